import { readFile } from "node:fs/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import type { Kernel } from "../context.ts";
import { builtFiles } from "./built-files.ts";
import type { AppEnv } from "../http/app-env.ts";

const dayInSeconds = 86_400;
const notFound = (c: Context) => c.text("Not found", 404);

/**
 * What makes the app installable under the configured name and usable offline. The worker is
 * revalidated each time, so that a release is seen at once.
 */
export function mountInstallable(
  app: Hono<AppEnv>,
  { config }: Pick<Kernel, "config">,
  webRoot = "dist/web",
) {
  app.get(
    "/sw.js",
    serveStatic({
      path: `${webRoot}/sw.js`,
      onFound: (_path, c) => {
        c.header("content-type", "text/javascript; charset=utf-8");
        c.header("cache-control", "no-cache");
      },
    }),
    notFound,
  );
  app.get("/manifest.webmanifest", async (c) => {
    const built = await readFile(`${webRoot}/manifest.webmanifest`, "utf8").catch(() => null);
    if (built === null) return notFound(c);
    const { systemName: name, systemDescription: description } = config();
    const manifest = { ...(JSON.parse(built) as object), name, short_name: name, description };
    return c.body(JSON.stringify(manifest), 200, {
      "content-type": "application/manifest+json",
      "cache-control": `public, max-age=${dayInSeconds}`,
    });
  });
  app.get(
    "/icons/*",
    builtFiles({
      root: webRoot,
      onFound: (_path, c) => c.header("cache-control", `public, max-age=${dayInSeconds}`),
    }),
    notFound,
  );
}
