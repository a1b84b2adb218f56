import { graphql } from "react-relay";
import type { useVerifyCodeMutation } from "#relay/useVerifyCodeMutation.graphql";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

const kept = { secrets: ["code"], isAnotherViewer: true };

/**
 * Gives the second factor's code, and answers what the session still owes. What the store knew was
 * read before it, so it is all read again.
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
