import { Suspense, type ReactNode } from "react";
import { Boundary } from "../core/routing/Boundary.tsx";
import { useEntriesTried } from "./useEntries.ts";

interface EntriesBoundaryProps {
  loading: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/**
 * Around what reads the directory: while it is on its way, or cannot be had, the rest of the page
 * stands.
 */
export function EntriesBoundary({ loading, failed, children }: EntriesBoundaryProps) {
  return (
    <Boundary of={useEntriesTried()} failed={() => failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Boundary>
  );
}
