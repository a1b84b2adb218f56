import { graphql, useFragment } from "react-relay";
import type { MessageState_message$key } from "#relay/MessageState_message.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { statusTones } from "../tones.ts";
import { words } from "../words.desk.ts";

const tones = { ...statusTones, waiting: statusTones.pending };

interface MessageStateProps {
  message: MessageState_message$key;
  /** Above the list, the page says once why messages were captured. */
  isInList?: boolean;
}

/** Where a message is, and why. */
export function MessageState({ message: ref, isInList = false }: MessageStateProps) {
  const { state, tries, reason, dueAt, handledBy, handledAt } = useFragment(
    graphql`
      fragment MessageState_message on Message {
        state
        tries
        reason
        dueAt
        handledBy
        handledAt
      }
    `,
    ref,
  );
  const t = useWords(words).outbox;
  const format = useFormat();
  const isSaidAbove = isInList && state === "captured";
  return (
    <Cluster gap="xs">
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {tries > 0 && (state === "waiting" || state === "failed") && <Muted>{t.tries(tries)}</Muted>}
      {state === "waiting" && (tries > 0 || reason) && <Muted>{t.nextTry(format.dateTime(dueAt))}</Muted>}
      {state === "superseded" ? (
        <Muted>{t.superseded}</Muted>
      ) : (
        reason && !isSaidAbove && <Muted>{reason}</Muted>
      )}
      {handledBy && handledAt && <Muted>{t.handledBy(handledBy, format.dateTime(handledAt))}</Muted>}
    </Cluster>
  );
}
