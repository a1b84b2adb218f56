import { useEffect, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { MessageDetail_message$key } from "#relay/MessageDetail_message.graphql";
import type { MessageDetailQuery } from "#relay/MessageDetailQuery.graphql";
import { CaseLink } from "../../../shell/desk/CaseLink.tsx";
import { May } from "../../../shell/desk/May.tsx";
import { Detail } from "../../../shell/desk/workspace/Detail.tsx";
import { useFormat } from "../../../core/i18n/format.ts";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { words as detailWords } from "./words.desk.ts";
import { MessageActs } from "./MessageActs.tsx";
import { MessageState } from "./MessageState.tsx";

const query = graphql`
  query MessageDetailQuery($id: String!) {
    message(id: $id) {
      ...MessageDetail_message
    }
  }
`;

/** The open message of the outbox: where it is, and what can be done. */
export function MessageDetail({ id, row }: { id: string; row: MessageDetail_message$key | undefined }) {
  const environment = useRelayEnvironment();
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  // Once it is settled, it may leave the list, which then reads it no more.
  const hasLeft = last !== undefined && row === undefined;
  useEffect(() => {
    if (!hasLeft) return undefined;
    const reading = fetchQuery<MessageDetailQuery>(environment, query, { id }).subscribe({});
    return () => reading.unsubscribe();
  }, [environment, hasLeft, id]);
  const shown = row ?? last;
  return shown ? <Found message={shown} /> : <Unlisted id={id} />;
}

/** A message that the loaded part of the list does not have. */
function Unlisted({ id }: { id: string }) {
  const { message } = usePanelQuery<MessageDetailQuery>(query, { id });
  return <Found message={message} />;
}

function Found({ message }: { message: MessageDetail_message$key }) {
  const t = useWords(words);
  const format = useFormat();
  const row = useFragment(
    graphql`
      fragment MessageDetail_message on Message {
        subject
        recipientName
        recipientType
        channel
        caseId
        requestNumber
        createdAt
        ...MessageState_message
        ...MessageActs_message
      }
    `,
    message,
  );
  const { columns } = t.outbox;
  const { facts } = useWords(detailWords);
  return (
    <Detail
      title={row.subject}
      actions={
        <May do="workDesk">
          <MessageActs message={row} />
        </May>
      }
    >
      <Stack>
        <MessageState message={row} />
        <Facts>
          <Fact term={columns.recipient}>{row.recipientName}</Fact>
          <Fact term={facts.party}>{t.kinds[row.recipientType as keyof typeof t.kinds]}</Fact>
          <Fact term={facts.channel}>{row.channel === "sms" ? t.channels.sms : t.channels.email}</Fact>
          <Fact term={facts.case}>
            {row.caseId && <CaseLink number={row.requestNumber} caseId={row.caseId} />}
          </Fact>
          <Fact term={columns.createdAt}>{format.dateTime(row.createdAt)}</Fact>
        </Facts>
      </Stack>
    </Detail>
  );
}
