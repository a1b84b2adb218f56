import { graphql, useFragment } from "react-relay";
import type { EventState_event$key } from "#relay/EventState_event.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";

/** Whether an event is over or canceled, what is missing in it, and who changed it. */
export function EventState({ event }: { event: EventState_event$key }) {
  const t = useWords(words);
  const { translations, isOver, isCancelled, cancelReason, changedBy } = useFragment(
    graphql`
      fragment EventState_event on Event {
        translations {
          language
        }
        isOver
        isCancelled
        cancelReason
        changedBy
      }
    `,
    event,
  );
  const missing = (["es", "fr"] as const).filter(
    (language) => !translations.some((said) => said.language === language),
  );
  return (
    <>
      {(isCancelled || isOver || missing.length > 0) && (
        <Cluster>
          {isCancelled && (
            <Badge tone="critical" icon="cross">
              {t.cancelled}
            </Badge>
          )}
          {isOver && <Badge icon="clock">{t.over}</Badge>}
          {missing.map((language) => (
            <Badge key={language} tone="caution">
              {t.missing(t.languages[language])}
            </Badge>
          ))}
        </Cluster>
      )}
      {cancelReason && <Muted>{cancelReason}</Muted>}
      {changedBy && <Muted>{t.changedBy(changedBy)}</Muted>}
    </>
  );
}
