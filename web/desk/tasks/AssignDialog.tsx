import { graphql } from "react-relay";
import { assignForm, type AssignForm } from "../../../shared/desk/tasks/rules.ts";
import type { AssignDialogMutation } from "#relay/AssignDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import type { Owner, Task } from "./task.ts";
import { words } from "./words.desk.ts";

void graphql`
  fragment AssignDialog_owner on Colleague {
    username
    name
  }
`;

interface AssignDialogProps {
  task: Task;
  owners: readonly Owner[];
  onClose: () => void;
}

/** Gives a task to an administrator. */
export function AssignDialog({ task: { id, number, version }, owners, onClose }: AssignDialogProps) {
  const t = useWords(words);
  const [assign] = useAction<AssignDialogMutation>(graphql`
    mutation AssignDialogMutation($input: AssignTaskInput!) {
      assignTask(input: $input) {
        task {
          ...useTaskColumns_task
        }
      }
    }
  `);
  async function send({ owner }: AssignForm) {
    await assign({ input: { id, version, owner } });
    toast({ title: t.assigned, tone: "positive", about: id });
    onClose();
  }
  return (
    <FormDialog
      title={t.assignOf(t.numbered(number))}
      schema={assignForm}
      onSubmit={send}
      words={{ cancel: t.cancel, submit: t.assign, pending: t.assigning }}
      onClose={onClose}
    >
      <Select
        name="owner"
        label={t.assignTo}
        options={owners.map(({ username, name }) => ({ id: username, label: `${name} (${username})` }))}
        isRequired
      />
    </FormDialog>
  );
}
