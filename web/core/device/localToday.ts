import { dayIn } from "../../../shared/core/time/zone.ts";
import { installationZone } from "../i18n/installationZone.ts";

/** The date at the installation, in the format of a date input. The server checks dates by it. */
export const localToday = (): string => dayIn(installationZone(), new Date());
