// Jacobi's rotations, as a small eigenvalue kernel applies them: one row of threads makes the rotations of a round and
// leaves them in LDS, all threads apply them. Written anew after llvm/llvm-project, issue 207883, where the compiler is
// said to read LDS wrongly. -DBARRIERS=1 has the two barriers that the source lacks (ROCm/rocm-libraries, 12266).
// Matrices of 20 rows and more, which need several waves, show it.
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>
#include <vector>

#ifndef BARRIERS
#define BARRIERS 0
#endif

extern "C" __global__ __launch_bounds__(1024) void jacobi(int n, int dimx, int dimy, int max_sweeps, double* A, double* W, double* copy)
{
    extern __shared__ double lds[];
    int tix = threadIdx.x % dimx, tiy = threadIdx.x / dimx;
    int even_n = n + n % 2, half_n = even_n / 2;
    double* cosines = lds;
    double* sines = cosines + dimx;
    int* top = (int*)(sines + dimx);
    int* bottom = top + half_n;

    double off = 0, diagonal = 0;
    if (tiy == 0) {
        for (int i = tix; i < n; i += dimx) {
            double a = A[i + i * n];
            diagonal += a * a;
            copy[i + i * n] = a;
            A[i + i * n] = 1;
            for (int j = n - 1; j > i; j--) {
                a = A[i + j * n];
                off += 2 * a * a;
                copy[i + j * n] = a;
                copy[j + i * n] = a;
                A[i + j * n] = 0;
                A[j + i * n] = 0;
            }
        }
        cosines[tix] = off;
        sines[tix] = diagonal;
        for (int i = tix; i < half_n; i += dimx) {
            top[i] = i * 2;
            bottom[i] = i * 2 + 1;
        }
    }
    __syncthreads();
    off = 0;
    diagonal = 0;
    for (int i = 0; i < dimx; i++) {
        off += cosines[i];
        diagonal += sines[i];
    }
#if BARRIERS
    __syncthreads();
#endif
    double tolerance = (off + diagonal) * 1e-15 * 1e-15;
    for (int sweeps = 0; sweeps < max_sweeps && off > tolerance; sweeps++) {
        for (int round = 0; round < even_n - 1; round++) {
            int i = tix < half_n ? top[tix] : n, j = tix < half_n ? bottom[tix] : n;
            if (tiy == 0 && i < n && j < n) {
                double a = copy[i + j * n], c = 1, s = 0;
                if (a * a >= 1e-290) {
                    double g = 2 * fabs(a), f = copy[j + j * n] - copy[i + i * n];
                    double h = sqrt(f * f + g * g);
                    f += f < 0 ? -h : h;
                    h = sqrt(f * f + g * g);
                    c = f / h;
                    s = g / h * (a < 0 ? -1 : 1);
                }
                cosines[tix] = c;
                sines[tix] = s;
            }
            __syncthreads();
            double c = 1, s = 0;
            if (i < n && j < n) {
                c = cosines[tix];
                s = sines[tix];
                for (int y = tiy; y < n; y += dimy) {
                    double one = copy[y + i * n], two = copy[y + j * n];
                    copy[y + i * n] = c * one - s * two;
                    copy[y + j * n] = s * one + c * two;
                    one = A[y + i * n], two = A[y + j * n];
                    A[y + i * n] = c * one - s * two;
                    A[y + j * n] = s * one + c * two;
                }
            }
            __syncthreads();
            if (i < n && j < n)
                for (int y = tiy; y < n; y += dimy) {
                    double one = copy[i + y * n], two = copy[j + y * n];
                    copy[i + y * n] = c * one - s * two;
                    copy[j + y * n] = s * one + c * two;
                }
            __syncthreads();
            if (tiy == 0 && i < n && j < n) {
                copy[i + j * n] = 0;
                copy[j + i * n] = 0;
            }
            __syncthreads();
            if (tiy == 0 && tix < half_n) {
                if (i > 0)
                    top[tix] = i == 2 || i == even_n - 1 ? i - 1 : i + (i % 2 == 0 ? -2 : 2);
                bottom[tix] = j == 2 || j == even_n - 1 ? j - 1 : j + (j % 2 == 0 ? -2 : 2);
            }
            __syncthreads();
        }
        if (tiy == 0) {
            off = 0;
            for (int i = tix; i < n; i += dimx)
                for (int j = 0; j < i; j++)
                    off += 2 * copy[i + j * n] * copy[i + j * n];
            cosines[tix] = off;
        }
        __syncthreads();
        off = 0;
        for (int i = 0; i < dimx; i++)
            off += cosines[i];
#if BARRIERS
        __syncthreads();
#endif
    }
    if (tiy == 0)
        for (int i = tix; i < n; i += dimx)
            W[i] = copy[i + i * n];
}

int main(int count, char** words)
{
    int n = count > 1 ? atoi(words[1]) : 48, sweeps = count > 2 ? atoi(words[2]) : 12;
    int half_n = (n + n % 2) / 2, dimy = half_n, dimx = half_n;
    std::vector<double> a(n * n), v(n * n), w(n);
    unsigned seed = 7;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            seed = seed * 1664525u + 1013904223u;
            a[i + j * n] = a[j + i * n] = seed / 4294967296.0 - 0.5;
        }
    double *da, *dw, *dc;
    hipMalloc(&da, n * n * 8);
    hipMalloc(&dw, n * 8);
    hipMalloc(&dc, n * n * 8);
    hipMemcpy(da, a.data(), n * n * 8, hipMemcpyHostToDevice);
    jacobi<<<1, dimx * dimy, dimx * 16 + half_n * 8>>>(n, dimx, dimy, sweeps, da, dw, dc);
    hipMemcpy(v.data(), da, n * n * 8, hipMemcpyDeviceToHost);
    hipMemcpy(w.data(), dw, n * 8, hipMemcpyDeviceToHost);
    double orthogonal = 0, residual = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double sum = i == j ? -1 : 0, apply = -w[i] * v[j + i * n];
            for (int k = 0; k < n; k++) {
                sum += v[k + i * n] * v[k + j * n];
                apply += a[j + k * n] * v[k + i * n];
            }
            orthogonal = fmax(orthogonal, fabs(sum));
            residual = fmax(residual, fabs(apply));
        }
    printf("n %d, %d threads: V'V - I %.1e, AV - VW %.1e: %s\n", n, dimx * dimy, orthogonal, residual,
           orthogonal < 1e-10 && residual < 1e-10 ? "right" : "WRONG");
    return !(orthogonal < 1e-10 && residual < 1e-10);
}
