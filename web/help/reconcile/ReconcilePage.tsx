import { Suspense } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { ReconcilePage_query$key } from "#relay/ReconcilePage_query.graphql";
import type { ReconcilePageQuery } from "#relay/ReconcilePageQuery.graphql";
import type { ReconcilePageSubscription } from "#relay/ReconcilePageSubscription.graphql";
import { ListFilter } from "../../shell/desk/lists/ListFilter.tsx";
import { LoadMore, ShowChanges } from "../../shell/desk/lists/LoadMore.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Table } from "../../design/display/table/Table.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { ImportStatement } from "./ImportStatement.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { Months } from "./Months.tsx";
import { readDifferenceRow, useDifferenceColumns } from "./useDifferenceColumns.tsx";
import { words } from "./words.desk.ts";

const ProviderTotals = lazily(() => import("./ProviderTotals.tsx"), "ProviderTotals");

const fragment = graphql`
  fragment ReconcilePage_query on Query @refetchable(queryName: "ReconcilePagePaginationQuery") {
    viewerCanReconcile
    moneyConfirmers
    statementVendors {
      ...ImportStatement_vendor
    }
    ledgerMonths {
      ...Months_month
    }
    statementDifferences(isOpen: $isOpen, first: $first, after: $after)
      @connection(key: "ReconcilePage_statementDifferences") {
      totalCount
      edges {
        node {
          ...useDifferenceColumns_line
        }
      }
    }
  }
`;
const query = graphql`
  query ReconcilePageQuery($isOpen: Boolean!, $first: Int!, $after: String) @preloadable {
    ...ReconcilePage_query
  }
`;
const subscription = graphql`
  subscription ReconcilePageSubscription {
    statementChanged {
      ...useDifferenceColumns_line
    }
  }
`;

/** Statements of providers: import, differences, and the months that they must be settled for. */
export function ReconcilePage({ queryRef }: { queryRef: PreloadedQuery<ReconcilePageQuery> }) {
  const t = useWords(words);
  const { differences } = t;
  const data = usePreloadedQuery<ReconcilePageQuery>(query, queryRef);
  const [answer, list] = useLiveList<ReconcilePage_query$key, ReconcilePageSubscription>(fragment, data, {
    subscription,
  });
  const { viewerCanReconcile, statementVendors: vendors, ledgerMonths, statementDifferences: lines } = answer;
  const { moneyConfirmers } = answer;
  const columns = useDifferenceColumns(moneyConfirmers);
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        {viewerCanReconcile && (
          <Card title={t.upload.title} icon="file">
            <ImportStatement vendors={vendors} onImported={list.readAgain} />
          </Card>
        )}
        <Card
          title={differences.title}
          icon="alert"
          aside={
            <ListFilter
              label={differences.shown}
              name="show"
              options={[
                { id: "open", label: differences.open },
                { id: "settled", label: differences.settled },
              ]}
            />
          }
        >
          <Stack>
            <Muted>{differences.lead}</Muted>
            <ShowChanges list={list} />
            <Table
              label={differences.title}
              columns={columns}
              rows={lines.edges.map(({ node }) => readDifferenceRow(node))}
              empty={<Muted>{differences.none}</Muted>}
            />
            <LoadMore list={list} total={lines.totalCount} />
          </Stack>
        </Card>
        <Card title={t.months.title} icon="calendar">
          <Stack>
            <Muted>{t.months.lead}</Muted>
            <Months months={ledgerMonths} others={moneyConfirmers} />
          </Stack>
        </Card>
        <Card title={t.totals.title} icon="chart">
          <Suspense fallback={<Loading shape="rows" />}>
            <ProviderTotals />
          </Suspense>
        </Card>
      </Stack>
    </Page>
  );
}
