import { beforeAll, beforeEach, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { loadReferenceData } from "../../../prisma/seed/reference.ts";
import { useKernel } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import {
  ask,
  fileRequest,
  liftMoneyLimits,
  shownTo,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";
import { emptyTables, useDatabase } from "../../harness/database/database.ts";

const lab = useKernel();
const database = useDatabase();
const start = new Date("2026-11-20T12:00:00Z");
const after = (minutes: number) => lab.setNow(new Date(start.getTime() + minutes * 60_000));
beforeAll(() => lab.setNow(start));
beforeEach(async () => {
  after(0);
  await emptyTables(database.pool);
  await loadReferenceData(database);
  // An officer of these tests decides hours after the sign-in.
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { officerIdleMinutes: 0 } });
  await liftMoneyLimits(lab);
});

const query = `{ compliance { viewerCanReport figures { name label means value basis } rules { name label means applies kept share broken brokenCases { number caseId } } } }`;
async function read() {
  const { data, message } = await ask(await signInAdmin(lab), query);
  expect(message).toBeUndefined();
  const { figures, rules } = data.compliance as {
    figures: { name: string; value: string | null; basis: string; means: string }[];
    rules: {
      name: string;
      applies: number;
      kept: number;
      share: number | null;
      broken: string[];
      brokenCases: { number: number; caseId: string }[];
    }[];
  };
  return {
    values: Object.fromEntries(figures.map(({ name, value }) => [name, value])),
    bases: Object.fromEntries(figures.map(({ name, basis }) => [name, basis])),
    rules: Object.fromEntries(rules.map(({ name, ...rule }) => [name, rule])),
  };
}
/** Filed at `start`, approved so many minutes later. */
async function approved(minutes: number) {
  after(0);
  const officer = await signInOfficer(lab);
  const id = await fileRequest(lab, officer);
  after(minutes);
  await approveRequest(await officer.context(), id);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  return { id, caseId };
}

test("without a decision there is no score, and waiting requests are counted", async () => {
  await fileRequest(lab, await signInOfficer(lab));
  after(119);
  expect((await read()).bases["pendingReviews"]).toBe("none overdue");
  after(121);
  const { values, bases, rules } = await read();
  expect(values).toEqual({ score: null, pendingReviews: "1", averageResponseTime: null });
  expect(bases["pendingReviews"]).toBe("1 overdue");
  for (const rule of Object.values(rules))
    expect(rule).toMatchObject({ applies: 0, kept: 0, share: null, broken: [] });
});

test("a decision that met every rule counts fully, and each violation names its case", async () => {
  await approved(10);
  await writeLetters(lab);
  after(11);
  let now = await read();
  expect(now.values).toEqual({ score: "100%", pendingReviews: "0", averageResponseTime: "10m" });
  expect(now.rules["inTime"]).toMatchObject({ applies: 1, kept: 1, share: 100 });
  expect(now.rules["confirmedNeeds"]).toMatchObject({ applies: 1, kept: 1 });
  expect(now.rules["secondPerson"]).toMatchObject({ applies: 0, share: null });
  expect(now.rules["lettersWritten"]).toMatchObject({ applies: 1, kept: 1 });

  // A medium request has two hours.
  const late = await approved(130);
  await writeLetters(lab);
  const early = await approved(20);
  await lab.db.fundAllocation.updateMany({ where: { requestId: early.id }, data: { amountCents: 60_000 } });
  await lab.db.emergencyRequest.update({ where: { id: early.id }, data: { needsSource: "read" } });
  await writeLetters(lab);
  after(140);
  now = await read();
  expect(now.rules["inTime"]).toMatchObject({ applies: 3, kept: 2, share: 66.7, broken: [late.caseId] });
  expect(now.rules["inTime"]?.brokenCases).toMatchObject([{ caseId: late.caseId }]);
  expect(now.rules["secondPerson"]).toMatchObject({ applies: 1, kept: 0, broken: [early.caseId] });
  expect(now.rules["confirmedNeeds"]).toMatchObject({ applies: 3, kept: 2, broken: [early.caseId] });
  expect(now.values).toMatchObject({ score: "33.3%", averageResponseTime: "53m" });
});

test("letters that are not written within a day, and money that is reverted within one, break their rules", async () => {
  const unwritten = await approved(5);
  after(60);
  // There is still time.
  expect((await read()).rules["lettersWritten"]).toMatchObject({ applies: 0 });
  const { caseId, id } = await approved(5);
  await writeLetters(lab);
  after(30);
  const admin = await signInAdmin(lab);
  const { version } = await shownTo(admin, id);
  await setByAdministrator(await admin.context(), id, { status: "pending", reason: "By mistake", version });
  await lab.db.fundAllocation.updateMany({ where: { requestId: id }, data: { updatedAt: lab.now() } });
  await lab.db.letter.updateMany({
    where: { requestId: unwritten.id },
    data: { state: "failed", writtenAt: null },
  });
  after(60);
  const { rules } = await read();
  expect(rules["decisionStood"]).toMatchObject({ applies: 2, kept: 1, broken: [caseId] });
  expect(rules["lettersWritten"]).toMatchObject({ applies: 2, kept: 1, broken: [unwritten.caseId] });
  // After ninety days it is no longer checked.
  after(91 * 24 * 60);
  expect((await read()).values["score"]).toBeNull();
});

test("administrators read it, super admins make the report, and that is logged", async () => {
  await approved(10);
  const path = "/api/admin/compliance/report";
  expect((await ask(await signInOfficer(lab), query)).code).toBe("FORBIDDEN");
  expect((await ask(await lab.visitor(), query)).code).toBe("UNAUTHENTICATED");
  expect((await (await lab.visitor()).fetch(path, { method: "POST" })).status).toBe(401);
  expect((await (await signInAdmin(lab)).fetch(path, { method: "POST" })).status).toBe(403);
  expect(await lab.db.auditEntry.count({ where: { action: "compliance.reported" } })).toBe(0);
  const superAdmin = await signInAdmin(lab, { role: "super_admin" });
  const answer = await superAdmin.fetch(path, { method: "POST" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="compliance-2026-11-20.pdf"');
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  for (const part of ["%PDF-1.7", "/StructTreeRoot", "/Lang (en-US)", "(Compliance report)", "/S /Table"])
    expect(pdf).toContain(part);
  const [row] = await lab.db.auditEntry.findMany({ where: { action: "compliance.reported" } });
  expect(row).toMatchObject({ actorId: String(superAdmin.adminId), resourceType: "compliance" });
});
