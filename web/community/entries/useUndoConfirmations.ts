import { graphql } from "react-relay";
import type { useUndoConfirmationsMutation } from "#relay/useUndoConfirmationsMutation.graphql";
import { words as bulkWords } from "../../shell/desk/bulk/words.desk.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";

/** Gives entries back their previous confirmation. Those that changed since stay as they are. */
export function useUndoConfirmations() {
  const t = useWords(bulkWords);
  const showFailure = useFailureToast();
  const readLists = useReadLists();
  const [undo] = useAction<useUndoConfirmationsMutation>(graphql`
    mutation useUndoConfirmationsMutation($input: UndoConfirmationsInput!) {
      undoConfirmations(input: $input) {
        results {
          refusal
          entry {
            ...useEntryColumns_entry
          }
        }
      }
    }
  `);
  return async (entries: readonly { id: string; version: number }[]) => {
    try {
      const { results } = (await undo({ input: { entries: [...entries] } })).undoConfirmations;
      const left = results.filter(({ refusal }) => refusal).length;
      toast({ title: t.undone(entries.length - left, left), about: "bulk" });
      readLists();
    } catch (error) {
      showFailure(error, t, "bulk");
    }
  };
}
