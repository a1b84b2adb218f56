import { useMemo } from "react";
import { graphql } from "react-relay";
import type { OutboxPageQuery$data } from "#relay/OutboxPageQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useMay } from "../../admin/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSelectColumn, type Selection } from "../../admin/bulk/useSelectColumn.tsx";
import { CaseLink } from "../../admin/CaseLink.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/tableColumns.ts";
import { words, type en } from "../words.desk.ts";
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
    canRetry
    canHandle
    canReopen
    otherChannel
    handledBy
    handledAt
    dueAt
    createdAt
  }
`;

const tones = { ...statusTones, waiting: statusTones.pending };

const nameOf = ({ subject }: Message) => subject;
const canSelect = ({ canRetry }: Message) => canRetry;

/** The columns of the outbox. */
export function useOutboxColumns(selection: Selection): readonly TableColumn<Message>[] {
  const t = useWords(words);
  const select = useSelectColumn(selection, { nameOf, canSelect });
  const format = useFormat();
  return useMemo(
    () => [
      select,
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
        text: (message) => t.outbox.states[message.state],
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
        text: ({ canRetry, canHandle, canReopen, otherChannel }) =>
          [
            canRetry && t.inbox.retry,
            otherChannel && wayOf(t.outbox, otherChannel),
            canHandle && t.outbox.handle,
            canReopen && t.outbox.reopen,
          ]
            .filter(Boolean)
            .join(", ") || t.outbox.nothing,
        cell: (message) => <Acts message={message} />,
        isForActions: true,
        width: 15.5,
      },
    ],
    [t, select, format],
  );
}

function State({ message }: { message: Message }) {
  const { state, tries, reason, dueAt, handledBy, handledAt } = message;
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

const wayOf = ({ sendBy }: typeof en.outbox, channel: string) =>
  channel === "sms" ? sendBy.sms : sendBy.email;

function Acts({ message }: { message: Message }) {
  const { id, canRetry, canHandle, canReopen, otherChannel, subject, handledAt } = message;
  const { inbox, outbox } = useWords(words);
  const may = useMay();
  const { retry, sendAnotherWay, handle, reopen, isBusy } = useInboxActs();
  if (!canRetry && !canHandle && !canReopen) return null;
  return (
    <Stack gap="xs">
      {canRetry && (
        <Button
          variant="quiet"
          icon="refresh"
          isPending={isBusy}
          aria-label={inbox.retryOf(subject)}
          onPress={() => void retry(id)}
        >
          {inbox.retry}
        </Button>
      )}
      {otherChannel && may("workCases") && (
        <Button
          variant="quiet"
          icon="send"
          isPending={isBusy}
          aria-label={outbox.sendByOf(wayOf(outbox, otherChannel), subject)}
          onPress={() => void sendAnotherWay(id)}
        >
          {wayOf(outbox, otherChannel)}
        </Button>
      )}
      {canHandle && (
        <Button
          variant="quiet"
          icon="check"
          isPending={isBusy}
          aria-label={outbox.handleOf(subject)}
          onPress={() => void handle(id)}
        >
          {outbox.handle}
        </Button>
      )}
      {canReopen && handledAt && (
        <Button
          variant="quiet"
          icon="refresh"
          isPending={isBusy}
          aria-label={outbox.reopenOf(subject)}
          onPress={() => void reopen(id, handledAt)}
        >
          {outbox.reopen}
        </Button>
      )}
    </Stack>
  );
}
