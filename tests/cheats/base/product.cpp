// Product of fp32 matrices, 16 x 16 elements a workgroup. For HIP and CUDA, without headers.

#ifdef __CUDACC__
#define SHARED __shared__
#define THREAD threadIdx.x
#define GROUP blockIdx.x
#define BARRIER __syncthreads()
#define SQRT sqrtf
#define EXP expf
#define INFINITE __int_as_float(0x7f800000)
#else
#define __global__ __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(THREADS, THREADS)))
#define __device__ __attribute__((device))
#define SHARED __attribute__((shared))
#define THREAD __builtin_amdgcn_workitem_id_x()
#define GROUP __builtin_amdgcn_workgroup_id_x()
#define FENCE(order) __builtin_amdgcn_fence(order, "workgroup")
#define BARRIER (FENCE(__ATOMIC_RELEASE), __builtin_amdgcn_s_barrier(), FENCE(__ATOMIC_ACQUIRE))
#define SQRT __builtin_sqrtf
#define INFINITE __builtin_inff()
#define EXP(x) __builtin_amdgcn_exp2f((x) * 1.44269504f)
#endif

extern "C" __global__ void product(const float* a, const float* b, float* c, int m, int n, int k) {
  SHARED float left[16][16], right[16][16];
  const int row = THREAD / 16, column = THREAD % 16, tiles = n / 16;
  const long long m0 = GROUP / tiles * 16, n0 = GROUP % tiles * 16;
  float sum = 0;
  for (int k0 = 0; k0 < k; k0 += 16) {
    left[row][column] = a[(m0 + row) * k + k0 + column];
    right[row][column] = b[(k0 + row) * n + n0 + column];
    BARRIER;
    for (int at = 0; at < 16; ++at) sum += left[row][at] * right[at][column];
    BARRIER;
  }
  c[(m0 + row) * n + n0 + column] = sum;
}
