import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { useRouter, type AppRouter } from "./AppRouter.tsx";

/**
 * The URL's search parameters and a setter. The library's own setter starts from the URL that is
 * rendered: two changes in a row would lose the first, because a page shows its URL only when it is
 * fully loaded. Here a change applies to the newest URL.
 */
export function useSearch() {
  const router = useRouter();
  const [search] = useSearchParams();
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, how: How = "replace") => {
      const { location, navigation } = router.state;
      const coming = navigation.location;
      // A navigation to another page, which a change of this one would cancel.
      if (coming && coming.pathname !== location.pathname) return;
      const search = next(new URLSearchParams((coming ?? location).search));
      void goInPlace(router, search, { replace: how === "replace" });
    },
    [router],
  );
  return [search, change] as const;
}

/** The search parameters of the newest URL. The page shows the earlier ones until it is loaded. */
export function useNewestSearch(): URLSearchParams {
  const router = useRouter();
  const newest = () => {
    const { location, navigation } = router.state;
    const coming = navigation.location;
    return (coming?.pathname === location.pathname ? coming : location).search;
  };
  const listen = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  const search = useSyncExternalStore(listen, newest, newest);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** After `push`, Back leads to the URL before the change. */
type How = "replace" | "push";

/** Changes the URL's search parameters. */
export async function goInPlace(
  router: AppRouter,
  search: URLSearchParams,
  { hash = "", replace = true } = {},
): Promise<void> {
  await router.navigate({ search: search.toString(), hash }, { replace, preventScrollReset: true });
}
