import { builder } from "./builder.ts";

export const SortDirection = builder.enumType("SortDirection", {
  values: ["ascending", "descending"] as const,
});

/** Rows of a page of a list at a desk; the page's number stands in the address there. */
export const rowsPerPage = 25;
/** So far may anybody turn the pages; beyond it a search finds sooner. */
const mostPages = 4000;

/**
 * A page of a list, as the database is asked for it; `page` counts from 1, and one that cannot be
 * is the nearest that can.
 */
export const pageAt = (page: number | null | undefined) => ({
  skip: (Math.min(Math.max(page ?? 1, 1), mostPages) - 1) * rowsPerPage,
  take: rowsPerPage,
});

/**
 * A column that holds these letters, whatever their case. Prisma hands `%` and `_` to LIKE as they
 * are, where they would stand for any letters.
 */
export const containing = (text: string) => ({
  contains: text.replaceAll(/[\\%_]/g, String.raw`\$&`),
  mode: "insensitive" as const,
});
