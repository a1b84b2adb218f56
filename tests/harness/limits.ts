import { limitsOf } from "../../shared/platform/system/rules.ts";
import { firstConfig } from "../../graph/platform/system/settings/shown.ts";

/** The limits of a new installation. */
export const defaultLimits = limitsOf(firstConfig);
