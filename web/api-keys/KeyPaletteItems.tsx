import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The API keys in the palette. */
export function KeyPaletteItems() {
  const t = useWords(words);
  return (
    <PaletteItem
      label={t.title}
      also={t.also}
      icon="lock"
      href="/admin/dashboard?tab=settings&panel=api-keys"
    />
  );
}
