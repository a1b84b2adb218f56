import { graphql, readInlineData, useFragment } from "react-relay";
import { assignForm, type AssignForm } from "../../../shared/desk/tasks/rules.ts";
import type { AssignDialog_owner$key } from "#relay/AssignDialog_owner.graphql";
import type { AssignDialog_task$key } from "#relay/AssignDialog_task.graphql";
import type { AssignDialogMutation } from "#relay/AssignDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

/** The task as the dialog first showed it. */
const fragment = graphql`
  fragment AssignDialog_task on DeskTask @inline {
    id
    number
    version
  }
`;

interface AssignDialogProps {
  task: AssignDialog_task$key;
  owners: AssignDialog_owner$key;
  onClose: () => void;
}

/** Gives a task to an administrator. */
export function AssignDialog({ task, owners: ref, onClose }: AssignDialogProps) {
  const { id, number, version } = readInlineData(fragment, task);
  const owners = useFragment(
    graphql`
      fragment AssignDialog_owner on Colleague @relay(plural: true) {
        username
        name
      }
    `,
    ref,
  );
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
