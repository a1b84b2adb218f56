import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { figure } from "./harness/figures.ts";
import { until } from "./harness/processes.ts";
import { fileRequest, signIn, startProduct, type Product } from "./harness/product.ts";

let volume: string;
let isMounted = false;
let product: Product;
let cookie: string;

const size = 160 * 2 ** 20;
/** Fills the volume; without it there is space again. */
const filler = () => path.join(volume, "filler");

beforeAll(async () => {
  volume = mkdtempSync(path.join(tmpdir(), "safevoice-volume-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "none", volume]);
  isMounted = mounted.status === 0; // only root may
  if (!isMounted) return;
  const dataDir = path.join(volume, "data");
  const made = inject("database");
  if (made.kind === "embedded") cpSync(made.template, dataDir, { recursive: true });
  product = await startProduct(undefined, { DATA_DIR: dataDir });
  cookie = await signIn(product);
  expect((await fileRequest(product.origin, cookie)).status).toBe(201);
});
afterAll(async () => {
  await product?.end();
  if (isMounted) execFileSync("umount", [volume]);
  rmSync(volume, { recursive: true, force: true });
});

function fill(leavingBytes: number) {
  const { bavail, bsize } = statfsSync(volume);
  writeFileSync(filler(), Buffer.alloc(Math.max(0, bavail * bsize - leavingBytes)));
}

/** New officers write the most rows; the test looks for the one unusual answer. */
async function writeUntilRefused(): Promise<{ status: number; body: string; written: number }> {
  for (let written = 0; written < 3000; written += 1) {
    const response = await fetch(`${product.origin}/api/officer-verification`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.9.${written >> 8}.${written & 255}`,
      },
      body: JSON.stringify({
        officerId: `F-${written}`,
        officerName: "Robin Vale",
        officerRank: "Sergeant",
        officerBadge: `F-${written}`,
        officerPhone: "555-010-0100",
        officerEmail: `robin.f${written}@metro.gov`,
        caseNumber: `FULL-${Date.now()}-${written}`,
        supervisorEmail: `chief@f${written}.gov`, // one mailbox gets a few letters a day
        supervisorName: "Dana Moor",
      }),
    });
    const body = await response.text();
    if (!response.ok) return { status: response.status, body, written };
  }
  throw new Error("the volume was never full");
}

test("a full volume is 507, reads continue, and writes resume when there is space", async ({ skip }) => {
  if (!isMounted) skip();
  fill(200_000);
  const refused = await writeUntilRefused();
  figure("a full volume", `${refused.status} after ${refused.written} writes`);
  expect(refused, product.said()).toMatchObject({
    status: 507,
    body: expect.stringContaining("STORAGE_FULL"),
  });
  expect(product.isRunning()).toBe(true);
  const list = await fetch(`${product.origin}/api/emergency-requests`, { headers: { cookie } });
  expect(list.status).toBe(200);
  rmSync(filler());
  const backMs = await until("writing works again", async () => {
    const filed = await fileRequest(product.origin, cookie);
    return filed.status === 201;
  });
  figure("room on the volume again", `writing after ${Math.round(backMs)} ms`);
  expect(product.isRunning()).toBe(true);
});
