import { useId, useState, type ReactNode } from "react";
import { Icon } from "../design/text/Icon.tsx";
import * as css from "./LogsList.css.ts";

interface OpeningRowProps {
  /** What the line says first, with its badges. */
  title: ReactNode;
  facts: ReactNode;
  /** Made when the row is opened. */
  children: ReactNode;
}

/** A line of a list that opens to what more there is to say. */
export function OpeningRow({ title, facts, children }: OpeningRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={css.entry}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}body`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.mark} data-open={isOpen || undefined}>
          <Icon name="chevron-right" />
        </span>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.facts}>{facts}</span>
        </span>
      </button>
      <div id={`${id}body`} className={css.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
