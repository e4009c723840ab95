	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm                       ; -- Begin function scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.7:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_load_dword s14, s[0:1], 0x30
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.8:
.LBB0_0:
	s_mov_b64 s[20:21], s[2:3]
	s_ashr_i32 s2, s13, 31
	s_lshr_b32 s2, s2, 24
	s_add_i32 s2, s13, s2
	s_ashr_i32 s3, s2, 8
	s_abs_i32 s2, s3
	v_cvt_f32_u32_e32 v1, s2
	s_mov_b64 s[16:17], s[10:11]
	s_mov_b64 s[0:1], s[6:7]
	s_sub_i32 s7, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s6, s15, s3
	s_ashr_i32 s18, s6, 31
	s_abs_i32 s6, s15
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshlrev_b32_e32 v5, 4, v0
	v_lshrrev_b32_e32 v2, 3, v0
	v_and_b32_e32 v3, 0x70, v5
	v_readfirstlane_b32 s10, v1
	s_mul_i32 s7, s7, s10
	s_mul_hi_u32 s7, s10, s7
	s_add_i32 s10, s10, s7
	s_mul_hi_u32 s7, s6, s10
	s_mul_i32 s10, s7, s2
	s_sub_i32 s6, s6, s10
	s_add_i32 s10, s7, 1
	s_sub_i32 s11, s6, s2
	s_cmp_ge_u32 s6, s2
	s_cselect_b32 s7, s10, s7
	s_cselect_b32 s6, s11, s6
	s_add_i32 s10, s7, 1
	s_cmp_ge_u32 s6, s2
	s_cselect_b32 s2, s10, s7
	s_xor_b32 s19, s2, s18
	s_sub_i32 s24, s19, s18
	s_lshl_b32 s2, s24, 8
	s_mul_i32 s24, s24, s3
	s_sub_i32 s3, s15, s24
	s_mul_i32 s6, s2, s14
	s_lshl_b32 s10, s14, 7
	v_or_b32_e32 v1, 64, v2
	v_or_b32_e32 v4, 0xc0, v2
	v_mul_lo_u32 v7, s14, v2
	v_or_b32_e32 v6, s6, v3
	s_cmp_gt_i32 s14, 0
	v_add_u32_e32 v10, v6, v7
	v_mad_u64_u32 v[8:9], s[6:7], s14, v1, v[6:7]
	v_add3_u32 v16, v7, s10, v6
	v_mad_u64_u32 v[14:15], s[6:7], s14, v4, v[6:7]
	v_bfrev_b32_e32 v30, 1
	s_cselect_b64 vcc, -1, 0
	s_and_b32 s21, s21, 0xffff
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v15, v30, v10, vcc
	v_cndmask_b32_e32 v17, v30, v8, vcc
	v_cndmask_b32_e32 v22, v30, v16, vcc
	buffer_load_dwordx4 v[6:9], v15, s[20:23], 0 offen
	buffer_load_dwordx4 v[10:13], v17, s[20:23], 0 offen
	v_cndmask_b32_e32 v23, v30, v14, vcc
	buffer_load_dwordx4 v[14:17], v22, s[20:23], 0 offen
	buffer_load_dwordx4 v[18:21], v23, s[20:23], 0 offen
	v_and_b32_e32 v22, 7, v0
	v_mul_lo_u32 v22, s13, v22
	s_lshl_b32 s6, s3, 12
	v_add_lshl_u32 v169, v22, v2, 4
	v_add_lshl_u32 v170, v22, v1, 4
	v_add_lshl_u32 v171, v22, v4, 4
	v_add_u32_e32 v22, s6, v169
	v_add_u32_e32 v23, s6, v170
	v_add_u32_e32 v31, 0x800, v22
	v_add_u32_e32 v32, s6, v171
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s22
	s_mov_b32 s7, s23
	v_cndmask_b32_e32 v33, v30, v22, vcc
	v_cndmask_b32_e32 v34, v30, v23, vcc
	v_cndmask_b32_e32 v38, v30, v31, vcc
	buffer_load_dwordx4 v[22:25], v33, s[4:7], 0 offen
	buffer_load_dwordx4 v[26:29], v34, s[4:7], 0 offen
	v_cndmask_b32_e32 v39, v30, v32, vcc
	buffer_load_dwordx4 v[30:33], v38, s[4:7], 0 offen
	buffer_load_dwordx4 v[34:37], v39, s[4:7], 0 offen
	s_movk_i32 s6, 0x70
	v_and_b32_e32 v160, 31, v0
	v_and_b32_e32 v161, 0x100, v0
	v_and_b32_e32 v163, 0xc0, v0
	v_and_b32_e32 v162, 32, v0
	v_lshlrev_b32_e32 v167, 3, v0
	v_bitop3_b32 v0, v5, v0, s6 bitop3:0x78
	s_add_i32 s11, s14, 0xffffff80
	s_mov_b32 s10, 0
	v_lshlrev_b32_e32 v164, 7, v160
	v_lshrrev_b32_e32 v165, 1, v162
	v_lshlrev_b32_e32 v166, 4, v161
	v_add_u32_e32 v172, 0, v0
	s_cmp_lt_i32 s11, 1
	v_lshlrev_b32_e32 v168, 6, v163
	s_waitcnt vmcnt(7)
	ds_write_b128 v172, v[6:9]
	s_waitcnt vmcnt(6)
	ds_write_b128 v172, v[10:13] offset:8192
	s_waitcnt vmcnt(5)
	ds_write_b128 v172, v[14:17] offset:16384
	s_waitcnt vmcnt(4)
	ds_write_b128 v172, v[18:21] offset:24576
	s_waitcnt vmcnt(3)
	ds_write_b128 v172, v[22:25] offset:32768
	s_waitcnt vmcnt(2)
	ds_write_b128 v172, v[26:29] offset:40960
	s_waitcnt vmcnt(1)
	ds_write_b128 v172, v[30:33] offset:49152
	s_waitcnt vmcnt(0)
	ds_write_b128 v172, v[34:37] offset:57344
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	v_and_b32_e32 v0, 0x70, v167
	v_or_b32_e32 v5, v164, v0
	v_bitop3_b32 v6, v164, v165, v0 bitop3:0x36
	s_movk_i32 s6, 0x60
	v_bitop3_b32 v0, v0, v168, v165 bitop3:0xde
	s_lshl_b32 s12, s13, 7
	v_bitop3_b32 v7, v6, 32, v166 bitop3:0x36
	v_bitop3_b32 v8, v6, 64, v166 bitop3:0x36
	v_bitop3_b32 v6, v6, s6, v166 bitop3:0x36
	v_or_b32_e32 v9, v0, v164
	v_bitop3_b32 v10, v0, 32, v164 bitop3:0x36
	v_bitop3_b32 v11, v0, 64, v164 bitop3:0x36
	v_bitop3_b32 v0, v0, s6, v164 bitop3:0x36
	s_lshl_b32 s6, s15, 12
	s_add_i32 s6, s6, s12
	s_lshl_b32 s7, s24, 12
	s_sub_i32 s15, s6, s7
	s_lshl_b32 s6, s19, 8
	v_or_b32_e32 v4, s6, v4
	s_lshl_b32 s7, s18, 8
	v_subrev_u32_e32 v4, s7, v4
	v_or_b32_e32 v2, s6, v2
	v_or_b32_e32 v1, s6, v1
	v_mul_lo_u32 v4, s14, v4
	s_movk_i32 s18, 0x80
	v_subrev_u32_e32 v2, s7, v2
	v_subrev_u32_e32 v1, s7, v1
	v_add3_u32 v173, v4, v3, s18
	v_or_b32_e32 v4, 0x80, v2
	v_mul_lo_u32 v1, s14, v1
	v_bitop3_b32 v5, v5, v166, v165 bitop3:0xde
	v_mul_lo_u32 v4, s14, v4
	v_add3_u32 v175, v1, v3, s18
	v_mul_lo_u32 v1, s14, v2
	v_mov_b32_e32 v16, 0
	v_add3_u32 v174, v4, v3, s18
	v_add3_u32 v176, v1, v3, s18
	v_add_u32_e32 v177, 0, v5
	v_add_u32_e32 v178, 0, v7
	v_add_u32_e32 v179, 0, v8
	v_add_u32_e32 v180, 0, v6
	v_add_u32_e32 v181, 0, v9
	v_add_u32_e32 v182, 0, v10
	v_add_u32_e32 v183, 0, v11
	v_add_u32_e32 v184, 0, v0
	s_mov_b32 s6, s22
	s_mov_b32 s7, s23
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v19, v16
	v_mov_b32_e32 v20, v16
	v_mov_b32_e32 v21, v16
	v_mov_b32_e32 v22, v16
	v_mov_b32_e32 v23, v16
	v_mov_b32_e32 v24, v16
	v_mov_b32_e32 v25, v16
	v_mov_b32_e32 v26, v16
	v_mov_b32_e32 v27, v16
	v_mov_b32_e32 v28, v16
	v_mov_b32_e32 v29, v16
	v_mov_b32_e32 v30, v16
	v_mov_b32_e32 v31, v16
	v_mov_b32_e32 v0, v16
	v_mov_b32_e32 v1, v16
	v_mov_b32_e32 v2, v16
	v_mov_b32_e32 v3, v16
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v6, v16
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v8, v16
	v_mov_b32_e32 v9, v16
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v11, v16
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v13, v16
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v15, v16
	v_mov_b32_e32 v48, v16
	v_mov_b32_e32 v49, v16
	v_mov_b32_e32 v50, v16
	v_mov_b32_e32 v51, v16
	v_mov_b32_e32 v52, v16
	v_mov_b32_e32 v53, v16
	v_mov_b32_e32 v54, v16
	v_mov_b32_e32 v55, v16
	v_mov_b32_e32 v56, v16
	v_mov_b32_e32 v57, v16
	v_mov_b32_e32 v58, v16
	v_mov_b32_e32 v59, v16
	v_mov_b32_e32 v60, v16
	v_mov_b32_e32 v61, v16
	v_mov_b32_e32 v62, v16
	v_mov_b32_e32 v63, v16
	v_mov_b32_e32 v32, v16
	v_mov_b32_e32 v33, v16
	v_mov_b32_e32 v34, v16
	v_mov_b32_e32 v35, v16
	v_mov_b32_e32 v36, v16
	v_mov_b32_e32 v37, v16
	v_mov_b32_e32 v38, v16
	v_mov_b32_e32 v39, v16
	v_mov_b32_e32 v40, v16
	v_mov_b32_e32 v41, v16
	v_mov_b32_e32 v42, v16
	v_mov_b32_e32 v43, v16
	v_mov_b32_e32 v44, v16
	v_mov_b32_e32 v45, v16
	v_mov_b32_e32 v46, v16
	v_mov_b32_e32 v47, v16
	v_mov_b32_e32 v80, v16
	v_mov_b32_e32 v81, v16
	v_mov_b32_e32 v82, v16
	v_mov_b32_e32 v83, v16
	v_mov_b32_e32 v84, v16
	v_mov_b32_e32 v85, v16
	v_mov_b32_e32 v86, v16
	v_mov_b32_e32 v87, v16
	v_mov_b32_e32 v88, v16
	v_mov_b32_e32 v89, v16
	v_mov_b32_e32 v90, v16
	v_mov_b32_e32 v91, v16
	v_mov_b32_e32 v92, v16
	v_mov_b32_e32 v93, v16
	v_mov_b32_e32 v94, v16
	v_mov_b32_e32 v95, v16
	v_mov_b32_e32 v64, v16
	v_mov_b32_e32 v65, v16
	v_mov_b32_e32 v66, v16
	v_mov_b32_e32 v67, v16
	v_mov_b32_e32 v68, v16
	v_mov_b32_e32 v69, v16
	v_mov_b32_e32 v70, v16
	v_mov_b32_e32 v71, v16
	v_mov_b32_e32 v72, v16
	v_mov_b32_e32 v73, v16
	v_mov_b32_e32 v74, v16
	v_mov_b32_e32 v75, v16
	v_mov_b32_e32 v76, v16
	v_mov_b32_e32 v77, v16
	v_mov_b32_e32 v78, v16
	v_mov_b32_e32 v79, v16
	v_mov_b32_e32 v112, v16
	v_mov_b32_e32 v113, v16
	v_mov_b32_e32 v114, v16
	v_mov_b32_e32 v115, v16
	v_mov_b32_e32 v116, v16
	v_mov_b32_e32 v117, v16
	v_mov_b32_e32 v118, v16
	v_mov_b32_e32 v119, v16
	v_mov_b32_e32 v120, v16
	v_mov_b32_e32 v121, v16
	v_mov_b32_e32 v122, v16
	v_mov_b32_e32 v123, v16
	v_mov_b32_e32 v124, v16
	v_mov_b32_e32 v125, v16
	v_mov_b32_e32 v126, v16
	v_mov_b32_e32 v127, v16
	v_mov_b32_e32 v96, v16
	v_mov_b32_e32 v97, v16
	v_mov_b32_e32 v98, v16
	v_mov_b32_e32 v99, v16
	v_mov_b32_e32 v100, v16
	v_mov_b32_e32 v101, v16
	v_mov_b32_e32 v102, v16
	v_mov_b32_e32 v103, v16
	v_mov_b32_e32 v104, v16
	v_mov_b32_e32 v105, v16
	v_mov_b32_e32 v106, v16
	v_mov_b32_e32 v107, v16
	v_mov_b32_e32 v108, v16
	v_mov_b32_e32 v109, v16
	v_mov_b32_e32 v110, v16
	v_mov_b32_e32 v111, v16
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v128, s10, v176
	v_add_u32_e32 v129, s10, v175
	v_add_u32_e32 v130, s10, v174
	v_add_u32_e32 v131, s10, v173
	buffer_load_dwordx4 v[144:147], v128, s[20:23], 0 offen
	buffer_load_dwordx4 v[148:151], v129, s[20:23], 0 offen
	buffer_load_dwordx4 v[152:155], v130, s[20:23], 0 offen
	buffer_load_dwordx4 v[156:159], v131, s[20:23], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[128:131], v181 offset:32768
	ds_read_b128 v[132:135], v182 offset:32768
	ds_read_b128 v[190:193], v178
	ds_read_b128 v[186:189], v177
	ds_read_b128 v[136:139], v181 offset:49152
	ds_read_b128 v[140:143], v182 offset:49152
	ds_read_b128 v[194:197], v177 offset:8192
	ds_read_b128 v[198:201], v178 offset:8192
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_32x32x64_f8f6f4 v[16:31], v[128:135], v[186:193], v[16:31]
	v_add_u32_e32 v185, s15, v169
	v_add_u32_e32 v206, s15, v171
	s_addk_i32 s10, 0x80
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[136:143], v[186:193], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[48:63], v[128:135], v[194:201], v[48:63]
	v_mfma_f32_32x32x64_f8f6f4 v[32:47], v[136:143], v[194:201], v[32:47]
	ds_read_b128 v[190:193], v178 offset:16384
	ds_read_b128 v[186:189], v177 offset:16384
	ds_read_b128 v[194:197], v177 offset:24576
	ds_read_b128 v[198:201], v178 offset:24576
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[80:95], v[128:135], v[186:193], v[80:95]
	v_mfma_f32_32x32x64_f8f6f4 v[64:79], v[136:143], v[186:193], v[64:79]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[112:127], v[128:135], v[194:201], v[112:127]
	v_mfma_f32_32x32x64_f8f6f4 v[96:111], v[136:143], v[194:201], v[96:111]
	ds_read_b128 v[128:131], v183 offset:32768
	ds_read_b128 v[132:135], v184 offset:32768
	ds_read_b128 v[140:143], v180
	ds_read_b128 v[136:139], v179
	ds_read_b128 v[186:189], v183 offset:49152
	ds_read_b128 v[190:193], v184 offset:49152
	ds_read_b128 v[194:197], v179 offset:8192
	ds_read_b128 v[198:201], v180 offset:8192
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_32x32x64_f8f6f4 v[16:31], v[128:135], v[136:143], v[16:31]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[186:193], v[136:143], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[48:63], v[128:135], v[194:201], v[48:63]
	v_mfma_f32_32x32x64_f8f6f4 v[32:47], v[186:193], v[194:201], v[32:47]
	ds_read_b128 v[140:143], v180 offset:16384
	ds_read_b128 v[136:139], v179 offset:16384
	ds_read_b128 v[194:197], v179 offset:24576
	ds_read_b128 v[198:201], v180 offset:24576
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[80:95], v[128:135], v[136:143], v[80:95]
	v_mfma_f32_32x32x64_f8f6f4 v[64:79], v[186:193], v[136:143], v[64:79]
	v_add_u32_e32 v136, s15, v170
	buffer_load_dwordx4 v[136:139], v136, s[4:7], 0 offen
	s_nop 0
	buffer_load_dwordx4 v[140:143], v185, s[4:7], 0 offen
	buffer_load_dwordx4 v[202:205], v185, s[4:7], 0 offen offset:2048
	s_add_i32 s15, s15, s12
	s_cmp_lt_i32 s10, s11
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[112:127], v[128:135], v[194:201], v[112:127]
	buffer_load_dwordx4 v[128:131], v206, s[4:7], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(7)
	ds_write_b128 v172, v[144:147]
	s_waitcnt vmcnt(6)
	ds_write_b128 v172, v[148:151] offset:8192
	s_waitcnt vmcnt(5)
	ds_write_b128 v172, v[152:155] offset:16384
	s_waitcnt vmcnt(4)
	ds_write_b128 v172, v[156:159] offset:24576
	s_waitcnt vmcnt(2)
	ds_write_b128 v172, v[140:143] offset:32768
	ds_write_b128 v172, v[136:139] offset:40960
	s_waitcnt vmcnt(1)
	ds_write_b128 v172, v[202:205] offset:49152
	s_waitcnt vmcnt(0)
	ds_write_b128 v172, v[128:131] offset:57344
	v_mfma_f32_32x32x64_f8f6f4 v[96:111], v[186:193], v[194:201], v[96:111]
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v17
	v_mov_b32_e32 v21, v17
	v_mov_b32_e32 v20, v17
	v_mov_b32_e32 v23, v17
	v_mov_b32_e32 v22, v17
	v_mov_b32_e32 v25, v17
	v_mov_b32_e32 v24, v17
	v_mov_b32_e32 v27, v17
	v_mov_b32_e32 v26, v17
	v_mov_b32_e32 v29, v17
	v_mov_b32_e32 v28, v17
	v_mov_b32_e32 v31, v17
	v_mov_b32_e32 v30, v17
	v_mov_b32_e32 v1, v17
	v_mov_b32_e32 v0, v17
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v2, v17
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v7, v17
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v9, v17
	v_mov_b32_e32 v8, v17
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v13, v17
	v_mov_b32_e32 v12, v17
	v_mov_b32_e32 v15, v17
	v_mov_b32_e32 v14, v17
	v_mov_b32_e32 v49, v17
	v_mov_b32_e32 v48, v17
	v_mov_b32_e32 v51, v17
	v_mov_b32_e32 v50, v17
	v_mov_b32_e32 v53, v17
	v_mov_b32_e32 v52, v17
	v_mov_b32_e32 v55, v17
	v_mov_b32_e32 v54, v17
	v_mov_b32_e32 v57, v17
	v_mov_b32_e32 v56, v17
	v_mov_b32_e32 v59, v17
	v_mov_b32_e32 v58, v17
	v_mov_b32_e32 v61, v17
	v_mov_b32_e32 v60, v17
	v_mov_b32_e32 v63, v17
	v_mov_b32_e32 v62, v17
	v_mov_b32_e32 v33, v17
	v_mov_b32_e32 v32, v17
	v_mov_b32_e32 v35, v17
	v_mov_b32_e32 v34, v17
	v_mov_b32_e32 v37, v17
	v_mov_b32_e32 v36, v17
	v_mov_b32_e32 v39, v17
	v_mov_b32_e32 v38, v17
	v_mov_b32_e32 v41, v17
	v_mov_b32_e32 v40, v17
	v_mov_b32_e32 v43, v17
	v_mov_b32_e32 v42, v17
	v_mov_b32_e32 v45, v17
	v_mov_b32_e32 v44, v17
	v_mov_b32_e32 v47, v17
	v_mov_b32_e32 v46, v17
	v_mov_b32_e32 v81, v17
	v_mov_b32_e32 v80, v17
	v_mov_b32_e32 v83, v17
	v_mov_b32_e32 v82, v17
	v_mov_b32_e32 v85, v17
	v_mov_b32_e32 v84, v17
	v_mov_b32_e32 v87, v17
	v_mov_b32_e32 v86, v17
	v_mov_b32_e32 v89, v17
	v_mov_b32_e32 v88, v17
	v_mov_b32_e32 v91, v17
	v_mov_b32_e32 v90, v17
	v_mov_b32_e32 v93, v17
	v_mov_b32_e32 v92, v17
	v_mov_b32_e32 v95, v17
	v_mov_b32_e32 v94, v17
	v_mov_b32_e32 v65, v17
	v_mov_b32_e32 v64, v17
	v_mov_b32_e32 v67, v17
	v_mov_b32_e32 v66, v17
	v_mov_b32_e32 v69, v17
	v_mov_b32_e32 v68, v17
	v_mov_b32_e32 v71, v17
	v_mov_b32_e32 v70, v17
	v_mov_b32_e32 v73, v17
	v_mov_b32_e32 v72, v17
	v_mov_b32_e32 v75, v17
	v_mov_b32_e32 v74, v17
	v_mov_b32_e32 v77, v17
	v_mov_b32_e32 v76, v17
	v_mov_b32_e32 v79, v17
	v_mov_b32_e32 v78, v17
	v_mov_b32_e32 v113, v17
	v_mov_b32_e32 v112, v17
	v_mov_b32_e32 v115, v17
	v_mov_b32_e32 v114, v17
	v_mov_b32_e32 v117, v17
	v_mov_b32_e32 v116, v17
	v_mov_b32_e32 v119, v17
	v_mov_b32_e32 v118, v17
	v_mov_b32_e32 v121, v17
	v_mov_b32_e32 v120, v17
	v_mov_b32_e32 v123, v17
	v_mov_b32_e32 v122, v17
	v_mov_b32_e32 v125, v17
	v_mov_b32_e32 v124, v17
	v_mov_b32_e32 v127, v17
	v_mov_b32_e32 v126, v17
	v_mov_b32_e32 v97, v17
	v_mov_b32_e32 v96, v17
	v_mov_b32_e32 v99, v17
	v_mov_b32_e32 v98, v17
	v_mov_b32_e32 v101, v17
	v_mov_b32_e32 v100, v17
	v_mov_b32_e32 v103, v17
	v_mov_b32_e32 v102, v17
	v_mov_b32_e32 v105, v17
	v_mov_b32_e32 v104, v17
	v_mov_b32_e32 v107, v17
	v_mov_b32_e32 v106, v17
	v_mov_b32_e32 v109, v17
	v_mov_b32_e32 v108, v17
	v_mov_b32_e32 v111, v17
	v_mov_b32_e32 v110, v17
.LBB0_4:                                ; %._crit_edge
	s_addk_i32 s14, 0x7f
	s_cmpk_lt_i32 s14, 0x80
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_and_b32_e32 v152, 0x70, v167
	v_bitop3_b32 v144, v152, v168, v165 bitop3:0xde
	v_or_b32_e32 v145, v144, v164
	v_xad_u32 v167, v145, 32, 0
	v_add_u32_e32 v172, 0, v145
	ds_read_b128 v[132:135], v167 offset:32768
	ds_read_b128 v[128:131], v172 offset:32768
	v_or_b32_e32 v136, v164, v152
	s_movk_i32 s4, 0x60
	v_bitop3_b32 v152, v164, v165, v152 bitop3:0x36
	v_bitop3_b32 v153, v136, v166, v165 bitop3:0xde
	v_bitop3_b32 v144, v144, s4, v164 bitop3:0x36
	v_bitop3_b32 v152, v152, s4, v166 bitop3:0x36
	v_xad_u32 v180, v153, 32, 0
	v_add_u32_e32 v181, 0, v153
	v_add_u32_e32 v173, 0, v144
	v_xad_u32 v174, v145, 64, 0
	v_add_u32_e32 v182, 0, v152
	v_xad_u32 v183, v153, 64, 0
	ds_read_b128 v[140:143], v180
	ds_read_b128 v[136:139], v181
	ds_read_b128 v[148:151], v173 offset:32768
	ds_read_b128 v[144:147], v174 offset:32768
	ds_read_b128 v[156:159], v182
	ds_read_b128 v[152:155], v183
	ds_read_b128 v[168:171], v167 offset:49152
	ds_read_b128 v[164:167], v172 offset:49152
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_32x32x64_f8f6f4 v[16:31], v[128:135], v[136:143], v[16:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[164:171], v[136:143], v[0:15]
	ds_read_b128 v[140:143], v173 offset:49152
	ds_read_b128 v[136:139], v174 offset:49152
	v_mfma_f32_32x32x64_f8f6f4 v[16:31], v[144:151], v[152:159], v[16:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[136:143], v[152:159], v[0:15]
	ds_read_b128 v[156:159], v180 offset:8192
	ds_read_b128 v[152:155], v181 offset:8192
	ds_read_b128 v[176:179], v182 offset:8192
	ds_read_b128 v[172:175], v183 offset:8192
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[48:63], v[128:135], v[152:159], v[48:63]
	v_mfma_f32_32x32x64_f8f6f4 v[32:47], v[164:171], v[152:159], v[32:47]
	ds_read_b128 v[156:159], v180 offset:16384
	ds_read_b128 v[152:155], v181 offset:16384
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[48:63], v[144:151], v[172:179], v[48:63]
	v_mfma_f32_32x32x64_f8f6f4 v[32:47], v[136:143], v[172:179], v[32:47]
	ds_read_b128 v[176:179], v182 offset:16384
	ds_read_b128 v[172:175], v183 offset:16384
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x64_f8f6f4 v[80:95], v[128:135], v[152:159], v[80:95]
	v_mfma_f32_32x32x64_f8f6f4 v[64:79], v[164:171], v[152:159], v[64:79]
	ds_read_b128 v[156:159], v180 offset:24576
	ds_read_b128 v[152:155], v181 offset:24576
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[112:127], v[128:135], v[152:159], v[112:127]
	ds_read_b128 v[132:135], v182 offset:24576
	ds_read_b128 v[128:131], v183 offset:24576
	v_mfma_f32_32x32x64_f8f6f4 v[96:111], v[164:171], v[152:159], v[96:111]
	v_mfma_f32_32x32x64_f8f6f4 v[80:95], v[144:151], v[172:179], v[80:95]
	v_mfma_f32_32x32x64_f8f6f4 v[64:79], v[136:143], v[172:179], v[64:79]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[112:127], v[144:151], v[128:135], v[112:127]
	v_mfma_f32_32x32x64_f8f6f4 v[96:111], v[136:143], v[128:135], v[96:111]
.LBB0_6:                                ; %._crit_edge._crit_edge
	s_lshl_b32 s3, s3, 8
	v_lshrrev_b32_e32 v131, 1, v163
	v_lshrrev_b32_e32 v128, 3, v162
	v_or3_b32 v128, v128, v131, s3
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffe
	v_lshlrev_b32_e32 v144, 1, v128
	buffer_load_dwordx2 v[128:129], v144, s[8:11], 0 offen
	v_mov_b32_e32 v130, 0
	v_or_b32_e32 v132, 16, v144
	v_or_b32_e32 v134, 32, v144
	v_or_b32_e32 v136, 48, v144
	global_load_dword v130, v130, s[0:1]
	v_or_b32_e32 v140, 0x110, v144
	buffer_load_dwordx2 v[132:133], v132, s[8:11], 0 offen
	v_or_b32_e32 v142, 0x120, v144
	buffer_load_dwordx2 v[134:135], v134, s[8:11], 0 offen
	s_nop 0
	buffer_load_dwordx2 v[136:137], v136, s[8:11], 0 offen
	s_nop 0
	buffer_load_dwordx2 v[138:139], v144, s[8:11], 0 offen offset:256
	v_lshrrev_b32_e32 v145, 3, v161
	buffer_load_dwordx2 v[140:141], v140, s[8:11], 0 offen
	v_or_b32_e32 v144, 0x130, v144
	buffer_load_dwordx2 v[142:143], v142, s[8:11], 0 offen
	v_or_b32_e32 v155, v145, v160
	buffer_load_dwordx2 v[144:145], v144, s[8:11], 0 offen
	s_mul_i32 s0, s2, s13
	v_lshrrev_b32_e32 v154, 2, v162
	s_add_i32 s0, s0, s3
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s18, s10
	s_mov_b32 s19, s11
	s_lshl_b32 s1, s13, 6
	s_waitcnt vmcnt(8)
	v_and_b32_e32 v147, 0xffff0000, v128
	v_lshlrev_b32_e32 v146, 16, v128
	v_and_b32_e32 v149, 0xffff0000, v129
	v_lshlrev_b32_e32 v148, 16, v129
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[16:17], v[16:17], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[48:49], v[48:49], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[80:81], v[80:81], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[112:113], v[112:113], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[18:19], v[18:19], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[50:51], v[50:51], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[82:83], v[82:83], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[114:115], v[114:115], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(6)
	v_and_b32_e32 v129, 0xffff0000, v132
	v_lshlrev_b32_e32 v128, 16, v132
	v_and_b32_e32 v147, 0xffff0000, v133
	v_lshlrev_b32_e32 v146, 16, v133
	s_waitcnt vmcnt(5)
	v_and_b32_e32 v133, 0xffff0000, v134
	v_lshlrev_b32_e32 v132, 16, v134
	v_and_b32_e32 v149, 0xffff0000, v135
	v_lshlrev_b32_e32 v148, 16, v135
	s_waitcnt vmcnt(4)
	v_and_b32_e32 v135, 0xffff0000, v136
	v_lshlrev_b32_e32 v134, 16, v136
	v_and_b32_e32 v151, 0xffff0000, v137
	v_lshlrev_b32_e32 v150, 16, v137
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v137, 0xffff0000, v138
	v_lshlrev_b32_e32 v136, 16, v138
	v_pk_fma_f32 v[20:21], v[20:21], v[130:131], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[52:53], v[52:53], v[130:131], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[84:85], v[84:85], v[130:131], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[116:117], v[116:117], v[130:131], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[128:129], v[0:1], v[130:131], v[136:137] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v1, 0xffff0000, v140
	v_lshlrev_b32_e32 v0, 16, v140
	v_pk_fma_f32 v[28:29], v[28:29], v[130:131], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[60:61], v[60:61], v[130:131], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[92:93], v[92:93], v[130:131], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[124:125], v[124:125], v[130:131], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[134:135], v[4:5], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[36:37], v[36:37], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[68:69], v[68:69], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[100:101], v[100:101], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_and_b32_e32 v1, 0xffff0000, v141
	v_lshlrev_b32_e32 v0, 16, v141
	v_pk_fma_f32 v[32:33], v[32:33], v[130:131], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[64:65], v[64:65], v[130:131], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[96:97], v[96:97], v[130:131], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[136:137], v[6:7], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[38:39], v[38:39], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[70:71], v[70:71], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[102:103], v[102:103], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v1, 0xffff0000, v142
	v_lshlrev_b32_e32 v0, 16, v142
	v_and_b32_e32 v153, 0xffff0000, v139
	v_lshlrev_b32_e32 v152, 16, v139
	v_pk_fma_f32 v[138:139], v[8:9], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[40:41], v[40:41], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[72:73], v[72:73], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[104:105], v[104:105], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_and_b32_e32 v1, 0xffff0000, v143
	v_lshlrev_b32_e32 v0, 16, v143
	v_pk_fma_f32 v[140:141], v[10:11], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[42:43], v[42:43], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[74:75], v[74:75], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[106:107], v[106:107], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xffff0000, v144
	v_lshlrev_b32_e32 v0, 16, v144
	v_pk_fma_f32 v[22:23], v[22:23], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[142:143], v[12:13], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[44:45], v[44:45], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[76:77], v[76:77], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[108:109], v[108:109], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_and_b32_e32 v1, 0xffff0000, v145
	v_lshlrev_b32_e32 v0, 16, v145
	v_pk_fma_f32 v[24:25], v[24:25], v[130:131], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[56:57], v[56:57], v[130:131], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[88:89], v[88:89], v[130:131], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[120:121], v[120:121], v[130:131], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[26:27], v[26:27], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[30:31], v[30:31], v[130:131], v[150:151] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[132:133], v[2:3], v[130:131], v[152:153] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[144:145], v[14:15], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[46:47], v[46:47], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[78:79], v[78:79], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[110:111], v[110:111], v[130:131], v[0:1] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v0, v16, v17
	v_cvt_pk_bf16_f32 v1, v18, v19
	v_cvt_pk_bf16_f32 v2, v20, v21
	v_cvt_pk_bf16_f32 v3, v22, v23
	v_cvt_pk_bf16_f32 v6, v28, v29
	v_cvt_pk_bf16_f32 v28, v40, v41
	v_cvt_pk_bf16_f32 v29, v42, v43
	v_cvt_pk_bf16_f32 v40, v64, v65
	v_cvt_pk_bf16_f32 v42, v68, v69
	v_mul_lo_u32 v64, s13, v155
	v_or3_b32 v68, v154, v131, s0
	v_cvt_pk_bf16_f32 v4, v24, v25
	v_cvt_pk_bf16_f32 v5, v26, v27
	v_cvt_pk_bf16_f32 v7, v30, v31
	v_cvt_pk_bf16_f32 v30, v44, v45
	v_cvt_pk_bf16_f32 v44, v72, v73
	v_or_b32_e32 v69, 16, v68
	v_permlane32_swap_b32_e32 v0, v2
	v_permlane32_swap_b32_e32 v1, v3
	v_add_lshl_u32 v72, v68, v64, 1
	v_cvt_pk_bf16_f32 v8, v128, v129
	v_cvt_pk_bf16_f32 v9, v132, v133
	v_cvt_pk_bf16_f32 v10, v134, v135
	v_cvt_pk_bf16_f32 v11, v136, v137
	v_cvt_pk_bf16_f32 v43, v70, v71
	v_or_b32_e32 v70, 0x80, v68
	v_permlane32_swap_b32_e32 v4, v6
	v_permlane32_swap_b32_e32 v5, v7
	buffer_store_dwordx4 v[0:3], v72, s[16:19], 0 offen
	v_pk_fma_f32 v[54:55], v[54:55], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v12, v138, v139
	v_add_lshl_u32 v0, v69, v64, 1
	v_cvt_pk_bf16_f32 v13, v140, v141
	v_cvt_pk_bf16_f32 v14, v142, v143
	v_cvt_pk_bf16_f32 v15, v144, v145
	v_or_b32_e32 v71, 0x90, v68
	v_permlane32_swap_b32_e32 v8, v10
	v_permlane32_swap_b32_e32 v9, v11
	buffer_store_dwordx4 v[4:7], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v70, v64, 1
	v_pk_fma_f32 v[58:59], v[58:59], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[62:63], v[62:63], v[130:131], v[150:151] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v16, v48, v49
	v_cvt_pk_bf16_f32 v17, v50, v51
	v_cvt_pk_bf16_f32 v18, v52, v53
	v_cvt_pk_bf16_f32 v19, v54, v55
	v_add_u32_e32 v65, s1, v64
	v_permlane32_swap_b32_e32 v12, v14
	v_permlane32_swap_b32_e32 v13, v15
	buffer_store_dwordx4 v[8:11], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v71, v64, 1
	v_pk_fma_f32 v[34:35], v[34:35], v[130:131], v[152:153] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v20, v56, v57
	v_cvt_pk_bf16_f32 v21, v58, v59
	v_cvt_pk_bf16_f32 v22, v60, v61
	v_cvt_pk_bf16_f32 v23, v62, v63
	v_permlane32_swap_b32_e32 v16, v18
	v_permlane32_swap_b32_e32 v17, v19
	buffer_store_dwordx4 v[12:15], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v68, v65, 1
	v_cvt_pk_bf16_f32 v24, v32, v33
	v_cvt_pk_bf16_f32 v25, v34, v35
	v_cvt_pk_bf16_f32 v26, v36, v37
	v_cvt_pk_bf16_f32 v27, v38, v39
	v_permlane32_swap_b32_e32 v20, v22
	v_permlane32_swap_b32_e32 v21, v23
	buffer_store_dwordx4 v[16:19], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v69, v65, 1
	v_pk_fma_f32 v[86:87], v[86:87], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[66:67], v[66:67], v[130:131], v[152:153] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v31, v46, v47
	v_permlane32_swap_b32_e32 v24, v26
	v_permlane32_swap_b32_e32 v25, v27
	buffer_store_dwordx4 v[20:23], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v70, v65, 1
	v_pk_fma_f32 v[90:91], v[90:91], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[94:95], v[94:95], v[130:131], v[150:151] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v32, v80, v81
	v_cvt_pk_bf16_f32 v33, v82, v83
	v_cvt_pk_bf16_f32 v34, v84, v85
	v_cvt_pk_bf16_f32 v35, v86, v87
	v_cvt_pk_bf16_f32 v41, v66, v67
	v_add_u32_e32 v66, s1, v65
	v_permlane32_swap_b32_e32 v28, v30
	v_permlane32_swap_b32_e32 v29, v31
	buffer_store_dwordx4 v[24:27], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v71, v65, 1
	v_cvt_pk_bf16_f32 v36, v88, v89
	v_cvt_pk_bf16_f32 v37, v90, v91
	v_cvt_pk_bf16_f32 v38, v92, v93
	v_cvt_pk_bf16_f32 v39, v94, v95
	v_permlane32_swap_b32_e32 v32, v34
	v_permlane32_swap_b32_e32 v33, v35
	buffer_store_dwordx4 v[28:31], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v68, v66, 1
	v_permlane32_swap_b32_e32 v36, v38
	v_permlane32_swap_b32_e32 v37, v39
	buffer_store_dwordx4 v[32:35], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v69, v66, 1
	v_pk_fma_f32 v[118:119], v[118:119], v[130:131], v[146:147] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v45, v74, v75
	v_cvt_pk_bf16_f32 v46, v76, v77
	v_cvt_pk_bf16_f32 v47, v78, v79
	v_permlane32_swap_b32_e32 v40, v42
	v_permlane32_swap_b32_e32 v41, v43
	buffer_store_dwordx4 v[36:39], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v70, v66, 1
	v_pk_fma_f32 v[122:123], v[122:123], v[130:131], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[126:127], v[126:127], v[130:131], v[150:151] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v48, v112, v113
	v_cvt_pk_bf16_f32 v49, v114, v115
	v_cvt_pk_bf16_f32 v50, v116, v117
	v_cvt_pk_bf16_f32 v51, v118, v119
	v_add_u32_e32 v67, s1, v66
	v_permlane32_swap_b32_e32 v44, v46
	v_permlane32_swap_b32_e32 v45, v47
	buffer_store_dwordx4 v[40:43], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v71, v66, 1
	v_pk_fma_f32 v[98:99], v[98:99], v[130:131], v[152:153] op_sel_hi:[1,0,1]
	v_cvt_pk_bf16_f32 v52, v120, v121
	v_cvt_pk_bf16_f32 v53, v122, v123
	v_cvt_pk_bf16_f32 v54, v124, v125
	v_cvt_pk_bf16_f32 v55, v126, v127
	v_permlane32_swap_b32_e32 v48, v50
	v_permlane32_swap_b32_e32 v49, v51
	buffer_store_dwordx4 v[44:47], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v68, v67, 1
	v_cvt_pk_bf16_f32 v56, v96, v97
	v_cvt_pk_bf16_f32 v57, v98, v99
	v_cvt_pk_bf16_f32 v58, v100, v101
	v_cvt_pk_bf16_f32 v59, v102, v103
	v_permlane32_swap_b32_e32 v52, v54
	v_permlane32_swap_b32_e32 v53, v55
	buffer_store_dwordx4 v[48:51], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v69, v67, 1
	v_cvt_pk_bf16_f32 v60, v104, v105
	v_cvt_pk_bf16_f32 v61, v106, v107
	v_cvt_pk_bf16_f32 v62, v108, v109
	v_cvt_pk_bf16_f32 v63, v110, v111
	v_permlane32_swap_b32_e32 v56, v58
	v_permlane32_swap_b32_e32 v57, v59
	buffer_store_dwordx4 v[52:55], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v70, v67, 1
	v_permlane32_swap_b32_e32 v60, v62
	v_permlane32_swap_b32_e32 v61, v63
	buffer_store_dwordx4 v[56:59], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v71, v67, 1
	buffer_store_dwordx4 v[60:63], v0, s[16:19], 0 offen
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 13
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 207
		.amdhsa_next_free_sgpr 25
		.amdhsa_accum_offset 208
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
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
	.set scaled_mm.num_vgpr, 207
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
; codeLenInByte = 5108
; TotalNumSgprs: 31
; NumVgprs: 207
; NumAgprs: 0
; TotalNumVgprs: 207
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 25
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 207
; AccumOffset: 208
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 51
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
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
    .max_flat_workgroup_size: 512
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     207
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
