import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { titledName } from "../../../shared/core/text/titled-name.ts";
import type { Named } from "./types.ts";
import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as verification } from "../../../shared/officers/verification/sentences.ts";

const services = { food: "Food", shelter: "Housing", transportation: "Transportation" };

/** The verification emails, and the page behind the supervisor's link. */
export const en = {
  services,
  noServices: "not stated",
  dear: (person: string) => `Dear ${person},`,
  whoIs: (officer: Named, agency: string) => `${titledName(officer)}${agency ? ` of ${agency}` : ""}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  caseNumber: "Case number",
  servicesAskedFor: "Requested services",
  incident: "Incident",

  ask: {
    subject: (officer: Named, caseNumber: string) =>
      `Please confirm ${titledName(officer)}, case ${caseNumber}`,
    title: "Please confirm your officer",
    asks: (who: string) => `${who} requested emergency help for a case and named you as the supervisor.`,
    how: "Open the page below to confirm the officer, or to say that this is not your officer. To confirm, you need the officer's badge number. To say no, you don't. Opening the page does not submit an answer.",
    personal: (hours: number) =>
      `This link is only for you. Please do not forward it. It works for one answer, within ${hours} hours. You don't need an account.`,
    unknown:
      "If you do not know this officer, please answer “No” on the page, so that no one acts in your name.",
    all: "All requests waiting for you",
    button: "Review the case and answer",
  },

  roundup: {
    title: (count: number) =>
      pluralEn(
        count,
        "An officer is waiting for your answer",
        `${count} officers are waiting for your answer`,
      ),
    lead: "We sent you several emails and got no answer, so this one lists everyone who named you as the supervisor since then. Each officer has a link.",
  },

  emergency: {
    subject: (caseNumber: string) => `911 Verify was used on case ${caseNumber}`,
    title: "911 Verify was used before your answer",
    used: (who: string, caseNumber: string, minutes: number) =>
      `${who} used 911 Verify on case ${caseNumber}. The officer can record the case for ${minutes} minutes without your answer, but cannot approve or distribute funds.`,
    answer:
      "We still need your answer. If this is not your officer, say so on the page below to end the access.",
  },

  result: {
    subject: (title: string, caseNumber: string) => `${title}: case ${caseNumber}`,
    greeting: (officer: Named) => `${titledName(officer)},`,
    verified: {
      title: "You are verified",
      text: (caseNumber: string) => `Your supervisor confirmed you for case ${caseNumber}.`,
      next: "The page where you filled out the form is already up to date. On that device, you can also continue with the link below.",
      button: "Continue with the case",
    },
    rejected: {
      title: "Verification denied",
      text: (caseNumber: string) => `Your supervisor did not verify case ${caseNumber}.`,
      next: "Please contact them directly.",
    },
    byAdmin: {
      verified: (caseNumber: string) => `An administrator confirmed you for case ${caseNumber}.`,
      rejected: (caseNumber: string) => `An administrator did not confirm case ${caseNumber}.`,
      contact: "Please contact your supervisor.",
    },
  },

  page: {
    open: "Do you know this officer?",
    answered: "Thank you for your answer",
    decided: "This case was already answered",
    changed: "The case has changed",
    changedText: "The officer changed the details of this case, or their own, after we sent this email.",
    replaced: "There is a newer link",
    replacedText:
      "This link was replaced by a newer one. Please use the link in our latest email about this case.",
    expired: "This link has expired",
    expiredText: (hours: number) => `Each link works for ${hours} hours.`,
    closedText: (times: number) =>
      `The wrong badge number was entered ${times} times, so this link can no longer confirm the officer.`,
    closedNo: "You can still say here that this is not your officer.",
    askForNewMail: "Please ask the officer to press “Resend Email”, then use the link in the new email.",
    unknown: "We do not recognize this link",
    unknownText: "Please open the link in the email again, or copy the whole address.",

    notTaken: "We have not received your answer yet. Please check the problem below.",
    lead: (supervisor: string) =>
      `This officer named you, ${supervisor}, as the supervisor and requested emergency help for the case below. You don't need an account.`,
    identifiedBy: (provider: string, when: string) =>
      `The identity of this officer was confirmed by ${provider} on ${when}. Please still answer for the case.`,
    officer: "Officer",
    rank: "Rank",
    agency: "Agency",
    email: "Official email",
    services: "Services",
    answer: "Your answer",
    question: "Is this your officer, is this an official email address, and is the case described correctly?",
    yes: "Yes, I verify this officer",
    no: "No, this is not my officer, or the case is not real",
    badge: "The officer's badge number",
    badgeHint: "Needed only to confirm. We do not show it here. Enter it from your own records.",
    send: "Send answer",

    received: "We received your answer.",
    administrator: "an administrator",
    confirmedBy: (who: string, when: string) => `Confirmed by ${who} on ${when}.`,
    rejectedBy: (who: string, when: string) => `Rejected by ${who} on ${when}.`,
    verified: (officer: Named, caseNumber: string) =>
      `${titledName(officer)} is verified for case ${caseNumber}.`,
    rejected: (officer: Named, caseNumber: string) =>
      `${titledName(officer)} was not verified for case ${caseNumber}.`,
    told: "The officer can see the answer. There is nothing more to do. You can close this page.",
  },

  /** The error sentences of the page's form. */
  catalogue: { verification },
};

export const words = dictionary({ en, es, fr });
