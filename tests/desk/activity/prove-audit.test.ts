import { expect, test } from "vitest";
import { proveAuditDue } from "../../../graph/desk/activity/chain.ts";
import { sealAudit } from "../../../graph/platform/audit/seal.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";
import { record } from "../../../graph/core/audit/record.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";

const lab = useKernel();
const query = `{ backupStatus { audit { isLate last { state entries reason } done { endedAt } } } }`;
const prove = () => proveAuditDue(systemContext(lab, "test"));

test("the audit log is verified once a day, and System status shows when and what was found", async () => {
  const admin = await signInAdmin(lab);
  const shown = async () => (await ask(admin, query)).data.backupStatus.audit;
  expect(await shown()).toEqual({ isLate: true, last: null, done: null });
  for (const resourceId of ["1", "2", "3"])
    await record(lab.db, systemContext(lab, "test"), {
      ...{ action: "audit.verified", resourceType: "audit", resourceId, actor: { actorKind: "system" } },
    });
  await sealAudit(lab);
  const entries = await lab.db.auditSeal.count();
  expect(entries).toBeGreaterThanOrEqual(3);
  expect([await prove(), await prove()]).toEqual([1, 0]);
  expect(await shown()).toMatchObject({ isLate: false, last: { state: "done", entries, reason: null } });

  const start = Date.now();
  lab.setNow(new Date(start + 25 * hourMs));
  const { id } = await lab.db.auditEntry.findFirstOrThrow({ orderBy: { id: "asc" } });
  const rename = (resourceId: string) =>
    writeUnguarded(lab.pool, (client) =>
      client.query(`UPDATE "AuditEntry" SET "resourceId" = $1 WHERE "id" = $2`, [resourceId, id]),
    );
  await rename("someone else's");
  expect(await prove()).toBe(1);
  lab.setNow(new Date(start));
  const { last, done } = await shown();
  expect(last).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(
      /^The audit log is not as it was written: entry \d+ \(seal 1\) was changed\.$/,
    ),
  });
  expect(done).not.toBeNull();
  const about = { subject: "The audit log could not be verified" };
  expect(await lab.db.message.count({ where: about })).toBe(1);
});
