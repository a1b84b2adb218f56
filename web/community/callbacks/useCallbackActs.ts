import { graphql } from "react-relay";
import type { useCallbackActsAnswerMutation } from "#relay/useCallbackActsAnswerMutation.graphql";
import type { useCallbackActsClaimMutation } from "#relay/useCallbackActsClaimMutation.graphql";
import type { useCallbackActsDialMutation } from "#relay/useCallbackActsDialMutation.graphql";
import type { useCallbackActsGiveBackMutation } from "#relay/useCallbackActsGiveBackMutation.graphql";
import type { useCallbackActsOpenMutation } from "#relay/useCallbackActsOpenMutation.graphql";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { words } from "./words.desk.ts";

/** The one-click actions on a callback. On a conflict it shows the current state. */
export function useCallbackActs() {
  const t = useWords(words);
  const readLists = useReadLists();
  const attempt = useAttempt(t, readLists);
  const [open, isOpening] = useAction<useCallbackActsOpenMutation>(graphql`
    mutation useCallbackActsOpenMutation($input: OpenCallbackInput!) {
      openCallback(input: $input) {
        phone
        message
      }
    }
  `);
  const [claim, isClaiming] = useAction<useCallbackActsClaimMutation>(graphql`
    mutation useCallbackActsClaimMutation($input: ClaimCallbackInput!) {
      claimCallback(input: $input) {
        callback {
          ...useCallbackColumns_callback
        }
      }
    }
  `);
  const [dial] = useAction<useCallbackActsDialMutation>(graphql`
    mutation useCallbackActsDialMutation($input: DialCallbackInput!) {
      dialCallback(input: $input) {
        callback {
          ...useCallbackColumns_callback
        }
      }
    }
  `);
  const [answer, isAnswering] = useAction<useCallbackActsAnswerMutation>(graphql`
    mutation useCallbackActsAnswerMutation($input: AnswerCallbackInput!) {
      answerCallback(input: $input) {
        callback {
          ...useCallbackColumns_callback
        }
      }
    }
  `);
  const [giveBack, isGivingBack] = useAction<useCallbackActsGiveBackMutation>(graphql`
    mutation useCallbackActsGiveBackMutation($input: GiveBackCallbackInput!) {
      giveBackCallback(input: $input) {
        callback {
          ...useCallbackColumns_callback
        }
      }
    }
  `);

  return {
    isBusy: isOpening || isClaiming || isAnswering || isGivingBack,
    open: async (id: string) => (await attempt(id, () => open({ input: { id } })))?.openCallback,
    claim: (id: string) => attempt(id, () => claim({ input: { id } }), t.claimed),
    dial: (id: string) => attempt(id, () => dial({ input: { id } })),
    answer: (id: string) => attempt(id, () => answer({ input: { id } }), t.answeredDone),
    giveBack: (id: string) => attempt(id, () => giveBack({ input: { id } }), t.givenBack),
  };
}
