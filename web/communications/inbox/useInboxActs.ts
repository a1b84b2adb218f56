import { graphql } from "react-relay";
import type { useInboxActsOpenMutation } from "#relay/useInboxActsOpenMutation.graphql";
import type { useInboxActsReadMutation } from "#relay/useInboxActsReadMutation.graphql";
import type { useInboxActsRetryMutation } from "#relay/useInboxActsRetryMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { words } from "../words.desk.ts";

/** The actions on an inbox line; failures show a toast. */
export function useInboxActs() {
  const t = useWords(words).inbox;
  const attempt = useAttempt({ failed: t.didNotWork, failedText: t.tryAgain });
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
          id
          state
        }
      }
    }
  `);
  return {
    isBusy: isMarking || isRetrying,
    async open(id: string) {
      const opened = (await attempt(id, () => open({ input: { id } })))?.openCommunication;
      return opened && { message: opened.message, isLetter: opened.letterNumber !== null };
    },
    markRead: (id: string) => attempt(id, () => markRead({ input: { id } })),
    retry: (id: string) => attempt(id, () => retry({ input: { id } }), t.retried),
  };
}
