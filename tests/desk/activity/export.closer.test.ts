import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { csvLine } from "../../../graph/core/tables/csv.ts";
import { record } from "../../../graph/core/audit/record.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const at = "/api/admin/audit-logs/export";
const superAdmin = () => signInAdmin(lab, { role: "super_admin" });
const write = async (caller: Caller, count: number, reason = "x") => {
  const context = await caller.context();
  for (let n = 0; n < count; n += 1)
    await record(lab.db, context, {
      action: "vendor.changed",
      resourceType: "vendor",
      resourceId: n,
      details: { reason, count: 1, after: { d: 2, c: [1, { z: 1, y: 2 }] } },
    });
};

test("escapes a cell that a spreadsheet would run", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r"]) expect(csvLine([`${start}1`])).toMatch(/^"?'/);
  expect(csvLine(['a"b', "c,d", "e\nf", null, 5])).toBe('"a""b","c,d","e\nf",,5\r\n');
});

test("a super admin exports the log as CSV and as JSON with the filters, and the export is logged", async () => {
  const admin = await superAdmin();
  await write(admin, 1200, '=HYPERLINK("http://evil")');
  const csv = await admin.fetch(`${at}?format=csv&search=vendor.changed`);
  expect([csv.status, csv.headers.get("content-type"), csv.headers.get("cache-control")]).toEqual([
    200,
    "text/csv; charset=utf-8",
    "no-store",
  ]);
  expect(csv.headers.get("content-disposition")).toMatch(
    /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = new Uint8Array(await csv.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1201);
  expect(lines[0]).toBe(
    `id,timestamp (${lab.zone()}),userType,userId,userName,action,description,status,resourceType,resourceId,ipAddress,details`,
  );
  const json = await admin.fetch(`${at}?format=json&search=vendor.changed&userType=admin`);
  const rows = await json.json();
  expect(rows).toHaveLength(1200);
  expect(rows[0]).toMatchObject({
    action: "vendor.changed",
    userType: "admin",
    resourceId: "0",
    details: { reason: '=HYPERLINK("http://evil")' },
  });
  const none = await admin.fetch(`${at}?format=json&search=nothing-like-this`);
  expect(await none.json()).toEqual([]);
  const logged = await lab.db.auditEntry.findMany({
    where: { action: "audit.exported" },
    orderBy: { id: "asc" },
  });
  expect(logged[0]?.details).toEqual({ format: "csv", search: "vendor.changed" });
  expect((await admin.fetch(`${at}?format=xml`)).status).toBe(400);
  for (const [caller, status] of [
    [await signInAdmin(lab), 403],
    [await signInOfficer(lab), 403],
    [await lab.visitor(), 401],
  ] as const)
    expect((await caller.fetch(at)).status).toBe(status);
});

/** Runs the script on these lines. */
async function check(some: readonly string[], ...heads: string[]) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "bundle-")), "bundle.ndjson");
  writeFileSync(file, `${some.join("\n")}\n`);
  const run = promisify(execFile)(process.execPath, ["docs/check-audit.mjs", file, ...heads]);
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  );
}

test("the script alone verifies the bundle, and finds a line that was changed, removed or cut off", async () => {
  const admin = await superAdmin();
  await write(admin, 30);
  const answer = await admin.fetch(`${at}?format=bundle`);
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  const lines = (await answer.text()).trimEnd().split("\n");
  const whole = await check(lines);
  expect(whole).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${lines.length - 1} entries are unchanged`),
  });
  expect(await check([`\ufeff${lines[0]}`, ...lines.slice(1)])).toEqual(whole);
  const newest = await lab.db.auditSeal.findFirstOrThrow({ orderBy: { seq: "desc" } });
  expect((await check(lines, `${newest.seq}:${newest.hash}`)).code).toBe(0);
  expect(await check(lines, `1:${"0".repeat(64)}`)).toMatchObject({ code: 1 });
  const changed = lines.map((line, index) =>
    index === 9 ? line.replace('"outcome":"success"', '"outcome":"failure"') : line,
  );
  expect(await check(changed)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/entry \d+ was changed \(line 10\)/),
  });
  expect((await check(lines.filter((_, index) => index !== 12))).stdout).toContain("is missing (line 13)");
  expect((await check(lines.slice(0, -2))).stdout).toContain("the bundle ends at seal");
});

test("a case's entries are a bundle that the script accepts, also between those of other cases", async () => {
  const admin = await superAdmin();
  const officer = await signInOfficer(lab);
  const own = await fileRequest(lab, officer);
  await write(admin, 3);
  const other = await fileRequest(lab, officer);
  const context = await admin.context();
  for (const id of [own, other, own])
    await record(lab.db, context, { action: "request.read", resourceType: "request", resourceId: id });
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: own } });
  const answer = await admin.fetch(`${at}?format=bundle&caseId=${caseId}`);
  expect(answer.headers.get("content-disposition")).toContain(`audit-bundle-${caseId}-`);
  const lines = (await answer.text()).trimEnd().split("\n");
  const entries = lines.slice(1).map((line) => JSON.parse(line).entry);
  expect(entries.filter(({ action }) => action === "request.read")).toHaveLength(2);
  expect(
    entries.some(({ resourceType, resourceId }) => resourceType === "request" && resourceId !== String(own)),
  ).toBe(false);
  const whole = await check(lines);
  expect(whole).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${entries.length} entries of case ${caseId}`),
  });
  const changed = lines.map((line) => line.replace('"action":"request.read"', '"action":"request.left"'));
  expect((await check(changed)).stdout).toMatch(/entry \d+ was changed/);
  expect((await check([lines[0]!, lines.at(-1)!, ...lines.slice(1)])).code).toBe(1);
  const unknown = await admin.fetch(`${at}?format=bundle&caseId=EM-2026-0000`);
  expect([unknown.status, (await unknown.json()).fields]).toEqual([
    400,
    { caseId: ["There is no case with this ID."] },
  ]);
  expect((await admin.fetch(`${at}?format=csv&caseId=${caseId}`)).status).toBe(400);
  const logged = await lab.db.auditEntry.findFirst({
    where: { action: "audit.exported" },
    orderBy: { id: "desc" },
  });
  expect(logged?.details).toEqual({ format: "bundle", caseId });
});

test("verifies the chain in the background, shows and logs the result, and finds a fault", async () => {
  const admin = await superAdmin();
  const chain = `{ auditChain { entries sealed headNumber headHash verification { state checked broken startedBy } } }`;
  const verify = `mutation { verifyAuditChain { chain { verification { state } } } }`;
  const done = async () => {
    for (;;) {
      const { verification } = (await ask(admin, chain)).data.auditChain;
      if (verification.state !== "running") return verification;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  expect((await ask(await signInAdmin(lab), verify)).code).toBe("FORBIDDEN");
  const codes = (await Promise.all([ask(admin, verify), ask(admin, verify)])).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(["CONFLICT", undefined]));
  expect(await done()).toMatchObject({ state: "whole", broken: null });
  const { entries, sealed, headHash } = (await ask(admin, chain)).data.auditChain;
  expect([entries >= sealed, sealed > 30, headHash.length]).toEqual([true, true, 64]);
  await lab.db.$executeRawUnsafe(`ALTER TABLE "AuditEntry" DISABLE TRIGGER USER`);
  const { entryId } = await lab.db.auditSeal.findFirstOrThrow({ where: { seq: 5n } });
  await lab.db.$executeRawUnsafe(
    `UPDATE "AuditEntry" SET "action" = 'request.denied' WHERE "id" = ${entryId}`,
  );
  await lab.db.$executeRawUnsafe(`ALTER TABLE "AuditEntry" ENABLE TRIGGER USER`);
  await ask(admin, verify);
  expect(await done()).toMatchObject({
    state: "broken",
    checked: 4,
    broken: expect.stringContaining("was changed"),
  });
  const logged = await lab.db.auditEntry.findMany({
    where: { action: "audit.verified" },
    orderBy: { id: "asc" },
  });
  expect(logged.map(({ outcome }) => outcome)).toContain("failure");
});
