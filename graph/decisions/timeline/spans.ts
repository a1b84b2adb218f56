import DataLoader from "dataloader";
import type { Context } from "../../core/context.ts";
import { spansOf, type Span } from "./attribution.ts";
import { timelineEventsOf } from "./timeline-events.ts";

export interface Wait extends Span {
  /** The last one, while the request is open. */
  isCurrent: boolean;
}

/** Who each request waited for, from filing until now or its end. */
export async function readAllWaits(
  context: Pick<Context, "db" | "now">,
  ids: readonly number[],
): Promise<Map<number, Wait[]>> {
  const events = await timelineEventsOf(context, ids);
  const now = context.now().getTime();
  return new Map(
    [...events].map(([id, each]) => {
      // One millisecond more: a request that was filed right now waits for someone too.
      const spans = spansOf(each, now + 1);
      return [id, spans.map((span) => ({ ...span, isCurrent: span.to > now }))];
    }),
  );
}

export const readWaits = async (context: Pick<Context, "db" | "now">, id: number): Promise<Wait[]> =>
  (await readAllWaits(context, [id])).get(id) ?? [];

const loaders = new WeakMap<object, DataLoader<number, Wait | null>>();

/**
 * Who the request waits for now. Null once it is completed or denied. The rows of a list are read
 * together; nothing is kept, because a context can outlive a change.
 */
export function readCurrentWait(context: Pick<Context, "db" | "now">, id: number): Promise<Wait | null> {
  const known = loaders.get(context);
  if (known) return known.load(id);
  const loader = new DataLoader<number, Wait | null>(
    async (ids) => {
      const waits = await readAllWaits(context, ids);
      return ids.map((one) => waits.get(one)?.findLast(({ isCurrent }) => isCurrent) ?? null);
    },
    { cache: false, maxBatchSize: maxWaits, batchScheduleFn: (send) => void setImmediate(send) },
  );
  loaders.set(context, loader);
  return loader.load(id);
}

/** How many requests one read answers. */
export const maxWaits = 200;
