	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm_bytes                 ; -- Begin function scaled_mm_bytes
	.p2align	8
	.type	scaled_mm_bytes,@function
scaled_mm_bytes:                        ; @scaled_mm_bytes
; %bb.0:
	s_clause 0x1
	s_load_b64 s[16:17], s[0:1], 0x2c
	s_load_b128 s[8:11], s[0:1], 0x0
	v_mov_b32_e32 v185, v0
	s_abs_i32 s7, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_and_b32_e32 v186, 1, v185
	v_lshrrev_b32_e32 v1, 1, v185
	v_lshrrev_b32_e32 v154, 2, v185
	v_lshlrev_b32_e32 v153, 3, v185
	v_lshlrev_b32_e32 v187, 1, v185
	v_and_b32_e32 v141, 24, v153
	v_and_b32_e32 v158, 48, v153
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s16, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshr_b32 s3, s3, 24
	s_add_i32 s3, s16, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s3, s3, 8
	s_abs_i32 s4, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_2)
	s_cvt_f32_u32 s5, s4
	s_sub_i32 s6, 0, s4
	v_rcp_iflag_f32_e32 v0, s5
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_readfirstlane_b32 s5, v0
	v_mul_lo_u32 v0, s16, v186
	s_mul_f32 s5, s5, 0x4f7ffffe
	v_add_lshl_u32 v152, v0, v1, 4
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_2)
	s_cvt_u32_f32 s5, s5
	v_mul_lo_u32 v1, s17, v154
	s_mul_i32 s6, s6, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s6, s5, s6
	s_add_i32 s5, s5, s6
	s_xor_b32 s6, s2, s3
	s_mul_hi_u32 s5, s7, s5
	s_ashr_i32 s20, s6, 31
	s_mul_i32 s12, s5, s4
	v_lshl_add_u32 v2, s17, 6, v1
	s_sub_i32 s6, s7, s12
	s_add_i32 s7, s5, 1
	s_sub_i32 s12, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s12, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s4
	s_mov_b64 s[12:13], s[10:11]
	s_cselect_b32 s4, s7, s5
	s_mov_b32 s11, 0x31027000
	s_xor_b32 s22, s4, s20
	s_mov_b32 s10, 0x7ffffffe
	s_sub_i32 s4, s22, s20
	s_mov_b32 s14, s10
	s_mul_i32 s21, s4, s3
	s_lshl_b32 s3, s4, 7
	s_sub_i32 s19, s2, s21
	s_mov_b32 s15, s11
	v_lshl_add_u32 v0, s19, 12, v152
	s_and_b32 s13, s13, 0xffff
	s_mul_i32 s4, s3, s17
	s_and_b32 s9, s9, 0xffff
	s_cmp_gt_i32 s17, 32
	s_clause 0x1
	buffer_load_b128 v[181:184], v0, s[12:15], 0 offen
	buffer_load_b128 v[177:180], v0, s[12:15], 0 offen offset:2048
	v_or_b32_e32 v0, s4, v141
	s_mov_b32 s14, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_lshl_u32 v1, v0, v1, 1
	v_add_lshl_u32 v0, v0, v2, 1
	s_clause 0x1
	buffer_load_b128 v[133:136], v1, s[8:11], 0 offen
	buffer_load_b128 v[129:132], v0, s[8:11], 0 offen
	v_and_b32_e32 v2, 48, v187
	v_and_b32_e32 v221, 15, v185
	v_and_b32_e32 v222, 0x60, v185
	v_lshlrev_b32_e32 v1, 4, v185
	v_lshlrev_b32_e32 v157, 5, v185
	v_lshlrev_b32_e32 v163, 2, v185
	v_lshlrev_b32_e32 v155, 6, v221
	v_lshlrev_b32_e32 v156, 5, v222
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v216, 24, v184
	v_lshrrev_b32_e32 v217, 16, v184
	v_lshrrev_b32_e32 v218, 8, v184
	v_lshrrev_b32_e32 v220, 16, v183
	v_lshrrev_b32_e32 v219, 8, v183
	v_lshrrev_b32_e32 v148, 24, v182
	v_lshrrev_b32_e32 v149, 16, v182
	v_lshrrev_b32_e32 v147, 8, v182
	v_lshrrev_b32_e32 v151, 16, v181
	v_lshrrev_b32_e32 v150, 8, v181
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v211, 24, v180
	v_lshrrev_b32_e32 v212, 16, v180
	v_lshrrev_b32_e32 v213, 8, v180
	v_lshrrev_b32_e32 v215, 16, v179
	v_lshrrev_b32_e32 v214, 8, v179
	v_lshrrev_b32_e32 v142, 24, v178
	v_lshrrev_b32_e32 v143, 16, v178
	v_lshrrev_b32_e32 v144, 8, v178
	v_lshrrev_b32_e32 v146, 16, v177
	v_lshrrev_b32_e32 v145, 8, v177
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	v_lshlrev_b32_e32 v173, 2, v185
	v_and_or_b32 v160, 0x430, v153, v155
	v_or3_b32 v223, v156, v158, v155
	v_lshrrev_b64 v[195:196], 24, v[183:184]
	v_lshrrev_b64 v[139:140], 24, v[181:182]
	v_and_b32_e32 v0, 48, v173
	v_lshrrev_b64 v[193:194], 24, v[179:180]
	v_lshrrev_b64 v[137:138], 24, v[177:178]
	v_xor_b32_e32 v162, 16, v160
	v_xor_b32_e32 v161, 32, v160
	v_xor_b32_e32 v228, v157, v0
	v_xor_b32_e32 v159, 48, v160
	v_xor_b32_e32 v224, 16, v223
	v_xor_b32_e32 v225, 32, v223
	v_xor_b32_e32 v226, 48, v223
	v_xor_b32_e32 v227, 16, v228
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s14, -1
                                        ; implicit-def: $vgpr193
                                        ; implicit-def: $vgpr195
                                        ; implicit-def: $vgpr137
                                        ; implicit-def: $vgpr139
                                        ; implicit-def: $vgpr160
                                        ; implicit-def: $vgpr162
                                        ; implicit-def: $vgpr161
                                        ; implicit-def: $vgpr159
                                        ; implicit-def: $vgpr173
                                        ; implicit-def: $vgpr228
                                        ; implicit-def: $vgpr227
                                        ; implicit-def: $vgpr223
                                        ; implicit-def: $vgpr224
                                        ; implicit-def: $vgpr225
                                        ; implicit-def: $vgpr226
.LBB0_3:                                ; %Flow212
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x10
	s_load_b64 s[0:1], s[0:1], 0x20
	v_xor_b32_e32 v0, v1, v2
	v_mov_b32_e32 v8, 0
	s_and_not1_b32 vcc_lo, exec_lo, s14
	s_lshl_b32 s18, s16, 5
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v7, v8 :: v_dual_add_nc_u32 v0, 0, v0
	v_mov_b32_e32 v6, v8
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
	v_mov_b32_e32 v112, v8
	v_mov_b32_e32 v111, v8
	v_mov_b32_e32 v110, v8
	v_mov_b32_e32 v109, v8
	v_mov_b32_e32 v108, v8
	v_mov_b32_e32 v107, v8
	v_mov_b32_e32 v106, v8
	v_mov_b32_e32 v105, v8
	s_cbranch_vccnz .LBB0_7
; %bb.4:                                ; %.lr.ph
	v_lshl_or_b32 v1, s22, 7, v154
	s_lshl_b32 s14, s20, 7
	v_dual_mov_b32 v105, 0 :: v_dual_and_b32 v2, 48, v163
	v_and_or_b32 v11, 0x430, v153, v155
	s_delay_alu instid0(VALU_DEP_3)
	v_subrev_nc_u32_e32 v3, s14, v1
	s_clause 0x4
	scratch_store_b32 off, v222, off offset:36
	scratch_store_b32 off, v187, off offset:32
	scratch_store_b32 off, v221, off offset:28
	scratch_store_b32 off, v186, off offset:24
	scratch_store_b32 off, v185, off offset:20
	v_xor_b32_e32 v9, v157, v2
	v_or3_b32 v4, v156, v158, v155
	v_xor_b32_e32 v10, 48, v11
	v_or_b32_e32 v1, 64, v3
	v_xor_b32_e32 v13, 16, v11
	v_xor_b32_e32 v12, 32, v11
	v_xor_b32_e32 v8, 16, v9
	s_clause 0x3
	scratch_store_b32 off, v11, off offset:60
	scratch_store_b32 off, v163, off offset:72
	scratch_store_b32 off, v13, off offset:68
	scratch_store_b32 off, v12, off offset:64
	v_mad_u64_u32 v[1:2], null, s17, v1, v[141:142]
	v_xor_b32_e32 v5, 16, v4
	v_mad_u64_u32 v[2:3], null, s17, v3, v[141:142]
	v_mov_b32_e32 v108, v105
	s_lshl_b32 s2, s2, 12
	v_xor_b32_e32 v6, 32, v4
	v_lshl_add_u32 v222, v1, 1, 64
	v_add_nc_u32_e32 v1, 0, v10
	s_clause 0x1
	scratch_store_b32 off, v1, off
	scratch_store_b32 off, v9, off offset:56
	v_dual_mov_b32 v110, v105 :: v_dual_add_nc_u32 v1, 0, v9
	v_mov_b32_e32 v112, v105
	v_add3_u32 v3, s2, s18, v152
	v_xor_b32_e32 v7, 48, v4
	scratch_store_b32 off, v1, off offset:4 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v1, 0, v8
	s_clause 0x1
	scratch_store_b32 off, v1, off offset:8
	scratch_store_b32 off, v4, off offset:40
	v_dual_mov_b32 v122, v105 :: v_dual_add_nc_u32 v1, 0, v4
	s_clause 0x1
	scratch_store_b32 off, v1, off offset:12
	scratch_store_b32 off, v5, off offset:44
	v_dual_mov_b32 v124, v105 :: v_dual_add_nc_u32 v1, 0, v5
	s_lshl_b32 s2, s21, 12
	v_lshrrev_b32_e32 v139, 24, v181
	v_lshrrev_b32_e32 v195, 24, v183
	v_lshrrev_b32_e32 v137, 24, v177
	v_lshrrev_b32_e32 v193, 24, v179
	v_subrev_nc_u32_e32 v221, s2, v3
	v_lshl_add_u32 v223, v2, 1, 64
	v_dual_mov_b32 v106, v105 :: v_dual_add_nc_u32 v255, 0, v11
	v_dual_mov_b32 v107, v105 :: v_dual_add_nc_u32 v254, 0, v13
	v_dual_mov_b32 v109, v105 :: v_dual_add_nc_u32 v194, 0, v12
	s_clause 0x1
	scratch_store_b32 off, v1, off offset:16
	scratch_store_b32 off, v6, off offset:48
	v_dual_mov_b32 v111, v105 :: v_dual_add_nc_u32 v232, 0, v6
	scratch_store_b32 off, v7, off offset:52 ; 4-byte Folded Spill
	v_dual_mov_b32 v126, v105 :: v_dual_add_nc_u32 v233, 0, v7
	v_dual_mov_b32 v121, v105 :: v_dual_mov_b32 v140, v182
	v_dual_mov_b32 v123, v105 :: v_dual_mov_b32 v234, v183
	v_dual_mov_b32 v125, v105 :: v_dual_mov_b32 v152, v178
	v_dual_mov_b32 v127, v105 :: v_dual_mov_b32 v236, v179
	v_dual_mov_b32 v128, v105 :: v_dual_mov_b32 v235, v184
	v_mov_b32_e32 v113, v105
	v_dual_mov_b32 v114, v105 :: v_dual_mov_b32 v237, v180
	v_mov_b32_e32 v115, v105
	v_mov_b32_e32 v116, v105
	v_mov_b32_e32 v117, v105
	v_mov_b32_e32 v118, v105
	v_mov_b32_e32 v119, v105
	v_mov_b32_e32 v120, v105
	v_mov_b32_e32 v97, v105
	v_mov_b32_e32 v98, v105
	v_mov_b32_e32 v99, v105
	v_mov_b32_e32 v100, v105
	v_mov_b32_e32 v101, v105
	v_mov_b32_e32 v102, v105
	v_mov_b32_e32 v103, v105
	v_mov_b32_e32 v104, v105
	v_mov_b32_e32 v89, v105
	v_mov_b32_e32 v90, v105
	v_mov_b32_e32 v91, v105
	v_mov_b32_e32 v92, v105
	v_mov_b32_e32 v93, v105
	v_mov_b32_e32 v94, v105
	v_mov_b32_e32 v95, v105
	v_mov_b32_e32 v96, v105
	v_mov_b32_e32 v81, v105
	v_mov_b32_e32 v82, v105
	v_mov_b32_e32 v83, v105
	v_mov_b32_e32 v84, v105
	v_mov_b32_e32 v85, v105
	v_mov_b32_e32 v86, v105
	v_mov_b32_e32 v87, v105
	v_mov_b32_e32 v88, v105
	v_mov_b32_e32 v73, v105
	v_mov_b32_e32 v74, v105
	v_mov_b32_e32 v75, v105
	v_mov_b32_e32 v76, v105
	v_mov_b32_e32 v77, v105
	v_mov_b32_e32 v78, v105
	v_mov_b32_e32 v79, v105
	v_mov_b32_e32 v80, v105
	v_mov_b32_e32 v65, v105
	v_mov_b32_e32 v66, v105
	v_mov_b32_e32 v67, v105
	v_mov_b32_e32 v68, v105
	v_mov_b32_e32 v69, v105
	v_mov_b32_e32 v70, v105
	v_mov_b32_e32 v71, v105
	v_mov_b32_e32 v72, v105
	v_mov_b32_e32 v57, v105
	v_mov_b32_e32 v58, v105
	v_mov_b32_e32 v59, v105
	v_mov_b32_e32 v60, v105
	v_mov_b32_e32 v61, v105
	v_mov_b32_e32 v62, v105
	v_mov_b32_e32 v63, v105
	v_mov_b32_e32 v64, v105
	v_mov_b32_e32 v49, v105
	v_mov_b32_e32 v50, v105
	v_mov_b32_e32 v51, v105
	v_mov_b32_e32 v52, v105
	v_mov_b32_e32 v53, v105
	v_mov_b32_e32 v54, v105
	v_mov_b32_e32 v55, v105
	v_mov_b32_e32 v56, v105
	v_mov_b32_e32 v41, v105
	v_mov_b32_e32 v42, v105
	v_mov_b32_e32 v43, v105
	v_mov_b32_e32 v44, v105
	v_mov_b32_e32 v45, v105
	v_mov_b32_e32 v46, v105
	v_mov_b32_e32 v47, v105
	v_mov_b32_e32 v48, v105
	v_mov_b32_e32 v33, v105
	v_mov_b32_e32 v34, v105
	v_mov_b32_e32 v35, v105
	v_mov_b32_e32 v36, v105
	v_mov_b32_e32 v37, v105
	v_mov_b32_e32 v38, v105
	v_mov_b32_e32 v39, v105
	v_mov_b32_e32 v40, v105
	v_mov_b32_e32 v25, v105
	v_mov_b32_e32 v26, v105
	v_mov_b32_e32 v27, v105
	v_mov_b32_e32 v28, v105
	v_mov_b32_e32 v29, v105
	v_mov_b32_e32 v30, v105
	v_mov_b32_e32 v31, v105
	v_mov_b32_e32 v32, v105
	v_mov_b32_e32 v17, v105
	v_mov_b32_e32 v18, v105
	v_mov_b32_e32 v19, v105
	v_mov_b32_e32 v20, v105
	v_mov_b32_e32 v21, v105
	v_mov_b32_e32 v22, v105
	v_mov_b32_e32 v23, v105
	v_mov_b32_e32 v24, v105
	v_mov_b32_e32 v9, v105
	v_mov_b32_e32 v10, v105
	v_mov_b32_e32 v11, v105
	v_mov_b32_e32 v12, v105
	v_mov_b32_e32 v13, v105
	v_mov_b32_e32 v14, v105
	v_mov_b32_e32 v15, v105
	v_mov_b32_e32 v16, v105
	v_mov_b32_e32 v1, v105
	v_mov_b32_e32 v2, v105
	v_mov_b32_e32 v3, v105
	v_mov_b32_e32 v4, v105
	v_mov_b32_e32 v5, v105
	v_mov_b32_e32 v6, v105
	v_mov_b32_e32 v7, v105
	v_mov_b32_e32 v8, v105
	v_mov_b32_e32 v138, v181
	v_mov_b32_e32 v141, v177
	s_mov_b32 s2, 32
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x1
	buffer_load_b128 v[189:192], v223, s[8:11], 0 offen
	buffer_load_b128 v[185:188], v222, s[8:11], 0 offen
	s_clause 0x1
	buffer_load_b128 v[181:184], v221, s[12:15], 0 offen
	buffer_load_b128 v[177:180], v221, s[12:15], 0 offen offset:2048
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v0, v[133:136]
	ds_store_b128 v0, v[129:132] offset:4096
	v_perm_b32 v131, v150, v138, 0x5040100
	v_perm_b32 v129, v139, v151, 0x5040100
	v_perm_b32 v130, v137, v146, 0x5040100
	v_perm_b32 v133, v147, v140, 0x5040100
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v131, 8, v131 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v129, 8, v129 op_sel_hi:[0,1]
	s_barrier
	v_pk_lshlrev_b16 v133, 8, v133 op_sel_hi:[0,1]
	buffer_gl0_inv
	v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	ds_load_b128 v[242:245], v254
	ds_load_b128 v[238:241], v255
	ds_load_b128 v[246:249], v255 offset:2048
	ds_load_b128 v[250:253], v254 offset:2048
	ds_load_b128 v[173:176], v254 offset:4096
	ds_load_b128 v[169:172], v255 offset:4096
	ds_load_b128 v[161:164], v255 offset:6144
	ds_load_b128 v[165:168], v254 offset:6144
	v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
	v_perm_b32 v132, v148, v149, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v131
	v_and_b32_e32 v131, 0xffffbf80, v131
	v_perm_b32 v134, v145, v141, 0x5040100
	v_pk_lshlrev_b16 v130, 8, v130 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v132, 8, v132 op_sel_hi:[0,1]
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_perm_b32 v136, v144, v152, 0x5040100
	v_pk_lshlrev_b16 v134, 8, v134 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
	v_perm_b32 v131, v137, v131, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v129
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_pk_ashrrev_i16 v134, 1, v134 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v136, 8, v136 op_sel_hi:[0,1]
	v_perm_b32 v135, v142, v143, 0x5040100
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_pk_mul_f16 v196, 0x5c00, v131 op_sel_hi:[0,1]
	v_perm_b32 v195, v195, v220, 0x5040100
	v_pk_ashrrev_i16 v136, 1, v136 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v135, 8, v135 op_sel_hi:[0,1]
	v_perm_b32 v129, v137, v129, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v133
	v_and_b32_e32 v133, 0xffffbf80, v133
	v_pk_lshlrev_b16 v195, 8, v195 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v135, 1, v135 op_sel_hi:[0,1]
	v_pk_mul_f16 v197, 0x5c00, v129 op_sel_hi:[0,1]
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_perm_b32 v193, v193, v215, 0x5040100
	v_pk_ashrrev_i16 v195, 1, v195 op_sel_hi:[0,1]
	v_add_nc_u32_e32 v221, s18, v221
	v_add_nc_u32_e32 v222, 64, v222
	v_perm_b32 v133, v137, v133, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v132
	v_and_b32_e32 v132, 0xffffbf80, v132
	v_pk_lshlrev_b16 v193, 8, v193 op_sel_hi:[0,1]
	v_add_nc_u32_e32 v223, 64, v223
	v_pk_mul_f16 v198, 0x5c00, v133 op_sel_hi:[0,1]
	scratch_load_b32 v133, off, off         ; 4-byte Folded Reload
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_pk_ashrrev_i16 v193, 1, v193 op_sel_hi:[0,1]
	s_add_i32 s2, s2, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lt_i32 s2, s17
	v_perm_b32 v132, v137, v132, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v134
	v_and_b32_e32 v134, 0xffffbf80, v134
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_pk_mul_f16 v199, 0x5c00, v132 op_sel_hi:[0,1]
	v_and_b32_e32 v137, 0xffffbf80, v137
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_perm_b32 v134, v137, v134, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v130
	v_and_b32_e32 v130, 0xffffbf80, v130
	v_pk_mul_f16 v200, 0x5c00, v134 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_perm_b32 v130, v137, v130, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v136
	v_and_b32_e32 v136, 0xffffbf80, v136
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_pk_mul_f16 v201, 0x5c00, v130 op_sel_hi:[0,1]
	v_and_b32_e32 v137, 0xffffbf80, v137
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_perm_b32 v136, v137, v136, 0x5040100
	v_lshrrev_b32_e32 v137, 16, v135
	v_and_b32_e32 v135, 0xffffbf80, v135
	v_pk_mul_f16 v202, 0x5c00, v136 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_perm_b32 v135, v137, v135, 0x5040100
	s_delay_alu instid0(VALU_DEP_1)
	v_pk_mul_f16 v203, 0x5c00, v135 op_sel_hi:[0,1]
	s_waitcnt vmcnt(0)
	ds_load_b128 v[157:160], v133
	ds_load_b128 v[153:156], v194
	ds_load_b128 v[145:148], v194 offset:2048
	ds_load_b128 v[149:152], v133 offset:2048
	ds_load_b128 v[141:144], v133 offset:4096
	ds_load_b128 v[137:140], v194 offset:4096
	ds_load_b128 v[129:132], v194 offset:6144
	ds_load_b128 v[133:136], v133 offset:6144
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	scratch_load_b32 v204, off, off offset:4 ; 4-byte Folded Reload
	v_lshrrev_b32_e32 v220, 16, v183
	s_waitcnt vmcnt(0)
	ds_store_b128 v204, v[196:199]
	ds_store_b128 v204, v[200:203] offset:8192
	v_perm_b32 v196, v219, v234, 0x5040100
	v_perm_b32 v198, v218, v235, 0x5040100
	v_mov_b32_e32 v235, v184
	v_perm_b32 v201, v213, v237, 0x5040100
	v_perm_b32 v197, v216, v217, 0x5040100
	v_pk_lshlrev_b16 v196, 8, v196 op_sel_hi:[0,1]
	v_perm_b32 v199, v214, v236, 0x5040100
	v_perm_b32 v200, v211, v212, 0x5040100
	v_mov_b32_e32 v234, v183
	v_mov_b32_e32 v236, v179
	v_pk_ashrrev_i16 v196, 1, v196 op_sel_hi:[0,1]
	v_mov_b32_e32 v237, v180
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v202, 16, v196
	v_and_b32_e32 v196, 0xffffbf80, v196
	v_and_b32_e32 v202, 0xffffbf80, v202
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_perm_b32 v196, v202, v196, 0x5040100
	v_lshrrev_b32_e32 v202, 16, v195
	v_and_b32_e32 v195, 0xffffbf80, v195
	v_and_b32_e32 v202, 0xffffbf80, v202
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_perm_b32 v202, v202, v195, 0x5040100
	v_pk_lshlrev_b16 v195, 8, v198 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v195, 1, v195 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v198, 16, v195
	v_and_b32_e32 v195, 0xffffbf80, v195
	v_and_b32_e32 v198, 0xffffbf80, v198
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_perm_b32 v198, v198, v195, 0x5040100
	v_pk_lshlrev_b16 v195, 8, v197 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v195, 1, v195 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v197, 16, v195
	v_and_b32_e32 v195, 0xffffbf80, v195
	v_and_b32_e32 v197, 0xffffbf80, v197
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_perm_b32 v203, v197, v195, 0x5040100
	v_pk_lshlrev_b16 v195, 8, v199 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v195, 1, v195 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v197, 16, v195
	v_and_b32_e32 v195, 0xffffbf80, v195
	v_and_b32_e32 v197, 0xffffbf80, v197
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_perm_b32 v199, v197, v195, 0x5040100
	v_lshrrev_b32_e32 v195, 16, v193
	v_and_b32_e32 v193, 0xffffbf80, v193
	v_pk_mul_f16 v199, 0x5c00, v199 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v195, 0xffffbf80, v195
	v_perm_b32 v193, v195, v193, 0x5040100
	v_pk_lshlrev_b16 v195, 8, v201 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v195, 1, v195 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v197, 16, v195
	v_and_b32_e32 v195, 0xffffbf80, v195
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v197, 0xffffbf80, v197
	v_perm_b32 v201, v197, v195, 0x5040100
	v_pk_lshlrev_b16 v195, 8, v200 op_sel_hi:[0,1]
	v_pk_mul_f16 v200, 0x5c00, v193 op_sel_hi:[0,1]
	scratch_load_b32 v193, off, off offset:8 ; 4-byte Folded Reload
	v_pk_mul_f16 v201, 0x5c00, v201 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v195, 1, v195 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v197, 16, v195
	v_and_b32_e32 v195, 0xffffbf80, v195
	v_and_b32_e32 v197, 0xffffbf80, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_perm_b32 v204, v197, v195, 0x5040100
	v_pk_mul_f16 v195, 0x5c00, v196 op_sel_hi:[0,1]
	v_pk_mul_f16 v196, 0x5c00, v202 op_sel_hi:[0,1]
	v_pk_mul_f16 v197, 0x5c00, v198 op_sel_hi:[0,1]
	v_pk_mul_f16 v198, 0x5c00, v203 op_sel_hi:[0,1]
	v_pk_mul_f16 v202, 0x5c00, v204 op_sel_hi:[0,1]
	s_waitcnt vmcnt(0)
	ds_store_b128 v193, v[195:198]
	ds_store_b128 v193, v[199:202] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_clause 0x1
	scratch_load_b32 v219, off, off offset:16
	scratch_load_b32 v193, off, off offset:12
	s_waitcnt vmcnt(1)
	ds_load_b128 v[215:218], v219
	s_waitcnt vmcnt(0)
	ds_load_b128 v[211:214], v193
	ds_load_b128 v[195:198], v193 offset:4096
	ds_load_b128 v[199:202], v219 offset:4096
	ds_load_b128 v[207:210], v219 offset:8192
	ds_load_b128 v[203:206], v193 offset:8192
	ds_load_b128 v[224:227], v193 offset:12288
	ds_load_b128 v[228:231], v219 offset:12288
	v_lshrrev_b32_e32 v219, 8, v183
	v_lshrrev_b32_e32 v193, 24, v179
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[195:202], v[238:245], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[195:202], v[246:253], v[81:88]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[203:210], v[238:245], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[203:210], v[246:253], v[73:80]
	v_wmma_f32_16x16x16_f16 v[57:64], v[211:218], v[169:176], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[195:202], v[169:176], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[203:210], v[169:176], v[41:48]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[33:40], v[224:231], v[169:176], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[211:218], v[161:168], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[195:202], v[161:168], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[203:210], v[161:168], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[224:231], v[161:168], v[1:8]
	ds_load_b128 v[165:168], v233
	ds_load_b128 v[161:164], v232
	ds_load_b128 v[169:172], v232 offset:4096
	ds_load_b128 v[173:176], v233 offset:4096
	ds_load_b128 v[199:202], v233 offset:8192
	ds_load_b128 v[195:198], v232 offset:8192
	ds_load_b128 v[203:206], v232 offset:12288
	ds_load_b128 v[207:210], v233 offset:12288
	v_wmma_f32_16x16x16_f16 v[105:112], v[211:218], v[238:245], v[105:112]
	v_wmma_f32_16x16x16_f16 v[97:104], v[224:231], v[238:245], v[97:104]
	v_wmma_f32_16x16x16_f16 v[89:96], v[211:218], v[246:253], v[89:96]
	v_wmma_f32_16x16x16_f16 v[65:72], v[224:231], v[246:253], v[65:72]
	v_lshrrev_b32_e32 v216, 24, v184
	v_lshrrev_b32_e32 v217, 16, v184
	v_lshrrev_b32_e32 v218, 8, v184
	v_lshrrev_b32_e32 v215, 16, v179
	v_lshrrev_b32_e32 v214, 8, v179
	v_lshrrev_b32_e32 v211, 24, v180
	v_lshrrev_b32_e32 v212, 16, v180
	v_lshrrev_b32_e32 v213, 8, v180
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[161:168], v[153:160], v[105:112]
	v_wmma_f32_16x16x16_f16 v[89:96], v[161:168], v[145:152], v[89:96]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[169:176], v[153:160], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[169:176], v[145:152], v[81:88]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[195:202], v[153:160], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[195:202], v[145:152], v[73:80]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[203:210], v[153:160], v[97:104]
	v_wmma_f32_16x16x16_f16 v[65:72], v[203:210], v[145:152], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[161:168], v[137:144], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[169:176], v[137:144], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[195:202], v[137:144], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[203:210], v[137:144], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[161:168], v[129:136], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[169:176], v[129:136], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[195:202], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[203:210], v[129:136], v[1:8]
	v_dual_mov_b32 v133, v189 :: v_dual_mov_b32 v134, v190
	v_dual_mov_b32 v135, v191 :: v_dual_mov_b32 v136, v192
	v_dual_mov_b32 v129, v185 :: v_dual_mov_b32 v130, v186
	v_dual_mov_b32 v131, v187 :: v_dual_mov_b32 v132, v188
	v_lshrrev_b32_e32 v151, 16, v181
	v_lshrrev_b32_e32 v150, 8, v181
	v_lshrrev_b32_e32 v148, 24, v182
	v_lshrrev_b32_e32 v149, 16, v182
	v_lshrrev_b32_e32 v147, 8, v182
	v_lshrrev_b32_e32 v146, 16, v177
	v_lshrrev_b32_e32 v145, 8, v177
	v_lshrrev_b32_e32 v142, 24, v178
	v_lshrrev_b32_e32 v143, 16, v178
	v_lshrrev_b32_e32 v144, 8, v178
	v_mov_b32_e32 v138, v181
	v_dual_mov_b32 v140, v182 :: v_dual_mov_b32 v141, v177
	v_mov_b32_e32 v152, v178
	v_lshrrev_b32_e32 v139, 24, v181
	v_lshrrev_b32_e32 v137, 24, v177
	v_lshrrev_b32_e32 v195, 24, v183
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	s_clause 0xd
	scratch_load_b32 v173, off, off offset:72
	scratch_load_b32 v185, off, off offset:20
	scratch_load_b32 v186, off, off offset:24
	scratch_load_b32 v221, off, off offset:28
	scratch_load_b32 v187, off, off offset:32
	scratch_load_b32 v222, off, off offset:36
	scratch_load_b32 v223, off, off offset:40
	scratch_load_b32 v224, off, off offset:44
	scratch_load_b32 v225, off, off offset:48
	scratch_load_b32 v226, off, off offset:52
	scratch_load_b32 v228, off, off offset:56
	scratch_load_b32 v160, off, off offset:60
	scratch_load_b32 v161, off, off offset:64
	scratch_load_b32 v162, off, off offset:68
	s_waitcnt vmcnt(3)
	v_xor_b32_e32 v227, 16, v228
	s_waitcnt vmcnt(2)
	v_xor_b32_e32 v159, 48, v160
.LBB0_7:                                ; %._crit_edge
	v_perm_b32 v138, v150, v181, 0x5040100
	v_perm_b32 v139, v139, v151, 0x5040100
	v_perm_b32 v141, v147, v182, 0x5040100
	v_perm_b32 v140, v148, v149, 0x5040100
	v_perm_b32 v147, v195, v220, 0x5040100
	v_pk_lshlrev_b16 v138, 8, v138 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v139, 8, v139 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v141, 8, v141 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v140, 8, v140 op_sel_hi:[0,1]
	v_perm_b32 v148, v219, v183, 0x5040100
	v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v148, 8, v148 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v149, 16, v138
	v_lshrrev_b32_e32 v150, 16, v139
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_lshrrev_b32_e32 v151, 16, v141
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
	v_perm_b32 v145, v145, v177, 0x5040100
	v_perm_b32 v138, v149, v138, 0x5040100
	v_perm_b32 v139, v150, v139, 0x5040100
	v_and_b32_e32 v149, 0xffffbf80, v151
	v_lshrrev_b32_e32 v150, 16, v140
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_pk_mul_f16 v181, 0x5c00, v138 op_sel_hi:[0,1]
	v_pk_mul_f16 v182, 0x5c00, v139 op_sel_hi:[0,1]
	v_perm_b32 v138, v149, v141, 0x5040100
	v_pk_lshlrev_b16 v139, 8, v147 op_sel_hi:[0,1]
	v_and_b32_e32 v141, 0xffffbf80, v150
	v_lshrrev_b32_e32 v147, 16, v148
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_pk_mul_f16 v183, 0x5c00, v138 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v138, 1, v139 op_sel_hi:[0,1]
	v_perm_b32 v139, v218, v184, 0x5040100
	v_perm_b32 v140, v141, v140, 0x5040100
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_pk_lshlrev_b16 v145, 8, v145 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v141, 16, v138
	v_pk_lshlrev_b16 v139, 8, v139 op_sel_hi:[0,1]
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_perm_b32 v147, v147, v148, 0x5040100
	v_perm_b32 v148, v216, v217, 0x5040100
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
	v_pk_mul_f16 v184, 0x5c00, v140 op_sel_hi:[0,1]
	v_perm_b32 v137, v137, v146, 0x5040100
	v_pk_lshlrev_b16 v140, 8, v148 op_sel_hi:[0,1]
	v_perm_b32 v138, v141, v138, 0x5040100
	v_lshrrev_b32_e32 v141, 16, v139
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_perm_b32 v144, v144, v178, 0x5040100
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_pk_mul_f16 v170, 0x5c00, v138 op_sel_hi:[0,1]
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_pk_lshlrev_b16 v137, 8, v137 op_sel_hi:[0,1]
	v_perm_b32 v142, v142, v143, 0x5040100
	v_lshrrev_b32_e32 v138, 16, v140
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_perm_b32 v139, v141, v139, 0x5040100
	v_pk_ashrrev_i16 v141, 1, v145 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v144, 8, v144 op_sel_hi:[0,1]
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_ashrrev_i16 v137, 1, v137 op_sel_hi:[0,1]
	v_pk_mul_f16 v171, 0x5c00, v139 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v145, 16, v141
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_perm_b32 v138, v138, v140, 0x5040100
	v_and_b32_e32 v139, 0xffffbf80, v137
	v_lshrrev_b32_e32 v137, 16, v137
	v_and_b32_e32 v143, 0xffffbf80, v145
	v_pk_lshlrev_b16 v142, 8, v142 op_sel_hi:[0,1]
	v_pk_mul_f16 v172, 0x5c00, v138 op_sel_hi:[0,1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_perm_b32 v140, v143, v141, 0x5040100
	v_pk_ashrrev_i16 v141, 1, v144 op_sel_hi:[0,1]
	v_perm_b32 v143, v211, v212, 0x5040100
	s_barrier
	v_perm_b32 v137, v137, v139, 0x5040100
	v_pk_mul_f16 v174, 0x5c00, v140 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v138, 16, v141
	v_and_b32_e32 v140, 0xffffbf80, v141
	v_pk_ashrrev_i16 v139, 1, v142 op_sel_hi:[0,1]
	v_perm_b32 v141, v193, v215, 0x5040100
	v_perm_b32 v142, v214, v179, 0x5040100
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_mul_f16 v175, 0x5c00, v137 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v137, 16, v139
	v_pk_lshlrev_b16 v141, 8, v141 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v142, 8, v142 op_sel_hi:[0,1]
	v_perm_b32 v138, v138, v140, 0x5040100
	v_perm_b32 v140, v213, v180, 0x5040100
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
	v_pk_mul_f16 v176, 0x5c00, v138 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v138, 8, v140 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v140, 8, v143 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v143, 16, v141
	v_lshrrev_b32_e32 v144, 16, v142
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_and_b32_e32 v143, 0xffffbf80, v143
	v_and_b32_e32 v142, 0xffffbf80, v142
	v_lshrrev_b32_e32 v145, 16, v138
	v_lshrrev_b32_e32 v146, 16, v140
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v146, 0xffffbf80, v146
	buffer_gl0_inv
	ds_store_b128 v0, v[133:136]
	ds_store_b128 v0, v[129:132] offset:4096
	v_add_nc_u32_e32 v0, 0, v160
	v_pk_mul_f16 v169, 0x5c00, v147 op_sel_hi:[0,1]
	v_perm_b32 v137, v137, v139, 0x5040100
	v_perm_b32 v139, v144, v142, 0x5040100
	v_perm_b32 v141, v143, v141, 0x5040100
	v_perm_b32 v138, v145, v138, 0x5040100
	v_perm_b32 v140, v146, v140, 0x5040100
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_add_nc_u32_e32 v129, 0, v162
	ds_load_b128 v[188:191], v0
	ds_load_b128 v[196:199], v0 offset:2048
	ds_load_b128 v[204:207], v0 offset:4096
	ds_load_b128 v[145:148], v0 offset:6144
	v_add_nc_u32_e32 v0, 0, v161
	v_add_nc_u32_e32 v133, 0, v159
	v_pk_mul_f16 v177, 0x5c00, v137 op_sel_hi:[0,1]
	v_pk_mul_f16 v212, 0x5c00, v139 op_sel_hi:[0,1]
	v_pk_mul_f16 v213, 0x5c00, v141 op_sel_hi:[0,1]
	v_pk_mul_f16 v214, 0x5c00, v138 op_sel_hi:[0,1]
	v_pk_mul_f16 v215, 0x5c00, v140 op_sel_hi:[0,1]
	ds_load_b128 v[192:195], v129
	ds_load_b128 v[200:203], v129 offset:2048
	ds_load_b128 v[208:211], v129 offset:4096
	ds_load_b128 v[149:152], v129 offset:6144
	ds_load_b128 v[161:164], v0
	ds_load_b128 v[153:156], v0 offset:2048
	ds_load_b128 v[137:140], v0 offset:4096
	ds_load_b128 v[129:132], v0 offset:6144
	ds_load_b128 v[165:168], v133
	ds_load_b128 v[157:160], v133 offset:2048
	ds_load_b128 v[141:144], v133 offset:4096
	ds_load_b128 v[133:136], v133 offset:6144
	v_add_nc_u32_e32 v0, 0, v228
	s_lshl_b32 s2, s19, 8
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v0, v[181:184]
	ds_store_b128 v0, v[174:177] offset:8192
	v_or_b32_e32 v0, s2, v185
	v_add_nc_u32_e32 v178, 0, v227
	s_and_b32 s9, s7, 0xffff
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	v_lshlrev_b32_e32 v0, 1, v0
	s_mov_b32 s8, s6
	ds_store_b128 v178, v[169:172]
	ds_store_b128 v178, v[212:215] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	buffer_load_u16 v244, v0, s[8:11], 0 offen
	v_lshrrev_b32_e32 v0, 1, v222
	v_lshrrev_b32_e32 v169, 4, v185
	v_lshrrev_b32_e32 v170, 3, v185
	v_and_b32_e32 v174, 0x11c, v187
	v_and_b32_e32 v176, 0xe0, v187
	v_add_nc_u32_e32 v171, 0, v223
	v_and_or_b32 v187, v169, 1, v0
	v_and_or_b32 v0, v170, 16, v221
	v_add_nc_u32_e32 v172, 0, v224
	v_add_nc_u32_e32 v245, 0, v225
	v_add_nc_u32_e32 v246, 0, v226
	v_and_b32_e32 v173, 0xc0, v173
	scratch_store_b32 off, v0, off          ; 4-byte Folded Spill
	ds_load_b128 v[212:215], v171
	ds_load_b128 v[220:223], v171 offset:4096
	ds_load_b128 v[228:231], v171 offset:8192
	ds_load_b128 v[236:239], v171 offset:12288
	ds_load_b128 v[216:219], v172
	ds_load_b128 v[224:227], v172 offset:4096
	ds_load_b128 v[232:235], v172 offset:8192
	ds_load_b128 v[240:243], v172 offset:12288
	v_lshrrev_b32_e32 v175, 5, v185
	v_lshlrev_b32_e32 v247, 5, v186
	v_add3_u32 v250, 0, v173, v174
	v_add_nc_u32_e32 v251, 0, v176
	s_mul_i32 s3, s3, s16
	v_and_b32_e32 v249, 2, v175
	v_or_b32_e32 v0, 8, v187
	v_or_b32_e32 v169, 10, v187
	v_or_b32_e32 v170, 12, v187
	s_and_b32 s1, s1, 0xffff
	v_or_b32_e32 v171, 14, v187
	v_or_b32_e32 v255, 64, v187
	v_or_b32_e32 v254, 0x42, v187
	v_or_b32_e32 v253, 0x44, v187
	v_or_b32_e32 v252, 0x46, v187
	v_or_b32_e32 v186, 0x4a, v187
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[105:112], v[212:219], v[188:195], v[105:112]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[121:128], v[220:227], v[188:195], v[121:128]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[113:120], v[228:235], v[188:195], v[113:120]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[236:243], v[188:195], v[97:104]
	v_wmma_f32_16x16x16_f16 v[89:96], v[212:219], v[196:203], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[220:227], v[196:203], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[228:235], v[196:203], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[236:243], v[196:203], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[212:219], v[204:211], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[220:227], v[204:211], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[228:235], v[204:211], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[236:243], v[204:211], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[212:219], v[145:152], v[25:32]
	ds_load_b128 v[189:192], v245
	ds_load_b128 v[197:200], v245 offset:4096
	ds_load_b128 v[193:196], v246
	ds_load_b128 v[201:204], v246 offset:4096
	v_wmma_f32_16x16x16_f16 v[17:24], v[220:227], v[145:152], v[17:24]
	ds_load_b128 v[209:212], v246 offset:8192
	ds_load_b128 v[205:208], v245 offset:8192
	ds_load_b128 v[213:216], v245 offset:12288
	ds_load_b128 v[217:220], v246 offset:12288
	v_add3_u32 v222, v250, v247, v249
	v_wmma_f32_16x16x16_f16 v[9:16], v[228:235], v[145:152], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[236:243], v[145:152], v[1:8]
	s_load_b32 s4, s[4:5], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_add_i32 s5, s3, s2
	v_or_b32_e32 v224, 2, v187
	v_or_b32_e32 v223, 4, v187
	v_or_b32_e32 v221, 6, v187
	s_mov_b32 s2, s10
	s_mov_b32 s3, s11
	v_or_b32_e32 v188, 0x48, v187
	v_or_b32_e32 v185, 0x4c, v187
	v_or_b32_e32 v184, 0x4e, v187
	v_wmma_f32_16x16x16_f16 v[25:32], v[189:196], v[129:136], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[197:204], v[129:136], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[205:212], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[213:220], v[129:136], v[1:8]
	v_wmma_f32_16x16x16_f16 v[57:64], v[189:196], v[137:144], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[197:204], v[137:144], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[205:212], v[137:144], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[213:220], v[137:144], v[33:40]
	v_wmma_f32_16x16x16_f16 v[113:120], v[205:212], v[161:168], v[113:120]
	v_wmma_f32_16x16x16_f16 v[97:104], v[213:220], v[161:168], v[97:104]
	v_wmma_f32_16x16x16_f16 v[73:80], v[205:212], v[153:160], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[213:220], v[153:160], v[65:72]
	v_wmma_f32_16x16x16_f16 v[105:112], v[189:196], v[161:168], v[105:112]
	v_wmma_f32_16x16x16_f16 v[121:128], v[197:204], v[161:168], v[121:128]
	v_or_b32_e32 v183, 0x80, v187
	v_or_b32_e32 v182, 0x82, v187
	v_or_b32_e32 v181, 0x84, v187
	v_or_b32_e32 v180, 0x86, v187
	v_or_b32_e32 v179, 0x88, v187
	v_or_b32_e32 v178, 0x8a, v187
	v_or_b32_e32 v177, 0x8c, v187
	v_or_b32_e32 v176, 0x8e, v187
	v_or_b32_e32 v175, 0xc0, v187
	v_or_b32_e32 v174, 0xc2, v187
	v_or_b32_e32 v173, 0xc4, v187
	v_or_b32_e32 v172, 0xc6, v187
	v_or_b32_e32 v248, 0xc8, v187
	v_wmma_f32_16x16x16_f16 v[89:96], v[189:196], v[153:160], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[197:204], v[153:160], v[81:88]
	ds_store_b16 v222, v244
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	scratch_load_b32 v133, off, off         ; 4-byte Folded Reload
	ds_load_b128 v[137:140], v251 offset:256
	ds_load_b128 v[129:132], v251 offset:272
	ds_load_b128 v[145:148], v251
	ds_load_b128 v[149:152], v251 offset:16
	s_waitcnt lgkmcnt(3)
	v_fma_mixlo_f16 v113, v113, s4, v137 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v118, v118, s4, v130 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, v102, s4, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v78, s4, v130 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v70, s4, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v46, v46, s4, v130 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v38, v38, s4, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v14, v14, s4, v130 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v6, v6, s4, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v105, v105, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, v106, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v117, v117, s4, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v119, s4, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v101, v101, s4, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, v103, s4, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v77, s4, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v79, s4, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v69, s4, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v71, s4, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v45, v45, s4, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v47, v47, s4, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v37, v37, s4, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v39, v39, s4, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v13, v13, s4, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v15, v15, s4, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v5, v5, s4, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v7, v7, s4, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, v107, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, v108, s4, v148 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v109, v109, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v110, v110, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v111, v111, s4, v151 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v112, v112, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v121, s4, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v122, s4, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, v123, s4, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v124, s4, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, v125, s4, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, v126, s4, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, v127, s4, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v128, v128, s4, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v114, s4, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, v115, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v116, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, v120, s4, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, v97, s4, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, v98, s4, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, v99, s4, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, v100, s4, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, v104, s4, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, v89, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v90, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v91, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v92, s4, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, v93, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v94, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v95, s4, v151 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v96, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, v81, s4, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, v82, s4, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, v83, s4, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, v84, s4, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v85, v85, s4, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v86, v86, s4, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v87, v87, s4, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v88, v88, s4, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v73, v73, s4, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v74, v74, s4, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v75, v75, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v76, v76, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v80, s4, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v65, v65, s4, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v66, s4, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, v67, s4, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, v68, s4, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v72, s4, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v48, v48, s4, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v40, v40, s4, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v16, v16, s4, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v8, v8, s4, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v57, v57, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, v58, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, v59, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v60, v60, s4, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v61, v61, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v62, v62, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v63, v63, s4, v151 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v64, v64, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, v49, s4, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, v50, s4, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, v51, s4, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, v52, s4, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v53, v53, s4, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, v54, s4, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, v55, s4, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, v56, s4, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, v41, s4, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, v42, s4, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, v43, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, v44, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, v33, s4, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, v34, s4, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, v35, s4, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, v36, s4, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, v25, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, v26, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, v27, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v28, v28, s4, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v29, v29, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v30, v30, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v31, v31, s4, v151 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v32, v32, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, v17, s4, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, v18, s4, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, v19, s4, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, v20, s4, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v21, v21, s4, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v22, v22, s4, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v23, v23, s4, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v24, v24, s4, v152 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, v9, s4, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, v10, s4, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, v11, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, v12, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v1, v1, s4, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, v2, s4, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, v3, s4, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, v4, s4, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v133, s16, v133
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v130, s5, v133
	v_add_nc_u32_e32 v134, s18, v133
	v_add_lshl_u32 v133, v130, v187, 1
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v129, s18, v134
	v_add_nc_u32_e32 v131, s5, v134
	v_add_lshl_u32 v134, v130, v224, 1
	v_add_lshl_u32 v135, v130, v223, 1
	s_clause 0x2
	buffer_store_b16 v105, v133, s[0:3], 0 offen
	buffer_store_b16 v106, v134, s[0:3], 0 offen
	buffer_store_b16 v107, v135, s[0:3], 0 offen
	v_add_lshl_u32 v105, v130, v221, 1
	v_add_lshl_u32 v106, v130, v0, 1
	v_add_lshl_u32 v107, v130, v169, 1
	v_add_lshl_u32 v133, v130, v170, 1
	v_add_lshl_u32 v134, v130, v171, 1
	s_clause 0x4
	buffer_store_b16 v108, v105, s[0:3], 0 offen
	buffer_store_b16 v109, v106, s[0:3], 0 offen
	buffer_store_b16 v110, v107, s[0:3], 0 offen
	buffer_store_b16 v111, v133, s[0:3], 0 offen
	buffer_store_b16 v112, v134, s[0:3], 0 offen
	v_add_lshl_u32 v105, v130, v255, 1
	v_add_lshl_u32 v106, v130, v254, 1
	v_add_lshl_u32 v107, v130, v253, 1
	v_add_lshl_u32 v108, v130, v252, 1
	v_add_lshl_u32 v109, v130, v188, 1
	s_clause 0x4
	buffer_store_b16 v121, v105, s[0:3], 0 offen
	buffer_store_b16 v122, v106, s[0:3], 0 offen
	buffer_store_b16 v123, v107, s[0:3], 0 offen
	buffer_store_b16 v124, v108, s[0:3], 0 offen
	buffer_store_b16 v125, v109, s[0:3], 0 offen
	v_add_lshl_u32 v105, v130, v186, 1
	v_add_lshl_u32 v106, v130, v185, 1
	v_add_lshl_u32 v107, v130, v184, 1
	v_add_lshl_u32 v108, v130, v183, 1
	v_add_lshl_u32 v109, v130, v182, 1
	s_clause 0x4
	buffer_store_b16 v126, v105, s[0:3], 0 offen
	buffer_store_b16 v127, v106, s[0:3], 0 offen
	buffer_store_b16 v128, v107, s[0:3], 0 offen
	buffer_store_b16 v113, v108, s[0:3], 0 offen
	buffer_store_b16 v114, v109, s[0:3], 0 offen
	v_add_lshl_u32 v105, v130, v181, 1
	v_add_lshl_u32 v106, v130, v180, 1
	v_add_lshl_u32 v107, v130, v179, 1
	v_add_lshl_u32 v108, v130, v178, 1
	v_add_lshl_u32 v109, v130, v177, 1
	s_clause 0x4
	buffer_store_b16 v115, v105, s[0:3], 0 offen
	buffer_store_b16 v116, v106, s[0:3], 0 offen
	buffer_store_b16 v117, v107, s[0:3], 0 offen
	buffer_store_b16 v118, v108, s[0:3], 0 offen
	buffer_store_b16 v119, v109, s[0:3], 0 offen
	v_add_lshl_u32 v105, v130, v176, 1
	v_add_lshl_u32 v106, v130, v175, 1
	v_add_lshl_u32 v107, v130, v174, 1
	v_add_lshl_u32 v108, v130, v173, 1
	v_add_lshl_u32 v109, v130, v172, 1
	s_clause 0x4
	buffer_store_b16 v120, v105, s[0:3], 0 offen
	buffer_store_b16 v97, v106, s[0:3], 0 offen
	buffer_store_b16 v98, v107, s[0:3], 0 offen
	buffer_store_b16 v99, v108, s[0:3], 0 offen
	buffer_store_b16 v100, v109, s[0:3], 0 offen
	v_or_b32_e32 v107, 0xca, v187
	v_or_b32_e32 v106, 0xcc, v187
	v_or_b32_e32 v108, 0xce, v187
	v_add_lshl_u32 v97, v130, v248, 1
	v_add_lshl_u32 v105, v131, v187, 1
	v_add_lshl_u32 v98, v130, v107, 1
	v_add_lshl_u32 v99, v130, v106, 1
	v_add_lshl_u32 v100, v130, v108, 1
	s_clause 0x4
	buffer_store_b16 v101, v97, s[0:3], 0 offen
	buffer_store_b16 v102, v98, s[0:3], 0 offen
	buffer_store_b16 v103, v99, s[0:3], 0 offen
	buffer_store_b16 v104, v100, s[0:3], 0 offen
	buffer_store_b16 v89, v105, s[0:3], 0 offen
	v_add_lshl_u32 v89, v131, v224, 1
	v_add_lshl_u32 v97, v131, v223, 1
	v_add_lshl_u32 v98, v131, v221, 1
	v_add_lshl_u32 v99, v131, v0, 1
	v_add_lshl_u32 v100, v131, v169, 1
	s_clause 0x4
	buffer_store_b16 v90, v89, s[0:3], 0 offen
	buffer_store_b16 v91, v97, s[0:3], 0 offen
	buffer_store_b16 v92, v98, s[0:3], 0 offen
	buffer_store_b16 v93, v99, s[0:3], 0 offen
	buffer_store_b16 v94, v100, s[0:3], 0 offen
	v_add_lshl_u32 v89, v131, v170, 1
	v_add_lshl_u32 v90, v131, v171, 1
	v_add_lshl_u32 v91, v131, v255, 1
	v_add_lshl_u32 v92, v131, v254, 1
	v_add_lshl_u32 v93, v131, v253, 1
	s_clause 0x4
	buffer_store_b16 v95, v89, s[0:3], 0 offen
	buffer_store_b16 v96, v90, s[0:3], 0 offen
	buffer_store_b16 v81, v91, s[0:3], 0 offen
	buffer_store_b16 v82, v92, s[0:3], 0 offen
	buffer_store_b16 v83, v93, s[0:3], 0 offen
	v_add_lshl_u32 v81, v131, v252, 1
	v_add_lshl_u32 v82, v131, v188, 1
	v_add_lshl_u32 v83, v131, v186, 1
	v_add_lshl_u32 v89, v131, v185, 1
	v_add_lshl_u32 v90, v131, v184, 1
	s_clause 0x4
	buffer_store_b16 v84, v81, s[0:3], 0 offen
	buffer_store_b16 v85, v82, s[0:3], 0 offen
	buffer_store_b16 v86, v83, s[0:3], 0 offen
	buffer_store_b16 v87, v89, s[0:3], 0 offen
	buffer_store_b16 v88, v90, s[0:3], 0 offen
	v_add_lshl_u32 v81, v131, v183, 1
	v_add_lshl_u32 v82, v131, v182, 1
	v_add_lshl_u32 v83, v131, v181, 1
	v_add_lshl_u32 v84, v131, v180, 1
	v_add_lshl_u32 v85, v131, v179, 1
	s_clause 0x4
	buffer_store_b16 v73, v81, s[0:3], 0 offen
	buffer_store_b16 v74, v82, s[0:3], 0 offen
	buffer_store_b16 v75, v83, s[0:3], 0 offen
	buffer_store_b16 v76, v84, s[0:3], 0 offen
	buffer_store_b16 v77, v85, s[0:3], 0 offen
	v_add_lshl_u32 v73, v131, v178, 1
	v_add_lshl_u32 v74, v131, v177, 1
	v_add_lshl_u32 v75, v131, v176, 1
	v_add_lshl_u32 v76, v131, v175, 1
	v_add_lshl_u32 v77, v131, v174, 1
	s_clause 0x4
	buffer_store_b16 v78, v73, s[0:3], 0 offen
	buffer_store_b16 v79, v74, s[0:3], 0 offen
	buffer_store_b16 v80, v75, s[0:3], 0 offen
	buffer_store_b16 v65, v76, s[0:3], 0 offen
	buffer_store_b16 v66, v77, s[0:3], 0 offen
	v_add_lshl_u32 v65, v131, v173, 1
	v_add_lshl_u32 v66, v131, v172, 1
	v_add_lshl_u32 v73, v131, v248, 1
	v_add_lshl_u32 v74, v131, v107, 1
	v_add_lshl_u32 v75, v131, v106, 1
	s_clause 0x4
	buffer_store_b16 v67, v65, s[0:3], 0 offen
	buffer_store_b16 v68, v66, s[0:3], 0 offen
	buffer_store_b16 v69, v73, s[0:3], 0 offen
	buffer_store_b16 v70, v74, s[0:3], 0 offen
	buffer_store_b16 v71, v75, s[0:3], 0 offen
	v_mov_b32_e32 v70, v108
	v_add_nc_u32_e32 v132, s5, v129
	v_add3_u32 v129, s5, s18, v129
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_lshl_u32 v65, v131, v70, 1
	v_add_lshl_u32 v66, v132, v187, 1
	v_add_lshl_u32 v67, v132, v224, 1
	v_add_lshl_u32 v68, v132, v223, 1
	v_add_lshl_u32 v69, v132, v221, 1
	s_clause 0x4
	buffer_store_b16 v72, v65, s[0:3], 0 offen
	buffer_store_b16 v57, v66, s[0:3], 0 offen
	buffer_store_b16 v58, v67, s[0:3], 0 offen
	buffer_store_b16 v59, v68, s[0:3], 0 offen
	buffer_store_b16 v60, v69, s[0:3], 0 offen
	v_add_lshl_u32 v57, v132, v0, 1
	v_add_lshl_u32 v58, v132, v169, 1
	v_add_lshl_u32 v59, v132, v170, 1
	v_add_lshl_u32 v60, v132, v171, 1
	v_add_lshl_u32 v65, v132, v255, 1
	s_clause 0x4
	buffer_store_b16 v61, v57, s[0:3], 0 offen
	buffer_store_b16 v62, v58, s[0:3], 0 offen
	buffer_store_b16 v63, v59, s[0:3], 0 offen
	buffer_store_b16 v64, v60, s[0:3], 0 offen
	buffer_store_b16 v49, v65, s[0:3], 0 offen
	v_add_lshl_u32 v49, v132, v254, 1
	v_add_lshl_u32 v57, v132, v253, 1
	v_add_lshl_u32 v58, v132, v252, 1
	v_add_lshl_u32 v59, v132, v188, 1
	v_add_lshl_u32 v60, v132, v186, 1
	s_clause 0x4
	buffer_store_b16 v50, v49, s[0:3], 0 offen
	buffer_store_b16 v51, v57, s[0:3], 0 offen
	buffer_store_b16 v52, v58, s[0:3], 0 offen
	buffer_store_b16 v53, v59, s[0:3], 0 offen
	buffer_store_b16 v54, v60, s[0:3], 0 offen
	v_add_lshl_u32 v49, v132, v185, 1
	v_add_lshl_u32 v50, v132, v184, 1
	v_add_lshl_u32 v51, v132, v183, 1
	v_add_lshl_u32 v52, v132, v182, 1
	v_add_lshl_u32 v53, v132, v181, 1
	s_clause 0x4
	buffer_store_b16 v55, v49, s[0:3], 0 offen
	buffer_store_b16 v56, v50, s[0:3], 0 offen
	buffer_store_b16 v41, v51, s[0:3], 0 offen
	buffer_store_b16 v42, v52, s[0:3], 0 offen
	buffer_store_b16 v43, v53, s[0:3], 0 offen
	v_add_lshl_u32 v41, v132, v180, 1
	v_add_lshl_u32 v42, v132, v179, 1
	v_add_lshl_u32 v43, v132, v178, 1
	v_add_lshl_u32 v49, v132, v177, 1
	v_add_lshl_u32 v50, v132, v176, 1
	s_clause 0x4
	buffer_store_b16 v44, v41, s[0:3], 0 offen
	buffer_store_b16 v45, v42, s[0:3], 0 offen
	buffer_store_b16 v46, v43, s[0:3], 0 offen
	buffer_store_b16 v47, v49, s[0:3], 0 offen
	buffer_store_b16 v48, v50, s[0:3], 0 offen
	v_add_lshl_u32 v41, v132, v175, 1
	v_add_lshl_u32 v42, v132, v174, 1
	v_add_lshl_u32 v43, v132, v173, 1
	v_add_lshl_u32 v44, v132, v172, 1
	v_add_lshl_u32 v45, v132, v248, 1
	s_clause 0x4
	buffer_store_b16 v33, v41, s[0:3], 0 offen
	buffer_store_b16 v34, v42, s[0:3], 0 offen
	buffer_store_b16 v35, v43, s[0:3], 0 offen
	buffer_store_b16 v36, v44, s[0:3], 0 offen
	buffer_store_b16 v37, v45, s[0:3], 0 offen
	v_add_lshl_u32 v33, v132, v107, 1
	v_add_lshl_u32 v34, v132, v106, 1
	v_add_lshl_u32 v35, v132, v70, 1
	v_add_lshl_u32 v36, v129, v187, 1
	v_add_lshl_u32 v37, v129, v224, 1
	s_clause 0x4
	buffer_store_b16 v38, v33, s[0:3], 0 offen
	buffer_store_b16 v39, v34, s[0:3], 0 offen
	buffer_store_b16 v40, v35, s[0:3], 0 offen
	buffer_store_b16 v25, v36, s[0:3], 0 offen
	buffer_store_b16 v26, v37, s[0:3], 0 offen
	v_add_lshl_u32 v25, v129, v223, 1
	v_add_lshl_u32 v26, v129, v221, 1
	v_add_lshl_u32 v0, v129, v0, 1
	v_add_lshl_u32 v33, v129, v169, 1
	v_add_lshl_u32 v34, v129, v170, 1
	s_clause 0x4
	buffer_store_b16 v27, v25, s[0:3], 0 offen
	buffer_store_b16 v28, v26, s[0:3], 0 offen
	buffer_store_b16 v29, v0, s[0:3], 0 offen
	buffer_store_b16 v30, v33, s[0:3], 0 offen
	buffer_store_b16 v31, v34, s[0:3], 0 offen
	v_add_lshl_u32 v0, v129, v171, 1
	v_add_lshl_u32 v25, v129, v255, 1
	v_add_lshl_u32 v26, v129, v254, 1
	v_add_lshl_u32 v27, v129, v253, 1
	v_add_lshl_u32 v28, v129, v252, 1
	s_clause 0x4
	buffer_store_b16 v32, v0, s[0:3], 0 offen
	buffer_store_b16 v17, v25, s[0:3], 0 offen
	buffer_store_b16 v18, v26, s[0:3], 0 offen
	buffer_store_b16 v19, v27, s[0:3], 0 offen
	buffer_store_b16 v20, v28, s[0:3], 0 offen
	v_add_lshl_u32 v0, v129, v188, 1
	v_add_lshl_u32 v17, v129, v186, 1
	v_add_lshl_u32 v18, v129, v185, 1
	v_add_lshl_u32 v19, v129, v184, 1
	v_add_lshl_u32 v20, v129, v183, 1
	s_clause 0x4
	buffer_store_b16 v21, v0, s[0:3], 0 offen
	buffer_store_b16 v22, v17, s[0:3], 0 offen
	buffer_store_b16 v23, v18, s[0:3], 0 offen
	buffer_store_b16 v24, v19, s[0:3], 0 offen
	buffer_store_b16 v9, v20, s[0:3], 0 offen
	v_add_lshl_u32 v0, v129, v182, 1
	v_add_lshl_u32 v9, v129, v181, 1
	v_add_lshl_u32 v17, v129, v180, 1
	v_add_lshl_u32 v18, v129, v179, 1
	v_add_lshl_u32 v19, v129, v178, 1
	s_clause 0x4
	buffer_store_b16 v10, v0, s[0:3], 0 offen
	buffer_store_b16 v11, v9, s[0:3], 0 offen
	buffer_store_b16 v12, v17, s[0:3], 0 offen
	buffer_store_b16 v13, v18, s[0:3], 0 offen
	buffer_store_b16 v14, v19, s[0:3], 0 offen
	v_add_lshl_u32 v0, v129, v177, 1
	v_add_lshl_u32 v9, v129, v176, 1
	v_add_lshl_u32 v10, v129, v175, 1
	v_add_lshl_u32 v11, v129, v174, 1
	v_add_lshl_u32 v12, v129, v173, 1
	s_clause 0x4
	buffer_store_b16 v15, v0, s[0:3], 0 offen
	buffer_store_b16 v16, v9, s[0:3], 0 offen
	buffer_store_b16 v1, v10, s[0:3], 0 offen
	buffer_store_b16 v2, v11, s[0:3], 0 offen
	buffer_store_b16 v3, v12, s[0:3], 0 offen
	v_add_lshl_u32 v0, v129, v172, 1
	v_add_lshl_u32 v1, v129, v248, 1
	v_add_lshl_u32 v2, v129, v107, 1
	v_add_lshl_u32 v3, v129, v106, 1
	v_add_lshl_u32 v9, v129, v70, 1
	s_clause 0x4
	buffer_store_b16 v4, v0, s[0:3], 0 offen
	buffer_store_b16 v5, v1, s[0:3], 0 offen
	buffer_store_b16 v6, v2, s[0:3], 0 offen
	buffer_store_b16 v7, v3, s[0:3], 0 offen
	buffer_store_b16 v8, v9, s[0:3], 0 offen
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm_bytes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 80
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
		.amdhsa_next_free_sgpr 23
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
	.size	scaled_mm_bytes, .Lfunc_end0-scaled_mm_bytes
                                        ; -- End function
	.set scaled_mm_bytes.num_vgpr, 256
	.set scaled_mm_bytes.num_agpr, 0
	.set scaled_mm_bytes.numbered_sgpr, 23
	.set scaled_mm_bytes.num_named_barrier, 0
	.set scaled_mm_bytes.private_seg_size, 80
	.set scaled_mm_bytes.uses_vcc, 1
	.set scaled_mm_bytes.uses_flat_scratch, 1
	.set scaled_mm_bytes.has_dyn_sized_stack, 0
	.set scaled_mm_bytes.has_recursion, 0
	.set scaled_mm_bytes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 9964
; TotalNumSgprs: 25
; NumVgprs: 256
; ScratchSize: 80
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 25
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
    .name:           scaled_mm_bytes
    .private_segment_fixed_size: 80
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         scaled_mm_bytes.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 20
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
