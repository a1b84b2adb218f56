import { useMemo, useState, type ReactNode } from "react";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../text/Badge.tsx";
import { EmptyState } from "../layout/EmptyState.tsx";
import { Muted } from "../layout/layout.tsx";
import { Menu } from "../overlays/Menu.tsx";
import { SearchField } from "../fields/SearchField.tsx";
import { Table } from "../display/table/Table.tsx";
import { sortedRows, type Sort, type TableColumn } from "../display/table/tableColumns.ts";
import { sampleRows, type SampleRow } from "./rows.ts";
import { State } from "./State.tsx";
import { words } from "./words.gallery.ts";

const few = 8;
const many = 2000;
const tones = { high: "critical", medium: "caution", low: "neutral" } as const;
const weights = { high: 3, medium: 2, low: 1 };

export function Tables() {
  const { table: t, search, states } = useWords(words);
  const columns = useColumns();
  const [text, setText] = useState("");
  const [fewRows, manyRows] = useMemo(() => [sampleRows(few, t), sampleRows(many, t)], [t]);
  const found = fewRows.filter((row) =>
    columns.some((column) => column.text(row).toLowerCase().includes(text.toLowerCase())),
  );
  const empty = <EmptyState icon="search" title={t.empty} text={t.emptyText} />;
  return (
    <>
      <State name={states.usual}>
        <SearchField
          label={search.label}
          description={search.hint}
          placeholder={search.placeholder}
          value={text}
          onSearch={setText}
          found={search.found(found.length)}
        />
        <Sorted rows={found} columns={columns} empty={empty} />
      </State>
      <State name={states.many}>
        <Sorted rows={manyRows} columns={columns} />
      </State>
      <State name={states.loading}>
        <Sorted rows={fewRows.slice(0, 2)} columns={columns} isLoading />
        <Sorted rows={[]} columns={columns} isLoading />
      </State>
      <State name={states.empty}>
        <Sorted rows={[]} columns={columns} empty={empty} />
      </State>
      <State name={states.disabled}>
        <SearchField label={search.label} value={text} onSearch={setText} isDisabled />
      </State>
    </>
  );
}

interface SortedProps {
  rows: readonly SampleRow[];
  columns: readonly TableColumn<SampleRow>[];
  isLoading?: boolean;
  empty?: ReactNode;
}

function Sorted({ rows, columns, ...state }: SortedProps) {
  const { table: t } = useWords(words);
  const [sort, setSort] = useState<Sort>({ column: "created", direction: "descending" });
  const [opened, setOpened] = useState<string>();
  const sorted = useMemo(() => sortedRows(rows, columns, sort, values), [rows, columns, sort]);
  return (
    <>
      <Table
        label={t.label}
        columns={columns}
        rows={sorted}
        sort={sort}
        onSort={setSort}
        onOpen={({ id }) => setOpened(id)}
        {...state}
      />
      <p role="status">{opened !== undefined && <Muted>{t.opened(opened)}</Muted>}</p>
    </>
  );
}

const values = {
  amount: ({ amount }: SampleRow) => amount,
  created: ({ created }: SampleRow) => created,
  urgency: ({ urgency }: SampleRow) => weights[urgency],
};

function useColumns(): readonly TableColumn<SampleRow>[] {
  const { table: t, menu } = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "caseId",
        label: t.columns.caseId,
        text: ({ id }) => id,
        isRowHeader: true,
        isSortable: true,
        width: 7,
      },
      { id: "name", label: t.columns.name, text: ({ name }) => name, isSortable: true },
      { id: "need", label: t.columns.need, text: ({ need }) => need, share: 2, minWidth: 12 },
      {
        id: "urgency",
        label: t.columns.urgency,
        text: ({ urgency }) => t.urgencies[urgency],
        cell: ({ urgency }) => <Badge tone={tones[urgency]}>{t.urgencies[urgency]}</Badge>,
        isSortable: true,
        width: 7,
      },
      {
        id: "amount",
        label: t.columns.amount,
        text: ({ amount }) => format.money(amount),
        isNumber: true,
        isSortable: true,
        width: 7.5,
      },
      {
        id: "created",
        label: t.columns.created,
        text: ({ created }) => format.dateTime(created),
        isSortable: true,
        minWidth: 10,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => menu.open,
        isForActions: true,
        cell: () => (
          <Menu label={menu.label} actions={[{ id: "open", label: menu.open }]} onAction={() => {}} />
        ),
        width: 5.5,
      },
    ],
    [t, menu, format],
  );
}
