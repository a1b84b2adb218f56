import { graphql } from "react-relay";
import type { useEntryActsBringBackMutation } from "#relay/useEntryActsBringBackMutation.graphql";
import type { useEntryActsConfirmMutation } from "#relay/useEntryActsConfirmMutation.graphql";
import { useAttempt } from "../design/overlays/useAttempt.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useReadLists } from "../core/relay/ListReading.ts";
import { useAction } from "../core/relay/useAction.ts";
import { words } from "./words.desk.ts";
import { useSettledReport } from "./useSettledReport.ts";

export interface ShownEntry {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

/**
 * The one-click actions on an entry. On a conflict it names the other person and shows the current
 * state.
 */
export function useEntryActs() {
  const t = useWords(words);
  const attempt = useAttempt(t);
  const readLists = useReadLists();
  const [report, leaveReport] = useSettledReport();
  const [confirm, isConfirming] = useAction<useEntryActsConfirmMutation>(graphql`
    mutation useEntryActsConfirmMutation($input: ConfirmEntryInput!) {
      confirmEntry(input: $input) {
        entry {
          ...useEntryColumns_entry
        }
      }
    }
  `);
  const [bringBack, isComing] = useAction<useEntryActsBringBackMutation>(graphql`
    mutation useEntryActsBringBackMutation($input: BringEntryBackInput!) {
      bringEntryBack(input: $input) {
        entry {
          ...useEntryColumns_entry
        }
      }
    }
  `);

  async function change({ id, name }: ShownEntry, act: () => Promise<unknown>, done: string) {
    await attempt(id, act, { title: done, description: name });
    readLists();
  }
  return {
    isBusy: isConfirming || isComing,
    confirm: (entry: ShownEntry) =>
      void change(
        entry,
        async () => {
          await confirm({ input: { id: entry.id, version: entry.version, correction: report ?? null } });
          if (report) leaveReport();
        },
        t.confirmed,
      ),
    bringBack: (entry: ShownEntry) =>
      void change(entry, () => bringBack({ input: { id: entry.id, version: entry.version } }), t.broughtBack),
  };
}
