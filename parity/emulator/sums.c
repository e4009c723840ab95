// How matrix instructions add up what they multiply: a part of engine.c.
//
// Known, from a simulator that its authors held against hardware (microsoft/MMA-Sim, arXiv 2511.10909, CDNA1 to CDNA3):
// - CHAINED: fp32 and fp64 of gfx90a and gfx942. One fused multiply-add for each k, in ascending order, in their own format.
// - PAIRED: halves on gfx90a. The products of two or four k are added in fp32 as a tree, then to the sum. What is smaller
//   than the smallest normal number becomes zero, in A, B, C and after each step.
// - ALIGNED: halves, xf32 and fp8 on gfx942. The products of a group of k are cut to 24 bits behind the largest exponent,
//   added exactly, then to the sum. What that simulator does with infinities and NaN here its authors call unfinished.
// Of all other floating-point forms nobody has said it. ROUNDED_ONCE: the exact sum (in fp64) is rounded once. `moved` sums
// each row of a result in another way, those above and CUT: everything is cut to 24 bits behind the largest exponent, and
// the result is cut too. All of them give the same where `is_exact` says so.

typedef enum { ROUNDED_ONCE, PAIRED, ALIGNED, CHAINED, CUT, WAYS } Sums;
static inline Sums sums_of(const Machine *m, u32 kind) {
  if (kind == I8 || kind == I4) return ROUNDED_ONCE;  // it is exact, or wraps around
  return m->sums && (kind == F32 || kind == F64) ? CHAINED : (Sums)m->sums;
}
static inline Sums moved_sums(const Machine *m, u32 row, u32 kind) {
  Sums sums = (Sums)((row + m->moved) % WAYS);
  return kind == F32 && sums != ROUNDED_ONCE ? CHAINED : sums;
}

// Sixteen numbers side by side.
typedef i32 Ints16 __attribute__((vector_size(64), aligned(4), may_alias));

// As gcc too has it, with whose sanitizers the engine is tried.
static INLINED Ints16 larger_of(Ints16 a, Ints16 b) {
  Ints16 is_larger = (Ints16)(a > b);
  return (a & is_larger) | (b & ~is_larger);
}
static INLINED Ints16 smaller_of(Ints16 a, Ints16 b) {
  Ints16 is_larger = (Ints16)(a > b);
  return (b & is_larger) | (a & ~is_larger);
}

enum { NOT_FINITE = 1000, LEAST_EXPONENT = -126 };
// The bits behind the point of a format's numbers, and the exponent of its smallest normal ones, which its subnormal ones
// have, too.
static const u32 fraction_bits[] = {[F16] = 10, [BF16] = 7, [FP8] = 3, [BF8] = 2, [FP4] = 1, [XF32] = 10, [F64] = 0};
static inline i32 least_exponent(const Machine *m, u32 kind) {
  return kind == F16 ? -14 : kind == FP8 ? -6 - (i32)m->fnuz : kind == BF8 ? -14 - (i32)m->fnuz : kind == FP4 ? 0 : LEAST_EXPONENT;
}

// The exponents that the elements of an operand lie between: the largest one, and that of the last bit of any of them.
typedef struct { i32 top, low; } Range;
static SHARED Range range_of(const f32 *x, u32 count, i32 least) {
  u32 magnitudes[16] = {0}, differs[16] = {0}, largest = 0, is_other = 0, bits = 0;
  i32 units[16] = {0};
  for (u32 n = 0; n < count; n += 16) SIXTEEN_LOOP(r, 0) {
    u32 magnitude = bits_f32(x[n + r]) & 0x7fffffff;
    magnitudes[r] = magnitude > magnitudes[r] ? magnitude : magnitudes[r];
  }
  for (u32 r = 0; r < 16; r++) largest = magnitudes[r] > largest ? magnitudes[r] : largest;
  i32 top = (i32)(largest >> 23) - 127;
  if (top == 128) return (Range){NOT_FINITE, -NOT_FINITE};
  if (top < -96) return (Range){least, largest ? -NOT_FINITE : NOT_FINITE};
  f32 unit = (f32)power_of_two(30 - top);
  for (u32 n = 0; n < count; n += 16) SIXTEEN_LOOP(r, 0) {
    i32 whole = (i32)(x[n + r] * unit);
    units[r] |= whole, differs[r] |= (f32)whole != x[n + r] * unit;
  }
  for (u32 r = 0; r < 16; r++) bits |= (u32)units[r], is_other |= differs[r];
  return (Range){top < least ? least : top, is_other ? -NOT_FINITE : top - 30 + __builtin_ctz(bits)};
}

// Whether all ways to add give the same, if a chain in fp32 does not round: no product, and no part of one, lies so low
// that it is cut or flushed.
static u32 is_exact(Range a, Range b, const Rows *c, u32 rows) {
  enum { BITS = 24, FOUR_PRODUCTS = 4, LOWEST = -100 };  // four products are below 2^4 times the exponents' power of two
  i32 top = a.top + b.top, low = a.low + b.low, cut = top - BITS < LOWEST ? LOWEST : top - BITS;
  if (top > 120 || low < LEAST_EXPONENT || low < top + FOUR_PRODUCTS - BITS) return 0;
  f32 unit = (f32)power_of_two(-cut), size = (f32)power_of_two(cut);
  u32 differs[16] = {0}, any = 0;
  for (u32 row = 0; row < rows; row++)
    for (u32 column = 0; column < rows; column += 16) {
      const u32 *from = row_of(c, row) + column;
      SIXTEEN_LOOP(r, 0) differs[r] |= __builtin_truncf(as_f32(from[r]) * unit) * size != as_f32(from[r]);
    }
  for (u32 r = 0; r < 16; r++) any |= differs[r];
  return !any;
}

static inline f32 flushed(f32 x) { return __builtin_fabsf(x) < 0x1p-126f ? __builtin_copysignf(0, x) : x; }

// Elements as whole numbers times powers of two: subnormal ones have the exponent of the smallest normal ones.
typedef struct { i32 m[MATRIX_ELEMENTS + 16], e[MATRIX_ELEMENTS + 16]; } Parts;

static SHARED void find_parts(const f32 *x, u32 count, u32 fraction_bits, i32 least, u32 shift, Parts *parts) {
  for (u32 n = 0; n < count; n += 16) SIXTEEN_LOOP(r, n) {
    u32 bits = bits_f32(x[r]), field = bits >> 23 & 255, mantissa = (bits & 0x7fffff) | (field ? 1u << 23 : 0);
    i32 e = field ? (i32)field - 127 : LEAST_EXPONENT, deeper = mantissa && e < least ? least - e : 0;
    i32 m = (i32)(mantissa >> (23 - fraction_bits) >> (deeper & 31) << shift);
    parts->m[r] = bits >> 31 ? -m : m;
    parts->e[r] = e + deeper;
  }
}

// What is multiplied, as [k][row] with `stride` elements for each k. `per_lane`: the k that a lane holds.
typedef struct {
  const f32 *a, *b;
  const Parts *parts_a, *parts_b;
  u32 depth, stride, per_lane, is_fp8, is_xf32, is_ordinary;
} Product;

typedef struct { u32 field; i32 e; i64 m; } Accumulator;
static inline Accumulator accumulator_parts(f32 c) {
  u32 bits = bits_f32(c), field = bits >> 23 & 255;
  i64 m = (bits & 0x7fffff) | (field ? 1u << 23 : 0);
  return (Accumulator){field, field ? (i32)field - 127 : LEAST_EXPONENT, bits >> 31 ? -m : m};
}
static inline u32 at_most(i32 x, u32 most) { return x < 0 ? 0 : (u32)x < most ? (u32)x : most; }

// The exact sum of a group's products, in units of 2^(top - 24), and C: each cut downwards, then added and rounded once.
static inline f32 add_aligned(i32 products, i32 top, f32 c, u32 is_fp8) {
  Accumulator own = accumulator_parts(c);
  if (own.field == 255) return c;
  i32 most = top > own.e ? top : own.e;
  i64 sum = ((i64)products << 7) >> at_most(most - top, 62);
  if (!is_fp8 || own.e >= most - 25) sum += (2 * own.m >> at_most(most - own.e, 62)) << 7;
  return (f32)((f64)sum * power_of_two(most - 31));
}
static inline f32 add_cut(i32 products, i32 top, f32 c) {  // top: C's exponent counts, too
  Accumulator own = accumulator_parts(c);
  if (own.field == 255) return c;
  i64 magnitude = 2 * (own.m < 0 ? -own.m : own.m) >> at_most(top - own.e, 62);
  f64 exact = (f64)(products + (own.m < 0 ? -magnitude : magnitude)) * power_of_two(top - 24);
  f32 sum = (f32)exact;
  return __builtin_fabs(sum) > __builtin_fabs(exact) ? as_f32(bits_f32(sum) - 1) : sum;
}

// Infinities, NaN and products beyond fp32 decide before anything else (that simulator's rules, unfinished).
static void add_special(const Product *p, u32 row, u32 column, u32 first, u32 end, f32 c, f32 *sum) {
  f64 total = c;
  u32 is_over = 0, is_under = 0;
  for (u32 k = first; k < end; k++) {
    f64 x = (f64)p->a[k * p->stride + row] * p->b[k * p->stride + column];
    total += x, is_over |= x >= 0x1p128, is_under |= x <= -0x1p128;
  }
  if (total - total != 0) *sum = total != total ? as_f32(0x7fc00000) : (f32)total;
  else if (is_over || is_under) *sum = is_over && is_under ? as_f32(0x7fc00000) : is_over ? __builtin_inff() : -__builtin_inff();
}

// A group of fp8 is two sums, of the even and of the odd k.
static void add_group(const Product *p, u32 row, u32 column, u32 first, u32 end, u32 is_cut, f32 *sums) {
  const Parts *a = p->parts_a, *b = p->parts_b;
  u32 odd = p->is_fp8 && !is_cut;
  Ints16 top[2] = {{0}, {0}}, total[2] = {{0}, {0}};
  top[0] -= NOT_FINITE, top[1] -= NOT_FINITE;
  for (u32 r = 0; is_cut && r < 16; r++) top[0][r] = accumulator_parts(sums[r]).e;
  for (u32 k = first, at = first * p->stride; k < end; k++, at += p->stride)
    top[k & odd] = larger_of(top[k & odd], *(const Ints16 *)(b->e + at + column) + a->e[at + row]);
  for (u32 k = first, at = first * p->stride; k < end; k++, at += p->stride) {
    Ints16 product = *(const Ints16 *)(b->m + at + column) * a->m[at + row], sign = product >> 31;
    Ints16 shift = top[k & odd] - *(const Ints16 *)(b->e + at + column) - a->e[at + row];
    Ints16 magnitude = ((product ^ sign) - sign) >> smaller_of(shift, (Ints16){0} + 31);
    total[k & odd] += (magnitude ^ sign) - sign;
  }
  if (odd) {
    Ints16 most = larger_of(top[0], top[1]), limit = (Ints16){0} + 31;
    total[0] = (total[0] >> smaller_of(most - top[0], limit)) + (total[1] >> smaller_of(most - top[1], limit));
    top[0] = most;
  }
  for (u32 r = 0; r < 16; r++) {
    f32 before = sums[r];
    sums[r] = is_cut ? add_cut(total[0][r], top[0][r], before) : add_aligned(total[0][r], top[0][r], before, p->is_fp8);
    if (!p->is_ordinary) add_special(p, row, column + r, first, end, before, &sums[r]);
  }
}

static void add_pairs(const Product *p, u32 row, u32 column, u32 flushes, f32 *sums) {
  u32 count = p->per_lane < 4 ? 2 : 4;
  f32 x[4][16];
#define STEP(to, value) do { f32 stepped = value; to = flushes ? flushed(stepped) : stepped; } while (0)
  if (flushes) SIXTEEN_LOOP(r, 0) sums[r] = __builtin_fabsf(sums[r]) < 0x1p-126f ? 0 : sums[r];
  for (u32 first = 0; first < p->depth; first += count) {
    for (u32 n = 0; n < count; n++) {
      const f32 *a = p->a + (first + n) * p->stride + row, *b = p->b + (first + n) * p->stride + column;
      SIXTEEN_LOOP(r, 0) STEP(x[n][r], __builtin_fmaf(*a, b[r], 0.0f));
    }
    for (u32 n = 0; n < count; n += 2) SIXTEEN_LOOP(r, 0) STEP(x[n][r], x[n][r] + x[n + 1][r]);
    if (count == 4) SIXTEEN_LOOP(r, 0) STEP(x[0][r], x[0][r] + x[2][r]);
    SIXTEEN_LOOP(r, 0) STEP(sums[r], sums[r] + x[0][r]);
  }
#undef STEP
}

// Adds the products of a row of A and of 16 columns of B, which begin at `column`, to `sums`.
static SHARED void add_products(const Machine *m, const Product *p, Sums how, u32 row, u32 column, f32 *sums) {
  u32 group = p->is_fp8 ? 16 : p->is_xf32 ? 4 : 8;
  if (how == PAIRED) return add_pairs(p, row, column, m->sums == PAIRED, sums);
  if (how == ALIGNED || how == CUT) {
    for (u32 first = 0; first < p->depth; first += group)
      add_group(p, row, column, first, first + group < p->depth ? first + group : p->depth, how == CUT, sums);
    return;
  }
  for (u32 r = 0; r < 16; r++) {
    f64 exact = sums[r];
    for (u32 k = 0; k < p->depth; k++) {
      f32 a = p->a[k * p->stride + row], b = p->b[k * p->stride + column + r];
      if (how == CHAINED) sums[r] = __builtin_fmaf(a, b, sums[r]);
      else exact = __builtin_fma(a, b, exact);
    }
    if (how != CHAINED) sums[r] = (f32)exact;
  }
}

// Prepares a product of `count` elements on each side. Elements that were scaled have exponents of their own.
static void prepare(const Machine *m, Product *p, u32 kind_a, u32 kind_b, u32 is_scaled, u32 count, Parts parts[2]) {
  i32 least[2] = {is_scaled ? LEAST_EXPONENT : least_exponent(m, kind_a), is_scaled ? LEAST_EXPONENT : least_exponent(m, kind_b)};
  p->is_fp8 = kind_a == FP8 || kind_a == BF8 || kind_a == FP4;
  p->is_xf32 = kind_a == XF32;
  p->is_ordinary = range_of(p->a, count, least[0]).top + range_of(p->b, count, least[1]).top < 120;
  p->parts_a = &parts[0], p->parts_b = &parts[1];
  if (kind_a == F32) return;
  find_parts(p->a, count, fraction_bits[kind_a], least[0], 24 - fraction_bits[kind_a] - fraction_bits[kind_b], &parts[0]);
  find_parts(p->b, count, fraction_bits[kind_b], least[1], 0, &parts[1]);
}
