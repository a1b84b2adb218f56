import type { DeskPart } from "../admin/desk.ts";
import { PaletteItem } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./deskWords.ts";

/** What the reports of wrong entries bring to the administrators' desk. */
export const correctionDesk: DeskPart = {
  id: "corrections",
  panels: [
    {
      id: "corrections",
      tab: "overview",
      load: () => import("./CorrectionsPanel.tsx").then((file) => file.CorrectionsPanel),
    },
  ],
  Actions() {
    const t = useWords(words);
    return <PaletteItem label={t.title} also={t.actions} icon="flag" href="/admin/corrections" />;
  },
};
