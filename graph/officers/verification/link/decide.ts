import type { Prisma } from "../../../../prisma/client/client.ts";
import { askForCase } from "../../../intake/supervisor-approval/approval-request.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import { record } from "../../../core/audit/record.ts";
import { isAnyAdmin } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { publicUrl } from "../../../core/env.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { announceCase } from "../../../core/events/announce-case.ts";
import { endCase } from "../submission/end-case.ts";
import { caseOnLink } from "./link-snapshot.ts";
import { resultMails, type MailedCase } from "../messages/mails.ts";
import {
  isSameBadge,
  supervisorAnswer,
  trustOfDomain,
  wrongBadgesPerLink,
  type SupervisorAnswer,
} from "../../../../shared/officers/verification/rules.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";
import { lockOfficerAndCaseOfLink } from "../../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

/** What a supervisor's link shows. */
export type LinkView =
  | {
      state: "open";
      verification: MailedCase;
      facts: string;
      mayVerify: boolean;
      language: string;
      /** The installation's time zone. */
      zone: string;
      /** The agency's sign-in that confirmed the officer's identity. */
      identifiedBy?: { name: string; at: Date };
    }
  | {
      state: "decided";
      verification: MailedCase;
      language: string;
      zone: string;
      /** It was decided by this very answer. */
      isNew?: boolean;
    }
  | { state: "expired" | "replaced" | "changed"; language: string }
  | { state: "unknown" };

/** Reads a supervisor's link. Changes nothing, because email scanners open links too. */
export const readLink = (context: Context, token: string): Promise<LinkView> =>
  readCase(context, context.keys.hash(token));

/** The same for the link with this hash, whose secret may be unknown. */
export async function readCase(context: Context, tokenHash: string): Promise<LinkView> {
  const link = await findLink(context.db, tokenHash);
  if (!link) return { state: "unknown" };
  const { verification, isCurrent } = caseOnLink(context, link);
  const { language } = verification;
  if (link.replaced) return { state: "replaced", language };
  if (link.usedAt || verification.status !== "pending")
    return { state: "decided", verification, language, zone: context.zone() };
  if (link.expiresAt <= context.now()) return { state: "expired", language };
  if (!isCurrent || !link.factsHash) return { state: "changed", language };
  const mayVerify = link.wrongBadges < wrongBadgesPerLink;
  const [own] = link.verification.officer.providerLinks;
  return {
    ...{ state: "open", verification, facts: link.factsHash, mayVerify, language, zone: context.zone() },
    ...(own && { identifiedBy: { name: own.provider.name, at: own.at } }),
  };
}

const findLink = (db: Tx, tokenHash: string) =>
  db.link.findUnique({
    where: { tokenHash, purpose: "verify" },
    include: { verification: { include: { officer: { include: withIdentity } } } },
  });
const withIdentity = {
  providerLinks: { include: { provider: true }, orderBy: { at: "desc" }, take: 1 },
} as const satisfies Prisma.OfficerInclude;

export type CaseForm = Record<"decision" | "badgeNumber" | "facts", string>;

/** Saves the supervisor's answer. If two answers race, the second sees the first one's result. */
export const decideByLink = (context: Context, token: string, form: CaseForm): Promise<LinkView> =>
  decideCase(context, context.keys.hash(token), form);

/** The same for the link with this hash. `deputy` answers for the supervisor, by this name. */
export async function decideCase(
  context: Context,
  tokenHash: string,
  form: CaseForm,
  deputy?: string,
): Promise<LinkView> {
  const view = await readCase(context, tokenHash);
  if (view.state !== "open") return view;
  const { verification } = view;
  const answer = parse(supervisorAnswer, form);
  if (form.facts !== view.facts) throw new Refusal("INVALID", says.readAgain, { decision: [says.readAgain] });
  const outcome = await take(context, tokenHash, answer, deputy);
  if (typeof outcome === "object") {
    const { triesLeft } = outcome;
    const sentence = says[triesLeft === 1 ? "badgeWrongOnce" : "badgeWrong"]({ count: triesLeft });
    throw new Refusal("INVALID", sentence, { badgeNumber: [sentence] });
  }
  if (outcome === "decided") {
    context.events.publish("workWaiting", { kind: "message" });
    await announceCase(context, verification.id);
  }
  const now = await readCase(context, tokenHash);
  return now.state === "decided" && outcome === "decided" ? { ...now, isNew: true } : now;
}

/** Locks the case, so that parallel answers get no extra tries at the badge number. */
function take(
  context: Context,
  tokenHash: string,
  { decision, badgeNumber }: SupervisorAnswer,
  deputy?: string,
): Promise<"decided" | "late" | { triesLeft: number }> {
  const now = context.now();
  return context.db.$transaction(async (tx) => {
    await lockOfficerAndCaseOfLink(tx, tokenHash);
    const link = await findLink(tx, tokenHash);
    if (!link || link.usedAt || link.expiresAt <= now) return "late";
    const { verification, isCurrent } = caseOnLink(context, link);
    if (!isCurrent) return "late";
    if (decision === "verified") {
      const triesLeft = wrongBadgesPerLink - link.wrongBadges;
      if (triesLeft <= 0) return "late";
      if (!isSameBadge(badgeNumber, verification.officer.badgeNumber)) {
        await record(tx, context, {
          ...auditOf(verification, deputy),
          action: "verification.wrong-badge",
          outcome: "failure",
          details: { linkId: link.id },
        });
        await tx.link.update({ where: { id: link.id }, data: { wrongBadges: { increment: 1 } } });
        return triesLeft > 1 ? { triesLeft: triesLeft - 1 } : "late";
      }
    }
    await tx.link.update({ where: { id: link.id }, data: { usedAt: now } });
    const answer = { verification, decision, facts: link.factsHash, deputy };
    return (await settleCase(tx, context, answer)) ? "decided" : "late";
  });
}

interface Answer {
  verification: MailedCase;
  decision: "verified" | "rejected";
  /** The hash of the facts that the answer refers to. */
  facts?: string | null;
  /** An administrator who answers in the supervisor's place, and why. */
  by?: { reason: string };
  /** A deputy who answers for the supervisor, by name. */
  deputy?: string | undefined;
}

/** Writes the answer to a pending case and its effects. False if the case was already answered. */
export async function settleCase(
  tx: Tx,
  context: Context,
  { verification, decision, facts, by, deputy }: Answer,
): Promise<boolean> {
  const trust =
    decision === "verified"
      ? trustOfDomain(verification.supervisorEmail, context.config().trustedDomains)
      : null;
  const method = by ? "admin" : "email";
  const decidedBy = by && isAnyAdmin(context.viewer) ? context.viewer.username : (deputy ?? null);
  const decided = await tx.verification.updateMany({
    where: { id: verification.id, status: "pending" },
    data: {
      ...{ status: decision, method, trust, decidedBy, decidedAt: context.now() },
      decisionReason: by?.reason ?? null,
    },
  });
  if (decided.count === 0) return false;
  const href = `${publicUrl(context.env)}/verification`;
  const mails = resultMails(verification, decision, { href, method });
  await tx.message.createMany({ data: mails.map((mail) => composeMessage(context, mail)) });
  if (decision === "verified") await askForCase(context, tx, verification.id);
  if (decision === "rejected") await endCase(tx, context, verification);
  await record(tx, context, {
    ...(by ? { resourceType: "verification", resourceId: verification.id } : auditOf(verification, deputy)),
    action: `verification.${decision}`,
    details: {
      ...{ before: "pending", after: decision, method, trust },
      ...(by ? { reason: by.reason } : { facts: facts ?? null }),
    },
  });
  return true;
}

const auditOf = ({ id, supervisorName }: MailedCase, deputy?: string) => ({
  resourceType: "verification" as const,
  resourceId: id,
  actor: { actorKind: "supervisor" as const, actorName: deputy ?? supervisorName },
});
