import { folded } from "#shared/core/text/fold";
import { jurisdictions, stateName, type StateCode } from "#shared/directory/rules";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "../words.ts";

/**
 * A state as the person's language writes it: `const nameOf = useStateName()`, then `nameOf("NM")`.
 */
export function useStateName(): (code: StateCode) => string {
  const t = useWords(words);
  return (code) => t.stateName(code) ?? stateName(code) ?? code;
}

/**
 * All of them by their names. Not by Intl, whose tables a cheap phone reads for a tenth of a
 * second.
 */
export function useStates(): readonly { code: StateCode; name: string }[] {
  const nameOf = useStateName();
  return jurisdictions
    .map(([code]) => ({ code, name: nameOf(code), place: folded(nameOf(code)) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
}
