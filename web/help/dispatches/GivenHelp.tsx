import { graphql, useFragment } from "react-relay";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import type { GivenHelp_request$key } from "#relay/GivenHelp_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import * as css from "./GivenHelp.css.ts";
import { words } from "./words.ts";

const icons: Record<HelpType, IconName> = { food: "food", shelter: "house", transportation: "car" };

/** The dispatched help for the request's officer: providers and amounts, never codes. */
export function GivenHelp({ request: ref }: { request: GivenHelp_request$key }) {
  const t = useWords(words);
  const format = useFormat();
  const { dispatches } = useFragment(
    graphql`
      fragment GivenHelp_request on EmergencyRequest {
        dispatches {
          id
          helpType
          vendorName
          estimatedValue
          people
          hours
          createdAt
          completedAt
          voidedAt
          codeState
          redeemedAt
          actualAmount
          disputedAt
        }
      }
    `,
    ref,
  );
  if (dispatches.length === 0) return null;
  return (
    <Card title={t.title} icon="heart">
      <Stack as="ul" gap="sm">
        {dispatches.map(({ id, helpType, vendorName, people, hours, ...one }) => (
          <li key={id} className={css.line}>
            <span className={css.mark}>
              <Icon name={icons[helpType]} />
            </span>
            <Stack gap="xs">
              <Cluster gap="xs">
                <strong>{t.by(t.types[helpType], vendorName)}</strong>
                {one.voidedAt ? (
                  <Badge icon="cross">{t.voided}</Badge>
                ) : one.completedAt ? (
                  <Badge tone="positive" icon="check">
                    {one.redeemedAt ? t.redeemed(format.money(one.actualAmount ?? 0)) : t.completed}
                  </Badge>
                ) : (
                  one.codeState === "expired" && <Badge icon="clock">{t.expired}</Badge>
                )}
                {one.disputedAt && (
                  <Badge tone="critical" icon="alert">
                    {t.disputed}
                  </Badge>
                )}
              </Cluster>
              <Muted>
                {[
                  format.money(one.estimatedValue),
                  people && t.people(people),
                  hours && t.hours(hours),
                  t.sent(format.dateTime(one.createdAt)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Muted>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
