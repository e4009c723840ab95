"""Triton files whose modules are not all installed, or lie in packages, as people write them: what is made of them."""

from collections.abc import Mapping

import pytest
from conftest import CommandEnd, CommandLine
from own_study import REST, write_study

from parity.contract.workspace import Workspace
from parity.lanes.sources import source_hashes

pytestmark = pytest.mark.slow

OPERATOR = """from parity.operators import Direction, Operator, TensorSpec
SHAPE = (("n",),)
OPERATOR = Operator("same", "out = x", ("n",), ("n",), {"x": TensorSpec(SHAPE, ("float32",)),
    "out": TensorSpec(SHAPE, ("float32",), Direction.OUT)}, lambda call: {"out": call["x"]})
"""
CONTRACT = """
title = "absent"
arch = "gfx1151"
operator = "operators/own.py"
axes = {{ n = 2000 }}
blocks = {{ n = 1024 }}
tails = ["n"]
threads = 128
tensors = {{ x = {{ dtype = "float32" }}, out = {{ dtype = "float32" }} }}
{rest}[lanes.mine]
{lane}
[lanes.other]
{lane}
"""
LANE = """builder = "triton"
kernel = "{file}"
symbol = "same"
arguments = ["x", "out", "n"]
grid = ["tiles"]
constants = {{ {constants} }}
options = {{ num_warps = 4 }}
"""
IMPORTS = "import torch\nimport triton\nimport triton.language as tl\n"
KERNEL = """
@triton.jit
def same(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, mask=at < n), mask=at < n)
"""
HELPED = KERNEL.replace("tl.load(x + at, mask=at < n)", "read(x, at, n)")
HELPER = "\n@triton.jit\ndef read(x, at, n):\n    return tl.load(x + at, mask=at < n)\n"


def run(
    parity: CommandLine,
    workspace: Workspace,
    files: Mapping[str, str] | str,
    kernel: str = "own.py",
    constants: str = "BLOCK = 1024",
) -> CommandEnd:
    """Runs a study of one kernel, given as its file's text or as several files."""
    files = {kernel: files} if isinstance(files, str) else files
    lane = LANE.format(file=kernel, constants=constants)
    write_study(workspace, "absent", CONTRACT.format(rest=REST, lane=lane), {"operators/own.py": OPERATOR, **files})
    return parity("run", "absent/step01", "--json")


def assert_verified(ended: CommandEnd) -> None:
    assert ended.code == 0, ended.err or ended.json["lanes"]["mine"]["build"]["message"]
    assert ended.json["verification"]["status"] == "verified"


HABITS = {
    "an autograd function": """
class Same(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x
same_of = Same.apply
""",
    "bases of all kinds": """
import abc, enum, typing
T = typing.TypeVar("T")
class A(torch.nn.Module, torch.Missing, abc.ABC): pass
class B(torch.nn.Module, typing.Generic[T]): pass
class C(A, flag=True): pass
class D(torch.Missing, enum.Enum):
    ONE = 1
B[int]().to("cuda"), C(1, size=2).weight.shape
assert D.ONE.value == 1
""",
    "a module that is made": """
class Layer(torch.nn.Module):
    def __init__(self, size):
        super().__init__()
        self.size = size
        self.register_buffer("ones", torch.ones(size))
layer = Layer(3)
layer(torch.ones(layer.size))
assert layer.size == 3
""",
    "where and which": """
import os, apex
print(os.path.dirname(torch.__file__), torch.__name__, torch.float16.__name__)
NEW = apex.__version__ >= "2.0"
""",
    "formats and copies": """
import copy
half = copy.deepcopy(torch.float16)
assert half is copy.copy(half) is torch.float16 and {half: 1}[torch.float16] == 1 and half == torch.float16
assert half != torch.bfloat16
print(f"{torch.cuda.memory_allocated() >> 20:.2f} MB {-torch.missing.offset % 7 ** torch.missing.power:>8}")
""",
}


@pytest.mark.parametrize("habit", HABITS)
def test_a_file_with_what_is_not_installed_is_built(parity: CommandLine, workspace: Workspace, habit: str) -> None:
    assert_verified(run(parity, workspace, IMPORTS + HABITS[habit] + KERNEL))


@pytest.mark.parametrize(
    "name", ['lambda of: "same_" + str(of.constants["BLOCK"])', "make_repr('same', ['BLOCK'])", "lambda of: 1 / 0"]
)
def test_what_a_kernel_calls_itself_does_not_matter(parity: CommandLine, workspace: Workspace, name: str) -> None:
    source = (
        "from kernel_names import make_repr\n" + IMPORTS + KERNEL.replace("@triton.jit", f"@triton.jit(repr={name})")
    )
    assert_verified(run(parity, workspace, source))


def test_a_kernel_has_the_name_by_which_the_module_knows_it(parity: CommandLine, workspace: Workspace) -> None:
    assert_verified(run(parity, workspace, IMPORTS + KERNEL.replace("def same", "def _same") + "same = _same\n"))


UNKNOWN = {
    "a default": ("BLOCK: tl.constexpr", "BLOCK: tl.constexpr = 2 * torch.missing.block"),
    "a default in constexpr": ("BLOCK: tl.constexpr", "BLOCK: tl.constexpr = tl.constexpr(torch.missing.block)"),
    "a comparison": ("BLOCK: tl.constexpr", "BLOCK: tl.constexpr = torch.missing.block > 3"),
    "a configuration": (
        "@triton.jit",
        '@triton.autotune([triton.Config({"BLOCK": torch.missing.block}, num_warps=4)], key=[])\n@triton.jit',
    ),
    "a heuristic": ("@triton.jit", '@triton.heuristics({"BLOCK": lambda _: torch.missing.block})\n@triton.jit'),
}


@pytest.mark.parametrize("how", UNKNOWN)
def test_a_constant_that_hangs_on_what_is_missing_is_asked_for(
    parity: CommandLine, workspace: Workspace, how: str
) -> None:
    source = IMPORTS + KERNEL.replace(*UNKNOWN[how])
    ended = run(parity, workspace, source, constants="")
    assert ended.code == 2
    assert (
        "own.py: 'same': 'BLOCK' hangs on <torch.missing.block, which is not here>: "
        "give it in field 'constants.BLOCK'\n"
    ) in ended.err
    assert_verified(run(parity, workspace, source))


def test_what_was_taken_as_false_is_said(parity: CommandLine, workspace: Workspace) -> None:
    source = IMPORTS + "if torch.cuda.is_available():\n    BROKEN = 1 / 0\n" + KERNEL
    facts = run(parity, workspace, source).json["lanes"]["mine"]["facts"]
    assert (facts["not_installed"], facts["taken_as_false"]) == ("torch", "torch.cuda.is_available() (own.py:4)")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("if NEW: n = 0", "not objects of type StandIn"),
        ("n *= NEW", "'torch.missing.number.type.scalar.is_ptr' has no value: it is not here"),
        ("torch.compiler.allow(n)", "'torch.compiler.allow."),
    ],
)
def test_a_kernels_own_code_hangs_on_nothing_that_is_missing(
    parity: CommandLine, workspace: Workspace, line: str, sentence: str
) -> None:
    source = (
        IMPORTS + "NEW = tl.constexpr(torch.missing.number)\n" + KERNEL.replace("    at =", f"    {line}\n    at =")
    )
    ended = run(parity, workspace, source)
    assert ended.code == 1
    message = ended.json["lanes"]["mine"]["build"]["message"]
    assert message.startswith("own.py:8: ")
    assert sentence in message
    assert "\ntorch is not installed in " in message


BAD = {
    "an import": ("from .tools import read\n", "mypkg/deep/own.py:1: No module named 'mypkg.deep.tools'"),
    "an import in a module": (
        "from .helper import read\n",
        "mypkg/deep/helper.py:2: cannot import name 'nothing' from 'os'",
    ),
    "a heuristic": ("", "mypkg/deep/own.py:5: ZeroDivisionError: division by zero): give it in constants"),
    "no Python": ("from .broken import read\n", "mypkg/deep/broken.py:2: not valid Python: "),
}


@pytest.mark.parametrize("what", BAD)
def test_a_mistake_has_its_file_and_line(parity: CommandLine, workspace: Workspace, what: str) -> None:
    line, sentence = BAD[what]
    files = {
        "mypkg/__init__.py": "",
        "mypkg/deep/__init__.py": "",
        "mypkg/deep/own.py": line
        + IMPORTS
        + KERNEL.replace("@triton.jit", '@triton.heuristics({"BLOCK": lambda args: 1 / 0})\n@triton.jit'),
        "mypkg/deep/helper.py": "\nfrom os import nothing\n",
        "mypkg/deep/broken.py": "\nread =\n",
    }
    ended = run(parity, workspace, files, "mypkg/deep/own.py", constants="")
    assert (ended.code, sentence in ended.err) == (2, True), ended.err


TREES = {
    "from . import": ("from . import helper\nread = helper.read\n", "pkg/sub/helper.py"),
    "from .": ("from .helper import read\n", "pkg/sub/helper.py"),
    "from ..": ("from ..far.helper import read\n", "pkg/far/helper.py"),
    "by the package's name": ("from pkg.far.helper import read\n", "pkg/far/helper.py"),
    "import": ("import pkg.far.helper as far\nread = far.read\n", "pkg/far/helper.py"),
    "beside": ("from helper import read\n", "pkg/sub/helper.py"),
    "beside, if need be": (
        "try:\n    from ..helper import read\nexcept ImportError:\n    from helper import read\n",
        "pkg/sub/helper.py",
    ),
}


@pytest.mark.parametrize("packages", [(), ("pkg",), ("pkg", "pkg/sub", "pkg/far")])
@pytest.mark.parametrize("how", TREES)
def test_a_kernel_in_folders_finds_its_modules(
    parity: CommandLine, workspace: Workspace, how: str, packages: tuple[str, ...]
) -> None:
    if how.startswith("beside") and "pkg/sub" in packages:
        pytest.skip("Python itself finds none there")
    line, helper = TREES[how]
    files = {
        "pkg/sub/own.py": line + IMPORTS + HELPED,
        helper: IMPORTS + HELPER,
        **{f"{package}/__init__.py": "" for package in packages},
    }
    assert_verified(run(parity, workspace, files, "pkg/sub/own.py"))
    kernel = workspace.root / "pkg" / "sub" / "own.py"
    known = {str((kernel.parent / name).resolve()) for name in source_hashes(kernel, [], set(), lambda _: None)}
    of_package = {f"{package}/__init__.py" for package in packages if helper.startswith(package) or "sub" in package}
    imported = {"pkg/sub/own.py", helper, *(set() if how.startswith("beside") else of_package)}
    assert known >= {str(workspace.root / name) for name in imported}


@pytest.mark.parametrize("packages", [(), ("triton",)])
def test_a_package_may_have_the_name_of_what_is_installed(
    parity: CommandLine, workspace: Workspace, packages: tuple[str, ...]
) -> None:
    files = {
        "triton/own.py": "from . import helper\nread = helper.read\n" + IMPORTS + HELPED,
        "triton/helper.py": IMPORTS + HELPER,
        **{f"{package}/__init__.py": "" for package in packages},
    }
    assert_verified(run(parity, workspace, files, "triton/own.py"))
    assert_verified(
        run(
            parity,
            workspace,
            {"modules.py": IMPORTS + HELPER, "own.py": "from modules import read\n" + IMPORTS + HELPED},
        )
    )
