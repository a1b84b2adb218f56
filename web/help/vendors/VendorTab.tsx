import { useCallback, useMemo, useState } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { VendorTabQuery } from "#relay/VendorTabQuery.graphql";
import type { VendorTabSubscription } from "#relay/VendorTabSubscription.graphql";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "../../decisions/rulebook/words.desk.ts";
import { CodesDialog } from "./CodesDialog.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import { readVendorRows, useVendorColumns, type VendorDialog, type VendorRow } from "./useVendorColumns.tsx";

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
          ...useVendorColumns_vendor
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
              ...useVendorColumns_vendor
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  const [opened, setOpened] = useState<{ id: string; dialog: VendorDialog }>();
  const open = useCallback(({ id }: VendorRow, dialog: VendorDialog) => setOpened({ id, dialog }), []);
  const columns = useVendorColumns(viewerCanImportCodes, open);
  const rows = readVendorRows(vendors);
  const vendor = rows.find(({ id }) => id === opened?.id);
  const lacking = rows.filter(({ supportPhones }) => supportPhones.length === 0).length;
  const close = () => setOpened(undefined);
  return (
    <Stack>
      {lacking > 0 && (
        <Notice tone="caution" title={t.lackSupport(lacking)}>
          {t.lackSupportText}
        </Notice>
      )}
      <Table
        label={t.label}
        columns={columns}
        rows={rows}
        empty={<EmptyState icon="users" text={t.empty} />}
      />
      {vendor && opened?.dialog === "codes" && <CodesDialog vendor={vendor} onClose={close} />}
      {vendor && opened && opened.dialog !== "codes" && (
        <ContactDialog vendor={vendor} isEditing={opened.dialog === "edit"} onClose={close} />
      )}
    </Stack>
  );
}
