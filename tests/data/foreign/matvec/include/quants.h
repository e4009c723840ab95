#pragma once

#include <hip/hip_fp16.h>

#include <cstdint>

// 32 weights share one fp16 scale. q4_0: low nibbles are weights 0..15, high nibbles 16..31, both minus 8.
constexpr int QK4_0 = 32;
struct block_q4_0 {
  half d;
  uint8_t qs[QK4_0 / 2];
};
static_assert(sizeof(block_q4_0) == sizeof(half) + QK4_0 / 2, "wrong q4_0 block size");

constexpr int QK8_0 = 32;
struct block_q8_0 {
  half d;
  int8_t qs[QK8_0];
};
static_assert(sizeof(block_q8_0) == sizeof(half) + QK8_0, "wrong q8_0 block size");
