import { useNow } from "../../design/display/timer/clock.ts";
import { DueBadge } from "../../shell/desk/DueBadge.tsx";

interface CallClockProps {
  dueAt: string;
  offsetMs: number;
}

/** Time until the promised call, or how late it is; updates live. */
export function CallClock({ dueAt, offsetMs }: CallClockProps) {
  return <DueBadge leftMs={Date.parse(dueAt) - (useNow() + offsetMs)} isAlways />;
}
