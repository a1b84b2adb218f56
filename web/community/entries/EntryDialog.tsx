import { graphql } from "react-relay";
import { entryForm, type EntryForm } from "../../../shared/community/entries/rules.ts";
import type { EntryDialogAddMutation } from "#relay/EntryDialogAddMutation.graphql";
import type { EntryDialogChangeMutation } from "#relay/EntryDialogChangeMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import { EntryFields } from "./EntryFields.tsx";
import type { EditedEntry } from "./useEntryActs.ts";
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
    <FormDialog
      title={entry ? t.editTitle(entry.name) : t.add}
      label={t.add}
      isWide
      schema={entryForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.back, submit: t.save, pending: t.saving }}
    >
      {entry && report && <Notice tone="info">{t.settlesText}</Notice>}
      <EntryFields entry={entry} />
    </FormDialog>
  );
}
