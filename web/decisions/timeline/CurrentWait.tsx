import { Suspense } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { CurrentWait_request$key } from "#relay/CurrentWait_request.graphql";
import type { CurrentWaitQuery } from "#relay/CurrentWaitQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { words } from "./words.desk.ts";
import { words as stepWords } from "./words.ts";

interface CurrentWaitProps {
  number: number;
  /** The requests of its list, which are read together, after the list. */
  among: readonly number[];
}

/** Who a request waits for, and for what. Empty until it is read, and for closed requests. */
export const CurrentWait = (props: CurrentWaitProps) =>
  props.among.includes(props.number) && (
    // by value: the list makes a new array each time, which would be another try
    <Boundary of={props.among.join()} failed={() => null}>
      <Suspense fallback={null}>
        <WaitFact {...props} />
      </Suspense>
    </Boundary>
  );

function WaitFact({ number, among }: CurrentWaitProps) {
  const { requestsByNumber } = useLazyLoadQuery<CurrentWaitQuery>(
    graphql`
      query CurrentWaitQuery($numbers: [Int!]!) {
        requestsByNumber(numbers: $numbers) {
          number
          ...CurrentWait_request
        }
      }
    `,
    { numbers: among },
    { fetchPolicy: "store-and-network" },
  );
  const request = requestsByNumber.find((one) => one.number === number);
  return request ? <Fact request={request} /> : null;
}

/**
 * The tooltip has the whole sentence and the time. A list's subscription spreads the fragment, so
 * that its rows stay current.
 */
function Fact({ request }: { request: CurrentWait_request$key }) {
  const t = useWords(words);
  const steps = useWords(stepWords);
  const format = useFormat();
  const { waitingFor, viewerWaitsAs } = useFragment(
    graphql`
      fragment CurrentWait_request on EmergencyRequest {
        waitingFor {
          owner
          reason
          from
        }
        viewerWaitsAs
      }
    `,
    request,
  );
  if (!waitingFor || !viewerWaitsAs) return null;
  const { owner, reason, from } = waitingFor;
  const isToDo = viewerWaitsAs === "actor";
  const step = (isToDo && steps.yours[reason]) || steps.reasons[reason];
  return (
    <span title={t.since(step, format.dateTime(from))}>
      {isToDo ? t.toDo(reason) : t.waitsFor(owner, reason)}
    </span>
  );
}
