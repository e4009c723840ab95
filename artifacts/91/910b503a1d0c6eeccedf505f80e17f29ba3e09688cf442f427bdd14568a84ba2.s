	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm                       ; -- Begin function scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_b64 s[16:17], s[0:1], 0x2c
	s_abs_i32 s15, s2
	v_lshrrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v20, 3, v0
	v_lshrrev_b32_e32 v194, 4, v0
	v_lshlrev_b32_e32 v21, 4, v0
	v_lshrrev_b32_e32 v23, 1, v0
	s_mov_b32 s20, 0
	v_and_b32_e32 v177, 0x430, v20
	v_lshlrev_b32_e32 v195, 1, v0
	v_add_nc_u32_e32 v170, 0, v21
	v_and_b32_e32 v196, 48, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v22, 48, v195
	v_xor_b32_e32 v22, v21, v22
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s16, 31
	v_mul_lo_u32 v4, s17, v2
	s_lshr_b32 s3, s3, 24
	v_mul_lo_u32 v5, s16, v194
	s_add_i32 s3, s16, s3
	v_add_nc_u32_e32 v171, 0, v22
	s_ashr_i32 s3, s3, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	s_abs_i32 s14, s3
	v_lshl_add_u32 v7, s17, 6, v4
	s_cvt_f32_u32 s4, s14
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(SKIP_3) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v1, s4
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x20
	v_readfirstlane_b32 s12, v1
	v_and_b32_e32 v1, 24, v20
	s_mul_f32 s12, s12, 0x4f7ffffe
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(SKIP_1) | instid1(SALU_CYCLE_2)
	s_cvt_u32_f32 s18, s12
	s_sub_i32 s12, 0, s14
	s_mul_i32 s12, s12, s18
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_hi_u32 s19, s18, s12
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[6:7]
	s_add_i32 s18, s18, s19
	s_xor_b32 s7, s2, s3
	s_mul_hi_u32 s6, s15, s18
	s_ashr_i32 s22, s7, 31
	s_mul_i32 s18, s6, s14
	s_mov_b32 s7, 0x31027000
	s_sub_i32 s15, s15, s18
	s_add_i32 s18, s6, 1
	s_sub_i32 s19, s15, s14
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s18, s18, s6
	s_cselect_b32 s6, s19, s15
	s_add_i32 s15, s18, 1
	s_cmp_ge_u32 s6, s14
	s_mov_b32 s6, 0x7ffffffe
	s_cselect_b32 s14, s15, s18
	s_mov_b32 s15, s7
	s_xor_b32 s23, s14, s22
	s_mov_b32 s14, s6
	s_sub_i32 s24, s23, s22
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s19, s24, 7
	s_mul_i32 s24, s24, s3
	s_mul_i32 s3, s19, s17
	s_sub_i32 s18, s2, s24
	v_or_b32_e32 v6, s3, v1
	s_lshl_b32 s3, s18, 8
	s_cmp_gt_i32 s17, 0
	s_cselect_b32 vcc_lo, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_lshl_u32 v4, v6, v4, 1
	v_add_lshl_u32 v6, v6, v7, 1
	v_and_b32_e32 v193, 15, v0
	s_lshl_b32 s18, s16, 4
	s_and_b32 s5, s5, 0xffff
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_and_b32 s13, s13, 0xffff
	v_lshlrev_b32_e32 v3, 4, v193
	s_sub_i32 s21, s17, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v8, s3, v3
	v_add_nc_u32_e32 v7, v8, v5
	v_add3_u32 v5, v5, s18, v8
	v_cndmask_b32_e32 v8, 0x80000000, v6, vcc_lo
	v_add3_u32 v169, 0, v193, v196
	s_lshl_b32 s18, s16, 5
	v_cndmask_b32_e32 v12, 0x80000000, v7, vcc_lo
	v_cndmask_b32_e32 v16, 0x80000000, v5, vcc_lo
	s_clause 0x1
	buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
	buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
	s_clause 0x1
	buffer_load_b128 v[12:15], v12, s[12:15], 0 offen
	buffer_load_b128 v[16:19], v16, s[12:15], 0 offen
	s_cmp_lt_i32 s21, 1
	s_waitcnt vmcnt(3)
	ds_store_b128 v171, v[4:7]
	s_waitcnt vmcnt(2)
	ds_store_b128 v171, v[8:11] offset:4096
	s_waitcnt vmcnt(1)
	ds_store_b128 v170, v[12:15] offset:8192
	s_waitcnt vmcnt(0)
	ds_store_b128 v170, v[16:19] offset:12288
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	v_lshl_or_b32 v2, s23, 7, v2
	s_lshl_b32 s14, s22, 7
	v_lshl_or_b32 v7, s2, 8, v3
	v_lshl_or_b32 v5, v193, 6, v177
	v_or_b32_e32 v6, 48, v194
	v_subrev_nc_u32_e32 v2, s14, v2
	v_or_b32_e32 v8, 32, v194
	s_lshl_b32 s2, s24, 8
	v_xor_b32_e32 v9, 16, v5
	v_mov_b32_e32 v97, 0
	v_or_b32_e32 v4, 64, v2
	v_mad_u64_u32 v[2:3], null, s17, v2, v[1:2]
	v_xor_b32_e32 v10, 32, v5
	v_mul_lo_u32 v172, s16, v6
	v_mul_lo_u32 v174, s16, v8
	v_subrev_nc_u32_e32 v173, s2, v7
	v_add_nc_u32_e32 v176, 0, v9
	v_dual_mov_b32 v98, v97 :: v_dual_add_nc_u32 v175, 0, v5
	v_mad_u64_u32 v[3:4], null, s17, v4, v[1:2]
	v_xor_b32_e32 v1, 48, v5
	v_lshl_add_u32 v178, v2, 1, 64
	v_dual_mov_b32 v99, v97 :: v_dual_add_nc_u32 v180, 0, v10
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v100, v97 :: v_dual_add_nc_u32 v181, 0, v1
	v_lshl_add_u32 v179, v3, 1, 64
	v_mov_b32_e32 v101, v97
	v_mov_b32_e32 v102, v97
	v_mov_b32_e32 v103, v97
	v_mov_b32_e32 v104, v97
	v_mov_b32_e32 v121, v97
	v_mov_b32_e32 v122, v97
	v_mov_b32_e32 v123, v97
	v_mov_b32_e32 v124, v97
	v_mov_b32_e32 v125, v97
	v_mov_b32_e32 v126, v97
	v_mov_b32_e32 v127, v97
	v_mov_b32_e32 v128, v97
	v_mov_b32_e32 v57, v97
	v_mov_b32_e32 v58, v97
	v_mov_b32_e32 v59, v97
	v_mov_b32_e32 v60, v97
	v_mov_b32_e32 v61, v97
	v_mov_b32_e32 v62, v97
	v_mov_b32_e32 v63, v97
	v_mov_b32_e32 v64, v97
	v_mov_b32_e32 v49, v97
	v_mov_b32_e32 v50, v97
	v_mov_b32_e32 v51, v97
	v_mov_b32_e32 v52, v97
	v_mov_b32_e32 v53, v97
	v_mov_b32_e32 v54, v97
	v_mov_b32_e32 v55, v97
	v_mov_b32_e32 v56, v97
	v_mov_b32_e32 v113, v97
	v_mov_b32_e32 v114, v97
	v_mov_b32_e32 v115, v97
	v_mov_b32_e32 v116, v97
	v_mov_b32_e32 v117, v97
	v_mov_b32_e32 v118, v97
	v_mov_b32_e32 v119, v97
	v_mov_b32_e32 v120, v97
	v_mov_b32_e32 v105, v97
	v_mov_b32_e32 v106, v97
	v_mov_b32_e32 v107, v97
	v_mov_b32_e32 v108, v97
	v_mov_b32_e32 v109, v97
	v_mov_b32_e32 v110, v97
	v_mov_b32_e32 v111, v97
	v_mov_b32_e32 v112, v97
	v_mov_b32_e32 v41, v97
	v_mov_b32_e32 v42, v97
	v_mov_b32_e32 v43, v97
	v_mov_b32_e32 v44, v97
	v_mov_b32_e32 v45, v97
	v_mov_b32_e32 v46, v97
	v_mov_b32_e32 v47, v97
	v_mov_b32_e32 v48, v97
	v_mov_b32_e32 v33, v97
	v_mov_b32_e32 v34, v97
	v_mov_b32_e32 v35, v97
	v_mov_b32_e32 v36, v97
	v_mov_b32_e32 v37, v97
	v_mov_b32_e32 v38, v97
	v_mov_b32_e32 v39, v97
	v_mov_b32_e32 v40, v97
	v_mov_b32_e32 v89, v97
	v_mov_b32_e32 v90, v97
	v_mov_b32_e32 v91, v97
	v_mov_b32_e32 v92, v97
	v_mov_b32_e32 v93, v97
	v_mov_b32_e32 v94, v97
	v_mov_b32_e32 v95, v97
	v_mov_b32_e32 v96, v97
	v_mov_b32_e32 v81, v97
	v_mov_b32_e32 v82, v97
	v_mov_b32_e32 v83, v97
	v_mov_b32_e32 v84, v97
	v_mov_b32_e32 v85, v97
	v_mov_b32_e32 v86, v97
	v_mov_b32_e32 v87, v97
	v_mov_b32_e32 v88, v97
	v_mov_b32_e32 v25, v97
	v_mov_b32_e32 v26, v97
	v_mov_b32_e32 v27, v97
	v_mov_b32_e32 v28, v97
	v_mov_b32_e32 v29, v97
	v_mov_b32_e32 v30, v97
	v_mov_b32_e32 v31, v97
	v_mov_b32_e32 v32, v97
	v_mov_b32_e32 v17, v97
	v_mov_b32_e32 v18, v97
	v_mov_b32_e32 v19, v97
	v_mov_b32_e32 v20, v97
	v_mov_b32_e32 v21, v97
	v_mov_b32_e32 v22, v97
	v_mov_b32_e32 v23, v97
	v_mov_b32_e32 v24, v97
	v_mov_b32_e32 v73, v97
	v_mov_b32_e32 v74, v97
	v_mov_b32_e32 v75, v97
	v_mov_b32_e32 v76, v97
	v_mov_b32_e32 v77, v97
	v_mov_b32_e32 v78, v97
	v_mov_b32_e32 v79, v97
	v_mov_b32_e32 v80, v97
	v_mov_b32_e32 v65, v97
	v_mov_b32_e32 v66, v97
	v_mov_b32_e32 v67, v97
	v_mov_b32_e32 v68, v97
	v_mov_b32_e32 v69, v97
	v_mov_b32_e32 v70, v97
	v_mov_b32_e32 v71, v97
	v_mov_b32_e32 v72, v97
	v_mov_b32_e32 v9, v97
	v_mov_b32_e32 v10, v97
	v_mov_b32_e32 v11, v97
	v_mov_b32_e32 v12, v97
	v_mov_b32_e32 v13, v97
	v_mov_b32_e32 v14, v97
	v_mov_b32_e32 v15, v97
	v_mov_b32_e32 v16, v97
	v_mov_b32_e32 v1, v97
	v_mov_b32_e32 v2, v97
	v_mov_b32_e32 v3, v97
	v_mov_b32_e32 v4, v97
	v_mov_b32_e32 v5, v97
	v_mov_b32_e32 v6, v97
	v_mov_b32_e32 v7, v97
	v_mov_b32_e32 v8, v97
	s_mov_b32 s14, s6
	s_mov_b32 s15, s7
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x1
	buffer_load_b128 v[161:164], v178, s[4:7], 0 offen
	buffer_load_b128 v[165:168], v179, s[4:7], 0 offen
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u8 v129, v169 offset:8704
	ds_load_u8 v130, v169 offset:8192
	ds_load_u8 v131, v169 offset:9728
	ds_load_u8 v132, v169 offset:9216
	ds_load_u8 v133, v169 offset:10752
	ds_load_u8 v134, v169 offset:10240
	ds_load_u8 v135, v169 offset:11776
	ds_load_u8 v136, v169 offset:11264
	ds_load_b128 v[149:152], v176
	ds_load_b128 v[145:148], v175
	ds_load_b128 v[137:140], v175 offset:2048
	ds_load_b128 v[141:144], v176 offset:2048
	v_add_nc_u32_e32 v179, 64, v179
	v_add_nc_u32_e32 v178, 64, v178
	s_add_i32 s20, s20, 32
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v129, v169 offset:8960
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v130, v169 offset:8448
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v131, v169 offset:9984
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v132, v169 offset:9472
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v133, v169 offset:11008
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v134, v169 offset:10496
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v135, v169 offset:12032
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v136, v169 offset:11520
	s_cmp_lt_i32 s20, s21
	s_waitcnt lgkmcnt(7)
	v_pk_lshlrev_b16 v129, 8, v129 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(6)
	v_pk_lshlrev_b16 v130, 8, v130 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(5)
	v_pk_lshlrev_b16 v131, 8, v131 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(4)
	v_pk_lshlrev_b16 v132, 8, v132 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(3)
	v_pk_lshlrev_b16 v133, 8, v133 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(2)
	v_pk_lshlrev_b16 v134, 8, v134 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(1)
	v_pk_lshlrev_b16 v135, 8, v135 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v136, 8, v136 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v134, 1, v134 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v135, 1, v135 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v136, 1, v136 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v153, 16, v129
	v_lshrrev_b32_e32 v154, 16, v130
	v_lshrrev_b32_e32 v155, 16, v131
	v_lshrrev_b32_e32 v156, 16, v132
	v_lshrrev_b32_e32 v157, 16, v133
	v_lshrrev_b32_e32 v158, 16, v134
	v_lshrrev_b32_e32 v159, 16, v135
	v_lshrrev_b32_e32 v160, 16, v136
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_and_b32_e32 v130, 0xffffbf80, v130
	v_and_b32_e32 v131, 0xffffbf80, v131
	v_and_b32_e32 v132, 0xffffbf80, v132
	v_and_b32_e32 v133, 0xffffbf80, v133
	v_and_b32_e32 v134, 0xffffbf80, v134
	v_and_b32_e32 v135, 0xffffbf80, v135
	v_and_b32_e32 v136, 0xffffbf80, v136
	v_and_b32_e32 v153, 0xffffbf80, v153
	v_and_b32_e32 v154, 0xffffbf80, v154
	v_and_b32_e32 v155, 0xffffbf80, v155
	v_and_b32_e32 v156, 0xffffbf80, v156
	v_and_b32_e32 v157, 0xffffbf80, v157
	v_and_b32_e32 v158, 0xffffbf80, v158
	v_and_b32_e32 v159, 0xffffbf80, v159
	v_and_b32_e32 v160, 0xffffbf80, v160
	v_perm_b32 v129, v153, v129, 0x5040100
	v_perm_b32 v130, v154, v130, 0x5040100
	v_perm_b32 v131, v155, v131, 0x5040100
	v_perm_b32 v132, v156, v132, 0x5040100
	v_perm_b32 v133, v157, v133, 0x5040100
	v_perm_b32 v134, v158, v134, 0x5040100
	v_perm_b32 v135, v159, v135, 0x5040100
	v_perm_b32 v136, v160, v136, 0x5040100
	v_pk_mul_f16 v183, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v182, 0x5c00, v130 op_sel_hi:[0,1]
	v_pk_mul_f16 v185, 0x5c00, v131 op_sel_hi:[0,1]
	v_pk_mul_f16 v184, 0x5c00, v132 op_sel_hi:[0,1]
	v_pk_mul_f16 v187, 0x5c00, v133 op_sel_hi:[0,1]
	v_pk_mul_f16 v186, 0x5c00, v134 op_sel_hi:[0,1]
	v_pk_mul_f16 v189, 0x5c00, v135 op_sel_hi:[0,1]
	ds_load_b128 v[157:160], v176 offset:4096
	ds_load_b128 v[153:156], v175 offset:4096
	v_pk_mul_f16 v188, 0x5c00, v136 op_sel_hi:[0,1]
	ds_load_b128 v[129:132], v175 offset:6144
	ds_load_b128 v[133:136], v176 offset:6144
	v_wmma_f32_16x16x16_f16 v[97:104], v[182:189], v[145:152], v[97:104]
	v_wmma_f32_16x16x16_f16 v[113:120], v[182:189], v[137:144], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[182:189], v[153:160], v[89:96]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[182:189], v[129:136], v[73:80]
	ds_load_u8 v182, v169 offset:8256
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v182, v169 offset:8512
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v182, 8, v182 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v182, 1, v182 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v183, 16, v182
	v_and_b32_e32 v182, 0xffffbf80, v182
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v183, 0xffffbf80, v183
	v_perm_b32 v182, v183, v182, 0x5040100
	ds_load_u8 v183, v169 offset:8320
	v_pk_mul_f16 v213, 0x5c00, v182 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v183, v169 offset:8576
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v183, 8, v183 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v183, 1, v183 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v184, 16, v183
	v_and_b32_e32 v183, 0xffffbf80, v183
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v184, 0xffffbf80, v184
	v_perm_b32 v183, v184, v183, 0x5040100
	ds_load_u8 v184, v169 offset:9856
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v184, v169 offset:10112
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v184, 8, v184 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v184, 1, v184 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v185, 16, v184
	v_and_b32_e32 v184, 0xffffbf80, v184
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v185, 0xffffbf80, v185
	v_perm_b32 v184, v185, v184, 0x5040100
	ds_load_u8 v185, v169 offset:9344
	v_pk_mul_f16 v208, 0x5c00, v184 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:9600
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v185, v186, v185, 0x5040100
	ds_load_u8 v186, v169 offset:10880
	v_pk_mul_f16 v207, 0x5c00, v185 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v186, v169 offset:11136
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v186, 8, v186 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v186, 1, v186 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v187, 16, v186
	v_and_b32_e32 v186, 0xffffbf80, v186
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v187, 0xffffbf80, v187
	v_perm_b32 v186, v187, v186, 0x5040100
	ds_load_u8 v187, v169 offset:10368
	v_pk_mul_f16 v210, 0x5c00, v186 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v187, v169 offset:10624
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v187, 8, v187 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v187, 1, v187 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v188, 16, v187
	v_and_b32_e32 v187, 0xffffbf80, v187
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v188, 0xffffbf80, v188
	v_perm_b32 v187, v188, v187, 0x5040100
	ds_load_u8 v188, v169 offset:11904
	v_pk_mul_f16 v209, 0x5c00, v187 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v188, v169 offset:12160
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v188, 8, v188 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v188, 1, v188 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v189, 16, v188
	v_and_b32_e32 v188, 0xffffbf80, v188
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_perm_b32 v188, v189, v188, 0x5040100
	ds_load_u8 v189, v169 offset:11392
	v_pk_mul_f16 v212, 0x5c00, v188 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v189, v169 offset:11648
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v189, 8, v189 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v189, 1, v189 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v190, 16, v189
	v_and_b32_e32 v189, 0xffffbf80, v189
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_perm_b32 v190, v190, v189, 0x5040100
	ds_load_u8 v189, v169 offset:8896
	v_pk_mul_f16 v211, 0x5c00, v190 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v189, v169 offset:9152
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v189, 8, v189 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v189, 1, v189 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v191, 16, v189
	v_and_b32_e32 v189, 0xffffbf80, v189
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_perm_b32 v189, v191, v189, 0x5040100
	ds_load_u8 v191, v169 offset:8768
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v191, v169 offset:9024
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v191, 8, v191 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v191, 1, v191 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v192, 16, v191
	v_and_b32_e32 v191, 0xffffbf80, v191
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v192, 0xffffbf80, v192
	v_perm_b32 v191, v192, v191, 0x5040100
	ds_load_u8 v192, v169 offset:9792
	v_pk_mul_f16 v214, 0x5c00, v191 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v192, v169 offset:10048
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v192, 8, v192 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v192, 1, v192 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v197, 16, v192
	v_and_b32_e32 v192, 0xffffbf80, v192
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v197, 0xffffbf80, v197
	v_perm_b32 v192, v197, v192, 0x5040100
	ds_load_u8 v197, v169 offset:9280
	v_pk_mul_f16 v216, 0x5c00, v192 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v197, v169 offset:9536
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v197, 8, v197 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v197, 1, v197 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v198, 16, v197
	v_and_b32_e32 v197, 0xffffbf80, v197
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_perm_b32 v197, v198, v197, 0x5040100
	ds_load_u8 v198, v169 offset:10816
	v_pk_mul_f16 v215, 0x5c00, v197 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v198, v169 offset:11072
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v198, 8, v198 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v198, 1, v198 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v199, 16, v198
	v_and_b32_e32 v198, 0xffffbf80, v198
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v199, 0xffffbf80, v199
	v_perm_b32 v198, v199, v198, 0x5040100
	ds_load_u8 v199, v169 offset:10304
	v_pk_mul_f16 v218, 0x5c00, v198 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v199, v169 offset:10560
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v199, 8, v199 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v199, 1, v199 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v200, 16, v199
	v_and_b32_e32 v199, 0xffffbf80, v199
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v200, 0xffffbf80, v200
	v_perm_b32 v199, v200, v199, 0x5040100
	ds_load_u8 v200, v169 offset:11840
	v_pk_mul_f16 v217, 0x5c00, v199 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v200, v169 offset:12096
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v200, 8, v200 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v200, 1, v200 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v201, 16, v200
	v_and_b32_e32 v200, 0xffffbf80, v200
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v201, 0xffffbf80, v201
	v_perm_b32 v200, v201, v200, 0x5040100
	ds_load_u8 v201, v169 offset:11328
	v_pk_mul_f16 v220, 0x5c00, v200 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v201, v169 offset:11584
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v201, 8, v201 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v201, 1, v201 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v202, 16, v201
	v_and_b32_e32 v201, 0xffffbf80, v201
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v202, 0xffffbf80, v202
	v_perm_b32 v201, v202, v201, 0x5040100
	ds_load_u8 v202, v169 offset:8832
	v_pk_mul_f16 v219, 0x5c00, v201 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[81:88], v[213:220], v[153:160], v[81:88]
	v_wmma_f32_16x16x16_f16 v[121:128], v[213:220], v[145:152], v[121:128]
	v_wmma_f32_16x16x16_f16 v[105:112], v[213:220], v[137:144], v[105:112]
	v_wmma_f32_16x16x16_f16 v[65:72], v[213:220], v[129:136], v[65:72]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v202, v169 offset:9088
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v202, 8, v202 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v202, 1, v202 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v203, 16, v202
	v_and_b32_e32 v202, 0xffffbf80, v202
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v203, 0xffffbf80, v203
	v_perm_b32 v202, v203, v202, 0x5040100
	ds_load_u8 v203, v169 offset:8384
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v203, v169 offset:8640
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v203, 8, v203 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v203, 1, v203 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v204, 16, v203
	v_and_b32_e32 v203, 0xffffbf80, v203
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v204, 0xffffbf80, v204
	v_perm_b32 v203, v204, v203, 0x5040100
	ds_load_u8 v204, v169 offset:9920
	v_pk_mul_f16 v182, 0x5c00, v203 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v204, v169 offset:10176
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v204, 8, v204 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v204, 1, v204 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v205, 16, v204
	v_and_b32_e32 v204, 0xffffbf80, v204
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v205, 0xffffbf80, v205
	v_perm_b32 v204, v205, v204, 0x5040100
	ds_load_u8 v205, v169 offset:9408
	v_pk_mul_f16 v185, 0x5c00, v204 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v205, v169 offset:9664
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v205, 8, v205 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v206, 16, v205
	v_and_b32_e32 v205, 0xffffbf80, v205
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_perm_b32 v221, v206, v205, 0x5040100
	ds_load_u8 v205, v169 offset:10944
	v_pk_mul_f16 v184, 0x5c00, v221 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v205, v169 offset:11200
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v205, 8, v205 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v206, 16, v205
	v_and_b32_e32 v205, 0xffffbf80, v205
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_perm_b32 v222, v206, v205, 0x5040100
	ds_load_u8 v205, v169 offset:10432
	v_pk_mul_f16 v187, 0x5c00, v222 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v205, v169 offset:10688
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v205, 8, v205 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v206, 16, v205
	v_and_b32_e32 v205, 0xffffbf80, v205
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_perm_b32 v223, v206, v205, 0x5040100
	ds_load_u8 v205, v169 offset:11968
	v_pk_mul_f16 v186, 0x5c00, v223 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v205, v169 offset:12224
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v205, 8, v205 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v206, 16, v205
	v_and_b32_e32 v205, 0xffffbf80, v205
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_perm_b32 v224, v206, v205, 0x5040100
	ds_load_u8 v205, v169 offset:11456
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v205, v169 offset:11712
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v205, 8, v205 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v206, 16, v205
	v_and_b32_e32 v205, 0xffffbf80, v205
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_perm_b32 v225, v206, v205, 0x5040100
	v_pk_mul_f16 v205, 0x5c00, v183 op_sel_hi:[0,1]
	v_pk_mul_f16 v206, 0x5c00, v202 op_sel_hi:[0,1]
	v_pk_mul_f16 v183, 0x5c00, v189 op_sel_hi:[0,1]
	v_pk_mul_f16 v189, 0x5c00, v224 op_sel_hi:[0,1]
	v_pk_mul_f16 v188, 0x5c00, v225 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_f16 v[25:32], v[205:212], v[153:160], v[25:32]
	v_wmma_f32_16x16x16_f16 v[57:64], v[205:212], v[145:152], v[57:64]
	v_wmma_f32_16x16x16_f16 v[41:48], v[205:212], v[137:144], v[41:48]
	v_wmma_f32_16x16x16_f16 v[17:24], v[182:189], v[153:160], v[17:24]
	ds_load_u8 v153, v169 offset:12800
	ds_load_u8 v154, v169 offset:12288
	ds_load_u8 v155, v169 offset:13824
	ds_load_u8 v156, v169 offset:13312
	ds_load_u8 v157, v169 offset:14848
	ds_load_u8 v158, v169 offset:14336
	ds_load_u8 v159, v169 offset:15872
	ds_load_u8 v160, v169 offset:15360
	v_wmma_f32_16x16x16_f16 v[49:56], v[182:189], v[145:152], v[49:56]
	v_wmma_f32_16x16x16_f16 v[33:40], v[182:189], v[137:144], v[33:40]
	ds_load_b128 v[149:152], v181
	ds_load_b128 v[145:148], v180
	ds_load_b128 v[137:140], v180 offset:2048
	ds_load_b128 v[141:144], v181 offset:2048
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v153, v169 offset:13056
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v154, v169 offset:12544
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v155, v169 offset:14080
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v156, v169 offset:13568
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v157, v169 offset:15104
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v158, v169 offset:14592
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v159, v169 offset:16128
	s_waitcnt lgkmcnt(11)
	ds_load_u8_d16_hi v160, v169 offset:15616
	v_wmma_f32_16x16x16_f16 v[9:16], v[205:212], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[182:189], v[129:136], v[1:8]
	s_waitcnt lgkmcnt(7)
	v_pk_lshlrev_b16 v129, 8, v153 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(6)
	v_pk_lshlrev_b16 v130, 8, v154 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(5)
	v_pk_lshlrev_b16 v131, 8, v155 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(4)
	v_pk_lshlrev_b16 v132, 8, v156 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(3)
	v_pk_lshlrev_b16 v133, 8, v157 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(2)
	v_pk_lshlrev_b16 v134, 8, v158 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(1)
	v_pk_lshlrev_b16 v135, 8, v159 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v136, 8, v160 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v134, 1, v134 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v135, 1, v135 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v136, 1, v136 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v153, 16, v129
	v_lshrrev_b32_e32 v154, 16, v130
	v_lshrrev_b32_e32 v155, 16, v131
	v_lshrrev_b32_e32 v156, 16, v132
	v_lshrrev_b32_e32 v157, 16, v133
	v_lshrrev_b32_e32 v158, 16, v134
	v_lshrrev_b32_e32 v159, 16, v135
	v_lshrrev_b32_e32 v160, 16, v136
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_and_b32_e32 v130, 0xffffbf80, v130
	v_and_b32_e32 v131, 0xffffbf80, v131
	v_and_b32_e32 v132, 0xffffbf80, v132
	v_and_b32_e32 v133, 0xffffbf80, v133
	v_and_b32_e32 v134, 0xffffbf80, v134
	v_and_b32_e32 v135, 0xffffbf80, v135
	v_and_b32_e32 v136, 0xffffbf80, v136
	v_and_b32_e32 v153, 0xffffbf80, v153
	v_and_b32_e32 v154, 0xffffbf80, v154
	v_and_b32_e32 v155, 0xffffbf80, v155
	v_and_b32_e32 v156, 0xffffbf80, v156
	v_and_b32_e32 v157, 0xffffbf80, v157
	v_and_b32_e32 v158, 0xffffbf80, v158
	v_and_b32_e32 v159, 0xffffbf80, v159
	v_and_b32_e32 v160, 0xffffbf80, v160
	v_perm_b32 v129, v153, v129, 0x5040100
	v_perm_b32 v130, v154, v130, 0x5040100
	v_perm_b32 v131, v155, v131, 0x5040100
	v_perm_b32 v132, v156, v132, 0x5040100
	v_perm_b32 v133, v157, v133, 0x5040100
	v_perm_b32 v134, v158, v134, 0x5040100
	v_perm_b32 v135, v159, v135, 0x5040100
	v_perm_b32 v136, v160, v136, 0x5040100
	v_pk_mul_f16 v183, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v182, 0x5c00, v130 op_sel_hi:[0,1]
	v_pk_mul_f16 v185, 0x5c00, v131 op_sel_hi:[0,1]
	v_pk_mul_f16 v184, 0x5c00, v132 op_sel_hi:[0,1]
	v_pk_mul_f16 v187, 0x5c00, v133 op_sel_hi:[0,1]
	v_pk_mul_f16 v186, 0x5c00, v134 op_sel_hi:[0,1]
	v_pk_mul_f16 v189, 0x5c00, v135 op_sel_hi:[0,1]
	ds_load_b128 v[157:160], v181 offset:4096
	ds_load_b128 v[153:156], v180 offset:4096
	v_pk_mul_f16 v188, 0x5c00, v136 op_sel_hi:[0,1]
	ds_load_b128 v[129:132], v180 offset:6144
	ds_load_b128 v[133:136], v181 offset:6144
	v_wmma_f32_16x16x16_f16 v[97:104], v[182:189], v[145:152], v[97:104]
	v_wmma_f32_16x16x16_f16 v[113:120], v[182:189], v[137:144], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[182:189], v[153:160], v[89:96]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[182:189], v[129:136], v[73:80]
	ds_load_u8 v182, v169 offset:12928
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v182, v169 offset:13184
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v182, 8, v182 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v182, 1, v182 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v183, 16, v182
	v_and_b32_e32 v182, 0xffffbf80, v182
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v183, 0xffffbf80, v183
	v_perm_b32 v182, v183, v182, 0x5040100
	ds_load_u8 v183, v169 offset:12416
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v183, v169 offset:12672
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v183, 8, v183 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v183, 1, v183 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v184, 16, v183
	v_and_b32_e32 v183, 0xffffbf80, v183
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v184, 0xffffbf80, v184
	v_perm_b32 v183, v184, v183, 0x5040100
	ds_load_u8 v184, v169 offset:13952
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v184, v169 offset:14208
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v184, 8, v184 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v184, 1, v184 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v185, 16, v184
	v_and_b32_e32 v184, 0xffffbf80, v184
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v185, 0xffffbf80, v185
	v_perm_b32 v184, v185, v184, 0x5040100
	ds_load_u8 v185, v169 offset:13440
	v_pk_mul_f16 v188, 0x5c00, v184 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:13696
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v187, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:14976
	v_pk_mul_f16 v187, 0x5c00, v187 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:15232
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v189, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:14464
	v_pk_mul_f16 v190, 0x5c00, v189 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:14720
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v191, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:16000
	v_pk_mul_f16 v189, 0x5c00, v191 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:16256
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v192, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:15488
	v_pk_mul_f16 v192, 0x5c00, v192 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:15744
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v197, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:12864
	v_pk_mul_f16 v191, 0x5c00, v197 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:13120
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v198, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:12352
	v_pk_mul_f16 v198, 0x5c00, v198 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:12608
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v199, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:13888
	v_pk_mul_f16 v197, 0x5c00, v199 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:14144
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v200, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:13376
	v_pk_mul_f16 v200, 0x5c00, v200 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:13632
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v201, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:14912
	v_pk_mul_f16 v199, 0x5c00, v201 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:15168
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v202, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:14400
	v_pk_mul_f16 v202, 0x5c00, v202 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:14656
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v203, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:15936
	v_pk_mul_f16 v201, 0x5c00, v203 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:16192
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v204, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:15424
	v_pk_mul_f16 v204, 0x5c00, v204 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:15680
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v205, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:12992
	v_pk_mul_f16 v203, 0x5c00, v205 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[105:112], v[197:204], v[137:144], v[105:112]
	v_wmma_f32_16x16x16_f16 v[121:128], v[197:204], v[145:152], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[197:204], v[153:160], v[81:88]
	v_wmma_f32_16x16x16_f16 v[65:72], v[197:204], v[129:136], v[65:72]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:13248
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v206, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:12480
	v_pk_mul_f16 v206, 0x5c00, v206 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:12736
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v207, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:14016
	v_pk_mul_f16 v205, 0x5c00, v207 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:14272
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v208, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:13504
	v_pk_mul_f16 v208, 0x5c00, v208 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:13760
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v209, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:15040
	v_pk_mul_f16 v207, 0x5c00, v209 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:15296
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v210, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:14528
	v_pk_mul_f16 v210, 0x5c00, v210 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:14784
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v211, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:16064
	v_pk_mul_f16 v209, 0x5c00, v211 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:16320
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v212, v186, v185, 0x5040100
	ds_load_u8 v185, v169 offset:15552
	v_pk_mul_f16 v212, 0x5c00, v212 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	ds_load_u8_d16_hi v185, v169 offset:15808
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v186, 16, v185
	v_and_b32_e32 v185, 0xffffbf80, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_perm_b32 v213, v186, v185, 0x5040100
	v_pk_mul_f16 v186, 0x5c00, v182 op_sel_hi:[0,1]
	v_pk_mul_f16 v185, 0x5c00, v183 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pk_mul_f16 v211, 0x5c00, v213 op_sel_hi:[0,1]
	v_wmma_f32_16x16x16_f16 v[41:48], v[185:192], v[137:144], v[41:48]
	v_wmma_f32_16x16x16_f16 v[57:64], v[185:192], v[145:152], v[57:64]
	v_wmma_f32_16x16x16_f16 v[25:32], v[185:192], v[153:160], v[25:32]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_f16 v[33:40], v[205:212], v[137:144], v[33:40]
	v_add_nc_u32_e32 v137, v174, v173
	v_add_nc_u32_e32 v141, v172, v173
	s_clause 0x1
	buffer_load_b128 v[137:140], v137, s[12:15], 0 offen
	buffer_load_b128 v[141:144], v141, s[12:15], 0 offen
	v_wmma_f32_16x16x16_f16 v[49:56], v[205:212], v[145:152], v[49:56]
	v_wmma_f32_16x16x16_f16 v[17:24], v[205:212], v[153:160], v[17:24]
	v_add_nc_u32_e32 v173, s18, v173
	v_wmma_f32_16x16x16_f16 v[9:16], v[185:192], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[205:212], v[129:136], v[1:8]
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v171, v[161:164]
	ds_store_b128 v171, v[165:168] offset:4096
	ds_store_b128 v170, v[137:140] offset:8192
	ds_store_b128 v170, v[141:144] offset:12288
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v8
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
	v_mov_b32_e32 v96, v8
	v_mov_b32_e32 v95, v8
	v_mov_b32_e32 v94, v8
	v_mov_b32_e32 v93, v8
	v_mov_b32_e32 v92, v8
	v_mov_b32_e32 v91, v8
	v_mov_b32_e32 v90, v8
	v_mov_b32_e32 v89, v8
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
	v_mov_b32_e32 v128, v8
	v_mov_b32_e32 v127, v8
	v_mov_b32_e32 v126, v8
	v_mov_b32_e32 v125, v8
	v_mov_b32_e32 v124, v8
	v_mov_b32_e32 v123, v8
	v_mov_b32_e32 v122, v8
	v_mov_b32_e32 v121, v8
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v8
	v_mov_b32_e32 v102, v8
	v_mov_b32_e32 v101, v8
	v_mov_b32_e32 v100, v8
	v_mov_b32_e32 v99, v8
	v_mov_b32_e32 v98, v8
	v_mov_b32_e32 v97, v8
.LBB0_4:                                ; %._crit_edge
	s_add_i32 s2, s17, 31
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 32
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	ds_load_u8 v144, v169 offset:16064
	ds_load_u8 v180, v169 offset:12800
	ds_load_u8 v132, v169 offset:12480
	ds_load_u8 v133, v169 offset:12992
	ds_load_u8 v181, v169 offset:13312
	ds_load_u8 v143, v169 offset:15552
	ds_load_u8 v171, v169 offset:15872
	ds_load_u8 v134, v169 offset:13504
	ds_load_u8 v182, v169 offset:13824
	ds_load_u8 v142, v169 offset:15040
	ds_load_u8 v170, v169 offset:15360
	ds_load_u8 v135, v169 offset:14016
	ds_load_u8 v183, v169 offset:14336
	ds_load_u8 v136, v169 offset:14528
	ds_load_u8 v184, v169 offset:14848
	ds_load_u8 v131, v169 offset:11968
	ds_load_u8 v145, v169 offset:12288
	ds_load_u8 v130, v169 offset:11456
	ds_load_u8 v179, v169 offset:11776
	ds_load_u8 v140, v169 offset:10944
	ds_load_u8 v129, v169 offset:11264
	v_lshl_or_b32 v177, v193, 6, v177
	s_waitcnt lgkmcnt(19)
	ds_load_u8_d16_hi v180, v169 offset:13056
	ds_load_u8 v164, v169 offset:12864
	ds_load_u8 v146, v169 offset:13952
	s_waitcnt lgkmcnt(20)
	ds_load_u8_d16_hi v133, v169 offset:13248
	s_waitcnt lgkmcnt(20)
	ds_load_u8_d16_hi v181, v169 offset:13568
	ds_load_u8 v165, v169 offset:13376
	ds_load_u8 v137, v169 offset:14464
	s_waitcnt lgkmcnt(20)
	ds_load_u8_d16_hi v134, v169 offset:13760
	s_waitcnt lgkmcnt(20)
	ds_load_u8_d16_hi v182, v169 offset:14080
	ds_load_u8 v166, v169 offset:13888
	ds_load_u8 v148, v169 offset:14976
	s_waitcnt lgkmcnt(20)
	ds_load_u8_d16_hi v135, v169 offset:14272
	s_waitcnt lgkmcnt(20)
	ds_load_u8_d16_hi v183, v169 offset:14592
	ds_load_u8 v167, v169 offset:14400
	ds_load_u8 v138, v169 offset:15488
	s_waitcnt lgkmcnt(22)
	ds_load_u8_d16_hi v136, v169 offset:14784
	s_waitcnt lgkmcnt(22)
	ds_load_u8_d16_hi v184, v169 offset:15104
	ds_load_u8 v153, v169 offset:14912
	ds_load_u8 v139, v169 offset:16000
	ds_load_u8_d16_hi v142, v169 offset:15296
	ds_load_u8_d16_hi v170, v169 offset:15616
	ds_load_u8 v154, v169 offset:15424
	ds_load_u8 v161, v169 offset:10752
	ds_load_u8_d16_hi v143, v169 offset:15808
	ds_load_u8_d16_hi v171, v169 offset:16128
	ds_load_u8 v155, v169 offset:15936
	ds_load_u8_d16_hi v144, v169 offset:16320
	s_waitcnt lgkmcnt(31)
	ds_load_u8_d16_hi v145, v169 offset:12544
	ds_load_u8 v172, v169 offset:12352
	ds_load_u8_d16_hi v132, v169 offset:12736
	ds_load_u8 v149, v169 offset:13440
	ds_load_u8 v178, v169 offset:10240
	ds_load_u8 v141, v169 offset:10432
	s_waitcnt lgkmcnt(35)
	ds_load_u8_d16_hi v179, v169 offset:12032
	ds_load_u8 v163, v169 offset:11840
	ds_load_u8_d16_hi v131, v169 offset:12224
	ds_load_u8 v147, v169 offset:12928
	s_waitcnt lgkmcnt(37)
	ds_load_u8_d16_hi v129, v169 offset:11520
	ds_load_u8 v162, v169 offset:11328
	ds_load_u8_d16_hi v130, v169 offset:11712
	ds_load_u8 v191, v169 offset:12416
	ds_load_u8 v150, v169 offset:9920
	ds_load_u8 v187, v169 offset:9728
	s_waitcnt lgkmcnt(19)
	v_pk_lshlrev_b16 v143, 8, v143 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v142, 8, v142 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v198, 8, v136 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(16)
	v_pk_lshlrev_b16 v144, 8, v144 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v134, 8, v134 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v161, v169 offset:11008
	ds_load_u8 v173, v169 offset:10816
	ds_load_u8_d16_hi v140, v169 offset:11200
	ds_load_u8 v190, v169 offset:11904
	ds_load_u8_d16_hi v155, v169 offset:16192
	ds_load_u8 v185, v169 offset:9216
	v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
	ds_load_u8 v151, v169 offset:9408
	s_waitcnt lgkmcnt(18)
	ds_load_u8_d16_hi v178, v169 offset:10496
	ds_load_u8 v175, v169 offset:10304
	s_waitcnt lgkmcnt(19)
	ds_load_u8_d16_hi v141, v169 offset:10688
	ds_load_u8 v160, v169 offset:11392
	ds_load_u8_d16_hi v139, v169 offset:16256
	ds_load_u8_d16_hi v154, v169 offset:15680
	v_lshrrev_b32_e32 v157, 16, v143
	v_and_b32_e32 v143, 0xffffbf80, v143
	v_lshrrev_b32_e32 v199, 16, v142
	v_lshrrev_b32_e32 v156, 16, v144
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_and_b32_e32 v197, 0xffffbf80, v157
	v_and_b32_e32 v142, 0xffffbf80, v142
	v_pk_lshlrev_b16 v133, 8, v133 op_sel_hi:[0,1]
	v_and_b32_e32 v176, 0xffffbf80, v156
	ds_load_u8 v152, v169 offset:8384
	ds_load_u8 v186, v169 offset:8704
	ds_load_u8 v192, v169 offset:8896
	s_waitcnt lgkmcnt(16)
	ds_load_u8_d16_hi v187, v169 offset:9984
	ds_load_u8 v188, v169 offset:9792
	ds_load_u8_d16_hi v150, v169 offset:10176
	ds_load_u8 v159, v169 offset:10880
	v_perm_b32 v143, v197, v143, 0x5040100
	v_and_b32_e32 v197, 0xffffbf80, v199
	v_pk_lshlrev_b16 v130, 8, v130 op_sel_hi:[0,1]
	v_perm_b32 v144, v176, v144, 0x5040100
	s_waitcnt lgkmcnt(14)
	ds_load_u8_d16_hi v185, v169 offset:9472
	ds_load_u8 v174, v169 offset:9280
	s_waitcnt lgkmcnt(15)
	ds_load_u8_d16_hi v151, v169 offset:9664
	ds_load_u8 v158, v169 offset:10368
	v_pk_mul_f16 v136, 0x5c00, v144 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v144, 1, v198 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v198, 8, v135 op_sel_hi:[0,1]
	v_pk_mul_f16 v135, 0x5c00, v143 op_sel_hi:[0,1]
	v_perm_b32 v142, v197, v142, 0x5040100
	v_pk_ashrrev_i16 v197, 1, v134 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v140, 8, v140 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v198 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v198, 16, v144
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_pk_mul_f16 v134, 0x5c00, v142 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v142, 16, v197
	v_lshrrev_b32_e32 v199, 16, v143
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_and_b32_e32 v143, 0xffffbf80, v143
	v_and_b32_e32 v197, 0xffffbf80, v197
	v_and_b32_e32 v142, 0xffffbf80, v142
	v_and_b32_e32 v199, 0xffffbf80, v199
	v_perm_b32 v144, v198, v144, 0x5040100
	v_pk_ashrrev_i16 v198, 1, v133 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(14)
	v_pk_lshlrev_b16 v141, 8, v141 op_sel_hi:[0,1]
	v_perm_b32 v142, v142, v197, 0x5040100
	v_perm_b32 v143, v199, v143, 0x5040100
	v_pk_lshlrev_b16 v199, 8, v132 op_sel_hi:[0,1]
	v_pk_mul_f16 v133, 0x5c00, v144 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v144, 16, v198
	v_and_b32_e32 v197, 0xffffbf80, v198
	v_pk_mul_f16 v132, 0x5c00, v143 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v199 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v198, 8, v131 op_sel_hi:[0,1]
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_pk_mul_f16 v131, 0x5c00, v142 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v138, v169 offset:15744
	ds_load_u8_d16_hi v153, v169 offset:15168
	v_pk_ashrrev_i16 v142, 1, v198 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v198, 16, v143
	v_perm_b32 v144, v144, v197, 0x5040100
	v_pk_ashrrev_i16 v197, 1, v130 op_sel_hi:[0,1]
	v_and_b32_e32 v143, 0xffffbf80, v143
	v_lshrrev_b32_e32 v199, 16, v142
	v_and_b32_e32 v198, 0xffffbf80, v198
	ds_load_u8 v156, v169 offset:8320
	s_waitcnt lgkmcnt(13)
	ds_load_u8_d16_hi v152, v169 offset:8640
	s_waitcnt lgkmcnt(13)
	ds_load_u8_d16_hi v186, v169 offset:8960
	ds_load_u8 v189, v169 offset:8768
	s_waitcnt lgkmcnt(14)
	ds_load_u8_d16_hi v192, v169 offset:9152
	ds_load_u8 v168, v169 offset:9856
	v_pk_mul_f16 v130, 0x5c00, v144 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v144, 16, v197
	v_and_b32_e32 v142, 0xffffbf80, v142
	v_and_b32_e32 v199, 0xffffbf80, v199
	v_and_b32_e32 v200, 0xffffbf80, v197
	v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
	v_perm_b32 v197, v198, v143, 0x5040100
	v_lshrrev_b32_e32 v143, 16, v140
	v_perm_b32 v142, v199, v142, 0x5040100
	v_and_b32_e32 v199, 0xffffbf80, v144
	v_lshrrev_b32_e32 v198, 16, v141
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_and_b32_e32 v143, 0xffffbf80, v143
	s_waitcnt lgkmcnt(9)
	v_pk_lshlrev_b16 v151, 8, v151 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v150, 8, v150 op_sel_hi:[0,1]
	v_pk_mul_f16 v144, 0x5c00, v142 op_sel_hi:[0,1]
	v_perm_b32 v142, v199, v200, 0x5040100
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_perm_b32 v140, v143, v140, 0x5040100
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v150, 1, v150 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v142 op_sel_hi:[0,1]
	v_pk_mul_f16 v142, 0x5c00, v140 op_sel_hi:[0,1]
	v_perm_b32 v140, v198, v141, 0x5040100
	v_lshrrev_b32_e32 v141, 16, v151
	v_lshrrev_b32_e32 v198, 16, v150
	s_waitcnt lgkmcnt(1)
	v_pk_lshlrev_b16 v192, 8, v192 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v148, v169 offset:15232
	ds_load_u8_d16_hi v167, v169 offset:14656
	v_and_b32_e32 v151, 0xffffbf80, v151
	v_and_b32_e32 v199, 0xffffbf80, v141
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_pk_ashrrev_i16 v192, 1, v192 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v152, 8, v152 op_sel_hi:[0,1]
	v_pk_mul_f16 v141, 0x5c00, v140 op_sel_hi:[0,1]
	v_perm_b32 v151, v199, v151, 0x5040100
	v_perm_b32 v140, v198, v150, 0x5040100
	v_lshrrev_b32_e32 v150, 16, v192
	v_pk_ashrrev_i16 v152, 1, v152 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v198, 8, v139 op_sel_hi:[0,1]
	ds_load_u8 v157, v169 offset:8832
	ds_load_u8 v176, v169 offset:9344
	ds_load_u8_d16_hi v137, v169 offset:14720
	ds_load_u8_d16_hi v166, v169 offset:14144
	v_and_b32_e32 v192, 0xffffbf80, v192
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_pk_mul_f16 v139, 0x5c00, v151 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v151, 16, v152
	v_pk_ashrrev_i16 v198, 1, v198 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v146, v169 offset:14208
	ds_load_u8_d16_hi v165, v169 offset:13632
	v_perm_b32 v150, v150, v192, 0x5040100
	v_pk_lshlrev_b16 v192, 8, v138 op_sel_hi:[0,1]
	v_and_b32_e32 v152, 0xffffbf80, v152
	v_and_b32_e32 v151, 0xffffbf80, v151
	v_lshrrev_b32_e32 v199, 16, v198
	s_waitcnt lgkmcnt(7)
	v_pk_lshlrev_b16 v148, 8, v148 op_sel_hi:[0,1]
	v_pk_mul_f16 v138, 0x5c00, v150 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v150, 1, v192 op_sel_hi:[0,1]
	v_and_b32_e32 v192, 0xffffbf80, v198
	v_and_b32_e32 v198, 0xffffbf80, v199
	v_perm_b32 v151, v151, v152, 0x5040100
	v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v149, v169 offset:13696
	ds_load_u8_d16_hi v164, v169 offset:13120
	v_lshrrev_b32_e32 v152, 16, v150
	v_perm_b32 v192, v198, v192, 0x5040100
	s_waitcnt lgkmcnt(5)
	v_pk_lshlrev_b16 v198, 8, v137 op_sel_hi:[0,1]
	v_pk_mul_f16 v137, 0x5c00, v151 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v151, 16, v148
	ds_load_u8_d16_hi v147, v169 offset:13184
	ds_load_u8_d16_hi v172, v169 offset:12608
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_and_b32_e32 v199, 0xffffbf80, v152
	v_pk_mul_f16 v152, 0x5c00, v192 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v192, 1, v198 op_sel_hi:[0,1]
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_and_b32_e32 v151, 0xffffbf80, v151
	s_waitcnt lgkmcnt(5)
	v_pk_lshlrev_b16 v146, 8, v146 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v191, v169 offset:12672
	ds_load_u8_d16_hi v163, v169 offset:12096
	ds_load_u8_d16_hi v190, v169 offset:12160
	ds_load_u8_d16_hi v162, v169 offset:11584
	v_perm_b32 v150, v199, v150, 0x5040100
	v_lshrrev_b32_e32 v198, 16, v192
	v_perm_b32 v148, v151, v148, 0x5040100
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v160, v169 offset:11648
	ds_load_u8_d16_hi v173, v169 offset:11072
	s_waitcnt lgkmcnt(9)
	v_pk_lshlrev_b16 v149, 8, v149 op_sel_hi:[0,1]
	v_and_b32_e32 v192, 0xffffbf80, v192
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_pk_mul_f16 v151, 0x5c00, v150 op_sel_hi:[0,1]
	v_pk_mul_f16 v150, 0x5c00, v148 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v148, 16, v146
	ds_load_u8_d16_hi v159, v169 offset:11136
	ds_load_u8_d16_hi v175, v169 offset:10560
	v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
	v_perm_b32 v192, v198, v192, 0x5040100
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_and_b32_e32 v148, 0xffffbf80, v148
	s_waitcnt lgkmcnt(9)
	v_pk_lshlrev_b16 v147, 8, v147 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v168, v169 offset:10112
	ds_load_u8_d16_hi v174, v169 offset:9536
	ds_load_u8_d16_hi v158, v169 offset:10624
	ds_load_u8_d16_hi v188, v169 offset:10048
	v_lshrrev_b32_e32 v198, 16, v149
	v_and_b32_e32 v199, 0xffffbf80, v149
	s_waitcnt lgkmcnt(11)
	v_pk_lshlrev_b16 v191, 8, v191 op_sel_hi:[0,1]
	v_pk_mul_f16 v149, 0x5c00, v192 op_sel_hi:[0,1]
	v_perm_b32 v146, v148, v146, 0x5040100
	v_pk_ashrrev_i16 v192, 1, v147 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(9)
	v_pk_lshlrev_b16 v190, 8, v190 op_sel_hi:[0,1]
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_pk_ashrrev_i16 v191, 1, v191 op_sel_hi:[0,1]
	v_pk_mul_f16 v148, 0x5c00, v146 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v146, 16, v192
	v_pk_ashrrev_i16 v190, 1, v190 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(7)
	v_pk_lshlrev_b16 v160, 8, v160 op_sel_hi:[0,1]
	ds_load_u8_d16_hi v176, v169 offset:9600
	ds_load_u8_d16_hi v189, v169 offset:9024
	v_perm_b32 v147, v198, v199, 0x5040100
	v_lshrrev_b32_e32 v198, 16, v191
	v_and_b32_e32 v192, 0xffffbf80, v192
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_lshrrev_b32_e32 v199, 16, v190
	v_pk_ashrrev_i16 v160, 1, v160 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(7)
	v_pk_lshlrev_b16 v159, 8, v159 op_sel_hi:[0,1]
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_perm_b32 v146, v146, v192, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_and_b32_e32 v192, 0xffffbf80, v199
	v_lshrrev_b32_e32 v199, 16, v160
	v_pk_ashrrev_i16 v159, 1, v159 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(3)
	v_pk_lshlrev_b16 v158, 8, v158 op_sel_hi:[0,1]
	ds_load_u8 v200, v169 offset:8256
	ds_load_u8_d16_hi v157, v169 offset:9088
	ds_load_u8_d16_hi v156, v169 offset:8576
	v_and_b32_e32 v201, 0xffffbf80, v160
	v_perm_b32 v160, v192, v190, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v199
	v_perm_b32 v210, v198, v191, 0x5040100
	v_lshrrev_b32_e32 v191, 16, v159
	v_pk_ashrrev_i16 v158, 1, v158 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v168, 8, v168 op_sel_hi:[0,1]
	v_perm_b32 v190, v190, v201, 0x5040100
	v_and_b32_e32 v159, 0xffffbf80, v159
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_lshrrev_b32_e32 v192, 16, v158
	s_waitcnt lgkmcnt(4)
	v_pk_lshlrev_b16 v176, 8, v176 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v168, 1, v168 op_sel_hi:[0,1]
	v_and_b32_e32 v198, 0xffffbf80, v158
	v_perm_b32 v158, v191, v159, 0x5040100
	v_and_b32_e32 v191, 0xffffbf80, v192
	v_pk_ashrrev_i16 v176, 1, v176 op_sel_hi:[0,1]
	v_pk_mul_f16 v159, 0x5c00, v190 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v190, 16, v168
	v_and_b32_e32 v168, 0xffffbf80, v168
	v_perm_b32 v191, v191, v198, 0x5040100
	v_lshrrev_b32_e32 v192, 16, v176
	s_waitcnt lgkmcnt(1)
	v_pk_lshlrev_b16 v198, 8, v157 op_sel_hi:[0,1]
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_and_b32_e32 v176, 0xffffbf80, v176
	v_pk_mul_f16 v157, 0x5c00, v191 op_sel_hi:[0,1]
	v_and_b32_e32 v191, 0xffffbf80, v192
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v192, 8, v156 op_sel_hi:[0,1]
	v_perm_b32 v168, v190, v168, 0x5040100
	v_pk_ashrrev_i16 v190, 1, v198 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v154, 8, v154 op_sel_hi:[0,1]
	v_perm_b32 v176, v191, v176, 0x5040100
	v_pk_lshlrev_b16 v191, 8, v155 op_sel_hi:[0,1]
	v_pk_mul_f16 v156, 0x5c00, v168 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v168, 16, v190
	v_pk_ashrrev_i16 v192, 1, v192 op_sel_hi:[0,1]
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_pk_mul_f16 v155, 0x5c00, v176 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v176, 1, v191 op_sel_hi:[0,1]
	v_and_b32_e32 v168, 0xffffbf80, v168
	v_lshrrev_b32_e32 v191, 16, v192
	v_pk_ashrrev_i16 v199, 1, v154 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v153, 8, v153 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v167, 8, v167 op_sel_hi:[0,1]
	v_perm_b32 v168, v168, v190, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v192
	v_lshrrev_b32_e32 v192, 16, v176
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_pk_lshlrev_b16 v166, 8, v166 op_sel_hi:[0,1]
	v_pk_mul_f16 v154, 0x5c00, v168 op_sel_hi:[0,1]
	v_and_b32_e32 v168, 0xffffbf80, v176
	v_and_b32_e32 v176, 0xffffbf80, v192
	v_lshrrev_b32_e32 v192, 16, v199
	v_perm_b32 v190, v191, v190, 0x5040100
	v_and_b32_e32 v191, 0xffffbf80, v199
	v_pk_lshlrev_b16 v165, 8, v165 op_sel_hi:[0,1]
	v_perm_b32 v168, v176, v168, 0x5040100
	v_pk_ashrrev_i16 v176, 1, v153 op_sel_hi:[0,1]
	v_and_b32_e32 v192, 0xffffbf80, v192
	v_pk_mul_f16 v153, 0x5c00, v190 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v165, 1, v165 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v164, 8, v164 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v190, 16, v176
	v_perm_b32 v191, v192, v191, 0x5040100
	v_pk_ashrrev_i16 v192, 1, v167 op_sel_hi:[0,1]
	v_and_b32_e32 v176, 0xffffbf80, v176
	v_pk_lshlrev_b16 v172, 8, v172 op_sel_hi:[0,1]
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_pk_mul_f16 v167, 0x5c00, v191 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v191, 1, v166 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v166, 16, v192
	v_pk_lshlrev_b16 v162, 8, v162 op_sel_hi:[0,1]
	v_perm_b32 v176, v190, v176, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v192
	v_lshrrev_b32_e32 v192, 16, v191
	v_and_b32_e32 v199, 0xffffbf80, v166
	v_pk_ashrrev_i16 v172, 1, v172 op_sel_hi:[0,1]
	v_pk_mul_f16 v166, 0x5c00, v176 op_sel_hi:[0,1]
	v_and_b32_e32 v176, 0xffffbf80, v191
	v_and_b32_e32 v191, 0xffffbf80, v192
	v_lshrrev_b32_e32 v192, 16, v165
	v_perm_b32 v190, v199, v190, 0x5040100
	v_and_b32_e32 v199, 0xffffbf80, v165
	v_pk_lshlrev_b16 v173, 8, v173 op_sel_hi:[0,1]
	v_perm_b32 v176, v191, v176, 0x5040100
	v_pk_ashrrev_i16 v191, 1, v164 op_sel_hi:[0,1]
	v_and_b32_e32 v192, 0xffffbf80, v192
	v_pk_mul_f16 v165, 0x5c00, v190 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v175, 8, v175 op_sel_hi:[0,1]
	v_pk_mul_f16 v164, 0x5c00, v176 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v176, 16, v191
	v_perm_b32 v190, v192, v199, 0x5040100
	v_pk_lshlrev_b16 v192, 8, v163 op_sel_hi:[0,1]
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_pk_ashrrev_i16 v199, 1, v162 op_sel_hi:[0,1]
	v_and_b32_e32 v176, 0xffffbf80, v176
	v_pk_mul_f16 v163, 0x5c00, v190 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v190, 1, v192 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v192, 16, v172
	v_and_b32_e32 v172, 0xffffbf80, v172
	v_perm_b32 v176, v176, v191, 0x5040100
	v_pk_ashrrev_i16 v173, 1, v173 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v191, 16, v190
	v_and_b32_e32 v192, 0xffffbf80, v192
	ds_load_u8 v198, v169 offset:8192
	ds_load_u8_d16_hi v200, v169 offset:8512
	v_pk_mul_f16 v162, 0x5c00, v176 op_sel_hi:[0,1]
	v_and_b32_e32 v176, 0xffffbf80, v190
	v_and_b32_e32 v190, 0xffffbf80, v191
	v_lshrrev_b32_e32 v191, 16, v199
	v_and_b32_e32 v199, 0xffffbf80, v199
	v_perm_b32 v211, v192, v172, 0x5040100
	v_pk_ashrrev_i16 v172, 1, v175 op_sel_hi:[0,1]
	v_perm_b32 v176, v190, v176, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v191
	v_pk_lshlrev_b16 v188, 8, v188 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v174, 8, v174 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v191, 16, v172
	v_and_b32_e32 v172, 0xffffbf80, v172
	v_perm_b32 v175, v190, v199, 0x5040100
	v_lshrrev_b32_e32 v190, 16, v173
	v_and_b32_e32 v173, 0xffffbf80, v173
	v_pk_ashrrev_i16 v188, 1, v188 op_sel_hi:[0,1]
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_pk_lshlrev_b16 v189, 8, v189 op_sel_hi:[0,1]
	v_and_b32_e32 v190, 0xffffbf80, v190
	s_waitcnt lgkmcnt(1)
	ds_load_u8_d16_hi v198, v169 offset:8448
	s_waitcnt lgkmcnt(1)
	v_pk_lshlrev_b16 v169, 8, v200 op_sel_hi:[0,1]
	v_perm_b32 v172, v191, v172, 0x5040100
	v_pk_ashrrev_i16 v191, 1, v174 op_sel_hi:[0,1]
	v_perm_b32 v173, v190, v173, 0x5040100
	v_lshrrev_b32_e32 v190, 16, v188
	v_and_b32_e32 v188, 0xffffbf80, v188
	v_pk_ashrrev_i16 v189, 1, v189 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v169, 1, v169 op_sel_hi:[0,1]
	v_pk_mul_f16 v174, 0x5c00, v173 op_sel_hi:[0,1]
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_pk_mul_f16 v173, 0x5c00, v172 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v172, 16, v191
	v_pk_lshlrev_b16 v171, 8, v171 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v184, 8, v184 op_sel_hi:[0,1]
	v_perm_b32 v188, v190, v188, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v191
	v_lshrrev_b32_e32 v191, 16, v189
	v_and_b32_e32 v192, 0xffffbf80, v172
	v_pk_lshlrev_b16 v183, 8, v183 op_sel_hi:[0,1]
	v_pk_mul_f16 v172, 0x5c00, v188 op_sel_hi:[0,1]
	v_and_b32_e32 v188, 0xffffbf80, v189
	v_and_b32_e32 v189, 0xffffbf80, v191
	v_perm_b32 v190, v192, v190, 0x5040100
	v_lshrrev_b32_e32 v191, 16, v169
	v_pk_lshlrev_b16 v192, 8, v170 op_sel_hi:[0,1]
	v_and_b32_e32 v169, 0xffffbf80, v169
	v_perm_b32 v188, v189, v188, 0x5040100
	v_pk_ashrrev_i16 v189, 1, v171 op_sel_hi:[0,1]
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_pk_mul_f16 v171, 0x5c00, v190 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v190, 1, v192 op_sel_hi:[0,1]
	v_pk_mul_f16 v170, 0x5c00, v188 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v188, 16, v189
	v_perm_b32 v169, v191, v169, 0x5040100
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_lshrrev_b32_e32 v191, 16, v190
	v_pk_ashrrev_i16 v192, 1, v184 op_sel_hi:[0,1]
	v_and_b32_e32 v188, 0xffffbf80, v188
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_pk_ashrrev_i16 v183, 1, v183 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v182, 8, v182 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v181, 8, v181 op_sel_hi:[0,1]
	v_perm_b32 v184, v188, v189, 0x5040100
	v_and_b32_e32 v188, 0xffffbf80, v191
	v_lshrrev_b32_e32 v189, 16, v192
	v_lshrrev_b32_e32 v191, 16, v183
	v_pk_lshlrev_b16 v180, 8, v180 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v179, 8, v179 op_sel_hi:[0,1]
	v_perm_b32 v188, v188, v190, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v192
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_and_b32_e32 v192, 0xffffbf80, v183
	v_pk_ashrrev_i16 v181, 1, v181 op_sel_hi:[0,1]
	v_pk_mul_f16 v183, 0x5c00, v188 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v180, 1, v180 op_sel_hi:[0,1]
	v_perm_b32 v189, v189, v190, 0x5040100
	v_and_b32_e32 v190, 0xffffbf80, v191
	v_pk_ashrrev_i16 v191, 1, v182 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v179, 1, v179 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v129, 8, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v182, 0x5c00, v189 op_sel_hi:[0,1]
	v_perm_b32 v188, v190, v192, 0x5040100
	v_lshrrev_b32_e32 v189, 16, v191
	v_and_b32_e32 v191, 0xffffbf80, v191
	v_lshrrev_b32_e32 v190, 16, v181
	v_and_b32_e32 v192, 0xffffbf80, v181
	v_pk_mul_f16 v181, 0x5c00, v188 op_sel_hi:[0,1]
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_lshrrev_b32_e32 v188, 16, v180
	v_pk_lshlrev_b16 v161, 8, v161 op_sel_hi:[0,1]
	v_and_b32_e32 v180, 0xffffbf80, v180
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	v_perm_b32 v212, v189, v191, 0x5040100
	v_lshrrev_b32_e32 v189, 16, v179
	v_and_b32_e32 v188, 0xffffbf80, v188
	v_and_b32_e32 v179, 0xffffbf80, v179
	v_pk_ashrrev_i16 v161, 1, v161 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v178, 8, v178 op_sel_hi:[0,1]
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_and_b32_e32 v190, 0xffffbf80, v190
	v_perm_b32 v214, v188, v180, 0x5040100
	v_lshrrev_b32_e32 v180, 16, v129
	v_lshrrev_b32_e32 v188, 16, v161
	v_perm_b32 v179, v189, v179, 0x5040100
	v_pk_ashrrev_i16 v178, 1, v178 op_sel_hi:[0,1]
	v_perm_b32 v213, v190, v192, 0x5040100
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_and_b32_e32 v180, 0xffffbf80, v180
	v_pk_mul_f16 v192, 0x5c00, v179 op_sel_hi:[0,1]
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_and_b32_e32 v179, 0xffffbf80, v188
	v_pk_lshlrev_b16 v187, 8, v187 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v188, 16, v178
	v_perm_b32 v129, v180, v129, 0x5040100
	v_and_b32_e32 v178, 0xffffbf80, v178
	v_perm_b32 v161, v179, v161, 0x5040100
	v_pk_ashrrev_i16 v179, 1, v187 op_sel_hi:[0,1]
	v_and_b32_e32 v180, 0xffffbf80, v188
	v_pk_mul_f16 v191, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v129, 8, v185 op_sel_hi:[0,1]
	v_pk_mul_f16 v190, 0x5c00, v161 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v161, 16, v179
	v_perm_b32 v178, v180, v178, 0x5040100
	v_pk_lshlrev_b16 v180, 8, v186 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	v_and_b32_e32 v179, 0xffffbf80, v179
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_mul_f16 v189, 0x5c00, v178 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v178, 1, v180 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	v_pk_lshlrev_b16 v180, 8, v198 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v185, 16, v129
	v_perm_b32 v161, v161, v179, 0x5040100
	v_xad_u32 v200, v177, 16, 0
	v_lshrrev_b32_e32 v179, 16, v178
	v_pk_ashrrev_i16 v180, 1, v180 op_sel_hi:[0,1]
	v_add_nc_u32_e32 v201, 0, v177
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_and_b32_e32 v185, 0xffffbf80, v185
	v_pk_mul_f16 v188, 0x5c00, v161 op_sel_hi:[0,1]
	v_and_b32_e32 v161, 0xffffbf80, v178
	v_and_b32_e32 v178, 0xffffbf80, v179
	v_lshrrev_b32_e32 v179, 16, v180
	ds_load_b128 v[206:209], v200
	ds_load_b128 v[202:205], v201
	v_perm_b32 v129, v185, v129, 0x5040100
	v_and_b32_e32 v180, 0xffffbf80, v180
	v_perm_b32 v161, v178, v161, 0x5040100
	v_and_b32_e32 v178, 0xffffbf80, v179
	v_pk_lshlrev_b16 v145, 8, v145 op_sel_hi:[0,1]
	v_pk_mul_f16 v187, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v140, 0x5c00, v140 op_sel_hi:[0,1]
	v_pk_mul_f16 v160, 0x5c00, v160 op_sel_hi:[0,1]
	v_perm_b32 v129, v178, v180, 0x5040100
	v_pk_mul_f16 v158, 0x5c00, v158 op_sel_hi:[0,1]
	v_pk_mul_f16 v176, 0x5c00, v176 op_sel_hi:[0,1]
	v_pk_mul_f16 v175, 0x5c00, v175 op_sel_hi:[0,1]
	v_pk_mul_f16 v169, 0x5c00, v169 op_sel_hi:[0,1]
	v_pk_mul_f16 v186, 0x5c00, v161 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
	v_pk_mul_f16 v185, 0x5c00, v129 op_sel_hi:[0,1]
	v_xad_u32 v198, v177, 48, 0
	v_xad_u32 v199, v177, 32, 0
	v_pk_mul_f16 v147, 0x5c00, v147 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v129, 16, v145
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[185:192], v[202:209], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[169:176], v[202:209], v[121:128]
	v_wmma_f32_16x16x16_f16 v[57:64], v[153:160], v[202:209], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[137:144], v[202:209], v[49:56]
	ds_load_b128 v[206:209], v198
	ds_load_b128 v[202:205], v199
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_pk_mul_f16 v146, 0x5c00, v146 op_sel_hi:[0,1]
	v_pk_mul_f16 v168, 0x5c00, v168 op_sel_hi:[0,1]
	v_pk_mul_f16 v184, 0x5c00, v184 op_sel_hi:[0,1]
	v_pk_mul_f16 v180, 0x5c00, v212 op_sel_hi:[0,1]
	v_perm_b32 v129, v129, v145, 0x5040100
	v_pk_mul_f16 v179, 0x5c00, v213 op_sel_hi:[0,1]
	v_pk_mul_f16 v178, 0x5c00, v214 op_sel_hi:[0,1]
	v_pk_mul_f16 v161, 0x5c00, v211 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v210 op_sel_hi:[0,1]
	v_pk_mul_f16 v177, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v129, 0x5c00, v197 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[97:104], v[177:184], v[202:209], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[161:168], v[202:209], v[121:128]
	v_wmma_f32_16x16x16_f16 v[57:64], v[145:152], v[202:209], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[129:136], v[202:209], v[49:56]
	ds_load_b128 v[206:209], v200 offset:2048
	ds_load_b128 v[202:205], v201 offset:2048
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[113:120], v[185:192], v[202:209], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[169:176], v[202:209], v[105:112]
	v_wmma_f32_16x16x16_f16 v[41:48], v[153:160], v[202:209], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[137:144], v[202:209], v[33:40]
	ds_load_b128 v[206:209], v198 offset:2048
	ds_load_b128 v[202:205], v199 offset:2048
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[113:120], v[177:184], v[202:209], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[161:168], v[202:209], v[105:112]
	v_wmma_f32_16x16x16_f16 v[41:48], v[145:152], v[202:209], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[129:136], v[202:209], v[33:40]
	ds_load_b128 v[202:205], v201 offset:4096
	ds_load_b128 v[206:209], v200 offset:4096
	ds_load_b128 v[214:217], v200 offset:6144
	ds_load_b128 v[210:213], v201 offset:6144
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[185:192], v[202:209], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[169:176], v[202:209], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[153:160], v[202:209], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[137:144], v[202:209], v[17:24]
	ds_load_b128 v[204:207], v198 offset:4096
	ds_load_b128 v[200:203], v199 offset:4096
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[73:80], v[185:192], v[210:217], v[73:80]
	ds_load_b128 v[189:192], v198 offset:6144
	ds_load_b128 v[185:188], v199 offset:6144
	v_wmma_f32_16x16x16_f16 v[65:72], v[169:176], v[210:217], v[65:72]
	v_wmma_f32_16x16x16_f16 v[9:16], v[153:160], v[210:217], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[137:144], v[210:217], v[1:8]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[177:184], v[200:207], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[161:168], v[200:207], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[145:152], v[200:207], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[129:136], v[200:207], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[177:184], v[185:192], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[161:168], v[185:192], v[65:72]
	v_wmma_f32_16x16x16_f16 v[9:16], v[145:152], v[185:192], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[129:136], v[185:192], v[1:8]
.LBB0_6:                                ; %._crit_edge._crit_edge
	v_or_b32_e32 v129, s3, v0
	s_and_b32 s5, s11, 0xffff
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_mov_b32 s4, s10
	v_lshlrev_b32_e32 v129, 1, v129
	v_lshrrev_b32_e32 v141, 3, v0
	v_and_b32_e32 v143, 0x11c, v195
	v_lshlrev_b32_e32 v144, 5, v0
	v_lshrrev_b32_e32 v145, 5, v0
	buffer_load_u16 v140, v129, s[4:7], 0 offen
	v_dual_mov_b32 v129, 0 :: v_dual_lshlrev_b32 v142, 2, v0
	v_and_or_b32 v141, v141, 16, v193
	v_and_b32_e32 v146, 0xe0, v195
	v_and_b32_e32 v144, 32, v144
	global_load_b32 v152, v129, s[8:9]
	v_and_b32_e32 v142, 0xc0, v142
	v_mul_lo_u32 v141, s16, v141
	v_and_b32_e32 v145, 2, v145
	s_mul_i32 s2, s19, s16
	v_add_nc_u32_e32 v173, 0, v146
	v_add3_u32 v142, 0, v142, v143
	s_add_i32 s4, s2, s3
	s_waitcnt vmcnt(0)
	s_barrier
	v_add_nc_u32_e32 v143, s18, v141
	v_add_nc_u32_e32 v174, s4, v141
	v_add3_u32 v141, v142, v144, v145
	buffer_gl0_inv
	v_and_or_b32 v129, v194, 1, v196
	v_add_nc_u32_e32 v175, s18, v143
	v_add_nc_u32_e32 v176, s4, v143
	s_and_b32 s1, s1, 0xffff
	s_mov_b32 s2, s6
	v_or_b32_e32 v159, 0x4c, v129
	v_or_b32_e32 v160, 0x4a, v129
	v_or_b32_e32 v161, 0x48, v129
	v_or_b32_e32 v162, 0x46, v129
	v_or_b32_e32 v163, 0x44, v129
	v_or_b32_e32 v164, 0x42, v129
	v_or_b32_e32 v165, 64, v129
	v_or_b32_e32 v166, 14, v129
	v_or_b32_e32 v167, 12, v129
	v_or_b32_e32 v168, 10, v129
	v_or_b32_e32 v169, 8, v129
	v_or_b32_e32 v170, 6, v129
	v_or_b32_e32 v171, 4, v129
	v_or_b32_e32 v172, 2, v129
	v_or_b32_e32 v158, 0x4e, v129
	v_or_b32_e32 v157, 0x80, v129
	v_or_b32_e32 v156, 0x82, v129
	v_or_b32_e32 v155, 0x84, v129
	v_or_b32_e32 v0, 0xce, v129
	v_or_b32_e32 v130, 0xcc, v129
	v_or_b32_e32 v131, 0xca, v129
	v_or_b32_e32 v132, 0xc8, v129
	v_or_b32_e32 v133, 0xc6, v129
	v_or_b32_e32 v134, 0xc4, v129
	v_or_b32_e32 v135, 0xc2, v129
	v_or_b32_e32 v136, 0xc0, v129
	v_or_b32_e32 v137, 0x8e, v129
	v_or_b32_e32 v138, 0x8c, v129
	v_or_b32_e32 v139, 0x8a, v129
	v_or_b32_e32 v153, 0x88, v129
	v_or_b32_e32 v154, 0x86, v129
	v_add_lshl_u32 v177, v174, v129, 1
	v_add_lshl_u32 v178, v174, v172, 1
	v_add_lshl_u32 v179, v174, v171, 1
	v_add_lshl_u32 v180, v174, v170, 1
	v_add_lshl_u32 v181, v174, v169, 1
	v_add_lshl_u32 v182, v174, v168, 1
	v_add_lshl_u32 v183, v174, v167, 1
	v_add_lshl_u32 v184, v174, v166, 1
	v_add_lshl_u32 v185, v174, v165, 1
	v_add_lshl_u32 v186, v174, v164, 1
	v_add_lshl_u32 v187, v174, v163, 1
	v_add_lshl_u32 v188, v174, v162, 1
	v_add_lshl_u32 v189, v174, v161, 1
	v_add_lshl_u32 v190, v174, v160, 1
	v_add_lshl_u32 v191, v174, v159, 1
	v_add_lshl_u32 v192, v174, v158, 1
	v_add_lshl_u32 v193, v174, v157, 1
	s_mov_b32 s3, s7
	v_add_lshl_u32 v194, v174, v156, 1
	v_add_lshl_u32 v195, v174, v155, 1
	v_add_lshl_u32 v196, v174, v154, 1
	v_add_lshl_u32 v197, v174, v153, 1
	v_add_lshl_u32 v198, v174, v139, 1
	v_add_lshl_u32 v199, v174, v138, 1
	v_add_lshl_u32 v200, v174, v137, 1
	v_add_lshl_u32 v201, v174, v136, 1
	v_add_lshl_u32 v202, v174, v135, 1
	v_add_lshl_u32 v203, v174, v134, 1
	v_add_lshl_u32 v204, v174, v133, 1
	v_add_lshl_u32 v209, v176, v159, 1
	v_add_lshl_u32 v210, v176, v158, 1
	v_add_lshl_u32 v211, v176, v157, 1
	ds_store_b16 v141, v140
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[140:143], v173
	ds_load_b128 v[144:147], v173 offset:16
	ds_load_b128 v[148:151], v173 offset:256
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v205, v73, v152, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v206, v74, v152, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v207, v75, v152, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v208, v76, v152, v143 op_sel_hi:[0,0,1]
	ds_load_b128 v[73:76], v173 offset:272
	v_fma_mixlo_f16 v97, v97, v152, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, v98, v152, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, v99, v152, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, v100, v152, v143 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v101, v101, v152, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, v102, v152, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, v103, v152, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, v104, v152, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v121, v152, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v122, v152, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, v123, v152, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v124, v152, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, v125, v152, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, v126, v152, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, v127, v152, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v116, v152, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, v108, v152, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v92, v152, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, v84, v152, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, v68, v152, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_nc_u32_e32 v143, s4, v175
	v_fma_mixlo_f16 v128, v128, v152, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v57, v57, v152, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, v58, v152, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, v59, v152, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, v33, v152, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, v113, v152, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v114, v152, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, v115, v152, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v117, v117, v152, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, v118, v152, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v119, v152, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, v120, v152, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, v105, v152, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, v106, v152, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, v107, v152, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v109, v109, v152, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v110, v110, v152, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v111, v111, v152, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v112, v112, v152, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, v89, v152, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v90, v152, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v91, v152, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, v93, v152, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v94, v152, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v95, v152, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v96, v152, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, v81, v152, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, v82, v152, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, v83, v152, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v85, v85, v152, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v86, v86, v152, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v87, v87, v152, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v88, v88, v152, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v77, v152, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v78, v152, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v79, v152, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v80, v152, v147 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v173, v174, v132, 1
	v_fma_mixlo_f16 v65, v65, v152, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v66, v152, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, v67, v152, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v69, v152, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v70, v152, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v71, v152, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v72, v152, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v140, v174, v131, 1
	v_add_lshl_u32 v141, v174, v130, 1
	v_add_lshl_u32 v142, v174, v0, 1
	v_add3_u32 v144, s4, s18, v175
	v_add_lshl_u32 v145, v176, v129, 1
	v_fma_mixlo_f16 v60, v60, v152, v151 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v61, v61, v152, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v62, v62, v152, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v63, v63, v152, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v64, v64, v152, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, v49, v152, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, v50, v152, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, v51, v152, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, v52, v152, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v53, v53, v152, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, v54, v152, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, v55, v152, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, v56, v152, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, v41, v152, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, v42, v152, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, v43, v152, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, v44, v152, v151 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v45, v45, v152, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v46, v46, v152, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v47, v47, v152, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v48, v48, v152, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, v34, v152, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, v35, v152, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, v36, v152, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v37, v37, v152, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v38, v38, v152, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v39, v39, v152, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v40, v40, v152, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, v25, v152, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, v26, v152, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, v27, v152, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v28, v28, v152, v151 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v29, v29, v152, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v30, v30, v152, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v31, v31, v152, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v32, v32, v152, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, v17, v152, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, v18, v152, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, v19, v152, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, v20, v152, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v21, v21, v152, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v22, v22, v152, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v23, v23, v152, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v24, v24, v152, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, v9, v152, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, v10, v152, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, v11, v152, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, v12, v152, v151 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v13, v13, v152, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v14, v14, v152, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v15, v15, v152, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v16, v16, v152, v76 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v146, v176, v172, 1
	v_add_lshl_u32 v147, v176, v171, 1
	v_add_lshl_u32 v174, v176, v170, 1
	v_add_lshl_u32 v175, v176, v169, 1
	v_fma_mixlo_f16 v1, v1, v152, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, v2, v152, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, v3, v152, v150 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, v4, v152, v151 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v5, v5, v152, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v6, v6, v152, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v7, v7, v152, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v8, v8, v152, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v73, v176, v168, 1
	v_add_lshl_u32 v74, v176, v167, 1
	v_add_lshl_u32 v75, v176, v166, 1
	v_add_lshl_u32 v76, v176, v165, 1
	v_add_lshl_u32 v148, v176, v164, 1
	v_add_lshl_u32 v149, v176, v163, 1
	v_add_lshl_u32 v150, v176, v162, 1
	v_add_lshl_u32 v151, v176, v161, 1
	v_add_lshl_u32 v152, v176, v160, 1
	buffer_store_b16 v97, v177, s[0:3], 0 offen
	v_add_lshl_u32 v97, v176, v156, 1
	v_add_lshl_u32 v177, v176, v155, 1
	buffer_store_b16 v98, v178, s[0:3], 0 offen
	v_add_lshl_u32 v98, v176, v154, 1
	v_add_lshl_u32 v178, v176, v153, 1
	buffer_store_b16 v99, v179, s[0:3], 0 offen
	v_add_lshl_u32 v99, v176, v139, 1
	v_add_lshl_u32 v179, v176, v138, 1
	buffer_store_b16 v100, v180, s[0:3], 0 offen
	v_add_lshl_u32 v100, v176, v137, 1
	v_add_lshl_u32 v180, v176, v136, 1
	buffer_store_b16 v101, v181, s[0:3], 0 offen
	v_add_lshl_u32 v101, v176, v135, 1
	v_add_lshl_u32 v181, v176, v134, 1
	buffer_store_b16 v102, v182, s[0:3], 0 offen
	v_add_lshl_u32 v102, v176, v133, 1
	v_add_lshl_u32 v182, v176, v132, 1
	buffer_store_b16 v103, v183, s[0:3], 0 offen
	v_add_lshl_u32 v103, v176, v131, 1
	v_add_lshl_u32 v183, v176, v130, 1
	v_add_lshl_u32 v176, v176, v0, 1
	buffer_store_b16 v104, v184, s[0:3], 0 offen
	v_add_lshl_u32 v104, v143, v129, 1
	v_add_lshl_u32 v184, v143, v172, 1
	buffer_store_b16 v121, v185, s[0:3], 0 offen
	v_add_lshl_u32 v121, v143, v171, 1
	v_add_lshl_u32 v185, v143, v170, 1
	buffer_store_b16 v122, v186, s[0:3], 0 offen
	v_add_lshl_u32 v122, v143, v169, 1
	v_add_lshl_u32 v186, v143, v168, 1
	buffer_store_b16 v123, v187, s[0:3], 0 offen
	v_add_lshl_u32 v123, v143, v167, 1
	v_add_lshl_u32 v187, v143, v166, 1
	buffer_store_b16 v124, v188, s[0:3], 0 offen
	v_add_lshl_u32 v124, v143, v165, 1
	v_add_lshl_u32 v188, v143, v164, 1
	buffer_store_b16 v125, v189, s[0:3], 0 offen
	v_add_lshl_u32 v125, v143, v163, 1
	v_add_lshl_u32 v189, v143, v162, 1
	buffer_store_b16 v126, v190, s[0:3], 0 offen
	v_add_lshl_u32 v126, v143, v161, 1
	v_add_lshl_u32 v190, v143, v160, 1
	s_clause 0x1f
	buffer_store_b16 v127, v191, s[0:3], 0 offen
	buffer_store_b16 v128, v192, s[0:3], 0 offen
	buffer_store_b16 v57, v193, s[0:3], 0 offen
	buffer_store_b16 v58, v194, s[0:3], 0 offen
	buffer_store_b16 v59, v195, s[0:3], 0 offen
	buffer_store_b16 v60, v196, s[0:3], 0 offen
	buffer_store_b16 v61, v197, s[0:3], 0 offen
	buffer_store_b16 v62, v198, s[0:3], 0 offen
	buffer_store_b16 v63, v199, s[0:3], 0 offen
	buffer_store_b16 v64, v200, s[0:3], 0 offen
	buffer_store_b16 v49, v201, s[0:3], 0 offen
	buffer_store_b16 v50, v202, s[0:3], 0 offen
	buffer_store_b16 v51, v203, s[0:3], 0 offen
	buffer_store_b16 v52, v204, s[0:3], 0 offen
	buffer_store_b16 v53, v173, s[0:3], 0 offen
	buffer_store_b16 v54, v140, s[0:3], 0 offen
	buffer_store_b16 v55, v141, s[0:3], 0 offen
	buffer_store_b16 v56, v142, s[0:3], 0 offen
	buffer_store_b16 v113, v145, s[0:3], 0 offen
	buffer_store_b16 v114, v146, s[0:3], 0 offen
	buffer_store_b16 v115, v147, s[0:3], 0 offen
	buffer_store_b16 v116, v174, s[0:3], 0 offen
	buffer_store_b16 v117, v175, s[0:3], 0 offen
	buffer_store_b16 v118, v73, s[0:3], 0 offen
	buffer_store_b16 v119, v74, s[0:3], 0 offen
	buffer_store_b16 v120, v75, s[0:3], 0 offen
	buffer_store_b16 v105, v76, s[0:3], 0 offen
	buffer_store_b16 v106, v148, s[0:3], 0 offen
	buffer_store_b16 v107, v149, s[0:3], 0 offen
	buffer_store_b16 v108, v150, s[0:3], 0 offen
	buffer_store_b16 v109, v151, s[0:3], 0 offen
	buffer_store_b16 v110, v152, s[0:3], 0 offen
	s_clause 0x1f
	buffer_store_b16 v111, v209, s[0:3], 0 offen
	buffer_store_b16 v112, v210, s[0:3], 0 offen
	buffer_store_b16 v41, v211, s[0:3], 0 offen
	buffer_store_b16 v42, v97, s[0:3], 0 offen
	buffer_store_b16 v43, v177, s[0:3], 0 offen
	buffer_store_b16 v44, v98, s[0:3], 0 offen
	buffer_store_b16 v45, v178, s[0:3], 0 offen
	buffer_store_b16 v46, v99, s[0:3], 0 offen
	buffer_store_b16 v47, v179, s[0:3], 0 offen
	buffer_store_b16 v48, v100, s[0:3], 0 offen
	buffer_store_b16 v33, v180, s[0:3], 0 offen
	buffer_store_b16 v34, v101, s[0:3], 0 offen
	buffer_store_b16 v35, v181, s[0:3], 0 offen
	buffer_store_b16 v36, v102, s[0:3], 0 offen
	buffer_store_b16 v37, v182, s[0:3], 0 offen
	buffer_store_b16 v38, v103, s[0:3], 0 offen
	buffer_store_b16 v39, v183, s[0:3], 0 offen
	buffer_store_b16 v40, v176, s[0:3], 0 offen
	buffer_store_b16 v89, v104, s[0:3], 0 offen
	buffer_store_b16 v90, v184, s[0:3], 0 offen
	buffer_store_b16 v91, v121, s[0:3], 0 offen
	buffer_store_b16 v92, v185, s[0:3], 0 offen
	buffer_store_b16 v93, v122, s[0:3], 0 offen
	buffer_store_b16 v94, v186, s[0:3], 0 offen
	buffer_store_b16 v95, v123, s[0:3], 0 offen
	buffer_store_b16 v96, v187, s[0:3], 0 offen
	buffer_store_b16 v81, v124, s[0:3], 0 offen
	buffer_store_b16 v82, v188, s[0:3], 0 offen
	buffer_store_b16 v83, v125, s[0:3], 0 offen
	buffer_store_b16 v84, v189, s[0:3], 0 offen
	buffer_store_b16 v85, v126, s[0:3], 0 offen
	buffer_store_b16 v86, v190, s[0:3], 0 offen
	v_add_lshl_u32 v33, v143, v159, 1
	v_add_lshl_u32 v34, v143, v158, 1
	v_add_lshl_u32 v35, v143, v157, 1
	v_add_lshl_u32 v36, v143, v156, 1
	v_add_lshl_u32 v37, v143, v155, 1
	s_clause 0x4
	buffer_store_b16 v87, v33, s[0:3], 0 offen
	buffer_store_b16 v88, v34, s[0:3], 0 offen
	buffer_store_b16 v25, v35, s[0:3], 0 offen
	buffer_store_b16 v26, v36, s[0:3], 0 offen
	buffer_store_b16 v27, v37, s[0:3], 0 offen
	v_add_lshl_u32 v25, v143, v154, 1
	v_add_lshl_u32 v26, v143, v153, 1
	v_add_lshl_u32 v27, v143, v139, 1
	v_add_lshl_u32 v33, v143, v138, 1
	v_add_lshl_u32 v34, v143, v137, 1
	s_clause 0x4
	buffer_store_b16 v28, v25, s[0:3], 0 offen
	buffer_store_b16 v29, v26, s[0:3], 0 offen
	buffer_store_b16 v30, v27, s[0:3], 0 offen
	buffer_store_b16 v31, v33, s[0:3], 0 offen
	buffer_store_b16 v32, v34, s[0:3], 0 offen
	v_add_lshl_u32 v25, v143, v136, 1
	v_add_lshl_u32 v26, v143, v135, 1
	v_add_lshl_u32 v27, v143, v134, 1
	v_add_lshl_u32 v28, v143, v133, 1
	v_add_lshl_u32 v29, v143, v132, 1
	s_clause 0x4
	buffer_store_b16 v17, v25, s[0:3], 0 offen
	buffer_store_b16 v18, v26, s[0:3], 0 offen
	buffer_store_b16 v19, v27, s[0:3], 0 offen
	buffer_store_b16 v20, v28, s[0:3], 0 offen
	buffer_store_b16 v21, v29, s[0:3], 0 offen
	v_add_lshl_u32 v17, v143, v131, 1
	v_add_lshl_u32 v18, v143, v130, 1
	v_add_lshl_u32 v19, v143, v0, 1
	v_add_lshl_u32 v20, v144, v129, 1
	v_add_lshl_u32 v21, v144, v172, 1
	s_clause 0x4
	buffer_store_b16 v22, v17, s[0:3], 0 offen
	buffer_store_b16 v23, v18, s[0:3], 0 offen
	buffer_store_b16 v24, v19, s[0:3], 0 offen
	buffer_store_b16 v205, v20, s[0:3], 0 offen
	buffer_store_b16 v206, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v144, v171, 1
	v_add_lshl_u32 v18, v144, v170, 1
	v_add_lshl_u32 v19, v144, v169, 1
	v_add_lshl_u32 v20, v144, v168, 1
	v_add_lshl_u32 v21, v144, v167, 1
	s_clause 0x4
	buffer_store_b16 v207, v17, s[0:3], 0 offen
	buffer_store_b16 v208, v18, s[0:3], 0 offen
	buffer_store_b16 v77, v19, s[0:3], 0 offen
	buffer_store_b16 v78, v20, s[0:3], 0 offen
	buffer_store_b16 v79, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v144, v166, 1
	v_add_lshl_u32 v18, v144, v165, 1
	v_add_lshl_u32 v19, v144, v164, 1
	v_add_lshl_u32 v20, v144, v163, 1
	v_add_lshl_u32 v21, v144, v162, 1
	s_clause 0x4
	buffer_store_b16 v80, v17, s[0:3], 0 offen
	buffer_store_b16 v65, v18, s[0:3], 0 offen
	buffer_store_b16 v66, v19, s[0:3], 0 offen
	buffer_store_b16 v67, v20, s[0:3], 0 offen
	buffer_store_b16 v68, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v144, v161, 1
	v_add_lshl_u32 v18, v144, v160, 1
	v_add_lshl_u32 v19, v144, v159, 1
	v_add_lshl_u32 v20, v144, v158, 1
	v_add_lshl_u32 v21, v144, v157, 1
	s_clause 0x4
	buffer_store_b16 v69, v17, s[0:3], 0 offen
	buffer_store_b16 v70, v18, s[0:3], 0 offen
	buffer_store_b16 v71, v19, s[0:3], 0 offen
	buffer_store_b16 v72, v20, s[0:3], 0 offen
	buffer_store_b16 v9, v21, s[0:3], 0 offen
	v_add_lshl_u32 v9, v144, v156, 1
	v_add_lshl_u32 v17, v144, v155, 1
	v_add_lshl_u32 v18, v144, v154, 1
	v_add_lshl_u32 v19, v144, v153, 1
	v_add_lshl_u32 v20, v144, v139, 1
	s_clause 0x4
	buffer_store_b16 v10, v9, s[0:3], 0 offen
	buffer_store_b16 v11, v17, s[0:3], 0 offen
	buffer_store_b16 v12, v18, s[0:3], 0 offen
	buffer_store_b16 v13, v19, s[0:3], 0 offen
	buffer_store_b16 v14, v20, s[0:3], 0 offen
	v_add_lshl_u32 v9, v144, v138, 1
	v_add_lshl_u32 v10, v144, v137, 1
	v_add_lshl_u32 v11, v144, v136, 1
	v_add_lshl_u32 v12, v144, v135, 1
	v_add_lshl_u32 v13, v144, v134, 1
	s_clause 0x4
	buffer_store_b16 v15, v9, s[0:3], 0 offen
	buffer_store_b16 v16, v10, s[0:3], 0 offen
	buffer_store_b16 v1, v11, s[0:3], 0 offen
	buffer_store_b16 v2, v12, s[0:3], 0 offen
	buffer_store_b16 v3, v13, s[0:3], 0 offen
	v_add_lshl_u32 v1, v144, v133, 1
	v_add_lshl_u32 v2, v144, v132, 1
	v_add_lshl_u32 v3, v144, v131, 1
	v_add_lshl_u32 v9, v144, v130, 1
	v_add_lshl_u32 v0, v144, v0, 1
	s_clause 0x4
	buffer_store_b16 v4, v1, s[0:3], 0 offen
	buffer_store_b16 v5, v2, s[0:3], 0 offen
	buffer_store_b16 v6, v3, s[0:3], 0 offen
	buffer_store_b16 v7, v9, s[0:3], 0 offen
	buffer_store_b16 v8, v0, s[0:3], 0 offen
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
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
		.amdhsa_next_free_vgpr 226
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
	.size	scaled_mm, .Lfunc_end0-scaled_mm
                                        ; -- End function
	.set scaled_mm.num_vgpr, 226
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 25
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 17176
; TotalNumSgprs: 27
; NumVgprs: 226
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 28
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 226
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
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     226
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
