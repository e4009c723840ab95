// Root mean square normalisation of fp32 rows, one a workgroup. For HIP and CUDA, behind words.h.
extern "C" __global__ void rms(const float* x, const float* weight, float* y, float eps, int rows, int columns) {
  SHARED float partial[THREADS];
  const int thread = THREAD;
  const long long row = GROUP;
  const float* in = x + row * columns;
  float* out = y + row * columns;
  float sum = 0;
  for (int at = thread; at < columns; at += THREADS) sum += in[at] * in[at];
  partial[thread] = sum;
  BARRIER;
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (thread < half) partial[thread] += partial[thread + half];
    BARRIER;
  }
  const float inverse = 1.0f / SQRT(partial[0] / columns + eps);
  for (int at = thread; at < columns; at += THREADS) out[at] = in[at] * inverse * weight[at];
}
