import { graphql } from "react-relay";
import type { useConfirmPasswordMutation } from "#relay/useConfirmPasswordMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

const kept = { secrets: ["password"] };

/** Confirms the own password, for account changes within the next minutes. */
export function useConfirmPassword() {
  const [confirm] = useSecretAction<useConfirmPasswordMutation>(
    graphql`
      mutation useConfirmPasswordMutation($input: ConfirmAdminPasswordInput!) {
        confirmAdminPassword(input: $input) {
          viewer {
            kind
          }
        }
      }
    `,
    kept,
  );
  return (password: string) => confirm({ input: { password } });
}
