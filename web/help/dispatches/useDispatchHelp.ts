import { graphql } from "react-relay";
import type { DispatchHelpInput, useDispatchHelpMutation } from "#relay/useDispatchHelpMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** Dispatches all providers at once, or rejects with the reason. True if they were sent before. */
export function useDispatchHelp() {
  const [dispatch, isBusy] = useAction<useDispatchHelpMutation>(graphql`
    mutation useDispatchHelpMutation($input: DispatchHelpInput!) {
      dispatchHelp(input: $input) {
        isRepeat
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  return [
    async (input: DispatchHelpInput) => (await dispatch({ input })).dispatchHelp.isRepeat,
    isBusy,
  ] as const;
}
