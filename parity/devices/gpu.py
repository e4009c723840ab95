"""Runs and times lanes' code objects on a GPU, all through the same launch code, with rotated inputs."""

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from math import prod
from typing import Any

import numpy as np

from parity.codeobject import loaded_sha256, read_object
from parity.contract import Argument, Axes, Contract, LaneSpec, as_taken
from parity.devices.base import (
    Array,
    Buffer,
    Gpu,
    Launch,
    LaunchResult,
    OutOfMemory,
    Timer,
    argument_segment,
    input_sets,
)
from parity.errors import UnavailableError
from parity.lanes import holds_for
from parity.records import CodeObject, CodeObjects, KernelArgument

# NaN patterns that no arithmetic makes, by type: an element that still holds one was not written.
_CANARIES = {"float16": b"\xef\xff", "bfloat16": b"\xef\xff", "float32": b"\xef\xff\xef\xff"}
_FILLS = (0xA5, 0x5A)  # for types without such patterns: an element that keeps both was not written
_POOL, _PIECE = 1 << 20, 1 << 18  # elements
_FLUSH_SHARE = 8  # of the memory: the most that a flush takes
# The size of the guard on either side of an output, which shows writes beyond the output.
_GUARD_BYTES = 1 << 16
# What a compiler's own pointer to scratch memory is bound to; no tensor has such a name.
_COMPILERS_SCRATCH = Argument("the compiler's scratch", buffer="the compiler's scratch")
Sized = tuple[tuple[tuple[str, int], ...], CodeObjects]


@dataclass(frozen=True)
class LaneBinary:
    """A lane's code objects, one for each launch, and how to launch them; `sized` holds those for other sizes."""

    lane: str
    spec: LaneSpec
    codes: CodeObjects
    sized: tuple[Sized, ...] = ()

    @property
    def identity(self) -> str:
        """Two identities are equal exactly if the same code is launched in the same way."""
        pairs = zip(self.codes, self.spec.each(self.lane).values(), strict=True)
        return "; ".join(launch_identity(code.sha256, code.dynamic_lds_bytes, asdict(spec)) for code, spec in pairs)

    def is_like(self, other: "LaneBinary") -> bool:
        """Whether the same code is launched in the same way, at every size for which both have code."""
        ours, theirs = (
            {size: [code.sha256 for code in codes] for size, codes in binary.sized} for binary in (self, other)
        )
        return self.identity == other.identity and all(ours[size] == theirs[size] for size in {*ours} & {*theirs})


def launch_identity(sha256: str, dynamic_lds_bytes: int | None, spec: Mapping[str, Any]) -> str:
    """Identify a code object with its launch: kernel, dynamic LDS, grid, bound arguments, their layouts in memory."""
    launched = [spec.get(name) or None for name in ("symbol", "grid", "block", "arguments", "layouts", "scratch")]
    return f"{sha256} {dynamic_lds_bytes} {launched}"


def seed_of(identities: Iterable[str], purpose: str) -> int:
    """Return a seed that follows from what is launched: no code can know what is drawn by it."""
    return int.from_bytes(hashlib.sha256("\n".join([*identities, purpose]).encode()).digest()[:8])


class GpuLane:
    """A lane's code objects, loaded. Raises DeviceFault if the device does not accept one."""

    def __init__(self, gpu: Gpu, contract: Contract, binary: LaneBinary) -> None:
        self._gpu, self.contract, self.binary = gpu, contract, binary
        self.device = gpu.facts.kind
        specs = binary.spec.each(binary.lane).values()
        self._loaded = [_LoadedCode.of(gpu, spec, code) for spec, code in zip(specs, binary.codes, strict=True)]
        self._scratch: dict[int, Buffer] = {}  # by size; launches refer to them as long as the lane is loaded

    def for_size(self, axes: Axes) -> "GpuLane | None":
        """Return this lane for a problem of that size: the lane itself, or the one that was built for the size; None if
        there is none.
        """
        if holds_for(self.contract, self.binary.lane, self.binary.spec, self.binary.codes, axes):
            return self
        key = tuple(sorted(axes.items()))
        codes = [codes for size, codes in self.binary.sized if size == key]
        return GpuLane(self._gpu, self.contract, replace(self.binary, codes=codes[0])) if codes else None

    def launches(self, axes: Axes, sets: list[dict[str, Buffer]]) -> list[Launch]:
        """Return the launches of a problem of that size, with the buffers of each set of inputs."""
        return [self._launch(loaded, axes, sets) for loaded in self._loaded]

    def _launch(self, loaded: "_LoadedCode", axes: Axes, sets: list[dict[str, Buffer]]) -> Launch:
        """Return a launch with the memory that the compiler wants for each workgroup, as Triton's own launcher gives
        it.
        """
        size_bytes = prod(self.contract.grid(loaded.spec, axes)) * loaded.code.scratch_bytes
        if size_bytes and size_bytes not in self._scratch:
            self._scratch[size_bytes] = self._gpu.buffer(np.zeros(size_bytes, np.uint8))
        scratch = {_COMPILERS_SCRATCH.text: self._scratch[size_bytes]} if size_bytes else {}
        return loaded.launch(self._gpu, self.contract, axes, [{**buffers, **scratch} for buffers in sets])

    def mark_scratch(self, fill: int) -> None:
        """Fill the memory that the compiler wanted, in which no launch may look for what another left."""
        for buffer in self._scratch.values():
            self._gpu.fill(buffer, bytes([fill]))

    def release(self) -> None:
        """Give back the memory that the compiler wanted. What was launched before may not be launched again."""
        for buffer in self._scratch.values():
            self._gpu.free(buffer)
        self._scratch.clear()

    def run(self, axes: Axes, tensors: Mapping[str, Array], rounds: int = 1) -> LaunchResult:
        """Run a problem once, on inputs in their logical shapes, and report what was written to each output and beyond.

        If a kernel can write every pattern of an output's type, the problem is run twice, with different fills. For a
        tensor that is both read and written, unwritten elements cannot be detected. Of several `rounds`, which find the
        scratch memory as the round before left it, the last one is reported.
        """
        form = self.contract.form(axes)
        only_written = [name for name in form.outputs if name not in form.inputs]
        twice = any(form.tensors[name].dtype not in _CANARIES for name in only_written)
        runs = [self._run_filled(axes, tensors, fill, rounds) for fill in (_FILLS if twice else _FILLS[:1])]
        last, stray = runs[-1][0], max(count for _, _, count in runs)
        written = {name: np.any([masks[name] for _, masks, _ in runs], axis=0) for name in last}
        workgroups = sum(prod(self.contract.grid(loaded.spec, axes)) for loaded in self._loaded)
        return LaunchResult(last, written, stray, None, workgroups, is_whole=True)

    def _run_filled(
        self, axes: Axes, tensors: Mapping[str, Array], fill: int, rounds: int
    ) -> tuple[dict[str, Array], dict[str, Array], int]:
        """Return the outputs, which of their elements changed, and how many elements changed outside of them."""
        form, spec = self.contract.form(axes), self.binary.spec
        held: list[Buffer] = []
        bound: dict[str, Buffer] = {}
        guarded: dict[str, Array] = {}
        try:
            for name in form.tensors:
                layout = self.contract.layout(spec, name)
                packed = layout.packed(tensors[name] if name in tensors else form.empty(name))
                if name in form.outputs:
                    guarded[name] = _guarded(packed, form.tensors[name].dtype, fill, keeps=name in tensors)
                held.append(self._gpu.buffer(guarded.get(name, packed)))
                inner = Buffer(held[-1].pointer + _GUARD_BYTES, packed.nbytes)
                bound[name] = inner if name in guarded else held[-1]
            for name, (size_bytes, content) in self.contract.scratch(spec, axes).items():
                held.append(self._gpu.buffer(np.full(size_bytes, content, np.uint8)))
                bound[name] = held[-1]
            order = [*form.tensors]
            for number in range(rounds):
                for name, before in guarded.items() if number else ():
                    place = order.index(name)
                    self._gpu.free(held[place])
                    held[place] = self._gpu.buffer(before)
                    bound[name] = Buffer(held[place].pointer + _GUARD_BYTES, bound[name].size_bytes)
                self._gpu.run_once(self.launches(axes, [bound]))
            contents = {name: self._gpu.read(held[order.index(name)], before) for name, before in guarded.items()}
        finally:
            for buffer in held:
                self._gpu.free(buffer)
        outputs, written, stray = {}, {}, 0
        for name, after in contents.items():
            layout, shape = self.contract.layout(spec, name), form.size(name)
            storage, before = form.format(name).storage, guarded[name]
            inside = slice(_GUARD_BYTES, -_GUARD_BYTES)
            for guard in (slice(_GUARD_BYTES), slice(-_GUARD_BYTES, None)):
                stray += int(np.count_nonzero(after[guard] != before[guard]))
            outputs[name] = layout.unpack(after[inside].view(storage), shape)
            touched = _touched(after[inside], before[inside], storage.itemsize)
            is_written = layout.unpack(touched, shape)
            written[name] = np.ones(shape, bool) if name in tensors else is_written
            stray += 0 if name in tensors else int(np.count_nonzero(touched)) - int(np.count_nonzero(is_written))
        return outputs, written, stray


@dataclass(frozen=True)
class _LoadedCode:
    """One code object on the device."""

    spec: LaneSpec
    code: CodeObject
    function: Any
    layout: Sequence[KernelArgument]

    @classmethod
    def of(cls, gpu: Gpu, spec: LaneSpec, code: CodeObject) -> "_LoadedCode":
        image = code.path.read_bytes()
        if loaded_sha256(image, str(code.path)) != code.sha256:
            raise UnavailableError(f"{code.path}: this is not what was built and verified: build it again")
        kernel = read_object(image, str(code.path)).kernels[code.kernel_name]
        return cls(spec, code, gpu.load(image, code.kernel_name, code.dynamic_lds_bytes), kernel.arguments)

    def launch(self, gpu: Gpu, contract: Contract, axes: Axes, sets: list[dict[str, Buffer]]) -> Launch:
        bound = as_taken(self.code.passed(contract.arguments(self.spec, axes)), self.layout, self.code.boxes)
        bound += [_COMPILERS_SCRATCH] if self.code.scratch_bytes else []
        segments = [
            argument_segment(
                self.layout, bound, {name: buffer.pointer for name, buffer in buffers.items()}, gpu.tensor_map
            )
            for buffers in sets
        ]
        block = contract.block_shape(self.spec)
        return Launch(self.function, contract.grid(self.spec, axes), block, self.code.dynamic_lds_bytes, segments)


def _guarded(packed: Array, dtype: str, fill: int, *, keeps: bool) -> Array:
    """Return an output's bytes before the launch, between two guards."""
    guard = np.full(_GUARD_BYTES, 0xEF, np.uint8)
    inner = np.ascontiguousarray(packed).view(np.uint8).reshape(-1) if keeps else _filled(packed, dtype, fill)
    return np.concatenate([guard, inner, guard])


def _touched(after: Array, before: Array, itemsize: int) -> Array:
    """Which elements have another content, of two arrays of bytes."""
    if itemsize in (1, 2, 4, 8):  # as numbers, because a reduction over bytes is slow
        whole = np.dtype(f"u{itemsize}")
        return np.asarray(after.view(whole) != before.view(whole))
    return np.asarray((after != before).reshape(-1, itemsize).any(axis=-1))


def _filled(packed: Array, dtype: str, fill: int) -> Array:
    """Return the bytes of an array of that size and type that shows which elements are written."""
    mark = _mark(dtype, fill)
    return np.frombuffer(mark * (packed.nbytes // len(mark)), np.uint8)


def _mark(dtype: str, fill: int) -> bytes:
    """Return the bytes that, again and again, show which elements of a type are written."""
    return _CANARIES.get(dtype, bytes([fill]))


Contents = Mapping[tuple[str, str], Array]  # of inputs, by tensor and layout
Held = Mapping[tuple[str, str], Array | Buffer]  # the same, on the device where there is room


def _drawn(content: Array, rng: np.random.Generator) -> Array:
    """Draw elements from those that a tensor has, as many, or as a pool has at most: by way of a table of as many as 16
    bits can number, which is fast.
    """
    flat = content.reshape(-1)
    table = flat[rng.integers(flat.size, size=1 << 16)]
    return np.asarray(table[rng.integers(1 << 16, size=min(flat.size, _POOL), dtype=np.uint16)])


class TimedProblem:
    """The contract's problem on a device, as it is timed: each lane's launches, and the buffers that they share."""

    def __init__(
        self,
        gpu: Gpu,
        contract: Contract,
        lanes: Mapping[str, GpuLane],
        values: Mapping[str, Array],
        progress: Callable[[str], None],
        *,
        is_kept: bool = False,
    ) -> None:
        """All lanes read the same inputs (`values`, in logical shapes), in so many copies that the cache stays cold,
        with `is_kept` even one that is asked to keep them. A layout that only one lane wants is made for that lane.
        Each output has one buffer.
        """
        progress("making inputs")
        self._gpu, self.contract, self.values = gpu, contract, values
        inputs_bytes = sum(array.nbytes for array in values.values())
        facts = gpu.facts
        self.sets = input_sets(facts.last_level_cache_bytes, inputs_bytes, facts.memory_bytes, is_kept=is_kept)
        self.lanes: dict[str, GpuLane] = {}
        self._buffers: dict[tuple[str, str], list[Buffer]] = {}
        self._scratch: dict[str, dict[str, Buffer]] = {}
        self._pools: dict[tuple[str, str], Buffer] = {}  # numbers of which new inputs are made
        self._flush: Buffer | None = None
        self.launches: dict[str, list[Launch]] = {}
        for name, lane in lanes.items():
            self.add(name, lane)

    def add(self, name: str, lane: GpuLane) -> None:
        """Take a lane in. The lane's own contract may differ in what does not change the problem: tile and threads."""
        keys = self._keys(lane)
        for tensor, key in keys.items():
            if key not in self._buffers:
                packed = self._packed(lane, tensor, self.values)
                copies = self.sets if tensor in self.values else 1
                self._buffers[key] = [self._gpu.buffer(packed) for _ in range(copies)]
        scratch = {
            scratch_name: self._gpu.buffer(np.full(size, fill, np.uint8))
            for scratch_name, (size, fill) in lane.contract.scratch(lane.binary.spec, self.contract.axes).items()
        }
        sets = [
            {
                **{tensor: self._buffers[key][number % len(self._buffers[key])] for tensor, key in keys.items()},
                **scratch,
            }
            for number in range(self.sets)
        ]
        self.lanes[name], self._scratch[name] = lane, scratch
        self.launches[name] = lane.launches(self.contract.axes, sets)

    def remove(self, name: str) -> None:
        """Let a lane go, with the memory that is its own; what it shared stays."""
        for buffer in self._scratch.pop(name).values():
            self._gpu.free(buffer)
        self.lanes.pop(name).release()
        del self.launches[name]

    def free(self) -> None:
        """Give all memory of the problem back. What launches it may not be launched again."""
        for name in list(self.lanes):
            self.remove(name)
        for buffers in self._buffers.values():
            for buffer in buffers:
                self._gpu.free(buffer)
        for buffer in [*self._pools.values(), *([self._flush] if self._flush else [])]:
            self._gpu.free(buffer)
        self._flush = None
        self.drop(self.__dict__.pop("_timed", {}))
        self._buffers.clear()
        self._pools.clear()

    def timers(self) -> dict[str, Timer]:
        """Return a stopwatch for each lane."""
        return {name: self._gpu.timer(launches) for name, launches in self.launches.items()}

    def packed(self, values: Mapping[str, Array]) -> Contents:
        """Return the inputs as they lie in memory, in every layout that some lane wants."""
        return {
            key: self._packed(lane, tensor, values)
            for lane in self.lanes.values()
            for tensor, key in self._keys(lane).items()
            if tensor in values
        }

    @cached_property
    def _timed(self) -> Held:
        """The inputs that were timed, once something else lies in their place."""
        return self.held(self.packed(self.values))

    def held(self, contents: Contents) -> Held:
        """Return a copy of contents in the device's memory, from where renewing is quick; on the host without room."""
        buffers: dict[tuple[str, str], Array | Buffer] = {}
        try:
            for key, content in contents.items():
                buffers[key] = self._gpu.buffer(content)
        except OutOfMemory:
            self.drop(buffers)
            return {key: content.copy() for key, content in contents.items()}
        return buffers

    def drop(self, contents: Held) -> None:
        """Give back the device's memory that holds contents."""
        for content in contents.values():
            if isinstance(content, Buffer):
                self._gpu.free(content)

    def redraw(self, contents: Held, known: Contents, names: Collection[str], rng: np.random.Generator) -> None:
        """Give contents other numbers of the same distribution: each element of these tensors is drawn from what is
        known of its tensor. They make a pool, and drawn pieces of the pool make the tensor.
        """
        for key, content in contents.items():
            if key[0] not in names:
                continue
            pool = _drawn(known[key], rng)
            size, piece = known[key].size, min(pool.size, _PIECE)
            pieces = [
                tuple(pool.itemsize * elements for elements in (at, place, min(piece, size - at)))
                for at in range(0, size, piece)
                for place in rng.integers(pool.size - piece + 1, size=1).tolist()
            ]
            if isinstance(content, Buffer):
                if key not in self._pools:
                    self._pools[key] = self._gpu.buffer(pool)
                source = self._pools[key]
                self._gpu.write(source, pool)
                for at, place, count in pieces:
                    self._gpu.copy(Buffer(content.pointer + at, count), Buffer(source.pointer + place, count))
            else:
                target, numbers = content.reshape(-1).view(np.uint8), pool.view(np.uint8)
                for at, place, count in pieces:
                    target[at : at + count] = numbers[place : place + count]

    def replace(self, contents: Held, by: Contents) -> None:
        """Give contents other numbers."""
        for key, content in contents.items():
            if isinstance(content, Buffer):
                self._gpu.write(content, by[key])
            else:
                content[...] = by[key]

    def renew(self, contents: Held) -> None:
        """Give the first set of inputs another content, where it lies."""
        for key, content in contents.items():
            if isinstance(content, Buffer):
                self._gpu.copy(self._buffers[key][0], content)
            else:
                self._gpu.write(self._buffers[key][0], content)

    def flush(self) -> None:
        """Fill the caches with something else, as far as there is room for it: what lay in them before tells nothing of
        itself.
        """
        size = min(2 * self._gpu.facts.last_level_cache_bytes, self._gpu.facts.memory_bytes // _FLUSH_SHARE)
        while self._flush is None and size:
            try:
                self._flush = self._gpu.buffer(np.zeros(size, np.uint8))
            except OutOfMemory:
                size //= 2
        if self._flush is not None:
            self._gpu.fill(self._flush, b"\0")

    def run(self, name: str, contents: Held, *, on_results: bool = False) -> LaunchResult:
        """Return one round of a lane as it is timed, on inputs with these contents: what it wrote. The outputs hold
        nothing right before it: marks, by which unwritten elements are found, or `on_results` what a round on the timed
        inputs left there. Shared memory and the compiler's scratch memory hold marks, as far as the device can do that.
        """
        lane, form = self.lanes[name], self.contract.form()
        outputs: dict[str, Array] = {}
        written: dict[str, Array] = {}
        for fill in _FILLS if self._needs_both_fills() and not on_results else _FILLS[:1]:
            if on_results:
                self.renew(self._timed)
                self._gpu.run_once(self.launches[name])
            self.renew(contents)
            marked = [tensor for tensor in form.outputs if tensor not in form.inputs and not on_results]
            for tensor in marked:
                self._gpu.fill(self._output(lane, tensor), _mark(form.tensors[tensor].dtype, fill))
            lane.mark_scratch(fill)
            self._gpu.mark_shared()
            self._gpu.run_once(self.launches[name])
            for tensor in form.outputs:
                output, storage = self._output(lane, tensor), form.format(tensor).storage
                after = self._gpu.read(output, np.empty(output.size_bytes // storage.itemsize, storage))
                layout, shape = self.contract.layout(lane.binary.spec, tensor), form.size(tensor)
                outputs[tensor] = layout.unpack(after, shape)
                is_written = np.broadcast_to(np.True_, shape)
                if tensor in marked:
                    mark = _mark(form.tensors[tensor].dtype, fill)
                    blank = np.frombuffer(mark * (storage.itemsize // len(mark)), f"u{storage.itemsize}")
                    is_written = layout.unpack(after.view(blank.dtype) != blank, shape)
                written[tensor] = written[tensor] | is_written if tensor in written else is_written
        workgroups = sum(prod(launch.grid) for launch in self.launches[name])
        return LaunchResult(outputs, written, 0, None, workgroups, is_whole=True)

    def _needs_both_fills(self) -> bool:
        """Whether a kernel can write every pattern of an output's type."""
        form = self.contract.form()
        return any(form.tensors[name].dtype not in _CANARIES for name in form.outputs if name not in form.inputs)

    def _keys(self, lane: GpuLane) -> dict[str, tuple[str, str]]:
        """Each tensor with the layout that a lane wants: which buffers it gets."""
        spec = lane.binary.spec
        return {tensor: (tensor, self.contract.layout_name(spec, tensor)) for tensor in self.contract.form().tensors}

    def _packed(self, lane: GpuLane, tensor: str, values: Mapping[str, Array]) -> Array:
        content = values[tensor] if tensor in values else self.contract.form().empty(tensor)
        return self.contract.layout(lane.binary.spec, tensor).packed(content)

    def _output(self, lane: GpuLane, tensor: str) -> Buffer:
        return self._buffers[self._keys(lane)[tensor]][0]


def replay(gpu: Gpu, contract: Contract, binary: LaneBinary, values: Mapping[str, Array], launches: int) -> None:
    """Launch a lane on the contract's problem for a profiler to see: `launches` times, one after the other, with the
    sets of inputs in turn. Raises DeviceFault.
    """
    lane = GpuLane(gpu, contract, binary)
    round_ = TimedProblem(gpu, contract, {binary.lane: lane}, values, lambda _: None).launches[binary.lane]
    for number in range(launches):
        gpu.run_once(
            [replace(launch, arguments=[launch.arguments[number % len(launch.arguments)]]) for launch in round_]
        )
