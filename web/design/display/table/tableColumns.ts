import type { ReactNode } from "react";

/** A table row has an id, by which it keeps focus and position while others come and go. */
export interface TableRow {
  readonly id: string;
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** Only screen readers read it: the column of boxes speaks for itself. */
  isLabelHidden?: boolean;
  /**
   * The cell as plain text: displayed, searched by typing, sorted locally. A card leaves out a fact
   * without text.
   */
  text: (row: Row) => string;
  /** Rendered in place of the text: a badge, a button. */
  cell?: (row: Row) => ReactNode;
  /** Names the row: announced with each of its cells, and the heading of its card. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Digits align. */
  isNumber?: boolean;
  /**
   * Buttons for the row: at the bottom of its card, or next to its name if all cards of a long list
   * have one height.
   */
  isForActions?: boolean;
  /**
   * Stays where a detail beside the table leaves it little room, as the row header does; on a card,
   * a button that stays is next to the name.
   */
  staysBeside?: boolean;
  /** Speaks for itself: on a card it shares one line with others like it, without a label. */
  needsNoLabel?: boolean;
  /** If this is so for each row, the column is a sentence above the table instead. */
  always?: { is: (row: Row) => boolean; text: string };
  /** In rem; without it the column takes its `share` of the remaining space. */
  width?: number;
  share?: number;
  /** In rem; below this width the table scrolls sideways. */
  minWidth?: number;
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Row extends TableRow> {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The same object for an unchanged row: only changed rows render again. */
  rows: readonly Row[];
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** A press or Enter on the row, outside of its own links and buttons. */
  onOpen?: (row: Row) => void;
  /**
   * The row whose detail is on the page, or null: then letters are keys of the page, and typing
   * does not look for a row.
   */
  open?: string | null;
  /** In rem; below this width each row is a card. */
  narrowest?: number;
  /** Other rows are loading; the current ones stay until then. */
  isLoading?: boolean;
  /** Shown without rows. */
  empty?: ReactNode;
}

/** For complete lists; a long list is sorted by the server. */
export function sortedRows<Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: Sort | undefined,
  /** The sort value of a column if its text would mislead: an amount, a time. */
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
