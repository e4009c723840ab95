// Small numerical programs: fractals, particles, transforms, linear systems, random numbers.

extern "C" __global__ void mandelbrot(int* out, int width, int height, float scale, int limit) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  float cr = x * scale - 2.0f, ci = y * scale - 1.0f, zr = 0.0f, zi = 0.0f;
  int count = 0;
  while (count < limit && zr * zr + zi * zi < 4.0f) {
    float next = zr * zr - zi * zi + cr;
    zi = 2.0f * zr * zi + ci;
    zr = next;
    count++;
  }
  out[y * width + x] = count;
}

extern "C" __global__ void nbody(const float4* bodies, float4* forces, int n, float softening) {
  __shared__ float4 tile[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 own = bodies[i];
  float ax = 0.0f, ay = 0.0f, az = 0.0f;
  for (int start = 0; start < n; start += 64) {
    tile[threadIdx.x] = bodies[start + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 64; k++) {
      float dx = tile[k].x - own.x, dy = tile[k].y - own.y, dz = tile[k].z - own.z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
      float strength = tile[k].w * inverse * inverse * inverse;
      ax += dx * strength;
      ay += dy * strength;
      az += dz * strength;
    }
    __syncthreads();
  }
  forces[i] = make_float4(ax, ay, az, 0.0f);
}

// A Fourier transform of 256 complex numbers in a workgroup of 128, radix 2, in LDS.
extern "C" __global__ void fft256(const float2* x, float2* out) {
  __shared__ float2 values[256];
  int t = threadIdx.x;
  for (int i = t; i < 256; i += 128) values[__brev((unsigned)i) >> 24] = x[blockIdx.x * 256 + i];
  __syncthreads();
  for (int half = 1; half < 256; half *= 2) {
    int k = t % half, base = t / half * 2 * half + k;
    float s, c;
    sincosf(-3.14159265358979f * k / half, &s, &c);
    float2 a = values[base], b = values[base + half];
    float2 turned = make_float2(b.x * c - b.y * s, b.x * s + b.y * c);
    values[base] = make_float2(a.x + turned.x, a.y + turned.y);
    values[base + half] = make_float2(a.x - turned.x, a.y - turned.y);
    __syncthreads();
  }
  for (int i = t; i < 256; i += 128) out[blockIdx.x * 256 + i] = values[i];
}

// Gauss with partial pivoting: one system of SIZE equations for each workgroup.
#define SIZE 16
extern "C" __global__ void gauss(const double* matrices, const double* right, double* solutions) {
  __shared__ double a[SIZE][SIZE + 1];
  __shared__ int pivot;
  int t = threadIdx.x;
  for (int c = 0; c < SIZE; c++) a[t][c] = matrices[(blockIdx.x * SIZE + t) * SIZE + c];
  a[t][SIZE] = right[blockIdx.x * SIZE + t];
  __syncthreads();
  for (int k = 0; k < SIZE; k++) {
    if (t == 0) {
      pivot = k;
      for (int r = k + 1; r < SIZE; r++)
        if (fabs(a[r][k]) > fabs(a[pivot][k])) pivot = r;
    }
    __syncthreads();
    if (pivot != k) {
      double kept = a[k][t];
      a[k][t] = a[pivot][t];
      a[pivot][t] = kept;
      if (t == 0) {
        kept = a[k][SIZE];
        a[k][SIZE] = a[pivot][SIZE];
        a[pivot][SIZE] = kept;
      }
    }
    __syncthreads();
    double factor = t > k ? a[t][k] / a[k][k] : 0.0;
    __syncthreads();
    if (t > k)
      for (int c = k; c <= SIZE; c++) a[t][c] -= factor * a[k][c];
    __syncthreads();
  }
  if (t == 0)
    for (int r = SIZE - 1; r >= 0; r--) {
      double sum = a[r][SIZE];
      for (int c = r + 1; c < SIZE; c++) sum -= a[r][c] * solutions[blockIdx.x * SIZE + c];
      solutions[blockIdx.x * SIZE + r] = sum / a[r][r];
    }
}

// Cholesky's factor, column by column.
extern "C" __global__ void cholesky(const float* matrices, float* factors) {
  __shared__ float a[SIZE][SIZE];
  int t = threadIdx.x;
  for (int c = 0; c < SIZE; c++) a[t][c] = matrices[(blockIdx.x * SIZE + t) * SIZE + c];
  __syncthreads();
  for (int k = 0; k < SIZE; k++) {
    if (t == k) a[k][k] = sqrtf(a[k][k]);
    __syncthreads();
    if (t > k) a[t][k] /= a[k][k];
    __syncthreads();
    if (t > k)
      for (int c = k + 1; c <= t; c++) a[t][c] -= a[t][k] * a[c][k];
    __syncthreads();
  }
  for (int c = 0; c < SIZE; c++) factors[(blockIdx.x * SIZE + t) * SIZE + c] = c <= t ? a[t][c] : 0.0f;
}

extern "C" __global__ void monte_carlo_pi(unsigned long long* inside, unsigned* states, int rounds) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long state = 0x853c49e6748fea9bull + i;
  unsigned hits = 0;
  for (int k = 0; k < rounds; k++) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    float x = (float)(state >> 40) * (1.0f / 16777216.0f);
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    float y = (float)(state >> 40) * (1.0f / 16777216.0f);
    hits += x * x + y * y <= 1.0f;
  }
  states[i] = (unsigned)(state >> 32);
  atomicAdd(inside, (unsigned long long)hits);
}
