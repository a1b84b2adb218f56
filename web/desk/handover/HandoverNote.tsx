import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { HandoverNote_handover$key } from "#relay/HandoverNote_handover.graphql";
import type { HandoverNoteMutation } from "#relay/HandoverNoteMutation.graphql";
import { May } from "../../shell/desk/May.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { words } from "./words.desk.ts";

/** A handover, and the act of the administrator who takes it on. */
export function HandoverNote({ handover: ref }: { handover: HandoverNote_handover$key }) {
  const t = useWords(words);
  const format = useFormat();
  const attempt = useAttempt({ failed: t.failed, failedText: t.failedText });
  const { id, by, note, at, acknowledgedBy, acknowledgedAt, viewerCanAcknowledge } = useFragment(
    graphql`
      fragment HandoverNote_handover on ShiftHandover {
        id
        by
        note
        at
        acknowledgedBy
        acknowledgedAt
        viewerCanAcknowledge
      }
    `,
    ref,
  );
  const [acknowledge, isBusy] = useAction<HandoverNoteMutation>(graphql`
    mutation HandoverNoteMutation($input: AcknowledgeHandoverInput!) {
      acknowledgeHandover(input: $input) {
        handover {
          ...HandoverNote_handover
        }
      }
    }
  `);
  const text = useRef<HTMLParagraphElement>(null);
  function take() {
    text.current?.focus({ preventScroll: true }); // the button is removed
    void attempt(id, () => acknowledge({ input: { id } }), t.acknowledged);
  }
  return (
    <Stack gap="xs">
      <Muted>{t.by(by, format.dateTime(at))}</Muted>
      <p ref={text} tabIndex={-1}>
        <BreakableText text={note} />
      </p>
      {acknowledgedAt !== null && acknowledgedBy !== null ? (
        <Muted>{t.acknowledgedBy(acknowledgedBy, format.dateTime(acknowledgedAt))}</Muted>
      ) : (
        <Muted>{t.waits}</Muted>
      )}
      {viewerCanAcknowledge && (
        <May do="workCases">
          <span>
            <Button icon="check" isPending={isBusy} onPress={take}>
              {t.acknowledge}
            </Button>
          </span>
        </May>
      )}
    </Stack>
  );
}
