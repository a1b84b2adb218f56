import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { readEmergencyUnheard, unheardReasons } from "./emergency.ts";
import { forEachSetting, settingOf, type SettingName } from "../../../shared/platform/system/settings.ts";
import {
  countConfigChanges,
  listConfigChanges,
  readConfig,
  shownConfig,
  type ConfigView,
} from "./settings/read.ts";
import { revertConfig, saveConfig } from "./settings/save.ts";
import { readZone } from "./settings/zone.ts";
import { configChanges } from "./watch.ts";
import { InstallationZone } from "./zone.schema.ts";

/** The enum of each setting that is a choice. */
const choices: Partial<Record<SettingName, unknown>> = {
  requirePasskey: builder.enumType("RequirePasskey", {
    description: "Who must have a passkey.",
    values: {
      none: { description: "No one." },
      super_admin: { description: "Super administrators." },
      all: { description: "Every administrator." },
    },
  }),
  officerUnlock: builder.enumType("OfficerUnlock", {
    description: "How officers unlock a locked session and sign in on another device.",
    values: {
      email: { description: "By a passkey, an agency's sign-in, or a code to a proven email address." },
      strong: { description: "By a passkey or an agency's sign-in only." },
    },
  }),
  officerVisibility: builder.enumType("OfficerVisibility", {
    description: "Which requests a trusted officer may open by their link.",
    values: {
      own: { description: "Only the officer's own requests." },
      agency: { description: "Requests of the officer's agency." },
      verified: { description: "Every request." },
    },
  }),
};

/** The GraphQL type of a setting. */
function typeOf(name: SettingName) {
  const { kind } = settingOf(name);
  if (kind === "choice") return choices[name];
  return ({ switch: "Boolean", whole: "Int", dollars: "USD", text: "String", zone: "String" } as const)[kind];
}

const FixedSetting = builder.objectRef<ConfigView["fixed"][number]>("FixedSetting").implement({
  description: "A field that an environment variable sets. It cannot be edited here.",
  access: "through",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Name of the field." }),
    variable: t.exposeString("variable", {
      description: "Name of the environment variable, such as `SMTP_URL`.",
    }),
  }),
});

const SystemConfig = builder.objectRef<ConfigView>("SystemConfig").implement({
  description: "The active configuration.",
  access: "through",
  fields: (t) => ({
    id: t.id({
      description: "Relay-style ID. There is only one configuration.",
      resolve: () => "SystemConfig",
    }),
    version: t.exposeInt("version"),
    updatedAt: t.expose("updatedAt", {
      description: "When the configuration last changed.",
      type: "DateTime",
    }),
    smtpPasswordSet: t.exposeBoolean("hasSmtpPassword", {
      description: "True if an SMTP password is stored. The password itself is never returned.",
    }),
    fixed: t.field({
      description: "Fields that environment variables set.",
      type: [FixedSetting],
      resolve: ({ fixed }) => fixed,
    }),
    ...forEachSetting(({ help }, name) =>
      t.field({
        description: help,
        type: typeOf(name) as never,
        resolve: ({ settings }: ConfigView) => settings[name] as never,
      }),
    ),
  }),
});

const ConfigChange = builder.prismaObject("ConfigChange", {
  description: "One version of the configuration.",
  access: "through",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Version number." }),
    changedAt: t.expose("changedAt", { description: "When it was saved.", type: "DateTime" }),
    changedBy: t.exposeString("changedBy", {
      description: "User name of the administrator who saved it. Empty for the initial version.",
    }),
    revertOf: t.exposeInt("revertOf", {
      description: "The version that was restored. Null if the change restored none.",
      nullable: true,
    }),
    changes: t.field({
      description: "Changed fields.",
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
    description: "One changed field of the configuration. A password only shows whether one was set.",
    access: "through",
    fields: (t) => ({
      field: t.exposeString("field", { description: "Name of the field." }),
      before: t.exposeString("before", { description: "Previous value." }),
      after: t.exposeString("after", { description: "New value." }),
    }),
  });
}

const ConfigChangeConnection = connectionOf("ConfigChange", ConfigChange, {
  description: "One page of configuration versions.",
});

const UnheardReason = builder.enumType("UnheardReason", {
  description: "Why no one receives emergency emails.",
  values: valuesOf(unheardReasons, {
    no_address: "No address for notifications is set.",
    no_mail_server: "No mail server is set up.",
    switched_off: "Email is switched off.",
  }),
});

builder.queryFields((t) => ({
  emergencyUnheard: t.field({
    access: "readRecords",
    description: "Why no one would receive an emergency email. Null if someone would.",
    type: UnheardReason,
    nullable: true,
    resolve: (_root, _args, context) => readEmergencyUnheard(context),
  }),
  timeZone: t.field({
    access: "anyone",
    description: "The time zone of this installation. Null for everyone but administrators.",
    type: InstallationZone,
    nullable: true,
    resolve: (_root, _args, context) => readZone(context),
  }),
  systemConfig: t.field({
    access: "readRecords",
    description: "The active configuration.",
    type: SystemConfig,
    resolve: (_root, _args, context) => readConfig(context),
  }),
  systemConfigHistory: t.field({
    access: "readRecords",
    description: "Versions of the configuration, newest first.",
    type: ConfigChangeConnection,
    args: paging,
    resolve: (_root, page, context) =>
      pageOf(page, {
        read: (slice) => listConfigChanges(context, slice),
        count: () => countConfigChanges(context),
      }),
  }),
}));
mutation("saveSystemConfig", {
  access: "superAdmin",
  description: `Changes the configuration immediately. Omitted and null fields stay as they are. INVALID with \`fields\`. CONFLICT if it changed since. ${passwordCode}`,
  input: (t) => ({
    version: t.int(),
    smtpPassword: t.string({
      description: "New SMTP password. If empty, the stored one stays.",
      required: false,
    }),
    removeSmtpPassword: t.boolean({
      description: "True to delete the stored SMTP password.",
      required: false,
    }),
    ...forEachSetting(({ help }, name) =>
      t.field({ description: help, type: typeOf(name) as never, required: false }),
    ),
  }),
  resolve: async (input, context) => ({
    config: shownConfig(context, await saveConfig(context, input)),
  }),
  payload: (t) => ({
    systemConfig: t.field({ type: SystemConfig, resolve: ({ config }) => config }),
    timeZone: t.field({
      description: "The time zone that applies now.",
      type: InstallationZone,
      nullable: true,
      resolve: (_done, _args, context) => readZone(context),
    }),
  }),
});

mutation("revertSystemConfig", {
  access: "superAdmin",
  description: `Restores an earlier configuration as a new version, without the SMTP password. CONFLICT if the configuration changed since. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({ toVersion: t.int({ description: "The version to restore." }), version: t.int() }),
  resolve: async (input, context) => ({
    config: shownConfig(context, await revertConfig(context, input)),
  }),
  payload: (t) => ({
    systemConfig: t.field({ type: SystemConfig, resolve: ({ config }) => config }),
    timeZone: t.field({
      description: "The time zone that applies now.",
      type: InstallationZone,
      nullable: true,
      resolve: (_done, _args, context) => readZone(context),
    }),
  }),
});

builder.subscriptionField("systemConfigChanged", (t) =>
  t.field({
    access: "readRecords",
    description: "The configuration, each time it changes.",
    type: SystemConfig,
    subscribe: (_root, _args, context) => configChanges.watch(context),
    resolve: (_change, _args, context) => readConfig(context),
  }),
);
