import { serverZone } from "../../graph/core/time/installation.ts";
import { dayIn } from "../../shared/core/time/zone.ts";

/** The day of a moment in the zone of the tests, which is their installations' too. */
export const localDay = (at = new Date()): string => dayIn(serverZone(), at);
