import type { SystemConfig } from "../../../prisma/client/client.ts";
import { defaultSender, type Env } from "../../core/env.ts";
import { environmentNames, type FixedName, type Settings, type visibilities } from "../settings.shared.ts";

/** The stored row in display units. */
export const settingsOf = (row: SystemConfig): Settings => ({
  emailEnabled: row.emailEnabled,
  smtpHost: row.smtpHost,
  smtpPort: row.smtpPort,
  smtpUser: row.smtpUser,
  fromEmail: row.fromEmail,
  maxFundAllocation: row.maxFundAllocationCents / 100,
  defaultFoodAssistance: row.defaultFoodCents / 100,
  defaultHousingAssistance: row.defaultHousingCents / 100,
  defaultHotelDuration: row.defaultHotelHours,
  victimDayLimit: row.victimCapDayCents / 100,
  victimMonthLimit: row.victimCapMonthCents / 100,
  officerDayLimit: row.officerCapDayCents / 100,
  officerMonthLimit: row.officerCapMonthCents / 100,
  sessionTimeout: row.sessionTimeoutMinutes,
  maxLoginAttempts: row.maxLoginAttempts,
  passwordMinLength: row.passwordMinLength,
  requireMFA: row.requireMfa,
  maxConcurrentSessions: row.maxConcurrentSessions,
  emergencyVerifyEnabled: row.emergencyVerifyEnabled,
  officerVisibility: row.officerVisibility as (typeof visibilities)[number],
  systemName: row.systemName,
  systemDescription: row.systemDescription,
  maintenanceMode: row.maintenanceMode,
  notificationEmail: row.notificationEmail,
  emergencyNotificationEmail: row.emergencyNotificationEmail,
  directorEmail: row.directorEmail,
  callbackResponseTime: row.callbackResponseMinutes,
});

const cents = (dollars: number) => Math.round(dollars * 100);

/** The same as columns of the row. */
export const columnsOf = (settings: Settings) => ({
  emailEnabled: settings.emailEnabled,
  smtpHost: settings.smtpHost,
  smtpPort: settings.smtpPort,
  smtpUser: settings.smtpUser,
  fromEmail: settings.fromEmail,
  maxFundAllocationCents: cents(settings.maxFundAllocation),
  defaultFoodCents: cents(settings.defaultFoodAssistance),
  defaultHousingCents: cents(settings.defaultHousingAssistance),
  defaultHotelHours: settings.defaultHotelDuration,
  victimCapDayCents: cents(settings.victimDayLimit),
  victimCapMonthCents: cents(settings.victimMonthLimit),
  officerCapDayCents: cents(settings.officerDayLimit),
  officerCapMonthCents: cents(settings.officerMonthLimit),
  sessionTimeoutMinutes: settings.sessionTimeout,
  maxLoginAttempts: settings.maxLoginAttempts,
  passwordMinLength: settings.passwordMinLength,
  requireMfa: settings.requireMFA,
  maxConcurrentSessions: settings.maxConcurrentSessions,
  emergencyVerifyEnabled: settings.emergencyVerifyEnabled,
  officerVisibility: settings.officerVisibility,
  systemName: settings.systemName,
  systemDescription: settings.systemDescription,
  maintenanceMode: settings.maintenanceMode,
  notificationEmail: settings.notificationEmail,
  emergencyNotificationEmail: settings.emergencyNotificationEmail,
  directorEmail: settings.directorEmail,
  callbackResponseMinutes: settings.callbackResponseTime,
});

/** The fields that the environment sets, with their values; for a password only that it is set. */
export function setByEnvironment(env: Pick<Env, "SMTP_URL" | "MAIL_FROM">): Partial<Settings> & {
  smtpPassword?: string;
} {
  const server = env.SMTP_URL === undefined ? undefined : new URL(env.SMTP_URL);
  return {
    ...(server && {
      smtpHost: server.hostname.replace(/^\[|\]$/g, ""),
      smtpPort: Number(server.port) || (server.protocol === "smtps:" ? 465 : 587),
      smtpUser: decodeURIComponent(server.username),
      smtpPassword: server.password && "set",
    }),
    ...(env.MAIL_FROM !== undefined && { fromEmail: env.MAIL_FROM }),
  };
}

/** The names of the fields that the environment sets. */
export function fixedNames(env: Pick<Env, "SMTP_URL" | "MAIL_FROM">): FixedName[] {
  const fixed = setByEnvironment(env);
  return (Object.keys(environmentNames) as FixedName[]).filter((name) => fixed[name] !== undefined);
}

/** The effective settings: the row, overridden by the environment. */
export function settingsInForce(row: SystemConfig, env: Pick<Env, "SMTP_URL" | "MAIL_FROM">): Settings {
  const { smtpPassword: _hidden, ...fixed } = setByEnvironment(env);
  return { ...settingsOf(row), ...fixed };
}

/** The sender of emails. An address that an administrator entered alone gets the system's name. */
export function senderOf(row: Pick<SystemConfig, "fromEmail" | "systemName">, env: Pick<Env, "MAIL_FROM">) {
  if (env.MAIL_FROM !== undefined) return env.MAIL_FROM;
  const configured = row.fromEmail || addressIn(defaultSender);
  return configured.includes("<") ? configured : { name: row.systemName, address: configured };
}

const addressIn = (sender: string) => sender.replace(/^.*<([^>]*)>.*$/, "$1");
