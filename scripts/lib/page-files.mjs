import { readFileSync } from "node:fs";

/** What a page that is made ready needs in a language, with all that the entry begins with. */
export function filesOfPage({ module, also }, locale, { entry, filesOf, wordsOf }) {
  const files = filesOf(module, filesOf(entry));
  for (const key of [...wordsOf(module, locale), also?.(locale) ?? ""].filter(Boolean)) filesOf(key, files);
  return [...files];
}

/**
 * The whole of its styles stands in the page: on a slow connection each file that is waited for
 * before the first paint costs a third of a second.
 */
export function stylesIn(web, files) {
  const styles = files.filter((file) => file.endsWith(".css"));
  return [
    `<style>${styles.map((file) => readFileSync(`${web}/${file}`, "utf8").trim()).join("")}</style>`,
    // Disabled, so never fetched: Vite's loader looks for them before it adds a style sheet, and
    // each one added has the whole page drawn again.
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ].join("\n    ");
}

/**
 * First the page, then its life: nothing of it is asked for before the page was painted. Then all
 * of it is asked for, a few files in each turn, and run in turns too: the libraries before the
 * entry, since all that it imports would run with it and hold up whoever touches the page.
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

const library = /^assets\/(?:react|reactDom|router|frame)-/;

/**
 * A page in the background is not painted, and has nothing to wait for. Scripts that are not
 * `async` run in their order, whatever comes first; an older browser, which knows no
 * `modulepreload`, asks for them and for what they import.
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
