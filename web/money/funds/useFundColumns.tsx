import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type { useFundColumns_fund$data, useFundColumns_fund$key } from "#relay/useFundColumns_fund.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { FundBar, OtherParts } from "./FundBar.tsx";
import { words } from "./words.desk.ts";
import { en as waitingWords } from "./words.waiting.en.ts";

const fragment = graphql`
  fragment useFundColumns_fund on Fund @inline {
    id
    number
    name
    mode
    isLow
    isClosed
    available
    reserved
    committed
    spent
    ...FundBar_fund
    deposits {
      state
    }
    daysLeft
    requestedNotCovered
  }
`;

type Row = useFundColumns_fund$data;

export const readFundRow = (fund: useFundColumns_fund$key): Row => readInlineData(fragment, fund);

/** The columns of the list of funds. */
export function useFundColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(() => {
    const money = (id: keyof typeof t.columns, of: (fund: Row) => number, width = 7.5): TableColumn<Row> => ({
      id,
      label: t.columns[id],
      text: (fund) => format.money(of(fund)),
      isNumber: true,
      width,
    });
    return [
      {
        id: "fund",
        label: t.columns.fund,
        text: ({ name }) => name,
        cell: (fund) => <Name key={fund.id} fund={fund} />,
        isRowHeader: true,
        minWidth: 11,
      },
      {
        ...money("available", ({ available }) => available),
        text: ({ mode, available }) => (mode === "counted" ? t.noLimit : format.money(available)),
      },
      money("reserved", ({ reserved }) => reserved),
      money("committed", ({ committed }) => committed),
      money("spent", ({ spent }) => spent),
      {
        id: "days",
        label: t.columns.days,
        text: ({ daysLeft }) => (daysLeft === null ? t.daysUnknown : t.days(daysLeft)),
        cell: ({ daysLeft }) => (daysLeft === null ? <Muted>{t.daysUnknown}</Muted> : t.days(daysLeft)),
        isNumber: true,
        width: 6.5,
      },
      money("requested", ({ requestedNotCovered }) => requestedNotCovered, 13),
    ];
  }, [t, format]);
}

function Name({ fund }: { fund: Row }) {
  const t = useWords(words);
  const { name, number, mode, isLow, isClosed } = fund;
  const waiting = fund.deposits.filter(({ state }) => state === "waiting").length;
  return (
    <Stack gap="xs">
      <TextLink href={`/admin/funds/${number}`}>{name}</TextLink>
      <FundBar fund={fund} />
      <OtherParts fund={fund} />
      <Cluster gap="xs">
        {mode !== "held" && (
          <Badge tone={mode === "frozen" ? "critical" : "info"}>
            {t.modes[mode as keyof typeof t.modes]}
          </Badge>
        )}
        {isLow && <Badge tone="caution">{t.low}</Badge>}
        {waiting > 0 && (
          <Badge tone="caution" icon="clock">
            {waitingWords.deposits(waiting)}
          </Badge>
        )}
        {isClosed && <Badge>{t.closed}</Badge>}
      </Cluster>
    </Stack>
  );
}
