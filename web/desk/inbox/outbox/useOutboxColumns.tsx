import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useOutboxColumns_message$data,
  useOutboxColumns_message$key,
} from "#relay/useOutboxColumns_message.graphql";
import { useListFormat } from "../../../shell/desk/lists/useListFormat.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSelectColumn, type Selection } from "../../../shell/desk/bulk/useSelectColumn.tsx";
import { CaseLink } from "../../../shell/desk/CaseLink.tsx";
import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { words } from "../words.desk.ts";
import { MessageActs, wayOf } from "./MessageActs.tsx";
import { MessageState } from "./MessageState.tsx";

const fragment = graphql`
  fragment useOutboxColumns_message on Message @inline {
    id
    state
    channel
    recipientType
    recipientName
    subject
    caseId
    requestNumber
    canRetry
    canHandle
    canReopen
    otherChannel
    createdAt
    ...MessageState_message
    ...MessageActs_message
    ...MessageDetail_message
  }
`;

type Row = useOutboxColumns_message$data;

export const readOutboxRow = (message: useOutboxColumns_message$key): Row =>
  readInlineData(fragment, message);
export const outboxKey = ({ id }: Row) => id;
const nameOf = ({ subject }: Row) => subject;
const canSelect = ({ canRetry }: Row) => canRetry;

/** The columns of the outbox. Rows are chosen if several can be sent again. */
export function useOutboxColumns(selection: Selection, rows: readonly Row[]): readonly TableColumn<Row>[] {
  const isChosen = rows.filter(canSelect).length > 1;
  const t = useWords(words);
  const select = useSelectColumn(selection, { nameOf, canSelect });
  const format = useListFormat();
  return useMemo(
    () => [
      ...(isChosen ? [select] : []),
      {
        id: "subject",
        label: t.outbox.columns.subject,
        text: ({ subject }) => subject,
        cell: ({ subject, caseId, requestNumber, channel }) => (
          <Cluster gap="xs">
            <span>
              <BreakableText text={caseId ? subject.replace(` (${caseId})`, "") : subject} />
            </span>
            {caseId && <CaseLink number={requestNumber} caseId={caseId} />}
            <Muted>{channel === "sms" ? t.channels.sms : t.channels.email}</Muted>
          </Cluster>
        ),
        isRowHeader: true,
        share: 2,
        minWidth: 21,
      },
      {
        id: "recipient",
        label: t.outbox.columns.recipient,
        needsNoLabel: true,
        text: ({ recipientName }) => recipientName,
        cell: ({ recipientName, recipientType }) => (
          <>
            {recipientName} <Muted>{t.kinds[recipientType as keyof typeof t.kinds]}</Muted>
          </>
        ),
        minWidth: 12,
      },
      {
        id: "state",
        label: t.outbox.columns.state,
        needsNoLabel: true,
        text: (message) => t.outbox.states[message.state],
        cell: (message) => <MessageState message={message} isInList />,
        staysBeside: true,
        width: 12,
      },
      {
        id: "createdAt",
        label: t.outbox.columns.createdAt,
        text: ({ createdAt }) => format.brief(createdAt),
        width: 6,
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
        cell: (message) => <MessageActs message={message} />,
        isForActions: true,
        width: 12.5,
      },
    ],
    [t, isChosen, select, format],
  );
}
