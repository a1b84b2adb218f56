import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

interface ListWalk<Key> {
  /** The rows by their keys, in order. */
  keys: readonly Key[];
  /** The row whose detail is open. */
  open: Key | null;
  /** Each row has `data-row` with its key. */
  rows: RefObject<HTMLElement | null>;
  onOpen: (key: Key) => void;
}

/** The row that the keyboard is at. While a detail is open, a step opens the next one. */
export function useListWalk<Key extends string | number>({ keys, open, rows, onOpen }: ListWalk<Key>) {
  const [at, setAt] = useState<Key>();
  // Set by a press on a row: then the detail takes the focus, otherwise the row keeps it.
  const wants = useRef(false);
  // A row that left the list, such as an approved one of the pending, keeps its place for J.
  const place = useRef(0);
  const known = at !== undefined && keys.includes(at) ? at : undefined;
  const current = known ?? (open !== null && keys.includes(open) ? open : keys[0]);
  useEffect(() => {
    const sought = open ?? at;
    const index = sought === undefined ? -1 : keys.indexOf(sought);
    if (index >= 0) place.current = index;
  }, [keys, open, at]);

  // Until the focus is there, which takes a frame: another key may come before.
  const going = useRef<Key>(undefined);
  // The arrow keys of a table move the focus alone.
  function focused() {
    if (going.current !== undefined) return going.current;
    const row = document.activeElement?.closest<HTMLElement>("[data-row]");
    if (!row || !rows.current?.contains(row)) return undefined;
    return keys.find((key) => String(key) === row.dataset["row"]);
  }
  function focus(key: Key) {
    going.current = key;
    requestAnimationFrame(() => {
      if (going.current === key) going.current = undefined;
      focusNow(key);
    });
  }
  function focusNow(key: Key) {
    const row = rows.current?.querySelector<HTMLElement>(`[data-row="${key}"]`);
    // A detail of another page of the list has no row here.
    (row ?? rows.current?.querySelector<HTMLElement>("[data-row][tabindex='0']"))?.focus();
  }
  // On a phone the detail has taken the place of the list until it is closed.
  const left = useRef<Key>(undefined);
  const arrive = useEffectEvent(() => {
    if (open !== null || left.current === undefined) return;
    focusNow(left.current);
    left.current = undefined;
  });
  useEffect(() => arrive(), [open]);

  function keyAfter(by: 1 | -1) {
    const isInList = rows.current?.contains(document.activeElement) ?? false;
    const from = open ?? focused() ?? (isInList ? current : undefined);
    const index = from === undefined ? -1 : keys.indexOf(from);
    const next = index >= 0 ? index + by : from === undefined ? 0 : place.current - (by < 0 ? 1 : 0);
    return keys[Math.min(Math.max(next, 0), keys.length - 1)];
  }
  function move(by: 1 | -1) {
    const key = keyAfter(by);
    if (key === undefined) return;
    setAt(key);
    wants.current = false;
    if (open !== null) onOpen(key);
    focus(key);
  }
  return {
    current,
    move,
    /**
     * The open row is done: the next detail opens and takes the focus, so the list may change.
     * False if it was the last.
     */
    advance: () => {
      const key = keyAfter(1);
      if (key === undefined || key === open) return false;
      setAt(key);
      wants.current = true;
      onOpen(key);
      return true;
    },
    /** The detail is being closed, and its row will take the focus. */
    leave: () => {
      left.current = open ?? undefined;
    },
    /** Presses the row that the keyboard is at. */
    enter: () => rows.current?.querySelector<HTMLElement>(`[data-row="${current}"]`)?.click(),
    /** Presses the box of the row. */
    select: () =>
      rows.current?.querySelector<HTMLElement>(`[data-select="${focused() ?? current}"]`)?.click(),
    /** A press on a row. Its link opens the detail. */
    choose: (key: Key) => {
      setAt(key);
      wants.current = true;
    },
    /** Whether the opened detail takes the focus; asked once for each. */
    takesFocus: () => {
      const does = wants.current;
      wants.current = false;
      return does;
    },
  };
}
