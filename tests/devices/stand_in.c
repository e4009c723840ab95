// A stand-in for libamdhip64: every call goes to stand_in.py in the calling process, through Python's C API.
#include <stdarg.h>
#include <stdint.h>

typedef struct PyObject PyObject;
typedef int GilState;
GilState PyGILState_Ensure(void);
void PyGILState_Release(GilState);
PyObject *PyImport_ImportModule(const char *);
PyObject *PyObject_CallMethod(PyObject *, const char *, const char *, ...);
long PyLong_AsLong(PyObject *);
void Py_DecRef(PyObject *);
void PyErr_Print(void);

// Arguments are unsigned 64-bit numbers: integers, or addresses to read from and write results to.
static int call(const char *name, int count, ...) {
  uint64_t values[12] = {0};
  va_list list;
  va_start(list, count);
  for (int i = 0; i < count; i++) values[i] = va_arg(list, uint64_t);
  va_end(list);
  GilState state = PyGILState_Ensure();
  PyObject *module = PyImport_ImportModule("stand_in");
  PyObject *result = module ? PyObject_CallMethod(module, "call", "sKi", name, (unsigned long long)(uintptr_t)values, count) : 0;
  long status = 999;
  if (result) status = PyLong_AsLong(result);
  else PyErr_Print();
  if (result) Py_DecRef(result);
  if (module) Py_DecRef(module);
  PyGILState_Release(state);
  return (int)status;
}

#define U(x) ((uint64_t)(uintptr_t)(x))
#define ONE(name, type) int name(type a) { return call(#name, 1, U(a)); }
#define TWO(name, type, other) int name(type a, other b) { return call(#name, 2, U(a), U(b)); }

ONE(hipGetDeviceCount, int *)
ONE(hipSetDevice, int)
ONE(hipStreamCreate, void **)
ONE(hipDriverGetVersion, int *)
ONE(hipRuntimeGetVersion, int *)
ONE(hipFree, void *)
ONE(hipEventCreate, void **)
ONE(hipEventQuery, void *)
TWO(hipGetDevicePropertiesR0600, void *, int)
TWO(hipGetDeviceProperties, void *, int)
TWO(hipMalloc, void **, uint64_t)
TWO(hipModuleLoadData, void **, const void *)
TWO(hipEventRecord, void *, void *)

int hipMemcpy(void *to, const void *from, uint64_t bytes, int kind) {
  return call("hipMemcpy", 4, U(to), U(from), bytes, U(kind));
}
#define FILL(name, type) \
  int name(void *to, type value, uint64_t count) { return call(#name, 3, U(to), (uint64_t)value, count); }
FILL(hipMemsetD8, unsigned char)
FILL(hipMemsetD16, unsigned short)
FILL(hipMemsetD32, int)
int hipModuleGetFunction(void **function, void *module, const char *name) {
  return call("hipModuleGetFunction", 3, U(function), U(module), U(name));
}
int hipEventElapsedTime(float *ms, void *first, void *last) {
  return call("hipEventElapsedTime", 3, U(ms), U(first), U(last));
}
int hipModuleLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                          unsigned shared, void *stream, void **params, void **extra) {
  return call("hipModuleLaunchKernel", 11, U(function), U(gx), U(gy), U(gz), U(bx), U(by), U(bz), U(shared), U(stream),
              U(params), U(extra));
}
