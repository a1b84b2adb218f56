import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { thrifty } from "../../scripts/lib/memory.mjs";
import { startChild, type Child } from "./children.ts";

const rounds = 150;

/** Resident memory in MB of the whole product on the embedded database with its demo, after some hundred calls: on the first start, which makes the database, and on the next one. */
export async function measureMemory(): Promise<{ firstStart: number; nextStart: number }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "safevoice-bench-"));
  const measure = async (port: string) => {
    const env = { ...thrifty.env, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: "warn" };
    const child = await startChild("main", env, thrifty.flags);
    try {
      await use(child);
      await wait(2_000);
      return Math.round(
        Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024,
      );
    } finally {
      await child.stop();
    }
  };
  try {
    return { firstStart: await measure("4981"), nextStart: await measure("4982") };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What a demo officer's browser and an external tool ask. */
async function use({ origin }: Child): Promise<void> {
  const signedIn = await fetch(`${origin}/dev/officers`, {
    method: "POST",
    body: new URLSearchParams({ officerId: "1" }),
    redirect: "manual",
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const headers = { cookie, "content-type": "application/json" };
  const listed = await fetch(`${origin}/api/emergency-requests`, { headers });
  const [{ id }] = (await listed.json()) as [{ id: number }];
  const query =
    "{ requests(first: 20) { edges { node { caseId status requestAmount aiRecommendation resourceRecommendations { aiConfidenceScore } } } } }";
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all([
      fetch(`${origin}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) }),
      fetch(`${origin}/api/emergency-requests/${id}`, { headers }),
      fetch(`${origin}/api/resources?state=IL`, { headers }),
      fetch(`${origin}/requests`, { headers }),
    ]);
    for (const answer of answers) {
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    }
  }
}
