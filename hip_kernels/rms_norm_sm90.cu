// Root mean square normalisation on Hopper.
//
//   y[row, :] = x[row, :] / sqrt(mean(x[row, :]^2) + eps) * weight
//
// x and y [rows, columns] of fp16, weight [columns] of fp16, contiguous; sums and the division in fp32, one rounding at
// the end. Launch: any number of workgroups of THREADS work-items; each takes rows in turn, keeps its part of the weight in
// registers, and has the next row under way while it works on one. PARITY_COLUMNS is compiled in and a multiple of eight
// times the work-items.

typedef unsigned int u32;

namespace {

constexpr int THREADS = PARITY_THREADS, COLUMNS = PARITY_COLUMNS;
constexpr int WIDTH = 8, CHUNKS = COLUMNS / (THREADS * WIDTH), WARPS = THREADS / 32;
static_assert(COLUMNS % (THREADS * WIDTH) == 0, "each work-item takes eight consecutive columns at a time");

struct alignas(16) Chunk { u32 of[WIDTH / 2]; };
struct Row { Chunk chunks[CHUNKS]; };

// x and y go by once: they need no place in the caches.
__device__ inline Chunk load_once(const Chunk* from) {
  Chunk chunk;
  asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(chunk.of[0]), "=r"(chunk.of[1]), "=r"(chunk.of[2]), "=r"(chunk.of[3]) : "l"(from));
  return chunk;
}
__device__ inline void store_once(Chunk* to, const Chunk& chunk) {
  asm volatile("st.global.cs.v4.u32 [%0], {%1, %2, %3, %4};"
               ::"l"(to), "r"(chunk.of[0]), "r"(chunk.of[1]), "r"(chunk.of[2]), "r"(chunk.of[3]) : "memory");
}

__device__ inline float2 to_floats(u32 halves) {
  float2 pair;
  asm("{\n.reg .b16 low, high;\nmov.b32 {low, high}, %2;\ncvt.f32.f16 %0, low;\ncvt.f32.f16 %1, high;\n}"
      : "=f"(pair.x), "=f"(pair.y) : "r"(halves));
  return pair;
}
__device__ inline u32 to_halves(float low, float high) {
  u32 halves;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(halves) : "f"(high), "f"(low));
  return halves;
}

__device__ inline Row load_row(const Chunk* x, long row, int thread) {
  Row found;
#pragma unroll
  for (int i = 0; i < CHUNKS; i++) found.chunks[i] = load_once(x + row * (COLUMNS / WIDTH) + i * THREADS + thread);
  return found;
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS)
rms_norm(const Chunk* __restrict__ x, const Chunk* __restrict__ weight, Chunk* __restrict__ y, float eps, int rows) {
  __shared__ float partial[2][WARPS];
  int thread = threadIdx.x, turn = 0;
  long row = blockIdx.x;
  if (row >= rows) return;
  Row now = load_row(x, row, thread);
  Row weights;
#pragma unroll
  for (int i = 0; i < CHUNKS; i++) weights.chunks[i] = weight[i * THREADS + thread];

  for (; row < rows; row += gridDim.x, turn ^= 1) {
    Row next;
    if (row + gridDim.x < rows) next = load_row(x, row + gridDim.x, thread);
    float squares = 0;
#pragma unroll
    for (int i = 0; i < CHUNKS * 4; i++) {
      float2 pair = to_floats(now.chunks[i / 4].of[i % 4]);
      squares += pair.x * pair.x + pair.y * pair.y;
    }
#pragma unroll
    for (int distance = 16; distance; distance /= 2) squares += __shfl_xor_sync(~0u, squares, distance);
    if (thread % 32 == 0) partial[turn][thread / 32] = squares;
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (int warp = 0; warp < WARPS; warp++) sum += partial[turn][warp];
    float inverse = 1.0f / sqrtf(sum / COLUMNS + eps);
#pragma unroll
    for (int i = 0; i < CHUNKS; i++) {
      Chunk scaled;
#pragma unroll
      for (int j = 0; j < 4; j++) {
        float2 pair = to_floats(now.chunks[i].of[j]), factor = to_floats(weights.chunks[i].of[j]);
        scaled.of[j] = to_halves(pair.x * inverse * factor.x, pair.y * inverse * factor.y);
      }
      store_once(y + row * (COLUMNS / WIDTH) + i * THREADS + thread, scaled);
    }
    now = next;
  }
}
