import { lazy, useState } from "react";
import { DeskPanel } from "../admin/DeskPanel.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { useSearch } from "../core/routing/useSearch.ts";
import { words } from "./words.desk.ts";

/** Comes when the panel is first opened. */
const CommunicationCenter = lazy(() =>
  import("./CommunicationCenter.tsx").then((file) => ({ default: file.CommunicationCenter })),
);

/** Communication Center: what came in, what goes out, and the wordings of it. */
export function CommunicationPanel() {
  const t = useWords(words);
  const [address] = useSearch();
  // As the page was opened: a tab that is chosen here moves nothing.
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
