const paid = ["food", "room", "ride"] as const;
export type Ask = (typeof paid)[number];

/**
 * How an ask was said. `plain`: named, and nothing more. `state`: "we have not eaten", "sleeping
 * rough". `absent`: "no food", which is a lack or a refusal, as the rest tells. `circumstance`:
 * "evicted", which counts where nothing is asked.
 */
export type Tone = "yes" | "no" | "plain" | "state" | "absent" | "circumstance";
export interface Said {
  ask: Ask;
  tone: Tone;
}
export interface Asks {
  said: Said[];
  /** "only", "just": what is not named is not needed. */
  isExclusive: boolean;
}

/**
 * Weighs what one or more texts said. A need in so many words wins over a refusal, a refusal over a
 * mere mention, and a circumstance counts where nothing is asked.
 */
export function asked(texts: readonly Asks[]): Set<Ask> {
  const said = texts.flatMap((text) => text.said);
  const isExclusive = texts.some((text) => text.isExclusive);
  const has = (ask: Ask, ...tones: Tone[]) => said.some((one) => one.ask === ask && tones.includes(one.tone));
  const isAskingBut = (ask?: Ask) =>
    said.some((one) => one.ask !== ask && (one.tone === "yes" || one.tone === "plain"));
  return new Set(
    paid.filter((ask) => {
      if (has(ask, "yes")) return true;
      // "Sleeping rough, asks for a hot meal only"
      if (has(ask, "state")) return !isExclusive || !isAskingBut(ask);
      if (has(ask, "no")) return false;
      if (has(ask, "plain")) return true;
      // "No food" beside something that is asked for is a refusal; by itself it is a lack.
      if (has(ask, "absent"))
        return !isExclusive && !said.some((one) => one.ask !== ask && one.tone === "plain");
      // Hunger does not rule out a room for people who lost theirs.
      const isStated = ask !== "room" && said.some(({ tone }) => tone === "state");
      return !isAskingBut() && !isStated && has(ask, "circumstance");
    }),
  );
}
