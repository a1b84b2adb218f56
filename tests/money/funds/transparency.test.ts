import { beforeAll, expect, test } from "vitest";
import { readPublicFigures } from "../../../graph/money/funds/transparency/figures.ts";
import { readSpent, type SpentGroup } from "../../../graph/money/funds/transparency/figures.sql.ts";
import { boundsAmong } from "../../../graph/money/funds/months.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
type Help = "food" | "transportation" | "several" | "cash";
let officer: Caller;
let desk: Caller;
let vendors: Record<string, number>;
const requests: number[] = [];

/** A request that was completed on this day, with this help for $10 each. */
async function ended(day: string, state: string, help: Help) {
  const id = await approvedRequest(lab, { officer, dollars: 20 });
  const meal = provider(vendors["DoorDash"], "food", { people: 1, estimatedValue: 10 });
  const ride = provider(vendors["Uber"], "transportation", { estimatedValue: 10 });
  const given = { food: [meal], transportation: [ride], several: [meal, ride], cash: [] }[help];
  if (given.length > 0) await give(desk, id, given);
  const at = new Date(`${day}T12:00:00Z`);
  const data = { status: "completed", completedAt: at, updatedAt: at, state } as const;
  if (help === "cash")
    await lab.db.fundAllocation.updateMany({
      where: { requestId: id },
      data: { status: "distributed", updatedAt: at },
    });
  const settled = { settledAt: at, settledBy: "a second person", settledByKeys: ["second"] };
  await lab.db.helpDispatch.updateMany({ where: { requestId: id }, data: settled });
  await lab.db.emergencyRequest.update({ where: { id }, data });
  requests.push(id);
}
const times = async (count: number, ...one: Parameters<typeof ended>) => {
  for (let n = 0; n < count; n++) await ended(...one);
};

beforeAll(async () => {
  await lab.setZone("UTC");
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  officer = await signInOfficer(lab);
  desk = await signInAdmin(lab);
  vendors = await vendorIds(lab);
  // January has thirteen requests, February one, March six.
  await times(5, "2027-01-10", "TX", "food");
  await times(5, "2027-01-20", "TX", "transportation");
  await times(2, "2027-01-31", "OH", "several");
  await times(1, "2027-01-31", "OH", "cash");
  await times(1, "2027-02-03", "CA", "food");
  await times(4, "2027-03-03", "OH", "food");
  await times(2, "2027-03-31", "NM", "several");
}, 240_000);

const turn = async (transparencyPage: boolean) => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { transparencyPage } });
  await lab.refreshConfig();
};
const figuresAt = (now: string) => readPublicFigures({ ...lab, now: () => new Date(now) });
const plainly = (groups: readonly SpentGroup[]) =>
  groups.map(({ name, requests, cents }) => `${name} ${requests} $${cents / 100}`);

test("there is no such page unless the operator turned it on", async () => {
  const visitor = await lab.visitor();
  await turn(false);
  const off = await visitor.fetch("/transparency");
  expect(await off.text()).not.toContain("Where the money goes");
  expect(await lab.db.publicFigures.count()).toBe(0);
  await turn(true);
  const response = await visitor.fetch("/transparency");
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain("There are not enough requests");
  expect(response.headers.get("content-security-policy")).not.toContain("script-src");
  expect(page).not.toContain("<script");
});

test("a month with fewer than five requests is not shown, nor counted by type or state", async () => {
  const { months, quarter } = await figuresAt("2027-04-04T00:00:00Z");
  expect(plainly(months)).toEqual(["2027-03 6 $80", "2027-01 13 $160"]);
  expect(quarter.key).toBe("2027-Q1");
  // Two groups of fewer than five are left out; together they are five requests.
  expect(plainly(quarter.helpTypes)).toEqual(["food 9 $90", "transportation 5 $50"]);
  // New Mexico alone would be what is missing, so Ohio is left out, too.
  expect(plainly(quarter.states)).toEqual(["TX 10 $100"]);
});

test("the tables are of the same requests: what is missing from one is never fewer than five", async () => {
  const { months, quarter } = await figuresAt("2027-04-04T00:00:00Z");
  const sum = (groups: readonly SpentGroup[]) => groups.reduce((total, one) => total + one.requests, 0);
  const total = sum(months);
  for (const groups of [quarter.helpTypes, quarter.states])
    expect([0, 5, 6, 7, 8, 9]).toContain(total - sum(groups));
});

test("the figures of two days differ only by whole periods", async () => {
  const looks = [await figuresAt("2027-05-04T00:00:00Z")];
  // One request moves to another state and gets other help; one more is dated back.
  await lab.db.emergencyRequest.update({ where: { id: requests[0] ?? 0 }, data: { state: "AZ" } });
  await ended("2027-03-30", "TX", "transportation");
  for (const month of ["05", "06", "07", "08", "09"])
    looks.push(await figuresAt(`2027-${month}-05T00:00:00Z`));
  const shown = new Map<string, string>();
  for (const { months, quarter } of looks)
    for (const [key, groups] of [
      ...months.map((month) => [month.name, [month]] as const),
      [`${quarter.key} types`, quarter.helpTypes] as const,
      [`${quarter.key} states`, quarter.states] as const,
    ]) {
      const told = plainly(groups).join();
      expect(shown.get(key) ?? told).toBe(told);
      shown.set(key, told);
    }
  for (const groups of shown.values())
    for (const one of groups.split(",").filter(Boolean)) expect(Number(one.split(" ")[1])).toBeGreaterThan(4);
  // Nothing that may not be shown is stored for it.
  const stored = JSON.stringify(await lab.db.publicFigures.findMany({ select: { shown: true } }));
  expect(stored).not.toMatch(/"(?:2027-02|CA|NM|OH|several|cash)"/);
  await expect(lab.db.publicFigures.deleteMany()).rejects.toThrow(/never changed or deleted/);
});

test("two first looks at the same moment publish once", async () => {
  const both = await Promise.all([figuresAt("2028-04-09T00:00:00Z"), figuresAt("2028-04-09T00:00:00Z")]);
  expect(both[0]).toEqual(both[1]);
});

test("the page says it in three languages", async () => {
  await turn(true);
  const visitor = await lab.visitor();
  lab.setNow(new Date("2027-04-05T12:00:00Z"));
  const textOf = async (query = "") => {
    const page = await (await visitor.fetch(`/transparency${query}`)).text();
    expect(Buffer.byteLength(page)).toBeLessThan(16_000);
    return page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  };
  const text = await textOf();
  expect(text).toContain("March 2027 6 $80.00");
  expect(text).toContain("January 2027 through March 2027, for the months shown above");
  expect(text).toMatch(/Food 9 \$90\.00/);
  expect(text).not.toMatch(/February 2027 1|OH|NM/);
  expect(await textOf("?lang=es")).toContain("A dónde va el dinero");
  expect(await textOf("?lang=fr")).toContain("Où va l’argent");
});

test("what it counts is what the rows say", async () => {
  const [from, until] = [new Date("2027-01-01T00:00:00Z"), new Date("2027-04-01T00:00:00Z")];
  const rows = await lab.db.emergencyRequest.findMany({
    where: { status: "completed", completedAt: { gte: from, lt: until } },
    include: { dispatches: true },
  });
  const entries = await lab.db.ledgerEntry.findMany();
  const plain = { months: new Map(), helpTypes: new Map(), states: new Map() } as Record<
    "months" | "helpTypes" | "states",
    Map<string, SpentGroup>
  >;
  for (const { id, state, completedAt, dispatches } of rows) {
    const cents = entries
      .filter(({ requestId }) => requestId === id)
      .reduce(
        (sum, one) =>
          sum + (one.target === "spent" ? 1 : one.source === "spent" ? -1 : 0) * Number(one.cents),
        0,
      );
    const types = [...new Set(dispatches.map(({ helpType }) => helpType))];
    const names = {
      months: completedAt?.toISOString().slice(0, 7) ?? "",
      helpTypes: types.length > 1 ? "several" : (types[0] ?? "cash"),
      states: state ?? "",
    };
    for (const way of ["months", "helpTypes", "states"] as const) {
      const known = plain[way].get(names[way]) ?? { name: names[way], requests: 0, cents: 0 };
      plain[way].set(names[way], { ...known, requests: known.requests + 1, cents: known.cents + cents });
    }
  }
  const inOrder = (groups: Map<string, SpentGroup>) =>
    [...groups.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const months = ["2027-01", "2027-02", "2027-03"].map((key) => ({
    key,
    ...boundsAmong([], "UTC", key),
  }));
  expect(await readSpent(lab.sql, { months, leastRequests: 1 })).toEqual({
    months: inOrder(plain.months),
    helpTypes: inOrder(plain.helpTypes),
    states: inOrder(plain.states),
  });
});
