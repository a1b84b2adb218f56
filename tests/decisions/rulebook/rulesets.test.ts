import { beforeAll, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { recommendDue } from "../../../graph/intake/recommendations/due.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
let chief: Caller;
let officer: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  chief = await signInSuperAdmin(lab);
  officer = await signInOfficer(lab);
});

const listing =
  "{ viewerMayWriteRulesets aiRulesets { id name priority isActive requiresHumanReview adjustment conditions conditionCount version } }";
const saving =
  "mutation ($input: SaveAiRulesetInput!) { saveAiRuleset(input: $input) { ruleset { id name version conditionCount adjustment } } }";
const switching =
  "mutation ($input: SwitchAiRulesetInput!) { switchAiRuleset(input: $input) { ruleset { isActive version } } }";
const deleting = "mutation ($input: DeleteAiRulesetInput!) { deleteAiRuleset(input: $input) { number } }";
const benching = `query ($ruleset: AiRulesetDraft!, $replaces: ID) { aiRulesetBench(ruleset: $ruleset, replaces: $replaces) {
  requests matched changed before after reviewsBefore reviewsAfter totalCount edges { node { number isMatched before after reviewBefore reviewAfter why } } } }`;
const draft = (
  over: Record<string, unknown> = {},
  conditions: unknown = { all: [{ fact: "people", operator: "greaterThanInclusive", value: 2 }] },
) => ({
  name: "Two and more",
  category: "triage",
  priority: 5,
  isActive: true,
  requiresHumanReview: false,
  adjustment: 25,
  conditions: JSON.stringify(conditions),
  ...over,
});
const save = (who: Caller, ruleset: unknown, shown: Record<string, unknown> = {}) =>
  ask(who, saving, { input: { ruleset, ...shown } });
const recommended = async () => {
  const id = await fileRequest(lab, officer);
  while (await recommendDue(systemContext(lab, "recommend")));
  return id;
};

test("the first three exist, in json-rules-engine's form, over GraphQL and REST", async () => {
  const { data } = await ask(admin, listing);
  expect(data.viewerMayWriteRulesets).toBe(false);
  expect(data.aiRulesets).toHaveLength(3);
  expect(JSON.parse(data.aiRulesets[2].conditions)).toEqual({
    all: [{ fact: "people", operator: "greaterThanInclusive", value: 6 }],
  });
  const { rulesets } = (await (await admin.fetch("/api/admin/ai-rulesets")).json()) as {
    rulesets: unknown[];
  };
  expect(rulesets[1]).toMatchObject({
    category: "safety",
    requiresHumanReview: true,
    rules: {
      conditions: [{ fact: "needs", operator: "contains", value: "violence" }, { fact: "helpTypes" }],
    },
  });
  expect((await officer.fetch("/api/admin/ai-rulesets")).status).toBe(403);
  expect((await (await lab.visitor()).fetch("/api/admin/ai-rulesets")).status).toBe(401);
});

test("super admins add, change, switch and delete; the history has each, and the second of two gets CONFLICT", async () => {
  const { data } = await save(chief, draft());
  const { id, version } = data.saveAiRuleset.ruleset;
  expect(version).toBe(1);
  expect((await save(chief, draft())).fields).toEqual({ name: ["A ruleset with this name already exists."] });
  const both = await Promise.all(
    [40, 50].map((adjustment) => save(chief, draft({ adjustment }), { id, version })),
  );
  expect(both.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect((await ask(chief, switching, { input: { id, version, isActive: false } })).code).toBe("CONFLICT");
  expect(
    (await ask(chief, switching, { input: { id, version: 2, isActive: false } })).data.switchAiRuleset
      .ruleset,
  ).toEqual({
    isActive: false,
    version: 3,
  });
  expect((await ask(chief, deleting, { input: { id, version: 2 } })).code).toBe("CONFLICT");
  expect((await ask(chief, deleting, { input: { id, version: 3 } })).code).toBeUndefined();
  expect((await save(chief, draft(), { id, version: 3 })).code).toBe("NOT_FOUND");
  const past = await lab.db.rulebookChange.findMany({
    where: { kind: "ai-ruleset" },
    orderBy: { id: "asc" },
  });
  expect(past.map(({ before, after }) => [before !== null, after !== null])).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ]);
  expect(
    await lab.db.auditEntry.count({ where: { action: { in: ["ai-ruleset.saved", "ai-ruleset.deleted"] } } }),
  ).toBe(4);
});

test("no one else writes one, and invalid values are reported at their field", async () => {
  const [first] = (await ask(admin, listing)).data.aiRulesets;
  const before = await lab.db.aiRuleset.findMany();
  for (const who of [admin, officer, await lab.visitor()]) {
    expect((await save(who, draft())).code).toBeDefined();
    expect(
      (await ask(who, switching, { input: { id: first.id, version: 1, isActive: false } })).code,
    ).toBeDefined();
    expect((await ask(who, deleting, { input: { id: first.id, version: 1 } })).code).toBeDefined();
  }
  for (const [field, wrong] of [
    ["name", draft({ name: " " })],
    ["priority", draft({ priority: 0 })],
    ["adjustment", draft({ adjustment: 5001 })],
    ["conditions", draft({}, { all: [] })],
    ["conditions", draft({ conditions: "{not json" })],
    ["conditions", draft({}, { all: [{ fact: "victimName", operator: "equal", value: "x" }] })],
    ["conditions", draft({}, { all: [{ fact: "people", operator: "equal", value: "constructor" }] })],
  ] as const) {
    const { code, fields } = await save(chief, wrong);
    expect([code, Object.keys(fields ?? {}).some((name) => name.startsWith(field))]).toEqual([
      "INVALID",
      true,
    ]);
  }
  expect((await save(chief, draft(), { id: globalId("AiRuleset", 999_999), version: 1 })).code).toBe(
    "NOT_FOUND",
  );
  expect(await lab.db.aiRuleset.findMany()).toEqual(before);
});

test("reads rows from before as intended", async () => {
  await lab.db.aiRuleset.create({
    data: {
      name: "From before",
      category: "triage",
      priority: 9,
      conditions: [{ field: "people", operator: "at_least", value: 2 }],
      adjustmentCents: 500,
    },
  });
  const id = await recommended();
  const { amountCents, rulesCents, version, source } = await lab.db.recommendation.findUniqueOrThrow({
    where: { requestId: id },
  });
  expect(amountCents).toBe(10_000);
  expect(rulesCents).toBe(10_000);
  expect(source).toBe("rules");
  expect(version).toMatch(/^\d+@1( \d+@1){3}$/);
  const { data } = await ask(admin, listing);
  const before = data.aiRulesets.find(({ name }: { name: string }) => name === "From before");
  expect(JSON.parse(before.conditions)).toEqual({
    all: [{ fact: "people", operator: "greaterThanInclusive", value: 2 }],
  });
  await lab.db.aiRuleset.delete({ where: { name: "From before" } });
});

test("the simulation shows who would get what and why, next to the current recommendation, and writes nothing", async () => {
  const id = await recommended();
  const counted = async () => [
    await lab.db.aiRuleset.count(),
    await lab.db.auditEntry.count(),
    await lab.db.rulebookChange.count(),
  ];
  const before = await counted();
  const { data } = await ask(admin, benching, { ruleset: draft({ requiresHumanReview: true }) });
  const { edges, ...sums } = data.aiRulesetBench;
  const rows = edges.map(({ node }: { node: unknown }) => node);
  const all = await lab.db.recommendation.count();
  expect(sums).toMatchObject({
    requests: all,
    matched: all,
    changed: all,
    reviewsBefore: 0,
    reviewsAfter: all,
    totalCount: all,
  });
  expect(sums.after - sums.before).toBe(25 * all);
  expect(rows[0]).toMatchObject({
    number: id,
    isMatched: true,
    before: 95,
    after: 120,
    reviewBefore: false,
    reviewAfter: true,
  });
  expect(rows[0].why.at(-1)).toBe('Rule "Two and more": $25.00');
  const none = draft({}, { any: [{ fact: "state", operator: "in", value: ["AK"] }] });
  expect((await ask(admin, benching, { ruleset: none })).data.aiRulesetBench).toMatchObject({
    matched: 0,
    changed: 0,
    totalCount: 0,
    edges: [],
  });
  expect((await ask(admin, benching, { ruleset: draft({ name: "" }) })).code).toBe("INVALID");
  expect((await ask(officer, benching, { ruleset: draft() })).code).toBe("FORBIDDEN");
  expect(await counted()).toEqual(before);
});

test("simulates a draft in place of the ruleset that it would replace", async () => {
  const made = (await save(chief, draft())).data.saveAiRuleset.ruleset;
  const { data } = await ask(admin, benching, { ruleset: draft({ adjustment: 30 }), replaces: made.id });
  expect(data.aiRulesetBench.edges[0].node).toMatchObject({ before: 120, after: 125 });
  await ask(chief, deleting, { input: { id: made.id, version: made.version } });
});

test("the report has averages of decisions; a place with fewer than five is omitted", async () => {
  const board =
    "{ recommendationBoard { hiddenStates rows { group name requests recommended decided lower higher } } }";
  for (let n = 0; n < 6; n++) {
    const id = await recommended();
    await lab.db.emergencyRequest.update({ where: { id }, data: { state: n < 5 ? "TX" : "AK" } });
    await lab.db.fundAllocation.create({
      data: {
        requestId: id,
        amountCents: n === 0 ? 5_500 : 9_500,
        justification: "",
        status: "allocated",
        allocatedAt: lab.now(),
      },
    });
  }
  const { data } = await ask(admin, board);
  expect(data.recommendationBoard.hiddenStates).toBe(1);
  expect(data.recommendationBoard.rows).toEqual([
    { group: "urgency", name: "medium", requests: 6, recommended: 95, decided: 88.33, lower: 1, higher: 0 },
    { group: "state", name: "TX", requests: 5, recommended: 95, decided: 87, lower: 1, higher: 0 },
    { group: "source", name: "rules", requests: 6, recommended: 95, decided: 88.33, lower: 1, higher: 0 },
  ]);
  expect((await ask(officer, board)).code).toBe("FORBIDDEN");
});
