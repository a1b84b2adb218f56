import { useMemo, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { TrackedListQuery } from "#relay/TrackedListQuery.graphql";
import type { TrackedListSubscription } from "#relay/TrackedListSubscription.graphql";
import { rowsPerPage } from "#shared/core/graphql/pages";
import { Pager } from "../../admin/Pager.tsx";
import { useCursorPages } from "../../admin/useCursorPages.ts";
import { usePanelQuery } from "../../admin/usePanelQuery.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { HoldList } from "../../core/relay/HoldList.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { statusOf, type TrackerAddress } from "./trackerAddress.ts";
import * as css from "./TrackedList.css.ts";
import { TrackedRow } from "./TrackedRow.tsx";

const query = graphql`
  query TrackedListQuery($search: String!, $status: RequestStatus, $after: String) {
    trackedRequests(search: $search, status: $status, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          ...TrackedRow_request
        }
      }
    }
  }
`;
const subscription = graphql`
  subscription TrackedListSubscription {
    trackedRequestChanged {
      id
      status
      ...TrackedRow_request
    }
  }
`;

/**
 * A page of the tracker. Updates wait while the pointer is over the list, so that nothing moves
 * away from it.
 */
export function TrackedList({ filter, search }: TrackerAddress) {
  const t = useWords(words).tracker;
  const pages = useCursorPages();
  const { after, isFirst } = pages;
  const status = statusOf(filter);
  const variables = { search, status, after };
  const { trackedRequests } = usePanelQuery<TrackedListQuery>(query, variables);
  const { edges, totalCount, pageInfo } = trackedRequests;
  const ids = useMemo(() => new Set(edges.map(({ node }) => node.id)), [edges]);
  const [known, setKnown] = useState<ReadonlySet<string>>(ids);
  const list = useRef<HTMLUListElement>(null);
  const { waiting, readAgain, hold } = useLiveList<TrackedListSubscription>(query, variables, {
    subscription,
    countNew: (heard) => {
      const now = new Map(heard.map(({ trackedRequestChanged: row }) => [row?.id ?? "", row?.status]));
      return [...now].filter(([id, is]) => id && !ids.has(id) && (status === null || is === status)).length;
    },
    isHeld: () =>
      !isFirst ||
      (list.current !== null &&
        (list.current.matches(":hover") || list.current.contains(document.activeElement))),
  });

  function turn(go: () => void) {
    setKnown(new Set());
    go();
  }
  function show() {
    if (!isFirst) return turn(pages.toFirst);
    setKnown(ids);
    readAgain();
  }
  const first = (pages.page - 1) * rowsPerPage;
  return (
    <div className={css.place} data-busy={pages.isTurning || undefined}>
      <Cluster isSpread>
        <span role="status">
          <Muted>{t.found(totalCount, first + 1, first + edges.length)}</Muted>
        </span>
        {waiting > 0 && (
          <Button variant="quiet" icon="refresh" onPress={show}>
            {t.waiting(waiting)}
          </Button>
        )}
      </Cluster>
      {edges.length === 0 ? (
        <EmptyState icon="search" text={t.empty} />
      ) : (
        <HoldList value={hold}>
          <ul ref={list} className={css.list} aria-label={t.title}>
            {edges.map(({ node }) => (
              <TrackedRow
                key={node.id}
                request={node}
                isNew={isFirst && known.size > 0 && !known.has(node.id)}
              />
            ))}
          </ul>
        </HoldList>
      )}
      <Pager
        page={pages.page}
        hasNext={pageInfo.hasNextPage}
        onPrevious={() => turn(pages.onPrevious)}
        onNext={() => turn(() => pages.onNext(pageInfo.endCursor))}
      />
    </div>
  );
}
