import { Label } from "react-aria-components/Label";
import { Meter as AriaMeter } from "react-aria-components/Meter";
import { useWords } from "../../../core/i18n/i18n.tsx";
import * as css from "./bars.css.ts";
import { words } from "../../words.ts";

interface MeterProps {
  label: string;
  value: number;
  /** 5 for a confidence. */
  most: number;
  /** Shown and announced instead of `4 out of 5`. */
  valueText?: string;
  /** The share is too low: its bar has the critical color. */
  isCritical?: boolean;
}

/** A share of a known whole: a confidence, a spent budget. */
export function Meter({ label, value, most, valueText, isCritical }: MeterProps) {
  const t = useWords(words);
  const text = valueText ?? t.outOf(value, most);
  return (
    <AriaMeter className={css.bar} value={value} maxValue={most} valueLabel={text}>
      {({ percentage }) => (
        <>
          <div className={css.barHead}>
            <Label>{label}</Label>
            <span className={css.barValue}>{text}</span>
          </div>
          <svg className={css.rail} aria-hidden>
            <rect
              className={css.fill}
              data-critical={isCritical || undefined}
              width={`${percentage}%`}
              height="100%"
            />
          </svg>
        </>
      )}
    </AriaMeter>
  );
}
