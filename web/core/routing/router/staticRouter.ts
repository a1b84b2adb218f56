import type { Router, RouterState } from "./createRouter.ts";
import { createMemoryHistory } from "./history.ts";
import { loadAll } from "./load.ts";
import { createMatcher, type LoaderContext, type RouteObject } from "./routes.ts";

/**
 * One address, for the build. Code and data are loaded of static routes alone; the others are shown
 * as waiting. Throws if the address leads elsewhere, or if a part fails.
 */
export async function loadStatic(
  routes: readonly RouteObject[],
  address: string,
  context: LoaderContext,
): Promise<RouterState> {
  const { origin, location } = createMemoryHistory(address);
  const matches = createMatcher(routes)(location.pathname);
  const due = matches
    .filter(({ route }) => route.isStatic)
    .map((match) => ({ match, isDue: match.route.loader !== undefined }));
  const { data, errors, redirect } = await loadAll(due, matches, new URL(address, origin), context);
  if (redirect) throw new Error(`${address} leads to ${redirect.to}`);
  for (const error of Object.values(errors)) throw new Error(`${address} failed`, { cause: error });
  return {
    ...{ action: "POP", location, matches, data, errors },
    ...{ next: undefined, isRevalidating: false, scrollTo: "stay" },
  };
}

/** A router that stays in this state. */
export const staticRouter = (state: RouterState): Router => ({
  state,
  subscribe: () => () => {},
  navigate: () => Promise.resolve(),
  revalidate: () => Promise.resolve(),
  keepScroll: () => {},
  dispose: () => {},
});
