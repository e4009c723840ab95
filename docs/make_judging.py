"""Writes docs/judging.md: the catalogue of cheats (tests/cheats), and what became of each (benchmarks/cheats.json)."""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from catalogue import counted, entries  # noqa: E402  # tests/ is on the path from here on

PAGE = ROOT / "docs" / "judging.md"
PLAYED = ROOT / "benchmarks" / "cheats.json"
HEAD = """# What no kernel gets away with

Programs that write kernels find every hole in a benchmark. Below are the ways that are known here, each with where it was seen, what catches it, and where it was last
played: {cheats} cheats, and {honest} honest kernels that look like them and must be accused of nothing. Each is a file: [tests/cheats](../tests/cheats) and
[tests/honest](../tests/honest), edits of three small honest kernels in Triton, HIP and CUDA. `make test` plays each on the emulator in one language, `make long` all of
them in all sizes, on gfx942 and gfx1151, and `make test-hardware` plays them on the GPU of this machine; `python benchmarks/cheats.py` does so too and writes this page's last columns.

What is caught is said in the verdict by its code: `verification` (a wrong result, a fault, a race, an element that is not written), `contract.*` (not what the contract says), `remembers`
(faster on inputs that it has seen), `residency` (a finding: named, and no verdict). "Gains nothing" is what has no effect, because modules only build: another
process loads the code object, times it, and verifies it again on inputs drawn after the build.

| cheat | seen | what catches it | in | emulator | {gpu} |
| --- | --- | --- | --- | --- | --- |
"""
TAIL = """
## Last played

{played}
- In all sizes and on two architectures (`make long`, tests/test_cheats.py, on 6cf7714a, 2026-11-30): 566 plays on the emulator, no honest kernel accused; two cheats were not told as their files say (one that Triton does not build for gfx11, one that came out unverified), and are since.

## What a verdict is about

A case shows what a kernel makes of the case's own numbers. Whether it makes the same of others, its code tells: floats that are multiplied, added up, rooted and rounded come out alike for all, up to that rounding.
So the machine code is read, AMD's and NVIDIA's, for where what it loads *decides*: a comparison, a bound, an address, a rounding to a whole number, sums of whole numbers or of bits, wherever the number went before (registers, other lanes, LDS, scratch memory). A
verdict names the source lines (of NVIDIA's code, those of the assembly text): `not shown: numbers that no case has: what is loaded decides by comparison at argmax.hip:35`. That accuses nobody. An `argmax` compares, a quantization rounds, and
either may well be right; but there somebody has to look, and a kernel that is wrong for a secret kind of numbers has its line among them. Most matrix multiplications, norms and softmaxes have none, and then the cases stand for all numbers.

Not named are a choice of the larger of two loaded numbers (the larger of what is the smaller of others is: there their order decides), bits that constants move or mask, a rounding to bf16, and what compilers make of roots, divisions, exponentials and logarithms of fp32 for each lane, each known by its instructions and by what is done with what they give. What LDS holds is
one: where other numbers lie there beside loaded ones, the verdict says `of what LDS holds beside loaded numbers`. A source that numbers its own lines (`#line`) is said to.

## What is not caught

The ways of this first list are named where the code decides by what it loads; a kernel that is wrong there is accepted, with its line.

- **Ways that need one number that the code computes, or several at once**, each of which comes alone in some case: an element and its place, two elements, of code that compares with dozens of numbers, elements of whole numbers.
- **Numbers that nobody draws**, and that no comparison has: magnitudes above 2^60 and below 2^-60, where the operator has no case for them; sizes of elements between those that the cases have ([operators.md](operators.md#which-cases-there-are) lists them: decades lie between the far ones); two inputs that differ by a ten-thousandth; a maximum that rises by as
  little; one value of an index that stands alone and has more than eight; one length of few sequences.
- **A shortcut for rows of a kind that no case has**, as of numbers that all have the 11 bits of fp16 between 10^-4 and 64, or equal numbers far below a peak of one height; a row full of one rare number, in a count or a sum that wraps there.
- **A loop that stops after so many rounds** where few numbers need more; what a workgroup keeps from a row whose numbers were far larger.
- **A term of the reference that is zero, or one number, in all cases**, as an exponential far from its centre, a bool that is never true, a place of an output that is never a number. Those are named by the reference's line.
- **What happens at halves**: a rounding at the number below a half, which people write so.
- **The last correction of an exact division or a product modulo a number**, where one input in 100,000 needs it.
- **Zero times NaN or infinity left out**: kernels that skip zeros are written by honest people too.

These are neither caught nor named.

- **What a step decides**, as a scale that is rounded up to a power of two, where a row's largest number over its divisor is one: a small change decides there, and people divide in more than one way. Such a step is named, as a rounding or as bits.
- **A number that decides by float arithmetic alone**, as an exponential that is zero but near a secret number (of bits that are flipped and taken for a whole number, too), a sum with a number so large that all others are lost in it, the sign or the exponent's bits of a difference, moved elsewhere, products of its bits as whole numbers by a dot or matrix instruction, or a maximum with a bound that is made of loaded numbers, as zero times one. What looks like an idiom in every instruction that is asked for passes for one.
- **What is behind a flag that another workgroup sets**: it is loaded, and named as such.
- **A module that writes elsewhere** while it is built, into the lab book for one, where bubblewrap is not installed: modules have the user's rights then. The verdict says "the kernel's
  module ran unconfined", and `--confined` refuses.
- **A clock or a voltage that somebody else sets** for one of the two kernels. Pairs alternate and the run records clocks; who owns the machine can still lie to it.
- **Numbers that are right, for inputs of a kind that no contract says** (always sorted, always sparse). A kernel may use what the contract promises; what it does not promise is drawn.
- **A module that reads in other ways than by a path** while it is built: through another program or a C library (the build's facts name both: `starts`), through an open folder, or names and dates
  of files and the clock. The files that it opens by their paths are kept with the run, and refused outside of the workspace. What came of the others is built, verified and timed as ever; a kept step's
  build is asked for again elsewhere, and `runs reproduce` shows where it comes out otherwise.
- **A wrong result in a few workgroups alone, without a GPU**: on the emulator a few of the contract's own size are drawn, and those run whose numbers the code compares with. Whoever changes the code often
  enough can choose which are drawn, and whoever computes such a number hides it. That all workgroups together write every block is not shown there; a grid too small for it is named where its first workgroup writes
  less than its share. On a GPU every element is compared.
- **A kernel that asks where it runs, without a GPU**: clocks, the registers that say on which unit a wave is, and addresses are as on no hardware. On a GPU its results are compared again.
- **A module in the compiler's process**: it may change what the compiler leaves, text and code object alike, and what is said of them. What is checked, emulated and timed is what was left, whosever
  source it is of. That text and code object are one is shown where the assembler here gives the same code, constants and descriptors; else the verdict says that it is not.
- **Less precision inside of sums that are no products**, as of a norm's squares, below what the tolerance of their length lets show.
- **A layout that computes**: it is the contract's own, and so is what it leaves in places that no tensor has.
- **A forged lab book**: nothing signs one, and `parity merge` takes what a book says.
- **A way that the code takes for sizes or workgroups that it hides**: they are tried about the numbers with which machine code compares, not about those that it computes from others, takes from memory or a
  scalar, or brings by `v_cndmask`, and not about remainders. On the emulator the verdict names code that ran in no case, and conditions that always came out one way: comparisons for equality, of floats, classes and bits, and choices that several
  comparisons decide together. Who decides by arithmetic alone (a carry that is added, a minimum, a conversion, a shift) or by a bound of whole numbers that is computed is not named. On a GPU nothing says which code ran.
- **A size and a workgroup together**, each of which comes alone in some case. Of sizes three numbers that are no powers of two are tried on several axes together. Where one choice follows another and each came out both
  ways, nothing is named. Places of the contract's own size are filled in one way. A size of a class or a tail that is wrong alone, where it is not one of those that are drawn (of compiled-in sizes one with a tail is drawn, and of a class its ends and one between).
- **Sizes whose relation decides**, as one that is eight times another, and a size together with a place that only large problems have, as an offset that fp32 rounds.
- **A number instead of minus infinity**, as a fill or a start of a maximum, where products are less: scores of an attention go to -10^5, and people write -10^6 and -10^9. Inputs themselves go to -10^17.
- **One kind of numbers at the contract's own size of a heavy problem, without a GPU**: on the emulator one way of the cases is drawn there, beside those that show precision. On a GPU the second look
  has them in turn, and small problems have all.
- **Rows of one infinity**, as an attention's row that is masked throughout, and what else a tensor has in it for which some row would be one: people define what comes of them in more than one way, and no case has them.
- **Which of the two nearest numbers a tie becomes**, where a result is rounded to its type: both are as near. Of equal inputs whose place is asked for, the reference does say which. Nor
  a result of 8 bits that was rounded twice, nor the sign of a result that is zero.
- **fp32 inside, where a result is fp32 and the inputs are fp64**: as of a difference of two that are nearly alike.
- **Numbers far below what is usual**, as products of 1e-5 and 1e-5 beside usual ones: they may be taken for zero, or have fewer bits.
- **Terms of a sum that all together are less than it may be off in fp32**, one by one: as exponentials below e^-16 beside a peak in rows of 4,096, or less precision there. Nor a function that loses small
  results of small inputs, as `log(1 + x)` for 1e-8: where nothing is summed, 2^-17 of a usual number is allowed.
- **What rounding decides where inputs have 16 bits or fewer, or the reference has exponentials and the like**: a bool, a place or a whole number may be what inputs give that differ by 2^-12 of their size.
- **Infinities that meet in two inputs or in one row**, as of a difference: kernels that are right for numbers write what comes of them in more than one way.
- **A scalar that a kernel has in its text**: the contract's scalars have its own values throughout.
- **Small results beside large ones** where the reference rounds on the way, or at the contract's own size: they may be off by what the tolerance gives the largest of a block.
- **A method that loses digits where numbers are nearly alike**, as a variance by the mean of squares, or a distance of two rows by their squares, whose root may be NaN: rows that are far from zero and close together are not drawn, because there a sum's order
  decides what comes out.
- **What the third launch and later ones find in scratch memory or in the code's variables, without a GPU**: the emulator runs the first case behind a launch on other numbers, those that reach more code or tails, and the contract's own size where that runs whole. On a GPU scratch is overwritten.
- **A product's operands in 14 bits or more** where the contract has fp32 and names no instruction, and sums are long. Triton's `bf16x3` has 16: where sums are as short as
  33 it is called wrong, for fp32 it is not; `bf16x6` is right.
- **A division of work between several launches** that all make outputs: nothing shows whose tile is whose, and the check `output tile` says so.
- **A few places of rows that are longer than 300, or of products without tails, longer than a block**: peaks stand evenly there, as many as make 2^18 elements, and not at every place. Nor is it known what a kernel does from some length on that
  neither the contract's own size nor a drawn one has.
- **How indices, or two inputs, are related**: a chain in which each index is the one before, two texts of which one is the other moved by thirty. Indices are drawn, the same, or few.
- **How far a recurrence looks back**, where its gates forget what is older: only NaN and peaks come through.
- **A missing fence, or an old line in a cache**, between workgroups or within one: the emulator has no caches.
- **Scratch memory that workgroups share at the contract's own size alone, without a GPU**: a few of them run there. Of a lane of one launch the verdict says that it is not shown.
- **A wait that RDNA's ALUs need for their own registers** (`s_waitcnt_depctr`, `s_wait_alu`), of which the emulator has none.
- **A result beyond what its type holds**: of such elements any number passes, and NaN, and so do numbers of the same part that fp32 does not reach, and a product of which some factors alone are beyond fp32. Nor is a result held to anything that is more than half of what the type holds, where its row has numbers near the end of fp16's range, nor one that small changes decide, as of a softmax of such. Other outputs are compared.
- **What is before the first instruction**: firmware that loads arguments into registers begins 256 bytes behind the entry, and the emulator at the entry. Nor is it asked whether a workgroup's registers, or all workgroups that wait for each other, fit on a GPU.
- **A race that shows in no order that is tried**: where waves leave each other word, a race between them is found if it is one in the order of the grid, in the opposite one, or in step, of the first case's few workgroups, of another one's 16 to 256, or of one that reaches code or tails which no such case has; who delays a wave by other means may find a fourth. A plain store to what others change by atomic operations counts as ordered, because a lock may be released so: who clears a sum that others add to already is not found.
- **An update that is lost between workgroups more than 256 apart, without a GPU**: so many go in step.
- **A float result of 14 bits where nothing is summed, and of 18 where the reference has no exponentials or other such functions**: fast ones are no better. Last bits that are all zero are named.
- **A load, an atomic operation, a flat store to LDS or a store past the caches that is still on its way at a barrier**, behind which another wave stores or reads there, past the caches too; a vector store behind a scalar load of the same wave that has not come; a flat access to LDS beside an LDS instruction of the same wave for the same byte.
- **A launch of more than 65,535 workgroups along y or z**, which a GPU may refuse. **A wait for all but some loads behind a flat access that goes to global memory alone, on gfx9**: documents advise to wait for all. Wait states over a jump to a place that has no label, as no compiler makes it; one between `s_mov_b32 m0` and `buffer_load ... lds`, which compilers leave and documents do not ask for; and what CDNA's documents say about VSKIP, VCCZ and EXECZ as data.
- **What comes of an input that stands just where a result jumps**, as `sign(x - s)` for x = s: small changes decide there.
- **A root of a square that is taken to be exact**, as an index from `v_sqrt_f32`: results that are exact are not moved by an instruction's documented error.
- **A scalar load that is executed again after a page fault** (XNACK) and has overwritten its own address.
- **A load straight into LDS whose place there is no multiple of four bytes**: no document says what hardware makes of it.
- **A term that is less than a result may be off**, as a weight decay of 10^-6, or 10^-5 on the diagonal of a matrix of exponentials.
- **Digits of fp64 behind those of the tolerance**: 2^-24 of what an error in fp32 allows, so that a division by a reciprocal without its last corrections passes.
- **Signalling NaN**, and what lies behind a row where it is multiplied by zero.
- **Another person's kernel.** Whose idea it was is not asked here.

Streams, threads, CUDA graphs, lazy tensors, patched timers, forged messages and file descriptors, garbage collectors and stack walks ([pygpubench](https://github.com/gpu-mode/pygpubench)
has twenty of them) are about a harness that runs in the submission's own process. Here the submission's process ends before anything is launched.
"""


def page() -> str:
    """The page's text."""
    cheats, honest = entries("cheats"), entries("honest")
    played = json.loads(PLAYED.read_text())
    emulator, gpu = (
        next(name for name in played if name.startswith("emulator") == is_emulator) for is_emulator in (1, 0)
    )
    rows = [
        f"| {entry.title} (`{name}`) | {'; '.join(entry.seen) or 'devised here'} | {entry.by} "
        f"| {', '.join(entry.languages)} | {_said(played[emulator], name)} | {_said(played[gpu], name)} |\n"
        for name, entry in cheats.items()
    ]
    lines = [_played(name, one) for name, one in played.items()]
    head = HEAD.format(cheats=len(cheats), honest=len(honest), gpu=gpu)
    return head + "".join(rows) + TAIL.format(played="\n".join(lines))


def _said(record: dict[str, Any], name: str) -> str:
    """What became of a cheat, by language; the same for all is said once."""
    rows = record["cheats"].get(name, {})
    if len({*rows.values()}) < 2:
        return next(iter(rows.values()), "–")
    return "; ".join(f"{language}: {word}" for language, word in rows.items())


def _played(name: str, record: dict[str, Any]) -> str:
    counts = counted(record)
    return (
        f"- {name}, {record['date']}, commit {record['commit']}: {counts['cheats']} cheats in their languages, "
        f"{counts['escaped']} escaped; {counts['honest']} honest kernels, {counts['accused']} accused"
    )


if __name__ == "__main__":
    if "--print" in sys.argv:
        sys.stdout.write(page())
    else:
        PAGE.write_text(page())
