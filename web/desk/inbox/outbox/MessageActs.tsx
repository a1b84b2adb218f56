import { graphql, useFragment } from "react-relay";
import type { MessageActs_message$key } from "#relay/MessageActs_message.graphql";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { useInboxActs } from "../inbox/useInboxActs.ts";
import { words, type en } from "../words.desk.ts";

export const wayOf = ({ sendBy }: typeof en.outbox, channel: string) =>
  channel === "sms" ? sendBy.sms : sendBy.email;

/** What can be done with a message that did not arrive. */
export function MessageActs({ message: ref }: { message: MessageActs_message$key }) {
  const { id, canRetry, canHandle, canReopen, otherChannel, subject, handledAt } = useFragment(
    graphql`
      fragment MessageActs_message on Message {
        id
        canRetry
        canHandle
        canReopen
        otherChannel
        subject
        handledAt
      }
    `,
    ref,
  );
  const { inbox, outbox } = useWords(words);
  const may = useMay();
  const shortcut = useShortcuts();
  const { retry, sendAnotherWay, handle, reopen, isBusy } = useInboxActs();
  if (!canRetry && !canHandle && !canReopen) return null;
  return (
    <Cluster gap="xs">
      {canRetry && (
        <Button
          variant="quiet"
          icon="refresh"
          isPending={isBusy}
          {...shortcut("r")}
          aria-label={inbox.retryOf(subject)}
          onPress={() => void retry(id)}
        >
          {inbox.retry}
        </Button>
      )}
      {otherChannel && may("workCases") && (
        <Button
          variant="quiet"
          icon="send"
          isPending={isBusy}
          aria-label={outbox.sendByOf(wayOf(outbox, otherChannel), subject)}
          onPress={() => void sendAnotherWay(id)}
        >
          {wayOf(outbox, otherChannel)}
        </Button>
      )}
      {canHandle && (
        <Button
          variant="quiet"
          icon="check"
          isPending={isBusy}
          {...shortcut("h")}
          aria-label={outbox.handleOf(subject)}
          onPress={() => void handle(id)}
        >
          {outbox.handle}
        </Button>
      )}
      {canReopen && handledAt && (
        <Button
          variant="quiet"
          icon="refresh"
          isPending={isBusy}
          aria-label={outbox.reopenOf(subject)}
          onPress={() => void reopen(id, handledAt)}
        >
          {outbox.reopen}
        </Button>
      )}
    </Cluster>
  );
}
