"""A dispatch mode that tells where results are, and how wide a GPU sums."""

from collections.abc import Collection
from typing import Any

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from parity.on.inside.torch_device.placement import Placement, key_of, tensors_in

_aten = torch.ops.aten
_NORMS = (_aten.native_layer_norm, _aten.native_group_norm)
_SUMMED_WIDER = (
    *_NORMS,
    _aten.native_layer_norm_backward,
    _aten.native_group_norm_backward,
    _aten._log_softmax,
    _aten._log_softmax_backward_data,
    _aten._softmax_backward_data,
    _aten.embedding_dense_backward,
    _aten._scaled_dot_product_flash_attention_for_cpu,
    _aten._scaled_dot_product_flash_attention_for_cpu_backward,
)
# Products with a type of the result of its own, which torch's CPU has not.
_PRODUCTS = (_aten.mm, _aten.bmm, _aten.addmm, _aten.baddbmm)
_WIDER = {torch.float16: torch.float32, torch.bfloat16: torch.float32, torch.float32: torch.float64}


class Dispatch(TorchDispatchMode):  # type: ignore[misc]  # torch has no types here
    """What torch computes from tensors on the device is there too, also where no function of Python's is called, as in
    `backward`. Where torch's CPU sums in the tensors' type, in an order that loses more than a GPU's, it is given a
    wider one.
    """

    supports_higher_order_operators = True

    def __init__(self, placement: Placement) -> None:
        super().__init__()
        self._placement = placement

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        given = list(tensors_in((args, kwargs))) if self._placement else []
        if not any(map(self._placement.holds, given)):
            return function(*args, **kwargs)
        packet, overload = getattr(function, "overloadpacket", None), getattr(function, "_overloadname", "")
        if packet in _SUMMED_WIDER and any(tensor.dtype in _WIDER for tensor in given):
            result = _in_wider(function, args, kwargs, given)
        elif packet in _PRODUCTS and overload.startswith("dtype"):
            result = _of_type(packet, args, **kwargs)
        else:
            result = function(*args, **kwargs)
        elsewhere = {key_of(tensor) for tensor in given if not self._placement.holds(tensor)}
        for tensor in tensors_in(result):
            if key_of(tensor) not in elsewhere:
                self._placement.put(tensor, True)
        return result


def _in_wider(function: Any, args: Any, kwargs: dict[str, Any], given: list[Any]) -> Any:
    narrow = next(tensor.dtype for tensor in given if tensor.dtype in _WIDER)
    wide = _WIDER[narrow]
    result = function(*_cast(args, wide), **_cast(kwargs, wide))
    if function.overloadpacket in _NORMS:  # mean and deviation are never halves
        return (_cast(result[0], narrow, (wide,)), *_cast(result[1:], torch.float32, (torch.float64,)))
    return _cast(result, narrow, (wide,))


def _of_type(packet: Any, args: Any, out: Any = None, out_dtype: Any = None, **kwargs: Any) -> Any:
    """Multiply in the type that the result shall have, which is the operands' or a wider one."""
    wanted = next((value for value in args if isinstance(value, torch.dtype)), out_dtype)
    operands = [value.to(wanted) for value in args if isinstance(value, torch.Tensor)]
    result = packet.default(*operands, **kwargs)
    return result if out is None else out.copy_(result)


def _cast(value: Any, after: Any, before: Collection[Any] = _WIDER) -> Any:
    """Return a value with its tensors, and the types that it names, of another type."""
    if isinstance(value, torch.Tensor):
        return value.to(after) if value.dtype in before else value
    if isinstance(value, (list, tuple)):
        return type(value)(_cast(part, after, before) for part in value)
    if isinstance(value, dict):
        return {name: _cast(part, after, before) for name, part in value.items()}
    return after if isinstance(value, torch.dtype) and value in before else value
