import { graphql } from "react-relay";
import { finishForm, maxTaskNoteCharacters, type FinishForm } from "../../../shared/desk/tasks/rules.ts";
import type { FinishDialogMutation } from "#relay/FinishDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import type { Task } from "./task.ts";
import { words } from "./words.desk.ts";

/** Finishes a task with an outcome. */
export function FinishDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useWords(words);
  const readLists = useReadLists();
  const { id, number, version, outcomes } = task;
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
