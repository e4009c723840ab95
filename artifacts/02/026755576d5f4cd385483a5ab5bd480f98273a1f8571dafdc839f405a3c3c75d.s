	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm_split                 ; -- Begin function scaled_mm_split
	.p2align	8
	.type	scaled_mm_split,@function
scaled_mm_split:                        ; @scaled_mm_split
; %bb.0:
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x2c
	s_load_b128 s[12:15], s[0:1], 0x0
	s_abs_i32 s8, s2
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v168, 32, v0
	v_and_b32_e32 v165, 0xc0, v0
	v_and_b32_e32 v171, 4, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b32_e32 v170, 4, v168
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s6, 31
	v_mul_lo_u32 v3, s7, v2
	s_lshr_b32 s3, s3, 25
	s_mov_b64 s[16:17], s[14:15]
	s_add_i32 s3, s6, s3
	s_mov_b32 s15, 0x31027000
	s_ashr_i32 s3, s3, 7
	s_mov_b32 s14, 0x7ffffffe
	s_abs_i32 s4, s3
	s_mov_b32 s18, s14
	s_cvt_f32_u32 s5, s4
	s_sub_i32 s9, 0, s4
	s_mov_b32 s19, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v1, s5
	v_readfirstlane_b32 s5, v1
	v_and_b32_e32 v1, 1, v0
	s_mul_f32 s5, s5, 0x4f7ffffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mul_lo_u32 v4, s6, v1
	v_lshl_add_u32 v5, v1, 4, v3
	s_cvt_u32_f32 s5, s5
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_mul_i32 s9, s9, s5
	v_add_lshl_u32 v3, v4, v2, 2
	s_mul_hi_u32 s9, s5, s9
	v_lshl_add_u32 v4, s7, 7, v5
	s_add_i32 s5, s5, s9
	s_xor_b32 s9, s2, s3
	s_mul_hi_u32 s5, s8, s5
	s_ashr_i32 s21, s9, 31
	s_mul_i32 s10, s5, s4
	s_add_i32 s9, s5, 1
	s_sub_i32 s8, s8, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s10, s8, s4
	s_cmp_ge_u32 s8, s4
	s_cselect_b32 s5, s9, s5
	s_cselect_b32 s8, s10, s8
	s_add_i32 s9, s5, 1
	s_cmp_ge_u32 s8, s4
	s_cselect_b32 s4, s9, s5
	s_and_b32 s13, s13, 0xffff
	s_xor_b32 s23, s4, s21
	s_and_b32 s17, s17, 0xffff
	s_sub_i32 s4, s23, s21
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s20, s4, 8
	s_mul_i32 s22, s4, s3
	s_mul_i32 s4, s20, s7
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
	s_cmp_gt_i32 s7, 32
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
	s_lshl_b32 s1, s21, 8
	v_dual_mov_b32 v89, 0 :: v_dual_and_b32 v166, 0x160, v4
	v_bfe_i32 v4, v0, 2, 1
	s_delay_alu instid0(VALU_DEP_3)
	v_subrev_nc_u32_e32 v2, s1, v2
	s_lshl_b32 s18, s6, 3
	s_lshl_b32 s2, s2, 9
	v_lshl_or_b32 v167, v165, 3, v166
	v_add3_u32 v3, s2, s18, v3
	v_or_b32_e32 v6, 0x80, v2
	v_dual_mov_b32 v91, v89 :: v_dual_and_b32 v4, 0x90, v4
	v_mul_lo_u32 v2, s7, v2
	s_lshl_b32 s19, s22, 9
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_lo_u32 v6, s7, v6
	v_cndmask_b32_e64 v5, 0x90, 0, s0
	v_subrev_nc_u32_e32 v3, s19, v3
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
	s_lshl_b32 s1, s6, 5
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
	s_cmp_lt_i32 s2, s7
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
	global_load_b32 v161, v161, s[8:9]
	s_mov_b32 s0, s10
	v_wmma_f32_16x16x16_f16 v[1:8], v[219:226], v[187:194], v[1:8]
	v_lshrrev_b32_e32 v165, 2, v165
	v_or_b32_e32 v160, 2, v152
	v_or_b32_e32 v159, 4, v152
	v_or_b32_e32 v158, 6, v152
	v_or_b32_e32 v138, 14, v152
	v_or_b32_e32 v139, 12, v152
	v_or_b32_e32 v140, 10, v152
	v_or_b32_e32 v157, 8, v152
	v_or_b32_e32 v162, s7, v152
	v_or_b32_e32 v163, s7, v160
	v_or_b32_e32 v164, s7, v159
	v_or_b32_e32 v137, 32, v152
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[89:96], v[211:218], v[166:173], v[89:96]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[121:128], v[227:234], v[166:173], v[121:128]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[113:120], v[235:242], v[166:173], v[113:120]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[105:112], v[243:250], v[166:173], v[105:112]
	v_or_b32_e32 v166, s7, v158
	v_or_b32_e32 v167, s7, v157
	v_or_b32_e32 v168, s7, v140
	v_or_b32_e32 v169, s7, v139
	v_or_b32_e32 v170, s7, v138
	v_lshlrev_b32_e32 v162, 1, v162
	v_lshlrev_b32_e32 v163, 1, v163
	v_lshlrev_b32_e32 v164, 1, v164
	v_lshlrev_b32_e32 v166, 1, v166
	v_lshlrev_b32_e32 v167, 1, v167
	v_lshlrev_b32_e32 v168, 1, v168
	v_lshlrev_b32_e32 v169, 1, v169
	v_lshlrev_b32_e32 v170, 1, v170
	s_clause 0x7
	buffer_load_u16 v162, v162, s[0:3], 0 offen
	buffer_load_u16 v163, v163, s[0:3], 0 offen
	buffer_load_u16 v164, v164, s[0:3], 0 offen
	buffer_load_u16 v166, v166, s[0:3], 0 offen
	buffer_load_u16 v167, v167, s[0:3], 0 offen
	buffer_load_u16 v168, v168, s[0:3], 0 offen
	buffer_load_u16 v169, v169, s[0:3], 0 offen
	buffer_load_u16 v170, v170, s[0:3], 0 offen
	v_or_b32_e32 v136, 34, v152
	v_or_b32_e32 v135, 36, v152
	v_or_b32_e32 v134, 38, v152
	v_or_b32_e32 v156, 46, v152
	v_or_b32_e32 v131, 44, v152
	v_or_b32_e32 v132, 42, v152
	v_or_b32_e32 v133, 40, v152
	v_or_b32_e32 v171, s7, v137
	v_or_b32_e32 v172, s7, v136
	v_or_b32_e32 v173, s7, v135
	v_or_b32_e32 v155, 64, v152
	v_wmma_f32_16x16x16_f16 v[97:104], v[211:218], v[174:181], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[227:234], v[174:181], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[235:242], v[174:181], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[243:250], v[174:181], v[65:72]
	v_or_b32_e32 v174, s7, v134
	v_or_b32_e32 v154, 0x42, v152
	v_or_b32_e32 v175, s7, v133
	v_or_b32_e32 v176, s7, v132
	v_or_b32_e32 v177, s7, v131
	v_or_b32_e32 v178, s7, v156
	v_or_b32_e32 v153, 0x44, v152
	v_lshlrev_b32_e32 v171, 1, v171
	v_or_b32_e32 v148, 0x46, v152
	v_lshlrev_b32_e32 v172, 1, v172
	v_or_b32_e32 v143, 0x60, v152
	v_or_b32_e32 v144, 0x4e, v152
	v_or_b32_e32 v145, 0x4c, v152
	v_or_b32_e32 v146, 0x4a, v152
	v_or_b32_e32 v147, 0x48, v152
	v_lshlrev_b32_e32 v173, 1, v173
	v_or_b32_e32 v142, 0x62, v152
	v_or_b32_e32 v179, s7, v155
	v_lshlrev_b32_e32 v174, 1, v174
	v_or_b32_e32 v141, 0x64, v152
	v_or_b32_e32 v180, s7, v154
	v_lshlrev_b32_e32 v175, 1, v175
	v_lshlrev_b32_e32 v176, 1, v176
	v_lshlrev_b32_e32 v177, 1, v177
	v_lshlrev_b32_e32 v178, 1, v178
	v_or_b32_e32 v151, 0x66, v152
	v_or_b32_e32 v181, s7, v153
	s_clause 0x7
	buffer_load_u16 v171, v171, s[0:3], 0 offen
	buffer_load_u16 v172, v172, s[0:3], 0 offen
	buffer_load_u16 v173, v173, s[0:3], 0 offen
	buffer_load_u16 v174, v174, s[0:3], 0 offen
	buffer_load_u16 v175, v175, s[0:3], 0 offen
	buffer_load_u16 v176, v176, s[0:3], 0 offen
	buffer_load_u16 v177, v177, s[0:3], 0 offen
	buffer_load_u16 v178, v178, s[0:3], 0 offen
	v_or_b32_e32 v129, 0x6e, v152
	v_or_b32_e32 v130, 0x6c, v152
	v_or_b32_e32 v149, 0x6a, v152
	v_or_b32_e32 v150, 0x68, v152
	v_or_b32_e32 v182, s7, v148
	v_or_b32_e32 v183, s7, v147
	v_or_b32_e32 v184, s7, v146
	v_or_b32_e32 v185, s7, v145
	v_or_b32_e32 v186, s7, v144
	v_or_b32_e32 v187, s7, v143
	v_or_b32_e32 v188, s7, v142
	v_lshlrev_b32_e32 v179, 1, v179
	v_or_b32_e32 v189, s7, v141
	v_lshlrev_b32_e32 v180, 1, v180
	v_or_b32_e32 v190, s7, v151
	v_lshlrev_b32_e32 v181, 1, v181
	v_or_b32_e32 v191, s7, v150
	v_or_b32_e32 v192, s7, v149
	v_or_b32_e32 v193, s7, v130
	v_or_b32_e32 v194, s7, v129
	v_lshlrev_b32_e32 v182, 1, v182
	v_lshlrev_b32_e32 v183, 1, v183
	v_lshlrev_b32_e32 v184, 1, v184
	v_lshlrev_b32_e32 v185, 1, v185
	v_lshlrev_b32_e32 v186, 1, v186
	v_lshlrev_b32_e32 v187, 1, v187
	s_clause 0x7
	buffer_load_u16 v179, v179, s[0:3], 0 offen
	buffer_load_u16 v180, v180, s[0:3], 0 offen
	buffer_load_u16 v181, v181, s[0:3], 0 offen
	buffer_load_u16 v182, v182, s[0:3], 0 offen
	buffer_load_u16 v183, v183, s[0:3], 0 offen
	buffer_load_u16 v184, v184, s[0:3], 0 offen
	buffer_load_u16 v185, v185, s[0:3], 0 offen
	buffer_load_u16 v186, v186, s[0:3], 0 offen
	v_lshlrev_b32_e32 v188, 1, v188
	v_lshlrev_b32_e32 v189, 1, v189
	v_lshlrev_b32_e32 v190, 1, v190
	v_lshlrev_b32_e32 v191, 1, v191
	v_lshlrev_b32_e32 v192, 1, v192
	v_lshlrev_b32_e32 v193, 1, v193
	v_lshlrev_b32_e32 v194, 1, v194
	s_clause 0x7
	buffer_load_u16 v187, v187, s[0:3], 0 offen
	buffer_load_u16 v188, v188, s[0:3], 0 offen
	buffer_load_u16 v189, v189, s[0:3], 0 offen
	buffer_load_u16 v190, v190, s[0:3], 0 offen
	buffer_load_u16 v191, v191, s[0:3], 0 offen
	buffer_load_u16 v192, v192, s[0:3], 0 offen
	buffer_load_u16 v193, v193, s[0:3], 0 offen
	buffer_load_u16 v194, v194, s[0:3], 0 offen
	v_and_or_b32 v0, v0, 15, v165
	v_wmma_f32_16x16x16_f16 v[57:64], v[211:218], v[195:202], v[57:64]
	v_wmma_f32_16x16x16_f16 v[25:32], v[211:218], v[203:210], v[25:32]
	s_mul_i32 s1, s20, s6
	s_lshl_b32 s0, s6, 6
	v_mul_lo_u32 v0, s6, v0
	s_add_i32 s1, s1, s7
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s2
	s_mov_b32 s7, s3
	v_wmma_f32_16x16x16_f16 v[49:56], v[227:234], v[195:202], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[235:242], v[195:202], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[243:250], v[195:202], v[33:40]
	v_wmma_f32_16x16x16_f16 v[17:24], v[227:234], v[203:210], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[235:242], v[203:210], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[243:250], v[203:210], v[1:8]
	s_waitcnt vmcnt(31)
	v_fma_mixlo_f16 v89, v89, v161, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, v97, v161, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v57, v57, v161, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, v25, v161, v162 op_sel_hi:[0,0,1]
	v_add_nc_u32_e32 v162, s0, v0
	v_add_nc_u32_e32 v0, s1, v0
	s_waitcnt vmcnt(29)
	v_fma_mixlo_f16 v91, v91, v161, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, v99, v161, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, v59, v161, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, v27, v161, v164 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v164, v0, v152, 1
	v_fma_mixlo_f16 v90, v90, v161, v163 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v165, v0, v160, 1
	s_waitcnt vmcnt(28)
	v_fma_mixlo_f16 v92, v92, v161, v166 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, v100, v161, v166 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v60, v60, v161, v166 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v28, v28, v161, v166 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v166, v0, v159, 1
	s_clause 0x2
	buffer_store_b16 v89, v164, s[4:7], 0 offen
	buffer_store_b16 v90, v165, s[4:7], 0 offen
	buffer_store_b16 v91, v166, s[4:7], 0 offen
	v_add_lshl_u32 v89, v0, v158, 1
	s_waitcnt vmcnt(27)
	v_fma_mixlo_f16 v93, v93, v161, v167 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v0, v157, 1
	s_waitcnt vmcnt(26)
	v_fma_mixlo_f16 v94, v94, v161, v168 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v0, v140, 1
	s_waitcnt vmcnt(25)
	v_fma_mixlo_f16 v95, v95, v161, v169 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v164, v0, v139, 1
	s_waitcnt vmcnt(24)
	v_fma_mixlo_f16 v96, v96, v161, v170 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v165, v0, v138, 1
	s_clause 0x4
	buffer_store_b16 v92, v89, s[4:7], 0 offen
	buffer_store_b16 v93, v90, s[4:7], 0 offen
	buffer_store_b16 v94, v91, s[4:7], 0 offen
	buffer_store_b16 v95, v164, s[4:7], 0 offen
	buffer_store_b16 v96, v165, s[4:7], 0 offen
	v_add_lshl_u32 v89, v0, v137, 1
	v_add_lshl_u32 v90, v0, v136, 1
	v_add_lshl_u32 v91, v0, v135, 1
	v_add_lshl_u32 v92, v0, v134, 1
	v_add_lshl_u32 v93, v0, v133, 1
	v_fma_mixlo_f16 v98, v98, v161, v163 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v101, v101, v161, v167 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, v102, v161, v168 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, v103, v161, v169 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, v104, v161, v170 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, v58, v161, v163 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v61, v61, v161, v167 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(23)
	v_fma_mixlo_f16 v121, v121, v161, v171 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(22)
	v_fma_mixlo_f16 v122, v122, v161, v172 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(21)
	v_fma_mixlo_f16 v123, v123, v161, v173 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(20)
	v_fma_mixlo_f16 v124, v124, v161, v174 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(19)
	v_fma_mixlo_f16 v125, v125, v161, v175 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(18)
	v_fma_mixlo_f16 v126, v126, v161, v176 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v121, v89, s[4:7], 0 offen
	buffer_store_b16 v122, v90, s[4:7], 0 offen
	buffer_store_b16 v123, v91, s[4:7], 0 offen
	buffer_store_b16 v124, v92, s[4:7], 0 offen
	buffer_store_b16 v125, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v0, v132, 1
	s_waitcnt vmcnt(17)
	v_fma_mixlo_f16 v127, v127, v161, v177 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v0, v131, 1
	s_waitcnt vmcnt(16)
	v_fma_mixlo_f16 v128, v128, v161, v178 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v0, v156, 1
	v_add_lshl_u32 v92, v0, v155, 1
	v_add_lshl_u32 v93, v0, v154, 1
	v_fma_mixlo_f16 v81, v81, v161, v171 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, v82, v161, v172 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, v83, v161, v173 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, v84, v161, v174 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v85, v85, v161, v175 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v86, v86, v161, v176 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v87, v87, v161, v177 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v88, v88, v161, v178 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v62, v62, v161, v168 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v63, v63, v161, v169 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v64, v64, v161, v170 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, v49, v161, v171 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, v50, v161, v172 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(15)
	v_fma_mixlo_f16 v113, v113, v161, v179 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(14)
	v_fma_mixlo_f16 v114, v114, v161, v180 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(13)
	v_fma_mixlo_f16 v115, v115, v161, v181 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v126, v89, s[4:7], 0 offen
	buffer_store_b16 v127, v90, s[4:7], 0 offen
	buffer_store_b16 v128, v91, s[4:7], 0 offen
	buffer_store_b16 v113, v92, s[4:7], 0 offen
	buffer_store_b16 v114, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v0, v153, 1
	s_waitcnt vmcnt(12)
	v_fma_mixlo_f16 v116, v116, v161, v182 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v0, v148, 1
	s_waitcnt vmcnt(11)
	v_fma_mixlo_f16 v117, v117, v161, v183 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v0, v147, 1
	s_waitcnt vmcnt(10)
	v_fma_mixlo_f16 v118, v118, v161, v184 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v0, v146, 1
	s_waitcnt vmcnt(9)
	v_fma_mixlo_f16 v119, v119, v161, v185 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v0, v145, 1
	s_waitcnt vmcnt(8)
	v_fma_mixlo_f16 v120, v120, v161, v186 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v115, v89, s[4:7], 0 offen
	buffer_store_b16 v116, v90, s[4:7], 0 offen
	buffer_store_b16 v117, v91, s[4:7], 0 offen
	buffer_store_b16 v118, v92, s[4:7], 0 offen
	buffer_store_b16 v119, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v0, v144, 1
	s_waitcnt vmcnt(7)
	v_fma_mixlo_f16 v105, v105, v161, v187 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v0, v143, 1
	s_waitcnt vmcnt(6)
	v_fma_mixlo_f16 v106, v106, v161, v188 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v0, v142, 1
	s_waitcnt vmcnt(5)
	v_fma_mixlo_f16 v107, v107, v161, v189 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v0, v141, 1
	s_waitcnt vmcnt(4)
	v_fma_mixlo_f16 v108, v108, v161, v190 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(3)
	v_fma_mixlo_f16 v109, v109, v161, v191 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(2)
	v_fma_mixlo_f16 v110, v110, v161, v192 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(1)
	v_fma_mixlo_f16 v111, v111, v161, v193 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v112, v112, v161, v194 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v73, v73, v161, v179 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v74, v74, v161, v180 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v75, v75, v161, v181 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v76, v76, v161, v182 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v77, v161, v183 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v78, v161, v184 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v79, v161, v185 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v80, v161, v186 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v65, v65, v161, v187 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v66, v161, v188 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, v67, v161, v189 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, v68, v161, v190 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v69, v161, v191 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v70, v161, v192 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v71, v161, v193 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v72, v161, v194 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, v51, v161, v173 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, v52, v161, v174 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v53, v53, v161, v175 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, v54, v161, v176 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, v55, v161, v177 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, v56, v161, v178 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, v41, v161, v179 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, v42, v161, v180 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, v43, v161, v181 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, v44, v161, v182 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v45, v45, v161, v183 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v46, v46, v161, v184 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v47, v47, v161, v185 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v48, v48, v161, v186 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, v33, v161, v187 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, v34, v161, v188 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, v35, v161, v189 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, v36, v161, v190 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v37, v37, v161, v191 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v38, v38, v161, v192 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v39, v39, v161, v193 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v40, v40, v161, v194 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, v26, v161, v163 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v29, v29, v161, v167 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v30, v30, v161, v168 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v31, v31, v161, v169 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v32, v32, v161, v170 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, v17, v161, v171 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, v18, v161, v172 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, v19, v161, v173 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, v20, v161, v174 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v21, v21, v161, v175 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v22, v22, v161, v176 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v23, v23, v161, v177 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v24, v24, v161, v178 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, v9, v161, v179 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, v10, v161, v180 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, v11, v161, v181 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, v12, v161, v182 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v13, v13, v161, v183 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v14, v14, v161, v184 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v15, v15, v161, v185 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v16, v16, v161, v186 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v1, v1, v161, v187 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, v2, v161, v188 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, v3, v161, v189 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, v4, v161, v190 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v5, v5, v161, v191 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v6, v6, v161, v192 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v7, v7, v161, v193 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v8, v8, v161, v194 op_sel_hi:[0,0,1]
	v_add_nc_u32_e32 v161, s1, v162
	v_add_lshl_u32 v93, v0, v151, 1
	s_clause 0x4
	buffer_store_b16 v120, v89, s[4:7], 0 offen
	buffer_store_b16 v105, v90, s[4:7], 0 offen
	buffer_store_b16 v106, v91, s[4:7], 0 offen
	buffer_store_b16 v107, v92, s[4:7], 0 offen
	buffer_store_b16 v108, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v0, v150, 1
	v_add_lshl_u32 v90, v0, v149, 1
	v_add_lshl_u32 v91, v0, v130, 1
	v_add_lshl_u32 v0, v0, v129, 1
	v_add_lshl_u32 v92, v161, v152, 1
	s_clause 0x4
	buffer_store_b16 v109, v89, s[4:7], 0 offen
	buffer_store_b16 v110, v90, s[4:7], 0 offen
	buffer_store_b16 v111, v91, s[4:7], 0 offen
	buffer_store_b16 v112, v0, s[4:7], 0 offen
	buffer_store_b16 v97, v92, s[4:7], 0 offen
	v_add_lshl_u32 v0, v161, v160, 1
	v_add_lshl_u32 v89, v161, v159, 1
	v_add_lshl_u32 v90, v161, v158, 1
	v_add_lshl_u32 v91, v161, v157, 1
	v_add_lshl_u32 v92, v161, v140, 1
	s_clause 0x4
	buffer_store_b16 v98, v0, s[4:7], 0 offen
	buffer_store_b16 v99, v89, s[4:7], 0 offen
	buffer_store_b16 v100, v90, s[4:7], 0 offen
	buffer_store_b16 v101, v91, s[4:7], 0 offen
	buffer_store_b16 v102, v92, s[4:7], 0 offen
	v_add_lshl_u32 v0, v161, v139, 1
	v_add_lshl_u32 v89, v161, v138, 1
	v_add_lshl_u32 v90, v161, v137, 1
	v_add_lshl_u32 v91, v161, v136, 1
	v_add_lshl_u32 v92, v161, v135, 1
	s_clause 0x4
	buffer_store_b16 v103, v0, s[4:7], 0 offen
	buffer_store_b16 v104, v89, s[4:7], 0 offen
	buffer_store_b16 v81, v90, s[4:7], 0 offen
	buffer_store_b16 v82, v91, s[4:7], 0 offen
	buffer_store_b16 v83, v92, s[4:7], 0 offen
	v_add_lshl_u32 v0, v161, v134, 1
	v_add_lshl_u32 v81, v161, v133, 1
	v_add_lshl_u32 v82, v161, v132, 1
	v_add_lshl_u32 v83, v161, v131, 1
	v_add_lshl_u32 v89, v161, v156, 1
	s_clause 0x4
	buffer_store_b16 v84, v0, s[4:7], 0 offen
	buffer_store_b16 v85, v81, s[4:7], 0 offen
	buffer_store_b16 v86, v82, s[4:7], 0 offen
	buffer_store_b16 v87, v83, s[4:7], 0 offen
	buffer_store_b16 v88, v89, s[4:7], 0 offen
	v_add_lshl_u32 v0, v161, v155, 1
	v_add_lshl_u32 v81, v161, v154, 1
	v_add_lshl_u32 v82, v161, v153, 1
	v_add_lshl_u32 v83, v161, v148, 1
	v_add_lshl_u32 v84, v161, v147, 1
	s_clause 0x4
	buffer_store_b16 v73, v0, s[4:7], 0 offen
	buffer_store_b16 v74, v81, s[4:7], 0 offen
	buffer_store_b16 v75, v82, s[4:7], 0 offen
	buffer_store_b16 v76, v83, s[4:7], 0 offen
	buffer_store_b16 v77, v84, s[4:7], 0 offen
	v_add_lshl_u32 v0, v161, v146, 1
	v_add_nc_u32_e32 v163, s0, v162
	v_add_lshl_u32 v73, v161, v145, 1
	v_add_lshl_u32 v74, v161, v144, 1
	v_add_lshl_u32 v75, v161, v143, 1
	v_add_lshl_u32 v76, v161, v142, 1
	s_clause 0x4
	buffer_store_b16 v78, v0, s[4:7], 0 offen
	buffer_store_b16 v79, v73, s[4:7], 0 offen
	buffer_store_b16 v80, v74, s[4:7], 0 offen
	buffer_store_b16 v65, v75, s[4:7], 0 offen
	buffer_store_b16 v66, v76, s[4:7], 0 offen
	v_add_lshl_u32 v0, v161, v141, 1
	v_add_nc_u32_e32 v162, s1, v163
	v_add_lshl_u32 v65, v161, v151, 1
	v_add_lshl_u32 v66, v161, v150, 1
	v_add_lshl_u32 v73, v161, v149, 1
	v_add_lshl_u32 v74, v161, v130, 1
	s_clause 0x4
	buffer_store_b16 v67, v0, s[4:7], 0 offen
	buffer_store_b16 v68, v65, s[4:7], 0 offen
	buffer_store_b16 v69, v66, s[4:7], 0 offen
	buffer_store_b16 v70, v73, s[4:7], 0 offen
	buffer_store_b16 v71, v74, s[4:7], 0 offen
	v_add_lshl_u32 v0, v161, v129, 1
	v_add_lshl_u32 v65, v162, v152, 1
	v_add_lshl_u32 v66, v162, v160, 1
	v_add_lshl_u32 v67, v162, v159, 1
	v_add_lshl_u32 v68, v162, v158, 1
	s_clause 0x4
	buffer_store_b16 v72, v0, s[4:7], 0 offen
	buffer_store_b16 v57, v65, s[4:7], 0 offen
	buffer_store_b16 v58, v66, s[4:7], 0 offen
	buffer_store_b16 v59, v67, s[4:7], 0 offen
	buffer_store_b16 v60, v68, s[4:7], 0 offen
	v_add_lshl_u32 v0, v162, v157, 1
	v_add_lshl_u32 v57, v162, v140, 1
	v_add_lshl_u32 v58, v162, v139, 1
	v_add_lshl_u32 v59, v162, v138, 1
	v_add_lshl_u32 v60, v162, v137, 1
	s_clause 0x4
	buffer_store_b16 v61, v0, s[4:7], 0 offen
	buffer_store_b16 v62, v57, s[4:7], 0 offen
	buffer_store_b16 v63, v58, s[4:7], 0 offen
	buffer_store_b16 v64, v59, s[4:7], 0 offen
	buffer_store_b16 v49, v60, s[4:7], 0 offen
	v_add_lshl_u32 v0, v162, v136, 1
	v_add_lshl_u32 v49, v162, v135, 1
	v_add_lshl_u32 v57, v162, v134, 1
	v_add_lshl_u32 v58, v162, v133, 1
	v_add_lshl_u32 v59, v162, v132, 1
	s_clause 0x4
	buffer_store_b16 v50, v0, s[4:7], 0 offen
	buffer_store_b16 v51, v49, s[4:7], 0 offen
	buffer_store_b16 v52, v57, s[4:7], 0 offen
	buffer_store_b16 v53, v58, s[4:7], 0 offen
	buffer_store_b16 v54, v59, s[4:7], 0 offen
	v_add_lshl_u32 v0, v162, v131, 1
	v_add_lshl_u32 v49, v162, v156, 1
	v_add_lshl_u32 v50, v162, v155, 1
	v_add_lshl_u32 v51, v162, v154, 1
	v_add_lshl_u32 v52, v162, v153, 1
	s_clause 0x4
	buffer_store_b16 v55, v0, s[4:7], 0 offen
	buffer_store_b16 v56, v49, s[4:7], 0 offen
	buffer_store_b16 v41, v50, s[4:7], 0 offen
	buffer_store_b16 v42, v51, s[4:7], 0 offen
	buffer_store_b16 v43, v52, s[4:7], 0 offen
	v_add_lshl_u32 v0, v162, v148, 1
	v_add_lshl_u32 v41, v162, v147, 1
	v_add_lshl_u32 v42, v162, v146, 1
	v_add_lshl_u32 v43, v162, v145, 1
	v_add_lshl_u32 v49, v162, v144, 1
	s_clause 0x4
	buffer_store_b16 v44, v0, s[4:7], 0 offen
	buffer_store_b16 v45, v41, s[4:7], 0 offen
	buffer_store_b16 v46, v42, s[4:7], 0 offen
	buffer_store_b16 v47, v43, s[4:7], 0 offen
	buffer_store_b16 v48, v49, s[4:7], 0 offen
	v_add_lshl_u32 v0, v162, v143, 1
	v_add_lshl_u32 v41, v162, v142, 1
	v_add_lshl_u32 v42, v162, v141, 1
	v_add3_u32 v163, s1, s0, v163
	v_add_lshl_u32 v43, v162, v151, 1
	v_add_lshl_u32 v44, v162, v150, 1
	s_clause 0x4
	buffer_store_b16 v33, v0, s[4:7], 0 offen
	buffer_store_b16 v34, v41, s[4:7], 0 offen
	buffer_store_b16 v35, v42, s[4:7], 0 offen
	buffer_store_b16 v36, v43, s[4:7], 0 offen
	buffer_store_b16 v37, v44, s[4:7], 0 offen
	v_add_lshl_u32 v0, v162, v149, 1
	v_add_lshl_u32 v33, v162, v130, 1
	v_add_lshl_u32 v34, v162, v129, 1
	v_add_lshl_u32 v35, v163, v152, 1
	v_add_lshl_u32 v36, v163, v160, 1
	s_clause 0x4
	buffer_store_b16 v38, v0, s[4:7], 0 offen
	buffer_store_b16 v39, v33, s[4:7], 0 offen
	buffer_store_b16 v40, v34, s[4:7], 0 offen
	buffer_store_b16 v25, v35, s[4:7], 0 offen
	buffer_store_b16 v26, v36, s[4:7], 0 offen
	v_add_lshl_u32 v0, v163, v159, 1
	v_add_lshl_u32 v25, v163, v158, 1
	v_add_lshl_u32 v26, v163, v157, 1
	v_add_lshl_u32 v33, v163, v140, 1
	v_add_lshl_u32 v34, v163, v139, 1
	s_clause 0x4
	buffer_store_b16 v27, v0, s[4:7], 0 offen
	buffer_store_b16 v28, v25, s[4:7], 0 offen
	buffer_store_b16 v29, v26, s[4:7], 0 offen
	buffer_store_b16 v30, v33, s[4:7], 0 offen
	buffer_store_b16 v31, v34, s[4:7], 0 offen
	v_add_lshl_u32 v0, v163, v138, 1
	v_add_lshl_u32 v25, v163, v137, 1
	v_add_lshl_u32 v26, v163, v136, 1
	v_add_lshl_u32 v27, v163, v135, 1
	v_add_lshl_u32 v28, v163, v134, 1
	s_clause 0x4
	buffer_store_b16 v32, v0, s[4:7], 0 offen
	buffer_store_b16 v17, v25, s[4:7], 0 offen
	buffer_store_b16 v18, v26, s[4:7], 0 offen
	buffer_store_b16 v19, v27, s[4:7], 0 offen
	buffer_store_b16 v20, v28, s[4:7], 0 offen
	v_add_lshl_u32 v0, v163, v133, 1
	v_add_lshl_u32 v17, v163, v132, 1
	v_add_lshl_u32 v18, v163, v131, 1
	v_add_lshl_u32 v19, v163, v156, 1
	v_add_lshl_u32 v20, v163, v155, 1
	s_clause 0x4
	buffer_store_b16 v21, v0, s[4:7], 0 offen
	buffer_store_b16 v22, v17, s[4:7], 0 offen
	buffer_store_b16 v23, v18, s[4:7], 0 offen
	buffer_store_b16 v24, v19, s[4:7], 0 offen
	buffer_store_b16 v9, v20, s[4:7], 0 offen
	v_add_lshl_u32 v0, v163, v154, 1
	v_add_lshl_u32 v9, v163, v153, 1
	v_add_lshl_u32 v17, v163, v148, 1
	v_add_lshl_u32 v18, v163, v147, 1
	v_add_lshl_u32 v19, v163, v146, 1
	s_clause 0x4
	buffer_store_b16 v10, v0, s[4:7], 0 offen
	buffer_store_b16 v11, v9, s[4:7], 0 offen
	buffer_store_b16 v12, v17, s[4:7], 0 offen
	buffer_store_b16 v13, v18, s[4:7], 0 offen
	buffer_store_b16 v14, v19, s[4:7], 0 offen
	v_add_lshl_u32 v0, v163, v145, 1
	v_add_lshl_u32 v9, v163, v144, 1
	v_add_lshl_u32 v10, v163, v143, 1
	v_add_lshl_u32 v11, v163, v142, 1
	v_add_lshl_u32 v12, v163, v141, 1
	s_clause 0x4
	buffer_store_b16 v15, v0, s[4:7], 0 offen
	buffer_store_b16 v16, v9, s[4:7], 0 offen
	buffer_store_b16 v1, v10, s[4:7], 0 offen
	buffer_store_b16 v2, v11, s[4:7], 0 offen
	buffer_store_b16 v3, v12, s[4:7], 0 offen
	v_add_lshl_u32 v0, v163, v151, 1
	v_add_lshl_u32 v1, v163, v150, 1
	v_add_lshl_u32 v2, v163, v149, 1
	v_add_lshl_u32 v3, v163, v130, 1
	v_add_lshl_u32 v9, v163, v129, 1
	s_clause 0x4
	buffer_store_b16 v4, v0, s[4:7], 0 offen
	buffer_store_b16 v5, v1, s[4:7], 0 offen
	buffer_store_b16 v6, v2, s[4:7], 0 offen
	buffer_store_b16 v7, v3, s[4:7], 0 offen
	buffer_store_b16 v8, v9, s[4:7], 0 offen
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
		.amdhsa_inst_pref_size 60
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
; codeLenInByte = 7560
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
