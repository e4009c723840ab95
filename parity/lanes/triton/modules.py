"""Imports a kernel's module as its author wrote it, on a machine that may have neither a GPU nor torch.

A kernel's compilation needs no torch, even where its module imports torch, or benchmarks kernels: what is not installed
is stood in for by objects that take every call and do nothing. The GPU's driver is stood in for as well, so that no
module finds a GPU to run on. Only what a module runs when it is imported is run.

Needs only the standard library and Triton, like worker.py, which uses it.
"""

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
_AT_START = frozenset(sys.modules)  # what the interpreter itself has imported, sitecustomize for example


def _attribute(of, path, name):
    """What a stand-in has by a name, and has from then on."""
    if name.startswith("__"):
        raise AttributeError(name)
    found = StandIn(f"{path}.{name}")
    setattr(of, name, found)
    return found


def _nothing(self, *_arguments, **_named):
    return StandIn(self._path)


def _false(_self, *_arguments):
    return False


class StandIn:
    """What a missing module has. It can be called, subclassed, compared and computed with; it is false and empty.

    Called with a function or a class alone, as a decorator is, it returns that unchanged. It is no number: what needs
    its value fails, and names it.
    """

    def __init__(self, path):
        self._path = path

    def __getattr__(self, name):
        return _attribute(self, self._path, name)

    def __call__(self, *arguments, **named):
        decorates = len(arguments) == 1 and not named and not isinstance(arguments[0], StandIn)
        return arguments[0] if decorates and callable(arguments[0]) else StandIn(f"{self._path}()")

    def __iter__(self):
        return iter(())

    def __len__(self):
        return 0

    def __mro_entries__(self, _bases):
        return ()

    def __exit__(self, *_error):
        return False

    def __setitem__(self, _key, _value):
        return None

    def __int__(self):
        raise TypeError(f"'{self._path}' has no value: it is not installed")

    def __repr__(self):
        return f"<{self._path}, which is not installed>"

    __bool__ = __contains__ = __instancecheck__ = __lt__ = __le__ = __gt__ = __ge__ = _false
    __float__ = __index__ = __int__
    __getitem__ = __enter__ = __neg__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _nothing
    __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __pow__ = __or__ = __ror__ = _nothing


class StandInModule(types.ModuleType):
    """A module that is not installed."""

    __path__ = ()

    def __getattr__(self, name):
        return _attribute(self, self.__name__, name)


def _dtype(of):
    return getattr(of, "_path", "").rpartition(".")[2]


def _finfo(of):
    largest, eps, tiny = _FLOATS[_dtype(of)]
    return types.SimpleNamespace(max=largest, min=-largest, eps=eps, tiny=tiny, smallest_normal=tiny, dtype=_dtype(of))


def _iinfo(of):
    bits, is_signed = _INTEGERS[_dtype(of)], _dtype(of).startswith("i")
    largest = (1 << (bits - is_signed)) - 1
    return types.SimpleNamespace(max=largest, min=-largest - 1 if is_signed else 0, bits=bits, dtype=_dtype(of))


class MissingModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules that nothing else finds, if the kernel's own sources import them outside of `try`.

    `backend` says which of torch's builds is stood in for.
    """

    def __init__(self, backend):
        self._backend = backend
        self._wanted = set()
        self.names = set()

    def wanted_by(self, tree):
        """Notes what a module imports at its top level; in a `try`, a missing module has to be missing."""
        pending = list(tree.body)
        while pending:
            node = pending.pop()
            if isinstance(node, ast.Import):
                self._wanted |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                self._wanted.add(node.module.partition(".")[0])
            elif isinstance(node, (ast.If, ast.With, ast.ClassDef)):
                pending += [*node.body, *getattr(node, "orelse", [])]

    def find_spec(self, name, _path=None, _target=None):
        root = name.partition(".")[0]
        is_inside = isinstance(sys.modules.get(root), StandInModule)
        if not is_inside and (name != root or root not in self._wanted):
            return None
        return machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        self.names.add(spec.name.partition(".")[0])
        return StandInModule(spec.name)

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
    """A loader that compiles each file as it is: Python's bytecode cache cannot tell versions of equal size and second
    apart.
    """

    class FromSource(machinery.SourceFileLoader):
        def get_code(self, fullname):
            path = self.get_filename(fullname)
            data = self.get_data(path)
            missing.wanted_by(ast.parse(data, path))
            return self.source_to_code(data, path)

    return FromSource


def place_of(path):
    """The folder to import from and the module's name: a file of a package is imported as a part of it."""
    names, folder = [path.stem], path.parent
    while (folder / "__init__.py").is_file():
        names.insert(0, folder.name)
        folder = folder.parent
    return folder, names


def shown_name(file, kernel):
    """A source's path from the kernel's folder, or from that of Triton's package; of a file elsewhere only the name."""
    path = Path(file)
    if triton := getattr(sys.modules.get("triton"), "__file__", None):
        library = Path(triton).parent.parent
        if path.is_relative_to(library / "triton"):
            return path.relative_to(library).as_posix()
    is_imported_with_it = path.is_relative_to(place_of(kernel)[0])
    return os.path.relpath(path, kernel.parent) if is_imported_with_it else path.name


def load_module(path, target):
    """The kernel's module, and the names of the modules that were stood in for."""
    from triton.runtime import driver

    driver.set_active(NoDevice(target))
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
        return importlib.import_module(".".join(names)), missing.names
    spec = importlib.util.spec_from_file_location(path.stem, path, loader=loader(path.stem, str(path)))
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module, missing.names


def own_files():
    """Every imported file that belongs neither to Python nor to an installed package nor to this worker; Triton may lie
    in a checkout of its own.
    """
    paths = sysconfig.get_paths()
    installed = [Path(paths[name]).resolve() for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    installed.append(Path(__file__).resolve().parent)
    if triton := getattr(sys.modules.get("triton"), "__file__", None):
        installed.append(Path(triton).resolve().parent)
    later = [module for name, module in list(sys.modules.items()) if name not in _AT_START]
    found = {Path(file) for file in map(_file_of, later) if file and file.endswith(".py")}
    files = {file.resolve() for file in found if not _PACKAGES & {*file.parts, *file.resolve().parts}}
    return sorted(str(file) for file in files if not any(file.is_relative_to(folder) for folder in installed))


def _file_of(module):
    """The file that a module was loaded from; None where it was loaded from none, whatever its `__file__` says, as
    torch's modules of classes and of operators do.
    """
    spec = getattr(module, "__dict__", {}).get("__spec__")
    return spec.origin if isinstance(spec, machinery.ModuleSpec) and spec.has_location else None
