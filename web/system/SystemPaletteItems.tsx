import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The system in the palette. */
export function SystemPaletteItems() {
  const t = useWords(words);
  return (
    <>
      <PaletteItem
        label={t.status.title}
        also={t.status.also}
        icon="clock"
        href="/admin/dashboard?tab=settings"
      />
      <PaletteItem
        label={t.config.title}
        also={t.config.also}
        icon="gear"
        href="/admin/dashboard?tab=settings"
      />
    </>
  );
}
