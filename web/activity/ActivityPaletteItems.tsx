import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The log pages in the palette. */
export function ActivityPaletteItems() {
  const t = useWords(words);
  return (
    <>
      <PaletteItem
        label={t.logs.title}
        also={t.logs.also}
        icon="list"
        href="/admin/dashboard?tab=activity&user=all"
      />
      <PaletteItem
        label={t.ips.title}
        also={t.ips.also}
        icon="shield"
        href="/admin/dashboard?tab=activity&risk=high"
      />
    </>
  );
}
