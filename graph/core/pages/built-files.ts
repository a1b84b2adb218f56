import { serveStatic, type ServeStaticOptions } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/app-env.ts";

/**
 * Files of the built web app. Opened with the first call: before the build there is no folder, and
 * serveStatic would complain.
 */
export function builtFiles(options: ServeStaticOptions<AppEnv>): MiddlewareHandler<AppEnv> {
  let files: MiddlewareHandler<AppEnv> | undefined;
  return (c, next) => (files ??= serveStatic(options))(c, next);
}
