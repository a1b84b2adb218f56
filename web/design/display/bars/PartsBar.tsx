import * as bars from "./bars.css.ts";
import * as css from "./PartsBar.css.ts";
import type { PartTone } from "./PartsBar.css.ts";

interface Part {
  readonly tone: PartTone;
  readonly value: number;
}

/** A whole as one bar of its parts, in their order. The label says each part in words. */
export function PartsBar({ label, parts }: { label: string; parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = parts.filter(({ value }) => value > 0);
  const share = (value: number) => `${(value / whole) * 100}%`;
  const before = (at: number) => shown.slice(0, at).reduce((sum, { value }) => sum + value, 0);
  return (
    <svg className={bars.rail} role="img" aria-label={label}>
      {shown.map(({ tone, value }, at) => (
        <rect
          key={tone}
          className={css.part}
          data-tone={tone}
          x={share(before(at))}
          width={share(value)}
          height="100%"
        />
      ))}
    </svg>
  );
}

interface PartsLegendProps {
  parts: readonly { tone: PartTone; label: string; means?: string }[];
}

/** Which color is which part, and what a part is. */
export const PartsLegend = ({ parts }: PartsLegendProps) => (
  <ul className={css.legend}>
    {parts.map(({ tone, label, means }) => (
      <li key={tone} className={css.entry}>
        <svg className={css.sample} aria-hidden>
          <rect className={css.part} data-tone={tone} width="100%" height="100%" />
        </svg>
        {means === undefined ? label : `${label}: ${means}`}
      </li>
    ))}
  </ul>
);
