import { lazy, useState } from "react";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { words } from "./words.desk.ts";

/** Loaded when the panel is first opened. */
const CommunicationCenter = lazy(() =>
  import("./CommunicationCenter.tsx").then((file) => ({ default: file.CommunicationCenter })),
);

/** Communication Center: received and sent messages, and templates. */
export function CommunicationPanel() {
  const t = useWords(words);
  const [address] = useSearch();
  // From the initial URL: a later tab change scrolls nothing.
  const [opened] = useState(address.has("center") ? "center" : undefined);
  return (
    <DeskPanel
      id="communications"
      title={t.title}
      icon="mail"
      asked={address.get("inbox") ?? opened}
      failed={t.failed}
    >
      {(fetchKey) => <CommunicationCenter fetchKey={fetchKey} tabIn="center" />}
    </DeskPanel>
  );
}
