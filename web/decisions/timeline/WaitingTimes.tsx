import { graphql, useFragment } from "react-relay";
import type { WaitingOwner, WaitingTimes_request$key } from "#relay/WaitingTimes_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { words } from "./words.desk.ts";

/** How long a case waited for each owner so far, the longest first. */
export function WaitingTimes({ request: ref }: { request: WaitingTimes_request$key }) {
  const t = useWords(words);
  const { waitingSpans } = useFragment(
    graphql`
      fragment WaitingTimes_request on EmergencyRequest {
        waitingSpans {
          owner
          from
          to
        }
      }
    `,
    ref,
  );
  const waits = new Map<WaitingOwner, { ms: number; isCurrent: boolean }>();
  for (const { owner, from, to } of waitingSpans) {
    const known = waits.get(owner) ?? { ms: 0, isCurrent: false };
    const ms = (to === null ? Date.now() : Date.parse(to)) - Date.parse(from);
    waits.set(owner, { ms: known.ms + Math.max(0, ms), isCurrent: known.isCurrent || to === null });
  }
  const inOrder = [...waits].sort(([, one], [, other]) => other.ms - one.ms);
  return (
    <Card title={t.title} icon="clock">
      <Facts>
        {inOrder.map(([owner, { ms, isCurrent }]) => (
          <Fact key={owner} term={t.owners[owner]}>
            {isCurrent ? t.now(t.duration(ms)) : t.duration(ms)}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
