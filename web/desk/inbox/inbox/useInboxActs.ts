import { graphql } from "react-relay";
import type { useInboxActsAnotherWayMutation } from "#relay/useInboxActsAnotherWayMutation.graphql";
import type { useInboxActsHandleMutation } from "#relay/useInboxActsHandleMutation.graphql";
import type { useInboxActsOpenMutation } from "#relay/useInboxActsOpenMutation.graphql";
import type { useInboxActsReadMutation } from "#relay/useInboxActsReadMutation.graphql";
import type { useInboxActsReopenMutation } from "#relay/useInboxActsReopenMutation.graphql";
import type { useInboxActsRetryMutation } from "#relay/useInboxActsRetryMutation.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useReadLists } from "../../../core/relay/ListReading.ts";
import { useAction } from "../../../core/relay/useAction.ts";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useAttempt } from "../../../design/overlays/useAttempt.ts";
import { words } from "../words.desk.ts";

/** The actions on a message of the inbox or outbox; failures show a toast and the current state. */
export function useInboxActs() {
  const { inbox: t, outbox } = useWords(words);
  const attempt = useAttempt({ failed: t.didNotWork, failedText: t.tryAgain }, useReadLists());
  const [open] = useAction<useInboxActsOpenMutation>(graphql`
    mutation useInboxActsOpenMutation($input: OpenCommunicationInput!) {
      openCommunication(input: $input) {
        message
        letterNumber
      }
    }
  `);
  const [markRead, isMarking] = useAction<useInboxActsReadMutation>(graphql`
    mutation useInboxActsReadMutation($input: MarkCommunicationReadInput!) {
      markCommunicationRead(input: $input) {
        communication {
          ...CommunicationItem_communication
        }
      }
    }
  `);
  const [retry, isRetrying] = useAction<useInboxActsRetryMutation>(graphql`
    mutation useInboxActsRetryMutation($input: RetryMessageInput!) {
      retryMessage(input: $input) {
        message {
          ...MessageState_message
          ...MessageActs_message
        }
      }
    }
  `);
  const [handle, isHandling] = useAction<useInboxActsHandleMutation>(graphql`
    mutation useInboxActsHandleMutation($input: HandleMessageInput!) {
      handleMessage(input: $input) {
        message {
          handledAt
          ...MessageState_message
          ...MessageActs_message
        }
      }
    }
  `);
  const [reopen, isReopening] = useAction<useInboxActsReopenMutation>(graphql`
    mutation useInboxActsReopenMutation($input: ReopenMessageInput!) {
      reopenMessage(input: $input) {
        message {
          ...MessageState_message
          ...MessageActs_message
        }
      }
    }
  `);
  const [anotherWay, isResending] = useAction<useInboxActsAnotherWayMutation>(graphql`
    mutation useInboxActsAnotherWayMutation($input: SendLetterAnotherWayInput!) {
      sendLetterAnotherWay(input: $input) {
        letter {
          id
          deliveryStatus
        }
      }
    }
  `);
  const putBack = (id: string, handledAt: string) =>
    attempt(id, () => reopen({ input: { id, handledAt } }), outbox.reopened);
  return {
    isBusy: isMarking || isRetrying || isHandling || isReopening || isResending,
    async open(id: string) {
      const opened = (await attempt(id, () => open({ input: { id } })))?.openCommunication;
      return opened && { message: opened.message, isLetter: opened.letterNumber !== null };
    },
    markRead: (id: string) => attempt(id, () => markRead({ input: { id } })),
    retry: (id: string) => attempt(id, () => retry({ input: { id } }), t.retried),
    sendAnotherWay: (messageId: string) =>
      attempt(messageId, () => anotherWay({ input: { messageId } }), outbox.resent),
    reopen: putBack,
    handle: async (id: string) => {
      const done = await attempt(id, () => handle({ input: { id } }));
      const handledAt = done?.handleMessage.message.handledAt;
      if (!handledAt) return;
      const action = { label: outbox.undo, onPress: () => void putBack(id, handledAt) };
      toast({ title: outbox.handled, tone: "positive", about: id, action });
    },
  };
}
