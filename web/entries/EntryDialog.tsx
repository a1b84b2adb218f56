import { graphql } from "react-relay";
import { entryForm, type EntryForm } from "#shared/entries/rules";
import type { EntryDialogAddMutation } from "#relay/EntryDialogAddMutation.graphql";
import type { EntryDialogChangeMutation } from "#relay/EntryDialogChangeMutation.graphql";
import { useWords } from "../core/i18n/i18n.tsx";
import { useReadLists } from "../core/relay/ListReading.ts";
import { useAction } from "../core/relay/useAction.ts";
import { Button } from "../design/controls/Button.tsx";
import { Actions, Dialog } from "../design/overlays/Dialog.tsx";
import { Form } from "../design/fields/form/Form.tsx";
import { Notice } from "../design/text/Notice.tsx";
import { SubmitButton } from "../design/fields/form/SubmitButton.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import { EntryFields } from "./EntryFields.tsx";
import type { EditedEntry } from "./EntryForms.tsx";
import { useSettledReport } from "./useSettledReport.ts";

interface EntryDialogProps {
  /** Null for a new one. */
  entry: EditedEntry | null;
  onClose: () => void;
}

/** Adds or edits an entry; on a conflict it says who changed it, and keeps the typed text. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const t = useWords(words);
  const readLists = useReadLists();
  const [report, leaveReport] = useSettledReport();
  const [add] = useAction<EntryDialogAddMutation>(graphql`
    mutation EntryDialogAddMutation($input: AddEntryInput!) {
      addEntry(input: $input) {
        entry {
          ...useEntryColumns_entry
        }
      }
    }
  `);
  const [change] = useAction<EntryDialogChangeMutation>(graphql`
    mutation EntryDialogChangeMutation($input: ChangeEntryInput!) {
      changeEntry(input: $input) {
        entry {
          ...useEntryColumns_entry
        }
      }
    }
  `);
  async function send(form: EntryForm) {
    if (entry) {
      const { id, version } = entry;
      await change({ input: { id, version, entry: form, correction: report ?? null } });
    } else await add({ input: { entry: form } });
    toast({ title: entry ? t.saved : t.added, description: form.name, tone: "positive" });
    onClose();
    if (entry && report) leaveReport();
    else readLists();
  }
  return (
    <Dialog title={entry ? t.editTitle(entry.name) : t.add} isOpen keepsOpen isWide onClose={onClose}>
      <Form schema={entryForm} onSubmit={send} aria-label={t.add}>
        {entry && report && <Notice tone="info">{t.settlesText}</Notice>}
        <EntryFields entry={entry} />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.back}
          </Button>
          <SubmitButton pendingText={t.saving}>{t.save}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
