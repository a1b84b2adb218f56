import { builder } from "../../core/graphql/builder.ts";
import {
  trusts,
  verificationMethods,
  verificationStatuses,
} from "../../../shared/officers/verification/rules.ts";

export const VerificationStatus = builder.enumType("VerificationStatus", { values: verificationStatuses });
export const VerificationMethod = builder.enumType("VerificationMethod", { values: verificationMethods });
export const Trust = builder.enumType("Trust", { values: trusts });
