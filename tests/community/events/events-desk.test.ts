import { beforeEach, expect, test } from "vitest";
import { eventList } from "../../../graph/community/events/list.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const form = {
  title: "Town hall",
  description: "Come and ask.",
  titleEs: "Asamblea",
  descriptionEs: "Venga y pregunte.",
  day: "2031-06-05",
  from: "18:00",
  to: "20:00",
  timeZone: "America/Chicago",
  location: "City hall, room 2",
  host: "Council",
  color: "secondary",
};
const shown = `{ event { id number version title startsAt endsAt isCancelled cancelReason changedBy goingCount
  translations { language title } } }`;
const create = `mutation ($input: CreateEventInput!) { createEvent(input: $input) ${shown} }`;
const change = `mutation ($input: ChangeEventInput!) { changeEvent(input: $input) ${shown} }`;
const cancel = `mutation ($input: CancelEventInput!) { cancelEvent(input: $input) ${shown} }`;
const list = `query ($filter: EventFilter) { allEvents(filter: $filter) {
  totalCount edges { node { number title isOver isCancelled } } } }`;
const ofMonth = `query ($device: String) { events(month: "2031-06", device: $device) {
  id title isCancelled cancelReason isGoing changedBy translations { language } } }`;
const rsvp = `mutation ($input: RsvpEventInput!) { rsvpEvent(input: $input) { event { isGoing } } }`;
const device = "phone-0123456789abcdef";

beforeEach(() => lab.db.event.deleteMany());

const make = async (admin: Caller, changes: Record<string, unknown> = {}) =>
  (await ask(admin, create, { input: { event: { ...form, ...changes } } })).data.createEvent.event;

test("adds, changes and cancels an event, and everyone's pages and calendars show it at once", async () => {
  const admin = await signInAdmin(lab);
  const visitor = await lab.visitor();
  const event = await make(admin);
  expect(event).toMatchObject({ version: 0, startsAt: "2031-06-05T23:00:00.000Z", isCancelled: false });
  expect(event.translations).toEqual([{ language: "es", title: "Asamblea" }]);
  const page = async (path: string) => (await visitor.fetch(path)).text();
  const withoutScript = async () =>
    String(await eventList(await visitor.context(), new URLSearchParams("month=2031-06")));
  expect(await withoutScript()).toContain("Town hall");
  const file = `/events/${event.number}.ics?lang=fr`;
  expect(await page(file)).toContain("SUMMARY:Town hall"); // no French: falls back
  await ask(visitor, rsvp, { input: { id: event.id, device } });

  const moved = await ask(admin, change, {
    input: { id: event.id, version: 0, event: { ...form, title: "Town hall, moved", day: "2031-06-06" } },
  });
  expect(moved.data.changeEvent.event).toMatchObject({ version: 1, startsAt: "2031-06-06T23:00:00.000Z" });
  expect(await page(file)).toContain("DTSTART:20310606T230000Z");
  expect(await page(file)).toContain("SEQUENCE:1");

  const off = await ask(admin, cancel, {
    input: { id: event.id, version: 1, reason: "The hall is flooded" },
  });
  expect(off.data.cancelEvent.event).toMatchObject({ isCancelled: true, goingCount: 1 });
  expect(await page(file)).toContain("STATUS:CANCELLED");
  expect(await withoutScript()).toContain("The hall is flooded");
  const { data } = await ask(visitor, ofMonth, { device });
  expect(data.events).toMatchObject([
    { isCancelled: true, cancelReason: "The hall is flooded", isGoing: true, changedBy: null },
  ]);
  const late = await ask(visitor, rsvp, { input: { id: event.id, device: `${device}2` } });
  expect(late).toMatchObject({ code: "CONFLICT", message: "This event was canceled." });
  const entries = await lab.db.auditEntry.findMany({
    where: { resourceType: "event", resourceId: String(event.number), actorKind: "admin" },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual(["event.created", "event.changed", "event.cancelled"]);
  expect(entries[1]?.details).toEqual({ changed: ["title", "startsAt", "endsAt"] });
});

test("if two change it the second learns who did, and a late outdated page changes nothing", async () => {
  const admins = await Promise.all([signInAdmin(lab), signInAdmin(lab)]);
  const { id } = await make(admins[0]);
  const answers = await Promise.all(
    admins.map((admin, n) =>
      ask(admin, change, { input: { id, version: 0, event: { ...form, title: `Title ${n}` } } }),
    ),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  const slower = answers.find(({ code }) => code === "CONFLICT");
  expect(slower?.message).toMatch(/^admin\d+@fund\.example changed this event\./);
  const late = await ask(admins[0], cancel, { input: { id, version: 0, reason: "No" } });
  expect(late.code).toBe("CONFLICT");
  await ask(admins[0], cancel, { input: { id, version: 1, reason: "No" } });
  const after = await ask(admins[1], change, { input: { id, version: 2, event: form } });
  expect(after.message).toBe("This event was canceled.");
});

test("reports missing and impossible values at their field, and stores nothing", async () => {
  const admin = await signInAdmin(lab);
  const fieldsOf = async (changes: Record<string, unknown>) =>
    (await ask(admin, create, { input: { event: { ...form, ...changes } } })).fields;
  expect(await fieldsOf({ title: " ", to: "18:00" })).toEqual({
    title: ["Please enter a title"],
    to: ["The end must be after the start"],
  });
  expect(await fieldsOf({ day: "2020-01-01" })).toEqual({
    day: ["The new date and time must be in the future"],
  });
  expect(await fieldsOf({ descriptionEs: "" })).toEqual({
    descriptionEs: ["Enter both the title and the description, or neither"],
  });
  expect(await fieldsOf({ description: "x".repeat(1001) })).toHaveProperty("description");
  expect(await fieldsOf({ timeZone: "Mars/Base" })).toHaveProperty("timeZone");
  expect(await lab.db.event.count()).toBe(0);
  const key = { idempotencyKey: lab.random.uuid() };
  const twice = [1, 2].map(() => ask(admin, create, { input: { event: form, ...key } }));
  const numbers = (await Promise.all(twice)).map(({ data }) => data.createEvent.event.number);
  expect(new Set(numbers).size).toBe(1);
});

test("a past event keeps its time: its texts can be corrected, but it cannot be moved or canceled", async () => {
  const admin = await signInAdmin(lab);
  const { id, number } = await make(admin);
  const past = { startsAt: new Date("2024-06-05T23:00:00Z"), endsAt: new Date("2024-06-06T01:00:00Z") };
  await lab.db.event.update({ where: { id: number }, data: past });
  const mended = { ...form, day: "2024-06-05", title: "Town hall 2024" };
  expect((await ask(admin, change, { input: { id, version: 0, event: mended } })).code).toBeUndefined();
  const moved = await ask(admin, change, {
    input: { id, version: 1, event: { ...mended, day: "2024-06-04" } },
  });
  expect(moved.fields).toHaveProperty("day");
  const off = await ask(admin, cancel, { input: { id, version: 1, reason: "No" } });
  expect(off.message).toBe("This event is already over.");
  const totals = async (view: string) =>
    (await ask(admin, list, { filter: { view } })).data.allEvents.totalCount;
  expect([await totals("coming"), await totals("past"), await totals("cancelled")]).toEqual([0, 1, 0]);
});

test("only administrators write the calendar", async () => {
  const { id, number } = await make(await signInAdmin(lab));
  for (const [person, code] of [
    [await lab.visitor(), "UNAUTHENTICATED"],
    [await signInOfficer(lab), "FORBIDDEN"],
    [await signInAdmin(lab, { mustChangePassword: true }), "FORBIDDEN"],
  ] as const) {
    expect((await ask(person, list)).code).toBe(code);
    expect((await ask(person, create, { input: { event: form } })).code).toBe(code);
    expect((await ask(person, change, { input: { id, version: 0, event: form } })).code).toBe(code);
    expect((await ask(person, cancel, { input: { id, version: 0, reason: "x" } })).code).toBe(code);
  }
  expect(await lab.db.event.findMany()).toMatchObject([{ id: number, version: 0, cancelledAt: null }]);
  const admin = await signInAdmin(lab);
  const nowhere = { id: globalId("Event", 999_999), version: 0, reason: "x" };
  expect((await ask(admin, cancel, { input: nowhere })).code).toBe("NOT_FOUND");
});
