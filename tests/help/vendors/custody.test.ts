import { beforeAll, beforeEach, expect, test } from "vitest";
import { importCodes } from "../../../graph/help/vendors/codes.ts";
import { countSheet } from "../../../graph/help/vendors/count-sheet.ts";
import { countCodes, signCount } from "../../../graph/help/vendors/counts.ts";
import { handedOutUnused } from "../../../graph/help/vendors/handed-out.ts";
import { approveImport, importedCodes } from "../../../graph/help/vendors/imports.ts";
import { refusal } from "../../harness/requests/cases.ts";
import {
  approveImports,
  approvedRequest,
  give,
  provider,
  signInSuperAdmin,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { liftMoneyLimits, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
let importer: Caller;
let second: Caller;
let vendor = 0;
let made = 0;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  importer = await signInSuperAdmin(lab);
  second = await signInSuperAdmin(lab);
});
beforeEach(async () => {
  made += 1;
  const data = { key: `custody${made}`, name: `Meals ${made}`, helpTypes: ["food" as const] };
  vendor = (await lab.db.vendor.create({ data })).id;
});

test("the other super administrators get an email about an import, and the importer gets none", async () => {
  const addressOf = async (person: Caller) => {
    const { viewer } = await person.context();
    const id = "adminId" in viewer ? viewer.adminId : 0;
    return (await lab.db.admin.findUniqueOrThrow({ where: { id } })).email;
  };
  await lab.db.message.deleteMany();
  await bring("MAILED-1", "MAILED-2");
  const mails = await lab.db.message.findMany();
  const to = mails.map(({ recipientAddress }) => recipientAddress);
  expect(to).toContain(await addressOf(second));
  expect(to).not.toContain(await addressOf(importer));
  expect(mails[0]?.subject).toBe(`Codes of Meals ${made} wait for you to approve them`);
  await bring("MAILED-1");
  expect(await lab.db.message.count()).toBe(mails.length);
});

const bring = async (...codes: string[]) =>
  importCodes(await importer.context(), vendor, { csv: ["code", ...codes].join("\n"), isDryRun: false });
const batchOf = async (person = importer) =>
  (await importedCodes(await person.context(), vendor))[0]?.batch ?? "";
const meal = () => provider(vendor, "food", { people: 2, estimatedValue: 20 });
const count = async (person: Caller, counted: number, reason = "") =>
  countCodes(await person.context(), vendor, { counted, reason });

test("no dispatch takes a code before another person approved its import", async () => {
  await bring("HELD-1");
  const admin = await signInAdmin(lab);
  // A provider without an approved code gets codes from the server, as before its first import.
  const first = await approvedRequest(lab, { dollars: 100 });
  const [own = 0] = await give(admin, first, [meal()]);
  expect((await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: own } })).codeId).toBeNull();

  const batch = await batchOf();
  expect(await refusal(approveImport(await importer.context(), vendor, batch))).toMatch(/^FORBIDDEN\b/);
  expect(await refusal(approveImport(await admin.context(), vendor, batch))).toMatch(/^FORBIDDEN\b/);
  expect(await refusal(approveImport(await second.context(), vendor + 9999, batch))).toMatch(/^NOT_FOUND\b/);
  const [mine] = await importedCodes(await importer.context(), vendor);
  const [theirs] = await importedCodes(await second.context(), vendor);
  expect([mine?.viewerCanApprove, theirs?.viewerCanApprove, theirs?.isHeld]).toEqual([false, true, true]);

  expect(await approveImport(await second.context(), vendor, batch)).toBe(1);
  expect(await refusal(approveImport(await second.context(), vendor, batch))).toMatch(/^CONFLICT\b/);
  const next = await approvedRequest(lab, { dollars: 100 });
  const [id = 0] = await give(admin, next, [meal()]);
  expect((await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } })).codeId).not.toBeNull();
});

test("a pool that has only codes of a later, held import left says so", async () => {
  await bring("GOOD-1");
  await approveImports(lab, vendor);
  const admin = await signInAdmin(lab);
  await give(admin, await approvedRequest(lab, { dollars: 100 }), [meal()]);
  await bring("HELD-2", "HELD-3");
  const request = await approvedRequest(lab, { dollars: 100 });
  await expect(give(admin, request, [meal()])).rejects.toThrow(
    `The imported codes of Meals ${made} wait for the approval of a second super admin.`,
  );
  expect(await lab.db.vendorCode.count({ where: { vendorId: vendor, state: "free", isHeld: true } })).toBe(2);
});

test("two approvals at once are one, and the database refuses the importer's own", async () => {
  await bring("RACE-1", "RACE-2");
  const batch = await batchOf();
  const third = await signInSuperAdmin(lab);
  const both = await Promise.allSettled(
    [second, third].map(async (person) => approveImport(await person.context(), vendor, batch)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { importedById } = await lab.db.codeImport.findUniqueOrThrow({ where: { batch } });
  await expect(
    lab.db.codeImport.update({ where: { batch }, data: { approvedById: importedById } }),
  ).rejects.toThrow("CodeImport_by_another");
});

test("codes above the value of the settings are counted, and imported all the same", async () => {
  const csv = "code,value\nBIG-1,100.01\nBIG-2,100\nBIG-3,";
  const dry = await importCodes(await importer.context(), vendor, { csv, isDryRun: true });
  expect([dry.good, dry.aboveWarning]).toEqual([3, 1]);
});

test("a count needs a reason for a difference and a second person's signature", async () => {
  await bring("COUNT-1", "COUNT-2", "COUNT-3");
  expect(await refusal(count(importer, 2))).toBe(
    "INVALID: The count differs from the system. Please enter why",
  );
  for (const counted of [-1, 2.5, 1_000_001, Number.NaN])
    expect(await refusal(count(importer, counted))).toMatch(/^INVALID\b/);
  const first = await count(importer, 2, "One card is missing");
  expect(first).toMatchObject({ counted: 2, inSystem: 3, reason: "One card is missing", signedAt: null });

  const context = await importer.context();
  expect(await refusal(signCount(context, first))).toMatch(/^FORBIDDEN\b/);
  // Counted again: the earlier state can no longer be signed.
  const again = await count(importer, 3, "It was found");
  expect(again).toMatchObject({ id: first.id, reason: null });
  expect(await refusal(signCount(await second.context(), first))).toMatch(/^CONFLICT\b/);
  const signed = await signCount(await second.context(), again);
  expect(signed.signedAt).not.toBeNull();
  expect(await refusal(signCount(await second.context(), again))).toMatch(/^CONFLICT\b/);
  expect(await refusal(count(importer, 1, "Later"))).toMatch(/^CONFLICT\b/);
  expect(await refusal(count(await signInAdmin(lab), 3))).toMatch(/^FORBIDDEN\b/);

  const { name, bytes } = await countSheet(context, signed.id);
  expect(name).toMatch(/^codes-custody\d+-\d{4}-\d{2}\.pdf$/);
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
  expect(await refusal(countSheet(context, 999_999))).toMatch(/^NOT_FOUND\b/);
  const actions = await lab.db.auditEntry.findMany({
    where: { resourceType: "vendor", resourceId: String(vendor) },
    orderBy: { id: "asc" },
  });
  expect(actions.map(({ action }) => action)).toEqual([
    "vendor.codes-imported",
    "vendor.codes-counted",
    "vendor.codes-counted",
    "vendor.count-signed",
    "vendor.count-exported",
  ]);
});

test("codes that were given out and not used are listed, without the code itself", async () => {
  await bring("SECRET-CODE-1");
  await approveImports(lab, vendor);
  const admin = await signInAdmin(lab);
  const request = await approvedRequest(lab, { dollars: 100 });
  const [id = 0] = await give(admin, request, [meal()]);
  const listed = async () => handedOutUnused(await importer.context(), vendor);
  expect(await listed()).toMatchObject([{ requestNumber: request, code: "••••DE-1", valueCents: 2000 }]);
  await lab.db.helpDispatch.update({ where: { id }, data: { completedAt: lab.now(), completedBy: "A" } });
  expect(await listed()).toEqual([]);
  expect(await refusal(handedOutUnused(await admin.context(), vendor))).toMatch(/^FORBIDDEN\b/);
});
