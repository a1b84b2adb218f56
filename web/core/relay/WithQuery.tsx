import { Suspense, type ComponentType } from "react";
import { loadQuery, RelayEnvironmentProvider, useQueryLoader, type PreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";

/** Starts a page's query; here, so that Relay comes with the first page that asks by it. */
export const startQuery = loadQuery;

interface WithQueryProps<Query extends OperationType> {
  Page: ComponentType<{ queryRef: PreloadedQuery<Query> }>;
  query: PreloadableConcreteRequest<Query>;
  Waiting: ComponentType;
}

/** A page over the query that its loader started. */
export function WithQuery<Query extends OperationType>(props: WithQueryProps<Query>) {
  const started = useLoaderData<PreloadedQuery<Query>>();
  return (
    <RelayEnvironmentProvider environment={started.environment}>
      <Loaded {...props} started={started} />
    </RelayEnvironmentProvider>
  );
}

/** Holds the query reference that the loader started and gives it back when the page leaves. */
function Loaded<Query extends OperationType>(
  props: WithQueryProps<Query> & { started: PreloadedQuery<Query> },
) {
  const { Page, query, Waiting, started } = props;
  const [queryRef] = useQueryLoader<Query>(query, started);
  return <Suspense fallback={<Waiting />}>{queryRef && <Page queryRef={queryRef} />}</Suspense>;
}
