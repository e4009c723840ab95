"""Predicted times of a recorded step's lanes, or of one launch of any code object."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from parity.arch.products import Product
from parity.arch.timing import Timing, timing_of
from parity.contract import Contract, lane_of_launch
from parity.devices.emulator import EmulatedLane
from parity.devices.gpu import LaneBinary
from parity.emulator.engine import engine_folder
from parity.emulator.machine import Launch
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget
from parity.errors import InputError, ParityError, UnavailableError
from parity.isa.source import read_amd_assembly
from parity.predict.launched import STREAMED, refuse_fault, work_of_launch
from parity.predict.model import CacheState, Model
from parity.predict.work import looked_at, work_of
from parity.report.predictions import prediction_report
from parity.report.records.predicted import PredictionReport
from parity.run.recorded import RunInBook
from parity.verify import input_values


@dataclass(frozen=True)
class PredictWishes:
    """For which GPU, with which figures of a user's own, and what the launch finds in the last-level cache."""

    product: Product | None = None
    state: CacheState = CacheState.DIRTY
    given: Mapping[str, float] = field(default_factory=dict)

    def timing(self, arch: str) -> Timing:
        if self.product and self.product.arch != arch:
            raise InputError(f"--gpu: {self.product.name} is a {self.product.arch}, and this is code for {arch}")
        return timing_of(arch, self.product).given(self.given)


def predicted_file(file: Path, launch: Path, arch: str | None, wishes: PredictWishes) -> PredictionReport:
    """Predict a launch file's launch of a file's kernel."""
    code = read_amd_assembly(file, arch)
    work = work_of_launch(code.text, str(file), launch, engine_folder())
    timing = wishes.timing(work.kernel.arch.name)
    model = Model(work, timing, wishes.state, engine_folder())
    return prediction_report(str(file), {None: {work.kernel.function.name: model}})


def predicted_step(run: RunInBook, study: str, wishes: PredictWishes) -> PredictionReport:
    """Predict all lanes of a recorded run, as `models_of` does."""
    return prediction_report(f"{study}/{run.record.step}", *models_of(run, wishes))


class StepModels(NamedTuple):
    """Models of a step's launches, by lane and launch; and why some lanes have none."""

    lanes: dict[str | None, dict[str, Model]]
    not_shown: list[str]


def models_of(run: RunInBook, wishes: PredictWishes) -> StepModels:
    """Return models of all lanes of a recorded run that are right, on the contract's own problem.

    Raises UnavailableError for an architecture that has no model, and if no lane has one; InputError if that is so
    because none is right, or can be launched.
    """
    timing = wishes.timing(run.contract.arch)
    found, not_shown = dict[str | None, dict[str, Model]](), list[str]()
    failure: type[ParityError] = UnavailableError
    for lane in dict.fromkeys(lane_of_launch(name) for name in run.record.builds):
        if lane in run.record.wrong_lanes:
            not_shown.append(f"{lane}: its result is wrong, so its time says nothing")
            failure = InputError
            continue
        try:
            found[lane] = lane_models(run.contract, run.binary(lane), timing, wishes.state)
        except (UnsupportedInstruction, UnsupportedTarget) as error:
            not_shown.append(f"{lane}: the emulator does not run this code: {error}")
        except InputError as error:
            not_shown.append(f"{lane}: {error}")
            failure = InputError
    if not found:
        raise failure(f"{run.record.step}: {'; '.join(not_shown) or 'has no lane whose code object is kept'}")
    return StepModels(found, not_shown)


def lane_models(contract: Contract, binary: LaneBinary, timing: Timing, state: CacheState) -> dict[str, Model]:
    """Return models of a lane's launches by their names, on the contract's own problem.

    Raises InputError for a launch with a fault, and what the emulator raises for code that it does not run.
    """
    engine = engine_folder()
    emulated = EmulatedLane(contract, binary.lane, binary.spec, binary.codes, engine)
    form = contract.form()
    are_floats = all(form.format(name).is_float for name in form.inputs) and form.operator.captured is None
    # Numbers do not change how long a kernel takes, but whole numbers may say how much there is to do.
    tensors = {name: form.empty(name) for name in form.inputs} if are_floats else input_values(contract)
    positions = [looked_at(grid) for grid in emulated.grids(form.axes)]
    ran = emulated.run(form.axes, tensors, positions, STREAMED)
    models = {}
    for launch, executed, grid in zip(emulated.launches, ran.executed, emulated.grids(form.axes), strict=False):
        refuse_fault(executed, launch.kernel, f"lane {launch.name}")
        of = Launch(grid, contract.block_shape(launch.spec), launch.code.dynamic_lds_bytes, [])
        models[launch.name] = Model(work_of(launch.kernel, of, executed), timing, state, engine)
    return models
