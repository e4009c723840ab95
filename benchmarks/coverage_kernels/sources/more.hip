// What else ordinary HIP programs do: wait for the whole grid, recurse, point at functions, load vectors, look at the clock.

// A barrier of all workgroups: everybody counts up, and waits until all have.
__device__ void grid_barrier(unsigned* count, unsigned goal) {
  __syncthreads();
  if (threadIdx.x == 0) {
    __threadfence();
    atomicAdd(count, 1u);
    while (__hip_atomic_load(count, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) < goal) {
    }
    __threadfence();
  }
  __syncthreads();
}

extern "C" __global__ void jacobi(float* a, float* b, unsigned* count, int n, int rounds) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int round = 0; round < rounds; round++) {
    float* from = round % 2 ? b : a;
    float* to = round % 2 ? a : b;
    if (i > 0 && i < n - 1) to[i] = 0.5f * (from[i - 1] + from[i + 1]);
    else to[i] = from[i];
    grid_barrier(count, gridDim.x * (round + 1));
  }
}

__device__ __attribute__((noinline)) unsigned ackermann(unsigned m, unsigned n) {
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

extern "C" __global__ void recursion(const unsigned* m, unsigned* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = ackermann(m[i], 2);
}

__device__ __attribute__((noinline)) int twice(int x) { return 2 * x; }
__device__ __attribute__((noinline)) int square(int x) { return x * x; }
__device__ __attribute__((noinline)) int negate(int x) { return -x; }

extern "C" __global__ void function_pointers(const int* which, const int* x, int* out, int n) {
  int (*functions[3])(int) = {twice, square, negate};
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = functions[which[i]](x[i]);
}

typedef int int4v __attribute__((ext_vector_type(4)));
typedef unsigned char uchar4v __attribute__((ext_vector_type(4)));

extern "C" __global__ void vector_loads(const int4v* x, const uchar4v* pixels, int4v* out, float* gray, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int4v v = x[i];
  out[i] = v.wzyx * 3 + v;
  uchar4v p = pixels[i];
  gray[i] = 0.25f * p.x + 0.5f * p.y + 0.125f * p.z;
}

extern "C" __global__ void clocks(const float* x, float* out, int* forward, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  long long start = __builtin_readcyclecounter();
  if (i < n) out[i] = x[i] * x[i];
  long long stop = __builtin_readcyclecounter();
  if (i < n) forward[i] = stop >= start;
}

struct Node {
  int key, left, right;
};

// Looks keys up in a tree whose nodes lie in global memory.
extern "C" __global__ void tree_lookup(const Node* nodes, const int* keys, int* depth, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int at = 0, steps = 0;
  while (at >= 0 && nodes[at].key != keys[i]) {
    at = keys[i] < nodes[at].key ? nodes[at].left : nodes[at].right;
    steps++;
  }
  depth[i] = at < 0 ? -1 : steps;
}

// Three dimensions of grid and block.
extern "C" __global__ void volume(const float* x, float* out, int nx, int ny, int nz) {
  int ix = blockIdx.x * blockDim.x + threadIdx.x;
  int iy = blockIdx.y * blockDim.y + threadIdx.y;
  int iz = blockIdx.z * blockDim.z + threadIdx.z;
  if (ix >= nx || iy >= ny || iz >= nz) return;
  int i = (iz * ny + iy) * nx + ix;
  out[i] = x[i] + 100.0f * ix + 10.0f * iy + iz;
}
