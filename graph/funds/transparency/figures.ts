import type { Kernel } from "../../core/context.ts";
import { minuteMs } from "../../core/time/durations.shared.ts";
import { readSpent, type SpentGroups } from "../../statements/funds/transparency.ts";
import { shownGroups, shownMonths } from "./groups.ts";

/** What the public may know of the fund: whole months, and no group of fewer than five requests. */
export interface PublicFigures extends SpentGroups {
  from: Date;
  /** The first moment that is not counted. */
  until: Date;
}

/** Past months hardly change, and anyone may read the page. */
const keptForMs = 10 * minuteMs;
const kept = new WeakMap<Kernel["events"], { at: number; figures: Promise<PublicFigures> }>();

export function readPublicFigures(kernel: Pick<Kernel, "events" | "sql" | "now">): Promise<PublicFigures> {
  const now = kernel.now();
  const before = kept.get(kernel.events);
  if (before && Math.abs(now.getTime() - before.at) < keptForMs) return before.figures;
  const figures = figuresOf(kernel, now);
  kept.set(kernel.events, { at: now.getTime(), figures });
  figures.catch(() => kept.delete(kernel.events));
  return figures;
}

async function figuresOf({ sql }: Pick<Kernel, "sql">, now: Date): Promise<PublicFigures> {
  const monthAt = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  const [from, until] = [monthAt(shownMonths), monthAt(0)];
  const { months, helpTypes, states } = await readSpent(sql, { from, until });
  return {
    ...{ from, until },
    months: shownGroups(months).toSorted((one, other) => (one.name < other.name ? 1 : -1)),
    helpTypes: shownGroups(helpTypes),
    states: shownGroups(states),
  };
}
