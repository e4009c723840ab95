"""Compiler flags: ordinary ones pass, those that reach for other files are refused by name."""

import pytest

from parity.errors import InputError
from parity.lanes.cuda import KIND as CUDA
from parity.lanes.flags import NO_MORE, check_flags

MORE = CUDA.flags or NO_MORE

ORDINARY = [
    "-DX=1", "-D X", "-UX", "-DPATH=\"/a/b\"", "-O3", "-Ofast", "-O", "-std=c++20", "--std=c++17", "-ffast-math", "-fno-math-errno",
    "-ffp-contract=fast", "-fno-unroll-loops", "-funroll-loops", "-fgpu-rdc", "-fno-profile-generate", "-mcumode", "-mno-cumode",
    "-munsafe-fp-atomics", "-mwavefrontsize64", "-mno-wavefrontsize64", "-mcode-object-version=5", "-mcpu=gfx1151", "-w", "-Wall",
    "-Wno-unused", "-Wno-include-next-absolute-path", "-Werror=shadow", "-Rpass=.*", "-Rpass-missed=slp|loop", "-g", "-gline-tables-only",
    "-mllvm -amdgpu-early-inline-all=true", "-mllvm --amdgpu-schedule-ilp", "-mllvm -amdgpu-load-store-vectorizer=0",
    "-mllvm -amdgpu-lower-module-lds-strategy=table", "-mllvm -unroll-threshold=1000", "-Xclang -target-feature -Xclang +wavefrontsize32",
    "-Xclang -fno-experimental-isel", "-Xarch_device -O2", "--offload-arch=gfx1151", "--gpu-max-threads-per-block=256",
    "-cl-fast-relaxed-math", "-nogpulib", "--use_fast_math", "--maxrregcount=128", "-lineinfo", "--fmad=false", "-ftz=true",
    "--ptxas-options=-v", "--extra-device-vectorization", "-default-device", "-Xptxas -v", "-G",
    "-Iinclude", "-I /opt/x", "-I/opt/x", "-isystem /opt/x",
]  # fmt: skip
REACHING = [
    "-o out", "-o", "@file", "-include FILE", "-includeFILE", "-include-pch x", "-imacros x", "--include=x", "-MF deps", "-MFdeps", "-MD",
    "-MMD", "-dependency-file x", "-save-temps", "-save-temps=obj", "--save-temps=cwd", "-fplugin=x.so", "-fplugin-arg-x-y", "-fpass-plugin=x.so",
    "-Xclang -load", "-Xclang -load -Xclang x.so", "-Xclang -plugin -Xclang x", "-Xclang -add-plugin", "-Xclang -dependency-file",
    "-Xclang -include", "-Xclang -o", "-Xclang -main-file-name=x", "-Xclang -opt-record-file", "-Xclang /tmp/x.so", "-Xclang @x",
    "-fprofile-use=x", "-fprofile-generate", "-fprofile-instr-generate=x", "-fprofile-list=x", "-ftime-trace", "-ftime-trace=x.json",
    "--serialize-diagnostics x", "-serialize-diagnostics", "-B /opt", "-B/opt", "-Bx", "--config x", "--config=x", "--config-system-dir=x",
    "-fmodules-cache-path=x", "-fmodule-file=x", "-fmodules", "-fsave-optimization-record", "-foptimization-record-file=x", "-fcrash-diagnostics-dir=x",
    "-gen-reproducer=always", "-fuse-ld=x", "-fdebug-compilation-dir=x", "-ffile-prefix-map=/a=/b", "-mlink-builtin-bitcode x", "-fstack-usage",
    "-ftest-coverage", "--coverage", "-fsanitize-ignorelist=x", "-fthinlto-index=x", "-fembed-offload-object=x", "-Wl,-plugin", "-Wa,-I/etc",
    "-Wp,-MD,x", "-Xlinker x", "-Xassembler x", "-Xpreprocessor -MD", "-mllvm -load=x.so", "-mllvm -load", "-mllvm -pass-remarks-output=x",
    "-mllvm -info-output-file=x", "-mllvm /tmp/x", "--sysroot=/x", "-isysroot x", "--rocm-path=/x", "-resource-dir x", "-working-directory=x",
    "-L/x", "-lx", "kernel2.hip", "/etc/passwd", "-x c", "-S", "-E", "-c", "-", "", "--", "-specs=x", "-T x", "-fxray-attr-list=x",
    # NVRTC's
    "--pre-include=x", "--include-path=x", "-include-path=x", "--time=x", "--pch", "--create-pch=x", "--use-pch=x", "--pch-dir=x",
    "--fdevice-time-trace=x", "-fdevice-time-trace=x", "--ptxas-options=/x",
]  # fmt: skip


@pytest.mark.parametrize("flags", ORDINARY)
def test_an_ordinary_flag_passes(flags: str) -> None:
    check_flags(flags.split(" "), MORE)


@pytest.mark.parametrize("flags", REACHING)
def test_a_flag_that_reaches_for_a_file_is_refused_by_its_name(flags: str) -> None:
    with pytest.raises(InputError, match=r"^field 'flags': '.*' is not a flag that a lane may have") as raised:
        check_flags(["-O2", *flags.split(" ")], MORE)
    named = str(raised.value).split("'")[3]
    assert named in flags.split(" ")


def test_what_follows_a_define_or_an_option_is_its_own() -> None:
    check_flags(["-D", "X=1", "-mllvm", "-unroll-threshold=1", "-Xclang", "-target-feature", "-Xclang", "+xnack"], MORE)
    for before in ("-D", "-mllvm", "-Xclang", "-I"):
        with pytest.raises(InputError, match="'-MD' is not a flag"):
            check_flags([before, "X", "-MD"], MORE)
