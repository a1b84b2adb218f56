import { graphql, useFragment } from "react-relay";
import type { CaseMoney_request$key } from "#relay/CaseMoney_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { FieldFailed } from "../../shell/desk/PartFailed.tsx";
import { words } from "./words.desk.ts";

interface CaseMoneyProps {
  request: CaseMoney_request$key;
  onRetry: () => void;
}

/** A request's money: where it is now, and each use and posting as a sentence. */
export function CaseMoney({ request: ref, onRetry }: CaseMoneyProps) {
  const t = useWords(words).money;
  const format = useFormat();
  const { money, redemptionEvents } = useFragment(
    graphql`
      fragment CaseMoney_request on EmergencyRequest {
        money @catch {
          fundNumber
          fundName
          reserved
          committed
          spent
          entries {
            id
            at
            kind
            amount
            fundName
          }
        }
        redemptionEvents {
          id
          at
          kind
          way
          vendorName
          amount
          by
        }
      }
    `,
    ref,
  );
  if (!money.ok) return <FieldFailed name={t.title} onRetry={onRetry} />;
  if (!money.value) return null;
  const { fundNumber, fundName, reserved, committed, spent, entries } = money.value;
  const told = [
    // What happened comes before what was posted for it at the same moment.
    ...redemptionEvents.map(({ id, at, kind, way, vendorName, amount, by }) => ({
      ...{ id, at },
      text: t.events[kind](format.money(amount), vendorName, way && by ? t.ways[way](by) : (by ?? "")),
    })),
    ...entries.map(({ id, at, kind, amount, fundName }) => ({
      ...{ id, at },
      text: t.postings[kind as keyof typeof t.postings](format.money(amount), fundName),
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Facts>
      <Fact term={t.title} means={t.means}>
        <span>{t.state(format.money(reserved), format.money(committed), format.money(spent))}</span>
        <Stack gap="xs" as="ol">
          {told.map(({ id, at, text }) => (
            <li key={id}>
              {text} <Muted>{format.dateTime(at)}</Muted>
            </li>
          ))}
        </Stack>
      </Fact>
      <Fact term={t.fund}>
        <TextLink href={`/admin/funds/${fundNumber}`}>{fundName}</TextLink>
      </Fact>
    </Facts>
  );
}
