import { useState } from "react";
import { maxMessageCharacters } from "#shared/support/rules";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { TextField } from "../design/fields/TextField.tsx";
import * as css from "./Chat.css.ts";
import { words } from "./words.ts";

/**
 * Enter sends, Shift and Enter break the line. While an answer is on its way one may write, and not
 * send.
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
          // An Enter that ends the composing of a letter is no Enter.
          const isComposing = "isComposing" in event.nativeEvent && event.nativeEvent.isComposing;
          if (event.key !== "Enter" || event.shiftKey || isComposing) return event.continuePropagation?.();
          event.preventDefault();
          submit();
        }}
      />
      <Button icon="send" aria-label={t.send} onPress={submit} isDisabled={isPending || !text.trim()} />
    </div>
  );
}

/**
 * On a touch screen a field that takes the focus brings the keyboard over what there is to read and
 * to tap first.
 */
const hasKeyboard = () => !window.matchMedia?.("(pointer: coarse)").matches;
