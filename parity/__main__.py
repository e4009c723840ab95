"""`python -m parity`, and the command `parity`."""

import sys


def main() -> None:
    """Run the command line; its version is told without the commands."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from parity.version import __version__

        print(__version__)
        return
    from parity.cli import main as run_command

    run_command()


if __name__ == "__main__":
    main()
