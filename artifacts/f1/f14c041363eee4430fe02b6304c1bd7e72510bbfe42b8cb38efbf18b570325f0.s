	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm_bytes                 ; -- Begin function scaled_mm_bytes
	.p2align	8
	.type	scaled_mm_bytes,@function
scaled_mm_bytes:                        ; @scaled_mm_bytes
; %bb.0:
	s_load_b64 s[16:17], s[0:1], 0x2c
	s_abs_i32 s14, s2
	v_and_b32_e32 v194, 1, v0
	v_lshrrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v20, 3, v0
	v_lshrrev_b32_e32 v3, 1, v0
	v_bfe_i32 v22, v0, 3, 1
	v_and_b32_e32 v196, 0x60, v0
	v_and_b32_e32 v193, 15, v0
	v_bfe_i32 v177, v0, 2, 1
	v_lshlrev_b32_e32 v178, 5, v0
	v_and_b32_e32 v22, 0x90, v22
	v_and_b32_e32 v181, 0x430, v20
	v_lshlrev_b32_e32 v179, 4, v196
	s_mov_b32 s20, 0
	v_lshlrev_b32_e32 v195, 1, v0
	v_lshlrev_b32_e32 v21, 4, v0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s16, 31
	v_mul_lo_u32 v5, s16, v194
	s_lshr_b32 s3, s3, 24
	v_mul_lo_u32 v4, s17, v2
	s_add_i32 s3, s16, s3
	v_and_b32_e32 v23, 48, v195
	s_ashr_i32 s15, s3, 8
	v_and_b32_e32 v24, 0xf70, v21
	s_abs_i32 s3, s15
	v_add_lshl_u32 v3, v5, v3, 4
	s_cvt_f32_u32 s4, s3
	v_lshl_add_u32 v6, s17, 6, v4
	v_xor_b32_e32 v21, v21, v23
	v_xor_b32_e32 v22, v22, v24
	v_rcp_iflag_f32_e32 v1, s4
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x20
	v_add_nc_u32_e32 v180, 0, v21
	v_add_nc_u32_e32 v182, 0, v22
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_3)
	v_readfirstlane_b32 s12, v1
	s_mul_f32 s12, s12, 0x4f7ffffe
	s_cvt_u32_f32 s18, s12
	s_sub_i32 s12, 0, s3
	s_delay_alu instid0(SALU_CYCLE_2) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s12, s12, s18
	s_mul_hi_u32 s19, s18, s12
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[6:7]
	s_add_i32 s18, s18, s19
	s_xor_b32 s7, s2, s15
	s_mul_hi_u32 s6, s14, s18
	s_ashr_i32 s22, s7, 31
	s_mul_i32 s18, s6, s3
	s_mov_b32 s7, 0x31027000
	s_sub_i32 s14, s14, s18
	s_add_i32 s18, s6, 1
	s_sub_i32 s19, s14, s3
	s_cmp_ge_u32 s14, s3
	s_cselect_b32 s6, s18, s6
	s_cselect_b32 s14, s19, s14
	s_add_i32 s18, s6, 1
	s_cmp_ge_u32 s14, s3
	s_cselect_b32 s3, s18, s6
	s_mov_b32 s6, 0x7ffffffe
	s_xor_b32 s23, s3, s22
	s_mov_b32 s14, s6
	s_sub_i32 s24, s23, s22
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s3, s24, 7
	s_mul_i32 s24, s24, s15
	s_mul_i32 s18, s3, s17
	s_sub_i32 s19, s2, s24
	s_cmp_gt_i32 s17, 0
	v_lshl_add_u32 v7, s19, 12, v3
	s_cselect_b32 vcc_lo, -1, 0
	v_and_b32_e32 v1, 24, v20
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s15, s7
	v_cndmask_b32_e32 v12, 0x80000000, v7, vcc_lo
	s_and_b32 s13, s13, 0xffff
	v_or_b32_e32 v5, s18, v1
	s_sub_i32 s21, s17, 32
	s_lshl_b32 s18, s16, 5
	s_cmp_lt_i32 s21, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_lshl_u32 v4, v5, v4, 1
	v_add_lshl_u32 v5, v5, v6, 1
	v_add_nc_u32_e32 v6, 0x800, v7
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v8, 0x80000000, v5, vcc_lo
	v_cndmask_b32_e32 v16, 0x80000000, v6, vcc_lo
	s_clause 0x1
	buffer_load_b128 v[4:7], v4, s[4:7], 0 offen
	buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
	s_clause 0x1
	buffer_load_b128 v[12:15], v12, s[12:15], 0 offen
	buffer_load_b128 v[16:19], v16, s[12:15], 0 offen
	s_waitcnt vmcnt(3)
	ds_store_b128 v180, v[4:7]
	s_waitcnt vmcnt(2)
	ds_store_b128 v180, v[8:11] offset:4096
	s_waitcnt vmcnt(1)
	ds_store_b128 v182, v[12:15] offset:8192
	s_waitcnt vmcnt(0)
	ds_store_b128 v182, v[16:19] offset:12288
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	v_lshl_or_b32 v2, s23, 7, v2
	s_lshl_b32 s14, s22, 7
	s_lshl_b32 s2, s2, 12
	v_lshl_or_b32 v5, v193, 6, v181
	v_add3_u32 v6, s2, s18, v3
	v_subrev_nc_u32_e32 v2, s14, v2
	v_and_or_b32 v4, 0x160, v178, v179
	s_lshl_b32 s14, s24, 12
	v_xor_b32_e32 v7, 16, v5
	v_subrev_nc_u32_e32 v184, s14, v6
	v_or_b32_e32 v8, 64, v2
	v_mad_u64_u32 v[2:3], null, s17, v2, v[1:2]
	v_and_or_b32 v9, 0x90, v177, v4
	s_mov_b32 s14, s6
	s_mov_b32 s15, s7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[3:4], null, s17, v8, v[1:2]
	v_xor_b32_e32 v1, 32, v5
	v_mov_b32_e32 v97, 0
	v_xor_b32_e32 v4, 48, v5
	v_lshl_add_u32 v186, v2, 1, 64
	v_add_nc_u32_e32 v188, 0, v1
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v98, v97 :: v_dual_add_nc_u32 v183, 0, v5
	v_xor_b32_e32 v5, 16, v9
	v_dual_mov_b32 v100, v97 :: v_dual_add_nc_u32 v185, 0, v7
	v_lshl_add_u32 v187, v3, 1, 64
	v_dual_mov_b32 v102, v97 :: v_dual_add_nc_u32 v189, 0, v4
	v_dual_mov_b32 v99, v97 :: v_dual_add_nc_u32 v190, 0, v9
	v_dual_mov_b32 v104, v97 :: v_dual_add_nc_u32 v191, 0, v5
	v_mov_b32_e32 v101, v97
	v_mov_b32_e32 v103, v97
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
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x1
	buffer_load_b128 v[169:172], v186, s[4:7], 0 offen
	buffer_load_b128 v[173:176], v187, s[4:7], 0 offen
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[129:132], v190 offset:8192
	ds_load_b128 v[133:136], v190 offset:10240
	ds_load_b128 v[137:140], v190 offset:12288
	ds_load_b128 v[141:144], v190 offset:14336
	v_add_nc_u32_e32 v187, 64, v187
	v_add_nc_u32_e32 v186, 64, v186
	s_add_i32 s20, s20, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s20, s21
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v145, 24, v129
	v_lshrrev_b16 v146, 8, v129
	v_lshrrev_b32_e32 v147, 24, v130
	v_lshrrev_b16 v148, 8, v130
	v_lshrrev_b32_e32 v149, 24, v131
	v_lshrrev_b16 v150, 8, v131
	v_lshrrev_b32_e32 v151, 24, v132
	v_lshrrev_b16 v152, 8, v132
	s_waitcnt lgkmcnt(2)
	v_lshrrev_b16 v153, 8, v133
	v_lshrrev_b32_e32 v154, 24, v133
	v_lshrrev_b16 v155, 8, v134
	v_lshrrev_b16 v157, 8, v135
	v_lshrrev_b32_e32 v158, 24, v135
	v_lshrrev_b32_e32 v156, 24, v134
	v_lshrrev_b16 v159, 8, v136
	v_lshrrev_b32_e32 v160, 24, v136
	v_perm_b32 v146, v146, v129, 0x5040100
	v_alignbit_b32 v129, v145, v129, 16
	v_perm_b32 v145, v148, v130, 0x5040100
	v_alignbit_b32 v130, v147, v130, 16
	v_perm_b32 v147, v150, v131, 0x5040100
	v_alignbit_b32 v131, v149, v131, 16
	v_perm_b32 v148, v152, v132, 0x5040100
	v_alignbit_b32 v132, v151, v132, 16
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b16 v149, 8, v138
	v_lshrrev_b32_e32 v150, 24, v138
	v_lshrrev_b16 v151, 8, v139
	v_lshrrev_b32_e32 v152, 24, v139
	v_perm_b32 v153, v153, v133, 0x5040100
	v_alignbit_b32 v133, v154, v133, 16
	v_perm_b32 v154, v155, v134, 0x5040100
	v_perm_b32 v155, v157, v135, 0x5040100
	v_alignbit_b32 v135, v158, v135, 16
	v_lshrrev_b16 v157, 8, v140
	v_lshrrev_b32_e32 v158, 24, v140
	v_lshrrev_b16 v161, 8, v137
	v_alignbit_b32 v134, v156, v134, 16
	v_perm_b32 v156, v159, v136, 0x5040100
	v_alignbit_b32 v136, v160, v136, 16
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b16 v159, 8, v141
	v_lshrrev_b32_e32 v160, 24, v141
	v_perm_b32 v149, v149, v138, 0x5040100
	v_alignbit_b32 v138, v150, v138, 16
	v_perm_b32 v150, v151, v139, 0x5040100
	v_alignbit_b32 v139, v152, v139, 16
	v_perm_b32 v151, v157, v140, 0x5040100
	v_alignbit_b32 v140, v158, v140, 16
	v_lshrrev_b16 v152, 8, v142
	v_lshrrev_b32_e32 v157, 24, v142
	v_lshrrev_b16 v158, 8, v143
	v_pk_lshlrev_b16 v129, 8, v129 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v162, 24, v137
	v_perm_b32 v161, v161, v137, 0x5040100
	v_perm_b32 v159, v159, v141, 0x5040100
	v_alignbit_b32 v141, v160, v141, 16
	v_perm_b32 v152, v152, v142, 0x5040100
	v_alignbit_b32 v142, v157, v142, 16
	v_perm_b32 v157, v158, v143, 0x5040100
	v_lshrrev_b16 v158, 8, v144
	v_lshrrev_b32_e32 v160, 24, v144
	v_pk_lshlrev_b16 v146, 8, v146 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	v_alignbit_b32 v137, v162, v137, 16
	v_lshrrev_b32_e32 v162, 24, v143
	v_perm_b32 v158, v158, v144, 0x5040100
	v_alignbit_b32 v144, v160, v144, 16
	v_pk_lshlrev_b16 v130, 8, v130 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v160, 8, v161 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v161, 16, v129
	v_alignbit_b32 v143, v162, v143, 16
	v_pk_lshlrev_b16 v145, 8, v145 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_lshrrev_b32_e32 v162, 16, v146
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v131, 8, v131 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_perm_b32 v129, v161, v129, 0x5040100
	v_lshrrev_b32_e32 v161, 16, v130
	v_pk_lshlrev_b16 v147, 8, v147 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
	v_and_b32_e32 v130, 0xffffbf80, v130
	v_perm_b32 v162, v162, v146, 0x5040100
	v_lshrrev_b32_e32 v146, 16, v145
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v132, 8, v132 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v147, 1, v147 op_sel_hi:[0,1]
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_perm_b32 v130, v161, v130, 0x5040100
	v_lshrrev_b32_e32 v161, 16, v131
	v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
	v_and_b32_e32 v131, 0xffffbf80, v131
	v_perm_b32 v163, v146, v145, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v147
	v_and_b32_e32 v146, 0xffffbf80, v147
	v_and_b32_e32 v147, 0xffffbf80, v161
	v_pk_lshlrev_b16 v148, 8, v148 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v133, 8, v133 op_sel_hi:[0,1]
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_pk_lshlrev_b16 v153, 8, v153 op_sel_hi:[0,1]
	v_perm_b32 v131, v147, v131, 0x5040100
	v_lshrrev_b32_e32 v147, 16, v132
	v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
	v_and_b32_e32 v132, 0xffffbf80, v132
	v_pk_lshlrev_b16 v134, 8, v134 op_sel_hi:[0,1]
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_perm_b32 v161, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v148
	v_pk_ashrrev_i16 v153, 1, v153 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v134, 1, v134 op_sel_hi:[0,1]
	v_perm_b32 v132, v147, v132, 0x5040100
	v_lshrrev_b32_e32 v147, 16, v133
	v_and_b32_e32 v146, 0xffffbf80, v148
	v_and_b32_e32 v133, 0xffffbf80, v133
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_pk_lshlrev_b16 v154, 8, v154 op_sel_hi:[0,1]
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_pk_lshlrev_b16 v135, 8, v135 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v155, 8, v155 op_sel_hi:[0,1]
	v_perm_b32 v164, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v153
	v_perm_b32 v133, v147, v133, 0x5040100
	v_lshrrev_b32_e32 v147, 16, v134
	v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v135, 1, v135 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v153
	v_and_b32_e32 v134, 0xffffbf80, v134
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_pk_lshlrev_b16 v136, 8, v136 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v156, 8, v156 op_sel_hi:[0,1]
	v_perm_b32 v153, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v154
	v_perm_b32 v134, v147, v134, 0x5040100
	v_lshrrev_b32_e32 v147, 16, v135
	v_pk_ashrrev_i16 v136, 1, v136 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v154
	v_and_b32_e32 v135, 0xffffbf80, v135
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_pk_lshlrev_b16 v137, 8, v137 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v138, 8, v138 op_sel_hi:[0,1]
	v_perm_b32 v165, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v155
	v_perm_b32 v135, v147, v135, 0x5040100
	v_lshrrev_b32_e32 v147, 16, v136
	v_pk_ashrrev_i16 v137, 1, v137 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v155
	v_and_b32_e32 v136, 0xffffbf80, v136
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_pk_ashrrev_i16 v160, 1, v160 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v149, 8, v149 op_sel_hi:[0,1]
	v_perm_b32 v166, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v156
	v_perm_b32 v136, v147, v136, 0x5040100
	v_lshrrev_b32_e32 v147, 16, v137
	v_and_b32_e32 v146, 0xffffbf80, v156
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_pk_lshlrev_b16 v139, 8, v139 op_sel_hi:[0,1]
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v150, 8, v150 op_sel_hi:[0,1]
	v_perm_b32 v167, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v160
	v_perm_b32 v137, v147, v137, 0x5040100
	v_lshrrev_b32_e32 v147, 16, v138
	v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v160
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_pk_lshlrev_b16 v140, 8, v140 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v150, 1, v150 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v151, 8, v151 op_sel_hi:[0,1]
	v_perm_b32 v168, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v149
	v_perm_b32 v192, v147, v138, 0x5040100
	v_lshrrev_b32_e32 v138, 16, v139
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v149
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_lshlrev_b16 v141, 8, v141 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v159, 8, v159 op_sel_hi:[0,1]
	v_perm_b32 v197, v145, v146, 0x5040100
	v_lshrrev_b32_e32 v145, 16, v150
	v_perm_b32 v198, v138, v139, 0x5040100
	v_lshrrev_b32_e32 v138, 16, v140
	v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v150
	v_and_b32_e32 v139, 0xffffbf80, v140
	v_and_b32_e32 v140, 0xffffbf80, v145
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_lshlrev_b16 v142, 8, v142 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v159, 1, v159 op_sel_hi:[0,1]
	v_and_b32_e32 v145, 0xffffbf80, v151
	v_perm_b32 v199, v140, v146, 0x5040100
	v_lshrrev_b32_e32 v140, 16, v151
	v_perm_b32 v200, v138, v139, 0x5040100
	v_lshrrev_b32_e32 v138, 16, v141
	v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
	v_and_b32_e32 v139, 0xffffbf80, v141
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_pk_lshlrev_b16 v152, 8, v152 op_sel_hi:[0,1]
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_lshlrev_b16 v143, 8, v143 op_sel_hi:[0,1]
	v_and_b32_e32 v141, 0xffffbf80, v159
	v_perm_b32 v201, v140, v145, 0x5040100
	v_lshrrev_b32_e32 v140, 16, v159
	v_perm_b32 v202, v138, v139, 0x5040100
	v_lshrrev_b32_e32 v138, 16, v142
	v_pk_ashrrev_i16 v152, 1, v152 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
	v_and_b32_e32 v139, 0xffffbf80, v142
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_lshlrev_b16 v157, 8, v157 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v144, 8, v144 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v158, 8, v158 op_sel_hi:[0,1]
	v_perm_b32 v203, v140, v141, 0x5040100
	v_lshrrev_b32_e32 v140, 16, v152
	v_perm_b32 v204, v138, v139, 0x5040100
	v_lshrrev_b32_e32 v138, 16, v143
	v_pk_ashrrev_i16 v157, 1, v157 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
	v_and_b32_e32 v141, 0xffffbf80, v152
	v_and_b32_e32 v139, 0xffffbf80, v143
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_ashrrev_i16 v158, 1, v158 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v162 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v163 op_sel_hi:[0,1]
	v_perm_b32 v205, v140, v141, 0x5040100
	v_lshrrev_b32_e32 v140, 16, v157
	v_perm_b32 v206, v138, v139, 0x5040100
	v_lshrrev_b32_e32 v138, 16, v144
	v_and_b32_e32 v141, 0xffffbf80, v157
	v_pk_mul_f16 v149, 0x5c00, v161 op_sel_hi:[0,1]
	v_and_b32_e32 v139, 0xffffbf80, v140
	v_and_b32_e32 v140, 0xffffbf80, v144
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_pk_mul_f16 v151, 0x5c00, v164 op_sel_hi:[0,1]
	v_pk_mul_f16 v155, 0x5c00, v165 op_sel_hi:[0,1]
	v_perm_b32 v207, v139, v141, 0x5040100
	v_lshrrev_b32_e32 v139, 16, v158
	v_perm_b32 v208, v138, v140, 0x5040100
	v_pk_mul_f16 v157, 0x5c00, v166 op_sel_hi:[0,1]
	v_pk_mul_f16 v159, 0x5c00, v167 op_sel_hi:[0,1]
	v_pk_mul_f16 v138, 0x5c00, v137 op_sel_hi:[0,1]
	v_pk_mul_f16 v137, 0x5c00, v168 op_sel_hi:[0,1]
	ds_load_b128 v[165:168], v185
	ds_load_b128 v[161:164], v183
	v_and_b32_e32 v141, 0xffffbf80, v158
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_pk_mul_f16 v146, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v148, 0x5c00, v130 op_sel_hi:[0,1]
	v_pk_mul_f16 v150, 0x5c00, v131 op_sel_hi:[0,1]
	v_pk_mul_f16 v152, 0x5c00, v132 op_sel_hi:[0,1]
	v_perm_b32 v209, v139, v141, 0x5040100
	v_pk_mul_f16 v154, 0x5c00, v133 op_sel_hi:[0,1]
	v_pk_mul_f16 v153, 0x5c00, v153 op_sel_hi:[0,1]
	v_pk_mul_f16 v156, 0x5c00, v134 op_sel_hi:[0,1]
	v_pk_mul_f16 v158, 0x5c00, v135 op_sel_hi:[0,1]
	v_pk_mul_f16 v160, 0x5c00, v136 op_sel_hi:[0,1]
	v_pk_mul_f16 v140, 0x5c00, v192 op_sel_hi:[0,1]
	v_pk_mul_f16 v139, 0x5c00, v197 op_sel_hi:[0,1]
	v_pk_mul_f16 v142, 0x5c00, v198 op_sel_hi:[0,1]
	v_pk_mul_f16 v141, 0x5c00, v199 op_sel_hi:[0,1]
	v_pk_mul_f16 v144, 0x5c00, v200 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v201 op_sel_hi:[0,1]
	v_pk_mul_f16 v130, 0x5c00, v202 op_sel_hi:[0,1]
	v_pk_mul_f16 v129, 0x5c00, v203 op_sel_hi:[0,1]
	v_pk_mul_f16 v132, 0x5c00, v204 op_sel_hi:[0,1]
	v_pk_mul_f16 v131, 0x5c00, v205 op_sel_hi:[0,1]
	v_pk_mul_f16 v134, 0x5c00, v206 op_sel_hi:[0,1]
	v_pk_mul_f16 v133, 0x5c00, v207 op_sel_hi:[0,1]
	v_pk_mul_f16 v136, 0x5c00, v208 op_sel_hi:[0,1]
	v_pk_mul_f16 v135, 0x5c00, v209 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[145:152], v[161:168], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[153:160], v[161:168], v[121:128]
	v_wmma_f32_16x16x16_f16 v[57:64], v[137:144], v[161:168], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[129:136], v[161:168], v[49:56]
	ds_load_b128 v[161:164], v183 offset:2048
	ds_load_b128 v[165:168], v185 offset:2048
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[113:120], v[145:152], v[161:168], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[153:160], v[161:168], v[105:112]
	v_wmma_f32_16x16x16_f16 v[41:48], v[137:144], v[161:168], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[129:136], v[161:168], v[33:40]
	ds_load_b128 v[165:168], v185 offset:4096
	ds_load_b128 v[161:164], v183 offset:4096
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[89:96], v[145:152], v[161:168], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[153:160], v[161:168], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[137:144], v[161:168], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[129:136], v[161:168], v[17:24]
	ds_load_b128 v[161:164], v183 offset:6144
	ds_load_b128 v[165:168], v185 offset:6144
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[145:152], v[161:168], v[73:80]
	ds_load_b128 v[145:148], v191 offset:8192
	ds_load_b128 v[149:152], v191 offset:10240
	v_wmma_f32_16x16x16_f16 v[9:16], v[137:144], v[161:168], v[9:16]
	ds_load_b128 v[137:140], v191 offset:12288
	ds_load_b128 v[141:144], v191 offset:14336
	v_wmma_f32_16x16x16_f16 v[65:72], v[153:160], v[161:168], v[65:72]
	v_wmma_f32_16x16x16_f16 v[1:8], v[129:136], v[161:168], v[1:8]
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v153, 24, v145
	v_lshrrev_b16 v154, 8, v145
	v_lshrrev_b32_e32 v129, 24, v146
	v_lshrrev_b16 v130, 8, v146
	v_lshrrev_b32_e32 v131, 24, v147
	v_lshrrev_b16 v132, 8, v147
	v_lshrrev_b32_e32 v133, 24, v148
	v_lshrrev_b16 v134, 8, v148
	s_waitcnt lgkmcnt(2)
	v_lshrrev_b16 v135, 8, v149
	v_lshrrev_b32_e32 v136, 24, v149
	v_lshrrev_b16 v155, 8, v150
	v_lshrrev_b16 v157, 8, v151
	v_lshrrev_b32_e32 v158, 24, v151
	v_lshrrev_b32_e32 v156, 24, v150
	v_lshrrev_b16 v159, 8, v152
	v_lshrrev_b32_e32 v160, 24, v152
	v_perm_b32 v154, v154, v145, 0x5040100
	v_alignbit_b32 v145, v153, v145, 16
	v_perm_b32 v130, v130, v146, 0x5040100
	v_alignbit_b32 v129, v129, v146, 16
	v_perm_b32 v132, v132, v147, 0x5040100
	v_alignbit_b32 v131, v131, v147, 16
	v_perm_b32 v134, v134, v148, 0x5040100
	v_alignbit_b32 v133, v133, v148, 16
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b16 v146, 8, v138
	v_lshrrev_b32_e32 v147, 24, v138
	v_lshrrev_b16 v148, 8, v139
	v_lshrrev_b32_e32 v153, 24, v139
	v_perm_b32 v135, v135, v149, 0x5040100
	v_alignbit_b32 v136, v136, v149, 16
	v_perm_b32 v149, v155, v150, 0x5040100
	v_perm_b32 v155, v157, v151, 0x5040100
	v_alignbit_b32 v151, v158, v151, 16
	v_lshrrev_b16 v157, 8, v140
	v_lshrrev_b32_e32 v158, 24, v140
	v_lshrrev_b16 v161, 8, v137
	v_alignbit_b32 v150, v156, v150, 16
	v_perm_b32 v156, v159, v152, 0x5040100
	v_alignbit_b32 v152, v160, v152, 16
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b16 v159, 8, v141
	v_lshrrev_b32_e32 v160, 24, v141
	v_perm_b32 v146, v146, v138, 0x5040100
	v_alignbit_b32 v138, v147, v138, 16
	v_perm_b32 v147, v148, v139, 0x5040100
	v_alignbit_b32 v139, v153, v139, 16
	v_perm_b32 v148, v157, v140, 0x5040100
	v_alignbit_b32 v140, v158, v140, 16
	v_lshrrev_b16 v153, 8, v142
	v_lshrrev_b32_e32 v157, 24, v142
	v_lshrrev_b16 v158, 8, v143
	v_pk_lshlrev_b16 v145, 8, v145 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v162, 24, v137
	v_perm_b32 v161, v161, v137, 0x5040100
	v_perm_b32 v159, v159, v141, 0x5040100
	v_alignbit_b32 v141, v160, v141, 16
	v_perm_b32 v153, v153, v142, 0x5040100
	v_alignbit_b32 v142, v157, v142, 16
	v_perm_b32 v157, v158, v143, 0x5040100
	v_lshrrev_b16 v158, 8, v144
	v_lshrrev_b32_e32 v160, 24, v144
	v_pk_lshlrev_b16 v154, 8, v154 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
	v_alignbit_b32 v137, v162, v137, 16
	v_lshrrev_b32_e32 v162, 24, v143
	v_perm_b32 v158, v158, v144, 0x5040100
	v_alignbit_b32 v144, v160, v144, 16
	v_pk_lshlrev_b16 v129, 8, v129 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v160, 8, v161 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v161, 16, v145
	v_alignbit_b32 v143, v162, v143, 16
	v_pk_lshlrev_b16 v130, 8, v130 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_lshrrev_b32_e32 v162, 16, v154
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v131, 8, v131 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
	v_and_b32_e32 v154, 0xffffbf80, v154
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_perm_b32 v145, v161, v145, 0x5040100
	v_lshrrev_b32_e32 v161, 16, v129
	v_pk_lshlrev_b16 v132, 8, v132 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_perm_b32 v154, v162, v154, 0x5040100
	v_lshrrev_b32_e32 v162, 16, v130
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v133, 8, v133 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
	v_and_b32_e32 v130, 0xffffbf80, v130
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_perm_b32 v129, v161, v129, 0x5040100
	v_lshrrev_b32_e32 v161, 16, v131
	v_pk_lshlrev_b16 v134, 8, v134 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
	v_and_b32_e32 v131, 0xffffbf80, v131
	v_perm_b32 v130, v162, v130, 0x5040100
	v_lshrrev_b32_e32 v162, 16, v132
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v136, 8, v136 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v134, 1, v134 op_sel_hi:[0,1]
	v_and_b32_e32 v132, 0xffffbf80, v132
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_perm_b32 v131, v161, v131, 0x5040100
	v_lshrrev_b32_e32 v161, 16, v133
	v_pk_lshlrev_b16 v135, 8, v135 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v136, 1, v136 op_sel_hi:[0,1]
	v_and_b32_e32 v133, 0xffffbf80, v133
	v_perm_b32 v132, v162, v132, 0x5040100
	v_lshrrev_b32_e32 v162, 16, v134
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v150, 8, v150 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v135, 1, v135 op_sel_hi:[0,1]
	v_and_b32_e32 v134, 0xffffbf80, v134
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_perm_b32 v133, v161, v133, 0x5040100
	v_lshrrev_b32_e32 v161, 16, v136
	v_pk_lshlrev_b16 v149, 8, v149 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v150, 1, v150 op_sel_hi:[0,1]
	v_and_b32_e32 v136, 0xffffbf80, v136
	v_perm_b32 v134, v162, v134, 0x5040100
	v_lshrrev_b32_e32 v162, 16, v135
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v151, 8, v151 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
	v_and_b32_e32 v135, 0xffffbf80, v135
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_perm_b32 v136, v161, v136, 0x5040100
	v_lshrrev_b32_e32 v161, 16, v150
	v_pk_lshlrev_b16 v155, 8, v155 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_perm_b32 v135, v162, v135, 0x5040100
	v_lshrrev_b32_e32 v162, 16, v149
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_pk_lshlrev_b16 v152, 8, v152 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_perm_b32 v161, v161, v150, 0x5040100
	v_lshrrev_b32_e32 v150, 16, v151
	v_pk_lshlrev_b16 v156, 8, v156 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v152, 1, v152 op_sel_hi:[0,1]
	v_and_b32_e32 v151, 0xffffbf80, v151
	v_perm_b32 v162, v162, v149, 0x5040100
	v_lshrrev_b32_e32 v149, 16, v155
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_pk_lshlrev_b16 v137, 8, v137 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
	v_and_b32_e32 v155, 0xffffbf80, v155
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_perm_b32 v163, v150, v151, 0x5040100
	v_lshrrev_b32_e32 v150, 16, v152
	v_pk_ashrrev_i16 v137, 1, v137 op_sel_hi:[0,1]
	v_and_b32_e32 v151, 0xffffbf80, v152
	v_perm_b32 v164, v149, v155, 0x5040100
	v_lshrrev_b32_e32 v149, 16, v156
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_pk_lshlrev_b16 v138, 8, v138 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v160, 1, v160 op_sel_hi:[0,1]
	v_and_b32_e32 v152, 0xffffbf80, v156
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_perm_b32 v165, v150, v151, 0x5040100
	v_lshrrev_b32_e32 v150, 16, v137
	v_pk_lshlrev_b16 v146, 8, v146 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_perm_b32 v166, v149, v152, 0x5040100
	v_lshrrev_b32_e32 v149, 16, v160
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_pk_lshlrev_b16 v139, 8, v139 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	v_and_b32_e32 v151, 0xffffbf80, v160
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_perm_b32 v137, v150, v137, 0x5040100
	v_lshrrev_b32_e32 v150, 16, v138
	v_pk_lshlrev_b16 v147, 8, v147 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_perm_b32 v167, v149, v151, 0x5040100
	v_lshrrev_b32_e32 v149, 16, v146
	v_and_b32_e32 v150, 0xffffbf80, v150
	v_pk_lshlrev_b16 v140, 8, v140 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v147, 1, v147 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_perm_b32 v138, v150, v138, 0x5040100
	v_lshrrev_b32_e32 v150, 16, v139
	v_pk_lshlrev_b16 v148, 8, v148 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_perm_b32 v168, v149, v146, 0x5040100
	v_lshrrev_b32_e32 v146, 16, v147
	v_and_b32_e32 v149, 0xffffbf80, v150
	v_pk_lshlrev_b16 v141, 8, v141 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_perm_b32 v139, v149, v139, 0x5040100
	v_lshrrev_b32_e32 v149, 16, v140
	v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_perm_b32 v192, v146, v147, 0x5040100
	v_lshrrev_b32_e32 v146, 16, v148
	v_and_b32_e32 v147, 0xffffbf80, v148
	v_and_b32_e32 v148, 0xffffbf80, v149
	v_pk_lshlrev_b16 v159, 8, v159 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v142, 8, v142 op_sel_hi:[0,1]
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_pk_lshlrev_b16 v153, 8, v153 op_sel_hi:[0,1]
	v_perm_b32 v140, v148, v140, 0x5040100
	v_lshrrev_b32_e32 v148, 16, v141
	v_pk_ashrrev_i16 v159, 1, v159 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_pk_lshlrev_b16 v143, 8, v143 op_sel_hi:[0,1]
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_perm_b32 v197, v146, v147, 0x5040100
	v_lshrrev_b32_e32 v146, 16, v159
	v_pk_ashrrev_i16 v153, 1, v153 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
	v_perm_b32 v141, v148, v141, 0x5040100
	v_lshrrev_b32_e32 v148, 16, v142
	v_and_b32_e32 v147, 0xffffbf80, v159
	v_and_b32_e32 v142, 0xffffbf80, v142
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_pk_lshlrev_b16 v157, 8, v157 op_sel_hi:[0,1]
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_pk_lshlrev_b16 v144, 8, v144 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v158, 8, v158 op_sel_hi:[0,1]
	v_perm_b32 v198, v146, v147, 0x5040100
	v_lshrrev_b32_e32 v146, 16, v153
	v_perm_b32 v142, v148, v142, 0x5040100
	v_lshrrev_b32_e32 v148, 16, v143
	v_pk_ashrrev_i16 v157, 1, v157 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
	v_and_b32_e32 v147, 0xffffbf80, v153
	v_and_b32_e32 v143, 0xffffbf80, v143
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_pk_ashrrev_i16 v158, 1, v158 op_sel_hi:[0,1]
	v_pk_mul_f16 v150, 0x5c00, v131 op_sel_hi:[0,1]
	v_pk_mul_f16 v156, 0x5c00, v161 op_sel_hi:[0,1]
	v_perm_b32 v199, v146, v147, 0x5040100
	v_lshrrev_b32_e32 v146, 16, v157
	v_perm_b32 v143, v148, v143, 0x5040100
	v_lshrrev_b32_e32 v148, 16, v144
	v_and_b32_e32 v147, 0xffffbf80, v157
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_pk_mul_f16 v155, 0x5c00, v162 op_sel_hi:[0,1]
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_pk_mul_f16 v157, 0x5c00, v164 op_sel_hi:[0,1]
	v_pk_mul_f16 v160, 0x5c00, v165 op_sel_hi:[0,1]
	v_perm_b32 v200, v146, v147, 0x5040100
	v_lshrrev_b32_e32 v146, 16, v158
	v_and_b32_e32 v147, 0xffffbf80, v158
	v_perm_b32 v144, v148, v144, 0x5040100
	v_pk_mul_f16 v148, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v158, 0x5c00, v163 op_sel_hi:[0,1]
	v_pk_mul_f16 v159, 0x5c00, v166 op_sel_hi:[0,1]
	v_pk_mul_f16 v129, 0x5c00, v167 op_sel_hi:[0,1]
	v_pk_mul_f16 v131, 0x5c00, v168 op_sel_hi:[0,1]
	ds_load_b128 v[165:168], v189
	ds_load_b128 v[161:164], v188
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_pk_mul_f16 v149, 0x5c00, v132 op_sel_hi:[0,1]
	v_pk_mul_f16 v152, 0x5c00, v133 op_sel_hi:[0,1]
	v_pk_mul_f16 v151, 0x5c00, v134 op_sel_hi:[0,1]
	v_pk_mul_f16 v153, 0x5c00, v135 op_sel_hi:[0,1]
	v_perm_b32 v201, v146, v147, 0x5040100
	v_pk_mul_f16 v146, 0x5c00, v145 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v154 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v130 op_sel_hi:[0,1]
	v_pk_mul_f16 v154, 0x5c00, v136 op_sel_hi:[0,1]
	v_pk_mul_f16 v130, 0x5c00, v137 op_sel_hi:[0,1]
	v_pk_mul_f16 v132, 0x5c00, v138 op_sel_hi:[0,1]
	v_pk_mul_f16 v134, 0x5c00, v139 op_sel_hi:[0,1]
	v_pk_mul_f16 v133, 0x5c00, v192 op_sel_hi:[0,1]
	v_pk_mul_f16 v136, 0x5c00, v140 op_sel_hi:[0,1]
	v_pk_mul_f16 v135, 0x5c00, v197 op_sel_hi:[0,1]
	v_pk_mul_f16 v138, 0x5c00, v141 op_sel_hi:[0,1]
	v_pk_mul_f16 v137, 0x5c00, v198 op_sel_hi:[0,1]
	v_pk_mul_f16 v140, 0x5c00, v142 op_sel_hi:[0,1]
	v_pk_mul_f16 v139, 0x5c00, v199 op_sel_hi:[0,1]
	v_pk_mul_f16 v142, 0x5c00, v143 op_sel_hi:[0,1]
	v_pk_mul_f16 v141, 0x5c00, v200 op_sel_hi:[0,1]
	v_pk_mul_f16 v144, 0x5c00, v144 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v201 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[145:152], v[161:168], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[153:160], v[161:168], v[121:128]
	v_wmma_f32_16x16x16_f16 v[57:64], v[129:136], v[161:168], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[137:144], v[161:168], v[49:56]
	ds_load_b128 v[161:164], v188 offset:2048
	ds_load_b128 v[165:168], v189 offset:2048
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[113:120], v[145:152], v[161:168], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[153:160], v[161:168], v[105:112]
	v_wmma_f32_16x16x16_f16 v[41:48], v[129:136], v[161:168], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[137:144], v[161:168], v[33:40]
	ds_load_b128 v[165:168], v189 offset:4096
	ds_load_b128 v[161:164], v188 offset:4096
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[89:96], v[145:152], v[161:168], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[153:160], v[161:168], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[129:136], v[161:168], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[137:144], v[161:168], v[17:24]
	ds_load_b128 v[161:164], v188 offset:6144
	ds_load_b128 v[165:168], v189 offset:6144
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[145:152], v[161:168], v[73:80]
	s_clause 0x1
	buffer_load_b128 v[145:148], v184, s[12:15], 0 offen
	buffer_load_b128 v[149:152], v184, s[12:15], 0 offen offset:2048
	v_wmma_f32_16x16x16_f16 v[65:72], v[153:160], v[161:168], v[65:72]
	v_add_nc_u32_e32 v184, s18, v184
	v_wmma_f32_16x16x16_f16 v[9:16], v[129:136], v[161:168], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[137:144], v[161:168], v[1:8]
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v180, v[169:172]
	ds_store_b128 v180, v[173:176] offset:4096
	ds_store_b128 v182, v[145:148] offset:8192
	ds_store_b128 v182, v[149:152] offset:12288
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
	v_and_or_b32 v129, 0x160, v178, v179
	v_lshl_or_b32 v216, v193, 6, v181
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v129, 0x90, v177, v129
	v_xad_u32 v130, v129, 16, 0
	v_add_nc_u32_e32 v129, 0, v129
	ds_load_b128 v[185:188], v130 offset:14336
	ds_load_b128 v[177:180], v129 offset:14336
	ds_load_b128 v[169:172], v130 offset:12288
	ds_load_b128 v[161:164], v129 offset:12288
	ds_load_b128 v[153:156], v130 offset:10240
	ds_load_b128 v[137:140], v130 offset:8192
	ds_load_b128 v[145:148], v129 offset:10240
	ds_load_b128 v[129:132], v129 offset:8192
	s_waitcnt lgkmcnt(6)
	v_lshrrev_b32_e32 v182, 24, v179
	s_waitcnt lgkmcnt(5)
	v_lshrrev_b32_e32 v207, 24, v172
	s_waitcnt lgkmcnt(4)
	v_lshrrev_b32_e32 v166, 24, v164
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v157, 24, v156
	s_waitcnt lgkmcnt(2)
	v_lshrrev_b32_e32 v141, 24, v140
	v_lshrrev_b16 v142, 8, v140
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v133, 24, v132
	v_lshrrev_b16 v134, 8, v132
	v_lshrrev_b32_e32 v135, 24, v131
	v_lshrrev_b16 v136, 8, v131
	v_lshrrev_b32_e32 v144, 24, v130
	v_alignbit_b32 v133, v133, v132, 16
	v_perm_b32 v132, v134, v132, 0x5040100
	v_alignbit_b32 v135, v135, v131, 16
	v_lshrrev_b16 v206, 8, v129
	v_lshrrev_b16 v210, 8, v130
	v_pk_lshlrev_b16 v133, 8, v133 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v132, 8, v132 op_sel_hi:[0,1]
	v_perm_b32 v131, v136, v131, 0x5040100
	v_pk_lshlrev_b16 v135, 8, v135 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v209, 24, v129
	v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
	v_perm_b32 v134, v206, v129, 0x5040100
	v_perm_b32 v206, v210, v130, 0x5040100
	v_alignbit_b32 v130, v144, v130, 16
	v_pk_lshlrev_b16 v131, 8, v131 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v136, 16, v133
	v_lshrrev_b32_e32 v144, 16, v132
	v_pk_ashrrev_i16 v135, 1, v135 op_sel_hi:[0,1]
	v_alignbit_b32 v129, v209, v129, 16
	v_pk_lshlrev_b16 v130, 8, v130 op_sel_hi:[0,1]
	v_and_b32_e32 v132, 0xffffbf80, v132
	v_and_b32_e32 v133, 0xffffbf80, v133
	v_and_b32_e32 v136, 0xffffbf80, v136
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v209, 16, v135
	v_pk_ashrrev_i16 v130, 1, v130 op_sel_hi:[0,1]
	v_perm_b32 v133, v136, v133, 0x5040100
	v_perm_b32 v132, v144, v132, 0x5040100
	v_lshrrev_b32_e32 v144, 16, v131
	v_and_b32_e32 v210, 0xffffbf80, v135
	v_and_b32_e32 v209, 0xffffbf80, v209
	v_pk_lshlrev_b16 v206, 8, v206 op_sel_hi:[0,1]
	v_pk_mul_f16 v136, 0x5c00, v133 op_sel_hi:[0,1]
	v_pk_mul_f16 v135, 0x5c00, v132 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v132, 16, v130
	v_and_b32_e32 v131, 0xffffbf80, v131
	v_and_b32_e32 v133, 0xffffbf80, v144
	v_perm_b32 v144, v209, v210, 0x5040100
	v_pk_lshlrev_b16 v129, 8, v129 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
	v_and_b32_e32 v130, 0xffffbf80, v130
	v_and_b32_e32 v132, 0xffffbf80, v132
	v_perm_b32 v131, v133, v131, 0x5040100
	v_pk_lshlrev_b16 v133, 8, v134 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v134, 0x5c00, v144 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v144, 16, v206
	v_alignbit_b32 v141, v141, v140, 16
	v_perm_b32 v140, v142, v140, 0x5040100
	v_perm_b32 v130, v132, v130, 0x5040100
	v_pk_ashrrev_i16 v212, 1, v133 op_sel_hi:[0,1]
	v_pk_mul_f16 v133, 0x5c00, v131 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v131, 16, v129
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_pk_lshlrev_b16 v140, 8, v140 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v143, 24, v139
	v_lshrrev_b16 v209, 8, v139
	v_pk_mul_f16 v132, 0x5c00, v130 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v130, 16, v212
	v_and_b32_e32 v129, 0xffffbf80, v129
	v_and_b32_e32 v131, 0xffffbf80, v131
	v_perm_b32 v144, v144, v206, 0x5040100
	v_pk_lshlrev_b16 v141, 8, v141 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
	v_and_b32_e32 v212, 0xffffbf80, v212
	v_and_b32_e32 v130, 0xffffbf80, v130
	v_perm_b32 v129, v131, v129, 0x5040100
	v_pk_mul_f16 v131, 0x5c00, v144 op_sel_hi:[0,1]
	v_alignbit_b32 v142, v143, v139, 16
	v_pk_ashrrev_i16 v141, 1, v141 op_sel_hi:[0,1]
	v_perm_b32 v139, v209, v139, 0x5040100
	v_lshrrev_b32_e32 v144, 16, v140
	v_lshrrev_b32_e32 v210, 24, v138
	v_lshrrev_b16 v211, 8, v138
	v_lshrrev_b32_e32 v206, 24, v137
	v_lshrrev_b16 v213, 8, v137
	v_perm_b32 v212, v130, v212, 0x5040100
	v_pk_lshlrev_b16 v142, 8, v142 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v143, 16, v141
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_and_b32_e32 v144, 0xffffbf80, v144
	v_pk_lshlrev_b16 v139, 8, v139 op_sel_hi:[0,1]
	v_pk_mul_f16 v130, 0x5c00, v129 op_sel_hi:[0,1]
	v_pk_mul_f16 v129, 0x5c00, v212 op_sel_hi:[0,1]
	v_perm_b32 v212, v213, v137, 0x5040100
	v_alignbit_b32 v137, v206, v137, 16
	v_perm_b32 v206, v211, v138, 0x5040100
	v_pk_ashrrev_i16 v142, 1, v142 op_sel_hi:[0,1]
	v_and_b32_e32 v141, 0xffffbf80, v141
	v_and_b32_e32 v143, 0xffffbf80, v143
	v_alignbit_b32 v138, v210, v138, 16
	v_perm_b32 v140, v144, v140, 0x5040100
	v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v209, 16, v142
	v_perm_b32 v141, v143, v141, 0x5040100
	v_pk_lshlrev_b16 v138, 8, v138 op_sel_hi:[0,1]
	v_pk_mul_f16 v143, 0x5c00, v140 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v140, 16, v139
	v_and_b32_e32 v142, 0xffffbf80, v142
	v_and_b32_e32 v209, 0xffffbf80, v209
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_pk_ashrrev_i16 v138, 1, v138 op_sel_hi:[0,1]
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_pk_mul_f16 v144, 0x5c00, v141 op_sel_hi:[0,1]
	v_perm_b32 v141, v209, v142, 0x5040100
	v_pk_lshlrev_b16 v142, 8, v206 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v137, 8, v137 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v206, 8, v212 op_sel_hi:[0,1]
	v_perm_b32 v139, v140, v139, 0x5040100
	v_lshrrev_b32_e32 v140, 16, v138
	v_pk_ashrrev_i16 v210, 1, v142 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v137, 1, v137 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
	v_and_b32_e32 v138, 0xffffbf80, v138
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_lshrrev_b32_e32 v149, 24, v148
	v_lshrrev_b16 v150, 8, v148
	v_pk_mul_f16 v142, 0x5c00, v141 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v211, 16, v210
	v_pk_mul_f16 v141, 0x5c00, v139 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v139, 16, v137
	v_perm_b32 v138, v140, v138, 0x5040100
	v_lshrrev_b32_e32 v140, 16, v206
	v_lshrrev_b32_e32 v151, 24, v147
	v_and_b32_e32 v210, 0xffffbf80, v210
	v_and_b32_e32 v211, 0xffffbf80, v211
	v_and_b32_e32 v137, 0xffffbf80, v137
	v_and_b32_e32 v139, 0xffffbf80, v139
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_and_b32_e32 v140, 0xffffbf80, v140
	v_alignbit_b32 v149, v149, v148, 16
	v_perm_b32 v148, v150, v148, 0x5040100
	v_perm_b32 v210, v211, v210, 0x5040100
	v_lshrrev_b16 v211, 8, v146
	v_perm_b32 v137, v139, v137, 0x5040100
	v_perm_b32 v206, v140, v206, 0x5040100
	v_alignbit_b32 v151, v151, v147, 16
	v_pk_lshlrev_b16 v149, 8, v149 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v148, 8, v148 op_sel_hi:[0,1]
	v_lshrrev_b16 v152, 8, v147
	v_lshrrev_b32_e32 v209, 24, v146
	v_pk_mul_f16 v140, 0x5c00, v138 op_sel_hi:[0,1]
	v_pk_mul_f16 v138, 0x5c00, v137 op_sel_hi:[0,1]
	v_pk_mul_f16 v137, 0x5c00, v206 op_sel_hi:[0,1]
	v_perm_b32 v206, v211, v146, 0x5040100
	v_pk_lshlrev_b16 v151, 8, v151 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v149, 1, v149 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v148, 1, v148 op_sel_hi:[0,1]
	v_perm_b32 v147, v152, v147, 0x5040100
	v_pk_lshlrev_b16 v150, 8, v206 op_sel_hi:[0,1]
	v_alignbit_b32 v146, v209, v146, 16
	v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v152, 16, v149
	v_lshrrev_b32_e32 v206, 16, v148
	v_lshrrev_b16 v212, 8, v145
	v_lshrrev_b32_e32 v213, 24, v145
	v_pk_lshlrev_b16 v147, 8, v147 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v146, 8, v146 op_sel_hi:[0,1]
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_and_b32_e32 v152, 0xffffbf80, v152
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_lshrrev_b32_e32 v209, 16, v151
	v_pk_mul_f16 v139, 0x5c00, v210 op_sel_hi:[0,1]
	v_perm_b32 v210, v212, v145, 0x5040100
	v_alignbit_b32 v145, v213, v145, 16
	v_pk_ashrrev_i16 v147, 1, v147 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v146, 1, v146 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v211, 1, v150 op_sel_hi:[0,1]
	v_perm_b32 v149, v152, v149, 0x5040100
	v_perm_b32 v148, v206, v148, 0x5040100
	v_and_b32_e32 v150, 0xffffbf80, v151
	v_and_b32_e32 v206, 0xffffbf80, v209
	v_pk_lshlrev_b16 v210, 8, v210 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v145, 8, v145 op_sel_hi:[0,1]
	v_pk_mul_f16 v152, 0x5c00, v149 op_sel_hi:[0,1]
	v_pk_mul_f16 v151, 0x5c00, v148 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v148, 16, v147
	v_perm_b32 v149, v206, v150, 0x5040100
	v_lshrrev_b32_e32 v150, 16, v146
	v_lshrrev_b16 v158, 8, v156
	v_pk_ashrrev_i16 v145, 1, v145 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v206, 1, v210 op_sel_hi:[0,1]
	v_and_b32_e32 v147, 0xffffbf80, v147
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_and_b32_e32 v146, 0xffffbf80, v146
	v_and_b32_e32 v209, 0xffffbf80, v150
	v_alignbit_b32 v157, v157, v156, 16
	v_perm_b32 v156, v158, v156, 0x5040100
	v_perm_b32 v147, v148, v147, 0x5040100
	v_lshrrev_b32_e32 v148, 16, v145
	v_perm_b32 v146, v209, v146, 0x5040100
	v_lshrrev_b32_e32 v209, 16, v206
	v_lshrrev_b32_e32 v159, 24, v155
	v_lshrrev_b16 v160, 8, v155
	v_and_b32_e32 v145, 0xffffbf80, v145
	v_and_b32_e32 v148, 0xffffbf80, v148
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_and_b32_e32 v209, 0xffffbf80, v209
	v_pk_lshlrev_b16 v157, 8, v157 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v156, 8, v156 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v168, 24, v154
	v_pk_mul_f16 v150, 0x5c00, v149 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v149, 16, v211
	v_and_b32_e32 v210, 0xffffbf80, v211
	v_lshrrev_b16 v211, 8, v154
	v_perm_b32 v145, v148, v145, 0x5040100
	v_perm_b32 v206, v209, v206, 0x5040100
	v_alignbit_b32 v159, v159, v155, 16
	v_perm_b32 v155, v160, v155, 0x5040100
	v_pk_ashrrev_i16 v157, 1, v157 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v156, 1, v156 op_sel_hi:[0,1]
	v_pk_mul_f16 v148, 0x5c00, v146 op_sel_hi:[0,1]
	v_pk_mul_f16 v146, 0x5c00, v145 op_sel_hi:[0,1]
	v_pk_mul_f16 v145, 0x5c00, v206 op_sel_hi:[0,1]
	v_perm_b32 v206, v211, v154, 0x5040100
	v_alignbit_b32 v154, v168, v154, 16
	v_pk_lshlrev_b16 v159, 8, v159 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v155, 8, v155 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v160, 16, v157
	v_lshrrev_b32_e32 v168, 16, v156
	v_and_b32_e32 v149, 0xffffbf80, v149
	v_lshrrev_b16 v209, 8, v153
	v_pk_lshlrev_b16 v154, 8, v154 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v159, 1, v159 op_sel_hi:[0,1]
	v_and_b32_e32 v156, 0xffffbf80, v156
	v_and_b32_e32 v157, 0xffffbf80, v157
	v_and_b32_e32 v160, 0xffffbf80, v160
	v_and_b32_e32 v168, 0xffffbf80, v168
	v_pk_ashrrev_i16 v155, 1, v155 op_sel_hi:[0,1]
	v_perm_b32 v210, v149, v210, 0x5040100
	v_lshrrev_b32_e32 v212, 24, v153
	v_perm_b32 v158, v209, v153, 0x5040100
	v_pk_ashrrev_i16 v154, 1, v154 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v209, 16, v159
	v_perm_b32 v157, v160, v157, 0x5040100
	v_perm_b32 v156, v168, v156, 0x5040100
	v_lshrrev_b32_e32 v168, 16, v155
	v_pk_mul_f16 v149, 0x5c00, v147 op_sel_hi:[0,1]
	v_pk_mul_f16 v147, 0x5c00, v210 op_sel_hi:[0,1]
	v_alignbit_b32 v153, v212, v153, 16
	v_and_b32_e32 v210, 0xffffbf80, v159
	v_and_b32_e32 v209, 0xffffbf80, v209
	v_pk_mul_f16 v160, 0x5c00, v157 op_sel_hi:[0,1]
	v_pk_mul_f16 v159, 0x5c00, v156 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v156, 16, v154
	v_and_b32_e32 v155, 0xffffbf80, v155
	v_and_b32_e32 v157, 0xffffbf80, v168
	v_pk_lshlrev_b16 v206, 8, v206 op_sel_hi:[0,1]
	v_lshrrev_b16 v167, 8, v164
	v_perm_b32 v168, v209, v210, 0x5040100
	v_and_b32_e32 v154, 0xffffbf80, v154
	v_and_b32_e32 v156, 0xffffbf80, v156
	v_perm_b32 v155, v157, v155, 0x5040100
	v_pk_lshlrev_b16 v153, 8, v153 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v157, 8, v158 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
	v_alignbit_b32 v166, v166, v164, 16
	v_lshrrev_b32_e32 v165, 24, v163
	v_perm_b32 v154, v156, v154, 0x5040100
	v_pk_ashrrev_i16 v153, 1, v153 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v212, 1, v157 op_sel_hi:[0,1]
	v_pk_mul_f16 v158, 0x5c00, v168 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v168, 16, v206
	v_perm_b32 v164, v167, v164, 0x5040100
	v_pk_lshlrev_b16 v166, 8, v166 op_sel_hi:[0,1]
	v_lshrrev_b16 v209, 8, v163
	v_pk_mul_f16 v157, 0x5c00, v155 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v155, 16, v153
	v_pk_mul_f16 v156, 0x5c00, v154 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v154, 16, v212
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_and_b32_e32 v168, 0xffffbf80, v168
	v_pk_lshlrev_b16 v164, 8, v164 op_sel_hi:[0,1]
	v_alignbit_b32 v165, v165, v163, 16
	v_pk_ashrrev_i16 v166, 1, v166 op_sel_hi:[0,1]
	v_and_b32_e32 v153, 0xffffbf80, v153
	v_and_b32_e32 v155, 0xffffbf80, v155
	v_and_b32_e32 v212, 0xffffbf80, v212
	v_and_b32_e32 v154, 0xffffbf80, v154
	v_perm_b32 v168, v168, v206, 0x5040100
	v_pk_ashrrev_i16 v164, 1, v164 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v165, 8, v165 op_sel_hi:[0,1]
	v_perm_b32 v163, v209, v163, 0x5040100
	v_lshrrev_b32_e32 v167, 16, v166
	v_lshrrev_b16 v211, 8, v162
	v_lshrrev_b32_e32 v206, 24, v161
	v_perm_b32 v153, v155, v153, 0x5040100
	v_lshrrev_b16 v213, 8, v161
	v_perm_b32 v212, v154, v212, 0x5040100
	v_pk_mul_f16 v155, 0x5c00, v168 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v168, 16, v164
	v_pk_ashrrev_i16 v165, 1, v165 op_sel_hi:[0,1]
	v_and_b32_e32 v166, 0xffffbf80, v166
	v_and_b32_e32 v167, 0xffffbf80, v167
	v_pk_lshlrev_b16 v163, 8, v163 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v210, 24, v162
	v_pk_mul_f16 v154, 0x5c00, v153 op_sel_hi:[0,1]
	v_pk_mul_f16 v153, 0x5c00, v212 op_sel_hi:[0,1]
	v_perm_b32 v212, v213, v161, 0x5040100
	v_alignbit_b32 v161, v206, v161, 16
	v_perm_b32 v206, v211, v162, 0x5040100
	v_and_b32_e32 v164, 0xffffbf80, v164
	v_and_b32_e32 v168, 0xffffbf80, v168
	v_lshrrev_b32_e32 v209, 16, v165
	v_perm_b32 v166, v167, v166, 0x5040100
	v_pk_ashrrev_i16 v163, 1, v163 op_sel_hi:[0,1]
	v_lshrrev_b16 v173, 8, v172
	v_alignbit_b32 v162, v210, v162, 16
	v_perm_b32 v164, v168, v164, 0x5040100
	v_and_b32_e32 v165, 0xffffbf80, v165
	v_and_b32_e32 v209, 0xffffbf80, v209
	v_pk_mul_f16 v168, 0x5c00, v166 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v166, 16, v163
	v_pk_lshlrev_b16 v206, 8, v206 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v162, 8, v162 op_sel_hi:[0,1]
	v_perm_b32 v165, v209, v165, 0x5040100
	v_and_b32_e32 v163, 0xffffbf80, v163
	v_and_b32_e32 v209, 0xffffbf80, v166
	v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
	v_alignbit_b32 v207, v207, v172, 16
	v_perm_b32 v172, v173, v172, 0x5040100
	v_lshrrev_b32_e32 v174, 24, v171
	v_pk_mul_f16 v167, 0x5c00, v164 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v164, 8, v212 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v161, 8, v161 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v162, 1, v162 op_sel_hi:[0,1]
	v_perm_b32 v163, v209, v163, 0x5040100
	v_lshrrev_b32_e32 v209, 16, v206
	v_pk_lshlrev_b16 v172, 8, v172 op_sel_hi:[0,1]
	v_lshrrev_b16 v175, 8, v171
	v_lshrrev_b32_e32 v176, 24, v170
	v_lshrrev_b16 v208, 8, v170
	v_pk_ashrrev_i16 v161, 1, v161 op_sel_hi:[0,1]
	v_pk_mul_f16 v166, 0x5c00, v165 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v165, 16, v162
	v_pk_ashrrev_i16 v164, 1, v164 op_sel_hi:[0,1]
	v_and_b32_e32 v206, 0xffffbf80, v206
	v_and_b32_e32 v209, 0xffffbf80, v209
	v_alignbit_b32 v173, v174, v171, 16
	v_pk_lshlrev_b16 v174, 8, v207 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v172, 1, v172 op_sel_hi:[0,1]
	v_and_b32_e32 v162, 0xffffbf80, v162
	v_and_b32_e32 v211, 0xffffbf80, v165
	v_pk_mul_f16 v165, 0x5c00, v163 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v163, 16, v161
	v_perm_b32 v209, v209, v206, 0x5040100
	v_lshrrev_b32_e32 v206, 16, v164
	v_perm_b32 v208, v208, v170, 0x5040100
	v_perm_b32 v171, v175, v171, 0x5040100
	v_alignbit_b32 v170, v176, v170, 16
	v_pk_lshlrev_b16 v173, 8, v173 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v174, 1, v174 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v176, 16, v172
	v_lshrrev_b32_e32 v210, 24, v169
	v_lshrrev_b16 v212, 8, v169
	v_perm_b32 v162, v211, v162, 0x5040100
	v_and_b32_e32 v181, 0xffffbf80, v164
	v_and_b32_e32 v161, 0xffffbf80, v161
	v_and_b32_e32 v211, 0xffffbf80, v163
	v_and_b32_e32 v213, 0xffffbf80, v206
	v_pk_lshlrev_b16 v208, 8, v208 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v171, 8, v171 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v170, 8, v170 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v173, 1, v173 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v175, 16, v174
	v_and_b32_e32 v172, 0xffffbf80, v172
	v_and_b32_e32 v176, 0xffffbf80, v176
	v_pk_mul_f16 v163, 0x5c00, v209 op_sel_hi:[0,1]
	v_perm_b32 v161, v211, v161, 0x5040100
	v_perm_b32 v181, v213, v181, 0x5040100
	v_perm_b32 v209, v212, v169, 0x5040100
	v_alignbit_b32 v169, v210, v169, 16
	v_pk_ashrrev_i16 v171, 1, v171 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v170, 1, v170 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v207, 1, v208 op_sel_hi:[0,1]
	v_and_b32_e32 v174, 0xffffbf80, v174
	v_and_b32_e32 v175, 0xffffbf80, v175
	v_lshrrev_b32_e32 v208, 16, v173
	v_perm_b32 v172, v176, v172, 0x5040100
	v_pk_mul_f16 v164, 0x5c00, v162 op_sel_hi:[0,1]
	v_pk_mul_f16 v162, 0x5c00, v161 op_sel_hi:[0,1]
	v_pk_mul_f16 v161, 0x5c00, v181 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v181, 8, v209 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v169, 8, v169 op_sel_hi:[0,1]
	v_perm_b32 v174, v175, v174, 0x5040100
	v_and_b32_e32 v173, 0xffffbf80, v173
	v_and_b32_e32 v208, 0xffffbf80, v208
	v_lshrrev_b32_e32 v209, 16, v171
	v_pk_mul_f16 v175, 0x5c00, v172 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v172, 16, v170
	v_pk_ashrrev_i16 v169, 1, v169 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v181, 1, v181 op_sel_hi:[0,1]
	v_perm_b32 v173, v208, v173, 0x5040100
	v_and_b32_e32 v171, 0xffffbf80, v171
	v_and_b32_e32 v208, 0xffffbf80, v209
	v_and_b32_e32 v170, 0xffffbf80, v170
	v_and_b32_e32 v172, 0xffffbf80, v172
	v_lshrrev_b16 v183, 8, v179
	v_lshrrev_b16 v203, 8, v178
	v_perm_b32 v171, v208, v171, 0x5040100
	v_lshrrev_b32_e32 v208, 16, v181
	v_perm_b32 v170, v172, v170, 0x5040100
	v_lshrrev_b32_e32 v172, 16, v169
	v_lshrrev_b16 v205, 8, v177
	v_and_b32_e32 v181, 0xffffbf80, v181
	v_and_b32_e32 v208, 0xffffbf80, v208
	v_and_b32_e32 v169, 0xffffbf80, v169
	v_and_b32_e32 v210, 0xffffbf80, v172
	v_lshrrev_b32_e32 v184, 24, v180
	v_lshrrev_b16 v201, 8, v180
	v_lshrrev_b32_e32 v202, 24, v178
	v_perm_b32 v181, v208, v181, 0x5040100
	v_perm_b32 v169, v210, v169, 0x5040100
	v_perm_b32 v205, v205, v177, 0x5040100
	v_perm_b32 v203, v203, v178, 0x5040100
	v_alignbit_b32 v182, v182, v179, 16
	v_perm_b32 v179, v183, v179, 0x5040100
	v_lshrrev_b32_e32 v204, 24, v177
	v_pk_mul_f16 v176, 0x5c00, v174 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v174, 16, v207
	v_pk_mul_f16 v172, 0x5c00, v170 op_sel_hi:[0,1]
	v_pk_mul_f16 v170, 0x5c00, v169 op_sel_hi:[0,1]
	v_pk_mul_f16 v169, 0x5c00, v181 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v181, 8, v205 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v203, 8, v203 op_sel_hi:[0,1]
	v_alignbit_b32 v184, v184, v180, 16
	v_perm_b32 v180, v201, v180, 0x5040100
	v_alignbit_b32 v178, v202, v178, 16
	v_pk_lshlrev_b16 v179, 8, v179 op_sel_hi:[0,1]
	v_and_b32_e32 v207, 0xffffbf80, v207
	v_and_b32_e32 v174, 0xffffbf80, v174
	v_alignbit_b32 v177, v204, v177, 16
	v_pk_lshlrev_b16 v183, 8, v184 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v180, 8, v180 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v178, 8, v178 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v181, 1, v181 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v179, 1, v179 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v184, 1, v203 op_sel_hi:[0,1]
	v_perm_b32 v209, v174, v207, 0x5040100
	v_pk_lshlrev_b16 v177, 8, v177 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v183, 1, v183 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v180, 1, v180 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v201, 16, v181
	v_pk_ashrrev_i16 v178, 1, v178 op_sel_hi:[0,1]
	v_and_b32_e32 v203, 0xffffbf80, v181
	v_lshrrev_b32_e32 v181, 16, v184
	v_and_b32_e32 v204, 0xffffbf80, v184
	v_and_b32_e32 v184, 0xffffbf80, v179
	v_lshrrev_b32_e32 v179, 16, v179
	v_pk_mul_f16 v174, 0x5c00, v173 op_sel_hi:[0,1]
	v_pk_mul_f16 v173, 0x5c00, v171 op_sel_hi:[0,1]
	v_pk_mul_f16 v171, 0x5c00, v209 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v177, 1, v177 op_sel_hi:[0,1]
	v_and_b32_e32 v205, 0xffffbf80, v181
	v_and_b32_e32 v181, 0xffffbf80, v178
	v_lshrrev_b32_e32 v178, 16, v178
	v_lshrrev_b32_e32 v209, 16, v183
	v_lshrrev_b32_e32 v210, 16, v180
	v_and_b32_e32 v179, 0xffffbf80, v179
	v_lshrrev_b32_e32 v199, 24, v188
	v_lshrrev_b16 v200, 8, v188
	v_lshrrev_b32_e32 v202, 16, v177
	v_and_b32_e32 v180, 0xffffbf80, v180
	v_and_b32_e32 v183, 0xffffbf80, v183
	v_and_b32_e32 v209, 0xffffbf80, v209
	v_and_b32_e32 v210, 0xffffbf80, v210
	v_and_b32_e32 v178, 0xffffbf80, v178
	v_perm_b32 v179, v179, v184, 0x5040100
	v_and_b32_e32 v201, 0xffffbf80, v201
	v_and_b32_e32 v177, 0xffffbf80, v177
	v_and_b32_e32 v202, 0xffffbf80, v202
	v_perm_b32 v183, v209, v183, 0x5040100
	v_perm_b32 v180, v210, v180, 0x5040100
	v_perm_b32 v178, v178, v181, 0x5040100
	v_pk_mul_f16 v181, 0x5c00, v179 op_sel_hi:[0,1]
	v_alignbit_b32 v179, v199, v188, 16
	v_perm_b32 v188, v200, v188, 0x5040100
	v_lshrrev_b32_e32 v192, 24, v187
	v_pk_mul_f16 v184, 0x5c00, v183 op_sel_hi:[0,1]
	v_pk_mul_f16 v183, 0x5c00, v180 op_sel_hi:[0,1]
	v_pk_mul_f16 v180, 0x5c00, v178 op_sel_hi:[0,1]
	v_perm_b32 v178, v205, v204, 0x5040100
	v_perm_b32 v177, v202, v177, 0x5040100
	v_perm_b32 v199, v201, v203, 0x5040100
	v_pk_lshlrev_b16 v200, 8, v179 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v188, 8, v188 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v197, 24, v185
	v_lshrrev_b16 v198, 8, v185
	v_pk_mul_f16 v179, 0x5c00, v178 op_sel_hi:[0,1]
	v_pk_mul_f16 v178, 0x5c00, v177 op_sel_hi:[0,1]
	v_pk_mul_f16 v177, 0x5c00, v199 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v199, 1, v200 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v188, 1, v188 op_sel_hi:[0,1]
	v_alignbit_b32 v192, v192, v187, 16
	v_lshrrev_b16 v190, 8, v187
	v_pk_lshlrev_b16 v182, 8, v182 op_sel_hi:[0,1]
	v_perm_b32 v200, v198, v185, 0x5040100
	v_alignbit_b32 v185, v197, v185, 16
	v_lshrrev_b32_e32 v197, 16, v199
	v_lshrrev_b32_e32 v198, 16, v188
	v_pk_lshlrev_b16 v192, 8, v192 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v189, 24, v186
	v_lshrrev_b16 v191, 8, v186
	v_pk_ashrrev_i16 v182, 1, v182 op_sel_hi:[0,1]
	v_and_b32_e32 v188, 0xffffbf80, v188
	v_and_b32_e32 v199, 0xffffbf80, v199
	v_and_b32_e32 v197, 0xffffbf80, v197
	v_and_b32_e32 v198, 0xffffbf80, v198
	v_perm_b32 v187, v190, v187, 0x5040100
	v_pk_ashrrev_i16 v190, 1, v192 op_sel_hi:[0,1]
	v_and_b32_e32 v208, 0xffffbf80, v182
	v_lshrrev_b32_e32 v182, 16, v182
	v_perm_b32 v201, v191, v186, 0x5040100
	v_perm_b32 v191, v197, v199, 0x5040100
	v_perm_b32 v188, v198, v188, 0x5040100
	v_alignbit_b32 v186, v189, v186, 16
	v_pk_lshlrev_b16 v187, 8, v187 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v189, 16, v190
	v_xad_u32 v206, v216, 16, 0
	v_and_b32_e32 v182, 0xffffbf80, v182
	v_pk_mul_f16 v192, 0x5c00, v191 op_sel_hi:[0,1]
	v_pk_mul_f16 v191, 0x5c00, v188 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v187, 1, v187 op_sel_hi:[0,1]
	v_and_b32_e32 v188, 0xffffbf80, v190
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_add_nc_u32_e32 v207, 0, v216
	v_perm_b32 v182, v182, v208, 0x5040100
	ds_load_b128 v[212:215], v206
	ds_load_b128 v[208:211], v207
	v_pk_lshlrev_b16 v186, 8, v186 op_sel_hi:[0,1]
	v_perm_b32 v188, v189, v188, 0x5040100
	v_lshrrev_b32_e32 v189, 16, v187
	v_pk_lshlrev_b16 v190, 8, v201 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v199, 8, v200 op_sel_hi:[0,1]
	v_pk_ashrrev_i16 v186, 1, v186 op_sel_hi:[0,1]
	v_and_b32_e32 v187, 0xffffbf80, v187
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_pk_ashrrev_i16 v200, 1, v190 op_sel_hi:[0,1]
	v_pk_lshlrev_b16 v185, 8, v185 op_sel_hi:[0,1]
	v_pk_mul_f16 v190, 0x5c00, v188 op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v188, 16, v186
	v_perm_b32 v187, v189, v187, 0x5040100
	v_lshrrev_b32_e32 v189, 16, v200
	v_pk_mul_f16 v182, 0x5c00, v182 op_sel_hi:[0,1]
	v_xad_u32 v197, v216, 48, 0
	v_xad_u32 v198, v216, 32, 0
	v_pk_ashrrev_i16 v185, 1, v185 op_sel_hi:[0,1]
	v_and_b32_e32 v186, 0xffffbf80, v186
	v_and_b32_e32 v188, 0xffffbf80, v188
	v_and_b32_e32 v200, 0xffffbf80, v200
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_pk_ashrrev_i16 v199, 1, v199 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[129:136], v[208:215], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[145:152], v[208:215], v[121:128]
	v_wmma_f32_16x16x16_f16 v[57:64], v[161:168], v[208:215], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[177:184], v[208:215], v[49:56]
	ds_load_b128 v[212:215], v197
	ds_load_b128 v[208:211], v198
	v_perm_b32 v186, v188, v186, 0x5040100
	v_lshrrev_b32_e32 v188, 16, v185
	v_perm_b32 v200, v189, v200, 0x5040100
	v_lshrrev_b32_e32 v189, 16, v199
	v_and_b32_e32 v199, 0xffffbf80, v199
	v_and_b32_e32 v185, 0xffffbf80, v185
	v_and_b32_e32 v188, 0xffffbf80, v188
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_b32_e32 v189, 0xffffbf80, v189
	v_perm_b32 v185, v188, v185, 0x5040100
	v_pk_mul_f16 v188, 0x5c00, v186 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_perm_b32 v199, v189, v199, 0x5040100
	v_pk_mul_f16 v189, 0x5c00, v187 op_sel_hi:[0,1]
	v_pk_mul_f16 v187, 0x5c00, v200 op_sel_hi:[0,1]
	v_pk_mul_f16 v186, 0x5c00, v185 op_sel_hi:[0,1]
	v_pk_mul_f16 v185, 0x5c00, v199 op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[137:144], v[208:215], v[97:104]
	v_wmma_f32_16x16x16_f16 v[121:128], v[153:160], v[208:215], v[121:128]
	v_wmma_f32_16x16x16_f16 v[57:64], v[169:176], v[208:215], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[185:192], v[208:215], v[49:56]
	ds_load_b128 v[212:215], v206 offset:2048
	ds_load_b128 v[208:211], v207 offset:2048
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[113:120], v[129:136], v[208:215], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[145:152], v[208:215], v[105:112]
	v_wmma_f32_16x16x16_f16 v[41:48], v[161:168], v[208:215], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[177:184], v[208:215], v[33:40]
	ds_load_b128 v[212:215], v197 offset:2048
	ds_load_b128 v[208:211], v198 offset:2048
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[113:120], v[137:144], v[208:215], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[153:160], v[208:215], v[105:112]
	v_wmma_f32_16x16x16_f16 v[41:48], v[169:176], v[208:215], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[185:192], v[208:215], v[33:40]
	ds_load_b128 v[208:211], v207 offset:4096
	ds_load_b128 v[212:215], v206 offset:4096
	ds_load_b128 v[203:206], v206 offset:6144
	ds_load_b128 v[199:202], v207 offset:6144
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[129:136], v[208:215], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[145:152], v[208:215], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[161:168], v[208:215], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[177:184], v[208:215], v[17:24]
	ds_load_b128 v[211:214], v197 offset:4096
	ds_load_b128 v[207:210], v198 offset:4096
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[73:80], v[129:136], v[199:206], v[73:80]
	ds_load_b128 v[133:136], v197 offset:6144
	ds_load_b128 v[129:132], v198 offset:6144
	v_wmma_f32_16x16x16_f16 v[65:72], v[145:152], v[199:206], v[65:72]
	v_wmma_f32_16x16x16_f16 v[9:16], v[161:168], v[199:206], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[177:184], v[199:206], v[1:8]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[89:96], v[137:144], v[207:214], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[153:160], v[207:214], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[169:176], v[207:214], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[185:192], v[207:214], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[137:144], v[129:136], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[153:160], v[129:136], v[65:72]
	v_wmma_f32_16x16x16_f16 v[9:16], v[169:176], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[185:192], v[129:136], v[1:8]
.LBB0_6:                                ; %._crit_edge._crit_edge
	s_lshl_b32 s2, s19, 8
	s_and_b32 s5, s11, 0xffff
	v_or_b32_e32 v129, s2, v0
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_mov_b32 s4, s10
	v_lshrrev_b32_e32 v131, 3, v0
	v_lshlrev_b32_e32 v129, 1, v129
	v_lshrrev_b32_e32 v130, 4, v0
	v_and_b32_e32 v139, 0x11c, v195
	v_lshlrev_b32_e32 v140, 5, v194
	v_and_or_b32 v141, v131, 16, v193
	buffer_load_u16 v138, v129, s[4:7], 0 offen
	v_dual_mov_b32 v129, 0 :: v_dual_lshlrev_b32 v132, 2, v0
	v_lshrrev_b32_e32 v0, 5, v0
	v_and_b32_e32 v133, 0xe0, v195
	v_mul_lo_u32 v141, s16, v141
	global_load_b32 v150, v129, s[8:9]
	v_and_b32_e32 v142, 0xc0, v132
	v_and_b32_e32 v143, 2, v0
	v_add_nc_u32_e32 v152, 0, v133
	s_mul_i32 s3, s3, s16
	s_waitcnt vmcnt(0)
	v_add3_u32 v139, 0, v142, v139
	s_add_i32 s4, s3, s2
	v_add_nc_u32_e32 v142, s18, v141
	s_barrier
	v_add_nc_u32_e32 v174, s4, v141
	v_add3_u32 v139, v139, v140, v143
	buffer_gl0_inv
	v_add_nc_u32_e32 v175, s18, v142
	v_add_nc_u32_e32 v176, s4, v142
	v_lshrrev_b32_e32 v129, 1, v196
	s_and_b32 s1, s1, 0xffff
	s_mov_b32 s2, s6
	s_mov_b32 s3, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v151, v130, 1, v129
	v_or_b32_e32 v160, 0x4c, v151
	v_or_b32_e32 v161, 0x4a, v151
	v_or_b32_e32 v162, 0x48, v151
	v_or_b32_e32 v163, 0x46, v151
	v_or_b32_e32 v164, 0x44, v151
	v_or_b32_e32 v165, 0x42, v151
	v_or_b32_e32 v166, 64, v151
	v_or_b32_e32 v167, 14, v151
	v_or_b32_e32 v168, 12, v151
	v_or_b32_e32 v169, 10, v151
	v_or_b32_e32 v170, 8, v151
	v_or_b32_e32 v171, 6, v151
	v_or_b32_e32 v172, 4, v151
	v_or_b32_e32 v173, 2, v151
	v_or_b32_e32 v159, 0x4e, v151
	v_or_b32_e32 v158, 0x80, v151
	v_or_b32_e32 v157, 0x82, v151
	v_or_b32_e32 v156, 0x84, v151
	v_or_b32_e32 v0, 0xce, v151
	v_or_b32_e32 v129, 0xcc, v151
	v_or_b32_e32 v130, 0xca, v151
	v_or_b32_e32 v131, 0xc8, v151
	v_or_b32_e32 v132, 0xc6, v151
	v_or_b32_e32 v133, 0xc4, v151
	v_or_b32_e32 v134, 0xc2, v151
	v_or_b32_e32 v135, 0xc0, v151
	v_or_b32_e32 v136, 0x8e, v151
	v_or_b32_e32 v137, 0x8c, v151
	v_or_b32_e32 v153, 0x8a, v151
	v_or_b32_e32 v154, 0x88, v151
	v_or_b32_e32 v155, 0x86, v151
	v_add_lshl_u32 v177, v174, v151, 1
	v_add_lshl_u32 v178, v174, v173, 1
	v_add_lshl_u32 v179, v174, v172, 1
	v_add_lshl_u32 v180, v174, v171, 1
	v_add_lshl_u32 v181, v174, v170, 1
	v_add_lshl_u32 v182, v174, v169, 1
	v_add_lshl_u32 v183, v174, v168, 1
	v_add_lshl_u32 v184, v174, v167, 1
	v_add_lshl_u32 v185, v174, v166, 1
	v_add_lshl_u32 v186, v174, v165, 1
	v_add_lshl_u32 v187, v174, v164, 1
	v_add_lshl_u32 v188, v174, v163, 1
	v_add_lshl_u32 v189, v174, v162, 1
	v_add_lshl_u32 v190, v174, v161, 1
	v_add_lshl_u32 v191, v174, v160, 1
	v_add_lshl_u32 v192, v174, v159, 1
	v_add_lshl_u32 v193, v174, v158, 1
	v_add_lshl_u32 v194, v174, v157, 1
	v_add_lshl_u32 v195, v174, v156, 1
	v_add_lshl_u32 v196, v174, v155, 1
	v_add_lshl_u32 v197, v174, v154, 1
	v_add_lshl_u32 v198, v174, v153, 1
	v_add_lshl_u32 v199, v174, v137, 1
	v_add_lshl_u32 v200, v174, v136, 1
	v_add_lshl_u32 v201, v174, v135, 1
	v_add_lshl_u32 v202, v174, v134, 1
	v_add_lshl_u32 v203, v174, v133, 1
	v_add_lshl_u32 v204, v174, v132, 1
	v_add_lshl_u32 v209, v176, v160, 1
	v_add_lshl_u32 v210, v176, v159, 1
	v_add_lshl_u32 v211, v176, v158, 1
	ds_store_b16 v139, v138
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[138:141], v152
	ds_load_b128 v[142:145], v152 offset:16
	ds_load_b128 v[146:149], v152 offset:256
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v205, v73, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v206, v74, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v207, v75, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v208, v76, v150, v141 op_sel_hi:[0,0,1]
	ds_load_b128 v[73:76], v152 offset:272
	v_fma_mixlo_f16 v97, v97, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, v98, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, v99, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, v100, v150, v141 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v101, v101, v150, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, v102, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, v103, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, v104, v150, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v121, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v122, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, v123, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v124, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, v125, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, v126, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, v127, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v116, v150, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, v108, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v92, v150, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, v84, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, v68, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_nc_u32_e32 v141, s4, v175
	v_fma_mixlo_f16 v128, v128, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v57, v57, v150, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, v58, v150, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, v59, v150, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, v33, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, v113, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v114, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, v115, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v117, v117, v150, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, v118, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v119, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, v120, v150, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, v105, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, v106, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, v107, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v109, v109, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v110, v110, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v111, v111, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v112, v112, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, v89, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v90, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v91, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, v93, v150, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v94, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v95, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v96, v150, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, v81, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, v82, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, v83, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v85, v85, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v86, v86, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v87, v87, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v88, v88, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v77, v150, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v78, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v79, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v80, v150, v145 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v152, v174, v131, 1
	v_fma_mixlo_f16 v65, v65, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v66, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, v67, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v69, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v70, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v71, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v72, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v138, v174, v130, 1
	v_add_lshl_u32 v139, v174, v129, 1
	v_add_lshl_u32 v140, v174, v0, 1
	v_add3_u32 v142, s4, s18, v175
	v_add_lshl_u32 v143, v176, v151, 1
	v_fma_mixlo_f16 v60, v60, v150, v149 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v61, v61, v150, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v62, v62, v150, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v63, v63, v150, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v64, v64, v150, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, v49, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, v50, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, v51, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, v52, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v53, v53, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, v54, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, v55, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, v56, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, v41, v150, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, v42, v150, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, v43, v150, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, v44, v150, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v45, v45, v150, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v46, v46, v150, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v47, v47, v150, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v48, v48, v150, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, v34, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, v35, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, v36, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v37, v37, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v38, v38, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v39, v39, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v40, v40, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v25, v25, v150, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v26, v26, v150, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v27, v27, v150, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v28, v28, v150, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v29, v29, v150, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v30, v30, v150, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v31, v31, v150, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v32, v32, v150, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, v17, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, v18, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, v19, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, v20, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v21, v21, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v22, v22, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v23, v23, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v24, v24, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, v9, v150, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, v10, v150, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, v11, v150, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, v12, v150, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v13, v13, v150, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v14, v14, v150, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v15, v15, v150, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v16, v16, v150, v76 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v144, v176, v173, 1
	v_add_lshl_u32 v145, v176, v172, 1
	v_add_lshl_u32 v174, v176, v171, 1
	v_add_lshl_u32 v175, v176, v170, 1
	v_fma_mixlo_f16 v1, v1, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v2, v2, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, v3, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, v4, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v5, v5, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v6, v6, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v7, v7, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v8, v8, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v73, v176, v169, 1
	v_add_lshl_u32 v74, v176, v168, 1
	v_add_lshl_u32 v75, v176, v167, 1
	v_add_lshl_u32 v76, v176, v166, 1
	v_add_lshl_u32 v146, v176, v165, 1
	v_add_lshl_u32 v147, v176, v164, 1
	v_add_lshl_u32 v148, v176, v163, 1
	v_add_lshl_u32 v149, v176, v162, 1
	v_add_lshl_u32 v150, v176, v161, 1
	buffer_store_b16 v97, v177, s[0:3], 0 offen
	v_add_lshl_u32 v97, v176, v157, 1
	v_add_lshl_u32 v177, v176, v156, 1
	buffer_store_b16 v98, v178, s[0:3], 0 offen
	v_add_lshl_u32 v98, v176, v155, 1
	v_add_lshl_u32 v178, v176, v154, 1
	buffer_store_b16 v99, v179, s[0:3], 0 offen
	v_add_lshl_u32 v99, v176, v153, 1
	v_add_lshl_u32 v179, v176, v137, 1
	buffer_store_b16 v100, v180, s[0:3], 0 offen
	v_add_lshl_u32 v100, v176, v136, 1
	v_add_lshl_u32 v180, v176, v135, 1
	buffer_store_b16 v101, v181, s[0:3], 0 offen
	v_add_lshl_u32 v101, v176, v134, 1
	v_add_lshl_u32 v181, v176, v133, 1
	buffer_store_b16 v102, v182, s[0:3], 0 offen
	v_add_lshl_u32 v102, v176, v132, 1
	v_add_lshl_u32 v182, v176, v131, 1
	buffer_store_b16 v103, v183, s[0:3], 0 offen
	v_add_lshl_u32 v103, v176, v130, 1
	v_add_lshl_u32 v183, v176, v129, 1
	v_add_lshl_u32 v176, v176, v0, 1
	buffer_store_b16 v104, v184, s[0:3], 0 offen
	v_add_lshl_u32 v104, v141, v151, 1
	v_add_lshl_u32 v184, v141, v173, 1
	buffer_store_b16 v121, v185, s[0:3], 0 offen
	v_add_lshl_u32 v121, v141, v172, 1
	v_add_lshl_u32 v185, v141, v171, 1
	buffer_store_b16 v122, v186, s[0:3], 0 offen
	v_add_lshl_u32 v122, v141, v170, 1
	v_add_lshl_u32 v186, v141, v169, 1
	buffer_store_b16 v123, v187, s[0:3], 0 offen
	v_add_lshl_u32 v123, v141, v168, 1
	v_add_lshl_u32 v187, v141, v167, 1
	buffer_store_b16 v124, v188, s[0:3], 0 offen
	v_add_lshl_u32 v124, v141, v166, 1
	v_add_lshl_u32 v188, v141, v165, 1
	buffer_store_b16 v125, v189, s[0:3], 0 offen
	v_add_lshl_u32 v125, v141, v164, 1
	v_add_lshl_u32 v189, v141, v163, 1
	buffer_store_b16 v126, v190, s[0:3], 0 offen
	v_add_lshl_u32 v126, v141, v162, 1
	v_add_lshl_u32 v190, v141, v161, 1
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
	buffer_store_b16 v53, v152, s[0:3], 0 offen
	buffer_store_b16 v54, v138, s[0:3], 0 offen
	buffer_store_b16 v55, v139, s[0:3], 0 offen
	buffer_store_b16 v56, v140, s[0:3], 0 offen
	buffer_store_b16 v113, v143, s[0:3], 0 offen
	buffer_store_b16 v114, v144, s[0:3], 0 offen
	buffer_store_b16 v115, v145, s[0:3], 0 offen
	buffer_store_b16 v116, v174, s[0:3], 0 offen
	buffer_store_b16 v117, v175, s[0:3], 0 offen
	buffer_store_b16 v118, v73, s[0:3], 0 offen
	buffer_store_b16 v119, v74, s[0:3], 0 offen
	buffer_store_b16 v120, v75, s[0:3], 0 offen
	buffer_store_b16 v105, v76, s[0:3], 0 offen
	buffer_store_b16 v106, v146, s[0:3], 0 offen
	buffer_store_b16 v107, v147, s[0:3], 0 offen
	buffer_store_b16 v108, v148, s[0:3], 0 offen
	buffer_store_b16 v109, v149, s[0:3], 0 offen
	buffer_store_b16 v110, v150, s[0:3], 0 offen
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
	v_add_lshl_u32 v33, v141, v160, 1
	v_add_lshl_u32 v34, v141, v159, 1
	v_add_lshl_u32 v35, v141, v158, 1
	v_add_lshl_u32 v36, v141, v157, 1
	v_add_lshl_u32 v37, v141, v156, 1
	s_clause 0x4
	buffer_store_b16 v87, v33, s[0:3], 0 offen
	buffer_store_b16 v88, v34, s[0:3], 0 offen
	buffer_store_b16 v25, v35, s[0:3], 0 offen
	buffer_store_b16 v26, v36, s[0:3], 0 offen
	buffer_store_b16 v27, v37, s[0:3], 0 offen
	v_add_lshl_u32 v25, v141, v155, 1
	v_add_lshl_u32 v26, v141, v154, 1
	v_add_lshl_u32 v27, v141, v153, 1
	v_add_lshl_u32 v33, v141, v137, 1
	v_add_lshl_u32 v34, v141, v136, 1
	s_clause 0x4
	buffer_store_b16 v28, v25, s[0:3], 0 offen
	buffer_store_b16 v29, v26, s[0:3], 0 offen
	buffer_store_b16 v30, v27, s[0:3], 0 offen
	buffer_store_b16 v31, v33, s[0:3], 0 offen
	buffer_store_b16 v32, v34, s[0:3], 0 offen
	v_add_lshl_u32 v25, v141, v135, 1
	v_add_lshl_u32 v26, v141, v134, 1
	v_add_lshl_u32 v27, v141, v133, 1
	v_add_lshl_u32 v28, v141, v132, 1
	v_add_lshl_u32 v29, v141, v131, 1
	s_clause 0x4
	buffer_store_b16 v17, v25, s[0:3], 0 offen
	buffer_store_b16 v18, v26, s[0:3], 0 offen
	buffer_store_b16 v19, v27, s[0:3], 0 offen
	buffer_store_b16 v20, v28, s[0:3], 0 offen
	buffer_store_b16 v21, v29, s[0:3], 0 offen
	v_add_lshl_u32 v17, v141, v130, 1
	v_add_lshl_u32 v18, v141, v129, 1
	v_add_lshl_u32 v19, v141, v0, 1
	v_add_lshl_u32 v20, v142, v151, 1
	v_add_lshl_u32 v21, v142, v173, 1
	s_clause 0x4
	buffer_store_b16 v22, v17, s[0:3], 0 offen
	buffer_store_b16 v23, v18, s[0:3], 0 offen
	buffer_store_b16 v24, v19, s[0:3], 0 offen
	buffer_store_b16 v205, v20, s[0:3], 0 offen
	buffer_store_b16 v206, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v142, v172, 1
	v_add_lshl_u32 v18, v142, v171, 1
	v_add_lshl_u32 v19, v142, v170, 1
	v_add_lshl_u32 v20, v142, v169, 1
	v_add_lshl_u32 v21, v142, v168, 1
	s_clause 0x4
	buffer_store_b16 v207, v17, s[0:3], 0 offen
	buffer_store_b16 v208, v18, s[0:3], 0 offen
	buffer_store_b16 v77, v19, s[0:3], 0 offen
	buffer_store_b16 v78, v20, s[0:3], 0 offen
	buffer_store_b16 v79, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v142, v167, 1
	v_add_lshl_u32 v18, v142, v166, 1
	v_add_lshl_u32 v19, v142, v165, 1
	v_add_lshl_u32 v20, v142, v164, 1
	v_add_lshl_u32 v21, v142, v163, 1
	s_clause 0x4
	buffer_store_b16 v80, v17, s[0:3], 0 offen
	buffer_store_b16 v65, v18, s[0:3], 0 offen
	buffer_store_b16 v66, v19, s[0:3], 0 offen
	buffer_store_b16 v67, v20, s[0:3], 0 offen
	buffer_store_b16 v68, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v142, v162, 1
	v_add_lshl_u32 v18, v142, v161, 1
	v_add_lshl_u32 v19, v142, v160, 1
	v_add_lshl_u32 v20, v142, v159, 1
	v_add_lshl_u32 v21, v142, v158, 1
	s_clause 0x4
	buffer_store_b16 v69, v17, s[0:3], 0 offen
	buffer_store_b16 v70, v18, s[0:3], 0 offen
	buffer_store_b16 v71, v19, s[0:3], 0 offen
	buffer_store_b16 v72, v20, s[0:3], 0 offen
	buffer_store_b16 v9, v21, s[0:3], 0 offen
	v_add_lshl_u32 v9, v142, v157, 1
	v_add_lshl_u32 v17, v142, v156, 1
	v_add_lshl_u32 v18, v142, v155, 1
	v_add_lshl_u32 v19, v142, v154, 1
	v_add_lshl_u32 v20, v142, v153, 1
	s_clause 0x4
	buffer_store_b16 v10, v9, s[0:3], 0 offen
	buffer_store_b16 v11, v17, s[0:3], 0 offen
	buffer_store_b16 v12, v18, s[0:3], 0 offen
	buffer_store_b16 v13, v19, s[0:3], 0 offen
	buffer_store_b16 v14, v20, s[0:3], 0 offen
	v_add_lshl_u32 v9, v142, v137, 1
	v_add_lshl_u32 v10, v142, v136, 1
	v_add_lshl_u32 v11, v142, v135, 1
	v_add_lshl_u32 v12, v142, v134, 1
	v_add_lshl_u32 v13, v142, v133, 1
	s_clause 0x4
	buffer_store_b16 v15, v9, s[0:3], 0 offen
	buffer_store_b16 v16, v10, s[0:3], 0 offen
	buffer_store_b16 v1, v11, s[0:3], 0 offen
	buffer_store_b16 v2, v12, s[0:3], 0 offen
	buffer_store_b16 v3, v13, s[0:3], 0 offen
	v_add_lshl_u32 v1, v142, v132, 1
	v_add_lshl_u32 v2, v142, v131, 1
	v_add_lshl_u32 v3, v142, v130, 1
	v_add_lshl_u32 v9, v142, v129, 1
	v_add_lshl_u32 v0, v142, v0, 1
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
	.amdhsa_kernel scaled_mm_bytes
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
		.amdhsa_next_free_vgpr 217
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
	.size	scaled_mm_bytes, .Lfunc_end0-scaled_mm_bytes
                                        ; -- End function
	.set scaled_mm_bytes.num_vgpr, 217
	.set scaled_mm_bytes.num_agpr, 0
	.set scaled_mm_bytes.numbered_sgpr, 25
	.set scaled_mm_bytes.num_named_barrier, 0
	.set scaled_mm_bytes.private_seg_size, 0
	.set scaled_mm_bytes.uses_vcc, 1
	.set scaled_mm_bytes.uses_flat_scratch, 0
	.set scaled_mm_bytes.has_dyn_sized_stack, 0
	.set scaled_mm_bytes.has_recursion, 0
	.set scaled_mm_bytes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 16392
; TotalNumSgprs: 27
; NumVgprs: 217
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 217
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
    .name:           scaled_mm_bytes
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         scaled_mm_bytes.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     217
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
