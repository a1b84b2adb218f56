import { expect, test } from "vitest";
import { en as caseWords } from "../../../web/desk/cases/list/words.desk.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

/* What the desk keeps about its list of cases: views, several at once, who has which case open. */

const lab = useKernel();

const save = `mutation ($input: SaveCaseListViewInput!) {
  saveCaseListView(input: $input) { views { number name address isShared isOwn owner } } }`;
const remove = `mutation ($input: DeleteCaseListViewInput!) {
  deleteCaseListView(input: $input) { views { name } } }`;
const views = "{ caseListViews { number name address isShared isOwn } }";
const saved = (who: Caller, name: string, address: string, isShared = false) =>
  ask(who, save, { input: { name, address, isShared } });
const namesOf = async (who: Caller) =>
  ((await ask(who, views)).data.caseListViews as { name: string }[]).map(({ name }) => name);

test("a view belongs to its owner; a shared one is read by all, and deleted by its owner alone", async () => {
  const [kim, lee] = [await signInAdmin(lab), await signInAdmin(lab)];
  const { data } = await saved(kim, "Elm street", "?tab=x&q=elm&status=pending&case=12");
  expect(data.saveCaseListView.views).toMatchObject([
    { name: "Elm street", address: "status=pending&q=elm", isShared: false, isOwn: true },
  ]);
  await saved(kim, "Night", "status=open", true);
  expect(await namesOf(lee)).toEqual(["Night"]);
  const shared = (await ask(lee, views)).data.caseListViews[0];
  expect(shared.isOwn).toBe(false);
  const byLee = await ask(lee, remove, { input: { number: shared.number } });
  expect(byLee).toMatchObject({ code: "NOT_FOUND", message: "This view no longer exists." });
  // Of the same name another account's view is another view.
  await saved(lee, "Night", "status=approved");
  expect(await namesOf(kim)).toEqual(["Elm street", "Night"]);
  const own = (await ask(kim, views)).data.caseListViews[1];
  expect((await ask(kim, remove, { input: { number: own.number } })).code).toBeUndefined();
  expect((await ask(kim, remove, { input: { number: own.number } })).code).toBe("NOT_FOUND");
  expect(await namesOf(lee)).toEqual(["Night"]);
});

test("two pages that save the same view at once leave one, and the limit holds", async () => {
  const kim = await signInAdmin(lab);
  await Promise.all([saved(kim, "Twice", "q=a"), saved(kim, "Twice", "q=b")]);
  expect(await namesOf(kim)).toContain("Twice");
  expect(await lab.db.caseFilter.count({ where: { ownerId: kim.adminId } })).toBe(1);
  await lab.db.caseFilter.createMany({
    data: Array.from({ length: 28 }, (_, at) => ({ ownerId: kim.adminId, name: `V${at}`, address: "" })),
  });
  const both = await Promise.all([saved(kim, "Last", ""), saved(kim, "One more", "")]);
  expect(both.filter(({ code }) => code).map(({ fields }) => fields)).toEqual([
    { name: ["You have 30 saved views. Delete one first."] },
  ]);
  expect((await saved(kim, " ", "")).fields).toEqual({ name: ["Give the view a name."] });
  expect((await saved(kim, "x".repeat(61), "")).fields).toEqual({
    name: ["Please use at most 60 characters."],
  });
  expect((await saved(kim, "Twice", `q=${"x".repeat(400)}`)).fields).toEqual({
    address: ["The search is too long to save."],
  });
  for (const other of [await signInOfficer(lab), await signInAdmin(lab, { roles: ["auditor"] })])
    expect((await saved(other, "Mine", "")).code).toBe("FORBIDDEN");
});

const assign = `mutation ($input: AssignCasesInput!) {
  assignCases(input: $input) { results { number refusal request { owner { username } } } } }`;
const give = (who: Caller, owner: string | null, cases: { number: number; shown?: string | null }[]) =>
  ask(who, assign, {
    input: {
      owner,
      cases: cases.map(({ number, shown = null }) => ({ id: globalId("EmergencyRequest", number), shown })),
    },
  });
const usernameOf = async ({ adminId }: { adminId: number }) =>
  (await lab.db.admin.findUniqueOrThrow({ where: { id: adminId } })).username;

test("several cases are assigned at once, and a case that a colleague has taken is refused by name", async () => {
  const [kim, lee] = [await signInAdmin(lab), await signInAdmin(lab)];
  const [me, other] = [await usernameOf(kim), await usernameOf(lee)];
  await lab.db.admin.update({ where: { id: lee.adminId }, data: { name: "Lee Birch" } });
  const officer = await signInOfficer(lab);
  const [one, two, three] = [
    await fileRequest(lab, officer),
    await fileRequest(lab, await signInOfficer(lab)),
    await fileRequest(lab, await signInOfficer(lab)),
  ];
  await give(lee, other, [{ number: two }]);
  const { data } = await give(kim, me, [{ number: one }, { number: two }, { number: three }]);
  expect(data.assignCases.results).toEqual([
    { number: one, refusal: null, request: { owner: { username: me } } },
    { number: two, refusal: "This case is now assigned to Lee Birch.", request: null },
    { number: three, refusal: null, request: { owner: { username: me } } },
  ]);
  // Undo gives back what is still as it was left.
  await give(lee, other, [{ number: three, shown: me }]);
  const undone = await give(
    kim,
    null,
    [one, three].map((number) => ({ number, shown: me })),
  );
  expect(undone.data.assignCases.results.map(({ refusal }: { refusal: string }) => refusal)).toEqual([
    null,
    "This case is now assigned to Lee Birch.",
  ]);

  const missing = await give(kim, me, [{ number: one }, { number: 999_999 }]);
  expect(missing.data.assignCases.results[1]).toMatchObject({ number: 999_999, request: null });
  expect((await give(kim, "no.one", [{ number: two, shown: other }])).code).toBe("INVALID");
  for (const cases of [
    [],
    [{ number: one }, { number: one }],
    Array.from({ length: 51 }, (_, at) => ({ number: at + 1 })),
  ])
    expect(await give(kim, me, cases)).toMatchObject({
      code: "INVALID",
      message: "Choose 1 to 50 different rows.",
    });
  expect((await give(officer, me, [{ number: one }])).code).toBe("FORBIDDEN");
});

test("of two administrators who assign the same cases at once each case has one owner", async () => {
  const [kim, lee] = [await signInAdmin(lab), await signInAdmin(lab)];
  const cases = [];
  for (let at = 0; at < 4; at++) cases.push({ number: await fileRequest(lab, await signInOfficer(lab)) });
  const [mine, theirs] = await Promise.all([
    give(kim, await usernameOf(kim), cases),
    give(lee, await usernameOf(lee), cases.toReversed()),
  ]);
  const taken = [mine, theirs].flatMap(({ data }) =>
    data.assignCases.results.filter(({ refusal }: { refusal: string | null }) => refusal === null),
  );
  expect(taken.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    cases.map(({ number }) => number),
  );
});

test("the list shows who has a case open, until they close it", async () => {
  const [kim, lee] = [await signInAdmin(lab), await signInAdmin(lab)];
  const number = await fileRequest(lab, await signInOfficer(lab));
  const id = globalId("EmergencyRequest", number);
  const open = "mutation ($input: ViewCaseInput!) { viewCase(input: $input) { openElsewhere { name } } }";
  const close = "mutation ($input: LeaveCaseInput!) { leaveCase(input: $input) { number } }";
  const list = "{ openCases { number names } }";
  await ask(lee, open, { input: { id } });
  expect((await ask(kim, list)).data.openCases).toEqual([{ number, names: [await usernameOf(lee)] }]);
  expect((await ask(lee, list)).data.openCases).toEqual([]);
  await ask(lee, close, { input: { id } });
  expect((await ask(kim, list)).data.openCases).toEqual([]);
  expect((await ask(await signInOfficer(lab), list)).code).toBe("FORBIDDEN");
});

test("open work is what is neither completed nor denied, and it is counted", async () => {
  const kim = await signInAdmin(lab);
  const list = `query ($isOpen: Boolean, $status: RequestStatus) {
    trackedRequests(search: "", isOpen: $isOpen, status: $status) { totalCount edges { node { number } } } }`;
  const before = (await ask(kim, list, { isOpen: true })).data.trackedRequests.totalCount as number;
  const number = await fileRequest(lab, await signInOfficer(lab));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await ask(kim, list, { isOpen: true })).data.trackedRequests.totalCount).toBe(before + 1);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { status: "denied" } });
  await new Promise((resolve) => setTimeout(resolve, 600));
  const open = (await ask(kim, list, { isOpen: true })).data.trackedRequests;
  expect(open.totalCount).toBe(before);
  expect(open.edges.map(({ node }: { node: { number: number } }) => node.number)).not.toContain(number);
  expect((await ask(kim, list, { isOpen: true, status: "denied" })).data.trackedRequests).toMatchObject({
    totalCount: 0,
    edges: [],
  });
});

test("the density of the desk follows the account to each of its sessions, and no program has one", async () => {
  const kim = await signInAdmin(lab);
  const set = `mutation ($input: SetDeskDensityInput!) { setDeskDensity(input: $input) { viewer { admin { density } } } }`;
  const read = "{ viewer { admin { density } } }";
  expect((await ask(kim, read)).data.viewer.admin.density).toBeNull();
  const { data } = await ask(kim, set, { input: { density: "dense" } });
  expect(data.setDeskDensity.viewer.admin.density).toBe("dense");
  expect((await ask(kim, read)).data.viewer.admin.density).toBe("dense");
  const other = await signInAdmin(lab);
  expect((await ask(other, read)).data.viewer.admin.density).toBeNull();
  expect((await ask(await signInOfficer(lab), set, { input: { density: "dense" } })).code).toBe("FORBIDDEN");
});

test("the facts of the list follow the account, in one order, and without a choice they are the usual ones", async () => {
  const kim = await signInAdmin(lab);
  const set = `mutation ($input: SetCaseFactsInput!) { setCaseFacts(input: $input) { viewer { admin { caseFacts } } } }`;
  const read = async (who: Caller) =>
    (await ask(who, "{ viewer { admin { caseFacts } } }")).data.viewer.admin.caseFacts;
  expect(await read(kim)).toEqual(["created", "amount", "owner"]);
  const { data } = await ask(kim, set, { input: { facts: ["help", "created"] } });
  expect(data.setCaseFacts.viewer.admin.caseFacts).toEqual(["created", "help"]);
  expect(await read(kim)).toEqual(["created", "help"]);
  expect(await read(await signInAdmin(lab))).toEqual(["created", "amount", "owner"]);
  await ask(kim, set, { input: { facts: [] } });
  expect(await read(kim)).toEqual(["created", "amount", "owner"]);
  expect((await ask(await signInOfficer(lab), set, { input: { facts: [] } })).code).toBe("FORBIDDEN");
});

test("chosen cases are a CSV file with the tracker's columns, and the export is logged", async () => {
  const kim = await signInAdmin(lab);
  const officer = await signInOfficer(lab);
  const numbers = [await fileRequest(lab, officer), await fileRequest(lab, await signInOfficer(lab))];
  await lab.db.emergencyRequest.update({ where: { id: numbers[0] ?? 0 }, data: { victimName: "=1+1" } });
  await give(kim, await usernameOf(kim), [{ number: numbers[1] ?? 0 }]);
  const [second, first] = [numbers[1], numbers[0]];
  const take = "mutation ($input: TakeReleaseInput!) { takeRelease(input: $input) { request { id } } }";
  const signed = { way: "paper", signer: "person", signerName: "Noor" };
  const input = { body: "Shelter", what: ["identity"], purpose: "A bed", ...signed };
  await ask(kim, take, { input: { id: globalId("EmergencyRequest", first ?? 0), ...input } });
  const answer = await kim.fetch(`/api/admin/cases/export?cases=${second},${first}&body=Shelter`);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="cases-[\d-]+\.csv"$/);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  expect(head).toBe(
    `case,victim,urgency,status,created (${lab.zone()}),officer,agency,requestedAmount,requestedHelp,letters,responses,unreadResponses,owner,textConsent,textConsentAt (${lab.zone()}),textConsentRecordedBy,textsStopped,textsStoppedAt (${lab.zone()}),textsStoppedRecordedBy,recommendedAmount,allocatedAmount,differenceReason`,
  );
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: second ?? 0 } });
  expect(lines[0]).toMatch(new RegExp(`^${caseId},,.*,pending,.*,Kim Ash,{9}$`));
  expect(lines[1]).toContain(",'=1+1,");
  const logged = await lab.db.auditEntry.findFirst({ where: { action: "request.exported" } });
  expect(logged?.details).toEqual({ cases: [second, first] });

  const get = async (who: Caller, cases: string) =>
    (await who.fetch(`/api/admin/cases/export?cases=${cases}`)).status;
  expect(await get(kim, "999999")).toBe(404);
  const many = Array.from({ length: 51 }, (_, at) => at + 1).join(",");
  for (const wrong of ["", "x", `${first},${first}`, many]) expect(await get(kim, wrong), wrong).toBe(400);
  expect(await get(officer, `${first}`)).toBe(403);
  expect(await get(await signInAdmin(lab, { role: "treasurer" }), `${first}`)).toBe(403);
  expect(await get(await signInAdmin(lab, { role: "auditor" }), `${first}`)).toBe(200);
  expect(await lab.db.auditEntry.count({ where: { action: "request.exported" } })).toBe(2);
});

test("shared views have different names, without hidden characters", async () => {
  const [kim, lee] = [await signInAdmin(lab), await signInAdmin(lab)];
  const share = (who: Caller, name: string, isShared = true) => saved(who, name, "q=river", isShared);
  expect((await share(kim, "Night desk")).code).toBeUndefined();
  // One's own view of the name is replaced.
  expect((await share(kim, "Night desk")).code).toBeUndefined();
  // The last one has a Cyrillic letter.
  for (const name of ["Night desk", "night  DESK", "Night d\u0435sk"]) {
    expect([name, (await share(lee, name)).code]).toEqual([name, "CONFLICT"]);
    expect([name, (await share(lee, name, false)).code]).toEqual([name, undefined]);
  }
  for (const name of ["Night\u200b desk", "Night\u202edesk", "\u2800", "  "])
    expect([name, (await share(lee, name)).code]).toEqual([name, "INVALID"]);
  // A view of someone who left is listed no more, so its name is free.
  await lab.db.admin.update({ where: { id: kim.adminId }, data: { isActive: false } });
  expect((await share(lee, "Night desk")).code).toBeUndefined();
});

test("an account's own views have different names, also from those that everyone has", async () => {
  const kim = await signInAdmin(lab);
  for (const name of ["My view", "MY view", "Elm"]) await saved(kim, name, "q=elm");
  const own = await lab.db.caseFilter.findMany({ where: { ownerId: kim.adminId }, orderBy: { id: "asc" } });
  expect(own.map(({ name }) => name)).toEqual(["MY view", "Elm"]);
  for (const name of Object.values({ all: caseWords.views.all, open: caseWords.views.open }))
    expect((await saved(kim, name.toUpperCase(), "q=elm")).fields).toEqual({
      name: ["Everyone has a view with this name. Choose another name."],
    });
});

test("of two people who share the same name at once, one gets it", async () => {
  const people = [await signInAdmin(lab), await signInAdmin(lab)];
  const answers = await Promise.all(people.map((who) => saved(who, "Both at once", "q=elm", true)));
  expect(answers.map(({ code = "saved" }) => code).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    "CONFLICT",
    "saved",
  ]);
});
