import { Suspense, type ReactNode } from "react";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { useSentenceOf } from "../../../core/http/useSentenceOf.ts";
import type { LiveList } from "../../../core/relay/useLiveList.ts";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Table } from "../../../design/display/table/Table.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";

interface TrialProps {
  /** The draft; another one is simulated again, also after a failure. */
  draft: object;
  failed: string;
  children: ReactNode;
}

/** The frame of a simulation, for its loading and failure states. */
export function Trial({ draft, failed, children }: TrialProps) {
  const inPlace = (error: unknown) => <Failed title={failed} error={error} />;
  return (
    <Boundary of={draft} failed={inPlace}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Boundary>
  );
}

function Failed({ title, error }: { title: string; error: unknown }) {
  const sentenceOf = useSentenceOf();
  return (
    <Notice tone="critical" isAlert title={title}>
      {sentenceOf(error)}
    </Notice>
  );
}

/** The row's header: the case, which opens next to the draft. A row's id is its case's. */
export const caseColumn = <Row extends { id: string }>(
  label: string,
  numberOf: (row: Row) => number,
): TableColumn<Row> => ({
  id: "case",
  label,
  isRowHeader: true,
  text: (row) => row.id,
  cell: (row) => (
    <TextLink href={`/request/${numberOf(row)}`} target="_blank">
      {row.id}
    </TextLink>
  ),
});

interface TriedCasesProps<Row> {
  rows: readonly Row[];
  list: LiveList;
  /** The number of cases, shown or not. */
  total: number;
  columns: readonly TableColumn<Row>[];
  words: { list: string; none: string };
}

/** The cases that the draft affects, paged. */
export function TriedCases<Row extends { id: string }>(props: TriedCasesProps<Row>) {
  const { rows, list, total, columns, words: t } = props;
  if (rows.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <Table label={t.list} rows={rows} columns={columns} />
      <LoadMore list={list} total={total} />
    </>
  );
}
