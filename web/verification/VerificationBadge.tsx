import type { VerificationStatus } from "#rules/verification";
import { useWords } from "../app/i18n.tsx";
import { Badge } from "../design/Badge.tsx";
import { statusLooks } from "./tones.ts";
import { words } from "./words.ts";

/** Pending, verified or rejected. A running 911 grant looks verified (spec 4); what it lacks stands in the notice. */
export function VerificationBadge({
  status,
  isProvisional,
}: {
  status: VerificationStatus;
  isProvisional: boolean;
}) {
  const t = useWords(words);
  const shown = isProvisional ? "verified" : status;
  return <Badge {...statusLooks[shown]}>{t.statuses[shown]}</Badge>;
}
