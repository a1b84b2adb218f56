import { beforeAll, expect, test } from "vitest";
import { sealAudit, verifyAudit } from "../../graph/platform/audit/seal.ts";
import { maxSelfApprovalCents } from "../../shared/decisions/allocations/rules.ts";
import { openBody } from "../../graph/messages/communications/compose.ts";
import { requestStatuses } from "../../shared/core/request-statuses.ts";
import { violationsOf } from "../../shared/help/dispatches/rules.ts";
import { limitsOf } from "../../shared/platform/system/rules.ts";
import { openCode } from "../../graph/help/dispatches/codes/sealed-code.ts";
import { readLink } from "../../graph/officers/verification/link/decide.ts";
import { loadDemoData } from "../../prisma/seed/demo.ts";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();
let filled = false;

beforeAll(async () => {
  filled = await loadDemoData(lab);
  await lab.refreshConfig();
});

test("fills a new database", async () => {
  expect(filled).toBe(true);
  expect(await lab.db.officer.count()).toBe(4);
  expect(await lab.db.emergencyRequest.count()).toBe(40);
});

test("a second start changes nothing", async () => {
  const count = () =>
    Promise.all([
      lab.db.emergencyRequest.count(),
      lab.db.message.count(),
      lab.db.auditEntry.count(),
      lab.db.evidence.count(),
      lab.db.officer.count(),
    ]);
  const before = await count();
  expect(await loadDemoData(lab)).toBe(true);
  expect(await count()).toEqual(before);
});

test("every status exists, in eight or more states, over sixty days", async () => {
  const requests = await lab.db.emergencyRequest.findMany();
  expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(requestStatuses));
  expect(new Set(requests.map(({ state }) => state)).size).toBeGreaterThanOrEqual(8);
  const ages = requests.map(({ createdAt }) => (Date.now() - createdAt.getTime()) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(60);
});

const keysIn = (keys: readonly string[], limit: string) => keys.filter((key) => key.startsWith(`${limit}:`));

test("approvals within thirty days count for their officer and recipient", async () => {
  const since = new Date(Date.now() - 30 * 86_400_000);
  const money = await lab.db.fundAllocation.findMany({ where: { allocatedAt: { gt: since } } });
  expect(money.length).toBeGreaterThan(5);
  expect(money.filter(({ limitKeys }) => keysIn(limitKeys, "victim").length === 0)).toEqual([]);
  const spent = new Map<string, number>();
  for (const { limitKeys, amountCents } of money)
    for (const key of keysIn(limitKeys, "officer")) spent.set(key, (spent.get(key) ?? 0) + amountCents);
  expect(Math.max(...spent.values())).toBeGreaterThan(50_000);
});

test("the trusted officer's list is longer than a page; the limited, the pending one and citizens have some", async () => {
  const officers = await lab.db.officer.findMany({
    include: { verifications: true, _count: { select: { requests: true } } },
    orderBy: { id: "asc" },
  });
  expect(officers.map(({ verifications }) => verifications[0]?.trust)).toEqual([
    "trusted",
    "limited",
    null,
    null,
  ]);
  expect(officers.map(({ verifications }) => verifications[0]?.status)).toEqual([
    "verified",
    "verified",
    "pending",
    "pending",
  ]);
  expect(officers.map(({ _count }) => _count.requests)).toEqual([26, 7, 3, 0]);
  expect(await lab.db.emergencyRequest.count({ where: { citizenId: { not: null } } })).toBe(4);
});

test("money, approvals and dispatches agree with the status", async () => {
  const requests = await lab.db.emergencyRequest.findMany({
    include: { allocations: true, approvals: true, dispatches: true, victimInfo: true },
  });
  const money = {
    pending: [],
    processing: ["pending"],
    approved: ["allocated"],
    dispatched: ["allocated"],
    completed: ["distributed"],
    denied: [],
  };
  for (const {
    status,
    allocations,
    approvals,
    dispatches,
    victimInfo,
    approvedAt,
    createdAt,
    ...request
  } of requests) {
    expect(
      allocations.map((row) => row.status),
      request.caseId,
    ).toEqual(money[status]);
    expect(approvals.length > 0, request.caseId).toBe(status !== "pending");
    if (status === "dispatched") expect(dispatches.length, request.caseId).toBeGreaterThan(0);
    if (allocations.length) expect(victimInfo, request.caseId).not.toBeNull();
    if (approvedAt) expect(approvedAt.getTime(), request.caseId).toBeGreaterThan(createdAt.getTime());
    for (const { promoCodeSealed, confirmationNumber, vendorName } of dispatches) {
      expect(openCode(lab, promoCodeSealed)).toMatch(
        new RegExp(
          `^${vendorName
            .replace(/[^A-Za-z]/g, "")
            .slice(0, 4)
            .toUpperCase()}\\d{4}$`,
        ),
      );
      expect(confirmationNumber).toMatch(/^CONF[A-Z0-9]{8}$/);
    }
  }
});

test("dispatches and distributions respect the product's limits without a reason", async () => {
  const limits = limitsOf(lab.config());
  const requests = await lab.db.emergencyRequest.findMany({
    where: { dispatches: { some: {} } },
    include: { allocations: { where: { status: { not: "denied" } } }, dispatches: true },
  });
  expect(requests.length).toBeGreaterThan(5);
  for (const { caseId, allocations, dispatches } of requests) {
    const [money] = allocations;
    const taken = dispatches.reduce((total, one) => total + one.estimatedValueCents, money?.paidCents ?? 0);
    expect(taken, caseId).toBeLessThanOrEqual(money?.amountCents ?? 0);
    if (money?.status === "distributed") expect(taken, caseId).toBe(money.amountCents);
    const help = dispatches.map((one) => ({ ...one, valueCents: one.estimatedValueCents }));
    expect(violationsOf([], help, limits), caseId).toEqual([]);
    expect(dispatches.map(({ overReason }) => overReason)).toEqual(dispatches.map(() => null));
  }
});

test("the trusted officer's own requests wait for a second person only above their limit", async () => {
  const waiting = await lab.db.emergencyRequest.findMany({
    where: { status: "processing", verification: { trust: "trusted" } },
    include: { allocations: true },
  });
  expect(waiting.length).toBeGreaterThan(0);
  for (const { allocations } of waiting)
    expect(allocations[0]?.amountCents).toBeGreaterThan(maxSelfApprovalCents);
});

test("nothing is in the future, or before what it follows", async () => {
  const now = Date.now();
  const [allocations, entries, messages] = await Promise.all([
    lab.db.fundAllocation.findMany({ include: { request: true } }),
    lab.db.auditEntry.findMany({ orderBy: { id: "asc" } }),
    lab.db.message.findMany({ where: { state: "sent" } }),
  ]);
  for (const { createdAt, distributedAt, request } of allocations) {
    expect(createdAt.getTime()).toBeGreaterThan(request.createdAt.getTime());
    if (distributedAt) expect(distributedAt.getTime()).toBeGreaterThan(createdAt.getTime());
  }
  expect(
    Math.max(
      ...entries.map(({ at }) => at.getTime()),
      ...messages.map(({ sentAt }) => sentAt?.getTime() ?? Infinity),
    ),
  ).toBeLessThan(now);
  expect(entries.map(({ at }) => at.getTime())).toEqual(
    entries.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
  );
});

test("a night is in progress: letters, replies, a code that fails, a failed message, a 911 grant", async () => {
  const letters = await lab.db.letter.findMany();
  expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(["approval", "denial", "dispatch"]));
  expect(letters.filter(({ state }) => state !== "written")).toEqual([]);
  const responses = await lab.db.recipientResponse.findMany({ include: { dispatch: true } });
  expect(responses.filter(({ acknowledgedAt }) => acknowledgedAt === null)).toHaveLength(2);
  const [problem] = responses.filter(({ isProblem }) => isProblem);
  expect(problem?.dispatch?.problemAt).toEqual(problem?.createdAt);
  expect(await lab.db.message.count({ where: { state: "failed" } })).toBe(1);
  const [grant] = await lab.db.verification.findMany({ where: { emergencyUntil: { gt: new Date() } } });
  expect(grant).toMatchObject({ status: "pending", caseNumber: "PH-2026-1204" });
});

test("callbacks and feedback are there in each state, of people with fictional numbers", async () => {
  const callbacks = await lab.db.callbackRequest.findMany();
  expect(new Set(callbacks.map(({ status }) => status))).toEqual(new Set(["waiting", "claimed", "closed"]));
  const feedback = await lab.db.feedback.findMany();
  expect(new Set(feedback.map(({ state }) => state))).toEqual(new Set(["open", "handled"]));
  expect(feedback.some(({ state, ownerName }) => state === "open" && ownerName)).toBe(true);
  for (const { phone } of [...callbacks, ...feedback])
    if (phone) expect(phone.replace(/\D/g, "")).toMatch(/55501\d{2}$/);
});

test("the database's guards apply to demo rows as well", async () => {
  const { requestId } = await lab.db.fundAllocation.findFirstOrThrow({ where: { status: "allocated" } });
  await expect(
    lab.db.fundAllocation.create({
      data: { requestId, amountCents: 100, justification: "x", status: "allocated" },
    }),
  ).rejects.toThrow(/unique/i);
  const { id } = await lab.db.emergencyRequest.findFirstOrThrow({ where: { status: "dispatched" } });
  await expect(lab.db.helpDispatch.deleteMany({ where: { requestId: id } })).rejects.toThrow(
    /needs at least one dispatch/,
  );
  await expect(
    lab.db.emergencyRequest.update({ where: { id }, data: { status: "pending" } }),
  ).rejects.toThrow(/cannot go from dispatched to pending/);
});

test("the pending officer's supervisor has an email whose link works", async () => {
  const mail = await lab.db.message.findFirstOrThrow({
    where: { kind: "supervisor-verification", verification: { caseNumber: "MC-26-00533" } },
  });
  const token = /\/verify\/([\w-]+)/.exec(openBody(lab, mail.bodySealed).text)?.[1] ?? "";
  const context = await (await lab.visitor()).context();
  expect(await readLink(context, token)).toMatchObject({
    state: "open",
    verification: { officer: { name: "Ike Lorn" } },
  });
});

test("every recommendation explains its sum, and files can be read", async () => {
  const recommendations = await lab.db.recommendation.findMany({
    include: { request: { include: { resources: true } } },
  });
  expect(recommendations).toHaveLength(40);
  for (const { lines, amountCents, request } of recommendations) {
    expect((lines as { amountCents: number }[]).reduce((sum, line) => sum + line.amountCents, 0)).toBe(
      amountCents,
    );
    expect(request.aiRecommendationCents).toBe(amountCents);
    expect(request.resources.length).toBeGreaterThan(0);
  }
  for (const { id, bytes, mediaType } of await lab.db.evidence.findMany()) {
    const content = new Uint8Array(await new Response(await lab.files.read(id)).arrayBuffer());
    expect(content.byteLength).toBe(bytes);
    expect(Buffer.from(content.subarray(0, 4)).toString("latin1")).toBe(
      mediaType === "application/pdf" ? "%PDF" : "\u0089PNG",
    );
  }
});

test("the log of the demo seals into a chain that verifies", async () => {
  while ((await sealAudit(lab)) > 0);
  expect(await verifyAudit(lab)).toEqual({ sealed: await lab.db.auditEntry.count(), unsealed: 0 });
});

test("a real database is left alone", async () => {
  await lab.db.referenceData.delete({ where: { name: "demo" } });
  expect(await loadDemoData(lab)).toBe(false);
});
