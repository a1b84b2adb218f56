import type { PrismaClient, SystemConfig } from "../../prisma/client/client.ts";
import type { Events } from "../app/events.ts";

export interface ConfigReader {
  current: () => SystemConfig;
  refresh: () => Promise<void>;
}

/** Keeps the configuration row at hand, so that a rule may ask for it without waiting; read again when it changes. */
export async function openConfig(db: PrismaClient, events: Events): Promise<ConfigReader> {
  const read = () =>
    db.systemConfig.upsert({ where: { id: 1 }, create: { id: 1, trustedDomains: [] }, update: {} });
  let row = await read();
  const refresh = async () => {
    row = await read();
  };
  void (async () => {
    for await (const _ of events.subscribe("configChanged")) await refresh().catch(() => {});
  })();
  return { current: () => row, refresh };
}
