import { bool, int, words } from "../../../core/database/columns.ts";
import { literals, type Sql, type Statement } from "../../../core/database/statement.ts";

/** The kinds of `PersonKey` whose equality alone makes two requests one person's. */
export const strongKinds = ["name-and-birth"] as const;

/** An administrator's judgment of two requests. */
export interface Verdict {
  firstId: number;
  secondId: number;
  same: boolean;
  firstKeys: string[];
  secondKeys: string[];
}

/** All judgments, with the requests' keys: requests may be linked by one that had no help. */
export const readVerdicts = (sql: Sql) => sql(verdicts, []);

const keysOf = (id: string) =>
  `ARRAY (SELECT k."key" FROM "PersonKey" k WHERE k."requestId" = v."${id}" AND k."kind" IN (${literals(strongKinds)}) AND k."key" <> '')`;

const verdicts: Statement<Verdict> = {
  name: "voca-verdicts",
  row: { firstId: int, secondId: int, same: bool, firstKeys: words(), secondKeys: words() },
  text: `SELECT v."firstId", v."secondId", v."answer" = 'same' AS "same", ${keysOf("firstId")} AS "firstKeys", ${keysOf("secondId")} AS "secondKeys"
    FROM "PersonVerdict" v WHERE v."answer" <> 'unsure' ORDER BY v."firstId", v."secondId"`,
};
