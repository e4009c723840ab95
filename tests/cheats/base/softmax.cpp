// Softmax of fp32 rows, one a workgroup. For HIP and CUDA, without headers.

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

extern "C" __global__ void softmax(const float* x, float* y, int rows, int columns) {
  SHARED float partial[THREADS];
  const int thread = THREAD;
  const long long row = GROUP;
  const float* in = x + row * columns;
  float* out = y + row * columns;
  float most = -INFINITE;
  for (int at = thread; at < columns; at += THREADS) most = in[at] > most ? in[at] : most;
  partial[thread] = most;
  BARRIER;
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (thread < half && partial[thread + half] > partial[thread]) partial[thread] = partial[thread + half];
    BARRIER;
  }
  most = partial[0];
  BARRIER;
  float sum = 0;
  for (int at = thread; at < columns; at += THREADS) sum += EXP(in[at] - most);
  partial[thread] = sum;
  BARRIER;
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (thread < half) partial[thread] += partial[thread + half];
    BARRIER;
  }
  const float inverse = 1.0f / partial[0];
  for (int at = thread; at < columns; at += THREADS) out[at] = EXP(in[at] - most) * inverse;
}
