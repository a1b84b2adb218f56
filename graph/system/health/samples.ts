import { databaseTrouble } from "../../adapters/database/outage.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { probeAll, type Findings } from "./probes.ts";
import {
  components,
  keepEachMs,
  keepHoursMs,
  sampleApartMs,
  samplesKeptInMemory,
  type Component,
  type Finding,
} from "../health.shared.ts";

declare module "../../core/announcements.ts" {
  interface Announcements {
    /** The parts of the system were asked how they are; at that time, as ISO 8601. */
    healthSampled: [{ at: string }];
  }
}

interface Sample extends Finding {
  component: Component;
  at: Date;
}

/** What was found while the database could not take it. */
const unwritten = new WeakMap<Kernel["events"], Sample[]>();

/**
 * A background step: asks every part of the system how it is, and writes that down. Of several
 * processes one does it in each half minute. What is found while the database is away is kept in
 * memory and written when it is back: an outage that nobody noted would look like health.
 */
export async function sampleHealth(context: Context): Promise<number> {
  const at = context.now();
  if (await isSampled(context, at)) return 0;
  await keepFindings(context, await probeAll(context), at);
  return 0;
}

/** Writes down what was found, with what could not be written before. */
async function keepFindings(context: Context, findings: Findings, at: Date): Promise<void> {
  const found = components.map((component) => ({ component, at, ...findings[component] }));
  // A round that is still being written is of this half minute too, and would go in a second time
  // with this one.
  const before = unwritten.get(context.events)?.filter(({ at: then }) => +at - +then >= sampleApartMs) ?? [];
  const samples = [...before, ...found].slice(-samplesKeptInMemory);
  unwritten.set(context.events, samples);
  try {
    await write(context, samples);
  } catch (error) {
    if (!databaseTrouble(error)) throw error;
    return;
  }
  unwritten.delete(context.events);
  context.events.publish("healthSampled", { at: at.toISOString() });
}

async function isSampled({ db }: Context, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - sampleApartMs);
  const newest = db.healthSample.findFirst({ where: { at: { gt: since, lte: at } }, select: { id: true } });
  return newest.then(Boolean, () => false);
}

/** One process at a time, and no sample beside another of the same moment. */
async function write({ db }: Context, samples: Sample[]): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('health-samples', 0))`;
    await tx.$executeRaw`
      INSERT INTO "HealthSample" ("component", "state", "responseMs", "reason", "at")
      SELECT s."component", s."state"::"HealthState", s."responseMs", s."reason", s."at"
      FROM jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
        AS s("component" text, "state" text, "responseMs" int, "reason" text, "at" timestamptz)
      WHERE NOT EXISTS (
        SELECT FROM "HealthSample" h WHERE h."component" = s."component"
          AND h."at" > s."at" - ${sampleApartMs} * interval '1 millisecond'
          AND h."at" < s."at" + ${sampleApartMs} * interval '1 millisecond'
      )`;
  });
}

/**
 * A background step: puts the samples of each hour that is two days old into one row for each
 * state, and forgets what is older than 400 days.
 */
export async function sweepHealthSamples(context: Context): Promise<number> {
  const now = context.now().getTime();
  await context.sql(foldHours, [new Date(now - keepEachMs)]);
  await context.db.healthSample.deleteMany({ where: { at: { lt: new Date(now - keepHoursMs) } } });
  return 0;
}

/** What stands at the full hour is a whole hour already. */
const foldHours = {
  name: "health-fold",
  text: `
    WITH old AS (
      DELETE FROM "HealthSample"
      WHERE "at" < date_bin('1 hour', $1, 'epoch'::timestamptz) AND "at" <> date_bin('1 hour', "at", 'epoch'::timestamptz)
      RETURNING "component", "state", "responseMs", "samples", date_bin('1 hour', "at", 'epoch'::timestamptz) AS "hour"
    )
    INSERT INTO "HealthSample" ("component", "state", "responseMs", "samples", "at")
    SELECT "component", "state", round(avg("responseMs"))::int, sum("samples")::int, "hour" FROM old GROUP BY "component", "state", "hour"`,
};
