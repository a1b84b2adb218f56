import { graphql } from "react-relay";
import type { useKeyActsCreateMutation } from "#relay/useKeyActsCreateMutation.graphql";
import type { useKeyActsRecipientMutation } from "#relay/useKeyActsRecipientMutation.graphql";
import type { useKeyActsRevokeMutation } from "#relay/useKeyActsRevokeMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

/** A super admin's actions on keys. */
export function useKeyActs() {
  const [create] = useSecretAction<useKeyActsCreateMutation>(graphql`
    mutation useKeyActsCreateMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        key
      }
    }
  `);
  const [revoke] = useAction<useKeyActsRevokeMutation>(graphql`
    mutation useKeyActsRevokeMutation($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) {
        apiKey {
          ...KeyRow_key
        }
      }
    }
  `);
  const [changeRecipient] = useAction<useKeyActsRecipientMutation>(graphql`
    mutation useKeyActsRecipientMutation($input: ChangeApiKeyRecipientInput!) {
      changeApiKeyRecipient(input: $input) {
        apiKey {
          ...KeyRow_key
        }
      }
    }
  `);
  return { create, revoke, changeRecipient };
}
