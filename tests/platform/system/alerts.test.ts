import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { useKernel } from "../../harness/kernel.ts";
import { useServer } from "../../harness/servers/live-server.ts";
import { isFiring, samplesIn, type Sample } from "../../harness/prometheus.ts";

/*
 * The alert rules, evaluated against what a server really reports: in good times, and while
 * something is away. How long a rule must hold (`for`) is Prometheus's own work.
 */

interface Rule {
  alert: string;
  expr: string;
}
const rules = (
  parse(readFileSync("deploy/alerts.yml", "utf8")) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);

const lab = useKernel();
const open = useServer(lab);

const scrape = async (at: number): Promise<Sample[]> =>
  samplesIn((await open.send("/metrics")).text, at, { job: "safevoice" });

/** The names of the alerts that two scrapes, a minute apart, would raise. */
async function firing(between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const now = Date.now() / 1000;
  const before = await scrape(now - 60);
  await between();
  const samples = [...before, ...(await scrape(now))];
  return rules.filter(({ expr }) => isFiring(expr, samples, now)).map(({ alert }) => alert);
}

const runEnded = (kind: "backup" | "rehearsal", ago: number) => {
  const endedAt = new Date(lab.now().getTime() - ago);
  return lab.db.operationRun.create({
    data: { kind, state: "done", startedAt: endedAt, endedAt, by: "me@host", bytes: 5n },
  });
};

beforeAll(async () => {
  await lab.db.message.deleteMany();
});

test("a new installation is told to make a backup and to rehearse it, and nothing else", async () => {
  expect(await firing()).toEqual(["SafeVoiceBackupOld", "SafeVoiceRehearsalOld"]);
  await runEnded("backup", hourMs);
  await runEnded("rehearsal", hourMs);
  expect(await firing()).toEqual([]);
});

test("an old backup, a late message and messages that were given up each raise their alert", async () => {
  const message = {
    ...({ kind: "admin-notice", channel: "email", recipientType: "admin", recipientName: "Kim" } as const),
    ...{ recipientAddress: "kim@fund.example", subject: "x", bodySealed: "x" },
  };
  const createdAt = new Date(lab.now().getTime() - hourMs);
  await lab.db.message.create({ data: { ...message, createdAt } });
  expect(await firing()).toEqual(["SafeVoiceMessagesLate"]);
  await lab.db.message.deleteMany();
  const given = Array.from({ length: 6 }, () => ({ ...message, state: "failed" as const }));
  expect(await firing(() => lab.db.message.createMany({ data: given }))).toEqual(["SafeVoiceMessagesFailed"]);
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
  expect(await firing(calls)).toEqual(["SafeVoiceDatabaseAway", "SafeVoiceErrors"]);
  vi.restoreAllMocks();
  expect(await firing()).toEqual([]);
});

test("a server that does not answer is noticed by the scrape itself", () => {
  const at = Date.now() / 1000;
  const down: Sample = { name: "up", labels: { job: "safevoice" }, value: 0, at };
  expect(rules.filter(({ expr }) => isFiring(expr, [down], at)).map(({ alert }) => alert)).toEqual([
    "SafeVoiceDown",
  ]);
});
