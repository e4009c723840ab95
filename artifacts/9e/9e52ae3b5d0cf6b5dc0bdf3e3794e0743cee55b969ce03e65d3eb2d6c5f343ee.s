	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	scaled_mm               ; -- Begin function scaled_mm
	.globl	scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_dwordx2 s[14:15], s[0:1], 0x2c
	s_abs_i32 s12, s2
	v_lshrrev_b32_e32 v10, 1, v0
	v_lshlrev_b32_e32 v11, 4, v0
	v_and_b32_e32 v6, 16, v11
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s14, 31
	s_lshr_b32 s4, s3, 25
	s_add_i32 s4, s14, s4
	s_ashr_i32 s8, s4, 7
	s_abs_i32 s9, s8
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s16, 0, s9
	s_xor_b32 s13, s2, s8
	s_ashr_i32 s13, s13, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[10:11], s[0:1], 0x10
	v_mul_lo_u32 v2, s15, v10
	v_ashrrev_i32_e32 v3, 31, v2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v7, 0
	v_and_b32_e32 v14, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v14
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s16, s16, s17
	s_mul_hi_u32 s16, s17, s16
	s_add_i32 s17, s17, s16
	s_mul_hi_u32 s16, s12, s17
	s_mul_i32 s17, s16, s9
	s_sub_i32 s12, s12, s17
	s_add_i32 s18, s16, 1
	s_sub_i32 s17, s12, s9
	s_cmp_ge_u32 s12, s9
	s_cselect_b32 s16, s18, s16
	s_cselect_b32 s12, s17, s12
	s_add_i32 s17, s16, 1
	s_cmp_ge_u32 s12, s9
	s_cselect_b32 s9, s17, s16
	s_xor_b32 s9, s9, s13
	s_sub_i32 s9, s9, s13
	s_lshl_b32 s22, s9, 7
	s_mul_i32 s9, s9, s8
	s_sub_i32 s2, s2, s9
	s_lshl_b32 s12, s2, 7
	s_mul_i32 s18, s22, s15
	s_mul_hi_i32 s19, s22, s15
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s4, s18
	s_addc_u32 s9, s5, s19
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[2:3]
	s_ashr_i32 s13, s12, 31
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	v_lshrrev_b32_e32 v1, 7, v0
	s_lshl_b64 s[20:21], s[12:13], 4
	global_load_dwordx4 v[16:19], v[4:5], off
	v_mul_lo_u32 v1, s14, v1
	v_and_b32_e32 v4, 0x7f, v0
	s_add_u32 s16, s6, s20
	v_add_lshl_u32 v4, v1, v4, 4
	s_addc_u32 s17, s7, s21
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], s[16:17], 0, v[4:5]
	global_load_dwordx4 v[20:23], v[8:9], off
	s_load_dwordx2 s[8:9], s[0:1], 0x20
	v_mov_b32_e32 v8, 0x84
	v_bfe_u32 v12, v0, 5, 1
	v_and_b32_e32 v13, 31, v0
	v_and_b32_e32 v1, 64, v10
	v_cndmask_b32_e32 v8, 0, v8, vcc
	s_movk_i32 s2, 0x84
	v_and_b32_e32 v9, 64, v0
	v_lshlrev_b32_e32 v15, 7, v12
	v_or_b32_e32 v14, v1, v13
	v_add_u32_e32 v72, v8, v10
	s_mov_b32 s13, 0
	v_or3_b32 v70, v15, v9, v13
	v_mad_u32_u24 v71, v12, s2, v14
	v_lshlrev_b32_e32 v8, 4, v72
	s_cmp_lt_i32 s15, 33
	s_mov_b32 s2, s14
	s_waitcnt vmcnt(1)
	ds_write_b128 v8, v[16:19]
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[20:23] offset:4224
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_lshl_add_u64 v[6:7], s[18:19], 0, v[6:7]
	s_lshl_b64 s[16:17], s[2:3], 5
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[2:3]
	s_add_u32 s4, s16, s20
	s_addc_u32 s5, s17, s21
	s_add_u32 s4, s6, s4
	s_addc_u32 s5, s7, s5
	v_lshl_add_u64 v[66:67], v[2:3], 0, 32
	v_lshl_add_u64 v[68:69], s[4:5], 0, v[4:5]
	s_mov_b64 s[4:5], 0
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
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_mul_i32 s6, s13, 0x2080
	v_lshl_add_u32 v73, v71, 4, s6
	v_lshl_add_u32 v74, v70, 4, s6
	ds_read_b128 v[76:79], v73
	ds_read_b128 v[80:83], v74 offset:4224
	ds_read_b128 v[84:87], v73 offset:512
	ds_read_b128 v[88:91], v74 offset:4736
	v_lshl_add_u64 v[74:75], v[66:67], 0, s[4:5]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[76:77], v[80:81], v[50:65]
	global_load_dwordx4 v[92:95], v[68:69], off
	s_xor_b32 s13, s13, 1
	s_mul_i32 s6, s13, 0x2080
	s_add_u32 s4, s4, 32
	v_lshl_add_u32 v73, v72, 4, s6
	s_addc_u32 s5, s5, 0
	v_lshl_add_u64 v[68:69], v[68:69], 0, s[16:17]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[84:85], v[80:81], v[34:49]
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[78:79], v[82:83], v[50:65]
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[86:87], v[82:83], v[34:49]
	global_load_dwordx4 v[80:83], v[74:75], off
	v_lshl_add_u32 v74, v0, 4, s6
	s_add_i32 s6, s4, 32
	s_cmp_ge_i32 s6, s15
	s_waitcnt vmcnt(0)
	ds_write_b128 v73, v[80:83]
	ds_write_b128 v74, v[92:95] offset:4224
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[76:77], v[88:89], v[18:33]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[84:85], v[88:89], v[2:17]
	s_barrier
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[78:79], v[90:91], v[18:33]
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[86:87], v[90:91], v[2:17]
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
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
	v_and_b32_e32 v66, 0x5f, v0
	v_or_b32_e32 v66, s12, v66
	v_ashrrev_i32_e32 v67, 31, v66
	v_lshlrev_b64 v[66:67], 1, v[66:67]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[68:69], s[0:1], 0, v[66:67]
	s_mul_i32 s0, s13, 0x2080
	v_lshl_add_u32 v71, v71, 4, s0
	ds_read_b128 v[110:113], v71
	global_load_ushort v92, v[68:69], off
	v_lshl_add_u32 v70, v70, 4, s0
	ds_read_b128 v[96:99], v70 offset:4224
	ds_read_b128 v[114:117], v71 offset:512
	ds_read_b128 v[118:121], v70 offset:4736
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[114:115], v[96:97], v[34:49]
	v_add_u32_e32 v1, s22, v1
	v_lshrrev_b32_e32 v0, 3, v0
	v_and_or_b32 v0, v0, 4, v1
	s_lshl_b64 s[0:1], s[2:3], 1
	s_lshl_b64 s[4:5], s[2:3], 4
	v_mad_i64_i32 v[0:1], s[2:3], s2, v0, 0
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[110:111], v[96:97], v[50:65]
	global_load_ushort v96, v[68:69], off offset:64
	s_load_dword s6, s[10:11], 0x0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[8:9]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[66:67]
	v_lshl_add_u64 v[68:69], v[0:1], 0, s[4:5]
	v_lshl_add_u64 v[74:75], v[68:69], 0, s[4:5]
	v_lshl_add_u64 v[82:83], v[74:75], 0, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[110:111], v[118:119], v[18:33]
	v_lshl_add_u64 v[66:67], v[0:1], 0, s[0:1]
	v_lshl_add_u64 v[72:73], v[68:69], 0, s[0:1]
	v_lshl_add_u64 v[80:81], v[74:75], 0, s[0:1]
	v_lshl_add_u64 v[70:71], v[66:67], 0, s[0:1]
	v_lshl_add_u64 v[78:79], v[72:73], 0, s[0:1]
	v_lshl_add_u64 v[86:87], v[80:81], 0, s[0:1]
	v_lshl_add_u64 v[88:89], v[82:83], 0, s[0:1]
	v_mfma_f32_32x32x16_fp8_fp8 v[34:49], v[116:117], v[98:99], v[34:49]
	v_lshl_add_u64 v[76:77], v[70:71], 0, s[0:1]
	v_lshl_add_u64 v[84:85], v[78:79], 0, s[0:1]
	v_lshl_add_u64 v[90:91], v[86:87], 0, s[0:1]
	v_mfma_f32_32x32x16_fp8_fp8 v[50:65], v[112:113], v[98:99], v[50:65]
	s_waitcnt vmcnt(1)
	s_nop 6
	v_fma_mixlo_f16 v98, s6, v38, v92 op_sel_hi:[0,0,1]
	v_mfma_f32_32x32x16_fp8_fp8 v[18:33], v[112:113], v[120:121], v[18:33]
	v_fma_mixlo_f16 v99, s6, v39, v92 op_sel_hi:[0,0,1]
	v_lshl_add_u64 v[38:39], v[82:83], 0, s[4:5]
	v_fma_mixlo_f16 v50, s6, v50, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, s6, v54, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, s6, v55, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, s6, v46, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, s6, v47, v92 op_sel_hi:[0,0,1]
	v_lshl_add_u64 v[46:47], v[38:39], 0, s[4:5]
	v_fma_mixlo_f16 v51, s6, v51, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, s6, v52, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v53, s6, v53, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, s6, v56, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v57, s6, v57, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, s6, v58, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, s6, v59, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v60, s6, v60, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v61, s6, v61, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v62, s6, v62, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v63, s6, v63, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, s6, v34, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, s6, v35, v92 op_sel_hi:[0,0,1]
	global_store_short v[0:1], v50, off
	global_store_short v[66:67], v51, off
	global_store_short v[70:71], v52, off
	global_store_short v[76:77], v53, off
	global_store_short v[68:69], v54, off
	global_store_short v[72:73], v55, off
	global_store_short v[78:79], v56, off
	global_store_short v[84:85], v57, off
	global_store_short v[74:75], v58, off
	global_store_short v[80:81], v59, off
	global_store_short v[86:87], v60, off
	global_store_short v[90:91], v61, off
	global_store_short v[82:83], v62, off
	global_store_short v[88:89], v63, off
	v_lshl_add_u64 v[34:35], v[88:89], 0, s[0:1]
	v_lshl_add_u64 v[54:55], v[46:47], 0, s[4:5]
	v_fma_mixlo_f16 v64, s6, v64, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v65, s6, v65, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, s6, v36, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, s6, v37, v92 op_sel_hi:[0,0,1]
	v_lshl_add_u64 v[36:37], v[34:35], 0, s[0:1]
	v_lshl_add_u64 v[62:63], v[54:55], 0, s[4:5]
	v_fma_mixlo_f16 v100, s6, v40, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v101, s6, v41, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, s6, v48, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v109, s6, v49, v92 op_sel_hi:[0,0,1]
	global_store_short v[34:35], v64, off
	global_store_short v[36:37], v65, off
	v_lshl_add_u64 v[40:41], v[38:39], 0, s[0:1]
	v_lshl_add_u64 v[48:49], v[46:47], 0, s[0:1]
	v_lshl_add_u64 v[56:57], v[54:55], 0, s[0:1]
	v_lshl_add_u64 v[64:65], v[62:63], 0, s[0:1]
	v_fma_mixlo_f16 v102, s6, v42, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, s6, v43, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, s6, v44, v92 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, s6, v45, v92 op_sel_hi:[0,0,1]
	global_store_short v[38:39], v93, off
	v_lshl_add_u64 v[42:43], v[40:41], 0, s[0:1]
	v_lshl_add_u64 v[50:51], v[48:49], 0, s[0:1]
	v_lshl_add_u64 v[58:59], v[56:57], 0, s[0:1]
	v_lshl_add_u64 v[92:93], v[64:65], 0, s[0:1]
	global_store_short v[40:41], v94, off
	global_store_short v[42:43], v95, off
	v_lshl_add_u64 v[44:45], v[42:43], 0, s[0:1]
	v_lshl_add_u64 v[52:53], v[50:51], 0, s[0:1]
	v_lshl_add_u64 v[60:61], v[58:59], 0, s[0:1]
	v_lshl_add_u64 v[94:95], v[92:93], 0, s[0:1]
	s_waitcnt vmcnt(19)
	v_fma_mixlo_f16 v18, s6, v18, v96 op_sel_hi:[0,0,1]
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[114:115], v[118:119], v[2:17]
	global_store_short v[44:45], v97, off
	global_store_short v[46:47], v98, off
	global_store_short v[48:49], v99, off
	global_store_short v[50:51], v100, off
	global_store_short v[52:53], v101, off
	global_store_short v[54:55], v102, off
	global_store_short v[56:57], v103, off
	global_store_short v[58:59], v104, off
	global_store_short v[60:61], v105, off
	global_store_short v[62:63], v106, off
	global_store_short v[64:65], v107, off
	global_store_short v[92:93], v108, off
	global_store_short v[94:95], v109, off
	global_store_short v[0:1], v18, off offset:64
	v_fma_mixlo_f16 v0, s6, v19, v96 op_sel_hi:[0,0,1]
	global_store_short v[66:67], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v20, v96 op_sel_hi:[0,0,1]
	global_store_short v[70:71], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v21, v96 op_sel_hi:[0,0,1]
	global_store_short v[76:77], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v22, v96 op_sel_hi:[0,0,1]
	global_store_short v[68:69], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v23, v96 op_sel_hi:[0,0,1]
	global_store_short v[72:73], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v24, v96 op_sel_hi:[0,0,1]
	global_store_short v[78:79], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v25, v96 op_sel_hi:[0,0,1]
	global_store_short v[84:85], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v26, v96 op_sel_hi:[0,0,1]
	v_mfma_f32_32x32x16_fp8_fp8 v[2:17], v[116:117], v[120:121], v[2:17]
	global_store_short v[74:75], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v27, v96 op_sel_hi:[0,0,1]
	global_store_short v[80:81], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v28, v96 op_sel_hi:[0,0,1]
	global_store_short v[86:87], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v29, v96 op_sel_hi:[0,0,1]
	global_store_short v[90:91], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v30, v96 op_sel_hi:[0,0,1]
	global_store_short v[82:83], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v31, v96 op_sel_hi:[0,0,1]
	global_store_short v[88:89], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v32, v96 op_sel_hi:[0,0,1]
	global_store_short v[34:35], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v33, v96 op_sel_hi:[0,0,1]
	global_store_short v[36:37], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v2, v96 op_sel_hi:[0,0,1]
	global_store_short v[38:39], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v3, v96 op_sel_hi:[0,0,1]
	global_store_short v[40:41], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v4, v96 op_sel_hi:[0,0,1]
	global_store_short v[42:43], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v5, v96 op_sel_hi:[0,0,1]
	global_store_short v[44:45], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v6, v96 op_sel_hi:[0,0,1]
	global_store_short v[46:47], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v7, v96 op_sel_hi:[0,0,1]
	global_store_short v[48:49], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v8, v96 op_sel_hi:[0,0,1]
	global_store_short v[50:51], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v9, v96 op_sel_hi:[0,0,1]
	global_store_short v[52:53], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v10, v96 op_sel_hi:[0,0,1]
	global_store_short v[54:55], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v11, v96 op_sel_hi:[0,0,1]
	global_store_short v[56:57], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v12, v96 op_sel_hi:[0,0,1]
	global_store_short v[58:59], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v13, v96 op_sel_hi:[0,0,1]
	global_store_short v[60:61], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v14, v96 op_sel_hi:[0,0,1]
	global_store_short v[62:63], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v15, v96 op_sel_hi:[0,0,1]
	global_store_short v[64:65], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v16, v96 op_sel_hi:[0,0,1]
	global_store_short v[92:93], v0, off offset:64
	v_fma_mixlo_f16 v0, s6, v17, v96 op_sel_hi:[0,0,1]
	global_store_short v[94:95], v0, off offset:64
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
		.amdhsa_group_segment_fixed_size 16640
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
		.amdhsa_next_free_vgpr 122
		.amdhsa_next_free_sgpr 23
		.amdhsa_accum_offset 124
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
	.set scaled_mm.num_vgpr, 122
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 23
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2788
; TotalNumSgprs: 29
; NumVgprs: 122
; NumAgprs: 0
; TotalNumVgprs: 122
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 16640 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 15
; NumSGPRsForWavesPerEU: 29
; NumVGPRsForWavesPerEU: 122
; AccumOffset: 124
; Occupancy: 4
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
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
    .group_segment_fixed_size: 16640
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .max_flat_workgroup_size: 256
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     122
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
