import { beforeEach, describe, expect, test } from "vitest";
import { createAdvisor } from "../../../graph/intake/recommendations/advisor.ts";
import { recommendDue } from "../../../graph/intake/recommendations/due.ts";
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
beforeEach(() => lab.setNow(new Date("2026-11-20T12:00:00Z")));

type Officer = Awaited<ReturnType<typeof signInOfficer>>;
const create = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number requestAmount requestedHelpTypes needsSource needsConfirmedBy needs { meals { people } room { nights people } ride { to distance } other } } } }`;
const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status allocations { amount status } } } }`;
const confirm = `mutation ($id: ID!, $version: Int!, $needs: StatedNeedsInput!) { confirmNeeds(input: { id: $id, version: $version, needs: $needs }) { request { needsSource needsConfirmedBy requestAmount aiRecommendation aiJustification requestedHelpTypes } } }`;
const confirmShown = `mutation ($input: ConfirmNeedsInput!) { confirmNeeds(input: $input) { request { number } } }`;
const saveRecipient = `mutation ($input: SaveRecipientInput!) { saveRecipient(input: $input) { verification { recipient { needs { meals { people } } } } } }`;

const id = (number: number) => globalId("EmergencyRequest", number);
const filed = async (officer: Officer, changes: Record<string, unknown> = {}) => {
  const input = newRequestForm({ idempotencyKey: lab.random.uuid(), ...changes });
  const answer = await ask(officer, create, { input });
  return { ...answer, request: answer.data?.createRequest.request };
};
/** Like a screen with the newest amount. */
const approveNow = async (officer: Officer, number: number) => {
  const row = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    include: { allocations: { where: { status: "pending" } } },
  });
  const cents = row.allocations[0]?.amountCents ?? row.aiRecommendationCents ?? 50_000;
  return ask(officer, approve, { id: id(number), amount: cents / 100, version: row.version });
};
const confirmNow = async (caller: Caller, number: number, needs: object) => {
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  return ask(caller, confirm, { id: id(number), version, needs });
};
const withVictimInfo = async (officer: Officer, number: number) => {
  const { saveVictimInfo } = await import("../../../graph/intake/requests/victim-info/victim-info.ts");
  await saveVictimInfo(await officer.context(), number, victimInfoForm());
};
const recommended = async (officer: Officer, number: number) => {
  while ((await recommendDue(await officer.context())) > 0);
  return lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    include: { recommendation: true },
  });
};
const all = ["food", "shelter", "transportation"] as const;
const recipient = (changes: Record<string, unknown> = {}) => ({
  fullName: "Noor Ibarra-Whitlock",
  dateOfBirth: "1990-04-12",
  address: "12 Elm Street, Austin, TX",
  phone: "512-555-0143",
  statementOfNeed: "Mother with two children, needs food, a room for one night and a ride",
  ...changes,
});

describe("a person mentioned twice", () => {
  test("counts once: requested and recommended are the same, as stated in the text", async () => {
    const officer = await signInOfficer(lab, { services: [...all] });
    const statement = recipient().statementOfNeed;
    await ask(officer, saveRecipient, { input: recipient() });
    const { request } = await filed(officer, { needs: null, requestDetails: statement });
    expect(request).toMatchObject({
      requestAmount: 205,
      needsSource: "read",
      needs: { meals: { people: 3 } },
    });
    const row = await recommended(officer, request.number);
    expect(row.aiRecommendationCents).toBe(20_500);
    expect(row.aiJustification).toContain("What is needed was taken from the text and is not confirmed.");
  });
  test("does not change a stated number, whatever the texts say", async () => {
    const officer = await signInOfficer(lab, { services: [...all] });
    await ask(officer, saveRecipient, { input: recipient() });
    const { request } = await filed(officer, {
      requestDetails: "Mother with two children. A family of five, needs a hotel for six nights",
      needs: {
        meals: { people: 3 },
        room: { nights: 2, people: 3 },
        ride: { to: "Her sister in Dallas", distance: "regional" },
      },
    });
    expect(request).toMatchObject({
      requestAmount: 230,
      needsSource: "confirmed",
      requestedHelpTypes: [...all],
      needs: { room: { nights: 2, people: 3 }, ride: { to: "Her sister in Dallas", distance: "regional" } },
    });
    expect(request.needsConfirmedBy).toMatch(/^Robin Vale/);
    const row = await recommended(officer, request.number);
    expect(row.aiRecommendationCents).toBe(23_000);
    expect(JSON.stringify(row.recommendation?.inputs)).not.toContain("Dallas");
    expect(row.recommendation?.inputs).toMatchObject({ facts: { source: "confirmed", mealsFor: 3 } });
  });
});

describe("unconfirmed needs", () => {
  test("do not approve themselves: a trusted officer's approval waits for a second person", async () => {
    const officer = await signInOfficer(lab);
    const { request } = await filed(officer, { needs: null });
    await withVictimInfo(officer, request.number);
    await recommended(officer, request.number);
    const first = await approveNow(officer, request.number);
    expect(first.data.approveRequest.request).toMatchObject({
      status: "processing",
      allocations: [{ status: "pending" }],
    });
    const second = await approveNow(await signInOfficer(lab), request.number);
    expect(second.data.approveRequest.request.status).toBe("approved");
  });
  test("if two confirm at once one wins, and an outdated page reverts nothing", async () => {
    const officer = await signInOfficer(lab);
    const { request } = await filed(officer, { needs: null, requestDetails: "A family of five needs food" });
    const row = () => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request.number } });
    const { version } = await row();
    const people = (caller: Caller, count: number, shown: number) =>
      ask(caller, confirmShown, {
        input: { id: id(request.number), needs: { meals: { people: count } }, version: shown },
      });
    const both = await Promise.all([people(officer, 4, version), people(await signInAdmin(lab), 3, version)]);
    expect(both.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
    const heard = both[0]?.code ? 3 : 4;
    const late = await people(officer, 5, version);
    expect(late.message).toBe("This request has changed. Check what is needed now and confirm again.");
    expect(await row()).toMatchObject({ needs: { meals: { people: heard } }, version: version + 1 });
    // Stating the same is no change, whatever version was seen.
    expect((await people(officer, heard, version)).code).toBeUndefined();
    expect((await people(officer, 5, version + 1)).code).toBeUndefined();
    expect(await row()).toMatchObject({ needs: { meals: { people: 5 } }, version: version + 2 });
  });
  test("confirmed on the request's page, are recalculated and approvable at once", async () => {
    const officer = await signInOfficer(lab);
    const { request } = await filed(officer, { needs: null, requestDetails: "A family of five needs food" });
    await withVictimInfo(officer, request.number);
    expect((await recommended(officer, request.number)).aiRecommendationCents).toBe(5 * 1000 + 7500);
    const { data } = await confirmNow(officer, request.number, { meals: { people: 4 } });
    expect(data.confirmNeeds.request).toMatchObject({
      needsSource: "confirmed",
      requestAmount: 40,
      aiRecommendation: 40,
      aiJustification: "Food for 4 people at $10 each: $40.",
      requestedHelpTypes: ["food"],
    });
    const row = await recommended(officer, request.number);
    expect(row.recommendation).toMatchObject({ amountCents: 4000 });
    const done = await approveNow(officer, request.number);
    expect(done.data.approveRequest.request).toMatchObject({
      status: "approved",
      allocations: [{ amount: 40 }],
    });
    expect(
      await lab.db.auditEntry.count({
        where: {
          action: "request.needs-confirmed",
          resourceId: String(request.number),
          actorKind: "officer",
        },
      }),
    ).toBe(1);
  });
  test("a statement without priced needs does not approve the standard amount alone", async () => {
    const officer = await signInOfficer(lab);
    const { request } = await filed(officer, { needs: { other: "A lawyer" } });
    await withVictimInfo(officer, request.number);
    expect((await recommended(officer, request.number)).aiRecommendationCents).toBe(50_000);
    const answer = await approveNow(officer, request.number);
    expect(answer.data.approveRequest.request.status).toBe("processing");
  });
  test("discards a recommendation for needs before a confirmation", async () => {
    const officer = await signInOfficer(lab);
    const { request } = await filed(officer, { needs: null });
    const context = await officer.context();
    const advisor = createAdvisor(context.model);
    const slow = {
      ...advisor,
      recommend: async (...question: Parameters<typeof advisor.recommend>) => {
        const { code } = await confirmNow(officer, request.number, { meals: { people: 1 } });
        expect(code).toBeUndefined();
        return advisor.recommend(...question);
      },
    };
    expect(await recommendDue(context, slow)).toBe(0);
    const row = await recommended(officer, request.number);
    expect([row.aiRecommendationCents, row.recommendation?.amountCents]).toEqual([1000, 1000]);
  });
  test("confirmed after an approval, void that approval, which may be repeated; repeating the confirmation voids nothing", async () => {
    const officer = await signInOfficer(lab);
    const { request } = await filed(officer, { needs: null });
    await withVictimInfo(officer, request.number);
    await approveNow(officer, request.number);
    const state = () =>
      lab.db.emergencyRequest.findUniqueOrThrow({
        where: { id: request.number },
        include: { approvals: true, allocations: true },
      });
    expect(await state()).toMatchObject({ status: "processing", approvals: [{ voidedAt: null }] });
    const needs = { meals: { people: 2 } };
    await confirmNow(officer, request.number, needs);
    expect(await state()).toMatchObject({
      status: "pending",
      approvals: [{ voidedAt: expect.any(Date) }],
      allocations: [{ status: "denied" }],
    });
    const { version } = await state();
    await confirmNow(officer, request.number, needs);
    expect((await state()).version).toBe(version);
    const again = await approveNow(officer, request.number);
    expect(again.data.approveRequest.request.status).toBe("approved");
  });
  test("can be confirmed only by those who may add to the request, and only until it is decided", async () => {
    const officer = await signInOfficer(lab);
    const { request } = await filed(officer, { needs: null });
    const call = (caller: Officer | Awaited<ReturnType<typeof signInAdmin>>) =>
      confirmNow(caller, request.number, { meals: { people: 9 } });
    expect((await call(await signInOfficer(lab, { trust: "limited" }))).code).toBe("NOT_FOUND");
    expect((await confirmNow(await lab.visitor(), request.number, {})).code).toBe("UNAUTHENTICATED");
    expect((await call(await signInAdmin(lab))).data.confirmNeeds.request.needsSource).toBe("confirmed");
    await withVictimInfo(officer, request.number);
    const done = await approveNow(officer, request.number);
    expect(done.data.approveRequest.request.status).toBe("approved");
    expect(await call(officer)).toMatchObject({ code: "CONFLICT" });
  });
});

describe("case tracking", () => {
  test("states needs once, and the request takes them over with or without its form", async () => {
    const officer = await signInOfficer(lab);
    const saved = await ask(officer, saveRecipient, {
      input: recipient({ needs: { meals: { people: 7 } } }),
    });
    expect(saved.data.saveRecipient.verification.recipient.needs).toEqual({ meals: { people: 7 } });
    const draft = await ask(
      officer,
      "{ newRequestDraft { needs { meals { people } } needLimits { foodPerPerson maxPeople } } }",
    );
    expect(draft.data.newRequestDraft).toEqual({
      needs: { meals: { people: 7 } },
      needLimits: { foodPerPerson: 10, maxPeople: 10 },
    });
    const { request } = await filed(officer, { needs: null });
    expect(request).toMatchObject({ needsSource: "confirmed", requestAmount: 70 });
    const forAnother = await filed(officer, { needs: null, victimName: "Somebody Else" });
    expect(forAnother.request).toMatchObject({ needsSource: "read", requestAmount: 95 });
  });
  test("a further service request updates them, and keeps them if it states none", async () => {
    const officer = await signInOfficer(lab);
    const submit = `mutation ($input: SubmitServiceRequestInput!) { submitServiceRequest(input: $input) { verification { recipient { needs { meals { people } } } } } }`;
    await ask(officer, saveRecipient, { input: recipient({ needs: { meals: { people: 7 } } }) });
    const { caseNumber } = await lab.db.verification.findUniqueOrThrow({
      where: { id: officer.verificationId },
    });
    const input = {
      caseNumber,
      fullName: "Noor Ibarra-Whitlock",
      phone: "512-555-0143",
      statementOfNeed: "More food",
      services: ["food"],
    };
    const without = await ask(officer, submit, { input });
    expect(without.data.submitServiceRequest.verification.recipient.needs).toEqual({ meals: { people: 7 } });
    const changed = await ask(officer, submit, { input: { ...input, needs: { meals: { people: 2 } } } });
    expect(changed.data.submitServiceRequest.verification.recipient.needs).toEqual({ meals: { people: 2 } });
    const wrong = await ask(officer, submit, { input: { ...input, needs: { meals: { people: 200 } } } });
    expect(wrong).toMatchObject({ code: "INVALID", fields: { "needs.meals.people": [expect.any(String)] } });
  });
});

describe("over REST", () => {
  const payload = (changes: Record<string, unknown> = {}) => ({
    victimName: "Noor Ibarra",
    victimContact: "Phone: 512-555-0143",
    requestDetails: "A family of four needs food and a room for two nights",
    ...changes,
  });
  const post = (officer: Officer, body: unknown) =>
    officer.fetch("/api/emergency-requests", { method: "POST", body });
  test("needs are confirmed if they are sent, and read if not", async () => {
    const officer = await signInOfficer(lab);
    const sent = await post(officer, payload({ needs: { room: { nights: 3, people: 4 } } }));
    expect(sent.status).toBe(201);
    expect(await sent.json()).toMatchObject({
      needs: { meals: null, room: { nights: 3, people: 4 }, ride: null, other: null },
      needsSource: "confirmed",
      requestAmount: 225,
      requestedHelpTypes: ["shelter"],
    });
    const read = await post(officer, payload());
    expect(await read.json()).toMatchObject({
      needs: { meals: { people: 4 }, room: { nights: 2, people: 4 } },
      needsSource: "read",
      requestAmount: 190,
    });
  });
  test.each([
    [{ meals: { people: 0 } }, "needs.meals.people"],
    [{ meals: { people: "3" } }, "needs.meals.people"],
    [{ room: { nights: 1 } }, "needs.room.people"],
    [{ ride: { distance: "moon" } }, "needs.ride.distance"],
    [{ meels: { people: 3 } }, "needs"],
    ["food", "needs"],
    [[], "needs"],
  ])("%j is a 400 that names %s, and nothing is written", async (needs, field) => {
    const officer = await signInOfficer(lab);
    const answer = await post(officer, payload({ needs }));
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
    expect(await lab.db.emergencyRequest.count({ where: { officerId: officer.officerId } })).toBe(0);
  });
  test("reads text while it is typed, for anyone, and stores nothing", async () => {
    const before = await Promise.all([lab.db.auditEntry.count(), lab.db.emergencyRequest.count()]);
    const read = async (caller: Awaited<ReturnType<typeof lab.visitor>>, texts: unknown) => {
      const answer = await caller.fetch("/api/needs/read", { method: "POST", body: { texts } });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await read(await lab.visitor(), ["A family of four needs food"])).toEqual({
      status: 200,
      body: { meals: { people: 4 }, room: null, ride: null, other: null, fromCase: false },
    });
    const officer = await signInOfficer(lab, { services: ["shelter"] });
    expect((await read(officer, [""])).body).toMatchObject({
      meals: null,
      room: { nights: 1, people: 1 },
      fromCase: true,
    });
    expect((await read(officer, "food")).status).toBe(400);
    expect((await read(officer, ["x".repeat(5001)])).status).toBe(400);
    expect((await read(officer, ["a", "b", "c", "d"])).status).toBe(400);
    expect(await Promise.all([lab.db.auditEntry.count(), lab.db.emergencyRequest.count()])).toEqual(before);
  });
});

test("the database rejects a confirmation without its time", async () => {
  const officer = await signInOfficer(lab);
  const { request } = await filed(officer, { needs: null });
  await expect(
    lab.db.emergencyRequest.update({ where: { id: request.number }, data: { needsSource: "confirmed" } }),
  ).rejects.toThrow(/confirmed_needs_have_a_moment/);
});
