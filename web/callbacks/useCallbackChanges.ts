import { useEffect, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useCallbackChangesSubscription } from "#relay/useCallbackChangesSubscription.graphql";
import { useLivePage } from "../admin/useLivePage.ts";
import { onOverdue } from "./onOverdue.ts";

/**
 * Keeps the queue current: changed rows update at once; it reloads for added or removed ones, and
 * when a call becomes overdue.
 */
export function useCallbackChanges(nextDueAt: string | null | undefined, serverTime: string): void {
  const readAgain = useLivePage();
  useSubscription<useCallbackChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useCallbackChangesSubscription {
            callbackChanged {
              ...useCallbackColumns_callback
            }
          }
        `,
        variables: {},
        onNext: readAgain,
      }),
      [readAgain],
    ),
  );
  useEffect(() => onOverdue(nextDueAt, serverTime, readAgain), [nextDueAt, serverTime, readAgain]);
}
