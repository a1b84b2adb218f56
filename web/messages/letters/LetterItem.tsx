import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LetterItem_letter$key } from "#relay/LetterItem_letter.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useEndFormat } from "../../core/i18n/useEndFormat.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Problem } from "../../design/text/Problem.tsx";
import { words } from "./words.desk.ts";
import { LetterDialog } from "./LetterDialog.tsx";
import * as items from "../../design/layout/item.css.ts";
import * as css from "./LetterItem.css.ts";
import { deliveryLooks } from "./tones.ts";
import { VoidLetterDialog } from "./VoidLetterDialog.tsx";
import type { LetterItemMutation } from "#relay/LetterItemMutation.graphql";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { useAction } from "../../core/relay/useAction.ts";

/** One letter for administrators: type, delivery state and actions. */
export function LetterItem({ letter: ref }: { letter: LetterItem_letter$key }) {
  const t = useWords(words);
  const format = useFormat();
  const end = useEndFormat();
  const [open, setOpen] = useState<"letter" | "void">();
  const letter = useFragment(
    graphql`
      fragment LetterItem_letter on Letter {
        id
        number
        letterType
        audience
        recipient
        deliveryStatus
        reason
        canRetry
        createdAt
        sentAt
        validUntil
        voidedAt
        voidedBy
        href
      }
    `,
    ref,
  );
  const may = useMay();
  const [retry, isRetrying] = useRetryLetter();
  const { id, number, letterType, audience, recipient, deliveryStatus, reason, canRetry, href } = letter;
  const { sentAt, createdAt, validUntil, voidedAt, voidedBy } = letter;
  const name = number ?? t.types[letterType];
  const isVoid = deliveryStatus === "void";
  const looks = deliveryLooks[deliveryStatus];
  return (
    <li className={items.item}>
      <Cluster isSpread gap="xs">
        <span className={items.title}>{t.types[letterType]}</span>
        <Badge tone={looks.tone} icon={looks.icon}>
          {t.statuses[deliveryStatus]}
        </Badge>
      </Cluster>
      <span>{t.to(recipient, audience)}</span>
      <div className={css.meta}>
        {number && (
          <bdi className={css.number} translate="no">
            {number}
          </bdi>
        )}
        <span>{sentAt ? t.sent(format.dateTime(sentAt)) : t.decided(format.dateTime(createdAt))}</span>
        {validUntil && !isVoid && <span>{t.validUntil(end(validUntil))}</span>}
        {voidedAt && <span>{t.voided(voidedBy ?? t.bySystem, format.dateTime(voidedAt))}</span>}
        {deliveryStatus === "pending" && <span>{t.waiting}</span>}
      </div>
      {reason &&
        (deliveryStatus === "failed" ? (
          <Problem text={reason} />
        ) : (
          <span className={items.text} dir="auto">
            {reason}
          </span>
        ))}
      <Cluster gap="xs">
        {href && (
          <Button variant="quiet" icon="eye" aria-label={t.viewOf(name)} onPress={() => setOpen("letter")}>
            {t.view}
          </Button>
        )}
        {canRetry && may("workCases") && (
          <Button
            variant="quiet"
            icon="refresh"
            isPending={isRetrying}
            aria-label={t.retryOf(name)}
            onPress={() => retry({ id, name })}
          >
            {t.retry}
          </Button>
        )}
        {!isVoid && may("workCases") && (
          <Button variant="plain" icon="cross" aria-label={t.voidOf(name)} onPress={() => setOpen("void")}>
            {t.void}
          </Button>
        )}
      </Cluster>
      {open === "letter" && href && (
        <LetterDialog title={t.frame(name)} href={href} words={t} onClose={() => setOpen(undefined)} />
      )}
      {open === "void" && <VoidLetterDialog id={id} name={name} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

/** Retries a failed letter and shows a toast. */
function useRetryLetter() {
  const t = useWords(words);
  const attempt = useAttempt(t);
  const [retryLetter, isBusy] = useAction<LetterItemMutation>(graphql`
    mutation LetterItemMutation($input: RetryLetterInput!) {
      retryLetter(input: $input) {
        letter {
          ...LetterItem_letter
        }
      }
    }
  `);
  const retry = ({ id, name }: { id: string; name: string }) =>
    void attempt(id, () => retryLetter({ input: { id } }), { title: t.retried, description: name });
  return [retry, isBusy] as const;
}
