import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import { isLow } from "../../../shared/help/vendors/rules.ts";
import type {
  useVendorColumns_vendor$data,
  useVendorColumns_vendor$key,
} from "#relay/useVendorColumns_vendor.graphql";
import { May } from "../../shell/desk/May.tsx";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { words } from "../../decisions/rulebook/words.desk.ts";
import { useVendorActs } from "./useVendorActs.ts";

const fragment = graphql`
  fragment useVendorColumns_vendor on Vendor @inline {
    id
    name
    version
    category
    isActive
    isDeleted
    helpTypes
    emergencyContact
    supportPhones
    codesInPool
    freeCodes
    dispatchesGiven
    dispatchesWaiting
    dispatchesWithProblem
    dispatchesTakenBack
    ...ContactDialog_vendor
    ...CodesDialog_vendor
  }
`;

export type VendorRow = useVendorColumns_vendor$data;

export const readVendorRows = (vendors: readonly useVendorColumns_vendor$key[]): VendorRow[] =>
  vendors.map((vendor) => readInlineData(fragment, vendor)).filter(({ isDeleted }) => !isDeleted);

export type VendorDialog = "details" | "edit" | "codes";

/** The columns of the vendors. */
export function useVendorColumns(
  canImportCodes: boolean,
  open: (vendor: VendorRow, dialog: VendorDialog) => void,
): readonly TableColumn<VendorRow>[] {
  const { vendors: t, types } = useWords(words);
  const canEdit = useMay()("dispatch");
  return useMemo(() => {
    const typesOf = ({ helpTypes }: VendorRow) => helpTypes.map((type) => types[type]).join(", ");
    const stockOf = ({ codesInPool: inPool, freeCodes: free }: VendorRow) =>
      inPool === 0 ? t.made : t.stockOf(free, inPool);
    const resultsOf = (vendor: VendorRow) =>
      t.outcomes(vendor.dispatchesGiven, vendor.dispatchesWaiting, vendor.dispatchesTakenBack);
    return [
      {
        id: "name",
        label: t.provider,
        text: ({ name }) => name,
        cell: (vendor) => (
          <Stack gap="xs">
            <span>{vendor.name}</span>
            <Muted>{[vendor.category, typesOf(vendor)].filter(Boolean).join(" · ")}</Muted>
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 12,
      },
      {
        id: "support",
        label: t.support,
        text: ({ supportPhones }) => supportPhones.join(", ") || t.noSupport,
        cell: (vendor) =>
          vendor.supportPhones.join(", ") ||
          (canEdit ? (
            <Button
              variant="plain"
              icon="plus"
              aria-label={t.addSupportOf(vendor.name)}
              onPress={() => open(vendor, "edit")}
            >
              {t.addSupport}
            </Button>
          ) : (
            <Muted>{t.noSupport}</Muted>
          )),
        minWidth: 8,
      },
      {
        id: "emergency",
        label: t.emergency,
        text: ({ emergencyContact }) => emergencyContact ?? t.noEmergency,
        cell: ({ emergencyContact }) => emergencyContact ?? <Muted>{t.noEmergency}</Muted>,
        always: { is: ({ emergencyContact }) => !emergencyContact, text: t.noEmergencyAtAll },
        minWidth: 7,
      },
      {
        id: "codes",
        label: t.stock,
        text: stockOf,
        cell: (vendor) =>
          vendor.codesInPool === 0 ? (
            <Muted>{t.made}</Muted>
          ) : (
            <Stack gap="xs">
              <span>{stockOf(vendor)}</span>
              {isLow({ inPool: vendor.codesInPool, free: vendor.freeCodes }) && (
                <Badge tone="caution" icon="alert">
                  {t.low}
                </Badge>
              )}
            </Stack>
          ),
        minWidth: 8,
        always: { is: ({ codesInPool }) => codesInPool === 0, text: t.allMade },
      },
      {
        id: "results",
        label: t.dispatched,
        text: (vendor) => resultsOf(vendor) || t.nothing,
        cell: (vendor) => (
          <Stack gap="xs">
            {resultsOf(vendor)}
            {vendor.dispatchesWithProblem > 0 ? (
              <Badge tone="caution" icon="alert">
                {t.problems(vendor.dispatchesWithProblem)}
              </Badge>
            ) : (
              !resultsOf(vendor) && <Muted>{t.nothing}</Muted>
            )}
          </Stack>
        ),
        minWidth: 9,
      },
      {
        id: "active",
        label: t.active,
        text: ({ isActive }) => (isActive ? t.active : t.inactive),
        cell: (vendor) => (
          <May do="dispatch">
            <ActiveSwitch vendor={vendor} label={t.activeOf(vendor.name)} />
          </May>
        ),
        width: 5,
      },
      {
        id: "actions",
        label: t.actions,
        text: () => t.details,
        cell: (vendor) => (
          <Cluster gap="xs">
            <Button
              variant="quiet"
              aria-label={t.detailsOf(vendor.name)}
              onPress={() => open(vendor, "details")}
            >
              {t.details}
            </Button>
            {canImportCodes && (
              <Button
                variant="quiet"
                aria-label={t.codesOf(vendor.name)}
                onPress={() => open(vendor, "codes")}
              >
                {t.codes}
              </Button>
            )}
          </Cluster>
        ),
        isForActions: true,
        width: canImportCodes ? 14 : 6,
      },
    ];
  }, [t, types, open, canEdit, canImportCodes]);
}

/** Changes at once, and is undone on failure. */
function ActiveSwitch({
  vendor: { id, name, version, isActive },
  label,
}: {
  vendor: VendorRow;
  label: string;
}) {
  const acts = useVendorActs();
  return (
    <Switch
      aria-label={label}
      isSelected={isActive}
      onChange={(isOn) => void acts.turn({ id, name, version }, isOn)}
    />
  );
}
