// What device code takes from PyTorch's headers: the number types, which compute in fp32, and a few traits. The host side of an
// extension is not compiled.
#pragma once

#include <hip/hip_runtime.h>
// After HIP's.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#ifdef PARITY_WITH_ROCM
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
#else
#include <parity_integers.h>
#include <parity_std.h>
#endif

#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_ALWAYS_INLINE inline __attribute__((always_inline))
#define C10_LAUNCH_BOUNDS_0 __launch_bounds__(256, 4)
#define C10_LAUNCH_BOUNDS_1(threads) __launch_bounds__(threads)
#define C10_LAUNCH_BOUNDS_2(threads, blocks) __launch_bounds__(threads, blocks)
#define C10_WARP_SIZE warpSize

namespace c10 {

struct alignas(2) Half {
  unsigned short x;
  Half() = default;
  inline __device__ Half(float value) : x(__builtin_bit_cast(unsigned short, static_cast<_Float16>(value))) {}
  inline __device__ Half(const __half& value) : Half(static_cast<float>(value)) {}
  inline __device__ operator float() const { return static_cast<float>(__builtin_bit_cast(_Float16, x)); }
  inline __device__ operator __half() const { return __half(static_cast<float>(*this)); }
};

struct alignas(2) BFloat16 {
  unsigned short x;
  BFloat16() = default;
  inline __device__ BFloat16(float value) : x(__builtin_bit_cast(unsigned short, static_cast<__bf16>(value))) {}
  inline __device__ operator float() const { return __builtin_bit_cast(float, static_cast<unsigned>(x) << 16); }
};

#define PARITY_OPERATOR(T, OP)                                                                                   \
  inline __device__ T operator OP(const T& a, const T& b) { return static_cast<float>(a) OP static_cast<float>(b); } \
  inline __device__ T& operator OP##=(T& a, const T& b) { return a = a OP b; }                                   \
  inline __device__ float operator OP(T a, float b) { return static_cast<float>(a) OP b; }                       \
  inline __device__ float operator OP(float a, T b) { return a OP static_cast<float>(b); }
#define PARITY_NUMBER(T)                                                              \
  PARITY_OPERATOR(T, +)                                                               \
  PARITY_OPERATOR(T, -)                                                               \
  PARITY_OPERATOR(T, *)                                                               \
  PARITY_OPERATOR(T, /)                                                               \
  inline __device__ T operator-(const T& a) { return -static_cast<float>(a); }
PARITY_NUMBER(Half)
PARITY_NUMBER(BFloat16)
#undef PARITY_NUMBER
#undef PARITY_OPERATOR

}  // namespace c10

namespace at {

using c10::BFloat16;
using c10::Half;

template <typename T>
struct OpMathType {
  using type = T;
};
template <>
struct OpMathType<Half> {
  using type = float;
};
template <>
struct OpMathType<BFloat16> {
  using type = float;
};
template <typename T>
using opmath_type = typename OpMathType<T>::type;
template <typename T, bool IS_ON_GPU>
using acc_type = typename OpMathType<T>::type;

}  // namespace at

namespace torch {
using namespace at;
}
namespace pybind11 {}
