// Halves in pairs, bytes in fours, products of vectors, matrices in LDS.

typedef _Float16 half2v __attribute__((ext_vector_type(2)));

extern "C" __global__ void half2_axpy(const half2v* x, const half2v* y, half2v* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  half2v a = {(_Float16)2.0f, (_Float16)-0.5f};
  if (i < n) out[i] = a * x[i] + y[i];
}

extern "C" __global__ void dot_int8(const int* a, const int* b, int* out, int words) {
  int row = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
  for (int k = 0; k < words; k++) {
#if defined(__GFX11__) || defined(__GFX12__)
    sum = __builtin_amdgcn_sudot4(true, a[row * words + k], true, b[k], sum, false);
#else
    sum = __builtin_amdgcn_sdot4(a[row * words + k], b[k], sum, false);
#endif
  }
  out[row] = sum;
}

extern "C" __global__ void dot_half(const half2v* a, const half2v* b, float* out, int pairs) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < pairs; k++) sum = __builtin_amdgcn_fdot2(a[row * pairs + k], b[k], sum, false);
  out[row] = sum;
}

extern "C" __global__ void gemm_tiled(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float as[16][16], bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, column = blockIdx.x * 16 + tx;
  float sum = 0.0f;
  for (int start = 0; start < k; start += 16) {
    as[ty][tx] = row < m && start + tx < k ? a[row * k + start + tx] : 0.0f;
    bs[ty][tx] = start + ty < k && column < n ? b[(start + ty) * n + column] : 0.0f;
    __syncthreads();
    for (int i = 0; i < 16; i++) sum += as[ty][i] * bs[i][tx];
    __syncthreads();
  }
  if (row < m && column < n) c[row * n + column] = sum;
}

extern "C" __global__ void dequantize_int4(const unsigned* packed, const _Float16* scales, _Float16* out, int groups) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned word = packed[i];
  _Float16 scale = scales[i / groups];
  for (int k = 0; k < 8; k++) out[8 * i + k] = (_Float16)((int)(word >> 4 * k & 15) - 8) * scale;
}

// y = a x + y on complex numbers in double precision.
extern "C" __global__ void zaxpy(const double2* x, double2* y, double re, double im, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double2 v = x[i], w = y[i];
  w.x += re * v.x - im * v.y;
  w.y += re * v.y + im * v.x;
  y[i] = w;
}
