import { useDeferredValue, useMemo, useRef, useState } from "react";
import { graphql } from "react-relay";
import { maxRows } from "../../../../shared/core/graphql/pages.ts";
import type { TrackedList_query$key } from "#relay/TrackedList_query.graphql";
import type { TrackedListQuery } from "#relay/TrackedListQuery.graphql";
import type { TrackedListSubscription } from "#relay/TrackedListSubscription.graphql";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { HoldList } from "../../../core/relay/HoldList.ts";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { words } from "../words.desk.ts";
import { caseListVariables, type CaseListAddress } from "../caseAddress.ts";
import * as css from "./TrackedList.css.ts";
import { TrackedRow } from "./TrackedRow.tsx";
import { TrackerCount } from "./TrackerCount.tsx";
import { useTrackedNews } from "./useTrackedNews.ts";

const fragment = graphql`
  fragment TrackedList_query on Query @refetchable(queryName: "TrackedListPaginationQuery") {
    trackedRequests(search: $search, status: $status, isOpen: $isOpen, first: $first, after: $after)
      @connection(key: "TrackedList_trackedRequests") {
      totalCount
      edges {
        node {
          id
          number
          ...TrackedRow_request
        }
      }
    }
  }
`;
const query = graphql`
  query TrackedListQuery(
    $search: String!
    $status: RequestStatus
    $isOpen: Boolean!
    $first: Int!
    $after: String
  ) {
    ...TrackedList_query
  }
`;
const subscription = graphql`
  subscription TrackedListSubscription {
    trackedRequestChanged {
      id
      status
      ...TrackedRow_request
      ...CurrentWait_request
    }
  }
`;

/**
 * The list of the tracker. Updates wait while the pointer is over it, so that nothing moves away
 * from it.
 */
export function TrackedList({ filter, search }: CaseListAddress) {
  const t = useWords(words).tracker;
  const variables = caseListVariables({ filter, search });
  const data = usePanelQuery<TrackedListQuery>(query, variables);
  const place = useRef<HTMLUListElement>(null);
  const [{ trackedRequests }, list] = useLiveList<TrackedList_query$key, TrackedListSubscription>(
    fragment,
    data,
    {
      subscription,
      ...useTrackedNews(filter, place),
    },
  );
  const { edges, totalCount } = trackedRequests;
  const ids = useMemo(() => new Set(edges.map(({ node }) => node.id)), [edges]);
  /** The rows before the last update, which marks newer ones. Loading more marks none. */
  const [known, setKnown] = useState<ReadonlySet<string>>(ids);
  const numbers = useDeferredValue(useMemo(() => edges.map(({ node }) => node.number), [edges]));
  const { readAgain, hold } = list;

  function loadMore() {
    setKnown(new Set());
    list.loadMore();
  }
  function show() {
    setKnown(ids);
    readAgain();
  }
  return (
    <div className={css.place}>
      <TrackerCount total={totalCount} list={{ ...list, readAgain: show }} />
      {edges.length === 0 ? (
        <EmptyState icon="search" text={t.empty} />
      ) : (
        <HoldList value={hold}>
          <ul ref={place} className={css.list} aria-label={t.title}>
            {edges.map(({ node }, n) => (
              <TrackedRow
                key={node.id}
                request={node}
                among={numbers.slice(n - (n % maxRows), n - (n % maxRows) + maxRows)}
                isNew={known.size > 0 && !known.has(node.id)}
              />
            ))}
          </ul>
        </HoldList>
      )}
      <LoadMore list={{ ...list, loadMore }} total={totalCount} />
    </div>
  );
}
