import { graphql } from "react-relay";
import type { useAdminLoginMutation } from "#relay/useAdminLoginMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

const kept = { secrets: ["password"], isAnotherViewer: true };

/**
 * Signs in and returns the next required step. The store was read as another viewer, so everything
 * is reloaded.
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
