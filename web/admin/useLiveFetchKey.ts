import { useCallback, useMemo, useState, useTransition } from "react";
import { useSubscription, type GraphQLTaggedNode } from "react-relay";
import { useDebouncedRefetch } from "./useDebouncedRefetch.ts";

/**
 * A number for `fetchOptions`, which grows with each change that the subscription (one without
 * variables) tells of, and what makes it grow at other times; what stands on the screen stays until
 * the answer is there.
 */
export function useLiveFetchKey(subscription: GraphQLTaggedNode): [times: number, readAgain: () => void] {
  const [times, setTimes] = useState(0);
  const [, start] = useTransition();
  const readAgain = useDebouncedRefetch(useCallback(() => start(() => setTimes((now) => now + 1)), []));
  useSubscription(
    useMemo(() => ({ subscription, variables: {}, onNext: readAgain }), [subscription, readAgain]),
  );
  return [times, readAgain];
}
