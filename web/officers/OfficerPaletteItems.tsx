import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** Officers' cases in the palette. */
export function OfficerPaletteItems() {
  const t = useWords(words);
  return <PaletteItem label={t.title} also={t.also} icon="shield" href="/admin/officers" />;
}
