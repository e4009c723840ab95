	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 6
	.text
	.protected	scaled_mm               ; -- Begin function scaled_mm
	.globl	scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_b64 s[20:21], s[0:1], 0x2c
	s_abs_i32 s16, s2
	v_or_b32_e32 v2, 0x100, v0
	v_lshrrev_b32_e32 v5, 7, v0
	v_or_b32_e32 v3, 0x200, v0
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v134, 2, v0
	v_lshrrev_b32_e32 v140, 2, v2
	s_mov_b32 s15, 0x31004000
	v_lshrrev_b32_e32 v141, 2, v3
	v_lshrrev_b32_e32 v142, 2, v4
	s_mov_b32 s14, -1
	v_mov_b32_e32 v40, 0
	v_and_b32_e32 v136, 0x7f, v0
	s_mov_b32 s18, s14
	v_and_b32_e32 v163, 3, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v34, v40 :: v_dual_and_b32 v135, 0x80, v0
	v_mov_b32_e32 v38, v40
	v_mov_b32_e32 v39, v40
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s24, s20, 31
	v_mul_lo_u32 v2, s20, v5
	s_lshr_b32 s3, s24, 25
	v_dual_mov_b32 v84, v40 :: v_dual_lshlrev_b32 v139, 1, v0
	s_add_i32 s3, s20, s3
	v_mov_b32_e32 v86, v40
	s_ashr_i32 s3, s3, 7
	v_mad_u32_u24 v138, 0x102, v163, v134
	s_abs_i32 s12, s3
	v_add_lshl_u32 v137, v2, v136, 4
	s_cvt_f32_u32 s4, s12
	s_sub_i32 s17, 0, s12
	v_mov_b32_e32 v35, v40
	v_dual_mov_b32 v82, v40 :: v_dual_and_b32 v139, 0x100, v139
	v_rcp_iflag_f32_e32 v1, s4
	s_load_b256 s[4:11], s[0:1], 0x0
	v_mov_b32_e32 v53, v40
	v_mov_b32_e32 v51, v40
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v95, v40
	v_mov_b32_e32 v93, v40
	v_mov_b32_e32 v92, v40
	v_mov_b32_e32 v91, v40
	v_mov_b32_e32 v90, v40
	v_readfirstlane_b32 s13, v1
	v_lshlrev_b32_e32 v1, 4, v0
	v_mov_b32_e32 v89, v40
	v_mov_b32_e32 v64, v40
	v_mov_b32_e32 v63, v40
	s_mul_f32 s13, s13, 0x4f7ffffe
	v_dual_mov_b32 v62, v40 :: v_dual_and_b32 v1, 48, v1
	v_mov_b32_e32 v61, v40
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cvt_u32_f32 s13, s13
	v_mov_b32_e32 v60, v40
	v_mov_b32_e32 v59, v40
	v_mov_b32_e32 v58, v40
	s_mul_i32 s17, s17, s13
	v_mov_b32_e32 v57, v40
	s_mul_hi_u32 s17, s13, s17
	v_mov_b32_e32 v120, v40
	s_add_i32 s13, s13, s17
	s_xor_b32 s17, s2, s3
	s_mul_hi_u32 s13, s16, s13
	s_ashr_i32 s17, s17, 31
	s_mul_i32 s19, s13, s12
	v_mov_b32_e32 v119, v40
	s_sub_i32 s16, s16, s19
	s_add_i32 s19, s13, 1
	s_sub_i32 s22, s16, s12
	s_cmp_ge_u32 s16, s12
	v_mov_b32_e32 v118, v40
	s_cselect_b32 s13, s19, s13
	s_cselect_b32 s16, s22, s16
	s_add_i32 s19, s13, 1
	s_cmp_ge_u32 s16, s12
	v_mov_b32_e32 v117, v40
	s_cselect_b32 s12, s19, s13
	s_mov_b32 s19, s15
	s_xor_b32 s12, s12, s17
	v_mov_b32_e32 v116, v40
	s_sub_i32 s12, s12, s17
	v_mov_b32_e32 v115, v40
	s_lshl_b32 s25, s12, 8
	s_mul_i32 s3, s12, s3
	s_mul_hi_i32 s13, s25, s21
	s_mul_i32 s12, s25, s21
	s_sub_i32 s16, s2, s3
	s_lshl_b64 s[2:3], s[12:13], 1
	s_lshl_b32 s22, s16, 7
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s4, s2
	s_addc_u32 s4, s5, s3
	s_ashr_i32 s23, s22, 31
	s_and_b32 s13, s4, 0xffff
	s_lshl_b64 s[2:3], s[22:23], 4
	v_mov_b32_e32 v114, v40
	s_add_u32 s16, s6, s2
	s_addc_u32 s2, s7, s3
	s_lshl_b32 s3, s21, 1
	s_and_b32 s17, s2, 0xffff
	v_mad_u64_u32 v[129:130], null, s3, v134, v[1:2]
	v_mad_u64_u32 v[130:131], null, s3, v140, v[1:2]
	v_mad_u64_u32 v[131:132], null, s3, v141, v[1:2]
	v_mad_u64_u32 v[132:133], null, s3, v142, v[1:2]
	buffer_load_b128 v[143:146], v137, s[16:19], 0 offen
	s_clause 0x3
	buffer_load_b128 v[147:150], v129, s[12:15], 0 offen
	buffer_load_b128 v[151:154], v130, s[12:15], 0 offen
	buffer_load_b128 v[155:158], v131, s[12:15], 0 offen
	buffer_load_b128 v[159:162], v132, s[12:15], 0 offen
	v_dual_mov_b32 v36, v40 :: v_dual_and_b32 v1, 31, v0
	s_load_b64 s[2:3], s[0:1], 0x20
	v_dual_mov_b32 v88, v40 :: v_dual_and_b32 v133, 0x60, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_sub_co_u32 v2, vcc_lo, v1, 16
	v_mov_b32_e32 v37, v40
	v_mad_u32_u24 v140, 0x102, v163, v140
	v_mad_u32_u24 v141, 0x102, v163, v141
	v_cndmask_b32_e32 v164, v2, v1, vcc_lo
	v_mad_u32_u24 v142, 0x102, v163, v142
	v_or_b32_e32 v163, v139, v136
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v33, v40 :: v_dual_lshlrev_b32 v166, 4, v141
	v_add_nc_u32_e32 v134, v164, v135
	v_add_nc_u32_e32 v135, v164, v133
	v_lshlrev_b32_e32 v164, 4, v138
	v_dual_mov_b32 v56, v40 :: v_dual_lshlrev_b32 v165, 4, v140
	v_dual_mov_b32 v54, v40 :: v_dual_lshlrev_b32 v167, 4, v142
	v_dual_mov_b32 v52, v40 :: v_dual_lshlrev_b32 v163, 4, v163
	v_mov_b32_e32 v113, v40
	v_mov_b32_e32 v112, v40
	v_mov_b32_e32 v111, v40
	v_mov_b32_e32 v110, v40
	v_mov_b32_e32 v109, v40
	v_mov_b32_e32 v108, v40
	v_mov_b32_e32 v107, v40
	v_mov_b32_e32 v106, v40
	v_mov_b32_e32 v105, v40
	v_mov_b32_e32 v48, v40
	v_mov_b32_e32 v47, v40
	v_mov_b32_e32 v46, v40
	v_mov_b32_e32 v45, v40
	v_mov_b32_e32 v44, v40
	v_mov_b32_e32 v43, v40
	v_mov_b32_e32 v42, v40
	v_mov_b32_e32 v41, v40
	v_mov_b32_e32 v128, v40
	v_mov_b32_e32 v127, v40
	v_mov_b32_e32 v126, v40
	v_mov_b32_e32 v125, v40
	v_mov_b32_e32 v124, v40
	v_mov_b32_e32 v123, v40
	v_mov_b32_e32 v122, v40
	v_mov_b32_e32 v121, v40
	v_mov_b32_e32 v32, v40
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v30, v40
	v_mov_b32_e32 v29, v40
	v_mov_b32_e32 v28, v40
	v_mov_b32_e32 v27, v40
	v_mov_b32_e32 v26, v40
	v_mov_b32_e32 v25, v40
	v_mov_b32_e32 v104, v40
	v_mov_b32_e32 v103, v40
	v_mov_b32_e32 v102, v40
	v_mov_b32_e32 v101, v40
	v_mov_b32_e32 v100, v40
	v_mov_b32_e32 v99, v40
	v_mov_b32_e32 v98, v40
	v_mov_b32_e32 v97, v40
	v_mov_b32_e32 v24, v40
	v_mov_b32_e32 v23, v40
	v_mov_b32_e32 v22, v40
	v_mov_b32_e32 v21, v40
	v_mov_b32_e32 v20, v40
	v_mov_b32_e32 v19, v40
	v_mov_b32_e32 v18, v40
	v_mov_b32_e32 v17, v40
	v_mov_b32_e32 v80, v40
	v_mov_b32_e32 v79, v40
	v_mov_b32_e32 v78, v40
	v_mov_b32_e32 v77, v40
	v_mov_b32_e32 v76, v40
	v_mov_b32_e32 v75, v40
	v_mov_b32_e32 v74, v40
	v_mov_b32_e32 v73, v40
	v_mov_b32_e32 v16, v40
	v_mov_b32_e32 v15, v40
	v_mov_b32_e32 v14, v40
	v_mov_b32_e32 v13, v40
	v_mov_b32_e32 v12, v40
	v_mov_b32_e32 v11, v40
	v_mov_b32_e32 v10, v40
	v_mov_b32_e32 v9, v40
	v_mov_b32_e32 v72, v40
	v_mov_b32_e32 v71, v40
	v_mov_b32_e32 v70, v40
	v_mov_b32_e32 v69, v40
	v_mov_b32_e32 v68, v40
	v_mov_b32_e32 v67, v40
	v_mov_b32_e32 v66, v40
	v_mov_b32_e32 v65, v40
	v_mov_b32_e32 v8, v40
	v_mov_b32_e32 v7, v40
	v_mov_b32_e32 v6, v40
	v_mov_b32_e32 v5, v40
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v3, v40
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v1, v40
	s_mov_b32 s0, 0
	s_cmp_lt_i32 s21, 33
	s_waitcnt vmcnt(4)
	v_perm_b32 v168, v143, 0, 0x50c040c
	v_perm_b32 v143, v143, 0, 0x70c060c
	v_perm_b32 v169, v144, 0, 0x50c040c
	v_perm_b32 v144, v144, 0, 0x70c060c
	v_perm_b32 v170, v145, 0, 0x50c040c
	v_perm_b32 v145, v145, 0, 0x70c060c
	v_perm_b32 v171, v146, 0, 0x50c040c
	v_perm_b32 v146, v146, 0, 0x70c060c
	v_pk_ashrrev_i16 v168, 1, v168 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v169, 1, v169 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v170, 1, v170 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v171, 1, v171 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	v_mov_b32_e32 v87, v40
	v_dual_mov_b32 v85, v40 :: v_dual_and_b32 v144, 0xbf80bf80, v144
	v_mov_b32_e32 v50, v40
	v_dual_mov_b32 v96, v40 :: v_dual_and_b32 v143, 0xbf80bf80, v143
	s_waitcnt vmcnt(3)
	ds_store_b128 v164, v[147:150]
	v_and_b32_e32 v147, 0xbf80bf80, v168
	v_dual_mov_b32 v83, v40 :: v_dual_and_b32 v148, 0xbf80bf80, v169
	v_dual_mov_b32 v81, v40 :: v_dual_and_b32 v164, 0xbf80bf80, v170
	v_dual_mov_b32 v55, v40 :: v_dual_and_b32 v168, 0xbf80bf80, v145
	v_and_b32_e32 v150, 0xbf80bf80, v146
	v_dual_mov_b32 v94, v40 :: v_dual_and_b32 v149, 0xbf80bf80, v171
	v_pk_mul_f16 v146, 0x5c00, v144 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v148 op_sel_hi:[0,1]
	v_pk_mul_f16 v144, 0x5c00, v143 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v147 op_sel_hi:[0,1]
	v_pk_mul_f16 v150, 0x5c00, v150 op_sel_hi:[0,1]
	v_pk_mul_f16 v149, 0x5c00, v149 op_sel_hi:[0,1]
	v_pk_mul_f16 v148, 0x5c00, v168 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v164 op_sel_hi:[0,1]
	s_waitcnt vmcnt(2)
	ds_store_b128 v165, v[151:154]
	s_waitcnt vmcnt(1)
	ds_store_b128 v166, v[155:158]
	s_waitcnt vmcnt(0)
	ds_store_b128 v167, v[159:162]
	ds_store_b128 v163, v[143:146] offset:16512
	ds_store_b128 v163, v[147:150] offset:18560
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_mov_b32_e32 v33, 0
	s_lshl_b32 s1, s20, 5
	s_mov_b32 s4, 32
	s_mov_b32 s5, 64
	s_mov_b32 s18, s14
	v_mov_b32_e32 v34, v33
	v_mov_b32_e32 v35, v33
	v_mov_b32_e32 v36, v33
	v_mov_b32_e32 v37, v33
	v_mov_b32_e32 v38, v33
	v_mov_b32_e32 v39, v33
	v_mov_b32_e32 v40, v33
	v_mov_b32_e32 v81, v33
	v_mov_b32_e32 v82, v33
	v_mov_b32_e32 v83, v33
	v_mov_b32_e32 v84, v33
	v_mov_b32_e32 v85, v33
	v_mov_b32_e32 v86, v33
	v_mov_b32_e32 v87, v33
	v_mov_b32_e32 v88, v33
	v_mov_b32_e32 v49, v33
	v_mov_b32_e32 v50, v33
	v_mov_b32_e32 v51, v33
	v_mov_b32_e32 v52, v33
	v_mov_b32_e32 v53, v33
	v_mov_b32_e32 v54, v33
	v_mov_b32_e32 v55, v33
	v_mov_b32_e32 v56, v33
	v_mov_b32_e32 v89, v33
	v_mov_b32_e32 v90, v33
	v_mov_b32_e32 v91, v33
	v_mov_b32_e32 v92, v33
	v_mov_b32_e32 v93, v33
	v_mov_b32_e32 v94, v33
	v_mov_b32_e32 v95, v33
	v_mov_b32_e32 v96, v33
	v_mov_b32_e32 v57, v33
	v_mov_b32_e32 v58, v33
	v_mov_b32_e32 v59, v33
	v_mov_b32_e32 v60, v33
	v_mov_b32_e32 v61, v33
	v_mov_b32_e32 v62, v33
	v_mov_b32_e32 v63, v33
	v_mov_b32_e32 v64, v33
	v_mov_b32_e32 v113, v33
	v_mov_b32_e32 v114, v33
	v_mov_b32_e32 v115, v33
	v_mov_b32_e32 v116, v33
	v_mov_b32_e32 v117, v33
	v_mov_b32_e32 v118, v33
	v_mov_b32_e32 v119, v33
	v_mov_b32_e32 v120, v33
	v_mov_b32_e32 v105, v33
	v_mov_b32_e32 v106, v33
	v_mov_b32_e32 v107, v33
	v_mov_b32_e32 v108, v33
	v_mov_b32_e32 v109, v33
	v_mov_b32_e32 v110, v33
	v_mov_b32_e32 v111, v33
	v_mov_b32_e32 v112, v33
	v_mov_b32_e32 v41, v33
	v_mov_b32_e32 v42, v33
	v_mov_b32_e32 v43, v33
	v_mov_b32_e32 v44, v33
	v_mov_b32_e32 v45, v33
	v_mov_b32_e32 v46, v33
	v_mov_b32_e32 v47, v33
	v_mov_b32_e32 v48, v33
	v_mov_b32_e32 v121, v33
	v_mov_b32_e32 v122, v33
	v_mov_b32_e32 v123, v33
	v_mov_b32_e32 v124, v33
	v_mov_b32_e32 v125, v33
	v_mov_b32_e32 v126, v33
	v_mov_b32_e32 v127, v33
	v_mov_b32_e32 v128, v33
	v_mov_b32_e32 v25, v33
	v_mov_b32_e32 v26, v33
	v_mov_b32_e32 v27, v33
	v_mov_b32_e32 v28, v33
	v_mov_b32_e32 v29, v33
	v_mov_b32_e32 v30, v33
	v_mov_b32_e32 v31, v33
	v_mov_b32_e32 v32, v33
	v_mov_b32_e32 v97, v33
	v_mov_b32_e32 v98, v33
	v_mov_b32_e32 v99, v33
	v_mov_b32_e32 v100, v33
	v_mov_b32_e32 v101, v33
	v_mov_b32_e32 v102, v33
	v_mov_b32_e32 v103, v33
	v_mov_b32_e32 v104, v33
	v_mov_b32_e32 v17, v33
	v_mov_b32_e32 v18, v33
	v_mov_b32_e32 v19, v33
	v_mov_b32_e32 v20, v33
	v_mov_b32_e32 v21, v33
	v_mov_b32_e32 v22, v33
	v_mov_b32_e32 v23, v33
	v_mov_b32_e32 v24, v33
	v_mov_b32_e32 v73, v33
	v_mov_b32_e32 v74, v33
	v_mov_b32_e32 v75, v33
	v_mov_b32_e32 v76, v33
	v_mov_b32_e32 v77, v33
	v_mov_b32_e32 v78, v33
	v_mov_b32_e32 v79, v33
	v_mov_b32_e32 v80, v33
	v_mov_b32_e32 v9, v33
	v_mov_b32_e32 v10, v33
	v_mov_b32_e32 v11, v33
	v_mov_b32_e32 v12, v33
	v_mov_b32_e32 v13, v33
	v_mov_b32_e32 v14, v33
	v_mov_b32_e32 v15, v33
	v_mov_b32_e32 v16, v33
	v_mov_b32_e32 v65, v33
	v_mov_b32_e32 v66, v33
	v_mov_b32_e32 v67, v33
	v_mov_b32_e32 v68, v33
	v_mov_b32_e32 v69, v33
	v_mov_b32_e32 v70, v33
	v_mov_b32_e32 v71, v33
	v_mov_b32_e32 v72, v33
	v_mov_b32_e32 v1, v33
	v_mov_b32_e32 v2, v33
	v_mov_b32_e32 v3, v33
	v_mov_b32_e32 v4, v33
	v_mov_b32_e32 v5, v33
	v_mov_b32_e32 v6, v33
	v_mov_b32_e32 v7, v33
	v_mov_b32_e32 v8, v33
	s_mov_b32 s19, s15
	s_mov_b32 s6, s1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x3
	buffer_load_b128 v[223:226], v129, s[12:15], s5 offen
	buffer_load_b128 v[227:230], v130, s[12:15], s5 offen
	buffer_load_b128 v[231:234], v131, s[12:15], s5 offen
	buffer_load_b128 v[235:238], v132, s[12:15], s5 offen
	buffer_load_b128 v[239:242], v137, s[16:19], s6 offen
	s_mul_i32 s7, s0, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u32 v243, v134, 4, s7
	v_lshl_add_u32 v244, v135, 4, s7
	ds_load_b128 v[143:146], v243
	ds_load_b128 v[151:154], v243 offset:256
	ds_load_b128 v[147:150], v243 offset:4128
	ds_load_b128 v[155:158], v243 offset:4384
	ds_load_b128 v[159:162], v243 offset:512
	ds_load_b128 v[167:170], v243 offset:768
	ds_load_b128 v[163:166], v243 offset:4640
	ds_load_b128 v[171:174], v243 offset:4896
	ds_load_b128 v[175:178], v243 offset:1024
	ds_load_b128 v[183:186], v243 offset:1280
	ds_load_b128 v[191:194], v244 offset:16512
	ds_load_b128 v[195:198], v244 offset:18560
	ds_load_b128 v[179:182], v243 offset:5152
	ds_load_b128 v[187:190], v243 offset:5408
	ds_load_b128 v[199:202], v243 offset:1536
	ds_load_b128 v[207:210], v243 offset:1792
	ds_load_b128 v[203:206], v243 offset:5664
	ds_load_b128 v[211:214], v243 offset:5920
	ds_load_b128 v[215:218], v244 offset:16768
	ds_load_b128 v[219:222], v244 offset:18816
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[113:120], v[191:198], v[143:150], v[113:120]
	v_wmma_f32_16x16x16_f16 v[89:96], v[191:198], v[151:158], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[191:198], v[159:166], v[81:88]
	v_wmma_f32_16x16x16_f16 v[105:112], v[191:198], v[167:174], v[105:112]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[121:128], v[191:198], v[175:182], v[121:128]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[97:104], v[191:198], v[183:190], v[97:104]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[73:80], v[191:198], v[199:206], v[73:80]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[191:198], v[207:214], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[215:222], v[143:150], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[215:222], v[151:158], v[49:56]
	v_wmma_f32_16x16x16_f16 v[33:40], v[215:222], v[159:166], v[33:40]
	v_wmma_f32_16x16x16_f16 v[41:48], v[215:222], v[167:174], v[41:48]
	v_wmma_f32_16x16x16_f16 v[25:32], v[215:222], v[175:182], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[215:222], v[183:190], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[215:222], v[199:206], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[215:222], v[207:214], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[143:146], v243 offset:8256
	ds_load_b128 v[151:154], v243 offset:8512
	ds_load_b128 v[147:150], v243 offset:12384
	ds_load_b128 v[155:158], v243 offset:12640
	ds_load_b128 v[159:162], v243 offset:8768
	ds_load_b128 v[167:170], v243 offset:9024
	ds_load_b128 v[163:166], v243 offset:12896
	ds_load_b128 v[171:174], v243 offset:13152
	ds_load_b128 v[175:178], v243 offset:9280
	ds_load_b128 v[183:186], v243 offset:9536
	ds_load_b128 v[191:194], v244 offset:20608
	ds_load_b128 v[195:198], v244 offset:22656
	ds_load_b128 v[179:182], v243 offset:13408
	ds_load_b128 v[187:190], v243 offset:13664
	ds_load_b128 v[199:202], v243 offset:9792
	ds_load_b128 v[207:210], v243 offset:10048
	ds_load_b128 v[203:206], v243 offset:13920
	ds_load_b128 v[211:214], v243 offset:14176
	ds_load_b128 v[215:218], v244 offset:20864
	ds_load_b128 v[219:222], v244 offset:22912
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[113:120], v[191:198], v[143:150], v[113:120]
	v_wmma_f32_16x16x16_f16 v[89:96], v[191:198], v[151:158], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[191:198], v[159:166], v[81:88]
	v_wmma_f32_16x16x16_f16 v[105:112], v[191:198], v[167:174], v[105:112]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[121:128], v[191:198], v[175:182], v[121:128]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[97:104], v[191:198], v[183:190], v[97:104]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[73:80], v[191:198], v[199:206], v[73:80]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[191:198], v[207:214], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[215:222], v[143:150], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[215:222], v[151:158], v[49:56]
	v_wmma_f32_16x16x16_f16 v[33:40], v[215:222], v[159:166], v[33:40]
	v_wmma_f32_16x16x16_f16 v[41:48], v[215:222], v[167:174], v[41:48]
	v_wmma_f32_16x16x16_f16 v[25:32], v[215:222], v[175:182], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[215:222], v[183:190], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[215:222], v[199:206], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[215:222], v[207:214], v[1:8]
	; sched_barrier mask(0x00000000)
	s_xor_b32 s0, s0, 1
	s_waitcnt vmcnt(0)
	v_perm_b32 v143, v239, 0, 0x50c040c
	s_mul_i32 s7, s0, 0x6080
	v_perm_b32 v144, v239, 0, 0x70c060c
	v_lshl_add_u32 v145, v138, 4, s7
	v_lshl_add_u32 v147, v139, 4, s7
	v_perm_b32 v146, v240, 0, 0x70c060c
	v_perm_b32 v148, v242, 0, 0x50c040c
	v_perm_b32 v149, v241, 0, 0x70c060c
	ds_store_b128 v145, v[223:226]
	v_perm_b32 v145, v240, 0, 0x50c040c
	v_lshl_add_u32 v154, v136, 4, v147
	v_perm_b32 v147, v242, 0, 0x70c060c
	v_perm_b32 v150, v241, 0, 0x50c040c
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v147, 1, v147 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v150, 1, v150 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xbf80bf80, v146
	v_and_b32_e32 v143, 0xbf80bf80, v143
	v_and_b32_e32 v144, 0xbf80bf80, v144
	v_and_b32_e32 v145, 0xbf80bf80, v145
	v_and_b32_e32 v147, 0xbf80bf80, v147
	v_and_b32_e32 v148, 0xbf80bf80, v148
	v_and_b32_e32 v155, 0xbf80bf80, v149
	v_and_b32_e32 v156, 0xbf80bf80, v150
	v_lshl_add_u32 v151, v140, 4, s7
	v_lshl_add_u32 v152, v141, 4, s7
	s_add_i32 s4, s4, 32
	v_lshl_add_u32 v153, v142, 4, s7
	s_add_i32 s5, s5, 64
	s_add_i32 s6, s6, s1
	v_pk_mul_f16 v146, 0x5c00, v146 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v145 op_sel_hi:[0,1]
	v_pk_mul_f16 v144, 0x5c00, v144 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v143 op_sel_hi:[0,1]
	s_cmp_ge_i32 s4, s21
	v_pk_mul_f16 v150, 0x5c00, v147 op_sel_hi:[0,1]
	v_pk_mul_f16 v149, 0x5c00, v148 op_sel_hi:[0,1]
	v_pk_mul_f16 v148, 0x5c00, v155 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v156 op_sel_hi:[0,1]
	ds_store_b128 v151, v[227:230]
	ds_store_b128 v152, v[231:234]
	ds_store_b128 v153, v[235:238]
	ds_store_b128 v154, v[143:146] offset:16512
	ds_store_b128 v154, v[147:150] offset:18560
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	s_mulk_i32 s0, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u32 v129, v134, 4, s0
	v_lshl_add_u32 v130, v135, 4, s0
	ds_load_b128 v[135:138], v129
	ds_load_b128 v[143:146], v129 offset:256
	ds_load_b128 v[139:142], v129 offset:4128
	ds_load_b128 v[147:150], v129 offset:4384
	ds_load_b128 v[151:154], v129 offset:512
	ds_load_b128 v[159:162], v129 offset:768
	ds_load_b128 v[155:158], v129 offset:4640
	ds_load_b128 v[163:166], v129 offset:4896
	ds_load_b128 v[167:170], v129 offset:1024
	ds_load_b128 v[175:178], v129 offset:1280
	ds_load_b128 v[183:186], v130 offset:16512
	ds_load_b128 v[187:190], v130 offset:18560
	ds_load_b128 v[171:174], v129 offset:5152
	ds_load_b128 v[179:182], v129 offset:5408
	ds_load_b128 v[191:194], v129 offset:1536
	ds_load_b128 v[199:202], v129 offset:1792
	ds_load_b128 v[195:198], v129 offset:5664
	ds_load_b128 v[203:206], v129 offset:5920
	ds_load_b128 v[207:210], v130 offset:16768
	ds_load_b128 v[211:214], v130 offset:18816
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[113:120], v[183:190], v[135:142], v[113:120]
	v_wmma_f32_16x16x16_f16 v[89:96], v[183:190], v[143:150], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[183:190], v[151:158], v[81:88]
	v_wmma_f32_16x16x16_f16 v[105:112], v[183:190], v[159:166], v[105:112]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[121:128], v[183:190], v[167:174], v[121:128]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[97:104], v[183:190], v[175:182], v[97:104]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[73:80], v[183:190], v[191:198], v[73:80]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[183:190], v[199:206], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[207:214], v[135:142], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[207:214], v[143:150], v[49:56]
	v_wmma_f32_16x16x16_f16 v[33:40], v[207:214], v[151:158], v[33:40]
	v_wmma_f32_16x16x16_f16 v[41:48], v[207:214], v[159:166], v[41:48]
	v_wmma_f32_16x16x16_f16 v[25:32], v[207:214], v[167:174], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[207:214], v[175:182], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[207:214], v[191:198], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[207:214], v[199:206], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[135:138], v129 offset:8256
	ds_load_b128 v[143:146], v129 offset:8512
	ds_load_b128 v[139:142], v129 offset:12384
	ds_load_b128 v[147:150], v129 offset:12640
	ds_load_b128 v[151:154], v129 offset:8768
	ds_load_b128 v[159:162], v129 offset:9024
	ds_load_b128 v[155:158], v129 offset:12896
	ds_load_b128 v[163:166], v129 offset:13152
	ds_load_b128 v[167:170], v129 offset:9280
	ds_load_b128 v[175:178], v129 offset:9536
	ds_load_b128 v[183:186], v130 offset:20608
	ds_load_b128 v[187:190], v130 offset:22656
	ds_load_b128 v[171:174], v129 offset:13408
	ds_load_b128 v[179:182], v129 offset:13664
	ds_load_b128 v[191:194], v129 offset:9792
	ds_load_b128 v[199:202], v129 offset:10048
	ds_load_b128 v[195:198], v129 offset:13920
	ds_load_b128 v[203:206], v129 offset:14176
	ds_load_b128 v[207:210], v130 offset:20864
	ds_load_b128 v[211:214], v130 offset:22912
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[113:120], v[183:190], v[135:142], v[113:120]
	v_wmma_f32_16x16x16_f16 v[89:96], v[183:190], v[143:150], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[183:190], v[151:158], v[81:88]
	v_wmma_f32_16x16x16_f16 v[105:112], v[183:190], v[159:166], v[105:112]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[121:128], v[183:190], v[167:174], v[121:128]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[97:104], v[183:190], v[175:182], v[97:104]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[73:80], v[183:190], v[191:198], v[73:80]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[183:190], v[199:206], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[207:214], v[135:142], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[207:214], v[143:150], v[49:56]
	v_wmma_f32_16x16x16_f16 v[33:40], v[207:214], v[151:158], v[33:40]
	v_wmma_f32_16x16x16_f16 v[41:48], v[207:214], v[159:166], v[41:48]
	v_wmma_f32_16x16x16_f16 v[25:32], v[207:214], v[167:174], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[207:214], v[175:182], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[207:214], v[191:198], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[207:214], v[199:206], v[1:8]
	; sched_barrier mask(0x00000000)
	v_or_b32_e32 v129, s22, v133
	v_add_nc_u32_e32 v131, s25, v134
	s_load_b32 s6, s[8:9], 0x0
	v_and_b32_e32 v0, 16, v0
	s_mov_b32 s21, s24
	v_ashrrev_i32_e32 v130, 31, v129
	v_mad_i64_i32 v[131:132], null, v131, s20, 0
	s_lshl_b64 s[4:5], s[20:21], 5
	s_lshl_b64 s[8:9], s[20:21], 7
	v_lshlrev_b64 v[129:130], 1, v[129:130]
	s_mov_b32 s1, 0x76543210
	v_lshlrev_b64 v[131:132], 1, v[131:132]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v135, s0, s10, v129
	v_add_co_ci_u32_e64 v136, null, s11, v130, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v131, s0, s2, v131
	v_add_co_ci_u32_e64 v132, null, s3, v132, s0
	s_clause 0x1
	global_load_b128 v[147:150], v[135:136], off
	global_load_b128 v[151:154], v[135:136], off offset:16
	v_add_co_u32 v129, s0, v131, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v130, null, v132, v130, s0
	s_lshl_b64 s[2:3], s[20:21], 6
	v_add_co_u32 v141, s0, v129, v0
	v_add_co_ci_u32_e64 v142, null, 0, v130, s0
	s_clause 0x1
	global_load_b128 v[129:132], v[135:136], off offset:48
	global_load_b128 v[133:136], v[135:136], off offset:32
	v_add_co_u32 v143, s0, v141, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v144, null, s5, v142, s0
	v_add_co_u32 v145, s0, v141, s2
	v_add_co_ci_u32_e64 v146, null, s3, v142, s0
	v_add_co_u32 v139, s0, v141, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v140, null, s9, v142, s0
	v_mad_i64_i32 v[137:138], null, 0x60, s20, v[141:142]
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v148, v0, v148
	v_lshrrev_b32_e32 v147, v0, v147
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v156, v0, v153
	v_lshrrev_b32_e32 v149, v0, v149
	v_lshrrev_b32_e32 v155, v0, v150
	v_lshlrev_b32_e32 v153, 16, v148
	v_lshrrev_b32_e32 v150, v0, v151
	v_lshrrev_b32_e32 v151, v0, v152
	v_lshrrev_b32_e32 v157, v0, v154
	v_lshlrev_b32_e32 v154, 16, v147
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v114, s6, v114, v153
	v_lshlrev_b32_e32 v152, 16, v149
	v_lshlrev_b32_e32 v149, 16, v151
	v_lshlrev_b32_e32 v151, 16, v155
	v_fma_f32 v113, s6, v113, v154
	v_fma_f32 v155, s6, v97, v154
	v_bfe_u32 v97, v114, 16, 1
	v_lshlrev_b32_e32 v148, 16, v156
	v_lshlrev_b32_e32 v147, 16, v157
	v_fma_f32 v116, s6, v116, v151
	v_or_b32_e32 v156, 0x400000, v114
	v_bfe_u32 v157, v113, 16, 1
	v_add3_u32 v97, v97, v114, 0x7fff
	v_cmp_u_f32_e64 s0, v114, v114
	v_fma_f32 v115, s6, v115, v152
	v_or_b32_e32 v158, 0x400000, v113
	v_bfe_u32 v159, v116, 16, 1
	v_add3_u32 v157, v157, v113, 0x7fff
	v_cndmask_b32_e64 v97, v97, v156, s0
	v_cmp_u_f32_e64 s0, v113, v113
	v_lshlrev_b32_e32 v150, 16, v150
	v_fma_f32 v118, s6, v118, v149
	v_or_b32_e32 v160, 0x400000, v116
	v_bfe_u32 v161, v115, 16, 1
	v_add3_u32 v159, v159, v116, 0x7fff
	v_cndmask_b32_e64 v113, v157, v158, s0
	v_cmp_u_f32_e64 s0, v116, v116
	v_fma_f32 v117, s6, v117, v150
	v_or_b32_e32 v162, 0x400000, v115
	v_bfe_u32 v163, v118, 16, 1
	v_add3_u32 v161, v161, v115, 0x7fff
	v_cndmask_b32_e64 v114, v159, v160, s0
	v_cmp_u_f32_e64 s0, v115, v115
	v_fma_f32 v120, s6, v120, v147
	v_or_b32_e32 v164, 0x400000, v118
	v_bfe_u32 v165, v117, 16, 1
	v_add3_u32 v163, v163, v118, 0x7fff
	v_cndmask_b32_e64 v115, v161, v162, s0
	v_cmp_u_f32_e64 s0, v118, v118
	v_fma_f32 v119, s6, v119, v148
	v_or_b32_e32 v166, 0x400000, v117
	v_bfe_u32 v167, v120, 16, 1
	v_add3_u32 v165, v165, v117, 0x7fff
	v_cndmask_b32_e64 v116, v163, v164, s0
	v_cmp_u_f32_e64 s0, v117, v117
	v_fma_f32 v90, s6, v90, v153
	v_or_b32_e32 v168, 0x400000, v120
	v_bfe_u32 v169, v119, 16, 1
	v_add3_u32 v167, v167, v120, 0x7fff
	v_cndmask_b32_e64 v117, v165, v166, s0
	v_cmp_u_f32_e64 s0, v120, v120
	v_fma_f32 v89, s6, v89, v154
	v_or_b32_e32 v170, 0x400000, v119
	v_bfe_u32 v171, v90, 16, 1
	v_add3_u32 v169, v169, v119, 0x7fff
	v_cndmask_b32_e64 v118, v167, v168, s0
	v_cmp_u_f32_e64 s0, v119, v119
	v_fma_f32 v92, s6, v92, v151
	v_or_b32_e32 v172, 0x400000, v90
	v_bfe_u32 v173, v89, 16, 1
	v_add3_u32 v171, v171, v90, 0x7fff
	v_cndmask_b32_e64 v119, v169, v170, s0
	v_cmp_u_f32_e64 s0, v90, v90
	v_fma_f32 v91, s6, v91, v152
	v_or_b32_e32 v174, 0x400000, v89
	v_bfe_u32 v175, v92, 16, 1
	v_add3_u32 v173, v173, v89, 0x7fff
	v_cndmask_b32_e64 v90, v171, v172, s0
	v_cmp_u_f32_e64 s0, v89, v89
	v_fma_f32 v94, s6, v94, v149
	v_or_b32_e32 v176, 0x400000, v92
	v_bfe_u32 v177, v91, 16, 1
	v_add3_u32 v175, v175, v92, 0x7fff
	v_cndmask_b32_e64 v89, v173, v174, s0
	v_cmp_u_f32_e64 s0, v92, v92
	v_fma_f32 v93, s6, v93, v150
	v_or_b32_e32 v178, 0x400000, v91
	v_bfe_u32 v179, v94, 16, 1
	v_add3_u32 v177, v177, v91, 0x7fff
	v_cndmask_b32_e64 v92, v175, v176, s0
	v_cmp_u_f32_e64 s0, v91, v91
	v_fma_f32 v96, s6, v96, v147
	v_or_b32_e32 v180, 0x400000, v94
	v_bfe_u32 v181, v93, 16, 1
	v_add3_u32 v179, v179, v94, 0x7fff
	v_cndmask_b32_e64 v91, v177, v178, s0
	v_cmp_u_f32_e64 s0, v94, v94
	v_fma_f32 v95, s6, v95, v148
	v_or_b32_e32 v182, 0x400000, v93
	v_bfe_u32 v183, v96, 16, 1
	v_add3_u32 v181, v181, v93, 0x7fff
	v_cndmask_b32_e64 v94, v179, v180, s0
	v_cmp_u_f32_e64 s0, v93, v93
	v_fma_f32 v82, s6, v82, v153
	v_or_b32_e32 v184, 0x400000, v96
	v_bfe_u32 v185, v95, 16, 1
	v_add3_u32 v183, v183, v96, 0x7fff
	v_cndmask_b32_e64 v93, v181, v182, s0
	v_cmp_u_f32_e64 s0, v96, v96
	v_fma_f32 v81, s6, v81, v154
	v_or_b32_e32 v186, 0x400000, v95
	v_bfe_u32 v187, v82, 16, 1
	v_add3_u32 v185, v185, v95, 0x7fff
	v_cndmask_b32_e64 v96, v183, v184, s0
	v_cmp_u_f32_e64 s0, v95, v95
	v_fma_f32 v84, s6, v84, v151
	v_or_b32_e32 v188, 0x400000, v82
	v_bfe_u32 v189, v81, 16, 1
	v_add3_u32 v187, v187, v82, 0x7fff
	v_cndmask_b32_e64 v95, v185, v186, s0
	v_cmp_u_f32_e64 s0, v82, v82
	v_fma_f32 v83, s6, v83, v152
	v_or_b32_e32 v190, 0x400000, v81
	v_bfe_u32 v191, v84, 16, 1
	v_add3_u32 v189, v189, v81, 0x7fff
	v_cndmask_b32_e64 v82, v187, v188, s0
	v_cmp_u_f32_e64 s0, v81, v81
	v_fma_f32 v86, s6, v86, v149
	v_or_b32_e32 v192, 0x400000, v84
	v_bfe_u32 v193, v83, 16, 1
	v_add3_u32 v191, v191, v84, 0x7fff
	v_cndmask_b32_e64 v81, v189, v190, s0
	v_cmp_u_f32_e64 s0, v84, v84
	v_fma_f32 v85, s6, v85, v150
	v_or_b32_e32 v194, 0x400000, v83
	v_bfe_u32 v195, v86, 16, 1
	v_add3_u32 v193, v193, v83, 0x7fff
	v_cndmask_b32_e64 v84, v191, v192, s0
	v_cmp_u_f32_e64 s0, v83, v83
	v_or_b32_e32 v196, 0x400000, v86
	v_bfe_u32 v197, v85, 16, 1
	v_add3_u32 v195, v195, v86, 0x7fff
	v_or_b32_e32 v198, 0x400000, v85
	v_cndmask_b32_e64 v83, v193, v194, s0
	v_cmp_u_f32_e64 s0, v86, v86
	v_add3_u32 v197, v197, v85, 0x7fff
	v_mov_b16_e32 v90.l, v89.h
	v_mov_b16_e32 v94.l, v93.h
	v_fma_f32 v88, s6, v88, v147
	v_cndmask_b32_e64 v86, v195, v196, s0
	v_cmp_u_f32_e64 s0, v85, v85
	v_mov_b16_e32 v82.l, v81.h
	v_mov_b16_e32 v97.l, v113.h
	v_bfe_u32 v199, v88, 16, 1
	v_or_b32_e32 v200, 0x400000, v88
	v_cndmask_b32_e64 v85, v197, v198, s0
	v_cmp_u_f32_e64 s0, v88, v88
	v_mov_b16_e32 v116.l, v117.h
	v_add3_u32 v199, v199, v88, 0x7fff
	v_fma_f32 v108, s6, v108, v151
	v_mov_b16_e32 v86.l, v85.h
	v_cndmask_b32_e32 v85, v90, v94, vcc_lo
	v_cndmask_b32_e32 v81, v97, v116, vcc_lo
	v_fma_f32 v105, s6, v105, v154
	v_cndmask_b32_e64 v88, v199, v200, s0
	v_cndmask_b32_e32 v89, v82, v86, vcc_lo
	v_fma_f32 v87, s6, v87, v148
	v_permlanex16_b32 v85, v85, s1, 0xfedcba98
	v_bfe_u32 v205, v105, 16, 1
	v_fma_f32 v107, s6, v107, v152
	v_or_b32_e32 v206, 0x400000, v105
	v_bfe_u32 v201, v87, 16, 1
	v_cndmask_b32_e32 v90, v85, v90, vcc_lo
	v_fma_f32 v106, s6, v106, v153
	v_or_b32_e32 v202, 0x400000, v87
	v_cmp_u_f32_e64 s0, v87, v87
	v_add3_u32 v201, v201, v87, 0x7fff
	v_bfe_u32 v207, v108, 16, 1
	v_bfe_u32 v203, v106, 16, 1
	v_or_b32_e32 v204, 0x400000, v106
	v_add3_u32 v205, v205, v105, 0x7fff
	v_cndmask_b32_e64 v87, v201, v202, s0
	v_cmp_u_f32_e64 s0, v106, v106
	v_add3_u32 v203, v203, v106, 0x7fff
	v_mov_b16_e32 v92.l, v91.h
	v_mov_b16_e32 v96.l, v95.h
	v_fma_f32 v110, s6, v110, v149
	v_or_b32_e32 v208, 0x400000, v108
	v_cndmask_b32_e64 v106, v203, v204, s0
	v_cmp_u_f32_e64 s0, v105, v105
	v_bfe_u32 v209, v107, 16, 1
	v_add3_u32 v207, v207, v108, 0x7fff
	v_mov_b16_e32 v88.l, v87.h
	v_cndmask_b32_e32 v87, v92, v96, vcc_lo
	v_cndmask_b32_e64 v105, v205, v206, s0
	v_cmp_u_f32_e64 s0, v108, v108
	v_fma_f32 v109, s6, v109, v150
	v_or_b32_e32 v210, 0x400000, v107
	v_bfe_u32 v211, v110, 16, 1
	v_add3_u32 v209, v209, v107, 0x7fff
	v_cndmask_b32_e64 v108, v207, v208, s0
	v_cmp_u_f32_e64 s0, v107, v107
	v_permlanex16_b32 v87, v87, s1, 0xfedcba98
	v_or_b32_e32 v212, 0x400000, v110
	v_bfe_u32 v213, v109, 16, 1
	v_add3_u32 v211, v211, v110, 0x7fff
	v_cndmask_b32_e64 v107, v209, v210, s0
	v_cmp_u_f32_e64 s0, v110, v110
	v_cndmask_b32_e32 v92, v87, v92, vcc_lo
	v_fma_f32 v112, s6, v112, v147
	v_fma_f32 v111, s6, v111, v148
	v_or_b32_e32 v214, 0x400000, v109
	v_add3_u32 v213, v213, v109, 0x7fff
	v_cndmask_b32_e64 v110, v211, v212, s0
	v_bfe_u32 v215, v112, 16, 1
	v_cmp_u_f32_e64 s0, v109, v109
	v_fma_f32 v122, s6, v122, v153
	v_or_b32_e32 v216, 0x400000, v112
	v_bfe_u32 v217, v111, 16, 1
	v_add3_u32 v215, v215, v112, 0x7fff
	v_cndmask_b32_e64 v109, v213, v214, s0
	v_cmp_u_f32_e64 s0, v112, v112
	v_fma_f32 v121, s6, v121, v154
	v_or_b32_e32 v218, 0x400000, v111
	v_bfe_u32 v219, v122, 16, 1
	v_add3_u32 v217, v217, v111, 0x7fff
	v_cndmask_b32_e64 v112, v215, v216, s0
	v_cmp_u_f32_e64 s0, v111, v111
	v_mov_b16_e32 v106.l, v105.h
	v_mov_b16_e32 v110.l, v109.h
	v_or_b32_e32 v220, 0x400000, v122
	v_bfe_u32 v221, v121, 16, 1
	v_add3_u32 v219, v219, v122, 0x7fff
	v_cndmask_b32_e64 v111, v217, v218, s0
	v_cmp_u_f32_e64 s0, v122, v122
	v_mov_b16_e32 v84.l, v83.h
	v_dual_cndmask_b32 v93, v106, v110 :: v_dual_cndmask_b32 v96, v96, v87
	v_or_b32_e32 v222, 0x400000, v121
	v_add3_u32 v221, v221, v121, 0x7fff
	v_cndmask_b32_e64 v120, v219, v220, s0
	v_cmp_u_f32_e64 s0, v121, v121
	v_permlanex16_b32 v93, v93, s1, 0xfedcba98
	v_cndmask_b32_e32 v91, v84, v88, vcc_lo
	v_mov_b16_e32 v114.l, v115.h
	v_mov_b16_e32 v118.l, v119.h
	v_cndmask_b32_e64 v121, v221, v222, s0
	v_permlanex16_b32 v81, v81, s1, 0xfedcba98
	v_cndmask_b32_e32 v106, v93, v106, vcc_lo
	v_permlanex16_b32 v91, v91, s1, 0xfedcba98
	v_cndmask_b32_e32 v83, v114, v118, vcc_lo
	v_mov_b16_e32 v120.l, v121.h
	v_cndmask_b32_e32 v109, v116, v81, vcc_lo
	v_fma_f32 v123, s6, v123, v152
	v_cndmask_b32_e32 v116, v91, v84, vcc_lo
	v_fma_f32 v124, s6, v124, v151
	v_permlanex16_b32 v83, v83, s1, 0xfedcba98
	v_permlanex16_b32 v89, v89, s1, 0xfedcba98
	v_bfe_u32 v225, v123, 16, 1
	v_mov_b16_e32 v112.l, v111.h
	v_bfe_u32 v223, v124, 16, 1
	v_or_b32_e32 v224, 0x400000, v124
	v_cmp_u_f32_e64 s0, v124, v124
	v_cndmask_b32_e32 v111, v83, v114, vcc_lo
	v_cndmask_b32_e32 v114, v89, v82, vcc_lo
	v_fma_f32 v126, s6, v126, v149
	v_add3_u32 v223, v223, v124, 0x7fff
	v_fma_f32 v125, s6, v125, v150
	v_or_b32_e32 v226, 0x400000, v123
	v_add3_u32 v225, v225, v123, 0x7fff
	v_bfe_u32 v227, v126, 16, 1
	v_cndmask_b32_e64 v122, v223, v224, s0
	v_cmp_u_f32_e64 s0, v123, v123
	v_fma_f32 v128, s6, v128, v147
	v_or_b32_e32 v228, 0x400000, v126
	v_bfe_u32 v229, v125, 16, 1
	v_add3_u32 v227, v227, v126, 0x7fff
	v_cndmask_b32_e64 v123, v225, v226, s0
	v_cmp_u_f32_e64 s0, v126, v126
	v_fma_f32 v127, s6, v127, v148
	v_or_b32_e32 v230, 0x400000, v125
	v_bfe_u32 v231, v128, 16, 1
	v_add3_u32 v229, v229, v125, 0x7fff
	v_cndmask_b32_e64 v124, v227, v228, s0
	v_cmp_u_f32_e64 s0, v125, v125
	v_mov_b16_e32 v108.l, v107.h
	v_or_b32_e32 v232, 0x400000, v128
	v_bfe_u32 v233, v127, 16, 1
	v_add3_u32 v231, v231, v128, 0x7fff
	v_cndmask_b32_e64 v125, v229, v230, s0
	v_cmp_u_f32_e64 s0, v128, v128
	v_dual_cndmask_b32 v95, v108, v112 :: v_dual_cndmask_b32 v110, v110, v93
	v_fma_f32 v98, s6, v98, v153
	v_or_b32_e32 v234, 0x400000, v127
	v_bfe_u32 v237, v155, 16, 1
	v_add3_u32 v233, v233, v127, 0x7fff
	v_cndmask_b32_e64 v126, v231, v232, s0
	v_cmp_u_f32_e64 s0, v127, v127
	v_permlanex16_b32 v95, v95, s1, 0xfedcba98
	v_cndmask_b32_e32 v97, v81, v97, vcc_lo
	v_cndmask_b32_e32 v113, v118, v83, vcc_lo
	v_cndmask_b32_e32 v94, v94, v85, vcc_lo
	v_fma_f32 v100, s6, v100, v151
	v_bfe_u32 v235, v98, 16, 1
	v_or_b32_e32 v238, 0x400000, v155
	v_add3_u32 v237, v237, v155, 0x7fff
	v_cndmask_b32_e64 v127, v233, v234, s0
	v_cndmask_b32_e32 v112, v112, v95, vcc_lo
	v_perm_b32 v81, v109, v97, 0x5040100
	v_perm_b32 v82, v109, v97, 0x7060302
	v_cmp_u_f32_e64 s0, v155, v155
	v_fma_f32 v73, s6, v73, v154
	v_fmac_f32_e32 v154, s6, v65
	v_perm_b32 v83, v113, v111, 0x5040100
	v_perm_b32 v84, v113, v111, 0x7060302
	v_cndmask_b32_e32 v115, v86, v89, vcc_lo
	v_cndmask_b32_e32 v117, v88, v91, vcc_lo
	v_perm_b32 v85, v94, v90, 0x5040100
	v_perm_b32 v86, v94, v90, 0x7060302
	v_perm_b32 v87, v96, v92, 0x5040100
	v_perm_b32 v88, v96, v92, 0x7060302
	v_fma_f32 v99, s6, v99, v152
	v_or_b32_e32 v236, 0x400000, v98
	v_add3_u32 v235, v235, v98, 0x7fff
	s_clause 0x1
	global_store_b128 v[141:142], v[81:84], off
	global_store_b128 v[143:144], v[85:88], off
	v_bfe_u32 v81, v100, 16, 1
	v_cndmask_b32_e64 v82, v237, v238, s0
	v_cmp_u_f32_e64 s0, v98, v98
	v_fma_f32 v102, s6, v102, v149
	v_or_b32_e32 v84, 0x400000, v100
	v_add3_u32 v81, v81, v100, 0x7fff
	v_bfe_u32 v85, v99, 16, 1
	v_cndmask_b32_e64 v83, v235, v236, s0
	v_cmp_u_f32_e64 s0, v100, v100
	v_fma_f32 v101, s6, v101, v150
	v_mov_b16_e32 v83.l, v82.h
	v_bfe_u32 v82, v102, 16, 1
	v_or_b32_e32 v86, 0x400000, v102
	v_cndmask_b32_e64 v84, v81, v84, s0
	v_add3_u32 v81, v85, v99, 0x7fff
	v_or_b32_e32 v85, 0x400000, v99
	v_cmp_u_f32_e64 s0, v99, v99
	v_add3_u32 v82, v82, v102, 0x7fff
	v_bfe_u32 v87, v101, 16, 1
	v_fma_f32 v103, s6, v103, v148
	v_fma_f32 v104, s6, v104, v147
	v_cndmask_b32_e64 v81, v81, v85, s0
	v_cmp_u_f32_e64 s0, v102, v102
	v_mov_b16_e32 v122.l, v123.h
	v_bfe_u32 v85, v103, 16, 1
	v_bfe_u32 v88, v104, 16, 1
	v_or_b32_e32 v98, 0x400000, v103
	v_cndmask_b32_e64 v82, v82, v86, s0
	v_add3_u32 v86, v87, v101, 0x7fff
	v_or_b32_e32 v87, 0x400000, v101
	v_cmp_u_f32_e64 s0, v101, v101
	v_add3_u32 v85, v85, v103, 0x7fff
	v_mov_b16_e32 v124.l, v125.h
	v_mov_b16_e32 v126.l, v127.h
	v_mov_b16_e32 v84.l, v81.h
	v_cndmask_b32_e64 v86, v86, v87, s0
	v_cmp_u_f32_e64 s0, v103, v103
	v_add3_u32 v87, v88, v104, 0x7fff
	v_or_b32_e32 v88, 0x400000, v104
	v_dual_cndmask_b32 v107, v122, v126 :: v_dual_cndmask_b32 v108, v95, v108
	v_mov_b16_e32 v82.l, v86.h
	v_cndmask_b32_e64 v85, v85, v98, s0
	v_cmp_u_f32_e64 s0, v104, v104
	v_fma_f32 v75, s6, v75, v152
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v152, s6, v67 :: v_dual_cndmask_b32 v81, v83, v82
	v_permlanex16_b32 v107, v107, s1, 0xfedcba98
	v_cndmask_b32_e64 v86, v87, v88, s0
	v_mov_b16_e32 v86.l, v85.h
	v_perm_b32 v89, v115, v114, 0x5040100
	v_permlanex16_b32 v81, v81, s1, 0xfedcba98
	v_cndmask_b32_e32 v105, v120, v124, vcc_lo
	v_cndmask_b32_e32 v119, v107, v122, vcc_lo
	v_cndmask_b32_e32 v85, v84, v86, vcc_lo
	v_cndmask_b32_e32 v107, v126, v107, vcc_lo
	v_cndmask_b32_e32 v88, v82, v81, vcc_lo
	v_permlanex16_b32 v105, v105, s1, 0xfedcba98
	v_perm_b32 v90, v115, v114, 0x7060302
	v_permlanex16_b32 v85, v85, s1, 0xfedcba98
	v_fma_f32 v77, s6, v77, v150
	v_fmac_f32_e32 v150, s6, v69
	v_dual_cndmask_b32 v118, v105, v120 :: v_dual_cndmask_b32 v105, v124, v105
	v_perm_b32 v91, v117, v116, 0x5040100
	v_perm_b32 v92, v117, v116, 0x7060302
	v_perm_b32 v93, v110, v106, 0x5040100
	v_perm_b32 v94, v110, v106, 0x7060302
	v_perm_b32 v95, v112, v108, 0x5040100
	v_perm_b32 v96, v112, v108, 0x7060302
	v_perm_b32 v97, v105, v118, 0x5040100
	v_perm_b32 v98, v105, v118, 0x7060302
	v_fma_f32 v79, s6, v79, v148
	v_fmac_f32_e32 v148, s6, v71
	v_perm_b32 v99, v107, v119, 0x5040100
	v_perm_b32 v100, v107, v119, 0x7060302
	s_clause 0x2
	global_store_b128 v[145:146], v[89:92], off
	global_store_b128 v[137:138], v[93:96], off
	global_store_b128 v[139:140], v[97:100], off
	v_cndmask_b32_e32 v89, v85, v84, vcc_lo
	v_fma_f32 v74, s6, v74, v153
	v_bfe_u32 v84, v73, 16, 1
	v_cndmask_b32_e32 v86, v86, v85, vcc_lo
	v_or_b32_e32 v90, 0x400000, v73
	v_cmp_u_f32_e64 s0, v73, v73
	v_bfe_u32 v85, v74, 16, 1
	v_add3_u32 v84, v84, v73, 0x7fff
	v_fma_f32 v76, s6, v76, v151
	v_or_b32_e32 v91, 0x400000, v74
	v_fma_f32 v78, s6, v78, v149
	v_add3_u32 v85, v85, v74, 0x7fff
	v_cndmask_b32_e64 v73, v84, v90, s0
	v_cmp_u_f32_e64 s0, v74, v74
	v_bfe_u32 v84, v76, 16, 1
	v_bfe_u32 v90, v75, 16, 1
	v_or_b32_e32 v74, 0x400000, v76
	v_fma_f32 v80, s6, v80, v147
	v_cndmask_b32_e64 v91, v85, v91, s0
	v_mov_b16_e32 v91.l, v73.h
	v_add3_u32 v73, v84, v76, 0x7fff
	v_cmp_u_f32_e64 s0, v76, v76
	v_add3_u32 v84, v90, v75, 0x7fff
	v_or_b32_e32 v85, 0x400000, v75
	v_bfe_u32 v90, v77, 16, 1
	v_fmac_f32_e32 v153, s6, v66
	v_cndmask_b32_e64 v76, v73, v74, s0
	v_cmp_u_f32_e64 s0, v75, v75
	v_bfe_u32 v73, v78, 16, 1
	v_add3_u32 v75, v90, v77, 0x7fff
	v_bfe_u32 v90, v79, 16, 1
	v_bfe_u32 v65, v154, 16, 1
	v_cndmask_b32_e64 v74, v84, v85, s0
	v_or_b32_e32 v84, 0x400000, v77
	v_cmp_u_f32_e64 s0, v77, v77
	v_add3_u32 v73, v73, v78, 0x7fff
	v_or_b32_e32 v85, 0x400000, v78
	v_bfe_u32 v77, v80, 16, 1
	v_bfe_u32 v66, v153, 16, 1
	v_cndmask_b32_e64 v75, v75, v84, s0
	v_cmp_u_f32_e64 s0, v78, v78
	v_or_b32_e32 v84, 0x400000, v79
	v_add3_u32 v65, v65, v154, 0x7fff
	v_or_b32_e32 v67, 0x400000, v154
	v_fmac_f32_e32 v151, s6, v68
	v_cndmask_b32_e64 v78, v73, v85, s0
	v_add3_u32 v73, v90, v79, 0x7fff
	v_cmp_u_f32_e64 s0, v79, v79
	v_mov_b16_e32 v78.l, v75.h
	v_add3_u32 v75, v77, v80, 0x7fff
	v_or_b32_e32 v77, 0x400000, v80
	v_add3_u32 v66, v66, v153, 0x7fff
	v_cndmask_b32_e64 v73, v73, v84, s0
	v_cmp_u_f32_e64 s0, v80, v80
	v_or_b32_e32 v68, 0x400000, v153
	v_bfe_u32 v69, v152, 16, 1
	v_fmac_f32_e32 v149, s6, v70
	v_or_b32_e32 v71, 0x400000, v150
	v_cndmask_b32_e64 v75, v75, v77, s0
	v_cmp_u_f32_e64 s0, v154, v154
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v90, v0, v132
	v_fmac_f32_e32 v147, s6, v72
	v_or_b32_e32 v70, 0x400000, v149
	v_mov_b16_e32 v76.l, v74.h
	v_cndmask_b32_e64 v65, v65, v67, s0
	v_cmp_u_f32_e64 s0, v153, v153
	v_bfe_u32 v67, v151, 16, 1
	v_bfe_u32 v72, v147, 16, 1
	v_mov_b16_e32 v75.l, v73.h
	v_mad_i64_i32 v[73:74], null, 0xc0, s20, v[141:142]
	v_cndmask_b32_e64 v68, v66, v68, s0
	v_add3_u32 v66, v69, v152, 0x7fff
	v_or_b32_e32 v69, 0x400000, v152
	v_cmp_u_f32_e64 s0, v152, v152
	v_mov_b16_e32 v68.l, v65.h
	v_add3_u32 v65, v67, v151, 0x7fff
	v_or_b32_e32 v67, 0x400000, v151
	v_cndmask_b32_e32 v79, v91, v78, vcc_lo
	v_cndmask_b32_e64 v66, v66, v69, s0
	v_cmp_u_f32_e64 s0, v151, v151
	v_bfe_u32 v69, v149, 16, 1
	v_cndmask_b32_e32 v77, v76, v75, vcc_lo
	v_permlanex16_b32 v79, v79, s1, 0xfedcba98
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e64 v67, v65, v67, s0
	v_bfe_u32 v65, v150, 16, 1
	v_mov_b16_e32 v67.l, v66.h
	v_add3_u32 v66, v69, v149, 0x7fff
	v_bfe_u32 v69, v148, 16, 1
	v_cmp_u_f32_e64 s0, v150, v150
	v_add3_u32 v65, v65, v150, 0x7fff
	v_cndmask_b32_e32 v80, v79, v91, vcc_lo
	v_cndmask_b32_e32 v78, v78, v79, vcc_lo
	v_add3_u32 v69, v69, v148, 0x7fff
	v_or_b32_e32 v79, 0x400000, v148
	v_cndmask_b32_e64 v65, v65, v71, s0
	v_cmp_u_f32_e64 s0, v148, v148
	v_add3_u32 v71, v72, v147, 0x7fff
	v_or_b32_e32 v72, 0x400000, v147
	v_permlanex16_b32 v77, v77, s1, 0xfedcba98
	v_lshrrev_b32_e32 v91, v0, v130
	v_cndmask_b32_e64 v69, v69, v79, s0
	v_cmp_u_f32_e64 s0, v149, v149
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v70, v66, v70, s0
	v_cmp_u_f32_e64 s0, v147, v147
	v_mov_b16_e32 v70.l, v65.h
	v_dual_cndmask_b32 v65, v77, v76 :: v_dual_cndmask_b32 v66, v75, v77
	v_perm_b32 v75, v78, v80, 0x5040100
	v_cndmask_b32_e64 v71, v71, v72, s0
	v_mov_b16_e32 v71.l, v69.h
	v_cndmask_b32_e32 v69, v68, v70, vcc_lo
	v_perm_b32 v76, v78, v80, 0x7060302
	v_perm_b32 v77, v66, v65, 0x5040100
	v_perm_b32 v78, v66, v65, 0x7060302
	v_cndmask_b32_e32 v72, v67, v71, vcc_lo
	v_permlanex16_b32 v69, v69, s1, 0xfedcba98
	v_mad_i64_i32 v[65:66], null, 0xe0, s20, v[141:142]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_permlanex16_b32 v72, v72, s1, 0xfedcba98
	v_cndmask_b32_e32 v87, v81, v83, vcc_lo
	v_dual_cndmask_b32 v68, v69, v68 :: v_dual_cndmask_b32 v69, v70, v69
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v70, v0, v134
	v_cndmask_b32_e32 v79, v72, v67, vcc_lo
	v_lshrrev_b32_e32 v67, v0, v133
	v_cndmask_b32_e32 v80, v71, v72, vcc_lo
	v_perm_b32 v83, v88, v87, 0x5040100
	v_perm_b32 v84, v88, v87, 0x7060302
	v_perm_b32 v87, v69, v68, 0x5040100
	v_lshlrev_b32_e32 v72, 16, v67
	v_perm_b32 v85, v86, v89, 0x5040100
	v_perm_b32 v86, v86, v89, 0x7060302
	v_lshrrev_b32_e32 v89, v0, v135
	v_perm_b32 v88, v69, v68, 0x7060302
	v_lshrrev_b32_e32 v67, v0, v136
	v_lshrrev_b32_e32 v68, v0, v131
	v_lshlrev_b32_e32 v71, 16, v70
	v_lshlrev_b32_e32 v69, 16, v89
	v_lshrrev_b32_e32 v89, v0, v129
	v_lshlrev_b32_e32 v70, 16, v67
	v_lshlrev_b32_e32 v67, 16, v68
	v_lshlrev_b32_e32 v0, 16, v90
	v_fma_f32 v58, s6, v58, v71
	v_lshlrev_b32_e32 v68, 16, v89
	v_fma_f32 v89, s6, v57, v72
	v_lshlrev_b32_e32 v57, 16, v91
	v_fma_f32 v60, s6, v60, v70
	v_bfe_u32 v91, v58, 16, 1
	v_or_b32_e32 v93, 0x400000, v58
	v_bfe_u32 v90, v89, 16, 1
	v_or_b32_e32 v92, 0x400000, v89
	v_cmp_u_f32_e64 s0, v89, v89
	v_add3_u32 v91, v91, v58, 0x7fff
	v_fma_f32 v59, s6, v59, v69
	v_add3_u32 v90, v90, v89, 0x7fff
	v_fma_f32 v61, s6, v61, v68
	v_fma_f32 v62, s6, v62, v57
	v_fma_f32 v63, s6, v63, v67
	v_fma_f32 v64, s6, v64, v0
	v_cndmask_b32_e64 v89, v90, v92, s0
	v_cmp_u_f32_e64 s0, v58, v58
	v_bfe_u32 v90, v60, 16, 1
	v_bfe_u32 v92, v59, 16, 1
	v_fma_f32 v49, s6, v49, v72
	v_mad_i64_i32 v[81:82], null, 0xa0, s20, v[141:142]
	v_cndmask_b32_e64 v58, v91, v93, s0
	v_mov_b16_e32 v58.l, v89.h
	v_add3_u32 v89, v90, v60, 0x7fff
	v_or_b32_e32 v90, 0x400000, v60
	v_cmp_u_f32_e64 s0, v60, v60
	v_add3_u32 v91, v92, v59, 0x7fff
	v_or_b32_e32 v92, 0x400000, v59
	v_bfe_u32 v93, v61, 16, 1
	v_fma_f32 v50, s6, v50, v71
	v_cndmask_b32_e64 v60, v89, v90, s0
	v_cmp_u_f32_e64 s0, v59, v59
	v_bfe_u32 v89, v62, 16, 1
	v_add3_u32 v90, v93, v61, 0x7fff
	v_bfe_u32 v93, v63, 16, 1
	global_store_b128 v[81:82], v[83:86], off
	v_cndmask_b32_e64 v59, v91, v92, s0
	v_or_b32_e32 v91, 0x400000, v61
	v_cmp_u_f32_e64 s0, v61, v61
	v_add3_u32 v89, v89, v62, 0x7fff
	v_or_b32_e32 v92, 0x400000, v62
	v_mov_b16_e32 v60.l, v59.h
	v_fma_f32 v51, s6, v51, v69
	v_cndmask_b32_e64 v61, v90, v91, s0
	v_cmp_u_f32_e64 s0, v62, v62
	v_bfe_u32 v90, v64, 16, 1
	v_or_b32_e32 v91, 0x400000, v63
	v_fma_f32 v52, s6, v52, v70
	v_fma_f32 v53, s6, v53, v68
	v_cndmask_b32_e64 v62, v89, v92, s0
	v_mov_b16_e32 v62.l, v61.h
	v_add3_u32 v89, v93, v63, 0x7fff
	v_cmp_u_f32_e64 s0, v63, v63
	v_add3_u32 v61, v90, v64, 0x7fff
	v_or_b32_e32 v90, 0x400000, v64
	v_cndmask_b32_e32 v59, v58, v62, vcc_lo
	v_fma_f32 v54, s6, v54, v57
	v_cndmask_b32_e64 v63, v89, v91, s0
	v_cmp_u_f32_e64 s0, v64, v64
	v_perm_b32 v89, v80, v79, 0x5040100
	v_permlanex16_b32 v59, v59, s1, 0xfedcba98
	v_bfe_u32 v64, v50, 16, 1
	v_fma_f32 v55, s6, v55, v67
	v_cndmask_b32_e64 v61, v61, v90, s0
	v_perm_b32 v90, v80, v79, 0x7060302
	v_dual_cndmask_b32 v58, v59, v58 :: v_dual_cndmask_b32 v59, v62, v59
	v_bfe_u32 v62, v49, 16, 1
	s_clause 0x1
	global_store_b128 v[73:74], v[75:78], off
	global_store_b128 v[65:66], v[87:90], off
	v_or_b32_e32 v75, 0x400000, v49
	v_cmp_u_f32_e64 s0, v49, v49
	v_add3_u32 v64, v64, v50, 0x7fff
	v_add3_u32 v62, v62, v49, 0x7fff
	v_or_b32_e32 v76, 0x400000, v50
	v_bfe_u32 v77, v51, 16, 1
	v_mov_b16_e32 v61.l, v63.h
	v_fma_f32 v56, s6, v56, v0
	v_cndmask_b32_e64 v49, v62, v75, s0
	v_cmp_u_f32_e64 s0, v50, v50
	v_bfe_u32 v62, v52, 16, 1
	v_add3_u32 v50, v77, v51, 0x7fff
	v_or_b32_e32 v75, 0x400000, v51
	v_or_b32_e32 v77, 0x400000, v55
	v_cndmask_b32_e64 v64, v64, v76, s0
	v_cmp_u_f32_e64 s0, v51, v51
	v_mov_b16_e32 v64.l, v49.h
	v_add3_u32 v49, v62, v52, 0x7fff
	v_or_b32_e32 v62, 0x400000, v52
	v_bfe_u32 v51, v54, 16, 1
	v_cndmask_b32_e64 v50, v50, v75, s0
	v_cmp_u_f32_e64 s0, v52, v52
	v_or_b32_e32 v75, 0x400000, v53
	v_cndmask_b32_e32 v63, v60, v61, vcc_lo
	v_or_b32_e32 v52, 0x400000, v54
	v_bfe_u32 v76, v56, 16, 1
	v_cndmask_b32_e64 v62, v49, v62, s0
	v_bfe_u32 v49, v53, 16, 1
	v_mov_b16_e32 v62.l, v50.h
	v_add3_u32 v50, v51, v54, 0x7fff
	v_bfe_u32 v51, v55, 16, 1
	v_cmp_u_f32_e64 s0, v53, v53
	v_add3_u32 v49, v49, v53, 0x7fff
	v_permlanex16_b32 v63, v63, s1, 0xfedcba98
	v_add3_u32 v53, v76, v56, 0x7fff
	v_add3_u32 v51, v51, v55, 0x7fff
	v_fma_f32 v33, s6, v33, v72
	v_cndmask_b32_e64 v49, v49, v75, s0
	v_cmp_u_f32_e64 s0, v55, v55
	v_or_b32_e32 v75, 0x400000, v56
	v_cndmask_b32_e32 v55, v61, v63, vcc_lo
	v_fma_f32 v34, s6, v34, v71
	v_fma_f32 v36, s6, v36, v70
	v_cndmask_b32_e64 v51, v51, v77, s0
	v_cmp_u_f32_e64 s0, v54, v54
	v_fma_f32 v35, s6, v35, v69
	v_or_b32_e32 v61, 0x400000, v34
	v_fma_f32 v38, s6, v38, v57
	v_fma_f32 v37, s6, v37, v68
	v_cndmask_b32_e64 v54, v50, v52, s0
	v_cmp_u_f32_e64 s0, v56, v56
	v_cndmask_b32_e32 v52, v63, v60, vcc_lo
	v_mov_b16_e32 v54.l, v49.h
	v_perm_b32 v49, v59, v58, 0x5040100
	v_perm_b32 v50, v59, v58, 0x7060302
	v_cndmask_b32_e64 v53, v53, v75, s0
	v_mov_b16_e32 v53.l, v51.h
	v_perm_b32 v51, v55, v52, 0x5040100
	v_perm_b32 v52, v55, v52, 0x7060302
	v_bfe_u32 v55, v33, 16, 1
	v_bfe_u32 v58, v34, 16, 1
	v_or_b32_e32 v59, 0x400000, v33
	v_cmp_u_f32_e64 s0, v33, v33
	v_bfe_u32 v63, v36, 16, 1
	v_add3_u32 v55, v55, v33, 0x7fff
	v_add3_u32 v58, v58, v34, 0x7fff
	v_fma_f32 v39, s6, v39, v67
	v_fma_f32 v40, s6, v40, v0
	v_cndmask_b32_e32 v56, v64, v54, vcc_lo
	v_cndmask_b32_e64 v33, v55, v59, s0
	v_cmp_u_f32_e64 s0, v34, v34
	v_add3_u32 v34, v63, v36, 0x7fff
	v_bfe_u32 v59, v35, 16, 1
	v_cndmask_b32_e32 v60, v62, v53, vcc_lo
	v_permlanex16_b32 v56, v56, s1, 0xfedcba98
	v_cndmask_b32_e64 v55, v58, v61, s0
	v_or_b32_e32 v58, 0x400000, v36
	v_cmp_u_f32_e64 s0, v36, v36
	v_mov_b16_e32 v55.l, v33.h
	v_bfe_u32 v33, v38, 16, 1
	v_or_b32_e32 v36, 0x400000, v35
	v_bfe_u32 v61, v37, 16, 1
	v_cndmask_b32_e64 v58, v34, v58, s0
	v_add3_u32 v34, v59, v35, 0x7fff
	v_cmp_u_f32_e64 s0, v35, v35
	v_add3_u32 v33, v33, v38, 0x7fff
	v_or_b32_e32 v59, 0x400000, v38
	v_bfe_u32 v35, v39, 16, 1
	v_permlanex16_b32 v60, v60, s1, 0xfedcba98
	v_cndmask_b32_e64 v34, v34, v36, s0
	v_cmp_u_f32_e64 s0, v38, v38
	v_or_b32_e32 v38, 0x400000, v37
	v_add3_u32 v35, v35, v39, 0x7fff
	v_cndmask_b32_e32 v53, v53, v60, vcc_lo
	v_mov_b16_e32 v58.l, v34.h
	v_cndmask_b32_e64 v36, v33, v59, s0
	v_add3_u32 v33, v61, v37, 0x7fff
	v_cmp_u_f32_e64 s0, v37, v37
	v_bfe_u32 v59, v40, 16, 1
	v_or_b32_e32 v61, 0x400000, v39
	v_cndmask_b32_e32 v34, v56, v64, vcc_lo
	v_fma_f32 v44, s6, v44, v70
	v_cndmask_b32_e64 v33, v33, v38, s0
	v_cmp_u_f32_e64 s0, v39, v39
	v_add3_u32 v37, v59, v40, 0x7fff
	v_or_b32_e32 v38, 0x400000, v40
	v_cndmask_b32_e32 v39, v60, v62, vcc_lo
	v_mov_b16_e32 v36.l, v33.h
	v_cndmask_b32_e64 v35, v35, v61, s0
	v_cmp_u_f32_e64 s0, v40, v40
	v_fma_f32 v45, s6, v45, v68
	v_fma_f32 v25, s6, v25, v72
	v_fma_f32 v32, s6, v32, v0
	v_fma_f32 v24, s6, v24, v0
	v_cndmask_b32_e64 v37, v37, v38, s0
	v_mov_b16_e32 v37.l, v35.h
	v_cndmask_b32_e32 v35, v55, v36, vcc_lo
	v_cndmask_b32_e32 v38, v54, v56, vcc_lo
	v_fma_f32 v16, s6, v16, v0
	global_store_b128 v[141:142], v[49:52], off offset:32
	v_cndmask_b32_e32 v40, v58, v37, vcc_lo
	v_permlanex16_b32 v35, v35, s1, 0xfedcba98
	v_perm_b32 v33, v38, v34, 0x5040100
	v_perm_b32 v34, v38, v34, 0x7060302
	v_fma_f32 v42, s6, v42, v71
	v_permlanex16_b32 v40, v40, s1, 0xfedcba98
	v_cndmask_b32_e32 v38, v35, v55, vcc_lo
	v_cndmask_b32_e32 v54, v36, v35, vcc_lo
	v_perm_b32 v35, v53, v39, 0x5040100
	v_perm_b32 v36, v53, v39, 0x7060302
	v_fma_f32 v39, s6, v41, v72
	v_fma_f32 v41, s6, v47, v67
	v_fma_f32 v47, s6, v48, v0
	v_dual_cndmask_b32 v53, v40, v58 :: v_dual_fmac_f32 v0, s6, v8
	s_delay_alu instid0(VALU_DEP_4)
	v_bfe_u32 v48, v39, 16, 1
	v_cndmask_b32_e32 v40, v37, v40, vcc_lo
	v_perm_b32 v37, v54, v38, 0x5040100
	v_perm_b32 v38, v54, v38, 0x7060302
	v_bfe_u32 v54, v42, 16, 1
	v_add3_u32 v48, v48, v39, 0x7fff
	v_or_b32_e32 v55, 0x400000, v39
	v_cmp_u_f32_e64 s0, v39, v39
	v_or_b32_e32 v56, 0x400000, v42
	v_add3_u32 v54, v54, v42, 0x7fff
	v_fma_f32 v43, s6, v43, v69
	v_fma_f32 v46, s6, v46, v57
	v_cndmask_b32_e64 v39, v48, v55, s0
	v_cmp_u_f32_e64 s0, v42, v42
	v_bfe_u32 v48, v44, 16, 1
	v_bfe_u32 v55, v43, 16, 1
	v_fma_f32 v26, s6, v26, v71
	v_fma_f32 v27, s6, v27, v69
	v_cndmask_b32_e64 v42, v54, v56, s0
	v_mov_b16_e32 v42.l, v39.h
	v_add3_u32 v39, v48, v44, 0x7fff
	v_or_b32_e32 v48, 0x400000, v44
	v_cmp_u_f32_e64 s0, v44, v44
	v_add3_u32 v54, v55, v43, 0x7fff
	v_or_b32_e32 v55, 0x400000, v43
	v_bfe_u32 v56, v45, 16, 1
	v_fma_f32 v28, s6, v28, v70
	v_cndmask_b32_e64 v44, v39, v48, s0
	v_cmp_u_f32_e64 s0, v43, v43
	v_bfe_u32 v39, v46, 16, 1
	v_add3_u32 v48, v56, v45, 0x7fff
	v_bfe_u32 v56, v41, 16, 1
	v_fma_f32 v29, s6, v29, v68
	v_cndmask_b32_e64 v43, v54, v55, s0
	v_or_b32_e32 v54, 0x400000, v45
	v_cmp_u_f32_e64 s0, v45, v45
	v_add3_u32 v39, v39, v46, 0x7fff
	v_or_b32_e32 v55, 0x400000, v46
	v_mov_b16_e32 v44.l, v43.h
	v_fma_f32 v30, s6, v30, v57
	v_cndmask_b32_e64 v45, v48, v54, s0
	v_cmp_u_f32_e64 s0, v46, v46
	v_bfe_u32 v48, v47, 16, 1
	v_or_b32_e32 v54, 0x400000, v41
	v_fma_f32 v31, s6, v31, v67
	v_fma_f32 v17, s6, v17, v72
	v_cndmask_b32_e64 v46, v39, v55, s0
	v_add3_u32 v39, v56, v41, 0x7fff
	v_cmp_u_f32_e64 s0, v41, v41
	v_mov_b16_e32 v46.l, v45.h
	v_add3_u32 v45, v48, v47, 0x7fff
	v_or_b32_e32 v48, 0x400000, v47
	v_fma_f32 v18, s6, v18, v71
	v_cndmask_b32_e64 v39, v39, v54, s0
	v_cmp_u_f32_e64 s0, v47, v47
	v_fma_f32 v20, s6, v20, v70
	v_fma_f32 v12, s6, v12, v70
	v_fmac_f32_e32 v70, s6, v4
	v_fma_f32 v21, s6, v21, v68
	v_cndmask_b32_e64 v43, v45, v48, s0
	v_mov_b16_e32 v43.l, v39.h
	v_perm_b32 v39, v40, v53, 0x5040100
	v_perm_b32 v40, v40, v53, 0x7060302
	s_clause 0x1
	global_store_b128 v[143:144], v[33:36], off offset:32
	global_store_b128 v[145:146], v[37:40], off offset:32
	v_bfe_u32 v35, v25, 16, 1
	v_bfe_u32 v36, v26, 16, 1
	v_or_b32_e32 v37, 0x400000, v25
	v_cmp_u_f32_e64 s0, v25, v25
	v_or_b32_e32 v38, 0x400000, v26
	v_add3_u32 v35, v35, v25, 0x7fff
	v_add3_u32 v36, v36, v26, 0x7fff
	v_bfe_u32 v39, v27, 16, 1
	v_cndmask_b32_e32 v45, v44, v43, vcc_lo
	v_fma_f32 v19, s6, v19, v69
	v_cndmask_b32_e64 v25, v35, v37, s0
	v_cmp_u_f32_e64 s0, v26, v26
	v_bfe_u32 v35, v28, 16, 1
	v_add3_u32 v26, v39, v27, 0x7fff
	v_or_b32_e32 v37, 0x400000, v27
	v_or_b32_e32 v39, 0x400000, v31
	v_cndmask_b32_e64 v36, v36, v38, s0
	v_cmp_u_f32_e64 s0, v27, v27
	v_mov_b16_e32 v36.l, v25.h
	v_add3_u32 v25, v35, v28, 0x7fff
	v_or_b32_e32 v35, 0x400000, v28
	v_bfe_u32 v27, v30, 16, 1
	v_cndmask_b32_e64 v26, v26, v37, s0
	v_cmp_u_f32_e64 s0, v28, v28
	v_or_b32_e32 v37, 0x400000, v29
	v_or_b32_e32 v28, 0x400000, v30
	v_bfe_u32 v38, v32, 16, 1
	v_permlanex16_b32 v45, v45, s1, 0xfedcba98
	v_cndmask_b32_e64 v35, v25, v35, s0
	v_bfe_u32 v25, v29, 16, 1
	v_mov_b16_e32 v35.l, v26.h
	v_add3_u32 v26, v27, v30, 0x7fff
	v_bfe_u32 v27, v31, 16, 1
	v_cmp_u_f32_e64 s0, v29, v29
	v_add3_u32 v25, v25, v29, 0x7fff
	v_add3_u32 v29, v38, v32, 0x7fff
	v_fma_f32 v13, s6, v13, v68
	v_add3_u32 v27, v27, v31, 0x7fff
	v_fmac_f32_e32 v68, s6, v5
	v_cndmask_b32_e64 v25, v25, v37, s0
	v_cmp_u_f32_e64 s0, v31, v31
	v_or_b32_e32 v37, 0x400000, v32
	v_cndmask_b32_e32 v31, v43, v45, vcc_lo
	v_or_b32_e32 v38, 0x400000, v18
	v_fma_f32 v22, s6, v22, v57
	v_cndmask_b32_e64 v27, v27, v39, s0
	v_cmp_u_f32_e64 s0, v30, v30
	v_bfe_u32 v39, v19, 16, 1
	v_fma_f32 v23, s6, v23, v67
	v_fma_f32 v9, s6, v9, v72
	v_fma_f32 v10, s6, v10, v71
	v_cndmask_b32_e64 v30, v26, v28, s0
	v_mov_b16_e32 v30.l, v25.h
	v_cmp_u_f32_e64 s0, v32, v32
	v_cndmask_b32_e32 v28, v45, v44, vcc_lo
	v_fma_f32 v11, s6, v11, v69
	v_fma_f32 v14, s6, v14, v57
	v_cndmask_b32_e32 v32, v36, v30, vcc_lo
	v_cndmask_b32_e64 v29, v29, v37, s0
	v_mov_b16_e32 v29.l, v27.h
	v_perm_b32 v27, v31, v28, 0x5040100
	v_perm_b32 v28, v31, v28, 0x7060302
	v_permlanex16_b32 v32, v32, s1, 0xfedcba98
	v_cndmask_b32_e32 v41, v42, v46, vcc_lo
	v_bfe_u32 v31, v17, 16, 1
	v_cmp_u_f32_e64 s0, v17, v17
	v_cndmask_b32_e32 v37, v35, v29, vcc_lo
	v_fma_f32 v15, s6, v15, v67
	v_permlanex16_b32 v41, v41, s1, 0xfedcba98
	v_add3_u32 v31, v31, v17, 0x7fff
	v_fmac_f32_e32 v72, s6, v1
	v_permlanex16_b32 v37, v37, s1, 0xfedcba98
	v_fmac_f32_e32 v71, s6, v2
	v_dual_cndmask_b32 v33, v41, v42 :: v_dual_cndmask_b32 v34, v46, v41
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_bfe_u32 v1, v72, 16, 1
	v_cndmask_b32_e32 v29, v29, v37, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_bfe_u32 v2, v71, 16, 1
	v_fmac_f32_e32 v69, s6, v3
	v_perm_b32 v25, v34, v33, 0x5040100
	v_perm_b32 v26, v34, v33, 0x7060302
	v_bfe_u32 v33, v18, 16, 1
	v_or_b32_e32 v34, 0x400000, v17
	v_add3_u32 v1, v1, v72, 0x7fff
	v_or_b32_e32 v3, 0x400000, v72
	v_add3_u32 v2, v2, v71, 0x7fff
	v_add3_u32 v33, v33, v18, 0x7fff
	v_cndmask_b32_e64 v17, v31, v34, s0
	v_cmp_u_f32_e64 s0, v18, v18
	v_bfe_u32 v31, v20, 16, 1
	v_add3_u32 v18, v39, v19, 0x7fff
	v_or_b32_e32 v34, 0x400000, v19
	v_or_b32_e32 v39, 0x400000, v23
	v_cndmask_b32_e64 v33, v33, v38, s0
	v_cmp_u_f32_e64 s0, v19, v19
	v_mov_b16_e32 v33.l, v17.h
	v_add3_u32 v17, v31, v20, 0x7fff
	v_or_b32_e32 v31, 0x400000, v20
	v_bfe_u32 v19, v22, 16, 1
	v_cndmask_b32_e64 v18, v18, v34, s0
	v_cmp_u_f32_e64 s0, v20, v20
	v_or_b32_e32 v34, 0x400000, v21
	v_or_b32_e32 v20, 0x400000, v22
	v_bfe_u32 v38, v24, 16, 1
	v_or_b32_e32 v4, 0x400000, v71
	v_cndmask_b32_e64 v31, v17, v31, s0
	v_bfe_u32 v17, v21, 16, 1
	v_mov_b16_e32 v31.l, v18.h
	v_add3_u32 v18, v19, v22, 0x7fff
	v_bfe_u32 v19, v23, 16, 1
	v_cmp_u_f32_e64 s0, v21, v21
	v_add3_u32 v17, v17, v21, 0x7fff
	v_add3_u32 v21, v38, v24, 0x7fff
	v_bfe_u32 v5, v69, 16, 1
	v_add3_u32 v19, v19, v23, 0x7fff
	v_fmac_f32_e32 v57, s6, v6
	v_cndmask_b32_e64 v17, v17, v34, s0
	v_cmp_u_f32_e64 s0, v23, v23
	v_or_b32_e32 v34, 0x400000, v24
	v_fmac_f32_e32 v67, s6, v7
	v_or_b32_e32 v7, 0x400000, v68
	v_or_b32_e32 v6, 0x400000, v57
	v_cndmask_b32_e64 v19, v19, v39, s0
	v_cmp_u_f32_e64 s0, v22, v22
	v_bfe_u32 v8, v0, 16, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v22, v18, v20, s0
	v_cmp_u_f32_e64 s0, v24, v24
	v_mov_b16_e32 v22.l, v17.h
	v_cndmask_b32_e32 v18, v32, v36, vcc_lo
	v_cndmask_b32_e32 v20, v37, v35, vcc_lo
	v_cndmask_b32_e64 v21, v21, v34, s0
	v_mov_b16_e32 v21.l, v19.h
	v_cndmask_b32_e32 v23, v33, v22, vcc_lo
	v_cndmask_b32_e32 v19, v30, v32, vcc_lo
	v_bfe_u32 v30, v10, 16, 1
	v_cmp_u_f32_e64 s0, v9, v9
	v_cndmask_b32_e32 v24, v31, v21, vcc_lo
	v_permlanex16_b32 v23, v23, s1, 0xfedcba98
	v_perm_b32 v17, v19, v18, 0x5040100
	v_perm_b32 v18, v19, v18, 0x7060302
	v_perm_b32 v19, v29, v20, 0x5040100
	v_permlanex16_b32 v24, v24, s1, 0xfedcba98
	v_perm_b32 v20, v29, v20, 0x7060302
	v_dual_cndmask_b32 v29, v23, v33 :: v_dual_cndmask_b32 v22, v22, v23
	v_add3_u32 v30, v30, v10, 0x7fff
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v23, v24, v31, vcc_lo
	v_cndmask_b32_e32 v21, v21, v24, vcc_lo
	v_bfe_u32 v24, v9, 16, 1
	v_or_b32_e32 v31, 0x400000, v9
	v_or_b32_e32 v32, 0x400000, v10
	v_add3_u32 v24, v24, v9, 0x7fff
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v9, v24, v31, s0
	v_cmp_u_f32_e64 s0, v10, v10
	v_bfe_u32 v24, v12, 16, 1
	v_bfe_u32 v31, v11, 16, 1
	v_or_b32_e32 v10, 0x400000, v12
	v_cndmask_b32_e64 v30, v30, v32, s0
	v_mov_b16_e32 v30.l, v9.h
	v_add3_u32 v9, v24, v12, 0x7fff
	v_cmp_u_f32_e64 s0, v12, v12
	v_add3_u32 v24, v31, v11, 0x7fff
	v_or_b32_e32 v31, 0x400000, v11
	v_bfe_u32 v32, v13, 16, 1
	v_or_b32_e32 v12, 0x400000, v13
	v_cndmask_b32_e64 v33, v9, v10, s0
	v_cmp_u_f32_e64 s0, v11, v11
	v_bfe_u32 v9, v14, 16, 1
	v_add3_u32 v11, v32, v13, 0x7fff
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v10, v24, v31, s0
	v_cmp_u_f32_e64 s0, v13, v13
	v_add3_u32 v9, v9, v14, 0x7fff
	v_or_b32_e32 v24, 0x400000, v14
	v_bfe_u32 v31, v15, 16, 1
	v_mov_b16_e32 v33.l, v10.h
	v_cndmask_b32_e64 v11, v11, v12, s0
	v_cmp_u_f32_e64 s0, v14, v14
	v_bfe_u32 v12, v16, 16, 1
	v_or_b32_e32 v14, 0x400000, v15
	v_perm_b32 v10, v22, v29, 0x7060302
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e64 v13, v9, v24, s0
	v_add3_u32 v9, v31, v15, 0x7fff
	v_cmp_u_f32_e64 s0, v15, v15
	v_mov_b16_e32 v13.l, v11.h
	v_add3_u32 v11, v12, v16, 0x7fff
	v_or_b32_e32 v12, 0x400000, v16
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v9, v9, v14, s0
	v_cmp_u_f32_e64 s0, v16, v16
	v_cndmask_b32_e32 v15, v30, v13, vcc_lo
	v_cndmask_b32_e64 v14, v11, v12, s0
	v_cmp_u_f32_e64 s0, v72, v72
	v_or_b32_e32 v12, 0x400000, v67
	v_mov_b16_e32 v14.l, v9.h
	v_permlanex16_b32 v15, v15, s1, 0xfedcba98
	v_perm_b32 v9, v22, v29, 0x5040100
	v_cndmask_b32_e64 v1, v1, v3, s0
	v_cmp_u_f32_e64 s0, v71, v71
	v_bfe_u32 v3, v70, 16, 1
	v_cndmask_b32_e32 v16, v33, v14, vcc_lo
	v_perm_b32 v11, v21, v23, 0x5040100
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e64 v2, v2, v4, s0
	v_add3_u32 v4, v5, v69, 0x7fff
	v_or_b32_e32 v5, 0x400000, v69
	v_cmp_u_f32_e64 s0, v69, v69
	v_mov_b16_e32 v2.l, v1.h
	v_add3_u32 v1, v3, v70, 0x7fff
	v_or_b32_e32 v3, 0x400000, v70
	v_permlanex16_b32 v16, v16, s1, 0xfedcba98
	v_cndmask_b32_e64 v4, v4, v5, s0
	v_cmp_u_f32_e64 s0, v70, v70
	v_bfe_u32 v5, v57, 16, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v14, v14, v16, vcc_lo
	v_cndmask_b32_e64 v3, v1, v3, s0
	v_bfe_u32 v1, v68, 16, 1
	v_mov_b16_e32 v3.l, v4.h
	v_add3_u32 v4, v5, v57, 0x7fff
	v_bfe_u32 v5, v67, 16, 1
	v_cmp_u_f32_e64 s0, v68, v68
	v_add3_u32 v1, v1, v68, 0x7fff
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v5, v5, v67, 0x7fff
	v_cndmask_b32_e64 v1, v1, v7, s0
	v_cmp_u_f32_e64 s0, v67, v67
	v_add3_u32 v7, v8, v0, 0x7fff
	v_or_b32_e32 v8, 0x400000, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v5, v5, v12, s0
	v_cmp_u_f32_e64 s0, v57, v57
	v_perm_b32 v12, v21, v23, 0x7060302
	v_cndmask_b32_e64 v4, v4, v6, s0
	v_cmp_u_f32_e64 s0, v0, v0
	v_mov_b16_e32 v4.l, v1.h
	v_cndmask_b32_e32 v1, v15, v30, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v6, v7, v8, s0
	v_mov_b16_e32 v6.l, v5.h
	v_dual_cndmask_b32 v5, v2, v4 :: v_dual_cndmask_b32 v8, v13, v15
	v_cndmask_b32_e32 v13, v16, v33, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v7, v3, v6, vcc_lo
	v_permlanex16_b32 v5, v5, s1, 0xfedcba98
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_perm_b32 v0, v8, v1, 0x5040100
	v_perm_b32 v1, v8, v1, 0x7060302
	v_permlanex16_b32 v7, v7, s1, 0xfedcba98
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v8, v5, v2 :: v_dual_cndmask_b32 v5, v4, v5
	v_perm_b32 v2, v14, v13, 0x5040100
	v_cndmask_b32_e32 v15, v7, v3, vcc_lo
	v_cndmask_b32_e32 v7, v6, v7, vcc_lo
	v_perm_b32 v3, v14, v13, 0x7060302
	v_perm_b32 v4, v5, v8, 0x5040100
	v_perm_b32 v5, v5, v8, 0x7060302
	s_delay_alu instid0(VALU_DEP_4)
	v_perm_b32 v6, v7, v15, 0x5040100
	v_perm_b32 v7, v7, v15, 0x7060302
	s_clause 0x4
	global_store_b128 v[137:138], v[25:28], off offset:32
	global_store_b128 v[139:140], v[17:20], off offset:32
	global_store_b128 v[81:82], v[9:12], off offset:32
	global_store_b128 v[73:74], v[0:3], off offset:32
	global_store_b128 v[65:66], v[4:7], off offset:32
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
		.amdhsa_next_free_vgpr 245
		.amdhsa_next_free_sgpr 26
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
	.set scaled_mm.num_vgpr, 245
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
; codeLenInByte = 12892
; TotalNumSgprs: 28
; NumVgprs: 245
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 49408 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 245
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
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     245
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
