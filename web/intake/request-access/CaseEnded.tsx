import { useSay } from "../../core/i18n/sentences.ts";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { says } from "../../../shared/officers/verification/sentences.ts";

/** The supervisor's rejection: its effects and the options. */
export function CaseEnded() {
  const say = useSay();
  return (
    <Notice tone="critical" icon="cross">
      <BreakableText text={say(says.caseRejected)} />
    </Notice>
  );
}
