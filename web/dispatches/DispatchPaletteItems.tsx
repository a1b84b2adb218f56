import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The dispatch hub in the palette. */
export function DispatchPaletteItems() {
  const t = useWords(words).hub;
  return <PaletteItem label={t.title} icon="car" href="/admin/dashboard?tab=overview&hub=approved" />;
}
