import { graphql } from "react-relay";
import type { useVerifyCodeMutation } from "#relay/useVerifyCodeMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Gives the second factor's code, and answers what the session still owes. What the store knew was read before it, so it is all read again. */
export function useVerifyCode() {
  const [verify] = useAction<useVerifyCodeMutation>(graphql`
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
  `);
  return async (code: string) => {
    const answer = await verify({ input: { code } }, { updater: (store) => store.invalidateStore() });
    return answer.adminVerifyMfa.viewer.admin?.owes ?? null;
  };
}
