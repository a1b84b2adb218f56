import { createContext } from "react";

/** The row whose detail is open, in the URL of a desk list. */
const name = "open";

export const openRowIn = (address: URLSearchParams): string | null => address.get(name) || null;

/** The variables of a `detailQuery` by node id. */
export function openNode(address: URLSearchParams): { id: string } | null {
  const id = openRowIn(address);
  return id === null ? null : { id };
}

/** The same URL with another open row. */
export function withOpenRow(address: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (id === null) next.delete(name);
  else next.set(name, id);
  return next;
}

interface OpenRow {
  /** The detail of this row takes the focus once it is shown. */
  choose: (id: string) => void;
  /** Opens a row of the list. Back closes it. */
  open: (id: string) => void;
  close: () => void;
  /** Whether the opened detail takes the focus; asked once for each. */
  takesFocus: () => boolean;
}

/** Of the list around. */
export const OpenRow = createContext<OpenRow>({
  choose() {},
  open() {},
  close() {},
  takesFocus: () => false,
});
