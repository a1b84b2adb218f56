import type { SystemConfig } from "../../../../prisma/client/client.ts";
import { serverZone } from "../../../core/time/installation.ts";
import { defaultSender, type Env } from "../../../core/env.ts";
import { smtpPassword } from "../../../../shared/platform/system/setting-kinds.ts";
import {
  defaultSettings,
  forEachSetting,
  settingNames,
  settingOf,
  type SettingColumn,
  type SettingName,
  type Settings,
} from "../../../../shared/platform/system/settings.ts";
import { addressOfSender } from "../../../../shared/core/text/sender.ts";

type Columns = Pick<SystemConfig, SettingColumn>;
type Environment = Pick<Env, "SMTP_URL" | "MAIL_FROM">;

/** The stored row as people read it. */
export const settingsOf = (row: Columns) =>
  forEachSetting(({ kind, column }) =>
    kind === "dollars" ? Number(row[column]) / 100 : row[column],
  ) as Settings;

/** The same as the columns of the row. */
export const columnsOf = (settings: Settings) =>
  Object.fromEntries(
    settingNames.map((name) => {
      const { kind, column } = settingOf(name);
      return [column, kind === "dollars" ? Math.round(Number(settings[name]) * 100) : settings[name]];
    }),
  ) as Columns;

/** The row of a new installation. */
export const firstConfig = {
  ...{ id: 1, trustedDomains: [], suggestedTimeZone: serverZone() },
  ...columnsOf(defaultSettings),
};

/** A field that an environment variable sets, and the variable's name. */
export interface FixedField {
  field: SettingName | "smtpPassword";
  variable: keyof Environment;
}

/** The fields that the environment sets. */
export function fixedFields(env: Environment): FixedField[] {
  const all = [
    ...settingNames.map((field) => ({ field, ...settingOf(field) })),
    { field: "smtpPassword" as const, ...smtpPassword },
  ];
  return all.flatMap(({ field, environment }) =>
    environment && env[environment.variable] !== undefined ? [{ field, variable: environment.variable }] : [],
  );
}

/** What is in force: the row, and over it what the environment sets. */
export function settingsInForce(row: Columns, env: Environment): Settings {
  const stored = settingsOf(row);
  return forEachSetting(({ environment }, name) => {
    const text = environment && env[environment.variable];
    return text === undefined ? stored[name] : environment?.read(text);
  }) as Settings;
}

/** The sender of emails. An address that an administrator entered alone gets the system's name. */
export function senderOf(row: Pick<SystemConfig, "fromEmail" | "systemName">, env: Pick<Env, "MAIL_FROM">) {
  if (env.MAIL_FROM !== undefined) return env.MAIL_FROM;
  const configured = row.fromEmail || addressOfSender(defaultSender);
  return configured.includes("<") ? configured : { name: row.systemName, address: configured };
}
