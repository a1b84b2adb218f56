import { createContext, use, useCallback } from "react";
import { useSearchParams, type RouterProviderProps } from "react-router-dom";

type Router = RouterProviderProps["router"];

export const RouterContext = createContext<Router | undefined>(undefined);

/**
 * What the address says, and how to say something else in its place. A change is made to the newest address: the page shows one only when
 * all of it is there, and until then would change the one before and lose what the other said.
 */
export function useSearch() {
  const router = use(RouterContext);
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) =>
      setSearch((shown) => next(router ? newest(router) : shown), inPlace),
    [router, setSearch],
  );
  return [search, change] as const;
}

const inPlace = { replace: true, preventScrollReset: true };

function newest({ state: { location, navigation } }: Router): URLSearchParams {
  const coming = navigation.location;
  return new URLSearchParams((coming?.pathname === location.pathname ? coming : location).search);
}
