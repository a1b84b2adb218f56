import { graphql } from "react-relay";
import type { CreateAdminInput, useCreateAdminMutation } from "#relay/useCreateAdminMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Makes an account. Its password is told once, here. */
export function useCreateAdmin() {
  const [create] = useAction<useCreateAdminMutation>(graphql`
    mutation useCreateAdminMutation($input: CreateAdminInput!) {
      createAdmin(input: $input) {
        temporaryPassword
        expiresAt
      }
    }
  `);
  return async (input: CreateAdminInput) => (await create({ input })).createAdmin;
}
