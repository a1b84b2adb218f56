import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "./words.desk.ts";
import { graphql } from "react-relay";
import type { TurnButtonReopenMutation } from "#relay/TurnButtonReopenMutation.graphql";
import type { TurnButtonResolveMutation } from "#relay/TurnButtonResolveMutation.graphql";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { toast } from "../../design/overlays/toasts.tsx";

/** Resolves an open report, or reopens a resolved one. */
export function TurnButton({ correction }: { correction: Turned }) {
  const t = useWords(words);
  const [turn, isBusy] = useTurnCorrection();
  const isOpen = correction.state === "open";
  return (
    <Button
      variant="quiet"
      icon={isOpen ? "check" : "refresh"}
      isPending={isBusy}
      aria-label={(isOpen ? t.resolveOf : t.reopenOf)(correction.resourceName)}
      onPress={() => turn(correction)}
    >
      {isOpen ? t.resolve : t.reopen}
    </Button>
  );
}

interface Turned {
  readonly id: string;
  readonly state: string;
  readonly resourceName: string;
}

/**
 * Resolves or reopens a report and shows a toast with undo. On a conflict it shows the current
 * state.
 */
function useTurnCorrection() {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const readLists = useReadLists();
  const [resolve, isResolving] = useAction<TurnButtonResolveMutation>(graphql`
    mutation TurnButtonResolveMutation($input: ResolveCorrectionInput!) {
      resolveCorrection(input: $input) {
        correction {
          ...useCorrectionColumns_correction
        }
      }
    }
  `);
  const [reopen, isReopening] = useAction<TurnButtonReopenMutation>(graphql`
    mutation TurnButtonReopenMutation($input: ReopenCorrectionInput!) {
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
      showFailure(error, t, id);
    }
    readLists();
  }
  return [(correction: Turned) => void turn(correction), isResolving || isReopening] as const;
}
