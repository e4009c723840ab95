// Functions of AMD's device library, in single and double precision.

extern "C" __global__ void double_functions(const double* x, double* exp_, double* log_, double* sin_, double* root, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  exp_[i] = exp(x[i]);
  log_[i] = log(fabs(x[i]));
  sin_[i] = sin(x[i]);
  root[i] = sqrt(fabs(x[i])) / (1.0 + x[i] * x[i]);
}

extern "C" __global__ void float_functions(const float* x, float* exp_, float* log_, float* sin_, float* tan_, float* pow_,
                                           float* erf_, float* atan_, float* cbrt_, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  exp_[i] = expf(v);
  log_[i] = logf(fabsf(v));
  sin_[i] = sinf(v);
  tan_[i] = tanhf(v);
  pow_[i] = powf(fabsf(v), 1.7f);
  erf_[i] = erff(v);
  atan_[i] = atan2f(v, 2.0f);
  cbrt_[i] = cbrtf(v);
}
