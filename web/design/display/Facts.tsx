import type { ReactNode } from "react";
import { BreakableText } from "../text/BreakableText.tsx";
import * as css from "../layout/surfaces.css.ts";

interface FactsProps {
  /** For many short ones. */
  isCompact?: boolean;
  /** The values are what one looks for: amounts. */
  isLarge?: boolean;
  children: ReactNode;
}

/** The facts of one thing, as names and values. */
export const Facts = ({ isCompact, isLarge, children }: FactsProps) => (
  <dl className={css.facts} data-compact={isCompact || undefined} data-large={isLarge || undefined}>
    {children}
  </dl>
);

interface FactProps {
  term: string;
  /** Across all columns: a person's own words, a note. */
  isWide?: boolean;
  /** Below its name on a phone: a long email address. */
  isStacked?: boolean;
  /** A page translator leaves it as it is: a name, a code, an address. */
  isVerbatim?: boolean;
  /** A small button at the end of the term's line. */
  aside?: ReactNode;
  /** What the term means, as a sentence under the value. */
  means?: string | undefined;
  children: ReactNode;
}

/** One of them; omitted without a value. */
export const Fact = ({ term, isWide, isStacked, isVerbatim, aside, means, children }: FactProps) =>
  children === null || children === undefined || children === false || children === "" ? null : (
    <div
      className={css.fact}
      data-wide={isWide || undefined}
      data-stacked={isStacked || undefined}
      data-aside={aside ? "" : undefined}
    >
      <dt className={css.factTerm}>{term}</dt>
      <dd
        className={css.factValue}
        translate={isVerbatim ? "no" : undefined}
        dir={isWide ? "auto" : undefined}
      >
        {valueOf(children, isVerbatim)}
      </dd>
      {aside && <dd className={css.factAside}>{aside}</dd>}
      {means && <dd className={css.factMeans}>{means}</dd>}
    </div>
  );

function valueOf(children: ReactNode, isVerbatim = false) {
  if (typeof children !== "string") return children;
  const text = <BreakableText text={children} />;
  return isVerbatim ? <bdi>{text}</bdi> : text;
}
