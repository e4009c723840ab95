"""Triton's own AMD backend compiles: this one compiles for no target, and is here because a backend has a compiler."""

from triton.backends.compiler import BaseBackend


def _nothing(*_: object, **__: object) -> None:
    raise NotImplementedError("the emulator's backend compiles nothing")


NoCompiler = type(
    "NoCompiler",
    (BaseBackend,),
    dict.fromkeys(BaseBackend.__abstractmethods__, _nothing) | {"supports_target": staticmethod(lambda _: False)},
)
del BaseBackend
