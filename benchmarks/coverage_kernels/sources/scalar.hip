// Ordinary C++ in a kernel: calls, tables, switches, arrays, bytes and bits.

__device__ __attribute__((noinline)) float horner(const float* coefficients, int count, float x) {
  float value = 0.0f;
  for (int i = 0; i < count; i++) value = value * x + coefficients[i];
  return value;
}

extern "C" __global__ void noinline_call(const float* x, const float* coefficients, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = horner(coefficients, 4, x[i]) + horner(coefficients + 4, 3, x[i]);
}

__constant__ float TABLE[16] = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225};

extern "C" __global__ void constant_table(const int* index, float* out, int n) {
  static const unsigned char PERMUTATION[16] = {7, 3, 11, 15, 0, 9, 4, 12, 1, 14, 6, 2, 13, 8, 10, 5};
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = TABLE[PERMUTATION[index[i] & 15]] + index[i];
}

extern "C" __global__ void switch_statement(const int* op, const int* a, const int* b, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int x = a[i], y = b[i], r;
  switch (op[i]) {
    case 0: r = x + y; break;
    case 1: r = x - y; break;
    case 2: r = x * y; break;
    case 3: r = y ? x / y : 0; break;
    case 4: r = x & y; break;
    case 5: r = x | y; break;
    case 6: r = x ^ y; break;
    case 7: r = x << (y & 31); break;
    case 8: r = x >> (y & 31); break;
    default: r = __clz(x) + __popc(y);
  }
  out[i] = r;
}

// The mode of the program decides for all lanes alike: a jump table may come of it.
extern "C" __global__ void uniform_switch(const float* x, float* out, int mode, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  for (int round = 0; round < 8; round++) {
    switch ((mode + round) % 8) {
      case 0: v = v * 0.5f; break;
      case 1: v = v + 1.0f; break;
      case 2: v = v * v; break;
      case 3: v = -v; break;
      case 4: v = v > 1.0f ? 1.0f : v; break;
      case 5: v = v - 3.0f; break;
      case 6: v = v < -2.0f ? -2.0f : v; break;
      case 7: v = v * 4.0f; break;
    }
  }
  out[i] = v;
}

extern "C" __global__ void local_array(const int* x, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int kept[32];
  for (int k = 0; k < 32; k++) kept[k] = k * k;
  for (int k = 0; k < 32; k++) kept[(x[i] + 7 * k) & 31] += x[(i + k) % n];
  int sum = 0;
  for (int k = 0; k < 32; k++) sum += kept[(k * x[i]) & 31] * (k + 1);
  out[i] = sum;
}

extern "C" __global__ void string_upper(const char* text, char* out, int* letters, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  char c = text[i];
  bool lower = c >= 'a' && c <= 'z';
  out[i] = lower ? c - 32 : c;
  if (lower) atomicAdd(&letters[c - 'a'], 1);
}

extern "C" __global__ void shorts(const short* a, const unsigned short* b, short* sums, unsigned short* mixed, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  sums[i] = (short)((a[i] * b[i] >> 3) + a[i] / 7);
  mixed[i] = (unsigned short)((b[i] << 5 | b[i] >> 11) ^ (unsigned short)a[i]);
}

extern "C" __global__ void bits(const unsigned* x, const unsigned long long* y, unsigned* out, unsigned long long* wide, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned v = x[i];
  out[i] = __brev(v) ^ __popc(v) ^ (unsigned)__clz(v) << 8 ^ (unsigned)__ffs(v) << 16 ^ __funnelshift_l(v, ~v, 9);
  unsigned long long w = y[i];
  wide[i] = (w * 0x9E3779B97F4A7C15ull ^ w >> 29) % 1000003ull + (unsigned long long)__clzll(w) * (w / 12345ull);
}

// FNV-1a of strings of eight bytes.
extern "C" __global__ void hash_strings(const unsigned char* text, unsigned* out, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  unsigned hash = 2166136261u;
  for (int k = 0; k < 8; k++) hash = (hash ^ text[8 * i + k]) * 16777619u;
  out[i] = hash;
}
