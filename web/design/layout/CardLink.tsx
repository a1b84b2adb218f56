import type { ReactNode } from "react";
import { cardLink } from "./CardLink.css.ts";

/** A card that is a link as a whole: one tap target, one keyboard stop. */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={cardLink}>
    {children}
  </a>
);
