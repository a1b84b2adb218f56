import { readdirSync, readFileSync } from "node:fs";
import { parse, subscribe } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../../graph/app/schema.ts";
import { approveOpened } from "../../harness/requests/approvals.ts";
import { writeLetters } from "../../harness/letters.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  liftMoneyLimits,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();

async function named(username: string, name: string, facts: Parameters<typeof signInAdmin>[1] = {}) {
  const admin = await signInAdmin(lab, facts);
  await lab.db.admin.update({ where: { id: admin.adminId }, data: { username, name } });
  return admin;
}
const assign = `mutation ($input: AssignCaseInput!) { assignCase(input: $input) { request { owner { username name } } } }`;
const note = `mutation ($input: AddCaseNoteInput!) {
  addCaseNote(input: $input) { request { noteCount notes { by text } } } }`;
const seen = `mutation ($input: SeeCaseMentionsInput!) { seeCaseMentions(input: $input) { seen } }`;
const mentions = `{ caseMentions { caseId requestNumber by noteNumber } }`;
const own = `query ($id: ID!) { node(id: $id) { ... on EmergencyRequest { owner { username } noteCount notes { text } } } }`;
const idOf = (number: number) => globalId("EmergencyRequest", number);
const versionOf = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).version;
const give = (caller: Caller, number: number, owner: string | null, shown: string | null = null) =>
  ask(caller, assign, { input: { id: idOf(number), owner, shown } });
const write = (caller: Caller, number: number, text: string) =>
  ask(caller, note, { input: { id: idOf(number), text } });

test("of two administrators who take a case at once one gets it, and the other learns who", async () => {
  const [kim, lee] = [await named("kim.a", "Kim Ash"), await named("lee.b", "Lee Birch")];
  const number = await fileRequest(lab, await signInOfficer(lab));
  const version = await versionOf(number);
  const answers = await Promise.all([give(kim, number, "kim.a"), give(lee, number, "lee.b")]);
  const owner = await lab.db.caseOwner.findUniqueOrThrow({
    where: { requestId: number },
    include: { admin: true },
  });
  const lost = answers.find(({ code }) => code !== undefined);
  expect(lost?.code).toBe("CONFLICT");
  expect(lost?.message).toBe(`This case is now assigned to ${owner.admin.name}.`);
  const entries = { action: "request.assigned", resourceId: String(number) };
  expect(await lab.db.auditEntry.count({ where: entries })).toBe(1);
  // The same owner again is no change.
  expect((await give(kim, number, owner.admin.username)).code).toBeUndefined();
  expect(await lab.db.auditEntry.count({ where: entries })).toBe(1);

  expect((await give(kim, number, null)).message).toBe(lost?.message);
  const { data } = await give(kim, number, null, owner.admin.username);
  expect(data.assignCase.request.owner).toBeNull();
  expect(await versionOf(number)).toBe(version);
});

test("a case is given to an active administrator who works on cases, and to no other account", async () => {
  const kim = await named("kim.c", "Kim Ash");
  await named("desk.only", "Ira Lund", { roles: ["desk"] });
  const gone = await named("gone.d", "Noa Wells");
  await lab.db.admin.update({ where: { id: gone.adminId }, data: { isActive: false } });
  const number = await fileRequest(lab, await signInOfficer(lab));
  for (const owner of ["nobody", "desk.only", "gone.d", ""])
    expect((await give(kim, number, owner)).fields).toEqual({
      owner: ["Choose an active administrator who works on cases."],
    });
  expect((await give(kim, 999_999, "kim.c")).code).toBe("NOT_FOUND");
  const { data } = await ask(kim, "{ caseColleagues { username } }");
  const names = (data.caseColleagues as { username: string }[]).map(({ username }) => username);
  expect(names).toContain("kim.c");
  expect(names).not.toContain("desk.only");
  expect(names).not.toContain("gone.d");
});

test("a note reaches the colleague that it names, live and until they open it", async () => {
  const kim = await named("kim.e", "Kim Ash");
  const lee = await named("lee.f", "Lee Birch", { roles: ["dispatcher"] });
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const document = parse("subscription { caseMentioned { caseId by requestNumber } }");
  const events = (await subscribe({
    schema,
    document,
    contextValue: await lee.context(),
  })) as AsyncGenerator<{
    data: { caseMentioned: { by: string; requestNumber: number } };
  }>;
  const heard = events.next();
  const unknown = await write(kim, number, "@lee.g please look");
  expect(unknown.fields).toEqual({ text: ["No active administrator has the username lee.g."] });
  expect((await write(kim, number, "  ")).fields).toEqual({ text: ["Write a note first."] });
  expect((await write(kim, number, "x".repeat(2001))).fields).toEqual({
    text: ["Please use at most 2,000 characters."],
  });
  await write(kim, number, "Only for the shift: the door code changed.");
  const { data } = await write(kim, number, "@lee.f please call (rosa@example.com).");
  expect(data.addCaseNote.request).toMatchObject({
    noteCount: 2,
    notes: [{ by: "Kim Ash", text: "@lee.f please call (rosa@example.com)." }, { by: "Kim Ash" }],
  });
  expect((await heard).value?.data.caseMentioned).toMatchObject({ by: "kim.e", requestNumber: number });
  await events.return(undefined);
  expect((await ask(kim, mentions)).data.caseMentions).toEqual([]);
  expect((await ask(lee, mentions)).data.caseMentions).toMatchObject([
    { requestNumber: number, by: "kim.e" },
  ]);
  const see = (caller: Caller) => ask(caller, seen, { input: { id: idOf(number) } });
  expect((await see(lee)).data.seeCaseMentions.seen).toBe(1);
  expect((await see(lee)).data.seeCaseMentions.seen).toBe(0);
  expect((await ask(lee, mentions)).data.caseMentions).toEqual([]);
  // The log says who was named, and nothing of the text.
  const entry = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "request.noted", resourceId: String(number) },
    orderBy: { id: "desc" },
  });
  expect(entry.details).toEqual({ mentions: ["lee.f"] });
});

test("an auditor reads notes and writes none; the officer of the case sees neither notes nor owner", async () => {
  const kim = await named("kim.h", "Kim Ash");
  const auditor = await named("audit.i", "Lee Birch", { roles: ["auditor"] });
  const desk = await named("desk.j", "Ira Lund", { roles: ["desk"] });
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  await give(kim, number, "kim.h");
  await write(kim, number, "For the desk alone");
  for (const caller of [auditor, desk, officer, await lab.visitor()]) {
    expect((await write(caller, number, "Mine")).code).toMatch(/^(?:FORBIDDEN|UNAUTHENTICATED)$/);
    expect((await give(caller, number, null, "kim.h")).code).toMatch(/^(?:FORBIDDEN|UNAUTHENTICATED)$/);
  }
  expect((await ask(auditor, own, { id: idOf(number) })).data.node).toMatchObject({
    owner: { username: "kim.h" },
    notes: [{ text: "For the desk alone" }],
  });
  expect((await ask(officer, own, { id: idOf(number) })).data.node).toEqual({
    owner: null,
    noteCount: 0,
    notes: [],
  });
});

test("a note is in no letter, no prompt and no REST answer of its case", async () => {
  const kim = await named("kim.k", "Kim Ash");
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 80 });
  const canary = "heliotrope-canary-note";
  await write(kim, number, canary);
  await liftMoneyLimits(lab);
  await approveOpened(officer, number);
  await writeLetters(lab);
  const letters = await lab.db.letter.findMany({ where: { requestId: number } });
  expect(letters.length).toBeGreaterThan(0);
  const messages = await lab.db.message.findMany({ where: { requestId: number } });
  for (const caller of [kim, officer])
    for (const path of [`/api/emergency-requests/${number}`, "/api/emergency-requests"])
      expect(await (await caller.fetch(path)).text(), path).not.toContain(canary);
  const written = JSON.stringify([letters, messages], (_key, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  expect(written).not.toContain(canary);
});

test("no file that writes prompts, letters or messages reads the notes", () => {
  const files = [
    "accounts/webhooks",
    "community/support",
    "help/incoming",
    "intake/recommendations",
    "messages/communications",
    "messages/letters",
  ].flatMap((domain) =>
    readdirSync(`graph/${domain}`, { recursive: true, encoding: "utf8" }).map((f) => `graph/${domain}/${f}`),
  );
  const sources = files.filter((file) => file.endsWith(".ts"));
  expect(sources.length).toBeGreaterThan(20);
  for (const file of sources) expect(readFileSync(file, "utf8"), file).not.toMatch(/caseNote/i);
});
