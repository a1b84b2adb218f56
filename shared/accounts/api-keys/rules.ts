import * as z from "zod/mini";
import { nameOf, tooLong } from "../../core/forms/fields.ts";
import { scopes } from "../../core/access/trust.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";

export const keyStart = "sv_";
/** The format of a key: a prefix and 256 bits. */
export const keyShape = /^sv_[\w-]{43}$/;
/** The visible beginning, to tell keys apart. */
export const prefixCharacters = 9;
export const keyDays = { least: 1, most: 366, usual: 90 } as const;
export const keyDayChoices = [7, 30, 90, 366] as const;
export const maxKeys = 50;
const maxNameCharacters = 60;
const maxNetworks = 20;
const maxRecipientCharacters = 120;

/** An address, or a network such as 10.0.0.0/8. Validated where keys are stored. */
const network = z.string().check(z.trim(), z.regex(/^[\da-fA-F.:]{2,45}(?:\/\d{1,3})?$/, says.networkWrong));

/** Empty and null are the same: no body, no agreement. */
const named = z._default(
  z.nullable(z.string().check(z.trim(), z.maxLength(maxRecipientCharacters, tooLong))),
  null,
);
const bodyOfAgreement = z.refine<{ body: string | null; agreement: string | null }>(
  ({ body, agreement }) => !agreement || !!body,
  { error: formSays.required, path: ["body"] },
);

/** Who receives what the key reads, and by which agreement, if by one. */
export const keyRecipientForm = z.object({ body: named, agreement: named }).check(bodyOfAgreement);

export const keyForm = z
  .object({
    name: nameOf(maxNameCharacters, { missing: says.nameMissing, tooLong: says.nameTooLong }),
    scopes: z.array(z.enum(scopes)).check(z.minLength(1, says.scopesMissing)),
    days: z
      .int(says.daysWrong)
      .check(z.minimum(keyDays.least, says.daysWrong), z.maximum(keyDays.most, says.daysWrong)),
    networks: z._default(z.array(network).check(z.maxLength(maxNetworks, says.networksTooMany)), []),
    body: named,
    agreement: named,
    agency: z._default(z.nullable(z.int()), null),
  })
  .check(bodyOfAgreement);

/** Typed addresses and networks, separated by commas, blanks or lines. */
export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

export const keyStates = ["active", "expired", "revoked"] as const;
export type KeyState = (typeof keyStates)[number];

export const stateOf = (key: { expiresAt: Date; revokedAt: Date | null }, now: Date): KeyState =>
  key.revokedAt ? "revoked" : key.expiresAt <= now ? "expired" : "active";
