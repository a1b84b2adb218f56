import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RequestStatus } from "#shared/requests/rules";
import type { useTrackedChangesSubscription } from "#relay/useTrackedChangesSubscription.graphql";

interface Shown {
  /** The filter's; a request of another one is not waited for. */
  status: RequestStatus | null;
  numbers: readonly number[];
  /** Somebody points at the list, or reads further down: nothing may move. */
  isHeld: () => boolean;
  readAgain: () => void;
  /** Grows with each reading. */
  reading: number;
}

/** Several changes in a moment are one reading; what is held is looked at again as often. */
const pauseMs = 250;

/**
 * Keeps the rows current in their places, and answers how many requests wait to come in among them.
 */
export function useTrackedChanges({ status, numbers, isHeld, readAgain, reading }: Shown): number {
  const [heard, setHeard] = useState<ReadonlyMap<number, RequestStatus>>(new Map());
  const [seen, setSeen] = useState(reading);
  if (seen !== reading) {
    setSeen(reading);
    setHeard(new Map());
  }
  const letIn = useEffectEvent(() => {
    if (!isHeld()) readAgain();
  });
  useSubscription<useTrackedChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useTrackedChangesSubscription {
            trackedRequestChanged {
              number
              status
              ...TrackedRow_request
            }
          }
        `,
        variables: {},
        onNext: (news) => {
          const changed = news?.trackedRequestChanged;
          if (changed) setHeard((known) => new Map(known).set(changed.number, changed.status));
        },
      }),
      [],
    ),
  );
  const waiting = [...heard].filter(
    ([number, now]) => !numbers.includes(number) && (status === null || now === status),
  ).length;
  const isWaiting = waiting > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => letIn(), pauseMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return waiting;
}
