import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { builtFiles } from "./built-files.ts";
import type { Kernel } from "./context.ts";
import { holdsDemoData } from "./demo.ts";
import type { AppEnv } from "./http.ts";

const webRoot = "dist/web";
/** react-aria sets one style element of its own while something is pressed; this is its hash. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const policy = (scripts: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${reactAriaStyle}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** On every answer. A page that needs more says so itself. */
export const securityHeaders: [string, string][] = [
  ["content-security-policy", policy("")],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "same-origin"],
  ["x-frame-options", "DENY"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(self)"],
];

/** The built web app: hashed assets for a year, and one page for every address that people may type. */
export function mountWebApp(app: Hono<AppEnv>, kernel: Pick<Kernel, "db">) {
  app.use(
    "/assets/*",
    builtFiles({
      root: webRoot,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  app.get("/assets/*", (c) => c.text("Not found", 404));
  app.get("/favicon.svg", serveStatic({ path: `${webRoot}/favicon.svg` }));
  app.get("/robots.txt", (c) =>
    c.text("User-agent: *\nDisallow: /request\nDisallow: /verify\nDisallow: /approve\nDisallow: /admin\n"),
  );
  const page = createPageReader();
  let demo: Promise<boolean> | undefined;
  app.get("*", async (c) => {
    const { body, scripts } = page(await (demo ??= holdsDemoData(kernel)));
    return c.html(body, 200, { "content-security-policy": policy(scripts), "cache-control": "no-cache" });
  });
}

/** index.html, read again when it was built anew; the hashes of its own small scripts go into the policy. */
function createPageReader() {
  const file = `${webRoot}/index.html`;
  let readAt = 0;
  let text =
    "<!doctype html><title>SafeVoice</title><p>The web app is not built yet: run <code>npm run build</code>.</p>";
  let scripts = "";
  return (demo: boolean) => {
    const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changed !== readAt) {
      text = readFileSync(file, "utf8");
      scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)]
        .map(
          ([, code]) =>
            `'sha256-${createHash("sha256")
              .update(code ?? "")
              .digest("base64")}'`,
        )
        .join(" ");
      readAt = changed;
    }
    return {
      body: demo ? text.replace("</head>", '<meta name="safevoice-demo" content="1"></head>') : text,
      scripts,
    };
  };
}
