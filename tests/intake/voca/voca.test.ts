import { beforeAll, beforeEach, expect, test } from "vitest";
import { start } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { madePass, openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";
import { approvedRequest } from "../../harness/requests/dispatches.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

const idOf = (number: number) => globalId("EmergencyRequest", number);
const saving = `mutation ($id: ID!, $answers: VocaAnswersInput!, $version: Int!) {
  saveVocaAnswers(input: { id: $id, answers: $answers, version: $version }) {
    request { vocaAnswers { age gender race classifications isFromPass version } } } }`;
const save = (caller: Caller, number: number, answers: object, version = 0) =>
  ask(caller, saving, { id: idOf(number), answers, version });

const choosing = `mutation ($id: ID!, $types: [VictimizationType!]!, $version: Int!) {
  saveVictimization(input: { id: $id, types: $types, version: $version }) {
    request { victimization { types chosenBy version } } } }`;
const choose = (caller: Caller, number: number, types: string[], version = 0) =>
  ask(caller, choosing, { id: idOf(number), types, version });

const reading = `query ($id: ID!) { node(id: $id) { ... on EmergencyRequest {
  viewerAsksVoca viewerChoosesVictimization vocaAnswers { gender } victimization { types } } } }`;
const read = async (caller: Caller, number: number) =>
  (await ask(caller, reading, { id: idOf(number) })).data.node;

const stored = (requestId: number) => lab.db.vocaAnswers.findUnique({ where: { requestId } });
const entriesOf = (number: number, action: string) =>
  lab.db.auditEntry.findMany({ where: { resourceId: String(number), action }, orderBy: { id: "asc" } });

/** The version that the page's form carries. */
const versionOn = (page: string) =>
  /name="act" value="voca"[^]*?name="version" value="(\d+)"/.exec(page)?.[1];
const checkedOn = (page: string, name: string) =>
  new RegExp(`name="${name}"[^>]*?value="([^"]*)"[^>]*?checked`).exec(page)?.[1];

test("the pass asks after help was dispatched, with “I would rather not say” chosen", async () => {
  const officer = await signInOfficer(lab);
  const early = await approvedRequest(lab, { officer });
  const before = await openedPass(lab, await madePass(officer, early));
  expect(await readPass(before, "/c?change=voca")).not.toContain('id="voca"');
  expect(await readPass(before)).not.toContain("A few questions about you");
  await sendToPass(before, { act: "voca", gender: "female", version: "0" });
  expect(await stored(early)).toBeNull();

  const { pass, number } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  expect(await readPass(person)).toContain('href="/c?change=voca#voca"');
  const page = await readPass(person, "/c?change=voca");
  expect(page).toContain('id="voca"');
  for (const name of ["age", "gender", "race"]) expect(checkedOn(page, name), name).toBe("");
  expect(page).not.toMatch(/name="is-\w+"[^>]*checked/);
  // Saved as it is, everything is "not reported".
  await sendToPass(person, { act: "voca", age: "", gender: "", race: "", version: versionOn(page)! });
  expect(await stored(number)).toMatchObject({
    ...{ age: null, gender: null, race: null, classifications: [], saidBy: "person", version: 1 },
  });
});

test.each([
  ["en", "A few questions about you (optional)"],
  ["es", "Algunas preguntas sobre usted (opcional)"],
  ["fr", "Quelques questions sur vous (facultatif)"],
])("the pass asks in %s", async (language, title) => {
  const { pass } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  expect(await readPass(person, `/c?change=voca&lang=${language}`)).toContain(title);
});

test("the person answers and changes it in the pass; the log has no answer", async () => {
  const { pass, number } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  const said = { act: "voca", age: "age_25_59", gender: "female", race: "hispanic", "is-veteran": "yes" };
  const answer = await sendToPass(person, { ...said, version: "0" });
  expect(answer.headers.get("location")).toContain("done=voca");
  expect(await readPass(person, "/c?done=voca")).toContain("You can change your answers here at any time.");
  const page = await readPass(person, "/c?change=voca");
  // Someone else may see the page, so it shows no earlier answer.
  expect(checkedOn(page, "gender")).toBe("");
  expect(page).toContain("What you said before is not shown here.");
  expect(checkedOn(page, "is-veteran")).not.toBe("yes");
  await sendToPass(person, { ...said, gender: "", version: versionOn(page)! });
  expect(await stored(number)).toMatchObject({
    ...{ age: "age_25_59", gender: null, race: "hispanic", classifications: ["veteran"], version: 2 },
  });
  const entries = await entriesOf(number, "voca.answered");
  expect(entries.map(({ details }) => details)).toEqual([
    { fields: ["age", "gender", "race", "classifications"], by: "person" },
    { fields: ["gender"], by: "person" },
  ]);
  expect(entries.every(({ ip, actorKind }) => ip === null && actorKind === "visitor")).toBe(true);
});

test("an older page of the pass changes nothing, and a wrong answer is shown at its field", async () => {
  const { pass, number, admin } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  expect((await save(admin, number, { gender: "male" })).code).toBeUndefined();
  const older = await sendToPass(person, { act: "voca", gender: "female", version: "0" });
  expect(older.status).toBe(409);
  expect(await older.text()).toContain("Someone else has changed these answers");
  for (const version of ["", "x", "-1"])
    expect((await sendToPass(person, { act: "voca", gender: "female", version })).status).toBe(409);
  const wrong = await sendToPass(person, { act: "voca", gender: "robot", version: "1" });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Choose one of the answers in the list");
  expect(await stored(number)).toMatchObject({ gender: "male", version: 1 });
});

test("an administrator records answers on the phone; a second writer gets CONFLICT", async () => {
  const { number, admin } = await withHelp(lab);
  const first = await save(admin, number, {
    age: "age_13_17",
    classifications: ["homeless", "deaf", "deaf"],
  });
  expect(first.data.saveVocaAnswers.request.vocaAnswers).toEqual({
    ...{ age: "age_13_17", gender: null, race: null, classifications: ["deaf", "homeless"] },
    ...{ isFromPass: false, version: 1 },
  });
  expect((await save(admin, number, { gender: "other" })).code).toBe("CONFLICT");
  const other = await signInAdmin(lab);
  const codes = await Promise.all(
    [admin, other].map(async (one) => (await save(one, number, { race: "asian", gender: "male" }, 1)).code),
  );
  expect(codes.filter((code) => code === "CONFLICT")).toHaveLength(1);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(await stored(number)).toMatchObject({ race: "asian", age: null, version: 2 });
  expect(await entriesOf(number, "voca.answered")).toHaveLength(2);
});

test("answers are never asked before help, and never shown to an officer", async () => {
  const officer = await signInOfficer(lab);
  const early = await approvedRequest(lab, { officer });
  const admin = await signInAdmin(lab);
  expect((await save(admin, early, { gender: "male" })).code).toBe("CONFLICT");
  expect((await read(admin, early)).viewerAsksVoca).toBe(false);

  const helped = await withHelp(lab);
  await save(admin, helped.number, { gender: "male" });
  expect((await read(admin, helped.number)).vocaAnswers).toEqual({ gender: "male" });
  expect((await read(admin, helped.number)).viewerAsksVoca).toBe(true);
  expect(await read(helped.officer, helped.number)).toMatchObject({
    vocaAnswers: null,
    viewerAsksVoca: false,
  });
  expect((await save(helped.officer, helped.number, { gender: "female" }, 1)).code).toBe("FORBIDDEN");
  expect((await save(await lab.visitor(), helped.number, { gender: "female" }, 1)).code).toBe(
    "UNAUTHENTICATED",
  );
  expect(await stored(helped.number)).toMatchObject({ gender: "male", version: 1 });
});

test("the officer of the case chooses types of crime, and an administrator too", async () => {
  const officer = await signInOfficer(lab);
  const number = await approvedRequest(lab, { officer });
  const first = await choose(officer, number, ["stalking", "arson", "stalking"]);
  expect(first.data.saveVictimization.request.victimization).toMatchObject({
    ...{ types: ["arson", "stalking"], version: 1 },
  });
  const admin = await signInAdmin(lab);
  expect((await choose(admin, number, ["robbery"])).code).toBe("CONFLICT");
  expect((await choose(admin, number, [], 1)).code).toBeUndefined();
  expect((await read(officer, number)).victimization).toEqual({ types: [] });
  const entries = await entriesOf(number, "victimization.chosen");
  expect(entries.map(({ details }) => details)).toEqual([{ count: 2 }, { count: 0 }]);
});

test("another officer neither sees nor chooses the types of crime", async () => {
  const officer = await signInOfficer(lab);
  const number = await approvedRequest(lab, { officer });
  await choose(officer, number, ["arson"]);
  const other = await signInOfficer(lab);
  expect((await choose(other, number, ["robbery"], 1)).code).toBe("NOT_FOUND");
  expect((await choose(await lab.visitor(), number, ["robbery"], 1)).code).toBe("UNAUTHENTICATED");
  expect((await read(other, number))?.victimization ?? null).toBeNull();
  expect(await lab.db.victimization.findUnique({ where: { requestId: number } })).toMatchObject({
    types: ["arson"],
  });
});
