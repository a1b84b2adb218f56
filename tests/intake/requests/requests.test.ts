import { expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { columnsOf } from "../../../graph/intake/requests/columns.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useKernel } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  linkInMail,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";
import { says } from "../../../shared/core/sentences.ts";
import { localDay } from "../../harness/local-day.ts";

const lab = useKernel();

const create = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { id number caseId status requestAmount requestedHelpTypes urgencyLevel } } }`;
const input = (changes: Record<string, unknown> = {}) => ({
  input: newRequestForm({ idempotencyKey: lab.random.uuid(), ...changes }),
});
const read = `query ($number: Int!) { request(number: $number) { caseId victimInfo { dateOfBirth governmentId fullName } viewerCanDecide viewerCanEditVictimInfo } }`;

test("an officer's request gets a case id, the services of that case and the calculator's amount", async () => {
  const officer = await signInOfficer(lab);
  const { data } = await ask(officer, create, input());
  expect(data.createRequest.request).toMatchObject({
    status: "pending",
    requestedHelpTypes: ["food", "shelter"],
    requestAmount: 2 * 10 + 75,
    urgencyLevel: "medium",
  });
  expect(data.createRequest.request.caseId).toMatch(new RegExp(`^EM-${localDay().slice(0, 4)}-\\d{4}$`));
  const row = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: data.createRequest.request.number },
  });
  expect(row).toMatchObject({
    officerId: officer.officerId,
    victimContact: "Phone: 512-555-0143, Email: noor@example.com",
    state: "TX",
  });
  expect(
    await lab.db.auditEntry.count({
      where: { action: "request.created", resourceId: String(row.id), actorKind: "officer" },
    }),
  ).toBe(1);
});

test("keeps the shown case ID if it is free, and replaces it if not", async () => {
  const officer = await signInOfficer(lab);
  const draft = await ask(officer, "{ newRequestDraft { caseId victimName } }");
  const { caseId } = draft.data.newRequestDraft;
  const first = await ask(officer, create, input({ caseId }));
  expect(first.data.createRequest.request.caseId).toBe(caseId);
  const second = await ask(officer, create, input({ caseId }));
  expect(second.data.createRequest.request.caseId).not.toBe(caseId);
});

test("case IDs gain a digit when a year has used up four", async () => {
  const officer = await signInOfficer(lab);
  lab.setNow(new Date("2031-05-05T12:00:00Z"));
  await writeUnguarded(lab.pool, [
    `INSERT INTO "EmergencyRequest" ("caseId", "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "requestDetails", "updatedAt")
     SELECT 'EM-2031-' || n, 'x', 'x', 'x', 'x', 'x', 'x', now() FROM generate_series(1000, 9999) n`,
  ]);
  await lab.db.session.updateMany({ data: { expiresAt: new Date("2032-01-01") } });
  const { data } = await ask(officer, create, input());
  lab.setNow(new Date());
  expect(data.createRequest.request.caseId).toMatch(/^EM-2031-\d{5}$/);
  await writeUnguarded(lab.pool, [`DELETE FROM "EmergencyRequest" WHERE "victimName" = 'x'`]);
});

test("names every invalid field, and writes nothing", async () => {
  const officer = await signInOfficer(lab);
  const before = await lab.db.emergencyRequest.count();
  const { code, fields } = await ask(
    officer,
    create,
    input({
      victimName: " ",
      victimAddress: "x",
      victimPhone: "12",
      victimEmail: "no",
      requestDetails: "short",
    }),
  );
  expect(code).toBe("INVALID");
  expect(fields).toEqual({
    victimName: ["Full name is required"],
    victimAddress: ["Address is required"],
    victimPhone: ["Phone number is required"],
    victimEmail: ["Valid email is required"],
    requestDetails: ["Please provide more details about the request"],
  });
  const nul = await ask(officer, create, input({ victimName: "A\0B" }));
  expect(nul.fields).toHaveProperty("victimName");
  expect(await lab.db.emergencyRequest.count()).toBe(before);
});

test("twenty concurrent submissions of one form make one request", async () => {
  const officer = await signInOfficer(lab);
  const same = input();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(officer, create, same)));
  expect(new Set(answers.map(({ data }) => data?.createRequest.request.number)).size).toBe(1);
  expect(await lab.db.emergencyRequest.count({ where: { officerId: officer.officerId } })).toBe(1);
  const other = await ask(officer, create, { input: { ...same.input, victimName: "Somebody Else" } });
  expect(other.code).toBe("UNPROCESSABLE");
});

test("a visitor's request opens a citizen session, and its repeat without the cookie finds it again", async () => {
  const visitor = await lab.visitor();
  const same = input();
  const first = await ask(visitor, create, same);
  expect(visitor.cookie).toMatch(/^safevoice=/);
  const secondTab = await lab.visitor(visitor.address);
  const repeat = await ask(secondTab, create, same);
  expect(repeat.data.createRequest.request.number).toBe(first.data.createRequest.request.number);
  const list = await ask(
    secondTab,
    "{ viewer { kind } requests(first: 5) { edges { node { number aiJustification } } } }",
  );
  expect(list.data.requests.edges).toEqual([
    { node: { number: first.data.createRequest.request.number, aiJustification: null } },
  ]);
});

test("admits sixty citizens a day from one address, and five requests of one of them", async () => {
  const from = (address: string) => lab.visitor(address);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 61; n++) codes.push((await ask(await from("203.0.113.60"), create, input())).code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(60);
  expect(codes.at(-1)).toBe("RATE_LIMITED");
  const one = await from("203.0.113.61");
  for (let n = 0; n < 5; n++) expect((await ask(one, create, input())).code).toBeUndefined();
  expect(await ask(one, create, input())).toMatchObject({
    code: "RATE_LIMITED",
    message: expect.stringContaining("You filed five requests within a day"),
  });
});

test("notifies the supervisor of the request at once; only a trusted address gets a link", async () => {
  const trusted = await signInOfficer(lab);
  const number = await fileRequest(lab, trusted, { victimInfo: false });
  expect(await linkInMail(lab, { kind: "supervisor-approval", requestId: number })).toMatch(
    /^\/approve\/[\w-]{43}$/,
  );
  const unknown = await signInOfficer(lab, { supervisorEmail: "boss@mail.example" });
  const other = await fileRequest(lab, unknown, { victimInfo: false });
  expect(await lab.db.message.count({ where: { requestId: other, kind: "supervisor-approval" } })).toBe(1);
  expect(await linkInMail(lab, { kind: "supervisor-approval", requestId: other })).toBeUndefined();
  expect(await lab.db.link.count({ where: { requestId: other } })).toBe(0);
});

test("a stranger finds nothing: not by number, by node ID, by list or over REST, and the try is in the audit log", async () => {
  const owner = await signInOfficer(lab);
  const number = await fileRequest(lab, owner);
  for (const stranger of [
    await signInOfficer(lab, { trust: "limited" }),
    await signInOfficer(lab, { trust: null }),
    await signInAdmin(lab, { mustChangePassword: true }),
  ]) {
    const one = await ask(stranger, read, { number });
    expect(one.data).toBeNull();
    expect(["NOT_FOUND", "FORBIDDEN"]).toContain(one.code);
    const node = await ask(
      stranger,
      `query ($id: ID!) { node(id: $id) { ... on EmergencyRequest { caseId victimName } } }`,
      { id: globalId("EmergencyRequest", number) },
    );
    expect(node.data?.node ?? null).toBeNull();
    const rest = await stranger.fetch(`/api/emergency-requests/${number}`);
    expect([403, 404]).toContain(rest.status);
    expect(await rest.text()).not.toContain("Noor");
  }
  const limited = await signInOfficer(lab, { trust: "limited" });
  expect((await ask(limited, read, { number })).message).toBe(says.requestHidden);
  expect((await ask(limited, read, { number: 999_999 })).message).toBe(says.requestHidden);
  expect(
    await lab.db.auditEntry.count({
      where: { action: "request.read", outcome: "failure", resourceId: String(number) },
    }),
  ).toBeGreaterThan(0);
});

test("a trusted officer opens another's request by its link, logged and without identity, but not in a list", async () => {
  const owner = await signInOfficer(lab);
  const number = await fileRequest(lab, owner);
  const colleague = await signInOfficer(lab);
  const { data } = await ask(colleague, read, { number });
  expect(data.request).toMatchObject({
    victimInfo: { dateOfBirth: null, governmentId: null, fullName: "Noor Ibarra-Whitlock" },
    viewerCanDecide: true,
  });
  const own = await ask(owner, read, { number });
  expect(own.data.request.victimInfo).toMatchObject({
    dateOfBirth: "1990-04-12",
    governmentId: "ZYX-078-05-1120",
  });
  expect(
    (await ask(colleague, "{ requests(first: 20) { edges { node { number } } } }")).data.requests.edges,
  ).toEqual([]);
  expect(
    await lab.db.auditEntry.count({
      where: { action: "request.opened-foreign", actorId: String(colleague.officerId) },
    }),
  ).toBe(1);
  const node = await ask(
    colleague,
    `query ($id: ID!) { node(id: $id) { ... on EmergencyRequest { caseId } } }`,
    { id: globalId("EmergencyRequest", number) },
  );
  expect(node.data?.node ?? null).toBeNull();
});

test("refuses the twenty-first request of others within an hour", async () => {
  const owner = await signInOfficer(lab);
  const numbers: number[] = [];
  for (let n = 0; n < 21; n++) numbers.push(await fileRequest(lab, owner, { victimInfo: false }));
  const colleague = await signInOfficer(lab);
  for (const number of numbers.slice(0, 20))
    expect((await ask(colleague, read, { number })).code).toBeUndefined();
  expect((await ask(colleague, read, { number: numbers[20] })).code).toBe("RATE_LIMITED");
  expect((await ask(colleague, read, { number: numbers[0] })).code).toBeUndefined();
});

test("the agency setting limits a trusted officer to their own agency", async () => {
  const owner = await signInOfficer(lab, { supervisorEmail: "one@metro.gov" });
  const number = await fileRequest(lab, owner);
  const same = await signInOfficer(lab, { supervisorEmail: "two@metro.gov" });
  const other = await signInOfficer(lab);
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { officerVisibility: "agency" } });
  await lab.refreshConfig();
  expect((await ask(same, read, { number })).code).toBeUndefined();
  expect((await ask(other, read, { number })).code).toBe("NOT_FOUND");
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { officerVisibility: "verified" } });
  await lab.refreshConfig();
});

test("the list's own statement equals the database client's result, page by page, for every viewer", async () => {
  const officer = await signInOfficer(lab);
  for (let filed = 0; filed < 5; filed += 1) await fileRequest(lab, officer, { recommended: 75 });
  const visitor = await lab.visitor();
  await createRequest({ ...(await visitor.context()), ip: "10.9.9.9" }, newRequestForm());
  const admin = await signInAdmin(lab);
  for (const caller of [officer, visitor, admin, await lab.visitor()]) {
    // With a relation in the selection the client reads.
    for (const field of Object.keys(columnsOf)) {
      const byHand = await ask(caller, list(field));
      const byClient = await ask(caller, list(`${field} evidence { url }`));
      const { data } = JSON.parse(JSON.stringify(byClient));
      for (const { node } of data?.requests.edges ?? []) delete node.evidence;
      expect(JSON.parse(JSON.stringify(byHand.data ?? null))).toEqual(data ?? null);
    }
    const { data } = await ask(caller, list("number"));
    const [first, second] = data?.requests.edges ?? [];
    if (!first || !second) continue;
    const page = `edges { node { number } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
    const after = await ask(caller, `{ requests(first: 1, after: "${first.cursor}") { ${page} } }`);
    expect(after.data.requests.edges).toEqual([{ node: second.node }]);
    expect(after.data.requests.pageInfo.startCursor).toBe(second.cursor);
    // backwards, as a client may page too: through the client
    const before = await ask(caller, `{ requests(last: 1, before: "${second.cursor}") { ${page} } }`);
    expect(before.data.requests.edges).toEqual([{ node: first.node }]);
  }
});
const list = (fields: string) =>
  `{ requests(first: 4) { edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

test("REST and GraphQL return the same for a request", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 120.5 });
  const rest = await (await officer.fetch(`/api/emergency-requests/${number}`)).json();
  const { data } = await ask(
    officer,
    `query ($number: Int!) { request(number: $number) { number caseId status urgencyLevel createdAt victimName victimContact requestDetails requestedHelpTypes requestAmount aiRecommendation aiJustification
      victimInfo { fullName dateOfBirth address city state zipCode phone email governmentId needStatement relationToOfficer otherAssistance dependents employmentStatus emergencyContact } evidence { url } } }`,
    { number },
  );
  const { number: id, evidence, ...graph } = data.request;
  expect(rest).toMatchObject({
    id,
    ...JSON.parse(JSON.stringify(graph)),
    evidenceUrls: evidence.map((e: { url: string }) => e.url),
  });
  const [listed] = await (
    await officer.fetch(`/api/emergency-requests?officerId=${officer.badgeNumber}`)
  ).json();
  const { victimInfo, ...withoutRecord } = rest;
  expect(listed).toEqual(withoutRecord);
  expect(victimInfo.governmentId).toBe("ZYX-078-05-1120");
});

test("a model's proposal is shown next to the rules' sum", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 30 });
  const figures = `query ($number: Int!) { request(number: $number) { recommendationFigures { source byRules proposed } } }`;
  const inputs = { figures: { byRulesCents: 3000, proposedCents: 4500 } };
  const recommendation = { amountCents: 3000, source: "tiny", lines: [], inputs };
  await lab.db.recommendation.upsert({
    where: { requestId: number },
    create: { requestId: number, ...recommendation },
    update: recommendation,
  });
  expect((await ask(officer, figures, { number })).data.request.recommendationFigures).toEqual({
    source: "tiny",
    byRules: 30,
    proposed: 45,
  });
  const byRules = { source: "rules", inputs: { figures: { byRulesCents: 3000, proposedCents: null } } };
  await lab.db.recommendation.update({ where: { requestId: number }, data: byRules });
  expect((await ask(officer, figures, { number })).data.request.recommendationFigures).toBeNull();
});

test("victim information is validated by field, stored sealed, and closed with the decision", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  const save = `mutation ($id: ID!, $input: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: 0, victimInfo: $input }) { request { victimInfo { governmentId } } } }`;
  const id = globalId("EmergencyRequest", number);
  const bad = await ask(officer, save, {
    id,
    input: victimInfoForm({
      fullName: "Al",
      dateOfBirth: "1899-12-31",
      zipCode: "1",
      needStatement: "short",
      employmentStatus: "pirate",
    }),
  });
  expect(Object.keys(bad.fields ?? {}).toSorted()).toEqual([
    "dateOfBirth",
    "employmentStatus",
    "fullName",
    "needStatement",
    "zipCode",
  ]);
  const future = await ask(officer, save, { id, input: victimInfoForm({ dateOfBirth: "2999-01-01" }) });
  expect(future.fields).toHaveProperty("dateOfBirth");
  const good = await ask(officer, save, { id, input: victimInfoForm() });
  expect(good.data.saveVictimInfo.request.victimInfo.governmentId).toBe("ZYX-078-05-1120");
  const row = JSON.stringify(await lab.db.victimInfo.findUnique({ where: { requestId: number } }));
  expect(row).not.toContain("078-05-1120");
  expect(row).not.toContain("1990-04-12");
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { status: "denied" } });
  expect((await ask(officer, save, { id, input: victimInfoForm() })).code).toBe("CONFLICT");
});

test("empty identity fields keep values that the viewer may not see", async () => {
  const owner = await signInOfficer(lab);
  const number = await fileRequest(lab, owner);
  const save = `mutation ($id: ID!, $input: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: 1, victimInfo: $input }) { request { victimInfo { city governmentId } } } }`;
  const colleague = await signInOfficer(lab);
  const id = globalId("EmergencyRequest", number);
  const changed = await ask(colleague, save, {
    id,
    input: victimInfoForm({ city: "Dallas", dateOfBirth: "", governmentId: "" }),
  });
  expect(changed.data.saveVictimInfo.request.victimInfo).toEqual({ city: "Dallas", governmentId: null });
  const { data } = await ask(owner, read, { number });
  expect(data.request.victimInfo).toMatchObject({
    dateOfBirth: "1990-04-12",
    governmentId: "ZYX-078-05-1120",
  });
  const emptied = await ask(owner, save, { id, input: victimInfoForm({ dateOfBirth: "" }) });
  expect(emptied.fields).toHaveProperty("dateOfBirth");
});

test("another person's session, cookie or claim grants nothing", async () => {
  const officer = await signInOfficer(lab);
  await fileRequest(lab, officer);
  const other = await signInOfficer(lab, { trust: "limited" });
  expect((await other.fetch(`/api/emergency-requests?officerId=${officer.officerId}`)).status).toBe(403);
  expect((await other.fetch("/api/emergency-requests?isAdmin=true")).status).toBe(403);
  expect((await (await lab.visitor()).fetch("/api/emergency-requests?isAdmin=true")).status).toBe(401);
  const posted = await other.fetch("/api/emergency-requests", {
    method: "POST",
    body: {
      caseId: "EM-2026-1000",
      victimName: "Ana",
      officerId: officer.officerId,
      victimContact: "Phone: 512-555-0143, Email: a@example.com",
      requestDetails: "Needs a bus ticket home",
      urgencyLevel: "low",
      evidenceUrls: [],
    },
  });
  expect(posted.status).toBe(201);
  expect((await posted.json()).officerId).toBe(other.officerId);
});

test("after the session ends, its cookie grants nothing", async () => {
  const officer = await signInOfficer(lab);
  await lab.db.session.updateMany({ where: { officerId: officer.officerId }, data: { endedAt: new Date() } });
  expect((await officer.fetch("/api/emergency-requests")).status).toBe(401);
});

test("an old token works until the new one was seen, and a minute longer", async () => {
  const officer = await signInOfficer(lab);
  const old = officer.cookie;
  const later = (ms: number) => lab.setNow(new Date(Date.now() + 5 * 3_600_000 + ms));
  const statusWith = async (cookie: string) => {
    const caller = await lab.visitor();
    caller.cookie = cookie;
    return (await caller.fetch("/api/emergency-requests")).status;
  };
  later(0);
  expect((await officer.fetch("/api/emergency-requests")).status).toBe(200);
  expect(officer.cookie).not.toBe(old);
  later(50_000);
  expect(await statusWith(old)).toBe(200);
  expect(await statusWith(officer.cookie)).toBe(200);
  later(100_000);
  expect(await statusWith(old)).toBe(200);
  later(120_000);
  expect(await statusWith(old)).toBe(401);
  expect(await statusWith(officer.cookie)).toBe(200);
  lab.setNow(new Date());
});

test("a lost new token is followed by another", async () => {
  const officer = await signInOfficer(lab);
  const old = officer.cookie;
  lab.setNow(new Date(Date.now() + 5 * 3_600_000));
  await officer.fetch("/api/emergency-requests");
  lab.setNow(new Date(Date.now() + 5 * 3_600_000 + 120_000));
  officer.cookie = old;
  expect((await officer.fetch("/api/emergency-requests")).status).toBe(200);
  expect(officer.cookie).not.toBe(old);
  expect((await officer.fetch("/api/emergency-requests")).status).toBe(200);
  lab.setNow(new Date());
});

test("an administrator who leaves a session is out of it, on sockets too", async () => {
  const { freshViewer } = await import("../../../graph/core/sessions/sessions.ts");
  const admin = await signInAdmin(lab);
  const context = await admin.context();
  expect((await freshViewer(context)).kind).toBe("admin");
  lab.setNow(new Date(Date.now() + 31 * 60_000));
  expect((await freshViewer(context)).kind).toBe("visitor");
  lab.setNow(new Date());
  expect((await admin.context()).viewer.kind).toBe("visitor");
});

test("the recipient's record cannot be read from a list", async () => {
  const officer = await signInOfficer(lab);
  await fileRequest(lab, officer);
  const { data, code } = await ask(
    officer,
    "{ requests(first: 5) { edges { node { caseId victimInfo { fullName } } } } }",
  );
  expect(code).toBe("NOT_FOUND");
  expect(JSON.stringify(data)).not.toContain("Noor Ibarra");
});

test("an urgency that only administrators set is refused with a sentence of its own", async () => {
  const officer = await signInOfficer(lab);
  const refused = async (urgencyLevel: string) => {
    const answer = await officer.fetch("/api/emergency-requests", {
      method: "POST",
      body: newRequestForm({ urgencyLevel }),
    });
    const { fields } = (await answer.json()) as { fields?: Record<string, string[]> };
    return [answer.status, fields?.["urgencyLevel"]?.[0]];
  };
  expect(await refused("critical")).toEqual([400, expect.stringContaining("Only administrators")]);
  expect(await refused("urgent")).toEqual([400, "Please choose how urgent this is"]);
});
