import type { Kernel } from "../../core/context.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { liftTimeLimit, verifyLedger, type LedgerProof } from "./verify.sql.ts";

const longestMs = 600_000;

/** Verifies the whole ledger. With millions of entries this takes longer than a call may. */
export const verifyFunds = ({ db }: Pick<Kernel, "db">): Promise<LedgerProof> =>
  db.$transaction(
    async (tx) => {
      await liftTimeLimit(tx);
      return verifyLedger(sqlWithin(tx));
    },
    { timeout: longestMs },
  );
