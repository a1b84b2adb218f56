import type { HttpBindings } from "@hono/node-server";
import type { Context } from "../context.ts";
import type { createRates } from "./rate-headers.ts";

/** What every handler of the HTTP server finds in Hono's context. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { context: Context; rates?: ReturnType<typeof createRates>; body?: Promise<unknown> };
}
