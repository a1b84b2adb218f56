import { useState } from "react";
import { maxMessageCharacters } from "../../../shared/community/support/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import * as css from "./Chat.css.ts";
import { words } from "./words.ts";

/**
 * Enter sends, Shift+Enter breaks the line. During an answer typing is possible, sending is not.
 */
export function Composer({ isPending, onSend }: { isPending: boolean; onSend: (text: string) => boolean }) {
  const t = useWords(words).chat;
  const [text, setText] = useState("");
  const submit = () => {
    if (onSend(text)) setText("");
  };
  return (
    <div className={css.composer}>
      <TextField
        name="message"
        label={t.message}
        rows={1}
        value={text}
        onChange={setText}
        maxLength={maxMessageCharacters}
        autoFocus={hasKeyboard()}
        onKeyDown={(event) => {
          // An Enter that ends an IME composition does not count.
          const isComposing = "isComposing" in event.nativeEvent && event.nativeEvent.isComposing;
          if (event.key !== "Enter" || event.shiftKey || isComposing) return event.continuePropagation?.();
          event.preventDefault();
          submit();
        }}
      />
      <Button icon="send" onPress={submit} isDisabled={isPending || !text.trim()}>
        <span className={css.send}>{t.send}</span>
      </Button>
    </div>
  );
}

/** On a touch screen, focusing a field opens the keyboard over the content. */
const hasKeyboard = () => !window.matchMedia?.("(pointer: coarse)").matches;
