import { useId, useState, type ReactNode } from "react";
import { Icon } from "../../design/text/Icon.tsx";
import * as css from "./activity.css.ts";

interface OpeningRowProps {
  /** Its facts have the columns of that list at a desk. */
  of: keyof typeof css.factsOf;
  /** The first line, with its badges. */
  title: ReactNode;
  facts: ReactNode;
  /** Links, which cannot be inside the button that opens the row; null keeps their column. */
  links?: ReactNode;
  /** Starts what the opened row reads, and ends it. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** Rendered when the row is opened. */
  children: ReactNode;
}

/** A row of a list that expands to show its details. */
export function OpeningRow({ of, title, facts, links, onToggle, children }: OpeningRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={css.entry}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}body`}
        onClick={() => {
          setOpen(!isOpen);
          onToggle?.(!isOpen);
        }}
      >
        <span className={css.mark} data-open={isOpen || undefined}>
          <Icon name="chevron-right" />
        </span>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.factsOf[of]}>{facts}</span>
        </span>
      </button>
      {links !== undefined && <div className={css.links}>{links}</div>}
      <div id={`${id}body`} className={css.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
