import { graphql } from "react-relay";
import type { CreateAdminInput, useCreateAdminMutation } from "#relay/useCreateAdminMutation.graphql";
import { useSecretAction } from "../../../../core/relay/useSecretAction.ts";

/** Creates an account and returns its password, once. */
export function useCreateAdmin() {
  const [create] = useSecretAction<useCreateAdminMutation>(graphql`
    mutation useCreateAdminMutation($input: CreateAdminInput!) {
      createAdmin(input: $input) {
        temporaryPassword
        expiresAt
      }
    }
  `);
  return async (input: CreateAdminInput) => (await create({ input })).createAdmin;
}
