import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { readEmergencyUnheard, unheardReasons } from "./emergency.ts";
import { visibilities, type SettingName } from "./settings.shared.ts";
import {
  countConfigChanges,
  listConfigChanges,
  readConfig,
  shownConfig,
  type ShownConfig,
} from "./settings/read.ts";
import { revertConfig, saveConfig } from "./settings/save.ts";
import { sendTestMail } from "./settings/test-mail.ts";
import { watchConfig } from "./watch.ts";

const OfficerVisibility = builder.enumType("OfficerVisibility", { values: visibilities });

type OfType = "Boolean" | "Int" | "String" | "USD" | "Visibility";
/** Every field of the configuration by its type, and what it means where its name does not say it. */
const fields: Record<SettingName, readonly [OfType, string]> = {
  emailEnabled: ["Boolean", "Mails leave the outbox."],
  smtpHost: ["String", "Of the mail server; empty: mails are captured and go nowhere."],
  smtpPort: ["Int", "1 to 65535; 465 is TLS from the first byte."],
  smtpUser: ["String", "With whom the product signs in there; empty: it does not."],
  fromEmail: ["String", "An address, alone or as `Name <address>`; alone it carries the system's name."],
  maxFundAllocation: ["USD", "The most for one request."],
  defaultFoodAssistance: ["USD", "For one person."],
  defaultHousingAssistance: ["USD", "For one night."],
  defaultHotelDuration: ["Int", "Hours, 1 to 24."],
  victimDayLimit: ["USD", "For one person in need in 24 hours; above it a second person decides."],
  victimMonthLimit: ["USD", "The same in 30 days."],
  officerDayLimit: ["USD", "By one officer in 24 hours; above it an administrator decides."],
  officerMonthLimit: ["USD", "The same in 30 days."],
  sessionTimeout: ["Int", "Minutes of silence, 5 to 720, after which an administrator's session ends."],
  maxLoginAttempts: ["Int", "Wrong passwords, 3 to 20, before a name has to wait."],
  passwordMinLength: [
    "Int",
    "6 to 128 characters; a lasting password has 12 at least, whatever stands here.",
  ],
  requireMFA: ["Boolean", "Administrators must set up a second factor before they do anything else."],
  maxConcurrentSessions: ["Int", "Administrators' sessions that may be open at once, 1 to 10000."],
  emergencyVerifyEnabled: ["Boolean", "Officers may use 911 Verify."],
  officerVisibility: ["Visibility", "Whose requests a trusted officer may open by their link."],
  systemName: ["String", "How the product names itself in mails, server pages and titles."],
  systemDescription: ["String", "The line under the name."],
  maintenanceMode: ["Boolean", "Everybody but administrators reads and writes nothing."],
  notificationEmail: ["String", "Hears what administrators are told; empty: each of them does."],
  emergencyNotificationEmail: ["String", "Hears of emergencies; empty: as above."],
  directorEmail: ["String", "Hears when a request waits as long as an urgency rule says for the director."],
  callbackResponseTime: ["Int", "Minutes in which who asked to be called is told to be called."],
};
const names = Object.keys(fields) as SettingName[];
const typeOf = (type: OfType) => (type === "Visibility" ? OfficerVisibility : type);

const FixedSetting = builder.objectRef<ShownConfig["fixed"][number]>("FixedSetting").implement({
  access: "through",
  description: "A field that the environment sets, so that nobody can edit it here.",
  fields: (t) => ({
    field: t.exposeString("field"),
    variable: t.exposeString("variable", { description: "E.g. `SMTP_URL`." }),
  }),
});

const SystemConfig = builder.objectRef<ShownConfig>("SystemConfig").implement({
  access: "through",
  description: "The configuration in force.",
  fields: (t) => ({
    id: t.id({ description: "There is one.", resolve: () => "SystemConfig" }),
    version: t.exposeInt("version", { description: "To be sent back with a change." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    smtpPasswordSet: t.exposeBoolean("hasSmtpPassword", {
      description: "The password itself is never told.",
    }),
    fixed: t.field({ type: [FixedSetting], resolve: ({ fixed }) => fixed }),
    ...Object.fromEntries(
      names.map((name) => {
        const [type, description] = fields[name];
        const field = { description, resolve: ({ settings }: ShownConfig) => settings[name] };
        return [name, t.field({ type: typeOf(type), ...field } as never)];
      }),
    ),
  }),
});

const ConfigChange = builder.prismaObject("ConfigChange", {
  access: "through",
  description: "One version of the configuration.",
  fields: (t) => ({
    version: t.exposeInt("version"),
    changedAt: t.expose("changedAt", { type: "DateTime" }),
    changedBy: t.exposeString("changedBy", { description: "Empty for the version before the first change." }),
    revertOf: t.exposeInt("revertOf", { nullable: true, description: "The version that it went back to." }),
    changes: t.field({
      type: [FieldChange()],
      description: "What changed with it.",
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
    description: "One field before and after; a password only says whether there was one.",
    fields: (t) => ({
      field: t.exposeString("field"),
      before: t.exposeString("before"),
      after: t.exposeString("after"),
    }),
  });
}

const ConfigHistory = builder.objectRef<{ page: number | null | undefined }>("ConfigHistory").implement({
  access: "through",
  fields: (t) => ({
    total: t.int({ resolve: (_list, _args, context) => countConfigChanges(context) }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.field({
      type: [ConfigChange],
      resolve: ({ page }, _args, context) => listConfigChanges(context, page),
    }),
  }),
});

const UnheardReason = builder.enumType("UnheardReason", { values: unheardReasons });

builder.queryFields((t) => ({
  emergencyUnheard: t.field({
    access: "admin",
    type: UnheardReason,
    nullable: true,
    description: "Why nobody would hear of an emergency by mail; null where somebody would.",
    resolve: (_root, _args, context) => readEmergencyUnheard(context),
  }),
  systemConfig: t.field({
    access: "admin",
    type: SystemConfig,
    description: "The configuration in force, with what the environment sets.",
    resolve: (_root, _args, context) => readConfig(context),
  }),
  systemConfigHistory: t.field({
    access: "admin",
    type: ConfigHistory,
    description: "Every version of the configuration, the newest first.",
    args: { page: t.arg.int({ required: false, description: "From 1." }) },
    resolve: (_root, { page }) => ({ page }),
  }),
}));

const SaveSystemConfigInput = builder.inputType("SaveSystemConfigInput", {
  description: "What is left out or null stays as it is.",
  fields: (t) => ({
    version: t.int({ description: "The version that was shown." }),
    smtpPassword: t.string({ required: false, description: "Replaces the stored one; empty: it stays." }),
    removeSmtpPassword: t.boolean({ required: false }),
    ...Object.fromEntries(
      names.map((name) => {
        const [type, description] = fields[name];
        return [name, t.field({ type: typeOf(type), required: false, description })];
      }),
    ),
  }),
});

const SaveSystemConfigPayload = builder
  .objectRef<{ config: ShownConfig }>("SaveSystemConfigPayload")
  .implement({
    fields: (t) => ({ systemConfig: t.field({ type: SystemConfig, resolve: ({ config }) => config }) }),
  });
const RevertSystemConfigPayload = builder
  .objectRef<{ config: ShownConfig }>("RevertSystemConfigPayload")
  .implement({
    fields: (t) => ({ systemConfig: t.field({ type: SystemConfig, resolve: ({ config }) => config }) }),
  });
const RevertSystemConfigInput = builder.inputType("RevertSystemConfigInput", {
  fields: (t) => ({
    toVersion: t.int({ description: "A version of the history." }),
    version: t.int({ description: "The version that is in force as it was shown." }),
  }),
});

const TranscriptSpeaker = builder.enumType("TranscriptSpeaker", {
  values: ["client", "server", "connection"] as const,
});
type Tested = Awaited<ReturnType<typeof sendTestMail>>;
const TranscriptLine = builder.objectRef<Tested["transcript"][number]>("TranscriptLine").implement({
  access: "through",
  description: "One line of what the product and a mail server said to each other.",
  fields: (t) => ({
    from: t.expose("from", { type: TranscriptSpeaker }),
    text: t.exposeString("text", { description: "Without credentials." }),
  }),
});
const SendTestEmailInput = builder.inputType("SendTestEmailInput", {
  fields: (t) => ({ testEmail: t.string({ description: "Where it goes." }) }),
});
const SendTestEmailPayload = builder.objectRef<Tested>("SendTestEmailPayload").implement({
  fields: (t) => ({
    failure: t.exposeString("failure", {
      nullable: true,
      description: "Null: the mail server took the mail.",
    }),
    transcript: t.field({ type: [TranscriptLine], resolve: ({ transcript }) => transcript }),
  }),
});

const recently = "The password must have been given within five minutes (UNPROCESSABLE).";

builder.mutationFields((t) => ({
  saveSystemConfig: t.field({
    access: "superAdmin",
    type: SaveSystemConfigPayload,
    description: `Changes the configuration; it is in force at once. CONFLICT when somebody changed it since it was shown; INVALID with fields. ${recently}`,
    args: { input: t.arg({ type: SaveSystemConfigInput }) },
    resolve: async (_root, { input }, context) => ({
      config: shownConfig(context, await saveConfig(context, input)),
    }),
  }),
  revertSystemConfig: t.field({
    access: "superAdmin",
    type: RevertSystemConfigPayload,
    description: `Sets the configuration back to a version, as a new version; a mail server's password is not kept there. CONFLICT; NOT_FOUND. ${recently}`,
    args: { input: t.arg({ type: RevertSystemConfigInput }) },
    resolve: async (_root, { input }, context) => ({
      config: shownConfig(context, await revertConfig(context, input)),
    }),
  }),
  sendTestEmail: t.field({
    access: "superAdmin",
    type: SendTestEmailPayload,
    description: `Sends one mail by the configuration in force, past the outbox, within 20 seconds. INVALID; UNPROCESSABLE where e-mail is off or no server is set; RATE_LIMITED after ten in an hour. ${recently}`,
    args: { input: t.arg({ type: SendTestEmailInput }) },
    resolve: (_root, { input }, context) => sendTestMail(context, input),
  }),
}));

builder.subscriptionField("systemConfigChanged", (t) =>
  t.field({
    access: "admin",
    type: SystemConfig,
    description: "The configuration, each time somebody changed it.",
    subscribe: (_root, _args, context) => watchConfig(context),
    resolve: (_change, _args, context) => readConfig(context),
  }),
);
