// Scaled fp8 x fp8 matrix multiplication for RDNA4 (WMMA, wave32) and CDNA3 and CDNA4 (MFMA, wave64): the matrix unit takes
// the bytes as they are.
//
//   C[m, n] = fp16(fp32(sum_k A[m, k] * B[k, n]) * scale[0] + bias[n])
//
//   A      [M, K]          fp8 bytes, row-major (e4m3fn; e4m3fnuz on gfx942)
//   B      [K/16, N, 16]   fp8 bytes: the logical [K, N] prepacked so that the 16 consecutive
//                          k of one column are 16 consecutive bytes, one 128-bit load
//   scale  [1]             fp32
//   bias   [N]             fp16
//   C      [M, N]          fp16, row-major
//
// NaN is NaN, as the matrix unit has it.
//
// Launch: (M / BLOCK_M) * (N / BLOCK_N) workgroups in one dimension, n fastest; THREADS threads.
// Accumulates in fp32 in the matrix unit. Preconditions: M, N and K are multiples of the tile, every
// pointer is 16-byte aligned. The caller checks them; nothing is masked here.
//
// One source for hiprtc and for clang without headers: compiler types and builtins only.

#if !defined(__HIPCC_RTC__)
#if __has_include(<hip/hip_runtime.h>)
#include <hip/hip_runtime.h>
#else
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(threads, threads)))
#endif
#endif

#if !defined(__HIP_DEVICE_COMPILE__)
#define PARITY_TARGET 12  // the host pass only parses
#elif defined(__GFX12__)
#define PARITY_TARGET 12
#elif defined(__gfx942__) || defined(__gfx950__)
#define PARITY_TARGET 942
#else
#error "scaled_mm_fp8.hip knows the fp8 operand layouts of gfx12, gfx942 and gfx950"
#endif

namespace {

// The matrix unit. One step multiplies MATRIX rows by MATRIX columns over 16 k, of which each of two groups of lanes
// holds 8: 8 bytes of either operand.
constexpr bool IS_CDNA = PARITY_TARGET > 100;
constexpr int WAVE = IS_CDNA ? 64 : 32;
constexpr int MATRIX = IS_CDNA ? 32 : 16;
constexpr int ACCUMULATORS = MATRIX * MATRIX / WAVE;  // registers of one lane

// The tile, fixed by the contract, and its split over waves and matrix steps.
constexpr int BLOCK_M = PARITY_BLOCK_M;
constexpr int BLOCK_N = PARITY_BLOCK_N;
constexpr int BLOCK_K = PARITY_BLOCK_K;
constexpr int THREADS = PARITY_THREADS;
constexpr int WAVES_M = 2;
constexpr int WAVES_N = THREADS / WAVE / WAVES_M;
constexpr int FRAGS_M = BLOCK_M / WAVES_M / MATRIX;
constexpr int FRAGS_N = BLOCK_N / WAVES_N / MATRIX;
constexpr int CHUNKS_K = BLOCK_K / 16;  // one chunk: 16 consecutive k, 16 bytes

static_assert(THREADS % (WAVE * WAVES_M) == 0, "the workgroup must split into WAVES_M x WAVES_N waves");
static_assert(FRAGS_M * WAVES_M * MATRIX == BLOCK_M, "BLOCK_M must be a multiple of MATRIX * WAVES_M");
static_assert(FRAGS_N * WAVES_N * MATRIX == BLOCK_N, "BLOCK_N must be a multiple of MATRIX * WAVES_N");
static_assert(BLOCK_K % 32 == 0, "BLOCK_K must be a multiple of two chunks of 16");
static_assert(BLOCK_M * CHUNKS_K % THREADS == 0, "every thread must stage the same number of A chunks");
static_assert(BLOCK_N * CHUNKS_K % THREADS == 0, "every thread must stage the same number of B chunks");

// LDS holds planes of one k chunk each, so that the eight lanes of a 128-bit access phase touch 128 consecutive bytes.
// A's planes are padded, because its stores walk over k first.
constexpr int A_PLANE = BLOCK_M + 128 / 16 / CHUNKS_K;  // in chunks
constexpr int B_PLANE = BLOCK_N;
constexpr int A_PER_THREAD = BLOCK_M * CHUNKS_K / THREADS;
constexpr int B_PER_THREAD = BLOCK_N * CHUNKS_K / THREADS;

typedef _Float16 half_t;
typedef float acc_t __attribute__((ext_vector_type(ACCUMULATORS)));
typedef int int2_t __attribute__((ext_vector_type(2)));
typedef int int4_t __attribute__((ext_vector_type(4)));
typedef unsigned char byte_t;

struct Stage {  // one k tile in LDS
  int4_t a[CHUNKS_K * A_PLANE];
  int4_t b[CHUNKS_K * B_PLANE];
};

struct Prefetch {  // one thread's share of the next k tile, in registers
  int4_t a[A_PER_THREAD];
  int4_t b[B_PER_THREAD];
};

__device__ inline void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

__device__ inline Prefetch load(const byte_t* a, const byte_t* b, int thread, int N, int K) {
  Prefetch next;
#pragma unroll
  for (int i = 0; i < A_PER_THREAD; i++) {
    int chunk = thread + i * THREADS;
    next.a[i] = *(const int4_t*)(a + (chunk / CHUNKS_K) * K + chunk % CHUNKS_K * 16);
  }
#pragma unroll
  for (int i = 0; i < B_PER_THREAD; i++) {
    int chunk = thread + i * THREADS;
    next.b[i] = *(const int4_t*)(b + ((chunk / BLOCK_N) * N + chunk % BLOCK_N) * 16);
  }
  return next;
}

__device__ inline void store(Stage& stage, const Prefetch& next, int thread) {
#pragma unroll
  for (int i = 0; i < A_PER_THREAD; i++) {
    int chunk = thread + i * THREADS;
    stage.a[chunk % CHUNKS_K * A_PLANE + chunk / CHUNKS_K] = next.a[i];
  }
#pragma unroll
  for (int i = 0; i < B_PER_THREAD; i++) {
    int chunk = thread + i * THREADS;
    stage.b[chunk / BLOCK_N * B_PLANE + chunk % BLOCK_N] = next.b[i];
  }
}

// acc += a b over 16 k, and which row of the MATRIX x MATRIX result accumulator register r of a lane is: register_row(r)
// + lane_row(lane). The column is lane % MATRIX.
#if PARITY_TARGET == 12
__device__ inline acc_t step(int2_t a, int2_t b, acc_t acc) {
  return __builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12(a, b, acc);
}
__device__ inline int register_row(int r) { return r; }
__device__ inline int lane_row(int lane) { return lane / 16 * 8; }
#else
__device__ inline acc_t step(int2_t a, int2_t b, acc_t acc) {
  return __builtin_amdgcn_mfma_f32_32x32x16_fp8_fp8(__builtin_bit_cast(long, a), __builtin_bit_cast(long, b), acc, 0, 0,
                                                    0);
}
__device__ inline int register_row(int r) { return r / 4 * 8 + r % 4; }
__device__ inline int lane_row(int lane) { return lane / 32 * 4; }
#endif

// A lane reads a whole chunk, 16 k, and uses it in two steps. The order of k is free: in the first step the two groups of
// lanes hold the first 8 k of two neighbouring chunks, in the second the last 8, of A and of B alike.
__device__ inline void multiply(acc_t (&acc)[FRAGS_M][FRAGS_N], const int4_t* a, const int4_t* b) {
#pragma unroll
  for (int k = 0; k < CHUNKS_K; k += 2) {
    int4_t a_frag[FRAGS_M];
#pragma unroll
    for (int i = 0; i < FRAGS_M; i++) a_frag[i] = a[k * A_PLANE + i * MATRIX];
#pragma unroll
    for (int j = 0; j < FRAGS_N; j++) {
      int4_t b_frag = b[k * B_PLANE + j * MATRIX];
#pragma unroll
      for (int i = 0; i < FRAGS_M; i++) acc[i][j] = step(a_frag[i].lo, b_frag.lo, acc[i][j]);
#pragma unroll
      for (int i = 0; i < FRAGS_M; i++) acc[i][j] = step(a_frag[i].hi, b_frag.hi, acc[i][j]);
    }
  }
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS)
scaled_mm(const byte_t* __restrict__ a, const byte_t* __restrict__ b, const float* __restrict__ scale,
          const half_t* __restrict__ bias, half_t* __restrict__ c, int M, int N, int K) {
  __shared__ Stage stages[2];

  int thread = __builtin_amdgcn_workitem_id_x();
  int workgroup = __builtin_amdgcn_workgroup_id_x();
  int m0 = workgroup / (N / BLOCK_N) * BLOCK_M;
  int n0 = workgroup % (N / BLOCK_N) * BLOCK_N;
  int lane = thread % WAVE;
  int wave = thread / WAVE;
  int row = wave / WAVES_N * (FRAGS_M * MATRIX);
  int column = wave % WAVES_N * (FRAGS_N * MATRIX);

  const byte_t* a_tile = a + (long)m0 * K;
  const byte_t* b_tile = b + (long)n0 * 16;
  int a_chunk = lane / MATRIX * A_PLANE + row + lane % MATRIX;  // of a lane's first fragment
  int b_chunk = lane / MATRIX * B_PLANE + column + lane % MATRIX;

  acc_t acc[FRAGS_M][FRAGS_N] = {};
  store(stages[0], load(a_tile, b_tile, thread, N, K), thread);
  barrier();

  int current = 0;
  for (int k = BLOCK_K; k < K; k += BLOCK_K) {
    a_tile += BLOCK_K;
    b_tile += (long)N * BLOCK_K;
    Prefetch next = load(a_tile, b_tile, thread, N, K);
    multiply(acc, stages[current].a + a_chunk, stages[current].b + b_chunk);
    current ^= 1;
    store(stages[current], next, thread);
    barrier();
  }
  multiply(acc, stages[current].a + a_chunk, stages[current].b + b_chunk);

  float factor = *scale;
  int n_lane = n0 + column + lane % MATRIX;
  half_t* c_lane = c + (long)(m0 + row + lane_row(lane)) * N + n_lane;
#pragma unroll
  for (int j = 0; j < FRAGS_N; j++) {
    float offset = (float)bias[n_lane + j * MATRIX];
#pragma unroll
    for (int i = 0; i < FRAGS_M; i++)
#pragma unroll
      for (int r = 0; r < ACCUMULATORS; r++) {
        long at = (long)(i * MATRIX + register_row(r)) * N + j * MATRIX;
        c_lane[at] = (half_t)(acc[i][j][r] * factor + offset);
      }
  }
}
