import { beforeAll, expect, test } from "vitest";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { ledgerMonth } from "../../../graph/money/funds/months.ts";
import { importStatement } from "../../../graph/help/reconcile/import.ts";
import { closeMonth, hashJournal } from "../../../graph/help/reconcile/months.ts";
import { verifyMonths } from "../../../graph/help/reconcile/verify-months.ts";
import { settleDifference } from "../../../graph/help/reconcile/settle.ts";
import { redeemByPhone } from "../../../graph/help/redemption/by-phone.ts";
import {
  approvedRequest,
  give,
  provider,
  signInSuperAdmin,
  vendorIds,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, liftMoneyLimits, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { localDay } from "../../harness/local-day.ts";

const lab = useKernel();
let officer: Caller;
let desk: Caller;
let treasurer: Caller;
/** Another one. */
let second: Caller;
let vendorId = 0;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  officer = await signInOfficer(lab);
  desk = await signInAdmin(lab);
  treasurer = await signInSuperAdmin(lab);
  second = await signInSuperAdmin(lab);
  vendorId = (await vendorIds(lab))["Uber"] ?? 0;
});

/** A ride of 20 dollars; returns its dispatch. */
async function dispatch(by: Caller = desk) {
  const request = await approvedRequest(lab, { officer });
  await give(by, request, [provider(vendorId, "transportation", { estimatedValue: 20 })]);
  return lab.db.helpDispatch.findFirstOrThrow({ where: { requestId: request } });
}
const today = localDay();
const fileOf = (rows: (readonly [code: string, amount: string])[], day = today) =>
  ["Confirmation number,Date,Amount", ...rows.map(([code, amount]) => `${code},${day},${amount}`)].join("\n");
const bringIn = async (csv: string, { isDryRun = false, who = treasurer } = {}) =>
  importStatement(await who.context(), { vendorId, name: "january.csv", csv, isDryRun });
const lineOf = (dispatchId: number) =>
  lab.db.statementLine.findFirstOrThrow({ where: { dispatchId }, orderBy: { id: "desc" } });
const moneyOf = (requestId: number) => lab.db.requestMoney.findUniqueOrThrow({ where: { requestId } });

test("a dry run judges every line and writes nothing; the import pays what matches, once", async () => {
  const { id, requestId, confirmationNumber } = await dispatch();
  const csv = fileOf([
    [confirmationNumber.toLowerCase(), "$18.50"],
    ["NOT-OURS-1", "5"],
  ]);
  const dry = await bringIn(csv, { isDryRun: true });
  expect(dry.lines.map(({ verdict }) => verdict)).toEqual(["matches", "unknown_code"]);
  // The last four characters, by which people compare it with a bill.
  expect(dry.lines.map(({ code }) => code)).toEqual([
    `••••${confirmationNumber.slice(-4).toLowerCase()}`,
    "••••RS-1",
  ]);
  expect(await lab.db.statementLine.count({ where: { dispatchId: id } })).toBe(0);
  expect(await moneyOf(requestId)).toMatchObject({ committedCents: 2_000n, spentCents: 0n });

  expect((await bringIn(csv)).added).toBe(2);
  expect(await moneyOf(requestId)).toMatchObject({ committedCents: 0n, spentCents: 1_850n });
  expect(await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } })).toMatchObject({
    actualCents: 1_850,
  });
  expect(await bringIn(csv)).toMatchObject({ added: 0, isKnown: true });
  expect(await bringIn(csv.replaceAll("\n", "\r\n"))).toMatchObject({ added: 0, isKnown: true });
  expect(await lab.db.redemption.count({ where: { dispatchId: id, kind: "statement" } })).toBe(1);
});

test("wrong lines name line and column, formulas and huge amounts are no exception, and nothing is saved", async () => {
  const csv = [
    "code,date,amount",
    `=1+1 x,${today},5`,
    `ABC,31/01/2026,5`,
    `ABC,${today},99999999999999`,
  ].join("\n");
  const { lines } = await bringIn(csv, { isDryRun: true });
  expect(lines.map(({ line, column }) => [line, column])).toEqual([
    [2, "code"],
    [3, "date"],
    [4, "amount"],
  ]);
  await expect(bringIn(csv)).rejects.toMatchObject({ code: "INVALID", fields: { csv: expect.anything() } });
  for (const wrong of ["", "a,b\n1,2", 'code,date,amount\n"x'])
    await expect(bringIn(wrong, { isDryRun: true })).rejects.toMatchObject({ code: "INVALID" });
});

test("a spreadsheet's own dates and amounts are read, and what is unclear is refused by line", async () => {
  const read = async (...rows: string[]) =>
    (await bringIn(["code;date;amount", ...rows].join("\r\n"), { isDryRun: true })).lines.map(
      ({ on, cents, column, problem }) =>
        problem === null ? [on?.toISOString().slice(0, 10), Number(cents)] : [column, problem],
    );
  expect(
    await read(
      "NOT-OURS-1;20.11.2025;72,50",
      "NOT-OURS-2;11/20/25;$ 72.50",
      "NOT-OURS-3;20-Nov-25 3:45 PM;USD 1,029.00",
    ),
  ).toEqual([
    ["2025-11-20", 7_250],
    ["2025-11-20", 7_250],
    ["2025-11-20", 102_900],
  ]);
  expect(
    await read(
      "NOT-OURS-1;11/13/25;5",
      "NOT-OURS-2;13/11/25;5",
      "NOT-OURS-3;2025-11-13;1,029",
      "NOT-OURS-4;2025-11-13;(72.50)",
    ),
  ).toEqual([
    ["date", expect.stringContaining("Line 3 has the day first")],
    ["date", expect.stringContaining("“13/11/25” has the day first")],
    ["amount", expect.stringContaining("thousands separator or decimals")],
    ["amount", expect.stringContaining("is a credit")],
  ]);
});

test("an amount with a comma that no quotes protect is not cut short", async () => {
  const { lines } = await bringIn(`code,date,amount\nNOT-OURS-1,${today},72,50`, { isDryRun: true });
  expect(lines).toMatchObject([{ verdict: null, problem: expect.stringContaining("more cells") }]);
});

test("titles and totals of a statement are named and not billed", async () => {
  const csv = ["Rides for November", "", fileOf([["NOT-OURS-1", "5"]]), "Total,,5", ",,"].join("\n");
  const { lines, skipped } = await bringIn(csv, { isDryRun: true });
  expect(lines.map(({ line }) => line)).toEqual([4]);
  expect(skipped).toEqual([
    { line: 1, text: "Rides for November" },
    { line: 5, text: "Total 5" },
  ]);
});

test("more than committed is a task, and accepting it takes the rest from the fund", async () => {
  const { id, requestId, confirmationNumber } = await dispatch();
  await bringIn(fileOf([[confirmationNumber, "23.10"]]));
  const line = await lineOf(id);
  expect(line).toMatchObject({ verdict: "more", state: "open" });
  const task = { kind: "statement_difference", subjectId: line.id };
  expect(await lab.db.deskTask.findFirstOrThrow({ where: task })).toMatchObject({ state: "open", requestId });
  const settle = async (who: Caller, form: unknown) => settleDifference(await who.context(), line, form);
  await expect(settle(treasurer, { decision: "accept", reason: " " })).rejects.toMatchObject({
    fields: { reason: expect.anything() },
  });
  await expect(settle(desk, { decision: "accept", reason: "Toll" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  // The person who imported the statement may refuse the line, and not accept it alone.
  await expect(settle(treasurer, { decision: "accept", reason: "A toll road" })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "You imported this statement, so another person must accept more than was dispatched.",
  });
  expect(await moneyOf(requestId)).toMatchObject({ committedCents: 2_000n, spentCents: 0n });
  const canAccept = `{ statementDifferences(isOpen: true) { edges { node { canAccept viewerCanAccept } } } moneyConfirmers }`;
  const shownTo = async (who: Caller) => (await ask(who, canAccept)).data;
  expect(rowsOf((await shownTo(treasurer)).statementDifferences)).toContainEqual({
    canAccept: true,
    viewerCanAccept: false,
  });
  expect(rowsOf((await shownTo(second)).statementDifferences)).toContainEqual({
    canAccept: true,
    viewerCanAccept: true,
  });
  const { username } = await lab.db.statementLine
    .findUniqueOrThrow({ where: { id: line.id }, include: { statement: true } })
    .then(({ statement }) => ({ username: statement.importedBy }));
  await expect(
    lab.db.statementLine.update({
      where: { id: line.id },
      data: { state: "accepted", settledBy: username, settledAt: new Date(), reason: "Past the server" },
    }),
  ).rejects.toThrow(/Another person accepts/);
  await settle(second, { decision: "accept", reason: "A toll road" });
  expect(await moneyOf(requestId)).toMatchObject({ committedCents: 0n, spentCents: 2_310n });
  expect(await lab.db.deskTask.findFirstOrThrow({ where: task })).toMatchObject({ state: "done" });
  await expect(settle(treasurer, { decision: "refuse", reason: "Again" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("less than was redeemed is a task, and accepting it returns the rest to the fund", async () => {
  const balance = async (requestId: number) => {
    const { fundId, spentCents } = await moneyOf(requestId);
    const shards = await lab.db.fundShard.aggregate({ where: { fundId }, _sum: { cents: true } });
    return { available: shards._sum.cents ?? 0n, spentCents };
  };
  const [accepted, refused] = [await dispatch(), await dispatch()];
  for (const { id } of [accepted, refused])
    await redeemByPhone(await treasurer.context(), id, { amount: 18 });
  const before = await balance(accepted.requestId);
  expect(before.spentCents).toBe(1_800n);
  await bringIn(
    fileOf([
      [accepted.confirmationNumber, "15.25"],
      [refused.confirmationNumber, "17"],
    ]),
  );
  const line = await lineOf(accepted.id);
  expect(line).toMatchObject({ verdict: "less", state: "open" });
  // Until someone decides, the money is where the counter left it.
  expect(await balance(accepted.requestId)).toEqual(before);
  const tasks = { kind: "statement_difference", subjectId: line.id, state: "open" } as const;
  expect(await lab.db.deskTask.count({ where: tasks })).toBe(1);
  await settleDifference(await treasurer.context(), line, { decision: "accept", reason: "Shorter ride" });
  expect(await balance(accepted.requestId)).toEqual({
    available: before.available + 275n,
    spentCents: 1_525n,
  });
  expect(await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: accepted.id } })).toMatchObject({
    actualCents: 1_525,
  });
  const kept = await lineOf(refused.id);
  await settleDifference(await treasurer.context(), kept, {
    decision: "refuse",
    reason: "They will bill it",
  });
  expect((await balance(refused.requestId)).spentCents).toBe(1_800n);
  // The line paid nothing, so a corrected statement can still be the one that counts.
  await bringIn(fileOf([[refused.confirmationNumber, "18"]]));
  expect(await lineOf(refused.id)).toMatchObject({ verdict: "matches", state: "matched" });
});

test("the person who dispatched help for the case does not settle its difference", async () => {
  const { id, confirmationNumber } = await dispatch(treasurer);
  await bringIn(fileOf([[confirmationNumber, "21"]]));
  const line = await lineOf(id);
  const form = { decision: "refuse", reason: "Not agreed" };
  await expect(settleDifference(await treasurer.context(), line, form)).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "You dispatched help for this case, so another person must settle its money.",
  });
  const second = await signInSuperAdmin(lab);
  const answers = await Promise.allSettled(
    [second, await signInSuperAdmin(lab)].map(async (who) =>
      settleDifference(await who.context(), line, form),
    ),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("billed twice, after a void, and after expiry are differences", async () => {
  const [twice, voided, expired] = [await dispatch(), await dispatch(), await dispatch()];
  const at = new Date();
  await voidDispatch(await desk.context(), voided.id, { reason: "Not needed" });
  await lab.db.helpDispatch.update({ where: { id: expired.id }, data: { expiredAt: at } });
  await bringIn(
    fileOf([
      [twice.confirmationNumber, "20"],
      [twice.confirmationNumber, "20"],
      [voided.confirmationNumber, "20"],
      [expired.confirmationNumber, "20"],
    ]),
  );
  expect((await lineOf(twice.id)).verdict).toBe("twice");
  expect(await moneyOf(twice.requestId)).toMatchObject({ spentCents: 2_000n });
  const after = await lineOf(voided.id);
  expect(after.verdict).toBe("after_void");
  const accept = { decision: "accept", reason: "They came anyway" };
  await expect(settleDifference(await treasurer.context(), after, accept)).rejects.toMatchObject({
    fields: { decision: expect.anything() },
  });
  const late = await lineOf(expired.id);
  expect(late.verdict).toBe("not_redeemed");
  await expect(settleDifference(await treasurer.context(), late, accept)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await settleDifference(await second.context(), late, accept);
  expect(await moneyOf(expired.requestId)).toMatchObject({ committedCents: 0n, spentCents: 2_000n });
});

test("two files that bill one dispatch at once pay it once", async () => {
  const { id, requestId, confirmationNumber } = await dispatch();
  const csvs = ["20", "19"].map((amount) => fileOf([[confirmationNumber, amount]]));
  await Promise.allSettled(csvs.map((csv) => bringIn(csv)));
  expect(await lab.db.statementLine.count({ where: { dispatchId: id, state: "matched" } })).toBe(1);
  expect(await lab.db.redemption.count({ where: { dispatchId: id, undoneAt: null } })).toBe(1);
  expect((await moneyOf(requestId)).committedCents).toBe(0n);
});

test("a month closes only when it is over and has no open difference, and stays as it was hashed", async () => {
  const month = today.slice(0, 7);
  await expect(closeMonth(await treasurer.context(), month)).rejects.toMatchObject({ code: "CONFLICT" });
  const next = new Date((await ledgerMonth(lab, month)).endsAt.getTime() + 1);
  const context = { ...(await treasurer.context()), now: () => next };
  await bringIn(fileOf([["NOT-OURS-2", "5"]]));
  await expect(closeMonth(context, month)).rejects.toMatchObject({
    message: expect.stringMatching(/open/) as string,
  });
  for (const line of await lab.db.statementLine.findMany({ where: { state: "open" } }))
    await settleDifference(await (await signInSuperAdmin(lab)).context(), line, {
      ...{ decision: "refuse", reason: "Not ours" },
    });
  await expect(
    closeMonth({ ...context, viewer: (await desk.context()).viewer }, month),
  ).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const confirming = { ...(await second.context()), now: () => next };
  expect(await closeMonth(context, month)).toMatchObject({ closed: null, proposal: { month } });
  await expect(closeMonth(context, month)).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "You asked to close this month, so another person must confirm it.",
  });
  const { closed } = await closeMonth(confirming, month);
  expect(closed?.hash).toBe((await hashJournal(lab.db, await ledgerMonth(lab, month))).hash);
  const logged = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "ledger.month-closed" } });
  expect(logged.details).toMatchObject({ month, hash: closed?.hash });
  await expect(closeMonth(context, month)).rejects.toMatchObject({
    message: "This month is already closed.",
  });
  await expect(closeMonth(context, "2026-13")).rejects.toMatchObject({ code: "INVALID" });

  // An entry of today would be dated in the closed month: it is dated after it.
  await dispatch();
  expect((await hashJournal(lab.db, await ledgerMonth(lab, month))).hash).toBe(closed?.hash);
  await expect(lab.db.ledgerMonth.delete({ where: { month } })).rejects.toThrow();

  // What the triggers refuse, a person with the database's own rights can do; verifying finds it.
  expect(await verifyMonths(lab)).toEqual({ months: 1, problems: [] });
  const { beginsAt: from, endsAt: until } = await ledgerMonth(lab, month);
  const entry = await lab.db.ledgerEntry.findFirstOrThrow({ where: { at: { gte: from, lt: until } } });
  const kinds = async (...tables: [table: string, change: string][]) => {
    const found: string[] = [];
    const isFound = new Error("found, and rolled back");
    await lab.db
      .$transaction(async (tx) => {
        for (const [table, change] of tables) {
          await tx.$executeRawUnsafe(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
          await tx.$executeRawUnsafe(change);
        }
        found.push(...(await verifyMonths({ db: tx as never })).problems.map(({ kind }) => kind));
        throw isFound;
      })
      .catch((error: unknown) => {
        if (error !== isFound) throw error;
      });
    return found;
  };
  const journal = (change: string): [string, string] => ["LedgerEntry", change];
  const own = (change: string): [string, string] => ["LedgerMonth", change];
  for (const change of [
    `UPDATE "LedgerEntry" SET "cents" = "cents" + 1 WHERE "id" = ${entry.id}`,
    `UPDATE "LedgerEntry" SET "at" = "at" + interval '1 millisecond' WHERE "id" = ${entry.id}`,
    `DELETE FROM "LedgerEntry" WHERE "id" = ${entry.id}`,
  ])
    expect(await kinds(journal(change))).toEqual(["journal"]);
  expect(await kinds(own(`UPDATE "LedgerMonth" SET "hash" = repeat('0', 64)`))).toEqual(["record"]);
  expect(await kinds(own(`DELETE FROM "LedgerMonth"`))).toEqual(["missing"]);
  const [deleted] = [`DELETE FROM "AuditEntry" WHERE "action" = 'ledger.month-closed'`];
  expect(await kinds(["AuditEntry", deleted])).toEqual(["unlogged"]);
  expect(await verifyMonths(lab)).toEqual({ months: 1, problems: [] });
});

test("GraphQL lists differences and months for administrators; only super administrators import", async () => {
  const list = `{ statementDifferences(isOpen: false) { totalCount edges { node { verdict reason viewerCanSettle } } }
    ledgerMonths { month hash viewerCanClose } viewerCanReconcile }`;
  const { data } = await ask(desk, list);
  expect(data.viewerCanReconcile).toBe(false);
  expect(rowsOf(data.statementDifferences).length).toBeGreaterThan(2);
  expect(data.ledgerMonths[0].month).toMatch(/^20\d\d-\d\d$/);
  expect((await ask(officer, list)).code).toMatch(/FORBIDDEN|UNAUTH/);
  await expect(bringIn(fileOf([["NOT-OURS-3", "5"]]), { who: desk })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
