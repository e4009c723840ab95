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
	v_and_b32_e32 v6, 1, v0
	v_and_b32_e32 v211, 0x60, v0
	v_and_b32_e32 v210, 15, v0
	v_lshlrev_b32_e32 v5, 4, v0
	v_lshlrev_b32_e32 v212, 2, v0
	v_and_b32_e32 v144, 4, v0
	v_lshlrev_b32_e32 v209, 5, v6
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s20, 31
	s_mov_b64 s[16:17], s[14:15]
	s_lshr_b32 s3, s3, 24
	s_mov_b32 s15, 0x31027000
	s_add_i32 s3, s20, s3
	s_mov_b32 s14, 0x7ffffffe
	s_ashr_i32 s3, s3, 8
	s_mov_b32 s18, s14
	s_abs_i32 s4, s3
	s_mov_b32 s19, s15
	s_cvt_f32_u32 s5, s4
	s_sub_i32 s7, 0, s4
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v1, s5
	v_readfirstlane_b32 s5, v1
	v_lshrrev_b32_e32 v1, 1, v0
	s_mul_f32 s5, s5, 0x4f7ffffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mul_lo_u32 v4, s21, v1
	v_mad_u64_u32 v[2:3], null, s20, v6, v[1:2]
	s_cvt_u32_f32 s5, s5
	s_delay_alu instid0(SALU_CYCLE_3)
	s_mul_i32 s7, s7, s5
	v_lshl_add_u32 v3, v6, 4, v4
	s_mul_hi_u32 s7, s5, s7
	v_lshlrev_b32_e32 v4, 2, v2
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
	s_mul_i32 s22, s4, s3
	s_lshl_b32 s3, s4, 7
	s_sub_i32 s6, s2, s22
	s_mul_i32 s4, s3, s21
	s_lshl_b32 s5, s6, 10
	v_add_lshl_u32 v3, s4, v3, 1
	v_add_lshl_u32 v4, s5, v4, 2
	s_cmp_gt_i32 s21, 32
	s_clause 0x1
	buffer_load_b128 v[129:132], v3, s[12:15], 0 offen
	buffer_load_b128 v[191:194], v3, s[12:15], 0 offen offset:16
	s_clause 0x1
	buffer_load_b128 v[187:190], v4, s[16:19], 0 offen
	buffer_load_b128 v[183:186], v4, s[16:19], 0 offen offset:2048
	v_lshlrev_b32_e32 v3, 5, v0
	v_lshlrev_b32_e32 v4, 4, v211
	s_mov_b32 s18, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	v_lshlrev_b32_e32 v133, 2, v0
	s_lshl_b32 s4, s20, 5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v213, s4 :: v_dual_and_b32 v134, 4, v0
	v_and_or_b32 v145, 0x160, v3, v4
	v_and_b32_e32 v7, 0x210, v133
	v_lshlrev_b32_e32 v135, 5, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v142, v210, 5, v7
	v_xor_b32_e32 v141, 16, v142
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s18, -1
                                        ; implicit-def: $vgpr133
                                        ; implicit-def: $vgpr142
                                        ; implicit-def: $vgpr141
                                        ; implicit-def: $vgpr134
                                        ; implicit-def: $vgpr145
                                        ; implicit-def: $vgpr135
                                        ; implicit-def: $vgpr213
.LBB0_3:                                ; %Flow178
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x10
	s_load_b64 s[4:5], s[0:1], 0x20
	v_and_b32_e32 v6, 8, v0
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v143, 0xf70, v5
	s_and_not1_b32 vcc_lo, exec_lo, s18
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e64 s0, 0, v6
	s_cbranch_vccnz .LBB0_7
; %bb.4:                                ; %.lr.ph
	v_lshl_or_b32 v1, s23, 7, v1
	s_lshl_b32 s1, s7, 7
	v_dual_mov_b32 v89, 0 :: v_dual_and_b32 v6, 0x210, v212
	v_bfe_i32 v7, v0, 2, 1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v1, s1, v1
	v_and_or_b32 v145, 0x160, v3, v4
	v_cndmask_b32_e64 v5, 0x90, 0, s0
	v_dual_mov_b32 v91, v89 :: v_dual_lshlrev_b32 v146, 4, v2
	v_mul_lo_u32 v1, s21, v1
	v_lshl_or_b32 v142, v210, 5, v6
	v_and_or_b32 v2, 0x90, v7, v145
	v_xor_b32_e32 v3, v5, v143
	s_lshl_b32 s2, s2, 12
	s_lshl_b32 s1, s20, 5
	v_xor_b32_e32 v141, 16, v142
	v_xor_b32_e32 v4, 16, v2
	v_dual_mov_b32 v90, v89 :: v_dual_lshlrev_b32 v1, 1, v1
	v_dual_mov_b32 v92, v89 :: v_dual_add_nc_u32 v147, 0, v3
	v_dual_mov_b32 v93, v89 :: v_dual_add_nc_u32 v148, 0, v142
	s_delay_alu instid0(VALU_DEP_3)
	v_add3_u32 v149, v1, v209, 0x50
	v_dual_mov_b32 v95, v89 :: v_dual_add_nc_u32 v150, 0, v141
	v_dual_mov_b32 v94, v89 :: v_dual_add_nc_u32 v151, 0, v2
	v_dual_mov_b32 v121, v89 :: v_dual_add_nc_u32 v152, 0, v4
	v_mov_b32_e32 v96, v89
	v_mov_b32_e32 v122, v89
	v_mov_b32_e32 v123, v89
	v_mov_b32_e32 v124, v89
	v_mov_b32_e32 v125, v89
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
	s_lshl_b32 s7, s22, 12
	s_add_i32 s2, s2, s1
	s_mov_b32 s18, s14
	s_sub_i32 s2, s2, s7
	s_mov_b32 s7, 32
	s_mov_b32 s19, s15
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(1)
	v_dual_mov_b32 v182, v190 :: v_dual_add_nc_u32 v133, -16, v149
	v_dual_mov_b32 v181, v189 :: v_dual_add_nc_u32 v156, s2, v146
	v_dual_mov_b32 v153, v187 :: v_dual_mov_b32 v154, v188
	s_clause 0x1
	buffer_load_b128 v[137:140], v133, s[12:15], 0 offen
	buffer_load_b128 v[133:136], v149, s[12:15], 0 offen
	s_waitcnt vmcnt(2)
	v_dual_mov_b32 v155, v183 :: v_dual_mov_b32 v204, v186
	v_mov_b32_e32 v157, v184
	v_mov_b32_e32 v203, v185
	s_clause 0x1
	buffer_load_b128 v[187:190], v156, s[16:19], 0 offen
	buffer_load_b128 v[183:186], v156, s[16:19], 0 offen offset:2048
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[129:132]
	;;#ASMSTART
	
        v_perm_b32 v129, v153, 0, 0x050c040c
        v_perm_b32 v130, v153, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v130, 0xbfffbfff, v130
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v131, v154, 0, 0x050c040c
        v_perm_b32 v132, v154, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v132, 0xbfffbfff, v132
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v177, v155, 0, 0x050c040c
        v_perm_b32 v178, v155, 0, 0x070c060c
        v_pk_ashrrev_i16 v177, 1, v177 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v178, 1, v178 op_sel_hi:[0,1]
        v_and_b32 v177, 0xbfffbfff, v177
        v_and_b32 v178, 0xbfffbfff, v178
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v179, v157, 0, 0x050c040c
        v_perm_b32 v180, v157, 0, 0x070c060c
        v_pk_ashrrev_i16 v179, 1, v179 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v180, 1, v180 op_sel_hi:[0,1]
        v_and_b32 v179, 0xbfffbfff, v179
        v_and_b32 v180, 0xbfffbfff, v180
        
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[157:160], v150
	ds_load_b128 v[153:156], v148
	ds_load_b128 v[161:164], v148 offset:1024
	ds_load_b128 v[165:168], v150 offset:1024
	ds_load_b128 v[173:176], v150 offset:2048
	ds_load_b128 v[169:172], v148 offset:2048
	ds_load_b128 v[195:198], v148 offset:3072
	ds_load_b128 v[199:202], v150 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[129:132]
	ds_store_b128 v147, v[177:180] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[217:220], v152
	ds_load_b128 v[213:216], v151
	ds_load_b128 v[221:224], v151 offset:2048
	ds_load_b128 v[225:228], v152 offset:2048
	ds_load_b128 v[233:236], v152 offset:4096
	ds_load_b128 v[229:232], v151 offset:4096
	ds_load_b128 v[237:240], v151 offset:6144
	ds_load_b128 v[241:244], v152 offset:6144
	;;#ASMSTART
	
        v_perm_b32 v129, v181, 0, 0x050c040c
        v_perm_b32 v130, v181, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v130, 0xbfffbfff, v130
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v131, v182, 0, 0x050c040c
        v_perm_b32 v132, v182, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v132, 0xbfffbfff, v132
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v177, v203, 0, 0x050c040c
        v_perm_b32 v178, v203, 0, 0x070c060c
        v_pk_ashrrev_i16 v177, 1, v177 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v178, 1, v178 op_sel_hi:[0,1]
        v_and_b32 v177, 0xbfffbfff, v177
        v_and_b32 v178, 0xbfffbfff, v178
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v179, v204, 0, 0x050c040c
        v_perm_b32 v180, v204, 0, 0x070c060c
        v_pk_ashrrev_i16 v179, 1, v179 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v180, 1, v180 op_sel_hi:[0,1]
        v_and_b32 v179, 0xbfffbfff, v179
        v_and_b32 v180, 0xbfffbfff, v180
        
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[191:194]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_add_nc_u32_e32 v149, 64, v149
	s_add_i32 s7, s7, 32
	v_wmma_f32_16x16x16_f16 v[89:96], v[213:220], v[153:160], v[89:96]
	v_wmma_f32_16x16x16_f16 v[97:104], v[213:220], v[161:168], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[221:228], v[153:160], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[221:228], v[161:168], v[81:88]
	v_wmma_f32_16x16x16_f16 v[113:120], v[229:236], v[153:160], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[229:236], v[161:168], v[73:80]
	v_wmma_f32_16x16x16_f16 v[105:112], v[237:244], v[153:160], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[237:244], v[161:168], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[213:220], v[169:176], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[221:228], v[169:176], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[229:236], v[169:176], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[237:244], v[169:176], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[213:220], v[195:202], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[221:228], v[195:202], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[229:236], v[195:202], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[237:244], v[195:202], v[1:8]
	ds_load_b128 v[157:160], v150
	ds_load_b128 v[153:156], v148
	ds_load_b128 v[161:164], v148 offset:1024
	ds_load_b128 v[165:168], v150 offset:1024
	ds_load_b128 v[173:176], v150 offset:2048
	ds_load_b128 v[169:172], v148 offset:2048
	ds_load_b128 v[191:194], v148 offset:3072
	ds_load_b128 v[195:198], v150 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[129:132]
	ds_store_b128 v147, v[177:180] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[203:206], v152
	ds_load_b128 v[199:202], v151
	ds_load_b128 v[213:216], v151 offset:2048
	ds_load_b128 v[217:220], v152 offset:2048
	ds_load_b128 v[225:228], v152 offset:4096
	ds_load_b128 v[221:224], v151 offset:4096
	ds_load_b128 v[229:232], v151 offset:6144
	ds_load_b128 v[233:236], v152 offset:6144
	s_add_i32 s2, s2, s1
	s_cmp_lt_i32 s7, s21
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[89:96], v[199:206], v[153:160], v[89:96]
	v_wmma_f32_16x16x16_f16 v[97:104], v[199:206], v[161:168], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[213:220], v[153:160], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[213:220], v[161:168], v[81:88]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[221:228], v[153:160], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[221:228], v[161:168], v[73:80]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[105:112], v[229:236], v[153:160], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[229:236], v[161:168], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[199:206], v[169:176], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[213:220], v[169:176], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[221:228], v[169:176], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[229:236], v[169:176], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[199:206], v[191:198], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[213:220], v[191:198], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[221:228], v[191:198], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[229:236], v[191:198], v[1:8]
	v_dual_mov_b32 v129, v137 :: v_dual_mov_b32 v194, v136
	v_dual_mov_b32 v130, v138 :: v_dual_mov_b32 v131, v139
	v_dual_mov_b32 v132, v140 :: v_dual_mov_b32 v191, v133
	v_dual_mov_b32 v192, v134 :: v_dual_mov_b32 v193, v135
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	v_mov_b32_e32 v213, s1
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v7, v8 :: v_dual_mov_b32 v212, v133
	v_dual_mov_b32 v6, v8 :: v_dual_mov_b32 v209, v135
	v_dual_mov_b32 v5, v8 :: v_dual_mov_b32 v144, v134
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
.LBB0_8:                                ; %._crit_edge
	v_cmp_eq_u32_e32 vcc_lo, 0, v144
	v_cndmask_b32_e64 v133, 0x90, 0, s0
	v_add_nc_u32_e32 v217, 0, v142
	v_add_nc_u32_e32 v218, 0, v141
	s_waitcnt vmcnt(1)
	;;#ASMSTART
	
        v_perm_b32 v146, v187, 0, 0x050c040c
        v_perm_b32 v147, v187, 0, 0x070c060c
        v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v147, 1, v147 op_sel_hi:[0,1]
        v_and_b32 v146, 0xbfffbfff, v146
        v_and_b32 v147, 0xbfffbfff, v147
        
	;;#ASMEND
	v_cndmask_b32_e64 v154, 0x90, 0, vcc_lo
	v_xad_u32 v216, v133, v143, 0
	;;#ASMSTART
	
        v_perm_b32 v148, v188, 0, 0x050c040c
        v_perm_b32 v149, v188, 0, 0x070c060c
        v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
        v_and_b32 v148, 0xbfffbfff, v148
        v_and_b32 v149, 0xbfffbfff, v149
        
	;;#ASMEND
	s_waitcnt vmcnt(0)
	;;#ASMSTART
	
        v_perm_b32 v150, v183, 0, 0x050c040c
        v_perm_b32 v151, v183, 0, 0x070c060c
        v_pk_ashrrev_i16 v150, 1, v150 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
        v_and_b32 v150, 0xbfffbfff, v150
        v_and_b32 v151, 0xbfffbfff, v151
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v152, v184, 0, 0x050c040c
        v_perm_b32 v153, v184, 0, 0x070c060c
        v_pk_ashrrev_i16 v152, 1, v152 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v153, 1, v153 op_sel_hi:[0,1]
        v_and_b32 v152, 0xbfffbfff, v152
        v_and_b32 v153, 0xbfffbfff, v153
        
	;;#ASMEND
	v_or_b32_e32 v145, v154, v145
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v216, v[129:132]
	v_add_nc_u32_e32 v214, 0, v145
	v_xad_u32 v215, v145, 16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[219:222], v217
	ds_load_b128 v[177:180], v217 offset:1024
	ds_load_b128 v[137:140], v217 offset:2048
	ds_load_b128 v[129:132], v217 offset:3072
	ds_load_b128 v[223:226], v218
	ds_load_b128 v[181:184], v218 offset:1024
	ds_load_b128 v[141:144], v218 offset:2048
	ds_load_b128 v[133:136], v218 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v216, v[146:149]
	ds_store_b128 v216, v[150:153] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[169:172], v214
	ds_load_b128 v[161:164], v214 offset:2048
	ds_load_b128 v[153:156], v214 offset:4096
	ds_load_b128 v[145:148], v214 offset:6144
	ds_load_b128 v[173:176], v215
	ds_load_b128 v[165:168], v215 offset:2048
	ds_load_b128 v[157:160], v215 offset:4096
	ds_load_b128 v[149:152], v215 offset:6144
	s_lshl_b32 s0, s6, 8
	;;#ASMSTART
	
        v_perm_b32 v201, v185, 0, 0x050c040c
        v_perm_b32 v202, v185, 0, 0x070c060c
        v_pk_ashrrev_i16 v201, 1, v201 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v202, 1, v202 op_sel_hi:[0,1]
        v_and_b32 v201, 0xbfffbfff, v201
        v_and_b32 v202, 0xbfffbfff, v202
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v205, v189, 0, 0x050c040c
        v_perm_b32 v206, v189, 0, 0x070c060c
        v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
        v_and_b32 v205, 0xbfffbfff, v205
        v_and_b32 v206, 0xbfffbfff, v206
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v207, v190, 0, 0x050c040c
        v_perm_b32 v208, v190, 0, 0x070c060c
        v_pk_ashrrev_i16 v207, 1, v207 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v208, 1, v208 op_sel_hi:[0,1]
        v_and_b32 v207, 0xbfffbfff, v207
        v_and_b32 v208, 0xbfffbfff, v208
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v203, v186, 0, 0x050c040c
        v_perm_b32 v204, v186, 0, 0x070c060c
        v_pk_ashrrev_i16 v203, 1, v203 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v204, 1, v204 op_sel_hi:[0,1]
        v_and_b32 v203, 0xbfffbfff, v203
        v_and_b32 v204, 0xbfffbfff, v204
        
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v216, v[191:194]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[193:196], v217
	ds_load_b128 v[185:188], v217 offset:1024
	ds_load_b128 v[197:200], v218
	ds_load_b128 v[189:192], v218 offset:1024
	s_and_b32 s13, s11, 0xffff
	s_mov_b32 s15, 0x31027000
	s_mov_b32 s14, 0x7ffffffe
	v_wmma_f32_16x16x16_f16 v[89:96], v[169:176], v[219:226], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[161:168], v[219:226], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[153:160], v[219:226], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[145:152], v[219:226], v[105:112]
	ds_load_b128 v[223:226], v218 offset:2048
	ds_load_b128 v[219:222], v217 offset:2048
	ds_load_b128 v[227:230], v217 offset:3072
	ds_load_b128 v[231:234], v218 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v216, v[205:208]
	ds_store_b128 v216, v[201:204] offset:4096
	v_or_b32_e32 v201, s0, v0
	s_mov_b32 s12, s10
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_lshlrev_b32_e32 v201, 1, v201
	v_wmma_f32_16x16x16_f16 v[97:104], v[169:176], v[177:184], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[161:168], v[177:184], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[153:160], v[177:184], v[73:80]
	v_wmma_f32_16x16x16_f16 v[57:64], v[169:176], v[137:144], v[57:64]
	buffer_load_u16 v202, v201, s[12:15], 0 offen
	v_mov_b32_e32 v201, 0
	v_wmma_f32_16x16x16_f16 v[49:56], v[161:168], v[137:144], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[153:160], v[137:144], v[41:48]
	v_wmma_f32_16x16x16_f16 v[25:32], v[169:176], v[129:136], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[161:168], v[129:136], v[17:24]
	global_load_b32 v203, v201, s[8:9]
	v_wmma_f32_16x16x16_f16 v[9:16], v[153:160], v[129:136], v[9:16]
	v_lshrrev_b32_e32 v201, 1, v211
	v_lshrrev_b32_e32 v204, 4, v0
	v_lshrrev_b32_e32 v205, 3, v0
	v_lshlrev_b32_e32 v207, 1, v0
	v_and_b32_e32 v206, 0xc0, v212
	v_lshrrev_b32_e32 v0, 5, v0
	v_and_or_b32 v201, v204, 1, v201
	v_and_or_b32 v204, v205, 16, v210
	v_and_b32_e32 v205, 0x11c, v207
	v_wmma_f32_16x16x16_f16 v[65:72], v[145:152], v[177:184], v[65:72]
	v_wmma_f32_16x16x16_f16 v[33:40], v[145:152], v[137:144], v[33:40]
	v_wmma_f32_16x16x16_f16 v[1:8], v[145:152], v[129:136], v[1:8]
	v_mul_lo_u32 v152, s20, v204
	v_and_b32_e32 v208, 2, v0
	v_add3_u32 v151, 0, v206, v205
	v_and_b32_e32 v207, 0xe0, v207
	s_mul_i32 s1, s3, s20
	v_or_b32_e32 v150, 2, v201
	s_add_i32 s0, s1, s0
	v_or_b32_e32 v149, 4, v201
	v_or_b32_e32 v184, 0x8e, v201
	v_or_b32_e32 v148, 6, v201
	v_or_b32_e32 v183, 0xc0, v201
	v_or_b32_e32 v147, 8, v201
	v_or_b32_e32 v182, 0xc2, v201
	v_or_b32_e32 v137, 0x8c, v201
	v_or_b32_e32 v138, 0x8a, v201
	v_or_b32_e32 v139, 0x88, v201
	v_or_b32_e32 v140, 0x86, v201
	v_or_b32_e32 v141, 0x84, v201
	v_or_b32_e32 v129, 0x82, v201
	v_or_b32_e32 v130, 0x80, v201
	v_or_b32_e32 v131, 0x4e, v201
	v_or_b32_e32 v132, 0x4c, v201
	v_or_b32_e32 v133, 0x4a, v201
	v_or_b32_e32 v134, 0x48, v201
	v_or_b32_e32 v135, 0x46, v201
	v_or_b32_e32 v136, 0x44, v201
	v_or_b32_e32 v142, 0x42, v201
	v_or_b32_e32 v143, 64, v201
	v_or_b32_e32 v144, 14, v201
	v_or_b32_e32 v145, 12, v201
	v_or_b32_e32 v146, 10, v201
	v_or_b32_e32 v181, 0xc4, v201
	v_or_b32_e32 v180, 0xc6, v201
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s14
	s_mov_b32 s7, s15
	v_or_b32_e32 v179, 0xc8, v201
	v_or_b32_e32 v178, 0xca, v201
	v_or_b32_e32 v177, 0xcc, v201
	v_or_b32_e32 v0, 0xce, v201
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v203, 0x43800000, v203
	ds_load_b128 v[169:172], v214
	ds_load_b128 v[161:164], v214 offset:2048
	ds_load_b128 v[153:156], v214 offset:4096
	ds_load_b128 v[235:238], v214 offset:6144
	ds_load_b128 v[173:176], v215
	ds_load_b128 v[165:168], v215 offset:2048
	ds_load_b128 v[157:160], v215 offset:4096
	ds_load_b128 v[239:242], v215 offset:6144
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_wmma_f32_16x16x16_f16 v[89:96], v[169:176], v[193:200], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[161:168], v[193:200], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[153:160], v[193:200], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[235:242], v[193:200], v[105:112]
	v_add3_u32 v194, v151, v209, v208
	v_add_nc_u32_e32 v151, v152, v213
	v_add_nc_u32_e32 v193, 0, v207
	v_add_nc_u32_e32 v195, s0, v152
	v_wmma_f32_16x16x16_f16 v[97:104], v[169:176], v[185:192], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[161:168], v[185:192], v[81:88]
	v_add_nc_u32_e32 v152, v151, v213
	v_wmma_f32_16x16x16_f16 v[73:80], v[153:160], v[185:192], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[235:242], v[185:192], v[65:72]
	ds_store_b16 v194, v202
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[185:188], v193
	v_wmma_f32_16x16x16_f16 v[49:56], v[161:168], v[219:226], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[153:160], v[219:226], v[41:48]
	v_wmma_f32_16x16x16_f16 v[17:24], v[161:168], v[227:234], v[17:24]
	v_add_nc_u32_e32 v167, s0, v152
	v_add3_u32 v168, s0, v213, v152
	ds_load_b128 v[161:164], v193 offset:256
	v_wmma_f32_16x16x16_f16 v[9:16], v[153:160], v[227:234], v[9:16]
	ds_load_b128 v[152:155], v193 offset:272
	v_wmma_f32_16x16x16_f16 v[57:64], v[169:176], v[219:226], v[57:64]
	v_wmma_f32_16x16x16_f16 v[25:32], v[169:176], v[227:234], v[25:32]
	ds_load_b128 v[169:172], v193 offset:16
	v_add_lshl_u32 v196, v195, v201, 1
	v_add_lshl_u32 v197, v195, v150, 1
	v_add_lshl_u32 v198, v195, v149, 1
	v_add_lshl_u32 v199, v195, v148, 1
	v_add_lshl_u32 v165, v195, v184, 1
	v_add_lshl_u32 v200, v195, v147, 1
	v_add_lshl_u32 v166, v195, v183, 1
	v_add_lshl_u32 v189, v195, v146, 1
	s_waitcnt lgkmcnt(3)
	v_fma_mixlo_f16 v89, v89, v203, v185 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v90, v203, v186 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v91, v203, v187 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v92, v203, v188 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v190, v195, v145, 1
	v_add_lshl_u32 v191, v195, v144, 1
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v105, v105, v203, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v192, v195, v143, 1
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v120, v120, v203, v155 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v204, v195, v142, 1
	v_add_lshl_u32 v205, v195, v136, 1
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v93, v93, v203, v169 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v206, v195, v135, 1
	v_add_lshl_u32 v207, v195, v134, 1
	v_add_lshl_u32 v208, v195, v133, 1
	v_add_lshl_u32 v209, v195, v132, 1
	v_add_lshl_u32 v210, v195, v131, 1
	v_add_lshl_u32 v194, v195, v130, 1
	v_add_lshl_u32 v202, v195, v129, 1
	v_add_lshl_u32 v173, v195, v141, 1
	v_add_lshl_u32 v174, v195, v140, 1
	v_add_lshl_u32 v175, v195, v139, 1
	v_add_lshl_u32 v176, v195, v138, 1
	v_add_lshl_u32 v211, v195, v137, 1
	v_fma_mixlo_f16 v94, v94, v203, v170 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v95, v203, v171 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v96, v203, v172 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v121, v203, v185 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v122, v203, v186 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, v123, v203, v187 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v124, v203, v188 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, v125, v203, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, v126, v203, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, v127, v203, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v128, v128, v203, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, v113, v203, v161 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v114, v203, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, v115, v203, v163 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v116, v203, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v117, v117, v203, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, v118, v203, v153 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v119, v203, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, v106, v203, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x16
	buffer_store_b16 v89, v196, s[4:7], 0 offen
	buffer_store_b16 v90, v197, s[4:7], 0 offen
	buffer_store_b16 v91, v198, s[4:7], 0 offen
	buffer_store_b16 v92, v199, s[4:7], 0 offen
	buffer_store_b16 v93, v200, s[4:7], 0 offen
	buffer_store_b16 v94, v189, s[4:7], 0 offen
	buffer_store_b16 v95, v190, s[4:7], 0 offen
	buffer_store_b16 v96, v191, s[4:7], 0 offen
	buffer_store_b16 v121, v192, s[4:7], 0 offen
	buffer_store_b16 v122, v204, s[4:7], 0 offen
	buffer_store_b16 v123, v205, s[4:7], 0 offen
	buffer_store_b16 v124, v206, s[4:7], 0 offen
	buffer_store_b16 v125, v207, s[4:7], 0 offen
	buffer_store_b16 v126, v208, s[4:7], 0 offen
	buffer_store_b16 v127, v209, s[4:7], 0 offen
	buffer_store_b16 v128, v210, s[4:7], 0 offen
	buffer_store_b16 v113, v194, s[4:7], 0 offen
	buffer_store_b16 v114, v202, s[4:7], 0 offen
	buffer_store_b16 v115, v173, s[4:7], 0 offen
	buffer_store_b16 v116, v174, s[4:7], 0 offen
	buffer_store_b16 v117, v175, s[4:7], 0 offen
	buffer_store_b16 v118, v176, s[4:7], 0 offen
	buffer_store_b16 v119, v211, s[4:7], 0 offen
	v_add_lshl_u32 v89, v195, v182, 1
	v_fma_mixlo_f16 v107, v107, v203, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v195, v181, 1
	v_add_nc_u32_e32 v151, s0, v151
	v_fma_mixlo_f16 v108, v108, v203, v164 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v195, v180, 1
	v_fma_mixlo_f16 v109, v109, v203, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v120, v165, s[4:7], 0 offen
	buffer_store_b16 v105, v166, s[4:7], 0 offen
	buffer_store_b16 v106, v89, s[4:7], 0 offen
	buffer_store_b16 v107, v90, s[4:7], 0 offen
	buffer_store_b16 v108, v91, s[4:7], 0 offen
	v_add_lshl_u32 v89, v195, v179, 1
	v_fma_mixlo_f16 v110, v110, v203, v153 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v195, v178, 1
	v_fma_mixlo_f16 v111, v111, v203, v154 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v195, v177, 1
	v_fma_mixlo_f16 v112, v112, v203, v155 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v195, v0, 1
	v_fma_mixlo_f16 v97, v97, v203, v185 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v151, v201, 1
	v_fma_mixlo_f16 v98, v98, v203, v186 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v109, v89, s[4:7], 0 offen
	buffer_store_b16 v110, v90, s[4:7], 0 offen
	buffer_store_b16 v111, v91, s[4:7], 0 offen
	buffer_store_b16 v112, v92, s[4:7], 0 offen
	buffer_store_b16 v97, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v151, v150, 1
	v_fma_mixlo_f16 v99, v99, v203, v187 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v151, v149, 1
	v_fma_mixlo_f16 v100, v100, v203, v188 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v151, v148, 1
	v_fma_mixlo_f16 v101, v101, v203, v169 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v151, v147, 1
	v_fma_mixlo_f16 v102, v102, v203, v170 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v151, v146, 1
	v_fma_mixlo_f16 v103, v103, v203, v171 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v98, v89, s[4:7], 0 offen
	buffer_store_b16 v99, v90, s[4:7], 0 offen
	buffer_store_b16 v100, v91, s[4:7], 0 offen
	buffer_store_b16 v101, v92, s[4:7], 0 offen
	buffer_store_b16 v102, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v151, v145, 1
	v_fma_mixlo_f16 v104, v104, v203, v172 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v151, v144, 1
	v_fma_mixlo_f16 v81, v81, v203, v185 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v151, v143, 1
	v_fma_mixlo_f16 v82, v82, v203, v186 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v151, v142, 1
	v_fma_mixlo_f16 v83, v83, v203, v187 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v151, v136, 1
	v_fma_mixlo_f16 v84, v84, v203, v188 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v103, v89, s[4:7], 0 offen
	buffer_store_b16 v104, v90, s[4:7], 0 offen
	buffer_store_b16 v81, v91, s[4:7], 0 offen
	buffer_store_b16 v82, v92, s[4:7], 0 offen
	buffer_store_b16 v83, v93, s[4:7], 0 offen
	v_add_lshl_u32 v81, v151, v135, 1
	v_fma_mixlo_f16 v85, v85, v203, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v82, v151, v134, 1
	v_fma_mixlo_f16 v86, v86, v203, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v83, v151, v133, 1
	v_fma_mixlo_f16 v87, v87, v203, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v89, v151, v132, 1
	v_fma_mixlo_f16 v88, v88, v203, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v151, v131, 1
	v_fma_mixlo_f16 v73, v73, v203, v161 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v84, v81, s[4:7], 0 offen
	buffer_store_b16 v85, v82, s[4:7], 0 offen
	buffer_store_b16 v86, v83, s[4:7], 0 offen
	buffer_store_b16 v87, v89, s[4:7], 0 offen
	buffer_store_b16 v88, v90, s[4:7], 0 offen
	v_add_lshl_u32 v81, v151, v130, 1
	v_fma_mixlo_f16 v74, v74, v203, v162 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v82, v151, v129, 1
	v_fma_mixlo_f16 v75, v75, v203, v163 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v83, v151, v141, 1
	v_fma_mixlo_f16 v76, v76, v203, v164 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v84, v151, v140, 1
	v_fma_mixlo_f16 v77, v77, v203, v152 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v85, v151, v139, 1
	v_fma_mixlo_f16 v78, v78, v203, v153 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v73, v81, s[4:7], 0 offen
	buffer_store_b16 v74, v82, s[4:7], 0 offen
	buffer_store_b16 v75, v83, s[4:7], 0 offen
	buffer_store_b16 v76, v84, s[4:7], 0 offen
	buffer_store_b16 v77, v85, s[4:7], 0 offen
	v_add_lshl_u32 v73, v151, v138, 1
	v_fma_mixlo_f16 v79, v79, v203, v154 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v74, v151, v137, 1
	v_fma_mixlo_f16 v80, v80, v203, v155 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v75, v151, v184, 1
	v_fma_mixlo_f16 v65, v65, v203, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v76, v151, v183, 1
	v_fma_mixlo_f16 v66, v66, v203, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v77, v151, v182, 1
	v_fma_mixlo_f16 v67, v67, v203, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v78, v73, s[4:7], 0 offen
	buffer_store_b16 v79, v74, s[4:7], 0 offen
	buffer_store_b16 v80, v75, s[4:7], 0 offen
	buffer_store_b16 v65, v76, s[4:7], 0 offen
	buffer_store_b16 v66, v77, s[4:7], 0 offen
	v_add_lshl_u32 v65, v151, v181, 1
	v_fma_mixlo_f16 v68, v68, v203, v164 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v66, v151, v180, 1
	v_fma_mixlo_f16 v69, v69, v203, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v73, v151, v179, 1
	v_fma_mixlo_f16 v70, v70, v203, v153 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v74, v151, v178, 1
	v_fma_mixlo_f16 v71, v71, v203, v154 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v75, v151, v177, 1
	v_fma_mixlo_f16 v72, v72, v203, v155 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v67, v65, s[4:7], 0 offen
	buffer_store_b16 v68, v66, s[4:7], 0 offen
	buffer_store_b16 v69, v73, s[4:7], 0 offen
	buffer_store_b16 v70, v74, s[4:7], 0 offen
	buffer_store_b16 v71, v75, s[4:7], 0 offen
	v_add_lshl_u32 v65, v151, v0, 1
	v_fma_mixlo_f16 v57, v57, v203, v185 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v66, v167, v201, 1
	v_fma_mixlo_f16 v58, v58, v203, v186 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v67, v167, v150, 1
	v_fma_mixlo_f16 v59, v59, v203, v187 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v68, v167, v149, 1
	v_fma_mixlo_f16 v60, v60, v203, v188 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v69, v167, v148, 1
	v_fma_mixlo_f16 v61, v61, v203, v169 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v72, v65, s[4:7], 0 offen
	buffer_store_b16 v57, v66, s[4:7], 0 offen
	buffer_store_b16 v58, v67, s[4:7], 0 offen
	buffer_store_b16 v59, v68, s[4:7], 0 offen
	buffer_store_b16 v60, v69, s[4:7], 0 offen
	v_add_lshl_u32 v57, v167, v147, 1
	v_fma_mixlo_f16 v62, v62, v203, v170 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v58, v167, v146, 1
	v_fma_mixlo_f16 v63, v63, v203, v171 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v59, v167, v145, 1
	v_fma_mixlo_f16 v64, v64, v203, v172 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v60, v167, v144, 1
	v_fma_mixlo_f16 v49, v49, v203, v185 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v65, v167, v143, 1
	v_fma_mixlo_f16 v50, v50, v203, v186 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v61, v57, s[4:7], 0 offen
	buffer_store_b16 v62, v58, s[4:7], 0 offen
	buffer_store_b16 v63, v59, s[4:7], 0 offen
	buffer_store_b16 v64, v60, s[4:7], 0 offen
	buffer_store_b16 v49, v65, s[4:7], 0 offen
	v_add_lshl_u32 v49, v167, v142, 1
	v_fma_mixlo_f16 v51, v51, v203, v187 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v57, v167, v136, 1
	v_fma_mixlo_f16 v52, v52, v203, v188 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v58, v167, v135, 1
	v_fma_mixlo_f16 v53, v53, v203, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v59, v167, v134, 1
	v_fma_mixlo_f16 v54, v54, v203, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v60, v167, v133, 1
	v_fma_mixlo_f16 v55, v55, v203, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v50, v49, s[4:7], 0 offen
	buffer_store_b16 v51, v57, s[4:7], 0 offen
	buffer_store_b16 v52, v58, s[4:7], 0 offen
	buffer_store_b16 v53, v59, s[4:7], 0 offen
	buffer_store_b16 v54, v60, s[4:7], 0 offen
	v_add_lshl_u32 v49, v167, v132, 1
	v_fma_mixlo_f16 v56, v56, v203, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v50, v167, v131, 1
	v_fma_mixlo_f16 v41, v41, v203, v161 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v51, v167, v130, 1
	v_fma_mixlo_f16 v42, v42, v203, v162 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v52, v167, v129, 1
	v_fma_mixlo_f16 v43, v43, v203, v163 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v53, v167, v141, 1
	v_wmma_f32_16x16x16_f16 v[33:40], v[235:242], v[219:226], v[33:40]
	v_fma_mixlo_f16 v44, v44, v203, v164 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v55, v49, s[4:7], 0 offen
	buffer_store_b16 v56, v50, s[4:7], 0 offen
	buffer_store_b16 v41, v51, s[4:7], 0 offen
	buffer_store_b16 v42, v52, s[4:7], 0 offen
	buffer_store_b16 v43, v53, s[4:7], 0 offen
	v_add_lshl_u32 v41, v167, v140, 1
	v_fma_mixlo_f16 v45, v45, v203, v152 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v42, v167, v139, 1
	v_fma_mixlo_f16 v46, v46, v203, v153 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v43, v167, v138, 1
	v_fma_mixlo_f16 v47, v47, v203, v154 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v49, v167, v137, 1
	v_fma_mixlo_f16 v48, v48, v203, v155 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v50, v167, v184, 1
	v_fma_mixlo_f16 v33, v33, v203, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v44, v41, s[4:7], 0 offen
	buffer_store_b16 v45, v42, s[4:7], 0 offen
	buffer_store_b16 v46, v43, s[4:7], 0 offen
	buffer_store_b16 v47, v49, s[4:7], 0 offen
	buffer_store_b16 v48, v50, s[4:7], 0 offen
	v_add_lshl_u32 v41, v167, v183, 1
	v_fma_mixlo_f16 v34, v34, v203, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v42, v167, v182, 1
	v_fma_mixlo_f16 v35, v35, v203, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v43, v167, v181, 1
	v_fma_mixlo_f16 v36, v36, v203, v164 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v44, v167, v180, 1
	v_fma_mixlo_f16 v37, v37, v203, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v45, v167, v179, 1
	v_fma_mixlo_f16 v38, v38, v203, v153 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v33, v41, s[4:7], 0 offen
	buffer_store_b16 v34, v42, s[4:7], 0 offen
	buffer_store_b16 v35, v43, s[4:7], 0 offen
	buffer_store_b16 v36, v44, s[4:7], 0 offen
	buffer_store_b16 v37, v45, s[4:7], 0 offen
	v_add_lshl_u32 v33, v167, v178, 1
	v_fma_mixlo_f16 v39, v39, v203, v154 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v34, v167, v177, 1
	v_fma_mixlo_f16 v40, v40, v203, v155 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v35, v167, v0, 1
	v_fma_mixlo_f16 v25, v25, v203, v185 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v36, v168, v201, 1
	v_fma_mixlo_f16 v26, v26, v203, v186 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v37, v168, v150, 1
	v_fma_mixlo_f16 v27, v27, v203, v187 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v38, v33, s[4:7], 0 offen
	buffer_store_b16 v39, v34, s[4:7], 0 offen
	buffer_store_b16 v40, v35, s[4:7], 0 offen
	buffer_store_b16 v25, v36, s[4:7], 0 offen
	buffer_store_b16 v26, v37, s[4:7], 0 offen
	v_add_lshl_u32 v25, v168, v149, 1
	v_fma_mixlo_f16 v28, v28, v203, v188 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v26, v168, v148, 1
	v_fma_mixlo_f16 v29, v29, v203, v169 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v33, v168, v147, 1
	v_fma_mixlo_f16 v30, v30, v203, v170 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v34, v168, v146, 1
	v_fma_mixlo_f16 v31, v31, v203, v171 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v35, v168, v145, 1
	v_fma_mixlo_f16 v32, v32, v203, v172 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v27, v25, s[4:7], 0 offen
	buffer_store_b16 v28, v26, s[4:7], 0 offen
	buffer_store_b16 v29, v33, s[4:7], 0 offen
	buffer_store_b16 v30, v34, s[4:7], 0 offen
	buffer_store_b16 v31, v35, s[4:7], 0 offen
	v_add_lshl_u32 v25, v168, v144, 1
	v_fma_mixlo_f16 v17, v17, v203, v185 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v26, v168, v143, 1
	v_fma_mixlo_f16 v18, v18, v203, v186 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v27, v168, v142, 1
	v_fma_mixlo_f16 v19, v19, v203, v187 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v28, v168, v136, 1
	v_fma_mixlo_f16 v20, v20, v203, v188 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v29, v168, v135, 1
	v_fma_mixlo_f16 v21, v21, v203, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v32, v25, s[4:7], 0 offen
	buffer_store_b16 v17, v26, s[4:7], 0 offen
	buffer_store_b16 v18, v27, s[4:7], 0 offen
	buffer_store_b16 v19, v28, s[4:7], 0 offen
	buffer_store_b16 v20, v29, s[4:7], 0 offen
	v_add_lshl_u32 v17, v168, v134, 1
	v_fma_mixlo_f16 v22, v22, v203, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v18, v168, v133, 1
	v_fma_mixlo_f16 v23, v23, v203, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v19, v168, v132, 1
	v_fma_mixlo_f16 v24, v24, v203, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v20, v168, v131, 1
	v_fma_mixlo_f16 v9, v9, v203, v161 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v25, v168, v130, 1
	v_fma_mixlo_f16 v10, v10, v203, v162 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v21, v17, s[4:7], 0 offen
	buffer_store_b16 v22, v18, s[4:7], 0 offen
	buffer_store_b16 v23, v19, s[4:7], 0 offen
	buffer_store_b16 v24, v20, s[4:7], 0 offen
	buffer_store_b16 v9, v25, s[4:7], 0 offen
	v_add_lshl_u32 v9, v168, v129, 1
	v_fma_mixlo_f16 v11, v11, v203, v163 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v17, v168, v141, 1
	v_wmma_f32_16x16x16_f16 v[1:8], v[235:242], v[227:234], v[1:8]
	v_fma_mixlo_f16 v12, v12, v203, v164 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v18, v168, v140, 1
	v_fma_mixlo_f16 v13, v13, v203, v152 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v19, v168, v139, 1
	v_fma_mixlo_f16 v14, v14, v203, v153 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v20, v168, v138, 1
	v_fma_mixlo_f16 v15, v15, v203, v154 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v10, v9, s[4:7], 0 offen
	buffer_store_b16 v11, v17, s[4:7], 0 offen
	buffer_store_b16 v12, v18, s[4:7], 0 offen
	buffer_store_b16 v13, v19, s[4:7], 0 offen
	buffer_store_b16 v14, v20, s[4:7], 0 offen
	v_add_lshl_u32 v9, v168, v137, 1
	v_fma_mixlo_f16 v16, v16, v203, v155 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v10, v168, v184, 1
	v_fma_mixlo_f16 v1, v1, v203, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v11, v168, v183, 1
	v_fma_mixlo_f16 v2, v2, v203, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v12, v168, v182, 1
	v_fma_mixlo_f16 v3, v3, v203, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v13, v168, v181, 1
	v_fma_mixlo_f16 v4, v4, v203, v164 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v15, v9, s[4:7], 0 offen
	buffer_store_b16 v16, v10, s[4:7], 0 offen
	buffer_store_b16 v1, v11, s[4:7], 0 offen
	buffer_store_b16 v2, v12, s[4:7], 0 offen
	buffer_store_b16 v3, v13, s[4:7], 0 offen
	v_add_lshl_u32 v1, v168, v180, 1
	v_fma_mixlo_f16 v5, v5, v203, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v2, v168, v179, 1
	v_fma_mixlo_f16 v6, v6, v203, v153 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v3, v168, v178, 1
	v_fma_mixlo_f16 v7, v7, v203, v154 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v9, v168, v177, 1
	v_fma_mixlo_f16 v8, v8, v203, v155 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v0, v168, v0, 1
	s_clause 0x4
	buffer_store_b16 v4, v1, s[4:7], 0 offen
	buffer_store_b16 v5, v2, s[4:7], 0 offen
	buffer_store_b16 v6, v3, s[4:7], 0 offen
	buffer_store_b16 v7, v9, s[4:7], 0 offen
	buffer_store_b16 v8, v0, s[4:7], 0 offen
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
		.amdhsa_next_free_vgpr 245
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
		.amdhsa_inst_pref_size 55
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
	.set scaled_mm_split.num_vgpr, 245
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
; codeLenInByte = 7004
; TotalNumSgprs: 26
; NumVgprs: 245
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 245
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
    .vgpr_count:     245
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
