// What device code takes from the standard library, where a compiler has none: traits, limits, min and max, math under std.
#pragma once

namespace std {

using ::size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef decltype(nullptr) nullptr_t;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::intptr_t;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
using ::uintptr_t;

// <type_traits>
template <typename T, T V>
struct integral_constant {
  static constexpr T value = V;
  typedef T value_type;
  typedef integral_constant type;
  constexpr operator T() const noexcept { return V; }
  constexpr T operator()() const noexcept { return V; }
};
template <bool B>
using bool_constant = integral_constant<bool, B>;
typedef bool_constant<true> true_type;
typedef bool_constant<false> false_type;

template <bool B, typename T = void>
struct enable_if {};
template <typename T>
struct enable_if<true, T> {
  typedef T type;
};
template <bool B, typename T = void>
using enable_if_t = typename enable_if<B, T>::type;
template <bool B, typename T, typename F>
struct conditional {
  typedef T type;
};
template <typename T, typename F>
struct conditional<false, T, F> {
  typedef F type;
};
template <bool B, typename T, typename F>
using conditional_t = typename conditional<B, T, F>::type;
template <typename...>
using void_t = void;
template <typename T>
struct type_identity {
  typedef T type;
};

#define PARITY_TRAIT(NAME, ...)                          \
  template <typename T>                                  \
  struct NAME : bool_constant<__VA_ARGS__> {};           \
  template <typename T>                                  \
  inline constexpr bool NAME##_v = NAME<T>::value;
#define PARITY_TRAIT_OF_TWO(NAME, ...)                   \
  template <typename T, typename U>                      \
  struct NAME : bool_constant<__VA_ARGS__> {};           \
  template <typename T, typename U>                      \
  inline constexpr bool NAME##_v = NAME<T, U>::value;
#define PARITY_CHANGED(NAME, ...)                        \
  template <typename T>                                  \
  struct NAME {                                          \
    typedef __VA_ARGS__ type;                            \
  };                                                     \
  template <typename T>                                  \
  using NAME##_t = typename NAME<T>::type;
PARITY_TRAIT_OF_TWO(is_same, __is_same(T, U))
PARITY_TRAIT_OF_TWO(is_base_of, __is_base_of(T, U))
PARITY_TRAIT_OF_TWO(is_convertible, __is_convertible(T, U))
PARITY_TRAIT(is_void, __is_void(T))
PARITY_TRAIT(is_integral, __is_integral(T))
PARITY_TRAIT(is_floating_point, __is_floating_point(T))
PARITY_TRAIT(is_arithmetic, __is_arithmetic(T))
PARITY_TRAIT(is_signed, __is_signed(T))
PARITY_TRAIT(is_unsigned, __is_unsigned(T))
PARITY_TRAIT(is_pointer, __is_pointer(T))
PARITY_TRAIT(is_reference, __is_reference(T))
PARITY_TRAIT(is_array, __is_array(T))
PARITY_TRAIT(is_enum, __is_enum(T))
PARITY_TRAIT(is_class, __is_class(T))
PARITY_TRAIT(is_const, __is_const(T))
PARITY_TRAIT(is_empty, __is_empty(T))
PARITY_TRAIT(is_trivially_copyable, __is_trivially_copyable(T))
PARITY_TRAIT(is_standard_layout, __is_standard_layout(T))
PARITY_CHANGED(remove_const, __remove_const(T))
PARITY_CHANGED(remove_cv, __remove_cv(T))
PARITY_CHANGED(remove_cvref, __remove_cvref(T))
PARITY_CHANGED(remove_reference, __remove_reference_t(T))
PARITY_CHANGED(remove_pointer, __remove_pointer(T))
PARITY_CHANGED(remove_extent, __remove_extent(T))
PARITY_CHANGED(add_const, const T)
PARITY_CHANGED(add_pointer, __add_pointer(T))
PARITY_CHANGED(decay, __decay(T))
PARITY_CHANGED(make_signed, __make_signed(T))
PARITY_CHANGED(make_unsigned, __make_unsigned(T))
PARITY_CHANGED(underlying_type, __underlying_type(T))
#undef PARITY_TRAIT
#undef PARITY_TRAIT_OF_TWO
#undef PARITY_CHANGED

template <typename... T>
struct conjunction : bool_constant<(bool(T::value) && ...)> {};
template <typename... T>
struct disjunction : bool_constant<(bool(T::value) || ...)> {};
template <typename T>
struct negation : bool_constant<!bool(T::value)> {};
template <typename... T>
inline constexpr bool conjunction_v = conjunction<T...>::value;
template <typename... T>
inline constexpr bool disjunction_v = disjunction<T...>::value;
template <typename T>
inline constexpr bool negation_v = negation<T>::value;

// <utility>
template <typename T>
T&& declval() noexcept;
template <typename T>
constexpr T&& forward(remove_reference_t<T>& value) noexcept {
  return static_cast<T&&>(value);
}
template <typename T>
constexpr T&& forward(remove_reference_t<T>&& value) noexcept {
  return static_cast<T&&>(value);
}
template <typename T>
constexpr remove_reference_t<T>&& move(T&& value) noexcept {
  return static_cast<remove_reference_t<T>&&>(value);
}
template <typename T>
constexpr void swap(T& a, T& b) {
  T kept = move(a);
  a = move(b);
  b = move(kept);
}
template <typename T, typename U>
struct pair {
  T first;
  U second;
};
template <typename T, T... I>
struct integer_sequence {
  static constexpr size_t size() noexcept { return sizeof...(I); }
};
template <size_t... I>
using index_sequence = integer_sequence<size_t, I...>;
template <typename T, T N>
using make_integer_sequence = __make_integer_seq<integer_sequence, T, N>;
template <size_t N>
using make_index_sequence = make_integer_sequence<size_t, N>;

// <array>
template <typename T, size_t N>
struct array {
  T elements[N];
  constexpr T& operator[](size_t i) { return elements[i]; }
  constexpr const T& operator[](size_t i) const { return elements[i]; }
  constexpr T* data() { return elements; }
  constexpr const T* data() const { return elements; }
  constexpr T* begin() { return elements; }
  constexpr T* end() { return elements + N; }
  constexpr const T* begin() const { return elements; }
  constexpr const T* end() const { return elements + N; }
  static constexpr size_t size() { return N; }
};

// <algorithm>
template <typename T>
constexpr const T& max(const T& a, const T& b) {
  return a < b ? b : a;
}
template <typename T>
constexpr const T& min(const T& a, const T& b) {
  return b < a ? b : a;
}
template <typename T>
constexpr const T& clamp(const T& value, const T& low, const T& high) {
  return value < low ? low : high < value ? high : value;
}

// <functional>
#define PARITY_OPERATION(NAME, RESULT, OPERATOR)                          \
  template <typename T = void>                                            \
  struct NAME {                                                           \
    constexpr RESULT operator()(const T& a, const T& b) const { return a OPERATOR b; } \
  };
PARITY_OPERATION(plus, T, +)
PARITY_OPERATION(minus, T, -)
PARITY_OPERATION(multiplies, T, *)
PARITY_OPERATION(divides, T, /)
PARITY_OPERATION(less, bool, <)
PARITY_OPERATION(greater, bool, >)
PARITY_OPERATION(equal_to, bool, ==)
#undef PARITY_OPERATION

// <bit>
template <typename To, typename From>
constexpr To bit_cast(const From& from) noexcept {
  return __builtin_bit_cast(To, from);
}

// <limits>
template <typename T>
struct numeric_limits {
  static constexpr bool is_specialized = false;
};
template <typename T>
struct parity_integer_limits {
  static constexpr bool is_specialized = true, is_integer = true, is_exact = true;
  static constexpr bool is_signed = T(-1) < T(0), has_infinity = false, has_quiet_NaN = false;
  static constexpr int digits = sizeof(T) * 8 - is_signed;
  static constexpr T max() noexcept { return T(~0ULL >> (64 - digits)); }
  static constexpr T min() noexcept { return is_signed ? T(-max() - 1) : T(0); }
  static constexpr T lowest() noexcept { return min(); }
};
#define PARITY_INTEGER_LIMITS(T) \
  template <>                    \
  struct numeric_limits<T> : parity_integer_limits<T> {};
PARITY_INTEGER_LIMITS(char)
PARITY_INTEGER_LIMITS(signed char)
PARITY_INTEGER_LIMITS(unsigned char)
PARITY_INTEGER_LIMITS(short)
PARITY_INTEGER_LIMITS(unsigned short)
PARITY_INTEGER_LIMITS(int)
PARITY_INTEGER_LIMITS(unsigned)
PARITY_INTEGER_LIMITS(long)
PARITY_INTEGER_LIMITS(unsigned long)
PARITY_INTEGER_LIMITS(long long)
PARITY_INTEGER_LIMITS(unsigned long long)
#undef PARITY_INTEGER_LIMITS
template <>
struct numeric_limits<bool> {
  static constexpr bool is_specialized = true, is_integer = true, is_signed = false;
  static constexpr bool min() noexcept { return false; }
  static constexpr bool max() noexcept { return true; }
  static constexpr bool lowest() noexcept { return false; }
};
#define PARITY_FLOAT_LIMITS(T, NAME, INFINITY_, NAN_)                                             \
  template <>                                                                                     \
  struct numeric_limits<T> {                                                                      \
    static constexpr bool is_specialized = true, is_integer = false, is_exact = false;            \
    static constexpr bool is_signed = true, has_infinity = true, has_quiet_NaN = true;            \
    static constexpr int digits = __##NAME##_MANT_DIG__;                                          \
    static constexpr T max() noexcept { return T(__##NAME##_MAX__); }                             \
    static constexpr T min() noexcept { return T(__##NAME##_MIN__); }                             \
    static constexpr T lowest() noexcept { return T(-__##NAME##_MAX__); }                         \
    static constexpr T epsilon() noexcept { return T(__##NAME##_EPSILON__); }                     \
    static constexpr T denorm_min() noexcept { return T(__##NAME##_DENORM_MIN__); }               \
    static constexpr T infinity() noexcept { return T(INFINITY_); }                               \
    static constexpr T quiet_NaN() noexcept { return T(NAN_); }                                   \
  };
PARITY_FLOAT_LIMITS(_Float16, FLT16, __builtin_inff(), __builtin_nanf(""))
PARITY_FLOAT_LIMITS(float, FLT, __builtin_inff(), __builtin_nanf(""))
PARITY_FLOAT_LIMITS(double, DBL, __builtin_inf(), __builtin_nan(""))
#undef PARITY_FLOAT_LIMITS

// <cmath>: HIP's functions of the global namespace
using ::abs;
using ::acos;
using ::asin;
using ::atan;
using ::atan2;
using ::cbrt;
using ::ceil;
using ::copysign;
using ::cos;
using ::cosh;
using ::erf;
using ::erfc;
using ::exp;
using ::exp2;
using ::expm1;
using ::fabs;
using ::floor;
using ::fma;
using ::fmax;
using ::fmin;
using ::fmod;
using ::hypot;
using ::isfinite;
using ::isinf;
using ::isnan;
using ::ldexp;
using ::log;
using ::log10;
using ::log1p;
using ::log2;
using ::nearbyint;
using ::pow;
using ::rint;
using ::round;
using ::sin;
using ::sinh;
using ::sqrt;
using ::tan;
using ::tanh;
using ::trunc;

}  // namespace std

// <climits>, <cfloat>, <cmath>
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define UINT_MAX (__INT_MAX__ * 2U + 1U)
#define LONG_MAX __LONG_MAX__
#define LONG_MIN (-__LONG_MAX__ - 1L)
#define LLONG_MAX __LONG_LONG_MAX__
#define LLONG_MIN (-__LONG_LONG_MAX__ - 1LL)
#define CHAR_BIT __CHAR_BIT__
#define INT8_MAX __INT8_MAX__
#define INT16_MAX __INT16_MAX__
#define INT32_MAX __INT32_MAX__
#define INT64_MAX __INT64_MAX__
#define INT32_MIN (-__INT32_MAX__ - 1)
#define INT64_MIN (-__INT64_MAX__ - 1)
#define UINT8_MAX __UINT8_MAX__
#define UINT16_MAX __UINT16_MAX__
#define UINT32_MAX __UINT32_MAX__
#define UINT64_MAX __UINT64_MAX__
#define FLT_MAX __FLT_MAX__
#define FLT_MIN __FLT_MIN__
#define FLT_EPSILON __FLT_EPSILON__
#define DBL_MAX __DBL_MAX__
#define DBL_MIN __DBL_MIN__
#define DBL_EPSILON __DBL_EPSILON__
#include <parity_constants.h>
