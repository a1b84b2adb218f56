/** Rows on a page of a list, unless a caller wants another number. */
export const rowsPerPage = 25;

/** The maximum number of rows on a page. A live list that is longer is not fetched at once. */
export const maxRows = 200;

/** Rows on a page for which a caller asks for this many. */
export const pageSize = (first: number | null | undefined): number =>
  Math.min(Math.max(first ?? rowsPerPage, 1), maxRows);

/** Lists that grow by several rows with each case are counted up to this number. */
export const maxCounted = 1000;

/** The variables of a list's first page. */
export const firstPage = { first: rowsPerPage, after: null };

/** A cursor holds one number: the row's own, or its position in the list, from 1. */
export const cursorOf = (number: bigint | number | string): string => btoa(`GPC:N:${number}`);
