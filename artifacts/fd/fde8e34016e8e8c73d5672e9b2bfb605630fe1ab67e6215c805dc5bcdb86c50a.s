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
	v_and_b32_e32 v6, 1, v0
	v_and_b32_e32 v199, 0x60, v0
	v_and_b32_e32 v198, 15, v0
	v_lshlrev_b32_e32 v5, 4, v0
	v_lshlrev_b32_e32 v254, 2, v0
	v_and_b32_e32 v255, 4, v0
	v_lshlrev_b32_e32 v9, 5, v6
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s6, 31
	v_mul_lo_u32 v3, s6, v6
	s_lshr_b32 s3, s3, 24
	s_mov_b64 s[16:17], s[14:15]
	s_add_i32 s3, s6, s3
	s_mov_b32 s15, 0x31027000
	s_ashr_i32 s3, s3, 8
	s_mov_b32 s14, 0x7ffffffe
	s_abs_i32 s4, s3
	s_mov_b32 s18, s14
	s_cvt_f32_u32 s5, s4
	s_sub_i32 s9, 0, s4
	s_mov_b32 s19, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_f32_e32 v1, s5
	v_readfirstlane_b32 s5, v1
	v_lshrrev_b32_e32 v1, 1, v0
	s_mul_f32 s5, s5, 0x4f7ffffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_2)
	v_mul_lo_u32 v2, s7, v1
	s_cvt_u32_f32 s5, s5
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_mul_i32 s9, s9, s5
	v_lshl_add_u32 v4, v6, 4, v2
	s_mul_hi_u32 s9, s5, s9
	v_add_lshl_u32 v2, v3, v1, 2
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
	s_mul_i32 s22, s4, s3
	s_lshl_b32 s20, s4, 7
	s_sub_i32 s3, s2, s22
	s_mul_i32 s4, s20, s7
	s_lshl_b32 s5, s3, 10
	v_add_lshl_u32 v3, s4, v4, 1
	v_add_lshl_u32 v4, s5, v2, 2
	s_cmp_gt_i32 s7, 32
	s_clause 0x1
	buffer_load_b128 v[153:156], v3, s[12:15], 0 offen
	buffer_load_b128 v[201:204], v3, s[12:15], 0 offen offset:16
	s_clause 0x1
	buffer_load_b128 v[205:208], v4, s[16:19], 0 offen
	buffer_load_b128 v[250:253], v4, s[16:19], 0 offen offset:2048
	v_lshlrev_b32_e32 v3, 5, v0
	v_lshlrev_b32_e32 v4, 4, v199
	s_mov_b32 s18, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	v_lshlrev_b32_e32 v129, 2, v0
	v_and_b32_e32 v130, 4, v0
	v_and_or_b32 v145, 0x160, v3, v4
	v_lshlrev_b32_e32 v131, 5, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v7, 0x210, v129
	v_lshl_or_b32 v221, v198, 5, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_xor_b32_e32 v133, 16, v221
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s18, -1
                                        ; implicit-def: $vgpr129
                                        ; implicit-def: $vgpr221
                                        ; implicit-def: $vgpr133
                                        ; implicit-def: $vgpr130
                                        ; implicit-def: $vgpr145
                                        ; implicit-def: $vgpr131
.LBB0_3:                                ; %Flow178
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x10
	s_load_b64 s[4:5], s[0:1], 0x20
	v_and_b32_e32 v6, 8, v0
	v_and_b32_e32 v132, 0xf70, v5
	v_mov_b32_e32 v8, 0
	s_and_not1_b32 vcc_lo, exec_lo, s18
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_eq_u32_e64 s0, 0, v6
	s_cbranch_vccnz .LBB0_7
; %bb.4:                                ; %.lr.ph
	v_lshl_or_b32 v1, s23, 7, v1
	s_lshl_b32 s18, s21, 7
	s_lshl_b32 s1, s6, 3
	s_lshl_b32 s2, s2, 10
	v_dual_mov_b32 v97, 0 :: v_dual_and_b32 v6, 0x210, v254
	v_subrev_nc_u32_e32 v1, s18, v1
	v_add3_u32 v2, s2, s1, v2
	v_bfe_i32 v7, v0, 2, 1
	v_and_or_b32 v3, 0x160, v3, v4
	s_lshl_b32 s1, s22, 10
	v_mul_lo_u32 v1, s7, v1
	v_cndmask_b32_e64 v5, 0x90, 0, s0
	v_subrev_nc_u32_e32 v2, s1, v2
	v_lshl_or_b32 v221, v198, 5, v6
	s_clause 0x2                            ; 12-byte Folded Spill
	scratch_store_b32 off, v3, off offset:20
	scratch_store_b32 off, v9, off offset:16
	scratch_store_b32 off, v132, off offset:24
	v_and_or_b32 v3, 0x90, v7, v3
	v_dual_mov_b32 v99, v97 :: v_dual_lshlrev_b32 v222, 2, v2
	v_dual_mov_b32 v98, v97 :: v_dual_lshlrev_b32 v1, 1, v1
	v_xor_b32_e32 v2, v5, v132
	v_xor_b32_e32 v5, 16, v221
	v_xor_b32_e32 v4, 16, v3
	v_dual_mov_b32 v100, v97 :: v_dual_add_nc_u32 v223, 0x800, v222
	v_add3_u32 v224, v1, v9, 0x50
	v_dual_mov_b32 v102, v97 :: v_dual_add_nc_u32 v225, 0, v2
	v_dual_mov_b32 v101, v97 :: v_dual_add_nc_u32 v226, 0, v221
	v_dual_mov_b32 v104, v97 :: v_dual_add_nc_u32 v227, 0, v5
	v_dual_mov_b32 v103, v97 :: v_dual_add_nc_u32 v228, 0, v3
	v_dual_mov_b32 v90, v97 :: v_dual_add_nc_u32 v229, 0, v4
	v_mov_b32_e32 v89, v97
	v_mov_b32_e32 v91, v97
	v_mov_b32_e32 v92, v97
	v_mov_b32_e32 v93, v97
	v_mov_b32_e32 v94, v97
	v_mov_b32_e32 v95, v97
	v_mov_b32_e32 v96, v97
	v_mov_b32_e32 v57, v97
	v_mov_b32_e32 v58, v97
	v_mov_b32_e32 v59, v97
	v_mov_b32_e32 v60, v97
	v_mov_b32_e32 v61, v97
	v_mov_b32_e32 v62, v97
	v_mov_b32_e32 v63, v97
	v_mov_b32_e32 v64, v97
	v_mov_b32_e32 v25, v97
	v_mov_b32_e32 v26, v97
	v_mov_b32_e32 v27, v97
	v_mov_b32_e32 v28, v97
	v_mov_b32_e32 v29, v97
	v_mov_b32_e32 v30, v97
	v_mov_b32_e32 v31, v97
	v_mov_b32_e32 v32, v97
	v_mov_b32_e32 v121, v97
	v_mov_b32_e32 v122, v97
	v_mov_b32_e32 v123, v97
	v_mov_b32_e32 v124, v97
	v_mov_b32_e32 v125, v97
	v_mov_b32_e32 v126, v97
	v_mov_b32_e32 v127, v97
	v_mov_b32_e32 v128, v97
	v_mov_b32_e32 v81, v97
	v_mov_b32_e32 v82, v97
	v_mov_b32_e32 v83, v97
	v_mov_b32_e32 v84, v97
	v_mov_b32_e32 v85, v97
	v_mov_b32_e32 v86, v97
	v_mov_b32_e32 v87, v97
	v_mov_b32_e32 v88, v97
	v_mov_b32_e32 v49, v97
	v_mov_b32_e32 v50, v97
	v_mov_b32_e32 v51, v97
	v_mov_b32_e32 v52, v97
	v_mov_b32_e32 v53, v97
	v_mov_b32_e32 v54, v97
	v_mov_b32_e32 v55, v97
	v_mov_b32_e32 v56, v97
	v_mov_b32_e32 v17, v97
	v_mov_b32_e32 v18, v97
	v_mov_b32_e32 v19, v97
	v_mov_b32_e32 v20, v97
	v_mov_b32_e32 v21, v97
	v_mov_b32_e32 v22, v97
	v_mov_b32_e32 v23, v97
	v_mov_b32_e32 v24, v97
	v_mov_b32_e32 v113, v97
	v_mov_b32_e32 v114, v97
	v_mov_b32_e32 v115, v97
	v_mov_b32_e32 v116, v97
	v_mov_b32_e32 v117, v97
	v_mov_b32_e32 v118, v97
	v_mov_b32_e32 v119, v97
	v_mov_b32_e32 v120, v97
	v_mov_b32_e32 v73, v97
	v_mov_b32_e32 v74, v97
	v_mov_b32_e32 v75, v97
	v_mov_b32_e32 v76, v97
	v_mov_b32_e32 v77, v97
	v_mov_b32_e32 v78, v97
	v_mov_b32_e32 v79, v97
	v_mov_b32_e32 v80, v97
	v_mov_b32_e32 v41, v97
	v_mov_b32_e32 v42, v97
	v_mov_b32_e32 v43, v97
	v_mov_b32_e32 v44, v97
	v_mov_b32_e32 v45, v97
	v_mov_b32_e32 v46, v97
	v_mov_b32_e32 v47, v97
	v_mov_b32_e32 v48, v97
	v_mov_b32_e32 v9, v97
	v_mov_b32_e32 v10, v97
	v_mov_b32_e32 v11, v97
	v_mov_b32_e32 v12, v97
	v_mov_b32_e32 v13, v97
	v_mov_b32_e32 v14, v97
	v_mov_b32_e32 v15, v97
	v_mov_b32_e32 v16, v97
	v_mov_b32_e32 v105, v97
	v_mov_b32_e32 v106, v97
	v_mov_b32_e32 v107, v97
	v_mov_b32_e32 v108, v97
	v_mov_b32_e32 v109, v97
	v_mov_b32_e32 v110, v97
	v_mov_b32_e32 v111, v97
	v_mov_b32_e32 v112, v97
	v_mov_b32_e32 v65, v97
	v_mov_b32_e32 v66, v97
	v_mov_b32_e32 v67, v97
	v_mov_b32_e32 v68, v97
	v_mov_b32_e32 v69, v97
	v_mov_b32_e32 v70, v97
	v_mov_b32_e32 v71, v97
	v_mov_b32_e32 v72, v97
	v_mov_b32_e32 v33, v97
	v_mov_b32_e32 v34, v97
	v_mov_b32_e32 v35, v97
	v_mov_b32_e32 v36, v97
	v_mov_b32_e32 v37, v97
	v_mov_b32_e32 v38, v97
	v_mov_b32_e32 v39, v97
	v_mov_b32_e32 v40, v97
	v_mov_b32_e32 v1, v97
	v_mov_b32_e32 v2, v97
	v_mov_b32_e32 v3, v97
	v_mov_b32_e32 v4, v97
	v_mov_b32_e32 v5, v97
	v_mov_b32_e32 v6, v97
	v_mov_b32_e32 v7, v97
	v_mov_b32_e32 v8, v97
	s_lshl_b32 s1, s6, 5
	s_mov_b32 s2, 32
	s_mov_b32 s18, s14
	s_mov_b32 s19, s15
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v232, v253 :: v_dual_add_nc_u32 v129, -16, v224
	v_dual_mov_b32 v161, v205 :: v_dual_mov_b32 v162, v206
	v_dual_mov_b32 v231, v207 :: v_dual_mov_b32 v230, v208
	v_dual_mov_b32 v163, v250 :: v_dual_mov_b32 v164, v251
	v_mov_b32_e32 v233, v252
	s_clause 0x1
	buffer_load_b128 v[130:133], v222, s[16:19], 0 offen
	buffer_load_b128 v[250:253], v223, s[16:19], 0 offen
	s_clause 0x1
	buffer_load_b128 v[209:212], v129, s[12:15], 0 offen
	buffer_load_b128 v[205:208], v224, s[12:15], 0 offen
	;;#ASMSTART
	
        v_perm_b32 v165, v161, 0, 0x050c040c
        v_perm_b32 v166, v161, 0, 0x070c060c
        v_pk_ashrrev_i16 v165, 1, v165 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v166, 1, v166 op_sel_hi:[0,1]
        v_and_b32 v165, 0xbfffbfff, v165
        v_and_b32 v166, 0xbfffbfff, v166
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v167, v162, 0, 0x050c040c
        v_perm_b32 v168, v162, 0, 0x070c060c
        v_pk_ashrrev_i16 v167, 1, v167 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v168, 1, v168 op_sel_hi:[0,1]
        v_and_b32 v167, 0xbfffbfff, v167
        v_and_b32 v168, 0xbfffbfff, v168
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v169, v163, 0, 0x050c040c
        v_perm_b32 v170, v163, 0, 0x070c060c
        v_pk_ashrrev_i16 v169, 1, v169 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v170, 1, v170 op_sel_hi:[0,1]
        v_and_b32 v169, 0xbfffbfff, v169
        v_and_b32 v170, 0xbfffbfff, v170
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v171, v164, 0, 0x050c040c
        v_perm_b32 v172, v164, 0, 0x070c060c
        v_pk_ashrrev_i16 v171, 1, v171 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v172, 1, v172 op_sel_hi:[0,1]
        v_and_b32 v171, 0xbfffbfff, v171
        v_and_b32 v172, 0xbfffbfff, v172
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v161, 0x5c00, v165 op_sel_hi:[0,1]
            v_pk_mul_f16 v162, 0x5c00, v166 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v163, 0x5c00, v167 op_sel_hi:[0,1]
            v_pk_mul_f16 v164, 0x5c00, v168 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v165, 0x5c00, v169 op_sel_hi:[0,1]
            v_pk_mul_f16 v166, 0x5c00, v170 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v167, 0x5c00, v171 op_sel_hi:[0,1]
            v_pk_mul_f16 v168, 0x5c00, v172 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_add_nc_u32_e32 v222, s1, v222
	v_add_nc_u32_e32 v223, s1, v223
	v_add_nc_u32_e32 v224, 64, v224
	s_add_i32 s2, s2, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s2, s7
	s_waitcnt vmcnt(3)
	scratch_store_b128 off, v[130:133], off ; 16-byte Folded Spill
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_store_b128 v225, v[153:156]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[153:156], v226
	ds_load_b128 v[137:140], v226 offset:1024
	ds_load_b128 v[157:160], v227
	ds_load_b128 v[141:144], v227 offset:1024
	ds_load_b128 v[145:148], v226 offset:2048
	ds_load_b128 v[129:132], v226 offset:3072
	ds_load_b128 v[149:152], v227 offset:2048
	ds_load_b128 v[133:136], v227 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_store_b128 v225, v[161:164]
	ds_store_b128 v225, v[165:168] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[161:164], v228
	ds_load_b128 v[169:172], v228 offset:2048
	ds_load_b128 v[165:168], v229
	ds_load_b128 v[173:176], v229 offset:2048
	ds_load_b128 v[177:180], v228 offset:4096
	ds_load_b128 v[185:188], v228 offset:6144
	ds_load_b128 v[181:184], v229 offset:4096
	ds_load_b128 v[189:192], v229 offset:6144
	s_waitcnt lgkmcnt(5)
	v_wmma_f32_16x16x16_f16 v[97:104], v[161:168], v[153:160], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[169:176], v[153:160], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[161:168], v[137:144], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[169:176], v[137:144], v[81:88]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[57:64], v[177:184], v[153:160], v[57:64]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[185:192], v[153:160], v[25:32]
	;;#ASMSTART
	
        v_perm_b32 v155, v230, 0, 0x050c040c
        v_perm_b32 v156, v230, 0, 0x070c060c
        v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
        v_and_b32 v155, 0xbfffbfff, v155
        v_and_b32 v156, 0xbfffbfff, v156
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v153, v231, 0, 0x050c040c
        v_perm_b32 v154, v231, 0, 0x070c060c
        v_pk_ashrrev_i16 v153, 1, v153 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
        v_and_b32 v153, 0xbfffbfff, v153
        v_and_b32 v154, 0xbfffbfff, v154
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v157, 0x5c00, v153 op_sel_hi:[0,1]
            v_pk_mul_f16 v158, 0x5c00, v154 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v159, 0x5c00, v155 op_sel_hi:[0,1]
            v_pk_mul_f16 v160, 0x5c00, v156 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_wmma_f32_16x16x16_f16 v[49:56], v[177:184], v[137:144], v[49:56]
	v_wmma_f32_16x16x16_f16 v[17:24], v[185:192], v[137:144], v[17:24]
	v_wmma_f32_16x16x16_f16 v[113:120], v[161:168], v[145:152], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[169:176], v[145:152], v[73:80]
	v_wmma_f32_16x16x16_f16 v[41:48], v[177:184], v[145:152], v[41:48]
	v_wmma_f32_16x16x16_f16 v[9:16], v[185:192], v[145:152], v[9:16]
	v_wmma_f32_16x16x16_f16 v[105:112], v[161:168], v[129:136], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[169:176], v[129:136], v[65:72]
	v_wmma_f32_16x16x16_f16 v[33:40], v[177:184], v[129:136], v[33:40]
	v_wmma_f32_16x16x16_f16 v[1:8], v[185:192], v[129:136], v[1:8]
	s_waitcnt vmcnt(1)
	v_dual_mov_b32 v153, v209 :: v_dual_mov_b32 v154, v210
	v_dual_mov_b32 v155, v211 :: v_dual_mov_b32 v156, v212
	s_barrier
	ds_store_b128 v225, v[201:204]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[234:237], v226
	ds_load_b128 v[242:245], v226 offset:1024
	ds_load_b128 v[238:241], v227
	ds_load_b128 v[246:249], v227 offset:1024
	ds_load_b128 v[213:216], v226 offset:2048
	ds_load_b128 v[193:196], v226 offset:3072
	ds_load_b128 v[217:220], v227 offset:2048
	ds_load_b128 v[197:200], v227 offset:3072
	;;#ASMSTART
	
        v_perm_b32 v202, v233, 0, 0x050c040c
        v_perm_b32 v203, v233, 0, 0x070c060c
        v_pk_ashrrev_i16 v202, 1, v202 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v203, 1, v203 op_sel_hi:[0,1]
        v_and_b32 v202, 0xbfffbfff, v202
        v_and_b32 v203, 0xbfffbfff, v203
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v204, v232, 0, 0x050c040c
        v_perm_b32 v230, v232, 0, 0x070c060c
        v_pk_ashrrev_i16 v204, 1, v204 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v230, 1, v230 op_sel_hi:[0,1]
        v_and_b32 v204, 0xbfffbfff, v204
        v_and_b32 v230, 0xbfffbfff, v230
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v201, 0x5c00, v202 op_sel_hi:[0,1]
            v_pk_mul_f16 v202, 0x5c00, v203 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v203, 0x5c00, v204 op_sel_hi:[0,1]
            v_pk_mul_f16 v204, 0x5c00, v230 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_store_b128 v225, v[157:160]
	ds_store_b128 v225, v[201:204] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v201, v205 :: v_dual_mov_b32 v202, v206
	v_dual_mov_b32 v203, v207 :: v_dual_mov_b32 v204, v208
	scratch_load_b128 v[205:208], off, off  ; 16-byte Folded Reload
	ds_load_b128 v[129:132], v228
	ds_load_b128 v[137:140], v228 offset:2048
	ds_load_b128 v[133:136], v229
	ds_load_b128 v[141:144], v229 offset:2048
	ds_load_b128 v[145:148], v228 offset:4096
	ds_load_b128 v[157:160], v228 offset:6144
	ds_load_b128 v[149:152], v229 offset:4096
	ds_load_b128 v[161:164], v229 offset:6144
	s_waitcnt lgkmcnt(5)
	v_wmma_f32_16x16x16_f16 v[97:104], v[129:136], v[234:241], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[137:144], v[234:241], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[129:136], v[242:249], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[137:144], v[242:249], v[81:88]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[57:64], v[145:152], v[234:241], v[57:64]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[157:164], v[234:241], v[25:32]
	v_wmma_f32_16x16x16_f16 v[49:56], v[145:152], v[242:249], v[49:56]
	v_wmma_f32_16x16x16_f16 v[17:24], v[157:164], v[242:249], v[17:24]
	v_wmma_f32_16x16x16_f16 v[113:120], v[129:136], v[213:220], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[137:144], v[213:220], v[73:80]
	v_wmma_f32_16x16x16_f16 v[41:48], v[145:152], v[213:220], v[41:48]
	v_wmma_f32_16x16x16_f16 v[9:16], v[157:164], v[213:220], v[9:16]
	v_wmma_f32_16x16x16_f16 v[105:112], v[129:136], v[193:200], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[137:144], v[193:200], v[65:72]
	v_wmma_f32_16x16x16_f16 v[33:40], v[145:152], v[193:200], v[33:40]
	v_wmma_f32_16x16x16_f16 v[1:8], v[157:164], v[193:200], v[1:8]
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	s_clause 0x2                            ; 12-byte Folded Reload
	scratch_load_b32 v200, off, off offset:16
	scratch_load_b32 v145, off, off offset:20
	scratch_load_b32 v132, off, off offset:24
	v_and_b32_e32 v198, 15, v0
	v_and_b32_e32 v199, 0x60, v0
	v_xor_b32_e32 v133, 16, v221
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v7, v8 :: v_dual_mov_b32 v254, v129
	v_dual_mov_b32 v6, v8 :: v_dual_mov_b32 v255, v130
	v_dual_mov_b32 v5, v8 :: v_dual_mov_b32 v200, v131
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v8
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v8
	v_mov_b32_e32 v36, v8
	v_mov_b32_e32 v35, v8
	v_mov_b32_e32 v34, v8
	v_mov_b32_e32 v33, v8
	v_mov_b32_e32 v72, v8
	v_mov_b32_e32 v71, v8
	v_mov_b32_e32 v70, v8
	v_mov_b32_e32 v69, v8
	v_mov_b32_e32 v68, v8
	v_mov_b32_e32 v67, v8
	v_mov_b32_e32 v66, v8
	v_mov_b32_e32 v65, v8
	v_mov_b32_e32 v112, v8
	v_mov_b32_e32 v111, v8
	v_mov_b32_e32 v110, v8
	v_mov_b32_e32 v109, v8
	v_mov_b32_e32 v108, v8
	v_mov_b32_e32 v107, v8
	v_mov_b32_e32 v106, v8
	v_mov_b32_e32 v105, v8
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v48, v8
	v_mov_b32_e32 v47, v8
	v_mov_b32_e32 v46, v8
	v_mov_b32_e32 v45, v8
	v_mov_b32_e32 v44, v8
	v_mov_b32_e32 v43, v8
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v8
	v_mov_b32_e32 v80, v8
	v_mov_b32_e32 v79, v8
	v_mov_b32_e32 v78, v8
	v_mov_b32_e32 v77, v8
	v_mov_b32_e32 v76, v8
	v_mov_b32_e32 v75, v8
	v_mov_b32_e32 v74, v8
	v_mov_b32_e32 v73, v8
	v_mov_b32_e32 v120, v8
	v_mov_b32_e32 v119, v8
	v_mov_b32_e32 v118, v8
	v_mov_b32_e32 v117, v8
	v_mov_b32_e32 v116, v8
	v_mov_b32_e32 v115, v8
	v_mov_b32_e32 v114, v8
	v_mov_b32_e32 v113, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v8
	v_mov_b32_e32 v54, v8
	v_mov_b32_e32 v53, v8
	v_mov_b32_e32 v52, v8
	v_mov_b32_e32 v51, v8
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v8
	v_mov_b32_e32 v88, v8
	v_mov_b32_e32 v87, v8
	v_mov_b32_e32 v86, v8
	v_mov_b32_e32 v85, v8
	v_mov_b32_e32 v84, v8
	v_mov_b32_e32 v83, v8
	v_mov_b32_e32 v82, v8
	v_mov_b32_e32 v81, v8
	v_mov_b32_e32 v128, v8
	v_mov_b32_e32 v127, v8
	v_mov_b32_e32 v126, v8
	v_mov_b32_e32 v125, v8
	v_mov_b32_e32 v124, v8
	v_mov_b32_e32 v123, v8
	v_mov_b32_e32 v122, v8
	v_mov_b32_e32 v121, v8
	v_mov_b32_e32 v32, v8
	v_mov_b32_e32 v31, v8
	v_mov_b32_e32 v30, v8
	v_mov_b32_e32 v29, v8
	v_mov_b32_e32 v28, v8
	v_mov_b32_e32 v27, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v25, v8
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
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v8
	v_mov_b32_e32 v102, v8
	v_mov_b32_e32 v101, v8
	v_mov_b32_e32 v100, v8
	v_mov_b32_e32 v99, v8
	v_mov_b32_e32 v98, v8
	v_mov_b32_e32 v97, v8
.LBB0_8:                                ; %._crit_edge
	v_cndmask_b32_e64 v129, 0x90, 0, s0
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v162, 0, v133
	v_add_nc_u32_e32 v163, 0, v221
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_xad_u32 v161, v129, v132, 0
	;;#ASMSTART
	
        v_perm_b32 v129, v205, 0, 0x050c040c
        v_perm_b32 v130, v205, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v130, 0xbfffbfff, v130
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v131, v206, 0, 0x050c040c
        v_perm_b32 v132, v206, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v132, 0xbfffbfff, v132
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v137, 0x5c00, v129 op_sel_hi:[0,1]
            v_pk_mul_f16 v138, 0x5c00, v130 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v139, 0x5c00, v131 op_sel_hi:[0,1]
            v_pk_mul_f16 v140, 0x5c00, v132 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v129, v250, 0, 0x050c040c
        v_perm_b32 v130, v250, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v130, 0xbfffbfff, v130
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v131, v251, 0, 0x050c040c
        v_perm_b32 v132, v251, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v132, 0xbfffbfff, v132
        
	;;#ASMEND
	ds_store_b128 v161, v[153:156]
	;;#ASMSTART
	
            v_pk_mul_f16 v141, 0x5c00, v129 op_sel_hi:[0,1]
            v_pk_mul_f16 v142, 0x5c00, v130 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v143, 0x5c00, v131 op_sel_hi:[0,1]
            v_pk_mul_f16 v144, 0x5c00, v132 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[170:173], v162
	ds_load_b128 v[166:169], v163
	ds_load_b128 v[174:177], v163 offset:1024
	ds_load_b128 v[178:181], v162 offset:1024
	ds_load_b128 v[186:189], v162 offset:2048
	ds_load_b128 v[182:185], v163 offset:2048
	ds_load_b128 v[129:132], v163 offset:3072
	ds_load_b128 v[133:136], v162 offset:3072
	v_cmp_eq_u32_e32 vcc_lo, 0, v255
	s_lshl_b32 s7, s3, 8
	s_and_b32 s1, s11, 0xffff
	s_mov_b32 s3, 0x31027000
	s_mov_b32 s2, 0x7ffffffe
	s_mov_b32 s0, s10
	s_and_b32 s5, s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_store_b128 v161, v[137:140]
	ds_store_b128 v161, v[141:144] offset:4096
	v_cndmask_b32_e64 v137, 0x90, 0, vcc_lo
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v137, v137, v145
	v_xad_u32 v164, v137, 16, 0
	v_add_nc_u32_e32 v165, 0, v137
	ds_load_b128 v[194:197], v164
	ds_load_b128 v[190:193], v165
	ds_load_b128 v[153:156], v165 offset:2048
	ds_load_b128 v[157:160], v164 offset:2048
	ds_load_b128 v[149:152], v164 offset:4096
	ds_load_b128 v[145:148], v165 offset:4096
	ds_load_b128 v[137:140], v165 offset:6144
	ds_load_b128 v[141:144], v164 offset:6144
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[190:197], v[129:136], v[105:112]
	v_wmma_f32_16x16x16_f16 v[97:104], v[190:197], v[166:173], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[65:72], v[153:160], v[129:136], v[65:72]
	v_wmma_f32_16x16x16_f16 v[89:96], v[153:160], v[166:173], v[89:96]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[33:40], v[145:152], v[129:136], v[33:40]
	v_wmma_f32_16x16x16_f16 v[57:64], v[145:152], v[166:173], v[57:64]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[1:8], v[137:144], v[129:136], v[1:8]
	;;#ASMSTART
	
        v_perm_b32 v129, v207, 0, 0x050c040c
        v_perm_b32 v130, v207, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v130, 0xbfffbfff, v130
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v131, v208, 0, 0x050c040c
        v_perm_b32 v132, v208, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v132, 0xbfffbfff, v132
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v133, v252, 0, 0x050c040c
        v_perm_b32 v134, v252, 0, 0x070c060c
        v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v134, 1, v134 op_sel_hi:[0,1]
        v_and_b32 v133, 0xbfffbfff, v133
        v_and_b32 v134, 0xbfffbfff, v134
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v135, v253, 0, 0x050c040c
        v_perm_b32 v136, v253, 0, 0x070c060c
        v_pk_ashrrev_i16 v135, 1, v135 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v136, 1, v136 op_sel_hi:[0,1]
        v_and_b32 v135, 0xbfffbfff, v135
        v_and_b32 v136, 0xbfffbfff, v136
        
	;;#ASMEND
	v_wmma_f32_16x16x16_f16 v[25:32], v[137:144], v[166:173], v[25:32]
	v_wmma_f32_16x16x16_f16 v[81:88], v[153:160], v[174:181], v[81:88]
	v_wmma_f32_16x16x16_f16 v[49:56], v[145:152], v[174:181], v[49:56]
	v_wmma_f32_16x16x16_f16 v[17:24], v[137:144], v[174:181], v[17:24]
	v_wmma_f32_16x16x16_f16 v[73:80], v[153:160], v[182:189], v[73:80]
	v_wmma_f32_16x16x16_f16 v[41:48], v[145:152], v[182:189], v[41:48]
	v_wmma_f32_16x16x16_f16 v[9:16], v[137:144], v[182:189], v[9:16]
	;;#ASMSTART
	
            v_pk_mul_f16 v166, 0x5c00, v129 op_sel_hi:[0,1]
            v_pk_mul_f16 v167, 0x5c00, v130 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v168, 0x5c00, v131 op_sel_hi:[0,1]
            v_pk_mul_f16 v169, 0x5c00, v132 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v170, 0x5c00, v133 op_sel_hi:[0,1]
            v_pk_mul_f16 v171, 0x5c00, v134 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v172, 0x5c00, v135 op_sel_hi:[0,1]
            v_pk_mul_f16 v173, 0x5c00, v136 op_sel_hi:[0,1]
            
	;;#ASMEND
	v_wmma_f32_16x16x16_f16 v[121:128], v[190:197], v[174:181], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[190:197], v[182:189], v[113:120]
	s_barrier
	ds_store_b128 v161, v[201:204]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[133:136], v162
	ds_load_b128 v[129:132], v163
	ds_load_b128 v[137:140], v163 offset:1024
	ds_load_b128 v[141:144], v162 offset:1024
	ds_load_b128 v[149:152], v162 offset:2048
	ds_load_b128 v[145:148], v163 offset:2048
	ds_load_b128 v[153:156], v163 offset:3072
	ds_load_b128 v[157:160], v162 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_store_b128 v161, v[166:169]
	ds_store_b128 v161, v[170:173] offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[170:173], v164
	ds_load_b128 v[166:169], v165
	ds_load_b128 v[174:177], v165 offset:2048
	ds_load_b128 v[178:181], v164 offset:2048
	ds_load_b128 v[186:189], v164 offset:4096
	ds_load_b128 v[182:185], v165 offset:4096
	ds_load_b128 v[190:193], v165 offset:6144
	ds_load_b128 v[194:197], v164 offset:6144
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[97:104], v[166:173], v[129:136], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[166:173], v[137:144], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[174:181], v[129:136], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[174:181], v[137:144], v[81:88]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[57:64], v[182:189], v[129:136], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[182:189], v[137:144], v[49:56]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[190:197], v[129:136], v[25:32]
	v_and_b32_e32 v129, 0x3c0, v254
	v_lshlrev_b32_e32 v130, 1, v0
	v_mov_b32_e32 v132, 0
	v_wmma_f32_16x16x16_f16 v[17:24], v[190:197], v[137:144], v[17:24]
	v_wmma_f32_16x16x16_f16 v[105:112], v[166:173], v[153:160], v[105:112]
	v_add_nc_u32_e32 v129, 0, v129
	v_and_b32_e32 v131, 28, v130
	global_load_b32 v137, v132, s[8:9]
	v_wmma_f32_16x16x16_f16 v[113:120], v[166:173], v[145:152], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[174:181], v[145:152], v[73:80]
	v_wmma_f32_16x16x16_f16 v[41:48], v[182:189], v[145:152], v[41:48]
	v_add3_u32 v129, v129, v200, v131
	v_or_b32_e32 v131, s7, v0
	v_wmma_f32_16x16x16_f16 v[9:16], v[190:197], v[145:152], v[9:16]
	v_wmma_f32_16x16x16_f16 v[65:72], v[174:181], v[153:160], v[65:72]
	v_wmma_f32_16x16x16_f16 v[33:40], v[182:189], v[153:160], v[33:40]
	v_wmma_f32_16x16x16_f16 v[1:8], v[190:197], v[153:160], v[1:8]
	v_lshlrev_b32_e32 v131, 1, v131
	buffer_load_u16 v131, v131, s[0:3], 0 offen
	s_mul_i32 s0, s20, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_i32 s0, s0, s7
	s_mov_b32 s7, s3
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v131, v131
	s_barrier
	ds_store_b32 v129, v131
	v_and_b32_e32 v129, 0xe0, v130
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v138, 0, v129
	ds_load_b128 v[129:132], v138
	ds_load_b128 v[133:136], v138 offset:16
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v139, v97, v137, v129
	v_fma_mixlo_f16 v97, v105, v137, v129
	v_fma_mixlo_f16 v140, v98, v137, v130
	v_fma_mixlo_f16 v141, v99, v137, v131
	v_fma_mixlo_f16 v142, v100, v137, v132
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v143, v101, v137, v133
	scratch_store_b32 off, v97, off         ; 4-byte Folded Spill
	v_fma_mixlo_f16 v97, v106, v137, v130
	v_fma_mixlo_f16 v144, v102, v137, v134
	v_fma_mixlo_f16 v145, v103, v137, v135
	v_fma_mixlo_f16 v146, v104, v137, v136
	v_fma_mixlo_f16 v121, v121, v137, v129
	scratch_store_b32 off, v97, off offset:16 ; 4-byte Folded Spill
	v_fma_mixlo_f16 v97, v107, v137, v131
	v_fma_mixlo_f16 v122, v122, v137, v130
	v_fma_mixlo_f16 v123, v123, v137, v131
	v_fma_mixlo_f16 v124, v124, v137, v132
	v_fma_mixlo_f16 v125, v125, v137, v133
	scratch_store_b32 off, v97, off offset:20 ; 4-byte Folded Spill
	ds_load_b128 v[97:100], v138 offset:256
	ds_load_b128 v[101:104], v138 offset:272
	v_fma_mixlo_f16 v126, v126, v137, v134
	v_fma_mixlo_f16 v127, v127, v137, v135
	v_fma_mixlo_f16 v128, v128, v137, v136
	v_fma_mixlo_f16 v113, v113, v137, v129
	v_fma_mixlo_f16 v114, v114, v137, v130
	v_fma_mixlo_f16 v115, v115, v137, v131
	v_fma_mixlo_f16 v116, v116, v137, v132
	v_fma_mixlo_f16 v117, v117, v137, v133
	v_fma_mixlo_f16 v118, v118, v137, v134
	v_fma_mixlo_f16 v119, v119, v137, v135
	v_fma_mixlo_f16 v120, v120, v137, v136
	v_fma_mixlo_f16 v108, v108, v137, v132
	v_fma_mixlo_f16 v109, v109, v137, v133
	v_fma_mixlo_f16 v110, v110, v137, v134
	v_fma_mixlo_f16 v111, v111, v137, v135
	v_fma_mixlo_f16 v112, v112, v137, v136
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v89, v89, v137, v97
	v_fma_mixlo_f16 v90, v90, v137, v98
	v_fma_mixlo_f16 v91, v91, v137, v99
	v_fma_mixlo_f16 v92, v92, v137, v100
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v93, v93, v137, v101
	v_fma_mixlo_f16 v94, v94, v137, v102
	v_fma_mixlo_f16 v95, v95, v137, v103
	v_fma_mixlo_f16 v96, v96, v137, v104
	v_fma_mixlo_f16 v81, v81, v137, v97
	v_fma_mixlo_f16 v82, v82, v137, v98
	v_fma_mixlo_f16 v83, v83, v137, v99
	v_fma_mixlo_f16 v84, v84, v137, v100
	v_fma_mixlo_f16 v85, v85, v137, v101
	v_fma_mixlo_f16 v86, v86, v137, v102
	v_fma_mixlo_f16 v87, v87, v137, v103
	v_fma_mixlo_f16 v88, v88, v137, v104
	v_fma_mixlo_f16 v105, v73, v137, v97
	v_fma_mixlo_f16 v106, v74, v137, v98
	v_fma_mixlo_f16 v107, v75, v137, v99
	v_fma_mixlo_f16 v76, v76, v137, v100
	v_fma_mixlo_f16 v77, v77, v137, v101
	v_fma_mixlo_f16 v78, v78, v137, v102
	v_fma_mixlo_f16 v79, v79, v137, v103
	v_fma_mixlo_f16 v80, v80, v137, v104
	v_fma_mixlo_f16 v97, v65, v137, v97
	v_fma_mixlo_f16 v98, v66, v137, v98
	v_fma_mixlo_f16 v99, v67, v137, v99
	v_fma_mixlo_f16 v100, v68, v137, v100
	v_fma_mixlo_f16 v101, v69, v137, v101
	v_fma_mixlo_f16 v102, v70, v137, v102
	v_fma_mixlo_f16 v103, v71, v137, v103
	v_fma_mixlo_f16 v104, v72, v137, v104
	ds_load_b128 v[65:68], v138 offset:512
	ds_load_b128 v[69:72], v138 offset:528
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v57, v57, v137, v65
	v_fma_mixlo_f16 v58, v58, v137, v66
	v_fma_mixlo_f16 v59, v59, v137, v67
	v_fma_mixlo_f16 v60, v60, v137, v68
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v61, v61, v137, v69
	v_fma_mixlo_f16 v62, v62, v137, v70
	v_fma_mixlo_f16 v63, v63, v137, v71
	v_fma_mixlo_f16 v64, v64, v137, v72
	v_fma_mixlo_f16 v49, v49, v137, v65
	v_fma_mixlo_f16 v50, v50, v137, v66
	v_fma_mixlo_f16 v51, v51, v137, v67
	v_fma_mixlo_f16 v52, v52, v137, v68
	v_fma_mixlo_f16 v53, v53, v137, v69
	v_fma_mixlo_f16 v54, v54, v137, v70
	v_fma_mixlo_f16 v55, v55, v137, v71
	v_fma_mixlo_f16 v56, v56, v137, v72
	v_fma_mixlo_f16 v73, v41, v137, v65
	v_fma_mixlo_f16 v74, v42, v137, v66
	v_fma_mixlo_f16 v75, v43, v137, v67
	v_fma_mixlo_f16 v44, v44, v137, v68
	v_fma_mixlo_f16 v45, v45, v137, v69
	v_fma_mixlo_f16 v46, v46, v137, v70
	v_fma_mixlo_f16 v47, v47, v137, v71
	v_fma_mixlo_f16 v48, v48, v137, v72
	v_fma_mixlo_f16 v65, v33, v137, v65
	v_fma_mixlo_f16 v66, v34, v137, v66
	v_fma_mixlo_f16 v67, v35, v137, v67
	v_fma_mixlo_f16 v68, v36, v137, v68
	v_fma_mixlo_f16 v69, v37, v137, v69
	v_fma_mixlo_f16 v70, v38, v137, v70
	v_fma_mixlo_f16 v71, v39, v137, v71
	v_fma_mixlo_f16 v72, v40, v137, v72
	ds_load_b128 v[33:36], v138 offset:768
	ds_load_b128 v[37:40], v138 offset:784
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v26, v26, v137, v34
	v_fma_mixlo_f16 v18, v18, v137, v34
	v_fma_mixlo_f16 v10, v10, v137, v34
	v_fma_mixlo_f16 v41, v2, v137, v34
	v_lshrrev_b32_e32 v34, 4, v0
	v_lshrrev_b32_e32 v0, 3, v0
	v_fma_mixlo_f16 v25, v25, v137, v33
	v_fma_mixlo_f16 v17, v17, v137, v33
	v_fma_mixlo_f16 v9, v9, v137, v33
	v_fma_mixlo_f16 v33, v1, v137, v33
	v_lshrrev_b32_e32 v1, 1, v199
	v_fma_mixlo_f16 v27, v27, v137, v35
	v_fma_mixlo_f16 v19, v19, v137, v35
	v_fma_mixlo_f16 v11, v11, v137, v35
	v_fma_mixlo_f16 v42, v3, v137, v35
	v_and_or_b32 v35, v0, 16, v198
	v_and_or_b32 v34, v34, 1, v1
	v_fma_mixlo_f16 v28, v28, v137, v36
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v29, v29, v137, v37
	v_fma_mixlo_f16 v30, v30, v137, v38
	v_mad_u64_u32 v[0:1], null, s6, v35, s[0:1]
	v_fma_mixlo_f16 v31, v31, v137, v39
	v_fma_mixlo_f16 v32, v32, v137, v40
	v_fma_mixlo_f16 v20, v20, v137, v36
	v_fma_mixlo_f16 v21, v21, v137, v37
	v_fma_mixlo_f16 v22, v22, v137, v38
	v_fma_mixlo_f16 v23, v23, v137, v39
	v_fma_mixlo_f16 v24, v24, v137, v40
	v_fma_mixlo_f16 v12, v12, v137, v36
	v_fma_mixlo_f16 v13, v13, v137, v37
	v_fma_mixlo_f16 v14, v14, v137, v38
	v_fma_mixlo_f16 v15, v15, v137, v39
	v_fma_mixlo_f16 v16, v16, v137, v40
	v_fma_mixlo_f16 v43, v4, v137, v36
	v_fma_mixlo_f16 v5, v5, v137, v37
	v_fma_mixlo_f16 v6, v6, v137, v38
	v_fma_mixlo_f16 v7, v7, v137, v39
	v_fma_mixlo_f16 v8, v8, v137, v40
	v_or_b32_e32 v36, 0xce, v34
	v_or_b32_e32 v37, 0xcc, v34
	v_or_b32_e32 v38, 0xca, v34
	v_or_b32_e32 v39, 0xc8, v34
	v_or_b32_e32 v40, 0xc6, v34
	v_or_b32_e32 v129, 0xc4, v34
	v_or_b32_e32 v130, 0xc2, v34
	v_or_b32_e32 v131, 0xc0, v34
	v_or_b32_e32 v132, 0x8e, v34
	v_or_b32_e32 v133, 0x8c, v34
	v_or_b32_e32 v134, 0x8a, v34
	v_or_b32_e32 v135, 0x88, v34
	v_or_b32_e32 v136, 0x86, v34
	v_or_b32_e32 v137, 0x84, v34
	v_or_b32_e32 v138, 0x82, v34
	v_or_b32_e32 v147, 0x80, v34
	v_or_b32_e32 v148, 0x4e, v34
	v_or_b32_e32 v149, 0x4c, v34
	v_or_b32_e32 v150, 0x4a, v34
	v_or_b32_e32 v151, 0x48, v34
	v_or_b32_e32 v152, 0x46, v34
	v_or_b32_e32 v153, 0x44, v34
	v_or_b32_e32 v154, 0x42, v34
	v_or_b32_e32 v155, 64, v34
	v_or_b32_e32 v156, 14, v34
	v_or_b32_e32 v157, 12, v34
	v_or_b32_e32 v158, 10, v34
	v_or_b32_e32 v159, 8, v34
	v_or_b32_e32 v160, 6, v34
	v_or_b32_e32 v161, 4, v34
	v_or_b32_e32 v162, 2, v34
	v_add_lshl_u32 v163, v0, v34, 1
	v_add_lshl_u32 v167, v0, v159, 1
	v_add_lshl_u32 v166, v0, v160, 1
	v_add_lshl_u32 v165, v0, v161, 1
	v_add_lshl_u32 v164, v0, v162, 1
	v_add_lshl_u32 v168, v0, v158, 1
	v_add_lshl_u32 v169, v0, v157, 1
	v_add_lshl_u32 v170, v0, v156, 1
	v_add_lshl_u32 v171, v0, v155, 1
	v_add_lshl_u32 v172, v0, v154, 1
	v_add_lshl_u32 v173, v0, v153, 1
	v_add_lshl_u32 v174, v0, v152, 1
	v_add_lshl_u32 v175, v0, v151, 1
	v_add_lshl_u32 v176, v0, v150, 1
	v_add_lshl_u32 v177, v0, v149, 1
	v_add_lshl_u32 v178, v0, v148, 1
	v_add_lshl_u32 v179, v0, v147, 1
	v_add_lshl_u32 v180, v0, v138, 1
	v_add_lshl_u32 v181, v0, v137, 1
	v_add_lshl_u32 v182, v0, v136, 1
	v_add_lshl_u32 v183, v0, v135, 1
	v_add_lshl_u32 v184, v0, v134, 1
	v_add_lshl_u32 v185, v0, v133, 1
	v_add_lshl_u32 v186, v0, v132, 1
	v_add_lshl_u32 v187, v0, v131, 1
	v_add_lshl_u32 v188, v0, v130, 1
	v_add_lshl_u32 v189, v0, v129, 1
	v_add_lshl_u32 v190, v0, v40, 1
	v_add_lshl_u32 v191, v0, v39, 1
	v_add_lshl_u32 v192, v0, v38, 1
	v_add_lshl_u32 v193, v0, v37, 1
	v_add_lshl_u32 v194, v0, v36, 1
	v_or_b32_e32 v0, 32, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[0:1], null, s6, v0, s[0:1]
	v_add_lshl_u32 v195, v0, v34, 1
	v_add_lshl_u32 v196, v0, v162, 1
	v_add_lshl_u32 v197, v0, v161, 1
	v_add_lshl_u32 v198, v0, v160, 1
	v_add_lshl_u32 v199, v0, v159, 1
	v_add_lshl_u32 v200, v0, v158, 1
	v_add_lshl_u32 v201, v0, v157, 1
	v_add_lshl_u32 v202, v0, v156, 1
	v_add_lshl_u32 v203, v0, v155, 1
	v_add_lshl_u32 v204, v0, v154, 1
	v_add_lshl_u32 v205, v0, v153, 1
	v_add_lshl_u32 v206, v0, v152, 1
	v_add_lshl_u32 v207, v0, v151, 1
	v_add_lshl_u32 v208, v0, v150, 1
	v_add_lshl_u32 v209, v0, v149, 1
	v_add_lshl_u32 v210, v0, v148, 1
	v_add_lshl_u32 v211, v0, v147, 1
	v_add_lshl_u32 v212, v0, v138, 1
	v_add_lshl_u32 v213, v0, v137, 1
	v_add_lshl_u32 v214, v0, v136, 1
	v_add_lshl_u32 v215, v0, v135, 1
	v_add_lshl_u32 v216, v0, v134, 1
	v_add_lshl_u32 v217, v0, v133, 1
	v_add_lshl_u32 v218, v0, v132, 1
	v_add_lshl_u32 v219, v0, v131, 1
	v_add_lshl_u32 v220, v0, v130, 1
	v_add_lshl_u32 v221, v0, v129, 1
	v_add_lshl_u32 v222, v0, v40, 1
	v_add_lshl_u32 v223, v0, v39, 1
	v_add_lshl_u32 v224, v0, v38, 1
	v_add_lshl_u32 v225, v0, v37, 1
	v_add_lshl_u32 v226, v0, v36, 1
	v_or_b32_e32 v0, 64, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[0:1], null, s6, v0, s[0:1]
	v_add_lshl_u32 v227, v0, v34, 1
	v_add_lshl_u32 v228, v0, v162, 1
	v_add_lshl_u32 v229, v0, v161, 1
	v_add_lshl_u32 v230, v0, v160, 1
	v_add_lshl_u32 v231, v0, v159, 1
	v_add_lshl_u32 v232, v0, v158, 1
	v_add_lshl_u32 v233, v0, v157, 1
	v_add_lshl_u32 v234, v0, v156, 1
	v_add_lshl_u32 v235, v0, v155, 1
	v_add_lshl_u32 v236, v0, v154, 1
	v_add_lshl_u32 v237, v0, v153, 1
	v_add_lshl_u32 v238, v0, v152, 1
	v_add_lshl_u32 v239, v0, v151, 1
	v_add_lshl_u32 v240, v0, v150, 1
	v_add_lshl_u32 v241, v0, v149, 1
	v_add_lshl_u32 v242, v0, v148, 1
	v_add_lshl_u32 v243, v0, v147, 1
	v_add_lshl_u32 v244, v0, v138, 1
	v_add_lshl_u32 v245, v0, v137, 1
	v_add_lshl_u32 v246, v0, v136, 1
	v_add_lshl_u32 v247, v0, v135, 1
	v_add_lshl_u32 v248, v0, v134, 1
	v_add_lshl_u32 v249, v0, v133, 1
	v_add_lshl_u32 v250, v0, v132, 1
	v_add_lshl_u32 v251, v0, v131, 1
	v_add_lshl_u32 v252, v0, v130, 1
	v_add_lshl_u32 v253, v0, v129, 1
	v_add_lshl_u32 v254, v0, v40, 1
	v_add_lshl_u32 v255, v0, v39, 1
	v_add_lshl_u32 v4, v0, v38, 1
	v_add_lshl_u32 v3, v0, v37, 1
	v_add_lshl_u32 v2, v0, v36, 1
	v_or_b32_e32 v0, 0x60, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u64_u32 v[0:1], null, s6, v0, s[0:1]
	s_mov_b32 s6, s2
	s_clause 0x1f
	buffer_store_b16 v139, v163, s[4:7], 0 offen
	buffer_store_b16 v140, v164, s[4:7], 0 offen
	buffer_store_b16 v141, v165, s[4:7], 0 offen
	buffer_store_b16 v142, v166, s[4:7], 0 offen
	buffer_store_b16 v143, v167, s[4:7], 0 offen
	buffer_store_b16 v144, v168, s[4:7], 0 offen
	buffer_store_b16 v145, v169, s[4:7], 0 offen
	buffer_store_b16 v146, v170, s[4:7], 0 offen
	buffer_store_b16 v89, v171, s[4:7], 0 offen
	buffer_store_b16 v90, v172, s[4:7], 0 offen
	buffer_store_b16 v91, v173, s[4:7], 0 offen
	buffer_store_b16 v92, v174, s[4:7], 0 offen
	buffer_store_b16 v93, v175, s[4:7], 0 offen
	buffer_store_b16 v94, v176, s[4:7], 0 offen
	buffer_store_b16 v95, v177, s[4:7], 0 offen
	buffer_store_b16 v96, v178, s[4:7], 0 offen
	buffer_store_b16 v57, v179, s[4:7], 0 offen
	buffer_store_b16 v58, v180, s[4:7], 0 offen
	buffer_store_b16 v59, v181, s[4:7], 0 offen
	buffer_store_b16 v60, v182, s[4:7], 0 offen
	buffer_store_b16 v61, v183, s[4:7], 0 offen
	buffer_store_b16 v62, v184, s[4:7], 0 offen
	buffer_store_b16 v63, v185, s[4:7], 0 offen
	buffer_store_b16 v64, v186, s[4:7], 0 offen
	buffer_store_b16 v25, v187, s[4:7], 0 offen
	buffer_store_b16 v26, v188, s[4:7], 0 offen
	buffer_store_b16 v27, v189, s[4:7], 0 offen
	buffer_store_b16 v28, v190, s[4:7], 0 offen
	buffer_store_b16 v29, v191, s[4:7], 0 offen
	buffer_store_b16 v30, v192, s[4:7], 0 offen
	buffer_store_b16 v31, v193, s[4:7], 0 offen
	buffer_store_b16 v32, v194, s[4:7], 0 offen
	s_clause 0x1f
	buffer_store_b16 v121, v195, s[4:7], 0 offen
	buffer_store_b16 v122, v196, s[4:7], 0 offen
	buffer_store_b16 v123, v197, s[4:7], 0 offen
	buffer_store_b16 v124, v198, s[4:7], 0 offen
	buffer_store_b16 v125, v199, s[4:7], 0 offen
	buffer_store_b16 v126, v200, s[4:7], 0 offen
	buffer_store_b16 v127, v201, s[4:7], 0 offen
	buffer_store_b16 v128, v202, s[4:7], 0 offen
	buffer_store_b16 v81, v203, s[4:7], 0 offen
	buffer_store_b16 v82, v204, s[4:7], 0 offen
	buffer_store_b16 v83, v205, s[4:7], 0 offen
	buffer_store_b16 v84, v206, s[4:7], 0 offen
	buffer_store_b16 v85, v207, s[4:7], 0 offen
	buffer_store_b16 v86, v208, s[4:7], 0 offen
	buffer_store_b16 v87, v209, s[4:7], 0 offen
	buffer_store_b16 v88, v210, s[4:7], 0 offen
	buffer_store_b16 v49, v211, s[4:7], 0 offen
	buffer_store_b16 v50, v212, s[4:7], 0 offen
	buffer_store_b16 v51, v213, s[4:7], 0 offen
	buffer_store_b16 v52, v214, s[4:7], 0 offen
	buffer_store_b16 v53, v215, s[4:7], 0 offen
	buffer_store_b16 v54, v216, s[4:7], 0 offen
	buffer_store_b16 v55, v217, s[4:7], 0 offen
	buffer_store_b16 v56, v218, s[4:7], 0 offen
	buffer_store_b16 v17, v219, s[4:7], 0 offen
	buffer_store_b16 v18, v220, s[4:7], 0 offen
	buffer_store_b16 v19, v221, s[4:7], 0 offen
	buffer_store_b16 v20, v222, s[4:7], 0 offen
	buffer_store_b16 v21, v223, s[4:7], 0 offen
	buffer_store_b16 v22, v224, s[4:7], 0 offen
	buffer_store_b16 v23, v225, s[4:7], 0 offen
	buffer_store_b16 v24, v226, s[4:7], 0 offen
	s_clause 0x1f
	buffer_store_b16 v113, v227, s[4:7], 0 offen
	buffer_store_b16 v114, v228, s[4:7], 0 offen
	buffer_store_b16 v115, v229, s[4:7], 0 offen
	buffer_store_b16 v116, v230, s[4:7], 0 offen
	buffer_store_b16 v117, v231, s[4:7], 0 offen
	buffer_store_b16 v118, v232, s[4:7], 0 offen
	buffer_store_b16 v119, v233, s[4:7], 0 offen
	buffer_store_b16 v120, v234, s[4:7], 0 offen
	buffer_store_b16 v105, v235, s[4:7], 0 offen
	buffer_store_b16 v106, v236, s[4:7], 0 offen
	buffer_store_b16 v107, v237, s[4:7], 0 offen
	buffer_store_b16 v76, v238, s[4:7], 0 offen
	buffer_store_b16 v77, v239, s[4:7], 0 offen
	buffer_store_b16 v78, v240, s[4:7], 0 offen
	buffer_store_b16 v79, v241, s[4:7], 0 offen
	buffer_store_b16 v80, v242, s[4:7], 0 offen
	buffer_store_b16 v73, v243, s[4:7], 0 offen
	buffer_store_b16 v74, v244, s[4:7], 0 offen
	buffer_store_b16 v75, v245, s[4:7], 0 offen
	buffer_store_b16 v44, v246, s[4:7], 0 offen
	buffer_store_b16 v45, v247, s[4:7], 0 offen
	buffer_store_b16 v46, v248, s[4:7], 0 offen
	buffer_store_b16 v47, v249, s[4:7], 0 offen
	buffer_store_b16 v48, v250, s[4:7], 0 offen
	buffer_store_b16 v9, v251, s[4:7], 0 offen
	buffer_store_b16 v10, v252, s[4:7], 0 offen
	buffer_store_b16 v11, v253, s[4:7], 0 offen
	buffer_store_b16 v12, v254, s[4:7], 0 offen
	buffer_store_b16 v13, v255, s[4:7], 0 offen
	buffer_store_b16 v14, v4, s[4:7], 0 offen
	buffer_store_b16 v15, v3, s[4:7], 0 offen
	buffer_store_b16 v16, v2, s[4:7], 0 offen
	scratch_load_b32 v2, off, off           ; 4-byte Folded Reload
	v_add_lshl_u32 v1, v0, v34, 1
	v_add_lshl_u32 v34, v0, v162, 1
	v_add_lshl_u32 v35, v0, v161, 1
	v_add_lshl_u32 v160, v0, v160, 1
	v_add_lshl_u32 v159, v0, v159, 1
	v_add_lshl_u32 v158, v0, v158, 1
	v_add_lshl_u32 v157, v0, v157, 1
	v_add_lshl_u32 v156, v0, v156, 1
	v_add_lshl_u32 v155, v0, v155, 1
	v_add_lshl_u32 v154, v0, v154, 1
	v_add_lshl_u32 v153, v0, v153, 1
	v_add_lshl_u32 v152, v0, v152, 1
	v_add_lshl_u32 v151, v0, v151, 1
	v_add_lshl_u32 v150, v0, v150, 1
	v_add_lshl_u32 v149, v0, v149, 1
	v_add_lshl_u32 v148, v0, v148, 1
	v_add_lshl_u32 v147, v0, v147, 1
	v_add_lshl_u32 v138, v0, v138, 1
	v_add_lshl_u32 v137, v0, v137, 1
	v_add_lshl_u32 v136, v0, v136, 1
	v_add_lshl_u32 v135, v0, v135, 1
	v_add_lshl_u32 v134, v0, v134, 1
	v_add_lshl_u32 v133, v0, v133, 1
	v_add_lshl_u32 v132, v0, v132, 1
	v_add_lshl_u32 v131, v0, v131, 1
	v_add_lshl_u32 v130, v0, v130, 1
	v_add_lshl_u32 v129, v0, v129, 1
	v_add_lshl_u32 v40, v0, v40, 1
	v_add_lshl_u32 v39, v0, v39, 1
	v_add_lshl_u32 v38, v0, v38, 1
	v_add_lshl_u32 v37, v0, v37, 1
	v_add_lshl_u32 v0, v0, v36, 1
	s_waitcnt vmcnt(0)
	buffer_store_b16 v2, v1, s[4:7], 0 offen
	scratch_load_b32 v1, off, off offset:16 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	buffer_store_b16 v1, v34, s[4:7], 0 offen
	scratch_load_b32 v1, off, off offset:20 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	s_clause 0x1d
	buffer_store_b16 v1, v35, s[4:7], 0 offen
	buffer_store_b16 v108, v160, s[4:7], 0 offen
	buffer_store_b16 v109, v159, s[4:7], 0 offen
	buffer_store_b16 v110, v158, s[4:7], 0 offen
	buffer_store_b16 v111, v157, s[4:7], 0 offen
	buffer_store_b16 v112, v156, s[4:7], 0 offen
	buffer_store_b16 v97, v155, s[4:7], 0 offen
	buffer_store_b16 v98, v154, s[4:7], 0 offen
	buffer_store_b16 v99, v153, s[4:7], 0 offen
	buffer_store_b16 v100, v152, s[4:7], 0 offen
	buffer_store_b16 v101, v151, s[4:7], 0 offen
	buffer_store_b16 v102, v150, s[4:7], 0 offen
	buffer_store_b16 v103, v149, s[4:7], 0 offen
	buffer_store_b16 v104, v148, s[4:7], 0 offen
	buffer_store_b16 v65, v147, s[4:7], 0 offen
	buffer_store_b16 v66, v138, s[4:7], 0 offen
	buffer_store_b16 v67, v137, s[4:7], 0 offen
	buffer_store_b16 v68, v136, s[4:7], 0 offen
	buffer_store_b16 v69, v135, s[4:7], 0 offen
	buffer_store_b16 v70, v134, s[4:7], 0 offen
	buffer_store_b16 v71, v133, s[4:7], 0 offen
	buffer_store_b16 v72, v132, s[4:7], 0 offen
	buffer_store_b16 v33, v131, s[4:7], 0 offen
	buffer_store_b16 v41, v130, s[4:7], 0 offen
	buffer_store_b16 v42, v129, s[4:7], 0 offen
	buffer_store_b16 v43, v40, s[4:7], 0 offen
	buffer_store_b16 v5, v39, s[4:7], 0 offen
	buffer_store_b16 v6, v38, s[4:7], 0 offen
	buffer_store_b16 v7, v37, s[4:7], 0 offen
	buffer_store_b16 v8, v0, s[4:7], 0 offen
	s_endpgm
.Lfunc_end0:
	.size	scaled_mm_split, .Lfunc_end0-scaled_mm_split
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm_split
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
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
	.set .Lscaled_mm_split.numbered_sgpr, 24
	.set .Lscaled_mm_split.num_named_barrier, 0
	.set .Lscaled_mm_split.private_seg_size, 32
	.set .Lscaled_mm_split.uses_vcc, 1
	.set .Lscaled_mm_split.uses_flat_scratch, 1
	.set .Lscaled_mm_split.has_dyn_sized_stack, 0
	.set .Lscaled_mm_split.has_recursion, 0
	.set .Lscaled_mm_split.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 9604
; TotalNumSgprs: 26
; NumVgprs: 256
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 26
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
    .private_segment_fixed_size: 32
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         scaled_mm_split.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 10
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
