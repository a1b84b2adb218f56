import { expect, test } from "vitest";
import { subjectsSince, sweepCountedActs, actAt } from "../../graph/core/counted-acts.ts";
import { textOfMigration } from "../harness/database/before-migration.ts";
import { useKernel } from "../harness/kernel.ts";
import { fileRequest, signInOfficer } from "../harness/people.ts";

/*
 * Rules that searched the audit log read columns now. The migration fills them from that log, so
 * that a database of before continues to count.
 */

const lab = useKernel();
const migration = textOfMigration("_state_in_columns");
const backfill = migration.slice(migration.indexOf("-- From the audit log"));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

interface Entry {
  action: string;
  at?: Date;
  resourceId?: string;
  actorId?: string;
  details?: Record<string, string>;
}
const write = (entries: readonly Entry[]) =>
  lab.db.auditEntry.createMany({
    data: entries.map(({ at = minutesAgo(10), ...entry }) => ({
      ...{ correlation: "before", actorKind: "officer", resourceType: "request", at, ...entry },
    })),
  });

test("the last limit that a request reached says whether an administrator must approve", async () => {
  const officer = await signInOfficer(lab);
  const ids: number[] = [];
  for (let n = 0; n < 4; n++) ids.push(await fileRequest(lab, officer));
  const [officers, victims, both, none] = ids.map(String);
  const reached = (resourceId: string | undefined, limit: string) => ({
    action: "request.limit-reached",
    resourceId: resourceId!,
    details: { limit },
    at: minutesAgo(60 * 24 * 90),
  });
  await write([reached(officers, "victim"), reached(officers, "officer"), reached(victims, "victim")]);
  await write([reached(both, "officer"), reached(both, "victim")]);
  await lab.pool.query(backfill);
  const rows = await lab.db.emergencyRequest.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
  expect(rows.map(({ id, needsAdministrator }) => [String(id), needsAdministrator])).toEqual([
    [officers, true],
    [victims, false],
    [both, false],
    [none, false],
  ]);
});

test("a link keeps its count of wrong badge numbers", async () => {
  const { verificationId } = await signInOfficer(lab);
  const make = (token: string) =>
    lab.db.link.create({
      data: { tokenHash: token, purpose: "verify", verificationId, expiresAt: minutesAgo(-60) },
    });
  const [one, two] = [await make("one"), await make("two")];
  await lab.db.auditEntry.createMany({
    data: [one, one, two].map(({ id }) => ({
      ...{ correlation: "before", actorKind: "supervisor" as const, action: "verification.wrong-badge" },
      ...{ resourceType: "verification", resourceId: String(verificationId), details: { linkId: id } },
    })),
  });
  await lab.pool.query(backfill);
  const links = await lab.db.link.findMany({ where: { verificationId }, orderBy: { id: "asc" } });
  expect(links.map(({ wrongBadges }) => wrongBadges)).toEqual([2, 1]);
});

test("uses of the last day are carried over, each under its limit", async () => {
  await lab.db.countedAct.deleteMany();
  const form = (network: string, about: string, at?: Date) => ({
    action: "verification.submitted",
    details: { network, about },
    ...(at && { at }),
  });
  const opened = (actorId: string, resourceId: string, at?: Date) => ({
    action: "request.opened-foreign",
    actorId,
    resourceId,
    ...(at && { at }),
  });
  const old = minutesAgo(60 * 26);
  await write([form("n1", "a1", minutesAgo(30)), form("n1", "a2", minutesAgo(20)), form("n2", "a1", old)]);
  await write([{ action: "verification.emergency", details: { network: "n1" } }]);
  await write([
    opened("7", "11"),
    opened("7", "11"),
    opened("7", "12"),
    opened("8", "11"),
    opened("7", "13", old),
  ]);
  await lab.pool.query(backfill);

  const since = minutesAgo(60 * 24);
  const newest = (kind: Parameters<typeof actAt>[1]["kind"], key: string, skip: number) =>
    actAt(lab.db, { kind, key }, { since, skip });
  const minutes = (at: Date | undefined) => at && Math.round((Date.now() - at.getTime()) / 60_000);
  expect(minutes(await newest("form-of-network", "n1", 0))).toBe(20);
  expect(minutes(await newest("form-of-network", "n1", 1))).toBe(30);
  expect(await newest("form-of-network", "n1", 2)).toBeUndefined();
  expect(await newest("form-of-network", "n2", 0)).toBeUndefined();
  expect(minutes(await newest("form-of-case", "a1", 0))).toBe(30);
  expect(minutes(await newest("emergency-of-network", "n1", 0))).toBe(10);
  expect(await newest("emergency-of-network", "n1", 1)).toBeUndefined();
  const subjects = await subjectsSince(lab.db, { kind: "foreign-request", key: "7" }, since);
  expect(subjects.toSorted()).toEqual(["11", "12"]);
});

test("uses are deleted once no limit counts them", async () => {
  await lab.db.countedAct.deleteMany();
  const use = (hours: number) => ({ kind: "form-of-network", key: `${hours}`, at: hoursAgo(hours) });
  const hoursAgo = (hours: number) => new Date(lab.now().getTime() - hours * 3_600_000);
  await lab.db.countedAct.createMany({ data: [use(1), use(25), use(49)] });
  await sweepCountedActs(await (await lab.visitor()).context());
  const kept = await lab.db.countedAct.findMany({ orderBy: { id: "asc" } });
  expect(kept.map(({ key }) => key)).toEqual(["1", "25"]);
});
