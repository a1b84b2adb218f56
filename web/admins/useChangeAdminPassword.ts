import { graphql } from "react-relay";
import type { useChangeAdminPasswordMutation } from "#relay/useChangeAdminPasswordMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Changes one's own password; the session goes on, all others of the account end. */
export function useChangeAdminPassword() {
  const [change] = useAction<useChangeAdminPasswordMutation>(graphql`
    mutation useChangeAdminPasswordMutation($input: ChangeAdminPasswordInput!) {
      changeAdminPassword(input: $input) {
        viewer {
          ...AdminLoginPage_viewer
        }
      }
    }
  `);
  return (input: { currentPassword: string; newPassword: string }) => change({ input });
}
