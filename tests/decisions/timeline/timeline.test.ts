import { expect, test } from "vitest";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { minute, start, useCases } from "../../harness/requests/cases.ts";
import { approveOpened } from "../../harness/requests/approvals.ts";
import { give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, liftMoneyLimits, newRequestForm, signInAdmin, victimInfoForm } from "../../harness/people.ts";

const lab = useKernel();
const { officer, linkOf, answer, after } = useCases(lab);

const query = `query ($n: Int!) { request(number: $n) { waitingFor { owner reason from to } waitingSpans { owner from to } } }`;
const read = async (caller: Caller, n: number) => (await ask(caller, query, { n })).data.request;
const at = (minutes: number) => new Date(start.getTime() + minutes * minute).toISOString();

test("a request waits for one owner after another, from the officer form to the help", async () => {
  await liftMoneyLimits(lab);
  const admin = await signInAdmin(lab);
  const person = await officer();
  const { id } = await createRequest(await person.context(), newRequestForm());
  const waits = async () => (await read(person, id)).waitingFor;

  expect(await waits()).toEqual({ owner: "transport", reason: "supervisor_email", from: at(0), to: null });
  after(1 * minute);
  await deliverDue(systemContext(lab, lab.random.uuid()));
  expect(await waits()).toMatchObject({ owner: "supervisor", reason: "confirmation", from: at(1) });
  after(5 * minute);
  await answer(await linkOf(person.id));
  expect(await waits()).toMatchObject({ owner: "officer", reason: "victim_info", from: at(5) });
  after(8 * minute);
  await saveVictimInfo(await person.context(), id, victimInfoForm());
  await lab.db.emergencyRequest.update({ where: { id }, data: { aiRecommendationCents: 10_500 } });
  expect(await waits()).toMatchObject({ owner: "system", reason: "recommendation", from: at(8) });
  after(12 * minute);
  expect(await approveOpened(person, id)).toBe("approved");
  expect(await waits()).toMatchObject({ owner: "administrator", reason: "dispatch", from: at(12) });
  after(20 * minute);
  const vendors = await vendorIds(lab);
  await give(admin, id, [
    provider(vendors["DoorDash"], "food", { people: 2 }),
    provider(vendors["Hotels.com"], "shelter", { hours: 24 }),
  ]);
  expect(await waits()).toMatchObject({ owner: "vendor", reason: "redemption", from: at(20) });

  const spans: { from: string; to: string | null }[] = (await read(admin, id)).waitingSpans;
  expect(spans[0]?.from).toBe(at(0));
  spans.slice(1).forEach(({ from }, n) => expect(from).toBe(spans[n]?.to));
  expect(spans.at(-1)?.to).toBeNull();
});

test("only administrators read the past spans", async () => {
  const person = await officer();
  const { id } = await createRequest(await person.context(), newRequestForm());
  expect((await read(person, id)).waitingSpans).toEqual([]);
});

test("an open request page hears when the email to the supervisor was delivered", async () => {
  const person = await officer();
  const { id } = await createRequest(await person.context(), newRequestForm());
  const heard: number[] = [];
  const changes = lab.events.subscribe("requestChanged");
  const listening = (async () => {
    for await (const change of changes) {
      heard.push(change.id);
      if (change.id === id) return;
    }
  })();
  await deliverDue(systemContext(lab, lab.random.uuid()));
  await listening;
  expect(heard).toContain(id);
});

const waits = `query ($numbers: [Int!]!) { requestsByNumber(numbers: $numbers) { number waitingFor { owner reason from to } } }`;

test("the waits of a list are those of its requests, and none of those that ended", async () => {
  const admin = await signInAdmin(lab);
  const person = await officer();
  const ids: number[] = [];
  for (const _ of [1, 2, 3]) ids.push((await createRequest(await person.context(), newRequestForm())).id);
  const [first, second, third] = ids as [number, number, number];
  await lab.db.emergencyRequest.update({
    where: { id: second },
    data: { status: "denied", firstDecidedAt: lab.now() },
  });
  await lab.db.emergencyRequest.update({ where: { id: third }, data: { approvedAt: lab.now() } });
  const numbers = [...ids, 999_999];
  const { data } = await ask(admin, waits, { numbers });
  const waiting = data.requestsByNumber.filter((one: { waitingFor: unknown }) => one.waitingFor !== null);
  expect(waiting.map(({ number }: { number: number }) => number).toSorted()).toEqual([first, third]);
  for (const { number, waitingFor } of data.requestsByNumber)
    expect(waitingFor).toEqual((await read(admin, number)).waitingFor);
});

test("waits and times are for readers of cases alone, and a list has its limits", async () => {
  const person = await officer();
  const times = "{ ownerTimes { requests } }";
  expect(await ask(person, waits, { numbers: [1] })).toMatchObject({ code: "FORBIDDEN" });
  expect(await ask(person, times)).toMatchObject({ code: "FORBIDDEN" });
  const admin = await signInAdmin(lab);
  const tooMany = Array.from({ length: 201 }, (_, n) => n + 1);
  for (const numbers of [tooMany, [-1], [0]])
    expect(await ask(admin, waits, { numbers })).toMatchObject({ code: "INVALID" });
});

test("the desk sees how long ended requests waited for each owner", async () => {
  const admin = await signInAdmin(lab);
  const person = await officer();
  after(0);
  for (const minutes of [10, 20, 30, 40, 50]) {
    const { id } = await createRequest(await person.context(), newRequestForm());
    const ended = new Date(lab.now().getTime() + minutes * minute);
    await lab.db.emergencyRequest.update({
      where: { id },
      data: { status: "denied", firstDecidedAt: ended },
    });
  }
  // What was read five minutes ago is read again.
  after(60 * 24);
  const { data } = await ask(
    admin,
    "{ ownerTimes { since requests owners { owner requests medianMinutes ninetiethMinutes } } }",
  );
  expect(data.ownerTimes.requests).toBeGreaterThanOrEqual(5);
  expect(data.ownerTimes.owners.length).toBeGreaterThan(0);
  for (const { requests, medianMinutes, ninetiethMinutes } of data.ownerTimes.owners) {
    expect(requests).toBeGreaterThanOrEqual(5);
    expect(ninetiethMinutes).toBeGreaterThanOrEqual(medianMinutes);
  }
});
