import { beforeAll, expect, test } from "vitest";
import type { Trust } from "../../../prisma/client/enums.ts";
import { lookAt } from "../../../graph/decisions/rulebook/acting/automatic.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { liftMoneyLimits, signInOfficer, victimInfoForm } from "../../harness/people.ts";

/*
 * The specification's flow over REST: a request without stated needs, its victim information, and
 * the server's amount.
 */

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

const payload = {
  caseId: "EM-2026-0400",
  urgencyLevel: "medium",
  victimName: "Noor Ibarra-Whitlock",
  victimContact: "Phone: 512-555-0143, Email: noor@example.com",
  victimAddress: "12 Elm Street, Austin, TX 78701",
  requestDetails: "Needs food for two people and a room for one night",
  evidenceUrls: [],
};

async function filed(trust: Trust = "trusted", recommended = 290) {
  const officer = await signInOfficer(lab, { trust });
  const filing = await officer.fetch("/api/emergency-requests", { method: "POST", body: payload });
  const { id } = (await filing.json()) as { id: number };
  const adding = await officer.fetch(`/api/emergency-requests/${id}`, {
    method: "PATCH",
    body: { victimInfo: victimInfoForm() },
  });
  expect([filing.status, adding.status]).toEqual([201, 200]);
  await lab.db.emergencyRequest.update({ where: { id }, data: { aiRecommendationCents: recommended * 100 } });
  return { officer, id };
}
async function allocate(officer: Caller, requestId: number, amount?: number) {
  const answer = await officer.fetch("/api/fund-allocations", {
    method: "POST",
    body: {
      requestId,
      ...(amount !== undefined && { amount }),
      justification: "Reviewed",
      status: "allocated",
    },
  });
  const { status } = (await answer.json()) as { status?: string };
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: requestId } });
  return [status, request.status];
}

test("the server's own amount confirms the needs: allocated, approved and logged", async () => {
  const { officer, id } = await filed();
  expect((await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).needsSource).not.toBe(
    "confirmed",
  );
  expect(await allocate(officer, id, 290)).toEqual(["allocated", "approved"]);
  const entry = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "request.approved", resourceId: String(id) },
  });
  expect(entry.details).toMatchObject({ needs: "confirmed by amount", amountCents: 29_000 });
});

test("no amount, or a lower one, confirms nothing", async () => {
  for (const amount of [undefined, 100]) {
    const { officer, id } = await filed();
    expect(await allocate(officer, id, amount)).toEqual(["pending", "processing"]);
  }
});

test("the screen's limits apply: the officer's own, and the trust of their supervisor", async () => {
  const above = await filed("trusted", 501);
  expect(await allocate(above.officer, above.id, 501)).toEqual(["pending", "processing"]);
  const limited = await filed("limited");
  expect(await allocate(limited.officer, limited.id, 290)).toEqual(["pending", "processing"]);
});

test("a rule that auto-approves still requires confirmed needs", async () => {
  const { id } = await filed();
  const looked = await lookAt(systemContext(lab, "rules"), id);
  expect(looked?.isAllowed).toBe(false);
  expect(looked?.conditions.find(({ name }) => name === "needs")?.isMet).toBe(false);
});
