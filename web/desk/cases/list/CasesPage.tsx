import { lazy, Suspense, useMemo, useRef } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CasesPageQuery } from "#relay/CasesPageQuery.graphql";
import type { CasesPageSubscription } from "#relay/CasesPageSubscription.graphql";
import { BulkBar } from "../../../shell/desk/bulk/BulkBar.tsx";
import { useSelection } from "../../../shell/desk/bulk/useSelection.ts";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { May } from "../../../shell/desk/May.tsx";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { useWorkspace } from "../../../shell/desk/workspace/useWorkspace.ts";
import { Shortcuts, Workspace } from "../../../shell/desk/workspace/Workspace.tsx";
import { caseOrders } from "../../../../shared/desk/cases/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Menu } from "../../../design/overlays/Menu.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { useTrackedNews } from "../tracker/useTrackedNews.ts";
import { TrackerCount } from "../tracker/TrackerCount.tsx";
import { TrackerTools } from "../tracker/TrackerTools.tsx";
import { words as caseWords } from "../words.desk.ts";
import { caseNumberIn, changeCasesAddress, readCasesAddress, type CasesAddress } from "../caseAddress.ts";
import { FactsMenu } from "./FactsMenu.tsx";
import { AssignCases } from "./AssignCases.tsx";
import { CaseTable } from "./CaseTable.tsx";
import { useOpenCases } from "./useOpenCases.ts";
import { ViewBar } from "./ViewBar.tsx";
import { words } from "./words.desk.ts";

const SecondCase = lazy(() => import("./SecondCase.tsx").then((file) => ({ default: file.SecondCase })));
const CasePane = lazy(() => import("./CasePane.tsx").then((file) => ({ default: file.CasePane })));

const query = graphql`
  query CasesPageQuery(
    $search: String!
    $status: RequestStatus
    $isOpen: Boolean!
    $order: CaseOrder!
    $first: Int!
    $after: String
  ) @preloadable {
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
      pageInfo {
        hasNextPage
        endCursor
      }
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
const subscription = graphql`
  subscription CasesPageSubscription {
    trackedRequestChanged {
      id
      status
      ...CaseRow_request
    }
  }
`;

/** The keys of the buttons of a case. */
const caseLetters = ["a", "b", "d", "e", "h", "m", "n", "r"];

/** All cases beside the open one, for the keyboard. View, search, case and tab are in the URL. */
export function CasesPage({ queryRef }: { queryRef: PreloadedQuery<CasesPageQuery> }) {
  const t = useWords(words);
  const empty = useWords(caseWords).tracker.empty;
  const [address, setAddress] = useSearch();
  const { filter, search, order, number, beside, tab } = readCasesAddress(address);
  const { trackedRequests, viewer } = usePreloadedQuery<CasesPageQuery>(query, queryRef);
  const { edges, totalCount } = trackedRequests;
  const facts = viewer.admin?.caseFacts ?? [];
  const rows = useRef<HTMLTableElement>(null);
  const live = useLiveList<CasesPageSubscription>(query, queryRef.variables, trackedRequests, {
    subscription,
    ...useTrackedNews(edges, filter, rows),
  });
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
            <TrackerTools filter={filter} search={search} onChange={change} />
            {chosen.length > 0 ? (
              <BulkBar count={chosen.length} onClear={selection.clear}>
                <May do="workCases">
                  <AssignCases chosen={chosen} onDone={selection.deselect} />
                </May>
                <ButtonLink href={exportHref(chosen)} variant="quiet" icon="download" download>
                  {t.bulk.export}
                </ButtonLink>
              </BulkBar>
            ) : (
              <div className={css.count}>
                <TrackerCount total={totalCount} list={live} />
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
              <CaseTable
                ref={rows}
                requests={edges.map(({ node }) => node)}
                open={number}
                current={walk.current}
                onChoose={walk.choose}
                facts={facts}
                openBy={openBy}
                selection={selection}
              />
            )}
            <LoadMore list={live} total={totalCount} />
          </>
        }
      >
        {number === null ? (
          <EmptyState icon="file" title={t.none} text={t.noneText} />
        ) : (
          <Suspense fallback={<Loading />}>
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

const exportHref = (cases: readonly { number: number }[]) =>
  `/api/admin/cases/export?cases=${cases.map(({ number }) => number).join(",")}`;
