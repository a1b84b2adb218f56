import { lazy, Suspense, useMemo, useRef } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CasesPage_query$key } from "#relay/CasesPage_query.graphql";
import type { CasesPageQuery } from "#relay/CasesPageQuery.graphql";
import type { CasesPageSubscription } from "#relay/CasesPageSubscription.graphql";
import { BulkBar } from "../../../shell/desk/bulk/BulkBar.tsx";
import { SelectBox } from "../../../shell/desk/bulk/SelectBox.tsx";
import { useSelection } from "../../../shell/desk/bulk/useSelection.ts";
import { words as bulkWords } from "../../../shell/desk/bulk/words.desk.ts";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { May } from "../../../shell/desk/May.tsx";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { useWorkspace } from "../../../shell/desk/workspace/useWorkspace.ts";
import { Shortcuts, Workspace } from "../../../shell/desk/workspace/Workspace.tsx";
import { caseOrders } from "../../../../shared/desk/cases/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { CurrentWait } from "../../../decisions/timeline/CurrentWait.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Menu } from "../../../design/overlays/Menu.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Verbatim } from "../../../design/text/Verbatim.tsx";
import { useCaseNews } from "./useCaseNews.ts";
import { useReadTogether } from "../../../decisions/timeline/useReadTogether.ts";
import { CaseCount } from "./CaseCount.tsx";
import { CaseTools } from "./CaseTools.tsx";
import { words as caseWords } from "../words.desk.ts";
import { caseNumberIn, changeCasesAddress, readCasesAddress, type CasesAddress } from "../caseAddress.ts";
import { FactsMenu } from "./FactsMenu.tsx";
import { AssignCases } from "./AssignCases.tsx";
import { CaseRow } from "./CaseRow.tsx";
import { rowLink } from "./CaseTable.css.ts";
import { CaseTable } from "./CaseTable.tsx";
import { ViewBar } from "./ViewBar.tsx";
import { useOpenCases } from "./useOpenCases.ts";
import { words } from "./words.desk.ts";

const SecondCase = lazy(() => import("./SecondCase.tsx").then((file) => ({ default: file.SecondCase })));
const CasePane = lazy(() => import("./CasePane.tsx").then((file) => ({ default: file.CasePane })));
const ExportCases = lazy(() => import("./ExportCases.tsx").then((file) => ({ default: file.ExportCases })));

const fragment = graphql`
  fragment CasesPage_query on Query @refetchable(queryName: "CasesPagePaginationQuery") {
    viewer {
      admin {
        caseFacts
      }
    }
    trackedRequests(
      search: $search
      status: $status
      isOpen: $isOpen
      order: $order
      first: $first
      after: $after
    ) @connection(key: "CasesPage_trackedRequests") {
      totalCount
      edges {
        node {
          id
          number
          caseId
          owner {
            username
          }
          ...CaseRow_request
        }
      }
    }
  }
`;
const query = graphql`
  query CasesPageQuery(
    $search: String!
    $status: RequestStatus
    $isOpen: Boolean!
    $order: CaseOrder!
    $first: Int!
    $after: String
  ) @preloadable {
    ...CasesPage_query
  }
`;
const subscription = graphql`
  subscription CasesPageSubscription {
    trackedRequestChanged {
      id
      status
      agencyNumber
      owner {
        username
      }
      ...CaseRow_request
      ...CurrentWait_request
    }
  }
`;

/** The keys of the buttons of a case. */
const caseLetters = ["a", "b", "d", "e", "h", "m", "n", "r"];

/** All cases beside the open one, for the keyboard. View, search, case and tab are in the URL. */
export function CasesPage({ queryRef }: { queryRef: PreloadedQuery<CasesPageQuery> }) {
  const t = useWords(words);
  const bulk = useWords(bulkWords);
  const empty = useWords(caseWords).tracker.empty;
  const [address, setAddress] = useSearch();
  const { filter, search, order, number, beside, tab } = readCasesAddress(address);
  const data = usePreloadedQuery<CasesPageQuery>(query, queryRef);
  const rows = useRef<HTMLTableElement>(null);
  const [{ trackedRequests, viewer }, live] = useLiveList<CasesPage_query$key, CasesPageSubscription>(
    fragment,
    data,
    {
      subscription,
      ...useCaseNews(filter, rows),
    },
  );
  const { edges, totalCount } = trackedRequests;
  const facts = viewer.admin?.caseFacts ?? [];
  const openBy = useOpenCases();
  const selection = useSelection(edges, ({ node }) => node.number);
  // As the list shows them now, also with a new owner.
  const chosen = selection.chosen.map(({ node: { id, number, caseId, owner } }) => ({
    id,
    number,
    caseId,
    owner: owner?.username ?? null,
  }));
  const numbers = useMemo(() => edges.map(({ node }) => node.number), [edges]);
  const readTogether = useReadTogether(numbers);
  const change = (next: Partial<CasesAddress>) => setAddress((now) => changeCasesAddress(now, next));
  const { panes, close, shortcuts, ...walk } = useWorkspace({
    keys: numbers,
    open: number,
    openIn: caseNumberIn,
    rows,
    letters: caseLetters,
    onOpen: (next) => change({ number: next }),
  });
  return (
    <Page title={t.title} lead={t.lead} actions={<Shortcuts keys={t.keys} {...shortcuts} />}>
      <Workspace
        {...panes}
        label={t.detail}
        second={
          beside !== null && (
            <Suspense>
              <SecondCase number={beside} onClose={() => change({ beside: null })} />
            </Suspense>
          )
        }
        list={
          <>
            <ViewBar />
            <CaseTools filter={filter} search={search} onChange={change} />
            {chosen.length > 0 ? (
              <BulkBar count={chosen.length} onClear={selection.clear}>
                <May do="workCases">
                  <AssignCases chosen={chosen} onDone={selection.deselect} />
                </May>
                <Suspense>
                  <ExportCases chosen={chosen} />
                </Suspense>
              </BulkBar>
            ) : (
              <div className={css.count}>
                <CaseCount total={totalCount} list={live} />
                <span className={css.deskOnly}>
                  <Menu
                    label={t.order}
                    variant="plain"
                    actions={caseOrders.map((id) => ({ id, label: t.orders[id] }))}
                    onAction={(id) =>
                      change({ order: caseOrders.find((known) => known === id) ?? "urgency" })
                    }
                  >
                    {t.orders[order]}
                  </Menu>
                  <FactsMenu chosen={facts} />
                </span>
              </div>
            )}
            {edges.length === 0 ? (
              <EmptyState icon="search" text={empty} />
            ) : (
              // A table of links, which open a case also in a new tab. J and K move between them.
              <CaseTable ref={rows} label={t.listLabel} first={bulk.column} facts={facts} hasWait>
                {edges.map(({ node }, place) => (
                  <CaseRow
                    key={node.id}
                    request={node}
                    isOpen={node.number === number}
                    first={
                      <SelectBox
                        name={node.caseId}
                        row={node.number}
                        isSelected={selection.keys.has(node.number)}
                        onToggle={() => selection.toggle(node.number)}
                      />
                    }
                    title={
                      <a
                        href={`/admin/cases?${changeCasesAddress(address, { number: node.number }).toString()}`}
                        data-stay=""
                        data-row={node.number}
                        className={rowLink}
                        tabIndex={node.number === walk.current ? 0 : -1}
                        aria-current={node.number === number || undefined}
                        onClick={() => walk.choose(node.number)}
                      >
                        <Verbatim>{node.caseId}</Verbatim>
                      </a>
                    }
                    wait={<CurrentWait number={node.number} among={readTogether(place)} />}
                    facts={facts}
                    more={openBy.has(node.number) && t.openBy(openBy.get(node.number) ?? [])}
                  />
                ))}
              </CaseTable>
            )}
            <LoadMore list={live} total={totalCount} />
          </>
        }
      >
        {number === null ? (
          beside !== null && <EmptyState icon="file" title={t.none} text={t.noneText} />
        ) : (
          <Suspense fallback={<Loading shape="cards" />}>
            <CasePane
              number={number}
              {...(tab !== undefined && { tab })}
              takesFocus={walk.takesFocus}
              onTab={(next) => change({ tab: next })}
              onKeep={() => change({ beside: number, number: null })}
              onClose={close}
              // Through the pending ones without a key between them. Elsewhere help follows here.
              onDecided={filter === "pending" ? walk.advance : undefined}
            />
          </Suspense>
        )}
      </Workspace>
    </Page>
  );
}
