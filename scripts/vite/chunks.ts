import { relative } from "node:path";
import type { Plugin } from "vite";
import { planFiles, type Modules, type Options } from "../lib/build/plan-files.ts";

interface Along {
  /**
   * A dynamic import that a page waits for in another language. It weighs on the module that
   * imports it.
   */
  along: RegExp;
}

/** Of the readers, roughly, use one other language. */
const shareOfReaders = 1 / 3;

/**
 * Decides which modules share a file. Modules that are needed by exactly the same roots share one
 * at no cost. While a page loads more files than it may, two of its files are joined: those that
 * cost the fewest needless bytes for each page that loads a file less.
 */
export function chunks({ along, ...options }: Options & Along): {
  plugin: Plugin;
  nameOf: (id: string) => string | null;
} {
  let names = new Map<string, string>();
  return {
    nameOf: (id) => names.get(id) ?? null,
    plugin: {
      name: "safevoice-chunks",
      apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
      buildEnd() {
        // Neither the folder's name nor the order in which modules arrived may change the plan.
        const folder = process.cwd();
        const codeOf = (id: string) => (this.getModuleInfo(id)?.code ?? "").replaceAll(folder, "");
        const withImports = (id: string) => [id, ...(this.getModuleInfo(id)?.importedIds ?? [])];
        const modules: Modules = new Map();
        const roots = new Set<string>();
        for (const id of [...this.getModuleIds()].toSorted()) {
          const info = this.getModuleInfo(id);
          if (!info) continue;
          const brought = info.dynamicallyImportedIds.filter((imported) => along.test(imported));
          const bytes =
            sizeOf(codeOf(id)) + shareOfReaders * sizeOf(brought.flatMap(withImports).map(codeOf).join(""));
          modules.set(id, { imports: info.importedIds, bytes });
          if (info.dynamicImporters.length > 0) roots.add(id);
        }
        names = planFiles(modules, roots, options);
      },
      // Files that import each other in a circle may run before what they need exists.
      generateBundle(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === "chunk");
        const circle = circleIn(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
        if (circle) this.error(`These files import each other in a circle: ${circle.join(", ")}`);
        // Vite's manifest names a page or dialog only where it has a file of its own.
        const roots = [...this.getModuleIds()].filter(
          (id) => this.getModuleInfo(id)?.dynamicImporters.length,
        );
        this.emitFile({
          type: "asset",
          fileName: ".vite/roots.json",
          source: JSON.stringify(filesOfRoots(roots, files, this.environment.config.root)),
        });
      },
    },
  };
}

/** The file of each page or dialog, by its path from the app's folder. */
function filesOfRoots(
  roots: readonly string[],
  files: readonly { fileName: string; moduleIds: readonly string[] }[],
  folder: string,
): Record<string, string> {
  const fileOf = new Map(files.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])));
  return Object.fromEntries(
    roots.flatMap((root) => {
      const file = fileOf.get(root);
      return file ? [[relative(folder, root), file]] : [];
    }),
  );
}

/** Files of which each imports the next, and the last the first. Null if there are none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  for (const file of imports.keys()) {
    const path = pathTo(file, file, imports);
    if (path) return path;
  }
  return null;
}

/** The shortest way from a file's imports to `end`, with the file first. */
function pathTo(
  start: string,
  end: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string[] | null {
  const paths = new Map([[start, [start]]]);
  for (const [file, path] of paths)
    for (const imported of imports.get(file) ?? []) {
      if (imported === end) return path;
      if (!paths.has(imported)) paths.set(imported, [...path, imported]);
    }
  return null;
}

/** Roughly what is left of a module when it is minified. */
function sizeOf(code: string): number {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replaceAll(/\s+/g, " ").length;
}
