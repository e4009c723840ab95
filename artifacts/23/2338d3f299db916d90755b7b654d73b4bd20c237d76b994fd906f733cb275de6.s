	.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled_mm_words                 ; -- Begin function scaled_mm_words
	.p2align	8
	.type	scaled_mm_words,@function
scaled_mm_words:                        ; @scaled_mm_words
; %bb.0:
	s_clause 0x1
	s_load_b64 s[16:17], s[0:1], 0x2c
	s_load_b128 s[8:11], s[0:1], 0x0
	s_abs_i32 s7, s2
	v_lshrrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v253, 1, v0
	v_and_b32_e32 v250, 15, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_lshlrev_b32_e32 v217, 6, v250
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s16, 31
	v_mul_lo_u32 v6, s17, v4
	s_lshr_b32 s3, s3, 24
	s_add_i32 s3, s16, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s4, s3, 8
	s_abs_i32 s3, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_2)
	s_cvt_f32_u32 s5, s3
	s_sub_i32 s6, 0, s3
	v_rcp_iflag_f32_e32 v1, s5
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_3)
	v_readfirstlane_b32 s5, v1
	v_lshrrev_b32_e32 v1, 1, v0
	s_mul_f32 s5, s5, 0x4f7ffffe
	s_cvt_u32_f32 s5, s5
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s6, s6, s5
	s_mul_hi_u32 s6, s5, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_add_i32 s5, s5, s6
	s_xor_b32 s6, s2, s4
	s_mul_hi_u32 s5, s7, s5
	s_ashr_i32 s20, s6, 31
	s_mul_i32 s12, s5, s3
	s_sub_i32 s6, s7, s12
	s_add_i32 s7, s5, 1
	s_sub_i32 s12, s6, s3
	s_cmp_ge_u32 s6, s3
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s12, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s3
	s_mov_b64 s[12:13], s[10:11]
	s_cselect_b32 s3, s7, s5
	s_mov_b32 s11, 0x31027000
	s_xor_b32 s21, s3, s20
	s_mov_b32 s10, 0x7ffffffe
	s_sub_i32 s22, s21, s20
	s_mov_b32 s14, s10
	s_lshl_b32 s3, s22, 7
	s_mul_i32 s22, s22, s4
	s_mul_i32 s5, s3, s17
	s_sub_i32 s18, s2, s22
	s_cmp_gt_i32 s17, 0
	s_mov_b32 s15, s11
	s_cselect_b32 vcc_lo, -1, 0
	v_and_b32_e32 v251, 1, v0
	v_lshlrev_b32_e32 v5, 3, v0
	s_lshl_b32 s4, s18, 10
	s_and_b32 s9, s9, 0xffff
	s_and_b32 s13, s13, 0xffff
	v_mad_u64_u32 v[2:3], null, s16, v251, v[1:2]
	v_and_b32_e32 v1, 24, v5
	v_lshl_add_u32 v3, s17, 6, v6
	s_sub_i32 s19, s17, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_gt_i32 s19, 0
	v_or_b32_e32 v7, s5, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_lshl_u32 v3, v7, v3, 1
	v_lshlrev_b32_e32 v8, 2, v2
	v_add_lshl_u32 v6, v7, v6, 1
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_lshl_u32 v8, s4, v8, 2
	v_cndmask_b32_e32 v6, 0x80000000, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v7, 0x800, v8
	v_cndmask_b32_e32 v15, 0x80000000, v8, vcc_lo
	v_cndmask_b32_e32 v16, 0x80000000, v7, vcc_lo
	s_clause 0x1
	buffer_load_b128 v[7:10], v6, s[8:11], 0 offen
	buffer_load_b128 v[11:14], v3, s[8:11], 0 offen
	s_clause 0x1
	buffer_load_b128 v[197:200], v15, s[12:15], 0 offen
	buffer_load_b128 v[193:196], v16, s[12:15], 0 offen
	v_lshlrev_b32_e32 v16, 2, v0
	v_lshlrev_b32_e32 v3, 4, v0
	v_and_b32_e32 v6, 48, v253
	v_lshlrev_b32_e32 v15, 5, v0
	s_mov_b32 s14, 0
	v_and_b32_e32 v16, 48, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v6, v3, v6
	v_xor_b32_e32 v3, v15, v16
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v191, 0, v6
	v_and_or_b32 v6, 0x430, v5, v217
	s_waitcnt vmcnt(3)
	ds_store_b128 v191, v[7:10] offset:16384
	s_waitcnt vmcnt(2)
	ds_store_b128 v191, v[11:14] offset:20480
	v_xor_b32_e32 v210, 16, v3
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	v_xor_b32_e32 v129, 16, v3
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s14, -1
                                        ; implicit-def: $vgpr129
.LBB0_3:                                ; %Flow209
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x10
	s_load_b64 s[0:1], s[0:1], 0x20
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v11, 0x60, v0
	v_xor_b32_e32 v7, 16, v6
	v_xor_b32_e32 v9, 32, v6
	v_xor_b32_e32 v10, 48, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b32_e32 v218, 5, v11
	v_and_b32_e32 v219, 48, v5
	v_add_nc_u32_e32 v190, 0, v6
	v_add_nc_u32_e32 v255, 0, v7
	v_add_nc_u32_e32 v254, 0, v9
	v_add_nc_u32_e32 v252, 0, v10
	v_add_nc_u32_e32 v209, 0, v3
	s_and_not1_b32 vcc_lo, exec_lo, s14
	s_cbranch_vccnz .LBB0_7
; %bb.4:                                ; %.lr.ph
	v_lshl_or_b32 v3, s21, 7, v4
	s_lshl_b32 s14, s20, 7
	v_dual_mov_b32 v89, 0 :: v_dual_lshlrev_b32 v192, 4, v2
	v_or3_b32 v5, v218, v219, v217
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v2, s14, v3
	s_lshl_b32 s15, s2, 12
	s_lshl_b32 s2, s16, 5
	v_dual_mov_b32 v90, v89 :: v_dual_add_nc_u32 v251, 0, v210
	v_or_b32_e32 v4, 64, v2
	v_mad_u64_u32 v[2:3], null, s17, v2, v[1:2]
	v_xor_b32_e32 v6, 48, v5
	v_dual_mov_b32 v92, v89 :: v_dual_add_nc_u32 v253, 0, v5
	v_mov_b32_e32 v93, v89
	v_mov_b32_e32 v95, v89
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v96, v89 :: v_dual_add_nc_u32 v149, 0, v6
	v_mad_u64_u32 v[3:4], null, s17, v4, v[1:2]
	v_xor_b32_e32 v1, 16, v5
	v_xor_b32_e32 v4, 32, v5
	v_lshl_add_u32 v146, v2, 1, 64
	v_mov_b32_e32 v91, v89
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v94, v89 :: v_dual_add_nc_u32 v145, 0, v1
	v_lshl_add_u32 v147, v3, 1, 64
	v_dual_mov_b32 v121, v89 :: v_dual_add_nc_u32 v148, 0, v4
	v_mov_b32_e32 v122, v89
	v_mov_b32_e32 v123, v89
	v_mov_b32_e32 v124, v89
	v_mov_b32_e32 v125, v89
	v_mov_b32_e32 v126, v89
	v_mov_b32_e32 v127, v89
	v_mov_b32_e32 v128, v89
	v_mov_b32_e32 v57, v89
	v_mov_b32_e32 v58, v89
	v_mov_b32_e32 v59, v89
	v_mov_b32_e32 v60, v89
	v_mov_b32_e32 v61, v89
	v_mov_b32_e32 v62, v89
	v_mov_b32_e32 v63, v89
	v_mov_b32_e32 v64, v89
	v_mov_b32_e32 v49, v89
	v_mov_b32_e32 v50, v89
	v_mov_b32_e32 v51, v89
	v_mov_b32_e32 v52, v89
	v_mov_b32_e32 v53, v89
	v_mov_b32_e32 v54, v89
	v_mov_b32_e32 v55, v89
	v_mov_b32_e32 v56, v89
	v_mov_b32_e32 v113, v89
	v_mov_b32_e32 v114, v89
	v_mov_b32_e32 v115, v89
	v_mov_b32_e32 v116, v89
	v_mov_b32_e32 v117, v89
	v_mov_b32_e32 v118, v89
	v_mov_b32_e32 v119, v89
	v_mov_b32_e32 v120, v89
	v_mov_b32_e32 v105, v89
	v_mov_b32_e32 v106, v89
	v_mov_b32_e32 v107, v89
	v_mov_b32_e32 v108, v89
	v_mov_b32_e32 v109, v89
	v_mov_b32_e32 v110, v89
	v_mov_b32_e32 v111, v89
	v_mov_b32_e32 v112, v89
	v_mov_b32_e32 v41, v89
	v_mov_b32_e32 v42, v89
	v_mov_b32_e32 v43, v89
	v_mov_b32_e32 v44, v89
	v_mov_b32_e32 v45, v89
	v_mov_b32_e32 v46, v89
	v_mov_b32_e32 v47, v89
	v_mov_b32_e32 v48, v89
	v_mov_b32_e32 v33, v89
	v_mov_b32_e32 v34, v89
	v_mov_b32_e32 v35, v89
	v_mov_b32_e32 v36, v89
	v_mov_b32_e32 v37, v89
	v_mov_b32_e32 v38, v89
	v_mov_b32_e32 v39, v89
	v_mov_b32_e32 v40, v89
	v_mov_b32_e32 v97, v89
	v_mov_b32_e32 v98, v89
	v_mov_b32_e32 v99, v89
	v_mov_b32_e32 v100, v89
	v_mov_b32_e32 v101, v89
	v_mov_b32_e32 v102, v89
	v_mov_b32_e32 v103, v89
	v_mov_b32_e32 v104, v89
	v_mov_b32_e32 v81, v89
	v_mov_b32_e32 v82, v89
	v_mov_b32_e32 v83, v89
	v_mov_b32_e32 v84, v89
	v_mov_b32_e32 v85, v89
	v_mov_b32_e32 v86, v89
	v_mov_b32_e32 v87, v89
	v_mov_b32_e32 v88, v89
	v_mov_b32_e32 v25, v89
	v_mov_b32_e32 v26, v89
	v_mov_b32_e32 v27, v89
	v_mov_b32_e32 v28, v89
	v_mov_b32_e32 v29, v89
	v_mov_b32_e32 v30, v89
	v_mov_b32_e32 v31, v89
	v_mov_b32_e32 v32, v89
	v_mov_b32_e32 v17, v89
	v_mov_b32_e32 v18, v89
	v_mov_b32_e32 v19, v89
	v_mov_b32_e32 v20, v89
	v_mov_b32_e32 v21, v89
	v_mov_b32_e32 v22, v89
	v_mov_b32_e32 v23, v89
	v_mov_b32_e32 v24, v89
	v_mov_b32_e32 v73, v89
	v_mov_b32_e32 v74, v89
	v_mov_b32_e32 v75, v89
	v_mov_b32_e32 v76, v89
	v_mov_b32_e32 v77, v89
	v_mov_b32_e32 v78, v89
	v_mov_b32_e32 v79, v89
	v_mov_b32_e32 v80, v89
	v_mov_b32_e32 v65, v89
	v_mov_b32_e32 v66, v89
	v_mov_b32_e32 v67, v89
	v_mov_b32_e32 v68, v89
	v_mov_b32_e32 v69, v89
	v_mov_b32_e32 v70, v89
	v_mov_b32_e32 v71, v89
	v_mov_b32_e32 v72, v89
	v_mov_b32_e32 v9, v89
	v_mov_b32_e32 v10, v89
	v_mov_b32_e32 v11, v89
	v_mov_b32_e32 v12, v89
	v_mov_b32_e32 v13, v89
	v_mov_b32_e32 v14, v89
	v_mov_b32_e32 v15, v89
	v_mov_b32_e32 v16, v89
	v_mov_b32_e32 v1, v89
	v_mov_b32_e32 v2, v89
	v_mov_b32_e32 v3, v89
	v_mov_b32_e32 v4, v89
	v_mov_b32_e32 v5, v89
	v_mov_b32_e32 v6, v89
	v_mov_b32_e32 v7, v89
	v_mov_b32_e32 v8, v89
	s_lshl_b32 s14, s22, 12
	s_add_i32 s15, s15, s2
	s_mov_b32 s21, 0
	s_sub_i32 s20, s15, s14
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
	s_clause 0x2
	scratch_store_b32 off, v217, off
	scratch_store_b32 off, v218, off offset:4
	scratch_store_b32 off, v219, off offset:8
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(1)
	;;#ASMSTART
	
        v_perm_b32 v131, v197, 0, 0x050c040c
        v_perm_b32 v132, v197, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v132, 0xbfffbfff, v132
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v129, v198, 0, 0x050c040c
        v_perm_b32 v133, v198, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v133, 0xbfffbfff, v133
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v137, 0x5c00, v131 op_sel_hi:[0,1]
            v_pk_mul_f16 v138, 0x5c00, v132 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v139, 0x5c00, v129 op_sel_hi:[0,1]
            v_pk_mul_f16 v140, 0x5c00, v133 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_waitcnt vmcnt(0)
	;;#ASMSTART
	
        v_perm_b32 v131, v193, 0, 0x050c040c
        v_perm_b32 v132, v193, 0, 0x070c060c
        v_pk_ashrrev_i16 v131, 1, v131 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v132, 1, v132 op_sel_hi:[0,1]
        v_and_b32 v131, 0xbfffbfff, v131
        v_and_b32 v132, 0xbfffbfff, v132
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v129, v194, 0, 0x050c040c
        v_perm_b32 v133, v194, 0, 0x070c060c
        v_pk_ashrrev_i16 v129, 1, v129 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v133, 1, v133 op_sel_hi:[0,1]
        v_and_b32 v129, 0xbfffbfff, v129
        v_and_b32 v133, 0xbfffbfff, v133
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v143, 0x5c00, v129 op_sel_hi:[0,1]
            v_pk_mul_f16 v144, 0x5c00, v133 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v141, 0x5c00, v131 op_sel_hi:[0,1]
            v_pk_mul_f16 v142, 0x5c00, v132 op_sel_hi:[0,1]
            
	;;#ASMEND
	s_clause 0x1
	buffer_load_b128 v[129:132], v146, s[8:11], 0 offen
	buffer_load_b128 v[133:136], v147, s[8:11], 0 offen
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v209, v[137:140]
	ds_store_b128 v209, v[141:144] offset:8192
	;;#ASMSTART
	
        v_perm_b32 v139, v199, 0, 0x050c040c
        v_perm_b32 v140, v199, 0, 0x070c060c
        v_pk_ashrrev_i16 v139, 1, v139 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v140, 1, v140 op_sel_hi:[0,1]
        v_and_b32 v139, 0xbfffbfff, v139
        v_and_b32 v140, 0xbfffbfff, v140
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v143, v200, 0, 0x050c040c
        v_perm_b32 v144, v200, 0, 0x070c060c
        v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
        v_and_b32 v143, 0xbfffbfff, v143
        v_and_b32 v144, 0xbfffbfff, v144
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v137, 0x5c00, v139 op_sel_hi:[0,1]
            v_pk_mul_f16 v138, 0x5c00, v140 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v139, 0x5c00, v143 op_sel_hi:[0,1]
            v_pk_mul_f16 v140, 0x5c00, v144 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v143, v195, 0, 0x050c040c
        v_perm_b32 v144, v195, 0, 0x070c060c
        v_pk_ashrrev_i16 v143, 1, v143 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v144, 1, v144 op_sel_hi:[0,1]
        v_and_b32 v143, 0xbfffbfff, v143
        v_and_b32 v144, 0xbfffbfff, v144
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v150, v196, 0, 0x050c040c
        v_perm_b32 v151, v196, 0, 0x070c060c
        v_pk_ashrrev_i16 v150, 1, v150 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v151, 1, v151 op_sel_hi:[0,1]
        v_and_b32 v150, 0xbfffbfff, v150
        v_and_b32 v151, 0xbfffbfff, v151
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v141, 0x5c00, v143 op_sel_hi:[0,1]
            v_pk_mul_f16 v142, 0x5c00, v144 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v143, 0x5c00, v150 op_sel_hi:[0,1]
            v_pk_mul_f16 v144, 0x5c00, v151 op_sel_hi:[0,1]
            
	;;#ASMEND
	ds_store_b128 v251, v[137:140]
	ds_store_b128 v251, v[141:144] offset:8192
	v_add_nc_u32_e32 v137, s20, v192
	ds_load_b128 v[154:157], v255 offset:16384
	ds_load_b128 v[150:153], v190 offset:16384
	ds_load_b128 v[158:161], v190 offset:18432
	ds_load_b128 v[162:165], v255 offset:18432
	ds_load_b128 v[170:173], v255 offset:20480
	ds_load_b128 v[166:169], v190 offset:20480
	ds_load_b128 v[174:177], v190 offset:22528
	ds_load_b128 v[178:181], v255 offset:22528
	ds_load_b128 v[186:189], v252 offset:16384
	ds_load_b128 v[182:185], v254 offset:16384
	ds_load_b128 v[211:214], v254 offset:18432
	ds_load_b128 v[215:218], v252 offset:18432
	ds_load_b128 v[223:226], v252 offset:20480
	ds_load_b128 v[219:222], v254 offset:20480
	ds_load_b128 v[227:230], v254 offset:22528
	ds_load_b128 v[231:234], v252 offset:22528
	s_clause 0x1
	buffer_load_b128 v[197:200], v137, s[12:15], 0 offen
	buffer_load_b128 v[193:196], v137, s[12:15], 0 offen offset:2048
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[239:242], v145
	ds_load_b128 v[235:238], v253
	ds_load_b128 v[243:246], v253 offset:4096
	ds_load_b128 v[247:250], v145 offset:4096
	ds_load_b128 v[205:208], v145 offset:8192
	ds_load_b128 v[201:204], v253 offset:8192
	ds_load_b128 v[137:140], v253 offset:12288
	ds_load_b128 v[141:144], v145 offset:12288
	v_add_nc_u32_e32 v147, 64, v147
	v_add_nc_u32_e32 v146, 64, v146
	s_add_i32 s21, s21, 32
	s_add_i32 s20, s20, s2
	s_cmp_lt_i32 s21, s19
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[89:96], v[235:242], v[150:157], v[89:96]
	v_wmma_f32_16x16x16_f16 v[113:120], v[235:242], v[158:165], v[113:120]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[243:250], v[150:157], v[121:128]
	v_wmma_f32_16x16x16_f16 v[105:112], v[243:250], v[158:165], v[105:112]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[57:64], v[201:208], v[150:157], v[57:64]
	v_wmma_f32_16x16x16_f16 v[41:48], v[201:208], v[158:165], v[41:48]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[49:56], v[137:144], v[150:157], v[49:56]
	v_wmma_f32_16x16x16_f16 v[33:40], v[137:144], v[158:165], v[33:40]
	v_wmma_f32_16x16x16_f16 v[97:104], v[235:242], v[166:173], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[243:250], v[166:173], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[201:208], v[166:173], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[137:144], v[166:173], v[17:24]
	v_wmma_f32_16x16x16_f16 v[1:8], v[137:144], v[174:181], v[1:8]
	ds_load_b128 v[141:144], v149
	ds_load_b128 v[137:140], v148
	ds_load_b128 v[150:153], v148 offset:4096
	ds_load_b128 v[154:157], v149 offset:4096
	ds_load_b128 v[162:165], v149 offset:8192
	ds_load_b128 v[158:161], v148 offset:8192
	ds_load_b128 v[166:169], v148 offset:12288
	ds_load_b128 v[170:173], v149 offset:12288
	v_wmma_f32_16x16x16_f16 v[73:80], v[235:242], v[174:181], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[243:250], v[174:181], v[65:72]
	v_wmma_f32_16x16x16_f16 v[9:16], v[201:208], v[174:181], v[9:16]
	ds_store_b128 v191, v[129:132] offset:16384
	ds_store_b128 v191, v[133:136] offset:20480
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[137:144], v[182:189], v[89:96]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[121:128], v[150:157], v[182:189], v[121:128]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[57:64], v[158:165], v[182:189], v[57:64]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[166:173], v[182:189], v[49:56]
	v_wmma_f32_16x16x16_f16 v[113:120], v[137:144], v[211:218], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[150:157], v[211:218], v[105:112]
	v_wmma_f32_16x16x16_f16 v[41:48], v[158:165], v[211:218], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[166:173], v[211:218], v[33:40]
	v_wmma_f32_16x16x16_f16 v[97:104], v[137:144], v[219:226], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[150:157], v[219:226], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[158:165], v[219:226], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[166:173], v[219:226], v[17:24]
	v_wmma_f32_16x16x16_f16 v[73:80], v[137:144], v[227:234], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[150:157], v[227:234], v[65:72]
	v_wmma_f32_16x16x16_f16 v[9:16], v[158:165], v[227:234], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[166:173], v[227:234], v[1:8]
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	s_clause 0x2
	scratch_load_b32 v217, off, off
	scratch_load_b32 v218, off, off offset:4
	scratch_load_b32 v219, off, off offset:8
	v_and_b32_e32 v250, 15, v0
	v_and_b32_e32 v251, 1, v0
	v_lshlrev_b32_e32 v253, 1, v0
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v7, v8 :: v_dual_mov_b32 v210, v129
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v72, v8
	v_mov_b32_e32 v71, v8
	v_mov_b32_e32 v70, v8
	v_mov_b32_e32 v69, v8
	v_mov_b32_e32 v68, v8
	v_mov_b32_e32 v67, v8
	v_mov_b32_e32 v66, v8
	v_mov_b32_e32 v65, v8
	v_mov_b32_e32 v80, v8
	v_mov_b32_e32 v79, v8
	v_mov_b32_e32 v78, v8
	v_mov_b32_e32 v77, v8
	v_mov_b32_e32 v76, v8
	v_mov_b32_e32 v75, v8
	v_mov_b32_e32 v74, v8
	v_mov_b32_e32 v73, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v32, v8
	v_mov_b32_e32 v31, v8
	v_mov_b32_e32 v30, v8
	v_mov_b32_e32 v29, v8
	v_mov_b32_e32 v28, v8
	v_mov_b32_e32 v27, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v25, v8
	v_mov_b32_e32 v88, v8
	v_mov_b32_e32 v87, v8
	v_mov_b32_e32 v86, v8
	v_mov_b32_e32 v85, v8
	v_mov_b32_e32 v84, v8
	v_mov_b32_e32 v83, v8
	v_mov_b32_e32 v82, v8
	v_mov_b32_e32 v81, v8
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v8
	v_mov_b32_e32 v102, v8
	v_mov_b32_e32 v101, v8
	v_mov_b32_e32 v100, v8
	v_mov_b32_e32 v99, v8
	v_mov_b32_e32 v98, v8
	v_mov_b32_e32 v97, v8
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v8
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v8
	v_mov_b32_e32 v36, v8
	v_mov_b32_e32 v35, v8
	v_mov_b32_e32 v34, v8
	v_mov_b32_e32 v33, v8
	v_mov_b32_e32 v48, v8
	v_mov_b32_e32 v47, v8
	v_mov_b32_e32 v46, v8
	v_mov_b32_e32 v45, v8
	v_mov_b32_e32 v44, v8
	v_mov_b32_e32 v43, v8
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v8
	v_mov_b32_e32 v112, v8
	v_mov_b32_e32 v111, v8
	v_mov_b32_e32 v110, v8
	v_mov_b32_e32 v109, v8
	v_mov_b32_e32 v108, v8
	v_mov_b32_e32 v107, v8
	v_mov_b32_e32 v106, v8
	v_mov_b32_e32 v105, v8
	v_mov_b32_e32 v120, v8
	v_mov_b32_e32 v119, v8
	v_mov_b32_e32 v118, v8
	v_mov_b32_e32 v117, v8
	v_mov_b32_e32 v116, v8
	v_mov_b32_e32 v115, v8
	v_mov_b32_e32 v114, v8
	v_mov_b32_e32 v113, v8
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v8
	v_mov_b32_e32 v54, v8
	v_mov_b32_e32 v53, v8
	v_mov_b32_e32 v52, v8
	v_mov_b32_e32 v51, v8
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v8
	v_mov_b32_e32 v64, v8
	v_mov_b32_e32 v63, v8
	v_mov_b32_e32 v62, v8
	v_mov_b32_e32 v61, v8
	v_mov_b32_e32 v60, v8
	v_mov_b32_e32 v59, v8
	v_mov_b32_e32 v58, v8
	v_mov_b32_e32 v57, v8
	v_mov_b32_e32 v128, v8
	v_mov_b32_e32 v127, v8
	v_mov_b32_e32 v126, v8
	v_mov_b32_e32 v125, v8
	v_mov_b32_e32 v124, v8
	v_mov_b32_e32 v123, v8
	v_mov_b32_e32 v122, v8
	v_mov_b32_e32 v121, v8
	v_mov_b32_e32 v96, v8
	v_mov_b32_e32 v95, v8
	v_mov_b32_e32 v94, v8
	v_mov_b32_e32 v93, v8
	v_mov_b32_e32 v92, v8
	v_mov_b32_e32 v91, v8
	v_mov_b32_e32 v90, v8
	v_mov_b32_e32 v89, v8
.LBB0_8:                                ; %._crit_edge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[185:188], v190 offset:16384
	ds_load_b128 v[177:180], v190 offset:18432
	ds_load_b128 v[153:156], v190 offset:20480
	ds_load_b128 v[129:132], v190 offset:22528
	ds_load_b128 v[189:192], v255 offset:16384
	ds_load_b128 v[181:184], v255 offset:18432
	ds_load_b128 v[157:160], v255 offset:20480
	ds_load_b128 v[133:136], v255 offset:22528
	ds_load_b128 v[169:172], v254 offset:16384
	ds_load_b128 v[161:164], v254 offset:18432
	ds_load_b128 v[145:148], v254 offset:20480
	ds_load_b128 v[137:140], v254 offset:22528
	ds_load_b128 v[173:176], v252 offset:16384
	ds_load_b128 v[165:168], v252 offset:18432
	ds_load_b128 v[149:152], v252 offset:20480
	ds_load_b128 v[141:144], v252 offset:22528
	s_add_i32 s2, s17, 31
	v_add_nc_u32_e32 v210, 0, v210
	s_cmp_lt_i32 s2, 32
	;;#ASMSTART
	
        v_perm_b32 v201, v197, 0, 0x050c040c
        v_perm_b32 v202, v197, 0, 0x070c060c
        v_pk_ashrrev_i16 v201, 1, v201 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v202, 1, v202 op_sel_hi:[0,1]
        v_and_b32 v201, 0xbfffbfff, v201
        v_and_b32 v202, 0xbfffbfff, v202
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v197, v198, 0, 0x050c040c
        v_perm_b32 v203, v198, 0, 0x070c060c
        v_pk_ashrrev_i16 v197, 1, v197 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v203, 1, v203 op_sel_hi:[0,1]
        v_and_b32 v197, 0xbfffbfff, v197
        v_and_b32 v203, 0xbfffbfff, v203
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v198, v199, 0, 0x050c040c
        v_perm_b32 v204, v199, 0, 0x070c060c
        v_pk_ashrrev_i16 v198, 1, v198 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v204, 1, v204 op_sel_hi:[0,1]
        v_and_b32 v198, 0xbfffbfff, v198
        v_and_b32 v204, 0xbfffbfff, v204
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v205, v200, 0, 0x050c040c
        v_perm_b32 v206, v200, 0, 0x070c060c
        v_pk_ashrrev_i16 v205, 1, v205 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v206, 1, v206 op_sel_hi:[0,1]
        v_and_b32 v205, 0xbfffbfff, v205
        v_and_b32 v206, 0xbfffbfff, v206
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v207, v193, 0, 0x050c040c
        v_perm_b32 v208, v193, 0, 0x070c060c
        v_pk_ashrrev_i16 v207, 1, v207 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v208, 1, v208 op_sel_hi:[0,1]
        v_and_b32 v207, 0xbfffbfff, v207
        v_and_b32 v208, 0xbfffbfff, v208
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v211, v194, 0, 0x050c040c
        v_perm_b32 v212, v194, 0, 0x070c060c
        v_pk_ashrrev_i16 v211, 1, v211 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v212, 1, v212 op_sel_hi:[0,1]
        v_and_b32 v211, 0xbfffbfff, v211
        v_and_b32 v212, 0xbfffbfff, v212
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v213, v195, 0, 0x050c040c
        v_perm_b32 v214, v195, 0, 0x070c060c
        v_pk_ashrrev_i16 v213, 1, v213 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v214, 1, v214 op_sel_hi:[0,1]
        v_and_b32 v213, 0xbfffbfff, v213
        v_and_b32 v214, 0xbfffbfff, v214
        
	;;#ASMEND
	;;#ASMSTART
	
        v_perm_b32 v215, v196, 0, 0x050c040c
        v_perm_b32 v216, v196, 0, 0x070c060c
        v_pk_ashrrev_i16 v215, 1, v215 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 v216, 1, v216 op_sel_hi:[0,1]
        v_and_b32 v215, 0xbfffbfff, v215
        v_and_b32 v216, 0xbfffbfff, v216
        
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v193, 0x5c00, v201 op_sel_hi:[0,1]
            v_pk_mul_f16 v194, 0x5c00, v202 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v195, 0x5c00, v197 op_sel_hi:[0,1]
            v_pk_mul_f16 v196, 0x5c00, v203 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v197, 0x5c00, v198 op_sel_hi:[0,1]
            v_pk_mul_f16 v198, 0x5c00, v204 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v199, 0x5c00, v205 op_sel_hi:[0,1]
            v_pk_mul_f16 v200, 0x5c00, v206 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v201, 0x5c00, v207 op_sel_hi:[0,1]
            v_pk_mul_f16 v202, 0x5c00, v208 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v203, 0x5c00, v211 op_sel_hi:[0,1]
            v_pk_mul_f16 v204, 0x5c00, v212 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v205, 0x5c00, v213 op_sel_hi:[0,1]
            v_pk_mul_f16 v206, 0x5c00, v214 op_sel_hi:[0,1]
            
	;;#ASMEND
	;;#ASMSTART
	
            v_pk_mul_f16 v207, 0x5c00, v215 op_sel_hi:[0,1]
            v_pk_mul_f16 v208, 0x5c00, v216 op_sel_hi:[0,1]
            
	;;#ASMEND
	ds_store_b128 v209, v[193:196]
	ds_store_b128 v209, v[201:204] offset:8192
	ds_store_b128 v210, v[197:200]
	ds_store_b128 v210, v[205:208] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_10
; %bb.9:
	v_or3_b32 v225, v218, v219, v217
	s_delay_alu instid0(VALU_DEP_1)
	v_xad_u32 v209, v225, 16, 0
	v_add_nc_u32_e32 v210, 0, v225
	v_xad_u32 v241, v225, 48, 0
	v_xad_u32 v249, v225, 32, 0
	ds_load_b128 v[197:200], v209 offset:4096
	ds_load_b128 v[205:208], v209
	ds_load_b128 v[193:196], v210 offset:4096
	ds_load_b128 v[201:204], v210
	ds_load_b128 v[213:216], v209 offset:12288
	ds_load_b128 v[221:224], v209 offset:8192
	ds_load_b128 v[217:220], v210 offset:8192
	ds_load_b128 v[209:212], v210 offset:12288
	ds_load_b128 v[229:232], v241 offset:4096
	ds_load_b128 v[237:240], v241
	ds_load_b128 v[225:228], v249 offset:4096
	ds_load_b128 v[233:236], v249
	s_waitcnt lgkmcnt(9)
	v_wmma_f32_16x16x16_f16 v[121:128], v[193:200], v[185:192], v[121:128]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[201:208], v[185:192], v[89:96]
	v_wmma_f32_16x16x16_f16 v[113:120], v[201:208], v[177:184], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[193:200], v[177:184], v[105:112]
	s_waitcnt lgkmcnt(5)
	v_wmma_f32_16x16x16_f16 v[57:64], v[217:224], v[185:192], v[57:64]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[49:56], v[209:216], v[185:192], v[49:56]
	ds_load_b128 v[189:192], v241 offset:12288
	ds_load_b128 v[245:248], v241 offset:8192
	ds_load_b128 v[241:244], v249 offset:8192
	ds_load_b128 v[185:188], v249 offset:12288
	v_wmma_f32_16x16x16_f16 v[41:48], v[217:224], v[177:184], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[209:216], v[177:184], v[33:40]
	v_wmma_f32_16x16x16_f16 v[97:104], v[201:208], v[153:160], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[193:200], v[153:160], v[81:88]
	v_wmma_f32_16x16x16_f16 v[25:32], v[217:224], v[153:160], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[209:216], v[153:160], v[17:24]
	v_wmma_f32_16x16x16_f16 v[73:80], v[201:208], v[129:136], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[193:200], v[129:136], v[65:72]
	v_wmma_f32_16x16x16_f16 v[9:16], v[217:224], v[129:136], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[209:216], v[129:136], v[1:8]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[233:240], v[169:176], v[89:96]
	v_wmma_f32_16x16x16_f16 v[121:128], v[225:232], v[169:176], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[233:240], v[161:168], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[225:232], v[161:168], v[105:112]
	v_wmma_f32_16x16x16_f16 v[97:104], v[233:240], v[145:152], v[97:104]
	v_wmma_f32_16x16x16_f16 v[81:88], v[225:232], v[145:152], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[233:240], v[137:144], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[225:232], v[137:144], v[65:72]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[57:64], v[241:248], v[169:176], v[57:64]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[49:56], v[185:192], v[169:176], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[241:248], v[161:168], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[185:192], v[161:168], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[241:248], v[145:152], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[185:192], v[145:152], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[241:248], v[137:144], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[185:192], v[137:144], v[1:8]
.LBB0_10:                               ; %._crit_edge._crit_edge
	s_lshl_b32 s2, s18, 8
	s_and_b32 s9, s7, 0xffff
	v_or_b32_e32 v129, s2, v0
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	s_mov_b32 s8, s6
	v_lshrrev_b32_e32 v131, 3, v0
	v_lshlrev_b32_e32 v129, 1, v129
	v_lshrrev_b32_e32 v130, 4, v0
	v_and_b32_e32 v133, 0x11c, v253
	v_lshlrev_b32_e32 v139, 5, v251
	v_and_or_b32 v140, v131, 16, v250
	buffer_load_u16 v138, v129, s[8:11], 0 offen
	v_dual_mov_b32 v129, 0 :: v_dual_lshlrev_b32 v132, 2, v0
	v_and_b32_e32 v134, 0xe0, v253
	v_mul_lo_u32 v140, s16, v140
	s_mul_i32 s3, s3, s16
	global_load_b32 v150, v129, s[4:5]
	v_and_b32_e32 v129, 0x60, v0
	v_and_b32_e32 v132, 0xc0, v132
	v_lshrrev_b32_e32 v0, 5, v0
	s_lshl_b32 s4, s16, 5
	s_add_i32 s5, s3, s2
	v_lshrrev_b32_e32 v129, 1, v129
	v_add3_u32 v142, 0, v132, v133
	v_and_b32_e32 v141, 2, v0
	v_add_nc_u32_e32 v152, 0, v134
	s_waitcnt vmcnt(0)
	v_and_or_b32 v151, v130, 1, v129
	s_barrier
	v_add3_u32 v139, v142, v139, v141
	v_add_nc_u32_e32 v141, s4, v140
	v_add_nc_u32_e32 v140, s5, v140
	v_or_b32_e32 v0, 0xce, v151
	v_or_b32_e32 v129, 0xcc, v151
	v_or_b32_e32 v130, 0xca, v151
	v_or_b32_e32 v131, 0xc8, v151
	v_or_b32_e32 v132, 0xc6, v151
	v_or_b32_e32 v133, 0xc4, v151
	v_or_b32_e32 v134, 0xc2, v151
	v_or_b32_e32 v135, 0xc0, v151
	v_or_b32_e32 v136, 0x8e, v151
	v_or_b32_e32 v137, 0x8c, v151
	v_or_b32_e32 v153, 0x8a, v151
	v_or_b32_e32 v154, 0x88, v151
	v_or_b32_e32 v155, 0x86, v151
	v_or_b32_e32 v156, 0x84, v151
	v_or_b32_e32 v157, 0x82, v151
	v_or_b32_e32 v158, 0x80, v151
	v_or_b32_e32 v159, 0x4e, v151
	v_or_b32_e32 v160, 0x4c, v151
	v_or_b32_e32 v161, 0x4a, v151
	v_or_b32_e32 v162, 0x48, v151
	v_or_b32_e32 v163, 0x46, v151
	v_or_b32_e32 v164, 0x44, v151
	v_or_b32_e32 v165, 0x42, v151
	v_or_b32_e32 v166, 64, v151
	v_or_b32_e32 v167, 14, v151
	v_or_b32_e32 v168, 12, v151
	v_or_b32_e32 v169, 10, v151
	v_or_b32_e32 v170, 8, v151
	v_or_b32_e32 v171, 6, v151
	v_or_b32_e32 v172, 4, v151
	v_or_b32_e32 v173, 2, v151
	buffer_gl0_inv
	v_add_nc_u32_e32 v142, s4, v141
	v_add_nc_u32_e32 v146, s5, v141
	v_add_lshl_u32 v174, v140, v151, 1
	v_add_lshl_u32 v175, v140, v173, 1
	v_add_lshl_u32 v176, v140, v172, 1
	v_add_lshl_u32 v177, v140, v171, 1
	v_add_lshl_u32 v178, v140, v170, 1
	v_add_lshl_u32 v179, v140, v169, 1
	v_add_lshl_u32 v180, v140, v168, 1
	v_add_lshl_u32 v181, v140, v167, 1
	v_add_lshl_u32 v182, v140, v166, 1
	v_add_lshl_u32 v183, v140, v165, 1
	v_add_lshl_u32 v184, v140, v164, 1
	v_add_lshl_u32 v185, v140, v163, 1
	v_add_lshl_u32 v186, v140, v162, 1
	v_add_lshl_u32 v187, v140, v161, 1
	v_add_lshl_u32 v188, v140, v160, 1
	v_add_lshl_u32 v189, v140, v159, 1
	v_add_lshl_u32 v190, v140, v158, 1
	v_add_lshl_u32 v191, v140, v157, 1
	v_add_lshl_u32 v192, v140, v156, 1
	v_add_lshl_u32 v193, v140, v155, 1
	v_add_lshl_u32 v194, v140, v154, 1
	v_add_lshl_u32 v195, v140, v153, 1
	v_add_lshl_u32 v196, v140, v137, 1
	v_add_lshl_u32 v197, v140, v136, 1
	v_add_lshl_u32 v198, v140, v135, 1
	v_add_lshl_u32 v199, v140, v134, 1
	v_add_lshl_u32 v200, v140, v133, 1
	v_add_lshl_u32 v201, v140, v132, 1
	v_add_lshl_u32 v202, v140, v131, 1
	v_add_lshl_u32 v203, v140, v130, 1
	v_add_lshl_u32 v204, v140, v129, 1
	v_add_lshl_u32 v205, v140, v0, 1
	v_add_nc_u32_e32 v206, s5, v142
	v_add3_u32 v207, s5, s4, v142
	v_add_lshl_u32 v208, v146, v151, 1
	v_add_lshl_u32 v209, v146, v173, 1
	v_add_lshl_u32 v210, v146, v172, 1
	v_add_lshl_u32 v211, v146, v171, 1
	v_add_lshl_u32 v212, v146, v170, 1
	v_add_lshl_u32 v213, v146, v169, 1
	v_add_lshl_u32 v214, v146, v168, 1
	v_add_lshl_u32 v215, v146, v167, 1
	v_add_lshl_u32 v216, v146, v166, 1
	v_add_lshl_u32 v217, v146, v165, 1
	v_add_lshl_u32 v218, v146, v164, 1
	v_add_lshl_u32 v219, v146, v163, 1
	v_add_lshl_u32 v220, v146, v162, 1
	v_add_lshl_u32 v221, v146, v161, 1
	v_add_lshl_u32 v222, v146, v160, 1
	v_add_lshl_u32 v223, v146, v159, 1
	v_add_lshl_u32 v224, v146, v158, 1
	v_add_lshl_u32 v225, v146, v157, 1
	v_add_lshl_u32 v226, v146, v156, 1
	v_add_lshl_u32 v227, v146, v155, 1
	v_add_lshl_u32 v228, v146, v154, 1
	v_add_lshl_u32 v229, v146, v153, 1
	v_add_lshl_u32 v230, v146, v137, 1
	v_add_lshl_u32 v231, v146, v136, 1
	v_add_lshl_u32 v232, v146, v135, 1
	v_add_lshl_u32 v233, v146, v134, 1
	v_add_lshl_u32 v234, v146, v133, 1
	v_add_lshl_u32 v235, v146, v132, 1
	v_add_lshl_u32 v236, v146, v131, 1
	v_add_lshl_u32 v237, v146, v130, 1
	v_add_lshl_u32 v238, v146, v129, 1
	v_add_lshl_u32 v239, v146, v0, 1
	s_and_b32 s1, s1, 0xffff
	s_mov_b32 s2, s10
	s_mov_b32 s3, s11
	v_add_lshl_u32 v240, v206, v151, 1
	v_add_lshl_u32 v241, v206, v173, 1
	v_add_lshl_u32 v242, v206, v172, 1
	v_add_lshl_u32 v247, v206, v170, 1
	v_add_lshl_u32 v248, v206, v169, 1
	ds_store_b16 v139, v138
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[138:141], v152
	ds_load_b128 v[142:145], v152 offset:16
	ds_load_b128 v[146:149], v152 offset:256
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v243, v73, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v244, v74, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v245, v75, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v246, v76, v150, v141 op_sel_hi:[0,0,1]
	ds_load_b128 v[73:76], v152 offset:272
	v_fma_mixlo_f16 v89, v89, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v90, v90, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v91, v91, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v92, v92, v150, v141 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(2)
	v_fma_mixlo_f16 v93, v93, v150, v142 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(1)
	v_fma_mixlo_f16 v33, v33, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v94, v94, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v95, v95, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v96, v96, v150, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v121, v121, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v122, v122, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v123, v123, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v124, v124, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v125, v125, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v126, v126, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v127, v127, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v128, v128, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v113, v113, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v114, v114, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v115, v115, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v116, v116, v150, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v117, v117, v150, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v118, v118, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v119, v119, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v120, v120, v150, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v105, v105, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v106, v106, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v107, v107, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v108, v108, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v109, v109, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v110, v110, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v111, v111, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v112, v112, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v97, v97, v150, v138 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v98, v98, v150, v139 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v99, v99, v150, v140 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v100, v100, v150, v141 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v101, v101, v150, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v102, v102, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v103, v103, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v104, v104, v150, v145 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v81, v81, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v82, v82, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v83, v83, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v84, v84, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v85, v85, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v86, v86, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v87, v87, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v88, v88, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v77, v77, v150, v142 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v78, v78, v150, v143 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v79, v79, v150, v144 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v80, v80, v150, v145 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v152, v206, v171, 1
	v_fma_mixlo_f16 v65, v65, v150, v138 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v66, v66, v150, v139 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v67, v67, v150, v140 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v68, v68, v150, v141 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v69, v69, v150, v142 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v70, v70, v150, v143 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v71, v71, v150, v144 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v72, v72, v150, v145 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v138, v206, v168, 1
	v_add_lshl_u32 v139, v206, v167, 1
	v_add_lshl_u32 v140, v206, v166, 1
	v_add_lshl_u32 v141, v206, v165, 1
	v_fma_mixlo_f16 v57, v57, v150, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v58, v58, v150, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v59, v59, v150, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v60, v60, v150, v149 op_sel_hi:[0,0,1]
	s_waitcnt lgkmcnt(0)
	v_fma_mixlo_f16 v61, v61, v150, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v62, v62, v150, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v63, v63, v150, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v64, v64, v150, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v49, v49, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v50, v50, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v51, v51, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v52, v52, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v53, v53, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v54, v54, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v55, v55, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v56, v56, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v41, v41, v150, v146 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v42, v42, v150, v147 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v43, v43, v150, v148 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v44, v44, v150, v149 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v45, v45, v150, v73 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v46, v46, v150, v74 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v47, v47, v150, v75 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v48, v48, v150, v76 op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v34, v34, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v35, v35, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v36, v36, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v37, v37, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v38, v38, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v39, v39, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_fma_mixlo_f16 v40, v40, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v142, v206, v164, 1
	v_add_lshl_u32 v143, v206, v163, 1
	v_add_lshl_u32 v144, v206, v162, 1
	v_add_lshl_u32 v145, v206, v161, 1
	s_clause 0x1f
	buffer_store_b16 v89, v174, s[0:3], 0 offen
	buffer_store_b16 v90, v175, s[0:3], 0 offen
	buffer_store_b16 v91, v176, s[0:3], 0 offen
	buffer_store_b16 v92, v177, s[0:3], 0 offen
	buffer_store_b16 v93, v178, s[0:3], 0 offen
	buffer_store_b16 v94, v179, s[0:3], 0 offen
	buffer_store_b16 v95, v180, s[0:3], 0 offen
	buffer_store_b16 v96, v181, s[0:3], 0 offen
	buffer_store_b16 v121, v182, s[0:3], 0 offen
	buffer_store_b16 v122, v183, s[0:3], 0 offen
	buffer_store_b16 v123, v184, s[0:3], 0 offen
	buffer_store_b16 v124, v185, s[0:3], 0 offen
	buffer_store_b16 v125, v186, s[0:3], 0 offen
	buffer_store_b16 v126, v187, s[0:3], 0 offen
	buffer_store_b16 v127, v188, s[0:3], 0 offen
	buffer_store_b16 v128, v189, s[0:3], 0 offen
	buffer_store_b16 v57, v190, s[0:3], 0 offen
	buffer_store_b16 v58, v191, s[0:3], 0 offen
	buffer_store_b16 v59, v192, s[0:3], 0 offen
	buffer_store_b16 v60, v193, s[0:3], 0 offen
	buffer_store_b16 v61, v194, s[0:3], 0 offen
	buffer_store_b16 v62, v195, s[0:3], 0 offen
	buffer_store_b16 v63, v196, s[0:3], 0 offen
	buffer_store_b16 v64, v197, s[0:3], 0 offen
	buffer_store_b16 v49, v198, s[0:3], 0 offen
	buffer_store_b16 v50, v199, s[0:3], 0 offen
	buffer_store_b16 v51, v200, s[0:3], 0 offen
	buffer_store_b16 v52, v201, s[0:3], 0 offen
	buffer_store_b16 v53, v202, s[0:3], 0 offen
	buffer_store_b16 v54, v203, s[0:3], 0 offen
	buffer_store_b16 v55, v204, s[0:3], 0 offen
	buffer_store_b16 v56, v205, s[0:3], 0 offen
	s_clause 0x1f
	buffer_store_b16 v113, v208, s[0:3], 0 offen
	buffer_store_b16 v114, v209, s[0:3], 0 offen
	buffer_store_b16 v115, v210, s[0:3], 0 offen
	buffer_store_b16 v116, v211, s[0:3], 0 offen
	buffer_store_b16 v117, v212, s[0:3], 0 offen
	buffer_store_b16 v118, v213, s[0:3], 0 offen
	buffer_store_b16 v119, v214, s[0:3], 0 offen
	buffer_store_b16 v120, v215, s[0:3], 0 offen
	buffer_store_b16 v105, v216, s[0:3], 0 offen
	buffer_store_b16 v106, v217, s[0:3], 0 offen
	buffer_store_b16 v107, v218, s[0:3], 0 offen
	buffer_store_b16 v108, v219, s[0:3], 0 offen
	buffer_store_b16 v109, v220, s[0:3], 0 offen
	buffer_store_b16 v110, v221, s[0:3], 0 offen
	buffer_store_b16 v111, v222, s[0:3], 0 offen
	buffer_store_b16 v112, v223, s[0:3], 0 offen
	buffer_store_b16 v41, v224, s[0:3], 0 offen
	buffer_store_b16 v42, v225, s[0:3], 0 offen
	buffer_store_b16 v43, v226, s[0:3], 0 offen
	buffer_store_b16 v44, v227, s[0:3], 0 offen
	buffer_store_b16 v45, v228, s[0:3], 0 offen
	buffer_store_b16 v46, v229, s[0:3], 0 offen
	buffer_store_b16 v47, v230, s[0:3], 0 offen
	buffer_store_b16 v48, v231, s[0:3], 0 offen
	buffer_store_b16 v33, v232, s[0:3], 0 offen
	buffer_store_b16 v34, v233, s[0:3], 0 offen
	buffer_store_b16 v35, v234, s[0:3], 0 offen
	buffer_store_b16 v36, v235, s[0:3], 0 offen
	buffer_store_b16 v37, v236, s[0:3], 0 offen
	buffer_store_b16 v38, v237, s[0:3], 0 offen
	buffer_store_b16 v39, v238, s[0:3], 0 offen
	buffer_store_b16 v40, v239, s[0:3], 0 offen
	s_clause 0xd
	buffer_store_b16 v97, v240, s[0:3], 0 offen
	buffer_store_b16 v98, v241, s[0:3], 0 offen
	buffer_store_b16 v99, v242, s[0:3], 0 offen
	buffer_store_b16 v100, v152, s[0:3], 0 offen
	buffer_store_b16 v101, v247, s[0:3], 0 offen
	buffer_store_b16 v102, v248, s[0:3], 0 offen
	buffer_store_b16 v103, v138, s[0:3], 0 offen
	buffer_store_b16 v104, v139, s[0:3], 0 offen
	buffer_store_b16 v81, v140, s[0:3], 0 offen
	buffer_store_b16 v82, v141, s[0:3], 0 offen
	buffer_store_b16 v83, v142, s[0:3], 0 offen
	buffer_store_b16 v84, v143, s[0:3], 0 offen
	buffer_store_b16 v85, v144, s[0:3], 0 offen
	buffer_store_b16 v86, v145, s[0:3], 0 offen
	v_add_lshl_u32 v33, v206, v160, 1
	v_add_lshl_u32 v34, v206, v159, 1
	v_fma_mixlo_f16 v25, v25, v150, v146 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v35, v206, v158, 1
	v_fma_mixlo_f16 v26, v26, v150, v147 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v36, v206, v157, 1
	v_fma_mixlo_f16 v27, v27, v150, v148 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v37, v206, v156, 1
	v_fma_mixlo_f16 v28, v28, v150, v149 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v87, v33, s[0:3], 0 offen
	buffer_store_b16 v88, v34, s[0:3], 0 offen
	buffer_store_b16 v25, v35, s[0:3], 0 offen
	buffer_store_b16 v26, v36, s[0:3], 0 offen
	buffer_store_b16 v27, v37, s[0:3], 0 offen
	v_add_lshl_u32 v25, v206, v155, 1
	v_fma_mixlo_f16 v29, v29, v150, v73 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v26, v206, v154, 1
	v_fma_mixlo_f16 v30, v30, v150, v74 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v27, v206, v153, 1
	v_fma_mixlo_f16 v31, v31, v150, v75 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v33, v206, v137, 1
	v_fma_mixlo_f16 v32, v32, v150, v76 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v34, v206, v136, 1
	v_fma_mixlo_f16 v17, v17, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v28, v25, s[0:3], 0 offen
	buffer_store_b16 v29, v26, s[0:3], 0 offen
	buffer_store_b16 v30, v27, s[0:3], 0 offen
	buffer_store_b16 v31, v33, s[0:3], 0 offen
	buffer_store_b16 v32, v34, s[0:3], 0 offen
	v_add_lshl_u32 v25, v206, v135, 1
	v_fma_mixlo_f16 v18, v18, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v26, v206, v134, 1
	v_fma_mixlo_f16 v19, v19, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v27, v206, v133, 1
	v_fma_mixlo_f16 v20, v20, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v28, v206, v132, 1
	v_fma_mixlo_f16 v21, v21, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v29, v206, v131, 1
	v_fma_mixlo_f16 v22, v22, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v17, v25, s[0:3], 0 offen
	buffer_store_b16 v18, v26, s[0:3], 0 offen
	buffer_store_b16 v19, v27, s[0:3], 0 offen
	buffer_store_b16 v20, v28, s[0:3], 0 offen
	buffer_store_b16 v21, v29, s[0:3], 0 offen
	v_add_lshl_u32 v17, v206, v130, 1
	v_fma_mixlo_f16 v23, v23, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v18, v206, v129, 1
	v_fma_mixlo_f16 v24, v24, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v19, v206, v0, 1
	v_add_lshl_u32 v20, v207, v151, 1
	v_add_lshl_u32 v21, v207, v173, 1
	s_clause 0x4
	buffer_store_b16 v22, v17, s[0:3], 0 offen
	buffer_store_b16 v23, v18, s[0:3], 0 offen
	buffer_store_b16 v24, v19, s[0:3], 0 offen
	buffer_store_b16 v243, v20, s[0:3], 0 offen
	buffer_store_b16 v244, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v207, v172, 1
	v_add_lshl_u32 v18, v207, v171, 1
	v_add_lshl_u32 v19, v207, v170, 1
	v_add_lshl_u32 v20, v207, v169, 1
	v_add_lshl_u32 v21, v207, v168, 1
	s_clause 0x4
	buffer_store_b16 v245, v17, s[0:3], 0 offen
	buffer_store_b16 v246, v18, s[0:3], 0 offen
	buffer_store_b16 v77, v19, s[0:3], 0 offen
	buffer_store_b16 v78, v20, s[0:3], 0 offen
	buffer_store_b16 v79, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v207, v167, 1
	v_add_lshl_u32 v18, v207, v166, 1
	v_add_lshl_u32 v19, v207, v165, 1
	v_add_lshl_u32 v20, v207, v164, 1
	v_add_lshl_u32 v21, v207, v163, 1
	s_clause 0x4
	buffer_store_b16 v80, v17, s[0:3], 0 offen
	buffer_store_b16 v65, v18, s[0:3], 0 offen
	buffer_store_b16 v66, v19, s[0:3], 0 offen
	buffer_store_b16 v67, v20, s[0:3], 0 offen
	buffer_store_b16 v68, v21, s[0:3], 0 offen
	v_add_lshl_u32 v17, v207, v162, 1
	v_add_lshl_u32 v18, v207, v161, 1
	v_add_lshl_u32 v19, v207, v160, 1
	v_add_lshl_u32 v20, v207, v159, 1
	v_fma_mixlo_f16 v9, v9, v150, v146 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v21, v207, v158, 1
	v_fma_mixlo_f16 v10, v10, v150, v147 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v69, v17, s[0:3], 0 offen
	buffer_store_b16 v70, v18, s[0:3], 0 offen
	buffer_store_b16 v71, v19, s[0:3], 0 offen
	buffer_store_b16 v72, v20, s[0:3], 0 offen
	buffer_store_b16 v9, v21, s[0:3], 0 offen
	v_add_lshl_u32 v9, v207, v157, 1
	v_fma_mixlo_f16 v11, v11, v150, v148 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v17, v207, v156, 1
	v_fma_mixlo_f16 v12, v12, v150, v149 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v18, v207, v155, 1
	v_fma_mixlo_f16 v13, v13, v150, v73 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v19, v207, v154, 1
	v_fma_mixlo_f16 v14, v14, v150, v74 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v20, v207, v153, 1
	v_fma_mixlo_f16 v15, v15, v150, v75 op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v10, v9, s[0:3], 0 offen
	buffer_store_b16 v11, v17, s[0:3], 0 offen
	buffer_store_b16 v12, v18, s[0:3], 0 offen
	buffer_store_b16 v13, v19, s[0:3], 0 offen
	buffer_store_b16 v14, v20, s[0:3], 0 offen
	v_add_lshl_u32 v9, v207, v137, 1
	v_fma_mixlo_f16 v16, v16, v150, v76 op_sel_hi:[0,0,1]
	v_add_lshl_u32 v10, v207, v136, 1
	v_fma_mixlo_f16 v1, v1, v150, v146 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v11, v207, v135, 1
	v_fma_mixlo_f16 v2, v2, v150, v147 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v12, v207, v134, 1
	v_fma_mixlo_f16 v3, v3, v150, v148 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v13, v207, v133, 1
	v_fma_mixlo_f16 v4, v4, v150, v149 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	s_clause 0x4
	buffer_store_b16 v15, v9, s[0:3], 0 offen
	buffer_store_b16 v16, v10, s[0:3], 0 offen
	buffer_store_b16 v1, v11, s[0:3], 0 offen
	buffer_store_b16 v2, v12, s[0:3], 0 offen
	buffer_store_b16 v3, v13, s[0:3], 0 offen
	v_add_lshl_u32 v1, v207, v132, 1
	v_fma_mixlo_f16 v5, v5, v150, v73 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v2, v207, v131, 1
	v_fma_mixlo_f16 v6, v6, v150, v74 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v3, v207, v130, 1
	v_fma_mixlo_f16 v7, v7, v150, v75 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v9, v207, v129, 1
	v_fma_mixlo_f16 v8, v8, v150, v76 op_sel:[0,0,1] op_sel_hi:[0,0,1]
	v_add_lshl_u32 v0, v207, v0, 1
	s_clause 0x4
	buffer_store_b16 v4, v1, s[0:3], 0 offen
	buffer_store_b16 v5, v2, s[0:3], 0 offen
	buffer_store_b16 v6, v3, s[0:3], 0 offen
	buffer_store_b16 v7, v9, s[0:3], 0 offen
	buffer_store_b16 v8, v0, s[0:3], 0 offen
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled_mm_words
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 23
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
		.amdhsa_inst_pref_size 54
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
	.size	scaled_mm_words, .Lfunc_end0-scaled_mm_words
                                        ; -- End function
	.set scaled_mm_words.num_vgpr, 256
	.set scaled_mm_words.num_agpr, 0
	.set scaled_mm_words.numbered_sgpr, 23
	.set scaled_mm_words.num_named_barrier, 0
	.set scaled_mm_words.private_seg_size, 16
	.set scaled_mm_words.uses_vcc, 1
	.set scaled_mm_words.uses_flat_scratch, 1
	.set scaled_mm_words.has_dyn_sized_stack, 0
	.set scaled_mm_words.has_recursion, 0
	.set scaled_mm_words.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6880
; TotalNumSgprs: 25
; NumVgprs: 256
; ScratchSize: 16
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 256
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
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
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
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
    .name:           scaled_mm_words
    .private_segment_fixed_size: 16
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         scaled_mm_words.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 3
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1151
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
