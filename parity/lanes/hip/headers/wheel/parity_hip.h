// HIP's device side for a clang without ROCm, before the source itself: what the headers and device libraries in Triton's
// wheel leave to ROCm's own clang. The command line links the libraries (clang.py).
#pragma once

#include <parity_integers.h>

// HIP's headers then need no host headers.
#define __HIPCC_RTC__ 1
#define __HIP_CLANG_ONLY__ 1
#define HIP_KERNEL_NAME(...) __VA_ARGS__

// Lines that are named are those of the source that calls: no line of a header's function is kept.
#pragma clang attribute push(__attribute__((nodebug)), apply_to = hasType(functionType))
#include <hip/amd_detail/host_defines.h>
// In this order: each needs the ones before it.
#include <hip/amd_detail/amd_hip_vector_types.h>
#include <hip/amd_detail/device_library_decls.h>
#include <hip/amd_detail/math_fwd.h>
#include <hip/amd_detail/hip_assert.h>
#include <hip/hip_runtime.h>
#include <hip/amd_detail/amd_warp_functions.h>
#include <hip/amd_detail/amd_device_functions.h>
#include <hip/amd_detail/amd_warp_sync_functions.h>
#include <hip/amd_detail/amd_hip_unsafe_atomics.h>
#include <hip/amd_detail/amd_hip_atomic.h>
#include <hip/amd_detail/amd_math_functions.h>

#include <parity_math.h>
#pragma clang attribute pop

#undef __HIPCC_RTC__
