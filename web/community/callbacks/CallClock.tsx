import { minutesLate } from "../../../shared/community/callbacks/statuses.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { useNow } from "../../design/display/timer/clock.ts";
import { Timer } from "../../design/display/timer/Timer.tsx";
import { words } from "./words.desk.ts";

interface CallClockProps {
  name: string;
  dueAt: string;
  offsetMs: number;
}

/** Time until the promised call, or how late it is; updates live. */
export function CallClock({ name, dueAt, offsetMs }: CallClockProps) {
  const t = useWords(words);
  const late = minutesLate(dueAt, useNow() + offsetMs);
  return late >= 0 ? (
    <span>
      <Badge tone="critical" icon="clock">
        {t.lateBy(late)}
      </Badge>
    </span>
  ) : (
    <Timer label={t.timeLeft(name)} until={dueAt} offsetMs={offsetMs} />
  );
}
