import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { thrifty } from "../../scripts/lib/memory.mjs";
import { adminToken } from "./fixtures.ts";
import { startChild, type Child } from "./children.ts";

const rounds = 150;
const targetMb = { resident: 300, peak: 400, exported: 60 };

/**
 * The whole product on the embedded database with its demo, as by `npm start`: on the first start,
 * which creates the database, and on the next one.
 */
export async function measureMemory(say: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "safevoice-bench-"));
  const measure = async (what: string, port: string) => {
    const began = performance.now();
    const env = { ...thrifty.env, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: "warn" };
    const child = await startChild("main", env, thrifty.flags);
    try {
      await (await fetch(`${child.origin}/healthz`)).arrayBuffer();
      const seconds = (performance.now() - began) / 1000;
      const startPeak = memoryOf(child, "VmHWM");
      await use(child);
      await wait(2_000);
      say(
        `${what}: ${seconds.toFixed(1)} s to the first answer, ${startPeak} MB at most until then; ${memoryOf(child, "VmRSS")} MB resident after ${rounds * 4} calls (target below ${targetMb.resident}), ${memoryOf(child, "VmHWM")} MB at most (target on the first start below ${targetMb.peak}).`,
      );
    } finally {
      await child.stop();
    }
  };
  try {
    await measure("First start", "4981");
    await measure("Next start", "4982");
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The additional memory of exporting the whole audit log, which is streamed. */
export async function measureExport(child: Child, say: (line: string) => void): Promise<void> {
  const headers = { cookie: `safevoice=${adminToken}` };
  const fetchLog = (query: string) =>
    fetch(`${child.origin}/api/admin/audit-logs/export?format=csv${query}`, { headers });
  await (await fetchLog("&search=4321")).arrayBuffer();
  const before = memoryOf(child, "VmRSS");
  const began = performance.now();
  const answer = await fetchLog("");
  if (!answer.ok || !answer.body) throw new Error(`the export answered ${answer.status}`);
  let [bytes, lines] = [0, 0];
  for await (const part of answer.body) {
    bytes += part.length;
    lines += Buffer.from(part).toString("latin1").split("\n").length - 1;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `Export of the audit log: ${lines.toLocaleString("en-US")} lines, ${Math.round(bytes / 1e6)} MB in ${seconds} s; the server held ${before} MB before and ${memoryOf(child, "VmHWM") - before} MB more at most (target below ${targetMb.exported}).`,
  );
}

/** In MB from the kernel: VmRSS now, VmHWM at most. */
function memoryOf({ pid }: Child, figure: "VmRSS" | "VmHWM"): number {
  const line = new RegExp(`^${figure}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(line?.[1]) / 1024);
}

/** The calls of a demo officer's browser and an external tool. */
async function use({ origin }: Child): Promise<void> {
  const signedIn = await fetch(`${origin}/dev/officers`, {
    method: "POST",
    body: new URLSearchParams({ officerId: "1" }),
    redirect: "manual",
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
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
