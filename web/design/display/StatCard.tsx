import { useState, type ReactNode } from "react";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { deskWords } from "../words.desk.ts";
import { visuallyHidden } from "../text/visuallyHidden.css.ts";
import { Icon, type IconName } from "../text/Icon.tsx";
import { Spinner } from "../text/Spinner.tsx";
import * as css from "./StatCard.css.ts";
import type { Tone } from "../theme/tones.css.ts";
import { useSettled } from "../text/useSettled.ts";
import { words } from "../words.ts";

interface StatCardProps {
  href: string;
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  icon: IconName;
  /** The meaning of the count: since when, of how many. */
  hint?: string;
  tone?: Tone;
}

const restMs = 3000;

/** As many columns as fit. */
export const StatCards = ({ children }: { children: ReactNode }) => (
  <div className={css.stats}>{children}</div>
);

/**
 * A number that links to its list. It may change at any time; a screen reader announces it when it
 * has settled.
 */
export function StatCard({ href, label, count, icon, hint, tone = "neutral" }: StatCardProps) {
  const t = useWords(deskWords);
  const { loading } = useWords(words);
  const { number } = useFormat();
  const [first] = useState(count);
  const rested = useSettled(count, restMs);
  const said = rested === undefined ? "" : t.isNow(label, number(rested));
  return (
    <div className={css.place}>
      <a href={href} className={css.stat}>
        <span className={css.label}>{label}</span>
        <span className={css.icon} data-tone={tone}>
          <Icon name={icon} size="lg" />
        </span>
        {count === undefined ? (
          <span className={css.count} data-waiting="">
            <Spinner />
            <span className={visuallyHidden}>{loading}</span>
          </span>
        ) : (
          <span key={count} className={css.count} data-changed={count !== first || undefined}>
            {number(count)}
          </span>
        )}
        {hint && <span className={css.hint}>{hint}</span>}
      </a>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </div>
  );
}
