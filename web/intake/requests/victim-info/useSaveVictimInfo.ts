import { graphql } from "react-relay";
import type { useSaveVictimInfoMutation } from "#relay/useSaveVictimInfoMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

/** Adds or replaces the victim information of an undecided request. */
export const useSaveVictimInfo = () =>
  useAction<useSaveVictimInfoMutation>(graphql`
    mutation useSaveVictimInfoMutation($input: SaveVictimInfoInput!) {
      saveVictimInfo(input: $input) {
        request {
          ...RequestView_request
          ...VictimInfoForm_request
        }
      }
    }
  `);
