// What the kernels of this folder use of HIP's headers, for a clang that has none of them. hiprtc has all of it built in.
// Functions that only AMD's device library has (tanh, pow, erf, fp64's exp, ...) are missing: such kernels are not built.

#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define HD static __device__ inline __attribute__((always_inline))

struct ThreadIndex {
  __declspec(property(get = get_x)) unsigned x;
  __declspec(property(get = get_y)) unsigned y;
  __declspec(property(get = get_z)) unsigned z;
  HD unsigned get_x() { return __builtin_amdgcn_workitem_id_x(); }
  HD unsigned get_y() { return __builtin_amdgcn_workitem_id_y(); }
  HD unsigned get_z() { return __builtin_amdgcn_workitem_id_z(); }
};
struct BlockIndex {
  __declspec(property(get = get_x)) unsigned x;
  __declspec(property(get = get_y)) unsigned y;
  __declspec(property(get = get_z)) unsigned z;
  HD unsigned get_x() { return __builtin_amdgcn_workgroup_id_x(); }
  HD unsigned get_y() { return __builtin_amdgcn_workgroup_id_y(); }
  HD unsigned get_z() { return __builtin_amdgcn_workgroup_id_z(); }
};
struct BlockSize {
  __declspec(property(get = get_x)) unsigned x;
  __declspec(property(get = get_y)) unsigned y;
  __declspec(property(get = get_z)) unsigned z;
  HD unsigned get_x() { return __builtin_amdgcn_workgroup_size_x(); }
  HD unsigned get_y() { return __builtin_amdgcn_workgroup_size_y(); }
  HD unsigned get_z() { return __builtin_amdgcn_workgroup_size_z(); }
};
struct GridSize {
  __declspec(property(get = get_x)) unsigned x;
  HD unsigned get_x() { return __builtin_amdgcn_grid_size_x() / __builtin_amdgcn_workgroup_size_x(); }
};
static const __device__ ThreadIndex threadIdx = {};
static const __device__ BlockIndex blockIdx = {};
static const __device__ BlockSize blockDim = {};
static const __device__ GridSize gridDim = {};
#define warpSize ((int)__builtin_amdgcn_wavefrontsize())

struct alignas(8) float2 { float x, y; };
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(16) double2 { double x, y; };
HD float2 make_float2(float x, float y) { return {x, y}; }
HD float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }

HD void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
HD void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }

#define ATOMIC(NAME, BUILTIN, TYPE) \
  HD TYPE NAME(TYPE* at, TYPE value) { return BUILTIN(at, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }
#define ATOMIC_OF_INTEGERS(NAME, BUILTIN) \
  ATOMIC(NAME, BUILTIN, int) ATOMIC(NAME, BUILTIN, unsigned) ATOMIC(NAME, BUILTIN, unsigned long long)
ATOMIC_OF_INTEGERS(atomicAdd, __hip_atomic_fetch_add)
ATOMIC(atomicAdd, __hip_atomic_fetch_add, float)
ATOMIC(atomicAdd, __hip_atomic_fetch_add, double)
ATOMIC_OF_INTEGERS(atomicMin, __hip_atomic_fetch_min)
ATOMIC_OF_INTEGERS(atomicMax, __hip_atomic_fetch_max)
ATOMIC_OF_INTEGERS(atomicAnd, __hip_atomic_fetch_and)
ATOMIC_OF_INTEGERS(atomicOr, __hip_atomic_fetch_or)
ATOMIC_OF_INTEGERS(atomicXor, __hip_atomic_fetch_xor)
ATOMIC_OF_INTEGERS(atomicExch, __hip_atomic_exchange)
HD int atomicSub(int* at, int value) { return atomicAdd(at, -value); }
HD unsigned atomicInc(unsigned* at, unsigned last) {
  return __builtin_amdgcn_atomic_inc32(at, last, __ATOMIC_RELAXED, "agent");
}
HD int atomicCAS(int* at, int expected, int value) {
  __hip_atomic_compare_exchange_strong(at, &expected, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __HIP_MEMORY_SCOPE_AGENT);
  return expected;
}

HD int lane_id() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
template <class T>
HD T shuffled(T value, int lane) {
  return __builtin_bit_cast(T, __builtin_amdgcn_ds_bpermute(lane * 4, __builtin_bit_cast(int, value)));
}
template <class T>
HD T __shfl(T value, int from, int width = warpSize) {
  return shuffled(value, (from & (width - 1)) + (lane_id() & ~(width - 1)));
}
template <class T>
HD T __shfl_up(T value, unsigned by, int width = warpSize) {
  int own = lane_id(), from = own - (int)by;
  return shuffled(value, from < (own & ~(width - 1)) ? own : from);
}
template <class T>
HD T __shfl_down(T value, unsigned by, int width = warpSize) {
  int own = lane_id();
  return shuffled(value, (int)((own & (width - 1)) + by) >= width ? own : own + (int)by);
}
template <class T>
HD T __shfl_xor(T value, int mask, int width = warpSize) {
  int own = lane_id(), from = own ^ mask;
  return shuffled(value, from >= ((own + width) & ~(width - 1)) ? own : from);
}
HD unsigned long long __ballot(int yes) {
#if defined(__GFX11__) || defined(__GFX12__)
  return __builtin_amdgcn_ballot_w32(yes != 0);
#else
  return __builtin_amdgcn_ballot_w64(yes != 0);
#endif
}
HD int __any(int yes) { return __ballot(yes) != 0; }
HD int __all(int yes) { return __ballot(!yes) == 0; }

HD int __popc(unsigned v) { return __builtin_popcount(v); }
HD int __popcll(unsigned long long v) { return __builtin_popcountll(v); }
HD int __clz(int v) { return v ? __builtin_clz(v) : 32; }
HD int __clzll(long long v) { return v ? __builtin_clzll(v) : 64; }
HD unsigned __ffs(unsigned v) { return __builtin_ffs(v); }
HD unsigned __ffsll(unsigned long long v) { return __builtin_ffsll(v); }
HD unsigned __brev(unsigned v) { return __builtin_bitreverse32(v); }
HD unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) {
  return (unsigned)((((unsigned long long)high << 32 | low) << (by & 31)) >> 32);
}
HD float __int_as_float(int v) { return __builtin_bit_cast(float, v); }
HD int __float_as_int(float v) { return __builtin_bit_cast(int, v); }
HD float rsqrtf(float v) { return __builtin_amdgcn_rsqf(v); }
HD float sqrtf(float v) { return __builtin_sqrtf(v); }
HD double fabs(double v) { return __builtin_fabs(v); }
HD void sincosf(float v, float* sine, float* cosine) {
  *sine = __builtin_sinf(v);
  *cosine = __builtin_cosf(v);
}
