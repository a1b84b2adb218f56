import type { ComponentType } from "react";

export type Params = Readonly<Record<string, string | undefined>>;

export interface LoaderArgs {
  url: URL;
  params: Params;
  context: LoaderContext;
}

/** What a route's `shouldRevalidate` decides by. */
export interface Revalidation {
  currentUrl: URL;
  currentParams: Params;
  nextUrl: URL;
  nextParams: Params;
}

/** A page, or what surrounds pages. */
export interface RouteObject {
  /** By default its place in the tree, so that the build and the browser agree. */
  id?: string;
  /** The whole path, also in a child: `/request/:number`; or `*` for all other addresses. */
  path?: string;
  Component?: ComponentType;
  /** Imports the component with the first visit. */
  lazy?: () => Promise<ComponentType>;
  /** Data for `useLoaderData`, or a redirect. It runs at the same time as `lazy`. */
  loader?: (args: LoaderArgs) => unknown;
  /**
   * Whether a navigation that stays on this route runs the loader. By default it does if the search
   * or a parameter changed, or if the address is the same.
   */
  shouldRevalidate?: (change: Revalidation) => boolean;
  /** Shown on the first page while code and data are loading. */
  Waiting?: ComponentType;
  /** Replaces the route if it or a child fails. */
  ErrorBoundary?: ComponentType;
  /** The build renders it as a whole. */
  isStatic?: boolean;
  children?: readonly RouteObject[];
}

/** A route of the current address. The first one is the outermost. */
export interface Match {
  id: string;
  route: RouteObject;
  params: Params;
  /** The path up to this route, with its parameters. Another one is another page. */
  path: string;
}

export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** As a loader's result: opens another address instead. */
export const redirect = (to: string): Redirect => new Redirect(to);

/** The key of a value for loaders. */
export interface LoaderKey<Value> {
  usual: Value;
}

export const loaderKey = <Value>(usual: Value): LoaderKey<Value> => ({ usual });

/** Values that the app provides to its loaders. */
export class LoaderContext {
  readonly #values = new Map<LoaderKey<unknown>, unknown>();

  set<Value>(key: LoaderKey<Value>, value: Value): this {
    this.#values.set(key, value);
    return this;
  }

  get<Value>(key: LoaderKey<Value>): Value {
    return (this.#values.has(key) ? this.#values.get(key) : key.usual) as Value;
  }
}

interface Branch {
  /** A higher one is tried later. */
  rank: number;
  pattern: RegExp;
  names: readonly string[];
  routes: readonly Omit<Match, "params">[];
}

/** Finds the routes of an address. Every route with a path can be the last one. */
export function createMatcher(routes: readonly RouteObject[]): (pathname: string) => Match[] {
  const branches = branchesOf(routes, [], "").sort((one, other) => one.rank - other.rank);
  return (pathname) => {
    for (const { pattern, names, routes: found } of branches) {
      const values = pattern.exec(pathname);
      if (!values) continue;
      const params = Object.fromEntries(names.map((name, at) => [name, decoded(values[at + 1] ?? "")]));
      return found.map((match) => ({ ...match, params, path: filled(match.path, params) }));
    }
    return [];
  };
}

function branchesOf(routes: readonly RouteObject[], above: Branch["routes"], idAbove: string): Branch[] {
  return routes.flatMap((route, at) => {
    const id = route.id ?? `${idAbove}${at}`;
    const { path = above.at(-1)?.path ?? "", children = [] } = route;
    const own = [...above, { id, route, path }];
    const below = branchesOf(children, own, `${id}-`);
    return route.path ? [...below, branchOf(route.path, own)] : below;
  });
}

function branchOf(path: string, routes: Branch["routes"]): Branch {
  if (path === "*") return { rank: Number.POSITIVE_INFINITY, pattern: /^/, names: [], routes };
  const names: string[] = [];
  const parts = path.split("/").map((part) => {
    if (!part.startsWith(":")) return part.replaceAll(/[^\w-]/g, String.raw`\$&`);
    names.push(part.slice(1));
    return "([^/]+)";
  });
  return { rank: names.length, pattern: new RegExp(`^${parts.join("/")}/*$`, "i"), names, routes };
}

const filled = (path: string, params: Params) =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? "");

/** Never throws. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // "%" that encodes nothing
  }
}

const loaded = new WeakMap<RouteObject, ComponentType>();

/** A route's component, once its code is loaded. */
export const componentOf = (route: RouteObject): ComponentType | undefined =>
  route.Component ?? loaded.get(route);

export const needsCode = (route: RouteObject): boolean => route.lazy !== undefined && !componentOf(route);

/** Loads a route's code once. After a failure, the next call tries again. */
export async function loadCode(route: RouteObject): Promise<void> {
  if (route.lazy && !componentOf(route)) loaded.set(route, await route.lazy());
}
