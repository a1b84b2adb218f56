import { expect, test } from "vitest";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { useKernel } from "../harness/kernel.ts";
import { newRequestForm, signInAdmin, signInOfficer } from "../harness/people.ts";
import { useServer } from "../harness/servers/live-server.ts";
import { figure } from "./harness/figures.ts";
import { listen } from "./harness/listen.ts";

const lab = useKernel();
const wire = useServer(lab, { limits: noLimits });

const administrators = 10;
const sockets = 200;
const changes = 40;
const soonMs = 1000;
/** The time limit of a change on a shared machine. */
const lateMs = 10_000;
const query = "subscription { trackedRequestChanged { number caseId status } }";
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

test("two hundred open trackers show an officer's request within a second", async () => {
  const heard: { caseId: string; at: number }[] = [];
  const callers = await Promise.all(Array.from({ length: administrators }, () => signInAdmin(lab)));
  const trackers = await Promise.all(
    Array.from({ length: sockets }, (_, index) => {
      const seen = new Set<string>();
      const caller = callers[index % administrators];
      if (!caller) throw new Error("nobody listens");
      const hear = (text: string) => {
        const caseId = /"caseId":"([^"]+)"/.exec(text)?.[1] ?? "";
        if (seen.has(caseId)) return; // its recommendation is a separate change
        seen.add(caseId);
        heard.push({ caseId, at: performance.now() });
      };
      return listen(wire.port, caller, { query, times: 1, hear });
    }),
  );
  await pause(2000);
  const officer = await signInOfficer(lab);
  const began = new Map<string, number>();
  for (let n = 0; n < changes; n += 1) {
    const at = performance.now();
    const answer = await officer.fetch("/api/emergency-requests", {
      method: "POST",
      body: { ...newRequestForm(), victimContact: "Phone: (217) 555-0122, Email: tamsin@example.com" },
    });
    expect(answer.status).toBe(201);
    began.set(((await answer.json()) as { caseId: string }).caseId, at);
    await pause(100);
  }
  const until = performance.now() + lateMs;
  while (heard.length < sockets * changes && performance.now() < until) await pause(20);
  for (const { close } of trackers) close();

  const delays = heard.map(({ caseId, at }) => at - (began.get(caseId) ?? -Infinity));
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const soon = (100 * delays.filter((ms) => ms <= soonMs).length) / (sockets * changes);
  figure(`changes on ${sockets} trackers within a second`, `${soon.toFixed(1)} %`);
  figure("half of them within", `${at(0.5).toFixed(0)} ms`);
  figure("99 of 100 within", `${at(0.99).toFixed(0)} ms`);
  expect(trackers.reduce((sum, { refused }) => sum + refused, 0)).toBe(0);
  expect(delays).toHaveLength(sockets * changes);
});
