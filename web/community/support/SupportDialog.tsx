import { Suspense, useState, type ComponentProps, type ComponentType } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { relayed } from "../../core/relay/lazyWithRelay.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import type { Chat as ChatComponent } from "./Chat.tsx";
import { SupportCenter } from "./SupportCenter.tsx";
import { useSupportDesk } from "./useSupportDesk.ts";
import { words } from "./words.ts";

const loadChat = () => relayed(() => import("./Chat.tsx").then((file) => file.Chat));

/**
 * The Support Center, replaced by the chat while chatting: one dialog that stays open in between.
 */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const [isChatting, setChatting] = useState(false);
  const [Chat, setChat] = useState<ComponentType<ComponentProps<typeof ChatComponent>>>();
  const desk = useSupportDesk();

  async function start() {
    setChatting(true);
    try {
      const loaded = await loadChat();
      setChat((known: typeof Chat) => known ?? loaded);
    } catch {
      setChatting(false);
      toast({ title: t.chat.notLoaded, description: t.chat.notLoadedText, tone: "critical" });
    }
  }
  return (
    <Dialog
      title={isChatting ? t.chat.title : t.title}
      isOpen
      onClose={onClose}
      keepsOpen={isChatting}
      isWide={isChatting}
    >
      {isChatting ? (
        <Suspense fallback={<Loading />}>
          {Chat ? <Chat desk={desk} onBack={() => setChatting(false)} /> : <Loading />}
        </Suspense>
      ) : (
        <SupportCenter desk={desk} onChat={() => void start()} onClose={onClose} />
      )}
    </Dialog>
  );
}
