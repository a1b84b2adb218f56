import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { Context, Kernel } from "../../graph/core/context.ts";
import { readEnv } from "../../graph/core/env.ts";
import { createHttpApp } from "../../graph/app/routes.ts";
import { openKernel, type OpenKernel } from "../../graph/app/kernel.ts";
import type { Language } from "../../shared/core/forms/fields.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { createSql } from "../../graph/core/database/statement.ts";
import { verifyLedger } from "../../graph/money/funds/verify.sql.ts";
import { fillReference } from "./database/reference.ts";
import type { Database } from "../../graph/adapters/database/open.ts";
import { useDatabase } from "./database/database.ts";
import { withDeclaredRows } from "./database/declared-rows.ts";

export interface Lab extends Kernel {
  /** Connections to its database, as the product's role. */
  pool: Database["pool"];
  /** Moves the clock of the whole product. */
  setNow(now: Date): void;
  /** Sets the installation's time zone. */
  setZone(zone: string): Promise<void>;
  /** A new caller. By default they come from an address of their own. */
  visitor(address?: string): Promise<Caller>;
}

/** An API caller that keeps cookies like a browser. */
export interface Caller {
  cookie: string;
  /** The address from which a trusted proxy forwards the calls. */
  address: string;
  /** The browser's language preference. */
  language: Language;
  /** A fresh context with this caller's session, like each of their calls. */
  context(): Promise<Context>;
  /** A call over HTTP, without a port. */
  fetch(
    path: string,
    init?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
}

/**
 * The whole product on an empty database with reference data; emails are captured, the clock can be
 * set, and nothing runs in the background. `settings` are added to its environment.
 */
export function useKernel(replace: Partial<Kernel> = {}, settings: Record<string, string> = {}): Lab {
  const lab = {} as Lab;
  const database = useDatabase();
  let open: OpenKernel;
  let now: Date | undefined;
  beforeAll(async () => {
    const env = readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: mkdtempSync(join(tmpdir(), "safevoice-test-")),
      SECRET_KEY: "a secret that only the tests know, 32 characters",
      TRUST_PROXY: "1", // each caller comes from an address of their own
      ...settings,
    });
    const sql = withDeclaredRows(createSql(database.pool, database.embedded));
    open = await openKernel(env, { database, now: () => now ?? new Date(), sql, ...replace });
    await fillReference(database);
    // The tests' officers are from many agencies and open each other's requests.
    // Their clocks jump by hours, so officers lock only where a test is about it.
    const data = { officerVisibility: "verified", officerIdleMinutes: 0 };
    await open.kernel.db.systemConfig.update({ where: { id: 1 }, data });
    await open.config.refresh();
    const app = createHttpApp(open.kernel, noLimits);
    Object.assign(lab, open.kernel, {
      pool: database.pool,
      setNow: (moment: Date) => (now = moment),
      async setZone(timeZone: string) {
        await open.kernel.db.systemConfig.update({ where: { id: 1 }, data: { timeZone } });
        await open.config.refresh();
      },
      visitor: (address = nextAddress()) => createCaller(open.kernel, app, address),
    });
  }, 60_000);
  afterAll(async () => {
    // Money that a test moved adds up, whatever the test is about.
    const { problems } = await verifyLedger(createSql(database.pool, database.embedded));
    await open.close();
    expect(problems).toEqual([]);
  });
  return lab;
}

/** The mark next to it is for the web app's own script. */
export const isSession = (cookie: string) => /^(?:__Host-)?safevoice=/.test(cookie);

let callers = 0;

/** 198.18.0.0/15 is for tests of networks. */
function nextAddress() {
  callers += 1;
  return `198.${18 + ((callers >> 16) & 1)}.${(callers >> 8) & 255}.${callers & 255}`;
}

async function createCaller(
  kernel: Kernel,
  app: ReturnType<typeof createHttpApp>,
  address: string,
): Promise<Caller> {
  const { openContext } = await import("../../graph/core/http/call.ts");
  const keep = (cookie: string) => {
    if (isSession(cookie)) caller.cookie = cookie.split(";")[0]!;
  };
  const caller: Caller = {
    cookie: "",
    address,
    language: "en",
    context: () =>
      openContext(
        kernel,
        {
          correlation: kernel.random.uuid(),
          ip: caller.address,
          userAgent: "test",
          language: caller.language,
          setCookie: keep,
        },
        caller.cookie,
      ),
    async fetch(path, { method = "GET", body, headers = {} } = {}) {
      const raw = body instanceof Uint8Array || typeof body === "string";
      const response = await app.request(path, {
        method,
        headers: {
          "x-forwarded-for": caller.address,
          // The default language is English.
          ...(caller.language !== "en" && { "accept-language": caller.language }),
          ...(caller.cookie && { cookie: caller.cookie }),
          ...(body !== undefined && !raw && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) keep(cookie);
      return response;
    },
  };
  return caller;
}
