import type { ConfigChange, SystemConfig } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { pageAt } from "../../core/graphql/desk-list.ts";
import { environmentNames, type FixedName, type Settings } from "../settings.shared.ts";
import { fixedNames, setByEnvironment, settingsInForce } from "./shown.ts";

export interface ShownConfig {
  settings: Settings;
  version: number;
  updatedAt: Date;
  /** A password is never returned; only whether there is one. */
  hasSmtpPassword: boolean;
  fixed: { field: FixedName; variable: string }[];
}

/** The configuration in force, for administrators. */
export async function readConfig(context: Context): Promise<ShownConfig> {
  admit(context.viewer, "admin");
  return shownConfig(context, await context.db.systemConfig.findUniqueOrThrow({ where: { id: 1 } }));
}

/** A row with the environment's settings applied. */
export function shownConfig({ env }: Pick<Context, "env">, row: SystemConfig): ShownConfig {
  const fixed = fixedNames(env);
  return {
    settings: settingsInForce(row, env),
    version: row.version,
    updatedAt: row.updatedAt,
    hasSmtpPassword: fixed.includes("smtpPassword")
      ? Boolean(setByEnvironment(env).smtpPassword)
      : row.smtpPasswordSealed !== null,
    fixed: fixed.map((field) => ({ field, variable: environmentNames[field] })),
  };
}

/** One page of what was changed, the newest first. */
export async function listConfigChanges(
  { viewer, db }: Context,
  page: number | null | undefined,
): Promise<ConfigChange[]> {
  admit(viewer, "admin");
  return db.configChange.findMany({ orderBy: { version: "desc" }, ...pageAt(page) });
}

export async function countConfigChanges({ viewer, db }: Context): Promise<number> {
  admit(viewer, "admin");
  return db.configChange.count();
}
