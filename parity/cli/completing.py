"""What the shell completes: studies and steps. It is asked at every key, so it reads no study and never fails."""

from contextlib import suppress


def steps(incomplete: str) -> list[str]:
    """List the steps of the default study by themselves, and those of all studies after `STUDY/`."""
    from parity.contract.references import default_study, numbered_steps, study_names
    from parity.contract.workspace import find_workspace

    completions: list[str] = []
    with suppress(Exception):
        workspace = find_workspace()
        study, slash, _ = incomplete.rpartition("/")
        if slash:
            completions = [f"{study}/{step}" for step in numbered_steps(workspace.experiments / study)]
        else:
            completions = [f"{name}/" for name in study_names(workspace)]
            completions += numbered_steps(workspace.experiments / default_study(workspace))
    return [name for name in completions if name.startswith(incomplete)]


def studies(incomplete: str) -> list[str]:
    """List the workspace's studies."""
    from parity.contract.references import study_names
    from parity.contract.workspace import find_workspace

    with suppress(Exception):
        return [name for name in study_names(find_workspace()) if name.startswith(incomplete)]
    return []


def studies_and_steps(incomplete: str) -> list[str]:
    """Both: for arguments that take either."""
    return list(dict.fromkeys([*studies(incomplete), *steps(incomplete)]))


def schemas(incomplete: str) -> list[str]:
    """List the schemas that `parity schema` prints."""
    from parity.report.documents import DOCUMENTS

    names = [name.removeprefix("parity.").partition("/")[0] for name in DOCUMENTS]
    return [name for name in names if name.startswith(incomplete)]
