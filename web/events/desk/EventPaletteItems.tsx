import { PaletteItem } from "../../admin/PaletteItem.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "../words.desk.ts";

/** The calendar in the palette. */
export function EventPaletteItems() {
  const t = useWords(words);
  return <PaletteItem label={t.title} also={t.actions} icon="calendar" href="/admin/events" />;
}
