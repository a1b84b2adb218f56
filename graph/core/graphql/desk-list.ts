import { escapeLike } from "../database/statement.ts";
import { builder } from "./builder.ts";

export const SortDirection = builder.enumType("SortDirection", {
  values: ["ascending", "descending"] as const,
});

/**
 * A case-insensitive "contains" filter. Prisma passes `%` and `_` to LIKE unescaped, where they
 * would match any letters.
 */
export const containing = (text: string) => ({
  contains: escapeLike(text),
  mode: "insensitive" as const,
});
