import { within } from "../../adapters/timeout.ts";
import type { Kernel } from "../../core/context.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";

/** The TXT records of a name; null if they could not be looked up. */
export type Looked = readonly string[] | null;

/** The page waits no longer than this for the DNS. */
export const patienceMs = 2500;
const keptForMs = minuteMs;
type LookUps = Map<string, { at: number; looked: Promise<Looked> }>;
const lookUps = new WeakMap<Kernel["events"], LookUps>();

/**
 * Looks up TXT records. The work queue asks often, so an answer serves for a minute, unless it has
 * to be fresh.
 */
export function lookUpWith(
  { dns, events }: Pick<Kernel, "dns" | "events">,
  { isFresh = false }: { isFresh?: boolean } = {},
): (name: string) => Promise<Looked> {
  const known: LookUps = isFresh ? new Map() : (lookUps.get(events) ?? new Map());
  lookUps.set(events, known);
  return (name) => {
    const before = known.get(name);
    if (before && performance.now() - before.at < keptForMs) return before.looked;
    const looked = within(patienceMs, dns.texts(name)).catch(() => null);
    known.set(name, { at: performance.now(), looked });
    return looked;
  };
}
