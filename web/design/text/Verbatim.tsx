import type { ReactNode } from "react";

/**
 * What a page translator leaves as it is, in its own direction: a code, a name, an amount, an
 * address.
 */
export const Verbatim = ({ className, children }: { className?: string; children: ReactNode }) => (
  <bdi translate="no" className={className}>
    {children}
  </bdi>
);
