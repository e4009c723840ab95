"""A program that tries out experiments. It knows `parity` by its words, its JSON documents and their schemas alone."""

import json
import re
import shlex
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomlkit
from command_line import CommandEnd
from jsonschema import Draft202012Validator

ENOUGH = 3  # answers to one experiment: a program must not go round in circles


@dataclass(frozen=True)
class Idea:
    """An experiment: the tables that its step gets, the words that its first run gets, and what is new about it, should
    another step have tried the same.
    """

    title: str
    step: dict[str, Any]
    first: tuple[str, ...] = ()
    again: str | None = None


@dataclass(frozen=True)
class Decision:
    """What became of an experiment: the way there, as a word for each document that answered, and the last document."""

    path: list[str]
    result: Any

    @property
    def codes(self) -> list[str]:
        return [reason["code"] for reason in self.result["reasons"]]

    def of(self, status: str) -> list[str]:
        """The clauses that ended as `status` says."""
        return [expectation["clause"] for expectation in self.result["expectations"] if expectation["status"] == status]


@dataclass
class Client:
    """Tries out ideas, one after another, and keeps a record of its own: each run that it has seen, each idea's end, and
    what the next idea is compared with. `options` are the words that each run gets; `root` is where files that
    documents name are.
    """

    parity: Callable[..., CommandEnd]
    root: Path
    options: tuple[str, ...]
    runs: list[Any] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    baseline: str | None = None
    _schemas: dict[str, Draft202012Validator] = field(default_factory=dict)

    def ask(self, *words: str) -> Any:
        """The one document that a command prints, which the schema that it names allows."""
        ended = self.parity(*words, "--json")
        document = json.loads(ended.out)
        self.schema(document["schema"].removeprefix("parity.").partition("/")[0]).validate(document)
        assert ended.code == document.get("exit_code", ended.code)
        return document

    def schema(self, name: str) -> Draft202012Validator:
        """The schema that `parity schema NAME` prints."""
        if name not in self._schemas:
            self._schemas[name] = Draft202012Validator(json.loads(self.parity("schema", name).out))
        return self._schemas[name]

    def words_of(self, name: str, field: str) -> set[str]:
        """The words that a document may have in a field, as its schema lists them."""
        property_schema = self.schema(name).schema["properties"][field]
        return {word for kind in property_schema.get("anyOf", [property_schema]) for word in kind.get("enum", [])}

    def try_out(self, idea: Idea) -> Decision:
        """Writes the idea's step, runs it, and does what documents ask for until there is nothing left to do."""
        made = self.ask("new", idea.title, "--hypothesis", "it helps", "--change", idea.title, "--expect", "less time")
        assert made["parent"] == self.baseline
        self.edit(made["file"], idea.step)
        words: list[str] | None = [*shlex.split(made["next"])[1:], *self.options, *idea.first]
        path: list[str] = []
        while words is not None:
            document = self.ask(*words, "--summary")
            if document["schema"] == "parity.error/1":
                path.append(document["kind"])
                self.repair(made["file"], document)
            else:
                path.append(document["verdict"] or document["status"])
                self.runs.append(document)
                words = self.next_words(idea, document)
            assert len(path) <= ENOUGH
        if document["verdict"] == "keep":
            self.baseline = document["step"]
        self.decisions.append(Decision(path, document))
        return self.decisions[-1]

    def next_words(self, idea: Idea, document: Any) -> list[str] | None:
        """The next run of the same step, if a command that is hinted at is one and the idea has an answer to it."""
        for command in document["commands"]:
            match shlex.split(command)[1:]:
                case ["run", step, "--again", _] if idea.again:
                    return ["run", step, *self.options, "--again", idea.again]
                case ["run", step, "--budget", budget]:
                    return ["run", step, *self.options, "--budget", budget]
                case ["runs", "artifact", *words]:
                    log = self.ask("runs", "artifact", *words)["text"]
                    text = f"{idea.title}: {log.strip().splitlines()[-1]}"
                    self.ask("note", f"{document['study']}/{document['step']}", text, "--finding")
        return None

    def edit(self, file: str, change: dict[str, Any]) -> None:
        """Puts tables into a step's file, which its schema allows."""
        step = _merged(tomllib.loads((self.root / file).read_text()), change)
        self.schema("step.toml").validate(step)
        (self.root / file).write_text(tomlkit.dumps(step))

    def repair(self, file: str, error: Any) -> None:
        """Renames the field that an error is about as it says."""
        (wrong,) = error["errors"]
        assert wrong["file"] == str(self.root / file)
        meant = re.fullmatch(r"did you mean '?(\w+)'?\?", wrong["expected"])
        assert meant, wrong
        whole = table = tomllib.loads((self.root / file).read_text())
        *tables, name = wrong["field"].split(".")
        for key in tables:
            table = table[key]
        table[meant[1]] = table.pop(name)
        (self.root / file).write_text(tomlkit.dumps(whole))


def _merged(into: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    both = {key: _merged(into[key], value) for key, value in change.items() if isinstance(into.get(key), dict)}
    return into | change | both
