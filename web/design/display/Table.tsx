import { useRef, type FocusEvent, type KeyboardEvent } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { visuallyHidden } from "../text/visuallyHidden.css.ts";
import { Loading } from "../text/Loading.tsx";
import * as css from "./Table.css.ts";
import { TableCards } from "./TableCards.tsx";
import type { TableProps, TableRow } from "./tableColumns.ts";
import { TableGrid } from "./TableGrid.tsx";
import { remPixels, useWidth } from "../layout/useWidth.ts";
import { words } from "../words.ts";

/** Below this width, in rem, each row is a card. */
const narrowest = 40;
/** Above this number of rows, only the visible ones are rendered. */
const mostDrawn = 100;

/**
 * Rows and columns: one Tab stop, then the arrow keys. The header is sticky; a long table renders
 * only visible rows; with little space each row is a card.
 */
export function Table<Row extends TableRow>({ isLoading = false, empty, ...table }: TableProps<Row>) {
  const t = useWords(words);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { length } = table.rows;
  // A list that was long once stays virtualized, so that the reader keeps their place when it
  // shrinks.
  const wasLong = useRef(false);
  wasLong.current ||= length > mostDrawn;
  const Shape = width !== undefined && width < narrowest * remPixels() ? TableCards : TableGrid;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grid within is what is used; here its keys and its focus pass by
    <div
      ref={place}
      className={css.place}
      aria-busy={isLoading}
      onFocus={keepInSight}
      onKeyDown={leaveScrolling}
    >
      {isLoading && length > 0 && (
        <span role="status" className={css.coming}>
          <span className={visuallyHidden}>{t.loading}</span>
        </span>
      )}
      {length > 0 && <Shape {...table} isLong={wasLong.current} />}
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
