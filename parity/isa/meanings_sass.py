"""What NVIDIA's instructions do.

`SASS_ALU` has clauses that hold for each thread and, with a `U` in front of the name, for the uniform datapath, once
for the warp. `SASS` has what is said in full. Modifiers that change nothing in a sentence are left out of a name where
no rule has it with them.
"""

from parity.isa.grammar import Grammar, Rules

# Rounding, flushing, cache policy, scope and order: a rule names them where a sentence depends on them.
SASS_NEUTRAL = frozenset(
    """
    FTZ RN RZ RM RP SAT NTZ SATFINITE E CONSTANT STRONG WEAK GPU SYS CTA SM EF EL LU EU NA LTC64B LTC128B LTC256B
    BYPASS ACCESS ZFILL DEFER_BLOCKING NOINC NODEC REL ABS U W
    """.split()
)

_MOVES: Rules = (
    ("MOV(32I)?", "copies a 32-bit value"),
    ("IMAD.MOV(.U32)?", "copies or negates a 32-bit value, on the multiplier"),
    ("SEL", "picks one of two 32-bit values by a predicate"),
    ("FSEL", "picks one of two fp32 numbers by a predicate"),
    ("PRMT", "picks each byte of a register from the eight bytes of two others"),
    ("SGXT", "sign-extends the low bits of a register"),
    ("SGXT.U32", "zero-extends the low bits of a register"),
)
_INTEGERS: Rules = (
    ("IADD3", "adds three 32-bit integers"),
    ("IADD3.64", "adds three 64-bit integers"),
    ("IADD3.X", "adds three 32-bit integers and carries"),
    ("(IADD|IADD32I|VIADD)", "adds two 32-bit integers"),
    ("IMAD.IADD(.U32)?", "adds two 32-bit integers, on the multiplier"),
    ("IMAD(.U32)?", "multiplies two 32-bit integers and adds a third, keeping the low half"),
    ("IMAD.X(.U32)?", "multiplies two 32-bit integers and adds a third and a carry, keeping the low half"),
    ("IMAD.SHL(.U32)?", "shifts a 32-bit value left, on the multiplier"),
    ("IMAD.WIDE", "multiplies two signed 32-bit integers and adds a 64-bit one"),
    ("IMAD.WIDE.U32", "multiplies two unsigned 32-bit integers and adds a 64-bit one"),
    ("IMAD.WIDE(.U32)?.X", "multiplies two 32-bit integers and adds a 64-bit one and a carry"),
    ("IMAD.HI", "multiplies two signed 32-bit integers and adds a 64-bit one, keeping the high half"),
    ("IMAD.HI.U32", "multiplies two unsigned 32-bit integers and adds a 64-bit one, keeping the high half"),
    ("(IMUL|IMUL32I)", "multiplies two 32-bit integers"),
    ("IABS", "takes the absolute value of a signed 32-bit integer"),
    ("(IMNMX|VIMNMX)", "takes the smaller or the larger of two signed 32-bit integers"),
    ("(IMNMX|VIMNMX).<type>", "takes the smaller or the larger of two {type}s"),
    ("(ISCADD|ISCADD32I|LEA)", "shifts a 32-bit integer left and adds another"),
    ("LEA.HI", "shifts a pair of registers left as 64 bits and adds the high half to a 32-bit integer"),
    ("LEA.HI.X", "shifts a pair of registers left as 64 bits and adds the high half and a carry to a 32-bit integer"),
    ("LEA.HI.SX32", "sign-extends a 32-bit integer to 64 bits, shifts it left and adds the high half to another"),
    (
        "LEA.HI.X.SX32",
        "sign-extends a 32-bit integer to 64 bits, shifts it left and adds the high half and a carry to another",
    ),
    ("IDP.4A.<a:type>.<b:type>", "multiplies four pairs of bytes and adds the products to a 32-bit integer"),
)
_BITS: Rules = (
    ("LOP3.LUT", "combines three 32-bit values bit by bit, by the instruction's truth table"),
    ("LOP(32I)?.<LOGIC>", "takes the bitwise {LOGIC} of two 32-bit values"),
    ("SHF.L.[US](32|64)", "shifts a pair of registers left as 64 bits and keeps the low half"),
    ("SHF.R.[US](32|64)", "shifts a pair of registers right as 64 bits and keeps the low half"),
    ("SHF.L.[US](32|64).HI", "shifts a pair of registers left as 64 bits and keeps the high half"),
    ("SHF.R.U(32|64).HI", "shifts a pair of registers right as 64 bits and keeps the high half, filling with zeros"),
    ("SHF.R.S(32|64).HI", "shifts a pair of registers right as 64 bits and keeps the high half, filling with its sign"),
    ("SHL", "shifts a 32-bit value left"),
    ("SHR", "shifts a signed 32-bit integer right, filling with its sign"),
    ("SHR.U32", "shifts a 32-bit value right, filling with zeros"),
    ("BMSK", "makes a mask of a number of ones at a position"),
    ("BREV", "reverses the order of the bits of a 32-bit value"),
    ("POPC", "counts the ones of a 32-bit value"),
    ("FLO", "finds the position of the highest bit of a signed 32-bit integer that differs from its sign"),
    ("FLO.U32", "finds the position of the highest one of a 32-bit value"),
)
_FLOATS: Rules = (
    ("(FADD|FADD32I)", "adds two fp32 numbers"),
    ("(FMUL|FMUL32I)", "multiplies two fp32 numbers"),
    ("(FFMA|FFMA32I)", "multiplies two fp32 numbers and adds a third, rounding once"),
    ("FMNMX", "takes the smaller or the larger of two fp32 numbers"),
    ("FMNMX.NAN", "takes the smaller or the larger of two fp32 numbers, or NaN if one is NaN"),
    ("DADD", "adds two fp64 numbers"),
    ("DMUL", "multiplies two fp64 numbers"),
    ("DFMA", "multiplies two fp64 numbers and adds a third, rounding once"),
    ("HADD2(_32I)?", "adds two pairs of fp16 numbers"),
    ("HADD2.F32", "adds two fp16 numbers with an fp32 result, or, with zero for one, converts the other"),
    ("HADD2.BF16(_V2)?", "adds two pairs of bf16 numbers"),
    ("HMUL2(_32I)?", "multiplies two pairs of fp16 numbers"),
    ("HMUL2.BF16(_V2)?", "multiplies two pairs of bf16 numbers"),
    ("HFMA2(_32I)?(.MMA)?", "multiplies two pairs of fp16 numbers and adds a third pair, rounding once"),
    ("HFMA2(.MMA)?.BF16(_V2)?", "multiplies two pairs of bf16 numbers and adds a third pair, rounding once"),
    ("HMNMX2", "takes the smaller or the larger of each of two pairs of fp16 numbers"),
    ("HMNMX2.BF16(_V2)?", "takes the smaller or the larger of each of two pairs of bf16 numbers"),
    ("MUFU.RCP", "approximates the reciprocal of an fp32 number"),
    ("MUFU.RSQ", "approximates the reciprocal square root of an fp32 number"),
    ("MUFU.SQRT", "approximates the square root of an fp32 number"),
    ("MUFU.EX2", "approximates 2 to the power of an fp32 number"),
    ("MUFU.LG2", "approximates the base-2 logarithm of an fp32 number"),
    ("MUFU.SIN", "approximates the sine of an fp32 number that counts full turns"),
    ("MUFU.COS", "approximates the cosine of an fp32 number that counts full turns"),
    ("MUFU.TANH", "approximates the hyperbolic tangent of an fp32 number"),
    ("MUFU.RCP64H", "approximates the reciprocal of an fp64 number, whose high half it takes and gives"),
    ("MUFU.RSQ64H", "approximates the reciprocal square root of an fp64 number, whose high half it takes and gives"),
    ("FRND", "rounds an fp32 number to the nearest whole number"),
    ("FRND.TRUNC", "rounds an fp32 number toward zero to a whole number"),
    ("FRND.FLOOR", "rounds an fp32 number down to a whole number"),
    ("FRND.CEIL", "rounds an fp32 number up to a whole number"),
)
_CONVERSIONS: Rules = (
    ("I2F", "converts a signed 32-bit integer to an fp32 number"),
    ("I2F.RP", "converts a signed 32-bit integer to an fp32 number, rounding up"),
    ("I2F.<type>", "converts a {type} to an fp32 number"),
    ("I2F.<type>.RP", "converts a {type} to an fp32 number, rounding up"),
    ("I2F.<float>", "converts a signed 32-bit integer to a {float}"),
    ("I2F.<float>.<type>", "converts a {type} to a {float}"),
    ("I2FP.F32.<type>", "converts a {type} to an fp32 number"),
    ("F2I", "converts an fp32 number to a signed 32-bit integer"),
    ("F2I.TRUNC", "converts an fp32 number to a signed 32-bit integer, rounding toward zero"),
    ("F2I.<type>", "converts an fp32 number to a {type}"),
    ("F2I.<type>.TRUNC", "converts an fp32 number to a {type}, rounding toward zero"),
    ("F2I.<type>.<float>", "converts a {float} to a {type}"),
    ("F2I.<type>.<float>.TRUNC", "converts a {float} to a {type}, rounding toward zero"),
    ("F2I.<float>.TRUNC", "converts a {float} to a signed 32-bit integer, rounding toward zero"),
    ("F2F.<to:float>.<float>", "converts a {float} to a {to}"),
    ("F2FP.<to:float>.<float>.(PACK_AB|PACK_AB_MERGE_C)", "converts two {float}s to {to}s and packs them"),
    ("F2FP.<to:float>.PACK_AB", "converts two fp32 numbers to {to}s and packs them"),
    ("F2FP.<to:float>.<float>.UNPACK_B", "converts two {float}s of one register to {to}s and packs them"),
)

SASS_ALU = Grammar(_MOVES + _INTEGERS + _BITS + _FLOATS + _CONVERSIONS)

_COMPARISONS: Rules = (
    (
        "U?ISETP.<REL>(.U32)?.<LOGIC>.EX",
        "sets a predicate by comparing the high halves of two 64-bit integers, after the low ones",
    ),
    (
        "U?ISETP.<REL>.<LOGIC>",
        "sets a predicate to whether the first signed 32-bit integer {REL} the second, {LOGIC} another predicate",
    ),
    (
        "U?ISETP.<REL>.U32.<LOGIC>",
        "sets a predicate to whether the first unsigned 32-bit integer {REL} the second, {LOGIC} another predicate",
    ),
    (
        "FSETP.<REL>.<LOGIC>",
        "sets a predicate to whether the first fp32 number {REL} the second, {LOGIC} another predicate",
    ),
    (
        "DSETP.<REL>.<LOGIC>",
        "sets a predicate to whether the first fp64 number {REL} the second, {LOGIC} another predicate",
    ),
    (
        "FSETP.<REL>U.<LOGIC>",
        "sets a predicate to whether the first fp32 number {REL} the second or one is NaN, {LOGIC} another predicate",
    ),
    (
        "DSETP.<REL>U.<LOGIC>",
        "sets a predicate to whether the first fp64 number {REL} the second or one is NaN, {LOGIC} another predicate",
    ),
    ("HSETP2(.BF16(_V2)?)?.<REL>U?.<LOGIC>", "sets two predicates by comparing the numbers of two pairs of 16 bits"),
    ("[FD]SETP.NAN.<LOGIC>", "sets a predicate to whether one of two numbers is NaN, {LOGIC} another predicate"),
    ("[FD]SETP.NUM.<LOGIC>", "sets a predicate to whether neither of two numbers is NaN, {LOGIC} another predicate"),
    ("U?PLOP3.LUT", "combines three predicates by the instruction's truth table"),
    ("P2R", "copies the thread's predicates into a register"),
    ("R2P", "sets the thread's predicates from the bits of a register"),
)
_REGISTERS: Rules = (
    ("UMOV", "copies a 32-bit value to a uniform register, once for the warp"),
    ("S2R", "copies a special register, such as the thread's number, to a register"),
    ("S2UR", "copies a special register, such as the block's number, to a uniform register"),
    ("CS2R(.32)?", "copies a special register, such as a clock or zero, to registers"),
    ("R2UR", "copies a register, the same for all threads of the warp, to a uniform register"),
    ("LDC<width>", "loads {width} from constant memory, such as the kernel's arguments"),
    ("ULDC<width>", "loads {width} from constant memory to uniform registers"),
    ("USETMAXREG<any>", "changes how many registers the warps may use"),
)
_MEMORY: Rules = (
    ("LDG(.E)?<width>.CONSTANT", "loads {width} for each thread from global memory that the kernel does not change"),
    ("<nvidia_load><width>", "loads {width} for each thread from {nvidia_load}"),
    ("<nvidia_store><width>", "stores {width} of each thread to {nvidia_store}"),
    ("LDGSTS<width>", "starts copying {width} for each thread from global to shared memory"),
    (
        "LDSM.16.M88<matrices>",
        "loads {matrices} of 8 x 8 16-bit values from shared memory, spread over the warp's registers",
    ),
    (
        "LDSM.16.MT88<matrices>",
        "loads {matrices} of 8 x 8 16-bit values from shared memory, transposed, over the warp's registers",
    ),
    ("STSM.16.M88<matrices>", "stores {matrices} of 8 x 8 16-bit values from the warp's registers to shared memory"),
    (
        "STSM.16.MT88<matrices>",
        "stores {matrices} of 8 x 8 16-bit values from the warp's registers, transposed, to shared memory",
    ),
    ("MOVM.16.MT88", "transposes an 8 x 8 matrix of 16-bit values between the threads of the warp"),
    ("UTMALDG<any>", "starts copying a tile of a tensor from global to shared memory"),
    ("UTMASTG<any>", "starts copying a tile of a tensor from shared to global memory"),
    ("UTMAREDG<any>", "starts combining a tile in shared memory into a tensor in global memory"),
    ("UTMAPF<any>", "starts fetching a tile of a tensor into the L2 cache"),
    ("UTMACCTL<any>", "tells the cache of tensor descriptors about one: to fetch it, or to drop what it knows of it"),
    ("UTMACMDFLUSH", "closes a group of tensor copies, for which the thread can then wait"),
    ("UBLKCP<any>", "starts copying a block of bytes between global and shared memory"),
    (
        "(ATOM|ATOMG).CAS<any>",
        "atomically replaces a value in global memory if it equals another, and returns the old one",
    ),
    ("ATOMS.CAS<any>", "atomically replaces a value in shared memory if it equals another, and returns the old one"),
    ("(ATOM|ATOMG).EXCH<any>", "atomically swaps a value of each thread with one in global memory"),
    ("ATOMS.EXCH<any>", "atomically swaps a value of each thread with one in shared memory"),
    (
        "ATOMG?.<atomic><any>",
        "atomically changes a value in global memory for each thread, by {atomic}, and returns the old one",
    ),
    (
        "ATOMS.<atomic><any>",
        "atomically changes a value in shared memory for each thread, by {atomic}, and returns the old one",
    ),
    ("REDG?.<atomic><any>", "atomically changes a value in global memory for each thread, by {atomic}"),
    ("CCTL<any>", "invalidates, writes back or fetches lines of a cache"),
    ("(TEX|TLD|TLD4|TXD|TMML|TXQ)<any>", "reads a texture, or what is known of it, for each thread"),
    ("(SULD|SUST)<any>", "loads or stores elements of a surface for each thread"),
)
_WAITS: Rules = (
    ("BAR.SYNC", "waits until the barrier's threads, by default all of the block, have come to it"),
    ("BAR.ARV", "tells a barrier that the warp has arrived, without waiting"),
    ("BAR.RED<any>", "waits until the barrier's threads have come to it, and combines a predicate of all"),
    ("LDGDEPBAR", "closes a group of copies from global to shared memory, for which DEPBAR can then wait"),
    ("DEPBAR", "waits until all operations of the named scoreboards have ended"),
    ("DEPBAR.LE", "waits until at most the named number of operations of a scoreboard are outstanding"),
    (
        "WARPGROUP.ARRIVE",
        "orders the warps' accesses to registers and shared memory before their next matrix instructions",
    ),
    ("WARPGROUP.DEPBAR.LE", "waits until at most the named number of groups of the warps' matrix instructions run"),
    (
        "FENCE.VIEW.ASYNC<any>",
        "makes the thread's memory accesses visible to later asynchronous copies and matrix products",
    ),
    ("MEMBAR.(ALL|SC).CTA", "waits until the block sees the thread's memory accesses before it"),
    ("MEMBAR.(ALL|SC).GPU", "waits until the whole GPU sees the thread's memory accesses before it"),
    ("MEMBAR.(ALL|SC).SYS", "waits until the whole system sees the thread's memory accesses before it"),
    ("SYNCS<any>", "prepares, arrives at, tests or ends a barrier object in shared memory"),
    ("UCGABAR_ARV", "tells the cluster's barrier that the thread has arrived, without waiting"),
    ("UCGABAR_WAIT", "waits until all threads of the cluster have arrived at its barrier"),
    ("NANOSLEEP<any>", "puts the thread to sleep for a while"),
    ("YIELD", "lets other threads go first"),
    ("NOP", "does nothing"),
)
_CONTROL: Rules = (
    ("BRA.U.ANY", "jumps to the named place, if the predicate holds for any thread"),
    ("(BRA|JMP)(.DIV|.CONV|.U|.INC)?", "jumps to the named place, for the threads whose predicate holds"),
    ("(BRX|BRXU|JMX|JMXU)", "jumps to an address that is in registers"),
    ("CALL", "calls a function"),
    ("RET", "returns from a function"),
    ("(EXIT|KILL)", "ends the thread"),
    ("BSSY<any>", "names the place where threads of the warp that part ways meet again"),
    ("BSYNC<any>", "waits for the threads of the warp that had parted ways"),
    ("BREAK<any>", "takes threads out of those that are waited for where the warp meets again"),
    ("BMOV<any>", "copies the state of a meeting place of the warp's threads"),
    ("WARPSYNC<any>", "waits until the named threads of the warp have come to it"),
    ("BPT<any>", "stops for the debugger"),
    ("PREEXIT", "lets the next kernel of a chain start early"),
)
_THREADS: Rules = (
    ("SHFL.IDX", "fetches for each thread a 32-bit value of the thread of the warp that it names"),
    ("SHFL.UP", "fetches for each thread a 32-bit value of a thread of the warp with a lower number"),
    ("SHFL.DOWN", "fetches for each thread a 32-bit value of a thread of the warp with a higher number"),
    ("SHFL.BFLY", "fetches for each thread a 32-bit value of the thread whose number differs in the named bits"),
    ("VOTEU?.ANY", "tells the warp whether a predicate holds for any of its threads, and for which"),
    ("VOTEU?.ALL", "tells the warp whether a predicate holds for all of its threads, and for which"),
    ("MATCH.(ANY|ALL)<any>", "tells each thread which others of the warp have the same value"),
    ("REDUX<any>", "combines a value of all threads of the warp to one"),
    ("ELECT", "chooses one active thread of the warp"),
)

SASS = Grammar(_COMPARISONS + _REGISTERS + _MEMORY + _WAITS + _CONTROL + _THREADS)
