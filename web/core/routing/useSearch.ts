import { createContext, use, useCallback } from "react";
import { useSearchParams, type RouterProviderProps } from "react-router-dom";

type Router = RouterProviderProps["router"];

export const RouterContext = createContext<Router | undefined>(undefined);

/**
 * The URL's search parameters and a setter. A change applies to the newest URL: the page shows one
 * only when it is fully loaded, and until then would overwrite an earlier change.
 */
export function useSearch() {
  const router = use(RouterContext);
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) => {
      if (!router) setSearch(next, inPlace);
      else if (!isLeaving(router)) void goInPlace(router, next(newest(router)));
    },
    [router, setSearch],
  );
  return [search, change] as const;
}

const inPlace = { replace: true, preventScrollReset: true };

/** A navigation that the router has not reported yet. */
const justAsked = new WeakMap<Router, string>();

/** Replaces the URL's search parameters. */
export async function goInPlace(router: Router, search: URLSearchParams, hash = ""): Promise<void> {
  const asked = search.toString();
  justAsked.set(router, asked);
  setTimeout(() => justAsked.delete(router));
  const { pathname } = router.state.location;
  await router.navigate({ pathname, search: asked && `?${asked}`, hash }, inPlace);
}

/** A pending navigation to another page, which a change of this one would cancel. */
const isLeaving = ({ state: { location, navigation } }: Router) =>
  navigation.location !== undefined && navigation.location.pathname !== location.pathname;

const newest = (router: Router) =>
  new URLSearchParams(
    justAsked.get(router) ?? (router.state.navigation.location ?? router.state.location).search,
  );
