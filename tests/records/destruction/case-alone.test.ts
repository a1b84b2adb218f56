import { beforeAll, expect, test } from "vitest";
import { listDue } from "../../../graph/records/destruction/due.ts";
import type { RecordClass } from "../../../prisma/client/enums.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";
import { runDestructions } from "../../harness/records/destruction.ts";
import { writeRunningDestruction } from "../../harness/records/done.ts";

/* Recordings and messages of an officer's case that no request has, while the case has two. */

const lab = useKernel();
const [older, newer] = [firstMade, firstMade + 1];
const officersCase = firstMade;

beforeAll(async () => {
  await makeCases(lab, 2);
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied', "updatedAt" = '2001-06-01', "verificationId" = ${officersCase}, "citizenId" = NULL, "requestedHelpTypes" = '{}'`,
    `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now()`,

    // A year later.
    `UPDATE "EmergencyRequest" SET "updatedAt" = '2002-06-01' WHERE "id" = ${newer}`,
    `DELETE FROM "RecipientResponse"`,
    `DELETE FROM "ReplyLink"`,
    `UPDATE "Evidence" SET "kind" = 'recipient_statement', "requestId" = NULL, "verificationId" = ${officersCase} WHERE "requestId" = ${older}`,
    `UPDATE "Message" SET "requestId" = NULL, "verificationId" = ${officersCase} WHERE "requestId" = ${older}`,
    `DELETE FROM "Evidence" WHERE "requestId" = ${newer}`,
    `DELETE FROM "Message" WHERE "requestId" = ${newer}`,
  ]);
});

const left = {
  recordings: () => lab.db.evidence.count({ where: { verificationId: officersCase } }),
  messages: () =>
    lab.db.message.count({ where: { verificationId: officersCase, recipientName: { not: "" } } }),
} satisfies Partial<Record<RecordClass, () => Promise<number>>>;

test.for(["recordings", "messages"] as const)(
  "%s of a case alone go with its last request",
  async (record) => {
    const admin = await signInAdmin(lab, { role: "super_admin" });
    const first = await writeRunningDestruction(lab, { record, year: 2001 });
    const due = (await listDue(await admin.context())).filter((one) => one.record === record);
    expect(due.map(({ year, due: count }) => [year, count])).toEqual([
      [2001, 1],
      [2002, 1],
    ]);
    await runDestructions(lab);
    expect(await left[record]()).toBe(1);
    const last = await writeRunningDestruction(lab, { record, year: 2002 });
    await runDestructions(lab);
    expect(await left[record]()).toBe(0);
    expect(
      await lab.db.destruction.findMany({ where: { id: { in: [first, last] } }, orderBy: { id: "asc" } }),
    ).toMatchObject([
      { state: "done", units: 1, rows: 0 },
      { state: "done", units: 1, rows: 1 },
    ]);
    expect((await listDue(await admin.context())).filter((one) => one.record === record)).toEqual([]);
  },
);
