import { useEffect, useRef, useState, type RefObject } from "react";
import { useSearch } from "../../core/routing/useSearch.ts";
import { changeCasesAddress } from "./caseAddress.ts";

/** The row that the keyboard is at. While a case is open, a step opens the next one. */
export function useCaseWalk(
  numbers: readonly number[],
  open: number | null,
  rows: RefObject<HTMLTableElement | null>,
) {
  const [, setAddress] = useSearch();
  const [at, setAt] = useState<number>();
  // Set by a press on a row: then the case takes the focus, otherwise the row keeps it.
  const wants = useRef(false);
  // A row that left the list, such as an approved one of the pending, keeps its place for J.
  const place = useRef(0);
  const known = at !== undefined && numbers.includes(at) ? at : undefined;
  const current = known ?? (open !== null && numbers.includes(open) ? open : numbers[0]);
  useEffect(() => {
    const index = numbers.indexOf(open ?? at ?? 0);
    if (index >= 0) place.current = index;
  }, [numbers, open, at]);

  const focus = (number: number | null | undefined) =>
    // After the list is on the screen again: on a phone the case had taken its place.
    // A case of another page of the list has no row here.
    requestAnimationFrame(() => {
      const row = rows.current?.querySelector<HTMLElement>(`[data-number="${number}"]`);
      (row ?? rows.current?.querySelector<HTMLElement>("[tabindex='0']"))?.focus();
    });

  function move(by: 1 | -1) {
    const from = open ?? (rows.current?.contains(document.activeElement) ? current : undefined);
    const index = from === undefined ? -1 : numbers.indexOf(from);
    const next = index >= 0 ? index + by : from === undefined ? 0 : place.current - (by < 0 ? 1 : 0);
    const number = numbers[Math.min(Math.max(next, 0), numbers.length - 1)];
    if (number === undefined) return;
    setAt(number);
    wants.current = false;
    if (open !== null) setAddress((now) => changeCasesAddress(now, { number }));
    focus(number);
  }
  return {
    current,
    move,
    focus,
    /** A press on a row. Its link opens the case. */
    choose: (number: number) => {
      setAt(number);
      wants.current = true;
    },
    /** Whether the opened case takes the focus; asked once for each. */
    takesFocus: () => {
      const does = wants.current;
      wants.current = false;
      return does;
    },
  };
}
