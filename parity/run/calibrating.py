"""Measures how much equal times scatter on this machine."""

from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.devices.gpu import LaneBinary
from parity.errors import InputError, UnavailableError
from parity.gate import Goal
from parity.measure.stage import Trial, calibrate
from parity.records import DeviceFacts, Protocol
from parity.run.building import codes_of
from parity.run.options import Progress, RunOptions
from parity.run.timing import conditions_of, device_held, find_device, machine_of, starter
from parity.store import CalibrationWriter, open_lab_book
from parity.system.leftovers import remove_leftovers
from parity.verify import make_cases, sized


def calibrate_step(
    workspace: Workspace, reference: str, url: str | None, options: RunOptions, sessions: int, progress: Progress
) -> tuple[DeviceFacts, Protocol, float]:
    """Measure the A/A scatter of this machine with a step's own binaries, and stores it.

    Returns the device, the protocol and the scatter. Raises InputError or UnavailableError for what the user can put
    right: a build that fails, no GPU, a session that ends early.
    """
    study, step = load_step(workspace, reference)
    study = study.at_own_size()
    remove_leftovers(workspace.private)
    with machine_of(workspace, study.contract, options, progress) as machine:
        device = find_device(study.contract, options, progress, machine)
        if isinstance(device, str):
            raise UnavailableError(f"calibration needs a GPU of {study.contract.arch}: {device}")
        database = open_lab_book(workspace, url, study)
        with device_held(device, options):
            binaries = {}
            for lane, spec in step.lanes.items():
                progress(f"building {lane}")
                codes = codes_of(workspace, study, step, lane, options)
                code_objects = codes(study.contract.axes)
                if isinstance(code_objects, str):
                    raise InputError(f"{study.folder / step.name}.toml: lanes.{lane}: {code_objects}")
                sizes = [case.axes for case in make_cases(study.contract)]
                binaries[lane] = sized(study.contract, LaneBinary(lane, spec, code_objects), sizes, codes)
            conditions = conditions_of(study.contract, device, options)
            trial = Trial(study.contract, step.judged_lane(study.contract), binaries, Goal.FASTER)
            book = CalibrationWriter(database, step.study, step.name, device, conditions.epoch)
            return device, conditions.protocol, calibrate(book, conditions, trial, sessions, progress, starter(machine))
