import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import {
  answerForm,
  maxVerdictCharacters,
  personAnswers,
  type AnswerForm,
} from "../../../../shared/desk/cases/rules.ts";
import type { AnswerDialog_pair$key } from "#relay/AnswerDialog_pair.graphql";
import type { AnswerDialogMutation } from "#relay/AnswerDialogMutation.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { RadioGroup } from "../../../design/fields/choices/RadioGroup.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment AnswerDialog_pair on KindredCase @inline {
    number
    caseId
    verdict {
      version
    }
  }
`;

interface AnswerDialogProps {
  id: string;
  pair: AnswerDialog_pair$key;
  onClose: () => void;
}

/** Who two cases are for, with the reason. */
export function AnswerDialog({ id, pair, onClose }: AnswerDialogProps) {
  const t = useWords(words);
  // The answer as the dialog first showed it.
  const [{ number, caseId, verdict }] = useState(() => readInlineData(fragment, pair));
  const [judge] = useAction<AnswerDialogMutation>(graphql`
    mutation AnswerDialogMutation($input: JudgePersonInput!) {
      judgePerson(input: $input) {
        request {
          ...SamePerson_request
        }
      }
    }
  `);
  async function send({ answer, reason }: AnswerForm) {
    await judge({ input: { id, other: number, answer, reason, version: verdict?.version ?? 0 } });
    toast({ title: t.answered, tone: "positive", about: id });
    onClose();
  }
  return (
    <FormDialog
      title={t.answerOf(caseId)}
      schema={answerForm}
      onSubmit={send}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
      onClose={onClose}
    >
      <RadioGroup
        name="answer"
        label={t.question}
        description={t.questionHint}
        orientation="vertical"
        options={personAnswers.map((one) => ({ id: one, label: t.answers[one] }))}
        isRequired
      />
      <TextField
        name="reason"
        label={t.reason}
        description={t.reasonHint}
        rows={3}
        maxLength={maxVerdictCharacters}
        isRequired
      />
    </FormDialog>
  );
}
