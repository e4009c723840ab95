"""Draws a sweep's panels: marks with numbers, and below each panel a table that says what the numbers are."""

from __future__ import annotations

import math
from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import matplotlib.style
from matplotlib import colormaps
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import BoundaryNorm, ListedColormap, Normalize
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, findfont, get_font
from matplotlib.lines import Line2D

from parity.report.placing import Box, Places
from parity.report.sweep_panels import FAILED, UNVERIFIED, VERIFIED, sweep_panels
from parity.report.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matplotlib.axes import Axes

    from parity.report.records.sweep import ReferenceFigures, SweepReport
    from parity.report.sweep_panels import Panel

# Inches, from the left and from the top.
_WIDTH, _LEFT, _RIGHT, _HEIGHT = 8.4, 0.95, 1.3, 4.3
_TITLE, _BELOW_AXES, _LINE, _EDGE = 0.45, 0.7, 0.2, 0.15
_COLUMN_ENDS = (0.25, 0.95, 1.85, 2.4)  # of the table, from the left of the axes; names follow
_NAME_WIDTH = _WIDTH - _LEFT - _COLUMN_ENDS[-1] - 0.15 - _EDGE
_DPI = 150
_NEAR = 9  # pixels, up to which a label is beside its mark
# Points.
_LETTERS, _SMALL = 9.0, 8.0
_STAR, _CROSS = 190.0, 45.0  # areas
_MOST_LETTERS, _MOST_LINES, _MOST_COLORS, _ENTRIES = 400, 3, 8, 4
_LOG_FROM = 30  # times the least figure, from which on the vertical axis is logarithmic
# People who cannot tell red from green can tell these from each other and from viridis.
_ORANGE, _GREY, _BLACK = "#D55E00", "#B8B8B8", "#222222"
_DARK_GREY = "#555555"
_SHAPES = {VERIFIED: "o", UNVERIFIED: "s", FAILED: "v"}
_BEST = {
    "ms": "the least time",
    "non_matrix_per_matrix": "the fewest non-matrix instructions",
    "function_instructions": "the fewest instructions",
    "in_sweep": "the winner of the measured sweep",
}


def sweep_picture(report: SweepReport, reference: ReferenceFigures | None = None) -> Figure:
    """Draw the picture. Text that other people wrote is never read as a formula, and never leaves its place."""
    with matplotlib.style.context("default"):
        return _Drawing(report, reference).figure


class _TextRenderer:
    """Text as it is drawn: measured, shortened, and without what the font does not have."""

    def __init__(self, canvas: FigureCanvasAgg) -> None:
        self._renderer: Any = canvas.get_renderer()  # type: ignore[no-untyped-call]  # it has no types
        self._known = get_font(findfont(FontProperties())).get_charmap()

    def plain(self, text: str) -> str:
        shown = visible(text[:_MOST_LETTERS], lines=False)
        return "".join(letter if ord(letter) in self._known else "□" for letter in shown)

    def size(self, text: str, points: float, weight: str = "normal") -> tuple[float, float]:
        """Return width and height in pixels."""
        font = FontProperties(size=points, weight=weight)
        width, height, _ = self._renderer.get_text_width_height_descent(text, font, False)
        return float(width), float(height)

    def fitted(self, text: str, inches: float, points: float, weight: str = "normal") -> str:
        """Return the text, or as much of its beginning as fits."""
        shown, most = self.plain(text), inches * _DPI
        if len(text) <= _MOST_LETTERS and self.size(shown, points, weight)[0] <= most:
            return shown
        lengths = range(len(shown))
        fits = bisect_left(lengths, True, key=lambda n: self.size(f"{shown[: n + 1]}…", points, weight)[0] > most)
        return f"{shown[:fits]}…"

    def lines(self, parts: Sequence[str], inches: float, points: float) -> list[str]:
        """Join the parts one after the other, on as few lines as they need, and at most three."""
        lines = [""]
        for part in map(self.plain, parts):
            longer = f"{lines[-1]}, {part}" if lines[-1] else part
            if lines[-1] and self.size(longer, points, "bold")[0] > inches * _DPI and len(lines) < _MOST_LINES:
                lines[-1] += ","
                lines.append(part)
            else:
                lines[-1] = longer
        return [self.fitted(line, inches, points, "bold") for line in lines]


class _Colors:
    """A colour for each occupancy; one bar of few colours where there are few."""

    def __init__(self, waves: list[float]) -> None:
        self.values = sorted(set(waves))
        self.is_few = len(self.values) <= _MOST_COLORS
        viridis = colormaps["viridis"]
        if self.is_few:
            shades = [viridis(at / max(1, len(self.values) - 1)) for at in range(max(1, len(self.values)))]
            self.map: Any = ListedColormap(shades)
            self.norm: Any = BoundaryNorm([at - 0.5 for at in range(len(shades) + 1)], len(shades))
        else:
            self.map, self.norm = viridis, Normalize(self.values[0], self.values[-1])

    def of(self, waves: float | None) -> Any:
        if waves is None:
            return _GREY
        return self.map(self.norm(self.values.index(waves) if self.is_few else waves))

    def draw_bar(self, figure: Figure, place: Axes) -> None:
        from matplotlib.cm import ScalarMappable

        bar = figure.colorbar(ScalarMappable(self.norm, self.map), cax=place)
        if self.is_few:
            bar.set_ticks(list(range(len(self.values))), labels=[f"{waves:g}" for waves in self.values])
            bar.ax.minorticks_off()
        bar.set_label("waves per SIMD (static)", fontsize=_LETTERS)
        bar.ax.tick_params(labelsize=_SMALL)


class _Drawing:
    """A figure under way. Its height follows from what the tables say, so they are measured first."""

    def __init__(self, report: SweepReport, reference: ReferenceFigures | None) -> None:
        self.report, self.reference = report, reference
        self.panels = sweep_panels(report, reference)
        self.marks = [mark for panel in self.panels for mark in panel.marks]
        self.colors = _Colors([mark.look.waves for mark in self.marks if mark.look.waves is not None])
        self.figure = Figure(dpi=_DPI)
        self.letters = _TextRenderer(FigureCanvasAgg(self.figure))
        entries, columns = self._entries(), _ENTRIES * len(self.panels)
        lines = max(sum(len(lines) for _, lines, _ in self._table(panel)) for panel in self.panels)
        self.axes_top = _TITLE + math.ceil(len(entries) / columns) * _LINE + 0.15
        self.table_top = self.axes_top + _HEIGHT + _BELOW_AXES
        self.caption_top = self.table_top + lines * _LINE + _EDGE
        self.width, self.height = _WIDTH * len(self.panels), self.caption_top + 2 * _LINE + _EDGE
        self.figure.set_size_inches(self.width, self.height)
        self._draw(entries, columns)

    def _draw(self, entries: list[Line2D], columns: int) -> None:
        title = f"{self.report.study}, {self.report.lane} lane: sweep of {len(self.report.points)} combinations"
        self._text(_LEFT, _EDGE, title, points=11)
        self.figure.legend(
            handles=entries,
            ncols=columns,
            fontsize=_SMALL,
            frameon=False,
            loc="upper left",
            borderpad=0,
            borderaxespad=0,
            handletextpad=0.3,
            columnspacing=1.2,
            labelspacing=0.3,
            bbox_to_anchor=(_LEFT / self.width, 1 - _TITLE / self.height),
        )
        for number, panel in enumerate(self.panels):
            self._draw_panel(panel, number * _WIDTH)
            self._draw_table(panel, number * _WIDTH + _LEFT)
        for number, line in enumerate(self._caption()):
            self._text(_LEFT, self.caption_top + number * _LINE, line, color=_DARK_GREY)

    def _text(self, left: float, top: float, text: str, width: float = 0, points: float = _SMALL, **more: Any) -> None:
        """Draw a line of text of at most the given width, else of what is left of the figure."""
        weight = more.get("weight", "normal")
        fitted = self.letters.fitted(text, width or self.width - left - _EDGE, points, weight)
        x, y = left / self.width, 1 - top / self.height
        self.figure.text(x, y, fitted, **{"fontsize": points, "va": "top", "parse_math": False, **more})

    def _caption(self) -> list[str]:
        marks, points = self.panels[0].marks, self.report.points
        drawn = sum(mark.count for mark in marks)
        where = "recorded runs of the same binaries" if not self.report.measured else "a sweep, which gives no verdict"
        timed = f"; milliseconds are measured, in {where}" if len(self.panels) > 1 else ""
        best = f" Bold is best: {_BEST[self.report.best_by]}." if any(mark.is_best for mark in marks) else ""
        waves = f" All have {self.colors.values[0]:g} waves per SIMD." if len(self.colors.values) == 1 else ""
        return [
            f"Basis: static, read from the machine code, which is no time{timed}.{best}{waves}",
            f"{drawn} of {len(points)} combinations have figures: {len(marks)} marks, where x4 is four in one.",
        ]

    def _draw_panel(self, panel: Panel, left: float) -> None:
        bottom = self.height - self.axes_top - _HEIGHT
        size = _WIDTH - _LEFT - _RIGHT, _HEIGHT
        axes = self.figure.add_axes(self._place(left + _LEFT, bottom, *size))
        bar = self.figure.add_axes(self._place(left + _WIDTH - _RIGHT + 0.12, bottom, 0.16, _HEIGHT))
        self._draw_marks(axes, panel)
        _scale(axes, panel)
        if len(self.colors.values) > 1:
            self.colors.draw_bar(self.figure, bar)
        else:
            bar.set_axis_off()
        self._draw_labels(axes, panel)

    def _place(self, left: float, bottom: float, width: float, height: float) -> tuple[float, float, float, float]:
        return left / self.width, bottom / self.height, width / self.width, height / self.height

    def _draw_marks(self, axes: Axes, panel: Panel) -> None:
        for mark in sorted(panel.marks, key=lambda mark: -mark.look.lds):  # the small ones over the large ones
            look, failed = mark.look, mark.look.verification == FAILED
            color, edge = ("white", _ORANGE) if failed else (self.colors.of(look.waves), _BLACK)
            marker = _SHAPES[look.verification]
            axes.scatter(
                mark.x,
                mark.y,
                s=_area(look.lds),
                c=[color],
                marker=marker,
                edgecolors=edge,
                linewidths=2.2 if mark.is_best else 1.4 if failed else 0.7,
                zorder=3,
            )
            if look.spills:
                axes.scatter(mark.x, mark.y, s=_CROSS, c=_ORANGE, marker="x", linewidths=1.8, zorder=4)
        if panel.front:
            axes.step(*zip(*panel.front, strict=True), where="post", color=_BLACK, linewidth=1.2, zorder=2)
        if panel.reference:
            axes.scatter(*panel.reference, s=_STAR, c="white", marker="*", edgecolors=_BLACK, linewidths=1.3, zorder=5)
        if not panel.marks:
            axes.text(0.5, 0.5, "no combination has these figures", ha="center", transform=axes.transAxes)
            axes.set(xticks=[], yticks=[])

    def _draw_labels(self, axes: Axes, panel: Panel) -> None:
        """Numbers of the table, the reference's name, and how many combinations a mark stands for."""
        frame = axes.get_window_extent()
        places_of = [((mark.x, mark.y), _area(mark.look.lds)) for mark in panel.marks]
        if panel.reference:
            places_of.append((panel.reference, _STAR))
        drawn = [*(_box(axes, *place) for place in places_of), *_boxes_of_line(axes, panel.front)]
        places = Places(Box(frame.x0 + 3, frame.y0 + 3, frame.x1 - 3, frame.y1 - 3), drawn)
        if panel.reference and self.reference:
            name = self.letters.fitted(f"{self.reference.lane}, {self.reference.step}", 1.6, _SMALL)
            self._label(axes, places, panel.reference, name, _STAR, color=_BLACK)
        for mark in sorted(panel.marks, key=lambda mark: (not mark.key, mark.x, mark.y)):
            count = f"x{mark.count}" if mark.count > 1 else ""
            if text := f"{mark.key} {count}".strip():
                color = _BLACK if mark.key else _DARK_GREY
                self._label(
                    axes,
                    places,
                    (mark.x, mark.y),
                    text,
                    _area(mark.look.lds),
                    color=color,
                    weight="bold" if mark.is_best else "normal",
                )

    def _label(self, axes: Axes, places: Places, at: tuple[float, float], text: str, area: float, **more: Any) -> None:
        """Draw a label at a free place, if there is one, with a line to its point if the label is not beside it."""
        x, y = axes.transData.transform(at)
        width, height = self.letters.size(text, _SMALL, "bold")
        radius = math.sqrt(area) / 2 * _DPI / 72
        box = places.place(x, y, width + 6, height + 6, radius + 2)
        if box is None:
            return
        middle = (box.left + box.right) / 2, (box.bottom + box.top) / 2
        whole = self.width * _DPI, self.height * _DPI
        self.figure.text(
            middle[0] / whole[0],
            middle[1] / whole[1],
            text,
            fontsize=_SMALL,
            ha="center",
            va="center",
            parse_math=False,
            zorder=6,
            **more,
        )
        near = min(max(x, box.left), box.right), min(max(y, box.bottom), box.top)
        if math.dist(near, (x, y)) > radius + _NEAR:
            across, up = [x / whole[0], near[0] / whole[0]], [y / whole[1], near[1] / whole[1]]
            self.figure.add_artist(Line2D(across, up, color=_GREY, linewidth=0.7, zorder=2))

    def _draw_table(self, panel: Panel, left: float) -> None:
        top = self.table_top
        for cells, lines, style in self._table(panel):
            for text, end in zip(cells, _COLUMN_ENDS, strict=True):
                self._text(left + end, top, text, 0.9, ha="right", **style)
            for line in lines:
                self._text(left + _COLUMN_ENDS[-1] + 0.15, top, line, **style)
                top += _LINE

    def _table(self, panel: Panel) -> Iterator[tuple[tuple[str, ...], list[str], dict[str, Any]]]:
        """Each row of a panel's table: cells, the lines of the last one, and how it looks."""
        grey, black = {"color": _DARK_GREY}, {"color": _BLACK}
        yield ("", panel.x_heading, panel.y_heading, "count"), ["best trade-offs, by the parameters that vary"], grey
        for mark in panel.named:
            lines = self.letters.lines(mark.name, _NAME_WIDTH, _SMALL)
            style = {**black, "weight": "bold"} if mark.is_best else black
            yield (mark.key, f"{mark.x:.4g}", f"{mark.y:.4g}", str(mark.count)), lines, style
        if panel.unnamed:
            yield ("",) * 4, [f"and {panel.unnamed} more"], grey
        if panel.reference and self.reference:
            x, y = panel.reference
            name = f"reference: {self.reference.lane} lane of {self.reference.step}, as recorded"
            yield ("★", f"{x:.4g}", f"{y:.4g}", ""), self.letters.lines([name], _NAME_WIDTH, _SMALL), black

    def _entries(self) -> list[Line2D]:
        """Return the legend's entries: only what is in the picture."""
        looks = [mark.look for mark in self.marks]
        entries = [_entry("-", "best trade-offs (fewer of both)")] if any(panel.front for panel in self.panels) else []
        for state, marker in _SHAPES.items():
            if any(look.verification == state for look in looks):
                text = "failed verification" if state == FAILED else state
                entries.append(
                    _entry(
                        marker,
                        text,
                        color="none" if state == FAILED else _GREY,
                        edge=_ORANGE if state == FAILED else _BLACK,
                    )
                )
        if any(look.spills for look in looks):
            entries.append(_entry("x", "spills to scratch", edge=_ORANGE))
        if any(look.waves is None for look in looks):
            entries.append(_entry("o", "occupancy unknown", color=_GREY))
        if any(panel.reference for panel in self.panels):
            entries.append(_entry("*", "reference lane, recorded", color="white", size=11))
        sizes = sorted({look.lds for look in looks})
        for lds in sizes if len(sizes) < 2 else (sizes[0], sizes[-1]):
            entries.append(_entry("o", f"LDS {lds / 1024:g} KiB", color="none", size=math.sqrt(_area(lds))))
        return entries


def _scale(axes: Axes, panel: Panel) -> None:
    """Settles the axes: labels are placed by them."""
    heights = [mark.y for mark in panel.marks]
    is_wide = bool(heights) and min(heights) > 0 and max(heights) > _LOG_FROM * min(heights)
    if is_wide:
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter("{x:g}")
    axes.set_xlabel(panel.x_label, fontsize=_LETTERS)
    axes.set_ylabel(f"{panel.y_label}{', logarithmic' if is_wide else ''}", fontsize=_LETTERS)
    axes.tick_params(labelsize=_SMALL)
    axes.grid(alpha=0.3)
    axes.set_axisbelow(True)
    axes.margins(0.1)
    axes.set(xlim=axes.get_xlim(), ylim=axes.get_ylim())


def _box(axes: Axes, at: tuple[float, float], area: float) -> Box:
    x, y = axes.transData.transform(at)
    return Box.around(x, y, *[math.sqrt(area) * _DPI / 72] * 2)


def _boxes_of_line(axes: Axes, front: list[tuple[float, float]]) -> Iterator[Box]:
    """Yield the parts of the front's line, first to the right, then down."""
    for (left, top), (right, bottom) in pairwise(front):
        (x, y), (x_next, y_next) = axes.transData.transform([(left, top), (right, bottom)])
        yield Box(x, y - 1, x_next, y + 1)
        yield Box(x_next - 1, y_next, x_next + 1, y)


def _area(lds_bytes: float) -> float:
    """Return a mark's area in square points; more LDS is larger."""
    return 30 + lds_bytes / 512


def _entry(marker: str, label: str, color: str = _BLACK, edge: str = _BLACK, size: float = 7) -> Line2D:
    if marker == "-":
        return Line2D([], [], color=color, linewidth=1.2, label=label)
    return Line2D(
        [],
        [],
        linestyle="none",
        marker=marker,
        markerfacecolor=color,
        markeredgecolor=edge,
        markersize=size,
        label=label,
    )
