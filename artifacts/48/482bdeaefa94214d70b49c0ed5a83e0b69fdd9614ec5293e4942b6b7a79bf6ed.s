	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
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
	s_lshr_b32 s2, s2, 25
	s_add_i32 s2, s13, s2
	s_ashr_i32 s3, s2, 7
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
	v_lshrrev_b32_e32 v3, 2, v0
	v_mul_lo_u32 v2, s14, v3
	s_mov_b32 s23, 0x27000
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
	s_lshl_b32 s2, s24, 7
	s_mul_i32 s24, s24, s3
	v_lshlrev_b32_e32 v1, 4, v0
	s_sub_i32 s10, s15, s24
	v_and_b32_e32 v4, 48, v1
	s_mul_i32 s3, s2, s14
	s_lshl_b32 s6, s14, 6
	v_or_b32_e32 v5, s3, v4
	s_cmp_gt_i32 s14, 0
	v_add_u32_e32 v6, v5, v2
	v_add3_u32 v2, v2, s6, v5
	v_bfrev_b32_e32 v5, 1
	s_cselect_b64 vcc, -1, 0
	s_and_b32 s21, s21, 0xffff
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v14, v5, v6, vcc
	v_cndmask_b32_e32 v2, v5, v2, vcc
	buffer_load_dwordx4 v[6:9], v14, s[20:23], 0 offen
	buffer_load_dwordx4 v[10:13], v2, s[20:23], 0 offen
	v_and_b32_e32 v2, 3, v0
	v_mul_lo_u32 v2, s13, v2
	v_add_lshl_u32 v2, v2, v3, 4
	v_lshl_add_u32 v14, s10, 11, v2
	v_add_u32_e32 v15, 0x400, v14
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s22
	s_mov_b32 s7, s23
	v_cndmask_b32_e32 v22, v5, v14, vcc
	v_cndmask_b32_e32 v5, v5, v15, vcc
	buffer_load_dwordx4 v[14:17], v22, s[4:7], 0 offen
	buffer_load_dwordx4 v[18:21], v5, s[4:7], 0 offen
	v_and_b32_e32 v5, 56, v0
	v_xor_b32_e32 v1, v1, v5
	v_and_b32_e32 v64, 31, v0
	v_and_b32_e32 v65, 0x80, v0
	v_and_b32_e32 v66, 32, v0
	v_and_b32_e32 v67, 64, v0
	v_lshlrev_b32_e32 v68, 2, v0
	v_add_u32_e32 v0, 0, v1
	v_xor_b32_e32 v1, 8, v1
	s_lshl_b32 s3, s13, 6
	s_sub_i32 s12, s14, 64
	s_mov_b32 s11, 0
	v_add_u32_e32 v1, 0, v1
	s_cmp_lt_i32 s12, 1
	v_lshrrev_b32_e32 v69, 2, v66
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v0, v[6:7], v[10:11] offset1:8
	ds_write2st64_b64 v1, v[8:9], v[12:13] offset1:8
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v0, v[14:15], v[18:19] offset0:16 offset1:24
	ds_write2st64_b64 v1, v[16:17], v[20:21] offset0:16 offset1:24
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	s_lshl_b32 s6, s15, 11
	v_and_b32_e32 v5, 56, v68
	s_add_i32 s6, s6, s3
	v_lshl_or_b32 v5, v64, 6, v5
	v_add_u32_e32 v2, s6, v2
	s_lshl_b32 s6, s24, 11
	v_xor_b32_e32 v5, v5, v69
	v_subrev_u32_e32 v2, s6, v2
	v_lshl_or_b32 v3, s19, 7, v3
	s_lshl_b32 s6, s18, 7
	v_lshl_or_b32 v6, v65, 4, v5
	v_lshl_or_b32 v10, v67, 5, v5
	v_subrev_u32_e32 v5, s6, v3
	v_or_b32_e32 v3, 64, v5
	v_xor_b32_e32 v7, 16, v6
	v_xor_b32_e32 v8, 32, v6
	v_xor_b32_e32 v9, 48, v6
	v_xor_b32_e32 v11, 16, v10
	v_xor_b32_e32 v12, 32, v10
	v_xor_b32_e32 v13, 48, v10
	v_mul_lo_u32 v3, s14, v3
	v_mul_lo_u32 v5, s14, v5
	v_add3_u32 v3, v3, v4, 64
	v_add3_u32 v4, v5, v4, 64
	v_accvgpr_write_b32 a63, 0
	v_accvgpr_write_b32 a62, 0
	v_accvgpr_write_b32 a61, 0
	v_accvgpr_write_b32 a60, 0
	v_accvgpr_write_b32 a59, 0
	v_accvgpr_write_b32 a58, 0
	v_accvgpr_write_b32 a57, 0
	v_accvgpr_write_b32 a56, 0
	v_accvgpr_write_b32 a55, 0
	v_accvgpr_write_b32 a54, 0
	v_accvgpr_write_b32 a53, 0
	v_accvgpr_write_b32 a52, 0
	v_accvgpr_write_b32 a51, 0
	v_accvgpr_write_b32 a50, 0
	v_accvgpr_write_b32 a49, 0
	v_accvgpr_write_b32 a48, 0
	v_accvgpr_write_b32 a47, 0
	v_accvgpr_write_b32 a46, 0
	v_accvgpr_write_b32 a45, 0
	v_accvgpr_write_b32 a44, 0
	v_accvgpr_write_b32 a43, 0
	v_accvgpr_write_b32 a42, 0
	v_accvgpr_write_b32 a41, 0
	v_accvgpr_write_b32 a40, 0
	v_accvgpr_write_b32 a39, 0
	v_accvgpr_write_b32 a38, 0
	v_accvgpr_write_b32 a37, 0
	v_accvgpr_write_b32 a36, 0
	v_accvgpr_write_b32 a35, 0
	v_accvgpr_write_b32 a34, 0
	v_accvgpr_write_b32 a33, 0
	v_accvgpr_write_b32 a32, 0
	v_accvgpr_write_b32 a31, 0
	v_accvgpr_write_b32 a30, 0
	v_accvgpr_write_b32 a29, 0
	v_accvgpr_write_b32 a28, 0
	v_accvgpr_write_b32 a27, 0
	v_accvgpr_write_b32 a26, 0
	v_accvgpr_write_b32 a25, 0
	v_accvgpr_write_b32 a24, 0
	v_accvgpr_write_b32 a23, 0
	v_accvgpr_write_b32 a22, 0
	v_accvgpr_write_b32 a21, 0
	v_accvgpr_write_b32 a20, 0
	v_accvgpr_write_b32 a19, 0
	v_accvgpr_write_b32 a18, 0
	v_accvgpr_write_b32 a17, 0
	v_accvgpr_write_b32 a16, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_add_u32_e32 v5, 0, v6
	v_add_u32_e32 v6, 0, v7
	v_add_u32_e32 v7, 0, v8
	v_add_u32_e32 v8, 0, v9
	v_add_u32_e32 v9, 0, v10
	v_add_u32_e32 v10, 0, v11
	v_add_u32_e32 v11, 0, v12
	v_add_u32_e32 v12, 0, v13
	s_mov_b32 s6, s22
	s_mov_b32 s7, s23
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[14:17], v5 offset1:8
	ds_read2st64_b64 v[18:21], v6 offset1:8
	ds_read2st64_b64 v[22:25], v7 offset1:8
	ds_read2st64_b64 v[26:29], v8 offset1:8
	v_add_u32_e32 v13, s11, v4
	v_add_u32_e32 v38, s11, v3
	s_setprio 1
	buffer_load_dwordx4 v[30:33], v13, s[20:23], 0 offen
	buffer_load_dwordx4 v[34:37], v38, s[20:23], 0 offen
	; sched_barrier mask(0x00000000)
	ds_read2st64_b64 v[38:41], v9 offset0:16 offset1:24
	ds_read2st64_b64 v[42:45], v10 offset0:16 offset1:24
	ds_read2st64_b64 v[46:49], v11 offset0:16 offset1:24
	ds_read2st64_b64 v[50:53], v12 offset0:16 offset1:24
	s_setprio 0
	buffer_load_dwordx4 v[54:57], v2, s[4:7], 0 offen
	buffer_load_dwordx4 v[58:61], v2, s[4:7], 0 offen offset:1024
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[38:39], v[14:15], a[0:15]
	; sched_barrier mask(0x00000001)
	s_setprio 1
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[40:41], v[14:15], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[38:39], v[16:17], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[48:63], v[40:41], v[16:17], a[48:63]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[42:43], v[18:19], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[44:45], v[18:19], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[42:43], v[20:21], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[48:63], v[44:45], v[20:21], a[48:63]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[46:47], v[22:23], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[48:49], v[22:23], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[46:47], v[24:25], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[48:63], v[48:49], v[24:25], a[48:63]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[50:51], v[26:27], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[52:53], v[26:27], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[50:51], v[28:29], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[48:63], v[52:53], v[28:29], a[48:63]
	s_setprio 0
	s_add_i32 s11, s11, 64
	s_cmp_lt_i32 s11, s12
	v_add_u32_e32 v2, s3, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v0, v[30:31], v[34:35] offset1:8
	ds_write2st64_b64 v1, v[32:33], v[36:37] offset1:8
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v0, v[54:55], v[58:59] offset0:16 offset1:24
	ds_write2st64_b64 v1, v[56:57], v[60:61] offset0:16 offset1:24
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a16, 0
	v_accvgpr_write_b32 a17, 0
	v_accvgpr_write_b32 a18, 0
	v_accvgpr_write_b32 a19, 0
	v_accvgpr_write_b32 a20, 0
	v_accvgpr_write_b32 a21, 0
	v_accvgpr_write_b32 a22, 0
	v_accvgpr_write_b32 a23, 0
	v_accvgpr_write_b32 a24, 0
	v_accvgpr_write_b32 a25, 0
	v_accvgpr_write_b32 a26, 0
	v_accvgpr_write_b32 a27, 0
	v_accvgpr_write_b32 a28, 0
	v_accvgpr_write_b32 a29, 0
	v_accvgpr_write_b32 a30, 0
	v_accvgpr_write_b32 a31, 0
	v_accvgpr_write_b32 a32, 0
	v_accvgpr_write_b32 a33, 0
	v_accvgpr_write_b32 a34, 0
	v_accvgpr_write_b32 a35, 0
	v_accvgpr_write_b32 a36, 0
	v_accvgpr_write_b32 a37, 0
	v_accvgpr_write_b32 a38, 0
	v_accvgpr_write_b32 a39, 0
	v_accvgpr_write_b32 a40, 0
	v_accvgpr_write_b32 a41, 0
	v_accvgpr_write_b32 a42, 0
	v_accvgpr_write_b32 a43, 0
	v_accvgpr_write_b32 a44, 0
	v_accvgpr_write_b32 a45, 0
	v_accvgpr_write_b32 a46, 0
	v_accvgpr_write_b32 a47, 0
	v_accvgpr_write_b32 a48, 0
	v_accvgpr_write_b32 a49, 0
	v_accvgpr_write_b32 a50, 0
	v_accvgpr_write_b32 a51, 0
	v_accvgpr_write_b32 a52, 0
	v_accvgpr_write_b32 a53, 0
	v_accvgpr_write_b32 a54, 0
	v_accvgpr_write_b32 a55, 0
	v_accvgpr_write_b32 a56, 0
	v_accvgpr_write_b32 a57, 0
	v_accvgpr_write_b32 a58, 0
	v_accvgpr_write_b32 a59, 0
	v_accvgpr_write_b32 a60, 0
	v_accvgpr_write_b32 a61, 0
	v_accvgpr_write_b32 a62, 0
	v_accvgpr_write_b32 a63, 0
.LBB0_4:                                ; %._crit_edge
	s_add_i32 s14, s14, 63
	v_accvgpr_read_b32 v48, a0
	v_accvgpr_read_b32 v49, a1
	v_accvgpr_read_b32 v50, a2
	v_accvgpr_read_b32 v51, a3
	v_accvgpr_read_b32 v52, a4
	v_accvgpr_read_b32 v53, a5
	v_accvgpr_read_b32 v54, a6
	v_accvgpr_read_b32 v55, a7
	v_accvgpr_read_b32 v56, a8
	v_accvgpr_read_b32 v57, a9
	v_accvgpr_read_b32 v58, a10
	v_accvgpr_read_b32 v59, a11
	v_accvgpr_read_b32 v60, a12
	v_accvgpr_read_b32 v61, a13
	v_accvgpr_read_b32 v62, a14
	v_accvgpr_read_b32 v63, a15
	v_accvgpr_read_b32 v16, a16
	v_accvgpr_read_b32 v17, a17
	v_accvgpr_read_b32 v18, a18
	v_accvgpr_read_b32 v19, a19
	v_accvgpr_read_b32 v20, a20
	v_accvgpr_read_b32 v21, a21
	v_accvgpr_read_b32 v22, a22
	v_accvgpr_read_b32 v23, a23
	v_accvgpr_read_b32 v24, a24
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a26
	v_accvgpr_read_b32 v27, a27
	v_accvgpr_read_b32 v28, a28
	v_accvgpr_read_b32 v29, a29
	v_accvgpr_read_b32 v30, a30
	v_accvgpr_read_b32 v31, a31
	v_accvgpr_read_b32 v32, a32
	v_accvgpr_read_b32 v33, a33
	v_accvgpr_read_b32 v34, a34
	v_accvgpr_read_b32 v35, a35
	v_accvgpr_read_b32 v36, a36
	v_accvgpr_read_b32 v37, a37
	v_accvgpr_read_b32 v38, a38
	v_accvgpr_read_b32 v39, a39
	v_accvgpr_read_b32 v40, a40
	v_accvgpr_read_b32 v41, a41
	v_accvgpr_read_b32 v42, a42
	v_accvgpr_read_b32 v43, a43
	v_accvgpr_read_b32 v44, a44
	v_accvgpr_read_b32 v45, a45
	v_accvgpr_read_b32 v46, a46
	v_accvgpr_read_b32 v47, a47
	v_accvgpr_read_b32 v0, a48
	v_accvgpr_read_b32 v1, a49
	v_accvgpr_read_b32 v2, a50
	v_accvgpr_read_b32 v3, a51
	v_accvgpr_read_b32 v4, a52
	v_accvgpr_read_b32 v5, a53
	v_accvgpr_read_b32 v6, a54
	v_accvgpr_read_b32 v7, a55
	v_accvgpr_read_b32 v8, a56
	v_accvgpr_read_b32 v9, a57
	v_accvgpr_read_b32 v10, a58
	v_accvgpr_read_b32 v11, a59
	v_accvgpr_read_b32 v12, a60
	v_accvgpr_read_b32 v13, a61
	v_accvgpr_read_b32 v14, a62
	v_accvgpr_read_b32 v15, a63
	s_cmp_lt_i32 s14, 64
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_and_b32_e32 v68, 56, v68
	v_lshl_or_b32 v68, v64, 6, v68
	v_xor_b32_e32 v72, v68, v69
	v_lshl_or_b32 v92, v67, 5, v72
	v_add_u32_e32 v68, 0, v92
	ds_read2st64_b64 v[68:71], v68 offset0:16 offset1:24
	v_lshl_or_b32 v96, v65, 4, v72
	v_add_u32_e32 v72, 0, v96
	ds_read2st64_b64 v[72:75], v72 offset1:8
	v_accvgpr_write_b32 a0, v48
	v_accvgpr_write_b32 a1, v49
	v_accvgpr_write_b32 a2, v50
	v_accvgpr_write_b32 a3, v51
	v_accvgpr_write_b32 a4, v52
	v_accvgpr_write_b32 a5, v53
	v_accvgpr_write_b32 a6, v54
	v_accvgpr_write_b32 a7, v55
	v_accvgpr_write_b32 a8, v56
	v_accvgpr_write_b32 a9, v57
	v_accvgpr_write_b32 a10, v58
	v_accvgpr_write_b32 a11, v59
	v_accvgpr_write_b32 a12, v60
	v_accvgpr_write_b32 a13, v61
	v_accvgpr_write_b32 a14, v62
	v_accvgpr_write_b32 a15, v63
	v_xad_u32 v48, v92, 16, 0
	ds_read2st64_b64 v[76:79], v48 offset0:16 offset1:24
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[68:69], v[72:73], a[0:15]
	v_xad_u32 v48, v96, 16, 0
	ds_read2st64_b64 v[80:83], v48 offset1:8
	v_xad_u32 v48, v92, 32, 0
	ds_read2st64_b64 v[84:87], v48 offset0:16 offset1:24
	v_xad_u32 v48, v96, 32, 0
	ds_read2st64_b64 v[88:91], v48 offset1:8
	v_xad_u32 v48, v92, 48, 0
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[76:77], v[80:81], a[0:15]
	ds_read2st64_b64 v[92:95], v48 offset0:16 offset1:24
	v_xad_u32 v48, v96, 48, 0
	ds_read2st64_b64 v[96:99], v48 offset1:8
	v_accvgpr_write_b32 a16, v16
	v_accvgpr_write_b32 a32, v32
	v_accvgpr_write_b32 a17, v17
	v_accvgpr_write_b32 a18, v18
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[84:85], v[88:89], a[0:15]
	v_accvgpr_write_b32 a19, v19
	v_accvgpr_write_b32 a20, v20
	v_accvgpr_write_b32 a21, v21
	v_accvgpr_write_b32 a22, v22
	v_accvgpr_write_b32 a23, v23
	v_accvgpr_write_b32 a24, v24
	v_accvgpr_write_b32 a25, v25
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[92:93], v[96:97], a[0:15]
	v_accvgpr_write_b32 a26, v26
	v_accvgpr_write_b32 a27, v27
	v_accvgpr_write_b32 a28, v28
	v_accvgpr_write_b32 a29, v29
	v_accvgpr_write_b32 a30, v30
	v_accvgpr_write_b32 a31, v31
	v_accvgpr_write_b32 a33, v33
	v_accvgpr_write_b32 a34, v34
	v_accvgpr_write_b32 a35, v35
	v_accvgpr_write_b32 a36, v36
	v_accvgpr_write_b32 a37, v37
	v_accvgpr_read_b32 v63, a15
	v_accvgpr_read_b32 v62, a14
	v_accvgpr_read_b32 v61, a13
	v_accvgpr_read_b32 v60, a12
	v_accvgpr_read_b32 v59, a11
	v_accvgpr_read_b32 v58, a10
	v_accvgpr_read_b32 v57, a9
	v_accvgpr_read_b32 v56, a8
	v_accvgpr_read_b32 v55, a7
	v_accvgpr_read_b32 v54, a6
	v_accvgpr_read_b32 v53, a5
	v_accvgpr_read_b32 v52, a4
	v_accvgpr_read_b32 v51, a3
	v_accvgpr_read_b32 v50, a2
	v_accvgpr_read_b32 v49, a1
	v_accvgpr_read_b32 v48, a0
	v_accvgpr_write_b32 a0, v0
	v_accvgpr_write_b32 a38, v38
	v_accvgpr_write_b32 a39, v39
	v_accvgpr_write_b32 a40, v40
	v_accvgpr_write_b32 a41, v41
	v_accvgpr_write_b32 a42, v42
	v_accvgpr_write_b32 a43, v43
	v_accvgpr_write_b32 a44, v44
	v_accvgpr_write_b32 a45, v45
	v_accvgpr_write_b32 a46, v46
	v_accvgpr_write_b32 a47, v47
	v_accvgpr_write_b32 a1, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a3, v3
	v_accvgpr_write_b32 a4, v4
	v_accvgpr_write_b32 a5, v5
	v_accvgpr_write_b32 a6, v6
	v_accvgpr_write_b32 a7, v7
	v_accvgpr_write_b32 a8, v8
	v_accvgpr_write_b32 a9, v9
	v_accvgpr_write_b32 a10, v10
	v_accvgpr_write_b32 a11, v11
	v_accvgpr_write_b32 a12, v12
	v_accvgpr_write_b32 a13, v13
	v_accvgpr_write_b32 a14, v14
	v_accvgpr_write_b32 a15, v15
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[70:71], v[72:73], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[68:69], v[74:75], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[70:71], v[74:75], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[78:79], v[80:81], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[76:77], v[82:83], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[78:79], v[82:83], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[86:87], v[88:89], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[84:85], v[90:91], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[86:87], v[90:91], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[94:95], v[96:97], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[92:93], v[98:99], a[32:47]
	s_nop 9
	v_accvgpr_read_b32 v31, a31
	v_accvgpr_read_b32 v30, a30
	v_accvgpr_read_b32 v29, a29
	v_accvgpr_read_b32 v28, a28
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[94:95], v[98:99], a[0:15]
	v_accvgpr_read_b32 v27, a27
	v_accvgpr_read_b32 v26, a26
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v24, a24
	v_accvgpr_read_b32 v23, a23
	v_accvgpr_read_b32 v22, a22
	v_accvgpr_read_b32 v21, a21
	v_accvgpr_read_b32 v20, a20
	v_accvgpr_read_b32 v19, a19
	v_accvgpr_read_b32 v18, a18
	v_accvgpr_read_b32 v17, a17
	v_accvgpr_read_b32 v16, a16
	v_accvgpr_read_b32 v47, a47
	v_accvgpr_read_b32 v46, a46
	v_accvgpr_read_b32 v45, a45
	v_accvgpr_read_b32 v44, a44
	v_accvgpr_read_b32 v43, a43
	v_accvgpr_read_b32 v42, a42
	v_accvgpr_read_b32 v41, a41
	v_accvgpr_read_b32 v40, a40
	v_accvgpr_read_b32 v39, a39
	v_accvgpr_read_b32 v38, a38
	v_accvgpr_read_b32 v37, a37
	v_accvgpr_read_b32 v36, a36
	v_accvgpr_read_b32 v35, a35
	v_accvgpr_read_b32 v34, a34
	v_accvgpr_read_b32 v33, a33
	v_accvgpr_read_b32 v32, a32
	v_accvgpr_read_b32 v15, a15
	v_accvgpr_read_b32 v14, a14
	v_accvgpr_read_b32 v13, a13
	v_accvgpr_read_b32 v12, a12
	v_accvgpr_read_b32 v11, a11
	v_accvgpr_read_b32 v10, a10
	v_accvgpr_read_b32 v9, a9
	v_accvgpr_read_b32 v8, a8
	v_accvgpr_read_b32 v7, a7
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v5, a5
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v0, a0
.LBB0_6:                                ; %._crit_edge._crit_edge
	v_lshrrev_b32_e32 v66, 3, v66
	v_lshrrev_b32_e32 v67, 1, v67
	s_lshl_b32 s4, s10, 7
	v_or_b32_e32 v71, v66, v67
	v_or_b32_e32 v66, s4, v71
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffe
	v_lshlrev_b32_e32 v66, 1, v66
	buffer_load_dwordx2 v[68:69], v66, s[8:11], 0 offen
	v_or_b32_e32 v118, 8, v71
	v_mov_b32_e32 v66, 0
	global_load_dword v70, v66, s[0:1]
	v_or_b32_e32 v66, s4, v118
	v_lshlrev_b32_e32 v66, 1, v66
	v_or_b32_e32 v119, 16, v71
	buffer_load_dwordx2 v[72:73], v66, s[8:11], 0 offen
	v_or_b32_e32 v66, s4, v119
	v_lshlrev_b32_e32 v66, 1, v66
	v_or_b32_e32 v120, 24, v71
	buffer_load_dwordx2 v[74:75], v66, s[8:11], 0 offen
	v_or_b32_e32 v66, s4, v120
	v_lshlrev_b32_e32 v66, 1, v66
	v_or_b32_e32 v121, 64, v71
	buffer_load_dwordx2 v[76:77], v66, s[8:11], 0 offen
	v_or_b32_e32 v66, s4, v121
	v_lshlrev_b32_e32 v66, 1, v66
	v_or_b32_e32 v122, 0x48, v71
	buffer_load_dwordx2 v[78:79], v66, s[8:11], 0 offen
	v_or_b32_e32 v66, s4, v122
	v_lshlrev_b32_e32 v66, 1, v66
	v_or_b32_e32 v67, 0x50, v71
	buffer_load_dwordx2 v[80:81], v66, s[8:11], 0 offen
	v_or_b32_e32 v66, s4, v67
	v_lshlrev_b32_e32 v66, 1, v66
	buffer_load_dwordx2 v[82:83], v66, s[8:11], 0 offen
	v_or_b32_e32 v66, 0x58, v71
	v_or_b32_e32 v84, s4, v66
	v_lshlrev_b32_e32 v84, 1, v84
	buffer_load_dwordx2 v[84:85], v84, s[8:11], 0 offen
	v_lshrrev_b32_e32 v65, 2, v65
	v_or_b32_e32 v123, v65, v64
	s_mul_i32 s0, s2, s13
	s_add_i32 s0, s0, s4
	s_mov_b32 s1, 0x5040100
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s18, s10
	s_mov_b32 s19, s11
	s_waitcnt vmcnt(8)
	v_and_b32_e32 v87, 0xffff0000, v69
	v_lshlrev_b32_e32 v86, 16, v69
	v_and_b32_e32 v65, 0xffff0000, v68
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[50:51], v[50:51], v[70:71], v[86:87] op_sel_hi:[1,0,1]
	v_lshlrev_b32_e32 v64, 16, v68
	v_pk_fma_f32 v[68:69], v[48:49], v[70:71], v[64:65] op_sel_hi:[1,0,1]
	v_cmp_o_f32_e32 vcc, v50, v50
	s_waitcnt vmcnt(6)
	v_and_b32_e32 v89, 0xffff0000, v72
	v_lshlrev_b32_e32 v88, 16, v72
	v_and_b32_e32 v91, 0xffff0000, v73
	v_lshlrev_b32_e32 v90, 16, v73
	s_waitcnt vmcnt(5)
	v_and_b32_e32 v73, 0xffff0000, v74
	v_lshlrev_b32_e32 v72, 16, v74
	v_and_b32_e32 v93, 0xffff0000, v75
	v_lshlrev_b32_e32 v92, 16, v75
	s_waitcnt vmcnt(4)
	v_and_b32_e32 v75, 0xffff0000, v76
	v_lshlrev_b32_e32 v74, 16, v76
	v_and_b32_e32 v95, 0xffff0000, v77
	v_lshlrev_b32_e32 v94, 16, v77
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v77, 0xffff0000, v78
	v_lshlrev_b32_e32 v76, 16, v78
	v_and_b32_e32 v97, 0xffff0000, v79
	v_lshlrev_b32_e32 v96, 16, v79
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v79, 0xffff0000, v80
	v_lshlrev_b32_e32 v78, 16, v80
	v_and_b32_e32 v99, 0xffff0000, v81
	v_lshlrev_b32_e32 v98, 16, v81
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v81, 0xffff0000, v82
	v_lshlrev_b32_e32 v80, 16, v82
	v_and_b32_e32 v101, 0xffff0000, v83
	v_lshlrev_b32_e32 v100, 16, v83
	v_pk_fma_f32 v[102:103], v[16:17], v[70:71], v[76:77] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[4:5], v[70:71], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[8:9], v[70:71], v[80:81] op_sel_hi:[1,0,1]
	v_mul_lo_u32 v8, s13, v123
	v_pk_fma_f32 v[104:105], v[18:19], v[70:71], v[96:97] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[18:19], v[6:7], v[70:71], v[98:99] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[70:71], v[100:101] op_sel_hi:[1,0,1]
	v_add_u32_e32 v10, s0, v8
	s_add_i32 s0, s0, s3
	v_add_u32_e32 v11, s0, v8
	v_bfe_u32 v8, v50, 16, 1
	s_movk_i32 s0, 0x7fff
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v83, 0xffff0000, v84
	v_lshlrev_b32_e32 v82, 16, v84
	v_and_b32_e32 v117, 0xffff0000, v85
	v_lshlrev_b32_e32 v116, 16, v85
	v_bfe_u32 v9, v51, 16, 1
	v_add3_u32 v8, v50, v8, s0
	v_pk_fma_f32 v[106:107], v[20:21], v[70:71], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[108:109], v[22:23], v[70:71], v[98:99] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[20:21], v[0:1], v[70:71], v[76:77] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[22:23], v[2:3], v[70:71], v[96:97] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[0:1], v[12:13], v[70:71], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[2:3], v[14:15], v[70:71], v[116:117] op_sel_hi:[1,0,1]
	v_bfe_u32 v12, v68, 16, 1
	v_add3_u32 v9, v51, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_mov_b32_e32 v14, 0x7fff
	v_bfe_u32 v13, v69, 16, 1
	v_add3_u32 v12, v68, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v51, v51
	v_add3_u32 v13, v69, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v68, v68
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_pk_fma_f32 v[54:55], v[54:55], v[70:71], v[90:91] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[52:53], v[52:53], v[70:71], v[88:89] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	v_add_lshl_u32 v12, v10, v71, 1
	buffer_store_dwordx2 v[8:9], v12, s[16:19], 0 offen
	v_bfe_u32 v8, v54, 16, 1
	v_bfe_u32 v9, v55, 16, 1
	v_add3_u32 v8, v54, v8, s0
	v_bfe_u32 v12, v52, 16, 1
	v_add3_u32 v9, v55, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v54, v54
	v_bfe_u32 v13, v53, 16, 1
	v_add3_u32 v12, v52, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v55, v55
	v_add3_u32 v13, v53, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v52, v52
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v53, v53
	v_pk_fma_f32 v[58:59], v[58:59], v[70:71], v[92:93] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[56:57], v[56:57], v[70:71], v[72:73] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	v_add_lshl_u32 v12, v10, v118, 1
	buffer_store_dwordx2 v[8:9], v12, s[16:19], 0 offen
	v_bfe_u32 v8, v58, 16, 1
	v_bfe_u32 v9, v59, 16, 1
	v_add3_u32 v8, v58, v8, s0
	v_bfe_u32 v12, v56, 16, 1
	v_add3_u32 v9, v59, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v58, v58
	v_bfe_u32 v13, v57, 16, 1
	v_add3_u32 v12, v56, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v59, v59
	v_add3_u32 v13, v57, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v56, v56
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v57, v57
	v_pk_fma_f32 v[62:63], v[62:63], v[70:71], v[94:95] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[60:61], v[60:61], v[70:71], v[74:75] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	v_add_lshl_u32 v12, v10, v119, 1
	buffer_store_dwordx2 v[8:9], v12, s[16:19], 0 offen
	v_bfe_u32 v8, v62, 16, 1
	v_bfe_u32 v9, v63, 16, 1
	v_add3_u32 v8, v62, v8, s0
	v_bfe_u32 v12, v60, 16, 1
	v_add3_u32 v9, v63, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v62, v62
	v_bfe_u32 v13, v61, 16, 1
	v_add3_u32 v12, v60, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v63, v63
	v_add3_u32 v13, v61, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v60, v60
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v61, v61
	v_pk_fma_f32 v[112:113], v[26:27], v[70:71], v[100:101] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[110:111], v[24:25], v[70:71], v[80:81] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	v_add_lshl_u32 v12, v10, v120, 1
	buffer_store_dwordx2 v[8:9], v12, s[16:19], 0 offen
	v_bfe_u32 v8, v104, 16, 1
	v_bfe_u32 v9, v105, 16, 1
	v_add3_u32 v8, v104, v8, s0
	v_bfe_u32 v12, v102, 16, 1
	v_add3_u32 v9, v105, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v104, v104
	v_bfe_u32 v13, v103, 16, 1
	v_add3_u32 v12, v102, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v105, v105
	v_add3_u32 v13, v103, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v102, v102
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v103, v103
	v_pk_fma_f32 v[84:85], v[30:31], v[70:71], v[116:117] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[114:115], v[28:29], v[70:71], v[82:83] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	v_add_lshl_u32 v12, v10, v121, 1
	buffer_store_dwordx2 v[8:9], v12, s[16:19], 0 offen
	v_bfe_u32 v8, v108, 16, 1
	v_bfe_u32 v9, v109, 16, 1
	v_add3_u32 v8, v108, v8, s0
	v_bfe_u32 v12, v106, 16, 1
	v_add3_u32 v9, v109, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v108, v108
	v_bfe_u32 v13, v107, 16, 1
	v_add3_u32 v12, v106, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v109, v109
	v_add3_u32 v13, v107, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v106, v106
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v107, v107
	v_pk_fma_f32 v[48:49], v[32:33], v[70:71], v[64:65] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[64:65], v[34:35], v[70:71], v[86:87] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	v_add_lshl_u32 v12, v10, v122, 1
	buffer_store_dwordx2 v[8:9], v12, s[16:19], 0 offen
	v_bfe_u32 v8, v112, 16, 1
	v_bfe_u32 v9, v113, 16, 1
	v_add3_u32 v8, v112, v8, s0
	v_bfe_u32 v12, v110, 16, 1
	v_add3_u32 v9, v113, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v112, v112
	v_bfe_u32 v13, v111, 16, 1
	v_add3_u32 v12, v110, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v113, v113
	v_add3_u32 v13, v111, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v110, v110
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v111, v111
	v_pk_fma_f32 v[34:35], v[38:39], v[70:71], v[90:91] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[32:33], v[36:37], v[70:71], v[88:89] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	v_add_lshl_u32 v12, v10, v67, 1
	buffer_store_dwordx2 v[8:9], v12, s[16:19], 0 offen
	v_bfe_u32 v8, v84, 16, 1
	v_bfe_u32 v9, v85, 16, 1
	v_add3_u32 v8, v84, v8, s0
	v_bfe_u32 v12, v114, 16, 1
	v_add3_u32 v9, v85, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v84, v84
	v_bfe_u32 v13, v115, 16, 1
	v_add3_u32 v12, v114, v12, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v85, v85
	v_add3_u32 v13, v115, v13, s0
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v114, v114
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v12, vcc
	v_cmp_o_f32_e32 vcc, v115, v115
	v_add_lshl_u32 v10, v10, v66, 1
	v_pk_fma_f32 v[30:31], v[42:43], v[70:71], v[92:93] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_perm_b32 v8, v12, v8, s1
	buffer_store_dwordx2 v[8:9], v10, s[16:19], 0 offen
	v_bfe_u32 v8, v64, 16, 1
	v_bfe_u32 v9, v65, 16, 1
	v_add3_u32 v8, v64, v8, s0
	v_bfe_u32 v10, v48, 16, 1
	v_add3_u32 v9, v65, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v64, v64
	v_bfe_u32 v12, v49, 16, 1
	v_add3_u32 v10, v48, v10, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v65, v65
	v_add3_u32 v12, v49, v12, s0
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v48, v48
	v_lshrrev_b32_e32 v12, 16, v12
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v10, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_pk_fma_f32 v[28:29], v[40:41], v[70:71], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[26:27], v[46:47], v[70:71], v[94:95] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v10, v14, v12, vcc
	v_perm_b32 v8, v10, v8, s1
	v_add_lshl_u32 v10, v11, v71, 1
	buffer_store_dwordx2 v[8:9], v10, s[16:19], 0 offen
	v_bfe_u32 v8, v34, 16, 1
	v_bfe_u32 v9, v35, 16, 1
	v_add3_u32 v8, v34, v8, s0
	v_bfe_u32 v10, v32, 16, 1
	v_add3_u32 v9, v35, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v34, v34
	v_bfe_u32 v12, v33, 16, 1
	v_add3_u32 v10, v32, v10, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v35, v35
	v_add3_u32 v12, v33, v12, s0
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v32, v32
	v_lshrrev_b32_e32 v12, 16, v12
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v10, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_pk_fma_f32 v[24:25], v[44:45], v[70:71], v[74:75] op_sel_hi:[1,0,1]
	s_nop 0
	v_cndmask_b32_e32 v10, v14, v12, vcc
	v_perm_b32 v8, v10, v8, s1
	v_add_lshl_u32 v10, v11, v118, 1
	buffer_store_dwordx2 v[8:9], v10, s[16:19], 0 offen
	v_bfe_u32 v8, v30, 16, 1
	v_bfe_u32 v9, v31, 16, 1
	v_add3_u32 v8, v30, v8, s0
	v_bfe_u32 v10, v28, 16, 1
	v_add3_u32 v9, v31, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v30, v30
	v_bfe_u32 v12, v29, 16, 1
	v_add3_u32 v10, v28, v10, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_add3_u32 v12, v29, v12, s0
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v28, v28
	v_lshrrev_b32_e32 v12, 16, v12
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v10, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	s_nop 1
	v_cndmask_b32_e32 v10, v14, v12, vcc
	v_perm_b32 v8, v10, v8, s1
	v_add_lshl_u32 v10, v11, v119, 1
	buffer_store_dwordx2 v[8:9], v10, s[16:19], 0 offen
	v_bfe_u32 v8, v26, 16, 1
	v_bfe_u32 v9, v27, 16, 1
	v_add3_u32 v8, v26, v8, s0
	v_bfe_u32 v10, v24, 16, 1
	v_add3_u32 v9, v27, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v26, v26
	v_bfe_u32 v12, v25, 16, 1
	v_add3_u32 v10, v24, v10, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	v_add3_u32 v12, v25, v12, s0
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_lshrrev_b32_e32 v12, 16, v12
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v10, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	s_nop 1
	v_cndmask_b32_e32 v10, v14, v12, vcc
	v_perm_b32 v8, v10, v8, s1
	v_add_lshl_u32 v10, v11, v120, 1
	buffer_store_dwordx2 v[8:9], v10, s[16:19], 0 offen
	v_bfe_u32 v8, v22, 16, 1
	v_bfe_u32 v9, v23, 16, 1
	v_add3_u32 v8, v22, v8, s0
	v_bfe_u32 v10, v20, 16, 1
	v_add3_u32 v9, v23, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v22, v22
	v_bfe_u32 v12, v21, 16, 1
	v_add3_u32 v10, v20, v10, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	v_add3_u32 v12, v21, v12, s0
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v20, v20
	v_lshrrev_b32_e32 v12, 16, v12
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v10, vcc
	v_cmp_o_f32_e32 vcc, v21, v21
	s_nop 1
	v_cndmask_b32_e32 v10, v14, v12, vcc
	v_perm_b32 v8, v10, v8, s1
	v_add_lshl_u32 v10, v11, v121, 1
	buffer_store_dwordx2 v[8:9], v10, s[16:19], 0 offen
	v_bfe_u32 v8, v18, 16, 1
	v_bfe_u32 v9, v19, 16, 1
	v_add3_u32 v8, v18, v8, s0
	v_bfe_u32 v10, v16, 16, 1
	v_add3_u32 v9, v19, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v18, v18
	v_bfe_u32 v12, v17, 16, 1
	v_add3_u32 v10, v16, v10, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v19, v19
	v_add3_u32 v12, v17, v12, s0
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_lshrrev_b32_e32 v12, 16, v12
	v_perm_b32 v9, v9, v8, s1
	v_cndmask_b32_e32 v8, v14, v10, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	s_nop 1
	v_cndmask_b32_e32 v10, v14, v12, vcc
	v_perm_b32 v8, v10, v8, s1
	v_add_lshl_u32 v10, v11, v122, 1
	buffer_store_dwordx2 v[8:9], v10, s[16:19], 0 offen
	v_bfe_u32 v8, v6, 16, 1
	v_bfe_u32 v9, v7, 16, 1
	v_add3_u32 v8, v6, v8, s0
	v_bfe_u32 v10, v4, 16, 1
	v_add3_u32 v9, v7, v9, s0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e32 vcc, v6, v6
	v_bfe_u32 v12, v5, 16, 1
	v_add3_u32 v10, v4, v10, s0
	v_lshrrev_b32_e32 v9, 16, v9
	v_cndmask_b32_e32 v6, v14, v8, vcc
	v_cmp_o_f32_e32 vcc, v7, v7
	v_add3_u32 v12, v5, v12, s0
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v7, v14, v9, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_lshrrev_b32_e32 v12, 16, v12
	v_perm_b32 v7, v7, v6, s1
	v_cndmask_b32_e32 v4, v14, v10, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v14, v12, vcc
	v_perm_b32 v6, v5, v4, s1
	v_add_lshl_u32 v4, v11, v67, 1
	buffer_store_dwordx2 v[6:7], v4, s[16:19], 0 offen
	v_bfe_u32 v4, v2, 16, 1
	v_bfe_u32 v5, v3, 16, 1
	v_add3_u32 v4, v2, v4, s0
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v6, v0, 16, 1
	v_add3_u32 v5, v3, v5, s0
	v_cndmask_b32_sdwa v2, v14, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_bfe_u32 v7, v1, 16, 1
	v_add3_u32 v6, v0, v6, s0
	v_cndmask_b32_sdwa v3, v14, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v0, v0
	v_add3_u32 v7, v1, v7, s0
	v_perm_b32 v3, v3, v2, s1
	v_cndmask_b32_sdwa v0, v14, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v1, v1
	s_nop 1
	v_cndmask_b32_sdwa v1, v14, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v1, v0, s1
	v_add_lshl_u32 v0, v11, v66, 1
	buffer_store_dwordx2 v[2:3], v0, s[16:19], 0 offen
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
		.amdhsa_next_free_vgpr 188
		.amdhsa_next_free_sgpr 25
		.amdhsa_accum_offset 124
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
	.set scaled_mm.num_vgpr, 124
	.set scaled_mm.num_agpr, 64
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
; codeLenInByte = 7192
; TotalNumSgprs: 31
; NumVgprs: 124
; NumAgprs: 64
; TotalNumVgprs: 188
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 23
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 188
; AccumOffset: 124
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 30
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
  - .agpr_count:     64
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
    .max_flat_workgroup_size: 256
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     188
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
