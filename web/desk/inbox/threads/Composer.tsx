import { useRef, useState, useEffect, useEffectEvent } from "react";
import { graphql, readInlineData } from "react-relay";
import type { Composer_communication$key } from "#relay/Composer_communication.graphql";
import { dropDraft, keepDraft, readDraft } from "../../../shell/desk/workspace/drafts.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { ReplyForm } from "../inbox/ReplyForm.tsx";
import { words as centerWords } from "../words.desk.ts";
import * as css from "../inbox.css.ts";
import { words } from "./words.desk.ts";
import type { ComposerMutation } from "#relay/ComposerMutation.graphql";
import { writerEverySeconds } from "../../../../shared/desk/inbox/rules.ts";
import { useAction } from "../../../core/relay/useAction.ts";

const fragment = graphql`
  fragment Composer_communication on Communication @inline {
    id
    senderName
    ...ReplyForm_communication
  }
`;

interface ComposerProps {
  thread: string;
  communication: Composer_communication$key;
  /** The first character was typed. */
  onBegin: () => void;
  onSent: () => void;
}

/** Answers a message of the open thread. While a colleague writes, the text waits. */
export function Composer({ thread, communication: ref, onBegin, onSent }: ComposerProps) {
  const communication = readInlineData(fragment, ref);
  const t = useWords(words);
  const center = useWords(centerWords);
  const { id, senderName } = communication;
  const [text, setText] = useState(() => readDraft(id));
  // Another form after each reply, with its own key.
  const [sent, setSent] = useState(0);
  const place = useRef<HTMLElement>(null);
  const { writer, takeOver } = useReplyWriter(thread, text.trim() !== "");
  function write(next: string) {
    if (text === "") onBegin();
    setText(next);
    keepDraft(id, { within: thread, text: next });
  }
  return (
    <section ref={place} className={css.composer} aria-label={t.replyTo(senderName || center.inbox.public)}>
      <span role="status">
        {writer !== null && (
          <Notice tone="caution" title={t.writes(writer)}>
            {t.writesText}{" "}
            <Button
              variant="quiet"
              onPress={() => {
                place.current?.querySelector("textarea")?.focus(); // this button is removed
                void takeOver();
              }}
            >
              {t.writeAnyway}
            </Button>
          </Notice>
        )}
      </span>
      <ReplyForm
        key={sent}
        communication={communication}
        text={text}
        onText={write}
        isHeld={writer !== null}
        onSent={() => {
          dropDraft(id);
          setText("");
          setSent((times) => times + 1);
          onSent();
        }}
      />
    </section>
  );
}

/** Announces that a reply is written here, and returns the colleague who writes one instead. */
function useReplyWriter(thread: string, isWriting: boolean) {
  const [writer, setWriter] = useState<string | null>(null);
  const [hold] = useAction<ComposerMutation>(graphql`
    mutation ComposerMutation($input: HoldReplyInput!) {
      holdReply(input: $input) {
        writer {
          name
        }
      }
    }
  `);
  // Not awaited: the next signal makes up for a lost one.
  const send = (is: { isWriting: boolean; takesOver?: boolean }) =>
    hold({ input: { thread, ...is } }).then(
      ({ holdReply }) => setWriter(holdReply.writer?.name ?? null),
      () => {},
    );
  const signal = useEffectEvent(send);
  useEffect(() => {
    void signal({ isWriting });
    const timer = setInterval(() => void signal({ isWriting }), writerEverySeconds * 1000);
    return () => clearInterval(timer);
  }, [thread, isWriting]);
  const leave = useEffectEvent((of: string) =>
    hold({ input: { thread: of, isWriting: false } }).catch(() => {}),
  );
  useEffect(() => () => void leave(thread), [thread]);
  return { writer, takeOver: () => send({ isWriting: true, takesOver: true }) };
}
