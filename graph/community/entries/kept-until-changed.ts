import type { Kernel } from "../../core/context.ts";
import { createKeptValues, type KeptValues } from "../../core/http/kept-values.ts";

const keptBy = new WeakMap<Kernel["events"], KeptValues>();

/** A value derived from the directory, cached and recomputed when any process changes an entry. */
export function keptUntilChanged({ events }: Pick<Kernel, "events">): KeptValues {
  const kept = createKeptValues();
  keptBy.set(events, kept);
  for (const topic of ["entryChanged", "resumed"] as const)
    void (async () => {
      for await (const change of events.subscribe(topic)) if (change) kept.forget();
    })();
  return kept;
}

/** In this process at once, before the announcement returns: the editor reads the entry next. */
export const forgetHere = (events: Kernel["events"]) => keptBy.get(events)?.forget();
