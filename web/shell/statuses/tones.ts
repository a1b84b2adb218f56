import type { UrgencyLevel } from "../../../shared/intake/requests/rules.ts";
import type { RequestStatus } from "../../../shared/core/request-statuses.ts";
import type { IconName } from "../../design/text/Icon.tsx";
import type { BadgeTone, Tone } from "../../design/theme/tones.css.ts";

interface Look<T> {
  tone: T;
  icon: IconName;
  isPlain?: boolean;
}

/** Pending yellow, approved green, denied red, processing blue, completed emerald. */
export const statusLooks: Record<RequestStatus, Look<BadgeTone>> = {
  pending: { tone: "caution", icon: "clock" },
  processing: { tone: "info", icon: "refresh" },
  approved: { tone: "positive", icon: "check" },
  dispatched: { tone: "underway", icon: "send" },
  completed: { tone: "complete", icon: "shield" },
  denied: { tone: "critical", icon: "cross" },
};

/** Critical red, high orange, medium yellow, low green. Only critical and high have a pill. */
export const urgencyLooks: Record<UrgencyLevel, Look<BadgeTone>> = {
  critical: { tone: "critical", icon: "alert" },
  high: { tone: "pressing", icon: "alert" },
  medium: { tone: "caution", icon: "clock", isPlain: true },
  low: { tone: "positive", icon: "info", isPlain: true },
};

/** The tone of a status message. */
export const changeTones: Record<RequestStatus, Tone> = {
  pending: "neutral",
  processing: "info",
  approved: "positive",
  dispatched: "info",
  completed: "positive",
  denied: "critical",
};
