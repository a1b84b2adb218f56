import { graphql } from "react-relay";
import type { useProviderActsSaveMutation } from "#relay/useProviderActsSaveMutation.graphql";
import type { useProviderActsSignInMutation } from "#relay/useProviderActsSignInMutation.graphql";
import type { useProviderActsUnlinkMutation } from "#relay/useProviderActsUnlinkMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

/** A super admin's actions on identity providers. The list is read again after each. */
export function useProviderActs() {
  const [save] = useSecretAction<useProviderActsSaveMutation>(graphql`
    mutation useProviderActsSaveMutation($input: SaveIdentityProviderInput!) {
      saveIdentityProvider(input: $input) {
        providers {
          number
        }
      }
    }
  `);
  const [unlink] = useAction<useProviderActsUnlinkMutation>(graphql`
    mutation useProviderActsUnlinkMutation($input: UnlinkIdentityInput!) {
      unlinkIdentity(input: $input) {
        providers {
          number
        }
      }
    }
  `);
  const [setSignIn] = useAction<useProviderActsSignInMutation>(graphql`
    mutation useProviderActsSignInMutation($input: SetAdminSignInInput!) {
      setAdminSignIn(input: $input) {
        providers {
          number
        }
      }
    }
  `);
  return { save, unlink, setSignIn };
}
