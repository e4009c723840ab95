// HIP's half types for a clang without ROCm: the compiler's _Float16 under HIP's names.
#pragma once

#include <hip/amd_detail/hip_fp16_math_fwd.h>

#ifdef PARITY_PROGRAM  // a program's host code converts too
#define PARITY_HALF __host__ __device__ inline __attribute__((always_inline, nodebug))
#else
#define PARITY_HALF __device__ inline __attribute__((always_inline, nodebug))
#endif
typedef _Float16 parity_half2 __attribute__((ext_vector_type(2)));

struct __half_raw {
  unsigned short x;
};
struct __half2_raw {
  unsigned short x, y;
};

struct __half {
  _Float16 data;

  __half() = default;
  PARITY_HALF constexpr __half(_Float16 value) : data(value) {}
  PARITY_HALF constexpr __half(const __half_raw& raw) : data(__builtin_bit_cast(_Float16, raw.x)) {}
  PARITY_HALF constexpr __half(float value) : data(static_cast<_Float16>(value)) {}
  PARITY_HALF constexpr __half(double value) : data(static_cast<_Float16>(value)) {}
  template <typename T, typename = typename __hip_internal::enable_if<__hip_internal::is_integral<T>::value>::type>
  PARITY_HALF constexpr __half(T value) : data(static_cast<_Float16>(value)) {}
  PARITY_HALF constexpr operator float() const { return data; }
  PARITY_HALF constexpr operator __half_raw() const { return {__builtin_bit_cast(unsigned short, data)}; }
  PARITY_HALF constexpr explicit operator bool() const { return data != 0; }
  template <typename T, typename = typename __hip_internal::enable_if<__hip_internal::is_integral<T>::value>::type>
  PARITY_HALF constexpr operator T() const { return static_cast<T>(data); }
  PARITY_HALF constexpr operator _Float16() const { return data; }
  PARITY_HALF __half& operator+=(const __half& o) { return data += o.data, *this; }
  PARITY_HALF __half& operator-=(const __half& o) { return data -= o.data, *this; }
  PARITY_HALF __half& operator*=(const __half& o) { return data *= o.data, *this; }
  PARITY_HALF __half& operator/=(const __half& o) { return data /= o.data, *this; }
  PARITY_HALF constexpr __half operator-() const { return -data; }
  PARITY_HALF constexpr __half operator+() const { return *this; }
#define PARITY_OPERATOR(RESULT, OP) \
  friend PARITY_HALF constexpr RESULT operator OP(const __half& a, const __half& b) { return a.data OP b.data; }
  PARITY_OPERATOR(__half, +)
  PARITY_OPERATOR(__half, -)
  PARITY_OPERATOR(__half, *)
  PARITY_OPERATOR(__half, /)
  PARITY_OPERATOR(bool, ==)
  PARITY_OPERATOR(bool, !=)
  PARITY_OPERATOR(bool, <)
  PARITY_OPERATOR(bool, <=)
  PARITY_OPERATOR(bool, >)
  PARITY_OPERATOR(bool, >=)
#undef PARITY_OPERATOR
};

struct __half2 {
  union {
    struct {
      __half x, y;
    };
    parity_half2 data;
  };

  __half2() = default;
  PARITY_HALF constexpr __half2(parity_half2 value) : data(value) {}
  PARITY_HALF constexpr __half2(const __half& a, const __half& b) : data{a.data, b.data} {}
  PARITY_HALF constexpr operator parity_half2() const { return data; }
  PARITY_HALF __half2& operator+=(const __half2& o) { return data += o.data, *this; }
  PARITY_HALF __half2& operator-=(const __half2& o) { return data -= o.data, *this; }
  PARITY_HALF __half2& operator*=(const __half2& o) { return data *= o.data, *this; }
  PARITY_HALF constexpr __half2 operator-() const { return -data; }
#define PARITY_OPERATOR(OP) \
  friend PARITY_HALF constexpr __half2 operator OP(const __half2& a, const __half2& b) { return a.data OP b.data; }
  PARITY_OPERATOR(+)
  PARITY_OPERATOR(-)
  PARITY_OPERATOR(*)
  PARITY_OPERATOR(/)
#undef PARITY_OPERATOR
};

typedef __half half;
typedef __half2 half2;

#define PARITY_FN_HALF static PARITY_HALF
PARITY_FN_HALF constexpr __half __float2half(float x) { return x; }
PARITY_FN_HALF constexpr __half __float2half_rn(float x) { return x; }
PARITY_FN_HALF __half __float2half_rz(float x) { return __ocml_cvtrtz_f16_f32(x); }
PARITY_FN_HALF __half __float2half_rd(float x) { return __ocml_cvtrtn_f16_f32(x); }
PARITY_FN_HALF __half __float2half_ru(float x) { return __ocml_cvtrtp_f16_f32(x); }
PARITY_FN_HALF constexpr __half __double2half(double x) { return x; }
PARITY_FN_HALF constexpr float __half2float(__half x) { return x.data; }
PARITY_FN_HALF constexpr __half2 __float2half2_rn(float x) { return {__half(x), __half(x)}; }
PARITY_FN_HALF constexpr __half2 __floats2half2_rn(float x, float y) { return {__half(x), __half(y)}; }
PARITY_FN_HALF __half2 __float22half2_rn(float2 x) { return {__half(x.x), __half(x.y)}; }
PARITY_FN_HALF float2 __half22float2(__half2 x) { return {float(x.data.x), float(x.data.y)}; }
PARITY_FN_HALF constexpr float __low2float(__half2 x) { return x.data.x; }
PARITY_FN_HALF constexpr float __high2float(__half2 x) { return x.data.y; }
PARITY_FN_HALF constexpr __half __low2half(__half2 x) { return x.data.x; }
PARITY_FN_HALF constexpr __half __high2half(__half2 x) { return x.data.y; }
PARITY_FN_HALF constexpr __half2 __low2half2(__half2 x) { return x.data.xx; }
PARITY_FN_HALF constexpr __half2 __high2half2(__half2 x) { return x.data.yy; }
PARITY_FN_HALF constexpr __half2 __lowhigh2highlow(__half2 x) { return x.data.yx; }
PARITY_FN_HALF constexpr __half2 __half2half2(__half x) { return {x, x}; }
PARITY_FN_HALF constexpr __half2 __halves2half2(__half x, __half y) { return {x, y}; }
PARITY_FN_HALF constexpr __half2 make_half2(__half x, __half y) { return {x, y}; }
PARITY_FN_HALF constexpr __half2 __lows2half2(__half2 a, __half2 b) { return parity_half2{a.data.x, b.data.x}; }
PARITY_FN_HALF constexpr __half2 __highs2half2(__half2 a, __half2 b) { return parity_half2{a.data.y, b.data.y}; }
PARITY_FN_HALF constexpr short __half_as_short(__half x) { return __builtin_bit_cast(short, x.data); }
PARITY_FN_HALF constexpr unsigned short __half_as_ushort(__half x) {
  return __builtin_bit_cast(unsigned short, x.data);
}
PARITY_FN_HALF constexpr __half __short_as_half(short x) { return __builtin_bit_cast(_Float16, x); }
PARITY_FN_HALF constexpr __half __ushort_as_half(unsigned short x) { return __builtin_bit_cast(_Float16, x); }

// To and from integers: rn rounds to nearest even, rz towards zero, rd down, ru up.
#define PARITY_INTEGER(NAME, T)                                                                        \
  PARITY_FN_HALF T __half2##NAME##_rn(__half x) { return static_cast<T>(__builtin_rintf(x.data)); }    \
  PARITY_FN_HALF T __half2##NAME##_rz(__half x) { return static_cast<T>(float(x.data)); }              \
  PARITY_FN_HALF T __half2##NAME##_rd(__half x) { return static_cast<T>(__builtin_floorf(x.data)); }   \
  PARITY_FN_HALF T __half2##NAME##_ru(__half x) { return static_cast<T>(__builtin_ceilf(x.data)); }    \
  PARITY_FN_HALF __half __##NAME##2half_rn(T x) { return static_cast<_Float16>(x); }
PARITY_INTEGER(int, int)
PARITY_INTEGER(uint, unsigned)
PARITY_INTEGER(short, short)
PARITY_INTEGER(ushort, unsigned short)
PARITY_INTEGER(ll, long long)
PARITY_INTEGER(ull, unsigned long long)
#undef PARITY_INTEGER

#define PARITY_ARITHMETIC(NAME, OP)                                                        \
  PARITY_FN_HALF constexpr __half __h##NAME(__half a, __half b) { return a.data OP b.data; } \
  PARITY_FN_HALF constexpr __half2 __h##NAME##2(__half2 a, __half2 b) { return a.data OP b.data; }
PARITY_ARITHMETIC(add, +)
PARITY_ARITHMETIC(sub, -)
PARITY_ARITHMETIC(mul, *)
#undef PARITY_ARITHMETIC
PARITY_FN_HALF constexpr __half __hdiv(__half a, __half b) { return a.data / b.data; }
PARITY_FN_HALF constexpr __half2 __h2div(__half2 a, __half2 b) { return a.data / b.data; }
PARITY_FN_HALF constexpr __half __hneg(__half x) { return -x.data; }
PARITY_FN_HALF constexpr __half2 __hneg2(__half2 x) { return -x.data; }
PARITY_FN_HALF __half __habs(__half x) { return __builtin_elementwise_abs(x.data); }
PARITY_FN_HALF __half2 __habs2(__half2 x) { return __builtin_elementwise_abs(x.data); }
PARITY_FN_HALF __half __hfma(__half a, __half b, __half c) { return __builtin_elementwise_fma(a.data, b.data, c.data); }
PARITY_FN_HALF __half2 __hfma2(__half2 a, __half2 b, __half2 c) {
  return __builtin_elementwise_fma(a.data, b.data, c.data);
}
PARITY_FN_HALF __half __hmax(__half a, __half b) { return __ocml_fmax_f16(a.data, b.data); }
PARITY_FN_HALF __half __hmin(__half a, __half b) { return __ocml_fmin_f16(a.data, b.data); }
PARITY_FN_HALF __half2 __hmax2(__half2 a, __half2 b) {
  return parity_half2{__ocml_fmax_f16(a.data.x, b.data.x), __ocml_fmax_f16(a.data.y, b.data.y)};
}
PARITY_FN_HALF __half2 __hmin2(__half2 a, __half2 b) {
  return parity_half2{__ocml_fmin_f16(a.data.x, b.data.x), __ocml_fmin_f16(a.data.y, b.data.y)};
}

#define PARITY_COMPARE(NAME, OP) \
  PARITY_FN_HALF constexpr bool __h##NAME(__half a, __half b) { return a.data OP b.data; }
PARITY_COMPARE(eq, ==)
PARITY_COMPARE(ne, !=)
PARITY_COMPARE(lt, <)
PARITY_COMPARE(le, <=)
PARITY_COMPARE(gt, >)
PARITY_COMPARE(ge, >=)
#undef PARITY_COMPARE
PARITY_FN_HALF constexpr bool __hisnan(__half x) { return x.data != x.data; }
PARITY_FN_HALF bool __hisinf(__half x) { return __builtin_isinf(float(x.data)); }

#define PARITY_MATH(NAME)                                                             \
  PARITY_FN_HALF __half h##NAME(__half x) { return __ocml_##NAME##_f16(x.data); }     \
  PARITY_FN_HALF __half2 h2##NAME(__half2 x) { return {h##NAME(__half(x.data.x)), h##NAME(__half(x.data.y))}; }
PARITY_MATH(ceil)
PARITY_MATH(cos)
PARITY_MATH(exp)
PARITY_MATH(exp10)
PARITY_MATH(exp2)
PARITY_MATH(floor)
PARITY_MATH(log)
PARITY_MATH(log10)
PARITY_MATH(log2)
PARITY_MATH(rint)
PARITY_MATH(rsqrt)
PARITY_MATH(sin)
PARITY_MATH(sqrt)
PARITY_MATH(trunc)
#undef PARITY_MATH
PARITY_FN_HALF __half hrcp(__half x) { return static_cast<_Float16>(1) / x.data; }

#define PARITY_SHUFFLE(NAME, T)                                                                          \
  PARITY_FN_HALF __half NAME(__half x, T by, int width = warpSize) {                                     \
    return __builtin_bit_cast(_Float16, static_cast<short>(NAME(int(__half_as_short(x)), by, width)));   \
  }                                                                                                      \
  PARITY_FN_HALF __half2 NAME(__half2 x, T by, int width = warpSize) {                                   \
    return __builtin_bit_cast(parity_half2, NAME(__builtin_bit_cast(int, x.data), by, width));           \
  }
PARITY_SHUFFLE(__shfl, int)
PARITY_SHUFFLE(__shfl_up, unsigned)
PARITY_SHUFFLE(__shfl_down, unsigned)
PARITY_SHUFFLE(__shfl_xor, int)
#undef PARITY_SHUFFLE
PARITY_FN_HALF __half __ldg(const __half* p) { return *p; }
PARITY_FN_HALF __half2 __ldg(const __half2* p) { return *p; }
