export interface Options {
  /**
   * The module of every page's first script. Every page loads what it imports, in one file called
   * `frame`.
   */
  entry: RegExp;
  /** Libraries with a file of their own, by the file's name. */
  libraries: Readonly<Record<string, RegExp>>;
  /** Modules with a dynamic import each that are always loaded at once: one file, by its name. */
  together: Readonly<Record<string, RegExp>>;
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

/** By path, with what each imports and its bytes of source. */
export type Modules = Map<string, { imports: readonly string[]; bytes: number }>;

/** The name of the file of each module that does not stay in the file of its only root. */
export function planFiles(each: Modules, eachRoot: Set<string>, options: Options): Map<string, string> {
  const { modules, roots } = joinRoots(each, eachRoot, options.together);
  const entry = [...modules.keys()].find((id) => options.entry.test(id));
  if (!entry) throw new Error(`No module matches ${options.entry.source}`);
  const frame = withImports(entry, modules);
  const names = new Map<string, string>();
  for (const id of modules.keys()) {
    const library = Object.keys(options.libraries).find((name) => options.libraries[name]?.test(id));
    if (library) names.set(id, library);
    else if (id !== entry && frame.has(id)) names.set(id, "frame");
  }
  // A dialog that a page also imports directly would be one more small file of that page.
  const imported = new Set([...modules.values()].flatMap(({ imports }) => imports));
  const hasOwnFile = (id: string) => roots.has(id) && !imported.has(id);
  const groups = grouped(modules, roots, (id) =>
    frame.has(id) || hasOwnFile(id) ? null : (names.get(id) ?? ""),
  );
  for (const [index, group] of [...join(groups, options)].entries())
    if (!group.isLibrary) for (const id of group.modules) names.set(id, `shared${index + 1}`);
  for (const name of Object.keys(options.together))
    for (const id of withImports(name, modules)) if (!names.has(id)) names.set(id, name);
  return names;
}

/** With one root, by its name, in the place of the roots that are always loaded at once. */
function joinRoots(modules: Modules, roots: Set<string>, together: Options["together"]) {
  const joined = { modules: new Map(modules), roots: new Set(roots) };
  for (const [name, pattern] of Object.entries(together)) {
    const imports = [...roots].filter((root) => pattern.test(root));
    for (const root of imports) joined.roots.delete(root);
    joined.modules.set(name, { imports, bytes: 0 });
    joined.roots.add(name);
  }
  return joined;
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
  const left = new Map(roots.map((root) => [root, mostNeedless(root)]));
  /** The share of what each root may load needlessly that joining the two would use up. */
  const costOf = (pair: Pair) => {
    let cost = 0;
    for (const [root, bytes] of needlessOf(pair)) {
      if (bytes > (left.get(root) ?? 0)) return Infinity;
      cost += bytes / mostNeedless(root);
    }
    return cost;
  };

  for (;;) {
    const shared = [...groups].filter(({ isLibrary }) => !isLibrary);
    const crowded = roots.filter(
      (root) => shared.filter((group) => group.roots.has(root)).length > mostShared(root),
    );
    const best = cheapestPair(
      shared.map((group) => ({ group, missing: missingOf(group, roots) })),
      crowded,
      costOf,
    );
    if (!best) return groups;
    for (const [root, bytes] of needlessOf(best)) left.set(root, (left.get(root) ?? 0) - bytes);
    merge(best.one.group, best.other.group, groups);
  }
}

interface Candidate {
  group: Group;
  /** The bytes of the group, with what it imports, that a root does not load yet. */
  missing: Map<string, number>;
}

interface Pair {
  one: Candidate;
  other: Candidate;
}

function missingOf(group: Group, roots: readonly string[]): Map<string, number> {
  const missing = new Map<string, number>();
  for (const { roots: loading, bytes } of withImportedGroups(group))
    for (const root of roots) if (!loading.has(root)) missing.set(root, (missing.get(root) ?? 0) + bytes);
  return missing;
}

/** The pair whose joining costs least for each crowded root that then loads a file less. */
function cheapestPair(
  shared: readonly Candidate[],
  crowded: readonly string[],
  costOf: (pair: Pair) => number,
): Pair | undefined {
  let best: Pair | undefined;
  let least = Infinity;
  for (const [index, one] of shared.entries()) {
    const helped = crowded.filter((root) => one.group.roots.has(root));
    for (const other of helped.length > 0 ? shared.slice(index + 1) : []) {
      const saved = helped.filter((root) => other.group.roots.has(root)).length;
      if (saved === 0) continue;
      const cost = costOf({ one, other }) / saved;
      if (cost >= least || isThrough(one.group, other.group) || isThrough(other.group, one.group)) continue;
      best = { one, other };
      least = cost;
    }
  }
  return best;
}

/** The bytes that each root would load in vain if the two were one file. */
function* needlessOf({ one, other }: Pair): Generator<[root: string, bytes: number]> {
  for (const [root, bytes] of one.missing) if (other.group.roots.has(root)) yield [root, bytes];
  for (const [root, bytes] of other.missing) if (one.group.roots.has(root)) yield [root, bytes];
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

function withImports(root: string, modules: Modules): Set<string> {
  return reached(root, (id) => modules.get(id)?.imports ?? []);
}

function reached<Item>(start: Item, next: (item: Item) => Iterable<Item>): Set<Item> {
  const found = new Set([start]);
  for (const item of found) for (const each of next(item)) found.add(each);
  return found;
}
