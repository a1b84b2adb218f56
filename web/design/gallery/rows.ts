import type { en } from "./words.gallery.ts";

type Words = (typeof en)["table"];
type Urgency = keyof Words["urgencies"];

export interface SampleRow {
  readonly id: string;
  readonly name: string;
  readonly need: string;
  readonly urgency: Urgency;
  readonly amount: number;
  readonly created: string;
}

const urgencies: readonly Urgency[] = ["high", "medium", "low"];
const firstCase = 1001;
const newest = Date.UTC(2026, 10, 20, 22);
const apartMs = 37 * 60_000;

/** Fixed, so that screenshots can be compared. */
export function sampleRows(count: number, t: Words): SampleRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `SV-${firstCase + at}`,
    name: pick(t.names, at * 5),
    need: at % 9 === 4 ? t.longNeed : pick(t.needs, at * 3),
    urgency: pick(urgencies, at * 7 + (at % 4)),
    amount: 25 + ((at * 7919) % 976),
    created: new Date(newest - at * apartMs).toISOString(),
  }));
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const found = items[at % items.length];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}
