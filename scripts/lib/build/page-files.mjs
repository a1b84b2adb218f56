import { readFileSync } from "node:fs";

/** The files of a prerendered page in a language, including the entry's. */
export function filesOfPage({ module, also }, locale, { entry, filesOf, wordsOf }) {
  const files = filesOf(module, filesOf(entry));
  for (const key of [also?.(locale) ?? "", ...wordsOf(files, locale)].filter(Boolean)) filesOf(key, files);
  return [...files];
}

/**
 * Its styles are inline: on a slow connection each file before the first paint costs a third of a
 * second.
 */
export function stylesIn(web, files) {
  const styles = files.filter((file) => file.endsWith(".css"));
  return [
    `<style>${styles.map((file) => readFileSync(`${web}/${file}`, "utf8").trim()).join("")}</style>`,
    // Disabled, so never fetched: Vite's loader looks for them before it adds a style sheet, and
    // each added one re-renders the whole page.
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ].join("\n    ");
}

/**
 * First the page, then its scripts: none is requested before the first paint. Then all are
 * requested, a few per turn, and run in turns too: the libraries before the entry, since its
 * imports would otherwise run with it and block input.
 */
export function scriptsIn(files, { entry, filesOf }) {
  const [main] = filesOf(entry);
  const scripts = files.filter((file) => file.endsWith(".js"));
  const run = [...scripts.filter((file) => library.test(file)), main];
  const links = [...new Set([...run, ...scripts])].map(
    (file) =>
      `<link rel="modulepreload" crossorigin href="/${file}"${run.includes(file) ? " data-run" : ""}>`,
  );
  return `<template id="life">${links.join("")}</template>\n    <script>${begin}</script>`;
}

const library = /^assets\/(?:libraries|frame)-/;

/**
 * A background page is not painted, and has nothing to wait for. Scripts that are not `async` run
 * in order; an older browser without `modulepreload` requests them and their imports.
 */
const begin = `{
      const links = [...document.getElementById("life").content.children];
      const run = links.filter((link) => "run" in link.dataset);
      const ask = () => {
        document.body.append(...links.splice(0, 6));
        if (links.length) return setTimeout(ask);
        for (const { href } of run) {
          const script = document.createElement("script");
          document.body.append(Object.assign(script, { type: "module", crossOrigin: "", async: false, src: href }));
        }
      };
      if (document.hidden) ask();
      else requestAnimationFrame(() => setTimeout(ask));
    }`;
