import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppEnv } from "../core/http/app-env.ts";

/** The routes that match this call, such as `POST /api/help-dispatches`, without the middleware of every call. */
export const matchedCalls = (c: Context<AppEnv>): string[] =>
  matchedRoutes(c).flatMap(({ method, path }) => (method === "ALL" ? [] : [`${method} ${path}`]));
