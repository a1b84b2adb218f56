import { loadCode, needsCode, Redirect, type LoaderContext, type Match, type RouteObject } from "./routes.ts";

/** A route whose code is needed, and whose loader runs if `isDue`. */
export interface Due {
  match: Match;
  isDue: boolean;
}

export interface Loaded {
  /** By route. */
  data: Record<string, unknown>;
  /** By the route whose `ErrorBoundary` shows it. */
  errors: Record<string, unknown>;
  redirect?: Redirect;
}

/** Loads code and data of all routes at once. */
export async function loadAll(
  due: readonly Due[],
  matches: readonly Match[],
  url: URL,
  context: LoaderContext,
): Promise<Loaded> {
  const loaded: Loaded = { data: {}, errors: {} };
  const results = await Promise.all(due.map((one) => loadOne(one, url, context)));
  for (const { match, isDue, value, failure } of results) {
    if (failure) {
      const id = boundaryOf(matches, match);
      // Of several failures the outermost route's is shown.
      if (!(id in loaded.errors)) loaded.errors[id] = failure.error;
    } else if (value instanceof Redirect) loaded.redirect ??= value;
    else if (isDue) loaded.data[match.id] = value;
  }
  return loaded;
}

interface Result extends Due {
  value?: unknown;
  failure?: { error: unknown };
}

async function loadOne(due: Due, url: URL, context: LoaderContext): Promise<Result> {
  const { match, isDue } = due;
  const { route, params } = match;
  try {
    const code = loadCode(route);
    code.catch(() => {}); // it is awaited after the data
    const value = isDue ? await route.loader?.({ url, params, context }) : undefined;
    if (!(value instanceof Redirect)) await code;
    return { ...due, value };
  } catch (error) {
    return { ...due, failure: { error } };
  }
}

/** The first route that is not loaded and has not failed; -1 if the page is complete. */
export const missingIn = ({ matches, data, errors }: PageParts): number =>
  matches.findIndex(
    ({ id, route }) => !(id in errors) && (needsCode(route) || (route.loader && !(id in data))),
  );

interface PageParts {
  matches: readonly Match[];
  data: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, unknown>>;
}

/** The nearest route that shows a failure of this one: itself, or one around it. */
export function boundaryOf(matches: readonly Match[], failed: Match | undefined): string {
  const at = matches.findIndex(({ id }) => id === failed?.id);
  const around = matches.slice(0, at < 0 ? matches.length : at + 1).reverse();
  return (around.find(({ route }) => route.ErrorBoundary) ?? matches[0])?.id ?? "";
}

/** The same routes with more of them under one. Routes beside them stay the same objects. */
export function extended(
  routes: readonly RouteObject[],
  under: string,
  more: readonly RouteObject[],
): readonly RouteObject[] {
  return routes.map((route) => {
    const { id, children = [] } = route;
    if (id === under) return { ...route, children: [...children, ...more] };
    const inside = extended(children, under, more);
    return inside.some((child, at) => child !== children[at]) ? { ...route, children: inside } : route;
  });
}
