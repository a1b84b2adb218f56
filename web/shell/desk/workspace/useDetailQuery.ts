import { usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay";
import { useMatches } from "react-router-dom";
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";

/** The data of the open detail. The page's route has a `detailQuery` that starts the same query. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Relay's tags carry no type
export function useDetailQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query["response"] {
  const queryRef = useDetailRef<Query>(query);
  if (!queryRef) throw new Error("The URL opens no detail");
  return usePreloadedQuery<Query>(query, queryRef);
}

/** What its route started; null if the URL opens nothing. */
export function useDetailRef<Query extends OperationType>(
  query: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
) {
  const started = useMatches().at(-1)?.loaderData as PreloadedQuery<Query> | null;
  // Releases it when the detail is closed.
  const [queryRef] = useQueryLoader<Query>(query, started);
  return queryRef ?? started;
}
