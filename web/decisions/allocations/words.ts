import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  statuses: { pending: "pending", allocated: "allocated", denied: "denied", distributed: "distributed" },
  title: "Fund Allocations",
  empty: "No funds have been allocated yet.",
  emptyDenied: "The request was denied, so no funds were allocated.",
  emptyNext: "They are allocated when the request is approved.",
  toDetails: "Go to Details",
  created: "Created",
  distributedOn: "Distributed",
  justification: "Justification",
  dispatched: "Provided as services",
  paid: "Paid out",
  leftToPay: "Left to pay out",
  /** Of an amount. */
  states: {
    pending: "Waiting for a second person's decision.",
    allocated: "Set aside. No part of it has been provided or paid out yet.",
    partly: (left: string) => `A part was provided as services. ${left} is left.`,
    sent: "All of it was provided as services.",
    distributed: "Paid out. Nothing is left to do.",
    denied: "Not given: the request was denied.",
  },

  recommended: "Recommended",
  difference: "Reason for another amount",
  differenceNote: "Note",
  reasons: {
    partly_covered: "Someone else covers a part",
    need_changed: "The need is smaller now",
    price_known: "The price is known",
    limited_funds: "The fund has too little",
    other: "Another reason",
    fund_maximum: "Above the maximum for one request",
    not_stated: "Not stated",
  },
  smaller: {
    choose: "Approve a smaller amount",
    amount: "Amount to approve",
    reason: "Why is it not the recommended amount?",
    note: "Note (optional)",
    noteNeeded: "Note: state the reason",
  },

  approve: {
    amount: "Amount to allocate",
    action: "Approve & Allocate Funds",
    title: (amount: string) => `Allocate ${amount}?`,
    text: "The money is set aside for this person as soon as no one else must decide.",
    busy: "Allocating...",
    needsVictimInfo:
      "Victim information is required before approving the request. Please add victim details first.",
    done: "Funds allocated",
    doneText: (caseId: string) => `${caseId} is approved.`,
    passedOn: "Status updated",
    passedOnText: "Your approval is recorded. Another person must also decide.",
    failed: "Allocation failed",
    failedText: "Failed to allocate funds. Please try again.",
  },

  deny: {
    action: "Deny Request",
    title: (caseId: string) => `Deny request ${caseId}?`,
    text: "This closes the request without funds. Your reason is shown with the request.",
    busy: "Denying...",
    done: "Request denied",
    doneText: (caseId: string) => `${caseId} is denied.`,
    failed: "Update failed",
    failedText: "Failed to update the request status. Please try again.",
  },

  denied: { again: "File a new request", otherHelp: "See other help nearby" },

  setAside: {
    text: (amount: string) => `${amount} is set aside.`,
    instead: (amount: string) => `${amount} is set aside. If you hand it over yourself, say so here.`,
    action: "I handed it over",
  },

  /** What a question about money names. */
  confirm: { amount: "Amount", person: "For" },

  distribute: {
    action: "Mark as Distributed",
    title: (amount: string) => `Mark ${amount} as distributed?`,
    text: "This says that you handed the money over. It completes the request, and it can't be undone.",
    nothingLeft: "Nothing was left to pay out.",
    busy: "Saving...",
    done: "Funds distributed",
    doneText: (amount: string) => `${amount} is marked as distributed.`,
    failed: "Update failed",
    failedText: "Failed to update the fund status. Please try again.",
  },

  voided: "An earlier approval no longer counts",
  voidedText: (people: readonly string[]) =>
    `Approved earlier by ${new Intl.ListFormat("en").format(people)}. The request has changed since then. Please review it again.`,
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
