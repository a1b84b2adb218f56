import type { Prisma } from "../../../../prisma/client/client.ts";
import { Refusal } from "../../../core/errors.ts";
import type { Context } from "../../../core/context.ts";
import { approvalFacts, demandDifference, figureOf } from "./approve.ts";
import { countedFor } from "../limits/counted.ts";
import type { Decider } from "./decider.ts";
import type { DecisionFacts } from "./facts.sql.ts";
import { approvalLetters } from "../letters.ts";
import { approve, isSame } from "../../../../shared/decisions/allocations/rules.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";

/**
 * An administrator approves a request that was decided otherwise before. Only an approval that is
 * final by itself allocates; a request that needs someone else's is set to pending first. `write`
 * belongs into the transaction that changes the request.
 */
export function reallocate(context: Context, decider: Decider, decided: DecisionFacts) {
  // They revert their own earlier decision.
  const facts = {
    ...decided,
    approvedBy: decided.approvedBy.filter((person) => !isSame(person, decider)),
  };
  if (!facts.victim) throw new Refusal("CONFLICT", says.victimInfoFirst);
  const amountCents = figureOf(context, facts);
  if (approve(decider, approvalFacts(facts, amountCents)).kind !== "final")
    throw new Refusal("CONFLICT", says.pendingFirst);
  // The maximum is the only reason for another amount here.
  const difference = demandDifference(context, facts, amountCents);
  const { personKey, badgeKeys, personName, actorKind } = decider;
  const word = {
    badgeKeys: [...badgeKeys],
    personName,
    actorKind,
    decision: "approved" as const,
    reason: null,
  };
  const createdAt = context.now();
  return {
    async write(tx: Prisma.TransactionClient) {
      await tx.fundAllocation.create({
        data: {
          requestId: facts.id,
          amountCents,
          ...difference,
          justification: says.justification,
          status: "allocated",
          createdAt,
          updatedAt: createdAt,
          ...countedFor(context, facts, decider),
        },
      });
      await tx.approval.upsert({
        where: { requestId_personKey: { requestId: facts.id, personKey } },
        create: { requestId: facts.id, personKey, ...word, createdAt },
        update: { ...word, voidedAt: null, createdAt },
      });
      await tx.letter.createMany({ data: approvalLetters(context, facts, amountCents) });
    },
  };
}
