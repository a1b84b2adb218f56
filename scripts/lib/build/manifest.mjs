import { readFileSync } from "node:fs";

/**
 * The build's file for each module: by its path from web/, or by `_name-hash.js` for shared files.
 */
export function readManifest(dist) {
  /**
   * @type {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[], isEntry?: boolean }>}
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
  const fileOfRoot = JSON.parse(readFileSync(`${dist}/.vite/roots.json`, "utf8"));
  return {
    entry,
    keys: Object.keys(manifest),
    filesOf,
    /**
     * The modules with the words of another language that the loaded files wait for: each has a
     * dictionary that imports its own.
     */
    wordsOf: (loaded, locale) => {
      const imported = new Set();
      for (const { file, dynamicImports = [] } of Object.values(manifest))
        if (loaded.has(file)) for (const key of dynamicImports) imported.add(key);
      const isWords = new RegExp(`(?:^|/)(?:words\\.(?:\\w+\\.)?|catalogue\\.)${locale}\\.ts$`);
      const files = Object.keys(fileOfRoot)
        .filter((root) => isWords.test(root))
        .map((root) => fileOfRoot[root]);
      return [...imported].filter((key) => files.includes(manifest[key]?.file));
    },
  };
}
