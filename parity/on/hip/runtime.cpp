// A libamdhip64 whose GPU is the emulator. Memory, streams and events are here, in the program's process; modules and
// launches go to the process that has started the program, over a socket in its own words (server.py). Device memory is
// a file that both processes map, so that a launch copies nothing. Every call has ended when it returns: streams and
// events are an order. The declarations are those of HIP's own headers. Nothing of C++'s library is needed: a compiler
// makes this in seconds.
#include <hip/hip_runtime_api.h>

#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

void* operator new(size_t size) { return calloc(1, size); }
void operator delete(void*) noexcept {}

namespace {

template <typename T>
struct List {
  T* items = nullptr;
  size_t count = 0;

  T& add(const T& item) {
    items = static_cast<T*>(realloc(items, (count + 1) * sizeof(T)));
    memcpy(static_cast<void*>(items + count), &item, sizeof(T));
    return items[count++];
  }
  T* begin() const { return items; }
  T* end() const { return items + count; }
};

// Something by its name, and something by its address in the host's program.
template <typename T>
struct Named {
  const char* name;
  T value;
};
template <typename T>
struct Stub {
  const void* address;
  const char* name;
};

template <typename T>
T* named(const List<Named<T>>& list, const char* name) {
  for (auto& one : list)
    if (!strcmp(one.name, name)) return &one.value;
  return nullptr;
}

template <typename T>
const char* name_of(const List<Stub<T>>& list, const void* address) {
  for (auto& one : list)
    if (one.address == address) return one.name;
  return nullptr;
}

template <typename T>
T least(T one, T other) { return one < other ? one : other; }

// What the starting process says of the architecture; see `hello` in server.py.
struct Arch {
  char name[64] = "";
  int wave = 64, units = 1, lds = 65536, waves_per_simd = 8, simds = 4, major = 0, minor = 0;
  unsigned long long memory = 0;
};

struct Argument {
  size_t offset, size;
};

struct Kernel {
  int module = 0;
  const char* name = nullptr;
  List<Argument> arguments;
  size_t bytes = 0;
  int lds = 0, registers = 0, scratch = 0, waves_per_simd = 1;
};

struct Variable {
  void* address;
  size_t size;
};

struct Module {
  int number;
  List<Named<Kernel*>> kernels;
  List<Named<Variable>> variables;
};

struct Allocation {
  char* start;
  size_t size, offset, mapped;
};

struct FatBinary {
  const void* image;
  List<Stub<Kernel>> functions;
  List<Stub<Variable>> variables;
  Module* module;
};

struct Call {
  dim3 grid, block;
  size_t shared;
  hipStream_t stream;
};

constexpr size_t kPage = 4096, kApart = size_t(1) << 32, kReserved = size_t(1) << 44;

pthread_mutex_t guard = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
int link_fd = -1, memory_fd = -1, modules = 0;
char received[1 << 16];
size_t held = 0;
Arch arch;
char* reserved = nullptr;
size_t next_place = 0, file_size = 0, allocated = 0;
List<Allocation> allocations;
List<FatBinary*> binaries;
List<Call> calls;
thread_local hipError_t last = hipSuccess;

struct Lock {
  Lock() { pthread_mutex_lock(&guard); }
  ~Lock() { pthread_mutex_unlock(&guard); }
};

hipError_t status(hipError_t error) {
  if (error != hipSuccess) last = error;
  return error;
}

[[noreturn]] void die(const char* form, ...) {
  va_list list;
  va_start(list, form);
  fputs("parity on: ", stderr);
  vfprintf(stderr, form, list);
  fputc('\n', stderr);
  fflush(nullptr);
  abort();
}

void send_all(const char* text, size_t size) {
  for (size_t at = 0; at < size;) {
    ssize_t sent = send(link_fd, text + at, size - at, MSG_NOSIGNAL);
    if (sent <= 0) die("the process that emulates has gone");
    at += size_t(sent);
  }
}

void tell(const char* form, ...) {
  char text[2048];
  va_list list;
  va_start(list, form);
  int size = vsnprintf(text, sizeof text, form, list);
  va_end(list);
  if (size < 0 || size_t(size) >= sizeof text) die("a message is too long");
  send_all(text, size_t(size));
}

// The next line that the other process has sent, until the next call.
const char* hear() {
  static char line[sizeof received + 1];
  for (;;) {
    char* end = static_cast<char*>(memchr(received, '\n', held));
    if (end) {
      size_t size = size_t(end - received);
      memcpy(line, received, size);
      line[size] = 0;
      held -= size + 1;
      memmove(received, end + 1, held);
      return line;
    }
    ssize_t got = held < sizeof received ? recv(link_fd, received + held, sizeof received - held, 0) : 0;
    if (got <= 0) die("the process that emulates has gone");
    held += size_t(got);
  }
}

void begin() {
  Lock lock;
  if (link_fd >= 0) return;
  const char* place = getenv("PARITY_ON_SOCKET");
  if (!place) die("start the program as 'parity on ARCH -- PROGRAM'");
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  snprintf(address.sun_path, sizeof address.sun_path, "%s", place);
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0 || connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
    die("the process that emulates cannot be reached");
  link_fd = fd;
  tell("hello\n");
  const char* line = hear();
  char memory[512] = "";
  if (sscanf(line, "arch %63s %d %d %d %d %d %d %d %llu %511s", arch.name, &arch.wave, &arch.units, &arch.lds,
             &arch.waves_per_simd, &arch.simds, &arch.major, &arch.minor, &arch.memory, memory) != 10)
    die("the process that emulates answers: %s", line);
  memory_fd = open(memory, O_RDWR | O_CLOEXEC);
  reserved = static_cast<char*>(mmap(nullptr, kReserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  if (memory_fd < 0 || reserved == MAP_FAILED) die("there is no memory for the device");
}

// Memory of its own for each allocation, far from every other: what lies beyond it is nobody's.
hipError_t allocate(void** pointer, size_t size) {
  begin();
  Lock lock;
  if (!pointer) return status(hipErrorInvalidValue);
  *pointer = nullptr;
  if (!size) return hipSuccess;
  size_t mapped = (size + kPage - 1) / kPage * kPage;
  if (mapped > arch.memory - allocated || next_place + mapped > kReserved) return status(hipErrorOutOfMemory);
  if (ftruncate(memory_fd, off_t(file_size + mapped)) != 0) return status(hipErrorOutOfMemory);
  char* place = reserved + next_place;
  if (mmap(place, mapped, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, memory_fd, off_t(file_size)) == MAP_FAILED)
    return status(hipErrorOutOfMemory);
  allocations.add({place, size, file_size, mapped});
  tell("alloc %llu %zu %zu\n", (unsigned long long)(uintptr_t)place, file_size, size);
  file_size += mapped;
  allocated += mapped;
  next_place += (mapped + kApart - 1) / kApart * kApart;
  *pointer = place;
  return hipSuccess;
}

hipError_t release(void* pointer) {
  begin();
  Lock lock;
  if (!pointer) return hipSuccess;
  for (Allocation& one : allocations) {
    if (one.start != pointer) continue;
    tell("free %llu\n", (unsigned long long)(uintptr_t)pointer);
    fallocate(memory_fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, off_t(one.offset), off_t(one.mapped));
    mmap(pointer, one.mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    allocated -= one.mapped;
    one = allocations.items[--allocations.count];
    return hipSuccess;
  }
  return status(hipErrorInvalidValue);
}

const Allocation* allocation_of(const void* pointer) {
  auto* place = static_cast<const char*>(pointer);
  for (Allocation& one : allocations)
    if (one.start <= place && place < one.start + one.size) return &one;
  return nullptr;
}

// Copies that leave an allocation are what a debugger of memory would find: they are refused.
hipError_t reaches(const void* pointer, size_t size) {
  char* place = static_cast<char*>(const_cast<void*>(pointer));
  if (!reserved || place < reserved || place >= reserved + kReserved) return pointer || !size ? hipSuccess : hipErrorInvalidValue;
  auto found = allocation_of(pointer);
  return found && place + size <= found->start + found->size ? hipSuccess : hipErrorInvalidValue;
}

hipError_t copy(void* to, const void* from, size_t size) {
  begin();
  Lock lock;
  if (reaches(to, size) != hipSuccess || reaches(from, size) != hipSuccess) return status(hipErrorInvalidValue);
  if (size) memmove(to, from, size);
  return hipSuccess;
}

hipError_t copy_rows(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height) {
  for (size_t row = 0; row < height; row++) {
    hipError_t done = copy(static_cast<char*>(to) + row * to_pitch, static_cast<const char*>(from) + row * from_pitch, width);
    if (done != hipSuccess) return done;
  }
  return hipSuccess;
}

template <typename T>
hipError_t fill(void* to, T value, size_t count) {
  begin();
  Lock lock;
  if (reaches(to, count * sizeof(T)) != hipSuccess) return status(hipErrorInvalidValue);
  for (size_t i = 0; i < count; i++) static_cast<T*>(to)[i] = value;
  return hipSuccess;
}

// An ELF file ends with its section headers: their place, size and number are in the header. A bundle says by itself
// how long it is.
size_t image_size(const unsigned char* image) {
  static const char magic[] = "__CLANG_OFFLOAD_BUNDLE__";
  uint64_t size = 0;
  if (!memcmp(image, magic, 24)) {
    uint64_t count, at = 32;
    memcpy(&count, image + 24, 8);
    for (uint64_t i = 0; i < count; i++) {
      uint64_t entry[3];
      memcpy(entry, image + at, 24);
      if (size < entry[0] + entry[1]) size = entry[0] + entry[1];
      at += 24 + entry[2];
    }
    return size;
  }
  if (!memcmp(image, "CCOB", 4)) {  // a compressed bundle: version, method, size from the second version on
    uint32_t whole;
    memcpy(&whole, image + 8, 4);
    return whole;
  }
  if (memcmp(image, "\177ELF", 4)) return 0;
  uint64_t headers;
  uint16_t each, number;
  memcpy(&headers, image + 40, 8);
  memcpy(&each, image + 58, 2);
  memcpy(&number, image + 60, 2);
  return headers + uint64_t(each) * number;
}

hipError_t load(Module** made, const void* image) {
  begin();
  Lock lock;
  size_t size = image ? image_size(static_cast<const unsigned char*>(image)) : 0;
  if (!size) return status(hipErrorInvalidImage);
  char path[] = "/tmp/parity-image-XXXXXX";
  int fd = mkstemp(path);
  if (fd < 0 || write(fd, image, size) != ssize_t(size)) die("a module cannot be handed over");
  close(fd);
  tell("load %s\n", path);
  auto* module = new Module{modules++, {}, {}};
  hipError_t error = hipSuccess;
  for (const char* line = hear(); strcmp(line, "end"); line = hear()) {
    char name[900];
    auto* kernel = new Kernel;
    size_t length;
    int used = 0;
    if (sscanf(line, "kernel %899s %zu %d %d %d %d%n", name, &kernel->bytes, &kernel->lds, &kernel->registers,
               &kernel->scratch, &kernel->waves_per_simd, &used) == 6) {
      Argument argument;
      int more = 0;
      for (line += used; sscanf(line, " %zu:%zu%n", &argument.offset, &argument.size, &more) == 2; line += more)
        kernel->arguments.add(argument);
      kernel->module = module->number;
      kernel->name = strdup(name);
      module->kernels.add({kernel->name, kernel});
    } else if (sscanf(line, "variable %899s %zu", name, &length) == 2) {
      void* place;
      if (allocate(&place, length) != hipSuccess) die("no memory for the variable %s", name);
      module->variables.add({strdup(name), {place, length}});
      tell("place %d %s %llu\n", module->number, name, (unsigned long long)(uintptr_t)place);
    } else {
      fprintf(stderr, "parity on: %s\n", line);
      error = hipErrorNoBinaryForGpu;
    }
  }
  unlink(path);
  tell("ready\n");
  hear();  // what the variables hold at first is in place: from now on it is the program's
  *made = module;
  return status(error);
}

// What a kernel's arguments are in memory: from the values that a launch gives, or as the caller has packed them.
struct Segment {
  unsigned char* bytes;
  size_t size;
};

Segment packed(const Kernel* kernel, void** given) {
  Segment segment = {static_cast<unsigned char*>(calloc(1, kernel->bytes + 1)), kernel->bytes};
  for (size_t i = 0; given && i < kernel->arguments.count; i++)
    memcpy(segment.bytes + kernel->arguments.items[i].offset, given[i], kernel->arguments.items[i].size);
  return segment;
}

hipError_t launch(const Kernel* kernel, dim3 grid, dim3 block, size_t shared, Segment segment) {
  begin();
  Lock lock;
  uint64_t threads = uint64_t(block.x) * block.y * block.z;
  if (!threads || threads > 1024 || !(uint64_t(grid.x) * grid.y * grid.z) || shared + size_t(kernel->lds) > size_t(arch.lds))
    return free(segment.bytes), status(hipErrorInvalidConfiguration);
  tell("launch %d %s %u %u %u %u %u %u %zu ", kernel->module, kernel->name, grid.x, grid.y, grid.z, block.x, block.y, block.z,
       shared);
  auto* line = static_cast<char*>(malloc(2 * segment.size + 3));
  for (size_t i = 0; i < segment.size; i++) snprintf(line + 2 * i, 3, "%02x", segment.bytes[i]);
  memcpy(line + 2 * segment.size, ".\n", 2);
  send_all(line, 2 * segment.size + 2);
  free(line);
  free(segment.bytes);
  const char* answer = hear();
  for (; !strncmp(answer, "print ", 6); answer = hear()) {  // what the kernel has printed, "print STREAM HEX"
    unsigned byte;
    for (const char* at = answer + 8; sscanf(at, "%2x", &byte) == 1; at += 2) fputc(int(byte), answer[6] == '1' ? stdout : stderr);
  }
  if (!strcmp(answer, "ok")) return hipSuccess;
  if (!strncmp(answer, "end ", 4)) die("%s", answer + 4);  // as ROCm ends a program at a memory fault
  fprintf(stderr, "parity on: %s\n", answer);
  return status(hipErrorLaunchFailure);
}

hipError_t launch_module(hipFunction_t function, dim3 grid, dim3 block, unsigned shared, void** given, void** extra) {
  auto* kernel = reinterpret_cast<const Kernel*>(function);
  if (!kernel) return status(hipErrorInvalidHandle);
  Segment segment = packed(kernel, given);
  if (!given && extra && extra[0] == HIP_LAUNCH_PARAM_BUFFER_POINTER && extra[2] == HIP_LAUNCH_PARAM_BUFFER_SIZE)
    memcpy(segment.bytes, extra[1], least(segment.size, *static_cast<size_t*>(extra[3])));
  return launch(kernel, grid, block, shared, segment);
}

Module* module_of(FatBinary* binary) {
  if (!binary->module) (void)load(&binary->module, binary->image);
  return binary->module;
}

Kernel* kernel_of(const void* function) {
  begin();
  Lock lock;
  for (FatBinary* binary : binaries)
    if (const char* name = name_of(binary->functions, function)) {
      Kernel** found = named(module_of(binary)->kernels, name);
      return found ? *found : nullptr;
    }
  return nullptr;
}

const Variable* variable_of(const void* symbol) {
  begin();
  Lock lock;
  for (FatBinary* binary : binaries)
    if (const char* name = name_of(binary->variables, symbol)) return named(module_of(binary)->variables, name);
  return nullptr;
}

// Workgroups of a unit: by waves, and by LDS.
int blocks_of_unit(const Kernel* kernel, int threads, size_t shared) {
  if (!kernel || threads <= 0) return 0;
  int waves = (threads + arch.wave - 1) / arch.wave;
  int blocks = kernel->waves_per_simd * arch.simds / waves;
  size_t lds = shared + size_t(kernel->lds);
  return lds ? least(blocks, int(size_t(arch.lds) / lds)) : blocks;
}

hipError_t potential(int* grid, int* block, const Kernel* kernel, size_t shared, int limit) {
  if (!kernel) return status(hipErrorInvalidDeviceFunction);
  *block = least(limit > 0 ? limit : 256, 1024);
  *grid = blocks_of_unit(kernel, *block, shared) * arch.units;
  return hipSuccess;
}

void no_time() {
  static bool told = false;
  if (!told) fprintf(stderr, "parity on: what is emulated has no time: the time between two events is NaN\n");
  told = true;
}

int attribute_of(hipDeviceAttribute_t attribute, bool* known) {
  *known = true;
  switch (attribute) {
    case hipDeviceAttributeWarpSize: return arch.wave;
    case hipDeviceAttributeMultiprocessorCount: return arch.units;
    case hipDeviceAttributeMaxThreadsPerBlock:
    case hipDeviceAttributeMaxBlockDimX:
    case hipDeviceAttributeMaxBlockDimY:
    case hipDeviceAttributeMaxBlockDimZ: return 1024;
    case hipDeviceAttributeMaxGridDimX: return 0x7fffffff;
    case hipDeviceAttributeMaxGridDimY:
    case hipDeviceAttributeMaxGridDimZ: return 65536;
    case hipDeviceAttributeMaxSharedMemoryPerBlock:
    case hipDeviceAttributeSharedMemPerBlockOptin:
    case hipDeviceAttributeMaxSharedMemoryPerMultiprocessor: return arch.lds;
    case hipDeviceAttributeMaxThreadsPerMultiProcessor: return arch.waves_per_simd * arch.simds * arch.wave;
    case hipDeviceAttributeComputeCapabilityMajor: return arch.major;
    case hipDeviceAttributeComputeCapabilityMinor: return arch.minor;
    case hipDeviceAttributeCooperativeLaunch:
    case hipDeviceAttributeUnifiedAddressing:
    case hipDeviceAttributeManagedMemory:
    case hipDeviceAttributeConcurrentManagedAccess:
    case hipDeviceAttributeCanMapHostMemory:
    case hipDeviceAttributeMemoryPoolsSupported: return 1;
    default: *known = false; return 0;
  }
}

}  // namespace

#pragma GCC visibility push(default)
extern "C" {
hipError_t hipInit(unsigned) { return begin(), hipSuccess; }
hipError_t hipGetDeviceCount(int* count) { return begin(), *count = 1, hipSuccess; }
hipError_t hipGetDevice(int* device) { return *device = 0, hipSuccess; }
hipError_t hipSetDevice(int device) { return status(device ? hipErrorInvalidDevice : hipSuccess); }
hipError_t hipDeviceGet(hipDevice_t* device, int ordinal) { return *device = 0, status(ordinal ? hipErrorInvalidDevice : hipSuccess); }
hipError_t hipDriverGetVersion(int* version) { return *version = HIP_VERSION, hipSuccess; }
hipError_t hipRuntimeGetVersion(int* version) { return *version = HIP_VERSION, hipSuccess; }
hipError_t hipDeviceSynchronize() { return hipSuccess; }
hipError_t hipDeviceReset() { return hipSuccess; }
hipError_t hipSetDeviceFlags(unsigned) { return hipSuccess; }
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t) { return hipSuccess; }
hipError_t hipFuncSetCacheConfig(const void*, hipFuncCache_t) { return hipSuccess; }
hipError_t hipFuncSetAttribute(const void*, hipFuncAttribute, int) { return hipSuccess; }
hipError_t hipDeviceCanAccessPeer(int* can, int, int) { return *can = 0, hipSuccess; }
hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) { return *least = *greatest = 0, hipSuccess; }
hipError_t hipDeviceTotalMem(size_t* bytes, hipDevice_t) { return begin(), *bytes = arch.memory, hipSuccess; }
hipError_t hipDeviceGetPCIBusId(char* id, int length, int) {
  return snprintf(id, size_t(length), "0000:00:00.0"), hipSuccess;
}
hipError_t hipMemGetInfo(size_t* free, size_t* total) {
  return begin(), *total = arch.memory, *free = arch.memory - allocated, hipSuccess;
}
hipError_t hipDeviceGetName(char* name, int length, hipDevice_t) {
  return begin(), snprintf(name, size_t(length), "%s (emulated)", arch.name), hipSuccess;
}
hipError_t hipDeviceComputeCapability(int* major, int* minor, hipDevice_t) {
  return begin(), *major = arch.major, *minor = arch.minor, hipSuccess;
}
hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int) {
  begin();
  bool known;
  *value = attribute_of(attribute, &known);
  if (!known) fprintf(stderr, "parity on: the emulated device does not tell attribute %d: 0\n", int(attribute));
  return hipSuccess;
}
hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600* p, int device) {
  begin();
  if (device) return status(hipErrorInvalidDevice);
  *p = {};
  snprintf(p->name, sizeof p->name, "%s (emulated)", arch.name);
  snprintf(p->gcnArchName, sizeof p->gcnArchName, "%s", arch.name);
  p->totalGlobalMem = arch.memory;
  p->sharedMemPerBlock = p->sharedMemPerMultiprocessor = p->maxSharedMemoryPerMultiProcessor = size_t(arch.lds);
  p->warpSize = arch.wave;
  p->maxThreadsPerBlock = p->maxThreadsDim[0] = p->maxThreadsDim[1] = p->maxThreadsDim[2] = 1024;
  p->maxGridSize[0] = 0x7fffffff;
  p->maxGridSize[1] = p->maxGridSize[2] = 65536;
  p->multiProcessorCount = arch.units;
  p->maxThreadsPerMultiProcessor = arch.waves_per_simd * arch.simds * arch.wave;
  p->major = arch.major;
  p->minor = arch.minor;
  p->cooperativeLaunch = p->unifiedAddressing = p->managedMemory = p->canMapHostMemory = 1;
  return hipSuccess;
}
#undef hipGetDeviceProperties  // as hip-python may ask for it
hipError_t hipGetDeviceProperties(hipDeviceProp_tR0600* p, int device) { return hipGetDevicePropertiesR0600(p, device); }
hipError_t hipChooseDeviceR0600(int* device, const hipDeviceProp_tR0600*) { return *device = 0, hipSuccess; }
hipError_t hipGetLastError() {
  hipError_t error = last;
  last = hipSuccess;
  return error;
}
hipError_t hipPeekAtLastError() { return last; }
hipError_t hipExtGetLastError() { return hipGetLastError(); }

hipError_t hipMalloc(void** pointer, size_t size) { return allocate(pointer, size); }
hipError_t hipExtMallocWithFlags(void** pointer, size_t size, unsigned) { return allocate(pointer, size); }
hipError_t hipMallocManaged(void** pointer, size_t size, unsigned) { return allocate(pointer, size); }
hipError_t hipMallocAsync(void** pointer, size_t size, hipStream_t) { return allocate(pointer, size); }
hipError_t hipHostMalloc(void** pointer, size_t size, unsigned) { return allocate(pointer, size); }
hipError_t hipHostAlloc(void** pointer, size_t size, unsigned) { return allocate(pointer, size); }
hipError_t hipMallocHost(void** pointer, size_t size) { return allocate(pointer, size); }
hipError_t hipMallocPitch(void** pointer, size_t* pitch, size_t width, size_t height) {
  *pitch = (width + 255) / 256 * 256;
  return allocate(pointer, *pitch * height);
}
hipError_t hipFree(void* pointer) { return release(pointer); }
hipError_t hipFreeAsync(void* pointer, hipStream_t) { return release(pointer); }
hipError_t hipHostFree(void* pointer) { return release(pointer); }
hipError_t hipFreeHost(void* pointer) { return release(pointer); }
hipError_t hipHostGetDevicePointer(void** device, void* host, unsigned) {
  return *device = host, status(allocation_of(host) ? hipSuccess : hipErrorInvalidValue);
}
hipError_t hipMemPrefetchAsync(const void*, size_t, int, hipStream_t) { return hipSuccess; }
hipError_t hipMemAdvise(const void*, size_t, hipMemoryAdvise, int) { return hipSuccess; }
hipError_t hipMemGetAddressRange(hipDeviceptr_t* base, size_t* size, hipDeviceptr_t pointer) {
  Lock lock;
  auto found = allocation_of(pointer);
  if (!found) return status(hipErrorNotFound);
  if (base) *base = found->start;
  if (size) *size = found->size;
  return hipSuccess;
}
hipError_t hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* pointer) {
  Lock lock;
  *attributes = {};
  if (!allocation_of(pointer)) return status(hipErrorInvalidValue);
  attributes->type = hipMemoryTypeDevice;
  attributes->devicePointer = attributes->hostPointer = const_cast<void*>(pointer);
  return hipSuccess;
}

hipError_t hipMemcpy(void* to, const void* from, size_t size, hipMemcpyKind) { return copy(to, from, size); }
hipError_t hipMemcpyAsync(void* to, const void* from, size_t size, hipMemcpyKind, hipStream_t) { return copy(to, from, size); }
hipError_t hipMemcpyWithStream(void* to, const void* from, size_t size, hipMemcpyKind, hipStream_t) {
  return copy(to, from, size);
}
hipError_t hipMemcpyPeer(void* to, int, const void* from, int, size_t size) { return copy(to, from, size); }
hipError_t hipMemcpyHtoD(hipDeviceptr_t to, const void* from, size_t size) { return copy(to, from, size); }
hipError_t hipMemcpyDtoH(void* to, hipDeviceptr_t from, size_t size) { return copy(to, from, size); }
hipError_t hipMemcpyDtoD(hipDeviceptr_t to, hipDeviceptr_t from, size_t size) { return copy(to, from, size); }
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t to, const void* from, size_t size, hipStream_t) { return copy(to, from, size); }
hipError_t hipMemcpyDtoHAsync(void* to, hipDeviceptr_t from, size_t size, hipStream_t) { return copy(to, from, size); }
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t to, hipDeviceptr_t from, size_t size, hipStream_t) { return copy(to, from, size); }
hipError_t hipMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                       hipMemcpyKind) {
  return copy_rows(to, to_pitch, from, from_pitch, width, height);
}
hipError_t hipMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                            hipMemcpyKind, hipStream_t) {
  return copy_rows(to, to_pitch, from, from_pitch, width, height);
}
hipError_t hipMemset(void* to, int value, size_t size) { return fill(to, (unsigned char)value, size); }
hipError_t hipMemsetAsync(void* to, int value, size_t size, hipStream_t) { return fill(to, (unsigned char)value, size); }
hipError_t hipMemsetD8(hipDeviceptr_t to, unsigned char value, size_t count) { return fill(to, value, count); }
hipError_t hipMemsetD16(hipDeviceptr_t to, unsigned short value, size_t count) { return fill(to, value, count); }
hipError_t hipMemsetD32(hipDeviceptr_t to, int value, size_t count) { return fill(to, value, count); }
hipError_t hipMemsetD8Async(hipDeviceptr_t to, unsigned char value, size_t count, hipStream_t) { return fill(to, value, count); }
hipError_t hipMemsetD16Async(hipDeviceptr_t to, unsigned short value, size_t count, hipStream_t) { return fill(to, value, count); }
hipError_t hipMemsetD32Async(hipDeviceptr_t to, int value, size_t count, hipStream_t) { return fill(to, value, count); }
hipError_t hipMemset2D(void* to, size_t pitch, int value, size_t width, size_t height) {
  for (size_t row = 0; row < height; row++)
    if (hipError_t error = fill(static_cast<char*>(to) + row * pitch, (unsigned char)value, width)) return error;
  return hipSuccess;
}

hipError_t hipGetSymbolAddress(void** address, const void* symbol) {
  const Variable* found = variable_of(symbol);
  if (found) *address = found->address;
  return status(found ? hipSuccess : hipErrorInvalidSymbol);
}
hipError_t hipGetSymbolSize(size_t* size, const void* symbol) {
  const Variable* found = variable_of(symbol);
  if (found) *size = found->size;
  return status(found ? hipSuccess : hipErrorInvalidSymbol);
}
hipError_t hipMemcpyToSymbol(const void* symbol, const void* from, size_t size, size_t offset, hipMemcpyKind) {
  const Variable* found = variable_of(symbol);
  return found ? copy(static_cast<char*>(found->address) + offset, from, size) : status(hipErrorInvalidSymbol);
}
hipError_t hipMemcpyFromSymbol(void* to, const void* symbol, size_t size, size_t offset, hipMemcpyKind) {
  const Variable* found = variable_of(symbol);
  return found ? copy(to, static_cast<char*>(found->address) + offset, size) : status(hipErrorInvalidSymbol);
}
hipError_t hipMemcpyToSymbolAsync(const void* symbol, const void* from, size_t size, size_t offset, hipMemcpyKind kind,
                                  hipStream_t) {
  return hipMemcpyToSymbol(symbol, from, size, offset, kind);
}
hipError_t hipMemcpyFromSymbolAsync(void* to, const void* symbol, size_t size, size_t offset, hipMemcpyKind kind,
                                    hipStream_t) {
  return hipMemcpyFromSymbol(to, symbol, size, offset, kind);
}

hipError_t hipStreamCreate(hipStream_t* stream) { return *stream = reinterpret_cast<hipStream_t>(malloc(1)), hipSuccess; }
hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned) { return hipStreamCreate(stream); }
hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned, int) { return hipStreamCreate(stream); }
hipError_t hipStreamDestroy(hipStream_t stream) { return free(stream), hipSuccess; }
hipError_t hipStreamSynchronize(hipStream_t) { return hipSuccess; }
hipError_t hipStreamQuery(hipStream_t) { return hipSuccess; }
hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned) { return hipSuccess; }
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void* data, unsigned) {
  return callback(stream, hipSuccess, data), hipSuccess;
}
hipError_t hipLaunchHostFunc(hipStream_t, hipHostFn_t function, void* data) { return function(data), hipSuccess; }
hipError_t hipEventCreate(hipEvent_t* event) { return *event = reinterpret_cast<hipEvent_t>(malloc(1)), hipSuccess; }
hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned) { return hipEventCreate(event); }
hipError_t hipEventDestroy(hipEvent_t event) { return free(event), hipSuccess; }
hipError_t hipEventRecord(hipEvent_t, hipStream_t) { return hipSuccess; }
hipError_t hipEventSynchronize(hipEvent_t) { return hipSuccess; }
hipError_t hipEventQuery(hipEvent_t) { return hipSuccess; }
hipError_t hipEventElapsedTime(float* ms, hipEvent_t, hipEvent_t) { return no_time(), *ms = __builtin_nanf(""), hipSuccess; }

hipError_t hipModuleLoadData(hipModule_t* module, const void* image) {
  return load(reinterpret_cast<Module**>(module), image);
}
hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned, hipJitOption*, void**) {
  return hipModuleLoadData(module, image);
}
hipError_t hipModuleLoad(hipModule_t* module, const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file) return status(hipErrorFileNotFound);
  fseek(file, 0, SEEK_END);
  size_t size = size_t(ftell(file));
  rewind(file);
  void* image = malloc(size + 64);
  bool whole = fread(image, 1, size, file) == size;
  fclose(file);
  hipError_t error = whole && size >= 64 ? hipModuleLoadData(module, image) : status(hipErrorInvalidImage);
  free(image);
  return error;
}
hipError_t hipModuleUnload(hipModule_t) { return hipSuccess; }
hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name) {
  Kernel** found = named(reinterpret_cast<Module*>(module)->kernels, name);
  if (!found) return status(hipErrorNotFound);
  return *function = reinterpret_cast<hipFunction_t>(*found), hipSuccess;
}
hipError_t hipModuleGetGlobal(hipDeviceptr_t* address, size_t* size, hipModule_t module, const char* name) {
  Variable* found = named(reinterpret_cast<Module*>(module)->variables, name);
  if (!found) return status(hipErrorNotFound);
  if (address) *address = found->address;
  if (size) *size = found->size;
  return hipSuccess;
}
hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                 unsigned bz, unsigned shared, hipStream_t, void** given, void** extra) {
  return launch_module(function, dim3(gx, gy, gz), dim3(bx, by, bz), shared, given, extra);
}
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                            unsigned by, unsigned bz, unsigned shared, hipStream_t, void** given) {
  return launch_module(function, dim3(gx, gy, gz), dim3(bx, by, bz), shared, given, nullptr);
}
hipError_t hipLaunchKernel(const void* function, dim3 grid, dim3 block, void** given, size_t shared, hipStream_t) {
  Kernel* kernel = kernel_of(function);
  return kernel ? launch(kernel, grid, block, shared, packed(kernel, given)) : status(hipErrorInvalidDeviceFunction);
}
hipError_t hipExtLaunchKernel(const void* function, dim3 grid, dim3 block, void** given, size_t shared, hipStream_t stream,
                              hipEvent_t, hipEvent_t, int) {
  return hipLaunchKernel(function, grid, block, given, shared, stream);
}
hipError_t hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** given, unsigned shared,
                                      hipStream_t stream) {
  return hipLaunchKernel(function, grid, block, given, shared, stream);
}
hipError_t hipGetFuncBySymbol(hipFunction_t* function, const void* symbol) {
  Kernel* kernel = kernel_of(symbol);
  return *function = reinterpret_cast<hipFunction_t>(kernel), status(kernel ? hipSuccess : hipErrorInvalidDeviceFunction);
}
hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, const void* function) {
  Kernel* kernel = kernel_of(function);
  if (!kernel) return status(hipErrorInvalidDeviceFunction);
  *attributes = {};
  attributes->numRegs = kernel->registers;
  attributes->sharedSizeBytes = size_t(kernel->lds);
  attributes->localSizeBytes = size_t(kernel->scratch);
  attributes->maxThreadsPerBlock = 1024;
  return hipSuccess;
}

hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function, int threads, size_t shared) {
  return *blocks = blocks_of_unit(kernel_of(function), threads, shared), hipSuccess;
}
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* function, int threads,
                                                                 size_t shared, unsigned) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, shared);
}
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, hipFunction_t function, int threads,
                                                              size_t shared) {
  return *blocks = blocks_of_unit(reinterpret_cast<Kernel*>(function), threads, shared), hipSuccess;
}
hipError_t hipOccupancyMaxPotentialBlockSize(int* grid, int* block, const void* function, size_t shared, int limit) {
  return potential(grid, block, kernel_of(function), shared, limit);
}
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* grid, int* block, hipFunction_t function, size_t shared, int limit) {
  return potential(grid, block, reinterpret_cast<Kernel*>(function), shared, limit);
}

// What clang makes of a program's kernels and variables, before main (clang/lib/CodeGen/CGCUDANV.cpp).
void** __hipRegisterFatBinary(const void* data) {
  struct Wrapper {
    unsigned magic, version;
    const void* binary;
    const void* unused;
  };
  auto* binary = new FatBinary{static_cast<const Wrapper*>(data)->binary, {}, {}, nullptr};
  Lock lock;
  binaries.add(binary);
  return reinterpret_cast<void**>(binary);
}
void __hipUnregisterFatBinary(void**) {}
void __hipRegisterFunction(void** binary, const void* function, char*, const char* name, unsigned, void*, void*, void*, void*,
                           int*) {
  reinterpret_cast<FatBinary*>(binary)->functions.add({function, name});
}
void __hipRegisterVar(void** binary, void* variable, char*, char* name, int, int, int, int) {
  reinterpret_cast<FatBinary*>(binary)->variables.add({variable, name});
}
void __hipRegisterManagedVar(void** binary, void** pointer, void* first, const char* name, size_t size, unsigned) {
  void* place;
  if (allocate(&place, size) != hipSuccess) die("no memory for the managed variable %s", name);
  memcpy(place, first, size);
  *pointer = place;
  fprintf(stderr, "parity on: the managed variable %s is the host's: kernels have another one\n", name);
  (void)binary;
}
hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared, hipStream_t stream) {
  Lock lock;
  return calls.add({grid, block, shared, stream}), hipSuccess;
}
hipError_t __hipPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, hipStream_t* stream) {
  Lock lock;
  if (!calls.count) return status(hipErrorMissingConfiguration);
  Call call = calls.items[--calls.count];
  return *grid = call.grid, *block = call.block, *shared = call.shared, *stream = call.stream, hipSuccess;
}

const char* hipGetErrorName(hipError_t error) {
  switch (error) {
    case hipSuccess: return "hipSuccess";
    case hipErrorInvalidValue: return "hipErrorInvalidValue";
    case hipErrorOutOfMemory: return "hipErrorOutOfMemory";
    case hipErrorNotInitialized: return "hipErrorNotInitialized";
    case hipErrorInvalidConfiguration: return "hipErrorInvalidConfiguration";
    case hipErrorInvalidSymbol: return "hipErrorInvalidSymbol";
    case hipErrorInvalidDeviceFunction: return "hipErrorInvalidDeviceFunction";
    case hipErrorNoDevice: return "hipErrorNoDevice";
    case hipErrorInvalidDevice: return "hipErrorInvalidDevice";
    case hipErrorInvalidImage: return "hipErrorInvalidImage";
    case hipErrorNoBinaryForGpu: return "hipErrorNoBinaryForGpu";
    case hipErrorFileNotFound: return "hipErrorFileNotFound";
    case hipErrorInvalidHandle: return "hipErrorInvalidHandle";
    case hipErrorNotFound: return "hipErrorNotFound";
    case hipErrorNotReady: return "hipErrorNotReady";
    case hipErrorLaunchFailure: return "hipErrorLaunchFailure";
    case hipErrorMissingConfiguration: return "hipErrorMissingConfiguration";
    case hipErrorNotSupported: return "hipErrorNotSupported";
    case hipErrorUnknown: return "hipErrorUnknown";
    default: return "hipErrorUnknown";
  }
}
const char* hipGetErrorString(hipError_t error) { return hipGetErrorName(error); }
hipError_t hipDrvGetErrorString(hipError_t error, const char** text) { return *text = hipGetErrorName(error), hipSuccess; }
}
#pragma GCC visibility pop
