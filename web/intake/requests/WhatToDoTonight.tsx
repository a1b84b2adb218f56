import { lazy, Suspense, type ComponentProps } from "react";
import { Reserved } from "../../design/layout/Reserved.tsx";
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
  <Suspense fallback={<Reserved height="24rem" />}>
    <Loaded {...props} />
  </Suspense>
);
