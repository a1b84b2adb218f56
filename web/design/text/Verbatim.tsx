import type { ReactNode } from "react";

/** What a page translator leaves as it is: a code, a name, an amount, an address. */
export const Verbatim = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span translate="no" className={className}>
    {children}
  </span>
);
