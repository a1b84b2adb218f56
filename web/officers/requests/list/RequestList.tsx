import { Suspense, useMemo, type ReactNode } from "react";
import {
  fetchQuery,
  graphql,
  usePaginationFragment,
  useRelayEnvironment,
  useSubscription,
} from "react-relay";
import { listRefreshMs, requestsPerPage } from "../../../../shared/intake/requests/paging.ts";
import type { RequestList_query$key } from "#relay/RequestList_query.graphql";
import listQuery from "#relay/RequestListPaginationQuery.graphql";
import type { RequestListPaginationQuery } from "#relay/RequestListPaginationQuery.graphql";
import { lazily } from "../../../core/routing/lazily.ts";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import * as css from "./RequestList.css.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { RequestCard } from "./RequestCard.tsx";
import { StatusChanges } from "../../../shell/notifications/StatusChanges.tsx";
import { usePolling } from "../../../core/relay/usePolling.ts";
import { useReconnect } from "../../../core/relay/useReconnect.ts";
import { words } from "../../../intake/requests/words.ts";
import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from "relay-runtime";
import type { RequestListSubscription } from "#relay/RequestListSubscription.graphql";

const Turns = lazily(() => import("../../../decisions/timeline/StepLine.tsx"), "Turns");

const OnlyTurn = lazily(() => import("../../../decisions/timeline/StepLine.tsx"), "OnlyTurn");

/** Newest first, paged and live. */
export function RequestList({ query }: { query: RequestList_query$key }) {
  const t = useWords(words).list;
  const showFailure = useFailureToast();
  const [search, setSearch] = useSearch();
  const isTurns = search.get("show") === "turns";
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RequestListPaginationQuery,
    RequestList_query$key
  >(
    graphql`
      fragment RequestList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "RequestListPaginationQuery") {
        viewer {
          kind
        }
        requests(first: $count, after: $cursor) @connection(key: "RequestList_requests") {
          __id
          edges {
            node {
              id
              number
              ...RequestCard_request
              ...StatusChanges_requests
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.requests;
  const requests = useMemo(() => edges.map(({ node }) => node), [edges]);
  const isAdmin = data.viewer.kind === "admin";
  useLiveRequestList(connection);
  useListRefresh(edges.length);

  if (requests.length === 0) {
    return (
      <EmptyState icon="file" text={t.empty}>
        <ButtonLink href="/new-request">{t.create}</ButtonLink>
      </EmptyState>
    );
  }
  const showTurns = (isOn: boolean) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (isOn) next.set("show", "turns");
      else next.delete("show");
      return next;
    });
  const cardOf = (request: (typeof requests)[number]) => (
    <li key={request.id}>
      <RequestCard request={request} isAdmin={isAdmin} among={edges.length} />
    </li>
  );
  const showMore = () =>
    loadNext(requestsPerPage, {
      onComplete: (error) => error && showFailure(error, { failed: t.moreFailed }),
    });

  return (
    <Stack>
      <StatusChanges requests={requests} isAdmin={isAdmin} />
      <div className={css.head}>
        <Muted>{hasNext ? t.newest(edges.length) : t.count(edges.length)}</Muted>
        <Boundary of={edges.length} failed={() => null}>
          <Suspense>
            <Turns among={edges.length} isOn={isTurns} onChange={showTurns} />
          </Suspense>
        </Boundary>
      </div>
      {isTurns ? (
        <Boundary of={edges.length} failed={() => listOf(requests.map(cardOf))}>
          <Suspense fallback={listOf(requests.map(cardOf))}>
            {listOf(
              requests.map((request) => (
                <OnlyTurn key={request.id} number={request.number} among={edges.length}>
                  {cardOf(request)}
                </OnlyTurn>
              )),
            )}
          </Suspense>
        </Boundary>
      ) : (
        listOf(requests.map(cardOf))
      )}
      {hasNext && (
        <Button
          variant="quiet"
          isWide
          isPending={isLoadingNext}
          pendingText={t.loadingMore}
          onPress={showMore}
        >
          {t.more}
        </Button>
      )}
    </Stack>
  );
}

const listOf = (cards: ReactNode) => (
  <Stack as="ul" gap="sm">
    {cards}
  </Stack>
);

/** Keeps a list current: rows update in place, and a new request appears on top. */
function useLiveRequestList(connectionId: string): void {
  useSubscription<RequestListSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription RequestListSubscription {
            requestsChanged {
              id
              number
              ...RequestCard_request
              ...StepLine_request
              ...StatusChanges_requests
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const request = store.getRootField("requestsChanged");
          const connection = store.get(connectionId);
          if (request && connection) showOnTop(store, connection, request);
        },
      }),
      [connectionId],
    ),
  );
}

/** A request newer than all shown ones is new; any other is already shown, or on a later page. */
function showOnTop(store: RecordSourceSelectorProxy, connection: RecordProxy, request: RecordProxy): void {
  const newest = connection.getLinkedRecords("edges")?.[0]?.getLinkedRecord("node");
  if (newest && Number(newest.getValue("number")) >= Number(request.getValue("number"))) return;
  const edge = ConnectionHandler.createEdge(store, connection, request, "EmergencyRequestEdge");
  ConnectionHandler.insertEdgeBefore(connection, edge);
}

/** The server's maximum page size. */
const maxRequestsPerAnswer = 50;

/** Reloads the list on reconnect, and every 30 s without a live connection. */
function useListRefresh(shown: number): void {
  const environment = useRelayEnvironment();

  // Into the store only: a lost network must not remove what is on the screen.
  function refresh() {
    const count = Math.min(Math.max(shown, requestsPerPage), maxRequestsPerAnswer);
    fetchQuery<RequestListPaginationQuery>(environment, listQuery, { count }).subscribe({ error: () => {} });
  }
  useReconnect(refresh);
  usePolling(refresh, listRefreshMs);
}
