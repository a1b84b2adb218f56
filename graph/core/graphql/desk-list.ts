import { builder } from "./builder.ts";

export const SortDirection = builder.enumType("SortDirection", {
  values: ["ascending", "descending"] as const,
});

/** One page of a desk list. The page number is in the address. */
export const rowsPerPage = 25;
/** The last page that can be opened; beyond it a search is faster. */
const mostPages = 4000;

/**
 * The page of a list as a database query. `page` counts from 1; an impossible one becomes the
 * nearest possible.
 */
export const pageAt = (page: number | null | undefined) => ({
  skip: (Math.min(Math.max(page ?? 1, 1), mostPages) - 1) * rowsPerPage,
  take: rowsPerPage,
});

/**
 * A case-insensitive "contains" filter. Prisma passes `%` and `_` to LIKE unescaped, where they
 * would match any letters.
 */
export const containing = (text: string) => ({
  contains: text.replaceAll(/[\\%_]/g, String.raw`\$&`),
  mode: "insensitive" as const,
});
