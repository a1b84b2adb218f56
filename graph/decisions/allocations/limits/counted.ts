import type { MoneyAuthority } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import type { DecisionFacts } from "../approval/facts.sql.ts";
import { requesterOf } from "../approval/filed-by.ts";
import { authorityOf, type Approver } from "../../../../shared/decisions/allocations/rules.ts";
import { limits, type Counting } from "./table.ts";

/** The keys under which the limits count an allocation, and its approvers. */
export interface CountedAllocation {
  authority: MoneyAuthority;
  limitKeys: string[];
}

/** The allocation that this person's approval would complete. */
export const countedFor = (
  context: Pick<Context, "keys">,
  facts: DecisionFacts,
  approver: Approver,
): CountedAllocation => {
  const requester = requesterOf(facts);
  const officers = [
    ...(requester ? [requester] : []),
    ...[...facts.approvedBy, approver].filter(({ isOfficer }) => isOfficer),
  ];
  return {
    authority: authorityOf(approver, { requester, approvedBy: facts.approvedBy }),
    // Also of requests that an administrator judged to be for the same person.
    limitKeys: limitKeysOf(context, {
      ...{ officers, recipients: [facts, ...(facts.samePerson ?? [])] },
      agencyId: facts.agencyId,
    }),
  };
};

/** As they are stored: the limit's name, and a keyed hash. */
export const limitKeysOf = ({ keys }: Pick<Context, "keys">, counting: Counting): string[] =>
  limits.flatMap(({ name, keysOf }) =>
    [...new Set(keysOf(counting))].map((key) => `${name}:${keys.hash(key)}`),
  );
