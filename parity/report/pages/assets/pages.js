// What all pages share: data that is unpacked, light and dark, tables that sort and filter. Text is only ever set as text.
"use strict";
const parity = (() => {
  const kept = new Map(), waiting = new Map();

  async function unpack(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  }

  function put(key, text) {
    kept.set(key, unpack(text));
    for (const tell of waiting.get(key) ?? []) tell(kept.get(key));
  }

  // Data of another file, which is loaded as a script: a page from disk may load nothing else.
  function load(key) {
    if (kept.has(key)) return kept.get(key);
    return new Promise((resolve, reject) => {
      waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
      const script = document.createElement("script");
      script.src = `data/${key}.js`;
      script.onerror = () => reject(new Error(`data/${key}.js cannot be read`));
      document.head.append(script);
    });
  }

  const own = () => unpack(document.getElementById("data").textContent.trim());

  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
    made.append(...children.filter((child) => child !== null && child !== undefined));
    return made;
  }

  function number(value, digits = 3) {
    if (value === null || value === undefined) return "–";
    const whole = Number.isInteger(value);
    return value.toLocaleString("en", { maximumFractionDigits: whole ? 0 : digits, minimumFractionDigits: whole ? 0 : digits });
  }

  const basis = (name) => element("span", { class: `basis ${name}` }, name);

  // The value by which a cell is sorted: a figure as a number, a missing one last.
  function sortKey(cell) {
    const text = cell.dataset.v ?? cell.textContent.trim();
    if (text === "–" || text === "") return null;
    const plain = text.replaceAll(",", "").replace(/^[[(+]+/, "");
    return /^-?[\d.]/.test(plain) && !Number.isNaN(parseFloat(plain)) && !/^\d{4}-\d\d/.test(plain) ? parseFloat(plain) : text.toLowerCase();
  }

  function compare(left, right) {
    if (left === null || right === null) return (left === null) - (right === null);
    if (typeof left === typeof right) return left < right ? -1 : left > right ? 1 : 0;
    return typeof left === "number" ? -1 : 1;
  }

  // Sorts in place; what has no value comes last.
  function order(values, key, descending) {
    const keyed = values.map((value) => [key(value), value]);
    keyed.sort(([a], [b]) => (a === null || b === null ? compare(a, b) : descending ? compare(b, a) : compare(a, b)));
    keyed.forEach(([, value], at) => { values[at] = value; });
  }

  function sortBy(table, header, descending, sorts) {
    const at = [...header.parentNode.children].indexOf(header), body = table.tBodies[0];
    if (sorts) sorts(at, descending);
    else {
      const rows = [...body.rows];
      order(rows, (row) => sortKey(row.cells[at]), descending);
      body.append(...rows);
    }
    for (const other of header.parentNode.children) other.removeAttribute("aria-sort");
    header.setAttribute("aria-sort", descending ? "descending" : "ascending");
  }

  // `sorts` orders what the table is drawn from, if that is more than its rows.
  function sortable(table, sorts = null) {
    for (const header of table.tHead.rows[0].cells) {
      const button = element("button", { type: "button" }, ...header.childNodes);
      button.addEventListener("click", () => sortBy(table, header, header.getAttribute("aria-sort") === "ascending", sorts));
      header.replaceChildren(button);
    }
  }

  function filtered(form) {
    const table = document.getElementById(form.dataset.filters);
    const said = form.querySelector("output");
    const apply = () => {
      const text = form.elements.text.value.toLowerCase(), word = form.elements.word.value;
      let shown = 0;
      for (const row of table.tBodies[0].rows) {
        row.hidden = !(row.textContent.toLowerCase().includes(text) && (!word || row.dataset.word === word));
        shown += !row.hidden;
      }
      said.textContent = text || word ? `${shown} of ${table.tBodies[0].rows.length}` : "";
      remember({ text: text || null, word: word || null });
    };
    const told = recall();
    form.elements.text.value = told.get("text") ?? "";
    form.elements.word.value = told.get("word") ?? "";
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    if (form.elements.text.value || form.elements.word.value) apply();
  }

  // Looks through what was written about studies and steps: cards without a match go, texts with one are listed.
  const MOST = 40, BEFORE = 60, SHOWN = 220;
  function searches(form) {
    const list = document.getElementById(form.dataset.searches), said = form.querySelector("output");
    let entries = null;
    const apply = async () => {
      entries ??= own();
      const wanted = form.elements.text.value.toLowerCase().split(/\s+/).filter(Boolean);
      const meant = wanted.length ? (await entries).filter(([, study, step, , text]) => wanted.every((word) => `${study} ${step} ${text}`.toLowerCase().includes(word))) : [];
      const folders = new Set(meant.map(([folder]) => folder));
      for (const card of document.querySelectorAll(".studies > *")) card.hidden = wanted.length > 0 && !folders.has(card.querySelector("a").getAttribute("href").replace(/index\.html$/, ""));
      for (const group of document.querySelectorAll(".group")) group.hidden = ![...group.querySelectorAll(".studies > *")].some((card) => !card.hidden);
      const texts = meant.filter(([, , , kind]) => kind !== "study");
      const named = meant.filter(([, study, , kind]) => kind === "study" && wanted.some((word) => study.includes(word)));
      list.replaceChildren(...[...named, ...texts].slice(0, MOST).map(found(wanted)));
      said.textContent = wanted.length ? `${meant.length} found in ${folders.size} studies${texts.length > MOST ? `, of which ${MOST} are listed` : ""}` : "";
      remember({ text: form.elements.text.value || null });
    };
    form.elements.text.value = recall().get("text") ?? "";
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    if (form.elements.text.value) apply();
  }

  const found = (wanted) => ([folder, study, step, kind, text, file]) => {
    const at = Math.max(0, Math.min(...wanted.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0)) - BEFORE);
    const from = Number.isFinite(at) ? at : 0, part = text.slice(from, from + SHOWN);
    return element("li", {}, element("a", { href: `${folder}${file}.html` }, step ? `${study}/${step}` : study), ` ${kind}: ${from ? "… " : ""}${part}${from + SHOWN < text.length ? " …" : ""}`);
  };

  // What a page shows stands in its address, so that it can be sent to somebody.
  const recall = () => new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : "");
  function remember(changed) {
    const told = recall();
    for (const [key, value] of Object.entries(changed)) value === null ? told.delete(key) : told.set(key, value);
    const text = told.toString().replaceAll("%3A", ":");
    history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
  }

  function theme() {
    const root = document.documentElement;
    let chosen = null;
    try { chosen = localStorage.getItem("parity-theme"); } catch { /* a browser may forbid it */ }
    if (chosen) root.dataset.theme = chosen;
    document.getElementById("theme").addEventListener("click", () => {
      const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
      try { localStorage.setItem("parity-theme", root.dataset.theme); } catch { /* it lasts until the next page */ }
    });
  }

  // Where the pages are served live, the server asks for this: a page is loaded again when the lab book has changed.
  async function watch() {
    const ask = async () => (await fetch("/state", { cache: "no-store" })).text();
    try {
      const first = await ask();
      setInterval(async () => { try { if ((await ask()) !== first) location.reload(); } catch { /* the server has ended */ } }, 2000);
    } catch { /* the server has ended */ }
  }

  const BASES = [["measured", "on a GPU"], ["profiled", "by hardware counters"], ["emulated", "on a CPU"], ["static", "read from the machine code"], ["predicted", "by a model"], ["imported", "from somebody's log"]];

  document.addEventListener("DOMContentLoaded", () => {
    theme();
    document.getElementById("foot").append(" What the bases of figures mean: ", ...BASES.flatMap(([name, said], at) => [basis(name), ` ${said}${at + 1 < BASES.length ? ", " : "."}`]));
    document.querySelectorAll("table.sortable").forEach((table) => sortable(table));
    document.querySelectorAll("form[data-filters]").forEach(filtered);
    document.querySelectorAll("form[data-searches]").forEach(searches);
    const target = location.hash.length > 1 && !location.hash.includes("=") ? document.getElementById(location.hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
  });

  return { put, load, own, element, number, basis, sortable, order, recall, remember, watch };
})();
