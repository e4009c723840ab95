// C[m, n] = bf16(sum over blocks of 128 k of a_scale[m, block] * b_scale[n / 128, block] * sum_k A[m, k] * B[n, k]) on Hopper.
//
// A [M, K] and B [N, K] e4m3 come by TMA (their tensor maps are arguments), a_scale [M, K / 128] and b_scale [N / 128, K / 128]
// fp32, C [M, N] bf16, all row-major: DeepSeek-V3's scales. Launch: any number of workgroups of THREADS work-items; each takes
// tiles in turn. M, N and K are multiples of the tile.
//
// Two warpgroups multiply, 128 rows each; a work-item of a third one asks for the loads. A warpgroup has four parts of 64 x 64 in
// each round, whose sums of 128 k are scaled and added in fp32. While one part is added, the tensor cores work on the next.
//
// A_REGISTERS 1: the matrix instruction takes A from registers, where a warpgroup reads each half of its rows once for two
// parts; it has nothing in flight while it reads. A_REGISTERS 0: A stays in shared memory, and is read once for each part; a
// warpgroup has nothing in flight when a turn of TOGETHER rounds begins. Where K is no multiple of a turn, TMA brings zeros.
//
// A work-item reads the scales of its four rows for the next SCALES rounds with one load each, if rows of them are aligned to that.

#include "sm90.h"

#ifndef PARITY_TOGETHER
#define PARITY_TOGETHER 1
#endif
#ifndef PARITY_SCALES
#define PARITY_SCALES 1
#endif

namespace {

constexpr int BLOCK_M = PARITY_BLOCK_M, BLOCK_N = PARITY_BLOCK_N, BLOCK_K = PARITY_BLOCK_K, THREADS = PARITY_THREADS;
constexpr int STAGES = PARITY_STAGES, GROUP = PARITY_GROUP, TOGETHER = PARITY_TOGETHER, SCALES = PARITY_SCALES;
constexpr bool A_REGISTERS = PARITY_A_REGISTERS;
constexpr int WARPGROUP = 128, MULTIPLIERS = 2, MMA_K = 32, STEPS = BLOCK_K / MMA_K;
constexpr int ROWS = 64, COLUMNS = 64, PARTS = 4, OWN = ROWS * COLUMNS / WARPGROUP;  // of a part; the upper rows have parts 0 and 1
constexpr int A_BYTES = BLOCK_M * BLOCK_K, B_BYTES = BLOCK_N * BLOCK_K, STAGE_BYTES = A_BYTES + B_BYTES;

static_assert(BLOCK_K == 128, "the swizzle of 128 bytes is one row of a round, and a scale is for 128 k");
static_assert(BLOCK_M == 2 * ROWS * MULTIPLIERS && BLOCK_N == 2 * COLUMNS, "four parts for each warpgroup, and one scale of B");
static_assert(THREADS == (MULTIPLIERS + 1) * WARPGROUP, "whole warpgroups");
static_assert(TOGETHER % SCALES == 0 && 4 % SCALES == 0, "a turn has whole loads of at most 16 bytes");
static_assert(PARITY_LDS_BYTES == STAGES * STAGE_BYTES + 1024, "the step's dynamic_lds_bytes is what the stages need");

struct alignas(4 * SCALES) Scales { float of[SCALES]; };  // of neighbouring rounds

// Those of rounds `first` and on of a row, as far as it goes; then zeros, which are what TMA brings too.
__device__ inline Scales read_scales(const float* __restrict__ row, int first, int rounds) {
  if (rounds % SCALES == 0 && first < rounds) return *(const Scales*)(row + first);
  Scales found;
#pragma unroll
  for (int i = 0; i < SCALES; i++) found.of[i] = first + i < rounds ? row[first + i] : 0.0f;
  return found;
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS, 1)
scaled_mm(const __grid_constant__ TensorMap a_map, const __grid_constant__ TensorMap b_map, const float* __restrict__ a_scale,
          const float* __restrict__ b_scale, u16* __restrict__ c, int M, int N, int K) {
  extern __shared__ unsigned char unaligned[];
  __shared__ alignas(8) u64 barriers[2 * STAGES];

  int thread = threadIdx.x, lane = thread % 32;
  int group = __shfl_sync(~0u, thread / WARPGROUP, 0);  // the same for a warp, as the compiler now knows
  u32 memory = (shared_address(unaligned) + 1023) & ~1023u;
  int tiles_m = M / BLOCK_M, tiles_n = N / BLOCK_N, rounds = K / BLOCK_K;
  int whole = (rounds + TOGETHER - 1) / TOGETHER * TOGETHER;  // rounds of whole turns
  Ring<STAGES> ring(barriers);
  ring.init(MULTIPLIERS * WARPGROUP / 32);  // every warp reads fragments for itself

  if (group == MULTIPLIERS) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 24;");
    if (thread % WARPGROUP > 0) return;
    for (Loads loads(tiles_m, tiles_n, whole, GROUP); loads.remain(); loads.next()) {
      ring.wait_until_empty(loads.number);
      u32 to = memory + loads.number % STAGES * STAGE_BYTES, barrier = ring.expect(loads.number, STAGE_BYTES);
      load_box(to, a_map, loads.round * BLOCK_K, loads.m * BLOCK_M, barrier);
      load_box(to + A_BYTES, b_map, loads.round * BLOCK_K, loads.n * BLOCK_N, barrier);
    }
    return;
  }
  asm volatile("setmaxnreg.inc.sync.aligned.u32 240;");

  int own = group * 2 * ROWS;  // the first of this warpgroup's rows of a tile
  u64 operands = descriptor(memory);
  int number = 0;  // of the round that is multiplied
  for (int tile = blockIdx.x; tile < tiles_m * tiles_n; tile += gridDim.x) {
    int m, n;
    place_of(tile, tiles_m, tiles_n, GROUP, m, n);
    // The row of this work-item's first accumulators in the upper half; the others are 8 below.
    int row = m * BLOCK_M + own + thread % WARPGROUP / 32 * 16 + lane / 4;

    float sum[PARTS][OWN], part[2][OWN];  // part p is multiplied in part[p % 2]
#pragma unroll
    for (int p = 0; p < PARTS; p++)
#pragma unroll
      for (int i = 0; i < OWN; i++) sum[p][i] = part[p % 2][i] = 0.0f;

    u32 fragments[STEPS][4];
    auto read_fragments = [&](int half) {  // a lane gives the address of one of 16 rows, at one of two chunks of 16 k
      int at = own + half * ROWS + thread % WARPGROUP / 32 * 16 + lane % 16;
      u32 start = memory + number % STAGES * STAGE_BYTES + at * BLOCK_K;
#pragma unroll
      for (int k = 0; k < STEPS; k++)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(fragments[k][0]), "=r"(fragments[k][1]), "=r"(fragments[k][2]), "=r"(fragments[k][3])
                     : "r"(start + ((2 * k + lane / 16) ^ at % 8) * 16) : "memory");
    };
    auto issue = [&](int p) {
      u64 stage = advanced(operands, number % STAGES * STAGE_BYTES);
      u64 of_a = advanced(stage, (own + p / 2 * ROWS) * BLOCK_K), of_b = advanced(stage, A_BYTES + p % 2 * COLUMNS * BLOCK_K);
      fence_multiply();
#pragma unroll
      for (int k = 0; k < STEPS; k++)
        if constexpr (A_REGISTERS) multiply_fp8(part[p % 2], fragments[k], advanced(of_b, k * MMA_K), k > 0);
        else multiply_fp8(part[p % 2], advanced(of_a, k * MMA_K), advanced(of_b, k * MMA_K), k > 0);
      commit_multiply();
    };

    float scales[2][2] = {};  // of this round
    Scales of_a[2][2], of_b;  // as read for the next ones
    const float *rows_of_a = a_scale + (long)row * rounds, *row_of_b = b_scale + (long)n * rounds;
    auto read = [&](int first) {
      of_b = read_scales(row_of_b, first, rounds);
#pragma unroll
      for (int i = 0; i < 4; i++) of_a[i / 2][i % 2] = read_scales(rows_of_a + (i / 2 * ROWS + i % 2 * 8) * rounds, first, rounds);
    };
    auto add = [&](int p) {
#pragma unroll
      for (int i = 0; i < OWN; i++) sum[p][i] += part[p % 2][i] * scales[p / 2][i / 2 % 2];
    };

    read(0);
    for (int first = 0; first < rounds; first += TOGETHER) {
#pragma unroll
      for (int round = first; round < first + TOGETHER; round++, number++) {
        ring.wait_until_full(number);
#pragma unroll
        for (int p = 0; p < PARTS; p++) {
          // Once in a turn, or else ptxas waits for each instruction.
          bool drained = p == 0 && round == first || A_REGISTERS && p % 2 == 0;
          if (drained) wait_multiply<0>();
          if (A_REGISTERS && p % 2 == 0) read_fragments(p / 2);
          issue(p);
          if (!drained) wait_multiply<1>();
          if (p > 0) {
            add(p - 1);
            continue;
          }
          if (round > 0 && lane == 0) ring.release(number - 1);
          add(PARTS - 1);  // of the round before
          int at = (round - first) % SCALES;
#pragma unroll
          for (int i = 0; i < 4; i++) scales[i / 2][i % 2] = of_a[i / 2][i % 2].of[at] * of_b.of[at];
          if (at == SCALES - 1 && round + 1 < whole) read(round + 1);
        }
      }
    }
    wait_multiply<0>();
    if (lane == 0) ring.release(number - 1);
    add(PARTS - 1);

    // Accumulators 4j to 4j + 3 of a lane: columns 8j + 2 (lane % 4) and the next, rows `row` and that + 8.
#pragma unroll
    for (int p = 0; p < PARTS; p++)
#pragma unroll
      for (int i = 0; i < OWN; i += 16)
#pragma unroll
        for (int lower = 0; lower < 2; lower++) {
          u32 words[4];
#pragma unroll
          for (int j = 0; j < 4; j++) words[j] = pack_bf16(sum[p][i + 4 * j + 2 * lower], sum[p][i + 4 * j + 2 * lower + 1]);
          store_row(c + (long)(row + p / 2 * ROWS + lower * 8) * N + n * BLOCK_N + p % 2 * COLUMNS + i * 2, words, lane);
        }
  }
}
