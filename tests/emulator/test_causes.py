"""What predicted time is spent on: each rule on a launch where its cause is there, and on one where it is not."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from builds import ENGINE
from timed import LOAD, repeated, work

from parity.arch.timing import timing_of
from parity.predict.causes import Cause, causes
from parity.predict.model import CacheState, Model
from parity.predict.unit import PARTS

_MATRIX = "v_mfma_f32_32x32x16_f16 v[16:31], v[2:5], v[2:5], v[16:31]"
_WMMA = "v_wmma_f32_16x16x16_f16 v[{0}:{1}], v[8:15], v[8:15], v[{0}:{1}]"
_SETTLED = "s_nop 15\ns_nop 3"


@dataclass(frozen=True)
class Launched:
    body: str
    how: dict[str, Any] = field(default_factory=dict)

    @property
    def model(self) -> Model:
        done = work(self.body, **self.how)
        return Model(done, timing_of(done.kernel.arch.name), CacheState.COLD, ENGINE)

    @property
    def causes(self) -> dict[str, Cause]:
        model = self.model
        found = causes(model)
        assert sum(cause.us for cause in found) == pytest.approx(model.us)
        assert all(cause.us > 0 for cause in found)
        assert len({cause.name for cause in found}) == len(found)
        return {cause.name: cause for cause in found}


def looped(line: str, **how: Any) -> Launched:
    return Launched(repeated(line, 64), {"threads": 64, **how})


def of_lds(read: str, shift: int = 2) -> Launched:
    reads = "".join(f"{read} offset:{4 * number}\n" for number in range(8))
    return looped(f"v_lshlrev_b32_e32 v2, {shift}, v0\n{reads}s_waitcnt lgkmcnt(0)", lds=65536)


def strided(shift: int) -> Launched:
    loads = "global_load_dword v8, v2, s[4:5]\n" * 8
    return looped(f"v_lshlrev_b32_e32 v2, {shift}, v0\n{loads}s_waitcnt vmcnt(0)", threads=512, parts=4)


def waiting(allowed: int) -> Launched:
    """Two loads in flight, of which the first is needed."""
    loads = "global_load_dword v8, v1, s[4:5]\nglobal_load_dword v9, v1, s[4:5] offset:2048"
    end = "s_waitcnt vmcnt(0)\nv_mov_b32_e32 v11, v9"
    return looped(f"{loads}\ns_waitcnt vmcnt({allowed})\nv_mov_b32_e32 v10, v8\ns_nop 15\n{end}")


def of_matrix(before: str, data: str = "v[2:5]") -> Launched:
    lines = f"ds_read_b64 v[12:13], v1\ns_waitcnt lgkmcnt(0)\n{before}\n{_SETTLED}\n{_MATRIX}\n{_SETTLED}\n{_SETTLED}"
    return looped(lines.replace("v[2:5], v[2:5]", f"{data}, {data}"), lds=4096)


def adding(result: str) -> Launched:
    """An addition in a loop whose result is an address, or data that is stored."""
    address = {"address": "v3", "data": "v1"}[result]
    return looped(f"v_add_u32_e32 v3, 16, v1\nglobal_store_dwordx4 {address}, v[2:5], s[6:7]", threads=256)


def products(*sums: int) -> Launched:
    lines = "\n".join(_WMMA.format(first, first + 7) for first in sums)
    return looped(lines, arch="gfx1151", threads=32)


def unequal(barrier: str) -> Launched:
    body = "v_readfirstlane_b32 s9, v0\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc1 done\n{}done:\n" + barrier
    return Launched(body.format(repeated("v_fma_f32 v8, v9, v9, v8\n" * 16, 64)), {"threads": 128})


def with_registers(count: int) -> Launched:
    load = "global_load_dword v8, v1, s[4:5]\ns_waitcnt vmcnt(0)\nv_add_u32_e32 v1, v8, v1"
    return Launched(repeated(load, 16), {"grid": 4096, "vgprs": count})


def in_flight(count: int) -> Launched:
    loads = "\n".join(f"global_load_dwordx4 v[{8 + 4 * n}:{11 + 4 * n}], v1, s[4:5]" for n in range(count))
    return Launched(f"{loads}\ns_waitcnt vmcnt(0)", {"grid": 1 << (14 if count > 1 else 8)})


def rounds(grid: int) -> Launched:
    body = repeated("v_fma_f32 v8, v9, v9, v8\n" * 16, 64)
    return Launched(body, {"grid": grid, "threads": 1024, "lds": 160 << 10})


_CONVERTS = "v_cvt_pk_f32_fp8_e32 v[2:3], v12\nv_cvt_pk_f32_fp8_e32 v[4:5], v13"
_TO_LDS = "global_load_dword v12, v1, s[4:5]\ns_waitcnt vmcnt(0)\n{}\nds_write_b32 v1, v13\ns_waitcnt lgkmcnt(0)\n"
_RULES = [
    (
        "private memory",
        looped("scratch_store_dword off, v0, off offset:4\ns_waitcnt vmcnt(0)", scratch=16),
        looped("global_store_dword v1, v0, s[6:7]\ns_waitcnt vmcnt(0)"),
        "accesses of private memory: 1",
    ),
    ("waits stricter than needed", waiting(0), waiting(1), "vmcnt is waited down to 0 at line "),
    ("bank conflicts", of_lds("ds_read_b32 v8, v2", 9), of_lds("ds_read_b32 v8, v2"), "97% of the cycles of LDS"),
    ("narrow LDS access", of_lds("ds_read_u8 v8, v2"), of_lds("ds_read_b32 v8, v2"), "mostly ds_read_u8, of 8 bits"),
    (
        "narrow global access",
        looped("global_load_ubyte v8, v1, s[4:5]\ns_waitcnt vmcnt(0)", threads=256),
        looped(f"{LOAD}\ns_waitcnt vmcnt(0)", threads=256),
        "accesses: 1, mostly global_load_ubyte, of 8 bits",
    ),
    (
        "scattered access",
        strided(6),
        strided(2),
        "which ask for 6% of the 64-byte segments",
    ),
    (
        "conversions",
        of_matrix(_CONVERTS),
        of_matrix("v_mov_b32_e32 v6, v12", "v[10:13]"),
        "between LDS and matrix instructions: 2, mostly v_cvt_pk_f32_fp8",
    ),
    (
        "conversions before LDS",
        looped(_TO_LDS.format("v_cvt_f16_f32_e32 v13, v12") + _MATRIX, lds=4096),
        looped(_TO_LDS.format("v_mov_b32_e32 v14, v12") + _MATRIX, lds=4096),
        "between memory and stores to LDS: 1, mostly v_cvt_f16_f32",
    ),
    ("address arithmetic", adding("address"), adding("data"), "nothing but addresses"),
    ("serial matrix instructions", products(16, 16), products(16, 24, 32, 40), "matrix instructions that wait"),
    ("barriers", unequal("s_barrier"), unequal("s_nop 0"), "in a round of the hot loop: 0; in all: 1"),
    ("registers above a step", with_registers(129), with_registers(127), "with 128 or fewer, a unit has 4 workgr"),
    ("few bytes in flight", in_flight(1), in_flight(16), "would hide its latency"),
    ("tail", rounds(257), rounds(256), "the grid fills 50.2% of 2.0 rounds"),
]


@pytest.mark.parametrize(("name", "there", "not_there", "evidence"), _RULES, ids=[name for name, *_ in _RULES])
def test_each_rule_where_it_holds_and_where_it_does_not(
    name: str, there: Launched, not_there: Launched, evidence: str
) -> None:
    found = there.causes[name]
    assert evidence in str(found.evidence)
    assert found.us > 0.01 * there.model.us
    other = not_there.causes.get(name)
    assert other is None or other.us < 0.3 * found.us * not_there.model.us / there.model.us


def test_what_a_wait_waits_for_counts_at_the_access() -> None:
    launch = Launched(f"{LOAD}\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v2, v8", {"grid": 64})
    (place,) = launch.causes["few bytes in flight"].places
    assert (place.text, place.source) == (LOAD, None)
    assert not any("s_waitcnt" in place.text for cause in launch.causes.values() for place in cause.places[:1])


def test_work_on_what_matrix_instructions_gave_is_no_conversion() -> None:
    """As in attention: between two products stands arithmetic, not the cost of a format."""
    launch = of_matrix(f"{_SETTLED}\nv_exp_f32_e32 v2, v16\nv_mul_f32_e32 v3, v2, v17")
    assert "conversions" not in launch.causes


def test_bytes_of_a_table_are_not_called_narrow() -> None:
    """Each is at an address of its own: no wider access has several of them."""
    look_up = "ds_read_u8 v{0}, v2\ns_waitcnt lgkmcnt(0)\nv_and_b32 v2, 0xff, v{0}\n"
    looked_up = "".join(look_up.format(8 + number) for number in range(4))
    launch = Launched(f"v_and_b32 v2, 0xff, v0\n{repeated(looked_up, 64)}", {"threads": 64, "lds": 4096})
    assert "narrow LDS access" not in launch.causes


def test_a_flat_access_to_lds_is_not_called_private() -> None:
    """Without private memory nothing is in it."""
    flat = "s_mov_b64 s[10:11], src_shared_base\nv_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, s11\nflat_load_dword v8, v[2:3]"
    launch = looped(f"{flat}\ns_waitcnt vmcnt(0) lgkmcnt(0)", lds=4096)
    assert "private memory" not in launch.causes


def test_code_and_the_start_of_waves_are_nobodys_fault() -> None:
    """An instruction that computes an address is the first of a wave, and its line of code has to come."""
    launch = Launched(f"{LOAD}\ns_waitcnt vmcnt(0)", {"grid": 1 << 14})
    parts = launch.model.spent.sum(axis=0)
    assert launch.causes["starting waves"].us == pytest.approx(parts[PARTS.index("start")], rel=1e-6)
    assert launch.causes["code"].us == pytest.approx(parts[PARTS.index("code")], rel=1e-6)


def test_what_a_load_leaves_of_its_result_is_no_address() -> None:
    """A load of 16 bits into the upper half reads the register that it writes."""
    line = "v_sqrt_f32_e32 v5, v5\nglobal_load_short_d16_hi v5, v1, s[4:5]\ns_waitcnt vmcnt(0)"
    found = looped(f"{line}\nglobal_store_dword v1, v5, s[6:7]").causes.get("address arithmetic")
    assert found is None or not any("v_sqrt" in place.text for place in found.places)


def test_a_result_that_another_way_stores_is_no_address() -> None:
    """Its address is one way of the flow, the stored value the other: in the text only the address follows."""
    body = """v_and_b32_e32 v3, 0xff0, v1
s_cmp_lg_u32 s2, 0
s_cbranch_scc1 store
global_load_dword v8, v3, s[4:5]
s_branch done
store:
global_store_dword v1, v3, s[6:7]
done:
s_nop 0"""
    found = Launched(body, {"grid": 64}).causes.get("address arithmetic")
    assert found is None or not any("0xff0" in place.text for place in found.places)


def test_what_a_called_function_computes_is_not_judged() -> None:
    model = adding("address").model
    assert "address arithmetic" in {cause.name for cause in causes(model)}
    model.work.__dict__["flow"] = replace(model.work.flow, has_calls=True)
    assert "address arithmetic" not in {cause.name for cause in causes(model)}


def test_a_conversion_counts_without_matrix_instructions_too() -> None:
    launch = looped(
        "ds_read_b32 v12, v1\ns_waitcnt lgkmcnt(0)\nv_cvt_f16_f32_e32 v13, v12\nv_mov_b32_e32 v14, v13", lds=4096
    )
    assert launch.causes["conversions"].instructions == 1
