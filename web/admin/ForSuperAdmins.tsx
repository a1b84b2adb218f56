import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ForSuperAdminsQuery } from "#relay/ForSuperAdminsQuery.graphql";
import { Notice } from "../design/text/Notice.tsx";

/**
 * A part of a page for super admins: others see a note in its place, and its content is not loaded.
 * For a whole page, see admins/OnlySuperAdmins.tsx.
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
