import { graphql, readInlineData } from "react-relay";
import { maxTaskNoteCharacters } from "../../../shared/desk/tasks/rules.ts";
import type { DropDialog_task$key } from "#relay/DropDialog_task.graphql";
import type { DropDialogMutation } from "#relay/DropDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

/** The task as the dialog first showed it. */
const fragment = graphql`
  fragment DropDialog_task on DeskTask @inline {
    id
    number
    version
  }
`;

/** Drops a task with a reason. */
export function DropDialog({ task, onClose }: { task: DropDialog_task$key; onClose: () => void }) {
  const { id, number, version } = readInlineData(fragment, task);
  const t = useWords(words);
  const readLists = useReadLists();
  const [drop] = useAction<DropDialogMutation>(graphql`
    mutation DropDialogMutation($input: DropTaskInput!) {
      dropTask(input: $input) {
        task {
          ...useTaskColumns_task
        }
      }
    }
  `);
  async function send(reason: string) {
    await drop({ input: { id, version, reason } });
    toast({ title: t.dropped, tone: "positive", about: id });
    readLists();
  }
  return (
    <ConfirmDialog
      title={`${t.dropOf(t.numbered(number))}?`}
      isOpen
      onClose={onClose}
      onConfirm={send}
      confirmText={t.drop}
      pendingText={t.dropping}
      reason={{ maxLength: maxTaskNoteCharacters }}
    >
      <p>{t.dropText}</p>
    </ConfirmDialog>
  );
}
