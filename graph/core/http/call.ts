import { sessionIdOf } from "../access/viewer.ts";
import { systemContext, type Call, type Context, type Kernel } from "../context.ts";
import { tokenIn } from "../sessions/cookies.ts";
import type { Prefetch } from "../prefetch/prefetch.ts";
import { callerOf } from "../sessions/sessions.ts";
import { refuseBlocked } from "./blocks.ts";
import type { Limits } from "./call-limits.ts";

/** The context of a call before its caller is identified. */
export const arrivingContext = (kernel: Kernel, call: Call): Context => ({
  ...blankOn(kernel),
  ...call,
  opened: new Set(),
});

/**
 * With every field that a context can have. Fields added one by one to a copy of the kernel cost V8
 * a hundred times as much as the copy.
 */
function blankOn(kernel: Kernel): Context {
  const known = blanks.get(kernel);
  if (known) return known;
  const blank: Context = {
    ...systemContext(kernel, ""),
    ...{
      device: undefined,
      browser: undefined,
      limitMark: undefined,
      setCookie: undefined,
      setNextPage: undefined,
      rates: undefined,
    },
    prefetched: undefined,
  };
  blanks.set(kernel, blank);
  return blank;
}
const blanks = new WeakMap<Kernel, Context>();

/** The context of one call: its number, its address, its viewer. */
export async function openContext(kernel: Kernel, call: Call, cookies: string | undefined): Promise<Context> {
  const context = arrivingContext(kernel, call);
  return Object.assign(context, await callerOf(context, tokenIn(kernel, cookies)));
}

/**
 * Identifies the caller, behind the call count. Data is prefetched only for a session that was
 * valid a moment ago and was counted first: a refused call has read nothing and appears in no log
 * as a read.
 */
export async function admitCall(
  context: Context,
  limits: Limits,
  { cookies, prefetch, isPublic = false }: Arriving,
): Promise<void> {
  const token = tokenIn(context, cookies);
  await limits.call(context, token);
  const known = token === undefined ? undefined : limits.sessionOf(token);
  if (token !== undefined && known !== undefined) await limits.session(known, token, context);
  const isTurnedAway = context.blocks.isBlocked(context.ip);
  const mayRead = known !== undefined && !isTurnedAway;
  Object.assign(context, await callerOf(context, token, mayRead ? await prefetch?.() : undefined));
  const sessionId = sessionIdOf(context.viewer);
  if (token !== undefined && sessionId !== null && sessionId !== known)
    await limits.session(sessionId, token, context);
  if (sessionId !== null && isTurnedAway) {
    if (!isPublic) refuseBlocked(context);
    context.viewer = { kind: "visitor" };
  }
}

interface Arriving {
  cookies: string | undefined;
  prefetch?: () => Promise<Prefetch | undefined>;
  /**
   * Public reads: open to blocked networks too, which a shelter may share, but without a session.
   */
  isPublic?: boolean;
}

/** A write: not from a blocked network, and not too often. */
export async function admitWrite(limits: Limits, context: Context): Promise<void> {
  refuseBlocked(context);
  await limits.write(context);
}
