import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppEnv } from "../core/http/app-env.ts";

/**
 * The routes that match this call, such as `POST /api/help-dispatches`, without the middleware of
 * every call.
 */
export const matchedCalls = (c: Context<AppEnv>): string[] =>
  matchedRoutes(c).flatMap(({ method, path }) => (method === "ALL" ? [] : [`${method} ${path}`]));

/** The same as a metric label: a fixed set for any requested address. */
export function matchedRoute(c: Context<AppEnv>): { method: string; route: string } {
  const [method = "other", route = "other"] = matchedCalls(c)[0]?.split(" ") ?? [];
  return { method, route };
}
