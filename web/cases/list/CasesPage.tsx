import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CasesPageQuery } from "#relay/CasesPageQuery.graphql";
import type { CasesPageSubscription } from "#relay/CasesPageSubscription.graphql";
import { LoadMore } from "../../admin/LoadMore.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { useTrackedNews } from "../tracker/useTrackedNews.ts";
import { TrackerCount } from "../tracker/TrackerCount.tsx";
import { TrackerTools } from "../tracker/TrackerTools.tsx";
import { statusOf } from "../tracker/trackerAddress.ts";
import { words as caseWords } from "../words.desk.ts";
import * as css from "./Cases.css.ts";
import { CaseTable } from "./CaseTable.tsx";
import { changeCasesAddress, readCasesAddress } from "./caseAddress.ts";
import { useSingleKeys } from "./caseShortcuts.ts";
import { useCaseKeys } from "./useCaseKeys.ts";
import { useCaseWalk } from "./useCaseWalk.ts";
import { words } from "./words.desk.ts";

const CasePane = lazy(() => import("./CasePane.tsx").then((file) => ({ default: file.CasePane })));
const CaseKeysDialog = lazy(() =>
  import("./CaseKeysDialog.tsx").then((file) => ({ default: file.CaseKeysDialog })),
);

const query = graphql`
  query CasesPageQuery($search: String!, $status: RequestStatus, $first: Int!, $after: String) @preloadable {
    trackedRequests(search: $search, status: $status, first: $first, after: $after)
      @connection(key: "CasesPage_trackedRequests") {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          # eslint-disable-next-line relay/unused-fields
          id
          number
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

/** All cases beside the open one, for the keyboard. View, search, case and tab are in the URL. */
export function CasesPage({ queryRef }: { queryRef: PreloadedQuery<CasesPageQuery> }) {
  const t = useWords(words);
  const empty = useWords(caseWords).tracker.empty;
  const [address, setAddress] = useSearch();
  const { filter, search, number, tab } = readCasesAddress(address);
  const { trackedRequests } = usePreloadedQuery<CasesPageQuery>(query, queryRef);
  const { edges, totalCount } = trackedRequests;
  const rows = useRef<HTMLTableElement>(null);
  const live = useLiveList<CasesPageSubscription>(query, queryRef.variables, trackedRequests, {
    subscription,
    ...useTrackedNews(edges, statusOf(filter), rows),
  });
  const place = useRef<HTMLDivElement>(null);
  const numbers = useMemo(() => edges.map(({ node }) => node.number), [edges]);
  const walk = useCaseWalk(numbers, number, rows);
  const [showsKeys, setShowsKeys] = useState(false);

  function close() {
    setAddress((now) => changeCasesAddress(now, { number: null }));
    walk.focus(number);
  }
  useCaseKeys({
    place,
    isOn: useSingleKeys() && !showsKeys,
    onNothing: () => {
      if (number !== null) toast({ title: t.notNow, tone: "caution", about: "shortcut" });
    },
    acts: {
      j: () => walk.move(1),
      k: () => walk.move(-1),
      "?": () => setShowsKeys(true),
      "/": () => place.current?.querySelector<HTMLElement>("input[type=search]")?.focus(),
      ...(number !== null && { Escape: close }),
    },
  });
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <span className={css.deskOnly}>
          <Button variant="quiet" icon="info" aria-keyshortcuts="?" onPress={() => setShowsKeys(true)}>
            {t.keys.open}
          </Button>
        </span>
      }
    >
      <div ref={place} className={css.panes}>
        <div className={`${css.list} ${number === null ? "" : css.awayOnPhone}`}>
          <TrackerTools
            filter={filter}
            search={search}
            onChange={(next) => setAddress((now) => changeCasesAddress(now, next))}
          />
          <TrackerCount total={totalCount} list={live} />
          {edges.length === 0 ? (
            <EmptyState icon="search" text={empty} />
          ) : (
            <CaseTable
              ref={rows}
              requests={edges.map(({ node }) => node)}
              open={number}
              current={walk.current}
              onChoose={walk.choose}
            />
          )}
          <LoadMore list={live} total={totalCount} />
        </div>
        <section aria-label={t.detail} className={`${css.detail} ${number === null ? css.awayOnPhone : ""}`}>
          {number === null ? (
            <EmptyState icon="file" title={t.none} text={t.noneText} />
          ) : (
            <Suspense fallback={<Loading />}>
              <CasePane
                number={number}
                {...(tab !== undefined && { tab })}
                takesFocus={walk.takesFocus}
                onTab={(next) => setAddress((now) => changeCasesAddress(now, { tab: next }))}
                onClose={close}
              />
            </Suspense>
          )}
        </section>
      </div>
      <Suspense>{showsKeys && <CaseKeysDialog onClose={() => setShowsKeys(false)} />}</Suspense>
    </Page>
  );
}
