import { graphql } from "react-relay";
import type { useSecondFactorBeginMutation } from "#relay/useSecondFactorBeginMutation.graphql";
import type { useSecondFactorCodesMutation } from "#relay/useSecondFactorCodesMutation.graphql";
import type { useSecondFactorConfirmMutation } from "#relay/useSecondFactorConfirmMutation.graphql";
import type { useSecondFactorRemoveMutation } from "#relay/useSecondFactorRemoveMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** What is done with one's own second factor. */
export function useSecondFactor() {
  const [begin] = useAction<useSecondFactorBeginMutation>(graphql`
    mutation useSecondFactorBeginMutation {
      beginSecondFactor {
        secret
        qrCode
      }
    }
  `);
  const [confirm] = useAction<useSecondFactorConfirmMutation>(graphql`
    mutation useSecondFactorConfirmMutation($input: ConfirmSecondFactorInput!) {
      confirmSecondFactor(input: $input) {
        recoveryCodes
        viewer {
          ...AdminLoginPage_viewer
        }
      }
    }
  `);
  const [remove] = useAction<useSecondFactorRemoveMutation>(graphql`
    mutation useSecondFactorRemoveMutation($input: RemoveSecondFactorInput!) {
      removeSecondFactor(input: $input) {
        viewer {
          admin {
            owes
          }
          ...AdminLoginPage_viewer
        }
      }
    }
  `);
  const [makeCodes] = useAction<useSecondFactorCodesMutation>(graphql`
    mutation useSecondFactorCodesMutation {
      makeRecoveryCodes {
        recoveryCodes
      }
    }
  `);
  return { begin, confirm, remove, makeCodes };
}
