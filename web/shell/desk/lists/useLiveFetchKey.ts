import { useCallback, useMemo, useState, useTransition } from "react";
import { useSubscription, type GraphQLTaggedNode } from "react-relay";
import { useDebouncedRefetch } from "./useDebouncedRefetch.ts";

/**
 * A key for `fetchOptions` that grows with each change of a subscription without variables, and a
 * function that bumps it. The old content stays until the answer arrives.
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
