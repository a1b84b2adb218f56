import { lazy } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { maxCounted } from "../../../../shared/core/graphql/pages.ts";
import type { OutboxPage_query$key } from "#relay/OutboxPage_query.graphql";
import type { OutboxPageQuery } from "#relay/OutboxPageQuery.graphql";
import type { OutboxPageSubscription } from "#relay/OutboxPageSubscription.graphql";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { May } from "../../../shell/desk/May.tsx";
import { BulkBar } from "../../../shell/desk/bulk/BulkBar.tsx";
import { useSelection } from "../../../shell/desk/bulk/useSelection.ts";
import { DeskWorkspace } from "../../../shell/desk/workspace/DeskWorkspace.tsx";
import { useMay } from "../../../shell/desk/permissions.ts";
import { upTo } from "../../../shell/desk/lists/upTo.ts";
import { columnsFor } from "../../../shell/desk/lists/columnsFor.ts";
import { settingsPage } from "../../../../shared/platform/system/settings-page.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { words } from "../words.desk.ts";
import { outboxFilters, outboxList } from "./outboxList.ts";
import { RetryMessages } from "./RetryMessages.tsx";
import { words as detailWords } from "./words.desk.ts";
import { outboxKey, readOutboxRow, useOutboxColumns } from "./useOutboxColumns.tsx";

const MessageDetail = lazy(() =>
  import("./MessageDetail.tsx").then((file) => ({ default: file.MessageDetail })),
);

const fragment = graphql`
  fragment OutboxPage_query on Query @refetchable(queryName: "OutboxPagePaginationQuery") {
    outbox(filter: $filter, first: $first, after: $after) @connection(key: "OutboxPage_outbox") {
      totalCount
      counts {
        failed
        undelivered
        waiting
        sent
      }
      edges {
        node {
          state
          reason
          channel
          ...useOutboxColumns_message
        }
      }
    }
  }
`;
const query = graphql`
  query OutboxPageQuery($filter: OutboxFilter!, $first: Int!, $after: String) @preloadable {
    ...OutboxPage_query
  }
`;
const subscription = graphql`
  subscription OutboxPageSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** All emails and text messages, failed ones first, with Retry. Updates live. */
export function OutboxPage({ queryRef }: { queryRef: PreloadedQuery<OutboxPageQuery> }) {
  const t = useWords(words).outbox;
  const own = useWords(detailWords);
  const data = usePreloadedQuery<OutboxPageQuery>(query, queryRef);
  const [{ outbox }, list] = useLiveList<OutboxPage_query$key, OutboxPageSubscription>(fragment, data, {
    subscription,
  });
  const may = useMay();
  const rows = outbox.edges.map(({ node }) => readOutboxRow(node));
  const selection = useSelection(rows, outboxKey);
  const columns = columnsFor(may("workDesk"), useOutboxColumns(selection, rows));
  const { failed, undelivered, waiting, sent } = outbox.counts;
  const upToMost = (count: number) => upTo(count, maxCounted);
  const counted = t.counts(upToMost(failed), upToMost(undelivered), upToMost(waiting), upToMost(sent));
  // The reason is the same for each of a channel.
  const captured = outbox.edges.map(({ node }) => node).filter(({ state }) => state === "captured");
  const reasons = [...new Set(captured.map(({ reason }) => reason))].filter(Boolean).join(" ");
  const why = reasons && (
    <>
      {reasons}{" "}
      {captured.some(({ channel }) => channel !== "sms") && (
        <May do="manageSystem">
          <TextLink href={settingsPage("email")}>{t.setUpMail}</TextLink>
        </May>
      )}
    </>
  );
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        {failed + undelivered > 0 ? (
          <Notice tone="caution" title={counted}>
            {why}
          </Notice>
        ) : (
          <p>
            {counted} {why}
          </p>
        )}
        {selection.chosen.length > 0 && (
          <BulkBar count={selection.chosen.length} onClear={selection.clear}>
            <RetryMessages chosen={selection.chosen} onDone={selection.deselect} />
          </BulkBar>
        )}
        <DeskWorkspace
          shape={outboxList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{ label: t.filter, options: outboxFilters.map((id) => ({ id, label: t.filters[id] })) }}
          columns={columns}
          rows={rows}
          total={outbox.totalCount}
          maxCounted={maxCounted}
          list={list}
          empty={t.empty}
          detail={{ label: own.detail, keys: own.keys, Content: MessageDetail }}
        />
      </Stack>
    </Page>
  );
}
