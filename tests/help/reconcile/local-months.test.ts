import { beforeAll, expect, test } from "vitest";
import { createFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit } from "../../../graph/money/funds/deposits.ts";
import { exportJournal } from "../../../graph/money/funds/export.ts";
import { ledgerMonth } from "../../../graph/money/funds/months.ts";
import { closeMonth, listMonths } from "../../../graph/help/reconcile/months.ts";
import { verifyMonths } from "../../../graph/help/reconcile/verify-months.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";

const lab = useKernel();
let [enters, confirms]: Caller[] = [];
let fund = 0;
const on = async (iso: string, who = enters) => ({ ...(await who!.context()), now: () => new Date(iso) });

/** A deposit's entry in the journal, confirmed at this moment. */
async function deposit(iso: string) {
  const entered = await enterDeposit(await on(iso), fund, {
    amount: 10,
    reference: `${iso} ${lab.random.uuid()}`,
  });
  await confirmDeposit(await on(iso, confirms), entered);
  return lab.db.ledgerEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
}
async function journalOf(month: string) {
  const { body } = await exportJournal(await on("2027-02-10T12:00:00Z"), { month });
  let text = "";
  for await (const part of body as AsyncGenerator<string>) text += part;
  return text;
}

beforeAll(async () => {
  enters = await signInSuperAdmin(lab);
  confirms = await signInSuperAdmin(lab);
  ({ id: fund } = await createFund(await enters.context(), { name: "Local", priority: 50 }));
});

test("a month begins and ends at local midnight, and is closed after it", async () => {
  await lab.setZone("America/Chicago");
  // November 30, 21:40 in Chicago: in UTC it is December.
  const late = "2026-12-01T03:40:00Z";
  await deposit(late);
  await expect(closeMonth(await on(late), "2026-11")).rejects.toMatchObject({
    message: "This month is not over yet.",
  });
  expect(await journalOf("2026-11")).toContain(late);
  expect(await journalOf("2026-12")).not.toContain(late);
  expect((await listMonths(await on(late))).map(({ month, isOver }) => [month, isOver])).toEqual([
    ["2026-11", false],
  ]);
  const midnight = "2026-12-01T06:00:00Z";
  await closeMonth(await on(midnight), "2026-11");
  const { closed } = await closeMonth(await on(midnight, confirms), "2026-11");
  expect(closed).toMatchObject({
    // The clocks changed on November 1.
    beginsAt: new Date("2026-11-01T05:00:00Z"),
    endsAt: new Date(midnight),
    entries: 1,
  });
  // An entry of the evening comes after the month, and one of the next day is where it was.
  expect((await deposit(late)).at >= new Date(midnight)).toBe(true);
  expect((await deposit("2026-12-05T12:00:00Z")).at).toEqual(new Date("2026-12-05T12:00:00Z"));
});

test("closed months keep their bounds when the zone changes, and the next one borders on them", async () => {
  await lab.setZone("Pacific/Guam");
  expect(await ledgerMonth(lab, "2026-11")).toMatchObject({ endsAt: new Date("2026-12-01T06:00:00Z") });
  expect(await ledgerMonth(lab, "2026-12")).toMatchObject({
    beginsAt: new Date("2026-12-01T06:00:00Z"),
    endsAt: new Date("2026-12-31T14:00:00Z"),
  });
  // January 1, 00:30 in Guam: December is over, though not in UTC.
  const newYear = "2026-12-31T14:30:00Z";
  await deposit(newYear);
  expect((await listMonths(await on(newYear)))[0]).toMatchObject({ month: "2027-01", isOver: false });
  await closeMonth(await on(newYear), "2026-12");
  await closeMonth(await on(newYear, confirms), "2026-12");
  expect(await verifyMonths(lab)).toEqual({ months: 2, problems: [] });
  await lab.setZone("UTC");
  expect((await verifyMonths(lab)).problems).toEqual([]);
  expect(await journalOf("2027-01")).toContain(newYear);
  // The database refuses two months that overlap.
  const overlap = { beginsAt: new Date("2026-12-10T00:00:00Z"), endsAt: new Date("2027-02-01T00:00:00Z") };
  await expect(
    lab.db.ledgerMonth.create({
      data: {
        ...{ ...overlap, month: "2027-01", entries: 0, hash: "", closedAt: new Date(), closedBy: "x" },
        ...{ closedById: 1, proposedBy: "y", proposedById: 2 },
      },
    }),
  ).rejects.toThrow(/LedgerMonth_never_overlaps/);
});

test("months are closed in order, also one without entries, and the database keeps to it", async () => {
  await lab.setZone("UTC");
  // January and March have entries, February has none.
  await deposit("2027-03-10T12:00:00Z");
  const april = "2027-04-02T12:00:00Z";
  const close = async (month: string, who = enters) => closeMonth(await on(april, who), month);
  for (const month of ["2027-02", "2027-03"])
    await expect(close(month)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Close 2027-01 first: months are closed in order.",
    });
  const shown = (await listMonths(await on(april))).map(({ month, isNext }) => [month, isNext]);
  expect(shown.slice(0, 4)).toEqual([
    ["2027-04", false],
    ["2027-03", false],
    ["2027-02", false],
    ["2027-01", true],
  ]);
  const [beginsAt, endsAt] = [new Date("2027-03-01T00:00:00Z"), new Date("2027-04-01T00:00:00Z")];
  const row = { beginsAt, endsAt, month: "2027-03", entries: 1, hash: "", closedAt: new Date(april) };
  const two = { closedBy: "x", closedById: 1, proposedBy: "y", proposedById: 2 };
  await expect(lab.db.ledgerMonth.create({ data: { ...row, ...two } })).rejects.toThrow(/still open/);
  for (const month of ["2027-01", "2027-02"]) {
    await close(month);
    await close(month, confirms);
  }
  for (const alone of [{ ...two, proposedById: 1 }, { closedBy: "x" }])
    await expect(lab.db.ledgerMonth.create({ data: { ...row, ...alone } })).rejects.toThrow(/two people/);
  // If two people want to close it at once, one asks and the other confirms.
  const both = await Promise.all([close("2027-03"), close("2027-03", confirms)]);
  expect(both.filter(({ closed }) => closed)).toHaveLength(1);
  expect(await verifyMonths(lab)).toEqual({ months: 5, problems: [] });
});
