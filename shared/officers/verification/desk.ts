import * as z from "zod/mini";
import { tooLong, trimmed } from "../../core/forms/fields.ts";
import { agencyDomain } from "../../accounts/agencies/domains.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { supervisorAnswer } from "./rules.ts";
import { says } from "./sentences.ts";

/** An administrator's reason, stored with the decision. */
const reason = trimmed(z.minLength(1, says.reasonMissing), z.maxLength(500, tooLong));

/** An administrator's answer in the supervisor's place. */
export const answerForSupervisor = z.object({ decision: supervisorAnswer.shape.decision, reason });
export const grantEnd = z.object({ reason });

/** What a list of officers' cases shows. */
export const caseStates = ["waiting", "confirmed", "rejected", "grants"] as const;
export const caseFilter = z.object({
  state: z.optional(z.nullable(z.enum(caseStates))),
  search: z.optional(z.nullable(trimmed(z.maxLength(100, tooLong)))),
});
export type CaseFilter = z.input<typeof caseFilter>;

export const domainForm = z.object({ domain: agencyDomain });

/** The whole list, with the version that was shown. */
export const trustedDomainsForm = z.object({
  domains: z.array(agencyDomain).check(z.maxLength(200, says.domainsTooMany)),
  version: z.int32(formSays.notNumber),
});
