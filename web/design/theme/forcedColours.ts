import type { StyleRule } from "@vanilla-extract/css";

type Rule = NonNullable<StyleRule["@media"]>[string];

/** For forced colors (high contrast): replaces information that only our colors carry. */
export const withForcedColours = (rule: Rule) => ({ "@media": { "(forced-colors: active)": rule } });
