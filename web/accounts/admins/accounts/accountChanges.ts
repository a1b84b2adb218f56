import { graphql } from "react-relay";

/** Changed accounts, with what their list shows. */
export const accountChanges = graphql`
  subscription accountChangesSubscription {
    adminChanged {
      ...useAccountColumns_admin
    }
  }
`;
