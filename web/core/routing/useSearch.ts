import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Router } from "./router/createRouter.ts";
import { useRouter, useSearchParams } from "./router/hooks.ts";

/**
 * The URL's search parameters and a setter. A change applies to the newest URL: the page shows one
 * only when it is fully loaded, and until then would overwrite an earlier change.
 */
export function useSearch() {
  const router = useRouter();
  const search = useSearchParams();
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, how: How = "replace") => {
      const { location, next: coming } = router.state;
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
    const { location, next } = router.state;
    return (next?.pathname === location.pathname ? next : location).search;
  };
  const search = useSyncExternalStore(router.subscribe, newest, newest);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** After `push`, Back leads to the URL before the change. */
type How = "replace" | "push";

/** Changes the URL's search parameters. */
export async function goInPlace(
  router: Router,
  search: URLSearchParams,
  { hash = "", replace = true } = {},
): Promise<void> {
  await router.navigate({ search: search.toString(), hash }, { replace, preventScrollReset: true });
}
