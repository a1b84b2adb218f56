import { parse } from "csv-parse/sync";
import { readNeeds } from "../../graph/intake/needs/reader/read.ts";

const fields = ["people", "nights", "food", "room", "ride"] as const;
type Field = (typeof fields)[number];
type Values = Record<Field, string>;

interface Sentence extends Values {
  text: string;
  /**
   * "held": its first result was measured before the reader was tuned to it; "unseen": it never
   * was.
   */
  held: string;
}

interface Miss {
  text: string;
  expected: Values;
  read: Values;
}

export interface Measure {
  sentences: number;
  right: Record<Field, number>;
  /** People, nights and ride, all three. */
  together: number;
  /** People, nights and ride together, and which of the three are requested. */
  exact: number;
  misses: Miss[];
}

/** Reads labeled sentences and counts, field by field, how many are right. */
export function measure(sentences: readonly Sentence[]): Measure {
  const right: Record<Field, number> = { people: 0, nights: 0, food: 0, room: 0, ride: 0 };
  const misses: Miss[] = [];
  let together = 0;
  for (const { text, held: _, ...expected } of sentences) {
    const read = valuesOf(text);
    const wrong = fields.filter((field) => read[field] !== expected[field]);
    for (const field of fields) if (!wrong.includes(field)) right[field] += 1;
    if (wrong.every((field) => field === "food" || field === "room")) together += 1;
    if (wrong.length > 0) misses.push({ text, expected, read });
  }
  return { sentences: sentences.length, right, together, exact: sentences.length - misses.length, misses };
}

/** In the corpus's terms: an unspecified number of people is one; nights are those of the room. */
function valuesOf(text: string): Values {
  const { meals, room, ride, people, nights } = readNeeds([text]);
  return {
    people: String(people ?? 1),
    nights: String(room?.nights ?? nights ?? ""),
    food: meals ? "yes" : "",
    room: room ? "yes" : "",
    ride: ride ? (ride.distance ?? "unknown") : "",
  };
}

export const parseCorpus = (csv: string): Sentence[] =>
  parse(csv, { bom: true, columns: true, skip_empty_lines: true });
