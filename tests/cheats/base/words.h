// What HIP and CUDA call otherwise. Each kernel begins with it: there are no headers.
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

