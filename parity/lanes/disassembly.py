"""A cubin's machine code as text, through the tools in Triton's wheel."""

from pathlib import Path

from parity.errors import BuildError
from parity.lanes.base import first_error
from parity.records import ASSEMBLY, OBJECT
from parity.system.process import run_bounded
from parity.toolchains.wheels import nvidia_tool

_WARNING = "nvdisasm warning"


def disassemble(folder: Path, env: dict[str, str], limit_s: float) -> None:
    """Disassemble kernel.co to kernel.s. Raises BuildError."""
    tool = nvidia_tool("nvdisasm")
    if tool is None:
        raise BuildError("Triton's wheel has no nvdisasm", stage="nvdisasm")
    command = [str(tool), "-c", str(folder / OBJECT)]
    output = folder / "nvdisasm.txt"
    done = run_bounded(command, env=env, cwd=folder, log=output, limit_s=limit_s, is_whole=True)
    output.unlink()
    if not done.ok:
        message = f"nvdisasm {done.describe(limit_s)}: {first_error(done.log)}"
        raise BuildError(message, stage="nvdisasm", is_stopped=done.is_stopped)
    lines = [line for line in done.log.splitlines() if not line.startswith(_WARNING)]
    (folder / ASSEMBLY).write_text("\n".join(lines).strip("\n") + "\n")
