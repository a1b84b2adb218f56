import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The call-backs in the palette. */
export function CallbackPaletteItems() {
  const t = useWords(words);
  return <PaletteItem label={t.title} also={t.actions} icon="phone" href="/admin/callbacks" />;
}
