// What the lanes of a wave tell each other, and what a workgroup shares.

__device__ float wave_sum(float value) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2) value += __shfl_down(value, offset);
  return value;
}

extern "C" __global__ void block_sum(const float* x, float* out, int n) {
  __shared__ float parts[32];
  int t = threadIdx.x, lane = t % warpSize, wave = t / warpSize;
  float value = 0.0f;
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x) value += x[i];
  value = wave_sum(value);
  if (lane == 0) parts[wave] = value;
  __syncthreads();
  if (wave == 0) {
    value = lane < blockDim.x / warpSize ? parts[lane] : 0.0f;
    value = wave_sum(value);
    if (lane == 0) out[blockIdx.x] = value;
  }
}

extern "C" __global__ void butterfly(const int* x, int* most, int* up, int* broadcast, int width) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = x[i];
  for (int mask = 16; mask > 0; mask /= 2) {
    int other = __shfl_xor(value, mask, 32);
    value = other > value ? other : value;
  }
  most[i] = value;
  up[i] = __shfl_up(x[i], 1, width);
  broadcast[i] = __shfl(x[i], (threadIdx.x * 5 + 3) % 32, 32);
}

extern "C" __global__ void votes(const int* x, int* counts, int* ranks, int* any, int* first) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x % warpSize;
  unsigned long long ballot = __ballot(x[i] > 0);
  counts[i] = __popcll(ballot);
  ranks[i] = __popcll(ballot & ((1ull << lane) - 1));
  any[i] = __any(x[i] > 900) + 2 * __all(x[i] > -2000);
  first[i] = __ffsll((long long)ballot);
}

extern "C" __global__ void wave_scan(const int* x, int* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = x[i];
  for (int step = 1; step < 32; step *= 2) {
    int other = __shfl_up(value, step, 32);
    if (threadIdx.x % 32 >= step) value += other;
  }
  out[i] = value;
}

extern "C" __global__ void dynamic_reduction(const double* x, double* out, int n) {
  extern __shared__ double values[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  values[t] = i < n ? x[i] : 0.0;
  __syncthreads();
  for (unsigned step = blockDim.x / 2; step > 0; step /= 2) {
    if (t < step) values[t] += values[t + step];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = values[0];
}

// Blelloch's scan, exclusive, of twice as many values as work-items.
extern "C" __global__ void blelloch_scan(const int* x, int* out, int n) {
  extern __shared__ int temp[];
  int t = threadIdx.x, offset = 1;
  temp[2 * t] = x[2 * t];
  temp[2 * t + 1] = x[2 * t + 1];
  for (int d = n / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      temp[b] += temp[a];
    }
    offset *= 2;
  }
  if (t == 0) temp[n - 1] = 0;
  for (int d = 1; d < n; d *= 2) {
    offset /= 2;
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      int kept = temp[a];
      temp[a] = temp[b];
      temp[b] += kept;
    }
  }
  __syncthreads();
  out[2 * t] = temp[2 * t];
  out[2 * t + 1] = temp[2 * t + 1];
}

#define TILE 32
extern "C" __global__ void transpose_tiles(const float* x, float* out, int width, int height) {
  __shared__ float tile[TILE][TILE + 1];
  int column = blockIdx.x * TILE + threadIdx.x, row = blockIdx.y * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += 8)
    if (column < width && row + j < height) tile[threadIdx.y + j][threadIdx.x] = x[(row + j) * width + column];
  __syncthreads();
  column = blockIdx.y * TILE + threadIdx.x;
  row = blockIdx.x * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += 8)
    if (column < height && row + j < width) out[(row + j) * height + column] = tile[threadIdx.x][threadIdx.y + j];
}

extern "C" __global__ void stencil(const float* x, float* out, int width, int height) {
  __shared__ float tile[18][18];
  int gx = blockIdx.x * 16 + threadIdx.x, gy = blockIdx.y * 16 + threadIdx.y;
  for (int y = threadIdx.y; y < 18; y += 16)
    for (int c = threadIdx.x; c < 18; c += 16) {
      int sx = blockIdx.x * 16 + c - 1, sy = blockIdx.y * 16 + y - 1;
      tile[y][c] = sx >= 0 && sy >= 0 && sx < width && sy < height ? x[sy * width + sx] : 0.0f;
    }
  __syncthreads();
  if (gx < width && gy < height) {
    int a = threadIdx.x + 1, b = threadIdx.y + 1;
    out[gy * width + gx] = 0.2f * (tile[b][a] + tile[b - 1][a] + tile[b + 1][a] + tile[b][a - 1] + tile[b][a + 1]);
  }
}
