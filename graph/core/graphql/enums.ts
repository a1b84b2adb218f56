import { helpTypes, urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import { requestStatuses } from "../../../shared/core/request-statuses.ts";
import {
  trusts,
  verificationMethods,
  verificationStatuses,
} from "../../../shared/officers/verification/rules.ts";
import { builder } from "./builder.ts";

/** The values of an enum, each with its description: `values: valuesOf(states, { open: "…" })`. */
export const valuesOf = <Value extends string>(
  values: readonly Value[],
  descriptions: Readonly<Record<Value, string>>,
) =>
  Object.fromEntries(values.map((value) => [value, { description: descriptions[value] }])) as {
    [Each in Value]: { description: string };
  };

/* Enums that several domains have fields of. */

export const HelpType = builder.enumType("HelpType", {
  description: "Kind of help.",
  values: valuesOf(helpTypes, {
    food: "Food.",
    shelter: "Shelter. The officer form calls it Housing.",
    transportation: "Transportation.",
  }),
});

export const UrgencyLevel = builder.enumType("UrgencyLevel", {
  description: "Urgency of a request. Order: critical, high, medium, low.",
  values: valuesOf(urgencyLevels, { critical: "Critical.", high: "High.", low: "Low.", medium: "Medium." }),
});
export const RequestStatus = builder.enumType("RequestStatus", {
  description: "Status of a request.",
  values: valuesOf(requestStatuses, {
    approved: "Approved. Help can be dispatched.",
    completed: "The help was given or the money was handed over.",
    denied: "Denied. REST also accepts `rejected`.",
    dispatched: "Help was dispatched.",
    pending: "No one has decided.",
    processing: "At least one approval is recorded, and another one is required.",
  }),
});

export const VerificationStatus = builder.enumType("VerificationStatus", {
  description: "Verification status of a case.",
  values: valuesOf(verificationStatuses, {
    pending: "Waiting for the supervisor's answer.",
    rejected: "Rejected.",
    verified: "Confirmed.",
  }),
});
export const VerificationMethod = builder.enumType("VerificationMethod", {
  description: "How a case was decided.",
  values: valuesOf(verificationMethods, {
    admin: "By an administrator.",
    email: "By the supervisor, through the emailed link.",
    emergency: "By a 911 grant.",
  }),
});
export const Trust = builder.enumType("Trust", {
  description: "What an officer may do.",
  values: valuesOf(trusts, {
    limited: "Decide on requests together with a second person.",
    provisional: "Work on their own case, without decisions about money.",
    trusted: "Decide on requests alone, within the limits.",
  }),
});
