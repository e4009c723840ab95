// Scaled fp8 x fp8 matrix multiplication for RDNA4 (WMMA, wave32) and CDNA3 and CDNA4 (MFMA, wave64): the matrix unit takes
// the bytes as they are.
//
//   C[m, n] = fp16(fp32(sum_k A[m, k] * B[k, n]) * scale[0] + bias[n])
//
//   A      [M, K]          fp8 bytes, row-major (e4m3fn, or e4m3fnuz on gfx942)
//   B      [K/16, N, 16]   fp8 bytes: the logical [K, N] prepacked so that the 16 consecutive
//                          k of one column are 16 consecutive bytes, one 128-bit load
//   scale  [1]             fp32
//   bias   [N]             fp16
//   C      [M, N]          fp16, row-major
//
// NaN is NaN, as the matrix unit has it. With PARITY_A_E5M2, PARITY_B_E5M2 that operand is e5m2 (e5m2fnuz on gfx942); with
// PARITY_C_BF16 bias and C are bf16.
//
// With PARITY_MX (gfx950) every 32 consecutive k of a row of A and of a column of B have a scale of their own, a power of
// two, which the matrix unit applies (OCP Microscaling Formats specification 1.0):
//
//   C[m, n] = fp16(fp32(sum_k A[m, k] * 2^(a_scale[m, k/32] - 127) * B[k, n] * 2^(b_scale[n, k/32] - 127)) * scale[0] + bias[n])
//
//   a_scale [K/128, M, 4]  e8m0 bytes: the logical [M, K/32] prepacked so that the scales of 128 k are one word
//   b_scale [K/128, N, 4]  e8m0 bytes: the logical [N, K/32], likewise
//
// With PARITY_BLOCK_SCALES 128 consecutive k of a row of A have a scale, and 128 k by 128 columns of B (DeepSeek-V3's
// technical report, section 3.3.2); there is no scale of the whole and no bias:
//
//   C[m, n] = bf16(sum_kb a_scale[m, kb] * b_scale[n / 128, kb] * sum_{k in kb} A[m, k] * B[k, n])
//
//   a_scale [M, K/128]       fp32, row-major
//   b_scale [N/128, K/128]   fp32, row-major
//
// The matrix unit sums the 128 k of a block; the products with the scales are added in fp32 outside of it.
//
// Launch: (M / BLOCK_M) * (N / BLOCK_N) workgroups in one dimension, n fastest; THREADS threads.
// Accumulates in fp32 in the matrix unit. Preconditions: M, N and K are multiples of the tile, every
// pointer is 16-byte aligned, K * N < 2^32. The caller checks them; nothing is masked here.

#include "scaled_mm.h"

#if PARITY_TARGET == 11
#error "the matrix unit of gfx11 takes no fp8: see scaled_mm.hip"
#endif

#if !defined(PARITY_A_E5M2)
#define PARITY_A_E5M2 0
#endif
#if !defined(PARITY_B_E5M2)
#define PARITY_B_E5M2 0
#endif
#if !defined(PARITY_MX)
#define PARITY_MX 0
#endif
#if !defined(PARITY_BLOCK_SCALES)
#define PARITY_BLOCK_SCALES 0
#endif

namespace {

constexpr int CHUNKS_K = BLOCK_K / 16;  // one chunk: 16 consecutive k, 16 bytes
// A lane holds 16 bytes of an operand and uses them in two matrix steps of 16 k; on gfx950 it holds 32 for one step of 64.
constexpr int STEPS = PARITY_TARGET == 950 ? 1 : 2;
constexpr int STEP_CHUNKS = PARITY_TARGET == 950 ? 4 : 2;  // of all groups of lanes

static_assert(CHUNKS_K % STEP_CHUNKS == 0, "BLOCK_K must be a multiple of 32, and of 64 on gfx950");
static_assert(BLOCK_M * CHUNKS_K % THREADS == 0, "every thread must stage the same number of A chunks");
static_assert(BLOCK_N * CHUNKS_K % THREADS == 0, "every thread must stage the same number of B chunks");
constexpr int SCALED = 128;  // k, and columns of B, that share a scale
static_assert(!PARITY_BLOCK_SCALES || BLOCK_K == SCALED, "one scale a round");
static_assert(!PARITY_BLOCK_SCALES || (BLOCK_N % SCALED == 0 && SCALED % (FRAGS_N * MATRIX) == 0), "one scale of B a wave");
static_assert(!PARITY_MX || (PARITY_TARGET == 950 && BLOCK_K == 128), "a word of scales is for 128 k, on gfx950");

// A's stores walk over k first: in LDS its planes are padded, so that the eight lanes of a phase touch 128 consecutive bytes
// there too. On gfx942, where two workgroups of 128 x 128 x 64 fill the LDS to the last byte, the rows of every eight are in
// another order in each plane instead: more address arithmetic.
typedef Lds<uint4_t, CHUNKS_K> lds;
constexpr int SPREAD = CHUNKS_K < 8 ? 8 / CHUNKS_K : 1;
constexpr bool IS_PADDED = PARITY_TARGET != 942 || lds::ROW > 1;
constexpr int A_PLANE = lds::plane(IS_PADDED ? BLOCK_M + SPREAD : BLOCK_M), B_PLANE = lds::plane(BLOCK_N);  // in cells
constexpr int A_PER_THREAD = BLOCK_M * CHUNKS_K / THREADS;
constexpr int B_PER_THREAD = BLOCK_N * CHUNKS_K / THREADS;

typedef int int2_t __attribute__((ext_vector_type(2)));
typedef unsigned uint8_t __attribute__((ext_vector_type(8)));

struct Stage {  // one k tile in LDS
  alignas(16) lds::cell_t a[lds::cells(BLOCK_M, A_PLANE)];
  alignas(16) lds::cell_t b[lds::cells(BLOCK_N, B_PLANE)];
};

__device__ inline int a_index(int k, int row) {
  return (k ^ lds::turn(row)) * A_PLANE + (IS_PADDED ? row : row ^ k * SPREAD % 8) * lds::ROW;
}
__device__ inline int b_index(int k, int column) { return (k ^ lds::turn(column)) * B_PLANE + column * lds::ROW; }

struct Prefetch {  // one thread's share of the next k tile, in registers
  uint4_t a[A_PER_THREAD];
  uint4_t b[B_PER_THREAD];
};

struct Scales {  // of one k tile: a lane's rows and columns, four bytes each, its own group's first
  unsigned a[FRAGS_M] = {};
  unsigned b[FRAGS_N] = {};
};

__device__ inline Prefetch load(view_t a, view_t b, unsigned thread, unsigned k, unsigned N, unsigned K) {
  Prefetch next;
#pragma unroll
  for (int i = 0; i < A_PER_THREAD; i++) {
    unsigned chunk = thread + i * THREADS;
    next.a[i] = load_128(a, chunk / CHUNKS_K * K + chunk % CHUNKS_K * 16, k);
  }
#pragma unroll
  for (int i = 0; i < B_PER_THREAD; i++) {
    unsigned chunk = thread + i * THREADS;
    next.b[i] = load_128(b, (chunk / BLOCK_N * N + chunk % BLOCK_N) * 16, k * N);
  }
  return next;
}

__device__ inline void store(Stage& stage, const Prefetch& next, unsigned thread) {
#pragma unroll
  for (int i = 0; i < A_PER_THREAD; i++) {
    unsigned chunk = thread + i * THREADS;
    lds::chunk(stage.a[a_index(chunk % CHUNKS_K, chunk / CHUNKS_K)]) = next.a[i];
  }
#pragma unroll
  for (int i = 0; i < B_PER_THREAD; i++) {
    unsigned chunk = thread + i * THREADS;
    lds::chunk(stage.b[b_index(chunk / BLOCK_N, chunk % BLOCK_N)]) = next.b[i];
  }
}

// The scales of 32 k that the unit reads from a group of lanes are those of the group's number, whichever lanes hold the
// bytes: shifted, they are byte 0 for the first step of a round and byte 2 for the second.
__device__ inline Scales load_scales(const unsigned* a_scale, const unsigned* b_scale, int group) {
  Scales scales;
#if PARITY_MX
#pragma unroll
  for (int i = 0; i < FRAGS_M; i++) scales.a[i] = a_scale[i * MATRIX] >> 8 * group;
#pragma unroll
  for (int j = 0; j < FRAGS_N; j++) scales.b[j] = b_scale[j * MATRIX] >> 8 * group;
#endif
  return scales;
}

// One operand's bytes for a step, from a lane's one chunk, or its two.
#if PARITY_TARGET == 950
typedef uint8_t fragment_t;
__device__ inline fragment_t fragment(uint4_t first, uint4_t second) {
  return __builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7);
}
#else
typedef uint4_t fragment_t;
__device__ inline fragment_t fragment(uint4_t first, uint4_t) { return first; }
#endif

#if PARITY_A_E5M2
#define PARITY_A_FORMAT bf8
#else
#define PARITY_A_FORMAT fp8
#endif
#if PARITY_B_E5M2
#define PARITY_B_FORMAT bf8
#else
#define PARITY_B_FORMAT fp8
#endif

#define PARITY_JOIN_(before, b, a, after) before##b##_##a##after
#define PARITY_JOIN(before, b, a, after) PARITY_JOIN_(before, b, a, after)
#define PARITY_UNIT(before, after) PARITY_JOIN(__builtin_amdgcn_##before, PARITY_B_FORMAT, PARITY_A_FORMAT, after)

// acc += a b, transposed (scaled_mm.h), over one matrix step. The order of k is free where no scale is: in the first step of two
// the groups of lanes hold the first 8 k of two neighbouring chunks, in the second the last 8, of A and of B alike.
template <int BYTE>
__device__ inline acc_t step(fragment_t a, fragment_t b, acc_t acc, int number, unsigned a_scale, unsigned b_scale) {
#if PARITY_TARGET == 950
  // Scales that are the constant 0 make this the instruction without scales.
  return __builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4(b, a, acc, PARITY_B_E5M2, PARITY_A_E5M2, PARITY_MX ? BYTE : 0, b_scale,
                                                         PARITY_MX ? BYTE : 0, a_scale);
#else
  int2_t a_part = __builtin_bit_cast(int2_t, number ? a.hi : a.lo), b_part = __builtin_bit_cast(int2_t, number ? b.hi : b.lo);
#if PARITY_TARGET == 12
  return PARITY_UNIT(wmma_f32_16x16x16_, _w32_gfx12)(b_part, a_part, acc);
#else
  return PARITY_UNIT(mfma_f32_32x32x16_, )(__builtin_bit_cast(long, b_part), __builtin_bit_cast(long, a_part), acc, 0, 0, 0);
#endif
#endif
}

// One k tile, from chunk FIRST on. `row` and `column` are those of a lane's first fragment.
template <int FIRST = 0>
__device__ inline void multiply(acc_t (&acc)[FRAGS_M][FRAGS_N], const Stage& stage, int row, int column, int group,
                                const Scales& scales) {
  constexpr int SECOND = STEP_CHUNKS / 2;  // chunks on
  int k = FIRST + group;
  const lds::cell_t *a = stage.a + a_index(k, row), *b = stage.b + b_index(k, column);
  const lds::cell_t *a_second = stage.a + a_index(k + SECOND, row), *b_second = stage.b + b_index(k + SECOND, column);
  fragment_t a_frag[FRAGS_M];
#pragma unroll
  for (int i = 0; i < FRAGS_M; i++) {
    int more = i * MATRIX * lds::ROW;
    a_frag[i] = fragment(lds::chunk(a[more]), lds::chunk(a_second[more]));
  }
#pragma unroll
  for (int j = 0; j < FRAGS_N; j++) {
    int more = j * MATRIX * lds::ROW;
    fragment_t b_frag = fragment(lds::chunk(b[more]), lds::chunk(b_second[more]));
#pragma unroll
    for (int number = 0; number < STEPS; number++)
#pragma unroll
      for (int i = 0; i < FRAGS_M; i++)
        acc[i][j] = step<FIRST / 2>(a_frag[i], b_frag, acc[i][j], number, scales.a[i], scales.b[j]);
  }
  if constexpr (FIRST + STEP_CHUNKS < CHUNKS_K) multiply<FIRST + STEP_CHUNKS>(acc, stage, row, column, group, scales);
}

#if PARITY_BLOCK_SCALES
// acc += what a k tile gives, each row's share times its scale and the wave's of B.
__device__ inline void multiply_scaled(acc_t (&acc)[FRAGS_M][FRAGS_N], const Stage& stage, int row, int column, int group,
                                       const float (&a_scale)[FRAGS_M], float b_scale) {
  acc_t part[FRAGS_M][FRAGS_N] = {};
  multiply(part, stage, row, column, group, Scales{});
#pragma unroll
  for (int i = 0; i < FRAGS_M; i++)
#pragma unroll
    for (int j = 0; j < FRAGS_N; j++) acc[i][j] += part[i][j] * (a_scale[i] * b_scale);
}
#endif

}  // namespace

#if PARITY_BLOCK_SCALES
extern "C" __global__ void __launch_bounds__(THREADS)
scaled_mm(const byte_t* __restrict__ a, const byte_t* __restrict__ b, const float* __restrict__ a_scale,
          const float* __restrict__ b_scale, out_t* __restrict__ c, int M, int N, int K) {
  __shared__ Stage stages[2];

  unsigned thread = __builtin_amdgcn_workitem_id_x();
  Place at = place_of(thread, __builtin_amdgcn_workgroup_id_x(), N);
  int row = at.row + at.lane % MATRIX, column = at.column + at.lane % MATRIX, group = at.lane / MATRIX;
  view_t a_tile = view(a + (long)at.m0 * K), b_tile = view(b + (long)at.n0 * 16);
  const int blocks = K / SCALED;
  const float* a_scales = a_scale + (long)(at.m0 + row) * blocks;
  const float* b_scales = b_scale + (long)((at.n0 + at.column) / SCALED) * blocks;

  acc_t acc[FRAGS_M][FRAGS_N] = {};
  float rows[FRAGS_M], columns = b_scales[0];
#pragma unroll
  for (int i = 0; i < FRAGS_M; i++) rows[i] = a_scales[i * MATRIX * blocks];
  store(stages[0], load(a_tile, b_tile, thread, 0, N, K), thread);
  barrier();

  int current = 0;
#pragma nounroll  // one tile a round, as the contract has it
  for (int k = BLOCK_K; k < K; k += BLOCK_K) {
    Prefetch next = load(a_tile, b_tile, thread, k, N, K);
    float next_rows[FRAGS_M], next_columns = *++b_scales;
    ++a_scales;
#pragma unroll
    for (int i = 0; i < FRAGS_M; i++) next_rows[i] = a_scales[i * MATRIX * blocks];
    multiply_scaled(acc, stages[current], row, column, group, rows, columns);
    current ^= 1;
    store(stages[current], next, thread);
#pragma unroll
    for (int i = 0; i < FRAGS_M; i++) rows[i] = next_rows[i];
    columns = next_columns;
    barrier();
  }
  multiply_scaled(acc, stages[current], row, column, group, rows, columns);

  store_tile<false>(acc, 1, nullptr, c, at, N);
}
#else
extern "C" __global__ void __launch_bounds__(THREADS)
scaled_mm(const byte_t* __restrict__ a, const byte_t* __restrict__ b,
#if PARITY_MX
          const unsigned* __restrict__ a_scale, const unsigned* __restrict__ b_scale,
#endif
          const float* __restrict__ scale, const out_t* __restrict__ bias, out_t* __restrict__ c, int M, int N, int K) {
  __shared__ Stage stages[2];

  unsigned thread = __builtin_amdgcn_workitem_id_x();
  Place at = place_of(thread, __builtin_amdgcn_workgroup_id_x(), N);
  int row = at.row + at.lane % MATRIX, column = at.column + at.lane % MATRIX, group = at.lane / MATRIX;
  view_t a_tile = view(a + (long)at.m0 * K), b_tile = view(b + (long)at.n0 * 16);
#if PARITY_MX
  a_scale += at.m0 + row;
  b_scale += at.n0 + column;
#else
  const unsigned *a_scale = nullptr, *b_scale = nullptr;
#endif

  acc_t acc[FRAGS_M][FRAGS_N] = {};
  Scales scales = load_scales(a_scale, b_scale, group);
  store(stages[0], load(a_tile, b_tile, thread, 0, N, K), thread);
  barrier();

  int current = 0;
#pragma nounroll  // one tile a round, as the contract has it
  for (int k = BLOCK_K; k < K; k += BLOCK_K) {
    a_scale += M;
    b_scale += N;
    Prefetch next = load(a_tile, b_tile, thread, k, N, K);
    Scales next_scales = load_scales(a_scale, b_scale, group);
    multiply(acc, stages[current], row, column, group, scales);
    current ^= 1;
    store(stages[current], next, thread);
    scales = next_scales;
    barrier();
  }
  multiply(acc, stages[current], row, column, group, scales);

  store_tile(acc, *scale, bias, c, at, N);
}
#endif
