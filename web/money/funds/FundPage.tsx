import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
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
import { Journal } from "./Journal.tsx";
import { words } from "./words.desk.ts";

const query = graphql`
  query FundPageQuery($number: Int!, $kind: LedgerKind, $first: Int!, $after: String) @preloadable {
    funds {
      id
      name
      mode
      isClosed
    }
    fund(number: $number) {
      number
      name
      journalFrom
      ...FundFacts_fund @relay(mask: false)
      ...FundActions_fund @relay(mask: false)
      ...FundDialog_fund @relay(mask: false)
      deposits {
        ...Deposits_deposit @relay(mask: false)
      }
      entries(filter: { kind: $kind }, first: $first, after: $after)
        @connection(key: "FundPage_entries", filters: ["filter"]) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...Journal_entry @relay(mask: false)
          }
        }
      }
    }
  }
`;
const subscription = graphql`
  subscription FundPageSubscription {
    fundChanged {
      ...FundFacts_fund
      ...FundActions_fund
      ...FundDialog_fund
      deposits {
        ...Deposits_deposit
      }
    }
  }
`;
const nothing = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** One fund: its money, its deposits, and its journal, live. */
export function FundPage({ queryRef }: { queryRef: PreloadedQuery<FundPageQuery> }) {
  const t = useWords(words);
  const { fund, funds } = usePreloadedQuery<FundPageQuery>(query, queryRef);
  const list = useLiveList<FundPageSubscription>(query, queryRef.variables, fund?.entries ?? nothing, {
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
            entries={fund.entries.edges.map(({ node }) => node)}
            total={fund.entries.totalCount}
            list={list}
          />
        </Card>
      </Stack>
    </Page>
  );
}
