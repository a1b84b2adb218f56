import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** What the palette finds of the webhooks. */
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
