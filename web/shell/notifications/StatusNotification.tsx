import { useEffect, useEffectEvent, useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import type { StatusChange } from "./statusChanges.ts";
import { changeTones } from "../statuses/tones.ts";
import { words } from "./words.ts";

/** The card closes after 10 s. */
const shownForMs = 10_000;

/** A change's meaning with a link to the request. It stays while hovered or focused. */
export function StatusNotification({ change, onDismiss }: { change: StatusChange; onDismiss: () => void }) {
  const t = useWords(words).changes;
  const { title, text } = t.notifications[change.status];
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone={changeTones[change.status]} title={title}>
        <p>{t.about(change.caseId, text)}</p>
        <Cluster isSpread>
          <TextLink href={`/request/${change.number}`}>{t.open}</TextLink>
          <Button variant="plain" icon="cross" onPress={onDismiss}>
            {t.dismiss}
          </Button>
        </Cluster>
      </Notice>
    </div>
  );
}
