"""A function mode in which `cuda` is a device: torch's functions run on the CPU, and tensors know where they are."""

import functools
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import torch
from torch._C import _len_torch_function_stack
from torch.overrides import TorchFunctionMode, _get_current_function_mode_stack, _pop_mode, _push_mode
from torch.utils._python_dispatch import _disable_current_modes, _get_current_dispatch_mode_stack

from parity.on.inside.torch_device.dispatch import Dispatch
from parity.on.inside.torch_device.placement import HERE, Placement, is_here, key_of, tensors_in

_T = torch.Tensor
# What neither makes a tensor nor tells a device.
_PLAIN = {getattr(_T, name).__get__ for name in "shape dtype ndim requires_grad is_leaf layout grad_fn".split()} | {
    getattr(_T, name)
    for name in (
        *("data_ptr", "size", "stride", "dim", "numel", "element_size", "is_contiguous", "storage_offset", "item"),
        *("tolist", "untyped_storage", "is_floating_point", "__bool__", "__len__", "__hash__", "__int__", "__float__"),
    )
}
_SHARING = {torch.as_tensor, torch.asarray}  # they may return the memory that they are given
_DRAWING = {
    *(torch.rand, torch.randn, torch.randint, torch.randperm, torch.rand_like, torch.randn_like, torch.randint_like),
    *(torch.bernoulli, torch.multinomial, torch.normal, torch.nn.functional.dropout),
    *(_T.normal_, _T.uniform_, _T.random_, _T.bernoulli_, _T.exponential_, _T.multinomial, _T.bernoulli),
}
DRAWN = "what was drawn on 'cuda' is the CPU generator's: a GPU draws other numbers from the same seed"


class EmulatedCuda(TorchFunctionMode):  # type: ignore[misc]  # torch has no types here
    """The device as programs see it. `note` gets a sentence that the program's summary should have."""

    def __init__(self, note: Callable[[str], None]) -> None:
        super().__init__()
        self.placement, self.pinned = Placement(), Placement()
        self.dispatch = Dispatch(self.placement)
        self._note, self._running = note, threading.local()
        self._rules: dict[Any, Callable[..., Any]] = {
            _T.device.__get__: lambda x: HERE if self.placement.holds(x) else x.device,
            _T.is_cuda.__get__: self.placement.holds,
            _T.is_cpu.__get__: lambda x: x.is_cpu and not self.placement.holds(x),
            _T.get_device: lambda x: 0 if self.placement.holds(x) else x.get_device(),
            _T.grad.__get__: lambda x: self._placed(x.grad, True) if self.placement.holds(x) else x.grad,
            _T.to: self._to,
            _T.cuda: lambda x, device=HERE, non_blocking=False, **options: self._to(
                x, HERE if device is None else device, **options
            ),
            _T.cpu: lambda x, **options: self._to(x, "cpu", **options),
            _T.type: self._type,
            _T.numpy: self._numpy,
            _T.__array__: self._array,
            _T.__repr__: self._shown,
            _T.pin_memory: lambda x, *_: self._pinned(x.clone()),
            _T.is_pinned: lambda x, *_: self.pinned.holds(x),
        }

    def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if function in _PLAIN:
            return function(*args, **(kwargs or {}))
        rule = self._rules.get(function)
        return rule(*args, **(kwargs or {})) if rule else self.computed(function, args, kwargs or {})

    def computed(self, function: Any, args: Any, kwargs: dict[str, Any]) -> Any:
        """Call a function, and place what it makes on the device that it is asked for."""
        device = kwargs.get("device")
        if kwargs.get("pin_memory"):
            return self._pinned(function(*args, **{**kwargs, "pin_memory": False}))
        here = device is not None and is_here(device)
        if function in _DRAWING and (here or any(map(self.placement.holds, tensors_in(args)))):
            self._note(DRAWN)
        if device is None:
            return function(*args, **kwargs)
        result = function(*args, **{**kwargs, "device": "cpu"} if here else kwargs)
        if function in _SHARING and here != self.placement.holds(result):
            result = result.clone()
        return self._placed(result, here)

    def within(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that runs in these modes. torch leaves them while it is in a function of its own, and some
        of those call the program: its backward functions, its hooks, its operators.
        """

        @functools.wraps(function)
        def called(*args: Any, **kwargs: Any) -> Any:
            with ExitStack() as stack:
                if self not in _get_current_function_mode_stack():
                    stack.enter_context(self)
                if self.dispatch not in _get_current_dispatch_mode_stack():
                    stack.enter_context(self.dispatch)
                return function(*args, **kwargs)

        return called

    def enter(self) -> None:
        """Begin, in this thread and for good."""
        self.__enter__()
        self.dispatch.__enter__()

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Let torch be what it is without the device, and without any mode: its compiler looks at all of that."""
        modes, was = [_pop_mode() for _ in range(_len_torch_function_stack())], self.is_on
        self._running.off = True
        try:
            with _disable_current_modes():
                yield
        finally:
            self._running.off = not was
            for mode in reversed(modes):
                _push_mode(mode)

    @property
    def is_on(self) -> bool:
        """Whether this thread has the device."""
        return not getattr(self._running, "off", False)

    def given(self, tensors: Any) -> None:
        """Say that tensors which torch has made are on the device."""
        self._placed(tensors, True)

    def _placed(self, tensors: Any, here: bool) -> Any:
        for tensor in tensors_in(tensors):
            self.placement.put(tensor, here)
        return tensors

    def _pinned(self, tensor: Any) -> Any:
        self.pinned.put(tensor, True)
        return tensor

    def _to(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        words, options = list(args), dict(kwargs)
        other = options.pop("other", None)
        if words and isinstance(words[0], torch.Tensor):
            other = words.pop(0)
        if other is not None:
            device: Any = HERE if self.placement.holds(other) else other.device
            options["dtype"] = other.dtype
        elif words and isinstance(words[0], (str, int, torch.device)):
            device = words.pop(0)
        else:
            device = options.pop("device", None)
        if device is None:
            return self.computed(_T.to, (x, *words), options)
        here = is_here(device)
        result = _T.to(x, "cpu" if here else device, *words, **options)
        if here != self.placement.holds(x) and key_of(result) == key_of(x):
            result = result.clone()  # another device's memory is another one
        return self._placed(result, here)

    def _type(self, x: Any, dtype: Any = None, *args: Any, **kwargs: Any) -> Any:
        if dtype is None:
            return x.type().replace("torch.", "torch.cuda.") if self.placement.holds(x) else x.type()
        if isinstance(dtype, str):
            x, dtype = self._to(x, HERE if ".cuda." in dtype else "cpu"), dtype.replace(".cuda.", ".")
        return self.computed(_T.type, (x, dtype, *args), kwargs)

    def _numpy(self, x: Any, **options: Any) -> Any:
        self._refuse_numpy(x)
        return _T.numpy(x, **options)

    def _array(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        self._refuse_numpy(x)
        return _T.__array__(x, *args, **kwargs)

    def _refuse_numpy(self, x: Any) -> None:
        if self.placement.holds(x):
            raise TypeError(
                "can't convert cuda:0 device type tensor to numpy. "
                "Use Tensor.cpu() to copy the tensor to host memory first."
            )

    def _shown(self, x: Any, **options: Any) -> str:
        text: str = _T.__repr__(x, **options)
        if not self.placement.holds(x) or not text.endswith(")"):
            return text
        return f"{text[:-1]}, device='{HERE}')"
