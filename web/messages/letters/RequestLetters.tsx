import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  RequestLetters_request$data,
  RequestLetters_request$key,
} from "#relay/RequestLetters_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useEndFormat } from "../../core/i18n/useEndFormat.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily, useLoadedSoon } from "../../core/routing/lazily.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import * as items from "../../design/layout/item.css.ts";
import * as css from "./LetterItem.css.ts";
import { deliveryLooks } from "./tones.ts";
import { words } from "./words.ts";

const LetterDialog = lazily(() => import("./LetterDialog.tsx"), "LetterDialog");

/** The letters on a request's page: an officer sees their own. */
export function RequestLetters({ request: ref }: { request: RequestLetters_request$key }) {
  const t = useWords(words);
  const { letters } = useFragment(
    graphql`
      fragment RequestLetters_request on EmergencyRequest {
        letters {
          id
          number
          letterType
          recipient
          deliveryStatus
          reason
          createdAt
          validUntil
          href
        }
      }
    `,
    ref,
  );
  if (letters.length === 0) return <EmptyState icon="mail" title={t.empty} text={t.emptyText} />;
  return (
    <Stack as="ul" gap="sm">
      {letters.map((letter) => (
        <Item key={letter.id} letter={letter} />
      ))}
    </Stack>
  );
}

function Item({ letter }: { letter: RequestLetters_request$data["letters"][number] }) {
  const t = useWords(words);
  const format = useFormat();
  const end = useEndFormat();
  const [isOpen, setOpen] = useState(false);
  useLoadedSoon(LetterDialog);
  const { number, letterType, recipient, deliveryStatus, reason, createdAt, validUntil, href } = letter;
  const looks = deliveryLooks[deliveryStatus];
  const isVoid = deliveryStatus === "void";
  const name = number ?? t.types[letterType];
  return (
    <li className={items.item}>
      <Cluster isSpread gap="xs">
        <span className={items.title}>{t.types[letterType]}</span>
        <Badge tone={looks.tone} icon={looks.icon}>
          {t.statuses[deliveryStatus]}
        </Badge>
      </Cluster>
      <div className={css.meta}>
        {number && (
          <bdi className={css.number} translate="no">
            {number}
          </bdi>
        )}
        <span>{t.to(recipient)}</span>
        <span>{t.date(format.dateTime(createdAt))}</span>
        {validUntil && !isVoid && <span>{t.validUntil(end(validUntil))}</span>}
      </div>
      {isVoid && reason && <span className={items.text}>{t.voidBecause(reason)}</span>}
      {href && (
        <Cluster>
          <Button variant="quiet" icon="eye" aria-label={t.viewOf(name)} onPress={() => setOpen(true)}>
            {t.view}
          </Button>
        </Cluster>
      )}
      {isOpen && href && (
        <Suspense>
          <LetterDialog title={t.frame(name)} href={href} words={t} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
