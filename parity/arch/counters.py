"""The hardware counters that explain a matrix kernel's time (work, LDS, L2), by the names of each family's profiler."""

CDNA = tuple(
    """
    SQ_WAVES SQ_INSTS_VALU SQ_INSTS_LDS SQ_LDS_BANK_CONFLICT SQ_LDS_IDX_ACTIVE SQ_WAIT_INST_ANY SQ_BUSY_CYCLES
    TCC_HIT_sum TCC_MISS_sum SQ_WAVE_CYCLES SQ_WAIT_ANY SQ_ACTIVE_INST_ANY SQ_INSTS SQ_BUSY_CU_CYCLES
    SQ_ACTIVE_INST_VALU SQ_THREAD_CYCLES_VALU GRBM_GUI_ACTIVE SQ_VALU_MFMA_BUSY_CYCLES SQ_INSTS_VALU_MFMA_MOPS_F16
    SQ_INSTS_VALU_MFMA_MOPS_BF16 SQ_INSTS_VALU_MFMA_MOPS_F32 SQ_INSTS_VALU_MFMA_MOPS_F64 SQ_INSTS_VALU_MFMA_MOPS_I8
    TCP_TOTAL_CACHE_ACCESSES_sum TCP_TCC_READ_REQ_sum TCP_TCC_WRITE_REQ_sum TCP_TCC_ATOMIC_WITH_RET_REQ_sum
    TCP_TCC_ATOMIC_WITHOUT_RET_REQ_sum SQ_INSTS_MFMA SQ_INSTS_SMEM SQ_INSTS_VMEM
    """.split()
)
RDNA = tuple(
    """
    SQ_WAVES SQ_INSTS_VALU SQ_INSTS_LDS SQC_LDS_BANK_CONFLICT SQC_LDS_IDX_ACTIVE SQ_WAIT_INST_ANY SQ_BUSY_CYCLES
    GL2C_HIT_sum GL2C_MISS_sum SQ_WAVE_CYCLES SQ_WAIT_ANY
    """.split()
)
RDNA_35 = (
    *RDNA,
    "SQ_INSTS_ALL",
    "SQ_INSTS_INTERNAL",
    "TCP_REQ_sum",
    "TCP_REQ_MISS_sum",
    "GL2C_EA_RDREQ_32B_sum",
    "GL2C_EA_RDREQ_64B_sum",
    "GL2C_EA_RDREQ_96B_sum",
    "GL2C_EA_RDREQ_128B_sum",
    "GL2C_MC_WRREQ_sum",
    "GL2C_EA_WRREQ_64B_sum",
)
CDNA3 = (
    *CDNA,
    "SQ_INSTS_VALU_MFMA_MOPS_F8",
    "TCC_REQ_sum",
    "TCC_BUBBLE_sum",
    "TCC_EA0_RDREQ_sum",
    "TCC_EA0_RDREQ_32B_sum",
    "TCC_EA0_WRREQ_sum",
    "TCC_EA0_WRREQ_64B_sum",
)
CDNA4 = (*CDNA, "SQ_INSTS_VALU_MFMA_MOPS_F8")
HOPPER = tuple(
    """
    sm__inst_executed.sum smsp__warps_launched.sum sm__inst_executed_pipe_tensor.sum
    l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum l1tex__data_pipe_lsu_wavefronts_mem_shared.sum
    lts__t_sectors_lookup_hit.sum lts__t_sectors_lookup_miss.sum sm__warps_active.avg.per_cycle_active dram__bytes.sum
    """.split()
)
