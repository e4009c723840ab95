// What CUDA C++ kernels for Hopper share: barriers in shared memory, TMA, matrix instructions, the order of tiles and loads, and
// how tiles are stored.
//
// Sources: PTX ISA 8.5, "Asynchronous warpgroup-level matrix instructions", "mbarrier" and "cp.async.bulk.tensor"; matrix
// descriptors as in CUTLASS, cute/arch/mma_sm90_desc.hpp.

#pragma once

typedef unsigned int u32;
typedef unsigned short u16;
typedef unsigned char u8;
typedef unsigned long long u64;

struct alignas(64) TensorMap { u64 opaque[16]; };  // a CUtensorMap

__device__ inline u32 shared_address(const void* pointer) { return (u32)__cvta_generic_to_shared(pointer); }

// ---- barriers ----

__device__ inline void barrier_init(u32 barrier, u32 arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(arrivals));
}
__device__ inline void barrier_wait(u32 barrier, u32 parity) {
  asm volatile(
      "{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@done bra over;\nbra again;\n"
      "over:\n}" ::"r"(barrier), "r"(parity) : "memory");
}
// Arrives, and says how many bytes are to come before the phase is over.
__device__ inline void barrier_expect(u32 barrier, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(bytes) : "memory");
}
__device__ inline void barrier_arrive(u32 barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(barrier) : "memory");
}

// Stages in shared memory that one work-item fills by TMA, in turn: each has a barrier that says `full`, and one that says `empty`.
// Rounds are numbered over all tiles of a workgroup.
template <int STAGES> struct Ring {
  u32 full, empty;

  __device__ explicit Ring(const u64 (&barriers)[2 * STAGES]) : full(shared_address(barriers)), empty(full + 8 * STAGES) {}
  // All work-items call it; `readers` of them release each stage.
  __device__ void init(int readers) {
    if (threadIdx.x == 0) {
      for (int stage = 0; stage < STAGES; stage++) {
        barrier_init(full + 8 * stage, 1);
        barrier_init(empty + 8 * stage, readers);
      }
      asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();
  }
  __device__ void wait_until_full(int number) { barrier_wait(full + 8 * (number % STAGES), number / STAGES & 1); }
  __device__ void wait_until_empty(int number) {
    if (number >= STAGES) barrier_wait(empty + 8 * (number % STAGES), (number / STAGES + 1) & 1);
  }
  // The barrier that the loads of a round report to, which are so many bytes.
  __device__ u32 expect(int number, u32 bytes) {
    barrier_expect(barrier(number), bytes);
    return barrier(number);
  }
  // The same, where `expect` has been told of it already.
  __device__ u32 barrier(int number) { return full + 8 * (number % STAGES); }
  __device__ void release(int number) { barrier_arrive(empty + 8 * (number % STAGES)); }
};

// ---- TMA ----

// A box of a matrix to shared memory: x along the contiguous side.
__device__ inline void load_box(u32 to, const TensorMap& map, int x, int y, u32 barrier) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
               ::"r"(to), "l"(&map), "r"(x), "r"(y), "r"(barrier) : "memory");
}

// ---- matrix instructions ----

// A tile whose rows have 128 bytes, k contiguous, in the 128-byte swizzle: eight rows are 1024 bytes.
__device__ inline u64 descriptor(u32 address) {
  return (u64)((address & 0x3FFFF) >> 4) | (u64)1 << 16 | (u64)(1024 >> 4) << 32 | (u64)1 << 62;
}
// The same, so many bytes further on.
__device__ inline u64 advanced(u64 descriptor, u32 bytes) { return descriptor + (bytes >> 4); }
// A tile whose columns are contiguous, in atoms of 64 columns by 8 rows with the 128-byte swizzle: bytes from one atom to the
// next along the columns, and along the rows.
__device__ inline u64 descriptor(u32 address, u32 along_columns, u32 along_rows) {
  return (u64)((address & 0x3FFFF) >> 4) | (u64)(along_columns >> 4) << 16 | (u64)(along_rows >> 4) << 32 | (u64)1 << 62;
}
__device__ inline void fence_multiply() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ inline void commit_multiply() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int N> __device__ inline void wait_multiply() { asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(N) : "memory"); }

#define ACC4(d, i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define ACC16(d, i) ACC4(d, i), ACC4(d, i + 4), ACC4(d, i + 8), ACC4(d, i + 12)
#define ACC32(d, i) ACC16(d, i), ACC16(d, i + 16)
#define ACC64(d, i) ACC32(d, i), ACC32(d, i + 32)
#define REGISTERS_32                                                                                                      \
  "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, "        \
  "%24, %25, %26, %27, %28, %29, %30, %31"
#define REGISTERS_64                                                                                                      \
  REGISTERS_32 ", %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, "        \
  "%51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
#define REGISTERS_128                                                                                                     \
  REGISTERS_64 ", %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, "    \
  "%84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, "   \
  "%106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, "     \
  "%125, %126, %127"

// d (64 x 256) += A (64 x 16 halves, in registers) B (256 rows of 16 halves)
__device__ inline void multiply(float (&d)[128], const u32 (&a)[4], u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {" REGISTERS_128
               "}, {%128, %129, %130, %131}, %132, 1, 1, 1, 0;"
               : ACC64(d, 0), ACC64(d, 64) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
}
// d (64 x 256) += A (64 x 16 halves, in registers) B (16 rows of 256 halves)
__device__ inline void multiply_transposed(float (&d)[128], const u32 (&a)[4], u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {" REGISTERS_128
               "}, {%128, %129, %130, %131}, %132, 1, 1, 1, 1;"
               : ACC64(d, 0), ACC64(d, 64) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
}
// d (64 x 256) += A (64 rows of 16 halves) B (16 rows of 256 halves)
__device__ inline void multiply_transposed(float (&d)[128], u64 a, u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {" REGISTERS_128 "}, %128, %129, 1, 1, 1, 0, 1;"
               : ACC64(d, 0), ACC64(d, 64) : "l"(a), "l"(b));
}
// d (64 x 256) = or += A (64 rows of 32 e4m3) B (256 rows of 32 e4m3)
__device__ inline void multiply_fp8(float (&d)[128], u64 a, u64 b, int adds) {
  asm volatile("{\n.reg .pred adds;\nsetp.ne.b32 adds, %130, 0;\n"
               "wgmma.mma_async.sync.aligned.m64n256k32.f32.e4m3.e4m3 {" REGISTERS_128 "}, %128, %129, adds, 1, 1;\n}"
               : ACC64(d, 0), ACC64(d, 64) : "l"(a), "l"(b), "r"(adds));
}
// d (64 x 64) = or += A (64 rows of 32 e4m3) B (64 rows of 32 e4m3)
__device__ inline void multiply_fp8(float (&d)[32], u64 a, u64 b, int adds) {
  asm volatile("{\n.reg .pred adds;\nsetp.ne.b32 adds, %34, 0;\n"
               "wgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {" REGISTERS_32 "}, %32, %33, adds, 1, 1;\n}"
               : ACC32(d, 0) : "l"(a), "l"(b), "r"(adds));
}
// d (64 x 64) = or += A (64 x 32 e4m3, in registers) B (64 rows of 32 e4m3)
__device__ inline void multiply_fp8(float (&d)[32], const u32 (&a)[4], u64 b, int adds) {
  asm volatile("{\n.reg .pred adds;\nsetp.ne.b32 adds, %37, 0;\n"
               "wgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {" REGISTERS_32 "}, {%32, %33, %34, %35}, %36, adds, 1, 1;\n}"
               : ACC32(d, 0) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "r"(adds));
}
// d (64 x 128) = or += A (64 rows of 32 e4m3) B (128 rows of 32 e4m3)
__device__ inline void multiply_fp8(float (&d)[64], u64 a, u64 b, int adds) {
  asm volatile("{\n.reg .pred adds;\nsetp.ne.b32 adds, %66, 0;\n"
               "wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {" REGISTERS_64 "}, %64, %65, adds, 1, 1;\n}"
               : ACC64(d, 0) : "l"(a), "l"(b), "r"(adds));
}

// ---- numbers ----

__device__ inline u32 pack(float low, float high) {
  u32 halves;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(halves) : "f"(high), "f"(low));
  return halves;
}
__device__ inline u32 pack_bf16(float low, float high) {
  u32 halves;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(halves) : "f"(high), "f"(low));
  return halves;
}
__device__ inline float half_to_float(u16 half) {
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(half));
  return value;
}
// Two e4m3 bytes to two halves.
__device__ inline u32 e4m3_to_halves(u16 bytes) {
  u32 halves;
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(halves) : "h"(bytes));
  return halves;
}

// Four neighbouring lanes have four words each: afterwards lane q has word q of each of the four.
__device__ inline void transpose_of_four(u32 (&words)[4], int lane) {
#pragma unroll
  for (int distance = 1; distance < 4; distance *= 2)
#pragma unroll
    for (int i = 0; i < 4; i++) {
      if (i & distance) continue;
      u32 &low = words[i], &high = words[i | distance];
      u32 other = __shfl_xor_sync(~0u, lane & distance ? low : high, distance);
      if (lane & distance) low = other;
      else high = other;
    }
}

// Four words of each of four neighbouring lanes to 32 elements of a row: word i of lane q is elements 8i + 2q and the next.
__device__ inline void store_row(u16* row, u32 (&words)[4], int lane) {
  transpose_of_four(words, lane);
  *(uint4*)(row + lane % 4 * 8) = make_uint4(words[0], words[1], words[2], words[3]);
}
// fp16(acc * factor + bias) of 256 columns: accumulators 4j to 4j + 3 of a lane are columns 8j and the next, and the same 8 rows
// below. `bias` and `c` point to the lane's first column, which is even.
__device__ inline void store_scaled(const float (&acc)[128], float factor, const u16* bias, u16* c, int N) {
#pragma unroll
  for (int j = 0; j < 32; j++) {
    u32 two = *(const u32*)(bias + 8 * j);
    float low = half_to_float(two), high = half_to_float(two >> 16);
    u32* at = (u32*)(c + 8 * j);
    at[0] = pack(acc[4 * j] * factor + low, acc[4 * j + 1] * factor + high);
    at[4 * (long)N] = pack(acc[4 * j + 2] * factor + low, acc[4 * j + 3] * factor + high);
  }
}

// ---- tiles ----

// The tile with a number: `group` rows of tiles are walked column by column, so that tiles under way share rows and columns.
__device__ inline void place_of(int number, int tiles_m, int tiles_n, int group, int& m, int& n) {
  int first = number / (group * tiles_n) * group, rows = min(tiles_m - first, group), within = number % (group * tiles_n);
  m = first + within % rows;
  n = within / rows;
}
// What a persistent workgroup loads, in order: round after round of a tile, tile after tile.
struct Loads {
  int tiles_m, tiles_n, rounds, group;
  int tile = blockIdx.x, round = 0, number = 0, m = 0, n = 0;

  __device__ Loads(int tiles_m, int tiles_n, int rounds, int group) : tiles_m(tiles_m), tiles_n(tiles_n), rounds(rounds), group(group) {
    place_of(tile, tiles_m, tiles_n, group, m, n);
  }
  __device__ bool remain() const { return tile < tiles_m * tiles_n; }
  __device__ void next() {
    number++;
    if (++round < rounds) return;
    round = 0;
    tile += gridDim.x;
    place_of(tile, tiles_m, tiles_n, group, m, n);
  }
};
