import { graphql } from "react-relay";
import type { useAdminLoginMutation } from "#relay/useAdminLoginMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Signs in, and answers what the session still owes. What the store knew was read as somebody else, so it is all read again. */
export function useAdminLogin() {
  const [login] = useAction<useAdminLoginMutation>(graphql`
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
  `);
  return async (input: { username: string; password: string }) => {
    const { adminLogin } = await login({ input }, { updater: (store) => store.invalidateStore() });
    return adminLogin.viewer.admin?.owes ?? null;
  };
}
