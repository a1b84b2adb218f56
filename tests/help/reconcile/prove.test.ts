import { expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { proveLedgerDue } from "../../../graph/help/reconcile/prove.ts";
import { approvedRequest } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, liftMoneyLimits, signInAdmin } from "../../harness/people.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";

const lab = useKernel();
const query = `{ backupStatus { ledger { isLate last { state entries reason startedAt endedAt } done { endedAt } } } }`;
const prove = () => proveLedgerDue(systemContext(lab, "test"));
const hourMs = 3_600_000;

test("the ledger is proven once a day, and System status shows when and whether it was whole", async () => {
  const admin = await signInAdmin(lab);
  await liftMoneyLimits(lab);
  const shown = async () => (await ask(admin, query)).data.backupStatus.ledger;
  expect(await shown()).toEqual({ isLate: true, last: null, done: null });
  const request = await approvedRequest(lab);
  expect([await prove(), await prove()]).toEqual([1, 0]);
  const entries = await lab.db.ledgerEntry.count();
  expect(await shown()).toMatchObject({ isLate: false, last: { state: "done", entries, reason: null } });

  const start = Date.now();
  lab.setNow(new Date(start + 25 * hourMs));
  const damage = (cents: number) =>
    writeUnguarded(lab.pool, [
      `UPDATE "RequestMoney" SET "lostCents" = ${cents} WHERE "requestId" = ${request}`,
    ]);
  await damage(7);
  expect(await prove()).toBe(1);
  await damage(0);
  lab.setNow(new Date(start));
  expect(await shown()).toMatchObject({
    last: { state: "failed", reason: "The check found 2 differences. Run: npm run ledger:verify" },
  });
  const about = { subject: "The ledger does not add up" };
  expect(await lab.db.message.count({ where: about })).toBeGreaterThan(0);
});
