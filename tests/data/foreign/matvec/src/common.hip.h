#pragma once

#include <hip/hip_runtime.h>

#ifndef WARP_SIZE
#define WARP_SIZE 32
#endif

template <int width = WARP_SIZE>
static __device__ __forceinline__ float warp_reduce_sum(float x) {
#pragma unroll
  for (int offset = width / 2; offset > 0; offset >>= 1) x += __shfl_xor(x, offset, width);
  return x;
}

static __device__ __forceinline__ half2 warp_reduce_sum(half2 a) {
#pragma unroll
  for (int offset = WARP_SIZE / 2; offset > 0; offset >>= 1) {
    int other = __shfl_xor(*reinterpret_cast<int*>(&a), offset, WARP_SIZE);
    a = __hadd2(a, *reinterpret_cast<half2*>(&other));
  }
  return a;
}
