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
   * A page's limits. A dialog or panel that is opened later has none: the pages alone decide which
   * of their modules share a file.
   */
  limitsOf: (root: string) => Limits | undefined;
}

interface Limits {
  /** How many shared files besides the frame, the libraries and its own file. */
  maxShared: number;
  /**
   * How many bytes of source that it does not need. A phone at a roadside accepts fewer than a
   * desk.
   */
  maxNeedless: number;
  /**
   * How many of these a file may bring along for the sake of pages that may load more, so that a
   * small module does not need a file of its own. Default: none.
   */
  maxForOthers?: number;
}

interface Group {
  modules: Set<string>;
  /** The pages that load this group. None if only dialogs do. */
  pages: Set<string>;
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
  const limits = new Map<string, Limits>();
  for (const root of roots) {
    const its = options.limitsOf(root);
    if (its) limits.set(root, its);
  }
  const needed = neededBy(roots, modules, names, (id) => !frame.has(id) && !hasOwnFile(id));
  const groups = grouped(needed, modules, limits, names);
  for (const [index, group] of [...join(groups, limits)].entries())
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

/** The roots that need each module. A library is one file, so it is needed as a whole. */
function neededBy(
  roots: Set<string>,
  modules: Modules,
  libraryOf: ReadonlyMap<string, string>,
  isShared: (id: string) => boolean,
): Map<string, Set<string>> {
  const libraries = new Map<string, string[]>();
  for (const [id, name] of libraryOf)
    if (isShared(id)) libraries.set(name, [...(libraries.get(name) ?? []), id]);
  const loadedWith = (id: string) => [
    ...(modules.get(id)?.imports ?? []),
    ...(libraries.get(libraryOf.get(id) ?? "") ?? []),
  ];
  const needed = new Map<string, Set<string>>();
  for (const root of roots)
    for (const id of reached(root, loadedWith))
      if (isShared(id)) needed.set(id, (needed.get(id) ?? new Set()).add(root));
  return needed;
}

/**
 * Modules by the pages that need them, or else by the dialogs that do, and libraries by their name.
 * What one root alone needs is in that root's file.
 */
function grouped(
  needed: Map<string, Set<string>>,
  modules: Modules,
  limits: Map<string, Limits>,
  libraryOf: ReadonlyMap<string, string>,
): Set<Group> {
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, roots] of needed) {
    const library = libraryOf.get(id);
    if (roots.size < 2 && !library) continue;
    const pages = [...roots].filter((root) => limits.has(root));
    const key = library ?? (pages.length > 0 ? pages : [...roots]).toSorted().join("\n");
    const group: Group = groups.get(key) ?? {
      modules: new Set(),
      pages: new Set(pages),
      imports: new Set(),
      bytes: 0,
      isLibrary: Boolean(library),
    };
    groups.set(key, group);
    groupOf.set(id, group);
    group.modules.add(id);
    group.bytes += modules.get(id)?.bytes ?? 0;
  }
  for (const [id, group] of groupOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  return new Set(groups.values());
}

function join(groups: Set<Group>, limits: Map<string, Limits>): Set<Group> {
  const pages = [...limits.keys()];
  const left = new Map([...limits].map(([page, { maxNeedless }]) => [page, maxNeedless]));
  /** What a byte weighs on a page. */
  const weightOf = (page: string) => 1 / (limits.get(page)?.maxNeedless ?? Infinity);
  /**
   * The share of what each page may load needlessly that joining the two would use up. A page pays
   * for pages like itself, hardly for those that may load more: an officer's page for the desk's.
   */
  const costOf = (pair: Pair, maxWeight: number) => {
    let cost = 0;
    for (const [page, bytes] of needlessOf(pair)) {
      const weight = weightOf(page);
      const most = weight > maxWeight ? (limits.get(page)?.maxForOthers ?? 0) : Infinity;
      if (bytes > Math.min(most, left.get(page) ?? 0)) return Infinity;
      cost += bytes * weight;
    }
    return cost;
  };

  for (;;) {
    const shared = [...groups].filter(({ isLibrary }) => !isLibrary);
    const loadedBy = (page: string) => shared.filter((group) => group.pages.has(page)).length;
    const crowded = pages.filter((page) => loadedBy(page) > (limits.get(page)?.maxShared ?? Infinity));
    const best = cheapestPair(
      shared.map((group) => ({ group, missing: missingOf(group, pages) })),
      crowded,
      { costOf, weightOf },
    );
    if (!best) return groups;
    for (const [page, bytes] of needlessOf(best)) left.set(page, (left.get(page) ?? 0) - bytes);
    merge(best.one.group, best.other.group, groups);
  }
}

interface Candidate {
  group: Group;
  /** The bytes of the group, with what it imports, that a page does not load yet. */
  missing: Map<string, number>;
}

interface Pair {
  one: Candidate;
  other: Candidate;
}

interface Costs {
  costOf: (pair: Pair, maxWeight: number) => number;
  weightOf: (page: string) => number;
}

function missingOf(group: Group, pages: readonly string[]): Map<string, number> {
  const missing = new Map<string, number>();
  for (const { pages: loading, bytes } of withImportedGroups(group))
    for (const page of pages) if (!loading.has(page)) missing.set(page, (missing.get(page) ?? 0) + bytes);
  return missing;
}

/**
 * The pair whose joining costs least for each crowded page that then loads a file less. A page that
 * pays more for a needless byte also gains more from a file less.
 */
function cheapestPair(
  shared: readonly Candidate[],
  crowded: readonly string[],
  { costOf, weightOf }: Costs,
): Pair | undefined {
  let best: Pair | undefined;
  let least = Infinity;
  for (const [index, one] of shared.entries()) {
    const helped = crowded.filter((page) => one.group.pages.has(page));
    for (const other of helped.length > 0 ? shared.slice(index + 1) : []) {
      const weights = helped.filter((page) => other.group.pages.has(page)).map(weightOf);
      if (weights.length === 0) continue;
      const saved = weights.reduce((sum, weight) => sum + weight, 0);
      const cost = costOf({ one, other }, Math.max(...weights)) / saved;
      if (cost >= least || isThrough(one.group, other.group) || isThrough(other.group, one.group)) continue;
      best = { one, other };
      least = cost;
    }
  }
  return best;
}

/** The bytes that each page would load in vain if the two were one file. */
function* needlessOf({ one, other }: Pair): Generator<[page: string, bytes: number]> {
  for (const [page, bytes] of one.missing) if (other.group.pages.has(page)) yield [page, bytes];
  for (const [page, bytes] of other.missing) if (one.group.pages.has(page)) yield [page, bytes];
}

function merge(kept: Group, gone: Group, groups: Set<Group>) {
  groups.delete(gone);
  for (const id of gone.modules) kept.modules.add(id);
  for (const page of gone.pages) kept.pages.add(page);
  for (const imported of gone.imports) kept.imports.add(imported);
  kept.bytes += gone.bytes;
  for (const group of groups) if (group.imports.delete(gone)) group.imports.add(kept);
  kept.imports.delete(kept);
  for (const imported of withImportedGroups(kept)) for (const page of kept.pages) imported.pages.add(page);
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
