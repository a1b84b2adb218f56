import { folded } from "../../../../shared/core/text/fold.ts";
import { jurisdictions, stateName, type StateCode } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { words } from "../words.ts";

/**
 * A state's name in the person's language: `const nameOf = useStateName()`, then `nameOf("NM")`.
 */
export function useStateName(): (code: StateCode) => string {
  const t = useWords(words);
  return (code) => t.stateName(code) ?? stateName(code) ?? code;
}

/** All states sorted by name. Without Intl, whose tables take a cheap phone a tenth of a second. */
export function useStates(): readonly { code: StateCode; name: string }[] {
  const nameOf = useStateName();
  return jurisdictions
    .map(([code]) => ({ code, name: nameOf(code), place: folded(nameOf(code)) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
}
