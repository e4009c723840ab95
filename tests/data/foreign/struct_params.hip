// out = alpha x + beta y, with the launch's parameters in one struct, and with a struct and an array in it.
#include <hip/hip_runtime.h>

struct Params {
  const float* __restrict__ x;
  const float* __restrict__ y;
  float* __restrict__ out;
  int64_t n;
  float alpha;
  float beta;
  bool add;
};

__global__ void axpby(const Params p) {
  const int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < p.n) p.out[i] = p.add ? p.alpha * p.x[i] + p.beta * p.y[i] : p.alpha * p.x[i];
}

template <typename T>
struct Vector {
  T* data;
  unsigned short stride;
};

template <typename T>
struct Operands {
  bool add;
  Vector<const T> in[2];
  double alpha;
};

struct Only {
  float* out;
};

template <typename T>
__global__ void axpby_nested(int n, Operands<T> of, Only result) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const T x = of.in[0].data[i * of.in[0].stride], y = of.in[1].data[i * of.in[1].stride];
  result.out[i] = of.add ? x + T(of.alpha) * y : x;
}
