import type { UrgencyLevel } from "../../../shared/intake/requests/rules.ts";
import { isOpenStatus, type RequestStatus } from "../../../shared/core/request-statuses.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { urgencyLooks } from "../../shell/statuses/tones.ts";
import { words } from "./words.ts";

interface UrgencyBadgeProps {
  urgencyLevel: UrgencyLevel;
  status: RequestStatus;
}

/** The urgency of a request; without a pill once it is closed, because it is no longer urgent. */
export function UrgencyBadge({ urgencyLevel, status }: UrgencyBadgeProps) {
  const t = useWords(words);
  const look = urgencyLooks[urgencyLevel];
  const isPlain = look.isPlain || !isOpenStatus(status);
  return (
    <Badge {...look} isPlain={isPlain}>
      {t.urgencies[urgencyLevel]}
    </Badge>
  );
}
