// Root mean square normalisation, one row a workgroup.
//
//   y[row, :] = x[row, :] / sqrt(mean(x[row, :]^2) + eps) * weight
//
// x and y [rows, columns] of fp16, weight [columns] of fp16, contiguous; sums and the division in fp32, one rounding at
// the end. Launch: (rows), PARITY_THREADS work-items. PARITY_COLUMNS is compiled in and a multiple of eight times the
// work-items: each keeps its part of the row in registers.

// One source for hiprtc and for clang without headers: compiler types and builtins only.

#if !defined(__HIPCC_RTC__)
#if __has_include(<hip/hip_runtime.h>)
#include <hip/hip_runtime.h>
#else
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(threads, threads)))
#endif
#endif

typedef _Float16 half8_t __attribute__((ext_vector_type(8)));

namespace {

#if defined(__GFX11__) || defined(__GFX12__)
constexpr int WAVE = 32;
#else
constexpr int WAVE = 64;
#endif
constexpr int THREADS = PARITY_THREADS, COLUMNS = PARITY_COLUMNS;
constexpr int WIDTH = 8, CHUNKS = COLUMNS / (THREADS * WIDTH), WAVES = THREADS / WAVE;
static_assert(COLUMNS % (THREADS * WIDTH) == 0, "each work-item takes eight consecutive columns at a time");
static_assert(THREADS % WAVE == 0, "whole waves");

// The sum over all work-items, in each of them.
__device__ inline float sum_of_workgroup(float value, float* partial, unsigned thread) {
  for (int distance = WAVE / 2; distance; distance /= 2)
    value += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(
                                           ((thread ^ distance) % WAVE) * 4, __builtin_bit_cast(int, value)));
  if (thread % WAVE == 0) partial[thread / WAVE] = value;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  float sum = 0;
  for (int wave = 0; wave < WAVES; ++wave) sum += partial[wave];
  return sum;
}

}  // namespace

extern "C" __global__ void __launch_bounds__(THREADS)
    rms_norm(const half8_t* x, const half8_t* weight, half8_t* y, float eps) {
  __shared__ float partial[WAVES];
  const unsigned thread = __builtin_amdgcn_workitem_id_x();
  const unsigned long long row = __builtin_amdgcn_workgroup_id_x();
  const half8_t* in = x + row * (COLUMNS / WIDTH);
  half8_t values[CHUNKS];
  float squares = 0;
  for (int chunk = 0; chunk < CHUNKS; ++chunk) {
    values[chunk] = in[chunk * THREADS + thread];
    for (int i = 0; i < WIDTH; ++i) squares += float(values[chunk][i]) * float(values[chunk][i]);
  }
  const float mean = sum_of_workgroup(squares, partial, thread) / COLUMNS;
  const float inverse = 1.0f / __builtin_sqrtf(mean + eps);  // once a row: a division is eleven instructions
  for (int chunk = 0; chunk < CHUNKS; ++chunk) {
    const half8_t factor = weight[chunk * THREADS + thread];
    half8_t scaled;
    for (int i = 0; i < WIDTH; ++i) scaled[i] = (_Float16)(float(values[chunk][i]) * inverse * float(factor[i]));
    y[row * (COLUMNS / WIDTH) + chunk * THREADS + thread] = scaled;
  }
}
