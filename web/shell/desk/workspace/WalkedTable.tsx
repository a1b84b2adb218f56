import { use, useMemo } from "react";
import { Table } from "../../../design/display/table/Table.tsx";
import type { TableColumn, TableProps, TableRow } from "../../../design/display/table/tableColumns.ts";
import { OpenRow } from "./openRow.ts";

/** In rem: the columns that stay beside a detail need no more. */
const fewestBeside = 20;
const minWidthBeside = 6;

/**
 * The table of a list whose rows open beside it; without `open` a plain one. Beside a detail it
 * keeps the row's name and what it is found by.
 */
export function WalkedTable<Row extends TableRow>({ columns, ...table }: TableProps<Row>) {
  const { open: show } = use(OpenRow);
  const { open } = table;
  const isBeside = open !== undefined && open !== null;
  const shown = useMemo(() => (isBeside ? besideDetail(columns) : columns), [isBeside, columns]);
  return (
    <Table
      {...table}
      columns={shown}
      {...(open !== undefined && { onOpen: ({ id }: Row) => show(id) })}
      {...(isBeside && { narrowest: fewestBeside })}
    />
  );
}

const besideDetail = <Row,>(columns: readonly TableColumn<Row>[]) =>
  columns
    .filter(({ isRowHeader, staysBeside }) => isRowHeader || staysBeside)
    .map(({ width, ...column }) => ({
      ...column,
      ...(column.isForActions && width !== undefined ? { width } : { minWidth: minWidthBeside }),
    }));
