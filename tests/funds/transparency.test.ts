import { beforeAll, expect, test } from "vitest";
import { completeDispatch } from "../../graph/dispatches/progress.ts";
import { readSpent, type SpentGroup } from "../../graph/statements/funds/transparency.ts";
import { approvedRequest, give, provider, vendorIds } from "../harness/dispatches.ts";
import { useKernel } from "../harness/kernel.ts";
import { liftMoneyLimits, signInAdmin, signInOfficer } from "../harness/people.ts";

const lab = useKernel();
/** Texas has six requests, Ohio one; five of them got a ride. */
const states = ["TX", "TX", "TX", "TX", "TX", "TX", "OH"];
let requests: number[] = [];
beforeAll(async () => {
  await liftMoneyLimits(lab);
  const officer = await signInOfficer(lab);
  const desk = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  for (const [at, state] of states.entries()) {
    const request = await approvedRequest(lab, { officer });
    requests = [...requests, request];
    await lab.db.emergencyRequest.update({ where: { id: request }, data: { state } });
    const isRide = at < 5;
    const help = isRide
      ? provider(vendors["Uber"], "transportation", { estimatedValue: 20 })
      : provider(vendors["DoorDash"], "food", { people: 1, estimatedValue: 10 });
    const [dispatch] = await give(desk, request, [help]);
    await completeDispatch(await desk.context(), dispatch ?? 0);
  }
}, 120_000);

const turn = async (transparencyPage: boolean) => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { transparencyPage } });
  await lab.refreshConfig();
};
const nextMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2));
};

test("there is no such page unless the operator turned it on", async () => {
  const visitor = await lab.visitor();
  await turn(false);
  const off = await visitor.fetch("/transparency");
  expect(await off.text()).not.toContain("Where the money goes");
  await turn(true);
  expect((await visitor.fetch("/transparency")).status).toBe(200);
});

test("it shows whole months without scripts, and no group from which one request could be known", async () => {
  await turn(true);
  const visitor = await lab.visitor();
  lab.setNow(new Date());
  expect(await (await visitor.fetch("/transparency")).text()).toContain("There are not enough requests");
  lab.setNow(nextMonth());
  const response = await visitor.fetch("/transparency");
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).not.toContain("script-src");
  expect(page).not.toContain("<script");
  expect(Buffer.byteLength(page)).toBeLessThan(16_000);
  const text = page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  const month = new Date().toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  expect(text).toContain(`${month} 7 $120.00`);
  // Ohio's one request would be what is missing beside Texas, and two meals beside the rides.
  expect(text).not.toMatch(/TX|OH|By state|By type of help/);
  const spanish = await (await visitor.fetch("/transparency?lang=es")).text();
  expect(spanish).toContain("A dónde va el dinero");
  expect(await (await visitor.fetch("/transparency?lang=fr")).text()).toContain("Où va l’argent");
});

test("what it counts is what the rows say", async () => {
  const from = new Date(Date.now() - 40 * 86_400_000);
  const until = nextMonth();
  const entries = await lab.db.ledgerEntry.findMany({ where: { at: { gte: from, lt: until } } });
  const spent = new Map<number, number>();
  for (const { requestId, source, target, cents } of entries) {
    const sign = target === "spent" ? 1 : source === "spent" ? -1 : 0;
    if (requestId !== null && sign !== 0)
      spent.set(requestId, (spent.get(requestId) ?? 0) + sign * Number(cents));
  }
  const stateOf = new Map(
    (await lab.db.emergencyRequest.findMany()).map(({ id, state }) => [id, state ?? ""]),
  );
  const plain = new Map<string, SpentGroup>();
  for (const [id, cents] of spent) {
    if (cents <= 0) continue;
    const name = stateOf.get(id) ?? "";
    const known = plain.get(name) ?? { name, requests: 0, cents: 0 };
    plain.set(name, { name, requests: known.requests + 1, cents: known.cents + cents });
  }
  const read = await readSpent(lab.sql, { from, until });
  expect(read.states).toEqual([...plain.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  expect(read.helpTypes).toEqual([
    { name: "food", requests: 2, cents: 2_000 },
    { name: "transportation", requests: 5, cents: 10_000 },
  ]);
  expect(read.months.reduce((sum, { cents }) => sum + cents, 0)).toBe(12_000);
  expect(await readSpent(lab.sql, { from: until, until: nextMonth() })).toEqual({
    ...{ months: [], helpTypes: [], states: [] },
  });
});
