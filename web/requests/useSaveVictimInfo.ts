import { graphql } from "react-relay";
import type { useSaveVictimInfoMutation } from "#relay/useSaveVictimInfoMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Adds or replaces the victim information of an undecided request. */
export const useSaveVictimInfo = () =>
  useAction<useSaveVictimInfoMutation>(graphql`
    mutation useSaveVictimInfoMutation($requestId: ID!, $input: VictimInfoInput!, $idempotencyKey: String) {
      saveVictimInfo(requestId: $requestId, input: $input, idempotencyKey: $idempotencyKey) {
        ...RequestView_request
        ...VictimInfoForm_request
      }
    }
  `);
