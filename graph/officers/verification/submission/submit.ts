import type { Prisma, Verification } from "../../../../prisma/client/client.ts";
import { readPhones } from "../../../core/text/phone.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { keyFor, once } from "../../../core/idempotency.ts";
import { reopenLost } from "../../../core/sessions/lost-sessions.ts";
import { demand } from "../../../core/access/audiences.ts";
import { announceEnded } from "../../../core/sessions/lock.ts";
import { freshViewer, openSession, type NewSession, type Provided } from "../../../core/sessions/sessions.ts";
import { isOfficer, sessionIdOf } from "../../../core/access/viewer.ts";
import { announceCase } from "../../../core/events/announce-case.ts";
import { caseKeyOf } from "./case-key.ts";
import { noteActs } from "../../../core/counted-acts.ts";
import { askSupervisor } from "./ask-supervisor.ts";
import { demandFewForms, formActs } from "./submission-limits.ts";
import { can } from "../policy.ts";
import {
  isSameBadge,
  normaliseEmail,
  officerForm,
  type OfficerForm,
} from "../../../../shared/officers/verification/rules.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";
import { says as identitySays } from "../../../../shared/accounts/identity-providers/sentences.ts";
import {
  linkOfficer,
  ownIdentity,
  type OfficerIdentity,
} from "../../../accounts/identity-providers/officer-sign-in.ts";

type Tx = Prisma.TransactionClient;

interface Options {
  /** What an identity provider confirmed. */
  identity?: OfficerIdentity;
  /**
   * The form was filled from what the agency's sign-in confirmed. Name, badge, rank and agency are
   * taken from there.
   */
  isIdentified?: boolean | null | undefined;
  /** The key of one form, so that a repeat after a lost answer is recognized. */
  formKey?: string | null | undefined;
  query?: Prisma.VerificationDefaultArgs;
}

/**
 * The form at /officer-login: opens the officer's session, stores the case, and emails the
 * supervisor. Once for the same content with the same key.
 */
export async function submitOfficerVerification(
  context: Context,
  input: unknown,
  options: Options = {},
): Promise<Verification> {
  if (!options.isIdentified) return keepCase(context, parse(officerForm, input), options);
  const identity = await ownIdentity(context);
  if (!identity) throw new Refusal("UNPROCESSABLE", identitySays.identityExpired);
  const { name, badge, rank, provider } = identity;
  const confirmed = { officerName: name, badgeNumber: badge, agency: provider.agency };
  const form = { ...Object(input), ...confirmed, ...(rank && { officerRank: rank }) } as unknown;
  return keepCase(context, parse(officerForm, form), { ...options, identity });
}

/** The same for a form with its own validation (REST omits some fields). */
export async function keepCase(
  context: Context,
  form: OfficerForm,
  { formKey, query = {}, identity }: Options = {},
): Promise<Verification> {
  demand(can.submitCase(context.viewer));
  const { officerPhone, supervisorPhone } = form;
  const phones = readPhones({ officerPhone, supervisorPhone });
  const key = keyFor(formKey, form);
  const opened: { session?: NewSession | null; instead?: number | null; movedFrom?: number | null } = {};
  const { answer, repeated } = await once<Submitted>(
    context,
    { scope: "submitOfficerVerification", key, body: form, repeat: enterAgain },
    async (tx) => {
      const { verification, session, movedFrom } = await writeCase(tx, context, {
        ...form,
        officerPhone: phones.officerPhone.text,
        officerPhoneE164: phones.officerPhone.e164,
        supervisorPhone: phones.supervisorPhone.text,
        identity,
      });
      Object.assign(opened, { session, movedFrom });
      const { id: verificationId, officerId } = verification;
      return { verificationId, officerId, sessionId: session ? sessionIdOf(session.viewer) : null };
    },
  );
  opened.session?.enter();
  if (opened.instead) announceEnded(context, [opened.instead]);
  context.viewer = await freshViewer(context);
  const { verificationId } = answer;
  if (!repeated) {
    context.events.publish("workWaiting", { kind: "message" });
    await announceCase(context, verificationId, opened.movedFrom);
  }
  return context.db.verification.findUniqueOrThrow({ ...query, where: { id: verificationId } });

  async function enterAgain(tx: Tx, submitted: Submitted): Promise<Submitted> {
    const session = await sessionAgain(tx, context, submitted);
    if (!session) return submitted;
    Object.assign(opened, { session, instead: submitted.sessionId });
    return { ...submitted, sessionId: sessionIdOf(session.viewer) };
  }
}

/** The officer's number in E.164, beside the one that was typed. */
type Form = OfficerForm & {
  officerPhoneE164: string | null;
  identity?: OfficerIdentity | undefined;
};

async function writeCase(tx: Tx, context: Context, form: Form) {
  await demandFewForms(tx, context, form);
  const officerId = await keepOfficer(tx, context, form);
  const provided = form.identity && (await linkOfficer(context, tx, officerId, form.identity));
  const known = await tx.verification.findFirst({
    where: { officerId, caseKey: caseKeyOf(form.caseNumber) },
    orderBy: { id: "asc" },
  });
  if (known?.status === "rejected" || (!known && (await wasRejected(tx, form))))
    throw new Refusal("CONFLICT", says.notVerified);
  const verification =
    known?.status === "verified" ? known : await askSupervisor(tx, context, { officerId, form, known });
  const session = await sessionAt(tx, context, { ...verification, provided });
  await record(tx, session ? { ...context, viewer: session.viewer } : context, {
    action: "verification.submitted",
    resourceType: "verification",
    resourceId: verification.id,
    details: {
      caseNumber: verification.caseNumber,
      services: verification.services,
      again: known !== null,
    },
  });
  await noteActs(tx, context, formActs(context, form));
  // If the new supervisor is in another agency, the case leaves the desk of the earlier one.
  return { verification, session, movedFrom: known?.agencyId };
}

/**
 * The same person asked the same supervisor about the same case in another session and was
 * rejected, so no one is asked again.
 */
async function wasRejected(tx: Tx, { caseNumber, officerEmail, supervisorEmail, badgeNumber }: OfficerForm) {
  const refused = await tx.verification.findMany({
    where: {
      status: "rejected",
      caseKey: caseKeyOf(caseNumber),
      supervisorEmailKey: normaliseEmail(supervisorEmail),
      officer: { emailKey: normaliseEmail(officerEmail) },
    },
    select: { officer: { select: { badgeNumber: true } } },
  });
  return refused.some(({ officer }) => isSameBadge(officer.badgeNumber, badgeNumber));
}

// A type and not an interface: it is kept as JSON.
type Submitted = { verificationId: number; officerId: number; sessionId: number | null };

/** Null if the officer already holds the session. */
async function sessionAgain(
  tx: Tx,
  context: Context,
  { verificationId, officerId, sessionId }: Submitted,
): Promise<NewSession | null> {
  if (isOfficer(context.viewer) && context.viewer.officerId === officerId) return null;
  const about = { verificationId };
  return reopenLost(tx, context, { sessionId, owner: { officerId, ...about }, about });
}

/**
 * The same person in the same session stays one officer, while the form matches the confirmed
 * description and mailbox, and no other identity was confirmed; anyone else is a new officer. A
 * supervisor's answer covers only its own case.
 */
async function keepOfficer(tx: Tx, { viewer, now }: Context, form: Form): Promise<number> {
  const emailKey = normaliseEmail(form.officerEmail);
  const {
    badgeNumber,
    officerName: name,
    officerRank: rank,
    agency,
    officerPhone: phone,
    officerPhoneE164: phoneE164,
    officerEmail: email,
  } = form;
  if (isOfficer(viewer) && viewer.emailKey === emailKey && isSameBadge(viewer.badgeNumber, badgeNumber)) {
    const known = await tx.officer.findUniqueOrThrow({
      where: { id: viewer.officerId },
      include: { providerLinks: true },
    });
    const links = known.providerLinks;
    const isConfirmed = links.length > 0 || viewer.cases.some((one) => one.status === "verified");
    const asConfirmed =
      known.name === name &&
      known.rank === rank &&
      known.agency === agency &&
      known.email.toLowerCase() === email.toLowerCase();
    const { identity } = form;
    const isAnother =
      identity &&
      !links.some(
        ({ issuer, subject }) => subject === identity.subject && issuer === identity.provider.issuer,
      );
    if (!isAnother && (asConfirmed || !isConfirmed)) {
      await tx.officer.update({
        where: { id: known.id },
        data: { name, rank, agency, phone, phoneE164, email },
      });
      return known.id;
    }
  }
  const officer = await tx.officer.create({
    data: { name, rank, agency, phone, phoneE164, email, emailKey, badgeNumber, createdAt: now() },
  });
  return officer.id;
}

/** The officer's session switches to this case; a new officer gets a session. */
async function sessionAt(
  tx: Tx,
  context: Context,
  { id: verificationId, officerId, provided }: Verification & { provided: Provided | undefined },
): Promise<NewSession | null> {
  const { viewer } = context;
  if (!isOfficer(viewer) || viewer.officerId !== officerId)
    return openSession(context, tx, { officerId, verificationId, ...provided });
  await tx.session.update({ where: { id: viewer.sessionId }, data: { verificationId, ...provided } });
  return null;
}
