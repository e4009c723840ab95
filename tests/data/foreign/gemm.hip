// C = alpha * A * B (+ bias), row-major fp32, register-tiled through LDS.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <random>
#include <vector>

#define HIP_CHECK(expr)                                                                     \
  do {                                                                                      \
    hipError_t err__ = (expr);                                                              \
    if (err__ != hipSuccess) {                                                              \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #expr, hipGetErrorString(err__)); \
      exit(EXIT_FAILURE);                                                                   \
    }                                                                                       \
  } while (0)

constexpr int kThreads = 256;

template <int BM, int BN, int BK, int TM, int TN, bool HAS_BIAS>
__global__ __launch_bounds__(kThreads) void gemm(const float* __restrict__ A, const float* __restrict__ B,
                                                 const float* __restrict__ bias, float* __restrict__ C, int M, int N,
                                                 int K, size_t lda, size_t ldb, size_t ldc, float alpha) {
  static_assert(BM / TM * (BN / TN) == kThreads, "a thread owns TM x TN outputs");
  __shared__ float As[BK][BM + 1];
  __shared__ float Bs[BK][BN];

  const int tid = threadIdx.x;
  const int tx = tid % (BN / TN);
  const int ty = tid / (BN / TN);
  const int row0 = blockIdx.y * BM;
  const int col0 = blockIdx.x * BN;

  float acc[TM][TN] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
    for (int i = tid; i < BM * BK; i += kThreads) {
      const int r = i / BK, c = i % BK;
      As[c][r] = (row0 + r < M && k0 + c < K) ? A[(row0 + r) * lda + k0 + c] : 0.0f;
    }
    for (int i = tid; i < BK * BN; i += kThreads) {
      const int r = i / BN, c = i % BN;
      Bs[r][c] = (k0 + r < K && col0 + c < N) ? B[(k0 + r) * ldb + col0 + c] : 0.0f;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float a[TM], b[TN];
#pragma unroll
      for (int i = 0; i < TM; ++i) a[i] = As[k][ty * TM + i];
#pragma unroll
      for (int j = 0; j < TN; ++j) b[j] = Bs[k][tx * TN + j];
#pragma unroll
      for (int i = 0; i < TM; ++i)
#pragma unroll
        for (int j = 0; j < TN; ++j) acc[i][j] = fmaf(a[i], b[j], acc[i][j]);
    }
    __syncthreads();
  }

#pragma unroll
  for (int i = 0; i < TM; ++i) {
    const int r = row0 + ty * TM + i;
#pragma unroll
    for (int j = 0; j < TN; ++j) {
      const int c = col0 + tx * TN + j;
      if (r < M && c < N) {
        float v = alpha * acc[i][j];
        if constexpr (HAS_BIAS) v += bias[c];
        C[r * ldc + c] = v;
      }
    }
  }
}

template <bool HAS_BIAS>
static void launch_gemm(const float* A, const float* B, const float* bias, float* C, int M, int N, int K, float alpha,
                        hipStream_t stream) {
  constexpr int BM = 64, BN = 64, BK = 16, TM = 4, TN = 4;
  dim3 grid((N + BN - 1) / BN, (M + BM - 1) / BM);
  dim3 block(kThreads);
  hipLaunchKernelGGL((gemm<BM, BN, BK, TM, TN, HAS_BIAS>), grid, block, 0, stream, A, B, bias, C, M, N, K, (size_t)K,
                     (size_t)N, (size_t)N, alpha);
  HIP_CHECK(hipGetLastError());
}

extern "C" void sgemm_bias(const float* A, const float* B, const float* bias, float* C, int M, int N, int K,
                           float alpha, hipStream_t stream) {
  if (bias != nullptr)
    launch_gemm<true>(A, B, bias, C, M, N, K, alpha, stream);
  else
    launch_gemm<false>(A, B, nullptr, C, M, N, K, alpha, stream);
}

int main(int argc, char** argv) {
  const int M = argc > 1 ? atoi(argv[1]) : 1024, N = argc > 2 ? atoi(argv[2]) : 1024, K = argc > 3 ? atoi(argv[3]) : 1024;
  std::vector<float> a(size_t(M) * K), b(size_t(K) * N), c(size_t(M) * N), bias(N);
  std::mt19937 gen(0);
  std::normal_distribution<float> dist;
  for (auto* v : {&a, &b, &bias}) std::generate(v->begin(), v->end(), [&] { return dist(gen); });

  float *da, *db, *dc, *dbias;
  HIP_CHECK(hipMalloc(&da, a.size() * sizeof(float)));
  HIP_CHECK(hipMalloc(&db, b.size() * sizeof(float)));
  HIP_CHECK(hipMalloc(&dc, c.size() * sizeof(float)));
  HIP_CHECK(hipMalloc(&dbias, bias.size() * sizeof(float)));
  HIP_CHECK(hipMemcpy(da, a.data(), a.size() * sizeof(float), hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(db, b.data(), b.size() * sizeof(float), hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(dbias, bias.data(), bias.size() * sizeof(float), hipMemcpyHostToDevice));

  hipEvent_t start, stop;
  HIP_CHECK(hipEventCreate(&start));
  HIP_CHECK(hipEventCreate(&stop));
  HIP_CHECK(hipEventRecord(start, 0));
  sgemm_bias(da, db, dbias, dc, M, N, K, 1.0f, 0);
  HIP_CHECK(hipEventRecord(stop, 0));
  HIP_CHECK(hipEventSynchronize(stop));
  float ms = 0;
  HIP_CHECK(hipEventElapsedTime(&ms, start, stop));
  HIP_CHECK(hipMemcpy(c.data(), dc, c.size() * sizeof(float), hipMemcpyDeviceToHost));

  double worst = 0;
  for (int i = 0; i < std::min(M, 16); ++i)
    for (int j = 0; j < N; ++j) {
      double sum = bias[j];
      for (int k = 0; k < K; ++k) sum += double(a[size_t(i) * K + k]) * b[size_t(k) * N + j];
      worst = std::max(worst, std::abs(sum - c[size_t(i) * N + j]));
    }
  std::cout << M << "x" << N << "x" << K << ": " << ms << " ms, max error " << worst << std::endl;
  for (float* p : {da, db, dc, dbias}) HIP_CHECK(hipFree(p));
  return worst < 1e-2 ? 0 : 1;
}
