import { graphql, useFragment } from "react-relay";
import type { ThreadRow_thread$key } from "#relay/ThreadRow_thread.graphql";
import { SelectBox } from "../../../shell/desk/bulk/SelectBox.tsx";
import * as rows from "../../../shell/desk/workspace/Rows.css.ts";
import * as workspace from "../../../shell/desk/workspace/Workspace.css.ts";
import { useListFormat } from "../../../shell/desk/lists/useListFormat.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Badge } from "../../../design/text/Badge.tsx";
import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import { statusTones, typeIcons } from "../tones.ts";
import { words as centerWords } from "../words.desk.ts";
import * as css from "../inbox.css.ts";
import { changeThreadAddress } from "../inboxAddress.ts";
import { words } from "./words.desk.ts";

interface ThreadRowProps {
  thread: ThreadRow_thread$key;
  isOpen: boolean;
  isCurrent: boolean;
  onChoose: (id: string) => void;
  /** For accounts that act on several threads. */
  selection?: { has: boolean; toggle: (id: string) => void };
}

/** One thread of the list: its newest message. */
export function ThreadRow({ thread: ref, isOpen, isCurrent, onChoose, selection }: ThreadRowProps) {
  const t = useWords(words);
  const center = useWords(centerWords);
  const format = useListFormat();
  const [address] = useSearch();
  const { id, waiting, isUrgent, latest } = useFragment(
    graphql`
      fragment ThreadRow_thread on CommunicationThread {
        id
        waiting
        isUrgent
        latest {
          communicationType
          direction
          party
          senderName
          recipientName
          subject
          preview
          status
          caseId
          actionRequired
          language
          createdAt
        }
      }
    `,
    ref,
  );
  const isInbound = latest.direction === "inbound";
  const name =
    (isInbound ? latest.senderName : latest.recipientName) ||
    (latest.party ? center.kinds[latest.party] : center.inbox.public);
  const isFailed = !isInbound && latest.actionRequired;
  const type = latest.communicationType;
  const asked = isInbound && type === "phone" ? t.askedForCall : "";
  const text = latest.preview || latest.subject || asked;
  return (
    <li className={rows.row} data-open={isOpen || undefined} data-new={waiting > 0 || undefined}>
      <div className={css.withBox}>
        {selection && (
          <span className={`${workspace.deskOnly} ${css.box}`}>
            <SelectBox
              name={isInbound ? name : center.inbox.to(name)}
              row={id}
              isSelected={selection.has}
              onToggle={() => selection.toggle(id)}
            />
          </span>
        )}
        <div className={css.thread}>
          <div className={rows.line}>
            <a
              href={`/admin/communications?${changeThreadAddress(address, { thread: id }).toString()}`}
              data-stay=""
              data-row={id}
              className={rows.link}
              tabIndex={isCurrent ? 0 : -1}
              aria-current={isOpen || undefined}
              onClick={() => onChoose(id)}
            >
              {isInbound ? name : center.inbox.to(name)}
            </a>
            <span className={css.marks}>
              {isUrgent && (
                <Badge tone="critical" icon="alert">
                  {t.urgent}
                </Badge>
              )}
              {isFailed && (
                <Badge tone={statusTones[latest.status]}>{center.inbox.statuses[latest.status]}</Badge>
              )}
              {waiting > 0 && (
                <span className={waiting === 1 ? visuallyHidden : undefined}>
                  <Badge tone="info">{t.waiting(waiting)}</Badge>
                </span>
              )}
              <time
                className={rows.small}
                dateTime={latest.createdAt}
                title={format.dateTime(latest.createdAt)}
              >
                {format.brief(latest.createdAt)}
              </time>
            </span>
          </div>
          <div className={css.below}>
            <Icon name={typeIcons[type]} size="sm" />
            <span className={text ? visuallyHidden : undefined}>{center.inbox.types[type]}</span>
            <p className={css.preview} lang={isInbound ? (latest.language ?? undefined) : undefined}>
              <BreakableText text={text} />
            </p>
            {latest.caseId && <span className={rows.small}>{latest.caseId}</span>}
          </div>
        </div>
      </div>
    </li>
  );
}
