import { beforeEach, expect, test } from "vitest";
import type { Context } from "../../graph/core/context.ts";
import { guardedWrite, type GuardedWrite } from "../../graph/core/guarded-write.ts";
import { forPrograms } from "../../shared/core/i18n/phrases.ts";
import { useKernel } from "../harness/kernel.ts";
import { signInAdmin } from "../harness/people.ts";

const lab = useKernel();
let context: Context;
let id: number;

beforeEach(async () => {
  context = await (await signInAdmin(lab)).context();
  ({ id } = await lab.db.vendor.create({
    data: { key: `guarded-${Math.random()}`, name: "Guarded", helpTypes: ["food"], createdAt: lab.now() },
  }));
});

const write = (changes: Partial<GuardedWrite<"Vendor">> = {}) =>
  guardedWrite(context, "Vendor", {
    where: { id },
    version: 0,
    data: { category: "Changed" },
    missing: forPrograms("There is no such row."),
    conflict: ({ version, name }) => forPrograms(`${name} has version ${version} now.`),
    audit: ({ before, after }) => ({
      action: "vendor.changed",
      resourceType: "vendor",
      resourceId: id,
      details: { before: before.category, after: after.category },
    }),
    ...changes,
  });
const row = () => lab.db.vendor.findUniqueOrThrow({ where: { id } });
const entries = () =>
  lab.db.auditEntry.findMany({ where: { resourceType: "vendor", resourceId: String(id) } });
const refused = (error: unknown) => {
  const { code, message } = error as { code: string; message: string };
  return { code, message };
};

test("a write increases the version, records before and after, and is announced after it is stored", async () => {
  const announced: unknown[] = [];
  const written = await write({
    announce: async ({ after }) => announced.push([after.version, (await row()).version]),
  });
  expect(written).toMatchObject({ id, version: 1, category: "Changed" });
  expect(announced).toEqual([[1, 1]]);
  expect((await entries()).map(({ details }) => details)).toEqual([{ before: "", after: "Changed" }]);
});

test("the answer contains the selection", async () => {
  expect(await write({ query: { select: { name: true } } })).toEqual({ name: "Guarded" });
});

test("if several writers saw the same version, exactly one wins, and the others learn the current state", async () => {
  const answers = await Promise.allSettled(
    ["a", "b", "c", "d"].map((category) => write({ data: { category } })),
  );
  const won = answers.findIndex(({ status }) => status === "fulfilled");
  const lost = answers.flatMap((answer) => (answer.status === "rejected" ? [refused(answer.reason)] : []));
  expect(lost).toHaveLength(3);
  for (const refusal of lost)
    expect(refusal).toEqual({ code: "CONFLICT", message: "Guarded has version 1 now." });
  expect(await row()).toMatchObject({ version: 1, category: ["a", "b", "c", "d"][won] });
  expect(await entries()).toHaveLength(1);
});

test("if several writers move a row out of one state, exactly one wins", async () => {
  const close = () => write({ version: "by-state", from: { isActive: true }, data: { isActive: false } });
  const answers = await Promise.allSettled([close(), close(), close()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await row()).toMatchObject({ version: 0, isActive: false });
  expect(await entries()).toHaveLength(1);
});

test("the UPDATE's own condition refuses a row that was changed after it was read", async () => {
  const late = write({
    data: async (before, tx) => {
      await tx.vendor.update({ where: { id: before.id }, data: { version: 5 } });
      return { category: "Late" };
    },
  });
  expect(refused(await late.catch((error: unknown) => error))).toEqual({
    code: "CONFLICT",
    message: "Guarded has version 5 now.",
  });
  expect(await row()).toMatchObject({ version: 0, category: "" });
});

test("a missing row is NOT_FOUND, whatever version was shown", async () => {
  for (const version of [0, undefined, "by-state"] as const)
    await expect(write({ where: { id: 999_999 }, version })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "There is no such row.",
    });
});

test("without a version the current row is replaced, and the version increases", async () => {
  await write();
  await write({ version: undefined, data: { category: "Replaced" } });
  expect(await row()).toMatchObject({ version: 2, category: "Replaced" });
});

test("refuses a forbidden change before it compares the version", async () => {
  const allow = () => {
    throw new Error("not allowed");
  };
  await expect(write({ version: 7, allow })).rejects.toThrow("not allowed");
  expect(await entries()).toEqual([]);
});

test("unchanged values write, record and announce nothing", async () => {
  const announced: unknown[] = [];
  const same = await write({ data: () => null, announce: (change) => announced.push(change) });
  expect(same).toMatchObject({ id, version: 0 });
  expect([announced, await entries()]).toEqual([[], []]);
});

test("if a further step fails, neither the row nor its audit entry is stored, and nothing is announced", async () => {
  const announced: unknown[] = [];
  const written: unknown[] = [];
  const failing = write({
    within: async (tx, { after }) => {
      const stored = await tx.auditEntry.count({ where: { resourceType: "vendor", resourceId: String(id) } });
      written.push(after.version, stored);
      throw new Error("the step failed");
    },
    announce: (change) => announced.push(change),
  });
  await expect(failing).rejects.toThrow("the step failed");
  expect(written).toEqual([1, 1]);
  expect(await row()).toMatchObject({ version: 0, category: "" });
  expect([announced, await entries()]).toEqual([[], []]);
});
