import { graphql } from "react-relay";
import type { useSecondFactorBeginMutation } from "#relay/useSecondFactorBeginMutation.graphql";
import type { useSecondFactorCodesMutation } from "#relay/useSecondFactorCodesMutation.graphql";
import type { useSecondFactorConfirmMutation } from "#relay/useSecondFactorConfirmMutation.graphql";
import type { useSecondFactorRemoveMutation } from "#relay/useSecondFactorRemoveMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

const kept = { secrets: ["password", "code", "recoveryCodes"] };

/** The actions on the own second factor. */
export function useSecondFactor() {
  const [begin] = useSecretAction<useSecondFactorBeginMutation>(graphql`
    mutation useSecondFactorBeginMutation {
      beginSecondFactor {
        secret
        qrCode
      }
    }
  `);
  const [confirm] = useSecretAction<useSecondFactorConfirmMutation>(
    graphql`
      mutation useSecondFactorConfirmMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          recoveryCodes
          viewer {
            ...AdminLoginPage_viewer
          }
        }
      }
    `,
    kept,
  );
  const [remove] = useSecretAction<useSecondFactorRemoveMutation>(
    graphql`
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
    `,
    kept,
  );
  const [makeCodes] = useSecretAction<useSecondFactorCodesMutation>(graphql`
    mutation useSecondFactorCodesMutation {
      makeRecoveryCodes {
        recoveryCodes
      }
    }
  `);
  return { begin, confirm, remove, makeCodes };
}
