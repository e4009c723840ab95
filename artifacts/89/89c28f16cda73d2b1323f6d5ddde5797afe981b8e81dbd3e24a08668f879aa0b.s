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
	s_lshl_b32 s2, s2, 7
	s_mul_hi_i32 s3, s19, s13
	s_add_u32 s4, s8, s4
	s_addc_u32 s3, s9, s3
	s_and_b32 s5, s3, 0xffff
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 4
	v_lshrrev_b32_e32 v1, 7, v0
	s_add_u32 s8, s10, s8
	v_mad_u64_u32 v[66:67], s[16:17], s13, v4, v[2:3]
	v_mad_u64_u32 v[68:69], s[16:17], s13, v6, v[2:3]
	v_and_b32_e32 v2, 0x7f, v0
	v_mul_lo_u32 v1, s12, v1
	s_mov_b32 s7, 0x20000
	s_mov_b32 s6, -1
	s_addc_u32 s3, s11, s9
	v_add_lshl_u32 v74, v1, v2, 4
	v_lshrrev_b32_e32 v1, 7, v5
	s_and_b32 s9, s3, 0xffff
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	v_mul_lo_u32 v1, s12, v1
	buffer_load_dwordx4 v[12:15], v66, s[4:7], 0 offen
	buffer_load_dwordx4 v[16:19], v68, s[4:7], 0 offen
	v_add_lshl_u32 v75, v1, v2, 4
	buffer_load_dwordx4 v[20:23], v74, s[8:11], 0 offen
	buffer_load_dwordx4 v[24:27], v75, s[8:11], 0 offen
	s_load_dwordx2 s[16:17], s[0:1], 0x20
	s_movk_i32 s10, 0x180
	v_bfe_u32 v1, v0, 5, 1
	v_lshlrev_b32_e32 v9, 7, v0
	v_and_or_b32 v67, v7, 64, v8
	v_and_b32_e32 v8, 6, v10
	v_and_b32_e32 v7, 0x180, v9
	v_and_or_b32 v76, v5, s10, v2
	v_lshlrev_b32_e32 v2, 1, v1
	v_or_b32_e32 v5, 2, v1
	v_xor_b32_e32 v4, v8, v4
	v_xor_b32_e32 v6, v6, v8
	v_xor_b32_e32 v73, v2, v67
	v_lshlrev_b32_e32 v2, 1, v5
	v_or_b32_e32 v77, v4, v7
	s_mov_b32 s3, 0
	s_mov_b32 s20, 64
	v_and_b32_e32 v69, 0x5f, v0
	v_lshlrev_b32_e32 v71, 7, v1
	v_lshlrev_b32_e32 v70, 7, v5
	v_or_b32_e32 v78, v6, v7
	v_lshlrev_b32_e32 v4, 4, v77
	s_cmpk_lt_i32 s13, 0x41
	v_xor_b32_e32 v72, v2, v67
	v_lshlrev_b32_e32 v8, 4, v76
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
	s_lshl_b32 s23, s3, 14
	v_lshl_or_b32 v79, v71, 4, s23
	v_lshl_add_u32 v80, v73, 4, v79
	v_lshl_add_u32 v79, v69, 4, v79
	ds_read_b128 v[82:85], v79 offset:8192
	ds_read_b128 v[86:89], v80
	ds_read_b128 v[90:93], v80 offset:512
	ds_read_b128 v[94:97], v79 offset:8704
	v_lshl_or_b32 v80, v72, 4, s23
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[82:83], v[86:87], v[50:65]
	v_lshl_add_u32 v80, v70, 4, v80
	buffer_load_dwordx4 v[98:101], v66, s[4:7], s20 offen
	buffer_load_dwordx4 v[102:105], v68, s[4:7], s20 offen
	buffer_load_dwordx4 v[106:109], v74, s[8:11], s22 offen
	s_xor_b32 s3, s3, 1
	s_add_i32 s20, s20, 64
	s_lshl_b32 s23, s3, 14
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
	v_lshl_or_b32 v82, v76, 4, s23
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[94:95], v[86:87], v[18:33]
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[84:85], v[88:89], v[50:65]
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[84:85], v[92:93], v[34:49]
	buffer_load_dwordx4 v[84:87], v75, s[8:11], s22 offen
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
	s_lshl_b32 s3, s3, 14
	v_lshl_or_b32 v66, v71, 4, s3
	v_lshl_add_u32 v68, v73, 4, v66
	ds_read_b128 v[88:91], v68
	ds_read_b128 v[92:95], v68 offset:512
	v_lshl_add_u32 v66, v69, 4, v66
	ds_read_b128 v[74:77], v66 offset:8192
	ds_read_b128 v[96:99], v66 offset:8704
	s_load_dwordx2 s[0:1], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[74:75], v[88:89], v[50:65]
	v_lshl_or_b32 v68, v72, 4, s3
	v_lshl_add_u32 v68, v70, 4, v68
	v_and_b32_e32 v85, 63, v0
	ds_read_b128 v[100:103], v68
	ds_read_b128 v[104:107], v68 offset:512
	ds_read_b128 v[108:111], v66 offset:12288
	ds_read_b128 v[112:115], v66 offset:12800
	v_and_or_b32 v66, v0, 64, s2
	v_add_u32_e32 v0, s19, v67
	v_mad_i64_i32 v[68:69], s[2:3], v0, s12, 0
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[74:75], v[92:93], v[34:49]
	v_ashrrev_i32_e32 v67, 31, v66
	v_lshl_add_u64 v[68:69], v[68:69], 1, s[16:17]
	v_lshlrev_b64 v[66:67], 1, v[66:67]
	v_lshl_add_u64 v[68:69], v[68:69], 0, v[66:67]
	v_lshlrev_b32_e32 v70, 3, v1
	v_mov_b32_e32 v71, 0
	v_lshl_add_u64 v[66:67], s[0:1], 0, v[66:67]
	v_lshl_add_u64 v[66:67], v[66:67], 0, v[70:71]
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[76:77], v[90:91], v[50:65]
	s_load_dword s4, s[14:15], 0x0
	v_lshlrev_b32_e32 v0, 4, v1
	v_mov_b32_e32 v1, v71
	v_lshl_add_u64 v[0:1], v[68:69], 0, v[0:1]
	v_lshlrev_b32_e32 v68, 2, v85
	v_xor_b32_e32 v84, 0x80, v68
	s_movk_i32 s3, 0x7fff
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[76:77], v[94:95], v[34:49]
	global_load_dwordx2 v[72:73], v[66:67], off
	global_load_dwordx2 v[76:77], v[66:67], off offset:16
	global_load_dwordx2 v[80:81], v[66:67], off offset:32
	global_load_dwordx2 v[86:87], v[66:67], off offset:48
	s_mov_b32 s2, 0x7060302
	s_mov_b32 s13, s18
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v69, 0xffff0000, v72
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[108:109], v[100:101], v[50:65]
	v_lshlrev_b32_e32 v68, 16, v72
	v_and_b32_e32 v71, 0xffff0000, v73
	v_lshlrev_b32_e32 v70, 16, v73
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v73, 0xffff0000, v76
	v_lshlrev_b32_e32 v72, 16, v76
	v_and_b32_e32 v75, 0xffff0000, v77
	v_lshlrev_b32_e32 v74, 16, v77
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[110:111], v[102:103], v[50:65]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v77, 0xffff0000, v80
	v_lshlrev_b32_e32 v76, 16, v80
	v_and_b32_e32 v79, 0xffff0000, v81
	v_lshlrev_b32_e32 v78, 16, v81
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v81, 0xffff0000, v86
	v_lshlrev_b32_e32 v80, 16, v86
	v_and_b32_e32 v83, 0xffff0000, v87
	s_nop 1
	v_pk_fma_f32 v[50:51], v[50:51], s[4:5], v[68:69] op_sel_hi:[1,0,1]
	v_lshlrev_b32_e32 v82, 16, v87
	v_bfe_u32 v86, v50, 16, 1
	v_add3_u32 v86, v86, v50, s3
	v_or_b32_e32 v87, 0x400000, v50
	v_cmp_u_f32_e32 vcc, v50, v50
	v_pk_fma_f32 v[52:53], v[52:53], s[4:5], v[70:71] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[54:55], v[54:55], s[4:5], v[72:73] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v50, v86, v87, vcc
	v_bfe_u32 v86, v51, 16, 1
	v_add3_u32 v86, v86, v51, s3
	v_or_b32_e32 v87, 0x400000, v51
	v_cmp_u_f32_e32 vcc, v51, v51
	v_pk_fma_f32 v[56:57], v[56:57], s[4:5], v[74:75] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[60:61], v[60:61], s[4:5], v[78:79] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v51, v86, v87, vcc
	v_perm_b32 v50, v51, v50, s2
	v_bfe_u32 v51, v52, 16, 1
	v_add3_u32 v51, v51, v52, s3
	v_or_b32_e32 v86, 0x400000, v52
	v_cmp_u_f32_e32 vcc, v52, v52
	v_bfe_u32 v52, v53, 16, 1
	v_add3_u32 v52, v52, v53, s3
	v_cndmask_b32_e32 v51, v51, v86, vcc
	v_or_b32_e32 v86, 0x400000, v53
	v_cmp_u_f32_e32 vcc, v53, v53
	v_or_b32_e32 v53, 0x400000, v54
	v_pk_fma_f32 v[62:63], v[62:63], s[4:5], v[80:81] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v52, v52, v86, vcc
	v_perm_b32 v51, v52, v51, s2
	v_bfe_u32 v52, v54, 16, 1
	v_add3_u32 v52, v52, v54, s3
	v_cmp_u_f32_e32 vcc, v54, v54
	v_or_b32_e32 v54, 0x400000, v55
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[108:109], v[104:105], v[34:49]
	v_cndmask_b32_e32 v52, v52, v53, vcc
	v_bfe_u32 v53, v55, 16, 1
	v_add3_u32 v53, v53, v55, s3
	v_cmp_u_f32_e32 vcc, v55, v55
	v_or_b32_e32 v55, 0x400000, v57
	v_pk_fma_f32 v[64:65], v[64:65], s[4:5], v[82:83] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v53, v53, v54, vcc
	v_perm_b32 v52, v53, v52, s2
	v_bfe_u32 v53, v56, 16, 1
	v_add3_u32 v53, v53, v56, s3
	v_or_b32_e32 v54, 0x400000, v56
	v_cmp_u_f32_e32 vcc, v56, v56
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[110:111], v[106:107], v[34:49]
	s_nop 0
	v_cndmask_b32_e32 v53, v53, v54, vcc
	v_bfe_u32 v54, v57, 16, 1
	v_add3_u32 v54, v54, v57, s3
	v_cmp_u_f32_e32 vcc, v57, v57
	s_nop 5
	v_pk_fma_f32 v[34:35], v[34:35], s[4:5], v[68:69] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v54, v54, v55, vcc
	v_cmp_gt_u32_e32 vcc, 32, v85
	v_perm_b32 v53, v54, v53, s2
	v_pk_fma_f32 v[36:37], v[36:37], s[4:5], v[70:71] op_sel_hi:[1,0,1]
	v_cndmask_b32_e32 v54, v50, v52, vcc
	ds_bpermute_b32 v56, v84, v54
	v_cndmask_b32_e32 v54, v51, v53, vcc
	ds_bpermute_b32 v57, v84, v54
	v_pk_fma_f32 v[54:55], v[58:59], s[4:5], v[76:77] op_sel_hi:[1,0,1]
	v_or_b32_e32 v59, 0x400000, v63
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v50, v56, v50, vcc
	v_cndmask_b32_e32 v52, v52, v56, vcc
	v_bfe_u32 v56, v54, 16, 1
	v_add3_u32 v56, v56, v54, s3
	v_or_b32_e32 v58, 0x400000, v54
	v_cmp_u_f32_e64 s[0:1], v54, v54
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v51, v57, v51, vcc
	v_cndmask_b32_e32 v53, v53, v57, vcc
	v_cndmask_b32_e64 v54, v56, v58, s[0:1]
	v_bfe_u32 v56, v55, 16, 1
	v_add3_u32 v56, v56, v55, s3
	v_or_b32_e32 v58, 0x400000, v55
	v_cmp_u_f32_e64 s[0:1], v55, v55
	global_store_dwordx4 v[0:1], v[50:53], off
	v_pk_fma_f32 v[38:39], v[38:39], s[4:5], v[72:73] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v55, v56, v58, s[0:1]
	v_perm_b32 v54, v55, v54, s2
	v_bfe_u32 v55, v60, 16, 1
	v_add3_u32 v55, v55, v60, s3
	v_or_b32_e32 v56, 0x400000, v60
	v_cmp_u_f32_e64 s[0:1], v60, v60
	v_or_b32_e32 v58, 0x400000, v61
	v_or_b32_e32 v60, 0x400000, v65
	v_cndmask_b32_e64 v55, v55, v56, s[0:1]
	v_bfe_u32 v56, v61, 16, 1
	v_add3_u32 v56, v56, v61, s3
	v_cmp_u_f32_e64 s[0:1], v61, v61
	v_pk_fma_f32 v[40:41], v[40:41], s[4:5], v[74:75] op_sel_hi:[1,0,1]
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[96:97], v[88:89], v[18:33]
	v_cndmask_b32_e64 v56, v56, v58, s[0:1]
	v_perm_b32 v55, v56, v55, s2
	v_bfe_u32 v56, v62, 16, 1
	v_add3_u32 v56, v56, v62, s3
	v_or_b32_e32 v58, 0x400000, v62
	v_cmp_u_f32_e64 s[0:1], v62, v62
	v_pk_fma_f32 v[42:43], v[42:43], s[4:5], v[76:77] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[44:45], v[44:45], s[4:5], v[78:79] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v56, v56, v58, s[0:1]
	v_bfe_u32 v58, v63, 16, 1
	v_add3_u32 v58, v58, v63, s3
	v_cmp_u_f32_e64 s[0:1], v63, v63
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[98:99], v[90:91], v[18:33]
	v_fma_f32 v46, v46, s4, v80
	v_fma_f32 v47, v47, s4, v81
	v_cndmask_b32_e64 v58, v58, v59, s[0:1]
	v_perm_b32 v56, v58, v56, s2
	v_bfe_u32 v58, v64, 16, 1
	v_add3_u32 v58, v58, v64, s3
	v_or_b32_e32 v59, 0x400000, v64
	v_cmp_u_f32_e64 s[0:1], v64, v64
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[112:113], v[100:101], v[18:33]
	v_fma_f32 v48, v48, s4, v82
	v_fma_f32 v49, v49, s4, v83
	v_cndmask_b32_e64 v58, v58, v59, s[0:1]
	v_bfe_u32 v59, v65, 16, 1
	v_add3_u32 v59, v59, v65, s3
	v_cmp_u_f32_e64 s[0:1], v65, v65
	s_nop 1
	v_cndmask_b32_e64 v59, v59, v60, s[0:1]
	v_perm_b32 v58, v59, v58, s2
	v_cndmask_b32_e32 v59, v54, v56, vcc
	v_cndmask_b32_e32 v60, v55, v58, vcc
	ds_bpermute_b32 v59, v84, v59
	ds_bpermute_b32 v60, v84, v60
	v_cmp_u_f32_e64 s[0:1], v34, v34
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[114:115], v[102:103], v[18:33]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v50, v59, v54, vcc
	v_cndmask_b32_e32 v52, v56, v59, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v51, v60, v55, vcc
	v_cndmask_b32_e32 v53, v58, v60, vcc
	global_store_dwordx4 v[0:1], v[50:53], off offset:32
	global_load_dwordx2 v[52:53], v[66:67], off offset:80
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[96:97], v[92:93], v[2:17]
	v_bfe_u32 v50, v34, 16, 1
	v_add3_u32 v50, v50, v34, s3
	v_or_b32_e32 v51, 0x400000, v34
	v_cndmask_b32_e64 v34, v50, v51, s[0:1]
	v_bfe_u32 v50, v35, 16, 1
	v_add3_u32 v50, v50, v35, s3
	v_or_b32_e32 v51, 0x400000, v35
	v_cmp_u_f32_e64 s[0:1], v35, v35
	global_load_dwordx2 v[54:55], v[66:67], off offset:96
	global_load_dwordx2 v[56:57], v[66:67], off offset:112
	v_cndmask_b32_e64 v35, v50, v51, s[0:1]
	global_load_dwordx2 v[50:51], v[66:67], off offset:64
	v_perm_b32 v58, v35, v34, s2
	v_bfe_u32 v34, v36, 16, 1
	v_add3_u32 v34, v34, v36, s3
	v_or_b32_e32 v35, 0x400000, v36
	v_cmp_u_f32_e64 s[0:1], v36, v36
	v_or_b32_e32 v36, 0x400000, v37
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[98:99], v[94:95], v[2:17]
	v_cndmask_b32_e64 v34, v34, v35, s[0:1]
	v_bfe_u32 v35, v37, 16, 1
	v_add3_u32 v35, v35, v37, s3
	v_cmp_u_f32_e64 s[0:1], v37, v37
	s_nop 1
	v_cndmask_b32_e64 v35, v35, v36, s[0:1]
	v_perm_b32 v37, v35, v34, s2
	v_bfe_u32 v34, v38, 16, 1
	v_add3_u32 v34, v34, v38, s3
	v_or_b32_e32 v35, 0x400000, v38
	v_cmp_u_f32_e64 s[0:1], v38, v38
	v_or_b32_e32 v36, 0x400000, v39
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[112:113], v[104:105], v[2:17]
	v_cndmask_b32_e64 v34, v34, v35, s[0:1]
	v_bfe_u32 v35, v39, 16, 1
	v_add3_u32 v35, v35, v39, s3
	v_cmp_u_f32_e64 s[0:1], v39, v39
	s_nop 1
	v_cndmask_b32_e64 v35, v35, v36, s[0:1]
	v_perm_b32 v38, v35, v34, s2
	v_bfe_u32 v34, v40, 16, 1
	v_add3_u32 v34, v34, v40, s3
	v_or_b32_e32 v35, 0x400000, v40
	v_cmp_u_f32_e64 s[0:1], v40, v40
	v_or_b32_e32 v36, 0x400000, v41
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[114:115], v[106:107], v[2:17]
	v_cndmask_b32_e64 v34, v34, v35, s[0:1]
	v_bfe_u32 v35, v41, 16, 1
	v_add3_u32 v35, v35, v41, s3
	v_cmp_u_f32_e64 s[0:1], v41, v41
	s_nop 1
	v_cndmask_b32_e64 v35, v35, v36, s[0:1]
	v_perm_b32 v39, v35, v34, s2
	v_cndmask_b32_e32 v34, v58, v38, vcc
	ds_bpermute_b32 v40, v84, v34
	v_cndmask_b32_e32 v34, v37, v39, vcc
	s_lshl_b64 s[0:1], s[12:13], 6
	ds_bpermute_b32 v41, v84, v34
	v_lshl_add_u64 v[34:35], v[0:1], 0, s[0:1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v36, v40, v58, vcc
	v_cndmask_b32_e32 v38, v38, v40, vcc
	v_bfe_u32 v40, v42, 16, 1
	v_add3_u32 v40, v40, v42, s3
	v_or_b32_e32 v58, 0x400000, v42
	v_cmp_u_f32_e64 s[0:1], v42, v42
	v_bfe_u32 v42, v43, 16, 1
	v_add3_u32 v42, v42, v43, s3
	v_cndmask_b32_e64 v40, v40, v58, s[0:1]
	v_or_b32_e32 v58, 0x400000, v43
	v_cmp_u_f32_e64 s[0:1], v43, v43
	v_or_b32_e32 v43, 0x400000, v44
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v37, v41, v37, vcc
	v_cndmask_b32_e64 v42, v42, v58, s[0:1]
	v_perm_b32 v40, v42, v40, s2
	v_bfe_u32 v42, v44, 16, 1
	v_add3_u32 v42, v42, v44, s3
	v_cmp_u_f32_e64 s[0:1], v44, v44
	v_or_b32_e32 v44, 0x400000, v45
	v_cndmask_b32_e32 v39, v39, v41, vcc
	v_cndmask_b32_e64 v42, v42, v43, s[0:1]
	v_bfe_u32 v43, v45, 16, 1
	v_add3_u32 v43, v43, v45, s3
	v_cmp_u_f32_e64 s[0:1], v45, v45
	v_or_b32_e32 v45, 0x400000, v47
	global_store_dwordx4 v[34:35], v[36:39], off
	v_cndmask_b32_e64 v43, v43, v44, s[0:1]
	v_perm_b32 v42, v43, v42, s2
	v_bfe_u32 v43, v46, 16, 1
	v_add3_u32 v43, v43, v46, s3
	v_or_b32_e32 v44, 0x400000, v46
	v_cmp_u_f32_e64 s[0:1], v46, v46
	v_or_b32_e32 v46, 0x400000, v49
	s_waitcnt vmcnt(4)
	v_and_b32_e32 v41, 0xffff0000, v52
	v_cndmask_b32_e64 v43, v43, v44, s[0:1]
	v_bfe_u32 v44, v47, 16, 1
	v_add3_u32 v44, v44, v47, s3
	v_cmp_u_f32_e64 s[0:1], v47, v47
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v47, 0xffff0000, v55
	v_cndmask_b32_e64 v44, v44, v45, s[0:1]
	v_perm_b32 v43, v44, v43, s2
	v_bfe_u32 v44, v48, 16, 1
	v_add3_u32 v44, v44, v48, s3
	v_or_b32_e32 v45, 0x400000, v48
	v_cmp_u_f32_e64 s[0:1], v48, v48
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v48, 16, v56
	v_cndmask_b32_e64 v44, v44, v45, s[0:1]
	v_bfe_u32 v45, v49, 16, 1
	v_add3_u32 v45, v45, v49, s3
	v_cmp_u_f32_e64 s[0:1], v49, v49
	v_and_b32_e32 v49, 0xffff0000, v56
	v_pk_fma_f32 v[30:31], v[30:31], s[4:5], v[48:49] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v45, v45, v46, s[0:1]
	v_perm_b32 v44, v45, v44, s2
	v_cndmask_b32_e32 v45, v40, v43, vcc
	v_cndmask_b32_e32 v46, v42, v44, vcc
	ds_bpermute_b32 v45, v84, v45
	ds_bpermute_b32 v46, v84, v46
	v_pk_fma_f32 v[14:15], v[14:15], s[4:5], v[48:49] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v36, v45, v40, vcc
	v_cndmask_b32_e32 v38, v43, v45, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v37, v46, v42, vcc
	v_cndmask_b32_e32 v39, v44, v46, vcc
	global_store_dwordx4 v[34:35], v[36:39], off offset:32
	v_lshlrev_b32_e32 v40, 16, v52
	v_and_b32_e32 v43, 0xffff0000, v53
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v37, 0xffff0000, v50
	v_lshlrev_b32_e32 v36, 16, v50
	v_pk_fma_f32 v[18:19], v[18:19], s[4:5], v[36:37] op_sel_hi:[1,0,1]
	v_lshlrev_b32_e32 v42, 16, v53
	v_bfe_u32 v52, v18, 16, 1
	v_add3_u32 v52, v52, v18, s3
	v_or_b32_e32 v53, 0x400000, v18
	v_cmp_u_f32_e64 s[0:1], v18, v18
	v_and_b32_e32 v39, 0xffff0000, v51
	v_lshlrev_b32_e32 v38, 16, v51
	v_cndmask_b32_e64 v18, v52, v53, s[0:1]
	v_bfe_u32 v52, v19, 16, 1
	v_add3_u32 v52, v52, v19, s3
	v_or_b32_e32 v53, 0x400000, v19
	v_cmp_u_f32_e64 s[0:1], v19, v19
	v_pk_fma_f32 v[20:21], v[20:21], s[4:5], v[38:39] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[22:23], v[22:23], s[4:5], v[40:41] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v19, v52, v53, s[0:1]
	v_perm_b32 v18, v19, v18, s2
	v_bfe_u32 v19, v20, 16, 1
	v_add3_u32 v19, v19, v20, s3
	v_or_b32_e32 v52, 0x400000, v20
	v_cmp_u_f32_e64 s[0:1], v20, v20
	v_bfe_u32 v20, v21, 16, 1
	v_add3_u32 v20, v20, v21, s3
	v_cndmask_b32_e64 v19, v19, v52, s[0:1]
	v_or_b32_e32 v52, 0x400000, v21
	v_cmp_u_f32_e64 s[0:1], v21, v21
	v_or_b32_e32 v21, 0x400000, v22
	v_pk_fma_f32 v[24:25], v[24:25], s[4:5], v[42:43] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v20, v20, v52, s[0:1]
	v_perm_b32 v19, v20, v19, s2
	v_bfe_u32 v20, v22, 16, 1
	v_add3_u32 v20, v20, v22, s3
	v_cmp_u_f32_e64 s[0:1], v22, v22
	v_or_b32_e32 v22, 0x400000, v23
	v_and_b32_e32 v45, 0xffff0000, v54
	v_cndmask_b32_e64 v20, v20, v21, s[0:1]
	v_bfe_u32 v21, v23, 16, 1
	v_add3_u32 v21, v21, v23, s3
	v_cmp_u_f32_e64 s[0:1], v23, v23
	v_lshlrev_b32_e32 v44, 16, v54
	v_or_b32_e32 v23, 0x400000, v25
	v_cndmask_b32_e64 v21, v21, v22, s[0:1]
	v_perm_b32 v20, v21, v20, s2
	v_bfe_u32 v21, v24, 16, 1
	v_add3_u32 v21, v21, v24, s3
	v_or_b32_e32 v22, 0x400000, v24
	v_cmp_u_f32_e64 s[0:1], v24, v24
	v_lshlrev_b32_e32 v46, 16, v55
	v_and_b32_e32 v51, 0xffff0000, v57
	v_cndmask_b32_e64 v21, v21, v22, s[0:1]
	v_bfe_u32 v22, v25, 16, 1
	v_add3_u32 v22, v22, v25, s3
	v_cmp_u_f32_e64 s[0:1], v25, v25
	v_pk_fma_f32 v[24:25], v[26:27], s[4:5], v[44:45] op_sel_hi:[1,0,1]
	v_lshlrev_b32_e32 v50, 16, v57
	v_bfe_u32 v26, v24, 16, 1
	v_cndmask_b32_e64 v22, v22, v23, s[0:1]
	v_add3_u32 v26, v26, v24, s3
	v_or_b32_e32 v27, 0x400000, v24
	v_cmp_u_f32_e64 s[0:1], v24, v24
	v_perm_b32 v21, v22, v21, s2
	v_cndmask_b32_e32 v22, v18, v20, vcc
	v_cndmask_b32_e64 v24, v26, v27, s[0:1]
	v_bfe_u32 v26, v25, 16, 1
	ds_bpermute_b32 v52, v84, v22
	v_cndmask_b32_e32 v22, v19, v21, vcc
	v_add3_u32 v26, v26, v25, s3
	v_or_b32_e32 v27, 0x400000, v25
	v_cmp_u_f32_e64 s[0:1], v25, v25
	ds_bpermute_b32 v53, v84, v22
	v_pk_fma_f32 v[22:23], v[28:29], s[4:5], v[46:47] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v25, v26, v27, s[0:1]
	v_perm_b32 v24, v25, v24, s2
	v_bfe_u32 v25, v22, 16, 1
	v_add3_u32 v25, v25, v22, s3
	v_or_b32_e32 v26, 0x400000, v22
	v_cmp_u_f32_e64 s[0:1], v22, v22
	v_pk_fma_f32 v[32:33], v[32:33], s[4:5], v[50:51] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v18, v52, v18, vcc
	v_cndmask_b32_e64 v22, v25, v26, s[0:1]
	v_bfe_u32 v25, v23, 16, 1
	v_add3_u32 v25, v25, v23, s3
	v_or_b32_e32 v26, 0x400000, v23
	v_cmp_u_f32_e64 s[0:1], v23, v23
	v_or_b32_e32 v27, 0x400000, v33
	v_cndmask_b32_e32 v20, v20, v52, vcc
	v_cndmask_b32_e64 v23, v25, v26, s[0:1]
	v_perm_b32 v22, v23, v22, s2
	v_bfe_u32 v23, v30, 16, 1
	v_add3_u32 v23, v23, v30, s3
	v_or_b32_e32 v25, 0x400000, v30
	v_cmp_u_f32_e64 s[0:1], v30, v30
	v_or_b32_e32 v26, 0x400000, v31
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v19, v53, v19, vcc
	v_cndmask_b32_e64 v23, v23, v25, s[0:1]
	v_bfe_u32 v25, v31, 16, 1
	v_add3_u32 v25, v25, v31, s3
	v_cmp_u_f32_e64 s[0:1], v31, v31
	v_cndmask_b32_e32 v21, v21, v53, vcc
	global_store_dwordx4 v[0:1], v[18:21], off offset:64
	v_cndmask_b32_e64 v25, v25, v26, s[0:1]
	v_perm_b32 v23, v25, v23, s2
	v_bfe_u32 v25, v32, 16, 1
	v_add3_u32 v25, v25, v32, s3
	v_or_b32_e32 v26, 0x400000, v32
	v_cmp_u_f32_e64 s[0:1], v32, v32
	v_pk_fma_f32 v[2:3], v[2:3], s[4:5], v[36:37] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[4:5], s[4:5], v[38:39] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v25, v25, v26, s[0:1]
	v_bfe_u32 v26, v33, 16, 1
	v_add3_u32 v26, v26, v33, s3
	v_cmp_u_f32_e64 s[0:1], v33, v33
	v_pk_fma_f32 v[6:7], v[6:7], s[4:5], v[40:41] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[16:17], s[4:5], v[50:51] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v26, v26, v27, s[0:1]
	v_perm_b32 v25, v26, v25, s2
	v_cndmask_b32_e32 v26, v24, v23, vcc
	v_cndmask_b32_e32 v27, v22, v25, vcc
	ds_bpermute_b32 v26, v84, v26
	ds_bpermute_b32 v27, v84, v27
	v_cmp_u_f32_e64 s[0:1], v2, v2
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v18, v26, v24, vcc
	v_cndmask_b32_e32 v20, v23, v26, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v19, v27, v22, vcc
	v_cndmask_b32_e32 v21, v25, v27, vcc
	global_store_dwordx4 v[0:1], v[18:21], off offset:96
	v_pk_fma_f32 v[0:1], v[8:9], s[4:5], v[42:43] op_sel_hi:[1,0,1]
	v_bfe_u32 v8, v2, 16, 1
	v_add3_u32 v8, v8, v2, s3
	v_or_b32_e32 v9, 0x400000, v2
	v_cndmask_b32_e64 v2, v8, v9, s[0:1]
	v_bfe_u32 v8, v3, 16, 1
	v_add3_u32 v8, v8, v3, s3
	v_or_b32_e32 v9, 0x400000, v3
	v_cmp_u_f32_e64 s[0:1], v3, v3
	s_nop 1
	v_cndmask_b32_e64 v3, v8, v9, s[0:1]
	v_perm_b32 v2, v3, v2, s2
	v_bfe_u32 v3, v4, 16, 1
	v_add3_u32 v3, v3, v4, s3
	v_or_b32_e32 v8, 0x400000, v4
	v_cmp_u_f32_e64 s[0:1], v4, v4
	v_bfe_u32 v4, v5, 16, 1
	v_add3_u32 v4, v4, v5, s3
	v_cndmask_b32_e64 v3, v3, v8, s[0:1]
	v_or_b32_e32 v8, 0x400000, v5
	v_cmp_u_f32_e64 s[0:1], v5, v5
	v_or_b32_e32 v5, 0x400000, v6
	s_nop 0
	v_cndmask_b32_e64 v4, v4, v8, s[0:1]
	v_perm_b32 v3, v4, v3, s2
	v_bfe_u32 v4, v6, 16, 1
	v_add3_u32 v4, v4, v6, s3
	v_cmp_u_f32_e64 s[0:1], v6, v6
	v_or_b32_e32 v6, 0x400000, v7
	s_nop 0
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_bfe_u32 v5, v7, 16, 1
	v_add3_u32 v5, v5, v7, s3
	v_cmp_u_f32_e64 s[0:1], v7, v7
	s_nop 1
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	v_perm_b32 v8, v5, v4, s2
	v_bfe_u32 v4, v0, 16, 1
	v_add3_u32 v4, v4, v0, s3
	v_or_b32_e32 v5, 0x400000, v0
	v_cmp_u_f32_e64 s[0:1], v0, v0
	v_pk_fma_f32 v[6:7], v[10:11], s[4:5], v[44:45] op_sel_hi:[1,0,1]
	s_nop 0
	v_cndmask_b32_e64 v0, v4, v5, s[0:1]
	v_bfe_u32 v4, v1, 16, 1
	v_add3_u32 v4, v4, v1, s3
	v_or_b32_e32 v5, 0x400000, v1
	v_cmp_u_f32_e64 s[0:1], v1, v1
	s_nop 1
	v_cndmask_b32_e64 v1, v4, v5, s[0:1]
	v_perm_b32 v9, v1, v0, s2
	v_cndmask_b32_e32 v0, v2, v8, vcc
	ds_bpermute_b32 v1, v84, v0
	v_cndmask_b32_e32 v0, v3, v9, vcc
	ds_bpermute_b32 v18, v84, v0
	v_cmp_u_f32_e64 s[0:1], v6, v6
	v_pk_fma_f32 v[4:5], v[12:13], s[4:5], v[46:47] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e32 v0, v1, v2, vcc
	v_cndmask_b32_e32 v2, v8, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v1, v18, v3, vcc
	v_bfe_u32 v3, v6, 16, 1
	v_add3_u32 v3, v3, v6, s3
	v_or_b32_e32 v8, 0x400000, v6
	v_bfe_u32 v6, v7, 16, 1
	v_cndmask_b32_e64 v3, v3, v8, s[0:1]
	v_add3_u32 v6, v6, v7, s3
	v_or_b32_e32 v8, 0x400000, v7
	v_cmp_u_f32_e64 s[0:1], v7, v7
	v_or_b32_e32 v7, 0x400000, v4
	s_nop 0
	v_cndmask_b32_e64 v6, v6, v8, s[0:1]
	v_perm_b32 v6, v6, v3, s2
	v_bfe_u32 v3, v4, 16, 1
	v_add3_u32 v3, v3, v4, s3
	v_cmp_u_f32_e64 s[0:1], v4, v4
	v_bfe_u32 v4, v5, 16, 1
	v_add3_u32 v4, v4, v5, s3
	v_cndmask_b32_e64 v3, v3, v7, s[0:1]
	v_or_b32_e32 v7, 0x400000, v5
	v_cmp_u_f32_e64 s[0:1], v5, v5
	v_or_b32_e32 v5, 0x400000, v14
	v_or_b32_e32 v8, 0x400000, v17
	v_cndmask_b32_e64 v4, v4, v7, s[0:1]
	v_perm_b32 v4, v4, v3, s2
	v_bfe_u32 v3, v14, 16, 1
	v_add3_u32 v3, v3, v14, s3
	v_cmp_u_f32_e64 s[0:1], v14, v14
	v_or_b32_e32 v7, 0x400000, v15
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_bfe_u32 v5, v15, 16, 1
	v_add3_u32 v5, v5, v15, s3
	v_cmp_u_f32_e64 s[0:1], v15, v15
	s_nop 1
	v_cndmask_b32_e64 v5, v5, v7, s[0:1]
	v_perm_b32 v5, v5, v3, s2
	v_bfe_u32 v3, v16, 16, 1
	v_add3_u32 v3, v3, v16, s3
	v_or_b32_e32 v7, 0x400000, v16
	v_cmp_u_f32_e64 s[0:1], v16, v16
	s_nop 1
	v_cndmask_b32_e64 v3, v3, v7, s[0:1]
	v_bfe_u32 v7, v17, 16, 1
	v_add3_u32 v7, v7, v17, s3
	v_cmp_u_f32_e64 s[0:1], v17, v17
	s_nop 1
	v_cndmask_b32_e64 v7, v7, v8, s[0:1]
	v_perm_b32 v7, v7, v3, s2
	v_cndmask_b32_e32 v3, v6, v5, vcc
	ds_bpermute_b32 v8, v84, v3
	v_cndmask_b32_e32 v3, v4, v7, vcc
	ds_bpermute_b32 v10, v84, v3
	v_cndmask_b32_e32 v3, v9, v18, vcc
	global_store_dwordx4 v[34:35], v[0:3], off offset:64
	s_waitcnt lgkmcnt(1)
	s_nop 0
	v_cndmask_b32_e32 v0, v8, v6, vcc
	v_cndmask_b32_e32 v2, v5, v8, vcc
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v1, v10, v4, vcc
	v_cndmask_b32_e32 v3, v7, v10, vcc
	global_store_dwordx4 v[34:35], v[0:3], off offset:96
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
		.amdhsa_accum_offset 116
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
	.set scaled_mm.num_vgpr, 116
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
; codeLenInByte = 5728
; TotalNumSgprs: 30
; NumVgprs: 116
; NumAgprs: 0
; TotalNumVgprs: 116
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 32768 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 21
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 169
; AccumOffset: 116
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 28
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
    .vgpr_count:     116
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
