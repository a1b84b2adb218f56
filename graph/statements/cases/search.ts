import type { Reader } from "../contract.ts";

/**
 * Texts as the search columns have them: without capitals, accents and apostrophes, with one dash
 * and ASCII digits. Only the database knows how, because its triggers write those columns.
 */
export async function foldForSearch(
  { sql }: Pick<Reader, "sql">,
  texts: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ folded: string }>(foldStatement, [texts]);
  return rows.map(({ folded }) => folded);
}

const foldStatement = {
  name: "fold-for-search",
  text: `SELECT sv_fold(t."text") AS "folded" FROM unnest($1::text[]) WITH ORDINALITY t("text", "at") ORDER BY t."at"`,
};
