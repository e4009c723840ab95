#include <ATen/ATen.h>
#include <ATen/hip/HIPContext.h>
#include <c10/hip/HIPGuard.h>
#include <c10/util/Half.h>
#include <torch/extension.h>

#include <cmath>

#define LAUNCH_BOUND_THREADS 1024

namespace ext {

template <typename T>
__device__ __forceinline__ T silu(const T& x) {
  // x * sigmoid(x)
  return (T)(((float)x) / (1.0f + expf((float)-x)));
}

template <typename scalar_t, scalar_t (*ACT_FN)(const scalar_t&)>
__global__ void act_and_mul_kernel(scalar_t* __restrict__ out,          // [..., d]
                                   const scalar_t* __restrict__ input,  // [..., 2, d]
                                   const int d) {
  const int64_t token_idx = blockIdx.x;
  for (int64_t idx = threadIdx.x; idx < d; idx += blockDim.x) {
    const scalar_t x = input[token_idx * 2 * d + idx];
    const scalar_t y = input[token_idx * 2 * d + d + idx];
    out[token_idx * d + idx] = ACT_FN(x) * y;
  }
}

template <typename scalar_t>
__global__ void rms_norm_kernel(scalar_t* __restrict__ out,           // [..., hidden_size]
                                const scalar_t* __restrict__ input,   // [..., hidden_size]
                                const scalar_t* __restrict__ weight,  // [hidden_size]
                                const float epsilon, const int num_tokens, const int hidden_size) {
  __shared__ float s_variance;
  __shared__ float s_partial[LAUNCH_BOUND_THREADS / 32];
  float variance = 0.0f;
  for (int idx = threadIdx.x; idx < hidden_size; idx += blockDim.x) {
    const float x = (float)input[blockIdx.x * hidden_size + idx];
    variance += x * x;
  }
  for (int offset = 16; offset > 0; offset /= 2) variance += __shfl_xor(variance, offset, 32);
  if (threadIdx.x % 32 == 0) s_partial[threadIdx.x / 32] = variance;
  __syncthreads();
  if (threadIdx.x == 0) {
    float sum = 0.0f;
    for (int i = 0; i < (int)blockDim.x / 32; ++i) sum += s_partial[i];
    s_variance = rsqrtf(sum / hidden_size + epsilon);
  }
  __syncthreads();
  for (int idx = threadIdx.x; idx < hidden_size; idx += blockDim.x) {
    const float x = (float)input[blockIdx.x * hidden_size + idx];
    out[blockIdx.x * hidden_size + idx] = ((scalar_t)(x * s_variance)) * weight[idx];
  }
}

}  // namespace ext

void silu_and_mul(torch::Tensor& out, torch::Tensor& input) {
  TORCH_CHECK(input.is_cuda() && input.is_contiguous(), "input must be a contiguous GPU tensor");
  const int d = input.size(-1) / 2;
  const int64_t num_tokens = input.numel() / input.size(-1);
  const dim3 grid(num_tokens);
  const dim3 block(std::min(d, 1024));
  const at::hip::OptionalHIPGuard device_guard(device_of(input));
  const hipStream_t stream = at::hip::getCurrentHIPStream();
  AT_DISPATCH_FLOATING_TYPES_AND2(at::ScalarType::Half, at::ScalarType::BFloat16, input.scalar_type(),
                                  "act_and_mul_kernel", [&] {
                                    ext::act_and_mul_kernel<scalar_t, ext::silu<scalar_t>><<<grid, block, 0, stream>>>(
                                        out.data_ptr<scalar_t>(), input.data_ptr<scalar_t>(), d);
                                  });
}

void rms_norm(torch::Tensor& out, torch::Tensor& input, torch::Tensor& weight, double epsilon) {
  const int hidden_size = input.size(-1);
  const int num_tokens = input.numel() / hidden_size;
  const dim3 grid(num_tokens);
  const dim3 block(256);
  const hipStream_t stream = at::hip::getCurrentHIPStream();
  AT_DISPATCH_FLOATING_TYPES_AND_HALF(input.scalar_type(), "rms_norm_kernel", [&] {
    ext::rms_norm_kernel<scalar_t><<<grid, block, 0, stream>>>(
        out.data_ptr<scalar_t>(), input.data_ptr<scalar_t>(), weight.data_ptr<scalar_t>(), epsilon, num_tokens,
        hidden_size);
  });
}

template __global__ void ext::rms_norm_kernel<c10::Half>(c10::Half*, const c10::Half*, const c10::Half*, const float,
                                                         const int, const int);

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("silu_and_mul", &silu_and_mul, "SiLU and mul (HIP)");
  m.def("rms_norm", &rms_norm, "RMS norm (HIP)");
}
