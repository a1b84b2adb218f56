import { says } from "../../../shared/core/sentences.ts";
import { Refusal } from "../errors.ts";

/** A sealed text is empty once its record was destroyed under a retention schedule. */
export const isDestroyed = (sealed: string): boolean => sealed === "";

/** CONFLICT if it was destroyed, before it is opened. */
export function demandNotDestroyed(sealed: string): void {
  if (isDestroyed(sealed)) throw new Refusal("CONFLICT", says.wasDestroyed);
}
