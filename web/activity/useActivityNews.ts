import { useEffectEvent, useEffect, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type {
  useActivityNewsSubscription,
  useActivityNewsSubscription$variables,
} from "#relay/useActivityNewsSubscription.graphql";

interface Shown {
  filter: useActivityNewsSubscription$variables["filter"];
  /** Held lists must not move: new entries are only counted. */
  isHeld: boolean;
  readAgain: () => void;
}

/** Changes in quick succession cause one reload. */
const pauseMs = 250;

/**
 * Reloads when matching entries are added. Returns how many wait while the list is held, and a
 * function that resets them.
 */
export function useActivityNews({ filter, isHeld, readAgain }: Shown): [waiting: number, seen: () => void] {
  const [waiting, setWaiting] = useState(0);
  const letIn = useEffectEvent(() => {
    setWaiting(0);
    readAgain();
  });
  useSubscription<useActivityNewsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useActivityNewsSubscription($filter: ActivityFilter) {
            activityLogged(filter: $filter) {
              count
            }
          }
        `,
        variables: { filter },
        onNext: (news) => {
          const count = news?.activityLogged.count ?? 0;
          if (count > 0) setWaiting((known) => known + count);
        },
      }),
      [filter],
    ),
  );
  const isDue = waiting > 0 && !isHeld;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => letIn(), pauseMs);
    return () => clearTimeout(timer);
  }, [isDue]);
  return [isHeld ? waiting : 0, () => setWaiting(0)];
}
