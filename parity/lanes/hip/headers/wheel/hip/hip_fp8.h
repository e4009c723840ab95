// HIP's fp8 types for a clang without ROCm: AMD's "fnuz" of the MI300 and, except there, OCP's.
//
// Numbers are rounded to nearest even and clamped to the largest number, as HIP does by default; NaN stays NaN. Where the
// hardware converts the format, its instruction does it.
#pragma once

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

#define PARITY_FP8 __device__ inline __attribute__((always_inline, nodebug))

typedef unsigned char __hip_fp8_storage_t;
typedef unsigned short __hip_fp8x2_storage_t;
typedef unsigned int __hip_fp8x4_storage_t;
enum __hip_saturation_t { __HIP_NOSAT = 0, __HIP_SATFINITE = 1 };
enum __hip_fp8_interpretation_t { __HIP_E4M3 = 0, __HIP_E5M2 = 1, __HIP_E4M3_FNUZ = 2, __HIP_E5M2_FNUZ = 3 };

#if defined(__gfx942__)
#define HIP_FP8_TYPE_FNUZ 1
#define HIP_FP8_TYPE_OCP 0
#else
#define HIP_FP8_TYPE_FNUZ 0
#define HIP_FP8_TYPE_OCP 1
#endif

namespace parity_fp8 {

template <__hip_fp8_interpretation_t F>
struct Format {
  static constexpr bool is_fnuz = F == __HIP_E4M3_FNUZ || F == __HIP_E5M2_FNUZ;
  static constexpr int fraction_bits = F == __HIP_E4M3 || F == __HIP_E4M3_FNUZ ? 3 : 2;
  static constexpr int bias = (1 << (6 - fraction_bits)) - 1 + is_fnuz;
  static constexpr unsigned largest = is_fnuz ? 0x7F : F == __HIP_E4M3 ? 0x7E : 0x7B;
  static constexpr bool has_infinity = F == __HIP_E5M2;
#if defined(__gfx942__)
  static constexpr bool in_hardware = is_fnuz;
#elif defined(__gfx950__) || defined(__GFX12__)
  static constexpr bool in_hardware = !is_fnuz;
#else
  static constexpr bool in_hardware = false;
#endif
};

template <typename F>
PARITY_FP8 float decoded(unsigned char x) {
  const unsigned magnitude = x & 0x7F, shift = 23 - F::fraction_bits;
  const unsigned sign = (x & 0x80u) << 24;
  if (F::is_fnuz ? x == 0x80 : magnitude > F::largest) {
    const bool is_infinite = F::has_infinity && magnitude == F::largest + 1;
    return __builtin_bit_cast(float, is_infinite ? sign | 0x7F800000 : 0x7FC00000);
  }
  if (magnitude >> F::fraction_bits)
    return __builtin_bit_cast(float, sign | ((magnitude << shift) + ((127u - F::bias) << 23)));
  const float unit = __builtin_bit_cast(float, (128u - F::bias - F::fraction_bits) << 23);
  return (sign ? -1.0f : 1.0f) * (magnitude * unit);
}

template <typename F>
PARITY_FP8 unsigned char encoded(float value, bool saturates) {
  const unsigned bits = __builtin_bit_cast(unsigned, value), magnitude = bits & 0x7FFFFFFF, drop = 23 - F::fraction_bits;
  const unsigned char sign = bits >> 24 & 0x80, nan = F::is_fnuz ? 0x80 : sign | 0x7F;
  if (magnitude >= 0x7F800000) return F::has_infinity && magnitude == 0x7F800000 ? sign | 0x7C : nan;
  unsigned found;
  if (int(magnitude >> 23) - 127 + F::bias >= 1) {
    const unsigned rounded = magnitude + (1u << (drop - 1)) - 1 + (magnitude >> drop & 1);
    found = (rounded >> drop) - ((127u - F::bias) << F::fraction_bits);
  } else {
    const float units = __builtin_bit_cast(float, (126u + F::bias + F::fraction_bits) << 23);
    found = unsigned(__builtin_rintf(__builtin_bit_cast(float, magnitude) * units));
  }
  if (found > F::largest) {
    if (!saturates) return F::has_infinity ? sign | 0x7C : nan;
    found = F::largest;
  }
  return F::is_fnuz && found == 0 ? 0 : sign | found;
}

template <__hip_fp8_interpretation_t I>
PARITY_FP8 float to_float(unsigned char x) {
  using F = Format<I>;
#if defined(__gfx942__) || defined(__gfx950__) || defined(__GFX12__)
  if constexpr (F::in_hardware && F::fraction_bits == 3) return __builtin_amdgcn_cvt_f32_fp8(x, 0);
  if constexpr (F::in_hardware && F::fraction_bits == 2) return __builtin_amdgcn_cvt_f32_bf8(x, 0);
#endif
  return decoded<F>(x);
}

template <__hip_fp8_interpretation_t I>
PARITY_FP8 unsigned char to_fp8(float value, bool saturates = true) {
  using F = Format<I>;
#if defined(__gfx942__) || defined(__gfx950__) || defined(__GFX12__)
  const float limit = decoded<F>(F::largest);
  if (saturates && (__builtin_bit_cast(unsigned, value) & 0x7F800000) != 0x7F800000)
    value = __builtin_amdgcn_fmed3f(value, limit, -limit);
  if constexpr (F::in_hardware && F::fraction_bits == 3) return __builtin_amdgcn_cvt_pk_fp8_f32(value, value, 0, false);
  if constexpr (F::in_hardware && F::fraction_bits == 2) return __builtin_amdgcn_cvt_pk_bf8_f32(value, value, 0, false);
#endif
  return encoded<F>(value, saturates);
}

PARITY_FP8 unsigned char to_fp8(float value, __hip_saturation_t how, __hip_fp8_interpretation_t format) {
  const bool saturates = how == __HIP_SATFINITE;
  switch (format) {
    case __HIP_E4M3: return to_fp8<__HIP_E4M3>(value, saturates);
    case __HIP_E5M2: return to_fp8<__HIP_E5M2>(value, saturates);
    case __HIP_E4M3_FNUZ: return to_fp8<__HIP_E4M3_FNUZ>(value, saturates);
    default: return to_fp8<__HIP_E5M2_FNUZ>(value, saturates);
  }
}

PARITY_FP8 float to_float(unsigned char x, __hip_fp8_interpretation_t format) {
  switch (format) {
    case __HIP_E4M3: return to_float<__HIP_E4M3>(x);
    case __HIP_E5M2: return to_float<__HIP_E5M2>(x);
    case __HIP_E4M3_FNUZ: return to_float<__HIP_E4M3_FNUZ>(x);
    default: return to_float<__HIP_E5M2_FNUZ>(x);
  }
}

}  // namespace parity_fp8

#define PARITY_FP8_TYPES(SUFFIX, FORMAT)                                                                         \
  struct __hip_fp8_##SUFFIX {                                                                                    \
    __hip_fp8_storage_t __x;                                                                                     \
    __hip_fp8_##SUFFIX() = default;                                                                              \
    PARITY_FP8 __hip_fp8_##SUFFIX(float x) : __x(parity_fp8::to_fp8<FORMAT>(x)) {}                               \
    PARITY_FP8 __hip_fp8_##SUFFIX(double x) : __x(parity_fp8::to_fp8<FORMAT>(static_cast<float>(x))) {}          \
    PARITY_FP8 __hip_fp8_##SUFFIX(int x) : __x(parity_fp8::to_fp8<FORMAT>(static_cast<float>(x))) {}             \
    PARITY_FP8 __hip_fp8_##SUFFIX(__half x) : __x(parity_fp8::to_fp8<FORMAT>(x)) {}                              \
    PARITY_FP8 __hip_fp8_##SUFFIX(__hip_bfloat16 x) : __x(parity_fp8::to_fp8<FORMAT>(x)) {}                      \
    PARITY_FP8 operator float() const { return parity_fp8::to_float<FORMAT>(__x); }                              \
    PARITY_FP8 operator double() const { return parity_fp8::to_float<FORMAT>(__x); }                             \
    PARITY_FP8 operator __half() const { return parity_fp8::to_float<FORMAT>(__x); }                             \
    PARITY_FP8 operator __hip_bfloat16() const { return parity_fp8::to_float<FORMAT>(__x); }                     \
  };                                                                                                             \
  struct __hip_fp8x2_##SUFFIX {                                                                                  \
    __hip_fp8x2_storage_t __x;                                                                                   \
    __hip_fp8x2_##SUFFIX() = default;                                                                            \
    PARITY_FP8 __hip_fp8x2_##SUFFIX(float2 x)                                                                    \
        : __x(parity_fp8::to_fp8<FORMAT>(x.x) | parity_fp8::to_fp8<FORMAT>(x.y) << 8) {}                         \
    PARITY_FP8 operator float2() const {                                                                         \
      return {parity_fp8::to_float<FORMAT>(__x & 0xFF), parity_fp8::to_float<FORMAT>(__x >> 8)};                 \
    }                                                                                                            \
  };                                                                                                             \
  struct __hip_fp8x4_##SUFFIX {                                                                                  \
    __hip_fp8x4_storage_t __x;                                                                                   \
    __hip_fp8x4_##SUFFIX() = default;                                                                            \
    PARITY_FP8 __hip_fp8x4_##SUFFIX(float4 x)                                                                    \
        : __x(parity_fp8::to_fp8<FORMAT>(x.x) | parity_fp8::to_fp8<FORMAT>(x.y) << 8 |                           \
              parity_fp8::to_fp8<FORMAT>(x.z) << 16 | unsigned(parity_fp8::to_fp8<FORMAT>(x.w)) << 24) {}        \
    PARITY_FP8 operator float4() const {                                                                         \
      return {parity_fp8::to_float<FORMAT>(__x & 0xFF), parity_fp8::to_float<FORMAT>(__x >> 8 & 0xFF),           \
              parity_fp8::to_float<FORMAT>(__x >> 16 & 0xFF), parity_fp8::to_float<FORMAT>(__x >> 24)};          \
    }                                                                                                            \
  };
#if HIP_FP8_TYPE_OCP
PARITY_FP8_TYPES(e4m3, __HIP_E4M3)
PARITY_FP8_TYPES(e5m2, __HIP_E5M2)
#endif
PARITY_FP8_TYPES(e4m3_fnuz, __HIP_E4M3_FNUZ)
PARITY_FP8_TYPES(e5m2_fnuz, __HIP_E5M2_FNUZ)
#undef PARITY_FP8_TYPES

static PARITY_FP8 __hip_fp8_storage_t __hip_cvt_float_to_fp8(float x, __hip_saturation_t s, __hip_fp8_interpretation_t f) {
  return parity_fp8::to_fp8(x, s, f);
}
static PARITY_FP8 __hip_fp8_storage_t __hip_cvt_halfraw_to_fp8(__half_raw x, __hip_saturation_t s,
                                                               __hip_fp8_interpretation_t f) {
  return parity_fp8::to_fp8(__half(x), s, f);
}
static PARITY_FP8 __hip_fp8_storage_t __hip_cvt_bfloat16raw_to_fp8(__hip_bfloat16_raw x, __hip_saturation_t s,
                                                                   __hip_fp8_interpretation_t f) {
  return parity_fp8::to_fp8(__hip_bfloat16(x), s, f);
}
static PARITY_FP8 __hip_fp8x2_storage_t __hip_cvt_float2_to_fp8x2(float2 x, __hip_saturation_t s,
                                                                  __hip_fp8_interpretation_t f) {
  return parity_fp8::to_fp8(x.x, s, f) | parity_fp8::to_fp8(x.y, s, f) << 8;
}
static PARITY_FP8 __half_raw __hip_cvt_fp8_to_halfraw(__hip_fp8_storage_t x, __hip_fp8_interpretation_t f) {
  return __half(parity_fp8::to_float(x, f));
}
