import { within } from "../../adapters/timeout.ts";
import type { Kernel } from "../../core/context.ts";

const readAgainMs = 60_000;
/** How long the first pages wait for the first read. */
const patienceMs = 1000;

/** Whether the directory of a state, or the national lines, differs from the build's. */
export interface ChangedStates {
  has: (state: string | undefined) => Promise<boolean>;
  refresh: () => Promise<void>;
}

/**
 * Kept in memory, so that only the first pages wait for the database: read at start, on each
 * announcement, and every minute. If a read fails, the last state stays.
 */
export function openChangedStates({ db, events }: Pick<Kernel, "db" | "events">): ChangedStates {
  let states: Set<string> | undefined;
  const refresh = async () => {
    const rows = await db.resource.findMany({
      where: {
        OR: [
          { editedAt: { not: null } },
          { retiredAt: { not: null } },
          { fullUntil: { gt: new Date() } }, // the build knew of no full shelter
        ],
      },
      distinct: ["state"],
      select: { state: true },
    });
    states = new Set(rows.map(({ state }) => state));
  };
  const tryAgain = () => void refresh().catch(() => {});
  const firstRead = within(patienceMs, refresh()).catch(() => {});
  setInterval(tryAgain, readAgainMs).unref();
  for (const topic of ["entryChanged", "resumed"] as const)
    void (async () => {
      for await (const change of events.subscribe(topic)) {
        if ("state" in change) states?.add(change.state); // before the row is read, so that no page in between is the old one
        tryAgain();
      }
    })();
  return {
    // Until it was read, any may differ: the build's page might tell a place that is hidden now.
    has: async (state) => {
      await firstRead;
      return !states || states.has("US") || (state !== undefined && states.has(state));
    },
    refresh,
  };
}
