import { useEffect, useRef, type RefObject } from "react";
import { useNewestSearch } from "../../../core/routing/useSearch.ts";
import { useListWalk } from "./useListWalk.ts";
import { useWorkspaceKeys } from "./useWorkspaceKeys.ts";

interface WorkspaceOf<Key> {
  /** The loaded rows by their keys, in order. */
  keys: readonly Key[];
  /** The row whose detail is open. */
  open: Key | null;
  /** Reads it in a URL. */
  openIn: (address: URLSearchParams) => Key | null;
  /** The list: each row has `data-row` with its key. */
  rows: RefObject<HTMLElement | null>;
  /** The letters of the detail's buttons, whether they are shown now or not. */
  letters: readonly string[];
  /** Opens a row, or closes the detail. */
  onOpen: (key: Key | null) => void;
}

/** The keyboard and the focus of a list with the detail of one row. */
export function useWorkspace<Key extends string | number>(props: WorkspaceOf<Key>) {
  const { keys, open, openIn, rows, letters, onOpen } = props;
  const place = useRef<HTMLDivElement>(null);
  const { move, select, enter, leave, ...walk } = useListWalk({ keys, open, rows, onOpen });
  function close() {
    leave();
    onOpen(null);
  }
  const shortcuts = useWorkspaceKeys({
    place,
    letters,
    acts: { j: () => move(1), k: () => move(-1), x: select, ...(open !== null && { Escape: close }) },
    isOpen: open !== null,
    onEnter: enter,
  });
  // The list is narrower than before, so the row is elsewhere.
  useEffect(() => {
    if (open === null) return;
    const waits = requestAnimationFrame(() =>
      rows.current
        ?.querySelector(`[data-row="${CSS.escape(String(open))}"]`)
        ?.scrollIntoView?.({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(waits);
  }, [open, rows]);
  // Until the next detail is loaded, what is typed would go to the one before.
  const isLeaving = openIn(useNewestSearch()) !== open;
  return { ...walk, close, shortcuts, panes: { place, isOpen: open !== null, isLeaving } };
}
