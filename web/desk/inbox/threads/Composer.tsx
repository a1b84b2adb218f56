import { useRef, useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../../shell/desk/workspace/drafts.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import type { Communication } from "../inbox/CommunicationItem.tsx";
import { ReplyForm } from "../inbox/ReplyForm.tsx";
import { words as centerWords } from "../words.desk.ts";
import * as css from "./Threads.css.ts";
import { useReplyWriter } from "./useReplyWriter.ts";
import { words } from "./words.desk.ts";

interface ComposerProps {
  thread: string;
  communication: Communication;
  /** The first character was typed. */
  onBegin: () => void;
  onSent: () => void;
}

/** Answers a message of the open thread. While a colleague writes, the text waits. */
export function Composer({ thread, communication, onBegin, onSent }: ComposerProps) {
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
