import { graphql } from "react-relay";
import type { RetryMessagesMutation } from "#relay/RetryMessagesMutation.graphql";
import { useBulkAct } from "../../admin/bulk/useBulkAct.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "../words.desk.ts";

interface RetryMessagesProps {
  chosen: readonly { id: string; subject: string }[];
  onDone: (ids: readonly string[]) => void;
}

/** Sends the chosen failed messages again. */
export function RetryMessages({ chosen, onDone }: RetryMessagesProps) {
  const t = useWords(words).inbox;
  const readLists = useReadLists();
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
  const { run, isBusy } = useBulkAct(async (ids) => (await retry({ input: { ids } })).retryMessages.results);
  return (
    <Button
      variant="quiet"
      icon="refresh"
      isPending={isBusy}
      onPress={() =>
        void run(
          chosen.map(({ id, subject }) => ({ id, name: subject })),
          (ids) => {
            onDone(ids);
            readLists();
          },
        )
      }
    >
      {t.retry}
    </Button>
  );
}
