import { filter, pipe, Repeater } from "graphql-yoga";
import { may } from "../../core/access/viewer.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { asRead } from "../../core/events/as-read.ts";
import { freshViewer } from "../../core/sessions/sessions.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";

/*
 * The log is written everywhere, in transactions and separate statements, in every copy of the
 * product, so writers do not announce entries. While anyone watches, one query per second along the
 * primary key serves all watchers. Without watchers there are no queries.
 */

const pollEveryMs = secondMs;
const justNowMs = 5 * secondMs;
/** A transaction that began earlier may commit later, with a smaller number. */
const lateNumbers = 200n;

interface Growth {
  ids: readonly bigint[];
}
type Listener = (growth: Growth) => void;

interface Poll {
  subscribers: Set<Listener>;
  /** Fulfilled after the first look that succeeded. */
  ready: Promise<void>;
  stop: () => void;
}
const polls = new WeakMap<Kernel["db"], Poll>();

/**
 * The numbers of new entries, soon after they are written, while the subscriber is an
 * administrator.
 */
export const watchGrowth = (context: Context): AsyncIterable<Growth> =>
  pipe(
    new Repeater<Growth>(async (push, stop) => {
      const since = new Date(context.now().getTime() - justNowMs);
      const unread: bigint[] = [];
      const send = asRead(push, () => (unread.length > 0 ? { ids: unread.splice(0) } : undefined));
      const add = (ids: readonly bigint[]) => {
        unread.push(...ids);
        void send();
      };
      const { leave, ready } = subscribe(context, ({ ids }) => add(ids));
      // Read after the first poll: an entry between the two would be new to neither.
      await Promise.race([ready, stop]);
      add(await entriesSince(context, since).catch(() => []));
      await stop;
      leave();
    }),
    filter(async () => {
      context.viewer = await freshViewer(context);
      return may(context.viewer, "readRecords");
    }),
  );

/**
 * A page reads first and subscribes afterwards, so entries in between are sent to new subscribers.
 */
async function entriesSince({ db }: Context, since: Date): Promise<bigint[]> {
  const rows = await db.auditEntry.findMany({
    where: { at: { gt: since } },
    select: { id: true },
    orderBy: { id: "desc" },
    take: Number(lateNumbers),
  });
  return rows.map(({ id }) => id);
}

function subscribe(kernel: Pick<Kernel, "db" | "log">, listener: Listener) {
  const poll = polls.get(kernel.db) ?? startPolling(kernel);
  poll.subscribers.add(listener);
  return {
    ready: poll.ready,
    leave: () => {
      poll.subscribers.delete(listener);
      if (poll.subscribers.size === 0) poll.stop();
    },
  };
}

function startPolling({ db, log }: Pick<Kernel, "db" | "log">): Poll {
  let known: Set<bigint> | undefined;
  let newest = 0n;
  let markReady: (() => void) | undefined;
  const poll: Poll = {
    subscribers: new Set(),
    ready: new Promise((resolve) => (markReady = resolve)),
    stop() {
      polls.delete(db);
    },
  };
  polls.set(db, poll);

  async function read() {
    const since = newest - lateNumbers;
    const rows = await db.auditEntry.findMany({
      where: { id: { gt: known ? since : 0n } },
      ...(!known && { take: Number(lateNumbers) }),
      select: { id: true },
      orderBy: { id: "desc" },
    });
    const before = known;
    const ids = rows.map(({ id }) => id);
    newest = ids[0] ?? newest;
    known = new Set(ids);
    const fresh = before ? ids.filter((id) => !before.has(id)) : [];
    if (fresh.length) for (const listener of poll.subscribers) listener({ ids: fresh });
  }
  void (async () => {
    while (polls.get(db) === poll) {
      await read().then(markReady, (error: unknown) =>
        log.warn({ err: error }, "the log could not be looked at"),
      );
      await new Promise((resolve) => setTimeout(resolve, pollEveryMs).unref());
    }
  })();
  return poll;
}
