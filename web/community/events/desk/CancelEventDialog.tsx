import { graphql } from "react-relay";
import type { CancelEventDialogMutation } from "#relay/CancelEventDialogMutation.graphql";
import { mostEventCharacters } from "../../../../shared/community/events/desk.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";
import type { DeskEvent } from "./deskEvent.ts";

interface CancelEventDialogProps {
  event: DeskEvent;
  onClose: () => void;
}

/** Requires a reason, which is public; a server error is shown in the dialog. */
export function CancelEventDialog({ event, onClose }: CancelEventDialogProps) {
  const t = useWords(words);
  const [cancel] = useAction<CancelEventDialogMutation>(graphql`
    mutation CancelEventDialogMutation($input: CancelEventInput!) {
      cancelEvent(input: $input) {
        event {
          ...useEventColumns_event
        }
      }
    }
  `);
  const { id, version, title, goingCount } = event;

  async function confirm(reason: string) {
    await cancel({ input: { id, version, reason } });
    toast({ title: t.cancelDone, description: title, tone: "positive", about: id });
  }
  return (
    <ConfirmDialog
      title={t.cancelTitle(title)}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmText={t.cancelEvent}
      pendingText={t.cancelling}
      isDangerous
      keepText={t.keepEvent}
      reason={{
        label: t.cancelReason,
        description: t.cancelReasonHint,
        maxLength: mostEventCharacters.reason,
      }}
    >
      <p>{t.cancelText(goingCount)}</p>
    </ConfirmDialog>
  );
}
