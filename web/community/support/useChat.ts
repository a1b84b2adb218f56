import { useEffect, useReducer, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { hotlinePhone } from "../../../shared/community/support/rules.ts";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { askAgent } from "./askAgent.ts";
import { callsIn, historyOf, nextConversation, noConversation } from "./conversation.ts";
import { words } from "./words.ts";

/** Survives a closed dialog, but not the page. */
let kept = noConversation;

/** The conversation with the support agent, and its actions. */
export function useChat({ onCallback }: { onCallback: () => void }) {
  const [conversation, step] = useReducer(nextConversation, kept);
  const [sessionId] = useState(newIdempotencyKey);
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const { chat } = useWords(words);
  const say = useSay();
  const stopAnswer = useRef<() => void>(undefined);
  const now = () => new Date().toISOString();
  const { entries, isPending } = conversation;

  useEffect(() => {
    kept = conversation;
  }, [conversation]);
  useEffect(
    () => () => {
      stopAnswer.current?.();
      kept = nextConversation(kept, { kind: "end", ended: "stopped", at: now() });
    },
    [],
  );

  function ask(message: string, before: typeof entries) {
    const question = { sessionId, message, language: locale, history: historyOf(before) };
    stopAnswer.current = askAgent(environment, question, (part) => {
      if (part.hasFailed) {
        const failed = part.reason ? say(part.reason) : chat.failed(hotlinePhone);
        const isUrgent = callsIn(kept.entries).length > 0;
        const text = (isUrgent ? [chat.numbers, failed] : [failed, chat.numbers]).join("\n\n");
        return step({ kind: "end", ended: "failed", text, at: now() });
      }
      step({ kind: "part", place: part.place, text: part.text, at: now() });
      if (part.isLast) step({ kind: "end", at: now() });
      if (part.callbackRequested) onCallback();
    });
  }

  return {
    conversation,
    sessionId,
    calls: callsIn(entries),
    send: (text: string) => {
      const message = text.trim();
      if (!message || isPending) return false;
      step({ kind: "ask", text: message, at: now() });
      ask(message, entries);
      return true;
    },
    retry: () => {
      const last = entries.findLastIndex(({ role }) => role === "user");
      const message = entries[last]?.content;
      if (message === undefined || isPending) return;
      step({ kind: "ask-again" });
      ask(message, entries.slice(0, last));
    },
    stop: () => {
      stopAnswer.current?.();
      step({ kind: "end", ended: "stopped", at: now() });
    },
    note: (text: string) => step({ kind: "note", text, at: now() }),
    erase: () => {
      stopAnswer.current?.();
      step({ kind: "erase" });
    },
  };
}
