import { Refusal } from "../errors.ts";
import type { Phrase } from "../../../shared/core/i18n/phrases.ts";
import { nameReadAlike } from "./look-alikes.ts";

/** Whether people could confuse the name with one of the others. */
export function isTaken(name: string, others: readonly string[]): boolean {
  const read = nameReadAlike(name);
  return others.some((other) => nameReadAlike(other) === read);
}

/** Refuses, at the field `name`, a name that people could confuse with one of the others. */
export function demandUniqueName(name: string, others: readonly { name: string }[], taken: Phrase): void {
  if (
    isTaken(
      name,
      others.map((other) => other.name),
    )
  )
    throw new Refusal("CONFLICT", taken, { name: [taken] });
}
