"""`parity judge`: kernels against each other, without a workspace."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.options import (
    Alone,
    Budget,
    BuildTimeout,
    Confined,
    Device,
    DeviceTimeout,
    HipCompiler,
    Json,
    Wait,
    run_options,
)
from parity.cli.output import progress_bar, say, show_report

if TYPE_CHECKING:
    from parity.report.records.judged import JudgementReport
    from parity.run.judging import Judging


def judge(
    kernels: Annotated[
        list[str],
        typer.Argument(
            metavar="A B...",
            help="A kernel's source or code object (FILE:NAME where it has another name than the lane's, LANE=FILE "
            "where it is not clear as which lane it is launched), or a lane of the contract as it is",
        ),
    ],
    contract: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="The contract under which they are judged: a contract.toml or its folder, or a FlashInfer-Bench "
            "definition, whose solutions A and B are",
        ),
    ],
    json_output: Json = False,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the study and its lab book in this workspace, or make it"),
    ] = None,
    arch: Annotated[
        str | None, typer.Option(metavar="NAME", help="The architecture or GPU that solutions are built for")
    ] = None,
    workloads: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The definition's workloads, where they do not lie beside it")
    ] = None,
    workload: Annotated[
        str | None, typer.Option(metavar="UUID", help="The workload that solutions are judged on (default: the first)")
    ] = None,
    trace: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Append what was found of each solution, in FlashInfer-Trace's format (JSONL)"
        ),
    ] = None,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    device: Device = "auto",
    budget: Budget = "20s",
    wait: Wait = 0.0,
    alone: Alone = False,
    device_timeout: DeviceTimeout = 30.0,
    confined: Confined = False,
) -> None:
    """Judge kernels against each other: which are right, and which is faster?

    No workspace is needed, and none is changed. B is timed against A as a step is timed against its baseline: in pairs,
    confirmed in a fresh process, and looked at for results that are remembered or only seem right. Of more than two
    kernels every two meet, and a ranking follows. Nothing is recorded without --keep.

    Without a GPU of the contract's architecture it says what the machine code and the emulator show, and ranks nothing.

    Exit code 0: judged; 1: a pair is refused, as where a kernel is wrong; 2: bad input; 3: something asked for is not
    available here, verification included.
    """
    from parity.report.terminal import print_judgement
    from parity.report.traces import append_traces
    from parity.run.judging import JudgeWishes, judged

    chosen = run_options(hip_compiler, build_timeout, device, budget, wait, alone, device_timeout)
    with progress_bar() as progress:
        found = judged(contract, kernels, JudgeWishes(keep, arch, workloads, workload, trace), chosen, progress)
    report = _report(contract, keep, found)
    if trace and found.asked:
        others = append_traces(trace, found.asked.definition, found.asked.workload, found.solutions, report)
        for other in others:
            say(f"--trace: {trace}: no line for {other}: not timed")
    show_report(report, json_output, print_judgement)
    sys.exit(report.exit_code)


def _report(contract: Path, keep: Path | None, found: "Judging") -> "JudgementReport":
    from parity.report.judged import JudgedWhere, judgement_report

    workload = found.asked.shown if found.asked else None
    where = JudgedWhere(str(contract), workload, str(keep / "results.db") if keep else None)
    given = {one.name: one.given for one in found.contenders}
    said = {one.name: one.said for one in found.contenders}
    met = [(pair.first.name, pair.second.name, pair.record) for pair in found.pairs]
    return judgement_report(where, given, met, said)
