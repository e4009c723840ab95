// C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3(B[k, n])) * scale[0] + bias[n]) on Hopper: the CUDA C++ side of the pair.
//
// A [M, K] fp16, B [K, N] e4m3 bytes, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. Accumulates in fp32.
// Launch: (M / BLOCK_M) * (N / BLOCK_N) workgroups, n fastest, of THREADS work-items, with LDS_BYTES of dynamic shared
// memory. M, N and K are multiples of the tile.
//
// Two warpgroups of 64 rows each issue wgmma m64n256k16 on shared memory. A comes by cp.async, two rounds ahead. B comes
// through registers, one round ahead, is converted by the hardware (NaN stays NaN) and stored while the tensor cores work
// on the round before. wgmma reads B as it lies in memory, n contiguous. One wgmma group stays in flight across rounds.
//
// With PARITY_PAD the tiles are not swizzled: they lie in planes of 16 bytes of each row (of A's k, of B's n), with so many halves
// between two planes; PARITY_PAD_B is that of B, if it differs.
//
// Sources: PTX ISA 8.5, "Asynchronous warpgroup-level matrix instructions", descriptors and swizzle modes; layouts in units
// of 16 bytes as in CUTLASS, cute/arch/mma_sm90_desc.hpp.

typedef unsigned int u32;
typedef unsigned short u16;
typedef unsigned long long u64;

namespace {

constexpr int BLOCK_M = PARITY_BLOCK_M, BLOCK_N = PARITY_BLOCK_N, BLOCK_K = PARITY_BLOCK_K, THREADS = PARITY_THREADS;
constexpr int GROUP = 128, GROUP_M = 64, MMA_K = 16;
constexpr int A_STAGES = 4, B_STAGES = 3;
#if defined(PARITY_PAD)
#if !defined(PARITY_PAD_B)
#define PARITY_PAD_B PARITY_PAD
#endif
static_assert((PARITY_PAD | PARITY_PAD_B) % 8 == 0, "a matrix descriptor counts in 16 bytes: the padding is a multiple of 8 halves");
constexpr int A_PLANE = BLOCK_M * 16 + PARITY_PAD * 2, B_PLANE = BLOCK_K * 16 + PARITY_PAD_B * 2;
constexpr int A_BYTES = BLOCK_K / 8 * A_PLANE, B_BYTES = BLOCK_N / 8 * B_PLANE;
#else
constexpr int A_BYTES = BLOCK_M * BLOCK_K * 2, B_BYTES = BLOCK_N * BLOCK_K * 2;
#endif
constexpr int LDS_BYTES = A_STAGES * A_BYTES + B_STAGES * B_BYTES;
constexpr int ACCUMULATORS = GROUP_M * BLOCK_N / GROUP;
constexpr int CHUNK = 16;                                        // bytes that one copy moves
constexpr int A_COPIES = BLOCK_M * BLOCK_K * 2 / CHUNK / THREADS, B_COPIES = BLOCK_N * BLOCK_K / CHUNK / THREADS;
constexpr int ATOM_N = 64, ATOM_K = 8, ATOM_BYTES = 1024;        // of B: 64 n by 8 k, swizzled over 128 bytes

static_assert(THREADS == BLOCK_M / GROUP_M * GROUP, "one warpgroup for every 64 rows");
static_assert(BLOCK_N == 256, "the matrix instruction is m64n256k16");
static_assert(BLOCK_K == 32, "A's swizzle of 64 bytes is one row of a round");
static_assert(A_COPIES * THREADS * CHUNK == BLOCK_M * BLOCK_K * 2 && B_COPIES * THREADS * CHUNK == BLOCK_N * BLOCK_K, "whole copies");
static_assert(PARITY_LDS_BYTES == LDS_BYTES, "the step's dynamic_lds_bytes is what the stages need");

__device__ inline u32 shared_address(const void* pointer) { return (u32)__cvta_generic_to_shared(pointer); }

__device__ inline void copy_async(u32 to, const void* from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from));
}
__device__ inline void commit_copies() { asm volatile("cp.async.commit_group;"); }
template <int N> __device__ inline void wait_copies() { asm volatile("cp.async.wait_group %0;" ::"n"(N)); }

// What ordinary stores wrote becomes visible to the tensor cores.
__device__ inline void fence_async() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

__device__ inline void store128(u32 to, u32 x, u32 y, u32 z, u32 w) {
  asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(x), "r"(y), "r"(z), "r"(w));
}

// Two e4m3 bytes to two halves.
__device__ inline u32 convert(u16 bytes) {
  u32 halves;
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(halves) : "h"(bytes));
  return halves;
}

// A matrix descriptor: address, leading and stride byte offsets in units of 16, swizzle mode (1: 128 bytes, 2: 64 bytes).
__device__ inline u64 descriptor(u32 address, u32 leading, u32 stride, u32 swizzle) {
  return (u64)((address & 0x3FFFF) >> 4) | (u64)(leading >> 4) << 16 | (u64)(stride >> 4) << 32 | (u64)swizzle << 62;
}

#define F4(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define F16(i) F4(i), F4(i + 4), F4(i + 8), F4(i + 12)
#define F64(i) F16(i), F16(i + 16), F16(i + 32), F16(i + 48)
// d += A (64 x 16, k contiguous) B (16 x 256, n contiguous)
__device__ inline void multiply(float (&d)[ACCUMULATORS], u64 a, u64 b) {
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
      "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
      "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "
      "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "
      "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
      "}, %128, %129, 1, 1, 1, 0, 1;"
      : F64(0), F64(64)
      : "l"(a), "l"(b));
}
__device__ inline void fence_accumulators() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ inline void commit_multiply() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int N> __device__ inline void wait_multiply() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(N) : "memory");
}

struct Words { u32 x, y, z, w; };
struct Prefetch { Words b[B_COPIES]; };

// Copy i of a work-item: of A the row and 16-byte chunk, of B the k and the first of 16 columns. Eight neighbours store two
// k of 64 columns, which the swizzle spreads over all banks.
__device__ inline int a_row(int thread, int i) { return thread / 4 + i * (THREADS / 4); }
__device__ inline int a_chunk(int thread) { return thread % 4; }
__device__ inline int b_k(int thread, int i) { return thread / 4 % ATOM_K + (i * THREADS + thread) / GROUP * ATOM_K; }
__device__ inline int b_column(int thread) { return thread % GROUP / 32 * ATOM_N + thread % 4 * 16; }

// Where 16 bytes lie in a stage: 8 k of A's row; 8 columns of B's k, the first or second of the 16 from `column` on, from where
// `b_row` says.
#if defined(PARITY_PAD)
__device__ inline u32 a_place(u32 stage, int row, int chunk) { return stage + chunk * A_PLANE + row * CHUNK; }
__device__ inline u32 b_row(u32 stage, int k, int column) { return stage + column / 8 * B_PLANE + k * CHUNK; }
__device__ inline u32 b_place(u32 row, int k, int column, int second) { return row + second * B_PLANE; }
#else
__device__ inline u32 a_place(u32 stage, int row, int chunk) { return stage + row * BLOCK_K * 2 + (chunk ^ row / 2 % 4) * CHUNK; }
__device__ inline u32 b_row(u32 stage, int k, int column) {
  return stage + (k / ATOM_K * (BLOCK_N / ATOM_N) + column / ATOM_N) * ATOM_BYTES + k % ATOM_K * 128;
}
__device__ inline u32 b_place(u32 row, int k, int column, int second) {
  return row + ((column % ATOM_N / 8 + second) ^ k % ATOM_K) * CHUNK;
}
#endif

// The operands of a step of 16 k: of A for the warpgroup whose number is `group`.
__device__ inline u64 a_operand(u32 stage, int group, int step) {
#if defined(PARITY_PAD)
  return descriptor(stage + group * GROUP_M * CHUNK + step * (MMA_K / 8) * A_PLANE, A_PLANE, 8 * CHUNK, 0);
#else
  return descriptor(stage + group * (GROUP_M * BLOCK_K * 2) + step * MMA_K * 2, 16, 8 * BLOCK_K * 2, 2);
#endif
}
__device__ inline u64 b_operand(u32 stage, int step) {
#if defined(PARITY_PAD)
  return descriptor(stage + step * MMA_K * CHUNK, ATOM_K * CHUNK, B_PLANE, 0);
#else
  return descriptor(stage + step * (MMA_K / ATOM_K) * (BLOCK_N / ATOM_N) * ATOM_BYTES, ATOM_BYTES, BLOCK_N / ATOM_N * ATOM_BYTES, 1);
#endif
}

__device__ inline void load_a(u32 stage, const u16* a, int thread, int K) {
#pragma unroll
  for (int i = 0; i < A_COPIES; i++) {
    int row = a_row(thread, i), chunk = a_chunk(thread);
    copy_async(a_place(stage, row, chunk), a + (long)row * K + chunk * 8);
  }
}

__device__ inline Prefetch load_b(const unsigned char* b, int thread, int N) {
  Prefetch next;
#pragma unroll
  for (int i = 0; i < B_COPIES; i++) next.b[i] = *(const Words*)__builtin_assume_aligned(b + (long)b_k(thread, i) * N + b_column(thread), 16);
  return next;
}

__device__ inline void store_b(u32 stage, const Prefetch& next, int thread) {
#pragma unroll
  for (int i = 0; i < B_COPIES; i++) {
    int k = b_k(thread, i), column = b_column(thread);
    u32 row = b_row(stage, k, column);
    Words w = next.b[i];
    store128(b_place(row, k, column, 0), convert(w.x), convert(w.x >> 16), convert(w.y), convert(w.y >> 16));
    store128(b_place(row, k, column, 1), convert(w.z), convert(w.z >> 16), convert(w.w), convert(w.w >> 16));
  }
}

__device__ inline u32 pack(float low, float high) {
  u32 halves;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(halves) : "f"(high), "f"(low));
  return halves;
}
__device__ inline float half_to_float(u16 half) {
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(half));
  return value;
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS)
scaled_mm(const u16* __restrict__ a, const unsigned char* __restrict__ b, const float* __restrict__ scale,
          const u16* __restrict__ bias, u16* __restrict__ c, int M, int N, int K) {
  extern __shared__ __align__(1024) unsigned char memory[];

  int thread = threadIdx.x;
  int m0 = blockIdx.x / (N / BLOCK_N) * BLOCK_M;
  int n0 = blockIdx.x % (N / BLOCK_N) * BLOCK_N;
  int group = thread / GROUP;
  u32 a_stages = shared_address(memory), b_stages = a_stages + A_STAGES * A_BYTES;
  const u16* a_tile = a + (long)m0 * K;
  const unsigned char* b_tile = b + n0;
  int rounds = K / BLOCK_K;

  // A of rounds 0 and 1 is on its way, B of round 0 in place, B of round 1 in registers.
  load_a(a_stages, a_tile, thread, K);
  commit_copies();
  if (rounds > 1) load_a(a_stages + A_BYTES, a_tile + BLOCK_K, thread, K);
  commit_copies();
  Prefetch next = load_b(b_tile, thread, N);
  store_b(b_stages, next, thread);
  if (rounds > 1) next = load_b(b_tile + (long)BLOCK_K * N, thread, N);

  float acc[ACCUMULATORS];
#pragma unroll
  for (int i = 0; i < ACCUMULATORS; i++) acc[i] = 0.0f;

  int a_stage = 0, b_stage = 0;
  for (int round = 0; round < rounds; round++) {
    wait_copies<1>();
    fence_async();
    __syncthreads();

    u32 a_now = a_stages + a_stage * A_BYTES, b_now = b_stages + b_stage * B_BYTES;
    fence_accumulators();
#pragma unroll
    for (int step = 0; step < BLOCK_K / MMA_K; step++) multiply(acc, a_operand(a_now, group, step), b_operand(b_now, step));
    commit_multiply();

    // Every wave has left the stages that are filled now: they belonged to the multiplication before the last.
    if (round + 2 < rounds) load_a(a_stages + (a_stage + 2) % A_STAGES * A_BYTES, a_tile + (round + 2) * BLOCK_K, thread, K);
    commit_copies();
    b_stage = b_stage + 1 == B_STAGES ? 0 : b_stage + 1;
    a_stage = (a_stage + 1) % A_STAGES;
    if (round + 1 < rounds) store_b(b_stages + b_stage * B_BYTES, next, thread);
    if (round + 2 < rounds) next = load_b(b_tile + (long)(round + 2) * BLOCK_K * N, thread, N);
    wait_multiply<1>();
  }
  wait_multiply<0>();

  // Accumulators 4j to 4j + 3 of a lane: columns 8j + 2 (lane % 4) and the next, rows lane / 4 and that + 8 of its wave.
  float factor = *scale;
  int lane = thread % 32;
  int row = m0 + thread / 32 * 16 + lane / 4, column = n0 + lane % 4 * 2;
#pragma unroll
  for (int j = 0; j < BLOCK_N / 8; j++) {
    u32 two = *(const u32*)(bias + column + 8 * j);
    float low = half_to_float(two), high = half_to_float(two >> 16);
    u32* at = (u32*)(c + (long)row * N + column + 8 * j);
    at[0] = pack(acc[4 * j] * factor + low, acc[4 * j + 1] * factor + high);
    at[4 * (long)N] = pack(acc[4 * j + 2] * factor + low, acc[4 * j + 3] * factor + high);
  }
}
