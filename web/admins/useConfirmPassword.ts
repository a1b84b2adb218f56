import { graphql } from "react-relay";
import type { useConfirmPasswordMutation } from "#relay/useConfirmPasswordMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Gives one's own password again, for the account changes of the next minutes. */
export function useConfirmPassword() {
  const [confirm] = useAction<useConfirmPasswordMutation>(graphql`
    mutation useConfirmPasswordMutation($input: ConfirmAdminPasswordInput!) {
      confirmAdminPassword(input: $input) {
        viewer {
          kind
        }
      }
    }
  `);
  return (password: string) => confirm({ input: { password } });
}
