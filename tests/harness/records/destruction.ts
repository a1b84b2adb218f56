import { systemContext } from "../../../graph/core/context.ts";
import type { RecordClass } from "../../../prisma/client/enums.ts";
import { destroyDue } from "../../../graph/records/destruction/run.ts";
import {
  markReportsSent,
  proposeDestruction,
  stepDestruction,
} from "../../../graph/records/destruction/service.ts";
import { changeSchedule, confirmSchedule } from "../../../graph/records/schedules/service.ts";
import { recordClasses } from "../../../shared/records/schedules/rules.ts";
import type { Caller, Lab } from "../kernel.ts";

const dayMs = 86_400_000;
export const citation = "2 CFR 200.334";

/** Sets a period for each class, as two people do over a day. */
export async function setSchedules(lab: Lab, [one, other]: [Caller, Caller], years = 1): Promise<void> {
  for (const record of recordClasses)
    await changeSchedule(await one.context(), { record, version: 0 }, { years, citation });
  await goTo(lab, new Date(lab.now().getTime() + dayMs));
  for (const record of recordClasses) await confirmSchedule(await other.context(), { record, version: 1 });
}

/** Moves the clock, and lets sessions be as fresh as on that day. */
export async function goTo(lab: Lab, at: Date): Promise<void> {
  lab.setNow(at);
  const expiresAt = new Date(at.getTime() + dayMs);
  await lab.db.session.updateMany({
    where: { adminId: { not: null } },
    data: { passwordAt: at, lastSeenAt: at, createdAt: at, expiresAt },
  });
}

/** Two people start the destruction of a class and year. */
export async function startDestruction(
  [one, other]: [Caller, Caller],
  of: { record: RecordClass; year: number },
): Promise<number> {
  await markReportsSent(await one.context(), of.year);
  const { id, version } = await proposeDestruction(await one.context(), of);
  await stepDestruction(await other.context(), { id, version }, "approve");
  return id;
}

/** The background job until it has nothing left to do. Returns how many rounds it took. */
export async function runDestructions(lab: Lab): Promise<number> {
  let rounds = 0;
  while ((await destroyDue(systemContext(lab, "test"))) > 0) rounds += 1;
  return rounds;
}

/** Every row of every table, as the database holds it. */
export async function dumpOf({ pool }: Pick<Lab, "pool">): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ table: string }>(
    `SELECT tablename AS "table" FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  const dump = new Map<string, string>();
  for (const { table } of rows) {
    const found = await pool.query<{ all: string | null }>(
      `SELECT string_agg(to_jsonb(t)::text, E'\\n') AS "all" FROM "${table}" t`,
    );
    dump.set(table, found.rows[0]?.all ?? "");
  }
  return dump;
}
