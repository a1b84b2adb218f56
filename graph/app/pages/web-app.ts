import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { builtFiles } from "../../core/pages/built-files.ts";
import type { Kernel } from "../../core/context.ts";
import { demoMark } from "../../core/demo.ts";
import { withDemoBanner, withTrainingMarks } from "../../core/pages/banner.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { createCompressedAnswers } from "../../core/http/compressed-answers.ts";
import { underMaintenance } from "../../core/http/maintenance.ts";
import { followLanguageLink } from "../../core/pages/language-link.ts";
import { knownAddresses } from "../../core/pages/known-addresses.ts";
import { stateCode } from "../../../shared/community/directory/rules.ts";
import { openChangedStates, type ChangedStates } from "../../community/entries/changed-states.ts";
import { underOwnName } from "./page-identity.ts";
import { readyPage } from "./ready-pages.ts";
import { memoize } from "../../core/memoize.ts";
import { shellWithoutScript, withoutScript } from "./without-script.ts";

const webRoot = "dist/web";
const forADay = "public, max-age=86400";
/** The hash of the one style element that react-aria sets while something is pressed. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const policy = (scripts: string, styles = "") =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${reactAriaStyle} ${styles}`.trim(),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Sent with every answer. A page that needs more adds it itself. */
export const securityHeaders: [string, string][] = [
  ["content-security-policy", policy("")],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "same-origin"],
  ["x-frame-options", "DENY"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(self)"],
];

/**
 * Files that are the same for every visitor. A page loads some forty of them, so they are served
 * before the call count and the session lookup.
 */
export function mountAssets(app: Hono<AppEnv>) {
  app.use(
    "/assets/*",
    builtFiles({
      root: webRoot,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  app.get("/assets/*", (c) => c.text("Not found", 404));
  // The second name is for programs that do not read pages.
  for (const path of ["/favicon.svg", "/favicon.ico"])
    app.get(
      path,
      serveStatic({
        path: `${webRoot}/favicon.svg`,
        onFound: (_path, c) => c.header("cache-control", forADay),
      }),
    );
  app.get("/robots.txt", (c) =>
    c.text(
      "User-agent: *\nDisallow: /request\nDisallow: /verify\nDisallow: /approve\nDisallow: /reply\nDisallow: /rate\nDisallow: /c/\nDisallow: /card\nDisallow: /letters\nDisallow: /admin\n",
      200,
      { "cache-control": forADay },
    ),
  );
}

/**
 * The web app: a page for every address that people may type. It is sent even if the database is
 * down.
 */
export function mountWebApp(
  app: Hono<AppEnv>,
  kernel: Pick<Kernel, "db" | "env" | "events">,
  answerCompressed: ReturnType<typeof createCompressedAnswers>,
  pageAt = readyPage,
  addresses = knownAddresses,
  fill = withoutScript,
) {
  const isSecure = kernel.env.PUBLIC_URL?.startsWith("https:") ?? false;
  const known = memoize(addresses);
  const demo = demoMark(kernel);
  const changed = openChangedStates(kernel);
  app.get("*", async (c) => {
    const linked = followLanguageLink(c, isSecure);
    if (linked) return linked;
    const address = new URL(c.req.url);
    if (address.pathname === "/") return c.redirect(`/home${address.search}`);
    const context = c.get("context");
    const ready = (await isOlder(address, changed)) ? undefined : await pageAt(address, context.language);
    const { text, isUnique } = ready
      ? await fill(context, address, ready)
      : { text: shellWithoutScript(context, await shell()) };
    const isTraining = kernel.env.TRAINING;
    const page = isTraining ? withTrainingMarks(text) : (await demo()) ? withDemoBanner(text) : text;
    const isKnown = await known().catch(() => () => true);
    const config = context.config();
    const named = underMaintenance(underOwnName(page, config), address.pathname, config);
    const mark = isTraining ? "data-training " : "";
    return answerCompressed(c, {
      text: named.replace("<html ", `<html ${mark}data-zone="${context.zone()}" `),
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy(hashesOf("script", page), hashesOf("style", page)),
        // Revalidated each time: after a release it must not name files that are gone.
        "cache-control": "no-cache",
      },
      vary: "cookie, accept-language",
      isUnique,
      status: isKnown(address.pathname) ? 200 : 404, // the client says so on the page
    });
  });
}

/**
 * The build wrote entries into these pages. If administrators have changed them since, the client
 * draws the page.
 */
const isOlder = async ({ pathname, searchParams }: URL, changed: ChangedStates): Promise<boolean> =>
  /^\/(?:home|resources|rights)\/?$/.test(pathname) &&
  (await changed.has(stateCode(searchParams.get("state") ?? "") ?? undefined));

/** The page for every address that is not prerendered: the client draws it. */
const shell = () =>
  readFile(`${webRoot}/index.html`, "utf8").catch(
    () =>
      "<!doctype html><title>SafeVoice</title><p>The web app is not built yet: run <code>npm run build</code>.</p>",
  );

/**
 * The hashes of the page's inline scripts or styles, for the policy. Data in a script element does
 * not run and needs none.
 */
const hashesOf = (element: "script" | "style", page: string) =>
  page
    .split(`<${element}>`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(`</${element}>`)))
    .map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
    .join(" ");
