import { graphql } from "react-relay";
import type { useFeedbackActsContactMutation } from "#relay/useFeedbackActsContactMutation.graphql";
import type { useFeedbackActsReleaseMutation } from "#relay/useFeedbackActsReleaseMutation.graphql";
import type { useFeedbackActsReopenMutation } from "#relay/useFeedbackActsReopenMutation.graphql";
import type { useFeedbackActsTakeMutation } from "#relay/useFeedbackActsTakeMutation.graphql";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { words } from "./words.desk.ts";

/** The one-click actions on feedback. On a conflict it shows the current state. */
export function useFeedbackActs() {
  const t = useWords(words);
  const readLists = useReadLists();
  const attempt = useAttempt(t, readLists);
  const [openContact, isOpening] = useAction<useFeedbackActsContactMutation>(graphql`
    mutation useFeedbackActsContactMutation($input: OpenFeedbackContactInput!) {
      openFeedbackContact(input: $input) {
        email
        phone
      }
    }
  `);
  const [take, isTaking] = useAction<useFeedbackActsTakeMutation>(graphql`
    mutation useFeedbackActsTakeMutation($input: TakeFeedbackInput!) {
      takeFeedback(input: $input) {
        feedback {
          ...useFeedbackColumns_feedback
        }
      }
    }
  `);
  const [release, isReleasing] = useAction<useFeedbackActsReleaseMutation>(graphql`
    mutation useFeedbackActsReleaseMutation($input: ReleaseFeedbackInput!) {
      releaseFeedback(input: $input) {
        feedback {
          ...useFeedbackColumns_feedback
        }
      }
    }
  `);
  const [reopen, isReopening] = useAction<useFeedbackActsReopenMutation>(graphql`
    mutation useFeedbackActsReopenMutation($input: ReopenFeedbackInput!) {
      reopenFeedback(input: $input) {
        feedback {
          ...useFeedbackColumns_feedback
        }
      }
    }
  `);

  return {
    isBusy: isOpening || isTaking || isReleasing || isReopening,
    openContact: async (id: string) =>
      (await attempt(id, () => openContact({ input: { id } })))?.openFeedbackContact,
    take: (id: string) => attempt(id, () => take({ input: { id } }), t.taken),
    release: (id: string) => attempt(id, () => release({ input: { id } }), t.released),
    reopen: (id: string) => attempt(id, () => reopen({ input: { id } }), t.reopened),
  };
}
