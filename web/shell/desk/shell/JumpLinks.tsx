import type { ReactNode } from "react";
import * as css from "./JumpLinks.css.ts";

interface JumpLinksProps {
  label: string;
  /** The ids of elements on this page. */
  places: readonly { id: string; name: string; count?: ReactNode }[];
  /** Opens that place, and returns what takes the focus; otherwise the place itself. */
  onGo?: (place: HTMLElement) => HTMLElement | null | undefined;
}

/** Leads to the parts of a long page. The address stays, since it has the page's own state. */
export const JumpLinks = ({ label, places, onGo }: JumpLinksProps) => (
  <nav aria-label={label} className={css.bar} data-sections="">
    {places.map(({ id, name, count }) => (
      <a
        key={id}
        href={`#${id}`}
        className={css.place}
        onClick={(event) => {
          event.preventDefault();
          const place = document.getElementById(id);
          if (!place) return;
          (onGo?.(place) ?? place).focus({ preventScroll: true });
          place.scrollIntoView?.({ block: "start", behavior: "smooth" }); // jsdom cannot
        }}
      >
        {name}
        {count}
      </a>
    ))}
  </nav>
);
