import { Component, Suspense, type ReactNode } from "react";
import { useEntriesTried } from "./useEntries.ts";

interface EntriesBoundaryProps {
  loading: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** Around what reads the directory: while it is on its way, or cannot be had, the rest of the page stands. */
export function EntriesBoundary({ loading, failed, children }: EntriesBoundaryProps) {
  return (
    <Boundary of={useEntriesTried()} failed={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Boundary>
  );
}

interface BoundaryProps {
  /** What is read; another one is another try. */
  of: unknown;
  failed: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { of: unknown; hasFailed: boolean }> {
  override state = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: { of: unknown }) {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
