/** Rows on a page of a list, unless a caller wants another number. */
export const rowsPerPage = 25;

/** A cursor holds one number: the row's own, or its position in the list, from 1. */
export const cursorOf = (number: bigint | number | string): string => btoa(`GPC:N:${number}`);
