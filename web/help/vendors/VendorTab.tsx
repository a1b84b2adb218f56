import { useMemo } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { VendorTabQuery } from "#relay/VendorTabQuery.graphql";
import type { VendorTabSubscription } from "#relay/VendorTabSubscription.graphql";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { words } from "../../decisions/rulebook/words.desk.ts";
import * as css from "../../decisions/rulebook/rulebook.css.ts";
import { VendorItem } from "./VendorItem.tsx";

/**
 * The vendors, live: whether they are offered, their details, and the results of their dispatches.
 */
export function VendorTab({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words).vendors;
  const { vendors, viewerCanImportCodes } = useLazyLoadQuery<VendorTabQuery>(
    graphql`
      query VendorTabQuery {
        viewerCanImportCodes
        vendors {
          id
          isDeleted
          ...VendorItem_vendor
        }
      }
    `,
    {},
    fetchOptions(fetchKey),
  );
  useSubscription<VendorTabSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription VendorTabSubscription {
            vendorChanged {
              id
              isDeleted
              ...VendorItem_vendor
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  const shown = vendors.filter((vendor) => !vendor.isDeleted);
  if (shown.length === 0) return <EmptyState icon="users" text={t.empty} />;
  return (
    <ul className={css.list}>
      {shown.map((vendor) => (
        <VendorItem key={vendor.id} vendor={vendor} canImportCodes={viewerCanImportCodes} />
      ))}
    </ul>
  );
}
