// C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3(B[k, n])) * scale[0] + bias[n]) on Hopper, with all loads by TMA.
//
// A [M, K] fp16 and B [K, N] e4m3 come by TMA (their tensor maps are arguments), scale [1] fp32, bias [N] fp16, C [M, N] fp16,
// all row-major. Accumulates in fp32. Launch: (M / BLOCK_M) * (N / BLOCK_N) workgroups, GROUP rows of tiles column by column,
// of THREADS work-items, with LDS_BYTES of dynamic shared memory. M, N and K are multiples of the tile.
//
// Two warpgroups of 64 rows each issue wgmma m64n256k16 on shared memory. A and the bytes of B come some rounds ahead, so that no
// work-item waits for memory. TOGETHER rounds make a turn: while the tensor cores work on one turn, the bytes of the next are
// read, converted and stored as halves, n contiguous, as wgmma takes them. One turn's instructions stay in flight meanwhile.
//
// When a stage is free is told by a barrier of its own (OWN_BARRIERS 1), or by the barrier that all work-items pass in every
// turn: what they multiplied two turns ago is done with then, and loads come a turn later. Where K is no multiple of a turn, TMA
// brings zeros. AHEAD 1: the bytes of a turn are read before the wait for the turn before, not when they are converted; AHEAD 2:
// before the fence of the turn before. APART 1: A and B have barriers of their own, and B's loads come two turns earlier, because
// its bytes have been read when those of A are first multiplied. APART 2: besides, a turn's loads of a matrix have one barrier, and
// A's is waited for before the fence.

#include "sm90.h"

#ifndef PARITY_TOGETHER
#define PARITY_TOGETHER 1
#endif
#ifndef PARITY_SPREAD
#define PARITY_SPREAD 0
#endif
#ifndef PARITY_AHEAD
#define PARITY_AHEAD 0
#endif
#ifndef PARITY_APART
#define PARITY_APART 0
#endif

namespace {

constexpr int BLOCK_M = PARITY_BLOCK_M, BLOCK_N = PARITY_BLOCK_N, BLOCK_K = PARITY_BLOCK_K, THREADS = PARITY_THREADS;
constexpr int STAGES = PARITY_STAGES, GROUP = PARITY_GROUP, TOGETHER = PARITY_TOGETHER, HALF_STAGES = 3 * TOGETHER;
constexpr bool OWN_BARRIERS = PARITY_OWN_BARRIERS, SPREAD = PARITY_SPREAD, AHEAD = PARITY_AHEAD;
constexpr int BEHIND = (OWN_BARRIERS ? 1 : 2) * TOGETHER;        // rounds after which a stage is filled again
constexpr int WARPGROUP = 128, ROWS = 64, MMA_K = 16, STEPS = BLOCK_K / MMA_K;
constexpr int A_BYTES = BLOCK_M * BLOCK_K * 2, B_BYTES = BLOCK_N * BLOCK_K, STAGE_BYTES = A_BYTES + B_BYTES;
constexpr int HALVES_BYTES = BLOCK_N * BLOCK_K * 2;
constexpr int CHUNK = 16, COPIES = B_BYTES / CHUNK / THREADS;
constexpr int ATOM_N = 64, ATOM_K = 8, ATOM_BYTES = 1024;        // of B's halves: 64 n by 8 k, swizzled over 128 bytes

static_assert(THREADS == BLOCK_M / ROWS * WARPGROUP, "one warpgroup for every 64 rows");
static_assert(!AHEAD || !OWN_BARRIERS, "bytes are read ahead where a stage is free when all have met");
static_assert(PARITY_AHEAD <= 2 && PARITY_APART <= 2 && STAGES % TOGETHER == 0, "AHEAD and APART are 0, 1 or 2, and stages whole turns");
static_assert(!PARITY_APART || AHEAD, "B's loads come earlier where its bytes are read ahead");
static_assert(BLOCK_N == 256, "the matrix instruction is m64n256k16");
static_assert(BLOCK_K == 32 && THREADS == BLOCK_K * 8, "A's swizzle of 64 bytes is one row of a round; eight work-items read one of B");
static_assert(PARITY_LDS_BYTES == STAGES * STAGE_BYTES + HALF_STAGES * HALVES_BYTES + 1024, "the step's dynamic_lds_bytes is what the stages need");

// A's tile: rows of 64 bytes, k contiguous, in the 64-byte swizzle.
__device__ inline u64 descriptor_of_a(u32 address) {
  return (u64)((address & 0x3FFFF) >> 4) | (u64)1 << 16 | (u64)(8 * BLOCK_K * 2 >> 4) << 32 | (u64)2 << 62;
}

struct alignas(16) Words { u32 of[4]; };

__device__ inline void store128(u32 to, u32 x, u32 y, u32 z, u32 w) {
  asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(x), "r"(y), "r"(z), "r"(w) : "memory");
}

// The 16 bytes of a round of B that a work-item converts, of COPIES. Neighbours have neighbouring bytes of a row. With SPREAD, the
// second four of eight take those of another row, whose halves lie in the banks that the first four's do not.
struct Place { int k, n; };

__device__ inline Place place_of_bytes(int thread, int copy) {
  if (!SPREAD) return {thread / 8, copy * 128 + thread % 8 * CHUNK};
  int other = thread / 4 % 2;
  return {(thread / 8 % 4 ^ other * 5) + thread / 128 * ATOM_K + copy * 2 * ATOM_K,
          thread % 4 * CHUNK + (other ^ thread / 32 % 2) * ATOM_N + thread / 64 % 2 * 2 * ATOM_N};
}

__device__ inline Words read_bytes(u32 bytes, Place at) {
  Words w;
  asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(w.of[0]), "=r"(w.of[1]), "=r"(w.of[2]), "=r"(w.of[3]) : "r"(bytes + at.k * BLOCK_N + at.n) : "memory");
  return w;
}

// Converts and stores them. Without SPREAD, eight neighbours have 128 columns of a row, and those of the second 64 store their
// second half first, so that the eight write to all banks.
__device__ inline void store_halves(u32 halves, const Words& w, Place at) {
  int r = at.k % ATOM_K, lane = at.n / CHUNK % 8;
  u32 to = halves + (at.k / ATOM_K * (BLOCK_N / ATOM_N) + at.n / ATOM_N) * ATOM_BYTES + r * 128;
#pragma unroll
  for (int part = 0; part < 2; part++) {
    int second = SPREAD ? part : part ^ (lane / 4);
    u32 x = second ? w.of[2] : w.of[0], y = second ? w.of[3] : w.of[1];
    store128(to + ((lane % 4 * 2 + second) ^ r) * CHUNK, e4m3_to_halves(x), e4m3_to_halves(x >> 16), e4m3_to_halves(y), e4m3_to_halves(y >> 16));
  }
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS, 1)
scaled_mm(const __grid_constant__ TensorMap a_map, const __grid_constant__ TensorMap b_map, const float* __restrict__ scale,
          const u16* __restrict__ bias, u16* __restrict__ c, int M, int N, int K) {
  constexpr int APART = PARITY_APART, EACH = APART == 2 ? TOGETHER : 1;  // rounds for each barrier
  extern __shared__ unsigned char unaligned[];
  __shared__ alignas(8) u64 barriers[APART ? 2 : 1][2 * STAGES / EACH];

  int thread = threadIdx.x, lane = thread % 32, m, n;
  place_of(blockIdx.x, M / BLOCK_M, N / BLOCK_N, GROUP, m, n);
  u32 memory = (shared_address(unaligned) + 1023) & ~1023u, halves = memory + STAGES * STAGE_BYTES;
  int rounds = (K / BLOCK_K + TOGETHER - 1) / TOGETHER * TOGETHER;
  Ring<STAGES / EACH> ring(barriers[0]), ring_of_b(barriers[APART ? 1 : 0]);
  ring.init(THREADS / WARPGROUP);
  if (APART) ring_of_b.init(THREADS / WARPGROUP);

  auto expect = [&](Ring<STAGES / EACH>& of, int round, u32 bytes) { return round % EACH ? of.barrier(round / EACH) : of.expect(round / EACH, EACH * bytes); };
  auto load = [&](int round) {
    if (thread == 0 && round < rounds) {
      if (OWN_BARRIERS) ring.wait_until_empty(round);
      u32 to = memory + round % STAGES * STAGE_BYTES, barrier = expect(ring, round, APART ? A_BYTES : STAGE_BYTES);
      load_box(to, a_map, round * BLOCK_K, m * BLOCK_M, barrier);
      if (!APART) load_box(to + A_BYTES, b_map, n * BLOCK_N, round * BLOCK_K, barrier);
    }
    __syncwarp();
  };
  auto load_b = [&](int round) {
    if (thread == 0 && round < rounds)
      load_box(memory + round % STAGES * STAGE_BYTES + A_BYTES, b_map, n * BLOCK_N, round * BLOCK_K, expect(ring_of_b, round, B_BYTES));
    __syncwarp();
  };
  if (APART)
    for (int round = 0; round < STAGES; round++) load_b(round);
  for (int round = 0; round < STAGES - BEHIND; round++) load(round);

  float acc[128];
#pragma unroll
  for (int i = 0; i < 128; i++) acc[i] = 0.0f;

  auto bytes_of = [&](int round) { return memory + round % STAGES * STAGE_BYTES + A_BYTES; };
  auto halves_of = [&](int round) { return halves + round % HALF_STAGES * HALVES_BYTES; };
  Words bytes[TOGETHER][COPIES];  // of a turn, with AHEAD
  auto read_turn = [&](int first) {
#pragma unroll
    for (int i = 0; i < TOGETHER; i++) {
      if (i % EACH == 0) ring_of_b.wait_until_full((first + i) / EACH);
#pragma unroll
      for (int copy = 0; copy < COPIES; copy++) bytes[i][copy] = read_bytes(bytes_of(first + i), place_of_bytes(thread, copy));
    }
  };
  if (AHEAD) read_turn(0);

  int first = 0;
  do {  // one turn at least, or else ptxas sees sums that no matrix instruction has made, and waits for each one
#pragma unroll
    for (int round = first; round < first + TOGETHER; round++) {
      if (!AHEAD) ring.wait_until_full(round);
#pragma unroll
      for (int copy = 0; copy < COPIES; copy++) {
        Place at = place_of_bytes(thread, copy);
        store_halves(halves_of(round), AHEAD ? bytes[round - first][copy] : read_bytes(bytes_of(round), at), at);
      }
    }
    if (PARITY_AHEAD == 2 && first + TOGETHER < rounds) read_turn(first + TOGETHER);
    if (APART == 2) ring.wait_until_full(first / EACH);
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    fence_multiply();
#pragma unroll
    for (int round = first; round < first + TOGETHER; round++) {
      if (APART == 1) ring.wait_until_full(round);
      u32 a = memory + round % STAGES * STAGE_BYTES + thread / WARPGROUP * (ROWS * BLOCK_K * 2);
      u32 b = halves_of(round);
#pragma unroll
      for (int step = 0; step < STEPS; step++)
        multiply_transposed(acc, descriptor_of_a(a + step * MMA_K * 2),
                            descriptor(b + step * (MMA_K / ATOM_K) * (BLOCK_N / ATOM_N) * ATOM_BYTES, ATOM_BYTES, BLOCK_N / ATOM_N * ATOM_BYTES));
    }
    commit_multiply();
    if (OWN_BARRIERS) {
      wait_multiply<1>();
      if (first > 0 && thread % WARPGROUP == 0)
        for (int round = first - TOGETHER; round < first; round++) ring.release(round);
    }
    for (int round = first; round < first + TOGETHER; round++) load(round + STAGES - BEHIND);
    if (APART)
      for (int round = first; round < first + TOGETHER; round++) load_b(round + STAGES);
    if (PARITY_AHEAD == 1 && first + TOGETHER < rounds) read_turn(first + TOGETHER);
    if (!OWN_BARRIERS) wait_multiply<1>();
  } while ((first += TOGETHER) < rounds);
  wait_multiply<0>();

  int row = m * BLOCK_M + thread / 32 * 16 + lane / 4, column = n * BLOCK_N + lane % 4 * 2;
  store_scaled(acc, *scale, bias + column, c + (long)row * N + column, N);
}
