import type { Plugin } from "vite";

interface Options {
  /**
   * The module of every page's first script. Every page loads what it imports, in one file called
   * `frame`.
   */
  entry: RegExp;
  /** Libraries with a file of their own, by the file's name. */
  libraries: Readonly<Record<string, RegExp>>;
  /**
   * How many shared files a page or dialog may load besides the frame, the libraries and its own
   * file.
   */
  mostShared: (root: string) => number;
  /**
   * How many bytes of source a root may load and not need. A phone at a roadside accepts fewer than
   * a desk.
   */
  mostNeedless: (root: string) => number;
}

interface Group {
  modules: Set<string>;
  /** The modules with a dynamic import, such as pages and dialogs, that load this group. */
  roots: Set<string>;
  imports: Set<Group>;
  bytes: number;
  isLibrary: boolean;
}

type Modules = Map<string, { imports: readonly string[]; bytes: number }>;

/**
 * Decides which modules share a file. Modules that are needed by exactly the same roots share one
 * at no cost. While a root loads more files than it may, the two of its files that cost the fewest
 * needless bytes are joined.
 */
export function chunks(options: Options): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let names = new Map<string, string>();
  return {
    nameOf: (id) => names.get(id) ?? null,
    plugin: {
      name: "safevoice-chunks",
      apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
      buildEnd() {
        const modules: Modules = new Map();
        const roots = new Set<string>();
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (!info) continue;
          modules.set(id, { imports: info.importedIds, bytes: sizeOf(info.code ?? "") });
          if (info.dynamicImporters.length > 0) roots.add(id);
        }
        names = planFiles(modules, roots, options);
      },
      // Files that import each other in a circle may run before what they need exists.
      generateBundle(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === "chunk");
        const circle = circleIn(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
        if (circle) this.error(`These files import each other in a circle: ${circle.join(", ")}`);
      },
    },
  };
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

/** The name of the file of each module that does not stay in the file of its only root. */
export function planFiles(modules: Modules, roots: Set<string>, options: Options): Map<string, string> {
  const entry = [...modules.keys()].find((id) => options.entry.test(id));
  if (!entry) throw new Error(`No module matches ${options.entry.source}`);
  const frame = withImports(entry, modules);
  const names = new Map<string, string>();
  for (const id of modules.keys()) {
    const library = Object.keys(options.libraries).find((name) => options.libraries[name]?.test(id));
    if (library) names.set(id, library);
    else if (id !== entry && frame.has(id)) names.set(id, "frame");
  }
  const groups = grouped(modules, roots, (id) =>
    frame.has(id) || roots.has(id) ? null : (names.get(id) ?? ""),
  );
  for (const [index, group] of [...join(groups, options)].entries())
    if (!group.isLibrary) for (const id of group.modules) names.set(id, `shared${index + 1}`);
  return names;
}

/**
 * Modules by the roots that need them, libraries by their name. What one root alone needs is in
 * that root's file.
 */
function grouped(modules: Modules, roots: Set<string>, libraryOf: (id: string) => string | null): Set<Group> {
  const needed = new Map<string, Set<string>>();
  for (const root of roots)
    for (const id of withImports(root, modules))
      if (libraryOf(id) !== null) needed.set(id, (needed.get(id) ?? new Set()).add(root));

  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, by] of needed) {
    const library = libraryOf(id);
    if (by.size < 2 && !library) continue;
    const key = library || [...by].toSorted().join("\n");
    const group: Group = groups.get(key) ?? {
      modules: new Set(),
      roots: new Set(),
      imports: new Set(),
      bytes: 0,
      isLibrary: Boolean(library),
    };
    groups.set(key, group);
    groupOf.set(id, group);
    group.modules.add(id);
    for (const root of by) group.roots.add(root);
    group.bytes += modules.get(id)?.bytes ?? 0;
  }
  for (const [id, group] of groupOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  return new Set(groups.values());
}

function join(groups: Set<Group>, { mostShared, mostNeedless }: Options): Set<Group> {
  const roots = [...new Set([...groups].flatMap((group) => [...group.roots]))];
  const spent = new Map<string, number>();
  const sharedOf = (root: string) => [...groups].filter((group) => !group.isLibrary && group.roots.has(root));

  const pairsOf = (root: string) => {
    const bySize = sharedOf(root).toSorted((a, b) => a.bytes - b.bytes);
    const small = bySize.slice(0, 4);
    return small.flatMap((one, index) => bySize.slice(index + 1).map((other) => ({ one, other })));
  };
  /** The share of what each root may load needlessly that joining the two would use up. */
  const costOf = (needless: Map<string, number>) => {
    let cost = 0;
    for (const [root, bytes] of needless) {
      if ((spent.get(root) ?? 0) + bytes > mostNeedless(root)) return Infinity;
      cost += bytes / mostNeedless(root);
    }
    return cost;
  };

  for (;;) {
    const crowded = roots.filter((root) => sharedOf(root).length > mostShared(root));
    const seen = new Map<Group, Set<Group>>();
    const best = crowded
      .flatMap(pairsOf)
      .filter(({ one, other }) => isNew(seen, one, other))
      .map(({ one, other }) => ({ one, other, needless: needlessOf(one, other) }))
      .map((pair) => ({ ...pair, cost: costOf(pair.needless) }))
      .filter(({ cost }) => cost < Infinity)
      .toSorted((a, b) => a.cost - b.cost)
      .find(({ one, other }) => !isThrough(one, other) && !isThrough(other, one));
    if (!best) return groups;
    for (const [root, bytes] of best.needless) spent.set(root, (spent.get(root) ?? 0) + bytes);
    merge(best.one, best.other, groups);
  }
}

/** The bytes that each root would load in vain if the two were one file. */
function needlessOf(one: Group, other: Group): Map<string, number> {
  const needless = new Map<string, number>();
  const add = (loaded: Group, by: Group) => {
    for (const group of withImportedGroups(loaded))
      for (const root of by.roots)
        if (!group.roots.has(root)) needless.set(root, (needless.get(root) ?? 0) + group.bytes);
  };
  add(one, other);
  add(other, one);
  return needless;
}

function isNew(seen: Map<Group, Set<Group>>, one: Group, other: Group): boolean {
  const partners = seen.get(one) ?? new Set();
  const isFirst = !partners.has(other);
  seen.set(one, partners.add(other));
  return isFirst;
}

function merge(kept: Group, gone: Group, groups: Set<Group>) {
  groups.delete(gone);
  for (const id of gone.modules) kept.modules.add(id);
  for (const root of gone.roots) kept.roots.add(root);
  for (const imported of gone.imports) kept.imports.add(imported);
  kept.bytes += gone.bytes;
  for (const group of groups) if (group.imports.delete(gone)) group.imports.add(kept);
  kept.imports.delete(kept);
  for (const imported of withImportedGroups(kept)) for (const root of kept.roots) imported.roots.add(root);
}

/**
 * Whether `one` imports `other` by way of a third file. Joined, they would import it and be
 * imported by it.
 */
function isThrough(one: Group, other: Group): boolean {
  return [...one.imports].some((group) => group !== other && withImportedGroups(group).has(other));
}

function withImportedGroups(group: Group): Set<Group> {
  return reached(group, (each) => each.imports);
}

/** Roughly what is left of a module when it is minified. */
function sizeOf(code: string): number {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replaceAll(/\s+/g, " ").length;
}

function withImports(root: string, modules: Modules): Set<string> {
  return reached(root, (id) => modules.get(id)?.imports ?? []);
}

function reached<Item>(start: Item, next: (item: Item) => Iterable<Item>): Set<Item> {
  const found = new Set([start]);
  for (const item of found) for (const each of next(item)) found.add(each);
  return found;
}
