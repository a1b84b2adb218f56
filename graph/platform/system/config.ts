import type { PrismaClient, SystemConfig } from "../../../prisma/client/client.ts";
import type { Events } from "../../core/events/pub-sub.ts";
import { serverZone, zoneSourceOf } from "../../core/time/installation.ts";
import { firstConfig } from "./settings/shown.ts";

export interface ConfigReader {
  current: () => SystemConfig;
  refresh: () => Promise<void>;
}

const refreshAgainMs = 2000;

/**
 * Keeps the configuration row in memory, so that rules read it without waiting; reloaded when it
 * changes.
 */
export async function openConfig(db: PrismaClient, events: Events): Promise<ConfigReader> {
  /** If two processes find none, one writes it. */
  async function read(): Promise<SystemConfig> {
    const known = await db.systemConfig.findUnique({ where: { id: 1 } });
    if (known) return known;
    await db.systemConfig.createMany({ data: firstConfig, skipDuplicates: true });
    return db.systemConfig.findUniqueOrThrow({ where: { id: 1 } });
  }
  let row = await read();
  const zone = serverZone();
  // Stored, because rules in the database need it too.
  if (zoneSourceOf(row) === "server" && row.suggestedTimeZone !== zone) {
    const where = { id: 1, timeZone: "", timeZoneSuggestedBy: "server" };
    await db.systemConfig.updateMany({ where, data: { suggestedTimeZone: zone } });
    row = await read();
  }
  const refresh = async () => {
    row = await read();
  };
  const refreshLater = () =>
    void setTimeout(() => void refresh().catch(refreshLater), refreshAgainMs).unref();
  // "resumed": a change may have been missed while disconnected
  for (const topic of ["configChanged", "resumed"] as const)
    void (async () => {
      for await (const _ of events.subscribe(topic)) await refresh().catch(refreshLater);
    })();
  return { current: () => row, refresh };
}
