import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { readEmergencyUnheard, unheardReasons } from "./emergency.ts";
import { forEachSetting, settingOf, type SettingName } from "../../../shared/platform/system/settings.ts";
import {
  countConfigChanges,
  listConfigChanges,
  readConfig,
  shownConfig,
  type ShownConfig,
} from "./settings/read.ts";
import { revertConfig, saveConfig } from "./settings/save.ts";
import { sendTestMail } from "./settings/test-mail.ts";
import { readZone, suggestZone, type InstallationZone as Zone } from "./settings/zone.ts";
import { zoneSources } from "../../core/time/installation.ts";
import { configChanges } from "./watch.ts";

/** The enum of each setting that is a choice, named as the setting. */
const choices = forEachSetting(
  ({ options }, name) =>
    options &&
    builder.enumType(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, { values: Object.keys(options) }),
);

/** The GraphQL type of a setting. */
function typeOf(name: SettingName) {
  const { kind } = settingOf(name);
  if (kind === "choice") return choices[name];
  return ({ switch: "Boolean", whole: "Int", dollars: "USD", text: "String", zone: "String" } as const)[kind];
}

const FixedSetting = builder.objectRef<ShownConfig["fixed"][number]>("FixedSetting").implement({
  access: "through",
  fields: (t) => ({ field: t.exposeString("field"), variable: t.exposeString("variable") }),
});

const SystemConfig = builder.objectRef<ShownConfig>("SystemConfig").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: () => "SystemConfig" }),
    version: t.exposeInt("version"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    smtpPasswordSet: t.exposeBoolean("hasSmtpPassword"),
    fixed: t.field({ type: [FixedSetting], resolve: ({ fixed }) => fixed }),
    ...forEachSetting((_setting, name) =>
      t.field({
        type: typeOf(name) as never,
        resolve: ({ settings }: ShownConfig) => settings[name] as never,
      }),
    ),
  }),
});

const ConfigChange = builder.prismaObject("ConfigChange", {
  access: "through",
  fields: (t) => ({
    version: t.exposeInt("version"),
    changedAt: t.expose("changedAt", { type: "DateTime" }),
    changedBy: t.exposeString("changedBy"),
    revertOf: t.exposeInt("revertOf", { nullable: true }),
    changes: t.field({
      type: [FieldChange()],
      resolve: ({ changes }) =>
        Object.entries(changes as Record<string, { before: unknown; after: unknown }>).map(
          ([field, { before, after }]) => ({ field, before: String(before), after: String(after) }),
        ),
    }),
  }),
});

function FieldChange() {
  return builder.objectRef<{ field: string; before: string; after: string }>("ConfigFieldChange").implement({
    access: "through",
    fields: (t) => ({
      field: t.exposeString("field"),
      before: t.exposeString("before"),
      after: t.exposeString("after"),
    }),
  });
}

const ConfigChangeConnection = connectionOf("ConfigChange", ConfigChange);

const ZoneSource = builder.enumType("TimeZoneSource", { values: zoneSources });
const InstallationZone = builder.objectRef<Zone>("InstallationTimeZone").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: () => "InstallationTimeZone" }),
    name: t.exposeString("name"),
    source: t.field({ type: ZoneSource, resolve: ({ source }) => source }),
  }),
});

const UnheardReason = builder.enumType("UnheardReason", { values: unheardReasons });

builder.queryFields((t) => ({
  emergencyUnheard: t.field({
    access: "readRecords",
    type: UnheardReason,
    nullable: true,
    resolve: (_root, _args, context) => readEmergencyUnheard(context),
  }),
  timeZone: t.field({
    access: "anyone",
    type: InstallationZone,
    nullable: true,
    resolve: (_root, _args, context) => readZone(context),
  }),
  systemConfig: t.field({
    access: "readRecords",
    type: SystemConfig,
    resolve: (_root, _args, context) => readConfig(context),
  }),
  systemConfigHistory: t.field({
    access: "readRecords",
    type: ConfigChangeConnection,
    args: paging,
    resolve: (_root, page, context) =>
      pageOf(page, {
        read: (slice) => listConfigChanges(context, slice),
        count: () => countConfigChanges(context),
      }),
  }),
}));

const TranscriptSpeaker = builder.enumType("TranscriptSpeaker", {
  values: ["client", "server", "connection"] as const,
});
type Tested = Awaited<ReturnType<typeof sendTestMail>>;
const TranscriptLine = builder.objectRef<Tested["transcript"][number]>("TranscriptLine").implement({
  access: "through",
  fields: (t) => ({
    from: t.expose("from", { type: TranscriptSpeaker }),
    text: t.exposeString("text"),
  }),
});
mutation("saveSystemConfig", {
  access: "superAdmin",
  input: (t) => ({
    version: t.int(),
    smtpPassword: t.string({ required: false }),
    removeSmtpPassword: t.boolean({ required: false }),
    ...forEachSetting((_setting, name) => t.field({ type: typeOf(name) as never, required: false })),
  }),
  resolve: async (input, context) => ({
    config: shownConfig(context, await saveConfig(context, input)),
  }),
  payload: (t) => ({
    systemConfig: t.field({ type: SystemConfig, resolve: ({ config }) => config }),
    timeZone: t.field({
      type: InstallationZone,
      nullable: true,
      resolve: (_done, _args, context) => readZone(context),
    }),
  }),
});

mutation("revertSystemConfig", {
  access: "superAdmin",
  input: (t) => ({ toVersion: t.int(), version: t.int() }),
  resolve: async (input, context) => ({
    config: shownConfig(context, await revertConfig(context, input)),
  }),
  payload: (t) => ({
    systemConfig: t.field({ type: SystemConfig, resolve: ({ config }) => config }),
    timeZone: t.field({
      type: InstallationZone,
      nullable: true,
      resolve: (_done, _args, context) => readZone(context),
    }),
  }),
});

mutation("suggestTimeZone", {
  access: "admin",
  input: (t) => ({ timeZone: t.string() }),
  resolve: (input, context) => suggestZone(context, input),
  payload: (t) => ({ timeZone: t.field({ type: InstallationZone, resolve: (zone) => zone }) }),
});

mutation("sendTestEmail", {
  access: "superAdmin",
  input: (t) => ({ testEmail: t.string() }),
  resolve: (input, context) => sendTestMail(context, input),
  payload: (t) => ({
    failure: t.exposeString("failure", { nullable: true }),
    transcript: t.field({ type: [TranscriptLine], resolve: ({ transcript }) => transcript }),
  }),
});

builder.subscriptionField("systemConfigChanged", (t) =>
  t.field({
    access: "readRecords",
    type: SystemConfig,
    subscribe: (_root, _args, context) => configChanges.watch(context),
    resolve: (_change, _args, context) => readConfig(context),
  }),
);
