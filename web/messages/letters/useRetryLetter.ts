import { graphql } from "react-relay";
import type { useRetryLetterMutation } from "#relay/useRetryLetterMutation.graphql";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { words } from "./words.desk.ts";

/** Retries a failed letter and shows a toast. */
export function useRetryLetter() {
  const t = useWords(words);
  const attempt = useAttempt(t);
  const [retryLetter, isBusy] = useAction<useRetryLetterMutation>(graphql`
    mutation useRetryLetterMutation($input: RetryLetterInput!) {
      retryLetter(input: $input) {
        letter {
          ...LetterItem_letter
        }
      }
    }
  `);
  const retry = ({ id, name }: { id: string; name: string }) =>
    void attempt(id, () => retryLetter({ input: { id } }), { title: t.retried, description: name });
  return [retry, isBusy] as const;
}
