import { graphql } from "react-relay";
import type { VoidLetterDialogMutation } from "#relay/VoidLetterDialogMutation.graphql";
import { useHolding } from "../../core/relay/HoldList.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface VoidLetterDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/**
 * Requires a reason for voiding a letter. A server error is shown in the dialog, and the reason is
 * kept.
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
