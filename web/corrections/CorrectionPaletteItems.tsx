import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The reports of wrong entries in the palette. */
export function CorrectionPaletteItems() {
  const t = useWords(words);
  return <PaletteItem label={t.title} also={t.actions} icon="flag" href="/admin/corrections" />;
}
