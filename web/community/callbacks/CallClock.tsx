import { Badge } from "../../design/text/Badge.tsx";
import { useNow } from "../../design/display/timer/clock.ts";
import { dueText } from "../../shell/desk/words.duration.en.ts";

interface CallClockProps {
  dueAt: string;
  offsetMs: number;
}

/** Time until the promised call, or how late it is; updates live. */
export function CallClock({ dueAt, offsetMs }: CallClockProps) {
  const leftMs = Date.parse(dueAt) - (useNow() + offsetMs);
  return leftMs <= 0 ? (
    <Badge tone="critical" icon="clock">
      {dueText(leftMs)}
    </Badge>
  ) : (
    <Badge icon="clock">{dueText(leftMs)}</Badge>
  );
}
