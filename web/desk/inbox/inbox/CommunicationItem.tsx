import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommunicationItem_communication$key } from "#relay/CommunicationItem_communication.graphql";
import type { ReplyDialog_communication$key } from "#relay/ReplyDialog_communication.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { May } from "../../../shell/desk/May.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { CaseLink } from "../../../shell/desk/CaseLink.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import * as items from "../../../design/layout/item.css.ts";
import { anywhere } from "../../../design/layout/layout.css.ts";
import { en as threadWords } from "../threads/words.desk.ts";
import { words } from "../words.desk.ts";
import { priorityTones, statusTones, typeIcons } from "../tones.ts";
import { useInboxActs } from "./useInboxActs.ts";

export interface InboxActs {
  /** Without it, marking as read and replying are offered elsewhere. */
  onReply?: (communication: ReplyDialog_communication$key & { readonly id: string }) => void;
}

interface CommunicationItemProps extends InboxActs {
  communication: CommunicationItem_communication$key;
  /** The whole text in the open thread; in a list the item opens it. */
  text?: { message: string; isLetter: boolean } | undefined;
  /** Leads from a list to the thread of the case. */
  hasThread?: boolean;
}

/** One line of the inbox: sender, preview and actions. Everything is plain text. */
export function CommunicationItem(props: CommunicationItemProps) {
  const { communication: ref, onReply, text, hasThread } = props;
  const t = useWords(words);
  const format = useFormat();
  const [own, setOwn] = useState<{ message: string; isLetter: boolean }>();
  const opened = text ?? own;
  const acts = useInboxActs();
  const row = useFragment(
    graphql`
      fragment CommunicationItem_communication on Communication {
        id
        communicationType
        direction
        party
        senderName
        recipientName
        subject
        preview
        priority
        status
        requestNumber
        caseId
        actionRequired
        allowsResponse
        replies
        reason
        canRetry
        isNotToBeContacted
        isPassLocked
        language
        readBy
        createdAt
        ...ReplyDialog_communication
        ...Composer_communication
      }
    `,
    ref,
  );
  const { id, direction, party, status, caseId, requestNumber, reason, language, readBy, replies } = row;
  const isInbound = direction === "inbound";
  const isUnread = isInbound && status === "delivered";
  const name = (isInbound ? row.senderName : row.recipientName) || (party ? t.kinds[party] : t.inbox.public);
  const line = isInbound ? t.inbox.from(name) : t.inbox.to(name);
  const asked = isInbound && row.communicationType === "phone" ? threadWords.askedForCall : "";
  const shownStatus = isUnread ? "unread" : status;

  async function toggle() {
    setOwn(own ? undefined : await acts.open(id));
  }
  return (
    <li className={items.item} data-new={isUnread || undefined}>
      <Cluster isSpread gap="xs">
        <span className={items.title}>{line}</span>
        <Cluster gap="xs">
          {row.actionRequired && (
            <Badge tone="critical" icon="alert">
              {isInbound ? threadWords.urgent : t.inbox.actionRequired}
            </Badge>
          )}
          {row.priority !== "medium" && !row.actionRequired && (
            <Badge tone={priorityTones[row.priority]}>{t.priorities[row.priority]}</Badge>
          )}
          <Badge tone={statusTones[shownStatus]}>{t.inbox.statuses[shownStatus]}</Badge>
          <Badge icon={typeIcons[row.communicationType]}>{t.inbox.types[row.communicationType]}</Badge>
        </Cluster>
      </Cluster>
      {row.subject && row.subject !== row.preview && (
        <span className={anywhere}>
          <BreakableText text={row.subject} />
        </span>
      )}
      <p className={items.text} dir="auto" lang={isInbound ? (language ?? undefined) : undefined}>
        <BreakableText text={(opened ? opened.message : row.preview) || asked} />
      </p>
      {opened?.isLetter && <Muted>{t.inbox.letter}</Muted>}
      {reason && <Muted>{reason}</Muted>}
      {row.isPassLocked && <Muted>{t.passLocked}</Muted>}
      {isInbound && row.isNotToBeContacted && !row.allowsResponse && !row.isPassLocked && (
        <Muted>{t.inbox.noWay}</Muted>
      )}
      <Cluster isSpread gap="xs">
        <Cluster gap="xs">
          {caseId && <CaseLink number={requestNumber} caseId={caseId} />}
          <Muted>
            <BreakableText
              text={[
                format.dateTime(row.createdAt),
                !isInbound && row.senderName && t.inbox.by(row.senderName),
                readBy && t.inbox.readBy(readBy),
                replies > 0 && t.inbox.replies(replies),
              ]
                .filter(Boolean)
                .join(" · ")}
            />
          </Muted>
        </Cluster>
        <Cluster gap="xs">
          {hasThread && requestNumber !== null && caseId !== null && (
            <ButtonLink
              variant="quiet"
              icon="list"
              href={`/admin/communications?view=all&thread=request-${requestNumber}`}
            >
              {t.inbox.thread(caseId)}
            </ButtonLink>
          )}
          <May do="workDesk">
            {!text && (
              <Button
                variant="quiet"
                icon="eye"
                aria-label={opened ? undefined : t.inbox.openOf(line)}
                onPress={() => void toggle()}
              >
                {opened ? t.inbox.close : t.inbox.open}
              </Button>
            )}
            {isUnread && onReply && (
              <Button
                variant="quiet"
                icon="check"
                isPending={acts.isBusy}
                aria-label={t.inbox.markReadOf(name)}
                onPress={() => void acts.markRead(id)}
              >
                {t.inbox.markRead}
              </Button>
            )}
            {row.allowsResponse && onReply && (
              <Button
                variant="quiet"
                icon="chat"
                aria-label={t.inbox.replyOf(name)}
                onPress={() => onReply(row)}
              >
                {t.inbox.reply}
              </Button>
            )}
            {row.canRetry && (
              <Button
                variant="quiet"
                icon="refresh"
                isPending={acts.isBusy}
                aria-label={t.inbox.retryOf(name)}
                onPress={() => void acts.retry(id.replace("message-", ""))}
              >
                {t.inbox.retry}
              </Button>
            )}
          </May>
        </Cluster>
      </Cluster>
    </li>
  );
}
