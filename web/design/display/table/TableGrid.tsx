import { createContext, use, useMemo } from "react";
import {
  Cell,
  Column,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type SortDescriptor,
} from "react-aria-components/Table";
import { TableLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { BreakableText } from "../../text/BreakableText.tsx";
import { Icon } from "../../text/Icon.tsx";
import { visuallyHidden } from "../../text/visuallyHidden.css.ts";
import * as css from "./Table.css.ts";
import type { Sort, TableColumn, TableRow, TableProps } from "./tableColumns.ts";
import { remPixels } from "../../layout/useWidth.ts";

/**
 * Cells read the columns from context, so that a new render function does not recreate invisible
 * rows.
 */
const Columns = createContext<readonly TableColumn<never>[]>([]);

/** A count or an amount of nothing, which is not what one looks for. */
const isZero = /^\D?0(?:\.00)?$/;

/** The table as a grid of rows and columns. */
export function TableGrid<Row extends TableRow>(props: TableProps<Row> & { isLong: boolean }) {
  const { label, columns, rows, sort, onSort, onOpen, open, isLong } = props;
  const rem = remPixels();
  const shape = columns.map(({ id }) => id).join(" ");
  const layoutOptions = useMemo(
    () => ({ rowHeight: css.longRowRem * rem, headingHeight: css.headRem * rem }),
    [rem],
  );
  const table = (
    <AriaTable
      aria-label={label}
      className={css.table}
      data-long={isLong || undefined}
      {...(sort && { sortDescriptor: sort })}
      onSortChange={(next: SortDescriptor) => onSort?.(sortOf(next))}
    >
      <TableHeader>
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            textValue={column.label}
            isRowHeader={column.isRowHeader ?? false}
            allowsSorting={Boolean(onSort) && (column.isSortable ?? false)}
            className={css.column}
            data-number={column.isNumber || undefined}
            {...(isLong ? widthOf(column, rem) : { style: styleOf(column) })}
          >
            {({ allowsSorting, sortDirection }) => (
              <span className={column.isLabelHidden ? visuallyHidden : css.columnLabel}>
                {column.label}
                {allowsSorting && (
                  <span className={css.sortMark} data-direction={sortDirection}>
                    <Icon name={sortDirection ? "chevron-down" : "sort"} size="sm" />
                  </span>
                )}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows} dependencies={[shape, Boolean(onOpen), open]}>
        {(row: Row) => (
          <AriaRow
            id={row.id}
            className={css.row}
            data-row={row.id}
            data-opens={onOpen ? "" : undefined}
            data-open={row.id === open || undefined}
          >
            {columns.map((column) => (
              <Cell
                key={column.id}
                id={`${row.id} ${column.id}`}
                textValue={open === undefined ? column.text(row) : ""}
                className={css.cell}
                data-number={column.isNumber || undefined}
                data-zero={(column.isNumber && isZero.test(column.text(row))) || undefined}
                data-header={column.isRowHeader || undefined}
              >
                <Content row={row} column={column.id} />
              </Cell>
            ))}
          </AriaRow>
        )}
      </TableBody>
    </AriaTable>
  );
  return (
    <Columns value={columns}>
      {isLong ? (
        <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
          {table}
        </Virtualizer>
      ) : (
        <div className={css.scroller} data-beside={Boolean(open) || undefined}>
          {table}
        </div>
      )}
    </Columns>
  );
}

function Content({ row, column: id }: { row: TableRow; column: string }) {
  const column = (use(Columns) as readonly TableColumn<TableRow>[]).find((known) => known.id === id);
  return (
    <div className={css.content}>
      {column?.cell ? column.cell(row) : <BreakableText text={column?.text(row) ?? ""} />}
    </div>
  );
}

const sortOf = ({ column, direction }: SortDescriptor): Sort => ({ column: String(column), direction });

const defaultMinRem = 7;

const widthOf = <Row,>({ width, share = 1, minWidth = defaultMinRem }: TableColumn<Row>, rem: number) => ({
  width: width === undefined ? (`${share}fr` as const) : width * rem,
  minWidth: (width ?? minWidth) * rem,
});

const styleOf = <Row,>({ width, minWidth = defaultMinRem }: TableColumn<Row>) => ({
  width: width === undefined ? undefined : `${width}rem`,
  minWidth: `${width ?? minWidth}rem`,
});
