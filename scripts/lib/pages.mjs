import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readManifest } from "./manifest.mjs";
import { publicPages } from "./public-pages.mjs";

const web = "dist/web";
const made = "dist/pages";
const locales = ["en", "es", "fr"];

/** The public pages in each language, ready to be sent: dist/web/pages/{language}/{page}[.{STATE}].html, served by graph/app/ready-pages.ts. */
export async function buildPages() {
  const { prerender, entries, states } = await buildMaker();
  const template = readFileSync(`${web}/index.html`, "utf8");
  const manifest = readManifest(web);
  for (const locale of locales) {
    mkdirSync(`${web}/pages/${locale}`, { recursive: true });
    for (const page of publicPages) {
      const head = headFor(page, locale, manifest);
      for (const state of page.byState ? ["", ...states, "unknown"] : [""]) {
        const address = page.path + (state && `?state=${state}`);
        const ready = await prerender({ address, locale, entries });
        const name = page.path.slice(1) + (state && `.${state}`);
        writeFileSync(`${web}/pages/${locale}/${name}.html`, fill(template, { ...ready, locale, head }));
      }
    }
  }
  rmSync(made, { recursive: true, force: true });
}

/** The client's own code, made for Node. */
async function buildMaker() {
  const { build } = await import("vite");
  await build({
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: path.resolve(made),
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          prerender: path.resolve("web/app/prerender.tsx"),
          load: path.resolve("graph/directory/load.ts"),
          describe: path.resolve("graph/directory/describe.ts"),
          rules: path.resolve("graph/directory/rules.ts"),
        },
      },
    },
  });
  const [{ prerender }, { rowsOf }, { showEntry }, { jurisdictions }] = await Promise.all(
    ["prerender", "load", "describe", "rules"].map(
      (name) => import(pathToFileURL(path.resolve(made, `${name}.js`)).href),
    ),
  );
  const rows = rowsOf(readFileSync("graph/directory/directory.csv", "utf8"));
  return { prerender, entries: rows.map(showEntry), states: jurisdictions.map(([code]) => code) };
}

/**
 * What the page needs besides the entry, so that it is asked for at once and not when the entry has run; and the whole of its styles, which then
 * stand in the page: on a slow connection each file that is waited for before the first paint costs a third of a second.
 */
function headFor({ module, also }, locale, { entry, filesOf, wordsOf }) {
  const files = filesOf(module, filesOf(entry));
  for (const key of [...wordsOf(module, locale), also?.(locale) ?? ""]) filesOf(key, files);
  const styles = [...files].filter((file) => file.endsWith(".css"));
  const scripts = [...files].filter((file) => file.endsWith(".js") && !filesOf(entry).has(file));
  return [
    `<style>${styles.map((file) => readFileSync(`${web}/${file}`, "utf8").trim()).join("")}</style>`,
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ].join("\n    ");
}

/** Functions, because a text in place of the found one may hold `$&`. */
function fill(template, { html, data, title, description, locale, head }) {
  return template
    .replace('<html lang="en"', () => `<html lang="${locale}"`)
    .replace(/<title>.*<\/title>/, () => title)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, start) => start + description)
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, "")
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"') // first the page, then its life
    .replace("</head>", () => `${head}\n  </head>`)
    .replace(/<noscript[\s\S]*<\/noscript\s*>/, "")
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div>\n    <script type="application/json" id="page-data">${data}</script>`,
    );
}
