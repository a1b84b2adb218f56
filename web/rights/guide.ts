import { guide as en } from "#shared/rights/guide.en";
import { dictionary } from "../core/i18n/i18n.tsx";

/** The guide itself, with the same text as the printed one. */
export const guide = dictionary(en, {
  es: () => import("#shared/rights/guide.es").then((file) => file.guide),
  fr: () => import("#shared/rights/guide.fr").then((file) => file.guide),
});
