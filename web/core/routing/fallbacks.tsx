import { createContext, use, type ComponentType } from "react";

interface FallbackComponents {
  /** While a page's code or its first data is loading. */
  Waiting: ComponentType;
  /** Replaces a failed page; `message` is for failures without their own sentence. */
  Failed: ComponentType<{ message?: string }>;
}

/**
 * A page's fallbacks. The app provides them, so that pages depend neither on the shell nor on the
 * offline page.
 */
export const Fallbacks = createContext<FallbackComponents>({ Waiting: () => null, Failed: () => null });

export function Waiting() {
  const { Waiting: Fallback } = use(Fallbacks);
  return <Fallback />;
}

/** Usually as `Failed: () => <Failed message={…} />` of a page. */
export function Failed(props: { message?: string }) {
  const { Failed: Fallback } = use(Fallbacks);
  return <Fallback {...props} />;
}
