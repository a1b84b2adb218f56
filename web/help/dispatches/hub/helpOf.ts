import { graphql, readInlineData } from "react-relay";
import { helpState, isFullyDispatched, missingHelp } from "../../../../shared/help/dispatches/state.ts";
import type { helpOf_request$key } from "#relay/helpOf_request.graphql";

/** How far the help of a request is, and whether something about it is wrong. */
export function helpOf(ref: helpOf_request$key) {
  const { status, requestedHelpTypes, hasOpenDispute, ...read } = readInlineData(
    graphql`
      fragment helpOf_request on EmergencyRequest @inline {
        status
        requestedHelpTypes
        dispatches {
          helpType
          voidedAt
          hasProblem
        }
        hasOpenDispute
      }
    `,
    ref,
  );
  const dispatches = read.dispatches.map(({ helpType, voidedAt }) => ({ helpType, voidedAt }));
  const hasProblem = read.dispatches.some((one) => one.hasProblem);
  return {
    /** Voided ones too. */
    hasDispatches: dispatches.length > 0,
    state: helpState({ status, requestedHelpTypes, dispatches }),
    missing: missingHelp(requestedHelpTypes, dispatches),
    isComplete: isFullyDispatched(requestedHelpTypes, dispatches),
    problem: hasOpenDispute ? ("disputed" as const) : hasProblem ? ("problem" as const) : null,
  };
}
