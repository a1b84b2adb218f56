import { useCallback } from "react";
import { inWords, type Catalogue, type Sentence } from "../../../shared/core/i18n/phrases.ts";
import { dictionary, useWords } from "./i18n.tsx";

export const catalogue = dictionary<Catalogue>(
  {},
  {
    es: () => import("./catalogue.es.ts").then((file) => file.es),
    fr: () => import("./catalogue.fr.ts").then((file) => file.fr),
  },
);

/**
 * Translates a sentence of a rule or the server: `const say = useSay()`, then `say(problem)`. Other
 * text, such as a supervisor's own words, stays as it is.
 */
export function useSay(): (said: string | Sentence) => string {
  const known = useWords(catalogue);
  return useCallback((said) => inWords(known, said), [known]);
}
