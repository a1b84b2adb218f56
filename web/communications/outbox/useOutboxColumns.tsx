import { useMemo } from "react";
import { graphql } from "react-relay";
import type { OutboxPageQuery$data } from "#relay/OutboxPageQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { CaseLink } from "../../admin/CaseLink.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/tableColumns.ts";
import { words } from "../words.desk.ts";
import { statusTones } from "../tones.ts";
import { useInboxActs } from "../inbox/useInboxActs.ts";

type Message = OutboxPageQuery$data["outbox"]["edges"][number]["node"];

void graphql`
  fragment useOutboxColumns_message on Message {
    id
    state
    channel
    recipientType
    recipientName
    subject
    caseId
    requestNumber
    tries
    reason
    isCaptured
    canRetry
    dueAt
    createdAt
  }
`;

const tones = {
  queued: "caution",
  sending: "info",
  captured: statusTones.captured,
  sent: statusTones.delivered,
  failed: "critical",
  superseded: statusTones.superseded,
} as const;

const shownState = ({ state, isCaptured }: Pick<Message, "state" | "isCaptured">) =>
  isCaptured ? "captured" : state;

/** The columns of the outbox. */
export function useOutboxColumns(): readonly TableColumn<Message>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "subject",
        label: t.outbox.columns.subject,
        text: ({ subject }) => subject,
        cell: ({ subject, caseId, requestNumber, channel }) => (
          <Stack gap="xs">
            <span>{subject}</span>
            <Cluster gap="xs">
              <Muted>{channel === "sms" ? t.channels.sms : t.channels.email}</Muted>
              {caseId && <CaseLink number={requestNumber} caseId={caseId} />}
            </Cluster>
          </Stack>
        ),
        isRowHeader: true,
        share: 2,
        minWidth: 12,
      },
      {
        id: "recipient",
        label: t.outbox.columns.recipient,
        text: ({ recipientName }) => recipientName,
        cell: ({ recipientName, recipientType }) => (
          <Stack gap="xs">
            <span>{recipientName}</span>
            <Muted>{t.kinds[recipientType as keyof typeof t.kinds]}</Muted>
          </Stack>
        ),
        minWidth: 9,
      },
      {
        id: "state",
        label: t.outbox.columns.state,
        text: (message) => t.outbox.states[shownState(message)],
        cell: (message) => <State message={message} />,
        share: 2,
        minWidth: 11,
      },
      {
        id: "createdAt",
        label: t.outbox.columns.createdAt,
        text: ({ createdAt }) => format.dateTime(createdAt),
        width: 10,
      },
      {
        id: "actions",
        label: t.outbox.columns.actions,
        text: ({ canRetry }) => (canRetry ? t.inbox.retry : t.outbox.nothing),
        cell: (message) => <Retry message={message} />,
        isForActions: true,
        width: 9.5,
      },
    ],
    [t, format],
  );
}

function State({ message }: { message: Message }) {
  const { state, tries, reason, dueAt } = message;
  const shown = shownState(message);
  const t = useWords(words).outbox;
  const format = useFormat();
  return (
    <Stack gap="xs">
      <span>
        <Badge tone={tones[shown]}>{t.states[shown]}</Badge>
      </span>
      {tries > 0 && state !== "sent" && <Muted>{t.tries(tries)}</Muted>}
      {state === "queued" && tries > 0 && <Muted>{t.nextTry(format.dateTime(dueAt))}</Muted>}
      {state === "superseded" ? <Muted>{t.superseded}</Muted> : reason && <Muted>{reason}</Muted>}
    </Stack>
  );
}

function Retry({ message: { id, canRetry, subject } }: { message: Message }) {
  const t = useWords(words).inbox;
  const { retry, isBusy } = useInboxActs();
  if (!canRetry) return null;
  return (
    <Button
      variant="quiet"
      icon="refresh"
      isPending={isBusy}
      aria-label={t.retryOf(subject)}
      onPress={() => void retry(id)}
    >
      {t.retry}
    </Button>
  );
}
