import { askOrOpen } from "../../graph/platform/backup/existing.ts";
import { operatorName } from "../../graph/platform/backup/settings.ts";
import { ledgerAnswer, verifyLedgerOnHost } from "../../graph/help/reconcile/verify-on-host.ts";
import type { MonthProblem } from "../../graph/help/reconcile/verify-months.ts";
import type { LedgerProblem } from "../../graph/money/funds/verify.sql.ts";
import { say } from "./command.ts";
import { runVerification } from "./verify-command.ts";

const meanings: Record<LedgerProblem["kind"], string> = {
  fund: "Fund %: its entries come to $1 cents, its balance is $2",
  request:
    "Request %: its entries come to $1 cents (reserved, committed, spent, lost, from stock), its accounts are $2",
  due: "Request %: its accounts are $1 cents (reserved, committed, spent, lost, from stock), its allocations and dispatches require $2",
  stock: "Fund %: its entries in stock come to $1 cents, its free codes are worth $2",
  printed: "Fund %: its entries for printed vouchers come to $1 cents, its open vouchers to $2",
  day: "Fund %: its entries of a day come to $1 (day, then cents reserved, committed, spent, lost, in stock, promised), the sums of the day are $2",
  deposit: "Deposit %: its entries come to $1 cents, its amount is $2",
};

const monthMeanings: Record<MonthProblem["kind"], string> = {
  journal: "Month %: its journal was changed after it was closed",
  record: "Month %: its own record was changed after it was closed",
  missing: "Month %: it was closed, and its record is gone",
  unlogged: "Month %: the audit log does not say that it was closed",
};

/**
 * Compares the ledger's entries, balances, requests and deposits, and the journals of closed months
 * with their hashes in the audit log.
 */
runVerification(async (env) => {
  const startedAt = Date.now();
  const input = { by: operatorName() };
  const answer = await askOrOpen(env, { name: "verify-ledger", shape: ledgerAnswer, input }, (database) =>
    verifyLedgerOnHost(database, input),
  );
  const { ledger, closed } = answer;
  const { entries, count, problems } = ledger;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (count === 0) say(`The ledger adds up: ${entries} entries, read in ${seconds} seconds.`);
  else say(`The ledger does NOT add up in ${count} places:`);
  for (const { kind, id, found, expected } of problems)
    say(
      meanings[kind]
        .replace("%", `${id}`)
        .replace("$1", found || "0")
        .replace("$2", expected || "0"),
    );
  if (count > problems.length) say(`… and ${count - problems.length} more.`);
  if (closed.problems.length === 0) say(`Closed months as they were closed: ${closed.months}.`);
  for (const { month, kind, expected, found } of closed.problems) {
    say(monthMeanings[kind].replace("%", month));
    say(`  closed with ${expected ?? "nothing"}, now ${found ?? "nothing"}`);
  }
  return answer;
});
