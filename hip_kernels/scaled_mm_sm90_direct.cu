// C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3(B[k, n])) * scale[0] + bias[n]) on Hopper, with A from global memory to registers.
//
// A [M, K] fp16, B [K, N] e4m3 bytes, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. Accumulates in fp32.
// Launch: (M / BLOCK_M) * (N / BLOCK_N) workgroups, GROUP rows of tiles column by column, of THREADS work-items, with
// LDS_BYTES of dynamic shared memory. M, N and K are multiples of the tile.
//
// Two warpgroups of 64 rows each issue wgmma m64n256k16. Only B goes through shared memory, which the tensor cores read all
// the time: A comes straight into the registers that the instruction reads. A lane loads 16 bytes of a row, which are eight
// consecutive k; the instruction wants pairs of k instead. The order of k does not matter to the sum if both operands have
// the same one, so B's rows are stored in the order in which A's k come to lie.
//
// A and B of a round are loaded AHEAD rounds before it. One wgmma group stays in flight across rounds.

#include "sm90.h"

namespace {

constexpr int BLOCK_M = PARITY_BLOCK_M, BLOCK_N = PARITY_BLOCK_N, BLOCK_K = PARITY_BLOCK_K, THREADS = PARITY_THREADS;
constexpr int AHEAD = PARITY_AHEAD, GROUP = PARITY_GROUP, B_STAGES = 3;
constexpr int WARPGROUP = 128, ROWS = 64, MMA_K = 16, STEPS = BLOCK_K / MMA_K;
constexpr int B_BYTES = BLOCK_N * BLOCK_K * 2;                   // of a stage
constexpr int CHUNK = 16, COPIES = BLOCK_N * BLOCK_K / CHUNK / THREADS;
constexpr int ATOM_N = 64, ATOM_K = 8, ATOM_BYTES = 1024;        // of B: 64 n by 8 k, swizzled over 128 bytes
constexpr int IN_FLIGHT = AHEAD + 2;                             // rounds whose A is in registers

static_assert(THREADS == BLOCK_M / ROWS * WARPGROUP, "one warpgroup for every 64 rows");
static_assert(BLOCK_N == 256, "the matrix instruction is m64n256k16");
static_assert(BLOCK_K == 32, "four lanes of a row load 8 k each");
static_assert(PARITY_LDS_BYTES == B_STAGES * B_BYTES + 1024, "the step's dynamic_lds_bytes is what the stages need");

struct alignas(16) Words { u32 of[4]; };
struct RowsOfA { Words row[2]; };                                // of rows lane / 4 and that + 8: step s has words 2s, 2s + 1
struct PartOfB { Words of[COPIES]; };

__device__ inline RowsOfA load_a(const u16* a, int K) { return {*(const Words*)a, *(const Words*)(a + 8 * (long)K)}; }

// Copy i of a work-item: the row in shared memory and the first of 16 columns. Eight neighbours store two rows of 64 columns,
// which the swizzle spreads over all banks.
__device__ inline int b_row(int thread, int i) { return thread / 4 % ATOM_K + (i * THREADS + thread) / WARPGROUP * ATOM_K; }
__device__ inline int b_column(int thread) { return thread % WARPGROUP / 32 * ATOM_N + thread % 4 * 16; }
// The k that a row has: of the 8 k of lane q of A's row, words 2s and 2s + 1 are k 2q, 2q + 1 and 2q + 8, 2q + 9 of step s.
__device__ inline int k_of(int row) { return row % 8 / 2 * 8 + row / 16 * 4 + row / 8 % 2 * 2 + row % 2; }

__device__ inline PartOfB load_b(const u8* b, int thread, int N) {
  PartOfB next;
#pragma unroll
  for (int i = 0; i < COPIES; i++) next.of[i] = *(const Words*)(b + (long)k_of(b_row(thread, i)) * N + b_column(thread));
  return next;
}

__device__ inline void store128(u32 to, u32 x, u32 y, u32 z, u32 w) {
  asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(x), "r"(y), "r"(z), "r"(w) : "memory");
}
__device__ inline void store_b(u32 stage, const PartOfB& next, int thread) {
#pragma unroll
  for (int i = 0; i < COPIES; i++) {
    int row = b_row(thread, i), column = b_column(thread), r = row % ATOM_K, c = column % ATOM_N / 8;
    u32 to = stage + (row / ATOM_K * (BLOCK_N / ATOM_N) + column / ATOM_N) * ATOM_BYTES + r * 128;
    const u32* w = next.of[i].of;
    store128(to + (c ^ r) * CHUNK, e4m3_to_halves(w[0]), e4m3_to_halves(w[0] >> 16), e4m3_to_halves(w[1]), e4m3_to_halves(w[1] >> 16));
    store128(to + ((c + 1) ^ r) * CHUNK, e4m3_to_halves(w[2]), e4m3_to_halves(w[2] >> 16), e4m3_to_halves(w[3]), e4m3_to_halves(w[3] >> 16));
  }
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS, 1)
scaled_mm(const u16* __restrict__ a, const u8* __restrict__ b, const float* __restrict__ scale,
          const u16* __restrict__ bias, u16* __restrict__ c, int M, int N, int K) {
  extern __shared__ unsigned char unaligned[];
  int thread = threadIdx.x, lane = thread % 32, m, n;
  place_of(blockIdx.x, M / BLOCK_M, N / BLOCK_N, GROUP, m, n);
  u32 memory = (shared_address(unaligned) + 1023) & ~1023u;
  int row = m * BLOCK_M + thread / 32 * 16 + lane / 4;
  const u16* a_rows = a + (long)row * K + lane % 4 * 8;
  const u8* b_tile = b + n * BLOCK_N;
  int rounds = K / BLOCK_K;

  RowsOfA of_a[IN_FLIGHT];
  PartOfB of_b[AHEAD];
  of_b[0] = load_b(b_tile, thread, N);
#pragma unroll
  for (int i = 0; i <= AHEAD; i++)
    if (i < rounds) of_a[i] = load_a(a_rows + i * BLOCK_K, K);
  store_b(memory, of_b[0], thread);
#pragma unroll
  for (int i = 0; i < AHEAD; i++)
    if (1 + i < rounds) of_b[i] = load_b(b_tile + (long)(1 + i) * BLOCK_K * N, thread, N);

  float acc[128];
#pragma unroll
  for (int i = 0; i < 128; i++) acc[i] = 0.0f;

  int stage = 0;
  // Round `round`, with A in `now`; A of a later round goes to `free`, whose instructions have ended, B of the next comes
  // from `next`.
  auto multiply_round = [&](int round, const RowsOfA& now, RowsOfA& free, PartOfB& next) {
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    fence_multiply();
#pragma unroll
    for (int step = 0; step < STEPS; step++) {
      u32 fragment[4] = {now.row[0].of[2 * step], now.row[1].of[2 * step], now.row[0].of[2 * step + 1], now.row[1].of[2 * step + 1]};
      multiply_transposed(acc, fragment, descriptor(memory + stage * B_BYTES + step * (MMA_K / ATOM_K) * (BLOCK_N / ATOM_N) * ATOM_BYTES,
                                                    ATOM_BYTES, BLOCK_N / ATOM_N * ATOM_BYTES));
    }
    commit_multiply();
    stage = stage + 1 == B_STAGES ? 0 : stage + 1;
    if (round + 1 < rounds) store_b(memory + stage * B_BYTES, next, thread);
    if (round + 1 + AHEAD < rounds) next = load_b(b_tile + (long)(round + 1 + AHEAD) * BLOCK_K * N, thread, N);
    wait_multiply<1>();
    if (round + 1 + AHEAD < rounds) free = load_a(a_rows + (round + 1 + AHEAD) * BLOCK_K, K);
  };
  constexpr int UNROLLED = IN_FLIGHT % AHEAD ? IN_FLIGHT * AHEAD : IN_FLIGHT;  // after so many rounds the same registers have their turn
  for (int round = 0; round < rounds; round += UNROLLED)
#pragma unroll
    for (int i = 0; i < UNROLLED; i++)
      if (round + i < rounds)
        multiply_round(round + i, of_a[i % IN_FLIGHT], of_a[(i + 1 + AHEAD) % IN_FLIGHT], of_b[i % AHEAD]);
  wait_multiply<0>();

  int column = n * BLOCK_N + lane % 4 * 2;
  store_scaled(acc, *scale, bias + column, c + (long)row * N + column, N);
}
