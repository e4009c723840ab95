"""A small study in a folder of its own, and runs of it that no compiler took part in."""

from dataclasses import dataclass
from pathlib import Path

from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.origin.capture import scope_origin, sources_of, study_origin
from parity.records import Basis, BuildOutcome, Judgement, Reason, Toolchain, Verdict
from parity.store import Database, RunRecord, RunWriter, find_run, open_lab_book

CONTRACT = """title = "small"
operator = "scaled_mm"
arch = "gfx1151"
axes = { m = 32, n = 64, k = 64 }
blocks = { m = 8, n = 8, k = 16 }
threads = 64
[tensors]
a = { dtype = "float16" }
b = { dtype = "float16" }
c = { dtype = "float16" }
[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 256
[kpi]
lane = "fast"
margin_percent = 1
[lanes.fast]
builder = "hip"
kernel = "kernels/fast.hip"
symbol = "k"
arguments = ["a", "b", "c"]
grid = ["tiles"]
[lanes.slow]
builder = "hip"
kernel = "kernels/slow.hip"
symbol = "k"
arguments = ["a", "b", "c"]
grid = ["tiles"]
"""
STEP = """title = "the {name} idea"
hypothesis = "h"
change = "c"
{more}
[expect]
text = "e"
"""
_CHAIN = Toolchain("clang (zig)", "22", "/usr/bin/zig", "/usr/bin/zig", "0" * 64)


@dataclass(frozen=True)
class Lab:
    """A workspace with the study `small`, whose lanes are two files of text, and its lab book."""

    workspace: Workspace

    @classmethod
    def make(cls, root: Path) -> "Lab":
        root.mkdir(parents=True, exist_ok=True)
        lab = cls(Workspace(root.resolve()))
        (root / "parity.toml").write_text("")
        lab.write("experiments/small/contract.toml", CONTRACT)
        for name in ("fast", "slow"):
            lab.write(f"kernels/{name}.hip", f"// {name}\n")
        return lab

    @property
    def root(self) -> Path:
        return self.workspace.root

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def read(self, name: str) -> str:
        return (self.root / name).read_text()

    def step(self, name: str, more: str = 'files = ["kernels/fast.hip"]') -> None:
        self.write(f"experiments/small/{name}.toml", STEP.format(name=name, more=more))

    def book(self) -> Database:
        study, _ = load_step(self.workspace, "step01")
        return open_lab_book(self.workspace, None, study)

    def run(self, name: str, verdict: Verdict = Verdict.REJECT) -> RunRecord:
        """A run of a step, with the files as they are now. A kept one says that it was measured."""
        study, step = load_step(self.workspace, name)
        database = open_lab_book(self.workspace, None, study)
        writer = RunWriter(database, step, study.contract, "0")
        origin = study_origin(self.workspace, study, step)
        writer.origin(origin.facts, origin.files)
        outcomes = [self._failed(lane, spec.kernel) for lane, spec in step.lanes.items()]
        for outcome in outcomes:
            writer.build(outcome, 0.1)
        scope = scope_origin(self.workspace, [*origin.files, *step.text.files, *sources_of(self.root, outcomes)])
        writer.origin(scope.facts, scope.files)
        basis = Basis.MEASURED if verdict is Verdict.KEEP else Basis.STATIC
        writer.judgement(Judgement(verdict, basis, (Reason("faster", "it is faster\nby much"),)))
        return find_run(database, writer.run_id)

    def _failed(self, lane: str, kernel: str) -> BuildOutcome:
        path = self.root / kernel
        return BuildOutcome(
            lane,
            _CHAIN,
            {},
            {},
            0.1,
            False,
            {path.name: path},
            failed_stage="clang",
            message="error: no",
            sources=(path.name,),
        )


def fact(record: RunRecord, name: str, lane: str = "source") -> str | None:
    """A recorded fact about where a run comes from."""
    return next((row.value for row in record.facts if (row.lane, row.name) == (lane, name)), None)
