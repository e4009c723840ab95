// Atomics as people write them: histograms, sums, bits, compare and swap.

extern "C" __global__ void histogram_global(const unsigned char* data, int* bins, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[data[i]], 1);
}

extern "C" __global__ void histogram_shared(const unsigned char* data, unsigned* bins, int n) {
  __shared__ unsigned local[256];
  for (int b = threadIdx.x; b < 256; b += blockDim.x) local[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&local[data[i]], 1u);
  __syncthreads();
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    if (local[b]) atomicAdd(&bins[b], local[b]);
}

extern "C" __global__ void sum_by_atomics(const float* x, float* total, float* before, double* wide, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  atomicAdd(total, x[i]);
  before[i] = atomicAdd(total + 1, 1.0f);
  atomicAdd(wide, (double)x[i]);
}

extern "C" __global__ void integer_atomics(const int* x, int* out, int* slots, int* old, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  atomicMin(&out[0], x[i]);
  atomicMax(&out[1], x[i]);
  atomicAnd((unsigned*)&out[2], (unsigned)x[i] | 0xff00u);
  atomicOr((unsigned*)&out[3], (unsigned)x[i] & 0xf0f0u);
  atomicXor((unsigned*)&out[4], (unsigned)x[i]);
  atomicSub(&out[5], x[i]);
  atomicMin((unsigned*)&out[6], (unsigned)x[i]);
  old[i] = atomicExch(&slots[i], i);
  atomicInc((unsigned*)&out[7], 9u);
}

extern "C" __global__ void long_atomics(const long long* x, unsigned long long* out, unsigned long long* old, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  atomicAdd(&out[0], (unsigned long long)x[i]);
  atomicMax(&out[1], (unsigned long long)x[i]);
  old[i] = atomicAdd(&out[2], 1ull);
  atomicXor(&out[3], (unsigned long long)x[i]);
}

// A maximum of floats by compare and swap, the loop of the programming guides.
__device__ float atomic_max_float(float* address, float value) {
  int* bits = (int*)address;
  int old = *bits, assumed;
  do {
    assumed = old;
    if (__int_as_float(assumed) >= value) break;
    old = atomicCAS(bits, assumed, __float_as_int(value));
  } while (assumed != old);
  return __int_as_float(old);
}

extern "C" __global__ void compare_and_swap(const float* x, float* top, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomic_max_float(&top[i % 3], x[i]);
}

extern "C" __global__ void shared_atomics(const int* x, int* out, float* sums, int n) {
  __shared__ int least, most, last;
  __shared__ float sum;
  if (threadIdx.x == 0) { least = 0x7fffffff; most = -0x7fffffff; last = 0; sum = 0.0f; }
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    atomicMin(&least, x[i]);
    atomicMax(&most, x[i]);
    int seen = atomicCAS(&last, 0, x[i] | 1);
    atomicAdd(&sum, seen == 0 ? 1.0f : 0.5f);
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    out[3 * blockIdx.x] = least;
    out[3 * blockIdx.x + 1] = most;
    out[3 * blockIdx.x + 2] = last != 0;
    sums[blockIdx.x] = sum;
  }
}

// Workgroups take pieces of work from a counter until there are none.
extern "C" __global__ void persistent_counter(const float* x, float* out, int* next, int pieces) {
  __shared__ int piece;
  for (;;) {
    if (threadIdx.x == 0) piece = atomicAdd(next, 1);
    __syncthreads();
    int own = piece;
    __syncthreads();
    if (own >= pieces) return;
    int i = own * blockDim.x + threadIdx.x;
    out[i] = 2.0f * x[i] + own;
  }
}

// Only the last workgroup to arrive adds up what all have left.
extern "C" __global__ void last_block_sums(const float* x, float* partial, unsigned* arrived, float* out, int n) {
  __shared__ float values[128];
  __shared__ bool is_last;
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  values[t] = i < n ? x[i] : 0.0f;
  __syncthreads();
  for (int step = 64; step; step /= 2) {
    if (t < step) values[t] += values[t + step];
    __syncthreads();
  }
  if (t == 0) {
    partial[blockIdx.x] = values[0];
    __threadfence();
    is_last = atomicInc(arrived, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (is_last && t == 0) {
    __threadfence();
    float total = 0.0f;
    for (unsigned b = 0; b < gridDim.x; b++) total += ((volatile float*)partial)[b];
    *out = total;
  }
}

// A scan in one pass: each workgroup waits for the flags of those before it (decoupled look-back).
extern "C" __global__ void lookback_scan(const int* x, int* out, int* aggregate, int* prefix, int* flags, int* ticket) {
  __shared__ int values[256];
  __shared__ int block, before;
  int t = threadIdx.x;
  if (t == 0) block = atomicAdd(ticket, 1);
  __syncthreads();
  int own = block;
  values[t] = x[own * 256 + t];
  __syncthreads();
  for (int step = 1; step < 256; step *= 2) {
    int add = t >= step ? values[t - step] : 0;
    __syncthreads();
    values[t] += add;
    __syncthreads();
  }
  if (t == 0) {
    int total = values[255], sum = 0;
    if (own > 0) {
      __hip_atomic_store(&aggregate[own], total, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
      __threadfence();
      __hip_atomic_store(&flags[own], 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
      for (int other = own - 1; other >= 0;) {
        int flag = __hip_atomic_load(&flags[other], __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
        if (flag == 2) {
          sum += __hip_atomic_load(&prefix[other], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
          break;
        }
        if (flag == 1) {
          sum += __hip_atomic_load(&aggregate[other], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
          other--;
        }
      }
    }
    __hip_atomic_store(&prefix[own], sum + total, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    __threadfence();
    __hip_atomic_store(&flags[own], 2, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
    before = sum;
  }
  __syncthreads();
  out[own * 256 + t] = values[t] + before;
}
