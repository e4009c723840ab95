// What device code calls by C's names, and ROCm's own clang would declare: math, extremes.
#pragma once

#define PARITY_FN static __device__ inline __attribute__((always_inline))

// One argument: NAMEf(float), NAME(double), NAME(float), and NAME of an integer, which is NAME of a double.
#define PARITY_MATH(NAME, FLOAT, DOUBLE)                          \
  PARITY_FN float NAME##f(float x) { return FLOAT(x); }           \
  PARITY_FN double NAME(double x) { return DOUBLE(x); }           \
  PARITY_FN float NAME(float x) { return FLOAT(x); }              \
  template <typename T>                                           \
  PARITY_FN typename __hip_internal::enable_if<__hip_internal::is_integral<T>::value, double>::type NAME(T x) { \
    return DOUBLE(double(x));                                     \
  }
#define PARITY_OCML(NAME) PARITY_MATH(NAME, __ocml_##NAME##_f32, __ocml_##NAME##_f64)
#define PARITY_BUILTIN(NAME) PARITY_MATH(NAME, __builtin_##NAME##f, __builtin_##NAME)
PARITY_OCML(acos)
PARITY_OCML(acosh)
PARITY_OCML(asin)
PARITY_OCML(asinh)
PARITY_OCML(atan)
PARITY_OCML(atanh)
PARITY_OCML(cbrt)
PARITY_BUILTIN(ceil)
PARITY_OCML(cos)
PARITY_OCML(cosh)
PARITY_OCML(cospi)
PARITY_OCML(erf)
PARITY_OCML(erfc)
PARITY_OCML(erfcinv)
PARITY_OCML(erfcx)
PARITY_OCML(erfinv)
PARITY_MATH(exp, __builtin_expf, __ocml_exp_f64)
PARITY_MATH(exp2, __builtin_exp2f, __ocml_exp2_f64)
PARITY_MATH(exp10, __ocml_exp10_f32, __ocml_exp10_f64)
PARITY_OCML(expm1)
PARITY_BUILTIN(fabs)
PARITY_BUILTIN(floor)
PARITY_OCML(lgamma)
PARITY_MATH(log, __builtin_logf, __ocml_log_f64)
PARITY_MATH(log2, __builtin_log2f, __ocml_log2_f64)
PARITY_MATH(log10, __builtin_log10f, __ocml_log10_f64)
PARITY_OCML(log1p)
PARITY_OCML(logb)
PARITY_BUILTIN(nearbyint)
PARITY_OCML(rcbrt)
PARITY_BUILTIN(rint)
PARITY_BUILTIN(round)
PARITY_OCML(rsqrt)
PARITY_OCML(sin)
PARITY_OCML(sinh)
PARITY_OCML(sinpi)
PARITY_BUILTIN(sqrt)
PARITY_OCML(tan)
PARITY_OCML(tanh)
PARITY_OCML(tgamma)
PARITY_BUILTIN(trunc)
#undef PARITY_MATH
#undef PARITY_OCML
#undef PARITY_BUILTIN

// Two arguments. Where they differ in type, or are integers, the result is a double, as in C++.
#define PARITY_MATH(NAME, FLOAT, DOUBLE)                                        \
  PARITY_FN float NAME##f(float x, float y) { return FLOAT(x, y); }             \
  PARITY_FN double NAME(double x, double y) { return DOUBLE(x, y); }            \
  PARITY_FN float NAME(float x, float y) { return FLOAT(x, y); }                \
  template <typename T, typename U>                                             \
  PARITY_FN typename __hip_internal::enable_if<                                 \
      __hip_internal::is_arithmetic<T>::value && __hip_internal::is_arithmetic<U>::value, double>::type \
  NAME(T x, U y) {                                                              \
    return DOUBLE(double(x), double(y));                                        \
  }
#define PARITY_OCML(NAME) PARITY_MATH(NAME, __ocml_##NAME##_f32, __ocml_##NAME##_f64)
#define PARITY_BUILTIN(NAME) PARITY_MATH(NAME, __builtin_##NAME##f, __builtin_##NAME)
PARITY_OCML(atan2)
PARITY_BUILTIN(copysign)
PARITY_OCML(fdim)
PARITY_BUILTIN(fmax)
PARITY_BUILTIN(fmin)
PARITY_OCML(fmod)
PARITY_OCML(hypot)
PARITY_OCML(nextafter)
PARITY_OCML(pow)
PARITY_OCML(remainder)
#undef PARITY_MATH
#undef PARITY_OCML
#undef PARITY_BUILTIN

PARITY_FN float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
PARITY_FN double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
PARITY_FN float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
PARITY_FN float powif(float x, int y) { return __ocml_pown_f32(x, y); }
PARITY_FN double powi(double x, int y) { return __ocml_pown_f64(x, y); }
PARITY_FN float ldexpf(float x, int e) { return __builtin_ldexpf(x, e); }
PARITY_FN double ldexp(double x, int e) { return __builtin_ldexp(x, e); }
PARITY_FN float ldexp(float x, int e) { return __builtin_ldexpf(x, e); }
PARITY_FN float scalbnf(float x, int e) { return __builtin_ldexpf(x, e); }
PARITY_FN float frexpf(float x, int* e) { return __builtin_frexpf(x, e); }
PARITY_FN double frexp(double x, int* e) { return __builtin_frexp(x, e); }
PARITY_FN int ilogbf(float x) { return __ocml_ilogb_f32(x); }
PARITY_FN int ilogb(double x) { return __ocml_ilogb_f64(x); }
PARITY_FN float modff(float x, float* whole) {
  *whole = __builtin_truncf(x);
  return __builtin_copysignf(__builtin_isinf(x) ? 0.0f : x - *whole, x);
}
PARITY_FN void sincosf(float x, float* sine, float* cosine) { *sine = sinf(x), *cosine = cosf(x); }
PARITY_FN void sincos(double x, double* sine, double* cosine) { *sine = sin(x), *cosine = cos(x); }
PARITY_FN float rhypotf(float x, float y) { return __ocml_rhypot_f32(x, y); }
PARITY_FN float norm3df(float x, float y, float z) { return __ocml_len3_f32(x, y, z); }
PARITY_FN float fdividef(float x, float y) { return x / y; }
PARITY_FN float normcdff(float x) { return __ocml_ncdf_f32(x); }
PARITY_FN double normcdf(double x) { return __ocml_ncdf_f64(x); }
PARITY_FN long lroundf(float x) { return __builtin_roundf(x); }
PARITY_FN long lrintf(float x) { return __builtin_rintf(x); }
PARITY_FN long long llrintf(float x) { return __builtin_rintf(x); }
PARITY_FN bool isnan(float x) { return __builtin_isnan(x); }
PARITY_FN bool isnan(double x) { return __builtin_isnan(x); }
PARITY_FN bool isinf(float x) { return __builtin_isinf(x); }
PARITY_FN bool isinf(double x) { return __builtin_isinf(x); }
PARITY_FN bool isfinite(float x) { return __builtin_isfinite(x); }
PARITY_FN bool isfinite(double x) { return __builtin_isfinite(x); }
PARITY_FN bool signbit(float x) { return __builtin_signbitf(x); }
PARITY_FN bool signbit(double x) { return __builtin_signbit(x); }
PARITY_FN int abs(int x) { return __builtin_abs(x); }
PARITY_FN long abs(long x) { return __builtin_labs(x); }
PARITY_FN long long abs(long long x) { return __builtin_llabs(x); }
PARITY_FN float abs(float x) { return __builtin_fabsf(x); }
PARITY_FN double abs(double x) { return __builtin_fabs(x); }
PARITY_FN long labs(long x) { return __builtin_labs(x); }

#define PARITY_EXTREMES(T)                             \
  PARITY_FN T min(T a, T b) { return a < b ? a : b; }  \
  PARITY_FN T max(T a, T b) { return a > b ? a : b; }
PARITY_EXTREMES(int)
PARITY_EXTREMES(unsigned)
PARITY_EXTREMES(long)
PARITY_EXTREMES(unsigned long)
PARITY_EXTREMES(long long)
PARITY_EXTREMES(unsigned long long)
#undef PARITY_EXTREMES
PARITY_FN unsigned min(int a, unsigned b) { return min(unsigned(a), b); }
PARITY_FN unsigned min(unsigned a, int b) { return min(a, unsigned(b)); }
PARITY_FN unsigned max(int a, unsigned b) { return max(unsigned(a), b); }
PARITY_FN unsigned max(unsigned a, int b) { return max(a, unsigned(b)); }
PARITY_FN float min(float a, float b) { return __builtin_fminf(a, b); }
PARITY_FN float max(float a, float b) { return __builtin_fmaxf(a, b); }
PARITY_FN double min(double a, double b) { return __builtin_fmin(a, b); }
PARITY_FN double max(double a, double b) { return __builtin_fmax(a, b); }
PARITY_FN double min(float a, double b) { return __builtin_fmin(a, b); }
PARITY_FN double min(double a, float b) { return __builtin_fmin(a, b); }
PARITY_FN double max(float a, double b) { return __builtin_fmax(a, b); }
PARITY_FN double max(double a, float b) { return __builtin_fmax(a, b); }

// The fast ones, by the hardware's own instructions.
PARITY_FN float __expf(float x) { return __ocml_native_exp_f32(x); }
PARITY_FN float __exp10f(float x) { return __ocml_native_exp10_f32(x); }
PARITY_FN float __logf(float x) { return __ocml_native_log_f32(x); }
PARITY_FN float __log2f(float x) { return __ocml_native_log2_f32(x); }
PARITY_FN float __log10f(float x) { return __ocml_native_log10_f32(x); }
PARITY_FN float __sinf(float x) { return __ocml_native_sin_f32(x); }
PARITY_FN float __cosf(float x) { return __ocml_native_cos_f32(x); }
PARITY_FN float __tanf(float x) { return __sinf(x) * __builtin_amdgcn_rcpf(__cosf(x)); }
PARITY_FN void __sincosf(float x, float* sine, float* cosine) { *sine = __sinf(x), *cosine = __cosf(x); }
PARITY_FN float __powf(float x, float y) { return __ocml_pow_f32(x, y); }
PARITY_FN float __fdividef(float x, float y) { return x / y; }
PARITY_FN float __frcp_rn(float x) { return 1.0f / x; }
PARITY_FN float __frsqrt_rn(float x) { return __builtin_amdgcn_rsqf(x); }
PARITY_FN float __fsqrt_rn(float x) { return __builtin_sqrtf(x); }
PARITY_FN float __fadd_rn(float x, float y) { return x + y; }
PARITY_FN float __fsub_rn(float x, float y) { return x - y; }
PARITY_FN float __fmul_rn(float x, float y) { return x * y; }
PARITY_FN float __fdiv_rn(float x, float y) { return x / y; }
PARITY_FN float __fmaf_rn(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
PARITY_FN float __saturatef(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
