	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm                       ; -- Begin function scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_b64 s[14:15], s[0:1], 0x2c
	s_abs_i32 s13, ttmp9
	v_lshlrev_b32_e32 v16, 4, v0
	v_lshrrev_b32_e32 v3, 1, v0
	v_and_b32_e32 v129, 15, v0
	v_and_b32_e32 v17, 24, v0
	v_and_b32_e32 v130, 0x80, v0
	v_lshlrev_b32_e32 v134, 1, v0
	v_and_b32_e32 v132, 8, v3
	v_and_b32_e32 v133, 0x600, v16
	v_xor_b32_e32 v17, v16, v17
	v_lshlrev_b32_e32 v131, 5, v129
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v18, 8, v17
	v_add_nc_u32_e32 v135, 0, v17
	s_wait_kmcnt 0x0
	s_ashr_i32 s2, s14, 31
	v_add_nc_u32_e32 v136, 0, v18
	s_lshr_b32 s2, s2, 24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_co_i32 s2, s14, s2
	s_ashr_i32 s2, s2, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_abs_i32 s12, s2
	s_cvt_f32_u32 s3, s12
	s_sub_co_i32 s4, 0, s12
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v1, s3
	v_readfirstlane_b32 s3, v1
	s_mul_f32 s3, s3, 0x4f7ffffe
	s_wait_alu 0xfffe
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_2)
	s_cvt_u32_f32 s3, s3
	s_wait_alu 0xfffe
	s_mul_i32 s16, s4, s3
	s_load_b256 s[4:11], s[0:1], 0x0
	s_mul_hi_u32 s16, s3, s16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_co_i32 s3, s3, s16
	s_wait_alu 0xfffe
	s_mul_hi_u32 s16, s13, s3
	s_xor_b32 s3, ttmp9, s2
	s_mul_i32 s17, s16, s12
	s_wait_alu 0xfffe
	s_ashr_i32 s3, s3, 31
	s_sub_co_i32 s13, s13, s17
	s_add_co_i32 s17, s16, 1
	s_sub_co_i32 s18, s13, s12
	s_cmp_ge_u32 s13, s12
	s_cselect_b32 s16, s17, s16
	s_cselect_b32 s13, s18, s13
	s_add_co_i32 s17, s16, 1
	s_cmp_ge_u32 s13, s12
	s_cselect_b32 s12, s17, s16
	s_wait_kmcnt 0x0
	s_mov_b64 s[16:17], s[6:7]
	s_wait_alu 0xfffe
	s_xor_b32 s22, s12, s3
	s_mov_b32 s6, 0x7ffffffe
	s_sub_co_i32 s23, s22, s3
	s_mov_b32 s7, 0x31027000
	s_lshl_b32 s20, s23, 7
	s_mul_i32 s23, s23, s2
	v_or_b32_e32 v4, s20, v3
	s_sub_co_i32 s2, ttmp9, s23
	s_cmp_gt_i32 s15, 0
	s_mov_b32 s18, s6
	s_cselect_b32 vcc_lo, -1, 0
	v_and_b32_e32 v1, 1, v0
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s19, s7
	s_and_b32 s17, s17, 0xffff
	s_load_b64 s[12:13], s[0:1], 0x20
	v_mul_lo_u32 v2, s14, v1
	v_and_b32_e32 v1, 16, v16
	s_sub_co_i32 s1, s15, 32
	s_lshl_b32 s21, s14, 5
	s_mov_b32 s0, 0
	s_cmp_lt_i32 s1, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_lshl_u32 v2, v2, v3, 4
	v_lshl_add_u32 v6, s2, 12, v2
	v_mad_co_u64_u32 v[4:5], null, v4, s15, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v5, 0x800, v6
	v_cndmask_b32_e32 v8, 0x80000000, v6, vcc_lo
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v12, 0x80000000, v5, vcc_lo
	buffer_load_b128 v[4:7], v4, s[4:7], null offen
	s_clause 0x1
	buffer_load_b128 v[8:11], v8, s[16:19], null offen
	buffer_load_b128 v[12:15], v12, s[16:19], null offen
	s_wait_loadcnt 0x2
	ds_store_b64 v135, v[4:5] offset:8192
	ds_store_b64 v136, v[6:7] offset:8192
	s_wait_loadcnt 0x0
	ds_store_2addr_stride64_b64 v135, v[8:9], v[12:13] offset1:8
	ds_store_2addr_stride64_b64 v136, v[10:11], v[14:15] offset1:8
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	v_dual_mov_b32 v105, 0 :: v_dual_and_b32 v4, 24, v134
	v_lshl_or_b32 v3, s22, 7, v3
	s_lshl_b32 s3, s3, 7
	s_lshl_b32 s18, ttmp9, 12
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v5, v131, v4
	v_xor_b32_e32 v4, v4, v132
	s_wait_alu 0xfffe
	v_subrev_nc_u32_e32 v3, s3, v3
	v_add3_u32 v2, s18, s21, v2
	s_lshl_b32 s19, s23, 12
	v_xor_b32_e32 v5, v5, v132
	v_or3_b32 v4, v133, v4, v131
	v_mul_lo_u32 v3, s15, v3
	s_wait_alu 0xfffe
	v_subrev_nc_u32_e32 v137, s19, v2
	v_dual_mov_b32 v106, v105 :: v_dual_mov_b32 v107, v105
	v_lshl_or_b32 v5, v130, 2, v5
	v_xor_b32_e32 v2, 16, v4
	v_dual_mov_b32 v108, v105 :: v_dual_mov_b32 v109, v105
	v_dual_mov_b32 v111, v105 :: v_dual_add_nc_u32 v138, 0, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v6, 16, v5
	v_add3_u32 v139, v3, v1, 32
	v_dual_mov_b32 v121, v105 :: v_dual_add_nc_u32 v140, 0, v5
	v_dual_mov_b32 v110, v105 :: v_dual_add_nc_u32 v141, 0, v2
	v_dual_mov_b32 v123, v105 :: v_dual_add_nc_u32 v142, 0, v6
	v_dual_mov_b32 v112, v105 :: v_dual_mov_b32 v125, v105
	v_dual_mov_b32 v122, v105 :: v_dual_mov_b32 v127, v105
	v_dual_mov_b32 v124, v105 :: v_dual_mov_b32 v113, v105
	v_dual_mov_b32 v126, v105 :: v_dual_mov_b32 v115, v105
	v_dual_mov_b32 v128, v105 :: v_dual_mov_b32 v117, v105
	v_dual_mov_b32 v114, v105 :: v_dual_mov_b32 v119, v105
	v_dual_mov_b32 v116, v105 :: v_dual_mov_b32 v97, v105
	v_dual_mov_b32 v118, v105 :: v_dual_mov_b32 v99, v105
	v_dual_mov_b32 v120, v105 :: v_dual_mov_b32 v101, v105
	v_dual_mov_b32 v98, v105 :: v_dual_mov_b32 v103, v105
	v_dual_mov_b32 v100, v105 :: v_dual_mov_b32 v89, v105
	v_dual_mov_b32 v102, v105 :: v_dual_mov_b32 v91, v105
	v_dual_mov_b32 v104, v105 :: v_dual_mov_b32 v93, v105
	v_dual_mov_b32 v90, v105 :: v_dual_mov_b32 v95, v105
	v_dual_mov_b32 v92, v105 :: v_dual_mov_b32 v81, v105
	v_dual_mov_b32 v94, v105 :: v_dual_mov_b32 v83, v105
	v_dual_mov_b32 v96, v105 :: v_dual_mov_b32 v85, v105
	v_dual_mov_b32 v82, v105 :: v_dual_mov_b32 v87, v105
	v_dual_mov_b32 v84, v105 :: v_dual_mov_b32 v73, v105
	v_dual_mov_b32 v86, v105 :: v_dual_mov_b32 v75, v105
	v_dual_mov_b32 v88, v105 :: v_dual_mov_b32 v77, v105
	v_dual_mov_b32 v74, v105 :: v_dual_mov_b32 v79, v105
	v_dual_mov_b32 v76, v105 :: v_dual_mov_b32 v65, v105
	v_dual_mov_b32 v78, v105 :: v_dual_mov_b32 v67, v105
	v_dual_mov_b32 v80, v105 :: v_dual_mov_b32 v69, v105
	v_dual_mov_b32 v66, v105 :: v_dual_mov_b32 v71, v105
	v_dual_mov_b32 v68, v105 :: v_dual_mov_b32 v57, v105
	v_dual_mov_b32 v70, v105 :: v_dual_mov_b32 v59, v105
	v_dual_mov_b32 v72, v105 :: v_dual_mov_b32 v61, v105
	v_dual_mov_b32 v58, v105 :: v_dual_mov_b32 v63, v105
	v_dual_mov_b32 v60, v105 :: v_dual_mov_b32 v49, v105
	v_dual_mov_b32 v62, v105 :: v_dual_mov_b32 v51, v105
	v_dual_mov_b32 v64, v105 :: v_dual_mov_b32 v53, v105
	v_dual_mov_b32 v50, v105 :: v_dual_mov_b32 v55, v105
	v_dual_mov_b32 v52, v105 :: v_dual_mov_b32 v41, v105
	v_dual_mov_b32 v54, v105 :: v_dual_mov_b32 v43, v105
	v_dual_mov_b32 v56, v105 :: v_dual_mov_b32 v45, v105
	v_dual_mov_b32 v42, v105 :: v_dual_mov_b32 v47, v105
	v_dual_mov_b32 v44, v105 :: v_dual_mov_b32 v33, v105
	v_dual_mov_b32 v46, v105 :: v_dual_mov_b32 v35, v105
	v_dual_mov_b32 v48, v105 :: v_dual_mov_b32 v37, v105
	v_dual_mov_b32 v34, v105 :: v_dual_mov_b32 v39, v105
	v_dual_mov_b32 v36, v105 :: v_dual_mov_b32 v25, v105
	v_dual_mov_b32 v38, v105 :: v_dual_mov_b32 v27, v105
	v_dual_mov_b32 v40, v105 :: v_dual_mov_b32 v29, v105
	v_dual_mov_b32 v26, v105 :: v_dual_mov_b32 v31, v105
	v_dual_mov_b32 v28, v105 :: v_dual_mov_b32 v17, v105
	v_dual_mov_b32 v30, v105 :: v_dual_mov_b32 v19, v105
	v_dual_mov_b32 v32, v105 :: v_dual_mov_b32 v21, v105
	v_dual_mov_b32 v18, v105 :: v_dual_mov_b32 v23, v105
	v_dual_mov_b32 v20, v105 :: v_dual_mov_b32 v9, v105
	v_dual_mov_b32 v22, v105 :: v_dual_mov_b32 v11, v105
	v_dual_mov_b32 v24, v105 :: v_dual_mov_b32 v13, v105
	v_dual_mov_b32 v10, v105 :: v_dual_mov_b32 v15, v105
	v_dual_mov_b32 v12, v105 :: v_dual_mov_b32 v1, v105
	v_dual_mov_b32 v14, v105 :: v_dual_mov_b32 v3, v105
	v_dual_mov_b32 v16, v105 :: v_dual_mov_b32 v5, v105
	v_dual_mov_b32 v2, v105 :: v_dual_mov_b32 v7, v105
	v_mov_b32_e32 v4, v105
	v_mov_b32_e32 v6, v105
	v_mov_b32_e32 v8, v105
	s_mov_b32 s18, s6
	s_mov_b32 s19, s7
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v143, s0, v139
	s_add_co_i32 s0, s0, 32
	s_wait_alu 0xfffe
	s_cmp_lt_i32 s0, s1
	buffer_load_b128 v[143:146], v143, s[4:7], null offen
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_2addr_stride64_b64 v[147:150], v140 offset0:16 offset1:18
	ds_load_2addr_stride64_b64 v[151:154], v138 offset1:4
	ds_load_2addr_stride64_b64 v[155:158], v138 offset0:8 offset1:12
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[151:152], v[147:148], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[153:154], v[147:148], v[121:128]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[155:156], v[147:148], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[157:158], v[147:148], v[97:104]
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[151:152], v[149:150], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[153:154], v[149:150], v[81:88]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[155:156], v[149:150], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[157:158], v[149:150], v[65:72]
	ds_load_2addr_stride64_b64 v[147:150], v140 offset0:20 offset1:22
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[151:152], v[147:148], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[153:154], v[147:148], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[151:152], v[149:150], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[153:154], v[149:150], v[17:24]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[155:156], v[147:148], v[41:48]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[157:158], v[147:148], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[155:156], v[149:150], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[157:158], v[149:150], v[1:8]
	ds_load_2addr_stride64_b64 v[147:150], v142 offset0:16 offset1:18
	ds_load_2addr_stride64_b64 v[151:154], v141 offset1:4
	ds_load_2addr_stride64_b64 v[155:158], v141 offset0:8 offset1:12
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[151:152], v[147:148], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[153:154], v[147:148], v[121:128]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[155:156], v[147:148], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[157:158], v[147:148], v[97:104]
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[151:152], v[149:150], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[153:154], v[149:150], v[81:88]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[155:156], v[149:150], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[157:158], v[149:150], v[65:72]
	ds_load_2addr_stride64_b64 v[147:150], v142 offset0:20 offset1:22
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[151:152], v[147:148], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[153:154], v[147:148], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[151:152], v[149:150], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[153:154], v[149:150], v[17:24]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[155:156], v[147:148], v[41:48]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[157:158], v[147:148], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[155:156], v[149:150], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[157:158], v[149:150], v[1:8]
	s_clause 0x1
	buffer_load_b128 v[147:150], v137, s[16:19], null offen
	buffer_load_b128 v[151:154], v137, s[16:19], null offen offset:2048
	v_add_nc_u32_e32 v137, s21, v137
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
	v_dual_mov_b32 v97, v8 :: v_dual_mov_b32 v120, v8
	v_dual_mov_b32 v119, v8 :: v_dual_mov_b32 v118, v8
	v_dual_mov_b32 v117, v8 :: v_dual_mov_b32 v116, v8
	v_dual_mov_b32 v115, v8 :: v_dual_mov_b32 v114, v8
	v_dual_mov_b32 v113, v8 :: v_dual_mov_b32 v128, v8
	v_dual_mov_b32 v127, v8 :: v_dual_mov_b32 v126, v8
	v_dual_mov_b32 v125, v8 :: v_dual_mov_b32 v124, v8
	v_dual_mov_b32 v123, v8 :: v_dual_mov_b32 v122, v8
	v_dual_mov_b32 v121, v8 :: v_dual_mov_b32 v112, v8
	v_dual_mov_b32 v111, v8 :: v_dual_mov_b32 v110, v8
	v_dual_mov_b32 v109, v8 :: v_dual_mov_b32 v108, v8
	v_dual_mov_b32 v107, v8 :: v_dual_mov_b32 v106, v8
	v_mov_b32_e32 v105, v8
.LBB0_4:                                ; %._crit_edge
	s_add_co_i32 s0, s15, 31
	s_wait_loadcnt_dscnt 0x0
	s_wait_alu 0xfffe
	s_cmp_lt_i32 s0, 32
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
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[131:132], v[135:136], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[133:134], v[135:136], v[121:128]
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[139:140], v[135:136], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[141:142], v[135:136], v[97:104]
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[131:132], v[137:138], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[133:134], v[137:138], v[81:88]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[139:140], v[137:138], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[141:142], v[137:138], v[65:72]
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[131:132], v[143:144], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[133:134], v[143:144], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[139:140], v[143:144], v[41:48]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[141:142], v[143:144], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[131:132], v[145:146], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[133:134], v[145:146], v[17:24]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[139:140], v[145:146], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[141:142], v[145:146], v[1:8]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[147:148], v[151:152], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[149:150], v[151:152], v[121:128]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[155:156], v[151:152], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[157:158], v[151:152], v[97:104]
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[147:148], v[153:154], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[149:150], v[153:154], v[81:88]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[155:156], v[153:154], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[157:158], v[153:154], v[65:72]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[147:148], v[159:160], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[149:150], v[159:160], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[155:156], v[159:160], v[41:48]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[157:158], v[159:160], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[147:148], v[161:162], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[149:150], v[161:162], v[17:24]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[155:156], v[161:162], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[157:158], v[161:162], v[1:8]
.LBB0_6:                                ; %._crit_edge._crit_edge
	s_lshl_b32 s15, s2, 8
	s_and_b32 s5, s11, 0xffff
	s_wait_alu 0xfffe
	v_or_b32_e32 v131, s15, v0
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_mov_b32 s4, s10
	v_lshrrev_b32_e32 v133, 5, v0
	v_dual_mov_b32 v132, 0 :: v_dual_lshlrev_b32 v131, 1, v131
	v_and_b32_e32 v161, 0x70, v0
	s_wait_kmcnt 0x0
	s_and_b32 s13, s13, 0xffff
	buffer_load_u16 v131, v131, s[4:7], null offen
	global_load_b32 v160, v132, s[8:9]
	v_lshlrev_b32_e32 v132, 2, v0
	v_lshlrev_b32_e32 v0, 1, v130
	v_and_b32_e32 v133, 2, v133
	v_lshl_add_u32 v135, v161, 1, 0
	s_wait_loadcnt 0x0
	v_and_b32_e32 v132, 0xfc, v132
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_add_nc_u32_e32 v132, 0, v132
	s_delay_alu instid0(VALU_DEP_1)
	v_add3_u32 v0, v132, v133, v0
	ds_store_b16 v0, v131
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[131:134], v135
	ds_load_b128 v[148:151], v135 offset:16
	ds_load_b128 v[152:155], v135 offset:256
	ds_load_b128 v[156:159], v135 offset:272
	s_wait_dscnt 0x3
	v_and_b32_e32 v138, 0xffff0000, v132
	s_wait_dscnt 0x2
	v_lshlrev_b32_e32 v143, 16, v148
	v_lshlrev_b32_e32 v142, 16, v149
	v_and_b32_e32 v139, 0xffff0000, v131
	s_wait_dscnt 0x0
	v_and_b32_e32 v0, 0xffff0000, v159
	v_lshlrev_b32_e32 v145, 16, v133
	v_and_b32_e32 v135, 0xffff0000, v148
	v_fma_f32 v163, v110, v160, v142
	v_fma_f32 v167, v122, v160, v138
	v_fma_f32 v179, v93, v160, v143
	v_fma_f32 v180, v94, v160, v142
	v_fma_f32 v184, v82, v160, v138
	v_fma_f32 v93, v72, v160, v0
	v_fma_f32 v72, v50, v160, v138
	v_fmac_f32_e32 v138, v18, v160
	v_and_b32_e32 v136, 0xffff0000, v134
	v_and_b32_e32 v137, 0xffff0000, v133
	v_fma_f32 v183, v81, v160, v139
	v_fma_f32 v81, v62, v160, v142
	v_fmac_f32_e32 v142, v30, v160
	v_lshlrev_b32_e32 v144, 16, v134
	v_and_b32_e32 v134, 0xffff0000, v149
	v_lshlrev_b32_e32 v146, 16, v132
	v_lshlrev_b32_e32 v140, 16, v151
	v_lshlrev_b32_e32 v141, 16, v150
	v_and_b32_e32 v133, 0xffff0000, v150
	v_and_b32_e32 v132, 0xffff0000, v151
	v_fma_f32 v150, v107, v160, v145
	v_fma_f32 v168, v123, v160, v137
	v_fma_f32 v170, v125, v160, v135
	v_fma_f32 v171, v126, v160, v134
	v_lshlrev_b32_e32 v126, 16, v153
	v_lshlrev_b32_e32 v125, 16, v154
	v_lshlrev_b32_e32 v123, 16, v156
	v_and_b32_e32 v107, 0xffff0000, v156
	v_fma_f32 v149, v106, v160, v146
	v_fma_f32 v165, v112, v160, v140
	v_fma_f32 v166, v121, v160, v139
	v_fma_f32 v174, v115, v160, v125
	v_and_b32_e32 v112, 0xffff0000, v152
	v_and_b32_e32 v110, 0xffff0000, v153
	v_fma_f32 v156, v101, v160, v107
	v_fma_f32 v177, v91, v160, v145
	v_fma_f32 v182, v96, v160, v140
	v_fma_f32 v115, v83, v160, v137
	v_fma_f32 v101, v74, v160, v126
	v_fma_f32 v83, v77, v160, v123
	v_fma_f32 v77, v64, v160, v140
	v_fma_f32 v74, v49, v160, v139
	v_fmac_f32_e32 v140, v32, v160
	v_fma_f32 v164, v111, v160, v141
	v_lshlrev_b32_e32 v111, 16, v159
	v_and_b32_e32 v106, 0xffff0000, v157
	v_fma_f32 v159, v104, v160, v0
	v_fma_f32 v104, v86, v160, v134
	v_fma_f32 v86, v59, v160, v145
	v_fmac_f32_e32 v145, v27, v160
	v_lshlrev_b32_e32 v147, 16, v131
	v_lshlrev_b32_e32 v131, 16, v152
	v_fmac_f32_e32 v139, v17, v160
	v_fma_f32 v169, v124, v160, v136
	v_lshlrev_b32_e32 v124, 16, v155
	v_fma_f32 v151, v108, v160, v144
	v_lshlrev_b32_e32 v122, 16, v157
	v_fma_f32 v172, v113, v160, v131
	v_fma_f32 v117, v117, v160, v123
	v_fma_f32 v152, v97, v160, v112
	v_fma_f32 v157, v102, v160, v106
	v_fma_f32 v176, v90, v160, v146
	v_fma_f32 v178, v92, v160, v144
	v_fma_f32 v113, v85, v160, v135
	v_fma_f32 v102, v88, v160, v132
	v_fma_f32 v73, v73, v160, v131
	v_fma_f32 v88, v65, v160, v112
	v_fma_f32 v97, v70, v160, v106
	v_fma_f32 v85, v60, v160, v144
	v_fma_f32 v70, v51, v160, v137
	v_fma_f32 v65, v53, v160, v135
	v_fma_f32 v50, v45, v160, v123
	v_fmac_f32_e32 v144, v28, v160
	v_fma_f32 v148, v105, v160, v147
	v_fmac_f32_e32 v135, v21, v160
	v_fma_f32 v60, v56, v160, v132
	v_fma_f32 v56, v41, v160, v131
	v_fmac_f32_e32 v131, v9, v160
	v_fma_f32 v51, v44, v160, v124
	v_fmac_f32_e32 v123, v13, v160
	v_fma_f32 v153, v98, v160, v110
	v_fma_f32 v90, v66, v160, v110
	v_fma_f32 v44, v34, v160, v110
	v_fmac_f32_e32 v110, v2, v160
	v_bfe_u32 v2, v149, 16, 1
	v_and_b32_e32 v105, 0xffff0000, v158
	v_fma_f32 v45, v33, v160, v112
	v_fmac_f32_e32 v112, v1, v160
	v_bfe_u32 v1, v148, 16, 1
	v_add3_u32 v2, v149, v2, 0x7fff
	v_lshlrev_b32_e32 v121, 16, v158
	v_and_b32_e32 v108, 0xffff0000, v155
	v_fma_f32 v49, v46, v160, v122
	v_fma_f32 v46, v48, v160, v111
	v_add3_u32 v1, v148, v1, 0x7fff
	v_lshrrev_b32_e32 v48, 16, v2
	v_bfe_u32 v2, v178, 16, 1
	v_fma_f32 v155, v100, v160, v108
	v_fma_f32 v96, v68, v160, v108
	v_fma_f32 v62, v55, v160, v133
	v_fma_f32 v55, v42, v160, v126
	v_fma_f32 v42, v36, v160, v108
	v_fmac_f32_e32 v108, v4, v160
	v_bfe_u32 v4, v151, 16, 1
	v_lshrrev_b32_e32 v1, 16, v1
	v_cmp_o_f32_e32 vcc_lo, v148, v148
	v_add3_u32 v2, v178, v2, 0x7fff
	v_cmp_o_f32_e64 s2, v151, v151
	v_add3_u32 v4, v151, v4, 0x7fff
	v_fma_f32 v98, v69, v160, v107
	v_fma_f32 v41, v37, v160, v107
	v_lshrrev_b32_e32 v151, 16, v2
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v2, 0x7fff, v1, vcc_lo
	v_fma_f32 v162, v109, v160, v143
	v_and_b32_e32 v109, 0xffff0000, v154
	v_fmac_f32_e32 v107, v5, v160
	v_fma_f32 v128, v128, v160, v132
	v_fma_f32 v173, v114, v160, v126
	v_bfe_u32 v5, v162, 16, 1
	v_fma_f32 v116, v116, v160, v124
	v_fma_f32 v158, v103, v160, v105
	v_fma_f32 v175, v89, v160, v147
	v_fma_f32 v114, v84, v160, v136
	v_fma_f32 v94, v67, v160, v109
	v_fma_f32 v67, v52, v160, v136
	v_fmac_f32_e32 v136, v20, v160
	v_fmac_f32_e32 v137, v19, v160
	v_fma_f32 v64, v54, v160, v134
	v_fmac_f32_e32 v134, v22, v160
	v_fma_f32 v127, v127, v160, v133
	v_fma_f32 v103, v87, v160, v133
	v_fmac_f32_e32 v133, v23, v160
	v_fmac_f32_e32 v132, v24, v160
	v_fma_f32 v100, v75, v160, v125
	v_fma_f32 v54, v43, v160, v125
	v_fmac_f32_e32 v126, v10, v160
	v_fma_f32 v119, v119, v160, v121
	v_fmac_f32_e32 v125, v11, v160
	v_fma_f32 v118, v118, v160, v122
	v_fma_f32 v84, v78, v160, v122
	v_fmac_f32_e32 v122, v14, v160
	v_fma_f32 v154, v99, v160, v109
	v_fma_f32 v99, v76, v160, v124
	v_fmac_f32_e32 v124, v12, v160
	v_fma_f32 v120, v120, v160, v111
	v_fma_f32 v92, v80, v160, v111
	v_fmac_f32_e32 v111, v16, v160
	v_fma_f32 v37, v38, v160, v106
	v_fmac_f32_e32 v106, v6, v160
	v_bfe_u32 v6, v163, 16, 1
	v_add3_u32 v5, v162, v5, 0x7fff
	v_fma_f32 v181, v95, v160, v141
	v_fma_f32 v87, v79, v160, v121
	v_fma_f32 v95, v71, v160, v105
	v_fma_f32 v91, v57, v160, v147
	v_fma_f32 v89, v58, v160, v146
	v_fma_f32 v82, v61, v160, v143
	v_fma_f32 v79, v63, v160, v141
	v_fma_f32 v47, v47, v160, v121
	v_fma_f32 v43, v35, v160, v109
	v_fma_f32 v36, v39, v160, v105
	v_fmac_f32_e32 v147, v25, v160
	v_fmac_f32_e32 v146, v26, v160
	v_fmac_f32_e32 v143, v29, v160
	v_fmac_f32_e32 v141, v31, v160
	v_fmac_f32_e32 v121, v15, v160
	v_fmac_f32_e32 v109, v3, v160
	v_fma_f32 v35, v40, v160, v0
	v_fmac_f32_e32 v105, v7, v160
	v_fmac_f32_e32 v0, v8, v160
	v_bfe_u32 v7, v164, 16, 1
	v_bfe_u32 v8, v165, 16, 1
	v_bfe_u32 v9, v166, 16, 1
	v_bfe_u32 v10, v167, 16, 1
	v_bfe_u32 v11, v168, 16, 1
	v_bfe_u32 v12, v169, 16, 1
	v_bfe_u32 v13, v170, 16, 1
	v_bfe_u32 v14, v171, 16, 1
	v_bfe_u32 v15, v127, 16, 1
	v_bfe_u32 v16, v128, 16, 1
	v_bfe_u32 v17, v172, 16, 1
	v_bfe_u32 v18, v173, 16, 1
	v_bfe_u32 v19, v174, 16, 1
	v_bfe_u32 v20, v116, 16, 1
	v_bfe_u32 v21, v117, 16, 1
	v_bfe_u32 v22, v118, 16, 1
	v_bfe_u32 v23, v119, 16, 1
	v_bfe_u32 v24, v120, 16, 1
	v_bfe_u32 v25, v152, 16, 1
	v_bfe_u32 v26, v153, 16, 1
	v_bfe_u32 v27, v154, 16, 1
	v_bfe_u32 v28, v155, 16, 1
	v_bfe_u32 v29, v156, 16, 1
	v_bfe_u32 v30, v157, 16, 1
	v_bfe_u32 v31, v158, 16, 1
	v_bfe_u32 v32, v159, 16, 1
	v_bfe_u32 v38, v175, 16, 1
	v_bfe_u32 v39, v176, 16, 1
	v_bfe_u32 v40, v177, 16, 1
	v_lshrrev_b32_e32 v57, 16, v5
	v_add3_u32 v5, v163, v6, 0x7fff
	v_add3_u32 v6, v164, v7, 0x7fff
	v_add3_u32 v7, v165, v8, 0x7fff
	v_add3_u32 v8, v166, v9, 0x7fff
	v_add3_u32 v9, v167, v10, 0x7fff
	v_add3_u32 v10, v168, v11, 0x7fff
	v_add3_u32 v11, v169, v12, 0x7fff
	v_add3_u32 v12, v170, v13, 0x7fff
	v_add3_u32 v13, v171, v14, 0x7fff
	v_add3_u32 v14, v127, v15, 0x7fff
	v_add3_u32 v15, v128, v16, 0x7fff
	v_add3_u32 v16, v172, v17, 0x7fff
	v_add3_u32 v17, v173, v18, 0x7fff
	v_add3_u32 v18, v174, v19, 0x7fff
	v_add3_u32 v19, v116, v20, 0x7fff
	v_add3_u32 v20, v117, v21, 0x7fff
	v_add3_u32 v21, v118, v22, 0x7fff
	v_add3_u32 v22, v119, v23, 0x7fff
	v_add3_u32 v23, v120, v24, 0x7fff
	v_add3_u32 v24, v152, v25, 0x7fff
	v_add3_u32 v25, v153, v26, 0x7fff
	v_add3_u32 v26, v154, v27, 0x7fff
	v_add3_u32 v27, v155, v28, 0x7fff
	v_add3_u32 v28, v156, v29, 0x7fff
	v_add3_u32 v29, v157, v30, 0x7fff
	v_add3_u32 v30, v158, v31, 0x7fff
	v_add3_u32 v31, v159, v32, 0x7fff
	v_add3_u32 v32, v175, v38, 0x7fff
	v_add3_u32 v38, v176, v39, 0x7fff
	v_add3_u32 v39, v177, v40, 0x7fff
	v_lshrrev_b32_e32 v40, 16, v5
	v_cmp_o_f32_e32 vcc_lo, v163, v163
	v_lshrrev_b32_e32 v6, 16, v6
	v_lshrrev_b32_e32 v66, 16, v12
	v_bfe_u32 v3, v150, 16, 1
	v_lshrrev_b32_e32 v61, 16, v7
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v12, 0x7fff, v40, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v164, v164
	v_lshrrev_b32_e32 v71, 16, v17
	v_add3_u32 v3, v150, v3, 0x7fff
	v_lshrrev_b32_e32 v8, 16, v8
	v_lshrrev_b32_e32 v75, 16, v20
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v17, 0x7fff, v6, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v165, v165
	v_lshrrev_b32_e32 v3, 16, v3
	v_cmp_o_f32_e64 s1, v150, v150
	v_lshrrev_b32_e32 v9, 16, v9
	v_lshrrev_b32_e32 v63, 16, v10
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v20, 0x7fff, v61, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v166, v166
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v5, 0x7fff, v3, s1
	v_lshrrev_b32_e32 v11, 16, v11
	v_lshrrev_b32_e32 v68, 16, v13
	v_lshrrev_b32_e32 v14, 16, v14
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v1, 0x7fff, v8, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v167, v167
	v_lshrrev_b32_e32 v69, 16, v15
	v_lshrrev_b32_e32 v76, 16, v21
	v_lshrrev_b32_e32 v16, 16, v16
	v_lshrrev_b32_e32 v80, 16, v23
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v3, 0x7fff, v9, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v168, v168
	v_lshrrev_b32_e32 v18, 16, v18
	v_lshrrev_b32_e32 v19, 16, v19
	v_lshrrev_b32_e32 v34, 3, v130
	v_lshrrev_b32_e32 v78, 16, v22
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v6, 0x7fff, v63, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v169, v169
	v_lshrrev_b32_e32 v130, 16, v29
	v_or_b32_e32 v34, v34, v129
	v_lshrrev_b32_e32 v129, 16, v25
	v_cmp_o_f32_e64 s0, v149, v149
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v9, 0x7fff, v11, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v170, v170
	v_lshrrev_b32_e32 v24, 16, v24
	v_lshrrev_b32_e32 v149, 16, v31
	v_lshrrev_b32_e32 v26, 16, v26
	v_lshrrev_b32_e32 v27, 16, v27
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v13, 0x7fff, v66, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v171, v171
	v_lshrrev_b32_e32 v28, 16, v28
	v_lshrrev_b32_e32 v148, 16, v30
	v_lshrrev_b32_e32 v150, 16, v38
	v_lshrrev_b32_e32 v53, 16, v4
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v15, 0x7fff, v68, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v127, v127
	v_bfe_u32 v4, v180, 16, 1
	v_lshrrev_b32_e32 v32, 16, v32
	v_bfe_u32 v52, v179, 16, 1
	v_lshrrev_b32_e32 v39, 16, v39
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v21, 0x7fff, v14, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v128, v128
	v_add3_u32 v59, v180, v4, 0x7fff
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v4, 0x7fff, v48, s0
	v_add3_u32 v52, v179, v52, 0x7fff
	v_cmp_o_f32_e64 s3, v162, v162
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v23, 0x7fff, v69, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v172, v172
	v_bfe_u32 v58, v181, 16, 1
	v_lshrrev_b32_e32 v52, 16, v52
	v_cndmask_b32_e64 v7, 0x7fff, v53, s2
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v10, 0x7fff, v57, s3
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v8, 0x7fff, v16, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v173, v173
	v_lshrrev_b32_e32 v53, 16, v59
	v_add3_u32 v57, v181, v58, 0x7fff
	v_bfe_u32 v58, v182, 16, 1
	v_bfe_u32 v59, v183, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v11, 0x7fff, v71, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v174, v174
	v_lshrrev_b32_e32 v57, 16, v57
	v_add3_u32 v58, v182, v58, 0x7fff
	v_bfe_u32 v61, v184, 16, 1
	v_add3_u32 v59, v183, v59, 0x7fff
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v14, 0x7fff, v18, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v116, v116
	v_lshrrev_b32_e32 v58, 16, v58
	v_add3_u32 v63, v184, v61, 0x7fff
	v_bfe_u32 v66, v115, 16, 1
	v_bfe_u32 v68, v113, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v18, 0x7fff, v19, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v117, v117
	v_bfe_u32 v69, v104, 16, 1
	v_bfe_u32 v71, v103, 16, 1
	v_add3_u32 v68, v113, v68, 0x7fff
	v_lshrrev_b32_e32 v33, 1, v161
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v22, 0x7fff, v75, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v118, v118
	v_add3_u32 v69, v104, v69, 0x7fff
	v_lshrrev_b32_e32 v68, 16, v68
	v_add3_u32 v71, v103, v71, 0x7fff
	v_bfe_u32 v75, v102, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v25, 0x7fff, v76, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v119, v119
	v_lshrrev_b32_e32 v69, 16, v69
	v_lshrrev_b32_e32 v71, 16, v71
	v_add3_u32 v75, v102, v75, 0x7fff
	v_bfe_u32 v76, v73, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v29, 0x7fff, v78, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v120, v120
	v_bfe_u32 v78, v101, 16, 1
	v_lshrrev_b32_e32 v75, 16, v75
	s_mul_i32 s0, s20, s14
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v31, 0x7fff, v80, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v152, v152
	v_add3_u32 v80, v73, v76, 0x7fff
	v_add3_u32 v78, v101, v78, 0x7fff
	s_wait_alu 0xfffe
	s_add_co_i32 s0, s0, s15
	s_mov_b32 s15, s7
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v16, 0x7fff, v24, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v153, v153
	v_lshrrev_b32_e32 v78, 16, v78
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v19, 0x7fff, v129, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v154, v154
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v24, 0x7fff, v26, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v155, v155
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v27, 0x7fff, v27, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v156, v156
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v30, 0x7fff, v28, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v157, v157
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v38, 0x7fff, v130, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v158, v158
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v40, 0x7fff, v148, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v159, v159
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v48, 0x7fff, v149, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v175, v175
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v26, 0x7fff, v32, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v176, v176
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v28, 0x7fff, v150, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v177, v177
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v32, 0x7fff, v39, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v178, v178
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v39, 0x7fff, v151, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v179, v179
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v52, 0x7fff, v52, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v180, v180
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v53, 0x7fff, v53, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v181, v181
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v57, 0x7fff, v57, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v182, v182
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v61, 0x7fff, v58, vcc_lo
	v_lshrrev_b32_e32 v58, 16, v59
	v_cmp_o_f32_e32 vcc_lo, v183, v183
	v_lshrrev_b32_e32 v59, 16, v63
	v_add3_u32 v63, v115, v66, 0x7fff
	v_bfe_u32 v66, v114, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v58, 0x7fff, v58, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v184, v184
	v_lshrrev_b32_e32 v63, 16, v63
	v_add3_u32 v66, v114, v66, 0x7fff
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v59, 0x7fff, v59, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v115, v115
	s_delay_alu instid0(VALU_DEP_3)
	v_lshrrev_b32_e32 v66, 16, v66
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v63, 0x7fff, v63, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v114, v114
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v66, 0x7fff, v66, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v113, v113
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v68, 0x7fff, v68, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v104, v104
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v69, 0x7fff, v69, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v103, v103
	v_bfe_u32 v103, v100, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v71, 0x7fff, v71, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v102, v102
	v_bfe_u32 v102, v99, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v76, 0x7fff, v75, vcc_lo
	v_lshrrev_b32_e32 v75, 16, v80
	v_cmp_o_f32_e32 vcc_lo, v73, v73
	v_add3_u32 v80, v100, v103, 0x7fff
	s_wait_alu 0xfffd
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v73, 0x7fff, v75, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v101, v101
	v_bfe_u32 v101, v83, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v75, 0x7fff, v78, vcc_lo
	v_lshrrev_b32_e32 v78, 16, v80
	v_add3_u32 v80, v99, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v100, v100
	v_bfe_u32 v102, v84, 16, 1
	v_add3_u32 v100, v83, v101, 0x7fff
	s_delay_alu instid0(VALU_DEP_4)
	v_lshrrev_b32_e32 v80, 16, v80
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v78, 0x7fff, v78, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v99, v99
	v_add3_u32 v101, v84, v102, 0x7fff
	v_bfe_u32 v102, v87, 16, 1
	v_lshrrev_b32_e32 v99, 16, v100
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v80, 0x7fff, v80, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v83, v83
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v87, v102, 0x7fff
	v_bfe_u32 v102, v92, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v83, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v84, v84
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v88, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v84, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v92, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v87, v87
	v_bfe_u32 v102, v90, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v87, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v88, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v92, v92
	v_add3_u32 v101, v90, v102, 0x7fff
	v_bfe_u32 v102, v94, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v92, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v88, v88
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v94, v102, 0x7fff
	v_bfe_u32 v102, v96, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v88, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v90, v90
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v98, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v90, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v96, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v94, v94
	v_bfe_u32 v102, v97, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v94, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v98, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v96, v96
	v_add3_u32 v101, v97, v102, 0x7fff
	v_bfe_u32 v102, v95, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v96, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v98, v98
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v95, v102, 0x7fff
	v_bfe_u32 v102, v93, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v98, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v97, v97
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v91, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v97, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v93, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v95, v95
	v_bfe_u32 v102, v89, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v95, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v91, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v93, v93
	v_add3_u32 v101, v89, v102, 0x7fff
	v_bfe_u32 v102, v86, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v93, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v91, v91
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v86, v102, 0x7fff
	v_bfe_u32 v102, v85, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v91, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v89, v89
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v82, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v89, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v85, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v86, v86
	v_bfe_u32 v102, v81, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v86, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v82, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v85, v85
	v_add3_u32 v101, v81, v102, 0x7fff
	v_bfe_u32 v102, v79, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v85, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v82, v82
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v79, v102, 0x7fff
	v_bfe_u32 v102, v77, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v82, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v81, v81
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v74, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v81, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v77, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v79, v79
	v_bfe_u32 v102, v72, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v79, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v74, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v77, v77
	v_add3_u32 v101, v72, v102, 0x7fff
	v_bfe_u32 v102, v70, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v77, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v74, v74
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v70, v102, 0x7fff
	v_bfe_u32 v102, v67, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v74, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v72, v72
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v65, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v72, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v67, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v70, v70
	v_bfe_u32 v102, v64, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v70, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v65, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v67, v67
	v_add3_u32 v101, v64, v102, 0x7fff
	v_bfe_u32 v102, v62, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v67, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v65, v65
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v62, v102, 0x7fff
	v_bfe_u32 v102, v60, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v65, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v64, v64
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v56, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v64, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v60, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v62, v62
	v_bfe_u32 v102, v55, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v62, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v56, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v60, v60
	v_add3_u32 v101, v55, v102, 0x7fff
	v_bfe_u32 v102, v54, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v60, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v56, v56
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v54, v102, 0x7fff
	v_bfe_u32 v102, v51, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v56, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v55, v55
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v50, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v55, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v51, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v54, v54
	v_bfe_u32 v102, v49, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v54, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v50, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v51, v51
	v_add3_u32 v101, v49, v102, 0x7fff
	v_bfe_u32 v102, v47, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v51, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v50, v50
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v47, v102, 0x7fff
	v_bfe_u32 v102, v46, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v50, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v49, v49
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v45, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v49, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v46, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v47, v47
	v_bfe_u32 v102, v44, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v47, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v45, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v46, v46
	v_add3_u32 v101, v44, v102, 0x7fff
	v_bfe_u32 v102, v43, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v46, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v45, v45
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v43, v102, 0x7fff
	v_bfe_u32 v102, v42, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v45, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v44, v44
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v41, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v44, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v42, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v43, v43
	v_bfe_u32 v102, v37, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v43, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_add3_u32 v100, v41, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v42, v42
	v_add3_u32 v101, v37, v102, 0x7fff
	v_bfe_u32 v102, v36, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v42, 0x7fff, v99, vcc_lo
	v_lshrrev_b32_e32 v99, 16, v100
	v_cmp_o_f32_e32 vcc_lo, v41, v41
	v_lshrrev_b32_e32 v100, 16, v101
	v_add3_u32 v101, v36, v102, 0x7fff
	v_bfe_u32 v102, v35, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v41, 0x7fff, v99, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v37, v37
	v_lshrrev_b32_e32 v99, 16, v101
	v_bfe_u32 v101, v147, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v37, 0x7fff, v100, vcc_lo
	v_add3_u32 v100, v35, v102, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v36, v36
	v_bfe_u32 v102, v146, 16, 1
	s_delay_alu instid0(VALU_DEP_3)
	v_lshrrev_b32_e32 v36, 16, v100
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v99, 0x7fff, v99, vcc_lo
	v_add3_u32 v100, v147, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v35, v35
	v_add3_u32 v101, v146, v102, 0x7fff
	v_bfe_u32 v102, v145, 16, 1
	s_delay_alu instid0(VALU_DEP_4)
	v_lshrrev_b32_e32 v35, 16, v100
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v103, 0x7fff, v36, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v147, v147
	v_lshrrev_b32_e32 v36, 16, v101
	v_add3_u32 v100, v145, v102, 0x7fff
	v_bfe_u32 v101, v144, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v102, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v146, v146
	v_lshrrev_b32_e32 v35, 16, v100
	v_bfe_u32 v100, v143, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v104, 0x7fff, v36, vcc_lo
	v_add3_u32 v36, v144, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v145, v145
	v_bfe_u32 v101, v142, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v113, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_add3_u32 v36, v143, v100, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v144, v144
	v_add3_u32 v100, v142, v101, 0x7fff
	v_bfe_u32 v101, v141, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v114, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_cmp_o_f32_e32 vcc_lo, v143, v143
	v_lshrrev_b32_e32 v36, 16, v100
	v_add3_u32 v100, v141, v101, 0x7fff
	v_bfe_u32 v101, v140, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v115, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v142, v142
	v_lshrrev_b32_e32 v35, 16, v100
	v_bfe_u32 v100, v139, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v116, 0x7fff, v36, vcc_lo
	v_add3_u32 v36, v140, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v141, v141
	v_bfe_u32 v101, v138, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v117, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_add3_u32 v36, v139, v100, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v140, v140
	v_add3_u32 v100, v138, v101, 0x7fff
	v_bfe_u32 v101, v137, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v118, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_cmp_o_f32_e32 vcc_lo, v139, v139
	v_lshrrev_b32_e32 v36, 16, v100
	v_add3_u32 v100, v137, v101, 0x7fff
	v_bfe_u32 v101, v136, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v119, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v138, v138
	v_lshrrev_b32_e32 v35, 16, v100
	v_bfe_u32 v100, v135, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v120, 0x7fff, v36, vcc_lo
	v_add3_u32 v36, v136, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v137, v137
	v_bfe_u32 v101, v134, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v127, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_add3_u32 v36, v135, v100, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v136, v136
	v_add3_u32 v100, v134, v101, 0x7fff
	v_bfe_u32 v101, v133, 16, 1
	s_wait_alu 0xfffe
	v_add_nc_u32_e32 v136, s0, v33
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v128, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_cmp_o_f32_e32 vcc_lo, v135, v135
	v_lshrrev_b32_e32 v36, 16, v100
	v_add3_u32 v100, v133, v101, 0x7fff
	v_bfe_u32 v101, v132, 16, 1
	v_or_b32_e32 v135, s0, v33
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v129, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v134, v134
	v_lshrrev_b32_e32 v35, 16, v100
	v_bfe_u32 v100, v131, 16, 1
	v_or_b32_e32 v139, 64, v135
	v_perm_b32 v33, v4, v2, 0x5040100
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v130, 0x7fff, v36, vcc_lo
	v_add3_u32 v36, v132, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v133, v133
	v_bfe_u32 v101, v126, 16, 1
	v_add_nc_u32_e32 v140, 0x80, v136
	v_perm_b32 v2, v25, v22, 0x5040100
	v_perm_b32 v4, v19, v16, 0x5040100
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v133, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_add3_u32 v36, v131, v100, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v132, v132
	v_add3_u32 v100, v126, v101, 0x7fff
	v_bfe_u32 v101, v125, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v132, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_cmp_o_f32_e32 vcc_lo, v131, v131
	v_lshrrev_b32_e32 v36, 16, v100
	v_add3_u32 v100, v125, v101, 0x7fff
	v_bfe_u32 v101, v124, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v131, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v126, v126
	v_lshrrev_b32_e32 v35, 16, v100
	v_bfe_u32 v100, v123, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v126, 0x7fff, v36, vcc_lo
	v_add3_u32 v36, v124, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v125, v125
	v_bfe_u32 v101, v122, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v125, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_add3_u32 v36, v123, v100, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v124, v124
	v_add3_u32 v100, v122, v101, 0x7fff
	v_bfe_u32 v101, v121, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v124, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_cmp_o_f32_e32 vcc_lo, v123, v123
	v_lshrrev_b32_e32 v36, 16, v100
	v_add3_u32 v100, v121, v101, 0x7fff
	v_bfe_u32 v101, v111, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v123, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v122, v122
	v_lshrrev_b32_e32 v35, 16, v100
	v_bfe_u32 v100, v112, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v122, 0x7fff, v36, vcc_lo
	v_add3_u32 v36, v111, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v121, v121
	v_bfe_u32 v101, v110, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v121, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_add3_u32 v36, v112, v100, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v111, v111
	v_add3_u32 v100, v110, v101, 0x7fff
	v_bfe_u32 v101, v109, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v111, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_cmp_o_f32_e32 vcc_lo, v112, v112
	v_lshrrev_b32_e32 v36, 16, v100
	v_add3_u32 v100, v109, v101, 0x7fff
	v_bfe_u32 v101, v108, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v112, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v110, v110
	v_lshrrev_b32_e32 v35, 16, v100
	v_bfe_u32 v100, v107, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v110, 0x7fff, v36, vcc_lo
	v_add3_u32 v36, v108, v101, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v109, v109
	v_bfe_u32 v101, v106, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v109, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_add3_u32 v36, v107, v100, 0x7fff
	v_cmp_o_f32_e32 vcc_lo, v108, v108
	v_add3_u32 v100, v106, v101, 0x7fff
	v_bfe_u32 v101, v105, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v108, 0x7fff, v35, vcc_lo
	v_lshrrev_b32_e32 v35, 16, v36
	v_cmp_o_f32_e32 vcc_lo, v107, v107
	v_lshrrev_b32_e32 v36, 16, v100
	v_add3_u32 v100, v105, v101, 0x7fff
	v_mul_lo_u32 v101, s14, v34
	v_bfe_u32 v34, v0, 16, 1
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v107, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v106, v106
	v_lshrrev_b32_e32 v35, 16, v100
	s_mov_b32 s14, s6
	v_add3_u32 v34, v0, v34, 0x7fff
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v100, 0x7fff, v36, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v105, v105
	v_perm_b32 v36, v20, v17, 0x5040100
	v_lshrrev_b32_e32 v34, 16, v34
	v_add_nc_u32_e32 v106, s21, v101
	v_add_nc_u32_e32 v20, 0xc0, v136
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v105, 0x7fff, v35, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v0, v0
	v_perm_b32 v35, v12, v10, 0x5040100
	v_add_lshl_u32 v0, v135, v101, 1
	v_add_lshl_u32 v17, v139, v101, 1
	v_add_nc_u32_e32 v134, s21, v106
	s_wait_alu 0xfffd
	v_cndmask_b32_e32 v137, 0x7fff, v34, vcc_lo
	v_perm_b32 v34, v7, v5, 0x5040100
	v_perm_b32 v7, v48, v40, 0x5040100
	v_perm_b32 v5, v27, v24, 0x5040100
	v_add_lshl_u32 v16, v20, v101, 1
	v_perm_b32 v10, v53, v52, 0x5040100
	buffer_store_b128 v[33:36], v0, s[12:15], null offen
	v_perm_b32 v36, v23, v21, 0x5040100
	v_perm_b32 v35, v15, v13, 0x5040100
	v_perm_b32 v34, v9, v6, 0x5040100
	v_perm_b32 v33, v3, v1, 0x5040100
	v_perm_b32 v3, v31, v29, 0x5040100
	v_perm_b32 v1, v18, v14, 0x5040100
	v_perm_b32 v0, v11, v8, 0x5040100
	v_add_lshl_u32 v18, v140, v101, 1
	v_perm_b32 v6, v38, v30, 0x5040100
	v_perm_b32 v11, v61, v57, 0x5040100
	v_perm_b32 v9, v39, v32, 0x5040100
	v_perm_b32 v8, v28, v26, 0x5040100
	v_add_lshl_u32 v19, v135, v106, 1
	v_perm_b32 v15, v76, v71, 0x5040100
	v_perm_b32 v14, v69, v68, 0x5040100
	v_perm_b32 v13, v66, v63, 0x5040100
	v_perm_b32 v12, v59, v58, 0x5040100
	v_add_lshl_u32 v21, v139, v106, 1
	s_clause 0x4
	buffer_store_b128 v[33:36], v17, s[12:15], null offen
	buffer_store_b128 v[0:3], v18, s[12:15], null offen
	buffer_store_b128 v[4:7], v16, s[12:15], null offen
	buffer_store_b128 v[8:11], v19, s[12:15], null offen
	buffer_store_b128 v[12:15], v21, s[12:15], null offen
	v_perm_b32 v3, v92, v87, 0x5040100
	v_perm_b32 v2, v84, v83, 0x5040100
	v_perm_b32 v1, v80, v78, 0x5040100
	v_perm_b32 v0, v75, v73, 0x5040100
	v_add_lshl_u32 v21, v140, v106, 1
	v_add_nc_u32_e32 v138, s21, v134
	v_perm_b32 v7, v93, v95, 0x5040100
	v_perm_b32 v6, v97, v98, 0x5040100
	v_perm_b32 v5, v96, v94, 0x5040100
	v_perm_b32 v4, v90, v88, 0x5040100
	v_add_lshl_u32 v22, v20, v106, 1
	v_perm_b32 v11, v77, v79, 0x5040100
	v_perm_b32 v10, v81, v82, 0x5040100
	v_perm_b32 v9, v85, v86, 0x5040100
	v_perm_b32 v8, v89, v91, 0x5040100
	v_add_lshl_u32 v23, v135, v134, 1
	v_perm_b32 v15, v60, v62, 0x5040100
	v_perm_b32 v14, v64, v65, 0x5040100
	v_perm_b32 v13, v67, v70, 0x5040100
	v_perm_b32 v12, v72, v74, 0x5040100
	v_add_lshl_u32 v24, v139, v134, 1
	v_perm_b32 v19, v46, v47, 0x5040100
	v_perm_b32 v18, v49, v50, 0x5040100
	v_perm_b32 v17, v51, v54, 0x5040100
	v_perm_b32 v16, v55, v56, 0x5040100
	v_add_lshl_u32 v25, v140, v134, 1
	s_clause 0x4
	buffer_store_b128 v[0:3], v21, s[12:15], null offen
	buffer_store_b128 v[4:7], v22, s[12:15], null offen
	buffer_store_b128 v[8:11], v23, s[12:15], null offen
	buffer_store_b128 v[12:15], v24, s[12:15], null offen
	buffer_store_b128 v[16:19], v25, s[12:15], null offen
	v_perm_b32 v3, v103, v99, 0x5040100
	v_perm_b32 v2, v37, v41, 0x5040100
	v_perm_b32 v1, v42, v43, 0x5040100
	v_perm_b32 v0, v44, v45, 0x5040100
	v_add_lshl_u32 v21, v20, v134, 1
	v_perm_b32 v7, v118, v117, 0x5040100
	v_perm_b32 v6, v116, v115, 0x5040100
	v_perm_b32 v5, v114, v113, 0x5040100
	v_perm_b32 v4, v104, v102, 0x5040100
	v_add_lshl_u32 v22, v135, v138, 1
	v_perm_b32 v11, v132, v133, 0x5040100
	v_perm_b32 v10, v130, v129, 0x5040100
	v_perm_b32 v9, v128, v127, 0x5040100
	v_perm_b32 v8, v120, v119, 0x5040100
	v_add_lshl_u32 v23, v139, v138, 1
	v_perm_b32 v15, v111, v121, 0x5040100
	v_perm_b32 v14, v122, v123, 0x5040100
	v_perm_b32 v13, v124, v125, 0x5040100
	v_perm_b32 v12, v126, v131, 0x5040100
	v_add_lshl_u32 v24, v140, v138, 1
	v_perm_b32 v19, v137, v105, 0x5040100
	v_perm_b32 v18, v100, v107, 0x5040100
	v_perm_b32 v17, v108, v109, 0x5040100
	v_perm_b32 v16, v110, v112, 0x5040100
	v_add_lshl_u32 v20, v20, v138, 1
	s_clause 0x4
	buffer_store_b128 v[0:3], v21, s[12:15], null offen
	buffer_store_b128 v[4:7], v22, s[12:15], null offen
	buffer_store_b128 v[8:11], v23, s[12:15], null offen
	buffer_store_b128 v[12:15], v24, s[12:15], null offen
	buffer_store_b128 v[16:19], v20, s[12:15], null offen
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
		.amdhsa_next_free_vgpr 185
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
		.amdhsa_inst_pref_size 81
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
	.set scaled_mm.num_vgpr, 185
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
; codeLenInByte = 10308
; TotalNumSgprs: 26
; NumVgprs: 185
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 23
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 185
; Occupancy: 8
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
    .vgpr_count:     185
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
