import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { Prisma } from "../../../prisma/client/client.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { lookAt } from "../../../graph/decisions/rulebook/acting/automatic.ts";
import { readWaiting } from "../../../graph/decisions/rulebook/acting/waiting.sql.ts";
import { conditions, conditionTables } from "../../../graph/decisions/rulebook/acting/conditions.sql.ts";
import { approvalConditions, type ApprovalCondition } from "../../../shared/decisions/rulebook/automation.ts";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInOfficer } from "../../harness/people.ts";
import { minutesLater, startRules } from "../../harness/requests/urgency-rules.ts";
import { bool } from "../../../graph/core/database/columns.ts";

const lab = useKernel();
const requests = 40;
const rounds = 3;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await startRules(lab);
});

/** Usually values that an automatic approval requires, so that some requests meet everything. */
const mostly = <Value>(good: Value, ...bad: Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.constantFrom(...bad) });

const meals = { meals: { people: 2 }, room: null, ride: null, other: null };
const nothingPriced = { meals: null, room: null, ride: null, other: "A stroller" };
const manyPeople = { ...meals, meals: { people: 8 } };
const anyRequest = fc.record({
  status: mostly<"pending" | "processing" | "denied">("pending", "processing", "denied"),
  urgencyLevel: fc.constantFrom<("critical" | "high" | "medium" | "low")[]>(
    "critical",
    "high",
    "medium",
    "low",
  ),
  minutesAgo: mostly(0, 5, 45, 2000),
  needsConfirmedAfter: mostly(0, 10),
  infoChangedAfter: mostly<number | null>(0, null, 20),
  caseDecidedAfter: mostly(-30, 25),
  caseStatus: mostly<"verified" | "pending" | "rejected">("verified", "pending", "rejected"),
  caseTrust: mostly<"trusted" | "limited" | null>("trusted", "limited", null),
  domain: mostly("city.gov", "example.com"),
  owner: mostly<"officer" | "citizen" | "both">("officer", "citizen", "both"),
  needs: mostly<object | null>(meals, nothingPriced, manyPeople, null),
  needsSource: mostly<"confirmed" | "read" | null>("confirmed", "read", null),
  aiCents: mostly<number | null>(2000, null, 0, 1999, 60_000, 700_000),
  recommendedCents: mostly<number | null>(2000, null, 0, 1500),
  allocationCents: mostly<number | null>(null, 500, 90_000),
  isAllocationDenied: fc.boolean(),
  isApproved: mostly(false, true),
  isAutomatic: mostly(false, true),
  isAttended: mostly(false, true),
});
type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

const anyRule = fc.record({
  isActive: mostly(true, false),
  timeThresholdMinutes: mostly(30, 60),
  autoApprovalLimitCents: mostly(50_000, 0, 1999, 2000),
  requiredApprovers: mostly(1, 2),
  writtenAt: mostly(-60, -3, 1),
});

/** A request filed by the product, with generated facts. */
async function fileAs(given: AnyRequest): Promise<number> {
  const officer = await signInOfficer(lab, {
    trust: given.caseTrust,
    status: given.caseStatus,
    supervisorEmail: `chief@${given.domain}`,
  });
  const decidedAt = minutesLater(given.caseDecidedAfter);
  await lab.db.verification.update({ where: { id: officer.verificationId }, data: { decidedAt } });
  const id = await fileRequest(lab, await signInOfficer(lab));
  const created = minutesLater(-given.minutesAgo);
  const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000);
  const { status, urgencyLevel, needs, needsSource, aiCents, infoChangedAfter, needsConfirmedAfter } = given;
  const citizen = await lab.db.citizen.create({ data: { originKey: `origin-${id}` } });
  await lab.db.emergencyRequest.update({
    where: { id },
    data: {
      status,
      urgencyLevel,
      needsSource,
      needs: needs ?? (needsSource === "confirmed" ? meals : Prisma.DbNull),
      aiRecommendationCents: aiCents,
      createdAt: created,
      needsConfirmedAt: needsSource === "confirmed" ? after(needsConfirmedAfter) : null,
      verificationId: officer.verificationId,
      officerId: given.owner === "citizen" ? null : officer.officerId,
      citizenId: given.owner === "officer" ? null : citizen.id,
    },
  });
  const requestId = id;
  if (infoChangedAfter === null) await lab.db.victimInfo.delete({ where: { requestId } });
  else await lab.db.victimInfo.update({ where: { requestId }, data: { updatedAt: after(infoChangedAfter) } });
  if (given.recommendedCents !== null)
    await lab.db.recommendation.create({
      data: { requestId, amountCents: given.recommendedCents, source: "rules", lines: [], inputs: {} },
    });
  if (given.allocationCents !== null)
    await lab.db.fundAllocation.create({
      data: {
        requestId,
        amountCents: given.allocationCents,
        justification: "Food",
        status: given.isAllocationDenied ? "denied" : "pending",
      },
    });
  if (given.isApproved)
    await lab.db.approval.create({
      data: { requestId, personKey: "kim", personName: "Kim", actorKind: "admin", decision: "approved" },
    });
  if (given.isAutomatic)
    await lab.db.automaticDecision.create({ data: { requestId, amountCents: 2000, trace: {} } });
  if (given.isAttended) await lab.db.attendance.create({ data: { requestId, adminName: "Kim" } });
  return id;
}

test("each condition agrees in SQL and in the trace, and no approvable request is missed", async () => {
  const filed: number[] = [];
  for (const given of fc.sample(anyRequest, { numRuns: requests, seed: 20_261_120 }))
    filed.push(await fileAs(given));
  const seen = new Map<ApprovalCondition, Set<boolean>>(approvalConditions.map((name) => [name, new Set()]));
  let allowed = 0;
  const levels = ["critical", "urgent", "standard"] as const;
  const rules = fc.sample(anyRule, { numRuns: rounds * levels.length, seed: 20_261_121 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, urgencyLevel] of levels.entries()) {
      const { writtenAt, ...rule } = rules[round * levels.length + at]!;
      await lab.db.urgencyRule.update({
        where: { urgencyLevel },
        data: { ...rule, updatedAt: minutesLater(writtenAt) },
      });
    }
    lab.setNow(minutesLater(40));
    const context = systemContext(lab, "conditions");
    const waiting = new Map((await readWaiting(context, 0)).map((row) => [row.number, row.mayBeApproved]));
    for (const number of filed) {
      const looked = await lookAt(context, number);
      const inSql = await sqlOfEach(number);
      for (const { name, isMet } of looked!.conditions) {
        seen.get(name)!.add(isMet);
        const { sql, isPartial } = conditions[name];
        if (sql && (!isPartial || isMet)) expect([number, name, inSql[name]]).toEqual([number, name, isMet]);
      }
      if (looked!.isAllowed) {
        allowed += 1;
        expect([number, waiting.get(number)]).toEqual([number, true]);
      }
    }
  }
  expect(allowed).toBeGreaterThan(0);
  for (const [name, values] of seen) if (name !== "limits") expect([name, values.size]).toEqual([name, 2]);
});

async function sqlOfEach(number: number): Promise<Partial<Record<ApprovalCondition, boolean>>> {
  const names = approvalConditions.filter((name) => conditions[name].sql);
  const columns = names.map((name) => `coalesce(${conditions[name].sql}, false) AS "${name}"`);
  const [row] = await lab.sql(
    {
      name: "each-condition",
      row: Object.fromEntries(names.map((name) => [name, bool])),
      text: `SELECT ${columns.join(", ")} FROM ${conditionTables} WHERE r."id" = $3::int`,
    },
    [lab.now(), lab.config().maxFundAllocationCents, number],
  );
  return row!;
}
