import { proveDaily, type Proof } from "../../platform/backup/prove.ts";
import type { Context } from "../../core/context.ts";
import { publicUrl } from "../../core/env.ts";
import { verifyFunds } from "../../money/funds/verify.ts";
import { verifyMonths } from "./verify-months.ts";

/**
 * Once a day, compares the whole ledger with its balances, and closed months with the audit log.
 * System status shows the result. Returns 1 if it was compared now.
 */
export const proveLedgerDue = (context: Context): Promise<number> =>
  proveDaily(context, {
    kind: "ledger",
    check: () => checkLedger(context),
    notice: {
      permission: "confirmMoney",
      team: "Funds",
      title: "The ledger does not add up",
      button: { label: "Open the funds", href: `${publicUrl(context.env)}/admin/funds` },
    },
    texts: (reason) => [
      `The daily check compared the ledger with its balances. ${reason}`,
      "Freeze the funds until you know why.",
    ],
  });

async function checkLedger(context: Context): Promise<Proof> {
  const { entries, count } = await verifyFunds(context);
  const { problems } = await verifyMonths(context);
  return proofOf({ entries, differences: count + problems.length });
}

export function proofOf({ entries, differences }: { entries: number; differences: number }): Proof {
  const found = differences === 1 ? "1 difference" : `${differences} differences`;
  return {
    counts: { LedgerEntry: entries },
    reason: differences === 0 ? null : `The check found ${found}. Run: npm run ledger:verify`,
  };
}
