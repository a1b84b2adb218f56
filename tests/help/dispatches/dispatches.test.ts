import { beforeAll, beforeEach, expect, test } from "vitest";
import { againIfTaken, dispatchHelp as dispatchAs } from "../../../graph/help/dispatches/give/dispatch.ts";
import { openCode } from "../../../graph/help/dispatches/codes/sealed-code.ts";
import {
  asInput,
  approvedRequest,
  give,
  provider,
  raceForRides,
  vendorIds,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { refusal } from "../../harness/requests/cases.ts";
import { reissueDispatch } from "../../../graph/help/dispatches/take-back.ts";

const lab = useKernel();
let admin: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});
beforeEach(() => lab.setNow(new Date("2026-11-20T12:00:00Z")));

const hour = 3_600_000;
const after = (hours: number) => lab.setNow(new Date(Date.parse("2026-11-20T12:00:00Z") + hours * hour));
const rowsOf = (requestId: number) =>
  lab.db.helpDispatch.findMany({ where: { requestId }, orderBy: { id: "asc" } });
const requestOf = (id: number) => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
const night = () => [
  provider(vendor["DoorDash"], "food", { people: 3 }),
  provider(vendor["Uber"], "transportation", { providerInfo: "Uber", estimatedValue: 45.5 }),
  provider(vendor["Hotels.com"], "shelter", { hours: 24, estimatedValue: 999 }),
];
const dispatchHelp = `mutation ($input: DispatchHelpInput!) { dispatchHelp(input: $input) { isRepeat request {
  status version isFullyDispatched
  dispatches { id number helpType vendorName estimatedValue people hours maskedCode confirmationNumber notes providerInfo dispatchedBy isFromPool hasProblem }
} } }`;

test("one action dispatches a meal, a ride and a room: rows, codes, status and audit in one step", async () => {
  const id = await approvedRequest(lab);
  const { version } = await requestOf(id);
  const { data } = await ask(
    admin,
    dispatchHelp,
    asInput(id, night(), { version, dispatchNotes: "For tonight" }),
  );
  const { request } = data.dispatchHelp;
  expect(request).toMatchObject({ status: "dispatched", version: version + 1, isFullyDispatched: true });
  expect(request.dispatches).toMatchObject([
    {
      helpType: "food",
      vendorName: "DoorDash",
      estimatedValue: 30,
      people: 3,
      hours: null,
      notes: "For tonight",
    },
    {
      helpType: "transportation",
      vendorName: "Uber",
      estimatedValue: 45.5,
      providerInfo: "Uber",
      isFromPool: false,
    },
    { helpType: "shelter", vendorName: "Hotels.com", estimatedValue: 75, hours: 24, hasProblem: false },
  ]);
  const rows = await rowsOf(id);
  expect(rows.map((row) => openCode(lab, row.promoCodeSealed))).toEqual([
    expect.stringMatching(/^DOOR\d{4}$/),
    expect.stringMatching(/^UBER\d{4}$/),
    expect.stringMatching(/^HOTE\d{4}$/),
  ]);
  expect(request.dispatches[0].maskedCode).toBe("DOOR••••");
  for (const { confirmationNumber, dispatchNotes } of rows) {
    expect(confirmationNumber).toMatch(/^CONF[A-Z0-9]{8}$/);
    expect(dispatchNotes).toMatch(/^(DoorDash|Uber|Hotels\.com) - For tonight$/);
  }
  expect(new Set(rows.map(({ batch }) => batch)).size).toBe(1);
  expect(
    await lab.db.auditEntry.findMany({ where: { action: "request.dispatched", resourceId: String(id) } }),
  ).toMatchObject([
    {
      actorKind: "admin",
      details: { before: "approved", after: "dispatched", providers: [{ vendor: "DoorDash" }, {}, {}] },
    },
  ]);
});

test("each dispatch has its letters: the officer's without the code, and the recipient's with it; none if no one may be contacted", async () => {
  const id = await approvedRequest(lab);
  await give(admin, id, night());
  const letters = await lab.db.letter.findMany({
    where: { requestId: id, kind: "dispatch" },
    orderBy: { id: "asc" },
  });
  expect(letters.map(({ audience, helpTypes }) => `${audience} ${helpTypes.join()}`)).toEqual([
    "officer food",
    "victim food",
    "officer transportation",
    "victim transportation",
    "officer shelter",
    "victim shelter",
  ]);
  const code = openCode(lab, (await rowsOf(id))[0]?.promoCodeSealed ?? "");
  const facts = letters.map(({ factsSealed }) => lab.keys.open(factsSealed, "Letter.facts"));
  expect(facts.map((text) => text.includes(code))).toEqual([false, true, false, false, false, false]);
  const quiet = await approvedRequest(lab);
  await lab.db.emergencyRequest.update({ where: { id: quiet }, data: { contacting: false } });
  await give(admin, quiet, night());
  expect(await lab.db.letter.count({ where: { requestId: quiet, audience: "victim" } })).toBe(0);
});

test("redraws a code that was just taken", async () => {
  let turns = 0;
  const drawn = await againIfTaken(async () => {
    turns += 1;
    if (turns > 1) return "another";
    const year = 1999;
    return lab.db.$transaction(async (tx) => {
      for (const last of [1, 2])
        await tx.$executeRaw`INSERT INTO "LetterNumber" ("year", "last") VALUES (${year}, ${last})`;
      return "the same";
    });
  });
  expect([drawn, turns]).toEqual(["another", 2]);
});

test("a vendor with only a name has its letters too", async () => {
  const { id: vendorId } = await lab.db.vendor.create({
    data: { key: "cornergrocer", name: "Corner Grocer", helpTypes: ["food"] },
  });
  const id = await approvedRequest(lab);
  await give(admin, id, [provider(vendorId, "food", { people: 2 })]);
  await writeLetters(lab);
  const letters = await lab.db.letter.findMany({ where: { requestId: id, kind: "dispatch" } });
  expect(letters.map(({ state, failure }) => ({ state, failure }))).toEqual([
    { state: "written", failure: null },
    { state: "written", failure: null },
  ]);
});

test("reports all violations at once, and dispatches nothing", async () => {
  const id = await approvedRequest(lab);
  const tooMuch = [
    provider(vendor["DoorDash"], "food", { people: 3, estimatedValue: 40 }),
    provider(vendor["Uber"], "transportation", { providerInfo: "Local Provider", estimatedValue: 101 }),
    provider(vendor["Hotels.com"], "shelter", { hours: 25 }),
  ];
  const { code, message, fields } = await ask(admin, dispatchHelp, asInput(id, tooMuch));
  const sentences = [
    "Food assistance exceeds limit: $40 > $30 (max $10/person for 3 people)",
    "Transportation exceeds $100 limit for Uber/Lyft",
    "Transportation must use approved providers: Uber, Lyft",
    "Shelter assistance limited to 24 hours maximum",
  ];
  expect([code, message]).toEqual(["UNPROCESSABLE", sentences.join("\n")]);
  expect(fields).toEqual({ limits: sentences });
  expect(await rowsOf(id)).toEqual([]);
  expect(await requestOf(id)).toMatchObject({ status: "approved" });
  const eleven = asInput(id, [provider(vendor["DoorDash"], "food", { people: 11, estimatedValue: 100 })]);
  expect((await ask(admin, dispatchHelp, eleven)).message).toBe(
    "Food assistance limited to maximum 10 people",
  );
});

test("limits look back 24 hours, request by request and kind by kind", async () => {
  const id = await approvedRequest(lab);
  await give(admin, id, [provider(vendor["Uber"], "transportation", { estimatedValue: 60 })]);
  after(23);
  const forty = [provider(vendor["Lyft"], "transportation", { estimatedValue: 41 })];
  expect(await refusal(give(admin, id, forty))).toBe(
    "UNPROCESSABLE: Transportation exceeds $100 limit for Uber/Lyft",
  );
  await give(admin, id, [provider(vendor["Lyft"], "transportation", { estimatedValue: 40 })]);
  const other = await approvedRequest(lab);
  await give(admin, other, [provider(vendor["Lyft"], "transportation")]);
  after(24.01);
  await give(admin, id, [provider(vendor["Uber"], "transportation", { estimatedValue: 60 })]);
  expect(await rowsOf(id)).toHaveLength(3);
});

test("refuses the same provider for the same help within a day, and counts a room's hours", async () => {
  const id = await approvedRequest(lab);
  await give(admin, id, [provider(vendor["Expedia"], "shelter", { hours: 10 })]);
  expect(await refusal(give(admin, id, [provider(vendor["Expedia"], "shelter", { hours: 10 })]))).toBe(
    "CONFLICT: You already sent Expedia for this help type just now. To send it again, void or reissue that dispatch.",
  );
  await give(admin, id, [provider(vendor["Hotwire"], "shelter", { hours: 14 })]);
  expect(await refusal(give(admin, id, [provider(vendor["Priceline"], "shelter", { hours: 1 })]))).toBe(
    "UNPROCESSABLE: Shelter assistance limited to 24 hours maximum",
  );
});

test("a repeat without a key says that the help was already sent, when and by whom", async () => {
  const id = await approvedRequest(lab);
  const { version } = await requestOf(id);
  // The whole limit, so that a repeat is above it too.
  const ride = [provider(vendor["Uber"], "transportation", { estimatedValue: 100 })];
  await give(admin, id, ride);
  const { username } = (await admin.context()).viewer as { username: string };
  after(2.5);
  const again = "To send it again, void or reissue that dispatch.";
  const own = `CONFLICT: You already sent Uber for this help type 2 hours ago. ${again}`;
  expect(await refusal(give(admin, id, ride))).toBe(own);
  // The version that the first press had changed is no one else's work.
  const shown = async (who: Caller) => ask(who, dispatchHelp, asInput(id, ride, { version }));
  expect(await shown(admin)).toMatchObject({
    code: "CONFLICT",
    fields: { "providers.0": [own.slice("CONFLICT: ".length)] },
  });
  const colleague = await signInAdmin(lab);
  expect(await refusal(give(colleague, id, ride))).toBe(
    `CONFLICT: Uber was already sent for this help type 2 hours ago by ${username}. ${again}`,
  );
  // No API tells a program who dispatched.
  const context = await colleague.context();
  const tool = { keyId: 1, scopes: ["dispatch:write"], owner: context.viewer };
  const viewer = { ...context.viewer, tool } as never;
  expect(await refusal(dispatchAs({ ...context, viewer }, id, { providers: ride }))).toBe(
    `CONFLICT: Uber was already sent for this help type 2 hours ago. ${again}`,
  );
  expect(await rowsOf(id)).toHaveLength(1);
  // Any other change is still someone else's.
  const other = [provider(vendor["DoorDash"], "food")];
  expect(await ask(admin, dispatchHelp, asInput(id, other, { version }))).toMatchObject({
    code: "CONFLICT",
    message: "Someone else changed this request. Please review it and try again.",
  });
});

test("above the allocation it requires a reason", async () => {
  const id = await approvedRequest(lab, { dollars: 100 });
  const { code, fields } = await ask(admin, dispatchHelp, asInput(id, night()));
  expect(code).toBe("INVALID");
  expect(fields).toEqual({
    overReason: ["The total is $150.50, which is more than the $100 allocated. Please enter a reason."],
  });
  await ask(admin, dispatchHelp, asInput(id, night(), { overReason: "A cold night" }));
  expect((await rowsOf(id)).map(({ overReason }) => overReason)).toEqual(Array(3).fill("A cold night"));
});

test("dispatches help only for approved and dispatched requests", async () => {
  const id = await fileRequest(lab, await signInOfficer(lab));
  expect(await refusal(give(admin, id, night()))).toBe(
    "CONFLICT: Help can only be dispatched for approved requests. This one is pending.",
  );
  expect(await refusal(give(admin, 999_999, night()))).toMatch(/^NOT_FOUND: Request not found/);
});

test("names invalid providers: none, duplicate, deleted, disabled, or for another kind of help", async () => {
  const id = await approvedRequest(lab);
  const tell = async (providers: ReturnType<typeof provider>[]) => {
    const { code, fields } = await ask(admin, dispatchHelp, asInput(id, providers));
    return [code, fields];
  };
  const uber = provider(vendor["Uber"], "transportation", { estimatedValue: 1 });
  expect(await tell([])).toEqual([
    "INVALID",
    { providers: ["Please select at least one service provider to dispatch"] },
  ]);
  expect((await tell([uber, uber]))[1]).toEqual({
    providers: ["This provider is selected twice for the same help type"],
  });
  const unknown = "This provider isn't available for this help type.";
  expect((await tell([uber, provider(999_999, "food")]))[1]).toEqual({ "providers.1": [unknown] });
  expect((await tell([provider(vendor["Uber"], "food")]))[1]).toEqual({ "providers.0": [unknown] });
  expect((await tell([{ ...uber, people: -1 } as typeof uber]))[1]).toEqual({
    "providers.0.people": ["Please enter a whole number of people, 1 or more"],
  });
  await lab.db.vendor.update({ where: { key: "lyft" }, data: { isActive: false } });
  expect(await tell([provider(vendor["Lyft"], "transportation")])).toEqual([
    "CONFLICT",
    { "providers.0": ["Lyft is currently disabled for this help type."] },
  ]);
  await lab.db.vendor.update({ where: { key: "lyft" }, data: { isActive: true } });
  expect(await rowsOf(id)).toEqual([]);
});

test("a repeated key dispatches once; an outdated version is refused", async () => {
  const id = await approvedRequest(lab);
  const { version } = await requestOf(id);
  const input = asInput(id, night(), {
    version,
    idempotencyKey: "the same click, twice".replaceAll(" ", "-"),
  });
  const [first, second] = await Promise.all([
    ask(admin, dispatchHelp, input),
    ask(admin, dispatchHelp, input),
  ]);
  expect([first.code, second.code]).toEqual([undefined, undefined]);
  // The second press is told that the first one counts.
  const repeats = [first, second].filter(({ data }) => data.dispatchHelp.isRepeat);
  expect(repeats).toHaveLength(1);
  expect((await ask(admin, dispatchHelp, input)).data.dispatchHelp.isRepeat).toBe(true);
  expect(await rowsOf(id)).toHaveLength(3);
  const late = asInput(id, [provider(vendor["GrubHub"], "food", { estimatedValue: 0 })], { version });
  expect(await ask(await signInAdmin(lab), dispatchHelp, late)).toMatchObject({
    code: "CONFLICT",
    message: "Someone else changed this request. Please review it and try again.",
  });
});

test("if two administrators dispatch at once, limits apply to both together", async () => {
  const { won, refused, id } = await raceForRides(lab, { clicks: 6, dollars: 30, pool: 2 });
  expect(won).toBe(3);
  expect(new Set(refused)).toEqual(new Set(["Transportation exceeds $100 limit for Uber/Lyft"]));
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ codeId }) => codeId)).size).toBe(3);
  expect(await lab.db.vendorCode.count({ where: { batch: "race", state: "taken" } })).toBe(3);
  expect(await requestOf(id)).toMatchObject({ status: "dispatched" });
});

test("only an administrator dispatches, voids, completes, reveals, or reads the hub", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer });
  await give(admin, id, night());
  const [row] = await rowsOf(id);
  const dispatch = { input: { id: globalId("HelpDispatch", row!.id) } };
  const withReason = { input: { ...dispatch.input, reason: "x" } };
  const timer = {
    input: { id: globalId("EmergencyRequest", id), vendor: globalId("Vendor", 1), helpType: "food" },
  };
  const calls = [
    [dispatchHelp, asInput(id, night())],
    ["mutation ($input: VoidDispatchInput!) { voidDispatch(input: $input) { request { id } } }", withReason],
    [
      "mutation ($input: ReissueDispatchInput!) { reissueDispatch(input: $input) { request { id } } }",
      withReason,
    ],
    [
      "mutation ($input: CompleteDispatchInput!) { completeDispatch(input: $input) { request { id } } }",
      dispatch,
    ],
    ["mutation ($input: RevealDispatchCodeInput!) { revealDispatchCode(input: $input) { code } }", dispatch],
    [
      "mutation ($input: StartProviderTimerInput!) { startProviderTimer(input: $input) { request { id } } }",
      timer,
    ],
    [
      "mutation ($input: StopProviderTimerInput!) { stopProviderTimer(input: $input) { request { id } } }",
      timer,
    ],
    [
      "mutation ($input: CompleteProviderInput!) { completeProvider(input: $input) { request { id } } }",
      timer,
    ],
    ["{ dispatchHub { totalCount } }", {}],
    [`{ node(id: "${dispatch.input.id}") { id } }`, {}],
  ] as const;
  const people = [await lab.visitor(), officer, await signInAdmin(lab, { mustChangePassword: true })];
  for (const person of people)
    for (const [source, variables] of calls)
      expect(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"]).toContain(
        (await ask(person, source, variables)).code,
      );
  expect(await rowsOf(id)).toHaveLength(3);
});

test("the officer sees dispatches without codes, notes or names; a citizen and another officer see nothing", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer });
  await give(admin, id, night(), { dispatchNotes: "Ring twice" });
  const source = `query ($n: Int!) { request(number: $n) { dispatches { vendorName helpType estimatedValue people hours completedAt
    voidedAt maskedCode confirmationNumber notes providerInfo dispatchedBy overReason voidReason isFromPool replacesNumber hasProblem vendorNumber } providerTimers { id } } }`;
  const { data } = await ask(officer, source, { n: id });
  expect(data.request.dispatches).toHaveLength(3);
  const hidden = [
    "maskedCode",
    "confirmationNumber",
    "notes",
    "providerInfo",
    "dispatchedBy",
    "overReason",
    "voidReason",
  ];
  for (const dispatch of data.request.dispatches)
    for (const field of [...hidden, "isFromPool", "replacesNumber", "hasProblem", "vendorNumber"])
      expect(dispatch[field]).toBeNull();
  expect(JSON.stringify(data)).not.toContain("Ring twice");
  const stranger = await signInOfficer(lab, { trust: "limited" });
  expect((await ask(stranger, source, { n: id })).code).toBe("NOT_FOUND");
});

test("the hub lists approved and dispatched requests, problems first, and searches by case and name", async () => {
  const officer = await signInOfficer(lab);
  const [first, second] = [await approvedRequest(lab, { officer }), await approvedRequest(lab, { officer })];
  await lab.db.emergencyRequest.updateMany({
    where: { id: { in: [first, second] } },
    data: { victimName: "Zoë Quibble" },
  });
  await give(admin, first, night());
  const hub = `query ($filter: HubFilter, $including: [Int!]) {
    dispatchHub(filter: $filter, including: $including) { totalCount problems edges { node { number status } } } }`;
  const found = async (filter: Record<string, unknown>, including?: number[]) => {
    const { data } = await ask(admin, hub, { filter, including });
    return data.dispatchHub.edges.map(({ node }: { node: { number: number } }) => node.number);
  };
  expect(await found({ search: "zoe quib" })).toEqual([second, first]);
  expect(await found({ search: "zoe", view: "approved" })).toEqual([second]);
  expect(await found({ search: "zoe", view: "dispatched" })).toEqual([first]);
  expect(await found({ search: "zo%" })).toEqual([]);
  const { caseId } = await requestOf(second);
  expect(await found({ search: caseId })).toEqual([second]);
  await lab.db.helpDispatch.updateMany({
    where: { requestId: first, helpType: "food" },
    data: { problemAt: lab.now() },
  });
  expect(await found({ search: "zoe" })).toEqual([first, second]);
  expect((await ask(admin, hub, { filter: {} })).data.dispatchHub.problems).toBe(1);
  expect((await ask(admin, hub, { filter: { search: "x".repeat(101) } })).code).toBe("INVALID");
  expect(await found({ view: "problem" })).toEqual([first]);
  expect(await found({ search: "zoe", view: "approved" }, [first])).toEqual([first, second]);
  // Counted problems are found, whatever the request's status.
  await lab.db.emergencyRequest.update({ where: { id: first }, data: { status: "completed" } });
  expect(await found({ search: "zoe" })).toEqual([second]);
  expect((await ask(admin, hub, { filter: {} })).data.dispatchHub.problems).toBe(1);
  expect(await found({ view: "problem" })).toEqual([first]);
  const many = Array.from({ length: 21 }, (_, at) => at + 1);
  expect((await ask(admin, hub, { including: many })).code).toBe("INVALID");
});

test("details for the provider are stored as chosen; without any, its name is shown", async () => {
  const id = await approvedRequest(lab);
  const chosen = [
    provider(vendor["DoorDash"], "food", { people: 2 }),
    provider(vendor["Uber"], "transportation", { providerInfo: "Uber Eats", estimatedValue: 20 }),
  ];
  await ask(admin, dispatchHelp, asInput(id, chosen));
  const stored = async () => (await rowsOf(id)).map(({ providerInfo }) => providerInfo);
  expect(await stored()).toEqual(["", "Uber Eats"]);
  const shown = `query ($n: Int!) { request(number: $n) { dispatches { id providerInfo voidedAt } } }`;
  const { dispatches } = (await ask(admin, shown, { n: id })).data.request;
  expect(dispatches).toMatchObject([{ providerInfo: "DoorDash" }, { providerInfo: "Uber Eats" }]);
  const listed = (await (await admin.fetch("/api/help-dispatches?limit=50")).json()) as {
    requestId: number;
    providerInfo: string;
  }[];
  const own = listed.filter(({ requestId }) => requestId === id).map(({ providerInfo }) => providerInfo);
  expect(own.toSorted()).toEqual(["DoorDash", "Uber Eats"]);
  // The same help again has the same choice.
  const [meal] = await rowsOf(id);
  await reissueDispatch(await admin.context(), meal!.id, {
    reason: "The code did not work",
    returnCode: false,
  });
  expect(await stored()).toEqual(["", "Uber Eats", ""]);
});
