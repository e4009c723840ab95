// Scaled fp16 x fp8 matrix multiplication for RDNA3 and RDNA4 (WMMA, wave32) and CDNA3 and CDNA4 (MFMA, wave64).
//
//   C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3fn(B[k, n])) * scale[0] + bias[n])
//
//   A      [M, K]          fp16, row-major
//   B      [K/16, N, 16]   fp8 e4m3fn bytes: the logical [K, N] prepacked so that the 16 consecutive
//                          k of one column are 16 consecutive bytes, one 128-bit load
//   scale  [1]             fp32
//   bias   [N]             fp16
//   C      [M, N]          fp16, row-major
//
// With PARITY_C_BF16 bias and C are bf16.
//
// Zero bytes give zero of the same sign, subnormal bytes their exact value, and the two NaN bytes
// 0x7f and 0xff continue the exponent grid: +-480. With PARITY_B_E5M2 B is e5m2 instead, infinities and NaN as such.
//
// Launch: (M / BLOCK_M) * (N / BLOCK_N) workgroups in one dimension, n fastest; THREADS threads.
// Accumulates in fp32 in the matrix unit. Preconditions: M, N and K are multiples of the tile, every
// pointer is 16-byte aligned, K * N < 2^32. The caller checks them; nothing is masked here.

#include "scaled_mm.h"

namespace {

#if !defined(PARITY_B_E5M2)
#define PARITY_B_E5M2 0
#endif
constexpr bool B_IS_E5M2 = PARITY_B_E5M2;
constexpr int CHUNKS_K = BLOCK_K / 8;  // one chunk: 8 consecutive k as fp16, 16 bytes

static_assert(BLOCK_K % 16 == 0, "BLOCK_K must be a multiple of a matrix step's k of 16");
static_assert(BLOCK_M * CHUNKS_K % THREADS == 0, "every thread must stage the same number of A chunks");
static_assert(BLOCK_N * BLOCK_K / 16 % THREADS == 0, "every thread must stage the same number of B columns");

constexpr int A_PER_THREAD = BLOCK_M * CHUNKS_K / THREADS;
constexpr int B_PER_THREAD = BLOCK_N * BLOCK_K / 16 / THREADS;

typedef _Float16 half_t;
typedef half_t half2_t __attribute__((ext_vector_type(2)));
typedef half_t half8_t __attribute__((ext_vector_type(8)));
typedef half_t half16_t __attribute__((ext_vector_type(16)));
typedef short short2_t __attribute__((ext_vector_type(2)));

// A's planes are 32 bytes apart modulo 128, because its stores walk over k first.
typedef Lds<half8_t, CHUNKS_K> lds;
constexpr int A_PLANE = lds::plane(BLOCK_M + 2), B_PLANE = lds::plane(BLOCK_N);  // in cells

struct Stage {  // one k tile in LDS
  alignas(16) lds::cell_t a[lds::cells(BLOCK_M, A_PLANE)];
  alignas(16) lds::cell_t b[lds::cells(BLOCK_N, B_PLANE)];
};

struct Prefetch {  // one thread's share of the next k tile, in registers
  half8_t a[A_PER_THREAD];
  uint4_t b[B_PER_THREAD];
};

// Two fp8 bytes, each in the upper half of 16 bits, to fp16. e5m2 is the upper half of fp16. Of e4m3fn the arithmetic
// shift brings exponent and mantissa into place and leaves a copy of the sign in bit 14, which the mask clears. The
// result is the value times 2^-8, exact for zeros and subnormals too; the multiplication undoes the factor.
__device__ inline half2_t fp8_to_fp16(unsigned bytes_in_upper_halves) {
  if (B_IS_E5M2) return __builtin_bit_cast(half2_t, bytes_in_upper_halves);
  short2_t shifted = __builtin_bit_cast(short2_t, bytes_in_upper_halves) >> (short)1;
  unsigned bits = __builtin_bit_cast(unsigned, shifted) & 0xbfffbfffu;
  return __builtin_bit_cast(half2_t, bits) * (half2_t)(half_t)256;
}

__device__ inline half8_t convert8(unsigned low, unsigned high) {
  union { half2_t pair[4]; half8_t all; } out;
  out.pair[0] = fp8_to_fp16(__builtin_amdgcn_perm(low, 0, 0x050c040c));
  out.pair[1] = fp8_to_fp16(__builtin_amdgcn_perm(low, 0, 0x070c060c));
  out.pair[2] = fp8_to_fp16(__builtin_amdgcn_perm(high, 0, 0x050c040c));
  out.pair[3] = fp8_to_fp16(__builtin_amdgcn_perm(high, 0, 0x070c060c));
  return out.all;
}

__device__ inline Prefetch load(view_t a, view_t b, unsigned thread, unsigned k, unsigned N, unsigned K) {
  Prefetch next;
#pragma unroll
  for (int i = 0; i < A_PER_THREAD; i++) {
    unsigned chunk = thread + i * THREADS;
    next.a[i] = __builtin_bit_cast(half8_t, load_128(a, chunk / CHUNKS_K * K * 2 + chunk % CHUNKS_K * 16, k * 2));
  }
#pragma unroll
  for (int i = 0; i < B_PER_THREAD; i++) {
    unsigned column = thread + i * THREADS;
    next.b[i] = load_128(b, (column / BLOCK_N * N + column % BLOCK_N) * 16, k * N);
  }
  return next;
}

__device__ inline void store(Stage& stage, const Prefetch& next, unsigned thread) {
#pragma unroll
  for (int i = 0; i < A_PER_THREAD; i++) {
    unsigned chunk = thread + i * THREADS;
    unsigned row = chunk / CHUNKS_K;
    lds::chunk(stage.a[(chunk % CHUNKS_K ^ lds::turn(row)) * A_PLANE + row * lds::ROW]) = next.a[i];
  }
#pragma unroll
  for (int i = 0; i < B_PER_THREAD; i++) {
    unsigned column = thread + i * THREADS;
    lds::cell_t* cell = stage.b + (2 * (column / BLOCK_N) ^ lds::turn(column % BLOCK_N)) * B_PLANE + column % BLOCK_N * lds::ROW;
    lds::chunk(cell[0]) = convert8(next.b[i].x, next.b[i].y);
    lds::chunk(cell[lds::turn(column % BLOCK_N) % 2 ? -B_PLANE : B_PLANE]) = convert8(next.b[i].z, next.b[i].w);
  }
}

// One matrix operand of a 16-k step, from a lane's row (or column), whose chunks change places by `turn`. gfx11 wants all 16 k
// in every lane, lanes 16-31 a copy of lanes 0-15 (both read the same address). Elsewhere the two groups of lanes hold 8
// consecutive k each.
#if PARITY_TARGET == 11
typedef half16_t fragment_t;
__device__ inline fragment_t fragment(const lds::cell_t* row, int k, int group, int turn, int plane) {
  return __builtin_shufflevector(lds::chunk(row[(k ^ turn) * plane]), lds::chunk(row[((k + 1) ^ turn) * plane]), 0, 1, 2, 3, 4, 5, 6,
                                 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
#else
typedef half8_t fragment_t;
__device__ inline fragment_t fragment(const lds::cell_t* row, int k, int group, int turn, int plane) {
  return lds::chunk(row[((k + group) ^ turn) * plane]);
}
#endif

// acc += a b over 16 k, transposed (scaled_mm.h).
__device__ inline acc_t step(fragment_t a, fragment_t b, acc_t acc) {
#if PARITY_TARGET == 11
  return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(b, a, acc);
#elif PARITY_TARGET == 12
  return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(b, a, acc);
#elif PARITY_TARGET == 950
  return __builtin_amdgcn_mfma_f32_32x32x16_f16(b, a, acc, 0, 0, 0);
#else
  // Two instructions of 8 k. Each takes 4 consecutive k of either group of lanes; the order of k is the same for A and B.
  acc = __builtin_amdgcn_mfma_f32_32x32x8f16(b.lo, a.lo, acc, 0, 0, 0);
  return __builtin_amdgcn_mfma_f32_32x32x8f16(b.hi, a.hi, acc, 0, 0, 0);
#endif
}

// One k tile. `row` and `column` are those of a lane's first fragment.
__device__ inline void multiply(acc_t (&acc)[FRAGS_M][FRAGS_N], const Stage& stage, int row, int column, int group) {
  const lds::cell_t *a = stage.a + row * lds::ROW, *b = stage.b + column * lds::ROW;
  int a_turn = lds::turn(row), b_turn = lds::turn(column);
#pragma unroll
  for (int k = 0; k < CHUNKS_K; k += 2) {
    fragment_t a_frag[FRAGS_M];
#pragma unroll
    for (int i = 0; i < FRAGS_M; i++) a_frag[i] = fragment(a + i * MATRIX * lds::ROW, k, group, a_turn, A_PLANE);
#pragma unroll
    for (int j = 0; j < FRAGS_N; j++) {
      fragment_t b_frag = fragment(b + j * MATRIX * lds::ROW, k, group, b_turn, B_PLANE);
#pragma unroll
      for (int i = 0; i < FRAGS_M; i++) acc[i][j] = step(a_frag[i], b_frag, acc[i][j]);
    }
    // Keeps the scheduler from loading the next step's fragments early: that costs all 256 VGPRs.
    __builtin_amdgcn_sched_barrier(0);
  }
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS)
scaled_mm(const half_t* __restrict__ a, const byte_t* __restrict__ b, const float* __restrict__ scale,
          const out_t* __restrict__ bias, out_t* __restrict__ c, int M, int N, int K) {
  __shared__ Stage stages[2];

  unsigned thread = __builtin_amdgcn_workitem_id_x();
  Place at = place_of(thread, __builtin_amdgcn_workgroup_id_x(), N);
  view_t a_tile = view(a + (long)at.m0 * K), b_tile = view(b + (long)at.n0 * 16);
  int row = at.row + at.lane % MATRIX, column = at.column + at.lane % MATRIX, group = at.lane / MATRIX;

  acc_t acc[FRAGS_M][FRAGS_N] = {};
  store(stages[0], load(a_tile, b_tile, thread, 0, N, K), thread);
  barrier();

  int current = 0;
#pragma nounroll  // one tile a round, as the contract has it
  for (int k = BLOCK_K; k < K; k += BLOCK_K) {
    Prefetch next = load(a_tile, b_tile, thread, k, N, K);
    multiply(acc, stages[current], row, column, group);
    current ^= 1;
    store(stages[current], next, thread);
    barrier();
  }
  multiply(acc, stages[current], row, column, group);

  store_tile(acc, *scale, bias, c, at, N);
}
