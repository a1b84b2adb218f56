import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Conversation_items$key } from "#relay/Conversation_items.graphql";
import { callbackHref } from "../../../community/callbacks/callbackHref.ts";
import { caseHref } from "../../../shell/desk/caseHref.ts";
import { May } from "../../../shell/desk/May.tsx";
import { useMay } from "../../../shell/desk/permissions.ts";
import { draftedIn } from "../../../shell/desk/workspace/drafts.ts";
import { DetailHead } from "../../../shell/desk/workspace/DetailHead.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { remPixels, useWidth } from "../../../design/layout/useWidth.ts";
import { CommunicationItem } from "../inbox/CommunicationItem.tsx";
import { useInboxActs } from "../inbox/useInboxActs.ts";
import { Composer } from "./Composer.tsx";
import { ThreadFacts } from "./ThreadFacts.tsx";
import { list, stack } from "../../../design/layout/layout.css.ts";
import * as css from "../inbox.css.ts";
import type { OpenedText } from "./useThreadTexts.ts";
import { words } from "./words.desk.ts";
import { desk } from "../../../design/theme/widths.ts";

/** The width that messages and facts need next to each other. */
const fewestRem = 46;

export interface OpenThreadProps {
  thread: string;
  /** Whether the thread takes the focus once it is shown. */
  takesFocus: () => boolean;
  onClose: () => void;
  /** A reply to the previous thread has just opened this one: its reply field takes the focus. */
  answering: { current: boolean };
  /** After a reply to the only message that waited. */
  onAnswered?: (() => void) | undefined;
}

interface ConversationProps extends OpenThreadProps {
  /** Newest first. */
  items: Conversation_items$key;
  texts: ReadonlyMap<string, OpenedText>;
  more: ReactNode;
}

/** The open thread's messages, the reply to one of them, and the facts of its case. */
export function Conversation(props: ConversationProps) {
  const { thread, answering, takesFocus, onClose, onAnswered, texts, more } = props;
  const items = useFragment(
    graphql`
      fragment Conversation_items on Communication @relay(plural: true) {
        id
        direction
        status
        senderName
        recipientName
        requestNumber
        caseId
        callbackId
        allowsResponse
        ...CommunicationItem_communication
        ...Composer_communication
      }
    `,
    props.items,
  );
  const t = useWords(words);
  const acts = useInboxActs();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const messages = useRef<HTMLOListElement>(null);
  const mayReadCases = useMay()("readCases");
  // A reply keeps its message while newer ones arrive, and when the thread is opened again.
  const [chosen, setChosen] = useState(() => draftedIn(thread));
  // Also when a pressed button or the sent form is removed.
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const arrive = useEffectEvent(() => {
    if (globalThis.matchMedia?.(desk).matches) field.current?.scrollIntoView?.({ block: "nearest" });
    else {
      // On a phone the reply field would push the head, and often the message, out of sight.
      scrollTo({ top: 0 });
      messages.current?.lastElementChild?.scrollIntoView?.({ block: "nearest" });
    }
    if (!takesFocus()) return;
    focusTitle();
    if (answering.current) focus();
    answering.current = false;
  });
  useLayoutEffect(() => arrive(), []);

  const unread = items.filter(({ direction, status }) => direction === "inbound" && status === "delivered");
  const answerable = items.filter(({ allowsResponse }) => allowsResponse);
  const target =
    answerable.find(({ id }) => id === chosen) ??
    answerable.find(({ status }) => status === "delivered") ??
    answerable[0];
  const { requestNumber, caseId } = items.find((one) => one.caseId !== null) ?? {};
  const call = items.find(({ callbackId }) => callbackId !== null)?.callbackId;
  const first = items.find(({ direction }) => direction === "inbound") ?? items[0];
  const name = (first?.direction === "inbound" ? first.senderName : first?.recipientName) ?? "";
  // Where there is no room for the case, it is not read, and so not logged.
  const hasRoom = (useWidth(pane) ?? 0) >= fewestRem * remPixels();
  const showsFacts = requestNumber != null && hasRoom && mayReadCases;
  const focus = () => field.current?.querySelector<HTMLElement>("textarea")?.focus();

  return (
    <>
      <DetailHead
        title={[caseId, name].filter(Boolean).join(", ") || t.noCase}
        heading={title}
        closeLabel={t.close}
        onClose={onClose}
      >
        <May do="workDesk">
          {target && (
            <Button variant="plain" icon="chat" aria-keyshortcuts="r" onPress={focus}>
              {t.reply}
            </Button>
          )}
          {unread.length > 0 && (
            <Button
              variant="plain"
              icon="check"
              aria-keyshortcuts="m"
              isPending={acts.isBusy}
              onPress={() => {
                focusTitle();
                void Promise.all(unread.map(({ id }) => acts.markRead(id)));
              }}
            >
              {t.markRead}
            </Button>
          )}
        </May>
        {call && (
          <ButtonLink variant="quiet" icon="phone" href={callbackHref(call)}>
            {t.openCallback}
          </ButtonLink>
        )}
        {requestNumber != null && (
          <May do="readCases">
            <ButtonLink variant="quiet" icon="file" aria-keyshortcuts="c" href={caseHref(requestNumber)}>
              {t.openCase}
            </ButtonLink>
          </May>
        )}
      </DetailHead>
      <div ref={pane} className={css.pane} data-facts={showsFacts || undefined}>
        <div className={stack} data-gap="md">
          {more}
          <ol ref={messages} className={`${stack} ${list}`} data-gap="sm" aria-label={t.messages}>
            {[...items].reverse().map((item) => (
              <CommunicationItem
                key={item.id}
                communication={item}
                text={texts.get(item.id)}
                // The head has the acts of a single message.
                {...(items.length > 1 && {
                  onReply: ({ id }) => {
                    setChosen(id);
                    requestAnimationFrame(focus);
                  },
                })}
              />
            ))}
          </ol>
          <div ref={field}>
            <May do="workDesk">
              {target ? (
                <Composer
                  key={target.id}
                  thread={thread}
                  communication={target}
                  onBegin={() => setChosen(target.id)}
                  onSent={() => {
                    setChosen(undefined);
                    focusTitle();
                    if (unread.every(({ id }) => id === target.id)) onAnswered?.();
                  }}
                />
              ) : (
                <p>{t.noReply}</p>
              )}
            </May>
          </div>
        </div>
        {showsFacts && <ThreadFacts number={requestNumber ?? 0} />}
      </div>
    </>
  );
}
