import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TerminalLine_terminal$key } from "#relay/TerminalLine_terminal.graphql";
import type { TerminalLineRevokeMutation } from "#relay/TerminalLineRevokeMutation.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import * as css from "./Terminals.css.ts";
import { words } from "./words.desk.ts";

/** One terminal, or the open invitation for one. */
export function TerminalLine({ terminal: ref }: { terminal: TerminalLine_terminal$key }) {
  const t = useWords(words).terminals;
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { id, name, invitedUntil, lastSeenAt, endsAt, isEnded, isFlagged, disputes, redemptionCount } =
    useFragment(
      graphql`
        fragment TerminalLine_terminal on RedemptionTerminal {
          id
          name
          invitedUntil
          lastSeenAt
          endsAt
          isEnded
          isFlagged
          disputes
          redemptionCount
        }
      `,
      ref,
    );
  const [revoke] = useAction<TerminalLineRevokeMutation>(graphql`
    mutation TerminalLineRevokeMutation($input: RevokeTerminalInput!) {
      revokeTerminal(input: $input) {
        terminal {
          id
          isRevoked
        }
      }
    }
  `);
  const state = isEnded
    ? t.ended
    : lastSeenAt && endsAt
      ? t.seen(format.dateTime(lastSeenAt), format.dateTime(endsAt))
      : t.waiting(format.dateTime(invitedUntil));
  return (
    <li className={css.line}>
      <div>
        <Cluster gap="xs">
          <strong>{name}</strong>
          {disputes > 0 && (
            <Badge tone={isFlagged ? "critical" : "caution"} icon="alert">
              {t.disputes(disputes)}
            </Badge>
          )}
        </Cluster>
        <Muted>{[state, lastSeenAt && t.count(redemptionCount)].filter(Boolean).join(" · ")}</Muted>
      </div>
      <Button variant="plain" aria-label={t.removeOf(name)} onPress={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        title={t.removeTitle(name)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await revoke({ input: { id } });
          toast({ title: t.removed(name), tone: "positive" });
        }}
        confirmText={t.remove}
        pendingText={t.removing}
        isDangerous
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </li>
  );
}
