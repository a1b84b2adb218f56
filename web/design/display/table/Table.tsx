import { useRef, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { visuallyHidden } from "../../text/visuallyHidden.css.ts";
import { Muted } from "../../layout/layout.tsx";
import { Loading } from "../../text/Loading.tsx";
import * as css from "./Table.css.ts";
import { TableCards } from "./TableCards.tsx";
import type { TableProps, TableRow } from "./tableColumns.ts";
import { TableGrid } from "./TableGrid.tsx";
import { useIsNarrow } from "../../layout/useWidth.ts";
import { words } from "../../words.ts";

/** In rem. */
const fewestForColumns = 40;
/** Above this number of rows, only the visible ones are rendered. */
const maxDrawn = 100;

/**
 * Rows and columns: one Tab stop, then the arrow keys. The header is sticky; a long table renders
 * only visible rows; with little space each row is a card.
 */
export function Table<Row extends TableRow>(props: TableProps<Row>) {
  const { isLoading = false, empty, narrowest = fewestForColumns, onOpen, columns, ...table } = props;
  const said = columns.filter(({ always }) => always && table.rows.every(always.is));
  const shown = said.length > 0 ? columns.filter((column) => !said.includes(column)) : columns;
  const t = useWords(words);
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(place, narrowest);
  const { length } = table.rows;
  // A list that was long once stays virtualized, so that the reader keeps their place when it
  // shrinks.
  const wasLong = useRef(false);
  wasLong.current ||= length > maxDrawn;
  const Shape = isNarrow ? TableCards : TableGrid;
  // A press of react-aria would keep clicks on links in the row from the router.
  function press({ target }: SyntheticEvent) {
    if (!onOpen || !(target instanceof Element) || target.closest("a, button, input")) return;
    const id = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    const row = table.rows.find((one) => one.id === id);
    if (row) onOpen(row);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grid within is what is used; here its keys and its focus pass by
    <div
      ref={place}
      className={css.place}
      aria-busy={isLoading}
      onClick={(event) => !getSelection()?.toString() && press(event)}
      onFocus={keepInSight}
      onKeyDown={(event) => {
        leaveScrolling(event);
        if (event.key === "Enter") press(event);
      }}
    >
      {isLoading && length > 0 && (
        <span role="status" className={css.coming}>
          <span className={visuallyHidden}>{t.loading}</span>
        </span>
      )}
      {length > 0 && said.length > 0 && <Muted>{said.map(({ always }) => always?.text).join(" ")}</Muted>}
      {length > 0 && (
        <Shape {...table} columns={shown} {...(onOpen && { onOpen })} isLong={wasLong.current} />
      )}
      {length === 0 && (isLoading ? <Loading /> : empty)}
    </div>
  );
}

/** A row that the keyboard jumps to may be rendered only then, outside the view. */
function keepInSight({ target }: FocusEvent): void {
  if (target.matches(":focus-visible"))
    requestAnimationFrame(() => target.scrollIntoView?.({ block: "nearest" })); // jsdom cannot
}

const leaps = new Set(["Home", "End", "PageUp", "PageDown"]);

/** The browser would scroll smoothly as well, and stop halfway when the row takes the focus. */
function leaveScrolling(event: KeyboardEvent): void {
  const { target } = event;
  const isTyping = target instanceof Element && target.matches("input, textarea, select");
  const isInGrid = target instanceof Element && target.closest("[role=grid]") !== null;
  if (leaps.has(event.key) && isInGrid && !isTyping) event.preventDefault();
}
