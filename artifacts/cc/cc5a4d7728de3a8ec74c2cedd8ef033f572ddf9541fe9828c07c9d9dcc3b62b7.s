	.amdgcn_target "amdgpu11.51-amd-amdhsa-unknown-gfx1151"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm_split                 ; -- Begin function scaled_mm_split
	.p2align	8
	.type	scaled_mm_split,@function
scaled_mm_split:                        ; @scaled_mm_split
; %bb.0:
	s_clause 0x1
	s_load_b64 s[16:17], s[0:1], 0x2c
	s_load_b128 s[8:11], s[0:1], 0x0
	v_and_b32_e32 v2, 31, v0
	s_abs_i32 s7, s2
	v_and_b32_e32 v6, 1, v0
	v_and_b32_e32 v209, 15, v0
	v_and_b32_e32 v146, 4, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_lshlrev_b32_e32 v9, 5, v6
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s16, 31
	s_lshr_b32 s3, s3, 24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s3, s16, s3
	s_ashr_i32 s4, s3, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_abs_i32 s5, s4
	s_cvt_f32_u32 s3, s5
	s_sub_i32 s12, 0, s5
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_rcp_f32_e32 v1, s3
	v_readfirstlane_b32 s3, v0
	s_and_b32 s21, s3, 0xe0
	v_or_b32_e32 v207, s21, v2
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_readfirstlane_b32 s6, v1
	v_mul_lo_u32 v1, s16, v6
	v_lshrrev_b32_e32 v3, 1, v207
	v_lshlrev_b32_e32 v5, 4, v207
	s_mul_f32 s6, s6, 0x4f7ffffe
	v_lshlrev_b32_e32 v210, 2, v207
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	v_mul_lo_u32 v4, v3, s17
	s_cvt_u32_f32 s6, s6
	v_add_lshl_u32 v3, v3, v1, 2
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	s_mul_i32 s14, s12, s6
	s_mov_b64 s[12:13], s[10:11]
	s_mul_hi_u32 s10, s6, s14
	v_lshl_add_u32 v4, v6, 4, v4
	s_add_i32 s6, s6, s10
	s_xor_b32 s10, s2, s4
	s_mul_hi_u32 s6, s7, s6
	s_ashr_i32 s22, s10, 31
	s_mul_i32 s11, s6, s5
	s_add_i32 s10, s6, 1
	s_sub_i32 s7, s7, s11
	s_mov_b32 s11, 0x31027000
	s_sub_i32 s14, s7, s5
	s_cmp_ge_u32 s7, s5
	s_mov_b32 s15, s11
	s_cselect_b32 s6, s10, s6
	s_cselect_b32 s7, s14, s7
	s_add_i32 s14, s6, 1
	s_cmp_ge_u32 s7, s5
	s_mov_b32 s10, 0x7ffffffe
	s_cselect_b32 s5, s14, s6
	s_and_b32 s9, s9, 0xffff
	s_xor_b32 s23, s5, s22
	s_mov_b32 s14, s10
	s_sub_i32 s5, s23, s22
	s_and_b32 s13, s13, 0xffff
	s_mul_i32 s24, s5, s4
	s_lshl_b32 s18, s5, 7
	s_sub_i32 s20, s2, s24
	s_mul_i32 s4, s18, s17
	s_lshl_b32 s5, s20, 10
	v_add_lshl_u32 v4, v4, s4, 1
	v_add_lshl_u32 v3, v3, s5, 2
	s_and_b32 s19, s3, 0x60
	s_cmp_gt_i32 s17, 32
	s_clause 0x1
	buffer_load_b128 v[129:132], v4, s[8:11], 0 offen
	buffer_load_b128 v[187:190], v4, s[8:11], 0 offen offset:16
	s_clause 0x1
	buffer_load_b128 v[183:186], v3, s[12:15], 0 offen
	buffer_load_b128 v[199:202], v3, s[12:15], 0 offen offset:2048
	v_lshlrev_b32_e32 v3, 5, v209
	v_lshlrev_b32_e32 v4, 5, v0
	s_mov_b32 s14, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	v_lshlrev_b32_e32 v133, 2, v207
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_and_b32_e32 v7, 0x160, v4
	v_and_b32_e32 v134, 4, v0
	v_lshlrev_b32_e32 v135, 5, v6
	v_and_or_b32 v141, 0x210, v133, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshl_or_b32 v145, s19, 4, v7
	v_xor_b32_e32 v142, 16, v141
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s14, -1
                                        ; implicit-def: $vgpr133
                                        ; implicit-def: $vgpr141
                                        ; implicit-def: $vgpr142
                                        ; implicit-def: $vgpr134
                                        ; implicit-def: $vgpr145
                                        ; implicit-def: $vgpr135
.LBB0_3:                                ; %Flow178
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x10
	s_load_b64 s[0:1], s[0:1], 0x20
	v_and_b32_e32 v6, 8, v0
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v143, 0xf70, v5
	s_and_b32 s14, s14, exec_lo
	s_cselect_b32 s14, 1, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_cmp_lg_u32 s14, 1
	s_cbranch_scc1 .LBB0_7
; %bb.4:                                ; %.lr.ph
	v_add_nc_u16 v2.l, s21, v2.l
	v_and_or_b32 v141, 0x210, v210, v3
	s_lshl_b32 s22, s22, 7
	v_mov_b32_e32 v65, 0
	s_lshl_b32 s14, s16, 3
	v_lshrrev_b16 v2.l, 1, v2.l
	v_add_nc_u32_e32 v144, 0, v141
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v66, v65 :: v_dual_and_b32 v3, 0x160, v4
	s_lshl_b32 s15, s2, 10
	v_cvt_u32_u16_e32 v2, v2.l
	v_bfe_i32 v4, v0, 2, 1
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_or_b32 v145, s19, 4, v3
	s_lshl_b32 s21, s24, 10
	v_cndmask_b32_e64 v5, 0x90, 0, vcc_lo
	v_lshl_add_u32 v6, s23, 7, v2
	v_add_lshl_u32 v1, v2, v1, 2
	v_and_or_b32 v3, 0x90, v4, v145
	v_xor_b32_e32 v142, 16, v141
	v_xor_b32_e32 v5, v143, v5
	v_subrev_nc_u32_e32 v2, s22, v6
	v_add3_u32 v1, s15, s14, v1
	v_xor_b32_e32 v4, 16, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v68, v65 :: v_dual_add_nc_u32 v147, 0, v5
	v_mul_lo_u32 v2, s17, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v1, s21, v1
	v_mov_b32_e32 v67, v65
	v_mov_b32_e32 v70, v65
	v_dual_mov_b32 v69, v65 :: v_dual_add_nc_u32 v150, 0, v3
	v_dual_mov_b32 v71, v65 :: v_dual_lshlrev_b32 v148, 2, v1
	v_lshlrev_b32_e32 v1, 1, v2
	v_dual_mov_b32 v206, v9 :: v_dual_add_nc_u32 v149, 0, v142
	v_dual_mov_b32 v72, v65 :: v_dual_add_nc_u32 v151, 0, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v152, 0x800, v148
	v_add3_u32 v153, v1, v9, 0x50
	v_mov_b32_e32 v89, v65
	v_mov_b32_e32 v90, v65
	v_mov_b32_e32 v91, v65
	v_mov_b32_e32 v92, v65
	v_mov_b32_e32 v93, v65
	v_mov_b32_e32 v94, v65
	v_mov_b32_e32 v95, v65
	v_mov_b32_e32 v96, v65
	v_mov_b32_e32 v57, v65
	v_mov_b32_e32 v58, v65
	v_mov_b32_e32 v59, v65
	v_mov_b32_e32 v60, v65
	v_mov_b32_e32 v61, v65
	v_mov_b32_e32 v62, v65
	v_mov_b32_e32 v63, v65
	v_mov_b32_e32 v64, v65
	v_mov_b32_e32 v49, v65
	v_mov_b32_e32 v50, v65
	v_mov_b32_e32 v51, v65
	v_mov_b32_e32 v52, v65
	v_mov_b32_e32 v53, v65
	v_mov_b32_e32 v54, v65
	v_mov_b32_e32 v55, v65
	v_mov_b32_e32 v56, v65
	v_mov_b32_e32 v121, v65
	v_mov_b32_e32 v122, v65
	v_mov_b32_e32 v123, v65
	v_mov_b32_e32 v124, v65
	v_mov_b32_e32 v125, v65
	v_mov_b32_e32 v126, v65
	v_mov_b32_e32 v127, v65
	v_mov_b32_e32 v128, v65
	v_mov_b32_e32 v97, v65
	v_mov_b32_e32 v98, v65
	v_mov_b32_e32 v99, v65
	v_mov_b32_e32 v100, v65
	v_mov_b32_e32 v101, v65
	v_mov_b32_e32 v102, v65
	v_mov_b32_e32 v103, v65
	v_mov_b32_e32 v104, v65
	v_mov_b32_e32 v41, v65
	v_mov_b32_e32 v42, v65
	v_mov_b32_e32 v43, v65
	v_mov_b32_e32 v44, v65
	v_mov_b32_e32 v45, v65
	v_mov_b32_e32 v46, v65
	v_mov_b32_e32 v47, v65
	v_mov_b32_e32 v48, v65
	v_mov_b32_e32 v33, v65
	v_mov_b32_e32 v34, v65
	v_mov_b32_e32 v35, v65
	v_mov_b32_e32 v36, v65
	v_mov_b32_e32 v37, v65
	v_mov_b32_e32 v38, v65
	v_mov_b32_e32 v39, v65
	v_mov_b32_e32 v40, v65
	v_mov_b32_e32 v113, v65
	v_mov_b32_e32 v114, v65
	v_mov_b32_e32 v115, v65
	v_mov_b32_e32 v116, v65
	v_mov_b32_e32 v117, v65
	v_mov_b32_e32 v118, v65
	v_mov_b32_e32 v119, v65
	v_mov_b32_e32 v120, v65
	v_mov_b32_e32 v81, v65
	v_mov_b32_e32 v82, v65
	v_mov_b32_e32 v83, v65
	v_mov_b32_e32 v84, v65
	v_mov_b32_e32 v85, v65
	v_mov_b32_e32 v86, v65
	v_mov_b32_e32 v87, v65
	v_mov_b32_e32 v88, v65
	v_mov_b32_e32 v25, v65
	v_mov_b32_e32 v26, v65
	v_mov_b32_e32 v27, v65
	v_mov_b32_e32 v28, v65
	v_mov_b32_e32 v29, v65
	v_mov_b32_e32 v30, v65
	v_mov_b32_e32 v31, v65
	v_mov_b32_e32 v32, v65
	v_mov_b32_e32 v17, v65
	v_mov_b32_e32 v18, v65
	v_mov_b32_e32 v19, v65
	v_mov_b32_e32 v20, v65
	v_mov_b32_e32 v21, v65
	v_mov_b32_e32 v22, v65
	v_mov_b32_e32 v23, v65
	v_mov_b32_e32 v24, v65
	v_mov_b32_e32 v105, v65
	v_mov_b32_e32 v106, v65
	v_mov_b32_e32 v107, v65
	v_mov_b32_e32 v108, v65
	v_mov_b32_e32 v109, v65
	v_mov_b32_e32 v110, v65
	v_mov_b32_e32 v111, v65
	v_mov_b32_e32 v112, v65
	v_mov_b32_e32 v73, v65
	v_mov_b32_e32 v74, v65
	v_mov_b32_e32 v75, v65
	v_mov_b32_e32 v76, v65
	v_mov_b32_e32 v77, v65
	v_mov_b32_e32 v78, v65
	v_mov_b32_e32 v79, v65
	v_mov_b32_e32 v80, v65
	v_mov_b32_e32 v9, v65
	v_mov_b32_e32 v10, v65
	v_mov_b32_e32 v11, v65
	v_mov_b32_e32 v12, v65
	v_mov_b32_e32 v13, v65
	v_mov_b32_e32 v14, v65
	v_mov_b32_e32 v15, v65
	v_mov_b32_e32 v16, v65
	v_mov_b32_e32 v1, v65
	v_mov_b32_e32 v2, v65
	v_mov_b32_e32 v3, v65
	v_mov_b32_e32 v4, v65
	v_mov_b32_e32 v5, v65
	v_mov_b32_e32 v6, v65
	v_mov_b32_e32 v7, v65
	v_mov_b32_e32 v8, v65
	s_lshl_b32 s2, s16, 5
	s_mov_b32 s21, 32
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v204, v201 :: v_dual_add_nc_u32 v133, -16, v153
	v_dual_mov_b32 v154, v183 :: v_dual_mov_b32 v155, v184
	v_dual_mov_b32 v182, v185 :: v_dual_mov_b32 v203, v186
	v_dual_mov_b32 v156, v199 :: v_dual_mov_b32 v157, v200
	v_mov_b32_e32 v205, v202
	s_clause 0x1
	buffer_load_b128 v[183:186], v148, s[12:15], 0 offen
	buffer_load_b128 v[199:202], v152, s[12:15], 0 offen
	s_clause 0x1
	buffer_load_b128 v[137:140], v133, s[8:11], 0 offen
	buffer_load_b128 v[133:136], v153, s[8:11], 0 offen
	v_add_nc_u32_e32 v152, s2, v152
	v_add_nc_u32_e32 v148, s2, v148
	v_add_nc_u32_e32 v153, 64, v153
	s_add_i32 s21, s21, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s21, s17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[129:132]
	;;#ASMSTART
	
        v_perm_b32 v130, v154, 0, 0x050c040c
        v_perm_b32 v131, v154, 0, 0x070c060c
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_and_b32 v130, 0xbfffbfff, v130
        v_and_b32 v131, 0xbfffbfff, v131
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v132, v155, 0, 0x050c040c
        v_perm_b32 v154, v155, 0, 0x070c060c
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
        v_and_b32 v132, 0xbfffbfff, v132
        v_and_b32 v154, 0xbfffbfff, v154
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v129, 0x5c00, v130 op_sel_hi:[0,1]
            v_pk_mul_f16 v130, 0x5c00, v131 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v131, 0x5c00, v132 op_sel_hi:[0,1]
            v_pk_mul_f16 v132, 0x5c00, v154 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v154, v156, 0, 0x050c040c
        v_perm_b32 v155, v156, 0, 0x070c060c
        v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
        v_and_b32 v154, 0xbfffbfff, v154
        v_and_b32 v155, 0xbfffbfff, v155
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v156, v157, 0, 0x050c040c
        v_perm_b32 v158, v157, 0, 0x070c060c
        v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v158, 1, v158 op_sel_hi:[0,1]
        v_and_b32 v156, 0xbfffbfff, v156
        v_and_b32 v158, 0xbfffbfff, v158
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v178, 0x5c00, v154 op_sel_hi:[0,1]
            v_pk_mul_f16 v179, 0x5c00, v155 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v180, 0x5c00, v156 op_sel_hi:[0,1]
            v_pk_mul_f16 v181, 0x5c00, v158 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[158:161], v149
	ds_load_b128 v[154:157], v144
	ds_load_b128 v[162:165], v144 offset:1024
	ds_load_b128 v[166:169], v149 offset:1024
	ds_load_b128 v[174:177], v149 offset:2048
	ds_load_b128 v[170:173], v144 offset:2048
	ds_load_b128 v[191:194], v144 offset:3072
	ds_load_b128 v[195:198], v149 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[129:132]
	ds_store_b128 v147, v[178:181] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[215:218], v151
	ds_load_b128 v[211:214], v150
	ds_load_b128 v[219:222], v150 offset:2048
	ds_load_b128 v[223:226], v151 offset:2048
	ds_load_b128 v[231:234], v151 offset:4096
	ds_load_b128 v[227:230], v150 offset:4096
	ds_load_b128 v[235:238], v150 offset:6144
	ds_load_b128 v[239:242], v151 offset:6144
	;;#ASMSTART
	
        v_perm_b32 v130, v182, 0, 0x050c040c
        v_perm_b32 v131, v182, 0, 0x070c060c
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_and_b32 v130, 0xbfffbfff, v130
        v_and_b32 v131, 0xbfffbfff, v131
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v129, 0x5c00, v130 op_sel_hi:[0,1]
            v_pk_mul_f16 v130, 0x5c00, v131 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[65:72], v[211:218], v[154:161], v[65:72]
	v_wmma_f32_16x16x16_f16 v[121:128], v[211:218], v[162:169], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[219:226], v[154:161], v[89:96]
	v_wmma_f32_16x16x16_f16 v[97:104], v[219:226], v[162:169], v[97:104]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[57:64], v[227:234], v[154:161], v[57:64]
	v_wmma_f32_16x16x16_f16 v[41:48], v[227:234], v[162:169], v[41:48]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[49:56], v[235:242], v[154:161], v[49:56]
	;;#ASMSTART
	
        v_perm_b32 v132, v203, 0, 0x050c040c
        v_perm_b32 v154, v203, 0, 0x070c060c
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
        v_and_b32 v132, 0xbfffbfff, v132
        v_and_b32 v154, 0xbfffbfff, v154
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v131, 0x5c00, v132 op_sel_hi:[0,1]
            v_pk_mul_f16 v132, 0x5c00, v154 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v154, v204, 0, 0x050c040c
        v_perm_b32 v155, v204, 0, 0x070c060c
        v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
        v_and_b32 v154, 0xbfffbfff, v154
        v_and_b32 v155, 0xbfffbfff, v155
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v156, v205, 0, 0x050c040c
        v_perm_b32 v157, v205, 0, 0x070c060c
        v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v157, 1, v157 op_sel_hi:[0,1]
        v_and_b32 v156, 0xbfffbfff, v156
        v_and_b32 v157, 0xbfffbfff, v157
        
	;;#ASMEND
	v_wmma_f32_16x16x16_f16 v[33:40], v[235:242], v[162:169], v[33:40]
	v_wmma_f32_16x16x16_f16 v[113:120], v[211:218], v[170:177], v[113:120]
	v_wmma_f32_16x16x16_f16 v[81:88], v[219:226], v[170:177], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[227:234], v[170:177], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[235:242], v[170:177], v[17:24]
	v_wmma_f32_16x16x16_f16 v[105:112], v[211:218], v[191:198], v[105:112]
	v_wmma_f32_16x16x16_f16 v[73:80], v[219:226], v[191:198], v[73:80]
	v_wmma_f32_16x16x16_f16 v[9:16], v[227:234], v[191:198], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[235:242], v[191:198], v[1:8]
	;;#ASMSTART
	
            v_pk_mul_f16 v178, 0x5c00, v154 op_sel_hi:[0,1]
            v_pk_mul_f16 v179, 0x5c00, v155 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v180, 0x5c00, v156 op_sel_hi:[0,1]
            v_pk_mul_f16 v181, 0x5c00, v157 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[187:190]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[158:161], v149
	ds_load_b128 v[154:157], v144
	ds_load_b128 v[162:165], v144 offset:1024
	ds_load_b128 v[166:169], v149 offset:1024
	ds_load_b128 v[174:177], v149 offset:2048
	ds_load_b128 v[170:173], v144 offset:2048
	ds_load_b128 v[187:190], v144 offset:3072
	ds_load_b128 v[191:194], v149 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v147, v[129:132]
	ds_store_b128 v147, v[178:181] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[215:218], v151
	ds_load_b128 v[211:214], v150
	ds_load_b128 v[219:222], v150 offset:2048
	ds_load_b128 v[223:226], v151 offset:2048
	ds_load_b128 v[231:234], v151 offset:4096
	ds_load_b128 v[227:230], v150 offset:4096
	ds_load_b128 v[235:238], v150 offset:6144
	ds_load_b128 v[239:242], v151 offset:6144
	v_dual_mov_b32 v129, v137 :: v_dual_mov_b32 v130, v138
	v_dual_mov_b32 v131, v139 :: v_dual_mov_b32 v132, v140
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[65:72], v[211:218], v[154:161], v[65:72]
	v_wmma_f32_16x16x16_f16 v[121:128], v[211:218], v[162:169], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[219:226], v[154:161], v[89:96]
	v_wmma_f32_16x16x16_f16 v[97:104], v[219:226], v[162:169], v[97:104]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[57:64], v[227:234], v[154:161], v[57:64]
	v_wmma_f32_16x16x16_f16 v[41:48], v[227:234], v[162:169], v[41:48]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[49:56], v[235:242], v[154:161], v[49:56]
	v_wmma_f32_16x16x16_f16 v[33:40], v[235:242], v[162:169], v[33:40]
	v_wmma_f32_16x16x16_f16 v[113:120], v[211:218], v[170:177], v[113:120]
	v_wmma_f32_16x16x16_f16 v[81:88], v[219:226], v[170:177], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[227:234], v[170:177], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[235:242], v[170:177], v[17:24]
	v_wmma_f32_16x16x16_f16 v[105:112], v[211:218], v[187:194], v[105:112]
	v_wmma_f32_16x16x16_f16 v[73:80], v[219:226], v[187:194], v[73:80]
	v_wmma_f32_16x16x16_f16 v[9:16], v[227:234], v[187:194], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[235:242], v[187:194], v[1:8]
	v_dual_mov_b32 v187, v133 :: v_dual_mov_b32 v188, v134
	v_dual_mov_b32 v189, v135 :: v_dual_mov_b32 v190, v136
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	v_mov_b32_e32 v167, v206
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v7, v8 :: v_dual_mov_b32 v210, v133
	v_dual_mov_b32 v6, v8 :: v_dual_mov_b32 v167, v135
	v_dual_mov_b32 v5, v8 :: v_dual_mov_b32 v146, v134
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
	v_mov_b32_e32 v80, v8
	v_mov_b32_e32 v79, v8
	v_mov_b32_e32 v78, v8
	v_mov_b32_e32 v77, v8
	v_mov_b32_e32 v76, v8
	v_mov_b32_e32 v75, v8
	v_mov_b32_e32 v74, v8
	v_mov_b32_e32 v73, v8
	v_mov_b32_e32 v112, v8
	v_mov_b32_e32 v111, v8
	v_mov_b32_e32 v110, v8
	v_mov_b32_e32 v109, v8
	v_mov_b32_e32 v108, v8
	v_mov_b32_e32 v107, v8
	v_mov_b32_e32 v106, v8
	v_mov_b32_e32 v105, v8
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
	v_mov_b32_e32 v88, v8
	v_mov_b32_e32 v87, v8
	v_mov_b32_e32 v86, v8
	v_mov_b32_e32 v85, v8
	v_mov_b32_e32 v84, v8
	v_mov_b32_e32 v83, v8
	v_mov_b32_e32 v82, v8
	v_mov_b32_e32 v81, v8
	v_mov_b32_e32 v120, v8
	v_mov_b32_e32 v119, v8
	v_mov_b32_e32 v118, v8
	v_mov_b32_e32 v117, v8
	v_mov_b32_e32 v116, v8
	v_mov_b32_e32 v115, v8
	v_mov_b32_e32 v114, v8
	v_mov_b32_e32 v113, v8
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
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v8
	v_mov_b32_e32 v102, v8
	v_mov_b32_e32 v101, v8
	v_mov_b32_e32 v100, v8
	v_mov_b32_e32 v99, v8
	v_mov_b32_e32 v98, v8
	v_mov_b32_e32 v97, v8
	v_mov_b32_e32 v128, v8
	v_mov_b32_e32 v127, v8
	v_mov_b32_e32 v126, v8
	v_mov_b32_e32 v125, v8
	v_mov_b32_e32 v124, v8
	v_mov_b32_e32 v123, v8
	v_mov_b32_e32 v122, v8
	v_mov_b32_e32 v121, v8
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
	v_mov_b32_e32 v96, v8
	v_mov_b32_e32 v95, v8
	v_mov_b32_e32 v94, v8
	v_mov_b32_e32 v93, v8
	v_mov_b32_e32 v92, v8
	v_mov_b32_e32 v91, v8
	v_mov_b32_e32 v90, v8
	v_mov_b32_e32 v89, v8
	v_mov_b32_e32 v72, v8
	v_mov_b32_e32 v71, v8
	v_mov_b32_e32 v70, v8
	v_mov_b32_e32 v69, v8
	v_mov_b32_e32 v68, v8
	v_mov_b32_e32 v67, v8
	v_mov_b32_e32 v66, v8
	v_mov_b32_e32 v65, v8
.LBB0_8:                                ; %._crit_edge
	v_cndmask_b32_e64 v133, 0x90, 0, vcc_lo
	v_add_nc_u32_e32 v214, 0, v141
	v_add_nc_u32_e32 v215, 0, v142
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	v_xad_u32 v213, v143, v133, 0
	buffer_gl0_inv
	v_cmp_eq_u32_e32 vcc_lo, 0, v146
	;;#ASMSTART
	
        v_perm_b32 v147, v183, 0, 0x050c040c
        v_perm_b32 v148, v183, 0, 0x070c060c
        v_pk_ashrrev_i16 v147, 1, v147 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
        v_and_b32 v147, 0xbfffbfff, v147
        v_and_b32 v148, 0xbfffbfff, v148
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v149, v184, 0, 0x050c040c
        v_perm_b32 v150, v184, 0, 0x070c060c
        v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v150, 1, v150 op_sel_hi:[0,1]
        v_and_b32 v149, 0xbfffbfff, v149
        v_and_b32 v150, 0xbfffbfff, v150
        
	;;#ASMEND
	ds_store_b128 v213, v[129:132]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[216:219], v214
	ds_load_b128 v[240:243], v214 offset:1024
	ds_load_b128 v[232:235], v214 offset:2048
	ds_load_b128 v[129:132], v214 offset:3072
	ds_load_b128 v[220:223], v215
	ds_load_b128 v[244:247], v215 offset:1024
	ds_load_b128 v[236:239], v215 offset:2048
	ds_load_b128 v[133:136], v215 offset:3072
	v_cndmask_b32_e64 v166, 0x90, 0, vcc_lo
	;;#ASMSTART
	
        v_perm_b32 v151, v199, 0, 0x050c040c
        v_perm_b32 v152, v199, 0, 0x070c060c
        v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v152, 1, v152 op_sel_hi:[0,1]
        v_and_b32 v151, 0xbfffbfff, v151
        v_and_b32 v152, 0xbfffbfff, v152
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v164, v200, 0, 0x050c040c
        v_perm_b32 v165, v200, 0, 0x070c060c
        v_pk_ashrrev_i16 v164, 1, v164 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v165, 1, v165 op_sel_hi:[0,1]
        v_and_b32 v164, 0xbfffbfff, v164
        v_and_b32 v165, 0xbfffbfff, v165
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v146, 0x5c00, v147 op_sel_hi:[0,1]
            v_pk_mul_f16 v147, 0x5c00, v148 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v148, 0x5c00, v149 op_sel_hi:[0,1]
            v_pk_mul_f16 v149, 0x5c00, v150 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_or_b32_e32 v145, v145, v166
	;;#ASMSTART
	
            v_pk_mul_f16 v161, 0x5c00, v151 op_sel_hi:[0,1]
            v_pk_mul_f16 v162, 0x5c00, v152 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v163, 0x5c00, v164 op_sel_hi:[0,1]
            v_pk_mul_f16 v164, 0x5c00, v165 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v191, v185, 0, 0x050c040c
        v_perm_b32 v192, v185, 0, 0x070c060c
        v_pk_ashrrev_i16 v191, 1, v191 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v192, 1, v192 op_sel_hi:[0,1]
        v_and_b32 v191, 0xbfffbfff, v191
        v_and_b32 v192, 0xbfffbfff, v192
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v185, v186, 0, 0x050c040c
        v_perm_b32 v193, v186, 0, 0x070c060c
        v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v193, 1, v193 op_sel_hi:[0,1]
        v_and_b32 v185, 0xbfffbfff, v185
        v_and_b32 v193, 0xbfffbfff, v193
        
	;;#ASMEND
	v_add_nc_u32_e32 v211, 0, v145
	v_xad_u32 v212, v145, 16, 0
	;;#ASMSTART
	
            v_pk_mul_f16 v203, 0x5c00, v191 op_sel_hi:[0,1]
            v_pk_mul_f16 v204, 0x5c00, v192 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v205, 0x5c00, v185 op_sel_hi:[0,1]
            v_pk_mul_f16 v206, 0x5c00, v193 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_lshl_b32 s2, s20, 8
	s_and_b32 s9, s7, 0xffff
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	s_mov_b32 s8, s6
	s_lshr_b32 s3, s3, 3
	s_and_b32 s1, s1, 0xffff
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v213, v[146:149]
	ds_store_b128 v213, v[161:164] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[177:180], v211
	ds_load_b128 v[169:172], v211 offset:2048
	ds_load_b128 v[248:251], v211 offset:4096
	ds_load_b128 v[145:148], v211 offset:6144
	ds_load_b128 v[181:184], v212
	ds_load_b128 v[173:176], v212 offset:2048
	ds_load_b128 v[252:255], v212 offset:4096
	ds_load_b128 v[149:152], v212 offset:6144
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[65:72], v[177:184], v[216:223], v[65:72]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[169:176], v[216:223], v[89:96]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[57:64], v[248:255], v[216:223], v[57:64]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[49:56], v[145:152], v[216:223], v[49:56]
	v_wmma_f32_16x16x16_f16 v[121:128], v[177:184], v[240:247], v[121:128]
	v_wmma_f32_16x16x16_f16 v[97:104], v[169:176], v[240:247], v[97:104]
	v_wmma_f32_16x16x16_f16 v[41:48], v[248:255], v[240:247], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[145:152], v[240:247], v[33:40]
	v_wmma_f32_16x16x16_f16 v[113:120], v[177:184], v[232:239], v[113:120]
	v_wmma_f32_16x16x16_f16 v[81:88], v[169:176], v[232:239], v[81:88]
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v213, v[187:190]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[193:196], v214
	ds_load_b128 v[185:188], v214 offset:1024
	ds_load_b128 v[197:200], v215
	ds_load_b128 v[189:192], v215 offset:1024
	ds_load_b128 v[220:223], v215 offset:2048
	ds_load_b128 v[216:219], v214 offset:2048
	ds_load_b128 v[224:227], v214 offset:3072
	ds_load_b128 v[228:231], v215 offset:3072
	v_wmma_f32_16x16x16_f16 v[25:32], v[248:255], v[232:239], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[145:152], v[232:239], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[248:255], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[145:152], v[129:136], v[1:8]
	v_wmma_f32_16x16x16_f16 v[105:112], v[177:184], v[129:136], v[105:112]
	v_wmma_f32_16x16x16_f16 v[73:80], v[169:176], v[129:136], v[73:80]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v213, v[203:206]
	;;#ASMSTART
	
        v_perm_b32 v203, v201, 0, 0x050c040c
        v_perm_b32 v204, v201, 0, 0x070c060c
        v_pk_ashrrev_i16 v203, 1, v203 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v204, 1, v204 op_sel_hi:[0,1]
        v_and_b32 v203, 0xbfffbfff, v203
        v_and_b32 v204, 0xbfffbfff, v204
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v205, v202, 0, 0x050c040c
        v_perm_b32 v206, v202, 0, 0x070c060c
        v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
        v_and_b32 v205, 0xbfffbfff, v205
        v_and_b32 v206, 0xbfffbfff, v206
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v201, 0x5c00, v203 op_sel_hi:[0,1]
            v_pk_mul_f16 v202, 0x5c00, v204 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v203, 0x5c00, v205 op_sel_hi:[0,1]
            v_pk_mul_f16 v204, 0x5c00, v206 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_or_b32_e32 v205, s2, v207
	ds_store_b128 v213, v[201:204] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_lshlrev_b32_e32 v201, 1, v205
	v_lshrrev_b32_e32 v202, 4, v0
	v_and_b32_e32 v203, 0x3c0, v210
	v_lshlrev_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v204, 1, v207
	buffer_load_u16 v213, v201, s[8:11], 0 offen
	v_mov_b32_e32 v201, 0
	v_and_or_b32 v205, s3, 16, v209
	v_and_b32_e32 v214, 28, v0
	v_add_nc_u32_e32 v215, 0, v203
	v_and_b32_e32 v0, 0xe0, v204
	global_load_b32 v201, v201, s[4:5]
	s_lshr_b32 s4, s19, 1
	v_or_b32_e32 v138, 0x60, v205
	v_and_or_b32 v210, v202, 1, s4
	v_or_b32_e32 v139, 64, v205
	v_or_b32_e32 v160, 32, v205
	v_mul_lo_u32 v161, v205, s16
	ds_load_b128 v[232:235], v211
	ds_load_b128 v[240:243], v211 offset:2048
	ds_load_b128 v[248:251], v211 offset:4096
	ds_load_b128 v[202:205], v211 offset:6144
	ds_load_b128 v[236:239], v212
	ds_load_b128 v[244:247], v212 offset:2048
	ds_load_b128 v[252:255], v212 offset:4096
	ds_load_b128 v[206:209], v212 offset:6144
	s_mul_i32 s5, s18, s16
	v_or_b32_e32 v165, 0xce, v210
	s_add_i32 s5, s5, s2
	v_or_b32_e32 v153, 0xcc, v210
	v_or_b32_e32 v152, s5, v210
	v_or_b32_e32 v154, 0xca, v210
	v_or_b32_e32 v155, 0xc8, v210
	v_or_b32_e32 v156, 0xc6, v210
	v_or_b32_e32 v157, 0xc4, v210
	v_or_b32_e32 v158, 0xc2, v210
	v_or_b32_e32 v159, 0xc0, v210
	v_or_b32_e32 v137, 0x8e, v210
	v_or_b32_e32 v211, 0x8c, v210
	v_or_b32_e32 v129, 0x8a, v210
	v_or_b32_e32 v130, 0x88, v210
	v_or_b32_e32 v131, 0x86, v210
	v_or_b32_e32 v132, 0x84, v210
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[65:72], v[232:239], v[193:200], v[65:72]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[240:247], v[193:200], v[89:96]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[57:64], v[248:255], v[193:200], v[57:64]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[49:56], v[202:209], v[193:200], v[49:56]
	v_mul_lo_u32 v195, v160, s16
	v_or_b32_e32 v133, 0x82, v210
	v_or_b32_e32 v134, 0x80, v210
	v_or_b32_e32 v135, 0x4e, v210
	v_or_b32_e32 v212, 0x4c, v210
	v_or_b32_e32 v140, 0x4a, v210
	v_or_b32_e32 v141, 0x48, v210
	v_or_b32_e32 v142, 0x46, v210
	v_or_b32_e32 v143, 0x44, v210
	v_or_b32_e32 v144, 0x42, v210
	v_or_b32_e32 v145, 64, v210
	v_or_b32_e32 v146, 14, v210
	v_or_b32_e32 v147, 12, v210
	v_or_b32_e32 v148, 10, v210
	v_or_b32_e32 v149, 8, v210
	v_or_b32_e32 v150, 6, v210
	v_or_b32_e32 v151, 4, v210
	v_mul_lo_u32 v163, v139, s16
	v_or_b32_e32 v160, 2, v210
	v_add3_u32 v139, v215, v167, v214
	v_add_nc_u32_e32 v0, 0, v0
	v_add_nc_u32_e32 v196, s5, v161
	v_add_lshl_u32 v136, v152, v161, 1
	v_add_nc_u32_e32 v164, s5, v195
	v_wmma_f32_16x16x16_f16 v[121:128], v[232:239], v[185:192], v[121:128]
	v_wmma_f32_16x16x16_f16 v[97:104], v[240:247], v[185:192], v[97:104]
	v_add_lshl_u32 v166, v196, v160, 1
	scratch_store_b32 off, v136, off        ; 4-byte Folded Spill
	v_wmma_f32_16x16x16_f16 v[41:48], v[248:255], v[185:192], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[202:209], v[185:192], v[33:40]
	v_add_lshl_u32 v167, v196, v151, 1
	v_add_lshl_u32 v168, v196, v150, 1
	v_add_lshl_u32 v169, v196, v149, 1
	v_add_lshl_u32 v170, v196, v148, 1
	v_add_lshl_u32 v171, v196, v147, 1
	v_add_lshl_u32 v172, v196, v146, 1
	v_add_lshl_u32 v173, v196, v145, 1
	v_add_lshl_u32 v174, v196, v144, 1
	v_wmma_f32_16x16x16_f16 v[113:120], v[232:239], v[216:223], v[113:120]
	v_wmma_f32_16x16x16_f16 v[81:88], v[240:247], v[216:223], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[248:255], v[216:223], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[202:209], v[216:223], v[17:24]
	v_add_lshl_u32 v175, v196, v143, 1
	v_add_lshl_u32 v176, v196, v142, 1
	v_add_lshl_u32 v177, v196, v141, 1
	v_add_lshl_u32 v178, v196, v140, 1
	v_add_lshl_u32 v179, v196, v212, 1
	v_add_lshl_u32 v180, v196, v135, 1
	v_add_lshl_u32 v181, v196, v134, 1
	v_add_lshl_u32 v182, v196, v133, 1
	v_add_lshl_u32 v183, v196, v132, 1
	v_add_lshl_u32 v184, v196, v131, 1
	v_add_lshl_u32 v185, v196, v130, 1
	v_add_lshl_u32 v186, v196, v129, 1
	v_add_lshl_u32 v199, v196, v211, 1
	v_add_lshl_u32 v200, v196, v158, 1
	v_add_lshl_u32 v210, v196, v157, 1
	v_add_lshl_u32 v214, v196, v155, 1
	v_add_lshl_u32 v215, v196, v154, 1
	v_add_lshl_u32 v216, v196, v153, 1
	v_add_lshl_u32 v217, v196, v165, 1
	v_add_lshl_u32 v218, v152, v195, 1
	v_wmma_f32_16x16x16_f16 v[1:8], v[202:209], v[224:231], v[1:8]
	v_wmma_f32_16x16x16_f16 v[105:112], v[232:239], v[224:231], v[105:112]
	v_wmma_f32_16x16x16_f16 v[73:80], v[240:247], v[224:231], v[73:80]
	v_wmma_f32_16x16x16_f16 v[9:16], v[248:255], v[224:231], v[9:16]
	s_mov_b32 s2, s10
	s_mov_b32 s3, s11
	v_add_lshl_u32 v219, v164, v160, 1
	v_add_lshl_u32 v220, v164, v151, 1
	v_add_lshl_u32 v221, v164, v150, 1
	v_add_nc_u32_e32 v162, s5, v163
	v_mul_lo_u32 v138, v138, s16
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v136, s5, v138
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e64 v161, v213.l
	v_add_lshl_u32 v213, v196, v156, 1
	s_waitcnt vmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v139, v161
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[187:190], v0
	ds_load_b128 v[191:194], v0 offset:16
	v_add_lshl_u32 v139, v196, v137, 1
	v_add_lshl_u32 v161, v196, v159, 1
	ds_load_b128 v[195:198], v0 offset:256
	ds_load_b128 v[202:205], v0 offset:272
	s_waitcnt lgkmcnt(3)
	v_fma_mixlo_f16 v206, v65, v201, v187
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v65, v112, v201, v194
	v_fma_mixlo_f16 v207, v66, v201, v188
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v112, v90, v201, v196
	v_fma_mixlo_f16 v90, v83, v201, v197
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v83, v88, v201, v205
	scratch_load_b32 v88, off, off          ; 4-byte Folded Reload
	v_fma_mixlo_f16 v208, v67, v201, v189
	v_fma_mixlo_f16 v209, v68, v201, v190
	v_fma_mixlo_f16 v222, v69, v201, v191
	v_fma_mixlo_f16 v223, v70, v201, v192
	v_fma_mixlo_f16 v224, v71, v201, v193
	v_fma_mixlo_f16 v225, v72, v201, v194
	v_fma_mixlo_f16 v226, v121, v201, v187
	v_fma_mixlo_f16 v227, v122, v201, v188
	v_fma_mixlo_f16 v228, v123, v201, v189
	v_fma_mixlo_f16 v229, v124, v201, v190
	v_fma_mixlo_f16 v230, v125, v201, v191
	v_fma_mixlo_f16 v231, v126, v201, v192
	v_fma_mixlo_f16 v232, v127, v201, v193
	v_fma_mixlo_f16 v233, v128, v201, v194
	v_fma_mixlo_f16 v122, v113, v201, v187
	v_fma_mixlo_f16 v123, v114, v201, v188
	v_fma_mixlo_f16 v124, v115, v201, v189
	v_fma_mixlo_f16 v121, v116, v201, v190
	v_fma_mixlo_f16 v115, v117, v201, v191
	v_fma_mixlo_f16 v116, v118, v201, v192
	v_fma_mixlo_f16 v117, v119, v201, v193
	v_fma_mixlo_f16 v118, v120, v201, v194
	ds_load_b128 v[125:128], v0 offset:512
	v_fma_mixlo_f16 v114, v105, v201, v187
	v_fma_mixlo_f16 v113, v106, v201, v188
	v_fma_mixlo_f16 v71, v107, v201, v189
	v_fma_mixlo_f16 v72, v108, v201, v190
	v_fma_mixlo_f16 v105, v109, v201, v191
	v_fma_mixlo_f16 v106, v110, v201, v192
	v_fma_mixlo_f16 v66, v111, v201, v193
	ds_load_b128 v[107:110], v0 offset:528
	v_fma_mixlo_f16 v120, v92, v201, v198
	v_fma_mixlo_f16 v187, v93, v201, v202
	v_fma_mixlo_f16 v188, v94, v201, v203
	v_fma_mixlo_f16 v189, v95, v201, v204
	v_fma_mixlo_f16 v190, v96, v201, v205
	v_fma_mixlo_f16 v191, v97, v201, v195
	v_fma_mixlo_f16 v192, v98, v201, v196
	v_fma_mixlo_f16 v193, v99, v201, v197
	ds_load_b128 v[92:95], v0 offset:768
	ds_load_b128 v[96:99], v0 offset:784
	v_fma_mixlo_f16 v111, v89, v201, v195
	v_fma_mixlo_f16 v100, v100, v201, v198
	v_fma_mixlo_f16 v89, v82, v201, v196
	v_fma_mixlo_f16 v82, v87, v201, v204
	v_add_lshl_u32 v0, v164, v149, 1
	v_add_lshl_u32 v87, v164, v142, 1
	v_fma_mixlo_f16 v119, v91, v201, v197
	v_fma_mixlo_f16 v101, v101, v201, v202
	v_fma_mixlo_f16 v194, v81, v201, v195
	v_fma_mixlo_f16 v91, v84, v201, v198
	v_fma_mixlo_f16 v84, v86, v201, v203
	v_fma_mixlo_f16 v81, v73, v201, v195
	v_fma_mixlo_f16 v73, v76, v201, v198
	v_fma_mixlo_f16 v67, v77, v201, v202
	v_fma_mixlo_f16 v68, v78, v201, v203
	v_fma_mixlo_f16 v69, v79, v201, v204
	v_fma_mixlo_f16 v70, v80, v201, v205
	v_add_lshl_u32 v76, v164, v148, 1
	v_add_lshl_u32 v77, v164, v147, 1
	v_add_lshl_u32 v78, v164, v146, 1
	s_waitcnt lgkmcnt(3)
	v_fma_mixlo_f16 v57, v57, v201, v125
	v_fma_mixlo_f16 v58, v58, v201, v126
	v_fma_mixlo_f16 v59, v59, v201, v127
	v_fma_mixlo_f16 v60, v60, v201, v128
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v61, v61, v201, v107
	v_fma_mixlo_f16 v62, v62, v201, v108
	v_fma_mixlo_f16 v63, v63, v201, v109
	v_fma_mixlo_f16 v64, v64, v201, v110
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v49, v49, v201, v92
	v_fma_mixlo_f16 v50, v50, v201, v93
	v_fma_mixlo_f16 v51, v51, v201, v94
	v_fma_mixlo_f16 v52, v52, v201, v95
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v53, v53, v201, v96
	v_fma_mixlo_f16 v54, v54, v201, v97
	v_fma_mixlo_f16 v55, v55, v201, v98
	v_fma_mixlo_f16 v56, v56, v201, v99
	v_add_lshl_u32 v79, v164, v145, 1
	v_add_lshl_u32 v80, v164, v144, 1
	v_add_lshl_u32 v86, v164, v143, 1
	v_fma_mixlo_f16 v102, v102, v201, v203
	v_fma_mixlo_f16 v103, v103, v201, v204
	v_fma_mixlo_f16 v104, v104, v201, v205
	v_fma_mixlo_f16 v41, v41, v201, v125
	v_fma_mixlo_f16 v42, v42, v201, v126
	v_fma_mixlo_f16 v43, v43, v201, v127
	v_fma_mixlo_f16 v44, v44, v201, v128
	v_fma_mixlo_f16 v45, v45, v201, v107
	v_fma_mixlo_f16 v46, v46, v201, v108
	v_fma_mixlo_f16 v47, v47, v201, v109
	v_fma_mixlo_f16 v48, v48, v201, v110
	v_fma_mixlo_f16 v33, v33, v201, v92
	v_fma_mixlo_f16 v34, v34, v201, v93
	v_fma_mixlo_f16 v35, v35, v201, v94
	v_fma_mixlo_f16 v36, v36, v201, v95
	v_fma_mixlo_f16 v37, v37, v201, v96
	v_fma_mixlo_f16 v38, v38, v201, v97
	v_fma_mixlo_f16 v39, v39, v201, v98
	v_fma_mixlo_f16 v40, v40, v201, v99
	v_fma_mixlo_f16 v85, v85, v201, v202
	v_fma_mixlo_f16 v25, v25, v201, v125
	v_fma_mixlo_f16 v26, v26, v201, v126
	v_fma_mixlo_f16 v27, v27, v201, v127
	v_fma_mixlo_f16 v28, v28, v201, v128
	v_fma_mixlo_f16 v29, v29, v201, v107
	v_fma_mixlo_f16 v30, v30, v201, v108
	v_fma_mixlo_f16 v31, v31, v201, v109
	v_fma_mixlo_f16 v32, v32, v201, v110
	v_fma_mixlo_f16 v17, v17, v201, v92
	v_fma_mixlo_f16 v18, v18, v201, v93
	v_fma_mixlo_f16 v19, v19, v201, v94
	v_fma_mixlo_f16 v20, v20, v201, v95
	v_fma_mixlo_f16 v21, v21, v201, v96
	v_fma_mixlo_f16 v22, v22, v201, v97
	v_fma_mixlo_f16 v23, v23, v201, v98
	v_fma_mixlo_f16 v24, v24, v201, v99
	v_fma_mixlo_f16 v74, v74, v201, v196
	v_fma_mixlo_f16 v75, v75, v201, v197
	v_fma_mixlo_f16 v9, v9, v201, v125
	v_fma_mixlo_f16 v10, v10, v201, v126
	v_fma_mixlo_f16 v11, v11, v201, v127
	v_fma_mixlo_f16 v12, v12, v201, v128
	v_fma_mixlo_f16 v13, v13, v201, v107
	v_fma_mixlo_f16 v14, v14, v201, v108
	v_fma_mixlo_f16 v15, v15, v201, v109
	v_fma_mixlo_f16 v16, v16, v201, v110
	v_fma_mixlo_f16 v1, v1, v201, v92
	v_fma_mixlo_f16 v2, v2, v201, v93
	v_fma_mixlo_f16 v3, v3, v201, v94
	v_fma_mixlo_f16 v4, v4, v201, v95
	v_fma_mixlo_f16 v5, v5, v201, v96
	v_fma_mixlo_f16 v6, v6, v201, v97
	v_fma_mixlo_f16 v7, v7, v201, v98
	v_fma_mixlo_f16 v8, v8, v201, v99
	s_waitcnt vmcnt(0)
	s_clause 0x1f
	buffer_store_b16 v206, v88, s[0:3], 0 offen
	buffer_store_b16 v207, v166, s[0:3], 0 offen
	buffer_store_b16 v208, v167, s[0:3], 0 offen
	buffer_store_b16 v209, v168, s[0:3], 0 offen
	buffer_store_b16 v222, v169, s[0:3], 0 offen
	buffer_store_b16 v223, v170, s[0:3], 0 offen
	buffer_store_b16 v224, v171, s[0:3], 0 offen
	buffer_store_b16 v225, v172, s[0:3], 0 offen
	buffer_store_b16 v111, v173, s[0:3], 0 offen
	buffer_store_b16 v112, v174, s[0:3], 0 offen
	buffer_store_b16 v119, v175, s[0:3], 0 offen
	buffer_store_b16 v120, v176, s[0:3], 0 offen
	buffer_store_b16 v187, v177, s[0:3], 0 offen
	buffer_store_b16 v188, v178, s[0:3], 0 offen
	buffer_store_b16 v189, v179, s[0:3], 0 offen
	buffer_store_b16 v190, v180, s[0:3], 0 offen
	buffer_store_b16 v57, v181, s[0:3], 0 offen
	buffer_store_b16 v58, v182, s[0:3], 0 offen
	buffer_store_b16 v59, v183, s[0:3], 0 offen
	buffer_store_b16 v60, v184, s[0:3], 0 offen
	buffer_store_b16 v61, v185, s[0:3], 0 offen
	buffer_store_b16 v62, v186, s[0:3], 0 offen
	buffer_store_b16 v63, v199, s[0:3], 0 offen
	buffer_store_b16 v64, v139, s[0:3], 0 offen
	buffer_store_b16 v49, v161, s[0:3], 0 offen
	buffer_store_b16 v50, v200, s[0:3], 0 offen
	buffer_store_b16 v51, v210, s[0:3], 0 offen
	buffer_store_b16 v52, v213, s[0:3], 0 offen
	buffer_store_b16 v53, v214, s[0:3], 0 offen
	buffer_store_b16 v54, v215, s[0:3], 0 offen
	buffer_store_b16 v55, v216, s[0:3], 0 offen
	buffer_store_b16 v56, v217, s[0:3], 0 offen
	s_clause 0xa
	buffer_store_b16 v226, v218, s[0:3], 0 offen
	buffer_store_b16 v227, v219, s[0:3], 0 offen
	buffer_store_b16 v228, v220, s[0:3], 0 offen
	buffer_store_b16 v229, v221, s[0:3], 0 offen
	buffer_store_b16 v230, v0, s[0:3], 0 offen
	buffer_store_b16 v231, v76, s[0:3], 0 offen
	buffer_store_b16 v232, v77, s[0:3], 0 offen
	buffer_store_b16 v233, v78, s[0:3], 0 offen
	buffer_store_b16 v191, v79, s[0:3], 0 offen
	buffer_store_b16 v192, v80, s[0:3], 0 offen
	buffer_store_b16 v193, v86, s[0:3], 0 offen
	v_add_lshl_u32 v0, v164, v141, 1
	v_add_lshl_u32 v49, v164, v140, 1
	v_add_lshl_u32 v50, v164, v212, 1
	v_add_lshl_u32 v51, v164, v135, 1
	s_clause 0x4
	buffer_store_b16 v100, v87, s[0:3], 0 offen
	buffer_store_b16 v101, v0, s[0:3], 0 offen
	buffer_store_b16 v102, v49, s[0:3], 0 offen
	buffer_store_b16 v103, v50, s[0:3], 0 offen
	buffer_store_b16 v104, v51, s[0:3], 0 offen
	v_add_lshl_u32 v0, v164, v134, 1
	v_add_lshl_u32 v49, v164, v133, 1
	v_add_lshl_u32 v50, v164, v132, 1
	v_add_lshl_u32 v51, v164, v131, 1
	v_add_lshl_u32 v52, v164, v130, 1
	s_clause 0x4
	buffer_store_b16 v41, v0, s[0:3], 0 offen
	buffer_store_b16 v42, v49, s[0:3], 0 offen
	buffer_store_b16 v43, v50, s[0:3], 0 offen
	buffer_store_b16 v44, v51, s[0:3], 0 offen
	buffer_store_b16 v45, v52, s[0:3], 0 offen
	v_add_lshl_u32 v0, v164, v129, 1
	v_add_lshl_u32 v41, v164, v211, 1
	v_add_lshl_u32 v42, v164, v137, 1
	v_add_lshl_u32 v43, v164, v159, 1
	v_add_lshl_u32 v44, v164, v158, 1
	s_clause 0x4
	buffer_store_b16 v46, v0, s[0:3], 0 offen
	buffer_store_b16 v47, v41, s[0:3], 0 offen
	buffer_store_b16 v48, v42, s[0:3], 0 offen
	buffer_store_b16 v33, v43, s[0:3], 0 offen
	buffer_store_b16 v34, v44, s[0:3], 0 offen
	v_add_lshl_u32 v0, v164, v157, 1
	v_add_lshl_u32 v33, v164, v156, 1
	v_add_lshl_u32 v34, v164, v155, 1
	v_add_lshl_u32 v41, v164, v154, 1
	v_add_lshl_u32 v42, v164, v153, 1
	s_clause 0x4
	buffer_store_b16 v35, v0, s[0:3], 0 offen
	buffer_store_b16 v36, v33, s[0:3], 0 offen
	buffer_store_b16 v37, v34, s[0:3], 0 offen
	buffer_store_b16 v38, v41, s[0:3], 0 offen
	buffer_store_b16 v39, v42, s[0:3], 0 offen
	v_add_lshl_u32 v0, v164, v165, 1
	v_add_lshl_u32 v33, v152, v163, 1
	v_add_lshl_u32 v34, v162, v160, 1
	v_add_lshl_u32 v35, v162, v151, 1
	v_add_lshl_u32 v36, v162, v150, 1
	s_clause 0x4
	buffer_store_b16 v40, v0, s[0:3], 0 offen
	buffer_store_b16 v122, v33, s[0:3], 0 offen
	buffer_store_b16 v123, v34, s[0:3], 0 offen
	buffer_store_b16 v124, v35, s[0:3], 0 offen
	buffer_store_b16 v121, v36, s[0:3], 0 offen
	v_add_lshl_u32 v0, v162, v149, 1
	v_add_lshl_u32 v33, v162, v148, 1
	v_add_lshl_u32 v34, v162, v147, 1
	v_add_lshl_u32 v35, v162, v146, 1
	v_add_lshl_u32 v36, v162, v145, 1
	s_clause 0x4
	buffer_store_b16 v115, v0, s[0:3], 0 offen
	buffer_store_b16 v116, v33, s[0:3], 0 offen
	buffer_store_b16 v117, v34, s[0:3], 0 offen
	buffer_store_b16 v118, v35, s[0:3], 0 offen
	buffer_store_b16 v194, v36, s[0:3], 0 offen
	v_add_lshl_u32 v0, v162, v144, 1
	v_add_lshl_u32 v33, v162, v143, 1
	v_add_lshl_u32 v34, v162, v142, 1
	v_add_lshl_u32 v35, v162, v141, 1
	v_add_lshl_u32 v36, v162, v140, 1
	s_clause 0x4
	buffer_store_b16 v89, v0, s[0:3], 0 offen
	buffer_store_b16 v90, v33, s[0:3], 0 offen
	buffer_store_b16 v91, v34, s[0:3], 0 offen
	buffer_store_b16 v85, v35, s[0:3], 0 offen
	buffer_store_b16 v84, v36, s[0:3], 0 offen
	v_add_lshl_u32 v0, v162, v212, 1
	v_add_lshl_u32 v33, v162, v135, 1
	v_add_lshl_u32 v34, v162, v134, 1
	v_add_lshl_u32 v35, v162, v133, 1
	v_add_lshl_u32 v36, v162, v132, 1
	s_clause 0x4
	buffer_store_b16 v82, v0, s[0:3], 0 offen
	buffer_store_b16 v83, v33, s[0:3], 0 offen
	buffer_store_b16 v25, v34, s[0:3], 0 offen
	buffer_store_b16 v26, v35, s[0:3], 0 offen
	buffer_store_b16 v27, v36, s[0:3], 0 offen
	v_add_lshl_u32 v0, v162, v131, 1
	v_add_lshl_u32 v25, v162, v130, 1
	v_add_lshl_u32 v26, v162, v129, 1
	v_add_lshl_u32 v27, v162, v211, 1
	v_add_lshl_u32 v33, v162, v137, 1
	s_clause 0x4
	buffer_store_b16 v28, v0, s[0:3], 0 offen
	buffer_store_b16 v29, v25, s[0:3], 0 offen
	buffer_store_b16 v30, v26, s[0:3], 0 offen
	buffer_store_b16 v31, v27, s[0:3], 0 offen
	buffer_store_b16 v32, v33, s[0:3], 0 offen
	v_add_lshl_u32 v0, v162, v159, 1
	v_add_lshl_u32 v25, v162, v158, 1
	v_add_lshl_u32 v26, v162, v157, 1
	v_add_lshl_u32 v27, v162, v156, 1
	v_add_lshl_u32 v28, v162, v155, 1
	s_clause 0x4
	buffer_store_b16 v17, v0, s[0:3], 0 offen
	buffer_store_b16 v18, v25, s[0:3], 0 offen
	buffer_store_b16 v19, v26, s[0:3], 0 offen
	buffer_store_b16 v20, v27, s[0:3], 0 offen
	buffer_store_b16 v21, v28, s[0:3], 0 offen
	v_add_lshl_u32 v0, v162, v154, 1
	v_add_lshl_u32 v17, v162, v153, 1
	v_add_lshl_u32 v18, v162, v165, 1
	v_add_lshl_u32 v19, v152, v138, 1
	v_add_lshl_u32 v20, v136, v160, 1
	s_clause 0x4
	buffer_store_b16 v22, v0, s[0:3], 0 offen
	buffer_store_b16 v23, v17, s[0:3], 0 offen
	buffer_store_b16 v24, v18, s[0:3], 0 offen
	buffer_store_b16 v114, v19, s[0:3], 0 offen
	buffer_store_b16 v113, v20, s[0:3], 0 offen
	v_add_lshl_u32 v0, v136, v151, 1
	v_add_lshl_u32 v17, v136, v150, 1
	v_add_lshl_u32 v18, v136, v149, 1
	v_add_lshl_u32 v19, v136, v148, 1
	v_add_lshl_u32 v20, v136, v147, 1
	s_clause 0x4
	buffer_store_b16 v71, v0, s[0:3], 0 offen
	buffer_store_b16 v72, v17, s[0:3], 0 offen
	buffer_store_b16 v105, v18, s[0:3], 0 offen
	buffer_store_b16 v106, v19, s[0:3], 0 offen
	buffer_store_b16 v66, v20, s[0:3], 0 offen
	v_add_lshl_u32 v0, v136, v146, 1
	v_add_lshl_u32 v17, v136, v145, 1
	v_add_lshl_u32 v18, v136, v144, 1
	v_add_lshl_u32 v19, v136, v143, 1
	v_add_lshl_u32 v20, v136, v142, 1
	s_clause 0x4
	buffer_store_b16 v65, v0, s[0:3], 0 offen
	buffer_store_b16 v81, v17, s[0:3], 0 offen
	buffer_store_b16 v74, v18, s[0:3], 0 offen
	buffer_store_b16 v75, v19, s[0:3], 0 offen
	buffer_store_b16 v73, v20, s[0:3], 0 offen
	v_add_lshl_u32 v0, v136, v141, 1
	v_add_lshl_u32 v17, v136, v140, 1
	v_add_lshl_u32 v18, v136, v212, 1
	v_add_lshl_u32 v19, v136, v135, 1
	v_add_lshl_u32 v20, v136, v134, 1
	s_clause 0x4
	buffer_store_b16 v67, v0, s[0:3], 0 offen
	buffer_store_b16 v68, v17, s[0:3], 0 offen
	buffer_store_b16 v69, v18, s[0:3], 0 offen
	buffer_store_b16 v70, v19, s[0:3], 0 offen
	buffer_store_b16 v9, v20, s[0:3], 0 offen
	v_add_lshl_u32 v0, v136, v133, 1
	v_add_lshl_u32 v9, v136, v132, 1
	v_add_lshl_u32 v17, v136, v131, 1
	v_add_lshl_u32 v18, v136, v130, 1
	v_add_lshl_u32 v19, v136, v129, 1
	s_clause 0x4
	buffer_store_b16 v10, v0, s[0:3], 0 offen
	buffer_store_b16 v11, v9, s[0:3], 0 offen
	buffer_store_b16 v12, v17, s[0:3], 0 offen
	buffer_store_b16 v13, v18, s[0:3], 0 offen
	buffer_store_b16 v14, v19, s[0:3], 0 offen
	v_add_lshl_u32 v0, v136, v211, 1
	v_add_lshl_u32 v9, v136, v137, 1
	v_add_lshl_u32 v10, v136, v159, 1
	v_add_lshl_u32 v11, v136, v158, 1
	v_add_lshl_u32 v12, v136, v157, 1
	s_clause 0x4
	buffer_store_b16 v15, v0, s[0:3], 0 offen
	buffer_store_b16 v16, v9, s[0:3], 0 offen
	buffer_store_b16 v1, v10, s[0:3], 0 offen
	buffer_store_b16 v2, v11, s[0:3], 0 offen
	buffer_store_b16 v3, v12, s[0:3], 0 offen
	v_add_lshl_u32 v0, v136, v156, 1
	v_add_lshl_u32 v1, v136, v155, 1
	v_add_lshl_u32 v2, v136, v154, 1
	v_add_lshl_u32 v3, v136, v153, 1
	v_add_lshl_u32 v9, v136, v165, 1
	s_clause 0x4
	buffer_store_b16 v4, v0, s[0:3], 0 offen
	buffer_store_b16 v5, v1, s[0:3], 0 offen
	buffer_store_b16 v6, v2, s[0:3], 0 offen
	buffer_store_b16 v7, v3, s[0:3], 0 offen
	buffer_store_b16 v8, v9, s[0:3], 0 offen
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Lfunc_end0:
	.size	scaled_mm_split, .Lfunc_end0-scaled_mm_split
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm_split
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 8
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 25
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-scaled_mm_split)<<4)&1008)>>4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lscaled_mm_split.num_vgpr, 256
	.set .Lscaled_mm_split.num_agpr, 0
	.set .Lscaled_mm_split.numbered_sgpr, 25
	.set .Lscaled_mm_split.num_named_barrier, 0
	.set .Lscaled_mm_split.private_seg_size, 8
	.set .Lscaled_mm_split.uses_vcc, 1
	.set .Lscaled_mm_split.uses_flat_scratch, 0
	.set .Lscaled_mm_split.has_dyn_sized_stack, 0
	.set .Lscaled_mm_split.has_recursion, 0
	.set .Lscaled_mm_split.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 9768
; TotalNumSgprs: 27
; NumVgprs: 256
; ScratchSize: 8
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 256
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
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
	.set amdgpu.max_num_named_barrier, 0
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
    .private_segment_fixed_size: 8
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         scaled_mm_split.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 1
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.51-amd-amdhsa-unknown-gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
