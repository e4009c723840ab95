"""What is said of the toolchains of a workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.errors import UnavailableError
from parity.report.records.toolchains import RemovedReport, ToolchainRow, ToolchainsReport
from parity.system.process import environment
from parity.toolchains.describing import describe
from parity.toolchains.environments import Origin, environments, size_bytes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.contract.workspace import Workspace
    from parity.toolchains import Environment, Users


def added_report(workspace: Workspace, toolchains: Sequence[tuple[Environment, bool]]) -> ToolchainsReport:
    """Report the toolchains that were asked for, and which of them were made now."""
    rows = [_row(made, None, is_new) for made, is_new in toolchains]
    return ToolchainsReport(str(workspace.toolchains), rows, [])


def toolchains_report(workspace: Workspace, users: Users) -> ToolchainsReport:
    """Return all toolchains of a workspace, and interpreters elsewhere that steps name."""
    rows = [
        _row(toolchain, users.by_name.get(toolchain.name, []), None) for toolchain in environments(workspace.toolchains)
    ]
    rows += [_interpreter(path, who) for path, who in users.by_name.items() if path.startswith("/")]
    return ToolchainsReport(str(workspace.toolchains), rows, users.unread)


def removed_report(removed: Sequence[Environment]) -> RemovedReport:
    return RemovedReport([toolchain.name for toolchain in removed])


def _row(toolchain: Environment, users: list[str] | None, is_new: bool | None) -> ToolchainRow:
    return ToolchainRow(
        name=toolchain.name,
        package=toolchain.package,
        version=toolchain.version,
        origin=toolchain.origin,
        folder=str(toolchain.folder),
        wheel=toolchain.wheel,
        wheel_sha256=toolchain.sha256,
        size_bytes=size_bytes(toolchain.folder.resolve()),
        used_by=users,
        made=is_new,
    )


def _interpreter(path: str, users: list[str]) -> ToolchainRow:
    try:
        version = describe(path, environment({}))["version"]
    except UnavailableError:
        version = "not here"
    return ToolchainRow(path, "triton", version, Origin.INTERPRETER, path, None, None, None, users)
