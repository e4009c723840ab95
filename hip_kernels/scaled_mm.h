// What the HIP kernels of this folder share: the targets, the tile and its split over waves, how operands lie in LDS, the
// workgroup's barrier, and how a tile of the result is stored.
//
// A matrix step multiplies B's fragment, as the unit's first operand, by A's. Of a MATRIX x MATRIX part of C a lane then
// holds one row and several columns, so that neighbouring columns go to memory together.
//
// One source for hiprtc and for clang without headers: compiler types and builtins only.

#if !defined(__HIPCC_RTC__)
#if __has_include(<hip/hip_runtime.h>)
#include <hip/hip_runtime.h>
#else
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(threads, threads)))
#endif
#endif

#if !defined(__HIP_DEVICE_COMPILE__)
#define PARITY_TARGET 12  // the host pass only parses
#elif defined(__GFX11__)
#define PARITY_TARGET 11
#elif defined(__GFX12__)
#define PARITY_TARGET 12
#elif defined(__gfx942__)
#define PARITY_TARGET 942
#elif defined(__gfx950__)
#define PARITY_TARGET 950
#else
#error "scaled_mm.h knows the matrix operand layouts of gfx11, gfx12, gfx942 and gfx950"
#endif

#if !defined(PARITY_C_BF16)
#define PARITY_C_BF16 0  // C and bias are bf16 instead of fp16
#endif

namespace {

// The matrix unit: MATRIX rows by MATRIX columns.
constexpr bool IS_CDNA = PARITY_TARGET > 100;
constexpr int WAVE = IS_CDNA ? 64 : 32;
constexpr int MATRIX = IS_CDNA ? 32 : 16;
constexpr int ACCUMULATORS = MATRIX * MATRIX / WAVE;  // registers of one lane

// The tile, fixed by the contract, and its split over waves and matrix steps.
constexpr int BLOCK_M = PARITY_BLOCK_M;
constexpr int BLOCK_N = PARITY_BLOCK_N;
constexpr int BLOCK_K = PARITY_BLOCK_K;
constexpr int THREADS = PARITY_THREADS;
constexpr int WAVES_M = 2;
constexpr int WAVES_N = THREADS / WAVE / WAVES_M;
static_assert(WAVES_N > 0 && THREADS % (WAVE * WAVES_M) == 0, "the workgroup must split into WAVES_M x WAVES_N waves");
constexpr int FRAGS_M = BLOCK_M / WAVES_M / MATRIX;
constexpr int FRAGS_N = BLOCK_N / (WAVES_N > 0 ? WAVES_N : 1) / MATRIX;
static_assert(FRAGS_M * WAVES_M * MATRIX == BLOCK_M, "BLOCK_M must be a multiple of MATRIX * WAVES_M");
static_assert(FRAGS_N * WAVES_N * MATRIX == BLOCK_N, "BLOCK_N must be a multiple of MATRIX * WAVES_N");

#if PARITY_C_BF16
typedef __bf16 out_t;
#else
typedef _Float16 out_t;
#endif
typedef out_t out2_t __attribute__((ext_vector_type(2)));
typedef out_t out4_t __attribute__((ext_vector_type(4)));
typedef out_t out8_t __attribute__((ext_vector_type(8)));
typedef float float2_t __attribute__((ext_vector_type(2)));
typedef float float4_t __attribute__((ext_vector_type(4)));
typedef float acc_t __attribute__((ext_vector_type(ACCUMULATORS)));
typedef unsigned uint4_t __attribute__((ext_vector_type(4)));
typedef unsigned char byte_t;

// Where a work-item works: its workgroup's tile, n fastest, and its wave's part of that tile.
struct Place {
  int m0, n0;       // of the tile in C
  int row, column;  // of the wave's part in the tile
  int lane;
};

__device__ inline Place place_of(unsigned thread, int workgroup, int N) {
  int lane = thread % WAVE, wave = thread / WAVE;
  return {workgroup / (N / BLOCK_N) * BLOCK_M, workgroup % (N / BLOCK_N) * BLOCK_N, wave / WAVES_N * (FRAGS_M * MATRIX),
          wave % WAVES_N * (FRAGS_N * MATRIX), lane};
}

__device__ inline void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// What a workgroup reads of a tensor, from an address on. A load adds a lane's offset and one of the whole wave, both in
// bytes, so that a loop only counts the latter up. Either is 32 bits wide. Nothing is out of bounds: the preconditions hold.
typedef __amdgpu_buffer_rsrc_t view_t;

__device__ inline view_t view(const void* start) {
  constexpr int FLAGS = IS_CDNA ? 0x00020000 : 0x31004000;  // raw, without a stride
  return __builtin_amdgcn_make_buffer_rsrc(const_cast<void*>(start), 0, -1, FLAGS);
}
__device__ inline uint4_t load_128(view_t tensor, unsigned lane_offset, unsigned offset) {
  return __builtin_amdgcn_raw_buffer_load_b128(tensor, lane_offset, offset, 0);
}

// How a tile of an operand lies in LDS. It has rows (of A, or columns of B) of CHUNKS chunks, each 16 bytes of consecutive k.
// Chunk k of a row is at `row * ROW + (k ^ turn(row)) * plane`, in cells.
#if !defined(PARITY_PAD)
// In planes of one chunk of all rows, so that the eight lanes of a 128-bit access phase touch 128 consecutive bytes.
template <typename chunk_t, int CHUNKS> struct Lds {
  typedef chunk_t cell_t;
  static constexpr int ROW = 1;

  static constexpr int cells(int rows, int plane) { return CHUNKS * plane; }
  static constexpr int plane(int chunks) { return chunks; }
  __device__ static int turn(int row) { return 0; }
  __device__ static const chunk_t& chunk(const cell_t& first) { return first; }
  __device__ static chunk_t& chunk(cell_t& first) { return first; }
};
#else
// Row after row, with PARITY_PAD elements between two; or `swizzled`: the chunks of a row change places, so that the same chunk
// of neighbouring rows lies in other banks.
enum { swizzled = -1 };
static_assert(PARITY_PAD >= swizzled, "PARITY_PAD is a number of elements, or swizzled");

template <typename chunk_t, int CHUNKS> struct Lds {
  static_assert(PARITY_PAD != swizzled || (CHUNKS & CHUNKS - 1) == 0, "a swizzle wants a power of two of chunks in a row");
  typedef byte_t cell_t;
  static constexpr int PAD = PARITY_PAD == swizzled ? 0 : PARITY_PAD * CHUNKS * 16 / BLOCK_K;
  static constexpr int ROW = CHUNKS * 16 + PAD;
  static constexpr int BANKS = PARITY_TARGET == 950 ? 16 : 8;  // chunks that lie in all banks
  static constexpr int TOGETHER = CHUNKS < BANKS ? BANKS / CHUNKS : 1;  // rows of as many bytes
  typedef chunk_t loose_t __attribute__((aligned(PAD % 16 ? PAD & -PAD : 16)));

  static constexpr int cells(int rows, int plane) { return rows * ROW; }
  static constexpr int plane(int chunks) { return 16; }
  __device__ static int turn(int row) { return PARITY_PAD == swizzled ? row / TOGETHER % (CHUNKS < 8 ? CHUNKS : 8) : 0; }
  __device__ static const loose_t& chunk(const cell_t& first) { return *(const loose_t*)&first; }
  __device__ static loose_t& chunk(cell_t& first) { return *(loose_t*)&first; }
};
#endif

// Bias of the columns that a lane's accumulators belong to: of register r, column 2 r + group on gfx11, r + 8 group on
// gfx12, and r / 4 * 8 + r % 4 + 4 group on CDNA, where `group` is lane / MATRIX.
__device__ inline acc_t lane_bias(const out_t* bias, int group) {
  acc_t values;
#if PARITY_TARGET == 11
  uint4_t words[2] = {((const uint4_t*)bias)[0], ((const uint4_t*)bias)[1]};
#pragma unroll
  for (int r = 0; r < 8; r++) values[r] = (float)__builtin_bit_cast(out2_t, words[r / 4][r % 4] >> 16 * group).x;
#elif PARITY_TARGET == 12
  values = __builtin_convertvector(((const out8_t*)bias)[group], acc_t);
#else
#pragma unroll
  for (int r = 0; r < ACCUMULATORS; r += 4) {
    float4_t four = __builtin_convertvector(((const out4_t*)bias)[r / 2 + group], float4_t);
#pragma unroll
    for (int i = 0; i < 4; i++) values[r + i] = four[i];
  }
#endif
  return values;
}

// Exchanges the `y` of the first group of lanes with the `x` of the second.
__device__ inline void exchange(unsigned& x, unsigned& y, int lane) {
#if PARITY_TARGET == 950
  auto swapped = __builtin_amdgcn_permlane32_swap(x, y, false, false);
  x = swapped[0];
  y = swapped[1];
#elif PARITY_TARGET != 12
  bool is_first = lane < MATRIX;
  unsigned sent = is_first ? y : x;
#if PARITY_TARGET == 11
  unsigned got = __builtin_amdgcn_permlanex16(sent, sent, 0x76543210, 0xfedcba98, false, false);
#else
  unsigned got = __builtin_amdgcn_ds_bpermute((lane ^ MATRIX) * 4, sent);
#endif
  x = is_first ? x : got;
  y = is_first ? got : y;
#endif
}

// Eight accumulators, from register r on, rounded to the output type, as eight neighbouring columns: 8 group + 2 r.
__device__ inline uint4_t eight_columns(acc_t acc, int r, int lane) {
  unsigned pairs[4];
#pragma unroll
  for (int i = 0; i < 4; i++) {
    float2_t both = {acc[r + 2 * i], acc[r + 2 * i + 1]};
    pairs[i] = __builtin_bit_cast(unsigned, __builtin_convertvector(both, out2_t));
  }
  exchange(pairs[0], pairs[2], lane);
  exchange(pairs[1], pairs[3], lane);
#if PARITY_TARGET == 11
  // The even columns came first and the odd ones last: their halves go together.
  return (uint4_t){__builtin_amdgcn_perm(pairs[2], pairs[0], 0x05040100), __builtin_amdgcn_perm(pairs[2], pairs[0], 0x07060302),
                   __builtin_amdgcn_perm(pairs[3], pairs[1], 0x05040100), __builtin_amdgcn_perm(pairs[3], pairs[1], 0x07060302)};
#else
  return (uint4_t){pairs[0], pairs[1], pairs[2], pairs[3]};
#endif
}

// C = acc * factor + bias for a wave's part of the tile, 128 bits at a time; or acc alone.
template <bool IS_SCALED = true>
__device__ inline void store_tile(const acc_t (&acc)[FRAGS_M][FRAGS_N], float factor, const out_t* bias, out_t* c,
                                  const Place& at, int N) {
  int lane = at.lane, group = lane / MATRIX, n = at.n0 + at.column;
  out_t* c_lane = c + (long)(at.m0 + at.row + lane % MATRIX) * N + n + 8 * group;
#pragma unroll
  for (int j = 0; j < FRAGS_N; j++) {
    acc_t offset = {};
    if constexpr (IS_SCALED) offset = lane_bias(bias + n + j * MATRIX, group);
#pragma unroll
    for (int i = 0; i < FRAGS_M; i++) {
      acc_t result = acc[i][j];
      if constexpr (IS_SCALED) result = result * factor + offset;
#pragma unroll
      for (int r = 0; r < ACCUMULATORS; r += 8)
        *(uint4_t*)(c_lane + (long)(i * MATRIX) * N + j * MATRIX + 2 * r) = eight_columns(result, r, lane);
    }
  }
}

}  // namespace
