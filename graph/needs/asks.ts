const paid = ["food", "room", "ride"] as const;
export type Ask = (typeof paid)[number];

/** How an ask was said. `plain`: named, and nothing more; `absent`: "no food", which is a lack or a refusal, as the rest tells. */
export type Tone = "yes" | "no" | "plain" | "absent" | "circumstance";
export interface Said {
  ask: Ask;
  tone: Tone;
}
export interface Asks {
  said: Said[];
  /** "only", "just": what is not named is not needed. */
  isExclusive: boolean;
}

/** Weighs what one or more texts said. A need in so many words wins over a refusal, a refusal over a mere mention, and a circumstance counts where nothing is asked. */
export function asked(texts: readonly Asks[]): Set<Ask> {
  const said = texts.flatMap((text) => text.said);
  const isExclusive = texts.some((text) => text.isExclusive);
  const has = (ask: Ask, ...tones: Tone[]) => said.some((one) => one.ask === ask && tones.includes(one.tone));
  const isAsking = said.some(({ tone }) => tone === "yes" || tone === "plain");
  return new Set(
    paid.filter((ask) => {
      if (has(ask, "yes")) return true;
      if (has(ask, "no")) return false;
      if (has(ask, "plain")) return true;
      // "No food" beside something that is asked for is a refusal; by itself it is a lack.
      if (has(ask, "absent"))
        return !isExclusive && !said.some((one) => one.ask !== ask && one.tone === "plain");
      return !isAsking && has(ask, "circumstance");
    }),
  );
}
