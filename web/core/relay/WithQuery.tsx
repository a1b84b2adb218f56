import { Suspense, type ComponentType } from "react";
import { loadQuery, RelayEnvironmentProvider, useQueryLoader, type PreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";

/**
 * Starts a page's query; in this file, so that Relay is loaded with the first page that has one.
 */
export const startQuery = loadQuery;

interface WithQueryProps<Query extends OperationType> {
  Page: ComponentType<{ queryRef: PreloadedQuery<Query> }>;
  query: PreloadableConcreteRequest<Query>;
  Waiting: ComponentType;
}

/** A page with the query that its loader started. */
export function WithQuery<Query extends OperationType>(props: WithQueryProps<Query>) {
  const started = useLoaderData<PreloadedQuery<Query>>();
  return (
    <RelayEnvironmentProvider environment={started.environment}>
      <Loaded {...props} started={started} />
    </RelayEnvironmentProvider>
  );
}

/** Holds the loader's query reference and disposes it when the page unmounts. */
function Loaded<Query extends OperationType>(
  props: WithQueryProps<Query> & { started: PreloadedQuery<Query> },
) {
  const { Page, query, Waiting, started } = props;
  const [queryRef] = useQueryLoader<Query>(query, started);
  return <Suspense fallback={<Waiting />}>{queryRef && <Page queryRef={queryRef} />}</Suspense>;
}
