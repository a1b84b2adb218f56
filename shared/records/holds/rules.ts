import * as z from "zod/mini";
import { tooLong, textOf } from "../../core/forms/fields.ts";
import { says } from "./sentences.ts";

export const holdKinds = ["litigation", "public_records", "other"] as const;
export const holdScopes = ["request", "person", "officer", "agency", "everything"] as const;
export type HoldScope = (typeof holdScopes)[number];

export const maxMatterCharacters = 300;
export const maxReleaseCharacters = 500;

const domain = /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** A row's number; the request of a person may also be named by its case ID. */
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);
export const isCaseId = (text: string) => /^EM-\d{4}-\d{4,}$/.test(text);

const fits: Record<HoldScope, (subject: string) => boolean> = {
  request: (subject) => isNumber(subject) || isCaseId(subject),
  person: (subject) => isNumber(subject) || isCaseId(subject),
  officer: isNumber,
  agency: (subject) => domain.test(subject),
  everything: (subject) => subject === "",
};

export const holdForm = z
  .object({
    kind: z.enum(holdKinds, says.kindMissing),
    matter: textOf(
      says.matterMissing,
      z.minLength(1, says.matterMissing),
      z.maxLength(maxMatterCharacters, tooLong),
    ),
    scope: z.enum(holdScopes, says.scopeMissing),
    subject: textOf(says.subjectWrong, z.maxLength(253, tooLong)),
  })
  .check(
    z.superRefine(({ scope, subject }, context) => {
      const written = scope === "agency" ? subject.toLowerCase() : subject;
      if (fits[scope](written)) return;
      const message = scope === "agency" ? says.agencyWrong : says.subjectWrong;
      context.issues.push({ code: "custom", path: ["subject"], message, input: subject });
    }),
  );
export type HoldForm = z.output<typeof holdForm>;

export const releaseForm = z.object({
  reason: textOf(
    says.reasonMissing,
    z.minLength(1, says.reasonMissing),
    z.maxLength(maxReleaseCharacters, tooLong),
  ),
});
