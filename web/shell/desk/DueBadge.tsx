import { Badge } from "../../design/text/Badge.tsx";
import { dueText } from "./words.duration.en.ts";

/** Less than this is soon. */
const soonMs = 5 * 60_000;

interface DueBadgeProps {
  /** Less than zero after the time that was promised. */
  leftMs: number;
  /** Also if it is due later. */
  isAlways?: boolean;
}

/** How soon something is due, or how late it is. */
export const DueBadge = ({ leftMs, isAlways = false }: DueBadgeProps) =>
  (isAlways || leftMs < soonMs) && (
    <Badge tone={leftMs <= 0 ? "critical" : leftMs < soonMs ? "caution" : "neutral"} icon="clock">
      {dueText(leftMs)}
    </Badge>
  );
