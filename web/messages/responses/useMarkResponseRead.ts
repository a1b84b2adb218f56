import { graphql } from "react-relay";
import type { useMarkResponseReadMutation } from "#relay/useMarkResponseReadMutation.graphql";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { words } from "./words.desk.ts";

/** Marks a response as read; on a conflict the list shows who was first. */
export function useMarkResponseRead() {
  const t = useWords(words);
  const attempt = useAttempt(t);
  const [markResponseRead, isBusy] = useAction<useMarkResponseReadMutation>(graphql`
    mutation useMarkResponseReadMutation($input: MarkResponseReadInput!) {
      markResponseRead(input: $input) {
        response {
          ...ResponseItem_response
        }
      }
    }
  `);
  const markRead = (id: string) => void attempt(id, () => markResponseRead({ input: { id } }), t.marked);
  return [markRead, isBusy] as const;
}
