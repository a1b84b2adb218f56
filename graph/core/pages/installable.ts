import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { builtFiles } from "./built-files.ts";
import type { AppEnv } from "../http/app-env.ts";

const webRoot = "dist/web";
const dayInSeconds = 86_400;

/** What makes the app installable and useful without a connection. The worker is asked for anew each time, so that a release is seen at once. */
export function mountInstallable(app: Hono<AppEnv>) {
  const file = (path: string, headers: Record<string, string>) =>
    app.get(
      path,
      serveStatic({
        path: `${webRoot}${path}`,
        onFound: (_path, c: Context) =>
          Object.entries(headers).forEach(([name, value]) => c.header(name, value)),
      }),
      (c) => c.text("Not found", 404),
    );
  file("/sw.js", { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
  file("/manifest.webmanifest", {
    "content-type": "application/manifest+json",
    "cache-control": `public, max-age=${dayInSeconds}`,
  });
  app.get(
    "/icons/*",
    builtFiles({
      root: webRoot,
      onFound: (_path, c) => c.header("cache-control", `public, max-age=${dayInSeconds}`),
    }),
    (c) => c.text("Not found", 404),
  );
}
