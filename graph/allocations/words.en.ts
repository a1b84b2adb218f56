import { en as allocations } from "./sentences.ts";

const statuses = {
  pending: "open",
  processing: "waiting",
  approved: "approved",
  dispatched: "approved",
  completed: "completed",
  denied: "denied",
};

/** The letters about a request, the mail that asks its supervisor, and the supervisor's page. */
export const en = {
  dear: (person: string) => `Dear ${person},`,

  ask: {
    filed: {
      subject: (caseId: string, officer: string) => `Request ${caseId} was filed by ${officer}`,
      title: "A request for emergency help was filed",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, filed request ${caseId} for a person in need (your case ${caseNumber}).`,
    },
    ready: {
      subject: (caseId: string, officer: string) => `Request ${caseId} by ${officer} can be decided now`,
      title: "A request waits for your decision",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, filed request ${caseId} for a person in need (your case ${caseNumber}). It is complete now.`,
    },
    again: {
      subject: (caseId: string, officer: string) =>
        `Request ${caseId} by ${officer} has changed and waits for a new decision`,
      title: "A request has changed",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, filed request ${caseId} for a person in need (your case ${caseNumber}). It was changed after it had been approved, so the earlier approval no longer counts.`,
    },
    second: {
      subject: (caseId: string) => `Request ${caseId} needs your approval`,
      title: "Your approval is the one that is missing",
      text: (who: string, caseId: string, approver: string, amount: string) =>
        `${who}, filed request ${caseId} for a person in need. ${approver} approved it for ${amount}. Another person must approve it too, and you may.`,
    },
    look: "You can read it on the page below. It cannot be approved yet: as soon as the officer is confirmed and the victim information is there, we mail you again, with a link that decides.",
    decide: "You may approve or deny it on the page below. Opening the page decides nothing.",
    personal:
      "The link is for you alone: please do not forward it. It works once, for 72 hours, and a newer mail about this request replaces it.",
    inform:
      "You need to do nothing. Requests that need a second approval are decided by an administrator or another trusted officer.",
    button: "Review the request",
  },

  voided: {
    reply: "Write back",
    subject: (caseId: string) => `Case ${caseId} must be approved again`,
    title: "An approval no longer counts",
    text: (caseId: string, approvers: string) =>
      `Case ${caseId} was changed after it had been approved (${approvers}). That approval no longer counts.`,
    next: "Please look at the request and have it approved again.",
  },

  page: {
    open: (caseId: string) => `Request ${caseId}`,
    decided: (caseId: string, status: keyof typeof statuses) => `Request ${caseId} is ${statuses[status]}`,
    ended: "This link no longer decides",
    endedText:
      "There is a newer mail about this request, the request has changed since, or another supervisor was named. Please use the link in the newest mail. If you have none, an administrator or another trusted officer decides.",
    expired: "This link has expired",
    expiredText:
      "A link works for 72 hours. An administrator or another trusted officer can still decide this request.",
    unknown: "This link is not known",
    unknownText: "Please open the link from the mail again, or copy its whole address.",

    notTaken: "Your answer was not taken yet. Please see below.",
    lead: (officer: string) => `${officer} filed this request for a person in need. You need no account.`,
    someOfficer: "Your officer",
    person: "Person in need",
    help: "Help",
    helpTypes: { food: "Food", shelter: "Housing", transportation: "Transportation" },
    needs: "What is needed",
    unconfirmed: "read from the text, not confirmed by anybody",
    noPrice: "Nothing that has a fixed price",
    amount: "Amount",
    urgency: "Urgency",
    urgencies: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
    need: "Need",
    notYet: "This request cannot be approved yet.",
    mailLater: "We mail you a link as soon as it can be decided.",
    nothingNow: "You need to do nothing now.",
    denyInstead: "Deny this request instead",
    denyText: "The request is closed without money, and the officer is told why.",
    changed:
      "This request has changed since you opened this page, so your answer was not taken. Please read it and answer again.",
    amountChanged: (before: string, now: string) =>
      `The amount changed from ${before} to ${now} since you opened this page, so your answer was not taken. Please look again.`,
    answer: "Your answer",
    question: "Shall the fund help this person?",
    yes: (amount: string) => `Yes, approve ${amount}`,
    no: "No, deny the request",
    reason: "Reason",
    reasonHint: "Needed when you deny; the officer reads it.",
    send: "Send answer",

    results: {
      pending: "Your answer was received.",
      processing: "Your approval was received. Another person must approve it too.",
      approved: "This request is approved, and the money is allocated.",
      dispatched: "This request is approved, and help is on its way.",
      completed: "This request is completed.",
      denied: "This request is denied.",
    },
    told: "The officer has been told. There is nothing more to do, and you may close this page.",
  },

  /** What the page's answer is refused with. */
  catalogue: { allocations },
};
