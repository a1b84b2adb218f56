import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type { CheckedLines_line$data, CheckedLines_line$key } from "#relay/CheckedLines_line.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment CheckedLines_line on CheckedStatementLine @inline {
    line
    code
    on
    amount
    verdict
    column
    problem
  }
`;

type Line = CheckedLines_line$data & { readonly id: string };

function useCheckedColumns(): readonly TableColumn<Line>[] {
  const t = useWords(words);
  const { upload } = t;
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "line",
        label: upload.columns.line,
        text: ({ line }) => upload.line(line),
        isRowHeader: true,
        width: 6,
      },
      { id: "code", label: upload.columns.code, text: ({ code }) => code, minWidth: 9 },
      { id: "on", label: upload.columns.on, text: ({ on }) => (on ? format.date(on) : ""), width: 10 },
      {
        id: "amount",
        label: upload.columns.amount,
        text: ({ amount }) => (amount === null ? "" : format.money(amount)),
        isNumber: true,
        width: 9,
      },
      {
        id: "verdict",
        label: upload.columns.verdict,
        text: ({ verdict }) => (verdict === null ? "" : t.verdicts[verdict]),
        cell: (checked) => <Result line={checked} />,
        minWidth: 14,
      },
    ],
    [t, upload, format],
  );
}

/** Every line of a checked file: wrong ones first, then differences. */
export function CheckedLines({ lines: refs }: { lines: readonly CheckedLines_line$key[] }) {
  const lines = refs.map((ref) => readInlineData(fragment, ref));
  const t = useWords(words);
  const { upload } = t;
  const columns = useCheckedColumns();
  const bad = lines.filter(({ verdict }) => verdict === null);
  const different = lines.filter(({ verdict }) => verdict !== null && verdict !== "matches");
  const matching = lines.filter(({ verdict }) => verdict === "matches");
  return (
    <Stack>
      <Cluster gap="xs">
        {bad.length > 0 && <Badge tone="critical">{upload.bad(bad.length)}</Badge>}
        {different.length > 0 && <Badge tone="caution">{upload.different(different.length)}</Badge>}
        {matching.length > 0 && <Badge tone="positive">{upload.matching(matching.length)}</Badge>}
      </Cluster>
      {bad.length > 0 && <p>{upload.badText}</p>}
      <Table
        label={upload.title}
        columns={columns}
        rows={[...bad, ...different, ...matching].map((line) => ({ ...line, id: `${line.line}` }))}
        empty={null}
      />
    </Stack>
  );
}

function Result({ line: { verdict, column, problem } }: { line: Line }) {
  const t = useWords(words);
  return (
    <Stack gap="xs">
      {verdict !== null && (
        <span>
          <Badge tone={verdict === "matches" ? "positive" : "caution"}>{t.verdicts[verdict]}</Badge>
        </span>
      )}
      {problem && <span>{column ? t.upload.wrong(column, problem) : problem}</span>}
    </Stack>
  );
}
