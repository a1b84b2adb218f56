import { useState } from "react";
import { graphql } from "react-relay";
import type * as z from "zod/mini";
import type { ConfirmEntriesDialogMutation } from "#relay/ConfirmEntriesDialogMutation.graphql";
import { confirmation, maxConfirmedSource } from "../../../shared/community/entries/rules.ts";
import { RefusedRows } from "../../shell/desk/bulk/RefusedRows.tsx";
import { words as bulkWords } from "../../shell/desk/bulk/words.desk.ts";
import { localToday } from "../../core/device/localToday.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import type { ShownEntry } from "./useEntryActs.ts";
import { useUndoConfirmations } from "./useUndoConfirmations.ts";
import { words } from "./words.desk.ts";

interface ConfirmEntriesDialogProps {
  entries: readonly ShownEntry[];
  /** These were confirmed. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Asks when and with what the entries were checked. It stays open with those that were refused. */
export function ConfirmEntriesDialog({ entries, onDone, onClose }: ConfirmEntriesDialogProps) {
  const t = useWords(words);
  const bulk = useWords(bulkWords);
  const readLists = useReadLists();
  const undo = useUndoConfirmations();
  // As they were shown when the dialog was opened. The next press confirms the current ones.
  const [opened, setOpened] = useState<readonly ShownEntry[] | null>(entries);
  const asked = opened ?? entries;
  const [refused, setRefused] = useState<readonly { name: string; refusal: string }[]>([]);
  const [today] = useState(localToday);
  const [confirm] = useAction<ConfirmEntriesDialogMutation>(graphql`
    mutation ConfirmEntriesDialogMutation($input: ConfirmEntriesInput!) {
      confirmEntries(input: $input) {
        results {
          id
          refusal
          entry {
            id
            version
            ...useEntryColumns_entry
          }
        }
      }
    }
  `);

  async function send(form: z.output<typeof confirmation>) {
    const shown = asked.map(({ id, version }) => ({ id, version }));
    const { results } = (await confirm({ input: { ...form, entries: shown } })).confirmEntries;
    const done = results.flatMap(({ entry }) => (entry ? [{ id: entry.id, version: entry.version }] : []));
    const left = results.flatMap(({ id, refusal }) => {
      const name = asked.find((one) => one.id === id)?.name ?? id;
      return refusal ? [{ name, refusal }] : [];
    });
    if (done.length > 0)
      toast({
        title: t.confirmedMany(done.length),
        tone: "positive",
        about: "bulk",
        action: { label: bulk.undo, onPress: () => void undo(done) },
      });
    setRefused(left);
    setOpened(null);
    onDone(done.map(({ id }) => id));
    readLists();
    if (left.length === 0) onClose();
  }
  return (
    <FormDialog
      title={t.confirmTitle(asked.length)}
      label={t.confirm}
      schema={confirmation}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.back, submit: t.confirm, pending: t.saving }}
    >
      <RefusedRows title={t.notConfirmed(refused.length)} rows={refused} />
      <TextField name="day" type="date" label={t.checkedOn} defaultValue={today} max={today} isRequired />
      <TextField
        name="source"
        label={t.checkedWith}
        description={t.checkedWithHint}
        maxLength={maxConfirmedSource}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
