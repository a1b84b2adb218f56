import { lazy, Suspense, useMemo, useRef } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { workViews } from "../../../shared/help/dispatches/hub.ts";
import type { DispatchesPage_query$key } from "#relay/DispatchesPage_query.graphql";
import type { DispatchesPageQuery } from "#relay/DispatchesPageQuery.graphql";
import type { DispatchesPageSubscription } from "#relay/DispatchesPageSubscription.graphql";
import { LoadMore, ShowChanges } from "../../shell/desk/lists/LoadMore.tsx";
import { isInUse } from "../../shell/desk/workspace/isInUse.ts";
import * as css from "../../shell/desk/workspace/Rows.css.ts";
import { useWorkspace } from "../../shell/desk/workspace/useWorkspace.ts";
import { Views } from "../../shell/desk/workspace/Views.tsx";
import { Shortcuts, Workspace } from "../../shell/desk/workspace/Workspace.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { clockOffset } from "../../design/display/timer/clock.ts";
import { SearchField } from "../../design/fields/SearchField.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { caseNumberIn } from "../cases/caseAddress.ts";
import { words as dispatchWords } from "../../help/dispatches/words.desk.ts";
import { DispatchRow } from "./DispatchRow.tsx";
import { changeDispatchAddress, readDispatchAddress, type DispatchAddress } from "./dispatchAddress.ts";
import { words } from "./words.desk.ts";

const DispatchPane = lazy(() =>
  import("./DispatchPane.tsx").then((file) => ({ default: file.DispatchPane })),
);

const fragment = graphql`
  fragment DispatchesPage_query on Query @refetchable(queryName: "DispatchesPagePaginationQuery") {
    serverTime
    dispatchHub(filter: $filter, first: $first, after: $after)
      @connection(key: "DispatchesPage_dispatchHub") {
      hasOtherSettler
      counts {
        approved
        partly
        problem
        confirm
        others
        complete
        all
      }
      edges {
        node {
          id
          number
          ...DispatchRow_request
        }
      }
    }
  }
`;
const query = graphql`
  query DispatchesPageQuery($filter: HubFilter!, $first: Int!, $after: String) @preloadable {
    ...DispatchesPage_query
  }
`;
const subscription = graphql`
  subscription DispatchesPageSubscription {
    requestsChanged {
      id
      ...DispatchRow_request
    }
  }
`;

/** The letters of the buttons of a case. */
const letters = ["c", "d", "m"];

/**
 * Requests by the state of their help beside the open one, for the keyboard. View, search and case
 * are in the URL.
 */
export function DispatchesPage({ queryRef }: { queryRef: PreloadedQuery<DispatchesPageQuery> }) {
  const t = useWords(words);
  const hub = useWords(dispatchWords).hub;
  const [address, setAddress] = useSearch();
  const { view, search, number } = readDispatchAddress(address);
  const data = usePreloadedQuery<DispatchesPageQuery>(query, queryRef);
  const rows = useRef<HTMLUListElement>(null);
  const [{ dispatchHub, serverTime }, live] = useLiveList<
    DispatchesPage_query$key,
    DispatchesPageSubscription
  >(fragment, data, {
    subscription,
    isHeld: () => isInUse(rows.current),
  });
  const { edges } = dispatchHub;
  const { approved, partly, problem, confirm, others, complete, all } = dispatchHub.counts;
  const offsetMs = useMemo(() => clockOffset(serverTime), [serverTime]);
  const numbers = useMemo(() => edges.map(({ node }) => node.number), [edges]);
  const change = (next: Partial<DispatchAddress>) => setAddress((now) => changeDispatchAddress(now, next));
  const { panes, close, shortcuts, ...walk } = useWorkspace({
    keys: numbers,
    open: number,
    openIn: caseNumberIn,
    rows,
    letters,
    onOpen: (next) => change({ number: next }),
  });
  return (
    <Page title={t.title} lead={t.lead} actions={<Shortcuts keys={t.keys} {...shortcuts} />}>
      <Workspace
        {...panes}
        label={t.detail}
        isNarrow
        list={
          <>
            <Views
              views={workViews}
              current={view}
              names={t.views}
              counts={{ approved, partly, problem, confirm, others, complete, all }}
              hrefOf={(one) =>
                `/admin/dispatches?${changeDispatchAddress(address, { view: one, number: null }).toString()}`
              }
            />
            <SearchField
              label={hub.search}
              placeholder={hub.searchPlaceholder}
              value={search}
              onSearch={(text) => change({ search: text.trim().slice(0, 100) })}
            />
            {(view === "confirm" || view === "others") && edges.length > 0 && (
              <Muted>{t.about[view === "others" && !dispatchHub.hasOtherSettler ? "noOthers" : view]}</Muted>
            )}
            <ShowChanges list={live} />
            {edges.length === 0 ? (
              <EmptyState icon="car" text={search ? t.emptySearch : t.empty[view]} />
            ) : (
              <ul ref={rows} aria-label={t.listLabel} className={css.list}>
                {edges.map(({ node }) => (
                  <DispatchRow
                    key={node.id}
                    request={node}
                    isOpen={node.number === number}
                    isCurrent={node.number === walk.current}
                    offsetMs={offsetMs}
                    onChoose={walk.choose}
                  />
                ))}
              </ul>
            )}
            <LoadMore list={live} total={undefined} />
          </>
        }
      >
        {number === null ? (
          <EmptyState icon="car" title={t.none} text={t.noneText} />
        ) : (
          <Suspense fallback={<Loading shape="cards" />}>
            <DispatchPane
              number={number}
              takesFocus={walk.takesFocus}
              onClose={close}
              // Through what needs help, without a key between.
              onAllHelp={view === "approved" || view === "partly" ? walk.advance : undefined}
            />
          </Suspense>
        )}
      </Workspace>
    </Page>
  );
}
