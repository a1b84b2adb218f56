import type { ConfigChange, SystemConfig } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { at, type Slice } from "../../../core/graphql/pages.ts";
import { smtpPassword } from "../../../../shared/platform/system/setting-kinds.ts";
import type { Settings } from "../../../../shared/platform/system/settings.ts";
import { fixedFields, settingsInForce, type FixedField } from "./shown.ts";

export interface ConfigView {
  settings: Settings;
  version: number;
  updatedAt: Date;
  /** A password is never returned; only whether there is one. */
  hasSmtpPassword: boolean;
  fixed: FixedField[];
}

/** The configuration in force, for administrators. */
export async function readConfig(context: Context): Promise<ConfigView> {
  admit(context.viewer, "readRecords");
  return shownConfig(context, await context.db.systemConfig.findUniqueOrThrow({ where: { id: 1 } }));
}

/** A row with the environment's settings applied. */
export function shownConfig({ env }: Pick<Context, "env">, row: SystemConfig): ConfigView {
  return {
    settings: settingsInForce(row, env),
    version: row.version,
    updatedAt: row.updatedAt,
    hasSmtpPassword:
      env.SMTP_URL === undefined
        ? row.smtpPasswordSealed !== null
        : smtpPassword.environment.read(env.SMTP_URL),
    fixed: fixedFields(env),
  };
}

/** One page of what was changed, the newest first. */
export async function listConfigChanges({ viewer, db }: Context, slice: Slice): Promise<ConfigChange[]> {
  admit(viewer, "readRecords");
  return db.configChange.findMany({ orderBy: { version: "desc" }, ...at(slice) });
}

export async function countConfigChanges({ viewer, db }: Context): Promise<number> {
  admit(viewer, "readRecords");
  return db.configChange.count();
}
