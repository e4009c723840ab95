// Softmax of fp32 rows, one a workgroup. For HIP and CUDA, behind words.h.
extern "C" __global__ void softmax(const float* x, float* y, int rows, int columns) {
  SHARED float partial[THREADS];
  const int thread = THREAD;
  const long long row = GROUP;
  const float* in = x + row * columns;
  float* out = y + row * columns;
  float most = -INFINITE;
  for (int at = thread; at < columns; at += THREADS) most = in[at] > most ? in[at] : most;
  partial[thread] = most;
  BARRIER;
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (thread < half && partial[thread + half] > partial[thread]) partial[thread] = partial[thread + half];
    BARRIER;
  }
  most = partial[0];
  BARRIER;
  float sum = 0;
  for (int at = thread; at < columns; at += THREADS) sum += EXP(in[at] - most);
  partial[thread] = sum;
  BARRIER;
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (thread < half) partial[thread] += partial[thread + half];
    BARRIER;
  }
  const float inverse = 1.0f / partial[0];
  for (int at = thread; at < columns; at += THREADS) out[at] = EXP(in[at] - most) * inverse;
}
