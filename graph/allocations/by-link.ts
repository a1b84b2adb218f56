import * as z from "zod/mini";
import type { Context } from "../app/context.ts";
import { redact } from "../adapters/redact.ts";
import { parse, Refusal } from "../app/errors.ts";
import { record } from "../audit/service.ts";
import { tooLong } from "../forms/rules.ts";
import { isUndecided } from "../requests/rules.ts";
import { writtenName } from "../recipients/naming.ts";
import { normaliseEmail } from "../verification/rules.ts";
import { figureOf, giveApproval } from "./approve.ts";
import { giveDenial } from "./deny.ts";
import { readDecisionFacts, type DecisionFacts } from "./facts.ts";
import { answerMissing, denialReason, officerFirst, victimInfoMissing } from "./rules.ts";

export type ApprovalView =
  | {
      state: "open";
      language: string;
      facts: DecisionFacts;
      amountCents: number;
      supervisorName: string;
      requestDetails: string;
      victimInitials: string;
      notYet?: string;
    }
  | { state: "decided"; language: string; facts: DecisionFacts }
  | { state: "expired"; language: string }
  | { state: "unknown" };

/** What the supervisor's approval link shows; reading it changes nothing. The person in need stands there by initials only. */
export async function readApprovalLink(context: Context, token: string): Promise<ApprovalView> {
  const link = await findLink(context, token);
  if (!link) return { state: "unknown" };
  const facts = await readDecisionFacts(context, link.request.id);
  if (!facts) return { state: "unknown" };
  const { language } = link.verification;
  if (link.usedAt || !isUndecided(facts.status)) return { state: "decided", language, facts };
  if (link.expiresAt <= context.now()) return { state: "expired", language };
  return {
    state: "open",
    language,
    facts,
    amountCents: figureOf(context, facts),
    supervisorName: link.verification.supervisorName,
    requestDetails: withoutPerson(link),
    victimInitials: writtenName(facts, initialsOf(facts.victimName), language),
    ...(facts.verification?.status !== "verified"
      ? { notYet: officerFirst }
      : !facts.victim
        ? { notYet: victimInfoMissing }
        : {}),
  };
}

export const answer = z.object({
  decision: z.enum(["approve", "deny"], answerMissing),
  reason: z._default(z.string().check(z.maxLength(1000, tooLong)), ""),
});

/** Takes the supervisor's answer; of two at once one decides, and the other is shown its result. */
export async function decideByApprovalLink(
  context: Context,
  token: string,
  input: unknown,
): Promise<ApprovalView> {
  const view = await readApprovalLink(context, token);
  if (view.state !== "open") return view;
  const { decision, reason } = parse(answer, input);
  const { facts, notYet, supervisorName } = view;
  const link = await findLink(context, token);
  const personKey = normaliseEmail(link?.verification.supervisorEmail ?? "");
  const actor = { actorKind: "supervisor" as const, actorName: supervisorName };
  const decider = {
    personKey,
    badgeKey: null,
    isOfficer: false,
    personName: supervisorName,
    actorKind: "supervisor" as const,
    mayApproveAlone: false,
    actor,
    ...(link && { linkId: link.id }),
  };
  try {
    if (decision === "deny")
      await giveDenial(context, decider, facts, parse(z.object({ reason: denialReason }), { reason }).reason);
    else if (notYet) throw new Refusal("INVALID", notYet, { decision: [notYet] });
    else await giveApproval(context, decider, facts);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "CONFLICT") throw error;
    await record(context.db, context, {
      action: "request.decision-lost",
      resourceType: "request",
      resourceId: facts.id,
      outcome: "failure",
      details: { decision },
      actor,
    });
    const now = await readApprovalLink(context, token);
    if (now.state === "open") throw error;
    return now;
  }
  return readApprovalLink(context, token);
}

async function findLink(context: Context, token: string) {
  const link = await context.db.link.findUnique({
    where: { tokenHash: context.keys.hash(token), purpose: "approve" },
    include: {
      verification: { include: { recipient: true } },
      request: { include: { victimInfo: true } },
    },
  });
  return link?.request ? { ...link, request: link.request } : null;
}

/** The officer's words about the need, without what tells who and where the person is. */
function withoutPerson({
  request,
  verification: { recipient },
}: NonNullable<Awaited<ReturnType<typeof findLink>>>) {
  const { victimInfo } = request;
  return redact(request.requestDetails, [
    request.victimName,
    request.victimPhone,
    request.victimEmail,
    request.victimAddress,
    ...[recipient, victimInfo].flatMap((person) =>
      person ? [person.fullName, person.phone, person.email, person.address] : [],
    ),
    victimInfo?.city,
    victimInfo?.emergencyContact,
  ]);
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${part.slice(0, 1).toUpperCase()}.`)
    .join(" ");
