import { graphql, readInlineData } from "react-relay";
import { takenCents } from "#shared/allocations/rules";
import type { AskedHelp } from "#shared/dispatches/rules";
import type { moneyOf_request$key } from "#relay/moneyOf_request.graphql";

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const centsOf = (dollars: number | null | undefined) => Math.round((dollars ?? 0) * 100);

/** How much of the allocated amount is used, including the dispatches about to be sent. */
export function moneyOf(ref: moneyOf_request$key, wanted: readonly AskedHelp[] = []) {
  const { allocations, dispatches } = readInlineData(
    graphql`
      fragment moneyOf_request on EmergencyRequest @inline {
        allocations {
          status
          amount
          paid
        }
        dispatches {
          estimatedValue
          voidedAt
        }
      }
    `,
    ref,
  );
  const decided = allocations.filter(({ status }) => status === "allocated" || status === "distributed");
  const live = dispatches.filter(({ voidedAt }) => !voidedAt);
  return {
    allocatedCents: sum(decided.map(({ amount }) => centsOf(amount))),
    givenCents: takenCents({
      dispatchedCents:
        sum(live.map(({ estimatedValue }) => centsOf(estimatedValue))) +
        sum(wanted.map(({ valueCents }) => valueCents)),
      paidCents: sum(decided.map(({ paid }) => centsOf(paid))),
    }),
  };
}
