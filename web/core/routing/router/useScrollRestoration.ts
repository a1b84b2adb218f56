import { use, useEffect, useLayoutEffect } from "react";
import type { Location } from "./history.ts";
import { StateContext, useRouter } from "./hooks.ts";
import { decoded } from "./routes.ts";
import { keepPositions, positionOf, savePosition } from "./scrollPositions.ts";

/**
 * Scrolls a new page to its top or to the hash, and Back to where it was. `nameOf` names a
 * position.
 */
export function useScrollRestoration(nameOf: (location: Location) => string): void {
  const router = useRouter();
  const state = use(StateContext);

  useEffect(() => {
    const save = (location: Location) => savePosition(nameOf(location), window.scrollY);
    router.keepScroll({ save, find: (location) => positionOf(nameOf(location)) });
    const leave = () => {
      history.scrollRestoration = "auto";
      save(router.state.location);
      keepPositions();
    };
    history.scrollRestoration = "manual";
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [router, nameOf]);

  const location = state?.location;
  const scrollTo = state?.scrollTo;
  useLayoutEffect(() => {
    if (!location || scrollTo === "stay") return;
    const target = document.getElementById(decoded(location.hash.slice(1)));
    if (typeof scrollTo === "number") window.scrollTo(0, scrollTo);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, scrollTo]);
}
