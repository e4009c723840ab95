	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	scaled_mm               ; -- Begin function scaled_mm
	.globl	scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_dwordx2 s[12:13], s[0:1], 0x2c
	s_abs_i32 s5, s2
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dwordx2 s[14:15], s[0:1], 0x10
	v_lshlrev_b32_e32 v3, 4, v0
	v_or_b32_e32 v5, 0x200, v0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s18, s12, 31
	s_lshr_b32 s3, s18, 24
	s_add_i32 s3, s12, s3
	s_ashr_i32 s3, s3, 8
	s_abs_i32 s4, s3
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s7, 0, s4
	s_xor_b32 s6, s2, s3
	s_ashr_i32 s6, s6, 31
	v_rcp_iflag_f32_e32 v1, v1
	v_or_b32_e32 v8, 0x600, v0
	v_and_b32_e32 v2, 0x70, v3
	v_lshrrev_b32_e32 v4, 3, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshrrev_b32_e32 v6, 3, v5
	v_lshrrev_b32_e32 v9, 3, v8
	v_lshrrev_b32_e32 v10, 8, v0
	v_readfirstlane_b32 s16, v1
	s_mul_i32 s7, s7, s16
	s_mul_hi_u32 s7, s16, s7
	s_add_i32 s16, s16, s7
	s_mul_hi_u32 s7, s5, s16
	s_mul_i32 s16, s7, s4
	s_sub_i32 s5, s5, s16
	s_add_i32 s17, s7, 1
	s_sub_i32 s16, s5, s4
	s_cmp_ge_u32 s5, s4
	s_cselect_b32 s7, s17, s7
	s_cselect_b32 s5, s16, s5
	s_add_i32 s16, s7, 1
	s_cmp_ge_u32 s5, s4
	s_cselect_b32 s4, s16, s7
	s_xor_b32 s4, s4, s6
	s_sub_i32 s4, s4, s6
	s_lshl_b32 s19, s4, 8
	s_mul_i32 s4, s4, s3
	s_sub_i32 s2, s2, s4
	s_mul_i32 s4, s19, s13
	s_lshl_b32 s16, s2, 8
	s_mul_hi_i32 s3, s19, s13
	s_add_u32 s4, s8, s4
	s_addc_u32 s2, s9, s3
	s_ashr_i32 s17, s16, 31
	s_and_b32 s5, s2, 0xffff
	s_lshl_b64 s[2:3], s[16:17], 4
	s_add_u32 s8, s10, s2
	v_or_b32_e32 v1, 0x400, v0
	s_addc_u32 s2, s11, s3
	v_lshrrev_b32_e32 v7, 3, v1
	v_lshrrev_b32_e32 v1, 8, v1
	s_and_b32 s9, s2, 0xffff
	v_mad_u64_u32 v[130:131], s[2:3], s13, v4, v[2:3]
	v_mad_u64_u32 v[132:133], s[2:3], s13, v6, v[2:3]
	v_mad_u64_u32 v[134:135], s[2:3], s13, v7, v[2:3]
	v_mad_u64_u32 v[136:137], s[2:3], s13, v9, v[2:3]
	v_and_b32_e32 v2, 0xff, v0
	v_mul_lo_u32 v10, s12, v10
	v_mul_lo_u32 v1, s12, v1
	s_mov_b32 s7, 0x20000
	s_mov_b32 s6, -1
	v_add_lshl_u32 v138, v10, v2, 4
	v_lshrrev_b32_e32 v10, 8, v5
	v_add_lshl_u32 v140, v1, v2, 4
	v_lshrrev_b32_e32 v1, 8, v8
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	v_mul_lo_u32 v10, s12, v10
	v_mul_lo_u32 v1, s12, v1
	buffer_load_dwordx4 v[14:17], v130, s[4:7], 0 offen
	buffer_load_dwordx4 v[18:21], v132, s[4:7], 0 offen
	buffer_load_dwordx4 v[22:25], v134, s[4:7], 0 offen
	buffer_load_dwordx4 v[26:29], v136, s[4:7], 0 offen
	v_add_lshl_u32 v139, v10, v2, 4
	buffer_load_dwordx4 v[30:33], v138, s[8:11], 0 offen
	buffer_load_dwordx4 v[34:37], v139, s[8:11], 0 offen
	v_add_lshl_u32 v141, v1, v2, 4
	buffer_load_dwordx4 v[38:41], v140, s[8:11], 0 offen
	buffer_load_dwordx4 v[42:45], v141, s[8:11], 0 offen
	s_load_dwordx2 s[2:3], s[0:1], 0x20
	s_movk_i32 s10, 0x101
	v_and_b32_e32 v12, 7, v0
	s_movk_i32 s20, 0x80
	s_movk_i32 s11, 0x300
	s_movk_i32 s21, 0x700
	v_lshrrev_b32_e32 v10, 1, v0
	v_and_b32_e32 v11, 31, v0
	v_bfe_u32 v131, v0, 5, 1
	v_mad_u32_u24 v142, v12, s10, v4
	s_mov_b32 s17, 0
	v_and_b32_e32 v1, 0xdf, v0
	v_and_or_b32 v133, v10, s20, v11
	v_and_or_b32 v143, v5, s11, v2
	v_and_or_b32 v144, v8, s21, v2
	v_mul_u32_u24_e32 v137, 0x1010, v131
	v_lshlrev_b32_e32 v2, 4, v142
	v_mad_u32_u24 v145, v12, s10, v6
	v_mad_u32_u24 v146, v12, s10, v7
	v_mad_u32_u24 v147, v12, s10, v9
	s_cmpk_lt_i32 s13, 0x81
	v_lshlrev_b32_e32 v135, 12, v131
	v_lshlrev_b32_e32 v4, 4, v143
	v_lshlrev_b32_e32 v5, 4, v144
	v_lshlrev_b32_e32 v6, 4, v145
	v_lshlrev_b32_e32 v7, 4, v146
	v_lshlrev_b32_e32 v8, 4, v147
	s_waitcnt vmcnt(7)
	ds_write_b128 v2, v[14:17]
	s_waitcnt vmcnt(6)
	ds_write_b128 v6, v[18:21]
	s_waitcnt vmcnt(5)
	ds_write_b128 v7, v[22:25]
	s_waitcnt vmcnt(4)
	ds_write_b128 v8, v[26:29]
	s_waitcnt vmcnt(3)
	ds_write_b128 v3, v[30:33] offset:32896
	s_waitcnt vmcnt(2)
	ds_write_b128 v4, v[34:37] offset:32896
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[38:41] offset:49280
	s_waitcnt vmcnt(0)
	ds_write_b128 v5, v[42:45] offset:32896
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	s_lshl_b32 s21, s12, 7
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v121, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v129, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	s_mov_b32 s22, s21
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_mul_i32 s23, s17, 0x10080
	v_add_u32_e32 v148, s23, v137
	v_add_u32_e32 v149, s23, v135
	v_lshl_add_u32 v148, v133, 4, v148
	v_lshl_add_u32 v149, v1, 4, v149
	ds_read_b128 v[150:153], v149 offset:32896
	ds_read_b128 v[154:157], v149 offset:41088
	ds_read_b128 v[162:165], v148 offset:8224
	ds_read_b128 v[158:161], v148
	ds_read_b128 v[166:169], v148 offset:512
	ds_read_b128 v[170:173], v148 offset:8736
	ds_read_b128 v[174:177], v149 offset:33408
	ds_read_b128 v[178:181], v149 offset:41600
	ds_read_b128 v[186:189], v148 offset:9248
	ds_read_b128 v[182:185], v148 offset:1024
	ds_read_b128 v[190:193], v148 offset:1536
	ds_read_b128 v[194:197], v148 offset:9760
	s_waitcnt lgkmcnt(8)
	v_mfma_f32_32x32x64_f8f6f4 v[98:113], v[150:157], v[158:165], v[98:113] cbsz:1 blgp:1
	s_xor_b32 s17, s17, 1
	s_mul_i32 s23, s17, 0x10080
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_32x32x64_f8f6f4 v[114:129], v[150:157], v[166:173], v[114:129] cbsz:1 blgp:1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[66:81], v[150:157], v[182:189], v[66:81] cbsz:1 blgp:1
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[82:97], v[150:157], v[190:197], v[82:97] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[2:17], v[174:181], v[158:165], v[2:17] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[18:33], v[174:181], v[166:173], v[18:33] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[34:49], v[174:181], v[182:189], v[34:49] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[50:65], v[174:181], v[190:197], v[50:65] cbsz:1 blgp:1
	ds_read_b128 v[150:153], v149 offset:49280
	ds_read_b128 v[154:157], v149 offset:57472
	ds_read_b128 v[162:165], v148 offset:24672
	ds_read_b128 v[158:161], v148 offset:16448
	ds_read_b128 v[166:169], v148 offset:16960
	ds_read_b128 v[170:173], v148 offset:25184
	ds_read_b128 v[174:177], v149 offset:49792
	ds_read_b128 v[178:181], v149 offset:57984
	ds_read_b128 v[186:189], v148 offset:25696
	ds_read_b128 v[182:185], v148 offset:17472
	ds_read_b128 v[190:193], v148 offset:17984
	ds_read_b128 v[194:197], v148 offset:26208
	v_lshl_add_u32 v148, v142, 4, s23
	v_lshl_add_u32 v149, v145, 4, s23
	s_waitcnt lgkmcnt(8)
	v_mfma_f32_32x32x64_f8f6f4 v[98:113], v[150:157], v[158:165], v[98:113] cbsz:1 blgp:1
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_32x32x64_f8f6f4 v[114:129], v[150:157], v[166:173], v[114:129] cbsz:1 blgp:1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[66:81], v[150:157], v[182:189], v[66:81] cbsz:1 blgp:1
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[82:97], v[150:157], v[190:197], v[82:97] cbsz:1 blgp:1
	v_lshl_add_u32 v150, v146, 4, s23
	v_lshl_add_u32 v151, v147, 4, s23
	v_lshl_add_u32 v152, v0, 4, s23
	v_lshl_add_u32 v153, v143, 4, s23
	v_lshl_add_u32 v154, v144, 4, s23
	v_mfma_f32_32x32x64_f8f6f4 v[2:17], v[174:181], v[158:165], v[2:17] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[18:33], v[174:181], v[166:173], v[18:33] cbsz:1 blgp:1
	buffer_load_dwordx4 v[156:159], v130, s[4:7], s20 offen
	buffer_load_dwordx4 v[160:163], v132, s[4:7], s20 offen
	buffer_load_dwordx4 v[164:167], v134, s[4:7], s20 offen
	buffer_load_dwordx4 v[168:171], v136, s[4:7], s20 offen
	buffer_load_dwordx4 v[198:201], v138, s[8:11], s22 offen
	buffer_load_dwordx4 v[202:205], v139, s[8:11], s22 offen
	buffer_load_dwordx4 v[206:209], v140, s[8:11], s22 offen
	s_addk_i32 s20, 0x80
	v_mfma_f32_32x32x64_f8f6f4 v[34:49], v[174:181], v[182:189], v[34:49] cbsz:1 blgp:1
	buffer_load_dwordx4 v[182:185], v141, s[8:11], s22 offen
	s_add_i32 s22, s22, s21
	s_cmp_ge_i32 s20, s13
	s_waitcnt vmcnt(7)
	ds_write_b128 v148, v[156:159]
	s_waitcnt vmcnt(6)
	ds_write_b128 v149, v[160:163]
	s_waitcnt vmcnt(5)
	ds_write_b128 v150, v[164:167]
	s_waitcnt vmcnt(4)
	ds_write_b128 v151, v[168:171]
	s_waitcnt vmcnt(3)
	ds_write_b128 v152, v[198:201] offset:32896
	s_waitcnt vmcnt(2)
	ds_write_b128 v153, v[202:205] offset:32896
	s_waitcnt vmcnt(1)
	ds_write_b128 v152, v[206:209] offset:49280
	s_waitcnt vmcnt(0)
	ds_write_b128 v154, v[182:185] offset:32896
	v_mfma_f32_32x32x64_f8f6f4 v[50:65], v[174:181], v[190:197], v[50:65] cbsz:1 blgp:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v129, 0
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v121, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v50, 0
.LBB0_4:
	s_load_dwordx2 s[0:1], s[0:1], 0x18
	s_mul_i32 s4, s17, 0x10080
	v_and_b32_e32 v0, 0xc0, v0
	v_add_u32_e32 v130, s4, v137
	v_lshl_add_u32 v132, v133, 4, v130
	v_add_u32_e32 v130, s4, v135
	v_or_b32_e32 v0, s16, v0
	v_lshl_add_u32 v142, v1, 4, v130
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[134:135], 1, v[0:1]
	v_lshlrev_b32_e32 v136, 3, v131
	v_mov_b32_e32 v137, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[134:135]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[136:137]
	global_load_dwordx2 v[138:139], v[0:1], off
	global_load_dwordx2 v[140:141], v[0:1], off offset:16
	global_load_dwordx2 v[236:237], v[0:1], off offset:32
	global_load_dwordx2 v[238:239], v[0:1], off offset:48
	ds_read_b128 v[180:183], v142 offset:32896
	ds_read_b128 v[172:175], v142 offset:33408
	ds_read_b128 v[184:187], v142 offset:41088
	ds_read_b128 v[176:179], v142 offset:41600
	ds_read_b128 v[220:223], v132
	ds_read_b128 v[164:167], v132 offset:512
	ds_read_b128 v[224:227], v132 offset:8224
	ds_read_b128 v[168:171], v132 offset:8736
	ds_read_b128 v[156:159], v132 offset:1024
	ds_read_b128 v[148:151], v132 offset:1536
	ds_read_b128 v[160:163], v132 offset:9248
	ds_read_b128 v[152:155], v132 offset:9760
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x64_f8f6f4 v[98:113], v[180:187], v[220:227], v[98:113] cbsz:1 blgp:1
	v_add_u32_e32 v130, s19, v133
	v_lshlrev_b32_e32 v136, 4, v131
	v_mad_i64_i32 v[130:131], s[4:5], v130, s12, 0
	v_lshl_add_u64 v[130:131], v[130:131], 1, s[2:3]
	s_load_dword s0, s[14:15], 0x0
	v_lshl_add_u64 v[130:131], v[130:131], 0, v[134:135]
	v_lshl_add_u64 v[130:131], v[130:131], 0, v[136:137]
	s_mov_b32 s13, s18
	s_lshl_b64 s[2:3], s[12:13], 6
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_sdwa v133, v138 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[114:129], v[180:187], v[164:171], v[114:129] cbsz:1 blgp:1
	v_cvt_f32_f16_e32 v134, v139
	v_cvt_f32_f16_sdwa v135, v139 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v136, v140
	v_cvt_f32_f16_sdwa v137, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v139, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v140, v236
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v144, v238
	v_cvt_f32_f16_e32 v146, v239
	v_cvt_f32_f16_sdwa v147, v239 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v145, v238 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v143, v237 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_mfma_f32_32x32x64_f8f6f4 v[66:81], v[180:187], v[156:163], v[66:81] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[82:97], v[180:187], v[148:155], v[82:97] cbsz:1 blgp:1
	ds_read_b128 v[212:215], v132 offset:16448
	ds_read_b128 v[204:207], v132 offset:16960
	ds_read_b128 v[216:219], v132 offset:24672
	ds_read_b128 v[208:211], v132 offset:25184
	ds_read_b128 v[228:231], v142 offset:49280
	ds_read_b128 v[232:235], v142 offset:57472
	ds_read_b128 v[196:199], v132 offset:17472
	ds_read_b128 v[180:183], v132 offset:17984
	ds_read_b128 v[200:203], v132 offset:25696
	ds_read_b128 v[184:187], v132 offset:26208
	ds_read_b128 v[188:191], v142 offset:49792
	ds_read_b128 v[192:195], v142 offset:57984
	v_cvt_f32_f16_e32 v132, v138
	v_cvt_f32_f16_e32 v138, v141
	v_cvt_f32_f16_e32 v142, v237
	v_cvt_f32_f16_sdwa v141, v236 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_32x32x64_f8f6f4 v[98:113], v[228:235], v[212:219], v[98:113] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[114:129], v[228:235], v[204:211], v[114:129] cbsz:1 blgp:1
	s_nop 15
	s_nop 2
	v_fma_f32 v112, v112, s0, v146
	v_fma_f32 v113, v113, s0, v147
	v_fma_f32 v110, v110, s0, v144
	v_fma_f32 v111, v111, s0, v145
	v_fma_f32 v108, v108, s0, v142
	v_fma_f32 v109, v109, s0, v143
	v_fma_f32 v106, v106, s0, v140
	v_fma_f32 v107, v107, s0, v141
	v_fma_f32 v104, v104, s0, v138
	v_fma_f32 v105, v105, s0, v139
	v_fma_f32 v102, v102, s0, v136
	v_fma_f32 v103, v103, s0, v137
	v_fma_f32 v100, v100, s0, v134
	v_fma_f32 v101, v101, s0, v135
	v_pk_fma_f32 v[98:99], v[98:99], s[0:1], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[116:117], v[116:117], s[0:1], v[134:135] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v98, v98, v99
	v_cvt_pk_f16_f32 v99, v100, v101
	v_cvt_pk_f16_f32 v100, v102, v103
	v_cvt_pk_f16_f32 v101, v104, v105
	v_cvt_pk_f16_f32 v102, v106, v107
	v_cvt_pk_f16_f32 v103, v108, v109
	v_cvt_pk_f16_f32 v104, v110, v111
	v_cvt_pk_f16_f32 v105, v112, v113
	v_permlane32_swap_b32_e32 v98, v100
	v_permlane32_swap_b32_e32 v99, v101
	v_permlane32_swap_b32_e32 v102, v104
	v_permlane32_swap_b32_e32 v103, v105
	global_store_dwordx4 v[130:131], v[98:101], off
	global_store_dwordx4 v[130:131], v[102:105], off offset:32
	v_pk_fma_f32 v[112:113], v[120:121], s[0:1], v[138:139] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[100:101], v[114:115], s[0:1], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[102:103], v[118:119], s[0:1], v[136:137] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v100, v100, v101
	v_cvt_pk_f16_f32 v101, v116, v117
	v_cvt_pk_f16_f32 v102, v102, v103
	v_cvt_pk_f16_f32 v103, v112, v113
	v_pk_fma_f32 v[104:105], v[128:129], s[0:1], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[106:107], v[126:127], s[0:1], v[144:145] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[108:109], v[124:125], s[0:1], v[142:143] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[110:111], v[122:123], s[0:1], v[140:141] op_sel_hi:[1,0,1]
	v_lshl_add_u64 v[98:99], v[130:131], 0, s[2:3]
	v_permlane32_swap_b32_e32 v100, v102
	v_permlane32_swap_b32_e32 v101, v103
	global_store_dwordx4 v[98:99], v[100:103], off
	v_mfma_f32_32x32x64_f8f6f4 v[2:17], v[172:179], v[220:227], v[2:17] cbsz:1 blgp:1
	s_nop 0
	v_cvt_pk_f16_f32 v100, v110, v111
	v_cvt_pk_f16_f32 v101, v108, v109
	v_cvt_pk_f16_f32 v102, v106, v107
	v_cvt_pk_f16_f32 v103, v104, v105
	global_load_dwordx2 v[104:105], v[0:1], off offset:64
	global_load_dwordx2 v[106:107], v[0:1], off offset:80
	v_permlane32_swap_b32_e32 v100, v102
	v_permlane32_swap_b32_e32 v101, v103
	global_store_dwordx4 v[98:99], v[100:103], off offset:32
	global_load_dwordx2 v[100:101], v[0:1], off offset:96
	s_nop 0
	global_load_dwordx2 v[102:103], v[0:1], off offset:112
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x64_f8f6f4 v[66:81], v[228:235], v[196:203], v[66:81] cbsz:1 blgp:1
	v_mfma_f32_32x32x64_f8f6f4 v[18:33], v[172:179], v[164:171], v[18:33] cbsz:1 blgp:1
	s_nop 15
	s_nop 2
	v_fma_f32 v72, v72, s0, v138
	v_fma_f32 v73, v73, s0, v139
	v_fma_f32 v70, v70, s0, v136
	v_fma_f32 v71, v71, s0, v137
	v_fma_f32 v68, v68, s0, v134
	v_fma_f32 v69, v69, s0, v135
	v_fma_f32 v66, v66, s0, v132
	v_fma_f32 v67, v67, s0, v133
	v_fma_f32 v80, v80, s0, v146
	v_fma_f32 v81, v81, s0, v147
	v_cvt_pk_f16_f32 v66, v66, v67
	v_cvt_pk_f16_f32 v67, v68, v69
	v_cvt_pk_f16_f32 v68, v70, v71
	v_cvt_pk_f16_f32 v69, v72, v73
	v_pk_fma_f32 v[78:79], v[78:79], s[0:1], v[144:145] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[0:1], v[76:77], s[0:1], v[142:143] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[74:75], v[74:75], s[0:1], v[140:141] op_sel_hi:[1,0,1]
	v_lshl_add_u64 v[76:77], v[98:99], 0, s[2:3]
	v_permlane32_swap_b32_e32 v66, v68
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[82:97], v[228:235], v[180:187], v[82:97] cbsz:1 blgp:1
	v_permlane32_swap_b32_e32 v67, v69
	global_store_dwordx4 v[76:77], v[66:69], off
	s_nop 1
	v_cvt_pk_f16_f32 v66, v74, v75
	v_cvt_pk_f16_f32 v67, v0, v1
	v_cvt_pk_f16_f32 v68, v78, v79
	v_cvt_pk_f16_f32 v69, v80, v81
	s_nop 0
	v_permlane32_swap_b32_e32 v66, v68
	v_permlane32_swap_b32_e32 v67, v69
	global_store_dwordx4 v[76:77], v[66:69], off offset:32
	v_lshl_add_u64 v[0:1], v[76:77], 0, s[2:3]
	v_mfma_f32_32x32x64_f8f6f4 v[34:49], v[172:179], v[156:163], v[34:49] cbsz:1 blgp:1
	s_nop 5
	v_fma_f32 v80, v88, s0, v138
	v_fma_f32 v81, v89, s0, v139
	v_fma_f32 v68, v86, s0, v136
	v_fma_f32 v69, v87, s0, v137
	v_fma_f32 v84, v84, s0, v134
	v_fma_f32 v85, v85, s0, v135
	v_fma_f32 v66, v82, s0, v132
	v_fma_f32 v67, v83, s0, v133
	v_cvt_pk_f16_f32 v68, v68, v69
	v_cvt_pk_f16_f32 v66, v66, v67
	v_cvt_pk_f16_f32 v67, v84, v85
	v_cvt_pk_f16_f32 v69, v80, v81
	v_fma_f32 v70, v96, s0, v146
	v_fma_f32 v71, v97, s0, v147
	v_pk_fma_f32 v[72:73], v[94:95], s[0:1], v[144:145] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[74:75], v[92:93], s[0:1], v[142:143] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[78:79], v[90:91], s[0:1], v[140:141] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v66, v68
	v_permlane32_swap_b32_e32 v67, v69
	v_mfma_f32_32x32x64_f8f6f4 v[50:65], v[172:179], v[148:155], v[50:65] cbsz:1 blgp:1
	global_store_dwordx4 v[0:1], v[66:69], off
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v80, v102
	v_cvt_pk_f16_f32 v66, v78, v79
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[2:17], v[188:195], v[212:219], v[2:17] cbsz:1 blgp:1
	v_cvt_pk_f16_f32 v67, v74, v75
	v_cvt_pk_f16_f32 v68, v72, v73
	v_cvt_pk_f16_f32 v69, v70, v71
	s_nop 0
	v_permlane32_swap_b32_e32 v66, v68
	v_permlane32_swap_b32_e32 v67, v69
	global_store_dwordx4 v[0:1], v[66:69], off offset:32
	v_cvt_f32_f16_e32 v70, v106
	v_cvt_f32_f16_sdwa v71, v106 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v66, v104
	v_cvt_f32_f16_sdwa v67, v104 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v68, v105
	v_cvt_f32_f16_sdwa v69, v105 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v72, v107
	v_mfma_f32_32x32x64_f8f6f4 v[18:33], v[188:195], v[204:211], v[18:33] cbsz:1 blgp:1
	v_cvt_f32_f16_sdwa v73, v107 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v74, v100
	v_cvt_f32_f16_e32 v78, v101
	v_cvt_f32_f16_sdwa v79, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v81, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v82, v103
	v_cvt_f32_f16_sdwa v83, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v75, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_fma_f32 v8, v8, s0, v72
	v_fma_f32 v9, v9, s0, v73
	v_fma_f32 v6, v6, s0, v70
	v_fma_f32 v7, v7, s0, v71
	v_fma_f32 v4, v4, s0, v68
	v_fma_f32 v5, v5, s0, v69
	v_pk_fma_f32 v[2:3], v[2:3], s[0:1], v[66:67] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[16:17], s[0:1], v[82:83] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v2, v2, v3
	v_cvt_pk_f16_f32 v3, v4, v5
	v_mfma_f32_32x32x64_f8f6f4 v[34:49], v[188:195], v[196:203], v[34:49] cbsz:1 blgp:1
	v_cvt_pk_f16_f32 v4, v6, v7
	v_cvt_pk_f16_f32 v5, v8, v9
	v_fma_f32 v14, v14, s0, v80
	v_fma_f32 v15, v15, s0, v81
	v_fma_f32 v12, v12, s0, v78
	v_fma_f32 v13, v13, s0, v79
	v_fma_f32 v10, v10, s0, v74
	v_fma_f32 v11, v11, s0, v75
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[130:131], v[2:5], off offset:64
	v_pk_fma_f32 v[6:7], v[32:33], s[0:1], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[8:9], v[30:31], s[0:1], v[80:81] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v2, v10, v11
	v_cvt_pk_f16_f32 v3, v12, v13
	v_cvt_pk_f16_f32 v4, v14, v15
	v_mfma_f32_32x32x64_f8f6f4 v[50:65], v[188:195], v[180:187], v[50:65] cbsz:1 blgp:1
	v_cvt_pk_f16_f32 v5, v16, v17
	v_permlane32_swap_b32_e32 v2, v4
	s_nop 0
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[130:131], v[2:5], off offset:96
	v_fma_f32 v14, v24, s0, v72
	v_fma_f32 v15, v25, s0, v73
	v_fma_f32 v16, v20, s0, v68
	v_fma_f32 v17, v21, s0, v69
	v_fma_f32 v4, v22, s0, v70
	v_fma_f32 v5, v23, s0, v71
	v_fma_f32 v2, v18, s0, v66
	v_fma_f32 v3, v19, s0, v67
	v_cvt_pk_f16_f32 v4, v4, v5
	v_cvt_pk_f16_f32 v2, v2, v3
	v_cvt_pk_f16_f32 v3, v16, v17
	v_cvt_pk_f16_f32 v5, v14, v15
	v_pk_fma_f32 v[10:11], v[28:29], s[0:1], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[12:13], v[26:27], s[0:1], v[74:75] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[98:99], v[2:5], off offset:64
	v_pk_fma_f32 v[14:15], v[40:41], s[0:1], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[36:37], s[0:1], v[68:69] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v2, v12, v13
	v_cvt_pk_f16_f32 v3, v10, v11
	v_cvt_pk_f16_f32 v4, v8, v9
	v_cvt_pk_f16_f32 v5, v6, v7
	s_nop 0
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[98:99], v[2:5], off offset:96
	v_pk_fma_f32 v[6:7], v[48:49], s[0:1], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[8:9], v[46:47], s[0:1], v[80:81] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[38:39], s[0:1], v[70:71] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[2:3], v[34:35], s[0:1], v[66:67] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v4, v4, v5
	v_cvt_pk_f16_f32 v2, v2, v3
	v_cvt_pk_f16_f32 v3, v16, v17
	v_cvt_pk_f16_f32 v5, v14, v15
	v_pk_fma_f32 v[10:11], v[44:45], s[0:1], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[12:13], v[42:43], s[0:1], v[74:75] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[76:77], v[2:5], off offset:64
	v_pk_fma_f32 v[14:15], v[56:57], s[0:1], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[52:53], s[0:1], v[68:69] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v2, v12, v13
	v_cvt_pk_f16_f32 v3, v10, v11
	v_cvt_pk_f16_f32 v4, v8, v9
	v_cvt_pk_f16_f32 v5, v6, v7
	s_nop 0
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[76:77], v[2:5], off offset:96
	v_pk_fma_f32 v[6:7], v[64:65], s[0:1], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[8:9], v[62:63], s[0:1], v[80:81] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[54:55], s[0:1], v[70:71] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[2:3], v[50:51], s[0:1], v[66:67] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v4, v4, v5
	v_cvt_pk_f16_f32 v2, v2, v3
	v_cvt_pk_f16_f32 v3, v16, v17
	v_cvt_pk_f16_f32 v5, v14, v15
	v_pk_fma_f32 v[10:11], v[60:61], s[0:1], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[12:13], v[58:59], s[0:1], v[74:75] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[0:1], v[2:5], off offset:64
	s_nop 1
	v_cvt_pk_f16_f32 v2, v12, v13
	v_cvt_pk_f16_f32 v3, v10, v11
	v_cvt_pk_f16_f32 v4, v8, v9
	v_cvt_pk_f16_f32 v5, v6, v7
	s_nop 0
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[0:1], v[2:5], off offset:96
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
		.amdhsa_group_segment_fixed_size 131328
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 240
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 240
		.amdhsa_reserve_vcc 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	.set scaled_mm.num_vgpr, 240
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 24
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 0
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4764
; TotalNumSgprs: 30
; NumVgprs: 240
; NumAgprs: 0
; TotalNumVgprs: 240
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 131328 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 29
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 240
; AccumOffset: 240
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 59
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
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
  - .agpr_count:     0
    .args:
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
    .group_segment_fixed_size: 131328
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .max_flat_workgroup_size: 512
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     240
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
