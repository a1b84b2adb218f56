import { Suspense, type ReactNode, type TransitionStartFunction } from "react";
import { Pager } from "../../admin/Pager.tsx";
import { useSentenceOf } from "../../core/http/refusals.ts";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Table } from "../../design/display/Table.tsx";
import type { TableColumn } from "../../design/display/tableColumns.ts";

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
  total: number;
  rowsPerPage: number;
  rows: readonly Row[];
  page: number;
  setPage: (page: number) => void;
  transition: [boolean, TransitionStartFunction];
  columns: readonly TableColumn<Row>[];
  words: { list: string; none: string; pages: string };
}

/** The cases that the draft affects, paged. */
export function TriedCases<Row extends { id: string }>({
  total,
  rowsPerPage,
  rows,
  page,
  setPage,
  transition: [isTurning, startTurning],
  columns,
  words: t,
}: TriedCasesProps<Row>) {
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  const turn = (next: number) => startTurning(() => setPage(next));
  return (
    <>
      {total === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Table label={t.list} isLoading={isTurning} rows={rows} columns={columns} />
      )}
      <Pager
        label={t.pages}
        page={page}
        pages={pages}
        hasNext={page < pages}
        onPrevious={() => turn(page - 1)}
        onNext={() => turn(page + 1)}
      />
    </>
  );
}
