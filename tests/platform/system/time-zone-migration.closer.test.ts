import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../graph/adapters/database/open.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { boundsAmong } from "../../../graph/money/funds/months.ts";
import { beforeMigration } from "../../harness/database/before-migration.ts";

test(
  "an upgrade keeps the bounds of closed and published months, and the days of deputies",
  { timeout: 120_000 },
  async () => {
    const { before, after } = await beforeMigration("_time_zone");
    const old = await openDatabase(before);
    await old.pool.query(`
      INSERT INTO "SystemConfig" ("id", "updatedAt") VALUES (1, now()) ON CONFLICT DO NOTHING;
      INSERT INTO "LedgerMonth" ("month", "entries", "hash", "closedAt", "closedBy") VALUES
        ('2026-10', 0, '', now(), 'ann'), ('2026-12', 0, '', now(), 'ann');
      INSERT INTO "PublicFigures" ("period", "shown", "publishedAt") VALUES ('2026-12', '{}', now()), ('2026-Q4', '{}', now());
      INSERT INTO "SupervisorDeputy" ("mailbox", "name", "deputyName", "deputyMailbox", "deputyKey", "language", "startsAt", "endsAt", "nonce", "supervisorHash", "deputyHash")
        VALUES ('a@b.gov', 'A', 'D', 'd@b.gov', 'd@b.gov', 'en', '2026-12-20 00:00Z', '2026-12-25 12:00Z', 'n', 's', 'd')`);
    await old.close();

    const database = await openDatabase(after);
    onTestFinished(() => database.close());
    const { db } = database;
    const months = await db.ledgerMonth.findMany({ orderBy: { month: "asc" } });
    expect(months.map(({ beginsAt, endsAt }) => [beginsAt, endsAt])).toEqual([
      [new Date("2026-10-01T00:00:00Z"), new Date("2026-11-01T00:00:00Z")],
      [new Date("2026-12-01T00:00:00Z"), new Date("2027-01-01T00:00:00Z")],
    ]);
    // The months around them border on them, in any zone.
    expect(boundsAmong(months, "America/Chicago", "2026-11")).toEqual({
      beginsAt: new Date("2026-11-01T00:00:00Z"),
      endsAt: new Date("2026-12-01T00:00:00Z"),
    });
    const periods = await db.publicFigures.findMany({ orderBy: { period: "asc" } });
    expect(periods.map(({ beginsAt, endsAt }) => [beginsAt, endsAt])).toEqual([
      [new Date("2026-12-01T00:00:00Z"), new Date("2027-01-01T00:00:00Z")],
      [new Date("2026-10-01T00:00:00Z"), new Date("2027-01-01T00:00:00Z")],
    ]);
    await expect(db.ledgerMonth.updateMany({ data: { closedBy: "x" } })).rejects.toThrow(/never changed/);
    const deputy = await db.supervisorDeputy.findFirstOrThrow();
    expect([columnDay(deputy.firstDay), columnDay(deputy.lastDay)]).toEqual(["2026-12-20", "2026-12-24"]);
    expect(deputy.endsAt).toEqual(new Date("2026-12-25T12:00:00Z"));
    // The zone is unknown until the server starts.
    expect(await db.systemConfig.findFirst()).toMatchObject({
      ...{ timeZone: "", suggestedTimeZone: "", timeZoneSuggestedBy: "server" },
    });
  },
);
