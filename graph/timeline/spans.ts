import type { Context } from "../core/context.ts";
import { spansOf, type Span } from "./attribution.ts";
import { happeningsOf } from "./happenings.ts";

export interface Wait extends Span {
  /** The last one, while the request is open. */
  isCurrent: boolean;
}

/** Who the request waited for, from filing until now or its end. */
export async function readWaits(context: Pick<Context, "db" | "now">, id: number): Promise<Wait[]> {
  const happenings = (await happeningsOf(context, id)) ?? [];
  const now = context.now().getTime();
  // One millisecond more: a request that was filed right now waits for someone too.
  const spans = spansOf(happenings, now + 1);
  return spans.map((span) => ({ ...span, isCurrent: span.to > now }));
}

/** Who the request waits for now. Null once it is completed or denied. */
export const readCurrentWait = async (context: Pick<Context, "db" | "now">, id: number) =>
  (await readWaits(context, id)).findLast(({ isCurrent }) => isCurrent) ?? null;
