// Product of fp32 matrices, 16 x 16 elements a workgroup. For HIP and CUDA, behind words.h.
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
