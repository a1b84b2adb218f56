import type { SystemConfig } from "../../../prisma/client/client.ts";

/**
 * Where the installation's time zone comes from: an administrator set it, an administrator's
 * browser suggested it, or it is the server's own.
 */
export const zoneSources = ["setting", "browser", "server"] as const;
export type ZoneSource = (typeof zoneSources)[number];
type Row = Pick<SystemConfig, "timeZone" | "suggestedTimeZone" | "timeZoneSuggestedBy">;

/** The zone of this process: its TZ, else the machine's. */
export const serverZone = (): string => new Intl.DateTimeFormat("en-US").resolvedOptions().timeZone;

/**
 * The time zone of everything that is printed, sent, exported, counted or that expires. The SQL
 * twin is `sv_time_zone()`.
 */
export const installationZone = ({ timeZone, suggestedTimeZone }: Row): string =>
  timeZone || suggestedTimeZone || serverZone();

/** Where it comes from. Only a setting is confirmed. */
export function zoneSourceOf({ timeZone, timeZoneSuggestedBy }: Row): ZoneSource {
  if (timeZone) return "setting";
  return timeZoneSuggestedBy === "browser" ? "browser" : "server";
}
