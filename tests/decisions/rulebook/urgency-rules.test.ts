import { beforeAll, expect, test } from "vitest";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
let chief: Caller;
beforeAll(async () => {
  admin = await signInAdmin(lab);
  chief = await signInSuperAdmin(lab);
});

const listed = `{ viewerMaxAutoApproval urgencyRules { urgencyLevel timeThreshold escalationSteps autoApprovalLimit requiredApprovers isActive version updatedBy } }`;
const saving = `mutation ($input: SaveUrgencyRuleInput!) { saveUrgencyRule(input: $input) { rule { urgencyLevel timeThreshold autoApprovalLimit escalationSteps version updatedBy isActive } } }`;
const changes = `{ rulebookChanges(kind: urgency_rule) { totalCount edges { node { name before after changedBy changedAt } } } }`;
const urgent = {
  urgencyLevel: "urgent",
  timeThreshold: 45,
  escalationSteps: ["supervisor", "director"],
  autoApprovalLimit: 400,
  requiredApprovers: 1,
  isActive: true,
};
const versionOf = async (urgencyLevel: "critical" | "urgent" | "standard") =>
  (await lab.db.urgencyRule.findUnique({ where: { urgencyLevel } }))?.version ?? null;
const save = async (who: Caller, { version, ...over }: Record<string, unknown> = {}) =>
  ask(who, saving, {
    input: {
      rule: { ...urgent, ...over },
      version: version === undefined ? await versionOf("urgent") : version,
    },
  });

test("a new installation has one rule for each level", async () => {
  const { data } = await ask(admin, listed);
  expect(data.viewerMaxAutoApproval).toBe(500);
  expect((await ask(chief, listed)).data.viewerMaxAutoApproval).toBe(5000);
  expect(
    data.urgencyRules.map((rule: { urgencyLevel: string; timeThreshold: number }) => [
      rule.urgencyLevel,
      rule.timeThreshold,
    ]),
  ).toEqual([
    ["critical", 15],
    ["urgent", 30],
    ["standard", 120],
  ]);
});

test("saving replaces the one rule of its level; history and audit log have author, before and after, without addresses", async () => {
  const escalationSteps = ["Supervisor ", "Chief@City.gov"];
  expect(await save(admin, { escalationSteps })).toMatchObject({
    code: "FORBIDDEN",
    fields: { escalationSteps: ["Only a super admin can add an email address as a step."] },
  });
  await save(chief, { escalationSteps });
  // Existing addresses may stay.
  const { data } = await save(admin, { escalationSteps });
  expect(data.saveUrgencyRule.rule).toMatchObject({
    timeThreshold: 45,
    autoApprovalLimit: 400,
    escalationSteps: ["supervisor", "chief@city.gov"],
    version: 3,
    isActive: true,
  });
  expect(await lab.db.urgencyRule.count()).toBe(3);
  const { edges, totalCount: total } = (await ask(admin, changes)).data.rulebookChanges;
  const rows = edges.map(({ node }: { node: unknown }) => node);
  expect(total).toBe(2);
  expect(rows[1].name).toBe("urgent");
  expect(JSON.parse(rows[1].before)).toMatchObject({ timeThresholdMinutes: 30 });
  expect(JSON.parse(rows[1].after)).toMatchObject({ timeThresholdMinutes: 45 });
  const entry = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "urgency-rule.saved" } });
  expect(JSON.stringify(entry.details)).not.toContain("@");
  expect(entry).toMatchObject({ resourceType: "urgency-rule", outcome: "success" });
});

test("if two save the same rule at once one gets CONFLICT, and so does an outdated page", async () => {
  const version = await versionOf("urgent");
  const both = await Promise.all(
    [admin, chief].map((who, at) =>
      ask(who, saving, { input: { rule: { ...urgent, timeThreshold: 50 + at }, version } }),
    ),
  );
  expect(both.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect((await save(admin, { version: null })).code).toBe("CONFLICT");
  expect((await save(admin, { version: 1 })).message).toMatch(/Someone else changed this rule/);
});

test("administrators let a rule approve $500 at most, super admins as much as the fund allows", async () => {
  expect(await save(admin, { autoApprovalLimit: 500.01 })).toMatchObject({
    code: "FORBIDDEN",
    fields: {
      autoApprovalLimit: ["Only super admins can set an auto-approval limit above $500.00."],
    },
  });
  expect((await save(admin, { autoApprovalLimit: 500 })).code).toBeUndefined();
  expect((await save(chief, { autoApprovalLimit: 5000 })).code).toBeUndefined();
  expect(await save(chief, { autoApprovalLimit: 5000.01 })).toMatchObject({
    code: "INVALID",
    fields: { autoApprovalLimit: ["The auto-approval limit can't exceed the fund's limit of $5,000.00."] },
  });
  expect((await save(chief)).code).toBeUndefined();
});

test.each([
  ["timeThreshold", { timeThreshold: 0 }],
  ["timeThreshold", { timeThreshold: 10_081 }],
  ["escalationSteps", { escalationSteps: [] }],
  ["escalationSteps", { escalationSteps: ["supervisor", " SUPERVISOR"] }],
  [
    "escalationSteps",
    { escalationSteps: ["a@b.gov", "c@b.gov", "d@b.gov", "e@b.gov", "f@b.gov", "g@b.gov"] },
  ],
  ["escalationSteps.0", { escalationSteps: ["mayor"] }],
  ["escalationSteps.0", { escalationSteps: [`${"x".repeat(300)}@b.gov`] }],
  ["escalationSteps.0", { escalationSteps: ["a\r\nBcc: b@c.gov"] }],
  ["autoApprovalLimit", { autoApprovalLimit: -1 }],
  ["autoApprovalLimit", { autoApprovalLimit: 10.005 }],
  ["requiredApprovers", { requiredApprovers: 0 }],
  ["requiredApprovers", { requiredApprovers: 6 }],
])("%s is refused where it cannot be: %o", async (field, over) => {
  const before = await lab.db.rulebookChange.count();
  const { code, fields } = await save(chief, over);
  expect(code).toBe("INVALID");
  expect(Object.keys(fields ?? {})).toEqual([field]);
  expect(await lab.db.rulebookChange.count()).toBe(before);
});

test("REST lists and writes the same, in the specified words; no one else has access", async () => {
  const rule = {
    urgencyLevel: "urgent",
    timeThreshold: 30,
    escalationSteps: ["supervisor", "director"],
    autoApprovalLimit: 500,
    requiredApprovers: 1,
  };
  const posted = await admin.fetch("/api/admin/urgency-rules", { method: "POST", body: rule });
  expect(posted.status).toBe(200);
  expect(await posted.json()).toMatchObject({ success: true, rule });
  const { rules } = (await (await admin.fetch("/api/admin/urgency-rules")).json()) as {
    rules: Record<string, unknown>[];
  };
  expect(rules).toHaveLength(3);
  expect(rules[1]).toMatchObject(rule);
  const wrong = await admin.fetch("/api/admin/urgency-rules", {
    method: "POST",
    body: { ...rule, urgencyLevel: "high" },
  });
  expect(wrong.status).toBe(400);
  const tooMuch = await admin.fetch("/api/admin/urgency-rules", {
    method: "POST",
    body: { ...rule, autoApprovalLimit: 501 },
  });
  expect(tooMuch.status).toBe(403);
  const officer = await signInOfficer(lab);
  const visitor = await lab.visitor();
  for (const [who, status] of [
    [officer, 403],
    [visitor, 401],
  ] as const) {
    expect((await who.fetch("/api/admin/urgency-rules")).status).toBe(status);
    expect((await who.fetch("/api/admin/urgency-rules", { method: "POST", body: rule })).status).toBe(status);
    expect((await ask(who, listed)).code).toBeDefined();
    expect((await ask(who, changes)).code).toBeDefined();
    expect((await save(who)).code).toBeDefined();
  }
});
