import * as z from "zod/mini";
import { says } from "./sentences.ts";
import { funds } from "./setting-table-money.ts";
import { email, texts } from "./setting-table-messages.ts";
import { choice, line, mailbox, toggle, whole, zone } from "./setting-kinds.ts";

const security = {
  // 12 hours end an administrator's session in any case.
  sessionTimeout: whole([5, 720], {
    column: "sessionTimeoutMinutes",
    default: 30,
    unit: "minutes",
    label: "Session timeout",
    help: "Inactivity before an administrator is signed out.",
  }),
  officerIdleMinutes: whole([0, 120], {
    column: "officerIdleMinutes",
    default: 30,
    unit: "minutes",
    label: "Officers’ lock",
    help: "Inactivity before an officer's session locks. The FBI's security policy for criminal justice information allows 30 minutes at most. 0 is off: only officers who choose a time in Settings are locked, so lock the devices themselves.",
  }),
  officerUnlock: choice(
    { email: "Passkey, department sign-in or emailed code", strong: "Passkey or department sign-in only" },
    says.unlockUnknown,
    {
      column: "officerUnlock",
      default: "email",
      label: "How officers unlock",
      help: "An emailed code is no second factor of the FBI's security policy for criminal justice information. Without it, officers who have neither a passkey nor a department sign-in ask their supervisor again.",
    },
  ),
  maxLoginAttempts: whole([3, 20], {
    column: "maxLoginAttempts",
    default: 5,
    label: "Maximum login attempts",
    help: "Wrong passwords before an account is locked.",
  }),
  passwordMinLength: whole([6, 128], {
    column: "passwordMinLength",
    default: 8,
    label: "Minimum password length",
    help: "Passwords always need at least 12 characters. A higher number here applies instead.",
  }),
  maxConcurrentSessions: whole([1, 10_000], {
    column: "maxConcurrentSessions",
    default: 100,
    label: "Maximum concurrent sessions",
    help: "Administrator sessions that can be open at the same time.",
  }),
  requireMFA: toggle({
    column: "requireMfa",
    default: false,
    label: "Require two-factor sign-in",
    help: "When on, administrators must set up two-factor sign-in before they can do anything else.",
  }),
  requirePasskey: choice(
    { none: "No one", super_admin: "Super admins", all: "Every administrator" },
    says.passkeysUnknown,
    {
      column: "requirePasskey",
      default: "none",
      label: "Require a passkey",
      help: "Who must add a passkey before they can do anything else. From then on, codes do not sign them in, and they cannot remove the last one.",
    },
  ),
  emergencyVerifyEnabled: toggle({
    column: "emergencyVerifyEnabled",
    default: true,
    label: "Allow 911 Verify",
    help: "When on, officers can use 911 Verify.",
  }),
  officerVisibility: choice(
    { verified: "Any agency", agency: "Same agency", own: "Their own only" },
    says.visibilityUnknown,
    {
      column: "officerVisibility",
      default: "agency",
      label: "Requests that trusted officers can open",
      help: "Trusted officers can open these requests by link, including the victim's name and contact. Limited to 20 cases per hour and logged. “Any agency” includes requests from all agencies.",
    },
  ),
};

const system = {
  systemName: line([60, z.minLength(1, says.nameMissing)], {
    column: "systemName",
    default: "SafeVoice",
    label: "System name",
    help: "Shown in emails, server pages and titles.",
  }),
  systemDescription: line([160], {
    column: "systemDescription",
    default: "Real Support. Real Time. Real Impact.",
    label: "Description",
    help: "Line under the system's name.",
  }),
  timeZone: zone({
    column: "timeZone",
    default: "",
    label: "Time zone",
    help: "IANA name, such as America/Chicago. Dates in letters, messages, exports, reports and limits use it. If empty, the first administrator's browser suggests it.",
  }),
  fiscalYearMonth: whole([1, 12], {
    column: "fiscalYearMonth",
    default: 1,
    label: "First month of the fiscal year",
    help: "1 is January, 10 is October. Reports by fiscal year begin with it, and retention periods count from the end of the fiscal year in which a case closed. A fiscal year has the name of the year in which it ends.",
  }),
  interpreterPhone: line([40], {
    column: "interpreterPhone",
    default: "",
    label: "Telephone interpreter",
    help: "Phone number, and the account if one is needed. Officers see it where a language is chosen.",
  }),
  programPaused: toggle({
    column: "programPaused",
    default: false,
    label: "Pause the program",
    help: "When on, the form for requests says so and what still works. Requests can still be filed.",
  }),
  pausedText: line([300], {
    column: "pausedText",
    default: "",
    label: "Why it is paused",
    help: "Shown in English while the program is paused. If empty, a general sentence is shown.",
  }),
  pausedTextEs: line([300], {
    column: "pausedTextEs",
    default: "",
    label: "Why it is paused, in Spanish",
    help: "If empty, a general sentence is shown in Spanish.",
  }),
  pausedTextFr: line([300], {
    column: "pausedTextFr",
    default: "",
    label: "Why it is paused, in French",
    help: "If empty, a general sentence is shown in French.",
  }),
  maintenanceMode: toggle({
    column: "maintenanceMode",
    default: false,
    label: "Maintenance mode",
    help: "When on, only administrators can make changes.",
  }),
};

const notifications = {
  notificationEmail: mailbox({
    column: "notificationEmail",
    default: "",
    label: "Notification email",
    help: "Receives administrator notifications. If empty, every administrator receives them.",
  }),
  emergencyNotificationEmail: mailbox({
    column: "emergencyNotificationEmail",
    default: "",
    label: "Emergency email",
    help: "Receives emergency notifications. If empty, the notification email is used.",
  }),
  directorEmail: mailbox({
    column: "directorEmail",
    default: "",
    label: "Director's email",
    help: "Receives escalations when a request waits too long.",
  }),
  privacyAnswerDays: whole([1, 90], {
    column: "privacyAnswerDays",
    default: 45,
    unit: "days",
    label: "Answers about own data",
    help: "Until when a person who asks to see, correct or delete their data gets an answer. State laws say 30 to 45 days where they apply.",
  }),
  callbackResponseTime: whole([1, 1440], {
    column: "callbackResponseMinutes",
    default: 5,
    unit: "minutes",
    label: "Callback response time",
    help: "Time promised for an urgent callback, and estimated for each call in the queue. General callbacks are promised within 15 minutes.",
  }),
};

/** The sections of the form, each with what it holds. */
export const settingGroups = {
  email: { label: "Email", about: "The mail server, and the sender of emails", settings: email },
  texts: { label: "Text messages", about: "The sender's name, and phone hours", settings: texts },
  funds: { label: "Fund allocation", about: "The most for a request, prices, and limits", settings: funds },
  security: {
    label: "Security",
    about: "Sign-in, passwords, and who can open a request",
    settings: security,
  },
  system: { label: "System", about: "Name, time zone, pause, and maintenance mode", settings: system },
  notifications: {
    label: "Notifications",
    about: "Who gets alerts, and how soon answers are due",
    settings: notifications,
  },
};

/**
 * Every setting, in the order of the form. The GraphQL and REST types, their descriptions, the
 * form, its checks, the history and the first values come from here. A new setting is one row, and
 * a column of `SystemConfig` with the same default.
 */
export const settingTable = { ...email, ...texts, ...funds, ...security, ...system, ...notifications };
