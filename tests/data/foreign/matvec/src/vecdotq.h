#pragma once

#include "../include/quants.h"
#include "common.hip.h"

static __device__ __forceinline__ int get_int_b2(const void* x, int i) {
  const uint16_t* x16 = static_cast<const uint16_t*>(x);
  return x16[2 * i] | (x16[2 * i + 1] << 16);
}

static __device__ __forceinline__ int dp4a(int a, int b, int c) {
  const int8_t* va = reinterpret_cast<const int8_t*>(&a);
  const int8_t* vb = reinterpret_cast<const int8_t*>(&b);
  return c + va[0] * vb[0] + va[1] * vb[1] + va[2] * vb[2] + va[3] * vb[3];
}

// The dot product of one block of weights and one block of activations.
static __device__ __forceinline__ float vec_dot_q4_0_q8_0(const block_q4_0* w, const block_q8_0* x) {
  int sum = 0, sum_x = 0;
#pragma unroll
  for (int i = 0; i < QK4_0 / 8; ++i) {
    const int v = get_int_b2(w->qs, i);
    const int lo = v & 0x0F0F0F0F, hi = (v >> 4) & 0x0F0F0F0F;
    const int u0 = get_int_b2(x->qs, i), u1 = get_int_b2(x->qs, i + QK4_0 / 8);
    sum = dp4a(lo, u0, sum);
    sum = dp4a(hi, u1, sum);
    sum_x = dp4a(0x01010101, u0, sum_x);
    sum_x = dp4a(0x01010101, u1, sum_x);
  }
  return __half2float(w->d) * __half2float(x->d) * (sum - 8 * sum_x);
}
