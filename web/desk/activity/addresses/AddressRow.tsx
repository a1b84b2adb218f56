import { graphql, useFragment } from "react-relay";
import { lazily } from "../../../core/routing/lazily.ts";
import actsQuery from "#relay/AddressActsQuery$parameters";
import type { AddressActsQuery } from "#relay/AddressActsQuery.graphql";
import type { AddressRow_address$key } from "#relay/AddressRow_address.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../../core/relay/useQueryOnPress.ts";
import { QueryPart } from "../../../shell/desk/QueryDialog.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { words } from "../words.desk.ts";
import { OpeningRow } from "../OpeningRow.tsx";
import { riskTones } from "../tones.ts";

/** Loaded with the first row that a super admin opens. */
const AddressActs = lazily(() => import("./AddressActs.tsx"), "AddressActs");

interface AddressRowProps {
  address: AddressRow_address$key;
  /** Super admins end sessions and block. */
  mayAct: boolean;
  onDone: () => void;
}

/** One address: a row that expands to its risk factors and actions. */
export function AddressRow({ address: ref, mayAct, onDone }: AddressRowProps) {
  const { ips: t, risks, userTypes } = useWords(words);
  const { open, close, opened } = useQueryOnPress<AddressActsQuery>(actsQuery, { code: AddressActs });
  const format = useFormat();
  const address = useFragment(
    graphql`
      fragment AddressRow_address on IpActivity {
        ipAddress
        risk
        failedSignIns
        denials
        perMinute
        lastSeen
        actionCount
        userTypes
        location
        isOwn
        block {
          number
          reason
          blockedBy
          until
        }
      }
    `,
    ref,
  );
  const { ipAddress, risk, block } = address;
  return (
    <OpeningRow
      of="address"
      onToggle={(isOpen) => (isOpen && mayAct ? open({ ipAddress }) : close())}
      title={
        <>
          {ipAddress}
          <Badge tone={riskTones[risk] ?? "neutral"}>{t.riskIs(risks[risk] ?? risk)}</Badge>
          {block && <Badge tone="critical">{t.blocked}</Badge>}
          {address.isOwn && <Badge>{t.own}</Badge>}
        </>
      }
      facts={
        <>
          <span>{t.actions(address.actionCount)}</span>
          <span>{address.userTypes.map((type) => userTypes[type] ?? type).join(", ")}</span>
          <span>{address.location}</span>
          <span>{t.lastSeen(format.dateTime(address.lastSeen))}</span>
        </>
      }
    >
      <Facts>
        <Fact term={t.failedSignIns}>{String(address.failedSignIns)}</Fact>
        <Fact term={t.denials}>{String(address.denials)}</Fact>
        <Fact term={t.perMinute}>{String(address.perMinute)}</Fact>
        {block && (
          <Fact term={t.blocked}>
            {t.blockedBy(block.blockedBy, format.dateTime(block.until), block.reason)}
          </Fact>
        )}
      </Facts>
      {opened && (
        <QueryPart {...opened}>
          <AddressActs
            {...opened}
            ipAddress={ipAddress}
            isOwn={address.isOwn}
            block={block?.number ?? null}
            onDone={onDone}
          />
        </QueryPart>
      )}
    </OpeningRow>
  );
}
