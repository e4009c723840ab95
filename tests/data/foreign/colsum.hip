// Column sums of a bf16 matrix (the gradient of a bias), with atomics over blocks of rows, and a histogram.
#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>

#define ROWS_PER_BLOCK 32

__device__ __forceinline__ float relu_asm(float x) {
  float y;
  asm volatile("v_max_f32 %0, 0, %1" : "=v"(y) : "v"(x));
  return y;
}

extern "C" __global__ void relu_colsum_bf16(const __hip_bfloat16* x, float* sums, float* debug, int64_t rows,
                                            int64_t columns, size_t stride) {
  __shared__ float tile[256];
  const int64_t column = (int64_t)blockIdx.x * 64 + threadIdx.x % 64;
  const int group = threadIdx.x / 64;
  float sum = 0.0f;
  for (int r = group; r < ROWS_PER_BLOCK; r += 4) {
    const int64_t row = (int64_t)blockIdx.y * ROWS_PER_BLOCK + r;
    if (row < rows && column < columns) sum += relu_asm(__bfloat162float(x[row * stride + column]));
  }
  tile[threadIdx.x] = sum;
  __syncthreads();
  asm volatile("s_nop 0");
  if (group == 0 && column < columns) {
    const int i = threadIdx.x;
    atomicAdd(&sums[column], tile[i] + tile[i + 64] + tile[i + 128] + tile[i + 192]);
  }
  if (debug != nullptr && threadIdx.x == 0) debug[blockIdx.x] = sum;
}

extern "C" __global__ void histogram_bf16(const __hip_bfloat16* __restrict__ x, unsigned int* __restrict__ counts,
                                          size_t n, unsigned bins, float lo, float inv_width) {
  extern __shared__ unsigned int local[];
  for (unsigned i = threadIdx.x; i < bins; i += blockDim.x) local[i] = 0;
  __syncthreads();
  for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
    int bin = (int)floorf((__bfloat162float(x[i]) - lo) * inv_width);
    bin = bin < 0 ? 0 : bin >= (int)bins ? (int)bins - 1 : bin;
    atomicAdd(&local[bin], 1u);
  }
  __syncthreads();
  for (unsigned i = threadIdx.x; i < bins; i += blockDim.x)
    if (local[i]) atomicAdd(&counts[i], local[i]);
}

void bias_grad(const __hip_bfloat16* x, float* sums, int64_t rows, int64_t columns, hipStream_t stream) {
  hipMemsetAsync(sums, 0, columns * sizeof(float), stream);
  dim3 grid((columns + 63) / 64, (rows + ROWS_PER_BLOCK - 1) / ROWS_PER_BLOCK);
  relu_colsum_bf16<<<grid, 256, 0, stream>>>(x, sums, nullptr, rows, columns, columns);
}
