import { limitsOf } from "../../graph/system/rules.shared.ts";
import { firstConfig } from "../../graph/system/settings/shown.ts";

/** The limits of a new installation. */
export const defaultLimits = limitsOf(firstConfig);
