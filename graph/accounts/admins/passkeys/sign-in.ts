import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Admin } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { isAnyAdmin, owesFactor } from "../../../core/access/viewer.ts";
import { record } from "../../../core/audit/record.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { clearTries, loginAction, takeTry, triesOfPasskey } from "../sign-in/attempts.ts";
import { providedOf } from "../../../core/sessions/sessions.ts";
import { enterFully, openFullSession, orNoRoom, takeHalfSession } from "../sign-in/full-session.ts";
import { challengeIn, readAnswer } from "./answers.ts";
import { keepChallenge, takeChallenge, type ChallengeScope } from "./challenges.ts";
import { optionsToUse } from "./options.ts";
import { relyingParty } from "./relying-party.ts";
import { verifyUsed } from "./verify.ts";
import { passkeyAnswer } from "../../../../shared/accounts/admins/passkeys/rules.ts";

/** The session that waits for a second factor, if the caller has one. */
const waitingFor = ({ viewer }: Context) => (isAnyAdmin(viewer) && owesFactor(viewer) ? viewer : undefined);

const askedOf = (context: Context): ChallengeScope => ({
  purpose: "sign_in",
  sessionId: waitingFor(context)?.sessionId ?? null,
});

/**
 * What the browser needs to use a passkey, as JSON: one of the account's after its password, any of
 * the device's without.
 */
export async function beginPasskeySignIn(context: Context): Promise<string> {
  const { rpID } = relyingParty(context.env);
  const waiting = waitingFor(context);
  const own = waiting && (await context.db.passkey.findMany({ where: { adminId: waiting.adminId } }));
  if (own?.length === 0) throw new Refusal("UNPROCESSABLE", says.noPasskey);
  const options = await optionsToUse(rpID, own);
  await keepChallenge(context, options.challenge, askedOf(context));
  return JSON.stringify(options);
}

/**
 * Signs in with the device's answer, as the second step after the password or alone, because the
 * device has checked its owner. Every failure has the same error, so that none can be told apart.
 */
export async function finishPasskeySignIn(context: Context, input: unknown): Promise<void> {
  const { answer } = parse(passkeyAnswer, input);
  const response = readAnswer(answer) as AuthenticationResponseJSON;
  const tries = triesOfPasskey(context, response.id);
  await takeTry(context, tries);
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === undefined) throw refused();
  await takeChallenge(context, challenge, askedOf(context));
  const found = await context.db.passkey.findUnique({
    where: { credentialId: response.id },
    include: { admin: true },
  });
  const waiting = waitingFor(context);
  const fails = await verifyUsed(context.env, { found, response, challenge });
  const isAnothers = found !== null && waiting !== undefined && waiting.adminId !== found.adminId;
  if (!found || typeof fails === "string" || isAnothers || !found.admin.isActive) {
    await noteFailure(context, found?.admin ?? null, typeof fails === "string" ? fails : "not permitted");
    throw refused();
  }
  const { admin } = found;
  const signIn = context.db.$transaction(async (tx) => {
    // The account may have been deactivated meanwhile. It is locked from here, as by every change
    // of its passkeys, and before the passkey itself.
    const { count: active } = await tx.admin.updateMany({
      where: {
        ...{ id: admin.id, isActive: true, totpConfirmedAt: { not: null } },
        ...(!waiting && { signIn: { not: "provider" as const } }),
      },
      data: { lastLogin: context.now() },
    });
    const { count } = await tx.passkey.updateMany({
      where: { id: found.id, counter: found.counter },
      data: { counter: BigInt(fails.counter), lastUsedAt: context.now() },
    });
    if (count === 0 || active === 0) throw refused();
    const half = waiting && (await takeHalfSession(context, tx, waiting.sessionId));
    const session = await openFullSession(context, tx, admin, {
      passwordAt: half?.passwordAt ?? null,
      ...(half && providedOf(half)),
      passkeyId: found.id,
    });
    await record(
      tx,
      { ...context, viewer: session.viewer },
      {
        action: waiting ? "admin.second-factor-given" : loginAction,
        resourceType: "admin",
        resourceId: admin.id,
        details: { by: "passkey", passkey: found.name },
      },
    );
    return session;
  });
  const session = await orNoRoom(context, admin, signIn);
  await clearTries(context, tries);
  enterFully(context, session, admin.id);
  context.events.publish("adminsChanged", { adminId: admin.id });
}

async function noteFailure(context: Context, admin: Admin | null, reason: string): Promise<void> {
  await record(context.db, context, {
    action: waitingFor(context) ? "admin.second-factor-given" : loginAction,
    resourceType: "admin",
    resourceId: admin?.id ?? "unknown",
    outcome: "failure",
    details: { by: "passkey", reason },
    ...(isAnyAdmin(context.viewer)
      ? {}
      : { actor: { actorKind: "visitor" as const, actorName: admin?.username ?? null } }),
  });
}

const refused = () => new Refusal("UNAUTHENTICATED", says.passkeyRefused);
