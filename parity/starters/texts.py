"""The files of a new workspace as texts that explain themselves."""

import json
import re
from collections.abc import Iterable, Mapping

from parity.contract.guardrails import GUARDRAILS
from parity.contract.toml import FILL_IN
from parity.lanes import BUILDERS
from parity.starters.binding import Bound
from parity.starters.plan import LanePlan, Plan, Variant

_BARE = re.compile(r"[A-Za-z0-9_-]+")  # a key that TOML has without quotes
_GRID = "workgroups: tiles is the number of blocks of the outputs"
_COLUMN = 44  # where comments begin
IGNORED = ".parity/\nbuild/\nresults.db-shm\nresults.db-wal\nresults.db.*lock\n"


def settings_text(study: str) -> str:
    """Write parity.toml."""
    lines = [
        "# This folder is a workspace of parity. Its studies lie in experiments/, its lab book is results.db.",
        _line(f"default_study = {_value(study)}", f"'parity run step01' means {study}/step01"),
    ]
    return "\n".join(lines) + "\n"


def contract_text(plan: Plan) -> str:
    """Write contract.toml."""
    guessed = " (guessed: check it)" if plan.is_guessed else ""
    waves = f"{plan.waves} waves of {plan.wave_size}"
    candidate, reference = plan.lanes[-1].name, plan.lanes[0].name
    lines = [
        "# What the lanes of this study hold equal. parity checks it on the built code, and records it with every run.",
        _line(f"title = {_value(f'{_name(plan.operator)} on {plan.arch}')}", "for people: change it at any time"),
        _line(f"operator = {_value(plan.operator)}", plan.formula),
        _line(f"arch = {_value(plan.arch)}", "the architecture that the lanes are built for"),
        _line(f"axes = {_table(plan.axes)}", f"the problem's sizes{plan.sized_by or guessed}"),
        _line(
            f"blocks = {_table(plan.blocks)}", f"what one workgroup takes of an axis{guessed}; of others it takes all"
        ),
        *(
            [_line(f"tails = {_list(plan.tails)}", "sizes that need be no multiple of their block")]
            if plan.tails
            else []
        ),
        _line(
            f"threads = {plan.threads}",
            f"work-items of a workgroup: {waves}{' (guessed: check it)' if plan.guesses_threads else ''}",
        ),
        "",
        _line("[tensors]", f"the element type of each tensor{guessed}"),
        *(
            _line(f"{_key(name)} = {_table({'dtype': dtype.value})}", dtype.comment)
            for name, dtype in plan.tensors.items()
        ),
        *_scalars(plan.scalars, guessed),
        *_numerics(plan.numerics),
        "",
        _line("[inputs]", "the data that is timed on a GPU"),
        'distribution = "normal"',
        "seed = 1",
        "",
        _line("[guardrails]", "a step that crosses one is rejected"),
        *(
            _line(f"{guardrail.field} = {guardrail.rule.starts_at}", guardrail.rule.meaning)
            for guardrail in GUARDRAILS
            if guardrail.rule.starts_at is not None
        ),
        "",
        _line("[kpi]", "what decides between two steps"),
        _line(f"lane = {_value(candidate)}", "the candidate: less time of this lane is better"),
        *(
            [_line(f"reference = {_value(reference)}", "the lane that it is to catch up with")]
            if len(plan.lanes) > 1
            else []
        ),
        _line("margin_percent = 1.0", "the least difference in time that counts"),
        *(line for lane in plan.lanes for line in _lane(lane, plan.waves)),
    ]
    return "\n".join(lines) + "\n"


def variant_text(plan: Plan, variant: Variant) -> str:
    """Return the contract of the same study with other sizes."""
    lines = [
        f"# As {plan.study}, with other sizes: only what differs.",
        _line(f"title = {_value(f'{_name(plan.operator)} on {plan.arch}{variant.sized_by}')}", ""),
        f"variant_of = {_value(plan.study)}",
        f"axes = {_table(variant.axes)}",
        *_scalars(variant.scalars, ""),
    ]
    return "\n".join(lines) + "\n"


def step_text(plan: Plan) -> str:
    """Write step01.toml."""
    names = " and ".join(lane.name for lane in plan.lanes)
    are_several = len(plan.lanes) > 1
    return f"""# One experiment: what is tried, why, and what would prove it wrong. The next one is step02.toml.
# A table such as [lanes.{plan.lanes[-1].name}] says there what the step changes of the contract's lane.
title = {_value(f"The first run of {names}")}
hypothesis = "The {"lanes compute the same thing" if are_several else "lane computes what its reference does"}."
change = "Nothing yet: {"these are the lanes" if are_several else "this is the lane"} of the contract."

[expect]
text = "{"All lanes are" if are_several else "The lane is"} verified."
falsified_by = "a wrong element"
"""


def lane_text(lane: LanePlan, waves: int) -> str:
    """Write a lane's table of a contract whose workgroups have so many waves."""
    return "\n".join(_lane(lane, waves)) + "\n"


def _lane(lane: LanePlan, waves: int) -> list[str]:
    has_warps, options = BUILDERS[lane.builder].fixes_threads, {"num_warps": waves, **lane.options}
    return [
        "",
        f"[lanes.{lane.name}]",
        *([_line(f"builder = {_value(lane.builder)}", "what builds it")] if lane.builder != lane.name else []),
        _line(f"kernel = {_value(lane.kernel)}", "the source file, from the workspace"),
        _line(f"symbol = {_value(lane.symbol.value)}", lane.symbol.comment or "the kernel's name in it"),
        *_arguments(lane.arguments),
        _line(f"grid = {_list(lane.grid)}", _GRID if FILL_IN not in lane.grid else f"{_GRID}; or ceil(n / 256)"),
        *_constants(lane.constants),
        *([_line(f"options = {_table(options)}", "num_warps: the waves of a workgroup")] if has_warps else []),
    ]


def _arguments(arguments: list[Bound]) -> list[str]:
    comment = "what the kernel's parameters are bound to, in order"
    if not any(argument.comment for argument in arguments):
        return [_line(f"arguments = {_list(argument.value for argument in arguments)}", comment)]
    lines = [_line(f"  {_value(argument.value)},", argument.comment) for argument in arguments]
    return [_line("arguments = [", comment), *lines, "]"]


def _constants(constants: Mapping[str, Bound]) -> list[str]:
    if not constants:
        return []
    if not any(constant.comment for constant in constants.values()):
        table = _table({name: constant.value for name, constant in constants.items()})
        return [_line(f"constants = {table}", "what is compiled in")]
    return [
        _line(f"constants.{_key(name)} = {_value(constant.value)}", constant.comment)
        for name, constant in constants.items()
    ]


def _numerics(numerics: Mapping[str, Bound]) -> list[str]:
    if not numerics:
        return []
    return [
        "",
        "[numerics]",
        *(_line(f"{_key(name)} = {_value(bound.value)}", bound.comment) for name, bound in numerics.items()),
    ]


def _scalars(scalars: Mapping[str, float | int | str], guessed: str) -> list[str]:
    if not scalars:
        return []
    return [
        "",
        _line("[scalars]", f"numbers that a launch is given{guessed}"),
        *(f"{_key(name)} = {_value(scalar)}" for name, scalar in scalars.items()),
    ]


def _line(text: str, comment: str) -> str:
    """Return a line with a comment, which a kernel's author may have written: TOML has no control characters in it."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in comment)
    return f"{text:<{_COLUMN - 1}} # {shown}" if comment else text


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name)


def _value(value: str | float) -> str:
    """Return a number, true or false, or a text in quotes, as TOML has it."""
    if isinstance(value, bool):
        return str(value).lower()
    is_number = not isinstance(value, str) or value.isdigit()
    return str(value) if is_number else json.dumps(value, ensure_ascii=False)


def _list(values: Iterable[str]) -> str:
    return f"[{', '.join(map(_value, values))}]"


def _table(values: Mapping[str, str | int]) -> str:
    inside = ", ".join(f"{_key(name)} = {_value(value)}" for name, value in values.items())
    return f"{{ {inside} }}" if inside else "{}"


def _name(operator: str) -> str:
    return operator.rpartition("/")[2].removesuffix(".py")
