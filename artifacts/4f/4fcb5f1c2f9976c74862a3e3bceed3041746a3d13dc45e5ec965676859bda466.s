	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
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
	v_or_b32_e32 v5, 0x100, v0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s18, s12, 31
	s_lshr_b32 s3, s18, 25
	s_add_i32 s3, s12, s3
	s_ashr_i32 s3, s3, 7
	s_abs_i32 s4, s3
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s7, 0, s4
	s_xor_b32 s6, s2, s3
	s_ashr_i32 s6, s6, 31
	v_rcp_iflag_f32_e32 v1, v1
	v_and_b32_e32 v2, 48, v3
	v_lshrrev_b32_e32 v4, 2, v0
	v_lshrrev_b32_e32 v6, 2, v5
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshrrev_b32_e32 v7, 1, v0
	v_and_b32_e32 v8, 31, v0
	v_lshlrev_b32_e32 v10, 1, v0
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
	s_lshl_b32 s19, s4, 7
	s_mul_i32 s4, s4, s3
	s_sub_i32 s2, s2, s4
	s_mul_i32 s4, s19, s13
	s_lshl_b32 s16, s2, 7
	s_mul_hi_i32 s3, s19, s13
	s_add_u32 s4, s8, s4
	s_addc_u32 s2, s9, s3
	s_ashr_i32 s17, s16, 31
	s_and_b32 s5, s2, 0xffff
	s_lshl_b64 s[2:3], s[16:17], 4
	s_add_u32 s8, s10, s2
	s_addc_u32 s2, s11, s3
	v_lshrrev_b32_e32 v1, 7, v0
	s_and_b32 s9, s2, 0xffff
	v_mad_u64_u32 v[66:67], s[2:3], s13, v4, v[2:3]
	v_mad_u64_u32 v[68:69], s[2:3], s13, v6, v[2:3]
	v_and_b32_e32 v2, 0x7f, v0
	v_mul_lo_u32 v1, s12, v1
	s_mov_b32 s7, 0x20000
	s_mov_b32 s6, -1
	v_add_lshl_u32 v71, v1, v2, 4
	v_lshrrev_b32_e32 v1, 7, v5
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	v_mul_lo_u32 v1, s12, v1
	buffer_load_dwordx4 v[12:15], v66, s[4:7], 0 offen
	buffer_load_dwordx4 v[16:19], v68, s[4:7], 0 offen
	v_add_lshl_u32 v72, v1, v2, 4
	buffer_load_dwordx4 v[20:23], v71, s[8:11], 0 offen
	buffer_load_dwordx4 v[24:27], v72, s[8:11], 0 offen
	s_load_dwordx2 s[2:3], s[0:1], 0x20
	s_movk_i32 s10, 0x180
	v_bfe_u32 v1, v0, 5, 1
	v_lshlrev_b32_e32 v9, 7, v0
	v_and_or_b32 v74, v7, 64, v8
	v_and_b32_e32 v8, 6, v10
	v_and_b32_e32 v7, 0x180, v9
	v_and_or_b32 v73, v5, s10, v2
	v_lshlrev_b32_e32 v2, 1, v1
	v_or_b32_e32 v5, 2, v1
	v_xor_b32_e32 v4, v8, v4
	v_xor_b32_e32 v6, v6, v8
	v_xor_b32_e32 v70, v2, v74
	v_lshlrev_b32_e32 v2, 1, v5
	v_or_b32_e32 v77, v4, v7
	s_mov_b32 s17, 0
	s_mov_b32 s20, 64
	v_and_b32_e32 v67, 0x5f, v0
	v_lshlrev_b32_e32 v69, 7, v1
	v_lshlrev_b32_e32 v75, 7, v5
	v_or_b32_e32 v78, v6, v7
	v_lshlrev_b32_e32 v4, 4, v77
	s_cmpk_lt_i32 s13, 0x41
	v_xor_b32_e32 v76, v2, v74
	v_lshlrev_b32_e32 v8, 4, v73
	v_lshlrev_b32_e32 v5, 4, v78
	s_waitcnt vmcnt(3)
	ds_write_b128 v4, v[12:15]
	s_waitcnt vmcnt(2)
	ds_write_b128 v5, v[16:19]
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[20:23] offset:8192
	s_waitcnt vmcnt(0)
	ds_write_b128 v8, v[24:27] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	s_lshl_b32 s21, s12, 6
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
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	s_mov_b32 s22, s21
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_lshl_b32 s23, s17, 14
	v_lshl_or_b32 v79, v69, 4, s23
	v_lshl_add_u32 v80, v70, 4, v79
	v_lshl_add_u32 v79, v67, 4, v79
	ds_read_b128 v[82:85], v79 offset:8192
	ds_read_b128 v[86:89], v80
	ds_read_b128 v[90:93], v80 offset:512
	ds_read_b128 v[94:97], v79 offset:8704
	v_lshl_or_b32 v80, v76, 4, s23
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[82:83], v[86:87], v[50:65]
	v_lshl_add_u32 v80, v75, 4, v80
	buffer_load_dwordx4 v[98:101], v66, s[4:7], s20 offen
	buffer_load_dwordx4 v[102:105], v68, s[4:7], s20 offen
	buffer_load_dwordx4 v[106:109], v71, s[8:11], s22 offen
	s_xor_b32 s17, s17, 1
	s_add_i32 s20, s20, 64
	s_lshl_b32 s23, s17, 14
	v_lshl_or_b32 v81, v0, 4, s23
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[82:83], v[90:91], v[34:49]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[94:95], v[86:87], v[18:33]
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[94:95], v[90:91], v[2:17]
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[84:85], v[88:89], v[50:65]
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[84:85], v[92:93], v[34:49]
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[96:97], v[88:89], v[18:33]
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[96:97], v[92:93], v[2:17]
	ds_read_b128 v[82:85], v79 offset:12288
	ds_read_b128 v[86:89], v80
	ds_read_b128 v[90:93], v80 offset:512
	ds_read_b128 v[94:97], v79 offset:12800
	v_lshl_or_b32 v79, v77, 4, s23
	v_lshl_or_b32 v80, v78, 4, s23
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[82:83], v[86:87], v[50:65]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[82:83], v[90:91], v[34:49]
	v_lshl_or_b32 v82, v73, 4, s23
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[94:95], v[86:87], v[18:33]
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[84:85], v[88:89], v[50:65]
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[84:85], v[92:93], v[34:49]
	buffer_load_dwordx4 v[84:87], v72, s[8:11], s22 offen
	s_add_i32 s22, s22, s21
	s_cmp_ge_i32 s20, s13
	s_waitcnt vmcnt(3)
	ds_write_b128 v79, v[98:101]
	s_waitcnt vmcnt(2)
	ds_write_b128 v80, v[102:105]
	s_waitcnt vmcnt(1)
	ds_write_b128 v81, v[106:109] offset:8192
	s_waitcnt vmcnt(0)
	ds_write_b128 v82, v[84:87] offset:8192
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[94:95], v[90:91], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[96:97], v[88:89], v[18:33]
	s_barrier
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[96:97], v[92:93], v[2:17]
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
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
.LBB0_4:
	s_load_dwordx2 s[0:1], s[0:1], 0x18
	s_lshl_b32 s4, s17, 14
	v_lshl_or_b32 v66, v69, 4, s4
	v_lshl_add_u32 v68, v70, 4, v66
	v_lshl_add_u32 v84, v67, 4, v66
	v_and_or_b32 v66, v0, 64, s16
	v_ashrrev_i32_e32 v67, 31, v66
	v_lshlrev_b64 v[78:79], 1, v[66:67]
	v_lshlrev_b32_e32 v80, 3, v1
	v_mov_b32_e32 v81, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[66:67], s[0:1], 0, v[78:79]
	v_lshl_add_u64 v[66:67], v[66:67], 0, v[80:81]
	ds_read_b128 v[86:89], v68
	ds_read_b128 v[90:93], v68 offset:512
	global_load_dwordx2 v[72:73], v[66:67], off
	global_load_dwordx2 v[70:71], v[66:67], off offset:16
	global_load_dwordx2 v[68:69], v[66:67], off offset:32
	ds_read_b128 v[94:97], v84 offset:8192
	ds_read_b128 v[98:101], v84 offset:8704
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[94:95], v[86:87], v[50:65]
	v_lshlrev_b32_e32 v80, 4, v1
	v_lshl_or_b32 v1, v76, 4, s4
	v_lshl_add_u32 v75, v75, 4, v1
	global_load_dwordx2 v[82:83], v[66:67], off offset:48
	v_and_b32_e32 v77, 63, v0
	v_add_u32_e32 v0, s19, v74
	v_mad_i64_i32 v[0:1], s[4:5], v0, s12, 0
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[94:95], v[90:91], v[34:49]
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[2:3]
	s_load_dword s0, s[14:15], 0x0
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[78:79]
	ds_read_b128 v[102:105], v75 offset:512
	ds_read_b128 v[106:109], v84 offset:12800
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[80:81]
	v_lshlrev_b32_e32 v74, 2, v77
	v_xor_b32_e32 v76, 0x80, v74
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[98:99], v[86:87], v[18:33]
	v_cmp_gt_u32_e32 vcc, 32, v77
	s_mov_b32 s13, s18
	s_lshl_b64 s[2:3], s[12:13], 6
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v80, v72
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[98:99], v[90:91], v[2:17]
	v_cvt_f32_f16_sdwa v81, v72 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v72, v73
	v_cvt_f32_f16_sdwa v73, v73 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_sdwa v85, v70 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v86, v68
	v_cvt_f32_f16_sdwa v87, v68 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[96:97], v[88:89], v[50:65]
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[96:97], v[92:93], v[34:49]
	ds_read_b128 v[94:97], v84 offset:12288
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[100:101], v[88:89], v[18:33]
	v_cvt_f32_f16_e32 v88, v69
	v_cvt_f32_f16_sdwa v89, v69 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[100:101], v[92:93], v[2:17]
	ds_read_b128 v[98:101], v75
	v_cvt_f32_f16_e32 v84, v70
	v_cvt_f32_f16_e32 v70, v71
	v_cvt_f32_f16_sdwa v71, v71 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	global_load_dwordx2 v[74:75], v[66:67], off offset:64
	global_load_dwordx2 v[78:79], v[66:67], off offset:80
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[94:95], v[98:99], v[50:65]
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[96:97], v[100:101], v[50:65]
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[94:95], v[102:103], v[34:49]
	s_nop 9
	v_fma_f32 v56, v56, s0, v70
	v_fma_f32 v57, v57, s0, v71
	v_fma_f32 v54, v54, s0, v84
	v_fma_f32 v55, v55, s0, v85
	v_fma_f32 v52, v52, s0, v72
	v_fma_f32 v53, v53, s0, v73
	v_pk_fma_f32 v[50:51], v[50:51], s[0:1], v[80:81] op_sel_hi:[1,0,1]
	v_cvt_f16_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v51, v51
	v_cvt_f16_f32_e32 v50, v50
	v_cvt_f16_f32_e32 v52, v52
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v54, v54
	v_cvt_f16_f32_e32 v57, v57
	v_cvt_f16_f32_e32 v56, v56
	v_pack_b32_f16 v50, v50, v51
	v_pack_b32_f16 v51, v52, v53
	v_pack_b32_f16 v52, v54, v55
	v_pack_b32_f16 v53, v56, v57
	v_cndmask_b32_e32 v54, v50, v52, vcc
	v_cndmask_b32_e32 v55, v51, v53, vcc
	ds_bpermute_b32 v54, v76, v54
	ds_bpermute_b32 v55, v76, v55
	global_load_dwordx2 v[56:57], v[66:67], off offset:112
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[96:97], v[104:105], v[34:49]
	v_fma_f32 v60, v60, s0, v88
	v_fma_f32 v61, v61, s0, v89
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v50, v54, v50, vcc
	v_cndmask_b32_e32 v52, v52, v54, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v51, v55, v51, vcc
	v_cndmask_b32_e32 v53, v53, v55, vcc
	global_load_dwordx2 v[54:55], v[66:67], off offset:96
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v90, v82
	v_pk_fma_f32 v[38:39], v[38:39], s[0:1], v[84:85] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[36:37], v[36:37], s[0:1], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[34:35], v[34:35], s[0:1], v[80:81] op_sel_hi:[1,0,1]
	v_cvt_f16_f32_e32 v37, v37
	v_cvt_f16_f32_e32 v35, v35
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v39, v39
	v_cvt_f16_f32_e32 v38, v38
	v_pk_fma_f32 v[40:41], v[40:41], s[0:1], v[70:71] op_sel_hi:[1,0,1]
	v_pack_b32_f16 v34, v34, v35
	v_cvt_f16_f32_e32 v41, v41
	v_cvt_f16_f32_e32 v40, v40
	v_pack_b32_f16 v35, v36, v37
	v_pack_b32_f16 v36, v38, v39
	v_cndmask_b32_e32 v38, v34, v36, vcc
	v_cvt_f32_f16_sdwa v91, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v82, v83
	v_cvt_f32_f16_sdwa v83, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_fma_f32 v[58:59], v[58:59], s[0:1], v[86:87] op_sel_hi:[1,0,1]
	v_pack_b32_f16 v37, v40, v41
	ds_bpermute_b32 v40, v76, v38
	v_cvt_f16_f32_e32 v59, v59
	v_cvt_f16_f32_e32 v58, v58
	v_cvt_f16_f32_e32 v61, v61
	v_cvt_f16_f32_e32 v60, v60
	v_pk_fma_f32 v[64:65], v[64:65], s[0:1], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[62:63], v[62:63], s[0:1], v[90:91] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[48:49], v[48:49], s[0:1], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[46:47], v[46:47], s[0:1], v[90:91] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[44:45], v[44:45], s[0:1], v[88:89] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[42:43], v[42:43], s[0:1], v[86:87] op_sel_hi:[1,0,1]
	v_cvt_f16_f32_e32 v63, v63
	v_pack_b32_f16 v58, v58, v59
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[106:107], v[98:99], v[18:33]
	v_cvt_f16_f32_e32 v59, v62
	v_pack_b32_f16 v60, v60, v61
	v_cvt_f16_f32_e32 v61, v65
	v_cvt_f16_f32_e32 v62, v64
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v34, v40, v34, vcc
	v_cndmask_b32_e32 v36, v36, v40, vcc
	v_cvt_f16_f32_e32 v40, v43
	v_cvt_f16_f32_e32 v42, v42
	v_cvt_f16_f32_e32 v43, v45
	v_cvt_f16_f32_e32 v44, v44
	v_cvt_f16_f32_e32 v45, v47
	v_cvt_f16_f32_e32 v46, v46
	v_cvt_f16_f32_e32 v47, v49
	v_cvt_f16_f32_e32 v48, v48
	v_pack_b32_f16 v59, v59, v63
	v_pack_b32_f16 v61, v62, v61
	v_cndmask_b32_e32 v38, v35, v37, vcc
	v_pack_b32_f16 v40, v42, v40
	v_pack_b32_f16 v42, v44, v43
	v_pack_b32_f16 v43, v46, v45
	v_pack_b32_f16 v44, v48, v47
	v_cndmask_b32_e32 v63, v58, v59, vcc
	v_cndmask_b32_e32 v62, v60, v61, vcc
	ds_bpermute_b32 v41, v76, v38
	v_cndmask_b32_e32 v45, v40, v43, vcc
	v_cndmask_b32_e32 v46, v42, v44, vcc
	ds_bpermute_b32 v63, v76, v63
	ds_bpermute_b32 v62, v76, v62
	ds_bpermute_b32 v45, v76, v45
	ds_bpermute_b32 v46, v76, v46
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[108:109], v[100:101], v[18:33]
	v_lshl_add_u64 v[38:39], v[0:1], 0, s[2:3]
	s_waitcnt lgkmcnt(4)
	v_cndmask_b32_e32 v35, v41, v35, vcc
	v_cndmask_b32_e32 v37, v37, v41, vcc
	global_store_dwordx4 v[0:1], v[50:53], off
	global_store_dwordx4 v[38:39], v[34:37], off
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_sdwa v41, v78 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt lgkmcnt(3)
	v_cndmask_b32_e32 v50, v63, v58, vcc
	v_cndmask_b32_e32 v52, v59, v63, vcc
	s_waitcnt lgkmcnt(2)
	v_cndmask_b32_e32 v51, v62, v60, vcc
	v_cndmask_b32_e32 v53, v61, v62, vcc
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v34, v45, v40, vcc
	v_cndmask_b32_e32 v36, v43, v45, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v35, v46, v42, vcc
	v_cndmask_b32_e32 v37, v44, v46, vcc
	global_store_dwordx4 v[0:1], v[50:53], off offset:32
	global_store_dwordx4 v[38:39], v[34:37], off offset:32
	v_cvt_f32_f16_e32 v40, v78
	v_cvt_f32_f16_e32 v42, v79
	v_cvt_f32_f16_e32 v34, v74
	v_cvt_f32_f16_sdwa v35, v74 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v36, v75
	v_cvt_f32_f16_sdwa v37, v75 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v43, v79 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_fma_f32 v[22:23], v[22:23], s[0:1], v[40:41] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[18:19], v[18:19], s[0:1], v[34:35] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[20:21], v[20:21], s[0:1], v[36:37] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[24:25], v[24:25], s[0:1], v[42:43] op_sel_hi:[1,0,1]
	v_cvt_f16_f32_e32 v19, v19
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v21, v21
	v_cvt_f16_f32_e32 v20, v20
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v22, v22
	v_cvt_f16_f32_e32 v25, v25
	v_cvt_f16_f32_e32 v24, v24
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[106:107], v[102:103], v[2:17]
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v44, v54
	v_cvt_f32_f16_sdwa v45, v54 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v46, v56
	v_cvt_f32_f16_e32 v48, v57
	v_cvt_f32_f16_sdwa v49, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v47, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v50, v55
	v_cvt_f32_f16_sdwa v51, v55 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pack_b32_f16 v18, v18, v19
	v_pack_b32_f16 v19, v20, v21
	v_pack_b32_f16 v20, v22, v23
	v_pack_b32_f16 v21, v24, v25
	v_cndmask_b32_e32 v22, v18, v20, vcc
	ds_bpermute_b32 v52, v76, v22
	v_cndmask_b32_e32 v22, v19, v21, vcc
	v_pk_fma_f32 v[32:33], v[32:33], s[0:1], v[48:49] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[30:31], v[30:31], s[0:1], v[46:47] op_sel_hi:[1,0,1]
	ds_bpermute_b32 v53, v76, v22
	v_pk_fma_f32 v[22:23], v[28:29], s[0:1], v[50:51] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[24:25], v[26:27], s[0:1], v[44:45] op_sel_hi:[1,0,1]
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v25, v25
	v_cvt_f16_f32_e32 v24, v24
	v_cvt_f16_f32_e32 v22, v22
	v_cvt_f16_f32_e32 v26, v31
	v_cvt_f16_f32_e32 v27, v30
	v_cvt_f16_f32_e32 v28, v33
	v_cvt_f16_f32_e32 v29, v32
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[108:109], v[104:105], v[2:17]
	v_pack_b32_f16 v24, v24, v25
	v_pack_b32_f16 v22, v22, v23
	v_pack_b32_f16 v23, v27, v26
	v_pack_b32_f16 v25, v29, v28
	v_cndmask_b32_e32 v26, v24, v23, vcc
	v_cndmask_b32_e32 v27, v22, v25, vcc
	ds_bpermute_b32 v26, v76, v26
	ds_bpermute_b32 v27, v76, v27
	s_waitcnt lgkmcnt(3)
	v_cndmask_b32_e32 v18, v52, v18, vcc
	v_cndmask_b32_e32 v20, v20, v52, vcc
	s_waitcnt lgkmcnt(2)
	v_cndmask_b32_e32 v19, v53, v19, vcc
	v_cndmask_b32_e32 v21, v21, v53, vcc
	global_store_dwordx4 v[0:1], v[18:21], off offset:64
	v_pk_fma_f32 v[6:7], v[6:7], s[0:1], v[40:41] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[2:3], v[2:3], s[0:1], v[34:35] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v18, v26, v24, vcc
	v_cndmask_b32_e32 v20, v23, v26, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v19, v27, v22, vcc
	v_cndmask_b32_e32 v21, v25, v27, vcc
	global_store_dwordx4 v[0:1], v[18:21], off offset:96
	v_pk_fma_f32 v[0:1], v[8:9], s[0:1], v[42:43] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[4:5], s[0:1], v[36:37] op_sel_hi:[1,0,1]
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v1, v1
	v_cvt_f16_f32_e32 v0, v0
	v_pack_b32_f16 v2, v2, v3
	v_pack_b32_f16 v8, v6, v7
	v_pack_b32_f16 v3, v4, v5
	v_pack_b32_f16 v9, v0, v1
	v_cndmask_b32_e32 v0, v2, v8, vcc
	ds_bpermute_b32 v1, v76, v0
	v_cndmask_b32_e32 v0, v3, v9, vcc
	ds_bpermute_b32 v18, v76, v0
	v_pk_fma_f32 v[14:15], v[14:15], s[0:1], v[46:47] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[12:13], s[0:1], v[50:51] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[6:7], v[10:11], s[0:1], v[44:45] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[16:17], s[0:1], v[48:49] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v0, v1, v2, vcc
	v_cndmask_b32_e32 v2, v8, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v1, v18, v3, vcc
	v_cvt_f16_f32_e32 v3, v7
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v7, v15
	v_cvt_f16_f32_e32 v8, v14
	v_cvt_f16_f32_e32 v10, v17
	v_cvt_f16_f32_e32 v11, v16
	v_pack_b32_f16 v6, v6, v3
	v_pack_b32_f16 v4, v4, v5
	v_pack_b32_f16 v5, v8, v7
	v_pack_b32_f16 v7, v11, v10
	v_cndmask_b32_e32 v3, v6, v5, vcc
	ds_bpermute_b32 v8, v76, v3
	v_cndmask_b32_e32 v3, v4, v7, vcc
	ds_bpermute_b32 v10, v76, v3
	v_cndmask_b32_e32 v3, v9, v18, vcc
	global_store_dwordx4 v[38:39], v[0:3], off offset:64
	s_waitcnt lgkmcnt(1)
	s_nop 0
	v_cndmask_b32_e32 v0, v8, v6, vcc
	v_cndmask_b32_e32 v2, v5, v8, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v1, v10, v4, vcc
	v_cndmask_b32_e32 v3, v7, v10, vcc
	global_store_dwordx4 v[38:39], v[0:3], off offset:96
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
		.amdhsa_group_segment_fixed_size 32768
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
		.amdhsa_next_free_vgpr 169
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 112
		.amdhsa_reserve_vcc 1
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
	.set scaled_mm.num_vgpr, 110
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 24
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3420
; TotalNumSgprs: 30
; NumVgprs: 110
; NumAgprs: 0
; TotalNumVgprs: 110
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 32768 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 21
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 169
; AccumOffset: 112
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 27
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
    .group_segment_fixed_size: 32768
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .max_flat_workgroup_size: 256
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     110
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
