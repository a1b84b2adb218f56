const paid = ["food", "room", "ride"] as const;
export type Ask = (typeof paid)[number];

/**
 * How a need was expressed. `plain`: simply named. `state`: "we have not eaten", "sleeping rough".
 * `absent`: "no food", a lack or a refusal, depending on the rest. `circumstance`: "evicted", which
 * counts only if nothing is requested.
 */
export type Tone = "yes" | "no" | "plain" | "state" | "absent" | "circumstance";
export interface TonedAsk {
  ask: Ask;
  tone: Tone;
}
export interface Asks {
  toned: TonedAsk[];
  /** "only", "just": anything not named is not needed. */
  isExclusive: boolean;
}

/**
 * Combines one or more texts. An explicit need wins over a refusal, a refusal over a mention, and a
 * circumstance counts only if nothing is requested.
 */
export function asked(texts: readonly Asks[]): Set<Ask> {
  const said = texts.flatMap((text) => text.toned);
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
      // "No food" together with a request is a refusal; alone it is a lack.
      if (has(ask, "absent"))
        return !isExclusive && !said.some((one) => one.ask !== ask && one.tone === "plain");
      // Hunger does not rule out a room for people who lost theirs.
      const isStated = ask !== "room" && said.some(({ tone }) => tone === "state");
      return !isAskingBut() && !isStated && has(ask, "circumstance");
    }),
  );
}
