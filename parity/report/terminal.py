"""Reports for a terminal. The console takes no markup: every string is shown as it is, styles are rich's `Text`."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parity.report.documents import HEADLINE, Document

_VERDICT_STYLE = {"keep": "bold green", "reject": "red", "invalid": "bold red", "inconclusive": "yellow"}
_LOOP_LIMIT = 14
_SAMPLED_ROWS = 8
_GAP_STEPS = 9  # the latest, beside the reference
_SMALL_GAP = 0.1  # instructions per matrix instruction below which a class is not worth a row
_MEMORY_LIMIT = 12
_SCOPE_TITLES = {
    "resources": "Resources",
    "occupancy": "Occupancy",
    "profile": "Profiler",
    "function_class": "Whole function, by class",
    "hot_loop": "Hot loop",
    "hot_loop_class": "Hot loop, by class",
    "function": "Whole function, by mnemonic",
    "executed_class": "Executed wave-instructions, by class",
    "hot_loop_executed": "Hot loop, executed per iteration",
    "hot_loop_executed_class": "Hot loop, executed per iteration, by class",
    "waits": "Waits",
    "lds": "LDS",
    "global": "Global memory",
}


def number(value: Any, digits: int = 3) -> str:
    """A figure for people; a missing one is a dash, never zero."""
    if value is None:
        return "–"
    return f"{value:,}" if isinstance(value, int) else f"{value:,.{digits}f}"


def lane_times(times: dict[str, float | None]) -> str:
    """`triton 45.028 ms, hip 30.932 ms`."""
    return ", ".join(f"{lane} {number(value)} ms" for lane, value in times.items())


def print_report(console: Console, document: Document) -> None:
    """The state of a study: contract, steps with the KPI, machine-code deltas, trials."""
    console.print(_contract_panel(document))
    steps = [run for run in document["runs"] if run["step"].startswith("step")]
    others = [run for run in document["runs"] if not run["step"].startswith("step")]
    console.print(_kpi_table("Steps", steps, document["baseline"]))
    if others:
        console.print(_kpi_table("Trials outside the steps", others, None))
    console.print(_counter_overview(steps))
    if document["gap"]:
        console.print(_gap_table(document["gap"]))
    for text in document["conclusions"]:
        console.print(f"- {text}")
    own = [run for run in steps if run["basis"] != "imported"]
    standing = [run for run in own if run["verdict"] != "reject"] or own
    for run in standing[-1:]:
        console.print(_loop_table(run))
        for deltas in document["isa_deltas"]:
            if deltas["step"] == run["step"]:
                _print_deltas(console, deltas)
    for run in own:
        _print_reasons(console, run)


def _contract_panel(document: Document) -> Panel:
    contract, baseline = document["contract"], document["baseline"]
    size, tile = contract["problem"], contract["tile"]
    lines = [
        f"{size['m']} x {size['n']} x {size['k']}, tile {tile['m']} x {tile['n']} x {tile['k']}, "
        f"{contract['threads']} threads, {contract['arch']}, autotuning off",
        "tensors: " + ", ".join(f"{name} {tensor['dtype']}" for name, tensor in contract["tensors"].items()),
        f"guardrails: next_free_vgpr < {contract['guardrails']['next_free_vgpr_below']}, "
        f"private segment <= {contract['guardrails']['private_segment_bytes']} bytes",
    ]
    if baseline:
        lines.append(
            f"baseline: {baseline['step']}, {lane_times(baseline['ms'])}, "
            f"ratio {number(baseline['ratio'], 2)} ({baseline['basis']})"
        )
    return _panel("\n".join(lines), contract["title"])


def _panel(body: Any, title: str) -> Panel:
    return Panel(body, title=Text(title), title_align="left")  # a title that is a string would be read as markup


def _table(title: str, **options: Any) -> Table:
    return Table(title=title, title_justify="left", header_style="bold", box=SIMPLE_HEAD, pad_edge=False, **options)


def _kpi_table(title: str, runs: list[Document], baseline: Document | None) -> Table:
    table = _table(title)
    for heading, width in (("step", 8), ("verdict", 12), ("basis", 8)):
        table.add_column(heading, no_wrap=True, min_width=width)
    lanes = list(dict.fromkeys(lane for run in runs for lane in run["lanes"]))
    for heading in (*(f"{lane} ms" for lane in lanes), "ratio"):
        table.add_column(heading, justify="right", min_width=5)
    table.add_column("title", overflow="fold")
    for run in runs:
        marker = "*" if baseline and run["step"] == baseline["step"] else ""
        marker += "" if run["same_contract"] is not False else "†"
        table.add_row(
            run["step"] + marker,
            _verdict(run),
            run["basis"],
            *(" / ".join(number(value) for value in run["kpi"]["all_ms"].get(lane, [])) or "–" for lane in lanes),
            number(run["kpi"]["ratio"], 2),
            run["title"],
        )
    if baseline:
        table.caption = "* baseline. Milliseconds: first run / repeat or confirmation; – is not known."
    devices = sorted({run["device_name"] for run in runs if run["device_name"]})
    if devices:
        table.caption = f"{table.caption or ''} Measured on {', '.join(devices)}.".strip()
    if any(run["same_contract"] is False for run in runs):
        table.caption = f"{table.caption or ''} † under another contract: not comparable.".strip()
    return table


def _counter_overview(runs: list[Document]) -> Table:
    """The counters that the study watches, over its steps."""
    candidates = ", ".join(dict.fromkeys(run["kpi"]["candidate"] for run in runs))
    table = _table(f"Counters of the candidate lane ({candidates}) over the steps")
    for heading in ("step", "basis"):
        table.add_column(heading, no_wrap=True, min_width=8)
    for _, _, heading in HEADLINE:
        table.add_column(heading, justify="right", no_wrap=True)
    for run in runs:
        table.add_row(
            run["step"],
            _counted_as(run),
            *(number(_headline(run, scope, name), 1) for scope, name, _ in HEADLINE),
        )
    return table


def _verdict(run: Document) -> Text:
    word = run["verdict"] or run["status"]
    return Text(word, _VERDICT_STYLE.get(word, "magenta"))


def _headline(run: Document, scope: str, name: str) -> Any:
    lane = run["lanes"][run["kpi"]["candidate"]]
    if scope in ("resources", "profile"):
        return lane[scope].get(name)
    where = lane["isa"]["function"]["counts"] if scope == "function" else lane["isa"]["hot_loop"] or {}
    return where.get(name)


def _counted_as(run: Document) -> str:
    """The basis of a run's counters, which is not that of its times."""
    return next((lane["counters_basis"] for lane in run["lanes"].values() if lane["counters_basis"]), "–")


def gap_heading(column: Document) -> str:
    """`step17 (rejected)`, or `hip of step22` for the reference."""
    mark = {"reject": " (rejected)", "invalid": " (invalid)"}.get(column["verdict"] or "", "")
    return f"{column['lane']} of {column['step']}" if column["is_reference"] else f"{column['step']}{mark}"


def _gap_table(gap: Document) -> Table:
    """The candidate's hot loop beside the reference's over the steps, per matrix instruction."""
    table = _table(f"The gap: instructions of the hot loop per matrix instruction ({gap['basis']})")
    table.add_column("class")
    shown = [0, *range(max(1, len(gap["columns"]) - _GAP_STEPS), len(gap["columns"]))]
    for at in shown:
        column = gap["columns"][at]
        table.add_column(gap_heading(column), justify="right", overflow="fold")
    for row in gap["rows"]:
        if max(row["per_matrix"][at] for at in shown) >= _SMALL_GAP:
            table.add_row(row["class"], *(number(row["per_matrix"][at], 2) for at in shown))
    table.add_section()
    table.add_row("all non-matrix", *(number(gap["non_matrix_per_matrix"][at], 2) for at in shown))
    for title, name in (("VGPRs", "next_free_vgpr"), ("spilled VGPRs", "vgpr_spills")):
        table.add_row(title, *(number(gap[name][at], 0) for at in shown))
    return table


def _loop_table(run: Document) -> Table:
    """The lanes' hot loops side by side, class by class: as written, and as executed per iteration on the emulator."""
    title = f"{run['step']}: hot loop, instructions per class and per matrix instruction ({_counted_as(run)})"
    table = _table(title)
    table.add_column("class")
    loops = {lane: of["isa"]["hot_loop"] for lane, of in run["lanes"].items()}
    executed = {lane: (of["emulated"] or {}).get("hot_loop", {}) for lane, of in run["lanes"].items()}
    for lane in loops:
        table.add_column(lane, justify="right")
        table.add_column("/matrix", justify="right")
        table.add_column("executed (emulated)", justify="right")
    classes = {name for loop in loops.values() if loop for name in loop["classes"]}
    ordered = sorted(
        classes, key=lambda name: (-sum(loop["classes"].get(name, 0) for loop in loops.values() if loop), name)
    )
    for name in ordered:
        cells = ([*_loop_cells(loops[lane], name), _executed_cell(executed[lane], name)] for lane in loops)
        table.add_row(name, *(cell for row in cells for cell in row))
    total = [
        cell
        for lane in loops
        for cell in (
            number(loops[lane] and loops[lane]["instructions"]),
            number(loops[lane] and loops[lane]["non_matrix_per_matrix"], 2),
            number(executed[lane].get("instructions"), 1),
        )
    ]
    table.add_section()
    table.add_row("all; non-matrix", *total)
    return table


def _loop_cells(loop: Document | None, name: str) -> tuple[str, str]:
    if loop is None:
        return "–", "–"
    count = loop["classes"].get(name, 0)
    return number(count), number(count / loop["matrix"], 2)


def _executed_cell(loop: Document, name: str) -> str:
    return number(loop["classes"].get(name, 0), 1) if loop.get("classes") else "–"


def _print_deltas(console: Console, deltas: Document) -> None:
    if not deltas["counters"]:
        return
    table = _table(f"{deltas['step']} against its {deltas['role']} {deltas['other']}")
    for heading in ("lane", "counter", deltas["other"], "basis", deltas["step"], "basis", "delta"):
        table.add_column(heading, justify="left" if heading in ("lane", "counter", "basis") else "right")
    for row in _worth_showing(deltas["counters"]):
        values = (
            number(row["other"]),
            row["other_basis"],
            number(row["value"]),
            row["basis"],
            f"{row['delta']:+,}",
        )
        table.add_row(row["lane"], f"{row['scope']}.{row['name']}", *values)
    console.print(table)
    if deltas["note"]:
        console.print(f"Note: {deltas['note']}.", style="yellow")


def _worth_showing(rows: list[Document]) -> list[Document]:
    """Of two runs with full counts, what a person compares: resources, classes and the counters of the overview."""
    headline = {(scope, name) for scope, name, _ in HEADLINE}
    return [
        row
        for row in rows
        if (row["delta"] or "imported" in (row["basis"], row["other_basis"]))
        and (
            row["scope"] not in ("function", "hot_loop", "occupancy_limit", "executed")
            or (row["scope"], row["name"]) in headline
            or "imported" in (row["basis"], row["other_basis"])
        )
    ]


def _print_reasons(console: Console, run: Document, *, all_cases: bool = False) -> None:
    """The verdict with its reasons; of the verification's cases those that failed, or all."""
    verification = run["verification"]
    said = f"{verification['status']}: {verification['detail']}" if verification["detail"] else verification["status"]
    console.print(Text.assemble((run["step"], "bold"), ": ", _verdict(run), f" (basis: {run['basis']}), {said}"))
    for case in verification["cases"]:
        if case["passed"] and not all_cases:
            continue
        state = "passed" if case["passed"] else f"FAILED ({case['wrong']} wrong, {case['unwritten']} not written)"
        text = f"  {case['lane']}: {case['name']}: {state}, {case['elements']:,} elements ({_where(case)})"
        console.print(text)
    for reason in run["reasons"]:
        console.print(f"  {reason['number']}. {reason['text']}")


def _where(case: Document) -> str:
    return "emulated" if case["device"] == "emulator" else f"on {case['device']}"


def print_run(console: Console, run: Document) -> None:
    """One run in full: what it says, how it was built, what was checked, what the machine code shows."""
    heading = f"{run['study']}/{run['step']}: {run['title']}"
    texts = [
        f"{name}: {' '.join(str(run[name]).split())}"
        for name in ("hypothesis", "change", "expected", "note", "source")
        if run[name]
    ]
    console.print(_panel("\n".join(texts), heading))
    for lane, of_lane in run["lanes"].items():
        _print_lane(console, lane, of_lane)
    if run["checks"]:
        console.print(_check_table(run["checks"]))
    if any(lane["isa"]["hot_loop"] for lane in run["lanes"].values()):
        console.print(_loop_table(run))
    for lane, of_lane in run["lanes"].items():
        for profile in of_lane["profiles"]:
            _print_profile(console, lane, profile, of_lane["emulated"])
        for failed in of_lane["profiler_passes"]:
            if failed["failure"]:
                what = f"{lane}: {failed['profiler']}, {failed['purpose']} {' '.join(failed['counters'])}".strip()
                console.print(f"{what}: {failed['failure']}", style="yellow")
    for lane, of_lane in run["lanes"].items():
        emulated = of_lane["emulated"]
        if emulated and emulated["memory_instructions"]:
            console.print(_memory_table(lane, emulated["memory_instructions"]))
    _print_kpi(console, run)
    if run["measurement"]:
        _print_measurement(console, run["measurement"])
    _print_reasons(console, run, all_cases=True)


def _memory_table(title: str, rows: list[Document]) -> Table:
    """The memory instructions that cost most: by conflict cycles, then by 64-byte segments touched beyond the bytes."""
    table = _table(f"{title}: memory instructions (emulated), {min(len(rows), _MEMORY_LIMIT)} of {len(rows)}")
    for heading in ("line", "instruction", "accesses", "LDS cycles", "conflicts", "rate", "64 B segments", "used"):
        table.add_column(heading, justify="left" if heading == "instruction" else "right", overflow="fold")
    for row in sorted(rows, key=_memory_cost, reverse=True)[:_MEMORY_LIMIT]:
        rate = row["conflict_cycles"] / row["cycles"] if row["cycles"] else None
        used = row["bytes_asked"] / (64 * row["segments_64"]) if row["segments_64"] else None
        lds = (number(row["cycles"]), number(row["conflict_cycles"]), number(rate, 3)) if row["cycles"] else ("–",) * 3
        memory = (number(row["segments_64"]), number(used, 2)) if row["segments_64"] else ("–",) * 2
        table.add_row(str(row["line"]), row["text"], number(row["accesses"]), *lds, *memory)
    return table


def _memory_cost(row: Document) -> tuple[int, int]:
    return row["conflict_cycles"], 64 * row["segments_64"] - row["bytes_asked"]


def _print_lane(console: Console, lane: str, document: Document) -> None:
    chain, build = document["toolchain"], document["build"]
    lines = []
    if chain and build:
        state = "from the cache" if build["cached"] else f"built in {build['seconds']:.2f} s"
        lines.append(
            f"{chain['compiler']} {chain['version']}, {state if build['ok'] else 'FAILED: ' + build['message']}"
        )
        lines.append(f"compiler library {chain['library_path']} sha256 {chain['library_sha256'][:16]}")
    if document["emulated"]:
        lines.append(f"emulated: {emulated_sentence(document['emulated'])}")
    if document["code_object_sha256"]:
        lines.append(f"code object sha256 {document['code_object_sha256']}")
    for title in ("resources", "profile"):
        if document[title]:
            values = ", ".join(
                f"{name} {number(value)}" for name, value in document[title].items() if name != "occupancy"
            )
            lines.append(f"{title} ({document['counters_basis']}): {values}")
    if "occupancy" in document["resources"]:
        lines.append(f"occupancy (static): {_occupancy(document['resources']['occupancy'])}")
    lines += [f"{name}: {value}" for name, value in document["facts"].items()]
    lines += [f"finding {row['code']}: {row['text']} ({_place(row)})" for row in document["findings"]]
    lines += [
        f"artifact {row['name']}: {row['sha256'][:16]}, {row['size_bytes']:,} bytes" for row in document["artifacts"]
    ]
    if lines:
        console.print(_panel("\n".join(lines), lane))


def _print_profile(console: Console, lane: str, profile: Document, emulated: Document | None) -> None:
    """What one profiler's file says of a lane."""
    basis = profile["basis"]
    if profile["pc_sampling"]:
        console.print(_sampling_table(lane, profile["pc_sampling"], basis))
    if not profile["dispatches"]:
        return
    lines = [f"{profile['dispatches']:,} dispatches of the lane's kernel, {profile['other_kernels']:,} of others"]
    if profile["is_partial"]:
        lines.append("the file is cut off: this is what could be read")
    if profile["duration_ns"]:
        shown = {name: number(profile["duration_ns"][name] / 1e6) for name in ("median", "min", "max")}
        lines.append(
            f"duration under the profiler: median {shown['median']} ms, {shown['min']} to {shown['max']} ({basis})"
        )
    seen = {name: values for name, values in profile["seen"].items() if values and name != "vgpr_and_accum"}
    lines.append(
        "the profiler's figures: " + ", ".join(f"{n} {'/'.join(f'{v:,}' for v in vs)}" for n, vs in seen.items())
    )
    lines += [f"disagrees with the compiler: {text}" for text in profile["disagreements"]]
    lines += [
        f"counter {name} {number(value, 1)} per dispatch ({basis})" for name, value in profile["counters"].items()
    ]
    lines += [f"{row['name']} {number(row['value'], 4)} = {row['formula']} ({basis})" for row in profile["derived"]]
    if emulated and any(row["name"] == "LDS bank conflict rate" for row in profile["derived"]):
        lines.append(f"LDS conflict rate {number(emulated['lds'].get('conflict_rate'), 4)} (emulated)")
    if emulated and profile["counters"]:
        classes = emulated["hot_loop"]["classes"].items()
        executed = ", ".join(f"{n} {number(v, 1)}" for n, v in classes if n.startswith(("valu", "lds", "matrix")))
        lines.append(f"an iteration of the hot loop executes {executed} (emulated)")
    console.print(_panel("\n".join(lines), f"{lane}: {profile['source']}"))


def _sampling_table(lane: str, sampling: Document, basis: str) -> Table:
    places = ", ".join(f"{name} {share:.0%}" for name, share in sampling["places"].items())
    classes = ", ".join(f"{name} {share:.0%}" for name, share in list(sampling["classes"].items())[:8])
    stalls = ", ".join(f"{name} {share:.0%}" for name, share in list(sampling["stalls"].items())[:8])
    table = _table(f"{lane}: {sampling['samples']:,} samples of the program counter ({basis}): {places}")
    table.caption = f"by class: {classes}" + (f"; stalls: {stalls}" if stalls else "")
    for heading in ("share", "class", "instruction", "lines", "in the hot loop", "stalls"):
        table.add_column(heading, justify="right" if heading == "share" else "left", overflow="fold")
    words = {True: "yes", False: "no", None: "not told apart"}
    for row in sampling["instructions"]:
        reasons = sorted(row["stalls"].items(), key=lambda item: -item[1])[:3]
        table.add_row(
            f"{row['share']:.1%}",
            row["class"],
            row["instruction"],
            ", ".join(map(str, row["lines"][:4])) + (" ..." if len(row["lines"]) > 4 else ""),
            words[row["in_hot_loop"]] if row["lines"] else "not in the text",
            ", ".join(f"{reason} {count}" for reason, count in reasons),
        )
    return table


def print_grid(console: Console, document: Document) -> None:
    """`parity grid`: a row for each tile, the contract's first, then advice."""
    gpu, size = document["product"], document["size"]
    where = f"{gpu['name']} ({gpu['arch']}), {gpu['units']} units"
    table = _table(f"{size['m']} x {size['n']} x {size['k']} on {where} (static)")
    for heading in ("tile", "workgroups", "slots", "rounds", "utilization", "of the problem"):
        table.add_column(heading, justify="right")
    for use in (document["own"], *document["tiles"]):
        own = " *" if use is document["own"] else ""
        table.add_row(f"{use['tile'][0]} x {use['tile'][1]}{own}", number(use["workgroups"]), number(use["slots"]),
                      number(use["rounds"]), f"{use['utilization']:.1%}", f"{use['computed']:.1%}")  # fmt: skip
    console.print(table)
    console.print("* the contract's")
    for text in document["advice"]:
        console.print(f"- {text}")
    if document["configurations"]:
        _print_configurations(console, document["configurations"])


def _print_configurations(console: Console, uses: list[Document]) -> None:
    """The recorded binaries, then what one more workgroup in each unit would take."""
    console.print()
    table = _table("recorded binaries at the contract's tile (static)")
    for heading in ("lane", "steps", "limited by"):
        table.add_column(heading)
    for heading in ("VGPRs", "LDS B", "waves/SIMD", "workgroups/unit", "rounds", "utilization"):
        table.add_column(heading, justify="right")
    for use in uses:
        taken, steps = use["configuration"], ", ".join(use["steps"])
        figures = [number(taken["next_free_vgpr"]), number(taken["lds_bytes"]), number(use["waves_per_simd"], 1)]
        table.add_row(taken["lane"], steps, use["limited_by"], *figures, number(use["workgroups_per_unit"]),
                      number(use["use"]["rounds"]), f"{use['use']['utilization']:.1%}")  # fmt: skip
    console.print(table)
    for use in uses:
        for text in use["advice"]:
            console.print(f"- {use['configuration']['lane']}, {', '.join(use['steps'])}: {text}")


def print_sweep(console: Console, document: Document) -> None:
    """`parity sweep`: a row for each point; the best are marked."""
    rows = document["points"]
    table = _table(f"{document['study']}, {document['lane']} lane: {len(rows)} points (static; ms measured)")
    names = list(rows[0]["parameters"]) if rows else []
    for name in (*names, "non-matrix/matrix", "VGPRs", "spills", "scratch B", "LDS B", "waves/SIMD", "ms", "verified"):
        table.add_column(name, justify="right", overflow="fold")
    for row in rows:
        cells = [str(row["parameters"][name]) for name in names]
        if row["failure"]:
            table.add_row(*cells, "–", "–", "–", "–", "–", "–", "–", f"failed: {row['failure'][:60]}", style="red")
            continue
        of = row["figures"].get
        ratio = number(of("non_matrix_per_matrix"), 2) + (" *" if row["is_best"] else "")
        counts = [
            number(of(name), 0) for name in ("next_free_vgpr", "vgpr_spills", "private_segment_bytes", "lds_bytes")
        ]
        style = "bold green" if row["is_best"] else None
        verified = row["verification"] or "–"
        table.add_row(*cells, ratio, *counts, number(of("waves_per_simd"), 1), number(row["ms"]), verified, style=style)
    console.print(table)
    merit = {"ms": "fastest", "non_matrix_per_matrix": "fewest non-matrix instructions per matrix instruction"}
    console.print(f"* {merit[document['best_by']]} without scratch; nothing here is a verdict")


def print_profiled(console: Console, document: Document) -> None:
    """`parity profile`: what came of each lane."""
    for lane in document["lanes"]:
        console.print(f"{lane['lane']}: {lane['profiler']} recorded {lane['recorded']} passes")
        for failure in lane["failures"]:
            console.print(f"{lane['lane']}: {failure}", style="yellow")
    for name, why in document["lanes"][0]["left_out"].items():
        console.print(f"{name} left out: {why}", style="yellow")
    console.print(f"recorded with run {document['run_id']}: see 'parity show'")


def print_imported(console: Console, document: Document) -> None:
    """`parity import`: what came of each file."""
    for row in document["files"]:
        if row["was_there"]:
            text = "was imported before"
        else:
            text = f"{row['dispatches']:,} dispatches, {row['samples']:,} samples"
            text += f", {row['other_kernels']:,} of other kernels"
        console.print(f"{row['file']}: {text} ({row['lane']} lane, run {document['run_id']})")
        if row["stopped"]:
            console.print(f"  stopped: {row['stopped']}", style="yellow")


def _place(finding: Document) -> str:
    line = f"first at line {finding['line']}, " if finding["line"] is not None else ""
    return f"{line}{finding['places']} place{'s' if finding['places'] != 1 else ''}"


def _check_table(checks: list[Document]) -> Table:
    table = _table("Contract, checked on the artifacts")
    for heading in ("lane", "check", "status", "expected", "found"):
        table.add_column(heading, overflow="fold")
    styles = {"held": "green", "violated": "bold red", "not_shown": "yellow"}
    for check in checks:
        status = Text(check["status"].replace("_", " "), styles[check["status"]])
        table.add_row(check["lane"], check["name"], status, check["expected"], check["found"])
    return table


def _print_kpi(console: Console, run: Document) -> None:
    kpi, baseline = run["kpi"], run["kpi"]["baseline"]
    candidate = kpi["candidate"]
    text = "KPI: not measured"
    if kpi["ms"][candidate] is not None:
        text = f"KPI: {lane_times(kpi['ms'])} ({kpi['basis']})"
    if baseline and baseline["ms"].get(candidate) is not None:
        before = number(baseline["ms"][candidate])
        text += f"; baseline {baseline['step']}: {candidate} {before} ms ({baseline['basis']})"
    console.print(text)


def _print_measurement(console: Console, measured: Document) -> None:
    """The sessions of a run, and where they ran."""
    facts = ", ".join(f"{name} {value}" for name, value in measured["device"].items())
    console.print(f"measured on: {facts}; epoch {measured['epoch']}")
    if measured["vendor_ms"] is not None:
        console.print(f"vendor's library: {number(measured['vendor_ms'])} ms (measured); it decides nothing")
    table = _table("Sessions (measured)")
    headings = (
        "session",
        "pairs",
        "candidate to baseline",
        "95 % interval",
        "delta",
        "warm-up",
        "timed share",
        "ended",
    )
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("session", "ended") else "right", overflow="fold")
    for row in measured["sessions"]:
        low, high = row["effect_low"], row["effect_high"]
        table.add_row(
            row["purpose"],
            number(row["pairs"]),
            _percent(row["effect"]),
            f"{_percent(low)}, {_percent(high)}" if low is not None else "–",
            f"{100 * row['delta']:.2f} %",
            "–" if row["warm_up_s"] is None else f"{row['warm_up_s']:.1f} s{'' if row['is_flat'] else ', not flat'}",
            _percent(row["timed_share"], sign=""),
            row["failure"] or ("as planned" if row["timed_s"] is not None else "its process was killed"),
        )
    console.print(table)


def _percent(value: float | None, sign: str = "+") -> str:
    return "–" if value is None else f"{100 * value:{sign}.2f} %"


def print_calibration(console: Console, document: Document) -> None:
    """`parity calibrate`: the scatter and what follows."""
    scatter, delta = 100 * document["aa_scatter"], 100 * document["delta"]
    console.print(
        f"{document['device_name']}: identical binaries differ by {scatter:.3f} % (measured, root mean "
        f"square of {document['sessions']} processes): delta is {delta:.2f} %"
    )


_STATE_STYLE = {"ok": "green", "note": "yellow", "absent": "dim", "problem": "bold red"}


def print_diagnoses(console: Console, document: Document) -> None:
    """`parity doctor`: each finding with what to do about it."""
    table = _table("This machine")
    for heading in ("topic", "state", "found", "what to do"):
        table.add_column(heading, overflow="fold")
    for row in document["diagnoses"]:
        state = Text(row["state"], _STATE_STYLE[row["state"]])
        table.add_row(row["topic"], state, row["text"], row["advice"])
    console.print(table)


def print_diff(console: Console, document: Document) -> None:
    """Two runs side by side: contract, options, resources, class counts, hot loops."""
    first, second = document["runs"]
    table = _table(f"contract: {document['contract']}")
    for heading in ("lane", "", first["step"], second["step"]):
        table.add_column(heading, overflow="fold")
    table.add_row("", "title", first["title"], second["title"])
    table.add_row("", "verdict (basis)", *(f"{run['verdict']} ({run['basis']})" for run in (first, second)))
    for lane in dict.fromkeys([*first["lanes"], *second["lanes"]]):
        milliseconds = (_milliseconds(run, lane) for run in (first, second))
        table.add_row(lane, "ms (basis)", *milliseconds)
        for name, of in (
            ("compiler", _compiler),
            ("options", _options),
            ("environment", _environment),
            ("facts", _facts),
        ):
            cells = [of(run["lanes"][lane]) for run in (first, second)]
            if any(cells):
                table.add_row(lane, name, *(cell or "–" for cell in cells))
    console.print(table)
    if document["note"]:
        console.print(f"Note: {document['note']}.", style="yellow")
    for scope, title in _SCOPE_TITLES.items():
        rows = [row for row in document["counters"] if row["scope"] == scope]
        if scope in ("function", "hot_loop"):
            rows = _largest(rows)
        if rows:
            console.print(_counter_table(title, document["steps"], rows))
    for sampling in document["pc_sampling"]:
        console.print(_sampling_difference(sampling, document["steps"]))


def _sampling_difference(sampling: Document, steps: list[str]) -> Table:
    counts = " and ".join(f"{count:,}" for count in sampling["samples"])
    table = _table(f"{sampling['lane']}: samples of the program counter, {counts}")
    for heading in ("", "", *steps, "difference"):
        table.add_column(heading, justify="left" if not heading else "right")
    for kind in ("places", "classes", "stalls"):
        rows = [row for row in sampling["rows"] if row["kind"] == kind]
        for row in sorted(rows, key=lambda row: -max(row["shares"]))[:_SAMPLED_ROWS]:
            first, second = row["shares"]
            table.add_row(kind, row["name"], f"{first:.1%}", f"{second:.1%}", f"{100 * (second - first):+.1f}")
    return table


def _largest(rows: list[Document]) -> list[Document]:
    """The rows of whole counters first, then the mnemonics that count or differ most, per lane."""
    summary = {"instructions", "matrix", "non_matrix_per_matrix"}
    kept = []
    for lane in dict.fromkeys(row["lane"] for row in rows):
        mine = [row for row in rows if row["lane"] == lane]
        kept += [row for row in mine if row["name"] in summary]
        others = [row for row in mine if row["name"] not in summary]
        kept += sorted(others, key=_weight, reverse=True)[:_LOOP_LIMIT]
    return kept


def _weight(row: Document) -> tuple[bool, float, float]:
    """Figures that an imported step has come first, then what differs most."""
    first, second = (value or 0 for value in row["values"])
    return "imported" in row["bases"], abs(second - first), max(first, second)


def _counter_table(title: str, steps: list[str], rows: list[Document]) -> Table:
    table = _table(title)
    for heading in ("lane", "counter"):
        table.add_column(heading)
    for step in steps:
        table.add_column(step, justify="right")
        table.add_column("basis")
    table.add_column("delta", justify="right")
    for row in rows:
        first, second = row["values"]
        delta = "" if first is None or second is None else f"{second - first:+,.4g}"
        cells = [
            cell
            for value, basis in zip(row["values"], row["bases"], strict=True)
            for cell in (number(value), basis or "")
        ]
        table.add_row(row["lane"], row["name"], *cells, delta)
    return table


def _milliseconds(run: Document, lane: str) -> str:
    values = run["kpi"]["all_ms"].get(lane, [])
    return f"{' / '.join(number(value) for value in values)} ({run['kpi']['basis'] or run['basis']})" if values else "–"


def _compiler(lane: Document) -> str:
    chain = lane["toolchain"]
    return f"{chain['compiler']} {chain['version']} {chain['library_sha256'][:12]}" if chain else ""


def _options(lane: Document) -> str:
    """What a person chooses; argument types and attributes follow from the contract."""
    options = lane["options"] or {}
    named = {**options.get("constants", {}), **options.get("options", {})}
    return " ".join([*(f"{name}={value}" for name, value in named.items()), *options.get("flags", [])])


def _environment(lane: Document) -> str:
    return ", ".join(f"{name}={value}" for name, value in (lane["environment"] or {}).items())


def _facts(lane: Document) -> str:
    return "\n".join(f"{name}: {value}" for name, value in lane["facts"].items())


def print_kernels(console: Console, kernels: list[Document]) -> None:
    """`parity isa`: resources, occupancy, classes and findings of each kernel."""
    for kernel in kernels:
        console.print(_panel(Group(*_kernel_parts(kernel)), f"{kernel['name']} ({kernel['arch']})"))


def _kernel_parts(kernel: Document) -> list[Any]:
    used = dict(kernel["resources"])
    waves = used.pop("occupancy")
    parts: list[Any] = [
        "basis of every figure: static",
        ", ".join(f"{name} {number(value)}" for name, value in used.items() if value is not None),
    ]
    if waves:
        parts.append(f"occupancy: {_occupancy(waves)}")
    parts.append(_isa_table(kernel["isa"]))
    parts += [f"finding {row['code']}: {row['text']} ({_place(row)})" for row in kernel["findings"]]
    return parts


def emulated_sentence(document: Document) -> str:
    """An emulated run's main figures."""
    lds, memory = document["lds"], document["global"]
    return (
        f"{document['executed']['total']:,} wave-instructions in the small problem, "
        f"{number(document['hot_loop'].get('instructions'), 1)} per iteration of the hot loop, "
        f"LDS conflict rate {number(lds.get('conflict_rate'), 4)} ({number(lds['conflict_cycles'])} of "
        f"{number(lds['cycles'])} cycles), "
        f"{number(memory.get('efficiency_64'), 2)} of the bytes of 64-byte segments used"
    )


def _occupancy(waves: Document) -> str:
    limits = ", ".join(f"{name} {value:g}" for name, value in waves["limits"].items())
    return f"{waves['waves_per_simd']:g} waves per SIMD, limited by {waves['limited_by']} ({limits})"


def _isa_table(isa: Document) -> Table:
    function, loop = isa["function"], isa["hot_loop"]
    table = Table(header_style="bold", box=SIMPLE_HEAD)
    where = f"hot loop {loop['label'] or ''} lines {loop['lines'][0]}-{loop['lines'][1]}" if loop else "hot loop: none"
    for heading in ("class", "function", where, "/matrix"):
        table.add_column(heading, justify="left" if heading == "class" else "right")
    for name, count in function["classes"].items():
        table.add_row(name, number(count), *_loop_cells(loop, name))
    table.add_section()
    table.add_row("all; non-matrix", number(function["instructions"]), number(loop and loop["instructions"]),
                  number(loop and loop["non_matrix_per_matrix"], 2))  # fmt: skip
    return table


def print_emulation(console: Console, document: Document) -> None:
    """`parity emulate`: what ran, memory behaviour, faults. Basis of every figure: emulated."""
    executed = document["executed"]
    table = _table(f"{document['kernel']}: executed wave-instructions (emulated), {document['workgroups']} workgroups")
    table.add_column("class")
    table.add_column("count", justify="right")
    for name, value in executed["classes"].items():
        table.add_row(name, number(int(value)))
    table.add_section()
    table.add_row("all", number(int(executed["total"])))
    console.print(table)
    if document["memory_instructions"]:
        console.print(_memory_table(document["kernel"], document["memory_instructions"]))
    for space in ("lds", "global", "waits"):
        figures = ", ".join(f"{name} {number(value, 4)}" for name, value in document[space].items())
        console.print(f"{space} (emulated): {figures}")
    for output in document["outputs"]:
        saved = f", saved to {output['saved']}" if output["saved"] else ""
        written = f"{output['written_bytes']:,} of {output['bytes']:,} bytes written"
        console.print(f"output, argument {output['argument']}: {written}{saved}")
    for fault in document["faults"]:
        console.print(f"fault {fault['kind']}: {fault['sentence']}", style="bold red")
    console.print(f"{document['seconds']:.2f} s on this CPU; says nothing about a GPU's speed")
