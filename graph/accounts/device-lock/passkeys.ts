import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { OfficerViewer } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { composeMessage, mailLayout } from "../../messages/communications/compose.ts";
import { challengeIn, readAnswer, unreadable } from "../admins/passkeys/answers.ts";
import { keepChallenge, takeChallenge, type ChallengeScope } from "../admins/passkeys/challenges.ts";
import { optionsToMake, optionsToUse } from "../admins/passkeys/options.ts";
import { relyingParty } from "../admins/passkeys/relying-party.ts";
import { verifyMade, verifyUsed } from "../admins/passkeys/verify.ts";
import { passkeyAnswer } from "../../../shared/accounts/admins/passkeys/rules.ts";
import { maxOfficerPasskeys } from "../../../shared/accounts/device-lock/rules.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";
import { countEntry, enterWith, lockedIn, NotOpened, noteRefused, openOfficerSession } from "./enter.ts";
import { words } from "./words.ts";

/** What the browser needs to make a passkey for this officer, as JSON. */
export async function beginOfficerPasskey(context: Context): Promise<string> {
  const { viewer, db, env } = context;
  admit(viewer, "officer");
  const { rpID } = relyingParty(env);
  const known = await db.officerPasskey.findMany({ where: { officerId: viewer.officerId } });
  if (known.length >= maxOfficerPasskeys) throw new Refusal("UNPROCESSABLE", says.tooManyPasskeys);
  const user = { key: `passkey officer ${viewer.officerId}`, name: `${viewer.name} (${viewer.badgeNumber})` };
  const options = await optionsToMake(context, { rpID, user, known });
  await keepChallenge(context, options.challenge, registering(viewer));
  return JSON.stringify(options);
}

/** Adds the passkey that the device made. */
export async function finishOfficerPasskey(context: Context, input: unknown): Promise<void> {
  const { viewer, db, env } = context;
  admit(viewer, "officer");
  const { officerId } = viewer;
  const response = readAnswer(parse(passkeyAnswer, input).answer) as RegistrationResponseJSON;
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === undefined) throw unreadable();
  await takeChallenge(context, challenge, registering(viewer));
  const made = await verifyMade(env, { response, challenge });
  if (!made) throw unreadable();
  const { isSynced: _synced, ...passkey } = made;
  await db.$transaction(async (tx) => {
    await lockName(tx, `officer-passkeys:${officerId}`);
    if ((await tx.officerPasskey.count({ where: { officerId } })) >= maxOfficerPasskeys)
      throw new Refusal("UNPROCESSABLE", says.tooManyPasskeys);
    if (await tx.officerPasskey.findUnique({ where: { credentialId: passkey.credentialId } }))
      throw new Refusal("CONFLICT", says.passkeyRefused);
    await tx.officerPasskey.create({ data: { ...passkey, officerId, createdAt: context.now() } });
    await record(tx, context, {
      ...{ action: "officer.passkey-added", resourceType: "officer", resourceId: officerId },
    });
    await tellOfOwnPasskey(context, tx, officerId);
  });
}

/** Only to an address that was proven: another may be a stranger's. */
async function tellOfOwnPasskey(context: Context, tx: Prisma.TransactionClient, officerId: number) {
  const { name, provenEmail } = await tx.officer.findUniqueOrThrow({ where: { id: officerId } });
  if (!provenEmail) return;
  const { language } = context;
  const t = words(language).passkey;
  const message = composeMessage(context, {
    kind: "officer-passkey-added",
    channel: "email",
    recipientType: "officer",
    recipientName: name,
    recipientAddress: provenEmail,
    subject: t.subject,
    ...mailLayout({ title: t.subject, paragraphs: [t.text, t.notYou], language }),
  });
  await tx.message.create({ data: message });
}

/** Removes the officer's passkeys, for a device that is lost. */
export async function removeOfficerPasskeys(context: Context): Promise<void> {
  const { viewer, db } = context;
  admit(viewer, "officer");
  const { officerId } = viewer;
  await db.$transaction(async (tx) => {
    const { count } = await tx.officerPasskey.deleteMany({ where: { officerId } });
    if (count > 0)
      await record(tx, context, {
        action: "officer.passkeys-removed",
        resourceType: "officer",
        resourceId: officerId,
        details: { count },
      });
  });
}

/** What the browser needs to use one: of the locked session's officer, or any of the device's. */
export async function beginOfficerPasskeySignIn(context: Context): Promise<string> {
  const { db, env } = context;
  const { rpID } = relyingParty(env);
  const locked = lockedIn(context);
  const own = locked && (await db.officerPasskey.findMany({ where: { officerId: locked.officerId } }));
  if (own?.length === 0) throw new Refusal("UNPROCESSABLE", says.noPasskey);
  const options = await optionsToUse(rpID, own);
  await keepChallenge(context, options.challenge, signingIn(context));
  return JSON.stringify(options);
}

/** Opens the officer's session with the device's answer. Every failure has the same error. */
export async function finishOfficerPasskeySignIn(context: Context, input: unknown): Promise<void> {
  const { db, env } = context;
  const response = readAnswer(parse(passkeyAnswer, input).answer) as AuthenticationResponseJSON;
  await countEntry(context);
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === undefined) throw refused();
  await takeChallenge(context, challenge, signingIn(context));
  const found = await db.officerPasskey.findUnique({ where: { credentialId: response.id } });
  const used = await verifyUsed(env, { found, response, challenge });
  const locked = lockedIn(context);
  const isAnothers = found !== null && locked !== undefined && locked.officerId !== found.officerId;
  if (!found || typeof used === "string" || isAnothers) {
    const reason = typeof used === "string" ? used : "another officer's";
    await noteRefused(context, { officerId: found?.officerId ?? null, way: "passkey", reason });
    throw refused();
  }
  const { officerId } = found;
  await enterWith(context, {
    ...{ officerId, way: "passkey", refusal: refused },
    open: async (tx) => {
      const { count } = await tx.officerPasskey.updateMany({
        where: { id: found.id, counter: found.counter },
        data: { counter: BigInt(used.counter), lastUsedAt: context.now() },
      });
      if (count === 0) throw new NotOpened("used or removed meanwhile");
      return openOfficerSession(context, tx, { officerId, way: "passkey" });
    },
  });
}

const registering = ({ sessionId }: OfficerViewer): ChallengeScope => ({
  purpose: "officer_register",
  sessionId,
});
const signingIn = (context: Context): ChallengeScope => ({
  purpose: "officer_sign_in",
  sessionId: lockedIn(context)?.sessionId ?? null,
});
const refused = () => new Refusal("UNAUTHENTICATED", says.passkeyRefused);
