import * as z from "zod/mini";
import { tooLong, trimmed } from "../../core/forms/fields.ts";
import { dayMs } from "../../core/time/durations.ts";
import { comparable } from "../../core/text/typed.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";

/** What a release lets out: the classes of the inventory in the words of the form. */
export const releaseGroups = ["identity", "contact", "circumstances"] as const;
export type ReleaseGroup = (typeof releaseGroups)[number];

/** How it was signed. `law`: a court order or a statute compels it, and no one signs. */
export const releaseWays = ["paper", "device", "pass", "law"] as const;
export type ReleaseWay = (typeof releaseWays)[number];

/** Who signs: the person, a parent of a minor with them, or the guardian of a ward. */
export const releaseSigners = ["person", "parent", "guardian"] as const;
export type ReleaseSigner = (typeof releaseSigners)[number];

export const releaseDays = { least: 1, most: 90, usual: 30 } as const;

const maxBodyCharacters = 120;
const maxTextCharacters = 300;

/** A body's name for comparing: "County  Shelter" and "county shelter" are one body. */
export const bodyKeyOf = (body: string): string =>
  comparable(body).toLowerCase().replaceAll(/\s+/g, " ").trim();

const text = (most: number) => trimmed(z.maxLength(most, tooLong));
const optional = (most: number) => z._default(z.nullable(text(most)), null);

/** What the desk or the officer of the case records. */
export const releaseForm = z
  .object({
    body: text(maxBodyCharacters).check(z.refine((written) => bodyKeyOf(written) !== "", formSays.required)),
    what: z.array(z.enum(releaseGroups)).check(z.minLength(1, says.whatMissing)),
    purpose: text(maxTextCharacters).check(z.minLength(1, formSays.required)),
    days: z._default(
      z
        .int(says.daysWrong)
        .check(z.minimum(releaseDays.least, says.daysWrong), z.maximum(releaseDays.most, says.daysWrong)),
      releaseDays.usual,
    ),
    way: z.enum(releaseWays, formSays.required),
    /** The day on a signed paper; today if it is omitted. */
    signedOn: z._default(
      z.nullable(z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, says.dayWrong))),
      null,
    ),
    /** "/files/…" */
    scan: optional(maxTextCharacters),
    signer: z._default(z.nullable(z.enum(releaseSigners, formSays.required)), null),
    signerName: optional(maxBodyCharacters),
    signerRelation: optional(maxBodyCharacters),
    isSignerSafe: z._default(z.boolean(), false),
    authority: optional(maxTextCharacters),
    isNotified: z._default(z.boolean(), false),
    notNotifiedReason: optional(maxTextCharacters),
  })
  .check(
    z.check(({ value, issues }) => {
      const demand = (isMet: unknown, path: string, message: string) => {
        if (!isMet) issues.push({ code: "custom", path: [path], message, input: value, continue: true });
      };
      if (value.way === "law") {
        demand(value.authority, "authority", formSays.required);
        demand(value.isNotified || value.notNotifiedReason, "notNotifiedReason", says.notNotifiedMissing);
        return;
      }
      demand(value.signer, "signer", formSays.required);
      // In the Help Pass, the person enters the name.
      if (value.way !== "pass") demand(value.signerName, "signerName", formSays.required);
      if (value.signer === null || value.signer === "person") return;
      demand(value.signerRelation, "signerRelation", formSays.required);
      demand(value.isSignerSafe, "isSignerSafe", says.signerUnsafe);
    }),
  );
export type ReleaseForm = z.output<typeof releaseForm>;

/** The signature in the Help Pass. */
export const signatureForm = z.object({
  signerName: text(maxBodyCharacters).check(z.minLength(1, formSays.required)),
});

/** A release ends this long after its signature. */
export const endOfRelease = (signedAt: Date, days: number): Date =>
  new Date(signedAt.getTime() + days * dayMs);

export const releaseStates = ["asked", "live", "ended", "withdrawn"] as const;
export type ReleaseState = (typeof releaseStates)[number];

interface Standing {
  signedAt: Date | null;
  until: Date | null;
  withdrawnAt: Date | null;
}

/** Only a live one lets anything out. `asked`: it waits for a signature in the Help Pass. */
export function stateOfRelease({ signedAt, until, withdrawnAt }: Standing, now: Date): ReleaseState {
  if (withdrawnAt) return "withdrawn";
  if (!signedAt || !until) return "asked";
  return until > now ? "live" : "ended";
}
