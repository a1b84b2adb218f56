import type { UrgencyLevel } from "../../../shared/intake/requests/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { urgencyLooks } from "../../shell/statuses/tones.ts";
import { words } from "./words.desk.ts";

/** The urgency of a request with help. */
export function UrgencyMark({ urgency }: { urgency: UrgencyLevel }) {
  const t = useWords(words).row;
  return <Badge {...urgencyLooks[urgency]}>{t.urgencies[urgency]}</Badge>;
}

/** What is wrong with its help; nothing if all is well. */
export function ProblemMark({ problem }: { problem: "disputed" | "problem" | null }) {
  const t = useWords(words).row;
  return (
    problem && (
      <Badge tone="critical" icon="alert">
        {t[problem]}
      </Badge>
    )
  );
}
