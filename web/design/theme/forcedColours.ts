import type { StyleRule } from "@vanilla-extract/css";

type Rule = NonNullable<StyleRule["@media"]>[string];

/**
 * Where the system's colours stand in for ours (high contrast): for what ours alone would have
 * said.
 */
export const withForcedColours = (rule: Rule) => ({ "@media": { "(forced-colors: active)": rule } });
