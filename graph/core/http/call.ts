import type { Call, Context, Kernel } from "../context.ts";
import { tokenIn } from "../sessions/cookies.ts";
import { viewerOf } from "../sessions/sessions.ts";
import type { Limits } from "./call-limits.ts";

/** The context of one call: its number, its address, its viewer. */
export async function openContext(kernel: Kernel, call: Call, cookies: string | undefined): Promise<Context> {
  return { ...kernel, ...call, viewer: await viewerOf(kernel, call, cookies), opened: new Set() };
}

/** The same behind the count of calls. */
export async function admitCall(kernel: Kernel, limits: Limits, call: Call, cookies: string | undefined) {
  const token = tokenIn(kernel, cookies);
  await limits.call(call.ip, token);
  const context = await openContext(kernel, call, cookies);
  if (token !== undefined && context.viewer.kind !== "visitor")
    await limits.session(context.viewer.sessionId, token);
  return context;
}
