import type { ReactNode } from "react";

/**
 * A row of a table has an id of its own, by which it keeps the focus and its place while others
 * come and go.
 */
export interface TableRow {
  readonly id: string;
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** What it says of a row in plain words: shown, found by typing, sorted by on the spot. */
  text: (row: Row) => string;
  /** Drawn in place of the text: a badge, a button. */
  cell?: (row: Row) => ReactNode;
  /** Names the row: said by a screen reader with each of its cells, and the heading of its card. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Digits stand under digits. */
  isNumber?: boolean;
  /**
   * Buttons for the row: at the foot of its card, or beside its name where all cards of a long list
   * are equally high.
   */
  isForActions?: boolean;
  /** In rem; without it the column takes its `share` of what is left. */
  width?: number;
  share?: number;
  /** In rem; narrower than this and the table scrolls sideways. */
  minWidth?: number;
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Row extends TableRow> {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The same object for a row that has not changed: only what changed is made anew. */
  rows: readonly Row[];
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** A press or Enter on the row. */
  onOpen?: (row: Row) => void;
  /** Other rows are on their way; those that are here stay until they come. */
  isLoading?: boolean;
  /** Stands in when there are no rows. */
  empty?: ReactNode;
}

/** For rows that are all here; a long list is sorted by the server. */
export function sortedRows<Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: Sort | undefined,
  /** What a column is sorted by where its words would mislead: an amount, a time. */
  values: Readonly<Record<string, (row: Row) => number | string>> = {},
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column) return rows;
  const value = values[column.id] ?? column.text;
  const turn = sort?.direction === "descending" ? -1 : 1;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    const order = typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
    return turn * order;
  });
}
