import { graphql, useFragment } from "react-relay";
import type { ApprovalNote_request$key } from "#relay/ApprovalNote_request.graphql";
import { en } from "../../../shared/decisions/allocations/sentences.ts";
import { recognised } from "../../core/i18n/parseSentence.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.ts";

/**
 * What this viewer's final approval still needs: changes since an earlier one, victim information,
 * another person.
 */
export function ApprovalNote({ request: ref }: { request: ApprovalNote_request$key }) {
  const t = useWords(words);
  const say = useSay();
  const { approvalNote, voidedApprovals, victimInfo } = useFragment(
    graphql`
      fragment ApprovalNote_request on EmergencyRequest {
        approvalNote
        voidedApprovals
        victimInfo {
          __typename
        }
      }
    `,
    ref,
  );
  return (
    <>
      {voidedApprovals.length > 0 && (
        <Notice tone="caution" title={t.voided}>
          {t.voidedText(voidedApprovals)}
        </Notice>
      )}
      {!victimInfo && <Notice tone="caution">{t.approve.needsVictimInfo}</Notice>}
      {approvalNote && <p>{say(recognised(approvalNote, "allocations", en) ?? approvalNote)}</p>}
    </>
  );
}
