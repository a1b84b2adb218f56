import { graphql, useFragment } from "react-relay";
import type { AllocationCard_allocation$key } from "#relay/AllocationCard_allocation.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { DistributeButton } from "./DistributeButton.tsx";
import { storedSentence } from "./storedSentence.ts";
import { allocationLooks } from "./tones.ts";
import { words } from "./words.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";

interface AllocationCardProps {
  allocation: AllocationCard_allocation$key;
  /** The person, if the viewer may hand the money over. */
  distributesTo: string | null;
  onOutdated: () => void;
}

/** One amount and its state. */
export function AllocationCard({ allocation: ref, distributesTo, onOutdated }: AllocationCardProps) {
  const t = useWords(words);
  const format = useFormat();
  const say = useSay();
  const allocation = useFragment(
    graphql`
      fragment AllocationCard_allocation on FundAllocation {
        amount
        dispatched
        paid
        left
        justification
        recommended
        differenceReason
        differenceNote
        status
        createdAt
        distributedAt
        ...DistributeButton_allocation
      }
    `,
    ref,
  );
  const { recommended, differenceReason, differenceNote } = allocation;
  const { status, distributedAt, dispatched, paid, left } = allocation;

  /** In one sentence, before the figures. */
  function stateOf() {
    if (status === "distributed" && !paid && dispatched > 0) return t.states.sent;
    if (status !== "allocated") return t.states[status];
    if (dispatched === 0) return t.states.allocated;
    return left > 0 ? t.states.partly(format.money(left)) : t.states.sent;
  }
  return (
    <Card
      title={<Verbatim>{format.money(allocation.amount)}</Verbatim>}
      icon="dollar"
      aside={<Badge {...allocationLooks[status]}>{t.statuses[status]}</Badge>}
    >
      <p>{stateOf()}</p>
      <Facts>
        <Fact term={t.justification}>{say(storedSentence(allocation.justification))}</Fact>
        {differenceReason && (
          <>
            <Fact term={t.recommended}>{recommended !== null && format.money(recommended)}</Fact>
            <Fact term={t.difference}>{t.reasons[differenceReason]}</Fact>
            <Fact term={t.differenceNote}>{differenceNote}</Fact>
          </>
        )}
        <Fact term={t.dispatched}>{dispatched > 0 && format.money(dispatched)}</Fact>
        <Fact term={t.paid}>{paid !== null && paid > 0 && format.money(paid)}</Fact>
        <Fact term={t.leftToPay}>{status === "allocated" && left > 0 && format.money(left)}</Fact>
        <Fact term={t.created}>{format.date(allocation.createdAt)}</Fact>
        <Fact term={t.distributedOn}>{distributedAt && format.date(distributedAt)}</Fact>
      </Facts>
      {status === "allocated" && distributesTo !== null && (
        <Cluster>
          <DistributeButton allocation={allocation} victimName={distributesTo} onOutdated={onOutdated} />
        </Cluster>
      )}
    </Card>
  );
}
