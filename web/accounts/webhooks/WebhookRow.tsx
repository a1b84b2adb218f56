import { graphql, useFragment } from "react-relay";
import type { WebhookRow_webhook$key } from "#relay/WebhookRow_webhook.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Disclosure } from "../../design/layout/Disclosure.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import { words } from "./words.desk.ts";

interface WebhookRowProps {
  webhook: WebhookRow_webhook$key;
  onSwitch: (isActive: boolean) => void;
  onTest: () => void;
  onReplay: (delivery: string) => void;
  onDelete: () => void;
}

const stateTones: Partial<Record<string, BadgeTone>> = {
  queued: "caution",
  sending: "underway",
  sent: "positive",
  failed: "critical",
};

/** One webhook with the results of its calls and its actions. */
export function WebhookRow({ webhook: ref, onSwitch, onTest, onReplay, onDelete }: WebhookRowProps) {
  const t = useWords(words);
  const format = useFormat();
  const mayAct = useMay()("manageSystem");
  const webhook = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        name
        url
        events
        isActive
        failingSince
        disabledAt
        createdBy
        createdAt
        deliveries {
          key
          event
          state
          tries
          status
          reason
          isReplay
          dueAt
          createdAt
        }
      }
    `,
    ref,
  );
  const { name, isActive, failingSince, disabledAt, deliveries } = webhook;
  return (
    <li>
      <Card
        title={name}
        level={3}
        aside={
          mayAct ? (
            <Switch isSelected={isActive} onChange={onSwitch} aria-label={t.activeOf(name)}>
              {t.active}
            </Switch>
          ) : (
            <Badge tone={isActive ? "positive" : "neutral"}>{isActive ? t.active : t.inactive}</Badge>
          )
        }
      >
        <BreakableText text={webhook.url} />
        <Cluster gap="xs">
          {webhook.events.map((event) => (
            <Badge key={event}>{t.events[event] ?? event}</Badge>
          ))}
        </Cluster>
        <Muted>{t.by(webhook.createdBy, format.dateTime(webhook.createdAt))}</Muted>
        {disabledAt && <Notice tone="critical" title={t.disabled(format.dateTime(disabledAt))} />}
        {!disabledAt && failingSince && (
          <Notice tone="caution" title={t.failing(format.dateTime(failingSince))} />
        )}
        {mayAct && (
          <Cluster>
            <Button
              variant="quiet"
              icon="send"
              isDisabled={!isActive}
              aria-label={t.testOf(name)}
              onPress={onTest}
            >
              {t.testNow}
            </Button>
            <Button variant="quiet" icon="trash" aria-label={t.deleteOf(name)} onPress={onDelete}>
              {t.delete}
            </Button>
          </Cluster>
        )}
        <Disclosure title={t.deliveries} level={4}>
          {deliveries.length === 0 ? (
            <p>{t.noDeliveries}</p>
          ) : (
            <Stack as="ul" gap="sm">
              {deliveries.map((delivery) => (
                <li key={delivery.key}>
                  <Cluster isSpread>
                    <Stack gap="xs">
                      <Cluster gap="xs">
                        {t.events[delivery.event] ?? t.test}
                        {delivery.isReplay && <Muted>({t.isReplay})</Muted>}
                        <Badge tone={stateTones[delivery.state] ?? "neutral"}>
                          {t.states[delivery.state] ?? delivery.state}
                        </Badge>
                      </Cluster>
                      <Muted>
                        {[
                          format.dateTime(delivery.createdAt),
                          t.tries(delivery.tries),
                          ...(delivery.status ? [t.answered(delivery.status)] : []),
                          ...(delivery.reason ? [delivery.reason.replace(/\.$/, "")] : []),
                          ...(delivery.state === "queued" && delivery.tries > 0
                            ? [t.nextTry(format.dateTime(delivery.dueAt))]
                            : []),
                        ].join(", ")}
                      </Muted>
                    </Stack>
                    {mayAct && (
                      <Button
                        variant="quiet"
                        isDisabled={!isActive}
                        aria-label={t.replayOf(t.events[delivery.event] ?? t.test)}
                        onPress={() => onReplay(delivery.key)}
                      >
                        {t.replay}
                      </Button>
                    )}
                  </Cluster>
                </li>
              ))}
            </Stack>
          )}
        </Disclosure>
      </Card>
    </li>
  );
}
