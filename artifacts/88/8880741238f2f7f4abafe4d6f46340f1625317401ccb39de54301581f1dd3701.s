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
	v_lshrrev_b32_e32 v6, 1, v0
	v_lshlrev_b32_e32 v3, 4, v0
	v_and_b32_e32 v2, 16, v3
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
	s_sub_i32 s3, s15, s24
	v_or_b32_e32 v1, s2, v6
	s_cmp_gt_i32 s14, 0
	v_mad_u64_u32 v[4:5], s[6:7], v1, s14, v[2:3]
	v_bfrev_b32_e32 v1, 1
	s_cselect_b64 vcc, -1, 0
	s_and_b32 s21, s21, 0xffff
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_cndmask_b32_e32 v4, v1, v4, vcc
	buffer_load_dwordx4 v[8:11], v4, s[20:23], 0 offen
	v_and_b32_e32 v4, 1, v0
	v_mul_lo_u32 v4, s13, v4
	v_add_lshl_u32 v5, v4, v6, 4
	v_lshl_add_u32 v4, s3, 11, v5
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s22
	s_mov_b32 s7, s23
	v_cndmask_b32_e32 v1, v1, v4, vcc
	buffer_load_dwordx4 v[12:15], v1, s[4:7], 0 offen
	v_bfe_i32 v4, v0, 4, 1
	v_and_b32_e32 v3, 0xef0, v3
	v_and_b32_e32 v4, 0x108, v4
	v_and_b32_e32 v67, 32, v0
	v_or_b32_e32 v7, v4, v3
	v_bitop3_b32 v4, v4, 8, v3 bitop3:0x36
	s_sub_i32 s11, s14, 32
	s_mov_b32 s10, 0
	v_and_b32_e32 v1, 0x80, v0
	v_and_b32_e32 v68, 64, v0
	v_bfe_i32 v69, v0, 3, 1
	v_lshrrev_b32_e32 v66, 2, v67
	v_add_u32_e32 v3, 0, v7
	v_add_u32_e32 v4, 0, v4
	s_cmp_lt_i32 s11, 1
	v_lshlrev_b32_e32 v70, 5, v0
	s_waitcnt vmcnt(1)
	ds_write_b64 v3, v[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b64 v3, v[12:13] offset:4096
	ds_write2st64_b64 v4, v[10:11], v[14:15] offset1:8
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	s_lshl_b32 s12, s13, 5
	s_lshl_b32 s6, s15, 11
	s_add_i32 s6, s6, s12
	v_add_u32_e32 v5, s6, v5
	s_lshl_b32 s6, s24, 11
	v_subrev_u32_e32 v5, s6, v5
	v_lshl_or_b32 v6, s19, 7, v6
	s_lshl_b32 s6, s18, 7
	v_and_b32_e32 v7, 0x2e0, v70
	v_and_b32_e32 v8, 0x108, v69
	v_subrev_u32_e32 v6, s6, v6
	v_bitop3_b32 v7, v8, v66, v7 bitop3:0x36
	v_lshl_add_u32 v8, v1, 3, 0
	v_lshl_add_u32 v9, v68, 4, 0
	v_mul_lo_u32 v6, s14, v6
	v_add3_u32 v2, v6, v2, 32
	v_add_u32_e32 v6, v8, v7
	v_add_u32_e32 v9, v9, v7
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
	s_mov_b32 s6, s22
	s_mov_b32 s7, s23
	v_add_u32_e32 v7, 0x800, v6
	v_add_u32_e32 v8, 0x1000, v9
	v_add_u32_e32 v9, 0x1800, v9
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v10, s10, v2
	buffer_load_dwordx4 v[10:13], v10, s[20:23], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[14:17], v8 offset1:2
	ds_read2_b64 v[18:21], v6 offset1:2
	ds_read2_b64 v[26:29], v7 offset1:2
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[14:15], v[18:19], a[32:47]
	ds_read2_b64 v[22:25], v9 offset1:2
	s_add_i32 s10, s10, 32
	s_cmp_lt_i32 s10, s11
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[14:15], v[26:27], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[32:47], v[16:17], v[20:21], a[32:47]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[16:17], v[28:29], a[16:31]
	buffer_load_dwordx4 v[14:17], v5, s[4:7], 0 offen
	v_add_u32_e32 v5, s12, v5
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v3, v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b64 v3, v[14:15] offset:4096
	ds_write2st64_b64 v4, v[12:13], v[16:17] offset1:8
	v_mfma_f32_32x32x16_fp8_fp8 a[48:63], v[22:23], v[18:19], a[48:63]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[22:23], v[26:27], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[48:63], v[24:25], v[20:21], a[48:63]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[24:25], v[28:29], a[0:15]
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a30, 0
	v_accvgpr_write_b32 a31, 0
	v_accvgpr_write_b32 a28, 0
	v_accvgpr_write_b32 a29, 0
	v_accvgpr_write_b32 a26, 0
	v_accvgpr_write_b32 a27, 0
	v_accvgpr_write_b32 a24, 0
	v_accvgpr_write_b32 a25, 0
	v_accvgpr_write_b32 a22, 0
	v_accvgpr_write_b32 a23, 0
	v_accvgpr_write_b32 a20, 0
	v_accvgpr_write_b32 a21, 0
	v_accvgpr_write_b32 a18, 0
	v_accvgpr_write_b32 a19, 0
	v_accvgpr_write_b32 a16, 0
	v_accvgpr_write_b32 a17, 0
	v_accvgpr_write_b32 a62, 0
	v_accvgpr_write_b32 a63, 0
	v_accvgpr_write_b32 a60, 0
	v_accvgpr_write_b32 a61, 0
	v_accvgpr_write_b32 a58, 0
	v_accvgpr_write_b32 a59, 0
	v_accvgpr_write_b32 a56, 0
	v_accvgpr_write_b32 a57, 0
	v_accvgpr_write_b32 a54, 0
	v_accvgpr_write_b32 a55, 0
	v_accvgpr_write_b32 a52, 0
	v_accvgpr_write_b32 a53, 0
	v_accvgpr_write_b32 a50, 0
	v_accvgpr_write_b32 a51, 0
	v_accvgpr_write_b32 a48, 0
	v_accvgpr_write_b32 a49, 0
	v_accvgpr_write_b32 a46, 0
	v_accvgpr_write_b32 a47, 0
	v_accvgpr_write_b32 a44, 0
	v_accvgpr_write_b32 a45, 0
	v_accvgpr_write_b32 a42, 0
	v_accvgpr_write_b32 a43, 0
	v_accvgpr_write_b32 a40, 0
	v_accvgpr_write_b32 a41, 0
	v_accvgpr_write_b32 a38, 0
	v_accvgpr_write_b32 a39, 0
	v_accvgpr_write_b32 a36, 0
	v_accvgpr_write_b32 a37, 0
	v_accvgpr_write_b32 a34, 0
	v_accvgpr_write_b32 a35, 0
	v_accvgpr_write_b32 a32, 0
	v_accvgpr_write_b32 a33, 0
.LBB0_4:                                ; %._crit_edge
	s_add_i32 s14, s14, 31
	s_nop 8
	v_accvgpr_read_b32 v16, a14
	v_accvgpr_read_b32 v17, a15
	v_accvgpr_read_b32 v14, a12
	v_accvgpr_read_b32 v15, a13
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v10, a8
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v8, a6
	v_accvgpr_read_b32 v9, a7
	v_accvgpr_read_b32 v6, a4
	v_accvgpr_read_b32 v7, a5
	v_accvgpr_read_b32 v4, a2
	v_accvgpr_read_b32 v5, a3
	v_accvgpr_read_b32 v2, a0
	v_accvgpr_read_b32 v3, a1
	v_accvgpr_read_b32 v32, a30
	v_accvgpr_read_b32 v33, a31
	v_accvgpr_read_b32 v30, a28
	v_accvgpr_read_b32 v31, a29
	v_accvgpr_read_b32 v28, a26
	v_accvgpr_read_b32 v29, a27
	v_accvgpr_read_b32 v26, a24
	v_accvgpr_read_b32 v27, a25
	v_accvgpr_read_b32 v24, a22
	v_accvgpr_read_b32 v25, a23
	v_accvgpr_read_b32 v22, a20
	v_accvgpr_read_b32 v23, a21
	v_accvgpr_read_b32 v20, a18
	v_accvgpr_read_b32 v21, a19
	v_accvgpr_read_b32 v18, a16
	v_accvgpr_read_b32 v19, a17
	v_accvgpr_read_b32 v48, a62
	v_accvgpr_read_b32 v49, a63
	v_accvgpr_read_b32 v46, a60
	v_accvgpr_read_b32 v47, a61
	v_accvgpr_read_b32 v44, a58
	v_accvgpr_read_b32 v45, a59
	v_accvgpr_read_b32 v42, a56
	v_accvgpr_read_b32 v43, a57
	v_accvgpr_read_b32 v40, a54
	v_accvgpr_read_b32 v41, a55
	v_accvgpr_read_b32 v38, a52
	v_accvgpr_read_b32 v39, a53
	v_accvgpr_read_b32 v36, a50
	v_accvgpr_read_b32 v37, a51
	v_accvgpr_read_b32 v34, a48
	v_accvgpr_read_b32 v35, a49
	v_accvgpr_read_b32 v64, a46
	v_accvgpr_read_b32 v65, a47
	v_accvgpr_read_b32 v62, a44
	v_accvgpr_read_b32 v63, a45
	v_accvgpr_read_b32 v60, a42
	v_accvgpr_read_b32 v61, a43
	v_accvgpr_read_b32 v58, a40
	v_accvgpr_read_b32 v59, a41
	v_accvgpr_read_b32 v56, a38
	v_accvgpr_read_b32 v57, a39
	v_accvgpr_read_b32 v54, a36
	v_accvgpr_read_b32 v55, a37
	v_accvgpr_read_b32 v52, a34
	v_accvgpr_read_b32 v53, a35
	v_accvgpr_read_b32 v50, a32
	v_accvgpr_read_b32 v51, a33
	s_cmp_lt_i32 s14, 32
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_and_b32_e32 v70, 0x2e0, v70
	v_and_b32_e32 v69, 0x108, v69
	v_lshlrev_b32_e32 v71, 4, v68
	v_bitop3_b32 v69, v69, v66, v70 bitop3:0x36
	v_add3_u32 v78, 0, v71, v69
	v_accvgpr_write_b32 a16, v50
	v_add_u32_e32 v70, 0x1000, v78
	v_accvgpr_write_b32 a17, v51
	v_accvgpr_write_b32 a18, v52
	v_accvgpr_write_b32 a19, v53
	v_accvgpr_write_b32 a20, v54
	v_accvgpr_write_b32 a21, v55
	v_accvgpr_write_b32 a22, v56
	v_accvgpr_write_b32 a23, v57
	v_accvgpr_write_b32 a24, v58
	v_accvgpr_write_b32 a25, v59
	v_accvgpr_write_b32 a26, v60
	v_accvgpr_write_b32 a27, v61
	v_accvgpr_write_b32 a28, v62
	v_accvgpr_write_b32 a29, v63
	v_accvgpr_write_b32 a30, v64
	v_accvgpr_write_b32 a31, v65
	v_add_u32_e32 v50, 0x1800, v78
	ds_read2_b64 v[70:73], v70 offset1:2
	ds_read2_b64 v[78:81], v50 offset1:2
	v_lshlrev_b32_e32 v74, 3, v1
	v_add3_u32 v69, 0, v74, v69
	ds_read2_b64 v[74:77], v69 offset1:2
	v_accvgpr_write_b32 a0, v34
	v_accvgpr_write_b32 a1, v35
	v_accvgpr_write_b32 a2, v36
	v_accvgpr_write_b32 a3, v37
	v_accvgpr_write_b32 a4, v38
	v_accvgpr_write_b32 a5, v39
	v_accvgpr_write_b32 a6, v40
	v_accvgpr_write_b32 a7, v41
	v_accvgpr_write_b32 a8, v42
	v_accvgpr_write_b32 a9, v43
	v_accvgpr_write_b32 a10, v44
	v_accvgpr_write_b32 a11, v45
	v_accvgpr_write_b32 a12, v46
	v_accvgpr_write_b32 a13, v47
	v_accvgpr_write_b32 a14, v48
	v_accvgpr_write_b32 a15, v49
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[70:71], v[74:75], a[16:31]
	v_add_u32_e32 v34, 0x800, v69
	ds_read2_b64 v[82:85], v34 offset1:2
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[78:79], v[74:75], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[72:73], v[76:77], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[80:81], v[76:77], a[0:15]
	s_nop 10
	v_accvgpr_read_b32 v51, a17
	v_accvgpr_read_b32 v50, a16
	v_accvgpr_read_b32 v53, a19
	v_accvgpr_read_b32 v52, a18
	v_accvgpr_read_b32 v55, a21
	v_accvgpr_read_b32 v54, a20
	v_accvgpr_read_b32 v57, a23
	v_accvgpr_read_b32 v56, a22
	v_accvgpr_read_b32 v59, a25
	v_accvgpr_read_b32 v58, a24
	v_accvgpr_read_b32 v61, a27
	v_accvgpr_read_b32 v60, a26
	v_accvgpr_read_b32 v63, a29
	v_accvgpr_read_b32 v62, a28
	v_accvgpr_read_b32 v65, a31
	v_accvgpr_read_b32 v64, a30
	v_accvgpr_read_b32 v35, a1
	v_accvgpr_read_b32 v34, a0
	v_accvgpr_read_b32 v37, a3
	v_accvgpr_read_b32 v36, a2
	v_accvgpr_read_b32 v39, a5
	v_accvgpr_read_b32 v38, a4
	v_accvgpr_read_b32 v41, a7
	v_accvgpr_read_b32 v40, a6
	v_accvgpr_read_b32 v43, a9
	v_accvgpr_write_b32 a16, v18
	v_accvgpr_read_b32 v42, a8
	v_accvgpr_read_b32 v45, a11
	v_accvgpr_read_b32 v44, a10
	v_accvgpr_read_b32 v47, a13
	v_accvgpr_read_b32 v46, a12
	v_accvgpr_read_b32 v49, a15
	v_accvgpr_read_b32 v48, a14
	v_accvgpr_write_b32 a0, v2
	v_accvgpr_write_b32 a17, v19
	v_accvgpr_write_b32 a18, v20
	v_accvgpr_write_b32 a19, v21
	v_accvgpr_write_b32 a20, v22
	v_accvgpr_write_b32 a21, v23
	v_accvgpr_write_b32 a22, v24
	v_accvgpr_write_b32 a23, v25
	v_accvgpr_write_b32 a24, v26
	v_accvgpr_write_b32 a25, v27
	v_accvgpr_write_b32 a26, v28
	v_accvgpr_write_b32 a27, v29
	v_accvgpr_write_b32 a28, v30
	v_accvgpr_write_b32 a29, v31
	v_accvgpr_write_b32 a30, v32
	v_accvgpr_write_b32 a31, v33
	v_accvgpr_write_b32 a1, v3
	v_accvgpr_write_b32 a2, v4
	v_accvgpr_write_b32 a3, v5
	v_accvgpr_write_b32 a4, v6
	v_accvgpr_write_b32 a5, v7
	v_accvgpr_write_b32 a6, v8
	v_accvgpr_write_b32 a7, v9
	v_accvgpr_write_b32 a8, v10
	v_accvgpr_write_b32 a9, v11
	v_accvgpr_write_b32 a10, v12
	v_accvgpr_write_b32 a11, v13
	v_accvgpr_write_b32 a12, v14
	v_accvgpr_write_b32 a13, v15
	v_accvgpr_write_b32 a14, v16
	v_accvgpr_write_b32 a15, v17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[70:71], v[82:83], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[78:79], v[82:83], a[0:15]
	v_mfma_f32_32x32x16_fp8_fp8 a[16:31], v[72:73], v[84:85], a[16:31]
	v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[80:81], v[84:85], a[0:15]
	s_nop 10
	v_accvgpr_read_b32 v19, a17
	v_accvgpr_read_b32 v18, a16
	v_accvgpr_read_b32 v21, a19
	v_accvgpr_read_b32 v20, a18
	v_accvgpr_read_b32 v23, a21
	v_accvgpr_read_b32 v22, a20
	v_accvgpr_read_b32 v25, a23
	v_accvgpr_read_b32 v24, a22
	v_accvgpr_read_b32 v27, a25
	v_accvgpr_read_b32 v26, a24
	v_accvgpr_read_b32 v29, a27
	v_accvgpr_read_b32 v28, a26
	v_accvgpr_read_b32 v31, a29
	v_accvgpr_read_b32 v30, a28
	v_accvgpr_read_b32 v33, a31
	v_accvgpr_read_b32 v32, a30
	v_accvgpr_read_b32 v3, a1
	v_accvgpr_read_b32 v2, a0
	v_accvgpr_read_b32 v5, a3
	v_accvgpr_read_b32 v4, a2
	v_accvgpr_read_b32 v7, a5
	v_accvgpr_read_b32 v6, a4
	v_accvgpr_read_b32 v9, a7
	v_accvgpr_read_b32 v8, a6
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v10, a8
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v15, a13
	v_accvgpr_read_b32 v14, a12
	v_accvgpr_read_b32 v17, a15
	v_accvgpr_read_b32 v16, a14
.LBB0_6:                                ; %._crit_edge._crit_edge
	s_lshl_b32 s3, s3, 7
	v_lshrrev_b32_e32 v85, 1, v68
	v_lshrrev_b32_e32 v67, 3, v67
	v_or3_b32 v67, v67, v85, s3
	v_lshlrev_b32_e32 v67, 1, v67
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffe
	v_or_b32_e32 v70, 16, v67
	v_or_b32_e32 v72, 32, v67
	v_or_b32_e32 v78, 48, v67
	buffer_load_dwordx2 v[68:69], v67, s[8:11], 0 offen
	v_or_b32_e32 v80, 0xa0, v67
	buffer_load_dwordx2 v[70:71], v70, s[8:11], 0 offen
	v_lshrrev_b32_e32 v1, 2, v1
	buffer_load_dwordx2 v[72:73], v72, s[8:11], 0 offen
	s_nop 0
	buffer_load_dwordx2 v[74:75], v78, s[8:11], 0 offen
	buffer_load_dwordx2 v[76:77], v67, s[8:11], 0 offen offset:128
	v_or_b32_e32 v78, 0x90, v67
	v_or_b32_e32 v67, 0xb0, v67
	buffer_load_dwordx2 v[78:79], v78, s[8:11], 0 offen
	v_or_b32_e32 v85, v66, v85
	buffer_load_dwordx2 v[80:81], v80, s[8:11], 0 offen
	v_and_or_b32 v98, v0, 31, v1
	buffer_load_dwordx2 v[82:83], v67, s[8:11], 0 offen
	v_mov_b32_e32 v67, 0
	global_load_dword v84, v67, s[0:1]
	s_mul_i32 s0, s2, s13
	s_add_i32 s0, s0, s3
	v_or_b32_e32 v101, 16, v85
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s18, s10
	s_mov_b32 s19, s11
	v_or_b32_e32 v100, 64, v85
	s_lshl_b32 s1, s13, 6
	v_or_b32_e32 v99, 0x50, v85
	s_waitcnt vmcnt(8)
	v_cvt_f32_f16_e32 v0, v68
	v_cvt_f32_f16_sdwa v1, v68 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v66, v69
	v_cvt_f32_f16_sdwa v67, v69 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v68, v70
	v_cvt_f32_f16_sdwa v69, v70 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(5)
	v_cvt_f32_f16_e32 v88, v74
	v_cvt_f32_f16_sdwa v89, v74 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v74, v75
	v_cvt_f32_f16_sdwa v75, v75 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v70, v71
	v_cvt_f32_f16_sdwa v71, v71 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v90, v76
	v_cvt_f32_f16_sdwa v91, v76 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v76, v77
	v_cvt_f32_f16_sdwa v77, v77 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v94, v80
	v_cvt_f32_f16_sdwa v95, v80 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v80, v81
	v_cvt_f32_f16_sdwa v81, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v96, v82
	v_cvt_f32_f16_sdwa v97, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v82, v83
	v_cvt_f32_f16_sdwa v83, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v86, v72
	v_cvt_f32_f16_sdwa v87, v72 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v72, v73
	v_cvt_f32_f16_sdwa v73, v73 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v92, v78
	v_cvt_f32_f16_sdwa v93, v78 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v78, v79
	v_cvt_f32_f16_sdwa v79, v79 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[18:19], v[18:19], v[84:85], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[22:23], v[22:23], v[84:85], v[68:69] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[32:33], v[32:33], v[84:85], v[74:75] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[50:51], v[50:51], v[84:85], v[0:1] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[52:53], v[52:53], v[84:85], v[66:67] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[54:55], v[54:55], v[84:85], v[68:69] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[56:57], v[56:57], v[84:85], v[70:71] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[36:37], v[36:37], v[84:85], v[76:77] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[68:69], v[4:5], v[84:85], v[76:77] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[44:45], v[44:45], v[84:85], v[80:81] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[76:77], v[12:13], v[84:85], v[80:81] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[80:81], v[16:17], v[84:85], v[82:83] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v16, v18, v19
	v_cvt_pk_f16_f32 v18, v22, v23
	v_cvt_pk_f16_f32 v23, v32, v33
	v_mul_lo_u32 v32, s13, v98
	v_pk_fma_f32 v[20:21], v[20:21], v[84:85], v[66:67] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[58:59], v[58:59], v[84:85], v[86:87] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[60:61], v[60:61], v[84:85], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[62:63], v[62:63], v[84:85], v[88:89] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[64:65], v[64:65], v[84:85], v[74:75] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[34:35], v[34:35], v[84:85], v[90:91] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[66:67], v[2:3], v[84:85], v[90:91] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v0, v50, v51
	v_cvt_pk_f16_f32 v1, v52, v53
	v_cvt_pk_f16_f32 v2, v54, v55
	v_cvt_pk_f16_f32 v3, v56, v57
	v_add_u32_e32 v33, s0, v32
	v_pk_fma_f32 v[24:25], v[24:25], v[84:85], v[70:71] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[28:29], v[28:29], v[84:85], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[38:39], v[38:39], v[84:85], v[92:93] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[70:71], v[6:7], v[84:85], v[92:93] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[40:41], v[40:41], v[84:85], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[72:73], v[8:9], v[84:85], v[78:79] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v4, v58, v59
	v_cvt_pk_f16_f32 v5, v60, v61
	v_cvt_pk_f16_f32 v6, v62, v63
	v_cvt_pk_f16_f32 v7, v64, v65
	v_cvt_pk_f16_f32 v8, v34, v35
	v_permlane32_swap_b32_e32 v0, v2
	v_permlane32_swap_b32_e32 v1, v3
	v_add_lshl_u32 v34, v33, v85, 1
	v_pk_fma_f32 v[42:43], v[42:43], v[84:85], v[94:95] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[74:75], v[10:11], v[84:85], v[94:95] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[46:47], v[46:47], v[84:85], v[96:97] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[48:49], v[48:49], v[84:85], v[82:83] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v9, v36, v37
	v_cvt_pk_f16_f32 v10, v38, v39
	v_cvt_pk_f16_f32 v11, v40, v41
	v_permlane32_swap_b32_e32 v4, v6
	v_permlane32_swap_b32_e32 v5, v7
	buffer_store_dwordx4 v[0:3], v34, s[16:19], 0 offen
	v_pk_fma_f32 v[78:79], v[14:15], v[84:85], v[96:97] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v12, v42, v43
	v_add_lshl_u32 v0, v33, v101, 1
	v_cvt_pk_f16_f32 v13, v44, v45
	v_cvt_pk_f16_f32 v14, v46, v47
	v_cvt_pk_f16_f32 v15, v48, v49
	s_add_i32 s0, s0, s1
	v_permlane32_swap_b32_e32 v8, v10
	v_permlane32_swap_b32_e32 v9, v11
	buffer_store_dwordx4 v[4:7], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v33, v100, 1
	v_pk_fma_f32 v[26:27], v[26:27], v[84:85], v[86:87] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[30:31], v[30:31], v[84:85], v[88:89] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v17, v20, v21
	v_cvt_pk_f16_f32 v19, v24, v25
	v_add_u32_e32 v32, s0, v32
	v_permlane32_swap_b32_e32 v12, v14
	v_permlane32_swap_b32_e32 v13, v15
	buffer_store_dwordx4 v[8:11], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v33, v99, 1
	v_cvt_pk_f16_f32 v20, v26, v27
	v_cvt_pk_f16_f32 v21, v28, v29
	v_cvt_pk_f16_f32 v22, v30, v31
	v_permlane32_swap_b32_e32 v16, v18
	v_permlane32_swap_b32_e32 v17, v19
	buffer_store_dwordx4 v[12:15], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v32, v85, 1
	v_cvt_pk_f16_f32 v24, v66, v67
	v_cvt_pk_f16_f32 v25, v68, v69
	v_cvt_pk_f16_f32 v26, v70, v71
	v_cvt_pk_f16_f32 v27, v72, v73
	v_permlane32_swap_b32_e32 v20, v22
	v_permlane32_swap_b32_e32 v21, v23
	buffer_store_dwordx4 v[16:19], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v32, v101, 1
	v_cvt_pk_f16_f32 v28, v74, v75
	v_cvt_pk_f16_f32 v29, v76, v77
	v_cvt_pk_f16_f32 v30, v78, v79
	v_cvt_pk_f16_f32 v31, v80, v81
	v_permlane32_swap_b32_e32 v24, v26
	v_permlane32_swap_b32_e32 v25, v27
	buffer_store_dwordx4 v[20:23], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v32, v100, 1
	v_permlane32_swap_b32_e32 v28, v30
	v_permlane32_swap_b32_e32 v29, v31
	buffer_store_dwordx4 v[24:27], v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v32, v99, 1
	buffer_store_dwordx4 v[28:31], v0, s[16:19], 0 offen
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
		.amdhsa_next_free_vgpr 168
		.amdhsa_next_free_sgpr 25
		.amdhsa_accum_offset 104
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
	.set scaled_mm.num_vgpr, 102
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
; codeLenInByte = 4924
; TotalNumSgprs: 31
; NumVgprs: 102
; NumAgprs: 64
; TotalNumVgprs: 168
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 20
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 168
; AccumOffset: 104
; Occupancy: 3
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 25
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
    .vgpr_count:     168
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
