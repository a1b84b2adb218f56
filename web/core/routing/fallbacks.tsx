import { createContext, use, type ComponentType } from "react";

interface FallbackComponents {
  /** While a page's code or its first data is on its way. */
  Waiting: ComponentType;
  /**
   * Where a page could not be shown; `message` is said of a failure that has no sentence of its
   * own.
   */
  Failed: ComponentType<{ message?: string }>;
}

/**
 * What stands in for a page. The app says what it looks like: the pages that ask for it know
 * neither its shell nor its offline page.
 */
export const Fallbacks = createContext<FallbackComponents>({ Waiting: () => null, Failed: () => null });

export function Waiting() {
  const { Waiting: Shown } = use(Fallbacks);
  return <Shown />;
}

/** Mostly as `Failed: () => <Failed message={…} />` of a page. */
export function Failed(props: { message?: string }) {
  const { Failed: Shown } = use(Fallbacks);
  return <Shown {...props} />;
}
