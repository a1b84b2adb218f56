import { beforeAll, beforeEach, expect, test } from "vitest";
import { wholeProgram } from "../../../graph/core/access/agency-scope.ts";
import { answerPrivacyRequest, openPrivacyRequest } from "../../../graph/intake/privacy-requests/acts.ts";
import { makeOwnData } from "../../../graph/intake/privacy-requests/own-data.ts";
import { readWork } from "../../../graph/desk/tasks/work.sql.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";
import { refusal, start } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

const rows = (requestId: number) =>
  lab.db.privacyRequest.findMany({ where: { requestId }, orderBy: { id: "asc" } });
const newest = async (requestId: number) => (await rows(requestId)).at(-1)!;
const answer = async (admin: Caller, id: number, input: object) =>
  answerPrivacyRequest(await admin.context(), id, input);
const fileOf = (caller: Caller, id: number, format = "json") =>
  caller.fetch(`/api/admin/privacy-requests/${id}/file?format=${format}`);

test("the person asks in the pass, an administrator answers, and the person reads it there", async () => {
  const { pass, number, admin } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  await sendToPass(person, { act: "ownData", kind: "deletion", content: "All of it, please" });
  // Twice, as after a double press.
  await sendToPass(person, { act: "ownData", kind: "deletion", content: "All of it, please" });
  const [asked, ...more] = await rows(number);
  expect(more).toEqual([]);
  expect(asked).toMatchObject({ kind: "deletion", content: "All of it, please", openedBy: null });
  expect(asked?.dueAt).toEqual(new Date(start.getTime() + 45 * dayMs));
  expect(await readPass(person)).toContain("You get an answer by");

  expect(await refusal(answer(admin, asked!.id, { outcome: "refused", answer: " " }))).toMatch(/^INVALID/);
  const reason = "It must stay three years: 2 CFR 200.334.";
  await answer(admin, asked!.id, { outcome: "refused", answer: reason });
  const page = await readPass(person);
  expect(page).toContain(reason);
  expect(page).toContain("Not done");
  expect(await refusal(answer(admin, asked!.id, { outcome: "done", answer: "" }))).toMatch(/^CONFLICT/);
  // The answer stays; the same can be asked again.
  await sendToPass(person, { act: "ownData", kind: "deletion", content: "" });
  expect(await rows(number)).toHaveLength(2);

  const entries = await lab.db.auditEntry.findMany({
    where: { action: { startsWith: "privacy-request" }, resourceId: String(number) },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action, actorKind, ip }) => [action, actorKind, ip === null])).toEqual([
    ["privacy-request.opened", "visitor", true],
    ["privacy-request.answered", "admin", false],
    ["privacy-request.opened", "visitor", true],
  ]);
});

test.each([
  ["en", "Say what is wrong, and what is right"],
  ["es", "Diga qué está mal y cuál es el dato correcto"],
  ["fr", "Dites ce qui est faux et ce qui est juste"],
])(
  "in %s a correction without words is refused in that language, and nothing is lost",
  async (language, said) => {
    const { pass, number } = await withHelp(lab);
    const person = await openedPass(lab, pass);
    await sendToPass(person, { act: "language", language });
    const refused = await sendToPass(person, { act: "ownData", kind: "correction", content: "" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(said);
    const unknown = await sendToPass(person, { act: "ownData", kind: "all", content: "Kept words" });
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain("Kept words");
    expect(await rows(number)).toEqual([]);
  },
);

test("what was said on the phone is noted once while it is open, also by two at once", async () => {
  const { number, admin } = await withHelp(lab);
  const note = async () => openPrivacyRequest(await admin.context(), number, { kind: "access", content: "" });
  const [one, other] = await Promise.all([note(), note()]);
  expect(one.id).toBe(other.id);
  expect(one.openedBy).not.toBeNull();
  expect(
    await refusal(openPrivacyRequest(await admin.context(), 999_999, { kind: "access", content: "" })),
  ).toMatch(/^NOT_FOUND/);
  const [first, second] = await Promise.allSettled([
    answer(admin, one.id, { outcome: "done", answer: "" }),
    answer(await signInAdmin(lab), one.id, { outcome: "refused", answer: "No." }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("the due time follows the setting, and the desk has it as a task", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { privacyAnswerDays: 30 } });
  await lab.refreshConfig();
  const { number, admin } = await withHelp(lab);
  const asked = await openPrivacyRequest(await admin.context(), number, {
    kind: "correction",
    content: "Name",
  });
  expect(asked.dueAt).toEqual(new Date(start.getTime() + 30 * dayMs));
  const filter = { view: "open", kind: "privacy_request", search: "", adminId: 0 } as const;
  const more = { scope: wholeProgram(), now: lab.now(), callbackMinutes: 5, may: () => true };
  const work = await readWork(lab.sql, { ...filter, ...more }, { skip: 0, take: 50 });
  expect(work).toContainEqual(
    expect.objectContaining({ key: `privacy-${asked.id}`, about: "correction", dueAt: asked.dueAt }),
  );
});

test("the file has what is kept about the person, and nothing about anyone else", async () => {
  const { number, admin } = await withHelp(lab);
  const officerEmail = "robin.kestrel@city.example";
  await lab.db.emergencyRequest.update({
    where: { id: number },
    data: {
      ...{ victimName: "Ines Marlowe", victimPhone: "(312) 555-0144", victimPhoneE164: "+13125550144" },
      victimEmail: "ines@mail.example",
      requestDetails: `Call 312-555-0144, not her brother at 312-555-0199 or ${officerEmail}.`,
    },
  });
  const { keys } = await admin.context();
  await lab.db.victimInfo.update({
    where: { requestId: number },
    data: {
      ...{
        requestId: number,
        fullName: "Ines Marlowe",
        address: "12 Alder Lane",
        city: "Chicago",
        state: "IL",
      },
      dateOfBirthSealed: keys.seal("1990-04-02", `VictimInfo.dateOfBirth.${number}`),
      ...{ zipCode: "60601", phone: "(312) 555-0144", email: "ines@mail.example" },
      ...{ needStatement: "Two nights.", relationToOfficer: "none", employmentStatus: "employed" },
      emergencyContact: "Tomas Marlowe, 312-555-0177",
    },
  });
  const { id } = await openPrivacyRequest(await admin.context(), number, { kind: "access", content: "" });
  const { officer } = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    include: { officer: true },
  });
  for (const format of ["json", "html"]) {
    const response = await fileOf(admin, id, format);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const file = await response.text();
    for (const kept of ["Ines Marlowe", "12 Alder Lane", "1990", "ines@mail.example", "Two nights."])
      expect(file).toContain(kept);
    expect(file).toContain("555-0144");
    for (const others of [
      "555-0199",
      officerEmail,
      "Tomas",
      "555-0177",
      officer?.badgeNumber,
      officer?.email,
    ])
      expect(file).not.toContain(others);
  }
  const { readings, tables } = await makeOwnData(await admin.context(), id);
  // A letter names the officer of the case, as the person got it.
  const written = tables.filter(({ label }) => !/^(?:Letters|Messages|Links for an answer)$/.test(label));
  expect(written.length).toBeLessThan(tables.length);
  expect(JSON.stringify(written)).not.toContain(officer!.name);
  await admin.fetch(`/api/emergency-requests/${number}`);
  const after = await makeOwnData(await admin.context(), id);
  const sum = (all: typeof readings) => all.reduce((so, { count }) => so + count, 0);
  expect(sum(after.readings)).toBe(sum(readings) + 1);
  expect(after.readings.find(({ by }) => by === "admin")).toMatchObject({ body: null });
  const key = await lab.db.apiKey.create({
    data: {
      name: "Shelter line",
      prefix: "sv_1",
      keyHash: "1",
      body: "County Shelter Line",
      expiresAt: new Date("2099-01-01"),
      createdBy: "one",
    },
  });
  const { at, ...reading } = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "request.read", resourceId: String(number) },
    select: { at: true, correlation: true, action: true, resourceType: true, resourceId: true },
  });
  for (const actorId of [`api-key:${key.id}`, `api-key:${key.id + 1}`])
    await lab.db.auditEntry.create({ data: { ...reading, at, actorKind: "system", actorId } });
  const byKeys = (await makeOwnData(await admin.context(), id)).readings.flatMap(({ body }) => body ?? []);
  expect(byKeys).toEqual(["", "County Shelter Line"]);
  expect(
    await lab.db.auditEntry.count({
      where: { action: "privacy-request.file-made", resourceId: String(number) },
    }),
  ).toBe(5);
});

test("no one else gets the file, and none is made for another kind of question", async () => {
  const { number, admin, pass } = await withHelp(lab);
  const { id } = await openPrivacyRequest(await admin.context(), number, { kind: "access", content: "" });
  const other = await openPrivacyRequest(await admin.context(), number, { kind: "deletion", content: "" });
  const person = await openedPass(lab, pass);
  const desk = await signInAdmin(lab, { role: "desk" as never });
  for (const caller of [await lab.visitor(), person, desk])
    expect((await fileOf(caller, id)).status).toBeGreaterThanOrEqual(401);
  for (const wrong of [other.id, 999_999, 0]) expect((await fileOf(admin, wrong)).status).toBe(404);
  expect((await fileOf(admin, id, "exe")).status).toBe(400);
  expect(await newest(number)).toMatchObject({ kind: "deletion", outcome: null });
});
