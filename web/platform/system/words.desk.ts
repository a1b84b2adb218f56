import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { Component, HealthReason, HealthState } from "../../../shared/platform/system/health.ts";
import { settingHelp, settingLabels } from "../../../shared/platform/system/settings.ts";

const components: Record<Component, string> = {
  database: "Database",
  email: "Email service",
  api: "API endpoints",
};
const states: Record<HealthState, string> = {
  healthy: "Healthy",
  warning: "Warning",
  error: "Error",
  unknown: "Unknown",
};
const reasons: Record<HealthReason, string> = {
  slow: "Responding slowly.",
  no_answer_in_time: "Timed out.",
  unreachable: "Could not connect.",
  wrong_answer: "Unexpected response.",
  not_set_up: "No mail server is configured. Emails are captured, not sent.",
  switched_off: "Email is turned off.",
};
/** The guide for operators is not part of the product's pages, so it is named by its heading. */
const ask = (what: string, heading: string) =>
  `Ask the person who runs the server to ${what}. The guide for operators has the steps under “${heading}”.`;
const askWhy = ask("look into it", "What a warning means");

export const en = {
  status: {
    title: "System status",
    also: "health, database, email service, API",
    failed: "Failed to load system status",
    retrieveFailed: "Failed to retrieve system status",
    connectFailed: "Unable to connect to system status API",
    components,
    states: states as Partial<Record<string, string>>,
    reasons: reasons as Partial<Record<string, string>>,
    milliseconds: (ms: number) => `${ms} ms`,
    responseTime: (ms: number, slowAfterMs: number) => `${ms} ms, slow above ${slowAfterMs}`,
    lastUpdated: (time: string) => `Last updated ${time}`,
    lastDay: "Last 24 hours",
    dayText: (sampled: number, unwell: number, slowest: string | null) =>
      sampled === 0
        ? "No data for the last 24 hours yet."
        : `Measured in ${sampled} of 96 15-minute periods. ${unwell === 0 ? "No problems" : `Problems in ${unwell}`}.${slowest === null ? "" : ` Slowest: ${slowest}.`}`,
  },
  timeZone: {
    is: (name: string) => `Time zone: ${name}`,
    unconfirmed: (name: string) => `The time zone has not been confirmed: ${name}`,
    fromBrowser:
      "It comes from the browser of the first administrator who signed in. Letters, limits, months and reports use it. A super admin can set it.",
    fromServer:
      "No one has set it, so it is the server's own. Letters, limits, months and reports use it. A super admin can set it.",
    set: "Set the time zone",
  },
  backups: {
    titles: {
      backup: "Backup",
      rehearsal: "Restore rehearsal",
      ledger: "Ledger",
      audit: "Audit log",
      key: "Copy of the key",
    },
    none: {
      backup: `No backup has been made. ${ask("set up a backup every night", "Every night")}`,
      rehearsal: `No backup has been restored for a test. ${ask("rehearse one", "Rehearse")}`,
      ledger: "The ledger has not been checked yet. The server checks it once a day.",
      audit: "The audit log has not been checked yet. The server checks it once a day.",
      key: `No one has checked a copy of the key. ${ask("store one elsewhere and confirm it", "Keep these apart from the backups")}`,
    },
    means: {
      backup: "A copy of everything, to restore from. One is due every night.",
      rehearsal: "A restore for a test, which proves that a backup works. One is due every 30 days.",
      ledger: "A daily check that every cent of the funds adds up.",
      audit: "A daily check that no one changed or removed an entry.",
      key: "Without the key, no backup can be restored.",
    },
    overdue: "Overdue",
    unknown: "Not confirmed",
    whole: { backup: "Done", rehearsal: "Done", ledger: "Adds up", audit: "Unchanged", key: "Confirmed" },
    failed: {
      backup: "Failed",
      rehearsal: "Failed",
      ledger: "Does not add up",
      audit: "Not proven",
      key: "Failed",
    },
    proven: (entries: number, seconds: number) =>
      `${pluralEn(entries, "1 entry", `${entries.toLocaleString("en")} entries`)}, checked in ${seconds.toFixed(1)} s`,
    done: (time: string, size: string | null) => (size === null ? time : `${time} · ${size}`),
    lastDone: (time: string) => `The last one that worked: ${time}`,
    neverDone: "None has worked yet.",
    late: {
      backup: `The last complete backup is over 26 hours old. ${askWhy}`,
      rehearsal: `The last complete rehearsal is over 30 days old. ${ask("rehearse a backup", "Rehearse")}`,
      ledger: `The ledger was last found to add up over 26 hours ago. ${askWhy}`,
      audit: `The audit log was last found unchanged over 26 hours ago. ${askWhy}`,
      key: `The key was replaced after its copy was checked. ${ask("check a copy of the new key", "Keep these apart from the backups")}`,
    },
    askWhy,
    detail: (reason: string) => `Detail for the person who runs the server: ${reason}`,
    size: (bytes: number) =>
      bytes < 1e6
        ? `${Math.ceil(bytes / 1e3)} KB`
        : bytes < 1e9
          ? `${(bytes / 1e6).toFixed(1)} MB`
          : `${(bytes / 1e9).toFixed(1)} GB`,
    held: {
      title: "A restore holds messages",
      text: (messages: number, deliveries: number) =>
        `${pluralEn(messages, "1 message", `${messages} messages`)} and ${pluralEn(deliveries, "1 webhook call", `${deliveries} webhook calls`)} were waiting when the backup was made. Most were probably sent after that. New messages are sent as usual.`,
      send: "Send them",
      discard: "Don't send them",
      sendTitle: "Send the held messages?",
      sendText: "People may get a message a second time.",
      discardTitle: "Discard the held messages?",
      discardText: "They stay in the outbox as not sent. You can retry one there.",
      sent: "The messages are on their way",
      discarded: "The messages won't be sent",
    },
  },
  strays: {
    title: (count: number) =>
      pluralEn(
        count,
        "1 stored file is not in the database",
        `${count} stored files are not in the database`,
      ),
    text: "At most 20 a day move to the trash. Ask the person who runs the server whether the files and the database belong together. If they do, you can move all of them now. If they don't, both must be restored from the same backup.",
    waiting: "They move to the trash in the next 15 minutes.",
    release: (count: number) => pluralEn(count, "Move it to the trash", `Move ${count} files to the trash`),
    releaseTitle: (count: number) =>
      pluralEn(count, "Move 1 file to the trash?", `Move ${count} files to the trash?`),
    releaseText:
      "No request in the database uses them. The trash is emptied after 30 days. Until then, a file comes back if the database knows it again.",
    confirm: "Move to trash",
    released: "The files move to the trash in the next 15 minutes",
  },
  unheard: {
    title: "Emergency emails can't be delivered",
    no_address: "No email address is configured, and no administrator has one. Enter an emergency email.",
    no_mail_server:
      "No mail server is configured, so emails are captured and not sent. Enter an SMTP server.",
    switched_off: "Email is turned off, so messages wait in the outbox. Turn on “Send email”.",
    change: "Open these settings",
  } as Partial<Record<string, string>> & { title: string; change: string },
  config: {
    title: "System configuration",
    also: "settings, SMTP, limits, security, maintenance",
    fields: settingLabels,
    help: settingHelp,
    setBy: (variable: string) =>
      `Set on the server (${variable}). To change it, ask the person who runs the server.`,
    readOnly: "Only super admins can change the configuration.",
    yes: "Yes",
    no: "No",
    none: "None",
    set: "Set",
    notSet: "Not set",
    passwordHint: (isSet: boolean) =>
      isSet ? "A password is set. Enter a new one to replace it." : "You won't see it again after saving.",
    removePassword: "Remove password",
    save: "Save changes",
    saving: "Saving...",
    nothing: "No changes to save",
    saved: "Configuration saved",
    saveFailed: "Error saving configuration",
    saveFailedText: "Failed to save system settings",
    diffTitle: "Save these changes?",
    before: "Before",
    after: "After",
    field: "Setting",
    newPassword: "New password",
    isNewer: "Someone else changed the configuration",
    showNewest: "Show the latest version",
    version: (number: number, time: string) => `Version ${number}, ${time}`,
  },
  test: {
    button: "Send test email",
    title: "Send test email",
    text: "Uses the saved configuration. Save your changes first.",
    address: "Email address",
    send: "Send",
    sending: "Sending...",
    sent: "Test email sent",
    failed: "Email test failed",
    failedText: "Failed to send test email",
    transcript: "SMTP log",
    speakers: { client: "SafeVoice", server: "Server", connection: "Connection" } as Partial<
      Record<string, string>
    >,
    close: "Close",
  },
  history: {
    button: "History",
    title: "Configuration history",
    empty: "No changes yet.",
    first: "Initial configuration",
    by: (name: string, time: string) => `${name}, ${time}`,
    revertOf: (version: number) => `Reverted to version ${version}`,
    versionOf: (version: number) => `Version ${version}`,
    change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    empties: "blank",
    revert: "Revert to this version",
    revertTitle: (version: number) => `Revert to version ${version}?`,
    revertText:
      "This creates a new version with the earlier settings. The history doesn't include the SMTP password, so enter it again if the server changes.",
    reverted: "Configuration reverted",
  },
};

/** Words of the system status and configuration on the desk. */
export const words = dictionary(en);
