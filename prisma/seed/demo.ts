import { askWhenReady, tellSupervisor } from "../../graph/intake/supervisor-approval/approval-request.ts";
import type { Kernel } from "../../graph/core/context.ts";
import { auditRow } from "../../graph/core/audit/record.ts";
import { writeRound } from "../../graph/messages/letters/write/write.ts";
import { isUndecided } from "../../shared/core/request-statuses.ts";
import { limitsOf } from "../../shared/platform/system/rules.ts";
import { linkLifetimeMs } from "../../shared/officers/verification/rules.ts";
import { writeAccounts } from "./demo-accounts.ts";
import { at, createChance, type Chance } from "./demo-chance.ts";
import {
  addressOf,
  contextAt,
  officerActor,
  writeCases,
  writeRecipients,
  type AuditRow,
  type DemoCases,
  type Tx,
} from "./demo-cases.ts";
import { writeContacts } from "./demo-contacts.ts";
import { failOneMessage, writeDispatchLetters, writeResponses } from "./demo-night.ts";
import { dispatchRows, firstProblem } from "./demo-dispatches.ts";
import { writeFunds } from "./demo-funds.ts";
import { storeDemoFiles, type DemoFile } from "./demo-files.ts";
import { allocationRows, approvalRows, auditRows, letterRows, satisfactionRows } from "./demo-outcomes.ts";
import { demoTrustedDomain } from "./demo-people.ts";
import { planRequests, type Filed } from "./demo-requests.ts";
import { requestRow, victimInfoRow } from "./demo-rows.ts";

const mark = "demo";
const seed = 20_261_121;
const filesInAll = 12;
const lettersKeptDays = 20;
/** Half a second on an idle machine; a busy one must not fail because of it. */
const longestMs = 60_000;

/**
 * Fills a new database with fictional data. True if the database holds demo data; false, without
 * writing, if it holds real data.
 */
export async function loadDemoData(kernel: Kernel): Promise<boolean> {
  const { db } = kernel;
  if (await db.referenceData.findUnique({ where: { name: mark } })) return true;
  if ((await db.officer.count()) > 0 || (await db.emergencyRequest.count()) > 0) return false;
  const chance = createChance(seed);
  const files = await storeDemoFiles(kernel, chance, filesInAll);
  await db.$transaction((tx) => write(tx, kernel, chance, files), { timeout: longestMs });
  kernel.events.publish("configChanged", { version: kernel.config().version });
  return true;
}

async function write(tx: Tx, kernel: Kernel, chance: Chance, files: DemoFile[]) {
  const trustedDomains = [...kernel.config().trustedDomains, demoTrustedDomain];
  // If email only goes to the development mailbox, the Support Center shows a sample address.
  const fromEmail = kernel.env.SMTP_URL ? {} : { fromEmail: "SafeVoice <support@safevoice.example>" };
  await tx.systemConfig.update({ where: { id: 1 }, data: { trustedDomains, ...fromEmail } });
  const trusting: Kernel = { ...kernel, config: () => ({ ...kernel.config(), trustedDomains }) };
  const audit: AuditRow[] = [];
  const cases = await writeCases(tx, trusting, audit);
  const filed = await writeRequests(tx, trusting, chance, cases);
  await writeRecipients(tx, trusting, { cases, planned: filed, audit });
  const evidence = await writeEvidence(tx, { kernel, filed, files, cases, audit });
  await tx.approval.createMany({ data: filed.flatMap((request) => approvalRows(request, cases)) });
  const vendors = await tx.vendor.findMany({ orderBy: { id: "asc" } });
  await writeAccounts(tx, kernel.now());
  const decider = await tx.admin.findFirst({ orderBy: { id: "asc" } });
  const by = decider?.username ?? "admin";
  await writeFunds(tx, kernel.now(), decider);
  const help = filed.flatMap((request) => dispatchRows(kernel, request, chance, { vendors, by }));
  const dispatchedCents = (id: number) =>
    help
      .filter(({ requestId }) => requestId === id)
      .reduce((total, { estimatedValueCents }) => total + estimatedValueCents, 0);
  // One at a time, in order: each is checked against the limits with the earlier ones.
  const money = filed.flatMap((request) =>
    allocationRows(kernel, { request, dispatchedCents: dispatchedCents(request.id) }, cases),
  );
  for (const data of money.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    await tx.fundAllocation.create({ data });
  await tx.satisfaction.createMany({ data: filed.flatMap((request) => satisfactionRows(kernel, request)) });
  await tx.helpDispatch.createMany({ data: help });
  const problem = firstProblem(filed, kernel.now());
  const dispatch = problem && (await tx.helpDispatch.findFirst({ where: { requestId: problem.requestId } }));
  if (dispatch)
    await tx.helpDispatch.update({ where: { id: dispatch.id }, data: { problemAt: problem.problemAt } });
  await writeMessages(tx, trusting, { filed, cases, audit });
  await writeResponses(tx, trusting, { filed, cases, audit, by });
  await failOneMessage(tx);

  const actor = {
    actorKind: "admin" as const,
    actorId: decider && String(decider.id),
    actorName: by,
  };
  await writeContacts(tx, kernel, { audit, admin: actor });
  for (const request of filed)
    audit.push(
      ...auditRows(kernel, request, { cases, admin: actor, evidence: evidence.get(request.id) ?? 0 }),
    );
  // Sealed in this order, like any other log.
  await tx.auditEntry.createMany({ data: audit.toSorted((a, b) => a.at.getTime() - b.at.getTime()) });
  await tx.referenceData.create({ data: { name: mark, hash: String(seed), loadedAt: kernel.now() } });
}

async function writeRequests(tx: Tx, kernel: Kernel, chance: Chance, cases: DemoCases): Promise<Filed[]> {
  const rulesets = await tx.aiRuleset.findMany({
    where: { isActive: true },
    orderBy: [{ priority: "asc" }, { id: "asc" }],
  });
  const candidates = await tx.resource.findMany({
    select: {
      ...{ id: true, state: true, type: true, kind: true, name: true, contactInfo: true },
      ...{ area: true, city: true, counties: true },
    },
    orderBy: { id: "asc" },
  });
  const limits = limitsOf(kernel.config());
  const planned = planRequests({
    now: kernel.now(),
    zone: kernel.zone(),
    chance,
    rulesets,
    limits,
    candidates,
  });

  const byCitizens = planned.filter(({ owner }) => owner === "citizen");
  const citizens = await tx.citizen.createManyAndReturn({
    data: byCitizens.map(({ filed, caseId }) => ({
      originKey: kernel.keys.hash(`origin:demo:${caseId}`),
      createdAt: filed,
    })),
    select: { id: true },
  });
  const citizenOf = new Map(byCitizens.map(({ caseId }, index) => [caseId, at(citizens, index).id]));
  const rows = await tx.emergencyRequest.createManyAndReturn({
    data: planned.map((request) =>
      requestRow(request, { cases, citizenId: citizenOf.get(request.caseId) ?? null, limits }),
    ),
    select: { id: true, caseId: true },
  });
  const idOf = new Map(rows.map(({ id, caseId }) => [caseId, id]));
  const filed = planned.map((request) => ({
    ...request,
    id: idOf.get(request.caseId) ?? 0,
    citizenId: citizenOf.get(request.caseId) ?? null,
  }));

  await tx.victimInfo.createMany({
    data: filed
      .filter(({ hasVictimInfo }) => hasVictimInfo)
      .map((request) => victimInfoRow(kernel, request, chance)),
  });
  await tx.recommendation.createMany({
    data: filed.map(({ id, advice, facts, resources, recommended }) => ({
      requestId: id,
      amountCents: advice.amountCents,
      source: "rules",
      lines: advice.lines.map((line) => ({ ...line })),
      inputs: {
        facts: { ...facts },
        limits: { ...limits },
        rulesets: rulesets.map(({ name }) => name),
        requiresHumanReview: advice.requiresHumanReview,
        resources: resources.map((row) => ({ ...row })),
      },
      resourcesAt: recommended,
      createdAt: recommended,
    })),
  });
  await tx.resourceRecommendation.createMany({
    data: filed.flatMap(({ id, resources, recommended }) =>
      resources.map(({ resourceId, confidence }) => ({
        requestId: id,
        resourceId,
        aiConfidenceScore: confidence,
        createdAt: recommended,
      })),
    ),
  });
  return filed;
}

interface Evidence {
  kernel: Kernel;
  filed: Filed[];
  files: DemoFile[];
  cases: DemoCases;
  audit: AuditRow[];
}

/** The newest requests have documents and pictures; returns how many each has. */
async function writeEvidence(
  tx: Tx,
  { kernel, filed, files, cases, audit }: Evidence,
): Promise<Map<number, number>> {
  const count = new Map<number, number>();
  const holders = filed
    .filter(({ owner }) => owner !== "citizen")
    .toReversed()
    .slice(0, 8);
  const rows = files.map((file, index) => {
    const { id, owner, filed: filedAt } = at(holders, index);
    const made = cases[owner as keyof DemoCases];
    const ordinal = (count.get(id) ?? 0) + 1;
    count.set(id, ordinal);
    const createdAt = new Date(filedAt.getTime() - (5 - ordinal) * 60_000);
    const details = { kind: "document", mediaType: file.mediaType, bytes: file.bytes };
    audit.push(
      auditRow(contextAt(kernel, createdAt, addressOf(made)), {
        action: "evidence.stored",
        resourceType: "evidence",
        resourceId: file.id,
        details,
        actor: officerActor(made),
      }),
    );
    return { ...file, officerId: made.officerId, requestId: id, verificationId: null, ordinal, createdAt };
  });
  await tx.evidence.createMany({ data: rows });
  return count;
}

/** The emails of the last weeks, all sent; supervisors' links work until they expire. */
async function writeMessages(
  tx: Tx,
  kernel: Kernel,
  { filed, cases, audit }: { filed: Filed[]; cases: DemoCases; audit: AuditRow[] },
) {
  const now = kernel.now().getTime();
  const letters = filed.filter(
    ({ decided }) => decided && now - decided.getTime() < lettersKeptDays * 86_400_000,
  );
  for (const request of letters.toSorted((a, b) => Number(a.decided) - Number(b.decided))) {
    await tx.letter.createMany({ data: letterRows(kernel, request, cases) });
    const context = contextAt(kernel, request.decided ?? kernel.now());
    await writeRound(context, tx, async (_tx, by, event) => void audit.push(auditRow(by, event)));
  }
  await writeDispatchLetters(tx, kernel, audit, new Date(now - lettersKeptDays * 86_400_000));
  for (const { id, owner, status, filed: at } of filed) {
    if (owner === "citizen" || !isUndecided(status) || now - at.getTime() > linkLifetimeMs) continue;
    const request = await tx.emergencyRequest.findUniqueOrThrow({ where: { id } });
    const verification = await tx.verification.findUniqueOrThrow({
      where: { id: cases[owner].id },
      include: { officer: true, recipient: true },
    });
    await tellSupervisor(contextAt(kernel, at), tx, { request, verification });
    await askWhenReady(contextAt(kernel, at), tx, id);
  }
  await tx.$executeRaw`UPDATE "Message" SET "state" = 'sent', "tries" = 1, "sentAt" = "createdAt" + interval '4 seconds' WHERE "state" = 'queued'`;
}
