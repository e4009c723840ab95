	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm_mx                    ; -- Begin function scaled_mm_mx
	.p2align	8
	.type	scaled_mm_mx,@function
scaled_mm_mx:                           ; @scaled_mm_mx
; %bb.7:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.8:
.LBB0_0:
	s_mov_b64 s[28:29], s[2:3]
	s_load_dwordx2 s[2:3], s[0:1], 0x3c
	s_mov_b64 s[24:25], s[6:7]
	s_mov_b64 s[18:19], s[10:11]
	s_mov_b64 s[20:21], s[14:15]
	s_abs_i32 s10, s16
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s6, s2, 31
	s_lshr_b32 s6, s6, 24
	s_add_i32 s6, s2, s6
	s_ashr_i32 s6, s6, 8
	s_abs_i32 s7, s6
	v_cvt_f32_u32_e32 v1, s7
	s_xor_b32 s11, s16, s6
	s_ashr_i32 s33, s11, 31
	s_sub_i32 s11, 0, s7
	v_rcp_iflag_f32_e32 v1, v1
	v_lshlrev_b32_e32 v38, 4, v0
	v_lshrrev_b32_e32 v2, 3, v0
	v_and_b32_e32 v3, 0x70, v38
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, s3, v2
	v_or_b32_e32 v4, 0xc0, v2
	v_bfrev_b32_e32 v39, 1
	v_readfirstlane_b32 s14, v1
	s_mul_i32 s11, s11, s14
	s_mul_hi_u32 s11, s14, s11
	s_add_i32 s14, s14, s11
	s_mul_hi_u32 s11, s10, s14
	s_mul_i32 s14, s11, s7
	s_sub_i32 s10, s10, s14
	s_add_i32 s14, s11, 1
	s_sub_i32 s15, s10, s7
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s11, s14, s11
	s_cselect_b32 s10, s15, s10
	s_add_i32 s14, s11, 1
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s7, s14, s11
	s_xor_b32 s34, s7, s33
	s_sub_i32 s10, s34, s33
	s_lshl_b32 s17, s10, 8
	s_mul_i32 s35, s10, s6
	s_mul_i32 s6, s17, s3
	v_or_b32_e32 v6, s6, v3
	v_or_b32_e32 v1, 64, v2
	s_sub_i32 s14, s16, s35
	s_lshl_b32 s11, s3, 7
	v_add_u32_e32 v7, v6, v5
	v_mad_u64_u32 v[8:9], s[6:7], s3, v1, v[6:7]
	v_mad_u64_u32 v[14:15], s[6:7], s3, v4, v[6:7]
	s_cmp_gt_i32 s3, 0
	v_add3_u32 v5, v5, s11, v6
	s_cselect_b64 vcc, -1, 0
	s_mov_b32 s7, 0x27000
	s_mov_b32 s6, 0x7ffffffe
	s_and_b32 s29, s29, 0xffff
	s_mov_b32 s30, s6
	s_mov_b32 s31, s7
	v_cndmask_b32_e32 v15, v39, v7, vcc
	v_cndmask_b32_e32 v16, v39, v8, vcc
	v_cndmask_b32_e32 v5, v39, v5, vcc
	buffer_load_dwordx4 v[6:9], v15, s[28:31], 0 offen
	buffer_load_dwordx4 v[10:13], v16, s[28:31], 0 offen
	v_cndmask_b32_e32 v22, v39, v14, vcc
	buffer_load_dwordx4 v[14:17], v5, s[28:31], 0 offen
	buffer_load_dwordx4 v[18:21], v22, s[28:31], 0 offen
	v_and_b32_e32 v5, 7, v0
	v_mul_lo_u32 v5, s2, v5
	s_lshl_b32 s11, s14, 12
	v_add_lshl_u32 v173, v5, v2, 4
	v_add_lshl_u32 v174, v5, v1, 4
	v_add_lshl_u32 v175, v5, v4, 4
	v_add_u32_e32 v5, s11, v173
	v_add_u32_e32 v22, s11, v174
	v_add_u32_e32 v30, 0x800, v5
	s_and_b32 s5, s5, 0xffff
	v_cndmask_b32_e32 v5, v39, v5, vcc
	v_add_u32_e32 v31, s11, v175
	v_cndmask_b32_e32 v32, v39, v22, vcc
	buffer_load_dwordx4 v[22:25], v5, s[4:7], 0 offen
	buffer_load_dwordx4 v[26:29], v32, s[4:7], 0 offen
	v_cndmask_b32_e32 v5, v39, v30, vcc
	v_cndmask_b32_e32 v40, v39, v31, vcc
	buffer_load_dwordx4 v[30:33], v5, s[4:7], 0 offen
	buffer_load_dwordx4 v[34:37], v40, s[4:7], 0 offen
	v_lshlrev_b32_e32 v5, 1, v0
	v_lshl_or_b32 v40, s10, 10, v5
	s_and_b32 s25, s25, 0xffff
	s_mov_b32 s26, s6
	s_mov_b32 s27, s7
	v_cndmask_b32_e32 v40, v39, v40, vcc
	buffer_load_ushort v40, v40, s[24:27], 0 offen
	v_lshl_or_b32 v41, s14, 10, v5
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	v_cndmask_b32_e32 v39, v39, v41, vcc
	buffer_load_ushort v39, v39, s[8:11], 0 offen
	s_movk_i32 s10, 0x70
	v_and_b32_e32 v160, 31, v0
	v_and_b32_e32 v161, 0x100, v0
	v_and_b32_e32 v163, 0xc0, v0
	v_and_b32_e32 v162, 32, v0
	v_bitop3_b32 v38, v38, v0, s10 bitop3:0x78
	v_add_u32_e32 v41, 0, v5
	s_add_i32 s22, s3, 0xffffff80
	s_mov_b32 s15, 0
	v_add_u32_e32 v176, 0, v38
	v_add_u32_e32 v177, 0x10000, v41
	v_add_u32_e32 v178, 0x10400, v41
	s_cmp_lt_i32 s22, 1
	v_lshlrev_b32_e32 v164, 7, v160
	v_lshlrev_b32_e32 v170, 3, v0
	v_lshrrev_b32_e32 v165, 1, v162
	v_lshlrev_b32_e32 v166, 4, v161
	v_lshlrev_b32_e32 v167, 2, v160
	v_lshrrev_b32_e32 v168, 5, v162
	v_lshrrev_b32_e32 v169, 1, v161
	v_lshlrev_b32_e32 v171, 6, v163
	v_lshlrev_b32_e32 v172, 1, v163
	s_waitcnt vmcnt(9)
	ds_write_b128 v176, v[6:9]
	s_waitcnt vmcnt(8)
	ds_write_b128 v176, v[10:13] offset:8192
	s_waitcnt vmcnt(7)
	ds_write_b128 v176, v[14:17] offset:16384
	s_waitcnt vmcnt(6)
	ds_write_b128 v176, v[18:21] offset:24576
	s_waitcnt vmcnt(1)
	ds_write_b16 v177, v40
	ds_write_b128 v176, v[22:25] offset:32768
	ds_write_b128 v176, v[26:29] offset:40960
	ds_write_b128 v176, v[30:33] offset:49152
	ds_write_b128 v176, v[34:37] offset:57344
	s_waitcnt vmcnt(0)
	ds_write_b16 v178, v39
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	s_load_dword s10, s[0:1], 0x38
	v_and_b32_e32 v0, 0x70, v170
	v_or_b32_e32 v6, v164, v0
	v_bitop3_b32 v7, v164, v165, v0 bitop3:0x36
	v_bitop3_b32 v0, v0, v171, v165 bitop3:0xde
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s23, s10, 2
	s_movk_i32 s10, 0x60
	v_bitop3_b32 v8, v7, 32, v166 bitop3:0x36
	v_bitop3_b32 v9, v7, 64, v166 bitop3:0x36
	v_bitop3_b32 v7, v7, s10, v166 bitop3:0x36
	v_or_b32_e32 v10, v0, v164
	v_bitop3_b32 v11, v0, 32, v164 bitop3:0x36
	v_bitop3_b32 v12, v0, 64, v164 bitop3:0x36
	v_bitop3_b32 v0, v0, s10, v164 bitop3:0x36
	s_add_i32 s10, 0, 0x10000
	v_add3_u32 v13, s10, v168, v169
	s_add_i32 s10, 0, 0x10400
	s_lshl_b32 s1, s2, 2
	v_add3_u32 v14, s10, v168, v167
	s_lshl_b32 s10, s16, 10
	s_add_i32 s10, s10, s1
	v_add_u32_e32 v15, s10, v5
	s_lshl_b32 s10, s35, 10
	s_lshl_b32 s0, s2, 7
	v_subrev_u32_e32 v179, s10, v15
	s_lshl_b32 s10, s16, 12
	s_add_i32 s10, s10, s0
	s_lshl_b32 s11, s35, 12
	s_sub_i32 s16, s10, s11
	s_lshl_b32 s10, s34, 10
	s_add_i32 s10, s10, s23
	v_add_u32_e32 v5, s10, v5
	s_lshl_b32 s10, s33, 10
	v_subrev_u32_e32 v180, s10, v5
	s_lshl_b32 s10, s34, 8
	v_or_b32_e32 v4, s10, v4
	s_lshl_b32 s11, s33, 8
	v_subrev_u32_e32 v4, s11, v4
	v_or_b32_e32 v2, s10, v2
	v_or_b32_e32 v1, s10, v1
	v_mul_lo_u32 v4, s3, v4
	s_movk_i32 s26, 0x80
	v_subrev_u32_e32 v2, s11, v2
	v_subrev_u32_e32 v1, s11, v1
	v_add3_u32 v181, v4, v3, s26
	v_or_b32_e32 v4, 0x80, v2
	v_mul_lo_u32 v1, s3, v1
	v_bitop3_b32 v6, v6, v166, v165 bitop3:0xde
	v_mul_lo_u32 v4, s3, v4
	v_add3_u32 v183, v1, v3, s26
	v_mul_lo_u32 v1, s3, v2
	v_mov_b32_e32 v16, 0
	v_add3_u32 v182, v4, v3, s26
	v_add3_u32 v184, v1, v3, s26
	v_add_u32_e32 v185, 0, v6
	v_add_u32_e32 v186, 0, v8
	v_add_u32_e32 v187, 0, v9
	v_add_u32_e32 v188, 0, v7
	v_add_u32_e32 v189, v13, v167
	v_add_u32_e32 v190, 0, v10
	v_add_u32_e32 v191, 0, v11
	v_add_u32_e32 v192, 0, v12
	v_add_u32_e32 v193, 0, v0
	v_add_u32_e32 v194, v14, v172
	s_mov_b32 s30, s6
	s_mov_b32 s31, s7
	s_mov_b32 s26, s6
	s_mov_b32 s27, s7
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
	v_add_u32_e32 v128, s15, v184
	v_add_u32_e32 v129, s15, v183
	v_add_u32_e32 v130, s15, v182
	v_add_u32_e32 v131, s15, v181
	buffer_load_dwordx4 v[144:147], v128, s[28:31], 0 offen
	buffer_load_dwordx4 v[148:151], v129, s[28:31], 0 offen
	buffer_load_dwordx4 v[152:155], v130, s[28:31], 0 offen
	buffer_load_dwordx4 v[156:159], v131, s[28:31], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u8 v195, v189 offset:2
	ds_read_u8 v212, v189 offset:256
	ds_read_u8 v213, v189 offset:258
	ds_read_u8 v214, v189 offset:512
	ds_read_u8 v215, v189 offset:514
	ds_read_u8 v216, v189 offset:768
	ds_read_u8 v217, v189 offset:770
	ds_read_u8 v218, v189
	ds_read_u8 v219, v194 offset:2
	ds_read_u8 v220, v194 offset:512
	ds_read_u8 v221, v194 offset:514
	ds_read_u8 v222, v194
	ds_read_b128 v[196:199], v185
	ds_read_b128 v[204:207], v185 offset:8192
	ds_read_b128 v[200:203], v186
	ds_read_b128 v[208:211], v186 offset:8192
	ds_read_b128 v[136:139], v190 offset:32768
	ds_read_b128 v[128:131], v190 offset:49152
	ds_read_b128 v[140:143], v191 offset:32768
	ds_read_b128 v[132:135], v191 offset:49152
	s_waitcnt lgkmcnt(14)
	v_lshlrev_b16_e32 v195, 8, v195
	v_lshlrev_b16_e32 v213, 8, v213
	s_waitcnt lgkmcnt(11)
	v_lshlrev_b16_e32 v219, 8, v219
	s_waitcnt lgkmcnt(9)
	v_lshlrev_b16_e32 v221, 8, v221
	v_or_b32_e32 v195, v218, v195
	v_or_b32_sdwa v212, v212, v213 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_waitcnt lgkmcnt(8)
	v_or_b32_e32 v213, v222, v219
	v_or_b32_sdwa v218, v220, v221 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v195, v195, v212 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v220, v213, v218 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v212, 8, v215
	v_lshlrev_b16_e32 v213, 8, v217
	s_waitcnt lgkmcnt(1)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[16:31], v[136:143], v[196:203], v[16:31], v220, v195 op_sel_hi:[0,0,0]
	v_or_b32_e32 v212, v214, v212
	v_or_b32_sdwa v213, v216, v213 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u32_e32 v216, s16, v175
	v_or_b32_sdwa v221, v212, v213 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	s_addk_i32 s15, 0x80
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[128:135], v[196:203], v[0:15], v220, v195 op_sel_hi:[1,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[48:63], v[136:143], v[204:211], v[48:63], v220, v195 op_sel_hi:[0,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[32:47], v[128:135], v[204:211], v[32:47], v220, v195 op_sel_hi:[1,1,0]
	ds_read_b128 v[196:199], v185 offset:16384
	ds_read_b128 v[204:207], v185 offset:24576
	ds_read_b128 v[200:203], v186 offset:16384
	ds_read_b128 v[208:211], v186 offset:24576
	s_waitcnt lgkmcnt(1)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[80:95], v[136:143], v[196:203], v[80:95], v220, v221 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[64:79], v[128:135], v[196:203], v[64:79], v220, v221 op_sel_hi:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[112:127], v[136:143], v[204:211], v[112:127], v220, v221 op_sel_hi:[0,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[96:111], v[128:135], v[204:211], v[96:111], v220, v221 op_sel_hi:[1,1,0]
	ds_read_b128 v[128:131], v192 offset:32768
	ds_read_b128 v[132:135], v193 offset:32768
	ds_read_b128 v[140:143], v188
	ds_read_b128 v[136:139], v187
	ds_read_b128 v[196:199], v187 offset:8192
	ds_read_b128 v[200:203], v188 offset:8192
	ds_read_b128 v[204:207], v192 offset:49152
	ds_read_b128 v[208:211], v193 offset:49152
	s_waitcnt lgkmcnt(4)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[16:31], v[128:135], v[136:143], v[16:31], v220, v195 op_sel:[1,1,0] op_sel_hi:[0,0,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[204:211], v[136:143], v[0:15], v220, v195 op_sel:[1,1,0] op_sel_hi:[1,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[48:63], v[128:135], v[196:203], v[48:63], v220, v195 op_sel:[1,1,0] op_sel_hi:[0,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[32:47], v[204:211], v[196:203], v[32:47], v220, v195 op_sel:[1,1,0] op_sel_hi:[1,1,0]
	ds_read_b128 v[140:143], v188 offset:16384
	ds_read_b128 v[136:139], v187 offset:16384
	ds_read_b128 v[196:199], v187 offset:24576
	ds_read_b128 v[200:203], v188 offset:24576
	v_add_u32_e32 v195, s16, v174
	s_waitcnt lgkmcnt(2)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[80:95], v[128:135], v[136:143], v[80:95], v220, v221 op_sel:[1,1,0] op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[64:79], v[204:211], v[136:143], v[64:79], v220, v221 op_sel:[1,1,0] op_sel_hi:[1,0,0]
	v_add_u32_e32 v140, s16, v173
	buffer_load_ushort v222, v180, s[24:27], 0 offen
	buffer_load_dwordx4 v[136:139], v140, s[4:7], 0 offen
	s_nop 0
	buffer_load_dwordx4 v[140:143], v140, s[4:7], 0 offen offset:2048
	s_nop 0
	buffer_load_dwordx4 v[212:215], v195, s[4:7], 0 offen
	s_nop 0
	buffer_load_dwordx4 v[216:219], v216, s[4:7], 0 offen
	s_add_i32 s16, s16, s0
	v_add_u32_e32 v180, s23, v180
	s_cmp_lt_i32 s15, s22
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[112:127], v[128:135], v[196:203], v[112:127], v220, v221 op_sel:[1,1,0] op_sel_hi:[0,1,0]
	buffer_load_ushort v128, v179, s[8:11], 0 offen
	v_add_u32_e32 v179, s1, v179
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(9)
	ds_write_b128 v176, v[144:147]
	s_waitcnt vmcnt(8)
	ds_write_b128 v176, v[148:151] offset:8192
	s_waitcnt vmcnt(7)
	ds_write_b128 v176, v[152:155] offset:16384
	s_waitcnt vmcnt(6)
	ds_write_b128 v176, v[156:159] offset:24576
	s_waitcnt vmcnt(4)
	ds_write_b128 v176, v[136:139] offset:32768
	ds_write_b16 v177, v222
	s_waitcnt vmcnt(2)
	ds_write_b128 v176, v[212:215] offset:40960
	ds_write_b128 v176, v[140:143] offset:49152
	s_waitcnt vmcnt(1)
	ds_write_b128 v176, v[216:219] offset:57344
	s_waitcnt vmcnt(0)
	ds_write_b16 v178, v128
	v_mfma_scale_f32_32x32x64_f8f6f4 v[96:111], v[204:211], v[196:203], v[96:111], v220, v221 op_sel:[1,1,0] op_sel_hi:[1,1,0]
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
	s_add_i32 s0, s3, 0x7f
	s_cmpk_lt_i32 s0, 0x80
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	s_add_i32 s0, 0, 0x10400
	v_add_u32_e32 v128, s0, v168
	v_and_b32_e32 v152, 0x70, v170
	v_add3_u32 v128, v128, v167, v172
	v_bitop3_b32 v148, v152, v171, v165 bitop3:0xde
	s_add_i32 s1, 0, 0x10000
	ds_read_u8 v144, v128 offset:514
	ds_read_u8 v145, v128 offset:512
	ds_read_u8 v146, v128
	ds_read_u8 v147, v128 offset:2
	v_or_b32_e32 v153, v148, v164
	v_add_u32_e32 v136, s1, v168
	v_xad_u32 v170, v153, 32, 0
	v_add_u32_e32 v172, 0, v153
	v_add3_u32 v180, v136, v169, v167
	ds_read_b128 v[132:135], v170 offset:32768
	ds_read_b128 v[128:131], v172 offset:32768
	ds_read_u8 v149, v180 offset:258
	ds_read_u8 v150, v180 offset:256
	ds_read_u8 v151, v180
	ds_read_u8 v154, v180 offset:2
	s_waitcnt lgkmcnt(6)
	v_lshlrev_b16_e32 v147, 8, v147
	v_lshlrev_b16_e32 v144, 8, v144
	s_movk_i32 s0, 0x60
	v_or_b32_e32 v136, v164, v152
	v_or_b32_e32 v146, v146, v147
	v_or_b32_sdwa v144, v145, v144 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_bitop3_b32 v152, v164, v165, v152 bitop3:0x36
	v_bitop3_b32 v155, v136, v166, v165 bitop3:0xde
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16_e32 v154, 8, v154
	v_lshlrev_b16_e32 v149, 8, v149
	v_or_b32_sdwa v184, v146, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_bitop3_b32 v144, v148, s0, v164 bitop3:0x36
	v_bitop3_b32 v152, v152, s0, v166 bitop3:0x36
	v_xad_u32 v181, v155, 32, 0
	v_add_u32_e32 v182, 0, v155
	v_or_b32_e32 v151, v151, v154
	v_or_b32_sdwa v149, v150, v149 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u32_e32 v173, 0, v144
	v_xad_u32 v174, v153, 64, 0
	v_add_u32_e32 v185, 0, v152
	v_xad_u32 v186, v155, 64, 0
	ds_read_b128 v[140:143], v181
	ds_read_b128 v[136:139], v182
	v_or_b32_sdwa v183, v151, v149 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	ds_read_b128 v[148:151], v173 offset:32768
	ds_read_b128 v[144:147], v174 offset:32768
	ds_read_b128 v[156:159], v185
	ds_read_b128 v[152:155], v186
	ds_read_b128 v[168:171], v170 offset:49152
	ds_read_b128 v[164:167], v172 offset:49152
	s_waitcnt lgkmcnt(6)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[16:31], v[128:135], v[136:143], v[16:31], v184, v183 op_sel_hi:[0,0,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[164:171], v[136:143], v[0:15], v184, v183 op_sel_hi:[1,0,0]
	ds_read_b128 v[140:143], v173 offset:49152
	ds_read_b128 v[136:139], v174 offset:49152
	v_mfma_scale_f32_32x32x64_f8f6f4 v[16:31], v[144:151], v[152:159], v[16:31], v184, v183 op_sel:[1,1,0] op_sel_hi:[0,0,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[136:143], v[152:159], v[0:15], v184, v183 op_sel:[1,1,0] op_sel_hi:[1,0,0]
	ds_read_b128 v[156:159], v181 offset:8192
	ds_read_b128 v[152:155], v182 offset:8192
	ds_read_b128 v[176:179], v185 offset:8192
	ds_read_b128 v[172:175], v186 offset:8192
	s_waitcnt lgkmcnt(2)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[48:63], v[128:135], v[152:159], v[48:63], v184, v183 op_sel_hi:[0,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[32:47], v[164:171], v[152:159], v[32:47], v184, v183 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[48:63], v[144:151], v[172:179], v[48:63], v184, v183 op_sel:[1,1,0] op_sel_hi:[0,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[32:47], v[136:143], v[172:179], v[32:47], v184, v183 op_sel:[1,1,0] op_sel_hi:[1,1,0]
	ds_read_u8 v172, v180 offset:514
	ds_read_u8 v173, v180 offset:512
	ds_read_u8 v174, v180 offset:770
	ds_read_u8 v175, v180 offset:768
	ds_read_b128 v[156:159], v181 offset:16384
	ds_read_b128 v[152:155], v182 offset:16384
	s_waitcnt lgkmcnt(5)
	v_lshlrev_b16_e32 v172, 8, v172
	s_waitcnt lgkmcnt(4)
	v_or_b32_e32 v172, v173, v172
	s_waitcnt lgkmcnt(3)
	v_lshlrev_b16_e32 v173, 8, v174
	s_waitcnt lgkmcnt(2)
	v_or_b32_sdwa v173, v175, v173 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_nop 0
	v_or_b32_sdwa v180, v172, v173 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	ds_read_b128 v[176:179], v185 offset:16384
	ds_read_b128 v[172:175], v186 offset:16384
	s_waitcnt lgkmcnt(2)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[80:95], v[128:135], v[152:159], v[80:95], v184, v180 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[64:79], v[164:171], v[152:159], v[64:79], v184, v180 op_sel_hi:[1,0,0]
	ds_read_b128 v[156:159], v181 offset:24576
	ds_read_b128 v[152:155], v182 offset:24576
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[112:127], v[128:135], v[152:159], v[112:127], v184, v180 op_sel_hi:[0,1,0]
	ds_read_b128 v[132:135], v185 offset:24576
	ds_read_b128 v[128:131], v186 offset:24576
	v_mfma_scale_f32_32x32x64_f8f6f4 v[96:111], v[164:171], v[152:159], v[96:111], v184, v180 op_sel_hi:[1,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[80:95], v[144:151], v[172:179], v[80:95], v184, v180 op_sel:[1,1,0] op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[64:79], v[136:143], v[172:179], v[64:79], v184, v180 op_sel:[1,1,0] op_sel_hi:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[112:127], v[144:151], v[128:135], v[112:127], v184, v180 op_sel:[1,1,0] op_sel_hi:[0,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[96:111], v[136:143], v[128:135], v[96:111], v184, v180 op_sel:[1,1,0] op_sel_hi:[1,1,0]
.LBB0_6:                                ; %._crit_edge._crit_edge
	s_lshl_b32 s0, s14, 8
	v_lshrrev_b32_e32 v128, 3, v162
	v_lshrrev_b32_e32 v141, 1, v163
	v_or3_b32 v128, v128, v141, s0
	v_lshlrev_b32_e32 v144, 1, v128
	s_and_b32 s13, s13, 0xffff
	s_mov_b32 s15, 0x27000
	s_mov_b32 s14, 0x7ffffffe
	v_or_b32_e32 v130, 16, v144
	v_or_b32_e32 v132, 32, v144
	v_or_b32_e32 v134, 48, v144
	buffer_load_dwordx2 v[128:129], v144, s[12:15], 0 offen
	v_or_b32_e32 v138, 0x110, v144
	buffer_load_dwordx2 v[130:131], v130, s[12:15], 0 offen
	v_mov_b32_e32 v140, 0
	buffer_load_dwordx2 v[132:133], v132, s[12:15], 0 offen
	s_nop 0
	buffer_load_dwordx2 v[134:135], v134, s[12:15], 0 offen
	s_nop 0
	buffer_load_dwordx2 v[136:137], v144, s[12:15], 0 offen offset:256
	v_or_b32_e32 v142, 0x120, v144
	buffer_load_dwordx2 v[138:139], v138, s[12:15], 0 offen
	v_lshrrev_b32_e32 v145, 3, v161
	global_load_dword v140, v140, s[18:19]
	v_or_b32_e32 v144, 0x130, v144
	buffer_load_dwordx2 v[142:143], v142, s[12:15], 0 offen
	v_or_b32_e32 v159, v145, v160
	buffer_load_dwordx2 v[144:145], v144, s[12:15], 0 offen
	s_mul_i32 s1, s17, s2
	v_lshrrev_b32_e32 v158, 2, v162
	s_add_i32 s1, s1, s0
	s_and_b32 s21, s21, 0xffff
	s_mov_b32 s22, s14
	s_mov_b32 s23, s15
	s_waitcnt vmcnt(8)
	v_cvt_f32_f16_e32 v146, v128
	v_cvt_f32_f16_sdwa v147, v128 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v128, v129
	v_cvt_f32_f16_sdwa v129, v129 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v148, v130
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v154, v136
	v_cvt_f32_f16_sdwa v155, v136 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v149, v130 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v130, v131
	v_cvt_f32_f16_sdwa v131, v131 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v134
	v_cvt_f32_f16_sdwa v153, v134 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v134, v135
	v_cvt_f32_f16_sdwa v135, v135 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v136, v137
	v_cvt_f32_f16_sdwa v137, v137 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[18:19], v[18:19], v[140:141], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[50:51], v[50:51], v[140:141], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[82:83], v[82:83], v[140:141], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[114:115], v[114:115], v[140:141], v[128:129] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[128:129], v[0:1], v[140:141], v[154:155] op_sel_hi:[1,0,1]
	v_cvt_f32_f16_e32 v0, v139
	v_cvt_f32_f16_sdwa v1, v139 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_fma_f32 v[22:23], v[22:23], v[140:141], v[130:131] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[54:55], v[54:55], v[140:141], v[130:131] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[86:87], v[86:87], v[140:141], v[130:131] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[118:119], v[118:119], v[140:141], v[130:131] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[30:31], v[30:31], v[140:141], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[62:63], v[62:63], v[140:141], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[94:95], v[94:95], v[140:141], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[126:127], v[126:127], v[140:141], v[134:135] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[130:131], v[2:3], v[140:141], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[134:135], v[6:7], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v2, v142
	v_cvt_f32_f16_sdwa v3, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_fma_f32 v[38:39], v[38:39], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[70:71], v[70:71], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[102:103], v[102:103], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_cvt_f32_f16_e32 v0, v143
	v_cvt_f32_f16_sdwa v1, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v156, v138
	v_cvt_f32_f16_sdwa v157, v138 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v132
	v_cvt_f32_f16_sdwa v151, v132 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v132, v133
	v_cvt_f32_f16_sdwa v133, v133 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_fma_f32 v[34:35], v[34:35], v[140:141], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[66:67], v[66:67], v[140:141], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[98:99], v[98:99], v[140:141], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[136:137], v[8:9], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[40:41], v[40:41], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[72:73], v[72:73], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[104:105], v[104:105], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[138:139], v[10:11], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v2, v144
	v_cvt_f32_f16_sdwa v3, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_fma_f32 v[42:43], v[42:43], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[74:75], v[74:75], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[106:107], v[106:107], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_cvt_f32_f16_e32 v0, v145
	v_cvt_f32_f16_sdwa v1, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_fma_f32 v[16:17], v[16:17], v[140:141], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[20:21], v[20:21], v[140:141], v[148:149] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[28:29], v[28:29], v[140:141], v[152:153] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[64:65], v[64:65], v[140:141], v[154:155] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[68:69], v[68:69], v[140:141], v[156:157] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[24:25], v[24:25], v[140:141], v[150:151] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[26:27], v[26:27], v[140:141], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[142:143], v[12:13], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[44:45], v[44:45], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[76:77], v[76:77], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[108:109], v[108:109], v[140:141], v[2:3] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[144:145], v[14:15], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[46:47], v[46:47], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[78:79], v[78:79], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[110:111], v[110:111], v[140:141], v[0:1] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v0, v16, v17
	v_cvt_pk_f16_f32 v1, v18, v19
	v_cvt_pk_f16_f32 v2, v20, v21
	v_cvt_pk_f16_f32 v3, v22, v23
	v_cvt_pk_f16_f32 v6, v28, v29
	v_cvt_pk_f16_f32 v28, v40, v41
	v_cvt_pk_f16_f32 v29, v42, v43
	v_cvt_pk_f16_f32 v40, v64, v65
	v_cvt_pk_f16_f32 v42, v68, v69
	v_mul_lo_u32 v64, s2, v159
	v_or3_b32 v68, v158, v141, s1
	v_pk_fma_f32 v[58:59], v[58:59], v[140:141], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[90:91], v[90:91], v[140:141], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[122:123], v[122:123], v[140:141], v[132:133] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[132:133], v[4:5], v[140:141], v[156:157] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v4, v24, v25
	v_cvt_pk_f16_f32 v5, v26, v27
	v_cvt_pk_f16_f32 v7, v30, v31
	v_cvt_pk_f16_f32 v30, v44, v45
	v_cvt_pk_f16_f32 v44, v72, v73
	v_or_b32_e32 v69, 16, v68
	v_permlane32_swap_b32_e32 v0, v2
	v_permlane32_swap_b32_e32 v1, v3
	v_add_lshl_u32 v72, v68, v64, 1
	v_cvt_pk_f16_f32 v8, v128, v129
	v_cvt_pk_f16_f32 v9, v130, v131
	v_cvt_pk_f16_f32 v10, v132, v133
	v_cvt_pk_f16_f32 v11, v134, v135
	v_cvt_pk_f16_f32 v43, v70, v71
	v_or_b32_e32 v70, 0x80, v68
	v_permlane32_swap_b32_e32 v4, v6
	v_permlane32_swap_b32_e32 v5, v7
	buffer_store_dwordx4 v[0:3], v72, s[20:23], 0 offen
	v_pk_fma_f32 v[48:49], v[48:49], v[140:141], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[52:53], v[52:53], v[140:141], v[148:149] op_sel_hi:[1,0,1]
	v_add_lshl_u32 v0, v69, v64, 1
	v_cvt_pk_f16_f32 v12, v136, v137
	v_cvt_pk_f16_f32 v13, v138, v139
	v_cvt_pk_f16_f32 v14, v142, v143
	v_cvt_pk_f16_f32 v15, v144, v145
	s_lshl_b32 s2, s2, 6
	v_or_b32_e32 v71, 0x90, v68
	v_permlane32_swap_b32_e32 v8, v10
	v_permlane32_swap_b32_e32 v9, v11
	buffer_store_dwordx4 v[4:7], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v70, v64, 1
	v_pk_fma_f32 v[56:57], v[56:57], v[140:141], v[150:151] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[60:61], v[60:61], v[140:141], v[152:153] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v16, v48, v49
	v_cvt_pk_f16_f32 v17, v50, v51
	v_cvt_pk_f16_f32 v18, v52, v53
	v_cvt_pk_f16_f32 v19, v54, v55
	v_add_u32_e32 v65, s2, v64
	v_permlane32_swap_b32_e32 v12, v14
	v_permlane32_swap_b32_e32 v13, v15
	buffer_store_dwordx4 v[8:11], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v71, v64, 1
	v_pk_fma_f32 v[32:33], v[32:33], v[140:141], v[154:155] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[36:37], v[36:37], v[140:141], v[156:157] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v20, v56, v57
	v_cvt_pk_f16_f32 v21, v58, v59
	v_cvt_pk_f16_f32 v22, v60, v61
	v_cvt_pk_f16_f32 v23, v62, v63
	v_permlane32_swap_b32_e32 v16, v18
	v_permlane32_swap_b32_e32 v17, v19
	buffer_store_dwordx4 v[12:15], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v68, v65, 1
	v_cvt_pk_f16_f32 v24, v32, v33
	v_cvt_pk_f16_f32 v25, v34, v35
	v_cvt_pk_f16_f32 v26, v36, v37
	v_cvt_pk_f16_f32 v27, v38, v39
	v_permlane32_swap_b32_e32 v20, v22
	v_permlane32_swap_b32_e32 v21, v23
	buffer_store_dwordx4 v[16:19], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v69, v65, 1
	v_pk_fma_f32 v[80:81], v[80:81], v[140:141], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[84:85], v[84:85], v[140:141], v[148:149] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v31, v46, v47
	v_permlane32_swap_b32_e32 v24, v26
	v_permlane32_swap_b32_e32 v25, v27
	buffer_store_dwordx4 v[20:23], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v70, v65, 1
	v_pk_fma_f32 v[88:89], v[88:89], v[140:141], v[150:151] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[92:93], v[92:93], v[140:141], v[152:153] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v32, v80, v81
	v_cvt_pk_f16_f32 v33, v82, v83
	v_cvt_pk_f16_f32 v34, v84, v85
	v_cvt_pk_f16_f32 v35, v86, v87
	v_cvt_pk_f16_f32 v41, v66, v67
	v_add_u32_e32 v66, s2, v65
	v_permlane32_swap_b32_e32 v28, v30
	v_permlane32_swap_b32_e32 v29, v31
	buffer_store_dwordx4 v[24:27], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v71, v65, 1
	v_cvt_pk_f16_f32 v36, v88, v89
	v_cvt_pk_f16_f32 v37, v90, v91
	v_cvt_pk_f16_f32 v38, v92, v93
	v_cvt_pk_f16_f32 v39, v94, v95
	v_permlane32_swap_b32_e32 v32, v34
	v_permlane32_swap_b32_e32 v33, v35
	buffer_store_dwordx4 v[28:31], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v68, v66, 1
	v_permlane32_swap_b32_e32 v36, v38
	v_permlane32_swap_b32_e32 v37, v39
	buffer_store_dwordx4 v[32:35], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v69, v66, 1
	v_pk_fma_f32 v[112:113], v[112:113], v[140:141], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[116:117], v[116:117], v[140:141], v[148:149] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v45, v74, v75
	v_cvt_pk_f16_f32 v46, v76, v77
	v_cvt_pk_f16_f32 v47, v78, v79
	v_permlane32_swap_b32_e32 v40, v42
	v_permlane32_swap_b32_e32 v41, v43
	buffer_store_dwordx4 v[36:39], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v70, v66, 1
	v_pk_fma_f32 v[120:121], v[120:121], v[140:141], v[150:151] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[124:125], v[124:125], v[140:141], v[152:153] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v48, v112, v113
	v_cvt_pk_f16_f32 v49, v114, v115
	v_cvt_pk_f16_f32 v50, v116, v117
	v_cvt_pk_f16_f32 v51, v118, v119
	v_add_u32_e32 v67, s2, v66
	v_permlane32_swap_b32_e32 v44, v46
	v_permlane32_swap_b32_e32 v45, v47
	buffer_store_dwordx4 v[40:43], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v71, v66, 1
	v_pk_fma_f32 v[96:97], v[96:97], v[140:141], v[154:155] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[100:101], v[100:101], v[140:141], v[156:157] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v52, v120, v121
	v_cvt_pk_f16_f32 v53, v122, v123
	v_cvt_pk_f16_f32 v54, v124, v125
	v_cvt_pk_f16_f32 v55, v126, v127
	v_permlane32_swap_b32_e32 v48, v50
	v_permlane32_swap_b32_e32 v49, v51
	buffer_store_dwordx4 v[44:47], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v68, v67, 1
	v_cvt_pk_f16_f32 v56, v96, v97
	v_cvt_pk_f16_f32 v57, v98, v99
	v_cvt_pk_f16_f32 v58, v100, v101
	v_cvt_pk_f16_f32 v59, v102, v103
	v_permlane32_swap_b32_e32 v52, v54
	v_permlane32_swap_b32_e32 v53, v55
	buffer_store_dwordx4 v[48:51], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v69, v67, 1
	v_cvt_pk_f16_f32 v60, v104, v105
	v_cvt_pk_f16_f32 v61, v106, v107
	v_cvt_pk_f16_f32 v62, v108, v109
	v_cvt_pk_f16_f32 v63, v110, v111
	v_permlane32_swap_b32_e32 v56, v58
	v_permlane32_swap_b32_e32 v57, v59
	buffer_store_dwordx4 v[52:55], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v70, v67, 1
	v_permlane32_swap_b32_e32 v60, v62
	v_permlane32_swap_b32_e32 v61, v63
	buffer_store_dwordx4 v[56:59], v0, s[20:23], 0 offen
	v_add_lshl_u32 v0, v71, v67, 1
	buffer_store_dwordx4 v[60:63], v0, s[20:23], 0 offen
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm_mx
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 223
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 224
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
	.size	scaled_mm_mx, .Lfunc_end0-scaled_mm_mx
                                        ; -- End function
	.set scaled_mm_mx.num_vgpr, 223
	.set scaled_mm_mx.num_agpr, 0
	.set scaled_mm_mx.numbered_sgpr, 36
	.set scaled_mm_mx.num_named_barrier, 0
	.set scaled_mm_mx.private_seg_size, 0
	.set scaled_mm_mx.uses_vcc, 1
	.set scaled_mm_mx.uses_flat_scratch, 0
	.set scaled_mm_mx.has_dyn_sized_stack, 0
	.set scaled_mm_mx.has_recursion, 0
	.set scaled_mm_mx.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6096
; TotalNumSgprs: 42
; NumVgprs: 223
; NumAgprs: 0
; TotalNumVgprs: 223
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 223
; AccumOffset: 224
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 55
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
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 512
    .name:           scaled_mm_mx
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         scaled_mm_mx.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     223
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
