import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { mustHavePasskey } from "../../../../shared/core/access/roles.ts";
import { admit } from "../../../core/access/audiences.ts";
import type { AdminViewer } from "../../../core/access/viewer.ts";
import { record, type AuditDetails } from "../../../core/audit/record.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { announceEnded } from "../../../core/sessions/lock.ts";
import { freshViewer } from "../../../core/sessions/sessions.ts";
import { lockAdmins } from "../../../core/database/locks.sql.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { writeSecurityNotice } from "../accounts/security-notices.ts";
import { demandRecentPassword } from "../sign-in/password-again.ts";
import { challengeIn, readAnswer, unreadable } from "./answers.ts";
import { keepChallenge, takeChallenge } from "./challenges.ts";
import { endPasskeySessions } from "./end.ts";
import { optionsToMake } from "./options.ts";
import { relyingParty } from "./relying-party.ts";
import { verifyMade } from "./verify.ts";
import { maxPasskeys, newPasskey, passkeyNaming } from "../../../../shared/accounts/admins/passkeys/rules.ts";

type Tx = Prisma.TransactionClient;

const shown = {
  select: { id: true, name: true, createdAt: true, lastUsedAt: true, isSynced: true },
  orderBy: { id: "asc" },
} as const satisfies Prisma.PasskeyFindManyArgs;
export type OwnPasskey = Prisma.PasskeyGetPayload<typeof shown>;

/** The caller's passkeys, oldest first. */
export async function ownPasskeys({ db, viewer }: Context): Promise<OwnPasskey[]> {
  admit(viewer, "knownAdmin");
  return db.passkey.findMany({ ...shown, where: { adminId: viewer.adminId } });
}

/** What the browser needs to make a passkey, as JSON. */
export async function beginPasskey(context: Context): Promise<string> {
  const { viewer, db, env } = context;
  admit(viewer, "knownAdmin");
  await demandRecentPassword(context);
  const { rpID } = relyingParty(env);
  await demandSecondFactor(context, viewer);
  const known = await db.passkey.findMany({ where: { adminId: viewer.adminId } });
  if (known.length >= maxPasskeys) throw tooMany();
  const user = { key: `passkey user ${viewer.adminId}`, name: viewer.username };
  const options = await optionsToMake(context, { rpID, user, known });
  await keepChallenge(context, options.challenge, asked(viewer));
  return JSON.stringify(options);
}

/** Adds the passkey that the device made. */
export async function finishPasskey(context: Context, input: unknown): Promise<void> {
  const { viewer } = context;
  admit(viewer, "knownAdmin");
  await demandRecentPassword(context);
  const { name, answer } = parse(newPasskey, input);
  const made = await checkMade(context, { answer, viewer });
  await context.db.$transaction(async (tx) => {
    // Two at once must not exceed the limit, nor one outlive the second factor.
    await lockAdmins(tx, viewer.adminId, viewer.adminId);
    await demandSecondFactor({ db: tx }, viewer);
    if ((await tx.passkey.count({ where: { adminId: viewer.adminId } })) >= maxPasskeys) throw tooMany();
    if (await tx.passkey.findUnique({ where: { credentialId: made.credentialId } }))
      throw new Refusal("CONFLICT", says.passkeyAlready);
    await tx.passkey.create({
      data: { ...made, name, adminId: viewer.adminId, createdAt: context.now() },
    });
    await note(tx, context, viewer, "admin.passkey-added", { name });
  });
  context.viewer = await freshViewer(context);
}

async function checkMade(context: Context, { answer, viewer }: { answer: string; viewer: AdminViewer }) {
  const response = readAnswer(answer) as RegistrationResponseJSON;
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === undefined) throw unreadable();
  await takeChallenge(context, challenge, asked(viewer));
  const made = await verifyMade(context.env, { response, challenge });
  if (!made) throw unreadable();
  return made;
}

export async function renamePasskey(context: Context, id: number, input: unknown): Promise<void> {
  const { viewer } = context;
  admit(viewer, "admin");
  await demandRecentPassword(context);
  const { name } = parse(passkeyNaming, input);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.passkey.updateMany({ where: { id, adminId: viewer.adminId }, data: { name } });
    if (count === 0) throw missing();
    await note(tx, context, viewer, "admin.passkey-renamed", { name });
  });
}

/** Removes a passkey, and ends the sessions that it opened. The caller's own goes on. */
export async function removePasskey(context: Context, id: number): Promise<void> {
  const { viewer } = context;
  admit(viewer, "admin");
  await demandRecentPassword(context);
  const ended = await context.db.$transaction(async (tx) => {
    await lockAdmins(tx, viewer.adminId, viewer.adminId);
    const found = await tx.passkey.findFirst({ where: { id, adminId: viewer.adminId } });
    if (!found) throw missing();
    const others = await tx.passkey.count({ where: { adminId: viewer.adminId, id: { not: id } } });
    if (others === 0 && mustHavePasskey(viewer.roles, context.config()))
      throw new Refusal("UNPROCESSABLE", says.lastPasskey);
    const ids = await endPasskeySessions(context, tx, { id });
    await tx.passkey.delete({ where: { id } });
    await note(tx, context, viewer, "admin.passkey-removed", { name: found.name, sessionsEnded: ids.length });
    return ids;
  });
  announceEnded(context, ended);
}

/**
 * A passkey replaces the code, so the account must have recovery codes. They come with the
 * authenticator app.
 */
async function demandSecondFactor({ db }: { db: Tx }, { adminId }: AdminViewer): Promise<void> {
  const { totpConfirmedAt } = await db.admin.findUniqueOrThrow({ where: { id: adminId } });
  if (!totpConfirmedAt) throw new Refusal("UNPROCESSABLE", says.passkeyNeedsSecondFactor);
}

const asked = ({ sessionId }: AdminViewer) => ({ purpose: "register", sessionId }) as const;
const tooMany = () => new Refusal("UNPROCESSABLE", says.tooManyPasskeys({ count: maxPasskeys }));
const missing = () => new Refusal("NOT_FOUND", says.passkeyMissing);

async function note(
  tx: Tx,
  context: Context,
  { adminId }: AdminViewer,
  action: "admin.passkey-added" | "admin.passkey-renamed" | "admin.passkey-removed",
  details: AuditDetails,
) {
  await record(tx, context, { action, resourceType: "admin", resourceId: adminId, details });
  await writeSecurityNotice(context, tx, { adminId, action });
}
