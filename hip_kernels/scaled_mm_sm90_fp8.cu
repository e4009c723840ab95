// C[m, n] = sum_k e4m3(A[m, k]) * e4m3(B[n, k]), scaled, on Hopper.
//
// A [M, K] and B [N, K] e4m3 come by TMA (their tensor maps are arguments), both row-major. Launch: any number of workgroups of
// THREADS work-items; each takes tiles in turn. M, N and K are multiples of the tile.
//
// BLOCK_SCALES 0: C fp16 = fp16(acc * scale[0] + bias[n]), scale [1] fp32, bias [N] fp16.
// BLOCK_SCALES 1: C bf16; a_scale [M, K / 128] fp32 multiplies 128 k of a row of A, b_scale [N / 128, K / 128] fp32 a block of
// 128 k by 128 n of B (DeepSeek-V3).
//
// PROMOTE 1: the tensor cores sum 128 k, and fp32 additions sum those: Hopper's tensor cores keep about 14 bits of a sum of
// fp8 products (DeepSeek-V3, technical report, 3.3.2). PROMOTE 0: the tensor cores sum all of K.
//
// Two warpgroups multiply: each has HALVES times 64 rows of the tile, WIDTH columns. The loads are asked for by a work-item of
// theirs, or, if there are 384 work-items, by one of a third warpgroup, which gives its registers to the others.
//
// ORDERED 1: the warpgroups take turns on the tensor cores, so that one adds while they work for the other; left alone the two
// fall into step, and the tensor cores wait for both. The turn is given before the last instruction has ended.

#include "sm90.h"

namespace {

constexpr int BLOCK_M = PARITY_BLOCK_M, WIDTH = PARITY_BLOCK_N, BLOCK_K = PARITY_BLOCK_K, THREADS = PARITY_THREADS;
constexpr int STAGES = PARITY_STAGES, GROUP = PARITY_GROUP;
constexpr bool ORDERED = PARITY_ORDERED, PROMOTE = PARITY_PROMOTE, BLOCK_SCALES = PARITY_BLOCK_SCALES;
constexpr int WARPGROUP = 128, ROWS = 64, MMA_K = 32, MULTIPLIERS = 2;
constexpr bool PRODUCER = THREADS > MULTIPLIERS * WARPGROUP;
constexpr int HALVES = BLOCK_M / ROWS / MULTIPLIERS, OWN = WIDTH / 2;  // accumulators of one half
constexpr int A_BYTES = BLOCK_M * BLOCK_K, B_BYTES = WIDTH * BLOCK_K, STAGE_BYTES = A_BYTES + B_BYTES;

static_assert(BLOCK_K == 128, "the swizzle of 128 bytes is one row of a round, and a scale is for 128 k");
static_assert(HALVES * ROWS * MULTIPLIERS == BLOCK_M, "whole instructions");
static_assert(THREADS == (MULTIPLIERS + PRODUCER) * WARPGROUP, "whole warpgroups");
static_assert(!BLOCK_SCALES || (PROMOTE && WIDTH == 128), "a block of B has 128 columns");
static_assert(PARITY_LDS_BYTES == STAGES * STAGE_BYTES + 1024, "the step's dynamic_lds_bytes is what the stages need");

// The turn of a warpgroup: it waits for its own, and gives the other one.
__device__ inline void wait_for_turn(int group) { asm volatile("bar.sync %0, 256;" ::"r"(group + 1) : "memory"); }
__device__ inline void give_turn(int group) { asm volatile("bar.arrive %0, 256;" ::"r"(group + 1) : "memory"); }

__device__ inline u32 word(float low, float high) { return BLOCK_SCALES ? pack_bf16(low, high) : pack(low, high); }

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS, 1)
scaled_mm(const __grid_constant__ TensorMap a_map, const __grid_constant__ TensorMap b_map,
#if PARITY_BLOCK_SCALES
          const float* __restrict__ a_scale, const float* __restrict__ b_scale,
#else
          const float* __restrict__ scale, const u16* __restrict__ bias,
#endif
          u16* __restrict__ c, int M, int N, int K) {
  extern __shared__ unsigned char unaligned[];
  __shared__ alignas(8) u64 barriers[2 * STAGES];

  int thread = threadIdx.x, lane = thread % 32;
  int group = __shfl_sync(~0u, thread / WARPGROUP, 0);  // the same for a warp, as the compiler now knows
  u32 memory = (shared_address(unaligned) + 1023) & ~1023u;
  int tiles_m = M / BLOCK_M, tiles_n = N / WIDTH, tiles = tiles_m * tiles_n, rounds = K / BLOCK_K;
  Ring<STAGES> ring(barriers);
  ring.init(MULTIPLIERS);

  Loads loads(tiles_m, tiles_n, rounds, GROUP);
  auto load_next = [&]() {  // one thread calls it
    if (!loads.remain()) return;
    ring.wait_until_empty(loads.number);
    u32 to = memory + loads.number % STAGES * STAGE_BYTES, barrier = ring.expect(loads.number, STAGE_BYTES);
    load_box(to, a_map, loads.round * BLOCK_K, loads.m * BLOCK_M, barrier);
    load_box(to + A_BYTES, b_map, loads.round * BLOCK_K, loads.n * WIDTH, barrier);
    loads.next();
  };
  if (PRODUCER && group == MULTIPLIERS) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (thread % WARPGROUP == 0)
      while (loads.remain()) load_next();
    return;
  }
  if (PRODUCER) asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
  auto load = [&]() {
    if (PRODUCER) return;
    if (thread == 0) load_next();
    __syncwarp();
  };
  for (int i = 0; i < STAGES - 1; i++) load();

  auto release = [&](int number) {
    if (thread % WARPGROUP == 0) ring.release(number);
  };

  if (ORDERED && group == 1) give_turn(0);
  u64 operands = descriptor(memory);
  int number = 0;  // of the round that is multiplied
  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    int m, n;
    place_of(tile, tiles_m, tiles_n, GROUP, m, n);
    // The rows of this work-item's first accumulators in each half; the others are 8 below.
    int row = m * BLOCK_M + group * (HALVES * ROWS) + thread % WARPGROUP / 32 * 16 + lane / 4;
    float sum[HALVES][OWN];
#pragma unroll
    for (int half = 0; half < HALVES; half++)
#pragma unroll
      for (int i = 0; i < OWN; i++) sum[half][i] = 0.0f;

    auto issue = [&](float (&into)[OWN], int half, int adds) {
      u64 stage = advanced(operands, number % STAGES * STAGE_BYTES);
      fence_multiply();
#pragma unroll
      for (int k = 0; k < BLOCK_K / MMA_K; k++) {
        if (ORDERED && k + 1 == BLOCK_K / MMA_K) commit_multiply();
        multiply_fp8(into, advanced(stage, (group * HALVES + half) * (ROWS * BLOCK_K) + k * MMA_K),
                     advanced(stage, A_BYTES + k * MMA_K), adds || k > 0);
      }
      commit_multiply();
    };

    if constexpr (PROMOTE) {
      float scales[HALVES][2], of_a[HALVES][2], of_b = 0;  // of this round, and as read for the next one
#if PARITY_BLOCK_SCALES
      const float *rows_of_a[HALVES][2], *row_of_b = b_scale + (long)n * rounds;
#pragma unroll
      for (int i = 0; i < HALVES * 2; i++) rows_of_a[i / 2][i % 2] = a_scale + (long)(row + i / 2 * ROWS + i % 2 * 8) * rounds;
#endif
      auto read_scales = [&](int round) {
#if PARITY_BLOCK_SCALES
        of_b = row_of_b[round];
#pragma unroll
        for (int i = 0; i < HALVES * 2; i++) of_a[i / 2][i % 2] = rows_of_a[i / 2][i % 2][round];
#endif
      };
      read_scales(0);
      for (int round = 0; round < rounds; round++, number++) {
#pragma unroll
        for (int half = 0; half < HALVES; half++)
#pragma unroll
          for (int i = 0; i < 2; i++) scales[half][i] = BLOCK_SCALES ? of_a[half][i] * of_b : 1;
        if (round + 1 < rounds) read_scales(round + 1);
        ring.wait_until_full(number);
#pragma unroll
        for (int half = 0; half < HALVES; half++) {
          float part[OWN];
          if (ORDERED) wait_for_turn(group);
          issue(part, half, 0);
          if (half == 0) load();  // into the stage of the round before, which the other warpgroup may still read
          if (ORDERED) {
            wait_multiply<1>();
            give_turn(1 - group);
          }
          wait_multiply<0>();
          if (half == HALVES - 1) release(number);
#pragma unroll
          for (int i = 0; i < OWN; i++) {
            if (BLOCK_SCALES) sum[half][i] += part[i] * scales[half][i / 2 % 2];
            else sum[half][i] += part[i];
          }
        }
      }
    } else {
      for (int round = 0; round < rounds; round++, number++) {
        ring.wait_until_full(number);
#pragma unroll
        for (int half = 0; half < HALVES; half++) issue(sum[half], half, 1);
        wait_multiply<HALVES>();
        if (round > 0) release(number - 1);
        load();
      }
      wait_multiply<0>();
      release(number - 1);
    }

    // Accumulators 4j to 4j + 3 of a lane: columns 8j + 2 (lane % 4) and the next, rows `row` and that + 8. Four lanes give each
    // other what makes 16 bytes of a row.
#if !PARITY_BLOCK_SCALES
    float factor = *scale;
#endif
    int column = n * WIDTH + lane % 4 * 2;
#pragma unroll
    for (int half = 0; half < HALVES; half++)
#pragma unroll
      for (int j = 0; j < WIDTH / 8; j += 4) {
        u32 words[2][4];
#pragma unroll
        for (int i = 0; i < 4; i++) {
          float* of = &sum[half][4 * (j + i)];
#if !PARITY_BLOCK_SCALES
          u32 two = *(const u32*)(bias + column + 8 * (j + i));
          float low = half_to_float(two), high = half_to_float(two >> 16);
          of[0] = of[0] * factor + low, of[1] = of[1] * factor + high;
          of[2] = of[2] * factor + low, of[3] = of[3] * factor + high;
#endif
          words[0][i] = word(of[0], of[1]);
          words[1][i] = word(of[2], of[3]);
        }
#pragma unroll
        for (int lower = 0; lower < 2; lower++)
          store_row(c + (long)(row + half * ROWS + lower * 8) * N + n * WIDTH + 8 * j, words[lower], lane);
      }
  }
  if (ORDERED && group == 0) wait_for_turn(0);  // the other one has given it once more
}
