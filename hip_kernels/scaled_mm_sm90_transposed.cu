// C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3(B[k, n])) * scale[0] + bias[n]) on Hopper, with B converted in registers.
//
// A [M, K] fp16 and B [K, N] e4m3 come by TMA (their tensor maps are arguments), scale [1] fp32, bias [N] fp16, C [M, N] fp16,
// all row-major. Accumulates in fp32. Launch: any number of workgroups of THREADS work-items; each takes tiles in turn. M, N and
// K are multiples of the tile.
//
// The matrix instruction takes its first operand from registers, so C is computed as the transpose: the rows of an
// instruction are 64 columns of C. A warp reads B's bytes with ldmatrix.trans, which moves pairs of bytes: rows 2r and 2r + 1
// of B's transpose become rows r and r + 8 of the instruction. Each element of B is converted once in a tile, and only one
// warpgroup wants it. Fragments of the next round are converted while the tensor cores work on this one.

#include "sm90.h"

namespace {

constexpr int BLOCK_M = PARITY_BLOCK_M, BLOCK_N = PARITY_BLOCK_N, BLOCK_K = PARITY_BLOCK_K, THREADS = PARITY_THREADS;
constexpr int STAGES = PARITY_STAGES, GROUP = PARITY_GROUP;
constexpr int WARPGROUP = 128, ROWS = 64, MMA_K = 16;
constexpr int A_BYTES = BLOCK_M * BLOCK_K * 2, B_BYTES = BLOCK_K * BLOCK_N, STAGE_BYTES = A_BYTES + B_BYTES;
constexpr int STEPS = BLOCK_K / MMA_K;

static_assert(BLOCK_M == 256, "the matrix instruction is m64n256k16");
static_assert(BLOCK_K == 64, "A's swizzle of 128 bytes is one row of a round");
static_assert(BLOCK_N == 128 && THREADS == BLOCK_N / ROWS * WARPGROUP, "one warpgroup for every 64 columns of C");
static_assert(PARITY_LDS_BYTES == STAGES * STAGE_BYTES + 1024, "the step's dynamic_lds_bytes is what the stages need");

struct Fragments { u32 of[STEPS][4]; };

// B's bytes of a round to the fragments of a warp, which has 16 columns of C.
__device__ inline Fragments fragments(u32 b, int chunk, int lane) {
  Fragments found;
#pragma unroll
  for (int half = 0; half < STEPS / 2; half++) {
    int k = half * 32 + lane;
    u32 bytes[4];
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(bytes[0]), "=r"(bytes[1]), "=r"(bytes[2]), "=r"(bytes[3])
                 : "r"(b + k * BLOCK_N + (chunk ^ k % 8) * 16) : "memory");
#pragma unroll
    for (int i = 0; i < 4; i++) {
      u32 split = __byte_perm(bytes[i], 0, 0x3120);
      found.of[half * 2 + i / 2][i % 2 * 2] = e4m3_to_halves(split);
      found.of[half * 2 + i / 2][i % 2 * 2 + 1] = e4m3_to_halves(split >> 16);
    }
  }
  return found;
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS, 1)
scaled_mm(const __grid_constant__ TensorMap a_map, const __grid_constant__ TensorMap b_map, const float* __restrict__ scale,
          const u16* __restrict__ bias, u16* __restrict__ c, int M, int N, int K) {
  extern __shared__ unsigned char unaligned[];
  __shared__ alignas(8) u64 barriers[2 * STAGES];

  int thread = threadIdx.x, lane = thread % 32, warp = thread / 32;
  u32 memory = (shared_address(unaligned) + 1023) & ~1023u;
  int tiles_m = M / BLOCK_M, tiles_n = N / BLOCK_N, tiles = tiles_m * tiles_n, rounds = K / BLOCK_K;
  Ring<STAGES> ring(barriers);
  ring.init(THREADS / 32);  // every warp reads fragments for itself

  Loads loads(tiles_m, tiles_n, rounds, GROUP);
  auto load_next = [&]() {  // one thread calls it
    if (!loads.remain()) return;
    ring.wait_until_empty(loads.number);
    u32 to = memory + loads.number % STAGES * STAGE_BYTES, barrier = ring.expect(loads.number, STAGE_BYTES);
    load_box(to, a_map, loads.round * BLOCK_K, loads.m * BLOCK_M, barrier);
    load_box(to + A_BYTES, b_map, loads.n * BLOCK_N, loads.round * BLOCK_K, barrier);
    loads.next();
  };
  if (thread == 0)
    for (int i = 0; i < STAGES; i++) load_next();
  __syncwarp();

  auto release = [&](int number) {
    if (lane == 0) ring.release(number);
  };

  float factor = *scale;
  u64 operands = descriptor(memory);
  int chunk = warp;  // a warp has 16 bytes of each of B's rows
  int number = 0;    // of the round that is multiplied
  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    float acc[128];
#pragma unroll
    for (int i = 0; i < 128; i++) acc[i] = 0.0f;

    auto ready = [&](int at) {
      ring.wait_until_full(at);
      return fragments(memory + at % STAGES * STAGE_BYTES + A_BYTES, chunk, lane);
    };
    auto issue = [&](const Fragments& now, int at) {
      u64 a = advanced(operands, at % STAGES * STAGE_BYTES);
      fence_multiply();
#pragma unroll
      for (int k = 0; k < STEPS; k++) multiply(acc, now.of[k], advanced(a, k * MMA_K * 2));
      commit_multiply();
    };
    auto finish = [&](int at) {  // of the round before the last that was issued
      release(at);
      if (thread == 0) load_next();
      __syncwarp();
    };

    Fragments even = ready(number), odd;
    issue(even, number);
    for (int round = 1; round < rounds; round += 2) {
      odd = ready(number + 1);
      issue(odd, number + 1);
      wait_multiply<1>();
      finish(number++);
      if (round + 1 == rounds) break;
      even = ready(number + 1);
      issue(even, number + 1);
      wait_multiply<1>();
      finish(number++);
    }
    wait_multiply<0>();
    finish(number++);

    int m, n;
    place_of(tile, tiles_m, tiles_n, GROUP, m, n);
    int column = n * BLOCK_N + warp * 16 + lane / 4 * 2, row = m * BLOCK_M + lane % 4 * 2;
    u32 two = *(const u32*)(bias + column);
    float low = half_to_float(two), high = half_to_float(two >> 16);
#pragma unroll
    for (int j = 0; j < BLOCK_M / 8; j++) {
      u16* at = c + (long)(row + 8 * j) * N + column;
      *(u32*)at = pack(acc[4 * j] * factor + low, acc[4 * j + 2] * factor + high);
      *(u32*)(at + N) = pack(acc[4 * j + 1] * factor + low, acc[4 * j + 3] * factor + high);
    }
  }
}
