import * as z from "zod/mini";
import { asPhrase, type Phrase } from "../core/i18n/phrases.shared.ts";
import { tooLong, trimmed } from "../core/forms/fields.shared.ts";
import { says as formSays } from "../core/forms/sentences.ts";
import { says } from "./sentences.ts";

/**
 * Which officers see an officer's request: any trusted one by its link, those of the same agency,
 * or none.
 */
export const visibilities = ["verified", "agency", "own"] as const;

function whole(from: number, to: number) {
  const wrong = asPhrase(says.wholeBetween({ from, to }));
  return z.number(wrong).check(z.int(wrong), z.gte(from, wrong), z.lte(to, wrong));
}

function dollars(from: number, to: number) {
  const wrong = asPhrase(says.dollarsBetween({ from, to }));
  const isInCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
  return z.number(wrong).check(z.gte(from, wrong), z.lte(to, wrong), z.refine(isInCents, wrong));
}

const isOneLine = (text: string) => !/[\r\n\t]/.test(text);
const line = (most: number) => trimmed(z.maxLength(most, tooLong), z.refine<string>(isOneLine, says.oneLine));

const orNothing = (shape: RegExp, wrong: Phrase) =>
  z.refine<string>((text) => text === "" || shape.test(text), wrong);
const mailAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;
const sender = new RegExp(
  `^(?:[^<>"\\\\]{1,80}<${mailAddress.source.slice(1, -1)}>|${mailAddress.source.slice(1, -1)})$`,
);
const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$|^[0-9a-f:]{2,39}$/i;

const yesOrNo = z.boolean(formSays.notYesOrNo);
const address = line(254).check(orNothing(mailAddress, formSays.emailWrong));
const cap = dollars(1, 1_000_000);

/** Everything that the configuration form edits, in display units: dollars, hours and minutes. */
const shape = {
  emailEnabled: yesOrNo,
  smtpHost: line(253).check(orNothing(hostName, says.hostWrong)),
  smtpPort: whole(1, 65_535),
  smtpUser: line(200),
  fromEmail: line(254).check(orNothing(sender, says.senderWrong)),
  maxFundAllocation: dollars(1, 100_000),
  /** A meal for one person. */
  defaultFoodAssistance: dollars(1, 100),
  /** For one night. */
  defaultHousingAssistance: dollars(1, 1000),
  /** Hours. */
  defaultHotelDuration: whole(1, 24),
  victimDayLimit: cap,
  victimMonthLimit: cap,
  officerDayLimit: cap,
  officerMonthLimit: cap,
  /** The idle limit of an administrator's session in minutes; it always ends after 12 hours. */
  sessionTimeout: whole(5, 720),
  maxLoginAttempts: whole(3, 20),
  /** Values below the product's own minimum of 12 characters have no effect. */
  passwordMinLength: whole(6, 128),
  requireMFA: yesOrNo,
  maxConcurrentSessions: whole(1, 10_000),
  emergencyVerifyEnabled: yesOrNo,
  officerVisibility: z.enum(visibilities, says.visibilityUnknown),
  systemName: line(60).check(z.minLength(1, says.nameMissing)),
  systemDescription: line(160),
  maintenanceMode: yesOrNo,
  notificationEmail: address,
  emergencyNotificationEmail: address,
  directorEmail: address,
  /** Minutes. */
  callbackResponseTime: whole(1, 1440),
};

const anySettings = z.object(shape);
export type Settings = z.output<typeof anySettings>;

const withinMaximum = (path: "defaultFoodAssistance" | "defaultHousingAssistance") =>
  z.refine<Settings>((given) => given[path] <= given.maxFundAllocation, {
    error: says.aboveMaximum,
    path: [path],
  });
const dayWithinMonth = (who: "victim" | "officer") =>
  z.refine<Settings>((given) => given[`${who}DayLimit`] <= given[`${who}MonthLimit`], {
    error: says.dayAboveMonth,
    path: [`${who}DayLimit`],
  });
const between = [
  withinMaximum("defaultFoodAssistance"),
  withinMaximum("defaultHousingAssistance"),
  dayWithinMonth("victim"),
  dayWithinMonth("officer"),
] as const;

/** All fields, with the constraints between them. */
export const wholeSettings = anySettings.check(...between);
export type SettingName = keyof Settings;
export const settingNames = Object.keys(shape) as SettingName[];

const password = z.string(formSays.notText).check(z.maxLength(500, tooLong));

/** A save: the changed fields, and the version that was shown. A password is write-only. */
export const settingsChange = z.partial(
  z.object({
    ...shape,
    smtpPassword: password,
    removeSmtpPassword: yesOrNo,
    version: z.int32(formSays.notNumber),
  }),
);

/** The sections of the form with their fields. */
export const settingSections = {
  email: ["emailEnabled", "smtpHost", "smtpPort", "smtpUser", "fromEmail"],
  funds: [
    "maxFundAllocation",
    "defaultFoodAssistance",
    "defaultHousingAssistance",
    "defaultHotelDuration",
    "victimDayLimit",
    "victimMonthLimit",
    "officerDayLimit",
    "officerMonthLimit",
  ],
  security: [
    "sessionTimeout",
    "maxLoginAttempts",
    "passwordMinLength",
    "maxConcurrentSessions",
    "requireMFA",
    "emergencyVerifyEnabled",
    "officerVisibility",
  ],
  system: ["systemName", "systemDescription", "maintenanceMode"],
  notifications: ["notificationEmail", "emergencyNotificationEmail", "directorEmail", "callbackResponseTime"],
} as const satisfies Record<string, readonly SettingName[]>;
export type SettingSection = keyof typeof settingSections;

/** Reverts to a version of the history, from the version that was shown. */
export const settingsRevert = z.object({
  toVersion: z.int32(formSays.notNumber),
  version: z.int32(formSays.notNumber),
});

export const testMailForm = z.object({
  testEmail: trimmed(
    z.minLength(1, formSays.required),
    z.maxLength(254, tooLong),
    z.regex(mailAddress, formSays.emailWrong),
  ),
});

/** One field before and after, for the history. For a password only whether there is one. */
export interface SettingChange {
  before: string | number | boolean;
  after: string | number | boolean;
}
export type SettingChanges = Partial<Record<SettingName | "smtpPassword", SettingChange>>;

/** The differences of two configurations. */
export function differences(before: Settings, after: Settings): SettingChanges {
  const changed = settingNames.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }]));
}

/** The settings that the environment can fix; they are then not editable. */
export const environmentNames = {
  smtpHost: "SMTP_URL",
  smtpPort: "SMTP_URL",
  smtpUser: "SMTP_URL",
  smtpPassword: "SMTP_URL",
  fromEmail: "MAIL_FROM",
} as const;
export type FixedName = keyof typeof environmentNames;
