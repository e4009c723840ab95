// The engine: runs the waves of one workgroup through a decoded program.
//
// Everything that differs between instructions is in `functions.inc` and `cases.inc`, which engine.py makes from the table in
// semantics.py. Everything that differs between architectures is data in `Machine` and `Instruction`.
// Each wave runs until it ends, waits at a barrier, or commits a fault; the first fault ends the run.

typedef unsigned char u8;
typedef unsigned short u16;
typedef short i16;
typedef unsigned int u32;
typedef int i32;
typedef unsigned long long u64;
typedef long long i64;
typedef unsigned __int128 u128;
typedef __int128 i128;
typedef float f32;
typedef double f64;
typedef _Float16 f16;

// LANES, a wave's size, comes before this text: each of the two sizes has an engine of its own, whose loops over lanes have
// a known length.
enum { VGPRS = 516, TEMPORARIES = 512, SGPRS = 128, SOURCES = 5 };
enum { VCC = 106, NULL_REGISTER = 124, TTMP8 = 116, M0 = 125, EXEC = 126, SCC = 253 };
enum OperandKind { NONE, VGPR, SGPR, CONSTANT };
enum Modifier { NEGATE = 1, ABSOLUTE = 2, HIGH = 4, PACKED_HIGH = 8, PACKED_NEGATE = 16, IS_F16 = 32, IS_MASK = 64 };
enum Flag {
  SIGN_EXTEND = 1, D16 = 2, OFFEN = 4, TWO_ADDRESSES = 8, ALL_LANES = 16, ONE_LANE = 32, OUT_OF_ORDER = 64,
  ZERO_UPPER = 128, USES_DPP = 256, FETCH_INACTIVE = 512, BOUND_CONTROL = 1024, HIGH_FOLLOWS = 2048,
  IN_ORDER_LOAD = 4096, IS_FLAT = 8192, COPIES = 16384, FIRST_LANE = 32768, TO_LDS = 65536, POLLS = 131072,
  BITWISE = 1 << 18, WRITES_SCC = 1 << 19, READS_SCC = 1 << 20, WRITES_EXEC = 1 << 21, TESTS = 1 << 22, SHUFFLES = 1 << 23,
  IS_COHERENT = 1 << 24, IS_SUSPECT = 1 << 25, SIGNED_ADDRESS = 1 << 26, NO_CARRY = 1 << 27,
};
enum Access { LOAD, STORE, ATOMIC };
enum DppKind {
  QUAD_PERM, DPP8, ROW_SHL, ROW_SHR, ROW_ROR, ROW_MIRROR, ROW_HALF_MIRROR, ROW_SHARE, ROW_XMASK, ROW_NEWBCAST, ROW_BCAST,
  WAVE_SHL, WAVE_SHR, WAVE_ROL, WAVE_ROR,
};
enum Part { BYTE_0, BYTE_1, BYTE_2, BYTE_3, WORD_0, WORD_1, DWORD };
enum Unused { PAD, SIGN, PRESERVE };
enum ElementKind { F32, F16, BF16, FP8, BF8, I8, FP4, FP6, BF6, I4, XF32, F64 };
enum Counter { LOADS, LDS, STORES, SCALARS, COUNTERS };
enum { MOST_OUTSTANDING = 63 };  // accesses of one counter
enum Status { RUNNING, AT_BARRIER, ENDED };
enum FaultKind {
  NO_FAULT, OUT_OF_BOUNDS, MISALIGNED, READ_ONLY, MISSING_WAIT, UNDEFINED_REGISTER, UNDEFINED_LDS, LDS_RACE,
  NOT_REPLICATED, BARRIER_NOT_REACHED, ENDLESS, STRIDED_BUFFER, OUTSIDE_SCRATCH, OUTSIDE_LDS,
  PAST_THE_END, DEADLOCK, NO_CODE, NO_REGISTER, TRAP, LDS_BEFORE_WAIT, GLOBAL_RACE, MISSING_WAIT_STATES,
  INACTIVE_LANES, UNDEFINED_ADDRESS,
};
// What a workgroup came to when its time was up: it has ended, it has a fault, it is still busy, or all it does is to
// repeat itself until somebody else changes memory.
enum Outcome { DONE, FAULTED, BUSY, SPINNING };
// How global memory is watched: whether waves share what is written; which accesses race, in one thread; and with these
// as if they came the other way round.
enum Sharing { UNWATCHED, NOTICED, FOLLOWED, OTHERWISE };
enum { RACES = 16 };
// How often an instruction ran for some lane and, if it compares or chooses, how often that was true for one, and false.
enum Outcomes { FOR_A_LANE, TRUE_FOR_ONE, FALSE_FOR_ONE };
// Addresses of code, in units of eight bytes for each instruction of the text, and where flat addresses begin that mean
// LDS and scratch memory: their upper halves.
enum { CODE_BASE_HIGH = 0x7eff, CODE_UNIT = 8, SHARED_APERTURE = 0x10000, PRIVATE_APERTURE = 0x20000 };

// Small, and what most instructions need is in front: the loop of a kernel is read again and again.
typedef struct {
  u16 index;
  u8 kind, count, halves, modifiers;
  u32 low, high;
} Operand;

typedef struct {
  u16 operation, width;
  u8 counted, counter, wait[COUNTERS];  // wait: NO_LIMIT for a counter that is not waited for
  u32 source_index, flags, target;
  i32 offset, offset2;
  Operand d, s[SOURCES], d2;
} Instruction;
enum { NO_LIMIT = 255 };

// Instructions on whose way too few wait states pass: see hazards.py.
enum { RECENT = 32 };
typedef struct { u32 reg, states, length, is_over_a_jump, path[RECENT]; } Suspect;

// A cell of global memory that the launch may store to, of at most four bytes (see sharing.c): the wave of the launch
// (plus 1) that stored last, by which of its stores (0: one that orders waves), in which instruction, by which of its events,
// and which bytes (a mask, with OBSERVED); what was there before; who has read it.
typedef struct { u32 writer, number, source_index, event, bytes, before, reader; } Cell;

typedef struct {
  u64 address, size;
  u8 *data, *written;  // written: one flag per byte, null for inputs
  Cell *cells;         // null for what is not watched
  u64 shift;           // from an offset within the buffer to the number of its cell
  u64 first_line;      // the number of its first line of LINE bytes among all buffers'
} Buffer;

// In a race for global memory, `other_wave` is its number in the launch, and `is_of_word` is 1 if one of the accesses goes past
// the caches: such a race is a fault only if it matters. `other_index` is the other instruction, or UNKNOWN.
enum { UNKNOWN = 0xffffffff };
typedef struct {
  u32 kind, source_index, wave, lane, reg, other_wave, other_index, is_of_word;
  u64 address;
} Fault;

// What is known of some bytes of LDS: the wave that stored last (plus 1), the number of that store and its instruction,
// the waves that have read since and in which epoch, and who of them read first (an instruction above five bits of the
// wave). A dword is one cell until an access takes a part of it. Then each byte has a cell (`is_split`), until a store to
// the whole dword joins them again. In `shared_epoch`, waves use it by atomic operations, or poll it, to order themselves:
// `left` are those that have left word there by such operations since the last plain store, and those before them.
typedef struct {
  u32 writer, write_issue, readers, read_epoch;
  u32 load;  // the number of the load that stores it, if one goes straight to LDS
  u8 is_defined, is_split;
  u16 shared_epoch;
  u32 stored_by, read_by, left;
} LdsCell;

typedef struct {
  u32 v[VGPRS][LANES];
  u32 s[SGPRS];
  u64 defined[VGPRS][2];  // masks of lanes, for the low and the high half
  u32 s_known[SGPRS];     // the bits of scalar registers that something has written
  u32 ready[VGPRS], ready_counter[VGPRS], lds_ready[VGPRS], s_ready[SGPRS], s_ready_counter[SGPRS];
  u32 issued[COUNTERS], completed[COUNTERS], out_of_order[COUNTERS];
  u32 lds_at_arrival, lds_visible, last_lds_store, epoch;
  u64 dpp_lanes;  // lanes that the DPP instruction in progress writes
  u32 scc, pc, status, index, signalled;
  u32 ordered;  // waves whose accesses to LDS an atomic operation has ordered before this wave's, since the last barrier
  u32 spins, flush_f32, scc_known;
  u32 loads_at_arrival, loads_visible;    // of those that go straight to LDS
  u32 stores_at_arrival, stores_visible;  // of those to global memory
  u32 events, events_at_arrival;  // its stores to global memory and what orders waves, so far and at its last barrier
  u32 passed;    // whether a barrier that it has signalled is complete, and it has not waited for it yet
  u32 scc_ready;  // the number of what writes SCC as scalar loads write their registers
  u32 lds_copies;  // loads that went straight to LDS
  u32 step, recent[RECENT];  // the instructions of the text that it has executed last
  u32 looked;  // of a turn in step: the polling load at which it ended, plus 1
  u32 left_word, heard[32];  // its last access to LDS of which others know by word; of each wave, the last one that it knows of
  u32 stores_told;  // the last store to memory before its last one to LDS: who hears of that finds it in the cache they share
} Wave;

// An access to LDS by its lanes' distances from the first one, and the cycles that it takes.
typedef struct {
  u32 distances[LANES];
  u64 lanes;
  u32 kind, cycles, ideal, padding;
} Pattern;
enum { PATTERNS = 64 };

// The buffer through which a kernel calls the host: see hostcalls.py.
typedef struct { u64 headers, payloads, doorbell, free_stack, ready_stack, index_mask, logged, messages, signal[5], asserted; } HostCalls;
typedef struct { u64 next, lanes; u32 service, control; } HostPacket;

typedef struct {
  Instruction *program;
  Buffer *buffers;
  Wave *waves;
  u8 *lds, *scratch, *scratch_known;  // scratch_known: a flag for each byte that holds what something has written
  LdsCell *shadow, *byte_shadow;  // one cell per dword, and four
  u64 (*outcomes)[3];     // of each instruction: see `Outcomes`
  u64 *executed, *lds_counts, *global_counts, *pending_at_barrier, *idle_waits, *overlapping_loads, *inactive_shuffles, *jump_waits;
  u8 *phase_order;               // [8 width classes][LANES]: lanes in the order of the phases
  u32 *lanes_per_phase, *banks;  // [8 width classes]: loads and stores of up to 4, of 8, 12 and 16 bytes
  Wave *before;           // a wave as it was, to see whether it repeats itself
  Suspect *suspects;
  u32 *starts;            // of each instruction of the text, its first in the program
  HostCalls *host;        // the buffer through which the kernel calls the host, if it does
  u64 (*host_log)[8];
  Fault fault;
  u64 budget, left;       // wave-instructions of a workgroup
  u64 slice;              // those of a wave until the next wave's turn
  u64 clock;              // what the next reading of a clock gives
  u64 changes, stores;    // stores to LDS and global memory, and those to global memory alone
  u32 buffer_count, wave_count, lds_bytes, scratch_bytes;
  u32 checks, counting, fnuz, flush_f32, first_wave, lane_order, text_size, starts_flushing;
  u32 last_buffer;  // where the last access went
  u32 sums, moved, f16_error, ids_in_ttmp, id_axes;  // sums: how matrix instructions add up, see `Sums`
  u32 registers;  // VGPRs that the program may use, without the temporary ones
  u32 sharing, is_backwards, in_step, wave_number;  // wave_number: of the workgroup's first wave in the launch
  u32 publishes_issued, store_counter;     // whether a barrier publishes stores that are only issued
  u32 is_shared, race_count, cut_dwords, same_stores, short_barriers;
  u32 has_rounded_sums;  // of which nobody has said how hardware rounds them
  u32 suspect_count;
  u32 only_index, only_other;  // of a race: it alone comes the other way round
  u32 lds_fill;                // the byte of which all LDS is at the start, as if it had been stored; 0: nothing is
  u32 *waited;               // by wave of the launch, the last of its stores that it has waited for
  u32 *clocks, *published;  // see sharing.c: the clocks of waves, and those that lie at places of memory
  u64 clock_size, clock_count, published_count, have_heard;
  u64 *atomic_order;   // a hash of the atomic operations on global memory, in their order
  u32 *stream, *stream_length;  // by wave: the words of what it executes (see `note`), and how many there are
  u64 stream_size;              // how many words of each wave are kept
  u64 noted_wave;
  Fault races[RACES];  // the first ones of different instructions
  Pattern patterns[PATTERNS];  // what was counted last, by instruction
} Machine;

// Shared by every instruction's function: inlining these would only make the engine slow to compile.
#define SHARED __attribute__((noinline))
#define INLINED inline __attribute__((always_inline))
#define FULLY_UNROLLED _Pragma("clang loop unroll(full)")
// In blocks of 32 lanes, whose masks are words.
#define BLOCK_LOOP for (u32 block = 0; block < LANES; block += 32)
#define LANES_OF_BLOCK for (u32 l = block; l < block + 32; l++)
#define ALL_LANES_LOOP BLOCK_LOOP LANES_OF_BLOCK
#define LANE_LOOP ALL_LANES_LOOP if ((exec >> l) & 1)

#define EVERYONE (~0ull >> (64 - LANES))

// For structures.py, which declares the same structures.
const u32 structure_sizes[] = {sizeof(Instruction), sizeof(Buffer), sizeof(Wave), sizeof(Machine), sizeof(LdsCell), sizeof(Cell)};

static u64 exec_of(const Wave *w) { return w->s[EXEC] | (u64)w->s[EXEC + 1] << 32; }

static int fail(Machine *m, Wave *w, const Instruction *i, u32 kind, u32 lane, u32 reg, u64 address) {
  m->fault = (Fault){kind, i->source_index, w->index, lane, reg, 0, 0, 0, address};
  return 1;
}
static int race(Machine *m, Wave *w, const Instruction *i, u32 lane, u32 other_wave, u32 other_index, u64 address) {
  m->fault = (Fault){LDS_RACE, i->source_index, w->index, lane, 0, other_wave, other_index, 0, address};
  return 1;
}

// Words that lie together at any address: as one value they become few instructions, and right ones everywhere.
typedef u32 Words4 __attribute__((vector_size(16), aligned(1), may_alias));
typedef u32 Words8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef u32 Words16 __attribute__((vector_size(64), aligned(4), may_alias));
static inline u32 any_bit(Words16 x) {
  Words8 half = __builtin_shufflevector(x, x, 0, 1, 2, 3, 4, 5, 6, 7) | __builtin_shufflevector(x, x, 8, 9, 10, 11, 12, 13, 14, 15);
  Words4 quarter = __builtin_shufflevector(half, half, 0, 1, 2, 3) | __builtin_shufflevector(half, half, 4, 5, 6, 7);
  return quarter[0] | quarter[1] | quarter[2] | quarter[3];
}

// ---- values -------------------------------------------------------------------------------------------------

static inline u32 word(const Wave *w, const Operand *o, u32 l, u32 part) {
  if (o->kind == VGPR) return w->v[o->index + part][l];
  if (o->kind == SGPR) return o->index == NULL_REGISTER ? 0 : w->s[o->index + part];
  return part ? o->high : o->low;
}

static inline u64 pair(const Wave *w, const Operand *o, u32 l) { return word(w, o, l, 0) | (u64)word(w, o, l, 1) << 32; }

// One operand for all lanes: its words as arrays, scalars and constants spread out, so that the loops over lanes
// are loops over contiguous memory.
typedef struct {
  const u32 *low, *high;
  u32 modifiers;
  u32 spread[2][LANES];
} Lanes;

static inline const u32 *lane_words(const Wave *w, const Operand *o, u32 part, u32 *spread) {
  if (o->kind == VGPR) return w->v[o->index + part];
  u32 x = word(w, o, 0, part);
  for (u32 l = 0; l < LANES; l++) spread[l] = x;
  return spread;
}
static SHARED void spread_of(const Wave *w, const Operand *o, Lanes *lanes, u32 words) {
  lanes->low = lane_words(w, o, 0, lanes->spread[0]);
  if (words > 1) lanes->high = lane_words(w, o, 1, lanes->spread[1]);
}
static inline void lanes_of(const Machine *m, const Wave *w, const Operand *o, Lanes *lanes, u32 words) {
  lanes->modifiers = o->modifiers;
  if (o->kind != VGPR) spread_of(w, o, lanes, words);
  else lanes->low = w->v[o->index], lanes->high = words > 1 ? w->v[o->index + 1] : 0;
}

static inline f32 as_f32(u32 x) { f32 r; __builtin_memcpy(&r, &x, 4); return r; }
static inline u32 bits_f32(f32 x) { u32 r; __builtin_memcpy(&r, &x, 4); return r; }
static inline u64 bits_f64(f64 x) { u64 r; __builtin_memcpy(&r, &x, 8); return r; }
static inline f64 as_f64(u64 x) { f64 r; __builtin_memcpy(&r, &x, 8); return r; }
static inline f32 as_bf16(u32 x) { return as_f32(x << 16); }
static inline f32 as_f16(u32 x) { u16 h = (u16)x; f16 r; __builtin_memcpy(&r, &h, 2); return (f32)r; }
static inline u32 f16_bits(f32 x) { f16 h = (f16)x; u16 r; __builtin_memcpy(&r, &h, 2); return r; }
static inline u32 bf16_bits(f32 x) {
  u32 bits = bits_f32(x);
  return x != x ? bits >> 16 | 64 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}
static inline f32 flush(f32 x) { return __builtin_fabsf(x) < 0x1p-126f ? __builtin_copysignf(0, x) : x; }
static inline f32 modify(f32 x, u32 modifiers, u32 negate) {
  if (modifiers & ABSOLUTE) x = __builtin_fabsf(x);
  return modifiers & negate ? -x : x;
}

// The value of an operand in lane l, by type; `high_` is the upper of two packed values.
static inline u32 in_b32(const Machine *m, const Lanes *o, u32 l) {
  u32 x = o->modifiers & ABSOLUTE ? o->low[l] & 0x7fffffff : o->low[l];
  return o->modifiers & NEGATE ? x ^ 0x80000000 : x;
}
static inline u32 in_u8(const Machine *m, const Lanes *o, u32 l) { return o->low[l] & 0xff; }
static inline u32 in_u32(const Machine *m, const Lanes *o, u32 l) { return o->low[l]; }
static inline i32 in_i32(const Machine *m, const Lanes *o, u32 l) { return (i32)o->low[l]; }
static inline u64 in_u64(const Machine *m, const Lanes *o, u32 l) { return o->low[l] | (u64)o->high[l] << 32; }
static inline i64 in_i64(const Machine *m, const Lanes *o, u32 l) { return (i64)in_u64(m, o, l); }
static inline f64 in_f64(const Machine *m, const Lanes *o, u32 l) {
  u64 bits = in_u64(m, o, l);
  f64 x;
  __builtin_memcpy(&x, &bits, 8);
  if (o->modifiers & ABSOLUTE) x = __builtin_fabs(x);
  return o->modifiers & NEGATE ? -x : x;
}
static inline f32 in_pair(const Machine *m, const Lanes *o, u32 l, u32 upper) {  // fp32 of a register pair
  f32 x = as_f32(o->modifiers & (upper ? PACKED_HIGH : HIGH) ? o->high[l] : o->low[l]);
  if (o->modifiers & (upper ? PACKED_NEGATE : NEGATE)) x = -x;
  return m->flush_f32 ? flush(x) : x;
}
static inline f32 in_f32(const Machine *m, const Lanes *o, u32 l) {
  f32 x = modify(as_f32(o->low[l]), o->modifiers, NEGATE);
  return m->flush_f32 ? flush(x) : x;
}
static inline u16 in_u16(const Machine *m, const Lanes *o, u32 l) { return (u16)(o->low[l] >> (o->modifiers & HIGH ? 16 : 0)); }
static inline u16 in_b16(const Machine *m, const Lanes *o, u32 l) {
  u16 x = in_u16(m, o, l);
  return (u16)((o->modifiers & ABSOLUTE ? x & 0x7fff : x) ^ (o->modifiers & NEGATE ? 0x8000 : 0));
}
static inline i16 in_i16(const Machine *m, const Lanes *o, u32 l) { return (i16)in_u16(m, o, l); }
static inline i32 in_i16k(const Machine *m, const Lanes *o, u32 l) { return (i16)o->low[l]; }
static inline f32 in_f16(const Machine *m, const Lanes *o, u32 l) { return modify(as_f16(in_u16(m, o, l)), o->modifiers, NEGATE); }
static inline f32 in_bf16(const Machine *m, const Lanes *o, u32 l) { return modify(as_bf16(in_u16(m, o, l)), o->modifiers, NEGATE); }
// An operand that is fp16 or fp32 in all lanes, as fp32: a loop for each kind is faster than one that decides in each lane.
static SHARED void mix_of(const Machine *m, const Wave *w, const Operand *o, Lanes *lanes) {
  lanes_of(m, w, o, lanes, 1);
  u32 *x = lanes->spread[1];
  if (o->modifiers & IS_F16) ALL_LANES_LOOP x[l] = bits_f32(in_f16(m, lanes, l));
  else ALL_LANES_LOOP x[l] = bits_f32(in_f32(m, lanes, l));
  lanes->low = x;
}
static inline f32 in_mix(const Machine *m, const Lanes *o, u32 l) { return as_f32(o->low[l]); }
static inline u32 in_mask(const Machine *m, const Lanes *o, u32 l) { return (l < 32 ? o->low[0] : o->high[0]) >> l % 32 & 1; }
static inline u16 high_u16(const Machine *m, const Lanes *o, u32 l) {
  return (u16)(o->low[l] >> (o->modifiers & PACKED_HIGH ? 16 : 0));
}
static inline i16 high_i16(const Machine *m, const Lanes *o, u32 l) { return (i16)high_u16(m, o, l); }
static inline f32 high_bf16(const Machine *m, const Lanes *o, u32 l) {
  return modify(as_bf16(high_u16(m, o, l)), o->modifiers, PACKED_NEGATE);
}
static inline f32 high_f16(const Machine *m, const Lanes *o, u32 l) {
  return modify(as_f16(high_u16(m, o, l)), o->modifiers, PACKED_NEGATE);
}

// The bits of a result, by type.
static inline u32 bits_u32(const Machine *m, u32 x) { return x; }
static inline u32 bits_b32(const Machine *m, u32 x) { return x; }
static inline u32 bits_i32(const Machine *m, i32 x) { return (u32)x; }
static inline u32 bits_of_f32(const Machine *m, f32 x) { return bits_f32(m->flush_f32 ? flush(x) : x); }
static inline u32 bits_u16(const Machine *m, u32 x) { return x & 0xffff; }
static inline u32 bits_b16(const Machine *m, u32 x) { return x & 0xffff; }
static inline u32 bits_h16(const Machine *m, u32 x) { return x & 0xffff; }
static inline u32 bits_i16(const Machine *m, i32 x) { return (u32)x & 0xffff; }
static inline u32 bits_bf16(const Machine *m, f32 x) { return bf16_bits(x); }
static inline u32 bits_f16(const Machine *m, f32 x) { return f16_bits(x); }

static inline void set_word(Wave *w, const Operand *o, u32 part, u32 x) {
  if (o->kind == SGPR && o->index != NULL_REGISTER) w->s[o->index + part] = x;
}
static inline void out_mask(Wave *w, const Operand *o, u64 x) {
  set_word(w, o, 0, (u32)x);
  if (LANES > 32) set_word(w, o, 1, (u32)(x >> 32));
}
// One bit per lane from one word per lane.
static SHARED u64 mask_of(const Machine *m, const u32 *x, u64 exec) {
  u64 mask = 0;
  BLOCK_LOOP {
    u32 bits = 0;
    LANES_OF_BLOCK bits |= (x[l] & 1) << (l - block);
    mask |= (u64)bits << block;
  }
  return mask & exec;
}
// All bits if a lane of a block is active, else none: what is chosen by bits becomes vector instructions.
static inline u32 lane_mask(u64 exec, u32 block, u32 l) { return 0u - ((u32)(exec >> block) >> (l - block) & 1); }
// Writes a vector register in the active lanes.
static SHARED void write_some(u32 *restrict to, const u32 *restrict x, u64 exec) {
  BLOCK_LOOP LANES_OF_BLOCK to[l] ^= (to[l] ^ x[l]) & lane_mask(exec, block, l);
}
static inline int is_full(u64 exec) { return (exec & EVERYONE) == EVERYONE; }
static INLINED void write_lanes(Wave *w, const Operand *o, u32 part, const u32 *x, u64 exec) {
  if (is_full(exec)) __builtin_memcpy(w->v[o->index + part], x, LANES * sizeof *x);
  else write_some(w->v[o->index + part], x, exec);
}
// Writes one half in the active lanes; the other half is kept, or cleared on gfx9.
static SHARED void write_halves(const Machine *m, Wave *w, const Instruction *i, const u32 *restrict x, u64 exec) {
  const Operand *o = &i->d;
  u32 *restrict to = w->v[o->index], keep = i->flags & ZERO_UPPER ? 0 : o->modifiers & HIGH ? 0xffff : 0xffff0000;
  u32 shift = o->modifiers & HIGH ? 16 : 0;
  BLOCK_LOOP LANES_OF_BLOCK to[l] ^= (to[l] ^ ((to[l] & keep) | x[l] << shift)) & lane_mask(exec, block, l);
}

static inline u32 one_lane(const Machine *m, const Wave *w, const Instruction *i) {
  return word(w, &i->s[1], 0, 0) & (LANES - 1);
}
// What lane `to` of a register gets from another register's lane is as defined as that.
static inline void define_lane(Wave *w, u32 reg, u32 to, u32 low, u32 high) {
  w->defined[reg][0] = (w->defined[reg][0] & ~(1ull << to)) | (u64)(low & 1) << to;
  w->defined[reg][1] = (w->defined[reg][1] & ~(1ull << to)) | (u64)(high & 1) << to;
}
static inline void swap_lanes(Wave *w, u32 a, u32 b, u32 lane_a, u32 lane_b) {
  u32 kept = w->v[a][lane_a], low = (u32)(w->defined[a][0] >> lane_a), high = (u32)(w->defined[a][1] >> lane_a);
  w->v[a][lane_a] = w->v[b][lane_b], w->v[b][lane_b] = kept;
  define_lane(w, a, lane_a, (u32)(w->defined[b][0] >> lane_b), (u32)(w->defined[b][1] >> lane_b));
  define_lane(w, b, lane_b, low, high);
}
// Writes what other lanes hold. An inactive lane gives what it holds (FETCH_INACTIVE), else zero (BOUND_CONTROL), else
// nothing.
static SHARED void write_lanes_from(const Machine *m, Wave *w, const Instruction *i, const u32 *from, u64 exec) {
  u32 x[LANES];
  u64 lanes = exec, known[2] = {w->defined[i->s[0].index][0], w->defined[i->s[0].index][1]};
  ALL_LANES_LOOP {
    int active = (exec >> from[l] & 1) || i->flags & FETCH_INACTIVE;
    x[l] = active ? word(w, &i->s[0], from[l], 0) : 0;
    if (!active && !(i->flags & BOUND_CONTROL)) lanes &= ~(1ull << l);
    if (lanes >> l & 1) define_lane(w, i->d.index, l, !active || known[0] >> from[l] & 1, !active || known[1] >> from[l] & 1);
  }
  write_lanes(w, &i->d, 0, x, lanes);
}

// ---- arithmetic that C has no operator for -------------------------------------------------------------------

static inline u32 min_u32(u32 a, u32 b) { return a < b ? a : b; }
static inline u32 max_u32(u32 a, u32 b) { return a > b ? a : b; }
static inline i32 min_i32(i32 a, i32 b) { return a < b ? a : b; }
static inline i32 max_i32(i32 a, i32 b) { return a > b ? a : b; }
static inline u32 reverse_bits(u32 x) {
  u32 r = 0;
  for (u32 bit = 0; bit < 32; bit++) r |= (x >> bit & 1) << (31 - bit);
  return r;
}
static inline u32 magnitude(u32 x) { return x >> 31 ? 0u - x : x; }
static inline i32 leading_sign_bits(i32 x) {
  u32 differing = (u32)(x < 0 ? ~x : x);
  return differing ? __builtin_clz(differing) : -1;
}
static inline u64 bfe_u64(u64 x, u32 offset, u32 width) { return x >> offset & (width > 63 ? ~0ull : (1ull << width) - 1); }
static inline i64 bfe_i64(i64 x, u32 offset, u32 width) {
  return !width ? 0 : width > 63 ? x >> offset : (i64)((u64)(x >> offset) << (64 - width)) >> (64 - width);
}
// Bit n of the table is the result where the bits of a, b, c are those of n.
static inline u32 bitop3(u32 a, u32 b, u32 c, u32 table) {
  u32 r = 0;
  for (u32 n = 0; n < 8; n++)
    if (table >> n & 1) r |= (n & 4 ? a : ~a) & (n & 2 ? b : ~b) & (n & 1 ? c : ~c);
  return r;
}
static inline u32 part_shift(u32 part) { return part < WORD_0 ? 8 * part : part == WORD_1 ? 16 : 0; }
static inline u32 part_mask(u32 part) { return part < WORD_0 ? 0xff : part < DWORD ? 0xffff : ~0u; }
static inline u32 select_part(u32 x, u32 part, u32 sign_extend) {
  u32 bits = part < WORD_0 ? 8 : part < DWORD ? 16 : 32;
  x = x >> part_shift(part) & part_mask(part);
  return sign_extend ? (u32)((i32)(x << (32 - bits)) >> (32 - bits)) : x;
}
static inline u32 merge_part(u32 old, u32 x, u32 how) {
  u32 part = how & 15, unused = how >> 4, shift = part_shift(part), mask = part_mask(part) << shift, sign = ~0u;
  u32 placed = (x << shift) & mask;
  if (unused == PRESERVE) return (old & ~mask) | placed;
  if (unused == PAD || !(placed & (mask & ~(mask >> 1)))) return placed;
  return placed | (part_mask(part) == ~0u ? 0 : sign << shift & ~mask);
}
// Output multiplier (1: 2, 2: 4, 3: 1/2) and clamp to 0..1 (bit 2).
static inline f32 output(f32 x, u32 how) {
  x *= (how & 3) == 1 ? 2.0f : (how & 3) == 2 ? 4.0f : (how & 3) == 3 ? 0.5f : 1.0f;
  return how & 4 ? (x > 0 ? (x < 1 ? x : 1.0f) : 0.0f) : x;
}

// The coordinate of a cube map whose axis is the longest one: 2 for z, 1 for y, 0 for x.
static inline u32 longest_axis(f32 x, f32 y, f32 z) {
  f32 a = __builtin_fabsf(x), b = __builtin_fabsf(y), c = __builtin_fabsf(z);
  return c >= a && c >= b ? 2 : b >= a ? 1 : 0;
}
static inline f64 clamp_f64(f64 x) { return x > 0 ? (x < 1 ? x : 1.0) : 0.0; }
static inline i32 sext24(i32 x) { return (i32)((u32)x << 8) >> 8; }
// For fp16, fp32 and fp64 alike, because fp64 holds them all exactly. A number wins over a NaN.
static inline f64 max_num(f64 a, f64 b) { return a != a ? b : b != b ? a : a > b || (a == b && !__builtin_signbit(a)) ? a : b; }
static inline f64 min_num(f64 a, f64 b) { return a != a ? b : b != b ? a : a < b || (a == b && __builtin_signbit(a)) ? a : b; }
static inline u32 cvt_u32(f64 x) { return x != x || x <= 0 ? 0 : x >= 0x1p32 ? 0xffffffff : (u32)x; }
static inline i32 cvt_i32(f64 x) { return x != x ? 0 : x >= 0x1p31 ? 0x7fffffff : x <= -0x1p31 ? (i32)0x80000000 : (i32)x; }
static inline f64 med3_num(f64 a, f64 b, f64 c) {
  if (a != a || b != b || c != c) return min_num(min_num(a, b), c);
  f64 most = max_num(max_num(a, b), c);
  return most == a ? max_num(b, c) : most == b ? max_num(a, c) : max_num(a, b);
}
static inline f64 maximum(f64 a, f64 b) { return a != a ? a : b != b ? b : max_num(a, b); }  // NaN wins
static inline f64 minimum(f64 a, f64 b) { return a != a ? a : b != b ? b : min_num(a, b); }
static inline f32 ldexp_f32(f32 x, i32 exponent) {
  f64 scale = 1;
  i32 n = exponent < -400 ? -400 : exponent > 400 ? 400 : exponent;
  u64 bits = (u64)(n + 1023) << 52;
  __builtin_memcpy(&scale, &bits, 8);
  return (f32)(x * scale);
}
static inline i32 within(i32 x, i32 least, i32 most) { return x < least ? least : x > most ? most : x; }
static inline i64 within_64(i64 x, i64 least, i64 most) { return x < least ? least : x > most ? most : x; }
static inline u32 pair_i16(i32 a, i32 b) { return (within(a, -32768, 32767) & 0xffff) | (u32)within(b, -32768, 32767) << 16; }
static inline u32 pair_i8(i32 a, i32 b) { return (within(a, -128, 127) & 255) | (within(b, -128, 127) & 255) << 8; }
static inline i32 to_i32(i64 x) { return (i32)within_64(x, -0x80000000ll, 0x7fffffff); }
static inline u32 to_u32(u64 x) { return x > 0xffffffff ? 0xffffffff : (u32)x; }
static inline i32 leading_sign_bits_64(i64 x) {
  u64 differing = (u64)(x < 0 ? ~x : x);
  return differing ? __builtin_clzll(differing) : -1;
}
static inline u64 each_bit_twice(u32 x) {
  u64 r = 0;
  for (u32 bit = 0; bit < 32; bit++) r |= (u64)(x >> bit & 1) * 3 << 2 * bit;
  return r;
}
static inline u64 quads(u64 x) {  // one bit for each four of which one is set
  u64 r = 0;
  for (u32 bit = 0; bit < 64; bit += 4) r |= (u64)(x >> bit & 15 ? 1 : 0) << bit / 4;
  return r;
}
static inline u64 whole_quads(u64 x) {
  u64 r = 0;
  for (u32 bit = 0; bit < 64; bit += 4) r |= (u64)(x >> bit & 15 ? 15 : 0) << bit;
  return r;
}
static inline u32 distance(u32 a, u32 b) { return a > b ? a - b : b - a; }
static inline u32 differences(u32 a, u32 b, u32 is_masked) {  // of four bytes; where b is zero, none if masked
  u32 sum = 0;
  for (u32 bit = 0; bit < 32; bit += 8)
    if (!is_masked || b >> bit & 255) sum += distance(a >> bit & 255, b >> bit & 255);
  return sum;
}
static inline u32 lerp_u8(u32 a, u32 b, u32 c) {
  u32 r = 0;
  for (u32 bit = 0; bit < 32; bit += 8) r |= ((a >> bit & 255) + (b >> bit & 255) + (c >> bit & 1)) >> 1 << bit;
  return r;
}
// The sum of the products of parts of some bits, which are signed or not.
static inline i64 dot_integers(u32 a, u32 b, u32 bits, u32 is_signed_a, u32 is_signed_b) {
  i64 sum = 0, sign = 1ll << (bits - 1), mask = (1ll << bits) - 1;
  for (u32 bit = 0; bit < 32; bit += bits) {
    i64 x = a >> bit & mask, y = b >> bit & mask;
    sum += (is_signed_a ? (x ^ sign) - sign : x) * (is_signed_b ? (y ^ sign) - sign : y);
  }
  return sum;
}
// A float as a fraction of the largest integer of 16 bits; the least one is -most or 0.
static inline i32 to_norm(f32 x, i32 most, i32 least) {
  return x != x ? 0 : within((i32)__builtin_rint((f64)(x < least ? least : x > 1 ? 1 : x) * most), least * most, most);
}
static inline f64 power_of(f32 scale) {  // the scale's power of two
  u64 bits = (u64)((bits_f32(scale) >> 23 & 255) - 127 + 1023) << 52;
  f64 value;
  __builtin_memcpy(&value, &bits, 8);
  return value;
}
static inline f32 add_to_mantissa(f32 x, u32 amount) {  // stochastic rounding: it does not carry into the exponent
  u32 bits = bits_f32(x);
  return as_f32((bits & 0xff800000) | ((bits + amount) & 0x7fffff));
}
static inline u64 pair_f32(f32 low, f32 high) { return bits_f32(low) | (u64)bits_f32(high) << 32; }
static inline u32 f16_bits_toward_zero(f32 x) {
  u32 bits = f16_bits(x);
  return __builtin_fabsf(as_f16(bits)) > __builtin_fabsf(x) ? bits - 1 : bits;
}
// fp8 is 1-4-3 and bf8 1-5-2 with the exponent biases of OCP, or of the formats without negative zero (fnuz).
static inline f32 from_fp8(u32 x, u32 kind, u32 fnuz) {
  u32 mantissa_bits = kind == FP8 ? 3 : 2, magnitude = x & 0x7f, exponent = magnitude >> mantissa_bits;
  i32 bias = (kind == FP8 ? 7 : 15) + (i32)fnuz;
  if (fnuz ? x == 0x80 : kind == FP8 ? magnitude == 0x7f : magnitude > 0x7c) return as_f32(0x7fc00000);
  f32 sign = x & 0x80 ? -1.0f : 1.0f, mantissa = (f32)(magnitude & ((1u << mantissa_bits) - 1));
  if (!fnuz && magnitude == 0x7c && kind == BF8) return sign * __builtin_inff();
  if (exponent) mantissa += (f32)(1u << mantissa_bits);
  return sign * ldexp_f32(mantissa, (exponent ? (i32)exponent : 1) - bias - (i32)mantissa_bits);
}
// To nearest even. What is too large becomes NaN, or in OCP's bf8 infinity (MODE.FP16_OVFL = 0).
static inline u32 to_fp8(f32 x, u32 kind, u32 fnuz) {
  u32 mantissa_bits = kind == FP8 ? 3 : 2, sign = bits_f32(x) >> 24 & 0x80, nan = fnuz ? 0x80 : sign | 0x7f;
  i32 bias = (kind == FP8 ? 7 : 15) + (i32)fnuz, exponent = (i32)(bits_f32(x) >> 23 & 0xff) - 127;
  u32 most = fnuz ? 0x7f : kind == FP8 ? 0x7e : 0x7b;
  if (x != x) return nan;
  if (exponent < 1 - bias) exponent = 1 - bias;
  if (exponent > 20) return fnuz || kind == FP8 ? nan : sign | 0x7c;
  f32 units = __builtin_rintf(ldexp_f32(__builtin_fabsf(x), (i32)mantissa_bits - exponent));
  u32 code = ((u32)(exponent + bias - 1) << mantissa_bits) + (u32)units;
  if (code > most) return fnuz || kind == FP8 ? nan : sign | 0x7c;
  return fnuz && !code ? 0 : sign | code;
}
// fp4 is 1-2-1 (OCP Microscaling Formats specification 1.0, 5.3.3).
static inline f32 from_fp4(u32 x) {
  static const f32 magnitudes[8] = {0, 0.5f, 1, 1.5f, 2, 3, 4, 6};
  return x & 8 ? -magnitudes[x & 7] : magnitudes[x & 7];
}
static inline f32 dot_fp8(f32 sum, u32 a, u32 b, u32 kind_a, u32 kind_b) {  // rounds after each sum
  for (u32 bit = 0; bit < 32; bit += 8) sum += from_fp8(a >> bit & 255, kind_a, 0) * from_fp8(b >> bit & 255, kind_b, 0);
  return sum;
}
// A scale of that specification (e8m0, 5.4.1): 2^(x - 127), or NaN.
static inline f64 from_e8m0(u32 x) {
  u64 bits = (u64)(x - 127 + 1023) << 52;
  f64 value;
  __builtin_memcpy(&value, &bits, 8);
  return x == 0xff ? __builtin_nan("") : value;
}
static inline f64 power_of_two(i32 exponent) {  // of a normal number
  u64 bits = (u64)(exponent + 1023) << 52;
  f64 r;
  __builtin_memcpy(&r, &bits, 8);
  return r;
}
// Division. v_div_scale moves numerator and denominator to where the reciprocal's iteration neither overflows nor loses
// bits, and tells by its mask whether v_div_fmas has to scale the quotient back; v_div_fixup puts in special results.
static inline i32 exponent_f32(f32 x) {
  u32 bits;
  __builtin_memcpy(&bits, &x, 4);
  return bits >> 23 & 255;
}

static inline u64 div_scale(f32 x, f32 denominator, f32 numerator) {
  const u64 scaled_back = 1ull << 32;
  if (numerator == 0 || denominator == 0) return 0x7fc00000;
  if (numerator != numerator || denominator != denominator) return bits_f32(x);
  u32 is_far = exponent_f32(numerator) - exponent_f32(denominator) >= 96;
  if (is_far) return bits_f32(x == denominator ? ldexp_f32(x, 64) : x) | scaled_back;
  if (exponent_f32(denominator) == 0) return bits_f32(ldexp_f32(x, 64));
  u32 is_tiny = __builtin_fabs((f64)numerator / denominator) < 0x1p-126;
  u32 is_huge = __builtin_fabs(1 / (f64)denominator) < 0x1p-126;
  if (is_huge && is_tiny) return bits_f32(x == denominator ? ldexp_f32(x, -64) : x) | scaled_back;
  if (is_huge) return bits_f32(ldexp_f32(x, -64));
  if (is_tiny) return bits_f32(x == numerator ? ldexp_f32(x, 64) : x) | scaled_back;
  return bits_f32(exponent_f32(numerator) <= 23 ? ldexp_f32(x, 64) : x);
}

static inline f32 div_fmas(f32 a, f32 b, f32 c, u32 is_scaled) {
  if (!is_scaled) return __builtin_fmaf(a, b, c);
  return (f32)(__builtin_fma(a, b, c) * (exponent_f32(c) > 127 ? 0x1p64 : 0x1p-64));
}

static inline f32 div_fixup(f32 quotient, f32 denominator, f32 numerator) {
  f32 sign = __builtin_copysignf(1, numerator) * __builtin_copysignf(1, denominator);
  f32 n = __builtin_fabsf(numerator), d = __builtin_fabsf(denominator), infinity = __builtin_inff();
  if (numerator != numerator) return numerator;
  if (denominator != denominator) return denominator;
  if ((n == 0 && d == 0) || (n == infinity && d == infinity)) return -__builtin_nanf("");
  if (d == 0 || n == infinity) return sign * infinity;
  if (n == 0 || d == infinity || exponent_f32(numerator) - exponent_f32(denominator) < -150) return sign * 0.0f;
  return sign * (quotient != quotient ? infinity : __builtin_fabsf(quotient));  // beyond fp32, even scaled
}

// The same in fp64, with steps of 2^128, and v_div_fixup in fp16, which needs no steps.
static inline i32 exponent_f64(f64 x) { return bits_f64(x) >> 52 & 2047; }
static inline f64 ldexp_f64(f64 x, i32 exponent) {
  i32 n = exponent < -3000 ? -3000 : exponent > 3000 ? 3000 : exponent;
  if (x != x || x - x != 0 || x == 0) return x;
  for (; n > 900; n -= 900) x *= 0x1p900;
  if (n >= -900) return x * power_of_two(n);
  // Downwards there must be one rounding: first to a normal number near the smallest, which is exact.
  i32 down = exponent_f64(x) ? exponent_f64(x) - 1 : 0;
  if (down > -n) down = -n;
  n += down;
  for (; down > 900; down -= 900) x *= 0x1p-900;
  x *= power_of_two(-down);
  for (; n < -900; n += 900) x *= 0x1p-900;
  return x * power_of_two(n);
}

static inline u128 div_scale_f64(f64 x, f64 denominator, f64 numerator) {
  const u128 scaled_back = (u128)1 << 64;
  if (numerator == 0 || denominator == 0) return 0x7ff8000000000000;
  if (numerator != numerator || denominator != denominator) return bits_f64(x);
  u32 is_far = exponent_f64(numerator) - exponent_f64(denominator) >= 768;
  if (is_far) return bits_f64(x == denominator ? ldexp_f64(x, 128) : x) | scaled_back;
  if (exponent_f64(denominator) == 0) return bits_f64(ldexp_f64(x, 128));
  u32 is_tiny = __builtin_fabs(numerator / denominator) < 0x1p-1022;
  u32 is_huge = __builtin_fabs(1 / denominator) < 0x1p-1022;
  if (is_huge && is_tiny) return bits_f64(x == denominator ? ldexp_f64(x, -128) : x) | scaled_back;
  if (is_huge) return bits_f64(ldexp_f64(x, -128));
  if (is_tiny) return bits_f64(x == numerator ? ldexp_f64(x, 128) : x) | scaled_back;
  return bits_f64(exponent_f64(numerator) <= 53 ? ldexp_f64(x, 128) : x);
}

// The quotient is rounded once. Only a subnormal one rounds the sum a second time, and that goes wrong where the sum lies
// between two of them: then what the sum itself has lost decides.
static inline f64 div_fmas_f64(f64 a, f64 b, f64 c, u32 is_scaled) {
  f64 sum = __builtin_fma(a, b, c);
  if (!is_scaled) return sum;
  if (exponent_f64(c) > 1023) return sum * 0x1p128;
  f64 scaled = sum * 0x1p-128, left = sum - scaled * 0x1p128;
  if (__builtin_fabs(left) != 0x1p-947) return scaled;  // half of the smallest number, times 2^128
  f64 product = a * 0x1p500 * b, rest = __builtin_fma(a * 0x1p500, b, -product), start = c * 0x1p500;
  f64 high = start + product, back = high - start, low = (start - (high - back)) + (product - back);
  f64 lost = high - sum * 0x1p500 + low + rest;
  return lost != 0 && (lost > 0) == (left > 0) ? scaled + __builtin_copysign(0x1p-1074, left) : scaled;
}

static inline f64 fixed_up(f64 quotient, f64 denominator, f64 numerator, u32 is_below) {
  f64 sign = __builtin_copysign(1, numerator) * __builtin_copysign(1, denominator);
  f64 n = __builtin_fabs(numerator), d = __builtin_fabs(denominator), infinity = __builtin_inf();
  if (numerator != numerator) return numerator;
  if (denominator != denominator) return denominator;
  if ((n == 0 && d == 0) || (n == infinity && d == infinity)) return -__builtin_nan("");
  if (d == 0 || n == infinity) return sign * infinity;
  if (n == 0 || d == infinity || is_below) return sign * 0.0;
  return sign * (quotient != quotient ? infinity : __builtin_fabs(quotient));
}
static inline f64 div_fixup_f64(f64 quotient, f64 denominator, f64 numerator) {
  return fixed_up(quotient, denominator, numerator, exponent_f64(numerator) - exponent_f64(denominator) < -1075);
}
static inline f32 div_fixup_f16(f32 quotient, f32 denominator, f32 numerator) {
  return (f32)fixed_up(quotient, denominator, numerator, 0);
}

// The parts of x = mantissa * 2^exponent, with a mantissa from 0.5 to 1. Zero, infinities and NaN have the exponent 0.
static inline i32 frexp_exponent(f64 x) {
  if (x == 0 || x - x != 0) return 0;
  return exponent_f64(x) ? exponent_f64(x) - 1022 : exponent_f64(x * 0x1p64) - 1086;
}
static inline f64 frexp_mantissa(f64 x) { return x == 0 || x - x != 0 ? x : ldexp_f64(x, -frexp_exponent(x)); }

// v_trig_preop_f64: 53 bits of 2 / pi, those that matter for an angle of this size, from the segment on that is wanted.
static f64 bits_of_two_over_pi(f64 x, u32 segment) {
  enum { BITS = 1201 };
  static const u32 words[] = {
    0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561, 0xb7246e3a,
    0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41,
    0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf,
    0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08,
    0x56033046, 0xfc7b0000};
  i32 exponent = exponent_f64(x), shift = (i32)(segment & 31) * 53 + (exponent > 1077 ? exponent - 1077 : 0);
  u64 result = 0;
  for (i32 at = shift; at < shift + 53; at++) result = result << 1 | (at < BITS ? words[at / 32] >> (31 - at % 32) & 1 : 0);
  return ldexp_f64((f64)result, -53 - shift + (exponent >= 1968 ? 128 : 0));
}

// Which of v_cmp_class's ten kinds a number is: its bit in the mask.
static inline u32 class_of(u32 sign, u32 is_special, u32 mantissa, u32 quiet, u32 exponent) {
  if (is_special && mantissa) return mantissa & quiet ? 1 : 0;
  u32 kind = is_special ? 0 : exponent ? 1 : mantissa ? 2 : 3;  // infinite, normal, subnormal, zero
  return sign ? 2 + kind : 9 - kind;
}

// The transcendental instructions, in fp64 by series whose first term left out is below 2^-60 of the sum, and rounded once.
// Hardware is within one unit in the last place of fp32; it flushes subnormal inputs and results of exp and log.
static f64 exp2_f64(f64 x) {
  if (x != x) return x;
  if (x > 300 || x < -300) return x > 0 ? __builtin_inf() : 0;  // beyond fp32 either way
  i32 whole = (i32)__builtin_rint(x);
  f64 y = (x - whole) * 0x1.62e42fefa39efp-1, sum = 1;  // ln 2
  for (i32 n = 16; n > 0; n--) sum = 1 + sum * y / n;
  return sum * power_of_two(whole);
}
static f64 log2_f64(f64 x) {
  if (x != x || x == __builtin_inf()) return x;
  if (x <= 0) return x == 0 ? -__builtin_inf() : __builtin_nan("");
  i32 exponent = (i32)(bits_f64(x) >> 52) - 1023;
  f64 m = x * power_of_two(-exponent);
  if (m > 0x1.6a09e667f3bcdp+0) { m *= 0.5; exponent++; }  // the root of 2: near 1 nothing cancels
  f64 s = (m - 1) / (m + 1), square = s * s, sum = 0;
  for (i32 n = 27; n > 0; n -= 2) sum = sum * square + 1.0 / n;
  return exponent + 2 * s * sum * 0x1.71547652b82fep+0;  // 1 / ln 2
}
static f64 sine_of_turns(f64 x, u32 quarters) {  // sin(2 pi x), with a quarter of a turn added for a cosine
  if (x - x != 0) return __builtin_nan("");
  f64 turn = x - __builtin_rint(x);
  i32 quarter = (i32)__builtin_rint(4 * turn);
  f64 angle = (turn - quarter * 0.25) * 0x1.921fb54442d18p+2, square = angle * angle;  // at most an eighth of a turn
  u32 which = (u32)quarter + quarters;
  f64 sum = 1;
  for (i32 n = which & 1 ? 20 : 21; n > 1; n -= 2) sum = 1 - sum * square / (n * (n - 1));
  f64 r = which & 1 ? sum : angle * sum;
  return which & 2 ? -r : r;
}
static inline u32 class_f64(f64 x) {
  u64 bits = bits_f64(x), mantissa = bits << 12;
  u32 exponent = (u32)(bits >> 52) & 2047;
  return class_of((u32)(bits >> 63), exponent == 2047, mantissa != 0 ? 1 | (u32)(mantissa >> 63) << 1 : 0, 2, exponent);
}
static inline u32 class_f16(u32 bits, u32 modifiers) {  // not by way of fp32, which would make every NaN a quiet one
  bits = (modifiers & ABSOLUTE ? bits & 0x7fff : bits) ^ (modifiers & NEGATE ? 0x8000 : 0);
  u32 exponent = bits >> 10 & 31;
  return class_of(bits >> 15, exponent == 31, bits & 0x3ff, 0x200, exponent);
}
static inline u32 class_f32(f32 x) {
  u32 bits = bits_f32(x), exponent = bits >> 23 & 255;
  return class_of(bits >> 31, exponent == 255, bits & 0x7fffff, 0x400000, exponent);
}

// Results that hardware does not fix to the bit. Rounded to nearest here, or, to see whether anything hangs on it, moved by
// up to the documented error, the same way for equal numbers. An exact result is not moved. Sources: AMD's RDNA3, RDNA3.5
// and CDNA4 ISA guides, notes of the instructions: one unit in the last place (1ULP) in fp32, 0.51 or 1 in fp16, 2^29 in
// fp64. None is documented for sines: 2^-20 is assumed.
static u32 draw(const Machine *m, u64 x) {
  x = (x ^ m->moved * 0x9e3779b97f4a7c15ull) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ x >> 31) * 0x94d049bb133111ebull;
  return (u32)(x >> 32);
}
static inline f32 moved_f32(const Machine *m, f64 exact) {
  f32 nearest = (f32)exact;
  if (!m->moved || nearest == exact || nearest == 0 || nearest - nearest != 0) return nearest;
  if (draw(m, bits_f64(exact)) & 1) return nearest;
  return as_f32(bits_f32(nearest) + ((exact > nearest) == (nearest > 0) ? 1u : -1u));  // the neighbour beyond it is within one unit
}
static inline f32 moved_f16(const Machine *m, f64 exact) {
  f32 nearest = as_f16(f16_bits((f32)exact));
  if (!m->moved || nearest == exact || nearest == 0 || nearest - nearest != 0) return (f32)exact;
  f32 other = as_f16(f16_bits(nearest) + ((exact > nearest) == (nearest > 0) ? 1u : -1u));
  f64 units = __builtin_fabs((other - exact) / ((f64)other - nearest));
  return units * 100 <= m->f16_error && draw(m, bits_f64(exact)) & 1 ? other : nearest;
}
static inline f64 moved_f64(const Machine *m, f64 exact) {
  if (!m->moved || exact == 0 || exact - exact != 0) return exact;
  return as_f64(bits_f64(exact) + (draw(m, bits_f64(exact)) >> 2) - (1ull << 29));
}
// The sum of a dot product of two: nobody has said in which order hardware adds. `active`: whether its lane is, in bit 0.
static inline f32 add_two(Machine *m, u64 active, f32 sum, f32 low, f32 high) {
  f32 result = m->moved ? sum + (low + high) : sum + low + high;
  m->has_rounded_sums |= active & 1 && result != (f64)sum + low + high;
  return result;
}
static inline f32 moved_sine(const Machine *m, f64 exact) {
  if (!m->moved || exact == 0 || exact == 1 || exact == -1) return (f32)exact;
  f64 x = exact + ((f64)draw(m, bits_f64(exact)) * 0x1p-31 - 1) * 0x1p-20;
  return (f32)(x > 1 ? 1 : x < -1 ? -1 : x);
}

// v_perm_b32: selector 0-3 takes a byte of b, 4-7 a byte of a, 8-11 the sign of a 16-bit half, 12 zero, above 12 0xff.
static inline u32 perm_byte(u32 a, u32 b, u32 selector) {
  u32 byte = (selector & 4 ? a : b) >> 8 * (selector & 3) & 0xff;
  u32 sign = (selector & 2 ? a : b) >> (selector & 1 ? 31 : 15) & 1 ? 0xff : 0;
  return selector < 8 ? byte : selector < 12 ? sign : selector == 12 ? 0 : 0xff;
}
static inline u32 perm_b32(u32 a, u32 b, u32 selector) {
  return perm_byte(a, b, selector & 0xff) | perm_byte(a, b, selector >> 8 & 0xff) << 8 |
         perm_byte(a, b, selector >> 16 & 0xff) << 16 | perm_byte(a, b, selector >> 24) << 24;
}
// The same for all lanes, if they share a selector that takes bytes and zeros.
enum { ZERO_BYTE = 12 };
static inline u32 takes_bytes(u32 selector) {
  u32 takes = 1;
  for (u32 bit = 0; bit < 32; bit += 8) takes &= (selector >> bit & 0xff) < 8 || (selector >> bit & 0xff) == ZERO_BYTE;
  return takes;
}
#ifdef __AVX2__
typedef char Bytes32 __attribute__((vector_size(32)));
static inline void pick_bytes(const u32 *a, const u32 *b, u32 selector, u32 *x) {
  u32 zeros = (selector & 0x08080808) << 4, first = (selector & 0x07070707) | zeros, second = first + 0x08080808;  // of two lanes
  Bytes32 order = (Bytes32)(Words8){first, second, 0, 0, first, second, 0, 0};
  for (u32 l = 0; l < LANES; l += 8) {
    Words8 of_a = *(const Words8 *)(a + l), of_b = *(const Words8 *)(b + l);
    Words8 low = __builtin_shufflevector(of_b, of_a, 0, 8, 1, 9, 4, 12, 5, 13), high = __builtin_shufflevector(of_b, of_a, 2, 10, 3, 11, 6, 14, 7, 15);
    low = (Words8)__builtin_ia32_pshufb256((Bytes32)low, order), high = (Words8)__builtin_ia32_pshufb256((Bytes32)high, order);
    *(Words8 *)(x + l) = __builtin_shufflevector(low, high, 0, 1, 8, 9, 4, 5, 12, 13);
  }
}
#else
static inline u32 pick_byte(u32 a, u32 b, u32 selector, u32 n) {
  u32 byte = selector >> 8 * n;
  return byte & 8 ? 0 : ((byte & 4 ? a : b) >> 8 * (byte & 3) & 0xff) << 8 * n;
}
static inline void pick_bytes(const u32 *a, const u32 *b, u32 selector, u32 *restrict x) {
  ALL_LANES_LOOP
    x[l] = pick_byte(a[l], b[l], selector, 0) | pick_byte(a[l], b[l], selector, 1) |
           pick_byte(a[l], b[l], selector, 2) | pick_byte(a[l], b[l], selector, 3);
}
#endif
static SHARED void perm_lanes(const Lanes *a, const Lanes *b, const Lanes *c, u32 is_shared, u32 *restrict x) {
  u32 selector = c->low[0];
  if (is_shared && takes_bytes(selector)) pick_bytes(a->low, b->low, selector, x);
  else ALL_LANES_LOOP x[l] = perm_b32(a->low[l], b->low[l], c->low[l]);
}
// fp16 fused multiply-add with one rounding: the product is exact in fp64, and the sum is rounded to odd there,
// so that rounding it to fp32 and fp16 afterwards cannot round twice.
static inline f32 fma_f16(f32 a, f32 b, f32 c) {
  f64 p = (f64)a * b, sum = p + c, back = sum - p, error = (p - (sum - back)) + (c - back);
  if (error != 0 && sum == sum && sum - sum == 0) {
    u64 bits;
    __builtin_memcpy(&bits, &sum, 8);
    if (!(bits & 1)) bits += (error > 0) == (sum > 0) ? 1 : -1;
    __builtin_memcpy(&sum, &bits, 8);
  }
  f32 once = (f32)sum;
  if ((f64)once != sum && once - once == 0) {  // round to odd once more
    u32 bits = bits_f32(once);
    if (!(bits & 1)) bits += (sum > once) == (once > 0) ? 1 : -1;
    once = as_f32(bits);
  }
  return once;
}

// An fp64 as fp16, rounded once: to odd in fp32 first.
static u32 f16_bits_once(f64 x) {
  f32 once = (f32)x;
  if ((f64)once != x && once - once == 0) {
    u32 bits = bits_f32(once);
    if (!(bits & 1)) bits += (x > once) == (once > 0) ? 1 : -1;
    once = as_f32(bits);
  }
  return f16_bits(once);
}

// ---- waits, definedness --------------------------------------------------------------------------------------

// The place of an access in the order in which a wave uses LDS. Loads that go straight there are no accesses to LDS for
// the counters: only the counter of loads knows them (LLVM, pull request 179305).
static u32 order_in_lds(const Wave *w) { return w->issued[LDS] + w->lds_copies; }

static void note_waited(Machine *m, const Wave *w, u32 number) {
  u32 *waited = &m->waited[m->wave_number + w->index];
  if (number > *waited) *waited = number;
}

static void tell_lds(const Machine *m, Wave *w, u32 number) {
  w->last_lds_store = number;
  if (m->publishes_issued) w->stores_told = w->issued[m->store_counter];
}

// Returns whether there was something to wait for.
static int wait_for(Wave *w, u32 counter, u32 allowed) {
  u32 outstanding = w->issued[counter] - w->completed[counter];
  if (outstanding <= allowed) return 0;
  // Scalar loads return in any order: only a wait for all of them says anything.
  if (allowed && w->out_of_order[counter] > w->completed[counter]) return 1;
  w->completed[counter] = w->issued[counter] - allowed;
  return 1;
}

static u32 issue(Wave *w, const Instruction *i) {
  u32 number = ++w->issued[i->counter];
  if (i->flags & OUT_OF_ORDER) w->out_of_order[i->counter] = number;
  wait_for(w, i->counter, MOST_OUTSTANDING);  // a counter has six bits: no wave issues more before one is back
  return number;
}

static void wait_for_all(Machine *m, Wave *w, const Instruction *i) {
  int waited = 0;
  FULLY_UNROLLED for (u32 c = 0; c < COUNTERS; c++) waited |= i->wait[c] != NO_LIMIT && wait_for(w, c, i->wait[c]);
  m->idle_waits[i->source_index] += !waited;
  if (m->sharing >= FOLLOWED) note_waited(m, w, w->completed[m->store_counter]);
}

// Whether a descriptor is that of scratch memory.
static int is_scratch(const u32 *resource) { return !resource[0] && resource[1] == PRIVATE_APERTURE && resource[2] == ~0u; }

// Whether a descriptor is of a raw buffer, as compilers make them: without a stride, elements that are swizzled or a lane's
// number as an index, with a bound in bytes, and of some format. Sources: AMD's ISA guides, "Buffer Resource Descriptor".
static int is_raw(const u32 *resource) {
  u32 has_stride = resource[1] >> 16 & 0x3fff, swizzles = resource[1] >> (LANES == 64 ? 31 : 30), type = resource[3] >> 30;
  u32 format = LANES == 64 ? resource[3] >> 15 & 15 : resource[3] >> 12 & 63;
  return !has_stride && !swizzles && !type && format && (LANES == 64 ? !(resource[3] >> 23 & 1) : (resource[3] >> 28 & 3) == 3);
}

static void mark_loading(Wave *w, const Instruction *i, u32 number) {
  for (u32 r = 0; r < i->d.count; r++) {
    u32 reg = i->d.index + r;
    if (i->d.kind == VGPR) w->ready[reg] = number, w->ready_counter[reg] = i->counter, w->lds_ready[reg] = 0;
    else if (reg < SGPRS) w->s_ready[reg] = number, w->s_ready_counter[reg] = i->counter;
  }
}

// Whether a load may still write a register. A flat load from LDS has ended once both of its counters say so.
static int is_loading(const Wave *w, u32 reg) {
  return w->ready[reg] > w->completed[w->ready_counter[reg]] || w->lds_ready[reg] > w->completed[LDS];
}

static int check_register(Machine *m, Wave *w, const Instruction *i, const Operand *o, u64 lanes) {
  for (u32 r = 0; r < o->count; r++) {
    u32 reg = o->index + r;
    if (o->kind == VGPR) {
      if (is_loading(w, reg)) return fail(m, w, i, MISSING_WAIT, 0, reg, 0);
      // Compilers read whole registers and use one half: one written half is enough for a 32-bit read.
      u64 low = o->halves & 1 ? w->defined[reg][0] : 0, high = o->halves & 2 ? w->defined[reg][1] : 0;
      u64 missing = lanes & ~(low | high);
      if (missing) return fail(m, w, i, UNDEFINED_REGISTER, (u32)__builtin_ctzll(missing), reg, 0);
    } else if (o->kind == SGPR && reg != NULL_REGISTER) {
      if (w->s_ready[reg] > w->completed[w->s_ready_counter[reg]]) return fail(m, w, i, MISSING_WAIT, 0, 1000 + reg, 0);
      u32 wanted = o->modifiers & IS_MASK ? (u32)(lanes >> 32 * r) : lanes ? ~0u : 0, missing = wanted & ~w->s_known[reg];
      if (missing) return fail(m, w, i, UNDEFINED_REGISTER, o->modifiers & IS_MASK ? 32 * r + (u32)__builtin_ctz(missing) : 0, 1000 + reg, 0);
    }
  }
  return 0;
}

// The register of a move that is indexed by M0. It is checked here, because only the run knows which one it is.
static int index_register(Machine *m, Wave *w, const Instruction *i, Operand *o, u64 lanes) {
  u32 bank = o->index & ~255u, index = (o->index & 255) + w->s[M0];
  if (w->s[M0] > 255 || index > 255) return fail(m, w, i, NO_REGISTER, 0, 1000 + M0, index);
  o->index = bank + index, o->count = 1;
  return m->checks && check_register(m, w, i, o, lanes);
}

// Whether this load returns after every load that will still write its registers. Compilers load the two halves of a
// register in this way, and only some of them wait in between. Such loads are counted.
static int comes_after(const Machine *m, const Wave *w, const Instruction *i) {
  u32 overlaps = 0;
  if (!(i->flags & IN_ORDER_LOAD)) return 0;
  for (u32 r = i->d.index; r < i->d.index + i->d.count; r++) {
    if (!is_loading(w, r)) continue;
    if (w->ready_counter[r] != i->counter || w->lds_ready[r]) return 0;
    overlaps = 1;
  }
  m->overlapping_loads[i->source_index] += overlaps;
  return 1;
}

static int is_spill(const Wave *w, const Instruction *i, u32 source) {
  if (i->operation == OP_SCRATCH_STORE) return source == 2;
  return i->operation == OP_BUFFER_STORE && source == 3 && is_scratch(&w->s[i->s[1].index]);
}

// Whether a source is what lanes take from one another: then each result is as defined as what its lane has got.
static int is_shuffled(const Instruction *i, u32 source) {
  u32 has_address = i->operation == OP_LDS_PERMUTE || i->operation == OP_LDS_BPERMUTE;
  return i->flags & SHUFFLES && i->s[source].kind == VGPR && source >= has_address;
}

// In which lanes half of a register of an operand is defined. Of a mask that goes through a vector register, as spills do,
// all bits count as written if one is.
static u64 known(const Wave *w, const Operand *o, u32 r, u32 half) {
  if (o->kind == VGPR) return w->defined[o->index + r][half];
  return o->kind != SGPR || o->index == NULL_REGISTER || w->s_known[o->index + r] ? ~0ull : 0;
}

// The bits of a scalar operand that something has written.
static u64 known_bits(const Wave *w, const Operand *o) {
  if (o->kind != SGPR || o->index == NULL_REGISTER) return ~0ull;
  return w->s_known[o->index] | (u64)(o->count > 1 ? w->s_known[o->index + 1] : ~0u) << 32;
}
static u64 scalar_bits(const Wave *w, const Operand *o) { return word(w, o, 0, 0) | (u64)(o->kind != SGPR || o->count > 1 ? word(w, o, 0, 1) : 0) << 32; }

#include "bitwise.inc"

// The bits of a bitwise result that are known: those that come out alike whatever the unknown bits of its sources are.
// Compilers merge masks of lanes so, and look only at the bits of lanes that have come by.
static u64 known_of_bitwise(Wave *w, const Instruction *i) {
  u64 known_a = known_bits(w, &i->s[0]), known_b = known_bits(w, &i->s[1]);
  u32 is_scc_known = w->scc_known || !(i->flags & READS_SCC);
  if ((known_a & known_b) == ~0ull && is_scc_known) {
    if (i->flags & WRITES_SCC) w->scc_known = 1;
    return ~0ull;
  }
  u64 a = scalar_bits(w, &i->s[0]), b = scalar_bits(w, &i->s[1]), exec = exec_of(w), differs = 0;
  u64 result = bitwise(i->operation, a, b, w->scc, exec), width = i->d.count > 1 ? ~0ull : ~0u;
  for (u32 n = 0; n < 8; n++)
    differs |= result ^ bitwise(i->operation, n & 1 ? a | ~known_a : a & known_a, n & 2 ? b | ~known_b : b & known_b,
                                is_scc_known ? w->scc : n >> 2, exec);
  differs &= width;
  if (i->flags & WRITES_SCC) w->scc_known = !differs || result & ~differs & width;
  return ~differs;
}

// What a copy writes is as defined as what it copies, in each lane and half. It copies the second source where the mask
// in the third one says so, if there is one; one that writes a scalar register copies from one of the lanes.
static void copy_definedness(Wave *w, const Instruction *i, u64 lanes) {
  u64 second = i->s[2].kind == SGPR ? pair(w, &i->s[2], 0) : 0;
  u32 is_half = i->d.kind == VGPR && i->d.halves != 3;
  for (u32 r = 0; r < i->d.count; r++)
    for (u32 half = 0; half < 2; half++) {
      if (is_half && !(i->d.halves >> half & 1)) continue;
      u32 of_first = is_half ? (i->s[0].modifiers & HIGH) != 0 : half, of_second = is_half ? (i->s[1].modifiers & HIGH) != 0 : half;
      u64 is_known = (known(w, &i->s[0], r, of_first) & ~second) | (second ? known(w, &i->s[1], r, of_second) & second : 0);
      u64 *to = w->defined[i->d.index + r];
      if (i->d.kind == VGPR) to[half] = (to[half] & ~lanes) | (is_known & lanes);
      else if (i->d.index != NULL_REGISTER) {  // as for a read of a whole register, one written half is enough
        u32 is_written = !lanes || (is_known & lanes), was_written = half && w->s_known[i->d.index + r];
        w->s_known[i->d.index + r] = is_written || was_written ? ~0u : 0;
      }
    }
}

// Of a scalar instruction: which bits of its result are known. What decides where the wave goes must be.
static int check_bits(Machine *m, Wave *w, const Instruction *i, u64 *bits) {
  if (i->flags & (READS_SCC | WRITES_SCC) && w->scc_ready > w->completed[SCALARS]) return fail(m, w, i, MISSING_WAIT, 0, 1000 + SCC, 0);
  if (i->flags & READS_SCC && !(i->flags & BITWISE) && !w->scc_known) return fail(m, w, i, UNDEFINED_REGISTER, 0, 1000 + SCC, 0);
  if (i->flags & TESTS) {  // whether any bit is set
    u64 is_known = known_bits(w, &i->s[0]);
    u64 missing = scalar_bits(w, &i->s[0]) & is_known ? 0 : ~is_known;
    if (missing) return fail(m, w, i, UNDEFINED_REGISTER, (u32)__builtin_ctzll(missing), 1000 + i->s[0].index, 0);
  }
  if (!(i->flags & BITWISE)) {
    if (i->flags & WRITES_SCC) w->scc_known = 1;
    return 0;
  }
  u64 is_known = known_of_bitwise(w, i), missing = ~is_known & EVERYONE;
  if (missing && (i->flags & WRITES_EXEC || (i->d.index <= EXEC + 1 && i->d.index + i->d.count > EXEC))) {
    u32 source = ~known_bits(w, &i->s[0]) ? 0 : 1;
    return fail(m, w, i, UNDEFINED_REGISTER, (u32)__builtin_ctzll(missing), 1000 + i->s[source].index, 0);
  }
  if (!(i->flags & WRITES_EXEC)) *bits = is_known;
  return 0;
}

static int check_operands(Machine *m, Wave *w, const Instruction *i) {
  const u64 everyone = EVERYONE;
  u64 exec = exec_of(w) & everyone & (i->flags & USES_DPP ? w->dpp_lanes : ~0ull);
  u64 lanes = i->flags & ALL_LANES ? everyone : i->flags & ONE_LANE ? 1ull << one_lane(m, w, i) : exec;
  if (i->flags & FIRST_LANE) lanes &= -lanes;
  for (u32 k = 0; k < SOURCES; k++) {
    if (!i->s[k].kind) continue;
    // A compiler spills whole pairs even if one half is unused, and a function keeps what its caller may not have written:
    // a spill or a copy may keep what nothing has written, as garbage.
    u32 is_kept = i->flags & (BITWISE | TESTS) || is_spill(w, i, k) || (i->flags & COPIES && k < (i->s[2].kind ? 2 : 1));
    is_kept |= is_shuffled(i, k);
    Operand used = i->s[k];
    if (i->flags & HIGH_FOLLOWS && k == 2) {  // compilers take any vector register for an upper half that nobody needs
      if (used.kind == SGPR && check_register(m, w, i, &used, 0)) return 1;
      used.count = 1;
    }
    u32 is_whole = used.kind == SGPR && !(used.modifiers & IS_MASK);
    if (check_register(m, w, i, &used, is_kept ? 0 : is_whole ? 1 : lanes)) return 1;
  }
  // Overwriting a register that a load will still write is as wrong as reading it, unless by a load that comes after it.
  if (!comes_after(m, w, i) && check_register(m, w, i, &i->d, 0)) return 1;
  if (check_register(m, w, i, &i->d2, 0)) return 1;
  // The upper half of the result of v_mad_u64_u32 is defined where that of the addend is, which may still be loading.
  u64 undefined = i->flags & HIGH_FOLLOWS ? lanes & ~(known(w, &i->s[2], 1, 0) & known(w, &i->s[2], 1, 1)) : 0;
  if (i->flags & HIGH_FOLLOWS && i->s[2].kind == VGPR && is_loading(w, i->s[2].index + 1)) undefined = lanes;
  u64 bits = ~0ull;
  if (i->flags & (BITWISE | TESTS | READS_SCC | WRITES_SCC) && check_bits(m, w, i, &bits)) return 1;
  const Operand *written[2] = {&i->d, &i->d2};
  for (u32 k = 0; k < 2; k++)
    for (u32 r = 0; r < written[k]->count; r++) {
      u32 reg = written[k]->index + r;
      if (written[k]->kind == SGPR) w->s_known[reg] = (u32)(bits >> 32 * (r & 1));
      if (written[k]->kind != VGPR || i->flags & SHUFFLES) continue;
      if (written[k]->halves & 1) w->defined[reg][0] |= lanes;
      if (written[k]->halves & 2) w->defined[reg][1] |= lanes;
    }
  if (i->flags & COPIES) copy_definedness(w, i, lanes);
  if (undefined) w->defined[i->d.index + 1][0] &= ~undefined, w->defined[i->d.index + 1][1] &= ~undefined;
  return 0;
}

// Whether a wave has come here on a path on which hardware may not have the result of its first instruction yet.
static SHARED int comes_too_soon(Machine *m, Wave *w, const Instruction *i) {
  for (const Suspect *suspect = m->suspects, *end = suspect + m->suspect_count; suspect < end; suspect++) {
    u32 same = 0;
    while (same < suspect->length && suspect->path[suspect->length - 1 - same] == w->recent[(w->step - 1 - same) % RECENT]) same++;
    if (same < suspect->length || w->step < same) continue;
    if (suspect->is_over_a_jump) {
      m->jump_waits[i->source_index]++;
      continue;
    }
    fail(m, w, i, MISSING_WAIT_STATES, 0, suspect->reg, suspect->states);
    m->fault.other_index = suspect->path[0];
    return 1;
  }
  return 0;
}

// ---- memory --------------------------------------------------------------------------------------------------

static inline int updates(const Instruction *i) {
  return i->operation == OP_GLOBAL_ATOMIC || i->operation == OP_FLAT_ATOMIC || i->operation == OP_BUFFER_ATOMIC;
}

static void mark_written(u8 *flags, u32 size) {
  switch (size) {  // a store instruction instead of a call
    case 1: __builtin_memset(flags, 1, 1); break;
    case 2: __builtin_memset(flags, 1, 2); break;
    case 4: __builtin_memset(flags, 1, 4); break;
    case 8: __builtin_memset(flags, 1, 8); break;
    case 16: __builtin_memset(flags, 1, 16); break;
    default: __builtin_memset(flags, 1, size);
  }
}

// Aligned dwords of which a buffer has only the first bytes: compilers load and update them where a tensor of bytes or halves
// ends, and allocations are larger. Each has one copy for all lanes of an access, with garbage in the bytes behind the end.
typedef struct {
  u64 lanes, upper_lanes, addresses[LANES];  // upper_lanes: those whose upper half has no byte of the buffer
  u8 words[LANES][4], *data[LANES];
  u32 sizes[LANES];
} CutDwords;
static _Thread_local CutDwords cut;
enum { BEHIND = 0x9d };

static u8 *cut_dword(const Buffer *buffer, u64 address, u64 at, u32 lane) {
  u64 same = cut.lanes;
  while (same && cut.addresses[__builtin_ctzll(same)] != address) same &= same - 1;
  u32 size = (u32)(buffer->size - at), first = same ? (u32)__builtin_ctzll(same) : lane;
  if (!same) {
    __builtin_memset(cut.words[lane], BEHIND, 4);
    __builtin_memcpy(cut.words[lane], buffer->data + at, size);
    cut.data[lane] = buffer->data + at, cut.sizes[lane] = size, cut.addresses[lane] = address;
    cut.lanes |= 1ull << lane;
  }
  if (size <= 2) cut.upper_lanes |= 1ull << lane;
  return cut.words[first];
}
// What an access has left in such copies goes to the buffers, and what came from behind their ends counts as not written.
// Returns whether it has changed something there.
static SHARED int end_cut_dwords(Machine *m, Wave *w, const Instruction *i, int access) {
  m->cut_dwords++;
  for (u64 left = access == ATOMIC ? cut.lanes : 0; left; left &= left - 1) {
    u32 l = (u32)__builtin_ctzll(left);
    __builtin_memcpy(cut.data[l], cut.words[l], cut.sizes[l]);
    for (u32 k = cut.sizes[l]; k < 4; k++)
      if (cut.words[l][k] != BEHIND) return fail(m, w, i, OUT_OF_BOUNDS, l, 0, cut.addresses[l] + k);
  }
  if (i->d.kind == VGPR) w->defined[i->d.index][1] &= ~cut.upper_lanes;
  return 0;
}

static inline u8 *resolve(Machine *m, Wave *w, const Instruction *i, u32 lane, u64 address, u32 size, int is_store) {
  for (u32 n = 0; n < m->buffer_count; n++) {  // from where the last access went
    Buffer *buffer = &m->buffers[m->last_buffer];
    u64 at = address - buffer->address;
    if (at < buffer->size) {
      u32 is_cut = at + size > buffer->size, inside = is_cut ? (u32)(buffer->size - at) : size;
      if (is_cut && (size != 4 || address % 4 || i->flags & TO_LDS || i->operation == OP_SCALAR_LOAD || (is_store && !updates(i)))) break;
      if (is_store) {
        if (!buffer->written) return fail(m, w, i, READ_ONLY, lane, 0, address), (u8 *)0;
        mark_written(buffer->written + at, inside);
      }
      return is_cut ? cut_dword(buffer, address, at, lane) : buffer->data + at;
    }
    if (++m->last_buffer == m->buffer_count) m->last_buffer = 0;
  }
  return fail(m, w, i, OUT_OF_BOUNDS, lane, 0, address), (u8 *)0;
}

static inline u8 *resolve_lane(Machine *m, Wave *w, const Instruction *i, u32 lane, u64 address, int access) {
  if (access == ATOMIC && address % i->width) return fail(m, w, i, MISALIGNED, lane, 0, address), (u8 *)0;
  return resolve(m, w, i, lane, address, i->width, access != LOAD);
}
// The same for the lanes of an access, which mostly go to one buffer.
static SHARED int resolve_lanes(Machine *m, Wave *w, const Instruction *i, const u64 *addresses, u64 lanes, u8 **at, int access) {
  lanes &= EVERYONE;
  if (!lanes) return 0;
  u32 first = (u32)__builtin_ctzll(lanes), width = i->width;
  if (!resolve_lane(m, w, i, first, addresses[first], access)) return 1;
  const Buffer *buffer = &m->buffers[m->last_buffer];
  u64 start = buffer->address, last = buffer->size - width, elsewhere = access == ATOMIC || buffer->size < width;
  u8 *data = buffer->data, *written = access == LOAD ? 0 : buffer->written;
  ALL_LANES_LOOP elsewhere |= (lanes >> l & 1) && addresses[l] - start > last;
  for (u64 left = lanes; left; left &= left - 1) {
    u32 l = (u32)__builtin_ctzll(left);
    u64 offset = addresses[l] - start;
    if (elsewhere) {
      at[l] = resolve_lane(m, w, i, l, addresses[l], access);
      if (!at[l]) return 1;
      continue;
    }
    if (written) mark_written(written + offset, width);
    at[l] = data + offset;
  }
  return 0;
}

static inline void load_words(u32 (*to)[LANES], u32 l, const u8 *from, u32 width) {
  __builtin_memcpy(&to[0][l], from, 4);
  if (width >= 8) __builtin_memcpy(&to[1][l], from + 4, 4);
  if (width >= 12) __builtin_memcpy(&to[2][l], from + 8, 4);
  if (width >= 16) __builtin_memcpy(&to[3][l], from + 12, 4);
}

static inline void store_lane(u32 modifiers, const u32 (*from)[LANES], u32 l, u8 *to, u32 width) {
  if (width >= 4) {
    __builtin_memcpy(to, &from[0][l], 4);
    if (width >= 8) __builtin_memcpy(to + 4, &from[1][l], 4);
    if (width >= 12) __builtin_memcpy(to + 8, &from[2][l], 4);
    if (width >= 16) __builtin_memcpy(to + 12, &from[3][l], 4);
    return;
  }
  u32 x = from[0][l] >> (modifiers & HIGH ? 16 : 0);
  to[0] = (u8)x;
  if (width == 2) to[1] = (u8)(x >> 8);
}

// A statement for the active lanes, once for each width that an access may have: as a constant, it makes short code.
#define EACH_WIDTH(statement) \
  switch (i->width) { \
    case 1: { enum { width = 1 }; LANE_LOOP statement; break; } \
    case 2: { enum { width = 2 }; LANE_LOOP statement; break; } \
    case 4: { enum { width = 4 }; LANE_LOOP statement; break; } \
    case 8: { enum { width = 8 }; LANE_LOOP statement; break; } \
    case 12: { enum { width = 12 }; LANE_LOOP statement; break; } \
    case 16: { enum { width = 16 }; LANE_LOOP statement; break; } \
  }
// What a load of a part of a dword writes: with its sign, or into one half. Of gfx90a and later gfx9, whose registers have
// ECC, the other half is lost (LLVM, GCNSubtarget.h, d16PreservesUnusedBits).
static SHARED void write_part(const Machine *m, Wave *w, const Instruction *i, u32 *x, u32 part, u64 exec) {
  u32 (*to)[LANES] = &w->v[i->d.index + part], shift = i->width == 2 ? 16 : 24, keep = 0, up = 0;
  if (i->flags & SIGN_EXTEND) ALL_LANES_LOOP x[l] = (u32)((i32)(x[l] << shift) >> shift);
  if (i->flags & D16) keep = i->d.modifiers & HIGH ? 0xffff : 0xffff0000, up = i->d.modifiers & HIGH ? 16 : 0;
  if (i->flags & D16) ALL_LANES_LOOP x[l] = (LANES == 64 ? 0 : to[0][l] & keep) | (x[l] << up & ~keep);
  write_lanes(w, &i->d, part, x, exec);
}
// Four words from each of eight places into the lanes of four registers: eight rows that become columns.
#define JOIN(x, y) __builtin_shufflevector(x, y, 0, 1, 2, 3, 4, 5, 6, 7)
static INLINED void load_eight(u32 (*to)[LANES], u32 l, const u8 *const *at) {
#define FROM(n) (*(const Words4 *)at[n])
  Words8 a = JOIN(FROM(0), FROM(4)), b = JOIN(FROM(1), FROM(5)), c = JOIN(FROM(2), FROM(6)), d = JOIN(FROM(3), FROM(7));
  Words8 ab_low = __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13), ab_high = __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
  Words8 cd_low = __builtin_shufflevector(c, d, 0, 8, 1, 9, 4, 12, 5, 13), cd_high = __builtin_shufflevector(c, d, 2, 10, 3, 11, 6, 14, 7, 15);
  *(Words8 *)&to[0][l] = __builtin_shufflevector(ab_low, cd_low, 0, 1, 8, 9, 4, 5, 12, 13);
  *(Words8 *)&to[1][l] = __builtin_shufflevector(ab_low, cd_low, 2, 3, 10, 11, 6, 7, 14, 15);
  *(Words8 *)&to[2][l] = __builtin_shufflevector(ab_high, cd_high, 0, 1, 8, 9, 4, 5, 12, 13);
  *(Words8 *)&to[3][l] = __builtin_shufflevector(ab_high, cd_high, 2, 3, 10, 11, 6, 7, 14, 15);
}
// Loads or stores each active lane's data at its place. A lane without a place loads zero and stores nothing.
static SHARED void load_lanes(const Machine *m, Wave *w, const Instruction *i, const u8 *const *at, u64 exec) {
  static const u8 zeros[16];
  u32 (*to)[LANES] = &w->v[i->d.index], x[LANES];
  if (i->width == 16 && is_full(exec)) {
    for (u32 l = 0; l < LANES; l += 8) {
      const u8 *from[8];
      FULLY_UNROLLED for (u32 n = 0; n < 8; n++) from[n] = at[l + n] ? at[l + n] : zeros;
      load_eight(to, l, from);
    }
    return;
  }
  if (i->width >= 4) {
    EACH_WIDTH(load_words(to, l, at[l] ? at[l] : zeros, width))
    return;
  }
  ALL_LANES_LOOP {
    const u8 *from = at[l] ? at[l] : zeros;
    x[l] = i->width == 2 ? from[0] | (u32)from[1] << 8 : from[0];
  }
  write_part(m, w, i, x, 0, exec);
}
// The same from LDS, where the addresses of inactive lanes are some that fit.
static SHARED void load_lds(const Machine *m, Wave *w, const Instruction *i, const u32 *addresses, u32 part, u64 exec) {
  u32 (*to)[LANES] = &w->v[i->d.index + part], x[LANES];
  const u8 *lds = m->lds;
  if (i->width == 16 && is_full(exec)) {
    for (u32 l = 0; l < LANES; l += 8) {
      const u8 *at[8];
      FULLY_UNROLLED for (u32 n = 0; n < 8; n++) at[n] = lds + addresses[l + n];
      load_eight(to, l, at);
    }
    return;
  }
  if (i->width == 1) ALL_LANES_LOOP x[l] = lds[addresses[l]];
  else if (i->width == 2) ALL_LANES_LOOP x[l] = lds[addresses[l]] | (u32)lds[addresses[l] + 1] << 8;
  else EACH_WIDTH(load_words(to, l, lds + addresses[l], width))
  if (i->width < 4) write_part(m, w, i, x, part, exec);
}
// The lane whose turn it is: which lane of an instruction comes first, and which of two that store to one place comes last,
// is not fixed.
static inline u32 turn(const Machine *m, u32 n) { return n ^ m->lane_order; }
#define IN_TURN(...) \
  for (u32 n = 0; n < LANES; n++) { \
    u32 l = turn(m, n); \
    if (exec >> l & 1) __VA_ARGS__; \
  }

static SHARED void store_lanes(const Machine *m, const Wave *w, const Instruction *i, const Operand *data, u8 *const *at, u64 exec) {
  const u32 (*from)[LANES] = &w->v[data->index], modifiers = data->modifiers;
  if (m->lane_order) IN_TURN(if (at[l]) store_lane(modifiers, from, l, at[l], i->width))
  else EACH_WIDTH(if (at[l]) store_lane(modifiers, from, l, at[l], width))
}

static SHARED void store_lds(const Machine *m, const Wave *w, const Instruction *i, const Operand *data, const u32 *addresses, u64 exec) {
  const u32 (*from)[LANES] = &w->v[data->index], modifiers = data->modifiers;
  if (m->lane_order) IN_TURN(store_lane(modifiers, from, l, m->lds + addresses[l], i->width))
  else EACH_WIDTH(store_lane(modifiers, from, l, m->lds + addresses[l], width))
}

// A wave's stream, for models of time: the index of each instruction that it executes, of an LDS access also its cycles, of
// an access to global memory its 64-byte segments (above eight bits that count its lanes) and its lines. The upper two bits
// say which of these a word is.
enum { OF_LDS = 1u << 30, OF_MEMORY = 2u << 30, OF_LINE = 3u << 30, LINE = 128 };
static inline void note(Machine *m, u32 word) {
  u32 *length = &m->stream_length[m->noted_wave];
  if (*length < m->stream_size) m->stream[m->noted_wave * m->stream_size + (*length)++] = word;
}
static void note_line(Machine *m, u64 line) {
  for (u32 n = 0; n < m->buffer_count; n++) {
    const Buffer *buffer = &m->buffers[(m->last_buffer + n) % m->buffer_count];
    u64 at = line - buffer->address / LINE;
    if (at <= buffer->size / LINE) {
      note(m, OF_LINE | (u32)(buffer->first_line + at));
      return;
    }
  }
}

// How many lanes are off their natural alignment.
static inline u32 count_misaligned(const Machine *m, const Instruction *i, const u64 *addresses, u64 lanes) {
  u32 low_bits = (i->width == 12 ? 4 : i->width) - 1, n = 0;
  ALL_LANES_LOOP n += (lanes >> l & 1) && addresses[l] & low_bits;
  return n;
}

// Request granularity of one access: distinct aligned segments of 32, 64 and 128 bytes, and the bytes asked for.
static void count_segments(Machine *m, const Instruction *i, const u64 *addresses, u64 lanes) {
  u64 *counts = m->global_counts + 6 * i->source_index;
  counts[0]++;
  for (u32 size = 0; size < 3; size++) {
    u64 seen[2 * LANES], largest = 0;
    u32 n = 0;
    for (u32 l = 0; l < LANES; l++) {
      if (!((lanes >> l) & 1)) continue;
      u64 first = addresses[l] >> (5 + size), last = (addresses[l] + i->width - 1) >> (5 + size);
      for (u64 segment = first; segment <= last; segment++) {
        u32 k = n && segment > largest ? 0 : n;  // mostly, each lane lies beyond those before it
        while (k && seen[k - 1] != segment) k--;
        if (!k && n < 2 * LANES) seen[n++] = segment;
        if (segment > largest) largest = segment;
      }
    }
    counts[1 + size] += n;
    if (m->stream && size == 1) note(m, OF_MEMORY | n << 8 | (u32)__builtin_popcountll(lanes));
    if (m->stream && size == 2) for (u32 k = 0; k < n; k++) note_line(m, seen[k]);
  }
  counts[4] += (u64)__builtin_popcountll(lanes) * i->width;
  counts[5] += count_misaligned(m, i, addresses, lanes);
}

// Cycles of one LDS access: for each phase, the largest number of distinct dwords that fall into one bank.
static void count_cycles(const Machine *m, const u32 *addresses, u64 lanes, u32 dwords, u32 width_class, Pattern *p) {
  const u8 *order = m->phase_order + LANES * width_class;
  u32 per_phase = m->lanes_per_phase[width_class], banks = m->banks[width_class];
  p->cycles = p->ideal = 0;
  for (u32 start = 0; start < LANES; start += per_phase) {
    u32 seen[64][LANES], most = 0;
    u8 depth[64] = {0};
    for (u32 n = start; n < start + per_phase; n++) {
      u32 l = order[n];
      if (!((lanes >> l) & 1)) continue;
      for (u32 k = 0; k < dwords; k++) {
        u32 dword = addresses[l] / 4 + k, bank = dword % banks, at = depth[bank];
        while (at && seen[bank][at - 1] != dword) at--;
        if (at) continue;
        seen[bank][depth[bank]++] = dword;
        if (depth[bank] > most) most = depth[bank];
      }
    }
    p->cycles += most;
    p->ideal += most > 0;
  }
}

// Counts an LDS access. Accesses whose lanes lie alike take as many cycles, wherever they begin: the banks only rotate.
static void count_lds(Machine *m, const Instruction *i, const u32 *addresses, u64 lanes) {
  u32 is_load = i->operation == OP_LDS_LOAD || i->operation == OP_LDS_TRANSPOSE;
  u32 width_class = 2 * (i->width <= 4 ? 0 : i->width / 4 - 1) + !is_load;
  Pattern *p = &m->patterns[i->source_index % PATTERNS];
  lanes &= EVERYONE;
  u32 first = lanes ? addresses[__builtin_ctzll(lanes)] : 0, kind = 1 + width_class * 4 + first % 4, differs = 0;
  u32 low_bits = (i->width == 12 ? 4 : i->width) - 1, misaligned = 0, distances[LANES];
  ALL_LANES_LOOP {
    u32 mask = lane_mask(lanes, block, l);
    distances[l] = (addresses[l] - first) & mask;
    differs |= distances[l] ^ p->distances[l];
    misaligned += (addresses[l] & low_bits & mask) != 0;
  }
  if (differs || p->lanes != lanes || p->kind != kind) {
    __builtin_memcpy(p->distances, distances, LANES * sizeof *distances);
    p->lanes = lanes, p->kind = kind;
    count_cycles(m, addresses, lanes, i->width <= 4 ? 1 : i->width / 4, width_class, p);
  }
  u64 *counts = m->lds_counts + 4 * i->source_index;
  if (m->stream) note(m, OF_LDS | p->cycles);
  counts[0]++;
  counts[1] += p->cycles;
  counts[2] += p->cycles - p->ideal;
  counts[3] += misaligned;
}

// A wave that gets by an atomic operation what other waves have used so comes after what they stored up to there, and after
// all that they came after. Of what they have read this holds until the next barrier, also for later: races that this hides
// are not found, but nobody is accused of one that an atomic operation rules out.
static void order_waves(Machine *m, Wave *w, const LdsCell *cell) {
  u32 me = w->index + 1, before = cell->left;
  if (cell->writer && cell->writer != me) {
    Wave *writer = &m->waves[cell->writer - 1];
    if (cell->write_issue > writer->left_word) writer->left_word = cell->write_issue;
    before |= 1u << writer->index | writer->ordered;
  }
  w->ordered |= before;
  for (; before; before &= before - 1) {
    u32 other = (u32)__builtin_ctz(before);
    w->heard[other] = m->waves[other].left_word;
  }
}

// Whether a load that goes straight to LDS may still be on its way: for its own wave until a wait, for another one until
// a barrier after that wait. Such loads of one wave come in order.
static inline int is_on_its_way(const Machine *m, const Wave *w, const Instruction *i, const LdsCell *cell) {
  if (!cell->load) return 0;
  const Wave *loading = &m->waves[cell->writer - 1];
  return loading == w ? !(i->flags & TO_LDS) && cell->load > w->completed[LOADS] : cell->load > loading->loads_visible;
}
static void meet_workgroup(Machine *m, const Wave *w);

static inline void note_store(const Wave *w, const Instruction *i, LdsCell *cell, u32 store_number) {
  cell->writer = w->index + 1, cell->write_issue = store_number, cell->is_defined = 1, cell->stored_by = i->source_index;
  cell->load = i->flags & TO_LDS ? w->issued[LOADS] : 0;
}

static int check_cell(Machine *m, Wave *w, const Instruction *i, LdsCell *cell, u32 lane, u32 byte, u32 bytes, u32 store_number, const u8 *data) {
  u32 me = w->index + 1, is_atomic = i->operation == OP_LDS_ATOMIC || i->operation == OP_FLAT_ATOMIC || i->flags & POLLS;
  u32 gives = i->d.kind != 0;  // what gives nothing back tells its wave nothing
  if (is_atomic || cell->shared_epoch == (u16)w->epoch) {
    if (gives && m->sharing >= FOLLOWED && lane == (u32)__builtin_ctzll(exec_of(w))) meet_workgroup(m, w);
    if (!cell->is_defined && (is_atomic || !store_number)) return fail(m, w, i, UNDEFINED_LDS, lane, 0, byte);
    if (cell->shared_epoch != (u16)w->epoch) cell->left = 0;
    if (gives) order_waves(m, w, cell);
    if (is_atomic) cell->shared_epoch = (u16)w->epoch;
    if (store_number) {
      cell->left = (is_atomic ? cell->left : 0) | 1u << w->index | w->ordered, w->left_word = store_number;
      note_store(w, i, cell, store_number);
    }
    return 0;
  }
  // Two waves that store the same value do not harm each other; Triton does so with replicated values.
  if (cell->writer && cell->writer != me && cell->write_issue > m->waves[cell->writer - 1].lds_visible &&
      cell->write_issue > w->heard[cell->writer - 1] && !(data && !__builtin_memcmp(data, m->lds + byte, bytes)))
    return race(m, w, i, lane, cell->writer - 1, cell->stored_by, byte);
  if (is_on_its_way(m, w, i, cell)) return fail(m, w, i, LDS_BEFORE_WAIT, lane, 0, byte);
  if (store_number) {
    u32 others = cell->read_epoch >= w->epoch ? cell->readers & ~(1u << w->index) & ~w->ordered : 0;
    if (others) {
      u32 first = cell->read_by & 31, is_known = others >> first & 1;
      return race(m, w, i, lane, is_known ? first : (u32)__builtin_ctz(others), is_known ? cell->read_by >> 5 : UNKNOWN, byte);
    }
    note_store(w, i, cell, store_number);
  } else {
    if (!cell->is_defined) return fail(m, w, i, UNDEFINED_LDS, lane, 0, byte);
    if (cell->read_epoch < w->epoch) cell->readers = 0, cell->read_epoch = w->epoch;
    if (!cell->readers) cell->read_by = i->source_index << 5 | w->index;
    cell->readers |= 1u << w->index;
  }
  return 0;
}

// Whether two numbers are the same or both NaN, in fp32 or in fp16 and bf16, or in both halves: which NaN says nothing.
static int are_alike(const u8 *one, const u8 *other, u32 bytes) {
  u32 a = 0, b = 0, infinity = bytes == 4 ? 0x7F800000 : 0x7C00, all = bytes == 4 ? 0x7FFFFFFF : 0x7FFF;
  __builtin_memcpy(&a, one, bytes), __builtin_memcpy(&b, other, bytes);
  if (a == b || ((a & all) > infinity && (b & all) > infinity)) return 1;
  return bytes == 4 && (a & all) < infinity && (b & all) < infinity && are_alike(one, other, 2) && are_alike(one + 2, other + 2, 2);
}

static int check_lds(Machine *m, Wave *w, const Instruction *i, u32 lane, u32 address, u32 store_number, const u8 *data) {
  u32 size = i->width;
  if (address > m->lds_bytes || size > m->lds_bytes - address) return fail(m, w, i, OUTSIDE_LDS, lane, 0, address);
  if (!m->checks) return 0;
  for (u32 byte = address; byte < address + size;) {
    LdsCell *dword = &m->shadow[byte / 4], *bytes = &m->byte_shadow[byte & ~3u];
    const u8 *stored = data ? data + (byte - address) : 0;
    u32 is_whole = byte % 4 == 0 && byte + 4 <= address + size, is_half = byte % 2 == 0 && byte + 2 <= address + size;
    u32 end = byte + (is_whole ? 4 : is_half ? 2 : 1);
    if (stored && end - byte > 1 && are_alike(stored, m->lds + byte, end - byte)) stored = m->lds + byte;
    if (is_whole && !dword->is_split) {
      if (check_cell(m, w, i, dword, lane, byte, 4, store_number, stored)) return 1;
      byte += 4;
      continue;
    }
    if (!dword->is_split) {
      for (u32 k = 0; k < 4; k++) bytes[k] = *dword;
      dword->is_split = 1;
    }
    for (u32 at = byte; at < end; at++)
      if (check_cell(m, w, i, &bytes[at % 4], lane, at, 1, store_number, stored ? stored + (at - byte) : 0)) return 1;
    if (is_whole && store_number) *dword = bytes[0], dword->readers = 0, dword->is_split = 0;
    byte = end;
  }
  return 0;
}

// The common case of check_lds, in which nothing is in the way. If something is, check_lds says what it is; what has been
// noted here it notes once more. The wave's index and epoch are arguments, because no store to a cell changes those.
static inline int passes(const Machine *m, LdsCell *cell, u32 cells, u32 index, u32 epoch, u32 store_number, u32 source) {
  for (; cells; cells--, cell++) {
    u32 writer = cell->writer;
    if (cell->is_split | !(cell->is_defined | store_number) | (cell->shared_epoch == (u16)epoch) | (cell->load != 0)) return 0;
    if (writer && writer != index + 1 && cell->write_issue > m->waves[writer - 1].lds_visible) return 0;
    if (store_number) {
      if (cell->read_epoch >= epoch && cell->readers & ~(1u << index)) return 0;
      cell->writer = index + 1, cell->write_issue = store_number, cell->is_defined = 1, cell->stored_by = source;
    } else {
      u32 readers = cell->read_epoch < epoch ? 0 : cell->readers;
      if (!readers) cell->read_by = source << 5 | index;
      cell->readers = readers | 1u << index;
      if (cell->read_epoch < epoch) cell->read_epoch = epoch;
    }
  }
  return 1;
}
// The cells of an access: one for each whole dword, or for each byte of one dword; null if they are not of one kind.
static inline LdsCell *cells_of(LdsCell *shadow, LdsCell *byte_shadow, u32 address, u32 width) {
  if (width >= 4) return address % 4 ? 0 : shadow + address / 4;
  return shadow[address / 4].is_split && address % 4 + width <= 4 ? byte_shadow + address : 0;
}

// The addresses of an access, and whether those of all active lanes are inside of LDS. Those of the others are 0.
static inline int lds_addresses(const Machine *m, const Instruction *i, const u32 *base, u32 offset, u64 exec, u32 *restrict at) {
  u32 wrong = 0, last = m->lds_bytes - i->width;
  if (is_full(exec)) ALL_LANES_LOOP wrong |= (at[l] = base[l] + offset) > last;
  else ALL_LANES_LOOP wrong |= (at[l] = (base[l] + offset) & lane_mask(exec, block, l)) > last;
  return !wrong && m->lds_bytes >= i->width;
}

// `data` is what is stored, null for a load.
static int check_lds_lanes(Machine *m, Wave *w, const Instruction *i, const u32 *addresses, int fit, u64 exec, u32 number, const Operand *data) {
  u32 store_number = data ? number : 0, width = i->width, index = w->index, epoch = w->epoch;
  LdsCell *shadow = m->shadow, *byte_shadow = m->byte_shadow;
  if (fit && !m->checks) return 0;
  LANE_LOOP {
    u8 bytes[16];
    // Lanes 16-31 of gfx11's matrix operands read what lanes 0-15 read.
    if (!data && l >= 16 && exec >> (l - 16) & 1 && addresses[l] == addresses[l - 16]) continue;
    LdsCell *cells = fit && !(i->flags & POLLS) ? cells_of(shadow, byte_shadow, addresses[l], width) : 0;
    if (cells && passes(m, cells, width < 4 ? width : width / 4, index, epoch, store_number, i->source_index)) continue;
    if (data) store_lane(data->modifiers, &w->v[data->index], l, bytes, width);
    if (check_lds(m, w, i, l, addresses[l], store_number, data ? bytes : 0)) return 1;
  }
  return 0;
}

static int lds_access(Machine *m, Wave *w, const Instruction *i, int is_store) {
  u64 exec = exec_of(w);
  u32 number = issue(w, i), addresses[2][LANES], spread[LANES], accesses = i->flags & TWO_ADDRESSES ? 2 : 1;
  const u32 *base_address = lane_words(w, &i->s[0], 0, spread);
  for (u32 k = 0; k < accesses; k++) {
    u32 n = m->lane_order && is_store ? accesses - 1 - k : k;  // which of a lane's stores comes first, no document says
    u32 offset = (u32)(n ? i->offset2 : i->offset), *at = addresses[n];
    const Operand *data = is_store ? &i->s[1 + n] : 0;
    int fit = lds_addresses(m, i, base_address, offset, exec, at);
    if (check_lds_lanes(m, w, i, at, fit, exec, order_in_lds(w), data)) return 1;
    if (is_store) store_lds(m, w, i, data, at, exec);
    if (m->counting && exec) count_lds(m, i, at, exec);
  }
  // Addresses may lie in the registers that are loaded: load after all of them are known.
  if (!is_store && exec) for (u32 n = 0; n < accesses; n++) load_lds(m, w, i, addresses[n], n * i->width / 4, exec);
  if (is_store) tell_lds(m, w, number), m->changes++;
  else mark_loading(w, i, number);
  return 0;
}

// gfx950's transposing loads: sixteen lanes read 64 bits each. Together these are rows of sixteen elements (two lanes
// per row of 8-bit elements, four of 16-bit ones), and lane n gets column n. All lanes have to execute (CDNA4's ISA, 11.4).
static int lds_transpose(Machine *m, Wave *w, const Instruction *i) {
  u64 exec = exec_of(w);
  if (exec && !is_full(exec)) return fail(m, w, i, INACTIVE_LANES, (u32)__builtin_ctzll(~exec), 0, 0);
  u8 rows[LANES][8];
  u32 number = issue(w, i), addresses[LANES] = {0}, size = (u32)i->offset2;
  LANE_LOOP {
    addresses[l] = word(w, &i->s[0], l, 0) + (u32)i->offset;
    if (check_lds(m, w, i, l, addresses[l], 0, 0)) return 1;
    __builtin_memcpy(rows[l], m->lds + addresses[l], 8);
  }
  LANE_LOOP {
    u8 column[8];
    for (u32 n = 0; n < 8 / size; n++) {
      u32 at = n * 16 + l % 16, from = (l & ~15u) + at * size / 8;
      __builtin_memcpy(column + n * size, rows[from] + at * size % 8, size);
    }
    __builtin_memcpy(&w->v[i->d.index][l], column, 4);
    __builtin_memcpy(&w->v[i->d.index + 1][l], column + 4, 4);
  }
  if (m->counting && exec) count_lds(m, i, addresses, exec);
  mark_loading(w, i, number);
  return 0;
}

// ds_permute_b32 (lane l's value goes to the lane it names, of several the last one's in turn; one that nobody names gets
// zero) and ds_bpermute_b32 (lane l gets the value of the lane it names, and of an inactive one zero, as AMD's ISA documents
// say: such reads are counted, because languages leave open what they give). gfx11's bpermute works within 32 lanes, gfx9's and gfx12's within the wave.
static void permute_lanes(Machine *m, Wave *w, const Instruction *i, u32 is_push) {
  u64 exec = exec_of(w), known[2] = {w->defined[i->s[1].index][0], w->defined[i->s[1].index][1]};
  u32 x[LANES] = {0}, from[LANES];
  ALL_LANES_LOOP from[l] = LANES;
  IN_TURN({
    u32 other = (word(w, &i->s[0], l, 0) + (u32)i->offset) / 4 % LANES;
    if (is_push) from[other] = l, x[other] = word(w, &i->s[1], l, 0);
    else from[l] = other, x[l] = exec >> other & 1 ? word(w, &i->s[1], other, 0) : 0;
  })
  write_lanes(w, &i->d, 0, x, exec);
  u32 zeros = 0;
  LANE_LOOP {
    u32 at = from[l] % LANES, is_zero = from[l] == LANES || !(exec >> at & 1);
    define_lane(w, i->d.index, l, is_zero | (u32)(known[0] >> at), is_zero | (u32)(known[1] >> at));
    zeros |= is_zero;
  }
  m->inactive_shuffles[i->source_index] += zeros & !is_push;
  mark_loading(w, i, issue(w, i));
}

// ds_swizzle_b32: lanes of each 32 in an order that the offset tells: quads, a rotation, or bits of the lane's number.
static void swizzle_lanes(Machine *m, Wave *w, const Instruction *i) {
  u64 exec = exec_of(w), known[2] = {w->defined[i->s[0].index][0] | ~exec, w->defined[i->s[0].index][1] | ~exec};
  u32 x[LANES], how = (u32)i->offset, zeros = 0;
  ALL_LANES_LOOP {
    u32 at = l & 31, from;
    if (how >= 0xe000) {  // the order of a Fourier transform
      from = reverse_bits(at) >> 27 >> __builtin_popcount(how & 31) | (at & how & 31);
    } else if (how >= 0xc000) {
      u32 turn = how >> 5 & 31, kept = how & 31;
      from = (at & kept) | (((how >> 10 & 1 ? at - turn : at + turn) & 31) & ~kept);
    } else if (how & 0x8000) {
      from = (at & ~3u) | (how >> 2 * (at & 3) & 3);
    } else {
      from = ((at & how & 31) | (how >> 5 & 31)) ^ (how >> 10 & 31);
    }
    from |= l & 32;
    x[l] = exec >> from & 1 ? word(w, &i->s[0], from, 0) : 0;
    zeros |= exec >> l & ~(exec >> from) & 1;
    if (exec >> l & 1) define_lane(w, i->d.index, l, (u32)(known[0] >> from), (u32)(known[1] >> from));
  }
  m->inactive_shuffles[i->source_index] += zeros;
  write_lanes(w, &i->d, 0, x, exec);
  mark_loading(w, i, issue(w, i));
}

// ---- atomic operations ---------------------------------------------------------------------------------------

static inline u32 pk_add_f16(u32 a, u32 b) { return f16_bits(as_f16(a) + as_f16(b)) | f16_bits(as_f16(a >> 16) + as_f16(b >> 16)) << 16; }
static inline u32 pk_add_bf16(u32 a, u32 b) {
  return bf16_bits(as_bf16(a & 0xffff) + as_bf16(b & 0xffff)) | bf16_bits(as_bf16(a >> 16) + as_bf16(b >> 16)) << 16;
}

#include "atomics.inc"

static inline u64 data_of(const Wave *w, const Instruction *i, const Operand *o, u32 l) {
  return i->width == 8 ? pair(w, o, l) : word(w, o, l, 0);
}

// One lane's operation. `data` is followed by what compare-and-swap compares with.
static void atomic_lane(Machine *m, Wave *w, const Instruction *i, const Operand *data, u32 l, u8 *at) {
  u64 before = 0;
  __builtin_memcpy(&before, at, i->width);
  u64 after = atomic_result((u32)i->offset2, before, data_of(w, i, data, l), data[1].kind ? data_of(w, i, data + 1, l) : 0);
  __builtin_memcpy(at, &after, i->width);
  if (before != after) m->stores++, m->changes++;
  if (!i->d.kind) return;
  for (u32 k = 0; k < i->width / 4; k++) w->v[i->d.index + k][l] = (u32)(before >> 32 * k);
}

// The lanes' data at their places, in the order in which they are served. A lane without a place reads zero.
static int transfer(Machine *m, Wave *w, const Instruction *i, const Operand *data, u8 *const *at, u64 exec, int access) {
  if (access == LOAD) load_lanes(m, w, i, (const u8 *const *)at, exec);
  if (access == STORE) store_lanes(m, w, i, data, at, exec), m->stores++, m->changes++;
  if (access == ATOMIC) IN_TURN({
    if (at[l]) atomic_lane(m, w, i, data, l, at[l]);
    else for (u32 k = 0; k < i->d.count; k++) w->v[i->d.index + k][l] = 0;
  })
  return 0;
}

// gfx9's loads that go on into LDS: from where M0 points, the lanes' data lie behind each other.
static int copy_to_lds(Machine *m, Wave *w, const Instruction *i, u8 *const *at, u64 exec) {
  static const u8 zeros[16];
  u32 addresses[LANES] = {0};
  w->lds_copies++;
  LANE_LOOP {
    const u8 *from = at[l] ? at[l] : zeros;
    addresses[l] = w->s[M0] + (u32)i->offset + l * i->width;
    if (check_lds(m, w, i, l, addresses[l], order_in_lds(w), from)) return 1;
    __builtin_memcpy(m->lds + addresses[l], from, i->width);
  }
  m->changes++;
  return 0;
}

static int lds_atomic(Machine *m, Wave *w, const Instruction *i) {
  u64 exec = exec_of(w);
  u32 number = issue(w, i), addresses[LANES] = {0};
  u8 *at[LANES] = {0};
  LANE_LOOP {
    addresses[l] = word(w, &i->s[0], l, 0) + (u32)i->offset;
    if (addresses[l] % i->width) return fail(m, w, i, MISALIGNED, l, 0, addresses[l]);
    if (check_lds(m, w, i, l, addresses[l], order_in_lds(w), 0)) return 1;
    at[l] = m->lds + addresses[l];
  }
  transfer(m, w, i, &i->s[1], at, exec, ATOMIC);
  if (m->counting && exec) count_lds(m, i, addresses, exec);
  tell_lds(m, w, number);
  mark_loading(w, i, number);
  return 0;
}

#include "sharing.inc"

// ---- global memory, buffers, scratch ---------------------------------------------------------------------------

// Where a lane's scratch memory is, or null with a fault.
static u8 *scratch_at(Machine *m, Wave *w, const Instruction *i, u32 l, u64 address) {
  if (address > m->scratch_bytes || i->width > m->scratch_bytes - address)
    return fail(m, w, i, OUTSIDE_SCRATCH, l, 0, address), (u8 *)0;
  return m->scratch + ((u64)w->index * LANES + l) * m->scratch_bytes + address;
}

// What the upper half of a flat address means: LDS, scratch memory, or neither.
static inline u32 aperture(u64 address) { return address >> 32 == SHARED_APERTURE || address >> 32 == PRIVATE_APERTURE ? (u32)(address >> 32) : 0; }

// A flat address means LDS or scratch memory if its upper half is that of their aperture.
static u8 *resolve_flat(Machine *m, Wave *w, const Instruction *i, u32 l, u64 address, int access) {
  if (address >> 32 == PRIVATE_APERTURE) return scratch_at(m, w, i, l, (u32)address);
  if (address >> 32 != SHARED_APERTURE) return resolve(m, w, i, l, address, i->width, access != LOAD);
  u8 data[16];
  if (access == STORE) store_lane(i->s[2].modifiers, &w->v[i->s[2].index], l, data, i->width);
  if (check_lds(m, w, i, l, (u32)address, access == LOAD ? 0 : order_in_lds(w), access == STORE ? data : 0)) return 0;
  return m->lds + (u32)address;
}

// What is loaded from scratch memory is as defined as what was stored there; of a half register, one byte is enough.
static SHARED void follow_scratch(Machine *m, Wave *w, const Instruction *i, const Operand *data, u8 *const *at, u64 exec, int access) {
  u64 size = (u64)m->wave_count * LANES * m->scratch_bytes;
  if (m->checks) LANE_LOOP {
    u64 offset = (u64)(at[l] - m->scratch);
    if (offset >= size) continue;  // a flat access to other memory
    u8 *is_known = m->scratch_known + offset;
    for (u32 n = 0; n < i->width; n += 2) {  // halves of registers
      u32 upper = i->width < 4 ? (data->modifiers & HIGH) != 0 : n / 2 & 1, both = n + 1 < i->width;
      const u64 *of = w->defined[data->index + n / 4];
      u8 *two = is_known + n;
      if (access != LOAD) two[0] = two[both] = access == ATOMIC || of[upper] >> l & 1;
      else if (!two[0] && !two[both]) {
        u64 *to = w->defined[i->d.index + n / 4];
        if (i->width >= 4) to[upper] &= ~(1ull << l);
        else for (u32 half = 0; half < 2; half++) to[half] &= ~((u64)(i->d.halves >> half & 1) << l);
      }
    }
  }
}

static int global_access(Machine *m, Wave *w, const Instruction *i, int access) {
  u64 exec = exec_of(w), addresses[LANES] = {0};
  u8 *at[LANES] = {0};
  const Operand *base = &i->s[1];
  cut.lanes = cut.upper_lanes = 0;
  u32 number = issue(w, i), is_flat = i->flags & IS_FLAT, reads_lds = 0;
  if (is_flat) w->out_of_order[LDS] = ++w->issued[LDS];  // it counts as an access to LDS too
  LANE_LOOP {
    u64 address = base->kind == SGPR ? pair(w, base, l) + word(w, &i->s[0], l, 0) : pair(w, &i->s[0], l);
    addresses[l] = address + (u64)(i64)i->offset;
    if (!is_flat) continue;
    // Hardware goes by the upper half of the register, without the offset (LLVM, SIISelLowering and AMDGPUUsage).
    if (aperture(address) != aperture(addresses[l])) return fail(m, w, i, UNDEFINED_ADDRESS, l, 0, addresses[l]);
    if (access == ATOMIC && addresses[l] % i->width) return fail(m, w, i, MISALIGNED, l, 0, addresses[l]);
    at[l] = resolve_flat(m, w, i, l, addresses[l], access);
    if (!at[l]) return 1;
    if (at[l] < m->lds || at[l] >= m->lds + m->lds_bytes) continue;
    reads_lds = 1;
    // On gfx9 LDS answers before or after global memory (LLVM, GCNSubtarget.h, hasFlatLgkmVMemCountInOrder).
    if (LANES == 64) w->out_of_order[i->counter] = number;
  }
  if (!is_flat && resolve_lanes(m, w, i, addresses, exec, at, access)) return 1;
  u64 stored = m->sharing ? watch(m, w, i, addresses, at, exec, access, &i->s[2], number) : 0;
  if (i->flags & TO_LDS ? copy_to_lds(m, w, i, at, exec) : transfer(m, w, i, &i->s[2], at, exec & ~stored, access)) return 1;
  if (m->sharing >= FOLLOWED && access == ATOMIC) watch_changes(m, i, addresses, exec);
  if (is_flat) follow_scratch(m, w, i, &i->s[2], at, exec, access);
  if (cut.lanes && end_cut_dwords(m, w, i, access)) return 1;
  if (m->counting && exec) count_segments(m, i, addresses, exec);
  mark_loading(w, i, number);
  for (u32 r = 0; reads_lds && i->d.kind == VGPR && r < i->d.count; r++) w->lds_ready[i->d.index + r] = w->issued[LDS];
  return 0;
}

// How many bytes of an access lie before the end of a raw buffer. Each dword is checked by itself, what is narrower than one
// as a whole, and so are atomic operations (AMD's ISA documents: "Load/store-Dword-x{2,3,4} and range-check per component").
static inline u32 bytes_inside(const Instruction *i, u64 offset, u64 end, int access) {
  u64 left = offset < end ? end - offset : 0;
  return left >= i->width ? i->width : access == ATOMIC || i->width < 4 ? 0 : (u32)left & ~3u;
}

// A lane's access of which the last dwords lie behind the end: they read zero, and are not stored. Says where the data of a
// load are; a store is done here.
static int access_in_part(Machine *m, Wave *w, const Instruction *i, u32 l, u64 address, u32 bytes, int access, u8 **at) {
  static _Thread_local u8 loaded[LANES][16];
  u8 *data = resolve(m, w, i, l, address, bytes, access == STORE);
  if (!data) return 1;
  if (access == STORE) return store_lane(0, &w->v[i->s[3].index], l, data, bytes), m->stores++, m->changes++, 0;
  __builtin_memset(loaded[l], 0, 16);
  __builtin_memcpy(loaded[l], data, bytes);
  *at = loaded[l];
  return 0;
}

// Raw buffers (stride 0): what does not fit into num_records reads zero and is not stored. Whether a scalar offset counts
// there gfx9's documents say in two ways: where that matters, nothing is known. A descriptor whose base is the private
// aperture is that of scratch memory, whose offset in a scalar register counts for all lanes of a wave.
static int buffer_access(Machine *m, Wave *w, const Instruction *i, int access) {
  u64 exec = exec_of(w), addresses[LANES] = {0}, inside = 0, partly = 0;
  u8 *at[LANES] = {0};
  u32 bytes[LANES];
  const u32 *resource = &w->s[i->s[1].index];
  u64 base = resource[0] | (u64)(resource[1] & 0xffff) << 32;
  u32 soffset = word(w, &i->s[2], 0, 0), scratch = is_scratch(resource);
  if (!scratch && !is_raw(resource)) return fail(m, w, i, STRIDED_BUFFER, 0, i->s[1].index, 0);
  LANE_LOOP {
    u64 offset = (i->flags & OFFEN ? (u64)word(w, &i->s[0], l, 0) : 0) + (u32)i->offset;
    if (scratch) {
      at[l] = scratch_at(m, w, i, l, (u32)(offset + soffset / LANES));
      if (!at[l]) return 1;
      continue;
    }
    bytes[l] = bytes_inside(i, offset + soffset, resource[2], access);
    if (LANES == 64 && soffset && bytes[l] != bytes_inside(i, offset, resource[2], access))
      return fail(m, w, i, STRIDED_BUFFER, l, i->s[1].index, 0);
    addresses[l] = base + offset + soffset;
    if (bytes[l] == i->width) inside |= 1ull << l;
    else if (bytes[l]) partly |= 1ull << l;
  }
  u32 number = issue(w, i);
  cut.lanes = cut.upper_lanes = 0;
  if (resolve_lanes(m, w, i, addresses, inside, at, access)) return 1;
  u64 stored = m->sharing ? watch(m, w, i, addresses, at, inside, access, &i->s[3], number) : 0;
  for (u64 left = partly; left; left &= left - 1) {
    u32 l = (u32)__builtin_ctzll(left);
    if (access_in_part(m, w, i, l, addresses[l], bytes[l], access, &at[l])) return 1;
  }
  if (i->flags & TO_LDS ? copy_to_lds(m, w, i, at, exec) : transfer(m, w, i, &i->s[3], at, exec & ~stored, access)) return 1;
  if (m->sharing >= FOLLOWED && access == ATOMIC) watch_changes(m, i, addresses, inside);
  if (scratch) follow_scratch(m, w, i, &i->s[3], at, exec, access);
  if (cut.lanes && end_cut_dwords(m, w, i, access)) return 1;
  if (m->counting && inside) count_segments(m, i, addresses, inside);
  mark_loading(w, i, number);
  return 0;
}

static int scratch_access(Machine *m, Wave *w, const Instruction *i, int access) {
  u64 exec = exec_of(w);
  u8 *at[LANES] = {0};
  LANE_LOOP {
    u32 of_lane = i->s[0].kind ? word(w, &i->s[0], l, 0) : 0, of_wave = i->s[1].kind ? word(w, &i->s[1], l, 0) : 0;
    u64 address = (u64)(i64)i->offset;
    address += i->flags & SIGNED_ADDRESS ? (u64)((i64)(i32)of_lane + (i32)of_wave) : (u64)of_lane + of_wave;
    // gfx11 misplaces what carries out of the two lowest bits (LLVM, checkFlatScratchSVSSwizzleBug).
    u32 carries = (of_lane & 3) + ((of_wave + (u32)i->offset) & 3) > 3;
    if (i->flags & NO_CARRY && i->s[0].kind && i->s[1].kind && carries) return fail(m, w, i, UNDEFINED_ADDRESS, l, 0, address);
    at[l] = scratch_at(m, w, i, l, address);
    if (!at[l]) return 1;
  }
  if (transfer(m, w, i, &i->s[2], at, exec, access)) return 1;
  follow_scratch(m, w, i, &i->s[2], at, exec, access);
  u32 number = issue(w, i);
  if (access == LOAD) mark_loading(w, i, number);
  return 0;
}

// A scalar load that begins in a buffer may reach beyond its end: compilers load whole dwords, and four of them, of which a
// part is wanted, and what is allocated goes on to a multiple of 256 bytes. Garbage is there. `inside`: the bytes of the buffer.
static const u8 *resolve_scalar(Machine *m, Wave *w, const Instruction *i, u64 address, u32 *inside, u8 *beyond) {
  enum { ALLOCATED = 256, WIDEST = 64 };
  *inside = i->width;
  for (u32 n = 0; n < m->buffer_count; n++) {
    const Buffer *buffer = &m->buffers[n];
    u64 at = address - buffer->address, left = buffer->size - at;
    if (at >= buffer->size || left >= i->width || at % ALLOCATED + i->width > ALLOCATED) continue;
    __builtin_memset(beyond, 0x9d, WIDEST);
    __builtin_memcpy(beyond, buffer->data + at, left);
    *inside = (u32)left;
    return beyond;
  }
  return resolve(m, w, i, 0, address, i->width, 0);
}

static int scalar_load(Machine *m, Wave *w, const Instruction *i) {
  u64 base = pair(w, &i->s[0], 0), more = i->s[1].kind ? word(w, &i->s[1], 0, 0) : 0, address = base + more + (u64)(i64)i->offset;
  u32 unit = i->width < 4 ? i->width : 4;
  // Of each part the two lowest bits are ignored, and all offsets together are not negative (AMD's ISA documents, "Scalar
  // Memory Addressing").
  u32 is_apart = unit == 4 && address % 4 == 0 && (base % 4 || more % 4 || i->offset % 4);
  if (is_apart || (i64)more + i->offset < 0) return fail(m, w, i, UNDEFINED_ADDRESS, 0, 0, address);
  if (address % unit) return fail(m, w, i, MISALIGNED, 0, 0, address);  // the hardware would ignore the lowest bits
  u8 beyond[64];
  u32 x = 0, inside;
  const u8 *at = resolve_scalar(m, w, i, address, &inside, beyond);
  if (!at) return 1;
  if (m->sharing >= FOLLOWED && i->flags & (IS_COHERENT | POLLS)) observe(m, w, i, address, inside, LOAD);
  else if (m->sharing) at = watch_load(m, w, i, 0, address, at, inside, beyond, 0);
  for (u32 r = (inside + 3) / 4; r < i->d.count; r++) w->s_known[i->d.index + r] = 0;
  if (i->width >= 4) {
    __builtin_memcpy(&w->s[i->d.index], at, i->width);
  } else {
    __builtin_memcpy(&x, at, i->width);
    if (i->flags & SIGN_EXTEND) x = i->width == 2 ? (u32)(i32)(i16)x : (u32)(i32)(signed char)x;
    w->s[i->d.index] = x;
  }
  mark_loading(w, i, issue(w, i));
  return 0;
}

#include "matrix.inc"

// ---- lanes that fetch from other lanes (DPP) -------------------------------------------------------------------

// The lane that lane l reads, or LANES if there is none.
static u32 dpp_source(u32 kind, u32 parameter, u32 l) {
  u32 row = l & ~15u, at = l & 15;
  switch (kind) {
    case QUAD_PERM: return (l & ~3u) | (parameter >> 4 * (l & 3) & 3);
    case DPP8: return (l & ~7u) | (parameter >> 4 * (l & 7) & 7);
    case ROW_SHL: return at + parameter < 16 ? l + parameter : LANES;
    case ROW_SHR: return at >= parameter ? l - parameter : LANES;
    case ROW_ROR: return row | ((at - parameter) & 15);
    case ROW_MIRROR: return row | (15 - at);
    case ROW_HALF_MIRROR: return l ^ 7;
    case ROW_XMASK: return row | (at ^ parameter);
    case WAVE_SHL: return l + 1;
    case WAVE_SHR: return l ? l - 1 : LANES;
    case WAVE_ROL: return (l + 1) % LANES;
    case WAVE_ROR: return (l + LANES - 1) % LANES;
    case ROW_BCAST: return l > parameter ? (parameter == 15 ? row - 1 : 31) : LANES;
    default: return row | parameter;  // row_share, row_newbcast
  }
}

static void fetch_lanes(const Machine *m, Wave *w, const Instruction *i, u64 exec) {
  u64 written = 0, low = 0, high = 0;
  ALL_LANES_LOOP {
    u32 from = dpp_source((u32)i->offset, (u32)i->offset2, l);
    int is_valid = from < LANES && ((exec >> from & 1) || i->flags & FETCH_INACTIVE);
    int is_enabled = (i->width >> l / 16 & 1) && (i->width >> (4 + l % 16 / 4) & 1);
    w->v[i->d.index][l] = is_valid ? w->v[i->s[0].index][from] : 0;
    low |= (is_valid ? w->defined[i->s[0].index][0] >> from & 1 : 1) << l;
    high |= (is_valid ? w->defined[i->s[0].index][1] >> from & 1 : 1) << l;
    if (is_enabled && (is_valid || i->flags & BOUND_CONTROL)) written |= 1ull << l;
  }
  w->dpp_lanes = written;
  w->defined[i->d.index][0] = low, w->defined[i->d.index][1] = high;
}

static void chose(Machine *m, const Instruction *i, u32 is_true) { m->outcomes[i->source_index][is_true ? TRUE_FOR_ONE : FALSE_FOR_ONE]++; }
static void chose_lanes(Machine *m, const Instruction *i, u64 mask, u64 exec) {
  m->outcomes[i->source_index][TRUE_FOR_ONE] += (mask & exec & EVERYONE) != 0;
  m->outcomes[i->source_index][FALSE_FOR_ONE] += (~mask & exec & EVERYONE) != 0;
}

#include "functions.inc"

// ---- calls of the host ---------------------------------------------------------------------------------------

// Answers all waves that have called the host, and keeps what they send to be printed.
static void answer_calls(Machine *m) {
  enum { PRINT = 2, BEGINS = 1, ID = 8, IS_READY = 1, TO_ERRORS = 1 };
  HostCalls *h = m->host;
  u64 ready = h->ready_stack;
  h->ready_stack = 0;
  while (ready) {
    u64 number = ready & h->index_mask;
    HostPacket *packet = (HostPacket *)((u8 *)h + HEADERS) + number;
    u64 *payload = (u64 *)((u8 *)h + PAYLOADS) + number * PAYLOAD_LANES * PAYLOAD_WORDS;
    for (u64 lanes = packet->lanes; lanes; lanes &= lanes - 1) {
      u64 *words = payload + (u32)__builtin_ctzll(lanes) * PAYLOAD_WORDS;
      if (packet->service != PRINT) {
        words[0] = 0;
        continue;
      }
      if (words[0] & BEGINS) {
        h->asserted |= words[1] & TO_ERRORS;  // nothing else is printed there
        words[0] = (words[0] & 0xfe) | h->messages++ << ID;
      }
      if (h->logged < MOST_LOGGED) __builtin_memcpy(m->host_log[h->logged], words, PAYLOAD_WORDS * 8);
      h->logged++;
    }
    ready = packet->next;
    packet->control &= ~(u32)IS_READY;
    m->changes++, m->stores++;
  }
}

// ---- control -------------------------------------------------------------------------------------------------

// LDS executes the operations of all waves in one total order (LLVM, SIMemoryLegalizer.cpp, insertWait), so a store that
// was issued before the barrier is seen after it. Compilers wait for it all the same where it must be ordered with global
// memory too; a barrier without that wait is counted, not a fault. What a wave does between signal and wait belongs to the
// next epoch already: nothing orders it with what others did before their signals.
static void signal_barrier(Machine *m, Wave *w, const Instruction *i) {
  if (m->wave_count > 1) m->pending_at_barrier[i->source_index] += w->last_lds_store > w->completed[LDS];
  w->lds_at_arrival = order_in_lds(w);
  w->loads_at_arrival = w->completed[LOADS];
  w->stores_at_arrival = (m->publishes_issued ? w->issued : w->completed)[m->store_counter];
  w->events_at_arrival = w->events;
  if (m->sharing >= FOLLOWED) note_waited(m, w, w->stores_at_arrival);
  w->signalled = 1;
  w->epoch++;
}

static u32 signals_of(const Machine *m) {
  u32 signals = 0;
  for (u32 k = 0; k < m->wave_count; k++) signals += m->waves[k].signalled;
  return signals;
}
// gfx12's half of a barrier, which a wave alone does without (RDNA4 ISA, 5.6). Whether it came first goes to SCC, when scalar
// loads would have come.
static int signal_alone(Machine *m, Wave *w, const Instruction *i) {
  if (i->flags & WRITES_SCC) w->scc = m->wave_count > 1 && !signals_of(m), w->scc_known = 1, w->scc_ready = issue(w, i);
  if (m->wave_count == 1) return 0;
  if (w->signalled) return fail(m, w, i, BARRIER_NOT_REACHED, 0, 0, 0);
  w->passed = 0;
  signal_barrier(m, w, i);
  return 0;
}
static void read_barrier(Machine *m, Wave *w, const Instruction *i) {
  enum { IS_VALID = 1, MEMBERS = 4, SIGNALS = 16 };
  set_word(w, &i->d, 0, IS_VALID | m->wave_count << MEMBERS | signals_of(m) << SIGNALS);
  mark_loading(w, i, issue(w, i));
}

// Whether a wave is where it was, with the same registers.
static int is_as_before(const Machine *m, const Wave *w) {
  const Wave *b = m->before;
  return w->pc == b->pc && w->scc == b->scc && !__builtin_memcmp(w->s, b->s, sizeof w->s) && !__builtin_memcmp(w->v, b->v, sizeof w->v);
}

// A clock goes on by some ticks with each reading: nothing here takes time.
static void read_clock(Machine *m, Wave *w, const Instruction *i) {
  u64 now = i->offset > 63 ? m->clock : m->clock & ((1ull << i->offset) - 1);
  m->clock += 16;
  set_word(w, &i->d, 0, (u32)now);
  if (i->d.count > 1) set_word(w, &i->d, 1, (u32)(now >> 32));
  if (i->flags & OUT_OF_ORDER) mark_loading(w, i, issue(w, i));
}

// Where code goes on that jumps to an address.
static int jump(Machine *m, Wave *w, const Instruction *i, u32 *next) {
  u64 address = pair(w, &i->s[0], 0), at = (address & 0xffffffffffffull) - ((u64)CODE_BASE_HIGH << 32);
  if (at % CODE_UNIT || at / CODE_UNIT >= m->text_size) return fail(m, w, i, NO_CODE, 0, 0, address);
  if (i->d.kind) set_word(w, &i->d, 0, i->s[1].low), set_word(w, &i->d, 1, i->s[1].high);
  *next = m->starts[at / CODE_UNIT];
  return 0;
}

// Whether a wave polls where it has polled before in a turn of its own.
static int looks_again(Wave *w, const Instruction *i) {
  u32 before = w->looked;
  w->looked = i->flags & POLLS ? w->pc : 0;
  return w->looked && w->looked == before;
}

// A wave runs until it ends, waits at a barrier or its slice of time is over. What it does from a poll on, or in the last
// quarter of its slice, shows whether it repeats itself: with the same registers at the same place and memory as it was,
// it does the same for ever. In step, its turn also ends with an access by which waves order themselves; where it polls, the
// first time.
#define LET_OTHERS_COME(access) if (!m->in_step || !orders_waves(i, access) || looks_again(w, i)) break; m->left += left; return 0
static int run_wave(Machine *m, Wave *w) {
  u64 left = m->slice < m->left ? m->slice : m->left, changes = 0;
  enum { MOST_LOOKS = 8 };  // at a wave that polls
  u32 watched = ~0u, looks = 0, next = w->pc;
  m->left -= left;
  m->flush_f32 = w->flush_f32;
  m->noted_wave = w->index;
  w->spins = 0;
  for (;;) {
    u32 pc = next;
    w->pc = pc;
    if (pc == watched && changes == m->changes && is_as_before(m, w)) return w->spins = 1, m->left += left, 0;
    const Instruction *i = &m->program[pc];
    if (left == m->slice / 4 || (i->flags & POLLS && looks < MOST_LOOKS && ++looks)) {
      watched = pc, changes = m->changes;
      __builtin_memcpy(m->before, w, sizeof *w);
    }
    if (!left--) return m->left ? 0 : fail(m, w, i, ENDLESS, 0, 0, 0);
    w->pc = next = pc + 1;
    m->executed[i->source_index] += i->counted;
    if (m->stream && i->counted) note(m, i->source_index);
    if (m->suspect_count) {
      if (i->counted) w->recent[w->step++ % RECENT] = i->source_index;
      if (i->flags & IS_SUSPECT && comes_too_soon(m, w, i)) return 1;
    }
    if (m->checks && check_operands(m, w, i)) return 1;
    u64 exec = exec_of(w) & (i->flags & USES_DPP ? w->dpp_lanes : ~0ull);
    u32 scc = w->scc;
    m->outcomes[i->source_index][FOR_A_LANE] += (exec & EVERYONE) != 0;
    switch (i->operation) {
#include "cases.inc"
      case OP_NOTHING: break;
      case OP_SLEEP: if (m->host && m->host->ready_stack) answer_calls(m); break;
      case OP_TRAP: return fail(m, w, i, TRAP, exec & EVERYONE ? (u32)__builtin_ctzll(exec & EVERYONE) : 0, 0, 0);
      case OP_PAST_THE_END: return fail(m, w, i, PAST_THE_END, 0, 0, 0);
      case OP_END: w->status = ENDED; m->left += left; return 0;
      case OP_BARRIER: signal_barrier(m, w, i); w->status = AT_BARRIER; m->left += left; return 0;
      case OP_BARRIER_SIGNAL: if (signal_alone(m, w, i)) return 1; break;
      case OP_BARRIER_STATE: read_barrier(m, w, i); break;
      case OP_BARRIER_WAIT:
        if (m->wave_count == 1 || w->passed) {
          w->passed = 0;
          break;
        }
        if (!w->signalled) return fail(m, w, i, BARRIER_NOT_REACHED, 0, 0, 0);
        w->status = AT_BARRIER;
        m->left += left;
        return 0;
      case OP_DPP: fetch_lanes(m, w, i, exec); break;
      case OP_LDS_TRANSPOSE: if (lds_transpose(m, w, i)) return 1; break;
      case OP_LDS_PERMUTE: permute_lanes(m, w, i, 1); break;
      case OP_LDS_SWIZZLE: swizzle_lanes(m, w, i); break;
      case OP_LDS_BPERMUTE: permute_lanes(m, w, i, 0); break;
      case OP_WAIT: wait_for_all(m, w, i); break;
      case OP_CLOCK: read_clock(m, w, i); break;
      case OP_JUMP: if (jump(m, w, i, &next)) return 1; break;
      case OP_FLUSH_F32: m->flush_f32 = w->flush_f32 = (u32)i->offset; break;
      case OP_BRANCH: next = i->target; break;
      case OP_BRANCH_SCC0: next = scc ? next : i->target; break;
      case OP_BRANCH_SCC1: next = scc ? i->target : next; break;
      case OP_BRANCH_VCCZ: next = w->s[VCC] | (LANES > 32 ? w->s[VCC + 1] : 0) ? next : i->target; break;
      case OP_BRANCH_VCCNZ: next = w->s[VCC] | (LANES > 32 ? w->s[VCC + 1] : 0) ? i->target : next; break;
      case OP_BRANCH_EXECZ: next = exec ? next : i->target; break;
      case OP_BRANCH_EXECNZ: next = exec ? i->target : next; break;
      case OP_LDS_LOAD: if (lds_access(m, w, i, 0)) return 1; break;
      case OP_LDS_STORE: if (lds_access(m, w, i, 1)) return 1; break;
      case OP_LDS_ATOMIC: if (lds_atomic(m, w, i)) return 1; LET_OTHERS_COME(ATOMIC);
      case OP_GLOBAL_LOAD: case OP_FLAT_LOAD: if (global_access(m, w, i, LOAD)) return 1; LET_OTHERS_COME(LOAD);
      case OP_GLOBAL_STORE: case OP_FLAT_STORE: if (global_access(m, w, i, STORE)) return 1; LET_OTHERS_COME(STORE);
      case OP_GLOBAL_ATOMIC: case OP_FLAT_ATOMIC: if (global_access(m, w, i, ATOMIC)) return 1; LET_OTHERS_COME(ATOMIC);
      case OP_BUFFER_LOAD: if (buffer_access(m, w, i, LOAD)) return 1; LET_OTHERS_COME(LOAD);
      case OP_BUFFER_STORE: if (buffer_access(m, w, i, STORE)) return 1; LET_OTHERS_COME(STORE);
      case OP_BUFFER_ATOMIC: if (buffer_access(m, w, i, ATOMIC)) return 1; LET_OTHERS_COME(ATOMIC);
      case OP_SCRATCH_LOAD: if (scratch_access(m, w, i, LOAD)) return 1; break;
      case OP_SCRATCH_STORE: if (scratch_access(m, w, i, STORE)) return 1; break;
      case OP_SCALAR_LOAD: if (scalar_load(m, w, i)) return 1; break;
    }
  }
}

// Where an assertion does not hold, Triton's kernels go through one more barrier before they trap.
static int trap_at_barrier(Machine *m) {
  Wave *waiting = m->waves;
  while (waiting->status == ENDED) waiting++;
  return fail(m, waiting, &m->program[waiting->pc - 1], TRAP, 0, 0, 0);
}

// A barrier is complete when all waves that have not ended have signalled, wherever they are then.
static void complete_barrier(Machine *m) {
  if (m->sharing >= FOLLOWED) join_workgroup(m);
  for (u32 k = 0; k < m->wave_count; k++) {
    Wave *w = &m->waves[k];
    w->lds_visible = w->lds_at_arrival;
    w->loads_visible = w->loads_at_arrival;
    w->stores_visible = w->stores_at_arrival;
    w->ordered = 0;
    w->signalled = 0;
    w->passed = w->status == RUNNING;
    if (w->status == AT_BARRIER) w->status = RUNNING;
  }
}

// Runs a workgroup until it has ended or can only wait for others; with ONE_SLICE each wave for one slice at most; with
// GIVES_WAY until it has met at many barriers and stored nothing, since it may poll something in a loop with a barrier.
enum { ONE_SLICE = 1, GIVES_WAY = 2, MOST_BARRIERS = 1024 };
int run_workgroup(Machine *m, u32 how) {
  u64 stores = m->stores, barriers = 0;
  for (;;) {
    u32 waiting = 0, running = 0, spinning = 0;
    u64 changes = m->changes;
    for (u32 n = 0; n < m->wave_count; n++) {
      Wave *w = &m->waves[m->is_backwards ? m->wave_count - 1 - n : (n + m->first_wave) % m->wave_count];
      if (w->status == RUNNING && run_wave(m, w)) return FAULTED;
      waiting += w->status == AT_BARRIER;
      running += w->status == RUNNING;
      spinning += w->status == RUNNING && w->spins;
    }
    if (!running && !waiting) return DONE;
    if (signals_of(m) == m->wave_count) complete_barrier(m);
    else if (!running && m->host && m->host->asserted) return trap_at_barrier(m), FAULTED;
    else if (!running) m->short_barriers++, complete_barrier(m);
    else if (running == spinning && changes == m->changes) return SPINNING;
    barriers = stores == m->stores ? barriers + 1 : 0, stores = m->stores;
    if (how & ONE_SLICE || (how & GIVES_WAY && barriers >= MOST_BARRIERS)) return BUSY;
  }
}

// The fault of a workgroup that waits for what nobody will do: that of its first wave that repeats itself.
void blame_for_waiting(Machine *m) {
  for (u32 k = 0; k < m->wave_count; k++)
    if (m->waves[k].status == RUNNING) {
      fail(m, &m->waves[k], &m->program[m->waves[k].pc], DEADLOCK, 0, 0, 0);
      return;
    }
}

// Sets the waves of a workgroup to their start: scalar registers as given (number, value), v0 the packed work-item ids.
void start_workgroup(Machine *m, const u32 (*scalars)[2], u32 scalar_count, u32 threads_x, u32 threads_y, u32 threads) {
  __builtin_memset(m->lds, m->lds_fill ? (int)m->lds_fill : 0x9d, m->lds_bytes);
  if (m->checks) __builtin_memset(m->shadow, 0, (m->lds_bytes / 4 + 1) * sizeof *m->shadow);
  for (u32 k = 0; m->checks && m->lds_fill && k <= m->lds_bytes / 4; k++) m->shadow[k].is_defined = 1;
  u64 scratch_size = (u64)m->wave_count * LANES * m->scratch_bytes;
  __builtin_memset(m->scratch, 0x9d, scratch_size);
  if (m->checks) __builtin_memset(m->scratch_known, 0, scratch_size);
  m->left = m->budget, m->have_heard = 0;
  for (u32 k = 0; k < m->wave_count; k++) {
    Wave *w = &m->waves[k];
    __builtin_memset(w->s, 0, sizeof *w - sizeof w->v);
    w->index = k;
    w->epoch = 1;
    w->flush_f32 = m->starts_flushing;
    // What nothing has written holds garbage, so that using it shows in the result.
    for (u32 r = 0; r < VGPRS; r++)
      if (r < m->registers || r >= TEMPORARIES)
        for (u32 l = 0; l < LANES; l++) w->v[r][l] = 0x7fc07e01u ^ (r * 2654435761u + l * 40503u + k * 97u) << 9;
    for (u32 r = 0; r < EXEC; r++) w->s[r] = 0x5bd1e995u * (r + 1);
    if (m->ids_in_ttmp) w->s[TTMP8] = k << 25, w->s_known[TTMP8] = ~0u;
    for (u32 n = 0; n < scalar_count; n++) w->s[scalars[n][0]] = scalars[n][1], w->s_known[scalars[n][0]] = ~0u;
    for (u32 l = 0; l < LANES; l++) {
      u32 thread = k * LANES + l;
      if (thread >= threads) continue;
      u32 x = thread % threads_x, y = thread / threads_x % threads_y, z = thread / threads_x / threads_y;
      w->v[0][l] = x | (m->id_axes >= 1 ? y << 10 : 0) | (m->id_axes >= 2 ? z << 20 : 0);
      w->defined[0][0] |= 1ull << l, w->defined[0][1] |= 1ull << l;
      w->s[EXEC + l / 32] |= 1u << l % 32;
    }
    w->s_known[EXEC] = w->s_known[EXEC + 1] = ~0u;
  }
}
