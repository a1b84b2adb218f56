import { expect, test } from "vitest";
import { heldUntil } from "../../../graph/platform/backup/restore/hold.ts";
import { ageSeconds } from "../../../graph/platform/backup/status.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { emptyTables, useDatabase } from "../../harness/database/database.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";

const database = useDatabase();
const lab = useKernel();
const query = `{ backupStatus { backup { isLate last { state reason bytes } done { endedAt } } rehearsal { isLate last { state } } heldMessages heldDeliveries } }`;
const decide = `mutation($send: Boolean!) { decideHeldMessages(input: { send: $send }) { backupStatus { heldMessages } } }`;

const run = (endedAt: Date, over: object = {}) =>
  lab.db.operationRun.create({
    data: { kind: "backup", state: "done", startedAt: endedAt, endedAt, bytes: 5n, by: "me@host", ...over },
  });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);

test("administrators see age, size and result of the last backup and rehearsal", async () => {
  await emptyTables(database.pool);
  const admin = await signInAdmin(lab, { role: "admin" });
  const shown = async () => (await ask(admin, query)).data.backupStatus;
  expect(await shown()).toMatchObject({ backup: { isLate: true, last: null }, rehearsal: { isLate: true } });
  await run(hoursAgo(27));
  expect(await shown()).toMatchObject({ backup: { isLate: true, last: { state: "done", bytes: 5 } } });
  await run(hoursAgo(1));
  await run(hoursAgo(0.5), { state: "failed", reason: "no room", bytes: null });
  await run(hoursAgo(24 * 29), { kind: "rehearsal" });
  expect(await shown()).toMatchObject({
    backup: { isLate: false, last: { state: "failed", reason: "no room" } },
    rehearsal: { isLate: false },
  });
  expect(Math.round((await ageSeconds(lab, "backup")) / 60)).toBe(60);
  expect(Math.round((await ageSeconds(lab, "rehearsal")) / 3600)).toBe(24 * 29);
});

test.for([true, false])("held messages wait for a super admin's decision: send %s", async (send) => {
  await emptyTables(database.pool);
  const message = await lab.db.message.create({
    data: {
      ...{ kind: "other", channel: "email", recipientType: "officer", recipientName: "D", subject: "S" },
      ...{ recipientAddress: "d@example.org", bodySealed: lab.keys.seal("{}", "Message.body") },
      dueAt: heldUntil,
    },
  });
  expect(await deliverDue(systemContext(lab, "test"))).toBe(0);
  const admin = await signInAdmin(lab, { role: "admin" });
  expect((await ask(admin, decide, { send })).code).toBe("FORBIDDEN");
  const superAdmin = await signInAdmin(lab, { role: "super_admin" });
  const { data } = await ask(superAdmin, decide, { send });
  expect(data.decideHeldMessages.backupStatus.heldMessages).toBe(0);
  const after = await lab.db.message.findUniqueOrThrow({ where: { id: message.id } });
  expect(after.state).toBe(send ? "queued" : "failed");
  expect(+after.dueAt).toBeLessThanOrEqual(Date.now() + 1000);
  const action = send ? "system.held-sent" : "system.held-discarded";
  expect(await lab.db.auditEntry.count({ where: { action } })).toBe(1);
  expect((await ask(superAdmin, decide, { send })).code).toBe("CONFLICT");
});
