"""Imports a kernel's module as its author wrote it, on a machine that may have neither a GPU nor torch.

A kernel's compilation needs no torch, even where its module imports torch, or benchmarks kernels: what is not installed
is stood in for by objects that take every call and do nothing. The GPU's driver is stood in for as well, so that no
module finds a GPU to run on. Only what a module runs when it is imported is run.

Needs only the standard library and Triton, like worker.py, which uses it.
"""

import abc
import ast
import importlib
import importlib.abc
import importlib.machinery as machinery
import importlib.util
import os
import sys
import sysconfig
import types
from pathlib import Path
from typing import ClassVar

from places import imports_of, place_of

# (largest, eps, smallest normal number) of torch's floating-point types: modules compute constants of these.
_FLOATS = {
    "float16": (65504.0, 2.0**-10, 2.0**-14),
    "half": (65504.0, 2.0**-10, 2.0**-14),
    "bfloat16": (2.0**127 * (2 - 2.0**-7), 2.0**-7, 2.0**-126),
    "float32": (2.0**127 * (2 - 2.0**-23), 2.0**-23, 2.0**-126),
    "float64": (sys.float_info.max, sys.float_info.epsilon, sys.float_info.min),
    "float8_e4m3fn": (448.0, 2.0**-3, 2.0**-6),
    "float8_e4m3fnuz": (240.0, 2.0**-3, 2.0**-7),
    "float8_e5m2": (57344.0, 2.0**-2, 2.0**-14),
    "float8_e5m2fnuz": (57344.0, 2.0**-2, 2.0**-15),
}
_INTEGERS = {"int8": 8, "int16": 16, "int32": 32, "int64": 64, "uint8": 8, "uint16": 16, "uint32": 32}
_TORCH_VERSION = "2.9.0"
_PACKAGES = {"site-packages", "dist-packages"}
# What belongs to the machine, and is no part of a kernel.
_SYSTEM = tuple(map(Path, ("/dev", "/etc", "/lib", "/lib64", "/opt", "/proc", "/sys", "/usr")))
_STARTING = {"subprocess.Popen", "os.exec", "os.posix_spawn", "os.spawn", "os.system"}
_AT_START = frozenset(sys.modules)  # what the interpreter itself has imported, sitecustomize for example


def _attribute(owner, path, name):
    """Return a stand-in's attribute of this name, which the stand-in has from then on."""
    if name in ("__name__", "__qualname__"):
        return path.rpartition(".")[2]
    if name.startswith("__") and name != "__version__":
        raise AttributeError(name)
    stand_in = StandIn(f"{path}.{name}")
    setattr(owner, name, stand_in)
    return stand_in


def _stand_in_result(self, *_arguments, **_named):
    return StandIn(self._path)


def _itself(self, *_arguments):
    return self


def _false(_self, *_arguments):
    return False


class StandIn:
    """What a missing module has. It can be called, subclassed, compared and computed with; it is false and empty.

    Called with a function or a class alone, as a decorator is, it returns that unchanged. It is no number: what needs
    its value fails, and names it; so does a kernel's own code that calls it or asks whether it is true.
    `taken_as_false` has the places where a module has asked: file, line and what was asked.
    """

    taken_as_false: ClassVar[set] = set()
    is_compiling = False
    __triton_builtin__ = True  # a kernel's defaults may name it

    def __init__(self, path, truth=False):
        self._path, self._truth = path, truth

    def __getattr__(self, name):
        return _attribute(self, self._path, name)

    def __call__(self, *arguments, **named):
        self._refuse_to_kernel()
        decorates = len(arguments) == 1 and not named and not isinstance(arguments[0], StandIn)
        return arguments[0] if decorates and callable(arguments[0]) else StandIn(f"{self._path}()")

    def __bool__(self):
        self._refuse_to_kernel()
        frame = sys._getframe(1)
        StandIn.taken_as_false.add((frame.f_code.co_filename, frame.f_lineno, self._path))
        return self._truth

    def __eq__(self, other):
        return self is other or StandIn(self._path)

    def __ne__(self, other):
        return self is not other and StandIn(self._path, truth=True)

    def _refuse_to_kernel(self):
        if StandIn.is_compiling:
            int(self)

    def __iter__(self):
        return iter(())

    def __len__(self):
        return 0

    def __mro_entries__(self, bases):
        kinds = {type(base) for base in bases if isinstance(base, type)}
        if not all(issubclass(_StandInClass, kind) for kind in kinds):  # an enumeration, for one
            return ()
        return (_StandInClass("StandInBase", (_StandInBase,), {"_path": self._path}),)

    def __exit__(self, *_error):
        return False

    def __setitem__(self, _key, _value):
        return None

    def __int__(self):
        raise TypeError(f"'{self._path}' has no value: it is not here")

    def __repr__(self):
        return f"<{self._path}, which is not here>"

    def __format__(self, _spec):
        return repr(self)

    __hash__ = object.__hash__
    __contains__ = __instancecheck__ = __subclasscheck__ = _false
    __float__ = __index__ = __int__
    __fspath__ = __repr__
    __copy__ = __deepcopy__ = _itself
    __getitem__ = __enter__ = __neg__ = __pos__ = __invert__ = __abs__ = __round__ = _stand_in_result
    __lt__ = __le__ = __gt__ = __ge__ = _stand_in_result


_OPERATIONS = "add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift"
for _name in _OPERATIONS:
    setattr(StandIn, f"__{_name}__", _stand_in_result)
    setattr(StandIn, f"__r{_name}__", _stand_in_result)


class _StandInClass(abc.ABCMeta):
    """The kind of a class whose base is not installed: attributes that its body does not
    define are stand-ins (`F.apply`).
    """

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return StandIn(f"{cls._path}.{name}")

    def __call__(cls, *arguments, **named):
        """Make an object of the class: a stand-in if only the missing base would construct it."""
        is_own = cls.__init__ is not _StandInBase.__init__ or cls.__new__ is not object.__new__
        return super().__call__(*arguments, **named) if is_own else StandIn(f"{cls.__name__} of {cls._path}")


class _StandInBase(metaclass=_StandInClass):
    def __init__(self, *_arguments, **_named):
        pass

    def __init_subclass__(cls, **_named):
        super().__init_subclass__()

    def __getattr__(self, name):
        return _attribute(self, self._path, name)

    __call__ = _stand_in_result


class StandInModule(types.ModuleType):
    """A module that is not installed."""

    __path__ = ()
    __triton_builtin__ = True

    def __getattr__(self, name):
        return _attribute(self, self.__name__, name)


def _dtype(dtype):
    return getattr(dtype, "_path", "").rpartition(".")[2]


def _finfo(dtype):
    largest, eps, tiny = _FLOATS[_dtype(dtype)]
    return types.SimpleNamespace(
        max=largest, min=-largest, eps=eps, tiny=tiny, smallest_normal=tiny, dtype=_dtype(dtype)
    )


def _iinfo(dtype):
    bits, is_signed = _INTEGERS[_dtype(dtype)], _dtype(dtype).startswith("i")
    largest = (1 << (bits - is_signed)) - 1
    return types.SimpleNamespace(max=largest, min=-largest - 1 if is_signed else 0, bits=bits, dtype=_dtype(dtype))


class MissingModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules that nothing else finds, if the kernel's own sources import them outside of `try`.

    `backend` says which of torch's builds is stood in for.
    """

    def __init__(self, backend):
        self._backend = backend
        self._wanted = set()
        self.names = set()

    def note_imports(self, tree):
        """Note what a module imports at its top level; in a `try`, a missing module has to be missing."""
        for node in imports_of(tree, in_try=False):
            if isinstance(node, ast.Import):
                self._wanted |= {alias.name.partition(".")[0] for alias in node.names}
            elif not node.level:
                self._wanted.add(node.module.partition(".")[0])

    def find_spec(self, name, _path=None, _target=None):
        root = name.partition(".")[0]
        is_inside = isinstance(sys.modules.get(root), StandInModule)
        if not is_inside and (name != root or root not in self._wanted):
            return None
        return machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        self.names.add(spec.name.partition(".")[0])
        module = StandInModule(spec.name)
        module.__file__ = f"<{spec.name}, which is not here>/__init__.py"
        return module

    def exec_module(self, module):
        if module.__name__ == "torch":
            module.__version__, module.finfo, module.iinfo = _TORCH_VERSION, _finfo, _iinfo
            is_hip = self._backend == "hip"
            module.version = types.SimpleNamespace(
                hip="7.0" if is_hip else None, cuda=None if is_hip else "13.0", __version__=_TORCH_VERSION
            )


class NoDevice:
    """In the place of the GPU's driver: it knows the target, and has no GPU."""

    def __init__(self, target):
        self._target = target

    def get_current_target(self):
        return self._target

    def __getattr__(self, name):
        return StandIn(f"triton.runtime.driver.active.{name}")


def importer_of(missing):
    """Return a loader that compiles each file as it is: Python's bytecode cache cannot tell versions of equal size and
    second apart.
    """

    class FromSource(machinery.SourceFileLoader):
        def get_code(self, fullname):
            path = self.get_filename(fullname)
            data = self.get_data(path)
            missing.note_imports(ast.parse(data, path))
            return self.source_to_code(data, path)

    return FromSource


def shown_name(file, kernel, root):
    """Return a source's path from the kernel's folder, or from the folder that holds Triton's package. Of a file that
    lies neither there nor in the folder that the kernel is imported from, return only the name.
    """
    path = Path(file)
    if triton := getattr(sys.modules.get("triton"), "__file__", None):
        library = Path(triton).parent.parent
        if path.is_relative_to(library / "triton"):
            return path.relative_to(library).as_posix()
    return os.path.relpath(path, kernel.parent) if path.is_relative_to(root) else path.name


def load_module(path, target):
    """Load the kernel's module; return it, and the names of the modules that were stood in for."""
    from triton.runtime import driver

    driver.set_active(NoDevice(target))
    sys.addaudithook(_note_access)
    missing = MissingModules(target.backend)
    sys.meta_path.append(missing)
    loader, (folder, names) = importer_of(missing), place_of(path)

    def finder(inside):
        if not Path(inside).is_relative_to(folder):
            raise ImportError
        extensions = (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES)
        return machinery.FileFinder(inside, extensions, (loader, machinery.SOURCE_SUFFIXES))

    sys.path.insert(0, str(folder))
    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()
    if len(names) > 1:
        return importlib.import_module(".".join(_free_name(folder, names))), missing.names
    spec = importlib.util.spec_from_file_location(path.stem, path, loader=loader(path.stem, str(path)))
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module, missing.names


def _free_name(folder, names):
    """Return the name of a package's module. If the name is taken, as `triton` is, the names of the folders above it
    are put in front.
    """
    while str(folder / names[0]) not in (importlib.util.find_spec(names[0]).submodule_search_locations or ()):
        names, folder = (folder.name, *names), folder.parent
        sys.path.append(str(folder))
    return names


def is_own(file):
    """Return whether a file of Python belongs neither to Python nor to an installed package nor to this worker; Triton
    may lie in a checkout of its own.
    """
    return Path(file).suffix == ".py" and not _is_installed(file)


def _is_installed(file):
    paths = sysconfig.get_paths()
    installed = [Path(paths[name]).resolve() for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    installed.append(Path(__file__).resolve().parent)
    if triton := getattr(sys.modules.get("triton"), "__file__", None):
        installed.append(Path(triton).resolve().parent)
    path = Path(file)
    real = path.resolve()
    return bool(_PACKAGES & {*path.parts, *real.parts}) or any(real.is_relative_to(folder) for folder in installed)


_read, _started = set(), set()


def _note_access(event, arguments):
    """Note a file that is read, and a program or a C library that is called: Python itself reports them."""
    if event == "open" and isinstance(arguments[0], (str, bytes)) and arguments[2] & os.O_ACCMODE != os.O_WRONLY:
        _read.add(Path(os.fsdecode(arguments[0])).absolute())
    elif event == "import" and isinstance(arguments[1], str):
        _read.add(Path(arguments[1]).absolute())
    elif event == "ctypes.dlopen":
        _started.add(str(arguments[0] or "the process's own libraries"))
    elif event in _STARTING:
        program = arguments[1 if event == "os.spawn" else 0]
        _started.add(str(os.fsdecode(program) if isinstance(program, (str, bytes, os.PathLike)) else program))


def _is_kept(file, scratch, root):
    """Return whether a file that was read belongs to the kernel: not to Python, a package, the machine or the build."""
    real = Path(file).resolve()
    others = [Path(scratch).resolve(), Path(sys.prefix).resolve()]
    others += [] if real.is_relative_to(root) else _SYSTEM
    return real.is_file() and not _is_installed(file) and not any(real.is_relative_to(folder) for folder in others)


def own_files(scratch, root):
    """Return the files that are the user's own, of those that were imported or read: what lies below `root`, where the
    kernel is imported from, may be anywhere on the machine. Files in `scratch` are the build's.
    """
    later = [module for name, module in list(sys.modules.items()) if name not in _AT_START]
    imported = {file for file in map(_file_of, later) if file and is_own(file)}
    read = {file for file in _read if _is_kept(file, scratch, root)}
    return sorted(str(Path(file).resolve()) for file in imported | read)


def started_programs():
    """Return the programs and C libraries that the kernel's module calls; those of packages are the compiler's own."""
    return sorted(program for program in _started if not _is_installed(program))


def _file_of(module):
    """Return the file that a module was loaded from. Return None where it was loaded from none, whatever its `__file__`
    says: torch's modules of classes and of operators are such modules.
    """
    spec = getattr(module, "__dict__", {}).get("__spec__")
    return spec.origin if isinstance(spec, machinery.ModuleSpec) and spec.has_location else None
