import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { officerLanguage } from "../../messages/communications/officer.ts";
import { asLanguage } from "../../core/i18n/i18n.ts";
import { record } from "../../core/audit/record.ts";
import { allNames, valuesIn } from "../../core/personal/read.ts";
import { stateCode } from "../../../shared/community/directory/rules.ts";
import { partyIn } from "../../community/directory/search/guests.ts";
import { resourcesServing } from "../../community/directory/service.ts";
import { factsOfNeeds } from "./facts-of-needs.ts";
import { needsIn, settleNeeds } from "../needs/settle.ts";
import { namedIn, relationToRequest } from "../people/relation.ts";
import { limitsOf } from "../../../shared/platform/system/rules.ts";
import { createAdvisor, type Advice, type Advisor, type Question } from "./advisor.ts";
import { locationOf } from "./location.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { claimRecommendations } from "../../core/process/jobs.sql.ts";

const requestsAtOnce = 5;
const leaseSeconds = 60;
const oldestDays = 30;

/**
 * Recommends an amount and resources for the requests that still wait for it, and returns how many.
 * A short lease keeps two processes from the same request; the recommendation's own row decides
 * which was first. No transaction is open while the advisor works.
 */
export async function recommendDue(
  context: Context,
  advisor: Advisor = createAdvisor(context.model, context.log),
): Promise<number> {
  const now = context.now();
  const claimed = await claimRecommendations(context.sql, {
    now,
    leasedBefore: new Date(now.getTime() - leaseSeconds * 1000),
    oldest: new Date(now.getTime() - oldestDays * dayMs),
    most: requestsAtOnce,
  });
  let done = 0;
  for (const { number } of claimed) {
    try {
      if (await recommend(context, advisor, number)) done += 1;
    } catch (error) {
      context.log.error(
        { err: error, requestId: number },
        "a recommendation failed; it is tried again after its lease",
      );
    }
  }
  return done;
}

async function recommend(context: Context, advisor: Advisor, requestId: number): Promise<boolean> {
  // Read first: a later confirmation makes the answer obsolete.
  const { needsConfirmedAt } = await context.db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { needsConfirmedAt: true },
  });
  const question = await questionFor(context, requestId);
  const candidates = await resourcesServing(context, question.location.state);
  const advice = await advisor.recommend(question, candidates);
  const isFirst = await context.db.$transaction((tx) =>
    store(tx, context, { requestId, question, needsConfirmedAt, advice }),
  );
  if (isFirst) context.events.publish("requestChanged", { id: requestId });
  return isFirst;
}

/** The advisor's input for a request, as it is now. */
export async function questionFor(
  context: Context,
  requestId: number,
  db: Prisma.TransactionClient = context.db,
): Promise<Question> {
  const request = await db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    include: {
      victimInfo: { omit: { dateOfBirthSealed: true, governmentIdSealed: true } },
      officer: { select: { name: true } },
      verification: {
        select: { supervisorName: true, language: true, recipient: { omit: { dateOfBirthSealed: true } } },
      },
    },
  });
  const rulesets = await db.aiRuleset.findMany({
    where: { isActive: true },
    orderBy: [{ priority: "asc" }, { id: "asc" }],
  });
  const info = request.victimInfo;
  const recipient = request.verification?.recipient;
  const isOwn = recipient && relationToRequest(namedIn(recipient), request) === "same";
  const needStatement = info?.needStatement ?? (isOwn ? recipient.statementOfNeed : undefined);
  const state = request.state ?? stateCode(info?.state ?? "") ?? null;
  const texts = [request.requestDetails, needStatement, info?.dependents];
  const kept = needsIn(request.needs);
  const settled = kept
    ? { needs: kept, source: request.needsSource ?? "read" }
    : settleNeeds({ stated: null, texts, services: request.requestedHelpTypes });
  const facts = factsOfNeeds(settled, texts);
  return {
    facts: {
      ...facts,
      ...partyIn(texts, facts.needs.includes("violence")),
      urgencyLevel: request.urgencyLevel,
      state,
    },
    location: locationOf(
      (info && stateCode(info.state)) ?? state,
      info ?? { address: request.victimAddress },
    ),
    rulesets,
    limits: limitsOf(context.config()),
    text: [request.requestDetails, needStatement].filter(Boolean).join("\n"),
    personal: [
      ...valuesIn("EmergencyRequest", request, allNames),
      ...valuesIn("Officer", request.officer, allNames),
      ...valuesIn("Verification", request.verification, allNames),
      ...valuesIn("Recipient", recipient, allNames),
      ...valuesIn("VictimInfo", info, allNames),
    ],
    language: asLanguage(officerLanguage(request)),
  };
}

interface Recommended {
  requestId: number;
  question: Question;
  /** The confirmation of the needs in the question. */
  needsConfirmedAt: Date | null;
  advice: Advice;
}

/** The rulesets used, each with its version: `1@1 3@4`. */
const versionOf = (rulesets: Question["rulesets"]) =>
  rulesets.map(({ id = 0, version = 1 }) => `${id}@${version}`).join(" ") || "none";

/**
 * Writes the recommendation unless another process was first, or the needs were confirmed again
 * meanwhile.
 */
async function store(
  tx: Prisma.TransactionClient,
  context: Context,
  { requestId, question, needsConfirmedAt, advice }: Recommended,
) {
  const { amountCents, source, lines, justification, resources, requiresHumanReview, figures } = advice;
  // Only impersonal data: the facts, the numbers that they were weighed with, and the result.
  const inputs = {
    facts: { ...question.facts },
    limits: { ...question.limits },
    rulesets: question.rulesets.map(({ name }) => name),
    requiresHumanReview,
    figures: { ...figures },
    resources: resources.map((row) => ({ ...row })),
  };
  const { count: current } = await tx.emergencyRequest.updateMany({
    where: { id: requestId, needsConfirmedAt },
    data: { updatedAt: context.now() },
  });
  if (current === 0) return false;
  const { count } = await tx.recommendation.createMany({
    data: {
      requestId,
      amountCents,
      source,
      rulesCents: figures.byRulesCents,
      version: versionOf(question.rulesets),
      resourcesAt: context.now(),
      lines: lines.map((line) => ({ ...line })),
      inputs,
      createdAt: context.now(),
    },
    skipDuplicates: true,
  });
  await tx.idempotencyKey.deleteMany({ where: { scope: "recommendation", key: String(requestId) } });
  if (count === 0) return false;
  await tx.emergencyRequest.update({
    where: { id: requestId },
    data: { aiRecommendationCents: amountCents, aiJustification: justification },
  });
  await tx.resourceRecommendation.deleteMany({ where: { requestId } });
  await tx.resourceRecommendation.createMany({
    data: resources.map(({ resourceId, confidence }) => ({
      requestId,
      resourceId,
      aiConfidenceScore: confidence,
    })),
    skipDuplicates: true,
  });
  await record(tx, context, {
    action: "recommendation.made",
    resourceType: "request",
    resourceId: requestId,
    details: { source, amountCents, ...figures, resources: resources.length, requiresHumanReview },
    actor: { actorKind: "system" },
  });
  return true;
}
