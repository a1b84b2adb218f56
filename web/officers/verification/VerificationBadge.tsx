import type { VerificationStatus } from "../../../shared/officers/verification/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { provisionalLook, statusLooks } from "./tones.ts";
import { words } from "./words.ts";

/** Pending, verified or rejected, or provisionally verified during a 911 grant. */
export function VerificationBadge({
  status,
  isProvisional,
}: {
  status: VerificationStatus;
  isProvisional: boolean;
}) {
  const t = useWords(words);
  return isProvisional ? (
    <Badge {...provisionalLook}>{t.provisional}</Badge>
  ) : (
    <Badge {...statusLooks[status]}>{t.statuses[status]}</Badge>
  );
}
