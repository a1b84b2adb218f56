import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { firstAdminPassword } from "./tests/e2e/people.ts";

const port = Number(process.env.E2E_PORT ?? 4611);
const address = `http://127.0.0.1:${port}`;

/** The system's Chromium when there is one, else the one that `npx playwright install chromium` got. */
const executablePath = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((place) => place && existsSync(place));

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

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** What is done at a desk; everything else is walked through on a phone, where most people will. */
const atADesk = ["keyboard.spec.ts", "accessibility.spec.ts", "design.spec.ts"];
/** `npm run test:full`. */
const heavy = "*.full.spec.ts";

/** The browser journeys, on the built server with a new database. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    // What a failure looked like, and each call; pictures of every frame and of every step would take half the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block", // a journey sees each call itself; offline.spec.ts lets the worker in
    launchOptions: { ...(executablePath && { executablePath }), args },
  },
  projects: [
    // first, for it has the longest walks
    { name: "desktop", use: desktop, testMatch: atADesk },
    { name: "phone", use: phone, testIgnore: [...atADesk, "admin.spec.ts", heavy] },
    // it changes the first administrator's password, with which the dialogs are opened
    { name: "administrator", use: desktop, testMatch: "admin.spec.ts", dependencies: ["desktop"] },
    { name: "full", use: desktop, testMatch: heavy },
  ],
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
