import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ForSuperAdminsQuery } from "#relay/ForSuperAdminsQuery.graphql";
import { Notice } from "../design/text/Notice.tsx";

/**
 * A part of a page: to others it says in its place that it is not theirs, and what stands inside
 * asks for nothing. A whole page is admins/OnlySuperAdmins.tsx.
 */
export function ForSuperAdmins({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  const { viewer } = useLazyLoadQuery<ForSuperAdminsQuery>(
    graphql`
      query ForSuperAdminsQuery {
        viewer {
          admin {
            role
          }
        }
      }
    `,
    {},
  );
  return viewer.admin?.role === "super_admin" ? children : <Notice title={otherwise} />;
}
