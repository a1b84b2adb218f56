import type { ReactNode } from "react";

/** Space about as high as what loads into it, so that nothing below moves. */
export const Reserved = ({ height, children }: { height: string; children?: ReactNode }) => (
  <div style={{ minHeight: height }}>{children}</div>
);
