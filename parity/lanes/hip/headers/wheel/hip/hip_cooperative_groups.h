// Cooperative groups within a workgroup: what <hip/hip_cooperative_groups.h> has of it, without the grid's barrier, which
// needs a cooperative launch.
#pragma once

namespace cooperative_groups {

struct thread_block {
  static __device__ void sync() { __syncthreads(); }
  static __device__ unsigned thread_rank() {
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  }
  static __device__ unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  static __device__ unsigned num_threads() { return size(); }
  static __device__ dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static __device__ dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static __device__ dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  static __device__ dim3 dim_threads() { return group_dim(); }
  static __device__ bool is_valid() { return true; }
};

struct grid_group {
  static __device__ unsigned long long block_rank() {
    return (static_cast<unsigned long long>(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  }
  static __device__ unsigned long long thread_rank() {
    return block_rank() * thread_block::size() + thread_block::thread_rank();
  }
  static __device__ unsigned long long num_blocks() {
    return static_cast<unsigned long long>(gridDim.z) * gridDim.y * gridDim.x;
  }
  static __device__ unsigned long long size() { return num_blocks() * thread_block::size(); }
  static __device__ unsigned long long num_threads() { return size(); }
  static __device__ dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
};

// What the lanes of one wave do in step: memory is ordered, and the compiler moves nothing across.
__device__ inline void parity_sync_wave() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}

template <unsigned Size, typename Parent = thread_block>
struct thread_block_tile {
  static_assert(Size && !(Size & (Size - 1)) && Size <= 64, "a tile has 1 to 64 threads, a power of two");
  static __device__ void sync() { parity_sync_wave(); }
  static __device__ unsigned thread_rank() { return thread_block::thread_rank() % Size; }
  static __device__ constexpr unsigned size() { return Size; }
  static __device__ constexpr unsigned num_threads() { return Size; }
  static __device__ unsigned meta_group_rank() { return thread_block::thread_rank() / Size; }
  static __device__ unsigned meta_group_size() { return (thread_block::size() + Size - 1) / Size; }
  template <typename T>
  __device__ T shfl(T value, int from) const { return __shfl(value, from, Size); }
  template <typename T>
  __device__ T shfl_down(T value, unsigned by) const { return __shfl_down(value, by, Size); }
  template <typename T>
  __device__ T shfl_up(T value, unsigned by) const { return __shfl_up(value, by, Size); }
  template <typename T>
  __device__ T shfl_xor(T value, unsigned mask) const { return __shfl_xor(value, mask, Size); }
  __device__ unsigned long long ballot(int is) const {
    unsigned first = __lane_id() / Size * Size;
    return __ballot(is) >> first & ~0ull >> (64 - Size);
  }
  __device__ int any(int is) const { return ballot(is) != 0; }
  __device__ int all(int is) const { return ballot(!is) == 0; }
};

struct coalesced_group {
  unsigned long long mask;
  __device__ void sync() const { parity_sync_wave(); }
  __device__ unsigned size() const { return __builtin_popcountll(mask); }
  __device__ unsigned num_threads() const { return size(); }
  __device__ unsigned thread_rank() const { return __builtin_popcountll(mask & ~(~0ull << __lane_id())); }
  template <typename T>
  __device__ T shfl(T value, int from) const {
    unsigned long long left = mask;
    for (int skipped = from % static_cast<int>(size()); skipped > 0; --skipped) left &= left - 1;
    return __shfl(value, __builtin_ctzll(left), warpSize);
  }
  __device__ int any(int is) const { return (__ballot(is) & mask) != 0; }
  __device__ int all(int is) const { return (__ballot(!is) & mask) == 0; }
};

__device__ inline thread_block this_thread_block() { return {}; }
__device__ inline grid_group this_grid() { return {}; }
__device__ inline coalesced_group coalesced_threads() { return {__ballot(1)}; }

template <unsigned Size, typename Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent&) { return {}; }

template <typename Group>
__device__ void sync(const Group& group) { group.sync(); }
template <typename Group>
__device__ unsigned thread_rank(const Group& group) { return group.thread_rank(); }
template <typename Group>
__device__ unsigned group_size(const Group& group) { return group.size(); }

}  // namespace cooperative_groups
