import { graphql } from "react-relay";
import type { useVerifyCodeMutation } from "#relay/useVerifyCodeMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

const kept = { secrets: ["code"], isAnotherViewer: true };

/**
 * Submits the second factor's code and returns the next required step. The store was read before
 * it, so everything is reloaded.
 */
export function useVerifyCode() {
  const [verify] = useSecretAction<useVerifyCodeMutation>(
    graphql`
      mutation useVerifyCodeMutation($input: AdminVerifyMfaInput!) {
        adminVerifyMfa(input: $input) {
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
  return async (code: string) => {
    const answer = await verify({ input: { code } });
    return answer.adminVerifyMfa.viewer.admin?.owes ?? null;
  };
}
