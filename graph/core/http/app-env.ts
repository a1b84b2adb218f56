import type { HttpBindings } from "@hono/node-server";
import type { Context } from "../context.ts";

/** What every handler of the HTTP server finds in Hono's context. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { context: Context; body?: Promise<unknown> };
}
