import { useEffect, useRef } from "react";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { AnswerText } from "./AnswerText.tsx";
import * as css from "./Chat.css.ts";
import { answerPlace, type Conversation, type Entry } from "./conversation.ts";
import { words } from "./words.ts";

interface ChatLogProps {
  conversation: Conversation;
  onRetry: () => void;
  onStop: () => void;
}

/**
 * The conversation. The start of an answer stays in view while it grows, below its question. A
 * screen reader announces it when it is complete, not each part.
 */
export function ChatLog({ conversation: { entries, isPending }, onRetry, onStop }: ChatLogProps) {
  const t = useWords(words).chat;
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const window = log.current?.closest("[role=dialog]")?.parentElement;
    if (entries.at(-1)?.role === "assistant") startOf(log.current?.lastElementChild)?.scrollIntoView?.();
    else if (window && entries.length > 0) window.scrollTop = window.scrollHeight;
    // The pressed button may be removed by its action: the focus continues from here, not from
    // Close.
    if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
  }, [entries, isPending]);

  return (
    <>
      <div ref={log} className={css.log} role="log" tabIndex={-1} aria-label={t.log} aria-busy={isPending}>
        <div className={css.entry}>
          <span className={css.who}>{t.assistant}</span>
          <div className={css.bubble}>{t.welcome}</div>
        </div>
        {entries.map((entry, place) => (
          <LogEntry
            key={entry.id}
            entry={entry}
            onRetry={entry.ended && !isPending && place === answerPlace(entries) ? onRetry : undefined}
          />
        ))}
      </div>
      {isPending && (
        <div className={css.typing}>
          <span className={css.typingText} role="status">
            <span className={css.dots} aria-hidden>
              <span className={css.dot} />
              <span className={css.dot} />
              <span className={css.dot} />
            </span>
            {t.typing}
          </span>
          <Button variant="quiet" icon="cross" onPress={onStop}>
            {t.stop}
          </Button>
        </div>
      )}
    </>
  );
}

function LogEntry({ entry, onRetry }: { entry: Entry; onRetry: (() => void) | undefined }) {
  const { role, content, at, ended } = entry;
  const t = useWords(words).chat;
  const { time } = useFormat();
  return (
    <div className={css.entry} data-role={role} data-failed={ended === "failed" || undefined}>
      <span className={css.who}>
        {role === "user" ? t.you : t.assistant}
        <time dateTime={at}>{time(at)}</time>
        {ended === "stopped" && <Badge tone="neutral">{t.stopped}</Badge>}
      </span>
      {role === "assistant" ? (
        <AnswerText text={content} />
      ) : (
        <div className={css.bubble} dir="auto">
          {content}
        </div>
      )}
      {onRetry && (
        <Button variant="quiet" icon="refresh" onPress={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}

/** A long question would leave no room for its answer. */
const maxQuestionPx = 160;

function startOf(answer: Element | null | undefined) {
  const question = answer?.previousElementSibling;
  const isShort = question?.matches("[data-role=user]") && question.clientHeight <= maxQuestionPx;
  return isShort ? question : answer;
}
