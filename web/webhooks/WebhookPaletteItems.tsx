import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** The webhooks in the palette. */
export function WebhookPaletteItems() {
  const t = useWords(words);
  return (
    <PaletteItem
      label={t.title}
      also={t.also}
      icon="send"
      href="/admin/dashboard?tab=settings&panel=webhooks"
    />
  );
}
