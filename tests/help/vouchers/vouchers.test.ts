import { beforeAll, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { undoByAdministrator } from "../../../graph/help/redemption/by-phone.ts";
import { makeLateSummariesDue, makeSummariesDue } from "../../../graph/messages/letters/summary/due.ts";
import { askDue } from "../../../graph/messages/satisfaction/survey.ts";
import { verifyFunds } from "../../../graph/money/funds/verify.ts";
import { enterVoucher } from "../../../graph/help/vouchers/enter.ts";
import { voucherSheet } from "../../../graph/help/vouchers/sheet.ts";
import { vouchersPerBook } from "../../../shared/help/vouchers/rules.ts";
import { refusal } from "../../harness/requests/cases.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
/** 19:00 on March 1 in Chicago: the paper is of 02:00, and is entered at 09:00. */
const printTime = new Date("2031-03-02T01:00:00Z");
const morning = new Date("2031-03-02T15:00:00Z");
const night = "2031-03-02T02:00";
const nightTime = new Date("2031-03-02T08:00:00Z");

let treasurer: Caller;
let dispatcher: Caller;
let root: Caller;
let fund = 0;
let vendor = 0;
let made = 0;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZone: "America/Chicago" } });
  await lab.refreshConfig();
});
/** Each test has a fund of $2,000, and a provider. */
beforeEach(async () => {
  lab.setNow(printTime);
  treasurer = await signInAdmin(lab, { roles: ["treasurer"] });
  dispatcher = await signInAdmin(lab, { roles: ["dispatcher"] });
  root = await signInSuperAdmin(lab);
  made += 1;
  const key = `vouchers ${made}`;
  fund = (await lab.db.fund.create({ data: { key, name: key, mode: "held", priority: 900 } })).id;
  const entered = { fundId: fund, cents: 200_000n, reference: key, enteredById: 1, enteredBy: "A" };
  const data = { ...entered, decidedById: 2, decidedBy: "B", confirmedAt: printTime };
  const deposit = (await lab.db.deposit.create({ data })).id;
  await lab.db
    .$queryRaw`SELECT fund_move(${fund}, 'funder', 'available', 200000, 'deposited', ${printTime}, NULL, ${deposit})`;
  const hotel = { key: `inn${made}`, name: `Inn ${made}`, helpTypes: ["shelter" as const] };
  vendor = (await lab.db.vendor.create({ data: hotel })).id;
});

const printing = `mutation ($input: PrintVoucherBookInput!) { printVoucherBook(input: $input) { book {
  key number reserved vouchers { key number state } } } }`;
const entering = `mutation ($input: EnterVoucherInput!) { enterVoucher(input: $input) { requestNumber } }`;
const releasing = `mutation ($input: ReleaseVouchersInput!) { releaseVouchers(input: $input) { book {
  reserved vouchers { number state reason } } } }`;

interface Book {
  key: number;
  number: string;
  reserved: number;
  vouchers: { key: number; number: string; state: string }[];
}

const bookInput = (changes: object = {}) => ({
  ...{ fund: globalId("Fund", fund), helpType: "shelter", max: 80, validUntil: "2031-03-31" },
  callWhom: "Night desk 512-555-0100",
  ...changes,
});
const tryPrint = (changes: object = {}, who = treasurer) => ask(who, printing, { input: bookInput(changes) });
async function print(changes: object = {}, who = treasurer): Promise<Book> {
  const { data, message } = await tryPrint(changes, who);
  if (!data) throw new Error(message);
  return data.printVoucherBook.book;
}
const entryInput = (number: string, changes: object = {}) => ({
  ...{ number, usedAt: night, amount: 62.5, provider: globalId("Vendor", vendor) },
  ...{ givenBy: "A. Ruiz, 412", victimName: "Rosa Diaz", victimPhone: "(512) 555-0143" },
  ...{
    victimAddress: "12 Elm Street, Austin, TX 78701",
    requestDetails: "Nowhere to sleep after the arrest",
  },
  ...changes,
});
const enter = (number: string, changes: object = {}, who = dispatcher) =>
  ask(who, entering, { input: entryInput(number, changes) });
const release = (book: Book, at: readonly number[], changes: object = {}, who = dispatcher) =>
  ask(who, releasing, {
    input: {
      ...{ book: book.key, vouchers: at.map((one) => book.vouchers[one]!.key), state: "lost" },
      ...{ reason: "Left in the car", ...changes },
    },
  });
async function money() {
  const { data } = await ask(
    treasurer,
    "query ($number: Int!) { fund(number: $number) { available printed reserved committed spent counted } }",
    { number: fund },
  );
  expect((await verifyFunds(lab)).problems).toEqual([]);
  return data.fund;
}
/** The night passes, and everyone is signed in again. */
async function later(at: Date) {
  lab.setNow(at);
  const end = new Date(at.getTime() + 3_600_000);
  await lab.db.session.updateMany({ data: { createdAt: at, lastSeenAt: at, rotatedAt: at, expiresAt: end } });
}
const numberAt = (book: Book, at: number) => book.vouchers[at]!.number;

test("a book reserves its total", async () => {
  const book = await print();
  expect(book.vouchers).toHaveLength(vouchersPerBook);
  expect(book.vouchers.every(({ state }) => state === "open")).toBe(true);
  expect(book.reserved).toBe(1_600);
  expect(await money()).toMatchObject({ available: 400, printed: 1_600, reserved: 0, spent: 0, counted: 0 });
});

test("a fund without the total prints nothing", async () => {
  await print();
  const refused = await tryPrint();
  expect([refused.code, refused.fields]).toEqual([
    "UNPROCESSABLE",
    { fund: ["This fund has less than the $1,600.00 that the book reserves. Nothing was printed."] },
  ]);
  expect(await lab.db.voucherBook.count({ where: { fundId: fund } })).toBe(1);
  expect(await lab.db.voucher.count({ where: { fundId: fund } })).toBe(vouchersPerBook);
  expect(await money()).toMatchObject({ available: 400, printed: 1_600 });
});

test("a repeated press prints one book", async () => {
  const idempotencyKey = "k".repeat(24);
  const both = await Promise.all([print({ idempotencyKey, max: 10 }), print({ idempotencyKey, max: 10 })]);
  expect(both[0].number).toBe(both[1].number);
  expect(await money()).toMatchObject({ available: 1_800, printed: 200 });
});

test.each([
  ["max", { max: 0 }],
  ["max", { max: 1_000.01 }],
  ["max", { max: 0.001 }],
  ["validUntil", { validUntil: "2031-02-28" }],
  ["validUntil", { validUntil: "2033-01-01" }],
  ["callWhom", { callWhom: " " }],
  ["callWhom", { callWhom: "x".repeat(2_000) }],
  ["fund", { fund: globalId("Fund", 99_999) }],
])("a book names its wrong field: %s %o", async (field, changes) => {
  const { code, fields } = await tryPrint(changes);
  expect([code, Object.keys(fields ?? {})]).toEqual(["INVALID", [field]]);
  expect(await lab.db.voucherBook.count({ where: { fundId: fund } })).toBe(0);
});

test("a fund that cannot pay for it is named", async () => {
  const told = async (data: Parameters<typeof lab.db.fund.update>[0]["data"]) => {
    await lab.db.fund.update({ where: { id: fund }, data });
    return Object.keys((await tryPrint()).fields ?? {});
  };
  expect(await told({ helpTypes: ["food"] })).toEqual(["fund"]);
  expect(await told({ helpTypes: [], perRequestMaxCents: 7_999n })).toEqual(["max"]);
  expect(await told({ perRequestMaxCents: null, endsOn: new Date("2031-03-30") })).toEqual(["validUntil"]);
  expect(await told({ endsOn: null, startsOn: new Date("2031-03-03") })).toEqual(["fund"]);
  expect(await told({ startsOn: null, frozenAt: printTime, frozenReason: "Audit" })).toEqual(["fund"]);
  expect(await told({ frozenAt: null, frozenReason: null, closedAt: printTime })).toEqual(["fund"]);
  expect(await money()).toMatchObject({ available: 2_000, printed: 0 });
});

test("an outage: paper at 02:00 is entered at 09:00 by another person", async () => {
  const book = await print();
  await later(morning);
  const number = numberAt(book, 0);
  const { data, message } = await enter(number.toLowerCase().replaceAll("-", " "));
  expect(message).toBeUndefined();
  const id: number = data.enterVoucher.requestNumber;
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: { allocations: true, dispatches: { include: { redemptions: true } }, voucher: true },
  });
  expect(request).toMatchObject({
    ...{ status: "completed", requestedHelpTypes: ["shelter"], contacting: false, state: "TX" },
    ...{ createdAt: nightTime, approvedAt: nightTime, firstDecidedAt: nightTime, completedAt: nightTime },
  });
  expect(request.allocations).toMatchObject([
    { amountCents: 6_250, status: "allocated", authority: "administrator", allocatedAt: nightTime },
  ]);
  expect(request.dispatches).toMatchObject([
    {
      ...{ vendorId: vendor, confirmationNumber: number, estimatedValueCents: 6_250, actualCents: 6_250 },
      ...{ createdAt: nightTime, redeemedAt: nightTime, settledAt: nightTime, usesLeft: 0 },
      redemptions: [{ kind: "paper", cents: 6_250, at: nightTime }],
    },
  ]);
  // The voucher's $80 left the reservation: $62.50 were spent, and the rest is available again.
  expect(await money()).toMatchObject({
    available: 417.5,
    printed: 1_520,
    reserved: 0,
    committed: 0,
    spent: 62.5,
  });
  const entries = await lab.db.ledgerEntry.findMany({ where: { requestId: id }, orderBy: { id: "asc" } });
  expect(entries.map(({ source, target, cents, at }) => [source, target, Number(cents), at])).toEqual([
    ["printed", "reserved", 8_000, nightTime],
    ["reserved", "available", 1_750, nightTime],
    ["reserved", "spent", 6_250, nightTime],
  ]);

  const { data: shown } = await ask(
    dispatcher,
    `query ($n: Int!) { request(number: $n) { enteredFromPaper { number usedAt givenBy enteredBy enteredAt } history { what note } } }`,
    { n: id },
  );
  expect(shown.request.enteredFromPaper).toMatchObject({
    ...{ number, givenBy: "A. Ruiz, 412" },
    ...{ usedAt: nightTime.toISOString(), enteredAt: morning.toISOString() },
  });
  expect(shown.request.history.map(({ what }: { what: string }) => what)).toContain(
    "Entered a voucher from paper",
  );
  const logged = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "voucher.entered", resourceId: String(id) },
  });
  expect(logged.at).toEqual(morning);
  expect(logged.details).toMatchObject({ enteredFrom: "paper", number, usedAt: nightTime.toISOString() });
});

test("a used voucher cannot be undone, redeemed again or changed in the database", async () => {
  const book = await print();
  await later(new Date("2031-03-02T08:01:00Z"));
  const { data } = await enter(numberAt(book, 0));
  const [help] = await lab.db.helpDispatch.findMany({
    where: { requestId: data.enterVoucher.requestNumber },
  });
  expect(await refusal(undoByAdministrator(await root.context(), help!.id))).toMatch(/^CONFLICT\b/);
  const id = book.vouchers[0]!.key;
  await expect(lab.db.voucher.update({ where: { id }, data: { usedCents: 1 } })).rejects.toThrow(
    "never changed",
  );
  await expect(lab.db.voucher.delete({ where: { id } })).rejects.toThrow("never changed");
  const { key } = book;
  await expect(lab.db.voucherBook.update({ where: { id: key }, data: { maxCents: 1 } })).rejects.toThrow(
    "VoucherBook",
  );
  await money();
});

test("used, lost and void numbers are closed once", async () => {
  const book = await print();
  await later(morning);
  expect((await enter(numberAt(book, 0))).code).toBeUndefined();
  expect((await release(book, [1])).code).toBeUndefined();
  expect((await release(book, [2, 3], { state: "void", reason: "Torn" }, treasurer)).code).toBeUndefined();
  expect(await money()).toMatchObject({ printed: 1_280, spent: 62.5, available: 657.5 });

  for (const at of [0, 1, 2]) {
    const again = await enter(numberAt(book, at));
    expect([again.code, Object.keys(again.fields ?? {})]).toEqual(["CONFLICT", ["number"]]);
    expect((await release(book, [at])).code).toBe("CONFLICT");
  }
  // All or none: the open number beside a closed one stays open.
  expect((await release(book, [3, 4])).code).toBe("CONFLICT");
  expect((await lab.db.voucher.findUniqueOrThrow({ where: { id: book.vouchers[4]!.key } })).state).toBe(
    "open",
  );
  expect(await money()).toMatchObject({ printed: 1_280 });

  const rest = Array.from({ length: 16 }, (_one, at) => at + 4);
  const { data } = await release(book, rest, { state: "void", reason: "The book is over" });
  expect(data.releaseVouchers.book.reserved).toBe(0);
  expect(await money()).toMatchObject({ printed: 0, spent: 62.5, available: 1_937.5 });
});

test("a release names its wrong field, and takes only numbers of its book", async () => {
  const book = await print({ max: 10 });
  const other = await print({ max: 10 });
  expect(Object.keys((await release(book, [0], { reason: " " })).fields ?? {})).toEqual(["reason"]);
  expect(Object.keys((await release(book, [])).fields ?? {})).toEqual(["vouchers"]);
  const foreign = await ask(dispatcher, releasing, {
    input: { book: book.key, vouchers: [other.vouchers[0]!.key], state: "lost", reason: "Lost" },
  });
  expect(foreign.code).toBe("CONFLICT");
  expect((await release({ ...book, key: 99_999 }, [0])).code).toBe("NOT_FOUND");
  expect(await money()).toMatchObject({ printed: 400 });
});

test("one person never prints and enters the same voucher", async () => {
  const book = await print({}, root);
  await later(morning);
  const own = await enter(numberAt(book, 0), {}, root);
  expect([own.code, own.message]).toEqual([
    "FORBIDDEN",
    "You had the printed voucher. Another person must enter it.",
  ]);
  // A person who downloads the sheets has the vouchers, too.
  const second = await signInSuperAdmin(lab);
  const { name, bytes } = await voucherSheet(await second.context(), book.key);
  expect([name, Buffer.from(bytes).subarray(0, 5).toString()]).toEqual([
    `vouchers-${book.number}.pdf`,
    "%PDF-",
  ]);
  expect((await enter(numberAt(book, 0), {}, second)).code).toBe("FORBIDDEN");

  // The database says the same, of the person and of the time.
  const { id, printedByKeys } = await lab.db.voucher.findUniqueOrThrow({
    where: { number: numberAt(book, 0) },
  });
  const requestId = await fileRequest(lab, await signInOfficer(lab));
  const use = (key: string, usedAt = nightTime) =>
    lab.db.voucher.update({
      where: { id },
      data: {
        ...{ state: "used", usedAt, usedCents: 1, givenBy: "A", requestId },
        ...{ closedAt: new Date("2031-05-01"), closedBy: "A", closedByKeys: [key] },
      },
    });
  expect(printedByKeys.length).toBeGreaterThan(1);
  for (const key of printedByKeys) await expect(use(key)).rejects.toThrow("Voucher_entered_by_another");
  for (const usedAt of [new Date(printTime.getTime() - 1), new Date("2031-04-01T05:00:00Z")])
    await expect(use("admin:other", usedAt)).rejects.toThrow("says something else");
  expect((await enter(numberAt(book, 0))).code).toBeUndefined();
  await money();
});

test("a book without open vouchers has no sheet, even if they close during the download", async () => {
  const book = await print();
  await later(morning);
  const context = await treasurer.context();
  const all = Array.from({ length: vouchersPerBook }, (_one, at) => at);
  const during = new Proxy(context.db, {
    get(db, name) {
      if (name !== "$transaction") return Reflect.get(db, name) as unknown;
      return async (work: Parameters<typeof db.$transaction>[0]) => {
        await release(book, all, { state: "void", reason: "The book is over" });
        return db.$transaction(work);
      };
    },
  });
  expect(await refusal(voucherSheet({ ...context, db: during }, book.key))).toMatch(/^CONFLICT\b/);
  const where = { action: "voucher.book-downloaded", resourceId: String(book.key) };
  expect(await lab.db.auditEntry.count({ where })).toBe(1);
  expect(await refusal(voucherSheet(context, book.key))).toMatch(/^CONFLICT\b/);
  expect(await lab.db.auditEntry.count({ where })).toBe(1);
});

test("an entry is published, and starts no letter or recommendation", async () => {
  const book = await print();
  await later(morning);
  const context = await dispatcher.context();
  const published: string[] = [];
  const publish: typeof context.events.publish = (name, ...rest) => {
    published.push(name);
    context.events.publish(name, ...rest);
  };
  const { provider: _id, ...input } = entryInput(numberAt(book, 0));
  const events = Object.assign(Object.create(context.events) as typeof context.events, { publish });
  await enterVoucher({ ...context, events }, { ...input, vendorId: vendor });
  expect(published).toEqual(["requestChanged", "fundChanged"]);
});

test("the request of a used voucher is never deleted", async () => {
  const [key] = await lab.db.$queryRaw<{ rule: string }[]>`
    SELECT confdeltype::text AS rule FROM pg_constraint WHERE conname = 'Voucher_requestId_fkey'`;
  expect(key).toEqual({ rule: "r" });
});

test("a printer is never taken off a voucher", async () => {
  const book = await print();
  const id = book.vouchers[0]!.key;
  await expect(
    lab.db.voucher.update({ where: { id }, data: { printedByKeys: ["admin:x"] } }),
  ).rejects.toThrow("never changed");
});

test.each([
  ["in the future", "2031-03-02T09:01", "This time has not come yet"],
  ["before the printing", "2031-03-01T18:59", /^The book was printed later: /],
  ["that does not exist", "2031-03-09T02:30", "Enter the day and time on the paper"],
])("a time %s is refused", async (_what, usedAt, said) => {
  const book = await print();
  await later(usedAt.includes("09T") ? new Date("2031-03-10T00:00:00Z") : morning);
  const { code, fields } = await enter(numberAt(book, 0), { usedAt });
  expect([code, fields]).toEqual(["INVALID", { usedAt: [expect.stringMatching(said)] }]);
  expect(
    await lab.db.emergencyRequest.count({ where: { victimName: "Rosa Diaz", createdAt: { gt: morning } } }),
  ).toBe(0);
});

test("a time after the validity is refused, and one on the last evening is accepted", async () => {
  const book = await print({ validUntil: "2031-03-02" });
  await later(new Date("2031-03-04T12:00:00Z"));
  const late = await enter(numberAt(book, 0), { usedAt: "2031-03-03T00:00" });
  expect([late.code, Object.keys(late.fields ?? {})]).toEqual(["INVALID", ["usedAt"]]);
  expect((await enter(numberAt(book, 0), { usedAt: "2031-03-02T23:59" })).code).toBeUndefined();
  await money();
});

test.each([
  ["number", { number: "1001-01-AA" }],
  ["number", { number: "A".repeat(20_000) }],
  ["amount", { amount: 80.01 }],
  ["amount", { amount: 0 }],
  ["provider", { provider: globalId("Vendor", 99_999) }],
  ["givenBy", { givenBy: "" }],
  ["victimName", { victimName: "" }],
  ["victimPhone", { victimPhone: "555" }],
  ["victimEmail", { victimEmail: "rosa@" }],
  ["requestDetails", { requestDetails: "x".repeat(2_001) }],
])("an entry names its wrong field: %s", async (field, changes) => {
  const book = await print();
  await later(morning);
  const { code, fields } = await enter(numberAt(book, 0), changes);
  expect([code, Object.keys(fields ?? {})]).toEqual(["INVALID", [field]]);
  expect(await money()).toMatchObject({ printed: 1_600, spent: 0 });
});

test("a provider of other help is refused", async () => {
  const book = await print({ helpType: "food" });
  await later(morning);
  expect(Object.keys((await enter(numberAt(book, 0))).fields ?? {})).toEqual(["provider"]);
});

test("a frozen or closed fund still pays for what it reserved", async () => {
  const book = await print();
  await lab.db.fund.update({
    where: { id: fund },
    data: { frozenAt: printTime, frozenReason: "Audit", closedAt: printTime },
  });
  await later(morning);
  expect((await enter(numberAt(book, 0), { amount: 80 })).code).toBeUndefined();
  expect(await money()).toMatchObject({ printed: 1_520, spent: 80 });
});

/** Runs the work while the first insert into a table fails in the database with this error. */
async function failingOnce<T>(
  table: string,
  { code, detail = "" }: { code: string; detail?: string },
  work: () => Promise<T>,
): Promise<T> {
  await lab.db.$executeRawUnsafe(`CREATE SEQUENCE test_failures`);
  await lab.db.$executeRawUnsafe(`CREATE FUNCTION test_fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('test_failures') = 1 THEN RAISE EXCEPTION 'Failed' USING ERRCODE = '${code}', DETAIL = '${detail}'; END IF;
    RETURN NEW; END $$`);
  await lab.db.$executeRawUnsafe(
    `CREATE TRIGGER test_fail BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION test_fail()`,
  );
  try {
    return await work();
  } finally {
    await lab.db.$executeRawUnsafe(`DROP FUNCTION test_fail CASCADE`);
    await lab.db.$executeRawUnsafe(`DROP SEQUENCE test_failures`);
  }
}

test("a case ID that another request took meanwhile is drawn again", async () => {
  const book = await print();
  await later(morning);
  const taken = { code: "23505", detail: 'Key ("caseId")=(EM-2031-1000) already exists.' };
  const { message } = await failingOnce("EmergencyRequest", taken, () => enter(numberAt(book, 0)));
  expect(message).toBeUndefined();
  expect(await money()).toMatchObject({ printed: 1_520, spent: 62.5 });
});

test("only a lower setting is named as one, not every rule of the database", async () => {
  const book = await print();
  await later(morning);
  const config = { where: { id: 1 }, select: { maxFundAllocationCents: true } };
  const data = await lab.db.systemConfig.findUniqueOrThrow(config);
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { maxFundAllocationCents: 5_000 } });
  const limited = await enter(numberAt(book, 0));
  await lab.db.systemConfig.update({ where: { id: 1 }, data });
  expect([limited.code, limited.message]).toEqual([
    "CONFLICT",
    "The settings no longer allow this amount for one request. Ask a super administrator.",
  ]);
  const other = await failingOnce("HelpDispatch", { code: "SV001" }, () => enter(numberAt(book, 0)));
  expect(other.message).not.toMatch(/settings/);
  expect(await money()).toMatchObject({ printed: 1_600, spent: 0 });
});

test("roles: who prints, enters and releases", async () => {
  const book = await print();
  await later(morning);
  const number = numberAt(book, 0);
  const approver = await signInAdmin(lab, { roles: ["approver"] });
  const auditor = await signInAdmin(lab, { roles: ["auditor"] });
  const stranger = await lab.visitor();
  for (const who of [dispatcher, approver, auditor]) expect((await tryPrint({}, who)).code).toBe("FORBIDDEN");
  for (const who of [treasurer, approver, auditor])
    expect((await enter(number, {}, who)).code).toBe("FORBIDDEN");
  for (const who of [approver, auditor]) expect((await release(book, [0], {}, who)).code).toBe("FORBIDDEN");
  for (const call of [tryPrint({}, stranger), enter(number, {}, stranger), release(book, [0], {}, stranger)])
    expect((await call).code).toBe("UNAUTHENTICATED");
  expect(await refusal(voucherSheet(await dispatcher.context(), book.key))).toMatch(/^FORBIDDEN\b/);
  expect(await refusal(voucherSheet(await treasurer.context(), 99_999))).toMatch(/^NOT_FOUND\b/);
  const books = "{ voucherBooks { number } }";
  expect((await ask(stranger, books)).code).toBe("UNAUTHENTICATED");
  expect((await ask(auditor, books)).data.voucherBooks.length).toBeGreaterThan(0);
});

test("what the paper says about contact is kept, and without it no one is contacted", async () => {
  const book = await print();
  await later(morning);
  const { data } = await enter(numberAt(book, 0), { safeContact: { way: "call" }, language: "es" });
  const id: number = data.enterVoucher.requestNumber;
  expect(
    await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id }, include: { safeContact: true } }),
  ).toMatchObject({ contacting: true, language: "es", safeContact: { way: "call" } });
});

test("a wish to stay anonymous and an email on the paper are kept", async () => {
  const book = await print();
  await later(morning);
  const paper = { anonymous: true, victimPhone: null, victimEmail: " rosa@example.com. " };
  const { data } = await enter(numberAt(book, 0), paper);
  const id: number = data.enterVoucher.requestNumber;
  expect(await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ anonymous: true, victimEmail: "rosa@example.com", victimContact: "Email: rosa@example.com" },
  });
  const asked = "query ($n: Int!) { request(number: $n) { victimName } }";
  const { data: shown } = await ask(dispatcher, asked, { n: id });
  expect(shown.request.victimName).toMatch(/^Recipient of EM-/);
});

test("a case entered from paper gets no letter and no question, though it may be contacted", async () => {
  const book = await print();
  await later(morning);
  const { data } = await enter(numberAt(book, 0), { safeContact: { way: "any", agreesToTexts: true } });
  const requestId: number = data.enterVoucher.requestNumber;
  for (const days of [0, 1, 3, 6]) {
    lab.setNow(new Date(morning.getTime() + days * 86_400_000));
    await makeSummariesDue(systemContext(lab, "summaries"));
    await makeLateSummariesDue(systemContext(lab, "summaries"));
    await askDue(systemContext(lab, "ask"));
  }
  const where = { requestId };
  expect(
    await Promise.all([
      lab.db.letter.count({ where }),
      lab.db.satisfaction.count({ where }),
      lab.db.message.count({ where }),
    ]),
  ).toEqual([0, 0, 0]);
});

test("analytics count what was entered late at the time on the paper", async () => {
  const figures = async (range: string) => {
    const parts = "overview { name value } performance { name value }";
    const { data } = await ask(
      root,
      `{ analytics(range: ${range}, timeZone: "America/Chicago") { ${parts} } }`,
    );
    const all: { name: string; value: number }[] = [
      ...data.analytics.overview,
      ...data.analytics.performance,
    ];
    const value = (name: string) => all.find((one) => one.name === name)?.value ?? 0;
    return ["enteredFromPaper", "totalRequests", "totalFundsAllocated"].map(value);
  };
  const book = await print();
  await later(new Date("2031-03-12T15:00:00Z"));
  const before = { week: await figures("days7"), month: await figures("days30") };
  expect((await enter(numberAt(book, 0))).code).toBeUndefined();
  expect(await figures("days7")).toEqual(before.week);
  const [paper = 0, requests = 0, funds = 0] = before.month;
  expect(await figures("days30")).toEqual([paper + 1, requests + 1, funds + 6_250]);
});
