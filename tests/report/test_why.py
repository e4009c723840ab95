"""Why a kernel costs more than another: each rule on a kernel where it holds and beside one where it does not."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from command_line import CommandLine
from conftest import ROOT
from own_study import write_study
from twice import CONTRACT, OPERATOR, ZIG

from parity.contract.workspace import Workspace
from parity.report.cost_rules import Compared, best_of
from parity.report.gap import Rows

KERNEL = """
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64)))
void twice(const float* x, float* y) {
  static __attribute__((shared)) float shared[2048];
  auto* kept = (volatile __attribute__((address_space(3))) float*)shared;
  int t = __builtin_amdgcn_workitem_id_x(), base = __builtin_amdgcn_workgroup_id_x() * 1024;
#pragma unroll 1
  for (int i = 0; i < 16; ++i) {
#ifdef SCATTER
    int at = base + t * 16 + i;
    float v = x[at];  // SCATTER
#else
    int at = base + i * 64 + t;
#ifdef BYTES
    auto* bytes = (const volatile __attribute__((address_space(1))) unsigned char*)(x + at);
    unsigned word = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24;  // BYTES
    float v = __builtin_bit_cast(float, word);
#else
    float v = x[at];
#endif
#endif
#ifdef MATRIX
    typedef _Float16 half16 __attribute__((ext_vector_type(16)));
    typedef float float8 __attribute__((ext_vector_type(8)));
    half16 zero = {};
    float8 sum = {};
    asm volatile("v_wmma_f32_16x16x16_f16 %0, %1, %1, %0" : "+v"(sum) : "v"(zero));
    v += sum[0];
#endif
#ifdef CONFLICT
    kept[t * 32] = v;  // CONFLICT
    v = kept[t * 32];
#else
    kept[t] = v;
    v = kept[t];
#endif
#ifdef SPILL
    float held[256];
#pragma unroll 1
    for (int k = 0; k < 256; ++k) {
      asm volatile("" : "+v"(v));
      held[k] = v;  // SPILL
    }
    v = held[at % 256];
#endif
#ifdef BARRIERS
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_s_barrier();  // BARRIERS
#endif
#ifdef EXPONENTIALS
    float other;
    for (int k = 0; k < 16; ++k) asm volatile("v_exp_f32 %0, %1" : "=v"(other) : "v"(v));  // EXPONENTIALS
#endif
    y[at] = FACTOR * v;  // SCATTER
  }
}
"""
STUDY = (
    CONTRACT.replace("n = 256", "n = 4096")
    .replace("blocks = { n = 64 }", "blocks = { n = 1024 }")
    .replace("n / 64", "n / 1024")
)
HOLDS = {
    "SPILL": ("spill", "keeps values in private memory: "),
    "BYTES": (
        "narrow",
        "reads global memory a byte at a time: 4 8-bit loads for each element of the output, plain none",
    ),
    "CONFLICT": ("conflicts", "'s accesses of LDS spend "),
    "SCATTER": ("scattered", "asks for 6 % of the global memory that it touches, in pieces of 64 bytes, plain 100 %"),
    "BARRIERS": ("barrier", "meets more barriers: 2 barriers for each element of the output, plain none"),
    "EXPONENTIALS": ("more", "vector instructions for each element of the output, mostly v_exp_f32, plain "),
}


@pytest.fixture
def lab(parity: CommandLine, workspace: Workspace) -> CommandLine:
    write_study(workspace, "twice", STUDY, {"operators/twice.py": OPERATOR, "mine/twice.hip": KERNEL})
    return parity


def explained(lab: CommandLine, mine: str = "", plain: str = "") -> dict[str, object] | None:
    """Run the study with these flags, and return why."""
    flags = {"mine": ["-DFACTOR=2", *mine.split()], "plain": ["-DFACTOR=(1+1)", *plain.split()]}
    step = lab.workspace.experiments / "twice" / "step02.toml"
    lanes = "".join(f"[lanes.{lane}]\nflags = {own}\n" for lane, own in flags.items())
    step.write_text(f'title = "t"\nagain = "each is another"\n{lanes}')
    ended = lab("run", "twice/step02", *ZIG, "--summary", "--json")
    assert ended.code != 2, ended.err
    why: dict[str, object] | None = ended.json["why"]
    return why


@pytest.mark.slow
@pytest.mark.parametrize("cost", HOLDS)
def test_a_rule_holds_of_a_kernel_and_not_of_the_one_beside_it(lab: CommandLine, cost: str) -> None:
    rule, text = HOLDS[cost]
    why = explained(lab, mine=f"-D{cost}")
    assert why is not None
    assert (why["rule"], why["launch"], why["against"]) == (rule, "mine", "plain")
    assert text in str(why["sentence"])
    lines = [number for number, line in enumerate(KERNEL.splitlines(), 1) if f"// {cost}" in line]
    assert why["source"] in {f"mine/twice.hip:{line + near}" for line in lines for near in (-1, 0, 1)}
    assert why["evidence"]
    other = explained(lab, plain=f"-D{cost}")
    assert other is not None
    assert (other["rule"], other["launch"], other["against"]) == (rule, "plain", "mine"), (
        "the costlier lane is explained"
    )


@pytest.mark.slow
def test_equal_kernels_and_wrong_ones_have_no_why(lab: CommandLine) -> None:
    assert explained(lab) is None
    assert explained(lab, mine="-DBYTES", plain="-DBYTES") is None, "the rule is about the other lane"
    assert explained(lab, mine="-DBYTES -UFACTOR -DFACTOR=3") is None, "a wrong lane explains nothing"


@pytest.mark.slow
def test_a_lane_without_matrix_instructions_is_named(lab: CommandLine) -> None:
    why = explained(lab, mine="-DEXPONENTIALS", plain="-DMATRIX")
    assert why is not None
    assert why["rule"] == "no-matrix"
    assert "mine multiplies without matrix instructions, plain has 1 for each element" in str(why["sentence"])


@pytest.mark.slow
def test_one_lane_is_beside_the_step_before_or_says_what_costs_most(lab: CommandLine) -> None:
    contract = lab.workspace.experiments / "twice" / "contract.toml"
    contract.write_text(contract.read_text().partition("[lanes.plain]")[0])
    step = lab.workspace.experiments / "twice" / "step02.toml"
    alone = lab("run", "twice/step01", *ZIG, "--summary", "--json").json["why"]
    assert (alone["rule"], alone["against"]) == ("most", None)
    step.write_text('title = "t"\n[lanes.mine]\nflags = ["-DFACTOR=2", "-DBYTES"]\n')
    worse = lab("run", "twice/step02", *ZIG, "--summary", "--json").json["why"]
    assert (worse["rule"], worse["launch"], worse["against"]) == ("narrow", "mine", "step01")
    text = lab("report", "twice").out.splitlines()
    assert text[1].startswith("why       step02: mine reads global memory a byte at a time: 4 8-bit loads")
    assert f"why       {worse['sentence']}" in lab("show", "twice/step02", "--summary").out


@dataclass
class Launch:
    """A side of a comparison, of which a rule asks for figures."""

    name: str
    known: dict[str, dict[str, float]] = field(default_factory=dict)

    def figure(self, scope: str, name: str) -> float | None:
        return self.known.get(scope, {}).get(name)

    def figures(self, scope: str) -> dict[str, float]:
        return self.known.get(scope, {})

    def memory(self, _space: str) -> Iterator[object]:
        yield from ()


def best(
    rows: Rows, slower_by: float | None = None, milliseconds: Rows | None = None, **waves: float
) -> tuple[str, str] | None:
    def side(name: str) -> Launch:
        limits = {"occupancy_limit": {"vgpr": waves[name], "lds": 16.0}} if name in waves else {}
        return Launch(name, {"occupancy": {"waves_per_simd": waves[name]}, **limits} if name in waves else {})

    compared = Compared(side("a"), side("b"), "tile", "static", rows, slower_by, milliseconds or [])  # type: ignore[arg-type]
    found = best_of(compared)
    return found and (found.rule, found.text)


@pytest.mark.parametrize(
    ("rows", "rule", "text"),
    [
        (
            [("lds_load_8", 8.0, 0.0), ("lds_load_128", 0.0, 1.0), ("valu", 30.0, 8.0)],
            "narrow",
            "a reads LDS a byte at a time: 8 8-bit loads",
        ),
        (
            [("lds_load_128", 4.0, 1.0), ("valu", 30.0, 8.0)],
            "accesses",
            "a reads LDS more often: 4 128-bit loads for each tile, b 1",
        ),
        (
            [("lds_load_128", 0.0, 1.0), ("lds_load_2x64", 1.0, 0.0), ("valu", 9.0, 8.0)],
            "more",
            "a issues more: 9 vector",
        ),
        (
            [("global_load_128", 2.0, 0.0), ("global_to_lds_bulk", 0.0, 1.0)],
            "narrow",
            "global memory 16 bytes at a time: 2 128",
        ),
        (
            [("global_load_16", 4.0, 0.0), ("buffer_load_16", 0.0, 2.0)],
            "accesses",
            "more often: 4 16-bit loads for each tile, b 2",
        ),
        (
            [("global_load_128", 2.0, 0.0), ("global_to_lds_128", 0.0, 2.0), ("valu", 9.0, 8.0)],
            "more",
            "a issues more: 9 vector",
        ),
        (
            [("scratch", 0.1, 0.0), ("lds_load_8", 8.0, 0.0)],
            "spill",
            "a keeps values in private memory: 0.1 accesses of it",
        ),
        (
            [("barrier", 1.0, 0.5), ("valu", 9.0, 8.0)],
            "barrier",
            "a meets more barriers: 1 barrier for each tile, b 0.5",
        ),
        ([("barrier", 0.01, 0.0), ("valu", 9.0, 8.0)], "more", "a issues more: 9 vector"),
        ([("wait", 9.0, 1.0), ("convert", 3.0, 1.0)], "more", "a issues more: 3 conversions for each tile, b 1"),
        ([("wait", 9.0, 1.0), ("convert", 1.0, 1.0)], "more", "a issues more: 9 waits for each tile, b 1"),
        ([("matrix", 0.0, 1.0), ("valu", 64.0, 2.0)], "no-matrix", "a multiplies without matrix instructions, b has 1"),
    ],
)
def test_what_costs_most_leads(rows: Rows, rule: str, text: str) -> None:
    found = best(rows)
    assert found is not None
    assert (found[0], text in found[1]) == (rule, True), found


EQUAL: Rows = [("valu", 8.0, 8.0)]


def test_fewer_waves_explain_what_instructions_do_not() -> None:
    assert best(EQUAL, a=4, b=8) == ("occupancy", "a fits 4 waves in a SIMD, limited by vgpr, b 8")
    assert best(EQUAL, a=8, b=4) is None
    assert best([("valu", 16.0, 8.0)], a=4, b=8) == ("more", "a issues more: 16 vector instructions for each tile, b 8")


def test_time_that_nothing_explains_is_said_to_be_so() -> None:
    found = best([("valu", 7.0, 8.0)], slower_by=0.2)
    assert found == (
        "not-shown",
        "what a takes 20 % longer for is not shown by its machine code: it has no more of anything than b's",
    )
    assert best(EQUAL, slower_by=0.001) is None


def test_sampled_time_leads() -> None:
    rows: Rows = [("valu", 9.0, 1.0), ("barrier", 1.0, 0.5)]
    assert best(rows, 0.5, [("wait", 3.0, 1.0), ("valu", 1.0, 1.0)]) == ("time", "a spends 3 ms in waits, b 1")
    found = best(rows, 0.5, [("barrier", 3.0, 1.0)])
    assert found == (
        "barrier",
        "a meets more barriers: 1 barrier for each tile, b 0.5; it spends 3 ms in barriers, b 1",
    )


def test_this_projects_study_is_explained(workspace: Workspace) -> None:
    """Figures that others have found too: the log of step 14, and what was sampled on an NVIDIA H200."""
    shutil.copy(ROOT / "results.db", workspace.root)
    line = CommandLine(workspace)
    why = line("show", "step14", "--summary", "--json").json["why"]
    assert why["sentence"] == (
        "triton reads LDS a byte at a time: 4 8-bit loads for each matrix instruction of the hot loop, hip none (static); "
        "triton_kernels/scaled_mm.py:15"
    )
    assert line("show", "sm90/step03", "--summary", "--json").json["why"]["basis"] == "profiled"
    assert line("show", "step11", "--summary", "--json").json["why"] is None, "of imported figures nothing is explained"
