import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useNow } from "./clock.ts";
import { deskWords } from "../../words.desk.ts";
import { visuallyHidden } from "../../text/visuallyHidden.css.ts";
import { Icon } from "../../text/Icon.tsx";
import * as css from "./Timer.css.ts";

type TimerProps = {
  /** The timer's name, announced with the time. */
  label: string;
  /** From `clockOffset`, so that devices with different clocks show the same time. */
  offsetMs?: number;
} & (
  | {
      /** Counts down to this moment of the server's clock. */
      until: string;
      /** The time ran out while the page was open. */
      onEnded?: () => void;
    }
  | {
      /** Counts up from this moment of the server's clock. */
      since: string;
    }
);

const minuteMs = 60_000;
/** Announced at these numbers of remaining minutes, and never in between. */
const saidAtMinutes = [1, 5, 15];
/** This many minutes count as few. */
const fewMinutes = 5;

/**
 * Time until or since a moment. Its style changes near the end, and a screen reader announces it
 * three times and at the end.
 */
export function Timer({ label, offsetMs = 0, ...moment }: TimerProps) {
  const t = useWords(deskWords);
  const now = useNow() + offsetMs;
  const isDown = "until" in moment;
  const ms = isDown ? Date.parse(moment.until) - now : now - Date.parse(moment.since);
  const isEnded = isDown && ms <= 0;
  useEnded(isEnded, isDown ? moment.onEnded : undefined);
  const step = saidAtMinutes.find((minutes) => ms <= minutes * minuteMs);
  const left = useMinutesAtStep(isDown ? `${moment.until} ${step}` : "", Math.ceil(ms / 1000));
  const said = isEnded ? t.timeIsUp : step && t.timeLeft(left);
  const state = isEnded ? "ended" : isDown && ms <= fewMinutes * minuteMs ? "few" : undefined;

  return (
    <span className={css.timer} data-state={state}>
      <Icon name={state ? "alert" : "clock"} size="sm" />
      <span role="timer" aria-label={label}>
        {clockText(isDown ? Math.ceil(ms / 1000) : Math.floor(ms / 1000))}
      </span>
      {isEnded && <span aria-hidden>{t.timeIsUp}</span>}
      <span role="status" className={visuallyHidden}>
        {isDown && said ? `${label}: ${said}` : ""}
      </span>
    </span>
  );
}

/**
 * The whole minutes left at this step: a page that is opened between two steps announces the time,
 * not the step's.
 */
function useMinutesAtStep(step: string, seconds: number): number {
  const minutes = Math.floor(seconds / 60);
  const [heard, setHeard] = useState({ step, minutes });
  if (heard.step !== step) setHeard({ step, minutes });
  return heard.minutes;
}

/** `01:02:03`; also for more than four days, `100:00:00`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** Once for each end, and not for one that was over before the page was opened. */
function useEnded(isEnded: boolean, onEnded: (() => void) | undefined): void {
  const was = useRef(isEnded);
  useEffect(() => {
    if (isEnded && !was.current) onEnded?.();
    was.current = isEnded;
  });
}
