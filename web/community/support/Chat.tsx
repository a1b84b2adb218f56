import { useState } from "react";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { CallbackDialog } from "./CallbackDialog.tsx";
import * as css from "./Chat.css.ts";
import { ChatLog } from "./ChatLog.tsx";
import { Composer } from "./Composer.tsx";
import { DangerCalls } from "./DangerCalls.tsx";
import { Guidelines } from "./Guidelines.tsx";
import { transcriptOf } from "./transcript.ts";
import { useChat } from "./useChat.ts";
import type { Desk } from "./readDesk.ts";
import { saveText } from "../../core/device/saveFile.ts";
import { words } from "./words.ts";

interface ChatProps {
  desk: Desk;
  onBack: () => void;
}

/** The support chat. Its code and its live connection are loaded when it is opened. */
export function Chat({ desk, onBack }: ChatProps) {
  const { chat: t, callback } = useWords(words);
  const { dateTime } = useFormat();
  const [isCalling, setCalling] = useState(false);
  const chat = useChat({ onCallback: () => setCalling(true) });
  const { entries, isPending } = chat.conversation;

  function download() {
    const names = { title: t.transcript, user: t.you, assistant: t.assistant };
    saveText(transcriptOf(entries, names, dateTime), t.fileName);
  }
  function erase() {
    chat.erase();
    toast({ title: t.erased });
  }
  const isUnasked = (reply: string) => entries.every(({ content }) => content !== reply);
  return (
    <>
      <div className={css.tools}>
        <Button variant="plain" icon="arrow-left" onPress={onBack}>
          {t.back}
        </Button>
        {entries.length > 0 && (
          <>
            <Button variant="plain" icon="file" onPress={download}>
              {t.download}
            </Button>
            <Button variant="plain" icon="trash" onPress={erase}>
              {t.erase}
            </Button>
          </>
        )}
      </div>
      <Guidelines desk={desk} isOpen={entries.length === 0} />
      <ChatLog conversation={chat.conversation} onRetry={chat.retry} onStop={chat.stop} />
      <div className={css.foot}>
        {chat.calls.length > 0 && <DangerCalls calls={chat.calls} />}
        <ul className={css.replies} aria-label={t.quick}>
          {t.replies.filter(isUnasked).map((reply) => (
            <li key={reply}>
              <Button variant="quiet" isDisabled={isPending} onPress={() => chat.send(reply)}>
                {reply}
              </Button>
            </li>
          ))}
          <li>
            <Button variant="quiet" icon="phone" onPress={() => setCalling(true)}>
              {callback.open}
            </Button>
          </li>
        </ul>
        <Composer isPending={isPending} onSend={chat.send} />
      </div>
      {isCalling && (
        <CallbackDialog
          sessionId={chat.sessionId}
          onClose={() => setCalling(false)}
          onRequested={(sentence) => {
            setCalling(false);
            chat.note(sentence);
          }}
        />
      )}
    </>
  );
}
