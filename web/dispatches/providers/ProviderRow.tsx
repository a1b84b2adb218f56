import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HelpType } from "#shared/needs/rules";
import { isLow } from "#shared/vendors/rules";
import type { ProviderRow_request$key } from "#relay/ProviderRow_request.graphql";
import type { ProviderRow_vendor$key } from "#relay/ProviderRow_vendor.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Timer } from "../../design/display/timer/Timer.tsx";
import { ContactDialog } from "../../vendors/ContactDialog.tsx";
import { EditProvider } from "../../vendors/EditProvider.tsx";
import { words as vendorWords } from "../../vendors/words.desk.ts";
import { words } from "../words.desk.ts";
import * as css from "../DispatchForm.css.ts";
import { useProviderClock } from "./useProviderClock.ts";

interface ProviderRowProps {
  request: ProviderRow_request$key;
  vendor: ProviderRow_vendor$key;
  helpType: HelpType;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
  isEditing: boolean;
  canImportCodes: boolean;
  offsetMs: number;
}

/** One provider: checking it starts its server-side timer; Mark Complete ends it. */
export function ProviderRow(props: ProviderRowProps) {
  const { helpType, isTicked, onTick, isEditing, canImportCodes, offsetMs } = props;
  const t = useWords(words).dialog;
  const contact = useWords(vendorWords).contact;
  const [isAsking, setAsking] = useState(false);
  const request = useFragment(
    graphql`
      fragment ProviderRow_request on EmergencyRequest {
        id
        dispatches {
          helpType
          voidedAt
          completedAt
          vendorNumber
        }
        providerTimers {
          vendorNumber
          helpType
          startedAt
          startedBy
        }
      }
    `,
    props.request,
  );
  const vendor = useFragment(
    graphql`
      fragment ProviderRow_vendor on Vendor {
        id
        number
        name
        isActive
        codesInPool
        freeCodes
        ...ContactDialog_vendor
        ...EditProvider_vendor
      }
    `,
    props.vendor,
  );
  const clock = useProviderClock({ id: request.id, vendor: vendor.id, helpType }, onTick);
  const timer = request.providerTimers.find(
    (one) => one.vendorNumber === vendor.number && one.helpType === helpType,
  );
  const open = request.dispatches.find(
    (one) =>
      one.vendorNumber === vendor.number && one.helpType === helpType && !one.voidedAt && !one.completedAt,
  );
  const isEmpty = vendor.codesInPool > 0 && vendor.freeCodes === 0;
  const isFew = !isEmpty && isLow({ inPool: vendor.codesInPool, free: vendor.freeCodes });
  return (
    <li className={css.provider}>
      <div className={css.providerHead}>
        <Checkbox
          isSelected={isTicked}
          isDisabled={!vendor.isActive && !isTicked}
          onChange={(isOn) => void clock.tick(isOn)}
        >
          <span className={css.providerName}>{vendor.name}</span>
        </Checkbox>
        {open && (
          <Badge tone="underway" icon="car">
            {t.given}
          </Badge>
        )}
        {!vendor.isActive && <Badge>{t.disabled}</Badge>}
        {isEmpty && (
          <Badge tone="critical" icon="alert">
            {t.noCode}
          </Badge>
        )}
        {isFew && (
          <Badge tone="caution" icon="alert">
            {t.low(vendor.freeCodes)}
          </Badge>
        )}
      </div>
      {timer && (
        <div className={css.clock}>
          <Timer label={t.clock(vendor.name)} since={timer.startedAt} offsetMs={offsetMs} />
          <Muted>{t.startedBy(timer.startedBy)}</Muted>
        </div>
      )}
      <div className={css.providerTools}>
        {(timer || open) && (
          <Button
            variant="quiet"
            icon="check"
            aria-label={t.completeOf(vendor.name)}
            isPending={clock.isCompleting}
            onPress={() => void clock.complete(vendor.name)}
          >
            {t.complete}
          </Button>
        )}
        <Button
          variant="plain"
          icon="info"
          aria-label={contact.open(vendor.name)}
          onPress={() => setAsking(true)}
        />
        {isEditing && <EditProvider vendor={vendor} canImportCodes={canImportCodes} />}
      </div>
      {isAsking && <ContactDialog vendor={vendor} onClose={() => setAsking(false)} />}
    </li>
  );
}
