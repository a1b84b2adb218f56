import { useCallback, useEffect, useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSessionMark } from "../../core/session/sessionMark.ts";
import { Button } from "../../design/controls/Button.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import {
  dropTyped,
  fieldOf,
  fillField,
  typedBefore,
  watchTyping,
  type TypedText,
} from "../offline/drafts/typedText.ts";
import { words } from "./words.desk.ts";

/**
 * The text that this account was typing when its session ended. It returns to its field when the
 * field is opened again.
 */
export function RestoredText() {
  const t = useWords(words).typed;
  const who = useSessionMark()?.who;
  const [texts, setTexts] = useState<readonly TypedText[]>([]);
  useEffect(() => watchTyping(), []);

  useEffect(() => {
    if (!who) return;
    let isHere = true;
    void typedBefore(who).then((found) => isHere && setTexts(found));
    return () => {
      isHere = false;
      setTexts([]);
    };
  }, [who]);

  const forget = useCallback((id: string) => {
    setTexts((all) => all.filter((one) => one.id !== id));
    void dropTyped(id);
  }, []);

  useEffect(() => {
    if (texts.length === 0) return;
    const fill = () => {
      for (const typed of texts) {
        const field = fieldOf(typed);
        if (!field) continue;
        fillField(field, typed.text);
        forget(typed.id);
        toast({ title: t.filled(typed.label), tone: "info" });
      }
    };
    fill();
    const opened = new MutationObserver(fill);
    opened.observe(document.body, { childList: true, subtree: true });
    return () => opened.disconnect();
  }, [texts, forget, t]);

  if (texts.length === 0) return null;
  return (
    <Notice tone="info" title={t.title}>
      <Stack gap="sm">
        {texts.map(({ id, within, label, text }) => (
          <div key={id}>
            <b>{[within, label].filter(Boolean).join(": ")}</b>
            <p>
              <BreakableText text={text} />
            </p>
            <Button variant="quiet" icon="cross" aria-label={t.discardOf(label)} onPress={() => forget(id)}>
              {t.discard}
            </Button>
          </div>
        ))}
      </Stack>
    </Notice>
  );
}
