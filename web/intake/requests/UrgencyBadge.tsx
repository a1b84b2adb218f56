import type { UrgencyLevel } from "../../../shared/intake/requests/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { urgencyLooks } from "../../shell/statuses/tones.ts";
import { words } from "./words.ts";

/** The urgency of a request. */
export function UrgencyBadge({ urgencyLevel }: { urgencyLevel: UrgencyLevel }) {
  const t = useWords(words);
  return <Badge {...urgencyLooks[urgencyLevel]}>{t.urgencies[urgencyLevel]}</Badge>;
}
