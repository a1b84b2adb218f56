import { sessionIdOf } from "../access/viewer.ts";
import type { Call, Context, Kernel } from "../context.ts";
import { tokenIn } from "../sessions/cookies.ts";
import type { Ahead } from "../sessions/ahead.ts";
import { callerOf } from "../sessions/sessions.ts";
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
  { cookies, ahead }: { cookies: string | undefined; ahead?: () => Promise<Ahead | undefined> },
) {
  const token = tokenIn(kernel, cookies);
  await limits.call(call.ip, token);
  const known = token === undefined ? undefined : limits.sessionOf(token);
  if (token !== undefined && known !== undefined) await limits.session(known, token);
  const context = await openContext(kernel, call, cookies, known === undefined ? undefined : await ahead?.());
  const sessionId = sessionIdOf(context.viewer);
  if (token !== undefined && sessionId !== null && sessionId !== known)
    await limits.session(sessionId, token);
  return context;
}
