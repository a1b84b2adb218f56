import { useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import {
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type Variables,
} from "relay-runtime";
import type { EventsPageQuery } from "#relay/EventsPageQuery.graphql";

/**
 * Keeps visited months in the store while the page is open. Returns the variables under which the
 * current one is stored: before its first RSVP a device has no key.
 */
export function useKeptMonths(
  query: GraphQLTaggedNode,
  { environment, variables }: PreloadedQuery<EventsPageQuery>,
) {
  const [kept] = useState(() => new Set<Disposable>());
  useEffect(() => {
    kept.add(environment.retain(operationOf(query, variables)));
  }, [kept, environment, query, variables]);
  useEffect(
    () => () => {
      for (const one of kept) one.dispose();
      kept.clear();
    },
    [kept],
  );
  return () =>
    [variables, { ...variables, device: null }].find(
      (asked) => environment.check(operationOf(query, asked)).status !== "missing",
    );
}

const operationOf = (query: GraphQLTaggedNode, variables: Variables) =>
  createOperationDescriptor(getRequest(query), variables);
