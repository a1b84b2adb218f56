import { Component, type ReactNode } from "react";

interface HelpBoundaryProps {
  /** What is read; another one is another try. */
  of: unknown;
  failed: ReactNode;
  children: ReactNode;
}

interface HelpBoundaryState {
  of: unknown;
  hasFailed: boolean;
}

/** Without the directory, Home still has its numbers and its ways on. */
export class HelpBoundary extends Component<HelpBoundaryProps, HelpBoundaryState> {
  override state: HelpBoundaryState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError(): Partial<HelpBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: HelpBoundaryProps, state: HelpBoundaryState) {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
