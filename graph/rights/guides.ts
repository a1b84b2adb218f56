import { spacedFrench } from "../core/forms/french-spacing.shared.ts";
import { guide as en } from "./guide.en.shared.ts";
import { guide as es } from "./guide.es.shared.ts";
import { guide as fr } from "./guide.fr.shared.ts";
import type { GuideLanguage, RightsGuide } from "./rules.shared.ts";

/** The printed guide's fonts have no narrow no-break space. */
const noBreakSpace = "\u00a0";

/** The guide in every language, for the server; a browser loads only its own. */
export const guides: Record<GuideLanguage, RightsGuide> = { en, es, fr: spacedFrench(fr, noBreakSpace) };
