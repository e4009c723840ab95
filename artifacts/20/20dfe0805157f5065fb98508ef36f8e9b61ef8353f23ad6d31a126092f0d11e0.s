	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm                       ; -- Begin function scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_b64 s[2:3], s[0:1], 0x2c
	s_abs_i32 s15, ttmp9
	v_lshlrev_b32_e32 v16, 4, v0
	v_lshrrev_b32_e32 v3, 1, v0
	v_and_b32_e32 v129, 15, v0
	v_and_b32_e32 v17, 24, v0
	v_and_b32_e32 v130, 0x80, v0
	v_lshlrev_b32_e32 v134, 1, v0
	v_and_b32_e32 v132, 8, v3
	v_and_b32_e32 v133, 0x600, v16
	v_xor_b32_e32 v17, v16, v17
	s_mov_b32 s19, 0
	v_lshlrev_b32_e32 v131, 5, v129
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v18, 8, v17
	v_add_nc_u32_e32 v135, 0, v17
	s_wait_kmcnt 0x0
	s_ashr_i32 s4, s2, 31
	v_add_nc_u32_e32 v136, 0, v18
	s_lshr_b32 s4, s4, 24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_co_i32 s4, s2, s4
	s_ashr_i32 s12, s4, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_abs_i32 s13, s12
	s_cvt_f32_u32 s4, s13
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v1, s4
	v_readfirstlane_b32 s4, v1
	s_mul_f32 s4, s4, 0x4f7ffffe
	s_wait_alu 0xfffe
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_cvt_u32_f32 s14, s4
	s_sub_co_i32 s4, 0, s13
	s_wait_alu 0xfffe
	s_mul_i32 s16, s4, s14
	s_load_b256 s[4:11], s[0:1], 0x0
	s_mul_hi_u32 s16, s14, s16
	s_load_b64 s[0:1], s[0:1], 0x20
	s_add_co_i32 s14, s14, s16
	s_xor_b32 s16, ttmp9, s12
	s_mul_hi_u32 s14, s15, s14
	s_ashr_i32 s21, s16, 31
	s_mul_i32 s17, s14, s13
	s_add_co_i32 s16, s14, 1
	s_sub_co_i32 s15, s15, s17
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_co_i32 s17, s15, s13
	s_cmp_ge_u32 s15, s13
	s_cselect_b32 s14, s16, s14
	s_cselect_b32 s15, s17, s15
	s_add_co_i32 s16, s14, 1
	s_cmp_ge_u32 s15, s13
	s_cselect_b32 s13, s16, s14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_xor_b32 s22, s13, s21
	s_sub_co_i32 s23, s22, s21
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s17, s23, 7
	s_mul_i32 s23, s23, s12
	v_or_b32_e32 v4, s17, v3
	s_sub_co_i32 s18, ttmp9, s23
	s_cmp_gt_i32 s3, 0
	s_wait_kmcnt 0x0
	s_mov_b64 s[12:13], s[6:7]
	s_cselect_b32 vcc_lo, -1, 0
	v_and_b32_e32 v1, 1, v0
	s_mov_b32 s6, 0x7ffffffe
	s_mov_b32 s7, 0x31027000
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s14, s6
	v_mul_lo_u32 v2, s2, v1
	v_and_b32_e32 v1, 16, v16
	s_mov_b32 s15, s7
	s_and_b32 s13, s13, 0xffff
	s_sub_co_i32 s20, s3, 32
	s_lshl_b32 s16, s2, 5
	s_cmp_lt_i32 s20, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_lshl_u32 v2, v2, v3, 4
	v_lshl_add_u32 v6, s18, 12, v2
	v_mad_co_u64_u32 v[4:5], null, v4, s3, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v5, 0x800, v6
	v_cndmask_b32_e32 v8, 0x80000000, v6, vcc_lo
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v12, 0x80000000, v5, vcc_lo
	buffer_load_b128 v[4:7], v4, s[4:7], null offen
	s_clause 0x1
	buffer_load_b128 v[8:11], v8, s[12:15], null offen
	buffer_load_b128 v[12:15], v12, s[12:15], null offen
	s_wait_loadcnt 0x2
	ds_store_b64 v135, v[4:5] offset:8192
	ds_store_b64 v136, v[6:7] offset:8192
	s_wait_loadcnt 0x0
	ds_store_2addr_stride64_b64 v135, v[8:9], v[12:13] offset1:8
	ds_store_2addr_stride64_b64 v136, v[10:11], v[14:15] offset1:8
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	v_dual_mov_b32 v121, 0 :: v_dual_and_b32 v4, 24, v134
	v_lshl_or_b32 v3, s22, 7, v3
	s_lshl_b32 s21, s21, 7
	s_lshl_b32 s14, ttmp9, 12
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v5, v131, v4
	v_xor_b32_e32 v4, v4, v132
	v_subrev_nc_u32_e32 v3, s21, v3
	v_add3_u32 v2, s14, s16, v2
	s_lshl_b32 s15, s23, 12
	v_xor_b32_e32 v5, v5, v132
	v_or3_b32 v4, v133, v4, v131
	v_mul_lo_u32 v3, s3, v3
	s_wait_alu 0xfffe
	v_subrev_nc_u32_e32 v137, s15, v2
	v_dual_mov_b32 v122, v121 :: v_dual_mov_b32 v123, v121
	v_lshl_or_b32 v5, v130, 2, v5
	v_xor_b32_e32 v2, 16, v4
	v_dual_mov_b32 v124, v121 :: v_dual_mov_b32 v125, v121
	v_dual_mov_b32 v127, v121 :: v_dual_add_nc_u32 v138, 0, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v6, 16, v5
	v_add3_u32 v139, v3, v1, 32
	v_dual_mov_b32 v113, v121 :: v_dual_add_nc_u32 v140, 0, v5
	v_dual_mov_b32 v126, v121 :: v_dual_add_nc_u32 v141, 0, v2
	v_dual_mov_b32 v115, v121 :: v_dual_add_nc_u32 v142, 0, v6
	v_dual_mov_b32 v128, v121 :: v_dual_mov_b32 v117, v121
	v_dual_mov_b32 v114, v121 :: v_dual_mov_b32 v119, v121
	v_dual_mov_b32 v116, v121 :: v_dual_mov_b32 v105, v121
	v_dual_mov_b32 v118, v121 :: v_dual_mov_b32 v107, v121
	v_dual_mov_b32 v120, v121 :: v_dual_mov_b32 v109, v121
	v_dual_mov_b32 v106, v121 :: v_dual_mov_b32 v111, v121
	v_dual_mov_b32 v108, v121 :: v_dual_mov_b32 v97, v121
	v_dual_mov_b32 v110, v121 :: v_dual_mov_b32 v99, v121
	v_dual_mov_b32 v112, v121 :: v_dual_mov_b32 v101, v121
	v_dual_mov_b32 v98, v121 :: v_dual_mov_b32 v103, v121
	v_dual_mov_b32 v100, v121 :: v_dual_mov_b32 v89, v121
	v_dual_mov_b32 v102, v121 :: v_dual_mov_b32 v91, v121
	v_dual_mov_b32 v104, v121 :: v_dual_mov_b32 v93, v121
	v_dual_mov_b32 v90, v121 :: v_dual_mov_b32 v95, v121
	v_dual_mov_b32 v92, v121 :: v_dual_mov_b32 v81, v121
	v_dual_mov_b32 v94, v121 :: v_dual_mov_b32 v83, v121
	v_dual_mov_b32 v96, v121 :: v_dual_mov_b32 v85, v121
	v_dual_mov_b32 v82, v121 :: v_dual_mov_b32 v87, v121
	v_dual_mov_b32 v84, v121 :: v_dual_mov_b32 v73, v121
	v_dual_mov_b32 v86, v121 :: v_dual_mov_b32 v75, v121
	v_dual_mov_b32 v88, v121 :: v_dual_mov_b32 v77, v121
	v_dual_mov_b32 v74, v121 :: v_dual_mov_b32 v79, v121
	v_dual_mov_b32 v76, v121 :: v_dual_mov_b32 v65, v121
	v_dual_mov_b32 v78, v121 :: v_dual_mov_b32 v67, v121
	v_dual_mov_b32 v80, v121 :: v_dual_mov_b32 v69, v121
	v_dual_mov_b32 v66, v121 :: v_dual_mov_b32 v71, v121
	v_dual_mov_b32 v68, v121 :: v_dual_mov_b32 v57, v121
	v_dual_mov_b32 v70, v121 :: v_dual_mov_b32 v59, v121
	v_dual_mov_b32 v72, v121 :: v_dual_mov_b32 v61, v121
	v_dual_mov_b32 v58, v121 :: v_dual_mov_b32 v63, v121
	v_dual_mov_b32 v60, v121 :: v_dual_mov_b32 v49, v121
	v_dual_mov_b32 v62, v121 :: v_dual_mov_b32 v51, v121
	v_dual_mov_b32 v64, v121 :: v_dual_mov_b32 v53, v121
	v_dual_mov_b32 v50, v121 :: v_dual_mov_b32 v55, v121
	v_dual_mov_b32 v52, v121 :: v_dual_mov_b32 v41, v121
	v_dual_mov_b32 v54, v121 :: v_dual_mov_b32 v43, v121
	v_dual_mov_b32 v56, v121 :: v_dual_mov_b32 v45, v121
	v_dual_mov_b32 v42, v121 :: v_dual_mov_b32 v47, v121
	v_dual_mov_b32 v44, v121 :: v_dual_mov_b32 v33, v121
	v_dual_mov_b32 v46, v121 :: v_dual_mov_b32 v35, v121
	v_dual_mov_b32 v48, v121 :: v_dual_mov_b32 v37, v121
	v_dual_mov_b32 v34, v121 :: v_dual_mov_b32 v39, v121
	v_dual_mov_b32 v36, v121 :: v_dual_mov_b32 v25, v121
	v_dual_mov_b32 v38, v121 :: v_dual_mov_b32 v27, v121
	v_dual_mov_b32 v40, v121 :: v_dual_mov_b32 v29, v121
	v_dual_mov_b32 v26, v121 :: v_dual_mov_b32 v31, v121
	v_dual_mov_b32 v28, v121 :: v_dual_mov_b32 v17, v121
	v_dual_mov_b32 v30, v121 :: v_dual_mov_b32 v19, v121
	v_dual_mov_b32 v32, v121 :: v_dual_mov_b32 v21, v121
	v_dual_mov_b32 v18, v121 :: v_dual_mov_b32 v23, v121
	v_dual_mov_b32 v20, v121 :: v_dual_mov_b32 v9, v121
	v_dual_mov_b32 v22, v121 :: v_dual_mov_b32 v11, v121
	v_dual_mov_b32 v24, v121 :: v_dual_mov_b32 v13, v121
	v_dual_mov_b32 v10, v121 :: v_dual_mov_b32 v15, v121
	v_dual_mov_b32 v12, v121 :: v_dual_mov_b32 v1, v121
	v_dual_mov_b32 v14, v121 :: v_dual_mov_b32 v3, v121
	v_dual_mov_b32 v16, v121 :: v_dual_mov_b32 v5, v121
	v_dual_mov_b32 v2, v121 :: v_dual_mov_b32 v7, v121
	v_mov_b32_e32 v4, v121
	v_mov_b32_e32 v6, v121
	v_mov_b32_e32 v8, v121
	s_mov_b32 s14, s6
	s_mov_b32 s15, s7
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v143, s19, v139
	s_add_co_i32 s19, s19, 32
	s_wait_alu 0xfffe
	s_cmp_lt_i32 s19, s20
	buffer_load_b128 v[143:146], v143, s[4:7], null offen
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_2addr_stride64_b64 v[147:150], v140 offset0:16 offset1:18
	ds_load_2addr_stride64_b64 v[151:154], v138 offset1:4
	ds_load_2addr_stride64_b64 v[155:158], v138 offset0:8 offset1:12
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[151:152], v[147:148], v[121:128]
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[153:154], v[147:148], v[113:120]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[155:156], v[147:148], v[105:112]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[157:158], v[147:148], v[97:104]
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[151:152], v[149:150], v[89:96]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[153:154], v[149:150], v[81:88]
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[155:156], v[149:150], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[157:158], v[149:150], v[65:72]
	ds_load_2addr_stride64_b64 v[147:150], v140 offset0:20 offset1:22
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[151:152], v[147:148], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[153:154], v[147:148], v[49:56]
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[151:152], v[149:150], v[25:32]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[153:154], v[149:150], v[17:24]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[155:156], v[147:148], v[41:48]
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[157:158], v[147:148], v[33:40]
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[155:156], v[149:150], v[9:16]
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[157:158], v[149:150], v[1:8]
	ds_load_2addr_stride64_b64 v[147:150], v142 offset0:16 offset1:18
	ds_load_2addr_stride64_b64 v[151:154], v141 offset1:4
	ds_load_2addr_stride64_b64 v[155:158], v141 offset0:8 offset1:12
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[151:152], v[147:148], v[121:128]
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[153:154], v[147:148], v[113:120]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[155:156], v[147:148], v[105:112]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[157:158], v[147:148], v[97:104]
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[151:152], v[149:150], v[89:96]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[153:154], v[149:150], v[81:88]
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[155:156], v[149:150], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[157:158], v[149:150], v[65:72]
	ds_load_2addr_stride64_b64 v[147:150], v142 offset0:20 offset1:22
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[151:152], v[147:148], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[153:154], v[147:148], v[49:56]
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[151:152], v[149:150], v[25:32]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[153:154], v[149:150], v[17:24]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[155:156], v[147:148], v[41:48]
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[157:158], v[147:148], v[33:40]
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[155:156], v[149:150], v[9:16]
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[157:158], v[149:150], v[1:8]
	s_clause 0x1
	buffer_load_b128 v[147:150], v137, s[12:15], null offen
	buffer_load_b128 v[151:154], v137, s[12:15], null offen offset:2048
	v_add_nc_u32_e32 v137, s16, v137
	s_wait_loadcnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_2addr_stride64_b64 v135, v[147:148], v[151:152] offset1:8
	ds_store_2addr_stride64_b64 v136, v[149:150], v[153:154] offset1:8
	ds_store_b64 v135, v[143:144] offset:8192
	ds_store_b64 v136, v[145:146] offset:8192
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v7, v8 :: v_dual_mov_b32 v6, v8
	v_dual_mov_b32 v5, v8 :: v_dual_mov_b32 v4, v8
	v_dual_mov_b32 v3, v8 :: v_dual_mov_b32 v2, v8
	v_dual_mov_b32 v1, v8 :: v_dual_mov_b32 v16, v8
	v_dual_mov_b32 v15, v8 :: v_dual_mov_b32 v14, v8
	v_dual_mov_b32 v13, v8 :: v_dual_mov_b32 v12, v8
	v_dual_mov_b32 v11, v8 :: v_dual_mov_b32 v10, v8
	v_dual_mov_b32 v9, v8 :: v_dual_mov_b32 v24, v8
	v_dual_mov_b32 v23, v8 :: v_dual_mov_b32 v22, v8
	v_dual_mov_b32 v21, v8 :: v_dual_mov_b32 v20, v8
	v_dual_mov_b32 v19, v8 :: v_dual_mov_b32 v18, v8
	v_dual_mov_b32 v17, v8 :: v_dual_mov_b32 v32, v8
	v_dual_mov_b32 v31, v8 :: v_dual_mov_b32 v30, v8
	v_dual_mov_b32 v29, v8 :: v_dual_mov_b32 v28, v8
	v_dual_mov_b32 v27, v8 :: v_dual_mov_b32 v26, v8
	v_dual_mov_b32 v25, v8 :: v_dual_mov_b32 v40, v8
	v_dual_mov_b32 v39, v8 :: v_dual_mov_b32 v38, v8
	v_dual_mov_b32 v37, v8 :: v_dual_mov_b32 v36, v8
	v_dual_mov_b32 v35, v8 :: v_dual_mov_b32 v34, v8
	v_dual_mov_b32 v33, v8 :: v_dual_mov_b32 v48, v8
	v_dual_mov_b32 v47, v8 :: v_dual_mov_b32 v46, v8
	v_dual_mov_b32 v45, v8 :: v_dual_mov_b32 v44, v8
	v_dual_mov_b32 v43, v8 :: v_dual_mov_b32 v42, v8
	v_dual_mov_b32 v41, v8 :: v_dual_mov_b32 v56, v8
	v_dual_mov_b32 v55, v8 :: v_dual_mov_b32 v54, v8
	v_dual_mov_b32 v53, v8 :: v_dual_mov_b32 v52, v8
	v_dual_mov_b32 v51, v8 :: v_dual_mov_b32 v50, v8
	v_dual_mov_b32 v49, v8 :: v_dual_mov_b32 v64, v8
	v_dual_mov_b32 v63, v8 :: v_dual_mov_b32 v62, v8
	v_dual_mov_b32 v61, v8 :: v_dual_mov_b32 v60, v8
	v_dual_mov_b32 v59, v8 :: v_dual_mov_b32 v58, v8
	v_dual_mov_b32 v57, v8 :: v_dual_mov_b32 v72, v8
	v_dual_mov_b32 v71, v8 :: v_dual_mov_b32 v70, v8
	v_dual_mov_b32 v69, v8 :: v_dual_mov_b32 v68, v8
	v_dual_mov_b32 v67, v8 :: v_dual_mov_b32 v66, v8
	v_dual_mov_b32 v65, v8 :: v_dual_mov_b32 v80, v8
	v_dual_mov_b32 v79, v8 :: v_dual_mov_b32 v78, v8
	v_dual_mov_b32 v77, v8 :: v_dual_mov_b32 v76, v8
	v_dual_mov_b32 v75, v8 :: v_dual_mov_b32 v74, v8
	v_dual_mov_b32 v73, v8 :: v_dual_mov_b32 v88, v8
	v_dual_mov_b32 v87, v8 :: v_dual_mov_b32 v86, v8
	v_dual_mov_b32 v85, v8 :: v_dual_mov_b32 v84, v8
	v_dual_mov_b32 v83, v8 :: v_dual_mov_b32 v82, v8
	v_dual_mov_b32 v81, v8 :: v_dual_mov_b32 v96, v8
	v_dual_mov_b32 v95, v8 :: v_dual_mov_b32 v94, v8
	v_dual_mov_b32 v93, v8 :: v_dual_mov_b32 v92, v8
	v_dual_mov_b32 v91, v8 :: v_dual_mov_b32 v90, v8
	v_dual_mov_b32 v89, v8 :: v_dual_mov_b32 v104, v8
	v_dual_mov_b32 v103, v8 :: v_dual_mov_b32 v102, v8
	v_dual_mov_b32 v101, v8 :: v_dual_mov_b32 v100, v8
	v_dual_mov_b32 v99, v8 :: v_dual_mov_b32 v98, v8
	v_dual_mov_b32 v97, v8 :: v_dual_mov_b32 v112, v8
	v_dual_mov_b32 v111, v8 :: v_dual_mov_b32 v110, v8
	v_dual_mov_b32 v109, v8 :: v_dual_mov_b32 v108, v8
	v_dual_mov_b32 v107, v8 :: v_dual_mov_b32 v106, v8
	v_dual_mov_b32 v105, v8 :: v_dual_mov_b32 v120, v8
	v_dual_mov_b32 v119, v8 :: v_dual_mov_b32 v118, v8
	v_dual_mov_b32 v117, v8 :: v_dual_mov_b32 v116, v8
	v_dual_mov_b32 v115, v8 :: v_dual_mov_b32 v114, v8
	v_dual_mov_b32 v113, v8 :: v_dual_mov_b32 v128, v8
	v_dual_mov_b32 v127, v8 :: v_dual_mov_b32 v126, v8
	v_dual_mov_b32 v125, v8 :: v_dual_mov_b32 v124, v8
	v_dual_mov_b32 v123, v8 :: v_dual_mov_b32 v122, v8
	v_mov_b32_e32 v121, v8
.LBB0_4:                                ; %._crit_edge
	s_add_co_i32 s3, s3, 31
	s_wait_loadcnt_dscnt 0x0
	s_wait_alu 0xfffe
	s_cmp_lt_i32 s3, 32
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_and_b32_e32 v134, 24, v134
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_or_b32_e32 v135, v131, v134
	v_xor_b32_e32 v134, v134, v132
	v_xor_b32_e32 v132, v135, v132
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or3_b32 v147, v133, v134, v131
	v_lshl_or_b32 v148, v130, 2, v132
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v139, 0, v147
	v_xad_u32 v155, v147, 16, 0
	v_add_nc_u32_e32 v143, 0, v148
	v_xad_u32 v159, v148, 16, 0
	ds_load_2addr_stride64_b64 v[131:134], v139 offset1:4
	ds_load_2addr_stride64_b64 v[135:138], v143 offset0:16 offset1:18
	ds_load_2addr_stride64_b64 v[139:142], v139 offset0:8 offset1:12
	ds_load_2addr_stride64_b64 v[143:146], v143 offset0:20 offset1:22
	ds_load_2addr_stride64_b64 v[147:150], v155 offset1:4
	ds_load_2addr_stride64_b64 v[151:154], v159 offset0:16 offset1:18
	ds_load_2addr_stride64_b64 v[155:158], v155 offset0:8 offset1:12
	ds_load_2addr_stride64_b64 v[159:162], v159 offset0:20 offset1:22
	s_wait_dscnt 0x6
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[131:132], v[135:136], v[121:128]
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[133:134], v[135:136], v[113:120]
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[139:140], v[135:136], v[105:112]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[141:142], v[135:136], v[97:104]
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[131:132], v[137:138], v[89:96]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[133:134], v[137:138], v[81:88]
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[139:140], v[137:138], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[141:142], v[137:138], v[65:72]
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[131:132], v[143:144], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[133:134], v[143:144], v[49:56]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[139:140], v[143:144], v[41:48]
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[141:142], v[143:144], v[33:40]
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[131:132], v[145:146], v[25:32]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[133:134], v[145:146], v[17:24]
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[139:140], v[145:146], v[9:16]
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[141:142], v[145:146], v[1:8]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[147:148], v[151:152], v[121:128]
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[149:150], v[151:152], v[113:120]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[155:156], v[151:152], v[105:112]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[157:158], v[151:152], v[97:104]
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[147:148], v[153:154], v[89:96]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[149:150], v[153:154], v[81:88]
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[155:156], v[153:154], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[157:158], v[153:154], v[65:72]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[147:148], v[159:160], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[149:150], v[159:160], v[49:56]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[155:156], v[159:160], v[41:48]
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[157:158], v[159:160], v[33:40]
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[147:148], v[161:162], v[25:32]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[149:150], v[161:162], v[17:24]
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[155:156], v[161:162], v[9:16]
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[157:158], v[161:162], v[1:8]
.LBB0_6:                                ; %._crit_edge._crit_edge
	s_lshl_b32 s3, s18, 8
	s_and_b32 s5, s11, 0xffff
	s_wait_alu 0xfffe
	v_or_b32_e32 v131, s3, v0
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_mov_b32 s4, s10
	v_lshlrev_b32_e32 v133, 2, v0
	v_dual_mov_b32 v132, 0 :: v_dual_lshlrev_b32 v131, 1, v131
	v_lshrrev_b32_e32 v134, 3, v130
	v_lshlrev_b32_e32 v130, 1, v130
	s_delay_alu instid0(VALU_DEP_4)
	v_and_b32_e32 v133, 0xfc, v133
	buffer_load_u16 v131, v131, s[4:7], null offen
	global_load_b32 v149, v132, s[8:9]
	v_and_b32_e32 v132, 0x70, v0
	v_lshrrev_b32_e32 v0, 5, v0
	v_add_nc_u32_e32 v133, 0, v133
	v_or_b32_e32 v129, v134, v129
	s_mul_i32 s4, s17, s2
	v_lshrrev_b32_e32 v134, 1, v132
	v_and_b32_e32 v0, 2, v0
	v_lshl_add_u32 v145, v132, 1, 0
	s_wait_alu 0xfffe
	s_add_co_i32 s4, s4, s3
	v_mul_lo_u32 v137, s2, v129
	s_wait_alu 0xfffe
	v_or_b32_e32 v150, s4, v134
	v_add3_u32 v0, v133, v0, v130
	v_add_nc_u32_e32 v138, s4, v134
	s_wait_loadcnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_add_nc_u32_e32 v151, 0x80, v138
	v_add_nc_u32_e32 v152, 0xc0, v138
	v_add_nc_u32_e32 v138, s16, v137
	v_add_lshl_u32 v153, v150, v137, 1
	s_and_b32 s1, s1, 0xffff
	v_add_lshl_u32 v155, v151, v137, 1
	v_add_lshl_u32 v156, v152, v137, 1
	v_add_nc_u32_e32 v157, s16, v138
	v_add_lshl_u32 v158, v150, v138, 1
	v_add_lshl_u32 v160, v151, v138, 1
	v_add_lshl_u32 v161, v152, v138, 1
	s_mov_b32 s2, s6
	v_add_nc_u32_e32 v162, s16, v157
	s_mov_b32 s3, s7
	v_add_lshl_u32 v163, v150, v157, 1
	ds_store_b16 v0, v131
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[129:132], v145
	ds_load_b128 v[133:136], v145 offset:16
	ds_load_b128 v[141:144], v145 offset:256
	ds_load_b128 v[145:148], v145 offset:272
	v_or_b32_e32 v0, 64, v150
	s_delay_alu instid0(VALU_DEP_1)
	v_add_lshl_u32 v154, v0, v137, 1
	v_add_lshl_u32 v159, v0, v138, 1
	s_wait_dscnt 0x3
	v_fma_mixlo_f16 v137, v121, v149, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v138, v123, v149, v131 op_sel_hi:[0,0,1]
	s_wait_dscnt 0x2
	v_fma_mixlo_f16 v123, v117, v149, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v113, v149, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_wait_dscnt 0x1
	v_fma_mixlo_f16 v113, v105, v149, v141 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v137, v122, v149, v130 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v138, v124, v149, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v119, v149, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v115, v149, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v123, v118, v149, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v121, v114, v149, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v107, v149, v143 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v124, v120, v149, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v122, v116, v149, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_wait_dscnt 0x0
	v_fma_mixlo_f16 v115, v109, v149, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v111, v149, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v117, v97, v149, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, v99, v149, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v101, v149, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, v103, v149, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v140, v127, v149, v135 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v139, v125, v149, v133 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v116, v112, v149, v148 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v115, v110, v149, v146 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v114, v108, v149, v144 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v113, v106, v149, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, v89, v149, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, v91, v149, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, v93, v149, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, v95, v149, v135 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v109, v81, v149, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v110, v83, v149, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v111, v85, v149, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v112, v87, v149, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v120, v104, v149, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v119, v102, v149, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v118, v100, v149, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v117, v98, v149, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, v73, v149, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, v75, v149, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, v77, v149, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, v79, v149, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v101, v65, v149, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, v67, v149, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, v69, v149, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, v71, v149, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v140, v128, v149, v136 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v139, v126, v149, v134 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v108, v96, v149, v136 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v107, v94, v149, v134 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v106, v92, v149, v132 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v105, v90, v149, v130 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, v57, v149, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v59, v149, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v61, v149, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v63, v149, v135 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, v49, v149, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v51, v149, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v53, v149, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v55, v149, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v112, v88, v149, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v111, v86, v149, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v110, v84, v149, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v109, v82, v149, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, v41, v149, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, v43, v149, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, v45, v149, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, v47, v149, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v85, v33, v149, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v86, v35, v149, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v87, v37, v149, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v88, v39, v149, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v100, v80, v149, v148 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v99, v78, v149, v146 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v98, v76, v149, v144 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v97, v74, v149, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v73, v25, v149, v129 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v74, v27, v149, v131 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v75, v29, v149, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v76, v31, v149, v135 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v17, v149, v129 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v19, v149, v131 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v21, v149, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v23, v149, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v104, v72, v149, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v103, v70, v149, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v102, v68, v149, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v101, v66, v149, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v65, v9, v149, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v11, v149, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, v13, v149, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, v15, v149, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v1, v149, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v3, v149, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v5, v149, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v7, v149, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v125, v0, v157, 1
	v_add_lshl_u32 v126, v151, v157, 1
	v_add_lshl_u32 v127, v152, v157, 1
	v_add_lshl_u32 v128, v150, v162, 1
	v_add_lshl_u32 v0, v0, v162, 1
	v_add_lshl_u32 v150, v151, v162, 1
	v_add_lshl_u32 v151, v152, v162, 1
	v_fma_mixhi_f16 v92, v64, v149, v136 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v91, v62, v149, v134 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v90, v60, v149, v132 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v89, v58, v149, v130 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v96, v56, v149, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v95, v54, v149, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v94, v52, v149, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v93, v50, v149, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v84, v48, v149, v148 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v83, v46, v149, v146 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v82, v44, v149, v144 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v81, v42, v149, v142 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v88, v40, v149, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v87, v38, v149, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v86, v36, v149, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v85, v34, v149, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v76, v32, v149, v136 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v75, v30, v149, v134 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v74, v28, v149, v132 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v73, v26, v149, v130 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v80, v24, v149, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v79, v22, v149, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v78, v20, v149, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v77, v18, v149, v130 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v68, v16, v149, v148 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v67, v14, v149, v146 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v66, v12, v149, v144 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v65, v10, v149, v142 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v72, v8, v149, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v71, v6, v149, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v70, v4, v149, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v69, v2, v149, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0xf
	buffer_store_b128 v[137:140], v153, s[0:3], null offen
	buffer_store_b128 v[121:124], v154, s[0:3], null offen
	buffer_store_b128 v[113:116], v155, s[0:3], null offen
	buffer_store_b128 v[117:120], v156, s[0:3], null offen
	buffer_store_b128 v[105:108], v158, s[0:3], null offen
	buffer_store_b128 v[109:112], v159, s[0:3], null offen
	buffer_store_b128 v[97:100], v160, s[0:3], null offen
	buffer_store_b128 v[101:104], v161, s[0:3], null offen
	buffer_store_b128 v[89:92], v163, s[0:3], null offen
	buffer_store_b128 v[93:96], v125, s[0:3], null offen
	buffer_store_b128 v[81:84], v126, s[0:3], null offen
	buffer_store_b128 v[85:88], v127, s[0:3], null offen
	buffer_store_b128 v[73:76], v128, s[0:3], null offen
	buffer_store_b128 v[77:80], v0, s[0:3], null offen
	buffer_store_b128 v[65:68], v150, s[0:3], null offen
	buffer_store_b128 v[69:72], v151, s[0:3], null offen
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 164
		.amdhsa_next_free_sgpr 24
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 34
		.amdhsa_round_robin_scheduling 0
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
	.set scaled_mm.num_vgpr, 164
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 24
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4296
; TotalNumSgprs: 26
; NumVgprs: 164
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 20
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 164
; Occupancy: 9
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
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
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     164
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
