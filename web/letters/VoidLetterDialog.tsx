import { graphql } from "react-relay";
import type { VoidLetterDialogMutation } from "#relay/VoidLetterDialogMutation.graphql";
import { useHolding } from "../core/relay/HoldList.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useAction } from "../core/relay/useAction.ts";
import { ConfirmDialog } from "../design/overlays/ConfirmDialog.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface VoidLetterDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/**
 * Asks why a letter is void; what the server says against it stands in the dialog, with the reason
 * as it was typed.
 */
export function VoidLetterDialog({ id, name, onClose }: VoidLetterDialogProps) {
  const t = useWords(words);
  useHolding(true);
  const [voidLetter] = useAction<VoidLetterDialogMutation>(graphql`
    mutation VoidLetterDialogMutation($input: VoidLetterInput!) {
      voidLetter(input: $input) {
        letter {
          ...LetterItem_letter
        }
      }
    }
  `);
  async function confirm(reason: string) {
    await voidLetter({ input: { id, reason } });
    toast({ title: t.voidDone, description: name, tone: "positive", about: id });
  }
  return (
    <ConfirmDialog
      title={t.voidTitle(name)}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmText={t.void}
      pendingText={t.voidBusy}
      isDangerous
      reason={{ label: t.voidReason, description: t.voidReasonHint }}
    >
      <p>{t.voidText}</p>
    </ConfirmDialog>
  );
}
