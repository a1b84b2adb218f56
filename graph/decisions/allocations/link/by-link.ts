import * as z from "zod/mini";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { record } from "../../../core/audit/record.ts";
import { tooLong } from "../../../../shared/core/forms/fields.ts";
import { writtenName } from "../../../core/text/naming.ts";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import { trustOfDomain } from "../../../../shared/officers/verification/rules.ts";
import { figureOf, giveApproval } from "../approval/approve.ts";
import { firstDecision } from "../approval/decision-conflict.ts";
import { giveDenial } from "../approval/deny.ts";
import { readDecisionFacts, type DecisionFacts } from "../approval/facts.sql.ts";
import { requestOnLink, type ShownRequest } from "../../../intake/supervisor-approval/link-snapshot.ts";
import { denialReason } from "../../../../shared/decisions/allocations/rules.ts";
import type { Phrase } from "../../../../shared/core/i18n/phrases.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";

export interface OpenApproval {
  state: "open";
  language: string;
  facts: DecisionFacts;
  shown: ShownRequest;
  victimInitials: string;
  /** The state that the form carries. The answer applies only to this state. */
  claim: { facts: string; amountCents: number; version: number };
  /** Why it cannot be approved yet. */
  missing: Phrase[];
  /** Set if the answer referred to an earlier state: the amount then, and the typed reason. */
  outdated?: { amountCents: number | null; reason: string };
}

export type ApprovalView =
  | OpenApproval
  | { state: "decided"; language: string; facts: DecisionFacts; first: FirstDecision; zone: string }
  | { state: "expired" | "ended"; language: string }
  | { state: "unknown" };

/** What the approval link shows. Reading changes nothing. The recipient is shown by initials. */
export const readApprovalLink = (context: Context, token: string): Promise<ApprovalView> =>
  readApproval(context, context.keys.hash(token));

/** The same for the link with this hash, whose secret may be unknown. */
export const readApproval = async (context: Context, tokenHash: string): Promise<ApprovalView> =>
  (await openLink(context, tokenHash)).view;

export const answer = z.object({
  decision: z.enum(["approve", "deny"], says.answerMissing),
  reason: z._default(z.string().check(z.maxLength(1000, tooLong)), ""),
});

export type ApprovalForm = Record<"decision" | "reason" | "facts" | "amount" | "version", string>;

/** Saves the supervisor's answer. If two answers race, the second sees the first one's result. */
export const decideByApprovalLink = (
  context: Context,
  token: string,
  form: ApprovalForm,
): Promise<ApprovalView> => decideApproval(context, context.keys.hash(token), form);

/** A deputy who answers for the supervisor. Four eyes counts this person. */
export interface ApprovingDeputy {
  personKey: string;
  /** "Dana Ruiz (for Lt. Cole)" */
  name: string;
}

/** The same for the link with this hash. */
export async function decideApproval(
  context: Context,
  tokenHash: string,
  form: ApprovalForm,
  deputy?: ApprovingDeputy,
): Promise<ApprovalView> {
  const { view, link } = await openLink(context, tokenHash);
  if (view.state !== "open" || !link) return view;
  if (!isWhatIsShown(form, view)) return asked(view, form);
  const { decision, reason } = parse(answer, form);
  const { facts, missing, claim, shown } = view;
  const personName = deputy?.name ?? shown.supervisorName;
  const actor = { actorKind: "supervisor" as const, actorName: personName };
  const decider = {
    personKey: deputy?.personKey ?? link.emailKey,
    badgeKeys: [],
    isOfficer: false,
    isAdmin: false,
    personName,
    actorKind: "supervisor" as const,
    mayApproveAlone: false,
    actor,
    linkId: link.id,
  };
  try {
    if (decision === "deny")
      await giveDenial(context, decider, facts, parse(z.object({ reason: denialReason }), { reason }).reason);
    else if (missing[0]) throw new Refusal("INVALID", missing[0], { decision: missing });
    else await giveApproval(context, decider, facts, claim);
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
    const now = await readApproval(context, tokenHash);
    if (now.state !== "open") return now;
    if (error.message === says.alreadyApproved) throw error;
    return asked(now, form);
  }
  return readApproval(context, tokenHash);
}

const isWhatIsShown = (form: ApprovalForm, { claim }: OpenApproval) =>
  form.facts === claim.facts &&
  form.version === String(claim.version) &&
  (form.decision === "deny" || form.amount === String(claim.amountCents));

/** The form again, with the current state. */
const asked = (view: OpenApproval, { amount, reason }: ApprovalForm): OpenApproval => ({
  ...view,
  outdated: {
    amountCents: /^\d{1,9}$/.test(amount) ? Number(amount) : null,
    reason: reason.slice(0, 1000),
  },
});

type FirstDecision = Awaited<ReturnType<typeof firstDecision>>;

async function openLink(
  context: Context,
  tokenHash: string,
): Promise<{ view: ApprovalView; link?: FoundLink }> {
  const link = await findLink(context, tokenHash);
  const facts = link?.request ? await readDecisionFacts(context, link.request.id) : null;
  if (!link?.request || !facts) return { view: { state: "unknown" } };
  const view = viewOf(context, { ...link, request: link.request }, facts);
  if (view.state !== "decided") return { link, view };
  return { link, view: { ...view, first: await firstDecision(context, facts.id) } };
}

const findLink = ({ db }: Context, tokenHash: string) =>
  db.link.findUnique({
    where: { tokenHash, purpose: "approve" },
    include: {
      verification: { include: { recipient: true, officer: true } },
      request: { include: { victimInfo: true } },
    },
  });
type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

function viewOf(
  context: Context,
  link: FoundLink & { request: NonNullable<FoundLink["request"]> },
  facts: DecisionFacts,
): ApprovalView {
  const { verification, request, emailKey, factsHash } = link;
  const { language } = verification;
  if (!isUndecided(facts.status) || (link.usedAt && !link.replaced))
    return { state: "decided", language, facts, first: null, zone: context.zone() };
  const shown = requestOnLink(context, link, { request, verification });
  // The current supervisor, if trusted, has an email of their own.
  const isTheirs =
    emailKey === verification.supervisorEmailKey &&
    verification.status !== "rejected" &&
    trustOfDomain(emailKey, context.config().trustedDomains) === "trusted";
  if (link.replaced || !shown || !factsHash || !isTheirs) return { state: "ended", language };
  if (link.expiresAt <= context.now()) return { state: "expired", language };
  return {
    state: "open",
    language,
    facts,
    shown,
    victimInitials: writtenName(facts, initialsOf(facts.victim?.fullName ?? facts.victimName), language),
    claim: { facts: factsHash, amountCents: figureOf(context, facts), version: facts.version },
    missing: [
      ...(facts.verification?.status === "verified" ? [] : [says.officerFirst]),
      ...(facts.victim ? [] : [says.victimInfoMissing]),
    ],
  };
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${part.slice(0, 1).toUpperCase()}.`)
    .join(" ");
