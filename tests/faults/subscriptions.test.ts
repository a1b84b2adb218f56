import { expect, test } from "vitest";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { useKernel } from "../harness/kernel.ts";
import { newRequestForm, signInAdmin, signInOfficer } from "../harness/people.ts";
import { useServer } from "../harness/servers/live-server.ts";
import { figure } from "./harness/figures.ts";
import { listen } from "./harness/listen.ts";

const lab = useKernel();
const wire = useServer(lab, { limits: noLimits });

const sockets = 25;
const perSocket = 20;
const creates = 9;
const maxLastMs = 300;
/** The maximum of subscriptions per socket. */
const heard = () => ({ query: "subscription { requestsChanged { caseId status } }", times: perSocket });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** How long filing a request takes, and until the last subscriber has received it. */
async function file(listeners: { heard: number }[], expected: number) {
  const officer = await signInOfficer(lab);
  const before = heardBy(listeners);
  const began = performance.now();
  const { status } = await officer.fetch("/api/emergency-requests", {
    method: "POST",
    body: { ...newRequestForm(), victimContact: "Phone: (217) 555-0122, Email: tamsin@example.com" },
  });
  const filed = performance.now() - began;
  expect(status).toBe(201);
  while (heardBy(listeners) - before < expected && performance.now() - began < 20_000) await pause(2);
  const last = performance.now() - began - filed;
  expect(heardBy(listeners) - before).toBeGreaterThanOrEqual(expected);
  await pause(200);
  return { filed, last };
}
const heardBy = (listeners: { heard: number }[]) => listeners.reduce((sum, { heard }) => sum + heard, 0);

async function measure(listeners: { heard: number }[], expected: number) {
  const all: { filed: number; last: number }[] = [];
  for (let n = 0; n < creates; n += 1) all.push(await file(listeners, expected));
  return { filed: median(all.map(({ filed }) => filed)), last: median(all.map(({ last }) => last)) };
}

test("five hundred subscribers are notified quickly, and filing does not wait for them", async () => {
  await measure([], 0); // warm
  const quiet = await measure([], 0);

  const strangers = await Promise.all(
    Array.from({ length: sockets }, async () => listen(wire.port, await signInOfficer(lab), heard())),
  );
  await pause(3000);
  const foreign = await measure(strangers, 0);
  for (const { close } of strangers) close();

  const admins = await Promise.all(
    Array.from({ length: sockets }, async () => listen(wire.port, await signInAdmin(lab), heard())),
  );
  await pause(3000);
  const all = sockets * perSocket;
  const own = await measure(admins, all);
  for (const { close } of admins) close();

  figure("filing, nobody listens", `${quiet.filed.toFixed(1)} ms`);
  figure(`filing, ${all} listen whom it does not concern`, `${foreign.filed.toFixed(1)} ms`);
  figure(`filing, ${all} listen whom it concerns`, `${own.filed.toFixed(1)} ms`);
  figure(`the last of ${all} hears after`, `${own.last.toFixed(1)} ms`);
  expect([...strangers, ...admins].reduce((sum, { refused }) => sum + refused, 0)).toBe(0);
  // On a shared machine everything takes longer, including this.
  expect(own.last).toBeLessThan(Math.max(maxLastMs, 12 * quiet.filed));
  expect(foreign.filed).toBeLessThan(2 * quiet.filed);
  expect(own.filed).toBeLessThan(2 * quiet.filed);
});
