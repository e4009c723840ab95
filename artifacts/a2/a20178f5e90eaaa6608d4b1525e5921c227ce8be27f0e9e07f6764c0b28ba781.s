	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 6
	.text
	.protected	scaled_mm               ; -- Begin function scaled_mm
	.globl	scaled_mm
	.p2align	8
	.type	scaled_mm,@function
scaled_mm:                              ; @scaled_mm
; %bb.0:
	s_load_b64 s[20:21], s[0:1], 0x2c
	s_abs_i32 s16, s2
	v_or_b32_e32 v2, 0x100, v0
	v_lshrrev_b32_e32 v5, 7, v0
	v_or_b32_e32 v3, 0x200, v0
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v134, 2, v0
	v_lshrrev_b32_e32 v140, 2, v2
	s_mov_b32 s15, 0x31004000
	v_lshrrev_b32_e32 v141, 2, v3
	v_lshrrev_b32_e32 v142, 2, v4
	s_mov_b32 s14, -1
	v_mov_b32_e32 v16, 0
	v_and_b32_e32 v136, 0x7f, v0
	s_mov_b32 s18, s14
	v_lshlrev_b32_e32 v139, 1, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v70, v16 :: v_dual_and_b32 v163, 3, v0
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v15, v16
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s24, s20, 31
	v_mul_lo_u32 v2, s20, v5
	s_lshr_b32 s3, s24, 25
	v_mov_b32_e32 v68, v16
	s_add_i32 s3, s20, s3
	v_dual_mov_b32 v66, v16 :: v_dual_and_b32 v139, 0x100, v139
	s_ashr_i32 s3, s3, 7
	v_dual_mov_b32 v10, v16 :: v_dual_and_b32 v135, 0x80, v0
	s_abs_i32 s12, s3
	v_add_lshl_u32 v137, v2, v136, 4
	s_cvt_f32_u32 s4, s12
	s_sub_i32 s17, 0, s12
	v_mad_u32_u24 v138, 0x102, v163, v134
	v_mov_b32_e32 v71, v16
	v_rcp_iflag_f32_e32 v1, s4
	s_load_b256 s[4:11], s[0:1], 0x0
	v_mov_b32_e32 v69, v16
	v_mov_b32_e32 v67, v16
	v_mov_b32_e32 v65, v16
	v_dual_mov_b32 v24, v16 :: v_dual_lshlrev_b32 v167, 4, v138
	v_mov_b32_e32 v23, v16
	v_mov_b32_e32 v21, v16
	v_mov_b32_e32 v19, v16
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_readfirstlane_b32 s13, v1
	v_dual_mov_b32 v18, v16 :: v_dual_lshlrev_b32 v1, 4, v0
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v80, v16
	s_mul_f32 s13, s13, 0x4f7ffffe
	v_and_b32_e32 v1, 48, v1
	v_mov_b32_e32 v79, v16
	v_mov_b32_e32 v78, v16
	s_cvt_u32_f32 s13, s13
	v_mov_b32_e32 v77, v16
	v_mov_b32_e32 v76, v16
	v_mov_b32_e32 v75, v16
	s_mul_i32 s17, s17, s13
	v_mov_b32_e32 v74, v16
	s_mul_hi_u32 s17, s13, s17
	v_mov_b32_e32 v73, v16
	s_add_i32 s13, s13, s17
	s_xor_b32 s17, s2, s3
	s_mul_hi_u32 s13, s16, s13
	s_ashr_i32 s17, s17, 31
	s_mul_i32 s19, s13, s12
	v_mov_b32_e32 v64, v16
	s_sub_i32 s16, s16, s19
	s_add_i32 s19, s13, 1
	s_sub_i32 s22, s16, s12
	s_cmp_ge_u32 s16, s12
	v_mov_b32_e32 v63, v16
	s_cselect_b32 s13, s19, s13
	s_cselect_b32 s16, s22, s16
	s_add_i32 s19, s13, 1
	s_cmp_ge_u32 s16, s12
	v_mov_b32_e32 v62, v16
	s_cselect_b32 s12, s19, s13
	s_mov_b32 s19, s15
	s_xor_b32 s12, s12, s17
	v_mov_b32_e32 v61, v16
	s_sub_i32 s12, s12, s17
	v_mov_b32_e32 v60, v16
	s_lshl_b32 s25, s12, 8
	s_mul_i32 s3, s12, s3
	s_mul_hi_i32 s13, s25, s21
	s_mul_i32 s12, s25, s21
	s_sub_i32 s16, s2, s3
	s_lshl_b64 s[2:3], s[12:13], 1
	s_lshl_b32 s22, s16, 7
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s4, s2
	s_addc_u32 s4, s5, s3
	s_ashr_i32 s23, s22, 31
	s_and_b32 s13, s4, 0xffff
	s_lshl_b64 s[2:3], s[22:23], 4
	v_mov_b32_e32 v59, v16
	s_add_u32 s16, s6, s2
	s_addc_u32 s2, s7, s3
	s_lshl_b32 s3, s21, 1
	s_and_b32 s17, s2, 0xffff
	v_mad_u64_u32 v[129:130], null, s3, v134, v[1:2]
	v_mad_u64_u32 v[130:131], null, s3, v140, v[1:2]
	v_mad_u64_u32 v[131:132], null, s3, v141, v[1:2]
	v_mad_u64_u32 v[132:133], null, s3, v142, v[1:2]
	buffer_load_b128 v[143:146], v137, s[16:19], 0 offen
	s_clause 0x3
	buffer_load_b128 v[147:150], v129, s[12:15], 0 offen
	buffer_load_b128 v[151:154], v130, s[12:15], 0 offen
	buffer_load_b128 v[155:158], v131, s[12:15], 0 offen
	buffer_load_b128 v[159:162], v132, s[12:15], 0 offen
	s_load_b64 s[2:3], s[0:1], 0x20
	v_dual_mov_b32 v12, v16 :: v_dual_and_b32 v1, 31, v0
	v_dual_mov_b32 v72, v16 :: v_dual_and_b32 v133, 0x60, v0
	v_mad_u32_u24 v140, 0x102, v163, v140
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_sub_co_u32 v2, vcc_lo, v1, 16
	v_mov_b32_e32 v13, v16
	v_mad_u32_u24 v141, 0x102, v163, v141
	v_mad_u32_u24 v142, 0x102, v163, v142
	v_cndmask_b32_e32 v164, v2, v1, vcc_lo
	v_or_b32_e32 v163, v139, v136
	v_dual_mov_b32 v11, v16 :: v_dual_lshlrev_b32 v168, 4, v140
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v9, v16 :: v_dual_lshlrev_b32 v170, 4, v142
	v_dual_mov_b32 v22, v16 :: v_dual_lshlrev_b32 v169, 4, v141
	v_dual_mov_b32 v20, v16 :: v_dual_lshlrev_b32 v171, 4, v163
	v_mov_b32_e32 v58, v16
	v_mov_b32_e32 v57, v16
	v_mov_b32_e32 v96, v16
	v_mov_b32_e32 v95, v16
	v_mov_b32_e32 v94, v16
	v_mov_b32_e32 v93, v16
	v_mov_b32_e32 v92, v16
	v_mov_b32_e32 v91, v16
	v_mov_b32_e32 v90, v16
	v_mov_b32_e32 v89, v16
	v_mov_b32_e32 v88, v16
	v_mov_b32_e32 v87, v16
	v_mov_b32_e32 v86, v16
	v_mov_b32_e32 v85, v16
	v_mov_b32_e32 v84, v16
	v_mov_b32_e32 v83, v16
	v_mov_b32_e32 v82, v16
	v_mov_b32_e32 v81, v16
	v_mov_b32_e32 v56, v16
	v_mov_b32_e32 v55, v16
	v_mov_b32_e32 v54, v16
	v_mov_b32_e32 v53, v16
	v_mov_b32_e32 v52, v16
	v_mov_b32_e32 v51, v16
	v_mov_b32_e32 v50, v16
	v_mov_b32_e32 v49, v16
	v_mov_b32_e32 v104, v16
	v_mov_b32_e32 v103, v16
	v_mov_b32_e32 v102, v16
	v_mov_b32_e32 v101, v16
	v_mov_b32_e32 v100, v16
	v_mov_b32_e32 v99, v16
	v_mov_b32_e32 v98, v16
	v_mov_b32_e32 v97, v16
	v_mov_b32_e32 v48, v16
	v_mov_b32_e32 v47, v16
	v_mov_b32_e32 v46, v16
	v_mov_b32_e32 v45, v16
	v_mov_b32_e32 v44, v16
	v_mov_b32_e32 v43, v16
	v_mov_b32_e32 v42, v16
	v_mov_b32_e32 v41, v16
	v_mov_b32_e32 v112, v16
	v_mov_b32_e32 v111, v16
	v_mov_b32_e32 v110, v16
	v_mov_b32_e32 v109, v16
	v_mov_b32_e32 v108, v16
	v_mov_b32_e32 v107, v16
	v_mov_b32_e32 v106, v16
	v_mov_b32_e32 v105, v16
	v_mov_b32_e32 v40, v16
	v_mov_b32_e32 v39, v16
	v_mov_b32_e32 v38, v16
	v_mov_b32_e32 v37, v16
	v_mov_b32_e32 v36, v16
	v_mov_b32_e32 v35, v16
	v_mov_b32_e32 v34, v16
	v_mov_b32_e32 v33, v16
	v_mov_b32_e32 v120, v16
	v_mov_b32_e32 v119, v16
	v_mov_b32_e32 v118, v16
	v_mov_b32_e32 v117, v16
	v_mov_b32_e32 v116, v16
	v_mov_b32_e32 v115, v16
	v_mov_b32_e32 v114, v16
	v_mov_b32_e32 v113, v16
	v_mov_b32_e32 v32, v16
	v_mov_b32_e32 v31, v16
	v_mov_b32_e32 v30, v16
	v_mov_b32_e32 v29, v16
	v_mov_b32_e32 v28, v16
	v_mov_b32_e32 v27, v16
	v_mov_b32_e32 v26, v16
	v_mov_b32_e32 v25, v16
	v_mov_b32_e32 v128, v16
	v_mov_b32_e32 v127, v16
	v_mov_b32_e32 v126, v16
	v_mov_b32_e32 v125, v16
	v_mov_b32_e32 v124, v16
	v_mov_b32_e32 v123, v16
	v_mov_b32_e32 v122, v16
	v_mov_b32_e32 v121, v16
	v_mov_b32_e32 v8, v16
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v6, v16
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v3, v16
	v_mov_b32_e32 v2, v16
	v_mov_b32_e32 v1, v16
	v_add_nc_u32_e32 v134, v164, v135
	v_add_nc_u32_e32 v135, v164, v133
	s_mov_b32 s0, 0
	s_cmp_lt_i32 s21, 33
	s_waitcnt vmcnt(4)
	v_perm_b32 v163, v143, 0, 0x50c040c
	v_perm_b32 v164, v143, 0, 0x70c060c
	v_perm_b32 v165, v144, 0, 0x50c040c
	v_perm_b32 v166, v144, 0, 0x70c060c
	v_perm_b32 v143, v145, 0, 0x50c040c
	v_perm_b32 v144, v145, 0, 0x70c060c
	v_perm_b32 v145, v146, 0, 0x50c040c
	v_perm_b32 v146, v146, 0, 0x70c060c
	s_waitcnt vmcnt(3)
	ds_store_b128 v167, v[147:150]
	s_waitcnt vmcnt(2)
	ds_store_b128 v168, v[151:154]
	s_waitcnt vmcnt(1)
	ds_store_b128 v169, v[155:158]
	s_waitcnt vmcnt(0)
	ds_store_b128 v170, v[159:162]
	ds_store_b128 v171, v[163:166] offset:16512
	ds_store_b128 v171, v[143:146] offset:18560
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_mov_b32_e32 v9, 0
	s_lshl_b32 s1, s20, 5
	s_mov_b32 s4, 32
	s_mov_b32 s5, 64
	s_mov_b32 s18, s14
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v14, v9
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v65, v9
	v_mov_b32_e32 v66, v9
	v_mov_b32_e32 v67, v9
	v_mov_b32_e32 v68, v9
	v_mov_b32_e32 v69, v9
	v_mov_b32_e32 v70, v9
	v_mov_b32_e32 v71, v9
	v_mov_b32_e32 v72, v9
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v18, v9
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v20, v9
	v_mov_b32_e32 v21, v9
	v_mov_b32_e32 v22, v9
	v_mov_b32_e32 v23, v9
	v_mov_b32_e32 v24, v9
	v_mov_b32_e32 v73, v9
	v_mov_b32_e32 v74, v9
	v_mov_b32_e32 v75, v9
	v_mov_b32_e32 v76, v9
	v_mov_b32_e32 v77, v9
	v_mov_b32_e32 v78, v9
	v_mov_b32_e32 v79, v9
	v_mov_b32_e32 v80, v9
	v_mov_b32_e32 v57, v9
	v_mov_b32_e32 v58, v9
	v_mov_b32_e32 v59, v9
	v_mov_b32_e32 v60, v9
	v_mov_b32_e32 v61, v9
	v_mov_b32_e32 v62, v9
	v_mov_b32_e32 v63, v9
	v_mov_b32_e32 v64, v9
	v_mov_b32_e32 v89, v9
	v_mov_b32_e32 v90, v9
	v_mov_b32_e32 v91, v9
	v_mov_b32_e32 v92, v9
	v_mov_b32_e32 v93, v9
	v_mov_b32_e32 v94, v9
	v_mov_b32_e32 v95, v9
	v_mov_b32_e32 v96, v9
	v_mov_b32_e32 v81, v9
	v_mov_b32_e32 v82, v9
	v_mov_b32_e32 v83, v9
	v_mov_b32_e32 v84, v9
	v_mov_b32_e32 v85, v9
	v_mov_b32_e32 v86, v9
	v_mov_b32_e32 v87, v9
	v_mov_b32_e32 v88, v9
	v_mov_b32_e32 v49, v9
	v_mov_b32_e32 v50, v9
	v_mov_b32_e32 v51, v9
	v_mov_b32_e32 v52, v9
	v_mov_b32_e32 v53, v9
	v_mov_b32_e32 v54, v9
	v_mov_b32_e32 v55, v9
	v_mov_b32_e32 v56, v9
	v_mov_b32_e32 v97, v9
	v_mov_b32_e32 v98, v9
	v_mov_b32_e32 v99, v9
	v_mov_b32_e32 v100, v9
	v_mov_b32_e32 v101, v9
	v_mov_b32_e32 v102, v9
	v_mov_b32_e32 v103, v9
	v_mov_b32_e32 v104, v9
	v_mov_b32_e32 v41, v9
	v_mov_b32_e32 v42, v9
	v_mov_b32_e32 v43, v9
	v_mov_b32_e32 v44, v9
	v_mov_b32_e32 v45, v9
	v_mov_b32_e32 v46, v9
	v_mov_b32_e32 v47, v9
	v_mov_b32_e32 v48, v9
	v_mov_b32_e32 v105, v9
	v_mov_b32_e32 v106, v9
	v_mov_b32_e32 v107, v9
	v_mov_b32_e32 v108, v9
	v_mov_b32_e32 v109, v9
	v_mov_b32_e32 v110, v9
	v_mov_b32_e32 v111, v9
	v_mov_b32_e32 v112, v9
	v_mov_b32_e32 v33, v9
	v_mov_b32_e32 v34, v9
	v_mov_b32_e32 v35, v9
	v_mov_b32_e32 v36, v9
	v_mov_b32_e32 v37, v9
	v_mov_b32_e32 v38, v9
	v_mov_b32_e32 v39, v9
	v_mov_b32_e32 v40, v9
	v_mov_b32_e32 v113, v9
	v_mov_b32_e32 v114, v9
	v_mov_b32_e32 v115, v9
	v_mov_b32_e32 v116, v9
	v_mov_b32_e32 v117, v9
	v_mov_b32_e32 v118, v9
	v_mov_b32_e32 v119, v9
	v_mov_b32_e32 v120, v9
	v_mov_b32_e32 v25, v9
	v_mov_b32_e32 v26, v9
	v_mov_b32_e32 v27, v9
	v_mov_b32_e32 v28, v9
	v_mov_b32_e32 v29, v9
	v_mov_b32_e32 v30, v9
	v_mov_b32_e32 v31, v9
	v_mov_b32_e32 v32, v9
	v_mov_b32_e32 v121, v9
	v_mov_b32_e32 v122, v9
	v_mov_b32_e32 v123, v9
	v_mov_b32_e32 v124, v9
	v_mov_b32_e32 v125, v9
	v_mov_b32_e32 v126, v9
	v_mov_b32_e32 v127, v9
	v_mov_b32_e32 v128, v9
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v8, v9
	s_mov_b32 s19, s15
	s_mov_b32 s6, s1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x3
	buffer_load_b128 v[223:226], v129, s[12:15], s5 offen
	buffer_load_b128 v[227:230], v130, s[12:15], s5 offen
	buffer_load_b128 v[231:234], v131, s[12:15], s5 offen
	buffer_load_b128 v[235:238], v132, s[12:15], s5 offen
	buffer_load_b128 v[239:242], v137, s[16:19], s6 offen
	s_mul_i32 s7, s0, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u32 v243, v134, 4, s7
	v_lshl_add_u32 v244, v135, 4, s7
	ds_load_b128 v[143:146], v243
	ds_load_b128 v[151:154], v243 offset:256
	ds_load_b128 v[147:150], v243 offset:4128
	ds_load_b128 v[155:158], v243 offset:4384
	ds_load_b128 v[159:162], v243 offset:512
	ds_load_b128 v[167:170], v243 offset:768
	ds_load_b128 v[163:166], v243 offset:4640
	ds_load_b128 v[171:174], v243 offset:4896
	ds_load_b128 v[175:178], v243 offset:1024
	ds_load_b128 v[183:186], v243 offset:1280
	ds_load_b128 v[191:194], v244 offset:16512
	ds_load_b128 v[195:198], v244 offset:18560
	ds_load_b128 v[179:182], v243 offset:5152
	ds_load_b128 v[187:190], v243 offset:5408
	ds_load_b128 v[199:202], v243 offset:1536
	ds_load_b128 v[207:210], v243 offset:1792
	ds_load_b128 v[203:206], v243 offset:5664
	ds_load_b128 v[211:214], v243 offset:5920
	ds_load_b128 v[215:218], v244 offset:16768
	ds_load_b128 v[219:222], v244 offset:18816
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[191:198], v[143:150], v[89:96]
	v_wmma_f32_16x16x16_f16 v[73:80], v[191:198], v[151:158], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[191:198], v[159:166], v[65:72]
	v_wmma_f32_16x16x16_f16 v[81:88], v[191:198], v[167:174], v[81:88]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[191:198], v[175:182], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[191:198], v[183:190], v[105:112]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[113:120], v[191:198], v[199:206], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[121:128], v[191:198], v[207:214], v[121:128]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[215:222], v[143:150], v[57:64]
	v_wmma_f32_16x16x16_f16 v[17:24], v[215:222], v[151:158], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[215:222], v[159:166], v[9:16]
	v_wmma_f32_16x16x16_f16 v[49:56], v[215:222], v[167:174], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[215:222], v[175:182], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[215:222], v[183:190], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[215:222], v[199:206], v[25:32]
	v_wmma_f32_16x16x16_f16 v[1:8], v[215:222], v[207:214], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[143:146], v243 offset:8256
	ds_load_b128 v[151:154], v243 offset:8512
	ds_load_b128 v[147:150], v243 offset:12384
	ds_load_b128 v[155:158], v243 offset:12640
	ds_load_b128 v[159:162], v243 offset:8768
	ds_load_b128 v[167:170], v243 offset:9024
	ds_load_b128 v[163:166], v243 offset:12896
	ds_load_b128 v[171:174], v243 offset:13152
	ds_load_b128 v[175:178], v243 offset:9280
	ds_load_b128 v[183:186], v243 offset:9536
	ds_load_b128 v[191:194], v244 offset:20608
	ds_load_b128 v[195:198], v244 offset:22656
	ds_load_b128 v[179:182], v243 offset:13408
	ds_load_b128 v[187:190], v243 offset:13664
	ds_load_b128 v[199:202], v243 offset:9792
	ds_load_b128 v[207:210], v243 offset:10048
	ds_load_b128 v[203:206], v243 offset:13920
	ds_load_b128 v[211:214], v243 offset:14176
	ds_load_b128 v[215:218], v244 offset:20864
	ds_load_b128 v[219:222], v244 offset:22912
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[191:198], v[143:150], v[89:96]
	v_wmma_f32_16x16x16_f16 v[73:80], v[191:198], v[151:158], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[191:198], v[159:166], v[65:72]
	v_wmma_f32_16x16x16_f16 v[81:88], v[191:198], v[167:174], v[81:88]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[191:198], v[175:182], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[191:198], v[183:190], v[105:112]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[113:120], v[191:198], v[199:206], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[121:128], v[191:198], v[207:214], v[121:128]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[215:222], v[143:150], v[57:64]
	v_wmma_f32_16x16x16_f16 v[17:24], v[215:222], v[151:158], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[215:222], v[159:166], v[9:16]
	v_wmma_f32_16x16x16_f16 v[49:56], v[215:222], v[167:174], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[215:222], v[175:182], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[215:222], v[183:190], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[215:222], v[199:206], v[25:32]
	v_wmma_f32_16x16x16_f16 v[1:8], v[215:222], v[207:214], v[1:8]
	; sched_barrier mask(0x00000000)
	s_xor_b32 s0, s0, 1
	s_add_i32 s4, s4, 32
	s_mul_i32 s7, s0, 0x6080
	s_add_i32 s5, s5, 64
	v_lshl_add_u32 v144, v138, 4, s7
	v_lshl_add_u32 v145, v139, 4, s7
	v_lshl_add_u32 v151, v140, 4, s7
	v_lshl_add_u32 v152, v141, 4, s7
	v_lshl_add_u32 v153, v142, 4, s7
	s_add_i32 s6, s6, s1
	s_waitcnt vmcnt(0)
	v_perm_b32 v143, v239, 0, 0x50c040c
	ds_store_b128 v144, v[223:226]
	v_lshl_add_u32 v154, v136, 4, v145
	v_perm_b32 v144, v239, 0, 0x70c060c
	v_perm_b32 v145, v240, 0, 0x50c040c
	v_perm_b32 v146, v240, 0, 0x70c060c
	s_cmp_ge_i32 s4, s21
	v_perm_b32 v147, v241, 0, 0x50c040c
	v_perm_b32 v148, v241, 0, 0x70c060c
	v_perm_b32 v149, v242, 0, 0x50c040c
	v_perm_b32 v150, v242, 0, 0x70c060c
	ds_store_b128 v151, v[227:230]
	ds_store_b128 v152, v[231:234]
	ds_store_b128 v153, v[235:238]
	ds_store_b128 v154, v[143:146] offset:16512
	ds_store_b128 v154, v[147:150] offset:18560
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	s_mulk_i32 s0, 0x6080
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u32 v129, v134, 4, s0
	v_lshl_add_u32 v130, v135, 4, s0
	ds_load_b128 v[135:138], v129
	ds_load_b128 v[143:146], v129 offset:256
	ds_load_b128 v[139:142], v129 offset:4128
	ds_load_b128 v[147:150], v129 offset:4384
	ds_load_b128 v[151:154], v129 offset:512
	ds_load_b128 v[159:162], v129 offset:768
	ds_load_b128 v[155:158], v129 offset:4640
	ds_load_b128 v[163:166], v129 offset:4896
	ds_load_b128 v[167:170], v129 offset:1024
	ds_load_b128 v[175:178], v129 offset:1280
	ds_load_b128 v[183:186], v130 offset:16512
	ds_load_b128 v[187:190], v130 offset:18560
	ds_load_b128 v[171:174], v129 offset:5152
	ds_load_b128 v[179:182], v129 offset:5408
	ds_load_b128 v[191:194], v129 offset:1536
	ds_load_b128 v[199:202], v129 offset:1792
	ds_load_b128 v[195:198], v129 offset:5664
	ds_load_b128 v[203:206], v129 offset:5920
	ds_load_b128 v[207:210], v130 offset:16768
	ds_load_b128 v[211:214], v130 offset:18816
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[183:190], v[135:142], v[89:96]
	v_wmma_f32_16x16x16_f16 v[73:80], v[183:190], v[143:150], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[183:190], v[151:158], v[65:72]
	v_wmma_f32_16x16x16_f16 v[81:88], v[183:190], v[159:166], v[81:88]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[183:190], v[167:174], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[183:190], v[175:182], v[105:112]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[113:120], v[183:190], v[191:198], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[121:128], v[183:190], v[199:206], v[121:128]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[207:214], v[135:142], v[57:64]
	v_wmma_f32_16x16x16_f16 v[17:24], v[207:214], v[143:150], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[207:214], v[151:158], v[9:16]
	v_wmma_f32_16x16x16_f16 v[49:56], v[207:214], v[159:166], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[207:214], v[167:174], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[207:214], v[175:182], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[207:214], v[191:198], v[25:32]
	v_wmma_f32_16x16x16_f16 v[1:8], v[207:214], v[199:206], v[1:8]
	; sched_barrier mask(0x00000000)
	ds_load_b128 v[135:138], v129 offset:8256
	ds_load_b128 v[143:146], v129 offset:8512
	ds_load_b128 v[139:142], v129 offset:12384
	ds_load_b128 v[147:150], v129 offset:12640
	ds_load_b128 v[151:154], v129 offset:8768
	ds_load_b128 v[159:162], v129 offset:9024
	ds_load_b128 v[155:158], v129 offset:12896
	ds_load_b128 v[163:166], v129 offset:13152
	ds_load_b128 v[167:170], v129 offset:9280
	ds_load_b128 v[175:178], v129 offset:9536
	ds_load_b128 v[183:186], v130 offset:20608
	ds_load_b128 v[187:190], v130 offset:22656
	ds_load_b128 v[171:174], v129 offset:13408
	ds_load_b128 v[179:182], v129 offset:13664
	ds_load_b128 v[191:194], v129 offset:9792
	ds_load_b128 v[199:202], v129 offset:10048
	ds_load_b128 v[195:198], v129 offset:13920
	ds_load_b128 v[203:206], v129 offset:14176
	ds_load_b128 v[207:210], v130 offset:20864
	ds_load_b128 v[211:214], v130 offset:22912
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[183:190], v[135:142], v[89:96]
	v_wmma_f32_16x16x16_f16 v[73:80], v[183:190], v[143:150], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[183:190], v[151:158], v[65:72]
	v_wmma_f32_16x16x16_f16 v[81:88], v[183:190], v[159:166], v[81:88]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[97:104], v[183:190], v[167:174], v[97:104]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[183:190], v[175:182], v[105:112]
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[113:120], v[183:190], v[191:198], v[113:120]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[121:128], v[183:190], v[199:206], v[121:128]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[207:214], v[135:142], v[57:64]
	v_wmma_f32_16x16x16_f16 v[17:24], v[207:214], v[143:150], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[207:214], v[151:158], v[9:16]
	v_wmma_f32_16x16x16_f16 v[49:56], v[207:214], v[159:166], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[207:214], v[167:174], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[207:214], v[175:182], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[207:214], v[191:198], v[25:32]
	v_wmma_f32_16x16x16_f16 v[1:8], v[207:214], v[199:206], v[1:8]
	; sched_barrier mask(0x00000000)
	v_or_b32_e32 v129, s22, v133
	s_load_b32 s1, s[8:9], 0x0
	v_and_b32_e32 v0, 16, v0
	s_mov_b32 s4, 0x76543210
	s_mov_b32 s21, s24
	v_ashrrev_i32_e32 v130, 31, v129
	s_lshl_b64 s[6:7], s[20:21], 6
	s_lshl_b64 s[8:9], s[20:21], 7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[129:130], 1, v[129:130]
	v_add_co_u32 v131, s0, s10, v129
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v132, null, s11, v130, s0
	s_clause 0x3
	global_load_b128 v[145:148], v[131:132], off
	global_load_b128 v[149:152], v[131:132], off offset:16
	global_load_b128 v[153:156], v[131:132], off offset:32
	global_load_b128 v[157:160], v[131:132], off offset:48
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v145, v0, v145
	v_lshrrev_b32_e32 v146, v0, v146
	v_lshrrev_b32_e32 v147, v0, v147
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v149, v0, v149
	v_lshrrev_b32_e32 v150, v0, v150
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v153, v0, v153
	s_waitcnt lgkmcnt(0)
	v_fma_mixhi_f16 v90, v90, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v89, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v89, v91, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v91, v94, s1, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v93, s1, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v74, v74, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v74, v73, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v73, v75, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v75, v77, s1, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v97, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, v25, s1, v153 op_sel_hi:[0,0,1]
	v_cndmask_b32_e32 v25, v90, v91, vcc_lo
	v_lshrrev_b32_e32 v148, v0, v148
	v_lshrrev_b32_e32 v151, v0, v151
	v_lshrrev_b32_e32 v152, v0, v152
	v_lshrrev_b32_e32 v154, v0, v154
	v_lshrrev_b32_e32 v155, v0, v155
	v_fma_mixhi_f16 v89, v92, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v95, s1, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v92, v96, s1, v152 op_sel_hi:[0,0,1]
	v_add_nc_u32_e32 v131, s25, v134
	v_fma_mixhi_f16 v97, v26, s1, v154 op_sel_hi:[0,0,1]
	v_lshrrev_b32_e32 v156, v0, v156
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v157, v0, v157
	v_cndmask_b32_e32 v26, v89, v92, vcc_lo
	v_mad_i64_i32 v[131:132], null, v131, s20, 0
	v_lshrrev_b32_e32 v158, v0, v158
	v_lshrrev_b32_e32 v159, v0, v159
	v_fma_mixhi_f16 v73, v76, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v75, v78, s1, v150 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v76, v80, s1, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v76, v79, s1, v151 op_sel_hi:[0,0,1]
	v_lshlrev_b64 v[131:132], 1, v[131:132]
	v_fma_mixhi_f16 v66, v66, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v65, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v65, v68, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v65, v67, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v67, v70, s1, v150 op_sel_hi:[0,0,1]
	v_add_co_u32 v131, s0, s2, v131
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v132, null, s3, v132, s0
	v_fma_mixlo_f16 v67, v69, s1, v149 op_sel_hi:[0,0,1]
	v_add_co_u32 v129, s0, v131, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v130, null, v132, v130, s0
	v_fma_mixhi_f16 v68, v72, s1, v152 op_sel_hi:[0,0,1]
	v_add_co_u32 v129, s0, v129, v0
	v_lshrrev_b32_e32 v0, v0, v160
	v_fma_mixlo_f16 v68, v71, s1, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v69, v82, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v81, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v70, v84, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v83, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v71, v86, s1, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v85, s1, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v72, v88, s1, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v87, s1, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v77, v98, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v78, v100, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v99, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v79, v102, s1, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v101, s1, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v80, v104, s1, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v103, s1, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v81, v106, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, v105, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v82, v108, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, v107, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v83, v110, s1, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, v109, s1, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v84, v112, s1, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, v111, s1, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v85, v114, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v85, v113, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v86, v116, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v86, v115, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v87, v118, s1, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v87, v117, s1, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v88, v120, s1, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v88, v119, s1, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v93, v122, s1, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v93, v121, s1, v145 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v94, v124, s1, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v123, s1, v147 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v95, v126, s1, v150 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v125, s1, v149 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v96, v128, s1, v152 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v127, s1, v151 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v58, v58, s1, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, v57, s1, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v57, v60, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v57, v59, s1, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v59, v62, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, v61, s1, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v60, v64, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v60, v63, s1, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v18, v18, s1, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v18, v17, s1, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v17, v20, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v17, v19, s1, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v19, v22, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v19, v21, s1, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v20, v24, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v20, v23, s1, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v10, v10, s1, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v10, v9, s1, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v9, v12, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v9, v11, s1, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v11, v14, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v11, v13, s1, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v12, v16, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v12, v15, s1, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v99, v30, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, v29, s1, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v13, v50, s1, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v13, v49, s1, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v14, v52, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v14, v51, s1, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v15, v54, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v15, v53, s1, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v16, v56, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v16, v55, s1, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v98, v28, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, v27, s1, v155 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v27, v74, v75 :: v_dual_cndmask_b32 v28, v73, v76
	v_dual_cndmask_b32 v29, v66, v67 :: v_dual_cndmask_b32 v30, v65, v68
	v_fma_mixhi_f16 v21, v42, s1, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v21, v41, s1, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v22, v44, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v22, v43, s1, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v23, v46, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v23, v45, s1, v157 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v24, v48, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v24, v47, s1, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v100, v32, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, v31, s1, v159 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v31, v69, v71 :: v_dual_cndmask_b32 v32, v70, v72
	v_fma_mixhi_f16 v34, v34, s1, v154 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, v33, s1, v153 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v33, v35, s1, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v35, v38, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, v37, s1, v157 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v37, v77, v79 :: v_dual_cndmask_b32 v38, v78, v80
	v_fma_mixhi_f16 v33, v36, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v36, v40, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, v39, s1, v159 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v2, v2, s1, v154 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v39, v81, v83 :: v_dual_cndmask_b32 v40, v82, v84
	v_dual_cndmask_b32 v41, v85, v87 :: v_dual_cndmask_b32 v42, v86, v88
	v_dual_cndmask_b32 v43, v93, v95 :: v_dual_cndmask_b32 v44, v94, v96
	v_dual_cndmask_b32 v45, v58, v59 :: v_dual_cndmask_b32 v46, v57, v60
	v_dual_cndmask_b32 v47, v18, v19 :: v_dual_cndmask_b32 v48, v17, v20
	v_dual_cndmask_b32 v49, v10, v11 :: v_dual_cndmask_b32 v50, v9, v12
	v_dual_cndmask_b32 v101, v97, v99 :: v_dual_cndmask_b32 v102, v98, v100
	v_permlanex16_b32 v25, v25, s4, 0xfedcba98
	v_permlanex16_b32 v26, v26, s4, 0xfedcba98
	v_fma_mixlo_f16 v2, v1, s1, v153 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v4, v4, s1, v156 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v4, v3, s1, v155 op_sel_hi:[0,0,1]
	v_fma_mixhi_f16 v3, v6, s1, v158 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v3, v5, s1, v157 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v51, v13, v15 :: v_dual_cndmask_b32 v52, v14, v16
	v_permlanex16_b32 v27, v27, s4, 0xfedcba98
	v_permlanex16_b32 v28, v28, s4, 0xfedcba98
	v_permlanex16_b32 v29, v29, s4, 0xfedcba98
	v_permlanex16_b32 v30, v30, s4, 0xfedcba98
	v_dual_cndmask_b32 v53, v21, v23 :: v_dual_cndmask_b32 v54, v22, v24
	v_permlanex16_b32 v31, v31, s4, 0xfedcba98
	v_permlanex16_b32 v32, v32, s4, 0xfedcba98
	v_permlanex16_b32 v37, v37, s4, 0xfedcba98
	v_permlanex16_b32 v38, v38, s4, 0xfedcba98
	v_add_co_ci_u32_e64 v130, null, 0, v130, s0
	v_dual_cndmask_b32 v55, v34, v35 :: v_dual_cndmask_b32 v56, v33, v36
	v_permlanex16_b32 v39, v39, s4, 0xfedcba98
	v_permlanex16_b32 v40, v40, s4, 0xfedcba98
	v_permlanex16_b32 v41, v41, s4, 0xfedcba98
	v_permlanex16_b32 v42, v42, s4, 0xfedcba98
	v_permlanex16_b32 v43, v43, s4, 0xfedcba98
	v_permlanex16_b32 v44, v44, s4, 0xfedcba98
	v_permlanex16_b32 v45, v45, s4, 0xfedcba98
	v_permlanex16_b32 v46, v46, s4, 0xfedcba98
	v_permlanex16_b32 v47, v47, s4, 0xfedcba98
	v_permlanex16_b32 v48, v48, s4, 0xfedcba98
	v_permlanex16_b32 v49, v49, s4, 0xfedcba98
	v_permlanex16_b32 v50, v50, s4, 0xfedcba98
	v_permlanex16_b32 v101, v101, s4, 0xfedcba98
	v_dual_cndmask_b32 v61, v25, v90 :: v_dual_cndmask_b32 v62, v26, v89
	v_dual_cndmask_b32 v25, v91, v25 :: v_dual_cndmask_b32 v26, v92, v26
	v_fma_mixhi_f16 v5, v8, s1, v0 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v5, v7, s1, v159 op_sel_hi:[0,0,1]
	v_dual_cndmask_b32 v6, v2, v3 :: v_dual_cndmask_b32 v1, v101, v97
	s_lshl_b64 s[2:3], s[20:21], 5
	v_permlanex16_b32 v51, v51, s4, 0xfedcba98
	v_permlanex16_b32 v52, v52, s4, 0xfedcba98
	v_dual_cndmask_b32 v63, v27, v74 :: v_dual_cndmask_b32 v64, v28, v73
	v_dual_cndmask_b32 v27, v75, v27 :: v_dual_cndmask_b32 v28, v76, v28
	v_dual_cndmask_b32 v66, v29, v66 :: v_dual_cndmask_b32 v29, v67, v29
	v_dual_cndmask_b32 v65, v30, v65 :: v_dual_cndmask_b32 v30, v68, v30
	v_add_co_u32 v137, s0, v129, s2
	v_permlanex16_b32 v53, v53, s4, 0xfedcba98
	v_permlanex16_b32 v54, v54, s4, 0xfedcba98
	v_dual_cndmask_b32 v67, v31, v69 :: v_dual_cndmask_b32 v68, v32, v70
	v_dual_cndmask_b32 v31, v71, v31 :: v_dual_cndmask_b32 v32, v72, v32
	v_dual_cndmask_b32 v69, v37, v77 :: v_dual_cndmask_b32 v70, v38, v78
	v_dual_cndmask_b32 v37, v79, v37 :: v_dual_cndmask_b32 v38, v80, v38
	v_add_co_ci_u32_e64 v138, null, s3, v130, s0
	v_add_co_u32 v139, s0, v129, s6
	v_mad_i64_i32 v[131:132], null, 0x60, s20, v[129:130]
	v_permlanex16_b32 v55, v55, s4, 0xfedcba98
	v_permlanex16_b32 v56, v56, s4, 0xfedcba98
	v_dual_cndmask_b32 v71, v39, v81 :: v_dual_cndmask_b32 v72, v40, v82
	v_dual_cndmask_b32 v39, v83, v39 :: v_dual_cndmask_b32 v40, v84, v40
	v_dual_cndmask_b32 v73, v41, v85 :: v_dual_cndmask_b32 v74, v42, v86
	v_dual_cndmask_b32 v41, v87, v41 :: v_dual_cndmask_b32 v42, v88, v42
	v_dual_cndmask_b32 v75, v43, v93 :: v_dual_cndmask_b32 v76, v44, v94
	v_dual_cndmask_b32 v43, v95, v43 :: v_dual_cndmask_b32 v44, v96, v44
	v_dual_cndmask_b32 v58, v45, v58 :: v_dual_cndmask_b32 v45, v59, v45
	v_dual_cndmask_b32 v57, v46, v57 :: v_dual_cndmask_b32 v46, v60, v46
	v_dual_cndmask_b32 v59, v47, v18 :: v_dual_cndmask_b32 v60, v48, v17
	v_dual_cndmask_b32 v47, v19, v47 :: v_dual_cndmask_b32 v48, v20, v48
	v_dual_cndmask_b32 v77, v49, v10 :: v_dual_cndmask_b32 v78, v11, v49
	v_dual_cndmask_b32 v79, v50, v9 :: v_dual_cndmask_b32 v80, v12, v50
	v_perm_b32 v9, v25, v61, 0x5040100
	v_perm_b32 v10, v25, v61, 0x7060302
	v_perm_b32 v11, v26, v62, 0x5040100
	v_perm_b32 v12, v26, v62, 0x7060302
	v_permlanex16_b32 v102, v102, s4, 0xfedcba98
	v_cndmask_b32_e32 v8, v99, v101, vcc_lo
	v_permlanex16_b32 v6, v6, s4, 0xfedcba98
	v_cndmask_b32_e32 v7, v4, v5, vcc_lo
	v_dual_cndmask_b32 v81, v51, v13 :: v_dual_cndmask_b32 v84, v16, v52
	v_dual_cndmask_b32 v82, v15, v51 :: v_dual_cndmask_b32 v83, v52, v14
	v_perm_b32 v13, v27, v63, 0x5040100
	v_perm_b32 v14, v27, v63, 0x7060302
	v_perm_b32 v15, v28, v64, 0x5040100
	v_perm_b32 v16, v28, v64, 0x7060302
	v_add_co_ci_u32_e64 v140, null, s7, v130, s0
	v_add_co_u32 v133, s0, v129, s8
	v_mad_i64_i32 v[135:136], null, 0xa0, s20, v[129:130]
	v_perm_b32 v17, v29, v66, 0x5040100
	v_perm_b32 v18, v29, v66, 0x7060302
	v_perm_b32 v19, v30, v65, 0x5040100
	v_perm_b32 v20, v30, v65, 0x7060302
	v_mad_i64_i32 v[141:142], null, 0xc0, s20, v[129:130]
	v_dual_cndmask_b32 v85, v53, v21 :: v_dual_cndmask_b32 v88, v24, v54
	v_dual_cndmask_b32 v86, v23, v53 :: v_dual_cndmask_b32 v87, v54, v22
	v_perm_b32 v21, v31, v67, 0x5040100
	v_perm_b32 v22, v31, v67, 0x7060302
	v_perm_b32 v23, v32, v68, 0x5040100
	v_perm_b32 v24, v32, v68, 0x7060302
	v_add_co_ci_u32_e64 v134, null, s9, v130, s0
	v_mad_i64_i32 v[143:144], null, 0xe0, s20, v[129:130]
	v_perm_b32 v25, v37, v69, 0x5040100
	v_perm_b32 v26, v37, v69, 0x7060302
	v_perm_b32 v27, v38, v70, 0x5040100
	v_perm_b32 v28, v38, v70, 0x7060302
	v_dual_cndmask_b32 v89, v55, v34 :: v_dual_cndmask_b32 v92, v36, v56
	v_dual_cndmask_b32 v90, v35, v55 :: v_dual_cndmask_b32 v91, v56, v33
	v_perm_b32 v29, v39, v71, 0x5040100
	v_perm_b32 v30, v39, v71, 0x7060302
	v_perm_b32 v31, v40, v72, 0x5040100
	v_perm_b32 v32, v40, v72, 0x7060302
	v_perm_b32 v33, v41, v73, 0x5040100
	v_perm_b32 v34, v41, v73, 0x7060302
	v_perm_b32 v35, v42, v74, 0x5040100
	v_perm_b32 v36, v42, v74, 0x7060302
	v_perm_b32 v37, v43, v75, 0x5040100
	v_perm_b32 v38, v43, v75, 0x7060302
	v_perm_b32 v39, v44, v76, 0x5040100
	v_perm_b32 v40, v44, v76, 0x7060302
	v_perm_b32 v41, v45, v58, 0x5040100
	v_perm_b32 v42, v45, v58, 0x7060302
	v_perm_b32 v43, v46, v57, 0x5040100
	v_perm_b32 v44, v46, v57, 0x7060302
	v_perm_b32 v45, v47, v59, 0x5040100
	v_perm_b32 v46, v47, v59, 0x7060302
	v_perm_b32 v47, v48, v60, 0x5040100
	v_perm_b32 v48, v48, v60, 0x7060302
	v_perm_b32 v49, v78, v77, 0x5040100
	v_perm_b32 v50, v78, v77, 0x7060302
	v_perm_b32 v51, v80, v79, 0x5040100
	v_perm_b32 v52, v80, v79, 0x7060302
	s_clause 0xa
	global_store_b128 v[129:130], v[9:12], off
	global_store_b128 v[137:138], v[13:16], off
	global_store_b128 v[139:140], v[17:20], off
	global_store_b128 v[131:132], v[21:24], off
	global_store_b128 v[133:134], v[25:28], off
	global_store_b128 v[135:136], v[29:32], off
	global_store_b128 v[141:142], v[33:36], off
	global_store_b128 v[143:144], v[37:40], off
	global_store_b128 v[129:130], v[41:44], off offset:32
	global_store_b128 v[137:138], v[45:48], off offset:32
	global_store_b128 v[139:140], v[49:52], off offset:32
	v_cndmask_b32_e32 v9, v102, v98, vcc_lo
	v_perm_b32 v0, v8, v1, 0x5040100
	v_perm_b32 v1, v8, v1, 0x7060302
	v_cndmask_b32_e32 v8, v6, v2, vcc_lo
	v_permlanex16_b32 v7, v7, s4, 0xfedcba98
	v_cndmask_b32_e32 v10, v100, v102, vcc_lo
	v_cndmask_b32_e32 v6, v3, v6, vcc_lo
	v_perm_b32 v53, v82, v81, 0x5040100
	v_perm_b32 v54, v82, v81, 0x7060302
	v_cndmask_b32_e32 v11, v7, v4, vcc_lo
	v_cndmask_b32_e32 v7, v5, v7, vcc_lo
	v_perm_b32 v55, v84, v83, 0x5040100
	v_perm_b32 v56, v84, v83, 0x7060302
	v_perm_b32 v57, v86, v85, 0x5040100
	v_perm_b32 v58, v86, v85, 0x7060302
	v_perm_b32 v59, v88, v87, 0x5040100
	v_perm_b32 v60, v88, v87, 0x7060302
	v_perm_b32 v61, v90, v89, 0x5040100
	v_perm_b32 v62, v90, v89, 0x7060302
	v_perm_b32 v63, v92, v91, 0x5040100
	v_perm_b32 v64, v92, v91, 0x7060302
	v_perm_b32 v2, v10, v9, 0x5040100
	v_perm_b32 v3, v10, v9, 0x7060302
	v_perm_b32 v4, v6, v8, 0x5040100
	v_perm_b32 v5, v6, v8, 0x7060302
	v_perm_b32 v6, v7, v11, 0x5040100
	v_perm_b32 v7, v7, v11, 0x7060302
	s_clause 0x4
	global_store_b128 v[131:132], v[53:56], off offset:32
	global_store_b128 v[133:134], v[57:60], off offset:32
	global_store_b128 v[135:136], v[61:64], off offset:32
	global_store_b128 v[141:142], v[0:3], off offset:32
	global_store_b128 v[143:144], v[4:7], off offset:32
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm
		.amdhsa_group_segment_fixed_size 49408
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
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
		.amdhsa_next_free_vgpr 245
		.amdhsa_next_free_sgpr 26
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
		.amdhsa_inst_pref_size 51
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
	.set scaled_mm.num_vgpr, 245
	.set scaled_mm.num_agpr, 0
	.set scaled_mm.numbered_sgpr, 26
	.set scaled_mm.num_named_barrier, 0
	.set scaled_mm.private_seg_size, 0
	.set scaled_mm.uses_vcc, 1
	.set scaled_mm.uses_flat_scratch, 0
	.set scaled_mm.has_dyn_sized_stack, 0
	.set scaled_mm.has_recursion, 0
	.set scaled_mm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6448
; TotalNumSgprs: 28
; NumVgprs: 245
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 49408 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 245
; Occupancy: 4
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
  - .args:
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
    .group_segment_fixed_size: 49408
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .max_flat_workgroup_size: 256
    .name:           scaled_mm
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         scaled_mm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     245
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
