import type { Context as HonoContext } from "hono";
import { viewerOfKey } from "../accounts/api-keys/use.ts";
import { audiences } from "../core/access/audiences.ts";
import type { Call, Context, Kernel } from "../core/context.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import { refuseBlocked } from "../core/http/blocks.ts";
import type { Limits } from "../core/http/call-limits.ts";
import { arrivingContext } from "../core/http/call.ts";
import { calls } from "./domains.ts";
import { matchedCalls } from "./matched-routes.ts";

/**
 * A REST call with an API key that one of its scopes opens. The answer sets no cookie. Undefined
 * for a call of strangers that the key does not open: a key never takes away what anyone may do.
 */
export async function openToolCall(
  kernel: Kernel,
  limits: Limits,
  c: HonoContext<AppEnv>,
  { call: given, key }: { call: Call; key: string },
): Promise<Context | undefined> {
  const { setCookie: _setCookie, ...call } = given;
  await limits.call(call, undefined);
  const door = matchedCalls(c).find((one) => calls[one]);
  const { viewer, isOpen, demandOpen } = await viewerOfKey(kernel, call, {
    key,
    cookies: c.req.header("cookie"),
    name: (door ?? `${c.req.method} ${c.req.path}`).replace(/:(\w+)/g, "{$1}"),
    scopes: [calls[door ?? ""]?.scope ?? []].flat(),
  });
  if (!isOpen && isOpenToStrangers(c)) return undefined;
  const context = { ...arrivingContext(kernel, call), viewer };
  // A refusal is logged with the key's name.
  c.set("context", context);
  demandOpen();
  refuseBlocked(context);
  return context;
}

/**
 * Whether a caller without a session may make this call. Addresses that are no calls apply a rule
 * of their own, such as a link, which no key changes.
 */
const isOpenToStrangers = (c: HonoContext<AppEnv>): boolean =>
  matchedCalls(c).every((one) => {
    const access = calls[one]?.access;
    if (access === undefined) return true;
    return typeof access === "string" && audiences[access].admits({ kind: "visitor" });
  });
