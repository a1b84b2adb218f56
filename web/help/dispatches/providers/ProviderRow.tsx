import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import { hasNoCode, isLow, knowsNoCode } from "../../../../shared/help/vendors/rules.ts";
import type { ProviderRow_request$key } from "#relay/ProviderRow_request.graphql";
import type { ProviderRow_vendor$key } from "#relay/ProviderRow_vendor.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Checkbox } from "../../../design/fields/choices/Checkbox.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { useMinute } from "../../../design/display/timer/clock.ts";
import { Timer } from "../../../design/display/timer/Timer.tsx";
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

/**
 * One provider: checking it starts its server-side timer, or takes over a running one; Mark
 * Complete ends it. A running timer checks nothing, because only this dialog decides what it
 * dispatches.
 */
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
        workingTerminals
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
  // The row gets its height with the press: rows below must not move under the next one.
  const isStarting = clock.isStarting && !timer;
  const codes = { inPool: vendor.codesInPool, free: vendor.freeCodes };
  const isEmpty = hasNoCode(codes);
  const isFew = !isEmpty && isLow(codes);
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
          <StartedBy timer={timer} offsetMs={offsetMs} />
        </div>
      )}
      {isStarting && <ClockPlace offsetMs={offsetMs} />}
      <div className={css.providerTools}>
        {(timer || open || isStarting) && (
          <Button
            variant="quiet"
            icon="check"
            aria-label={t.completeOf(vendor.name)}
            isPending={clock.isCompleting || isStarting}
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
      {isTicked && knowsNoCode({ inPool: codes.inPool, terminals: vendor.workingTerminals }) && (
        <p className={css.providerNote}>{t.knowsNoCode}</p>
      )}
      {isAsking && <ContactDialog vendor={vendor} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** Room for a timer that the server is about to start. */
function ClockPlace({ offsetMs }: { offsetMs: number }) {
  const startedAt = new Date(useMinute() + offsetMs).toISOString();
  return (
    <div className={css.clock} style={{ visibility: "hidden" }}>
      <Timer label="" since={startedAt} offsetMs={offsetMs} />
      <StartedBy timer={{ startedAt, startedBy: "" }} offsetMs={offsetMs} />
    </div>
  );
}

/** Since when it is being arranged; with the day, unless that is today. */
function StartedBy({
  timer: { startedAt, startedBy },
  offsetMs,
}: {
  timer: { startedAt: string; startedBy: string };
  offsetMs: number;
}) {
  const t = useWords(words).dialog;
  const format = useFormat();
  const now = new Date(useMinute() + offsetMs).toISOString();
  const isToday = format.date(startedAt) === format.date(now);
  return <Muted>{t.started((isToday ? format.time : format.dateTime)(startedAt), startedBy)}</Muted>;
}
