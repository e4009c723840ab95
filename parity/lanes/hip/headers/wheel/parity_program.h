// HIP's two sides for a clang without ROCm, before a program's source: the host's declarations, and what device code needs.
#pragma once

#include <parity_integers.h>

#define __HIP_CLANG_ONLY__ 1
#define PARITY_PROGRAM 1

#include <hip/amd_detail/host_defines.h>
// In this order: each needs the ones before it.
#include <hip/amd_detail/amd_hip_vector_types.h>
#include <hip/amd_detail/device_library_decls.h>
#include <hip/amd_detail/math_fwd.h>
#include <hip/amd_detail/hip_fp16_math_fwd.h>
#define __CLANG_HIP_RUNTIME_WRAPPER_INCLUDED__ 1  // as clang's own wrapper says, which is not here
#include <hip/hip_runtime.h>
#include <hip/amd_detail/hip_assert.h>
#include <hip/amd_detail/amd_warp_functions.h>
#include <hip/amd_detail/amd_device_functions.h>
#include <hip/amd_detail/amd_warp_sync_functions.h>
#include <hip/amd_detail/amd_hip_unsafe_atomics.h>
#include <hip/amd_detail/amd_hip_atomic.h>
#include <hip/amd_detail/amd_math_functions.h>
#undef __local  // a name in C++'s library
#include <parity_math.h>
