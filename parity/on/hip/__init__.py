"""HIP programs on the emulator: a libamdhip64 (runtime.cpp), what answers it, and programs built without ROCm."""
