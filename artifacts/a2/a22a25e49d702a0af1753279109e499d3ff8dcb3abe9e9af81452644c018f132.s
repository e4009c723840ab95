	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 6
	.text
	.protected	scaled_mm               ; -- Begin function scaled_mm
	.globl	scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_clause 0x1
	s_load_b64 s[14:15], s[0:1], 0x2c
	s_load_b128 s[8:11], s[0:1], 0x0
	v_or_b32_e32 v3, 0x100, v0
	v_or_b32_e32 v4, 0x200, v0
	v_lshrrev_b32_e32 v25, 2, v0
	v_or_b32_e32 v5, 0x300, v0
	v_lshlrev_b32_e32 v2, 4, v0
	v_lshrrev_b32_e32 v26, 2, v3
	v_lshrrev_b32_e32 v27, 2, v4
	v_lshrrev_b32_e32 v6, 7, v0
	v_lshrrev_b32_e32 v28, 2, v5
	v_and_b32_e32 v9, 48, v2
	v_and_b32_e32 v141, 0x7f, v0
	v_and_b32_e32 v148, 3, v0
	v_and_b32_e32 v140, 15, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_mad_u32_u24 v143, 0x102, v148, v25
	v_mad_u32_u24 v144, 0x102, v148, v26
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s14, 31
	v_mul_lo_u32 v3, s15, v26
	s_lshr_b32 s4, s3, 25
	v_mul_lo_u32 v5, s15, v27
	s_add_i32 s4, s14, s4
	v_mul_lo_u32 v7, s15, v28
	s_ashr_i32 s4, s4, 7
	v_mul_lo_u32 v10, s14, v6
	s_abs_i32 s5, s4
	s_xor_b32 s13, s2, s4
	s_cvt_f32_u32 s6, s5
	s_sub_i32 s12, 0, s5
	s_ashr_i32 s13, s13, 31
	v_ashrrev_i32_e32 v4, 31, v3
	v_rcp_iflag_f32_e32 v1, s6
	s_abs_i32 s6, s2
	v_ashrrev_i32_e32 v6, 31, v5
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[131:132], 1, v[3:4]
	v_add_lshl_u32 v151, v10, v141, 4
	v_mad_u32_u24 v145, 0x102, v148, v27
	v_lshlrev_b64 v[133:134], 1, v[5:6]
	v_lshlrev_b64 v[135:136], 1, v[7:8]
	v_mad_u32_u24 v146, 0x102, v148, v28
	v_readfirstlane_b32 s7, v1
	v_mul_lo_u32 v1, s15, v25
	v_ashrrev_i32_e32 v152, 31, v151
	v_lshlrev_b32_e32 v25, 4, v145
	v_lshlrev_b32_e32 v26, 4, v146
	s_mul_f32 s7, s7, 0x4f7ffffe
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(SALU_CYCLE_2)
	v_ashrrev_i32_e32 v2, 31, v1
	s_cvt_u32_f32 s7, s7
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_mul_i32 s12, s12, s7
	v_lshlrev_b64 v[129:130], 1, v[1:2]
	s_mul_hi_u32 s12, s7, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s7, s7, s12
	s_mul_hi_u32 s7, s6, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s12, s7, s5
	s_sub_i32 s6, s6, s12
	s_add_i32 s12, s7, 1
	s_sub_i32 s16, s6, s5
	s_cmp_ge_u32 s6, s5
	s_cselect_b32 s7, s12, s7
	s_cselect_b32 s6, s16, s6
	s_add_i32 s12, s7, 1
	s_cmp_ge_u32 s6, s5
	s_cselect_b32 s5, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_xor_b32 s5, s5, s13
	s_sub_i32 s5, s5, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s22, s5, 8
	s_mul_i32 s6, s5, s4
	s_mul_hi_i32 s5, s22, s15
	s_mul_i32 s4, s22, s15
	s_sub_i32 s2, s2, s6
	s_lshl_b64 s[20:21], s[4:5], 1
	s_lshl_b32 s12, s2, 7
	s_add_u32 s2, s8, s20
	s_addc_u32 s4, s9, s21
	v_add_co_u32 v3, s2, s2, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s4, 0, s2
	s_ashr_i32 s13, s12, 31
	v_add_co_u32 v1, vcc_lo, v3, v129
	v_add_co_ci_u32_e64 v2, null, v4, v130, vcc_lo
	v_add_co_u32 v5, vcc_lo, v3, v131
	s_lshl_b64 s[18:19], s[12:13], 4
	v_add_co_ci_u32_e64 v6, null, v4, v132, vcc_lo
	v_add_co_u32 v7, vcc_lo, v3, v133
	s_add_u32 s2, s10, s18
	v_add_co_ci_u32_e64 v8, null, v4, v134, vcc_lo
	v_add_co_u32 v17, vcc_lo, v3, v135
	s_addc_u32 s4, s11, s19
	v_add_co_ci_u32_e64 v18, null, v4, v136, vcc_lo
	v_add_co_u32 v21, vcc_lo, s2, v151
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, null, s4, v152, vcc_lo
	s_clause 0x3
	global_load_b128 v[1:4], v[1:2], off
	global_load_b128 v[9:12], v[5:6], off
	global_load_b128 v[13:16], v[7:8], off
	global_load_b128 v[17:20], v[17:18], off
	global_load_b128 v[21:24], v[21:22], off
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v5, 1, v0
	v_lshlrev_b32_e32 v6, 4, v143
	v_lshlrev_b32_e32 v7, 4, v144
	s_mov_b32 s13, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_and_b32_e32 v142, 0x100, v5
	s_cmp_gt_i32 s15, 32
	v_or_b32_e32 v5, v142, v141
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v5, 4, v5
	s_waitcnt vmcnt(4)
	ds_store_b128 v6, v[1:4]
	s_waitcnt vmcnt(0)
	v_perm_b32 v1, v21, 0, 0x50c040c
	v_perm_b32 v2, v21, 0, 0x70c060c
	v_perm_b32 v3, v22, 0, 0x50c040c
	v_perm_b32 v4, v22, 0, 0x70c060c
	v_perm_b32 v21, v23, 0, 0x50c040c
	v_perm_b32 v22, v23, 0, 0x70c060c
	v_perm_b32 v23, v24, 0, 0x50c040c
	v_perm_b32 v24, v24, 0, 0x70c060c
	ds_store_b128 v7, v[9:12]
	ds_store_b128 v25, v[13:16]
	ds_store_b128 v26, v[17:20]
	ds_store_b128 v5, v[1:4] offset:16512
	ds_store_b128 v5, v[21:24] offset:18560
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_and_b32_e32 v147, 15, v0
	s_mov_b32 s2, s14
	s_mov_b32 s16, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s16, -1
                                        ; implicit-def: $vgpr147
.LBB0_3:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x10
	s_load_b64 s[0:1], s[0:1], 0x20
	v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v137, 0x80, v0
	v_dual_mov_b32 v4, 0 :: v_dual_and_b32 v1, 0x60, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v138, 4, v137
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v72, 0
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v139, 4, v1
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v70, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v68, 0
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v66, 0
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v80, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v78, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v76, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v88, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v84, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v82, 0
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v96, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v112, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v110, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v108, 0
	v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v106, 0
	v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v120, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v118, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v116, 0
	v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v114, 0
	v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v128, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v126, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v124, 0
	v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v122, 0
	v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v104, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v102, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v100, 0
	v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v98, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v97, 0
	s_and_not1_b32 vcc_lo, exec_lo, s16
	s_cbranch_vccnz .LBB0_7
; %bb.4:
	s_mov_b32 s2, s14
	v_mov_b32_e32 v97, 0
	v_lshlrev_b32_e32 v1, 4, v148
	s_lshl_b64 s[16:17], s[2:3], 5
	v_add_co_u32 v135, vcc_lo, v135, 64
	s_add_u32 s8, s8, s20
	v_add_co_ci_u32_e64 v136, null, 0, v136, vcc_lo
	s_addc_u32 s9, s9, s21
	v_add_co_u32 v133, vcc_lo, v133, 64
	v_mov_b32_e32 v98, v97
	v_add_co_u32 v147, s8, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v148, null, s9, 0, s8
	v_add_co_ci_u32_e64 v134, null, 0, v134, vcc_lo
	v_add_co_u32 v131, vcc_lo, v131, 64
	s_add_u32 s8, s16, s18
	s_addc_u32 s9, s17, s19
	v_add_co_ci_u32_e64 v132, null, 0, v132, vcc_lo
	v_add_co_u32 v149, vcc_lo, v129, 64
	s_add_u32 s8, s10, s8
	v_add_co_ci_u32_e64 v150, null, 0, v130, vcc_lo
	s_addc_u32 s9, s11, s9
	v_add_co_u32 v129, vcc_lo, s8, v151
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v130, null, s9, v152, vcc_lo
	v_dual_mov_b32 v100, v97 :: v_dual_lshlrev_b32 v151, 4, v140
	v_mov_b32_e32 v99, v97
	v_mov_b32_e32 v101, v97
	v_mov_b32_e32 v102, v97
	v_mov_b32_e32 v103, v97
	v_mov_b32_e32 v104, v97
	v_mov_b32_e32 v57, v97
	v_mov_b32_e32 v58, v97
	v_mov_b32_e32 v59, v97
	v_mov_b32_e32 v60, v97
	v_mov_b32_e32 v61, v97
	v_mov_b32_e32 v62, v97
	v_mov_b32_e32 v63, v97
	v_mov_b32_e32 v64, v97
	v_mov_b32_e32 v121, v97
	v_mov_b32_e32 v122, v97
	v_mov_b32_e32 v123, v97
	v_mov_b32_e32 v124, v97
	v_mov_b32_e32 v125, v97
	v_mov_b32_e32 v126, v97
	v_mov_b32_e32 v127, v97
	v_mov_b32_e32 v128, v97
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
	v_mov_b32_e32 v41, v97
	v_mov_b32_e32 v42, v97
	v_mov_b32_e32 v43, v97
	v_mov_b32_e32 v44, v97
	v_mov_b32_e32 v45, v97
	v_mov_b32_e32 v46, v97
	v_mov_b32_e32 v47, v97
	v_mov_b32_e32 v48, v97
	v_mov_b32_e32 v105, v97
	v_mov_b32_e32 v106, v97
	v_mov_b32_e32 v107, v97
	v_mov_b32_e32 v108, v97
	v_mov_b32_e32 v109, v97
	v_mov_b32_e32 v110, v97
	v_mov_b32_e32 v111, v97
	v_mov_b32_e32 v112, v97
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
	v_mov_b32_e32 v25, v97
	v_mov_b32_e32 v26, v97
	v_mov_b32_e32 v27, v97
	v_mov_b32_e32 v28, v97
	v_mov_b32_e32 v29, v97
	v_mov_b32_e32 v30, v97
	v_mov_b32_e32 v31, v97
	v_mov_b32_e32 v32, v97
	v_mov_b32_e32 v81, v97
	v_mov_b32_e32 v82, v97
	v_mov_b32_e32 v83, v97
	v_mov_b32_e32 v84, v97
	v_mov_b32_e32 v85, v97
	v_mov_b32_e32 v86, v97
	v_mov_b32_e32 v87, v97
	v_mov_b32_e32 v88, v97
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
	v_mov_b32_e32 v9, v97
	v_mov_b32_e32 v10, v97
	v_mov_b32_e32 v11, v97
	v_mov_b32_e32 v12, v97
	v_mov_b32_e32 v13, v97
	v_mov_b32_e32 v14, v97
	v_mov_b32_e32 v15, v97
	v_mov_b32_e32 v16, v97
	v_mov_b32_e32 v65, v97
	v_mov_b32_e32 v66, v97
	v_mov_b32_e32 v67, v97
	v_mov_b32_e32 v68, v97
	v_mov_b32_e32 v69, v97
	v_mov_b32_e32 v70, v97
	v_mov_b32_e32 v71, v97
	v_mov_b32_e32 v72, v97
	v_mov_b32_e32 v1, v97
	v_mov_b32_e32 v2, v97
	v_mov_b32_e32 v3, v97
	v_mov_b32_e32 v4, v97
	v_mov_b32_e32 v5, v97
	v_mov_b32_e32 v6, v97
	v_mov_b32_e32 v7, v97
	v_mov_b32_e32 v8, v97
	s_mov_b32 s8, 32
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v152, vcc_lo, v147, v149
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v153, null, v148, v150, vcc_lo
	v_add_co_u32 v154, vcc_lo, v147, v131
	v_add_co_ci_u32_e64 v155, null, v148, v132, vcc_lo
	v_add_co_u32 v156, vcc_lo, v147, v133
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v157, null, v148, v134, vcc_lo
	v_add_co_u32 v158, vcc_lo, v147, v135
	v_add_co_ci_u32_e64 v159, null, v148, v136, vcc_lo
	s_clause 0x3
	global_load_b128 v[232:235], v[152:153], off
	global_load_b128 v[236:239], v[154:155], off
	global_load_b128 v[240:243], v[156:157], off
	global_load_b128 v[244:247], v[158:159], off
	global_load_b128 v[248:251], v[129:130], off
	s_mul_i32 s9, s13, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add3_u32 v252, s9, v138, v151
	v_add3_u32 v253, s9, v139, v151
	ds_load_b128 v[152:155], v252
	ds_load_b128 v[160:163], v252 offset:256
	ds_load_b128 v[156:159], v252 offset:4128
	ds_load_b128 v[164:167], v252 offset:4384
	ds_load_b128 v[168:171], v252 offset:512
	ds_load_b128 v[176:179], v252 offset:768
	ds_load_b128 v[172:175], v252 offset:4640
	ds_load_b128 v[180:183], v252 offset:4896
	ds_load_b128 v[184:187], v252 offset:1024
	ds_load_b128 v[192:195], v252 offset:1280
	ds_load_b128 v[200:203], v253 offset:16512
	ds_load_b128 v[204:207], v253 offset:18560
	ds_load_b128 v[188:191], v252 offset:5152
	ds_load_b128 v[196:199], v252 offset:5408
	ds_load_b128 v[208:211], v252 offset:1536
	ds_load_b128 v[216:219], v252 offset:1792
	ds_load_b128 v[212:215], v252 offset:5664
	ds_load_b128 v[220:223], v252 offset:5920
	ds_load_b128 v[224:227], v253 offset:16768
	ds_load_b128 v[228:231], v253 offset:18816
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[152:159], v[200:207], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[160:167], v[200:207], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[168:175], v[200:207], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[176:183], v[200:207], v[105:112]
	v_wmma_f32_16x16x16_f16 v[89:96], v[184:191], v[200:207], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[192:199], v[200:207], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[208:215], v[200:207], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[216:223], v[200:207], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[152:159], v[224:231], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[160:167], v[224:231], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[168:175], v[224:231], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[176:183], v[224:231], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[184:191], v[224:231], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[192:199], v[224:231], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[208:215], v[224:231], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[216:223], v[224:231], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[152:155], v252 offset:8256
	ds_load_b128 v[160:163], v252 offset:8512
	ds_load_b128 v[156:159], v252 offset:12384
	ds_load_b128 v[164:167], v252 offset:12640
	ds_load_b128 v[168:171], v252 offset:8768
	ds_load_b128 v[176:179], v252 offset:9024
	ds_load_b128 v[172:175], v252 offset:12896
	ds_load_b128 v[180:183], v252 offset:13152
	ds_load_b128 v[184:187], v252 offset:9280
	ds_load_b128 v[192:195], v252 offset:9536
	ds_load_b128 v[200:203], v253 offset:20608
	ds_load_b128 v[204:207], v253 offset:22656
	ds_load_b128 v[188:191], v252 offset:13408
	ds_load_b128 v[196:199], v252 offset:13664
	ds_load_b128 v[208:211], v252 offset:9792
	ds_load_b128 v[216:219], v252 offset:10048
	ds_load_b128 v[212:215], v252 offset:13920
	ds_load_b128 v[220:223], v252 offset:14176
	ds_load_b128 v[224:227], v253 offset:20864
	ds_load_b128 v[228:231], v253 offset:22912
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[97:104], v[152:159], v[200:207], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[160:167], v[200:207], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[168:175], v[200:207], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[176:183], v[200:207], v[105:112]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[89:96], v[184:191], v[200:207], v[89:96]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[81:88], v[192:199], v[200:207], v[81:88]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[73:80], v[208:215], v[200:207], v[73:80]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[216:223], v[200:207], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[152:159], v[224:231], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[160:167], v[224:231], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[168:175], v[224:231], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[176:183], v[224:231], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[184:191], v[224:231], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[192:199], v[224:231], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[208:215], v[224:231], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[216:223], v[224:231], v[1:8]
	; sched_barrier mask(0x00000000)
	s_xor_b32 s13, s13, 1
	v_add_co_u32 v147, vcc_lo, v147, 64
	s_mul_i32 s9, s13, 0x6080
	v_add_co_ci_u32_e64 v148, null, 0, v148, vcc_lo
	v_lshl_add_u32 v153, v143, 4, s9
	v_lshl_add_u32 v154, v142, 4, s9
	v_add_co_u32 v129, vcc_lo, v129, s16
	v_lshl_add_u32 v160, v144, 4, s9
	v_add_co_ci_u32_e64 v130, null, s17, v130, vcc_lo
	v_lshl_add_u32 v161, v145, 4, s9
	s_add_i32 s8, s8, 32
	v_lshl_add_u32 v162, v146, 4, s9
	s_waitcnt vmcnt(0)
	v_perm_b32 v152, v248, 0, 0x50c040c
	ds_store_b128 v153, v[232:235]
	v_lshl_add_u32 v163, v141, 4, v154
	v_perm_b32 v153, v248, 0, 0x70c060c
	v_perm_b32 v154, v249, 0, 0x50c040c
	v_perm_b32 v155, v249, 0, 0x70c060c
	s_cmp_ge_i32 s8, s15
	v_perm_b32 v156, v250, 0, 0x50c040c
	v_perm_b32 v157, v250, 0, 0x70c060c
	v_perm_b32 v158, v251, 0, 0x50c040c
	v_perm_b32 v159, v251, 0, 0x70c060c
	ds_store_b128 v160, v[236:239]
	ds_store_b128 v161, v[240:243]
	ds_store_b128 v162, v[244:247]
	ds_store_b128 v163, v[152:155] offset:16512
	ds_store_b128 v163, v[156:159] offset:18560
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_5
; %bb.6:
	v_mov_b32_e32 v147, v140
.LBB0_7:
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v129, 4, v147
	s_mul_i32 s8, s13, 0x6080
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_add3_u32 v210, s8, v138, v129
	v_add3_u32 v211, s8, v139, v129
	ds_load_b128 v[129:132], v210
	ds_load_b128 v[138:141], v210 offset:256
	ds_load_b128 v[133:136], v210 offset:4128
	ds_load_b128 v[142:145], v210 offset:4384
	ds_load_b128 v[146:149], v210 offset:512
	ds_load_b128 v[154:157], v210 offset:768
	ds_load_b128 v[150:153], v210 offset:4640
	ds_load_b128 v[158:161], v210 offset:4896
	ds_load_b128 v[162:165], v210 offset:1024
	ds_load_b128 v[170:173], v210 offset:1280
	ds_load_b128 v[178:181], v211 offset:16512
	ds_load_b128 v[182:185], v211 offset:18560
	ds_load_b128 v[166:169], v210 offset:5152
	ds_load_b128 v[174:177], v210 offset:5408
	ds_load_b128 v[186:189], v210 offset:1536
	ds_load_b128 v[194:197], v210 offset:1792
	ds_load_b128 v[190:193], v210 offset:5664
	ds_load_b128 v[198:201], v210 offset:5920
	ds_load_b128 v[202:205], v211 offset:16768
	ds_load_b128 v[206:209], v211 offset:18816
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[129:136], v[178:185], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[138:145], v[178:185], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[146:153], v[178:185], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[154:161], v[178:185], v[105:112]
	v_wmma_f32_16x16x16_f16 v[89:96], v[162:169], v[178:185], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[170:177], v[178:185], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[186:193], v[178:185], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[194:201], v[178:185], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[129:136], v[202:209], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[138:145], v[202:209], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[146:153], v[202:209], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[154:161], v[202:209], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[162:169], v[202:209], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[170:177], v[202:209], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[186:193], v[202:209], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[194:201], v[202:209], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[129:132], v210 offset:8256
	ds_load_b128 v[138:141], v210 offset:8512
	ds_load_b128 v[133:136], v210 offset:12384
	ds_load_b128 v[142:145], v210 offset:12640
	ds_load_b128 v[146:149], v210 offset:8768
	ds_load_b128 v[154:157], v210 offset:9024
	ds_load_b128 v[150:153], v210 offset:12896
	ds_load_b128 v[158:161], v210 offset:13152
	ds_load_b128 v[162:165], v210 offset:9280
	ds_load_b128 v[170:173], v210 offset:9536
	ds_load_b128 v[178:181], v211 offset:20608
	ds_load_b128 v[182:185], v211 offset:22656
	ds_load_b128 v[166:169], v210 offset:13408
	ds_load_b128 v[174:177], v210 offset:13664
	ds_load_b128 v[186:189], v210 offset:9792
	ds_load_b128 v[194:197], v210 offset:10048
	ds_load_b128 v[190:193], v210 offset:13920
	ds_load_b128 v[198:201], v210 offset:14176
	ds_load_b128 v[202:205], v211 offset:20864
	ds_load_b128 v[206:209], v211 offset:22912
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[97:104], v[129:136], v[178:185], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[138:145], v[178:185], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[146:153], v[178:185], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[154:161], v[178:185], v[105:112]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[89:96], v[162:169], v[178:185], v[89:96]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[81:88], v[170:177], v[178:185], v[81:88]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[73:80], v[186:193], v[178:185], v[73:80]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[194:201], v[178:185], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[129:136], v[202:209], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[138:145], v[202:209], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[146:153], v[202:209], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[154:161], v[202:209], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[162:169], v[202:209], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[170:177], v[202:209], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[186:193], v[202:209], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[194:201], v[202:209], v[1:8]
	; sched_barrier mask(0x00000000)
	v_and_or_b32 v129, 0x6f, v0, s12
	v_add_nc_u32_e32 v131, s22, v137
	v_lshrrev_b32_e32 v0, 4, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v130, 31, v129
	v_and_or_b32 v0, v0, 1, v131
	v_ashrrev_i32_e32 v131, 31, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[129:130], 1, v[129:130]
	v_mul_lo_u32 v133, s3, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v134, s2, v131
	v_mad_u64_u32 v[131:132], null, s2, v0, 0
	v_add_co_u32 v175, vcc_lo, s6, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v176, null, s7, v130, vcc_lo
	v_add3_u32 v132, v132, v134, v133
	global_load_d16_b16 v239, v[175:176], off
	v_lshlrev_b64 v[131:132], 1, v[131:132]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v131
	v_add_co_ci_u32_e64 v131, null, s1, v132, vcc_lo
	s_lshl_b64 s[0:1], s[2:3], 2
	v_add_co_u32 v129, vcc_lo, v0, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v130, null, v131, v130, vcc_lo
	s_load_b32 s2, s[4:5], 0x0
	v_add_co_u32 v131, vcc_lo, v129, s0
	v_add_co_ci_u32_e64 v132, null, s1, v130, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v133, vcc_lo, v131, s0
	v_add_co_ci_u32_e64 v134, null, s1, v132, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v135, vcc_lo, v133, s0
	v_add_co_ci_u32_e64 v136, null, s1, v134, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v137, vcc_lo, v135, s0
	v_add_co_ci_u32_e64 v138, null, s1, v136, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v139, vcc_lo, v137, s0
	v_add_co_ci_u32_e64 v140, null, s1, v138, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v141, vcc_lo, v139, s0
	v_add_co_ci_u32_e64 v142, null, s1, v140, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v143, vcc_lo, v141, s0
	v_add_co_ci_u32_e64 v144, null, s1, v142, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v145, vcc_lo, v143, s0
	v_add_co_ci_u32_e64 v146, null, s1, v144, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v147, vcc_lo, v145, s0
	v_add_co_ci_u32_e64 v148, null, s1, v146, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v149, vcc_lo, v147, s0
	v_add_co_ci_u32_e64 v150, null, s1, v148, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v151, vcc_lo, v149, s0
	v_add_co_ci_u32_e64 v152, null, s1, v150, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v153, vcc_lo, v151, s0
	v_add_co_ci_u32_e64 v154, null, s1, v152, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v155, vcc_lo, v153, s0
	v_add_co_ci_u32_e64 v156, null, s1, v154, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v157, vcc_lo, v155, s0
	v_add_co_ci_u32_e64 v158, null, s1, v156, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v159, vcc_lo, v157, s0
	v_add_co_ci_u32_e64 v160, null, s1, v158, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v161, vcc_lo, v159, s0
	v_add_co_ci_u32_e64 v162, null, s1, v160, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v163, vcc_lo, v161, s0
	v_add_co_ci_u32_e64 v164, null, s1, v162, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v165, vcc_lo, v163, s0
	v_add_co_ci_u32_e64 v166, null, s1, v164, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v167, vcc_lo, v165, s0
	v_add_co_ci_u32_e64 v168, null, s1, v166, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v169, vcc_lo, v167, s0
	v_add_co_ci_u32_e64 v170, null, s1, v168, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v171, vcc_lo, v169, s0
	v_add_co_ci_u32_e64 v172, null, s1, v170, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v173, vcc_lo, v171, s0
	v_add_co_ci_u32_e64 v174, null, s1, v172, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v177, vcc_lo, v173, s0
	v_add_co_ci_u32_e64 v178, null, s1, v174, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v179, vcc_lo, v177, s0
	v_add_co_ci_u32_e64 v180, null, s1, v178, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v181, vcc_lo, v179, s0
	v_add_co_ci_u32_e64 v182, null, s1, v180, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v183, vcc_lo, v181, s0
	v_add_co_ci_u32_e64 v184, null, s1, v182, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v185, vcc_lo, v183, s0
	v_add_co_ci_u32_e64 v186, null, s1, v184, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v187, vcc_lo, v185, s0
	v_add_co_ci_u32_e64 v188, null, s1, v186, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v189, vcc_lo, v187, s0
	v_add_co_ci_u32_e64 v190, null, s1, v188, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v191, vcc_lo, v189, s0
	v_add_co_ci_u32_e64 v192, null, s1, v190, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v193, vcc_lo, v191, s0
	v_add_co_ci_u32_e64 v194, null, s1, v192, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v195, vcc_lo, v193, s0
	v_add_co_ci_u32_e64 v196, null, s1, v194, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v197, vcc_lo, v195, s0
	v_add_co_ci_u32_e64 v198, null, s1, v196, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v199, vcc_lo, v197, s0
	v_add_co_ci_u32_e64 v200, null, s1, v198, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v201, vcc_lo, v199, s0
	v_add_co_ci_u32_e64 v202, null, s1, v200, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v203, vcc_lo, v201, s0
	v_add_co_ci_u32_e64 v204, null, s1, v202, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v205, vcc_lo, v203, s0
	v_add_co_ci_u32_e64 v206, null, s1, v204, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v207, vcc_lo, v205, s0
	v_add_co_ci_u32_e64 v208, null, s1, v206, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v209, vcc_lo, v207, s0
	v_add_co_ci_u32_e64 v210, null, s1, v208, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v211, vcc_lo, v209, s0
	v_add_co_ci_u32_e64 v212, null, s1, v210, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v213, vcc_lo, v211, s0
	v_add_co_ci_u32_e64 v214, null, s1, v212, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v215, vcc_lo, v213, s0
	v_add_co_ci_u32_e64 v216, null, s1, v214, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v217, vcc_lo, v215, s0
	v_add_co_ci_u32_e64 v218, null, s1, v216, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v219, vcc_lo, v217, s0
	v_add_co_ci_u32_e64 v220, null, s1, v218, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v221, vcc_lo, v219, s0
	v_add_co_ci_u32_e64 v222, null, s1, v220, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v223, vcc_lo, v221, s0
	v_add_co_ci_u32_e64 v224, null, s1, v222, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v225, vcc_lo, v223, s0
	v_add_co_ci_u32_e64 v226, null, s1, v224, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v227, vcc_lo, v225, s0
	v_add_co_ci_u32_e64 v228, null, s1, v226, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v229, vcc_lo, v227, s0
	v_add_co_ci_u32_e64 v230, null, s1, v228, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v231, vcc_lo, v229, s0
	v_add_co_ci_u32_e64 v232, null, s1, v230, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v233, vcc_lo, v231, s0
	v_add_co_ci_u32_e64 v234, null, s1, v232, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v235, vcc_lo, v233, s0
	v_add_co_ci_u32_e64 v236, null, s1, v234, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v237, vcc_lo, v235, s0
	v_add_co_ci_u32_e64 v238, null, s1, v236, vcc_lo
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fma_mixlo_f16 v0, s2, v97, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v0, s2, v98, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, s2, v99, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v97, s2, v100, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, s2, v101, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v73, s2, v73, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v73, s2, v74, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v98, s2, v102, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, s2, v103, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v99, s2, v104, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, s2, v121, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v100, s2, v122, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v101, s2, v123, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v101, s2, v124, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, s2, v125, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v102, s2, v126, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, s2, v127, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v103, s2, v128, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, s2, v113, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v104, s2, v114, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, s2, v115, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v113, s2, v116, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, s2, v117, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v114, s2, v118, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, s2, v119, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v115, s2, v120, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, s2, v105, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v105, s2, v106, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, s2, v107, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v106, s2, v108, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, s2, v109, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v107, s2, v110, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, s2, v111, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v108, s2, v112, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, s2, v89, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v89, s2, v90, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, s2, v91, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v90, s2, v92, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, s2, v93, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v91, s2, v94, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, s2, v95, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v92, s2, v96, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, s2, v81, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v81, s2, v82, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, s2, v83, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v82, s2, v84, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, s2, v85, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v83, s2, v86, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, s2, v87, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v84, s2, v88, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v74, s2, v75, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v74, s2, v76, v239 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v75, s2, v77, v239 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v75, s2, v78, v239 op_sel_hi:[0,0,1]
	s_clause 0x8
	global_store_b16 v[129:130], v0, off
	global_store_d16_hi_b16 v[131:132], v0, off
	global_store_b16 v[133:134], v97, off
	global_store_d16_hi_b16 v[135:136], v97, off
	global_store_b16 v[137:138], v98, off
	global_store_d16_hi_b16 v[139:140], v98, off
	global_store_b16 v[141:142], v99, off
	global_store_d16_hi_b16 v[143:144], v99, off
	global_store_b16 v[145:146], v100, off
	global_store_d16_hi_b16 v[147:148], v100, off
	global_store_b16 v[149:150], v101, off
	global_store_d16_hi_b16 v[151:152], v101, off
	global_store_b16 v[153:154], v102, off
	global_store_d16_hi_b16 v[155:156], v102, off
	global_store_b16 v[157:158], v103, off
	global_store_d16_hi_b16 v[159:160], v103, off
	global_store_b16 v[161:162], v104, off
	global_store_d16_hi_b16 v[163:164], v104, off
	global_store_b16 v[165:166], v113, off
	global_store_d16_hi_b16 v[167:168], v113, off
	global_store_b16 v[169:170], v114, off
	global_store_d16_hi_b16 v[171:172], v114, off
	global_store_b16 v[173:174], v115, off
	global_store_d16_hi_b16 v[177:178], v115, off
	global_store_b16 v[179:180], v105, off
	global_store_d16_hi_b16 v[181:182], v105, off
	global_store_b16 v[183:184], v106, off
	global_store_d16_hi_b16 v[185:186], v106, off
	global_store_b16 v[187:188], v107, off
	global_store_d16_hi_b16 v[189:190], v107, off
	global_store_b16 v[191:192], v108, off
	global_store_d16_hi_b16 v[193:194], v108, off
	global_store_b16 v[195:196], v89, off
	global_store_d16_hi_b16 v[197:198], v89, off
	global_store_b16 v[199:200], v90, off
	global_store_d16_hi_b16 v[201:202], v90, off
	global_store_b16 v[203:204], v91, off
	global_store_d16_hi_b16 v[205:206], v91, off
	global_store_b16 v[207:208], v92, off
	global_store_d16_hi_b16 v[209:210], v92, off
	global_store_b16 v[211:212], v81, off
	global_store_d16_hi_b16 v[213:214], v81, off
	global_store_b16 v[215:216], v82, off
	global_store_d16_hi_b16 v[217:218], v82, off
	global_store_b16 v[219:220], v83, off
	global_store_d16_hi_b16 v[221:222], v83, off
	global_store_b16 v[223:224], v84, off
	global_store_d16_hi_b16 v[225:226], v84, off
	global_store_b16 v[227:228], v73, off
	global_store_d16_hi_b16 v[229:230], v73, off
	global_store_b16 v[231:232], v74, off
	global_store_d16_hi_b16 v[233:234], v74, off
	global_store_b16 v[235:236], v75, off
	global_store_d16_hi_b16 v[237:238], v75, off
	v_add_co_u32 v73, vcc_lo, v237, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v74, null, s1, v238, vcc_lo
	v_fma_mixlo_f16 v0, s2, v79, v239 op_sel_hi:[0,0,1]
	v_add_co_u32 v75, vcc_lo, v73, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v76, null, s1, v74, vcc_lo
	v_fma_mixhi_f16 v0, s2, v80, v239 op_sel_hi:[0,0,1]
	v_add_co_u32 v77, vcc_lo, v75, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v78, null, s1, v76, vcc_lo
	v_fma_mixlo_f16 v65, s2, v65, v239 op_sel_hi:[0,0,1]
	v_add_co_u32 v79, vcc_lo, v77, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v80, null, s1, v78, vcc_lo
	v_fma_mixhi_f16 v65, s2, v66, v239 op_sel_hi:[0,0,1]
	v_add_co_u32 v81, vcc_lo, v79, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v82, null, s1, v80, vcc_lo
	v_fma_mixlo_f16 v66, s2, v67, v239 op_sel_hi:[0,0,1]
	v_add_co_u32 v67, vcc_lo, v81, s0
	global_store_b16 v[73:74], v0, off
	global_store_d16_hi_b16 v[75:76], v0, off
	global_store_b16 v[77:78], v65, off
	global_store_d16_hi_b16 v[79:80], v65, off
	global_store_b16 v[81:82], v66, off
	v_fma_mixlo_f16 v0, s2, v68, v239 op_sel_hi:[0,0,1]
	v_add_co_ci_u32_e64 v68, null, s1, v82, vcc_lo
	v_add_co_u32 v83, vcc_lo, v67, s0
	v_fma_mixhi_f16 v0, s2, v69, v239 op_sel_hi:[0,0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v84, null, s1, v68, vcc_lo
	v_add_co_u32 v69, vcc_lo, v83, s0
	v_fma_mixlo_f16 v65, s2, v70, v239 op_sel_hi:[0,0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v70, null, s1, v84, vcc_lo
	v_add_co_u32 v85, vcc_lo, v69, s0
	v_fma_mixhi_f16 v65, s2, v71, v239 op_sel_hi:[0,0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v86, null, s1, v70, vcc_lo
	v_add_co_u32 v71, vcc_lo, v85, s0
	v_fma_mixlo_f16 v66, s2, v72, v239 op_sel_hi:[0,0,1]
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e64 v72, null, s1, v86, vcc_lo
	global_store_b16 v[67:68], v0, off
	global_store_d16_hi_b16 v[83:84], v0, off
	global_store_b16 v[69:70], v65, off
	global_store_d16_hi_b16 v[85:86], v65, off
	global_store_b16 v[71:72], v66, off
	global_load_d16_b16 v65, v[175:176], off offset:32
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v0, s2, v57, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v0, s2, v58, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v57, s2, v59, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v57, s2, v60, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, s2, v61, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v58, s2, v62, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, s2, v63, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v59, s2, v64, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, s2, v49, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v49, s2, v50, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, s2, v51, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v50, s2, v52, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, s2, v53, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v51, s2, v54, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, s2, v55, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v52, s2, v56, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, s2, v41, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v41, s2, v42, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, s2, v43, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v42, s2, v44, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, s2, v45, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v43, s2, v46, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, s2, v47, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v44, s2, v48, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, s2, v33, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v33, s2, v34, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, s2, v35, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v34, s2, v36, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, s2, v37, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v35, s2, v38, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, s2, v39, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v36, s2, v40, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, s2, v25, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v25, s2, v26, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, s2, v27, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v26, s2, v28, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, s2, v29, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v27, s2, v30, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v28, s2, v31, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v28, s2, v32, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, s2, v17, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v17, s2, v18, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, s2, v19, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v18, s2, v20, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, s2, v21, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v19, s2, v22, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, s2, v23, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v20, s2, v24, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, s2, v9, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v9, s2, v10, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, s2, v11, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v10, s2, v12, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, s2, v13, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v11, s2, v14, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, s2, v15, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v12, s2, v16, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v1, s2, v1, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v1, s2, v2, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, s2, v3, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v2, s2, v4, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, s2, v5, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v3, s2, v6, v65 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, s2, v7, v65 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v4, s2, v8, v65 op_sel_hi:[0,0,1]
	s_clause 0x7
	global_store_b16 v[129:130], v0, off offset:32
	global_store_d16_hi_b16 v[131:132], v0, off offset:32
	global_store_b16 v[133:134], v57, off offset:32
	global_store_d16_hi_b16 v[135:136], v57, off offset:32
	global_store_b16 v[137:138], v58, off offset:32
	global_store_d16_hi_b16 v[139:140], v58, off offset:32
	global_store_b16 v[141:142], v59, off offset:32
	global_store_d16_hi_b16 v[143:144], v59, off offset:32
	global_store_b16 v[145:146], v49, off offset:32
	global_store_d16_hi_b16 v[147:148], v49, off offset:32
	global_store_b16 v[149:150], v50, off offset:32
	global_store_d16_hi_b16 v[151:152], v50, off offset:32
	global_store_b16 v[153:154], v51, off offset:32
	global_store_d16_hi_b16 v[155:156], v51, off offset:32
	global_store_b16 v[157:158], v52, off offset:32
	global_store_d16_hi_b16 v[159:160], v52, off offset:32
	global_store_b16 v[161:162], v41, off offset:32
	global_store_d16_hi_b16 v[163:164], v41, off offset:32
	global_store_b16 v[165:166], v42, off offset:32
	global_store_d16_hi_b16 v[167:168], v42, off offset:32
	global_store_b16 v[169:170], v43, off offset:32
	global_store_d16_hi_b16 v[171:172], v43, off offset:32
	global_store_b16 v[173:174], v44, off offset:32
	global_store_d16_hi_b16 v[177:178], v44, off offset:32
	global_store_b16 v[179:180], v33, off offset:32
	global_store_d16_hi_b16 v[181:182], v33, off offset:32
	global_store_b16 v[183:184], v34, off offset:32
	global_store_d16_hi_b16 v[185:186], v34, off offset:32
	global_store_b16 v[187:188], v35, off offset:32
	global_store_d16_hi_b16 v[189:190], v35, off offset:32
	global_store_b16 v[191:192], v36, off offset:32
	global_store_d16_hi_b16 v[193:194], v36, off offset:32
	global_store_b16 v[195:196], v25, off offset:32
	global_store_d16_hi_b16 v[197:198], v25, off offset:32
	global_store_b16 v[199:200], v26, off offset:32
	global_store_d16_hi_b16 v[201:202], v26, off offset:32
	global_store_b16 v[203:204], v27, off offset:32
	global_store_d16_hi_b16 v[205:206], v27, off offset:32
	global_store_b16 v[207:208], v28, off offset:32
	global_store_d16_hi_b16 v[209:210], v28, off offset:32
	global_store_b16 v[211:212], v17, off offset:32
	global_store_d16_hi_b16 v[213:214], v17, off offset:32
	global_store_b16 v[215:216], v18, off offset:32
	global_store_d16_hi_b16 v[217:218], v18, off offset:32
	global_store_b16 v[219:220], v19, off offset:32
	global_store_d16_hi_b16 v[221:222], v19, off offset:32
	global_store_b16 v[223:224], v20, off offset:32
	global_store_d16_hi_b16 v[225:226], v20, off offset:32
	global_store_b16 v[227:228], v9, off offset:32
	global_store_d16_hi_b16 v[229:230], v9, off offset:32
	global_store_b16 v[231:232], v10, off offset:32
	global_store_d16_hi_b16 v[233:234], v10, off offset:32
	global_store_b16 v[235:236], v11, off offset:32
	global_store_d16_hi_b16 v[237:238], v11, off offset:32
	global_store_b16 v[73:74], v12, off offset:32
	global_store_d16_hi_b16 v[75:76], v12, off offset:32
	global_store_b16 v[77:78], v1, off offset:32
	global_store_d16_hi_b16 v[79:80], v1, off offset:32
	global_store_b16 v[81:82], v2, off offset:32
	global_store_d16_hi_b16 v[67:68], v2, off offset:32
	global_store_b16 v[83:84], v3, off offset:32
	global_store_d16_hi_b16 v[69:70], v3, off offset:32
	global_store_b16 v[85:86], v4, off offset:32
	global_store_d16_hi_b16 v[71:72], v4, off offset:32
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
		.amdhsa_group_segment_fixed_size 49408
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
		.amdhsa_next_free_vgpr 254
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
		.amdhsa_inst_pref_size 57
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
	.set scaled_mm.num_vgpr, 254
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 23
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 7236
; TotalNumSgprs: 25
; NumVgprs: 254
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 49408 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 254
; Occupancy: 4
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
    .group_segment_fixed_size: 49408
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .max_flat_workgroup_size: 256
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     254
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
