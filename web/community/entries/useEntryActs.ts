import { graphql } from "react-relay";
import type { EntryFields_entry$key } from "#relay/EntryFields_entry.graphql";
import type { useEntryActsBringBackMutation } from "#relay/useEntryActsBringBackMutation.graphql";
import type { useEntryActsConfirmMutation } from "#relay/useEntryActsConfirmMutation.graphql";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words as bulkWords } from "../../shell/desk/bulk/words.desk.ts";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { words } from "./words.desk.ts";
import { useSettledReport } from "./useSettledReport.ts";
import { useUndoConfirmations } from "./useUndoConfirmations.ts";

export interface ShownEntry {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

export type EditedEntry = ShownEntry & EntryFields_entry$key;

/**
 * The one-click actions on an entry. On a conflict it names the other person and shows the current
 * state.
 */
export function useEntryActs() {
  const t = useWords(words);
  const bulk = useWords(bulkWords);
  const attempt = useAttempt(t);
  const readLists = useReadLists();
  const [report, leaveReport] = useSettledReport();
  const [confirm, isConfirming] = useAction<useEntryActsConfirmMutation>(graphql`
    mutation useEntryActsConfirmMutation($input: ConfirmEntryInput!) {
      confirmEntry(input: $input) {
        entry {
          id
          version
          ...useEntryColumns_entry
        }
      }
    }
  `);
  const undo = useUndoConfirmations();
  const [bringBack, isComing] = useAction<useEntryActsBringBackMutation>(graphql`
    mutation useEntryActsBringBackMutation($input: BringEntryBackInput!) {
      bringEntryBack(input: $input) {
        entry {
          ...useEntryColumns_entry
        }
      }
    }
  `);

  return {
    isBusy: isConfirming || isComing,
    confirm: async ({ id, version, name }: ShownEntry) => {
      const input = { id, version, correction: report ?? null };
      const answer = await attempt(
        id,
        () => confirm({ input }),
        ({ confirmEntry: { entry } }) => ({
          title: t.confirmed,
          description: name,
          // A resolved report stays resolved.
          ...(!report && { action: { label: bulk.undo, onPress: () => void undo([entry]) } }),
        }),
      );
      if (answer && report) leaveReport();
      readLists();
    },
    bringBack: async ({ id, version, name }: ShownEntry) => {
      const done = { title: t.broughtBack, description: name };
      await attempt(id, () => bringBack({ input: { id, version } }), done);
      readLists();
    },
  };
}
