import type pg from "pg";
import type { PrismaClient } from "../client/client.ts";
import { loadDirectory } from "../../graph/community/directory/entries/load.ts";
import { firstRulesets, firstUrgencyRules } from "../../shared/decisions/rulebook/rules.ts";
import { firstConfig } from "../../graph/platform/system/settings/shown.ts";
import { firstVendors } from "../../shared/help/vendors/rules.ts";
import { firstEvents } from "./events.ts";
import { loadTemplates } from "./templates.ts";

/**
 * The data that every installation needs: directory, urgency rules, rulesets, first events,
 * vendors, first message templates. Administrators' changes stay.
 */
export async function loadReferenceData({ db, pool }: { db: PrismaClient; pool: pg.Pool }) {
  await loadDirectory(pool);
  await db.systemConfig.upsert({ where: { id: 1 }, create: firstConfig, update: {} });
  if ((await db.urgencyRule.count()) === 0)
    await db.urgencyRule.createMany({ data: firstUrgencyRules, skipDuplicates: true });
  if ((await db.aiRuleset.count()) === 0)
    await db.aiRuleset.createMany({ data: firstRulesets, skipDuplicates: true });
  if ((await db.event.count()) === 0) await db.event.createMany({ data: firstEvents, skipDuplicates: true });
  if ((await db.vendor.count()) === 0)
    await db.vendor.createMany({ data: firstVendors, skipDuplicates: true });
  await loadTemplates(db);
}
