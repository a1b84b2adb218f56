import { Suspense, useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { VoucherBookPageQuery } from "#relay/VoucherBookPageQuery.graphql";
import type { VoucherBookPage_book$key } from "#relay/VoucherBookPage_book.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Failed } from "../../core/routing/fallbacks.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";
import type { Act } from "./act.ts";
import { readVoucherRow, useVoucherColumns } from "./useVoucherColumns.tsx";
import { words } from "./words.desk.ts";

const EnterDialog = lazily(() => import("./EnterDialog.tsx"), "EnterDialog");
const ReleaseDialog = lazily(() => import("./ReleaseDialog.tsx"), "ReleaseDialog");

/** One book of paper vouchers, with each number and what became of it. */
export function VoucherBookPage({ queryRef }: { queryRef: PreloadedQuery<VoucherBookPageQuery> }) {
  const { voucherBook } = usePreloadedQuery<VoucherBookPageQuery>(
    graphql`
      query VoucherBookPageQuery($key: Int!) @preloadable {
        voucherBook(key: $key) {
          ...VoucherBookPage_book
        }
      }
    `,
    queryRef,
  );
  return voucherBook ? <Book book={voucherBook} /> : <Failed />;
}

function Book({ book: ref }: { book: VoucherBookPage_book$key }) {
  const book = useFragment(
    graphql`
      fragment VoucherBookPage_book on VoucherBook {
        key
        number
        fundName
        helpType
        max
        reserved
        validUntil
        isOver
        callWhom
        printedBy
        printedAt
        viewerCanPrint
        vouchers {
          key
          number
          state
          viewerCanRelease
          ...useVoucherColumns_voucher
        }
      }
    `,
    ref,
  );
  const t = useWords(words);
  const format = useFormat();
  const [act, setAct] = useState<Act>();
  const columns = useVoucherColumns(setAct);
  const open = book.vouchers.filter(({ state }) => state === "open");
  const releasable = open.filter(({ viewerCanRelease }) => viewerCanRelease);
  const close = () => setAct(undefined);
  return (
    <Page
      title={t.bookTitle(book.number)}
      above={
        <TextLink href="/admin/vouchers" icon="arrow-left">
          {t.back}
        </TextLink>
      }
      actions={
        <Cluster>
          {book.viewerCanPrint && open.length > 0 && (
            <ButtonLink
              variant="quiet"
              icon="download"
              href={`/api/admin/voucher-books/${book.key}`}
              download
            >
              {t.download}
            </ButtonLink>
          )}
          {releasable.length > 0 && (
            <Button variant="quiet" onPress={() => setAct({ what: "release", vouchers: releasable })}>
              {t.releaseRest(releasable.length)}
            </Button>
          )}
        </Cluster>
      }
    >
      <Stack>
        {book.isOver && open.length > 0 && <Notice tone="caution">{t.overText(open.length)}</Notice>}
        <Facts isCompact>
          <Fact term={t.facts.fund}>{book.fundName}</Fact>
          <Fact term={t.columns.kind}>{helpTypes[book.helpType]}</Fact>
          <Fact term={t.columns.max}>{format.money(book.max)}</Fact>
          <Fact term={t.columns.reserved}>{format.money(book.reserved)}</Fact>
          <Fact term={t.columns.until}>{format.date(book.validUntil)}</Fact>
          <Fact term={t.facts.call}>{book.callWhom}</Fact>
          <Fact term={t.columns.printed}>{t.by(book.printedBy, format.dateTime(book.printedAt))}</Fact>
        </Facts>
        {book.viewerCanPrint && open.length > 0 && <Muted>{t.downloadHint}</Muted>}
        <Table label={t.bookTitle(book.number)} columns={columns} rows={book.vouchers.map(readVoucherRow)} />
      </Stack>
      <Suspense>
        {act?.what === "enter" && (
          <EnterDialog books={[book]} number={act.vouchers[0]?.number ?? ""} onClose={close} />
        )}
        {act?.what === "release" && <ReleaseDialog book={book} vouchers={act.vouchers} onClose={close} />}
      </Suspense>
    </Page>
  );
}
