import { graphql } from "react-relay";
import type { OfficerAnswerGrantMutation } from "#relay/OfficerAnswerGrantMutation.graphql";
import type { OfficerAnswerMutation } from "#relay/OfficerAnswerMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

export type Answer = "verified" | "rejected" | "grant";

interface OfficerAnswerProps {
  id: string;
  answer: Answer;
  officer: string;
  /** The rights of a confirmation. */
  trust: string;
  onDone: () => void;
  onClose: () => void;
}

/**
 * An administrator's answer with its effect and reason. A refusal is shown in the dialog, and the
 * reason is kept.
 */
export function OfficerAnswer({ id, answer, officer, trust, onDone, onClose }: OfficerAnswerProps) {
  const t = useWords(words);
  const [decide] = useAction<OfficerAnswerMutation>(graphql`
    mutation OfficerAnswerMutation($input: AnswerOfficerCaseInput!) {
      answerOfficerCase(input: $input) {
        officerCase {
          ...useOfficerColumns_case
          trust
          decidedAt
          decidedBy
          decisionReason
        }
      }
    }
  `);
  const [endGrant] = useAction<OfficerAnswerGrantMutation>(graphql`
    mutation OfficerAnswerGrantMutation($input: EndEmergencyGrantInput!) {
      endEmergencyGrant(input: $input) {
        officerCase {
          ...useOfficerColumns_case
          trust
          decidedBy
          decisionReason
        }
      }
    }
  `);
  const asked = {
    verified: {
      title: t.confirmTitle(officer),
      text: t.confirmText(t.trusts[trust] ?? trust),
      confirm: t.confirm,
      done: t.confirmed,
    },
    rejected: { title: t.rejectTitle(officer), text: t.rejectText, confirm: t.reject, done: t.rejected },
    grant: { title: t.endGrantTitle, text: t.endGrantText, confirm: t.endGrant, done: t.grantEnded },
  }[answer];

  async function confirm(reason: string) {
    if (answer === "grant") await endGrant({ input: { id, reason } });
    else await decide({ input: { id, decision: answer, reason } });
    toast({ title: asked.done, description: officer, tone: "positive" });
    onDone();
  }
  return (
    <ConfirmDialog
      title={asked.title}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmText={asked.confirm}
      isDangerous={answer !== "verified"}
      reason={{}}
    >
      <p>{asked.text}</p>
    </ConfirmDialog>
  );
}
