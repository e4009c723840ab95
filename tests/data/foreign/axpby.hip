// out = alpha x + beta y, with the launch's parameters in one struct, as attention and gemm libraries pass them.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

struct Params {
  const float* __restrict__ x;
  const float* __restrict__ y;
  float* __restrict__ out;
  int64_t n;
  float alpha;
  float beta;
  bool add;
};

__global__ void axpby(const Params p) {
  const int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < p.n) p.out[i] = p.add ? p.alpha * p.x[i] + p.beta * p.y[i] : p.alpha * p.x[i];
}

__global__ void axpy_half(const float* x, const float* y, float* out, int n, half alpha, bool negate, unsigned char pad) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float a = negate ? -__half2float(alpha) : __half2float(alpha);
  if (i < n) out[i] = x[i] + a * y[i];
}

template <typename T, int VEC>
__global__ void axpy_template(const T* x, const T* y, T* out, size_t n, float alpha) {
  const size_t i = ((size_t)blockIdx.x * blockDim.x + threadIdx.x) * VEC;
#pragma unroll
  for (int j = 0; j < VEC; ++j)
    if (i + j < n) out[i + j] = x[i + j] + alpha * y[i + j];
}
