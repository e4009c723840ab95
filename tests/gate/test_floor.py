"""Times that no right kernel can have: found with figures, and never said where nothing proves them."""

from dataclasses import replace

import pytest
from conftest import StandIn

from parity.arch.products import Product
from parity.contract.study import load_study
from parity.contract.workspace import find_workspace
from parity.gate import Floor, floor_of
from parity.operators import Captured, Direction, Form, Least
from parity.records import DeviceFacts


def device(arch: str, name: str, cache_mib: int = 0) -> DeviceFacts:
    return DeviceFacts("hip", name, arch, "", "", "", 1 << 36, cache_mib << 20)


def form_of(study: str, **axes: int) -> Form:
    return load_study(find_workspace(), study).contract.form().at(**axes)


H200 = device("sm_90", "NVIDIA H200", 50)
ONE = {"m": 8192, "n": 8192, "k": 8192}


@pytest.mark.parametrize(
    ("study", "on", "axes", "ms", "why"),
    [
        ("sm90", H200, ONE, 1.1112, "5.5e+11 multiply-accumulates at 989.5 TFLOPS, the documented peak of H200 (fp16)"),
        ("sm90-free-fp8", H200, ONE, 0.5556, "(fp8)"),
        ("gfx942", device("gfx942", "AMD Instinct MI300X", 256), ONE, 0.4205, "2,615 TFLOPS"),
        ("gfx1151", device("gfx1151", "AMD Radeon 8060S", 32), ONE, 18.51, "59.4 TFLOPS"),
        # 16384 x 8192 numbers of 16 bits are 268 MB: the cache holds 52 of those read, and of those written.
        (
            "rms_norm-sm90",
            H200,
            {"rows": 16384, "columns": 8192},
            0.08999,
            "432 MB beyond the 50 MiB of the last-level",
        ),
    ],
)
def test_the_least_time_is_that_of_the_documented_peak(
    study: str, on: DeviceFacts, axes: dict[str, int], ms: float, why: str
) -> None:
    floor = floor_of(form_of(study, **axes), on, 1)
    assert 1e3 * floor.seconds == pytest.approx(ms, rel=1e-3)
    assert why in floor.sentence()
    assert not floor.undercut(floor.seconds), "clocks may be above those of data sheets"
    assert not floor.undercut(0.85 * floor.seconds)
    assert "no right kernel takes less than" in floor.undercut(0.75 * floor.seconds)
    for no_time in (0.0, -1.0, float("nan")):
        assert not floor.undercut(no_time), "a clock that fails says nothing about a kernel"


def test_what_is_read_in_turn_leaves_the_cache() -> None:
    form = form_of("rms_norm-sm90", rows=1024, columns=8192)  # 16.8 MB: the cache may hold all of it
    assert "may hold all bytes" in floor_of(form, H200, 1).sentence()
    assert 1e9 * floor_of(form, H200, 7).seconds * 4800 == pytest.approx(16.78e6 - (50 << 20) / 7, rel=1e-3)


@pytest.mark.parametrize("change", ["in-out", "captured"])
def test_an_output_that_a_kernel_may_leave_alone_has_no_least_time(change: str) -> None:
    """Right: a kernel that changes a few rows of a large cache, or a program's launch that writes a part of a buffer."""
    form = form_of("rms_norm-sm90", rows=16384, columns=8192)
    output = form.outputs[0]
    operator = replace(form.operator, least=None)
    tensors = dict(form.tensors)
    if change == "in-out":
        tensors[output] = replace(tensors[output], direction=Direction.IN_OUT)
    else:
        operator = replace(operator, captured=Captured("", ("one",), ({},), ""))
    floor = floor_of(replace(form, operator=operator, tensors=tensors), H200, 1)
    assert floor.seconds == 0, floor.sentence()


def test_operands_that_are_left_out_or_packed_have_no_least_time() -> None:
    form = form_of("sm90", m=1024, n=1024, k=1024)
    of_optional = replace(form.operator, least=Least(macs="m * n * k", operands=("a_scale",)))
    assert floor_of(replace(form, operator=of_optional), H200, 1).seconds == 0
    for dtypes in (("uint8", "uint8"), ("int8", "int32"), ("float8_e4m3fn", "uint32"), ("bool", "bool")):
        packed = {name: replace(form.tensors[name], dtype=dtype) for name, dtype in zip("ab", dtypes, strict=True)}
        assert floor_of(replace(form, tensors={**form.tensors, **packed}), H200, 1).seconds == 0, (
            "4 bits have another peak"
        )


@pytest.mark.parametrize(
    ("on", "says"),
    [
        (device("sm_90", "NVIDIA GH200 480GB", 50), "not known: no peaks of NVIDIA GH200 480GB are known"),
        (H200, "not known: operator 'mine' does not say what every right kernel must read and compute"),
    ],
)
def test_where_nothing_proves_a_least_time_it_is_said(on: DeviceFacts, says: str) -> None:
    """As where a mask or indices decide what is read: operators say nothing of it, and their outputs are in the cache."""
    form = form_of("rms_norm-sm90", rows=64, columns=8192)
    form = replace(form, operator=replace(form.operator, name="mine", least=None))
    floor = floor_of(form, on, 1)
    assert floor.sentence() == says
    assert not floor.undercut(1e-12)
    assert Floor(0.0, "").undercut(1e-12) == ""


@pytest.mark.slow
def test_an_impossible_time_is_invalid(measured: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a kernel that returns at once where it is timed, and is right where somebody looks; on a GPU that is so slow
    that the stand-in can be faster.
    """
    axes = load_study(measured.workspace, "gfx1151").contract.axes
    work = 2e-9 * axes["m"] * axes["n"] * axes["k"]
    monkeypatch.setattr("parity.gate.floor.product_of", lambda *_: Product("slow", "gfx1151", 1))
    monkeypatch.setattr("parity.gate.floor.peak_gflops", lambda *_: work / 0.06)
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 40.0}
    ended = measured.run("step15")
    document = ended.json
    assert (ended.code, document["verdict"], document["reasons"][0]["code"]) == (1, "invalid", "impossible"), document[
        "reasons"
    ]
    assert "candidate takes 40 ms, and" in document["reasons"][0]["text"]
    assert "and no right kernel takes less than 60 ms: " in document["reasons"][0]["text"]
    assert document["kpi"]["ms"]["triton"] is None
    assert " multiply-accumulates at " in document["measurement"]["device"]["least time"]
