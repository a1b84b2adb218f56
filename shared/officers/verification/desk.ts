import * as z from "zod/mini";
import { tooLong, trimmed } from "../../core/forms/fields.ts";
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

const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Public mailbox providers: an answer from there is no agency's. */
export const publicMailDomains = new Set(
  "gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com mail.com zoho.com fastmail.com yandex.com".split(
    " ",
  ),
);

/** One agency domain as typed: with @, capitals or blanks. */
const agencyDomain = z.pipe(
  z.pipe(
    z.string(formSays.notText),
    z.transform((typed: string) =>
      typed
        .trim()
        .toLowerCase()
        .replace(/^[@.]+/, ""),
    ),
  ),
  z.string().check(
    z.maxLength(253, says.domainWrong),
    z.regex(domainShape, says.domainWrong),
    z.refine((domain) => !publicMailDomains.has(domain), says.domainPublic),
  ),
);

export const domainForm = z.object({ domain: agencyDomain });

/** The whole list, with the version that was shown. */
export const trustedDomainsForm = z.object({
  domains: z.array(agencyDomain).check(z.maxLength(200, says.domainsTooMany)),
  version: z.int32(formSays.notNumber),
});
