import { graphql } from "react-relay";
import type { useAdminLoginMutation } from "#relay/useAdminLoginMutation.graphql";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

const kept = { secrets: ["password"], isAnotherViewer: true };

/**
 * Signs in, and answers what the session still owes. What the store knew was read as somebody else,
 * so it is all read again.
 */
export function useAdminLogin() {
  const [login] = useSecretAction<useAdminLoginMutation>(
    graphql`
      mutation useAdminLoginMutation($input: AdminLoginInput!) {
        adminLogin(input: $input) {
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
  return async (input: { username: string; password: string }) => {
    const { adminLogin } = await login({ input });
    return adminLogin.viewer.admin?.owes ?? null;
  };
}
