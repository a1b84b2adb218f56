import { graphql, useFragment } from "react-relay";
import type { MessageState_message$key } from "#relay/MessageState_message.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import { statusTones } from "../tones.ts";
import { words } from "../words.desk.ts";

const tones = { ...statusTones, waiting: statusTones.pending };

/** Where a message is, and why. */
export function MessageState({ message: ref }: { message: MessageState_message$key }) {
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
  return (
    <Stack gap="xs">
      <span>
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
      </span>
      {tries > 0 && (state === "waiting" || state === "failed") && <Muted>{t.tries(tries)}</Muted>}
      {state === "waiting" && (tries > 0 || reason) && <Muted>{t.nextTry(format.dateTime(dueAt))}</Muted>}
      {state === "superseded" ? <Muted>{t.superseded}</Muted> : reason && <Muted>{reason}</Muted>}
      {handledBy && handledAt && <Muted>{t.handledBy(handledBy, format.dateTime(handledAt))}</Muted>}
    </Stack>
  );
}
