import { databaseTrouble } from "../../../adapters/database/outage.ts";
import type { Context, Kernel } from "../../../core/context.ts";
import { probeAll, type Findings } from "./probes.ts";
import {
  components,
  keepEachMs,
  keepHoursMs,
  sampleApartMs,
  samplesKeptInMemory,
  type Component,
  type Finding,
} from "../../../../shared/platform/system/health.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import { foldSamples, writeSamples } from "./health.sql.ts";

declare module "../../../core/events/announcements.ts" {
  interface Announcements {
    /** The health of the system was sampled; the time is ISO 8601. */
    healthSampled: [{ at: string }];
  }
}

interface Sample extends Finding {
  component: Component;
  at: Date;
}

/** Samples that the database could not store yet. */
const unwritten = new WeakMap<Kernel["events"], Sample[]>();

/**
 * A background step: samples every part of the system and stores the result. Of several processes
 * one does it in each half minute. Without the database, samples are kept in memory and stored
 * later: an unrecorded outage would look like health.
 */
export async function sampleHealth(context: Context): Promise<number> {
  const at = context.now();
  if (await isSampled(context, at)) return 0;
  await keepFindings(context, await probeAll(context), at);
  return 0;
}

/** Stores the new samples and any unsaved ones. */
async function keepFindings(context: Context, findings: Findings, at: Date): Promise<void> {
  const found = components.map((component) => ({ component, at, ...findings[component] }));
  // A round that is still being written belongs to this half minute too, and would be stored twice.
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

/** One process at a time, and one sample per moment. */
async function write({ db }: Context, samples: Sample[]): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockName(tx, "health-samples");
    await writeSamples(tx, samples, sampleApartMs);
  });
}

/**
 * A background step: merges the samples of each hour that is two days old into one row per state,
 * and deletes those older than 400 days.
 */
export async function sweepHealthSamples(context: Context): Promise<number> {
  const now = context.now().getTime();
  await foldSamples(context.sql, new Date(now - keepEachMs));
  await context.db.healthSample.deleteMany({ where: { at: { lt: new Date(now - keepHoursMs) } } });
  return 0;
}
