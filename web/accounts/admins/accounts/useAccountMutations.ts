import { graphql } from "react-relay";
import type { useAccountMutationsActiveMutation } from "#relay/useAccountMutationsActiveMutation.graphql";
import type { useAccountMutationsDeleteMutation } from "#relay/useAccountMutationsDeleteMutation.graphql";
import type { useAccountMutationsEndMutation } from "#relay/useAccountMutationsEndMutation.graphql";
import type { useAccountMutationsFactorMutation } from "#relay/useAccountMutationsFactorMutation.graphql";
import type { useAccountMutationsResetMutation } from "#relay/useAccountMutationsResetMutation.graphql";
import type { useAccountMutationsRoleMutation } from "#relay/useAccountMutationsRoleMutation.graphql";
import type { useAccountMutationsSeenMutation } from "#relay/useAccountMutationsSeenMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

const kept = { secrets: ["temporaryPassword"] };

/** The mutations on other accounts. */
export function useAccountMutations() {
  const [setActive] = useAction<useAccountMutationsActiveMutation>(graphql`
    mutation useAccountMutationsActiveMutation($input: SetAdminActiveInput!) {
      setAdminActive(input: $input) {
        admin {
          ...useAccountColumns_admin
        }
      }
    }
  `);
  const [setRoles] = useAction<useAccountMutationsRoleMutation>(graphql`
    mutation useAccountMutationsRoleMutation($input: SetAdminRolesInput!) {
      setAdminRoles(input: $input) {
        admin {
          ...useAccountColumns_admin
        }
      }
    }
  `);
  const [setAgencies] = useAction<useAccountMutationsSeenMutation>(graphql`
    mutation useAccountMutationsSeenMutation($input: SetAdminAgenciesInput!) {
      setAdminAgencies(input: $input) {
        admin {
          ...useAccountColumns_admin
        }
      }
    }
  `);
  const [remove] = useAction<useAccountMutationsDeleteMutation>(graphql`
    mutation useAccountMutationsDeleteMutation($input: DeleteAdminInput!) {
      deleteAdmin(input: $input) {
        username
      }
    }
  `);
  const [reset] = useSecretAction<useAccountMutationsResetMutation>(
    graphql`
      mutation useAccountMutationsResetMutation($input: ResetAdminPasswordInput!) {
        resetAdminPassword(input: $input) {
          temporaryPassword
          expiresAt
          admin {
            ...useAccountColumns_admin
          }
        }
      }
    `,
    kept,
  );
  const [end] = useAction<useAccountMutationsEndMutation>(graphql`
    mutation useAccountMutationsEndMutation($input: EndAdminSessionsInput!) {
      endAdminSessions(input: $input) {
        admin {
          ...useAccountColumns_admin
        }
      }
    }
  `);
  const [removeFactor] = useAction<useAccountMutationsFactorMutation>(graphql`
    mutation useAccountMutationsFactorMutation($input: RemoveAdminSecondFactorInput!) {
      removeAdminSecondFactor(input: $input) {
        admin {
          ...useAccountColumns_admin
        }
      }
    }
  `);
  return { setActive, setRoles, setAgencies, remove, reset, end, removeFactor };
}
