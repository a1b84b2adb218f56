import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as forms } from "../../../shared/core/forms/sentences.ts";
import { en as allocations } from "../../../shared/decisions/allocations/sentences.ts";

const statuses = {
  pending: "open",
  processing: "waiting",
  approved: "approved",
  dispatched: "approved",
  completed: "completed",
  denied: "denied",
};

/** The emails about a request, the one that asks its supervisor, and the supervisor's page. */
export const en = {
  dear: (person: string) => `Dear ${person},`,

  ask: {
    filed: {
      subject: (caseId: string, officer: string) => `Request ${caseId} was filed by ${officer}`,
      title: "A request for emergency help was filed",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, filed request ${caseId} for a person who needs help (your case ${caseNumber}).`,
    },
    ready: {
      subject: (caseId: string, officer: string) =>
        `Request ${caseId} by ${officer} is ready for your decision`,
      title: "A request is ready for your decision",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, filed request ${caseId} for a person who needs help (your case ${caseNumber}). It is now complete.`,
    },
    again: {
      subject: (caseId: string, officer: string) =>
        `Request ${caseId} by ${officer} changed and needs a new decision`,
      title: "A request has changed",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, filed request ${caseId} for a person who needs help (your case ${caseNumber}). It changed after it was approved, so the earlier approval no longer counts.`,
    },
    second: {
      subject: (caseId: string) => `Request ${caseId} needs your approval`,
      title: "A request needs your approval",
      text: (who: string, caseId: string, approver: string, amount: string) =>
        `${who}, filed request ${caseId} for a person who needs help. ${approver} approved it for ${amount}. A second person must also approve it, and that can be you.`,
    },
    look: "You can read it on the page below. It cannot be approved yet. When the officer is confirmed and the victim information is added, we will email you a link to approve or deny it.",
    lookConfirmed:
      "You can read it on the page below. It cannot be approved yet. When the victim information is added, we will email you a link to approve or deny it.",
    decide: "You can approve or deny it on the page below. Opening the page does not submit an answer.",
    personal:
      "This link is only for you. Please do not forward it. It works once, within 72 hours. A newer email about this request replaces it.",
    answerFirst:
      "Please answer our email about your case first: you have not confirmed the officer yet. You do not decide on this request. An administrator or another trusted officer does.",
    alsoAnswer: "Please also answer our email about your case: you have not confirmed the officer yet.",
    inform:
      "You don't need to do anything. If a request needs a second approval, an administrator or another trusted officer decides.",
    all: "All requests waiting for you",
    button: "Review the request",
  },

  voided: {
    reply: "Reply",
    subject: (caseId: string) => `Case ${caseId} must be approved again`,
    title: "An earlier approval no longer counts",
    text: (caseId: string, approvers: string) =>
      `Case ${caseId} changed after it was approved (${approvers}). That approval no longer counts.`,
    next: "Please review the request and have it approved again.",
  },

  page: {
    open: (caseId: string) => `Request ${caseId}`,
    decided: (caseId: string, status: keyof typeof statuses) => `Request ${caseId} is ${statuses[status]}`,
    ended: "This link no longer works",
    endedText:
      "We sent a newer email about this request, the request changed, or the officer named another supervisor. Please use the link in our latest email. If you have none, an administrator or another trusted officer will decide.",
    expired: "This link has expired",
    expiredText:
      "Each link works for 72 hours. An administrator or another trusted officer can still decide on this request.",
    unknown: "We do not recognize this link",
    unknownText:
      "Please open the link in the email again, or copy the whole address. If it still does not open, an administrator or another trusted officer can decide on the request.",

    notTaken: "We have not received your answer yet. Please check the problem below.",
    lead: (officer: string) =>
      `${officer} filed this request for a person who needs help. You don't need an account.`,
    someOfficer: "Your officer",
    person: "Recipient",
    help: "Help",
    helpTypes: { food: "Food", shelter: "Housing", transportation: "Transportation" },
    needs: "What is needed",
    unconfirmed: "taken from the text, not confirmed by anyone",
    noPrice: "Nothing with a fixed price",
    amount: "Amount",
    urgency: "Urgency",
    urgencies: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
    need: "Need",
    notYet: "This request cannot be approved yet.",
    mailLater: "We will email you a link when it is ready for your decision.",
    nothingNow: "You don't need to do anything now.",
    denyInstead: "Deny this request instead",
    denyText: "This closes the request without funds. We tell the officer why.",
    changed:
      "This request changed after you opened this page, so your answer was not saved. Please review it and answer again.",
    amountChanged: (before: string, now: string) =>
      `The amount changed from ${before} to ${now} after you opened this page, so your answer was not saved. Please review it and answer again.`,
    answer: "Your answer",
    question: "Approve this request?",
    yes: (amount: string) => `Yes, approve ${amount}`,
    no: "No, deny the request",
    reason: "Reason",
    reasonHint: "Required if you deny the request. The officer will read it.",
    send: "Send answer",

    administrator: "an administrator",
    automaticRule: "an automatic rule",
    approvedBy: (who: string, when: string) => `Approved by ${who} on ${when}.`,
    deniedBy: (who: string, when: string) => `Denied by ${who} on ${when}.`,
    results: {
      pending: "We received your answer.",
      processing: "We received your approval. Another person must also approve the request.",
      approved: "This request is approved, and the funds are allocated.",
      dispatched: "This request is approved, and help is on its way.",
      completed: "This request is completed.",
      denied: "This request is denied.",
    },
    told: "The officer can see the answer. There is nothing more to do. You can close this page.",
  },

  /** The error sentences of the page's form. */
  catalogue: { allocations, forms },
};

export const words = dictionary({ en, es, fr });
