import * as z from "zod/mini";
import { emailText } from "../../core/forms/email.ts";
import { tooLong, trimmed } from "../../core/forms/fields.ts";
import { isTimeZone } from "../../core/time/zone.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import { smtpPassword, type Setting } from "./setting-kinds.ts";
import { settingTable } from "./setting-table.ts";

type Table = typeof settingTable;
export type SettingName = keyof Table;
type ColumnOf<Name extends SettingName> = Table[Name]["column"];
export type SettingColumn = ColumnOf<SettingName>;

/** Everything that the configuration form edits, as people read it: dollars, hours and minutes. */
export type Settings = { [Name in SettingName]: Table[Name]["default"] };

export const settingNames = Object.keys(settingTable) as SettingName[];
/** One row of the table, of any kind. */
export const settingOf = (name: SettingName) =>
  settingTable[name] as Setting<Settings[SettingName], SettingColumn>;

/** The same by a name from elsewhere; undefined for the password and for former settings. */
export const knownSetting = (name: string) =>
  Object.hasOwn(settingTable, name) ? settingOf(name as SettingName) : undefined;

/** An object with a value for each setting. */
export const forEachSetting = <Value>(
  valueOf: (setting: ReturnType<typeof settingOf>, name: SettingName) => Value,
) =>
  Object.fromEntries(settingNames.map((name) => [name, valueOf(settingOf(name), name)])) as Record<
    SettingName,
    Value
  >;

/** The settings of a section of the form, in order. */
export const namesIn = ({ settings }: { settings: object }) => Object.keys(settings) as SettingName[];
export const defaultSettings = forEachSetting((setting) => setting.default) as Settings;
export const settingLabels = {
  ...forEachSetting(({ label }) => label),
  smtpPassword: smtpPassword.label,
};
export const settingHelp = forEachSetting(({ help }) => help);

const shape = forEachSetting(({ schema }) => schema) as {
  [Name in SettingName]: z.ZodMiniType<Settings[Name], Settings[Name]>;
};
const anySettings = z.object(shape);

const withinMaximum = (path: "defaultFoodAssistance" | "defaultHousingAssistance") =>
  z.refine<Settings>((given) => given[path] <= given.maxFundAllocation, {
    error: says.aboveMaximum,
    path: [path],
  });
type DayLimit = Extract<SettingName, `${string}DayLimit`>;
const dayWithinMonth = (day: DayLimit) =>
  z.refine<Settings>((given) => given[day] <= given[day.replace("Day", "Month") as DayLimit], {
    error: says.dayAboveMonth,
    path: [day],
  });
const dayLimits = settingNames.filter((name): name is DayLimit => name.endsWith("DayLimit"));

/** All of it, and the rules between two fields. */
export const wholeSettings = anySettings.check(
  withinMaximum("defaultFoodAssistance"),
  withinMaximum("defaultHousingAssistance"),
  ...dayLimits.map(dayWithinMonth),
);

/**
 * The fields that change, and the version that the client saw. A password is written and never
 * read.
 */
export const settingsChange = z.partial(
  z.object({
    ...shape,
    smtpPassword: z.string(formSays.notText).check(z.maxLength(500, tooLong)),
    removeSmtpPassword: z.boolean(formSays.notYesOrNo),
    version: z.int32(formSays.notNumber),
  }),
);

/** Reverts to a version of the history, from the version that was shown. */
export const settingsRevert = z.object({
  toVersion: z.int32(formSays.notNumber),
  version: z.int32(formSays.notNumber),
});

/** What an administrator's browser says of its time zone. */
export const zoneSuggestion = z.object({
  timeZone: trimmed(z.maxLength(64, tooLong), z.refine(isTimeZone, says.zoneUnknown)),
});

export const testMailForm = z.object({
  testEmail: emailText(formSays.emailWrong, { missing: formSays.required }),
});

/** One field before and after, for the history. For a password only whether there is one. */
export interface SettingChange {
  before: string | number | boolean;
  after: string | number | boolean;
}
export type SettingChanges = Partial<Record<SettingName | "smtpPassword", SettingChange>>;

/** The fields that differ between two configurations. */
export function differences(before: Settings, after: Settings): SettingChanges {
  const changed = settingNames.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }]));
}
