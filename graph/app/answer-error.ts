import type { Context as HonoContext } from "hono";
import { matchedRoutes } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { noteDenial } from "../core/audit/denials.ts";
import type { Kernel } from "../core/context.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import { headersOf, noteFailure, refusalOf } from "../core/http/refusals.ts";
import { refusalPage } from "../core/pages/server-page.ts";
import { says } from "../../shared/core/sentences.ts";
import { chatCall, withNumbers } from "../community/support/refused.ts";
import { answersWithPage } from "./route-access.ts";
import { matchedCalls } from "./matched-routes.ts";

/** JSON of one shape for programs, a page for people. An unexpected error is logged and masked. */
export async function answerError(kernel: Kernel, error: unknown, c: HonoContext<AppEnv>): Promise<Response> {
  const requestId = c.get("context").correlation;
  const refusal = refusalOf(error);
  if (refusal)
    await noteDenial(c.get("context"), refusal, matchedCalls(c)[0] ?? `${c.req.method} ${c.req.routePath}`);
  // The route, not the address: the address of a link page holds a secret.
  if (refusal !== error) noteFailure(kernel, error, { correlation: requestId, route: c.req.routePath });
  for (const [name, value] of Object.entries(headersOf(refusal ?? { status: 500 }))) c.header(name, value);
  if (answersWithPage(matchedRoutes(c))) return refusalPage(c, refusal, { hasExit: true });
  const { message, details, status } = refusal ?? unexpected;
  const isChat = matchedCalls(c).includes(chatCall);
  const said = isChat && refusal ? withNumbers(message, c.get("context").language) : message;
  return c.json({ success: false, message: said, ...details, requestId }, status as ContentfulStatusCode);
}

const unexpected = {
  message: says.wentWrong,
  details: { code: "INTERNAL", key: "core.wentWrong" },
  status: 500,
};
