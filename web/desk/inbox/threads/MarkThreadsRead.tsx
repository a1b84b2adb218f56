import { graphql, readInlineData } from "react-relay";
import type { MarkThreadsRead_thread$key } from "#relay/MarkThreadsRead_thread.graphql";
import type { MarkThreadsReadMutation } from "#relay/MarkThreadsReadMutation.graphql";
import { BulkButton } from "../../../shell/desk/bulk/BulkButton.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { words } from "./words.desk.ts";

interface MarkThreadsReadProps {
  chosen: readonly MarkThreadsRead_thread$key[];
  onDone: (ids: readonly string[]) => void;
}

/** Marks what waits in the chosen threads as read. */
export function MarkThreadsRead({ chosen, onDone }: MarkThreadsReadProps) {
  const t = useWords(words);
  const [mark] = useAction<MarkThreadsReadMutation>(graphql`
    mutation MarkThreadsReadMutation($input: MarkThreadsReadInput!) {
      markThreadsRead(input: $input) {
        results {
          id
          refusal
        }
      }
    }
  `);
  const rows = chosen.map((ref) => {
    const { id, latest } = readInlineData(
      graphql`
        fragment MarkThreadsRead_thread on CommunicationThread @inline {
          id
          latest {
            caseId
            senderName
          }
        }
      `,
      ref,
    );
    return { id, name: latest.caseId ?? latest.senderName ?? t.noCase };
  });
  return (
    <BulkButton
      icon="check"
      rows={rows}
      act={async (ids) => (await mark({ input: { ids } })).markThreadsRead.results}
      onDone={onDone}
    >
      {t.markRead}
    </BulkButton>
  );
}
