import type { Admin, Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { mustHavePasskey } from "../../../../shared/core/access/roles.ts";
import { admit } from "../../../core/access/audiences.ts";
import { owesFactor, type AdminViewer } from "../../../core/access/viewer.ts";
import type { AuditAction } from "../../../core/audit/actions.ts";
import { record, type AuditDetails } from "../../../core/audit/record.ts";
import { says as coreSays } from "../../../../shared/core/sentences.ts";
import { quietZone } from "../../../core/pages/qr.ts";
import { announceEnded } from "../../../core/sessions/lock.ts";
import { freshViewer, providedOf } from "../../../core/sessions/sessions.ts";
import { secondMs } from "../../../../shared/core/time/durations.ts";
import { lockAdmins } from "../../../core/database/locks.sql.ts";
import { endPasskeySessions } from "../passkeys/end.ts";
import { writeSecurityNotice } from "../accounts/security-notices.ts";
import { clearTries, takeTry, triesOfCode, triesOfSession } from "./attempts.ts";
import { knownDevice } from "./device.ts";
import { enterFully, openFullSession, orNoRoom, takeHalfSession } from "./full-session.ts";
import { demandRecentPassword } from "./password-again.ts";
import { passwordFits } from "./passwords.ts";
import { replaceRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import {
  codeInput,
  isTotp,
  passwordAgain,
  totpAlphabet,
  totpCharacters,
  totpSlackSeconds,
} from "../../../../shared/accounts/admins/rules.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";

type Tx = Prisma.TransactionClient;

/** Where the secret is sealed to. */
const place = "Admin.totpSecret";

export interface Enrolment {
  /** For typing it instead of scanning. */
  secret: string;
  uri: string;
  /** The same as a picture: a data URI. */
  qrCode: string;
}

/** How one's own account stands to the second factor. */
export async function ownSecondFactor({ db, viewer, config }: Context) {
  admit(viewer, "knownAdmin");
  const { totpConfirmedAt: since } = await db.admin.findUniqueOrThrow({ where: { id: viewer.adminId } });
  const codesLeft = await db.recoveryCode.count({ where: { adminId: viewer.adminId, usedAt: null } });
  return { since, codesLeft, isRequired: config().requireMfa };
}

/** A new secret, which asks for nothing until a code of it was entered. */
export async function beginSecondFactor(context: Context): Promise<Enrolment> {
  const { viewer, db, keys, random } = context;
  admit(viewer, "knownAdmin");
  await demandRecentPassword(context);
  const secret = Array.from({ length: totpCharacters }, () => totpAlphabet[random.between(0, 31)]).join("");
  const { count } = await db.admin.updateMany({
    where: { id: viewer.adminId, totpConfirmedAt: null },
    data: { totpSecretSealed: keys.seal(secret, place), totpLastStep: null },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.secondFactorAlready);
  const issuer = context.config().systemName;
  const [{ generateURI }, { default: QrCode }] = await Promise.all([import("otplib"), import("qrcode")]);
  const uri = generateURI({ issuer, label: viewer.username, secret });
  const picture = await QrCode.toString(uri, { type: "svg", margin: quietZone, errorCorrectionLevel: "M" });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}` };
}

/**
 * The first code of the new secret: from here on every sign-in asks for one. Answers the recovery
 * codes, once.
 */
export async function confirmSecondFactor(context: Context, input: unknown): Promise<string[]> {
  const { viewer } = context;
  admit(viewer, "knownAdmin");
  await demandRecentPassword(context);
  const { code } = parse(codeInput, input);
  const tries = triesOfCode(context, viewer.adminId, knownDevice(context, viewer.adminId));
  await takeTry(context, tries);
  const codes = await context.db.$transaction(async (tx) => {
    const admin = await tx.admin.findUniqueOrThrow({ where: { id: viewer.adminId } });
    if (admin.totpConfirmedAt) throw new Refusal("CONFLICT", says.secondFactorAlready);
    const step = await stepOf(context, admin, code);
    if (step === undefined) return undefined;
    const { count } = await tx.admin.updateMany({
      where: { id: admin.id, totpConfirmedAt: null, totpSecretSealed: admin.totpSecretSealed },
      data: { totpConfirmedAt: context.now(), totpLastStep: step },
    });
    if (count === 0) throw new Refusal("CONFLICT", says.secondFactorAlready);
    await tx.session.update({ where: { id: viewer.sessionId }, data: { secondFactorAt: context.now() } });
    await note(tx, context, viewer, "admin.second-factor-added");
    return replaceRecoveryCodes(context, tx, admin.id);
  });
  if (!codes) throw wrongCode();
  await clearTries(context, tries);
  context.viewer = await freshViewer(context);
  context.events.publish("adminsChanged", { adminId: viewer.adminId });
  return codes;
}

/**
 * The second step of a sign-in: a code of the app, or a recovery code. The session goes on under a
 * new token.
 */
export async function verifySecondFactor(context: Context, input: unknown): Promise<void> {
  const { viewer } = context;
  admit(viewer, "anyAdmin");
  const { code } = parse(codeInput, input);
  if (!owesFactor(viewer)) throw new Refusal("CONFLICT", says.codeNotAsked);
  const tries = triesOfCode(context, viewer.adminId, knownDevice(context, viewer.adminId));
  await takeTry(context, tries);
  if (viewer.owes === "use_passkey") {
    await noteFailure(context, viewer, { reason: "passkey required" });
    throw new Refusal("FORBIDDEN", coreSays.usePasskeyOwed);
  }
  const step = context.db.$transaction(async (tx) => {
    const by = await takeCode(context, tx, viewer.adminId, code);
    if (!by) return undefined;
    const account = await tx.admin.findUniqueOrThrow({ where: { id: viewer.adminId } });
    const half = await takeHalfSession(context, tx, viewer.sessionId);
    await note(tx, context, viewer, "admin.second-factor-given", { by });
    return openFullSession(context, tx, account, { passwordAt: half.passwordAt, ...providedOf(half) });
  });
  const session = await orNoRoom(context, { id: viewer.adminId, username: viewer.username }, step);
  if (!session) {
    await noteFailure(context, viewer);
    throw wrongCode();
  }
  await clearTries(context, tries);
  enterFully(context, session, viewer.adminId);
}

/** Without the app, its recovery codes and the passkeys. CONFLICT if there is no second factor. */
export async function turnOffSecondFactor(tx: Tx, adminId: number): Promise<void> {
  const { count } = await tx.admin.updateMany({
    where: { id: adminId, totpConfirmedAt: { not: null } },
    data: { totpSecretSealed: null, totpConfirmedAt: null, totpLastStep: null },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.noSecondFactor);
  await tx.recoveryCode.deleteMany({ where: { adminId } });
  await tx.passkey.deleteMany({ where: { adminId } });
}

/** Switches one's own second factor off, by the password. Sessions that a passkey opened end. */
export async function removeOwnSecondFactor(context: Context, input: unknown): Promise<void> {
  const { viewer, db } = context;
  admit(viewer, "admin");
  const { password } = parse(passwordAgain, input);
  const { passwordHash } = await db.admin.findUniqueOrThrow({ where: { id: viewer.adminId } });
  const tries = triesOfSession(context, viewer.adminId);
  await takeTry(context, tries);
  if (!(await passwordFits(passwordHash, password)))
    throw new Refusal("INVALID", says.passwordWrong, { password: [says.passwordWrong] });
  const ended = await db.$transaction(async (tx) => {
    await lockAdmins(tx, viewer.adminId, viewer.adminId);
    const passkeys = await tx.passkey.count({ where: { adminId: viewer.adminId } });
    if (passkeys > 0 && mustHavePasskey(viewer.roles, context.config()))
      throw new Refusal("UNPROCESSABLE", says.passkeyRequired);
    const ids = await endPasskeySessions(context, tx, { adminId: viewer.adminId });
    await turnOffSecondFactor(tx, viewer.adminId);
    await note(tx, context, viewer, "admin.second-factor-removed");
    return ids;
  });
  announceEnded(context, ended);
  await clearTries(context, tries);
  context.viewer = await freshViewer(context);
  context.events.publish("adminsChanged", { adminId: viewer.adminId });
}

/** Ten new recovery codes; those from before serve no more. */
export async function makeRecoveryCodes(context: Context): Promise<string[]> {
  const { viewer } = context;
  admit(viewer, "admin");
  await demandRecentPassword(context);
  return context.db.$transaction(async (tx) => {
    const { totpConfirmedAt } = await tx.admin.findUniqueOrThrow({ where: { id: viewer.adminId } });
    if (!totpConfirmedAt) throw new Refusal("CONFLICT", says.noSecondFactor);
    await note(tx, context, viewer, "admin.recovery-codes-made");
    return replaceRecoveryCodes(context, tx, viewer.adminId);
  });
}

async function takeCode(context: Context, tx: Tx, adminId: number, code: string) {
  if (!isTotp(code))
    return (await takeRecoveryCode(context, tx, adminId, code)) ? "recovery code" : undefined;
  const admin = await tx.admin.findUniqueOrThrow({ where: { id: adminId } });
  const step = await stepOf(context, admin, code);
  if (step === undefined) return undefined;
  // If two sign-ins race with one code, the second finds it used.
  const { count } = await tx.admin.updateMany({
    where: {
      id: adminId,
      totpSecretSealed: admin.totpSecretSealed,
      OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }],
    },
    data: { totpLastStep: step },
  });
  return count === 1 ? "app" : undefined;
}

/** The half-minute step of the code; undefined for a wrong or used one. */
async function stepOf(
  { keys, now }: Context,
  { totpSecretSealed, totpLastStep }: Pick<Admin, "totpSecretSealed" | "totpLastStep">,
  code: string,
): Promise<number | undefined> {
  if (totpSecretSealed === null || !isTotp(code)) return undefined;
  const { verifySync } = await import("otplib"); // loaded on first use: few processes need it
  const checked = verifySync({
    secret: keys.open(totpSecretSealed, place),
    token: code,
    epoch: Math.floor(now().getTime() / secondMs),
    epochTolerance: totpSlackSeconds,
    ...(totpLastStep !== null && { afterTimeStep: totpLastStep }),
  });
  return checked.valid && "timeStep" in checked ? checked.timeStep : undefined;
}

const wrongCode = () => new Refusal("INVALID", says.codeWrong, { code: [says.codeWrong] });

async function note(
  tx: Tx,
  context: Context,
  { adminId }: AdminViewer,
  action: AuditAction,
  details: AuditDetails = {},
) {
  await record(tx, context, { action, resourceType: "admin", resourceId: adminId, details });
  await writeSecurityNotice(context, tx, { adminId, action });
}

const noteFailure = (context: Context, { adminId }: AdminViewer, details: AuditDetails = {}) =>
  record(context.db, context, {
    action: "admin.second-factor-given",
    resourceType: "admin",
    resourceId: adminId,
    outcome: "failure",
    details,
  });
