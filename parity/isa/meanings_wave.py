"""What AMD's other instructions do: comparisons, lanes that talk to each other, control, waits."""

from parity.isa.grammar import Grammar, Rules

COMPARISONS = Grammar(
    (
        ("v_cmp_<rel>_<n>", "sets each lane's bit of a mask to whether its first {n} {rel} its second"),
        ("v_cmp_<not_rel>_<f>", "sets each lane's bit of a mask to 0 if its first {f} {not_rel} its second, else to 1"),
        ("v_cmp_o_<f>", "sets each lane's bit of a mask to whether neither of its {f}s is NaN"),
        ("v_cmp_u_<f>", "sets each lane's bit of a mask to whether one of its {f}s is NaN"),
        ("v_cmp_f_<n>", "sets each lane's bit of a mask to 0"),
        ("v_cmp_(t|tru)_<n>", "sets each lane's bit of a mask to 1"),
        (
            "v_cmp_class_<f>",
            "sets each lane's bit of a mask to whether its {f} is of the asked kinds, such as NaN or zero",
        ),
        ("v_cmpx_<rel>_<n>", "keeps active only the lanes whose first {n} {rel} their second"),
        ("v_cmpx_<not_rel>_<f>", "deactivates the lanes whose first {f} {not_rel} their second"),
        ("v_cmpx_o_<f>", "keeps active only the lanes of whose {f}s neither is NaN"),
        ("v_cmpx_u_<f>", "keeps active only the lanes of whose {f}s one is NaN"),
        ("v_cmpx_f_<n>", "makes all lanes inactive"),
        ("v_cmpx_(t|tru)_<n>", "keeps active the lanes that are"),
        ("v_cmpx_class_<f>", "keeps active only the lanes whose {f} is of the asked kinds, such as NaN or zero"),
        ("s_cmp_lg_<i>", "sets SCC to whether the wave's two {i}s differ"),
        ("s_cmpk_lg_<i>", "sets SCC to whether the wave's {i} differs from a 16-bit constant"),
        ("s_cmp_<rel>_<n>", "sets SCC to whether the wave's first {n} {rel} its second"),
        ("s_cmp_<not_rel>_<f>", "sets SCC to 0 if the wave's first {f} {not_rel} its second, else to 1"),
        ("s_cmp_o_<f>", "sets SCC to whether neither of the wave's two {f}s is NaN"),
        ("s_cmp_u_<f>", "sets SCC to whether one of the wave's two {f}s is NaN"),
        ("s_cmpk_<rel>_<i>", "sets SCC to whether the wave's {i} {rel} a 16-bit constant"),
        ("s_bitcmp0_<b>", "sets SCC to whether one bit of a {b} is 0"),
        ("s_bitcmp1_<b>", "sets SCC to whether one bit of a {b} is 1"),
    )
)
_LANES: Rules = (
    ("v_mov_b32_dpp", "copies to each lane a 32-bit value of another lane, in a fixed pattern"),
    ("v_readlane_b32", "copies a 32-bit value of the named lane to a scalar register"),
    ("v_readfirstlane_b32", "copies a 32-bit value of the first active lane to a scalar register"),
    ("v_writelane_b32", "copies a scalar 32-bit value to the named lane of a vector register"),
    (
        "v_mbcnt_lo_u32_b32",
        "counts for each lane the ones of a mask that belong to lower lanes of the first 32, and adds",
    ),
    (
        "v_mbcnt_hi_u32_b32",
        "counts for each lane the ones of a mask that belong to lower lanes from lane 32 up, and adds",
    ),
    ("v_permlane16(_var)?_b32", "fetches for each lane a 32-bit value of any lane of its own row of 16"),
    ("v_permlanex16(_var)?_b32", "fetches for each lane a 32-bit value of any lane of the neighbouring row of 16"),
    ("v_permlane64_b32", "fetches for each lane the 32-bit value of the lane that is 32 away, in a wave of 64"),
    ("v_permlane16_swap_b32", "swaps the odd rows of 16 lanes of one register with the even rows of another"),
    ("v_permlane32_swap_b32", "swaps the upper 32 lanes of one register with the lower 32 lanes of another"),
)
_MASKS: Rules = (
    (
        "s_<bitwise>_saveexec_<b>",
        "saves EXEC, the mask of active lanes, and replaces it by its bitwise {bitwise} with a mask",
    ),
    (
        "s_(andn2|and_not1)_saveexec_<b>",
        "saves EXEC, the mask of active lanes, and replaces it by those lanes of a mask that were not active",
    ),
    ("s_(andn1|and_not0)_saveexec_<b>", "saves EXEC, the mask of active lanes, and deactivates the lanes of a mask"),
    (
        "s_(orn2|or_not1)_saveexec_<b>",
        "saves EXEC, the mask of active lanes, and replaces it by a mask's OR with its inverse",
    ),
    (
        "s_(orn1|or_not0)_saveexec_<b>",
        "saves EXEC, the mask of active lanes, and replaces it by its OR with a mask's inverse",
    ),
    ("s_(andn2|and_not1)_wrexec_<b>", "makes active only those lanes of a mask that were not, and copies the new mask"),
    ("s_(andn1|and_not0)_wrexec_<b>", "deactivates the lanes of a mask, and copies the mask of those left"),
)
_BRANCHES: Rules = (
    ("s_branch", "jumps to the named place"),
    ("s_cbranch_scc0", "jumps if SCC, the scalar condition bit, is 0"),
    ("s_cbranch_scc1", "jumps if SCC, the scalar condition bit, is 1"),
    ("s_cbranch_vccz", "jumps if VCC, a mask of lanes, is all zeros"),
    ("s_cbranch_vccnz", "jumps if VCC, a mask of lanes, is not all zeros"),
    ("s_cbranch_execz", "jumps if EXEC, the mask of active lanes, is all zeros"),
    ("s_cbranch_execnz", "jumps if EXEC, the mask of active lanes, is not all zeros"),
    ("s_cbranch_cdbg(sys|user|sys_(and|or)_user)", "jumps if debug flags are set"),
    ("s_getpc_b64", "copies the address of the next instruction to scalar registers"),
    ("s_setpc_b64", "jumps to the address in scalar registers"),
    ("s_swappc_b64", "calls the function whose address is in scalar registers, keeping the address to return to"),
    ("s_call_b64", "calls the function at the named place, keeping the address to return to"),
    ("s_endpgm(_saved|_ordered_ps_done)?", "ends the wave"),
    ("s_trap", "enters the trap handler"),
    ("s_rfe(_restore)?_b64", "returns from the trap handler"),
    ("s_code_end", "marks the end of the code"),
)
_WAITS: Rules = (
    (
        "s_waitcnt",
        "waits until no more than the named numbers of vector memory (vmcnt), LDS and scalar (lgkmcnt), or"
        " export (expcnt) operations are outstanding",
    ),
    ("(s_waitcnt_vmcnt|s_wait_loadcnt)", "waits until at most the named number of vector memory loads are outstanding"),
    (
        "(s_waitcnt_vscnt|s_wait_storecnt)",
        "waits until at most the named number of vector memory stores are outstanding",
    ),
    ("s_waitcnt_lgkmcnt", "waits until at most the named number of LDS accesses and scalar loads are outstanding"),
    ("(s_waitcnt|s_wait)_expcnt", "waits until at most the named number of exports are outstanding"),
    ("s_wait_dscnt", "waits until at most the named number of LDS accesses are outstanding"),
    ("s_wait_kmcnt", "waits until at most the named number of scalar loads and messages are outstanding"),
    ("s_wait_samplecnt", "waits until at most the named number of image samples are outstanding"),
    ("s_wait_bvhcnt", "waits until at most the named number of ray intersection tests are outstanding"),
    (
        "s_wait_loadcnt_dscnt",
        "waits until at most the named numbers of vector memory loads and of LDS accesses are outstanding",
    ),
    (
        "s_wait_storecnt_dscnt",
        "waits until at most the named numbers of vector memory stores and of LDS accesses are outstanding",
    ),
    (
        "(s_waitcnt_depctr|s_wait_alu)",
        "waits until dependency counters, such as of vector register writes, have come down to the named values",
    ),
    (
        "s_wait_xcnt",
        "waits until at most the named number of memory accesses may be repeated for want of an address translation",
    ),
    ("s_wait_event", "waits for the named events, such as that exports may begin"),
    ("s_wait_idle", "waits until nothing that the wave has issued is outstanding"),
    ("s_delay_alu", "tells how long the next instructions must be held back for results of earlier ones"),
    ("s_clause", "has the named number of the next memory instructions issued as one uninterrupted group"),
    ("s_nop", "does nothing for a named number of cycles"),
    ("v_nop", "does nothing"),
    ("s_sleep(_var)?", "puts the wave to sleep for about the named number of times 64 clocks"),
    ("s_wakeup", "wakes the sleeping waves of the workgroup"),
    ("s_setprio", "sets the wave's priority over other waves for issuing instructions"),
    ("s_barrier", "waits until every wave of the workgroup has come to the barrier"),
    ("s_barrier_signal", "tells a barrier that the wave has arrived, without waiting"),
    ("s_barrier_signal_isfirst", "tells a barrier that the wave has arrived, and sets SCC to whether it is the first"),
    ("s_barrier_wait", "waits until every wave has signalled the barrier"),
    ("s_barrier_init", "prepares a named barrier for a number of waves"),
    ("s_barrier_join", "makes the wave a member of a named barrier"),
    ("s_barrier_leave", "takes the wave out of its named barrier"),
    ("s_get_barrier_state", "reads how many waves a barrier has and how many have signalled it"),
)
_STATE: Rules = (
    ("s_sendmsg", "sends the hardware a message, such as that the vector registers may be freed"),
    ("s_sendmsghalt", "sends the hardware a message and halts the wave"),
    ("s_sendmsg_rtn_b(32|64)", "asks the hardware for a value, such as the time"),
    ("s_getreg_b32", "copies bits of a hardware register to a scalar register"),
    ("s_setreg(_imm32)?_b32", "writes bits of a hardware register, such as the floating-point modes"),
    ("s_round_mode", "sets how floating-point results are rounded"),
    ("s_denorm_mode", "sets whether subnormal numbers are kept or taken for zero"),
    ("s_memtime", "reads the clock counter into scalar registers"),
    ("s_memrealtime", "reads the counter of a clock of constant rate into scalar registers"),
    ("s_set_gpr_idx_(on|mode)", "sets which operands are vector registers numbered relative to M0"),
    ("s_set_gpr_idx_off", "ends the numbering of vector registers relative to M0"),
    ("s_set_gpr_idx_idx", "sets the index that vector registers are numbered relative to"),
    ("s_alloc_vgpr", "changes how many vector registers the wave has, and sets SCC to whether that succeeded"),
    ("s_sethalt", "halts the wave or lets it go on"),
    ("s_setkill", "marks the wave to be ended"),
    ("s_(incperflevel|decperflevel)", "changes a performance counter"),
    ("s_ttracedata(_imm)?", "writes a marker into the thread trace"),
    ("s_(set_inst_prefetch_distance|inst_prefetch)", "sets how far ahead instructions are fetched"),
    ("v_clrexcp", "clears the wave's floating-point exceptions"),
)

WAVE = Grammar(_LANES + _MASKS + _BRANCHES + _WAITS + _STATE)
