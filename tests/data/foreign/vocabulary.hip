// Whatever else of HIP and of the standard library device code uses, for the compilers alone: nothing here is run.
#include <hip/amd_detail/amd_hip_fp8.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>
#include <hip/hip_runtime.h>
#include <stdint.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <limits>
#include <type_traits>
#include <utility>

__constant__ float table[4] = {1, 2, 3, 4};
static const dim3 kBlock(256);

template <typename T, typename = std::enable_if_t<std::is_floating_point_v<T>>>
struct Wide {
  using type = std::conditional_t<std::is_same<T, float>::value, double, T>;
};

__device__ float math(float x, double y, int n) {
  float s, c;
  sincosf(x, &s, &c);
  return expf(x) + exp(x) + logf(x) + log1pf(x) + powf(x, 2.0f) + pow(y, 2.0) + sqrtf(x) + rsqrtf(x) + sinf(x) + tanhf(x) +
         erff(x) + fabsf(x) + fmodf(x, 2) + floorf(x) + rintf(x) + roundf(x) + copysignf(x, -1) + __expf(x) + __logf(x) +
         __fdividef(x, 2) + __frcp_rn(x) + fmaf(x, x, x) + exp2f(x) + log2f(x) + cbrtf(x) + ldexpf(x, n) + std::exp(x) +
         std::abs(x) + std::max(x, 1.0f) + std::pow(x, 3.0f) + std::sqrt(x) + (isnan(x) ? INFINITY : FLT_MAX) + s + c;
}

__device__ int integers(int a, int b, unsigned u, unsigned long long w) {
  return __popc(u) + __popcll(w) + __clz(a) + __ffs(a) + __brev(u) + __mul24(a, b) + __mulhi(a, b) + min(a, b) +
         max(a, 3) + abs(a) + std::min(a, b) + std::clamp(a, 0, 7) + std::numeric_limits<int>::max() +
         __float_as_int(1.0f) + int(__int_as_float(a)) + __float2int_rn(2.5f) + INT32_MAX;
}

__device__ float lanes(float x, int n, unsigned long long mask) {
  x += __shfl(x, 3) + __shfl_up(x, 1) + __shfl_down(x, 2, 16) + __shfl_xor(x, 4) + __shfl_sync(mask, x, 1) +
       __shfl_up_sync(mask, x, 1) + __shfl_down_sync(mask, x, 1) + __shfl_xor_sync(mask, x, 1, 32);
  return x + __popcll(__ballot(n)) + __any(n) + __all(n) + __ballot_sync(mask, n) + __lane_id() + warpSize;
}

__device__ void atomics(int* i, unsigned* u, float* f, unsigned long long* w) {
  atomicAdd(i, 1), atomicAdd(u, 1u), atomicAdd(f, 1.0f), atomicAdd(w, 1ull), atomicMax(i, 1), atomicMin(u, 1u);
  atomicCAS(i, 0, 1), atomicExch(i, 2), atomicOr(u, 1u), atomicAnd(u, 1u), atomicSub(i, 1), unsafeAtomicAdd(f, 1.0f);
  __threadfence(), __threadfence_block();
}

__device__ __half halves(__half a, half2 b) {
  b = __hfma2(b, __hadd2(b, b), __float2half2_rn(1.0f));
  half2 c = __floats2half2_rn(1.0f, 2.0f) * b + __half22float2(b).x;
  a += __low2half(b) * __high2half(c) + __hmul(a, a) - hexp(a) / hsqrt(__habs(a)) + __int2half_rn(3) + half(2.5f);
  return __hgt(a, a) || a > __half(0.0f) ? __hmax(a, __ushort_as_half(1)) : __shfl_xor(a, 1);
}

__device__ __hip_bfloat16 brains(__hip_bfloat16 a, __hip_bfloat162 b) {
  b = __hadd2(b, __float22bfloat162_rn(float2{1.0f, 2.0f}));
  a += __hadd(a, __float2bfloat16(1.0f)) * __low2bfloat16(b) + __hip_bfloat16(2.0f);
  return __hlt(a, a) ? a : __float2bfloat16(__bfloat162float(a));
}

#if defined(__gfx942__)
using fp8 = __hip_fp8_e4m3_fnuz;
using bf8 = __hip_fp8_e5m2_fnuz;
#else
using fp8 = __hip_fp8_e4m3;
using bf8 = __hip_fp8_e5m2;
#endif

__device__ float eighths(fp8 a, bf8 b, __hip_fp8_storage_t raw) {
  const __half h = __half(__hip_cvt_fp8_to_halfraw(raw, __HIP_E4M3));
  return float(a) + float(b) + __half2float(h) + __hip_cvt_float_to_fp8(1.0f, __HIP_SATFINITE, __HIP_E5M2);
}

template <typename Op>
__global__ __launch_bounds__(256, 2) void vocabulary(float* f, int* i, unsigned* u, unsigned long long* w, __half* h,
                                                     __hip_bfloat16* b, Op op) {
  extern __shared__ __attribute__((aligned(16))) unsigned char dynamic[];
  float4* wide = reinterpret_cast<float4*>(dynamic);
  const int at = blockIdx.x * blockDim.x + threadIdx.x, all = gridDim.x * blockDim.x;
  assert(at < all);
  wide[threadIdx.x] = make_float4(f[at], table[at & 3], 0, 1);
  __syncthreads();
  std::array<float, 2> two{math(f[at], f[at], at), lanes(f[at], at, ~0ull)};
  for (float x : two) f[at] += op(x, wide[255 - threadIdx.x].x);
  i[at] = integers(i[at], at, u[at], w[at]);
  atomics(i, u, f, w);
  h[at] = halves(h[at], __halves2half2(h[at], h[at + 1]));
  b[at] = brains(b[at], __hip_bfloat162{b[at], b[at + 1]});
  f[at] += eighths(fp8(f[at]), bf8(f[at]), u[at]) + typename Wide<float>::type(1) + __ldg(f + at);
  asm volatile("s_nop 0" ::: "memory");
}

int main() {
  vocabulary<<<kBlock, 256>>>(nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, std::plus<float>{});
  printf("done\n");
}
