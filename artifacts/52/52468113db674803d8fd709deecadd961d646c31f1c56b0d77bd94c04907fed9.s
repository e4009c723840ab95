	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 6
	.text
	.protected	scaled_mm               ; -- Begin function scaled_mm
	.globl	scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_clause 0x1
	s_load_b64 s[16:17], s[0:1], 0x2c
	s_load_b64 s[10:11], s[0:1], 0x20
	s_abs_i32 s14, ttmp9
	v_lshrrev_b32_e32 v129, 1, v0
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v135, 4, v0
	v_and_b32_e32 v57, 1, v0
	v_or_b32_e32 v138, 0x100, v0
	v_lshlrev_b32_e32 v131, 1, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v7, v8 :: v_dual_and_b32 v140, 16, v135
	v_dual_mov_b32 v93, v8 :: v_dual_lshlrev_b32 v126, 4, v138
	v_dual_mov_b32 v6, v8 :: v_dual_and_b32 v133, 15, v0
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v127, v8 :: v_dual_and_b32 v134, 0xc0, v131
	v_dual_mov_b32 v5, v8 :: v_dual_mov_b32 v40, v8
	v_dual_mov_b32 v39, v8 :: v_dual_mov_b32 v34, v8
	s_wait_kmcnt 0x0
	s_ashr_i32 s9, s16, 31
	v_mul_lo_u32 v141, s17, v129
	s_lshr_b32 s2, s9, 24
	v_add_lshl_u32 v136, v0, s16, 4
	s_add_co_i32 s2, s16, s2
	v_dual_mov_b32 v37, v8 :: v_dual_mov_b32 v72, v8
	s_ashr_i32 s8, s2, 8
	s_delay_alu instid0(VALU_DEP_2)
	v_ashrrev_i32_e32 v137, 31, v136
	s_abs_i32 s12, s8
	v_ashrrev_i32_e32 v142, 31, v141
	s_cvt_f32_u32 s2, s12
	v_dual_mov_b32 v35, v8 :: v_dual_mov_b32 v70, v8
	v_dual_mov_b32 v33, v8 :: v_dual_mov_b32 v68, v8
	s_delay_alu instid0(SALU_CYCLE_1)
	v_rcp_iflag_f32_e32 v1, s2
	v_dual_mov_b32 v71, v8 :: v_dual_mov_b32 v66, v8
	v_dual_mov_b32 v69, v8 :: v_dual_mov_b32 v104, v8
	v_dual_mov_b32 v67, v8 :: v_dual_mov_b32 v102, v8
	v_dual_mov_b32 v65, v8 :: v_dual_mov_b32 v100, v8
	v_dual_mov_b32 v103, v8 :: v_dual_mov_b32 v98, v8
	s_delay_alu instid0(TRANS32_DEP_1)
	v_readfirstlane_b32 s2, v1
	v_dual_mov_b32 v101, v8 :: v_dual_mov_b32 v16, v8
	v_dual_mov_b32 v99, v8 :: v_dual_mov_b32 v14, v8
	s_mul_f32 s2, s2, 0x4f7ffffe
	v_dual_mov_b32 v97, v8 :: v_dual_mov_b32 v12, v8
	v_dual_mov_b32 v15, v8 :: v_dual_mov_b32 v10, v8
	s_wait_alu depctr_sa_sdst(0)
	s_cvt_u32_f32 s13, s2
	s_sub_co_i32 s2, 0, s12
	v_dual_mov_b32 v13, v8 :: v_dual_mov_b32 v48, v8
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s15, s2, s13
	s_load_b256 s[0:7], s[0:1], 0x0
	s_mul_hi_u32 s15, s13, s15
	v_dual_mov_b32 v11, v8 :: v_dual_mov_b32 v46, v8
	s_add_co_i32 s13, s13, s15
	s_xor_b32 s15, ttmp9, s8
	s_mul_hi_u32 s13, s14, s13
	s_ashr_i32 s15, s15, 31
	s_mul_i32 s18, s13, s12
	v_dual_mov_b32 v9, v8 :: v_dual_mov_b32 v44, v8
	s_sub_co_i32 s14, s14, s18
	s_add_co_i32 s18, s13, 1
	s_sub_co_i32 s19, s14, s12
	s_cmp_ge_u32 s14, s12
	v_dual_mov_b32 v47, v8 :: v_dual_mov_b32 v42, v8
	s_cselect_b32 s13, s18, s13
	s_cselect_b32 s14, s19, s14
	s_add_co_i32 s19, s13, 1
	s_cmp_ge_u32 s14, s12
	s_mov_b32 s18, s17
	s_cselect_b32 s12, s19, s13
	s_ashr_i32 s19, s17, 31
	s_xor_b32 s12, s12, s15
	v_dual_mov_b32 v45, v8 :: v_dual_mov_b32 v80, v8
	s_sub_co_i32 s12, s12, s15
	v_dual_mov_b32 v43, v8 :: v_dual_mov_b32 v78, v8
	s_mul_i32 s8, s12, s8
	s_lshl_b32 s12, s12, 7
	s_sub_co_i32 s8, ttmp9, s8
	s_ashr_i32 s13, s12, 31
	s_lshl_b32 s14, s8, 8
	s_mul_u64 s[18:19], s[12:13], s[18:19]
	s_ashr_i32 s15, s14, 31
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[22:23], s[0:1], s[18:19]
	s_lshl_b64 s[20:21], s[14:15], 4
	v_add_co_u32 v3, vcc_lo, s22, v141
	s_add_nc_u64 s[24:25], s[2:3], s[20:21]
	v_add_co_ci_u32_e64 v4, null, s23, v142, vcc_lo
	v_add_co_u32 v1, vcc_lo, s24, v136
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, s25, v137, vcc_lo
	v_add_co_u32 v3, vcc_lo, v3, v140
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_clause 0x1
	global_load_b128 v[121:124], v135, s[24:25]
	global_load_b128 v[143:146], v[1:2], off
	global_load_b128 v[147:150], v[3:4], off
	v_mov_b32_e32 v2, v8
	v_cmp_eq_u32_e32 vcc_lo, 1, v57
	v_mov_b32_e32 v128, v8
	v_and_b32_e32 v130, 64, v129
	v_dual_mov_b32 v4, v8 :: v_dual_mov_b32 v3, v8
	v_mov_b32_e32 v38, v8
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e64 v89, 0, 0x84, vcc_lo
	v_dual_mov_b32 v1, v8 :: v_dual_mov_b32 v36, v8
	v_dual_mov_b32 v41, v8 :: v_dual_mov_b32 v76, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v139, v89, v129
	v_mov_b32_e32 v89, v8
	v_dual_mov_b32 v79, v8 :: v_dual_mov_b32 v74, v8
	v_dual_mov_b32 v77, v8 :: v_dual_mov_b32 v112, v8
	v_lshlrev_b32_e32 v125, 4, v139
	v_dual_mov_b32 v75, v8 :: v_dual_mov_b32 v110, v8
	v_dual_mov_b32 v73, v8 :: v_dual_mov_b32 v108, v8
	v_dual_mov_b32 v111, v8 :: v_dual_mov_b32 v106, v8
	v_dual_mov_b32 v109, v8 :: v_dual_mov_b32 v24, v8
	v_dual_mov_b32 v107, v8 :: v_dual_mov_b32 v22, v8
	v_dual_mov_b32 v105, v8 :: v_dual_mov_b32 v20, v8
	v_dual_mov_b32 v23, v8 :: v_dual_mov_b32 v18, v8
	v_dual_mov_b32 v21, v8 :: v_dual_mov_b32 v56, v8
	v_dual_mov_b32 v19, v8 :: v_dual_mov_b32 v54, v8
	v_dual_mov_b32 v17, v8 :: v_dual_mov_b32 v52, v8
	v_dual_mov_b32 v55, v8 :: v_dual_mov_b32 v50, v8
	v_dual_mov_b32 v53, v8 :: v_dual_mov_b32 v88, v8
	v_dual_mov_b32 v51, v8 :: v_dual_mov_b32 v86, v8
	v_dual_mov_b32 v49, v8 :: v_dual_mov_b32 v84, v8
	v_dual_mov_b32 v87, v8 :: v_dual_mov_b32 v82, v8
	v_dual_mov_b32 v85, v8 :: v_dual_mov_b32 v120, v8
	v_dual_mov_b32 v83, v8 :: v_dual_mov_b32 v118, v8
	v_dual_mov_b32 v81, v8 :: v_dual_mov_b32 v116, v8
	v_dual_mov_b32 v119, v8 :: v_dual_mov_b32 v114, v8
	v_dual_mov_b32 v117, v8 :: v_dual_mov_b32 v32, v8
	v_dual_mov_b32 v115, v8 :: v_dual_mov_b32 v30, v8
	v_dual_mov_b32 v113, v8 :: v_dual_mov_b32 v28, v8
	v_dual_mov_b32 v31, v8 :: v_dual_mov_b32 v26, v8
	v_dual_mov_b32 v29, v8 :: v_dual_mov_b32 v64, v8
	v_dual_mov_b32 v27, v8 :: v_dual_mov_b32 v62, v8
	v_dual_mov_b32 v25, v8 :: v_dual_mov_b32 v60, v8
	v_dual_mov_b32 v63, v8 :: v_dual_mov_b32 v58, v8
	v_dual_mov_b32 v61, v8 :: v_dual_mov_b32 v96, v8
	v_dual_mov_b32 v59, v8 :: v_dual_mov_b32 v94, v8
	v_dual_mov_b32 v57, v8 :: v_dual_mov_b32 v92, v8
	v_dual_mov_b32 v95, v8 :: v_dual_mov_b32 v90, v8
	v_mov_b32_e32 v91, v8
	s_mov_b32 s13, 0
	s_mov_b32 s8, s16
	s_cmp_lt_i32 s17, 33
	s_wait_loadcnt 0x0
	ds_store_b128 v125, v[147:150]
	ds_store_b128 v135, v[121:124] offset:4224
	ds_store_b128 v126, v[143:146] offset:4224
	v_bfe_u32 v143, v0, 4, 1
	v_or_b32_e32 v144, v130, v133
	v_dual_mov_b32 v126, v8 :: v_dual_mov_b32 v125, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v122, v8 :: v_dual_lshlrev_b32 v131, 8, v143
	v_dual_mov_b32 v124, v8 :: v_dual_mov_b32 v123, v8
	v_mov_b32_e32 v121, v8
	v_or3_b32 v132, v131, v134, v133
	v_mad_u32_u24 v131, 0x84, v143, v144
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_add_co_u32 v1, s13, s18, v140
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, s19, 0, s13
	v_mov_b32_e32 v121, 0
	v_add_co_u32 v1, vcc_lo, v1, v141
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, v2, v142, vcc_lo
	s_lshl_b64 s[18:19], s[8:9], 5
	v_add_co_u32 v1, vcc_lo, s0, v1
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	v_dual_mov_b32 v122, v121 :: v_dual_mov_b32 v123, v121
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v140, vcc_lo, v1, 32
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v141, null, 0, v2, vcc_lo
	v_dual_mov_b32 v124, v121 :: v_dual_mov_b32 v125, v121
	v_dual_mov_b32 v126, v121 :: v_dual_mov_b32 v127, v121
	v_dual_mov_b32 v128, v121 :: v_dual_mov_b32 v89, v121
	v_dual_mov_b32 v90, v121 :: v_dual_mov_b32 v91, v121
	v_dual_mov_b32 v92, v121 :: v_dual_mov_b32 v93, v121
	v_dual_mov_b32 v94, v121 :: v_dual_mov_b32 v95, v121
	v_dual_mov_b32 v96, v121 :: v_dual_mov_b32 v57, v121
	v_dual_mov_b32 v58, v121 :: v_dual_mov_b32 v59, v121
	v_dual_mov_b32 v60, v121 :: v_dual_mov_b32 v61, v121
	v_dual_mov_b32 v62, v121 :: v_dual_mov_b32 v63, v121
	v_dual_mov_b32 v64, v121 :: v_dual_mov_b32 v25, v121
	v_dual_mov_b32 v26, v121 :: v_dual_mov_b32 v27, v121
	v_dual_mov_b32 v28, v121 :: v_dual_mov_b32 v29, v121
	v_dual_mov_b32 v30, v121 :: v_dual_mov_b32 v31, v121
	v_dual_mov_b32 v32, v121 :: v_dual_mov_b32 v113, v121
	v_dual_mov_b32 v114, v121 :: v_dual_mov_b32 v115, v121
	v_dual_mov_b32 v116, v121 :: v_dual_mov_b32 v117, v121
	v_dual_mov_b32 v118, v121 :: v_dual_mov_b32 v119, v121
	v_dual_mov_b32 v120, v121 :: v_dual_mov_b32 v81, v121
	v_dual_mov_b32 v82, v121 :: v_dual_mov_b32 v83, v121
	v_dual_mov_b32 v84, v121 :: v_dual_mov_b32 v85, v121
	v_dual_mov_b32 v86, v121 :: v_dual_mov_b32 v87, v121
	v_dual_mov_b32 v88, v121 :: v_dual_mov_b32 v49, v121
	v_dual_mov_b32 v50, v121 :: v_dual_mov_b32 v51, v121
	v_dual_mov_b32 v52, v121 :: v_dual_mov_b32 v53, v121
	v_dual_mov_b32 v54, v121 :: v_dual_mov_b32 v55, v121
	v_dual_mov_b32 v56, v121 :: v_dual_mov_b32 v17, v121
	v_dual_mov_b32 v18, v121 :: v_dual_mov_b32 v19, v121
	v_dual_mov_b32 v20, v121 :: v_dual_mov_b32 v21, v121
	v_dual_mov_b32 v22, v121 :: v_dual_mov_b32 v23, v121
	v_dual_mov_b32 v24, v121 :: v_dual_mov_b32 v105, v121
	v_dual_mov_b32 v106, v121 :: v_dual_mov_b32 v107, v121
	v_dual_mov_b32 v108, v121 :: v_dual_mov_b32 v109, v121
	v_dual_mov_b32 v110, v121 :: v_dual_mov_b32 v111, v121
	v_dual_mov_b32 v112, v121 :: v_dual_mov_b32 v73, v121
	v_dual_mov_b32 v74, v121 :: v_dual_mov_b32 v75, v121
	v_dual_mov_b32 v76, v121 :: v_dual_mov_b32 v77, v121
	v_dual_mov_b32 v78, v121 :: v_dual_mov_b32 v79, v121
	v_dual_mov_b32 v80, v121 :: v_dual_mov_b32 v41, v121
	v_dual_mov_b32 v42, v121 :: v_dual_mov_b32 v43, v121
	v_dual_mov_b32 v44, v121 :: v_dual_mov_b32 v45, v121
	v_dual_mov_b32 v46, v121 :: v_dual_mov_b32 v47, v121
	v_dual_mov_b32 v48, v121 :: v_dual_mov_b32 v9, v121
	v_dual_mov_b32 v10, v121 :: v_dual_mov_b32 v11, v121
	v_dual_mov_b32 v12, v121 :: v_dual_mov_b32 v13, v121
	v_dual_mov_b32 v14, v121 :: v_dual_mov_b32 v15, v121
	v_dual_mov_b32 v16, v121 :: v_dual_mov_b32 v97, v121
	v_dual_mov_b32 v98, v121 :: v_dual_mov_b32 v99, v121
	v_dual_mov_b32 v100, v121 :: v_dual_mov_b32 v101, v121
	v_dual_mov_b32 v102, v121 :: v_dual_mov_b32 v103, v121
	v_dual_mov_b32 v104, v121 :: v_dual_mov_b32 v65, v121
	v_dual_mov_b32 v66, v121 :: v_dual_mov_b32 v67, v121
	v_dual_mov_b32 v68, v121 :: v_dual_mov_b32 v69, v121
	v_dual_mov_b32 v70, v121 :: v_dual_mov_b32 v71, v121
	v_dual_mov_b32 v72, v121 :: v_dual_mov_b32 v33, v121
	v_dual_mov_b32 v34, v121 :: v_dual_mov_b32 v35, v121
	v_dual_mov_b32 v36, v121 :: v_dual_mov_b32 v37, v121
	v_dual_mov_b32 v38, v121 :: v_dual_mov_b32 v39, v121
	v_dual_mov_b32 v40, v121 :: v_dual_mov_b32 v1, v121
	v_dual_mov_b32 v2, v121 :: v_dual_mov_b32 v3, v121
	v_dual_mov_b32 v4, v121 :: v_dual_mov_b32 v5, v121
	v_dual_mov_b32 v6, v121 :: v_dual_mov_b32 v7, v121
	v_mov_b32_e32 v8, v121
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[0:1], s[18:19], s[20:21]
	s_mov_b32 s13, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[2:3], s[2:3], s[0:1]
	s_mov_b64 s[20:21], 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_mul_i32 s0, s13, 0x3080
	s_xor_b32 s13, s13, 1
	s_wait_alu depctr_sa_sdst(0)
	v_lshl_add_u32 v158, v131, 4, s0
	v_lshl_add_u32 v162, v132, 4, s0
	ds_load_b128 v[142:145], v158
	ds_load_b128 v[146:149], v162 offset:4224
	ds_load_b128 v[150:153], v158 offset:256
	ds_load_b128 v[154:157], v158 offset:512
	ds_load_b128 v[158:161], v158 offset:768
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[142:143], v[146:147], v[121:128]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[150:151], v[146:147], v[113:120]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[154:155], v[146:147], v[105:112]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[158:159], v[146:147], v[97:104]
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[144:145], v[148:149], v[121:128]
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[152:153], v[148:149], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[156:157], v[148:149], v[105:112]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[160:161], v[148:149], v[97:104]
	ds_load_b128 v[146:149], v162 offset:4480
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[142:143], v[146:147], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[150:151], v[146:147], v[81:88]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[154:155], v[146:147], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[158:159], v[146:147], v[65:72]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[144:145], v[148:149], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[152:153], v[148:149], v[81:88]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[156:157], v[148:149], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[160:161], v[148:149], v[65:72]
	ds_load_b128 v[146:149], v162 offset:4736
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[142:143], v[146:147], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[150:151], v[146:147], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[154:155], v[146:147], v[41:48]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[158:159], v[146:147], v[33:40]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[144:145], v[148:149], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[152:153], v[148:149], v[49:56]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[156:157], v[148:149], v[41:48]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[160:161], v[148:149], v[33:40]
	ds_load_b128 v[146:149], v162 offset:4992
	v_add_co_u32 v162, s0, s2, v136
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v163, null, s3, v137, s0
	s_mul_i32 s0, s13, 0x3080
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[142:143], v[146:147], v[25:32]
	v_add_co_u32 v142, vcc_lo, v140, s20
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[150:151], v[146:147], v[17:24]
	v_add_co_u32 v150, s1, s2, v135
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v143, null, s21, v141, vcc_lo
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[154:155], v[146:147], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[158:159], v[146:147], v[1:8]
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v151, null, s3, 0, s1
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[144:145], v[148:149], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[152:153], v[148:149], v[17:24]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[156:157], v[148:149], v[9:16]
	global_load_b128 v[142:145], v[142:143], off
	global_load_b128 v[150:153], v[150:151], off
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[160:161], v[148:149], v[1:8]
	global_load_b128 v[146:149], v[162:163], off
	s_wait_alu depctr_sa_sdst(0)
	v_lshl_add_u32 v154, v139, 4, s0
	v_lshl_add_u32 v155, v0, 4, s0
	v_lshl_add_u32 v156, v138, 4, s0
	s_add_nc_u64 s[20:21], s[20:21], 32
	s_add_nc_u64 s[2:3], s[2:3], s[18:19]
	s_wait_alu depctr_sa_sdst(0)
	s_add_co_i32 s0, s20, 32
	s_wait_loadcnt 0x2
	ds_store_b128 v154, v[142:145]
	s_wait_loadcnt 0x1
	ds_store_b128 v155, v[150:153] offset:4224
	s_wait_loadcnt 0x0
	ds_store_b128 v156, v[146:149] offset:4224
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s0, s17
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	v_or3_b32 v133, v134, v133, s14
	s_mul_i32 s0, s13, 0x3080
	v_add_nc_u32_e32 v130, s12, v130
	s_wait_alu depctr_sa_sdst(0)
	v_lshl_add_u32 v163, v132, 4, s0
	v_lshl_add_u32 v146, v131, 4, s0
	v_ashrrev_i32_e32 v134, 31, v133
	s_lshl_b64 s[0:1], s[8:9], 1
	v_and_or_b32 v150, v129, 8, v130
	s_load_b32 s2, s[4:5], 0x0
	s_lshl_b64 s[4:5], s[8:9], 5
	v_lshlrev_b64_e32 v[154:155], 1, v[133:134]
	ds_load_b128 v[129:132], v163 offset:4224
	ds_load_b128 v[134:137], v146
	ds_load_b128 v[138:141], v146 offset:256
	ds_load_b128 v[142:145], v146 offset:512
	ds_load_b128 v[146:149], v146 offset:768
	v_mad_co_i64_i32 v[150:151], null, s8, v150, 0
	v_add_co_u32 v158, vcc_lo, s6, v154
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v159, null, s7, v155, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b64_e32 v[156:157], 1, v[150:151]
	ds_load_b128 v[150:153], v163 offset:4480
	s_clause 0x3
	global_load_u16 v0, v[158:159], off
	global_load_u16 v162, v[158:159], off offset:32
	global_load_u16 v133, v[158:159], off offset:64
	global_load_u16 v158, v[158:159], off offset:96
	v_add_co_u32 v156, vcc_lo, s10, v156
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[134:135], v[129:130], v[121:128]
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[138:139], v[129:130], v[113:120]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[142:143], v[129:130], v[105:112]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[146:147], v[129:130], v[97:104]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v157, null, s11, v157, vcc_lo
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[136:137], v[131:132], v[121:128]
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[140:141], v[131:132], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[144:145], v[131:132], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[148:149], v[131:132], v[97:104]
	ds_load_b128 v[129:132], v163 offset:4992
	v_add_co_u32 v160, vcc_lo, v156, v154
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v161, null, v157, v155, vcc_lo
	ds_load_b128 v[154:157], v163 offset:4736
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[134:135], v[150:151], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[138:139], v[150:151], v[81:88]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[142:143], v[150:151], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[146:147], v[150:151], v[65:72]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[136:137], v[152:153], v[89:96]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[140:141], v[152:153], v[81:88]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[144:145], v[152:153], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[148:149], v[152:153], v[65:72]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[134:135], v[129:130], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[138:139], v[129:130], v[17:24]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[142:143], v[129:130], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[146:147], v[129:130], v[1:8]
	v_add_co_u32 v129, vcc_lo, v160, s0
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[134:135], v[154:155], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[136:137], v[131:132], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[140:141], v[131:132], v[17:24]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[144:145], v[131:132], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[148:149], v[131:132], v[1:8]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v130, null, s1, v161, vcc_lo
	v_add_co_u32 v131, vcc_lo, v160, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v132, null, s5, v161, vcc_lo
	v_add_co_u32 v134, vcc_lo, v129, s0
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[138:139], v[154:155], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[136:137], v[156:157], v[57:64]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v135, null, s1, v130, vcc_lo
	v_add_co_u32 v136, vcc_lo, v131, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v137, null, s1, v132, vcc_lo
	v_add_co_u32 v138, vcc_lo, v131, s4
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[142:143], v[154:155], v[41:48]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[140:141], v[156:157], v[49:56]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v139, null, s5, v132, vcc_lo
	v_add_co_u32 v140, vcc_lo, v134, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v141, null, s1, v135, vcc_lo
	v_add_co_u32 v142, vcc_lo, v136, s0
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[146:147], v[154:155], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[144:145], v[156:157], v[41:48]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v143, null, s1, v137, vcc_lo
	v_add_co_u32 v144, vcc_lo, v138, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v145, null, s1, v139, vcc_lo
	v_add_co_u32 v146, vcc_lo, v138, s4
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[148:149], v[156:157], v[33:40]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v147, null, s5, v139, vcc_lo
	v_add_co_u32 v148, vcc_lo, v140, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v149, null, s1, v141, vcc_lo
	v_add_co_u32 v150, vcc_lo, v142, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v151, null, s1, v143, vcc_lo
	s_wait_loadcnt 0x3
	s_wait_kmcnt 0x0
	v_fma_mixlo_f16 v152, s2, v97, v0 op_sel_hi:[0,0,1]
	v_add_co_u32 v97, vcc_lo, v144, s0
	v_fma_mixlo_f16 v153, s2, v98, v0 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v98, null, s1, v145, vcc_lo
	s_wait_loadcnt 0x1
	v_fma_mixlo_f16 v186, s2, v57, v133 op_sel_hi:[0,0,1]
	v_add_co_u32 v57, vcc_lo, v146, s0
	v_fma_mixlo_f16 v187, s2, v58, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v188, s2, v59, v133 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v58, null, s1, v147, vcc_lo
	v_add_co_u32 v59, vcc_lo, v148, s0
	v_fma_mixlo_f16 v189, s2, v60, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v190, s2, v61, v133 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v60, null, s1, v149, vcc_lo
	v_add_co_u32 v61, vcc_lo, v150, s0
	v_fma_mixlo_f16 v191, s2, v62, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v192, s2, v63, v133 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v62, null, s1, v151, vcc_lo
	v_add_co_u32 v63, vcc_lo, v97, s0
	v_fma_mixlo_f16 v179, s2, v65, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v193, s2, v64, v133 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v64, null, s1, v98, vcc_lo
	v_add_co_u32 v65, vcc_lo, v59, s0
	v_fma_mixlo_f16 v180, s2, v66, v162 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v66, null, s1, v60, vcc_lo
	v_fma_mixlo_f16 v181, s2, v67, v162 op_sel_hi:[0,0,1]
	v_add_co_u32 v67, vcc_lo, v65, s0
	v_fma_mixlo_f16 v182, s2, v68, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v183, s2, v69, v162 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v68, null, s1, v66, vcc_lo
	v_add_co_u32 v69, vcc_lo, v57, s0
	v_fma_mixlo_f16 v184, s2, v70, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v185, s2, v71, v162 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v70, null, s1, v58, vcc_lo
	v_add_co_u32 v71, vcc_lo, v61, s0
	v_fma_mixlo_f16 v121, s2, v121, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, s2, v122, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, s2, v123, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, s2, v124, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, s2, v125, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, s2, v126, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, s2, v127, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v128, s2, v128, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, s2, v113, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, s2, v114, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, s2, v115, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, s2, v116, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v117, s2, v117, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, s2, v118, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, s2, v119, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, s2, v120, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, s2, v105, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, s2, v106, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, s2, v107, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, s2, v108, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v109, s2, v109, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v110, s2, v110, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v111, s2, v111, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v112, s2, v112, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, s2, v99, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, s2, v100, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v101, s2, v101, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, s2, v102, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, s2, v103, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v0, s2, v104, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, s2, v89, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v154, s2, v90, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v155, s2, v91, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v156, s2, v92, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v157, s2, v93, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v159, s2, v94, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, s2, v95, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, s2, v96, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v163, s2, v81, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v164, s2, v82, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v165, s2, v83, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v166, s2, v84, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v167, s2, v85, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v168, s2, v86, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v169, s2, v87, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v170, s2, v88, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v171, s2, v73, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v172, s2, v74, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v173, s2, v75, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v174, s2, v76, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v175, s2, v77, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v176, s2, v78, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v177, s2, v79, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v178, s2, v80, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v162, s2, v72, v162 op_sel_hi:[0,0,1]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v72, null, s1, v62, vcc_lo
	v_add_co_u32 v73, vcc_lo, v71, s0
	s_clause 0x1
	global_store_b16 v[160:161], v121, off
	global_store_b16 v[129:130], v122, off
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v74, null, s1, v72, vcc_lo
	v_add_co_u32 v75, vcc_lo, v73, s0
	s_clause 0x1
	global_store_b16 v[134:135], v123, off
	global_store_b16 v[140:141], v124, off
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v76, null, s1, v74, vcc_lo
	v_add_co_u32 v77, vcc_lo, v63, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v78, null, s1, v64, vcc_lo
	s_clause 0x1
	global_store_b16 v[148:149], v125, off
	global_store_b16 v[59:60], v126, off
	v_add_co_u32 v79, vcc_lo, v77, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v80, null, s1, v78, vcc_lo
	s_clause 0x1
	global_store_b16 v[65:66], v127, off
	global_store_b16 v[67:68], v128, off
	v_add_co_u32 v81, vcc_lo, v79, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v82, null, s1, v80, vcc_lo
	s_clause 0x1
	global_store_b16 v[131:132], v113, off
	global_store_b16 v[136:137], v114, off
	v_add_co_u32 v83, vcc_lo, v81, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v84, null, s1, v82, vcc_lo
	v_add_co_u32 v85, vcc_lo, v69, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v86, null, s1, v70, vcc_lo
	s_clause 0x1
	global_store_b16 v[142:143], v115, off
	global_store_b16 v[150:151], v116, off
	v_add_co_u32 v87, vcc_lo, v85, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v88, null, s1, v86, vcc_lo
	s_clause 0x1
	global_store_b16 v[61:62], v117, off
	global_store_b16 v[71:72], v118, off
	v_add_co_u32 v89, vcc_lo, v87, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v90, null, s1, v88, vcc_lo
	s_clause 0x1
	global_store_b16 v[73:74], v119, off
	global_store_b16 v[75:76], v120, off
	v_add_co_u32 v91, vcc_lo, v89, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v92, null, s1, v90, vcc_lo
	s_clause 0x1
	global_store_b16 v[138:139], v105, off
	global_store_b16 v[144:145], v106, off
	v_add_co_u32 v93, vcc_lo, v91, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v94, null, s1, v92, vcc_lo
	s_clause 0x4
	global_store_b16 v[97:98], v107, off
	global_store_b16 v[63:64], v108, off
	global_store_b16 v[77:78], v109, off
	global_store_b16 v[79:80], v110, off
	global_store_b16 v[81:82], v111, off
	global_store_b16 v[83:84], v112, off
	s_clause 0x5
	global_store_b16 v[146:147], v152, off
	global_store_b16 v[57:58], v153, off
	global_store_b16 v[69:70], v99, off
	global_store_b16 v[85:86], v100, off
	global_store_b16 v[87:88], v101, off
	global_store_b16 v[89:90], v102, off
	global_store_b16 v[91:92], v103, off
	global_store_b16 v[93:94], v0, off
	v_fma_mixlo_f16 v0, s2, v50, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, s2, v49, v133 op_sel_hi:[0,0,1]
	global_store_b16 v[160:161], v104, off offset:32
	v_fma_mixlo_f16 v50, s2, v51, v133 op_sel_hi:[0,0,1]
	global_store_b16 v[129:130], v154, off offset:32
	v_fma_mixlo_f16 v51, s2, v52, v133 op_sel_hi:[0,0,1]
	global_store_b16 v[134:135], v155, off offset:32
	v_fma_mixlo_f16 v52, s2, v53, v133 op_sel_hi:[0,0,1]
	global_store_b16 v[140:141], v156, off offset:32
	v_fma_mixlo_f16 v53, s2, v54, v133 op_sel_hi:[0,0,1]
	s_clause 0xa
	global_store_b16 v[148:149], v157, off offset:32
	global_store_b16 v[59:60], v159, off offset:32
	global_store_b16 v[65:66], v95, off offset:32
	global_store_b16 v[67:68], v96, off offset:32
	global_store_b16 v[131:132], v163, off offset:32
	global_store_b16 v[136:137], v164, off offset:32
	global_store_b16 v[142:143], v165, off offset:32
	global_store_b16 v[150:151], v166, off offset:32
	global_store_b16 v[61:62], v167, off offset:32
	global_store_b16 v[71:72], v168, off offset:32
	global_store_b16 v[73:74], v169, off offset:32
	global_store_b16 v[75:76], v170, off offset:32
	s_clause 0x5
	global_store_b16 v[138:139], v171, off offset:32
	global_store_b16 v[144:145], v172, off offset:32
	global_store_b16 v[97:98], v173, off offset:32
	global_store_b16 v[63:64], v174, off offset:32
	global_store_b16 v[77:78], v175, off offset:32
	global_store_b16 v[79:80], v176, off offset:32
	global_store_b16 v[81:82], v177, off offset:32
	global_store_b16 v[83:84], v178, off offset:32
	s_clause 0x4
	global_store_b16 v[146:147], v179, off offset:32
	global_store_b16 v[57:58], v180, off offset:32
	global_store_b16 v[69:70], v181, off offset:32
	global_store_b16 v[85:86], v182, off offset:32
	global_store_b16 v[87:88], v183, off offset:32
	global_store_b16 v[89:90], v184, off offset:32
	global_store_b16 v[91:92], v185, off offset:32
	global_store_b16 v[93:94], v162, off offset:32
	s_clause 0xd
	global_store_b16 v[160:161], v186, off offset:64
	global_store_b16 v[129:130], v187, off offset:64
	global_store_b16 v[134:135], v188, off offset:64
	global_store_b16 v[140:141], v189, off offset:64
	global_store_b16 v[148:149], v190, off offset:64
	global_store_b16 v[59:60], v191, off offset:64
	global_store_b16 v[65:66], v192, off offset:64
	global_store_b16 v[67:68], v193, off offset:64
	global_store_b16 v[131:132], v49, off offset:64
	global_store_b16 v[136:137], v0, off offset:64
	global_store_b16 v[142:143], v50, off offset:64
	global_store_b16 v[150:151], v51, off offset:64
	global_store_b16 v[61:62], v52, off offset:64
	global_store_b16 v[71:72], v53, off offset:64
	v_fma_mixlo_f16 v0, s2, v55, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, s2, v56, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, s2, v41, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, s2, v42, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, s2, v43, v133 op_sel_hi:[0,0,1]
	global_store_b16 v[73:74], v0, off offset:64
	global_store_b16 v[75:76], v49, off offset:64
	s_clause 0x2
	global_store_b16 v[138:139], v41, off offset:64
	global_store_b16 v[144:145], v42, off offset:64
	global_store_b16 v[97:98], v43, off offset:64
	v_fma_mixlo_f16 v0, s2, v44, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, s2, v45, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, s2, v46, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, s2, v47, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, s2, v48, v133 op_sel_hi:[0,0,1]
	s_clause 0x2
	global_store_b16 v[63:64], v0, off offset:64
	global_store_b16 v[77:78], v41, off offset:64
	global_store_b16 v[79:80], v42, off offset:64
	global_store_b16 v[81:82], v43, off offset:64
	global_store_b16 v[83:84], v44, off offset:64
	v_fma_mixlo_f16 v0, s2, v33, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, s2, v34, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, s2, v35, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, s2, v36, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, s2, v37, v133 op_sel_hi:[0,0,1]
	s_clause 0x4
	global_store_b16 v[146:147], v0, off offset:64
	global_store_b16 v[57:58], v33, off offset:64
	global_store_b16 v[69:70], v34, off offset:64
	global_store_b16 v[85:86], v35, off offset:64
	global_store_b16 v[87:88], v36, off offset:64
	v_fma_mixlo_f16 v0, s2, v38, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, s2, v39, v133 op_sel_hi:[0,0,1]
	s_wait_loadcnt 0x0
	v_fma_mixlo_f16 v25, s2, v25, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, s2, v40, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, s2, v26, v158 op_sel_hi:[0,0,1]
	global_store_b16 v[89:90], v0, off offset:64
	global_store_b16 v[91:92], v33, off offset:64
	global_store_b16 v[93:94], v34, off offset:64
	s_clause 0x1
	global_store_b16 v[160:161], v25, off offset:96
	global_store_b16 v[129:130], v26, off offset:96
	v_fma_mixlo_f16 v0, s2, v27, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, s2, v28, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, s2, v29, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, s2, v30, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v28, s2, v31, v158 op_sel_hi:[0,0,1]
	s_clause 0x4
	global_store_b16 v[134:135], v0, off offset:96
	global_store_b16 v[140:141], v25, off offset:96
	global_store_b16 v[148:149], v26, off offset:96
	global_store_b16 v[59:60], v27, off offset:96
	global_store_b16 v[65:66], v28, off offset:96
	v_fma_mixlo_f16 v0, s2, v32, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, s2, v17, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, s2, v18, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, s2, v19, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, s2, v20, v158 op_sel_hi:[0,0,1]
	s_clause 0x4
	global_store_b16 v[67:68], v0, off offset:96
	global_store_b16 v[131:132], v17, off offset:96
	global_store_b16 v[136:137], v18, off offset:96
	global_store_b16 v[142:143], v19, off offset:96
	global_store_b16 v[150:151], v20, off offset:96
	v_fma_mixlo_f16 v0, s2, v21, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, s2, v22, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, s2, v9, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, s2, v23, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, s2, v24, v158 op_sel_hi:[0,0,1]
	s_clause 0x2
	global_store_b16 v[61:62], v0, off offset:96
	global_store_b16 v[71:72], v17, off offset:96
	global_store_b16 v[73:74], v18, off offset:96
	global_store_b16 v[75:76], v19, off offset:96
	global_store_b16 v[138:139], v9, off offset:96
	v_fma_mixlo_f16 v0, s2, v10, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, s2, v11, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, s2, v12, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, s2, v13, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, s2, v14, v158 op_sel_hi:[0,0,1]
	s_clause 0x4
	global_store_b16 v[144:145], v0, off offset:96
	global_store_b16 v[97:98], v9, off offset:96
	global_store_b16 v[63:64], v10, off offset:96
	global_store_b16 v[77:78], v11, off offset:96
	global_store_b16 v[79:80], v12, off offset:96
	v_fma_mixlo_f16 v0, s2, v15, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, s2, v16, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v1, s2, v1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, s2, v2, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, s2, v3, v158 op_sel_hi:[0,0,1]
	global_store_b16 v[81:82], v0, off offset:96
	global_store_b16 v[83:84], v9, off offset:96
	s_clause 0x2
	global_store_b16 v[146:147], v1, off offset:96
	global_store_b16 v[57:58], v2, off offset:96
	global_store_b16 v[69:70], v3, off offset:96
	v_fma_mixlo_f16 v0, s2, v4, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v1, s2, v5, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, s2, v6, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, s2, v7, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, s2, v8, v158 op_sel_hi:[0,0,1]
	s_clause 0x1
	global_store_b16 v[85:86], v0, off offset:96
	global_store_b16 v[87:88], v1, off offset:96
	global_store_b16 v[89:90], v2, off offset:96
	global_store_b16 v[91:92], v3, off offset:96
	global_store_b16 v[93:94], v4, off offset:96
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
		.amdhsa_group_segment_fixed_size 24832
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
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
		.amdhsa_next_free_vgpr 194
		.amdhsa_next_free_sgpr 26
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 49
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
	.set scaled_mm.num_vgpr, 194
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 26
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6168
; TotalNumSgprs: 28
; NumVgprs: 194
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 24832 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 24
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 194
; Occupancy: 7
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
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"clang version 22.1.8"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
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
    .group_segment_fixed_size: 24832
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .max_flat_workgroup_size: 256
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     194
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
