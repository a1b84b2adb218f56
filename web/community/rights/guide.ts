import { guide as en } from "../../../shared/community/rights/guide.en.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

/** The guide itself, with the same text as the printed one. */
export const guide = dictionary(en, {
  es: () => import("../../../shared/community/rights/guide.es.ts").then((file) => file.guide),
  fr: () => import("../../../shared/community/rights/guide.fr.ts").then((file) => file.guide),
});
