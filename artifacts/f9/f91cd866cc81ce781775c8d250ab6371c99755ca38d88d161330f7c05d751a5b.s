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
	s_abs_i32 s13, s2
	v_dual_mov_b32 v16, 0 :: v_dual_lshlrev_b32 v135, 4, v0
	v_or_b32_e32 v2, 0x100, v0
	v_lshrrev_b32_e32 v17, 2, v0
	s_mov_b32 s15, 0x31004000
	s_mov_b32 s14, -1
	v_dual_mov_b32 v12, v16 :: v_dual_and_b32 v133, 31, v0
	v_lshrrev_b32_e32 v132, 2, v2
	v_dual_mov_b32 v15, v16 :: v_dual_lshlrev_b32 v134, 1, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_co_u32 v137, vcc_lo, v133, 16
	v_dual_mov_b32 v13, v16 :: v_dual_and_b32 v138, 3, v0
	v_dual_mov_b32 v11, v16 :: v_dual_cndmask_b32 v156, v137, v133
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v32, v16 :: v_dual_and_b32 v133, 0xc0, v134
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s24, s20, 31
	v_add_lshl_u32 v136, v0, s20, 4
	s_lshr_b32 s3, s24, 24
	v_mad_u32_u24 v137, 0x82, v138, v17
	s_add_i32 s3, s20, s3
	v_mad_u32_u24 v138, 0x82, v138, v132
	s_ashr_i32 s3, s3, 8
	v_add_nc_u32_e32 v134, v156, v133
	s_abs_i32 s12, s3
	s_xor_b32 s17, s2, s3
	s_cvt_f32_u32 s4, s12
	s_sub_i32 s5, 0, s12
	s_ashr_i32 s17, s17, 31
	v_mov_b32_e32 v30, v16
	v_rcp_iflag_f32_e32 v1, s4
	v_dual_mov_b32 v28, v16 :: v_dual_lshlrev_b32 v159, 4, v138
	v_mov_b32_e32 v41, v16
	v_mov_b32_e32 v63, v16
	v_mov_b32_e32 v61, v16
	v_mov_b32_e32 v59, v16
	v_mov_b32_e32 v58, v16
	v_mov_b32_e32 v57, v16
	v_mov_b32_e32 v14, v16
	s_delay_alu instid0(TRANS32_DEP_1)
	v_readfirstlane_b32 s4, v1
	v_dual_mov_b32 v40, v16 :: v_dual_and_b32 v1, 48, v135
	v_mov_b32_e32 v39, v16
	v_mov_b32_e32 v38, v16
	s_mul_f32 s4, s4, 0x4f7ffffe
	v_mov_b32_e32 v37, v16
	v_mov_b32_e32 v36, v16
	v_mov_b32_e32 v35, v16
	s_cvt_u32_f32 s4, s4
	v_mov_b32_e32 v34, v16
	v_mov_b32_e32 v33, v16
	v_mov_b32_e32 v56, v16
	s_mul_i32 s5, s5, s4
	v_mov_b32_e32 v55, v16
	s_mul_hi_u32 s5, s4, s5
	v_mov_b32_e32 v54, v16
	s_add_i32 s16, s4, s5
	s_load_b256 s[4:11], s[0:1], 0x0
	s_mul_hi_u32 s16, s13, s16
	v_mov_b32_e32 v53, v16
	s_mul_i32 s18, s16, s12
	s_add_i32 s19, s16, 1
	s_sub_i32 s13, s13, s18
	s_mov_b32 s18, s14
	s_sub_i32 s22, s13, s12
	s_cmp_ge_u32 s13, s12
	v_mov_b32_e32 v52, v16
	s_cselect_b32 s16, s19, s16
	s_cselect_b32 s13, s22, s13
	s_add_i32 s19, s16, 1
	s_cmp_ge_u32 s13, s12
	v_mov_b32_e32 v51, v16
	s_cselect_b32 s12, s19, s16
	s_mov_b32 s19, s15
	s_xor_b32 s12, s12, s17
	v_mov_b32_e32 v50, v16
	s_sub_i32 s12, s12, s17
	v_mov_b32_e32 v49, v16
	s_lshl_b32 s25, s12, 7
	s_mul_i32 s3, s12, s3
	s_mul_hi_i32 s13, s25, s21
	s_mul_i32 s12, s25, s21
	s_sub_i32 s16, s2, s3
	s_lshl_b64 s[2:3], s[12:13], 1
	s_lshl_b32 s22, s16, 8
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s4, s2
	s_addc_u32 s4, s5, s3
	s_ashr_i32 s23, s22, 31
	s_and_b32 s13, s4, 0xffff
	s_lshl_b64 s[2:3], s[22:23], 4
	v_mov_b32_e32 v72, v16
	s_add_u32 s16, s6, s2
	s_addc_u32 s2, s7, s3
	s_lshl_b32 s3, s21, 1
	s_and_b32 s17, s2, 0xffff
	v_mad_u64_u32 v[129:130], null, s3, v17, v[1:2]
	v_mad_u64_u32 v[130:131], null, s3, v132, v[1:2]
	s_clause 0x1
	buffer_load_b128 v[139:142], v135, s[16:19], 0 offen
	buffer_load_b128 v[143:146], v136, s[16:19], 0 offen
	s_clause 0x1
	buffer_load_b128 v[147:150], v129, s[12:15], 0 offen
	buffer_load_b128 v[151:154], v130, s[12:15], 0 offen
	v_lshrrev_b32_e32 v131, 1, v0
	v_mov_b32_e32 v10, v16
	s_load_b64 s[2:3], s[0:1], 0x20
	v_mov_b32_e32 v71, v16
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v70, v16 :: v_dual_and_b32 v155, 64, v131
	v_mov_b32_e32 v69, v16
	v_mov_b32_e32 v68, v16
	v_mov_b32_e32 v67, v16
	v_mov_b32_e32 v66, v16
	v_add_nc_u32_e32 v132, v156, v155
	v_lshlrev_b32_e32 v155, 4, v137
	v_mov_b32_e32 v65, v16
	v_mov_b32_e32 v96, v16
	v_mov_b32_e32 v95, v16
	v_mov_b32_e32 v94, v16
	v_mov_b32_e32 v93, v16
	v_mov_b32_e32 v92, v16
	v_mov_b32_e32 v91, v16
	v_mov_b32_e32 v90, v16
	v_mov_b32_e32 v89, v16
	v_mov_b32_e32 v104, v16
	v_mov_b32_e32 v103, v16
	v_mov_b32_e32 v102, v16
	v_mov_b32_e32 v101, v16
	v_mov_b32_e32 v100, v16
	v_mov_b32_e32 v99, v16
	v_mov_b32_e32 v98, v16
	v_mov_b32_e32 v97, v16
	v_mov_b32_e32 v88, v16
	v_mov_b32_e32 v87, v16
	v_mov_b32_e32 v86, v16
	v_mov_b32_e32 v85, v16
	v_mov_b32_e32 v84, v16
	v_mov_b32_e32 v83, v16
	v_mov_b32_e32 v82, v16
	v_mov_b32_e32 v81, v16
	v_mov_b32_e32 v80, v16
	v_mov_b32_e32 v79, v16
	v_mov_b32_e32 v78, v16
	v_mov_b32_e32 v77, v16
	v_mov_b32_e32 v76, v16
	v_mov_b32_e32 v75, v16
	v_mov_b32_e32 v74, v16
	v_mov_b32_e32 v73, v16
	v_mov_b32_e32 v8, v16
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v6, v16
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v3, v16
	v_mov_b32_e32 v2, v16
	v_mov_b32_e32 v1, v16
	v_mov_b32_e32 v128, v16
	v_mov_b32_e32 v127, v16
	v_mov_b32_e32 v126, v16
	v_mov_b32_e32 v125, v16
	v_mov_b32_e32 v124, v16
	v_mov_b32_e32 v123, v16
	v_mov_b32_e32 v122, v16
	v_mov_b32_e32 v121, v16
	v_mov_b32_e32 v120, v16
	v_mov_b32_e32 v119, v16
	v_mov_b32_e32 v118, v16
	v_mov_b32_e32 v117, v16
	v_mov_b32_e32 v116, v16
	v_mov_b32_e32 v115, v16
	v_mov_b32_e32 v114, v16
	v_mov_b32_e32 v113, v16
	v_mov_b32_e32 v112, v16
	v_mov_b32_e32 v111, v16
	v_mov_b32_e32 v110, v16
	v_mov_b32_e32 v109, v16
	v_mov_b32_e32 v108, v16
	v_mov_b32_e32 v107, v16
	v_mov_b32_e32 v106, v16
	v_mov_b32_e32 v105, v16
	v_mov_b32_e32 v24, v16
	v_mov_b32_e32 v23, v16
	v_mov_b32_e32 v22, v16
	v_mov_b32_e32 v21, v16
	v_mov_b32_e32 v20, v16
	v_mov_b32_e32 v19, v16
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v16
	s_mov_b32 s0, 0
	s_mov_b32 s1, 64
	s_cmp_lt_i32 s21, 33
	s_waitcnt vmcnt(3)
	v_perm_b32 v156, v139, 0, 0x50c040c
	v_perm_b32 v139, v139, 0, 0x70c060c
	v_perm_b32 v157, v140, 0, 0x50c040c
	v_perm_b32 v140, v140, 0, 0x70c060c
	v_perm_b32 v158, v141, 0, 0x50c040c
	v_perm_b32 v141, v141, 0, 0x70c060c
	v_perm_b32 v160, v142, 0, 0x50c040c
	v_perm_b32 v142, v142, 0, 0x70c060c
	s_waitcnt vmcnt(2)
	v_perm_b32 v161, v143, 0, 0x50c040c
	v_perm_b32 v143, v143, 0, 0x70c060c
	v_perm_b32 v162, v144, 0, 0x50c040c
	v_perm_b32 v144, v144, 0, 0x70c060c
	v_perm_b32 v163, v145, 0, 0x50c040c
	v_perm_b32 v145, v145, 0, 0x70c060c
	v_perm_b32 v164, v146, 0, 0x50c040c
	v_perm_b32 v146, v146, 0, 0x70c060c
	v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v157, 1, v157 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v158, 1, v158 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v160, 1, v160 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v161, 1, v161 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v162, 1, v162 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v163, 1, v163 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v164, 1, v164 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	v_mov_b32_e32 v9, v16
	v_dual_mov_b32 v31, v16 :: v_dual_and_b32 v140, 0xbf80bf80, v140
	v_mov_b32_e32 v26, v16
	v_dual_mov_b32 v48, v16 :: v_dual_and_b32 v139, 0xbf80bf80, v139
	s_waitcnt vmcnt(1)
	ds_store_b128 v155, v[147:150]
	v_and_b32_e32 v147, 0xbf80bf80, v156
	v_dual_mov_b32 v29, v16 :: v_dual_and_b32 v148, 0xbf80bf80, v157
	v_dual_mov_b32 v27, v16 :: v_dual_and_b32 v150, 0xbf80bf80, v141
	v_and_b32_e32 v156, 0xbf80bf80, v142
	v_dual_mov_b32 v46, v16 :: v_dual_and_b32 v149, 0xbf80bf80, v158
	v_dual_mov_b32 v44, v16 :: v_dual_and_b32 v155, 0xbf80bf80, v160
	v_dual_mov_b32 v25, v16 :: v_dual_and_b32 v158, 0xbf80bf80, v143
	v_dual_mov_b32 v47, v16 :: v_dual_and_b32 v160, 0xbf80bf80, v162
	v_dual_mov_b32 v42, v16 :: v_dual_and_b32 v157, 0xbf80bf80, v161
	v_dual_mov_b32 v64, v16 :: v_dual_and_b32 v161, 0xbf80bf80, v144
	v_dual_mov_b32 v45, v16 :: v_dual_and_b32 v162, 0xbf80bf80, v163
	v_dual_mov_b32 v43, v16 :: v_dual_and_b32 v164, 0xbf80bf80, v164
	v_dual_mov_b32 v62, v16 :: v_dual_and_b32 v163, 0xbf80bf80, v145
	v_dual_mov_b32 v60, v16 :: v_dual_and_b32 v165, 0xbf80bf80, v146
	v_pk_mul_f16 v142, 0x5c00, v140 op_sel_hi:[0,1]
	v_pk_mul_f16 v141, 0x5c00, v148 op_sel_hi:[0,1]
	v_pk_mul_f16 v140, 0x5c00, v139 op_sel_hi:[0,1]
	v_pk_mul_f16 v139, 0x5c00, v147 op_sel_hi:[0,1]
	v_pk_mul_f16 v146, 0x5c00, v156 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v155 op_sel_hi:[0,1]
	v_pk_mul_f16 v144, 0x5c00, v150 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v149 op_sel_hi:[0,1]
	v_pk_mul_f16 v150, 0x5c00, v161 op_sel_hi:[0,1]
	v_pk_mul_f16 v149, 0x5c00, v160 op_sel_hi:[0,1]
	v_pk_mul_f16 v148, 0x5c00, v158 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v157 op_sel_hi:[0,1]
	v_pk_mul_f16 v158, 0x5c00, v165 op_sel_hi:[0,1]
	v_pk_mul_f16 v157, 0x5c00, v164 op_sel_hi:[0,1]
	v_pk_mul_f16 v156, 0x5c00, v163 op_sel_hi:[0,1]
	v_pk_mul_f16 v155, 0x5c00, v162 op_sel_hi:[0,1]
	s_waitcnt vmcnt(0)
	ds_store_b128 v159, v[151:154]
	ds_store_b128 v135, v[139:142] offset:8320
	ds_store_b128 v135, v[143:146] offset:12416
	ds_store_b128 v135, v[147:150] offset:16512
	ds_store_b128 v135, v[155:158] offset:20608
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_mov_b32_e32 v9, 0
	s_lshl_b32 s4, s20, 5
	s_mov_b32 s5, 32
	s_mov_b32 s18, s14
	s_mov_b32 s19, s15
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v14, v9
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v25, v9
	v_mov_b32_e32 v26, v9
	v_mov_b32_e32 v27, v9
	v_mov_b32_e32 v28, v9
	v_mov_b32_e32 v29, v9
	v_mov_b32_e32 v30, v9
	v_mov_b32_e32 v31, v9
	v_mov_b32_e32 v32, v9
	v_mov_b32_e32 v41, v9
	v_mov_b32_e32 v42, v9
	v_mov_b32_e32 v43, v9
	v_mov_b32_e32 v44, v9
	v_mov_b32_e32 v45, v9
	v_mov_b32_e32 v46, v9
	v_mov_b32_e32 v47, v9
	v_mov_b32_e32 v48, v9
	v_mov_b32_e32 v57, v9
	v_mov_b32_e32 v58, v9
	v_mov_b32_e32 v59, v9
	v_mov_b32_e32 v60, v9
	v_mov_b32_e32 v61, v9
	v_mov_b32_e32 v62, v9
	v_mov_b32_e32 v63, v9
	v_mov_b32_e32 v64, v9
	v_mov_b32_e32 v33, v9
	v_mov_b32_e32 v34, v9
	v_mov_b32_e32 v35, v9
	v_mov_b32_e32 v36, v9
	v_mov_b32_e32 v37, v9
	v_mov_b32_e32 v38, v9
	v_mov_b32_e32 v39, v9
	v_mov_b32_e32 v40, v9
	v_mov_b32_e32 v49, v9
	v_mov_b32_e32 v50, v9
	v_mov_b32_e32 v51, v9
	v_mov_b32_e32 v52, v9
	v_mov_b32_e32 v53, v9
	v_mov_b32_e32 v54, v9
	v_mov_b32_e32 v55, v9
	v_mov_b32_e32 v56, v9
	v_mov_b32_e32 v65, v9
	v_mov_b32_e32 v66, v9
	v_mov_b32_e32 v67, v9
	v_mov_b32_e32 v68, v9
	v_mov_b32_e32 v69, v9
	v_mov_b32_e32 v70, v9
	v_mov_b32_e32 v71, v9
	v_mov_b32_e32 v72, v9
	v_mov_b32_e32 v89, v9
	v_mov_b32_e32 v90, v9
	v_mov_b32_e32 v91, v9
	v_mov_b32_e32 v92, v9
	v_mov_b32_e32 v93, v9
	v_mov_b32_e32 v94, v9
	v_mov_b32_e32 v95, v9
	v_mov_b32_e32 v96, v9
	v_mov_b32_e32 v97, v9
	v_mov_b32_e32 v98, v9
	v_mov_b32_e32 v99, v9
	v_mov_b32_e32 v100, v9
	v_mov_b32_e32 v101, v9
	v_mov_b32_e32 v102, v9
	v_mov_b32_e32 v103, v9
	v_mov_b32_e32 v104, v9
	v_mov_b32_e32 v81, v9
	v_mov_b32_e32 v82, v9
	v_mov_b32_e32 v83, v9
	v_mov_b32_e32 v84, v9
	v_mov_b32_e32 v85, v9
	v_mov_b32_e32 v86, v9
	v_mov_b32_e32 v87, v9
	v_mov_b32_e32 v88, v9
	v_mov_b32_e32 v73, v9
	v_mov_b32_e32 v74, v9
	v_mov_b32_e32 v75, v9
	v_mov_b32_e32 v76, v9
	v_mov_b32_e32 v77, v9
	v_mov_b32_e32 v78, v9
	v_mov_b32_e32 v79, v9
	v_mov_b32_e32 v80, v9
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v121, v9
	v_mov_b32_e32 v122, v9
	v_mov_b32_e32 v123, v9
	v_mov_b32_e32 v124, v9
	v_mov_b32_e32 v125, v9
	v_mov_b32_e32 v126, v9
	v_mov_b32_e32 v127, v9
	v_mov_b32_e32 v128, v9
	v_mov_b32_e32 v113, v9
	v_mov_b32_e32 v114, v9
	v_mov_b32_e32 v115, v9
	v_mov_b32_e32 v116, v9
	v_mov_b32_e32 v117, v9
	v_mov_b32_e32 v118, v9
	v_mov_b32_e32 v119, v9
	v_mov_b32_e32 v120, v9
	v_mov_b32_e32 v105, v9
	v_mov_b32_e32 v106, v9
	v_mov_b32_e32 v107, v9
	v_mov_b32_e32 v108, v9
	v_mov_b32_e32 v109, v9
	v_mov_b32_e32 v110, v9
	v_mov_b32_e32 v111, v9
	v_mov_b32_e32 v112, v9
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v18, v9
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v20, v9
	v_mov_b32_e32 v21, v9
	v_mov_b32_e32 v22, v9
	v_mov_b32_e32 v23, v9
	v_mov_b32_e32 v24, v9
	s_mov_b32 s6, s4
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x1
	buffer_load_b128 v[203:206], v129, s[12:15], s1 offen
	buffer_load_b128 v[207:210], v130, s[12:15], s1 offen
	s_clause 0x1
	buffer_load_b128 v[211:214], v135, s[16:19], s6 offen
	buffer_load_b128 v[215:218], v136, s[16:19], s6 offen
	s_mul_i32 s7, s0, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u32 v219, v132, 4, s7
	v_lshl_add_u32 v220, v134, 4, s7
	ds_load_b128 v[139:142], v219
	ds_load_b128 v[147:150], v219 offset:256
	ds_load_b128 v[143:146], v219 offset:2080
	ds_load_b128 v[151:154], v219 offset:2336
	ds_load_b128 v[155:158], v219 offset:512
	ds_load_b128 v[163:166], v219 offset:768
	ds_load_b128 v[171:174], v220 offset:8320
	ds_load_b128 v[175:178], v220 offset:12416
	ds_load_b128 v[159:162], v219 offset:2592
	ds_load_b128 v[167:170], v219 offset:2848
	ds_load_b128 v[179:182], v220 offset:8576
	ds_load_b128 v[183:186], v220 offset:12672
	ds_load_b128 v[191:194], v220 offset:12928
	ds_load_b128 v[187:190], v220 offset:8832
	ds_load_b128 v[195:198], v220 offset:9088
	ds_load_b128 v[199:202], v220 offset:13184
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[171:178], v[139:146], v[89:96]
	v_wmma_f32_16x16x16_f16 v[57:64], v[171:178], v[147:154], v[57:64]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[171:178], v[155:162], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[121:128], v[171:178], v[163:170], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[65:72], v[179:186], v[139:146], v[65:72]
	v_wmma_f32_16x16x16_f16 v[41:48], v[179:186], v[147:154], v[41:48]
	v_wmma_f32_16x16x16_f16 v[81:88], v[179:186], v[155:162], v[81:88]
	v_wmma_f32_16x16x16_f16 v[113:120], v[179:186], v[163:170], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[187:194], v[139:146], v[49:56]
	v_wmma_f32_16x16x16_f16 v[25:32], v[187:194], v[147:154], v[25:32]
	v_wmma_f32_16x16x16_f16 v[73:80], v[187:194], v[155:162], v[73:80]
	v_wmma_f32_16x16x16_f16 v[105:112], v[187:194], v[163:170], v[105:112]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[33:40], v[195:202], v[139:146], v[33:40]
	v_wmma_f32_16x16x16_f16 v[9:16], v[195:202], v[147:154], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[195:202], v[155:162], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[195:202], v[163:170], v[17:24]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[139:142], v219 offset:4160
	ds_load_b128 v[147:150], v219 offset:4416
	ds_load_b128 v[143:146], v219 offset:6240
	ds_load_b128 v[151:154], v219 offset:6496
	ds_load_b128 v[155:158], v219 offset:4672
	ds_load_b128 v[163:166], v219 offset:4928
	ds_load_b128 v[171:174], v220 offset:16512
	ds_load_b128 v[175:178], v220 offset:20608
	ds_load_b128 v[159:162], v219 offset:6752
	ds_load_b128 v[167:170], v219 offset:7008
	ds_load_b128 v[179:182], v220 offset:16768
	ds_load_b128 v[183:186], v220 offset:20864
	ds_load_b128 v[191:194], v220 offset:21120
	ds_load_b128 v[187:190], v220 offset:17024
	ds_load_b128 v[195:198], v220 offset:17280
	ds_load_b128 v[199:202], v220 offset:21376
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[171:178], v[139:146], v[89:96]
	v_wmma_f32_16x16x16_f16 v[57:64], v[171:178], v[147:154], v[57:64]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[171:178], v[155:162], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[121:128], v[171:178], v[163:170], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[65:72], v[179:186], v[139:146], v[65:72]
	v_wmma_f32_16x16x16_f16 v[41:48], v[179:186], v[147:154], v[41:48]
	v_wmma_f32_16x16x16_f16 v[81:88], v[179:186], v[155:162], v[81:88]
	v_wmma_f32_16x16x16_f16 v[113:120], v[179:186], v[163:170], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[187:194], v[139:146], v[49:56]
	v_wmma_f32_16x16x16_f16 v[25:32], v[187:194], v[147:154], v[25:32]
	v_wmma_f32_16x16x16_f16 v[73:80], v[187:194], v[155:162], v[73:80]
	v_wmma_f32_16x16x16_f16 v[105:112], v[187:194], v[163:170], v[105:112]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[33:40], v[195:202], v[139:146], v[33:40]
	v_wmma_f32_16x16x16_f16 v[9:16], v[195:202], v[147:154], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[195:202], v[155:162], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[195:202], v[163:170], v[17:24]
	; sched_barrier mask(0x00000000)
	s_waitcnt vmcnt(1)
	v_perm_b32 v140, v212, 0, 0x70c060c
	v_perm_b32 v142, v211, 0, 0x70c060c
	s_xor_b32 s0, s0, 1
	v_perm_b32 v143, v212, 0, 0x50c040c
	s_mul_i32 s7, s0, 0x6080
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_lshl_add_u32 v141, v137, 4, s7
	v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
	v_perm_b32 v144, v214, 0, 0x50c040c
	v_perm_b32 v145, v213, 0, 0x70c060c
	v_and_b32_e32 v140, 0xbf80bf80, v140
	ds_store_b128 v141, v[203:206]
	v_pk_ashrrev_i16 v141, 1, v143 op_sel_hi:[0,1]
	v_and_b32_e32 v143, 0xbf80bf80, v142
	v_perm_b32 v146, v213, 0, 0x50c040c
	v_pk_mul_f16 v142, 0x5c00, v140 op_sel_hi:[0,1]
	v_perm_b32 v140, v214, 0, 0x70c060c
	v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
	s_waitcnt vmcnt(0)
	v_perm_b32 v148, v216, 0, 0x70c060c
	v_perm_b32 v149, v215, 0, 0x50c040c
	v_perm_b32 v150, v215, 0, 0x70c060c
	v_pk_ashrrev_i16 v147, 1, v140 op_sel_hi:[0,1]
	v_pk_mul_f16 v140, 0x5c00, v143 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v145 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v145, 1, v146 op_sel_hi:[0,1]
	v_and_b32_e32 v144, 0xbf80bf80, v144
	v_and_b32_e32 v146, 0xbf80bf80, v147
	v_perm_b32 v151, v216, 0, 0x50c040c
	v_and_b32_e32 v143, 0xbf80bf80, v143
	v_and_b32_e32 v147, 0xbf80bf80, v145
	v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v144 op_sel_hi:[0,1]
	v_perm_b32 v139, v211, 0, 0x50c040c
	v_pk_mul_f16 v144, 0x5c00, v143 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v147 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v147, 1, v149 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v149, 1, v150 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v150, 1, v151 op_sel_hi:[0,1]
	v_and_b32_e32 v148, 0xbf80bf80, v148
	v_perm_b32 v152, v218, 0, 0x50c040c
	v_perm_b32 v153, v217, 0, 0x70c060c
	v_and_b32_e32 v151, 0xbf80bf80, v149
	v_and_b32_e32 v149, 0xbf80bf80, v150
	v_pk_mul_f16 v150, 0x5c00, v148 op_sel_hi:[0,1]
	v_perm_b32 v148, v218, 0, 0x70c060c
	v_perm_b32 v154, v217, 0, 0x50c040c
	v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v152, 1, v152 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v153, 1, v153 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v158, 1, v148 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
	v_and_b32_e32 v139, 0xbf80bf80, v139
	v_and_b32_e32 v141, 0xbf80bf80, v141
	v_lshl_add_u32 v156, v0, 4, s7
	v_and_b32_e32 v147, 0xbf80bf80, v147
	v_pk_mul_f16 v148, 0x5c00, v151 op_sel_hi:[0,1]
	v_and_b32_e32 v151, 0xbf80bf80, v158
	v_and_b32_e32 v152, 0xbf80bf80, v152
	v_and_b32_e32 v158, 0xbf80bf80, v153
	v_and_b32_e32 v159, 0xbf80bf80, v154
	v_lshl_add_u32 v155, v138, 4, s7
	v_pk_mul_f16 v141, 0x5c00, v141 op_sel_hi:[0,1]
	v_pk_mul_f16 v139, 0x5c00, v139 op_sel_hi:[0,1]
	s_add_i32 s5, s5, 32
	v_pk_mul_f16 v146, 0x5c00, v146 op_sel_hi:[0,1]
	s_add_i32 s1, s1, 64
	s_add_i32 s6, s6, s4
	v_lshl_add_u32 v157, 0x200, 4, v156
	v_pk_mul_f16 v149, 0x5c00, v149 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v147 op_sel_hi:[0,1]
	s_cmp_ge_i32 s5, s21
	v_pk_mul_f16 v154, 0x5c00, v151 op_sel_hi:[0,1]
	v_pk_mul_f16 v153, 0x5c00, v152 op_sel_hi:[0,1]
	v_pk_mul_f16 v152, 0x5c00, v158 op_sel_hi:[0,1]
	v_pk_mul_f16 v151, 0x5c00, v159 op_sel_hi:[0,1]
	ds_store_b128 v155, v[207:210]
	ds_store_b128 v156, v[139:142] offset:8320
	ds_store_b128 v156, v[143:146] offset:12416
	ds_store_b128 v157, v[147:150] offset:8320
	ds_store_b128 v157, v[151:154] offset:12416
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	s_mulk_i32 s0, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u32 v129, v132, 4, s0
	v_lshl_add_u32 v130, v134, 4, s0
	ds_load_b128 v[134:137], v129
	ds_load_b128 v[142:145], v129 offset:256
	ds_load_b128 v[138:141], v129 offset:2080
	ds_load_b128 v[146:149], v129 offset:2336
	ds_load_b128 v[150:153], v129 offset:512
	ds_load_b128 v[158:161], v129 offset:768
	ds_load_b128 v[166:169], v130 offset:8320
	ds_load_b128 v[170:173], v130 offset:12416
	ds_load_b128 v[154:157], v129 offset:2592
	ds_load_b128 v[162:165], v129 offset:2848
	ds_load_b128 v[174:177], v130 offset:8576
	ds_load_b128 v[178:181], v130 offset:12672
	ds_load_b128 v[186:189], v130 offset:12928
	ds_load_b128 v[182:185], v130 offset:8832
	ds_load_b128 v[190:193], v130 offset:9088
	ds_load_b128 v[194:197], v130 offset:13184
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[166:173], v[134:141], v[89:96]
	v_wmma_f32_16x16x16_f16 v[57:64], v[166:173], v[142:149], v[57:64]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[166:173], v[150:157], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[121:128], v[166:173], v[158:165], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[65:72], v[174:181], v[134:141], v[65:72]
	v_wmma_f32_16x16x16_f16 v[41:48], v[174:181], v[142:149], v[41:48]
	v_wmma_f32_16x16x16_f16 v[81:88], v[174:181], v[150:157], v[81:88]
	v_wmma_f32_16x16x16_f16 v[113:120], v[174:181], v[158:165], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[182:189], v[134:141], v[49:56]
	v_wmma_f32_16x16x16_f16 v[25:32], v[182:189], v[142:149], v[25:32]
	v_wmma_f32_16x16x16_f16 v[73:80], v[182:189], v[150:157], v[73:80]
	v_wmma_f32_16x16x16_f16 v[105:112], v[182:189], v[158:165], v[105:112]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[33:40], v[190:197], v[134:141], v[33:40]
	v_wmma_f32_16x16x16_f16 v[9:16], v[190:197], v[142:149], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[190:197], v[150:157], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[190:197], v[158:165], v[17:24]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[134:137], v129 offset:4160
	ds_load_b128 v[142:145], v129 offset:4416
	ds_load_b128 v[138:141], v129 offset:6240
	ds_load_b128 v[146:149], v129 offset:6496
	ds_load_b128 v[150:153], v129 offset:4672
	ds_load_b128 v[158:161], v129 offset:4928
	ds_load_b128 v[166:169], v130 offset:16512
	ds_load_b128 v[170:173], v130 offset:20608
	ds_load_b128 v[154:157], v129 offset:6752
	ds_load_b128 v[162:165], v129 offset:7008
	ds_load_b128 v[174:177], v130 offset:16768
	ds_load_b128 v[178:181], v130 offset:20864
	ds_load_b128 v[186:189], v130 offset:21120
	ds_load_b128 v[182:185], v130 offset:17024
	ds_load_b128 v[190:193], v130 offset:17280
	ds_load_b128 v[194:197], v130 offset:21376
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[166:173], v[134:141], v[89:96]
	v_wmma_f32_16x16x16_f16 v[57:64], v[166:173], v[142:149], v[57:64]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[166:173], v[150:157], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[121:128], v[166:173], v[158:165], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[65:72], v[174:181], v[134:141], v[65:72]
	v_wmma_f32_16x16x16_f16 v[41:48], v[174:181], v[142:149], v[41:48]
	v_wmma_f32_16x16x16_f16 v[81:88], v[174:181], v[150:157], v[81:88]
	v_wmma_f32_16x16x16_f16 v[113:120], v[174:181], v[158:165], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[182:189], v[134:141], v[49:56]
	v_wmma_f32_16x16x16_f16 v[25:32], v[182:189], v[142:149], v[25:32]
	v_wmma_f32_16x16x16_f16 v[73:80], v[182:189], v[150:157], v[73:80]
	v_wmma_f32_16x16x16_f16 v[105:112], v[182:189], v[158:165], v[105:112]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[33:40], v[190:197], v[134:141], v[33:40]
	v_wmma_f32_16x16x16_f16 v[9:16], v[190:197], v[142:149], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[190:197], v[150:157], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[190:197], v[158:165], v[17:24]
	; sched_barrier mask(0x00000000)
	v_or_b32_e32 v129, s22, v133
	s_load_b32 s4, s[8:9], 0x0
	v_and_b32_e32 v0, 16, v0
	s_mov_b32 s1, 0x76543210
	s_mov_b32 s21, s24
	v_ashrrev_i32_e32 v130, 31, v129
	s_lshl_b64 s[6:7], s[20:21], 6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[129:130], 1, v[129:130]
	v_add_co_u32 v133, s0, s10, v129
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v134, null, s11, v130, s0
	s_clause 0x7
	global_load_b128 v[137:140], v[133:134], off
	global_load_b128 v[141:144], v[133:134], off offset:16
	global_load_b128 v[145:148], v[133:134], off offset:32
	global_load_b128 v[149:152], v[133:134], off offset:48
	global_load_b128 v[153:156], v[133:134], off offset:64
	global_load_b128 v[157:160], v[133:134], off offset:80
	global_load_b128 v[161:164], v[133:134], off offset:96
	global_load_b128 v[165:168], v[133:134], off offset:112
	s_waitcnt vmcnt(7)
	v_lshrrev_b32_e32 v137, v0, v137
	v_lshrrev_b32_e32 v138, v0, v138
	v_lshrrev_b32_e32 v139, v0, v139
	s_waitcnt vmcnt(6)
	v_lshrrev_b32_e32 v141, v0, v141
	v_lshrrev_b32_e32 v142, v0, v142
	s_waitcnt lgkmcnt(0)
	v_fma_mixhi_f16 v58, v58, s4, v138 op_sel_hi:[0,0,1]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v165, v0, v165
	v_lshrrev_b32_e32 v166, v0, v166
	v_fma_mixlo_f16 v58, v57, s4, v137 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v57, v59, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v59, v62, s4, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, v61, s4, v141 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v6, v6, s4, v166 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v6, v5, s4, v165 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v61, v98, s4, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v61, v97, s4, v137 op_sel_hi:[0,0,1]
	v_cndmask_b32_e32 v5, v58, v59, vcc_lo
	v_lshrrev_b32_e32 v140, v0, v140
	v_lshrrev_b32_e32 v143, v0, v143
	v_lshrrev_b32_e32 v144, v0, v144
	v_lshrrev_b32_e32 v145, v0, v145
	v_lshrrev_b32_e32 v146, v0, v146
	v_lshrrev_b32_e32 v147, v0, v147
	v_lshrrev_b32_e32 v148, v0, v148
	v_lshrrev_b32_e32 v149, v0, v149
	v_lshrrev_b32_e32 v150, v0, v150
	v_lshrrev_b32_e32 v151, v0, v151
	v_lshrrev_b32_e32 v152, v0, v152
	v_lshrrev_b32_e32 v153, v0, v153
	v_lshrrev_b32_e32 v154, v0, v154
	v_lshrrev_b32_e32 v155, v0, v155
	v_lshrrev_b32_e32 v156, v0, v156
	v_lshrrev_b32_e32 v157, v0, v157
	v_lshrrev_b32_e32 v158, v0, v158
	v_lshrrev_b32_e32 v159, v0, v159
	v_lshrrev_b32_e32 v160, v0, v160
	v_lshrrev_b32_e32 v161, v0, v161
	v_lshrrev_b32_e32 v162, v0, v162
	v_lshrrev_b32_e32 v163, v0, v163
	v_lshrrev_b32_e32 v164, v0, v164
	v_lshrrev_b32_e32 v167, v0, v167
	v_lshrrev_b32_e32 v168, v0, v168
	v_fma_mixhi_f16 v0, v90, s4, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v0, v89, s4, v137 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v90, v94, s4, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v93, s4, v141 op_sel_hi:[0,0,1]
	v_add_nc_u32_e32 v132, s25, v132
	v_fma_mixhi_f16 v26, v26, s4, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, v25, s4, v153 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, v27, s4, v155 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, v29, s4, v157 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v29, v73, s4, v153 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v73, v1, s4, v161 op_sel_hi:[0,0,1]
	v_cndmask_b32_e32 v1, v0, v90, vcc_lo
	v_mad_i64_i32 v[132:133], null, v132, s20, 0
	v_fma_mixhi_f16 v89, v92, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, v91, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v91, v96, s4, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v95, s4, v143 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v57, v60, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v60, v64, s4, v144 op_sel_hi:[0,0,1]
	v_lshlrev_b64 v[132:133], 1, v[132:133]
	v_fma_mixlo_f16 v60, v63, s4, v143 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v62, v100, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v62, v99, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v63, v102, s4, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v63, v101, s4, v141 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v64, v104, s4, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v64, v103, s4, v143 op_sel_hi:[0,0,1]
	v_add_co_u32 v132, s0, s2, v132
	v_fma_mixhi_f16 v92, v122, s4, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v121, s4, v137 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v93, v124, s4, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, v123, s4, v139 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v94, v126, s4, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v125, s4, v141 op_sel_hi:[0,0,1]
	v_and_b32_e32 v131, 8, v131
	v_fma_mixhi_f16 v95, v128, s4, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v127, s4, v143 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v66, v66, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v65, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v65, v68, s4, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v65, v67, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v67, v70, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, v69, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v68, v72, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, v71, s4, v151 op_sel_hi:[0,0,1]
	v_add_co_ci_u32_e64 v133, null, s3, v133, s0
	v_fma_mixhi_f16 v42, v42, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, v41, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v41, v44, s4, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, v43, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v43, v46, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, v45, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v44, v48, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, v47, s4, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v45, v82, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v45, v81, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v46, v84, s4, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v46, v83, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v47, v86, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v47, v85, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v48, v88, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v48, v87, s4, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v69, v114, s4, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v113, s4, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v70, v116, s4, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v115, s4, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v71, v118, s4, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v117, s4, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v72, v120, s4, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v119, s4, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v50, v50, s4, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, v49, s4, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v49, v52, s4, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, v51, s4, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v51, v54, s4, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, v53, s4, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v52, v56, s4, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, v55, s4, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v25, v28, s4, v156 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v27, v30, s4, v158 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v28, v32, s4, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v28, v31, s4, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v29, v74, s4, v154 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v30, v76, s4, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v30, v75, s4, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v31, v78, s4, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v31, v77, s4, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v32, v80, s4, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v32, v79, s4, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v53, v106, s4, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v53, v105, s4, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v54, v108, s4, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, v107, s4, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v55, v110, s4, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, v109, s4, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v56, v112, s4, v160 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, v111, s4, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v34, v34, s4, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, v33, s4, v161 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v33, v36, s4, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, v35, s4, v163 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v35, v38, s4, v166 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, v37, s4, v165 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v36, v40, s4, v168 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, v39, s4, v167 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v10, v10, s4, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, v9, s4, v161 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v9, v12, s4, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, v11, s4, v163 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v11, v14, s4, v166 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, v13, s4, v165 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v12, v16, s4, v168 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, v15, s4, v167 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v73, v2, s4, v162 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v2, v89, v91 :: v_dual_cndmask_b32 v15, v62, v64
	v_dual_cndmask_b32 v13, v57, v60 :: v_dual_cndmask_b32 v38, v66, v67
	v_permlanex16_b32 v1, v1, s1, 0xfedcba98
	v_cndmask_b32_e32 v14, v61, v63, vcc_lo
	v_add_co_u32 v129, s0, v132, v129
	v_dual_cndmask_b32 v16, v92, v94 :: v_dual_lshlrev_b32 v131, 1, v131
	v_cndmask_b32_e32 v74, v41, v44, vcc_lo
	v_dual_cndmask_b32 v37, v93, v95 :: v_dual_cndmask_b32 v76, v46, v48
	v_dual_cndmask_b32 v39, v65, v68 :: v_dual_cndmask_b32 v40, v42, v43
	v_add_co_ci_u32_e64 v130, null, v133, v130, s0
	v_dual_cndmask_b32 v75, v45, v47 :: v_dual_cndmask_b32 v78, v70, v72
	v_dual_cndmask_b32 v77, v69, v71 :: v_dual_cndmask_b32 v84, v30, v32
	v_dual_cndmask_b32 v79, v50, v51 :: v_dual_cndmask_b32 v80, v49, v52
	v_dual_cndmask_b32 v81, v26, v27 :: v_dual_cndmask_b32 v82, v25, v28
	v_dual_cndmask_b32 v83, v29, v31 :: v_dual_cndmask_b32 v86, v54, v56
	v_dual_cndmask_b32 v87, v34, v35 :: v_dual_cndmask_b32 v88, v33, v36
	v_dual_cndmask_b32 v96, v10, v11 :: v_dual_cndmask_b32 v97, v9, v12
	v_permlanex16_b32 v2, v2, s1, 0xfedcba98
	v_cndmask_b32_e32 v85, v53, v55, vcc_lo
	v_permlanex16_b32 v5, v5, s1, 0xfedcba98
	v_permlanex16_b32 v13, v13, s1, 0xfedcba98
	v_permlanex16_b32 v15, v15, s1, 0xfedcba98
	v_dual_cndmask_b32 v0, v1, v0 :: v_dual_cndmask_b32 v89, v2, v89
	v_cndmask_b32_e32 v1, v90, v1, vcc_lo
	v_permlanex16_b32 v14, v14, s1, 0xfedcba98
	v_add_co_u32 v129, s0, v129, v131
	v_permlanex16_b32 v16, v16, s1, 0xfedcba98
	v_permlanex16_b32 v37, v37, s1, 0xfedcba98
	v_permlanex16_b32 v38, v38, s1, 0xfedcba98
	v_permlanex16_b32 v39, v39, s1, 0xfedcba98
	v_add_co_ci_u32_e64 v130, null, 0, v130, s0
	v_permlanex16_b32 v40, v40, s1, 0xfedcba98
	v_permlanex16_b32 v74, v74, s1, 0xfedcba98
	v_permlanex16_b32 v75, v75, s1, 0xfedcba98
	v_permlanex16_b32 v76, v76, s1, 0xfedcba98
	v_permlanex16_b32 v77, v77, s1, 0xfedcba98
	v_permlanex16_b32 v78, v78, s1, 0xfedcba98
	v_permlanex16_b32 v79, v79, s1, 0xfedcba98
	v_permlanex16_b32 v80, v80, s1, 0xfedcba98
	v_permlanex16_b32 v81, v81, s1, 0xfedcba98
	v_permlanex16_b32 v82, v82, s1, 0xfedcba98
	v_permlanex16_b32 v83, v83, s1, 0xfedcba98
	v_permlanex16_b32 v84, v84, s1, 0xfedcba98
	v_permlanex16_b32 v86, v86, s1, 0xfedcba98
	v_permlanex16_b32 v87, v87, s1, 0xfedcba98
	v_permlanex16_b32 v88, v88, s1, 0xfedcba98
	v_permlanex16_b32 v96, v96, s1, 0xfedcba98
	v_permlanex16_b32 v97, v97, s1, 0xfedcba98
	v_cndmask_b32_e32 v2, v91, v2, vcc_lo
	v_permlanex16_b32 v85, v85, s1, 0xfedcba98
	v_dual_cndmask_b32 v58, v5, v58 :: v_dual_cndmask_b32 v5, v59, v5
	s_lshl_b64 s[2:3], s[20:21], 5
	v_dual_cndmask_b32 v57, v13, v57 :: v_dual_cndmask_b32 v62, v15, v62
	v_dual_cndmask_b32 v59, v60, v13 :: v_dual_cndmask_b32 v90, v94, v16
	v_dual_cndmask_b32 v60, v14, v61 :: v_dual_cndmask_b32 v61, v63, v14
	v_dual_cndmask_b32 v63, v64, v15 :: v_dual_cndmask_b32 v66, v38, v66
	v_add_co_u32 v133, s0, v129, s2
	v_dual_cndmask_b32 v64, v16, v92 :: v_dual_cndmask_b32 v91, v37, v93
	v_dual_cndmask_b32 v37, v95, v37 :: v_dual_cndmask_b32 v42, v40, v42
	v_cndmask_b32_e32 v38, v67, v38, vcc_lo
	v_dual_cndmask_b32 v65, v39, v65 :: v_dual_cndmask_b32 v46, v76, v46
	v_cndmask_b32_e32 v39, v68, v39, vcc_lo
	v_add_co_ci_u32_e64 v134, null, s3, v130, s0
	v_add_co_u32 v135, s0, v129, s6
	v_mad_i64_i32 v[131:132], null, 0x60, s20, v[129:130]
	v_dual_cndmask_b32 v40, v43, v40 :: v_dual_cndmask_b32 v41, v74, v41
	v_dual_cndmask_b32 v43, v44, v74 :: v_dual_cndmask_b32 v44, v75, v45
	v_cndmask_b32_e32 v45, v47, v75, vcc_lo
	v_dual_cndmask_b32 v47, v48, v76 :: v_dual_cndmask_b32 v68, v78, v70
	v_cndmask_b32_e32 v48, v77, v69, vcc_lo
	v_dual_cndmask_b32 v67, v71, v77 :: v_dual_cndmask_b32 v52, v52, v80
	v_dual_cndmask_b32 v69, v72, v78 :: v_dual_cndmask_b32 v72, v27, v81
	v_cndmask_b32_e32 v50, v79, v50, vcc_lo
	v_dual_cndmask_b32 v51, v51, v79 :: v_dual_cndmask_b32 v70, v80, v49
	v_dual_cndmask_b32 v71, v81, v26 :: v_dual_cndmask_b32 v74, v82, v25
	v_dual_cndmask_b32 v75, v28, v82 :: v_dual_cndmask_b32 v76, v83, v29
	v_dual_cndmask_b32 v77, v31, v83 :: v_dual_cndmask_b32 v78, v84, v30
	v_dual_cndmask_b32 v79, v32, v84 :: v_dual_cndmask_b32 v80, v85, v53
	v_cndmask_b32_e32 v83, v56, v86, vcc_lo
	v_dual_cndmask_b32 v81, v55, v85 :: v_dual_cndmask_b32 v82, v86, v54
	v_cndmask_b32_e32 v84, v87, v34, vcc_lo
	v_dual_cndmask_b32 v85, v35, v87 :: v_dual_cndmask_b32 v86, v88, v33
	v_cndmask_b32_e32 v87, v36, v88, vcc_lo
	v_dual_cndmask_b32 v88, v96, v10 :: v_dual_cndmask_b32 v93, v97, v9
	v_cndmask_b32_e32 v94, v12, v97, vcc_lo
	v_perm_b32 v9, v1, v0, 0x5040100
	v_perm_b32 v10, v1, v0, 0x7060302
	v_perm_b32 v12, v2, v89, 0x7060302
	v_perm_b32 v13, v5, v58, 0x5040100
	v_perm_b32 v14, v5, v58, 0x7060302
	v_fma_mixhi_f16 v4, v4, s4, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, v3, s4, v163 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v5, v8, s4, v168 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v5, v7, s4, v167 op_sel_hi:[0,0,1]
	v_cndmask_b32_e32 v92, v11, v96, vcc_lo
	v_perm_b32 v11, v2, v89, 0x5040100
	v_perm_b32 v15, v59, v57, 0x5040100
	v_perm_b32 v16, v59, v57, 0x7060302
	v_add_co_ci_u32_e64 v136, null, s7, v130, s0
	v_perm_b32 v25, v61, v60, 0x5040100
	v_perm_b32 v26, v61, v60, 0x7060302
	v_perm_b32 v27, v63, v62, 0x5040100
	v_perm_b32 v28, v63, v62, 0x7060302
	v_perm_b32 v29, v90, v64, 0x5040100
	v_perm_b32 v30, v90, v64, 0x7060302
	v_perm_b32 v31, v37, v91, 0x5040100
	v_perm_b32 v32, v37, v91, 0x7060302
	v_perm_b32 v33, v38, v66, 0x5040100
	v_perm_b32 v34, v38, v66, 0x7060302
	v_perm_b32 v35, v39, v65, 0x5040100
	v_perm_b32 v36, v39, v65, 0x7060302
	v_perm_b32 v37, v40, v42, 0x5040100
	v_perm_b32 v38, v40, v42, 0x7060302
	v_perm_b32 v39, v43, v41, 0x5040100
	v_perm_b32 v40, v43, v41, 0x7060302
	v_perm_b32 v41, v45, v44, 0x5040100
	v_perm_b32 v42, v45, v44, 0x7060302
	v_perm_b32 v43, v47, v46, 0x5040100
	v_perm_b32 v44, v47, v46, 0x7060302
	v_perm_b32 v45, v67, v48, 0x5040100
	v_perm_b32 v46, v67, v48, 0x7060302
	v_perm_b32 v47, v69, v68, 0x5040100
	v_perm_b32 v48, v69, v68, 0x7060302
	v_perm_b32 v49, v51, v50, 0x5040100
	v_perm_b32 v50, v51, v50, 0x7060302
	v_perm_b32 v51, v52, v70, 0x5040100
	v_perm_b32 v52, v52, v70, 0x7060302
	v_perm_b32 v53, v72, v71, 0x5040100
	v_perm_b32 v54, v72, v71, 0x7060302
	v_perm_b32 v55, v75, v74, 0x5040100
	v_perm_b32 v56, v75, v74, 0x7060302
	v_perm_b32 v57, v77, v76, 0x5040100
	v_perm_b32 v58, v77, v76, 0x7060302
	v_perm_b32 v59, v79, v78, 0x5040100
	v_perm_b32 v60, v79, v78, 0x7060302
	s_clause 0xa
	global_store_b128 v[129:130], v[9:12], off
	global_store_b128 v[133:134], v[13:16], off
	global_store_b128 v[135:136], v[25:28], off
	global_store_b128 v[131:132], v[29:32], off
	global_store_b128 v[129:130], v[33:36], off offset:32
	global_store_b128 v[133:134], v[37:40], off offset:32
	global_store_b128 v[135:136], v[41:44], off offset:32
	global_store_b128 v[131:132], v[45:48], off offset:32
	global_store_b128 v[129:130], v[49:52], off offset:64
	global_store_b128 v[133:134], v[53:56], off offset:64
	global_store_b128 v[135:136], v[57:60], off offset:64
	v_fma_mixhi_f16 v9, v18, s4, v162 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, v17, s4, v161 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v10, v20, s4, v164 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, v19, s4, v163 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v11, v22, s4, v166 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, v21, s4, v165 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v12, v24, s4, v168 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, v23, s4, v167 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v8, v73, v6 :: v_dual_cndmask_b32 v7, v4, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v13, v9, v11, vcc_lo
	v_perm_b32 v61, v81, v80, 0x5040100
	v_cndmask_b32_e32 v15, v10, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_permlanex16_b32 v8, v8, s1, 0xfedcba98
	v_permlanex16_b32 v7, v7, s1, 0xfedcba98
	v_permlanex16_b32 v13, v13, s1, 0xfedcba98
	v_perm_b32 v62, v81, v80, 0x7060302
	v_permlanex16_b32 v15, v15, s1, 0xfedcba98
	v_cndmask_b32_e32 v14, v8, v73, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v6, v6, v8 :: v_dual_cndmask_b32 v9, v13, v9
	v_dual_cndmask_b32 v8, v7, v4 :: v_dual_cndmask_b32 v7, v5, v7
	v_dual_cndmask_b32 v11, v11, v13 :: v_dual_cndmask_b32 v12, v12, v15
	v_cndmask_b32_e32 v13, v15, v10, vcc_lo
	v_perm_b32 v63, v83, v82, 0x5040100
	v_perm_b32 v64, v83, v82, 0x7060302
	v_perm_b32 v65, v85, v84, 0x5040100
	v_perm_b32 v66, v85, v84, 0x7060302
	v_perm_b32 v67, v87, v86, 0x5040100
	v_perm_b32 v68, v87, v86, 0x7060302
	v_perm_b32 v0, v92, v88, 0x5040100
	v_perm_b32 v1, v92, v88, 0x7060302
	v_perm_b32 v2, v94, v93, 0x5040100
	v_perm_b32 v3, v94, v93, 0x7060302
	v_perm_b32 v4, v6, v14, 0x5040100
	v_perm_b32 v5, v6, v14, 0x7060302
	v_perm_b32 v6, v7, v8, 0x5040100
	v_perm_b32 v7, v7, v8, 0x7060302
	v_perm_b32 v8, v11, v9, 0x5040100
	v_perm_b32 v9, v11, v9, 0x7060302
	v_perm_b32 v10, v12, v13, 0x5040100
	v_perm_b32 v11, v12, v13, 0x7060302
	s_clause 0x4
	global_store_b128 v[131:132], v[61:64], off offset:64
	global_store_b128 v[129:130], v[65:68], off offset:96
	global_store_b128 v[133:134], v[0:3], off offset:96
	global_store_b128 v[135:136], v[4:7], off offset:96
	global_store_b128 v[131:132], v[8:11], off offset:96
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
	.set scaled_mm.num_vgpr, 221
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
; codeLenInByte = 7328
; TotalNumSgprs: 28
; NumVgprs: 221
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 49408 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 28
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
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     221
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
