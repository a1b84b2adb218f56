import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import * as css from "./bars.css.ts";

/** The progress of something; without a value, indeterminate. */
export const ProgressBar = ({ label, percent }: { label: string; percent?: number }) => (
  <AriaProgressBar className={css.bar} value={percent ?? 0} isIndeterminate={percent === undefined}>
    {({ percentage, valueText }) => (
      <>
        <div className={css.barHead}>
          <Label>{label}</Label>
          <span className={css.barValue}>{valueText}</span>
        </div>
        <svg className={css.rail} aria-hidden>
          {percentage === undefined ? (
            <rect className={css.unknown} width="40%" height="100%" />
          ) : (
            <rect className={css.fill} width={`${percentage}%`} height="100%" />
          )}
        </svg>
      </>
    )}
  </AriaProgressBar>
);
