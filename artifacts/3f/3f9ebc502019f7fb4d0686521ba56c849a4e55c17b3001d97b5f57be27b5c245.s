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
	s_load_b64 s[18:19], s[0:1], 0x20
	s_abs_i32 s9, ttmp9
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v141, 15, v0
	v_lshlrev_b32_e32 v136, 4, v0
	v_lshrrev_b32_e32 v135, 1, v0
	s_mov_b32 s11, 0x31004000
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_mov_b32_e32 v7, v8
	s_mov_b32 s10, -1
	v_dual_mov_b32 v4, v8 :: v_dual_and_b32 v81, 1, v0
	v_or_b32_e32 v138, 0x100, v0
	v_dual_mov_b32 v5, v8 :: v_dual_lshlrev_b32 v140, 1, v0
	v_cmp_eq_u32_e32 vcc_lo, 1, v81
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v102, v8 :: v_dual_lshlrev_b32 v143, 4, v138
	v_mov_b32_e32 v3, v8
	v_dual_mov_b32 v55, v8 :: v_dual_mov_b32 v54, v8
	s_wait_kmcnt 0x0
	s_ashr_i32 s24, s16, 31
	v_add_lshl_u32 v137, v0, s16, 4
	s_lshr_b32 s2, s24, 24
	v_cndmask_b32_e64 v97, 0, 0x84, vcc_lo
	s_add_co_i32 s2, s16, s2
	v_dual_mov_b32 v53, v8 :: v_dual_mov_b32 v52, v8
	s_ashr_i32 s12, s2, 8
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v139, v97, v135
	s_abs_i32 s8, s12
	s_xor_b32 s20, ttmp9, s12
	s_cvt_f32_u32 s2, s8
	s_ashr_i32 s20, s20, 31
	v_dual_mov_b32 v101, v8 :: v_dual_lshlrev_b32 v142, 4, v139
	s_delay_alu instid0(SALU_CYCLE_1)
	v_rcp_iflag_f32_e32 v1, s2
	v_dual_mov_b32 v51, v8 :: v_dual_mov_b32 v50, v8
	v_dual_mov_b32 v49, v8 :: v_dual_mov_b32 v16, v8
	v_dual_mov_b32 v15, v8 :: v_dual_mov_b32 v14, v8
	v_dual_mov_b32 v13, v8 :: v_dual_mov_b32 v12, v8
	v_mov_b32_e32 v6, v8
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_readfirstlane_b32 s2, v1
	v_and_b32_e32 v1, 16, v136
	v_dual_mov_b32 v11, v8 :: v_dual_mov_b32 v10, v8
	v_mov_b32_e32 v56, v8
	s_mul_f32 s2, s2, 0x4f7ffffe
	v_mad_co_u64_u32 v[129:130], null, s17, v135, v[1:2]
	v_bfe_u32 v130, v0, 4, 1
	s_wait_alu depctr_sa_sdst(0)
	s_cvt_u32_f32 s13, s2
	s_sub_co_i32 s2, 0, s8
	v_dual_mov_b32 v2, v8 :: v_dual_mov_b32 v1, v8
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s14, s2, s13
	s_load_b256 s[0:7], s[0:1], 0x0
	s_mul_hi_u32 s15, s13, s14
	s_mov_b32 s14, s10
	s_add_co_i32 s13, s13, s15
	s_mov_b32 s15, s11
	s_mul_hi_u32 s13, s9, s13
	v_dual_mov_b32 v9, v8 :: v_dual_mov_b32 v24, v8
	s_mul_i32 s21, s13, s8
	v_dual_mov_b32 v23, v8 :: v_dual_mov_b32 v22, v8
	s_sub_co_i32 s9, s9, s21
	s_add_co_i32 s21, s13, 1
	s_sub_co_i32 s22, s9, s8
	s_cmp_ge_u32 s9, s8
	v_dual_mov_b32 v21, v8 :: v_dual_mov_b32 v20, v8
	s_cselect_b32 s13, s21, s13
	s_cselect_b32 s9, s22, s9
	s_add_co_i32 s21, s13, 1
	s_cmp_ge_u32 s9, s8
	v_dual_mov_b32 v19, v8 :: v_dual_mov_b32 v18, v8
	s_cselect_b32 s8, s21, s13
	v_dual_mov_b32 v17, v8 :: v_dual_mov_b32 v48, v8
	s_xor_b32 s9, s8, s20
	s_mov_b32 s8, s17
	s_sub_co_i32 s13, s9, s20
	s_ashr_i32 s9, s17, 31
	s_mul_i32 s12, s13, s12
	s_lshl_b32 s20, s13, 7
	s_sub_co_i32 s12, ttmp9, s12
	s_ashr_i32 s21, s20, 31
	s_lshl_b32 s22, s12, 8
	s_mul_u64 s[8:9], s[20:21], s[8:9]
	s_ashr_i32 s23, s22, 31
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[8:9], s[0:1], s[8:9]
	s_lshl_b64 s[12:13], s[22:23], 4
	s_and_b32 s9, s9, 0xffff
	s_add_nc_u64 s[12:13], s[2:3], s[12:13]
	v_dual_mov_b32 v47, v8 :: v_dual_mov_b32 v46, v8
	s_and_b32 s13, s13, 0xffff
	buffer_load_b128 v[105:108], v129, s[8:11], null offen
	s_clause 0x1
	buffer_load_b128 v[109:112], v136, s[12:15], null offen
	buffer_load_b128 v[131:134], v137, s[12:15], null offen
	v_dual_mov_b32 v45, v8 :: v_dual_mov_b32 v44, v8
	v_dual_mov_b32 v43, v8 :: v_dual_mov_b32 v42, v8
	v_dual_mov_b32 v41, v8 :: v_dual_mov_b32 v96, v8
	v_dual_mov_b32 v95, v8 :: v_dual_mov_b32 v94, v8
	v_dual_mov_b32 v93, v8 :: v_dual_mov_b32 v92, v8
	v_dual_mov_b32 v91, v8 :: v_dual_mov_b32 v90, v8
	v_dual_mov_b32 v89, v8 :: v_dual_mov_b32 v32, v8
	v_dual_mov_b32 v31, v8 :: v_dual_mov_b32 v30, v8
	v_dual_mov_b32 v29, v8 :: v_dual_mov_b32 v28, v8
	v_dual_mov_b32 v27, v8 :: v_dual_mov_b32 v26, v8
	v_dual_mov_b32 v25, v8 :: v_dual_mov_b32 v40, v8
	v_dual_mov_b32 v39, v8 :: v_dual_mov_b32 v38, v8
	v_dual_mov_b32 v37, v8 :: v_dual_mov_b32 v36, v8
	v_dual_mov_b32 v35, v8 :: v_dual_mov_b32 v34, v8
	v_dual_mov_b32 v33, v8 :: v_dual_mov_b32 v80, v8
	v_dual_mov_b32 v79, v8 :: v_dual_mov_b32 v78, v8
	v_dual_mov_b32 v77, v8 :: v_dual_mov_b32 v76, v8
	v_dual_mov_b32 v75, v8 :: v_dual_mov_b32 v74, v8
	v_dual_mov_b32 v73, v8 :: v_dual_mov_b32 v120, v8
	v_dual_mov_b32 v119, v8 :: v_dual_mov_b32 v118, v8
	v_dual_mov_b32 v117, v8 :: v_dual_mov_b32 v116, v8
	v_dual_mov_b32 v115, v8 :: v_dual_mov_b32 v114, v8
	v_dual_mov_b32 v113, v8 :: v_dual_mov_b32 v64, v8
	v_dual_mov_b32 v63, v8 :: v_dual_mov_b32 v62, v8
	v_dual_mov_b32 v61, v8 :: v_dual_mov_b32 v60, v8
	v_dual_mov_b32 v59, v8 :: v_dual_mov_b32 v58, v8
	v_dual_mov_b32 v57, v8 :: v_dual_mov_b32 v72, v8
	v_dual_mov_b32 v71, v8 :: v_dual_mov_b32 v70, v8
	v_dual_mov_b32 v69, v8 :: v_dual_mov_b32 v68, v8
	v_dual_mov_b32 v67, v8 :: v_dual_mov_b32 v66, v8
	v_dual_mov_b32 v65, v8 :: v_dual_mov_b32 v128, v8
	v_dual_mov_b32 v127, v8 :: v_dual_mov_b32 v126, v8
	v_dual_mov_b32 v125, v8 :: v_dual_mov_b32 v124, v8
	v_dual_mov_b32 v123, v8 :: v_dual_mov_b32 v122, v8
	v_dual_mov_b32 v121, v8 :: v_dual_mov_b32 v88, v8
	v_dual_mov_b32 v87, v8 :: v_dual_mov_b32 v86, v8
	v_dual_mov_b32 v85, v8 :: v_dual_mov_b32 v84, v8
	v_dual_mov_b32 v83, v8 :: v_dual_mov_b32 v82, v8
	v_dual_mov_b32 v81, v8 :: v_dual_mov_b32 v104, v8
	v_dual_mov_b32 v103, v8 :: v_dual_mov_b32 v100, v8
	v_dual_mov_b32 v99, v8 :: v_dual_mov_b32 v98, v8
	v_mov_b32_e32 v97, v8
	s_mov_b32 s0, 0
	s_cmp_lt_i32 s17, 33
	s_wait_loadcnt 0x2
	ds_store_b128 v142, v[105:108]
	s_wait_loadcnt 0x1
	ds_store_b128 v136, v[109:112] offset:4224
	s_wait_loadcnt 0x0
	ds_store_b128 v143, v[131:134] offset:4224
	v_dual_mov_b32 v107, v8 :: v_dual_and_b32 v132, 0xc0, v140
	v_dual_mov_b32 v112, v8 :: v_dual_mov_b32 v111, v8
	v_mov_b32_e32 v108, v8
	v_dual_mov_b32 v110, v8 :: v_dual_mov_b32 v109, v8
	v_dual_mov_b32 v106, v8 :: v_dual_mov_b32 v105, v8
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
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s1, s16, 5
	s_mov_b32 s2, 32
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
	v_dual_mov_b32 v2, v1 :: v_dual_mov_b32 v3, v1
	v_dual_mov_b32 v4, v1 :: v_dual_mov_b32 v5, v1
	v_dual_mov_b32 v6, v1 :: v_dual_mov_b32 v7, v1
	v_dual_mov_b32 v8, v1 :: v_dual_mov_b32 v49, v1
	v_dual_mov_b32 v50, v1 :: v_dual_mov_b32 v51, v1
	v_dual_mov_b32 v52, v1 :: v_dual_mov_b32 v53, v1
	v_dual_mov_b32 v54, v1 :: v_dual_mov_b32 v55, v1
	v_dual_mov_b32 v56, v1 :: v_dual_mov_b32 v9, v1
	v_dual_mov_b32 v10, v1 :: v_dual_mov_b32 v11, v1
	v_dual_mov_b32 v12, v1 :: v_dual_mov_b32 v13, v1
	v_dual_mov_b32 v14, v1 :: v_dual_mov_b32 v15, v1
	v_dual_mov_b32 v16, v1 :: v_dual_mov_b32 v17, v1
	v_dual_mov_b32 v18, v1 :: v_dual_mov_b32 v19, v1
	v_dual_mov_b32 v20, v1 :: v_dual_mov_b32 v21, v1
	v_dual_mov_b32 v22, v1 :: v_dual_mov_b32 v23, v1
	v_dual_mov_b32 v24, v1 :: v_dual_mov_b32 v41, v1
	v_dual_mov_b32 v42, v1 :: v_dual_mov_b32 v43, v1
	v_dual_mov_b32 v44, v1 :: v_dual_mov_b32 v45, v1
	v_dual_mov_b32 v46, v1 :: v_dual_mov_b32 v47, v1
	v_dual_mov_b32 v48, v1 :: v_dual_mov_b32 v89, v1
	v_dual_mov_b32 v90, v1 :: v_dual_mov_b32 v91, v1
	v_dual_mov_b32 v92, v1 :: v_dual_mov_b32 v93, v1
	v_dual_mov_b32 v94, v1 :: v_dual_mov_b32 v95, v1
	v_dual_mov_b32 v96, v1 :: v_dual_mov_b32 v25, v1
	v_dual_mov_b32 v26, v1 :: v_dual_mov_b32 v27, v1
	v_dual_mov_b32 v28, v1 :: v_dual_mov_b32 v29, v1
	v_dual_mov_b32 v30, v1 :: v_dual_mov_b32 v31, v1
	v_dual_mov_b32 v32, v1 :: v_dual_mov_b32 v33, v1
	v_dual_mov_b32 v34, v1 :: v_dual_mov_b32 v35, v1
	v_dual_mov_b32 v36, v1 :: v_dual_mov_b32 v37, v1
	v_dual_mov_b32 v38, v1 :: v_dual_mov_b32 v39, v1
	v_dual_mov_b32 v40, v1 :: v_dual_mov_b32 v73, v1
	v_dual_mov_b32 v74, v1 :: v_dual_mov_b32 v75, v1
	v_dual_mov_b32 v76, v1 :: v_dual_mov_b32 v77, v1
	v_dual_mov_b32 v78, v1 :: v_dual_mov_b32 v79, v1
	v_dual_mov_b32 v80, v1 :: v_dual_mov_b32 v113, v1
	v_dual_mov_b32 v114, v1 :: v_dual_mov_b32 v115, v1
	v_dual_mov_b32 v116, v1 :: v_dual_mov_b32 v117, v1
	v_dual_mov_b32 v118, v1 :: v_dual_mov_b32 v119, v1
	v_dual_mov_b32 v120, v1 :: v_dual_mov_b32 v57, v1
	v_dual_mov_b32 v58, v1 :: v_dual_mov_b32 v59, v1
	v_dual_mov_b32 v60, v1 :: v_dual_mov_b32 v61, v1
	v_dual_mov_b32 v62, v1 :: v_dual_mov_b32 v63, v1
	v_dual_mov_b32 v64, v1 :: v_dual_mov_b32 v65, v1
	v_dual_mov_b32 v66, v1 :: v_dual_mov_b32 v67, v1
	v_dual_mov_b32 v68, v1 :: v_dual_mov_b32 v69, v1
	v_dual_mov_b32 v70, v1 :: v_dual_mov_b32 v71, v1
	v_dual_mov_b32 v72, v1 :: v_dual_mov_b32 v121, v1
	v_dual_mov_b32 v122, v1 :: v_dual_mov_b32 v123, v1
	v_dual_mov_b32 v124, v1 :: v_dual_mov_b32 v125, v1
	v_dual_mov_b32 v126, v1 :: v_dual_mov_b32 v127, v1
	v_dual_mov_b32 v128, v1 :: v_dual_mov_b32 v81, v1
	v_dual_mov_b32 v82, v1 :: v_dual_mov_b32 v83, v1
	v_dual_mov_b32 v84, v1 :: v_dual_mov_b32 v85, v1
	v_dual_mov_b32 v86, v1 :: v_dual_mov_b32 v87, v1
	v_dual_mov_b32 v88, v1 :: v_dual_mov_b32 v97, v1
	v_dual_mov_b32 v98, v1 :: v_dual_mov_b32 v99, v1
	v_dual_mov_b32 v100, v1 :: v_dual_mov_b32 v101, v1
	v_dual_mov_b32 v102, v1 :: v_dual_mov_b32 v103, v1
	v_dual_mov_b32 v104, v1 :: v_dual_mov_b32 v105, v1
	v_dual_mov_b32 v106, v1 :: v_dual_mov_b32 v107, v1
	v_dual_mov_b32 v108, v1 :: v_dual_mov_b32 v109, v1
	v_dual_mov_b32 v110, v1 :: v_dual_mov_b32 v111, v1
	v_mov_b32_e32 v112, v1
	s_mov_b32 s3, s1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_mul_i32 s21, s0, 0x3080
	s_xor_b32 s0, s0, 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_nc_u32_e32 v140, s21, v134
	v_add_nc_u32_e32 v141, s21, v135
	s_mul_i32 s21, s0, 0x3080
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshl_add_u32 v156, v131, 4, v140
	v_lshl_add_u32 v160, v133, 4, v141
	ds_load_b128 v[140:143], v156
	ds_load_b128 v[144:147], v160 offset:4224
	ds_load_b128 v[148:151], v156 offset:256
	ds_load_b128 v[152:155], v156 offset:512
	ds_load_b128 v[156:159], v156 offset:768
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[144:145], v[140:141], v[113:120]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[144:145], v[148:149], v[89:96]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[144:145], v[152:153], v[49:56]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[144:145], v[156:157], v[121:128]
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[146:147], v[142:143], v[113:120]
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[146:147], v[150:151], v[89:96]
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[146:147], v[154:155], v[49:56]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[146:147], v[158:159], v[121:128]
	ds_load_b128 v[144:147], v160 offset:4480
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[144:145], v[140:141], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[144:145], v[148:149], v[41:48]
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[144:145], v[152:153], v[1:8]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[144:145], v[156:157], v[81:88]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[146:147], v[142:143], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[146:147], v[150:151], v[41:48]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[146:147], v[154:155], v[1:8]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[146:147], v[158:159], v[81:88]
	ds_load_b128 v[144:147], v160 offset:4736
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[144:145], v[140:141], v[33:40]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[144:145], v[148:149], v[17:24]
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[144:145], v[152:153], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[144:145], v[156:157], v[97:104]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[146:147], v[142:143], v[33:40]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[146:147], v[150:151], v[17:24]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[146:147], v[154:155], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[146:147], v[158:159], v[97:104]
	ds_load_b128 v[144:147], v160 offset:4992
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[144:145], v[140:141], v[25:32]
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[144:145], v[148:149], v[9:16]
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[144:145], v[152:153], v[65:72]
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[144:145], v[156:157], v[105:112]
	s_wait_alu depctr_sa_sdst(0)
	v_lshl_add_u32 v152, v139, 4, s21
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[146:147], v[142:143], v[25:32]
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[146:147], v[150:151], v[9:16]
	buffer_load_b128 v[140:143], v129, s[8:11], s2 offen
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[146:147], v[154:155], v[65:72]
	buffer_load_b128 v[148:151], v136, s[12:15], s3 offen
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[146:147], v[158:159], v[105:112]
	buffer_load_b128 v[144:147], v137, s[12:15], s3 offen
	v_lshl_add_u32 v153, v0, 4, s21
	v_lshl_add_u32 v154, v138, 4, s21
	s_add_co_i32 s2, s2, 32
	s_add_co_i32 s3, s3, s1
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s17
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
	v_or_b32_e32 v152, s22, v132
	v_add_nc_u32_e32 v0, s0, v135
	v_add_nc_u32_e32 v129, s0, v134
	v_lshlrev_b32_e32 v164, 4, v130
	s_load_b32 s2, s[4:5], 0x0
	v_ashrrev_i32_e32 v153, 31, v152
	v_lshl_add_u32 v0, v133, 4, v0
	v_lshl_add_u32 v129, v131, 4, v129
	s_mov_b32 s17, s24
	ds_load_b128 v[132:135], v0 offset:4224
	ds_load_b128 v[136:139], v129
	ds_load_b128 v[140:143], v129 offset:256
	ds_load_b128 v[144:147], v129 offset:512
	ds_load_b128 v[148:151], v129 offset:768
	v_lshlrev_b64_e32 v[160:161], 1, v[152:153]
	ds_load_b128 v[152:155], v0 offset:4480
	ds_load_b128 v[156:159], v0 offset:4736
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[0:1], s[16:17], 5
	v_add_co_u32 v129, vcc_lo, s6, v160
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v130, null, s7, v161, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v129, vcc_lo, v129, v164
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v130, null, 0, v130, vcc_lo
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[132:133], v[136:137], v[113:120]
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[132:133], v[140:141], v[89:96]
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[132:133], v[144:145], v[49:56]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[132:133], v[148:149], v[121:128]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[152:153], v[136:137], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[152:153], v[140:141], v[41:48]
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[152:153], v[144:145], v[1:8]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[152:153], v[148:149], v[81:88]
	v_wmma_f32_16x16x16_bf8_bf8 v[113:120], v[134:135], v[138:139], v[113:120]
	v_wmma_f32_16x16x16_bf8_bf8 v[73:80], v[154:155], v[138:139], v[73:80]
	v_wmma_f32_16x16x16_bf8_bf8 v[41:48], v[154:155], v[142:143], v[41:48]
	v_wmma_f32_16x16x16_bf8_bf8 v[1:8], v[154:155], v[146:147], v[1:8]
	v_wmma_f32_16x16x16_bf8_bf8 v[81:88], v[154:155], v[150:151], v[81:88]
	ds_load_b128 v[152:155], v0 offset:4992
	v_add_nc_u32_e32 v0, s20, v131
	v_wmma_f32_16x16x16_bf8_bf8 v[89:96], v[134:135], v[142:143], v[89:96]
	v_wmma_f32_16x16x16_bf8_bf8 v[49:56], v[134:135], v[146:147], v[49:56]
	v_wmma_f32_16x16x16_bf8_bf8 v[121:128], v[134:135], v[150:151], v[121:128]
	global_load_b128 v[132:135], v[129:130], off
	v_mad_co_i64_i32 v[162:163], null, v0, s16, 0
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[156:157], v[136:137], v[33:40]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[156:157], v[140:141], v[17:24]
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[156:157], v[144:145], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[156:157], v[148:149], v[97:104]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_bf8_bf8 v[33:40], v[158:159], v[138:139], v[33:40]
	v_lshlrev_b64_e32 v[162:163], 1, v[162:163]
	v_wmma_f32_16x16x16_bf8_bf8 v[17:24], v[158:159], v[142:143], v[17:24]
	v_wmma_f32_16x16x16_bf8_bf8 v[57:64], v[158:159], v[146:147], v[57:64]
	v_wmma_f32_16x16x16_bf8_bf8 v[97:104], v[158:159], v[150:151], v[97:104]
	global_load_b128 v[156:159], v[129:130], off offset:32
	v_add_co_u32 v0, vcc_lo, s18, v162
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[152:153], v[136:137], v[25:32]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v131, null, s19, v163, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v160
	s_delay_alu instid0(VALU_DEP_3)
	v_wmma_f32_16x16x16_bf8_bf8 v[25:32], v[154:155], v[138:139], v[25:32]
	global_load_b128 v[136:139], v[129:130], off offset:64
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v131, null, v131, v161, vcc_lo
	global_load_b128 v[160:163], v[129:130], off offset:96
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[152:153], v[140:141], v[9:16]
	v_add_co_u32 v164, vcc_lo, v0, v164
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v165, null, 0, v131, vcc_lo
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[152:153], v[144:145], v[65:72]
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[152:153], v[148:149], v[105:112]
	v_wmma_f32_16x16x16_bf8_bf8 v[9:16], v[154:155], v[142:143], v[9:16]
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v152, vcc_lo, v164, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v153, null, s1, v165, vcc_lo
	v_wmma_f32_16x16x16_bf8_bf8 v[65:72], v[154:155], v[146:147], v[65:72]
	v_wmma_f32_16x16x16_bf8_bf8 v[105:112], v[154:155], v[150:151], v[105:112]
	v_add_co_u32 v166, vcc_lo, v152, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v167, null, s1, v153, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v154, vcc_lo, v166, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v155, null, s1, v167, vcc_lo
	s_wait_loadcnt 0x3
	s_wait_kmcnt 0x0
	v_fma_mixlo_f16 v141, v115, s2, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v140, v113, s2, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v142, v117, s2, v134 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v143, v119, s2, v135 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v145, v91, s2, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v144, v89, s2, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v146, v93, s2, v134 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v147, v95, s2, v135 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v149, v51, s2, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v148, v49, s2, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v150, v53, s2, v134 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v151, v55, s2, v135 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v141, v116, s2, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v140, v114, s2, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v142, v118, s2, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v143, v120, s2, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v123, s2, v133 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, v121, s2, v132 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, v125, s2, v134 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v127, s2, v135 op_sel_hi:[0,0,1]
	s_wait_loadcnt 0x2
	v_fma_mixlo_f16 v117, v73, s2, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, v75, s2, v157 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v77, s2, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, v79, s2, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v145, v92, s2, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v144, v90, s2, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, v41, s2, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v43, s2, v157 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v45, s2, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v47, s2, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v146, v94, s2, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v147, v96, s2, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, v1, s2, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v3, s2, v157 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v5, s2, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v7, s2, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v149, v52, s2, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v148, v50, s2, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v150, v54, s2, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v151, v56, s2, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, v81, s2, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, v83, s2, v157 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, v85, s2, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, v87, s2, v159 op_sel_hi:[0,0,1]
	s_wait_loadcnt 0x1
	v_fma_mixlo_f16 v53, v33, s2, v136 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, v35, s2, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, v37, s2, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, v39, s2, v139 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v114, v124, s2, v133 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v113, v122, s2, v132 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v115, v126, s2, v134 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v116, v128, s2, v135 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v17, s2, v136 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v19, s2, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, v21, s2, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v23, s2, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, v57, s2, v136 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, v59, s2, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, v61, s2, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v128, v63, s2, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v129, v97, s2, v136 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v130, v99, s2, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v131, v101, s2, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v132, v103, s2, v139 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v118, v76, s2, v157 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v117, v74, s2, v156 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v119, v78, s2, v158 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v120, v80, s2, v159 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_wait_loadcnt 0x0
	v_fma_mixlo_f16 v73, v25, s2, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v74, v27, s2, v161 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v75, v29, s2, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v76, v31, s2, v163 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v9, s2, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v11, s2, v161 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v13, s2, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v15, s2, v163 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v90, v44, s2, v157 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v89, v42, s2, v156 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v91, v46, s2, v158 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v92, v48, s2, v159 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, v65, s2, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, v67, s2, v161 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, v69, s2, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, v71, s2, v163 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v45, v105, s2, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v46, v107, s2, v161 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v47, v109, s2, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v48, v111, s2, v163 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v94, v4, s2, v157 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v93, v2, s2, v156 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v95, v6, s2, v158 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v96, v8, s2, v159 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v50, v84, s2, v157 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v49, v82, s2, v156 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v51, v86, s2, v158 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v52, v88, s2, v159 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v54, v36, s2, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v53, v34, s2, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v55, v38, s2, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v56, v40, s2, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v122, v20, s2, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v121, v18, s2, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v123, v22, s2, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v124, v24, s2, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v126, v60, s2, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v125, v58, s2, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v127, v62, s2, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v128, v64, s2, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v130, v100, s2, v137 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v129, v98, s2, v136 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v131, v102, s2, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v132, v104, s2, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v74, v28, s2, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v73, v26, s2, v160 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v75, v30, s2, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v76, v32, s2, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v78, v12, s2, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v77, v10, s2, v160 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v79, v14, s2, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v80, v16, s2, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v42, v68, s2, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v41, v66, s2, v160 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v43, v70, s2, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v44, v72, s2, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v46, v108, s2, v161 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v45, v106, s2, v160 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v47, v110, s2, v162 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v48, v112, s2, v163 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0xf
	global_store_b128 v[164:165], v[140:143], off
	global_store_b128 v[152:153], v[144:147], off
	global_store_b128 v[166:167], v[148:151], off
	global_store_b128 v[154:155], v[113:116], off
	global_store_b128 v[164:165], v[117:120], off offset:32
	global_store_b128 v[152:153], v[89:92], off offset:32
	global_store_b128 v[166:167], v[93:96], off offset:32
	global_store_b128 v[154:155], v[49:52], off offset:32
	global_store_b128 v[164:165], v[53:56], off offset:64
	global_store_b128 v[152:153], v[121:124], off offset:64
	global_store_b128 v[166:167], v[125:128], off offset:64
	global_store_b128 v[154:155], v[129:132], off offset:64
	global_store_b128 v[164:165], v[73:76], off offset:96
	global_store_b128 v[152:153], v[77:80], off offset:96
	global_store_b128 v[166:167], v[41:44], off offset:96
	global_store_b128 v[154:155], v[45:48], off offset:96
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
		.amdhsa_next_free_vgpr 168
		.amdhsa_next_free_sgpr 25
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 32
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
	.set scaled_mm.num_vgpr, 168
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
; codeLenInByte = 4016
; TotalNumSgprs: 27
; NumVgprs: 168
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 24832 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 20
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 168
; Occupancy: 9
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
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     168
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
