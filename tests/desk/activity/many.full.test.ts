import { beforeAll, expect, test } from "vitest";
import { sealAudit, verifyAudit } from "../../../graph/platform/audit/seal.ts";
import { exportAudit } from "../../../graph/desk/activity/export.ts";
import { listActivity } from "../../../graph/desk/activity/entries.ts";
import { listAddresses } from "../../../graph/desk/activity/addresses.ts";
import type { Context } from "../../../graph/core/context.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const many = 100_000;
let context: Context;

beforeAll(async () => {
  context = await (await signInAdmin(lab, { role: "super_admin" })).context();
  // a tenth at a time: no single statement may process all of them
  for (let first = 1; first <= many; first += many / 10)
    await lab.db.$executeRawUnsafe(`
    INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "outcome", "ip", "details")
    SELECT now() - make_interval(secs => ${many} - n), 'c' || n, (ARRAY['admin','officer','system','visitor'])[1 + n % 4]::"ActorKind", n::text, 'Person ' || n,
      (ARRAY['request.read','request.created','letter.written','vendor.changed'])[1 + n % 4], 'request', n::text, CASE WHEN n % 500 = 0 THEN 'failure' ELSE 'success' END::"AuditOutcome",
      '10.0.' || n % 250 || '.' || n % 90, jsonb_build_object('note', repeat('x', 200), 'n', n)
    FROM generate_series(${first}, ${first + many / 10 - 1}) n`);
  await lab.db.$executeRawUnsafe(`ANALYZE "AuditEntry"`);
}, 120_000);

const took = async (work: () => Promise<unknown>) => {
  await work();
  const start = performance.now();
  await work();
  return performance.now() - start;
};

test("a page, a search and a filter of a hundred thousand entries are fast", async () => {
  const asked = [
    {},
    { search: "person 77123" },
    { search: "filed a request" },
    { search: "no-such-word-anywhere" },
    { status: "failure" as const },
    { userType: "system" as const, search: "10.0.9" },
  ];
  for (const filter of asked) {
    const ms = await took(() => listActivity(context, filter, 26));
    process.stdout.write(`${JSON.stringify(filter)} ${ms.toFixed(0)} ms\n`);
    expect(ms).toBeLessThan(1000);
  }
  process.stdout.write(`addresses ${(await took(() => listAddresses(context, {}))).toFixed(0)} ms\n`);
}, 120_000);

test("the export's memory does not grow with the log", async () => {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = 0;
  let bytes = 0;
  const { parts } = await exportAudit(context, { format: "csv" });
  const start = performance.now();
  for await (const part of parts) {
    bytes += part.length;
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  const ms = performance.now() - start;
  process.stdout.write(
    `${(bytes / 1e6).toFixed(0)} MB in ${ms.toFixed(0)} ms, ${(most / 1e6).toFixed(0)} MB more memory\n`,
  );
  expect(bytes).toBeGreaterThan(30_000_000);
  expect(most).toBeLessThan(200_000_000); // the embedded database is in this process; the server's own part is one batch
}, 120_000);

test("seals and verifies a hundred thousand entries", async () => {
  while ((await sealAudit(context)) > 0);
  const start = performance.now();
  const { sealed, broken } = await verifyAudit(context);
  process.stdout.write(`verified ${sealed} in ${(performance.now() - start).toFixed(0)} ms\n`);
  expect(broken).toBeUndefined();
  expect(sealed).toBeGreaterThanOrEqual(many);
}, 300_000);
