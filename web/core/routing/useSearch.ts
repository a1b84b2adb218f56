import { createContext, use, useCallback } from "react";
import { useSearchParams, type RouterProviderProps } from "react-router-dom";

type Router = RouterProviderProps["router"];

export const RouterContext = createContext<Router | undefined>(undefined);

/**
 * What the address says, and how to say something else in its place. A change is made to the newest
 * address: the page shows one only when all of it is there, and until then would change the one
 * before and lose what the other said.
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

/** What a router was asked for and does not tell of yet: it does so a moment later. */
const justAsked = new WeakMap<Router, string>();

/** Another search in place of the address's. */
export async function goInPlace(router: Router, search: URLSearchParams, hash = ""): Promise<void> {
  const asked = search.toString();
  justAsked.set(router, asked);
  setTimeout(() => justAsked.delete(router));
  const { pathname } = router.state.location;
  await router.navigate({ pathname, search: asked && `?${asked}`, hash }, inPlace);
}

/** On the way to another page, which a change of this one would call off. */
const isLeaving = ({ state: { location, navigation } }: Router) =>
  navigation.location !== undefined && navigation.location.pathname !== location.pathname;

const newest = (router: Router) =>
  new URLSearchParams(
    justAsked.get(router) ?? (router.state.navigation.location ?? router.state.location).search,
  );
