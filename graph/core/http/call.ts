import { sessionIdOf } from "../access/viewer.ts";
import type { Call, Context, Kernel } from "../context.ts";
import { tokenIn } from "../sessions/cookies.ts";
import type { Ahead } from "../sessions/ahead.ts";
import { callerOf } from "../sessions/sessions.ts";
import { refuseBlocked } from "./blocks.ts";
import type { Limits } from "./call-limits.ts";

/** The context of one call: its number, its address, its viewer. */
export const openContext = async (
  kernel: Kernel,
  call: Call,
  cookies: string | undefined,
  ahead?: Ahead,
): Promise<Context> => ({
  ...kernel,
  ...call,
  ...(await callerOf(kernel, call, cookies, ahead)),
  opened: new Set(),
});

/**
 * The same behind the count of calls. Only for a session that was right a moment ago, and that is counted before, something is read ahead: what
 * is refused has read nothing, and stands in no log as read.
 */
export async function admitCall(
  kernel: Kernel,
  limits: Limits,
  call: Call,
  { cookies, ahead, isPublic = false }: Arriving,
) {
  const token = tokenIn(kernel, cookies);
  await limits.call(call.ip, token);
  const known = token === undefined ? undefined : limits.sessionOf(token);
  if (token !== undefined && known !== undefined) await limits.session(known, token);
  const context = await openContext(kernel, call, cookies, known === undefined ? undefined : await ahead?.());
  const sessionId = sessionIdOf(context.viewer);
  if (token !== undefined && sessionId !== null && sessionId !== known)
    await limits.session(sessionId, token);
  if (sessionId !== null && kernel.blocks.isBlocked(call.ip)) {
    if (!isPublic) refuseBlocked(context);
    context.viewer = { kind: "visitor" };
  }
  return context;
}

interface Arriving {
  cookies: string | undefined;
  ahead?: () => Promise<Ahead | undefined>;
  /** It reads what everybody may read: open to blocked networks too, which a shelter may share, but with nobody's session. */
  isPublic?: boolean;
}

/** A write: not from a blocked network, and not too often. */
export async function admitWrite(limits: Limits, context: Context): Promise<void> {
  refuseBlocked(context);
  await limits.write(context);
}
