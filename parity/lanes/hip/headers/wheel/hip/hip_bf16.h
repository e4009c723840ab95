// HIP's bfloat16 types for a clang without ROCm: the compiler's __bf16, which rounds to nearest even, under HIP's names.
// Arithmetic is that of fp32, rounded after each operation.
#pragma once

#ifdef PARITY_PROGRAM  // a program's host code converts too
#define PARITY_BF16 __host__ __device__ inline __attribute__((always_inline, nodebug))
#else
#define PARITY_BF16 __device__ inline __attribute__((always_inline, nodebug))
#endif

struct __hip_bfloat16_raw {
  unsigned short x;
};

struct __attribute__((aligned(2))) __hip_bfloat16 {
  __bf16 data;

  __hip_bfloat16() = default;
  PARITY_BF16 constexpr __hip_bfloat16(__bf16 value) : data(value) {}
  PARITY_BF16 constexpr __hip_bfloat16(const __hip_bfloat16_raw& raw) : data(__builtin_bit_cast(__bf16, raw.x)) {}
  PARITY_BF16 constexpr __hip_bfloat16(float value) : data(static_cast<__bf16>(value)) {}
  PARITY_BF16 constexpr __hip_bfloat16(double value) : data(static_cast<__bf16>(static_cast<float>(value))) {}
  template <typename T, typename = typename __hip_internal::enable_if<__hip_internal::is_integral<T>::value>::type>
  PARITY_BF16 constexpr __hip_bfloat16(T value) : data(static_cast<__bf16>(static_cast<float>(value))) {}
  PARITY_BF16 constexpr operator float() const { return static_cast<float>(data); }
  PARITY_BF16 constexpr operator __hip_bfloat16_raw() const { return {__builtin_bit_cast(unsigned short, data)}; }
  PARITY_BF16 constexpr operator __bf16() const { return data; }
  PARITY_BF16 __hip_bfloat16& operator+=(const __hip_bfloat16& o) { return *this = *this + o; }
  PARITY_BF16 __hip_bfloat16& operator-=(const __hip_bfloat16& o) { return *this = *this - o; }
  PARITY_BF16 __hip_bfloat16& operator*=(const __hip_bfloat16& o) { return *this = *this * o; }
  PARITY_BF16 __hip_bfloat16& operator/=(const __hip_bfloat16& o) { return *this = *this / o; }
  PARITY_BF16 constexpr __hip_bfloat16 operator-() const { return -static_cast<float>(data); }
#define PARITY_OPERATOR(RESULT, OP)                                                                          \
  friend PARITY_BF16 constexpr RESULT operator OP(const __hip_bfloat16& a, const __hip_bfloat16& b) {        \
    return static_cast<float>(a.data) OP static_cast<float>(b.data);                                         \
  }
  PARITY_OPERATOR(__hip_bfloat16, +)
  PARITY_OPERATOR(__hip_bfloat16, -)
  PARITY_OPERATOR(__hip_bfloat16, *)
  PARITY_OPERATOR(__hip_bfloat16, /)
  PARITY_OPERATOR(bool, ==)
  PARITY_OPERATOR(bool, !=)
  PARITY_OPERATOR(bool, <)
  PARITY_OPERATOR(bool, <=)
  PARITY_OPERATOR(bool, >)
  PARITY_OPERATOR(bool, >=)
#undef PARITY_OPERATOR
};

struct __attribute__((aligned(4))) __hip_bfloat162 {
  __hip_bfloat16 x, y;
#define PARITY_OPERATOR(OP)                                                                                        \
  friend PARITY_BF16 constexpr __hip_bfloat162 operator OP(const __hip_bfloat162& a, const __hip_bfloat162& b) {   \
    return {a.x OP b.x, a.y OP b.y};                                                                               \
  }
  PARITY_OPERATOR(+)
  PARITY_OPERATOR(-)
  PARITY_OPERATOR(*)
  PARITY_OPERATOR(/)
#undef PARITY_OPERATOR
};

typedef __hip_bfloat16 hip_bfloat16;

#define PARITY_FN_BF16 static PARITY_BF16
PARITY_FN_BF16 constexpr float __bfloat162float(__hip_bfloat16 x) { return x; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __float2bfloat16(float x) { return x; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __float2bfloat16_rn(float x) { return x; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __double2bfloat16(double x) { return x; }
PARITY_FN_BF16 constexpr __hip_bfloat162 __float2bfloat162_rn(float x) { return {x, x}; }
PARITY_FN_BF16 constexpr __hip_bfloat162 __floats2bfloat162_rn(float x, float y) { return {x, y}; }
PARITY_FN_BF16 __hip_bfloat162 __float22bfloat162_rn(float2 x) { return {x.x, x.y}; }
PARITY_FN_BF16 float2 __bfloat1622float2(__hip_bfloat162 x) { return {float(x.x), float(x.y)}; }
PARITY_FN_BF16 constexpr __hip_bfloat162 __bfloat162bfloat162(__hip_bfloat16 x) { return {x, x}; }
PARITY_FN_BF16 constexpr __hip_bfloat162 __halves2bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) { return {x, y}; }
PARITY_FN_BF16 constexpr float __low2float(__hip_bfloat162 x) { return x.x; }
PARITY_FN_BF16 constexpr float __high2float(__hip_bfloat162 x) { return x.y; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __low2bfloat16(__hip_bfloat162 x) { return x.x; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __high2bfloat16(__hip_bfloat162 x) { return x.y; }
PARITY_FN_BF16 constexpr short __bfloat16_as_short(__hip_bfloat16 x) { return __builtin_bit_cast(short, x.data); }
PARITY_FN_BF16 constexpr unsigned short __bfloat16_as_ushort(__hip_bfloat16 x) {
  return __builtin_bit_cast(unsigned short, x.data);
}
PARITY_FN_BF16 constexpr __hip_bfloat16 __short_as_bfloat16(short x) { return __builtin_bit_cast(__bf16, x); }
PARITY_FN_BF16 constexpr __hip_bfloat16 __ushort_as_bfloat16(unsigned short x) { return __builtin_bit_cast(__bf16, x); }
PARITY_FN_BF16 constexpr __hip_bfloat16 __hadd(__hip_bfloat16 a, __hip_bfloat16 b) { return a + b; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __hsub(__hip_bfloat16 a, __hip_bfloat16 b) { return a - b; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __hmul(__hip_bfloat16 a, __hip_bfloat16 b) { return a * b; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __hdiv(__hip_bfloat16 a, __hip_bfloat16 b) { return a / b; }
PARITY_FN_BF16 constexpr __hip_bfloat16 __hneg(__hip_bfloat16 x) { return -x; }
PARITY_FN_BF16 __hip_bfloat16 __habs(__hip_bfloat16 x) { return __builtin_fabsf(x); }
PARITY_FN_BF16 __hip_bfloat16 __hfma(__hip_bfloat16 a, __hip_bfloat16 b, __hip_bfloat16 c) {
  return __builtin_fmaf(a, b, c);
}
PARITY_FN_BF16 __hip_bfloat16 __hmax(__hip_bfloat16 a, __hip_bfloat16 b) { return __builtin_fmaxf(a, b); }
PARITY_FN_BF16 __hip_bfloat16 __hmin(__hip_bfloat16 a, __hip_bfloat16 b) { return __builtin_fminf(a, b); }
PARITY_FN_BF16 constexpr __hip_bfloat162 __hadd2(__hip_bfloat162 a, __hip_bfloat162 b) { return a + b; }
PARITY_FN_BF16 constexpr __hip_bfloat162 __hsub2(__hip_bfloat162 a, __hip_bfloat162 b) { return a - b; }
PARITY_FN_BF16 constexpr __hip_bfloat162 __hmul2(__hip_bfloat162 a, __hip_bfloat162 b) { return a * b; }
PARITY_FN_BF16 __hip_bfloat162 __hfma2(__hip_bfloat162 a, __hip_bfloat162 b, __hip_bfloat162 c) {
  return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};
}
PARITY_FN_BF16 constexpr bool __heq(__hip_bfloat16 a, __hip_bfloat16 b) { return a == b; }
PARITY_FN_BF16 constexpr bool __hne(__hip_bfloat16 a, __hip_bfloat16 b) { return a != b; }
PARITY_FN_BF16 constexpr bool __hlt(__hip_bfloat16 a, __hip_bfloat16 b) { return a < b; }
PARITY_FN_BF16 constexpr bool __hle(__hip_bfloat16 a, __hip_bfloat16 b) { return a <= b; }
PARITY_FN_BF16 constexpr bool __hgt(__hip_bfloat16 a, __hip_bfloat16 b) { return a > b; }
PARITY_FN_BF16 constexpr bool __hge(__hip_bfloat16 a, __hip_bfloat16 b) { return a >= b; }
PARITY_FN_BF16 constexpr bool __hisnan(__hip_bfloat16 x) { return x != x; }
PARITY_FN_BF16 __hip_bfloat16 hexp(__hip_bfloat16 x) { return expf(x); }
PARITY_FN_BF16 __hip_bfloat16 hlog(__hip_bfloat16 x) { return logf(x); }
PARITY_FN_BF16 __hip_bfloat16 hsqrt(__hip_bfloat16 x) { return sqrtf(x); }
PARITY_FN_BF16 __hip_bfloat16 hrsqrt(__hip_bfloat16 x) { return rsqrtf(x); }
