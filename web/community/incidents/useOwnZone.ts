import { chosenZone, usePreferences } from "../../core/device/preferences.ts";

/** The log stays on the device, so its times are the device's, unless the person chose a zone. */
export const useOwnZone = (): string | undefined => chosenZone(usePreferences());
