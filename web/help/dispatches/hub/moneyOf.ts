import { graphql, readInlineData } from "react-relay";
import type { RequestedHelp } from "../../../../shared/help/dispatches/rules.ts";
import type { moneyOf_request$key } from "#relay/moneyOf_request.graphql";
import { envelopeIn } from "./envelopeIn.ts";

/** How much of the allocated amount is used, including the dispatches about to be sent. */
export function moneyOf(ref: moneyOf_request$key, wanted: readonly RequestedHelp[] = []) {
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
          lost
          voidedAt
        }
      }
    `,
    ref,
  );
  return envelopeIn(
    {
      allocations: allocations.map(({ status, amount, paid }) => ({ status, amount, paid })),
      dispatches: dispatches.map(({ estimatedValue, lost, voidedAt }) => ({
        estimatedValue,
        lost,
        voidedAt,
      })),
    },
    wanted,
  );
}
