import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { clockIn, dayIn } from "../../../shared/core/time/zone.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { printedEnds } from "../../harness/requests/printed-ends.ts";
import { approvedRequest, give, provider } from "../../harness/requests/dispatches.ts";

const lab = useKernel();
let admin: Caller;
let officer: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
});

const zones = ["America/Chicago", "Pacific/Guam", "America/New_York", "Pacific/Pago_Pago", "UTC"] as const;

/** Everyone signs in again: a session of another year has ended. */
async function at(moment: string | Date, zone: string) {
  lab.setNow(new Date(moment));
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZone: zone } });
  await lab.refreshConfig();
  [admin, officer] = [await signInAdmin(lab), await signInOfficer(lab)];
}

let vendors = 0;
/** Food for a recipient who is reached by text, from a vendor whose only code expires then. */
async function givenFood(codeExpiresAt?: Date | null) {
  const name = `Bistro ${++vendors}`;
  const { id } = await lab.db.vendor.create({
    data: { key: name.toLowerCase().replace(" ", ""), name, helpTypes: ["food"] },
  });
  if (codeExpiresAt !== undefined)
    await lab.db.vendorCode.create({
      data: {
        ...{ vendorId: id, codeKey: "1", batch: "test", expiresAt: codeExpiresAt },
        codeSealed: lab.keys.seal("BIST-0001", "VendorCode.code"),
      },
    });
  const number = await approvedRequest(lab, { officer });
  await lab.db.victimInfo.update({ where: { requestId: number }, data: { email: "" } });
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { victimEmail: "" } });
  const [dispatch = 0] = await give(admin, number, [
    provider(id, "food", { people: 1, earliestEnd: lab.now() }),
  ]);
  return { officer, admin, number, dispatch };
}
const endOf = async (id: number) =>
  (await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } })).endsAt ?? new Date(0);

/** Whether it can be redeemed, and what the pages say, at this moment. */
async function standsAt(moment: Date, given: Awaited<ReturnType<typeof givenFood>>, check: Check) {
  lab.setNow(moment);
  const caller = await signInAdmin(lab);
  const visitor = await lab.visitor();
  const letter = await (
    await visitor.fetch(`/letters/check?number=${check.number}&code=${check.code}&lang=en`)
  ).text();
  const redeeming = `mutation ($id: ID!) { redeemByPhone(input: { id: $id, amount: 1 }) { request { id } } }`;
  const { code } = await ask(caller, redeeming, { id: globalId("HelpDispatch", given.dispatch) });
  return { letter: letter.includes("This letter is valid."), redeemed: code === undefined };
}
type Check = Awaited<ReturnType<typeof printedEnds>>["check"];

test.for([
  ["America/Chicago", "2026-11-23T03:40:00Z", "Nov 29, 11:59 PM", "2026-11-30T05:59:59.999Z"],
  ["Pacific/Guam", "2026-11-22T11:40:00Z", "Nov 29, 11:59 PM", "2026-11-29T13:59:59.999Z"],
  // The clocks change between: a day of 25 hours, and one of 23.
  ["America/Chicago", "2026-10-29T02:40:00Z", "Nov 4, 11:59 PM", "2026-11-05T05:59:59.999Z"],
  ["America/Chicago", "2027-03-10T03:40:00Z", "Mar 16, 11:59 PM", "2027-03-17T04:59:59.999Z"],
] as const)("in %s, help dispatched at %s ends on %s everywhere", async ([zone, now, words, moment]) => {
  await at(now, zone);
  const given = await givenFood();
  const { words: said, moments, check } = await printedEnds(lab, given);
  expect(said).toEqual({
    ...{ letter: words, message: words, checkPage: words, pass: words, terminal: words },
  });
  expect(moments).toEqual({ dispatch: moment, letters: [moment, moment], rest: moment });
  const end = new Date(moment);
  expect(await standsAt(end, given, check)).toEqual({ letter: false, redeemed: false });
  expect(await standsAt(new Date(end.getTime() - 1), given, check)).toEqual({ letter: true, redeemed: true });
});

test("a pool code that ends tomorrow ends tomorrow in the letter and the text too", async () => {
  await at("2026-11-24T03:40:00Z", "America/Chicago");
  const given = await givenFood(new Date("2026-11-25T05:59:59.999Z"));
  const { words } = await printedEnds(lab, given);
  expect(new Set(Object.values(words))).toEqual(new Set(["Nov 24, 11:59 PM"]));
});

test("every printed end of a dispatch is the same, and is when redemption ends", async () => {
  const moment = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2027-12-20T00:00:00Z"),
    noInvalidDate: true,
  });
  const hours = fc.option(fc.integer({ min: 1, max: 24 * 12 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...zones), moment, hours, async (zone, now, codeHours) => {
      await at(now, zone);
      const given = await givenFood(codeHours === null ? null : new Date(now.getTime() + codeHours * hourMs));
      const end = await endOf(given.dispatch);
      const { words, moments, check } = await printedEnds(lab, given);
      const [day] = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: zone })
        .format(end)
        .split("|");
      const [hour = "0", minutes] = clockIn(zone, end).split(":");
      const said = `${day}, ${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? "AM" : "PM"}`;
      expect(new Set(Object.values(words)), JSON.stringify(words)).toEqual(new Set([said]));
      const iso = end.toISOString();
      expect(moments).toEqual({ dispatch: iso, letters: [iso, iso], rest: iso });
      if (codeHours === null || codeHours > 24 * 9)
        expect([dayIn(zone, end), clockIn(zone, end)]).toEqual([daysLater(dayIn(zone, now)), "23:59"]);
      else expect(end.getTime()).toBeLessThanOrEqual(now.getTime() + codeHours * hourMs);
      expect(await standsAt(end, given, check)).toEqual({ letter: false, redeemed: false });
      const before = new Date(end.getTime() - 1);
      expect(await standsAt(before, given, check)).toEqual({ letter: true, redeemed: true });
    }),
    { numRuns: 8 },
  );
}, 120_000);

const daysLater = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 24 * hourMs).toISOString().slice(0, 10);
