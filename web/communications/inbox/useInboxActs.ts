import { graphql } from "react-relay";
import type { useInboxActsOpenMutation } from "#relay/useInboxActsOpenMutation.graphql";
import type { useInboxActsReadMutation } from "#relay/useInboxActsReadMutation.graphql";
import type { useInboxActsRetryMutation } from "#relay/useInboxActsRetryMutation.graphql";
import { useSentenceOf } from "../../core/http/refusals.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";

/** The actions on an inbox line; failures show a toast. */
export function useInboxActs() {
  const t = useWords(words).inbox;
  const sentenceOf = useSentenceOf();
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
  const failed = (error: unknown, about: string) =>
    toast({ title: t.didNotWork, description: sentenceOf(error) ?? t.tryAgain, tone: "critical", about });
  return {
    isBusy: isMarking || isRetrying,
    open: (id: string) =>
      open({ input: { id } }).then(
        ({ openCommunication: { message, letterNumber } }) => ({ message, isLetter: letterNumber !== null }),
        (error: unknown) => {
          failed(error, id);
          return undefined;
        },
      ),
    markRead: (id: string) => markRead({ input: { id } }).catch((error: unknown) => failed(error, id)),
    retry: (id: string) =>
      retry({ input: { id } }).then(
        () => toast({ title: t.retried, tone: "positive", about: id }),
        (error: unknown) => failed(error, id),
      ),
  };
}
