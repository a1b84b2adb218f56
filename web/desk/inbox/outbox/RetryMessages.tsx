import { graphql } from "react-relay";
import type { RetryMessagesMutation } from "#relay/RetryMessagesMutation.graphql";
import { BulkButton } from "../../../shell/desk/bulk/BulkButton.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { words } from "../words.desk.ts";

interface RetryMessagesProps {
  chosen: readonly { id: string; subject: string }[];
  onDone: (ids: readonly string[]) => void;
}

/** Sends the chosen failed messages again. */
export function RetryMessages({ chosen, onDone }: RetryMessagesProps) {
  const t = useWords(words).inbox;
  const [retry] = useAction<RetryMessagesMutation>(graphql`
    mutation RetryMessagesMutation($input: RetryMessagesInput!) {
      retryMessages(input: $input) {
        results {
          id
          refusal
        }
      }
    }
  `);
  return (
    <BulkButton
      icon="refresh"
      rows={chosen.map(({ id, subject }) => ({ id, name: subject }))}
      act={async (ids) => (await retry({ input: { ids } })).retryMessages.results}
      onDone={onDone}
    >
      {t.retry}
    </BulkButton>
  );
}
