// Pictures: each is drawn from the page's own data, and has a table beside it with the same figures.
"use strict";
const charts = (() => {
  const { element, number, basis } = parity;
  const laneColour = (at) => `var(--lane-${at % 5})`;
  const SAID = { baseline: ", its binary timed again", control: ", the reference lane", vendor: ", the vendor's library", vendor_warm: ", the vendor's library on the same inputs again", vendor_tuned: ", the vendor's library, tuned", vendor_tuned_warm: ", the vendor's library, tuned, on the same inputs again" };
  const SIGNS = { keep: "●", reject: "✕", invalid: "!", inconclusive: "○" };
  const FIRST = 60; // rows of the counters' table, before somebody asks for all
  const width = () => Math.max(320, Math.min(1100, document.getElementById("main").clientWidth));

  // Observable Plot draws; colours come from the style sheet, so that light and dark change them.
  function plot(options) {
    const drawn = Plot.plot({ width: width(), marginLeft: 64, marginBottom: 44, style: { background: "transparent", fontSize: "12px", overflow: "visible" }, ...options });
    for (const part of [drawn, ...drawn.querySelectorAll("[aria-label]")]) part.removeAttribute("aria-label"); // the frame around it says what it is
    return drawn;
  }

  function captioned(picture, ...caption) {
    return element("figure", {}, picture, element("figcaption", {}, ...caption));
  }

  const thinned = (rows) => (at) => rows[at]?.step ?? "";
  const ticks = (rows) => { const most = Math.max(2, Math.floor(width() / 70)), every = Math.ceil(rows.length / most); return rows.map((_, at) => at).filter((at) => at % every === 0); };
  const bases = (names) => [...new Set(names.filter(Boolean))].flatMap((name) => [" ", basis(name)]);
  const isMeasured = (name) => name === "measured";

  function steps({ rows, candidate, lanes }) {
    const numbered = rows.filter((row) => row.is_numbered), others = numbered.filter((row) => row.other_contract).length;
    const at = numbered.filter((row) => !row.other_contract).map((row, index) => ({ ...row, index }));
    const x = { label: null, domain: [-0.5, Math.max(at.length, 2) - 0.5], ticks: ticks(at), tickFormat: thinned(at), tickRotate: at.length > 14 ? -40 : 0 };
    const base = { x, height: 300, marginRight: 90, marginBottom: at.length > 14 ? 60 : 36 };
    times(at, candidate, lanes, base);
    ratios(at, base);
    works(at, candidate, base);
    if (others) document.getElementById("work-note").textContent = `${others} step${others > 1 ? "s" : ""} ran under another contract and cannot be compared: only the table has them.`;
  }

  function times(rows, candidate, lanes, base) {
    const shown = document.getElementById("kpi");
    const points = lanes.flatMap((lane, of) => rows.filter((row) => row.ms[lane] != null).map((row) => ({ ...row, lane, of, value: row.ms[lane] })));
    if (!points.length) return shown.remove();
    const intervals = rows.filter((row) => row.low !== null && row.against_ms !== null && row.against !== null).map((row) => ({ ...row, from: row.against_ms * (1 + row.low), to: row.against_ms * (1 + row.high) }));
    const tell = (row) => `${row.step}: ${row.title}\n${row.lane} ${number(row.value)} ms (${row.time_basis})\n${row.verdict ?? row.status}${row.effect !== null && row.against !== null && row.lane === candidate ? `\n${(100 * row.effect).toFixed(2)} % against ${row.against}` : ""}`;
    const marks = lanes.flatMap((lane, of) => {
      const own = points.filter((row) => row.lane === lane), whole = rows.map((row) => ({ index: row.index, value: row.ms[lane] ?? NaN })), last = own.at(-1), measured = own.filter((row) => isMeasured(row.time_basis)), others = own.filter((row) => !isMeasured(row.time_basis));
      return [
        Plot.line(whole, { x: "index", y: "value", stroke: laneColour(of), strokeOpacity: 0.5, strokeDasharray: measured.length ? null : "4 4" }),
        Plot.dot(measured, { x: "index", y: "value", fill: laneColour(of), r: 4 }),
        Plot.dot(others, { x: "index", y: "value", stroke: laneColour(of), strokeDasharray: "2 1.5", r: 4.5, fill: "var(--page)" }),
        last ? Plot.text([last], { x: "index", y: "value", text: () => lane, dx: 10, textAnchor: "start", fill: laneColour(of), fontWeight: 600 }) : null,
      ];
    });
    const ofCandidate = points.filter((row) => row.lane === candidate);
    const drawn = plot({
      ...base, y: { label: "ms", grid: true, nice: true },
      marks: [
        ...marks,
        Plot.ruleX(intervals, { x: "index", y1: "from", y2: "to", stroke: laneColour(lanes.indexOf(candidate)), strokeWidth: 3 }),
        rows.length <= 120 ? Plot.text(ofCandidate, { x: "index", y: "value", text: (row) => SIGNS[row.verdict] ?? "…", dy: -13, fill: "currentColor" }) : null,
        Plot.tip(points, Plot.pointer({ x: "index", y: "value", title: tell, fill: "var(--page)" })),
      ],
    });
    shown.replaceChildren(captioned(drawn, "Milliseconds of each lane:", ...bases(points.map((row) => row.time_basis)), ". Filled dots were measured here, dashed ones were not. Above the candidate: ● kept, ✕ rejected, ○ inconclusive, ! invalid. A thick line is the interval of the paired comparison with the baseline of its day."));
  }

  function ratios(rows, base) {
    const shown = document.getElementById("ratio"), points = rows.filter((row) => row.ratio !== null);
    if (points.length < 2) return shown.remove();
    const drawn = plot({
      ...base, height: 180, y: { label: "ratio", grid: true, nice: true },
      marks: [
        Plot.ruleY([1], { stroke: "currentColor", strokeDasharray: "6 4" }),
        Plot.line(rows.map((row) => ({ index: row.index, ratio: row.ratio ?? NaN })), { x: "index", y: "ratio", stroke: laneColour(0), strokeDasharray: points.some((row) => isMeasured(row.time_basis)) ? null : "4 4" }),
        Plot.dot(points, { x: "index", y: "ratio", fill: (row) => (isMeasured(row.time_basis) ? laneColour(0) : "var(--page)"), stroke: laneColour(0) }),
        Plot.tip(points, Plot.pointer({ x: "index", y: "ratio", title: (row) => `${row.step}: ${number(row.ratio)} (${row.time_basis})`, fill: "var(--page)" })),
      ],
    });
    shown.replaceChildren(captioned(drawn, "The gap: the candidate's time over the reference's.", ...bases(points.map((row) => row.time_basis)), " At the dashed line both take as long."));
  }

  function works(rows, candidate, base) {
    const shown = document.getElementById("work"), points = rows.filter((row) => row.work !== null), untimed = rows.some((row) => row.ms[candidate] == null);
    if (points.length < 2 || !untimed) return shown.remove();
    const names = [...new Set(points.map((row) => row.work_name))];
    const drawn = plot({
      ...base, height: 220, y: { label: names.join(", "), grid: true, nice: true, zero: false },
      marks: [
        Plot.line(points, { x: "index", y: "work", z: "work_name", stroke: "var(--quiet)", strokeDasharray: "1 4", strokeLinecap: "round" }),
        Plot.dot(points, { x: "index", y: "work", stroke: laneColour(0), strokeDasharray: "1 2", r: 5, fill: "var(--page)" }),
        Plot.text(points, { x: "index", y: "work", text: (row) => SIGNS[row.verdict] ?? "…", dy: -13, fill: "currentColor" }),
        Plot.tip(points, Plot.pointer({ x: "index", y: "work", title: (row) => `${row.step}: ${number(row.work, 2)} ${row.work_name} (${row.work_basis})\n${row.verdict ?? row.status}`, fill: "var(--page)" })),
      ],
    });
    shown.replaceChildren(captioned(drawn, `The candidate's machine code: ${names.join(", ")}.`, ...bases(points.map((row) => row.work_basis)), " It is no time, and says nothing of one by itself."));
  }

  // The gap at each size of the contract, a line for each step; without a reference, the judged lane's change.
  function sizes(steps, step = null) {
    const shown = document.getElementById("sizes"), names = [...new Set(Object.values(steps).flatMap((each) => each.map((row) => row.name)))];
    if (!shown || !names.length) return;
    const all = Object.entries(steps).flatMap(([of, each]) => each.map((row) => ({ ...row, of, at: names.indexOf(row.name) })));
    const panels = [["ratio", "ratio", 1, "The gap: the candidate's time over the reference's, with its interval (95 %). Below the dashed line the candidate takes less time."], ["effect", "change", 0, "The change: the judged lane's time over its baseline's, less 1, with its interval (95 %)."]];
    const drawn = panels.filter(([name]) => all.some((row) => row[name] !== null)).map(([name, label, even, caption]) => {
      const points = all.filter((row) => row[name] !== null), bounded = points.filter((row) => row[`${name}_low`] !== null);
      const tell = (row) => `${row.of}, ${row.name}\n${Object.entries(row.axes).map(([axis, side]) => `${axis} ${side}`).join(", ")}\n${label} ${number(row[name])} [${number(row[`${name}_low`])}, ${number(row[`${name}_high`])}] (${row.basis})${row.is_mostly_launch ? "\nmostly the launch" : ""}`;
      return captioned(plot({
        height: 240, marginRight: 90, marginBottom: names.length > 8 ? 70 : 40, x: { label: null, domain: [-0.5, Math.max(names.length, 2) - 0.5], ticks: names.map((_, at) => at), tickFormat: (at) => names[at] ?? "", tickRotate: names.length > 8 ? -40 : 0 }, y: { label, grid: true, nice: true },
        marks: [
          Plot.ruleY([even], { stroke: "currentColor", strokeDasharray: "6 4" }),
          ...Object.keys(steps).flatMap((of, at) => [
            Plot.line(points.filter((row) => row.of === of), { x: "at", y: name, stroke: laneColour(at) }),
            Plot.ruleX(bounded.filter((row) => row.of === of), { x: "at", y1: `${name}_low`, y2: `${name}_high`, stroke: laneColour(at), strokeWidth: 3 }),
            Plot.dot(points.filter((row) => row.of === of), { x: "at", y: name, fill: (row) => (row.is_mostly_launch ? "var(--page)" : laneColour(at)), stroke: laneColour(at), r: 4 }),
            step ? null : Plot.text(points.filter((row) => row.of === of).slice(-1), { x: "at", y: name, text: () => of, dx: 10, textAnchor: "start", fill: laneColour(at), fontWeight: 600 }),
          ]),
          Plot.tip(points, Plot.pointer({ x: "at", y: name, title: tell, fill: "var(--page)" })),
        ],
      }), caption, ...bases(points.map((row) => row.basis)), points.some((row) => row.is_mostly_launch) ? " Empty dots measure mostly the launch." : "");
    });
    shown.replaceChildren(...drawn);
  }

  // How often each lane waits for a bank, beside its time or its instructions.
  function conflicts(points) {
    const shown = document.getElementById("conflicts");
    if (!shown || !points.length) return;
    const lanes = [...new Set(points.map((row) => row.lane))], name = points[0].name, colour = (row) => laneColour(lanes.indexOf(row.lane));
    const across = d3.scaleLinear(d3.extent(points, (row) => row.rate), [0, width() - 190]), up = d3.scaleLinear(d3.extent(points, (row) => row.figure), [230, 0]), placed = [];
    for (const row of points) { // each label above its dot, or as near as no other label or dot is
      const free = (dy) => ![...placed, ...points.filter((other) => other !== row).map((other) => [across(other.rate), up(other.figure)])].some(([x, y]) => Math.abs(x - across(row.rate)) < 46 && Math.abs(y - up(row.figure) - dy) < 13);
      row.dy = [-14, 15, -28, 29, -42, 43].find(free) ?? -14;
      placed.push([across(row.rate), up(row.figure) + row.dy]);
    }
    const drawn = plot({
      height: 320, marginRight: 90, x: { label: "bank conflicts, % of LDS cycles (NVIDIA: of wavefronts)", percent: true, nice: true, inset: 16 }, y: { label: name, grid: true, nice: true, inset: 16 },
      marks: [
        Plot.dot(points, { x: "rate", y: "figure", fill: (row) => (isMeasured(row.figure_basis) && row.rate_basis === "profiled" ? colour(row) : "var(--page)"), stroke: colour, strokeWidth: 2, r: 6 }),
        ...points.map((row) => Plot.text([row], { x: "rate", y: "figure", text: "step", dy: row.dy, fill: colour(row), fontWeight: 600 })),
        Plot.tip(points, Plot.pointer({ x: "rate", y: "figure", title: (row) => `${row.lane} of ${row.step}\n${number(100 * row.rate, 1)} % conflicts (${row.rate_basis})\n${number(row.figure)} ${name} (${row.figure_basis})`, fill: "var(--page)" })),
      ],
    });
    const legend = lanes.flatMap((lane, at) => [" ", element("strong", { style: `color:${laneColour(at)}` }, lane)]);
    shown.replaceChildren(captioned(drawn, "Lanes:", ...legend, ". Across, bank conflicts of LDS:", ...bases(points.map((row) => row.rate_basis)), `; up, ${name}:`, ...bases(points.map((row) => row.figure_basis)), "."));
  }

  // Raw samples in the order in which they were taken: what drifts is seen.
  function samples(sessions, step) {
    const shown = document.getElementById("samples");
    if (!shown || !sessions.length) return;
    for (const of of sessions) {
      const points = of.ms.map((ms, at) => ({ ms, at, started: of.at[at], variant: of.variants[of.of[at]] }));
      const panels = of.variants.map((variant) => {
        const own = points.filter((row) => row.variant === variant), colour = { candidate: laneColour(0), control: laneColour(1), baseline: "var(--quiet)" }[variant] ?? laneColour(3);
        const drawn = plot({
          height: 150, width: Math.max(300, Math.min(width(), of.variants.length > 1 && width() > 900 ? width() / 2 - 10 : width())), marginLeft: 64, x: { label: "taken as number", nice: true }, y: { label: "ms", grid: true, nice: true, zero: false },
          marks: [
            Plot.line(own, { x: "at", y: "ms", stroke: colour, strokeOpacity: 0.3 }),
            Plot.dot(own, { x: "at", y: "ms", fill: colour, r: 2.5 }),
            Plot.ruleY([d3.median(own, (row) => row.ms)], { stroke: "currentColor", strokeDasharray: "6 4", strokeOpacity: 0.6 }),
            Plot.tip(own, Plot.pointer({ x: "at", y: "ms", title: (row) => `${row.variant}, sample ${row.at}\n${number(row.ms, 5)} ms, after ${number(row.started, 2)} s`, fill: "var(--page)" })),
          ],
        });
        return captioned(drawn, element("strong", {}, variant), SAID[variant] ?? "", `: ${own.length} samples, median ${number(d3.median(own, (row) => row.ms), 4)} ms`);
      });
      const grid = element("div", { style: "display:flex;flex-wrap:wrap;gap:10px" }, ...panels);
      shown.append(element("h3", {}, `Session ${of.number}, ${of.purpose}: raw samples in order `, basis("measured")), element("div", { class: "picture", role: "img", "aria-label": `Raw samples of session ${of.number} of ${step}, ${points.length} in order` }, grid));
    }
  }

  // One picture of the gap. Time leads where there is any; counts explain, and say of what basis they are.
  function gap(found, shown, leadsTo) {
    if (!shown || !found) return;
    const parts = [];
    if (found.times) {
      const { candidate, reference, basis: of } = found.times, difference = candidate - reference;
      parts.push(
        element("p", {}, element("strong", {}, `${found.candidate} ${number(candidate)} ms, ${found.reference} ${number(reference)} ms`), ` ${difference >= 0 ? "+" : "−"}${number(Math.abs(difference))} ms, ${number(candidate / reference)} times `, basis(of)),
        bars([[found.candidate, candidate, 0], [found.reference, reference, 1]], "ms", of),
      );
    }
    if (found.time_by_class) {
      parts.push(element("h3", {}, "Where the time went, by class: the lanes' times ", basis(found.times.basis), ", divided as the program counter was sampled ", basis("profiled")), element("p", { class: "quiet" }, "A sample says where a wave stood, not what it did: a load's latency counts at the instruction that waits for the load."), paired(found.time_by_class, found, "ms", "profiled"));
    }
    if (found.classes.length) {
      const total = (at) => found.classes.reduce((sum, row) => sum + row[at], 0);
      parts.push(element("h3", {}, `Instructions per ${found.unit} `, basis(found.basis)));
      const more = total(1) === total(2) ? null : total(1) > total(2) ? found.candidate : found.reference;
      if (found.times) {
        const faster = found.times.candidate === found.times.reference ? null : found.times.candidate < found.times.reference ? found.candidate : found.reference;
        parts.push(element("p", { class: "quiet" }, more !== null && more === faster ? `${more} has more instructions and is the faster lane: a count is no time. Counts explain where to look; they do not decide.` : "Counts explain where to look; they do not decide: a count is no time."));
      } else parts.push(element("p", { class: "quiet" }, "Nothing was timed: these are counts, and a lane with more instructions can be the faster one."));
      parts.push(paired(found.classes, found, "", found.basis, leadsTo));
    }
    shown.append(...parts);
  }

  function bars(rows, unit, of) {
    const most = Math.max(...rows.map((row) => row[1]));
    const cells = rows.flatMap(([name, value, lane]) => [
      element("span", {}, name),
      element("span", { class: `bar${of === "measured" ? "" : " hatched"}`, style: `width:${(100 * value) / most}%;background-color:${laneColour(lane)}` }),
      element("span", { class: "n" }, `${number(value)} ${unit}`),
    ]);
    return element("div", { class: "bars" }, ...cells);
  }

  function paired(rows, found, unit, of, leadsTo) {
    const most = Math.max(...rows.flatMap((row) => [row[1], row[2]])), table = element("table", { class: "small" });
    const heads = ["Class", found.candidate, found.reference, "Difference", "Bars"].map((text, at) => element("th", { scope: "col", class: at && at < 4 ? "n" : null }, at && at < 4 && unit ? `${text} ${unit}` : text));
    const bar = (value, lane) => element("div", { class: `bar${of === "measured" ? "" : " hatched"}`, style: `height:.45rem;width:${(14 * value) / (most || 1)}rem;background-color:${laneColour(lane)}` });
    const body = rows.map(([name, mine, theirs]) => element("tr", {},
      element("th", { scope: "row" }, leadsTo ? element("a", { href: leadsTo(name) }, name) : name),
      element("td", { class: "n" }, number(mine, 2)), element("td", { class: "n" }, number(theirs, 2)),
      element("td", { class: "n" }, mine === theirs ? "0" : `${mine > theirs ? "+" : "−"}${number(Math.abs(mine - theirs), 2)}`),
      element("td", {}, bar(mine, 0), bar(theirs, 1))));
    table.append(element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...body));
    return element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": `Classes, ${unit || "instructions"}, scrollable` }, table);
  }

  // All counters of a run beside the other run's, of every basis.
  async function counters(data, file) {
    const section = document.getElementById("counters"), all = await parity.load("names");
    const names = new Map(all.map(([id, scope, name]) => [id, { scope, name }]));
    const rows = Object.entries(data.counters).flatMap(([launch, byBasis]) => Object.entries(byBasis).flatMap(([of, list]) =>
      list.map(([id, value, other, otherBasis]) => ({ launch, of, ...names.get(id), value, other: other === undefined ? value : other, otherBasis: otherBasis ?? of, differs: value !== null && other !== null && other !== undefined && other !== value }))));
    if (!section || !rows.length) return;
    section.hidden = false;
    const choice = (name, label, values) => element("label", {}, `${label} `, element("select", { name }, element("option", { value: "" }, "any"), ...values.map((value) => element("option", {}, value))));
    const form = element("form", { class: "filter" }, element("label", {}, "Find ", element("input", { type: "search", name: "find", autocomplete: "off" })), choice("launch", "Lane", data.launches), choice("of", "Basis", [...new Set(rows.map((row) => row.of))]), choice("scope", "Scope", [...new Set(rows.map((row) => row.scope))]),
      data.beside ? element("label", {}, element("input", { type: "checkbox", name: "changed", checked: true }), " only what differs") : null, element("output", { "aria-live": "polite" }));
    const heads = ["Lane", "Scope", "Counter", "Basis", "Value", ...(data.beside ? [data.beside, "Difference", "Relative"] : [])];
    const table = element("table", { class: "small" }, element("thead", {}, element("tr", {}, ...heads.map((text, at) => element("th", { scope: "col", class: at > 3 ? "n" : null }, text)))), element("tbody"));
    const hasCode = new Set(data.code), more = element("button", { type: "button" });
    more.addEventListener("click", () => { more.dataset.all = "yes"; draw(); });
    const toLines = (row) => {
      const find = row.scope.includes("class") ? `class:${row.name}` : ["function", "hot_loop", "executed"].includes(row.scope) ? row.name : row.scope === "lds" ? "class:lds" : row.scope === "global" ? "class:global" : row.scope === "waits" ? "class:wait" : null;
      return find && hasCode.has(row.launch) && !["instructions", "matrix", "total", "non_matrix_per_matrix"].includes(row.name) ? `code.html#left=${encodeURIComponent(file)}:${encodeURIComponent(row.launch)}&part=${row.scope.startsWith("hot") ? "hot" : "all"}&find=${encodeURIComponent(find)}` : null;
    };
    const draw = () => {
      const asked = Object.fromEntries(new FormData(form));
      const shown = rows.filter((row) => (!asked.find || `${row.scope} ${row.name}`.toLowerCase().includes(asked.find.toLowerCase())) && (!asked.launch || row.launch === asked.launch) && (!asked.of || row.of === asked.of) && (!asked.scope || row.scope === asked.scope) && (!asked.changed || row.differs));
      form.querySelector("output").textContent = `${shown.length} of ${rows.length}${shown.length ? "" : asked.changed ? ": nothing differs" : ": nothing is found"}`;
      const all_ = more.dataset.all === "yes" || shown.length <= FIRST + 20;
      more.hidden = all_;
      more.textContent = `All ${shown.length} rows`;
      table.tBodies[0].replaceChildren(...(all_ ? shown : shown.slice(0, FIRST)).map((row) => {
        const difference = row.value !== null && row.other !== null ? row.value - row.other : null, lines = toLines(row);
        const beside = data.beside ? [element("td", { class: "n" }, number(row.other, 2), ...(row.otherBasis !== row.of ? [" ", basis(row.otherBasis)] : [])), element("td", { class: "n" }, difference === null ? "–" : (difference > 0 ? "+" : "") + number(difference, 2)), element("td", { class: "n" }, difference === null || !row.other ? "–" : `${difference >= 0 ? "+" : ""}${((100 * difference) / row.other).toFixed(1)} %`)] : [];
        return element("tr", {}, element("td", {}, row.launch), element("td", {}, row.scope), element("th", { scope: "row" }, lines ? element("a", { href: lines }, row.name) : row.name), element("td", {}, basis(row.of)), element("td", { class: "n" }, number(row.value, 2)), ...beside);
      }));
    };
    form.addEventListener("input", draw);
    form.addEventListener("submit", (event) => event.preventDefault());
    const keys = [(row) => row.launch, (row) => row.scope, (row) => row.name, (row) => row.of, (row) => row.value, (row) => row.other, (row) => (row.value === null || row.other === null ? null : row.value - row.other), (row) => (row.value === null || !row.other ? null : row.value / row.other - 1)];
    parity.sortable(table, (at, descending) => { parity.order(rows, keys[at], descending); draw(); });
    section.append(form, element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Counters, scrollable" }, table), more);
    draw();
  }

  // Tables that stand folded at a page's end.
  function tables(found) {
    for (const place of document.querySelectorAll("details[data-table]")) {
      const { heads, rows, caption, title } = found[Number(place.dataset.table)], is = heads.map((_, at) => rows.every((row) => row[at] === null || typeof row[at] === "number"));
      const table = element("table", { class: "small" }, caption ? element("caption", {}, caption) : null, element("thead", {}, element("tr", {}, ...heads.map((head, at) => element("th", { scope: "col", class: is[at] ? "n" : null }, head)))),
        element("tbody", {}, ...rows.map((row) => element("tr", {}, ...row.map((value, at) => element("td", { class: is[at] ? "n" : null }, is[at] ? number(value) : (value ?? "–")))))));
      parity.sortable(table);
      place.append(element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": `${title}, scrollable` }, table));
    }
  }

  // A sweep's panels: marks, the front of the best trade-offs with names, the reference lane.
  function sweep(picture, shown) {
    shown.replaceChildren(...picture.panels.flatMap((panel) => sweepPanel(panel, picture.reference, `the least ${picture.best_by}`)));
  }

  // One colour for each occupancy where there are few, and no legend for one alone.
  function colours(marks) {
    const waves = [...new Set(marks.map((row) => row.waves).filter((value) => value !== null))].sort((a, b) => a - b);
    const few = waves.length <= 8 ? { type: "ordinal", domain: waves, tickFormat: (value) => `${value} waves per SIMD` } : {};
    return { legend: waves.length > 1, label: "waves per SIMD (static)", scheme: "viridis", ...few, waves };
  }

  // Writes keys and counts beside their marks: at the first place where there is no mark and no other text.
  function label(drawn, marks) {
    const svg = drawn.matches("svg") ? drawn : [...drawn.querySelectorAll("svg")].at(-1), [x, y] = ["x", "y"].map((name) => drawn.scale(name));
    const taken = marks.map((row) => { const at = [x.apply(row.x), y.apply(row.y)]; return [at[0] - 8, at[1] - 8, at[0] + 8, at[1] + 8]; });
    const free = (box) => !taken.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]);
    for (const row of marks) for (const [text, weight] of [[row.key, 700], [row.count > 1 ? `×${row.count}` : "", 400]]) {
      if (!text) continue;
      const wide = 8 * text.length, [left, top] = [x.apply(row.x), y.apply(row.y)];
      const places = [[-10 - wide, -20], [10, -20], [10, 6], [-10 - wide, 6], [-wide / 2, -26], [-wide / 2, 12], [14, -7], [-14 - wide, -7], [-wide / 2, -42], [-wide / 2, 28]].map(([dx, dy]) => [left + dx, top + dy, left + dx + wide, top + dy + 14]);
      const box = places.find(free) ?? places[0];
      taken.push(box);
      const made = document.createElementNS("http://www.w3.org/2000/svg", "text");
      for (const [key, value] of Object.entries({ x: box[0], y: box[1] + 12, "font-weight": weight, fill: "currentColor", "text-anchor": "start", class: "label" })) made.setAttribute(key, value);
      made.textContent = text;
      svg.append(made);
    }
  }

  function sweepPanel(panel, reference, best) {
    if (!panel.marks.length) return [element("p", {}, "No point has figures.")];
    const signs = { verified: "verified", "not verified": "not verified", failed: "found wrong" };
    const tell = (row) => [row.name, row.count > 1 ? `${row.count} points` : null, `${number(row.x)} across, ${number(row.y, 2)} up`, row.waves === null ? null : `${row.waves} waves per SIMD`, `${number(row.lds)} bytes of LDS`, row.spills ? "spills" : null, signs[row.verification], row.best ? best : null].filter(Boolean).join("\n");
    const front = panel.front.map(([x, y]) => ({ x, y })), star = panel.reference ? [{ x: panel.reference[0], y: panel.reference[1] }] : [];
    const sound = panel.marks.filter((row) => !row.spills && row.verification !== "failed"), others = panel.marks.filter((row) => row.spills || row.verification === "failed");
    const { waves, ...color } = colours(panel.marks);
    const drawn = plot({
      height: 400, marginRight: 40, marginTop: 30, x: { label: panel.x, nice: true, inset: 20 }, y: { label: panel.y, grid: true, nice: true, inset: 20 }, color,
      marks: [
        Plot.line(front, { x: "x", y: "y", stroke: "currentColor", strokeDasharray: "4 3", curve: "step-after" }),
        Plot.dot(sound.filter((row) => row.verification === "verified"), { x: "x", y: "y", fill: "waves", r: 7, stroke: "currentColor" }),
        Plot.dot(sound.filter((row) => row.verification !== "verified"), { x: "x", y: "y", fill: "waves", r: 7, stroke: "currentColor", strokeWidth: 2, strokeDasharray: "3 2.5" }),
        Plot.dot(others, { x: "x", y: "y", stroke: "var(--reject)", strokeWidth: 2, r: 6, symbol: "times" }),
        Plot.dot(star, { x: "x", y: "y", symbol: "star", r: 8, fill: "var(--lane-1)", stroke: "currentColor" }),
        Plot.tip(panel.marks, Plot.pointer({ x: "x", y: "y", fill: "var(--page)", title: tell })),
      ],
    });
    label(drawn, [...panel.marks, ...star]);
    const named = panel.marks.filter((row) => row.key).map((row) => element("li", {}, element("strong", {}, row.key), ` ${row.name}: ${number(row.x)}, ${number(row.y, 2)}${row.best ? `, ${best}` : ""}`));
    return [
      captioned(drawn, "Every point is a build; what no axis calls measured or emulated is ", basis("static"), "; × spills or is wrong, a dashed rim was not verified, ×N are N points of the same figures. The dashed line is the Pareto front", waves.length === 1 ? `; all have ${waves[0]} waves per SIMD` : "", reference && star.length ? `; the star is the reference, ${reference}.` : "."),
      element("ul", { class: "keys" }, ...named, ...(panel.unnamed ? [element("li", {}, `and ${panel.unnamed} more`)] : [])),
    ];
  }

  // Below the roof: what each lane reaches, at the bytes that it needs and at those that a profiler has counted.
  function roof(found, reached) {
    const shown = document.getElementById("roof");
    if (!shown || !reached.length) return;
    const lanes = [...new Set(reached.map((row) => row.lane))], colour = (row) => laneColour(lanes.indexOf(row.lane)), needed = found.operations / found.bytes, ridge = found.peak_gflops / found.memory_gbps;
    const points = reached.map((row) => ({ ...row, at: needed, up: row.gflops / 1000 })), counted = points.filter((row) => row.profiled_intensity !== null);
    const from = Math.min(needed, ridge, ...counted.map((row) => row.profiled_intensity)) / 3, to = Math.max(needed, ridge) * 3, least = Math.min(...points.map((row) => row.up));
    const tell = (row) => `${row.lane} of ${row.step}\n${number(row.up, 1)} TFLOP/s, ${number(100 * row.of_peak, 1)} % of the peak\n${number(row.ms)} ms (${row.basis})${row.profiled_intensity === null ? "" : `\n${number(row.profiled_intensity, 1)} FLOP for each byte of memory traffic (profiled)`}`;
    const fastest = lanes.map((lane) => d3.greatest(points.filter((row) => row.lane === lane), (row) => row.up));
    const drawn = plot({
      height: 360, marginRight: 120, x: { label: "FLOP for each byte", labelAnchor: "left", type: "log", domain: [from, to], tickFormat: "~s" }, y: { label: "TFLOP/s", type: "log", grid: true, domain: [Math.min(least, found.memory_gbps * from / 1000) / 1.5, found.peak_gflops / 600], tickFormat: "~s" },
      marks: [
        Plot.line([[from, (found.memory_gbps * from) / 1000], [ridge, found.peak_gflops / 1000], [to, found.peak_gflops / 1000]], { stroke: "currentColor", strokeWidth: 1.5 }),
        Plot.link(counted, { x1: "at", x2: "profiled_intensity", y1: "up", y2: "up", stroke: colour, strokeOpacity: 0.5, strokeDasharray: "2 3" }),
        Plot.dot(counted, { x: "profiled_intensity", y: "up", stroke: colour, fill: "var(--page)", symbol: "diamond", r: 5 }),
        Plot.dot(points, { x: "at", y: "up", fill: (row) => (isMeasured(row.basis) ? colour(row) : "var(--page)"), stroke: colour, r: (row) => (fastest.includes(row) ? 5 : 2) }),
        Plot.text([[ridge, found.peak_gflops / 1000]], { text: [`${number(found.peak_gflops / 1000, 1)} TFLOP/s (${found.dtype})`], dx: 10, dy: -8, textAnchor: "start" }),
        ...fastest.map((row, at) => Plot.text([row], { x: "at", y: "up", text: () => `${row.lane}, ${row.step}`, dx: 10, dy: 14 * fastest.slice(0, at).filter((other) => Math.abs(Math.log(other.up / row.up)) < 0.1).length, textAnchor: "start", fill: colour(row), fontWeight: 600 })),
        Plot.tip([...points, ...counted.map((row) => ({ ...row, at: row.profiled_intensity }))], Plot.pointer({ x: "at", y: "up", title: tell, fill: "var(--page)" })),
      ],
    });
    shown.replaceChildren(captioned(drawn, `The line is the roof of ${found.product}, by its documented peaks; its slope is ${number(found.memory_gbps)} GB/s. Dots, large for each lane's fastest step: operations and bytes that no kernel can do without, over the time:`, ...bases(points.map((row) => row.basis)), counted.length ? element("span", {}, ". Diamonds: the same operations over the memory traffic that a profiler has counted: ", basis("profiled")) : "", "."));
  }

  function timeline(launches, shown) {
    const rows = launches.map(([begin, duration], at) => ({ begin, end: begin + duration, duration, at }));
    const drawn = plot({
      height: 90, marginTop: 26, x: { label: "µs after the first launch", nice: true }, y: { axis: null, domain: [0, 1] },
      marks: [
        Plot.rect(rows, { x1: "begin", x2: "end", y1: 0, y2: 1, fill: laneColour(0), stroke: laneColour(0), strokeWidth: 0.5 }),
        Plot.tip(rows, Plot.pointerX({ x: (row) => (row.begin + row.end) / 2, y: 0.5, title: (row) => `launch ${row.at + 1}\n${number(row.duration, 1)} µs, from ${number(row.begin, 1)} µs on`, fill: "var(--page)" })),
      ],
    });
    shown.replaceChildren(drawn);
  }

  const page = document.currentScript?.dataset.page;
  const draw = async () => {
    const data = await parity.own();
    if (page === "study") {
      gap(data.gap, document.getElementById("gap"), null);
      steps(data);
      sizes(data.sizes);
      conflicts(data.conflicts);
    }
    if (page === "sweeps") data.forEach((picture, at) => sweep(picture, document.getElementById(`sweep-${at}`)));
    if (page === "profile") {
      roof(data.roof, data.reached);
      data.timelines.forEach((launches, at) => timeline(launches, document.getElementById(`timeline-${at}`)));
    }
    if (page === "step") {
      const { step, file } = document.getElementById("data").dataset, left = (name) => `code.html#left=${encodeURIComponent(file)}:${encodeURIComponent(data.gap.launches[0])}&right=${encodeURIComponent(file)}:${encodeURIComponent(data.gap.launches[1])}&find=class:${encodeURIComponent(name)}`;
      sizes(data.sizes, step);
      samples(data.samples, step);
      tables(data.tables);
      gap(data.gap, document.getElementById("gap"), data.code.length ? left : null);
      await counters(data, file);
    }
    document.documentElement.dataset.drawn = "yes";
  };
  if (page) document.addEventListener("DOMContentLoaded", draw);
  return { gap, bars };
})();
