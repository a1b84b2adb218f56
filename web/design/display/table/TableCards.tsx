import { useMemo } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { BreakableText } from "../../text/BreakableText.tsx";
import { cluster } from "../../layout/layout.css.ts";
import { visuallyHidden } from "../../text/visuallyHidden.css.ts";
import { Button } from "../../controls/Button.tsx";
import { deskWords } from "../../words.desk.ts";
import { Select } from "../../fields/choices/Select.tsx";
import * as css from "./Table.css.ts";
import type { TableColumn, TableRow, TableProps } from "./tableColumns.ts";
import { remPixels } from "../../layout/useWidth.ts";

/**
 * The table with little space: a list of cards, each with its row's name on top, that scrolls with
 * the page.
 */
export function TableCards<Row extends TableRow>(props: TableProps<Row> & { isLong: boolean }) {
  const { label, columns, rows, onOpen, open, isLong } = props;
  const rem = remPixels();
  const facts = columns.filter(isFact).length;
  const layoutOptions = useMemo(
    () => ({
      rowSize: (css.cardRem + facts * css.lineRem) * rem,
      gap: css.gapRem * rem,
      padding: css.edgeRem * rem,
    }),
    [facts, rem],
  );
  const list = (
    <GridList
      aria-label={label}
      items={rows}
      dependencies={[columns, open]}
      disallowTypeAhead={open !== undefined}
      className={css.cards}
      data-long={isLong || undefined}
    >
      {(row: Row) => (
        <GridListItem
          id={row.id}
          textValue={nameOf(row, columns)}
          className={css.card}
          data-row={row.id}
          data-open={row.id === open || undefined}
          data-opens={onOpen ? "" : undefined}
        >
          <Card row={row} columns={columns} isLong={isLong} />
        </GridListItem>
      )}
    </GridList>
  );
  return (
    <>
      <SortChoice {...props} />
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </>
  );
}

interface CardProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isLong: boolean;
}

function Card<Row extends TableRow>({ row, columns, isLong }: CardProps<Row>) {
  const shown = (column: TableColumn<Row>) =>
    column.cell ? column.cell(row) : <BreakableText text={column.text(row)} />;
  const names = columns.filter(({ isRowHeader }) => isRowHeader);
  const buttons = columns.filter(({ isForActions }) => isForActions);
  // A label without a value is only noise where each has a line of its own.
  const facts = columns.filter((column) => isFact(column) && column.text(row) !== "");
  // In a long list each fact has a line of one height.
  const isBare = (column: TableColumn<Row>) => !isLong && column.needsNoLabel === true;
  const bare = facts.filter(isBare);
  const labelled = facts.filter((column) => !isBare(column));
  const shownAll = (some: readonly TableColumn<Row>[]) =>
    some.map((column) => <div key={column.id}>{shown(column)}</div>);
  const actions = shownAll(buttons.filter(({ staysBeside }) => isLong || !staysBeside));
  return (
    <div className={css.cardBody}>
      <div className={css.cardHead}>
        <div className={css.cardName}>{shownAll(names)}</div>
        {isLong ? actions : shownAll(buttons.filter(({ staysBeside }) => staysBeside))}
      </div>
      {bare.length > 0 && (
        <dl className={cluster} data-gap="xs">
          {bare.map((column) => (
            <div key={column.id}>
              <dt className={visuallyHidden}>{column.label}</dt>
              <dd className={css.cardValue}>{shown(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {labelled.length > 0 && (
        <dl className={css.cardFacts}>
          {labelled.map((column) => (
            <div key={column.id} className={css.cardFact}>
              <dt className={css.cardTerm}>{column.label}</dt>
              <dd className={css.cardValue}>{shown(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isLong && actions.length > 0 && <div className={css.cardActions}>{actions}</div>}
    </div>
  );
}

const isFact = <Row,>(column: TableColumn<Row>) => !column.isRowHeader && !column.isForActions;

const nameOf = <Row,>(row: Row, columns: readonly TableColumn<Row>[]) =>
  columns
    .filter(({ isRowHeader }) => isRowHeader)
    .map(({ text }) => text(row))
    .join(" ");

/** Cards have no headers to press. */
function SortChoice<Row extends TableRow>({ columns, sort, onSort }: TableProps<Row>) {
  const t = useWords(deskWords);
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (!onSort || sortable.length === 0) return null;
  const direction = sort?.direction ?? "ascending";
  return (
    <div className={css.sortChoice}>
      <Select
        label={t.sortBy}
        options={sortable.map(({ id, label }) => ({ id, label }))}
        value={sort?.column ?? null}
        onChange={(column) => column !== null && onSort({ column: String(column), direction })}
      />
      {sort && (
        <Button
          variant="quiet"
          onPress={() =>
            onSort({ ...sort, direction: direction === "ascending" ? "descending" : "ascending" })
          }
        >
          {t[direction]}
        </Button>
      )}
    </div>
  );
}
