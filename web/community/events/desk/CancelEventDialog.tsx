import { graphql, readInlineData } from "react-relay";
import type { CancelEventDialog_event$key } from "#relay/CancelEventDialog_event.graphql";
import type { CancelEventDialogMutation } from "#relay/CancelEventDialogMutation.graphql";
import { maxEventCharacters } from "../../../../shared/community/events/desk.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";

/** The event as the dialog first showed it. */
const fragment = graphql`
  fragment CancelEventDialog_event on Event @inline {
    id
    version
    title
    goingCount
  }
`;

interface CancelEventDialogProps {
  event: CancelEventDialog_event$key;
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
  const { id, version, title, goingCount } = readInlineData(fragment, event);

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
        maxLength: maxEventCharacters.reason,
      }}
    >
      <p>{t.cancelText(goingCount)}</p>
    </ConfirmDialog>
  );
}
