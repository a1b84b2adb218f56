import { spacedFrench } from "../core/forms/fr/rules.ts";
import { guide as en } from "./en/rules.ts";
import { guide as es } from "./es/rules.ts";
import { guide as fr } from "./fr/rules.ts";
import type { GuideLanguage, RightsGuide } from "./rules.ts";

/** The fonts of the printed guide have no thin one. */
const noBreakSpace = "\u00a0";

/** The guide in every language, for the server; a browser loads its own alone. */
export const guides: Record<GuideLanguage, RightsGuide> = { en, es, fr: spacedFrench(fr, noBreakSpace) };
