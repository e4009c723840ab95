// Root mean square normalisation, one row a workgroup.
//
//   y[row, :] = x[row, :] / sqrt(mean(x[row, :]^2) + eps) * weight
//
// x and y [rows, columns] of fp16, weight [columns] of fp16, contiguous; sums and the division in fp32, one rounding at
// the end. Launch: (rows), THREADS work-items, a power of two.

#if !defined(__HIPCC_RTC__) && !__has_include(<hip/hip_runtime.h>)  // clang without ROCm's headers
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(threads, threads)))
#elif !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

// Waits for all work-items, and makes what they have stored in LDS visible to each other.
#define BARRIER()                                         \
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); \
  __builtin_amdgcn_s_barrier();                           \
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")

extern "C" __global__ void __launch_bounds__(THREADS)
    rms_norm(const _Float16* x, const _Float16* weight, _Float16* y, float eps, int columns) {
  __shared__ float partial[THREADS];
  const int thread = __builtin_amdgcn_workitem_id_x();
  const long first = (long)__builtin_amdgcn_workgroup_id_x() * columns;
  float squares = 0;
  for (int at = thread; at < columns; at += THREADS) squares += (float)x[first + at] * (float)x[first + at];
  partial[thread] = squares;
  for (int distance = THREADS / 2; distance; distance /= 2) {
    BARRIER();
    if (thread < distance) partial[thread] += partial[thread + distance];
  }
  BARRIER();
  const float factor = 1.0f / __builtin_sqrtf(partial[0] / columns + eps);
  for (int at = thread; at < columns; at += THREADS)
    y[first + at] = (_Float16)((float)x[first + at] * factor * (float)weight[at]);
}
