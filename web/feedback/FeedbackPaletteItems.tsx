import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** Feedback in the palette. */
export function FeedbackPaletteItems() {
  const t = useWords(words);
  return <PaletteItem label={t.title} also={t.actions} icon="chat" href="/admin/feedback" />;
}
