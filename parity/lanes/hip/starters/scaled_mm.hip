// Scaled matrix multiplication, without matrix instructions: a place to start from.
//
//   c = a b scale + bias
//
// a [m, k], b [k, n], bias [n] and c [m, n] of fp16, row-major; scale [1] of fp32. Sums in fp32, one rounding at the end.
// Launch: one workgroup of THREADS work-items for each BLOCK_M x BLOCK_N of c, row by row. A work-item computes ROWS
// elements of one column. m and n are multiples of the blocks.

#if !defined(__HIPCC_RTC__) && !__has_include(<hip/hip_runtime.h>)  // clang without ROCm's headers
#define __global__ __attribute__((global))
#define __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(threads, threads)))
#elif !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

constexpr int ROWS = BLOCK_M * BLOCK_N / THREADS;
static_assert(THREADS % BLOCK_N == 0 && ROWS * THREADS == BLOCK_M * BLOCK_N, "each work-item has ROWS of one column");

extern "C" __global__ void __launch_bounds__(THREADS)
    scaled_mm(const _Float16* a, const _Float16* b, const float* scale, const _Float16* bias, _Float16* c, int m, int n,
              int k) {
  const int thread = __builtin_amdgcn_workitem_id_x(), tile = __builtin_amdgcn_workgroup_id_x();
  const int column = tile % (n / BLOCK_N) * BLOCK_N + thread % BLOCK_N;
  const int row = tile / (n / BLOCK_N) * BLOCK_M + thread / BLOCK_N * ROWS;
  float sums[ROWS] = {};
  for (int at = 0; at < k; ++at) {
    const float of_b = (float)b[(long)at * n + column];
    for (int i = 0; i < ROWS; ++i) sums[i] += (float)a[(long)(row + i) * k + at] * of_b;
  }
  for (int i = 0; i < ROWS; ++i)
    c[(long)(row + i) * n + column] = (_Float16)(sums[i] * *scale + (float)bias[column]);
}
