import ipaddr from "ipaddr.js";
import type { Logger } from "pino";
import type { PrismaClient } from "../../../prisma/client/client.ts";
import type { Env } from "../env.ts";
import type { Events } from "../events/pub-sub.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { isLoopbackAddress, networkName, networkOf, readAddress } from "./network-of.ts";
import { readRange, type NetworkRange } from "./network-range.ts";

declare module "../events/announcements.ts" {
  interface Announcements {
    /** A shared network was listed or removed. */
    sharedNetworksChanged: [{ cidr: string }];
  }
}

/** What a listed network may do, as a multiple of the limits of an unlisted one. */
export const listedTimes = 10;
/** On one machine everyone has one address. With `WIDE_LIMITS`, it is this many people. */
const onOneMachine = 20;

/** The network under which the limits count an address. */
export interface CountedNetwork {
  /** A listed network counts as one, for every address in it. */
  name: string;
  /** How many times the usual limit it has. */
  times: number;
  /**
   * The wider IPv6 networks around it, which one customer may also hold: each with the multiple of
   * the usual limit that all of it may use.
   */
  around: readonly { name: string; times: number }[];
}

/** The network with those around it: each has a limit that a call counts for. */
export const allOf = ({ around, ...network }: CountedNetwork): readonly { name: string; times: number }[] => [
  network,
  ...around,
];

/**
 * Networks that many people share: a station, a shelter, a courthouse. Kept in memory, so that no
 * call waits for the database.
 */
export interface Networks {
  of: (ip: string) => CountedNetwork;
  refresh: () => Promise<void>;
}

export interface NetworkReader extends Networks {
  close: () => void;
}

interface Parts {
  env: Pick<Env, "NODE_ENV" | "WIDE_LIMITS">;
  db: PrismaClient;
  events: Events;
  log: Logger;
}

/** Read at start, on each announcement, and every minute. */
export function openNetworks({ env, db, events, log }: Parts): NetworkReader {
  let listed: NetworkRange[] = [];
  const refresh = async () => {
    const rows = await db.sharedNetwork.findMany({ where: { removedAt: null }, select: { cidr: true } });
    const ranges = rows.flatMap(({ cidr }) => readRange(cidr) ?? []);
    // The narrowest that has an address counts.
    listed = ranges.sort((one, other) => other.prefix - one.prefix);
  };
  const tryAgain = () =>
    void refresh().catch((error: unknown) =>
      log.warn({ err: error }, "the shared networks could not be read"),
    );
  tryAgain();
  const timer = setInterval(tryAgain, minuteMs).unref();
  const listening = (["sharedNetworksChanged", "resumed"] as const).map((topic) => {
    const announced = events.subscribe(topic);
    void (async () => {
      for await (const _ of announced) tryAgain();
    })();
    return announced;
  });
  const isWide = env.WIDE_LIMITS && env.NODE_ENV !== "production";
  return {
    of(ip) {
      const range = listed.length > 0 ? listed.find(({ has }) => has(ip)) : undefined;
      if (range) return { name: range.cidr, times: listedTimes, around: [] };
      const network = unlisted(ip);
      return isWide && isLoopbackAddress(ip) ? { ...network, times: onOneMachine } : network;
    },
    refresh,
    close() {
      clearInterval(timer);
      for (const announced of listening) void announced.return();
    },
  };
}

/**
 * A provider gives a customer a /64, but also a /56 or a /48, of which every call may use another
 * /64. So all of a /56 has four times the limit of a /64, and all of a /48 sixteen times.
 */
export function unlisted(ip: string): CountedNetwork {
  const address = readAddress(ip);
  return {
    name: networkOf(ip),
    times: 1,
    around:
      address instanceof ipaddr.IPv6
        ? [
            { name: networkName(address, 56), times: 4 },
            { name: networkName(address, 48), times: 16 },
          ]
        : [],
  };
}

/** Where no list is kept. */
export const noListed: Pick<Networks, "of"> = { of: unlisted };
