import { Suspense, type ReactNode } from "react";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useEntriesTried } from "./useEntries.ts";

interface EntriesBoundaryProps {
  loading: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** Around readers of the directory: if it is loading or fails, the rest of the page stays. */
export function EntriesBoundary({ loading, failed, children }: EntriesBoundaryProps) {
  return (
    <Boundary of={useEntriesTried()} failed={() => failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Boundary>
  );
}
