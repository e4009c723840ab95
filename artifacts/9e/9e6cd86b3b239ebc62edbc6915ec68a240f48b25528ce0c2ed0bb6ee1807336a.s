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
	s_abs_i32 s7, s2
	v_lshrrev_b32_e32 v21, 2, v0
	v_lshlrev_b32_e32 v137, 4, v0
	v_and_b32_e32 v144, 3, v0
	v_and_b32_e32 v140, 15, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b32_e32 v5, 48, v137
	v_mad_u32_u24 v141, 0x82, v144, v21
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s14, 31
	v_add_lshl_u32 v138, v0, s14, 4
	s_lshr_b32 s4, s3, 24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_add_i32 s4, s14, s4
	v_ashrrev_i32_e32 v139, 31, v138
	s_ashr_i32 s4, s4, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_abs_i32 s5, s4
	s_cvt_f32_u32 s6, s5
	s_sub_i32 s12, 0, s5
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_iflag_f32_e32 v1, s6
	v_readfirstlane_b32 s6, v1
	v_or_b32_e32 v1, 0x100, v0
	s_mul_f32 s6, s6, 0x4f7ffffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_lshrrev_b32_e32 v22, 2, v1
	v_mul_lo_u32 v1, s15, v21
	s_cvt_u32_f32 s6, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mul_lo_u32 v3, s15, v22
	v_mad_u32_u24 v142, 0x82, v144, v22
	s_mul_i32 s12, s12, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	s_mul_hi_u32 s12, s6, s12
	v_ashrrev_i32_e32 v2, 31, v1
	s_add_i32 s6, s6, s12
	s_xor_b32 s12, s2, s4
	s_mul_hi_u32 s6, s7, s6
	s_ashr_i32 s12, s12, 31
	s_mul_i32 s13, s6, s5
	v_ashrrev_i32_e32 v4, 31, v3
	s_sub_i32 s7, s7, s13
	s_add_i32 s13, s6, 1
	s_sub_i32 s16, s7, s5
	s_cmp_ge_u32 s7, s5
	v_lshlrev_b64 v[129:130], 1, v[1:2]
	s_cselect_b32 s6, s13, s6
	s_cselect_b32 s7, s16, s7
	s_add_i32 s13, s6, 1
	s_cmp_ge_u32 s7, s5
	v_lshlrev_b64 v[131:132], 1, v[3:4]
	s_cselect_b32 s5, s13, s6
	v_lshlrev_b32_e32 v25, 4, v142
	s_xor_b32 s5, s5, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s12
	s_lshl_b32 s22, s5, 7
	s_mul_i32 s6, s5, s4
	s_mul_hi_i32 s5, s22, s15
	s_mul_i32 s4, s22, s15
	s_sub_i32 s2, s2, s6
	s_lshl_b64 s[20:21], s[4:5], 1
	s_lshl_b32 s12, s2, 8
	s_add_u32 s2, s8, s20
	s_addc_u32 s4, s9, s21
	v_add_co_u32 v3, s2, s2, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s4, 0, s2
	s_ashr_i32 s13, s12, 31
	v_add_co_u32 v1, vcc_lo, v3, v129
	s_lshl_b64 s[18:19], s[12:13], 4
	v_add_co_ci_u32_e64 v2, null, v4, v130, vcc_lo
	s_add_u32 s4, s10, s18
	v_add_co_u32 v7, vcc_lo, v3, v131
	s_addc_u32 s5, s11, s19
	v_add_co_ci_u32_e64 v8, null, v4, v132, vcc_lo
	v_add_co_u32 v17, vcc_lo, s4, v138
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v18, null, s5, v139, vcc_lo
	global_load_b128 v[3:6], v137, s[4:5]
	s_clause 0x1
	global_load_b128 v[9:12], v[1:2], off
	global_load_b128 v[13:16], v[7:8], off
	global_load_b128 v[17:20], v[17:18], off
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v7, 4, v141
	v_lshrrev_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v2, 1, v0
	s_mov_b32 s13, 0
	s_cmp_gt_i32 s15, 32
	s_waitcnt vmcnt(3)
	v_perm_b32 v21, v3, 0, 0x50c040c
	v_perm_b32 v3, v3, 0, 0x70c060c
	v_perm_b32 v22, v4, 0, 0x50c040c
	v_perm_b32 v4, v4, 0, 0x70c060c
	v_perm_b32 v23, v5, 0, 0x50c040c
	v_perm_b32 v24, v6, 0, 0x50c040c
	v_perm_b32 v6, v6, 0, 0x70c060c
	v_perm_b32 v5, v5, 0, 0x70c060c
	s_waitcnt vmcnt(2)
	ds_store_b128 v7, v[9:12]
	v_pk_ashrrev_i16 v7, 1, v21 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v3, 1, v3 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v4, 1, v4 op_sel_hi:[0,1]
	s_waitcnt vmcnt(0)
	v_perm_b32 v12, v17, 0, 0x50c040c
	v_perm_b32 v17, v17, 0, 0x70c060c
	v_perm_b32 v21, v18, 0, 0x50c040c
	v_perm_b32 v18, v18, 0, 0x70c060c
	v_pk_ashrrev_i16 v9, 1, v22 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v10, 1, v23 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v6, 1, v6 op_sel_hi:[0,1]
	v_perm_b32 v22, v19, 0, 0x50c040c
	v_perm_b32 v19, v19, 0, 0x70c060c
	v_perm_b32 v23, v20, 0, 0x50c040c
	v_perm_b32 v20, v20, 0, 0x70c060c
	v_pk_ashrrev_i16 v5, 1, v5 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v11, 1, v24 op_sel_hi:[0,1]
	v_and_b32_e32 v7, 0xbf80bf80, v7
	v_and_b32_e32 v3, 0xbf80bf80, v3
	v_and_b32_e32 v4, 0xbf80bf80, v4
	v_pk_ashrrev_i16 v27, 1, v12 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v17, 1, v17 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v21, 1, v21 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v18, 1, v18 op_sel_hi:[0,1]
	v_and_b32_e32 v9, 0xbf80bf80, v9
	v_and_b32_e32 v24, 0xbf80bf80, v10
	v_and_b32_e32 v26, 0xbf80bf80, v6
	v_pk_ashrrev_i16 v22, 1, v22 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v19, 1, v19 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v23, 1, v23 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v20, 1, v20 op_sel_hi:[0,1]
	v_and_b32_e32 v10, 0xbf80bf80, v5
	v_and_b32_e32 v11, 0xbf80bf80, v11
	v_pk_mul_f16 v6, 0x5c00, v4 op_sel_hi:[0,1]
	v_pk_mul_f16 v4, 0x5c00, v3 op_sel_hi:[0,1]
	v_pk_mul_f16 v3, 0x5c00, v7 op_sel_hi:[0,1]
	v_and_b32_e32 v7, 0xbf80bf80, v27
	v_and_b32_e32 v17, 0xbf80bf80, v17
	v_and_b32_e32 v21, 0xbf80bf80, v21
	v_and_b32_e32 v18, 0xbf80bf80, v18
	v_pk_mul_f16 v5, 0x5c00, v9 op_sel_hi:[0,1]
	v_pk_mul_f16 v12, 0x5c00, v26 op_sel_hi:[0,1]
	v_pk_mul_f16 v9, 0x5c00, v24 op_sel_hi:[0,1]
	v_and_b32_e32 v26, 0xbf80bf80, v22
	v_and_b32_e32 v22, 0xbf80bf80, v19
	v_and_b32_e32 v23, 0xbf80bf80, v23
	v_and_b32_e32 v24, 0xbf80bf80, v20
	v_pk_mul_f16 v11, 0x5c00, v11 op_sel_hi:[0,1]
	v_pk_mul_f16 v10, 0x5c00, v10 op_sel_hi:[0,1]
	v_pk_mul_f16 v20, 0x5c00, v18 op_sel_hi:[0,1]
	v_pk_mul_f16 v19, 0x5c00, v21 op_sel_hi:[0,1]
	v_pk_mul_f16 v18, 0x5c00, v17 op_sel_hi:[0,1]
	v_pk_mul_f16 v17, 0x5c00, v7 op_sel_hi:[0,1]
	v_pk_mul_f16 v24, 0x5c00, v24 op_sel_hi:[0,1]
	v_pk_mul_f16 v23, 0x5c00, v23 op_sel_hi:[0,1]
	v_pk_mul_f16 v22, 0x5c00, v22 op_sel_hi:[0,1]
	v_pk_mul_f16 v21, 0x5c00, v26 op_sel_hi:[0,1]
	ds_store_b128 v25, v[13:16]
	ds_store_b128 v137, v[3:6] offset:8320
	ds_store_b128 v137, v[9:12] offset:12416
	ds_store_b128 v137, v[17:20] offset:16512
	ds_store_b128 v137, v[21:24] offset:20608
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_and_b32_e32 v143, 15, v0
	s_mov_b32 s2, s14
	s_mov_b32 s16, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s16, -1
                                        ; implicit-def: $vgpr143
.LBB0_3:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x10
	s_load_b64 s[0:1], s[0:1], 0x20
	v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v133, 64, v1
	v_dual_mov_b32 v7, 0 :: v_dual_and_b32 v134, 0xc0, v2
	v_mov_b32_e32 v5, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v4, 0 :: v_dual_lshlrev_b32 v135, 4, v133
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v136, 4, v134
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v71, 0
	v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v69, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v67, 0
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v65, 0
	v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v103, 0
	v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v101, 0
	v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v99, 0
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v97, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v79, 0
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v77, 0
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v75, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v73, 0
	v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v119, 0
	v_dual_mov_b32 v118, 0 :: v_dual_mov_b32 v117, 0
	v_dual_mov_b32 v116, 0 :: v_dual_mov_b32 v115, 0
	v_dual_mov_b32 v114, 0 :: v_dual_mov_b32 v113, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v87, 0
	v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v85, 0
	v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v83, 0
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v81, 0
	v_dual_mov_b32 v128, 0 :: v_dual_mov_b32 v127, 0
	v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v123, 0
	v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v121, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v95, 0
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v93, 0
	v_dual_mov_b32 v92, 0 :: v_dual_mov_b32 v91, 0
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v89, 0
	v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v111, 0
	v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v109, 0
	v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v107, 0
	v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v105, 0
	s_and_not1_b32 vcc_lo, exec_lo, s16
	s_cbranch_vccnz .LBB0_7
; %bb.4:
	s_mov_b32 s2, s14
	v_mov_b32_e32 v105, 0
	v_lshlrev_b32_e32 v1, 4, v144
	s_lshl_b64 s[16:17], s[2:3], 5
	v_add_co_u32 v131, vcc_lo, v131, 64
	s_add_u32 s8, s8, s20
	v_add_co_ci_u32_e64 v132, null, 0, v132, vcc_lo
	s_addc_u32 s9, s9, s21
	v_add_co_u32 v129, vcc_lo, v129, 64
	v_mov_b32_e32 v106, v105
	v_add_co_u32 v143, s8, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v144, null, s9, 0, s8
	v_add_co_ci_u32_e64 v130, null, 0, v130, vcc_lo
	s_add_u32 s8, s16, s18
	v_dual_mov_b32 v108, v105 :: v_dual_lshlrev_b32 v145, 4, v140
	v_mov_b32_e32 v107, v105
	v_mov_b32_e32 v109, v105
	v_mov_b32_e32 v110, v105
	v_mov_b32_e32 v111, v105
	v_mov_b32_e32 v112, v105
	v_mov_b32_e32 v89, v105
	v_mov_b32_e32 v90, v105
	v_mov_b32_e32 v91, v105
	v_mov_b32_e32 v92, v105
	v_mov_b32_e32 v93, v105
	v_mov_b32_e32 v94, v105
	v_mov_b32_e32 v95, v105
	v_mov_b32_e32 v96, v105
	v_mov_b32_e32 v57, v105
	v_mov_b32_e32 v58, v105
	v_mov_b32_e32 v59, v105
	v_mov_b32_e32 v60, v105
	v_mov_b32_e32 v61, v105
	v_mov_b32_e32 v62, v105
	v_mov_b32_e32 v63, v105
	v_mov_b32_e32 v64, v105
	v_mov_b32_e32 v25, v105
	v_mov_b32_e32 v26, v105
	v_mov_b32_e32 v27, v105
	v_mov_b32_e32 v28, v105
	v_mov_b32_e32 v29, v105
	v_mov_b32_e32 v30, v105
	v_mov_b32_e32 v31, v105
	v_mov_b32_e32 v32, v105
	v_mov_b32_e32 v121, v105
	v_mov_b32_e32 v122, v105
	v_mov_b32_e32 v123, v105
	v_mov_b32_e32 v124, v105
	v_mov_b32_e32 v125, v105
	v_mov_b32_e32 v126, v105
	v_mov_b32_e32 v127, v105
	v_mov_b32_e32 v128, v105
	v_mov_b32_e32 v81, v105
	v_mov_b32_e32 v82, v105
	v_mov_b32_e32 v83, v105
	v_mov_b32_e32 v84, v105
	v_mov_b32_e32 v85, v105
	v_mov_b32_e32 v86, v105
	v_mov_b32_e32 v87, v105
	v_mov_b32_e32 v88, v105
	v_mov_b32_e32 v49, v105
	v_mov_b32_e32 v50, v105
	v_mov_b32_e32 v51, v105
	v_mov_b32_e32 v52, v105
	v_mov_b32_e32 v53, v105
	v_mov_b32_e32 v54, v105
	v_mov_b32_e32 v55, v105
	v_mov_b32_e32 v56, v105
	v_mov_b32_e32 v17, v105
	v_mov_b32_e32 v18, v105
	v_mov_b32_e32 v19, v105
	v_mov_b32_e32 v20, v105
	v_mov_b32_e32 v21, v105
	v_mov_b32_e32 v22, v105
	v_mov_b32_e32 v23, v105
	v_mov_b32_e32 v24, v105
	v_mov_b32_e32 v113, v105
	v_mov_b32_e32 v114, v105
	v_mov_b32_e32 v115, v105
	v_mov_b32_e32 v116, v105
	v_mov_b32_e32 v117, v105
	v_mov_b32_e32 v118, v105
	v_mov_b32_e32 v119, v105
	v_mov_b32_e32 v120, v105
	v_mov_b32_e32 v73, v105
	v_mov_b32_e32 v74, v105
	v_mov_b32_e32 v75, v105
	v_mov_b32_e32 v76, v105
	v_mov_b32_e32 v77, v105
	v_mov_b32_e32 v78, v105
	v_mov_b32_e32 v79, v105
	v_mov_b32_e32 v80, v105
	v_mov_b32_e32 v41, v105
	v_mov_b32_e32 v42, v105
	v_mov_b32_e32 v43, v105
	v_mov_b32_e32 v44, v105
	v_mov_b32_e32 v45, v105
	v_mov_b32_e32 v46, v105
	v_mov_b32_e32 v47, v105
	v_mov_b32_e32 v48, v105
	v_mov_b32_e32 v9, v105
	v_mov_b32_e32 v10, v105
	v_mov_b32_e32 v11, v105
	v_mov_b32_e32 v12, v105
	v_mov_b32_e32 v13, v105
	v_mov_b32_e32 v14, v105
	v_mov_b32_e32 v15, v105
	v_mov_b32_e32 v16, v105
	v_mov_b32_e32 v97, v105
	v_mov_b32_e32 v98, v105
	v_mov_b32_e32 v99, v105
	v_mov_b32_e32 v100, v105
	v_mov_b32_e32 v101, v105
	v_mov_b32_e32 v102, v105
	v_mov_b32_e32 v103, v105
	v_mov_b32_e32 v104, v105
	v_mov_b32_e32 v65, v105
	v_mov_b32_e32 v66, v105
	v_mov_b32_e32 v67, v105
	v_mov_b32_e32 v68, v105
	v_mov_b32_e32 v69, v105
	v_mov_b32_e32 v70, v105
	v_mov_b32_e32 v71, v105
	v_mov_b32_e32 v72, v105
	v_mov_b32_e32 v33, v105
	v_mov_b32_e32 v34, v105
	v_mov_b32_e32 v35, v105
	v_mov_b32_e32 v36, v105
	v_mov_b32_e32 v37, v105
	v_mov_b32_e32 v38, v105
	v_mov_b32_e32 v39, v105
	v_mov_b32_e32 v40, v105
	v_mov_b32_e32 v1, v105
	v_mov_b32_e32 v2, v105
	v_mov_b32_e32 v3, v105
	v_mov_b32_e32 v4, v105
	v_mov_b32_e32 v5, v105
	v_mov_b32_e32 v6, v105
	v_mov_b32_e32 v7, v105
	v_mov_b32_e32 v8, v105
	s_addc_u32 s9, s17, s19
	s_add_u32 s8, s10, s8
	s_addc_u32 s9, s11, s9
	s_mov_b32 s10, 32
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v146, vcc_lo, v143, v129
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v147, null, v144, v130, vcc_lo
	v_add_co_u32 v148, vcc_lo, v143, v131
	v_add_co_u32 v150, s11, s8, v137
	v_add_co_ci_u32_e64 v149, null, v144, v132, vcc_lo
	v_add_co_u32 v152, vcc_lo, s8, v138
	v_add_co_ci_u32_e64 v151, null, s9, 0, s11
	v_add_co_ci_u32_e64 v153, null, s9, v139, vcc_lo
	s_clause 0x1
	global_load_b128 v[210:213], v[146:147], off
	global_load_b128 v[214:217], v[148:149], off
	s_clause 0x1
	global_load_b128 v[218:221], v[150:151], off
	global_load_b128 v[222:225], v[152:153], off
	s_mul_i32 s11, s13, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add3_u32 v226, s11, v135, v145
	v_add3_u32 v227, s11, v136, v145
	ds_load_b128 v[146:149], v226
	ds_load_b128 v[154:157], v226 offset:256
	ds_load_b128 v[150:153], v226 offset:2080
	ds_load_b128 v[158:161], v226 offset:2336
	ds_load_b128 v[162:165], v226 offset:512
	ds_load_b128 v[170:173], v226 offset:768
	ds_load_b128 v[178:181], v227 offset:8320
	ds_load_b128 v[182:185], v227 offset:12416
	ds_load_b128 v[166:169], v226 offset:2592
	ds_load_b128 v[174:177], v226 offset:2848
	ds_load_b128 v[186:189], v227 offset:8576
	ds_load_b128 v[190:193], v227 offset:12672
	ds_load_b128 v[198:201], v227 offset:12928
	ds_load_b128 v[194:197], v227 offset:8832
	ds_load_b128 v[202:205], v227 offset:9088
	ds_load_b128 v[206:209], v227 offset:13184
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[105:112], v[146:153], v[178:185], v[105:112]
	v_wmma_f32_16x16x16_f16 v[121:128], v[154:161], v[178:185], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[162:169], v[178:185], v[113:120]
	v_wmma_f32_16x16x16_f16 v[97:104], v[170:177], v[178:185], v[97:104]
	v_wmma_f32_16x16x16_f16 v[89:96], v[146:153], v[186:193], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[154:161], v[186:193], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[162:169], v[186:193], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[170:177], v[186:193], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[146:153], v[194:201], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[154:161], v[194:201], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[162:169], v[194:201], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[170:177], v[194:201], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[146:153], v[202:209], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[154:161], v[202:209], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[162:169], v[202:209], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[170:177], v[202:209], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[146:149], v226 offset:4160
	ds_load_b128 v[154:157], v226 offset:4416
	ds_load_b128 v[150:153], v226 offset:6240
	ds_load_b128 v[158:161], v226 offset:6496
	ds_load_b128 v[162:165], v226 offset:4672
	ds_load_b128 v[170:173], v226 offset:4928
	ds_load_b128 v[178:181], v227 offset:16512
	ds_load_b128 v[182:185], v227 offset:20608
	ds_load_b128 v[166:169], v226 offset:6752
	ds_load_b128 v[174:177], v226 offset:7008
	ds_load_b128 v[186:189], v227 offset:16768
	ds_load_b128 v[190:193], v227 offset:20864
	ds_load_b128 v[198:201], v227 offset:21120
	ds_load_b128 v[194:197], v227 offset:17024
	ds_load_b128 v[202:205], v227 offset:17280
	ds_load_b128 v[206:209], v227 offset:21376
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[105:112], v[146:153], v[178:185], v[105:112]
	v_wmma_f32_16x16x16_f16 v[121:128], v[154:161], v[178:185], v[121:128]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[113:120], v[162:169], v[178:185], v[113:120]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[97:104], v[170:177], v[178:185], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[146:153], v[186:193], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[154:161], v[186:193], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[162:169], v[186:193], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[170:177], v[186:193], v[65:72]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[57:64], v[146:153], v[194:201], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[154:161], v[194:201], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[162:169], v[194:201], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[170:177], v[194:201], v[33:40]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[146:153], v[202:209], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[154:161], v[202:209], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[162:169], v[202:209], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[170:177], v[202:209], v[1:8]
	; sched_barrier mask(0x00000000)
	s_waitcnt vmcnt(1)
	v_perm_b32 v147, v219, 0, 0x70c060c
	v_perm_b32 v149, v218, 0, 0x70c060c
	s_xor_b32 s13, s13, 1
	v_perm_b32 v150, v219, 0, 0x50c040c
	s_mul_i32 s11, s13, 0x6080
	v_pk_ashrrev_i16 v147, 1, v147 op_sel_hi:[0,1]
	v_lshl_add_u32 v148, v141, 4, s11
	v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
	v_perm_b32 v151, v221, 0, 0x50c040c
	v_perm_b32 v152, v220, 0, 0x70c060c
	v_and_b32_e32 v147, 0xbf80bf80, v147
	ds_store_b128 v148, v[210:213]
	v_pk_ashrrev_i16 v148, 1, v150 op_sel_hi:[0,1]
	v_and_b32_e32 v150, 0xbf80bf80, v149
	v_perm_b32 v153, v220, 0, 0x50c040c
	v_pk_mul_f16 v149, 0x5c00, v147 op_sel_hi:[0,1]
	v_perm_b32 v147, v221, 0, 0x70c060c
	v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
	s_waitcnt vmcnt(0)
	v_perm_b32 v155, v223, 0, 0x70c060c
	v_perm_b32 v156, v222, 0, 0x50c040c
	v_perm_b32 v157, v222, 0, 0x70c060c
	v_pk_ashrrev_i16 v154, 1, v147 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v150 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v150, 1, v152 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v152, 1, v153 op_sel_hi:[0,1]
	v_and_b32_e32 v151, 0xbf80bf80, v151
	v_and_b32_e32 v153, 0xbf80bf80, v154
	v_perm_b32 v158, v223, 0, 0x50c040c
	v_and_b32_e32 v150, 0xbf80bf80, v150
	v_and_b32_e32 v154, 0xbf80bf80, v152
	v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
	v_pk_mul_f16 v152, 0x5c00, v151 op_sel_hi:[0,1]
	v_perm_b32 v146, v218, 0, 0x50c040c
	v_pk_mul_f16 v151, 0x5c00, v150 op_sel_hi:[0,1]
	v_pk_mul_f16 v150, 0x5c00, v154 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v154, 1, v156 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v156, 1, v157 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v157, 1, v158 op_sel_hi:[0,1]
	v_and_b32_e32 v155, 0xbf80bf80, v155
	v_perm_b32 v159, v225, 0, 0x50c040c
	v_perm_b32 v160, v224, 0, 0x70c060c
	v_and_b32_e32 v158, 0xbf80bf80, v156
	v_and_b32_e32 v156, 0xbf80bf80, v157
	v_pk_mul_f16 v157, 0x5c00, v155 op_sel_hi:[0,1]
	v_perm_b32 v155, v225, 0, 0x70c060c
	v_perm_b32 v161, v224, 0, 0x50c040c
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v159, 1, v159 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v160, 1, v160 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v165, 1, v155 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v161, 1, v161 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xbf80bf80, v146
	v_and_b32_e32 v148, 0xbf80bf80, v148
	v_lshl_add_u32 v163, v0, 4, s11
	v_and_b32_e32 v154, 0xbf80bf80, v154
	v_add_co_u32 v143, vcc_lo, v143, 64
	v_pk_mul_f16 v155, 0x5c00, v158 op_sel_hi:[0,1]
	v_and_b32_e32 v158, 0xbf80bf80, v165
	v_and_b32_e32 v159, 0xbf80bf80, v159
	v_and_b32_e32 v165, 0xbf80bf80, v160
	v_and_b32_e32 v166, 0xbf80bf80, v161
	v_lshl_add_u32 v162, v142, 4, s11
	s_add_i32 s10, s10, 32
	v_add_co_ci_u32_e64 v144, null, 0, v144, vcc_lo
	v_pk_mul_f16 v148, 0x5c00, v148 op_sel_hi:[0,1]
	v_pk_mul_f16 v146, 0x5c00, v146 op_sel_hi:[0,1]
	s_add_u32 s8, s8, s16
	v_pk_mul_f16 v153, 0x5c00, v153 op_sel_hi:[0,1]
	s_addc_u32 s9, s9, s17
	v_lshl_add_u32 v164, 0x200, 4, v163
	v_pk_mul_f16 v156, 0x5c00, v156 op_sel_hi:[0,1]
	v_pk_mul_f16 v154, 0x5c00, v154 op_sel_hi:[0,1]
	s_cmp_ge_i32 s10, s15
	v_pk_mul_f16 v161, 0x5c00, v158 op_sel_hi:[0,1]
	v_pk_mul_f16 v160, 0x5c00, v159 op_sel_hi:[0,1]
	v_pk_mul_f16 v159, 0x5c00, v165 op_sel_hi:[0,1]
	v_pk_mul_f16 v158, 0x5c00, v166 op_sel_hi:[0,1]
	ds_store_b128 v162, v[214:217]
	ds_store_b128 v163, v[146:149] offset:8320
	ds_store_b128 v163, v[150:153] offset:12416
	ds_store_b128 v164, v[154:157] offset:8320
	ds_store_b128 v164, v[158:161] offset:12416
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_5
; %bb.6:
	v_mov_b32_e32 v143, v140
.LBB0_7:
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v129, 4, v143
	s_mul_i32 s8, s13, 0x6080
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_add3_u32 v130, s8, v135, v129
	v_add3_u32 v129, s8, v136, v129
	ds_load_b128 v[135:138], v130
	ds_load_b128 v[144:147], v130 offset:256
	ds_load_b128 v[139:142], v130 offset:2080
	ds_load_b128 v[148:151], v130 offset:2336
	ds_load_b128 v[152:155], v130 offset:512
	ds_load_b128 v[160:163], v130 offset:768
	ds_load_b128 v[168:171], v129 offset:8320
	ds_load_b128 v[172:175], v129 offset:12416
	ds_load_b128 v[156:159], v130 offset:2592
	ds_load_b128 v[164:167], v130 offset:2848
	ds_load_b128 v[176:179], v129 offset:8576
	ds_load_b128 v[180:183], v129 offset:12672
	ds_load_b128 v[188:191], v129 offset:12928
	ds_load_b128 v[184:187], v129 offset:8832
	ds_load_b128 v[192:195], v129 offset:9088
	ds_load_b128 v[196:199], v129 offset:13184
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[105:112], v[135:142], v[168:175], v[105:112]
	v_wmma_f32_16x16x16_f16 v[121:128], v[144:151], v[168:175], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[152:159], v[168:175], v[113:120]
	v_wmma_f32_16x16x16_f16 v[97:104], v[160:167], v[168:175], v[97:104]
	v_wmma_f32_16x16x16_f16 v[89:96], v[135:142], v[176:183], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[144:151], v[176:183], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[152:159], v[176:183], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[160:167], v[176:183], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[135:142], v[184:191], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[144:151], v[184:191], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[152:159], v[184:191], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[160:167], v[184:191], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[135:142], v[192:199], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[144:151], v[192:199], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[152:159], v[192:199], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[160:167], v[192:199], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[135:138], v130 offset:4160
	ds_load_b128 v[144:147], v130 offset:4416
	ds_load_b128 v[139:142], v130 offset:6240
	ds_load_b128 v[148:151], v130 offset:6496
	ds_load_b128 v[152:155], v130 offset:4672
	ds_load_b128 v[160:163], v130 offset:4928
	ds_load_b128 v[168:171], v129 offset:16512
	ds_load_b128 v[172:175], v129 offset:20608
	ds_load_b128 v[156:159], v130 offset:6752
	ds_load_b128 v[164:167], v130 offset:7008
	ds_load_b128 v[176:179], v129 offset:16768
	ds_load_b128 v[180:183], v129 offset:20864
	ds_load_b128 v[188:191], v129 offset:21120
	ds_load_b128 v[184:187], v129 offset:17024
	ds_load_b128 v[192:195], v129 offset:17280
	ds_load_b128 v[196:199], v129 offset:21376
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[105:112], v[135:142], v[168:175], v[105:112]
	v_wmma_f32_16x16x16_f16 v[121:128], v[144:151], v[168:175], v[121:128]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[113:120], v[152:159], v[168:175], v[113:120]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[97:104], v[160:167], v[168:175], v[97:104]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[135:142], v[176:183], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[144:151], v[176:183], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[152:159], v[176:183], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[160:167], v[176:183], v[65:72]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[57:64], v[135:142], v[184:191], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[144:151], v[184:191], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[152:159], v[184:191], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[160:167], v[184:191], v[33:40]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[135:142], v[192:199], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[144:151], v[192:199], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[152:159], v[192:199], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[160:167], v[192:199], v[1:8]
	; sched_barrier mask(0x00000000)
	v_or3_b32 v129, v134, v143, s12
	v_add_nc_u32_e32 v133, s22, v133
	v_lshrrev_b32_e32 v0, 4, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v130, 31, v129
	v_and_or_b32 v0, v0, 1, v133
	v_ashrrev_i32_e32 v133, 31, v133
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[129:130], 1, v[129:130]
	v_mul_lo_u32 v135, s3, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v136, s2, v133
	v_mad_u64_u32 v[133:134], null, s2, v0, 0
	v_add_co_u32 v131, vcc_lo, s6, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v132, null, s7, v130, vcc_lo
	v_add3_u32 v134, v134, v136, v135
	global_load_d16_b16 v195, v[131:132], off
	v_lshlrev_b64 v[133:134], 1, v[133:134]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v133
	v_add_co_ci_u32_e64 v133, null, s1, v134, vcc_lo
	s_lshl_b64 s[0:1], s[2:3], 2
	v_add_co_u32 v129, vcc_lo, v0, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v130, null, v133, v130, vcc_lo
	s_load_b32 s2, s[4:5], 0x0
	v_add_co_u32 v133, vcc_lo, v129, s0
	v_add_co_ci_u32_e64 v134, null, s1, v130, vcc_lo
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
	v_add_co_u32 v175, vcc_lo, v173, s0
	v_add_co_ci_u32_e64 v176, null, s1, v174, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v177, vcc_lo, v175, s0
	v_add_co_ci_u32_e64 v178, null, s1, v176, vcc_lo
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
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fma_mixlo_f16 v0, s2, v105, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v0, s2, v106, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, s2, v107, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v105, s2, v108, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, s2, v109, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v106, s2, v110, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, s2, v111, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v107, s2, v112, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, s2, v121, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v108, s2, v122, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v109, s2, v123, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v109, s2, v124, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v110, s2, v125, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v110, s2, v126, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v111, s2, v127, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v111, s2, v128, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v112, s2, v113, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v112, s2, v114, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, s2, v115, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v113, s2, v116, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, s2, v117, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v114, s2, v118, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, s2, v119, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v115, s2, v120, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, s2, v97, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v97, s2, v98, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, s2, v99, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v98, s2, v100, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, s2, v101, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v99, s2, v102, v195 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, s2, v103, v195 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v100, s2, v104, v195 op_sel_hi:[0,0,1]
	s_clause 0x8
	global_store_b16 v[129:130], v0, off
	global_store_d16_hi_b16 v[133:134], v0, off
	global_store_b16 v[135:136], v105, off
	global_store_d16_hi_b16 v[137:138], v105, off
	global_store_b16 v[139:140], v106, off
	global_store_d16_hi_b16 v[141:142], v106, off
	global_store_b16 v[143:144], v107, off
	global_store_d16_hi_b16 v[145:146], v107, off
	global_store_b16 v[147:148], v108, off
	global_store_d16_hi_b16 v[149:150], v108, off
	global_store_b16 v[151:152], v109, off
	global_store_d16_hi_b16 v[153:154], v109, off
	global_store_b16 v[155:156], v110, off
	global_store_d16_hi_b16 v[157:158], v110, off
	global_store_b16 v[159:160], v111, off
	global_store_d16_hi_b16 v[161:162], v111, off
	global_store_b16 v[163:164], v112, off
	global_store_d16_hi_b16 v[165:166], v112, off
	global_store_b16 v[167:168], v113, off
	global_store_d16_hi_b16 v[169:170], v113, off
	global_store_b16 v[171:172], v114, off
	global_store_d16_hi_b16 v[173:174], v114, off
	global_store_b16 v[175:176], v115, off
	global_store_d16_hi_b16 v[177:178], v115, off
	global_store_b16 v[179:180], v97, off
	global_store_d16_hi_b16 v[181:182], v97, off
	global_store_b16 v[183:184], v98, off
	global_store_d16_hi_b16 v[185:186], v98, off
	global_store_b16 v[187:188], v99, off
	global_store_d16_hi_b16 v[189:190], v99, off
	global_store_b16 v[191:192], v100, off
	global_store_d16_hi_b16 v[193:194], v100, off
	global_load_d16_b16 v97, v[131:132], off offset:32
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v0, s2, v89, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v0, s2, v90, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, s2, v91, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v89, s2, v92, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, s2, v93, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v90, s2, v94, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, s2, v95, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v91, s2, v96, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, s2, v81, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v81, s2, v82, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, s2, v83, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v82, s2, v84, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, s2, v85, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v83, s2, v86, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, s2, v87, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v84, s2, v88, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v73, s2, v73, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v73, s2, v74, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v74, s2, v75, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v74, s2, v76, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v75, s2, v77, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v75, s2, v78, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v76, s2, v79, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v76, s2, v80, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v65, s2, v65, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v65, s2, v66, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, s2, v67, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v66, s2, v68, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, s2, v69, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v67, s2, v70, v97 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, s2, v71, v97 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v68, s2, v72, v97 op_sel_hi:[0,0,1]
	s_clause 0x7
	global_store_b16 v[129:130], v0, off offset:32
	global_store_d16_hi_b16 v[133:134], v0, off offset:32
	global_store_b16 v[135:136], v89, off offset:32
	global_store_d16_hi_b16 v[137:138], v89, off offset:32
	global_store_b16 v[139:140], v90, off offset:32
	global_store_d16_hi_b16 v[141:142], v90, off offset:32
	global_store_b16 v[143:144], v91, off offset:32
	global_store_d16_hi_b16 v[145:146], v91, off offset:32
	global_store_b16 v[147:148], v81, off offset:32
	global_store_d16_hi_b16 v[149:150], v81, off offset:32
	global_store_b16 v[151:152], v82, off offset:32
	global_store_d16_hi_b16 v[153:154], v82, off offset:32
	global_store_b16 v[155:156], v83, off offset:32
	global_store_d16_hi_b16 v[157:158], v83, off offset:32
	global_store_b16 v[159:160], v84, off offset:32
	global_store_d16_hi_b16 v[161:162], v84, off offset:32
	global_store_b16 v[163:164], v73, off offset:32
	global_store_d16_hi_b16 v[165:166], v73, off offset:32
	global_store_b16 v[167:168], v74, off offset:32
	global_store_d16_hi_b16 v[169:170], v74, off offset:32
	global_store_b16 v[171:172], v75, off offset:32
	global_store_d16_hi_b16 v[173:174], v75, off offset:32
	global_store_b16 v[175:176], v76, off offset:32
	global_store_d16_hi_b16 v[177:178], v76, off offset:32
	global_store_b16 v[179:180], v65, off offset:32
	global_store_d16_hi_b16 v[181:182], v65, off offset:32
	global_store_b16 v[183:184], v66, off offset:32
	global_store_d16_hi_b16 v[185:186], v66, off offset:32
	global_store_b16 v[187:188], v67, off offset:32
	global_store_d16_hi_b16 v[189:190], v67, off offset:32
	global_store_b16 v[191:192], v68, off offset:32
	global_store_d16_hi_b16 v[193:194], v68, off offset:32
	global_load_d16_b16 v65, v[131:132], off offset:64
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
	s_clause 0x7
	global_store_b16 v[129:130], v0, off offset:64
	global_store_d16_hi_b16 v[133:134], v0, off offset:64
	global_store_b16 v[135:136], v57, off offset:64
	global_store_d16_hi_b16 v[137:138], v57, off offset:64
	global_store_b16 v[139:140], v58, off offset:64
	global_store_d16_hi_b16 v[141:142], v58, off offset:64
	global_store_b16 v[143:144], v59, off offset:64
	global_store_d16_hi_b16 v[145:146], v59, off offset:64
	global_store_b16 v[147:148], v49, off offset:64
	global_store_d16_hi_b16 v[149:150], v49, off offset:64
	global_store_b16 v[151:152], v50, off offset:64
	global_store_d16_hi_b16 v[153:154], v50, off offset:64
	global_store_b16 v[155:156], v51, off offset:64
	global_store_d16_hi_b16 v[157:158], v51, off offset:64
	global_store_b16 v[159:160], v52, off offset:64
	global_store_d16_hi_b16 v[161:162], v52, off offset:64
	global_store_b16 v[163:164], v41, off offset:64
	global_store_d16_hi_b16 v[165:166], v41, off offset:64
	global_store_b16 v[167:168], v42, off offset:64
	global_store_d16_hi_b16 v[169:170], v42, off offset:64
	global_store_b16 v[171:172], v43, off offset:64
	global_store_d16_hi_b16 v[173:174], v43, off offset:64
	global_store_b16 v[175:176], v44, off offset:64
	global_store_d16_hi_b16 v[177:178], v44, off offset:64
	global_store_b16 v[179:180], v33, off offset:64
	global_store_d16_hi_b16 v[181:182], v33, off offset:64
	global_store_b16 v[183:184], v34, off offset:64
	global_store_d16_hi_b16 v[185:186], v34, off offset:64
	global_store_b16 v[187:188], v35, off offset:64
	global_store_d16_hi_b16 v[189:190], v35, off offset:64
	global_store_b16 v[191:192], v36, off offset:64
	global_store_d16_hi_b16 v[193:194], v36, off offset:64
	global_load_d16_b16 v33, v[131:132], off offset:96
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v0, s2, v25, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v0, s2, v26, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, s2, v27, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v25, s2, v28, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, s2, v29, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v26, s2, v30, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, s2, v31, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v27, s2, v32, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, s2, v17, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v17, s2, v18, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, s2, v19, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v18, s2, v20, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, s2, v21, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v19, s2, v22, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, s2, v23, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v20, s2, v24, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, s2, v9, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v9, s2, v10, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, s2, v11, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v10, s2, v12, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, s2, v13, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v11, s2, v14, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, s2, v15, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v12, s2, v16, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v1, s2, v1, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v1, s2, v2, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, s2, v3, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v2, s2, v4, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, s2, v5, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v3, s2, v6, v33 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, s2, v7, v33 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v4, s2, v8, v33 op_sel_hi:[0,0,1]
	s_clause 0x7
	global_store_b16 v[129:130], v0, off offset:96
	global_store_d16_hi_b16 v[133:134], v0, off offset:96
	global_store_b16 v[135:136], v25, off offset:96
	global_store_d16_hi_b16 v[137:138], v25, off offset:96
	global_store_b16 v[139:140], v26, off offset:96
	global_store_d16_hi_b16 v[141:142], v26, off offset:96
	global_store_b16 v[143:144], v27, off offset:96
	global_store_d16_hi_b16 v[145:146], v27, off offset:96
	global_store_b16 v[147:148], v17, off offset:96
	global_store_d16_hi_b16 v[149:150], v17, off offset:96
	global_store_b16 v[151:152], v18, off offset:96
	global_store_d16_hi_b16 v[153:154], v18, off offset:96
	global_store_b16 v[155:156], v19, off offset:96
	global_store_d16_hi_b16 v[157:158], v19, off offset:96
	global_store_b16 v[159:160], v20, off offset:96
	global_store_d16_hi_b16 v[161:162], v20, off offset:96
	global_store_b16 v[163:164], v9, off offset:96
	global_store_d16_hi_b16 v[165:166], v9, off offset:96
	global_store_b16 v[167:168], v10, off offset:96
	global_store_d16_hi_b16 v[169:170], v10, off offset:96
	global_store_b16 v[171:172], v11, off offset:96
	global_store_d16_hi_b16 v[173:174], v11, off offset:96
	global_store_b16 v[175:176], v12, off offset:96
	global_store_d16_hi_b16 v[177:178], v12, off offset:96
	global_store_b16 v[179:180], v1, off offset:96
	global_store_d16_hi_b16 v[181:182], v1, off offset:96
	global_store_b16 v[183:184], v2, off offset:96
	global_store_d16_hi_b16 v[185:186], v2, off offset:96
	global_store_b16 v[187:188], v3, off offset:96
	global_store_d16_hi_b16 v[189:190], v3, off offset:96
	global_store_b16 v[191:192], v4, off offset:96
	global_store_d16_hi_b16 v[193:194], v4, off offset:96
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
		.amdhsa_next_free_vgpr 241
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
		.amdhsa_inst_pref_size 58
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
	.set scaled_mm.num_vgpr, 228
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
; codeLenInByte = 7340
; TotalNumSgprs: 25
; NumVgprs: 228
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 49408 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 241
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
    .vgpr_count:     228
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
