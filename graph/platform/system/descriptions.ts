import { declareDescriptions, passwordCode } from "../../core/graphql/descriptions.ts";
import { settingHelp } from "../../../shared/platform/system/settings.ts";

declareDescriptions({
  ComponentHealth: {
    self: "Health of one part of the system.",
    reason: "Why it is not healthy, or unknown. Null if it is healthy.",
    responseMs: "Response time in milliseconds. Null if it did not respond or was not checked.",
    state: "Health of the part.",
  },
  ConfigChange: {
    self: "One version of the configuration.",
    changedAt: "When it was saved.",
    changedBy: "User name of the administrator who saved it. Empty for the initial version.",
    changes: "Changed fields.",
    revertOf: "The version that was restored. Null if the change restored none.",
    version: "Version number.",
  },
  ConfigFieldChange: {
    self: "One changed field of the configuration. A password only shows whether one was set.",
    after: "New value.",
    before: "Previous value.",
    field: "Name of the field.",
  },
  ConfigChangeConnection: {
    self: "One page of configuration versions.",
  },
  FixedSetting: {
    self: "A field that an environment variable sets. It cannot be edited here.",
    field: "Name of the field.",
    variable: "Name of the environment variable, such as `SMTP_URL`.",
  },
  HealthHistory: {
    self: "Health of each part in the last 24 hours, in steps of 15 minutes, oldest first.",
    api: "Health of the API.",
    database: "Health of the database.",
    email: "Health of email delivery.",
  },
  HealthPoint: {
    self: "Health of one part in 15 minutes.",
    at: "Start of the 15 minutes.",
    responseMs: "Slowest response time in milliseconds. Null if the part did not respond.",
    state: "Worst state.",
  },
  HealthReason: {
    self: "Why a part is not healthy.",
    no_answer_in_time: "It did not respond in time.",
    not_set_up: "It is not configured.",
    slow: "It responded slowly.",
    switched_off: "It is switched off in the configuration.",
    unreachable: "It cannot be reached.",
    wrong_answer: "It responded with an error.",
  },
  HealthState: {
    self: "Health of a part.",
    error: "It does not work.",
    healthy: "It works.",
    unknown: "It was not checked.",
    warning: "It works with problems.",
  },
  InstallationTimeZone: {
    self: "The time zone of this installation. Dates that are printed, sent, exported, counted or that expire use it.",
    id: "Always the same value, so that a client caches one record.",
    name: "IANA name, such as `America/Chicago`.",
    source: "Where it comes from. Only a setting is confirmed.",
  },
  TimeZoneSource: {
    self: "Where the installation's time zone comes from.",
    browser: "The first administrator's browser suggested it.",
    server: "It is the server's own.",
    setting: "An administrator set it.",
  },
  SuggestTimeZoneInput: {
    self: "The time zone of an administrator's browser.",
    timeZone: "IANA name. UTC is ignored, because browsers that hide their time zone report it.",
  },
  SaveSystemConfigPayload: { timeZone: "The time zone that applies now." },
  RevertSystemConfigPayload: { timeZone: "The time zone that applies now." },
  SuggestTimeZonePayload: { timeZone: "The time zone that applies now." },
  OfficerVisibility: {
    self: "Which requests a trusted officer may open by their link.",
    agency: "Requests of the officer's agency.",
    own: "Only the officer's own requests.",
    verified: "Every request.",
  },
  RequirePasskey: {
    self: "Who must have a passkey.",
    all: "Every administrator.",
    none: "No one.",
    super_admin: "Super administrators.",
  },
  RevertSystemConfigInput: {
    self: "Values for restoring an earlier configuration.",
    toVersion: "The version to restore.",
  },
  SaveSystemConfigInput: {
    self: "Changes to the configuration. Omitted and null fields stay as they are.",
    removeSmtpPassword: "True to delete the stored SMTP password.",
    smtpPassword: "New SMTP password. If empty, the stored one stays.",
    ...settingHelp,
  },
  SystemConfig: {
    self: "The active configuration.",
    fixed: "Fields that environment variables set.",
    id: "Relay-style ID. There is only one configuration.",
    smtpPasswordSet: "True if an SMTP password is stored. The password itself is never returned.",
    updatedAt: "When the configuration last changed.",
    ...settingHelp,
  },
  SendTestEmailInput: {
    self: "Values for a test email.",
    testEmail: "Recipient's email address.",
  },
  SendTestEmailPayload: {
    self: "Result of `sendTestEmail`.",
    failure: "Why the email was not sent. Null if the mail server accepted it.",
    transcript: "The conversation with the mail server.",
  },
  SystemStatus: {
    self: "Health of the parts of the system.",
    api: "Health of the API.",
    database: "Health of the database.",
    email: "Health of email delivery.",
    id: "Relay-style ID. There is only one status.",
    lastUpdated: "When the health was last checked.",
  },
  TranscriptLine: {
    self: "One line of the conversation with a mail server.",
    from: "Who sent the line.",
    text: "Text of the line, without credentials.",
  },
  TranscriptSpeaker: {
    self: "Who sent a line.",
    client: "This system.",
    connection: "A note about the connection.",
    server: "The mail server.",
  },
  UnheardReason: {
    self: "Why no one receives emergency emails.",
    no_address: "No address for notifications is set.",
    no_mail_server: "No mail server is set up.",
    switched_off: "Email is switched off.",
  },
  Query: {
    emergencyUnheard: "Why no one would receive an emergency email. Null if someone would.",
    healthHistory: "Health checks of the last 24 hours.",
    systemConfig: "The active configuration.",
    systemConfigHistory: "Versions of the configuration, newest first.",
    systemStatus: "Checks every part of the system, each for at most five seconds.",
    timeZone: "The time zone of this installation. Null for everyone but administrators.",
  },
  Mutation: {
    revertSystemConfig: `Restores an earlier configuration as a new version, without the SMTP password. CONFLICT if the configuration changed since. NOT_FOUND. ${passwordCode}`,
    saveSystemConfig: `Changes the configuration immediately. INVALID with \`fields\`. CONFLICT if it changed since. ${passwordCode}`,
    sendTestEmail: `Sends one email directly, within 20 seconds. INVALID with \`fields\`. UNPROCESSABLE if email is off or no server is set. RATE_LIMITED after ten in an hour. ${passwordCode}`,
    suggestTimeZone:
      "Takes the time zone of an administrator's browser, if none is set or suggested yet. INVALID with `fields`.",
  },
  Subscription: {
    systemConfigChanged: "The configuration, each time it changes.",
    systemStatusChanged: "The health of the system, every 30 seconds.",
  },
});
