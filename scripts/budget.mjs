/** What a first visit to each page downloads, as the server compresses it, against what it may. Run after a build. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const dist = process.argv[2] ?? "dist/web";
/** @type {Record<string, { file: string, css?: string[], imports?: string[], isEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));

const kilobyte = 1024;
/** By the page's module; every other page may weigh what `anyPage` says. */
const budgets = [
  { page: "home/HomePage.tsx", name: "/home", jsKb: 215, cssKb: 12 },
  { page: "requests/RequestsPage.tsx", name: "/requests", jsKb: 215, cssKb: 12 },
];
const anyPage = { jsKb: 245, cssKb: 14 };

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error(`${dist} holds no build; run npm run build`);

const pages = Object.keys(manifest).filter((key) => key.endsWith("Page.tsx"));
const rows = pages.map((page) => weigh(page)).sort((a, b) => a.name.localeCompare(b.name));
const nameWidth = Math.max(...rows.map(({ name }) => name.length));

for (const row of rows) {
  const parts = [part("JS", row.js, row.jsKb), part("CSS", row.css, row.cssKb)];
  console.log(`${row.name.padEnd(nameWidth)}  ${parts.join("   ")}  ${row.isOver ? "OVER" : "under"}`);
}
const over = rows.filter(({ isOver }) => isOver);
console.log(`\n${rows.length} pages, ${over.length} over budget (KB after brotli, nothing in the cache)`);
process.exit(over.length > 0 ? 1 : 0);

/** @param {string} page */
function weigh(page) {
  const budget = budgets.find((known) => known.page === page) ?? { name: page, ...anyPage };
  const files = filesOf(page, filesOf(entry ?? ""));
  const js = sum([...files].filter((file) => file.endsWith(".js")));
  const css = sum([...files].filter((file) => file.endsWith(".css")));
  return { ...budget, js, css, isOver: js > budget.jsKb || css > budget.cssKb };
}

/**
 * A module with all that it imports before it runs.
 * @param {string} key
 */
function filesOf(key, files = new Set(), seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return files;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files, seen);
  return files;
}

/** @param {string[]} files */
function sum(files) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return (
    files.reduce(
      (total, file) => total + brotliCompressSync(readFileSync(`${dist}/${file}`), quality).length,
      0,
    ) / kilobyte
  );
}

/** @param {string} kind @param {number} kb @param {number} mostKb */
function part(kind, kb, mostKb) {
  return `${kind} ${kb.toFixed(1).padStart(6)} of ${mostKb} = ${(kb / mostKb).toFixed(2)}`;
}
