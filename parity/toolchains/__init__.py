"""Environments of other compilers, below a workspace's folder `toolchains`: named, made, listed and removed."""

from parity.toolchains.describing import describe
from parity.toolchains.environments import Environment, Origin, environments, find
from parity.toolchains.making import MakeOptions, make
from parity.toolchains.names import PACKAGES, ToolchainRequest, read_wanted, released, wheel_of
from parity.toolchains.removing import remove
from parity.toolchains.using import Users, users_of, wanted_by

__all__ = [
    "PACKAGES",
    "Environment",
    "MakeOptions",
    "Origin",
    "ToolchainRequest",
    "Users",
    "describe",
    "environments",
    "find",
    "make",
    "read_wanted",
    "released",
    "remove",
    "users_of",
    "wanted_by",
    "wheel_of",
]
