import { lazy, Suspense, useState } from "react";
import { useWords } from "../app/i18n.tsx";
import { relayed } from "../app/relayed.tsx";
import { Dialog } from "../design/Dialog.tsx";
import { Loading } from "../design/Loading.tsx";
import { SupportCenter } from "./SupportCenter.tsx";
import { useSupportDesk } from "./useSupportDesk.ts";
import { words } from "./words.ts";

const ChatDialog = lazy(async () => ({
  default: await relayed(() => import("./ChatDialog.tsx").then((file) => file.ChatDialog)),
}));

/** The Support Center, and the chat in its place while one chats. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const [isChatting, setChatting] = useState(false);
  const desk = useSupportDesk();

  if (!isChatting) return <SupportCenter desk={desk} onChat={() => setChatting(true)} onClose={onClose} />;
  return (
    <Suspense
      fallback={
        <Dialog title={t.chat.title} isOpen onClose={onClose} isWide>
          <Loading />
        </Dialog>
      }
    >
      <ChatDialog desk={desk} onBack={() => setChatting(false)} onClose={onClose} />
    </Suspense>
  );
}
