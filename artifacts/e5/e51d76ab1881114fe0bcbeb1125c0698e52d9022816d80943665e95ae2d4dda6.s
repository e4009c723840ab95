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
	s_load_b64 s[24:25], s[0:1], 0x2c
	s_load_b64 s[16:17], s[0:1], 0x20
	s_abs_i32 s9, ttmp9
	v_dual_mov_b32 v64, 0 :: v_dual_and_b32 v141, 15, v0
	v_lshlrev_b32_e32 v136, 4, v0
	v_lshrrev_b32_e32 v135, 1, v0
	s_mov_b32 s11, 0x31004000
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_mov_b32_e32 v63, v64
	s_mov_b32 s10, -1
	v_dual_mov_b32 v60, v64 :: v_dual_and_b32 v41, 1, v0
	v_or_b32_e32 v138, 0x100, v0
	v_dual_mov_b32 v61, v64 :: v_dual_lshlrev_b32 v140, 1, v0
	v_cmp_eq_u32_e32 vcc_lo, 1, v41
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v46, v64 :: v_dual_lshlrev_b32 v143, 4, v138
	v_dual_mov_b32 v59, v64 :: v_dual_mov_b32 v58, v64
	s_wait_kmcnt 0x0
	s_ashr_i32 s23, s24, 31
	v_add_lshl_u32 v137, v0, s24, 4
	s_lshr_b32 s2, s23, 24
	v_cndmask_b32_e64 v41, 0, 0x84, vcc_lo
	s_add_co_i32 s2, s24, s2
	v_dual_mov_b32 v57, v64 :: v_dual_mov_b32 v96, v64
	s_ashr_i32 s12, s2, 8
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v139, v41, v135
	s_abs_i32 s8, s12
	s_xor_b32 s18, ttmp9, s12
	s_cvt_f32_u32 s2, s8
	s_ashr_i32 s18, s18, 31
	v_dual_mov_b32 v45, v64 :: v_dual_lshlrev_b32 v142, 4, v139
	s_delay_alu instid0(SALU_CYCLE_1)
	v_rcp_iflag_f32_e32 v1, s2
	v_dual_mov_b32 v95, v64 :: v_dual_mov_b32 v94, v64
	v_dual_mov_b32 v93, v64 :: v_dual_mov_b32 v92, v64
	v_dual_mov_b32 v91, v64 :: v_dual_mov_b32 v90, v64
	v_dual_mov_b32 v89, v64 :: v_dual_mov_b32 v8, v64
	v_mov_b32_e32 v62, v64
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_readfirstlane_b32 s2, v1
	v_and_b32_e32 v1, 16, v136
	v_dual_mov_b32 v7, v64 :: v_dual_mov_b32 v6, v64
	v_dual_mov_b32 v5, v64 :: v_dual_mov_b32 v4, v64
	s_mul_f32 s2, s2, 0x4f7ffffe
	v_mad_co_u64_u32 v[129:130], null, s25, v135, v[1:2]
	v_bfe_u32 v130, v0, 4, 1
	s_wait_alu depctr_sa_sdst(0)
	s_cvt_u32_f32 s13, s2
	s_sub_co_i32 s2, 0, s8
	v_dual_mov_b32 v3, v64 :: v_dual_mov_b32 v2, v64
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s14, s2, s13
	s_load_b256 s[0:7], s[0:1], 0x0
	s_mul_hi_u32 s15, s13, s14
	s_mov_b32 s14, s10
	s_add_co_i32 s13, s13, s15
	s_mov_b32 s15, s11
	s_mul_hi_u32 s13, s9, s13
	v_dual_mov_b32 v1, v64 :: v_dual_mov_b32 v40, v64
	s_mul_i32 s19, s13, s8
	v_dual_mov_b32 v39, v64 :: v_dual_mov_b32 v38, v64
	s_sub_co_i32 s9, s9, s19
	s_add_co_i32 s19, s13, 1
	s_sub_co_i32 s20, s9, s8
	s_cmp_ge_u32 s9, s8
	v_dual_mov_b32 v37, v64 :: v_dual_mov_b32 v36, v64
	s_cselect_b32 s13, s19, s13
	s_cselect_b32 s9, s20, s9
	s_add_co_i32 s19, s13, 1
	s_cmp_ge_u32 s9, s8
	v_dual_mov_b32 v35, v64 :: v_dual_mov_b32 v34, v64
	s_cselect_b32 s8, s19, s13
	v_dual_mov_b32 v33, v64 :: v_dual_mov_b32 v88, v64
	s_xor_b32 s9, s8, s18
	s_mov_b32 s8, s25
	s_sub_co_i32 s13, s9, s18
	s_ashr_i32 s9, s25, 31
	s_mul_i32 s12, s13, s12
	s_lshl_b32 s18, s13, 7
	s_sub_co_i32 s12, ttmp9, s12
	s_ashr_i32 s19, s18, 31
	s_lshl_b32 s20, s12, 8
	s_mul_u64 s[8:9], s[18:19], s[8:9]
	s_ashr_i32 s21, s20, 31
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[8:9], s[0:1], s[8:9]
	s_lshl_b64 s[12:13], s[20:21], 4
	s_and_b32 s9, s9, 0xffff
	s_add_nc_u64 s[12:13], s[2:3], s[12:13]
	v_dual_mov_b32 v87, v64 :: v_dual_mov_b32 v86, v64
	s_and_b32 s13, s13, 0xffff
	buffer_load_b128 v[17:20], v129, s[8:11], null offen
	s_clause 0x1
	buffer_load_b128 v[21:24], v136, s[12:15], null offen
	buffer_load_b128 v[131:134], v137, s[12:15], null offen
	v_dual_mov_b32 v85, v64 :: v_dual_mov_b32 v84, v64
	v_dual_mov_b32 v83, v64 :: v_dual_mov_b32 v82, v64
	v_dual_mov_b32 v81, v64 :: v_dual_mov_b32 v104, v64
	v_dual_mov_b32 v103, v64 :: v_dual_mov_b32 v102, v64
	v_dual_mov_b32 v101, v64 :: v_dual_mov_b32 v100, v64
	v_dual_mov_b32 v99, v64 :: v_dual_mov_b32 v98, v64
	v_dual_mov_b32 v97, v64 :: v_dual_mov_b32 v32, v64
	v_dual_mov_b32 v31, v64 :: v_dual_mov_b32 v30, v64
	v_dual_mov_b32 v29, v64 :: v_dual_mov_b32 v28, v64
	v_dual_mov_b32 v27, v64 :: v_dual_mov_b32 v26, v64
	v_dual_mov_b32 v25, v64 :: v_dual_mov_b32 v72, v64
	v_dual_mov_b32 v71, v64 :: v_dual_mov_b32 v70, v64
	v_dual_mov_b32 v69, v64 :: v_dual_mov_b32 v68, v64
	v_dual_mov_b32 v67, v64 :: v_dual_mov_b32 v66, v64
	v_dual_mov_b32 v65, v64 :: v_dual_mov_b32 v112, v64
	v_dual_mov_b32 v111, v64 :: v_dual_mov_b32 v110, v64
	v_dual_mov_b32 v109, v64 :: v_dual_mov_b32 v108, v64
	v_dual_mov_b32 v107, v64 :: v_dual_mov_b32 v106, v64
	v_dual_mov_b32 v105, v64 :: v_dual_mov_b32 v120, v64
	v_dual_mov_b32 v119, v64 :: v_dual_mov_b32 v118, v64
	v_dual_mov_b32 v117, v64 :: v_dual_mov_b32 v116, v64
	v_dual_mov_b32 v115, v64 :: v_dual_mov_b32 v114, v64
	v_dual_mov_b32 v113, v64 :: v_dual_mov_b32 v56, v64
	v_dual_mov_b32 v55, v64 :: v_dual_mov_b32 v54, v64
	v_dual_mov_b32 v53, v64 :: v_dual_mov_b32 v52, v64
	v_dual_mov_b32 v51, v64 :: v_dual_mov_b32 v50, v64
	v_dual_mov_b32 v49, v64 :: v_dual_mov_b32 v16, v64
	v_dual_mov_b32 v15, v64 :: v_dual_mov_b32 v14, v64
	v_dual_mov_b32 v13, v64 :: v_dual_mov_b32 v12, v64
	v_dual_mov_b32 v11, v64 :: v_dual_mov_b32 v10, v64
	v_dual_mov_b32 v9, v64 :: v_dual_mov_b32 v128, v64
	v_dual_mov_b32 v127, v64 :: v_dual_mov_b32 v126, v64
	v_dual_mov_b32 v125, v64 :: v_dual_mov_b32 v124, v64
	v_dual_mov_b32 v123, v64 :: v_dual_mov_b32 v122, v64
	v_dual_mov_b32 v121, v64 :: v_dual_mov_b32 v80, v64
	v_dual_mov_b32 v79, v64 :: v_dual_mov_b32 v78, v64
	v_dual_mov_b32 v77, v64 :: v_dual_mov_b32 v76, v64
	v_dual_mov_b32 v75, v64 :: v_dual_mov_b32 v74, v64
	v_dual_mov_b32 v73, v64 :: v_dual_mov_b32 v48, v64
	v_dual_mov_b32 v47, v64 :: v_dual_mov_b32 v44, v64
	v_dual_mov_b32 v43, v64 :: v_dual_mov_b32 v42, v64
	v_mov_b32_e32 v41, v64
	s_mov_b32 s0, 0
	s_cmp_lt_i32 s25, 33
	s_wait_loadcnt 0x2
	ds_store_b128 v142, v[17:20]
	s_wait_loadcnt 0x1
	ds_store_b128 v136, v[21:24] offset:4224
	s_wait_loadcnt 0x0
	ds_store_b128 v143, v[131:134] offset:4224
	v_dual_mov_b32 v19, v64 :: v_dual_and_b32 v132, 0xc0, v140
	v_dual_mov_b32 v24, v64 :: v_dual_mov_b32 v23, v64
	v_mov_b32_e32 v20, v64
	v_dual_mov_b32 v22, v64 :: v_dual_mov_b32 v21, v64
	v_dual_mov_b32 v18, v64 :: v_dual_mov_b32 v17, v64
	v_and_or_b32 v131, v135, 64, v141
	v_mul_u32_u24_e32 v134, 0x840, v130
	v_lshlrev_b32_e32 v135, 12, v130
	v_or_b32_e32 v133, v132, v141
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_mov_b32_e32 v57, 0
	s_lshl_b32 s1, s24, 5
	s_mov_b32 s2, 32
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
	v_dual_mov_b32 v58, v57 :: v_dual_mov_b32 v59, v57
	v_dual_mov_b32 v60, v57 :: v_dual_mov_b32 v61, v57
	v_dual_mov_b32 v62, v57 :: v_dual_mov_b32 v63, v57
	v_dual_mov_b32 v64, v57 :: v_dual_mov_b32 v89, v57
	v_dual_mov_b32 v90, v57 :: v_dual_mov_b32 v91, v57
	v_dual_mov_b32 v92, v57 :: v_dual_mov_b32 v93, v57
	v_dual_mov_b32 v94, v57 :: v_dual_mov_b32 v95, v57
	v_dual_mov_b32 v96, v57 :: v_dual_mov_b32 v1, v57
	v_dual_mov_b32 v2, v57 :: v_dual_mov_b32 v3, v57
	v_dual_mov_b32 v4, v57 :: v_dual_mov_b32 v5, v57
	v_dual_mov_b32 v6, v57 :: v_dual_mov_b32 v7, v57
	v_dual_mov_b32 v8, v57 :: v_dual_mov_b32 v33, v57
	v_dual_mov_b32 v34, v57 :: v_dual_mov_b32 v35, v57
	v_dual_mov_b32 v36, v57 :: v_dual_mov_b32 v37, v57
	v_dual_mov_b32 v38, v57 :: v_dual_mov_b32 v39, v57
	v_dual_mov_b32 v40, v57 :: v_dual_mov_b32 v81, v57
	v_dual_mov_b32 v82, v57 :: v_dual_mov_b32 v83, v57
	v_dual_mov_b32 v84, v57 :: v_dual_mov_b32 v85, v57
	v_dual_mov_b32 v86, v57 :: v_dual_mov_b32 v87, v57
	v_dual_mov_b32 v88, v57 :: v_dual_mov_b32 v97, v57
	v_dual_mov_b32 v98, v57 :: v_dual_mov_b32 v99, v57
	v_dual_mov_b32 v100, v57 :: v_dual_mov_b32 v101, v57
	v_dual_mov_b32 v102, v57 :: v_dual_mov_b32 v103, v57
	v_dual_mov_b32 v104, v57 :: v_dual_mov_b32 v25, v57
	v_dual_mov_b32 v26, v57 :: v_dual_mov_b32 v27, v57
	v_dual_mov_b32 v28, v57 :: v_dual_mov_b32 v29, v57
	v_dual_mov_b32 v30, v57 :: v_dual_mov_b32 v31, v57
	v_dual_mov_b32 v32, v57 :: v_dual_mov_b32 v65, v57
	v_dual_mov_b32 v66, v57 :: v_dual_mov_b32 v67, v57
	v_dual_mov_b32 v68, v57 :: v_dual_mov_b32 v69, v57
	v_dual_mov_b32 v70, v57 :: v_dual_mov_b32 v71, v57
	v_dual_mov_b32 v72, v57 :: v_dual_mov_b32 v105, v57
	v_dual_mov_b32 v106, v57 :: v_dual_mov_b32 v107, v57
	v_dual_mov_b32 v108, v57 :: v_dual_mov_b32 v109, v57
	v_dual_mov_b32 v110, v57 :: v_dual_mov_b32 v111, v57
	v_dual_mov_b32 v112, v57 :: v_dual_mov_b32 v113, v57
	v_dual_mov_b32 v114, v57 :: v_dual_mov_b32 v115, v57
	v_dual_mov_b32 v116, v57 :: v_dual_mov_b32 v117, v57
	v_dual_mov_b32 v118, v57 :: v_dual_mov_b32 v119, v57
	v_dual_mov_b32 v120, v57 :: v_dual_mov_b32 v49, v57
	v_dual_mov_b32 v50, v57 :: v_dual_mov_b32 v51, v57
	v_dual_mov_b32 v52, v57 :: v_dual_mov_b32 v53, v57
	v_dual_mov_b32 v54, v57 :: v_dual_mov_b32 v55, v57
	v_dual_mov_b32 v56, v57 :: v_dual_mov_b32 v9, v57
	v_dual_mov_b32 v10, v57 :: v_dual_mov_b32 v11, v57
	v_dual_mov_b32 v12, v57 :: v_dual_mov_b32 v13, v57
	v_dual_mov_b32 v14, v57 :: v_dual_mov_b32 v15, v57
	v_dual_mov_b32 v16, v57 :: v_dual_mov_b32 v121, v57
	v_dual_mov_b32 v122, v57 :: v_dual_mov_b32 v123, v57
	v_dual_mov_b32 v124, v57 :: v_dual_mov_b32 v125, v57
	v_dual_mov_b32 v126, v57 :: v_dual_mov_b32 v127, v57
	v_dual_mov_b32 v128, v57 :: v_dual_mov_b32 v73, v57
	v_dual_mov_b32 v74, v57 :: v_dual_mov_b32 v75, v57
	v_dual_mov_b32 v76, v57 :: v_dual_mov_b32 v77, v57
	v_dual_mov_b32 v78, v57 :: v_dual_mov_b32 v79, v57
	v_dual_mov_b32 v80, v57 :: v_dual_mov_b32 v41, v57
	v_dual_mov_b32 v42, v57 :: v_dual_mov_b32 v43, v57
	v_dual_mov_b32 v44, v57 :: v_dual_mov_b32 v45, v57
	v_dual_mov_b32 v46, v57 :: v_dual_mov_b32 v47, v57
	v_dual_mov_b32 v48, v57 :: v_dual_mov_b32 v17, v57
	v_dual_mov_b32 v18, v57 :: v_dual_mov_b32 v19, v57
	v_dual_mov_b32 v20, v57 :: v_dual_mov_b32 v21, v57
	v_dual_mov_b32 v22, v57 :: v_dual_mov_b32 v23, v57
	v_mov_b32_e32 v24, v57
	s_mov_b32 s3, s1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_mul_i32 s19, s0, 0x3080
	s_xor_b32 s0, s0, 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_nc_u32_e32 v140, s19, v134
	v_add_nc_u32_e32 v141, s19, v135
	s_mul_i32 s19, s0, 0x3080
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshl_add_u32 v156, v131, 4, v140
	v_lshl_add_u32 v160, v133, 4, v141
	ds_load_b128 v[140:143], v156
	ds_load_b128 v[144:147], v160 offset:4224
	ds_load_b128 v[148:151], v156 offset:256
	ds_load_b128 v[152:155], v156 offset:512
	ds_load_b128 v[156:159], v156 offset:768
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[144:145], v[140:141], v[113:120]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[144:145], v[148:149], v[97:104]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[144:145], v[152:153], v[89:96]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[144:145], v[156:157], v[121:128]
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[146:147], v[142:143], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[146:147], v[150:151], v[97:104]
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[146:147], v[154:155], v[89:96]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[146:147], v[158:159], v[121:128]
	ds_load_b128 v[144:147], v160 offset:4480
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[144:145], v[140:141], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[144:145], v[148:149], v[81:88]
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[144:145], v[152:153], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[144:145], v[156:157], v[73:80]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[146:147], v[142:143], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[146:147], v[150:151], v[81:88]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[146:147], v[154:155], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[146:147], v[158:159], v[73:80]
	ds_load_b128 v[144:147], v160 offset:4736
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[144:145], v[140:141], v[65:72]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[144:145], v[148:149], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[144:145], v[152:153], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[144:145], v[156:157], v[41:48]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[146:147], v[142:143], v[65:72]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[146:147], v[150:151], v[33:40]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[146:147], v[154:155], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[146:147], v[158:159], v[41:48]
	ds_load_b128 v[144:147], v160 offset:4992
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[144:145], v[140:141], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[144:145], v[148:149], v[1:8]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[144:145], v[152:153], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[144:145], v[156:157], v[17:24]
	s_wait_alu depctr_sa_sdst(0)
	v_lshl_add_u32 v152, v139, 4, s19
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[146:147], v[142:143], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[146:147], v[150:151], v[1:8]
	buffer_load_b128 v[140:143], v129, s[8:11], s2 offen
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[146:147], v[154:155], v[9:16]
	buffer_load_b128 v[148:151], v136, s[12:15], s3 offen
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[146:147], v[158:159], v[17:24]
	buffer_load_b128 v[144:147], v137, s[12:15], s3 offen
	v_lshl_add_u32 v153, v0, 4, s19
	v_lshl_add_u32 v154, v138, 4, s19
	s_add_co_i32 s2, s2, 32
	s_add_co_i32 s3, s3, s1
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s25
	s_wait_loadcnt 0x2
	ds_store_b128 v152, v[140:143]
	s_wait_loadcnt 0x1
	ds_store_b128 v153, v[148:151] offset:4224
	s_wait_loadcnt 0x0
	ds_store_b128 v154, v[144:147] offset:4224
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	s_mulk_i32 s0, 0x3080
	s_load_b32 s26, s[4:5], 0x0
	v_add_nc_u32_e32 v0, s0, v135
	v_add_nc_u32_e32 v129, s0, v134
	v_or_b32_e32 v153, s20, v132
	s_mov_b32 s25, s23
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshl_add_u32 v0, v133, 4, v0
	v_lshl_add_u32 v129, v131, 4, v129
	s_delay_alu instid0(VALU_DEP_3)
	v_ashrrev_i32_e32 v154, 31, v153
	ds_load_b128 v[133:136], v0 offset:4224
	ds_load_b128 v[137:140], v129
	ds_load_b128 v[141:144], v129 offset:256
	ds_load_b128 v[145:148], v129 offset:512
	ds_load_b128 v[149:152], v129 offset:768
	v_lshlrev_b64_e32 v[165:166], 1, v[153:154]
	ds_load_b128 v[153:156], v0 offset:4480
	v_add_co_u32 v157, vcc_lo, s6, v165
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v158, null, s7, v166, vcc_lo
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[133:134], v[137:138], v[113:120]
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[133:134], v[141:142], v[97:104]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[133:134], v[145:146], v[89:96]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[133:134], v[149:150], v[121:128]
	v_wmma_f32_16x16x16_fp8_fp8 v[113:120], v[135:136], v[139:140], v[113:120]
	v_wmma_f32_16x16x16_fp8_fp8 v[97:104], v[135:136], v[143:144], v[97:104]
	v_wmma_f32_16x16x16_fp8_fp8 v[89:96], v[135:136], v[147:148], v[89:96]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[121:128], v[135:136], v[151:152], v[121:128]
	v_add_nc_u32_e32 v131, s18, v131
	v_lshlrev_b32_e32 v167, 4, v130
	ds_load_b128 v[133:136], v0 offset:4736
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[153:154], v[137:138], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[153:154], v[141:142], v[81:88]
	v_mad_co_i64_i32 v[131:132], null, v131, s24, 0
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[153:154], v[145:146], v[57:64]
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[153:154], v[149:150], v[73:80]
	v_wmma_f32_16x16x16_fp8_fp8 v[105:112], v[155:156], v[139:140], v[105:112]
	v_wmma_f32_16x16x16_fp8_fp8 v[81:88], v[155:156], v[143:144], v[81:88]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[57:64], v[155:156], v[147:148], v[57:64]
	v_lshlrev_b64_e32 v[129:130], 1, v[131:132]
	v_add_co_u32 v131, vcc_lo, v157, v167
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v132, null, 0, v158, vcc_lo
	v_wmma_f32_16x16x16_fp8_fp8 v[73:80], v[155:156], v[151:152], v[73:80]
	ds_load_b128 v[153:156], v0 offset:4992
	v_add_co_u32 v129, vcc_lo, s16, v129
	s_clause 0x1
	global_load_b128 v[157:160], v[131:132], off
	global_load_b128 v[161:164], v[131:132], off offset:32
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[133:134], v[137:138], v[65:72]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[133:134], v[145:146], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[133:134], v[141:142], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[133:134], v[149:150], v[41:48]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v130, null, s17, v130, vcc_lo
	v_wmma_f32_16x16x16_fp8_fp8 v[65:72], v[135:136], v[139:140], v[65:72]
	v_add_co_u32 v129, vcc_lo, v129, v165
	v_wmma_f32_16x16x16_fp8_fp8 v[33:40], v[135:136], v[143:144], v[33:40]
	v_wmma_f32_16x16x16_fp8_fp8 v[49:56], v[135:136], v[147:148], v[49:56]
	v_wmma_f32_16x16x16_fp8_fp8 v[41:48], v[135:136], v[151:152], v[41:48]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v130, null, v130, v166, vcc_lo
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[153:154], v[137:138], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[153:154], v[145:146], v[9:16]
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[153:154], v[141:142], v[1:8]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[153:154], v[149:150], v[17:24]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[25:32], v[155:156], v[139:140], v[25:32]
	v_wmma_f32_16x16x16_fp8_fp8 v[9:16], v[155:156], v[147:148], v[9:16]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_fp8_fp8 v[1:8], v[155:156], v[143:144], v[1:8]
	v_wmma_f32_16x16x16_fp8_fp8 v[17:24], v[155:156], v[151:152], v[17:24]
	s_wait_loadcnt 0x1
	v_lshlrev_b32_e32 v146, 16, v160
	v_and_b32_e32 v145, 0xffff0000, v159
	v_lshlrev_b32_e32 v140, 16, v157
	v_lshlrev_b32_e32 v144, 16, v159
	s_wait_loadcnt 0x0
	v_lshlrev_b32_e32 v133, 16, v164
	s_wait_kmcnt 0x0
	v_fma_f32 v153, s26, v95, v146
	v_fma_f32 v118, s26, v118, v145
	v_fma_f32 v148, s26, v102, v145
	v_fma_f32 v152, s26, v97, v140
	v_fma_f32 v97, s26, v94, v145
	v_fmac_f32_e32 v145, s26, v126
	v_and_b32_e32 v143, 0xffff0000, v158
	v_fma_f32 v113, s26, v113, v140
	v_fma_f32 v89, s26, v89, v140
	v_fmac_f32_e32 v140, s26, v121
	v_lshlrev_b32_e32 v142, 16, v158
	v_bfe_u32 v158, v153, 16, 1
	v_fma_f32 v116, s26, v116, v143
	v_fma_f32 v150, s26, v100, v143
	v_fma_f32 v92, s26, v92, v143
	v_fmac_f32_e32 v143, s26, v124
	v_fma_f32 v115, s26, v115, v142
	v_fma_f32 v151, s26, v99, v142
	v_fma_f32 v91, s26, v91, v142
	v_fmac_f32_e32 v142, s26, v123
	v_add_co_u32 v129, vcc_lo, v129, v167
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v130, null, 0, v130, vcc_lo
	v_or_b32_e32 v159, 0x400000, v153
	v_add3_u32 v158, v158, v153, 0x7fff
	v_cmp_u_f32_e32 vcc_lo, v153, v153
	v_and_b32_e32 v141, 0xffff0000, v157
	v_lshlrev_b32_e32 v135, 16, v163
	v_fma_f32 v103, s26, v103, v146
	v_and_b32_e32 v134, 0xffff0000, v163
	v_fma_f32 v100, s26, v111, v133
	v_fma_f32 v98, s26, v98, v141
	v_fma_f32 v102, s26, v109, v135
	v_bfe_u32 v111, v151, 16, 1
	v_bfe_u32 v123, v103, 16, 1
	v_and_b32_e32 v0, 0xffff0000, v164
	v_bfe_u32 v109, v98, 16, 1
	v_fma_f32 v114, s26, v114, v141
	v_fma_f32 v90, s26, v90, v141
	v_fmac_f32_e32 v141, s26, v122
	v_fma_f32 v149, s26, v101, v144
	v_fma_f32 v101, s26, v110, v134
	v_or_b32_e32 v110, 0x400000, v98
	v_bfe_u32 v121, v148, 16, 1
	v_or_b32_e32 v124, 0x400000, v103
	v_add3_u32 v109, v109, v98, 0x7fff
	v_cmp_u_f32_e64 s20, v98, v98
	v_add3_u32 v98, v111, v151, 0x7fff
	v_bfe_u32 v111, v142, 16, 1
	v_add3_u32 v123, v123, v103, 0x7fff
	v_cmp_u_f32_e64 s9, v103, v103
	v_bfe_u32 v103, v143, 16, 1
	v_fma_f32 v99, s26, v112, v0
	v_or_b32_e32 v112, 0x400000, v151
	v_or_b32_e32 v122, 0x400000, v148
	v_cmp_u_f32_e64 s21, v151, v151
	v_add3_u32 v121, v121, v148, 0x7fff
	v_cmp_u_f32_e64 s7, v148, v148
	v_or_b32_e32 v148, 0x400000, v142
	v_or_b32_e32 v151, 0x400000, v143
	v_add3_u32 v111, v111, v142, 0x7fff
	v_cmp_u_f32_e64 s6, v142, v142
	v_add3_u32 v103, v103, v143, 0x7fff
	v_cmp_u_f32_e64 s4, v143, v143
	v_and_b32_e32 v147, 0xffff0000, v160
	v_lshlrev_b32_e32 v139, 16, v161
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v111, v111, v148, s6
	v_lshlrev_b32_e32 v136, 16, v162
	v_cndmask_b32_e64 v148, v103, v151, s4
	v_bfe_u32 v103, v102, 16, 1
	v_fma_f32 v117, s26, v117, v144
	v_fma_f32 v96, s26, v96, v147
	v_fma_f32 v95, s26, v93, v144
	v_fmac_f32_e32 v144, s26, v125
	v_bfe_u32 v125, v89, 16, 1
	v_add3_u32 v103, v103, v102, 0x7fff
	v_and_b32_e32 v138, 0xffff0000, v161
	v_and_b32_e32 v137, 0xffff0000, v162
	v_fma_f32 v120, s26, v120, v147
	v_fma_f32 v119, s26, v119, v146
	v_fma_f32 v104, s26, v104, v147
	v_dual_fmac_f32 v147, s26, v128 :: v_dual_fmac_f32 v146, s26, v127
	v_fma_f32 v94, s26, v107, v136
	v_fma_f32 v106, s26, v106, v138
	v_fma_f32 v105, s26, v105, v139
	v_bfe_u32 v107, v152, 16, 1
	v_or_b32_e32 v126, 0x400000, v89
	v_bfe_u32 v127, v90, 16, 1
	v_bfe_u32 v156, v92, 16, 1
	v_bfe_u32 v160, v96, 16, 1
	v_add3_u32 v125, v125, v89, 0x7fff
	v_cmp_u_f32_e64 s2, v89, v89
	v_bfe_u32 v89, v144, 16, 1
	v_fma_f32 v93, s26, v108, v137
	v_or_b32_e32 v108, 0x400000, v152
	v_or_b32_e32 v128, 0x400000, v90
	v_or_b32_e32 v157, 0x400000, v92
	v_or_b32_e32 v161, 0x400000, v96
	v_add3_u32 v107, v107, v152, 0x7fff
	v_cmp_u_f32_e64 s19, v152, v152
	v_bfe_u32 v152, v141, 16, 1
	v_add3_u32 v127, v127, v90, 0x7fff
	v_cmp_u_f32_e64 s5, v90, v90
	v_add3_u32 v156, v156, v92, 0x7fff
	v_cmp_u_f32_e64 s11, v92, v92
	v_bfe_u32 v90, v145, 16, 1
	v_add3_u32 v160, v160, v96, 0x7fff
	v_cmp_u_f32_e64 s0, v96, v96
	v_bfe_u32 v92, v147, 16, 1
	v_bfe_u32 v96, v105, 16, 1
	v_add3_u32 v142, v89, v144, 0x7fff
	v_bfe_u32 v89, v106, 16, 1
	v_or_b32_e32 v164, 0x400000, v141
	v_or_b32_e32 v165, 0x400000, v144
	v_add3_u32 v152, v152, v141, 0x7fff
	v_cmp_u_f32_e64 s3, v141, v141
	v_or_b32_e32 v141, 0x400000, v147
	v_cmp_u_f32_e64 s8, v144, v144
	v_or_b32_e32 v143, 0x400000, v105
	v_add3_u32 v144, v90, v145, 0x7fff
	v_add3_u32 v166, v92, v147, 0x7fff
	v_cmp_u_f32_e64 s14, v147, v147
	v_bfe_u32 v90, v94, 16, 1
	v_add3_u32 v147, v96, v105, 0x7fff
	v_cmp_u_f32_e64 s15, v105, v105
	v_add3_u32 v105, v89, v106, 0x7fff
	v_bfe_u32 v89, v113, 16, 1
	v_add3_u32 v167, v90, v94, 0x7fff
	v_or_b32_e32 v90, 0x400000, v113
	v_cmp_u_f32_e64 s22, v113, v113
	v_bfe_u32 v154, v91, 16, 1
	v_add3_u32 v89, v89, v113, 0x7fff
	v_or_b32_e32 v155, 0x400000, v91
	v_cmp_u_f32_e64 s10, v91, v91
	v_or_b32_e32 v153, 0x400000, v145
	v_add3_u32 v154, v154, v91, 0x7fff
	v_cndmask_b32_e64 v113, v89, v90, s22
	v_bfe_u32 v89, v115, 16, 1
	v_or_b32_e32 v90, 0x400000, v115
	v_cmp_u_f32_e64 s22, v115, v115
	v_bfe_u32 v91, v146, 16, 1
	v_cmp_u_f32_e64 s12, v145, v145
	v_add3_u32 v89, v89, v115, 0x7fff
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v107, v107, v108, s19
	v_cmp_u_f32_e64 s19, v150, v150
	v_add3_u32 v145, v91, v146, 0x7fff
	v_bfe_u32 v91, v93, 16, 1
	v_cndmask_b32_e64 v115, v89, v90, s22
	v_bfe_u32 v89, v116, 16, 1
	v_or_b32_e32 v90, 0x400000, v116
	v_cmp_u_f32_e64 s22, v116, v116
	v_add3_u32 v169, v91, v93, 0x7fff
	v_or_b32_e32 v91, 0x400000, v150
	v_add3_u32 v89, v89, v116, 0x7fff
	v_cndmask_b32_e64 v108, v109, v110, s20
	v_or_b32_e32 v92, 0x400000, v149
	v_cndmask_b32_e64 v109, v98, v112, s21
	v_bfe_u32 v162, v140, 16, 1
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v116, v89, v90, s22
	v_bfe_u32 v89, v114, 16, 1
	v_or_b32_e32 v90, 0x400000, v114
	v_cmp_u_f32_e64 s22, v114, v114
	v_or_b32_e32 v168, 0x400000, v93
	v_cmp_u_f32_e64 s18, v93, v93
	v_add3_u32 v89, v89, v114, 0x7fff
	v_bfe_u32 v93, v104, 16, 1
	v_bfe_u32 v96, v95, 16, 1
	v_or_b32_e32 v163, 0x400000, v140
	v_add3_u32 v162, v162, v140, 0x7fff
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v114, v89, v90, s22
	v_bfe_u32 v89, v117, 16, 1
	v_or_b32_e32 v90, 0x400000, v117
	v_cmp_u_f32_e64 s22, v117, v117
	v_cmp_u_f32_e64 s1, v140, v140
	v_or_b32_e32 v140, 0x400000, v146
	v_add3_u32 v89, v89, v117, 0x7fff
	v_cmp_u_f32_e64 s13, v146, v146
	v_or_b32_e32 v146, 0x400000, v106
	v_cmp_u_f32_e64 s16, v106, v106
	v_or_b32_e32 v106, 0x400000, v94
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v117, v89, v90, s22
	v_bfe_u32 v89, v118, 16, 1
	v_or_b32_e32 v90, 0x400000, v118
	v_cmp_u_f32_e64 s22, v118, v118
	v_cmp_u_f32_e64 s17, v94, v94
	v_cndmask_b32_e64 v121, v121, v122, s7
	v_add3_u32 v89, v89, v118, 0x7fff
	v_cndmask_b32_e64 v122, v123, v124, s9
	v_or_b32_e32 v94, 0x400000, v104
	v_add3_u32 v93, v93, v104, 0x7fff
	v_cmp_u_f32_e64 s7, v104, v104
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v118, v89, v90, s22
	v_bfe_u32 v89, v119, 16, 1
	v_or_b32_e32 v90, 0x400000, v119
	v_cmp_u_f32_e64 s22, v119, v119
	v_cndmask_b32_e64 v124, v125, v126, s2
	v_or_b32_e32 v104, 0x400000, v95
	v_add3_u32 v89, v89, v119, 0x7fff
	v_add3_u32 v96, v96, v95, 0x7fff
	v_cmp_u_f32_e64 s2, v95, v95
	v_bfe_u32 v151, v101, 16, 1
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[20:21], s[24:25], 5
	v_cndmask_b32_e64 v119, v89, v90, s22
	v_bfe_u32 v89, v120, 16, 1
	v_or_b32_e32 v90, 0x400000, v120
	v_cmp_u_f32_e64 s22, v120, v120
	v_cndmask_b32_e64 v123, v93, v94, s7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v93, s7, v129, s20
	v_add3_u32 v89, v89, v120, 0x7fff
	v_cndmask_b32_e64 v144, v144, v153, s12
	v_cndmask_b32_e64 v140, v145, v140, s13
	v_bfe_u32 v145, v100, 16, 1
	v_or_b32_e32 v153, 0x400000, v101
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v120, v89, v90, s22
	v_bfe_u32 v89, v150, 16, 1
	v_bfe_u32 v90, v149, 16, 1
	v_add3_u32 v151, v151, v101, 0x7fff
	v_add_co_ci_u32_e64 v94, null, s21, v130, s7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add3_u32 v89, v89, v150, 0x7fff
	v_add3_u32 v90, v90, v149, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v150, v158, v159, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v102, v102
	v_bfe_u32 v98, v97, 16, 1
	v_cndmask_b32_e64 v110, v89, v91, s19
	v_cmp_u_f32_e64 s19, v149, v149
	v_cndmask_b32_e64 v149, v96, v104, s2
	v_or_b32_e32 v104, 0x400000, v102
	v_add_co_u32 v95, s2, v93, s20
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v112, v90, v92, s19
	global_load_b128 v[89:92], v[131:132], off offset:64
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v159, v103, v104, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v101, v101
	v_cndmask_b32_e64 v143, v147, v143, s15
	v_or_b32_e32 v147, 0x400000, v100
	v_cndmask_b32_e64 v146, v105, v146, s16
	v_bfe_u32 v105, v99, 16, 1
	v_add3_u32 v145, v145, v100, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v151, v151, v153, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v100, v100
	v_cndmask_b32_e64 v125, v127, v128, s5
	v_or_b32_e32 v128, 0x400000, v97
	v_add3_u32 v98, v98, v97, 0x7fff
	v_add_co_ci_u32_e64 v96, null, s21, v94, s2
	v_cmp_u_f32_e64 s2, v97, v97
	v_fma_f32 v81, s26, v81, v139
	v_cndmask_b32_e64 v127, v156, v157, s11
	v_cndmask_b32_e64 v156, v167, v106, s17
	v_or_b32_e32 v106, 0x400000, v99
	v_add3_u32 v105, v105, v99, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v145, v145, v147, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v99, v99
	v_cndmask_b32_e64 v126, v154, v155, s10
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v128, v98, v128, s2
	v_cndmask_b32_e64 v154, v160, v161, s0
	v_cndmask_b32_e64 v155, v162, v163, s1
	v_cndmask_b32_e64 v152, v152, v164, s3
	v_cndmask_b32_e64 v142, v142, v165, s8
	v_cndmask_b32_e64 v141, v166, v141, s14
	v_fma_f32 v82, s26, v82, v138
	v_bfe_u32 v158, v81, 16, 1
	v_perm_b32 v100, v116, v115, 0x7060302
	v_perm_b32 v99, v114, v113, 0x7060302
	v_perm_b32 v101, v118, v117, 0x7060302
	v_perm_b32 v102, v120, v119, 0x7060302
	v_add_co_u32 v97, s2, v95, s20
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v147, v105, v106, vcc_lo
	v_perm_b32 v104, v110, v109, 0x7060302
	v_perm_b32 v103, v108, v107, 0x7060302
	v_perm_b32 v105, v121, v112, 0x7060302
	v_perm_b32 v106, v123, v122, 0x7060302
	v_perm_b32 v108, v127, v126, 0x7060302
	v_perm_b32 v107, v125, v124, 0x7060302
	v_perm_b32 v109, v128, v149, 0x7060302
	v_perm_b32 v110, v154, v150, 0x7060302
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v98, null, s21, v96, s2
	v_perm_b32 v112, v148, v111, 0x7060302
	v_perm_b32 v111, v152, v155, 0x7060302
	v_perm_b32 v113, v144, v142, 0x7060302
	v_perm_b32 v114, v141, v140, 0x7060302
	s_clause 0x3
	global_store_b128 v[129:130], v[99:102], off
	global_store_b128 v[93:94], v[103:106], off
	global_store_b128 v[95:96], v[107:110], off
	global_store_b128 v[97:98], v[111:114], off
	v_bfe_u32 v99, v82, 16, 1
	v_fma_f32 v83, s26, v83, v136
	v_add3_u32 v100, v158, v81, 0x7fff
	v_or_b32_e32 v101, 0x400000, v81
	v_cmp_u_f32_e32 vcc_lo, v81, v81
	v_fma_f32 v84, s26, v84, v137
	v_add3_u32 v99, v99, v82, 0x7fff
	v_or_b32_e32 v102, 0x400000, v82
	v_bfe_u32 v103, v83, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v81, v100, v101, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v82, v82
	v_fma_f32 v85, s26, v85, v135
	v_bfe_u32 v100, v84, 16, 1
	v_add3_u32 v82, v103, v83, 0x7fff
	v_or_b32_e32 v101, 0x400000, v83
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v99, v99, v102, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v83, v83
	v_fma_f32 v86, s26, v86, v134
	v_bfe_u32 v102, v85, 16, 1
	v_add3_u32 v100, v100, v84, 0x7fff
	v_or_b32_e32 v103, 0x400000, v84
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v82, v82, v101, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v84, v84
	v_add3_u32 v83, v102, v85, 0x7fff
	v_or_b32_e32 v101, 0x400000, v85
	v_fma_f32 v88, s26, v88, v0
	v_fma_f32 v57, s26, v57, v139
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v84, v100, v103, vcc_lo
	v_bfe_u32 v100, v86, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v85, v85
	v_bfe_u32 v85, v88, 16, 1
	v_or_b32_e32 v104, 0x400000, v88
	v_fma_f32 v64, s26, v64, v0
	v_add3_u32 v100, v100, v86, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v83, v83, v101, vcc_lo
	v_or_b32_e32 v101, 0x400000, v86
	v_cmp_u_f32_e32 vcc_lo, v86, v86
	v_add3_u32 v85, v85, v88, 0x7fff
	v_fma_f32 v58, s26, v58, v138
	v_fmac_f32_e32 v0, s26, v80
	v_perm_b32 v81, v99, v81, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v86, v100, v101, vcc_lo
	v_fma_f32 v87, s26, v87, v133
	v_bfe_u32 v99, v57, 16, 1
	v_bfe_u32 v100, v58, 16, 1
	v_fma_f32 v59, s26, v59, v136
	v_or_b32_e32 v101, 0x400000, v57
	v_bfe_u32 v102, v87, 16, 1
	v_or_b32_e32 v103, 0x400000, v87
	v_cmp_u_f32_e32 vcc_lo, v87, v87
	v_add3_u32 v99, v99, v57, 0x7fff
	v_add3_u32 v100, v100, v58, 0x7fff
	v_add3_u32 v102, v102, v87, 0x7fff
	v_fma_f32 v60, s26, v60, v137
	v_fma_f32 v62, s26, v62, v134
	v_perm_b32 v82, v84, v82, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_dual_fmac_f32 v138, s26, v74 :: v_dual_cndmask_b32 v87, v102, v103
	v_cmp_u_f32_e32 vcc_lo, v88, v88
	v_or_b32_e32 v102, 0x400000, v58
	v_bfe_u32 v103, v59, 16, 1
	v_perm_b32 v83, v86, v83, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_dual_fmac_f32 v134, s26, v78 :: v_dual_cndmask_b32 v85, v85, v104
	v_cmp_u_f32_e32 vcc_lo, v57, v57
	v_fma_f32 v63, s26, v63, v133
	v_or_b32_e32 v104, 0x400000, v64
	v_fmac_f32_e32 v136, s26, v75
	v_cndmask_b32_e64 v157, v169, v168, s18
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v57, v99, v101, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v58, v58
	v_add3_u32 v58, v103, v59, 0x7fff
	v_or_b32_e32 v101, 0x400000, v59
	v_bfe_u32 v99, v60, 16, 1
	v_or_b32_e32 v103, 0x400000, v60
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v100, v100, v102, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v59, v59
	v_perm_b32 v116, v157, v156, 0x7060302
	v_add3_u32 v99, v99, v60, 0x7fff
	v_perm_b32 v115, v146, v143, 0x7060302
	v_perm_b32 v117, v151, v159, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v58, v58, v101, vcc_lo
	v_fma_f32 v61, s26, v61, v135
	v_cmp_u_f32_e32 vcc_lo, v60, v60
	v_perm_b32 v118, v147, v145, 0x7060302
	v_perm_b32 v57, v100, v57, 0x7060302
	s_delay_alu instid0(VALU_DEP_4)
	v_bfe_u32 v102, v61, 16, 1
	v_or_b32_e32 v101, 0x400000, v61
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v60, v99, v103, vcc_lo
	v_bfe_u32 v99, v62, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v61, v61
	v_add3_u32 v59, v102, v61, 0x7fff
	v_bfe_u32 v102, v63, 16, 1
	v_bfe_u32 v61, v64, 16, 1
	v_add3_u32 v99, v99, v62, 0x7fff
	v_or_b32_e32 v103, 0x400000, v63
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v59, v59, v101, vcc_lo
	v_or_b32_e32 v101, 0x400000, v62
	v_cmp_u_f32_e32 vcc_lo, v62, v62
	v_add3_u32 v102, v102, v63, 0x7fff
	v_add3_u32 v61, v61, v64, 0x7fff
	v_fmac_f32_e32 v137, s26, v76
	v_perm_b32 v58, v60, v58, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v62, v99, v101, vcc_lo
	v_perm_b32 v84, v85, v87, 0x7060302
	global_load_b128 v[85:88], v[131:132], off offset:96
	v_cmp_u_f32_e32 vcc_lo, v63, v63
	v_fmac_f32_e32 v133, s26, v79
	v_or_b32_e32 v79, 0x400000, v0
	v_fmac_f32_e32 v139, s26, v73
	v_perm_b32 v59, v62, v59, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v63, v102, v103, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v64, v64
	v_bfe_u32 v76, v133, 16, 1
	v_or_b32_e32 v78, 0x400000, v133
	v_bfe_u32 v62, v138, 16, 1
	v_or_b32_e32 v64, 0x400000, v138
	v_bfe_u32 v73, v136, 16, 1
	v_add3_u32 v76, v76, v133, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v61, v61, v104, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v139, v139
	v_add3_u32 v62, v62, v138, 0x7fff
	v_fmac_f32_e32 v135, s26, v77
	v_or_b32_e32 v75, 0x400000, v137
	v_perm_b32 v60, v61, v63, 0x7060302
	v_bfe_u32 v61, v139, 16, 1
	v_or_b32_e32 v63, 0x400000, v139
	v_bfe_u32 v74, v135, 16, 1
	v_or_b32_e32 v77, 0x400000, v134
	global_store_b128 v[129:130], v[115:118], off offset:32
	v_add3_u32 v61, v61, v139, 0x7fff
	s_clause 0x1
	global_store_b128 v[93:94], v[81:84], off offset:32
	global_store_b128 v[95:96], v[57:60], off offset:32
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v61, v61, v63, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v138, v138
	v_bfe_u32 v63, v137, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v62, v62, v64, vcc_lo
	v_add3_u32 v64, v73, v136, 0x7fff
	v_or_b32_e32 v73, 0x400000, v136
	v_cmp_u_f32_e32 vcc_lo, v136, v136
	v_add3_u32 v63, v63, v137, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v64, v64, v73, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v137, v137
	v_add3_u32 v73, v74, v135, 0x7fff
	v_or_b32_e32 v74, 0x400000, v135
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v63, v63, v75, vcc_lo
	v_bfe_u32 v75, v134, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v135, v135
	s_delay_alu instid0(VALU_DEP_2)
	v_add3_u32 v75, v75, v134, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v73, v73, v74, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v134, v134
	v_bfe_u32 v74, v0, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v75, v75, v77, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v133, v133
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add3_u32 v74, v74, v0, 0x7fff
	v_perm_b32 v59, v75, v73, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v76, v76, v78, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v0, v0
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v0, v74, v79, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_perm_b32 v60, v0, v76, 0x7060302
	s_wait_loadcnt 0x1
	v_lshlrev_b32_e32 v0, 16, v89
	v_and_b32_e32 v73, 0xffff0000, v89
	v_and_b32_e32 v76, 0xffff0000, v92
	v_perm_b32 v57, v62, v61, 0x7060302
	v_lshlrev_b32_e32 v74, 16, v90
	v_fma_f32 v61, s26, v65, v0
	v_lshlrev_b32_e32 v78, 16, v92
	v_perm_b32 v58, v63, v64, 0x7060302
	v_and_b32_e32 v79, 0xffff0000, v91
	v_fma_f32 v63, s26, v66, v73
	v_bfe_u32 v66, v61, 16, 1
	v_and_b32_e32 v75, 0xffff0000, v90
	v_fma_f32 v64, s26, v71, v78
	v_fma_f32 v65, s26, v70, v79
	v_bfe_u32 v70, v63, 16, 1
	v_fma_f32 v67, s26, v67, v74
	v_add3_u32 v66, v66, v61, 0x7fff
	v_or_b32_e32 v71, 0x400000, v61
	v_cmp_u_f32_e32 vcc_lo, v61, v61
	v_lshlrev_b32_e32 v77, 16, v91
	v_fma_f32 v62, s26, v72, v76
	v_fma_f32 v68, s26, v68, v75
	v_add3_u32 v70, v70, v63, 0x7fff
	v_or_b32_e32 v72, 0x400000, v63
	v_bfe_u32 v80, v67, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v61, v66, v71, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v63, v63
	v_fma_f32 v69, s26, v69, v77
	v_bfe_u32 v66, v68, 16, 1
	v_or_b32_e32 v71, 0x400000, v67
	v_or_b32_e32 v81, 0x400000, v62
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v63, v70, v72, vcc_lo
	v_add3_u32 v70, v80, v67, 0x7fff
	v_cmp_u_f32_e32 vcc_lo, v67, v67
	v_bfe_u32 v72, v69, 16, 1
	v_add3_u32 v66, v66, v68, 0x7fff
	v_or_b32_e32 v80, 0x400000, v68
	v_fma_f32 v33, s26, v33, v0
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v67, v70, v71, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v68, v68
	v_add3_u32 v70, v72, v69, 0x7fff
	v_or_b32_e32 v71, 0x400000, v69
	v_bfe_u32 v68, v65, 16, 1
	v_bfe_u32 v72, v64, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v66, v66, v80, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v69, v69
	v_or_b32_e32 v80, 0x400000, v64
	v_add3_u32 v68, v68, v65, 0x7fff
	v_add3_u32 v72, v72, v64, 0x7fff
	v_perm_b32 v61, v63, v61, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v69, v70, v71, vcc_lo
	v_or_b32_e32 v71, 0x400000, v65
	v_cmp_u_f32_e32 vcc_lo, v65, v65
	v_bfe_u32 v70, v62, 16, 1
	v_fma_f32 v34, s26, v34, v73
	v_fma_f32 v35, s26, v35, v74
	v_fma_f32 v36, s26, v36, v75
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v65, v68, v71, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v64, v64
	v_add3_u32 v70, v70, v62, 0x7fff
	v_fma_f32 v37, s26, v37, v77
	v_fma_f32 v38, s26, v38, v79
	v_perm_b32 v63, v65, v69, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v64, v72, v80, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v62, v62
	v_bfe_u32 v65, v33, 16, 1
	v_perm_b32 v62, v66, v67, 0x7060302
	v_or_b32_e32 v66, 0x400000, v33
	v_bfe_u32 v67, v34, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v68, v70, v81, vcc_lo
	v_add3_u32 v65, v65, v33, 0x7fff
	v_cmp_u_f32_e32 vcc_lo, v33, v33
	v_bfe_u32 v69, v36, 16, 1
	v_or_b32_e32 v70, 0x400000, v34
	v_perm_b32 v64, v68, v64, 0x7060302
	v_bfe_u32 v68, v35, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v33, v65, v66, vcc_lo
	v_add3_u32 v65, v67, v34, 0x7fff
	v_or_b32_e32 v67, 0x400000, v35
	v_cmp_u_f32_e32 vcc_lo, v35, v35
	v_add3_u32 v66, v68, v35, 0x7fff
	v_add3_u32 v68, v69, v36, 0x7fff
	v_or_b32_e32 v69, 0x400000, v36
	v_fma_f32 v39, s26, v39, v78
	v_fma_f32 v40, s26, v40, v76
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v35, v66, v67, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v36, v36
	v_bfe_u32 v66, v37, 16, 1
	v_bfe_u32 v67, v38, 16, 1
	v_fma_f32 v51, s26, v51, v74
	v_fmac_f32_e32 v74, s26, v43
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v36, v68, v69, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v34, v34
	v_fma_f32 v52, s26, v52, v75
	s_clause 0x1
	global_store_b128 v[97:98], v[57:60], off offset:32
	global_store_b128 v[129:130], v[61:64], off offset:64
	v_fmac_f32_e32 v75, s26, v44
	v_perm_b32 v34, v36, v35, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v65, v65, v70, vcc_lo
	v_add3_u32 v35, v66, v37, 0x7fff
	v_or_b32_e32 v36, 0x400000, v37
	v_cmp_u_f32_e32 vcc_lo, v37, v37
	v_or_b32_e32 v66, 0x400000, v38
	v_perm_b32 v33, v65, v33, 0x7060302
	v_add3_u32 v65, v67, v38, 0x7fff
	v_bfe_u32 v67, v39, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v35, v35, v36, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v38, v38
	v_bfe_u32 v36, v40, 16, 1
	v_add3_u32 v38, v67, v39, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v37, v65, v66, vcc_lo
	v_or_b32_e32 v65, 0x400000, v39
	v_cmp_u_f32_e32 vcc_lo, v39, v39
	v_add3_u32 v36, v36, v40, 0x7fff
	v_or_b32_e32 v66, 0x400000, v40
	v_perm_b32 v35, v37, v35, 0x7060302
	v_fma_f32 v39, s26, v56, v76
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v37, v38, v65, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v40, v40
	v_fma_f32 v38, s26, v49, v0
	v_fma_f32 v49, s26, v55, v78
	v_or_b32_e32 v67, 0x400000, v39
	v_fmac_f32_e32 v0, s26, v41
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v36, v36, v66, vcc_lo
	v_fma_f32 v40, s26, v50, v73
	v_fma_f32 v50, s26, v54, v79
	v_bfe_u32 v54, v38, 16, 1
	v_or_b32_e32 v56, 0x400000, v38
	v_cmp_u_f32_e32 vcc_lo, v38, v38
	v_bfe_u32 v55, v40, 16, 1
	v_or_b32_e32 v65, 0x400000, v40
	v_add3_u32 v54, v54, v38, 0x7fff
	v_bfe_u32 v66, v51, 16, 1
	v_bfe_u32 v38, v52, 16, 1
	v_add3_u32 v55, v55, v40, 0x7fff
	v_perm_b32 v36, v36, v37, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v54, v54, v56, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v40, v40
	v_fma_f32 v53, s26, v53, v77
	v_or_b32_e32 v56, 0x400000, v51
	v_add3_u32 v38, v38, v52, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_dual_fmac_f32 v73, s26, v42 :: v_dual_cndmask_b32 v40, v55, v65
	v_add3_u32 v55, v66, v51, 0x7fff
	v_cmp_u_f32_e32 vcc_lo, v51, v51
	v_bfe_u32 v65, v53, 16, 1
	v_or_b32_e32 v66, 0x400000, v52
	v_perm_b32 v37, v40, v54, 0x7060302
	v_fmac_f32_e32 v77, s26, v45
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v51, v55, v56, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v52, v52
	v_add3_u32 v55, v65, v53, 0x7fff
	v_or_b32_e32 v56, 0x400000, v53
	v_bfe_u32 v52, v50, 16, 1
	v_bfe_u32 v65, v49, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v38, v38, v66, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v53, v53
	v_or_b32_e32 v66, 0x400000, v49
	v_add3_u32 v52, v52, v50, 0x7fff
	v_add3_u32 v65, v65, v49, 0x7fff
	v_perm_b32 v38, v38, v51, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v53, v55, v56, vcc_lo
	v_or_b32_e32 v56, 0x400000, v50
	v_cmp_u_f32_e32 vcc_lo, v50, v50
	v_bfe_u32 v55, v39, 16, 1
	s_wait_loadcnt 0x0
	v_dual_fmac_f32 v79, s26, v46 :: v_dual_and_b32 v44, 0xffff0000, v87
	v_lshlrev_b32_e32 v42, 16, v87
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v50, v52, v56, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v49, v49
	v_add3_u32 v55, v55, v39, 0x7fff
	v_fmac_f32_e32 v78, s26, v47
	v_fmac_f32_e32 v76, s26, v48
	v_fma_f32 v29, s26, v29, v42
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v49, v65, v66, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v39, v39
	v_perm_b32 v39, v50, v53, 0x7060302
	v_fma_f32 v30, s26, v30, v44
	v_lshlrev_b32_e32 v43, 16, v88
	v_fma_f32 v5, s26, v5, v42
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v52, v55, v67, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v0, v0
	v_fma_f32 v6, s26, v6, v44
	v_fma_f32 v31, s26, v31, v43
	s_delay_alu instid0(VALU_DEP_4)
	v_perm_b32 v40, v52, v49, 0x7060302
	s_clause 0x1
	global_store_b128 v[93:94], v[33:36], off offset:64
	global_store_b128 v[95:96], v[37:40], off offset:64
	v_bfe_u32 v33, v0, 16, 1
	v_or_b32_e32 v34, 0x400000, v0
	v_bfe_u32 v35, v73, 16, 1
	v_bfe_u32 v36, v74, 16, 1
	v_bfe_u32 v37, v75, 16, 1
	v_add3_u32 v33, v33, v0, 0x7fff
	v_or_b32_e32 v38, 0x400000, v73
	v_or_b32_e32 v40, 0x400000, v76
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v0, v33, v34, vcc_lo
	v_add3_u32 v33, v35, v73, 0x7fff
	v_add3_u32 v34, v36, v74, 0x7fff
	v_or_b32_e32 v35, 0x400000, v74
	v_cmp_u_f32_e32 vcc_lo, v74, v74
	v_add3_u32 v36, v37, v75, 0x7fff
	v_or_b32_e32 v37, 0x400000, v75
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v34, v34, v35, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v75, v75
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v35, v36, v37, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v73, v73
	v_bfe_u32 v36, v77, 16, 1
	v_bfe_u32 v37, v79, 16, 1
	s_delay_alu instid0(VALU_DEP_4)
	v_perm_b32 v34, v35, v34, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v33, v33, v38, vcc_lo
	v_or_b32_e32 v35, 0x400000, v77
	v_cmp_u_f32_e32 vcc_lo, v77, v77
	v_bfe_u32 v38, v78, 16, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_perm_b32 v33, v33, v0, 0x7060302
	v_add3_u32 v0, v36, v77, 0x7fff
	v_add3_u32 v36, v37, v79, 0x7fff
	v_or_b32_e32 v37, 0x400000, v79
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v0, v0, v35, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v79, v79
	v_bfe_u32 v35, v76, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v36, v36, v37, vcc_lo
	v_add3_u32 v37, v38, v78, 0x7fff
	v_or_b32_e32 v38, 0x400000, v78
	v_cmp_u_f32_e32 vcc_lo, v78, v78
	v_add3_u32 v39, v35, v76, 0x7fff
	v_perm_b32 v35, v36, v0, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_dual_cndmask_b32 v0, v37, v38 :: v_dual_lshlrev_b32 v37, 16, v85
	v_cmp_u_f32_e32 vcc_lo, v76, v76
	v_and_b32_e32 v38, 0xffff0000, v85
	s_delay_alu instid0(VALU_DEP_3)
	v_fma_f32 v25, s26, v25, v37
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v36, v39, v40, vcc_lo
	v_and_b32_e32 v40, 0xffff0000, v86
	v_fma_f32 v26, s26, v26, v38
	v_fma_f32 v2, s26, v2, v38
	v_bfe_u32 v45, v25, 16, 1
	v_or_b32_e32 v47, 0x400000, v25
	v_fma_f32 v28, s26, v28, v40
	v_cmp_u_f32_e32 vcc_lo, v25, v25
	v_bfe_u32 v46, v26, 16, 1
	v_add3_u32 v45, v45, v25, 0x7fff
	v_or_b32_e32 v48, 0x400000, v26
	v_perm_b32 v36, v36, v0, 0x7060302
	v_fma_f32 v4, s26, v4, v40
	v_add3_u32 v46, v46, v26, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v25, v45, v47, vcc_lo
	v_bfe_u32 v45, v28, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v26, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_add3_u32 v45, v45, v28, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_dual_cndmask_b32 v46, v46, v48 :: v_dual_lshlrev_b32 v39, 16, v86
	v_bfe_u32 v48, v29, 16, 1
	v_fma_f32 v27, s26, v27, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_bfe_u32 v49, v27, 16, 1
	v_or_b32_e32 v47, 0x400000, v27
	v_cmp_u_f32_e32 vcc_lo, v27, v27
	v_add3_u32 v26, v49, v27, 0x7fff
	v_or_b32_e32 v49, 0x400000, v28
	v_add3_u32 v27, v48, v29, 0x7fff
	v_bfe_u32 v48, v31, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v26, v26, v47, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v28, v28
	v_or_b32_e32 v47, 0x400000, v29
	v_add3_u32 v48, v48, v31, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v28, v45, v49, vcc_lo
	v_bfe_u32 v45, v30, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v29, v29
	v_or_b32_e32 v49, 0x400000, v31
	v_fma_f32 v3, s26, v3, v39
	v_perm_b32 v26, v28, v26, 0x7060302
	v_add3_u32 v45, v45, v30, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v27, v27, v47, vcc_lo
	v_or_b32_e32 v47, 0x400000, v30
	v_cmp_u_f32_e32 vcc_lo, v30, v30
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v30, v45, v47, vcc_lo
	v_fma_f32 v0, s26, v1, v37
	v_cmp_u_f32_e32 vcc_lo, v31, v31
	v_perm_b32 v27, v30, v27, 0x7060302
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_or_b32_e32 v30, 0x400000, v0
	v_and_b32_e32 v41, 0xffff0000, v88
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v31, v48, v49, vcc_lo
	v_fma_f32 v32, s26, v32, v41
	v_fma_f32 v1, s26, v8, v41
	v_bfe_u32 v8, v0, 16, 1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_bfe_u32 v29, v32, 16, 1
	v_or_b32_e32 v50, 0x400000, v32
	v_cmp_u_f32_e32 vcc_lo, v32, v32
	v_add3_u32 v8, v8, v0, 0x7fff
	v_or_b32_e32 v45, 0x400000, v1
	v_add3_u32 v29, v29, v32, 0x7fff
	v_bfe_u32 v32, v3, 16, 1
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v29, v29, v50, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v0, v0
	v_perm_b32 v28, v29, v31, 0x7060302
	v_bfe_u32 v29, v2, 16, 1
	v_or_b32_e32 v31, 0x400000, v2
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v0, v8, v30, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v2, v2
	v_bfe_u32 v8, v4, 16, 1
	v_add3_u32 v29, v29, v2, 0x7fff
	v_or_b32_e32 v30, 0x400000, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add3_u32 v8, v8, v4, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v2, v29, v31, vcc_lo
	v_add3_u32 v29, v32, v3, 0x7fff
	v_cmp_u_f32_e32 vcc_lo, v3, v3
	v_bfe_u32 v31, v5, 16, 1
	v_or_b32_e32 v32, 0x400000, v4
	v_fma_f32 v7, s26, v7, v43
	v_perm_b32 v0, v2, v0, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v3, v29, v30, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v4, v4
	v_add3_u32 v29, v31, v5, 0x7fff
	v_or_b32_e32 v30, 0x400000, v5
	v_bfe_u32 v31, v7, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v4, v8, v32, vcc_lo
	v_bfe_u32 v8, v6, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v5, v5
	v_add3_u32 v31, v31, v7, 0x7fff
	v_or_b32_e32 v32, 0x400000, v7
	s_delay_alu instid0(VALU_DEP_4)
	v_add3_u32 v8, v8, v6, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v5, v29, v30, vcc_lo
	v_or_b32_e32 v30, 0x400000, v6
	v_cmp_u_f32_e32 vcc_lo, v6, v6
	v_bfe_u32 v29, v1, 16, 1
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v6, v8, v30, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v7, v7
	v_add3_u32 v29, v29, v1, 0x7fff
	v_perm_b32 v25, v46, v25, 0x7060302
	s_delay_alu instid0(VALU_DEP_4)
	v_perm_b32 v2, v6, v5, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v7, v31, v32, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v1, v1
	v_perm_b32 v1, v4, v3, 0x7060302
	v_fma_f32 v4, s26, v9, v37
	v_fma_f32 v9, s26, v10, v38
	v_fma_f32 v10, s26, v11, v39
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v8, v29, v45, vcc_lo
	v_fma_f32 v6, s26, v14, v44
	v_bfe_u32 v5, v4, 16, 1
	v_fma_f32 v11, s26, v12, v40
	v_or_b32_e32 v12, 0x400000, v4
	v_perm_b32 v3, v8, v7, 0x7060302
	v_fma_f32 v8, s26, v13, v42
	v_add3_u32 v5, v5, v4, 0x7fff
	v_bfe_u32 v13, v9, 16, 1
	v_bfe_u32 v14, v10, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v4, v4
	v_fma_f32 v7, s26, v16, v41
	v_bfe_u32 v16, v11, 16, 1
	v_or_b32_e32 v29, 0x400000, v9
	v_fmac_f32_e32 v38, s26, v18
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v4, v5, v12, vcc_lo
	v_add3_u32 v5, v13, v9, 0x7fff
	v_add3_u32 v12, v14, v10, 0x7fff
	v_or_b32_e32 v13, 0x400000, v10
	v_cmp_u_f32_e32 vcc_lo, v10, v10
	v_add3_u32 v14, v16, v11, 0x7fff
	v_or_b32_e32 v16, 0x400000, v11
	v_dual_fmac_f32 v44, s26, v22 :: v_dual_fmac_f32 v37, s26, v17
	v_fmac_f32_e32 v40, s26, v20
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v10, v12, v13, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v11, v11
	v_bfe_u32 v12, v8, 16, 1
	v_fma_f32 v13, s26, v15, v43
	v_fmac_f32_e32 v42, s26, v21
	v_or_b32_e32 v15, 0x400000, v40
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v11, v14, v16, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v9, v9
	v_bfe_u32 v14, v6, 16, 1
	v_or_b32_e32 v17, 0x400000, v44
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v9, v5, v29, vcc_lo
	v_perm_b32 v5, v11, v10, 0x7060302
	v_or_b32_e32 v10, 0x400000, v8
	v_cmp_u_f32_e32 vcc_lo, v8, v8
	v_add3_u32 v11, v14, v6, 0x7fff
	v_perm_b32 v4, v9, v4, 0x7060302
	v_add3_u32 v9, v12, v8, 0x7fff
	v_or_b32_e32 v12, 0x400000, v6
	v_bfe_u32 v14, v13, 16, 1
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v8, v9, v10, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v6, v6
	v_bfe_u32 v9, v7, 16, 1
	v_add3_u32 v10, v14, v13, 0x7fff
	v_bfe_u32 v14, v42, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v6, v11, v12, vcc_lo
	v_or_b32_e32 v11, 0x400000, v13
	v_cmp_u_f32_e32 vcc_lo, v13, v13
	v_add3_u32 v9, v9, v7, 0x7fff
	v_or_b32_e32 v12, 0x400000, v7
	v_perm_b32 v6, v6, v8, 0x7060302
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v8, v10, v11, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v7, v7
	v_bfe_u32 v10, v38, 16, 1
	v_or_b32_e32 v11, 0x400000, v37
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v7, v9, v12, vcc_lo
	v_bfe_u32 v9, v37, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v37, v37
	v_add3_u32 v10, v10, v38, 0x7fff
	v_or_b32_e32 v12, 0x400000, v38
	v_perm_b32 v7, v7, v8, 0x7060302
	v_add3_u32 v9, v9, v37, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v11, v9, v11, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v38, v38
	v_fmac_f32_e32 v43, s26, v23
	v_bfe_u32 v9, v40, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v10, v10, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_bfe_u32 v16, v43, 16, 1
	v_or_b32_e32 v18, 0x400000, v43
	v_add3_u32 v9, v9, v40, 0x7fff
	v_perm_b32 v8, v10, v11, 0x7060302
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v16, v16, v43, 0x7fff
	v_fmac_f32_e32 v39, s26, v19
	v_bfe_u32 v13, v39, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v39, v39
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add3_u32 v12, v13, v39, 0x7fff
	v_or_b32_e32 v13, 0x400000, v39
	s_wait_alu depctr_va_vcc(0)
	v_dual_fmac_f32 v41, s26, v24 :: v_dual_cndmask_b32 v12, v12, v13
	v_cmp_u_f32_e32 vcc_lo, v40, v40
	v_add3_u32 v13, v14, v42, 0x7fff
	v_or_b32_e32 v14, 0x400000, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_or_b32_e32 v19, 0x400000, v41
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v9, v9, v15, vcc_lo
	v_bfe_u32 v15, v44, 16, 1
	v_cmp_u_f32_e32 vcc_lo, v42, v42
	v_perm_b32 v9, v9, v12, 0x7060302
	s_delay_alu instid0(VALU_DEP_3)
	v_add3_u32 v15, v15, v44, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v13, v13, v14, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v44, v44
	v_bfe_u32 v14, v41, 16, 1
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v15, v15, v17, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v43, v43
	s_delay_alu instid0(VALU_DEP_3)
	v_add3_u32 v14, v14, v41, 0x7fff
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v16, v16, v18, vcc_lo
	v_cmp_u_f32_e32 vcc_lo, v41, v41
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v14, v14, v19, vcc_lo
	v_perm_b32 v10, v15, v13, 0x7060302
	s_delay_alu instid0(VALU_DEP_2)
	v_perm_b32 v11, v14, v16, 0x7060302
	s_clause 0x4
	global_store_b128 v[97:98], v[33:36], off offset:64
	global_store_b128 v[129:130], v[25:28], off offset:96
	global_store_b128 v[93:94], v[0:3], off offset:96
	global_store_b128 v[95:96], v[4:7], off offset:96
	global_store_b128 v[97:98], v[8:11], off offset:96
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
		.amdhsa_next_free_vgpr 170
		.amdhsa_next_free_sgpr 27
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
	.set scaled_mm.num_vgpr, 170
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 27
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 10284
; TotalNumSgprs: 29
; NumVgprs: 170
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 24832 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 21
; NumSGPRsForWavesPerEU: 29
; NumVGPRsForWavesPerEU: 170
; Occupancy: 8
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
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     170
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
