"""The engine's instructions: operations, operands and flags as engine.c declares them."""

import ctypes

from parity.emulator.semantics import OPERATIONS

# Names shared with engine.c, in its order.
OPERAND_KINDS = {"v": 1, "s": 2, "constant": 3}
NEGATE, ABSOLUTE, HIGH, PACKED_HIGH, PACKED_NEGATE, IS_F16, IS_MASK = (1 << bit for bit in range(7))
(
    SIGN_EXTEND,
    D16,
    OFFEN,
    TWO_ADDRESSES,
    ALL_LANES,
    ONE_LANE,
    OUT_OF_ORDER,
    ZERO_UPPER,
    USES_DPP,
    FETCH_INACTIVE,
    BOUND_CONTROL,
    HIGH_FOLLOWS,
    IN_ORDER_LOAD,
    IS_FLAT,
    COPIES,
    FIRST_LANE,
    TO_LDS,
    POLLS,
    BITWISE,
    WRITES_SCC,
    READS_SCC,
    WRITES_EXEC,
    TESTS,
    SHUFFLES,
    IS_COHERENT,
    IS_SUSPECT,
    SIGNED_ADDRESS,
    NO_CARRY,
) = (1 << bit for bit in range(28))
NO_LIMIT = 255
TEMPORARY_VGPRS, LAST_TEMPORARY_VGPR = (512, 513, 514), 515
VCC, M0, EXEC = 106, 125, 126
FIRST_ACCUMULATION, FIRST_SCALAR = 256, 1000  # in the engine's numbers of registers, which begin with vectors

CONTROL = """
    OP_NOTHING OP_SLEEP OP_END OP_BARRIER OP_BARRIER_SIGNAL OP_BARRIER_WAIT OP_BARRIER_STATE OP_WAIT OP_BRANCH
    OP_BRANCH_SCC0 OP_BRANCH_SCC1 OP_BRANCH_VCCZ OP_BRANCH_VCCNZ OP_BRANCH_EXECZ OP_BRANCH_EXECNZ OP_LDS_LOAD
    OP_LDS_STORE OP_LDS_ATOMIC OP_LDS_TRANSPOSE OP_LDS_PERMUTE OP_LDS_BPERMUTE OP_LDS_SWIZZLE OP_GLOBAL_LOAD
    OP_GLOBAL_STORE OP_GLOBAL_ATOMIC OP_FLAT_LOAD OP_FLAT_STORE OP_FLAT_ATOMIC OP_BUFFER_LOAD OP_BUFFER_STORE
    OP_BUFFER_ATOMIC OP_SCRATCH_LOAD OP_SCRATCH_STORE OP_SCALAR_LOAD OP_DPP OP_JUMP OP_CLOCK OP_FLUSH_F32
    OP_PAST_THE_END OP_TRAP
""".split()
CODES = {name: number for number, name in enumerate([*CONTROL, *OPERATIONS])}
NAMES = {code: name for name, code in CODES.items()}


class OperandStruct(ctypes.Structure):
    """`Operand` of engine.c."""

    _fields_ = [
        ("index", ctypes.c_uint16),
        *((name, ctypes.c_uint8) for name in ("kind", "count", "halves", "modifiers")),
        *((name, ctypes.c_uint32) for name in ("low", "high")),
    ]


class InstructionStruct(ctypes.Structure):
    """`Instruction` of engine.c."""

    _fields_ = [
        *((name, ctypes.c_uint16) for name in ("operation", "width")),
        *((name, ctypes.c_uint8) for name in ("counted", "counter")),
        ("wait", ctypes.c_uint8 * 4),
        *((name, ctypes.c_uint32) for name in ("source_index", "flags", "target")),
        *((name, ctypes.c_int32) for name in ("offset", "offset2")),
        ("d", OperandStruct),
        ("s", OperandStruct * 5),
        ("d2", OperandStruct),
    ]
