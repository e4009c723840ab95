"""Natural loops of a control-flow graph, in time nearly linear in its size.

The loops are a forest: two natural loops with different headers share no block, or one holds all blocks of the other.
This is so even in a graph that is not reducible. Each header dominates the blocks of its loop, so if two loops share a
block, one header dominates the other, and a path leads from the inner header to the outer loop's latch.
"""

from collections.abc import Callable
from dataclasses import dataclass

from parity.isa.cfg import ControlFlow


@dataclass(frozen=True)
class Loops:
    """The natural loops of a function. Back edges to one header make one loop, which is named by its header block.

    `parents` maps a header to that of the loop around it, headers in text order; `innermost` maps a block to the header
    of the innermost loop that it is in. Blocks that are never reached are in none.
    """

    parents: dict[int, int | None]
    innermost: dict[int, int]

    def blocks(self, header: int) -> tuple[int, ...]:
        """Return all blocks of a loop, in text order."""
        inside: dict[int | None, bool] = {None: False}
        for loop in self.outermost_first():
            inside[loop] = loop == header or inside[self.parents[loop]]
        return tuple(sorted(block for block, innermost in self.innermost.items() if inside[innermost]))

    def outermost_first(self) -> list[int]:
        """Return the headers, each after that of the loop around it."""
        children: dict[int | None, list[int]] = {None: []}
        for header, parent in self.parents.items():
            children.setdefault(header, [])
            children.setdefault(parent, []).append(header)
        order = children[None][::-1]
        for header in order:
            order += children[header]
        return order


def natural_loops(flow: ControlFlow) -> Loops:
    """Return all natural loops.

    A back edge is an edge whose target dominates its source (Aho, Lam, Sethi, Ullman, "Compilers", 9.6).
    """
    graph = _depth_first(flow)
    is_in_subtree = _subtrees(_immediate_dominators(graph))
    latches: dict[int, list[int]] = {}
    for block, predecessors in enumerate(graph.predecessors):
        for source in predecessors:
            if is_in_subtree(source, block):
                latches.setdefault(block, []).append(source)
    return _forest(graph, latches)


@dataclass(frozen=True)
class _Graph:
    """The blocks that are reached, in the order of a depth-first search. The other fields use their places in it."""

    blocks: list[int]
    parents: list[int]
    predecessors: list[list[int]]


def _depth_first(flow: ControlFlow) -> _Graph:
    numbers, blocks, parents = {0: 0}, [0], [0]
    stack = [iter(flow.successors[0])]
    path = [0]
    while stack:
        for successor in stack[-1]:
            if successor not in numbers:
                numbers[successor] = len(blocks)
                parents.append(numbers[path[-1]])
                blocks.append(successor)
                stack.append(iter(flow.successors[successor]))
                path.append(successor)
                break
        else:
            stack.pop()
            path.pop()
    predecessors: list[list[int]] = [[] for _ in blocks]
    for number, block in enumerate(blocks):
        for successor in flow.successors[block]:
            predecessors[numbers[successor]].append(number)
    return _Graph(blocks, parents, predecessors)


def dominators(flow: ControlFlow) -> dict[int, int]:
    """Return the immediate dominator of each reached block but the first: the last block that every path to it
    takes.
    """
    graph = _depth_first(flow)
    above = _immediate_dominators(graph)
    return {block: graph.blocks[above[number]] for number, block in enumerate(graph.blocks) if number}


def _immediate_dominators(graph: _Graph) -> list[int]:
    """Lengauer, Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph" (1979), with path compression only."""
    size = len(graph.blocks)
    semi, best, dominator = list(range(size)), list(range(size)), [0] * size
    ancestor = [-1] * size
    bucket: list[list[int]] = [[] for _ in range(size)]

    def evaluate(vertex: int) -> int:
        """Return the vertex of least semidominator on the way to the root of its tree in the forest so far."""
        path = []
        while ancestor[vertex] >= 0 and ancestor[ancestor[vertex]] >= 0:
            path.append(vertex)
            vertex = ancestor[vertex]
        for below in reversed(path):
            above = ancestor[below]
            if semi[best[above]] < semi[best[below]]:
                best[below] = best[above]
            ancestor[below] = ancestor[above]
        return best[path[0] if path else vertex]

    for vertex in range(size - 1, 0, -1):
        parent = graph.parents[vertex]
        semi[vertex] = min(semi[evaluate(source)] for source in graph.predecessors[vertex])
        bucket[semi[vertex]].append(vertex)
        ancestor[vertex] = parent
        for waiting in bucket[parent]:
            least = evaluate(waiting)
            dominator[waiting] = least if semi[least] < semi[waiting] else parent
        bucket[parent].clear()
    for vertex in range(1, size):
        if dominator[vertex] != semi[vertex]:
            dominator[vertex] = dominator[dominator[vertex]]
    return dominator


def _subtrees(parents: list[int]) -> Callable[[int, int], bool]:
    """Return a function that tells whether a vertex is in the subtree of another; parents have smaller numbers."""
    size = [1] * len(parents)
    for vertex in range(len(parents) - 1, 0, -1):
        size[parents[vertex]] += size[vertex]
    enter, free = [0] * len(parents), [1] * len(parents)
    for vertex in range(1, len(parents)):
        parent = parents[vertex]
        enter[vertex] = free[parent]
        free[parent] += size[vertex]
        free[vertex] = enter[vertex] + 1
    return lambda vertex, root: enter[root] <= enter[vertex] < enter[root] + size[root]


def _forest(graph: _Graph, latches: dict[int, list[int]]) -> Loops:
    """Walk from each header's latches back to it, innermost loops first; a known loop is passed in one step."""
    innermost: dict[int, int] = {}
    parents: dict[int, int | None] = {}
    outer: dict[int, int] = {}  # towards the outermost loop known so far

    def outermost(header: int) -> int:
        path = []
        while outer[header] != header:
            path.append(header)
            header = outer[header]
        for passed in path:
            outer[passed] = header
        return header

    for header in sorted(latches, reverse=True):  # an inner header has a larger number: the outer one dominates it
        innermost[header] = outer[header] = header
        parents[header] = None
        pending = latches[header]
        while pending:
            block = pending.pop()
            if block not in innermost:
                innermost[block] = header
                pending += graph.predecessors[block]
            elif (inside := outermost(innermost[block])) != header:
                parents[inside] = outer[inside] = header
                pending += graph.predecessors[inside]
    blocks = graph.blocks
    block_parents = {blocks[header]: parent if parent is None else blocks[parent] for header, parent in parents.items()}
    return Loops(
        dict(sorted(block_parents.items())), {blocks[block]: blocks[header] for block, header in innermost.items()}
    )
