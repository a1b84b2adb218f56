import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The directory's entries in the palette. */
export function EntryPaletteItems() {
  const t = useWords(words);
  return <PaletteItem label={t.title} also={t.actions} icon="book" href="/admin/directory" />;
}
