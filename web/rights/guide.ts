import { guide as en } from "#rules/rights/en";
import { dictionary } from "../core/i18n/i18n.tsx";

/** The guide itself, which the printed one repeats word for word. */
export const guide = dictionary(en, {
  es: () => import("#rules/rights/es").then((file) => file.guide),
  fr: () => import("#rules/rights/fr").then((file) => file.guide),
});
