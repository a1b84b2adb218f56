import { beforeAll, expect, test } from "vitest";
import { keepPersonKeysDue } from "../../../graph/intake/people/keys.ts";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { questionFor } from "../../../graph/intake/recommendations/due.ts";
import { textOfMigration } from "../../harness/database/before-migration.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  globalId,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
});

const recipient = {
  fullName: "Noor Ibarra",
  dateOfBirth: "1990-04-12",
  address: "12 Elm Street, Tulsa, OK 74103",
  phone: "512-555-0143",
  email: "noor@example.com",
  statementOfNeed: "A room for a family of six for three nights, away from him",
  needs: { meals: null, room: { nights: 3, people: 6 }, ride: null, other: null },
};

/** An officer with a recorded recipient. */
async function officerWith(changes: object = {}) {
  const officer = await signInOfficer(lab);
  await saveRecipient(await officer.context(), { ...recipient, ...changes });
  return officer;
}
async function post(officer: Caller, body: object) {
  const answer = await officer.fetch("/api/emergency-requests", {
    method: "POST",
    body: {
      victimName: "Tomás Quill",
      victimContact: "Phone: 918-555-0177, Email: tomas@example.com",
      requestDetails: "Needs a meal tonight",
      ...body,
    },
  });
  expect(answer.status).toBe(201);
  const { id, location } = (await answer.json()) as { id: number; location: string };
  return { id, location, row: await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } }) };
}
const saveInfo = `mutation ($id: ID!, $version: Int!, $info: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: $version, victimInfo: $info }) { request { victimAddress } } }`;
const keysOf = async (requestId: number) =>
  (await lab.db.personKey.findMany({ where: { requestId }, orderBy: { kind: "asc" } })).map(
    ({ kind }) => kind,
  );
const locationOf = async (number: number) => {
  const shown = `query ($number: Int!) { request(number: $number) { victimAddress } }`;
  const listed = await admin.fetch("/api/emergency-requests?isAdmin=true&limit=1");
  const [first] = (await listed.json()) as { id: number; location: string }[];
  const one = await (await admin.fetch(`/api/emergency-requests/${number}`)).json();
  return {
    desk: (await ask(admin, shown, { number })).data.request.victimAddress,
    rest: one.location,
    list: first?.id === number ? first.location : "not the newest",
  };
};
const at = (place: string) => ({ desk: place, rest: place, list: place });

test("a request for someone else takes nothing over from the case's recipient", async () => {
  const officer = await officerWith({ anonymous: true, contacting: false });
  const { id, location, row } = await post(officer, {});
  expect(location).toBe("");
  expect(row).toMatchObject({ victimAddress: "", state: null, anonymous: false, contacting: true });
  // The services that the officer asked for count for the case.
  expect(row.needs).toMatchObject({ meals: { people: 1 }, room: { nights: 1, people: 1 } });
  expect(await keysOf(id)).toEqual(["email", "made-2", "phone"]);
  const { text, facts, location: from } = await questionFor(await admin.context(), id);
  expect(text).toBe("Needs a meal tonight");
  expect(facts).toMatchObject({ state: null, needs: [] });
  expect(from).toEqual({ state: null, city: null, zip: null });
  const draft = `query ($number: Int!) { request(number: $number) { victimInfoDraft { dateOfBirth needStatement } } }`;
  expect((await ask(officer, draft, { number: id })).data.request.victimInfoDraft).toBeNull();
  expect(await locationOf(id)).toEqual(at(""));
});

test.each([
  "noor ibarra",
  " Ibarra, Noor ",
  "NOOR  IBARRÁ",
  "Nооr Ibarra", // Cyrillic letters
])("%j is the case's recipient, whose address counts", async (victimName) => {
  const { location, row } = await post(await officerWith({ contacting: false }), {
    victimName,
    victimContact: "918-555-0177",
  });
  expect(location).toBe(recipient.address);
  expect(row).toMatchObject({ state: "OK", contacting: false, needs: { room: { nights: 3, people: 6 } } });
});

test.each(["Noor", "Noor Ibarra-Quill", "N. Ibarra", "Нур Ибарра", "梅"])(
  "%j may be the case's recipient: wishes protect, nothing else is taken over",
  async (victimName) => {
    const { row } = await post(await officerWith({ anonymous: true, contacting: false }), { victimName });
    expect(row).toMatchObject({ victimAddress: "", state: null, anonymous: true, contacting: false });
    expect(row.needs).toMatchObject({ room: { nights: 1, people: 1 } });
  },
);

test("a shared phone number may be the recipient's, whom no one must contact there", async () => {
  const { row } = await post(await officerWith({ contacting: false }), { victimContact: recipient.phone });
  expect(row).toMatchObject({ victimAddress: "", contacting: false });
});

test("a later wish of the recipient neither applies to someone else nor lifts theirs", async () => {
  const officer = await officerWith();
  const other = await post(officer, {});
  const own = await post(officer, { victimName: recipient.fullName });
  const wishesOf = async ({ id }: { id: number }) => {
    const { anonymous, contacting } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
    return { anonymous, contacting };
  };
  const context = await officer.context();
  await saveRecipient(context, { ...recipient, anonymous: true, contacting: false });
  expect(await wishesOf(own)).toEqual({ anonymous: true, contacting: false });
  expect(await wishesOf(other)).toEqual({ anonymous: false, contacting: true });

  await lab.db.emergencyRequest.update({ where: { id: other.id }, data: { contacting: false } });
  await saveRecipient(context, { ...recipient, anonymous: false, contacting: true });
  expect(await wishesOf(own)).toEqual({ anonymous: false, contacting: true });
  expect(await wishesOf(other)).toEqual({ anonymous: false, contacting: false });
  // Nor does someone else's wish become the recipient's own.
  await lab.db.recipient.deleteMany();
  await saveRecipient(context, recipient);
  expect(await lab.db.recipient.findFirst()).toMatchObject({ contacting: true });
});

test("a citizen's request that an officer adopts is not for the recipient of the officer's case", async () => {
  const officer = await officerWith();
  const citizen = await lab.visitor();
  const { id } = await post(citizen, {});
  const { officerId, verificationId } = officer;
  await lab.db.emergencyRequest.update({ where: { id }, data: { officerId, verificationId } });
  await saveRecipient(await officer.context(), { ...recipient, anonymous: true, contacting: false });
  expect(await lab.db.emergencyRequest.findUnique({ where: { id } })).toMatchObject({
    ...{ victimAddress: "", anonymous: false, contacting: true },
  });
  expect((await questionFor(await admin.context(), id)).text).toBe("Needs a meal tonight");
});

test("the victim information's address wins at the desk, in dispatches and over REST", async () => {
  const officer = await officerWith();
  const { id } = await post(officer, { victimName: recipient.fullName });
  expect(await locationOf(id)).toEqual(at(recipient.address));
  const info = victimInfoForm({
    fullName: "Tomás Quill",
    address: "9 Birch Road",
    city: "Waco",
    state: "Texas",
  });
  const saved = await ask(officer, saveInfo, { id: globalId("EmergencyRequest", id), version: 0, info });
  const place = "9 Birch Road, Waco, Texas 78701";
  expect(saved.data.saveVictimInfo.request.victimAddress).toBe(place);
  expect(await locationOf(id)).toEqual(at(place));
  const where = { id };
  expect(await lab.db.emergencyRequest.findUniqueOrThrow({ where })).toMatchObject({ state: "TX" });
  const changed = { ...info, address: "10 Birch Road", state: "TX" };
  await ask(officer, saveInfo, { id: globalId("EmergencyRequest", id), version: 1, info: changed });
  expect(await locationOf(id)).toEqual(at("10 Birch Road, Waco, TX 78701"));
});

test("a further service request for someone else does not mix two people in one record", async () => {
  const officer = await officerWith();
  const { caseNumber } = await lab.db.verification.findUniqueOrThrow({
    where: { id: officer.verificationId },
  });
  const submit = `mutation ($input: SubmitServiceRequestInput!) { submitServiceRequest(input: $input) { verification { recipient { fullName address } } } }`;
  const submitted = (fullName: string) =>
    ask(officer, submit, {
      input: { caseNumber, fullName, phone: "918-555-0177", statementOfNeed: "A ride", services: ["food"] },
    });
  // The second is a relative, who would get the address of the first.
  for (const other of ["Tomás Quill", "Karim Ibarra"])
    expect(await submitted(other)).toMatchObject({
      code: "CONFLICT",
      message: "Please save recipient information first.",
    });
  expect((await submitted("Noor Ibarra-Whitlock")).data.submitServiceRequest.verification.recipient).toEqual({
    fullName: "Noor Ibarra-Whitlock",
    address: recipient.address,
  });
});

test("a new recipient does not start with the wishes of the one before", async () => {
  const officer = await officerWith({ anonymous: true, contacting: false });
  const next = { ...recipient, fullName: "Tomás Quill", phone: "918-555-0177", email: "tomas@example.com" };
  await saveRecipient(await officer.context(), next);
  const where = { verificationId: officer.verificationId };
  expect(await lab.db.recipient.findUnique({ where })).toMatchObject({ anonymous: false, contacting: true });
});

test("a recorded statement goes to no request for someone else", async () => {
  const officer = await officerWith();
  const { verificationId } = officer;
  await lab.db.evidence.create({
    data: {
      ...{ id: lab.random.uuid(), kind: "recipient_statement", verificationId },
      ...{ fileName: "statement.webm", mediaType: "audio/webm", bytes: 1, sha256: "" },
    },
  });
  const held = (requestId: number) => lab.db.evidence.count({ where: { requestId } });
  expect(await held((await post(officer, {})).id)).toBe(0);
  expect(await held((await post(officer, { victimName: recipient.fullName })).id)).toBe(1);
});

test("a form's own address stays until there is victim information", async () => {
  const officer = await officerWith();
  const create = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number } } }`;
  const input = newRequestForm({ idempotencyKey: lab.random.uuid(), victimName: "Tomás Quill" });
  const { number } = (await ask(officer, create, { input })).data.createRequest.request;
  expect(await locationOf(number)).toEqual(at("12 Elm Street, Austin, TX 78701"));
});

/** The migration that corrects what was stored; it finds nothing more the second time. */
const correction = textOfMigration("_address_of_the_person");

test("stored addresses of another person are corrected where it is certain, and audited", async () => {
  const officer = await officerWith();
  // As an earlier version stored them.
  const stored = async (body: object) => {
    const { id } = await post(officer, body);
    const data = { victimAddress: recipient.address, state: "OK" };
    await lab.db.emergencyRequest.update({ where: { id }, data });
    return id;
  };
  const free = { victimContact: "Call 918-555-0177" };
  const [told, unknown, unclear, formed, foreign] = [
    await stored({}),
    await stored(free),
    await stored({ ...free, victimName: "Tomás Ibarra" }),
    await stored({}),
    await stored({ ...free, victimName: "Томас Квилл" }),
  ];
  const info = victimInfoForm({
    fullName: "Tomás Quill",
    address: "9 Birch Road",
    city: "Waco",
    state: "Texas",
  });
  await ask(officer, saveInfo, { id: globalId("EmergencyRequest", told), version: 0, info });
  await lab.db.emergencyRequest.update({
    where: { id: told },
    data: { victimAddress: recipient.address, state: "OK" },
  });

  await lab.db.$executeRawUnsafe(correction);
  const placeOf = async (id: number) => {
    const { victimAddress, state } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
    return [victimAddress, state];
  };
  expect(await placeOf(told)).toEqual(["9 Birch Road, Waco, Texas 78701", "TX"]);
  expect(await placeOf(unknown)).toEqual(["", null]);
  // Perhaps a relative, an officer's own form, or another spelling.
  for (const id of [unclear, formed, foreign]) expect(await placeOf(id)).toEqual([recipient.address, "OK"]);
  const entries = async () =>
    (
      await lab.db.auditEntry.findMany({
        where: { action: "request.address-corrected", resourceId: { in: [told, unknown].map(String) } },
        orderBy: { id: "asc" },
      })
    ).map(({ resourceId, actorKind, details }) => ({ resourceId, actorKind, details }));
  const audited = [
    { resourceId: String(told), actorKind: "system", details: { source: "victim information" } },
    { resourceId: String(unknown), actorKind: "system", details: { source: "another person" } },
  ];
  expect(await entries()).toEqual(audited);
  // The hints that another case is for the same person are made again.
  expect(await keysOf(told)).toEqual([]);
  await keepPersonKeysDue(await admin.context());
  expect(await keysOf(told)).toContain("address");
  expect(await keysOf(unknown)).not.toContain("address");
  await lab.db.$executeRawUnsafe(correction);
  expect(await entries()).toEqual(audited);
});
