import { spacedFrench } from "../../../shared/core/forms/french-spacing.ts";
import { guide as en } from "../../../shared/community/rights/guide.en.ts";
import { guide as es } from "../../../shared/community/rights/guide.es.ts";
import { guide as fr } from "../../../shared/community/rights/guide.fr.ts";
import type { GuideLanguage, RightsGuide } from "../../../shared/community/rights/rules.ts";

/** The printed guide's fonts have no narrow no-break space. */
const noBreakSpace = "\u00a0";

/** The guide in every language, for the server; a browser loads only its own. */
export const guides: Record<GuideLanguage, RightsGuide> = { en, es, fr: spacedFrench(fr, noBreakSpace) };
