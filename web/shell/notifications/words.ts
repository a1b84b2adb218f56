import { dictionary } from "../../core/i18n/i18n.tsx";
import type { RequestStatus } from "../../../shared/core/request-statuses.ts";

/** What a status change means for the person who filed the request. */
const notifications: Record<RequestStatus, { title: string; text: string }> = {
  pending: { title: "Request Update", text: "The request is waiting for a decision." },
  processing: { title: "Request Processing", text: "The request is being processed." },
  approved: { title: "Request Approved", text: "The request has been approved. Funds are being allocated." },
  dispatched: { title: "Request Update", text: "Help has been dispatched." },
  completed: { title: "Request Completed", text: "The request is completed. Funds have been distributed." },
  denied: {
    title: "Request Denied",
    text: "The request was denied. Please contact the department for details.",
  },
};

export const en = {
  changes: {
    title: (caseId: string) => `Request ${caseId} Updated`,
    text: (from: string, to: string) => `Status changed from ${from.toUpperCase()} to ${to.toUpperCase()}`,
    region: "Status changes",
    about: (caseId: string, text: string) => `${caseId}: ${text}`,
    open: "View request",
    dismiss: "Dismiss",
    notifications,
  },

  dialog: {
    title: "Notifications",
    empty: "Nothing new",
    emptyText: "When the status of a request changes, you will see it here.",
    new: "New",
    open: (caseId: string) => `View request ${caseId}`,
    letter: "New letter",
    letterText: (number: string) => `Letter ${number} is ready to read.`,
    answers: {
      verified: { title: "You are verified", text: "Your supervisor confirmed this case." },
      rejected: {
        title: "Verification denied",
        text: "Your supervisor did not verify this case. Please contact them directly.",
      },
    },
    case: "View case",
    openCase: (caseId: string) => `View case ${caseId}`,
    close: "Close",
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
