import { graphql } from "react-relay";
import type { useChangeAdminPasswordMutation } from "#relay/useChangeAdminPasswordMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

const kept = { secrets: ["currentPassword", "newPassword"] };

/**
 * Changes the own password; the session continues, all others of the account end. Returns the next
 * required step.
 */
export function useChangeAdminPassword() {
  const [change] = useSecretAction<useChangeAdminPasswordMutation>(
    graphql`
      mutation useChangeAdminPasswordMutation($input: ChangeAdminPasswordInput!) {
        changeAdminPassword(input: $input) {
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
  return async (input: { currentPassword: string; newPassword: string }) => {
    const { changeAdminPassword } = await change({ input });
    return changeAdminPassword.viewer.admin?.owes ?? null;
  };
}
