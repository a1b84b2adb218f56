import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { FundPage_query$key } from "#relay/FundPage_query.graphql";
import type { FundPageQuery } from "#relay/FundPageQuery.graphql";
import type { FundPageSubscription } from "#relay/FundPageSubscription.graphql";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Failed } from "../../core/routing/fallbacks.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Deposits } from "./Deposits.tsx";
import { FundActions } from "./FundActions.tsx";
import { FundFacts } from "./FundFacts.tsx";
import { Journal, readJournalRow } from "./Journal.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment FundPage_query on Query @refetchable(queryName: "FundPagePaginationQuery") {
    funds {
      id
      name
      mode
      isClosed
    }
    fund(number: $number) {
      id
      number
      name
      journalFrom
      ...FundFacts_fund
      ...FundActions_fund
      ...Deposits_fund
      entries(filter: { kind: $kind }, first: $first, after: $after)
        @connection(key: "FundPage_entries", filters: ["filter"]) {
        totalCount
        edges {
          node {
            ...Journal_entry
          }
        }
      }
    }
  }
`;
const query = graphql`
  query FundPageQuery($number: Int!, $kind: LedgerKind, $first: Int!, $after: String) @preloadable {
    ...FundPage_query
  }
`;
const subscription = graphql`
  subscription FundPageSubscription {
    fundChanged {
      ...FundFacts_fund
      ...FundActions_fund
      ...Deposits_fund
    }
  }
`;

/** One fund: its money, its deposits, and its journal, live. */
export function FundPage({ queryRef }: { queryRef: PreloadedQuery<FundPageQuery> }) {
  const t = useWords(words);
  const data = usePreloadedQuery<FundPageQuery>(query, queryRef);
  const [{ fund, funds }, list] = useLiveList<FundPage_query$key, FundPageSubscription>(fragment, data, {
    subscription,
  });
  if (!fund) return <Failed />;
  const others = funds.filter(({ id, mode, isClosed }) => id !== fund.id && mode !== "counted" && !isClosed);
  return (
    <Page
      title={fund.name}
      above={
        <TextLink href="/admin/funds" icon="arrow-left">
          {t.back}
        </TextLink>
      }
      actions={<FundActions fund={fund} others={others} />}
    >
      <Stack>
        <FundFacts fund={fund} />
        <Card title={t.deposits.title} icon="dollar">
          <Deposits fund={fund} onChanged={list.readAgain} />
        </Card>
        <Card title={t.journal.title} icon="list">
          <Journal
            fundNumber={fund.number}
            journalFrom={fund.journalFrom}
            entries={fund.entries.edges.map(({ node }) => readJournalRow(node))}
            total={fund.entries.totalCount}
            list={list}
          />
        </Card>
      </Stack>
    </Page>
  );
}
