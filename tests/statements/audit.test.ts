import { beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "../../prisma/client/client.ts";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { sealAudit } from "../../graph/platform/audit/seal.ts";
import { countByAddress } from "../../graph/desk/activity/addresses.sql.ts";
import {
  countChain,
  countEntries,
  readEntries,
  readEntryBatch,
  readNewestEntry,
  type EntryFilter,
} from "../../graph/desk/activity/entries.sql.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel } from "../harness/kernel.ts";
import { ask } from "../harness/people.ts";

/* The audit log: each filter gives the entries that Prisma reads, page by page. */

const lab = useKernel();
let every: EveryKind;
let entries: AuditEntry[];
beforeAll(async () => {
  every = await fileEveryKind(lab);
  const actors = ["admin", "officer", "citizen", "supervisor", "system"] as const;
  const outcomes = ["success", "failure", "pending"] as const;
  const start = lab.now().getTime();
  await lab.db.auditEntry.createMany({
    data: Array.from({ length: 60 }, (_, n) => ({
      // Some have the same time: then the number decides.
      at: new Date(start - Math.floor(n / 3) * 1000),
      correlation: `parity${n}`,
      actorKind: actors[n % actors.length]!,
      actorId: n % 4 ? String(n) : null,
      actorName: n % 7 ? `Kim 50%_Ash ${n}` : null,
      action: n % 2 ? "admin.login" : "request.read",
      resourceType: n % 6 ? "request" : "Request",
      resourceId: n % 5 ? String(every.all[n % every.all.length]) : `x${n}`,
      outcome: outcomes[n % outcomes.length]!,
      ip: n % 3 ? `198.51.100.${n % 4}` : null,
      details: { n },
    })),
  });
  entries = await lab.db.auditEntry.findMany({ orderBy: [{ at: "desc" }, { id: "desc" }] });
});

const word = (text: string, over: Partial<EntryFilter["words"][number]> = {}) => ({
  ...{ word: text, actions: [], failures: [], request: undefined },
  ...over,
});

const middle = () => entries[20]!.at;
const filters: [string, () => Omit<EntryFilter, "scope">][] = [
  ["nothing", () => ({ words: [] })],
  ["officers", () => ({ words: [], actors: ["officer", "supervisor"] })],
  ["successes", () => ({ words: [], status: "success" })],
  ["failures", () => ({ words: [], status: "failure" })],
  ["pending", () => ({ words: [], status: "pending" })],
  ["from a time", () => ({ words: [], from: middle() })],
  ["to a time", () => ({ words: [], to: middle() })],
  ["a word with signs", () => ({ words: [word("50%_ash")] })],
  ["a word that is nowhere", () => ({ words: [word("50xxash")] })],
  ["a word of an action", () => ({ words: [word("zzz", { actions: ["admin.login"] })] })],
  ["a word of a failed action", () => ({ words: [word("zzz", { failures: ["request.read"] })] })],
  ["a case", () => ({ words: [word("zzz", { request: String(every.all[1]) })] })],
  [
    "everything at once",
    () => ({
      ...{
        actors: ["admin", "citizen", "system"],
        status: "failure",
        from: entries.at(-1)!.at,
        to: lab.now(),
      },
      words: [word("kim"), word("198.51"), word("zzz", { actions: ["request.read", "admin.login"] })],
    }),
  ],
];

function isShown(entry: AuditEntry, { actors, status, from, to, words }: EntryFilter): boolean {
  const said = [entry.actorName, entry.action, entry.resourceType, entry.resourceId, entry.ip];
  const text = said
    .map((part) => part ?? "")
    .join(" ")
    .toLowerCase();
  return (
    (!actors || actors.includes(entry.actorKind)) &&
    (!status || entry.outcome === status) &&
    (!from || entry.at >= from) &&
    (!to || entry.at < to) &&
    words.every(
      (one) =>
        text.includes(one.word) ||
        one.actions.includes(entry.action) ||
        (entry.outcome === "failure" && one.failures.includes(entry.action)) ||
        (entry.resourceType.toLowerCase() === "request" && entry.resourceId === one.request),
    )
  );
}

async function rowOf({ id, correlation: _correlation, ...entry }: AuditEntry) {
  const number = /^\d{1,9}$/.exec(entry.resourceId ?? "")?.[0];
  const request =
    entry.resourceType.toLowerCase() === "request" && number
      ? await lab.db.emergencyRequest.findUnique({ where: { id: Number(number) }, select: { caseId: true } })
      : null;
  return { ...entry, id: String(id), caseId: request?.caseId ?? null };
}

test.each(filters)("a filter shows the entries that Prisma reads: %s", async (_name, filterOf) => {
  const filter = { ...filterOf(), scope: wholeProgram() };
  const take = 26;
  const plain = await Promise.all(entries.filter((entry) => isShown(entry, filter)).map(rowOf));
  if (_name !== "a word that is nowhere") expect(plain.length).toBeGreaterThan(0);
  expect(await readEntries(lab.sql, filter, { take })).toEqual(plain.slice(0, take));
  for (const at of [0, 1, 2, 7, plain.length - 1].filter((place) => plain[place]))
    expect(await readEntries(lab.sql, filter, { after: plain[at]!.id, take })).toEqual(
      plain.slice(at + 1, at + take + 1),
    );
  const ids = entries.filter((_, at) => at % 3 === 0).map(({ id }) => id);
  expect(await countEntries(lab.sql, filter)).toBe(plain.length);
  expect(await countEntries(lab.sql, filter, ids)).toBe(
    plain.filter(({ id }) => ids.includes(BigInt(id))).length,
  );
  const newest = await readNewestEntry(lab.sql);
  const oldest = plain
    .map(({ caseId: _caseId, ...row }) => row)
    .toSorted((a, b) => Number(a.id) - Number(b.id));
  const after = oldest[0]?.id ?? "0";
  expect(await readEntryBatch(lab.sql, filter, { after, newest, most: 5 })).toEqual(oldest.slice(1, 6));
});

test("the numbers of the log are counted", async () => {
  await sealAudit(lab);
  await lab.db.auditEntry.create({
    data: { correlation: "last", actorKind: "system", action: "x", resourceType: "y" },
  });
  const plain = { entries: await lab.db.auditEntry.count(), sealed: await lab.db.auditSeal.count() };
  expect(plain.entries).toBe(plain.sealed + 1);
  expect(await countChain(lab.sql)).toEqual(plain);
  const last = await lab.db.auditEntry.findFirst({ orderBy: { id: "desc" } });
  expect(await readNewestEntry(lab.sql)).toBe(String(last!.id));
});

test.each([undefined, "100.1", "%"])(
  "an address has the activity that its entries say: %s",
  async (search) => {
    const since = entries[50]!.at;
    const signIns = ["admin.login"];
    const recent = entries.filter(({ at, ip }) => at > since && ip !== null && ip.includes(search ?? ""));
    const counts = await countByAddress(lab.sql, { since, signIns, search });
    const ips = [...new Set(recent.map(({ ip }) => ip!))];
    const plain = ips.map((ip) => {
      const own = recent.filter((entry) => entry.ip === ip);
      const minutes = new Map<number, number>();
      for (const { at } of own) {
        const minute = Math.floor(at.getTime() / 60_000);
        minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
      }
      return {
        ip,
        actionCount: own.length,
        lastSeen: own.map(({ at }) => at).toSorted((a, b) => b.getTime() - a.getTime())[0],
        actors: [...new Set<string>(own.map(({ actorKind }) => actorKind))].toSorted(),
        failedSignIns: own.filter(({ action, outcome }) => signIns.includes(action) && outcome === "failure")
          .length,
        denials: own.filter(({ action }) => action === "access.denied").length,
        perMinute: Math.max(...minutes.values()),
      };
    });
    const inOrder = (rows: { ip: string; lastSeen?: Date | undefined }[]) =>
      rows.toSorted((a, b) => b.lastSeen!.getTime() - a.lastSeen!.getTime() || (a.ip < b.ip ? -1 : 1));
    expect(counts.map((row) => ({ ...row, actors: (row.actors as string[]).toSorted() }))).toEqual(
      inOrder(plain),
    );
    expect(counts.length > 0).toBe(search !== "%");
  },
);

test("the log is for administrators alone", async () => {
  for (const [who, caller] of Object.entries(every.viewers)) {
    const { data } = await ask(caller, "{ activityLogs(filter: {}) { totalCount } }");
    expect([who, Boolean(data?.activityLogs)]).toEqual([who, who === "admin" || who === "superAdmin"]);
  }
});
