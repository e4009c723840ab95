	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm_split                 ; -- Begin function scaled_mm_split
	.p2align	8
	.type	scaled_mm_split,@function
scaled_mm_split:                        ; @scaled_mm_split
; %bb.0:
	s_clause 0x1
	s_load_b64 s[20:21], s[0:1], 0x2c
	s_load_b128 s[12:15], s[0:1], 0x0
	s_abs_i32 s6, s2
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v168, 32, v0
	v_and_b32_e32 v165, 0xc0, v0
	v_and_b32_e32 v171, 4, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b32_e32 v170, 4, v168
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s20, 31
	v_mul_lo_u32 v3, s21, v2
	s_lshr_b32 s3, s3, 25
	s_mov_b64 s[16:17], s[14:15]
	s_add_i32 s3, s20, s3
	s_mov_b32 s15, 0x31027000
	s_ashr_i32 s3, s3, 7
	s_mov_b32 s14, 0x7ffffffe
	s_abs_i32 s4, s3
	s_mov_b32 s18, s14
	s_cvt_f32_u32 s5, s4
	s_sub_i32 s7, 0, s4
	s_mov_b32 s19, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v1, s5
	v_readfirstlane_b32 s5, v1
	v_and_b32_e32 v1, 1, v0
	s_mul_f32 s5, s5, 0x4f7ffffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mul_lo_u32 v4, s20, v1
	v_lshl_add_u32 v5, v1, 4, v3
	s_cvt_u32_f32 s5, s5
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_mul_i32 s7, s7, s5
	v_add_lshl_u32 v3, v4, v2, 2
	s_mul_hi_u32 s7, s5, s7
	v_lshl_add_u32 v4, s21, 7, v5
	s_add_i32 s5, s5, s7
	s_xor_b32 s7, s2, s3
	s_mul_hi_u32 s5, s6, s5
	s_ashr_i32 s7, s7, 31
	s_mul_i32 s8, s5, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s6, s6, s8
	s_add_i32 s8, s5, 1
	s_sub_i32 s9, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s8, s5
	s_cselect_b32 s6, s9, s6
	s_add_i32 s8, s5, 1
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s4, s8, s5
	s_and_b32 s13, s13, 0xffff
	s_xor_b32 s23, s4, s7
	s_and_b32 s17, s17, 0xffff
	s_sub_i32 s4, s23, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s6, s4, 8
	s_mul_i32 s22, s4, s3
	s_mul_i32 s4, s6, s21
	s_sub_i32 s3, s2, s22
	v_add_lshl_u32 v6, s4, v5, 1
	s_or_b32 s8, s4, 8
	v_add_lshl_u32 v7, s4, v4, 1
	s_lshl_b32 s5, s3, 9
	v_add_lshl_u32 v5, s8, v5, 1
	v_add_lshl_u32 v4, s8, v4, 1
	v_add_lshl_u32 v8, s5, v3, 2
	s_clause 0x3
	buffer_load_b128 v[145:148], v6, s[12:15], 0 offen
	buffer_load_b128 v[141:144], v7, s[12:15], 0 offen
	buffer_load_b128 v[137:140], v5, s[12:15], 0 offen
	buffer_load_b128 v[133:136], v4, s[12:15], 0 offen
	buffer_load_b128 v[129:132], v8, s[16:19], 0 offen
	v_lshlrev_b32_e32 v5, 4, v0
	v_lshlrev_b32_e32 v4, 5, v0
	s_cmp_gt_i32 s21, 32
	s_mov_b32 s18, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_and_b32_e32 v166, 0x160, v4
	v_and_b32_e32 v149, 4, v0
	v_lshlrev_b32_e32 v150, 4, v168
	v_lshl_or_b32 v167, v165, 3, v166
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s18, -1
                                        ; implicit-def: $vgpr166
                                        ; implicit-def: $vgpr149
                                        ; implicit-def: $vgpr167
                                        ; implicit-def: $vgpr150
.LBB0_3:                                ; %Flow182
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x10
	s_load_b64 s[4:5], s[0:1], 0x20
	v_and_b32_e32 v6, 8, v0
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v169, 0xf70, v5
	s_and_not1_b32 vcc_lo, exec_lo, s18
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e64 s0, 0, v6
	s_cbranch_vccnz .LBB0_6
; %bb.4:                                ; %.lr.ph
	v_lshl_or_b32 v2, s23, 8, v2
	s_lshl_b32 s1, s7, 8
	v_dual_mov_b32 v89, 0 :: v_dual_and_b32 v166, 0x160, v4
	v_bfe_i32 v4, v0, 2, 1
	s_delay_alu instid0(VALU_DEP_3)
	v_subrev_nc_u32_e32 v2, s1, v2
	s_lshl_b32 s18, s20, 3
	s_lshl_b32 s2, s2, 9
	v_lshl_or_b32 v167, v165, 3, v166
	v_add3_u32 v3, s2, s18, v3
	v_or_b32_e32 v6, 0x80, v2
	v_dual_mov_b32 v91, v89 :: v_dual_and_b32 v4, 0x90, v4
	v_mul_lo_u32 v2, s21, v2
	s_lshl_b32 s7, s22, 9
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_lo_u32 v6, s21, v6
	v_cndmask_b32_e64 v5, 0x90, 0, s0
	v_subrev_nc_u32_e32 v3, s7, v3
	v_or_b32_e32 v7, v4, v167
	v_or3_b32 v4, v4, v170, v166
	v_dual_mov_b32 v90, v89 :: v_dual_lshlrev_b32 v1, 5, v1
	v_xor_b32_e32 v5, v5, v169
	v_dual_mov_b32 v93, v89 :: v_dual_lshlrev_b32 v2, 1, v2
	v_dual_mov_b32 v95, v89 :: v_dual_lshlrev_b32 v6, 1, v6
	v_dual_mov_b32 v121, v89 :: v_dual_lshlrev_b32 v172, 2, v3
	v_xor_b32_e32 v3, 16, v7
	v_xor_b32_e32 v8, 16, v4
	v_add3_u32 v173, v2, v1, 0x50
	v_add3_u32 v174, v6, v1, 0x50
	v_dual_mov_b32 v92, v89 :: v_dual_add_nc_u32 v175, 0, v5
	v_dual_mov_b32 v123, v89 :: v_dual_add_nc_u32 v176, 0, v7
	v_dual_mov_b32 v94, v89 :: v_dual_add_nc_u32 v177, 0, v3
	v_dual_mov_b32 v125, v89 :: v_dual_add_nc_u32 v178, 0, v4
	v_dual_mov_b32 v96, v89 :: v_dual_add_nc_u32 v179, 0, v8
	v_mov_b32_e32 v122, v89
	v_mov_b32_e32 v124, v89
	v_mov_b32_e32 v126, v89
	v_mov_b32_e32 v127, v89
	v_mov_b32_e32 v128, v89
	v_mov_b32_e32 v113, v89
	v_mov_b32_e32 v114, v89
	v_mov_b32_e32 v115, v89
	v_mov_b32_e32 v116, v89
	v_mov_b32_e32 v117, v89
	v_mov_b32_e32 v118, v89
	v_mov_b32_e32 v119, v89
	v_mov_b32_e32 v120, v89
	v_mov_b32_e32 v105, v89
	v_mov_b32_e32 v106, v89
	v_mov_b32_e32 v107, v89
	v_mov_b32_e32 v108, v89
	v_mov_b32_e32 v109, v89
	v_mov_b32_e32 v110, v89
	v_mov_b32_e32 v111, v89
	v_mov_b32_e32 v112, v89
	v_mov_b32_e32 v97, v89
	v_mov_b32_e32 v98, v89
	v_mov_b32_e32 v99, v89
	v_mov_b32_e32 v100, v89
	v_mov_b32_e32 v101, v89
	v_mov_b32_e32 v102, v89
	v_mov_b32_e32 v103, v89
	v_mov_b32_e32 v104, v89
	v_mov_b32_e32 v81, v89
	v_mov_b32_e32 v82, v89
	v_mov_b32_e32 v83, v89
	v_mov_b32_e32 v84, v89
	v_mov_b32_e32 v85, v89
	v_mov_b32_e32 v86, v89
	v_mov_b32_e32 v87, v89
	v_mov_b32_e32 v88, v89
	v_mov_b32_e32 v73, v89
	v_mov_b32_e32 v74, v89
	v_mov_b32_e32 v75, v89
	v_mov_b32_e32 v76, v89
	v_mov_b32_e32 v77, v89
	v_mov_b32_e32 v78, v89
	v_mov_b32_e32 v79, v89
	v_mov_b32_e32 v80, v89
	v_mov_b32_e32 v65, v89
	v_mov_b32_e32 v66, v89
	v_mov_b32_e32 v67, v89
	v_mov_b32_e32 v68, v89
	v_mov_b32_e32 v69, v89
	v_mov_b32_e32 v70, v89
	v_mov_b32_e32 v71, v89
	v_mov_b32_e32 v72, v89
	v_mov_b32_e32 v57, v89
	v_mov_b32_e32 v58, v89
	v_mov_b32_e32 v59, v89
	v_mov_b32_e32 v60, v89
	v_mov_b32_e32 v61, v89
	v_mov_b32_e32 v62, v89
	v_mov_b32_e32 v63, v89
	v_mov_b32_e32 v64, v89
	v_mov_b32_e32 v49, v89
	v_mov_b32_e32 v50, v89
	v_mov_b32_e32 v51, v89
	v_mov_b32_e32 v52, v89
	v_mov_b32_e32 v53, v89
	v_mov_b32_e32 v54, v89
	v_mov_b32_e32 v55, v89
	v_mov_b32_e32 v56, v89
	v_mov_b32_e32 v41, v89
	v_mov_b32_e32 v42, v89
	v_mov_b32_e32 v43, v89
	v_mov_b32_e32 v44, v89
	v_mov_b32_e32 v45, v89
	v_mov_b32_e32 v46, v89
	v_mov_b32_e32 v47, v89
	v_mov_b32_e32 v48, v89
	v_mov_b32_e32 v33, v89
	v_mov_b32_e32 v34, v89
	v_mov_b32_e32 v35, v89
	v_mov_b32_e32 v36, v89
	v_mov_b32_e32 v37, v89
	v_mov_b32_e32 v38, v89
	v_mov_b32_e32 v39, v89
	v_mov_b32_e32 v40, v89
	v_mov_b32_e32 v25, v89
	v_mov_b32_e32 v26, v89
	v_mov_b32_e32 v27, v89
	v_mov_b32_e32 v28, v89
	v_mov_b32_e32 v29, v89
	v_mov_b32_e32 v30, v89
	v_mov_b32_e32 v31, v89
	v_mov_b32_e32 v32, v89
	v_mov_b32_e32 v17, v89
	v_mov_b32_e32 v18, v89
	v_mov_b32_e32 v19, v89
	v_mov_b32_e32 v20, v89
	v_mov_b32_e32 v21, v89
	v_mov_b32_e32 v22, v89
	v_mov_b32_e32 v23, v89
	v_mov_b32_e32 v24, v89
	v_mov_b32_e32 v9, v89
	v_mov_b32_e32 v10, v89
	v_mov_b32_e32 v11, v89
	v_mov_b32_e32 v12, v89
	v_mov_b32_e32 v13, v89
	v_mov_b32_e32 v14, v89
	v_mov_b32_e32 v15, v89
	v_mov_b32_e32 v16, v89
	v_mov_b32_e32 v1, v89
	v_mov_b32_e32 v2, v89
	v_mov_b32_e32 v3, v89
	v_mov_b32_e32 v4, v89
	v_mov_b32_e32 v5, v89
	v_mov_b32_e32 v6, v89
	v_mov_b32_e32 v7, v89
	v_mov_b32_e32 v8, v89
	s_lshl_b32 s1, s20, 5
	s_mov_b32 s2, 32
	s_mov_b32 s18, s14
	s_mov_b32 s19, s15
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v180, v129 :: v_dual_add_nc_u32 v149, -16, v173
	v_dual_mov_b32 v181, v130 :: v_dual_add_nc_u32 v150, -16, v174
	s_clause 0x3
	buffer_load_b128 v[161:164], v173, s[12:15], 0 offen
	buffer_load_b128 v[157:160], v174, s[12:15], 0 offen
	buffer_load_b128 v[153:156], v149, s[12:15], 0 offen
	buffer_load_b128 v[149:152], v150, s[12:15], 0 offen
	v_dual_mov_b32 v236, v131 :: v_dual_mov_b32 v237, v132
	buffer_load_b128 v[129:132], v172, s[16:19], 0 offen
	;;#ASMSTART
	
        v_perm_b32 v205, v180, 0, 0x050c040c
        v_perm_b32 v206, v180, 0, 0x070c060c
        v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
        v_and_b32 v205, 0xbfffbfff, v205
        v_and_b32 v206, 0xbfffbfff, v206
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v207, v181, 0, 0x050c040c
        v_perm_b32 v208, v181, 0, 0x070c060c
        v_pk_ashrrev_i16 v207, 1, v207 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v208, 1, v208 op_sel_hi:[0,1]
        v_and_b32 v207, 0xbfffbfff, v207
        v_and_b32 v208, 0xbfffbfff, v208
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v204, 0x5c00, v205 op_sel_hi:[0,1]
            v_pk_mul_f16 v205, 0x5c00, v206 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v206, 0x5c00, v207 op_sel_hi:[0,1]
            v_pk_mul_f16 v207, 0x5c00, v208 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v175, v[145:148]
	ds_store_b128 v175, v[141:144] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[145:148], v177
	ds_load_b128 v[141:144], v176
	ds_load_b128 v[180:183], v176 offset:2048
	ds_load_b128 v[184:187], v177 offset:2048
	ds_load_b128 v[192:195], v177 offset:4096
	ds_load_b128 v[188:191], v176 offset:4096
	ds_load_b128 v[196:199], v176 offset:6144
	ds_load_b128 v[200:203], v177 offset:6144
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v175, v[204:207]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[208:211], v179
	ds_load_b128 v[204:207], v178
	ds_load_b128 v[212:215], v178 offset:1024
	ds_load_b128 v[216:219], v179 offset:1024
	ds_load_b128 v[224:227], v179 offset:2048
	ds_load_b128 v[220:223], v178 offset:2048
	ds_load_b128 v[228:231], v178 offset:3072
	ds_load_b128 v[232:235], v179 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v175, v[137:140]
	ds_store_b128 v175, v[133:136] offset:4096
	;;#ASMSTART
	
        v_perm_b32 v137, v236, 0, 0x050c040c
        v_perm_b32 v138, v236, 0, 0x070c060c
        v_pk_ashrrev_i16 v137, 1, v137 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
        v_and_b32 v137, 0xbfffbfff, v137
        v_and_b32 v138, 0xbfffbfff, v138
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v139, v237, 0, 0x050c040c
        v_perm_b32 v140, v237, 0, 0x070c060c
        v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
        v_and_b32 v139, 0xbfffbfff, v139
        v_and_b32 v140, 0xbfffbfff, v140
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v236, 0x5c00, v137 op_sel_hi:[0,1]
            v_pk_mul_f16 v237, 0x5c00, v138 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v238, 0x5c00, v139 op_sel_hi:[0,1]
            v_pk_mul_f16 v239, 0x5c00, v140 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[137:140], v177
	ds_load_b128 v[133:136], v176
	v_wmma_f32_16x16x16_f16 v[89:96], v[204:211], v[141:148], v[89:96]
	v_wmma_f32_16x16x16_f16 v[97:104], v[204:211], v[180:187], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[212:219], v[141:148], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[212:219], v[180:187], v[81:88]
	v_wmma_f32_16x16x16_f16 v[113:120], v[220:227], v[141:148], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[220:227], v[180:187], v[73:80]
	v_wmma_f32_16x16x16_f16 v[105:112], v[228:235], v[141:148], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[228:235], v[180:187], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[204:211], v[188:195], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[212:219], v[188:195], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[220:227], v[188:195], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[228:235], v[188:195], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[204:211], v[196:203], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[212:219], v[196:203], v[17:24]
	ds_load_b128 v[141:144], v176 offset:2048
	ds_load_b128 v[145:148], v177 offset:2048
	v_wmma_f32_16x16x16_f16 v[9:16], v[220:227], v[196:203], v[9:16]
	ds_load_b128 v[184:187], v177 offset:4096
	ds_load_b128 v[180:183], v176 offset:4096
	ds_load_b128 v[188:191], v176 offset:6144
	ds_load_b128 v[192:195], v177 offset:6144
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v175, v[236:239]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_wmma_f32_16x16x16_f16 v[1:8], v[228:235], v[196:203], v[1:8]
	ds_load_b128 v[200:203], v179
	ds_load_b128 v[196:199], v178
	ds_load_b128 v[204:207], v178 offset:1024
	ds_load_b128 v[208:211], v179 offset:1024
	ds_load_b128 v[216:219], v179 offset:2048
	ds_load_b128 v[212:215], v178 offset:2048
	ds_load_b128 v[220:223], v178 offset:3072
	ds_load_b128 v[224:227], v179 offset:3072
	v_add_nc_u32_e32 v172, s1, v172
	v_add_nc_u32_e32 v174, 64, v174
	v_add_nc_u32_e32 v173, 64, v173
	s_add_i32 s2, s2, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s2, s21
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[89:96], v[196:203], v[133:140], v[89:96]
	v_wmma_f32_16x16x16_f16 v[97:104], v[196:203], v[141:148], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[204:211], v[133:140], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[204:211], v[141:148], v[81:88]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[212:219], v[133:140], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[212:219], v[141:148], v[73:80]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[105:112], v[220:227], v[133:140], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[220:227], v[141:148], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[196:203], v[180:187], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[204:211], v[180:187], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[212:219], v[180:187], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[220:227], v[180:187], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[196:203], v[188:195], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[204:211], v[188:195], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[212:219], v[188:195], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[220:227], v[188:195], v[1:8]
	v_dual_mov_b32 v137, v161 :: v_dual_mov_b32 v138, v162
	v_dual_mov_b32 v139, v163 :: v_dual_mov_b32 v140, v164
	v_dual_mov_b32 v133, v157 :: v_dual_mov_b32 v134, v158
	v_dual_mov_b32 v135, v159 :: v_dual_mov_b32 v136, v160
	v_dual_mov_b32 v145, v153 :: v_dual_mov_b32 v146, v154
	v_dual_mov_b32 v147, v155 :: v_dual_mov_b32 v148, v156
	v_dual_mov_b32 v141, v149 :: v_dual_mov_b32 v142, v150
	v_dual_mov_b32 v143, v151 :: v_dual_mov_b32 v144, v152
	s_cbranch_scc1 .LBB0_5
	s_branch .LBB0_7
.LBB0_6:
	v_dual_mov_b32 v7, v8 :: v_dual_mov_b32 v170, v150
	v_dual_mov_b32 v6, v8 :: v_dual_mov_b32 v171, v149
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v32, v8
	v_mov_b32_e32 v31, v8
	v_mov_b32_e32 v30, v8
	v_mov_b32_e32 v29, v8
	v_mov_b32_e32 v28, v8
	v_mov_b32_e32 v27, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v25, v8
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v8
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v8
	v_mov_b32_e32 v36, v8
	v_mov_b32_e32 v35, v8
	v_mov_b32_e32 v34, v8
	v_mov_b32_e32 v33, v8
	v_mov_b32_e32 v48, v8
	v_mov_b32_e32 v47, v8
	v_mov_b32_e32 v46, v8
	v_mov_b32_e32 v45, v8
	v_mov_b32_e32 v44, v8
	v_mov_b32_e32 v43, v8
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v8
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v8
	v_mov_b32_e32 v54, v8
	v_mov_b32_e32 v53, v8
	v_mov_b32_e32 v52, v8
	v_mov_b32_e32 v51, v8
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v8
	v_mov_b32_e32 v64, v8
	v_mov_b32_e32 v63, v8
	v_mov_b32_e32 v62, v8
	v_mov_b32_e32 v61, v8
	v_mov_b32_e32 v60, v8
	v_mov_b32_e32 v59, v8
	v_mov_b32_e32 v58, v8
	v_mov_b32_e32 v57, v8
	v_mov_b32_e32 v72, v8
	v_mov_b32_e32 v71, v8
	v_mov_b32_e32 v70, v8
	v_mov_b32_e32 v69, v8
	v_mov_b32_e32 v68, v8
	v_mov_b32_e32 v67, v8
	v_mov_b32_e32 v66, v8
	v_mov_b32_e32 v65, v8
	v_mov_b32_e32 v80, v8
	v_mov_b32_e32 v79, v8
	v_mov_b32_e32 v78, v8
	v_mov_b32_e32 v77, v8
	v_mov_b32_e32 v76, v8
	v_mov_b32_e32 v75, v8
	v_mov_b32_e32 v74, v8
	v_mov_b32_e32 v73, v8
	v_mov_b32_e32 v88, v8
	v_mov_b32_e32 v87, v8
	v_mov_b32_e32 v86, v8
	v_mov_b32_e32 v85, v8
	v_mov_b32_e32 v84, v8
	v_mov_b32_e32 v83, v8
	v_mov_b32_e32 v82, v8
	v_mov_b32_e32 v81, v8
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v8
	v_mov_b32_e32 v102, v8
	v_mov_b32_e32 v101, v8
	v_mov_b32_e32 v100, v8
	v_mov_b32_e32 v99, v8
	v_mov_b32_e32 v98, v8
	v_mov_b32_e32 v97, v8
	v_mov_b32_e32 v112, v8
	v_mov_b32_e32 v111, v8
	v_mov_b32_e32 v110, v8
	v_mov_b32_e32 v109, v8
	v_mov_b32_e32 v108, v8
	v_mov_b32_e32 v107, v8
	v_mov_b32_e32 v106, v8
	v_mov_b32_e32 v105, v8
	v_mov_b32_e32 v120, v8
	v_mov_b32_e32 v119, v8
	v_mov_b32_e32 v118, v8
	v_mov_b32_e32 v117, v8
	v_mov_b32_e32 v116, v8
	v_mov_b32_e32 v115, v8
	v_mov_b32_e32 v114, v8
	v_mov_b32_e32 v113, v8
	v_mov_b32_e32 v128, v8
	v_mov_b32_e32 v127, v8
	v_mov_b32_e32 v126, v8
	v_mov_b32_e32 v125, v8
	v_mov_b32_e32 v124, v8
	v_mov_b32_e32 v123, v8
	v_mov_b32_e32 v122, v8
	v_mov_b32_e32 v121, v8
	v_mov_b32_e32 v96, v8
	v_mov_b32_e32 v95, v8
	v_mov_b32_e32 v94, v8
	v_mov_b32_e32 v93, v8
	v_mov_b32_e32 v92, v8
	v_mov_b32_e32 v91, v8
	v_mov_b32_e32 v90, v8
	v_mov_b32_e32 v89, v8
.LBB0_7:                                ; %._crit_edge
	v_cndmask_b32_e64 v158, 0x90, 0, s0
	v_cmp_eq_u32_e32 vcc_lo, 0, v171
	v_lshrrev_b32_e32 v150, 1, v168
	s_waitcnt vmcnt(0)
	;;#ASMSTART
	
        v_perm_b32 v154, v129, 0, 0x050c040c
        v_perm_b32 v155, v129, 0, 0x070c060c
        v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
        v_and_b32 v154, 0xbfffbfff, v154
        v_and_b32 v155, 0xbfffbfff, v155
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v156, v130, 0, 0x050c040c
        v_perm_b32 v157, v130, 0, 0x070c060c
        v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v157, 1, v157 op_sel_hi:[0,1]
        v_and_b32 v156, 0xbfffbfff, v156
        v_and_b32 v157, 0xbfffbfff, v157
        
	;;#ASMEND
	v_xad_u32 v231, v158, v169, 0
	v_cndmask_b32_e64 v168, 0x90, 0, vcc_lo
	;;#ASMSTART
	
            v_pk_mul_f16 v153, 0x5c00, v154 op_sel_hi:[0,1]
            v_pk_mul_f16 v154, 0x5c00, v155 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v155, 0x5c00, v156 op_sel_hi:[0,1]
            v_pk_mul_f16 v156, 0x5c00, v157 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_or_b32_e32 v157, v168, v167
	buffer_gl0_inv
	ds_store_b128 v231, v[145:148]
	ds_store_b128 v231, v[141:144] offset:4096
	v_or3_b32 v141, v170, v166, v168
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v232, 0, v157
	v_xad_u32 v233, v157, 16, 0
	s_barrier
	v_add_nc_u32_e32 v234, 0, v141
	v_xad_u32 v247, v141, 16, 0
	buffer_gl0_inv
	ds_load_b128 v[157:160], v232
	ds_load_b128 v[171:174], v232 offset:2048
	ds_load_b128 v[179:182], v232 offset:4096
	ds_load_b128 v[187:190], v232 offset:6144
	ds_load_b128 v[161:164], v233
	ds_load_b128 v[175:178], v233 offset:2048
	ds_load_b128 v[183:186], v233 offset:4096
	ds_load_b128 v[191:194], v233 offset:6144
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v231, v[153:156]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[195:198], v234
	ds_load_b128 v[203:206], v234 offset:1024
	ds_load_b128 v[211:214], v234 offset:2048
	ds_load_b128 v[219:222], v234 offset:3072
	ds_load_b128 v[199:202], v247
	ds_load_b128 v[207:210], v247 offset:1024
	ds_load_b128 v[215:218], v247 offset:2048
	ds_load_b128 v[223:226], v247 offset:3072
	;;#ASMSTART
	
        v_perm_b32 v166, v131, 0, 0x050c040c
        v_perm_b32 v167, v131, 0, 0x070c060c
        v_pk_ashrrev_i16 v166, 1, v166 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v167, 1, v167 op_sel_hi:[0,1]
        v_and_b32 v166, 0xbfffbfff, v166
        v_and_b32 v167, 0xbfffbfff, v167
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v131, v132, 0, 0x050c040c
        v_perm_b32 v168, v132, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v168, 1, v168 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v168, 0xbfffbfff, v168
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v227, 0x5c00, v166 op_sel_hi:[0,1]
            v_pk_mul_f16 v228, 0x5c00, v167 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v229, 0x5c00, v131 op_sel_hi:[0,1]
            v_pk_mul_f16 v230, 0x5c00, v168 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v231, v[137:140]
	ds_store_b128 v231, v[133:136] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_lshrrev_b32_e32 v149, 4, v0
	s_lshl_b32 s7, s3, 7
	s_and_b32 s1, s11, 0xffff
	s_mov_b32 s3, 0x31027000
	s_mov_b32 s2, 0x7ffffffe
	v_wmma_f32_16x16x16_f16 v[89:96], v[195:202], v[157:164], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[203:210], v[157:164], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[211:218], v[157:164], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[219:226], v[157:164], v[105:112]
	v_wmma_f32_16x16x16_f16 v[97:104], v[195:202], v[171:178], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[203:210], v[171:178], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[211:218], v[171:178], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[219:226], v[171:178], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[195:202], v[179:186], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[203:210], v[179:186], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[211:218], v[179:186], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[219:226], v[179:186], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[195:202], v[187:194], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[203:210], v[187:194], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[211:218], v[187:194], v[9:16]
	v_mov_b32_e32 v161, 0
	ds_load_b128 v[166:169], v232
	ds_load_b128 v[174:177], v232 offset:2048
	ds_load_b128 v[195:198], v232 offset:4096
	ds_load_b128 v[203:206], v232 offset:6144
	ds_load_b128 v[170:173], v233
	ds_load_b128 v[178:181], v233 offset:2048
	ds_load_b128 v[199:202], v233 offset:4096
	ds_load_b128 v[207:210], v233 offset:6144
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v231, v[227:230]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[211:214], v234
	ds_load_b128 v[227:230], v234 offset:1024
	ds_load_b128 v[235:238], v234 offset:2048
	ds_load_b128 v[243:246], v234 offset:3072
	ds_load_b128 v[215:218], v247
	ds_load_b128 v[231:234], v247 offset:1024
	ds_load_b128 v[239:242], v247 offset:2048
	ds_load_b128 v[247:250], v247 offset:3072
	v_and_or_b32 v152, v149, 1, v150
	s_mov_b32 s0, s10
	v_wmma_f32_16x16x16_f16 v[1:8], v[219:226], v[187:194], v[1:8]
	s_and_b32 s5, s5, 0xffff
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v137, 32, v152
	v_or_b32_e32 v136, 34, v152
	v_or_b32_e32 v160, 2, v152
	v_or_b32_e32 v135, 36, v152
	v_or_b32_e32 v159, 4, v152
	v_or_b32_e32 v134, 38, v152
	v_or_b32_e32 v158, 6, v152
	v_or_b32_e32 v131, 44, v152
	v_or_b32_e32 v132, 42, v152
	v_or_b32_e32 v133, 40, v152
	v_or_b32_e32 v138, 14, v152
	v_or_b32_e32 v139, 12, v152
	v_or_b32_e32 v140, 10, v152
	v_or_b32_e32 v157, 8, v152
	v_or_b32_e32 v156, 46, v152
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[89:96], v[211:218], v[166:173], v[89:96]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[121:128], v[227:234], v[166:173], v[121:128]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[113:120], v[235:242], v[166:173], v[113:120]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[105:112], v[243:250], v[166:173], v[105:112]
	v_or_b32_e32 v162, s7, v152
	v_or_b32_e32 v171, s7, v137
	v_or_b32_e32 v163, s7, v160
	v_or_b32_e32 v172, s7, v136
	v_or_b32_e32 v164, s7, v159
	v_or_b32_e32 v173, s7, v135
	v_wmma_f32_16x16x16_f16 v[97:104], v[211:218], v[174:181], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[227:234], v[174:181], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[235:242], v[174:181], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[243:250], v[174:181], v[65:72]
	v_or_b32_e32 v166, s7, v158
	v_or_b32_e32 v174, s7, v134
	v_or_b32_e32 v167, s7, v157
	v_or_b32_e32 v168, s7, v140
	v_or_b32_e32 v169, s7, v139
	v_or_b32_e32 v170, s7, v138
	v_or_b32_e32 v175, s7, v133
	v_or_b32_e32 v176, s7, v132
	v_or_b32_e32 v177, s7, v131
	v_or_b32_e32 v178, s7, v156
	v_lshlrev_b32_e32 v162, 1, v162
	v_wmma_f32_16x16x16_f16 v[25:32], v[211:218], v[203:210], v[25:32]
	v_lshlrev_b32_e32 v171, 1, v171
	v_lshlrev_b32_e32 v163, 1, v163
	v_lshlrev_b32_e32 v172, 1, v172
	v_lshlrev_b32_e32 v164, 1, v164
	v_wmma_f32_16x16x16_f16 v[17:24], v[227:234], v[203:210], v[17:24]
	v_lshlrev_b32_e32 v173, 1, v173
	v_lshlrev_b32_e32 v166, 1, v166
	v_lshlrev_b32_e32 v174, 1, v174
	v_lshlrev_b32_e32 v167, 1, v167
	v_lshlrev_b32_e32 v168, 1, v168
	v_lshlrev_b32_e32 v169, 1, v169
	v_lshlrev_b32_e32 v170, 1, v170
	v_lshlrev_b32_e32 v175, 1, v175
	v_lshlrev_b32_e32 v176, 1, v176
	v_lshlrev_b32_e32 v177, 1, v177
	v_wmma_f32_16x16x16_f16 v[57:64], v[211:218], v[195:202], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[227:234], v[195:202], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[235:242], v[195:202], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[243:250], v[195:202], v[33:40]
	s_clause 0x7
	buffer_load_u16 v162, v162, s[0:3], 0 offen
	buffer_load_u16 v163, v163, s[0:3], 0 offen
	buffer_load_u16 v164, v164, s[0:3], 0 offen
	buffer_load_u16 v166, v166, s[0:3], 0 offen
	buffer_load_u16 v167, v167, s[0:3], 0 offen
	buffer_load_u16 v168, v168, s[0:3], 0 offen
	buffer_load_u16 v169, v169, s[0:3], 0 offen
	buffer_load_u16 v170, v170, s[0:3], 0 offen
	v_lshlrev_b32_e32 v178, 1, v178
	s_clause 0x7
	buffer_load_u16 v171, v171, s[0:3], 0 offen
	buffer_load_u16 v172, v172, s[0:3], 0 offen
	buffer_load_u16 v173, v173, s[0:3], 0 offen
	buffer_load_u16 v174, v174, s[0:3], 0 offen
	buffer_load_u16 v175, v175, s[0:3], 0 offen
	buffer_load_u16 v176, v176, s[0:3], 0 offen
	buffer_load_u16 v177, v177, s[0:3], 0 offen
	buffer_load_u16 v195, v178, s[0:3], 0 offen
	v_or_b32_e32 v155, 64, v152
	v_or_b32_e32 v154, 0x42, v152
	v_or_b32_e32 v153, 0x44, v152
	v_or_b32_e32 v148, 0x46, v152
	v_or_b32_e32 v147, 0x48, v152
	v_or_b32_e32 v143, 0x60, v152
	v_or_b32_e32 v144, 0x4e, v152
	v_or_b32_e32 v145, 0x4c, v152
	v_or_b32_e32 v146, 0x4a, v152
	v_or_b32_e32 v179, s7, v155
	v_or_b32_e32 v142, 0x62, v152
	v_or_b32_e32 v180, s7, v154
	v_or_b32_e32 v141, 0x64, v152
	v_or_b32_e32 v181, s7, v153
	v_or_b32_e32 v151, 0x66, v152
	v_or_b32_e32 v182, s7, v148
	v_or_b32_e32 v150, 0x68, v152
	v_or_b32_e32 v183, s7, v147
	v_or_b32_e32 v129, 0x6e, v152
	v_or_b32_e32 v130, 0x6c, v152
	v_or_b32_e32 v149, 0x6a, v152
	v_or_b32_e32 v184, s7, v146
	v_or_b32_e32 v185, s7, v145
	v_or_b32_e32 v186, s7, v144
	v_or_b32_e32 v187, s7, v143
	v_lshlrev_b32_e32 v178, 1, v179
	v_or_b32_e32 v188, s7, v142
	v_lshlrev_b32_e32 v179, 1, v180
	v_or_b32_e32 v189, s7, v141
	v_lshlrev_b32_e32 v180, 1, v181
	v_or_b32_e32 v190, s7, v151
	v_lshlrev_b32_e32 v181, 1, v182
	v_or_b32_e32 v191, s7, v150
	v_or_b32_e32 v192, s7, v149
	v_or_b32_e32 v193, s7, v130
	v_or_b32_e32 v194, s7, v129
	v_wmma_f32_16x16x16_f16 v[9:16], v[235:242], v[203:210], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[243:250], v[203:210], v[1:8]
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v177, 16, v177
	v_lshlrev_b32_e32 v182, 1, v183
	v_lshlrev_b32_e32 v183, 1, v184
	v_lshlrev_b32_e32 v184, 1, v185
	v_lshlrev_b32_e32 v185, 1, v186
	s_clause 0x7
	buffer_load_u16 v196, v178, s[0:3], 0 offen
	buffer_load_u16 v197, v179, s[0:3], 0 offen
	buffer_load_u16 v199, v180, s[0:3], 0 offen
	buffer_load_u16 v200, v181, s[0:3], 0 offen
	buffer_load_u16 v201, v182, s[0:3], 0 offen
	buffer_load_u16 v202, v183, s[0:3], 0 offen
	buffer_load_u16 v219, v184, s[0:3], 0 offen
	buffer_load_u16 v220, v185, s[0:3], 0 offen
	v_lshlrev_b32_e32 v178, 1, v187
	v_lshlrev_b32_e32 v179, 1, v188
	v_lshlrev_b32_e32 v180, 1, v189
	v_lshlrev_b32_e32 v181, 1, v190
	v_lshlrev_b32_e32 v182, 1, v191
	v_lshlrev_b32_e32 v183, 1, v192
	v_lshlrev_b32_e32 v184, 1, v193
	v_lshlrev_b32_e32 v185, 1, v194
	s_clause 0x7
	buffer_load_u16 v192, v178, s[0:3], 0 offen
	buffer_load_u16 v193, v179, s[0:3], 0 offen
	buffer_load_u16 v194, v180, s[0:3], 0 offen
	buffer_load_u16 v221, v181, s[0:3], 0 offen
	buffer_load_u16 v222, v182, s[0:3], 0 offen
	buffer_load_u16 v223, v183, s[0:3], 0 offen
	buffer_load_u16 v224, v184, s[0:3], 0 offen
	buffer_load_u16 v225, v185, s[0:3], 0 offen
	global_load_b32 v226, v161, s[8:9]
	v_lshrrev_b32_e32 v161, 2, v165
	v_lshlrev_b32_e32 v191, 16, v162
	v_lshlrev_b32_e32 v188, 16, v166
	v_lshlrev_b32_e32 v184, 16, v170
	v_lshlrev_b32_e32 v180, 16, v174
	v_and_or_b32 v198, v0, 15, v161
	v_lshlrev_b32_e32 v179, 16, v175
	v_lshlrev_b32_e32 v178, 16, v176
	s_waitcnt vmcnt(17)
	v_lshlrev_b32_e32 v176, 16, v195
	s_mul_i32 s0, s6, s20
	s_mov_b32 s6, s2
	s_add_i32 s0, s0, s7
	s_mov_b32 s7, s3
	s_lshl_b32 s1, s20, 6
	s_waitcnt vmcnt(16)
	v_lshlrev_b32_e32 v175, 16, v196
	s_waitcnt vmcnt(15)
	v_lshlrev_b32_e32 v174, 16, v197
	s_waitcnt vmcnt(11)
	v_lshlrev_b32_e32 v170, 16, v202
	s_waitcnt vmcnt(7)
	v_lshlrev_b32_e32 v166, 16, v193
	s_waitcnt vmcnt(6)
	v_lshlrev_b32_e32 v165, 16, v194
	v_lshlrev_b32_e32 v190, 16, v163
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v163, 16, v222
	v_lshlrev_b32_e32 v186, 16, v168
	v_lshlrev_b32_e32 v168, 16, v220
	v_lshlrev_b32_e32 v189, 16, v164
	v_lshlrev_b32_e32 v164, 16, v221
	v_lshlrev_b32_e32 v185, 16, v169
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v162, 16, v223
	v_lshlrev_b32_e32 v183, 16, v171
	v_lshlrev_b32_e32 v171, 16, v201
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v161, 16, v224
	v_lshlrev_b32_e32 v182, 16, v172
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v0, 16, v225
	v_lshlrev_b32_e32 v181, 16, v173
	v_lshlrev_b32_e32 v173, 16, v199
	v_lshlrev_b32_e32 v187, 16, v167
	v_lshlrev_b32_e32 v172, 16, v200
	v_lshlrev_b32_e32 v169, 16, v219
	v_lshlrev_b32_e32 v167, 16, v192
	s_waitcnt vmcnt(0)
	v_fma_f32 v202, v89, v226, v191
	v_fma_f32 v205, v92, v226, v188
	v_fma_f32 v201, v95, v226, v185
	v_fma_f32 v199, v121, v226, v183
	v_fma_f32 v195, v124, v226, v180
	v_fma_f32 v193, v126, v226, v178
	v_fma_f32 v126, v113, v226, v175
	v_fma_f32 v124, v115, v226, v173
	v_fma_f32 v121, v118, v226, v170
	v_fma_f32 v118, v120, v226, v168
	v_fma_f32 v115, v107, v226, v165
	v_fma_f32 v113, v109, v226, v163
	v_fma_f32 v95, v82, v226, v182
	v_fma_f32 v92, v85, v226, v179
	v_fma_f32 v85, v75, v226, v173
	v_fma_f32 v82, v78, v226, v170
	v_fma_f32 v80, v80, v226, v168
	v_fma_f32 v78, v66, v226, v166
	v_fma_f32 v75, v69, v226, v163
	v_fma_f32 v69, v60, v226, v188
	v_fma_f32 v66, v63, v226, v185
	v_fma_f32 v63, v50, v226, v182
	v_fma_f32 v60, v53, v226, v179
	v_fma_f32 v53, v42, v226, v174
	v_fma_f32 v50, v45, v226, v171
	v_fma_f32 v45, v48, v226, v168
	v_fma_f32 v42, v35, v226, v165
	v_fmac_f32_e32 v168, v16, v226
	v_fma_f32 v206, v91, v226, v189
	v_fma_f32 v91, v86, v226, v178
	v_fma_f32 v86, v74, v226, v174
	v_fma_f32 v74, v70, v226, v162
	v_fma_f32 v70, v59, v226, v189
	v_fma_f32 v59, v54, v226, v178
	v_fma_f32 v54, v41, v226, v175
	v_fma_f32 v41, v36, v226, v164
	v_fma_f32 v36, v37, v226, v163
	v_fmac_f32_e32 v163, v5, v226
	v_fma_f32 v203, v94, v226, v186
	v_fma_f32 v94, v83, v226, v181
	v_fma_f32 v83, v77, v226, v171
	v_fma_f32 v77, v67, v226, v165
	v_fmac_f32_e32 v165, v3, v226
	v_fma_f32 v207, v90, v226, v190
	v_fma_f32 v204, v93, v226, v187
	v_fma_f32 v200, v96, v226, v184
	v_fma_f32 v194, v125, v226, v179
	v_fma_f32 v125, v114, v226, v174
	v_fma_f32 v114, v108, v226, v164
	v_fma_f32 v110, v110, v226, v162
	v_fma_f32 v109, v111, v226, v161
	v_fma_f32 v108, v112, v226, v0
	v_fma_f32 v93, v84, v226, v180
	v_fma_f32 v90, v87, v226, v177
	v_fma_f32 v87, v73, v226, v175
	v_fma_f32 v84, v76, v226, v172
	v_fma_f32 v76, v68, v226, v164
	v_fma_f32 v73, v71, v226, v161
	v_fma_f32 v72, v72, v226, v0
	v_fma_f32 v68, v61, v226, v187
	v_fma_f32 v67, v62, v226, v186
	v_fma_f32 v62, v51, v226, v181
	v_fma_f32 v61, v52, v226, v180
	v_fma_f32 v52, v43, v226, v173
	v_fma_f32 v51, v44, v226, v172
	v_fma_f32 v44, v33, v226, v167
	v_fma_f32 v43, v34, v226, v166
	v_fma_f32 v35, v38, v226, v162
	v_fma_f32 v34, v39, v226, v161
	v_fma_f32 v33, v40, v226, v0
	v_fmac_f32_e32 v162, v6, v226
	v_fma_f32 v96, v81, v226, v183
	v_fma_f32 v81, v79, v226, v169
	v_fma_f32 v79, v65, v226, v167
	v_fmac_f32_e32 v161, v7, v226
	v_fma_f32 v197, v122, v226, v182
	v_fma_f32 v122, v117, v226, v171
	v_fma_f32 v117, v105, v226, v167
	v_fmac_f32_e32 v167, v1, v226
	v_bfe_u32 v1, v202, 16, 1
	v_fmac_f32_e32 v0, v8, v226
	v_fma_f32 v196, v123, v226, v181
	v_fma_f32 v123, v116, v226, v172
	v_fma_f32 v116, v106, v226, v166
	v_fmac_f32_e32 v166, v2, v226
	v_bfe_u32 v2, v207, 16, 1
	v_fmac_f32_e32 v164, v4, v226
	v_add3_u32 v1, v202, v1, 0x7fff
	v_bfe_u32 v3, v206, 16, 1
	v_bfe_u32 v4, v205, 16, 1
	v_add3_u32 v2, v207, v2, 0x7fff
	v_bfe_u32 v5, v204, 16, 1
	v_lshrrev_b32_e32 v227, 16, v1
	v_add3_u32 v1, v206, v3, 0x7fff
	v_fma_f32 v89, v97, v226, v191
	v_lshrrev_b32_e32 v225, 16, v2
	v_add3_u32 v2, v205, v4, 0x7fff
	v_add3_u32 v3, v204, v5, 0x7fff
	v_bfe_u32 v4, v203, 16, 1
	v_fma_f32 v57, v57, v226, v191
	v_fma_f32 v192, v127, v226, v177
	v_fma_f32 v127, v128, v226, v176
	v_fma_f32 v119, v119, v226, v169
	v_fma_f32 v107, v98, v226, v190
	v_fma_f32 v106, v99, v226, v189
	v_fma_f32 v105, v100, v226, v188
	v_fma_f32 v100, v101, v226, v187
	v_fma_f32 v99, v102, v226, v186
	v_fma_f32 v98, v103, v226, v185
	v_fma_f32 v97, v104, v226, v184
	v_fma_f32 v88, v88, v226, v176
	v_fma_f32 v71, v58, v226, v190
	v_fma_f32 v65, v64, v226, v184
	v_fma_f32 v64, v49, v226, v183
	v_fma_f32 v58, v55, v226, v177
	v_fma_f32 v55, v56, v226, v176
	v_fma_f32 v49, v46, v226, v170
	v_fma_f32 v46, v47, v226, v169
	v_fmac_f32_e32 v191, v25, v226
	v_fmac_f32_e32 v190, v26, v226
	v_fmac_f32_e32 v189, v27, v226
	v_fmac_f32_e32 v188, v28, v226
	v_fmac_f32_e32 v187, v29, v226
	v_fmac_f32_e32 v186, v30, v226
	v_fmac_f32_e32 v185, v31, v226
	v_fmac_f32_e32 v184, v32, v226
	v_fmac_f32_e32 v183, v17, v226
	v_fmac_f32_e32 v182, v18, v226
	v_fmac_f32_e32 v181, v19, v226
	v_fmac_f32_e32 v180, v20, v226
	v_fmac_f32_e32 v179, v21, v226
	v_fmac_f32_e32 v178, v22, v226
	v_fmac_f32_e32 v177, v23, v226
	v_fmac_f32_e32 v176, v24, v226
	v_fmac_f32_e32 v175, v9, v226
	v_fmac_f32_e32 v174, v10, v226
	v_fmac_f32_e32 v173, v11, v226
	v_fmac_f32_e32 v172, v12, v226
	v_fmac_f32_e32 v171, v13, v226
	v_fmac_f32_e32 v170, v14, v226
	v_fmac_f32_e32 v169, v15, v226
	v_lshrrev_b32_e32 v226, 16, v1
	v_bfe_u32 v1, v201, 16, 1
	v_lshrrev_b32_e32 v224, 16, v2
	v_lshrrev_b32_e32 v222, 16, v3
	v_add3_u32 v2, v203, v4, 0x7fff
	v_bfe_u32 v3, v200, 16, 1
	v_add3_u32 v1, v201, v1, 0x7fff
	v_bfe_u32 v4, v199, 16, 1
	v_bfe_u32 v5, v197, 16, 1
	v_lshrrev_b32_e32 v223, 16, v2
	v_add3_u32 v2, v200, v3, 0x7fff
	v_lshrrev_b32_e32 v220, 16, v1
	v_add3_u32 v1, v199, v4, 0x7fff
	v_add3_u32 v3, v197, v5, 0x7fff
	v_bfe_u32 v4, v196, 16, 1
	v_lshrrev_b32_e32 v221, 16, v2
	v_bfe_u32 v2, v195, 16, 1
	v_lshrrev_b32_e32 v219, 16, v1
	v_lshrrev_b32_e32 v217, 16, v3
	v_add3_u32 v1, v196, v4, 0x7fff
	v_bfe_u32 v3, v194, 16, 1
	v_add3_u32 v2, v195, v2, 0x7fff
	v_bfe_u32 v4, v193, 16, 1
	v_bfe_u32 v5, v192, 16, 1
	v_lshrrev_b32_e32 v218, 16, v1
	v_add3_u32 v1, v194, v3, 0x7fff
	v_lshrrev_b32_e32 v215, 16, v2
	v_add3_u32 v2, v193, v4, 0x7fff
	v_add3_u32 v3, v192, v5, 0x7fff
	v_bfe_u32 v4, v127, 16, 1
	v_lshrrev_b32_e32 v216, 16, v1
	v_bfe_u32 v1, v126, 16, 1
	v_lshrrev_b32_e32 v214, 16, v2
	v_lshrrev_b32_e32 v212, 16, v3
	v_add3_u32 v2, v127, v4, 0x7fff
	v_bfe_u32 v3, v125, 16, 1
	v_add3_u32 v1, v126, v1, 0x7fff
	v_bfe_u32 v4, v124, 16, 1
	v_bfe_u32 v5, v123, 16, 1
	v_lshrrev_b32_e32 v213, 16, v2
	v_add3_u32 v2, v125, v3, 0x7fff
	v_lshrrev_b32_e32 v210, 16, v1
	v_add3_u32 v1, v124, v4, 0x7fff
	v_add3_u32 v3, v123, v5, 0x7fff
	v_bfe_u32 v4, v122, 16, 1
	v_lshrrev_b32_e32 v211, 16, v2
	v_bfe_u32 v2, v121, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v202, v202
	v_lshrrev_b32_e32 v209, 16, v1
	v_lshrrev_b32_e32 v128, 16, v3
	v_add3_u32 v1, v122, v4, 0x7fff
	v_bfe_u32 v3, v119, 16, 1
	v_add3_u32 v2, v121, v2, 0x7fff
	v_bfe_u32 v4, v118, 16, 1
	v_bfe_u32 v5, v117, 16, 1
	v_cndmask_b32_e32 v202, 0x7fff, v227, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v207, v207
	v_lshrrev_b32_e32 v208, 16, v1
	v_add3_u32 v1, v119, v3, 0x7fff
	v_lshrrev_b32_e32 v112, 16, v2
	v_add3_u32 v2, v118, v4, 0x7fff
	v_add3_u32 v3, v117, v5, 0x7fff
	v_bfe_u32 v4, v116, 16, 1
	v_cndmask_b32_e32 v207, 0x7fff, v225, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v206, v206
	v_lshrrev_b32_e32 v120, 16, v1
	v_bfe_u32 v1, v115, 16, 1
	v_lshrrev_b32_e32 v111, 16, v2
	v_lshrrev_b32_e32 v103, 16, v3
	v_add3_u32 v2, v116, v4, 0x7fff
	v_bfe_u32 v3, v114, 16, 1
	v_cndmask_b32_e32 v206, 0x7fff, v226, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v205, v205
	v_add3_u32 v1, v115, v1, 0x7fff
	v_bfe_u32 v4, v113, 16, 1
	v_bfe_u32 v5, v110, 16, 1
	v_lshrrev_b32_e32 v104, 16, v2
	v_add3_u32 v2, v114, v3, 0x7fff
	v_cndmask_b32_e32 v205, 0x7fff, v224, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v204, v204
	v_lshrrev_b32_e32 v102, 16, v1
	v_add3_u32 v1, v113, v4, 0x7fff
	v_add3_u32 v3, v110, v5, 0x7fff
	v_bfe_u32 v4, v109, 16, 1
	v_lshrrev_b32_e32 v101, 16, v2
	v_bfe_u32 v2, v108, 16, 1
	v_cndmask_b32_e32 v204, 0x7fff, v222, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v203, v203
	v_lshrrev_b32_e32 v9, 16, v1
	v_lshrrev_b32_e32 v1, 16, v3
	v_add3_u32 v3, v109, v4, 0x7fff
	v_bfe_u32 v4, v89, 16, 1
	v_add3_u32 v2, v108, v2, 0x7fff
	v_bfe_u32 v5, v107, 16, 1
	v_bfe_u32 v6, v106, 16, 1
	v_cndmask_b32_e32 v203, 0x7fff, v223, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v201, v201
	v_lshrrev_b32_e32 v32, 16, v3
	v_add3_u32 v3, v89, v4, 0x7fff
	v_lshrrev_b32_e32 v17, 16, v2
	v_add3_u32 v2, v107, v5, 0x7fff
	v_add3_u32 v4, v106, v6, 0x7fff
	v_bfe_u32 v5, v105, 16, 1
	v_cndmask_b32_e32 v201, 0x7fff, v220, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v200, v200
	v_lshrrev_b32_e32 v25, 16, v3
	v_bfe_u32 v3, v100, 16, 1
	v_lshrrev_b32_e32 v10, 16, v2
	v_lshrrev_b32_e32 v2, 16, v4
	v_add3_u32 v4, v105, v5, 0x7fff
	v_bfe_u32 v5, v99, 16, 1
	v_cndmask_b32_e32 v200, 0x7fff, v221, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v199, v199
	v_add3_u32 v3, v100, v3, 0x7fff
	v_bfe_u32 v6, v98, 16, 1
	v_bfe_u32 v7, v97, 16, 1
	v_lshrrev_b32_e32 v37, 16, v4
	v_add3_u32 v4, v99, v5, 0x7fff
	v_cndmask_b32_e32 v199, 0x7fff, v219, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v197, v197
	v_lshrrev_b32_e32 v18, 16, v3
	v_add3_u32 v3, v98, v6, 0x7fff
	v_add3_u32 v5, v97, v7, 0x7fff
	v_bfe_u32 v6, v96, 16, 1
	v_lshrrev_b32_e32 v26, 16, v4
	v_bfe_u32 v4, v95, 16, 1
	v_cndmask_b32_e32 v197, 0x7fff, v217, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v196, v196
	v_lshrrev_b32_e32 v11, 16, v3
	v_lshrrev_b32_e32 v3, 16, v5
	v_add3_u32 v5, v96, v6, 0x7fff
	v_bfe_u32 v6, v94, 16, 1
	v_add3_u32 v4, v95, v4, 0x7fff
	v_bfe_u32 v7, v93, 16, 1
	v_bfe_u32 v8, v92, 16, 1
	v_cndmask_b32_e32 v196, 0x7fff, v218, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v195, v195
	v_lshrrev_b32_e32 v38, 16, v5
	v_add3_u32 v5, v94, v6, 0x7fff
	v_lshrrev_b32_e32 v19, 16, v4
	v_add3_u32 v4, v93, v7, 0x7fff
	v_add3_u32 v6, v92, v8, 0x7fff
	v_bfe_u32 v7, v91, 16, 1
	v_cndmask_b32_e32 v195, 0x7fff, v215, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v194, v194
	v_lshrrev_b32_e32 v27, 16, v5
	v_bfe_u32 v5, v90, 16, 1
	v_lshrrev_b32_e32 v12, 16, v4
	v_lshrrev_b32_e32 v4, 16, v6
	v_add3_u32 v6, v91, v7, 0x7fff
	v_bfe_u32 v7, v88, 16, 1
	v_cndmask_b32_e32 v194, 0x7fff, v216, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v193, v193
	v_add3_u32 v5, v90, v5, 0x7fff
	v_bfe_u32 v8, v87, 16, 1
	v_bfe_u32 v13, v86, 16, 1
	v_lshrrev_b32_e32 v39, 16, v6
	v_add3_u32 v6, v88, v7, 0x7fff
	v_cndmask_b32_e32 v193, 0x7fff, v214, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v192, v192
	v_lshrrev_b32_e32 v20, 16, v5
	v_add3_u32 v5, v87, v8, 0x7fff
	v_add3_u32 v7, v86, v13, 0x7fff
	v_bfe_u32 v8, v85, 16, 1
	v_lshrrev_b32_e32 v28, 16, v6
	v_bfe_u32 v6, v84, 16, 1
	v_cndmask_b32_e32 v192, 0x7fff, v212, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v127, v127
	v_lshrrev_b32_e32 v13, 16, v5
	v_lshrrev_b32_e32 v5, 16, v7
	v_add3_u32 v7, v85, v8, 0x7fff
	v_bfe_u32 v8, v83, 16, 1
	v_add3_u32 v6, v84, v6, 0x7fff
	v_bfe_u32 v14, v82, 16, 1
	v_bfe_u32 v15, v81, 16, 1
	v_cndmask_b32_e32 v127, 0x7fff, v213, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v126, v126
	v_lshrrev_b32_e32 v40, 16, v7
	v_add3_u32 v7, v83, v8, 0x7fff
	v_lshrrev_b32_e32 v21, 16, v6
	v_add3_u32 v6, v82, v14, 0x7fff
	v_add3_u32 v8, v81, v15, 0x7fff
	v_bfe_u32 v15, v80, 16, 1
	v_cndmask_b32_e32 v126, 0x7fff, v210, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v125, v125
	v_lshrrev_b32_e32 v29, 16, v7
	v_bfe_u32 v7, v79, 16, 1
	v_lshrrev_b32_e32 v14, 16, v6
	v_lshrrev_b32_e32 v6, 16, v8
	v_add3_u32 v8, v80, v15, 0x7fff
	v_bfe_u32 v15, v78, 16, 1
	v_cndmask_b32_e32 v125, 0x7fff, v211, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v124, v124
	v_add3_u32 v7, v79, v7, 0x7fff
	v_bfe_u32 v16, v77, 16, 1
	v_bfe_u32 v23, v76, 16, 1
	v_lshrrev_b32_e32 v47, 16, v8
	v_add3_u32 v8, v78, v15, 0x7fff
	v_cndmask_b32_e32 v124, 0x7fff, v209, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v123, v123
	v_lshrrev_b32_e32 v22, 16, v7
	v_add3_u32 v7, v77, v16, 0x7fff
	v_add3_u32 v16, v76, v23, 0x7fff
	v_bfe_u32 v23, v75, 16, 1
	v_lshrrev_b32_e32 v30, 16, v8
	v_bfe_u32 v8, v74, 16, 1
	v_cndmask_b32_e32 v123, 0x7fff, v128, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v122, v122
	v_lshrrev_b32_e32 v15, 16, v7
	v_lshrrev_b32_e32 v7, 16, v16
	v_add3_u32 v16, v75, v23, 0x7fff
	v_bfe_u32 v23, v73, 16, 1
	v_add3_u32 v8, v74, v8, 0x7fff
	v_bfe_u32 v24, v72, 16, 1
	v_bfe_u32 v31, v57, 16, 1
	v_cndmask_b32_e32 v122, 0x7fff, v208, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v121, v121
	v_lshrrev_b32_e32 v48, 16, v16
	v_add3_u32 v16, v73, v23, 0x7fff
	v_lshrrev_b32_e32 v23, 16, v8
	v_add3_u32 v8, v72, v24, 0x7fff
	v_add3_u32 v24, v57, v31, 0x7fff
	v_bfe_u32 v56, v71, 16, 1
	v_bfe_u32 v228, v70, 16, 1
	v_cndmask_b32_e32 v112, 0x7fff, v112, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v119, v119
	v_lshrrev_b32_e32 v31, 16, v16
	v_lshrrev_b32_e32 v16, 16, v8
	v_lshrrev_b32_e32 v8, 16, v24
	v_add3_u32 v24, v71, v56, 0x7fff
	v_add3_u32 v228, v70, v228, 0x7fff
	v_bfe_u32 v230, v68, 16, 1
	v_bfe_u32 v231, v67, 16, 1
	v_cndmask_b32_e32 v119, 0x7fff, v120, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v118, v118
	v_lshrrev_b32_e32 v56, 16, v24
	v_lshrrev_b32_e32 v24, 16, v228
	v_add3_u32 v228, v68, v230, 0x7fff
	v_add3_u32 v230, v67, v231, 0x7fff
	v_mul_lo_u32 v231, s20, v198
	v_bfe_u32 v232, v66, 16, 1
	v_cndmask_b32_e32 v111, 0x7fff, v111, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v117, v117
	v_lshrrev_b32_e32 v198, 16, v230
	v_bfe_u32 v229, v69, 16, 1
	v_add3_u32 v230, v66, v232, 0x7fff
	v_lshrrev_b32_e32 v228, 16, v228
	v_add_nc_u32_e32 v232, s0, v231
	v_cndmask_b32_e32 v103, 0x7fff, v103, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v116, v116
	v_add_nc_u32_e32 v231, s1, v231
	v_add3_u32 v229, v69, v229, 0x7fff
	v_add_lshl_u32 v227, v232, v152, 1
	v_add_lshl_u32 v225, v232, v160, 1
	v_add_lshl_u32 v226, v232, v159, 1
	v_add_lshl_u32 v224, v232, v158, 1
	v_add_lshl_u32 v222, v232, v157, 1
	v_add_lshl_u32 v223, v232, v140, 1
	v_add_lshl_u32 v220, v232, v139, 1
	v_add_lshl_u32 v221, v232, v138, 1
	v_add_lshl_u32 v219, v232, v137, 1
	v_add_lshl_u32 v217, v232, v136, 1
	v_add_lshl_u32 v218, v232, v135, 1
	v_add_lshl_u32 v215, v232, v134, 1
	v_add_lshl_u32 v216, v232, v133, 1
	v_add_lshl_u32 v214, v232, v132, 1
	v_add_lshl_u32 v212, v232, v131, 1
	v_add_lshl_u32 v213, v232, v156, 1
	v_add_lshl_u32 v210, v232, v155, 1
	v_add_lshl_u32 v211, v232, v154, 1
	v_add_lshl_u32 v209, v232, v153, 1
	v_add_lshl_u32 v128, v232, v148, 1
	v_add_lshl_u32 v208, v232, v147, 1
	v_add_lshl_u32 v121, v232, v146, 1
	v_cndmask_b32_e32 v104, 0x7fff, v104, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v115, v115
	s_clause 0x15
	buffer_store_b16 v202, v227, s[4:7], 0 offen
	buffer_store_b16 v207, v225, s[4:7], 0 offen
	buffer_store_b16 v206, v226, s[4:7], 0 offen
	buffer_store_b16 v205, v224, s[4:7], 0 offen
	buffer_store_b16 v204, v222, s[4:7], 0 offen
	buffer_store_b16 v203, v223, s[4:7], 0 offen
	buffer_store_b16 v201, v220, s[4:7], 0 offen
	buffer_store_b16 v200, v221, s[4:7], 0 offen
	buffer_store_b16 v199, v219, s[4:7], 0 offen
	buffer_store_b16 v197, v217, s[4:7], 0 offen
	buffer_store_b16 v196, v218, s[4:7], 0 offen
	buffer_store_b16 v195, v215, s[4:7], 0 offen
	buffer_store_b16 v194, v216, s[4:7], 0 offen
	buffer_store_b16 v193, v214, s[4:7], 0 offen
	buffer_store_b16 v192, v212, s[4:7], 0 offen
	buffer_store_b16 v127, v213, s[4:7], 0 offen
	buffer_store_b16 v126, v210, s[4:7], 0 offen
	buffer_store_b16 v125, v211, s[4:7], 0 offen
	buffer_store_b16 v124, v209, s[4:7], 0 offen
	buffer_store_b16 v123, v128, s[4:7], 0 offen
	buffer_store_b16 v122, v208, s[4:7], 0 offen
	buffer_store_b16 v112, v121, s[4:7], 0 offen
	v_bfe_u32 v121, v170, 16, 1
	v_cndmask_b32_e32 v102, 0x7fff, v102, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v114, v114
	v_add_lshl_u32 v120, v232, v145, 1
	v_add_lshl_u32 v118, v232, v144, 1
	v_add3_u32 v121, v170, v121, 0x7fff
	v_add_lshl_u32 v117, v232, v143, 1
	v_cndmask_b32_e32 v101, 0x7fff, v101, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v113, v113
	s_clause 0x1
	buffer_store_b16 v119, v120, s[4:7], 0 offen
	buffer_store_b16 v111, v118, s[4:7], 0 offen
	v_lshrrev_b32_e32 v118, 16, v121
	v_bfe_u32 v121, v166, 16, 1
	v_cndmask_b32_e32 v9, 0x7fff, v9, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v110, v110
	v_add_lshl_u32 v116, v232, v142, 1
	buffer_store_b16 v103, v117, s[4:7], 0 offen
	v_add3_u32 v121, v166, v121, 0x7fff
	v_add_lshl_u32 v115, v232, v141, 1
	v_cndmask_b32_e32 v1, 0x7fff, v1, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v109, v109
	buffer_store_b16 v104, v116, s[4:7], 0 offen
	v_lshrrev_b32_e32 v116, 16, v121
	v_bfe_u32 v121, v162, 16, 1
	v_add_lshl_u32 v114, v232, v151, 1
	v_cndmask_b32_e32 v32, 0x7fff, v32, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v108, v108
	buffer_store_b16 v102, v115, s[4:7], 0 offen
	v_add3_u32 v121, v162, v121, 0x7fff
	buffer_store_b16 v101, v114, s[4:7], 0 offen
	v_add_lshl_u32 v113, v232, v150, 1
	v_cndmask_b32_e32 v17, 0x7fff, v17, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v89, v89
	v_lshrrev_b32_e32 v114, 16, v121
	v_add_nc_u32_e32 v121, s0, v231
	v_add_lshl_u32 v110, v232, v149, 1
	v_add_lshl_u32 v109, v232, v130, 1
	v_cndmask_b32_e32 v25, 0x7fff, v25, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v107, v107
	v_add_lshl_u32 v108, v232, v129, 1
	v_add_lshl_u32 v89, v121, v152, 1
	s_clause 0x4
	buffer_store_b16 v9, v113, s[4:7], 0 offen
	buffer_store_b16 v1, v110, s[4:7], 0 offen
	buffer_store_b16 v32, v109, s[4:7], 0 offen
	buffer_store_b16 v17, v108, s[4:7], 0 offen
	buffer_store_b16 v25, v89, s[4:7], 0 offen
	v_add_lshl_u32 v9, v121, v160, 1
	v_cndmask_b32_e32 v1, 0x7fff, v10, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v106, v106
	v_add_lshl_u32 v10, v121, v159, 1
	v_add_lshl_u32 v25, v121, v158, 1
	v_add_lshl_u32 v32, v121, v157, 1
	v_add_nc_u32_e32 v101, s1, v231
	v_cndmask_b32_e32 v2, 0x7fff, v2, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v105, v105
	v_lshrrev_b32_e32 v229, 16, v229
	v_bfe_u32 v233, v65, 16, 1
	v_add_nc_u32_e32 v231, s0, v101
	v_bfe_u32 v234, v64, 16, 1
	v_cndmask_b32_e32 v17, 0x7fff, v37, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v100, v100
	v_add_lshl_u32 v37, v121, v140, 1
	v_lshrrev_b32_e32 v227, 16, v230
	v_add3_u32 v230, v65, v233, 0x7fff
	v_bfe_u32 v235, v63, 16, 1
	v_cndmask_b32_e32 v18, 0x7fff, v18, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v99, v99
	v_add3_u32 v233, v64, v234, 0x7fff
	v_lshrrev_b32_e32 v230, 16, v230
	v_bfe_u32 v202, v62, 16, 1
	v_add3_u32 v234, v63, v235, 0x7fff
	v_cndmask_b32_e32 v26, 0x7fff, v26, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v98, v98
	s_clause 0x4
	buffer_store_b16 v1, v9, s[4:7], 0 offen
	buffer_store_b16 v2, v10, s[4:7], 0 offen
	buffer_store_b16 v17, v25, s[4:7], 0 offen
	buffer_store_b16 v18, v32, s[4:7], 0 offen
	buffer_store_b16 v26, v37, s[4:7], 0 offen
	v_add_lshl_u32 v2, v121, v139, 1
	v_add_lshl_u32 v9, v121, v138, 1
	v_add_lshl_u32 v18, v121, v136, 1
	v_cndmask_b32_e32 v1, 0x7fff, v11, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v97, v97
	v_add_lshl_u32 v11, v121, v137, 1
	v_add_lshl_u32 v25, v121, v135, 1
	v_lshrrev_b32_e32 v233, 16, v233
	v_add3_u32 v202, v62, v202, 0x7fff
	v_cndmask_b32_e32 v3, 0x7fff, v3, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v96, v96
	v_bfe_u32 v235, v61, 16, 1
	v_lshrrev_b32_e32 v234, 16, v234
	v_lshrrev_b32_e32 v202, 16, v202
	v_bfe_u32 v207, v60, 16, 1
	v_cndmask_b32_e32 v10, 0x7fff, v38, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v95, v95
	v_add3_u32 v235, v61, v235, 0x7fff
	v_bfe_u32 v225, v59, 16, 1
	v_add3_u32 v207, v60, v207, 0x7fff
	v_bfe_u32 v206, v58, 16, 1
	v_cndmask_b32_e32 v17, 0x7fff, v19, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v94, v94
	v_lshrrev_b32_e32 v235, 16, v235
	v_add3_u32 v225, v59, v225, 0x7fff
	v_lshrrev_b32_e32 v207, 16, v207
	v_bfe_u32 v226, v55, 16, 1
	v_cndmask_b32_e32 v19, 0x7fff, v27, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v93, v93
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v9, s[4:7], 0 offen
	buffer_store_b16 v10, v11, s[4:7], 0 offen
	buffer_store_b16 v17, v18, s[4:7], 0 offen
	buffer_store_b16 v19, v25, s[4:7], 0 offen
	v_add_lshl_u32 v2, v121, v134, 1
	v_add_lshl_u32 v10, v121, v132, 1
	v_add_lshl_u32 v18, v121, v156, 1
	v_cndmask_b32_e32 v1, 0x7fff, v12, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v92, v92
	v_add_lshl_u32 v12, v121, v131, 1
	v_add3_u32 v206, v58, v206, 0x7fff
	v_lshrrev_b32_e32 v224, 16, v225
	v_add3_u32 v226, v55, v226, 0x7fff
	v_cndmask_b32_e32 v3, 0x7fff, v4, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v91, v91
	v_add_lshl_u32 v4, v121, v133, 1
	v_bfe_u32 v205, v54, 16, 1
	v_lshrrev_b32_e32 v206, 16, v206
	v_lshrrev_b32_e32 v225, 16, v226
	v_cndmask_b32_e32 v9, 0x7fff, v39, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v90, v90
	v_add3_u32 v205, v54, v205, 0x7fff
	v_bfe_u32 v226, v53, 16, 1
	v_bfe_u32 v204, v52, 16, 1
	v_bfe_u32 v222, v51, 16, 1
	v_cndmask_b32_e32 v11, 0x7fff, v20, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v88, v88
	v_lshrrev_b32_e32 v205, 16, v205
	v_add3_u32 v223, v53, v226, 0x7fff
	v_add3_u32 v204, v52, v204, 0x7fff
	v_bfe_u32 v203, v50, 16, 1
	v_cndmask_b32_e32 v17, 0x7fff, v28, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v87, v87
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	buffer_store_b16 v11, v12, s[4:7], 0 offen
	buffer_store_b16 v17, v18, s[4:7], 0 offen
	v_add_lshl_u32 v2, v121, v155, 1
	v_add_lshl_u32 v4, v121, v154, 1
	v_add_lshl_u32 v9, v121, v153, 1
	v_cndmask_b32_e32 v1, 0x7fff, v13, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v86, v86
	v_add_lshl_u32 v11, v121, v148, 1
	v_add_lshl_u32 v13, v121, v147, 1
	v_lshrrev_b32_e32 v223, 16, v223
	v_add3_u32 v222, v51, v222, 0x7fff
	v_cndmask_b32_e32 v3, 0x7fff, v5, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v85, v85
	v_lshrrev_b32_e32 v204, 16, v204
	v_add3_u32 v203, v50, v203, 0x7fff
	v_bfe_u32 v226, v49, 16, 1
	v_lshrrev_b32_e32 v222, 16, v222
	v_cndmask_b32_e32 v5, 0x7fff, v40, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v84, v84
	v_lshrrev_b32_e32 v203, 16, v203
	v_add3_u32 v226, v49, v226, 0x7fff
	v_bfe_u32 v201, v46, 16, 1
	v_bfe_u32 v220, v45, 16, 1
	v_cndmask_b32_e32 v10, 0x7fff, v21, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v83, v83
	v_lshrrev_b32_e32 v226, 16, v226
	v_add3_u32 v201, v46, v201, 0x7fff
	v_bfe_u32 v200, v44, 16, 1
	v_add3_u32 v220, v45, v220, 0x7fff
	v_cndmask_b32_e32 v12, 0x7fff, v29, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v82, v82
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v9, s[4:7], 0 offen
	buffer_store_b16 v10, v11, s[4:7], 0 offen
	buffer_store_b16 v12, v13, s[4:7], 0 offen
	v_add_lshl_u32 v2, v121, v146, 1
	v_add_lshl_u32 v4, v121, v145, 1
	v_add_lshl_u32 v10, v121, v143, 1
	v_cndmask_b32_e32 v1, 0x7fff, v14, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v81, v81
	v_add_lshl_u32 v12, v121, v142, 1
	v_lshrrev_b32_e32 v201, 16, v201
	v_bfe_u32 v221, v43, 16, 1
	v_add3_u32 v200, v44, v200, 0x7fff
	v_cndmask_b32_e32 v3, 0x7fff, v6, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v80, v80
	v_add_lshl_u32 v6, v121, v144, 1
	v_lshrrev_b32_e32 v219, 16, v220
	v_add3_u32 v221, v43, v221, 0x7fff
	v_bfe_u32 v199, v42, 16, 1
	v_cndmask_b32_e32 v5, 0x7fff, v47, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v79, v79
	v_lshrrev_b32_e32 v200, 16, v200
	v_lshrrev_b32_e32 v220, 16, v221
	v_add3_u32 v199, v42, v199, 0x7fff
	v_bfe_u32 v221, v41, 16, 1
	v_cndmask_b32_e32 v9, 0x7fff, v22, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v78, v78
	v_bfe_u32 v197, v36, 16, 1
	v_lshrrev_b32_e32 v199, 16, v199
	v_add3_u32 v218, v41, v221, 0x7fff
	v_bfe_u32 v217, v35, 16, 1
	v_cndmask_b32_e32 v11, 0x7fff, v30, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v77, v77
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	buffer_store_b16 v11, v12, s[4:7], 0 offen
	v_add_lshl_u32 v2, v121, v141, 1
	v_add_lshl_u32 v4, v121, v151, 1
	v_add_lshl_u32 v6, v121, v150, 1
	v_cndmask_b32_e32 v1, 0x7fff, v15, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v76, v76
	v_add_lshl_u32 v9, v121, v149, 1
	v_add_lshl_u32 v11, v121, v130, 1
	v_add3_u32 v197, v36, v197, 0x7fff
	v_lshrrev_b32_e32 v218, 16, v218
	v_cndmask_b32_e32 v3, 0x7fff, v7, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v75, v75
	v_bfe_u32 v196, v34, 16, 1
	v_add3_u32 v217, v35, v217, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	v_bfe_u32 v221, v33, 16, 1
	v_cndmask_b32_e32 v5, 0x7fff, v48, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v74, v74
	v_add3_u32 v196, v34, v196, 0x7fff
	v_lshrrev_b32_e32 v217, 16, v217
	v_add3_u32 v221, v33, v221, 0x7fff
	v_bfe_u32 v195, v191, 16, 1
	v_cndmask_b32_e32 v7, 0x7fff, v23, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v73, v73
	v_lshrrev_b32_e32 v196, 16, v196
	v_lshrrev_b32_e32 v221, 16, v221
	v_bfe_u32 v215, v190, 16, 1
	v_add3_u32 v195, v191, v195, 0x7fff
	v_cndmask_b32_e32 v10, 0x7fff, v31, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v72, v72
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v9, s[4:7], 0 offen
	buffer_store_b16 v10, v11, s[4:7], 0 offen
	v_add_lshl_u32 v2, v121, v129, 1
	v_add_lshl_u32 v4, v231, v152, 1
	v_add_lshl_u32 v6, v231, v160, 1
	v_cndmask_b32_e32 v1, 0x7fff, v16, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v57, v57
	v_add_lshl_u32 v10, v231, v158, 1
	v_bfe_u32 v194, v189, 16, 1
	v_add3_u32 v215, v190, v215, 0x7fff
	v_lshrrev_b32_e32 v195, 16, v195
	v_cndmask_b32_e32 v3, 0x7fff, v8, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v71, v71
	v_add_lshl_u32 v8, v231, v159, 1
	v_bfe_u32 v216, v188, 16, 1
	v_add3_u32 v194, v189, v194, 0x7fff
	v_lshrrev_b32_e32 v214, 16, v215
	v_cndmask_b32_e32 v5, 0x7fff, v56, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v70, v70
	v_add3_u32 v101, s0, s1, v101
	v_add3_u32 v216, v188, v216, 0x7fff
	v_bfe_u32 v193, v187, 16, 1
	v_lshrrev_b32_e32 v194, 16, v194
	v_cndmask_b32_e32 v7, 0x7fff, v24, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v69, v69
	v_lshrrev_b32_e32 v215, 16, v216
	v_add3_u32 v193, v187, v193, 0x7fff
	v_bfe_u32 v216, v186, 16, 1
	v_bfe_u32 v192, v185, 16, 1
	v_cndmask_b32_e32 v9, 0x7fff, v229, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v68, v68
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v231, v157, 1
	v_add_lshl_u32 v4, v231, v140, 1
	v_add_lshl_u32 v6, v231, v139, 1
	v_cndmask_b32_e32 v1, 0x7fff, v228, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v67, v67
	v_add_lshl_u32 v8, v231, v138, 1
	v_add_lshl_u32 v10, v231, v137, 1
	v_lshrrev_b32_e32 v193, 16, v193
	v_add3_u32 v213, v186, v216, 0x7fff
	v_cndmask_b32_e32 v3, 0x7fff, v198, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v66, v66
	v_bfe_u32 v212, v184, 16, 1
	v_add3_u32 v192, v185, v192, 0x7fff
	v_lshrrev_b32_e32 v213, 16, v213
	v_bfe_u32 v127, v183, 16, 1
	v_cndmask_b32_e32 v5, 0x7fff, v227, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v65, v65
	v_add3_u32 v212, v184, v212, 0x7fff
	v_lshrrev_b32_e32 v192, 16, v192
	v_add3_u32 v127, v183, v127, 0x7fff
	v_bfe_u32 v216, v182, 16, 1
	v_cndmask_b32_e32 v7, 0x7fff, v230, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v64, v64
	v_lshrrev_b32_e32 v212, 16, v212
	v_lshrrev_b32_e32 v127, 16, v127
	v_add3_u32 v216, v182, v216, 0x7fff
	v_bfe_u32 v126, v181, 16, 1
	v_cndmask_b32_e32 v9, 0x7fff, v233, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v63, v63
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v231, v136, 1
	v_add_lshl_u32 v4, v231, v135, 1
	v_add_lshl_u32 v6, v231, v134, 1
	v_cndmask_b32_e32 v1, 0x7fff, v234, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v62, v62
	v_add_lshl_u32 v8, v231, v133, 1
	v_add_lshl_u32 v10, v231, v132, 1
	v_lshrrev_b32_e32 v216, 16, v216
	v_bfe_u32 v210, v180, 16, 1
	v_cndmask_b32_e32 v3, 0x7fff, v202, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v61, v61
	v_add3_u32 v126, v181, v126, 0x7fff
	v_bfe_u32 v125, v179, 16, 1
	v_add3_u32 v210, v180, v210, 0x7fff
	v_bfe_u32 v211, v178, 16, 1
	v_cndmask_b32_e32 v5, 0x7fff, v235, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v60, v60
	v_lshrrev_b32_e32 v126, 16, v126
	v_add3_u32 v125, v179, v125, 0x7fff
	v_lshrrev_b32_e32 v209, 16, v210
	v_add3_u32 v211, v178, v211, 0x7fff
	v_cndmask_b32_e32 v7, 0x7fff, v207, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v59, v59
	v_bfe_u32 v124, v177, 16, 1
	v_lshrrev_b32_e32 v125, 16, v125
	v_lshrrev_b32_e32 v210, 16, v211
	v_bfe_u32 v211, v176, 16, 1
	v_cndmask_b32_e32 v9, 0x7fff, v224, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v58, v58
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v231, v131, 1
	v_add_lshl_u32 v4, v231, v156, 1
	v_add_lshl_u32 v6, v231, v155, 1
	v_cndmask_b32_e32 v1, 0x7fff, v206, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v55, v55
	v_add_lshl_u32 v8, v231, v154, 1
	v_add_lshl_u32 v10, v231, v153, 1
	v_add3_u32 v124, v177, v124, 0x7fff
	v_bfe_u32 v123, v175, 16, 1
	v_cndmask_b32_e32 v3, 0x7fff, v225, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v54, v54
	v_add3_u32 v208, v176, v211, 0x7fff
	v_lshrrev_b32_e32 v124, 16, v124
	v_bfe_u32 v128, v174, 16, 1
	v_add3_u32 v123, v175, v123, 0x7fff
	v_cndmask_b32_e32 v5, 0x7fff, v205, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v53, v53
	v_lshrrev_b32_e32 v208, 16, v208
	v_bfe_u32 v122, v173, 16, 1
	v_add3_u32 v128, v174, v128, 0x7fff
	v_lshrrev_b32_e32 v123, 16, v123
	v_cndmask_b32_e32 v7, 0x7fff, v223, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v52, v52
	v_add3_u32 v122, v173, v122, 0x7fff
	v_bfe_u32 v211, v172, 16, 1
	v_lshrrev_b32_e32 v128, 16, v128
	v_bfe_u32 v112, v171, 16, 1
	v_cndmask_b32_e32 v9, 0x7fff, v204, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v51, v51
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v231, v148, 1
	v_add_lshl_u32 v4, v231, v147, 1
	v_add_lshl_u32 v6, v231, v146, 1
	v_cndmask_b32_e32 v1, 0x7fff, v222, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v50, v50
	v_add_lshl_u32 v8, v231, v145, 1
	v_add_lshl_u32 v10, v231, v144, 1
	v_lshrrev_b32_e32 v122, 16, v122
	v_add3_u32 v211, v172, v211, 0x7fff
	v_cndmask_b32_e32 v3, 0x7fff, v203, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v49, v49
	v_add3_u32 v112, v171, v112, 0x7fff
	v_bfe_u32 v119, v169, 16, 1
	v_lshrrev_b32_e32 v211, 16, v211
	v_bfe_u32 v120, v168, 16, 1
	v_cndmask_b32_e32 v5, 0x7fff, v226, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v46, v46
	v_lshrrev_b32_e32 v112, 16, v112
	v_add3_u32 v119, v169, v119, 0x7fff
	v_add3_u32 v120, v168, v120, 0x7fff
	v_bfe_u32 v111, v167, 16, 1
	v_cndmask_b32_e32 v7, 0x7fff, v201, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v45, v45
	v_lshrrev_b32_e32 v119, 16, v119
	v_lshrrev_b32_e32 v120, 16, v120
	v_add3_u32 v111, v167, v111, 0x7fff
	v_bfe_u32 v103, v165, 16, 1
	v_cndmask_b32_e32 v9, 0x7fff, v219, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v44, v44
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v231, v143, 1
	v_add_lshl_u32 v4, v231, v142, 1
	v_add_lshl_u32 v6, v231, v141, 1
	v_cndmask_b32_e32 v1, 0x7fff, v200, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v43, v43
	v_add_lshl_u32 v8, v231, v151, 1
	v_add_lshl_u32 v10, v231, v150, 1
	v_lshrrev_b32_e32 v111, 16, v111
	v_bfe_u32 v117, v164, 16, 1
	v_cndmask_b32_e32 v3, 0x7fff, v220, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v42, v42
	v_add3_u32 v103, v165, v103, 0x7fff
	v_bfe_u32 v104, v163, 16, 1
	v_add3_u32 v117, v164, v117, 0x7fff
	v_bfe_u32 v102, v161, 16, 1
	v_cndmask_b32_e32 v5, 0x7fff, v199, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v41, v41
	v_lshrrev_b32_e32 v103, 16, v103
	v_add3_u32 v104, v163, v104, 0x7fff
	v_lshrrev_b32_e32 v117, 16, v117
	v_bfe_u32 v115, v0, 16, 1
	v_cndmask_b32_e32 v7, 0x7fff, v218, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v36, v36
	v_lshrrev_b32_e32 v104, 16, v104
	v_add3_u32 v102, v161, v102, 0x7fff
	v_add3_u32 v115, v0, v115, 0x7fff
	v_cndmask_b32_e32 v9, 0x7fff, v197, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v35, v35
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v231, v149, 1
	v_add_lshl_u32 v4, v231, v130, 1
	v_add_lshl_u32 v6, v231, v129, 1
	v_cndmask_b32_e32 v1, 0x7fff, v217, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v34, v34
	v_add_lshl_u32 v8, v101, v152, 1
	v_add_lshl_u32 v10, v101, v160, 1
	v_lshrrev_b32_e32 v102, 16, v102
	v_lshrrev_b32_e32 v115, 16, v115
	v_cndmask_b32_e32 v3, 0x7fff, v196, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v33, v33
	v_cndmask_b32_e32 v5, 0x7fff, v221, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v191, v191
	v_cndmask_b32_e32 v7, 0x7fff, v195, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v190, v190
	v_cndmask_b32_e32 v9, 0x7fff, v214, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v189, v189
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v101, v159, 1
	v_add_lshl_u32 v4, v101, v158, 1
	v_add_lshl_u32 v6, v101, v157, 1
	v_cndmask_b32_e32 v1, 0x7fff, v194, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v188, v188
	v_add_lshl_u32 v8, v101, v140, 1
	v_add_lshl_u32 v10, v101, v139, 1
	v_cndmask_b32_e32 v3, 0x7fff, v215, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v187, v187
	v_cndmask_b32_e32 v5, 0x7fff, v193, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v186, v186
	v_cndmask_b32_e32 v7, 0x7fff, v213, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v185, v185
	v_cndmask_b32_e32 v9, 0x7fff, v192, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v184, v184
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v101, v138, 1
	v_add_lshl_u32 v4, v101, v137, 1
	v_add_lshl_u32 v6, v101, v136, 1
	v_cndmask_b32_e32 v1, 0x7fff, v212, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v183, v183
	v_add_lshl_u32 v8, v101, v135, 1
	v_add_lshl_u32 v10, v101, v134, 1
	v_cndmask_b32_e32 v3, 0x7fff, v127, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v182, v182
	v_cndmask_b32_e32 v5, 0x7fff, v216, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v181, v181
	v_cndmask_b32_e32 v7, 0x7fff, v126, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v180, v180
	v_cndmask_b32_e32 v9, 0x7fff, v209, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v179, v179
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v101, v133, 1
	v_add_lshl_u32 v4, v101, v132, 1
	v_add_lshl_u32 v6, v101, v131, 1
	v_cndmask_b32_e32 v1, 0x7fff, v125, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v178, v178
	v_add_lshl_u32 v8, v101, v156, 1
	v_add_lshl_u32 v10, v101, v155, 1
	v_cndmask_b32_e32 v3, 0x7fff, v210, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v177, v177
	v_cndmask_b32_e32 v5, 0x7fff, v124, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v176, v176
	v_cndmask_b32_e32 v7, 0x7fff, v208, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v175, v175
	v_cndmask_b32_e32 v9, 0x7fff, v123, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v174, v174
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v101, v154, 1
	v_add_lshl_u32 v4, v101, v153, 1
	v_add_lshl_u32 v6, v101, v148, 1
	v_cndmask_b32_e32 v1, 0x7fff, v128, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v173, v173
	v_add_lshl_u32 v8, v101, v147, 1
	v_add_lshl_u32 v10, v101, v146, 1
	v_cndmask_b32_e32 v3, 0x7fff, v122, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v172, v172
	v_cndmask_b32_e32 v5, 0x7fff, v211, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v171, v171
	v_cndmask_b32_e32 v7, 0x7fff, v112, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v170, v170
	v_cndmask_b32_e32 v9, 0x7fff, v118, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v169, v169
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v101, v145, 1
	v_add_lshl_u32 v4, v101, v144, 1
	v_add_lshl_u32 v6, v101, v143, 1
	v_cndmask_b32_e32 v1, 0x7fff, v119, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v168, v168
	v_add_lshl_u32 v8, v101, v142, 1
	v_add_lshl_u32 v10, v101, v141, 1
	v_cndmask_b32_e32 v3, 0x7fff, v120, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v167, v167
	v_cndmask_b32_e32 v5, 0x7fff, v111, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v166, v166
	v_cndmask_b32_e32 v7, 0x7fff, v116, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v165, v165
	v_cndmask_b32_e32 v9, 0x7fff, v103, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v164, v164
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v9, v10, s[4:7], 0 offen
	v_add_lshl_u32 v2, v101, v151, 1
	v_add_lshl_u32 v4, v101, v150, 1
	v_add_lshl_u32 v6, v101, v149, 1
	v_cndmask_b32_e32 v1, 0x7fff, v117, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v163, v163
	v_add_lshl_u32 v8, v101, v130, 1
	v_add_lshl_u32 v9, v101, v129, 1
	v_cndmask_b32_e32 v3, 0x7fff, v104, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v162, v162
	v_cndmask_b32_e32 v5, 0x7fff, v114, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v161, v161
	v_cndmask_b32_e32 v7, 0x7fff, v102, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v0, v0
	v_cndmask_b32_e32 v0, 0x7fff, v115, vcc_lo
	s_clause 0x4
	buffer_store_b16 v1, v2, s[4:7], 0 offen
	buffer_store_b16 v3, v4, s[4:7], 0 offen
	buffer_store_b16 v5, v6, s[4:7], 0 offen
	buffer_store_b16 v7, v8, s[4:7], 0 offen
	buffer_store_b16 v0, v9, s[4:7], 0 offen
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm_split
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 251
		.amdhsa_next_free_sgpr 24
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 63
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	scaled_mm_split, .Lfunc_end0-scaled_mm_split
                                        ; -- End function
	.set scaled_mm_split.num_vgpr, 251
	.set scaled_mm_split.num_agpr, 0
	.set scaled_mm_split.numbered_sgpr, 24
	.set scaled_mm_split.num_named_barrier, 0
	.set scaled_mm_split.private_seg_size, 0
	.set scaled_mm_split.uses_vcc, 1
	.set scaled_mm_split.uses_flat_scratch, 0
	.set scaled_mm_split.has_dyn_sized_stack, 0
	.set scaled_mm_split.has_recursion, 0
	.set scaled_mm_split.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 12080
; TotalNumSgprs: 26
; NumVgprs: 251
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 251
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           scaled_mm_split
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         scaled_mm_split.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     251
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
