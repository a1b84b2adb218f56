import * as z from "zod/mini";

/** A positive integer in a query, such as `limit`: at most `most`, and `usual` by default. */
export const countOf = (most: number, usual: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,9}$/, "must be a whole positive number")),
      z.transform((text) => Math.min(most, Number(text))),
    ),
    usual,
  );
