import { readFileSync } from "node:fs";

/**
 * The build's file for each module: by its path from web/, or by `_name-hash.js` for shared files.
 */
export function readManifest(dist) {
  /**
   * @type {Record<string, { file: string, css?: string[], imports?: string[], isEntry?: boolean }>}
   */
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`${dist} holds no build; run npm run build`);

  /**
   * The files of a module, or of a shared file by its name ("relay"), with all its static imports.
   * Throws for an unknown name.
   */
  function filesOf(key, files = new Set(), seen = new Set()) {
    const chunk =
      manifest[key] ??
      manifest[
        Object.keys(manifest).find((name) => name.startsWith(`_${key}-`) && name.endsWith(".js")) ?? ""
      ];
    if (!chunk) throw new Error(`The build has no module ${key}`);
    if (seen.has(key)) return files;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) filesOf(imported, files, seen);
    return files;
  }
  return {
    entry,
    keys: Object.keys(manifest),
    filesOf,
    /** The additional files of a page in another language: the shared words, and its own. */
    wordsOf: (module, locale) =>
      locale === "en"
        ? []
        : Object.keys(manifest).filter(
            (key) => key.startsWith(`_${locale}-`) || key === `${module.split("/")[0]}/words.${locale}.ts`,
          ),
  };
}
