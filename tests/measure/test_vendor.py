"""`parity run --vendor` on ROCm: the library as it comes and tuned by TunableOp, on a GPU and a torch that are played."""

import math
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from conftest import STAND_IN, StandIn

from parity.contract import Contract
from parity.contract.study import default_lanes, load_study
from parity.devices.vendor_tuning import CublasLt, bench_line, resources_of
from parity.errors import UnavailableError
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.operators.helpers.products import Product

pytestmark = pytest.mark.slow


def run(stand_in: StandIn, **env: str) -> Any:
    ended = stand_in.run("step14", "--vendor", env=env)
    assert ended.code == 0, ended.err
    return ended.json


@pytest.fixture(autouse=True)
def _torch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The torch that is played, for processes that are forked."""
    (tmp_path / "played").mkdir()
    shutil.copy(STAND_IN / "rocm_torch.py", tmp_path / "played" / "torch.py")
    monkeypatch.syspath_prepend(tmp_path / "played")
    monkeypatch.delitem(sys.modules, "torch", raising=False)
    yield
    sys.modules.pop("torch", None)


@pytest.fixture
def rocm(stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """ROCm's folder, with a code object of hipBLASLt's: the HIP lane's, whose kernel the played library launches."""
    workspace = stand_in.workspace
    study = load_study(workspace, "gfx1151")
    spec = default_lanes(study)["hip"]
    request = BuildRequest(workspace, study.contract, "hip", spec, HashMemory(workspace.private / "hashes.json"), 300.0)
    code = build_lane(request, "zig").code_object
    assert code is not None
    root = tmp_path / "rocm"
    shutil.copytree(stand_in.library.parent, root, ignore=shutil.ignore_patterns("launches"))
    (root / "launches").mkdir()
    folder = root / "lib" / "hipblaslt" / "library"
    folder.mkdir(parents=True)
    shutil.copy(code.path, folder / "TensileLibrary_HS_gfx1151.co")
    (folder / "TensileLibrary_HS_gfx942.co").write_bytes(b"another GPU's: scaled_mm")
    stand_in.library = root / "lib"
    return root


def test_the_library_is_timed_as_it_comes_and_tuned(stand_in: StandIn, rocm: Path) -> None:
    measured = run(stand_in)["measurement"]
    assert {name: round(ms, 4) for name, ms in measured["vendor_all_ms"].items()} == {
        "vendor": 0.4,
        "vendor_warm": 0.4,
        "vendor_tuned": 0.3,
        "vendor_tuned_warm": 0.3,
    }
    assert measured["vendor_ms"] == measured["vendor_all_ms"]["vendor"]
    facts = measured["device"]
    assert facts["vendor kernel"] == facts["vendor tuned kernel"] == "scaled_mm, at::native::copy_kernel"
    assert facts["vendor tuning"].startswith("TunableOp of torch 2.11.0+rocm7.1: GemmAndBiasTunableOp_Half_NN nn_")
    assert facts["vendor tuning"].endswith(" Gemm_Hipblaslt_56073 0.3")
    assert facts["vendor code object"].startswith("TensileLibrary_HS_gfx1151.co: ")
    assert facts["vendor bench"].endswith("--solution_index 7 (hipblaslt-bench is not installed here)")
    assert "--solution_index 56073 (" in facts["vendor tuned bench"]
    table = stand_in("runs", "artifact", "gfx1151/step14", "tunableop_results.csv").out
    assert "Validator,GCN_ARCH_NAME,gfx1151\n" in table
    assert ",Gemm_Hipblaslt_56073,0.3\n" in table
    told = stand_in("show", "gfx1151/step14").out
    assert "as it comes 0.4000 ms" in told
    assert "tuned 0.3000 ms" in told


@pytest.mark.parametrize(
    ("how", "told"), [("wrong", r"none: the vendor's library: .* elements wrong"), ("odd", "none: 'odd'")]
)
def test_a_library_that_cannot_be_tuned_is_timed_as_it_comes(
    stand_in: StandIn, rocm: Path, how: str, told: str
) -> None:
    """At every size, those after the contract's own too; and the run is judged all the same."""
    contract = stand_in.workspace.experiments / "gfx1151" / "contract.toml"
    contract.write_text(contract.read_text().replace("[tensors]", "[sizes]\nlong = { k = 256 }\n\n[tensors]", 1))
    document = run(stand_in, STAND_IN_TUNED=how)
    assert set(document["measurement"]["vendor_all_ms"]) == {"vendor", "vendor_warm"}
    assert re.match(told, document["measurement"]["device"]["vendor tuning"])
    assert "vendor" not in [reason["code"] for reason in document["reasons"]]
    assert [round(size["vendor_ms"], 4) for size in document["sizes"]["each"]] == [0.4, 0.4]
    assert document["verdict"] == "keep"


def test_a_kernel_in_no_code_object_is_not_found(
    stand_in: StandIn, rocm: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROCM_PATH", str(rocm))
    monkeypatch.setattr("parity.devices.vendor_tuning.require_torch", lambda: shutil)  # it has a __file__
    assert resources_of("scaled_mm", "gfx1151").startswith("TensileLibrary_HS_gfx1151.co: ")
    assert resources_of("scaled_mm", "gfx942") == "not found"  # that file is damaged
    assert resources_of("Cijk_nowhere", "gfx1151") == "not found"


def test_a_log_without_a_bench_line_says_nothing(tmp_path: Path) -> None:
    assert bench_line(tmp_path / "none") is None
    (tmp_path / "log").write_text("[hipblaslt] something else\n")
    assert bench_line(tmp_path / "log") is None


class Algorithm:
    """One of cuBLASLt's, as nvmath-python shows it."""

    algorithm_id, stages, split_k, cluster_shape, cta_swizzling, custom_option = 66, (64, "AUTO"), 1, (1, 2, 1), 0, 7

    def __init__(self, tile: tuple[int, int]) -> None:
        self.tile = tile


class Matmul:
    """A plan of three algorithms."""

    def __init__(self, a: Any, b: Any, **more: Any) -> None:
        self.algorithms = [Algorithm((128, 128)), Algorithm((192, 128)), Algorithm((256, 128))]

    def plan(self, **_more: Any) -> None: ...

    def execute(self, algorithm: Algorithm) -> "Operand":
        return Operand(str(algorithm.tile))


class Operand:
    """A tensor of which only the name matters."""

    dtype = "float16"

    def __init__(self, name: str) -> None:
        self.name = name

    def to(self, _kind: str) -> "Operand":
        return self

    def t(self) -> "Operand":
        return self

    def reshape(self, *_shape: int) -> "Operand":
        return self


def test_the_fastest_of_cublaslts_list_is_chosen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each algorithm is timed once, and all copies of the inputs take the same one."""
    advanced = SimpleNamespace(Matmul=Matmul, MatmulOptions=dict, MatmulPlanPreferences=dict)
    advanced.MatmulEpilog = SimpleNamespace(BIAS="bias")
    played = {
        "nvmath": SimpleNamespace(__version__="1.0.0"),
        "nvmath.linalg": SimpleNamespace(advanced=advanced),
    }
    for name, module in played.items():
        monkeypatch.setitem(sys.modules, name, module)
    product = Product(Operand("a"), Operand("b"), Operand("bias"), "float16")
    monkeypatch.setattr("parity.devices.vendor_tuning.library_call", lambda *_: product)
    times = iter((0.5, math.inf, 0.3))  # the second does not run
    monkeypatch.setattr("parity.devices.vendor_tuning._milliseconds", lambda _: next(times))
    tuner, contract = CublasLt(), cast("Contract", None)
    for _ in range(2):
        assert tuner.find(contract, {"m": 1}, {})().name == "(256, 128)"
    assert next(times, None) is None
    tuned = tuner.tuned()
    assert tuned.solution.startswith("number 3 of 3 in the heuristic's order: algorithm_id 66, tile (256, 128), ")
    assert tuned.table.count("\n") == 4
    monkeypatch.setattr("parity.devices.vendor_tuning._milliseconds", lambda _: math.inf)
    with pytest.raises(UnavailableError, match="names no algorithm that runs"):
        tuner.find(contract, {"m": 2}, {})


def test_a_call_that_is_no_product_is_not_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.devices.vendor_tuning.library_call", lambda *_: print)
    with pytest.raises(UnavailableError, match="the operator's call is no product with a bias"):
        CublasLt().find(cast("Contract", None), {}, {})
