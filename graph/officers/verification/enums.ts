import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import {
  trusts,
  verificationMethods,
  verificationStatuses,
} from "../../../shared/officers/verification/rules.ts";

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
