// silu -> RMS normalisation -> fp8 (e4m3 fnuz) with one scale per token; MI300.
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>
#include <hip/hip_runtime.h>

#include <limits>

static constexpr float FP8_MAX = 240.0f;  // of e4m3 fnuz

template <typename Op>
__device__ float block_reduce(float value, float* smem, Op op) {
  const unsigned lane = threadIdx.x % warpSize, wave = threadIdx.x / warpSize;
  for (int offset = warpSize / 2; offset > 0; offset /= 2) value = op(value, __shfl_down(value, offset));
  if (lane == 0) smem[wave] = value;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (unsigned i = 1; i < blockDim.x / warpSize; ++i) value = op(value, smem[i]);
    smem[0] = value;
  }
  __syncthreads();
  value = smem[0];
  __syncthreads();
  return value;
}

__device__ __forceinline__ float silu(float x) { return x / (1.0f + expf(-x)); }

// Dynamic shared memory: hidden_size + warps floats.
extern "C" __global__ void silu_norm_quant_fp8(__hip_fp8_e4m3_fnuz* __restrict__ out, float* __restrict__ scales,
                                               const half* __restrict__ input, const float eps, const float scale_ub,
                                               const unsigned hidden_size, const bool has_scale_ub) {
  extern __shared__ float smem[];
  float* row = smem;
  float* partial = smem + hidden_size;
  const size_t token = blockIdx.x;
  float squares = 0.0f, largest = 0.0f;
  for (unsigned i = threadIdx.x; i < hidden_size; i += blockDim.x) {
    const float v = silu(__half2float(input[token * hidden_size + i]));
    row[i] = v;
    squares += v * v;
    largest = fmaxf(largest, fabsf(v));
  }
  squares = block_reduce(squares, partial, [](float a, float b) { return a + b; });
  largest = block_reduce(largest, partial, [](float a, float b) { return fmaxf(a, b); });
  const float norm = rsqrtf(squares / hidden_size + eps);
  float scale = largest * norm / FP8_MAX;
  if (has_scale_ub) scale = fminf(scale, scale_ub);
  scale = fmaxf(scale, 1.0f / (FP8_MAX * 512.0f));
  if (threadIdx.x == 0) scales[token] = scale;
  for (unsigned i = threadIdx.x; i < hidden_size; i += blockDim.x) {
    const float v = row[i] * norm / scale;
    out[token * hidden_size + i] = __hip_fp8_e4m3_fnuz(fminf(fmaxf(v, -FP8_MAX), FP8_MAX));
  }
}

void launch_silu_norm_quant(void* out, float* scales, const half* input, float eps, const float* scale_ub, int tokens,
                            int hidden_size, hipStream_t stream) {
  const int threads = 256;
  const size_t shared = (hidden_size + threads / 64) * sizeof(float);
  silu_norm_quant_fp8<<<tokens, threads, shared, stream>>>(static_cast<__hip_fp8_e4m3_fnuz*>(out), scales, input, eps,
                                                           scale_ub ? *scale_ub : 0.0f, hidden_size,
                                                           scale_ub != nullptr);
}
