import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { installedChromium } from "./scripts/lib/chromium.mjs";
import { installedFirefox } from "./scripts/lib/firefox.mjs";
import { firstAdminPassword } from "./tests/e2e/harness/people.ts";

const port = Number(process.env.E2E_PORT ?? 4611);
const address = `http://127.0.0.1:${port}`;

/**
 * The system's Chromium when there is one, else the one that `npx playwright install chromium` got.
 */
const executablePath = installedChromium();

/** Made once: the workers read this file too. */
const dataFolder = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "safevoice-e2e-")));

if (process.env.TEST_WORKER_INDEX === undefined)
  process.on("exit", () => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 }));

const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--no-pings",
  // a microphone that always hums, so that a statement can be recorded
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

/**
 * `npm run test:e2e -- --project=firefox`: the main journeys once more. The workers learn it from
 * the environment.
 */
if (/--project[= ]firefox\b/.test(process.argv.join(" "))) process.env.E2E_PART = "firefox";
const firefox = process.env.E2E_PART === "firefox" ? installedFirefox() : undefined;

/** Where the server and most of its readers are; two projects have readers elsewhere. */
const home = "America/Chicago";
const ahead = "Pacific/Guam";

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Walked on a wide screen. */
const wide = ["keyboard.spec.ts", "accessibility.spec.ts", "design.spec.ts"];
/** What administrators do once they have passwords of their own. */
const byAdministrators = [
  "passkeys.spec.ts",
  "training.spec.ts",
  "county-sign-in.spec.ts",
  "agencies.spec.ts",
  "roles.spec.ts",
  "night.spec.ts",
  "pass-journey.spec.ts",
  "packets.spec.ts",
  "full-tonight.spec.ts",
  "redemption-journey.spec.ts",
  "desk-files.spec.ts",
  "desk-session.spec.ts",
  "dispatch.spec.ts",
  "vouchers.spec.ts",
];
/** These change the configuration for everyone, so nothing else runs in parallel. */
const byThemselves = ["desk.spec.ts", "maintenance.spec.ts"];
const atTheDesk = ["admin.spec.ts", ...byAdministrators, ...byThemselves];
/** On a phone, where most people will: from a first sign-in to the money. */
const main = [
  "directory.spec.ts",
  "graphql.spec.ts",
  "loop.spec.ts",
  "new-request.spec.ts",
  "returning-officer.spec.ts",
  "stranger.spec.ts",
  "supervisor.spec.ts",
  "supervisors-answer.spec.ts",
  "translated.spec.ts",
];
/** Files of their own, and single journeys that bear the tag. */
const heavy = "*.full.spec.ts";
/** Last of them, for it changes the first administrator's password. */
const heavyDesk = "desk.full.spec.ts";
/** With the password of its own that it set. */
const heavyNight = ["night-keys.full.spec.ts", "dispatch-keys.full.spec.ts"];
/** Without what only Chromium has (a fake microphone, its own protocol). */
const inFirefox = [...main.filter((file) => file !== "graphql.spec.ts"), "support.spec.ts", "pass.spec.ts"];
const grepInvert = /@full/;

/** A browser whose pages are translated (tests/e2e/harness/translator.ts). */
interface Translation {
  isTranslated: boolean;
}

/**
 * One journey of each kind is also walked on pages that a translator changes: at the desk in CI, on a
 * phone with the heavy ones. translated.spec.ts is in the first part.
 */
const translated = /@translated/;

/** Each part plays on a server of its own. Without a word it is the first. */
const parts = {
  /** `npm test` */
  first: [{ name: "main", use: phone, testMatch: main, grepInvert }],
  /** `npm run test:full -- journeys` */
  second: [
    { name: "administrator", use: desktop, testMatch: "admin.spec.ts", grepInvert },
    { name: "wide", use: { ...desktop, timezoneId: "UTC" }, testMatch: wide, grepInvert },
    {
      name: "phone",
      use: { ...phone, timezoneId: ahead },
      testIgnore: [...main, ...wide, ...atTheDesk, heavy],
      grepInvert,
    },
    { name: "administrators", use: desktop, testMatch: byAdministrators, dependencies: ["administrator"] },
    {
      name: "translated-desk",
      use: { ...desktop, isTranslated: true },
      testMatch: byAdministrators,
      grep: translated,
      dependencies: ["administrator"],
    },
    {
      name: "desk",
      use: desktop,
      testMatch: "desk.spec.ts",
      dependencies: ["wide", "phone", "administrators", "translated-desk"],
    },
    { name: "maintenance", use: desktop, testMatch: "maintenance.spec.ts", dependencies: ["desk"] },
  ],
  /** `npm run test:full -- heavy` */
  heavy: [
    // first, for the dialogs are opened with the first administrator's first password
    { name: "full-wide", use: desktop, testMatch: wide, grep: /@full/ },
    {
      name: "full",
      use: desktop,
      testMatch: heavy,
      testIgnore: [heavyDesk, ...heavyNight],
      dependencies: ["full-wide"],
    },
    { name: "full-desk", use: desktop, testMatch: heavyDesk, dependencies: ["full"] },
    { name: "full-night", use: desktop, testMatch: heavyNight, dependencies: ["full-desk"] },
    { name: "full-phone", use: phone, testIgnore: [...wide, heavy], grep: /@full/ },
    {
      name: "translated",
      use: { ...phone, isTranslated: true },
      testIgnore: atTheDesk,
      grep: translated,
    },
  ],
  /** `npm run test:e2e -- --project=firefox`, where Firefox is installed. */
  firefox: [
    {
      name: "firefox",
      use: {
        ...{ browserName: "firefox" as const, ...phone },
        launchOptions: { ...(firefox && { executablePath: firefox }) },
      },
      testMatch: inFirefox,
      grepInvert,
    },
  ],
} satisfies Record<string, PlaywrightTestProject<Translation>[]>;

/** The browser journeys, on the built server with a new database. */
export default defineConfig<Translation>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // A third one makes a desk page take half a minute on two slow cores.
  workers: 2,
  fullyParallel: true,
  reporter: "list",
  /** Against a journey that hangs. Machines differ too much for a tighter one. */
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    timezoneId: home,
    // Long before the test's own end, so that a failure names the step that waited.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What a failure looked like, and each call; pictures of every frame and of every step would
    // take half the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block", // a journey sees each call itself; offline.spec.ts lets the worker in
    launchOptions: { ...(executablePath && { executablePath }), args },
  },
  projects: parts[(process.env.E2E_PART ?? "first") as keyof typeof parts],
  webServer: {
    command: "node --enable-source-maps dist/server/main.js",
    url: `${address}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: {
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataFolder,
      TZ: home,
      DATABASE_URL: "",
      SMTP_URL: "",
      OPENAI_API_KEY: "",
      DEMO: "1",
      TRUST_PROXY: "1", // each person of a journey comes from an address of his own
      ADMIN_PASSWORD: firstAdminPassword,
      LOG_LEVEL: "warn",
      NODE_ENV: "test",
    },
  },
});
