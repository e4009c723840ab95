"""How many one-instruction mutants of both lanes' machine code exact data catches.

Every executed instruction is changed once, by the first of these rules that applies: another operation, another
constant, another register, or nothing at all in its place. A mutant is caught when the emulator reports a fault or a
single wrong element on exact integers. Survivors are listed; docs/emulator.md explains them.

    python benchmarks/mutants.py [--lane hip|triton] [--every N] [--step gfx950-mx/step01 | --arch gfx1151]

--arch builds step 14's pair, fp16 x fp8, for another architecture.
"""

import argparse
import re
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from parity.contract import Contract, LaneName
from parity.contract.study import load_step
from parity.contract.workspace import find_workspace
from parity.emulator.engine import engine_folder
from parity.emulator.machine import Kernel
from parity.emulator.program import UnsupportedInstruction
from parity.isa.classify import classify
from parity.isa.spellings import NO_EFFECT
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.operators.scaled_mm import exact_values
from parity.records import CodeObject
from parity.verify import Case, EmulatorVerifier, LaneRun, case_of, make_cases

# Another operation of the same shape.
OTHER_OPERATION = {
    "v_add_": "v_sub_",
    "v_sub_": "v_add_",
    "v_and_b32": "v_or_b32",
    "v_or_b32": "v_and_b32",
    "v_xor_b32": "v_or_b32",
    "v_lshl_or_b32": "v_and_or_b32",
    "v_mov_b32": "v_not_b32",
    "s_mov_b32": "s_not_b32",
    "v_lshlrev_b32": "v_lshrrev_b32",
    "v_lshrrev_b32": "v_lshlrev_b32",
    "v_mul_lo_u32": "v_mul_hi_u32",
    "v_pk_mul_f16": "v_pk_add_f16",
    "v_pk_add_f16": "v_pk_mul_f16",
    "v_pk_ashrrev_i16": "v_pk_lshrrev_b16",
    "v_pk_lshrrev_b16": "v_pk_ashrrev_i16",
    "v_pk_lshlrev_b16": "v_pk_lshrrev_b16",
    "v_mul_f32": "v_add_f32",
    "s_add_u32": "s_sub_u32",
    "s_add_i32": "s_sub_i32",
    "s_sub_i32": "s_add_i32",
    "s_and_b32": "s_or_b32",
    "s_or_b32": "s_and_b32",
    "s_lshl_b32": "s_lshr_b32",
    "s_lshr_b32": "s_lshl_b32",
    "s_ashr_i32": "s_lshl_b32",
    "s_mul_i32": "s_add_i32",
    "s_cmp_lt": "s_cmp_gt",
    "s_cmp_gt": "s_cmp_lt",
    "s_cmp_ge": "s_cmp_lt",
    "s_cmp_eq": "s_cmp_lg",
    "s_cmp_lg": "s_cmp_eq",
    "s_cbranch_scc0": "s_cbranch_scc1",
    "s_cbranch_scc1": "s_cbranch_scc0",
    "s_cbranch_vccz": "s_cbranch_vccnz",
    "s_cbranch_vccnz": "s_cbranch_vccz",
    "v_cmp_gt": "v_cmp_lt",
    "v_cmp_lt": "v_cmp_gt",
}
_CONSTANT = re.compile(r"(?<![\w\[:.])(-?(?:0x[0-9a-f]+|\d+))(?![\w\]:.])")
_OFFSET = re.compile(r"offset(0|1)?:(\d+)")
_REGISTER = re.compile(r"\b([vs])(\d+)\b(?!:)|\b([vs])\[(\d+):(\d+)\]")


@dataclass(frozen=True)
class Mutant:
    line: int
    rule: str
    before: str
    after: str


def mutate(line: str) -> tuple[str, str]:
    """(rule, new line)."""
    text = line.split(";")[0].strip()
    head, _, operands = text.partition(" ")
    for old, new in OTHER_OPERATION.items():
        if head.startswith(old):
            return "operation", line.replace(old, new, 1)
    if "v_dual_mov_b32" in operands or head.startswith("v_accvgpr_write"):  # accumulators: a denormal would not show
        return "constant", line.replace(operands, operands.rpartition(",")[0] + ", 1.0", 1)
    if match := _OFFSET.search(operands):
        of_pair, offset = match.group(1) or "", int(match.group(2))
        return "offset", line.replace(match.group(0), f"offset{of_pair}:{offset ^ (1 if of_pair else 16)}", 1)
    constants, registers = list(_CONSTANT.finditer(operands)), list(_REGISTER.finditer(operands))
    ends_in_register = head == "v_perm_b32" and registers[-1].end() == len(operands)  # its constant source is not read
    if constants and not head.startswith(("v_wmma", "v_mfma")) and "::" not in line and not ends_in_register:
        operand, rule = constants[-1], "constant"
        value = int(operand.group(1), 0)
        # A bit that matters: loads ignore the lowest two, and of a long constant the lowest may be masked away later.
        bit = 4 if head.startswith("s_load") else 1 << (value.bit_length() - 1) if value > 255 else 1
        changed = str(value ^ bit)
    elif len(registers) > 1:
        operand, rule = registers[-1], "register"
        bank, number, wide, first, last = operand.groups()
        start = int(first or 0) ^ 2
        other = int(number or 0) ^ 1 if bank == "s" else int(number == "0")  # neighbours may hold the same
        changed = f"{bank}{other}" if bank else f"{wide}[{start}:{start + int(last) - int(first)}]"
    else:
        return "nothing", "\ts_nop 0"
    return rule, line.replace(operands, operands[: operand.start()] + changed + operands[operand.end() :], 1)


def exact_cases(contract: Contract) -> list[Case]:
    """Two by two tiles with four rounds of the loop and with one; and two workgroups far out in a wide grid.

    The first two are those of every run. The third stands for the workgroups of the contract's own size, which a run
    verifies too: a wrong division of the workgroup's number shows there. One of its two has, in A and in B, addresses
    on either side of a multiple of 2^32.
    """
    small, one_round, *_ = make_cases(contract)
    blocks = contract.blocks
    form = contract.form({"m": 10 * blocks["m"], "n": 37 * blocks["n"], "k": 2 * blocks["k"]})
    regions = [form.region({"m": row, "n": column}) for row, column in ((9, 36), (3, 12))]
    wide = case_of("wide", form, exact_values(np.random.default_rng(3), form), regions)
    return [small, one_round, replace(wide, is_sample=True)]


class Bench:
    """One lane, built once, and the mutants of its text."""

    def __init__(
        self, lane: LaneName, arch: str | None = None, step_name: str = "step14", compiler: str = "auto"
    ) -> None:
        workspace = find_workspace()
        study, step = load_step(workspace, step_name)
        self.lane, self.spec = lane, step.lanes[lane]
        if lane == "triton" and arch and arch.startswith("gfx9"):
            self.spec = replace(self.spec, options={**self.spec.options, "num_warps": 4})
        self.contract = replace(study.contract, arch=arch) if arch else study.contract
        hashes = HashMemory(workspace.private / "hashes.json")
        outcome = build_lane(BuildRequest(workspace, self.contract, lane, self.spec, hashes, 120), compiler)
        if outcome.code_object is None:
            raise SystemExit(outcome.message)
        self.code: CodeObject = outcome.code_object
        self.engine = engine_folder()
        self.lines = self.code.assembly_path.read_text().splitlines()
        self.cases = exact_cases(self.contract)

    def run(self, lines: list[str]) -> tuple[Kernel, list[LaneRun]]:
        """The cases in their order, up to the first that fails."""
        with tempfile.NamedTemporaryFile("w", suffix=".s") as file:
            file.write("\n".join(lines))
            file.flush()
            code = replace(self.code, assembly_path=Path(file.name))
            verifier = EmulatorVerifier(self.contract, self.lane, self.spec, [code], self.engine)
            runs: list[LaneRun] = []
            for case in self.cases:
                runs.append(verifier.run(case))
                if not runs[-1].case.passed:
                    break
            return verifier.emulated.launches[0].kernel, runs

    def mutants(self) -> list[Mutant]:
        kernel, runs = self.run(self.lines)
        assert runs[-1].case.passed, runs[-1].case
        function, mutants = kernel.function, []
        for index, count in enumerate(np.sum([run.executed[0].counts for run in runs], axis=0).tolist()):
            at = function.lines[index] - 1
            mnemonic = function.mnemonics[index]
            if not count or classify(mnemonic) in ("wait", "cache") or mnemonic in (*NO_EFFECT, "s_endpgm"):
                continue  # waits are taken out one by one in the tests
            rule, changed = mutate(self.lines[at])
            mutants.append(Mutant(at, rule, self.lines[at].strip(), changed.strip()))
        return mutants

    def survives(self, mutant: Mutant) -> bool | None:
        """None if the changed line is no instruction that the emulator knows."""
        lines = [*self.lines]
        lines[mutant.line] = "\t" + mutant.after
        try:
            _, runs = self.run(lines)
        except UnsupportedInstruction:
            return None
        return runs[-1].case.passed and not any(run.executed[0].pending_at_barrier.any() for run in runs)


_bench: Bench | None = None


def _start(lane: LaneName, arch: str | None, step: str) -> None:
    global _bench
    _bench = Bench(lane, arch, step)


def _survives(mutant: Mutant) -> bool | None:
    assert _bench is not None, "started by _start"
    return _bench.survives(mutant)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lane", choices=("hip", "triton"), action="append")
    parser.add_argument("--arch")
    parser.add_argument("--step", default="step14")
    parser.add_argument("--every", type=int, default=1, help="take every Nth mutant")
    options = parser.parse_args()
    for lane in options.lane or ("hip", "triton"):
        started = time.monotonic()
        mutants = Bench(lane, options.arch, options.step).mutants()[:: options.every]
        with ProcessPoolExecutor(2, initializer=_start, initargs=(lane, options.arch, options.step)) as pool:
            results = list(pool.map(_survives, mutants, chunksize=8))
        known = [(mutant, survived) for mutant, survived in zip(mutants, results, strict=True) if survived is not None]
        survivors = [mutant for mutant, survived in known if survived]
        caught = len(known) - len(survivors)
        share, unknown = 100 * caught / len(known), len(mutants) - len(known)
        print(
            f"{lane} ({options.arch or options.step}): {caught} of {len(known)} mutants caught ({share:.1f} %), "
            f"{unknown} no valid instruction, {time.monotonic() - started:.0f} s"
        )
        for mutant in survivors:
            before, after = (text.split(";")[0].strip() for text in (mutant.before, mutant.after))
            print(f"  line {mutant.line + 1} ({mutant.rule}): {before}  ->  {after}", flush=True)


if __name__ == "__main__":
    main()
