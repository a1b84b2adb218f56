import { beforeAll, expect, test } from "vitest";
import { enterVoucher } from "../../../graph/help/vouchers/enter.ts";
import { printBook } from "../../../graph/help/vouchers/print.ts";
import { voucherSheet } from "../../../graph/help/vouchers/sheet.ts";
import { releaseVouchers } from "../../../graph/help/vouchers/release.ts";
import { verifyFunds } from "../../../graph/money/funds/verify.ts";
import { refusal } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const printTime = new Date("2031-03-02T12:00:00Z");
let treasurer: Caller;
let dispatchers: Caller[];
let vendorId = 0;
let made = 0;
beforeAll(async () => {
  lab.setNow(printTime);
  lab.quotas.count = async () => {};
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZone: "America/Chicago" } });
  await lab.refreshConfig();
  treasurer = await signInAdmin(lab, { roles: ["treasurer"] });
  dispatchers = [];
  for (let one = 0; one < 4; one++) dispatchers.push(await signInAdmin(lab, { roles: ["dispatcher"] }));
  const data = { key: "race", name: "Race Inn", helpTypes: ["food" as const] };
  vendorId = (await lab.db.vendor.create({ data })).id;
});

async function addFund(cents: number): Promise<number> {
  made += 1;
  const key = `race ${made}`;
  const fund = (await lab.db.fund.create({ data: { key, name: key, mode: "held", priority: 900 } })).id;
  const entered = { fundId: fund, cents: BigInt(cents), reference: key, enteredById: 1, enteredBy: "A" };
  const data = { ...entered, decidedById: 2, decidedBy: "B", confirmedAt: printTime };
  const deposit = (await lab.db.deposit.create({ data })).id;
  await lab.db
    .$queryRaw`SELECT fund_move(${fund}, 'funder', 'available', ${cents}, 'deposited', ${printTime}, NULL, ${deposit})`;
  return fund;
}
const print = async (fund: number) =>
  printBook(await treasurer.context(), fund, {
    ...{ helpType: "food", max: 20, validUntil: "2031-03-31", callWhom: "Desk 512-555-0100" },
  });
const entry = (number: string) => ({
  ...{ number, usedAt: "2031-03-02T06:00", amount: 15, vendorId, givenBy: "A. Ruiz" },
  ...{ victimName: "Rosa Diaz", requestDetails: "Needed a meal at night" },
});
const by = (at: number) => dispatchers[at % dispatchers.length]!;
async function proven(fund: number) {
  expect((await verifyFunds(lab)).problems).toEqual([]);
  const vouchers = await lab.db.voucher.findMany({ where: { fundId: fund } });
  const count = (state: string) => vouchers.filter((one) => one.state === state).length;
  const { _sum } = await lab.db.fundShard.aggregate({ where: { fundId: fund }, _sum: { cents: true } });
  return { open: count("open"), used: count("used"), lost: count("lost"), cents: Number(_sum.cents) };
}

test("one voucher entered 200 times at once gives exactly one", async () => {
  const fund = await addFund(100_000);
  const { vouchers } = await print(fund);
  const { number, id } = vouchers[0]!;
  const contexts = await Promise.all(Array.from({ length: 200 }, (_one, at) => by(at).context()));
  const answers = await Promise.allSettled(contexts.map((context) => enterVoucher(context, entry(number))));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const codes = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(["CONFLICT"]));
  const { requestId } = await lab.db.voucher.findUniqueOrThrow({ where: { id } });
  const requests = await lab.db.emergencyRequest.findMany({ where: { victimName: "Rosa Diaz" } });
  expect(requests.map((request) => request.id)).toEqual([requestId]);
  expect(await lab.db.helpDispatch.count({ where: { confirmationNumber: number } })).toBe(1);
  expect(await proven(fund)).toEqual({ open: 19, used: 1, lost: 0, cents: 100_000 - 38_000 - 1_500 });
});

test("each number is entered or released, never both", async () => {
  const fund = await addFund(40_000);
  const { id: bookId, vouchers } = await print(fund);
  const acts = await Promise.all(
    vouchers.flatMap(({ number, id }, at) => [
      by(at)
        .context()
        .then((context) => () => enterVoucher(context, entry(number))),
      by(at + 1)
        .context()
        .then(
          (context) => () =>
            releaseVouchers(context, { bookId, ids: [id] }, { state: "lost", reason: "Race" }),
        ),
    ]),
  );
  const answers = await Promise.allSettled(acts.map((act): Promise<unknown> => act()));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  const { used, lost, open, cents } = await proven(fund);
  expect([open, used + lost, cents]).toEqual([0, 20, 40_000 - used * 1_500]);
});

test("two books of a fund that has money for one", async () => {
  const fund = await addFund(79_999);
  const answers = await Promise.all([0, 1].map(() => refusal(print(fund))));
  const books = await lab.db.voucherBook.count({ where: { fundId: fund } });
  expect([answers.filter((answer) => answer === "no refusal").length, books]).toEqual([1, 1]);
  expect(await proven(fund)).toEqual({ open: 20, used: 0, lost: 0, cents: 39_999 });
});

test("a person who downloads the sheet while they enter a voucher of it does one of both", async () => {
  const fund = await addFund(40_000);
  const { id: bookId, vouchers } = await print(fund);
  const person = await signInAdmin(lab, { roles: ["treasurer", "dispatcher"] });
  const context = await person.context();
  const { db } = context;
  let download: Promise<unknown> = Promise.resolve();
  /** Between the check and the write: the download waits for the entry, or is done first. */
  const between = async () => {
    download = voucherSheet(await person.context(), bookId);
    download.catch(() => {});
    await Promise.race([download, new Promise((done) => setTimeout(done, 1000))]);
  };
  const within = (tx: typeof db) =>
    new Proxy(tx, {
      get: (one, name) =>
        name === "vendor"
          ? { findFirst: (args: object) => between().then(() => one.vendor.findFirst(args)) }
          : (Reflect.get(one, name) as unknown),
    });
  const slow = new Proxy(db, {
    get: (one, name) =>
      name === "$transaction"
        ? (work: (tx: typeof db) => Promise<unknown>) =>
            one.$transaction((tx) => work(within(tx as typeof db)))
        : (Reflect.get(one, name) as unknown),
  });
  await enterVoucher({ ...context, db: slow }, entry(vouchers[0]!.number));
  await download;
  expect(await proven(fund)).toMatchObject({ open: 19, used: 1 });
  const next = enterVoucher(context, entry(vouchers[1]!.number));
  expect(await refusal(next)).toMatch(/^FORBIDDEN\b/);
});
