import * as z from "zod/mini";
import { codeText, digitsIn, formLanguage, tooLong, trimmed } from "../../core/forms/fields.ts";
import { comparable, comparableCode } from "../../core/text/typed.ts";
import { emailText, foldEmail } from "../../core/forms/email.ts";
import { nameText } from "../../core/forms/names.ts";
import { optionalNeeds } from "../../intake/needs/rules.ts";
import { helpTypes, type HelpType } from "../../intake/requests/rules.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import { hourMs, minuteMs } from "../../core/time/durations.ts";

// Checked for every session before this domain is used.
export {
  isProvisional,
  trustOfCase,
  trusts,
  verificationStatuses,
  type VerificationStatus,
} from "../../core/access/trust.ts";

export const verificationMethods = ["email", "emergency", "admin"] as const;

/** How long a supervisor may answer by the emailed link. */
export const linkLifetimeMs = 72 * hourMs;
/**
 * After this many wrong badge numbers a supervisor's link accepts no more "yes". It still accepts
 * "no", and a new email brings a new link.
 */
export const wrongBadgesPerLink = 5;
/** The wait between emails to the supervisor. */
export const resendCoolDownMs = minuteMs;
export const resendsPerHour = 3;
/** "911 Verify": rights on one's own case without the supervisor's answer, and never over money. */
export const emergencyGrantMinutes = 60;
export const emergencyGrantMs = emergencyGrantMinutes * minuteMs;
/** Accepted officer forms per hour: of a network, of a device, for one case number and officer. */
export const submitsPerAddressPerHour = 30;
/** A station's officers share its computers, so this matters in a listed network. */
export const submitsPerDevicePerHour = 40;
export const submitsPerCasePerHour = 3;
/** Emails per day to a supervisor without confirmations. */
export const mailsToUnansweringPerDay = 5;
/** After these, one email lists the officers who wait, at most this often. */
export const roundupEveryMs = 6 * hourMs;
export const maxInRoundup = 30;
/** 911 Verify per day: of one network, of one officer or device. */
export const emergenciesPerNetworkPerDay = 10;
export const emergenciesPerDevicePerDay = 12;
/** The polling interval without a live connection. */
export const statusRefreshMs = 30_000;
/** How long "no verification data" is shown before returning to the form. */
export const noDataRedirectMs = 1_500;

const required = (max: number) => trimmed(z.minLength(1, formSays.required), z.maxLength(max, tooLong));
const email = emailText(formSays.emailWrong, { missing: formSays.required });
/** Characters of a phone field; words such as "ext." are allowed with the number. */
const phone = trimmed(
  z.minLength(1, formSays.required),
  z.maxLength(40, tooLong),
  z.refine((text) => digitsIn(text) >= 7 && digitsIn(text) <= 20, formSays.phoneTooShort),
);
/** As long as the recipient form requires, so that no one learns of it two screens later. */
export const caseNumber = codeText(
  z.minLength(1, formSays.required),
  z.minLength(5, formSays.caseNumberTooShort),
  z.maxLength(60, tooLong),
);
const serviceList = z
  .array(z.enum(helpTypes, says.serviceUnknown), says.servicesWrong)
  .check(z.maxLength(20, says.servicesWrong));
const someService = says.serviceMissing;

/** The form at /officer-login: every field is required. */
const form = z.object({
  officerName: nameText({ missing: formSays.required, most: 120 }),
  officerRank: required(80),
  agency: required(160),
  badgeNumber: codeText(z.minLength(1, formSays.required), z.maxLength(40, tooLong)),
  officerPhone: phone,
  officerEmail: email,
  caseNumber,
  incidentDescription: required(4000),
  services: serviceList.check(z.minLength(1, someService)),
  supervisorName: nameText({ missing: formSays.required, most: 120 }),
  supervisorRank: required(80),
  supervisorPhone: phone,
  supervisorEmail: email,
  language: formLanguage,
});

const isOther = z.refine<{ officerEmail: string; supervisorEmail: string }>(
  ({ officerEmail, supervisorEmail }) => normaliseEmail(officerEmail) !== normaliseEmail(supervisorEmail),
  { message: says.ownSupervisor, path: ["supervisorEmail"] },
);

export const officerForm = form.check(isOther);
export type OfficerForm = z.output<typeof officerForm>;

const optional = (max: number) => z._default(trimmed(z.maxLength(max, tooLong)), "");

/** The payload of POST /api/officer-verification, which omits some of the form's fields. */
export const officerFormOverRest = z
  .object({
    /** Repeats the badge number; the session identifies the officer, so it grants nothing. */
    officerId: z.optional(z.unknown()),
    officerName: form.shape.officerName,
    officerRank: form.shape.officerRank,
    officerBadge: form.shape.badgeNumber,
    officerPhone: phone,
    officerEmail: email,
    caseNumber,
    supervisorEmail: email,
    supervisorName: form.shape.supervisorName,
    agency: optional(160),
    incidentDescription: optional(4000),
    supervisorRank: optional(80),
    supervisorPhone: optional(40),
    services: z._default(serviceList, []),
    language: formLanguage,
  })
  .check(isOther);

/**
 * One person has many spellings of one address: case, dots and plus tags do not make another one.
 */
export function normaliseEmail(address: string): string {
  const text = foldEmail(address).toLowerCase();
  const at = text.lastIndexOf("@");
  if (at < 1) return text;
  const local = (text.slice(0, at).split("+", 1)[0] ?? "").replaceAll(".", "");
  const domain = text.slice(at + 1);
  return `${local || text.slice(0, at)}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}

/**
 * The value of a supervisor's answer: `.gov`, `.mil` and the configured agency domains are trusted.
 */
export function trustOfDomain(address: string, trustedDomains: readonly string[]): "trusted" | "limited" {
  const domain = address
    .slice(address.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  const isUnder = (parent: string) => parent !== "" && (domain === parent || domain.endsWith(`.${parent}`));
  return ["gov", "mil", ...trustedDomains.map((kept) => kept.trim().toLowerCase().replace(/^[@.]/, ""))].some(
    isUnder,
  )
    ? "trusted"
    : "limited";
}

/** Badge numbers are compared by their letters and digits: " bw–56160" is "BW-56160". */
export const isSameBadge = (one: string, other: string) => badgeKeyOf(one) === badgeKeyOf(other);
/** A badge of signs alone, such as "#", was accepted once. */
const badgeKeyOf = (text: string) => comparableCode(text) || comparable(text);

/**
 * When the next email to the supervisor may be sent, and how many are left this hour. `sentAt` is
 * oldest first and includes the form's own.
 */
export function resendAllowance(
  sentAt: readonly Date[],
  now: Date,
): { mayResendAt: Date; resendsLeft: number } {
  const resent = sentAt.slice(1).filter((sent) => sent.getTime() > now.getTime() - hourMs);
  const resendsLeft = Math.max(0, resendsPerHour - resent.length);
  const afterCoolDown = (sentAt.at(-1)?.getTime() ?? 0) + resendCoolDownMs;
  const afterHour = resendsLeft > 0 ? 0 : (resent.at(-resendsPerHour)?.getTime() ?? 0) + hourMs;
  return { mayResendAt: new Date(Math.max(afterCoolDown, afterHour)), resendsLeft };
}

/**
 * The supervisor's answer: a choice, and for "yes" the officer's badge number. A person who does
 * not know the officer has none.
 */
export const supervisorAnswer = z
  .object({
    decision: z.enum(["verified", "rejected"], says.answerMissing),
    badgeNumber: codeText(z.maxLength(40, tooLong)),
  })
  .check(
    z.refine(({ decision, badgeNumber }) => decision === "rejected" || badgeNumber !== "", {
      message: says.badgeMissing,
      path: ["badgeNumber"],
    }),
  );
export type SupervisorAnswer = z.output<typeof supervisorAnswer>;

/** The three error sentences of the further service-request form, in order. */
export const serviceProblems = {
  caseNumber: { title: says.caseNumberRequired, text: says.caseNumberInvalid },
  missing: { title: says.informationMissing, text: says.fieldsMissing },
  services: {
    title: says.selectionRequired,
    text: says.typeMissing,
  },
} as const;

const missing = serviceProblems.missing.text;
const filled = (max: number) => trimmed(z.minLength(1, missing), z.maxLength(max, tooLong));

/** The further service-request form: who, how to reach them, what for. */
export const serviceRequest = z.object({
  caseNumber: codeText(z.minLength(1, serviceProblems.caseNumber.text), z.maxLength(60, tooLong)),
  fullName: nameText({ missing }),
  phone: filled(40),
  statementOfNeed: filled(4000),
  services: serviceList.check(z.minLength(1, serviceProblems.services.text)),
  /** The recipient's current needs, if confirmed. */
  needs: optionalNeeds,
});
export type ServiceRequest = z.output<typeof serviceRequest>;

/** The error sentence for a set of field errors. */
export function serviceProblemOf(fields: Readonly<Record<string, unknown>>) {
  if ("caseNumber" in fields) return serviceProblems.caseNumber;
  return "fullName" in fields || "phone" in fields || "statementOfNeed" in fields
    ? serviceProblems.missing
    : serviceProblems.services;
}

/** The services in display order, without duplicates. */
export const inOrder = (services: readonly HelpType[]): HelpType[] =>
  helpTypes.filter((type) => services.includes(type));

/** The notification channels for answers and decisions. */
export const notificationChoice = z.object({
  email: z.boolean(formSays.notYesOrNo),
  sms: z.boolean(formSays.notYesOrNo),
});
export type NotificationChoice = z.output<typeof notificationChoice>;
