import { graphql } from "react-relay";
import type { RetireDialogMutation } from "#relay/RetireDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import type { ShownEntry } from "./useEntryActs.ts";
import { useSettledReport } from "./useSettledReport.ts";

interface RetireDialogProps {
  entry: ShownEntry;
  onClose: () => void;
}

/** Confirms, since the public will no longer see it. */
export function RetireDialog({ entry: { id, version, name }, onClose }: RetireDialogProps) {
  const t = useWords(words);
  const readLists = useReadLists();
  const [report, leaveReport] = useSettledReport();
  const [retire] = useAction<RetireDialogMutation>(graphql`
    mutation RetireDialogMutation($input: RetireEntryInput!) {
      retireEntry(input: $input) {
        entry {
          ...useEntryColumns_entry
        }
      }
    }
  `);
  async function confirm() {
    await retire({ input: { id, version, correction: report ?? null } });
    toast({ title: t.retiredDone, description: name, tone: "positive", about: id });
    if (report) leaveReport();
    else readLists();
  }
  return (
    <ConfirmDialog
      title={t.retireTitle(name)}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmText={t.retire}
      pendingText={t.retiring}
      isDangerous
    >
      <p>{report ? `${t.retireText} ${t.settlesText}` : t.retireText}</p>
    </ConfirmDialog>
  );
}
