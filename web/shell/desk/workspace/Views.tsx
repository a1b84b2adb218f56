import type { ReactNode } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import * as css from "./Views.css.ts";
import { words } from "./words.desk.ts";

/** Larger counts are shown as this number and a plus sign. */
const maxShown = 99;

interface ViewsProps<View extends string> {
  views: readonly View[];
  current: View;
  names: Record<View, string>;
  /** How many rows each view has, up to a limit above 99. */
  counts: Record<View, number>;
  hrefOf: (view: View) => string;
  /** At the end of the line. */
  children?: ReactNode;
}

/** The views of a list as links, each with its number of rows. */
export function Views<View extends string>({
  views,
  current,
  names,
  counts,
  hrefOf,
  children,
}: ViewsProps<View>) {
  const t = useWords(words);
  return (
    <nav aria-label={t.views} className={css.views}>
      {views.map((view) => (
        <a
          key={view}
          href={hrefOf(view)}
          data-stay=""
          className={css.view}
          aria-current={view === current ? "page" : undefined}
          data-none={counts[view] === 0 ? "" : undefined}
        >
          {names[view]}{" "}
          <span className={css.count}>{counts[view] > maxShown ? t.more(maxShown) : counts[view]}</span>
        </a>
      ))}
      {children}
    </nav>
  );
}
