	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	scaled_mm               ; -- Begin function scaled_mm
	.globl	scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_dwordx4 s[12:15], s[0:1], 0x38
	s_abs_i32 s18, s2
	s_movk_i32 s17, 0x80
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v3, 31, v0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s13, 31
	s_lshr_b32 s4, s3, 24
	s_add_i32 s4, s13, s4
	s_ashr_i32 s15, s4, 8
	s_abs_i32 s16, s15
	v_cvt_f32_u32_e32 v1, s16
	s_sub_i32 s20, 0, s16
	s_xor_b32 s19, s2, s15
	s_ashr_i32 s19, s19, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_and_or_b32 v133, v2, s17, v3
	v_or_b32_e32 v15, 0x400, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_or_b32_e32 v17, 0x600, v0
	v_lshrrev_b32_e32 v16, 3, v15
	v_lshrrev_b32_e32 v18, 3, v17
	v_readfirstlane_b32 s21, v1
	s_mul_i32 s20, s20, s21
	s_mul_hi_u32 s20, s21, s20
	s_add_i32 s21, s21, s20
	s_mul_hi_u32 s20, s18, s21
	s_mul_i32 s21, s20, s16
	s_sub_i32 s18, s18, s21
	s_add_i32 s22, s20, 1
	s_sub_i32 s21, s18, s16
	s_cmp_ge_u32 s18, s16
	s_cselect_b32 s20, s22, s20
	s_cselect_b32 s18, s21, s18
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s18, s16
	s_cselect_b32 s16, s21, s20
	s_xor_b32 s16, s16, s19
	s_sub_i32 s16, s16, s19
	s_lshl_b32 s22, s16, 8
	s_mul_i32 s16, s16, s15
	s_sub_i32 s2, s2, s16
	s_lshl_b32 s20, s2, 8
	v_and_b32_e32 v1, 0xdf, v0
	v_or_b32_e32 v130, s22, v133
	v_or_b32_e32 v2, s20, v1
	v_ashrrev_i32_e32 v131, 31, v130
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[130:131], 2, s[8:9]
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[10:11]
	global_load_dword v8, v[4:5], off
	global_load_dword v9, v[4:5], off offset:128
	global_load_dword v10, v[4:5], off offset:256
	global_load_dword v11, v[4:5], off offset:384
	global_load_dword v12, v[6:7], off
	global_load_dword v13, v[6:7], off offset:128
	v_lshlrev_b32_e32 v5, 4, v0
	v_or_b32_e32 v7, 0x200, v0
	v_and_b32_e32 v4, 0x70, v5
	v_lshrrev_b32_e32 v6, 3, v0
	v_lshrrev_b32_e32 v14, 3, v7
	s_mul_hi_i32 s2, s22, s14
	s_mul_i32 s15, s22, s14
	v_mad_u64_u32 v[134:135], s[22:23], s14, v6, v[4:5]
	v_mad_u64_u32 v[136:137], s[22:23], s14, v14, v[4:5]
	v_mad_u64_u32 v[138:139], s[22:23], s14, v16, v[4:5]
	v_mad_u64_u32 v[140:141], s[22:23], s14, v18, v[4:5]
	v_lshrrev_b32_e32 v4, 8, v0
	v_and_b32_e32 v19, 0xff, v0
	v_mul_lo_u32 v4, s13, v4
	s_add_u32 s16, s4, s15
	v_add_lshl_u32 v156, v4, v19, 4
	v_lshrrev_b32_e32 v4, 8, v7
	s_addc_u32 s2, s5, s2
	s_ashr_i32 s21, s20, 31
	v_mul_lo_u32 v4, s13, v4
	s_and_b32 s17, s2, 0xffff
	s_lshl_b64 s[4:5], s[20:21], 4
	v_add_lshl_u32 v157, v4, v19, 4
	v_lshrrev_b32_e32 v4, 8, v15
	s_add_u32 s4, s6, s4
	v_mul_lo_u32 v4, s13, v4
	s_mov_b32 s19, 0x20000
	s_mov_b32 s18, -1
	s_addc_u32 s2, s7, s5
	v_add_lshl_u32 v158, v4, v19, 4
	v_lshrrev_b32_e32 v4, 8, v17
	s_and_b32 s5, s2, 0xffff
	s_mov_b32 s6, s18
	s_mov_b32 s7, s19
	v_mul_lo_u32 v4, s13, v4
	buffer_load_dwordx4 v[20:23], v134, s[16:19], 0 offen
	buffer_load_dwordx4 v[24:27], v136, s[16:19], 0 offen
	buffer_load_dwordx4 v[28:31], v138, s[16:19], 0 offen
	buffer_load_dwordx4 v[32:35], v140, s[16:19], 0 offen
	buffer_load_dwordx4 v[36:39], v156, s[4:7], 0 offen
	buffer_load_dwordx4 v[40:43], v157, s[4:7], 0 offen
	v_add_lshl_u32 v159, v4, v19, 4
	buffer_load_dwordx4 v[44:47], v158, s[4:7], 0 offen
	buffer_load_dwordx4 v[48:51], v159, s[4:7], 0 offen
	s_movk_i32 s2, 0x101
	v_bfe_u32 v4, v0, 5, 1
	v_and_b32_e32 v15, 7, v0
	s_movk_i32 s6, 0x300
	s_movk_i32 s7, 0x700
	v_lshlrev_b32_e32 v132, 3, v4
	v_mad_u32_u24 v160, v15, s2, v6
	s_mov_b32 s15, 0
	v_and_or_b32 v161, v7, s6, v19
	v_and_or_b32 v162, v17, s7, v19
	v_lshlrev_b32_e32 v6, 4, v160
	v_mad_u32_u24 v163, v15, s2, v14
	v_mad_u32_u24 v164, v15, s2, v16
	v_mad_u32_u24 v165, v15, s2, v18
	s_cmpk_gt_i32 s14, 0x80
	v_lshlrev_b32_e32 v146, 12, v4
	v_lshlrev_b32_e32 v7, 4, v161
	v_lshlrev_b32_e32 v14, 4, v162
	v_lshlrev_b32_e32 v15, 4, v163
	v_lshlrev_b32_e32 v16, 4, v164
	v_lshlrev_b32_e32 v17, 4, v165
	s_waitcnt vmcnt(7)
	ds_write_b128 v6, v[20:23]
	s_waitcnt vmcnt(6)
	ds_write_b128 v15, v[24:27]
	s_waitcnt vmcnt(5)
	ds_write_b128 v16, v[28:31]
	s_waitcnt vmcnt(4)
	ds_write_b128 v17, v[32:35]
	v_lshrrev_b32_e32 v152, v132, v8
	v_lshrrev_b32_e32 v151, v132, v9
	v_lshrrev_b32_e32 v150, v132, v10
	v_lshrrev_b32_e32 v148, v132, v11
	v_lshrrev_b32_e32 v149, v132, v13
	v_lshrrev_b32_e32 v153, v132, v12
	s_waitcnt vmcnt(3)
	ds_write_b128 v5, v[36:39] offset:32896
	s_waitcnt vmcnt(2)
	ds_write_b128 v7, v[40:43] offset:32896
	s_waitcnt vmcnt(1)
	ds_write_b128 v5, v[44:47] offset:49280
	s_waitcnt vmcnt(0)
	ds_write_b128 v14, v[48:51] offset:32896
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	s_movk_i32 s2, 0x1010
	v_mov_b32_e32 v5, 0x2020
	v_mad_u32_u24 v155, v4, s2, v5
	v_mov_b32_e32 v5, 0x4040
	v_mad_u32_u24 v135, v4, s2, v5
	v_mov_b32_e32 v5, 0x6060
	v_mul_u32_u24_e32 v154, 0x1010, v4
	v_or_b32_e32 v147, 0x2000, v146
	v_mad_u32_u24 v137, v4, s2, v5
	v_or_b32_e32 v139, 0x4000, v146
	v_or_b32_e32 v141, 0x6000, v146
	s_mov_b32 s2, s13
	s_load_dwordx2 s[24:25], s[0:1], 0x20
	s_load_dwordx2 s[22:23], s[0:1], 0x30
	s_cbranch_execz .LBB0_4
; %bb.2:
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
	s_branch .LBB0_6
.LBB0_3:
                                        ; implicit-def: $vgpr154
                                        ; implicit-def: $vgpr155
                                        ; implicit-def: $vgpr147
                                        ; implicit-def: $vgpr135
                                        ; implicit-def: $vgpr137
                                        ; implicit-def: $vgpr139
                                        ; implicit-def: $vgpr141
	s_load_dwordx2 s[24:25], s[0:1], 0x20
	s_load_dwordx2 s[22:23], s[0:1], 0x30
.LBB0_4:
	s_ashr_i32 s7, s12, 31
	s_mov_b32 s6, s12
	s_movk_i32 s12, 0x1010
	v_mov_b32_e32 v5, 0x2020
	v_mad_u32_u24 v155, v4, s12, v5
	v_mov_b32_e32 v5, 0x4040
	v_mad_u32_u24 v135, v4, s12, v5
	v_mov_b32_e32 v5, 0x6060
	s_mov_b32 s2, s13
	v_mad_u32_u24 v137, v4, s12, v5
	s_lshl_b32 s21, s13, 7
	s_lshl_b64 s[12:13], s[6:7], 2
	s_add_u32 s6, s8, s12
	s_addc_u32 s7, s9, s13
	v_mul_u32_u24_e32 v154, 0x1010, v4
	v_lshl_add_u64 v[4:5], v[130:131], 2, s[6:7]
	s_mov_b64 s[6:7], 0x100
	s_lshl_b64 s[8:9], s[2:3], 2
	v_lshl_add_u64 v[142:143], v[4:5], 0, s[6:7]
	s_add_u32 s6, s10, s8
	s_addc_u32 s7, s11, s9
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	s_mov_b64 s[6:7], 0x80
	v_or_b32_e32 v147, 0x2000, v146
	v_or_b32_e32 v139, 0x4000, v146
	v_or_b32_e32 v141, 0x6000, v146
	v_lshl_add_u64 v[144:145], v[2:3], 0, s[6:7]
	s_movk_i32 s10, 0x80
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
	s_mov_b32 s6, s18
	s_mov_b32 s7, s19
	s_mov_b32 s11, s21
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_mul_i32 s26, s15, 0x10080
	v_add_u32_e32 v167, s26, v146
	v_add_u32_e32 v166, s26, v154
	v_lshl_add_u32 v167, v1, 4, v167
	v_lshl_add_u32 v166, v133, 4, v166
	ds_read_b128 v[174:177], v167 offset:32896
	ds_read_b128 v[178:181], v167 offset:41088
	ds_read_b128 v[186:189], v166 offset:8224
	ds_read_b128 v[182:185], v166
	ds_read_b128 v[190:193], v166 offset:512
	ds_read_b128 v[194:197], v166 offset:8736
	ds_read_b128 v[198:201], v167 offset:33408
	ds_read_b128 v[202:205], v167 offset:41600
	ds_read_b128 v[210:213], v166 offset:9248
	ds_read_b128 v[206:209], v166 offset:1024
	ds_read_b128 v[214:217], v166 offset:1536
	ds_read_b128 v[218:221], v166 offset:9760
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[66:81], v[174:181], v[206:213], v[66:81], v153, v150 op_sel_hi:[0,0,0]
	buffer_load_dwordx4 v[222:225], v134, s[16:19], s10 offen
	buffer_load_dwordx4 v[226:229], v136, s[16:19], s10 offen
	buffer_load_dwordx4 v[230:233], v138, s[16:19], s10 offen
	buffer_load_dwordx4 v[234:237], v140, s[16:19], s10 offen
	buffer_load_dwordx4 v[238:241], v156, s[4:7], s11 offen
	buffer_load_dwordx4 v[242:245], v157, s[4:7], s11 offen
	buffer_load_dwordx4 v[246:249], v158, s[4:7], s11 offen
	buffer_load_dwordx4 v[250:253], v159, s[4:7], s11 offen
	global_load_dword v168, v[142:143], off offset:-256
	global_load_dword v169, v[142:143], off offset:-128
	global_load_dword v170, v[142:143], off
	global_load_dword v171, v[142:143], off offset:128
	global_load_dword v172, v[144:145], off offset:-128
	s_xor_b32 s15, s15, 1
	s_mul_i32 s26, s15, 0x10080
	s_addk_i32 s10, 0x80
	s_add_i32 s11, s11, s21
	v_lshl_add_u64 v[142:143], v[142:143], 0, s[12:13]
	s_cmp_ge_i32 s10, s14
	v_lshl_add_u32 v173, v161, 4, s26
	v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[198:205], v[206:213], v[34:49], v149, v150 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[98:113], v[174:181], v[182:189], v[98:113], v153, v152 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[114:129], v[174:181], v[190:197], v[114:129], v153, v151 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[82:97], v[174:181], v[214:221], v[82:97], v153, v148 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[198:205], v[182:189], v[2:17], v149, v152 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[198:205], v[190:197], v[18:33], v149, v151 op_sel_hi:[0,0,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[198:205], v[214:221], v[50:65], v149, v148 op_sel_hi:[0,0,0]
	ds_read_b128 v[174:177], v167 offset:49280
	ds_read_b128 v[178:181], v167 offset:57472
	ds_read_b128 v[186:189], v166 offset:24672
	ds_read_b128 v[182:185], v166 offset:16448
	ds_read_b128 v[190:193], v166 offset:16960
	ds_read_b128 v[194:197], v166 offset:25184
	ds_read_b128 v[198:201], v167 offset:49792
	ds_read_b128 v[202:205], v167 offset:57984
	ds_read_b128 v[210:213], v166 offset:25696
	ds_read_b128 v[206:209], v166 offset:17472
	ds_read_b128 v[214:217], v166 offset:17984
	ds_read_b128 v[218:221], v166 offset:26208
	v_lshl_add_u32 v166, v165, 4, s26
	v_lshl_add_u32 v167, v0, 4, s26
	s_waitcnt lgkmcnt(2)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[66:81], v[174:181], v[206:213], v[66:81], v153, v150 op_sel_hi:[1,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[198:205], v[206:213], v[34:49], v149, v150 op_sel_hi:[1,1,0]
	global_load_dword v150, v[144:145], off
	v_lshl_add_u64 v[144:145], v[144:145], 0, s[8:9]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[98:113], v[174:181], v[182:189], v[98:113], v153, v152 op_sel_hi:[1,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[114:129], v[174:181], v[190:197], v[114:129], v153, v151 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[82:97], v[174:181], v[214:221], v[82:97], v153, v148 op_sel_hi:[1,1,0]
	v_lshl_add_u32 v153, v164, 4, s26
	v_lshl_add_u32 v174, v162, 4, s26
	v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[198:205], v[182:189], v[2:17], v149, v152 op_sel_hi:[1,1,0]
	v_lshl_add_u32 v152, v163, 4, s26
	v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[198:205], v[190:197], v[18:33], v149, v151 op_sel_hi:[1,1,0]
	v_lshl_add_u32 v151, v160, 4, s26
	s_waitcnt vmcnt(13)
	ds_write_b128 v151, v[222:225]
	s_waitcnt vmcnt(12)
	ds_write_b128 v152, v[226:229]
	s_waitcnt vmcnt(11)
	ds_write_b128 v153, v[230:233]
	s_waitcnt vmcnt(10)
	ds_write_b128 v166, v[234:237]
	s_waitcnt vmcnt(9)
	ds_write_b128 v167, v[238:241] offset:32896
	s_waitcnt vmcnt(8)
	ds_write_b128 v173, v[242:245] offset:32896
	s_waitcnt vmcnt(7)
	ds_write_b128 v167, v[246:249] offset:49280
	s_waitcnt vmcnt(6)
	ds_write_b128 v174, v[250:253] offset:32896
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v153, v132, v172
	v_lshrrev_b32_e32 v152, v132, v168
	v_lshrrev_b32_e32 v151, v132, v169
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[198:205], v[214:221], v[50:65], v149, v148 op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v149, v132, v150
	v_lshrrev_b32_e32 v150, v132, v170
	v_lshrrev_b32_e32 v148, v132, v171
	s_barrier
	s_cbranch_scc0 .LBB0_5
.LBB0_6:
	s_mul_i32 s4, s15, 0x10080
	v_lshlrev_b32_e32 v134, 4, v133
	s_load_dwordx2 s[0:1], s[0:1], 0x28
	v_add3_u32 v133, s4, v154, v134
	v_add3_u32 v136, s4, v155, v134
	v_and_b32_e32 v0, 0xc0, v0
	ds_read_b128 v[226:229], v133
	ds_read_b128 v[170:173], v133 offset:512
	ds_read_b128 v[230:233], v136
	ds_read_b128 v[174:177], v136 offset:512
	ds_read_b128 v[162:165], v133 offset:1024
	ds_read_b128 v[154:157], v133 offset:1536
	ds_read_b128 v[166:169], v136 offset:1024
	ds_read_b128 v[158:161], v136 offset:1536
	v_lshlrev_b32_e32 v136, 4, v1
	v_add3_u32 v1, s4, v146, v136
	v_or_b32_e32 v0, s20, v0
	v_add3_u32 v133, s4, v147, v136
	ds_read_b128 v[186:189], v1 offset:32896
	ds_read_b128 v[178:181], v1 offset:33408
	ds_read_b128 v[190:193], v133 offset:32896
	ds_read_b128 v[182:185], v133 offset:33408
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[142:143], 1, v[0:1]
	v_mov_b32_e32 v145, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[142:143]
	v_mov_b32_e32 v133, v145
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[132:133]
	global_load_dwordx2 v[146:147], v[0:1], off
	global_load_dwordx2 v[242:243], v[0:1], off offset:16
	global_load_dwordx2 v[244:245], v[0:1], off offset:32
	global_load_dwordx2 v[246:247], v[0:1], off offset:48
	v_mfma_scale_f32_32x32x64_f8f6f4 v[98:113], v[186:193], v[226:233], v[98:113], v153, v152 op_sel_hi:[0,0,0]
	v_lshlrev_b32_e32 v144, 1, v132
	v_add3_u32 v132, s4, v135, v134
	v_add3_u32 v134, s4, v137, v134
	v_add3_u32 v135, s4, v139, v136
	v_add3_u32 v136, s4, v141, v136
	v_mul_lo_u32 v133, s3, v130
	v_mul_lo_u32 v138, s2, v131
	v_mad_u64_u32 v[130:131], s[6:7], s2, v130, 0
	s_load_dword s0, s[24:25], 0x0
	v_add3_u32 v131, v131, v138, v133
	v_lshl_add_u64 v[130:131], v[130:131], 1, s[22:23]
	v_lshl_add_u64 v[130:131], v[130:131], 0, v[142:143]
	v_lshl_add_u64 v[130:131], v[130:131], 0, v[144:145]
	s_lshl_b64 s[2:3], s[2:3], 6
	v_mfma_scale_f32_32x32x64_f8f6f4 v[114:129], v[186:193], v[170:177], v[114:129], v153, v151 op_sel_hi:[0,0,0]
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_sdwa v133, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_mfma_scale_f32_32x32x64_f8f6f4 v[66:81], v[186:193], v[162:169], v[66:81], v153, v150 op_sel_hi:[0,0,0]
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_sdwa v137, v242 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v138, v243
	v_cvt_f32_f16_sdwa v139, v243 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v140, v244
	v_cvt_f32_f16_e32 v142, v245
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v144, v246
	v_cvt_f32_f16_sdwa v145, v246 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v143, v245 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v141, v244 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_mfma_scale_f32_32x32x64_f8f6f4 v[82:97], v[186:193], v[154:161], v[82:97], v153, v148 op_sel_hi:[0,0,0]
	ds_read_b128 v[218:221], v132
	ds_read_b128 v[210:213], v132 offset:512
	ds_read_b128 v[222:225], v134
	ds_read_b128 v[214:217], v134 offset:512
	ds_read_b128 v[234:237], v135 offset:32896
	ds_read_b128 v[238:241], v136 offset:32896
	ds_read_b128 v[202:205], v132 offset:1024
	ds_read_b128 v[186:189], v132 offset:1536
	ds_read_b128 v[206:209], v134 offset:1024
	ds_read_b128 v[190:193], v134 offset:1536
	ds_read_b128 v[194:197], v135 offset:33408
	ds_read_b128 v[198:201], v136 offset:33408
	v_cvt_f32_f16_e32 v132, v146
	v_cvt_f32_f16_e32 v134, v147
	v_cvt_f32_f16_sdwa v135, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v136, v242
	v_cvt_f32_f16_e32 v146, v247
	v_cvt_f32_f16_sdwa v147, v247 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	v_mfma_scale_f32_32x32x64_f8f6f4 v[98:113], v[234:241], v[218:225], v[98:113], v153, v152 op_sel_hi:[1,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[114:129], v[234:241], v[210:217], v[114:129], v153, v151 op_sel_hi:[1,1,0]
	s_nop 15
	s_nop 2
	v_fma_f32 v104, v104, s0, v138
	v_fma_f32 v105, v105, s0, v139
	v_fma_f32 v102, v102, s0, v136
	v_fma_f32 v103, v103, s0, v137
	v_fma_f32 v100, v100, s0, v134
	v_fma_f32 v101, v101, s0, v135
	v_fma_f32 v98, v98, s0, v132
	v_fma_f32 v99, v99, s0, v133
	v_fma_f32 v112, v112, s0, v146
	v_fma_f32 v113, v113, s0, v147
	v_cvt_pk_f16_f32 v98, v98, v99
	v_cvt_pk_f16_f32 v99, v100, v101
	v_cvt_pk_f16_f32 v100, v102, v103
	v_cvt_pk_f16_f32 v101, v104, v105
	v_pk_fma_f32 v[110:111], v[110:111], s[0:1], v[144:145] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[108:109], v[108:109], s[0:1], v[142:143] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[106:107], v[106:107], s[0:1], v[140:141] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v98, v100
	v_permlane32_swap_b32_e32 v99, v101
	global_store_dwordx4 v[130:131], v[98:101], off
	v_pk_fma_f32 v[102:103], v[118:119], s[0:1], v[136:137] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[116:117], v[116:117], s[0:1], v[134:135] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v98, v106, v107
	v_cvt_pk_f16_f32 v99, v108, v109
	v_cvt_pk_f16_f32 v100, v110, v111
	v_cvt_pk_f16_f32 v101, v112, v113
	s_nop 0
	v_permlane32_swap_b32_e32 v98, v100
	v_permlane32_swap_b32_e32 v99, v101
	global_store_dwordx4 v[130:131], v[98:101], off offset:32
	v_pk_fma_f32 v[112:113], v[120:121], s[0:1], v[138:139] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v102, v102, v103
	v_pk_fma_f32 v[100:101], v[114:115], s[0:1], v[132:133] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v103, v112, v113
	v_cvt_pk_f16_f32 v100, v100, v101
	v_cvt_pk_f16_f32 v101, v116, v117
	v_pk_fma_f32 v[104:105], v[128:129], s[0:1], v[146:147] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[106:107], v[126:127], s[0:1], v[144:145] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[108:109], v[124:125], s[0:1], v[142:143] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[110:111], v[122:123], s[0:1], v[140:141] op_sel_hi:[1,0,1]
	v_lshl_add_u64 v[98:99], v[130:131], 0, s[2:3]
	v_permlane32_swap_b32_e32 v100, v102
	v_permlane32_swap_b32_e32 v101, v103
	global_store_dwordx4 v[98:99], v[100:103], off
	global_load_dwordx2 v[112:113], v[0:1], off offset:64
	global_load_dwordx2 v[114:115], v[0:1], off offset:80
	v_cvt_pk_f16_f32 v100, v110, v111
	v_cvt_pk_f16_f32 v101, v108, v109
	v_cvt_pk_f16_f32 v102, v106, v107
	v_cvt_pk_f16_f32 v103, v104, v105
	s_nop 0
	v_permlane32_swap_b32_e32 v100, v102
	v_permlane32_swap_b32_e32 v101, v103
	global_load_dwordx2 v[106:107], v[0:1], off offset:96
	v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[178:185], v[226:233], v[2:17], v149, v152 op_sel_hi:[0,0,0]
	global_store_dwordx4 v[98:99], v[100:103], off offset:32
	global_load_dwordx2 v[100:101], v[0:1], off offset:112
	v_mfma_scale_f32_32x32x64_f8f6f4 v[66:81], v[234:241], v[202:209], v[66:81], v153, v150 op_sel_hi:[1,1,0]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[178:185], v[170:177], v[18:33], v149, v151 op_sel_hi:[0,0,0]
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
	v_pk_fma_f32 v[76:77], v[76:77], s[0:1], v[142:143] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[0:1], v[74:75], s[0:1], v[140:141] op_sel_hi:[1,0,1]
	v_lshl_add_u64 v[74:75], v[98:99], 0, s[2:3]
	v_permlane32_swap_b32_e32 v66, v68
	v_mfma_scale_f32_32x32x64_f8f6f4 v[82:97], v[234:241], v[186:193], v[82:97], v153, v148 op_sel_hi:[1,1,0]
	v_permlane32_swap_b32_e32 v67, v69
	global_store_dwordx4 v[74:75], v[66:69], off
	s_nop 1
	v_cvt_pk_f16_f32 v66, v0, v1
	v_cvt_pk_f16_f32 v67, v76, v77
	v_cvt_pk_f16_f32 v68, v78, v79
	v_cvt_pk_f16_f32 v69, v80, v81
	s_nop 0
	v_permlane32_swap_b32_e32 v66, v68
	v_permlane32_swap_b32_e32 v67, v69
	global_store_dwordx4 v[74:75], v[66:69], off offset:32
	v_lshl_add_u64 v[0:1], v[74:75], 0, s[2:3]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[178:185], v[162:169], v[34:49], v149, v150 op_sel_hi:[0,0,0]
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
	v_pk_fma_f32 v[76:77], v[92:93], s[0:1], v[142:143] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[78:79], v[90:91], s[0:1], v[140:141] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v66, v68
	v_permlane32_swap_b32_e32 v67, v69
	v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[178:185], v[154:161], v[50:65], v149, v148 op_sel_hi:[0,0,0]
	global_store_dwordx4 v[0:1], v[66:69], off
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v80, v100
	v_cvt_f32_f16_e32 v82, v101
	v_cvt_pk_f16_f32 v66, v78, v79
	v_cvt_pk_f16_f32 v67, v76, v77
	v_cvt_pk_f16_f32 v68, v72, v73
	v_cvt_pk_f16_f32 v69, v70, v71
	s_nop 0
	v_permlane32_swap_b32_e32 v66, v68
	v_permlane32_swap_b32_e32 v67, v69
	global_store_dwordx4 v[0:1], v[66:69], off offset:32
	v_cvt_f32_f16_e32 v70, v114
	v_cvt_f32_f16_sdwa v71, v114 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v66, v112
	v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[194:201], v[218:225], v[2:17], v149, v152 op_sel_hi:[1,1,0]
	v_cvt_f32_f16_sdwa v67, v112 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v68, v113
	v_cvt_f32_f16_sdwa v69, v113 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v72, v115
	v_cvt_f32_f16_sdwa v73, v115 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v76, v106
	v_cvt_f32_f16_e32 v78, v107
	v_cvt_f32_f16_sdwa v83, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v81, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v79, v107 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v77, v106 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_nop 8
	v_pk_fma_f32 v[8:9], v[8:9], s[0:1], v[72:73] op_sel_hi:[1,0,1]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[194:201], v[210:217], v[18:33], v149, v151 op_sel_hi:[1,1,0]
	v_fma_f32 v6, v6, s0, v70
	v_fma_f32 v7, v7, s0, v71
	v_fma_f32 v4, v4, s0, v68
	v_fma_f32 v5, v5, s0, v69
	v_fma_f32 v2, v2, s0, v66
	v_fma_f32 v3, v3, s0, v67
	v_fma_f32 v16, v16, s0, v82
	v_fma_f32 v17, v17, s0, v83
	v_cvt_pk_f16_f32 v2, v2, v3
	v_cvt_pk_f16_f32 v3, v4, v5
	v_cvt_pk_f16_f32 v4, v6, v7
	v_cvt_pk_f16_f32 v5, v8, v9
	v_fma_f32 v14, v14, s0, v80
	v_fma_f32 v15, v15, s0, v81
	v_pk_fma_f32 v[12:13], v[12:13], s[0:1], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[10:11], v[10:11], s[0:1], v[76:77] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[194:201], v[202:209], v[34:49], v149, v150 op_sel_hi:[1,1,0]
	global_store_dwordx4 v[130:131], v[2:5], off offset:64
	v_fma_f32 v6, v32, s0, v82
	v_fma_f32 v7, v33, s0, v83
	v_fma_f32 v8, v30, s0, v80
	v_fma_f32 v9, v31, s0, v81
	v_cvt_pk_f16_f32 v2, v10, v11
	v_cvt_pk_f16_f32 v3, v12, v13
	v_cvt_pk_f16_f32 v4, v14, v15
	v_cvt_pk_f16_f32 v5, v16, v17
	s_nop 0
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[130:131], v[2:5], off offset:96
	v_pk_fma_f32 v[14:15], v[24:25], s[0:1], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[20:21], s[0:1], v[68:69] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[22:23], s[0:1], v[70:71] op_sel_hi:[1,0,1]
	v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[194:201], v[186:193], v[50:65], v149, v148 op_sel_hi:[1,1,0]
	v_fma_f32 v2, v18, s0, v66
	v_fma_f32 v3, v19, s0, v67
	v_cvt_pk_f16_f32 v4, v4, v5
	v_cvt_pk_f16_f32 v2, v2, v3
	v_cvt_pk_f16_f32 v3, v16, v17
	v_cvt_pk_f16_f32 v5, v14, v15
	v_fma_f32 v10, v28, s0, v78
	v_fma_f32 v11, v29, s0, v79
	v_fma_f32 v12, v26, s0, v76
	v_fma_f32 v13, v27, s0, v77
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
	v_pk_fma_f32 v[12:13], v[42:43], s[0:1], v[76:77] op_sel_hi:[1,0,1]
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[74:75], v[2:5], off offset:64
	v_pk_fma_f32 v[14:15], v[56:57], s[0:1], v[72:73] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[16:17], v[52:53], s[0:1], v[68:69] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v2, v12, v13
	v_cvt_pk_f16_f32 v3, v10, v11
	v_cvt_pk_f16_f32 v4, v8, v9
	v_cvt_pk_f16_f32 v5, v6, v7
	s_nop 0
	v_permlane32_swap_b32_e32 v2, v4
	v_permlane32_swap_b32_e32 v3, v5
	global_store_dwordx4 v[74:75], v[2:5], off offset:96
	v_pk_fma_f32 v[6:7], v[64:65], s[0:1], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[8:9], v[62:63], s[0:1], v[80:81] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[4:5], v[54:55], s[0:1], v[70:71] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[2:3], v[50:51], s[0:1], v[66:67] op_sel_hi:[1,0,1]
	v_cvt_pk_f16_f32 v4, v4, v5
	v_cvt_pk_f16_f32 v2, v2, v3
	v_cvt_pk_f16_f32 v3, v16, v17
	v_cvt_pk_f16_f32 v5, v14, v15
	v_pk_fma_f32 v[10:11], v[60:61], s[0:1], v[78:79] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[12:13], v[58:59], s[0:1], v[76:77] op_sel_hi:[1,0,1]
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
		.amdhsa_kernarg_size 68
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
		.amdhsa_next_free_vgpr 254
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 256
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
	.set scaled_mm.num_vgpr, 254
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 27
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 0
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 5512
; TotalNumSgprs: 33
; NumVgprs: 254
; NumAgprs: 0
; TotalNumVgprs: 254
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 131328 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 254
; AccumOffset: 256
; Occupancy: 2
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 63
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
      - .actual_access:  read_only
        .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
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
    .group_segment_fixed_size: 131328
    .kernarg_segment_align: 8
    .kernarg_segment_size: 68
    .max_flat_workgroup_size: 512
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     254
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
