import { lazy, Suspense, type ComponentProps } from "react";
import { tonightPlace } from "./Tonight.css.ts";
import type { Tonight as Help } from "./Tonight.tsx";

/** The footer names the numbers too. */
const Loaded = lazy(() =>
  import("./Tonight.tsx").then(
    (file): { default: typeof Help } => ({ default: file.Tonight }),
    () => ({ default: () => <></> }),
  ),
);

/** For people without an officer; officers do not load it. */
export const Tonight = (props: ComponentProps<typeof Help>) => (
  <Suspense fallback={<div className={tonightPlace} />}>
    <Loaded {...props} />
  </Suspense>
);
