import { graphql, readInlineData } from "react-relay";
import { finishForm, maxTaskNoteCharacters, type FinishForm } from "../../../shared/desk/tasks/rules.ts";
import type { FinishDialog_task$key } from "#relay/FinishDialog_task.graphql";
import type { FinishDialogMutation } from "#relay/FinishDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

/** The task as the dialog first showed it. */
const fragment = graphql`
  fragment FinishDialog_task on DeskTask @inline {
    id
    number
    version
    outcomes
  }
`;

/** Finishes a task with an outcome. */
export function FinishDialog({ task, onClose }: { task: FinishDialog_task$key; onClose: () => void }) {
  const t = useWords(words);
  const readLists = useReadLists();
  const { id, number, version, outcomes } = readInlineData(fragment, task);
  const [finish] = useAction<FinishDialogMutation>(graphql`
    mutation FinishDialogMutation($input: FinishTaskInput!) {
      finishTask(input: $input) {
        task {
          ...useTaskColumns_task
        }
      }
    }
  `);
  async function send({ outcome, note }: FinishForm) {
    await finish({ input: { id, version, outcome, note } });
    toast({ title: t.finished, tone: "positive", about: id });
    onClose();
    readLists();
  }
  return (
    <FormDialog
      title={t.finishOf(t.numbered(number))}
      schema={finishForm}
      onSubmit={send}
      words={{ cancel: t.cancel, submit: t.finish, pending: t.finishing }}
      onClose={onClose}
    >
      <RadioGroup
        name="outcome"
        label={t.outcome}
        orientation="vertical"
        options={outcomes.map((one) => ({ id: one, label: t.outcomes[one] }))}
        isRequired
      />
      <TextField
        name="note"
        label={t.note}
        description={t.noteHint}
        rows={3}
        maxLength={maxTaskNoteCharacters}
      />
    </FormDialog>
  );
}
