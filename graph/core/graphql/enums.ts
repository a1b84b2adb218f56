import { helpTypes, urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import { requestStatuses } from "../../../shared/intake/requests/statuses.ts";
import {
  trusts,
  verificationMethods,
  verificationStatuses,
} from "../../../shared/officers/verification/rules.ts";
import { builder } from "./builder.ts";

/** Enums that several domains have fields of. */
export const HelpType = builder.enumType("HelpType", { values: helpTypes });
export const UrgencyLevel = builder.enumType("UrgencyLevel", { values: urgencyLevels });
export const RequestStatus = builder.enumType("RequestStatus", { values: requestStatuses });
export const VerificationStatus = builder.enumType("VerificationStatus", { values: verificationStatuses });
export const VerificationMethod = builder.enumType("VerificationMethod", { values: verificationMethods });
export const Trust = builder.enumType("Trust", { values: trusts });
