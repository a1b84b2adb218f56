import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { useKernel } from "../../harness/kernel.ts";
import { useServer } from "../../harness/servers/live-server.ts";
import { checkRules, expectFiring, hasPromtool, scrapeOf, whyNotChecked } from "../../harness/promtool.ts";

/*
 * The alert rules, evaluated against what a server really reports: in good times, and while
 * something is away. Prometheus's own tool evaluates them.
 */

const lab = useKernel();
const open = useServer(lab);
const start = Math.floor(Date.now() / 1000);

const scrape = async () => scrapeOf((await open.send("/metrics")).text, "safevoice", start);

/** Which alerts two scrapes raise. */
async function expectAlerts(names: string[], between: () => Promise<unknown> = async () => undefined) {
  const before = await scrape();
  await between();
  expectFiring(names, [before, await scrape()]);
}

const runEnded = (kind: "backup" | "rehearsal", ago: number) => {
  const endedAt = new Date(lab.now().getTime() - ago);
  return lab.db.operationRun.create({
    data: { kind, state: "done", startedAt: endedAt, endedAt, by: "me@host", bytes: 5n },
  });
};

beforeEach(({ skip }) => skip(!hasPromtool, whyNotChecked));
beforeAll(async () => {
  await lab.db.message.deleteMany();
});

test("a new installation is told to make a backup and to rehearse it, and nothing else", async () => {
  await expectAlerts(["SafeVoiceBackupOld", "SafeVoiceRehearsalOld"]);
  await runEnded("backup", hourMs);
  await runEnded("rehearsal", hourMs);
  await expectAlerts([]);
});

test("an old backup, a late message and messages that were given up each raise their alert", async () => {
  const message = {
    ...({ kind: "admin-notice", channel: "email", recipientType: "admin", recipientName: "Kim" } as const),
    ...{ recipientAddress: "kim@fund.example", subject: "x", bodySealed: "x" },
  };
  const createdAt = new Date(lab.now().getTime() - hourMs);
  await lab.db.message.create({ data: { ...message, createdAt } });
  await expectAlerts(["SafeVoiceMessagesLate"]);
  await lab.db.message.deleteMany();
  const given = Array.from({ length: 6 }, () => ({ ...message, state: "failed" as const }));
  await expectAlerts(["SafeVoiceMessagesFailed"], () => lab.db.message.createMany({ data: given }));
  await lab.db.message.deleteMany();
});

test("while the database is away, that is the alert: nothing is said about what cannot be read", async () => {
  const away = () => Promise.reject(new Error("the connection was refused"));
  vi.spyOn(lab.db, "$queryRaw").mockImplementation(away as never);
  for (const model of [lab.db.message, lab.db.operationRun, lab.db.emergencyRequest, lab.db.fund])
    for (const read of ["count", "findFirst", "findMany"])
      vi.spyOn(model as unknown as Record<string, () => Promise<never>>, read).mockImplementation(away);
  const calls = async () => {
    for (let n = 0; n < 20; n += 1) await open.send("/readyz");
  };
  // A counter is compared with its last value, so its first errors are not a change yet.
  await calls();
  await expectAlerts(["SafeVoiceDatabaseAway", "SafeVoiceErrors"], calls);
  vi.restoreAllMocks();
  await expectAlerts([]);
});

test("a server that does not answer is noticed by the scrape itself", () => {
  expectFiring(["SafeVoiceDown"], [new Map([['up{job="safevoice"}', "0"]])]);
});

test("Prometheus accepts the rules", () => {
  expect(checkRules()).toBe("");
});
