"""Which parts of a HIP source are compiled for the device, and which are passed over."""

from pathlib import Path

import pytest

from parity.lanes.hip.declarations import macro_of
from parity.lanes.hip.slicing import device_part

FILE = Path("k.hip")
HOST = "\nvoid launch() {}\n"
KERNEL = "\n__global__ void k(int* p) { *p = %s; }\n"


def passed_over(text: str, symbol: str = "k", defines: str = "") -> set[str]:
    macros = {"HD": macro_of(defines)} if defines else {}
    return {omission.name for omission in device_part({FILE: text}, macros, symbol.split()).passed_over}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("int main() { return 0; }", "main"),
        ("template <bool B> static void run(int n) { if (n) { k<B><<<1, 2>>>(n); } }", "run"),
        ("std::vector<float> make(int n = 3);", "make"),
        ('extern "C" void run(hipStream_t s) {}', "run"),
        ('extern "C" {\nvoid run() {}\n}', "run"),
        ("namespace a { namespace { void run() {} } }", "run"),
        ("PYBIND11_MODULE(NAME, m) { m.def(1); }", "PYBIND11_MODULE"),
        ("TORCH_LIBRARY(x, m);", "TORCH_LIBRARY"),
        ("Runner::Runner(int n) : a{n}, b(n) { start(); }", "Runner"),
        ("Runner& Runner::operator=(const Runner&) { return *this; }", "operator"),
        ("template void run<float>(torch::Tensor);", "run"),
        ("using torch::Tensor;", "Tensor"),
        ("struct Timer { hipEvent_t start; ~Timer() { stop(); } };", "Timer"),
        ("static std::map<int, int> cache;", "cache"),
        ("typedef void (*callback)(hipStream_t);", "callback"),
        ("#define RUN(T) void run_##T() {}\nRUN(float)\nRUN(half)", "RUN"),
        ("void run() { const char* text = \"}\"; char c = '}'; /* } */ // }\n }", "run"),
        ('void run() { auto text = R"x(})" {)x"; }', "run"),
        ("#ifdef A\nvoid run(A a) {\n#else\nvoid run(B b) {\n#endif\n  go();\n}", "run"),
    ],
)
def test_host_code_is_passed_over(text: str, names: str) -> None:
    assert passed_over(text + HOST + KERNEL % 1) == {names, "launch"}


@pytest.mark.parametrize(
    ("text", "use"),
    [
        ("constexpr int SIZE = 4;", "SIZE"),
        ("constexpr int A = 1, B = 2;", "B"),
        (
            "template <typename T> struct Traits { static constexpr int size = 1; };\ntemplate <> struct Traits<int> {};",
            "Traits<int>::size",
        ),
        ("enum Mode { FAST, SLOW };", "SLOW"),
        ("typedef float floatx4 __attribute__((ext_vector_type(4)));", "floatx4{}.x"),
        ("typedef struct { int x; } Pair;", "Pair{}.x"),
        ("using Number = int;", "Number(1)"),
        ("constexpr int halved(int n) { return n / 2; }", "halved(2)"),
        ("struct __align__(16) Wide { int x; };", "Wide{}.x"),
        ("#define ITEM Item\nstruct Item { int x; };", "ITEM{}.x"),
        ("struct Inner { int x; };\nstruct Outer { Inner inner; };", "Outer{}.inner.x"),
        ("static const int table[] = {1, 2};", "table[0]"),
        ("namespace names = other;", "names::x"),
    ],
)
def test_what_a_kernel_names_is_compiled(text: str, use: str) -> None:
    assert passed_over(text + HOST + KERNEL % use) == {"launch"}


@pytest.mark.parametrize(
    "text",
    [
        "__device__ int f() { return 1; }",
        "template <int N = 4> __device__ __forceinline__ int f() { return N; }",
        "__host__ __device__ int f();",
        "HD int f() { return 1; }",
        "#define LOCAL __device__ inline\nLOCAL int f() { return 1; }",
        "__attribute__((device)) int f() { return 1; }",
        "__constant__ float table[2] = {1, 2};",
        "template __global__ void a::other<float>(float*);",
        "template void k<float>(int*);",
        "#define MAKE(T) __global__ void make_##T() {}\nMAKE(float)\nMAKE(half)",
        "extern __shared__ float dynamic[];",
        "#pragma clang force_cuda_host_device begin\nint f() { return 1; }\n#pragma clang force_cuda_host_device end",
        "static_assert(sizeof(int) == 4);",
        "using namespace a;",
        "__launch_bounds__(256) __global__ void other(int n) { auto f = [](int a) { return a; }; }",
    ],
)
def test_device_code_is_compiled_whoever_needs_it(text: str) -> None:
    assert passed_over(text + HOST + KERNEL % 1, defines="__host__ __device__") == {"launch"}


def test_a_type_that_only_the_symbol_names_is_compiled() -> None:
    text = "struct Sum {};\nstruct Timer {};" + HOST + KERNEL % 1
    assert passed_over(text, "k Sum") == {"Timer", "launch"}


def test_an_assertion_about_what_is_passed_over_is_passed_over() -> None:
    assert passed_over("struct Timer {};\nstatic_assert(sizeof(Timer) == 1);" + HOST + KERNEL % 1) == {
        "Timer",
        "static_assert",
        "launch",
    }


def test_lines_and_preprocessor_lines_stay_where_they_are() -> None:
    text = "int main() {\n#define SIZE 4\n  return 0;  }\n__global__ void k(int* p) { *p = SIZE; }\n"
    device_text = device_part({FILE: text}, {}, ["k"]).texts[FILE]
    assert [line.strip() for line in device_text.splitlines()] == ["", "#define SIZE 4", "", text.splitlines()[3]]


def test_without_host_code_nothing_is_touched() -> None:
    device_slice = device_part({FILE: "struct Unused { hipEvent_t x; };" + KERNEL % 1}, {}, ["k"])
    assert (device_slice.texts, device_slice.passed_over) == ({}, [])


def test_a_header_is_sliced_by_what_all_files_need() -> None:
    header = Path("common.h")
    device_slice = device_part(
        {FILE: KERNEL % "SIZE", header: "constexpr int SIZE = 4;\ninline void check(int status) {}\n"}, {}, ["k"]
    )
    assert set(device_slice.texts) == {header}
    assert [(omission.name, omission.path, omission.line) for omission in device_slice.passed_over] == [
        ("check", header, 2)
    ]
