import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** The data's key; another one is another try. */
  of: unknown;
  /** The fallback. Its own errors go to the next outer boundary. */
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** A part of a page that may fail without the rest. */
export class Boundary extends Component<BoundaryProps, { of: unknown; problem?: { error: unknown } }> {
  override state: { of: unknown; problem?: { error: unknown } } = { of: this.props.of };

  static getDerivedStateFromError(error: unknown) {
    return { problem: { error } };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: { of: unknown }) {
    return of === state.of ? null : { of, problem: undefined };
  }

  override render() {
    const { problem } = this.state;
    return problem ? this.props.failed(problem.error) : this.props.children;
  }
}
