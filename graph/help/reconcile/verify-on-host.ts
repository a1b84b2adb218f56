import * as z from "zod";
import type { Database } from "../../adapters/database/open.ts";
import { proveOnHost, provenShape } from "../../platform/backup/prove.ts";
import { verifyFunds } from "../../money/funds/verify.ts";
import { ledgerProblemKinds } from "../../money/funds/verify.sql.ts";
import { proofOf } from "./prove.ts";
import { monthProblemKinds, verifyMonths } from "./verify-months.ts";

/** What `npm run ledger:verify` asks for. */
export const ledgerQuestion = z.object({ by: z.string() });

const ledgerProblem = z.object({
  kind: z.enum(ledgerProblemKinds),
  id: z.number(),
  found: z.string(),
  expected: z.string(),
});
const monthProblem = z.object({
  month: z.string(),
  kind: z.enum(monthProblemKinds),
  expected: z.string().nullable(),
  found: z.string().nullable(),
});
export const ledgerAnswer = z.object({
  ...provenShape.shape,
  ledger: z.object({ entries: z.number(), count: z.number(), problems: z.array(ledgerProblem) }),
  closed: z.object({ months: z.number(), problems: z.array(monthProblem) }),
});

/** Verifies the ledger and the closed months for a command on this machine. */
export const verifyLedgerOnHost = (
  { db, pool }: Pick<Database, "db" | "pool">,
  { by }: z.output<typeof ledgerQuestion>,
): Promise<z.output<typeof ledgerAnswer>> =>
  proveOnHost(pool, { kind: "ledger", by }, async () => {
    const ledger = await verifyFunds({ db });
    const closed = await verifyMonths({ db });
    const differences = ledger.count + closed.problems.length;
    return { found: { ledger, closed }, proof: proofOf({ entries: ledger.entries, differences }) };
  });
