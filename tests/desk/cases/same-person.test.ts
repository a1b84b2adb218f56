import { beforeAll, expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { keepPersonKeysDue } from "../../../graph/intake/people/keys.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  globalId,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

/* The question whether two cases are for one person: asked once, and again after something new. */

const lab = useKernel();
const idOf = (number: number) => globalId("EmergencyRequest", number);
let admin: Caller;
let officer: Caller;
beforeAll(async () => {
  admin = await signInAdmin(lab);
  officer = await signInOfficer(lab);
});

let people = 0;
/** Someone whom no other test knows. */
function invented(changes: Record<string, unknown> = {}) {
  const n = ++people;
  return {
    fullName: `Marisol Quintana${"abcdefghijklmnopqrstuvwxyz"[n]}`,
    dateOfBirth: `1981-03-${String(10 + n)}`,
    phone: `512-555-02${10 + n}`,
    email: `m${n}@example.org`,
    address: `${400 + n} Acacia Street`,
    zipCode: `787${10 + n}`,
    governmentId: "",
    ...changes,
  };
}
type Person = ReturnType<typeof invented>;

async function file({ fullName, phone, email, address, zipCode, ...info }: Person): Promise<number> {
  const victimAddress = `${address}, Austin, TX ${zipCode}`;
  const filed = { victimName: fullName, victimPhone: phone, victimEmail: email, victimAddress };
  const { id } = await createRequest(await officer.context(), newRequestForm(filed));
  await save(id, { fullName, phone, email, address, zipCode, ...info });
  return id;
}
const save = async (id: number, person: Person) =>
  saveVictimInfo(await officer.context(), id, victimInfoForm(person));

interface Seen {
  number: number;
  matches: string[];
  added: string[];
  strength: string;
  isAsked: boolean;
  verdict: { answer: string; reason: string; by: string; version: number } | null;
}
async function pairOf(number: number, other: number, caller: Caller = admin): Promise<Seen | undefined> {
  const { data } = await ask(
    caller,
    `query ($n: Int!) { request(number: $n) { samePerson { number matches added strength isAsked verdict { answer reason by version } } } }`,
    { n: number },
  );
  return data.request.samePerson.find((one: Seen) => one.number === other);
}
const judge = (number: number, other: number, input: object, caller: Caller = admin) =>
  ask(caller, `mutation ($input: JudgePersonInput!) { judgePerson(input: $input) { request { number } } }`, {
    input: { id: idOf(number), other, answer: "same", reason: "Spoke with her", version: 0, ...input },
  });
const tasksOf = (subjectId: number) =>
  lab.db.deskTask.findMany({ where: { kind: "same_person", subjectId }, orderBy: { id: "asc" } });

test("a strong pair opens one task, which an answer closes", async () => {
  const person = invented();
  const [one, two] = [await file(person), await file({ ...person, phone: "512-555-0401" })];
  expect(await pairOf(one, two)).toMatchObject({ strength: "strong", isAsked: true, verdict: null });
  expect(await tasksOf(one)).toEqual([]);
  expect(await tasksOf(two)).toMatchObject([{ state: "open", requestId: two, about: "" }]);
  expect((await judge(one, two, {})).code).toBeUndefined();
  expect(await pairOf(two, one)).toMatchObject({
    isAsked: false,
    verdict: { answer: "same", reason: "Spoke with her", version: 1 },
  });
  expect(await tasksOf(two)).toMatchObject([{ state: "done", outcome: "resolved" }]);
  const entries = await lab.db.auditEntry.findMany({ where: { action: "request.person-judged" } });
  expect(entries.filter(({ resourceId }) => [one, two].map(String).includes(resourceId ?? ""))).toMatchObject(
    [
      { details: { other: two, before: null, after: "same", reason: "Spoke with her" } },
      { details: { other: one, before: null, after: "same", reason: "Spoke with her" } },
    ],
  );
});

test("a hint is shown, and opens no task", async () => {
  const one = await file(invented());
  const { phone, address, zipCode } = { ...invented() };
  const shared = { phone, address, zipCode };
  const [two, three] = [await file(invented(shared)), await file(invented(shared))];
  expect(await pairOf(two, three)).toMatchObject({ strength: "hint", isAsked: false });
  expect(await pairOf(one, two)).toBeUndefined();
  expect(await tasksOf(three)).toEqual([]);
});

test("an answer stays until the two get a new key in common, and every answer ends the question", async () => {
  const person = invented();
  const one = await file(person);
  const father = { ...person, dateOfBirth: "1951-03-04", email: "", address: "9 Far Road", zipCode: "76001" };
  const two = await file(father);
  expect(await pairOf(one, two)).toMatchObject({ strength: "hint", matches: ["phone"], isAsked: false });
  for (const [at, answer] of ["household", "unsure", "different"].entries()) {
    await judge(one, two, { answer, version: at });
    expect(await pairOf(one, two)).toMatchObject({ isAsked: false, verdict: { answer, version: at + 1 } });
  }
  // Another spelling, a key less, and the same key again are nothing new.
  for (const phone of ["+1 (512) 555-0299", father.phone, `1-${father.phone}`]) {
    await save(two, { ...father, phone });
    expect((await pairOf(one, two))?.isAsked ?? false).toBe(false);
    await save(one, { ...person, fullName: person.fullName.toUpperCase() });
    await save(one, person);
  }
  while ((await keepPersonKeysDue(systemContext(lab, "test"))) > 0);
  expect((await pairOf(one, two))?.isAsked).toBe(false);
  expect(await tasksOf(two)).toEqual([]);

  await save(two, { ...father, address: person.address, zipCode: person.zipCode });
  expect(await pairOf(one, two)).toMatchObject({
    ...{ added: ["address"], isAsked: true, verdict: { answer: "different" } },
  });
  expect(await tasksOf(two)).toMatchObject([{ state: "open" }]);
  await judge(one, two, { answer: "different", reason: "He is her father", version: 3 });
  expect(await pairOf(one, two)).toMatchObject({ added: [], isAsked: false });
  expect(await tasksOf(two)).toMatchObject([{ state: "done" }]);
  await save(two, { ...father, address: "1 Other Road", zipCode: "76002" });
  await save(two, { ...father, address: person.address, zipCode: person.zipCode });
  expect((await pairOf(one, two))?.isAsked).toBe(false);
});

test("keys that an upgrade computes ask nothing about an answered pair", async () => {
  const person = invented();
  const [one, two] = [await file(person), await file({ ...person, dateOfBirth: "1999-09-09" })];
  await judge(one, two, { answer: "household" });
  await lab.db.personVerdict.updateMany({ where: { secondId: two }, data: { keys: [] } });
  await lab.db.personKey.deleteMany({ where: { requestId: { in: [one, two] }, kind: "made-2" } });
  while ((await keepPersonKeysDue(systemContext(lab, "test"))) > 0);
  expect((await pairOf(one, two))?.isAsked).toBe(false);
});

test("one answer also settles the pairs that it joins", async () => {
  const person = invented();
  const one = await file(person);
  const two = await file({ ...person, phone: "512-555-0402" });
  const three = await file({ ...person, phone: "512-555-0403" });
  await judge(one, two, {});
  expect(await pairOf(one, three)).toMatchObject({ isAsked: true });
  await judge(two, three, {});
  expect(await pairOf(one, three)).toMatchObject({ isAsked: false, verdict: null });
  expect(await tasksOf(three)).toMatchObject([{ state: "done" }]);
  await judge(two, three, { answer: "different", version: 1 });
  expect(await pairOf(one, three)).toMatchObject({ isAsked: true });
  expect(await tasksOf(three)).toMatchObject([{ state: "done" }, { state: "open" }]);
});

test("a correction that ends the likeness closes the task", async () => {
  const person = invented();
  const one = await file(person);
  const two = await file(person);
  expect(await tasksOf(two)).toMatchObject([{ state: "open" }]);
  await save(one, { ...person, dateOfBirth: "1950-05-05" });
  expect(await tasksOf(two)).toMatchObject([{ state: "done", closedBy: null }]);
});

test("of two administrators who answer at once, the second gets CONFLICT", async () => {
  const person = invented();
  const [one, two] = [await file(person), await file(person)];
  const other = await signInAdmin(lab);
  const answers = await Promise.all([judge(one, two, {}), judge(two, one, { answer: "different" }, other)]);
  expect(answers.map(({ code }) => code ?? "saved").toSorted()).toEqual(["CONFLICT", "saved"]);
  expect((await judge(one, two, { version: 0 })).code).toBe("CONFLICT");
  expect((await judge(one, two, { version: 1 })).code).toBeUndefined();
  expect(await lab.db.personVerdict.count({ where: { secondId: two } })).toBe(1);
});

test("a bad answer names its field, and no one else may answer or read", async () => {
  const person = invented();
  const [one, two] = [await file(person), await file(person)];
  expect((await judge(one, two, { reason: " " })).fields).toHaveProperty("reason");
  expect((await judge(one, two, { reason: "x".repeat(501) })).fields).toHaveProperty("reason");
  expect((await judge(one, one, {})).code).toBe("INVALID");
  expect((await judge(one, 999_999, {})).code).toBe("NOT_FOUND");
  expect((await judge(one, two, {}, officer)).code).toBe("FORBIDDEN");
  expect((await judge(one, two, {}, await lab.visitor())).code).toBe("UNAUTHENTICATED");
  expect(await pairOf(one, two, officer)).toBeUndefined();
  expect(await lab.db.personVerdict.count({ where: { secondId: two } })).toBe(0);
});
