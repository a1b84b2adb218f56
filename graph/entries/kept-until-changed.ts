import type { Kernel } from "../core/context.ts";
import { createKeptValues, type KeptValues } from "../core/http/kept-values.ts";

/** What is made of the directory, kept for a moment, and made anew when any process changes an entry. */
export function keptUntilChanged({ events }: Pick<Kernel, "events">): KeptValues {
  const kept = createKeptValues();
  for (const topic of ["entryChanged", "resumed"] as const)
    void (async () => {
      for await (const change of events.subscribe(topic)) if (change) kept.forget();
    })();
  return kept;
}
