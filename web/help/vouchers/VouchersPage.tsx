import { Suspense, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { VouchersPageQuery } from "#relay/VouchersPageQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { readBookRow, useBookColumns } from "./useBookColumns.tsx";
import { words } from "./words.desk.ts";

const PrintDialog = lazily(() => import("./PrintDialog.tsx"), "PrintDialog");
const EnterDialog = lazily(() => import("./EnterDialog.tsx"), "EnterDialog");

/** The books of paper vouchers, the newest first. */
export function VouchersPage({ queryRef }: { queryRef: PreloadedQuery<VouchersPageQuery> }) {
  const t = useWords(words);
  const [opened, setOpened] = useState<"print" | "enter">();
  const { voucherBooks, funds, canPrintVouchers, canEnterVouchers } = usePreloadedQuery<VouchersPageQuery>(
    graphql`
      query VouchersPageQuery @preloadable {
        canPrintVouchers
        canEnterVouchers
        funds {
          ...PrintDialog_fund
        }
        voucherBooks {
          ...useBookColumns_book
        }
      }
    `,
    queryRef,
  );
  const columns = useBookColumns();
  const books = voucherBooks.map(readBookRow);
  const close = () => setOpened(undefined);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <Cluster>
          <TextLink href="/print/intake" icon="printer" target="_blank">
            {t.blank}
          </TextLink>
          {canEnterVouchers && (
            <Button
              icon="pencil"
              variant={canPrintVouchers ? "quiet" : "primary"}
              onPress={() => setOpened("enter")}
            >
              {t.enter}
            </Button>
          )}
          {canPrintVouchers && (
            <Button icon="plus" onPress={() => setOpened("print")}>
              {t.print}
            </Button>
          )}
        </Cluster>
      }
    >
      <Table
        label={t.title}
        columns={columns}
        rows={books}
        empty={<EmptyState icon="file" text={t.empty} />}
      />
      <Suspense>
        {opened === "print" && <PrintDialog funds={funds} onClose={close} />}
        {opened === "enter" && <EnterDialog books={books} onClose={close} />}
      </Suspense>
    </Page>
  );
}
