import { Suspense, useState, useMemo } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery, useSubscription } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { FundsPageQuery } from "#relay/FundsPageQuery.graphql";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { FundLegend } from "./FundBar.tsx";
import { readFundRow, useFundColumns } from "./useFundColumns.tsx";
import { words } from "./words.desk.ts";
import type { FundsPageSubscription } from "#relay/FundsPageSubscription.graphql";

const FundDialog = lazily(() => import("./FundDialog.tsx"), "FundDialog");

/** All funds, one line each. */
export function FundsPage({ queryRef }: { queryRef: PreloadedQuery<FundsPageQuery> }) {
  const t = useWords(words);
  const [isAdding, setIsAdding] = useState(false);
  const {
    funds,
    codeEnds,
    requestsWaitingForFund: waiting,
  } = usePreloadedQuery<FundsPageQuery>(
    graphql`
      query FundsPageQuery @preloadable {
        funds {
          viewerCanChange
          ...useFundColumns_fund
          ...FundBar_fund
        }
        codeEnds {
          redeemed
          received
          expired
          voided
          open
        }
        requestsWaitingForFund {
          number
          caseId
          approvalAmount
        }
      }
    `,
    queryRef,
  );
  const { redeemed, received, expired, voided, open } = codeEnds;
  const format = useFormat();
  useFundChanges();
  const columns = useFundColumns();
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        funds.some(({ viewerCanChange }) => viewerCanChange) && (
          <Button icon="plus" onPress={() => setIsAdding(true)}>
            {t.add}
          </Button>
        )
      }
    >
      <Table
        label={t.title}
        columns={columns}
        rows={funds.map(readFundRow)}
        empty={<EmptyState icon="dollar" text={t.empty} />}
      />
      {funds.length > 0 && <FundLegend funds={funds} explains />}
      {waiting.length > 0 && (
        <Card title={t.waiting.title} icon="clock">
          <p>{t.waiting.text}</p>
          <Stack as="ul" gap="xs">
            {waiting.map(({ number, caseId, approvalAmount }) => (
              <li key={number}>
                <CaseLink number={number} caseId={caseId} />{" "}
                {approvalAmount !== null && <Muted>{format.money(approvalAmount)}</Muted>}
              </li>
            ))}
          </Stack>
        </Card>
      )}
      <Muted>{t.codeEnds({ redeemed, received, expired, voided, open })}</Muted>
      <Suspense>{isAdding && <FundDialog fund={undefined} onClose={() => setIsAdding(false)} />}</Suspense>
    </Page>
  );
}

/** Keeps the balances of all funds current. */
function useFundChanges() {
  useSubscription<FundsPageSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription FundsPageSubscription {
            fundChanged {
              ...useFundColumns_fund
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
