// A program as people write one: a reduction, a scan, a GEMM in LDS, a histogram and a stencil, each checked on the host.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

#define CHECK(call)                                                                          \
  do {                                                                                       \
    hipError_t error = (call);                                                               \
    if (error != hipSuccess) {                                                               \
      std::cerr << #call << ": " << hipGetErrorString(error) << " at " << __LINE__ << "\n";  \
      exit(1);                                                                               \
    }                                                                                        \
  } while (0)

template <typename T>
struct Device {
  T* data;
  size_t count;
  explicit Device(size_t n) : count(n) { CHECK(hipMalloc(&data, n * sizeof(T))); }
  explicit Device(const std::vector<T>& from) : Device(from.size()) {
    CHECK(hipMemcpy(data, from.data(), count * sizeof(T), hipMemcpyHostToDevice));
  }
  ~Device() { CHECK(hipFree(data)); }
  std::vector<T> host() const {
    std::vector<T> to(count);
    CHECK(hipMemcpy(to.data(), data, count * sizeof(T), hipMemcpyDeviceToHost));
    return to;
  }
};

template <typename T, int B>
__global__ void reduce(const T* x, T* out, int n) {
  __shared__ T part[B];
  T sum = 0;
  for (int i = blockIdx.x * B + threadIdx.x; i < n; i += gridDim.x * B) sum += x[i];
  part[threadIdx.x] = sum;
  __syncthreads();
  for (int width = B / 2; width > 0; width /= 2) {
    if (threadIdx.x < width) part[threadIdx.x] += part[threadIdx.x + width];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(out, part[0]);
}

__global__ void scan(const int* x, int* y, int n) {
  extern __shared__ int held[];
  int i = threadIdx.x;
  held[i] = i < n ? x[i] : 0;
  __syncthreads();
  for (int step = 1; step < blockDim.x; step *= 2) {
    int before = i >= step ? held[i - step] : 0;
    __syncthreads();
    held[i] += before;
    __syncthreads();
  }
  if (i < n) y[i] = held[i];
}

constexpr int kTile = 16;
__global__ void gemm(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float sa[kTile][kTile], sb[kTile][kTile + 1];
  int row = blockIdx.y * kTile + threadIdx.y, column = blockIdx.x * kTile + threadIdx.x;
  float sum = 0;
  for (int start = 0; start < k; start += kTile) {
    int ak = start + threadIdx.x, bk = start + threadIdx.y;
    sa[threadIdx.y][threadIdx.x] = row < m && ak < k ? a[row * k + ak] : 0;
    sb[threadIdx.y][threadIdx.x] = bk < k && column < n ? b[bk * n + column] : 0;
    __syncthreads();
    for (int i = 0; i < kTile; i++) sum += sa[threadIdx.y][i] * sb[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && column < n) c[row * n + column] = sum;
}

__device__ int total;
__global__ void histogram(const unsigned char* x, unsigned* bins, int n) {
  __shared__ unsigned local[256];
  local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    atomicAdd(&local[x[i]], 1u);
    atomicAdd(&total, 1);
  }
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

__constant__ float weights[3];
__global__ void stencil(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = weights[0] * x[std::max(i - 1, 0)] + weights[1] * x[i] + weights[2] * x[std::min(i + 1, n - 1)];
}

__global__ void halves(const __half* x, __half* y, int n) {
  int i = threadIdx.x;
  if (i < n) y[i] = __hmul(x[i], __float2half(2.0f));
}

__global__ void normal(float* x, int n) {
  int i = threadIdx.x;
  if (i < n) x[i] = expf(-0.5f * x[i] * x[i]) * rsqrtf(2 * 3.14159265f) + __shfl_xor(0.0f, 1);
}

bool near(const char* what, double got, double wanted) {
  bool right = std::abs(got - wanted) <= 1e-4 * std::max(1.0, std::abs(wanted));
  std::printf("%s: %s\n", what, right ? "right" : "wrong");
  return right;
}

int main() {
  int count;
  CHECK(hipGetDeviceCount(&count));
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  std::printf("%d device: %s, waves of %d\n", count, properties.gcnArchName, properties.warpSize);
  bool right = true;
  float three[3] = {0.25f, 0.5f, 0.25f};
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(weights), three, sizeof three));  // before anything is launched
  hipStream_t stream;
  CHECK(hipStreamCreate(&stream));

  std::vector<float> x(5000);
  for (size_t i = 0; i < x.size(); i++) x[i] = float(int(i * 37 % 101) - 50) / 8;
  Device<float> dx(x), sum(1);
  CHECK(hipMemsetAsync(sum.data, 0, 4, stream));
  hipLaunchKernelGGL((reduce<float, 256>), dim3(5), dim3(256), 0, stream, dx.data, sum.data, int(x.size()));
  CHECK(hipGetLastError());
  CHECK(hipStreamSynchronize(stream));
  right &= near("reduction", sum.host()[0], std::accumulate(x.begin(), x.end(), 0.0));

  std::vector<int> ones(200);
  std::iota(ones.begin(), ones.end(), -100);
  Device<int> di(ones), scanned(ones.size());
  scan<<<1, 256, 256 * sizeof(int)>>>(di.data, scanned.data, int(ones.size()));
  std::vector<int> wanted(ones.size());
  std::partial_sum(ones.begin(), ones.end(), wanted.begin());
  right &= near("scan", scanned.host() == wanted, 1);

  int m = 40, n = 35, k = 50;
  Device<float> da(std::vector<float>(x.begin(), x.begin() + m * k)), db(std::vector<float>(x.begin(), x.begin() + k * n));
  Device<float> dc(m * n);
  gemm<<<dim3((n + kTile - 1) / kTile, (m + kTile - 1) / kTile), dim3(kTile, kTile)>>>(da.data, db.data, dc.data, m, n, k);
  double worst = 0;
  std::vector<float> c = dc.host();
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      double exact = 0;
      for (int l = 0; l < k; l++) exact += double(x[i * k + l]) * x[l * n + j];
      worst = std::max(worst, std::abs(exact - c[i * n + j]));
    }
  right &= near("gemm", worst, 0);

  std::vector<unsigned char> bytes(3000);
  for (size_t i = 0; i < bytes.size(); i++) bytes[i] = (unsigned char)(i * i);
  Device<unsigned char> dbytes(bytes);
  Device<unsigned> bins(256);
  CHECK(hipMemset(bins.data, 0, 1024));
  histogram<<<3, 256>>>(dbytes.data, bins.data, int(bytes.size()));
  std::vector<unsigned> counted(256);
  for (unsigned char byte : bytes) counted[byte]++;
  int seen;
  CHECK(hipMemcpyFromSymbol(&seen, HIP_SYMBOL(total), sizeof seen));
  right &= near("histogram", bins.host() == counted && seen == int(bytes.size()), 1);

  Device<float> smooth(x.size());
  stencil<<<(int(x.size()) + 255) / 256, 256>>>(dx.data, smooth.data, int(x.size()));
  right &= near("stencil", smooth.host()[100], 0.25 * x[99] + 0.5 * x[100] + 0.25 * x[101]);

  normal<<<1, 64>>>(dx.data, 64);
  right &= near("math", dx.host()[3], std::exp(-0.5 * x[3] * x[3]) / std::sqrt(2 * 3.14159265));
  Device<__half> dh(std::vector<__half>(50, __float2half(1.5f))), twice(50);
  halves<<<1, 64>>>(dh.data, twice.data, 50);
  right &= near("halves", __half2float(twice.host()[49]), 3.0);
  int blocks;
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, gemm, kTile * kTile, 0));
  right &= blocks > 0 && hipMalloc((void**)&blocks, size_t(1) << 60) == hipErrorOutOfMemory;
  CHECK(hipStreamDestroy(stream));
  return right ? 0 : 1;
}
