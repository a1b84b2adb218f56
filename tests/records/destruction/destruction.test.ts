import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readFigures } from "../../harness/records/figures.ts";
import { checkLetter } from "../../../graph/messages/letters/check/check.ts";
import { jobs } from "../../../graph/app/jobs.ts";
import { openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import { sealAudit, verifyAudit } from "../../../graph/platform/audit/seal.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { stripOf } from "../../../graph/core/personal/strip.ts";
import { storeEvidence } from "../../../graph/intake/evidence/store.ts";
import { listDue } from "../../../graph/records/destruction/due.ts";
import { recordDestroyedAt } from "../../../graph/records/destruction/destroyed.ts";
import { destroyDue } from "../../../graph/records/destruction/run.ts";
import {
  markReportsSent,
  proposeDestruction,
  stepDestruction,
} from "../../../graph/records/destruction/service.ts";
import { changeSchedule } from "../../../graph/records/schedules/service.ts";
import { recordClasses } from "../../../shared/records/schedules/rules.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { settle } from "../../harness/ledger.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { firstMade, madeModels, makeCases, personalColumns } from "../../harness/personal/made-cases.ts";
import {
  citation,
  dumpOf,
  goTo,
  runDestructions,
  setSchedules,
  startDestruction,
} from "../../harness/records/destruction.ts";
import { buildCanaryCase, identification, secrets } from "../../harness/requests/canary-case.ts";
import { refusal } from "../../harness/requests/cases.ts";

const lab = useKernel();
const made = 45;
const year = new Date().getFullYear();
const victim = [secrets.name, secrets.phone, secrets.email, secrets.street, secrets.need];
const fileWords = "%PDF-1.4 the words of a canary file";
let people: [Caller, Caller];
let number: number;
let file: string;

beforeAll(async () => {
  const built = await buildCanaryCase(lab);
  ({ number } = built);
  const bytes = new TextEncoder().encode(`${fileWords}\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n`);
  ({ id: file } = await storeEvidence(await built.officer.context(), { bytes, name: "note.pdf" }));
  await lab.db.evidence.update({ where: { id: file }, data: { requestId: number, ordinal: 1 } });
  await makeCases(lab, made);
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied' WHERE "id" >= ${firstMade}`,
    `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now() WHERE "id" >= ${firstMade}`,
  ]);
  await lab.db.callbackRequest.updateMany({ data: { status: "closed", closedAt: lab.now() } });
  await lab.db.feedback.updateMany({ data: { state: "handled", handledAt: lab.now() } });
  await lab.db.correction.updateMany({ data: { state: "resolved", resolvedAt: lab.now() } });
  people = [await signInAdmin(lab, { role: "super_admin" }), await signInAdmin(lab, { role: "super_admin" })];
}, 120_000);

const dueOf = async (record: string) =>
  (await listDue(await people[0].context())).find((one) => one.record === record);

/** What a strip of a person's record removes, in the words of the made cases. */
const removed = madeModels.flatMap((model) =>
  personalColumns(model)
    .filter((column) => stripOf(model, column) !== "keep")
    .map((column) => `zq ${model} ${column} `.toLowerCase()),
);

const leaks = async () =>
  [...(await dumpOf(lab))]
    // Words that administrators write to each other, about a shift.
    .filter(([table]) => table !== "ShiftHandover")
    .flatMap(([table, text]) =>
      [...victim, ...Object.values(identification), ...removed]
        .filter((word) => text.includes(word))
        .map((word) => `${table}: ${word}`),
    );

/** As they were read in the year itself. */
async function readFiguresOfYear() {
  const now = lab.now();
  await goTo(lab, new Date(`${year}-12-31T12:00:00Z`));
  const figures = await readFigures(lab, people[0]);
  await goTo(lab, now);
  return figures;
}

test("by default nothing has a period, and nothing is due", async () => {
  await goTo(lab, new Date(`${year + 50}-02-01T12:00:00Z`));
  expect(await listDue(await people[0].context())).toEqual([]);
  expect(await refusal(proposeDestruction(await people[0].context(), { record: "cases", year }))).toMatch(
    /CONFLICT/,
  );
  await goTo(lab, new Date());
});

describe("with a schedule", () => {
  beforeAll(async () => {
    await setSchedules(lab, people);
  });

  test("a fiscal year is due only after its end and the whole period", async () => {
    await goTo(lab, new Date(`${year + 1}-12-31T12:00:00Z`));
    expect(await dueOf("cases")).toBeUndefined();
    await goTo(lab, new Date(`${year + 2}-01-02T12:00:00Z`));
    expect(await dueOf("cases")).toMatchObject({ year, citation, due: made });
  });

  test("open money and open reports keep a case", async () => {
    const before = await dueOf("cases");
    expect(before).toMatchObject({ openMoney: 0, openReport: 0 });
    await lab.pool.query(
      `UPDATE "EmergencyRequest" SET "status" = 'completed', "updatedAt" = '${year}-06-01' WHERE "id" = $1`,
      [number],
    );
    expect(await dueOf("cases")).toMatchObject({ openMoney: 1, openReport: 0, due: made });
    const given = await lab.db.helpDispatch.findMany({ where: { requestId: number } });
    await settle(
      lab,
      given.map(({ id }) => id),
    );
    expect(await dueOf("cases")).toMatchObject({ openMoney: 0, openReport: 1, due: made });
    await lab.db.deskTask.updateMany({ data: { state: "done", closedAt: lab.now() } });
    expect(await dueOf("cases")).toMatchObject({ openMoney: 0, openReport: 0, due: made + 1 });
  });

  test("nothing is proposed before the reports of the year are marked as sent", async () => {
    const propose = async () => proposeDestruction(await people[0].context(), { record: "cases", year });
    expect(await refusal(propose())).toMatch(/CONFLICT/);
    expect(await refusal(markReportsSent(await people[0].context(), year + 2))).toMatch(/INVALID/);
    expect(await refusal(markReportsSent(await people[0].context(), 5))).toMatch(/INVALID/);
  });

  test("one person alone destroys nothing, nor does raw SQL", async () => {
    await markReportsSent(await people[0].context(), year);
    const { id, version } = await proposeDestruction(await people[0].context(), { record: "cases", year });
    const again = proposeDestruction(await people[1].context(), { record: "cases", year });
    expect(await refusal(again)).toMatch(/CONFLICT/);
    const approve = async (who: Caller, shown = version) =>
      stepDestruction(await who.context(), { id, version: shown }, "approve");
    expect(await refusal(approve(people[0]))).toMatch(/FORBIDDEN/);
    expect(await refusal(approve(people[1], version + 1))).toMatch(/CONFLICT/);
    const raw = `UPDATE "Destruction" SET "state" = 'running', "approvedById" = "proposedById", "approvedBy" = 'x', "approvedAt" = now()`;
    await expect(lab.pool.query(raw)).rejects.toMatchObject({ code: "23514" });
    expect(await runDestructions(lab)).toBe(0);
    await stepDestruction(await people[0].context(), { id, version }, "withdraw");
    expect(await refusal(approve(people[1]))).toMatch(/CONFLICT/);
    expect(await dueOf("cases")).toMatchObject({ due: made + 1, open: null });
  });

  test("two who approve and withdraw at once: one wins", async () => {
    const { id, version } = await proposeDestruction(await people[0].context(), {
      record: "callbacks",
      year,
    });
    const acts = await Promise.allSettled([
      stepDestruction(await people[1].context(), { id, version }, "approve"),
      stepDestruction(await people[0].context(), { id, version }, "withdraw"),
    ]);
    expect(acts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await runDestructions(lab);
  });

  test("a longer period stops a destruction that runs", async () => {
    const id = await startDestruction(people, { record: "government_id", year });
    const { version } = await lab.db.retentionSchedule.findUniqueOrThrow({
      where: { record: "government_id" },
    });
    const change = async (years: number, at: number) =>
      changeSchedule(
        await people[0].context(),
        { record: "government_id", version: at },
        { years, citation },
      );
    await change(7, version);
    await runDestructions(lab);
    expect(await lab.db.destruction.findUnique({ where: { id } })).toMatchObject({
      state: "stopped",
      units: 0,
    });
    const { version: now } = await lab.db.destruction.findUniqueOrThrow({ where: { id } });
    const resume = stepDestruction(await people[0].context(), { id, version: now }, "resume");
    expect(await refusal(resume)).toMatch(/CONFLICT/);
  });

  test("it stops between batches, continues there, and a batch that failed is repeated", async () => {
    const id = await startDestruction(people, { record: "messages", year });
    const now = () => lab.db.destruction.findUniqueOrThrow({ where: { id } });
    const unfinished = join(lab.env.DATA_DIR, "export-copy-one.key");
    writeFileSync(unfinished, "the key of an unfinished export");
    const batch = await destroyDue(systemContext(lab, "test"));
    expect(batch).toBe(20);
    expect(existsSync(unfinished)).toBe(false);
    await stepDestruction(await people[1].context(), { id, version: (await now()).version }, "stop");
    expect(await destroyDue(systemContext(lab, "test"))).toBe(0);
    const { version } = await now();
    await stepDestruction(await people[1].context(), { id, version }, "resume");
    // A process that is killed in the middle leaves nothing of its batch.
    const broken = { ...systemContext(lab, "test"), now: () => ({}) as Date };
    await expect(destroyDue(broken)).rejects.toThrow();
    expect(await now()).toMatchObject({ state: "running", units: 20 });
    await runDestructions(lab);
    expect(await now()).toMatchObject({ state: "done", units: made + 1 });
    expect(await lab.db.strippedRecord.count({ where: { record: "messages", unit: "request" } })).toBe(
      made + 1,
    );
  });

  test("afterwards database and files hold none of the canaries; money, figures, letters and the log are as before", async () => {
    const letter = await lab.db.letter.findFirstOrThrow({
      where: { requestId: number, number: { not: null } },
    });
    const { number: of, code } = openPaper(lab, letter.factsSealed)!.check;
    const check = async () => checkLetter(await (await lab.visitor()).context(), { number: of, code });
    const checked = await check();
    expect(checked.state).not.toBe("unknown");
    const before = await readFiguresOfYear();
    await writeUnguarded(lab.pool, [`UPDATE "RetentionSchedule" SET "years" = 1`]);
    for (const record of recordClasses) {
      const open = await lab.db.destruction.findFirst({ where: { record, state: "stopped" } });
      if (open)
        await stepDestruction(await people[0].context(), { id: open.id, version: open.version }, "resume");
      else if ((await dueOf(record))?.due) await startDestruction(people, { record, year });
    }
    await runDestructions(lab);
    expect((await leaks()).filter((leak) => !leak.startsWith("Session:"))).toEqual([]);
    expect(await lab.files.read(file)).toBeNull();
    for await (const { name } of lab.files.list()) expect(name).not.toBe(file);
    expect(await readFiguresOfYear()).toEqual(before);
    expect(await check()).toEqual(checked);
    await sealAudit(lab);
    expect(await verifyAudit(lab)).not.toHaveProperty("broken");
    expect(await lab.db.letter.findUniqueOrThrow({ where: { id: letter.id } })).toMatchObject({
      ...{ number: letter.number, hash: letter.hash, checkKey: letter.checkKey, state: letter.state },
      ...{ recipientName: "", factsSealed: "", htmlSealed: null, textSealed: null, subject: null },
    });
  });

  test("the desk is told that a record was destroyed, and an officer is not", async () => {
    const [admin] = people;
    expect(await recordDestroyedAt(await admin.context(), number)).toBeInstanceOf(Date);
    expect(await recordDestroyedAt(await admin.context(), 999_999)).toBeNull();
    expect(await recordDestroyedAt(await (await signInOfficer(lab)).context(), number)).toBeNull();
  });

  test("what was stripped stays empty after any write, and readers get an answer", async () => {
    const write = (sql: string) =>
      lab.pool.query(sql).then(
        () => "",
        (error: { code: string }) => error.code,
      );
    expect(await write(`UPDATE "EmergencyRequest" SET "victimName" = 'Again' WHERE "id" = ${number}`)).toBe(
      "SV007",
    );
    expect(await write(`INSERT INTO "PersonKey" VALUES (${number}, 'phone', 'x')`)).toBe("SV007");
    expect(
      await write(`INSERT INTO "CaseNote" ("requestId", "by", "text") VALUES (${number}, 'x', 'words')`),
    ).toBe("SV007");
    expect(await write(`UPDATE "Letter" SET "recipientName" = 'Again' WHERE "requestId" = ${number}`)).toBe(
      "SV007",
    );
    expect(await write(`DELETE FROM "StrippedRecord"`)).toBe("SV001");
    const { id } = await lab.db.letter.findFirstOrThrow({
      where: { requestId: number, number: { not: null } },
    });
    const answer = await people[0].fetch(`/api/letters/${id}`);
    expect(answer.status).toBeLessThan(500);
  });

  test("no job fails on what was stripped, or writes it again", async () => {
    for (const { name, run } of jobs.filter((job) => !["deliver", "webhook-calls"].includes(job.name)))
      for (const _twice of [1, 2]) await expect(run(systemContext(lab, name)), name).resolves.toBeDefined();
    expect((await leaks()).filter((leak) => !leak.startsWith("Session:"))).toEqual([]);
  });

  test("the certificate has numbers, the law and two people, and no name of a victim", async () => {
    const { id } = await lab.db.destruction.findFirstOrThrow({ where: { record: "cases", state: "done" } });
    const answer = await people[0].fetch(`/api/admin/destructions/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(await lab.db.auditEntry.count({ where: { action: "destruction.certificate-read" } })).toBe(1);
    expect((await (await lab.visitor()).fetch(`/api/admin/destructions/${id}`)).status).toBe(401);
    const withdrawn = await lab.db.destruction.findFirstOrThrow({ where: { state: "withdrawn" } });
    expect((await people[0].fetch(`/api/admin/destructions/${withdrawn.id}`)).status).toBe(409);
    expect((await people[0].fetch("/api/admin/destructions/99999")).status).toBe(404);
  });

  test("no other role reads or steps", async () => {
    for (const role of ["admin", "auditor", "security"] as const) {
      const caller = await signInAdmin(lab, { role });
      expect((await ask(caller, "{ dueRecords { due } }")).code, role).toBe("FORBIDDEN");
      expect((await ask(caller, "{ destructions { key } }")).code, role).toBe("FORBIDDEN");
    }
  });
});
