"""Of NVIDIA's text too: numbers that are loaded decide where code asks for them, wherever they went before."""

import pytest

from parity.isa.sass import parse_sass
from parity.isa.sass_deciding import decided_by_loads

LOADED = """
S2R R0, SR_TID.X
LDC.64 R4, c[0x0][0x210]
ULDC.64 UR6, c[0x0][0x208]
IMAD.WIDE R4, R0, 0x4, R4
LDG.E R2, desc[UR6][R4.64]
LDG.E.64 R8, desc[UR6][R4.64+0x400]
"""


def decided(body: str) -> set[str]:
    lines = [line.strip() for line in (LOADED + body + "\nEXIT").strip().split("\n")]
    text = ["\t.target\tsm_90", "\t.section\t.text.k", ".text.k:"]
    for at, line in enumerate(lines):
        guard, _, rest = line.partition(" ") if line.startswith("@") else ("", "", line)
        text.append(line if line.endswith(":") else f"        /*{at * 16:04x}*/   {guard:>14} {rest} ;")
    return {*decided_by_loads(parse_sass("\n".join(text), "k.sass")["k"]).values()}


@pytest.mark.parametrize(
    "body",
    [
        "FADD R3, R2, R9\nFFMA R3, R3, R2, R8\nMUFU.RSQ R3, R3\nF2FP.BF16.F32.PACK_AB R3, R3, R2",
        "HMMA.16816.F32 R16, R8, R2, RZ\nFMUL R16, R19, R16",
        "PRMT R3, R2, 0x7632, R3\nIMAD.U32 R3, R3, 0x10000, RZ\nSHF.R.U32.HI R3, RZ, 0x8, R2",
        "LOP3.LUT R3, R2, 0xffff, RZ, 0xc0, !PT\nLOP3.LUT R3, R3, 0x80000000, RZ, 0x3c, !PT\nLOP3.LUT R3, R3, R2, RZ, 0xfc, !PT",
        "FMNMX R3, R2, R9, !PT\nFMNMX R3, R2, -INF , !PT",
        "FSETP.GT.AND P0, PT, R2, R9, PT\nFSEL R3, R2, R9, P0",
        "FSETP.NEU.AND P0, PT, |R2|, +INF , PT\nFSETP.NAN.AND P1, PT, R2, R2, PT",
        "ISETP.GE.AND P0, PT, R0, 0x8, PT\n@P0 FADD R3, R2, R2",
        "MOV R2, R0\nISETP.NE.AND P0, PT, R2, 0x3, PT",
        "ISETP.NE.AND P1, PT, R0, RZ, PT\n@P1 IMAD.MOV.U32 R2, RZ, RZ, R0\n@P1 IADD3 R3, R2, 0x1, RZ",
        "STS [R0], R0\nLDS R3, [R0]\nISETP.NE.AND P0, PT, R3, 0x3, PT",
        "SHFL.BFLY PT, R3, R2, 0x10, 0x1f",
        "LOP3.LUT R3, R2, 0xfffff000, RZ, 0xc0, !PT\nSHF.L.U32 R3, R2, 0x17, RZ\nLOP3.LUT R3, R2, 0xff, R9, 0xf8, !PT",
        "FSETP.GEU.AND P0, PT, R2, -126, PT\n@!P0 FMUL R2, R2, 0.5\nMUFU.EX2 R3, R2\n@!P0 FMUL R3, R3, R3",
        "FFMA.SAT R3, R2, R7, 0.5\nFFMA.RM R3, R3, R7, 12582913\nSHF.L.U32 R3, R3, 0x17, RZ",
        "VIADD R3, R2, 0x1800000\nLOP3.LUT R3, R2, 0x7f800000, RZ, 0xc0, !PT\nISETP.GT.U32.AND P0, PT, R3, 0x1ffffff, PT\n@P0 CALL.REL.NOINC `(k)",
    ],
)
def test_what_only_computes(body: str) -> None:
    assert not decided(body)


@pytest.mark.parametrize(
    ("body", "how"),
    [
        ("FSETP.GT.AND P0, PT, R2, 1, PT", "comparison"),
        ("FSETP.GT.AND P0, PT, R2, R9, PT\nFSEL R3, R2, RZ, P0", "comparison"),
        ("ISETP.NE.AND P0, PT, R9, 0x3, PT", "comparison"),
        ("ISETP.GT.U32.AND P0, PT, R2, 0x1ffffff, PT", "comparison"),
        ("FSETP.GEU.AND P0, PT, R2, -126, PT\n@!P0 FMUL R3, R2, 3", "comparison"),
        ("ST.E [R4], R2\nLDS R3, [R0]\nISETP.NE.AND P0, PT, R3, 0x3, PT", "comparison"),
        ("ATOMS.CAS R3, [R0], R2, R7", "comparison"),
        ("ATOMS.MIN.U32 R3, [R0], R2", "bound"),
        ("PRMT R3, R0, R2, R7", "bits"),
        ("STS.64 [R0], R8\nLDS R3, [R0+0x4]\nFSETP.GT.AND P0, PT, R3, 1, PT", "comparison"),
        ("STL [R1], R2\nLDL R3, [R1]\nFSETP.GT.AND P0, PT, R3, 1, PT", "comparison"),
        ("LDGSTS.E.128 [R0], desc[UR6][R4.64]\nLDS R3, [R0]\nFSETP.GT.AND P0, PT, R3, 1, PT", "comparison"),
        ("SHFL.BFLY PT, R3, R2, 0x10, 0x1f\nFSETP.GT.AND P0, PT, R3, 1, PT", "comparison"),
        ("@P1 MOV R2, R0\nISETP.NE.AND P0, PT, R2, 0x3, PT", "comparison"),
        ("MOV R3, R0\n.L_x_0:\nISETP.NE.AND P0, PT, R3, 0x3, PT\nMOV R3, R2\n@P1 BRA `(.L_x_0)", "comparison"),
        ("R2UR UR4, R2\nUISETP.NE.AND UP0, UPT, UR4, 0x3, UPT", "comparison"),
        ("HGMMA.64x64x16.F32 R24, gdesc[UR4], RZ\nFSETP.GT.AND P0, PT, R55, 1, PT", "comparison"),
        ("FMNMX R3, R2, RZ, !PT", "bound"),
        ("FADD.SAT R3, R2, -2.5", "bound"),
        ("LDG.E R3, desc[UR6][R8.64]", "address"),
        ("LDS R3, [R2]", "address"),
        ("SHFL.IDX PT, R3, R0, R2, 0x1f", "address"),
        ("F2I.TRUNC.NTZ R3, R2", "rounding"),
        ("FRND.FLOOR R3, R2", "rounding"),
        ("IADD3 R3, R2, 0x1, RZ", "bits"),
        ("LOP3.LUT R3, R2, R9, RZ, 0xc0, !PT", "bits"),
        ("LOP3.LUT P0, RZ, R2, 0x7f, RZ, 0xc0, !PT", "bits"),
        ("SHF.L.U32 R3, R0, R2, RZ", "bits"),
        ("R2P PR, R2, 0x7f", "bits"),
        ("POPC R3, R2", "bits"),
    ],
)
def test_what_decides(body: str, how: str) -> None:
    assert decided(body) == {how}


def test_what_was_decided() -> None:
    """A choice is the comparison's; what is counted of such choices decides anew."""
    body = "FSETP.GT.AND P0, PT, R2, 1, PT\nSEL R3, RZ, 0x1, P0"
    assert decided(body) == {"comparison"}
    assert decided(f"{body}\nIADD3 R3, R3, R3, RZ") == {"comparison", "bits"}
    assert not decided(body.replace("R2, 1, PT", "R2, R2, PT"))
