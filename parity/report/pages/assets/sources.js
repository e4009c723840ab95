// Both sides' sources above their machine code, and what holds vector registers where most of them are needed.
"use strict";
const sources = (() => {
  const { element, number, basis } = parity;
  const FEW = 12; // births that are shown before somebody asks for all
  const colour = ([file, line]) => `hsl(${Math.round(137.5 * (line + 31 * file)) % 360} 65% 50%)`;
  const key = ([file, line]) => `${file}:${line}`;
  const place = (side, [file, line]) => `${side.files[file].split("/").at(-1)}:${line}`;
  const text = (side, at) => side.sources[at[0]]?.[at[1] - 1]?.trim() ?? "";

  // How many instructions each source line became, of those that are shown, and how often waves ran them.
  function counted(side, code) {
    const counts = new Map();
    for (const of of code) {
      const at = side.source[of.at];
      if (!at) continue;
      const row = counts.get(key(at)) ?? { at, written: 0, executed: 0 };
      row.written++;
      row.executed += side.executed?.[of.line] ?? 0;
      counts.set(key(at), row);
    }
    return counts;
  }

  // A side's source: a line that became code has a colour, the same as in the listing; `choose` is told which was clicked.
  function pane(side, code, choose) {
    const has = (file) => side.sources[file]?.length > 0;
    if (!side?.files?.some((_, file) => has(file))) return element("div", {}, element("p", { class: "quiet" }, side?.files?.length ? "The lab book does not have this source." : "No line of a source is known of this code."));
    const counts = counted(side, code), of = (file) => [...counts.values()].filter(({ at }) => at[0] === file).reduce((sum, row) => sum + row.written, 0);
    const files = side.files.map((_, file) => file).filter(has).sort((a, b) => of(b) - of(a));
    const select = element("select", { "aria-label": "File" }, ...files.map((file) => element("option", { value: String(file) }, side.files[file].split("/").at(-1))));
    const box = element("div", { class: "listing source", tabindex: "0", role: "region", "aria-label": "Source, scrollable" });
    const fill = () => {
      const file = Number(select.value);
      const rows = side.sources[file].map((line, before) => {
        const row = counts.get(key([file, before + 1]));
        const cells = [element("td", { class: "n quiet" }, String(before + 1)), element("td", { class: "n" }, row ? number(row.written) : "")];
        if (side.executed) cells.push(element("td", { class: "n" }, row ? number(row.executed) : ""));
        cells.push(element("td", { class: "code", style: row ? `--of-class:${colour([file, before + 1])}` : null }, line));
        const made = element("tr", { "data-source": key([file, before + 1]), tabindex: row ? "0" : null }, ...cells);
        if (row) made.addEventListener("click", () => choose([file, before + 1]));
        if (row) made.addEventListener("keydown", (event) => { if (event.key === "Enter") choose([file, before + 1]); });
        return made;
      });
      const heads = [element("th", { scope: "col", class: "n" }, "line"), element("th", { scope: "col", class: "n" }, "instructions shown ", basis("static"))];
      if (side.executed) heads.push(element("th", { scope: "col", class: "n" }, "executed ", basis("emulated")));
      heads.push(element("th", { scope: "col" }, "source"));
      box.replaceChildren(element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows)));
      const most = [...counts.values()].filter(({ at }) => at[0] === file).sort((a, b) => b.written - a.written)[0];
      if (most) scroll(box, most.at);
    };
    select.addEventListener("change", fill);
    const made = element("div", {}, element("p", {}, files.length > 1 ? select : element("strong", {}, side.files[files[0]].split("/").at(-1))), box);
    made.show = (at) => {
      if (!at) return;
      if (Number(select.value) !== at[0] && files.includes(at[0])) { select.value = String(at[0]); fill(); }
      box.querySelectorAll(".here").forEach((row) => row.classList.remove("here"));
      scroll(box, at)?.classList.add("here");
    };
    queueMicrotask(fill);
    return made;
  }

  function scroll(box, at) {
    const row = box.querySelector(`tr[data-source="${key(at)}"]`);
    if (row) box.scrollTop = row.offsetTop - box.clientHeight / 2;
    return row;
  }

  // Where most vector registers are live, what they hold, and what would free them.
  function peak(side, where, go) {
    if (!side?.peak) return null;
    const { line, held } = side.peak;
    const rows = held.map((one, number_) => {
      const first = one.born_line === null ? -1 : side.line.indexOf(one.born_line), source = first >= 0 ? side.source?.[first] : 0;
      const born = source ? [`${place(side, source)} `, element("code", {}, text(side, source).slice(0, 120))] : [one.born ?? "the kernel begins with them, or lanes that do not write leave them"];
      const lives = one.lives === null ? (one.born ? "around a loop" : "from the start") : `${number(one.lives)} instructions`;
      return element("tr", { hidden: number_ >= FEW }, element("td", { class: "n", title: one.registers }, number(one.count)), element("td", {}, one.what), element("td", { title: one.born }, ...born), element("td", {}, lives), element("td", {}, one.frees));
    });
    const most = element("button", { type: "button" }, `line ${line}`), all = element("button", { type: "button", hidden: rows.length <= FEW }, `All ${rows.length}`);
    most.addEventListener("click", () => go(line));
    all.addEventListener("click", () => { rows.forEach((row) => { row.hidden = false; }); all.hidden = true; });
    const heads = ["registers", "hold", "born at", "live for", "what would free them"].map((head, number_) => element("th", { scope: "col", class: number_ ? null : "n" }, head));
    return element("div", {}, element("p", {}, `${where}: at most `, element("strong", {}, number(Math.max(...side.live.filter((live) => live !== null)))), " vector registers are live at once ", basis("static"), ", at ", most), element("table", { class: "small" }, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows)), all);
  }

  return { pane, peak, colour, place };
})();
