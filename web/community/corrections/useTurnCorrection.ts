import { graphql } from "react-relay";
import type { useTurnCorrectionReopenMutation } from "#relay/useTurnCorrectionReopenMutation.graphql";
import type { useTurnCorrectionResolveMutation } from "#relay/useTurnCorrectionResolveMutation.graphql";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

export interface Turned {
  readonly id: string;
  readonly state: string;
  readonly resourceName: string;
}

/**
 * Resolves or reopens a report and shows a toast with undo. On a conflict it shows the current
 * state.
 */
export function useTurnCorrection() {
  const t = useWords(words);
  const tellFailure = useFailureToast();
  const readLists = useReadLists();
  const [resolve, isResolving] = useAction<useTurnCorrectionResolveMutation>(graphql`
    mutation useTurnCorrectionResolveMutation($input: ResolveCorrectionInput!) {
      resolveCorrection(input: $input) {
        correction {
          ...useCorrectionColumns_correction
        }
      }
    }
  `);
  const [reopen, isReopening] = useAction<useTurnCorrectionReopenMutation>(graphql`
    mutation useTurnCorrectionReopenMutation($input: ReopenCorrectionInput!) {
      reopenCorrection(input: $input) {
        correction {
          ...useCorrectionColumns_correction
        }
      }
    }
  `);

  async function turn({ id, state, resourceName }: Turned, isUndo = false) {
    const isOpen = state === "open";
    try {
      await (isOpen ? resolve : reopen)({ input: { id } });
      const back = { id, state: isOpen ? "resolved" : "open", resourceName };
      toast({
        title: isOpen ? t.resolved : t.reopened,
        description: resourceName,
        tone: "positive",
        about: id,
        ...(!isUndo && { action: { label: t.undo, onPress: () => void turn(back, true) } }),
      });
    } catch (error) {
      tellFailure(error, t, id);
    }
    readLists();
  }
  return [(correction: Turned) => void turn(correction), isResolving || isReopening] as const;
}
