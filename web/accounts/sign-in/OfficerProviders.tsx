import { graphql, useLazyLoadQuery } from "react-relay";
import type { OfficerProvidersQuery } from "#relay/OfficerProvidersQuery.graphql";
import { ProviderButtons } from "./ProviderButtons.tsx";

/** The departments at which officers can sign in, above the form. */
export function OfficerProviders() {
  const { signInProviders } = useLazyLoadQuery<OfficerProvidersQuery>(
    graphql`
      query OfficerProvidersQuery {
        signInProviders(kind: officer) {
          ...ProviderButtons_providers
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  return <ProviderButtons providers={signInProviders} />;
}
