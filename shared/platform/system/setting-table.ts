import * as z from "zod/mini";
import { says } from "./sentences.ts";
import {
  choice,
  dollars,
  isHostName,
  isSender,
  line,
  mailbox,
  smtpUrl,
  toggle,
  whole,
  zone,
} from "./setting-kinds.ts";

const amount = [1, 1_000_000] as const;
const amountOrNone = [0, 1_000_000] as const;

const email = {
  emailEnabled: toggle({
    column: "emailEnabled",
    default: true,
    label: "Send email",
    help: "When off, emails wait in the outbox.",
  }),
  smtpHost: line([253, isHostName], {
    column: "smtpHost",
    default: "",
    label: "SMTP server",
    help: "Host name of the mail server. If empty, emails are captured and not sent.",
    environment: smtpUrl(({ hostname }) => hostname.replace(/^\[|\]$/g, "")),
  }),
  smtpPort: whole([1, 65_535], {
    column: "smtpPort",
    default: 587,
    label: "SMTP port",
    help: "465 uses TLS from the start. 587 changes to TLS after connecting.",
    environment: smtpUrl(({ port, protocol }) => Number(port) || (protocol === "smtps:" ? 465 : 587)),
  }),
  smtpUser: line([200], {
    column: "smtpUser",
    default: "",
    label: "SMTP user name",
    help: "User name at the mail server. If empty, the connection is not authenticated.",
    environment: smtpUrl(({ username }) => decodeURIComponent(username)),
  }),
  fromEmail: line([254, isSender], {
    column: "fromEmail",
    default: "",
    label: "From address",
    help: "An email address, or one with a name, such as Fund <desk@fund.example>. Without a name, the system's name is used.",
    environment: { variable: "MAIL_FROM", read: (text) => text },
  }),
};

const funds = {
  maxFundAllocation: dollars([1, 100_000], {
    column: "maxFundAllocationCents",
    default: 5000,
    label: "Maximum fund allocation",
    help: "The most for one request.",
  }),
  defaultFoodAssistance: dollars([1, 100], {
    column: "defaultFoodCents",
    default: 10,
    label: "Food assistance, per person",
    help: "Food for one person.",
  }),
  defaultHousingAssistance: dollars([1, 1000], {
    column: "defaultHousingCents",
    default: 75,
    label: "Shelter assistance, per night",
    help: "One night of shelter.",
  }),
  defaultHotelDuration: whole([1, 24], {
    column: "defaultHotelHours",
    default: 24,
    unit: "hours",
    label: "Hotel duration",
    help: "Length of a hotel stay.",
  }),
  victimDayLimit: dollars(amount, {
    column: "victimLimitDayCents",
    default: 1000,
    label: "Per victim, 24 hours",
    help: "Limit for one victim in 24 hours. Above this, a second person must approve.",
  }),
  victimMonthLimit: dollars(amount, {
    column: "victimLimitMonthCents",
    default: 5000,
    label: "Per victim, 30 days",
    help: "Limit for one victim in 30 days. Above this, a second person must approve.",
  }),
  officerDayLimit: dollars(amount, {
    column: "officerLimitDayCents",
    default: 2500,
    label: "Per officer, 24 hours",
    help: "Limit for one officer in 24 hours. Above this, an administrator must approve.",
  }),
  officerMonthLimit: dollars(amount, {
    column: "officerLimitMonthCents",
    default: 15_000,
    label: "Per officer, 30 days",
    help: "Limit for one officer in 30 days. Above this, an administrator must approve.",
  }),
  agencyDayLimit: dollars(amountOrNone, {
    column: "agencyLimitDayCents",
    default: 0,
    label: "Per agency, 24 hours",
    help: "Limit for the officers of one agency's email domain in 24 hours. Above this, an administrator must approve. If 0, only the limit for 30 days applies.",
  }),
  agencyMonthLimit: dollars(amountOrNone, {
    column: "agencyLimitMonthCents",
    default: 0,
    label: "Per agency, 30 days",
    help: "Limit for the officers of one agency's email domain in 30 days. Above this, an administrator must approve. If 0, agencies have no limit.",
  }),
  transparencyPage: toggle({
    column: "transparencyPage",
    default: false,
    label: "Public page about the money",
    help: "When on, anyone can read at /transparency what was spent by month, type of help and state. Groups of fewer than 5 requests are not shown.",
  }),
};

const security = {
  // 12 hours end an administrator's session in any case.
  sessionTimeout: whole([5, 720], {
    column: "sessionTimeoutMinutes",
    default: 30,
    unit: "minutes",
    label: "Session timeout",
    help: "Inactivity before an administrator is signed out.",
  }),
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
  callbackResponseTime: whole([1, 1440], {
    column: "callbackResponseMinutes",
    default: 5,
    unit: "minutes",
    label: "Callback response time",
    help: "Time promised for an urgent callback, and estimated for each call in the queue. General callbacks are promised within 15 minutes.",
  }),
};

/** The sections of the form. */
export const settingGroups = {
  email: { label: "Email", settings: email },
  funds: { label: "Fund allocation", settings: funds },
  security: { label: "Security", settings: security },
  system: { label: "System", settings: system },
  notifications: { label: "Notifications", settings: notifications },
};

/**
 * Every setting, in the order of the form. The GraphQL and REST types, their descriptions, the
 * form, its checks, the history and the first values come from here. A new setting is one row, and
 * a column of `SystemConfig` with the same default.
 */
export const settingTable = { ...email, ...funds, ...security, ...system, ...notifications };
