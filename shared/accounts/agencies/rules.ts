import * as z from "zod/mini";
import { nameOf, trimmed } from "../../core/forms/fields.ts";
import { tooLong } from "../../core/forms/fields.ts";
import { agencyDomain } from "./domains.ts";
import { says } from "./sentences.ts";

export const maxDomains = 50;

/** Encoded letters of other scripts, which a browser shows as if they were plain ones. */
const plainDomain = agencyDomain.check(
  z.refine((domain) => !/(?:^|\.)xn--/.test(domain), says.domainForeign),
);

/** An agency as a super administrator enters it. */
export const agencyForm = z.object({
  name: nameOf(120, { missing: says.nameMissing, tooLong }),
  contact: z._default(trimmed(z.maxLength(200, says.contactTooLong)), ""),
  domains: z.array(plainDomain).check(z.maxLength(maxDomains, says.domainsTooMany)),
});

/** What an administrator sees. An empty list without `programWide` sees nothing. */
export const scopesForm = z.object({
  programWide: z.boolean(),
  agencies: z.array(z.int32()).check(z.maxLength(100)),
  version: z.int32(),
});

/** A case that goes to another agency, or to none. */
export const moveForm = z.object({
  agency: z.nullable(z.int32()),
  reason: trimmed(z.minLength(1, says.reasonMissing), z.maxLength(500, tooLong)),
  version: z.int32(),
});
