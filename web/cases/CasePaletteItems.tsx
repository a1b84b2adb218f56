import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { CaseItems } from "./CaseItems.tsx";
import { words } from "./words.desk.ts";

/** The cases in the palette. */
export function CasePaletteItems() {
  const t = useWords(words).tracker;
  return (
    <>
      <PaletteItem label={t.title} icon="list" href="/admin/dashboard?tab=overview&tracker=all" />
      <CaseItems />
    </>
  );
}
