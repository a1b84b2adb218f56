import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** Messages in the palette. */
export function CommunicationPaletteItems() {
  const t = useWords(words);
  return (
    <>
      <PaletteItem label={t.title} also={t.actions} icon="mail" href="/admin/communications" />
      <PaletteItem label={t.outbox.title} also={t.outbox.actions} icon="send" href="/admin/outbox" />
    </>
  );
}
