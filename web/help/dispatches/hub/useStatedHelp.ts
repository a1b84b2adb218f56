import { graphql, useFragment } from "react-relay";
import type { DispatchLimits } from "../../../../shared/help/dispatches/rules.ts";
import type { useStatedHelp_request$key } from "#relay/useStatedHelp_request.graphql";
import { useStatedNeeds } from "../../../intake/needs/useStatedNeeds.ts";
import { statedHelp } from "./statedHelp.ts";

/** What a request needs of each kind of help, and what is left of it. */
export function useStatedHelp(ref: useStatedHelp_request$key, limits: DispatchLimits) {
  const request = useFragment(
    graphql`
      fragment useStatedHelp_request on EmergencyRequest {
        needsSource
        needs {
          ...useStatedNeeds_needs
        }
        dispatches {
          helpType
          estimatedValue
          hours
          codeState
        }
      }
    `,
    ref,
  );
  const needs = useStatedNeeds(request.needs);
  const isConfirmed = request.needsSource === "confirmed";
  const given = request.dispatches.flatMap(({ helpType, estimatedValue, hours, codeState }) =>
    codeState === "void" || codeState === "expired"
      ? []
      : { helpType, hours, valueCents: Math.round(estimatedValue * 100) },
  );
  return { needs, isConfirmed, kinds: statedHelp(needs, isConfirmed, given, limits) };
}

export type Stated = ReturnType<typeof useStatedHelp>;
