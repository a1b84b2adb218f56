import { addressOf, createLocation, type History, type Location } from "./history.ts";
import { boundaryOf, extended, loadAll, missingIn, type Due } from "./load.ts";
import { createMatcher, LoaderContext, needsCode, type Match, type RouteObject } from "./routes.ts";

export interface RouterState {
  /** How the location was reached. */
  action: "POP" | "PUSH" | "REPLACE";
  location: Location;
  matches: readonly Match[];
  /** The address that is loading. The page and its URL stay until it is complete. */
  next: Location | undefined;
  /** The loaders of this page are running again. */
  isRevalidating: boolean;
  /** By route. */
  data: Readonly<Record<string, unknown>>;
  /** By the route whose `ErrorBoundary` shows it. */
  errors: Readonly<Record<string, unknown>>;
  /** A saved position, the top or the hash, or where it is. */
  scrollTo: number | "start" | "stay";
}

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** An address, or its parts. Without a path it is on the current page. */
export type To = string | { pathname?: string; search?: string; hash?: string };

/** Remembers how far each entry of the history was scrolled. */
export interface ScrollKeeper {
  save: (location: Location) => void;
  find: (location: Location) => number | undefined;
}

export interface Router {
  readonly state: RouterState;
  subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Resolves when the page is shown, or when another navigation replaced this one. */
  navigate: (to: To, options?: NavigateOptions) => Promise<void>;
  /** Runs the loaders of the current page again. */
  revalidate: () => Promise<void>;
  keepScroll: (keeper: ScrollKeeper) => void;
  /** Stops following the history. */
  dispose: () => void;
}

/** Routes that come with the first visit to one of them. */
export interface MoreRoutes {
  /** Whether they have this address, which no other route has. */
  have: (pathname: string) => boolean;
  /** The id of their parent. */
  under: string;
  load: () => Promise<readonly RouteObject[]>;
}

export interface RouterOptions {
  /** While it is a promise, neither code nor data is loaded. */
  getContext?: () => LoaderContext | Promise<LoaderContext>;
  more?: MoreRoutes;
  /** The data of a prerendered page. */
  data?: Readonly<Record<string, unknown>>;
}

interface Going {
  action: RouterState["action"];
  location: Location;
  isFirst?: boolean;
  isRevalidation?: boolean;
  staysScrolled?: boolean;
}

type Shown = Pick<RouterState, "matches"> & Partial<Pick<RouterState, "data" | "errors">>;

/** A router that shows a page once its code and data are loaded. */
export function createRouter(
  given: readonly RouteObject[],
  history: History,
  { getContext = () => new LoaderContext(), more, data }: RouterOptions = {},
): Router {
  const listeners = new Set<(state: RouterState) => void>();
  let match = createMatcher(given);
  let hasAll = more === undefined;
  let pending: { going: Going; abort: AbortController } | undefined;
  let isRevalidationDue = false;
  let scroll: ScrollKeeper | undefined;
  const { location } = history;
  let state: RouterState = {
    action: "POP",
    location,
    matches: isInMore(location) ? [] : match(location.pathname),
    next: undefined,
    isRevalidating: false,
    data: data ?? {},
    errors: {},
    scrollTo: data ? "stay" : "start",
  };

  function report(change: Partial<RouterState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  }

  function isInMore({ pathname }: Location): boolean {
    return !hasAll && more?.have(pathname) === true;
  }

  async function go(going: Going): Promise<void> {
    pending?.abort.abort();
    const abort = new AbortController();
    const { signal } = abort;
    pending = { going, abort };
    const { action, isRevalidation } = going;
    // The first page shows what it waits for itself, as it was prerendered.
    const isLoading = { next: isRevalidation || going.isFirst ? undefined : going.location };
    if (!isRevalidation) scroll?.save(state.location);

    const isMore = isInMore(going.location);
    if (isMore) {
      report(isLoading);
      const failure = await addMore().catch((error: unknown) => ({ error }));
      if (signal.aborted) return;
      if (failure) return failAll(going, failure.error);
    }
    const matches = match(going.location.pathname);
    if (isOtherHash(going)) return show(going, { matches, errors: state.errors });
    const due = dueFor(going, matches);
    if (due.length === 0) return going.isFirst && !isMore ? arrive() : show(going, { matches });

    report(isLoading);
    const context = await getContext();
    if (signal.aborted) return;
    const loaded = await loadAll(due, matches, urlOf(going.location), context);
    if (signal.aborted) return;
    const { redirect } = loaded;
    if (!redirect) return show(going, { matches, ...loaded });
    const to = createLocation(redirect.to);
    return go({
      ...{ ...going, isFirst: false, isRevalidation: false },
      ...{ location: to, action: action === "PUSH" ? action : "REPLACE" },
    });
  }

  /** The first page is here already. */
  function arrive() {
    pending = undefined;
  }

  async function addMore(): Promise<undefined> {
    if (!more) return;
    match = createMatcher(extended(given, more.under, await more.load()));
    hasAll = true;
  }

  function failAll(going: Going, error: unknown) {
    const matches = match(going.location.pathname);
    show(going, { matches, errors: { [boundaryOf(matches, undefined)]: error } });
  }

  /** Only the hash differs from the page that is shown. */
  function isOtherHash({ location: to, isFirst, isRevalidation }: Going): boolean {
    if (isFirst || isRevalidation || isRevalidationDue || missingIn(state) >= 0) return false;
    const { pathname, search, hash } = state.location;
    return to.pathname === pathname && to.search === search && to.hash !== "" && to.hash !== hash;
  }

  function dueFor(going: Going, matches: readonly Match[]): Due[] {
    return matches
      .map((found) => ({ match: found, isDue: isLoaderDue(going, found) }))
      .filter(({ match: { route }, isDue }) => isDue || needsCode(route));
  }

  function isLoaderDue({ location: to, isFirst }: Going, { id, route, params, path }: Match): boolean {
    if (!route.loader) return false;
    const shown = state.matches.find((other) => other.id === id);
    if (!shown || !(id in state.data)) return true;
    if (isFirst && !isRevalidationDue) return false;
    const [currentUrl, nextUrl] = [urlOf(state.location), urlOf(to)];
    if (route.shouldRevalidate)
      return route.shouldRevalidate({ currentUrl, currentParams: shown.params, nextUrl, nextParams: params });
    const isSameAddress = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
    return isRevalidationDue || isSameAddress || currentUrl.search !== nextUrl.search || shown.path !== path;
  }

  function show(going: Going, { matches, data: loaded, errors = {} }: Shown): void {
    const { action, location: to, isRevalidation, staysScrolled } = going;
    pending = undefined;
    isRevalidationDue = false;
    if (!isRevalidation && action === "PUSH") history.push(to);
    if (!isRevalidation && action === "REPLACE") history.replace(to);
    const stays = isRevalidation === true || staysScrolled === true;
    report({
      ...{ action, location: to, matches, errors, next: undefined, isRevalidating: false },
      data: dataOf(matches, { ...state.data, ...loaded }, errors),
      scrollTo: (isRevalidation ? undefined : scroll?.find(to)) ?? (stays ? "stay" : "start"),
    });
  }

  const urlOf = (at: Location) => new URL(addressOf(at), history.origin);

  const stopListening = history.listen((to) => void go({ action: "POP", location: to }));
  const router: Router = {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate(to, { replace, preventScrollReset } = {}) {
      const next = createLocation(addressFrom(to, state.location));
      return go({
        action: replace ? "REPLACE" : "PUSH",
        location: next,
        ...(preventScrollReset && { staysScrolled: true }),
      });
    },
    revalidate() {
      isRevalidationDue = true;
      if (pending && !pending.going.isRevalidation) return go(pending.going);
      report({ isRevalidating: true });
      return go({ action: state.action, location: state.location, isRevalidation: true });
    },
    keepScroll(keeper) {
      scroll = keeper;
      const position = pending ? undefined : keeper.find(state.location);
      if (position !== undefined) report({ scrollTo: position });
    },
    dispose() {
      stopListening();
      pending?.abort.abort();
      listeners.clear();
    },
  };
  void go({ action: "POP", location, isFirst: true });
  return router;
}

/** What the shown routes loaded; a failed one loads again with the next navigation. */
function dataOf(matches: readonly Match[], known: RouterState["data"], errors: RouterState["errors"]) {
  const shown = matches.filter(({ id }) => id in known && !(id in errors));
  return Object.fromEntries(shown.map(({ id }) => [id, known[id]]));
}

function addressFrom(to: To, { pathname, search }: Location): string {
  if (typeof to !== "string") return (to.pathname ?? pathname) + begun("?", to.search) + begun("#", to.hash);
  const { pathname: path, search: query, hash } = new URL(to, `http://localhost${pathname}${search}`);
  return path + query + hash;
}

const begun = (sign: string, text = "") => (text && !text.startsWith(sign) ? sign + text : text);
