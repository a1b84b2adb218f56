import type { ReactNode } from "react";
import { needsScript } from "../theme/script.css.ts";
import { reserved } from "../text/Loading.css.ts";

/** Quiet bars, about as high as what loads into their place, so that nothing below moves. */
export const Reserved = ({ height, children }: { height: string; children?: ReactNode }) => (
  <div style={{ minHeight: height }} className={`${reserved} ${needsScript}`} data-loading="">
    {children}
  </div>
);
