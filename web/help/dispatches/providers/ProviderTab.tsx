import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import type { ProviderRow_request$key } from "#relay/ProviderRow_request.graphql";
import type { ProviderTab_vendors$key } from "#relay/ProviderTab_vendors.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { ForProgram } from "../../../shell/desk/ForProgram.tsx";
import { AddProvider } from "../../vendors/AddProvider.tsx";
import { keyOf } from "../hub/selection.ts";
import { words } from "../words.desk.ts";
import { ProviderRow } from "./ProviderRow.tsx";

interface ProviderTabProps {
  helpType: HelpType;
  request: ProviderRow_request$key;
  vendors: ProviderTab_vendors$key;
  canImportCodes: boolean;
  ticked: ReadonlySet<string>;
  onTick: (key: string, isOn: boolean) => void;
  offsetMs: number;
}

/**
 * The providers of one kind of help; edit mode allows enabling, changing, deleting and adding them.
 */
export function ProviderTab(props: ProviderTabProps) {
  const { helpType, request, canImportCodes, ticked, onTick, offsetMs } = props;
  const t = useWords(words).dialog;
  const [isEditing, setEditing] = useState(false);
  const vendors = useFragment(
    graphql`
      fragment ProviderTab_vendors on Vendor @relay(plural: true) {
        id
        number
        isDeleted
        helpTypes
        ...ProviderRow_vendor
      }
    `,
    props.vendors,
  ).filter((vendor) => !vendor.isDeleted && vendor.helpTypes.includes(helpType));
  return (
    <Stack gap="sm">
      {vendors.length === 0 && <Muted>{isEditing ? t.noProviders : t.noProvidersShown}</Muted>}
      <Stack as="ul" gap="xs" label={t.types[helpType]}>
        {vendors.map((vendor) => {
          const key = keyOf(vendor.number, helpType);
          return (
            <ProviderRow
              key={vendor.id}
              request={request}
              vendor={vendor}
              helpType={helpType}
              isTicked={ticked.has(key)}
              onTick={(isOn) => onTick(key, isOn)}
              isEditing={isEditing}
              canImportCodes={canImportCodes}
              offsetMs={offsetMs}
            />
          );
        })}
      </Stack>
      {isEditing && <AddProvider helpType={helpType} />}
      <ForProgram>
        <Cluster>
          <Button
            variant="quiet"
            icon={isEditing ? "check" : "pencil"}
            aria-pressed={isEditing}
            onPress={() => setEditing(!isEditing)}
          >
            {isEditing ? t.endEdit : t.edit}
          </Button>
        </Cluster>
      </ForProgram>
    </Stack>
  );
}
