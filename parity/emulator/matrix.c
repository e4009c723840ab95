// ---- matrix instructions -------------------------------------------------------------------------------------

static int not_replicated(Machine *m, Wave *w, const Instruction *i, u32 r) {
  for (u32 k = 0; k < 2; k++) {
    const u32 *x = w->v[i->s[k].index + r];
    u32 differs = 0;
    for (u32 l = 0; l < 16; l++) differs |= x[l] ^ x[l + 16];
    for (u32 l = 0; differs && l < 16; l++)
      if (x[l] != x[l + 16]) return fail(m, w, i, NOT_REPLICATED, l + 16, i->s[k].index + r, 0);
  }
  return 0;
}

// What one matrix instruction multiplies: `rows` x `depth` by `depth` x `rows`. Lane l holds row l % rows of A and column
// l % rows of B. Their k are divided into `groups` parts, and the lane holds part l / rows; with one group, further
// lanes hold copies. A lane that holds 32 bytes holds two such parts. Of the result, the lane holds column l % rows:
// `run` consecutive rows lie in consecutive registers, and the next rows lie in the next group of lanes (AMD, "RDNA3"
// and "RDNA4 ISA", 7.12 "WMMA"; "AMD Instinct MI300 ISA", 7.1.4 "Dense Matrix Layouts"; two parts:
// ROCm/composable_kernel, test/mx_mfma_op/mx_mfma_op.hpp).
typedef struct { u32 rows, depth, groups, run, kind_a, kind_b; } Shape;
enum { MATRIX_ROWS = 32, MATRIX_ELEMENTS = 2048 };  // of an operand, at most: 16 x 128 or 32 x 64
// 16 or 32 of them, in blocks of 16: see ALL_LANES_LOOP.
#define SIXTEEN_LOOP(r, from) _Pragma("clang loop vectorize_width(16)") for (u32 r = from; r < from + 16; r++)
#define ROWS_LOOP(rows) for (u32 block = 0; block < rows; block += 16) SIXTEEN_LOOP(r, block)

// The rows of a result, in words behind its first register.
typedef struct { u32 *first, places[MATRIX_ROWS]; } Rows;
static inline u32 *row_of(const Rows *rows, u32 row) { return rows->first + rows->places[row]; }
static inline void find_rows(const Shape *s, Rows *rows) {  // all of these sizes are powers of two
  u32 size = s->rows, run = s->run, groups = LANES / size, run_bits = (u32)__builtin_ctz(run), bits = run_bits + (u32)__builtin_ctz(groups);
  ROWS_LOOP(size) {
    u32 reg = r >> bits << run_bits | (r & (run - 1)), g = r >> run_bits & (groups - 1);
    rows->places[r] = reg * LANES + g * size;
  }
}

#include "sums.inc"

// gfx90a takes subnormal fp16 and bf16 for zero.
static inline f32 flush_half(f32 x, u32 kind) { return __builtin_fabsf(x) < (kind == F16 ? 0x1p-14f : 0x1p-126f) ? 0 : x; }

// The elements that one register holds in each of some lanes, as [element][row].
static INLINED void elements(const u32 *v, u32 kind, u32 is_signed, u32 fnuz, u32 rows, f32 *x) {
  switch (kind) {
    case F32: ROWS_LOOP(rows) x[r] = as_f32(v[r]); break;
    case F16: ROWS_LOOP(rows) x[r] = as_f16(v[r]), x[rows + r] = as_f16(v[r] >> 16); break;
    case BF16: ROWS_LOOP(rows) x[r] = as_bf16(v[r]), x[rows + r] = as_f32(v[r] & 0xffff0000); break;
    case I8:
      for (u32 n = 0; n < 4; n++)
        if (is_signed) ROWS_LOOP(rows) x[n * rows + r] = (signed char)(v[r] >> 8 * n);
        else ROWS_LOOP(rows) x[n * rows + r] = (i32)(v[r] >> 8 * n & 0xff);
      break;
    case FP4: for (u32 n = 0; n < 8; n++) ROWS_LOOP(rows) x[n * rows + r] = from_fp4(v[r] >> 4 * n & 0xf); break;
    default: for (u32 n = 0; n < 4; n++) ROWS_LOOP(rows) x[n * rows + r] = from_fp8(v[r] >> 8 * n & 0xff, kind, fnuz);
  }
}

// An operand as [k][row], without its scales: fp32 holds every value of these formats.
static INLINED void operand_of_rows(const Machine *m, const Wave *w, const Operand *o, u32 kind, const Shape *s, u32 rows, f32 *x) {
  u32 per_lane = s->depth / s->groups, run = kind != FP4 && per_lane > 16 ? 16 : per_lane;
  u32 per_register = kind == F32 ? 1 : kind == F16 || kind == BF16 ? 2 : kind == FP4 ? 8 : 4, first = o->index;
  for (u32 k = 0; k < s->depth; first += run / per_register)  // the first of the registers that hold the next run
    for (u32 g = 0; g < s->groups; g++)
      for (u32 reg = first, end = k + run; k < end; k += per_register)
        elements(w->v[reg++] + g * rows, kind, o->modifiers & NEGATE, m->fnuz, rows, x + k * rows);
  if (m->sums == PAIRED && (kind == F16 || kind == BF16))
    for (u32 n = 0; n < s->depth * rows; n++) x[n] = flush_half(x[n], kind);
}
static SHARED void operand(const Machine *m, const Wave *w, const Operand *o, u32 kind, const Shape *s, f32 *x) {
  if (s->rows == 16) operand_of_rows(m, w, o, kind, s, 16, x);
  else operand_of_rows(m, w, o, kind, s, 32, x);
}

enum { KEPT_ELEMENTS = 512 };  // larger operands are converted each time: memory that every thread has costs time, too
// The operands that were converted last, because each row of tiles is multiplied by each column of tiles: the words that
// they were made of, and what `operand` makes of them.
typedef struct {
  _Alignas(64) f32 x[KEPT_ELEMENTS];
  _Alignas(64) u32 words[KEPT_ELEMENTS / 2 + 64];  // an odd size, so that not all of them lie in the same sets of the cache
  u32 form, has_range;
  Range range;
} Converted;
enum { CONVERTED = 16 };

static inline u32 has_words(const Wave *w, const Operand *o, u32 lanes, const u32 *words) {
  Words16 differs = {0};
  for (const u32 *reg = w->v[o->index], *end = reg + o->count * LANES; reg < end; reg += LANES)
    for (u32 l = 0; l < lanes; l += 16, words += 16) differs |= *(const Words16 *)words ^ *(const Words16 *)(reg + l);
  return !any_bit(differs);
}
// `range`: null, or where to put what the elements lie between.
static SHARED const f32 *converted(const Machine *m, const Wave *w, const Operand *o, u32 kind, const Shape *s, u32 side, Range *range) {
  static _Thread_local Converted all[2][CONVERTED];
  static _Thread_local _Alignas(64) f32 large[2][MATRIX_ELEMENTS];
  if (s->depth * s->rows > KEPT_ELEMENTS || o->count * s->rows * s->groups > KEPT_ELEMENTS / 2) {
    operand(m, w, o, kind, s, large[side]);
    if (range) *range = range_of(large[side], s->depth * s->rows, least_exponent(m, kind));
    return large[side];
  }
  Converted *kept = &all[side][o->index / o->count % CONVERTED];
  u32 is_signed = (o->modifiers & NEGATE) != 0, is_flushing = m->sums == PAIRED, fnuz = m->fnuz != 0;
  u32 form = s->rows | s->depth << 8 | s->groups << 16 | kind << 20 | is_signed << 28 | is_flushing << 29 | fnuz << 30;
  u32 lanes = s->rows * s->groups;
  if (kept->form != form || !has_words(w, o, lanes, kept->words)) {
    for (u32 n = 0; n < o->count; n++)
      for (u32 l = 0; l < lanes; l += 16) *(Words16 *)(kept->words + n * lanes + l) = *(const Words16 *)(w->v[o->index + n] + l);
    operand(m, w, o, kind, s, kept->x);
    kept->form = form, kept->has_range = 0;
  }
  if (range && !kept->has_range) kept->range = range_of(kept->x, s->depth * s->rows, least_exponent(m, kind)), kept->has_range = 1;
  if (range) *range = kept->range;
  return kept->x;
}

// An operand in fp64 with its scales. The lanes of group g hold those for k = 32 * g to 32 * g + 31
// (tried on hardware: ROCm/composable_kernel, test/mx_mfma_op/scale_mapping_32x32x64.txt).
static SHARED void widen(const Wave *w, const Shape *s, const Operand *scale, i32 byte, const f32 *narrow, f64 *x) {
  for (u32 n = 0; n < s->depth * s->rows; n += 16) SIXTEEN_LOOP(r, n) x[r] = narrow[r];
  if (scale->kind == NONE) return;
  for (u32 g = 0; g < LANES / s->rows; g++)
    for (u32 row = 0; row < s->rows; row++) {
      f64 factor = from_e8m0(word(w, scale, g * s->rows + row, 0) >> 8 * byte & 0xff);
      for (u32 k = 32 * g; k < 32 * g + 32; k++) x[k * s->rows + row] *= factor;
    }
}

static void write_rows(u32 rows, const void *tile, const Rows *d) {  // the tile's rows have MATRIX_ROWS words
  for (u32 row = 0; row < rows; row++)
    for (u32 column = 0; column < rows; column += 16)
      *(Words16 *)(row_of(d, row) + column) = *(const Words16 *)((const u32 *)tile + row * MATRIX_ROWS + column);
}

enum { INEXACT = 1 << 5 };  // in MXCSR
// Whether the processor has rounded anything since this flag of it was cleared. Without such a flag, the answer is yes.
static inline u32 has_rounded(void) {
#ifdef __x86_64__
  return (__builtin_ia32_stmxcsr() & INEXACT) != 0;
#else
  return 1;
#endif
}
static inline void forget_rounding(void) {
#ifdef __x86_64__
  __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() & ~INEXACT);
#endif
}

// A B + C in fp32, which has twice as many lanes as fp64: 4 x 16 sums stay in registers. Returns whether a NaN came out.
static INLINED u32 multiply_tiles(u32 rows, u32 depth, u32 is_integer, const f32 *a, const f32 *b, const Rows *c, f32 (*sums)[MATRIX_ROWS]) {
  u32 unordered[16] = {0}, any = 0;
  for (u32 row = 0; row < rows; row += 4)
    for (u32 column = 0; column < rows; column += 16) {
      f32 sum[4][16];
      const f32 *x = a + row, *y = b + column;
      FULLY_UNROLLED for (u32 n = 0; n < 4; n++) {
        const u32 *from = row_of(c, row + n) + column;
        if (is_integer) SIXTEEN_LOOP(r, 0) sum[n][r] = (f32)(i32)from[r];
        else SIXTEEN_LOOP(r, 0) sum[n][r] = as_f32(from[r]);
      }
      for (u32 k = 0; k < depth; k++, x += rows, y += rows)
        FULLY_UNROLLED for (u32 r = 0; r < 16; r++)
          FULLY_UNROLLED for (u32 n = 0; n < 4; n++) sum[n][r] = __builtin_fmaf(x[n], y[r], sum[n][r]);
      FULLY_UNROLLED for (u32 n = 0; n < 4; n++)
        SIXTEEN_LOOP(r, 0) sums[row + n][column + r] = sum[n][r], unordered[r] |= sum[n][r] != sum[n][r];
    }
  for (u32 r = 0; r < 16; r++) any |= unordered[r];
  return any;
}
static SHARED u32 multiply_narrow(const Shape *s, const f32 *a, const f32 *b, const Rows *c, f32 (*sums)[MATRIX_ROWS]) {
  if (s->kind_a == I8) return multiply_tiles(s->rows, s->depth, 1, a, b, c, sums);
  if (s->rows == 16 && s->depth == 16) return multiply_tiles(16, 16, 0, a, b, c, sums);  // the commonest, as constants
  return multiply_tiles(s->rows, s->depth, 0, a, b, c, sums);
}

// Writes D = A B + C if that can be said in fp32 without rounding and without a NaN: then fp64 gives the same bits, those
// of zeros included. What is known of hardware says that its zeros are positive.
static SHARED u32 exact_product(const Shape *s, Sums how, const f32 *a, const f32 *b, const Rows *c, const Rows *d) {
  static _Thread_local u32 pause;  // where numbers are not whole, most attempts are in vain
  _Alignas(64) f32 sums[MATRIX_ROWS][MATRIX_ROWS];
  if (pause && pause--) return 0;
  u32 in_vain = multiply_narrow(s, a, b, c, sums);
  if (has_rounded()) {  // or something before
    forget_rounding();
    in_vain |= multiply_narrow(s, a, b, c, sums) | has_rounded();
  }
  if (in_vain) return pause = 15, 0;
  if (s->kind_a == I8)
    for (u32 row = 0; row < s->rows; row++) {
      u32 *to = row_of(d, row);
      ROWS_LOOP(s->rows) to[r] = (u32)(i32)sums[row][r];
    }
  else {
    for (u32 row = 0; how != ROUNDED_ONCE && row < s->rows; row++) ROWS_LOOP(s->rows) sums[row][r] += 0.0f;
    write_rows(s->rows, sums, d);
  }
  return 1;
}

// Two rows by 16 columns of the product are added to `sum`, which stays in registers. Products of two elements are exact in
// fp64, so the fused form rounds like the separate one.
static inline void multiply(f64 *first, f64 *second, const f64 *a, const f64 *b, u32 rows, u32 depth) {
  for (u32 k = 0; k < depth; k++, a += rows, b += rows) {
    FULLY_UNROLLED for (u32 column = 0; column < 16; column++) {
      first[column] = __builtin_fma(a[0], b[column], first[column]);
      second[column] = __builtin_fma(a[1], b[column], second[column]);
    }
  }
}

// Sums in fp64 and rounds once. If the sums are exact in fp32, the result is exactly the hardware's; else it may differ
// in the last bits. Returns whether it has rounded.
static SHARED u32 wide_product(Wave *w, const Instruction *i, const Shape *s, const f32 *narrow_a, const f32 *narrow_b, const Rows *c, const Rows *d) {
  // [k][row] and [k][column]; aligned, because a load from two cache lines takes twice as long.
  _Alignas(64) f64 a[MATRIX_ELEMENTS], b[MATRIX_ELEMENTS];
  u32 result[MATRIX_ROWS][MATRIX_ROWS], is_integer = s->kind_a == I8, rounded[16] = {0}, has_rounded = 0;
  widen(w, s, &i->s[3], i->offset, narrow_a, a);
  widen(w, s, &i->s[4], i->offset2, narrow_b, b);
  for (u32 row = 0; row < s->rows; row += 2)
    for (u32 column = 0; column < s->rows; column += 16) {
      f64 sum[2][16];
      FULLY_UNROLLED for (u32 n = 0; n < 2; n++) {
        const u32 *from = row_of(c, row + n) + column;
        if (is_integer) SIXTEEN_LOOP(r, 0) sum[n][r] = (i32)from[r];
        else SIXTEEN_LOOP(r, 0) sum[n][r] = as_f32(from[r]);
      }
      multiply(sum[0], sum[1], a + row, b + column, s->rows, s->depth);
      FULLY_UNROLLED for (u32 n = 0; n < 2; n++) {
        u32 *to = result[row + n] + column;
        if (is_integer) SIXTEEN_LOOP(r, 0) to[r] = (u32)(i64)sum[n][r];
        else SIXTEEN_LOOP(r, 0) to[r] = bits_f32((f32)sum[n][r]), rounded[r] |= (f32)sum[n][r] != sum[n][r] && sum[n][r] == sum[n][r];
      }
    }
  write_rows(s->rows, result, d);
  for (u32 r = 0; r < 16; r++) has_rounded |= rounded[r];
  return has_rounded;
}

// A chain in fp32.
static SHARED void chain_product(const Shape *s, const f32 *a, const f32 *b, const Rows *c, const Rows *d) {
  _Alignas(64) f32 sums[MATRIX_ROWS][MATRIX_ROWS];
  multiply_narrow(s, a, b, c, sums);
  write_rows(s->rows, sums, d);
}

// Narrows what is scaled, if fp32 holds it.
static u32 scaled(const Wave *w, const Instruction *i, const Shape *s, const f32 **a, const f32 **b) {
  static _Thread_local f64 wide[MATRIX_ELEMENTS];
  static _Thread_local f32 narrow[2][MATRIX_ELEMENTS];
  u32 differs = 0, count = s->depth * s->rows;
  for (u32 side = 0; side < 2; side++) {
    widen(w, s, &i->s[3 + side], side ? i->offset2 : i->offset, side ? *b : *a, wide);
    for (u32 n = 0; n < count; n++) narrow[side][n] = (f32)wide[n], differs |= narrow[side][n] != wide[n];
  }
  *a = narrow[0], *b = narrow[1];
  return !differs;
}

// Sums row by row, in the way that is known or, if that is none, in those that are tried.
static SHARED void product_by_rows(const Machine *m, const Shape *s, Sums how, u32 is_scaled, const f32 *a, const f32 *b, const Rows *c, const Rows *d) {
  static _Thread_local Parts parts[2];
  _Alignas(64) f32 result[MATRIX_ROWS][MATRIX_ROWS];
  Product product = {.a = a, .b = b, .depth = s->depth, .stride = s->rows, .per_lane = s->depth / s->groups};
  prepare(m, &product, s->kind_a, s->kind_b, is_scaled, s->depth * s->rows, parts);
  for (u32 row = 0; row < s->rows; row++)
    for (u32 column = 0; column < s->rows; column += 16) {
      f32 *sums = &result[row][column];
      *(Words16 *)sums = *(const Words16 *)(row_of(c, row) + column);
      add_products(m, &product, how ? how : moved_sums(m, row, s->kind_a), row, column, sums);
    }
  write_rows(s->rows, result, d);
}

static SHARED int matrix(Machine *m, Wave *w, const Instruction *i, const Shape s) {
  u32 lanes = s.rows * s.groups, spread[LANES], is_scaled = i->s[3].kind != NONE;
  for (u32 r = 0; m->checks && lanes < LANES && r < i->s[0].count; r++)
    if (not_replicated(m, w, i, r)) return 1;
  Sums how = sums_of(m, s.kind_a);
  u32 has_ways = s.kind_a != I8 && how != CHAINED && (how || m->moved);  // more than rounding the exact sum once
  Range x, y;
  const f32 *a = converted(m, w, &i->s[0], s.kind_a, &s, 0, has_ways ? &x : 0);
  const f32 *b = converted(m, w, &i->s[1], s.kind_b, &s, 1, has_ways ? &y : 0);
  Rows c = {(u32 *)lane_words(w, &i->s[2], 0, spread)}, d = {w->v[i->d.index]};
  find_rows(&s, &d);
  if (i->s[2].kind == VGPR) __builtin_memcpy(c.places, d.places, sizeof d.places);
  else __builtin_memset(c.places, 0, sizeof c.places);  // the same in all rows
  if (how == CHAINED) return chain_product(&s, a, b, &c, &d), 0;
  if (has_ways) {
    if (!is_scaled && is_exact(x, y, &c, s.rows) && exact_product(&s, how, a, b, &c, &d)) return 0;
    if (!is_scaled || scaled(w, i, &s, &a, &b)) return product_by_rows(m, &s, how, is_scaled, a, b, &c, &d), 0;
  }
  if (is_scaled || !exact_product(&s, how, a, b, &c, &d)) m->has_rounded_sums |= wide_product(w, i, &s, a, b, &c, &d);
  return 0;
}

// The rarer matrix instructions, without hurry: several products at once, `blocks` of them, in one instruction; results of 16
// bits, in halves of registers (`halves`: 1 for those that op_sel chooses, 2 for both, one after the other); fp64; elements
// of 4 and 6 bits. Lane l holds a row of all blocks' rows one after the other, l % (rows * blocks), at part
// l / (rows * blocks) of k.
typedef struct { u32 rows, depth, groups, run, blocks, halves, kind_a, kind_b, kind_d; } AnyShape;

static f64 from_fp6(u32 x, u32 kind) {  // 1-2-3 and 1-3-2 (OCP Microscaling Formats specification 1.0, 5.3.2)
  u32 mantissa_bits = kind == FP6 ? 3 : 2, exponent = (x & 31) >> mantissa_bits, mantissa = x & ((1u << mantissa_bits) - 1);
  i32 bias = kind == FP6 ? 1 : 3;
  f64 units = mantissa + (exponent ? 1u << mantissa_bits : 0);
  return (x & 32 ? -1 : 1) * units * power_of_two((exponent ? (i32)exponent : 1) - bias - (i32)mantissa_bits);
}
static f64 any_element(const Machine *m, const Wave *w, const Operand *o, u32 kind, u32 n, u32 l) {
  static const u32 sizes[] = {32, 16, 16, 8, 8, 8, 4, 6, 6, 4, 32, 64};
  u32 bits = sizes[kind], at = n * bits, reg = o->index + at / 32;
  u64 whole = at % 32 + bits > 32 ? w->v[reg][l] | (u64)w->v[reg + 1][l] << 32 : w->v[reg][l];
  u64 x = bits == 64 ? whole : whole >> at % 32 & ((1ull << bits) - 1);
  u32 is_signed = o->modifiers & NEGATE;
  switch (kind) {
    case F32: return as_f32((u32)x);
    case XF32: return as_f32((u32)x & 0xffffe000);  // ten bits of mantissa, towards zero
    case F64: return as_f64(x);
    case F16: return m->sums == PAIRED ? flush_half(as_f16((u32)x), F16) : as_f16((u32)x);
    case BF16: return m->sums == PAIRED ? flush_half(as_bf16((u32)x), BF16) : as_bf16((u32)x);
    case I8: return is_signed ? (signed char)x : (f64)x;
    case I4: return is_signed ? (f64)((i64)(x ^ 8) - 8) : (f64)x;
    case FP4: return from_fp4((u32)x);
    case FP6: case BF6: return from_fp6((u32)x, kind);
    default: return from_fp8((u32)x, kind, m->fnuz);
  }
}

static f64 accumulator(const Wave *w, const Instruction *i, const AnyShape *s, u32 r, u32 l) {
  const Operand *o = &i->s[2];
  u32 words = s->kind_d == F64 ? 2 : 1, reg = s->halves == 2 ? r / 2 : r * words;
  u32 shift = s->halves == 2 ? r % 2 * 16 : s->halves == 1 && i->offset ? 16 : 0;
  u32 low = word(w, o, l, o->kind == VGPR ? reg : 0);
  if (s->kind_d == F64) return as_f64(low | (u64)word(w, o, l, o->kind == VGPR ? reg + 1 : 1) << 32);
  if (s->kind_d == F16) return as_f16(o->kind == VGPR ? low >> shift : f16_bits(as_f32(low)));
  if (s->kind_d == BF16) return as_bf16((o->kind == VGPR ? low >> shift : low >> 16) & 0xffff);
  return s->kind_d == I8 ? (f64)(i32)low : (f64)as_f32(low);
}

// The lane whose element of A (side 0) or B lane l multiplies: cbsz gives a block of A to 2^cbsz blocks, blgp moves B
// between the lanes (AMD, "Instinct MI300 ISA", 7.2 "MFMA Broadcast").
static u32 giving_lane(const Instruction *i, u32 side, u32 per_block, u32 l) {
  u32 cbsz = i->offset & 7, abid = (u32)i->offset >> 3, blgp = i->offset2 & 7, block = l / per_block;
  if (side == 0) return ((block >> cbsz << cbsz) + abid) * per_block + l % per_block;
  if (blgp == 0) return l;
  return blgp == 3 ? (l + 16) % LANES : blgp < 3 ? (blgp - 1) * 32 + l % 32 : (blgp - 4) * 16 + l % 16;
}

// The row, of all blocks' rows one after the other, that lane l holds in its result r. Of v_mfma_f64_4x4x4, the lanes are
// ordered by row, block and column, as a program that asked an MI250X found (ExtremeFLOW/neko, mfma_probe).
static u32 result_row(const AnyShape *s, u32 r, u32 l) {
  u32 at = l / s->rows;
  if (s->blocks > 1 && s->groups > 1) return at % s->blocks * s->rows + at / s->blocks;
  return s->run * (LANES / s->rows * (r / s->run) + at) + r % s->run;
}

static int any_matrix(Machine *m, Wave *w, const Instruction *i, const AnyShape s) {
  enum { MOST_STACKED = 64, MOST_DEPTH = 128, COLUMNS = 16 };
  static _Thread_local f64 a[MOST_STACKED][MOST_DEPTH], b[MOST_STACKED][MOST_DEPTH], sums[MOST_STACKED][MATRIX_ROWS];
  u32 lanes = s.rows * s.groups * s.blocks, per_lane = s.depth / s.groups, stacked_rows = s.rows * s.blocks;
  u32 count = s.rows * s.rows * s.blocks / LANES, is_integer = s.kind_a == I8 || s.kind_a == I4, is_f64 = s.kind_a == F64;
  u32 is_small = s.kind_a == FP4 || s.kind_a == FP6 || s.kind_a == BF6 || s.kind_b == FP6 || s.kind_b == BF6;
  Sums how = sums_of(m, s.kind_a);
  u32 is_moved = !how && m->moved && !is_integer && !is_f64;
  for (u32 r = 0; m->checks && lanes < LANES && r < i->s[0].count; r++)
    if (not_replicated(m, w, i, r)) return 1;
  for (u32 l = 0; l < lanes; l++)
    for (u32 n = 0; n < per_lane; n++) {
      u32 stacked = l % stacked_rows, g = l / stacked_rows;
      for (u32 side = 0; side < 2; side++) {
        u32 kind = side ? s.kind_b : s.kind_a, is_packed = kind == FP4 || kind == FP6 || kind == BF6;
        u32 run = !is_packed && per_lane > 16 ? 16 : per_lane, k = (n / run * s.groups + g) * run + n % run;
        f64 x = any_element(m, w, &i->s[side], kind, n, s.blocks == 1 || is_f64 ? l : giving_lane(i, side, s.rows * s.groups, l));
        if (i->s[3 + side].kind) x *= from_e8m0(word(w, &i->s[3 + side], k / 32 * s.rows + l % s.rows, 0) >> 8 * (side ? i->offset2 : i->offset) & 0xff);
        (side ? b : a)[stacked][k] = x;
      }
    }
#define EACH_RESULT for (u32 l = 0; l < LANES; l++) for (u32 r = 0; r < count; r++)
  EACH_RESULT sums[result_row(&s, r, l)][l % s.rows] = accumulator(w, i, &s, r, l);
  if ((how && !is_f64) || (is_moved && !is_small)) {
    static _Thread_local Parts parts[2];
    static _Thread_local f32 narrow[2][MATRIX_ELEMENTS + COLUMNS];
    for (u32 k = 0, at = 0; k < s.depth; k++)
      for (u32 n = 0; n < stacked_rows; n++, at++) narrow[0][at] = (f32)a[n][k], narrow[1][at] = (f32)b[n][k];
    Product product = {.a = narrow[0], .b = narrow[1], .depth = s.depth, .stride = stacked_rows, .per_lane = per_lane};
    prepare(m, &product, s.kind_a, s.kind_b, 0, s.depth * stacked_rows, parts);
    for (u32 row = 0; row < stacked_rows; row++)
      for (u32 column = 0; column < s.rows; column += COLUMNS) {
        f32 sixteen[COLUMNS];
        u32 wanted = s.rows < COLUMNS ? s.rows : COLUMNS;
        for (u32 n = 0; n < COLUMNS; n++) sixteen[n] = n < wanted ? (f32)sums[row][column + n] : 0;
        add_products(m, &product, how ? how : moved_sums(m, row, s.kind_a), row, row / s.rows * s.rows + column, sixteen);
        for (u32 n = 0; n < wanted; n++) sums[row][column + n] = sixteen[n];
      }
  } else
    for (u32 row = 0; row < stacked_rows; row++)
      for (u32 column = 0; column < s.rows; column++)
        for (u32 k = 0; k < s.depth; k++) {
          f64 sum = __builtin_fma(a[row][k], b[row / s.rows * s.rows + column][k], sums[row][column]);
          sums[row][column] = is_moved && row % 2 ? (f32)sum : sum;
          m->has_rounded_sums |= !how && !is_integer && !is_f64 && sum != (f32)sum && sum == sum;
        }
  EACH_RESULT {
    f64 sum = sums[result_row(&s, r, l)][l % s.rows];
    if (s.kind_d == F64) {
      w->v[i->d.index + 2 * r][l] = (u32)bits_f64(sum), w->v[i->d.index + 2 * r + 1][l] = (u32)(bits_f64(sum) >> 32);
    } else if (s.halves) {
      u32 bits = s.kind_d == F16 ? f16_bits_once(sum) : bf16_bits((f32)sum), *to = &w->v[i->d.index + (s.halves == 2 ? r / 2 : r)][l];
      u32 shift = s.halves == 2 ? r % 2 * 16 : i->offset ? 16 : 0;
      *to = (*to & ~(0xffffu << shift)) | bits << shift;
    } else {
      w->v[i->d.index + r][l] = is_integer ? (u32)(i64)sum : bits_f32((f32)sum);
    }
  }
#undef EACH_RESULT
  return 0;
}
