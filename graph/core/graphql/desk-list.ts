import { escapeLike } from "../database/statement.ts";
import { builder } from "./builder.ts";

export const SortDirection = builder.enumType("SortDirection", {
  description: "Direction of a sort.",
  values: {
    ascending: { description: "Smallest, earliest or first in the alphabet first." },
    descending: { description: "Largest, latest or last in the alphabet first." },
  },
});

/**
 * A case-insensitive "contains" filter. Prisma passes `%` and `_` to LIKE unescaped, where they
 * would match any letters.
 */
export const containing = (text: string) => ({
  contains: escapeLike(text),
  mode: "insensitive" as const,
});
