// y = W x, where W is q4_0 and x is q8_0. One thread block per row of W.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <cassert>

#include "common.hip.h"
#include "quants.h"
#include "vecdotq.h"

__global__ void mul_mat_vec_q4_0_q8_0(const void* __restrict__ vx, const void* __restrict__ vy,
                                      float* __restrict__ dst, const int64_t ncols_x, const int64_t nrows_x,
                                      const int64_t stride_row_x) {
  const int64_t row = blockIdx.x;
  if (row >= nrows_x) return;
  const int64_t blocks_per_row = ncols_x / QK4_0;
  const block_q4_0* x = static_cast<const block_q4_0*>(vx) + row * stride_row_x;
  const block_q8_0* y = static_cast<const block_q8_0*>(vy);

  float partial = 0.0f;
  for (int64_t ib = threadIdx.x; ib < blocks_per_row; ib += blockDim.x) partial += vec_dot_q4_0_q8_0(x + ib, y + ib);

  __shared__ float sums[32];
  partial = warp_reduce_sum(partial);
  const int lane = threadIdx.x % WARP_SIZE, warp = threadIdx.x / WARP_SIZE;
  if (lane == 0) sums[warp] = partial;
  __syncthreads();
  if (warp == 0) {
    partial = lane < blockDim.x / WARP_SIZE ? sums[lane] : 0.0f;
    partial = warp_reduce_sum(partial);
    if (lane == 0) dst[row] = partial;
  }
}

// Sums the scales of each row two at a time (a checksum of the weights' file), in half2.
__global__ void sum_scales_q4_0(const block_q4_0* __restrict__ x, half2* __restrict__ dst, const int64_t stride_row) {
  const block_q4_0* row = x + blockIdx.x * stride_row;
  const half2 v = __halves2half2(row[2 * threadIdx.x].d, row[2 * threadIdx.x + 1].d);
  const half2 sum = warp_reduce_sum(v);
  if (threadIdx.x == 0) dst[blockIdx.x] = sum;
}

void mul_mat_vec_q(const void* vx, const void* vy, float* dst, int64_t ncols, int64_t nrows, hipStream_t stream) {
  assert(ncols % QK4_0 == 0);
  const dim3 block_nums(nrows, 1, 1);
  const dim3 block_dims(128, 1, 1);
  mul_mat_vec_q4_0_q8_0<<<block_nums, block_dims, 0, stream>>>(vx, vy, dst, ncols, nrows, ncols / QK4_0);
}
