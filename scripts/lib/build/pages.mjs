import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readManifest } from "./manifest.mjs";
import { filesOfPage, scriptsIn, stylesIn } from "./page-files.mjs";
import { publicPages } from "./public-pages.mjs";

const web = "dist/web";
const made = "dist/pages";
const locales = ["en", "es", "fr"];

/**
 * Prerenders the public pages in each language: dist/web/pages/{language}/{page}[.{STATE}].html,
 * served by graph/app/pages/ready-pages.ts. Also writes the list of the client's addresses, by which
 * graph/core/pages/known-addresses.ts answers 404 to others.
 */
export async function buildPages() {
  const { prerender, addresses, entriesIn, states } = await buildMaker();
  const template = readFileSync(`${web}/index.html`, "utf8");
  const manifest = readManifest(web);
  for (const locale of locales) {
    const entries = entriesIn(locale);
    for (const page of publicPages) {
      mkdirSync(path.dirname(`${web}/pages/${locale}${page.path}`), { recursive: true });
      const files = filesOfPage(page, locale, manifest);
      const parts = { styles: stylesIn(web, files), scripts: scriptsIn(files, manifest) };
      for (const state of page.byState ? ["", ...states, "unknown"] : [""]) {
        const address = page.path + (state && `?state=${state}`);
        const ready = await prerender({ address, locale, entries });
        const name = page.path.slice(1) + (state && `.${state}`);
        writeFileSync(`${web}/pages/${locale}/${name}.html`, fill(template, { ...ready, ...parts, locale }));
      }
    }
  }
  writeFileSync(`${web}/pages/addresses.json`, JSON.stringify(addresses()));
  rmSync(made, { recursive: true, force: true });
}

/** The client's own code, built for Node. */
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
          load: path.resolve("graph/community/directory/entries/load.ts"),
          translate: path.resolve("graph/community/directory/entries/translate.ts"),
          rules: path.resolve("shared/community/directory/rules.ts"),
        },
      },
    },
  });
  const [{ prerender, addresses }, { rowsOf }, { entryIn }, { jurisdictions }] = await Promise.all(
    ["prerender", "load", "translate", "rules"].map(
      (name) => import(pathToFileURL(path.resolve(made, `${name}.js`)).href),
    ),
  );
  const rows = rowsOf(readFileSync("graph/community/directory/entries/directory.csv", "utf8"));
  return {
    prerender,
    addresses,
    entriesIn: (locale) => rows.map((row) => entryIn(locale, row, new Date())),
    states: jurisdictions.map(([code]) => code),
  };
}

/** Functions, because a replacement text may contain `$&`. */
function fill(template, { html, data, title, description, locale, styles, scripts }) {
  return template
    .replace('<html lang="en"', () => `<html lang="${locale}"`)
    .replace(/<title>.*<\/title>/, () => title)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, start) => start + description)
    .replaceAll(
      /<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*|<script type="module"[^>]*><\/script>\s*/g,
      "",
    )
    .replace("</head>", () => `${styles}\n  </head>`)
    .replace(/<noscript[\s\S]*<\/noscript\s*>/, "")
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      () =>
        `<div id="root">${html}</div>\n    <script type="application/json" id="page-data">${data}</script>\n    ${scripts}`,
    );
}
