import type { Context } from "../../core/context.ts";
import { dueLetters } from "../../messages/letters/service.ts";
import type { DecisionFacts } from "./approval/facts.sql.ts";
import { says } from "../../../shared/decisions/allocations/sentences.ts";
import type { LetterRequest } from "../../messages/letters/types.ts";

type Made = Pick<Context, "keys" | "now">;

/**
 * The letters of an approval: to the officer, and to the recipient, whose letter never names a
 * supervisor.
 */
export const approvalLetters = (context: Made, facts: DecisionFacts, amountCents: number) =>
  dueLetters(context, { kind: "approval", request: requestOf(facts), amountCents });

/** A denial: to the officer with its reason, and to the recipient without it. */
export const denialLetters = (context: Made, facts: DecisionFacts, reason: string) =>
  dueLetters(context, {
    kind: "denial",
    request: requestOf(facts),
    reason: reason === says.reasonNotGiven ? null : reason,
  });

const requestOf = (facts: DecisionFacts): LetterRequest => ({
  ...facts,
  victimInfo: facts.victim,
});
