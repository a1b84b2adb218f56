import { bool, int } from "../../../core/database/columns.ts";
import type { Sql, Statement } from "../../../core/database/statement.ts";

/** The kinds of `PersonKey` whose equality alone makes two requests one person's. */
export const strongKinds = ["name-and-birth"] as const;

/** An administrator's judgment of two requests. */
export interface Verdict {
  firstId: number;
  secondId: number;
  same: boolean;
}

/** The judgments between these requests, oldest pair first. */
export const readVerdicts = (sql: Sql, requestIds: readonly number[]) => sql(verdicts, [requestIds]);

const verdicts: Statement<Verdict> = {
  name: "voca-verdicts",
  row: { firstId: int, secondId: int, same: bool },
  text: `SELECT v."firstId", v."secondId", v."same" FROM "PersonVerdict" v
    WHERE v."firstId" = ANY ($1::int[]) AND v."secondId" = ANY ($1::int[]) ORDER BY v."firstId", v."secondId"`,
};
