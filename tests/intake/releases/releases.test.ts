import { beforeAll, beforeEach, expect, test } from "vitest";
import { calls } from "../../../graph/app/domains.ts";
import { guards } from "../../../graph/core/guards.ts";
import { liveRelease } from "../../../graph/intake/releases/live-release.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { bodyKeyOf, endOfRelease, releaseDays, releaseForm } from "../../../shared/intake/releases/rules.ts";
import { says } from "../../../shared/intake/releases/sentences.ts";
import { en } from "../../../shared/core/forms/sentences.ts";
import { start } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { madePass, openedPass, readPass, sendToPass } from "../../harness/passes/passes.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

const fields = `releases { number body what purpose way state signedAt until scan signer signerName signerRelation
  authority isNotified takenBy withdrawnAt withdrawnBy uses { at } }`;
const take = `mutation ($input: TakeReleaseInput!) { takeRelease(input: $input) { request { ${fields} } } }`;
const usual = {
  ...{ body: "County Shelter", what: ["identity", "contact"], purpose: "A bed for a week" },
  ...{ way: "paper", signer: "person", signerName: "Odalys Fenwick" },
};
const taking = (caller: Caller, number: number, given: Record<string, unknown> = {}) =>
  ask(caller, take, { input: { id: globalId("EmergencyRequest", number), ...usual, ...given } });
const withdraw = (caller: Caller, release: number) =>
  ask(caller, `mutation { withdrawRelease(input: { number: ${release} }) { request { ${fields} } } }`);
const isLive = async (number: number, body = "county shelter") =>
  (await liveRelease(lab, { requests: [number], body })).length > 0;

async function filed() {
  const officer = await signInOfficer(lab);
  const admin = await signInAdmin(lab);
  return { officer, admin, number: await fileRequest(lab, officer) };
}

test("a release lasts 30 days if nothing else was signed, and 90 at most", async () => {
  const { admin, number } = await filed();
  const { data } = await taking(admin, number);
  const [release] = data.takeRelease.request.releases;
  expect(release).toMatchObject({ ...usual, state: "live", takenBy: expect.any(String), uses: [] });
  expect(Date.parse(release.until) - Date.parse(release.signedAt)).toBe(releaseDays.usual * dayMs);
  expect(await isLive(number)).toBe(true);
  expect(await isLive(number, "Another")).toBe(false);
  for (const days of [0, 91]) expect((await taking(admin, number, { days })).fields).toHaveProperty("days");
  lab.setNow(new Date(lab.now().getTime() + releaseDays.usual * dayMs));
  expect(await isLive(number)).toBe(false);
  const entry = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "release.taken" } });
  expect(JSON.stringify(entry.details)).not.toMatch(/Odalys|Shelter|bed/);
});

test("each wrong field is named", async () => {
  const { admin, number } = await filed();
  const wrong: [field: string, given: Record<string, unknown>][] = [
    ["body", { body: " " }],
    ["body", { body: "\u200b" }],
    ["what", { what: [] }],
    ["purpose", { purpose: "" }],
    ["signer", { signer: null }],
    ["signerName", { signerName: " " }],
    ["signerRelation", { signer: "parent", isSignerSafe: true }],
    ["isSignerSafe", { signer: "guardian", signerRelation: "Guardian" }],
    ["authority", { way: "law", isNotified: true }],
    ["notNotifiedReason", { way: "law", authority: "34 USC 12291" }],
    ["signedOn", { signedOn: "2031-01-01" }],
    ["signedOn", { signedOn: "2026-02-31" }],
    ["signedOn", { signedOn: "2020-01-01" }],
    ["scan", { scan: "/files/00000000-0000-4000-8000-000000000000" }],
    ["purpose", { purpose: "x".repeat(301) }],
  ];
  for (const [field, given] of wrong) {
    const answer = await taking(admin, number, given);
    expect([field, given, answer.code, Object.keys(answer.fields ?? {})]).toEqual([
      field,
      given,
      "INVALID",
      [field],
    ]);
  }
  expect(await lab.db.release.count({ where: { requestId: number } })).toBe(0);
});

test("a minor signs with a parent, a ward's guardian signs, and never the person who did the harm", async () => {
  const { officer, number } = await filed();
  for (const signer of ["parent", "guardian"] as const) {
    const given = { signer, signerName: "Ines Fenwick", signerRelation: "Aunt" };
    expect((await taking(officer, number, { ...given, isSignerSafe: false })).fields).toEqual({
      isSignerSafe: [says.signerUnsafe],
    });
    const { data } = await taking(officer, number, { ...given, isSignerSafe: true, way: "device" });
    expect(data.takeRelease.request.releases[0]).toMatchObject({ ...given, state: "live" });
  }
});

test("a paper counts from its day, and its scan becomes a document of the request", async () => {
  const { admin, number } = await filed();
  const bytes = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF");
  const upload = await admin.fetch("/api/evidence?name=release.pdf", {
    ...{ method: "POST", body: bytes, headers: { "content-type": "application/octet-stream" } },
  });
  const { url } = (await upload.json()) as { url: string };
  const stranger = await signInAdmin(lab);
  expect((await taking(stranger, number, { scan: url })).fields).toHaveProperty("scan");
  const day = new Date(lab.now().getTime() - 20 * dayMs).toISOString().slice(0, 10);
  const { data } = await taking(admin, number, { signedOn: day, scan: url });
  const [release] = data.takeRelease.request.releases;
  expect(release.scan).toBe(url);
  expect(Date.parse(release.until)).toBeLessThan(lab.now().getTime() + 11 * dayMs);
  expect((await admin.fetch(url)).status).toBe(200);
});

test("a repeat with the same key records one release", async () => {
  const { admin, number } = await filed();
  const given = { idempotencyKey: "a-release-of-one-kind" };
  await Promise.all([taking(admin, number, given), taking(admin, number, given)]);
  await taking(admin, number, given);
  expect(await lab.db.release.count({ where: { requestId: number } })).toBe(1);
});

test("another officer, an auditor and a stranger neither record, withdraw nor read one", async () => {
  const { officer, admin, number } = await filed();
  const { data } = await taking(officer, number);
  const { number: release } = data.takeRelease.request.releases[0];
  const other = await signInOfficer(lab);
  const auditor = await signInAdmin(lab, { role: "auditor" });
  for (const caller of [other, auditor, await lab.visitor()]) {
    expect((await taking(caller, number)).code).toMatch(/NOT_FOUND|FORBIDDEN|UNAUTHENTICATED/);
    expect((await withdraw(caller, release)).code).toMatch(/NOT_FOUND|FORBIDDEN|UNAUTHENTICATED/);
  }
  const read = `query ($number: Int!) { request(number: $number) { releases { number } viewerRecordsRelease } }`;
  const own = await ask(auditor, read, { number });
  expect(own.data.request).toEqual({ releases: [{ number: release }], viewerRecordsRelease: false });
  expect((await withdraw(admin, 999_999)).code).toBe("NOT_FOUND");
  expect(await isLive(number)).toBe(true);
});

test("if two withdraw a release at once, one gets CONFLICT, and it stays withdrawn", async () => {
  const { officer, admin, number } = await filed();
  const { data } = await taking(officer, number);
  const { number: release } = data.takeRelease.request.releases[0];
  const answers = await Promise.all([withdraw(officer, release), withdraw(admin, release)]);
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(await isLive(number)).toBe(false);
  expect(
    await lab.db.auditEntry.count({ where: { action: "release.withdrawn", resourceId: `${release}` } }),
  ).toBe(1);
});

test("a person signs in the Help Pass what they were asked for, and stops it there", async () => {
  const { officer, admin, number } = await filed();
  const person = await openedPass(lab, await madePass(officer, number));
  expect(await readPass(person)).not.toContain("Who may get your information");
  await taking(admin, number, { way: "pass", signerName: null });
  await taking(admin, number, {
    ...{ way: "law", authority: "Sealed order 7", notNotifiedReason: "Others read along", body: "Court" },
  });
  await taking(admin, number, { way: "law", authority: "Order 26-17", isNotified: true, body: "Registry" });
  const page = await readPass(person);
  for (const shown of ["County Shelter", "A bed for a week", "Yes, share this", "Order 26-17"])
    expect(page).toContain(shown);
  // It is not safe to tell the person.
  expect(page).not.toContain("Sealed order 7");
  expect(await isLive(number)).toBe(false);

  const { id } = await lab.db.release.findFirstOrThrow({ where: { requestId: number, way: "pass" } });
  const release = String(id);
  const unsigned = await sendToPass(person, { act: "sign", release, signer: " " });
  expect([unsigned.status, await unsigned.text()]).toEqual([400, expect.stringContaining(en.required)]);
  expect(
    (await sendToPass(person, { act: "sign", release, signer: "Odalys F." })).headers.get("location"),
  ).toBe("/c?done=sign");
  expect(await isLive(number)).toBe(true);
  expect((await sendToPass(person, { act: "sign", release, signer: "Again" })).status).toBe(409);
  expect(await readPass(person)).toContain("Stop sharing");

  await sendToPass(person, { act: "stop", release });
  expect(await isLive(number)).toBe(false);
  const row = await lab.db.release.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ signerName: "Odalys F.", withdrawnBy: "Help Pass" });
  const entries = await lab.db.auditEntry.findMany({
    where: { resourceType: "release", resourceId: release },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action, actorKind, ip }) => [action, actorKind, ip]).slice(1)).toEqual([
    ["release.signed", "visitor", null],
    ["release.withdrawn", "visitor", null],
  ]);
});

test("a pass neither signs nor stops a release of another request, nor what a law compels", async () => {
  const [one, two] = [await filed(), await filed()];
  const person = await openedPass(lab, await madePass(one.officer, one.number));
  await taking(two.admin, two.number);
  await taking(two.admin, two.number, { way: "pass", signerName: null, body: "Bank" });
  await taking(one.admin, one.number, { way: "law", authority: "Order", isNotified: true });
  for (const { id } of await lab.db.release.findMany({ orderBy: { id: "desc" }, take: 3 }))
    for (const act of ["stop", "sign"]) {
      const { status } = await sendToPass(person, { act, release: String(id), signer: "Z" });
      expect([act, status]).toEqual([act, 409]);
    }
  for (const release of ["", "x", "999999999999"])
    expect((await sendToPass(person, { act: "stop", release })).status).toBe(409);
  expect(await lab.db.release.count({ where: { withdrawnAt: { not: null }, requestId: one.number } })).toBe(
    0,
  );
});

test("the database has the essential rules of the form, and a signed release stays as it is", async () => {
  const { number } = await filed();
  const signedAt = new Date("2026-11-01T05:00:00Z");
  const row = {
    ...{ requestId: number, body: "B", bodyKey: bodyKeyOf("B"), what: ["identity"] as const, purpose: "x" },
    ...{ way: "paper" as const, days: 90, signer: "person" as const, takenBy: "x", createdAt: signedAt },
    ...{ signedAt, until: endOfRelease(signedAt, 90) },
  };
  const isStored = async (given: object) => {
    try {
      await lab.db.release.create({ data: { ...row, what: [...row.what], ...given } });
      return true;
    } catch (error) {
      expect(String(error)).toMatch(/Release_|SV001/);
      return false;
    }
  };
  for (const days of [0, 1, 30, 90, 91]) {
    const isValid = releaseForm.safeParse({ ...usual, days }).success;
    expect([days, await isStored({ days, until: endOfRelease(signedAt, days) })]).toEqual([days, isValid]);
  }
  expect(await isStored({ until: new Date(row.until.getTime() + 1) })).toBe(false);
  for (const authority of [null, " ", "28 CFR 94.115"]) {
    const form = { ...usual, way: "law", authority: authority?.trim() ?? null, isNotified: true };
    const isValid = releaseForm.safeParse(form).success;
    expect([authority, await isStored({ way: "law", authority, signer: null })]).toEqual([
      authority,
      isValid,
    ]);
  }
  for (const signer of ["person", "parent", "guardian"] as const)
    for (const isSignerSafe of [true, false]) {
      const form = { ...usual, signer, isSignerSafe, signerRelation: "Aunt" };
      const isValid = releaseForm.safeParse(form).success;
      expect([signer, isSignerSafe, await isStored({ signer, isSignerSafe })]).toEqual([
        signer,
        isSignerSafe,
        isValid,
      ]);
    }
  expect(await isStored({ what: [] })).toBe(false);
  expect(await isStored({ signedAt: null, until: null })).toBe(false);
  expect(await isStored({ signedAt: null, until: null, way: "pass" })).toBe(true);

  const { id } = await lab.db.release.create({ data: { ...row, what: [...row.what] } });
  const change = (data: object) => lab.db.release.update({ where: { id }, data });
  for (const data of [
    { until: new Date(row.until.getTime() - 1) },
    { what: ["identity", "contact"] },
    { bodyKey: "other" },
    { way: "device" },
  ])
    await expect(change(data)).rejects.toThrow(guards.rule.state);
  await change({ withdrawnAt: signedAt, withdrawnBy: "x" });
  await expect(change({ withdrawnAt: null, withdrawnBy: null })).rejects.toThrow(guards.rule.state);
  // A strip empties the words.
  await change({ body: "", bodyKey: "", purpose: "", signerName: "", notNotifiedReason: "" });
});

test("the form to print is in three languages, and no key makes or reads a release", async () => {
  const visitor = await lab.visitor();
  for (const [language, title] of [
    ["en", "Release of information"],
    ["es", "Autorización para compartir información"],
    ["fr", "Autorisation de transmettre des informations"],
  ])
    expect(await (await visitor.fetch(`/releases/form?lang=${language}`)).text()).toContain(title);
  expect(Object.keys(calls).filter((name) => /release/i.test(name))).toEqual([]);
});
