import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type { useBookColumns_book$data, useBookColumns_book$key } from "#relay/useBookColumns_book.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment useBookColumns_book on VoucherBook @inline {
    key
    number
    fundName
    helpType
    max
    reserved
    validUntil
    isOver
    printedBy
    printedAt
    vouchers {
      state
    }
  }
`;

type Row = useBookColumns_book$data & { id: string };

export function readBookRow(ref: useBookColumns_book$key): Row {
  const book = readInlineData(fragment, ref);
  return { id: book.number, ...book };
}

/** The columns of the list of books. */
export function useBookColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(() => {
    const counted = ({ vouchers }: Row) => {
      const count = (...states: string[]) => vouchers.filter(({ state }) => states.includes(state)).length;
      return t.counts(count("open"), count("used"), count("lost", "void"));
    };
    return [
      {
        id: "book",
        label: t.columns.book,
        text: ({ number, fundName }) => `${number} ${fundName}`,
        cell: ({ key, number, fundName }) => (
          <Stack gap="xs">
            <TextLink href={`/admin/vouchers/${key}`}>{t.bookTitle(number)}</TextLink>
            <Muted>{fundName}</Muted>
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 9,
      },
      { id: "kind", label: t.columns.kind, text: ({ helpType }) => helpTypes[helpType], minWidth: 8 },
      {
        id: "max",
        label: t.columns.max,
        text: ({ max }) => format.money(max),
        isNumber: true,
        width: 7.5,
      },
      { id: "numbers", label: t.columns.numbers, text: counted, minWidth: 10 },
      {
        id: "reserved",
        label: t.columns.reserved,
        text: ({ reserved }) => format.money(reserved),
        isNumber: true,
        width: 8,
      },
      {
        id: "until",
        label: t.columns.until,
        text: ({ validUntil }) => format.date(validUntil),
        cell: ({ validUntil, isOver }) => (
          <Cluster gap="xs">
            <span>{format.date(validUntil)}</span>
            {isOver && <Badge tone="caution">{t.over}</Badge>}
          </Cluster>
        ),
        minWidth: 9,
      },
      {
        id: "printed",
        label: t.columns.printed,
        text: ({ printedBy, printedAt }) => t.by(printedBy, format.dateTime(printedAt)),
        minWidth: 10,
      },
    ];
  }, [t, format]);
}
