import type { Logger } from "pino";
import type { PrismaClient } from "../../../prisma/client/client.ts";
import { Refusal } from "../errors.ts";
import type { Events } from "../events/pub-sub.ts";
import { says } from "../../../shared/core/sentences.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { networkOf } from "./network-of.ts";

declare module "../events/announcements.ts" {
  interface Announcements {
    /** A network was blocked or unblocked. */
    blocksChanged: [{ network: string }];
  }
}

/**
 * Networks that can temporarily neither sign in nor write. Kept in memory, so that no call waits
 * for the database.
 */
export interface Blocks {
  isBlocked: (ip: string) => boolean;
  refresh: () => Promise<void>;
}

export interface BlockReader extends Blocks {
  close: () => void;
}

interface Parts {
  db: PrismaClient;
  events: Events;
  now: () => Date;
  log: Logger;
}

/**
 * Read at start, on each announcement, and every minute. A failed read blocks no one, and each
 * block expires by itself.
 */
export function openBlocks({ db, events, now, log }: Parts): BlockReader {
  let untils = new Map<string, Date>();
  const refresh = async () => {
    const rows = await db.networkBlock.findMany({
      where: { endedAt: null, until: { gt: now() } },
      select: { network: true, until: true },
      orderBy: { until: "asc" },
    });
    untils = new Map(rows.map(({ network, until }) => [network, until]));
  };
  const tryAgain = () =>
    void refresh().catch((error: unknown) =>
      log.warn({ err: error }, "the blocked networks could not be read"),
    );
  tryAgain();
  const timer = setInterval(tryAgain, minuteMs).unref();
  const listening = (["blocksChanged", "resumed"] as const).map((topic) => {
    const announced = events.subscribe(topic);
    void (async () => {
      for await (const _ of announced) tryAgain();
    })();
    return announced;
  });
  return {
    isBlocked(ip) {
      if (untils.size === 0) return false;
      const until = untils.get(networkOf(ip));
      return until !== undefined && until > now();
    },
    refresh,
    close() {
      clearInterval(timer);
      for (const announced of listening) void announced.return();
    },
  };
}

/** Throws for a caller from a blocked network. */
export function refuseBlocked({ blocks, ip }: { blocks: Blocks; ip: string }): void {
  if (blocks.isBlocked(ip)) throw new Refusal("FORBIDDEN", says.networkBlocked);
}
