// Two launches' machine code side by side. The hot loops are aligned by structure: matrix instructions and barriers face
// each other first, then equal instructions, then instructions of one class.
"use strict";
(() => {
  const form = document.getElementById("controls");
  if (!form) return;
  const { element, number, basis } = parity;
  const shown = document.getElementById("listing"), detail = document.getElementById("detail"), said = form.querySelector("output");
  const MOST_CELLS = 9e6;  // of an alignment's table; longer code stands side by side as it comes
  const COLOURS = [["matrix", "#2e9e5b"], ["dual", "#4c78c9"], ["valu", "#5b8dd9"], ["permute", "#b05fc4"], ["convert", "#c75a93"], ["wait", "#d04a35"], ["barrier", "#a32218"], ["schedule", "#9a9a9a"], ["scalar", "#8a8f5a"], ["lds", "#d9a514"], ["global", "#12939a"], ["buffer", "#12939a"], ["flat", "#12939a"], ["scratch", "#e8590c"], ["cache", "#7a6f5d"]];
  const colourOf = (name) => COLOURS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? "#888888";
  let missing = [], entries = [], sides = [null, null], panes = [], rows = [], hits = [], hit = -1;

  const page = (entry) => entry.file.replace(/\.html$/, "");
  const name = (entry) => `${page(entry)}:${entry.launch}`;
  const took = (entry) => `${entry.launches > 1 ? `all ${entry.launches} launches of ${entry.lane} ` : ""}${number(entry.ms)} ms`;
  const label = (entry) => `${entry.step} ${entry.launch}, ${entry.word}${entry.ms === null ? "" : `, ${took(entry)} ${entry.basis}`}`;

  function instructions(document_, part) {
    const found = document_.line.map((line, at) => ({ at, line, text: document_.text[at], name: document_.names[document_.name[at]], of: document_.classes[document_.class[at]], hot: document_.hot[at] === 1, depth: document_.depth[at] }));
    return part === "hot" ? found.filter((of) => of.hot) : found;
  }

  // Needleman and Wunsch: the pairs of the highest total score, gaps score nothing.
  function score(left, right) {
    if (left.name === right.name) return left.of === "matrix" || left.of === "barrier" ? 12 : 4;
    if (left.of === right.of) return left.of === "matrix" || left.of === "barrier" ? 10 : 1;
    return -1;
  }

  function align(left, right) {
    const wide = right.length + 1;
    if ((left.length + 1) * wide > MOST_CELLS) return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [left[at] ?? null, right[at] ?? null]);
    const best = new Int32Array((left.length + 1) * wide);
    for (let i = left.length - 1; i >= 0; i--) for (let j = right.length - 1; j >= 0; j--) {
      const both = score(left[i], right[j]);
      best[i * wide + j] = Math.max(best[(i + 1) * wide + j], best[i * wide + j + 1], both > 0 ? both + best[(i + 1) * wide + j + 1] : 0);
    }
    const pairs = [];
    let i = 0, j = 0;
    while (i < left.length && j < right.length) {
      const both = score(left[i], right[j]), here = best[i * wide + j];
      if (both > 0 && here === both + best[(i + 1) * wide + j + 1]) pairs.push([left[i++], right[j++]]);
      else if (here === best[(i + 1) * wide + j]) pairs.push([left[i++], null]);
      else pairs.push([null, right[j++]]);
    }
    while (i < left.length) pairs.push([left[i++], null]);
    while (j < right.length) pairs.push([null, right[j++]]);
    return pairs;
  }

  // The code before the hot loop, the loop, and the code after it, each aligned by itself.
  function sections(found, part) {
    const [left, right] = found.map((of) => (of ? instructions(of, part) : []));
    if (part === "hot") return align(left, right);
    const cut = (list) => { const first = list.findIndex((of) => of.hot), last = list.findLastIndex((of) => of.hot); return first < 0 ? [list, [], []] : [list.slice(0, first), list.slice(first, last + 1), list.slice(last + 1)]; };
    const [a, b] = [cut(left), cut(right)];
    return a.flatMap((list, at) => align(list, b[at]));
  }

  const executed = (side, of) => side.executed?.[of.line] ?? null;
  const conflicts = (side, of) => { const row = side.memory[of.line]; return row?.space === "lds" ? row : null; };
  const samples = (side, of) => side.samples?.[of.line] ?? null;

  function mostOf(values) {
    const counts = new Map();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1])[0][0];
  }

  // What the columns of a side are of, which would be too long for their headings.
  function about(side, where) {
    if (!side || side.failure) return null;
    const parts = [];
    if (side.executed) parts.push(`executed in ${side.cases.executed}`);
    if (Object.keys(side.memory).length) parts.push(`LDS in ${side.cases.memory}`);
    if (side.files?.length) parts.push(`source ${side.files[mostOf(side.source.filter(Boolean).map((at) => at[0]))]}`);
    return parts.length ? `${where}: ${parts.join("; ")}` : null;
  }

  // The columns of a side beside its code: only those of which something is known.
  function columns(side) {
    if (!side || side.failure) return [];
    const found = [];
    if (side.live) { const most = Math.max(...side.live); found.push(["live", "static", (of) => String(side.live[of.at]), (of) => side.live[of.at] / most]); }
    if (side.executed) found.push(["executed", "emulated", (of) => (executed(side, of) === null ? "0" : number(executed(side, of)))]);
    if (Object.values(side.memory).some((row) => row.space === "lds")) found.push(["LDS conflicts /cycles", "emulated", (of) => { const row = conflicts(side, of); return row ? `${number(row.conflict_cycles)}/${number(row.cycles)}${row.is_assumed ? " assumed" : ""}` : ""; }]);
    if (side.samples) {
      const each = Object.values(side.samples).map((row) => row.samples / row.lines), total = each.reduce((sum, of) => sum + of, 0), most = Math.max(...each);
      found.push(["samples", side.samples_basis, (of) => { const row = samples(side, of); return row ? `${((100 * row.samples) / row.lines / total).toFixed(1)} %${row.lines > 1 ? "*" : ""}` : ""; }, (of) => { const row = samples(side, of); return row ? row.samples / row.lines / most : 0; }]);
      found.push(["stall", side.samples_basis, (of) => { const row = samples(side, of), most = row && Object.entries(row.stalls).sort((a, b) => b[1] - a[1])[0]; return most ? most[0] : ""; }]);
    }
    if (side.files?.length) {
      const most = mostOf(side.source.filter(Boolean).map((at) => at[0])); // its name stands above the table
      found.push(["source", "", (of) => { const at = side.source[of.at]; return at ? `${at[0] === most ? "" : side.files[at[0]].split("/").at(-1)}:${at[1]}` : ""; }, null, (of) => (side.source[of.at] ? sources.colour(side.source[of.at]) : null)]);
    }
    return found;
  }

  function cells(side, of, more) {
    if (!of) return [element("td", { class: "n" }), element("td", { class: "code none" }), ...more.map(() => element("td"))];
    const code = element("td", { class: "code", style: `--of-class:${colourOf(of.of)}` }, `${"  ".repeat(of.depth)}${of.text}`);
    return [element("td", { class: "n quiet" }, String(of.line)), code, ...more.map(([, , tell, heat, colour]) => element("td", { class: colour ? "n of-source" : "n", style: heat ? `--heat:${(100 * heat(of)).toFixed(1)}%` : colour?.(of) ? `--of-source:${colour(of)}` : null }, tell(of)))];
  }

  function draw() {
    const part = form.elements.part.value, more = sides.map(columns);
    const notes = sides.map((side, at) => (side?.failure ? `${at ? "right" : "left"}: ${side.failure}` : null)).filter(Boolean);
    sides.forEach((side, at) => { if (side && side.every > side.line.length) notes.push(`${at ? "right" : "left"}: ${number(side.line.length)} of ${number(side.every)} instructions are shown, all of the hot loop among them`); });
    if (sides.every((side) => side && !side.failure) && sides[0].cases.memory !== sides[1].cases.memory && Object.keys(sides[0].memory).length && Object.keys(sides[1].memory).length) notes.push(`memory accesses of the two sides are of different cases, so they cannot be compared: ${sides[0].cases.memory}; ${sides[1].cases.memory}`);
    if (sides.some((side) => side && Object.values(side.samples ?? {}).some((row) => row.lines > 1))) notes.push("* equal instructions share their samples, because the profiler names only the instruction");
    notes.push(...missing.map((wanted) => `${wanted} is not among the machine code here; another is shown`));
    rows = sections(sides.map((side) => (side?.failure ? null : side)), part);
    const head = sides.flatMap((side, at) => [element("th", { scope: "col", class: "n" }, "line"), element("th", { scope: "col" }, side ? `${side.entry.step} ${side.entry.launch}` : "–"), ...more[at].map(([title, of]) => element("th", { scope: "col", class: "n" }, title, ...(of ? [" ", basis(of)] : [])))]);
    const body = rows.map(([left, right], at) => element("tr", { tabindex: at ? "-1" : "0", "data-at": at }, ...cells(sides[0], left, more[0]), ...cells(sides[1], right, more[1])));
    const table = element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...body));
    document.getElementById("about").replaceChildren(...sides.map((side, at) => about(side, at ? "Right" : "Left")).filter(Boolean).flatMap((text) => [text, element("br")]));
    shown.replaceChildren(...notes.map((text) => element("p", {}, text)), rows.length ? table : element("p", {}, part === "hot" ? "Neither has a loop; choose the whole kernel." : "Nothing to show."));
    legend();
    beside();
    find(false);
  }

  // The sources, and what holds registers at the peak. A source line that is chosen shows its instructions.
  function beside() {
    panes = sides.map((side, at) => sources.pane(side, rows.map((pair) => pair[at]).filter(Boolean), (line) => { form.elements.find.value = `source:${sources.place(side, line)}`; find(true); }));
    document.querySelector("#sources .sides").replaceChildren(...panes);
    const held = sides.map((side, at) => sources.peak(side, at ? "Right" : "Left", (line) => reach(at, line)) ?? element("p", { class: "quiet" }, side ? "It is not known which registers are live in this code." : ""));
    document.querySelector("#pressure .sides").replaceChildren(...held);
  }

  function reach(at, line) {
    if (!rows.some((pair) => pair[at]?.line === line)) { form.elements.part.value = "all"; draw(); parity.remember({ part: "all" }); }
    const found = rows.findIndex((pair) => pair[at]?.line === line);
    if (found >= 0) focus(shown.querySelectorAll("tbody tr")[found]);
  }

  function legend() {
    const counts = new Map();
    rows.forEach((pair) => pair.forEach((of, side) => { if (of) { const row = counts.get(of.of) ?? [0, 0]; row[side]++; counts.set(of.of, row); } }));
    const buttons = [...counts].sort((a, b) => b[1][0] + b[1][1] - a[1][0] - a[1][1]).map(([of, [left, right]]) => {
      const button = element("button", { type: "button", "aria-pressed": "false", style: `--of-class:${colourOf(of)}` }, `${of} ${left} | ${right}`);
      button.addEventListener("click", () => { form.elements.find.value = form.elements.find.value === `class:${of}` ? "" : `class:${of}`; find(true); });
      return button;
    });
    document.getElementById("legend").replaceChildren(...buttons, element("span", { class: "quiet" }, " instructions as written, left | right ", basis("static")));
  }

  function matches(of, wanted, side) {
    if (!of || wanted === "") return false;
    if (wanted.startsWith("class:")) return of.of.startsWith(wanted.slice(6)) || (wanted === "class:global" && /^(buffer|flat)/.test(of.of));
    if (wanted.startsWith("line:")) return String(of.line) === wanted.slice(5);
    if (wanted.startsWith("source:")) return Boolean(side.source?.[of.at]) && `source:${sources.place(side, side.source[of.at])}`.toLowerCase() === wanted;
    return of.text.toLowerCase().includes(wanted);
  }

  // Marks the rows that are meant; of a source line the side that has it, and there the source shows it too.
  function find(goes) {
    const wanted = form.elements.find.value.trim().toLowerCase(), isSource = wanted.startsWith("source:");
    const lines = [...shown.querySelectorAll("tbody tr")], first = [null, null];
    hits = [];
    lines.forEach((line, at) => {
      const has = rows[at].map((of, which) => matches(of, wanted, sides[which])), is = has.some(Boolean);
      line.classList.toggle("found", is);
      line.dataset.side = is && isSource && !has.every(Boolean) ? has.indexOf(true) : "";
      if (is) hits.push(line);
      has.forEach((mine, which) => { if (mine) first[which] ??= rows[at][which]; });
    });
    for (const button of document.querySelectorAll("#legend button")) button.setAttribute("aria-pressed", String(wanted.startsWith("class:") && button.textContent.startsWith(`${wanted.slice(6)} `)));
    said.textContent = wanted ? `${hits.length} of ${rows.length} rows` : `${rows.length} rows`;
    parity.remember({ find: form.elements.find.value || null });
    hit = -1;
    if (goes && hits.length) step(false);
    if (isSource) first.forEach((of, which) => { if (of) panes[which].show?.(sides[which].source[of.at]); });
  }

  function step(takes) {
    if (!hits.length) return;
    hit = (hit + 1) % hits.length;
    if (form.elements.find.value.startsWith("source:")) shown.scrollTop = hits[hit].offsetTop - shown.clientHeight / 2; // the source stays in sight
    else hits[hit].scrollIntoView({ block: "center" });
    if (takes) focus(hits[hit]);
  }

  function focus(line) {
    shown.querySelectorAll('tr[tabindex="0"]').forEach((other) => other.setAttribute("tabindex", "-1"));
    line.setAttribute("tabindex", "0");
    line.focus();
  }

  function explain(side, of) {
    if (!of) return element("div", {}, element("p", { class: "quiet" }, "nothing faces it here"));
    const meaning = side.meanings[side.name[of.at]], at = side.source?.[of.at], text = at ? side.sources[at[0]]?.[at[1] - 1] : null;
    const facts = [];
    if (side.executed) facts.push([`executed ${number(executed(side, of) ?? 0)} times by all waves together, ${side.cases.executed} `, "emulated"]);
    const memory = side.memory[of.line];
    if (memory) facts.push([`${memory.space}: ${number(memory.accesses)} accesses, ${number(memory.cycles)} cycles${memory.space === "lds" ? `, ${number(memory.conflict_cycles)} of them conflicts${memory.is_assumed ? ", by phases and banks that nobody has measured on this architecture" : ""}` : `, ${number(memory.bytes_asked)} bytes asked for in ${number(memory.segments_64)} segments of 64`}, ${side.cases.memory} `, "emulated"]);
    const sampled = samples(side, of);
    if (sampled) facts.push([`${number(sampled.samples)} samples${sampled.lines > 1 ? `, shared with ${sampled.lines - 1} equal instructions` : ""}${sampled.issued !== null ? `, ${number(sampled.issued)} had issued` : ""}; ${Object.entries(sampled.stalls).sort((a, b) => b[1] - a[1]).slice(0, 4).map(([stall, times]) => `${stall} ${number(times)}`).join(", ") || "no stall recorded"} `, side.samples_basis]);
    return element("div", {},
      element("p", {}, element("code", {}, of.text), ` · ${of.of}, line ${of.line}${of.hot ? ", in the hot loop" : ""}`),
      element("p", {}, meaning ?? "No description of it here."),
      ...facts.map(([sentence, named]) => element("p", {}, sentence, basis(named))),
      at ? element("p", {}, `${side.files[at[0]]}:${at[1]} `, text !== null && text !== undefined ? element("code", {}, text.trim()) : "") : null);
  }

  shown.addEventListener("focusin", (event) => {
    const line = event.target.closest("tr[data-at]");
    if (!line) return;
    const [left, right] = rows[Number(line.dataset.at)];
    detail.hidden = false;
    detail.replaceChildren(element("div", { class: "sides" }, sides[0] ? explain(sides[0], left) : "", sides[1] ? explain(sides[1], right) : ""));
    line.scrollIntoView({ block: "nearest" });
    [left, right].forEach((of, at) => { if (of && sides[at]?.source) panes[at]?.show?.(sides[at].source[of.at] || null); });
  });
  shown.addEventListener("click", (event) => { const line = event.target.closest("tr[data-at]"); if (line) focus(line); });
  shown.addEventListener("keydown", (event) => {
    const line = event.target.closest("tr[data-at]"), moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 25, PageUp: -25, Home: -1e9, End: 1e9 }[event.key];
    if (!line || !moves) return;
    const lines = [...shown.querySelectorAll("tbody tr")];
    event.preventDefault();
    focus(lines[Math.max(0, Math.min(lines.length - 1, lines.indexOf(line) + moves))]);
  });

  // Time leads: what the two launches took stands above what they consist of. Only times of one run are compared, since
  // they were taken side by side; and only of lanes that are one launch each.
  function times() {
    const place = document.getElementById("times"), [left, right] = sides.map((side) => side?.entry);
    if (!left || !right) return place.replaceChildren();
    const gap = left.step === right.step ? element("a", { href: `${left.file}#h-gap` }, "The gap as a picture") : "";
    if (left === right) return place.replaceChildren(element("p", {}, "Both sides are the same launch."));
    if (left.code_object !== null && left.code_object === right.code_object) {
      const both = left.ms !== null && right.ms !== null ? `: it took ${took(left)} and ${took(right)}, in runs of their own. What differs is the machine. ` : ".";
      return place.replaceChildren(element("p", {}, element("strong", {}, "Both sides are the same binary"), both, both === "." ? "" : basis(left.basis)));
    }
    if (left.ms === null || right.ms === null) return place.replaceChildren(element("p", { class: "quiet" }, "These launches were not both timed: what follows are counts, and more instructions can be the faster code. ", gap));
    const both = [element("strong", {}, `${name(left)} `), `${took(left)} `, basis(left.basis), " beside ", element("strong", {}, `${name(right)} `), `${took(right)} `, basis(right.basis)];
    const isPaired = left.run_id === right.run_id && left.lane !== right.lane && left.basis === right.basis;
    if (!isPaired || left.launches > 1 || right.launches > 1) {
      const why = left.run_id === right.run_id ? "A time is of a whole lane, not of one of its launches." : "These times were not taken side by side, so no ratio is given.";
      return place.replaceChildren(element("p", {}, ...both), element("p", { class: "quiet" }, why, " ", gap));
    }
    const [faster, slower] = left.ms < right.ms ? [0, 1] : [1, 0], hot = sides.map((side) => side.hot?.filter(Boolean).length ?? 0);
    const matrix = sides.map((side) => side.line?.filter((_, at) => side.hot[at] && side.classes[side.class[at]] === "matrix").length ?? 0);
    const isLonger = left.ms !== right.ms && matrix[0] === matrix[1] && hot[faster] > hot[slower] && hot[slower] > 0;
    place.replaceChildren(
      element("p", {}, ...both, `: ${number(left.ms / right.ms)} times`),
      charts.bars([[name(left), left.ms, 0], [name(right), right.ms, 1]], "ms", left.basis),
      element("p", { class: "quiet" }, isLonger ? `${name(faster ? right : left)} is the faster one, with more instructions in its hot loop (${hot[faster]} against ${hot[slower]}): look for what waits, not for what is long.` : "Counts explain where to look; they do not decide.", " ", gap));
  }

  async function choose() {
    const asked = [form.elements.left.value, form.elements.right.value];
    shown.replaceChildren(element("p", {}, "Loading …"));
    shown.setAttribute("aria-busy", "true");
    sides = await Promise.all(asked.map(async (wanted) => {
      const entry = entries.find((of) => name(of) === wanted);
      return entry ? { ...(await parity.load(entry.key)), entry } : null;
    }));
    parity.remember({ left: asked[0], right: asked[1], part: form.elements.part.value });
    times();
    draw();
    shown.removeAttribute("aria-busy");
  }

  async function begin() {
    const told = parity.recall(), found = await parity.load("code");
    entries = found.entries;
    for (const select of [form.elements.left, form.elements.right]) select.append(...entries.map((entry) => element("option", { value: name(entry) }, label(entry).slice(0, 90))));
    const ofStep = (step) => entries.filter((entry) => entry.step === step), explained = ofStep(found.step);
    const first = explained.length ? explained : ofStep(entries.at(-1).step), mine = first.find((entry) => entry.lane === found.candidate) ?? first[0];
    const known = (wanted) => entries.some((entry) => name(entry) === wanted);
    missing = ["left", "right"].map((side) => told.get(side)).filter((wanted) => wanted && !known(wanted));
    const left = known(told.get("left")) ? told.get("left") : name(mine), of = entries.find((entry) => name(entry) === left);
    const siblings = entries.filter((entry) => entry.step === of.step && entry.lane !== of.lane);
    const sibling = siblings.find((entry) => entry.is_reference) ?? siblings[0] ?? of;
    form.elements.left.value = left;
    form.elements.right.value = known(told.get("right")) ? told.get("right") : name(sibling);
    if (told.get("line")) form.elements.find.value = `line:${told.get("line")}`;
    else form.elements.find.value = told.get("find") ?? "";
    form.elements.part.value = told.get("part") === "all" || told.get("line") ? "all" : "hot";
    await choose();
    find(true);
    form.addEventListener("change", (event) => { if (event.target.name !== "find") choose(); });
    form.elements.find.addEventListener("input", () => find(true));
    form.elements.next.addEventListener("click", () => step(true));
    form.addEventListener("submit", (event) => { event.preventDefault(); step(true); });
    document.documentElement.dataset.drawn = "yes";
  }

  document.addEventListener("DOMContentLoaded", begin);
})();
