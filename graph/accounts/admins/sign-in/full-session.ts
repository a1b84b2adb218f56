import type { Admin, Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { says as coreSays } from "../../../../shared/core/sentences.ts";
import { announceEnded } from "../../../core/sessions/lock.ts";
import { openSession, type NewSession, type Provided } from "../../../core/sessions/sessions.ts";
import { rememberDevice } from "./device.ts";
import { makeRoomForSession, noteNoRoom } from "./session-limit.ts";

type Account = Pick<Admin, "id" | "username" | "roles" | "mustChangePassword" | "totpConfirmedAt">;
type Opened = NewSession & { ended: number[] };

/** A session with every factor given, inside the transaction of the sign-in. */
export async function openFullSession(
  context: Context,
  tx: Prisma.TransactionClient,
  account: Account,
  given: { passwordAt?: Date | null; passkeyId?: number } & Provided = {},
): Promise<Opened> {
  const secondFactorAt = context.now();
  const ended = await makeRoomForSession(context, tx, { account, secondFactorAt });
  const { passwordAt, passkeyId, ...provided } = given;
  const opened = await openSession(context, tx, {
    ...{ adminId: account.id, secondFactorAt },
    ...(passwordAt && { passwordAt }),
    ...(passkeyId !== undefined && { passkeyId }),
    ...provided,
  });
  return { ...opened, ended };
}

/**
 * The session that waits for its second factor, for replacing it. It is locked, so if
 * another call ends it meanwhile, the sign-in ends, too. UNAUTHENTICATED if it has ended.
 */
export async function takeHalfSession({ now }: Context, tx: Prisma.TransactionClient, id: number) {
  const { count } = await tx.session.updateMany({
    where: { id, endedAt: null },
    data: { lastSeenAt: now() },
  });
  if (count === 0) throw new Refusal("UNAUTHENTICATED", coreSays.signInFirst);
  return tx.session.findUniqueOrThrow({ where: { id } });
}

/** Runs the sign-in. If every session is in use, that is in the audit log, too. */
export const orNoRoom = <Result>(
  context: Context,
  account: Pick<Admin, "id" | "username">,
  signIn: Promise<Result>,
): Promise<Result> =>
  signIn.catch(async (error: unknown) => {
    await noteNoRoom(context, account, error);
    throw error;
  });

/** After the commit: the caller has the session, and the device is known from now on. */
export function enterFully(context: Context, session: Opened, adminId: number): void {
  session.enter();
  announceEnded(context, session.ended);
  rememberDevice(context, adminId);
}
