import { languages } from "../forms/rules.ts";
import { helpTypes } from "../requests/rules.ts";
import { trusts, verificationMethods, verificationStatuses } from "../verification/rules.ts";
import { builder } from "./builder.ts";

// Words that several domains' types use; a word that one domain uses alone is declared in its own schema.

export const Language = builder.enumType("Language", { values: languages });
export const HelpType = builder.enumType("HelpType", {
  values: helpTypes,
  description: "`shelter` is what the officer form calls Housing.",
});
export const VerificationStatus = builder.enumType("VerificationStatus", { values: verificationStatuses });
export const VerificationMethod = builder.enumType("VerificationMethod", { values: verificationMethods });
export const Trust = builder.enumType("Trust", {
  values: trusts,
  description:
    "What an officer may do: `provisional` until the supervisor answers, `limited` with a second person, `trusted` alone.",
});
