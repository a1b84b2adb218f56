import { graphql } from "react-relay";
import type { AnswerPrivacyDialogMutation } from "#relay/AnswerPrivacyDialogMutation.graphql";
import {
  maxPrivacyCharacters,
  privacyAnswerForm,
  privacyOutcomes,
  type PrivacyAnswerForm,
  type PrivacyKind,
} from "../../../shared/intake/privacy-requests/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface AnswerPrivacyDialogProps {
  asked: { number: number; kind: PrivacyKind };
  /** Global ID of the emergency request. */
  about: string;
  onClose: () => void;
}

/** Answers the person; the Help Pass shows it. */
export function AnswerPrivacyDialog({ asked, about, onClose }: AnswerPrivacyDialogProps) {
  const all = useWords(words);
  const t = all.answerDialog;
  const [answer] = useAction<AnswerPrivacyDialogMutation>(graphql`
    mutation AnswerPrivacyDialogMutation($input: AnswerPrivacyRequestInput!) {
      answerPrivacyRequest(input: $input) {
        request {
          ...PrivacyRequests_request
        }
      }
    }
  `);
  async function send(form: PrivacyAnswerForm) {
    await answer({ input: { ...form, number: asked.number } });
    toast({ title: t.done, tone: "positive", about });
    onClose();
  }
  return (
    <FormDialog
      title={all.answerOf(all.kinds[asked.kind])}
      schema={privacyAnswerForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: all.cancel, submit: t.submit, pending: t.pending }}
    >
      <p>{t.text[asked.kind]}</p>
      <Select
        name="outcome"
        label={t.outcome}
        options={privacyOutcomes.map((outcome) => ({ id: outcome, label: all.outcomes[outcome] }))}
        isRequired
      />
      <TextField
        name="answer"
        label={t.answer}
        description={t.answerHint}
        rows={3}
        maxLength={maxPrivacyCharacters}
      />
    </FormDialog>
  );
}
