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
      const links = linksFor(page, locale, manifest);
      for (const state of page.byState ? ["", ...states, "unknown"] : [""]) {
        const address = page.path + (state && `?state=${state}`);
        const ready = await prerender({ address, locale, entries });
        const name = page.path.slice(1) + (state && `.${state}`);
        writeFileSync(`${web}/pages/${locale}/${name}.html`, fill(template, { ...ready, locale, links }));
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

/** What the page needs besides the entry, so that it is asked for at once and not when the entry has run. */
function linksFor({ module, also }, locale, { entry, filesOf, wordsOf }) {
  const files = filesOf(module);
  for (const key of [...wordsOf(module, locale), also?.(locale) ?? ""]) filesOf(key, files);
  for (const file of filesOf(entry)) files.delete(file);
  return [...files].map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
}

/** Functions, because a text in place of the found one may hold `$&`. */
function fill(template, { html, data, title, description, locale, links }) {
  return template
    .replace('<html lang="en"', () => `<html lang="${locale}"`)
    .replace(/<title>.*<\/title>/, () => title)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, start) => start + description)
    .replace("</head>", () => `${links.join("\n    ")}\n  </head>`)
    .replace(/<noscript[\s\S]*<\/noscript\s*>/, "")
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div>\n    <script type="application/json" id="page-data">${data}</script>`,
    );
}
