import { beforeAll, expect, test } from "vitest";
import type { Prisma } from "../../../prisma/client/client.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const now = new Date("2026-11-20T12:00:00Z");
let admin: Caller;
let officer: Awaited<ReturnType<typeof signInOfficer>>;
beforeAll(async () => {
  lab.setNow(now);
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  officer = await signInOfficer(lab);
  await lab.db.verification.updateMany({ data: { decidedAt: daysAgo(300) } });
});

const daysAgo = (days: number, minutes = 0) => new Date(now.getTime() - days * 86_400_000 + minutes * 60_000);
const running = `query ($rule: UrgencyRuleDraft!, $first: Int) { urgencyRuleDryRun(rule: $rule, first: $first) {
  requests escalated approved amount totalCount edges { node { number waitedMinutes isApproved steps amount } } } }`;
const rule = {
  urgencyLevel: "standard",
  timeThreshold: 60,
  escalationSteps: ["supervisor", "director", "notification"],
  autoApprovalLimit: 200,
  requiredApprovers: 1,
  isActive: true,
};
const run = async (over: Record<string, unknown> = {}, first?: number) => {
  const { edges, ...sums } = (await ask(admin, running, { rule: { ...rule, ...over }, first })).data
    .urgencyRuleDryRun;
  return { ...sums, rows: rowsOf<{ number: number }>({ edges }) };
};

interface Past {
  days: number;
  /** Minutes until an administrator approved; never if omitted. */
  attended?: number;
  dollars?: number;
  over?: Prisma.EmergencyRequestUncheckedUpdateInput;
}

/** A historical request. */
async function past({ days, attended, dollars = 150, over = {} }: Past) {
  const id = await fileRequest(lab, officer);
  const createdAt = daysAgo(days);
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { createdAt, updatedAt: createdAt, needsConfirmedAt: createdAt, ...over },
  });
  await lab.db.victimInfo.update({ where: { requestId: id }, data: { createdAt } });
  await lab.db.recommendation.create({
    data: {
      requestId: id,
      amountCents: dollars * 100,
      source: "rules",
      lines: [],
      inputs: {},
      createdAt: daysAgo(days, 1),
    },
  });
  if (attended !== undefined)
    await lab.db.attendance.create({
      data: { requestId: id, adminName: "kim", at: daysAgo(days, attended) },
    });
  return id;
}

test("it returns what the rule would have escalated and approved, from the facts at that time, and writes nothing", async () => {
  const quick = await past({ days: 3, attended: 59 });
  const slow = await past({ days: 4, attended: 130, dollars: 900 });
  const never = await past({ days: 5, dollars: 900 });
  const approved = await past({ days: 6, attended: 61 });
  const confirmedLater = await past({ days: 7, attended: 75, over: { needsConfirmedAt: daysAgo(7, 70) } });
  const onlyRead = await past({ days: 8, attended: 75, over: { needsSource: "read" } });
  await past({ days: 91 });
  await past({ days: 2, over: { urgencyLevel: "critical" } });
  const counted = async () => [
    await lab.db.auditEntry.count(),
    await lab.db.escalation.count(),
    await lab.db.message.count(),
    await lab.db.fundAllocation.count(),
  ];
  const before = await counted();
  const result = await run();
  expect(result).toMatchObject({ requests: 6, escalated: 4, approved: 1, amount: 150, totalCount: 5 });
  const row = (id: number) => result.rows.find(({ number }: { number: number }) => number === id);
  expect(row(quick)).toBeUndefined();
  expect(row(slow)).toEqual({ number: slow, waitedMinutes: 130, isApproved: false, steps: 2, amount: 0 });
  expect(row(never)).toMatchObject({ waitedMinutes: 5 * 24 * 60, steps: 3 });
  expect(row(approved)).toMatchObject({ isApproved: true, steps: 0, amount: 150 });
  expect(row(confirmedLater)).toMatchObject({ isApproved: false, steps: 1 });
  expect(row(onlyRead)).toMatchObject({ isApproved: false });
  expect(await counted()).toEqual(before);
  expect((await run({ requiredApprovers: 2 })).approved).toBe(0);
  expect((await run({ autoApprovalLimit: 0 })).approved).toBe(0);
  expect(await run({ isActive: false })).toMatchObject({ requests: 6, totalCount: 0, rows: [] });
  expect((await run({ autoApprovalLimit: 149.99 })).approved).toBe(0);
  expect(await run({}, 2)).toMatchObject({ totalCount: 5, rows: result.rows.slice(0, 2) });
  expect((await run({ urgencyLevel: "critical" })).requests).toBe(1);
});

test("an invalid rule cannot be simulated, and no one else can simulate one", async () => {
  const refused = await ask(admin, running, { rule: { ...rule, autoApprovalLimit: 501 } });
  expect(refused.code).toBe("FORBIDDEN");
  expect((await ask(officer, running, { rule })).code).toBe("FORBIDDEN");
  expect((await ask(await lab.visitor(), running, { rule })).code).toBe("UNAUTHENTICATED");
});
