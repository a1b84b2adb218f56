import * as z from "zod/mini";
import { requestStatuses } from "../../core/request-statuses.ts";
import { says } from "./sentences.ts";

/** A search counts its results up to this number. */
export const maxFound = 1000;

/** The orders of a list of cases: most urgent first, which is the specification's, or by time. */
export const caseOrders = ["urgency", "newest", "oldest"] as const;
export type CaseOrder = (typeof caseOrders)[number];

/** The facts that a list of cases can show beside number, name and status; first the usual ones. */
export const caseFacts = ["created", "amount", "owner", "officer", "help", "letters", "responses"] as const;
export type CaseFact = (typeof caseFacts)[number];
const usualFacts: readonly CaseFact[] = ["created", "amount", "owner"];

/** Known facts, in the order of the list. Without a choice, the usual ones. */
export function factsIn(chosen: readonly string[] = []): CaseFact[] {
  const known = caseFacts.filter((fact) => chosen.includes(fact));
  return known.length > 0 ? known : [...usualFacts];
}

/** What the tracker is asked for. */
export const trackedFilter = z.object({
  search: z._default(z.string("search must be a text").check(z.maxLength(200, "search is too long")), ""),
  status: z.optional(z.nullable(z.enum(requestStatuses))),
  isOpen: z._default(z.boolean(), false),
  order: z._default(z.enum(caseOrders), "urgency"),
});

/** People count as active if their session was used within these minutes. */
export const activeWithinMinutes = 30;

/**
 * How long an open case is shown to others after its last sign of life. The screen sends one more
 * often.
 */
export const viewSeconds = 30;
export const viewEverySeconds = 10;

/**
 * The officer who adopts a citizen's request, by badge number or email address; the administrator
 * if none is named.
 */
export const takeOnForm = z.object({
  officer: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(254, says.noOfficer)))),
  version: z.int32("version must be a whole number"),
});

/** An administrator's answers to whether two requests are for one person. */
export const personAnswers = ["same", "household", "different", "unsure"] as const;
export type PersonAnswer = (typeof personAnswers)[number];

export const maxVerdictCharacters = 500;

export const answerForm = z.object({
  answer: z.enum(personAnswers, says.answerMissing),
  reason: z
    .string(says.verdictReason)
    .check(
      z.trim(),
      z.minLength(3, says.verdictReason),
      z.maxLength(maxVerdictCharacters, says.verdictReasonLong),
    ),
});
export type AnswerForm = z.output<typeof answerForm>;

/** With the version of the verdict that was shown; 0 if there was none. */
export const verdictForm = z.extend(answerForm, {
  version: z.int32("version must be a whole number"),
});
