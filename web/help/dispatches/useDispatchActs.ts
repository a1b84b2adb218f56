import { graphql } from "react-relay";
import type {
  ReissueDispatchInput,
  useDispatchActsReissueMutation,
} from "#relay/useDispatchActsReissueMutation.graphql";
import type { useDispatchActsCompleteMutation } from "#relay/useDispatchActsCompleteMutation.graphql";
import type { useDispatchActsRevealMutation } from "#relay/useDispatchActsRevealMutation.graphql";
import type {
  useDispatchActsVoidMutation,
  VoidDispatchInput,
} from "#relay/useDispatchActsVoidMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

/** The actions on one dispatch. Each rejects if the server refuses. */
export function useDispatchActs() {
  const [takeBack] = useAction<useDispatchActsVoidMutation>(graphql`
    mutation useDispatchActsVoidMutation($input: VoidDispatchInput!) {
      voidDispatch(input: $input) {
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  const [reissue] = useAction<useDispatchActsReissueMutation>(graphql`
    mutation useDispatchActsReissueMutation($input: ReissueDispatchInput!) {
      reissueDispatch(input: $input) {
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  const [complete] = useAction<useDispatchActsCompleteMutation>(graphql`
    mutation useDispatchActsCompleteMutation($input: CompleteDispatchInput!) {
      completeDispatch(input: $input) {
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  const [reveal] = useSecretAction<useDispatchActsRevealMutation>(graphql`
    mutation useDispatchActsRevealMutation($input: RevealDispatchCodeInput!) {
      revealDispatchCode(input: $input) {
        code
      }
    }
  `);
  return {
    takeBack: (input: VoidDispatchInput) => takeBack({ input }),
    reissue: (input: ReissueDispatchInput) => reissue({ input }),
    complete: (id: string) => complete({ input: { id } }),
    reveal: async (id: string) => (await reveal({ input: { id } })).revealDispatchCode.code,
  };
}
