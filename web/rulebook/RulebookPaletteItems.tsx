import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { advancedTabs } from "./advancedTabs.ts";
import { words } from "./words.desk.ts";

/** The rulebook in the palette: each of its tabs. */
export function RulebookPaletteItems() {
  const t = useWords(words);
  return advancedTabs.map(({ id, title }) => (
    <PaletteItem
      key={id}
      label={title}
      also={t.title}
      icon="gear"
      href={`/admin/dashboard?tab=overview&advanced=${id}`}
    />
  ));
}
