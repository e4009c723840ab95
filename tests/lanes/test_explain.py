"""What `--explain` says of a kernel that Triton compiled, on IR that the real compiler has just written."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matrix_choice
import pytest
from command_line import CommandLine

from parity.lanes.triton.choices import Explanation, Settings, explain

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Compiled:
    """A kernel as Triton 3.6.0 compiled it, with what it was asked."""

    ttgir: str
    ttir: str
    options: dict[str, int]

    def explained(self, ttgir: str | None = None, **options: int) -> Explanation:
        return explain(ttgir or self.ttgir, self.ttir, Settings("3.6.0", self.options | options, 16384))

    def write(self, folder: Path, *ends: str) -> Path:
        """Write the files that Triton's cache would have."""
        facts = {"name": "product", "triton_version": "3.6.0", "shared": 16384, **self.options}
        texts = {"ttgir": self.ttgir, "ttir": self.ttir, "json": json.dumps(facts)}
        for end in ends:
            (folder / f"product.{end}").write_text(texts[end])
        return folder / "product.ttgir"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Compiles a kernel of benchmarks/matrix_choice_worker.py: 128 x 128 x 32 of fp16 unless asked otherwise."""
    made: dict[str, Compiled] = {}

    def compile_it(arch: str = "gfx942", options: dict[str, int] | None = None, **other: Any) -> Compiled:
        point = {"form": "product", "m": 128, "n": 128, "k": 32, "a": "fp16", "b": "fp16", "out": "fp32"} | other
        asked = {"num_warps": 4, "num_stages": 2, "matrix_instr_nonkdim": 0, "kpack": 1} | (options or {})
        point |= {"precision": "ieee", "machine_code": False, "options": asked}
        key = f"{arch} {point}"
        if key not in made:
            folder = tmp_path_factory.mktemp("compiled")
            (fact,) = matrix_choice.compile_points("3.6.0", arch, [point], folder)
            made[key] = Compiled(fact["ttgir"], fact["ttir"], asked)
        return made[key]

    return compile_it


def test_a_dot_is_explained(compiled: Any) -> None:
    shown = compiled().explained()
    (dot,) = shown.dots
    assert (dot.instruction, dot.k_width, dot.warps, dot.agrees) == ("v_mfma_f32_32x32x8_f16", 4, (2, 2), True)
    assert (dot.accumulator_registers, dot.useful_share, dot.copies) == (64, 1.0, 2)
    assert dot.asked == "128 x 128 x 32, f16 by f16 into f32"
    assert dot.place.startswith("worker.py:")
    assert dot.because[0] == "32 x 32, because both sides of the 128 x 128 tile are at least 32"
    assert shown.arch == "gfx942"
    assert shown.options == {"num_stages": 2, "matrix_instr_nonkdim": 0, "kpack": 1}
    assert shown.not_shown == ()


@pytest.mark.parametrize(
    ("option", "value"), [("matrix_instr_nonkdim", 16), ("kpack", 2), ("num_warps", 8), ("num_warps", 2)]
)
def test_what_an_option_would_give_is_what_the_compiler_makes_of_it(compiled: Any, option: str, value: int) -> None:
    before = compiled().explained().dots[0]
    effect = next(change.effect for change in before.changes if change.option == f"{option} = {value}")
    (after,) = compiled(options={option: value}).explained().dots
    assert after.agrees
    made = []
    if after.instruction != before.instruction:
        made.append(after.instruction)
    if after.k_width != before.k_width:
        made.append(f"k width {after.k_width}")
    if after.accumulator_registers != before.accumulator_registers:
        made.append(f"{after.accumulator_registers} accumulator registers a lane")
    assert effect == ", ".join(map(str, made))


def test_a_choice_that_the_rules_do_not_lead_to_is_not_explained(compiled: Any) -> None:
    """Planted: warps as this compiler does not divide them."""
    kernel = compiled()
    changed = kernel.ttgir.replace(
        "amd_mfma<{version = 3, warpsPerCTA = [2, 2]", "amd_mfma<{version = 3, warpsPerCTA = [1, 4]"
    )
    assert changed != kernel.ttgir
    (dot,) = kernel.explained(changed).dots
    assert (dot.agrees, dot.instruction, dot.because, dot.changes) == (False, None, (), ())
    assert dot.warps == (1, 4)


@pytest.mark.parametrize("stages", [1, 2, 3])
def test_stages_are_counted(compiled: Any, stages: int) -> None:
    shown = compiled(options={"num_stages": stages}).explained()
    assert [(load.operand[0], load.stages_asked, load.stages) for load in shown.loads] == [
        ("A", stages, stages),
        ("B", stages, stages),
    ]
    bytes_each = 128 * 32 * 2 * (stages - 1)
    assert [load.buffer_bytes for load in shown.loads] == [bytes_each] * 2


def test_narrow_loads_say_why_they_are_not_pipelined(compiled: Any) -> None:
    narrow = {"m": 16, "n": 16, "k": 16, "a": "fp8e4b8", "b": "fp8e4b8", "options": {"num_warps": 8}}
    refused, kept = (
        compiled(**narrow).explained(),
        compiled(arch="gfx950", **narrow | {"a": "i8", "b": "i8", "out": "int32"}),
    )
    assert {load.stages for load in refused.loads} == {1}
    assert all(
        "a lane loads 8 bits at once, and loads of less than 32 are not pipelined here" in load.note
        for load in refused.loads
    )
    assert {load.stages for load in kept.explained().loads} == {2}


def test_what_is_not_loaded_in_the_loop_says_so(compiled: Any) -> None:
    loads = compiled(form="chained", m=64, n=64).explained().loads
    assert [(load.operand[0], load.stages, load.note) for load in loads] == [
        ("A", 0, "it is not loaded in the loop"),
        ("A", 0, "it is not loaded in the loop"),
        ("B", 2, ""),
        ("B", 2, ""),
    ]


def test_stages_that_a_loop_asks_for_itself_count(compiled: Any) -> None:
    """As `tl.range(..., num_stages=4)` writes them."""
    kernel = compiled()
    loop_ends = kernel.ttir.index("scf.yield")
    at = kernel.ttir.index("} loc", loop_ends)
    ttir = f"{kernel.ttir[:at]}}} {{tt.num_stages = 4 : i32}}{kernel.ttir[at + 1 :]}"
    loads = explain(kernel.ttgir, ttir, Settings("3.6.0", kernel.options)).loads
    assert {(load.stages_asked, load.stages, load.note) for load in loads} == {(4, 2, "not known why")}


def test_a_loop_in_a_loop_has_the_stages_that_it_was_given(compiled: Any) -> None:
    loads = compiled(form="nested").explained().loads
    assert [(load.operand[0], load.stages, load.buffers, load.note) for load in loads] == [
        ("A", 2, 1, ""),
        ("B", 2, 1, ""),
    ]


def test_an_unrolled_loop_counts_nothing_twice(compiled: Any) -> None:
    shown = compiled(form="unrolled", m=64, n=64).explained()
    (dot,) = shown.dots
    assert (dot.times, dot.copies % 4, dot.instruction) == (4, 0, "v_mfma_f32_32x32x8_f16")
    assert {(load.stages, load.note) for load in shown.loads} == {(2, "")}
    assert sum(load.buffer_bytes for load in shown.loads) == shown.buffer_bytes == 4 * 2 * 64 * 32 * 2


def test_a_while_loop_is_a_loop_that_is_not_pipelined(compiled: Any) -> None:
    loads = compiled(form="meanwhile", m=64, n=64).explained().loads
    assert {(load.stages, load.note) for load in loads} == {(1, "a while loop is not pipelined")}


def without_lines(text: str) -> str:
    """As a build without line tables leaves the IR."""
    return re.sub(
        r" loc\(#?loc\d*\)| loc\(unknown\)", "", "\n".join(x for x in text.splitlines() if not x.startswith("#loc"))
    )


@pytest.mark.parametrize("form", ["product", "chained", "unrolled", "nested"])
def test_an_ir_without_lines_is_explained_by_shapes(compiled: Any, form: str) -> None:
    kernel = compiled(form=form, m=64, n=64)
    shown = explain(without_lines(kernel.ttgir), without_lines(kernel.ttir), Settings("3.6.0", kernel.options, 16384))
    assert sum(dot.times for dot in shown.dots) == {"chained": 2, "unrolled": 4}.get(form, 1)
    assert {dot.agrees for dot in shown.dots} == {True}
    assert {load.stages for load in shown.loads if load.place or "not loaded" not in load.note} == {2}


def test_the_ir_of_another_kernel_explains_nothing(compiled: Any) -> None:
    kernel, other = compiled(), compiled(form="chained", m=64, n=64)
    shown = explain(kernel.ttgir, other.ttir, Settings("3.6.0", kernel.options))
    assert [(dot.agrees, dot.copies) for dot in shown.dots] == [(None, 2)]
    assert any("nothing in the TTIR is at their place" in sentence for sentence in shown.not_shown)


def test_ir_that_is_cut_off_is_refused(compiled: Any) -> None:
    """Cut anywhere before its last region ends, it says so and nothing else."""
    kernel = compiled()
    for ir in ("ttgir", "ttir"):
        whole = getattr(kernel, ir)
        for end in range(1, whole.rindex("}"), len(whole) // 40):
            texts = {"ttgir": kernel.ttgir, "ttir": kernel.ttir} | {ir: whole[:end]}
            with pytest.raises(ValueError, match="cannot be read"):
                explain(texts["ttgir"], texts["ttir"], Settings("3.6.0", kernel.options))


def test_other_options_are_for_machine_code(parity: CommandLine, tmp_path: Path) -> None:
    ended = parity("isa", str(tmp_path / "k.ttgir"), "--explain", "--disassembly")
    assert (ended.code, "--disassembly do not go with it" in ended.err.replace("\n", " ")) == (2, True)


def test_a_conversion_in_the_loop_is_named_with_its_size(compiled: Any) -> None:
    shown = compiled(a="fp8e4nv", b="fp8e5").explained()
    types = [(row.before, row.after, row.size_bytes) for row in shown.conversions if row.what == "type" and row.in_loop]
    assert sorted(types) == [("f8E4M3FN", "f16", 4096), ("f8E5M2", "f16", 4096)]
    assert "is multiplied as f16" in " ".join(shown.dots[0].because)


def test_a_product_without_matrix_instructions_says_what_would_take_them(compiled: Any) -> None:
    (dot,) = compiled(arch="gfx1151", m=32, n=32, a="fp32", b="fp32").explained().dots
    assert (dot.instruction, dot.layout, dot.agrees) == (None, None, True)
    assert "no WMMA multiplies f32 by f32" in dot.because[0]
    assert "v_wmma_f32_16x16x16_f16" in next(one.effect for one in dot.changes if one.option == "operands of f16")


def test_chained_dots_are_explained_one_by_one(compiled: Any) -> None:
    first, second = compiled(form="chained", m=64, n=64).explained().dots
    assert (first.warps, second.warps) == ((4, 1), (2, 2))
    assert "the result is operand A of another dot" in " ".join(first.because)


def test_files_of_tritons_cache_are_explained(parity: CommandLine, compiled: Any, tmp_path: Path) -> None:
    path = compiled().write(tmp_path, "ttgir", "ttir", "json")
    ended = parity("isa", str(path), "--explain")
    assert (ended.code, ended.err) == (0, "")
    assert "v_mfma_f32_32x32x8_f16, f16 by f16 multiplied, k width 4, warps 2 x 2" in ended.out
    assert "matrix_instr_nonkdim = 16 would give: v_mfma_f32_16x16x16_f16" in ended.out
    shown = parity("isa", str(path.with_suffix(".amdgcn")), "--explain", "--json").json
    assert (shown["basis"], shown["kernels"][0]["name"]) == ("static", "product")


def test_what_is_not_beside_the_ttgir_is_said(parity: CommandLine, compiled: Any, tmp_path: Path) -> None:
    out = parity("isa", str(compiled().write(tmp_path, "ttgir")), "--explain").out
    assert "not shown: what the dots and loads asked for: there is no TTIR" in out
    assert "not shown: why: the rules of the release of Triton, which is not known" in out
    assert "ttg.amd_mfma<{version = 3" in out


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("product.ttir", "", "there is no product.ttgir beside it"),
        ("product.s", "", "no kernel found: expected AMDGPU assembly text"),
        ("product.ttgir", "module {}", "is no TTGIR as Triton 3.5 and later write it"),
    ],
)
def test_what_is_no_ttgir_is_refused(parity: CommandLine, tmp_path: Path, name: str, text: str, sentence: str) -> None:
    (tmp_path / name).write_text(text)
    ended = parity("isa", str(tmp_path / name), "--explain")
    assert ended.code == 2
    assert sentence in ended.err.replace("\n", " ")


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ("[]", "must be an object"),
        ("{", "is no JSON"),
        ('{"kpack": "two"}', "field 'kpack' must be a whole number from 0, not 'two'"),
    ],
)
def test_damaged_facts_are_refused(
    parity: CommandLine, compiled: Any, tmp_path: Path, facts: str, sentence: str
) -> None:
    path = compiled().write(tmp_path, "ttgir")
    path.with_suffix(".json").write_text(facts)
    ended = parity("isa", str(path), "--explain")
    assert ended.code == 2
    assert sentence in ended.err.replace("\n", " ")


def test_a_recorded_step_is_explained(shared_parity: CommandLine) -> None:
    shown = shared_parity("show", "step14", "--explain", "--json").json
    (kernel,) = shown["kernels"]
    (dot,) = kernel["dots"]
    assert (kernel["name"], dot["instruction"], dot["warps"]) == ("triton", "v_wmma_f32_16x16x16_f16", [2, 4])
    assert dot["place"].startswith("scaled_mm.py:")
    assert [load["operand"][0] for load in kernel["loads"]] == ["A", "B"]
    assert kernel["lds_bytes"] == 16384
