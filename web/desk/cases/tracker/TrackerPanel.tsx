import { useMemo, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { TrackerPanel_query$key } from "#relay/TrackerPanel_query.graphql";
import type { TrackerPanelQuery } from "#relay/TrackerPanelQuery.graphql";
import type { TrackerPanelSubscription } from "#relay/TrackerPanelSubscription.graphql";
import { DeskPanel } from "../../../shell/desk/DeskPanel.tsx";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import { useReadTogether } from "../../../decisions/timeline/useReadTogether.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { HoldList } from "../../../core/relay/HoldList.ts";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { useSearch } from "../../../core/routing/useSearch.ts";
import {
  caseListVariables,
  changeCasesAddress,
  readCasesAddress,
  type CaseListAddress,
} from "../caseAddress.ts";
import { CaseCount } from "../list/CaseCount.tsx";
import { CaseTable } from "../list/CaseTable.tsx";
import { CaseTools } from "../list/CaseTools.tsx";
import { useCaseNews } from "../list/useCaseNews.ts";
import { words } from "../words.desk.ts";
import { NoRequests } from "./NoRequests.tsx";
import { facts, TrackedRow } from "./TrackedRow.tsx";

/** Request status tracker: every request, most urgent first, live. The filters are in the URL. */
export function TrackerPanel() {
  const t = useWords(words).tracker;
  const [address, setAddress] = useSearch();
  const { filter, search } = readCasesAddress(address, "tracker");
  return (
    <DeskPanel
      id="tracker"
      title={t.title}
      icon="list"
      isOpenAtFirst
      asked={address.get("tracker") ?? undefined}
      failed={t.failed}
    >
      {() => (
        <>
          <CaseTools
            filter={filter}
            search={search}
            onChange={(next) => setAddress((now) => changeCasesAddress(now, next, "tracker"))}
          />
          <Tracked key={`${filter} ${search}`} filter={filter} search={search} />
        </>
      )}
    </DeskPanel>
  );
}

const fragment = graphql`
  fragment TrackerPanel_query on Query @refetchable(queryName: "TrackerPanelPaginationQuery") {
    trackedRequests(search: $search, status: $status, isOpen: $isOpen, first: $first, after: $after)
      @connection(key: "TrackerPanel_trackedRequests") {
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
  query TrackerPanelQuery(
    $search: String!
    $status: RequestStatus
    $isOpen: Boolean!
    $first: Int!
    $after: String
  ) {
    ...TrackerPanel_query
  }
`;
const subscription = graphql`
  subscription TrackerPanelSubscription {
    trackedRequestChanged {
      id
      status
      agencyNumber
      ...TrackedRow_request
      ...CurrentWait_request
    }
  }
`;

/** Updates wait while the pointer is over the list, so that nothing moves away from it. */
function Tracked({ filter, search }: CaseListAddress) {
  const t = useWords(words).tracker;
  const data = usePanelQuery<TrackerPanelQuery>(query, caseListVariables({ filter, search }));
  const place = useRef<HTMLTableElement>(null);
  const [{ trackedRequests }, list] = useLiveList<TrackerPanel_query$key, TrackerPanelSubscription>(
    fragment,
    data,
    {
      subscription,
      ...useCaseNews(filter, place),
    },
  );
  const { edges, totalCount } = trackedRequests;
  const ids = useMemo(() => new Set(edges.map(({ node }) => node.id)), [edges]);
  /** The rows before the last update, which marks newer ones. Loading more marks none. */
  const [known, setKnown] = useState<ReadonlySet<string>>(ids);
  const readTogether = useReadTogether(useMemo(() => edges.map(({ node }) => node.number), [edges]));

  function loadMore() {
    setKnown(new Set());
    list.loadMore();
  }
  function readAgain() {
    setKnown(ids);
    list.readAgain();
  }
  return (
    <>
      <CaseCount total={totalCount} list={{ ...list, readAgain }} />
      {edges.length === 0 ? (
        <NoRequests isFiltered={filter !== "all" || search !== ""} />
      ) : (
        <HoldList value={list.hold}>
          <CaseTable ref={place} label={t.title} first={t.expand} facts={facts} last={t.open}>
            {edges.map(({ node }, n) => (
              <TrackedRow
                key={node.id}
                request={node}
                among={readTogether(n)}
                isNew={known.size > 0 && !known.has(node.id)}
              />
            ))}
          </CaseTable>
        </HoldList>
      )}
      <LoadMore list={{ ...list, loadMore }} total={totalCount} />
    </>
  );
}
