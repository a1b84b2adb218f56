import { expect, test } from "vitest";
import { listEvents } from "../../../graph/community/events/service.ts";
import { rsvpsPerAddressAndEvent } from "../../../shared/community/events/rules.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();

const device = (name: string) => `${name}-0123456789abcdef`;
const fields = `number title day startsAt color isOver goingCount isGoing translations { language title }`;
const ofMonth = `query ($month: String!, $device: String) { events(month: $month, device: $device) { id ${fields} } }`;
const rsvp = `mutation ($input: RsvpEventInput!) { rsvpEvent(input: $input) { event { id goingCount isGoing } } }`;
const cancel = `mutation ($input: CancelRsvpInput!) { cancelRsvp(input: $input) { event { goingCount isGoing } } }`;

const firstOfJuly = async () => {
  const { data } = await ask(await lab.visitor(), ofMonth, { month: "2023-07" });
  return data.events[0] as { id: string; number: number; goingCount: number };
};

test("July 2023 has its three events, for anyone, in three languages", async () => {
  const { data } = await ask(await lab.visitor(), ofMonth, { month: "2023-07" });
  expect(data.events.map(({ day }: { day: string }) => day)).toEqual([
    "2023-07-15",
    "2023-07-22",
    "2023-07-28",
  ]);
  for (const event of data.events) {
    expect(event).toMatchObject({ goingCount: 0, isGoing: false, isOver: true });
    expect(event.translations.map(({ language }: { language: string }) => language)).toEqual(["es", "fr"]);
  }
  expect((await ask(await lab.visitor(), ofMonth, { month: "2023-06" })).data.events).toEqual([]);
});

test("an event belongs to the month of its own place", async () => {
  const event = {
    title: "Late evening",
    description: "Ends after midnight in Greenwich",
    startsAt: new Date("2030-02-01T03:00:00Z"),
    endsAt: new Date("2030-02-01T05:00:00Z"),
    timeZone: "America/Los_Angeles",
    location: "Hall",
    host: "Council",
  };
  await lab.db.event.create({ data: event });
  const context = await (await lab.visitor()).context();
  expect((await listEvents(context, { month: "2030-01" })).map(({ day }) => day)).toEqual(["2030-01-31"]);
  expect(await listEvents(context, { month: "2030-02" })).toEqual([]);
});

test.for(["2023-7", "", "2023-13", '\'; DROP TABLE "Event"', "2023-07\0"])(
  "%j is refused as a month",
  async (month) => {
    const answer = await ask(await lab.visitor(), ofMonth, { month });
    expect(answer).toMatchObject({ code: "INVALID", fields: { month: expect.anything() } });
  },
);

test("an RSVP counts once, belongs to this device, and can be canceled", async () => {
  const { id, number } = await firstOfJuly();
  const visitor = await lab.visitor();
  const input = { id, device: device("phone") };
  expect((await ask(visitor, rsvp, { input })).data.rsvpEvent.event).toMatchObject({
    goingCount: 1,
    isGoing: true,
  });
  expect((await ask(visitor, rsvp, { input })).data.rsvpEvent.event).toMatchObject({
    goingCount: 1,
    isGoing: true,
  });

  const seen = async (key: string) =>
    (await ask(visitor, ofMonth, { month: "2023-07", device: key })).data.events[0];
  expect(await seen(device("phone"))).toMatchObject({ goingCount: 1, isGoing: true });
  expect(await seen(device("other"))).toMatchObject({ goingCount: 1, isGoing: false });

  const stranger = await ask(visitor, cancel, { input: { id, device: device("other") } });
  expect(stranger.data.cancelRsvp.event).toMatchObject({ goingCount: 1, isGoing: false });
  expect((await ask(visitor, cancel, { input })).data.cancelRsvp.event).toMatchObject({
    goingCount: 0,
    isGoing: false,
  });
  const actions = await lab.db.auditEntry.findMany({
    where: { resourceType: "event" },
    select: { action: true, resourceId: true },
    orderBy: { id: "asc" },
  });
  expect(actions).toEqual([
    { action: "event.rsvp", resourceId: String(number) },
    { action: "event.rsvp-cancelled", resourceId: String(number) },
  ]);
});

test("ten concurrent RSVPs of one device count once", async () => {
  const { id, number } = await firstOfJuly();
  const visitor = await lab.visitor();
  const input = { id, device: device("eager") };
  await Promise.all(Array.from({ length: 10 }, () => ask(visitor, rsvp, { input })));
  expect(await lab.db.eventRsvp.count({ where: { eventId: number } })).toBe(1);
  await ask(visitor, cancel, { input });
});

test("the table of RSVPs holds neither the device's key nor the address", async () => {
  const { id } = await firstOfJuly();
  const visitor = await lab.visitor();
  await ask(visitor, rsvp, { input: { id, device: device("secret") } });
  const kept = JSON.stringify(await lab.db.eventRsvp.findMany());
  expect(kept).not.toContain("secret");
  expect(kept).not.toContain("127.0.0.1");
});

test("one address cannot fill an event", async () => {
  const { id } = await firstOfJuly();
  await lab.db.eventRsvp.deleteMany();
  const visitor = await lab.visitor();
  for (let count = 0; count < rsvpsPerAddressAndEvent; count += 1)
    expect(
      (await ask(visitor, rsvp, { input: { id, device: device(`device${count}`) } })).code,
    ).toBeUndefined();
  expect(await ask(visitor, rsvp, { input: { id, device: device("more") } })).toMatchObject({
    code: "RATE_LIMITED",
  });
});

test("rejects an unknown event and an invalid key", async () => {
  const visitor = await lab.visitor();
  const { number } = await firstOfJuly();
  const refused = async (event: number, key: string) =>
    (await ask(visitor, rsvp, { input: { id: globalId("Event", event), device: key } })).code;
  expect(await refused(999_999, device("phone"))).toBe("NOT_FOUND");
  expect(await refused(-1, device("phone"))).toBe("INVALID");
  expect(await refused(number, "short")).toBe("INVALID");
  expect(await refused(number, "x".repeat(500))).toBe("INVALID");
});

test("an administrator with a first password cannot RSVP", async () => {
  const admin = await signInAdmin(lab, { mustChangePassword: true });
  expect((await ask(admin, ofMonth, { month: "2023-07" })).code).toBe("FORBIDDEN");
});

test("an event can be read by its node id", async () => {
  const { number } = await firstOfJuly();
  const source = `query ($id: ID!) { node(id: $id) { ... on Event { number title } } }`;
  const { data } = await ask(await lab.visitor(), source, { id: globalId("Event", number) });
  expect(data.node).toMatchObject({ number });
  expect((await ask(await lab.visitor(), source, { id: globalId("Event", 999_999) })).data.node).toBeNull();
});

test("an event is available as a calendar file, in the requested language", async () => {
  const { number } = await firstOfJuly();
  const visitor = await lab.visitor();
  const response = await visitor.fetch(`/events/${number}.ics?lang=es`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain("safevoice-2023-07-15.ics");
  const text = await response.text();
  expect(text).toContain("SUMMARY:Taller “Conozca sus derechos”");
  expect(text).toContain("DTSTART:20230715T150000Z");
  expect((await visitor.fetch("/events/999999.ics")).status).toBe(404);
  expect((await visitor.fetch("/events/99999999999999999999.ics")).status).toBe(404);
});
