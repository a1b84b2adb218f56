import { useEffect, useMemo } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { CallbacksPage_query$key } from "#relay/CallbacksPage_query.graphql";
import type { CallbacksPageQuery } from "#relay/CallbacksPageQuery.graphql";
import type { CallbacksPageSubscription } from "#relay/CallbacksPageSubscription.graphql";
import { callbackViews } from "../../../shared/community/callbacks/statuses.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { DeskWorkspace } from "../../shell/desk/workspace/DeskWorkspace.tsx";
import { useMay } from "../../shell/desk/permissions.ts";
import { columnsFor } from "../../shell/desk/lists/columnsFor.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { clockOffset } from "../../design/display/timer/clock.ts";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { onOverdue } from "../../shell/desk/queue/onOverdue.ts";
import { callbackList } from "./callbackList.ts";
import { words } from "./words.desk.ts";
import { readCallbackRow, useCallbackColumns } from "./useCallbackColumns.tsx";

const CallbackDetail = lazily(() => import("./CallbackDetail.tsx"), "CallbackDetail");

const fragment = graphql`
  fragment CallbacksPage_query on Query @refetchable(queryName: "CallbacksPagePaginationQuery") {
    callbacks(filter: $filter, first: $first, after: $after) @connection(key: "CallbacksPage_callbacks") {
      totalCount
      waiting
      late
      nextDueAt
      serverTime
      edges {
        node {
          ...useCallbackColumns_callback
        }
      }
    }
  }
`;
const query = graphql`
  query CallbacksPageQuery($filter: CallbackFilter!, $first: Int!, $after: String) @preloadable {
    ...CallbacksPage_query
  }
`;
const subscription = graphql`
  subscription CallbacksPageSubscription {
    callbackChanged {
      ...useCallbackColumns_callback
    }
  }
`;

/** The callback queue for administrators: live, each claimed by one person, with a clock. */
export function CallbacksPage({ queryRef }: { queryRef: PreloadedQuery<CallbacksPageQuery> }) {
  const t = useWords(words);
  const data = usePreloadedQuery<CallbacksPageQuery>(query, queryRef);
  const [{ callbacks }, list] = useLiveList<CallbacksPage_query$key, CallbacksPageSubscription>(
    fragment,
    data,
    { subscription },
  );
  const { waiting, late, nextDueAt, serverTime } = callbacks;
  const { readAgain } = list;
  useEffect(() => onOverdue(nextDueAt, serverTime, readAgain), [nextDueAt, serverTime, readAgain]);
  const offsetMs = useMemo(() => clockOffset(serverTime), [serverTime]);
  const may = useMay();
  const columns = columnsFor(may("workDesk"), useCallbackColumns(offsetMs));
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        {late > 0 ? (
          <Notice tone="critical" isAlert>
            <strong>{t.late(late)}</strong> {`${t.lateText} ${t.waiting(waiting)}`}
          </Notice>
        ) : (
          <p>{t.waiting(waiting)}</p>
        )}
        <DeskWorkspace
          shape={callbackList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{
            label: t.filter,
            options: callbackViews.map((id) => ({ id, label: t.views[id] })),
          }}
          columns={columns}
          rows={callbacks.edges.map(({ node }) => readCallbackRow(node))}
          total={callbacks.totalCount}
          list={list}
          empty={t.empty}
          detail={{ label: t.detail, keys: t.keys, Content: CallbackDetail }}
        />
      </Stack>
    </Page>
  );
}
