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
	v_and_b32_e32 v221, 0x60, v0
	v_and_b32_e32 v220, 15, v0
	v_lshlrev_b32_e32 v5, 4, v0
	v_lshlrev_b32_e32 v222, 2, v0
	v_and_b32_e32 v152, 4, v0
	v_lshlrev_b32_e32 v219, 5, v6
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
	buffer_load_b128 v[137:140], v3, s[12:15], 0 offen
	buffer_load_b128 v[133:136], v3, s[12:15], 0 offen offset:16
	s_clause 0x1
	buffer_load_b128 v[129:132], v4, s[16:19], 0 offen
	buffer_load_b128 v[215:218], v4, s[16:19], 0 offen offset:2048
	v_lshlrev_b32_e32 v3, 5, v0
	v_lshlrev_b32_e32 v4, 4, v221
	s_mov_b32 s18, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	v_lshlrev_b32_e32 v141, 2, v0
	s_lshl_b32 s4, s20, 5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v223, s4 :: v_dual_and_b32 v142, 4, v0
	v_and_or_b32 v153, 0x160, v3, v4
	v_and_b32_e32 v7, 0x210, v141
	v_lshlrev_b32_e32 v143, 5, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v150, v220, 5, v7
	v_xor_b32_e32 v149, 16, v150
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s18, -1
                                        ; implicit-def: $vgpr141
                                        ; implicit-def: $vgpr150
                                        ; implicit-def: $vgpr149
                                        ; implicit-def: $vgpr142
                                        ; implicit-def: $vgpr153
                                        ; implicit-def: $vgpr143
                                        ; implicit-def: $vgpr223
.LBB0_3:                                ; %Flow178
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x10
	s_load_b64 s[4:5], s[0:1], 0x20
	v_and_b32_e32 v6, 8, v0
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v151, 0xf70, v5
	s_and_not1_b32 vcc_lo, exec_lo, s18
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e64 s0, 0, v6
	s_cbranch_vccnz .LBB0_7
; %bb.4:                                ; %.lr.ph
	v_lshl_or_b32 v1, s23, 7, v1
	s_lshl_b32 s1, s7, 7
	v_dual_mov_b32 v89, 0 :: v_dual_and_b32 v6, 0x210, v222
	v_bfe_i32 v7, v0, 2, 1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v1, s1, v1
	v_and_or_b32 v153, 0x160, v3, v4
	v_cndmask_b32_e64 v5, 0x90, 0, s0
	v_dual_mov_b32 v91, v89 :: v_dual_lshlrev_b32 v154, 4, v2
	v_mul_lo_u32 v1, s21, v1
	v_lshl_or_b32 v150, v220, 5, v6
	v_and_or_b32 v2, 0x90, v7, v153
	v_xor_b32_e32 v3, v5, v151
	s_lshl_b32 s2, s2, 12
	s_lshl_b32 s1, s20, 5
	v_xor_b32_e32 v149, 16, v150
	v_xor_b32_e32 v4, 16, v2
	v_dual_mov_b32 v90, v89 :: v_dual_lshlrev_b32 v1, 1, v1
	v_dual_mov_b32 v92, v89 :: v_dual_add_nc_u32 v155, 0, v3
	v_dual_mov_b32 v93, v89 :: v_dual_add_nc_u32 v156, 0, v150
	s_delay_alu instid0(VALU_DEP_3)
	v_add3_u32 v157, v1, v219, 0x50
	v_dual_mov_b32 v95, v89 :: v_dual_add_nc_u32 v158, 0, v149
	v_dual_mov_b32 v94, v89 :: v_dual_add_nc_u32 v159, 0, v2
	v_dual_mov_b32 v121, v89 :: v_dual_add_nc_u32 v160, 0, v4
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
	v_dual_mov_b32 v161, v129 :: v_dual_mov_b32 v162, v130
	v_dual_mov_b32 v210, v132 :: v_dual_add_nc_u32 v129, -16, v157
	v_dual_mov_b32 v209, v131 :: v_dual_add_nc_u32 v164, s2, v154
	s_clause 0x1
	buffer_load_b128 v[145:148], v129, s[12:15], 0 offen
	buffer_load_b128 v[141:144], v157, s[12:15], 0 offen
	s_waitcnt vmcnt(2)
	v_dual_mov_b32 v163, v215 :: v_dual_mov_b32 v212, v218
	v_mov_b32_e32 v165, v216
	v_mov_b32_e32 v211, v217
	s_clause 0x1
	buffer_load_b128 v[129:132], v164, s[16:19], 0 offen
	buffer_load_b128 v[215:218], v164, s[16:19], 0 offen offset:2048
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v155, v[137:140]
	;;#ASMSTART
	
        v_perm_b32 v138, v161, 0, 0x050c040c
        v_perm_b32 v139, v161, 0, 0x070c060c
        v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
        v_and_b32 v138, 0xbfffbfff, v138
        v_and_b32 v139, 0xbfffbfff, v139
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v140, v162, 0, 0x050c040c
        v_perm_b32 v161, v162, 0, 0x070c060c
        v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v161, 1, v161 op_sel_hi:[0,1]
        v_and_b32 v140, 0xbfffbfff, v140
        v_and_b32 v161, 0xbfffbfff, v161
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v137, 0x5c00, v138 op_sel_hi:[0,1]
            v_pk_mul_f16 v138, 0x5c00, v139 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v139, 0x5c00, v140 op_sel_hi:[0,1]
            v_pk_mul_f16 v140, 0x5c00, v161 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v161, v163, 0, 0x050c040c
        v_perm_b32 v162, v163, 0, 0x070c060c
        v_pk_ashrrev_i16 v161, 1, v161 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v162, 1, v162 op_sel_hi:[0,1]
        v_and_b32 v161, 0xbfffbfff, v161
        v_and_b32 v162, 0xbfffbfff, v162
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v163, v165, 0, 0x050c040c
        v_perm_b32 v164, v165, 0, 0x070c060c
        v_pk_ashrrev_i16 v163, 1, v163 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v164, 1, v164 op_sel_hi:[0,1]
        v_and_b32 v163, 0xbfffbfff, v163
        v_and_b32 v164, 0xbfffbfff, v164
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v193, 0x5c00, v161 op_sel_hi:[0,1]
            v_pk_mul_f16 v194, 0x5c00, v162 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v195, 0x5c00, v163 op_sel_hi:[0,1]
            v_pk_mul_f16 v196, 0x5c00, v164 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[165:168], v158
	ds_load_b128 v[161:164], v156
	ds_load_b128 v[169:172], v156 offset:1024
	ds_load_b128 v[173:176], v158 offset:1024
	ds_load_b128 v[181:184], v158 offset:2048
	ds_load_b128 v[177:180], v156 offset:2048
	ds_load_b128 v[185:188], v156 offset:3072
	ds_load_b128 v[189:192], v158 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v155, v[137:140]
	ds_store_b128 v155, v[193:196] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[197:200], v160
	ds_load_b128 v[193:196], v159
	ds_load_b128 v[201:204], v159 offset:2048
	ds_load_b128 v[205:208], v160 offset:2048
	ds_load_b128 v[227:230], v160 offset:4096
	ds_load_b128 v[223:226], v159 offset:4096
	ds_load_b128 v[231:234], v159 offset:6144
	ds_load_b128 v[235:238], v160 offset:6144
	;;#ASMSTART
	
        v_perm_b32 v137, v209, 0, 0x050c040c
        v_perm_b32 v138, v209, 0, 0x070c060c
        v_pk_ashrrev_i16 v137, 1, v137 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
        v_and_b32 v137, 0xbfffbfff, v137
        v_and_b32 v138, 0xbfffbfff, v138
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v139, v210, 0, 0x050c040c
        v_perm_b32 v140, v210, 0, 0x070c060c
        v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
        v_and_b32 v139, 0xbfffbfff, v139
        v_and_b32 v140, 0xbfffbfff, v140
        
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v155, v[133:136]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_add_nc_u32_e32 v157, 64, v157
	s_add_i32 s7, s7, 32
	s_add_i32 s2, s2, s1
	s_cmp_lt_i32 s7, s21
	v_wmma_f32_16x16x16_f16 v[89:96], v[193:200], v[161:168], v[89:96]
	v_wmma_f32_16x16x16_f16 v[25:32], v[193:200], v[185:192], v[25:32]
	v_wmma_f32_16x16x16_f16 v[121:128], v[201:208], v[161:168], v[121:128]
	v_wmma_f32_16x16x16_f16 v[17:24], v[201:208], v[185:192], v[17:24]
	v_wmma_f32_16x16x16_f16 v[113:120], v[223:230], v[161:168], v[113:120]
	v_wmma_f32_16x16x16_f16 v[9:16], v[223:230], v[185:192], v[9:16]
	v_wmma_f32_16x16x16_f16 v[105:112], v[231:238], v[161:168], v[105:112]
	v_wmma_f32_16x16x16_f16 v[1:8], v[231:238], v[185:192], v[1:8]
	;;#ASMSTART
	
        v_perm_b32 v161, v211, 0, 0x050c040c
        v_perm_b32 v162, v211, 0, 0x070c060c
        v_pk_ashrrev_i16 v161, 1, v161 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v162, 1, v162 op_sel_hi:[0,1]
        v_and_b32 v161, 0xbfffbfff, v161
        v_and_b32 v162, 0xbfffbfff, v162
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v185, 0x5c00, v137 op_sel_hi:[0,1]
            v_pk_mul_f16 v186, 0x5c00, v138 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v187, 0x5c00, v139 op_sel_hi:[0,1]
            v_pk_mul_f16 v188, 0x5c00, v140 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v137, v212, 0, 0x050c040c
        v_perm_b32 v138, v212, 0, 0x070c060c
        v_pk_ashrrev_i16 v137, 1, v137 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
        v_and_b32 v137, 0xbfffbfff, v137
        v_and_b32 v138, 0xbfffbfff, v138
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v189, 0x5c00, v161 op_sel_hi:[0,1]
            v_pk_mul_f16 v190, 0x5c00, v162 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v191, 0x5c00, v137 op_sel_hi:[0,1]
            v_pk_mul_f16 v192, 0x5c00, v138 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_wmma_f32_16x16x16_f16 v[97:104], v[193:200], v[169:176], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[201:208], v[169:176], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[223:230], v[169:176], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[231:238], v[169:176], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[193:200], v[177:184], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[201:208], v[177:184], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[223:230], v[177:184], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[231:238], v[177:184], v[33:40]
	ds_load_b128 v[137:140], v158
	ds_load_b128 v[133:136], v156
	ds_load_b128 v[161:164], v156 offset:1024
	ds_load_b128 v[165:168], v158 offset:1024
	ds_load_b128 v[173:176], v158 offset:2048
	ds_load_b128 v[169:172], v156 offset:2048
	ds_load_b128 v[177:180], v156 offset:3072
	ds_load_b128 v[181:184], v158 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v155, v[185:188]
	ds_store_b128 v155, v[189:192] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[189:192], v160
	ds_load_b128 v[185:188], v159
	ds_load_b128 v[193:196], v159 offset:2048
	ds_load_b128 v[197:200], v160 offset:2048
	ds_load_b128 v[205:208], v160 offset:4096
	ds_load_b128 v[201:204], v159 offset:4096
	ds_load_b128 v[223:226], v159 offset:6144
	ds_load_b128 v[227:230], v160 offset:6144
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[89:96], v[185:192], v[133:140], v[89:96]
	v_wmma_f32_16x16x16_f16 v[97:104], v[185:192], v[161:168], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[193:200], v[133:140], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[193:200], v[161:168], v[81:88]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[201:208], v[133:140], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[201:208], v[161:168], v[73:80]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[105:112], v[223:230], v[133:140], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[223:230], v[161:168], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[185:192], v[169:176], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[193:200], v[169:176], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[201:208], v[169:176], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[223:230], v[169:176], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[185:192], v[177:184], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[193:200], v[177:184], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[201:208], v[177:184], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[223:230], v[177:184], v[1:8]
	v_dual_mov_b32 v137, v145 :: v_dual_mov_b32 v136, v144
	v_dual_mov_b32 v138, v146 :: v_dual_mov_b32 v139, v147
	v_dual_mov_b32 v140, v148 :: v_dual_mov_b32 v133, v141
	v_dual_mov_b32 v134, v142 :: v_dual_mov_b32 v135, v143
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	v_mov_b32_e32 v223, s1
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v7, v8 :: v_dual_mov_b32 v222, v141
	v_dual_mov_b32 v6, v8 :: v_dual_mov_b32 v219, v143
	v_dual_mov_b32 v5, v8 :: v_dual_mov_b32 v152, v142
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
	v_cmp_eq_u32_e32 vcc_lo, 0, v152
	s_waitcnt vmcnt(1)
	;;#ASMSTART
	
        v_perm_b32 v141, v129, 0, 0x050c040c
        v_perm_b32 v142, v129, 0, 0x070c060c
        v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
        v_and_b32 v141, 0xbfffbfff, v141
        v_and_b32 v142, 0xbfffbfff, v142
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v129, v130, 0, 0x050c040c
        v_perm_b32 v143, v130, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v143, 0xbfffbfff, v143
        
	;;#ASMEND
	s_waitcnt vmcnt(0)
	;;#ASMSTART
	
        v_perm_b32 v130, v215, 0, 0x050c040c
        v_perm_b32 v144, v215, 0, 0x070c060c
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
        v_and_b32 v130, 0xbfffbfff, v130
        v_and_b32 v144, 0xbfffbfff, v144
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v158, 0x5c00, v130 op_sel_hi:[0,1]
            v_pk_mul_f16 v159, 0x5c00, v144 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_cndmask_b32_e64 v130, 0x90, 0, vcc_lo
	v_cndmask_b32_e64 v147, 0x90, 0, s0
	;;#ASMSTART
	
            v_pk_mul_f16 v156, 0x5c00, v129 op_sel_hi:[0,1]
            v_pk_mul_f16 v157, 0x5c00, v143 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_add_nc_u32_e32 v129, 0, v150
	v_add_nc_u32_e32 v231, 0, v149
	v_or_b32_e32 v130, v130, v153
	v_xad_u32 v226, v147, v151, 0
	;;#ASMSTART
	
        v_perm_b32 v145, v216, 0, 0x050c040c
        v_perm_b32 v146, v216, 0, 0x070c060c
        v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
        v_and_b32 v145, 0xbfffbfff, v145
        v_and_b32 v146, 0xbfffbfff, v146
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v154, 0x5c00, v141 op_sel_hi:[0,1]
            v_pk_mul_f16 v155, 0x5c00, v142 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v160, 0x5c00, v145 op_sel_hi:[0,1]
            v_pk_mul_f16 v161, 0x5c00, v146 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_add_nc_u32_e32 v224, 0, v130
	v_xad_u32 v225, v130, 16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v226, v[137:140]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[193:196], v129
	ds_load_b128 v[185:188], v129 offset:1024
	ds_load_b128 v[145:148], v129 offset:2048
	ds_load_b128 v[137:140], v129 offset:3072
	ds_load_b128 v[197:200], v231
	ds_load_b128 v[189:192], v231 offset:1024
	ds_load_b128 v[149:152], v231 offset:2048
	ds_load_b128 v[141:144], v231 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v226, v[154:157]
	ds_store_b128 v226, v[158:161] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[177:180], v224
	ds_load_b128 v[169:172], v224 offset:2048
	ds_load_b128 v[161:164], v224 offset:4096
	ds_load_b128 v[153:156], v224 offset:6144
	ds_load_b128 v[181:184], v225
	ds_load_b128 v[173:176], v225 offset:2048
	ds_load_b128 v[165:168], v225 offset:4096
	ds_load_b128 v[157:160], v225 offset:6144
	;;#ASMSTART
	
        v_perm_b32 v130, v131, 0, 0x050c040c
        v_perm_b32 v201, v131, 0, 0x070c060c
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v201, 1, v201 op_sel_hi:[0,1]
        v_and_b32 v130, 0xbfffbfff, v130
        v_and_b32 v201, 0xbfffbfff, v201
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v131, v132, 0, 0x050c040c
        v_perm_b32 v202, v132, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v202, 1, v202 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v202, 0xbfffbfff, v202
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v227, 0x5c00, v130 op_sel_hi:[0,1]
            v_pk_mul_f16 v228, 0x5c00, v201 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v229, 0x5c00, v131 op_sel_hi:[0,1]
            v_pk_mul_f16 v230, 0x5c00, v202 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_lshl_b32 s0, s6, 8
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v226, v[133:136]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[209:212], v129
	ds_load_b128 v[201:204], v129 offset:1024
	ds_load_b128 v[213:216], v231
	ds_load_b128 v[205:208], v231 offset:1024
	s_and_b32 s13, s11, 0xffff
	s_mov_b32 s15, 0x31027000
	s_mov_b32 s14, 0x7ffffffe
	v_wmma_f32_16x16x16_f16 v[89:96], v[177:184], v[193:200], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[169:176], v[193:200], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[161:168], v[193:200], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[153:160], v[193:200], v[105:112]
	ds_load_b128 v[197:200], v231 offset:2048
	ds_load_b128 v[193:196], v129 offset:2048
	ds_load_b128 v[129:132], v129 offset:3072
	ds_load_b128 v[133:136], v231 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v226, v[227:230]
	;;#ASMSTART
	
        v_perm_b32 v228, v217, 0, 0x050c040c
        v_perm_b32 v229, v217, 0, 0x070c060c
        v_pk_ashrrev_i16 v228, 1, v228 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v229, 1, v229 op_sel_hi:[0,1]
        v_and_b32 v228, 0xbfffbfff, v228
        v_and_b32 v229, 0xbfffbfff, v229
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v217, v218, 0, 0x050c040c
        v_perm_b32 v230, v218, 0, 0x070c060c
        v_pk_ashrrev_i16 v217, 1, v217 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v230, 1, v230 op_sel_hi:[0,1]
        v_and_b32 v217, 0xbfffbfff, v217
        v_and_b32 v230, 0xbfffbfff, v230
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v227, 0x5c00, v228 op_sel_hi:[0,1]
            v_pk_mul_f16 v228, 0x5c00, v229 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v229, 0x5c00, v217 op_sel_hi:[0,1]
            v_pk_mul_f16 v230, 0x5c00, v230 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_or_b32_e32 v217, s0, v0
	s_mov_b32 s12, s10
	ds_store_b128 v226, v[227:230] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_lshlrev_b32_e32 v217, 1, v217
	buffer_gl0_inv
	v_lshrrev_b32_e32 v226, 3, v0
	v_lshlrev_b32_e32 v227, 1, v0
	v_wmma_f32_16x16x16_f16 v[97:104], v[177:184], v[185:192], v[97:104]
	buffer_load_u16 v234, v217, s[12:15], 0 offen
	v_mov_b32_e32 v217, 0
	v_and_or_b32 v220, v226, 16, v220
	v_and_b32_e32 v236, 0xe0, v227
	v_wmma_f32_16x16x16_f16 v[81:88], v[169:176], v[185:192], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[161:168], v[185:192], v[73:80]
	global_load_b32 v218, v217, s[8:9]
	v_lshrrev_b32_e32 v217, 1, v221
	v_lshrrev_b32_e32 v221, 4, v0
	v_wmma_f32_16x16x16_f16 v[57:64], v[177:184], v[145:152], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[169:176], v[145:152], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[161:168], v[145:152], v[41:48]
	v_wmma_f32_16x16x16_f16 v[25:32], v[177:184], v[137:144], v[25:32]
	v_and_or_b32 v217, v221, 1, v217
	v_and_b32_e32 v221, 0x11c, v227
	ds_load_b128 v[177:180], v224
	v_wmma_f32_16x16x16_f16 v[17:24], v[169:176], v[137:144], v[17:24]
	ds_load_b128 v[169:172], v224 offset:2048
	v_wmma_f32_16x16x16_f16 v[9:16], v[161:168], v[137:144], v[9:16]
	ds_load_b128 v[161:164], v224 offset:4096
	ds_load_b128 v[226:229], v224 offset:6144
	ds_load_b128 v[181:184], v225
	ds_load_b128 v[173:176], v225 offset:2048
	ds_load_b128 v[165:168], v225 offset:4096
	ds_load_b128 v[230:233], v225 offset:6144
	v_and_b32_e32 v222, 0xc0, v222
	v_lshrrev_b32_e32 v0, 5, v0
	v_wmma_f32_16x16x16_f16 v[65:72], v[153:160], v[185:192], v[65:72]
	v_wmma_f32_16x16x16_f16 v[33:40], v[153:160], v[145:152], v[33:40]
	v_wmma_f32_16x16x16_f16 v[1:8], v[153:160], v[137:144], v[1:8]
	v_add3_u32 v159, 0, v222, v221
	v_and_b32_e32 v235, 2, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_mul_lo_u32 v160, s20, v220
	s_mul_i32 s1, s3, s20
	v_or_b32_e32 v158, 2, v217
	s_add_i32 s0, s1, s0
	v_or_b32_e32 v157, 4, v217
	v_or_b32_e32 v156, 6, v217
	v_wmma_f32_16x16x16_f16 v[89:96], v[177:184], v[209:216], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[169:176], v[209:216], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[161:168], v[209:216], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[226:233], v[209:216], v[105:112]
	v_add_nc_u32_e32 v209, 0, v236
	v_add3_u32 v210, v159, v219, v235
	v_wmma_f32_16x16x16_f16 v[57:64], v[177:184], v[193:200], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[169:176], v[193:200], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[161:168], v[193:200], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[226:233], v[193:200], v[33:40]
	v_wmma_f32_16x16x16_f16 v[97:104], v[177:184], v[201:208], v[97:104]
	v_wmma_f32_16x16x16_f16 v[25:32], v[177:184], v[129:136], v[25:32]
	v_wmma_f32_16x16x16_f16 v[81:88], v[169:176], v[201:208], v[81:88]
	v_wmma_f32_16x16x16_f16 v[17:24], v[169:176], v[129:136], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[161:168], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[226:233], v[129:136], v[1:8]
	v_add_nc_u32_e32 v159, v160, v223
	v_add_nc_u32_e32 v160, s0, v160
	v_or_b32_e32 v155, 8, v217
	v_or_b32_e32 v192, 0x8e, v217
	v_or_b32_e32 v145, 0x8c, v217
	v_or_b32_e32 v146, 0x8a, v217
	v_or_b32_e32 v147, 0x88, v217
	v_or_b32_e32 v148, 0x86, v217
	v_or_b32_e32 v149, 0x84, v217
	v_or_b32_e32 v137, 0x82, v217
	v_or_b32_e32 v138, 0x80, v217
	v_or_b32_e32 v139, 0x4e, v217
	v_or_b32_e32 v140, 0x4c, v217
	v_or_b32_e32 v141, 0x4a, v217
	v_or_b32_e32 v142, 0x48, v217
	v_or_b32_e32 v143, 0x46, v217
	v_or_b32_e32 v144, 0x44, v217
	v_or_b32_e32 v150, 0x42, v217
	v_or_b32_e32 v151, 64, v217
	v_or_b32_e32 v152, 14, v217
	v_or_b32_e32 v153, 12, v217
	v_or_b32_e32 v154, 10, v217
	v_add_lshl_u32 v212, v160, v217, 1
	v_or_b32_e32 v191, 0xc0, v217
	v_add_lshl_u32 v213, v160, v158, 1
	v_or_b32_e32 v190, 0xc2, v217
	v_add_lshl_u32 v214, v160, v157, 1
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s14
	s_mov_b32 s7, s15
	v_or_b32_e32 v189, 0xc4, v217
	v_add_lshl_u32 v215, v160, v156, 1
	v_or_b32_e32 v188, 0xc6, v217
	v_add_lshl_u32 v216, v160, v155, 1
	v_or_b32_e32 v187, 0xc8, v217
	v_wmma_f32_16x16x16_f16 v[73:80], v[161:168], v[201:208], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[226:233], v[201:208], v[65:72]
	v_add_lshl_u32 v201, v160, v154, 1
	v_add_lshl_u32 v202, v160, v153, 1
	v_add_lshl_u32 v203, v160, v152, 1
	v_add_lshl_u32 v204, v160, v151, 1
	v_add_lshl_u32 v205, v160, v150, 1
	v_add_lshl_u32 v206, v160, v144, 1
	v_add_lshl_u32 v207, v160, v143, 1
	v_add_lshl_u32 v208, v160, v142, 1
	v_add_lshl_u32 v197, v160, v141, 1
	v_add_lshl_u32 v198, v160, v140, 1
	v_add_lshl_u32 v181, v160, v139, 1
	v_add_lshl_u32 v182, v160, v138, 1
	v_add_lshl_u32 v183, v160, v137, 1
	v_add_lshl_u32 v184, v160, v149, 1
	v_add_lshl_u32 v199, v160, v148, 1
	v_add_lshl_u32 v200, v160, v147, 1
	v_add_lshl_u32 v219, v160, v145, 1
	v_or_b32_e32 v186, 0xca, v217
	v_or_b32_e32 v185, 0xcc, v217
	v_or_b32_e32 v0, 0xce, v217
	v_add_nc_u32_e32 v211, v159, v223
	v_add_nc_u32_e32 v159, s0, v159
	s_delay_alu instid0(VALU_DEP_2)
	v_add3_u32 v220, s0, v223, v211
	v_add_nc_u32_e32 v211, s0, v211
	ds_store_b16 v210, v234
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[193:196], v209
	ds_load_b128 v[177:180], v209 offset:16
	ds_load_b128 v[169:172], v209 offset:256
	ds_load_b128 v[129:132], v209 offset:272
	v_add_lshl_u32 v210, v160, v146, 1
	s_waitcnt lgkmcnt(3)
	v_fma_mixlo_f16 v89, v89, v218, v193 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v90, v218, v194 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v91, v218, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v92, v218, v196 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v93, v93, v218, v177 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v94, v218, v178 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v95, v218, v179 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v96, v218, v180 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v121, v218, v193 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v122, v218, v194 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, v123, v218, v195 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v124, v218, v196 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, v125, v218, v177 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, v126, v218, v178 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, v127, v218, v179 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v128, v128, v218, v180 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v113, v113, v218, v169 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v114, v218, v170 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, v115, v218, v171 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v116, v218, v172 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v117, v117, v218, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, v118, v218, v130 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v119, v218, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, v120, v218, v132 op_sel_hi:[0,0,1]
	s_clause 0x16
	buffer_store_b16 v89, v212, s[4:7], 0 offen
	buffer_store_b16 v90, v213, s[4:7], 0 offen
	buffer_store_b16 v91, v214, s[4:7], 0 offen
	buffer_store_b16 v92, v215, s[4:7], 0 offen
	buffer_store_b16 v93, v216, s[4:7], 0 offen
	buffer_store_b16 v94, v201, s[4:7], 0 offen
	buffer_store_b16 v95, v202, s[4:7], 0 offen
	buffer_store_b16 v96, v203, s[4:7], 0 offen
	buffer_store_b16 v121, v204, s[4:7], 0 offen
	buffer_store_b16 v122, v205, s[4:7], 0 offen
	buffer_store_b16 v123, v206, s[4:7], 0 offen
	buffer_store_b16 v124, v207, s[4:7], 0 offen
	buffer_store_b16 v125, v208, s[4:7], 0 offen
	buffer_store_b16 v126, v197, s[4:7], 0 offen
	buffer_store_b16 v127, v198, s[4:7], 0 offen
	buffer_store_b16 v128, v181, s[4:7], 0 offen
	buffer_store_b16 v113, v182, s[4:7], 0 offen
	buffer_store_b16 v114, v183, s[4:7], 0 offen
	buffer_store_b16 v115, v184, s[4:7], 0 offen
	buffer_store_b16 v116, v199, s[4:7], 0 offen
	buffer_store_b16 v117, v200, s[4:7], 0 offen
	buffer_store_b16 v118, v210, s[4:7], 0 offen
	buffer_store_b16 v119, v219, s[4:7], 0 offen
	v_add_lshl_u32 v89, v160, v192, 1
	v_fma_mixlo_f16 v105, v105, v218, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v160, v191, 1
	v_fma_mixlo_f16 v106, v106, v218, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v160, v190, 1
	v_fma_mixlo_f16 v107, v107, v218, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v160, v189, 1
	v_fma_mixlo_f16 v108, v108, v218, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v160, v188, 1
	v_fma_mixlo_f16 v109, v109, v218, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v120, v89, s[4:7], 0 offen
	buffer_store_b16 v105, v90, s[4:7], 0 offen
	buffer_store_b16 v106, v91, s[4:7], 0 offen
	buffer_store_b16 v107, v92, s[4:7], 0 offen
	buffer_store_b16 v108, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v160, v187, 1
	v_fma_mixlo_f16 v110, v110, v218, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v160, v186, 1
	v_fma_mixlo_f16 v111, v111, v218, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v160, v185, 1
	v_fma_mixlo_f16 v112, v112, v218, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v160, v0, 1
	v_fma_mixlo_f16 v97, v97, v218, v193 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v159, v217, 1
	v_fma_mixlo_f16 v98, v98, v218, v194 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v109, v89, s[4:7], 0 offen
	buffer_store_b16 v110, v90, s[4:7], 0 offen
	buffer_store_b16 v111, v91, s[4:7], 0 offen
	buffer_store_b16 v112, v92, s[4:7], 0 offen
	buffer_store_b16 v97, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v159, v158, 1
	v_fma_mixlo_f16 v99, v99, v218, v195 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v159, v157, 1
	v_fma_mixlo_f16 v100, v100, v218, v196 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v159, v156, 1
	v_fma_mixlo_f16 v101, v101, v218, v177 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v159, v155, 1
	v_fma_mixlo_f16 v102, v102, v218, v178 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v159, v154, 1
	v_fma_mixlo_f16 v103, v103, v218, v179 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v98, v89, s[4:7], 0 offen
	buffer_store_b16 v99, v90, s[4:7], 0 offen
	buffer_store_b16 v100, v91, s[4:7], 0 offen
	buffer_store_b16 v101, v92, s[4:7], 0 offen
	buffer_store_b16 v102, v93, s[4:7], 0 offen
	v_add_lshl_u32 v89, v159, v153, 1
	v_fma_mixlo_f16 v104, v104, v218, v180 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v159, v152, 1
	v_fma_mixlo_f16 v81, v81, v218, v193 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v91, v159, v151, 1
	v_fma_mixlo_f16 v82, v82, v218, v194 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v92, v159, v150, 1
	v_fma_mixlo_f16 v83, v83, v218, v195 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v93, v159, v144, 1
	v_fma_mixlo_f16 v84, v84, v218, v196 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v103, v89, s[4:7], 0 offen
	buffer_store_b16 v104, v90, s[4:7], 0 offen
	buffer_store_b16 v81, v91, s[4:7], 0 offen
	buffer_store_b16 v82, v92, s[4:7], 0 offen
	buffer_store_b16 v83, v93, s[4:7], 0 offen
	v_add_lshl_u32 v81, v159, v143, 1
	v_fma_mixlo_f16 v85, v85, v218, v177 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v82, v159, v142, 1
	v_fma_mixlo_f16 v86, v86, v218, v178 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v83, v159, v141, 1
	v_fma_mixlo_f16 v87, v87, v218, v179 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v89, v159, v140, 1
	v_fma_mixlo_f16 v88, v88, v218, v180 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v90, v159, v139, 1
	v_fma_mixlo_f16 v73, v73, v218, v169 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v84, v81, s[4:7], 0 offen
	buffer_store_b16 v85, v82, s[4:7], 0 offen
	buffer_store_b16 v86, v83, s[4:7], 0 offen
	buffer_store_b16 v87, v89, s[4:7], 0 offen
	buffer_store_b16 v88, v90, s[4:7], 0 offen
	v_add_lshl_u32 v81, v159, v138, 1
	v_fma_mixlo_f16 v74, v74, v218, v170 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v82, v159, v137, 1
	v_fma_mixlo_f16 v75, v75, v218, v171 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v83, v159, v149, 1
	v_fma_mixlo_f16 v76, v76, v218, v172 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v84, v159, v148, 1
	v_fma_mixlo_f16 v77, v77, v218, v129 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v85, v159, v147, 1
	v_fma_mixlo_f16 v78, v78, v218, v130 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v73, v81, s[4:7], 0 offen
	buffer_store_b16 v74, v82, s[4:7], 0 offen
	buffer_store_b16 v75, v83, s[4:7], 0 offen
	buffer_store_b16 v76, v84, s[4:7], 0 offen
	buffer_store_b16 v77, v85, s[4:7], 0 offen
	v_add_lshl_u32 v73, v159, v146, 1
	v_fma_mixlo_f16 v79, v79, v218, v131 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v74, v159, v145, 1
	v_fma_mixlo_f16 v80, v80, v218, v132 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v75, v159, v192, 1
	v_fma_mixlo_f16 v65, v65, v218, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v76, v159, v191, 1
	v_fma_mixlo_f16 v66, v66, v218, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v77, v159, v190, 1
	v_fma_mixlo_f16 v67, v67, v218, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v78, v73, s[4:7], 0 offen
	buffer_store_b16 v79, v74, s[4:7], 0 offen
	buffer_store_b16 v80, v75, s[4:7], 0 offen
	buffer_store_b16 v65, v76, s[4:7], 0 offen
	buffer_store_b16 v66, v77, s[4:7], 0 offen
	v_add_lshl_u32 v65, v159, v189, 1
	v_fma_mixlo_f16 v68, v68, v218, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v66, v159, v188, 1
	v_fma_mixlo_f16 v69, v69, v218, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v73, v159, v187, 1
	v_fma_mixlo_f16 v70, v70, v218, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v74, v159, v186, 1
	v_fma_mixlo_f16 v71, v71, v218, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v75, v159, v185, 1
	v_fma_mixlo_f16 v72, v72, v218, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v67, v65, s[4:7], 0 offen
	buffer_store_b16 v68, v66, s[4:7], 0 offen
	buffer_store_b16 v69, v73, s[4:7], 0 offen
	buffer_store_b16 v70, v74, s[4:7], 0 offen
	buffer_store_b16 v71, v75, s[4:7], 0 offen
	v_add_lshl_u32 v65, v159, v0, 1
	v_fma_mixlo_f16 v57, v57, v218, v193 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v66, v211, v217, 1
	v_fma_mixlo_f16 v58, v58, v218, v194 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v67, v211, v158, 1
	v_fma_mixlo_f16 v59, v59, v218, v195 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v68, v211, v157, 1
	v_fma_mixlo_f16 v60, v60, v218, v196 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v69, v211, v156, 1
	v_fma_mixlo_f16 v61, v61, v218, v177 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v72, v65, s[4:7], 0 offen
	buffer_store_b16 v57, v66, s[4:7], 0 offen
	buffer_store_b16 v58, v67, s[4:7], 0 offen
	buffer_store_b16 v59, v68, s[4:7], 0 offen
	buffer_store_b16 v60, v69, s[4:7], 0 offen
	v_add_lshl_u32 v57, v211, v155, 1
	v_fma_mixlo_f16 v62, v62, v218, v178 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v58, v211, v154, 1
	v_fma_mixlo_f16 v63, v63, v218, v179 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v59, v211, v153, 1
	v_fma_mixlo_f16 v64, v64, v218, v180 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v60, v211, v152, 1
	v_fma_mixlo_f16 v49, v49, v218, v193 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v65, v211, v151, 1
	v_fma_mixlo_f16 v50, v50, v218, v194 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v61, v57, s[4:7], 0 offen
	buffer_store_b16 v62, v58, s[4:7], 0 offen
	buffer_store_b16 v63, v59, s[4:7], 0 offen
	buffer_store_b16 v64, v60, s[4:7], 0 offen
	buffer_store_b16 v49, v65, s[4:7], 0 offen
	v_add_lshl_u32 v49, v211, v150, 1
	v_fma_mixlo_f16 v51, v51, v218, v195 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v57, v211, v144, 1
	v_fma_mixlo_f16 v52, v52, v218, v196 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v58, v211, v143, 1
	v_fma_mixlo_f16 v53, v53, v218, v177 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v59, v211, v142, 1
	v_fma_mixlo_f16 v54, v54, v218, v178 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v60, v211, v141, 1
	v_fma_mixlo_f16 v55, v55, v218, v179 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v50, v49, s[4:7], 0 offen
	buffer_store_b16 v51, v57, s[4:7], 0 offen
	buffer_store_b16 v52, v58, s[4:7], 0 offen
	buffer_store_b16 v53, v59, s[4:7], 0 offen
	buffer_store_b16 v54, v60, s[4:7], 0 offen
	v_add_lshl_u32 v49, v211, v140, 1
	v_fma_mixlo_f16 v56, v56, v218, v180 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v50, v211, v139, 1
	v_fma_mixlo_f16 v41, v41, v218, v169 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v51, v211, v138, 1
	v_fma_mixlo_f16 v42, v42, v218, v170 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v52, v211, v137, 1
	v_fma_mixlo_f16 v43, v43, v218, v171 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v53, v211, v149, 1
	v_fma_mixlo_f16 v44, v44, v218, v172 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v55, v49, s[4:7], 0 offen
	buffer_store_b16 v56, v50, s[4:7], 0 offen
	buffer_store_b16 v41, v51, s[4:7], 0 offen
	buffer_store_b16 v42, v52, s[4:7], 0 offen
	buffer_store_b16 v43, v53, s[4:7], 0 offen
	v_add_lshl_u32 v41, v211, v148, 1
	v_fma_mixlo_f16 v45, v45, v218, v129 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v42, v211, v147, 1
	v_fma_mixlo_f16 v46, v46, v218, v130 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v43, v211, v146, 1
	v_fma_mixlo_f16 v47, v47, v218, v131 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v49, v211, v145, 1
	v_fma_mixlo_f16 v48, v48, v218, v132 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v50, v211, v192, 1
	v_fma_mixlo_f16 v33, v33, v218, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v44, v41, s[4:7], 0 offen
	buffer_store_b16 v45, v42, s[4:7], 0 offen
	buffer_store_b16 v46, v43, s[4:7], 0 offen
	buffer_store_b16 v47, v49, s[4:7], 0 offen
	buffer_store_b16 v48, v50, s[4:7], 0 offen
	v_add_lshl_u32 v41, v211, v191, 1
	v_fma_mixlo_f16 v34, v34, v218, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v42, v211, v190, 1
	v_fma_mixlo_f16 v35, v35, v218, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v43, v211, v189, 1
	v_fma_mixlo_f16 v36, v36, v218, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v44, v211, v188, 1
	v_fma_mixlo_f16 v37, v37, v218, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v45, v211, v187, 1
	v_fma_mixlo_f16 v38, v38, v218, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v33, v41, s[4:7], 0 offen
	buffer_store_b16 v34, v42, s[4:7], 0 offen
	buffer_store_b16 v35, v43, s[4:7], 0 offen
	buffer_store_b16 v36, v44, s[4:7], 0 offen
	buffer_store_b16 v37, v45, s[4:7], 0 offen
	v_add_lshl_u32 v33, v211, v186, 1
	v_fma_mixlo_f16 v39, v39, v218, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v34, v211, v185, 1
	v_fma_mixlo_f16 v40, v40, v218, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v35, v211, v0, 1
	v_fma_mixlo_f16 v25, v25, v218, v193 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v36, v220, v217, 1
	v_fma_mixlo_f16 v26, v26, v218, v194 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v37, v220, v158, 1
	v_fma_mixlo_f16 v27, v27, v218, v195 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v38, v33, s[4:7], 0 offen
	buffer_store_b16 v39, v34, s[4:7], 0 offen
	buffer_store_b16 v40, v35, s[4:7], 0 offen
	buffer_store_b16 v25, v36, s[4:7], 0 offen
	buffer_store_b16 v26, v37, s[4:7], 0 offen
	v_add_lshl_u32 v25, v220, v157, 1
	v_fma_mixlo_f16 v28, v28, v218, v196 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v26, v220, v156, 1
	v_fma_mixlo_f16 v29, v29, v218, v177 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v33, v220, v155, 1
	v_fma_mixlo_f16 v30, v30, v218, v178 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v34, v220, v154, 1
	v_fma_mixlo_f16 v31, v31, v218, v179 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v35, v220, v153, 1
	v_fma_mixlo_f16 v32, v32, v218, v180 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v27, v25, s[4:7], 0 offen
	buffer_store_b16 v28, v26, s[4:7], 0 offen
	buffer_store_b16 v29, v33, s[4:7], 0 offen
	buffer_store_b16 v30, v34, s[4:7], 0 offen
	buffer_store_b16 v31, v35, s[4:7], 0 offen
	v_add_lshl_u32 v25, v220, v152, 1
	v_fma_mixlo_f16 v17, v17, v218, v193 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v26, v220, v151, 1
	v_fma_mixlo_f16 v18, v18, v218, v194 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v27, v220, v150, 1
	v_fma_mixlo_f16 v19, v19, v218, v195 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v28, v220, v144, 1
	v_fma_mixlo_f16 v20, v20, v218, v196 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v29, v220, v143, 1
	v_fma_mixlo_f16 v21, v21, v218, v177 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v32, v25, s[4:7], 0 offen
	buffer_store_b16 v17, v26, s[4:7], 0 offen
	buffer_store_b16 v18, v27, s[4:7], 0 offen
	buffer_store_b16 v19, v28, s[4:7], 0 offen
	buffer_store_b16 v20, v29, s[4:7], 0 offen
	v_add_lshl_u32 v17, v220, v142, 1
	v_fma_mixlo_f16 v22, v22, v218, v178 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v18, v220, v141, 1
	v_fma_mixlo_f16 v23, v23, v218, v179 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v19, v220, v140, 1
	v_fma_mixlo_f16 v24, v24, v218, v180 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v20, v220, v139, 1
	v_fma_mixlo_f16 v9, v9, v218, v169 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v25, v220, v138, 1
	v_fma_mixlo_f16 v10, v10, v218, v170 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v21, v17, s[4:7], 0 offen
	buffer_store_b16 v22, v18, s[4:7], 0 offen
	buffer_store_b16 v23, v19, s[4:7], 0 offen
	buffer_store_b16 v24, v20, s[4:7], 0 offen
	buffer_store_b16 v9, v25, s[4:7], 0 offen
	v_add_lshl_u32 v9, v220, v137, 1
	v_fma_mixlo_f16 v11, v11, v218, v171 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v17, v220, v149, 1
	v_fma_mixlo_f16 v12, v12, v218, v172 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v18, v220, v148, 1
	v_fma_mixlo_f16 v13, v13, v218, v129 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v19, v220, v147, 1
	v_fma_mixlo_f16 v14, v14, v218, v130 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v20, v220, v146, 1
	v_fma_mixlo_f16 v15, v15, v218, v131 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v10, v9, s[4:7], 0 offen
	buffer_store_b16 v11, v17, s[4:7], 0 offen
	buffer_store_b16 v12, v18, s[4:7], 0 offen
	buffer_store_b16 v13, v19, s[4:7], 0 offen
	buffer_store_b16 v14, v20, s[4:7], 0 offen
	v_add_lshl_u32 v9, v220, v145, 1
	v_fma_mixlo_f16 v16, v16, v218, v132 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v10, v220, v192, 1
	v_fma_mixlo_f16 v1, v1, v218, v169 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v11, v220, v191, 1
	v_fma_mixlo_f16 v2, v2, v218, v170 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v12, v220, v190, 1
	v_fma_mixlo_f16 v3, v3, v218, v171 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v13, v220, v189, 1
	v_fma_mixlo_f16 v4, v4, v218, v172 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v15, v9, s[4:7], 0 offen
	buffer_store_b16 v16, v10, s[4:7], 0 offen
	buffer_store_b16 v1, v11, s[4:7], 0 offen
	buffer_store_b16 v2, v12, s[4:7], 0 offen
	buffer_store_b16 v3, v13, s[4:7], 0 offen
	v_add_lshl_u32 v1, v220, v188, 1
	v_fma_mixlo_f16 v5, v5, v218, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v2, v220, v187, 1
	v_fma_mixlo_f16 v6, v6, v218, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v3, v220, v186, 1
	v_fma_mixlo_f16 v7, v7, v218, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v9, v220, v185, 1
	v_fma_mixlo_f16 v8, v8, v218, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v0, v220, v0, 1
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
		.amdhsa_next_free_vgpr 239
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
	.set scaled_mm_split.num_vgpr, 239
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
; codeLenInByte = 6996
; TotalNumSgprs: 26
; NumVgprs: 239
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 29
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 239
; Occupancy: 6
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
    .vgpr_count:     239
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
