import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Prisma } from "../../prisma/client/client.ts";
import type { Database } from "../../graph/adapters/database/open.ts";
import { systemContext, type Context, type Kernel } from "../../graph/core/context.ts";
import { readEnv } from "../../graph/core/env.ts";
import { openKernel, type OpenKernel } from "../../graph/app/kernel.ts";
import type { Viewer } from "../../graph/core/access/viewer.ts";

/** A kernel on the file's database, with contexts for any caller. Use it inside tests and hooks. */
export function useContexts(database: Database) {
  let opened: OpenKernel;
  beforeAll(async () => {
    const env = readEnv({
      NODE_ENV: "test",
      DATA_DIR: mkdtempSync(path.join(tmpdir(), "safevoice-context-")),
      SECRET_KEY: "a secret of at least 32 characters",
      LOG_LEVEL: "silent",
    });
    opened = await openKernel(env, { database });
  });
  afterAll(() => opened.close());
  return {
    get kernel() {
      return opened.kernel;
    },
    as: (viewer: Viewer, replace: Partial<Kernel> = {}): Context => ({
      ...systemContext({ ...opened.kernel, ...replace }, "test"),
      ip: "127.0.0.1",
      viewer,
    }),
  };
}

/** An officer with a confirmed case. */
export async function addOfficer({ db }: Database, over: Partial<Extract<Viewer, { kind: "officer" }>> = {}) {
  const email = `officer${Math.random().toString(36).slice(2)}@city.gov`;
  const officer = await db.officer.create({
    data: {
      name: "Sam Reed",
      rank: "Sergeant",
      agency: "City Police",
      badgeNumber: "B100",
      phone: "5550100200",
      email,
      emailKey: email,
    },
  });
  const verification = await db.verification.create({
    data: {
      officerId: officer.id,
      caseNumber: `C-${officer.id}`,
      incidentDescription: "A family without a home",
      services: ["food", "shelter"],
      supervisorName: "Kim Vale",
      supervisorRank: "Captain",
      supervisorPhone: "5550100300",
      supervisorEmail: "kim.vale@city.gov",
      supervisorEmailKey: "kim.vale@city.gov",
      status: "verified",
      method: "email",
      trust: "trusted",
      statusToken: `status-${officer.id}`,
    },
  });
  const session = await db.session.create({
    data: {
      tokenHash: `hash-${officer.id}`,
      kind: "officer",
      officerId: officer.id,
      ip: "",
      userAgent: "",
      expiresAt: new Date("2100-01-01"),
    },
  });
  const viewer: Extract<Viewer, { kind: "officer" }> = {
    kind: "officer",
    sessionId: session.id,
    officerId: officer.id,
    badgeNumber: officer.badgeNumber,
    name: officer.name,
    emailKey: officer.emailKey,
    verificationId: verification.id,
    caseNumber: verification.caseNumber,
    status: "verified",
    supervisorEmailKey: "kim.vale@city.gov",
    trust: "trusted",
    agency: officer.agency,
    cases: [],
    ...over,
  };
  const { trust, supervisorEmailKey } = viewer;
  viewer.cases = over.cases ?? [{ id: verification.id, status: "verified", trust, supervisorEmailKey }];
  return viewer;
}

let requests = 0;

/** A request row right after filing. */
export const addRequest = (
  { db }: Database,
  over: Partial<Prisma.EmergencyRequestUncheckedCreateInput> = {},
) =>
  db.emergencyRequest.create({
    data: {
      caseId: `EM-2026-${1000 + (requests += 1)}`,
      urgencyLevel: "high",
      victimName: "Ana Torres",
      victimContact: "Phone: 4155550100, Email: ana@example.org",
      victimAddress: "12 Main St, Oakland, CA 94601",
      victimPhone: "4155550100",
      victimEmail: "ana@example.org",
      state: "CA",
      requestDetails: "Ana Torres and her two children need food and a room for the night",
      requestedHelpTypes: ["food", "shelter"],
      ...over,
    },
  });
