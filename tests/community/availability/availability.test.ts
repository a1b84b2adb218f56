import { beforeEach, expect, test } from "vitest";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, sendForm, signInAdmin } from "../../harness/people.ts";
import { foundEntries } from "../../../graph/community/directory/page.ts";

const lab = useKernel();
/** 7:12 p.m. in Houston. */
const evening = new Date("2027-03-02T01:12:00.000Z");
const morning = new Date("2027-03-02T14:00:00.000Z");
beforeEach(() => lab.setNow(evening));

const shelter = {
  ...{ state: "TX", city: "Houston", type: "shelter", kind: "homeless", name: "Juniper Beds" },
  ...{
    description: "Beds for families.",
    contactInfo: "713-223-3799",
    phone: "713-223-3799",
    area: "Houston",
  },
  ...{ source: "A call", sourceUrl: "https://juniper.example.org", sourceRetrieved: "2026-11-20" },
  confidence: "high",
};
const add = `mutation ($input: AddEntryInput!) { addEntry(input: $input) { entry { key } } }`;
const make = `mutation ($input: MakeAvailabilityLinkInput!) { makeAvailabilityLink(input: $input) { href entry { availabilityLink { createdBy usedAt } } } }`;
const revoke = `mutation ($input: RevokeAvailabilityLinkInput!) { revokeAvailabilityLink(input: $input) { entry { availabilityLink { createdBy } } } }`;

async function addShelter(admin: Caller, texts: Record<string, string> = {}): Promise<number> {
  const { data } = await ask(admin, add, { input: { entry: { ...shelter, ...texts } } });
  return (await lab.db.resource.findUniqueOrThrow({ where: { key: data.addEntry.entry.key } })).id;
}
const of = (id: number) => ({ input: { id: globalId("Resource", id) } });
async function linkOf(admin: Caller, id: number): Promise<string> {
  const { data } = await ask(admin, make, of(id));
  return new URL(data.makeAvailabilityLink.href).pathname;
}
const press = (reader: Caller, link: string, night: string) => sendForm(reader, link, { night });
const rowOf = (id: number) => lab.db.resource.findUniqueOrThrow({ where: { id } });
const actsOf = async (id: number) =>
  (
    await lab.db.auditEntry.findMany({
      where: { resourceType: "entry", resourceId: `${id}` },
      orderBy: { id: "asc" },
    })
  ).map(({ action }) => action);

/** What people read of an entry, in each place. */
async function told(id: number) {
  const visitor = await lab.visitor();
  const { key, name } = await rowOf(id);
  const rest = JSON.parse(await (await visitor.fetch("/api/resources?state=TX")).text()) as { key: string }[];
  const graph = await ask(
    visitor,
    `{ resources(state: "TX") { key fullTonight { since until timeZone } } }`,
    {},
  );
  const search = new URLSearchParams({ state: "TX", type: "shelter", q: name });
  const page = (await foundEntries(await visitor.context(), search)).markup;
  const card =
    page
      .split("<article")
      .slice(1)
      .find((part) => part.includes(name)) ?? "";
  const chat = await visitor.fetch("/api/ai-support/chat", {
    method: "POST",
    body: { sessionId: `chat-${key}`, message: "I need a shelter tonight in Houston, Texas" },
  });
  return {
    rest: rest.find((row) => row.key === key) as { fullTonight?: object } | undefined,
    graph: (graph.data.resources as { key: string; fullTonight: object | null }[]).find(
      (row) => row.key === key,
    )?.fullTonight,
    card,
    chat: (JSON.parse(await chat.text()) as { response: string }).response,
  };
}

// Reads the whole directory in four places.
test("a shelter says that it is full, everyone reads it with the time, and by 8 a.m. it is gone", async () => {
  const admin = await signInAdmin(lab);
  const id = await addShelter(admin);
  const link = await linkOf(admin, id);
  const night = await lab.visitor();
  const before = await (await night.fetch(link)).text();
  expect(before).toContain("Juniper Beds");
  expect(before).toContain('name="robots" content="noindex"');
  expect(before).not.toContain("<script");
  const answer = await press(night, link, "full");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "?lang=en"]);
  expect(await (await night.fetch(link)).text()).toContain("Full tonight, as of 7:12 PM.");
  expect(await (await night.fetch(`${link}?lang=es`)).text()).toContain("sin lugar esta noche");
  expect(await (await night.fetch(`${link}?lang=fr`)).text()).toContain("complet cette nuit");

  const full = { since: evening.toISOString(), until: morning.toISOString(), timeZone: "America/Chicago" };
  const during = await told(id);
  expect(during.rest?.fullTonight).toEqual(full);
  expect(during.graph).toEqual(full);
  expect(during.card).toContain("Full tonight, as of 7:12 PM. Call before you go.");
  expect(during.card).toContain("tel:7132233799");
  if (during.chat.includes("Juniper Beds")) expect(during.chat).toContain("Full tonight, as of 7:12 PM");

  lab.setNow(morning);
  lab.events.publish("entryChanged", { id, state: "TX" });
  const after = await told(id);
  expect(after.rest).not.toHaveProperty("fullTonight");
  expect(after.graph).toBeNull();
  expect(after.card).not.toContain("Full tonight");
  expect(await (await night.fetch(link)).text()).not.toContain("as of 7:12");
  expect(await actsOf(id)).toEqual(["entry.added", "entry.link-made", "entry.full"]);
  const [act] = await lab.db.auditEntry.findMany({ where: { action: "entry.full", resourceId: `${id}` } });
  expect(act).toMatchObject({ actorKind: "visitor", actorName: "shelter's link" });
});

test("says that it has room again, and one act is written for a press that is repeated", async () => {
  const admin = await signInAdmin(lab);
  const id = await addShelter(admin);
  const link = await linkOf(admin, id);
  const { version, changedAt } = await rowOf(id);
  const night = await lab.visitor();
  await Promise.all([1, 2, 3, 4].map(() => press(night, link, "full")));
  lab.setNow(new Date(evening.getTime() + 30_000));
  await press(night, link, "full");
  expect((await rowOf(id)).fullAt).toEqual(evening);
  lab.setNow(new Date(evening.getTime() + 3_600_000));
  await press(night, link, "full");
  expect((await rowOf(id)).fullAt).toEqual(lab.now());
  await Promise.all([1, 2].map(() => press(night, link, "room")));
  // An editor's open form is not out of date, and no other directory has to read the entry again.
  expect(await rowOf(id)).toMatchObject({ fullAt: null, fullUntil: null, version, changedAt });
  expect((await actsOf(id)).slice(2)).toEqual(["entry.full", "entry.full", "entry.room"]);
  const answers = await Promise.all(["full", "room"].map((word) => press(night, link, word)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
});

test("a replaced, stopped or old link says so, and changes nothing", async () => {
  const admin = await signInAdmin(lab);
  const id = await addShelter(admin);
  const night = await lab.visitor();
  const old = await linkOf(admin, id);
  const renewed = await linkOf(admin, id);
  for (const reply of [await night.fetch(old), await press(night, old, "full")]) {
    expect(reply.status).toBe(410);
    expect(await reply.text()).toContain("This link no longer works");
  }
  expect((await rowOf(id)).fullAt).toBeNull();
  await press(night, renewed, "full");
  expect((await rowOf(id)).fullAt).toEqual(evening);
  const { data } = await ask(admin, revoke, of(id));
  expect(data.revokeAvailabilityLink.entry.availabilityLink).toBeNull();
  expect((await rowOf(id)).fullAt).toBeNull();
  expect((await press(night, renewed, "full")).status).toBe(410);
  expect((await ask(admin, revoke, of(id))).code).toBe("CONFLICT");

  const yearly = await linkOf(admin, id);
  lab.setNow(new Date(evening.getTime() + 366 * 86_400_000));
  expect((await press(night, yearly, "full")).status).toBe(410);
  lab.setNow(evening);
  const { version } = await rowOf(id);
  await lab.db.resource.update({ where: { id }, data: { retiredAt: lab.now(), version: version + 1 } });
  expect((await night.fetch(yearly)).status).toBe(410);
  const unknown = await night.fetch("/beds/aaaaaaaaaaaaaaaaaaaaaaaaaa");
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain("We do not recognize this link");
});

test("the secret is stored nowhere, and of two administrators at once one link works", async () => {
  const admin = await signInAdmin(lab);
  const id = await addShelter(admin);
  const links = await Promise.all([linkOf(admin, id), linkOf(admin, id)]);
  const night = await lab.visitor();
  const codes = await Promise.all(links.map(async (link) => (await night.fetch(link)).status));
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 410]);
  const stored = JSON.stringify([
    await lab.db.availabilityLink.findMany(),
    (await lab.db.auditEntry.findMany({ where: { resourceId: `${id}` } })).map(({ details }) => details),
  ]);
  for (const link of links) expect(stored).not.toContain(link.split("/").at(-1));
});

test("an entry with a hidden location gets no link, loses what it said, and never says more than to call", async () => {
  const admin = await signInAdmin(lab);
  const id = await addShelter(admin);
  const link = await linkOf(admin, id);
  const night = await lab.visitor();
  await press(night, link, "full");
  const hide = {
    ...{ city: null, address: null, website: null, counties: [], area: "statewide", isLocationHidden: true },
  };
  await lab.db.resource.update({ where: { id }, data: hide });
  expect(await rowOf(id)).toMatchObject({ fullAt: null, fullUntil: null });
  expect((await press(night, link, "full")).status).toBe(410);
  expect((await rowOf(id)).fullAt).toBeNull();
  expect((await ask(admin, make, of(id))).code).toBe("CONFLICT");
  await expect(
    lab.db
      .$executeRaw`INSERT INTO "Resource" ("key", "state", "type", "name", "description", "contactInfo", "area",
      "isLocationHidden", "source", "sourceUrl", "sourceRetrieved", "confidence", "fullAt", "fullUntil")
      VALUES ('x-1', 'TX', 'shelter', 'X', 'X', '713-223-3799', 'statewide', true, '', '', '', 'high', now(), now())`,
  ).rejects.toThrow(/Resource_hidden_is_never_full/);
  const food = await addShelter(admin, { type: "food", kind: "" });
  const national = await addShelter(admin);
  await lab.db.resource.update({ where: { id: national }, data: { state: "US" } });
  for (const other of [food, national]) expect((await ask(admin, make, of(other))).code).toBe("CONFLICT");
  await lab.db.resource.update({ where: { id: national }, data: { state: "TX" } });
});

test("a bad form is refused and changes nothing, and no one else makes or reads links", async () => {
  const admin = await signInAdmin(lab);
  const id = await addShelter(admin);
  const link = await linkOf(admin, id);
  const night = await lab.visitor();
  for (const word of ["", "FULL", "x".repeat(2000), "full\u0000"]) {
    const reply = await press(night, link, word);
    expect([word.slice(0, 5), reply.status]).toEqual([word.slice(0, 5), 400]);
  }
  expect((await sendForm(night, link, { night: "y".repeat(20_000) })).status).toBe(413);
  expect((await rowOf(id)).fullAt).toBeNull();
  for (const mutation of [make, revoke])
    expect((await ask(night, mutation, of(id))).data?.["href"]).toBeUndefined();
  const auditor = await signInAdmin(lab, { role: "auditor" });
  expect((await ask(auditor, make, of(id))).code).toBe("FORBIDDEN");
  const seen = await ask(
    night,
    `query ($id: ID!) { node(id: $id) { ... on Resource { availabilityLink { createdBy } } } }`,
    {
      id: globalId("Resource", id),
    },
  );
  expect(seen.data.node.availabilityLink).toBeNull();
  expect(await actsOf(id)).toEqual(["entry.added", "entry.link-made"]);
});
