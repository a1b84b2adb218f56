import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import type {
  useDifferenceColumns_line$data,
  useDifferenceColumns_line$key,
} from "#relay/useDifferenceColumns_line.graphql";
import { SettleButton } from "./SettleButton.tsx";
import { words } from "./words.desk.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";

const fragment = graphql`
  fragment useDifferenceColumns_line on StatementLine @inline {
    id
    line
    code
    on
    amount
    verdict
    state
    vendorName
    fileName
    requestNumber
    caseId
    dispatchedAmount
    reason
    settledBy
    settledAt
    viewerCanSettle
    ...SettleButton_line
  }
`;

type Row = useDifferenceColumns_line$data;

export const readDifferenceRow = (line: useDifferenceColumns_line$key): Row => readInlineData(fragment, line);

/** The columns of the differences. */
export function useDifferenceColumns(others: readonly string[]): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const { differences } = t;
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "what",
        label: differences.columns.what,
        text: ({ verdict }) => t.verdicts[verdict],
        cell: ({ verdict, code, requestNumber, caseId }) => (
          <Stack gap="xs">
            <span>{t.verdicts[verdict]}</span>
            <Muted>{t.verdictTexts[verdict]}</Muted>
            <Cluster gap="xs">
              <Muted>
                <Verbatim>{t.codeEnd(code)}</Verbatim>
              </Muted>
              {caseId && requestNumber && <CaseLink number={requestNumber} caseId={caseId} />}
            </Cluster>
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 12,
      },
      {
        id: "from",
        label: differences.columns.from,
        text: ({ vendorName }) => vendorName,
        cell: ({ vendorName, fileName, line, on }) => (
          <Stack gap="xs">
            <bdi translate="no">{vendorName}</bdi>
            <Muted>{differences.line(fileName, line)}</Muted>
            <Muted>{format.date(on)}</Muted>
          </Stack>
        ),
        minWidth: 12,
      },
      {
        id: "amount",
        label: differences.columns.amount,
        text: ({ amount }) => format.money(amount),
        cell: ({ amount, dispatchedAmount }) => (
          <Stack gap="xs">
            <span>{format.money(amount)}</span>
            {dispatchedAmount !== null && (
              <Muted>{differences.dispatched(format.money(dispatchedAmount))}</Muted>
            )}
          </Stack>
        ),
        isNumber: true,
        width: 12,
      },
      {
        id: "state",
        label: differences.columns.state,
        text: ({ state }) => (state === "accepted" ? differences.accepted : differences.refused),
        cell: (line) => <State key={line.id} line={line} others={others} />,
        minWidth: 12,
      },
    ],
    [t, differences, format, others],
  );
}

function State({ line, others }: { line: Row; others: readonly string[] }) {
  const t = useWords(words).differences;
  const format = useFormat();
  const { state, reason, settledBy, settledAt, viewerCanSettle } = line;
  if (state === "open")
    return viewerCanSettle ? <SettleButton line={line} others={others} /> : <Muted>{t.notYours}</Muted>;
  return (
    <Stack gap="xs">
      <span>
        <Badge tone={state === "accepted" ? "positive" : "neutral"}>
          {state === "accepted" ? t.accepted : t.refused}
        </Badge>
      </span>
      {reason && <span>{reason}</span>}
      {settledBy && settledAt && <Muted>{t.settledBy(settledBy, format.dateTime(settledAt))}</Muted>}
    </Stack>
  );
}
