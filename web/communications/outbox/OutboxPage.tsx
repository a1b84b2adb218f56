import { useMemo } from "react";
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from "react-relay";
import type { OutboxPageQuery } from "#relay/OutboxPageQuery.graphql";
import type { OutboxPageSubscription } from "#relay/OutboxPageSubscription.graphql";
import { DeskList } from "../../admin/DeskList.tsx";
import { useLivePage } from "../../admin/useLivePage.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { words } from "../words.desk.ts";
import { outboxFilters, outboxList } from "./outboxList.ts";
import { useOutboxColumns } from "./useOutboxColumns.tsx";

/** All emails and text messages, failed ones first, with Retry. Updates live. */
export function OutboxPage({ queryRef }: { queryRef: PreloadedQuery<OutboxPageQuery> }) {
  const t = useWords(words).outbox;
  const { outbox } = usePreloadedQuery<OutboxPageQuery>(
    graphql`
      query OutboxPageQuery($filter: OutboxFilter!, $page: Int!) @preloadable {
        outbox(filter: $filter, page: $page) {
          total
          rowsPerPage
          counts {
            failed
            waiting
            sent
          }
          rows {
            ...useOutboxColumns_message @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  const readAgain = useLivePage();
  useSubscription<OutboxPageSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription OutboxPageSubscription {
            inboxChanged {
              unread
            }
          }
        `,
        variables: {},
        onNext: readAgain,
      }),
      [readAgain],
    ),
  );
  const columns = useOutboxColumns();
  const { failed, waiting, sent } = outbox.counts;
  const counted = t.counts(failed, waiting, sent);
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        {failed > 0 ? <Notice tone="caution">{counted}</Notice> : <p>{counted}</p>}
        <DeskList
          shape={outboxList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{ label: t.filter, options: outboxFilters.map((id) => ({ id, label: t.filters[id] })) }}
          columns={columns}
          rows={outbox.rows}
          total={outbox.total}
          rowsPerPage={outbox.rowsPerPage}
          empty={t.empty}
        />
      </Stack>
    </Page>
  );
}
