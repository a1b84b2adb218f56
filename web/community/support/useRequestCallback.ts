import { graphql } from "react-relay";
import type { useRequestCallbackMutation } from "#relay/useRequestCallbackMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

export const useRequestCallback = () =>
  useAction<useRequestCallbackMutation>(graphql`
    mutation useRequestCallbackMutation($input: RequestCallbackInput!) {
      requestCallback(input: $input) {
        fromMinutes
        toMinutes
      }
    }
  `);
