import type { SystemConfig } from "../../../../prisma/client/client.ts";
import { refusalOf, unknownValue } from "../../../adapters/database/refusal.ts";
import { admit } from "../../../core/access/audiences.ts";
import { isAdmin } from "../../../core/access/viewer.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { installationZone, zoneSourceOf, type ZoneSource } from "../../../core/time/installation.ts";
import { says } from "../../../../shared/platform/system/sentences.ts";
import { zoneSuggestion } from "../../../../shared/platform/system/settings.ts";

/** The installation's time zone, and where it comes from. */
export interface InstallationZone {
  name: string;
  source: ZoneSource;
}

/** Null for everyone but administrators. */
export const readZone = ({ viewer, config }: Context): InstallationZone | null =>
  isAdmin(viewer) ? zoneIn(config()) : null;

const zoneIn = (row: SystemConfig): InstallationZone => ({
  name: installationZone(row),
  source: zoneSourceOf(row),
});

/**
 * The zone of an administrator's browser applies until one is set; the first one stays. A browser
 * that hides its zone reports UTC, so UTC is never taken from a browser.
 */
export async function suggestZone(context: Context, input: unknown): Promise<InstallationZone> {
  admit(context.viewer, "admin");
  const { timeZone } = parse(zoneSuggestion, input);
  if (!hidesZone(timeZone) && (await demandKnownZone(take(context, timeZone)))) {
    await context.refreshConfig();
    context.events.publish("configChanged", { version: context.config().version });
  }
  return zoneIn(context.config());
}

/** The database has its own list of zones, and calculates with them too. */
export async function demandKnownZone<Saved>(saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving;
  } catch (error) {
    if (refusalOf(error, unknownValue) === undefined) throw error;
    throw new Refusal("INVALID", says.zoneUnknown, { timeZone: [says.zoneUnknown] });
  }
}

/** If two browsers suggest one, the first is taken. */
const take = (context: Context, timeZone: string) =>
  context.db.$transaction(async (tx) => {
    const { count } = await tx.systemConfig.updateMany({
      where: { id: 1, timeZone: "", timeZoneSuggestedBy: "server" },
      data: { suggestedTimeZone: timeZone, timeZoneSuggestedBy: "browser" },
    });
    if (count > 0)
      await record(tx, context, {
        action: "system.time-zone-suggested",
        resourceType: "system",
        details: { before: installationZone(context.config()), after: timeZone },
      });
    return count > 0;
  });

const hidesZone = (zone: string) => /^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal)$/i.test(zone);
