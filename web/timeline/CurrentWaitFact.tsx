import { graphql } from "react-relay";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import type { CurrentWait } from "./useCurrentWaits.ts";
import { words } from "./words.desk.ts";

void graphql`
  fragment CurrentWaitFact_wait on WaitingSpan {
    owner
    reason
    from
  }
`;

/** Who a request waits for, and for what. The tooltip has the whole sentence and the time. */
export function CurrentWaitFact({ wait }: { wait: CurrentWait }) {
  const t = useWords(words);
  const format = useFormat();
  return (
    <span title={t.since(t.reasons[wait.reason], format.dateTime(wait.from))}>
      {t.waitsFor(wait.owner, wait.reason)}
    </span>
  );
}
